# rustc 1.95.0 (59807616e 2026-04-14); sources a2a2a8f434a36029
reference_batch:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mfocrf 12, 32
	stw 12, 8(1)
	mflr 0
	stdu 1, -208(1)
	std 0, 224(1)
	std 22, 128(1)
	ld 22, 0(3)
	std 30, 192(1)
	mr 30, 4
	std 15, 72(1)
	std 16, 80(1)
	std 17, 88(1)
	std 18, 96(1)
	std 19, 104(1)
	std 20, 112(1)
	std 21, 120(1)
	std 23, 136(1)
	std 24, 144(1)
	std 25, 152(1)
	std 26, 160(1)
	std 27, 168(1)
	std 28, 176(1)
	std 29, 184(1)
	li 3, 32
	bl batch::assert_positive
	nop
	ld 5, 0(30)
	cmpld 22, 5
	beq 0, .L0_40
	addis 3, 2, RUST_STD_INTERNAL_VAL@got@tlsgd@ha
	addi 21, 22, 128
	addi 20, 22, 400
	li 19, 32
	li 18, 1
	addi 27, 1, 56
	addi 26, 1, 40
	li 16, 2
	addi 3, 3, RUST_STD_INTERNAL_VAL@got@tlsgd@l
	bl __tls_get_addr(RUST_STD_INTERNAL_VAL@tlsgd)
	nop
	mr 28, 3
	li 3, 3
	rotldi 17, 3, 63
	addis 3, 2, .LMergedGlobals@toc@ha
	addi 3, 3, .LMergedGlobals@toc@l
	addi 25, 3, 0
.L0_3:	ld 3, 400(22)
	cmpd 7, 3, 3
	cmpldi 3, 2
	bne- 7, .+4
	isync
	beq 0, .L0_5
	ld 3, 128(22)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	ld 4, 256(22)
	sub. 3, 4, 3
	ble 0, .L0_59
.L0_5:	lbz 3, 8(28)
	cmplwi 3, 1
	mr 3, 28
	bne 0, .L0_23
.L0_6:	ld 29, 0(3)
	ld 4, 8(29)
	andi. 3, 4, 1
	bc 12, 1, .L0_27
.L0_7:	ori 3, 4, 1
	std 3, 8(29)
	lwsync
	std 3, 0(29)
.L0_8:	sync
	ld 3, 400(22)
	cmpd 7, 3, 3
	cmpldi 3, 2
	bne- 7, .+4
	isync
	bne 0, .L0_28
.L0_9:	sync
	ld 3, 128(22)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	sync
	ld 4, 256(22)
	cmpd 7, 4, 4
	sub. 4, 4, 3
	bne- 7, .+4
	isync
	ble 0, .L0_56
	rldicl 5, 4, 63, 1
	ld 6, 32(30)
	li 23, 3
	sub 4, 4, 5
	ld 7, 24(30)
	sub 6, 6, 7
	cmpld 19, 4
	sradi 7, 6, 63
	andc 6, 6, 7
	isellt 5, 19, 4
	addi 7, 5, -1
	cmpld 2, 7, 6
	bgt 2, .L0_17
	ld 6, 408(22)
	crxor 20, 20, 20
	cmpd 7, 6, 6
	bne- 7, .+4
	isync
	ld 7, 0(6)
	and 7, 7, 3
	sldi 7, 7, 3
	add 6, 6, 7
	addi 6, 6, 32
	ld 15, 0(6)
	ldarx 6, 0, 21
	cmpld 6, 3
	bne- 0, .L0_16
	addi 6, 3, 1
	sync
.L0_13:	stdcx. 6, 0, 21
	beq+ 0, .L0_15
	ldarx 7, 0, 21
	cmpld 7, 3
	beq+ 0, .L0_13
	b .L0_16
.L0_15:	lwsync
	creqv 20, 20, 20
.L0_16:	li 23, 2
	bc 12, 20, .L0_60
