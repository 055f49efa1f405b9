# rustc 1.95.0 (59807616e 2026-04-14); sources 6b45dac4ada14f29
ra_pop:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	stdu 1, -32(1)
	std 0, 48(1)
	ld 5, 0(3)
	ld 8, 24(3)
	addi 4, 8, -1
	ld 6, 128(5)
	sub. 6, 4, 6
	li 6, 0
	blt 0, .L100_13
	std 4, 256(5)
	ld 5, 400(5)
	cmpldi 5, 0
	beq 0, .L100_4
	cmpldi 5, 1
	sync
	beq 0, .L100_15
	lwz 7, 56(3)
	addi 7, 7, -1
	cmplwi 7, 0
	stw 7, 56(3)
	beq 0, .L100_16
.L100_4:
	ld 9, 0(3)
	ld 7, 128(9)
	sub. 10, 4, 7
	blt 0, .L100_14
	ld 11, 16(3)
	ld 5, 8(3)
	cmpld 4, 7
	and 11, 11, 4
	sldi 11, 11, 3
	add 5, 5, 11
	ld 5, 0(5)
	bne 0, .L100_11
	addi 7, 9, 128
	creqv 20, 20, 20
.L100_7:
	ldarx 10, 0, 7
	cmpld 10, 4
	bne- 0, .L100_20
	stdcx. 8, 0, 7
	bne- 0, .L100_7
	std 8, 256(9)
	bc 4, 20, .L100_13
	ld 4, 48(3)
	mr 6, 5
	addi 4, 4, 1
	std 4, 48(3)
	b .L100_13
.L100_11:
	std 4, 24(3)
	ld 4, 40(3)
	cmpd 10, 4
	blt 0, .L100_18
	mr 6, 5
.L100_13:
	mr 3, 6
	addi 1, 1, 32
	ld 0, 16(1)
	mtlr 0
	blr
.L100_14:
	std 8, 256(9)
	b .L100_13
.L100_15:
	li 5, 1
.L100_16:
	bl Worker::take_and_see_to.ra
	nop
	andi. 3, 3, 1
	li 3, 0
	iselgt 6, 4, 3
	b .L100_13
.L100_18:
	mr 4, 7
	bl Worker::shrink
	mr 6, 3
	b .L100_13
.L100_20:
	std 8, 256(9)
	b .L100_13
ra_push:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	std 29, -24(1)
	std 30, -16(1)
	stdu 1, -80(1)
	std 0, 96(1)
	mr 30, 4
	ld 5, 32(3)
	ld 4, 24(3)
	sub. 5, 5, 4
	ble 0, .L101_2
.L101_1:
	ld 6, 16(3)
	ld 5, 8(3)
	and 6, 6, 4
	addi 4, 4, 1
	sldi 6, 6, 3
	add 5, 5, 6
	std 30, 0(5)
	lwsync
	std 4, 24(3)
	ld 3, 0(3)
	std 4, 256(3)
	addi 1, 1, 80
	ld 0, 16(1)
	ld 30, -16(1)
	ld 29, -24(1)
	mtlr 0
	blr
.L101_2:
	addi 5, 1, 40
	mr 4, 3
	mr 3, 5
	li 5, 1
	mr 29, 4
	bl Worker::reserve.ra
	li 4, 3
	ld 3, 40(1)
	rotldi 4, 4, 63
	cmpld 3, 4
	bne- 0, .L101_5
	ld 4, 24(29)
	mr 3, 29
	b .L101_1
.L101_5:
	addi 3, 1, 40
	bl ring::fail
	nop
	trap
ra_steal:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mfocrf 12, 32
	stw 12, 8(1)
	mflr 0
	stdu 1, -80(1)
	std 0, 96(1)
	std 28, 48(1)
	ld 28, 0(3)
	std 27, 40(1)
	std 29, 56(1)
	std 30, 64(1)
	ld 3, 400(28)
	cmpd 7, 3, 3
	cmpldi 3, 2
	bne- 7, .+4
	isync
	beq 0, .L102_2
	ld 3, 128(28)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	ld 4, 256(28)
	sub. 3, 4, 3
	ble 0, .L102_20
.L102_2:
	addis 3, 2, RUST_STD_INTERNAL_VAL@got@tlsgd@ha
	addi 3, 3, RUST_STD_INTERNAL_VAL@got@tlsgd@l
	bl __tls_get_addr(RUST_STD_INTERNAL_VAL@tlsgd)
	nop
	lbz 4, 8(3)
	cmplwi 4, 1
	bne 0, .L102_22
.L102_3:
	ld 30, 0(3)
	ld 4, 8(30)
	andi. 3, 4, 1
	bc 12, 1, .L102_26
.L102_4:
	ori 3, 4, 1
	std 3, 8(30)
	lwsync
	std 3, 0(30)
.L102_5:
	sync
	addi 27, 28, 400
	ld 3, 400(28)
	cmpd 7, 3, 3
	bne- 7, .+4
	cmpldi 3, 2
	isync
	bne 0, .L102_27
.L102_6:
	sync
	ld 3, 128(28)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	sync
	ld 4, 256(28)
	cmpd 7, 4, 4
	sub. 4, 4, 3
	bne- 7, .+4
	isync
	ble 0, .L102_16
	ld 5, 408(28)
	addi 4, 28, 128
	crxor 8, 8, 8
	cmpd 7, 5, 5
	bne- 7, .+4
	isync
	ld 6, 0(5)
	and 6, 6, 3
	sldi 6, 6, 3
	add 5, 5, 6
	addi 5, 5, 32
	ld 29, 0(5)
	ldarx 5, 0, 4
	cmpld 5, 3
	bne- 0, .L102_12
	addi 5, 3, 1
	sync
.L102_9:
	stdcx. 5, 0, 4
	beq+ 0, .L102_11
	ldarx 6, 0, 4
	cmpld 6, 3
	beq+ 0, .L102_9
	b .L102_12
.L102_11:
	lwsync
	creqv 8, 8, 8
.L102_12:
	ld 3, 16(30)
	cmpldi 3, 0
	bne 0, .L102_29
	ld 3, 8(30)
	addi 3, 3, 1
	std 3, 8(30)
	lwsync
	std 3, 0(30)
.L102_14:
	bc 12, 8, .L102_21
.L102_15:
	li 29, -1
	b .L102_21
.L102_16:
	crxor 8, 8, 8
.L102_17:
	ld 3, 16(30)
	cmpldi 3, 0
	bne 0, .L102_38
	ld 3, 8(30)
	addi 3, 3, 1
	std 3, 8(30)
	lwsync
	std 3, 0(30)
.L102_19:
	li 29, 0
	bc 4, 8, .L102_21
	b .L102_15
.L102_20:
	li 29, 0
.L102_21:
	mr 3, 29
	ld 30, 64(1)
	ld 29, 56(1)
	ld 28, 48(1)
	ld 27, 40(1)
	addi 1, 1, 80
	ld 0, 16(1)
	lwz 12, 8(1)
	mtlr 0
	mtocrf 32, 12
	blr
.L102_22:
	li 29, 0
	li 4, 0
	bl Storage::get_or_init_slow
	cmpldi 3, 0
	bne 0, .L102_3
	bl records::temporary
	nop
	mr 30, 3
	ld 4, 8(30)
	andi. 3, 4, 1
	bc 4, 1, .L102_4
.L102_26:
	li 29, 0
	mr 3, 30
	bl Record::enter_nested
	nop
	b .L102_5
.L102_27:
	cmpldi 3, 3
	bne 0, .L102_30
	sync
	b .L102_6
.L102_29:
	mr 3, 30
	bl Record::leave_nested
	nop
	b .L102_14
.L102_30:
	li 3, 1
.L102_31:
	ldarx 4, 0, 27
	cmpldi 4, 0
	bne- 0, .L102_33
	stdcx. 3, 0, 27
	bne- 0, .L102_31
.L102_33:
	addis 3, 2, .LMergedGlobals@toc@ha
	mr 29, 30
	addi 3, 3, .LMergedGlobals@toc@l
	addi 3, 3, 0
	bl barrier::heavy_fence
	nop
	andi. 3, 3, 1
	creqv 8, 8, 8
	bc 4, 1, .L102_17
	li 3, 2
.L102_36:
	ldarx 4, 0, 27
	cmpldi 4, 1
	bne- 0, .L102_6
	stdcx. 3, 0, 27
	beq+ 0, .L102_6
	b .L102_36
.L102_38:
	mr 3, 30
	bl Record::leave_nested
	nop
	b .L102_19
rb_pop:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	stdu 1, -32(1)
	std 0, 48(1)
	ld 5, 0(3)
	ld 8, 24(3)
	addi 4, 8, -1
	ld 6, 128(5)
	sub. 6, 4, 6
	li 6, 0
	blt 0, .L103_13
	std 4, 256(5)
	sync
	ld 5, 400(5)
	cmpldi 5, 0
	beq 0, .L103_4
	cmpldi 5, 1
	lwsync
	beq 0, .L103_15
	lwz 7, 56(3)
	addi 7, 7, -1
	cmplwi 7, 0
	stw 7, 56(3)
	beq 0, .L103_16
.L103_4:
	ld 9, 0(3)
	ld 7, 128(9)
	sub. 10, 4, 7
	blt 0, .L103_14
	ld 11, 16(3)
	ld 5, 8(3)
	cmpld 4, 7
	and 11, 11, 4
	sldi 11, 11, 3
	add 5, 5, 11
	ld 5, 0(5)
	bne 0, .L103_11
	addi 7, 9, 128
	creqv 20, 20, 20
.L103_7:
	ldarx 10, 0, 7
	cmpld 10, 4
	bne- 0, .L103_20
	stdcx. 8, 0, 7
	bne- 0, .L103_7
	std 8, 256(9)
	bc 4, 20, .L103_13
	ld 4, 48(3)
	mr 6, 5
	addi 4, 4, 1
	std 4, 48(3)
	b .L103_13
.L103_11:
	std 4, 24(3)
	ld 4, 40(3)
	cmpd 10, 4
	blt 0, .L103_18
	mr 6, 5
.L103_13:
	mr 3, 6
	addi 1, 1, 32
	ld 0, 16(1)
	mtlr 0
	blr
.L103_14:
	std 8, 256(9)
	b .L103_13
.L103_15:
	li 5, 1
.L103_16:
	bl Worker::take_and_see_to.rb
	nop
	andi. 3, 3, 1
	li 3, 0
	iselgt 6, 4, 3
	b .L103_13
.L103_18:
	mr 4, 7
	bl Worker::shrink
	mr 6, 3
	b .L103_13
.L103_20:
	std 8, 256(9)
	b .L103_13
rb_push:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	std 29, -24(1)
	std 30, -16(1)
	stdu 1, -80(1)
	std 0, 96(1)
	mr 30, 4
	ld 5, 32(3)
	ld 4, 24(3)
	sub. 5, 5, 4
	ble 0, .L104_2
.L104_1:
	ld 6, 16(3)
	ld 5, 8(3)
	and 6, 6, 4
	addi 4, 4, 1
	sldi 6, 6, 3
	add 5, 5, 6
	std 30, 0(5)
	lwsync
	std 4, 24(3)
	ld 3, 0(3)
	std 4, 256(3)
	addi 1, 1, 80
	ld 0, 16(1)
	ld 30, -16(1)
	ld 29, -24(1)
	mtlr 0
	blr
.L104_2:
	addi 5, 1, 40
	mr 4, 3
	mr 3, 5
	li 5, 1
	mr 29, 4
	bl Worker::reserve.rb
	li 4, 3
	ld 3, 40(1)
	rotldi 4, 4, 63
	cmpld 3, 4
	bne- 0, .L104_5
	ld 4, 24(29)
	mr 3, 29
	b .L104_1
.L104_5:
	addi 3, 1, 40
	bl ring::fail
	nop
	trap
rb_steal:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mfocrf 12, 32
	stw 12, 8(1)
	mflr 0
	stdu 1, -80(1)
	std 0, 96(1)
	std 28, 48(1)
	ld 28, 0(3)
	std 27, 40(1)
	std 29, 56(1)
	std 30, 64(1)
	ld 3, 400(28)
	cmpd 7, 3, 3
	cmpldi 3, 2
	bne- 7, .+4
	isync
	beq 0, .L105_2
	ld 3, 128(28)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	ld 4, 256(28)
	sub. 3, 4, 3
	ble 0, .L105_20
.L105_2:
	addis 3, 2, RUST_STD_INTERNAL_VAL@got@tlsgd@ha
	addi 3, 3, RUST_STD_INTERNAL_VAL@got@tlsgd@l
	bl __tls_get_addr(RUST_STD_INTERNAL_VAL@tlsgd)
	nop
	lbz 4, 8(3)
	cmplwi 4, 1
	bne 0, .L105_22
.L105_3:
	ld 30, 0(3)
	ld 4, 8(30)
	andi. 3, 4, 1
	bc 12, 1, .L105_26
.L105_4:
	ori 3, 4, 1
	std 3, 8(30)
	lwsync
	std 3, 0(30)
.L105_5:
	sync
	addi 27, 28, 400
	ld 3, 400(28)
	cmpd 7, 3, 3
	bne- 7, .+4
	cmpldi 3, 2
	isync
	bne 0, .L105_27
.L105_6:
	sync
	ld 3, 128(28)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	sync
	ld 4, 256(28)
	cmpd 7, 4, 4
	sub. 4, 4, 3
	bne- 7, .+4
	isync
	ble 0, .L105_16
	ld 5, 408(28)
	addi 4, 28, 128
	crxor 8, 8, 8
	cmpd 7, 5, 5
	bne- 7, .+4
	isync
	ld 6, 0(5)
	and 6, 6, 3
	sldi 6, 6, 3
	add 5, 5, 6
	addi 5, 5, 32
	ld 29, 0(5)
	ldarx 5, 0, 4
	cmpld 5, 3
	bne- 0, .L105_12
	addi 5, 3, 1
	sync
.L105_9:
	stdcx. 5, 0, 4
	beq+ 0, .L105_11
	ldarx 6, 0, 4
	cmpld 6, 3
	beq+ 0, .L105_9
	b .L105_12
.L105_11:
	lwsync
	creqv 8, 8, 8
.L105_12:
	ld 3, 16(30)
	cmpldi 3, 0
	bne 0, .L105_29
	ld 3, 8(30)
	addi 3, 3, 1
	std 3, 8(30)
	lwsync
	std 3, 0(30)
.L105_14:
	bc 12, 8, .L105_21
.L105_15:
	li 29, -1
	b .L105_21
.L105_16:
	crxor 8, 8, 8
.L105_17:
	ld 3, 16(30)
	cmpldi 3, 0
	bne 0, .L105_38
	ld 3, 8(30)
	addi 3, 3, 1
	std 3, 8(30)
	lwsync
	std 3, 0(30)
.L105_19:
	li 29, 0
	bc 4, 8, .L105_21
	b .L105_15
.L105_20:
	li 29, 0
.L105_21:
	mr 3, 29
	ld 30, 64(1)
	ld 29, 56(1)
	ld 28, 48(1)
	ld 27, 40(1)
	addi 1, 1, 80
	ld 0, 16(1)
	lwz 12, 8(1)
	mtlr 0
	mtocrf 32, 12
	blr
.L105_22:
	li 29, 0
	li 4, 0
	bl Storage::get_or_init_slow
	cmpldi 3, 0
	bne 0, .L105_3
	bl records::temporary
	nop
	mr 30, 3
	ld 4, 8(30)
	andi. 3, 4, 1
	bc 4, 1, .L105_4
.L105_26:
	li 29, 0
	mr 3, 30
	bl Record::enter_nested
	nop
	b .L105_5
.L105_27:
	cmpldi 3, 3
	bne 0, .L105_30
	sync
	b .L105_6
.L105_29:
	mr 3, 30
	bl Record::leave_nested
	nop
	b .L105_14
.L105_30:
	li 3, 1
.L105_31:
	ldarx 4, 0, 27
	cmpldi 4, 0
	bne- 0, .L105_33
	stdcx. 3, 0, 27
	bne- 0, .L105_31
.L105_33:
	addis 3, 2, .LMergedGlobals@toc@ha
	mr 29, 30
	addi 3, 3, .LMergedGlobals@toc@l
	addi 3, 3, 0
	bl barrier::heavy_fence
	nop
	andi. 3, 3, 1
	creqv 8, 8, 8
	bc 4, 1, .L105_17
	li 3, 2
.L105_36:
	ldarx 4, 0, 27
	cmpldi 4, 1
	bne- 0, .L105_6
	stdcx. 3, 0, 27
	beq+ 0, .L105_6
	b .L105_36
.L105_38:
	mr 3, 30
	bl Record::leave_nested
	nop
	b .L105_19
rc_pop:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	stdu 1, -32(1)
	std 0, 48(1)
	ld 5, 0(3)
	ld 8, 24(3)
	addi 4, 8, -1
	ld 6, 128(5)
	sub. 6, 4, 6
	li 6, 0
	blt 0, .L106_13
	std 4, 256(5)
	sync
	ld 5, 400(5)
	cmpldi 5, 0
	beq 0, .L106_4
	cmpldi 5, 1
	sync
	beq 0, .L106_15
	lwz 7, 56(3)
	addi 7, 7, -1
	cmplwi 7, 0
	stw 7, 56(3)
	beq 0, .L106_16
.L106_4:
	ld 9, 0(3)
	ld 7, 128(9)
	sub. 10, 4, 7
	blt 0, .L106_14
	ld 11, 16(3)
	ld 5, 8(3)
	cmpld 4, 7
	and 11, 11, 4
	sldi 11, 11, 3
	add 5, 5, 11
	ld 5, 0(5)
	bne 0, .L106_11
	addi 7, 9, 128
	creqv 20, 20, 20
.L106_7:
	ldarx 10, 0, 7
	cmpld 10, 4
	bne- 0, .L106_20
	stdcx. 8, 0, 7
	bne- 0, .L106_7
	std 8, 256(9)
	bc 4, 20, .L106_13
	ld 4, 48(3)
	mr 6, 5
	addi 4, 4, 1
	std 4, 48(3)
	b .L106_13
.L106_11:
	std 4, 24(3)
	ld 4, 40(3)
	cmpd 10, 4
	blt 0, .L106_18
	mr 6, 5
.L106_13:
	mr 3, 6
	addi 1, 1, 32
	ld 0, 16(1)
	mtlr 0
	blr
.L106_14:
	std 8, 256(9)
	b .L106_13
.L106_15:
	li 5, 1
.L106_16:
	bl Worker::take_and_see_to.ra
	nop
	andi. 3, 3, 1
	li 3, 0
	iselgt 6, 4, 3
	b .L106_13
.L106_18:
	mr 4, 7
	bl Worker::shrink
	mr 6, 3
	b .L106_13
.L106_20:
	std 8, 256(9)
	b .L106_13
rc_push:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	std 29, -24(1)
	std 30, -16(1)
	stdu 1, -80(1)
	std 0, 96(1)
	mr 30, 4
	ld 5, 32(3)
	ld 4, 24(3)
	sub. 5, 5, 4
	ble 0, .L107_2
