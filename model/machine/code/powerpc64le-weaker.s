# rustc 1.95.0 (59807616e 2026-04-14); sources cfe2e9d9e7f70269
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
	blt 0, .L109_13
	std 4, 256(5)
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
	bl Worker::take_and_see_to.reference
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
	blt 0, .L113_13
	std 4, 256(5)
	sync
	ld 5, 400(5)
	cmpldi 5, 0
	beq 0, .L113_4
	cmpldi 5, 1
	lwsync
	beq 0, .L113_15
	lwz 7, 56(3)
	addi 7, 7, -1
	cmplwi 7, 0
	stw 7, 56(3)
	beq 0, .L113_16
.L113_4:
	ld 9, 0(3)
	ld 7, 128(9)
	sub. 10, 4, 7
	blt 0, .L113_14
	ld 11, 16(3)
	ld 5, 8(3)
	cmpld 4, 7
	and 11, 11, 4
	sldi 11, 11, 3
	add 5, 5, 11
	ld 5, 0(5)
	bne 0, .L113_11
	addi 7, 9, 128
	creqv 20, 20, 20
.L113_7:
	ldarx 10, 0, 7
	cmpld 10, 4
	bne- 0, .L113_20
	stdcx. 8, 0, 7
	bne- 0, .L113_7
	std 8, 256(9)
	bc 4, 20, .L113_13
	ld 4, 48(3)
	mr 6, 5
	addi 4, 4, 1
	std 4, 48(3)
	b .L113_13
.L113_11:
	std 4, 24(3)
	ld 4, 40(3)
	cmpd 10, 4
	blt 0, .L113_18
	mr 6, 5
.L113_13:
	mr 3, 6
	addi 1, 1, 32
	ld 0, 16(1)
	mtlr 0
	blr
.L113_14:
	std 8, 256(9)
	b .L113_13
.L113_15:
	li 5, 1
.L113_16:
	bl Worker::take_and_see_to.reference
	nop
	andi. 3, 3, 1
	li 3, 0
	iselgt 6, 4, 3
	b .L113_13
.L113_18:
	mr 4, 7
	bl Worker::shrink
	mr 6, 3
	b .L113_13
.L113_20:
	std 8, 256(9)
	b .L113_13
rc_steal:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mfocrf 12, 32
	stw 12, 8(1)
	mflr 0
	stdu 1, -64(1)
	std 0, 80(1)
	std 29, 40(1)
	ld 29, 0(3)
	std 28, 32(1)
	std 30, 48(1)
	ld 3, 400(29)
	cmpd 7, 3, 3
	cmpldi 3, 2
	bne- 7, .+4
	isync
	beq 0, .L119_2
	ld 3, 128(29)
	ld 4, 256(29)
	sub. 3, 4, 3
	ble 0, .L119_33
.L119_2:
	addis 3, 2, RUST_STD_INTERNAL_VAL@got@tlsgd@ha
	addi 3, 3, RUST_STD_INTERNAL_VAL@got@tlsgd@l
	bl __tls_get_addr(RUST_STD_INTERNAL_VAL@tlsgd)
	nop
	lbz 4, 8(3)
	cmplwi 4, 1
	bne 0, .L119_5
.L119_3:
	ld 30, 0(3)
	ld 3, 24(30)
	addi 28, 29, 400
	andi. 4, 3, 1
	bc 12, 1, .L119_9
.L119_4:
	ori 3, 3, 1
	std 3, 24(30)
	lwsync
	std 3, 0(30)
	b .L119_10
.L119_5:
	li 30, 0
	li 4, 0
	bl Storage::get_or_init_slow
	cmpldi 3, 0
	bne 0, .L119_3
	bl records::temporary
	nop
	mr 30, 3
	ld 3, 24(30)
	addi 28, 29, 400
	andi. 4, 3, 1
	bc 4, 1, .L119_4
.L119_9:
	ld 3, 32(30)
	addi 3, 3, 1
	std 3, 32(30)
.L119_10:
	sync
	ld 3, 400(29)
	cmpd 7, 3, 3
	cmpldi 3, 2
	bne- 7, .+4
	isync
	bne 0, .L119_20
.L119_11:
	sync
	ld 3, 128(29)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	sync
	ld 4, 256(29)
	cmpd 7, 4, 4
	sub. 4, 4, 3
	bne- 7, .+4
	isync
	ble 0, .L119_31
	ld 5, 408(29)
	addi 4, 29, 128
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
	bne- 0, .L119_17
	addi 5, 3, 1
	sync
.L119_14:
	stdcx. 5, 0, 4
	beq+ 0, .L119_16
	ldarx 6, 0, 4
	cmpld 6, 3
	beq+ 0, .L119_14
	b .L119_17
.L119_16:
	lwsync
	creqv 8, 8, 8
.L119_17:
	ld 3, 32(30)
	cmpldi 3, 0
	bne 0, .L119_22
	ld 3, 24(30)
	addi 3, 3, 1
	std 3, 24(30)
	lwsync
	std 3, 0(30)
.L119_19:
	li 3, -1
	isel 3, 29, 3, 8
	b .L119_34
.L119_20:
	cmpldi 3, 3
	bne 0, .L119_23
	sync
	b .L119_11
.L119_22:
	mr 3, 30
	bl Record::leave_nested
	nop
	b .L119_19
.L119_23:
	li 3, 1
.L119_24:
	ldarx 4, 0, 28
	cmpldi 4, 0
	bne- 0, .L119_26
	stdcx. 3, 0, 28
	bne- 0, .L119_24
.L119_26:
	addis 3, 2, .LMergedGlobals@toc@ha
	addi 3, 3, .LMergedGlobals@toc@l
	addi 3, 3, 0
	bl barrier::heavy_fence
	nop
	andi. 3, 3, 1
	bc 4, 1, .L119_31
	li 3, 2
.L119_29:
	ldarx 4, 0, 28
	cmpldi 4, 1
	bne- 0, .L119_11
	stdcx. 3, 0, 28
	beq+ 0, .L119_11
	b .L119_29
.L119_31:
	ld 3, 32(30)
	cmpldi 3, 0
	bne 0, .L119_35
	ld 3, 24(30)
	addi 3, 3, 1
	std 3, 24(30)
	lwsync
	std 3, 0(30)
.L119_33:
	li 3, 0
.L119_34:
	ld 30, 48(1)
	ld 29, 40(1)
	ld 28, 32(1)
	addi 1, 1, 64
	ld 0, 16(1)
	lwz 12, 8(1)
	mtlr 0
	mtocrf 32, 12
	blr
.L119_35:
	mr 3, 30
	bl Record::leave_nested
	nop
	li 3, 0
	b .L119_34