.L0_17:	ld 3, 16(29)
	cmpldi 3, 0
	bne 0, .L0_30
	ld 3, 8(29)
	addi 3, 3, 1
	std 3, 8(29)
	lwsync
	std 3, 0(29)
.L0_19:	bc 4, 9, .L0_53
	sync
	ld 3, 256(22)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	sync
	ld 4, 128(22)
	sub 3, 3, 4
	cmpd 7, 4, 4
	cmpdi 3, 1
	bne- 7, .+4
	isync
	iselgt 3, 3, 18
	rldicl 4, 3, 63, 1
	sub 3, 3, 4
	cmpld 19, 3
	isellt 3, 19, 3
	addi 5, 3, -1
	mr 3, 27
	mr 4, 30
	bl Worker::reserve.reference
	ld 3, 56(1)
	cmpld 3, 17
	bne 0, .L0_37
.L0_22:	ld 3, 32(30)
	ld 4, 24(30)
	sub 3, 3, 4
	sradi 4, 3, 63
	andc 3, 3, 4
	addi 3, 3, 1
	cmpld 3, 19
	isellt 19, 3, 19
	b .L0_3
.L0_23:	li 24, 0
	mr 3, 28
	li 4, 0
	bl Storage::get_or_init_slow
	cmpldi 3, 0
	bne 0, .L0_6
	bl records::temporary
	nop
	mr 29, 3
	ld 4, 8(29)
	andi. 3, 4, 1
	bc 4, 1, .L0_7
.L0_27:	li 24, 0
	mr 3, 29
	bl Record::enter_nested
	nop
	b .L0_8
.L0_28:	cmpldi 3, 3
	bne 0, .L0_31
	sync
	b .L0_9
.L0_30:	mr 3, 29
	bl Record::leave_nested
	nop
	b .L0_19
.L0_31:	ldarx 3, 0, 20
	cmpldi 3, 0
	bne- 0, .L0_33
	stdcx. 18, 0, 20
	bne- 0, .L0_31
.L0_33:	mr 3, 25
	mr 24, 29
	bl barrier::heavy_fence
	nop
	andi. 3, 3, 1
	bc 4, 1, .L0_82
.L0_35:	ldarx 3, 0, 20
	cmpldi 3, 1
	bne- 0, .L0_9
	stdcx. 16, 0, 20
	beq+ 0, .L0_9
	b .L0_35
.L0_37:	mr 3, 26
	mr 4, 30
	li 5, 0
	bl Worker::reserve.reference
	ld 3, 40(1)
	cmpld 3, 17
	beq+ 0, .L0_22
	addi 3, 1, 40
	bl ring::fail
	nop
	b .L0_87
.L0_40:	ld 3, 24(30)
	ld 6, 128(5)
	li 23, 0
	addi 4, 3, -1
	sub. 6, 4, 6
	blt 0, .L0_51
	std 4, 256(5)
	sync
	ld 5, 400(5)
	cmpldi 5, 0
	beq 0, .L0_44
	cmpldi 5, 1
	sync
	beq 0, .L0_77
	lwz 6, 56(30)
	addi 6, 6, -1
	cmplwi 6, 0
	stw 6, 56(30)
	beq 0, .L0_77
.L0_44:	ld 6, 0(30)
	ld 5, 128(6)
	sub. 7, 4, 5
	blt 0, .L0_79
	ld 9, 16(30)
	ld 8, 8(30)
	cmpld 4, 5
	and 9, 9, 4
	sldi 9, 9, 3
	add 8, 8, 9
	ld 24, 0(8)
	bne 0, .L0_52
	addi 5, 6, 128
	creqv 20, 20, 20
.L0_47:	ldarx 7, 0, 5
	cmpld 7, 4
	bne- 0, .L0_85
	stdcx. 3, 0, 5
	bne- 0, .L0_47
	std 3, 256(6)
	bc 4, 20, .L0_53
	ld 3, 48(30)
	li 23, 1
	addi 3, 3, 1
	std 3, 48(30)
	b .L0_53