.L107_1:
	ld 6, 16(3)
	ld 5, 8(3)
	and 6, 6, 4
	addi 4, 4, 1
	sldi 6, 6, 3
	add 5, 5, 6
	std 30, 0(5)
	lwsync
	std 4, 24(3)
	ld 3, 0(3)
	std 4, 256(3)
	addi 1, 1, 80
	ld 0, 16(1)
	ld 30, -16(1)
	ld 29, -24(1)
	mtlr 0
	blr
.L107_2:
	addi 5, 1, 40
	mr 4, 3
	mr 3, 5
	li 5, 1
	mr 29, 4
	bl Worker::reserve.ra
	li 4, 3
	ld 3, 40(1)
	rotldi 4, 4, 63
	cmpld 3, 4
	bne- 0, .L107_5
	ld 4, 24(29)
	mr 3, 29
	b .L107_1
.L107_5:
	addi 3, 1, 40
	bl ring::fail
	nop
	trap
rc_steal:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mfocrf 12, 32
	stw 12, 8(1)
	mflr 0
	stdu 1, -80(1)
	std 0, 96(1)
	std 28, 48(1)
	ld 28, 0(3)
	std 27, 40(1)
	std 29, 56(1)
	std 30, 64(1)
	ld 3, 400(28)
	cmpd 7, 3, 3
	cmpldi 3, 2
	bne- 7, .+4
	isync
	beq 0, .L108_2
	ld 3, 128(28)
	ld 4, 256(28)
	sub. 3, 4, 3
	ble 0, .L108_20
.L108_2:
	addis 3, 2, RUST_STD_INTERNAL_VAL@got@tlsgd@ha
	addi 3, 3, RUST_STD_INTERNAL_VAL@got@tlsgd@l
	bl __tls_get_addr(RUST_STD_INTERNAL_VAL@tlsgd)
	nop
	lbz 4, 8(3)
	cmplwi 4, 1
	bne 0, .L108_22
.L108_3:
	ld 30, 0(3)
	ld 4, 8(30)
	andi. 3, 4, 1
	bc 12, 1, .L108_26
.L108_4:
	ori 3, 4, 1
	std 3, 8(30)
	lwsync
	std 3, 0(30)
.L108_5:
	sync
	addi 27, 28, 400
	ld 3, 400(28)
	cmpd 7, 3, 3
	bne- 7, .+4
	cmpldi 3, 2
	isync
	bne 0, .L108_27
.L108_6:
	sync
	ld 3, 128(28)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	sync
	ld 4, 256(28)
	cmpd 7, 4, 4
	sub. 4, 4, 3
	bne- 7, .+4
	isync
	ble 0, .L108_16
	ld 5, 408(28)
	addi 4, 28, 128
	crxor 8, 8, 8
	cmpd 7, 5, 5
	bne- 7, .+4
	isync
	ld 6, 0(5)
	and 6, 6, 3
	sldi 6, 6, 3
	add 5, 5, 6
	addi 5, 5, 32
	ld 29, 0(5)
	ldarx 5, 0, 4
	cmpld 5, 3
	bne- 0, .L108_12
	addi 5, 3, 1
	sync
.L108_9:
	stdcx. 5, 0, 4
	beq+ 0, .L108_11
	ldarx 6, 0, 4
	cmpld 6, 3
	beq+ 0, .L108_9
	b .L108_12
.L108_11:
	lwsync
	creqv 8, 8, 8
.L108_12:
	ld 3, 16(30)
	cmpldi 3, 0
	bne 0, .L108_29
	ld 3, 8(30)
	addi 3, 3, 1
	std 3, 8(30)
	lwsync
	std 3, 0(30)
.L108_14:
	bc 12, 8, .L108_21
.L108_15:
	li 29, -1
	b .L108_21
.L108_16:
	crxor 8, 8, 8
.L108_17:
	ld 3, 16(30)
	cmpldi 3, 0
	bne 0, .L108_38
	ld 3, 8(30)
	addi 3, 3, 1
	std 3, 8(30)
	lwsync
	std 3, 0(30)
.L108_19:
	li 29, 0
	bc 4, 8, .L108_21
	b .L108_15
.L108_20:
	li 29, 0
.L108_21:
	mr 3, 29
	ld 30, 64(1)
	ld 29, 56(1)
	ld 28, 48(1)
	ld 27, 40(1)
	addi 1, 1, 80
	ld 0, 16(1)
	lwz 12, 8(1)
	mtlr 0
	mtocrf 32, 12
	blr
.L108_22:
	li 29, 0
	li 4, 0
	bl Storage::get_or_init_slow
	cmpldi 3, 0
	bne 0, .L108_3
	bl records::temporary
	nop
	mr 30, 3
	ld 4, 8(30)
	andi. 3, 4, 1
	bc 4, 1, .L108_4
.L108_26:
	li 29, 0
	mr 3, 30
	bl Record::enter_nested
	nop
	b .L108_5
.L108_27:
	cmpldi 3, 3
	bne 0, .L108_30
	sync
	b .L108_6
.L108_29:
	mr 3, 30
	bl Record::leave_nested
	nop
	b .L108_14
.L108_30:
	li 3, 1
.L108_31:
	ldarx 4, 0, 27
	cmpldi 4, 0
	bne- 0, .L108_33
	stdcx. 3, 0, 27
	bne- 0, .L108_31
.L108_33:
	addis 3, 2, .LMergedGlobals@toc@ha
	mr 29, 30
	addi 3, 3, .LMergedGlobals@toc@l
	addi 3, 3, 0
	bl barrier::heavy_fence
	nop
	andi. 3, 3, 1
	creqv 8, 8, 8
	bc 4, 1, .L108_17
	li 3, 2
.L108_36:
	ldarx 4, 0, 27
	cmpldi 4, 1
	bne- 0, .L108_6
	stdcx. 3, 0, 27
	beq+ 0, .L108_6
	b .L108_36
.L108_38:
	mr 3, 30
	bl Record::leave_nested
	nop
	b .L108_19
rd_pop:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	stdu 1, -32(1)
	std 0, 48(1)
	ld 5, 0(3)
	ld 8, 24(3)
	addi 4, 8, -1
	ld 6, 128(5)
	sub. 6, 4, 6
	li 6, 0
	blt 0, .L109_13
	std 4, 256(5)
	sync
	ld 5, 400(5)
	cmpldi 5, 0
	beq 0, .L109_4
	cmpldi 5, 1
	sync
	beq 0, .L109_15
	lwz 7, 56(3)
	addi 7, 7, -1
	cmplwi 7, 0
	stw 7, 56(3)
	beq 0, .L109_16
.L109_4:
	ld 9, 0(3)
	ld 7, 128(9)
	sub. 10, 4, 7
	blt 0, .L109_14
	ld 11, 16(3)
	ld 5, 8(3)
	cmpld 4, 7
	and 11, 11, 4
	sldi 11, 11, 3
	add 5, 5, 11
	ld 5, 0(5)
	bne 0, .L109_11
	addi 7, 9, 128
	creqv 20, 20, 20
.L109_7:
	ldarx 10, 0, 7
	cmpld 10, 4
	bne- 0, .L109_20
	stdcx. 8, 0, 7
	bne- 0, .L109_7
	std 8, 256(9)
	bc 4, 20, .L109_13
	ld 4, 48(3)
	mr 6, 5
	addi 4, 4, 1
	std 4, 48(3)
	b .L109_13
.L109_11:
	std 4, 24(3)
	ld 4, 40(3)
	cmpd 10, 4
	blt 0, .L109_18
	mr 6, 5
.L109_13:
	mr 3, 6
	addi 1, 1, 32
	ld 0, 16(1)
	mtlr 0
	blr
.L109_14:
	std 8, 256(9)
	b .L109_13
.L109_15:
	li 5, 1
.L109_16:
	bl Worker::take_and_see_to.ra
	nop
	andi. 3, 3, 1
	li 3, 0
	iselgt 6, 4, 3
	b .L109_13
.L109_18:
	mr 4, 7
	bl Worker::shrink
	mr 6, 3
	b .L109_13
.L109_20:
	std 8, 256(9)
	b .L109_13
rd_push:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	std 29, -24(1)
	std 30, -16(1)
	stdu 1, -80(1)
	std 0, 96(1)
	mr 30, 4
	ld 5, 32(3)
	ld 4, 24(3)
	sub. 5, 5, 4
	ble 0, .L110_2
.L110_1:
	ld 6, 16(3)
	ld 5, 8(3)
	and 6, 6, 4
	addi 4, 4, 1
	sldi 6, 6, 3
	add 5, 5, 6
	std 30, 0(5)
	lwsync
	std 4, 24(3)
	ld 3, 0(3)
	std 4, 256(3)
	addi 1, 1, 80
	ld 0, 16(1)
	ld 30, -16(1)
	ld 29, -24(1)
	mtlr 0
	blr
.L110_2:
	addi 5, 1, 40
	mr 4, 3
	mr 3, 5
	li 5, 1
	mr 29, 4
	bl Worker::reserve.ra
	li 4, 3
	ld 3, 40(1)
	rotldi 4, 4, 63
	cmpld 3, 4
	bne- 0, .L110_5
	ld 4, 24(29)
	mr 3, 29
	b .L110_1
.L110_5:
	addi 3, 1, 40
	bl ring::fail
	nop
	trap
rd_steal:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mfocrf 12, 32
	stw 12, 8(1)
	mflr 0
	stdu 1, -80(1)
	std 0, 96(1)
	std 28, 48(1)
	ld 28, 0(3)
	std 27, 40(1)
	std 29, 56(1)
	std 30, 64(1)
	ld 3, 400(28)
	cmpd 7, 3, 3
	cmpldi 3, 2
	bne- 7, .+4
	isync
	beq 0, .L111_2
	ld 3, 128(28)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	ld 4, 256(28)
	sub. 3, 4, 3
	ble 0, .L111_20
.L111_2:
	addis 3, 2, RUST_STD_INTERNAL_VAL@got@tlsgd@ha
	addi 3, 3, RUST_STD_INTERNAL_VAL@got@tlsgd@l
	bl __tls_get_addr(RUST_STD_INTERNAL_VAL@tlsgd)
	nop
	lbz 4, 8(3)
	cmplwi 4, 1
	bne 0, .L111_22
.L111_3:
	ld 30, 0(3)
	ld 4, 8(30)
	andi. 3, 4, 1
	bc 12, 1, .L111_26
.L111_4:
	ori 3, 4, 1
	std 3, 8(30)
	lwsync
	std 3, 0(30)
.L111_5:
	ld 3, 400(28)
	addi 27, 28, 400
	cmpd 7, 3, 3
	cmpldi 3, 2
	bne- 7, .+4
	isync
	bne 0, .L111_27
.L111_6:
	sync
	ld 3, 128(28)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	sync
	ld 4, 256(28)
	cmpd 7, 4, 4
	sub. 4, 4, 3
	bne- 7, .+4
	isync
	ble 0, .L111_16
	ld 5, 408(28)
	addi 4, 28, 128
	crxor 8, 8, 8
	cmpd 7, 5, 5
	bne- 7, .+4
	isync
	ld 6, 0(5)
	and 6, 6, 3
	sldi 6, 6, 3
	add 5, 5, 6
	addi 5, 5, 32
	ld 29, 0(5)
	ldarx 5, 0, 4
	cmpld 5, 3
	bne- 0, .L111_12
	addi 5, 3, 1
	sync
.L111_9:
	stdcx. 5, 0, 4
	beq+ 0, .L111_11
	ldarx 6, 0, 4
	cmpld 6, 3
	beq+ 0, .L111_9
	b .L111_12
.L111_11:
	lwsync
	creqv 8, 8, 8
.L111_12:
	ld 3, 16(30)
	cmpldi 3, 0
	bne 0, .L111_29
	ld 3, 8(30)
	addi 3, 3, 1
	std 3, 8(30)
	lwsync
	std 3, 0(30)
.L111_14:
	bc 12, 8, .L111_21
.L111_15:
	li 29, -1
	b .L111_21
.L111_16:
	crxor 8, 8, 8
.L111_17:
	ld 3, 16(30)
	cmpldi 3, 0
	bne 0, .L111_38
	ld 3, 8(30)
	addi 3, 3, 1
	std 3, 8(30)
	lwsync
	std 3, 0(30)
.L111_19:
	li 29, 0
	bc 4, 8, .L111_21
	b .L111_15
.L111_20:
	li 29, 0
.L111_21:
	mr 3, 29
	ld 30, 64(1)
	ld 29, 56(1)
	ld 28, 48(1)
	ld 27, 40(1)
	addi 1, 1, 80
	ld 0, 16(1)
	lwz 12, 8(1)
	mtlr 0
	mtocrf 32, 12
	blr
.L111_22:
	li 29, 0
	li 4, 0
	bl Storage::get_or_init_slow
	cmpldi 3, 0
	bne 0, .L111_3
	bl records::temporary
	nop
	mr 30, 3
	ld 4, 8(30)
	andi. 3, 4, 1
	bc 4, 1, .L111_4
.L111_26:
	li 29, 0
	mr 3, 30
	bl Record::enter_nested
	nop
	b .L111_5
.L111_27:
	cmpldi 3, 3
	bne 0, .L111_30
	sync
	b .L111_6
.L111_29:
	mr 3, 30
	bl Record::leave_nested
	nop
	b .L111_14
.L111_30:
	li 3, 1
.L111_31:
	ldarx 4, 0, 27
	cmpldi 4, 0
	bne- 0, .L111_33
	stdcx. 3, 0, 27
	bne- 0, .L111_31
.L111_33:
	addis 3, 2, .LMergedGlobals@toc@ha
	mr 29, 30
	addi 3, 3, .LMergedGlobals@toc@l
	addi 3, 3, 0
	bl barrier::heavy_fence
	nop
	andi. 3, 3, 1
	creqv 8, 8, 8
	bc 4, 1, .L111_17
	li 3, 2
.L111_36:
	ldarx 4, 0, 27
	cmpldi 4, 1
	bne- 0, .L111_6
	stdcx. 3, 0, 27
	beq+ 0, .L111_6
	b .L111_36
.L111_38:
	mr 3, 30
	bl Record::leave_nested
	nop
	b .L111_19
re_pop:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	stdu 1, -32(1)
	std 0, 48(1)
	ld 5, 0(3)
	ld 8, 24(3)
	addi 4, 8, -1
	ld 6, 128(5)
	sub. 6, 4, 6
	li 6, 0
	blt 0, .L112_13
	std 4, 256(5)
	sync
	ld 5, 400(5)
	cmpldi 5, 0
	beq 0, .L112_4
	cmpldi 5, 1
	sync
	beq 0, .L112_15
	lwz 7, 56(3)
	addi 7, 7, -1
	cmplwi 7, 0
	stw 7, 56(3)
	beq 0, .L112_16
.L112_4:
	ld 9, 0(3)
	ld 7, 128(9)
	sub. 10, 4, 7
	blt 0, .L112_14
	ld 11, 16(3)
	ld 5, 8(3)
	cmpld 4, 7
	and 11, 11, 4
	sldi 11, 11, 3
	add 5, 5, 11
	ld 5, 0(5)
	bne 0, .L112_11
	addi 7, 9, 128
	creqv 20, 20, 20
.L112_7:
	ldarx 10, 0, 7
	cmpld 10, 4
	bne- 0, .L112_20
	stdcx. 8, 0, 7
	bne- 0, .L112_7
	std 8, 256(9)
	bc 4, 20, .L112_13
	ld 4, 48(3)
	mr 6, 5
	addi 4, 4, 1
	std 4, 48(3)
	b .L112_13
.L112_11:
	std 4, 24(3)
	ld 4, 40(3)
	cmpd 10, 4
	blt 0, .L112_18
	mr 6, 5
.L112_13:
	mr 3, 6
	addi 1, 1, 32
	ld 0, 16(1)
	mtlr 0
	blr
.L112_14:
	std 8, 256(9)
	b .L112_13
.L112_15:
	li 5, 1
.L112_16:
	bl Worker::take_and_see_to.ra
	nop
	andi. 3, 3, 1
	li 3, 0
	iselgt 6, 4, 3
	b .L112_13
.L112_18:
	mr 4, 7
	bl Worker::shrink
	mr 6, 3
	b .L112_13
.L112_20:
	std 8, 256(9)
	b .L112_13
re_push:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	std 29, -24(1)
	std 30, -16(1)
	stdu 1, -80(1)
	std 0, 96(1)
	mr 30, 4
	ld 5, 32(3)
	ld 4, 24(3)
	sub. 5, 5, 4
	ble 0, .L113_2
.L113_1:
	ld 6, 16(3)
	ld 5, 8(3)
	and 6, 6, 4
	addi 4, 4, 1
	sldi 6, 6, 3
	add 5, 5, 6
	std 30, 0(5)
	lwsync
	std 4, 24(3)
	ld 3, 0(3)
	std 4, 256(3)
	addi 1, 1, 80
	ld 0, 16(1)
	ld 30, -16(1)
	ld 29, -24(1)
	mtlr 0
	blr
.L113_2:
	addi 5, 1, 40
	mr 4, 3
	mr 3, 5
	li 5, 1
	mr 29, 4
	bl Worker::reserve.ra
	li 4, 3
	ld 3, 40(1)
	rotldi 4, 4, 63
	cmpld 3, 4
	bne- 0, .L113_5
	ld 4, 24(29)
	mr 3, 29
	b .L113_1
.L113_5:
	addi 3, 1, 40
	bl ring::fail
	nop
	trap
re_steal:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mfocrf 12, 32
	stw 12, 8(1)
	mflr 0
	stdu 1, -80(1)
	std 0, 96(1)
	std 28, 48(1)
	ld 28, 0(3)
	std 27, 40(1)
	std 29, 56(1)
	std 30, 64(1)
	ld 3, 400(28)
	cmpldi 3, 2
	beq 0, .L114_2
	ld 3, 128(28)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	ld 4, 256(28)
	sub. 3, 4, 3
	ble 0, .L114_20
.L114_2:
	addis 3, 2, RUST_STD_INTERNAL_VAL@got@tlsgd@ha
	addi 3, 3, RUST_STD_INTERNAL_VAL@got@tlsgd@l
	bl __tls_get_addr(RUST_STD_INTERNAL_VAL@tlsgd)
	nop
	lbz 4, 8(3)
	cmplwi 4, 1
	bne 0, .L114_22
.L114_3:
	ld 30, 0(3)
	ld 4, 8(30)
	andi. 3, 4, 1
	bc 12, 1, .L114_26
.L114_4:
	ori 3, 4, 1
	std 3, 8(30)
	lwsync
	std 3, 0(30)
.L114_5:
	sync
	addi 27, 28, 400
	ld 3, 400(28)
	cmpldi 3, 2
	bne 0, .L114_27