rd_steal:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mfocrf 12, 32
	stw 12, 8(1)
	mflr 0
	stdu 1, -64(1)
	std 0, 80(1)
	std 29, 40(1)
	ld 29, 0(3)
	std 28, 32(1)
	std 30, 48(1)
	ld 3, 400(29)
	cmpd 7, 3, 3
	cmpldi 3, 2
	bne- 7, .+4
	isync
	beq 0, .L123_2
	ld 3, 128(29)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	ld 4, 256(29)
	sub. 3, 4, 3
	ble 0, .L123_33
.L123_2:
	addis 3, 2, RUST_STD_INTERNAL_VAL@got@tlsgd@ha
	addi 3, 3, RUST_STD_INTERNAL_VAL@got@tlsgd@l
	bl __tls_get_addr(RUST_STD_INTERNAL_VAL@tlsgd)
	nop
	lbz 4, 8(3)
	cmplwi 4, 1
	bne 0, .L123_5
.L123_3:
	ld 30, 0(3)
	ld 3, 24(30)
	addi 28, 29, 400
	andi. 4, 3, 1
	bc 12, 1, .L123_9
.L123_4:
	ori 3, 3, 1
	std 3, 24(30)
	lwsync
	std 3, 0(30)
	b .L123_10
.L123_5:
	li 30, 0
	li 4, 0
	bl Storage::get_or_init_slow
	cmpldi 3, 0
	bne 0, .L123_3
	bl records::temporary
	nop
	mr 30, 3
	ld 3, 24(30)
	addi 28, 29, 400
	andi. 4, 3, 1
	bc 4, 1, .L123_4
.L123_9:
	ld 3, 32(30)
	addi 3, 3, 1
	std 3, 32(30)
.L123_10:
	ld 3, 400(29)
	cmpd 7, 3, 3
	cmpldi 3, 2
	bne- 7, .+4
	isync
	bne 0, .L123_20
.L123_11:
	sync
	ld 3, 128(29)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	sync
	ld 4, 256(29)
	cmpd 7, 4, 4
	sub. 4, 4, 3
	bne- 7, .+4
	isync
	ble 0, .L123_31
	ld 5, 408(29)
	addi 4, 29, 128
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
	bne- 0, .L123_17
	addi 5, 3, 1
	sync
.L123_14:
	stdcx. 5, 0, 4
	beq+ 0, .L123_16
	ldarx 6, 0, 4
	cmpld 6, 3
	beq+ 0, .L123_14
	b .L123_17
.L123_16:
	lwsync
	creqv 8, 8, 8
.L123_17:
	ld 3, 32(30)
	cmpldi 3, 0
	bne 0, .L123_22
	ld 3, 24(30)
	addi 3, 3, 1
	std 3, 24(30)
	lwsync
	std 3, 0(30)
.L123_19:
	li 3, -1
	isel 3, 29, 3, 8
	b .L123_34
.L123_20:
	cmpldi 3, 3
	bne 0, .L123_23
	sync
	b .L123_11
.L123_22:
	mr 3, 30
	bl Record::leave_nested
	nop
	b .L123_19
.L123_23:
	li 3, 1
.L123_24:
	ldarx 4, 0, 28
	cmpldi 4, 0
	bne- 0, .L123_26
	stdcx. 3, 0, 28
	bne- 0, .L123_24
.L123_26:
	addis 3, 2, .LMergedGlobals@toc@ha
	addi 3, 3, .LMergedGlobals@toc@l
	addi 3, 3, 0
	bl barrier::heavy_fence
	nop
	andi. 3, 3, 1
	bc 4, 1, .L123_31
	li 3, 2
.L123_29:
	ldarx 4, 0, 28
	cmpldi 4, 1
	bne- 0, .L123_11
	stdcx. 3, 0, 28
	beq+ 0, .L123_11
	b .L123_29
.L123_31:
	ld 3, 32(30)
	cmpldi 3, 0
	bne 0, .L123_35
	ld 3, 24(30)
	addi 3, 3, 1
	std 3, 24(30)
	lwsync
	std 3, 0(30)
.L123_33:
	li 3, 0
.L123_34:
	ld 30, 48(1)
	ld 29, 40(1)
	ld 28, 32(1)
	addi 1, 1, 64
	ld 0, 16(1)
	lwz 12, 8(1)
	mtlr 0
	mtocrf 32, 12
	blr
.L123_35:
	mr 3, 30
	bl Record::leave_nested
	nop
	li 3, 0
	b .L123_34
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
	blt 0, .L125_13
	std 4, 256(5)
	sync
	ld 5, 400(5)
	cmpldi 5, 0
	beq 0, .L125_4
	cmpldi 5, 1
	sync
	beq 0, .L125_15
	lwz 7, 56(3)
	addi 7, 7, -1
	cmplwi 7, 0
	stw 7, 56(3)
	beq 0, .L125_16
.L125_4:
	ld 9, 0(3)
	ld 7, 128(9)
	sub. 10, 4, 7
	blt 0, .L125_14
	ld 11, 16(3)
	ld 5, 8(3)
	cmpld 4, 7
	and 11, 11, 4
	sldi 11, 11, 3
	add 5, 5, 11
	ld 5, 0(5)
	bne 0, .L125_11
	addi 7, 9, 128
	creqv 20, 20, 20
.L125_7:
	ldarx 10, 0, 7
	cmpld 10, 4
	bne- 0, .L125_20
	stdcx. 8, 0, 7
	bne- 0, .L125_7
	std 8, 256(9)
	bc 4, 20, .L125_13
	ld 4, 48(3)
	mr 6, 5
	addi 4, 4, 1
	std 4, 48(3)
	b .L125_13
.L125_11:
	std 4, 24(3)
	ld 4, 40(3)
	cmpd 10, 4
	blt 0, .L125_18
	mr 6, 5
.L125_13:
	mr 3, 6
	addi 1, 1, 32
	ld 0, 16(1)
	mtlr 0
	blr
.L125_14:
	std 8, 256(9)
	b .L125_13
.L125_15:
	li 5, 1
.L125_16:
	bl Worker::take_and_see_to.reference
	nop
	andi. 3, 3, 1
	li 3, 0
	iselgt 6, 4, 3
	b .L125_13
.L125_18:
	mr 4, 7
	bl Worker::shrink
	mr 6, 3
	b .L125_13
.L125_20:
	std 8, 256(9)
	b .L125_13
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
	ble 0, .L126_2
.L126_1:
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
.L126_2:
	addi 5, 1, 40
	mr 4, 3
	mr 3, 5
	li 5, 1
	mr 29, 4
	bl Worker::reserve.reference
	li 4, 3
	ld 3, 40(1)
	rotldi 4, 4, 63
	cmpld 3, 4
	bne- 0, .L126_5
	ld 4, 24(29)
	mr 3, 29
	b .L126_1