.L0_51:	b .L0_53
.L0_52:	ld 3, 40(30)
	li 23, 1
	std 4, 24(30)
	cmpd 7, 3
	blt 0, .L0_80
.L0_53:	cmpldi 23, 0
	beq 0, .L0_55
	cmpldi 23, 1
	li 3, -1
	iseleq 23, 24, 3
.L0_55:	mr 3, 23
	ld 30, 192(1)
	ld 29, 184(1)
	ld 28, 176(1)
	ld 27, 168(1)
	ld 26, 160(1)
	ld 25, 152(1)
	ld 24, 144(1)
	ld 23, 136(1)
	ld 22, 128(1)
	ld 21, 120(1)
	ld 20, 112(1)
	ld 19, 104(1)
	ld 18, 96(1)
	ld 17, 88(1)
	ld 16, 80(1)
	ld 15, 72(1)
	addi 1, 1, 208
	ld 0, 16(1)
	lwz 12, 8(1)
	mtlr 0
	mtocrf 32, 12
	blr
.L0_56:	crxor 8, 8, 8
	ld 3, 16(29)
	cmpldi 3, 0
	bne 0, .L0_83
.L0_57:	ld 3, 8(29)
	addi 3, 3, 1
	std 3, 8(29)
	lwsync
	std 3, 0(29)
.L0_58:	li 3, 0
	li 4, 2
	isel 23, 4, 3, 8
	b .L0_53
.L0_59:	li 23, 0
	b .L0_53
.L0_60:	cmpldi 5, 2
	blt 0, .L0_74
	cmpld 19, 4
	addi 28, 1, 56
	isellt 4, 19, 4
	addi 27, 4, -1
	li 4, 3
	rotldi 26, 4, 63
.L0_62:	sync
	addi 25, 3, 1
	ld 4, 256(22)
	cmpd 7, 4, 4
	bne- 7, .+4
	isync
	sub. 4, 4, 25
	ble 0, .L0_74
	ld 4, 408(22)
	crxor 20, 20, 20
	cmpd 7, 4, 4
	bne- 7, .+4
	isync
	ld 5, 0(4)
	and 5, 5, 25
	sldi 5, 5, 3
	add 4, 4, 5
	addi 4, 4, 32
	ld 24, 0(4)
	ldarx 4, 0, 21
	cmpld 4, 25
	bne- 0, .L0_68
	addi 3, 3, 2
	sync
.L0_65:	stdcx. 3, 0, 21
	beq+ 0, .L0_67
	ldarx 4, 0, 21
	cmpld 4, 25
	beq+ 0, .L0_65
	b .L0_68
.L0_67:	lwsync
	creqv 20, 20, 20
.L0_68:	bc 4, 20, .L0_74
	ld 4, 32(30)
	ld 3, 24(30)
	sub. 4, 4, 3
	ble 0, .L0_71
.L0_70:	ld 4, 16(30)
	ld 5, 8(30)
	addi 27, 27, -1
	cmpldi 27, 0
	and 4, 4, 3
	addi 3, 3, 1
	sldi 4, 4, 3
	add 4, 5, 4
	std 15, 0(4)
	mr 15, 24
	lwsync
	std 3, 24(30)
	ld 4, 0(30)
	std 3, 256(4)
	mr 3, 25
	bc 12, 1, .L0_62
	b .L0_75
.L0_71:	mr 3, 28
	mr 4, 30
	li 5, 1
	bl Worker::reserve.reference
	ld 3, 56(1)
	cmpld 3, 26
	bne- 0, .L0_86
	ld 3, 24(30)
	b .L0_70
.L0_74:	mr 24, 15
.L0_75:	ld 3, 16(29)
	cmpldi 3, 0
	bne 0, .L0_84
	ld 3, 8(29)
	li 23, 1
	addi 3, 3, 1
	std 3, 8(29)
	lwsync
	std 3, 0(29)
	b .L0_53
.L0_77:	mr 3, 30
	bl Worker::take_and_see_to.reference
	nop
	mr 23, 3
	mr 24, 4
	b .L0_53
.L0_79:	std 3, 256(6)
	b .L0_53