.L114_6:
	sync
	ld 3, 128(28)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	sync
	ld 4, 256(28)
	cmpd 7, 4, 4
	sub. 4, 4, 3
	bne- 7, .+4
	isync
	ble 0, .L114_16
	ld 5, 408(28)
	addi 4, 28, 128
	crxor 8, 8, 8
	cmpd 7, 5, 5
	bne- 7, .+4
	isync
	ld 6, 0(5)
	and 6, 6, 3
	sldi 6, 6, 3
	add 5, 5, 6
	addi 5, 5, 32
	ld 29, 0(5)
	ldarx 5, 0, 4
	cmpld 5, 3
	bne- 0, .L114_12
	addi 5, 3, 1
	sync
.L114_9:
	stdcx. 5, 0, 4
	beq+ 0, .L114_11
	ldarx 6, 0, 4
	cmpld 6, 3
	beq+ 0, .L114_9
	b .L114_12
.L114_11:
	lwsync
	creqv 8, 8, 8
.L114_12:
	ld 3, 16(30)
	cmpldi 3, 0
	bne 0, .L114_29
	ld 3, 8(30)
	addi 3, 3, 1
	std 3, 8(30)
	lwsync
	std 3, 0(30)
.L114_14:
	bc 12, 8, .L114_21
.L114_15:
	li 29, -1
	b .L114_21
.L114_16:
	crxor 8, 8, 8
.L114_17:
	ld 3, 16(30)
	cmpldi 3, 0
	bne 0, .L114_38
	ld 3, 8(30)
	addi 3, 3, 1
	std 3, 8(30)
	lwsync
	std 3, 0(30)
.L114_19:
	li 29, 0
	bc 4, 8, .L114_21
	b .L114_15
.L114_20:
	li 29, 0
.L114_21:
	mr 3, 29
	ld 30, 64(1)
	ld 29, 56(1)
	ld 28, 48(1)
	ld 27, 40(1)
	addi 1, 1, 80
	ld 0, 16(1)
	lwz 12, 8(1)
	mtlr 0
	mtocrf 32, 12
	blr
.L114_22:
	li 29, 0
	li 4, 0
	bl Storage::get_or_init_slow
	cmpldi 3, 0
	bne 0, .L114_3
	bl records::temporary
	nop
	mr 30, 3
	ld 4, 8(30)
	andi. 3, 4, 1
	bc 4, 1, .L114_4
.L114_26:
	li 29, 0
	mr 3, 30
	bl Record::enter_nested
	nop
	b .L114_5
.L114_27:
	cmpldi 3, 3
	bne 0, .L114_30
	sync
	b .L114_6
.L114_29:
	mr 3, 30
	bl Record::leave_nested
	nop
	b .L114_14
.L114_30:
	li 3, 1
.L114_31:
	ldarx 4, 0, 27
	cmpldi 4, 0
	bne- 0, .L114_33
	stdcx. 3, 0, 27
	bne- 0, .L114_31
.L114_33:
	addis 3, 2, .LMergedGlobals@toc@ha
	mr 29, 30
	addi 3, 3, .LMergedGlobals@toc@l
	addi 3, 3, 0
	bl barrier::heavy_fence
	nop
	andi. 3, 3, 1
	creqv 8, 8, 8
	bc 4, 1, .L114_17
	li 3, 2
.L114_36:
	ldarx 4, 0, 27
	cmpldi 4, 1
	bne- 0, .L114_6
	stdcx. 3, 0, 27
	beq+ 0, .L114_6
	b .L114_36
.L114_38:
	mr 3, 30
	bl Record::leave_nested
	nop
	b .L114_19
rg_pop:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	stdu 1, -32(1)
	std 0, 48(1)
	ld 5, 0(3)
	ld 8, 24(3)
	addi 4, 8, -1
	ld 6, 128(5)
	sub. 6, 4, 6
	li 6, 0
	blt 0, .L115_13
	std 4, 256(5)
	sync
	ld 5, 400(5)
	cmpldi 5, 0
	beq 0, .L115_4
	cmpldi 5, 1
	sync
	beq 0, .L115_15
	lwz 7, 56(3)
	addi 7, 7, -1
	cmplwi 7, 0
	stw 7, 56(3)
	beq 0, .L115_16
.L115_4:
	ld 9, 0(3)
	ld 7, 128(9)
	sub. 10, 4, 7
	blt 0, .L115_14
	ld 11, 16(3)
	ld 5, 8(3)
	cmpld 4, 7
	and 11, 11, 4
	sldi 11, 11, 3
	add 5, 5, 11
	ld 5, 0(5)
	bne 0, .L115_11
	addi 7, 9, 128
	creqv 20, 20, 20
.L115_7:
	ldarx 10, 0, 7
	cmpld 10, 4
	bne- 0, .L115_20
	stdcx. 8, 0, 7
	bne- 0, .L115_7
	std 8, 256(9)
	bc 4, 20, .L115_13
	ld 4, 48(3)
	mr 6, 5
	addi 4, 4, 1
	std 4, 48(3)
	b .L115_13
.L115_11:
	std 4, 24(3)
	ld 4, 40(3)
	cmpd 10, 4
	blt 0, .L115_18
	mr 6, 5
.L115_13:
	mr 3, 6
	addi 1, 1, 32
	ld 0, 16(1)
	mtlr 0
	blr
.L115_14:
	std 8, 256(9)
	b .L115_13
.L115_15:
	li 5, 1
.L115_16:
	bl Worker::take_and_see_to.ra
	nop
	andi. 3, 3, 1
	li 3, 0
	iselgt 6, 4, 3
	b .L115_13
.L115_18:
	mr 4, 7
	bl Worker::shrink
	mr 6, 3
	b .L115_13
.L115_20:
	std 8, 256(9)
	b .L115_13
rg_push:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	std 29, -24(1)
	std 30, -16(1)
	stdu 1, -80(1)
	std 0, 96(1)
	mr 30, 4
	ld 5, 32(3)
	ld 4, 24(3)
	sub. 5, 5, 4
	ble 0, .L116_2
.L116_1:
	ld 6, 16(3)
	ld 5, 8(3)
	and 6, 6, 4
	addi 4, 4, 1
	sldi 6, 6, 3
	add 5, 5, 6
	std 30, 0(5)
	lwsync
	std 4, 24(3)
	ld 3, 0(3)
	std 4, 256(3)
	addi 1, 1, 80
	ld 0, 16(1)
	ld 30, -16(1)
	ld 29, -24(1)
	mtlr 0
	blr
.L116_2:
	addi 5, 1, 40
	mr 4, 3
	mr 3, 5
	li 5, 1
	mr 29, 4
	bl Worker::reserve.ra
	li 4, 3
	ld 3, 40(1)
	rotldi 4, 4, 63
	cmpld 3, 4
	bne- 0, .L116_5
	ld 4, 24(29)
	mr 3, 29
	b .L116_1
.L116_5:
	addi 3, 1, 40
	bl ring::fail
	nop
	trap
rg_steal:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mfocrf 12, 32
	stw 12, 8(1)
	mflr 0
	stdu 1, -80(1)
	std 0, 96(1)
	std 28, 48(1)
	ld 28, 0(3)
	std 27, 40(1)
	std 29, 56(1)
	std 30, 64(1)
	ld 3, 400(28)
	cmpd 7, 3, 3
	cmpldi 3, 2
	bne- 7, .+4
	isync
	beq 0, .L117_2
	ld 3, 128(28)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	ld 4, 256(28)
	sub. 3, 4, 3
	ble 0, .L117_20
.L117_2:
	addis 3, 2, RUST_STD_INTERNAL_VAL@got@tlsgd@ha
	addi 3, 3, RUST_STD_INTERNAL_VAL@got@tlsgd@l
	bl __tls_get_addr(RUST_STD_INTERNAL_VAL@tlsgd)
	nop
	lbz 4, 8(3)
	cmplwi 4, 1
	bne 0, .L117_22
.L117_3:
	ld 30, 0(3)
	ld 4, 8(30)
	andi. 3, 4, 1
	bc 12, 1, .L117_26
.L117_4:
	ori 3, 4, 1
	std 3, 8(30)
	lwsync
	std 3, 0(30)
.L117_5:
	sync
	addi 27, 28, 400
	ld 3, 400(28)
	cmpd 7, 3, 3
	bne- 7, .+4
	cmpldi 3, 2
	isync
	bne 0, .L117_27
.L117_6:
	ld 3, 128(28)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	sync
	ld 4, 256(28)
	cmpd 7, 4, 4
	sub. 4, 4, 3
	bne- 7, .+4
	isync
	ble 0, .L117_16
	ld 5, 408(28)
	addi 4, 28, 128
	crxor 8, 8, 8
	cmpd 7, 5, 5
	bne- 7, .+4
	isync
	ld 6, 0(5)
	and 6, 6, 3
	sldi 6, 6, 3
	add 5, 5, 6
	addi 5, 5, 32
	ld 29, 0(5)
	ldarx 5, 0, 4
	cmpld 5, 3
	bne- 0, .L117_12
	addi 5, 3, 1
	sync
.L117_9:
	stdcx. 5, 0, 4
	beq+ 0, .L117_11
	ldarx 6, 0, 4
	cmpld 6, 3
	beq+ 0, .L117_9
	b .L117_12
.L117_11:
	lwsync
	creqv 8, 8, 8
.L117_12:
	ld 3, 16(30)
	cmpldi 3, 0
	bne 0, .L117_29
	ld 3, 8(30)
	addi 3, 3, 1
	std 3, 8(30)
	lwsync
	std 3, 0(30)
.L117_14:
	bc 12, 8, .L117_21
.L117_15:
	li 29, -1
	b .L117_21
.L117_16:
	crxor 8, 8, 8
.L117_17:
	ld 3, 16(30)
	cmpldi 3, 0
	bne 0, .L117_38
	ld 3, 8(30)
	addi 3, 3, 1
	std 3, 8(30)
	lwsync
	std 3, 0(30)
.L117_19:
	li 29, 0
	bc 4, 8, .L117_21
	b .L117_15
.L117_20:
	li 29, 0
.L117_21:
	mr 3, 29
	ld 30, 64(1)
	ld 29, 56(1)
	ld 28, 48(1)
	ld 27, 40(1)
	addi 1, 1, 80
	ld 0, 16(1)
	lwz 12, 8(1)
	mtlr 0
	mtocrf 32, 12
	blr
.L117_22:
	li 29, 0
	li 4, 0
	bl Storage::get_or_init_slow
	cmpldi 3, 0
	bne 0, .L117_3
	bl records::temporary
	nop
	mr 30, 3
	ld 4, 8(30)
	andi. 3, 4, 1
	bc 4, 1, .L117_4
.L117_26:
	li 29, 0
	mr 3, 30
	bl Record::enter_nested
	nop
	b .L117_5
.L117_27:
	cmpldi 3, 3
	bne 0, .L117_30
	sync
	b .L117_6
.L117_29:
	mr 3, 30
	bl Record::leave_nested
	nop
	b .L117_14
.L117_30:
	li 3, 1
.L117_31:
	ldarx 4, 0, 27
	cmpldi 4, 0
	bne- 0, .L117_33
	stdcx. 3, 0, 27
	bne- 0, .L117_31
.L117_33:
	addis 3, 2, .LMergedGlobals@toc@ha
	mr 29, 30
	addi 3, 3, .LMergedGlobals@toc@l
	addi 3, 3, 0
	bl barrier::heavy_fence
	nop
	andi. 3, 3, 1
	creqv 8, 8, 8
	bc 4, 1, .L117_17
	li 3, 2
.L117_36:
	ldarx 4, 0, 27
	cmpldi 4, 1
	bne- 0, .L117_6
	stdcx. 3, 0, 27
	beq+ 0, .L117_6
	b .L117_36
.L117_38:
	mr 3, 30
	bl Record::leave_nested
	nop
	b .L117_19
rh_pop:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	stdu 1, -32(1)
	std 0, 48(1)
	ld 5, 0(3)
	ld 8, 24(3)
	addi 4, 8, -1
	ld 6, 128(5)
	sub. 6, 4, 6
	li 6, 0
	blt 0, .L118_13
	std 4, 256(5)
	sync
	ld 5, 400(5)
	cmpldi 5, 0
	beq 0, .L118_4
	cmpldi 5, 1
	sync
	beq 0, .L118_15
	lwz 7, 56(3)
	addi 7, 7, -1
	cmplwi 7, 0
	stw 7, 56(3)
	beq 0, .L118_16
.L118_4:
	ld 9, 0(3)
	ld 7, 128(9)
	sub. 10, 4, 7
	blt 0, .L118_14
	ld 11, 16(3)
	ld 5, 8(3)
	cmpld 4, 7
	and 11, 11, 4
	sldi 11, 11, 3
	add 5, 5, 11
	ld 5, 0(5)
	bne 0, .L118_11
	addi 7, 9, 128
	creqv 20, 20, 20
.L118_7:
	ldarx 10, 0, 7
	cmpld 10, 4
	bne- 0, .L118_20
	stdcx. 8, 0, 7
	bne- 0, .L118_7
	std 8, 256(9)
	bc 4, 20, .L118_13
	ld 4, 48(3)
	mr 6, 5
	addi 4, 4, 1
	std 4, 48(3)
	b .L118_13
.L118_11:
	std 4, 24(3)
	ld 4, 40(3)
	cmpd 10, 4
	blt 0, .L118_18
	mr 6, 5
.L118_13:
	mr 3, 6
	addi 1, 1, 32
	ld 0, 16(1)
	mtlr 0
	blr
.L118_14:
	std 8, 256(9)
	b .L118_13
.L118_15:
	li 5, 1
.L118_16:
	bl Worker::take_and_see_to.ra
	nop
	andi. 3, 3, 1
	li 3, 0
	iselgt 6, 4, 3
	b .L118_13
.L118_18:
	mr 4, 7
	bl Worker::shrink
	mr 6, 3
	b .L118_13
.L118_20:
	std 8, 256(9)
	b .L118_13
rh_push:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	std 29, -24(1)
	std 30, -16(1)
	stdu 1, -80(1)
	std 0, 96(1)
	mr 30, 4
	ld 5, 32(3)
	ld 4, 24(3)
	sub. 5, 5, 4
	ble 0, .L119_2
.L119_1:
	ld 6, 16(3)
	ld 5, 8(3)
	and 6, 6, 4
	addi 4, 4, 1
	sldi 6, 6, 3
	add 5, 5, 6
	std 30, 0(5)
	lwsync
	std 4, 24(3)
	ld 3, 0(3)
	std 4, 256(3)
	addi 1, 1, 80
	ld 0, 16(1)
	ld 30, -16(1)
	ld 29, -24(1)
	mtlr 0
	blr
.L119_2:
	addi 5, 1, 40
	mr 4, 3
	mr 3, 5
	li 5, 1
	mr 29, 4
	bl Worker::reserve.ra
	li 4, 3
	ld 3, 40(1)
	rotldi 4, 4, 63
	cmpld 3, 4
	bne- 0, .L119_5
	ld 4, 24(29)
	mr 3, 29
	b .L119_1
.L119_5:
	addi 3, 1, 40
	bl ring::fail
	nop
	trap
rh_steal:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mfocrf 12, 32
	stw 12, 8(1)
	mflr 0
	stdu 1, -80(1)
	std 0, 96(1)
	std 28, 48(1)
	ld 28, 0(3)
	std 27, 40(1)
	std 29, 56(1)
	std 30, 64(1)
	ld 3, 400(28)
	cmpd 7, 3, 3
	cmpldi 3, 2
	bne- 7, .+4
	isync
	beq 0, .L120_2
	ld 3, 128(28)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	ld 4, 256(28)
	sub. 3, 4, 3
	ble 0, .L120_20
.L120_2:
	addis 3, 2, RUST_STD_INTERNAL_VAL@got@tlsgd@ha
	addi 3, 3, RUST_STD_INTERNAL_VAL@got@tlsgd@l
	bl __tls_get_addr(RUST_STD_INTERNAL_VAL@tlsgd)
	nop
	lbz 4, 8(3)
	cmplwi 4, 1
	bne 0, .L120_22
.L120_3:
	ld 30, 0(3)
	ld 4, 8(30)
	andi. 3, 4, 1
	bc 12, 1, .L120_26
.L120_4:
	ori 3, 4, 1
	std 3, 8(30)
	lwsync
	std 3, 0(30)
.L120_5:
	sync
	addi 27, 28, 400
	ld 3, 400(28)
	cmpd 7, 3, 3
	bne- 7, .+4
	cmpldi 3, 2
	isync
	bne 0, .L120_27
.L120_6:
	sync
	ld 3, 128(28)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	ld 4, 256(28)
	cmpd 7, 4, 4
	sub. 4, 4, 3
	bne- 7, .+4
	isync
	ble 0, .L120_16
	ld 5, 408(28)
	addi 4, 28, 128
	crxor 8, 8, 8
	cmpd 7, 5, 5
	bne- 7, .+4
	isync
	ld 6, 0(5)
	and 6, 6, 3
	sldi 6, 6, 3
	add 5, 5, 6
	addi 5, 5, 32
	ld 29, 0(5)
	ldarx 5, 0, 4
	cmpld 5, 3
	bne- 0, .L120_12
	addi 5, 3, 1
	sync
.L120_9:
	stdcx. 5, 0, 4
	beq+ 0, .L120_11
	ldarx 6, 0, 4
	cmpld 6, 3
	beq+ 0, .L120_9
	b .L120_12
.L120_11:
	lwsync
	creqv 8, 8, 8
.L120_12:
	ld 3, 16(30)
	cmpldi 3, 0
	bne 0, .L120_29
	ld 3, 8(30)
	addi 3, 3, 1
	std 3, 8(30)
	lwsync
	std 3, 0(30)
.L120_14:
	bc 12, 8, .L120_21
.L120_15:
	li 29, -1
	b .L120_21
.L120_16:
	crxor 8, 8, 8
.L120_17:
	ld 3, 16(30)
	cmpldi 3, 0
	bne 0, .L120_38
	ld 3, 8(30)
	addi 3, 3, 1
	std 3, 8(30)
	lwsync
	std 3, 0(30)
.L120_19:
	li 29, 0
	bc 4, 8, .L120_21
	b .L120_15
.L120_20:
	li 29, 0
.L120_21:
	mr 3, 29
	ld 30, 64(1)
	ld 29, 56(1)
	ld 28, 48(1)
	ld 27, 40(1)
	addi 1, 1, 80
	ld 0, 16(1)
	lwz 12, 8(1)
	mtlr 0
	mtocrf 32, 12
	blr
.L120_22:
	li 29, 0
	li 4, 0
	bl Storage::get_or_init_slow
	cmpldi 3, 0
	bne 0, .L120_3
	bl records::temporary
	nop
	mr 30, 3
	ld 4, 8(30)
	andi. 3, 4, 1
	bc 4, 1, .L120_4
.L120_26:
	li 29, 0
	mr 3, 30
	bl Record::enter_nested
	nop
	b .L120_5
.L120_27:
	cmpldi 3, 3
	bne 0, .L120_30
	sync
	b .L120_6
.L120_29:
	mr 3, 30
	bl Record::leave_nested
	nop
	b .L120_14