.L126_5:
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
	stdu 1, -64(1)
	std 0, 80(1)
	std 29, 40(1)
	ld 29, 0(3)
	std 28, 32(1)
	std 30, 48(1)
	ld 3, 400(29)
	cmpldi 3, 2
	beq 0, .L127_2
	ld 3, 128(29)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	ld 4, 256(29)
	sub. 3, 4, 3
	ble 0, .L127_33
.L127_2:
	addis 3, 2, RUST_STD_INTERNAL_VAL@got@tlsgd@ha
	addi 3, 3, RUST_STD_INTERNAL_VAL@got@tlsgd@l
	bl __tls_get_addr(RUST_STD_INTERNAL_VAL@tlsgd)
	nop
	lbz 4, 8(3)
	cmplwi 4, 1
	bne 0, .L127_5
.L127_3:
	ld 30, 0(3)
	ld 3, 24(30)
	addi 28, 29, 400
	andi. 4, 3, 1
	bc 12, 1, .L127_9
.L127_4:
	ori 3, 3, 1
	std 3, 24(30)
	lwsync
	std 3, 0(30)
	b .L127_10
.L127_5:
	li 30, 0
	li 4, 0
	bl Storage::get_or_init_slow
	cmpldi 3, 0
	bne 0, .L127_3
	bl records::temporary
	nop
	mr 30, 3
	ld 3, 24(30)
	addi 28, 29, 400
	andi. 4, 3, 1
	bc 4, 1, .L127_4
.L127_9:
	ld 3, 32(30)
	addi 3, 3, 1
	std 3, 32(30)
.L127_10:
	sync
	ld 3, 400(29)
	cmpldi 3, 2
	bne 0, .L127_20
.L127_11:
	sync
	ld 3, 128(29)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	sync
	ld 4, 256(29)
	cmpd 7, 4, 4
	sub. 4, 4, 3
	bne- 7, .+4
	isync
	ble 0, .L127_31
	ld 5, 408(29)
	addi 4, 29, 128
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
	bne- 0, .L127_17
	addi 5, 3, 1
	sync
.L127_14:
	stdcx. 5, 0, 4
	beq+ 0, .L127_16
	ldarx 6, 0, 4
	cmpld 6, 3
	beq+ 0, .L127_14
	b .L127_17
.L127_16:
	lwsync
	creqv 8, 8, 8
.L127_17:
	ld 3, 32(30)
	cmpldi 3, 0
	bne 0, .L127_22
	ld 3, 24(30)
	addi 3, 3, 1
	std 3, 24(30)
	lwsync
	std 3, 0(30)
.L127_19:
	li 3, -1
	isel 3, 29, 3, 8
	b .L127_34
.L127_20:
	cmpldi 3, 3
	bne 0, .L127_23
	sync
	b .L127_11
.L127_22:
	mr 3, 30
	bl Record::leave_nested
	nop
	b .L127_19
.L127_23:
	li 3, 1
.L127_24:
	ldarx 4, 0, 28
	cmpldi 4, 0
	bne- 0, .L127_26
	stdcx. 3, 0, 28
	bne- 0, .L127_24
.L127_26:
	addis 3, 2, .LMergedGlobals@toc@ha
	addi 3, 3, .LMergedGlobals@toc@l
	addi 3, 3, 0
	bl barrier::heavy_fence
	nop
	andi. 3, 3, 1
	bc 4, 1, .L127_31
	li 3, 2
.L127_29:
	ldarx 4, 0, 28
	cmpldi 4, 1
	bne- 0, .L127_11
	stdcx. 3, 0, 28
	beq+ 0, .L127_11
	b .L127_29
.L127_31:
	ld 3, 32(30)
	cmpldi 3, 0
	bne 0, .L127_35
	ld 3, 24(30)
	addi 3, 3, 1
	std 3, 24(30)
	lwsync
	std 3, 0(30)
.L127_33:
	li 3, 0
.L127_34:
	ld 30, 48(1)
	ld 29, 40(1)
	ld 28, 32(1)
	addi 1, 1, 64
	ld 0, 16(1)
	lwz 12, 8(1)
	mtlr 0
	mtocrf 32, 12
	blr
.L127_35:
	mr 3, 30
	bl Record::leave_nested
	nop
	li 3, 0
	b .L127_34
rg_steal:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mfocrf 12, 32
	stw 12, 8(1)
	mflr 0
	stdu 1, -64(1)
	std 0, 80(1)
	std 29, 40(1)
	ld 29, 0(3)
	std 28, 32(1)
	std 30, 48(1)
	ld 3, 400(29)
	cmpd 7, 3, 3
	cmpldi 3, 2
	bne- 7, .+4
	isync
	beq 0, .L131_2
	ld 3, 128(29)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	ld 4, 256(29)
	sub. 3, 4, 3
	ble 0, .L131_33
.L131_2:
	addis 3, 2, RUST_STD_INTERNAL_VAL@got@tlsgd@ha
	addi 3, 3, RUST_STD_INTERNAL_VAL@got@tlsgd@l
	bl __tls_get_addr(RUST_STD_INTERNAL_VAL@tlsgd)
	nop
	lbz 4, 8(3)
	cmplwi 4, 1
	bne 0, .L131_5
.L131_3:
	ld 30, 0(3)
	ld 3, 24(30)
	addi 28, 29, 400
	andi. 4, 3, 1
	bc 12, 1, .L131_9
.L131_4:
	ori 3, 3, 1
	std 3, 24(30)
	lwsync
	std 3, 0(30)
	b .L131_10
.L131_5:
	li 30, 0
	li 4, 0
	bl Storage::get_or_init_slow
	cmpldi 3, 0
	bne 0, .L131_3
	bl records::temporary
	nop
	mr 30, 3
	ld 3, 24(30)
	addi 28, 29, 400
	andi. 4, 3, 1
	bc 4, 1, .L131_4
.L131_9:
	ld 3, 32(30)
	addi 3, 3, 1
	std 3, 32(30)
.L131_10:
	sync
	ld 3, 400(29)
	cmpd 7, 3, 3
	cmpldi 3, 2
	bne- 7, .+4
	isync
	bne 0, .L131_20
.L131_11:
	ld 3, 128(29)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	sync
	ld 4, 256(29)
	cmpd 7, 4, 4
	sub. 4, 4, 3
	bne- 7, .+4
	isync
	ble 0, .L131_31
	ld 5, 408(29)
	addi 4, 29, 128
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
	bne- 0, .L131_17
	addi 5, 3, 1
	sync
.L131_14:
	stdcx. 5, 0, 4
	beq+ 0, .L131_16
	ldarx 6, 0, 4
	cmpld 6, 3
	beq+ 0, .L131_14
	b .L131_17
.L131_16:
	lwsync
	creqv 8, 8, 8
.L131_17:
	ld 3, 32(30)
	cmpldi 3, 0
	bne 0, .L131_22
	ld 3, 24(30)
	addi 3, 3, 1
	std 3, 24(30)
	lwsync
	std 3, 0(30)