.L0_80:	mr 3, 30
	mr 4, 5
	mr 5, 24
	bl Worker::shrink
	mr 24, 3
	b .L0_53
.L0_82:	creqv 8, 8, 8
	ld 3, 16(29)
	cmpldi 3, 0
	beq 0, .L0_57
.L0_83:	mr 3, 29
	bl Record::leave_nested
	nop
	b .L0_58
.L0_84:	li 23, 1
	mr 3, 29
	bl Record::leave_nested
	nop
	b .L0_53
.L0_85:	std 3, 256(6)
	b .L0_53
.L0_86:	addi 3, 1, 56
	bl ring::fail
	nop
.L0_87:	trap
reference_pop:
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
	blt 0, .L1_13
	std 4, 256(5)
	sync
	ld 5, 400(5)
	cmpldi 5, 0
	beq 0, .L1_4
	cmpldi 5, 1
	sync
	beq 0, .L1_15
	lwz 7, 56(3)
	addi 7, 7, -1
	cmplwi 7, 0
	stw 7, 56(3)
	beq 0, .L1_16
.L1_4:	ld 9, 0(3)
	ld 7, 128(9)
	sub. 10, 4, 7
	blt 0, .L1_14
	ld 11, 16(3)
	ld 5, 8(3)
	cmpld 4, 7
	and 11, 11, 4
	sldi 11, 11, 3
	add 5, 5, 11
	ld 5, 0(5)
	bne 0, .L1_11
	addi 7, 9, 128
	creqv 20, 20, 20
.L1_7:	ldarx 10, 0, 7
	cmpld 10, 4
	bne- 0, .L1_20
	stdcx. 8, 0, 7
	bne- 0, .L1_7
	std 8, 256(9)
	bc 4, 20, .L1_13
	ld 4, 48(3)
	mr 6, 5
	addi 4, 4, 1
	std 4, 48(3)
	b .L1_13
.L1_11:	std 4, 24(3)
	ld 4, 40(3)
	cmpd 10, 4
	blt 0, .L1_18
	mr 6, 5
.L1_13:	mr 3, 6
	addi 1, 1, 32
	ld 0, 16(1)
	mtlr 0
	blr
.L1_14:	std 8, 256(9)
	b .L1_13
.L1_15:	li 5, 1
.L1_16:	bl Worker::take_and_see_to.reference
	nop
	andi. 3, 3, 1
	li 3, 0
	iselgt 6, 4, 3
	b .L1_13
.L1_18:	mr 4, 7
	bl Worker::shrink
	mr 6, 3
	b .L1_13
.L1_20:	std 8, 256(9)
	b .L1_13
reference_push:
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
	ble 0, .L2_2
.L2_1:	ld 6, 16(3)
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
.L2_2:	addi 5, 1, 40
	mr 4, 3
	mr 3, 5
	li 5, 1
	mr 29, 4
	bl Worker::reserve.reference
	li 4, 3
	ld 3, 40(1)
	rotldi 4, 4, 63
	cmpld 3, 4
	bne- 0, .L2_5
	ld 4, 24(29)
	mr 3, 29
	b .L2_1
.L2_5:	addi 3, 1, 40
	bl ring::fail
	nop
	trap
reference_steal:
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
	beq 0, .L3_2
	ld 3, 128(28)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	ld 4, 256(28)
	sub. 3, 4, 3
	ble 0, .L3_20
.L3_2:	addis 3, 2, RUST_STD_INTERNAL_VAL@got@tlsgd@ha
	addi 3, 3, RUST_STD_INTERNAL_VAL@got@tlsgd@l
	bl __tls_get_addr(RUST_STD_INTERNAL_VAL@tlsgd)
	nop
	lbz 4, 8(3)
	cmplwi 4, 1
	bne 0, .L3_22
.L3_3:	ld 30, 0(3)
	ld 4, 8(30)
	andi. 3, 4, 1
	bc 12, 1, .L3_26
.L3_4:	ori 3, 4, 1
	std 3, 8(30)
	lwsync
	std 3, 0(30)