.L120_30:
	li 3, 1
.L120_31:
	ldarx 4, 0, 27
	cmpldi 4, 0
	bne- 0, .L120_33
	stdcx. 3, 0, 27
	bne- 0, .L120_31
.L120_33:
	addis 3, 2, .LMergedGlobals@toc@ha
	mr 29, 30
	addi 3, 3, .LMergedGlobals@toc@l
	addi 3, 3, 0
	bl barrier::heavy_fence
	nop
	andi. 3, 3, 1
	creqv 8, 8, 8
	bc 4, 1, .L120_17
	li 3, 2
.L120_36:
	ldarx 4, 0, 27
	cmpldi 4, 1
	bne- 0, .L120_6
	stdcx. 3, 0, 27
	beq+ 0, .L120_6
	b .L120_36
.L120_38:
	mr 3, 30
	bl Record::leave_nested
	nop
	b .L120_19
ri_pop:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	stdu 1, -32(1)
	std 0, 48(1)
	ld 5, 0(3)
	ld 8, 24(3)
	addi 4, 8, -1
	ld 6, 128(5)
	sub. 6, 4, 6
	li 6, 0
	blt 0, .L121_13
	std 4, 256(5)
	sync
	ld 5, 400(5)
	cmpldi 5, 0
	beq 0, .L121_4
	cmpldi 5, 1
	sync
	beq 0, .L121_15
	lwz 7, 56(3)
	addi 7, 7, -1
	cmplwi 7, 0
	stw 7, 56(3)
	beq 0, .L121_16
.L121_4:
	ld 9, 0(3)
	ld 7, 128(9)
	sub. 10, 4, 7
	blt 0, .L121_14
	ld 11, 16(3)
	ld 5, 8(3)
	cmpld 4, 7
	and 11, 11, 4
	sldi 11, 11, 3
	add 5, 5, 11
	ld 5, 0(5)
	bne 0, .L121_11
	addi 7, 9, 128
	creqv 20, 20, 20
.L121_7:
	ldarx 10, 0, 7
	cmpld 10, 4
	bne- 0, .L121_20
	stdcx. 8, 0, 7
	bne- 0, .L121_7
	std 8, 256(9)
	bc 4, 20, .L121_13
	ld 4, 48(3)
	mr 6, 5
	addi 4, 4, 1
	std 4, 48(3)
	b .L121_13
.L121_11:
	std 4, 24(3)
	ld 4, 40(3)
	cmpd 10, 4
	blt 0, .L121_18
	mr 6, 5
.L121_13:
	mr 3, 6
	addi 1, 1, 32
	ld 0, 16(1)
	mtlr 0
	blr
.L121_14:
	std 8, 256(9)
	b .L121_13
.L121_15:
	li 5, 1
.L121_16:
	bl Worker::take_and_see_to.ra
	nop
	andi. 3, 3, 1
	li 3, 0
	iselgt 6, 4, 3
	b .L121_13
.L121_18:
	mr 4, 7
	bl Worker::shrink
	mr 6, 3
	b .L121_13
.L121_20:
	std 8, 256(9)
	b .L121_13
ri_push:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	std 29, -24(1)
	std 30, -16(1)
	stdu 1, -80(1)
	std 0, 96(1)
	mr 30, 4
	ld 5, 32(3)
	ld 4, 24(3)
	sub. 5, 5, 4
	ble 0, .L122_2
.L122_1:
	ld 6, 16(3)
	ld 5, 8(3)
	and 6, 6, 4
	addi 4, 4, 1
	sldi 6, 6, 3
	add 5, 5, 6
	std 30, 0(5)
	lwsync
	std 4, 24(3)
	ld 3, 0(3)
	std 4, 256(3)
	addi 1, 1, 80
	ld 0, 16(1)
	ld 30, -16(1)
	ld 29, -24(1)
	mtlr 0
	blr
.L122_2:
	addi 5, 1, 40
	mr 4, 3
	mr 3, 5
	li 5, 1
	mr 29, 4
	bl Worker::reserve.ra
	li 4, 3
	ld 3, 40(1)
	rotldi 4, 4, 63
	cmpld 3, 4
	bne- 0, .L122_5
	ld 4, 24(29)
	mr 3, 29
	b .L122_1
.L122_5:
	addi 3, 1, 40
	bl ring::fail
	nop
	trap
ri_steal:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mfocrf 12, 32
	stw 12, 8(1)
	mflr 0
	stdu 1, -80(1)
	std 0, 96(1)
	std 28, 48(1)
	ld 28, 0(3)
	std 27, 40(1)
	std 29, 56(1)
	std 30, 64(1)
	ld 3, 400(28)
	cmpd 7, 3, 3
	cmpldi 3, 2
	bne- 7, .+4
	isync
	beq 0, .L123_2
	ld 3, 128(28)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	ld 4, 256(28)
	sub. 3, 4, 3
	ble 0, .L123_20
.L123_2:
	addis 3, 2, RUST_STD_INTERNAL_VAL@got@tlsgd@ha
	addi 3, 3, RUST_STD_INTERNAL_VAL@got@tlsgd@l
	bl __tls_get_addr(RUST_STD_INTERNAL_VAL@tlsgd)
	nop
	lbz 4, 8(3)
	cmplwi 4, 1
	bne 0, .L123_22
.L123_3:
	ld 30, 0(3)
	ld 4, 8(30)
	andi. 3, 4, 1
	bc 12, 1, .L123_26
.L123_4:
	ori 3, 4, 1
	std 3, 8(30)
	lwsync
	std 3, 0(30)
.L123_5:
	sync
	addi 27, 28, 400
	ld 3, 400(28)
	cmpd 7, 3, 3
	bne- 7, .+4
	cmpldi 3, 2
	isync
	bne 0, .L123_27
.L123_6:
	sync
	ld 3, 128(28)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	sync
	ld 4, 256(28)
	cmpd 7, 4, 4
	sub. 4, 4, 3
	bne- 7, .+4
	isync
	ble 0, .L123_16
	ld 5, 408(28)
	addi 4, 28, 128
	crxor 8, 8, 8
	cmpd 7, 5, 5
	bne- 7, .+4
	isync
	ld 6, 0(5)
	and 6, 6, 3
	sldi 6, 6, 3
	add 5, 5, 6
	addi 5, 5, 32
	ld 29, 0(5)
	ldarx 5, 0, 4
	cmpld 5, 3
	bne- 0, .L123_12
	addi 5, 3, 1
	lwsync
.L123_9:
	stdcx. 5, 0, 4
	beq+ 0, .L123_11
	ldarx 6, 0, 4
	cmpld 6, 3
	beq+ 0, .L123_9
	b .L123_12
.L123_11:
	lwsync
	creqv 8, 8, 8
.L123_12:
	ld 3, 16(30)
	cmpldi 3, 0
	bne 0, .L123_29
	ld 3, 8(30)
	addi 3, 3, 1
	std 3, 8(30)
	lwsync
	std 3, 0(30)
.L123_14:
	bc 12, 8, .L123_21
.L123_15:
	li 29, -1
	b .L123_21
.L123_16:
	crxor 8, 8, 8
.L123_17:
	ld 3, 16(30)
	cmpldi 3, 0
	bne 0, .L123_38
	ld 3, 8(30)
	addi 3, 3, 1
	std 3, 8(30)
	lwsync
	std 3, 0(30)
.L123_19:
	li 29, 0
	bc 4, 8, .L123_21
	b .L123_15
.L123_20:
	li 29, 0
.L123_21:
	mr 3, 29
	ld 30, 64(1)
	ld 29, 56(1)
	ld 28, 48(1)
	ld 27, 40(1)
	addi 1, 1, 80
	ld 0, 16(1)
	lwz 12, 8(1)
	mtlr 0
	mtocrf 32, 12
	blr
.L123_22:
	li 29, 0
	li 4, 0
	bl Storage::get_or_init_slow
	cmpldi 3, 0
	bne 0, .L123_3
	bl records::temporary
	nop
	mr 30, 3
	ld 4, 8(30)
	andi. 3, 4, 1
	bc 4, 1, .L123_4
.L123_26:
	li 29, 0
	mr 3, 30
	bl Record::enter_nested
	nop
	b .L123_5
.L123_27:
	cmpldi 3, 3
	bne 0, .L123_30
	sync
	b .L123_6
.L123_29:
	mr 3, 30
	bl Record::leave_nested
	nop
	b .L123_14
.L123_30:
	li 3, 1
.L123_31:
	ldarx 4, 0, 27
	cmpldi 4, 0
	bne- 0, .L123_33
	stdcx. 3, 0, 27
	bne- 0, .L123_31
.L123_33:
	addis 3, 2, .LMergedGlobals@toc@ha
	mr 29, 30
	addi 3, 3, .LMergedGlobals@toc@l
	addi 3, 3, 0
	bl barrier::heavy_fence
	nop
	andi. 3, 3, 1
	creqv 8, 8, 8
	bc 4, 1, .L123_17
	li 3, 2
.L123_36:
	ldarx 4, 0, 27
	cmpldi 4, 1
	bne- 0, .L123_6
	stdcx. 3, 0, 27
	beq+ 0, .L123_6
	b .L123_36
.L123_38:
	mr 3, 30
	bl Record::leave_nested
	nop
	b .L123_19
sa_pop:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	stdu 1, -32(1)
	std 0, 48(1)
	ld 4, 0(3)
	ld 7, 24(3)
	li 6, 0
	addi 8, 7, -1
	ld 5, 128(4)
	sub. 5, 8, 5
	blt 0, .L124_10
	lwsync
	std 8, 256(4)
	sync
	ld 9, 0(3)
	ld 4, 128(9)
	sub. 10, 8, 4
	blt 0, .L124_11
	ld 11, 16(3)
	ld 5, 8(3)
	cmpld 8, 4
	and 11, 11, 8
	sldi 11, 11, 3
	add 5, 5, 11
	ld 5, 0(5)
	bne 0, .L124_8
	addi 4, 9, 128
	creqv 20, 20, 20
.L124_4:
	ldarx 10, 0, 4
	cmpld 10, 8
	bne- 0, .L124_14
	stdcx. 7, 0, 4
	bne- 0, .L124_4
	std 7, 256(9)
	bc 4, 20, .L124_10
	ld 4, 48(3)
	mr 6, 5
	addi 4, 4, 1
	std 4, 48(3)
	b .L124_10
.L124_8:
	ld 6, 40(3)
	std 8, 24(3)
	cmpd 10, 6
	blt 0, .L124_12
	mr 6, 5
.L124_10:
	mr 3, 6
	addi 1, 1, 32
	ld 0, 16(1)
	mtlr 0
	blr
.L124_11:
	std 7, 256(9)
	b .L124_10
.L124_12:
	bl Worker::shrink
	mr 6, 3
	b .L124_10
.L124_14:
	std 7, 256(9)
	b .L124_10
sa_push:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	std 29, -24(1)
	std 30, -16(1)
	stdu 1, -80(1)
	std 0, 96(1)
	mr 30, 4
	ld 5, 32(3)
	ld 4, 24(3)
	sub. 5, 5, 4
	ble 0, .L125_2
.L125_1:
	ld 6, 16(3)
	ld 5, 8(3)
	and 6, 6, 4
	addi 4, 4, 1
	sldi 6, 6, 3
	add 5, 5, 6
	std 30, 0(5)
	std 4, 24(3)
	ld 3, 0(3)
	std 4, 256(3)
	addi 1, 1, 80
	ld 0, 16(1)
	ld 30, -16(1)
	ld 29, -24(1)
	mtlr 0
	blr
.L125_2:
	addi 5, 1, 40
	mr 4, 3
	mr 3, 5
	li 5, 1
	mr 29, 4
	bl Worker::reserve.sa
	li 4, 3
	ld 3, 40(1)
	rotldi 4, 4, 63
	cmpld 3, 4
	bne- 0, .L125_5
	ld 4, 24(29)
	mr 3, 29
	b .L125_1
.L125_5:
	addi 3, 1, 40
	bl ring::fail
	nop
	trap
sa_steal:
	ld 5, 0(3)
	ld 3, 128(5)
	sync
	ld 4, 256(5)
	cmpd 7, 4, 4
	sub. 4, 4, 3
	bne- 7, .+4
	isync
	ble 0, .L126_7
	addi 4, 5, 128
	ld 5, 408(5)
	cmpd 7, 5, 5
	bne- 7, .+4
	isync
	ld 6, 0(5)
	and 6, 6, 3
	sldi 6, 6, 3
	add 5, 5, 6
	addi 5, 5, 32
	ld 5, 0(5)
	ldarx 6, 0, 4
	cmpld 6, 3
	bne- 0, .L126_5
	addi 6, 3, 1
	lwsync
	creqv 20, 20, 20
.L126_3:
	stdcx. 6, 0, 4
	beq+ 0, .L126_6
	ldarx 7, 0, 4
	cmpld 7, 3
	beq+ 0, .L126_3
.L126_5:
	crxor 20, 20, 20
.L126_6:
	li 3, -1
	isel 3, 5, 3, 20
	blr
.L126_7:
	li 3, 0
	blr
sb_pop:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	stdu 1, -32(1)
	std 0, 48(1)
	ld 4, 0(3)
	ld 7, 24(3)
	li 6, 0
	addi 8, 7, -1
	ld 5, 128(4)
	sub. 5, 8, 5
	blt 0, .L127_10
	std 8, 256(4)
	sync
	ld 9, 0(3)
	ld 4, 128(9)
	sub. 10, 8, 4
	blt 0, .L127_11
	ld 11, 16(3)
	ld 5, 8(3)
	cmpld 8, 4
	and 11, 11, 8
	sldi 11, 11, 3
	add 5, 5, 11
	ld 5, 0(5)
	bne 0, .L127_8
	addi 4, 9, 128
	creqv 20, 20, 20
.L127_4:
	ldarx 10, 0, 4
	cmpld 10, 8
	bne- 0, .L127_14
	stdcx. 7, 0, 4
	bne- 0, .L127_4
	std 7, 256(9)
	bc 4, 20, .L127_10
	ld 4, 48(3)
	mr 6, 5
	addi 4, 4, 1
	std 4, 48(3)
	b .L127_10
.L127_8:
	ld 6, 40(3)
	std 8, 24(3)
	cmpd 10, 6
	blt 0, .L127_12
	mr 6, 5
.L127_10:
	mr 3, 6
	addi 1, 1, 32
	ld 0, 16(1)
	mtlr 0
	blr
.L127_11:
	std 7, 256(9)
	b .L127_10
.L127_12:
	bl Worker::shrink
	mr 6, 3
	b .L127_10
.L127_14:
	std 7, 256(9)
	b .L127_10
sb_push:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	std 29, -24(1)
	std 30, -16(1)
	stdu 1, -80(1)
	std 0, 96(1)
	mr 30, 4
	ld 5, 32(3)
	ld 4, 24(3)
	sub. 5, 5, 4
	ble 0, .L128_2
.L128_1:
	ld 6, 16(3)
	ld 5, 8(3)
	and 6, 6, 4
	addi 4, 4, 1
	sldi 6, 6, 3
	add 5, 5, 6
	std 30, 0(5)
	std 4, 24(3)
	ld 3, 0(3)
	lwsync
	std 4, 256(3)
	addi 1, 1, 80
	ld 0, 16(1)
	ld 30, -16(1)
	ld 29, -24(1)
	mtlr 0
	blr
.L128_2:
	addi 5, 1, 40
	mr 4, 3
	mr 3, 5
	li 5, 1
	mr 29, 4
	bl Worker::reserve.sa
	li 4, 3
	ld 3, 40(1)
	rotldi 4, 4, 63
	cmpld 3, 4
	bne- 0, .L128_5
	ld 4, 24(29)
	mr 3, 29
	b .L128_1
.L128_5:
	addi 3, 1, 40
	bl ring::fail
	nop
	trap
sb_steal:
	ld 5, 0(3)
	ld 3, 128(5)
	sync
	ld 4, 256(5)
	cmpd 7, 4, 4
	sub. 4, 4, 3
	bne- 7, .+4
	isync
	ble 0, .L129_7
	addi 4, 5, 128
	ld 5, 408(5)
	cmpd 7, 5, 5
	bne- 7, .+4
	isync
	ld 6, 0(5)
	and 6, 6, 3
	sldi 6, 6, 3
	add 5, 5, 6
	addi 5, 5, 32
	ld 5, 0(5)
	ldarx 6, 0, 4
	cmpld 6, 3
	bne- 0, .L129_5
	addi 6, 3, 1
	lwsync
	creqv 20, 20, 20
.L129_3:
	stdcx. 6, 0, 4
	beq+ 0, .L129_6
	ldarx 7, 0, 4
	cmpld 7, 3
	beq+ 0, .L129_3
.L129_5:
	crxor 20, 20, 20
.L129_6:
	li 3, -1
	isel 3, 5, 3, 20
	blr
.L129_7:
	li 3, 0
	blr
wa_pop:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	stdu 1, -32(1)
	std 0, 48(1)
	ld 4, 0(3)
	ld 7, 24(3)
	li 6, 0
	addi 8, 7, -1
	ld 5, 128(4)
	sub. 5, 8, 5
	blt 0, .L130_10
	std 8, 256(4)
	sync
	ld 9, 0(3)
	ld 4, 128(9)
	sub. 10, 8, 4
	blt 0, .L130_11
	ld 11, 16(3)
	ld 5, 8(3)
	cmpld 8, 4
	and 11, 11, 8
	sldi 11, 11, 3
	add 5, 5, 11
	ld 5, 0(5)
	bne 0, .L130_8
	addi 4, 9, 128
	creqv 20, 20, 20
.L130_4:
	ldarx 10, 0, 4
	cmpld 10, 8
	bne- 0, .L130_14
	stdcx. 7, 0, 4
	bne- 0, .L130_4
	std 7, 256(9)
	bc 4, 20, .L130_10
	ld 4, 48(3)
	mr 6, 5
	addi 4, 4, 1
	std 4, 48(3)
	b .L130_10
.L130_8:
	ld 6, 40(3)
	std 8, 24(3)
	cmpd 10, 6
	blt 0, .L130_12
	mr 6, 5
.L130_10:
	mr 3, 6
	addi 1, 1, 32
	ld 0, 16(1)
	mtlr 0
	blr
.L130_11:
	std 7, 256(9)
	b .L130_10
.L130_12:
	bl Worker::shrink
	mr 6, 3
	b .L130_10
.L130_14:
	std 7, 256(9)
	b .L130_10
wa_push:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	std 29, -24(1)
	std 30, -16(1)
	stdu 1, -80(1)
	std 0, 96(1)
	mr 30, 4
	ld 5, 32(3)
	ld 4, 24(3)
	sub. 5, 5, 4
	ble 0, .L131_2
.L131_1:
	ld 6, 16(3)
	ld 5, 8(3)
	and 6, 6, 4
	addi 4, 4, 1
	sldi 6, 6, 3
	add 5, 5, 6
	std 30, 0(5)
	lwsync
	std 4, 24(3)
	ld 3, 0(3)
	std 4, 256(3)
	addi 1, 1, 80
	ld 0, 16(1)
	ld 30, -16(1)
	ld 29, -24(1)
	mtlr 0
	blr