.L131_19:
	li 3, -1
	isel 3, 29, 3, 8
	b .L131_34
.L131_20:
	cmpldi 3, 3
	bne 0, .L131_23
	sync
	b .L131_11
.L131_22:
	mr 3, 30
	bl Record::leave_nested
	nop
	b .L131_19
.L131_23:
	li 3, 1
.L131_24:
	ldarx 4, 0, 28
	cmpldi 4, 0
	bne- 0, .L131_26
	stdcx. 3, 0, 28
	bne- 0, .L131_24
.L131_26:
	addis 3, 2, .LMergedGlobals@toc@ha
	addi 3, 3, .LMergedGlobals@toc@l
	addi 3, 3, 0
	bl barrier::heavy_fence
	nop
	andi. 3, 3, 1
	bc 4, 1, .L131_31
	li 3, 2
.L131_29:
	ldarx 4, 0, 28
	cmpldi 4, 1
	bne- 0, .L131_11
	stdcx. 3, 0, 28
	beq+ 0, .L131_11
	b .L131_29
.L131_31:
	ld 3, 32(30)
	cmpldi 3, 0
	bne 0, .L131_35
	ld 3, 24(30)
	addi 3, 3, 1
	std 3, 24(30)
	lwsync
	std 3, 0(30)
.L131_33:
	li 3, 0
.L131_34:
	ld 30, 48(1)
	ld 29, 40(1)
	ld 28, 32(1)
	addi 1, 1, 64
	ld 0, 16(1)
	lwz 12, 8(1)
	mtlr 0
	mtocrf 32, 12
	blr
.L131_35:
	mr 3, 30
	bl Record::leave_nested
	nop
	li 3, 0
	b .L131_34
rh_steal:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mfocrf 12, 32
	stw 12, 8(1)
	mflr 0
	stdu 1, -64(1)
	std 0, 80(1)
	std 29, 40(1)
	ld 29, 0(3)
	std 28, 32(1)
	std 30, 48(1)
	ld 3, 400(29)
	cmpd 7, 3, 3
	cmpldi 3, 2
	bne- 7, .+4
	isync
	beq 0, .L135_2
	ld 3, 128(29)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	ld 4, 256(29)
	sub. 3, 4, 3
	ble 0, .L135_33
.L135_2:
	addis 3, 2, RUST_STD_INTERNAL_VAL@got@tlsgd@ha
	addi 3, 3, RUST_STD_INTERNAL_VAL@got@tlsgd@l
	bl __tls_get_addr(RUST_STD_INTERNAL_VAL@tlsgd)
	nop
	lbz 4, 8(3)
	cmplwi 4, 1
	bne 0, .L135_5
.L135_3:
	ld 30, 0(3)
	ld 3, 24(30)
	addi 28, 29, 400
	andi. 4, 3, 1
	bc 12, 1, .L135_9
.L135_4:
	ori 3, 3, 1
	std 3, 24(30)
	lwsync
	std 3, 0(30)
	b .L135_10
.L135_5:
	li 30, 0
	li 4, 0
	bl Storage::get_or_init_slow
	cmpldi 3, 0
	bne 0, .L135_3
	bl records::temporary
	nop
	mr 30, 3
	ld 3, 24(30)
	addi 28, 29, 400
	andi. 4, 3, 1
	bc 4, 1, .L135_4
.L135_9:
	ld 3, 32(30)
	addi 3, 3, 1
	std 3, 32(30)
.L135_10:
	sync
	ld 3, 400(29)
	cmpd 7, 3, 3
	cmpldi 3, 2
	bne- 7, .+4
	isync
	bne 0, .L135_20
.L135_11:
	sync
	ld 3, 128(29)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	ld 4, 256(29)
	cmpd 7, 4, 4
	sub. 4, 4, 3
	bne- 7, .+4
	isync
	ble 0, .L135_31
	ld 5, 408(29)
	addi 4, 29, 128
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
	bne- 0, .L135_17
	addi 5, 3, 1
	sync
.L135_14:
	stdcx. 5, 0, 4
	beq+ 0, .L135_16
	ldarx 6, 0, 4
	cmpld 6, 3
	beq+ 0, .L135_14
	b .L135_17
.L135_16:
	lwsync
	creqv 8, 8, 8
.L135_17:
	ld 3, 32(30)
	cmpldi 3, 0
	bne 0, .L135_22
	ld 3, 24(30)
	addi 3, 3, 1
	std 3, 24(30)
	lwsync
	std 3, 0(30)
.L135_19:
	li 3, -1
	isel 3, 29, 3, 8
	b .L135_34
.L135_20:
	cmpldi 3, 3
	bne 0, .L135_23
	sync
	b .L135_11
.L135_22:
	mr 3, 30
	bl Record::leave_nested
	nop
	b .L135_19
.L135_23:
	li 3, 1
.L135_24:
	ldarx 4, 0, 28
	cmpldi 4, 0
	bne- 0, .L135_26
	stdcx. 3, 0, 28
	bne- 0, .L135_24
.L135_26:
	addis 3, 2, .LMergedGlobals@toc@ha
	addi 3, 3, .LMergedGlobals@toc@l
	addi 3, 3, 0
	bl barrier::heavy_fence
	nop
	andi. 3, 3, 1
	bc 4, 1, .L135_31
	li 3, 2
.L135_29:
	ldarx 4, 0, 28
	cmpldi 4, 1
	bne- 0, .L135_11
	stdcx. 3, 0, 28
	beq+ 0, .L135_11
	b .L135_29
.L135_31:
	ld 3, 32(30)
	cmpldi 3, 0
	bne 0, .L135_35
	ld 3, 24(30)
	addi 3, 3, 1
	std 3, 24(30)
	lwsync
	std 3, 0(30)
.L135_33:
	li 3, 0
.L135_34:
	ld 30, 48(1)
	ld 29, 40(1)
	ld 28, 32(1)
	addi 1, 1, 64
	ld 0, 16(1)
	lwz 12, 8(1)
	mtlr 0
	mtocrf 32, 12
	blr
.L135_35:
	mr 3, 30
	bl Record::leave_nested
	nop
	li 3, 0
	b .L135_34
ri_steal:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mfocrf 12, 32
	stw 12, 8(1)
	mflr 0
	stdu 1, -64(1)
	std 0, 80(1)
	std 29, 40(1)
	ld 29, 0(3)
	std 28, 32(1)
	std 30, 48(1)
	ld 3, 400(29)
	cmpd 7, 3, 3
	cmpldi 3, 2
	bne- 7, .+4
	isync
	beq 0, .L139_2
	ld 3, 128(29)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	ld 4, 256(29)
	sub. 3, 4, 3
	ble 0, .L139_33