.L3_5:	sync
	addi 27, 28, 400
	ld 3, 400(28)
	cmpd 7, 3, 3
	bne- 7, .+4
	cmpldi 3, 2
	isync
	bne 0, .L3_27
.L3_6:	sync
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
	ble 0, .L3_16
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
	bne- 0, .L3_12
	addi 5, 3, 1
	sync
.L3_9:	stdcx. 5, 0, 4
	beq+ 0, .L3_11
	ldarx 6, 0, 4
	cmpld 6, 3
	beq+ 0, .L3_9
	b .L3_12
.L3_11:	lwsync
	creqv 8, 8, 8
.L3_12:	ld 3, 16(30)
	cmpldi 3, 0
	bne 0, .L3_29
	ld 3, 8(30)
	addi 3, 3, 1
	std 3, 8(30)
	lwsync
	std 3, 0(30)
.L3_14:	bc 12, 8, .L3_21
.L3_15:	li 29, -1
	b .L3_21
.L3_16:	crxor 8, 8, 8
.L3_17:	ld 3, 16(30)
	cmpldi 3, 0
	bne 0, .L3_38
	ld 3, 8(30)
	addi 3, 3, 1
	std 3, 8(30)
	lwsync
	std 3, 0(30)
.L3_19:	li 29, 0
	bc 4, 8, .L3_21
	b .L3_15
.L3_20:	li 29, 0
.L3_21:	mr 3, 29
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
.L3_22:	li 29, 0
	li 4, 0
	bl Storage::get_or_init_slow
	cmpldi 3, 0
	bne 0, .L3_3
	bl records::temporary
	nop
	mr 30, 3
	ld 4, 8(30)
	andi. 3, 4, 1
	bc 4, 1, .L3_4
.L3_26:	li 29, 0
	mr 3, 30
	bl Record::enter_nested
	nop
	b .L3_5
.L3_27:	cmpldi 3, 3
	bne 0, .L3_30
	sync
	b .L3_6
.L3_29:	mr 3, 30
	bl Record::leave_nested
	nop
	b .L3_14
.L3_30:	li 3, 1
.L3_31:	ldarx 4, 0, 27
	cmpldi 4, 0
	bne- 0, .L3_33
	stdcx. 3, 0, 27
	bne- 0, .L3_31
.L3_33:	addis 3, 2, .LMergedGlobals@toc@ha
	mr 29, 30
	addi 3, 3, .LMergedGlobals@toc@l
	addi 3, 3, 0
	bl barrier::heavy_fence
	nop
	andi. 3, 3, 1
	creqv 8, 8, 8
	bc 4, 1, .L3_17
	li 3, 2
.L3_36:	ldarx 4, 0, 27
	cmpldi 4, 1
	bne- 0, .L3_6
	stdcx. 3, 0, 27
	beq+ 0, .L3_6
	b .L3_36
.L3_38:	mr 3, 30
	bl Record::leave_nested
	nop
	b .L3_19
weakest_batch:
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
	beq 0, .L4_13
	ld 3, 128(26)
	sync
	ld 4, 256(26)
	cmpd 7, 4, 4
	bne- 7, .+4
	isync
	sub. 4, 4, 3
	ble 0, .L4_21
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
	ble 0, .L4_22
	li 3, 3
	li 24, 1
	addi 29, 1, 56
	addi 27, 1, 40
	rotldi 25, 3, 63
.L4_5:	ld 3, 256(26)
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
	bne 0, .L4_9
.L4_7:	ld 5, 32(30)
	ld 6, 24(30)
	ld 3, 128(26)
	sync
	ld 4, 256(26)
	cmpd 7, 4, 4
	sub. 4, 4, 3
	bne- 7, .+4
	isync
	ble 0, .L4_21
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
	bgt 0, .L4_5
	b .L4_22
.L4_9:	mr 3, 27
	mr 4, 30
	li 5, 0
	bl Worker::reserve.weakest
	ld 3, 40(1)
	cmpld 3, 25
	beq+ 0, .L4_7