.L131_2:
	addi 5, 1, 40
	mr 4, 3
	mr 3, 5
	li 5, 1
	mr 29, 4
	bl Worker::reserve.wa
	li 4, 3
	ld 3, 40(1)
	rotldi 4, 4, 63
	cmpld 3, 4
	bne- 0, .L131_5
	ld 4, 24(29)
	mr 3, 29
	b .L131_1
.L131_5:
	addi 3, 1, 40
	bl ring::fail
	nop
	trap
wa_steal:
	ld 5, 0(3)
	ld 3, 128(5)
	sync
	ld 4, 256(5)
	cmpd 7, 4, 4
	sub. 4, 4, 3
	bne- 7, .+4
	isync
	ble 0, .L132_7
	addi 4, 5, 128
	ld 5, 408(5)
	cmpd 7, 5, 5
	bne- 7, .+4
	isync
	ld 6, 0(5)
	and 6, 6, 3
	sldi 6, 6, 3
	add 5, 5, 6
	addi 5, 5, 32
	ld 5, 0(5)
	ldarx 6, 0, 4
	cmpld 6, 3
	bne- 0, .L132_5
	addi 6, 3, 1
	lwsync
	creqv 20, 20, 20
.L132_3:
	stdcx. 6, 0, 4
	beq+ 0, .L132_6
	ldarx 7, 0, 4
	cmpld 7, 3
	beq+ 0, .L132_3
.L132_5:
	crxor 20, 20, 20
.L132_6:
	li 3, -1
	isel 3, 5, 3, 20
	blr
.L132_7:
	li 3, 0
	blr
wb_pop:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	stdu 1, -32(1)
	std 0, 48(1)
	ld 4, 0(3)
	ld 7, 24(3)
	li 6, 0
	addi 8, 7, -1
	ld 5, 128(4)
	sub. 5, 8, 5
	blt 0, .L133_10
	std 8, 256(4)
	sync
	ld 9, 0(3)
	ld 4, 128(9)
	sub. 10, 8, 4
	blt 0, .L133_11
	ld 11, 16(3)
	ld 5, 8(3)
	cmpld 8, 4
	and 11, 11, 8
	sldi 11, 11, 3
	add 5, 5, 11
	ld 5, 0(5)
	bne 0, .L133_8
	addi 4, 9, 128
	creqv 20, 20, 20
.L133_4:
	ldarx 10, 0, 4
	cmpld 10, 8
	bne- 0, .L133_14
	stdcx. 7, 0, 4
	bne- 0, .L133_4
	std 7, 256(9)
	bc 4, 20, .L133_10
	ld 4, 48(3)
	mr 6, 5
	addi 4, 4, 1
	std 4, 48(3)
	b .L133_10
.L133_8:
	ld 6, 40(3)
	std 8, 24(3)
	cmpd 10, 6
	blt 0, .L133_12
	mr 6, 5
.L133_10:
	mr 3, 6
	addi 1, 1, 32
	ld 0, 16(1)
	mtlr 0
	blr
.L133_11:
	std 7, 256(9)
	b .L133_10
.L133_12:
	bl Worker::shrink
	mr 6, 3
	b .L133_10
.L133_14:
	std 7, 256(9)
	b .L133_10
wb_push:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	std 29, -24(1)
	std 30, -16(1)
	stdu 1, -80(1)
	std 0, 96(1)
	mr 30, 4
	ld 5, 32(3)
	ld 4, 24(3)
	sub. 5, 5, 4
	ble 0, .L134_2
.L134_1:
	ld 6, 16(3)
	ld 5, 8(3)
	and 6, 6, 4
	addi 4, 4, 1
	sldi 6, 6, 3
	add 5, 5, 6
	std 30, 0(5)
	std 4, 24(3)
	ld 3, 0(3)
	std 4, 256(3)
	addi 1, 1, 80
	ld 0, 16(1)
	ld 30, -16(1)
	ld 29, -24(1)
	mtlr 0
	blr
.L134_2:
	addi 5, 1, 40
	mr 4, 3
	mr 3, 5
	li 5, 1
	mr 29, 4
	bl Worker::reserve.sa
	li 4, 3
	ld 3, 40(1)
	rotldi 4, 4, 63
	cmpld 3, 4
	bne- 0, .L134_5
	ld 4, 24(29)
	mr 3, 29
	b .L134_1
.L134_5:
	addi 3, 1, 40
	bl ring::fail
	nop
	trap
wb_steal:
	ld 5, 0(3)
	ld 3, 128(5)
	sync
	ld 4, 256(5)
	cmpd 7, 4, 4
	sub. 4, 4, 3
	bne- 7, .+4
	isync
	ble 0, .L135_7
	addi 4, 5, 128
	ld 5, 408(5)
	cmpd 7, 5, 5
	bne- 7, .+4
	isync
	ld 6, 0(5)
	and 6, 6, 3
	sldi 6, 6, 3
	add 5, 5, 6
	addi 5, 5, 32
	ld 5, 0(5)
	ldarx 6, 0, 4
	cmpld 6, 3
	bne- 0, .L135_5
	addi 6, 3, 1
	lwsync
	creqv 20, 20, 20
.L135_3:
	stdcx. 6, 0, 4
	beq+ 0, .L135_6
	ldarx 7, 0, 4
	cmpld 7, 3
	beq+ 0, .L135_3
.L135_5:
	crxor 20, 20, 20
.L135_6:
	li 3, -1
	isel 3, 5, 3, 20
	blr
.L135_7:
	li 3, 0
	blr
wc_pop:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	stdu 1, -32(1)
	std 0, 48(1)
	ld 4, 0(3)
	ld 7, 24(3)
	li 6, 0
	addi 8, 7, -1
	ld 5, 128(4)
	sub. 5, 8, 5
	blt 0, .L136_10
	std 8, 256(4)
	sync
	ld 9, 0(3)
	ld 4, 128(9)
	sub. 10, 8, 4
	blt 0, .L136_11
	ld 11, 16(3)
	ld 5, 8(3)
	cmpld 8, 4
	and 11, 11, 8
	sldi 11, 11, 3
	add 5, 5, 11
	ld 5, 0(5)
	bne 0, .L136_8
	addi 4, 9, 128
	creqv 20, 20, 20
.L136_4:
	ldarx 10, 0, 4
	cmpld 10, 8
	bne- 0, .L136_14
	stdcx. 7, 0, 4
	bne- 0, .L136_4
	std 7, 256(9)
	bc 4, 20, .L136_10
	ld 4, 48(3)
	mr 6, 5
	addi 4, 4, 1
	std 4, 48(3)
	b .L136_10
.L136_8:
	ld 6, 40(3)
	std 8, 24(3)
	cmpd 10, 6
	blt 0, .L136_12
	mr 6, 5
.L136_10:
	mr 3, 6
	addi 1, 1, 32
	ld 0, 16(1)
	mtlr 0
	blr
.L136_11:
	std 7, 256(9)
	b .L136_10
.L136_12:
	bl Worker::shrink
	mr 6, 3
	b .L136_10
.L136_14:
	std 7, 256(9)
	b .L136_10
wc_push:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	std 29, -24(1)
	std 30, -16(1)
	stdu 1, -80(1)
	std 0, 96(1)
	mr 30, 4
	ld 5, 32(3)
	ld 4, 24(3)
	sub. 5, 5, 4
	ble 0, .L137_2
.L137_1:
	ld 6, 16(3)
	ld 5, 8(3)
	and 6, 6, 4
	addi 4, 4, 1
	sldi 6, 6, 3
	add 5, 5, 6
	std 30, 0(5)
	lwsync
	std 4, 24(3)
	ld 3, 0(3)
	std 4, 256(3)
	addi 1, 1, 80
	ld 0, 16(1)
	ld 30, -16(1)
	ld 29, -24(1)
	mtlr 0
	blr
.L137_2:
	addi 5, 1, 40
	mr 4, 3
	mr 3, 5
	li 5, 1
	mr 29, 4
	bl Worker::reserve.wc
	li 4, 3
	ld 3, 40(1)
	rotldi 4, 4, 63
	cmpld 3, 4
	bne- 0, .L137_5
	ld 4, 24(29)
	mr 3, 29
	b .L137_1
.L137_5:
	addi 3, 1, 40
	bl ring::fail
	nop
	trap
wc_steal:
	ld 5, 0(3)
	ld 3, 128(5)
	sync
	ld 4, 256(5)
	cmpd 7, 4, 4
	sub. 4, 4, 3
	bne- 7, .+4
	isync
	ble 0, .L138_7
	addi 4, 5, 128
	ld 5, 408(5)
	cmpd 7, 5, 5
	bne- 7, .+4
	isync
	ld 6, 0(5)
	and 6, 6, 3
	sldi 6, 6, 3
	add 5, 5, 6
	addi 5, 5, 32
	ld 5, 0(5)
	ldarx 6, 0, 4
	cmpld 6, 3
	bne- 0, .L138_5
	addi 6, 3, 1
	lwsync
	creqv 20, 20, 20
.L138_3:
	stdcx. 6, 0, 4
	beq+ 0, .L138_6
	ldarx 7, 0, 4
	cmpld 7, 3
	beq+ 0, .L138_3
.L138_5:
	crxor 20, 20, 20
.L138_6:
	li 3, -1
	isel 3, 5, 3, 20
	blr
.L138_7:
	li 3, 0
	blr
wd_pop:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	stdu 1, -32(1)
	std 0, 48(1)
	ld 4, 0(3)
	ld 7, 24(3)
	li 6, 0
	addi 8, 7, -1
	ld 5, 128(4)
	sub. 5, 8, 5
	blt 0, .L139_10
	std 8, 256(4)
	lwsync
	ld 9, 0(3)
	ld 4, 128(9)
	sub. 10, 8, 4
	blt 0, .L139_11
	ld 11, 16(3)
	ld 5, 8(3)
	cmpld 8, 4
	and 11, 11, 8
	sldi 11, 11, 3
	add 5, 5, 11
	ld 5, 0(5)
	bne 0, .L139_8
	addi 4, 9, 128
	creqv 20, 20, 20
.L139_4:
	ldarx 10, 0, 4
	cmpld 10, 8
	bne- 0, .L139_14
	stdcx. 7, 0, 4
	bne- 0, .L139_4
	std 7, 256(9)
	bc 4, 20, .L139_10
	ld 4, 48(3)
	mr 6, 5
	addi 4, 4, 1
	std 4, 48(3)
	b .L139_10
.L139_8:
	ld 6, 40(3)
	std 8, 24(3)
	cmpd 10, 6
	blt 0, .L139_12
	mr 6, 5
.L139_10:
	mr 3, 6
	addi 1, 1, 32
	ld 0, 16(1)
	mtlr 0
	blr
.L139_11:
	std 7, 256(9)
	b .L139_10
.L139_12:
	bl Worker::shrink
	mr 6, 3
	b .L139_10
.L139_14:
	std 7, 256(9)
	b .L139_10
wd_push:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	std 29, -24(1)
	std 30, -16(1)
	stdu 1, -80(1)
	std 0, 96(1)
	mr 30, 4
	ld 5, 32(3)
	ld 4, 24(3)
	sub. 5, 5, 4
	ble 0, .L140_2
.L140_1:
	ld 6, 16(3)
	ld 5, 8(3)
	and 6, 6, 4
	addi 4, 4, 1
	sldi 6, 6, 3
	add 5, 5, 6
	std 30, 0(5)
	lwsync
	std 4, 24(3)
	ld 3, 0(3)
	std 4, 256(3)
	addi 1, 1, 80
	ld 0, 16(1)
	ld 30, -16(1)
	ld 29, -24(1)
	mtlr 0
	blr
.L140_2:
	addi 5, 1, 40
	mr 4, 3
	mr 3, 5
	li 5, 1
	mr 29, 4
	bl Worker::reserve.sa
	li 4, 3
	ld 3, 40(1)
	rotldi 4, 4, 63
	cmpld 3, 4
	bne- 0, .L140_5
	ld 4, 24(29)
	mr 3, 29
	b .L140_1
.L140_5:
	addi 3, 1, 40
	bl ring::fail
	nop
	trap
wd_steal:
	ld 5, 0(3)
	ld 3, 128(5)
	sync
	ld 4, 256(5)
	cmpd 7, 4, 4
	sub. 4, 4, 3
	bne- 7, .+4
	isync
	ble 0, .L141_7
	addi 4, 5, 128
	ld 5, 408(5)
	cmpd 7, 5, 5
	bne- 7, .+4
	isync
	ld 6, 0(5)
	and 6, 6, 3
	sldi 6, 6, 3
	add 5, 5, 6
	addi 5, 5, 32
	ld 5, 0(5)
	ldarx 6, 0, 4
	cmpld 6, 3
	bne- 0, .L141_5
	addi 6, 3, 1
	lwsync
	creqv 20, 20, 20
.L141_3:
	stdcx. 6, 0, 4
	beq+ 0, .L141_6
	ldarx 7, 0, 4
	cmpld 7, 3
	beq+ 0, .L141_3
.L141_5:
	crxor 20, 20, 20
.L141_6:
	li 3, -1
	isel 3, 5, 3, 20
	blr
.L141_7:
	li 3, 0
	blr
we_pop:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	stdu 1, -32(1)
	std 0, 48(1)
	ld 4, 0(3)
	ld 7, 24(3)
	li 6, 0
	addi 8, 7, -1
	ld 5, 128(4)
	sub. 5, 8, 5
	blt 0, .L142_10
	std 8, 256(4)
	sync
	ld 9, 0(3)
	ld 4, 128(9)
	sub. 10, 8, 4
	blt 0, .L142_11
	ld 11, 16(3)
	ld 5, 8(3)
	cmpld 8, 4
	and 11, 11, 8
	sldi 11, 11, 3
	add 5, 5, 11
	ld 5, 0(5)
	bne 0, .L142_8
	addi 4, 9, 128
	creqv 20, 20, 20
.L142_4:
	ldarx 10, 0, 4
	cmpld 10, 8
	bne- 0, .L142_14
	stdcx. 7, 0, 4
	bne- 0, .L142_4
	std 7, 256(9)
	bc 4, 20, .L142_10
	ld 4, 48(3)
	mr 6, 5
	addi 4, 4, 1
	std 4, 48(3)
	b .L142_10
.L142_8:
	ld 6, 40(3)
	std 8, 24(3)
	cmpd 10, 6
	blt 0, .L142_12
	mr 6, 5
.L142_10:
	mr 3, 6
	addi 1, 1, 32
	ld 0, 16(1)
	mtlr 0
	blr
.L142_11:
	std 7, 256(9)
	b .L142_10
.L142_12:
	bl Worker::shrink
	mr 6, 3
	b .L142_10
.L142_14:
	std 7, 256(9)
	b .L142_10
we_push:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	std 29, -24(1)
	std 30, -16(1)
	stdu 1, -80(1)
	std 0, 96(1)
	mr 30, 4
	ld 5, 32(3)
	ld 4, 24(3)
	sub. 5, 5, 4
	ble 0, .L143_2
.L143_1:
	ld 6, 16(3)
	ld 5, 8(3)
	and 6, 6, 4
	addi 4, 4, 1
	sldi 6, 6, 3
	add 5, 5, 6
	std 30, 0(5)
	lwsync
	std 4, 24(3)
	ld 3, 0(3)
	std 4, 256(3)
	addi 1, 1, 80
	ld 0, 16(1)
	ld 30, -16(1)
	ld 29, -24(1)
	mtlr 0
	blr
.L143_2:
	addi 5, 1, 40
	mr 4, 3
	mr 3, 5
	li 5, 1
	mr 29, 4
	bl Worker::reserve.sa
	li 4, 3
	ld 3, 40(1)
	rotldi 4, 4, 63
	cmpld 3, 4
	bne- 0, .L143_5
	ld 4, 24(29)
	mr 3, 29
	b .L143_1
.L143_5:
	addi 3, 1, 40
	bl ring::fail
	nop
	trap
we_steal:
	ld 5, 0(3)
	ld 3, 128(5)
	lwsync
	ld 4, 256(5)
	cmpd 7, 4, 4
	sub. 4, 4, 3
	bne- 7, .+4
	isync
	ble 0, .L144_7
	addi 4, 5, 128
	ld 5, 408(5)
	cmpd 7, 5, 5
	bne- 7, .+4
	isync
	ld 6, 0(5)
	and 6, 6, 3
	sldi 6, 6, 3
	add 5, 5, 6
	addi 5, 5, 32
	ld 5, 0(5)
	ldarx 6, 0, 4
	cmpld 6, 3
	bne- 0, .L144_5
	addi 6, 3, 1
	lwsync
	creqv 20, 20, 20
.L144_3:
	stdcx. 6, 0, 4
	beq+ 0, .L144_6
	ldarx 7, 0, 4
	cmpld 7, 3
	beq+ 0, .L144_3
.L144_5:
	crxor 20, 20, 20
.L144_6:
	li 3, -1
	isel 3, 5, 3, 20
	blr
.L144_7:
	li 3, 0
	blr
wf_pop:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	stdu 1, -32(1)
	std 0, 48(1)
	ld 4, 0(3)
	ld 7, 24(3)
	li 6, 0
	addi 8, 7, -1
	ld 5, 128(4)
	sub. 5, 8, 5
	blt 0, .L145_10
	std 8, 256(4)
	sync
	ld 9, 0(3)
	ld 4, 128(9)
	sub. 10, 8, 4
	blt 0, .L145_11
	ld 11, 16(3)
	ld 5, 8(3)
	cmpld 8, 4
	and 11, 11, 8
	sldi 11, 11, 3
	add 5, 5, 11
	ld 5, 0(5)
	bne 0, .L145_8
	addi 4, 9, 128
	creqv 20, 20, 20
.L145_4:
	ldarx 10, 0, 4
	cmpld 10, 8
	bne- 0, .L145_14
	stdcx. 7, 0, 4
	bne- 0, .L145_4
	std 7, 256(9)
	bc 4, 20, .L145_10
	ld 4, 48(3)
	mr 6, 5
	addi 4, 4, 1
	std 4, 48(3)
	b .L145_10
.L145_8:
	ld 6, 40(3)
	std 8, 24(3)
	cmpd 10, 6
	blt 0, .L145_12
	mr 6, 5
.L145_10:
	mr 3, 6
	addi 1, 1, 32
	ld 0, 16(1)
	mtlr 0
	blr
.L145_11:
	std 7, 256(9)
	b .L145_10
.L145_12:
	bl Worker::shrink
	mr 6, 3
	b .L145_10
.L145_14:
	std 7, 256(9)
	b .L145_10
wf_push:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	std 29, -24(1)
	std 30, -16(1)
	stdu 1, -80(1)
	std 0, 96(1)
	mr 30, 4
	ld 5, 32(3)
	ld 4, 24(3)
	sub. 5, 5, 4
	ble 0, .L146_2