.L139_2:
	addis 3, 2, RUST_STD_INTERNAL_VAL@got@tlsgd@ha
	addi 3, 3, RUST_STD_INTERNAL_VAL@got@tlsgd@l
	bl __tls_get_addr(RUST_STD_INTERNAL_VAL@tlsgd)
	nop
	lbz 4, 8(3)
	cmplwi 4, 1
	bne 0, .L139_5
.L139_3:
	ld 30, 0(3)
	ld 3, 24(30)
	addi 28, 29, 400
	andi. 4, 3, 1
	bc 12, 1, .L139_9
.L139_4:
	ori 3, 3, 1
	std 3, 24(30)
	lwsync
	std 3, 0(30)
	b .L139_10
.L139_5:
	li 30, 0
	li 4, 0
	bl Storage::get_or_init_slow
	cmpldi 3, 0
	bne 0, .L139_3
	bl records::temporary
	nop
	mr 30, 3
	ld 3, 24(30)
	addi 28, 29, 400
	andi. 4, 3, 1
	bc 4, 1, .L139_4
.L139_9:
	ld 3, 32(30)
	addi 3, 3, 1
	std 3, 32(30)
.L139_10:
	sync
	ld 3, 400(29)
	cmpd 7, 3, 3
	cmpldi 3, 2
	bne- 7, .+4
	isync
	bne 0, .L139_20
.L139_11:
	sync
	ld 3, 128(29)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	sync
	ld 4, 256(29)
	cmpd 7, 4, 4
	sub. 4, 4, 3
	bne- 7, .+4
	isync
	ble 0, .L139_31
	ld 5, 408(29)
	addi 4, 29, 128
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
	bne- 0, .L139_17
	addi 5, 3, 1
	lwsync
.L139_14:
	stdcx. 5, 0, 4
	beq+ 0, .L139_16
	ldarx 6, 0, 4
	cmpld 6, 3
	beq+ 0, .L139_14
	b .L139_17
.L139_16:
	lwsync
	creqv 8, 8, 8
.L139_17:
	ld 3, 32(30)
	cmpldi 3, 0
	bne 0, .L139_22
	ld 3, 24(30)
	addi 3, 3, 1
	std 3, 24(30)
	lwsync
	std 3, 0(30)
.L139_19:
	li 3, -1
	isel 3, 29, 3, 8
	b .L139_34
.L139_20:
	cmpldi 3, 3
	bne 0, .L139_23
	sync
	b .L139_11
.L139_22:
	mr 3, 30
	bl Record::leave_nested
	nop
	b .L139_19
.L139_23:
	li 3, 1
.L139_24:
	ldarx 4, 0, 28
	cmpldi 4, 0
	bne- 0, .L139_26
	stdcx. 3, 0, 28
	bne- 0, .L139_24
.L139_26:
	addis 3, 2, .LMergedGlobals@toc@ha
	addi 3, 3, .LMergedGlobals@toc@l
	addi 3, 3, 0
	bl barrier::heavy_fence
	nop
	andi. 3, 3, 1
	bc 4, 1, .L139_31
	li 3, 2
.L139_29:
	ldarx 4, 0, 28
	cmpldi 4, 1
	bne- 0, .L139_11
	stdcx. 3, 0, 28
	beq+ 0, .L139_11
	b .L139_29
.L139_31:
	ld 3, 32(30)
	cmpldi 3, 0
	bne 0, .L139_35
	ld 3, 24(30)
	addi 3, 3, 1
	std 3, 24(30)
	lwsync
	std 3, 0(30)
.L139_33:
	li 3, 0
.L139_34:
	ld 30, 48(1)
	ld 29, 40(1)
	ld 28, 32(1)
	addi 1, 1, 64
	ld 0, 16(1)
	lwz 12, 8(1)
	mtlr 0
	mtocrf 32, 12
	blr
.L139_35:
	mr 3, 30
	bl Record::leave_nested
	nop
	li 3, 0
	b .L139_34
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
	blt 0, .L141_10
	lwsync
	std 8, 256(4)
	sync
	ld 9, 0(3)
	ld 4, 128(9)
	sub. 10, 8, 4
	blt 0, .L141_11
	ld 11, 16(3)
	ld 5, 8(3)
	cmpld 8, 4
	and 11, 11, 8
	sldi 11, 11, 3
	add 5, 5, 11
	ld 5, 0(5)
	bne 0, .L141_8
	addi 4, 9, 128
	creqv 20, 20, 20
.L141_4:
	ldarx 10, 0, 4
	cmpld 10, 8
	bne- 0, .L141_14
	stdcx. 7, 0, 4
	bne- 0, .L141_4
	std 7, 256(9)
	bc 4, 20, .L141_10
	ld 4, 48(3)
	mr 6, 5
	addi 4, 4, 1
	std 4, 48(3)
	b .L141_10
.L141_8:
	ld 6, 40(3)
	std 8, 24(3)
	cmpd 10, 6
	blt 0, .L141_12
	mr 6, 5
.L141_10:
	mr 3, 6
	addi 1, 1, 32
	ld 0, 16(1)
	mtlr 0
	blr
.L141_11:
	std 7, 256(9)
	b .L141_10
.L141_12:
	bl Worker::shrink
	mr 6, 3
	b .L141_10
.L141_14:
	std 7, 256(9)
	b .L141_10
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
	ble 0, .L142_2
.L142_1:
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
.L142_2:
	addi 5, 1, 40
	mr 4, 3
	mr 3, 5
	li 5, 1
	mr 29, 4
	bl Worker::reserve.weakest
	li 4, 3
	ld 3, 40(1)
	rotldi 4, 4, 63
	cmpld 3, 4
	bne- 0, .L142_5
	ld 4, 24(29)
	mr 3, 29
	b .L142_1
.L142_5:
	addi 3, 1, 40
	bl ring::fail
	nop
	trap
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
	ble 0, .L146_2
.L146_1:
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
.L146_2:
	addi 5, 1, 40
	mr 4, 3
	mr 3, 5
	li 5, 1
	mr 29, 4
	bl Worker::reserve.weakest
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
	ble 0, .L150_2
.L150_1:
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
.L150_2:
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
	bne- 0, .L150_5
	ld 4, 24(29)
	mr 3, 29
	b .L150_1
.L150_5:
	addi 3, 1, 40
	bl ring::fail
	nop
	trap
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
	ble 0, .L154_2
.L154_1:
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
.L154_2:
	addi 5, 1, 40
	mr 4, 3
	mr 3, 5
	li 5, 1
	mr 29, 4
	bl Worker::reserve.weakest
	li 4, 3
	ld 3, 40(1)
	rotldi 4, 4, 63
	cmpld 3, 4
	bne- 0, .L154_5
	ld 4, 24(29)
	mr 3, 29
	b .L154_1
.L154_5:
	addi 3, 1, 40
	bl ring::fail
	nop
	trap
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
	ble 0, .L158_2
.L158_1:
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
.L158_2:
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
	bne- 0, .L158_5
	ld 4, 24(29)
	mr 3, 29
	b .L158_1