.L4_11:	mr 3, 27
	bl ring::fail
	nop
	trap
.L4_13:	ld 3, 24(30)
	ld 6, 128(4)
	li 29, 0
	addi 5, 3, -1
	sub. 6, 5, 6
	blt 0, .L4_43
	std 5, 256(4)
	sync
	ld 6, 0(30)
	ld 4, 128(6)
	sub. 7, 5, 4
	blt 0, .L4_51
	ld 9, 16(30)
	ld 8, 8(30)
	cmpld 5, 4
	and 9, 9, 5
	sldi 9, 9, 3
	add 8, 8, 9
	ld 28, 0(8)
	bne 0, .L4_47
	addi 4, 6, 128
	creqv 20, 20, 20
.L4_17:	ldarx 7, 0, 4
	cmpld 7, 5
	bne- 0, .L4_52
	stdcx. 3, 0, 4
	bne- 0, .L4_17
	std 3, 256(6)
	bc 4, 20, .L4_44
	ld 3, 48(30)
	li 29, 1
	addi 3, 3, 1
	std 3, 48(30)
	b .L4_44
.L4_21:	li 29, 0
	b .L4_43
.L4_22:	ld 5, 408(26)
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
	bne- 0, .L4_27
	addi 5, 3, 1
	sync
.L4_24:	stdcx. 5, 0, 25
	beq+ 0, .L4_26
	ldarx 6, 0, 25
	cmpld 6, 3
	beq+ 0, .L4_24
	b .L4_27
.L4_26:	lwsync
	creqv 20, 20, 20
.L4_27:	bc 4, 20, .L4_42
	cmpldi 4, 2
	li 29, 1
	blt 0, .L4_44
	addi 24, 4, -1
	li 4, 3
	addi 27, 1, 56
	rotldi 23, 4, 63
.L4_30:	sync
	addi 22, 3, 1
	ld 4, 256(26)
	cmpd 7, 4, 4
	bne- 7, .+4
	isync
	sub. 4, 4, 22
	ble 0, .L4_44
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
	bne- 0, .L4_36
	addi 3, 3, 2
	sync
.L4_33:	stdcx. 3, 0, 25
	beq+ 0, .L4_35
	ldarx 4, 0, 25
	cmpld 4, 22
	beq+ 0, .L4_33
	b .L4_36
.L4_35:	lwsync
	creqv 20, 20, 20
.L4_36:	bc 4, 20, .L4_44
	ld 4, 32(30)
	ld 3, 24(30)
	sub. 4, 4, 3
	ble 0, .L4_39
.L4_38:	ld 4, 16(30)
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
	bc 12, 1, .L4_30
	b .L4_50
.L4_39:	mr 3, 27
	mr 4, 30
	li 5, 1
	bl Worker::reserve.weakest
	ld 3, 56(1)
	cmpld 3, 23
	bne- 0, .L4_11
	ld 3, 24(30)
	b .L4_38
.L4_42:	li 29, 2
.L4_43:
.L4_44:	cmpldi 29, 0
	beq 0, .L4_46
	cmpldi 29, 1
	li 3, -1
	iseleq 29, 28, 3
.L4_46:	mr 3, 29
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
.L4_47:	ld 3, 40(30)
	li 29, 1
	std 5, 24(30)
	cmpd 7, 3
	bge 0, .L4_44
	mr 3, 30
	mr 5, 28
	bl Worker::shrink
	mr 28, 3
	b .L4_44
.L4_50:	mr 28, 21
	b .L4_44
.L4_51:	std 3, 256(6)
	b .L4_43
.L4_52:	std 3, 256(6)
	b .L4_44
weakest_pop:
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
	blt 0, .L5_10
	std 8, 256(4)
	sync
	ld 9, 0(3)
	ld 4, 128(9)
	sub. 10, 8, 4
	blt 0, .L5_11
	ld 11, 16(3)
	ld 5, 8(3)
	cmpld 8, 4
	and 11, 11, 8
	sldi 11, 11, 3
	add 5, 5, 11
	ld 5, 0(5)
	bne 0, .L5_8
	addi 4, 9, 128
	creqv 20, 20, 20