.L146_1:
	ld 6, 16(3)
	ld 5, 8(3)
	and 6, 6, 4
	addi 4, 4, 1
	sldi 6, 6, 3
	add 5, 5, 6
	std 30, 0(5)
	lwsync
	std 4, 24(3)
	ld 3, 0(3)
	std 4, 256(3)
	addi 1, 1, 80
	ld 0, 16(1)
	ld 30, -16(1)
	ld 29, -24(1)
	mtlr 0
	blr
.L146_2:
	addi 5, 1, 40
	mr 4, 3
	mr 3, 5
	li 5, 1
	mr 29, 4
	bl Worker::reserve.sa
	li 4, 3
	ld 3, 40(1)
	rotldi 4, 4, 63
	cmpld 3, 4
	bne- 0, .L146_5
	ld 4, 24(29)
	mr 3, 29
	b .L146_1
.L146_5:
	addi 3, 1, 40
	bl ring::fail
	nop
	trap
wf_steal:
	ld 5, 0(3)
	ld 3, 128(5)
	sync
	ld 4, 256(5)
	sub. 4, 4, 3
	ble 0, .L147_7
	addi 4, 5, 128
	ld 5, 408(5)
	cmpd 7, 5, 5
	bne- 7, .+4
	isync
	ld 6, 0(5)
	and 6, 6, 3
	sldi 6, 6, 3
	add 5, 5, 6
	addi 5, 5, 32
	ld 5, 0(5)
	ldarx 6, 0, 4
	cmpld 6, 3
	bne- 0, .L147_5
	addi 6, 3, 1
	lwsync
	creqv 20, 20, 20
.L147_3:
	stdcx. 6, 0, 4
	beq+ 0, .L147_6
	ldarx 7, 0, 4
	cmpld 7, 3
	beq+ 0, .L147_3
.L147_5:
	crxor 20, 20, 20
.L147_6:
	li 3, -1
	isel 3, 5, 3, 20
	blr
.L147_7:
	li 3, 0
	blr
wg_pop:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	stdu 1, -32(1)
	std 0, 48(1)
	ld 4, 0(3)
	ld 7, 24(3)
	li 6, 0
	addi 8, 7, -1
	ld 5, 128(4)
	sub. 5, 8, 5
	blt 0, .L148_10
	std 8, 256(4)
	sync
	ld 9, 0(3)
	ld 4, 128(9)
	sub. 10, 8, 4
	blt 0, .L148_11
	ld 11, 16(3)
	ld 5, 8(3)
	cmpld 8, 4
	and 11, 11, 8
	sldi 11, 11, 3
	add 5, 5, 11
	ld 5, 0(5)
	bne 0, .L148_8
	addi 4, 9, 128
	creqv 20, 20, 20
.L148_4:
	ldarx 10, 0, 4
	cmpld 10, 8
	bne- 0, .L148_14
	stdcx. 7, 0, 4
	bne- 0, .L148_4
	std 7, 256(9)
	bc 4, 20, .L148_10
	ld 4, 48(3)
	mr 6, 5
	addi 4, 4, 1
	std 4, 48(3)
	b .L148_10
.L148_8:
	ld 6, 40(3)
	std 8, 24(3)
	cmpd 10, 6
	blt 0, .L148_12
	mr 6, 5
.L148_10:
	mr 3, 6
	addi 1, 1, 32
	ld 0, 16(1)
	mtlr 0
	blr
.L148_11:
	std 7, 256(9)
	b .L148_10
.L148_12:
	bl Worker::shrink
	mr 6, 3
	b .L148_10
.L148_14:
	std 7, 256(9)
	b .L148_10
wg_push:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	std 29, -24(1)
	std 30, -16(1)
	stdu 1, -80(1)
	std 0, 96(1)
	mr 30, 4
	ld 5, 32(3)
	ld 4, 24(3)
	sub. 5, 5, 4
	ble 0, .L149_2
.L149_1:
	ld 6, 16(3)
	ld 5, 8(3)
	and 6, 6, 4
	addi 4, 4, 1
	sldi 6, 6, 3
	add 5, 5, 6
	std 30, 0(5)
	lwsync
	std 4, 24(3)
	ld 3, 0(3)
	std 4, 256(3)
	addi 1, 1, 80
	ld 0, 16(1)
	ld 30, -16(1)
	ld 29, -24(1)
	mtlr 0
	blr
.L149_2:
	addi 5, 1, 40
	mr 4, 3
	mr 3, 5
	li 5, 1
	mr 29, 4
	bl Worker::reserve.sa
	li 4, 3
	ld 3, 40(1)
	rotldi 4, 4, 63
	cmpld 3, 4
	bne- 0, .L149_5
	ld 4, 24(29)
	mr 3, 29
	b .L149_1
.L149_5:
	addi 3, 1, 40
	bl ring::fail
	nop
	trap
wg_steal:
	ld 4, 0(3)
	ld 3, 128(4)
	sync
	ld 5, 256(4)
	cmpd 7, 5, 5
	sub. 5, 5, 3
	bne- 7, .+4
	isync
	ble 0, .L150_7
	addi 5, 4, 128
	ld 4, 408(4)
	ld 6, 0(4)
	and 6, 6, 3
	sldi 6, 6, 3
	add 4, 4, 6
	addi 4, 4, 32
	ld 4, 0(4)
	ldarx 6, 0, 5
	cmpld 6, 3
	bne- 0, .L150_5
	addi 6, 3, 1
	lwsync
	creqv 20, 20, 20
.L150_3:
	stdcx. 6, 0, 5
	beq+ 0, .L150_6
	ldarx 7, 0, 5
	cmpld 7, 3
	beq+ 0, .L150_3
.L150_5:
	crxor 20, 20, 20
.L150_6:
	li 3, -1
	isel 3, 4, 3, 20
	blr
.L150_7:
	li 3, 0
	blr
wh_pop:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	stdu 1, -32(1)
	std 0, 48(1)
	ld 4, 0(3)
	ld 7, 24(3)
	li 6, 0
	addi 8, 7, -1
	ld 5, 128(4)
	sub. 5, 8, 5
	blt 0, .L151_10
	std 8, 256(4)
	sync
	ld 9, 0(3)
	ld 4, 128(9)
	sub. 10, 8, 4
	blt 0, .L151_11
	ld 11, 16(3)
	ld 5, 8(3)
	cmpld 8, 4
	and 11, 11, 8
	sldi 11, 11, 3
	add 5, 5, 11
	ld 5, 0(5)
	bne 0, .L151_8
	addi 4, 9, 128
	creqv 20, 20, 20
.L151_4:
	ldarx 10, 0, 4
	cmpld 10, 8
	bne- 0, .L151_14
	stdcx. 7, 0, 4
	bne- 0, .L151_4
	std 7, 256(9)
	bc 4, 20, .L151_10
	ld 4, 48(3)
	mr 6, 5
	addi 4, 4, 1
	std 4, 48(3)
	b .L151_10
.L151_8:
	ld 6, 40(3)
	std 8, 24(3)
	cmpd 10, 6
	blt 0, .L151_12
	mr 6, 5
.L151_10:
	mr 3, 6
	addi 1, 1, 32
	ld 0, 16(1)
	mtlr 0
	blr
.L151_11:
	std 7, 256(9)
	b .L151_10
.L151_12:
	bl Worker::shrink
	mr 6, 3
	b .L151_10
.L151_14:
	std 7, 256(9)
	b .L151_10
wh_push:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	std 29, -24(1)
	std 30, -16(1)
	stdu 1, -80(1)
	std 0, 96(1)
	mr 30, 4
	ld 5, 32(3)
	ld 4, 24(3)
	sub. 5, 5, 4
	ble 0, .L152_2
.L152_1:
	ld 6, 16(3)
	ld 5, 8(3)
	and 6, 6, 4
	addi 4, 4, 1
	sldi 6, 6, 3
	add 5, 5, 6
	std 30, 0(5)
	lwsync
	std 4, 24(3)
	ld 3, 0(3)
	std 4, 256(3)
	addi 1, 1, 80
	ld 0, 16(1)
	ld 30, -16(1)
	ld 29, -24(1)
	mtlr 0
	blr
.L152_2:
	addi 5, 1, 40
	mr 4, 3
	mr 3, 5
	li 5, 1
	mr 29, 4
	bl Worker::reserve.sa
	li 4, 3
	ld 3, 40(1)
	rotldi 4, 4, 63
	cmpld 3, 4
	bne- 0, .L152_5
	ld 4, 24(29)
	mr 3, 29
	b .L152_1
.L152_5:
	addi 3, 1, 40
	bl ring::fail
	nop
	trap
wh_steal:
	ld 5, 0(3)
	ld 3, 128(5)
	sync
	ld 4, 256(5)
	cmpd 7, 4, 4
	sub. 4, 4, 3
	bne- 7, .+4
	isync
	ble 0, .L153_5
	addi 4, 5, 128
	ld 5, 408(5)
	creqv 20, 20, 20
	cmpd 7, 5, 5
	bne- 7, .+4
	isync
	ld 6, 0(5)
	and 6, 6, 3
	sldi 6, 6, 3
	add 5, 5, 6
	addi 6, 3, 1
	addi 5, 5, 32
	ld 5, 0(5)
.L153_2:
	ldarx 7, 0, 4
	cmpld 7, 3
	bne- 0, .L153_6
	stdcx. 6, 0, 4
	bne- 0, .L153_2
	li 3, -1
	isel 3, 5, 3, 20
	blr
.L153_5:
	li 3, 0
	blr
.L153_6:
	crxor 20, 20, 20
	li 3, -1
	isel 3, 5, 3, 20
	blr
wi_batch:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	std 21, -88(1)
	std 22, -80(1)
	std 23, -72(1)
	std 24, -64(1)
	std 25, -56(1)
	std 26, -48(1)
	std 27, -40(1)
	std 28, -32(1)
	std 29, -24(1)
	std 30, -16(1)
	stdu 1, -160(1)
	std 0, 176(1)
	mr 30, 4
	ld 26, 0(3)
	li 3, 32
	bl batch::assert_positive
	nop
	ld 4, 0(30)
	cmpld 26, 4
	beq 0, .L154_13
	ld 3, 128(26)
	sync
	ld 4, 256(26)
	cmpd 7, 4, 4
	bne- 7, .+4
	isync
	sub. 4, 4, 3
	ble 0, .L154_21
	rldicl 5, 4, 63, 1
	li 28, 32
	ld 6, 24(30)
	sub 4, 4, 5
	ld 5, 32(30)
	cmpldi 4, 32
	sub 5, 5, 6
	sradi 6, 5, 63
	isellt 4, 4, 28
	andc 5, 5, 6
	addi 6, 4, -1
	cmpld 6, 5
	ble 0, .L154_22
	li 3, 3
	li 24, 1
	addi 29, 1, 56
	addi 27, 1, 40
	rotldi 25, 3, 63
.L154_5:
	ld 3, 256(26)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	ld 4, 128(26)
	sub 3, 3, 4
	cmpdi 3, 1
	iselgt 3, 3, 24
	rldicl 4, 3, 63, 1
	sub 3, 3, 4
	cmpld 28, 3
	isellt 3, 28, 3
	addi 5, 3, -1
	mr 3, 29
	mr 4, 30
	bl Worker::reserve.sa
	ld 3, 56(1)
	cmpld 3, 25
	bne 0, .L154_9
.L154_7:
	ld 5, 32(30)
	ld 6, 24(30)
	ld 3, 128(26)
	sync
	ld 4, 256(26)
	cmpd 7, 4, 4
	sub. 4, 4, 3
	bne- 7, .+4
	isync
	ble 0, .L154_21
	sub 5, 5, 6
	sradi 6, 5, 63
	andc 5, 5, 6
	ld 6, 24(30)
	addi 5, 5, 1
	cmpld 5, 28
	isellt 28, 5, 28
	rldicl 5, 4, 63, 1
	sub 4, 4, 5
	ld 5, 32(30)
	cmpld 28, 4
	sub 5, 5, 6
	sradi 6, 5, 63
	andc 5, 5, 6
	isellt 4, 28, 4
	addi 6, 4, -1
	cmpld 6, 5
	bgt 0, .L154_5
	b .L154_22
.L154_9:
	mr 3, 27
	mr 4, 30
	li 5, 0
	bl Worker::reserve.sa
	ld 3, 40(1)
	cmpld 3, 25
	beq+ 0, .L154_7
.L154_11:
	mr 3, 27
	bl ring::fail
	nop
	trap
.L154_13:
	ld 3, 24(30)
	ld 6, 128(4)
	li 29, 0
	addi 5, 3, -1
	sub. 6, 5, 6
	blt 0, .L154_43
	std 5, 256(4)
	sync
	ld 6, 0(30)
	ld 4, 128(6)
	sub. 7, 5, 4
	blt 0, .L154_51
	ld 9, 16(30)
	ld 8, 8(30)
	cmpld 5, 4
	and 9, 9, 5
	sldi 9, 9, 3
	add 8, 8, 9
	ld 28, 0(8)
	bne 0, .L154_47
	addi 4, 6, 128
	creqv 20, 20, 20
.L154_17:
	ldarx 7, 0, 4
	cmpld 7, 5
	bne- 0, .L154_52
	stdcx. 3, 0, 4
	bne- 0, .L154_17
	std 3, 256(6)
	bc 4, 20, .L154_44
	ld 3, 48(30)
	li 29, 1
	addi 3, 3, 1
	std 3, 48(30)
	b .L154_44
.L154_21:
	li 29, 0
	b .L154_43
.L154_22:
	ld 5, 408(26)
	addi 25, 26, 128
	crxor 20, 20, 20
	cmpd 7, 5, 5
	bne- 7, .+4
	isync
	ld 6, 0(5)
	and 6, 6, 3
	sldi 6, 6, 3
	add 5, 5, 6
	addi 5, 5, 32
	ld 28, 0(5)
	ldarx 5, 0, 25
	cmpld 5, 3
	bne- 0, .L154_27
	addi 5, 3, 1
	lwsync
.L154_24:
	stdcx. 5, 0, 25
	beq+ 0, .L154_26
	ldarx 6, 0, 25
	cmpld 6, 3
	beq+ 0, .L154_24
	b .L154_27
.L154_26:
	lwsync
	creqv 20, 20, 20
.L154_27:
	bc 4, 20, .L154_42
	cmpldi 4, 2
	li 29, 1
	blt 0, .L154_44
	addi 24, 4, -1
	li 4, 3
	addi 27, 1, 56
	rotldi 23, 4, 63
.L154_30:
	sync
	addi 22, 3, 1
	ld 4, 256(26)
	cmpd 7, 4, 4
	bne- 7, .+4
	isync
	sub. 4, 4, 22
	ble 0, .L154_44
	ld 4, 408(26)
	crxor 20, 20, 20
	cmpd 7, 4, 4
	bne- 7, .+4
	isync
	ld 5, 0(4)
	and 5, 5, 22
	sldi 5, 5, 3
	add 4, 4, 5
	addi 4, 4, 32
	ld 21, 0(4)
	ldarx 4, 0, 25
	cmpld 4, 22
	bne- 0, .L154_36
	addi 3, 3, 2
	lwsync
.L154_33:
	stdcx. 3, 0, 25
	beq+ 0, .L154_35
	ldarx 4, 0, 25
	cmpld 4, 22
	beq+ 0, .L154_33
	b .L154_36
.L154_35:
	lwsync
	creqv 20, 20, 20
.L154_36:
	bc 4, 20, .L154_44
	ld 4, 32(30)
	ld 3, 24(30)
	sub. 4, 4, 3
	ble 0, .L154_39
.L154_38:
	ld 4, 16(30)
	ld 5, 8(30)
	addi 24, 24, -1
	cmpldi 24, 0
	and 4, 4, 3
	addi 3, 3, 1
	sldi 4, 4, 3
	add 4, 5, 4
	std 28, 0(4)
	mr 28, 21
	lwsync
	std 3, 24(30)
	ld 4, 0(30)
	std 3, 256(4)
	mr 3, 22
	bc 12, 1, .L154_30
	b .L154_50
.L154_39:
	mr 3, 27
	mr 4, 30
	li 5, 1
	bl Worker::reserve.sa
	ld 3, 56(1)
	cmpld 3, 23
	bne- 0, .L154_11
	ld 3, 24(30)
	b .L154_38
.L154_42:
	li 29, 2
.L154_43:
.L154_44:
	cmpldi 29, 0
	beq 0, .L154_46
	cmpldi 29, 1
	li 3, -1
	iseleq 29, 28, 3
.L154_46:
	mr 3, 29
	addi 1, 1, 160
	ld 0, 16(1)
	ld 30, -16(1)
	ld 29, -24(1)
	ld 28, -32(1)
	ld 27, -40(1)
	ld 26, -48(1)
	ld 25, -56(1)
	ld 24, -64(1)
	ld 23, -72(1)
	ld 22, -80(1)
	ld 21, -88(1)
	mtlr 0
	blr
.L154_47:
	ld 3, 40(30)
	li 29, 1
	std 5, 24(30)
	cmpd 7, 3
	bge 0, .L154_44
	mr 3, 30
	mr 5, 28
	bl Worker::shrink
	mr 28, 3
	b .L154_44
.L154_50:
	mr 28, 21
	b .L154_44
.L154_51:
	std 3, 256(6)
	b .L154_43
.L154_52:
	std 3, 256(6)
	b .L154_44
wi_pop:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	stdu 1, -32(1)
	std 0, 48(1)
	ld 4, 0(3)
	ld 7, 24(3)
	li 6, 0
	addi 8, 7, -1
	ld 5, 128(4)
	sub. 5, 8, 5
	blt 0, .L155_10
	std 8, 256(4)
	sync
	ld 9, 0(3)
	ld 4, 128(9)
	sub. 10, 8, 4
	blt 0, .L155_11
	ld 11, 16(3)
	ld 5, 8(3)
	cmpld 8, 4
	and 11, 11, 8
	sldi 11, 11, 3
	add 5, 5, 11
	ld 5, 0(5)
	bne 0, .L155_8
	addi 4, 9, 128
	creqv 20, 20, 20
.L155_4:
	ldarx 10, 0, 4
	cmpld 10, 8
	bne- 0, .L155_14
	stdcx. 7, 0, 4
	bne- 0, .L155_4
	std 7, 256(9)
	bc 4, 20, .L155_10
	ld 4, 48(3)
	mr 6, 5
	addi 4, 4, 1
	std 4, 48(3)
	b .L155_10
.L155_8:
	ld 6, 40(3)
	std 8, 24(3)
	cmpd 10, 6
	blt 0, .L155_12
	mr 6, 5
.L155_10:
	mr 3, 6
	addi 1, 1, 32
	ld 0, 16(1)
	mtlr 0
	blr
.L155_11:
	std 7, 256(9)
	b .L155_10
.L155_12:
	bl Worker::shrink
	mr 6, 3
	b .L155_10
.L155_14:
	std 7, 256(9)
	b .L155_10