.L158_5:
	addi 3, 1, 40
	bl ring::fail
	nop
	trap
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
	blt 0, .L161_10
	std 8, 256(4)
	lwsync
	ld 9, 0(3)
	ld 4, 128(9)
	sub. 10, 8, 4
	blt 0, .L161_11
	ld 11, 16(3)
	ld 5, 8(3)
	cmpld 8, 4
	and 11, 11, 8
	sldi 11, 11, 3
	add 5, 5, 11
	ld 5, 0(5)
	bne 0, .L161_8
	addi 4, 9, 128
	creqv 20, 20, 20
.L161_4:
	ldarx 10, 0, 4
	cmpld 10, 8
	bne- 0, .L161_14
	stdcx. 7, 0, 4
	bne- 0, .L161_4
	std 7, 256(9)
	bc 4, 20, .L161_10
	ld 4, 48(3)
	mr 6, 5
	addi 4, 4, 1
	std 4, 48(3)
	b .L161_10
.L161_8:
	ld 6, 40(3)
	std 8, 24(3)
	cmpd 10, 6
	blt 0, .L161_12
	mr 6, 5
.L161_10:
	mr 3, 6
	addi 1, 1, 32
	ld 0, 16(1)
	mtlr 0
	blr
.L161_11:
	std 7, 256(9)
	b .L161_10
.L161_12:
	bl Worker::shrink
	mr 6, 3
	b .L161_10
.L161_14:
	std 7, 256(9)
	b .L161_10
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
	ble 0, .L166_2
.L166_1:
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
.L166_2:
	addi 5, 1, 40
	mr 4, 3
	mr 3, 5
	li 5, 1
	mr 29, 4
	bl Worker::reserve.weakest
	li 4, 3
	ld 3, 40(1)
	rotldi 4, 4, 63
	cmpld 3, 4
	bne- 0, .L166_5
	ld 4, 24(29)
	mr 3, 29
	b .L166_1
.L166_5:
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
	ble 0, .L167_7
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
	bne- 0, .L167_5
	addi 6, 3, 1
	lwsync
	creqv 20, 20, 20
.L167_3:
	stdcx. 6, 0, 4
	beq+ 0, .L167_6
	ldarx 7, 0, 4
	cmpld 7, 3
	beq+ 0, .L167_3
.L167_5:
	crxor 20, 20, 20
.L167_6:
	li 3, -1
	isel 3, 5, 3, 20
	blr
.L167_7:
	li 3, 0
	blr
wf_steal:
	ld 5, 0(3)
	ld 3, 128(5)
	sync
	ld 4, 256(5)
	sub. 4, 4, 3
	ble 0, .L171_7
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
	bne- 0, .L171_5
	addi 6, 3, 1
	lwsync
	creqv 20, 20, 20
.L171_3:
	stdcx. 6, 0, 4
	beq+ 0, .L171_6
	ldarx 7, 0, 4
	cmpld 7, 3
	beq+ 0, .L171_3
.L171_5:
	crxor 20, 20, 20
.L171_6:
	li 3, -1
	isel 3, 5, 3, 20
	blr
.L171_7:
	li 3, 0
	blr
wg_steal:
	ld 4, 0(3)
	ld 3, 128(4)
	sync
	ld 5, 256(4)
	cmpd 7, 5, 5
	sub. 5, 5, 3
	bne- 7, .+4
	isync
	ble 0, .L175_7
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
	bne- 0, .L175_5
	addi 6, 3, 1
	lwsync
	creqv 20, 20, 20
.L175_3:
	stdcx. 6, 0, 5
	beq+ 0, .L175_6
	ldarx 7, 0, 5
	cmpld 7, 3
	beq+ 0, .L175_3
.L175_5:
	crxor 20, 20, 20
.L175_6:
	li 3, -1
	isel 3, 4, 3, 20
	blr
.L175_7:
	li 3, 0
	blr
wh_steal:
	ld 5, 0(3)
	ld 3, 128(5)
	sync
	ld 4, 256(5)
	cmpd 7, 4, 4
	sub. 4, 4, 3
	bne- 7, .+4
	isync
	ble 0, .L179_5
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
.L179_2:
	ldarx 7, 0, 4
	cmpld 7, 3
	bne- 0, .L179_6
	stdcx. 6, 0, 4
	bne- 0, .L179_2
	li 3, -1
	isel 3, 5, 3, 20
	blr
.L179_5:
	li 3, 0
	blr
.L179_6:
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
	beq 0, .L180_13
	ld 3, 128(26)
	sync
	ld 4, 256(26)
	cmpd 7, 4, 4
	bne- 7, .+4
	isync
	sub. 4, 4, 3
	ble 0, .L180_21
	rldicl 5, 4, 63, 1
	clrldi 4, 4, 63
	li 28, 32
	add 4, 5, 4
	ld 5, 32(30)
	ld 6, 24(30)
	cmpldi 4, 32
	sub 5, 5, 6
	sradi 6, 5, 63
	isellt 4, 4, 28
	andc 5, 5, 6
	addi 6, 4, -1
	cmpld 6, 5
	ble 0, .L180_22
	li 3, 3
	li 24, 1
	addi 29, 1, 56
	addi 27, 1, 40
	rotldi 25, 3, 63
.L180_5:
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
	bl Worker::reserve.weakest
	ld 3, 56(1)
	cmpld 3, 25
	bne 0, .L180_9
.L180_7:
	ld 5, 32(30)
	ld 6, 24(30)
	ld 3, 128(26)
	sync
	ld 4, 256(26)
	cmpd 7, 4, 4
	sub. 4, 4, 3
	bne- 7, .+4
	isync
	ble 0, .L180_21
	sub 5, 5, 6
	sradi 6, 5, 63
	andc 5, 5, 6
	ld 6, 24(30)
	addi 5, 5, 1
	cmpld 5, 28
	isellt 28, 5, 28
	rldicl 5, 4, 63, 1
	clrldi 4, 4, 63
	add 4, 5, 4
	ld 5, 32(30)
	cmpld 28, 4
	sub 5, 5, 6
	sradi 6, 5, 63
	andc 5, 5, 6
	isellt 4, 28, 4
	addi 6, 4, -1
	cmpld 6, 5
	bgt 0, .L180_5
	b .L180_22
.L180_9:
	mr 3, 27
	mr 4, 30
	li 5, 0
	bl Worker::reserve.weakest
	ld 3, 40(1)
	cmpld 3, 25
	beq+ 0, .L180_7
.L180_11:
	mr 3, 27
	bl ring::fail
	nop
	trap