.L5_4:	ldarx 10, 0, 4
	cmpld 10, 8
	bne- 0, .L5_14
	stdcx. 7, 0, 4
	bne- 0, .L5_4
	std 7, 256(9)
	bc 4, 20, .L5_10
	ld 4, 48(3)
	mr 6, 5
	addi 4, 4, 1
	std 4, 48(3)
	b .L5_10
.L5_8:	ld 6, 40(3)
	std 8, 24(3)
	cmpd 10, 6
	blt 0, .L5_12
	mr 6, 5
.L5_10:	mr 3, 6
	addi 1, 1, 32
	ld 0, 16(1)
	mtlr 0
	blr
.L5_11:	std 7, 256(9)
	b .L5_10
.L5_12:	bl Worker::shrink
	mr 6, 3
	b .L5_10
.L5_14:	std 7, 256(9)
	b .L5_10
weakest_push:
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
	ble 0, .L6_2
.L6_1:	ld 6, 16(3)
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
.L6_2:	addi 5, 1, 40
	mr 4, 3
	mr 3, 5
	li 5, 1
	mr 29, 4
	bl Worker::reserve.weakest
	li 4, 3
	ld 3, 40(1)
	rotldi 4, 4, 63
	cmpld 3, 4
	bne- 0, .L6_5
	ld 4, 24(29)
	mr 3, 29
	b .L6_1
.L6_5:	addi 3, 1, 40
	bl ring::fail
	nop
	trap
weakest_steal:
	ld 5, 0(3)
	ld 3, 128(5)
	sync
	ld 4, 256(5)
	cmpd 7, 4, 4
	sub. 4, 4, 3
	bne- 7, .+4
	isync
	ble 0, .L7_7
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
	bne- 0, .L7_5
	addi 6, 3, 1
	lwsync
	creqv 20, 20, 20
.L7_3:	stdcx. 6, 0, 4
	beq+ 0, .L7_6
	ldarx 7, 0, 4
	cmpld 7, 3
	beq+ 0, .L7_3
.L7_5:	crxor 20, 20, 20
.L7_6:	li 3, -1
	isel 3, 5, 3, 20
	blr
.L7_7:	li 3, 0
	blr
Worker::reserve.reference:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	ld 6, 0(4)
	ld 7, 400(6)
	cmpldi 7, 1
	bne 0, .L8_2
	sync
	li 7, 2
	std 7, 400(6)
.L8_2:	mflr 0
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
	bge 0, .L8_8
	li 28, -1
	li 27, 1
	addi 30, 1, 32
.L8_4:	ld 6, 0(4)
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
	bgt 0, .L8_6
.L8_5:	sub 6, 6, 8
	sradi 7, 6, 63
	andc 6, 6, 7
	cmpld 6, 5
	blt 0, .L8_4
	b .L8_8
.L8_6:	mr 26, 3
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
	bne 0, .L8_10
	ld 6, 32(24)
	ld 8, 24(24)
	mr 4, 24
	mr 3, 26
	mr 5, 25
	b .L8_5
.L8_8:	std 29, 0(3)
.L8_9:	addi 1, 1, 112
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
.L8_10:	lxvd2x 0, 0, 30
	stxvd2x 0, 0, 26
	b .L8_9
Worker::take_and_see_to.reference:
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
	beq 0, .L9_2
	lwz 5, 60(3)
	stw 5, 56(3)
.L9_2:	ld 5, 128(27)
	addi 6, 27, 128
	sub. 7, 4, 5
	blt 0, .L9_11
	ld 9, 16(3)
	ld 8, 8(3)
	cmpld 4, 5
	and 9, 9, 4
	sldi 9, 9, 3
	add 8, 8, 9
	ld 30, 0(8)
	bne 0, .L9_9
	addi 5, 4, 1
	creqv 20, 20, 20