wi_push:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	std 29, -24(1)
	std 30, -16(1)
	stdu 1, -80(1)
	std 0, 96(1)
	mr 30, 4
	ld 5, 32(3)
	ld 4, 24(3)
	sub. 5, 5, 4
	ble 0, .L156_2
.L156_1:
	ld 6, 16(3)
	ld 5, 8(3)
	and 6, 6, 4
	addi 4, 4, 1
	sldi 6, 6, 3
	add 5, 5, 6
	std 30, 0(5)
	lwsync
	std 4, 24(3)
	ld 3, 0(3)
	std 4, 256(3)
	addi 1, 1, 80
	ld 0, 16(1)
	ld 30, -16(1)
	ld 29, -24(1)
	mtlr 0
	blr
.L156_2:
	addi 5, 1, 40
	mr 4, 3
	mr 3, 5
	li 5, 1
	mr 29, 4
	bl Worker::reserve.sa
	li 4, 3
	ld 3, 40(1)
	rotldi 4, 4, 63
	cmpld 3, 4
	bne- 0, .L156_5
	ld 4, 24(29)
	mr 3, 29
	b .L156_1
.L156_5:
	addi 3, 1, 40
	bl ring::fail
	nop
	trap
wi_steal:
	ld 5, 0(3)
	ld 3, 128(5)
	sync
	ld 4, 256(5)
	cmpd 7, 4, 4
	sub. 4, 4, 3
	bne- 7, .+4
	isync
	ble 0, .L157_7
	addi 4, 5, 128
	ld 5, 408(5)
	cmpd 7, 5, 5
	bne- 7, .+4
	isync
	ld 6, 0(5)
	and 6, 6, 3
	sldi 6, 6, 3
	add 5, 5, 6
	addi 5, 5, 32
	ld 5, 0(5)
	ldarx 6, 0, 4
	cmpld 6, 3
	bne- 0, .L157_5
	addi 6, 3, 1
	lwsync
	creqv 20, 20, 20
.L157_3:
	stdcx. 6, 0, 4
	beq+ 0, .L157_6
	ldarx 7, 0, 4
	cmpld 7, 3
	beq+ 0, .L157_3
.L157_5:
	crxor 20, 20, 20
.L157_6:
	li 3, -1
	isel 3, 5, 3, 20
	blr
.L157_7:
	li 3, 0
	blr
wj_batch:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	std 21, -88(1)
	std 22, -80(1)
	std 23, -72(1)
	std 24, -64(1)
	std 25, -56(1)
	std 26, -48(1)
	std 27, -40(1)
	std 28, -32(1)
	std 29, -24(1)
	std 30, -16(1)
	stdu 1, -160(1)
	std 0, 176(1)
	mr 30, 4
	ld 26, 0(3)
	li 3, 32
	bl batch::assert_positive
	nop
	ld 4, 0(30)
	cmpld 26, 4
	beq 0, .L158_13
	ld 3, 128(26)
	sync
	ld 4, 256(26)
	cmpd 7, 4, 4
	bne- 7, .+4
	isync
	sub. 4, 4, 3
	ble 0, .L158_21
	rldicl 5, 4, 63, 1
	li 28, 32
	ld 6, 24(30)
	sub 4, 4, 5
	ld 5, 32(30)
	cmpldi 4, 32
	sub 5, 5, 6
	sradi 6, 5, 63
	isellt 4, 4, 28
	andc 5, 5, 6
	addi 6, 4, -1
	cmpld 6, 5
	ble 0, .L158_22
	li 3, 3
	li 24, 1
	addi 29, 1, 56
	addi 27, 1, 40
	rotldi 25, 3, 63
.L158_5:
	ld 3, 256(26)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	ld 4, 128(26)
	sub 3, 3, 4
	cmpdi 3, 1
	iselgt 3, 3, 24
	rldicl 4, 3, 63, 1
	sub 3, 3, 4
	cmpld 28, 3
	isellt 3, 28, 3
	addi 5, 3, -1
	mr 3, 29
	mr 4, 30
	bl Worker::reserve.sa
	ld 3, 56(1)
	cmpld 3, 25
	bne 0, .L158_9
.L158_7:
	ld 5, 32(30)
	ld 6, 24(30)
	ld 3, 128(26)
	sync
	ld 4, 256(26)
	cmpd 7, 4, 4
	sub. 4, 4, 3
	bne- 7, .+4
	isync
	ble 0, .L158_21
	sub 5, 5, 6
	sradi 6, 5, 63
	andc 5, 5, 6
	ld 6, 24(30)
	addi 5, 5, 1
	cmpld 5, 28
	isellt 28, 5, 28
	rldicl 5, 4, 63, 1
	sub 4, 4, 5
	ld 5, 32(30)
	cmpld 28, 4
	sub 5, 5, 6
	sradi 6, 5, 63
	andc 5, 5, 6
	isellt 4, 28, 4
	addi 6, 4, -1
	cmpld 6, 5
	bgt 0, .L158_5
	b .L158_22
.L158_9:
	mr 3, 27
	mr 4, 30
	li 5, 0
	bl Worker::reserve.sa
	ld 3, 40(1)
	cmpld 3, 25
	beq+ 0, .L158_7
.L158_11:
	mr 3, 27
	bl ring::fail
	nop
	trap
.L158_13:
	ld 3, 24(30)
	ld 6, 128(4)
	li 29, 0
	addi 5, 3, -1
	sub. 6, 5, 6
	blt 0, .L158_43
	std 5, 256(4)
	sync
	ld 6, 0(30)
	ld 4, 128(6)
	sub. 7, 5, 4
	blt 0, .L158_51
	ld 9, 16(30)
	ld 8, 8(30)
	cmpld 5, 4
	and 9, 9, 5
	sldi 9, 9, 3
	add 8, 8, 9
	ld 28, 0(8)
	bne 0, .L158_47
	addi 4, 6, 128
	creqv 20, 20, 20
.L158_17:
	ldarx 7, 0, 4
	cmpld 7, 5
	bne- 0, .L158_52
	stdcx. 3, 0, 4
	bne- 0, .L158_17
	std 3, 256(6)
	bc 4, 20, .L158_44
	ld 3, 48(30)
	li 29, 1
	addi 3, 3, 1
	std 3, 48(30)
	b .L158_44
.L158_21:
	li 29, 0
	b .L158_43
.L158_22:
	ld 5, 408(26)
	addi 25, 26, 128
	crxor 20, 20, 20
	cmpd 7, 5, 5
	bne- 7, .+4
	isync
	ld 6, 0(5)
	and 6, 6, 3
	sldi 6, 6, 3
	add 5, 5, 6
	addi 5, 5, 32
	ld 28, 0(5)
	ldarx 5, 0, 25
	cmpld 5, 3
	bne- 0, .L158_27
	addi 5, 3, 1
	sync
.L158_24:
	stdcx. 5, 0, 25
	beq+ 0, .L158_26
	ldarx 6, 0, 25
	cmpld 6, 3
	beq+ 0, .L158_24
	b .L158_27
.L158_26:
	lwsync
	creqv 20, 20, 20
.L158_27:
	bc 4, 20, .L158_42
	cmpldi 4, 2
	li 29, 1
	blt 0, .L158_44
	addi 24, 4, -1
	li 4, 3
	addi 27, 1, 56
	rotldi 23, 4, 63
.L158_30:
	ld 4, 256(26)
	addi 22, 3, 1
	cmpd 7, 4, 4
	sub. 4, 4, 22
	bne- 7, .+4
	isync
	ble 0, .L158_44
	ld 4, 408(26)
	crxor 20, 20, 20
	cmpd 7, 4, 4
	bne- 7, .+4
	isync
	ld 5, 0(4)
	and 5, 5, 22
	sldi 5, 5, 3
	add 4, 4, 5
	addi 4, 4, 32
	ld 21, 0(4)
	ldarx 4, 0, 25
	cmpld 4, 22
	bne- 0, .L158_36
	addi 3, 3, 2
	sync
.L158_33:
	stdcx. 3, 0, 25
	beq+ 0, .L158_35
	ldarx 4, 0, 25
	cmpld 4, 22
	beq+ 0, .L158_33
	b .L158_36
.L158_35:
	lwsync
	creqv 20, 20, 20
.L158_36:
	bc 4, 20, .L158_44
	ld 4, 32(30)
	ld 3, 24(30)
	sub. 4, 4, 3
	ble 0, .L158_39
.L158_38:
	ld 4, 16(30)
	ld 5, 8(30)
	addi 24, 24, -1
	cmpldi 24, 0
	and 4, 4, 3
	addi 3, 3, 1
	sldi 4, 4, 3
	add 4, 5, 4
	std 28, 0(4)
	mr 28, 21
	lwsync
	std 3, 24(30)
	ld 4, 0(30)
	std 3, 256(4)
	mr 3, 22
	bc 12, 1, .L158_30
	b .L158_50
.L158_39:
	mr 3, 27
	mr 4, 30
	li 5, 1
	bl Worker::reserve.sa
	ld 3, 56(1)
	cmpld 3, 23
	bne- 0, .L158_11
	ld 3, 24(30)
	b .L158_38
.L158_42:
	li 29, 2
.L158_43:
.L158_44:
	cmpldi 29, 0
	beq 0, .L158_46
	cmpldi 29, 1
	li 3, -1
	iseleq 29, 28, 3
.L158_46:
	mr 3, 29
	addi 1, 1, 160
	ld 0, 16(1)
	ld 30, -16(1)
	ld 29, -24(1)
	ld 28, -32(1)
	ld 27, -40(1)
	ld 26, -48(1)
	ld 25, -56(1)
	ld 24, -64(1)
	ld 23, -72(1)
	ld 22, -80(1)
	ld 21, -88(1)
	mtlr 0
	blr
.L158_47:
	ld 3, 40(30)
	li 29, 1
	std 5, 24(30)
	cmpd 7, 3
	bge 0, .L158_44
	mr 3, 30
	mr 5, 28
	bl Worker::shrink
	mr 28, 3
	b .L158_44
.L158_50:
	mr 28, 21
	b .L158_44
.L158_51:
	std 3, 256(6)
	b .L158_43
.L158_52:
	std 3, 256(6)
	b .L158_44
wj_pop:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	stdu 1, -32(1)
	std 0, 48(1)
	ld 4, 0(3)
	ld 7, 24(3)
	li 6, 0
	addi 8, 7, -1
	ld 5, 128(4)
	sub. 5, 8, 5
	blt 0, .L159_10
	std 8, 256(4)
	sync
	ld 9, 0(3)
	ld 4, 128(9)
	sub. 10, 8, 4
	blt 0, .L159_11
	ld 11, 16(3)
	ld 5, 8(3)
	cmpld 8, 4
	and 11, 11, 8
	sldi 11, 11, 3
	add 5, 5, 11
	ld 5, 0(5)
	bne 0, .L159_8
	addi 4, 9, 128
	creqv 20, 20, 20
.L159_4:
	ldarx 10, 0, 4
	cmpld 10, 8
	bne- 0, .L159_14
	stdcx. 7, 0, 4
	bne- 0, .L159_4
	std 7, 256(9)
	bc 4, 20, .L159_10
	ld 4, 48(3)
	mr 6, 5
	addi 4, 4, 1
	std 4, 48(3)
	b .L159_10
.L159_8:
	ld 6, 40(3)
	std 8, 24(3)
	cmpd 10, 6
	blt 0, .L159_12
	mr 6, 5
.L159_10:
	mr 3, 6
	addi 1, 1, 32
	ld 0, 16(1)
	mtlr 0
	blr
.L159_11:
	std 7, 256(9)
	b .L159_10
.L159_12:
	bl Worker::shrink
	mr 6, 3
	b .L159_10
.L159_14:
	std 7, 256(9)
	b .L159_10
wj_push:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	std 29, -24(1)
	std 30, -16(1)
	stdu 1, -80(1)
	std 0, 96(1)
	mr 30, 4
	ld 5, 32(3)
	ld 4, 24(3)
	sub. 5, 5, 4
	ble 0, .L160_2
.L160_1:
	ld 6, 16(3)
	ld 5, 8(3)
	and 6, 6, 4
	addi 4, 4, 1
	sldi 6, 6, 3
	add 5, 5, 6
	std 30, 0(5)
	lwsync
	std 4, 24(3)
	ld 3, 0(3)
	std 4, 256(3)
	addi 1, 1, 80
	ld 0, 16(1)
	ld 30, -16(1)
	ld 29, -24(1)
	mtlr 0
	blr
.L160_2:
	addi 5, 1, 40
	mr 4, 3
	mr 3, 5
	li 5, 1
	mr 29, 4
	bl Worker::reserve.sa
	li 4, 3
	ld 3, 40(1)
	rotldi 4, 4, 63
	cmpld 3, 4
	bne- 0, .L160_5
	ld 4, 24(29)
	mr 3, 29
	b .L160_1
.L160_5:
	addi 3, 1, 40
	bl ring::fail
	nop
	trap
wj_steal:
	ld 5, 0(3)
	ld 3, 128(5)
	sync
	ld 4, 256(5)
	cmpd 7, 4, 4
	sub. 4, 4, 3
	bne- 7, .+4
	isync
	ble 0, .L161_7
	addi 4, 5, 128
	ld 5, 408(5)
	cmpd 7, 5, 5
	bne- 7, .+4
	isync
	ld 6, 0(5)
	and 6, 6, 3
	sldi 6, 6, 3
	add 5, 5, 6
	addi 5, 5, 32
	ld 5, 0(5)
	ldarx 6, 0, 4
	cmpld 6, 3
	bne- 0, .L161_5
	addi 6, 3, 1
	lwsync
	creqv 20, 20, 20
.L161_3:
	stdcx. 6, 0, 4
	beq+ 0, .L161_6
	ldarx 7, 0, 4
	cmpld 7, 3
	beq+ 0, .L161_3
.L161_5:
	crxor 20, 20, 20
.L161_6:
	li 3, -1
	isel 3, 5, 3, 20
	blr
.L161_7:
	li 3, 0
	blr
Worker::take_and_see_to.ra:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mfocrf 12, 32
	stw 12, 8(1)
	mflr 0
	stdu 1, -80(1)
	std 0, 96(1)
	cmpdi 2, 5, 1
	cmpldi 5, 1
	std 27, 40(1)
	std 28, 48(1)
	ld 27, 0(3)
	std 29, 56(1)
	std 30, 64(1)
	beq 0, .L162_2
	lwz 5, 60(3)
	stw 5, 56(3)
.L162_2:
	ld 5, 128(27)
	addi 6, 27, 128
	sub. 7, 4, 5
	blt 0, .L162_11
	ld 9, 16(3)
	ld 8, 8(3)
	cmpld 4, 5
	and 9, 9, 4
	sldi 9, 9, 3
	add 8, 8, 9
	ld 30, 0(8)
	bne 0, .L162_9
	addi 5, 4, 1
	creqv 20, 20, 20
.L162_5:
	ldarx 7, 0, 6
	cmpld 7, 4
	bne- 0, .L162_20
	stdcx. 5, 0, 6
	bne- 0, .L162_5
	std 5, 256(27)
	bc 4, 20, .L162_12
	ld 4, 48(3)
	li 29, 1
	addi 4, 4, 1
	std 4, 48(3)
	b .L162_13
.L162_9:
	std 4, 24(3)
	ld 4, 40(3)
	li 29, 1
	cmpd 7, 4
	bge 0, .L162_13
	mr 4, 5
	mr 5, 30
	mr 28, 3
	bl Worker::shrink
	mr 30, 3
	mr 3, 28
	b .L162_13
.L162_11:
	addi 4, 4, 1
	std 4, 256(27)
.L162_12:
	li 29, 0
.L162_13:
	bc 4, 10, .L162_16
	ld 3, 400(27)
	cmpldi 3, 1
	bne 0, .L162_18
	sync
	li 3, 2
	std 3, 400(27)
	b .L162_18
.L162_16:
	ld 4, 128(27)
	addi 3, 3, 48
	bl Patience::check
	nop
	andi. 3, 3, 1
	bc 4, 1, .L162_18
	ld 3, 400(27)
	cmpldi 3, 2
	beq 0, .L162_19
.L162_18:
	mr 3, 29
	mr 4, 30
	ld 30, 64(1)
	ld 29, 56(1)
	ld 28, 48(1)
	ld 27, 40(1)
	addi 1, 1, 80
	ld 0, 16(1)
	lwz 12, 8(1)
	mtlr 0
	mtocrf 32, 12
	blr
.L162_19:
	addi 3, 27, 400
	bl Mode::make_cold
	b .L162_18
.L162_20:
	std 5, 256(27)
	b .L162_12
Worker::reserve.ra:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	ld 6, 0(4)
	ld 7, 400(6)
	cmpldi 7, 1
	bne 0, .L163_2
	sync
	li 7, 2
	std 7, 400(6)
.L163_2:
	mflr 0
	std 24, -64(1)
	std 25, -56(1)
	std 26, -48(1)
	std 27, -40(1)
	std 28, -32(1)
	std 29, -24(1)
	std 30, -16(1)
	stdu 1, -112(1)
	li 6, 3
	std 0, 128(1)
	ld 7, 24(4)
	rotldi 29, 6, 63
	ld 6, 32(4)
	sub 6, 6, 7
	sradi 7, 6, 63
	andc 6, 6, 7
	cmpld 6, 5
	bge 0, .L163_8
	li 28, -1
	li 27, 1
	addi 30, 1, 32
.L163_4:
	ld 6, 0(4)
	ld 7, 128(6)
	cmpd 7, 7, 7
	bne- 7, .+4
	isync
	ld 8, 24(4)
	ld 6, 16(4)
	sub 9, 8, 7
	addi 10, 6, 1
	add 9, 9, 5
	add 6, 10, 7
	cmpld 9, 10
	std 6, 32(4)
	bgt 0, .L163_6
.L163_5:
	sub 6, 6, 8
	sradi 7, 6, 63
	andc 6, 6, 7
	cmpld 6, 5
	blt 0, .L163_4
	b .L163_8
.L163_6:
	mr 26, 3
	addi 3, 9, -1
	cmpldi 9, 1
	mr 25, 5
	mr 5, 7
	mr 24, 4
	cntlzd 3, 3
	srd 3, 28, 3
	addi 3, 3, 1
	iselgt 6, 3, 27
	mr 3, 30
	bl Worker::resize.ra
	ld 3, 32(1)
	cmpld 3, 29
	bne 0, .L163_10
	ld 6, 32(24)
	ld 8, 24(24)
	mr 4, 24
	mr 3, 26
	mr 5, 25
	b .L163_5
.L163_8:
	std 29, 0(3)
.L163_9:
	addi 1, 1, 112
	ld 0, 16(1)
	ld 30, -16(1)
	ld 29, -24(1)
	ld 28, -32(1)
	ld 27, -40(1)
	ld 26, -48(1)
	ld 25, -56(1)
	ld 24, -64(1)
	mtlr 0
	blr
.L163_10:
	lxvd2x 0, 0, 30
	stxvd2x 0, 0, 26
	b .L163_9