.L180_13:
	ld 3, 24(30)
	ld 6, 128(4)
	li 29, 0
	addi 5, 3, -1
	sub. 6, 5, 6
	blt 0, .L180_43
	std 5, 256(4)
	sync
	ld 6, 0(30)
	ld 4, 128(6)
	sub. 7, 5, 4
	blt 0, .L180_51
	ld 9, 16(30)
	ld 8, 8(30)
	cmpld 5, 4
	and 9, 9, 5
	sldi 9, 9, 3
	add 8, 8, 9
	ld 28, 0(8)
	bne 0, .L180_47
	addi 4, 6, 128
	creqv 20, 20, 20
.L180_17:
	ldarx 7, 0, 4
	cmpld 7, 5
	bne- 0, .L180_52
	stdcx. 3, 0, 4
	bne- 0, .L180_17
	std 3, 256(6)
	bc 4, 20, .L180_44
	ld 3, 48(30)
	li 29, 1
	addi 3, 3, 1
	std 3, 48(30)
	b .L180_44
.L180_21:
	li 29, 0
	b .L180_43
.L180_22:
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
	bne- 0, .L180_27
	addi 5, 3, 1
	lwsync
.L180_24:
	stdcx. 5, 0, 25
	beq+ 0, .L180_26
	ldarx 6, 0, 25
	cmpld 6, 3
	beq+ 0, .L180_24
	b .L180_27
.L180_26:
	lwsync
	creqv 20, 20, 20
.L180_27:
	bc 4, 20, .L180_42
	cmpldi 4, 2
	li 29, 1
	blt 0, .L180_44
	addi 24, 4, -1
	li 4, 3
	addi 27, 1, 56
	rotldi 23, 4, 63
.L180_30:
	sync
	addi 22, 3, 1
	ld 4, 256(26)
	cmpd 7, 4, 4
	bne- 7, .+4
	isync
	sub. 4, 4, 22
	ble 0, .L180_44
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
	bne- 0, .L180_36
	addi 3, 3, 2
	lwsync
.L180_33:
	stdcx. 3, 0, 25
	beq+ 0, .L180_35
	ldarx 4, 0, 25
	cmpld 4, 22
	beq+ 0, .L180_33
	b .L180_36
.L180_35:
	lwsync
	creqv 20, 20, 20
.L180_36:
	bc 4, 20, .L180_44
	ld 4, 32(30)
	ld 3, 24(30)
	sub. 4, 4, 3
	ble 0, .L180_39
.L180_38:
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
	bc 12, 1, .L180_30
	b .L180_50
.L180_39:
	mr 3, 27
	mr 4, 30
	li 5, 1
	bl Worker::reserve.weakest
	ld 3, 56(1)
	cmpld 3, 23
	bne- 0, .L180_11
	ld 3, 24(30)
	b .L180_38
.L180_42:
	li 29, 2
.L180_43:
.L180_44:
	cmpldi 29, 0
	beq 0, .L180_46
	cmpldi 29, 1
	li 3, -1
	iseleq 29, 28, 3
.L180_46:
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
.L180_47:
	ld 3, 40(30)
	li 29, 1
	std 5, 24(30)
	cmpd 7, 3
	bge 0, .L180_44
	mr 3, 30
	mr 5, 28
	bl Worker::shrink
	mr 28, 3
	b .L180_44
.L180_50:
	mr 28, 21
	b .L180_44
.L180_51:
	std 3, 256(6)
	b .L180_43
.L180_52:
	std 3, 256(6)
	b .L180_44
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
	beq 0, .L184_13
	ld 3, 128(26)
	sync
	ld 4, 256(26)
	cmpd 7, 4, 4
	bne- 7, .+4
	isync
	sub. 4, 4, 3
	ble 0, .L184_21
	rldicl 5, 4, 63, 1
	clrldi 4, 4, 63
	li 28, 32
	add 4, 5, 4
	ld 5, 32(30)
	ld 6, 24(30)
	cmpldi 4, 32
	sub 5, 5, 6
	sradi 6, 5, 63
	isellt 4, 4, 28
	andc 5, 5, 6
	addi 6, 4, -1
	cmpld 6, 5
	ble 0, .L184_22
	li 3, 3
	li 24, 1
	addi 29, 1, 56
	addi 27, 1, 40
	rotldi 25, 3, 63
.L184_5:
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
	bl Worker::reserve.weakest
	ld 3, 56(1)
	cmpld 3, 25
	bne 0, .L184_9
.L184_7:
	ld 5, 32(30)
	ld 6, 24(30)
	ld 3, 128(26)
	sync
	ld 4, 256(26)
	cmpd 7, 4, 4
	sub. 4, 4, 3
	bne- 7, .+4
	isync
	ble 0, .L184_21
	sub 5, 5, 6
	sradi 6, 5, 63
	andc 5, 5, 6
	ld 6, 24(30)
	addi 5, 5, 1
	cmpld 5, 28
	isellt 28, 5, 28
	rldicl 5, 4, 63, 1
	clrldi 4, 4, 63
	add 4, 5, 4
	ld 5, 32(30)
	cmpld 28, 4
	sub 5, 5, 6
	sradi 6, 5, 63
	andc 5, 5, 6
	isellt 4, 28, 4
	addi 6, 4, -1
	cmpld 6, 5
	bgt 0, .L184_5
	b .L184_22
.L184_9:
	mr 3, 27
	mr 4, 30
	li 5, 0
	bl Worker::reserve.weakest
	ld 3, 40(1)
	cmpld 3, 25
	beq+ 0, .L184_7
.L184_11:
	mr 3, 27
	bl ring::fail
	nop
	trap
.L184_13:
	ld 3, 24(30)
	ld 6, 128(4)
	li 29, 0
	addi 5, 3, -1
	sub. 6, 5, 6
	blt 0, .L184_43
	std 5, 256(4)
	sync
	ld 6, 0(30)
	ld 4, 128(6)
	sub. 7, 5, 4
	blt 0, .L184_51
	ld 9, 16(30)
	ld 8, 8(30)
	cmpld 5, 4
	and 9, 9, 5
	sldi 9, 9, 3
	add 8, 8, 9
	ld 28, 0(8)
	bne 0, .L184_47
	addi 4, 6, 128
	creqv 20, 20, 20
.L184_17:
	ldarx 7, 0, 4
	cmpld 7, 5
	bne- 0, .L184_52
	stdcx. 3, 0, 4
	bne- 0, .L184_17
	std 3, 256(6)
	bc 4, 20, .L184_44
	ld 3, 48(30)
	li 29, 1
	addi 3, 3, 1
	std 3, 48(30)
	b .L184_44
.L184_21:
	li 29, 0
	b .L184_43
.L184_22:
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
	bne- 0, .L184_27
	addi 5, 3, 1
	sync
.L184_24:
	stdcx. 5, 0, 25
	beq+ 0, .L184_26
	ldarx 6, 0, 25
	cmpld 6, 3
	beq+ 0, .L184_24
	b .L184_27
.L184_26:
	lwsync
	creqv 20, 20, 20