.L9_5:	ldarx 7, 0, 6
	cmpld 7, 4
	bne- 0, .L9_20
	stdcx. 5, 0, 6
	bne- 0, .L9_5
	std 5, 256(27)
	bc 4, 20, .L9_12
	ld 4, 48(3)
	li 29, 1
	addi 4, 4, 1
	std 4, 48(3)
	b .L9_13
.L9_9:	std 4, 24(3)
	ld 4, 40(3)
	li 29, 1
	cmpd 7, 4
	bge 0, .L9_13
	mr 4, 5
	mr 5, 30
	mr 28, 3
	bl Worker::shrink
	mr 30, 3
	mr 3, 28
	b .L9_13
.L9_11:	addi 4, 4, 1
	std 4, 256(27)
.L9_12:	li 29, 0
.L9_13:	bc 4, 10, .L9_16
	ld 3, 400(27)
	cmpldi 3, 1
	bne 0, .L9_18
	sync
	li 3, 2
	std 3, 400(27)
	b .L9_18
.L9_16:	ld 4, 128(27)
	addi 3, 3, 48
	bl Patience::check
	nop
	andi. 3, 3, 1
	bc 4, 1, .L9_18
	ld 3, 400(27)
	cmpldi 3, 2
	beq 0, .L9_19
.L9_18:	mr 3, 29
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
.L9_19:	addi 3, 27, 400
	bl Mode::make_cold
	b .L9_18
.L9_20:	std 5, 256(27)
	b .L9_12
Worker::reserve.weakest:
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
	bge 0, .L10_6
	li 28, -1
	li 27, 1
	addi 30, 1, 32
.L10_2:	ld 6, 0(4)
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
	bgt 0, .L10_4
.L10_3:	sub 6, 6, 8
	sradi 7, 6, 63
	andc 6, 6, 7
	cmpld 6, 5
	blt 0, .L10_2
	b .L10_6
.L10_4:	mr 26, 3
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
	bne 0, .L10_8
	ld 6, 32(24)
	ld 8, 24(24)
	mr 4, 24
	mr 3, 26
	mr 5, 25
	b .L10_3
.L10_6:	std 29, 0(3)
.L10_7:	addi 1, 1, 112
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
.L10_8:	lxvd2x 0, 0, 30
	stxvd2x 0, 0, 26
	b .L10_7
Worker::resize.reference:
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
	bne 0, .L11_13
	li 3, -5
	mr 28, 6
	li 25, 0
	rldic 3, 3, 0, 4
	cmpld 6, 3
	ble 0, .L11_3
	mr 26, 28
	b .L11_6
.L11_3:	sldi 3, 28, 3
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
	beq 0, .L11_6
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
	ble 0, .L11_7
	sldi 4, 5, 3
	li 5, 8
	addi 4, 4, 40
	bl _RNvC7___rustc14___rust_dealloc
	nop
	b .L11_11
.L11_6:	std 25, 0(30)
	std 26, 8(30)
	b .L11_12
.L11_7:	cmpld 10, 8
	ld 9, 16(29)
	addi 7, 3, 32
	addi 6, 4, -32
	std 8, 24(3)
	beq 0, .L11_10
	sradi 12, 11, 63
	sub 10, 10, 27
	andc 11, 11, 12
	sub 10, 10, 11
	mtctr 10
.L11_9:	and 11, 8, 9
	and 10, 8, 5
	addi 8, 8, 1
	sldi 11, 11, 3
	sldi 10, 10, 3
	add 11, 4, 11
	ld 11, 0(11)
	add 10, 7, 10
	std 11, 0(10)
	bdnz .L11_9
.L11_10:	not 8, 9
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
.L11_11:	std 26, 0(30)
.L11_12:	addi 1, 1, 112
	ld 0, 16(1)
	ld 30, -16(1)
	ld 29, -24(1)
	ld 28, -32(1)
	ld 27, -40(1)
	ld 26, -48(1)
	ld 25, -56(1)
	mtlr 0
	blr
.L11_13:	addi 3, 1, 32
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