Worker::take_and_see_to.rb:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mfocrf 12, 32
	stw 12, 8(1)
	mflr 0
	stdu 1, -80(1)
	std 0, 96(1)
	cmpdi 2, 5, 1
	cmpldi 5, 1
	std 27, 40(1)
	std 28, 48(1)
	ld 27, 0(3)
	std 29, 56(1)
	std 30, 64(1)
	beq 0, .L164_2
	lwz 5, 60(3)
	stw 5, 56(3)
.L164_2:
	ld 5, 128(27)
	addi 6, 27, 128
	sub. 7, 4, 5
	blt 0, .L164_11
	ld 9, 16(3)
	ld 8, 8(3)
	cmpld 4, 5
	and 9, 9, 4
	sldi 9, 9, 3
	add 8, 8, 9
	ld 30, 0(8)
	bne 0, .L164_9
	addi 5, 4, 1
	creqv 20, 20, 20
.L164_5:
	ldarx 7, 0, 6
	cmpld 7, 4
	bne- 0, .L164_20
	stdcx. 5, 0, 6
	bne- 0, .L164_5
	std 5, 256(27)
	bc 4, 20, .L164_12
	ld 4, 48(3)
	li 29, 1
	addi 4, 4, 1
	std 4, 48(3)
	b .L164_13
.L164_9:
	std 4, 24(3)
	ld 4, 40(3)
	li 29, 1
	cmpd 7, 4
	bge 0, .L164_13
	mr 4, 5
	mr 5, 30
	mr 28, 3
	bl Worker::shrink
	mr 30, 3
	mr 3, 28
	b .L164_13
.L164_11:
	addi 4, 4, 1
	std 4, 256(27)
.L164_12:
	li 29, 0
.L164_13:
	bc 4, 10, .L164_16
	ld 3, 400(27)
	cmpldi 3, 1
	bne 0, .L164_18
	lwsync
	li 3, 2
	std 3, 400(27)
	b .L164_18
.L164_16:
	ld 4, 128(27)
	addi 3, 3, 48
	bl Patience::check
	nop
	andi. 3, 3, 1
	bc 4, 1, .L164_18
	ld 3, 400(27)
	cmpldi 3, 2
	beq 0, .L164_19
.L164_18:
	mr 3, 29
	mr 4, 30
	ld 30, 64(1)
	ld 29, 56(1)
	ld 28, 48(1)
	ld 27, 40(1)
	addi 1, 1, 80
	ld 0, 16(1)
	lwz 12, 8(1)
	mtlr 0
	mtocrf 32, 12
	blr
.L164_19:
	addi 3, 27, 400
	bl Mode::make_cold
	b .L164_18
.L164_20:
	std 5, 256(27)
	b .L164_12
Worker::reserve.rb:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	ld 6, 0(4)
	ld 7, 400(6)
	cmpldi 7, 1
	bne 0, .L165_2
	lwsync
	li 7, 2
	std 7, 400(6)
.L165_2:
	mflr 0
	std 24, -64(1)
	std 25, -56(1)
	std 26, -48(1)
	std 27, -40(1)
	std 28, -32(1)
	std 29, -24(1)
	std 30, -16(1)
	stdu 1, -112(1)
	li 6, 3
	std 0, 128(1)
	ld 7, 24(4)
	rotldi 29, 6, 63
	ld 6, 32(4)
	sub 6, 6, 7
	sradi 7, 6, 63
	andc 6, 6, 7
	cmpld 6, 5
	bge 0, .L165_8
	li 28, -1
	li 27, 1
	addi 30, 1, 32
.L165_4:
	ld 6, 0(4)
	ld 7, 128(6)
	cmpd 7, 7, 7
	bne- 7, .+4
	isync
	ld 8, 24(4)
	ld 6, 16(4)
	sub 9, 8, 7
	addi 10, 6, 1
	add 9, 9, 5
	add 6, 10, 7
	cmpld 9, 10
	std 6, 32(4)
	bgt 0, .L165_6
.L165_5:
	sub 6, 6, 8
	sradi 7, 6, 63
	andc 6, 6, 7
	cmpld 6, 5
	blt 0, .L165_4
	b .L165_8
.L165_6:
	mr 26, 3
	addi 3, 9, -1
	cmpldi 9, 1
	mr 25, 5
	mr 5, 7
	mr 24, 4
	cntlzd 3, 3
	srd 3, 28, 3
	addi 3, 3, 1
	iselgt 6, 3, 27
	mr 3, 30
	bl Worker::resize.ra
	ld 3, 32(1)
	cmpld 3, 29
	bne 0, .L165_10
	ld 6, 32(24)
	ld 8, 24(24)
	mr 4, 24
	mr 3, 26
	mr 5, 25
	b .L165_5
.L165_8:
	std 29, 0(3)
.L165_9:
	addi 1, 1, 112
	ld 0, 16(1)
	ld 30, -16(1)
	ld 29, -24(1)
	ld 28, -32(1)
	ld 27, -40(1)
	ld 26, -48(1)
	ld 25, -56(1)
	ld 24, -64(1)
	mtlr 0
	blr
.L165_10:
	lxvd2x 0, 0, 30
	stxvd2x 0, 0, 26
	b .L165_9
Worker::reserve.sa:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	std 24, -64(1)
	std 25, -56(1)
	std 26, -48(1)
	std 27, -40(1)
	std 28, -32(1)
	std 29, -24(1)
	std 30, -16(1)
	stdu 1, -112(1)
	li 6, 3
	std 0, 128(1)
	ld 7, 24(4)
	rotldi 29, 6, 63
	ld 6, 32(4)
	sub 6, 6, 7
	sradi 7, 6, 63
	andc 6, 6, 7
	cmpld 6, 5
	bge 0, .L166_6
	li 28, -1
	li 27, 1
	addi 30, 1, 32
.L166_2:
	ld 6, 0(4)
	ld 7, 128(6)
	cmpd 7, 7, 7
	bne- 7, .+4
	isync
	ld 8, 24(4)
	ld 6, 16(4)
	sub 9, 8, 7
	addi 10, 6, 1
	add 9, 9, 5
	add 6, 10, 7
	cmpld 9, 10
	std 6, 32(4)
	bgt 0, .L166_4
.L166_3:
	sub 6, 6, 8
	sradi 7, 6, 63
	andc 6, 6, 7
	cmpld 6, 5
	blt 0, .L166_2
	b .L166_6
.L166_4:
	mr 26, 3
	addi 3, 9, -1
	cmpldi 9, 1
	mr 25, 5
	mr 5, 7
	mr 24, 4
	cntlzd 3, 3
	srd 3, 28, 3
	addi 3, 3, 1
	iselgt 6, 3, 27
	mr 3, 30
	bl Worker::resize.ra
	ld 3, 32(1)
	cmpld 3, 29
	bne 0, .L166_8
	ld 6, 32(24)
	ld 8, 24(24)
	mr 4, 24
	mr 3, 26
	mr 5, 25
	b .L166_3
.L166_6:
	std 29, 0(3)
.L166_7:
	addi 1, 1, 112
	ld 0, 16(1)
	ld 30, -16(1)
	ld 29, -24(1)
	ld 28, -32(1)
	ld 27, -40(1)
	ld 26, -48(1)
	ld 25, -56(1)
	ld 24, -64(1)
	mtlr 0
	blr
.L166_8:
	lxvd2x 0, 0, 30
	stxvd2x 0, 0, 26
	b .L166_7
Worker::reserve.wa:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	std 24, -64(1)
	std 25, -56(1)
	std 26, -48(1)
	std 27, -40(1)
	std 28, -32(1)
	std 29, -24(1)
	std 30, -16(1)
	stdu 1, -112(1)
	li 6, 3
	std 0, 128(1)
	ld 7, 32(4)
	rotldi 29, 6, 63
	ld 6, 24(4)
	sub 7, 7, 6
	sradi 8, 7, 63
	andc 7, 7, 8
	cmpld 7, 5
	bge 0, .L167_6
	li 28, -1
	li 27, 1
	addi 30, 1, 32
.L167_2:
	ld 7, 0(4)
	ld 7, 128(7)
	ld 8, 16(4)
	sub 9, 6, 7
	addi 10, 8, 1
	add 9, 9, 5
	add 8, 10, 7
	cmpld 9, 10
	std 8, 32(4)
	bgt 0, .L167_4
.L167_3:
	sub 7, 8, 6
	sradi 8, 7, 63
	andc 7, 7, 8
	cmpld 7, 5
	blt 0, .L167_2
	b .L167_6
.L167_4:
	mr 26, 3
	addi 3, 9, -1
	cmpldi 9, 1
	mr 25, 5
	mr 5, 7
	mr 24, 4
	cntlzd 3, 3
	srd 3, 28, 3
	addi 3, 3, 1
	iselgt 6, 3, 27
	mr 3, 30
	bl Worker::resize.ra
	ld 3, 32(1)
	cmpld 3, 29
	bne 0, .L167_8
	ld 8, 32(24)
	ld 6, 24(24)
	mr 4, 24
	mr 3, 26
	mr 5, 25
	b .L167_3
.L167_6:
	std 29, 0(3)
.L167_7:
	addi 1, 1, 112
	ld 0, 16(1)
	ld 30, -16(1)
	ld 29, -24(1)
	ld 28, -32(1)
	ld 27, -40(1)
	ld 26, -48(1)
	ld 25, -56(1)
	ld 24, -64(1)
	mtlr 0
	blr
.L167_8:
	lxvd2x 0, 0, 30
	stxvd2x 0, 0, 26
	b .L167_7
Worker::reserve.wc:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	std 24, -64(1)
	std 25, -56(1)
	std 26, -48(1)
	std 27, -40(1)
	std 28, -32(1)
	std 29, -24(1)
	std 30, -16(1)
	stdu 1, -112(1)
	li 6, 3
	std 0, 128(1)
	ld 7, 24(4)
	rotldi 29, 6, 63
	ld 6, 32(4)
	sub 6, 6, 7
	sradi 7, 6, 63
	andc 6, 6, 7
	cmpld 6, 5
	bge 0, .L168_6
	li 28, -1
	li 27, 1
	addi 30, 1, 32
.L168_2:
	ld 6, 0(4)
	ld 7, 128(6)
	cmpd 7, 7, 7
	bne- 7, .+4
	isync
	ld 8, 24(4)
	ld 6, 16(4)
	sub 9, 8, 7
	addi 10, 6, 1
	add 9, 9, 5
	add 6, 10, 7
	cmpld 9, 10
	std 6, 32(4)
	bgt 0, .L168_4
.L168_3:
	sub 6, 6, 8
	sradi 7, 6, 63
	andc 6, 6, 7
	cmpld 6, 5
	blt 0, .L168_2
	b .L168_6
.L168_4:
	mr 26, 3
	addi 3, 9, -1
	cmpldi 9, 1
	mr 25, 5
	mr 5, 7
	mr 24, 4
	cntlzd 3, 3
	srd 3, 28, 3
	addi 3, 3, 1
	iselgt 6, 3, 27
	mr 3, 30
	bl Worker::resize.wc
	ld 3, 32(1)
	cmpld 3, 29
	bne 0, .L168_8
	ld 6, 32(24)
	ld 8, 24(24)
	mr 4, 24
	mr 3, 26
	mr 5, 25
	b .L168_3
.L168_6:
	std 29, 0(3)
.L168_7:
	addi 1, 1, 112
	ld 0, 16(1)
	ld 30, -16(1)
	ld 29, -24(1)
	ld 28, -32(1)
	ld 27, -40(1)
	ld 26, -48(1)
	ld 25, -56(1)
	ld 24, -64(1)
	mtlr 0
	blr
.L168_8:
	lxvd2x 0, 0, 30
	stxvd2x 0, 0, 26
	b .L168_7
Worker::resize.ra:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	std 25, -56(1)
	std 26, -48(1)
	std 27, -40(1)
	std 28, -32(1)
	std 29, -24(1)
	std 30, -16(1)
	stdu 1, -112(1)
	mr 30, 3
	popcntd 3, 6
	std 0, 128(1)
	std 6, 32(1)
	cmpldi 3, 1
	bne 0, .L169_13
	li 3, -5
	mr 28, 6
	li 25, 0
	rldic 3, 3, 0, 4
	cmpld 6, 3
	ble 0, .L169_3
	mr 26, 28
	b .L169_6
.L169_3:
	sldi 3, 28, 3
	mr 27, 5
	addi 26, 3, 32
	mr 29, 4
	bl _RNvC7___rustc35___rust_no_alloc_shim_is_unstable_v2
	nop
	mr 3, 26
	li 4, 8
	li 25, 8
	bl _RNvC7___rustc12___rust_alloc
	nop
	cmpldi 3, 0
	beq 0, .L169_6
	li 4, 3
	addi 5, 28, -1
	ld 10, 24(29)
	rotldi 26, 4, 63
	li 4, 0
	std 5, 0(3)
	std 4, 8(3)
	ld 4, 8(29)
	ld 6, -8(4)
	sub. 11, 6, 27
	iselgt 8, 6, 27
	sub 6, 10, 8
	cmpd 6, 28
	ble 0, .L169_7
	sldi 4, 5, 3
	li 5, 8
	addi 4, 4, 40
	bl _RNvC7___rustc14___rust_dealloc
	nop
	b .L169_11
.L169_6:
	std 25, 0(30)
	std 26, 8(30)
	b .L169_12
.L169_7:
	cmpld 10, 8
	ld 9, 16(29)
	addi 7, 3, 32
	addi 6, 4, -32
	std 8, 24(3)
	beq 0, .L169_10
	sradi 12, 11, 63
	sub 10, 10, 27
	andc 11, 11, 12
	sub 10, 10, 11
	mtctr 10
.L169_9:
	and 11, 8, 9
	and 10, 8, 5
	addi 8, 8, 1
	sldi 11, 11, 3
	sldi 10, 10, 3
	add 11, 4, 11
	ld 11, 0(11)
	add 10, 7, 10
	std 11, 0(10)
	bdnz .L169_9
.L169_10:
	not 8, 9
	ld 9, 32(29)
	std 7, 8(29)
	li 7, 0
	std 5, 16(29)
	li 5, 384
	add 8, 28, 8
	std 7, 40(29)
	add 8, 9, 8
	ld 9, 0(29)
	std 8, 32(29)
	lwsync
	std 3, 408(9)
	addi 3, 4, -24
	lxvd2x 0, 9, 5
	stxvd2x 0, 0, 3
	addis 3, 2, FnOnce::call_once@toc@ha
	std 6, 384(9)
	addi 3, 3, FnOnce::call_once@toc@l
	std 3, 392(9)
.L169_11:
	std 26, 0(30)
.L169_12:
	addi 1, 1, 112
	ld 0, 16(1)
	ld 30, -16(1)
	ld 29, -24(1)
	ld 28, -32(1)
	ld 27, -40(1)
	ld 26, -48(1)
	ld 25, -56(1)
	mtlr 0
	blr
.L169_13:
	addi 3, 1, 32
	addis 4, 2, .LC@toc@ha
	std 3, 40(1)
	ld 3, .LC@toc@l(4)
	std 3, 48(1)
	addis 3, 2, .LMergedGlobals@toc@ha
	addi 4, 3, .LMergedGlobals@toc@l
	addi 3, 4, 0
	addi 5, 4, 0
	addi 4, 1, 40
	bl _RNvNtC4core9panicking9panic_fmt
	nop
Worker::resize.wc:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	std 25, -56(1)
	std 26, -48(1)
	std 27, -40(1)
	std 28, -32(1)
	std 29, -24(1)
	std 30, -16(1)
	stdu 1, -112(1)
	mr 30, 3
	popcntd 3, 6
	std 0, 128(1)
	std 6, 32(1)
	cmpldi 3, 1
	bne 0, .L170_13
	li 3, -5
	mr 28, 6
	li 25, 0
	rldic 3, 3, 0, 4
	cmpld 6, 3
	ble 0, .L170_3
	mr 26, 28
	b .L170_6
.L170_3:
	sldi 3, 28, 3
	mr 27, 5
	addi 26, 3, 32
	mr 29, 4
	bl _RNvC7___rustc35___rust_no_alloc_shim_is_unstable_v2
	nop
	mr 3, 26
	li 4, 8
	li 25, 8
	bl _RNvC7___rustc12___rust_alloc
	nop
	cmpldi 3, 0
	beq 0, .L170_6
	li 4, 3
	addi 5, 28, -1
	ld 10, 24(29)
	rotldi 26, 4, 63
	li 4, 0
	std 5, 0(3)
	std 4, 8(3)
	ld 4, 8(29)
	ld 6, -8(4)
	sub. 11, 6, 27
	iselgt 8, 6, 27
	sub 6, 10, 8
	cmpd 6, 28
	ble 0, .L170_7
	sldi 4, 5, 3
	li 5, 8
	addi 4, 4, 40
	bl _RNvC7___rustc14___rust_dealloc
	nop
	b .L170_11
.L170_6:
	std 25, 0(30)
	std 26, 8(30)
	b .L170_12
.L170_7:
	cmpld 10, 8
	ld 9, 16(29)
	addi 7, 3, 32
	addi 6, 4, -32
	std 8, 24(3)
	beq 0, .L170_10
	sradi 12, 11, 63
	sub 10, 10, 27
	andc 11, 11, 12
	sub 10, 10, 11
	mtctr 10
.L170_9:
	and 11, 8, 9
	and 10, 8, 5
	addi 8, 8, 1
	sldi 11, 11, 3
	sldi 10, 10, 3
	add 11, 4, 11
	ld 11, 0(11)
	add 10, 7, 10
	std 11, 0(10)
	bdnz .L170_9
.L170_10:
	not 8, 9
	ld 9, 32(29)
	std 7, 8(29)
	std 5, 16(29)
	ld 7, 0(29)
	li 5, 384
	add 8, 28, 8
	add 8, 9, 8
	li 9, 0
	std 9, 40(29)
	std 8, 32(29)
	std 3, 408(7)
	addi 3, 4, -24
	lxvd2x 0, 7, 5
	stxvd2x 0, 0, 3
	addis 3, 2, FnOnce::call_once@toc@ha
	std 6, 384(7)
	addi 3, 3, FnOnce::call_once@toc@l
	std 3, 392(7)
.L170_11:
	std 26, 0(30)
.L170_12:
	addi 1, 1, 112
	ld 0, 16(1)
	ld 30, -16(1)
	ld 29, -24(1)
	ld 28, -32(1)
	ld 27, -40(1)
	ld 26, -48(1)
	ld 25, -56(1)
	mtlr 0
	blr
.L170_13:
	addi 3, 1, 32
	addis 4, 2, .LC@toc@ha
	std 3, 40(1)
	ld 3, .LC@toc@l(4)
	std 3, 48(1)
	addis 3, 2, .LMergedGlobals@toc@ha
	addi 4, 3, .LMergedGlobals@toc@l
	addi 3, 4, 0
	addi 5, 4, 0
	addi 4, 1, 40
	bl _RNvNtC4core9panicking9panic_fmt
	nop