.L184_27:
	bc 4, 20, .L184_42
	cmpldi 4, 2
	li 29, 1
	blt 0, .L184_44
	addi 24, 4, -1
	li 4, 3
	addi 27, 1, 56
	rotldi 23, 4, 63
.L184_30:
	ld 4, 256(26)
	addi 22, 3, 1
	cmpd 7, 4, 4
	sub. 4, 4, 22
	bne- 7, .+4
	isync
	ble 0, .L184_44
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
	bne- 0, .L184_36
	addi 3, 3, 2
	sync
.L184_33:
	stdcx. 3, 0, 25
	beq+ 0, .L184_35
	ldarx 4, 0, 25
	cmpld 4, 22
	beq+ 0, .L184_33
	b .L184_36
.L184_35:
	lwsync
	creqv 20, 20, 20
.L184_36:
	bc 4, 20, .L184_44
	ld 4, 32(30)
	ld 3, 24(30)
	sub. 4, 4, 3
	ble 0, .L184_39
.L184_38:
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
	bc 12, 1, .L184_30
	b .L184_50
.L184_39:
	mr 3, 27
	mr 4, 30
	li 5, 1
	bl Worker::reserve.weakest
	ld 3, 56(1)
	cmpld 3, 23
	bne- 0, .L184_11
	ld 3, 24(30)
	b .L184_38
.L184_42:
	li 29, 2
.L184_43:
.L184_44:
	cmpldi 29, 0
	beq 0, .L184_46
	cmpldi 29, 1
	li 3, -1
	iseleq 29, 28, 3
.L184_46:
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
.L184_47:
	ld 3, 40(30)
	li 29, 1
	std 5, 24(30)
	cmpd 7, 3
	bge 0, .L184_44
	mr 3, 30
	mr 5, 28
	bl Worker::shrink
	mr 28, 3
	b .L184_44
.L184_50:
	mr 28, 21
	b .L184_44
.L184_51:
	std 3, 256(6)
	b .L184_43
.L184_52:
	std 3, 256(6)
	b .L184_44
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
	bge 0, .L191_6
	li 28, -1
	li 27, 1
	addi 30, 1, 32
.L191_2:
	ld 7, 0(4)
	ld 7, 128(7)
	ld 8, 16(4)
	sub 9, 6, 7
	addi 10, 8, 1
	add 9, 9, 5
	add 8, 10, 7
	cmpld 9, 10
	std 8, 32(4)
	bgt 0, .L191_4
.L191_3:
	sub 7, 8, 6
	sradi 8, 7, 63
	andc 7, 7, 8
	cmpld 7, 5
	blt 0, .L191_2
	b .L191_6
.L191_4:
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
	bl Worker::resize.reference
	ld 3, 32(1)
	cmpld 3, 29
	bne 0, .L191_8
	ld 8, 32(24)
	ld 6, 24(24)
	mr 4, 24
	mr 3, 26
	mr 5, 25
	b .L191_3
.L191_6:
	std 29, 0(3)
.L191_7:
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
.L191_8:
	lxvd2x 0, 0, 30
	stxvd2x 0, 0, 26
	b .L191_7
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
	bge 0, .L192_6
	li 28, -1
	li 27, 1
	addi 30, 1, 32
.L192_2:
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
	bgt 0, .L192_4
.L192_3:
	sub 6, 6, 8
	sradi 7, 6, 63
	andc 6, 6, 7
	cmpld 6, 5
	blt 0, .L192_2
	b .L192_6
.L192_4:
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
	bne 0, .L192_8
	ld 6, 32(24)
	ld 8, 24(24)
	mr 4, 24
	mr 3, 26
	mr 5, 25
	b .L192_3
.L192_6:
	std 29, 0(3)
.L192_7:
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
.L192_8:
	lxvd2x 0, 0, 30
	stxvd2x 0, 0, 26
	b .L192_7
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
	bne 0, .L194_13
	li 3, -5
	mr 28, 6
	li 25, 0
	rldic 3, 3, 0, 4
	cmpld 6, 3
	ble 0, .L194_3
	mr 26, 28
	b .L194_6
.L194_3:
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
	beq 0, .L194_6
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
	ble 0, .L194_7
	sldi 4, 5, 3
	li 5, 8
	addi 4, 4, 40
	bl _RNvC7___rustc14___rust_dealloc
	nop
	b .L194_11
.L194_6:
	std 25, 0(30)
	std 26, 8(30)
	b .L194_12
.L194_7:
	cmpld 10, 8
	ld 9, 16(29)
	addi 7, 3, 32
	addi 6, 4, -32
	std 8, 24(3)
	beq 0, .L194_10
	sradi 12, 11, 63
	sub 10, 10, 27
	andc 11, 11, 12
	sub 10, 10, 11
	mtctr 10
.L194_9:
	and 11, 8, 9
	and 10, 8, 5
	addi 8, 8, 1
	sldi 11, 11, 3
	sldi 10, 10, 3
	add 11, 4, 11
	ld 11, 0(11)
	add 10, 7, 10
	std 11, 0(10)
	bdnz .L194_9
.L194_10:
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
.L194_11:
	std 26, 0(30)
.L194_12:
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
.L194_13:
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
ra_batch = reference_batch
ra_push = reference_push
ra_steal = reference_steal
rb_batch = reference_batch
rb_push = reference_push
rb_steal = reference_steal
rc_batch = reference_batch
rc_pop = reference_pop
rc_push = reference_push
rd_batch = reference_batch
rd_pop = reference_pop
rd_push = reference_push
re_batch = reference_batch
rg_batch = reference_batch
rg_pop = reference_pop
rg_push = reference_push
rh_batch = reference_batch
rh_pop = reference_pop
rh_push = reference_push
ri_batch = reference_batch
ri_pop = reference_pop
ri_push = reference_push
sa_batch = weakest_batch
sa_steal = weakest_steal
sb_batch = weakest_batch
sb_pop = weakest_pop
sb_steal = weakest_steal
wa_batch = weakest_batch
wa_pop = weakest_pop
wa_steal = weakest_steal
wb_batch = weakest_batch
wb_pop = weakest_pop
wb_steal = weakest_steal
wc_batch = weakest_batch
wc_pop = weakest_pop
wc_steal = weakest_steal
wd_batch = weakest_batch
wd_push = weakest_push
wd_steal = weakest_steal
we_batch = weakest_batch
we_pop = weakest_pop
wf_batch = weakest_batch
wf_pop = weakest_pop
wf_push = weakest_push
wg_batch = weakest_batch
wg_pop = weakest_pop
wg_push = weakest_push
wh_batch = weakest_batch
wh_pop = weakest_pop
wh_push = weakest_push
wi_pop = weakest_pop
wi_push = weakest_push
wi_steal = weakest_steal
wj_pop = weakest_pop
wj_push = weakest_push
wj_steal = weakest_steal
