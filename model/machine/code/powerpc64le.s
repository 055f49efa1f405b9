# rustc 1.95.0 (59807616e 2026-04-14); sources 3de15fd66b61acc6
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
	addis 3, 2, .L_MergedGlobals@toc@ha
	addi 3, 3, .L_MergedGlobals@toc@l
	addi 25, 3, 152
.L0_3:
	ld 3, 400(22)
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
	ble 0, .L0_81
.L0_5:
	lbz 3, 8(28)
	cmplwi 3, 1
	mr 3, 28
	bne 0, .L0_8
.L0_6:
	ld 29, 0(3)
	ld 3, 24(29)
	andi. 4, 3, 1
	bc 12, 1, .L0_12
.L0_7:
	ori 3, 3, 1
	std 3, 24(29)
	lwsync
	std 3, 0(29)
	b .L0_13
.L0_8:
	li 29, 0
	mr 3, 28
	li 4, 0
	bl Storage::get_or_init_slow
	cmpldi 3, 0
	bne 0, .L0_6
	bl records::temporary
	nop
	mr 29, 3
	ld 3, 24(29)
	andi. 4, 3, 1
	bc 4, 1, .L0_7
.L0_12:
	ld 3, 32(29)
	addi 3, 3, 1
	std 3, 32(29)
.L0_13:
	sync
	ld 3, 400(22)
	cmpd 7, 3, 3
	cmpldi 3, 2
	bne- 7, .+4
	isync
	bne 0, .L0_28
.L0_14:
	sync
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
	bgt 2, .L0_22
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
	bne- 0, .L0_21
	addi 6, 3, 1
	sync
.L0_18:
	stdcx. 6, 0, 21
	beq+ 0, .L0_20
	ldarx 7, 0, 21
	cmpld 7, 3
	beq+ 0, .L0_18
	b .L0_21
.L0_20:
	lwsync
	creqv 20, 20, 20
.L0_21:
	li 23, 2
	bc 12, 20, .L0_58
.L0_22:
	ld 3, 32(29)
	cmpldi 3, 0
	bne 0, .L0_30
	ld 3, 24(29)
	addi 3, 3, 1
	std 3, 24(29)
	lwsync
	std 3, 0(29)
.L0_24:
	bc 4, 9, .L0_53
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
.L0_27:
	ld 3, 32(30)
	ld 4, 24(30)
	sub 3, 3, 4
	sradi 4, 3, 63
	andc 3, 3, 4
	addi 3, 3, 1
	cmpld 3, 19
	isellt 19, 3, 19
	b .L0_3
.L0_28:
	cmpldi 3, 3
	bne 0, .L0_31
	sync
	b .L0_14
.L0_30:
	mr 3, 29
	bl Record::leave_nested
	nop
	b .L0_24
.L0_31:
	ldarx 3, 0, 20
	cmpldi 3, 0
	bne- 0, .L0_33
	stdcx. 18, 0, 20
	bne- 0, .L0_31
.L0_33:
	mr 3, 25
	bl barrier::heavy_fence
	nop
	andi. 3, 3, 1
	bc 4, 1, .L0_56
.L0_35:
	ldarx 3, 0, 20
	cmpldi 3, 1
	bne- 0, .L0_14
	stdcx. 16, 0, 20
	beq+ 0, .L0_14
	b .L0_35
.L0_37:
	mr 3, 26
	mr 4, 30
	li 5, 0
	bl Worker::reserve.reference
	ld 3, 40(1)
	cmpld 3, 17
	beq+ 0, .L0_27
	addi 3, 1, 40
	bl ring::fail
	nop
	b .L0_85
.L0_40:
	ld 3, 24(30)
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
	beq 0, .L0_75
	lwz 6, 56(30)
	addi 6, 6, -1
	cmplwi 6, 0
	stw 6, 56(30)
	beq 0, .L0_75
.L0_44:
	ld 6, 0(30)
	ld 5, 128(6)
	sub. 7, 4, 5
	blt 0, .L0_77
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
.L0_47:
	ldarx 7, 0, 5
	cmpld 7, 4
	bne- 0, .L0_83
	stdcx. 3, 0, 5
	bne- 0, .L0_47
	std 3, 256(6)
	bc 4, 20, .L0_53
	ld 3, 48(30)
	li 23, 1
	addi 3, 3, 1
	std 3, 48(30)
	b .L0_53
.L0_51:
	b .L0_53
.L0_52:
	ld 3, 40(30)
	li 23, 1
	std 4, 24(30)
	cmpd 7, 3
	blt 0, .L0_78
.L0_53:
	cmpldi 23, 0
	beq 0, .L0_55
	cmpldi 23, 1
	li 3, -1
	iseleq 23, 24, 3
.L0_55:
	mr 3, 23
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
.L0_56:
	ld 3, 32(29)
	cmpldi 3, 0
	bne 0, .L0_80
	li 23, 0
	b .L0_74
.L0_58:
	cmpldi 5, 2
	blt 0, .L0_72
	cmpld 19, 4
	addi 28, 1, 56
	isellt 4, 19, 4
	addi 27, 4, -1
	li 4, 3
	rotldi 26, 4, 63
.L0_60:
	sync
	addi 25, 3, 1
	ld 4, 256(22)
	cmpd 7, 4, 4
	bne- 7, .+4
	isync
	sub. 4, 4, 25
	ble 0, .L0_72
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
	bne- 0, .L0_66
	addi 3, 3, 2
	sync
.L0_63:
	stdcx. 3, 0, 21
	beq+ 0, .L0_65
	ldarx 4, 0, 21
	cmpld 4, 25
	beq+ 0, .L0_63
	b .L0_66
.L0_65:
	lwsync
	creqv 20, 20, 20
.L0_66:
	bc 4, 20, .L0_72
	ld 4, 32(30)
	ld 3, 24(30)
	sub. 4, 4, 3
	ble 0, .L0_69
.L0_68:
	ld 4, 16(30)
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
	bc 12, 1, .L0_60
	b .L0_73
.L0_69:
	mr 3, 28
	mr 4, 30
	li 5, 1
	bl Worker::reserve.reference
	ld 3, 56(1)
	cmpld 3, 26
	bne- 0, .L0_84
	ld 3, 24(30)
	b .L0_68
.L0_72:
	mr 24, 15
.L0_73:
	ld 3, 32(29)
	li 23, 1
	cmpldi 3, 0
	bne 0, .L0_82
.L0_74:
	ld 3, 24(29)
	addi 3, 3, 1
	std 3, 24(29)
	lwsync
	std 3, 0(29)
	b .L0_53
.L0_75:
	mr 3, 30
	bl Worker::take_and_see_to.reference
	nop
	mr 23, 3
	mr 24, 4
	b .L0_53
.L0_77:
	std 3, 256(6)
	b .L0_53
.L0_78:
	mr 3, 30
	mr 4, 5
	mr 5, 24
	bl Worker::shrink
	mr 24, 3
	b .L0_53
.L0_80:
	mr 3, 29
	bl Record::leave_nested
	nop
.L0_81:
	li 23, 0
	b .L0_53
.L0_82:
	mr 3, 29
	bl Record::leave_nested
	nop
	b .L0_53
.L0_83:
	std 3, 256(6)
	b .L0_53
.L0_84:
	addi 3, 1, 56
	bl ring::fail
	nop
.L0_85:
	trap
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
.L1_4:
	ld 9, 0(3)
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
.L1_7:
	ldarx 10, 0, 7
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
.L1_11:
	std 4, 24(3)
	ld 4, 40(3)
	cmpd 10, 4
	blt 0, .L1_18
	mr 6, 5
.L1_13:
	mr 3, 6
	addi 1, 1, 32
	ld 0, 16(1)
	mtlr 0
	blr
.L1_14:
	std 8, 256(9)
	b .L1_13
.L1_15:
	li 5, 1
.L1_16:
	bl Worker::take_and_see_to.reference
	nop
	andi. 3, 3, 1
	li 3, 0
	iselgt 6, 4, 3
	b .L1_13
.L1_18:
	mr 4, 7
	bl Worker::shrink
	mr 6, 3
	b .L1_13
.L1_20:
	std 8, 256(9)
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
.L2_1:
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
.L2_2:
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
	bne- 0, .L2_5
	ld 4, 24(29)
	mr 3, 29
	b .L2_1
.L2_5:
	addi 3, 1, 40
	bl ring::fail
	nop
	trap
reference_steal:
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
	beq 0, .L3_2
	ld 3, 128(29)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	ld 4, 256(29)
	sub. 3, 4, 3
	ble 0, .L3_33
.L3_2:
	addis 3, 2, RUST_STD_INTERNAL_VAL@got@tlsgd@ha
	addi 3, 3, RUST_STD_INTERNAL_VAL@got@tlsgd@l
	bl __tls_get_addr(RUST_STD_INTERNAL_VAL@tlsgd)
	nop
	lbz 4, 8(3)
	cmplwi 4, 1
	bne 0, .L3_5
.L3_3:
	ld 30, 0(3)
	ld 3, 24(30)
	addi 28, 29, 400
	andi. 4, 3, 1
	bc 12, 1, .L3_9
.L3_4:
	ori 3, 3, 1
	std 3, 24(30)
	lwsync
	std 3, 0(30)
	b .L3_10
.L3_5:
	li 30, 0
	li 4, 0
	bl Storage::get_or_init_slow
	cmpldi 3, 0
	bne 0, .L3_3
	bl records::temporary
	nop
	mr 30, 3
	ld 3, 24(30)
	addi 28, 29, 400
	andi. 4, 3, 1
	bc 4, 1, .L3_4
.L3_9:
	ld 3, 32(30)
	addi 3, 3, 1
	std 3, 32(30)
.L3_10:
	sync
	ld 3, 400(29)
	cmpd 7, 3, 3
	cmpldi 3, 2
	bne- 7, .+4
	isync
	bne 0, .L3_20
.L3_11:
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
	ble 0, .L3_31
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
	bne- 0, .L3_17
	addi 5, 3, 1
	sync
.L3_14:
	stdcx. 5, 0, 4
	beq+ 0, .L3_16
	ldarx 6, 0, 4
	cmpld 6, 3
	beq+ 0, .L3_14
	b .L3_17
.L3_16:
	lwsync
	creqv 8, 8, 8
.L3_17:
	ld 3, 32(30)
	cmpldi 3, 0
	bne 0, .L3_22
	ld 3, 24(30)
	addi 3, 3, 1
	std 3, 24(30)
	lwsync
	std 3, 0(30)
.L3_19:
	li 3, -1
	isel 3, 29, 3, 8
	b .L3_34
.L3_20:
	cmpldi 3, 3
	bne 0, .L3_23
	sync
	b .L3_11
.L3_22:
	mr 3, 30
	bl Record::leave_nested
	nop
	b .L3_19
.L3_23:
	li 3, 1
.L3_24:
	ldarx 4, 0, 28
	cmpldi 4, 0
	bne- 0, .L3_26
	stdcx. 3, 0, 28
	bne- 0, .L3_24
.L3_26:
	addis 3, 2, .L_MergedGlobals@toc@ha
	addi 3, 3, .L_MergedGlobals@toc@l
	addi 3, 3, 152
	bl barrier::heavy_fence
	nop
	andi. 3, 3, 1
	bc 4, 1, .L3_31
	li 3, 2
.L3_29:
	ldarx 4, 0, 28
	cmpldi 4, 1
	bne- 0, .L3_11
	stdcx. 3, 0, 28
	beq+ 0, .L3_11
	b .L3_29
.L3_31:
	ld 3, 32(30)
	cmpldi 3, 0
	bne 0, .L3_35
	ld 3, 24(30)
	addi 3, 3, 1
	std 3, 24(30)
	lwsync
	std 3, 0(30)
.L3_33:
	li 3, 0
.L3_34:
	ld 30, 48(1)
	ld 29, 40(1)
	ld 28, 32(1)
	addi 1, 1, 64
	ld 0, 16(1)
	lwz 12, 8(1)
	mtlr 0
	mtocrf 32, 12
	blr
.L3_35:
	mr 3, 30
	bl Record::leave_nested
	nop
	li 3, 0
	b .L3_34
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
	ble 0, .L4_22
	li 3, 3
	li 24, 1
	addi 29, 1, 56
	addi 27, 1, 40
	rotldi 25, 3, 63
.L4_5:
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
	bne 0, .L4_9
.L4_7:
	ld 5, 32(30)
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
	bgt 0, .L4_5
	b .L4_22
.L4_9:
	mr 3, 27
	mr 4, 30
	li 5, 0
	bl Worker::reserve.weakest
	ld 3, 40(1)
	cmpld 3, 25
	beq+ 0, .L4_7
.L4_11:
	mr 3, 27
	bl ring::fail
	nop
	trap
.L4_13:
	ld 3, 24(30)
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
.L4_17:
	ldarx 7, 0, 4
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
.L4_21:
	li 29, 0
	b .L4_43
.L4_22:
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
	bne- 0, .L4_27
	addi 5, 3, 1
	sync
.L4_24:
	stdcx. 5, 0, 25
	beq+ 0, .L4_26
	ldarx 6, 0, 25
	cmpld 6, 3
	beq+ 0, .L4_24
	b .L4_27
.L4_26:
	lwsync
	creqv 20, 20, 20
.L4_27:
	bc 4, 20, .L4_42
	cmpldi 4, 2
	li 29, 1
	blt 0, .L4_44
	addi 24, 4, -1
	li 4, 3
	addi 27, 1, 56
	rotldi 23, 4, 63
.L4_30:
	sync
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
.L4_33:
	stdcx. 3, 0, 25
	beq+ 0, .L4_35
	ldarx 4, 0, 25
	cmpld 4, 22
	beq+ 0, .L4_33
	b .L4_36
.L4_35:
	lwsync
	creqv 20, 20, 20
.L4_36:
	bc 4, 20, .L4_44
	ld 4, 32(30)
	ld 3, 24(30)
	sub. 4, 4, 3
	ble 0, .L4_39
.L4_38:
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
	bc 12, 1, .L4_30
	b .L4_50
.L4_39:
	mr 3, 27
	mr 4, 30
	li 5, 1
	bl Worker::reserve.weakest
	ld 3, 56(1)
	cmpld 3, 23
	bne- 0, .L4_11
	ld 3, 24(30)
	b .L4_38
.L4_42:
	li 29, 2
.L4_43:
.L4_44:
	cmpldi 29, 0
	beq 0, .L4_46
	cmpldi 29, 1
	li 3, -1
	iseleq 29, 28, 3
.L4_46:
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
.L4_47:
	ld 3, 40(30)
	li 29, 1
	std 5, 24(30)
	cmpd 7, 3
	bge 0, .L4_44
	mr 3, 30
	mr 5, 28
	bl Worker::shrink
	mr 28, 3
	b .L4_44
.L4_50:
	mr 28, 21
	b .L4_44
.L4_51:
	std 3, 256(6)
	b .L4_43
.L4_52:
	std 3, 256(6)
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
.L5_4:
	ldarx 10, 0, 4
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
.L5_8:
	ld 6, 40(3)
	std 8, 24(3)
	cmpd 10, 6
	blt 0, .L5_12
	mr 6, 5
.L5_10:
	mr 3, 6
	addi 1, 1, 32
	ld 0, 16(1)
	mtlr 0
	blr
.L5_11:
	std 7, 256(9)
	b .L5_10
.L5_12:
	bl Worker::shrink
	mr 6, 3
	b .L5_10
.L5_14:
	std 7, 256(9)
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
.L6_1:
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
.L6_2:
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
	bne- 0, .L6_5
	ld 4, 24(29)
	mr 3, 29
	b .L6_1
.L6_5:
	addi 3, 1, 40
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
.L7_3:
	stdcx. 6, 0, 4
	beq+ 0, .L7_6
	ldarx 7, 0, 4
	cmpld 7, 3
	beq+ 0, .L7_3
.L7_5:
	crxor 20, 20, 20
.L7_6:
	li 3, -1
	isel 3, 5, 3, 20
	blr
.L7_7:
	li 3, 0
	blr
ra_batch:
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
	beq 0, .L8_40
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
	addis 3, 2, .L_MergedGlobals@toc@ha
	addi 3, 3, .L_MergedGlobals@toc@l
	addi 25, 3, 152
.L8_3:
	ld 3, 400(22)
	cmpd 7, 3, 3
	cmpldi 3, 2
	bne- 7, .+4
	isync
	beq 0, .L8_5
	ld 3, 128(22)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	ld 4, 256(22)
	sub. 3, 4, 3
	ble 0, .L8_81
.L8_5:
	lbz 3, 8(28)
	cmplwi 3, 1
	mr 3, 28
	bne 0, .L8_8
.L8_6:
	ld 29, 0(3)
	ld 3, 24(29)
	andi. 4, 3, 1
	bc 12, 1, .L8_12
.L8_7:
	ori 3, 3, 1
	std 3, 24(29)
	lwsync
	std 3, 0(29)
	b .L8_13
.L8_8:
	li 29, 0
	mr 3, 28
	li 4, 0
	bl Storage::get_or_init_slow
	cmpldi 3, 0
	bne 0, .L8_6
	bl records::temporary
	nop
	mr 29, 3
	ld 3, 24(29)
	andi. 4, 3, 1
	bc 4, 1, .L8_7
.L8_12:
	ld 3, 32(29)
	addi 3, 3, 1
	std 3, 32(29)
.L8_13:
	sync
	ld 3, 400(22)
	cmpd 7, 3, 3
	cmpldi 3, 2
	bne- 7, .+4
	isync
	bne 0, .L8_28
.L8_14:
	sync
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
	ble 0, .L8_56
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
	bgt 2, .L8_22
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
	bne- 0, .L8_21
	addi 6, 3, 1
	sync
.L8_18:
	stdcx. 6, 0, 21
	beq+ 0, .L8_20
	ldarx 7, 0, 21
	cmpld 7, 3
	beq+ 0, .L8_18
	b .L8_21
.L8_20:
	lwsync
	creqv 20, 20, 20
.L8_21:
	li 23, 2
	bc 12, 20, .L8_58
.L8_22:
	ld 3, 32(29)
	cmpldi 3, 0
	bne 0, .L8_30
	ld 3, 24(29)
	addi 3, 3, 1
	std 3, 24(29)
	lwsync
	std 3, 0(29)
.L8_24:
	bc 4, 9, .L8_53
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
	bne 0, .L8_37
.L8_27:
	ld 3, 32(30)
	ld 4, 24(30)
	sub 3, 3, 4
	sradi 4, 3, 63
	andc 3, 3, 4
	addi 3, 3, 1
	cmpld 3, 19
	isellt 19, 3, 19
	b .L8_3
.L8_28:
	cmpldi 3, 3
	bne 0, .L8_31
	sync
	b .L8_14
.L8_30:
	mr 3, 29
	bl Record::leave_nested
	nop
	b .L8_24
.L8_31:
	ldarx 3, 0, 20
	cmpldi 3, 0
	bne- 0, .L8_33
	stdcx. 18, 0, 20
	bne- 0, .L8_31
.L8_33:
	mr 3, 25
	bl barrier::heavy_fence
	nop
	andi. 3, 3, 1
	bc 4, 1, .L8_56
.L8_35:
	ldarx 3, 0, 20
	cmpldi 3, 1
	bne- 0, .L8_14
	stdcx. 16, 0, 20
	beq+ 0, .L8_14
	b .L8_35
.L8_37:
	mr 3, 26
	mr 4, 30
	li 5, 0
	bl Worker::reserve.reference
	ld 3, 40(1)
	cmpld 3, 17
	beq+ 0, .L8_27
	addi 3, 1, 40
	bl ring::fail
	nop
	b .L8_85
.L8_40:
	ld 3, 24(30)
	ld 6, 128(5)
	li 23, 0
	addi 4, 3, -1
	sub. 6, 4, 6
	blt 0, .L8_51
	std 4, 256(5)
	ld 5, 400(5)
	cmpldi 5, 0
	beq 0, .L8_44
	cmpldi 5, 1
	sync
	beq 0, .L8_75
	lwz 6, 56(30)
	addi 6, 6, -1
	cmplwi 6, 0
	stw 6, 56(30)
	beq 0, .L8_75
.L8_44:
	ld 6, 0(30)
	ld 5, 128(6)
	sub. 7, 4, 5
	blt 0, .L8_77
	ld 9, 16(30)
	ld 8, 8(30)
	cmpld 4, 5
	and 9, 9, 4
	sldi 9, 9, 3
	add 8, 8, 9
	ld 24, 0(8)
	bne 0, .L8_52
	addi 5, 6, 128
	creqv 20, 20, 20
.L8_47:
	ldarx 7, 0, 5
	cmpld 7, 4
	bne- 0, .L8_83
	stdcx. 3, 0, 5
	bne- 0, .L8_47
	std 3, 256(6)
	bc 4, 20, .L8_53
	ld 3, 48(30)
	li 23, 1
	addi 3, 3, 1
	std 3, 48(30)
	b .L8_53
.L8_51:
	b .L8_53
.L8_52:
	ld 3, 40(30)
	li 23, 1
	std 4, 24(30)
	cmpd 7, 3
	blt 0, .L8_78
.L8_53:
	cmpldi 23, 0
	beq 0, .L8_55
	cmpldi 23, 1
	li 3, -1
	iseleq 23, 24, 3
.L8_55:
	mr 3, 23
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
.L8_56:
	ld 3, 32(29)
	cmpldi 3, 0
	bne 0, .L8_80
	li 23, 0
	b .L8_74
.L8_58:
	cmpldi 5, 2
	blt 0, .L8_72
	cmpld 19, 4
	addi 28, 1, 56
	isellt 4, 19, 4
	addi 27, 4, -1
	li 4, 3
	rotldi 26, 4, 63
.L8_60:
	sync
	addi 25, 3, 1
	ld 4, 256(22)
	cmpd 7, 4, 4
	bne- 7, .+4
	isync
	sub. 4, 4, 25
	ble 0, .L8_72
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
	bne- 0, .L8_66
	addi 3, 3, 2
	sync
.L8_63:
	stdcx. 3, 0, 21
	beq+ 0, .L8_65
	ldarx 4, 0, 21
	cmpld 4, 25
	beq+ 0, .L8_63
	b .L8_66
.L8_65:
	lwsync
	creqv 20, 20, 20
.L8_66:
	bc 4, 20, .L8_72
	ld 4, 32(30)
	ld 3, 24(30)
	sub. 4, 4, 3
	ble 0, .L8_69
.L8_68:
	ld 4, 16(30)
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
	bc 12, 1, .L8_60
	b .L8_73
.L8_69:
	mr 3, 28
	mr 4, 30
	li 5, 1
	bl Worker::reserve.reference
	ld 3, 56(1)
	cmpld 3, 26
	bne- 0, .L8_84
	ld 3, 24(30)
	b .L8_68
.L8_72:
	mr 24, 15
.L8_73:
	ld 3, 32(29)
	li 23, 1
	cmpldi 3, 0
	bne 0, .L8_82
.L8_74:
	ld 3, 24(29)
	addi 3, 3, 1
	std 3, 24(29)
	lwsync
	std 3, 0(29)
	b .L8_53
.L8_75:
	mr 3, 30
	bl Worker::take_and_see_to.reference
	nop
	mr 23, 3
	mr 24, 4
	b .L8_53
.L8_77:
	std 3, 256(6)
	b .L8_53
.L8_78:
	mr 3, 30
	mr 4, 5
	mr 5, 24
	bl Worker::shrink
	mr 24, 3
	b .L8_53
.L8_80:
	mr 3, 29
	bl Record::leave_nested
	nop
.L8_81:
	li 23, 0
	b .L8_53
.L8_82:
	mr 3, 29
	bl Record::leave_nested
	nop
	b .L8_53
.L8_83:
	std 3, 256(6)
	b .L8_53
.L8_84:
	addi 3, 1, 56
	bl ring::fail
	nop
.L8_85:
	trap
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
	blt 0, .L9_13
	std 4, 256(5)
	ld 5, 400(5)
	cmpldi 5, 0
	beq 0, .L9_4
	cmpldi 5, 1
	sync
	beq 0, .L9_15
	lwz 7, 56(3)
	addi 7, 7, -1
	cmplwi 7, 0
	stw 7, 56(3)
	beq 0, .L9_16
.L9_4:
	ld 9, 0(3)
	ld 7, 128(9)
	sub. 10, 4, 7
	blt 0, .L9_14
	ld 11, 16(3)
	ld 5, 8(3)
	cmpld 4, 7
	and 11, 11, 4
	sldi 11, 11, 3
	add 5, 5, 11
	ld 5, 0(5)
	bne 0, .L9_11
	addi 7, 9, 128
	creqv 20, 20, 20
.L9_7:
	ldarx 10, 0, 7
	cmpld 10, 4
	bne- 0, .L9_20
	stdcx. 8, 0, 7
	bne- 0, .L9_7
	std 8, 256(9)
	bc 4, 20, .L9_13
	ld 4, 48(3)
	mr 6, 5
	addi 4, 4, 1
	std 4, 48(3)
	b .L9_13
.L9_11:
	std 4, 24(3)
	ld 4, 40(3)
	cmpd 10, 4
	blt 0, .L9_18
	mr 6, 5
.L9_13:
	mr 3, 6
	addi 1, 1, 32
	ld 0, 16(1)
	mtlr 0
	blr
.L9_14:
	std 8, 256(9)
	b .L9_13
.L9_15:
	li 5, 1
.L9_16:
	bl Worker::take_and_see_to.reference
	nop
	andi. 3, 3, 1
	li 3, 0
	iselgt 6, 4, 3
	b .L9_13
.L9_18:
	mr 4, 7
	bl Worker::shrink
	mr 6, 3
	b .L9_13
.L9_20:
	std 8, 256(9)
	b .L9_13
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
	ble 0, .L10_2
.L10_1:
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
.L10_2:
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
	bne- 0, .L10_5
	ld 4, 24(29)
	mr 3, 29
	b .L10_1
.L10_5:
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
	beq 0, .L11_2
	ld 3, 128(29)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	ld 4, 256(29)
	sub. 3, 4, 3
	ble 0, .L11_33
.L11_2:
	addis 3, 2, RUST_STD_INTERNAL_VAL@got@tlsgd@ha
	addi 3, 3, RUST_STD_INTERNAL_VAL@got@tlsgd@l
	bl __tls_get_addr(RUST_STD_INTERNAL_VAL@tlsgd)
	nop
	lbz 4, 8(3)
	cmplwi 4, 1
	bne 0, .L11_5
.L11_3:
	ld 30, 0(3)
	ld 3, 24(30)
	addi 28, 29, 400
	andi. 4, 3, 1
	bc 12, 1, .L11_9
.L11_4:
	ori 3, 3, 1
	std 3, 24(30)
	lwsync
	std 3, 0(30)
	b .L11_10
.L11_5:
	li 30, 0
	li 4, 0
	bl Storage::get_or_init_slow
	cmpldi 3, 0
	bne 0, .L11_3
	bl records::temporary
	nop
	mr 30, 3
	ld 3, 24(30)
	addi 28, 29, 400
	andi. 4, 3, 1
	bc 4, 1, .L11_4
.L11_9:
	ld 3, 32(30)
	addi 3, 3, 1
	std 3, 32(30)
.L11_10:
	sync
	ld 3, 400(29)
	cmpd 7, 3, 3
	cmpldi 3, 2
	bne- 7, .+4
	isync
	bne 0, .L11_20
.L11_11:
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
	ble 0, .L11_31
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
	bne- 0, .L11_17
	addi 5, 3, 1
	sync
.L11_14:
	stdcx. 5, 0, 4
	beq+ 0, .L11_16
	ldarx 6, 0, 4
	cmpld 6, 3
	beq+ 0, .L11_14
	b .L11_17
.L11_16:
	lwsync
	creqv 8, 8, 8
.L11_17:
	ld 3, 32(30)
	cmpldi 3, 0
	bne 0, .L11_22
	ld 3, 24(30)
	addi 3, 3, 1
	std 3, 24(30)
	lwsync
	std 3, 0(30)
.L11_19:
	li 3, -1
	isel 3, 29, 3, 8
	b .L11_34
.L11_20:
	cmpldi 3, 3
	bne 0, .L11_23
	sync
	b .L11_11
.L11_22:
	mr 3, 30
	bl Record::leave_nested
	nop
	b .L11_19
.L11_23:
	li 3, 1
.L11_24:
	ldarx 4, 0, 28
	cmpldi 4, 0
	bne- 0, .L11_26
	stdcx. 3, 0, 28
	bne- 0, .L11_24
.L11_26:
	addis 3, 2, .L_MergedGlobals@toc@ha
	addi 3, 3, .L_MergedGlobals@toc@l
	addi 3, 3, 152
	bl barrier::heavy_fence
	nop
	andi. 3, 3, 1
	bc 4, 1, .L11_31
	li 3, 2
.L11_29:
	ldarx 4, 0, 28
	cmpldi 4, 1
	bne- 0, .L11_11
	stdcx. 3, 0, 28
	beq+ 0, .L11_11
	b .L11_29
.L11_31:
	ld 3, 32(30)
	cmpldi 3, 0
	bne 0, .L11_35
	ld 3, 24(30)
	addi 3, 3, 1
	std 3, 24(30)
	lwsync
	std 3, 0(30)
.L11_33:
	li 3, 0
.L11_34:
	ld 30, 48(1)
	ld 29, 40(1)
	ld 28, 32(1)
	addi 1, 1, 64
	ld 0, 16(1)
	lwz 12, 8(1)
	mtlr 0
	mtocrf 32, 12
	blr
.L11_35:
	mr 3, 30
	bl Record::leave_nested
	nop
	li 3, 0
	b .L11_34
rb_batch:
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
	beq 0, .L12_40
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
	addis 3, 2, .L_MergedGlobals@toc@ha
	addi 3, 3, .L_MergedGlobals@toc@l
	addi 25, 3, 152
.L12_3:
	ld 3, 400(22)
	cmpd 7, 3, 3
	cmpldi 3, 2
	bne- 7, .+4
	isync
	beq 0, .L12_5
	ld 3, 128(22)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	ld 4, 256(22)
	sub. 3, 4, 3
	ble 0, .L12_81
.L12_5:
	lbz 3, 8(28)
	cmplwi 3, 1
	mr 3, 28
	bne 0, .L12_8
.L12_6:
	ld 29, 0(3)
	ld 3, 24(29)
	andi. 4, 3, 1
	bc 12, 1, .L12_12
.L12_7:
	ori 3, 3, 1
	std 3, 24(29)
	lwsync
	std 3, 0(29)
	b .L12_13
.L12_8:
	li 29, 0
	mr 3, 28
	li 4, 0
	bl Storage::get_or_init_slow
	cmpldi 3, 0
	bne 0, .L12_6
	bl records::temporary
	nop
	mr 29, 3
	ld 3, 24(29)
	andi. 4, 3, 1
	bc 4, 1, .L12_7
.L12_12:
	ld 3, 32(29)
	addi 3, 3, 1
	std 3, 32(29)
.L12_13:
	sync
	ld 3, 400(22)
	cmpd 7, 3, 3
	cmpldi 3, 2
	bne- 7, .+4
	isync
	bne 0, .L12_28
.L12_14:
	sync
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
	ble 0, .L12_56
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
	bgt 2, .L12_22
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
	bne- 0, .L12_21
	addi 6, 3, 1
	sync
.L12_18:
	stdcx. 6, 0, 21
	beq+ 0, .L12_20
	ldarx 7, 0, 21
	cmpld 7, 3
	beq+ 0, .L12_18
	b .L12_21
.L12_20:
	lwsync
	creqv 20, 20, 20
.L12_21:
	li 23, 2
	bc 12, 20, .L12_58
.L12_22:
	ld 3, 32(29)
	cmpldi 3, 0
	bne 0, .L12_30
	ld 3, 24(29)
	addi 3, 3, 1
	std 3, 24(29)
	lwsync
	std 3, 0(29)
.L12_24:
	bc 4, 9, .L12_53
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
	bne 0, .L12_37
.L12_27:
	ld 3, 32(30)
	ld 4, 24(30)
	sub 3, 3, 4
	sradi 4, 3, 63
	andc 3, 3, 4
	addi 3, 3, 1
	cmpld 3, 19
	isellt 19, 3, 19
	b .L12_3
.L12_28:
	cmpldi 3, 3
	bne 0, .L12_31
	sync
	b .L12_14
.L12_30:
	mr 3, 29
	bl Record::leave_nested
	nop
	b .L12_24
.L12_31:
	ldarx 3, 0, 20
	cmpldi 3, 0
	bne- 0, .L12_33
	stdcx. 18, 0, 20
	bne- 0, .L12_31
.L12_33:
	mr 3, 25
	bl barrier::heavy_fence
	nop
	andi. 3, 3, 1
	bc 4, 1, .L12_56
.L12_35:
	ldarx 3, 0, 20
	cmpldi 3, 1
	bne- 0, .L12_14
	stdcx. 16, 0, 20
	beq+ 0, .L12_14
	b .L12_35
.L12_37:
	mr 3, 26
	mr 4, 30
	li 5, 0
	bl Worker::reserve.reference
	ld 3, 40(1)
	cmpld 3, 17
	beq+ 0, .L12_27
	addi 3, 1, 40
	bl ring::fail
	nop
	b .L12_85
.L12_40:
	ld 3, 24(30)
	ld 6, 128(5)
	li 23, 0
	addi 4, 3, -1
	sub. 6, 4, 6
	blt 0, .L12_51
	std 4, 256(5)
	sync
	ld 5, 400(5)
	cmpldi 5, 0
	beq 0, .L12_44
	cmpldi 5, 1
	lwsync
	beq 0, .L12_75
	lwz 6, 56(30)
	addi 6, 6, -1
	cmplwi 6, 0
	stw 6, 56(30)
	beq 0, .L12_75
.L12_44:
	ld 6, 0(30)
	ld 5, 128(6)
	sub. 7, 4, 5
	blt 0, .L12_77
	ld 9, 16(30)
	ld 8, 8(30)
	cmpld 4, 5
	and 9, 9, 4
	sldi 9, 9, 3
	add 8, 8, 9
	ld 24, 0(8)
	bne 0, .L12_52
	addi 5, 6, 128
	creqv 20, 20, 20
.L12_47:
	ldarx 7, 0, 5
	cmpld 7, 4
	bne- 0, .L12_83
	stdcx. 3, 0, 5
	bne- 0, .L12_47
	std 3, 256(6)
	bc 4, 20, .L12_53
	ld 3, 48(30)
	li 23, 1
	addi 3, 3, 1
	std 3, 48(30)
	b .L12_53
.L12_51:
	b .L12_53
.L12_52:
	ld 3, 40(30)
	li 23, 1
	std 4, 24(30)
	cmpd 7, 3
	blt 0, .L12_78
.L12_53:
	cmpldi 23, 0
	beq 0, .L12_55
	cmpldi 23, 1
	li 3, -1
	iseleq 23, 24, 3
.L12_55:
	mr 3, 23
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
.L12_56:
	ld 3, 32(29)
	cmpldi 3, 0
	bne 0, .L12_80
	li 23, 0
	b .L12_74
.L12_58:
	cmpldi 5, 2
	blt 0, .L12_72
	cmpld 19, 4
	addi 28, 1, 56
	isellt 4, 19, 4
	addi 27, 4, -1
	li 4, 3
	rotldi 26, 4, 63
.L12_60:
	sync
	addi 25, 3, 1
	ld 4, 256(22)
	cmpd 7, 4, 4
	bne- 7, .+4
	isync
	sub. 4, 4, 25
	ble 0, .L12_72
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
	bne- 0, .L12_66
	addi 3, 3, 2
	sync
.L12_63:
	stdcx. 3, 0, 21
	beq+ 0, .L12_65
	ldarx 4, 0, 21
	cmpld 4, 25
	beq+ 0, .L12_63
	b .L12_66
.L12_65:
	lwsync
	creqv 20, 20, 20
.L12_66:
	bc 4, 20, .L12_72
	ld 4, 32(30)
	ld 3, 24(30)
	sub. 4, 4, 3
	ble 0, .L12_69
.L12_68:
	ld 4, 16(30)
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
	bc 12, 1, .L12_60
	b .L12_73
.L12_69:
	mr 3, 28
	mr 4, 30
	li 5, 1
	bl Worker::reserve.reference
	ld 3, 56(1)
	cmpld 3, 26
	bne- 0, .L12_84
	ld 3, 24(30)
	b .L12_68
.L12_72:
	mr 24, 15
.L12_73:
	ld 3, 32(29)
	li 23, 1
	cmpldi 3, 0
	bne 0, .L12_82
.L12_74:
	ld 3, 24(29)
	addi 3, 3, 1
	std 3, 24(29)
	lwsync
	std 3, 0(29)
	b .L12_53
.L12_75:
	mr 3, 30
	bl Worker::take_and_see_to.reference
	nop
	mr 23, 3
	mr 24, 4
	b .L12_53
.L12_77:
	std 3, 256(6)
	b .L12_53
.L12_78:
	mr 3, 30
	mr 4, 5
	mr 5, 24
	bl Worker::shrink
	mr 24, 3
	b .L12_53
.L12_80:
	mr 3, 29
	bl Record::leave_nested
	nop
.L12_81:
	li 23, 0
	b .L12_53
.L12_82:
	mr 3, 29
	bl Record::leave_nested
	nop
	b .L12_53
.L12_83:
	std 3, 256(6)
	b .L12_53
.L12_84:
	addi 3, 1, 56
	bl ring::fail
	nop
.L12_85:
	trap
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
	blt 0, .L13_13
	std 4, 256(5)
	sync
	ld 5, 400(5)
	cmpldi 5, 0
	beq 0, .L13_4
	cmpldi 5, 1
	lwsync
	beq 0, .L13_15
	lwz 7, 56(3)
	addi 7, 7, -1
	cmplwi 7, 0
	stw 7, 56(3)
	beq 0, .L13_16
.L13_4:
	ld 9, 0(3)
	ld 7, 128(9)
	sub. 10, 4, 7
	blt 0, .L13_14
	ld 11, 16(3)
	ld 5, 8(3)
	cmpld 4, 7
	and 11, 11, 4
	sldi 11, 11, 3
	add 5, 5, 11
	ld 5, 0(5)
	bne 0, .L13_11
	addi 7, 9, 128
	creqv 20, 20, 20
.L13_7:
	ldarx 10, 0, 7
	cmpld 10, 4
	bne- 0, .L13_20
	stdcx. 8, 0, 7
	bne- 0, .L13_7
	std 8, 256(9)
	bc 4, 20, .L13_13
	ld 4, 48(3)
	mr 6, 5
	addi 4, 4, 1
	std 4, 48(3)
	b .L13_13
.L13_11:
	std 4, 24(3)
	ld 4, 40(3)
	cmpd 10, 4
	blt 0, .L13_18
	mr 6, 5
.L13_13:
	mr 3, 6
	addi 1, 1, 32
	ld 0, 16(1)
	mtlr 0
	blr
.L13_14:
	std 8, 256(9)
	b .L13_13
.L13_15:
	li 5, 1
.L13_16:
	bl Worker::take_and_see_to.reference
	nop
	andi. 3, 3, 1
	li 3, 0
	iselgt 6, 4, 3
	b .L13_13
.L13_18:
	mr 4, 7
	bl Worker::shrink
	mr 6, 3
	b .L13_13
.L13_20:
	std 8, 256(9)
	b .L13_13
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
	ble 0, .L14_2
.L14_1:
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
.L14_2:
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
	bne- 0, .L14_5
	ld 4, 24(29)
	mr 3, 29
	b .L14_1
.L14_5:
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
	beq 0, .L15_2
	ld 3, 128(29)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	ld 4, 256(29)
	sub. 3, 4, 3
	ble 0, .L15_33
.L15_2:
	addis 3, 2, RUST_STD_INTERNAL_VAL@got@tlsgd@ha
	addi 3, 3, RUST_STD_INTERNAL_VAL@got@tlsgd@l
	bl __tls_get_addr(RUST_STD_INTERNAL_VAL@tlsgd)
	nop
	lbz 4, 8(3)
	cmplwi 4, 1
	bne 0, .L15_5
.L15_3:
	ld 30, 0(3)
	ld 3, 24(30)
	addi 28, 29, 400
	andi. 4, 3, 1
	bc 12, 1, .L15_9
.L15_4:
	ori 3, 3, 1
	std 3, 24(30)
	lwsync
	std 3, 0(30)
	b .L15_10
.L15_5:
	li 30, 0
	li 4, 0
	bl Storage::get_or_init_slow
	cmpldi 3, 0
	bne 0, .L15_3
	bl records::temporary
	nop
	mr 30, 3
	ld 3, 24(30)
	addi 28, 29, 400
	andi. 4, 3, 1
	bc 4, 1, .L15_4
.L15_9:
	ld 3, 32(30)
	addi 3, 3, 1
	std 3, 32(30)
.L15_10:
	sync
	ld 3, 400(29)
	cmpd 7, 3, 3
	cmpldi 3, 2
	bne- 7, .+4
	isync
	bne 0, .L15_20
.L15_11:
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
	ble 0, .L15_31
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
	bne- 0, .L15_17
	addi 5, 3, 1
	sync
.L15_14:
	stdcx. 5, 0, 4
	beq+ 0, .L15_16
	ldarx 6, 0, 4
	cmpld 6, 3
	beq+ 0, .L15_14
	b .L15_17
.L15_16:
	lwsync
	creqv 8, 8, 8
.L15_17:
	ld 3, 32(30)
	cmpldi 3, 0
	bne 0, .L15_22
	ld 3, 24(30)
	addi 3, 3, 1
	std 3, 24(30)
	lwsync
	std 3, 0(30)
.L15_19:
	li 3, -1
	isel 3, 29, 3, 8
	b .L15_34
.L15_20:
	cmpldi 3, 3
	bne 0, .L15_23
	sync
	b .L15_11
.L15_22:
	mr 3, 30
	bl Record::leave_nested
	nop
	b .L15_19
.L15_23:
	li 3, 1
.L15_24:
	ldarx 4, 0, 28
	cmpldi 4, 0
	bne- 0, .L15_26
	stdcx. 3, 0, 28
	bne- 0, .L15_24
.L15_26:
	addis 3, 2, .L_MergedGlobals@toc@ha
	addi 3, 3, .L_MergedGlobals@toc@l
	addi 3, 3, 152
	bl barrier::heavy_fence
	nop
	andi. 3, 3, 1
	bc 4, 1, .L15_31
	li 3, 2
.L15_29:
	ldarx 4, 0, 28
	cmpldi 4, 1
	bne- 0, .L15_11
	stdcx. 3, 0, 28
	beq+ 0, .L15_11
	b .L15_29
.L15_31:
	ld 3, 32(30)
	cmpldi 3, 0
	bne 0, .L15_35
	ld 3, 24(30)
	addi 3, 3, 1
	std 3, 24(30)
	lwsync
	std 3, 0(30)
.L15_33:
	li 3, 0
.L15_34:
	ld 30, 48(1)
	ld 29, 40(1)
	ld 28, 32(1)
	addi 1, 1, 64
	ld 0, 16(1)
	lwz 12, 8(1)
	mtlr 0
	mtocrf 32, 12
	blr
.L15_35:
	mr 3, 30
	bl Record::leave_nested
	nop
	li 3, 0
	b .L15_34
rc_batch:
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
	beq 0, .L16_40
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
	addis 3, 2, .L_MergedGlobals@toc@ha
	addi 3, 3, .L_MergedGlobals@toc@l
	addi 25, 3, 152
.L16_3:
	ld 3, 400(22)
	cmpd 7, 3, 3
	cmpldi 3, 2
	bne- 7, .+4
	isync
	beq 0, .L16_5
	ld 3, 128(22)
	ld 4, 256(22)
	sub. 3, 4, 3
	ble 0, .L16_81
.L16_5:
	lbz 3, 8(28)
	cmplwi 3, 1
	mr 3, 28
	bne 0, .L16_8
.L16_6:
	ld 29, 0(3)
	ld 3, 24(29)
	andi. 4, 3, 1
	bc 12, 1, .L16_12
.L16_7:
	ori 3, 3, 1
	std 3, 24(29)
	lwsync
	std 3, 0(29)
	b .L16_13
.L16_8:
	li 29, 0
	mr 3, 28
	li 4, 0
	bl Storage::get_or_init_slow
	cmpldi 3, 0
	bne 0, .L16_6
	bl records::temporary
	nop
	mr 29, 3
	ld 3, 24(29)
	andi. 4, 3, 1
	bc 4, 1, .L16_7
.L16_12:
	ld 3, 32(29)
	addi 3, 3, 1
	std 3, 32(29)
.L16_13:
	sync
	ld 3, 400(22)
	cmpd 7, 3, 3
	cmpldi 3, 2
	bne- 7, .+4
	isync
	bne 0, .L16_28
.L16_14:
	sync
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
	ble 0, .L16_56
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
	bgt 2, .L16_22
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
	bne- 0, .L16_21
	addi 6, 3, 1
	sync
.L16_18:
	stdcx. 6, 0, 21
	beq+ 0, .L16_20
	ldarx 7, 0, 21
	cmpld 7, 3
	beq+ 0, .L16_18
	b .L16_21
.L16_20:
	lwsync
	creqv 20, 20, 20
.L16_21:
	li 23, 2
	bc 12, 20, .L16_58
.L16_22:
	ld 3, 32(29)
	cmpldi 3, 0
	bne 0, .L16_30
	ld 3, 24(29)
	addi 3, 3, 1
	std 3, 24(29)
	lwsync
	std 3, 0(29)
.L16_24:
	bc 4, 9, .L16_53
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
	bne 0, .L16_37
.L16_27:
	ld 3, 32(30)
	ld 4, 24(30)
	sub 3, 3, 4
	sradi 4, 3, 63
	andc 3, 3, 4
	addi 3, 3, 1
	cmpld 3, 19
	isellt 19, 3, 19
	b .L16_3
.L16_28:
	cmpldi 3, 3
	bne 0, .L16_31
	sync
	b .L16_14
.L16_30:
	mr 3, 29
	bl Record::leave_nested
	nop
	b .L16_24
.L16_31:
	ldarx 3, 0, 20
	cmpldi 3, 0
	bne- 0, .L16_33
	stdcx. 18, 0, 20
	bne- 0, .L16_31
.L16_33:
	mr 3, 25
	bl barrier::heavy_fence
	nop
	andi. 3, 3, 1
	bc 4, 1, .L16_56
.L16_35:
	ldarx 3, 0, 20
	cmpldi 3, 1
	bne- 0, .L16_14
	stdcx. 16, 0, 20
	beq+ 0, .L16_14
	b .L16_35
.L16_37:
	mr 3, 26
	mr 4, 30
	li 5, 0
	bl Worker::reserve.reference
	ld 3, 40(1)
	cmpld 3, 17
	beq+ 0, .L16_27
	addi 3, 1, 40
	bl ring::fail
	nop
	b .L16_85
.L16_40:
	ld 3, 24(30)
	ld 6, 128(5)
	li 23, 0
	addi 4, 3, -1
	sub. 6, 4, 6
	blt 0, .L16_51
	std 4, 256(5)
	sync
	ld 5, 400(5)
	cmpldi 5, 0
	beq 0, .L16_44
	cmpldi 5, 1
	sync
	beq 0, .L16_75
	lwz 6, 56(30)
	addi 6, 6, -1
	cmplwi 6, 0
	stw 6, 56(30)
	beq 0, .L16_75
.L16_44:
	ld 6, 0(30)
	ld 5, 128(6)
	sub. 7, 4, 5
	blt 0, .L16_77
	ld 9, 16(30)
	ld 8, 8(30)
	cmpld 4, 5
	and 9, 9, 4
	sldi 9, 9, 3
	add 8, 8, 9
	ld 24, 0(8)
	bne 0, .L16_52
	addi 5, 6, 128
	creqv 20, 20, 20
.L16_47:
	ldarx 7, 0, 5
	cmpld 7, 4
	bne- 0, .L16_83
	stdcx. 3, 0, 5
	bne- 0, .L16_47
	std 3, 256(6)
	bc 4, 20, .L16_53
	ld 3, 48(30)
	li 23, 1
	addi 3, 3, 1
	std 3, 48(30)
	b .L16_53
.L16_51:
	b .L16_53
.L16_52:
	ld 3, 40(30)
	li 23, 1
	std 4, 24(30)
	cmpd 7, 3
	blt 0, .L16_78
.L16_53:
	cmpldi 23, 0
	beq 0, .L16_55
	cmpldi 23, 1
	li 3, -1
	iseleq 23, 24, 3
.L16_55:
	mr 3, 23
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
.L16_56:
	ld 3, 32(29)
	cmpldi 3, 0
	bne 0, .L16_80
	li 23, 0
	b .L16_74
.L16_58:
	cmpldi 5, 2
	blt 0, .L16_72
	cmpld 19, 4
	addi 28, 1, 56
	isellt 4, 19, 4
	addi 27, 4, -1
	li 4, 3
	rotldi 26, 4, 63
.L16_60:
	sync
	addi 25, 3, 1
	ld 4, 256(22)
	cmpd 7, 4, 4
	bne- 7, .+4
	isync
	sub. 4, 4, 25
	ble 0, .L16_72
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
	bne- 0, .L16_66
	addi 3, 3, 2
	sync
.L16_63:
	stdcx. 3, 0, 21
	beq+ 0, .L16_65
	ldarx 4, 0, 21
	cmpld 4, 25
	beq+ 0, .L16_63
	b .L16_66
.L16_65:
	lwsync
	creqv 20, 20, 20
.L16_66:
	bc 4, 20, .L16_72
	ld 4, 32(30)
	ld 3, 24(30)
	sub. 4, 4, 3
	ble 0, .L16_69
.L16_68:
	ld 4, 16(30)
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
	bc 12, 1, .L16_60
	b .L16_73
.L16_69:
	mr 3, 28
	mr 4, 30
	li 5, 1
	bl Worker::reserve.reference
	ld 3, 56(1)
	cmpld 3, 26
	bne- 0, .L16_84
	ld 3, 24(30)
	b .L16_68
.L16_72:
	mr 24, 15
.L16_73:
	ld 3, 32(29)
	li 23, 1
	cmpldi 3, 0
	bne 0, .L16_82
.L16_74:
	ld 3, 24(29)
	addi 3, 3, 1
	std 3, 24(29)
	lwsync
	std 3, 0(29)
	b .L16_53
.L16_75:
	mr 3, 30
	bl Worker::take_and_see_to.reference
	nop
	mr 23, 3
	mr 24, 4
	b .L16_53
.L16_77:
	std 3, 256(6)
	b .L16_53
.L16_78:
	mr 3, 30
	mr 4, 5
	mr 5, 24
	bl Worker::shrink
	mr 24, 3
	b .L16_53
.L16_80:
	mr 3, 29
	bl Record::leave_nested
	nop
.L16_81:
	li 23, 0
	b .L16_53
.L16_82:
	mr 3, 29
	bl Record::leave_nested
	nop
	b .L16_53
.L16_83:
	std 3, 256(6)
	b .L16_53
.L16_84:
	addi 3, 1, 56
	bl ring::fail
	nop
.L16_85:
	trap
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
	blt 0, .L17_13
	std 4, 256(5)
	sync
	ld 5, 400(5)
	cmpldi 5, 0
	beq 0, .L17_4
	cmpldi 5, 1
	sync
	beq 0, .L17_15
	lwz 7, 56(3)
	addi 7, 7, -1
	cmplwi 7, 0
	stw 7, 56(3)
	beq 0, .L17_16
.L17_4:
	ld 9, 0(3)
	ld 7, 128(9)
	sub. 10, 4, 7
	blt 0, .L17_14
	ld 11, 16(3)
	ld 5, 8(3)
	cmpld 4, 7
	and 11, 11, 4
	sldi 11, 11, 3
	add 5, 5, 11
	ld 5, 0(5)
	bne 0, .L17_11
	addi 7, 9, 128
	creqv 20, 20, 20
.L17_7:
	ldarx 10, 0, 7
	cmpld 10, 4
	bne- 0, .L17_20
	stdcx. 8, 0, 7
	bne- 0, .L17_7
	std 8, 256(9)
	bc 4, 20, .L17_13
	ld 4, 48(3)
	mr 6, 5
	addi 4, 4, 1
	std 4, 48(3)
	b .L17_13
.L17_11:
	std 4, 24(3)
	ld 4, 40(3)
	cmpd 10, 4
	blt 0, .L17_18
	mr 6, 5
.L17_13:
	mr 3, 6
	addi 1, 1, 32
	ld 0, 16(1)
	mtlr 0
	blr
.L17_14:
	std 8, 256(9)
	b .L17_13
.L17_15:
	li 5, 1
.L17_16:
	bl Worker::take_and_see_to.reference
	nop
	andi. 3, 3, 1
	li 3, 0
	iselgt 6, 4, 3
	b .L17_13
.L17_18:
	mr 4, 7
	bl Worker::shrink
	mr 6, 3
	b .L17_13
.L17_20:
	std 8, 256(9)
	b .L17_13
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
	ble 0, .L18_2
.L18_1:
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
.L18_2:
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
	bne- 0, .L18_5
	ld 4, 24(29)
	mr 3, 29
	b .L18_1
.L18_5:
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
	beq 0, .L19_2
	ld 3, 128(29)
	ld 4, 256(29)
	sub. 3, 4, 3
	ble 0, .L19_33
.L19_2:
	addis 3, 2, RUST_STD_INTERNAL_VAL@got@tlsgd@ha
	addi 3, 3, RUST_STD_INTERNAL_VAL@got@tlsgd@l
	bl __tls_get_addr(RUST_STD_INTERNAL_VAL@tlsgd)
	nop
	lbz 4, 8(3)
	cmplwi 4, 1
	bne 0, .L19_5
.L19_3:
	ld 30, 0(3)
	ld 3, 24(30)
	addi 28, 29, 400
	andi. 4, 3, 1
	bc 12, 1, .L19_9
.L19_4:
	ori 3, 3, 1
	std 3, 24(30)
	lwsync
	std 3, 0(30)
	b .L19_10
.L19_5:
	li 30, 0
	li 4, 0
	bl Storage::get_or_init_slow
	cmpldi 3, 0
	bne 0, .L19_3
	bl records::temporary
	nop
	mr 30, 3
	ld 3, 24(30)
	addi 28, 29, 400
	andi. 4, 3, 1
	bc 4, 1, .L19_4
.L19_9:
	ld 3, 32(30)
	addi 3, 3, 1
	std 3, 32(30)
.L19_10:
	sync
	ld 3, 400(29)
	cmpd 7, 3, 3
	cmpldi 3, 2
	bne- 7, .+4
	isync
	bne 0, .L19_20
.L19_11:
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
	ble 0, .L19_31
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
	bne- 0, .L19_17
	addi 5, 3, 1
	sync
.L19_14:
	stdcx. 5, 0, 4
	beq+ 0, .L19_16
	ldarx 6, 0, 4
	cmpld 6, 3
	beq+ 0, .L19_14
	b .L19_17
.L19_16:
	lwsync
	creqv 8, 8, 8
.L19_17:
	ld 3, 32(30)
	cmpldi 3, 0
	bne 0, .L19_22
	ld 3, 24(30)
	addi 3, 3, 1
	std 3, 24(30)
	lwsync
	std 3, 0(30)
.L19_19:
	li 3, -1
	isel 3, 29, 3, 8
	b .L19_34
.L19_20:
	cmpldi 3, 3
	bne 0, .L19_23
	sync
	b .L19_11
.L19_22:
	mr 3, 30
	bl Record::leave_nested
	nop
	b .L19_19
.L19_23:
	li 3, 1
.L19_24:
	ldarx 4, 0, 28
	cmpldi 4, 0
	bne- 0, .L19_26
	stdcx. 3, 0, 28
	bne- 0, .L19_24
.L19_26:
	addis 3, 2, .L_MergedGlobals@toc@ha
	addi 3, 3, .L_MergedGlobals@toc@l
	addi 3, 3, 152
	bl barrier::heavy_fence
	nop
	andi. 3, 3, 1
	bc 4, 1, .L19_31
	li 3, 2
.L19_29:
	ldarx 4, 0, 28
	cmpldi 4, 1
	bne- 0, .L19_11
	stdcx. 3, 0, 28
	beq+ 0, .L19_11
	b .L19_29
.L19_31:
	ld 3, 32(30)
	cmpldi 3, 0
	bne 0, .L19_35
	ld 3, 24(30)
	addi 3, 3, 1
	std 3, 24(30)
	lwsync
	std 3, 0(30)
.L19_33:
	li 3, 0
.L19_34:
	ld 30, 48(1)
	ld 29, 40(1)
	ld 28, 32(1)
	addi 1, 1, 64
	ld 0, 16(1)
	lwz 12, 8(1)
	mtlr 0
	mtocrf 32, 12
	blr
.L19_35:
	mr 3, 30
	bl Record::leave_nested
	nop
	li 3, 0
	b .L19_34
rd_batch:
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
	beq 0, .L20_40
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
	addis 3, 2, .L_MergedGlobals@toc@ha
	addi 3, 3, .L_MergedGlobals@toc@l
	addi 25, 3, 152
.L20_3:
	ld 3, 400(22)
	cmpd 7, 3, 3
	cmpldi 3, 2
	bne- 7, .+4
	isync
	beq 0, .L20_5
	ld 3, 128(22)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	ld 4, 256(22)
	sub. 3, 4, 3
	ble 0, .L20_81
.L20_5:
	lbz 3, 8(28)
	cmplwi 3, 1
	mr 3, 28
	bne 0, .L20_8
.L20_6:
	ld 29, 0(3)
	ld 3, 24(29)
	andi. 4, 3, 1
	bc 12, 1, .L20_12
.L20_7:
	ori 3, 3, 1
	std 3, 24(29)
	lwsync
	std 3, 0(29)
	b .L20_13
.L20_8:
	li 29, 0
	mr 3, 28
	li 4, 0
	bl Storage::get_or_init_slow
	cmpldi 3, 0
	bne 0, .L20_6
	bl records::temporary
	nop
	mr 29, 3
	ld 3, 24(29)
	andi. 4, 3, 1
	bc 4, 1, .L20_7
.L20_12:
	ld 3, 32(29)
	addi 3, 3, 1
	std 3, 32(29)
.L20_13:
	ld 3, 400(22)
	cmpd 7, 3, 3
	cmpldi 3, 2
	bne- 7, .+4
	isync
	bne 0, .L20_28
.L20_14:
	sync
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
	ble 0, .L20_56
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
	bgt 2, .L20_22
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
	bne- 0, .L20_21
	addi 6, 3, 1
	sync
.L20_18:
	stdcx. 6, 0, 21
	beq+ 0, .L20_20
	ldarx 7, 0, 21
	cmpld 7, 3
	beq+ 0, .L20_18
	b .L20_21
.L20_20:
	lwsync
	creqv 20, 20, 20
.L20_21:
	li 23, 2
	bc 12, 20, .L20_58
.L20_22:
	ld 3, 32(29)
	cmpldi 3, 0
	bne 0, .L20_30
	ld 3, 24(29)
	addi 3, 3, 1
	std 3, 24(29)
	lwsync
	std 3, 0(29)
.L20_24:
	bc 4, 9, .L20_53
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
	bne 0, .L20_37
.L20_27:
	ld 3, 32(30)
	ld 4, 24(30)
	sub 3, 3, 4
	sradi 4, 3, 63
	andc 3, 3, 4
	addi 3, 3, 1
	cmpld 3, 19
	isellt 19, 3, 19
	b .L20_3
.L20_28:
	cmpldi 3, 3
	bne 0, .L20_31
	sync
	b .L20_14
.L20_30:
	mr 3, 29
	bl Record::leave_nested
	nop
	b .L20_24
.L20_31:
	ldarx 3, 0, 20
	cmpldi 3, 0
	bne- 0, .L20_33
	stdcx. 18, 0, 20
	bne- 0, .L20_31
.L20_33:
	mr 3, 25
	bl barrier::heavy_fence
	nop
	andi. 3, 3, 1
	bc 4, 1, .L20_56
.L20_35:
	ldarx 3, 0, 20
	cmpldi 3, 1
	bne- 0, .L20_14
	stdcx. 16, 0, 20
	beq+ 0, .L20_14
	b .L20_35
.L20_37:
	mr 3, 26
	mr 4, 30
	li 5, 0
	bl Worker::reserve.reference
	ld 3, 40(1)
	cmpld 3, 17
	beq+ 0, .L20_27
	addi 3, 1, 40
	bl ring::fail
	nop
	b .L20_85
.L20_40:
	ld 3, 24(30)
	ld 6, 128(5)
	li 23, 0
	addi 4, 3, -1
	sub. 6, 4, 6
	blt 0, .L20_51
	std 4, 256(5)
	sync
	ld 5, 400(5)
	cmpldi 5, 0
	beq 0, .L20_44
	cmpldi 5, 1
	sync
	beq 0, .L20_75
	lwz 6, 56(30)
	addi 6, 6, -1
	cmplwi 6, 0
	stw 6, 56(30)
	beq 0, .L20_75
.L20_44:
	ld 6, 0(30)
	ld 5, 128(6)
	sub. 7, 4, 5
	blt 0, .L20_77
	ld 9, 16(30)
	ld 8, 8(30)
	cmpld 4, 5
	and 9, 9, 4
	sldi 9, 9, 3
	add 8, 8, 9
	ld 24, 0(8)
	bne 0, .L20_52
	addi 5, 6, 128
	creqv 20, 20, 20
.L20_47:
	ldarx 7, 0, 5
	cmpld 7, 4
	bne- 0, .L20_83
	stdcx. 3, 0, 5
	bne- 0, .L20_47
	std 3, 256(6)
	bc 4, 20, .L20_53
	ld 3, 48(30)
	li 23, 1
	addi 3, 3, 1
	std 3, 48(30)
	b .L20_53
.L20_51:
	b .L20_53
.L20_52:
	ld 3, 40(30)
	li 23, 1
	std 4, 24(30)
	cmpd 7, 3
	blt 0, .L20_78
.L20_53:
	cmpldi 23, 0
	beq 0, .L20_55
	cmpldi 23, 1
	li 3, -1
	iseleq 23, 24, 3
.L20_55:
	mr 3, 23
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
.L20_56:
	ld 3, 32(29)
	cmpldi 3, 0
	bne 0, .L20_80
	li 23, 0
	b .L20_74
.L20_58:
	cmpldi 5, 2
	blt 0, .L20_72
	cmpld 19, 4
	addi 28, 1, 56
	isellt 4, 19, 4
	addi 27, 4, -1
	li 4, 3
	rotldi 26, 4, 63
.L20_60:
	sync
	addi 25, 3, 1
	ld 4, 256(22)
	cmpd 7, 4, 4
	bne- 7, .+4
	isync
	sub. 4, 4, 25
	ble 0, .L20_72
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
	bne- 0, .L20_66
	addi 3, 3, 2
	sync
.L20_63:
	stdcx. 3, 0, 21
	beq+ 0, .L20_65
	ldarx 4, 0, 21
	cmpld 4, 25
	beq+ 0, .L20_63
	b .L20_66
.L20_65:
	lwsync
	creqv 20, 20, 20
.L20_66:
	bc 4, 20, .L20_72
	ld 4, 32(30)
	ld 3, 24(30)
	sub. 4, 4, 3
	ble 0, .L20_69
.L20_68:
	ld 4, 16(30)
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
	bc 12, 1, .L20_60
	b .L20_73
.L20_69:
	mr 3, 28
	mr 4, 30
	li 5, 1
	bl Worker::reserve.reference
	ld 3, 56(1)
	cmpld 3, 26
	bne- 0, .L20_84
	ld 3, 24(30)
	b .L20_68
.L20_72:
	mr 24, 15
.L20_73:
	ld 3, 32(29)
	li 23, 1
	cmpldi 3, 0
	bne 0, .L20_82
.L20_74:
	ld 3, 24(29)
	addi 3, 3, 1
	std 3, 24(29)
	lwsync
	std 3, 0(29)
	b .L20_53
.L20_75:
	mr 3, 30
	bl Worker::take_and_see_to.reference
	nop
	mr 23, 3
	mr 24, 4
	b .L20_53
.L20_77:
	std 3, 256(6)
	b .L20_53
.L20_78:
	mr 3, 30
	mr 4, 5
	mr 5, 24
	bl Worker::shrink
	mr 24, 3
	b .L20_53
.L20_80:
	mr 3, 29
	bl Record::leave_nested
	nop
.L20_81:
	li 23, 0
	b .L20_53
.L20_82:
	mr 3, 29
	bl Record::leave_nested
	nop
	b .L20_53
.L20_83:
	std 3, 256(6)
	b .L20_53
.L20_84:
	addi 3, 1, 56
	bl ring::fail
	nop
.L20_85:
	trap
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
	blt 0, .L21_13
	std 4, 256(5)
	sync
	ld 5, 400(5)
	cmpldi 5, 0
	beq 0, .L21_4
	cmpldi 5, 1
	sync
	beq 0, .L21_15
	lwz 7, 56(3)
	addi 7, 7, -1
	cmplwi 7, 0
	stw 7, 56(3)
	beq 0, .L21_16
.L21_4:
	ld 9, 0(3)
	ld 7, 128(9)
	sub. 10, 4, 7
	blt 0, .L21_14
	ld 11, 16(3)
	ld 5, 8(3)
	cmpld 4, 7
	and 11, 11, 4
	sldi 11, 11, 3
	add 5, 5, 11
	ld 5, 0(5)
	bne 0, .L21_11
	addi 7, 9, 128
	creqv 20, 20, 20
.L21_7:
	ldarx 10, 0, 7
	cmpld 10, 4
	bne- 0, .L21_20
	stdcx. 8, 0, 7
	bne- 0, .L21_7
	std 8, 256(9)
	bc 4, 20, .L21_13
	ld 4, 48(3)
	mr 6, 5
	addi 4, 4, 1
	std 4, 48(3)
	b .L21_13
.L21_11:
	std 4, 24(3)
	ld 4, 40(3)
	cmpd 10, 4
	blt 0, .L21_18
	mr 6, 5
.L21_13:
	mr 3, 6
	addi 1, 1, 32
	ld 0, 16(1)
	mtlr 0
	blr
.L21_14:
	std 8, 256(9)
	b .L21_13
.L21_15:
	li 5, 1
.L21_16:
	bl Worker::take_and_see_to.reference
	nop
	andi. 3, 3, 1
	li 3, 0
	iselgt 6, 4, 3
	b .L21_13
.L21_18:
	mr 4, 7
	bl Worker::shrink
	mr 6, 3
	b .L21_13
.L21_20:
	std 8, 256(9)
	b .L21_13
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
	ble 0, .L22_2
.L22_1:
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
.L22_2:
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
	bne- 0, .L22_5
	ld 4, 24(29)
	mr 3, 29
	b .L22_1
.L22_5:
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
	beq 0, .L23_2
	ld 3, 128(29)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	ld 4, 256(29)
	sub. 3, 4, 3
	ble 0, .L23_33
.L23_2:
	addis 3, 2, RUST_STD_INTERNAL_VAL@got@tlsgd@ha
	addi 3, 3, RUST_STD_INTERNAL_VAL@got@tlsgd@l
	bl __tls_get_addr(RUST_STD_INTERNAL_VAL@tlsgd)
	nop
	lbz 4, 8(3)
	cmplwi 4, 1
	bne 0, .L23_5
.L23_3:
	ld 30, 0(3)
	ld 3, 24(30)
	addi 28, 29, 400
	andi. 4, 3, 1
	bc 12, 1, .L23_9
.L23_4:
	ori 3, 3, 1
	std 3, 24(30)
	lwsync
	std 3, 0(30)
	b .L23_10
.L23_5:
	li 30, 0
	li 4, 0
	bl Storage::get_or_init_slow
	cmpldi 3, 0
	bne 0, .L23_3
	bl records::temporary
	nop
	mr 30, 3
	ld 3, 24(30)
	addi 28, 29, 400
	andi. 4, 3, 1
	bc 4, 1, .L23_4
.L23_9:
	ld 3, 32(30)
	addi 3, 3, 1
	std 3, 32(30)
.L23_10:
	ld 3, 400(29)
	cmpd 7, 3, 3
	cmpldi 3, 2
	bne- 7, .+4
	isync
	bne 0, .L23_20
.L23_11:
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
	ble 0, .L23_31
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
	bne- 0, .L23_17
	addi 5, 3, 1
	sync
.L23_14:
	stdcx. 5, 0, 4
	beq+ 0, .L23_16
	ldarx 6, 0, 4
	cmpld 6, 3
	beq+ 0, .L23_14
	b .L23_17
.L23_16:
	lwsync
	creqv 8, 8, 8
.L23_17:
	ld 3, 32(30)
	cmpldi 3, 0
	bne 0, .L23_22
	ld 3, 24(30)
	addi 3, 3, 1
	std 3, 24(30)
	lwsync
	std 3, 0(30)
.L23_19:
	li 3, -1
	isel 3, 29, 3, 8
	b .L23_34
.L23_20:
	cmpldi 3, 3
	bne 0, .L23_23
	sync
	b .L23_11
.L23_22:
	mr 3, 30
	bl Record::leave_nested
	nop
	b .L23_19
.L23_23:
	li 3, 1
.L23_24:
	ldarx 4, 0, 28
	cmpldi 4, 0
	bne- 0, .L23_26
	stdcx. 3, 0, 28
	bne- 0, .L23_24
.L23_26:
	addis 3, 2, .L_MergedGlobals@toc@ha
	addi 3, 3, .L_MergedGlobals@toc@l
	addi 3, 3, 152
	bl barrier::heavy_fence
	nop
	andi. 3, 3, 1
	bc 4, 1, .L23_31
	li 3, 2
.L23_29:
	ldarx 4, 0, 28
	cmpldi 4, 1
	bne- 0, .L23_11
	stdcx. 3, 0, 28
	beq+ 0, .L23_11
	b .L23_29
.L23_31:
	ld 3, 32(30)
	cmpldi 3, 0
	bne 0, .L23_35
	ld 3, 24(30)
	addi 3, 3, 1
	std 3, 24(30)
	lwsync
	std 3, 0(30)
.L23_33:
	li 3, 0
.L23_34:
	ld 30, 48(1)
	ld 29, 40(1)
	ld 28, 32(1)
	addi 1, 1, 64
	ld 0, 16(1)
	lwz 12, 8(1)
	mtlr 0
	mtocrf 32, 12
	blr
.L23_35:
	mr 3, 30
	bl Record::leave_nested
	nop
	li 3, 0
	b .L23_34
re_batch:
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
	beq 0, .L24_39
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
	addis 3, 2, .L_MergedGlobals@toc@ha
	addi 3, 3, .L_MergedGlobals@toc@l
	addi 25, 3, 152
	ld 3, 400(22)
	cmpldi 3, 2
	beq 0, .L24_4
.L24_3:
	ld 3, 128(22)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	ld 4, 256(22)
	sub. 3, 4, 3
	ble 0, .L24_80
.L24_4:
	lbz 3, 8(28)
	cmplwi 3, 1
	mr 3, 28
	bne 0, .L24_7
.L24_5:
	ld 29, 0(3)
	ld 3, 24(29)
	andi. 4, 3, 1
	bc 12, 1, .L24_11
.L24_6:
	ori 3, 3, 1
	std 3, 24(29)
	lwsync
	std 3, 0(29)
	b .L24_12
.L24_7:
	li 29, 0
	mr 3, 28
	li 4, 0
	bl Storage::get_or_init_slow
	cmpldi 3, 0
	bne 0, .L24_5
	bl records::temporary
	nop
	mr 29, 3
	ld 3, 24(29)
	andi. 4, 3, 1
	bc 4, 1, .L24_6
.L24_11:
	ld 3, 32(29)
	addi 3, 3, 1
	std 3, 32(29)
.L24_12:
	sync
	ld 3, 400(22)
	cmpldi 3, 2
	bne 0, .L24_27
.L24_13:
	sync
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
	ble 0, .L24_55
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
	bgt 2, .L24_21
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
	bne- 0, .L24_20
	addi 6, 3, 1
	sync
.L24_17:
	stdcx. 6, 0, 21
	beq+ 0, .L24_19
	ldarx 7, 0, 21
	cmpld 7, 3
	beq+ 0, .L24_17
	b .L24_20
.L24_19:
	lwsync
	creqv 20, 20, 20
.L24_20:
	li 23, 2
	bc 12, 20, .L24_57
.L24_21:
	ld 3, 32(29)
	cmpldi 3, 0
	bne 0, .L24_29
	ld 3, 24(29)
	addi 3, 3, 1
	std 3, 24(29)
	lwsync
	std 3, 0(29)
.L24_23:
	bc 4, 9, .L24_52
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
	bne 0, .L24_36
.L24_26:
	ld 3, 32(30)
	ld 4, 24(30)
	sub 3, 3, 4
	sradi 4, 3, 63
	andc 3, 3, 4
	addi 3, 3, 1
	cmpld 3, 19
	isellt 19, 3, 19
	ld 3, 400(22)
	cmpldi 3, 2
	bne 0, .L24_3
	b .L24_4
.L24_27:
	cmpldi 3, 3
	bne 0, .L24_30
	sync
	b .L24_13
.L24_29:
	mr 3, 29
	bl Record::leave_nested
	nop
	b .L24_23
.L24_30:
	ldarx 3, 0, 20
	cmpldi 3, 0
	bne- 0, .L24_32
	stdcx. 18, 0, 20
	bne- 0, .L24_30
.L24_32:
	mr 3, 25
	bl barrier::heavy_fence
	nop
	andi. 3, 3, 1
	bc 4, 1, .L24_55
.L24_34:
	ldarx 3, 0, 20
	cmpldi 3, 1
	bne- 0, .L24_13
	stdcx. 16, 0, 20
	beq+ 0, .L24_13
	b .L24_34
.L24_36:
	mr 3, 26
	mr 4, 30
	li 5, 0
	bl Worker::reserve.reference
	ld 3, 40(1)
	cmpld 3, 17
	beq+ 0, .L24_26
	addi 3, 1, 40
	bl ring::fail
	nop
	b .L24_84
.L24_39:
	ld 3, 24(30)
	ld 6, 128(5)
	li 23, 0
	addi 4, 3, -1
	sub. 6, 4, 6
	blt 0, .L24_50
	std 4, 256(5)
	sync
	ld 5, 400(5)
	cmpldi 5, 0
	beq 0, .L24_43
	cmpldi 5, 1
	sync
	beq 0, .L24_74
	lwz 6, 56(30)
	addi 6, 6, -1
	cmplwi 6, 0
	stw 6, 56(30)
	beq 0, .L24_74
.L24_43:
	ld 6, 0(30)
	ld 5, 128(6)
	sub. 7, 4, 5
	blt 0, .L24_76
	ld 9, 16(30)
	ld 8, 8(30)
	cmpld 4, 5
	and 9, 9, 4
	sldi 9, 9, 3
	add 8, 8, 9
	ld 24, 0(8)
	bne 0, .L24_51
	addi 5, 6, 128
	creqv 20, 20, 20
.L24_46:
	ldarx 7, 0, 5
	cmpld 7, 4
	bne- 0, .L24_82
	stdcx. 3, 0, 5
	bne- 0, .L24_46
	std 3, 256(6)
	bc 4, 20, .L24_52
	ld 3, 48(30)
	li 23, 1
	addi 3, 3, 1
	std 3, 48(30)
	b .L24_52
.L24_50:
	b .L24_52
.L24_51:
	ld 3, 40(30)
	li 23, 1
	std 4, 24(30)
	cmpd 7, 3
	blt 0, .L24_77
.L24_52:
	cmpldi 23, 0
	beq 0, .L24_54
	cmpldi 23, 1
	li 3, -1
	iseleq 23, 24, 3
.L24_54:
	mr 3, 23
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
.L24_55:
	ld 3, 32(29)
	cmpldi 3, 0
	bne 0, .L24_79
	li 23, 0
	b .L24_73
.L24_57:
	cmpldi 5, 2
	blt 0, .L24_71
	cmpld 19, 4
	addi 28, 1, 56
	isellt 4, 19, 4
	addi 27, 4, -1
	li 4, 3
	rotldi 26, 4, 63
.L24_59:
	sync
	addi 25, 3, 1
	ld 4, 256(22)
	cmpd 7, 4, 4
	bne- 7, .+4
	isync
	sub. 4, 4, 25
	ble 0, .L24_71
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
	bne- 0, .L24_65
	addi 3, 3, 2
	sync
.L24_62:
	stdcx. 3, 0, 21
	beq+ 0, .L24_64
	ldarx 4, 0, 21
	cmpld 4, 25
	beq+ 0, .L24_62
	b .L24_65
.L24_64:
	lwsync
	creqv 20, 20, 20
.L24_65:
	bc 4, 20, .L24_71
	ld 4, 32(30)
	ld 3, 24(30)
	sub. 4, 4, 3
	ble 0, .L24_68
.L24_67:
	ld 4, 16(30)
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
	bc 12, 1, .L24_59
	b .L24_72
.L24_68:
	mr 3, 28
	mr 4, 30
	li 5, 1
	bl Worker::reserve.reference
	ld 3, 56(1)
	cmpld 3, 26
	bne- 0, .L24_83
	ld 3, 24(30)
	b .L24_67
.L24_71:
	mr 24, 15
.L24_72:
	ld 3, 32(29)
	li 23, 1
	cmpldi 3, 0
	bne 0, .L24_81
.L24_73:
	ld 3, 24(29)
	addi 3, 3, 1
	std 3, 24(29)
	lwsync
	std 3, 0(29)
	b .L24_52
.L24_74:
	mr 3, 30
	bl Worker::take_and_see_to.reference
	nop
	mr 23, 3
	mr 24, 4
	b .L24_52
.L24_76:
	std 3, 256(6)
	b .L24_52
.L24_77:
	mr 3, 30
	mr 4, 5
	mr 5, 24
	bl Worker::shrink
	mr 24, 3
	b .L24_52
.L24_79:
	mr 3, 29
	bl Record::leave_nested
	nop
.L24_80:
	li 23, 0
	b .L24_52
.L24_81:
	mr 3, 29
	bl Record::leave_nested
	nop
	b .L24_52
.L24_82:
	std 3, 256(6)
	b .L24_52
.L24_83:
	addi 3, 1, 56
	bl ring::fail
	nop
.L24_84:
	trap
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
	blt 0, .L25_13
	std 4, 256(5)
	sync
	ld 5, 400(5)
	cmpldi 5, 0
	beq 0, .L25_4
	cmpldi 5, 1
	sync
	beq 0, .L25_15
	lwz 7, 56(3)
	addi 7, 7, -1
	cmplwi 7, 0
	stw 7, 56(3)
	beq 0, .L25_16
.L25_4:
	ld 9, 0(3)
	ld 7, 128(9)
	sub. 10, 4, 7
	blt 0, .L25_14
	ld 11, 16(3)
	ld 5, 8(3)
	cmpld 4, 7
	and 11, 11, 4
	sldi 11, 11, 3
	add 5, 5, 11
	ld 5, 0(5)
	bne 0, .L25_11
	addi 7, 9, 128
	creqv 20, 20, 20
.L25_7:
	ldarx 10, 0, 7
	cmpld 10, 4
	bne- 0, .L25_20
	stdcx. 8, 0, 7
	bne- 0, .L25_7
	std 8, 256(9)
	bc 4, 20, .L25_13
	ld 4, 48(3)
	mr 6, 5
	addi 4, 4, 1
	std 4, 48(3)
	b .L25_13
.L25_11:
	std 4, 24(3)
	ld 4, 40(3)
	cmpd 10, 4
	blt 0, .L25_18
	mr 6, 5
.L25_13:
	mr 3, 6
	addi 1, 1, 32
	ld 0, 16(1)
	mtlr 0
	blr
.L25_14:
	std 8, 256(9)
	b .L25_13
.L25_15:
	li 5, 1
.L25_16:
	bl Worker::take_and_see_to.reference
	nop
	andi. 3, 3, 1
	li 3, 0
	iselgt 6, 4, 3
	b .L25_13
.L25_18:
	mr 4, 7
	bl Worker::shrink
	mr 6, 3
	b .L25_13
.L25_20:
	std 8, 256(9)
	b .L25_13
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
	ble 0, .L26_2
.L26_1:
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
.L26_2:
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
	bne- 0, .L26_5
	ld 4, 24(29)
	mr 3, 29
	b .L26_1
.L26_5:
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
	beq 0, .L27_2
	ld 3, 128(29)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	ld 4, 256(29)
	sub. 3, 4, 3
	ble 0, .L27_33
.L27_2:
	addis 3, 2, RUST_STD_INTERNAL_VAL@got@tlsgd@ha
	addi 3, 3, RUST_STD_INTERNAL_VAL@got@tlsgd@l
	bl __tls_get_addr(RUST_STD_INTERNAL_VAL@tlsgd)
	nop
	lbz 4, 8(3)
	cmplwi 4, 1
	bne 0, .L27_5
.L27_3:
	ld 30, 0(3)
	ld 3, 24(30)
	addi 28, 29, 400
	andi. 4, 3, 1
	bc 12, 1, .L27_9
.L27_4:
	ori 3, 3, 1
	std 3, 24(30)
	lwsync
	std 3, 0(30)
	b .L27_10
.L27_5:
	li 30, 0
	li 4, 0
	bl Storage::get_or_init_slow
	cmpldi 3, 0
	bne 0, .L27_3
	bl records::temporary
	nop
	mr 30, 3
	ld 3, 24(30)
	addi 28, 29, 400
	andi. 4, 3, 1
	bc 4, 1, .L27_4
.L27_9:
	ld 3, 32(30)
	addi 3, 3, 1
	std 3, 32(30)
.L27_10:
	sync
	ld 3, 400(29)
	cmpldi 3, 2
	bne 0, .L27_20
.L27_11:
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
	ble 0, .L27_31
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
	bne- 0, .L27_17
	addi 5, 3, 1
	sync
.L27_14:
	stdcx. 5, 0, 4
	beq+ 0, .L27_16
	ldarx 6, 0, 4
	cmpld 6, 3
	beq+ 0, .L27_14
	b .L27_17
.L27_16:
	lwsync
	creqv 8, 8, 8
.L27_17:
	ld 3, 32(30)
	cmpldi 3, 0
	bne 0, .L27_22
	ld 3, 24(30)
	addi 3, 3, 1
	std 3, 24(30)
	lwsync
	std 3, 0(30)
.L27_19:
	li 3, -1
	isel 3, 29, 3, 8
	b .L27_34
.L27_20:
	cmpldi 3, 3
	bne 0, .L27_23
	sync
	b .L27_11
.L27_22:
	mr 3, 30
	bl Record::leave_nested
	nop
	b .L27_19
.L27_23:
	li 3, 1
.L27_24:
	ldarx 4, 0, 28
	cmpldi 4, 0
	bne- 0, .L27_26
	stdcx. 3, 0, 28
	bne- 0, .L27_24
.L27_26:
	addis 3, 2, .L_MergedGlobals@toc@ha
	addi 3, 3, .L_MergedGlobals@toc@l
	addi 3, 3, 152
	bl barrier::heavy_fence
	nop
	andi. 3, 3, 1
	bc 4, 1, .L27_31
	li 3, 2
.L27_29:
	ldarx 4, 0, 28
	cmpldi 4, 1
	bne- 0, .L27_11
	stdcx. 3, 0, 28
	beq+ 0, .L27_11
	b .L27_29
.L27_31:
	ld 3, 32(30)
	cmpldi 3, 0
	bne 0, .L27_35
	ld 3, 24(30)
	addi 3, 3, 1
	std 3, 24(30)
	lwsync
	std 3, 0(30)
.L27_33:
	li 3, 0
.L27_34:
	ld 30, 48(1)
	ld 29, 40(1)
	ld 28, 32(1)
	addi 1, 1, 64
	ld 0, 16(1)
	lwz 12, 8(1)
	mtlr 0
	mtocrf 32, 12
	blr
.L27_35:
	mr 3, 30
	bl Record::leave_nested
	nop
	li 3, 0
	b .L27_34
rf_batch:
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
	beq 0, .L28_40
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
	addis 3, 2, .L_MergedGlobals@toc@ha
	addi 3, 3, .L_MergedGlobals@toc@l
	addi 25, 3, 176
.L28_3:
	ld 3, 400(22)
	cmpd 7, 3, 3
	cmpldi 3, 2
	bne- 7, .+4
	isync
	beq 0, .L28_5
	ld 3, 128(22)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	ld 4, 256(22)
	sub. 3, 4, 3
	ble 0, .L28_81
.L28_5:
	lbz 3, 8(28)
	cmplwi 3, 1
	mr 3, 28
	bne 0, .L28_8
.L28_6:
	ld 29, 0(3)
	ld 3, 24(29)
	andi. 4, 3, 1
	bc 12, 1, .L28_12
.L28_7:
	ori 3, 3, 1
	std 3, 24(29)
	lwsync
	std 3, 0(29)
	b .L28_13
.L28_8:
	li 29, 0
	mr 3, 28
	li 4, 0
	bl Storage::get_or_init_slow
	cmpldi 3, 0
	bne 0, .L28_6
	bl records::temporary
	nop
	mr 29, 3
	ld 3, 24(29)
	andi. 4, 3, 1
	bc 4, 1, .L28_7
.L28_12:
	ld 3, 32(29)
	addi 3, 3, 1
	std 3, 32(29)
.L28_13:
	sync
	ld 3, 400(22)
	cmpd 7, 3, 3
	cmpldi 3, 2
	bne- 7, .+4
	isync
	bne 0, .L28_28
.L28_14:
	sync
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
	ble 0, .L28_56
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
	bgt 2, .L28_22
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
	bne- 0, .L28_21
	addi 6, 3, 1
	sync
.L28_18:
	stdcx. 6, 0, 21
	beq+ 0, .L28_20
	ldarx 7, 0, 21
	cmpld 7, 3
	beq+ 0, .L28_18
	b .L28_21
.L28_20:
	lwsync
	creqv 20, 20, 20
.L28_21:
	li 23, 2
	bc 12, 20, .L28_58
.L28_22:
	ld 3, 32(29)
	cmpldi 3, 0
	bne 0, .L28_30
	ld 3, 24(29)
	addi 3, 3, 1
	std 3, 24(29)
	lwsync
	std 3, 0(29)
.L28_24:
	bc 4, 9, .L28_53
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
	bne 0, .L28_37
.L28_27:
	ld 3, 32(30)
	ld 4, 24(30)
	sub 3, 3, 4
	sradi 4, 3, 63
	andc 3, 3, 4
	addi 3, 3, 1
	cmpld 3, 19
	isellt 19, 3, 19
	b .L28_3
.L28_28:
	cmpldi 3, 3
	bne 0, .L28_31
	sync
	b .L28_14
.L28_30:
	mr 3, 29
	bl Record::leave_nested
	nop
	b .L28_24
.L28_31:
	ldarx 3, 0, 20
	cmpldi 3, 0
	bne- 0, .L28_33
	stdcx. 18, 0, 20
	bne- 0, .L28_31
.L28_33:
	mr 3, 25
	bl barrier::heavy_fence
	nop
	andi. 3, 3, 1
	bc 4, 1, .L28_56
.L28_35:
	ldarx 3, 0, 20
	cmpldi 3, 1
	bne- 0, .L28_14
	stdcx. 16, 0, 20
	beq+ 0, .L28_14
	b .L28_35
.L28_37:
	mr 3, 26
	mr 4, 30
	li 5, 0
	bl Worker::reserve.reference
	ld 3, 40(1)
	cmpld 3, 17
	beq+ 0, .L28_27
	addi 3, 1, 40
	bl ring::fail
	nop
	b .L28_85
.L28_40:
	ld 3, 24(30)
	ld 6, 128(5)
	li 23, 0
	addi 4, 3, -1
	sub. 6, 4, 6
	blt 0, .L28_51
	std 4, 256(5)
	sync
	ld 5, 400(5)
	cmpldi 5, 0
	beq 0, .L28_44
	cmpldi 5, 1
	sync
	beq 0, .L28_75
	lwz 6, 56(30)
	addi 6, 6, -1
	cmplwi 6, 0
	stw 6, 56(30)
	beq 0, .L28_75
.L28_44:
	ld 6, 0(30)
	ld 5, 128(6)
	sub. 7, 4, 5
	blt 0, .L28_77
	ld 9, 16(30)
	ld 8, 8(30)
	cmpld 4, 5
	and 9, 9, 4
	sldi 9, 9, 3
	add 8, 8, 9
	ld 24, 0(8)
	bne 0, .L28_52
	addi 5, 6, 128
	creqv 20, 20, 20
.L28_47:
	ldarx 7, 0, 5
	cmpld 7, 4
	bne- 0, .L28_83
	stdcx. 3, 0, 5
	bne- 0, .L28_47
	std 3, 256(6)
	bc 4, 20, .L28_53
	ld 3, 48(30)
	li 23, 1
	addi 3, 3, 1
	std 3, 48(30)
	b .L28_53
.L28_51:
	b .L28_53
.L28_52:
	ld 3, 40(30)
	li 23, 1
	std 4, 24(30)
	cmpd 7, 3
	blt 0, .L28_78
.L28_53:
	cmpldi 23, 0
	beq 0, .L28_55
	cmpldi 23, 1
	li 3, -1
	iseleq 23, 24, 3
.L28_55:
	mr 3, 23
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
.L28_56:
	ld 3, 32(29)
	cmpldi 3, 0
	bne 0, .L28_80
	li 23, 0
	b .L28_74
.L28_58:
	cmpldi 5, 2
	blt 0, .L28_72
	cmpld 19, 4
	addi 28, 1, 56
	isellt 4, 19, 4
	addi 27, 4, -1
	li 4, 3
	rotldi 26, 4, 63
.L28_60:
	sync
	addi 25, 3, 1
	ld 4, 256(22)
	cmpd 7, 4, 4
	bne- 7, .+4
	isync
	sub. 4, 4, 25
	ble 0, .L28_72
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
	bne- 0, .L28_66
	addi 3, 3, 2
	sync
.L28_63:
	stdcx. 3, 0, 21
	beq+ 0, .L28_65
	ldarx 4, 0, 21
	cmpld 4, 25
	beq+ 0, .L28_63
	b .L28_66
.L28_65:
	lwsync
	creqv 20, 20, 20
.L28_66:
	bc 4, 20, .L28_72
	ld 4, 32(30)
	ld 3, 24(30)
	sub. 4, 4, 3
	ble 0, .L28_69
.L28_68:
	ld 4, 16(30)
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
	bc 12, 1, .L28_60
	b .L28_73
.L28_69:
	mr 3, 28
	mr 4, 30
	li 5, 1
	bl Worker::reserve.reference
	ld 3, 56(1)
	cmpld 3, 26
	bne- 0, .L28_84
	ld 3, 24(30)
	b .L28_68
.L28_72:
	mr 24, 15
.L28_73:
	ld 3, 32(29)
	li 23, 1
	cmpldi 3, 0
	bne 0, .L28_82
.L28_74:
	ld 3, 24(29)
	addi 3, 3, 1
	std 3, 24(29)
	lwsync
	std 3, 0(29)
	b .L28_53
.L28_75:
	mr 3, 30
	bl Worker::take_and_see_to.reference
	nop
	mr 23, 3
	mr 24, 4
	b .L28_53
.L28_77:
	std 3, 256(6)
	b .L28_53
.L28_78:
	mr 3, 30
	mr 4, 5
	mr 5, 24
	bl Worker::shrink
	mr 24, 3
	b .L28_53
.L28_80:
	mr 3, 29
	bl Record::leave_nested
	nop
.L28_81:
	li 23, 0
	b .L28_53
.L28_82:
	mr 3, 29
	bl Record::leave_nested
	nop
	b .L28_53
.L28_83:
	std 3, 256(6)
	b .L28_53
.L28_84:
	addi 3, 1, 56
	bl ring::fail
	nop
.L28_85:
	trap
rf_pop:
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
	blt 0, .L29_13
	std 4, 256(5)
	sync
	ld 5, 400(5)
	cmpldi 5, 0
	beq 0, .L29_4
	cmpldi 5, 1
	sync
	beq 0, .L29_15
	lwz 7, 56(3)
	addi 7, 7, -1
	cmplwi 7, 0
	stw 7, 56(3)
	beq 0, .L29_16
.L29_4:
	ld 9, 0(3)
	ld 7, 128(9)
	sub. 10, 4, 7
	blt 0, .L29_14
	ld 11, 16(3)
	ld 5, 8(3)
	cmpld 4, 7
	and 11, 11, 4
	sldi 11, 11, 3
	add 5, 5, 11
	ld 5, 0(5)
	bne 0, .L29_11
	addi 7, 9, 128
	creqv 20, 20, 20
.L29_7:
	ldarx 10, 0, 7
	cmpld 10, 4
	bne- 0, .L29_20
	stdcx. 8, 0, 7
	bne- 0, .L29_7
	std 8, 256(9)
	bc 4, 20, .L29_13
	ld 4, 48(3)
	mr 6, 5
	addi 4, 4, 1
	std 4, 48(3)
	b .L29_13
.L29_11:
	std 4, 24(3)
	ld 4, 40(3)
	cmpd 10, 4
	blt 0, .L29_18
	mr 6, 5
.L29_13:
	mr 3, 6
	addi 1, 1, 32
	ld 0, 16(1)
	mtlr 0
	blr
.L29_14:
	std 8, 256(9)
	b .L29_13
.L29_15:
	li 5, 1
.L29_16:
	bl Worker::take_and_see_to.reference
	nop
	andi. 3, 3, 1
	li 3, 0
	iselgt 6, 4, 3
	b .L29_13
.L29_18:
	mr 4, 7
	bl Worker::shrink
	mr 6, 3
	b .L29_13
.L29_20:
	std 8, 256(9)
	b .L29_13
rf_push:
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
	ble 0, .L30_2
.L30_1:
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
.L30_2:
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
	bne- 0, .L30_5
	ld 4, 24(29)
	mr 3, 29
	b .L30_1
.L30_5:
	addi 3, 1, 40
	bl ring::fail
	nop
	trap
rf_steal:
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
	beq 0, .L31_2
	ld 3, 128(29)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	ld 4, 256(29)
	sub. 3, 4, 3
	ble 0, .L31_33
.L31_2:
	addis 3, 2, RUST_STD_INTERNAL_VAL@got@tlsgd@ha
	addi 3, 3, RUST_STD_INTERNAL_VAL@got@tlsgd@l
	bl __tls_get_addr(RUST_STD_INTERNAL_VAL@tlsgd)
	nop
	lbz 4, 8(3)
	cmplwi 4, 1
	bne 0, .L31_5
.L31_3:
	ld 30, 0(3)
	ld 3, 24(30)
	addi 28, 29, 400
	andi. 4, 3, 1
	bc 12, 1, .L31_9
.L31_4:
	ori 3, 3, 1
	std 3, 24(30)
	lwsync
	std 3, 0(30)
	b .L31_10
.L31_5:
	li 30, 0
	li 4, 0
	bl Storage::get_or_init_slow
	cmpldi 3, 0
	bne 0, .L31_3
	bl records::temporary
	nop
	mr 30, 3
	ld 3, 24(30)
	addi 28, 29, 400
	andi. 4, 3, 1
	bc 4, 1, .L31_4
.L31_9:
	ld 3, 32(30)
	addi 3, 3, 1
	std 3, 32(30)
.L31_10:
	sync
	ld 3, 400(29)
	cmpd 7, 3, 3
	cmpldi 3, 2
	bne- 7, .+4
	isync
	bne 0, .L31_20
.L31_11:
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
	ble 0, .L31_31
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
	bne- 0, .L31_17
	addi 5, 3, 1
	sync
.L31_14:
	stdcx. 5, 0, 4
	beq+ 0, .L31_16
	ldarx 6, 0, 4
	cmpld 6, 3
	beq+ 0, .L31_14
	b .L31_17
.L31_16:
	lwsync
	creqv 8, 8, 8
.L31_17:
	ld 3, 32(30)
	cmpldi 3, 0
	bne 0, .L31_22
	ld 3, 24(30)
	addi 3, 3, 1
	std 3, 24(30)
	lwsync
	std 3, 0(30)
.L31_19:
	li 3, -1
	isel 3, 29, 3, 8
	b .L31_34
.L31_20:
	cmpldi 3, 3
	bne 0, .L31_23
	sync
	b .L31_11
.L31_22:
	mr 3, 30
	bl Record::leave_nested
	nop
	b .L31_19
.L31_23:
	li 3, 1
.L31_24:
	ldarx 4, 0, 28
	cmpldi 4, 0
	bne- 0, .L31_26
	stdcx. 3, 0, 28
	bne- 0, .L31_24
.L31_26:
	addis 3, 2, .L_MergedGlobals@toc@ha
	addi 3, 3, .L_MergedGlobals@toc@l
	addi 3, 3, 176
	bl barrier::heavy_fence
	nop
	andi. 3, 3, 1
	bc 4, 1, .L31_31
	li 3, 2
.L31_29:
	ldarx 4, 0, 28
	cmpldi 4, 1
	bne- 0, .L31_11
	stdcx. 3, 0, 28
	beq+ 0, .L31_11
	b .L31_29
.L31_31:
	ld 3, 32(30)
	cmpldi 3, 0
	bne 0, .L31_35
	ld 3, 24(30)
	addi 3, 3, 1
	std 3, 24(30)
	lwsync
	std 3, 0(30)
.L31_33:
	li 3, 0
.L31_34:
	ld 30, 48(1)
	ld 29, 40(1)
	ld 28, 32(1)
	addi 1, 1, 64
	ld 0, 16(1)
	lwz 12, 8(1)
	mtlr 0
	mtocrf 32, 12
	blr
.L31_35:
	mr 3, 30
	bl Record::leave_nested
	nop
	li 3, 0
	b .L31_34
rg_batch:
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
	beq 0, .L32_40
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
	addis 3, 2, .L_MergedGlobals@toc@ha
	addi 3, 3, .L_MergedGlobals@toc@l
	addi 25, 3, 152
.L32_3:
	ld 3, 400(22)
	cmpd 7, 3, 3
	cmpldi 3, 2
	bne- 7, .+4
	isync
	beq 0, .L32_5
	ld 3, 128(22)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	ld 4, 256(22)
	sub. 3, 4, 3
	ble 0, .L32_81
.L32_5:
	lbz 3, 8(28)
	cmplwi 3, 1
	mr 3, 28
	bne 0, .L32_8
.L32_6:
	ld 29, 0(3)
	ld 3, 24(29)
	andi. 4, 3, 1
	bc 12, 1, .L32_12
.L32_7:
	ori 3, 3, 1
	std 3, 24(29)
	lwsync
	std 3, 0(29)
	b .L32_13
.L32_8:
	li 29, 0
	mr 3, 28
	li 4, 0
	bl Storage::get_or_init_slow
	cmpldi 3, 0
	bne 0, .L32_6
	bl records::temporary
	nop
	mr 29, 3
	ld 3, 24(29)
	andi. 4, 3, 1
	bc 4, 1, .L32_7
.L32_12:
	ld 3, 32(29)
	addi 3, 3, 1
	std 3, 32(29)
.L32_13:
	sync
	ld 3, 400(22)
	cmpd 7, 3, 3
	cmpldi 3, 2
	bne- 7, .+4
	isync
	bne 0, .L32_28
.L32_14:
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
	ble 0, .L32_56
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
	bgt 2, .L32_22
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
	bne- 0, .L32_21
	addi 6, 3, 1
	sync
.L32_18:
	stdcx. 6, 0, 21
	beq+ 0, .L32_20
	ldarx 7, 0, 21
	cmpld 7, 3
	beq+ 0, .L32_18
	b .L32_21
.L32_20:
	lwsync
	creqv 20, 20, 20
.L32_21:
	li 23, 2
	bc 12, 20, .L32_58
.L32_22:
	ld 3, 32(29)
	cmpldi 3, 0
	bne 0, .L32_30
	ld 3, 24(29)
	addi 3, 3, 1
	std 3, 24(29)
	lwsync
	std 3, 0(29)
.L32_24:
	bc 4, 9, .L32_53
	sync
	ld 3, 256(22)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
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
	bne 0, .L32_37
.L32_27:
	ld 3, 32(30)
	ld 4, 24(30)
	sub 3, 3, 4
	sradi 4, 3, 63
	andc 3, 3, 4
	addi 3, 3, 1
	cmpld 3, 19
	isellt 19, 3, 19
	b .L32_3
.L32_28:
	cmpldi 3, 3
	bne 0, .L32_31
	sync
	b .L32_14
.L32_30:
	mr 3, 29
	bl Record::leave_nested
	nop
	b .L32_24
.L32_31:
	ldarx 3, 0, 20
	cmpldi 3, 0
	bne- 0, .L32_33
	stdcx. 18, 0, 20
	bne- 0, .L32_31
.L32_33:
	mr 3, 25
	bl barrier::heavy_fence
	nop
	andi. 3, 3, 1
	bc 4, 1, .L32_56
.L32_35:
	ldarx 3, 0, 20
	cmpldi 3, 1
	bne- 0, .L32_14
	stdcx. 16, 0, 20
	beq+ 0, .L32_14
	b .L32_35
.L32_37:
	mr 3, 26
	mr 4, 30
	li 5, 0
	bl Worker::reserve.reference
	ld 3, 40(1)
	cmpld 3, 17
	beq+ 0, .L32_27
	addi 3, 1, 40
	bl ring::fail
	nop
	b .L32_85
.L32_40:
	ld 3, 24(30)
	ld 6, 128(5)
	li 23, 0
	addi 4, 3, -1
	sub. 6, 4, 6
	blt 0, .L32_51
	std 4, 256(5)
	sync
	ld 5, 400(5)
	cmpldi 5, 0
	beq 0, .L32_44
	cmpldi 5, 1
	sync
	beq 0, .L32_75
	lwz 6, 56(30)
	addi 6, 6, -1
	cmplwi 6, 0
	stw 6, 56(30)
	beq 0, .L32_75
.L32_44:
	ld 6, 0(30)
	ld 5, 128(6)
	sub. 7, 4, 5
	blt 0, .L32_77
	ld 9, 16(30)
	ld 8, 8(30)
	cmpld 4, 5
	and 9, 9, 4
	sldi 9, 9, 3
	add 8, 8, 9
	ld 24, 0(8)
	bne 0, .L32_52
	addi 5, 6, 128
	creqv 20, 20, 20
.L32_47:
	ldarx 7, 0, 5
	cmpld 7, 4
	bne- 0, .L32_83
	stdcx. 3, 0, 5
	bne- 0, .L32_47
	std 3, 256(6)
	bc 4, 20, .L32_53
	ld 3, 48(30)
	li 23, 1
	addi 3, 3, 1
	std 3, 48(30)
	b .L32_53
.L32_51:
	b .L32_53
.L32_52:
	ld 3, 40(30)
	li 23, 1
	std 4, 24(30)
	cmpd 7, 3
	blt 0, .L32_78
.L32_53:
	cmpldi 23, 0
	beq 0, .L32_55
	cmpldi 23, 1
	li 3, -1
	iseleq 23, 24, 3
.L32_55:
	mr 3, 23
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
.L32_56:
	ld 3, 32(29)
	cmpldi 3, 0
	bne 0, .L32_80
	li 23, 0
	b .L32_74
.L32_58:
	cmpldi 5, 2
	blt 0, .L32_72
	cmpld 19, 4
	addi 28, 1, 56
	isellt 4, 19, 4
	addi 27, 4, -1
	li 4, 3
	rotldi 26, 4, 63
.L32_60:
	sync
	addi 25, 3, 1
	ld 4, 256(22)
	cmpd 7, 4, 4
	bne- 7, .+4
	isync
	sub. 4, 4, 25
	ble 0, .L32_72
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
	bne- 0, .L32_66
	addi 3, 3, 2
	sync
.L32_63:
	stdcx. 3, 0, 21
	beq+ 0, .L32_65
	ldarx 4, 0, 21
	cmpld 4, 25
	beq+ 0, .L32_63
	b .L32_66
.L32_65:
	lwsync
	creqv 20, 20, 20
.L32_66:
	bc 4, 20, .L32_72
	ld 4, 32(30)
	ld 3, 24(30)
	sub. 4, 4, 3
	ble 0, .L32_69
.L32_68:
	ld 4, 16(30)
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
	bc 12, 1, .L32_60
	b .L32_73
.L32_69:
	mr 3, 28
	mr 4, 30
	li 5, 1
	bl Worker::reserve.reference
	ld 3, 56(1)
	cmpld 3, 26
	bne- 0, .L32_84
	ld 3, 24(30)
	b .L32_68
.L32_72:
	mr 24, 15
.L32_73:
	ld 3, 32(29)
	li 23, 1
	cmpldi 3, 0
	bne 0, .L32_82
.L32_74:
	ld 3, 24(29)
	addi 3, 3, 1
	std 3, 24(29)
	lwsync
	std 3, 0(29)
	b .L32_53
.L32_75:
	mr 3, 30
	bl Worker::take_and_see_to.reference
	nop
	mr 23, 3
	mr 24, 4
	b .L32_53
.L32_77:
	std 3, 256(6)
	b .L32_53
.L32_78:
	mr 3, 30
	mr 4, 5
	mr 5, 24
	bl Worker::shrink
	mr 24, 3
	b .L32_53
.L32_80:
	mr 3, 29
	bl Record::leave_nested
	nop
.L32_81:
	li 23, 0
	b .L32_53
.L32_82:
	mr 3, 29
	bl Record::leave_nested
	nop
	b .L32_53
.L32_83:
	std 3, 256(6)
	b .L32_53
.L32_84:
	addi 3, 1, 56
	bl ring::fail
	nop
.L32_85:
	trap
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
	blt 0, .L33_13
	std 4, 256(5)
	sync
	ld 5, 400(5)
	cmpldi 5, 0
	beq 0, .L33_4
	cmpldi 5, 1
	sync
	beq 0, .L33_15
	lwz 7, 56(3)
	addi 7, 7, -1
	cmplwi 7, 0
	stw 7, 56(3)
	beq 0, .L33_16
.L33_4:
	ld 9, 0(3)
	ld 7, 128(9)
	sub. 10, 4, 7
	blt 0, .L33_14
	ld 11, 16(3)
	ld 5, 8(3)
	cmpld 4, 7
	and 11, 11, 4
	sldi 11, 11, 3
	add 5, 5, 11
	ld 5, 0(5)
	bne 0, .L33_11
	addi 7, 9, 128
	creqv 20, 20, 20
.L33_7:
	ldarx 10, 0, 7
	cmpld 10, 4
	bne- 0, .L33_20
	stdcx. 8, 0, 7
	bne- 0, .L33_7
	std 8, 256(9)
	bc 4, 20, .L33_13
	ld 4, 48(3)
	mr 6, 5
	addi 4, 4, 1
	std 4, 48(3)
	b .L33_13
.L33_11:
	std 4, 24(3)
	ld 4, 40(3)
	cmpd 10, 4
	blt 0, .L33_18
	mr 6, 5
.L33_13:
	mr 3, 6
	addi 1, 1, 32
	ld 0, 16(1)
	mtlr 0
	blr
.L33_14:
	std 8, 256(9)
	b .L33_13
.L33_15:
	li 5, 1
.L33_16:
	bl Worker::take_and_see_to.reference
	nop
	andi. 3, 3, 1
	li 3, 0
	iselgt 6, 4, 3
	b .L33_13
.L33_18:
	mr 4, 7
	bl Worker::shrink
	mr 6, 3
	b .L33_13
.L33_20:
	std 8, 256(9)
	b .L33_13
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
	ble 0, .L34_2
.L34_1:
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
.L34_2:
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
	bne- 0, .L34_5
	ld 4, 24(29)
	mr 3, 29
	b .L34_1
.L34_5:
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
	beq 0, .L35_2
	ld 3, 128(29)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	ld 4, 256(29)
	sub. 3, 4, 3
	ble 0, .L35_33
.L35_2:
	addis 3, 2, RUST_STD_INTERNAL_VAL@got@tlsgd@ha
	addi 3, 3, RUST_STD_INTERNAL_VAL@got@tlsgd@l
	bl __tls_get_addr(RUST_STD_INTERNAL_VAL@tlsgd)
	nop
	lbz 4, 8(3)
	cmplwi 4, 1
	bne 0, .L35_5
.L35_3:
	ld 30, 0(3)
	ld 3, 24(30)
	addi 28, 29, 400
	andi. 4, 3, 1
	bc 12, 1, .L35_9
.L35_4:
	ori 3, 3, 1
	std 3, 24(30)
	lwsync
	std 3, 0(30)
	b .L35_10
.L35_5:
	li 30, 0
	li 4, 0
	bl Storage::get_or_init_slow
	cmpldi 3, 0
	bne 0, .L35_3
	bl records::temporary
	nop
	mr 30, 3
	ld 3, 24(30)
	addi 28, 29, 400
	andi. 4, 3, 1
	bc 4, 1, .L35_4
.L35_9:
	ld 3, 32(30)
	addi 3, 3, 1
	std 3, 32(30)
.L35_10:
	sync
	ld 3, 400(29)
	cmpd 7, 3, 3
	cmpldi 3, 2
	bne- 7, .+4
	isync
	bne 0, .L35_20
.L35_11:
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
	ble 0, .L35_31
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
	bne- 0, .L35_17
	addi 5, 3, 1
	sync
.L35_14:
	stdcx. 5, 0, 4
	beq+ 0, .L35_16
	ldarx 6, 0, 4
	cmpld 6, 3
	beq+ 0, .L35_14
	b .L35_17
.L35_16:
	lwsync
	creqv 8, 8, 8
.L35_17:
	ld 3, 32(30)
	cmpldi 3, 0
	bne 0, .L35_22
	ld 3, 24(30)
	addi 3, 3, 1
	std 3, 24(30)
	lwsync
	std 3, 0(30)
.L35_19:
	li 3, -1
	isel 3, 29, 3, 8
	b .L35_34
.L35_20:
	cmpldi 3, 3
	bne 0, .L35_23
	sync
	b .L35_11
.L35_22:
	mr 3, 30
	bl Record::leave_nested
	nop
	b .L35_19
.L35_23:
	li 3, 1
.L35_24:
	ldarx 4, 0, 28
	cmpldi 4, 0
	bne- 0, .L35_26
	stdcx. 3, 0, 28
	bne- 0, .L35_24
.L35_26:
	addis 3, 2, .L_MergedGlobals@toc@ha
	addi 3, 3, .L_MergedGlobals@toc@l
	addi 3, 3, 152
	bl barrier::heavy_fence
	nop
	andi. 3, 3, 1
	bc 4, 1, .L35_31
	li 3, 2
.L35_29:
	ldarx 4, 0, 28
	cmpldi 4, 1
	bne- 0, .L35_11
	stdcx. 3, 0, 28
	beq+ 0, .L35_11
	b .L35_29
.L35_31:
	ld 3, 32(30)
	cmpldi 3, 0
	bne 0, .L35_35
	ld 3, 24(30)
	addi 3, 3, 1
	std 3, 24(30)
	lwsync
	std 3, 0(30)
.L35_33:
	li 3, 0
.L35_34:
	ld 30, 48(1)
	ld 29, 40(1)
	ld 28, 32(1)
	addi 1, 1, 64
	ld 0, 16(1)
	lwz 12, 8(1)
	mtlr 0
	mtocrf 32, 12
	blr
.L35_35:
	mr 3, 30
	bl Record::leave_nested
	nop
	li 3, 0
	b .L35_34
rh_batch:
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
	beq 0, .L36_40
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
	addis 3, 2, .L_MergedGlobals@toc@ha
	addi 3, 3, .L_MergedGlobals@toc@l
	addi 25, 3, 152
.L36_3:
	ld 3, 400(22)
	cmpd 7, 3, 3
	cmpldi 3, 2
	bne- 7, .+4
	isync
	beq 0, .L36_5
	ld 3, 128(22)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	ld 4, 256(22)
	sub. 3, 4, 3
	ble 0, .L36_81
.L36_5:
	lbz 3, 8(28)
	cmplwi 3, 1
	mr 3, 28
	bne 0, .L36_8
.L36_6:
	ld 29, 0(3)
	ld 3, 24(29)
	andi. 4, 3, 1
	bc 12, 1, .L36_12
.L36_7:
	ori 3, 3, 1
	std 3, 24(29)
	lwsync
	std 3, 0(29)
	b .L36_13
.L36_8:
	li 29, 0
	mr 3, 28
	li 4, 0
	bl Storage::get_or_init_slow
	cmpldi 3, 0
	bne 0, .L36_6
	bl records::temporary
	nop
	mr 29, 3
	ld 3, 24(29)
	andi. 4, 3, 1
	bc 4, 1, .L36_7
.L36_12:
	ld 3, 32(29)
	addi 3, 3, 1
	std 3, 32(29)
.L36_13:
	sync
	ld 3, 400(22)
	cmpd 7, 3, 3
	cmpldi 3, 2
	bne- 7, .+4
	isync
	bne 0, .L36_28
.L36_14:
	sync
	ld 3, 128(22)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	ld 4, 256(22)
	cmpd 7, 4, 4
	sub. 4, 4, 3
	bne- 7, .+4
	isync
	ble 0, .L36_56
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
	bgt 2, .L36_22
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
	bne- 0, .L36_21
	addi 6, 3, 1
	sync
.L36_18:
	stdcx. 6, 0, 21
	beq+ 0, .L36_20
	ldarx 7, 0, 21
	cmpld 7, 3
	beq+ 0, .L36_18
	b .L36_21
.L36_20:
	lwsync
	creqv 20, 20, 20
.L36_21:
	li 23, 2
	bc 12, 20, .L36_58
.L36_22:
	ld 3, 32(29)
	cmpldi 3, 0
	bne 0, .L36_30
	ld 3, 24(29)
	addi 3, 3, 1
	std 3, 24(29)
	lwsync
	std 3, 0(29)
.L36_24:
	bc 4, 9, .L36_53
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
	bne 0, .L36_37
.L36_27:
	ld 3, 32(30)
	ld 4, 24(30)
	sub 3, 3, 4
	sradi 4, 3, 63
	andc 3, 3, 4
	addi 3, 3, 1
	cmpld 3, 19
	isellt 19, 3, 19
	b .L36_3
.L36_28:
	cmpldi 3, 3
	bne 0, .L36_31
	sync
	b .L36_14
.L36_30:
	mr 3, 29
	bl Record::leave_nested
	nop
	b .L36_24
.L36_31:
	ldarx 3, 0, 20
	cmpldi 3, 0
	bne- 0, .L36_33
	stdcx. 18, 0, 20
	bne- 0, .L36_31
.L36_33:
	mr 3, 25
	bl barrier::heavy_fence
	nop
	andi. 3, 3, 1
	bc 4, 1, .L36_56
.L36_35:
	ldarx 3, 0, 20
	cmpldi 3, 1
	bne- 0, .L36_14
	stdcx. 16, 0, 20
	beq+ 0, .L36_14
	b .L36_35
.L36_37:
	mr 3, 26
	mr 4, 30
	li 5, 0
	bl Worker::reserve.reference
	ld 3, 40(1)
	cmpld 3, 17
	beq+ 0, .L36_27
	addi 3, 1, 40
	bl ring::fail
	nop
	b .L36_85
.L36_40:
	ld 3, 24(30)
	ld 6, 128(5)
	li 23, 0
	addi 4, 3, -1
	sub. 6, 4, 6
	blt 0, .L36_51
	std 4, 256(5)
	sync
	ld 5, 400(5)
	cmpldi 5, 0
	beq 0, .L36_44
	cmpldi 5, 1
	sync
	beq 0, .L36_75
	lwz 6, 56(30)
	addi 6, 6, -1
	cmplwi 6, 0
	stw 6, 56(30)
	beq 0, .L36_75
.L36_44:
	ld 6, 0(30)
	ld 5, 128(6)
	sub. 7, 4, 5
	blt 0, .L36_77
	ld 9, 16(30)
	ld 8, 8(30)
	cmpld 4, 5
	and 9, 9, 4
	sldi 9, 9, 3
	add 8, 8, 9
	ld 24, 0(8)
	bne 0, .L36_52
	addi 5, 6, 128
	creqv 20, 20, 20
.L36_47:
	ldarx 7, 0, 5
	cmpld 7, 4
	bne- 0, .L36_83
	stdcx. 3, 0, 5
	bne- 0, .L36_47
	std 3, 256(6)
	bc 4, 20, .L36_53
	ld 3, 48(30)
	li 23, 1
	addi 3, 3, 1
	std 3, 48(30)
	b .L36_53
.L36_51:
	b .L36_53
.L36_52:
	ld 3, 40(30)
	li 23, 1
	std 4, 24(30)
	cmpd 7, 3
	blt 0, .L36_78
.L36_53:
	cmpldi 23, 0
	beq 0, .L36_55
	cmpldi 23, 1
	li 3, -1
	iseleq 23, 24, 3
.L36_55:
	mr 3, 23
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
.L36_56:
	ld 3, 32(29)
	cmpldi 3, 0
	bne 0, .L36_80
	li 23, 0
	b .L36_74
.L36_58:
	cmpldi 5, 2
	blt 0, .L36_72
	cmpld 19, 4
	addi 28, 1, 56
	isellt 4, 19, 4
	addi 27, 4, -1
	li 4, 3
	rotldi 26, 4, 63
.L36_60:
	sync
	addi 25, 3, 1
	ld 4, 256(22)
	cmpd 7, 4, 4
	bne- 7, .+4
	isync
	sub. 4, 4, 25
	ble 0, .L36_72
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
	bne- 0, .L36_66
	addi 3, 3, 2
	sync
.L36_63:
	stdcx. 3, 0, 21
	beq+ 0, .L36_65
	ldarx 4, 0, 21
	cmpld 4, 25
	beq+ 0, .L36_63
	b .L36_66
.L36_65:
	lwsync
	creqv 20, 20, 20
.L36_66:
	bc 4, 20, .L36_72
	ld 4, 32(30)
	ld 3, 24(30)
	sub. 4, 4, 3
	ble 0, .L36_69
.L36_68:
	ld 4, 16(30)
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
	bc 12, 1, .L36_60
	b .L36_73
.L36_69:
	mr 3, 28
	mr 4, 30
	li 5, 1
	bl Worker::reserve.reference
	ld 3, 56(1)
	cmpld 3, 26
	bne- 0, .L36_84
	ld 3, 24(30)
	b .L36_68
.L36_72:
	mr 24, 15
.L36_73:
	ld 3, 32(29)
	li 23, 1
	cmpldi 3, 0
	bne 0, .L36_82
.L36_74:
	ld 3, 24(29)
	addi 3, 3, 1
	std 3, 24(29)
	lwsync
	std 3, 0(29)
	b .L36_53
.L36_75:
	mr 3, 30
	bl Worker::take_and_see_to.reference
	nop
	mr 23, 3
	mr 24, 4
	b .L36_53
.L36_77:
	std 3, 256(6)
	b .L36_53
.L36_78:
	mr 3, 30
	mr 4, 5
	mr 5, 24
	bl Worker::shrink
	mr 24, 3
	b .L36_53
.L36_80:
	mr 3, 29
	bl Record::leave_nested
	nop
.L36_81:
	li 23, 0
	b .L36_53
.L36_82:
	mr 3, 29
	bl Record::leave_nested
	nop
	b .L36_53
.L36_83:
	std 3, 256(6)
	b .L36_53
.L36_84:
	addi 3, 1, 56
	bl ring::fail
	nop
.L36_85:
	trap
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
	blt 0, .L37_13
	std 4, 256(5)
	sync
	ld 5, 400(5)
	cmpldi 5, 0
	beq 0, .L37_4
	cmpldi 5, 1
	sync
	beq 0, .L37_15
	lwz 7, 56(3)
	addi 7, 7, -1
	cmplwi 7, 0
	stw 7, 56(3)
	beq 0, .L37_16
.L37_4:
	ld 9, 0(3)
	ld 7, 128(9)
	sub. 10, 4, 7
	blt 0, .L37_14
	ld 11, 16(3)
	ld 5, 8(3)
	cmpld 4, 7
	and 11, 11, 4
	sldi 11, 11, 3
	add 5, 5, 11
	ld 5, 0(5)
	bne 0, .L37_11
	addi 7, 9, 128
	creqv 20, 20, 20
.L37_7:
	ldarx 10, 0, 7
	cmpld 10, 4
	bne- 0, .L37_20
	stdcx. 8, 0, 7
	bne- 0, .L37_7
	std 8, 256(9)
	bc 4, 20, .L37_13
	ld 4, 48(3)
	mr 6, 5
	addi 4, 4, 1
	std 4, 48(3)
	b .L37_13
.L37_11:
	std 4, 24(3)
	ld 4, 40(3)
	cmpd 10, 4
	blt 0, .L37_18
	mr 6, 5
.L37_13:
	mr 3, 6
	addi 1, 1, 32
	ld 0, 16(1)
	mtlr 0
	blr
.L37_14:
	std 8, 256(9)
	b .L37_13
.L37_15:
	li 5, 1
.L37_16:
	bl Worker::take_and_see_to.reference
	nop
	andi. 3, 3, 1
	li 3, 0
	iselgt 6, 4, 3
	b .L37_13
.L37_18:
	mr 4, 7
	bl Worker::shrink
	mr 6, 3
	b .L37_13
.L37_20:
	std 8, 256(9)
	b .L37_13
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
	ble 0, .L38_2
.L38_1:
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
.L38_2:
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
	bne- 0, .L38_5
	ld 4, 24(29)
	mr 3, 29
	b .L38_1
.L38_5:
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
	beq 0, .L39_2
	ld 3, 128(29)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	ld 4, 256(29)
	sub. 3, 4, 3
	ble 0, .L39_33
.L39_2:
	addis 3, 2, RUST_STD_INTERNAL_VAL@got@tlsgd@ha
	addi 3, 3, RUST_STD_INTERNAL_VAL@got@tlsgd@l
	bl __tls_get_addr(RUST_STD_INTERNAL_VAL@tlsgd)
	nop
	lbz 4, 8(3)
	cmplwi 4, 1
	bne 0, .L39_5
.L39_3:
	ld 30, 0(3)
	ld 3, 24(30)
	addi 28, 29, 400
	andi. 4, 3, 1
	bc 12, 1, .L39_9
.L39_4:
	ori 3, 3, 1
	std 3, 24(30)
	lwsync
	std 3, 0(30)
	b .L39_10
.L39_5:
	li 30, 0
	li 4, 0
	bl Storage::get_or_init_slow
	cmpldi 3, 0
	bne 0, .L39_3
	bl records::temporary
	nop
	mr 30, 3
	ld 3, 24(30)
	addi 28, 29, 400
	andi. 4, 3, 1
	bc 4, 1, .L39_4
.L39_9:
	ld 3, 32(30)
	addi 3, 3, 1
	std 3, 32(30)
.L39_10:
	sync
	ld 3, 400(29)
	cmpd 7, 3, 3
	cmpldi 3, 2
	bne- 7, .+4
	isync
	bne 0, .L39_20
.L39_11:
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
	ble 0, .L39_31
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
	bne- 0, .L39_17
	addi 5, 3, 1
	sync
.L39_14:
	stdcx. 5, 0, 4
	beq+ 0, .L39_16
	ldarx 6, 0, 4
	cmpld 6, 3
	beq+ 0, .L39_14
	b .L39_17
.L39_16:
	lwsync
	creqv 8, 8, 8
.L39_17:
	ld 3, 32(30)
	cmpldi 3, 0
	bne 0, .L39_22
	ld 3, 24(30)
	addi 3, 3, 1
	std 3, 24(30)
	lwsync
	std 3, 0(30)
.L39_19:
	li 3, -1
	isel 3, 29, 3, 8
	b .L39_34
.L39_20:
	cmpldi 3, 3
	bne 0, .L39_23
	sync
	b .L39_11
.L39_22:
	mr 3, 30
	bl Record::leave_nested
	nop
	b .L39_19
.L39_23:
	li 3, 1
.L39_24:
	ldarx 4, 0, 28
	cmpldi 4, 0
	bne- 0, .L39_26
	stdcx. 3, 0, 28
	bne- 0, .L39_24
.L39_26:
	addis 3, 2, .L_MergedGlobals@toc@ha
	addi 3, 3, .L_MergedGlobals@toc@l
	addi 3, 3, 152
	bl barrier::heavy_fence
	nop
	andi. 3, 3, 1
	bc 4, 1, .L39_31
	li 3, 2
.L39_29:
	ldarx 4, 0, 28
	cmpldi 4, 1
	bne- 0, .L39_11
	stdcx. 3, 0, 28
	beq+ 0, .L39_11
	b .L39_29
.L39_31:
	ld 3, 32(30)
	cmpldi 3, 0
	bne 0, .L39_35
	ld 3, 24(30)
	addi 3, 3, 1
	std 3, 24(30)
	lwsync
	std 3, 0(30)
.L39_33:
	li 3, 0
.L39_34:
	ld 30, 48(1)
	ld 29, 40(1)
	ld 28, 32(1)
	addi 1, 1, 64
	ld 0, 16(1)
	lwz 12, 8(1)
	mtlr 0
	mtocrf 32, 12
	blr
.L39_35:
	mr 3, 30
	bl Record::leave_nested
	nop
	li 3, 0
	b .L39_34
ri_batch:
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
	beq 0, .L40_40
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
	addis 3, 2, .L_MergedGlobals@toc@ha
	addi 3, 3, .L_MergedGlobals@toc@l
	addi 25, 3, 152
.L40_3:
	ld 3, 400(22)
	cmpd 7, 3, 3
	cmpldi 3, 2
	bne- 7, .+4
	isync
	beq 0, .L40_5
	ld 3, 128(22)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	ld 4, 256(22)
	sub. 3, 4, 3
	ble 0, .L40_81
.L40_5:
	lbz 3, 8(28)
	cmplwi 3, 1
	mr 3, 28
	bne 0, .L40_8
.L40_6:
	ld 29, 0(3)
	ld 3, 24(29)
	andi. 4, 3, 1
	bc 12, 1, .L40_12
.L40_7:
	ori 3, 3, 1
	std 3, 24(29)
	lwsync
	std 3, 0(29)
	b .L40_13
.L40_8:
	li 29, 0
	mr 3, 28
	li 4, 0
	bl Storage::get_or_init_slow
	cmpldi 3, 0
	bne 0, .L40_6
	bl records::temporary
	nop
	mr 29, 3
	ld 3, 24(29)
	andi. 4, 3, 1
	bc 4, 1, .L40_7
.L40_12:
	ld 3, 32(29)
	addi 3, 3, 1
	std 3, 32(29)
.L40_13:
	sync
	ld 3, 400(22)
	cmpd 7, 3, 3
	cmpldi 3, 2
	bne- 7, .+4
	isync
	bne 0, .L40_28
.L40_14:
	sync
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
	ble 0, .L40_56
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
	bgt 2, .L40_22
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
	bne- 0, .L40_21
	addi 6, 3, 1
	sync
.L40_18:
	stdcx. 6, 0, 21
	beq+ 0, .L40_20
	ldarx 7, 0, 21
	cmpld 7, 3
	beq+ 0, .L40_18
	b .L40_21
.L40_20:
	lwsync
	creqv 20, 20, 20
.L40_21:
	li 23, 2
	bc 12, 20, .L40_58
.L40_22:
	ld 3, 32(29)
	cmpldi 3, 0
	bne 0, .L40_30
	ld 3, 24(29)
	addi 3, 3, 1
	std 3, 24(29)
	lwsync
	std 3, 0(29)
.L40_24:
	bc 4, 9, .L40_53
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
	bne 0, .L40_37
.L40_27:
	ld 3, 32(30)
	ld 4, 24(30)
	sub 3, 3, 4
	sradi 4, 3, 63
	andc 3, 3, 4
	addi 3, 3, 1
	cmpld 3, 19
	isellt 19, 3, 19
	b .L40_3
.L40_28:
	cmpldi 3, 3
	bne 0, .L40_31
	sync
	b .L40_14
.L40_30:
	mr 3, 29
	bl Record::leave_nested
	nop
	b .L40_24
.L40_31:
	ldarx 3, 0, 20
	cmpldi 3, 0
	bne- 0, .L40_33
	stdcx. 18, 0, 20
	bne- 0, .L40_31
.L40_33:
	mr 3, 25
	bl barrier::heavy_fence
	nop
	andi. 3, 3, 1
	bc 4, 1, .L40_56
.L40_35:
	ldarx 3, 0, 20
	cmpldi 3, 1
	bne- 0, .L40_14
	stdcx. 16, 0, 20
	beq+ 0, .L40_14
	b .L40_35
.L40_37:
	mr 3, 26
	mr 4, 30
	li 5, 0
	bl Worker::reserve.reference
	ld 3, 40(1)
	cmpld 3, 17
	beq+ 0, .L40_27
	addi 3, 1, 40
	bl ring::fail
	nop
	b .L40_85
.L40_40:
	ld 3, 24(30)
	ld 6, 128(5)
	li 23, 0
	addi 4, 3, -1
	sub. 6, 4, 6
	blt 0, .L40_51
	std 4, 256(5)
	sync
	ld 5, 400(5)
	cmpldi 5, 0
	beq 0, .L40_44
	cmpldi 5, 1
	sync
	beq 0, .L40_75
	lwz 6, 56(30)
	addi 6, 6, -1
	cmplwi 6, 0
	stw 6, 56(30)
	beq 0, .L40_75
.L40_44:
	ld 6, 0(30)
	ld 5, 128(6)
	sub. 7, 4, 5
	blt 0, .L40_77
	ld 9, 16(30)
	ld 8, 8(30)
	cmpld 4, 5
	and 9, 9, 4
	sldi 9, 9, 3
	add 8, 8, 9
	ld 24, 0(8)
	bne 0, .L40_52
	addi 5, 6, 128
	creqv 20, 20, 20
.L40_47:
	ldarx 7, 0, 5
	cmpld 7, 4
	bne- 0, .L40_83
	stdcx. 3, 0, 5
	bne- 0, .L40_47
	std 3, 256(6)
	bc 4, 20, .L40_53
	ld 3, 48(30)
	li 23, 1
	addi 3, 3, 1
	std 3, 48(30)
	b .L40_53
.L40_51:
	b .L40_53
.L40_52:
	ld 3, 40(30)
	li 23, 1
	std 4, 24(30)
	cmpd 7, 3
	blt 0, .L40_78
.L40_53:
	cmpldi 23, 0
	beq 0, .L40_55
	cmpldi 23, 1
	li 3, -1
	iseleq 23, 24, 3
.L40_55:
	mr 3, 23
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
.L40_56:
	ld 3, 32(29)
	cmpldi 3, 0
	bne 0, .L40_80
	li 23, 0
	b .L40_74
.L40_58:
	cmpldi 5, 2
	blt 0, .L40_72
	cmpld 19, 4
	addi 28, 1, 56
	isellt 4, 19, 4
	addi 27, 4, -1
	li 4, 3
	rotldi 26, 4, 63
.L40_60:
	sync
	addi 25, 3, 1
	ld 4, 256(22)
	cmpd 7, 4, 4
	bne- 7, .+4
	isync
	sub. 4, 4, 25
	ble 0, .L40_72
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
	bne- 0, .L40_66
	addi 3, 3, 2
	sync
.L40_63:
	stdcx. 3, 0, 21
	beq+ 0, .L40_65
	ldarx 4, 0, 21
	cmpld 4, 25
	beq+ 0, .L40_63
	b .L40_66
.L40_65:
	lwsync
	creqv 20, 20, 20
.L40_66:
	bc 4, 20, .L40_72
	ld 4, 32(30)
	ld 3, 24(30)
	sub. 4, 4, 3
	ble 0, .L40_69
.L40_68:
	ld 4, 16(30)
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
	bc 12, 1, .L40_60
	b .L40_73
.L40_69:
	mr 3, 28
	mr 4, 30
	li 5, 1
	bl Worker::reserve.reference
	ld 3, 56(1)
	cmpld 3, 26
	bne- 0, .L40_84
	ld 3, 24(30)
	b .L40_68
.L40_72:
	mr 24, 15
.L40_73:
	ld 3, 32(29)
	li 23, 1
	cmpldi 3, 0
	bne 0, .L40_82
.L40_74:
	ld 3, 24(29)
	addi 3, 3, 1
	std 3, 24(29)
	lwsync
	std 3, 0(29)
	b .L40_53
.L40_75:
	mr 3, 30
	bl Worker::take_and_see_to.reference
	nop
	mr 23, 3
	mr 24, 4
	b .L40_53
.L40_77:
	std 3, 256(6)
	b .L40_53
.L40_78:
	mr 3, 30
	mr 4, 5
	mr 5, 24
	bl Worker::shrink
	mr 24, 3
	b .L40_53
.L40_80:
	mr 3, 29
	bl Record::leave_nested
	nop
.L40_81:
	li 23, 0
	b .L40_53
.L40_82:
	mr 3, 29
	bl Record::leave_nested
	nop
	b .L40_53
.L40_83:
	std 3, 256(6)
	b .L40_53
.L40_84:
	addi 3, 1, 56
	bl ring::fail
	nop
.L40_85:
	trap
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
	blt 0, .L41_13
	std 4, 256(5)
	sync
	ld 5, 400(5)
	cmpldi 5, 0
	beq 0, .L41_4
	cmpldi 5, 1
	sync
	beq 0, .L41_15
	lwz 7, 56(3)
	addi 7, 7, -1
	cmplwi 7, 0
	stw 7, 56(3)
	beq 0, .L41_16
.L41_4:
	ld 9, 0(3)
	ld 7, 128(9)
	sub. 10, 4, 7
	blt 0, .L41_14
	ld 11, 16(3)
	ld 5, 8(3)
	cmpld 4, 7
	and 11, 11, 4
	sldi 11, 11, 3
	add 5, 5, 11
	ld 5, 0(5)
	bne 0, .L41_11
	addi 7, 9, 128
	creqv 20, 20, 20
.L41_7:
	ldarx 10, 0, 7
	cmpld 10, 4
	bne- 0, .L41_20
	stdcx. 8, 0, 7
	bne- 0, .L41_7
	std 8, 256(9)
	bc 4, 20, .L41_13
	ld 4, 48(3)
	mr 6, 5
	addi 4, 4, 1
	std 4, 48(3)
	b .L41_13
.L41_11:
	std 4, 24(3)
	ld 4, 40(3)
	cmpd 10, 4
	blt 0, .L41_18
	mr 6, 5
.L41_13:
	mr 3, 6
	addi 1, 1, 32
	ld 0, 16(1)
	mtlr 0
	blr
.L41_14:
	std 8, 256(9)
	b .L41_13
.L41_15:
	li 5, 1
.L41_16:
	bl Worker::take_and_see_to.reference
	nop
	andi. 3, 3, 1
	li 3, 0
	iselgt 6, 4, 3
	b .L41_13
.L41_18:
	mr 4, 7
	bl Worker::shrink
	mr 6, 3
	b .L41_13
.L41_20:
	std 8, 256(9)
	b .L41_13
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
	ble 0, .L42_2
.L42_1:
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
.L42_2:
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
	bne- 0, .L42_5
	ld 4, 24(29)
	mr 3, 29
	b .L42_1
.L42_5:
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
	beq 0, .L43_2
	ld 3, 128(29)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	ld 4, 256(29)
	sub. 3, 4, 3
	ble 0, .L43_33
.L43_2:
	addis 3, 2, RUST_STD_INTERNAL_VAL@got@tlsgd@ha
	addi 3, 3, RUST_STD_INTERNAL_VAL@got@tlsgd@l
	bl __tls_get_addr(RUST_STD_INTERNAL_VAL@tlsgd)
	nop
	lbz 4, 8(3)
	cmplwi 4, 1
	bne 0, .L43_5
.L43_3:
	ld 30, 0(3)
	ld 3, 24(30)
	addi 28, 29, 400
	andi. 4, 3, 1
	bc 12, 1, .L43_9
.L43_4:
	ori 3, 3, 1
	std 3, 24(30)
	lwsync
	std 3, 0(30)
	b .L43_10
.L43_5:
	li 30, 0
	li 4, 0
	bl Storage::get_or_init_slow
	cmpldi 3, 0
	bne 0, .L43_3
	bl records::temporary
	nop
	mr 30, 3
	ld 3, 24(30)
	addi 28, 29, 400
	andi. 4, 3, 1
	bc 4, 1, .L43_4
.L43_9:
	ld 3, 32(30)
	addi 3, 3, 1
	std 3, 32(30)
.L43_10:
	sync
	ld 3, 400(29)
	cmpd 7, 3, 3
	cmpldi 3, 2
	bne- 7, .+4
	isync
	bne 0, .L43_20
.L43_11:
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
	ble 0, .L43_31
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
	bne- 0, .L43_17
	addi 5, 3, 1
	lwsync
.L43_14:
	stdcx. 5, 0, 4
	beq+ 0, .L43_16
	ldarx 6, 0, 4
	cmpld 6, 3
	beq+ 0, .L43_14
	b .L43_17
.L43_16:
	lwsync
	creqv 8, 8, 8
.L43_17:
	ld 3, 32(30)
	cmpldi 3, 0
	bne 0, .L43_22
	ld 3, 24(30)
	addi 3, 3, 1
	std 3, 24(30)
	lwsync
	std 3, 0(30)
.L43_19:
	li 3, -1
	isel 3, 29, 3, 8
	b .L43_34
.L43_20:
	cmpldi 3, 3
	bne 0, .L43_23
	sync
	b .L43_11
.L43_22:
	mr 3, 30
	bl Record::leave_nested
	nop
	b .L43_19
.L43_23:
	li 3, 1
.L43_24:
	ldarx 4, 0, 28
	cmpldi 4, 0
	bne- 0, .L43_26
	stdcx. 3, 0, 28
	bne- 0, .L43_24
.L43_26:
	addis 3, 2, .L_MergedGlobals@toc@ha
	addi 3, 3, .L_MergedGlobals@toc@l
	addi 3, 3, 152
	bl barrier::heavy_fence
	nop
	andi. 3, 3, 1
	bc 4, 1, .L43_31
	li 3, 2
.L43_29:
	ldarx 4, 0, 28
	cmpldi 4, 1
	bne- 0, .L43_11
	stdcx. 3, 0, 28
	beq+ 0, .L43_11
	b .L43_29
.L43_31:
	ld 3, 32(30)
	cmpldi 3, 0
	bne 0, .L43_35
	ld 3, 24(30)
	addi 3, 3, 1
	std 3, 24(30)
	lwsync
	std 3, 0(30)
.L43_33:
	li 3, 0
.L43_34:
	ld 30, 48(1)
	ld 29, 40(1)
	ld 28, 32(1)
	addi 1, 1, 64
	ld 0, 16(1)
	lwz 12, 8(1)
	mtlr 0
	mtocrf 32, 12
	blr
.L43_35:
	mr 3, 30
	bl Record::leave_nested
	nop
	li 3, 0
	b .L43_34
sa_batch:
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
	beq 0, .L44_13
	ld 3, 128(26)
	sync
	ld 4, 256(26)
	cmpd 7, 4, 4
	bne- 7, .+4
	isync
	sub. 4, 4, 3
	ble 0, .L44_21
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
	ble 0, .L44_22
	li 3, 3
	li 24, 1
	addi 29, 1, 56
	addi 27, 1, 40
	rotldi 25, 3, 63
.L44_5:
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
	bne 0, .L44_9
.L44_7:
	ld 5, 32(30)
	ld 6, 24(30)
	ld 3, 128(26)
	sync
	ld 4, 256(26)
	cmpd 7, 4, 4
	sub. 4, 4, 3
	bne- 7, .+4
	isync
	ble 0, .L44_21
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
	bgt 0, .L44_5
	b .L44_22
.L44_9:
	mr 3, 27
	mr 4, 30
	li 5, 0
	bl Worker::reserve.weakest
	ld 3, 40(1)
	cmpld 3, 25
	beq+ 0, .L44_7
.L44_11:
	mr 3, 27
	bl ring::fail
	nop
	trap
.L44_13:
	ld 3, 24(30)
	ld 6, 128(4)
	li 29, 0
	addi 5, 3, -1
	sub. 6, 5, 6
	blt 0, .L44_43
	lwsync
	std 5, 256(4)
	sync
	ld 6, 0(30)
	ld 4, 128(6)
	sub. 7, 5, 4
	blt 0, .L44_51
	ld 9, 16(30)
	ld 8, 8(30)
	cmpld 5, 4
	and 9, 9, 5
	sldi 9, 9, 3
	add 8, 8, 9
	ld 28, 0(8)
	bne 0, .L44_47
	addi 4, 6, 128
	creqv 20, 20, 20
.L44_17:
	ldarx 7, 0, 4
	cmpld 7, 5
	bne- 0, .L44_52
	stdcx. 3, 0, 4
	bne- 0, .L44_17
	std 3, 256(6)
	bc 4, 20, .L44_44
	ld 3, 48(30)
	li 29, 1
	addi 3, 3, 1
	std 3, 48(30)
	b .L44_44
.L44_21:
	li 29, 0
	b .L44_43
.L44_22:
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
	bne- 0, .L44_27
	addi 5, 3, 1
	sync
.L44_24:
	stdcx. 5, 0, 25
	beq+ 0, .L44_26
	ldarx 6, 0, 25
	cmpld 6, 3
	beq+ 0, .L44_24
	b .L44_27
.L44_26:
	lwsync
	creqv 20, 20, 20
.L44_27:
	bc 4, 20, .L44_42
	cmpldi 4, 2
	li 29, 1
	blt 0, .L44_44
	addi 24, 4, -1
	li 4, 3
	addi 27, 1, 56
	rotldi 23, 4, 63
.L44_30:
	sync
	addi 22, 3, 1
	ld 4, 256(26)
	cmpd 7, 4, 4
	bne- 7, .+4
	isync
	sub. 4, 4, 22
	ble 0, .L44_44
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
	bne- 0, .L44_36
	addi 3, 3, 2
	sync
.L44_33:
	stdcx. 3, 0, 25
	beq+ 0, .L44_35
	ldarx 4, 0, 25
	cmpld 4, 22
	beq+ 0, .L44_33
	b .L44_36
.L44_35:
	lwsync
	creqv 20, 20, 20
.L44_36:
	bc 4, 20, .L44_44
	ld 4, 32(30)
	ld 3, 24(30)
	sub. 4, 4, 3
	ble 0, .L44_39
.L44_38:
	ld 4, 16(30)
	ld 5, 8(30)
	addi 24, 24, -1
	cmpldi 24, 0
	and 4, 4, 3
	addi 3, 3, 1
	sldi 4, 4, 3
	add 4, 5, 4
	std 28, 0(4)
	std 3, 24(30)
	mr 28, 21
	ld 4, 0(30)
	std 3, 256(4)
	mr 3, 22
	bc 12, 1, .L44_30
	b .L44_50
.L44_39:
	mr 3, 27
	mr 4, 30
	li 5, 1
	bl Worker::reserve.weakest
	ld 3, 56(1)
	cmpld 3, 23
	bne- 0, .L44_11
	ld 3, 24(30)
	b .L44_38
.L44_42:
	li 29, 2
.L44_43:
.L44_44:
	cmpldi 29, 0
	beq 0, .L44_46
	cmpldi 29, 1
	li 3, -1
	iseleq 29, 28, 3
.L44_46:
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
.L44_47:
	ld 3, 40(30)
	li 29, 1
	std 5, 24(30)
	cmpd 7, 3
	bge 0, .L44_44
	mr 3, 30
	mr 5, 28
	bl Worker::shrink
	mr 28, 3
	b .L44_44
.L44_50:
	mr 28, 21
	b .L44_44
.L44_51:
	std 3, 256(6)
	b .L44_43
.L44_52:
	std 3, 256(6)
	b .L44_44
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
	blt 0, .L45_10
	lwsync
	std 8, 256(4)
	sync
	ld 9, 0(3)
	ld 4, 128(9)
	sub. 10, 8, 4
	blt 0, .L45_11
	ld 11, 16(3)
	ld 5, 8(3)
	cmpld 8, 4
	and 11, 11, 8
	sldi 11, 11, 3
	add 5, 5, 11
	ld 5, 0(5)
	bne 0, .L45_8
	addi 4, 9, 128
	creqv 20, 20, 20
.L45_4:
	ldarx 10, 0, 4
	cmpld 10, 8
	bne- 0, .L45_14
	stdcx. 7, 0, 4
	bne- 0, .L45_4
	std 7, 256(9)
	bc 4, 20, .L45_10
	ld 4, 48(3)
	mr 6, 5
	addi 4, 4, 1
	std 4, 48(3)
	b .L45_10
.L45_8:
	ld 6, 40(3)
	std 8, 24(3)
	cmpd 10, 6
	blt 0, .L45_12
	mr 6, 5
.L45_10:
	mr 3, 6
	addi 1, 1, 32
	ld 0, 16(1)
	mtlr 0
	blr
.L45_11:
	std 7, 256(9)
	b .L45_10
.L45_12:
	bl Worker::shrink
	mr 6, 3
	b .L45_10
.L45_14:
	std 7, 256(9)
	b .L45_10
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
	ble 0, .L46_2
.L46_1:
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
.L46_2:
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
	bne- 0, .L46_5
	ld 4, 24(29)
	mr 3, 29
	b .L46_1
.L46_5:
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
	ble 0, .L47_7
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
	bne- 0, .L47_5
	addi 6, 3, 1
	lwsync
	creqv 20, 20, 20
.L47_3:
	stdcx. 6, 0, 4
	beq+ 0, .L47_6
	ldarx 7, 0, 4
	cmpld 7, 3
	beq+ 0, .L47_3
.L47_5:
	crxor 20, 20, 20
.L47_6:
	li 3, -1
	isel 3, 5, 3, 20
	blr
.L47_7:
	li 3, 0
	blr
sb_batch:
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
	beq 0, .L48_13
	ld 3, 128(26)
	sync
	ld 4, 256(26)
	cmpd 7, 4, 4
	bne- 7, .+4
	isync
	sub. 4, 4, 3
	ble 0, .L48_21
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
	ble 0, .L48_22
	li 3, 3
	li 24, 1
	addi 29, 1, 56
	addi 27, 1, 40
	rotldi 25, 3, 63
.L48_5:
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
	bne 0, .L48_9
.L48_7:
	ld 5, 32(30)
	ld 6, 24(30)
	ld 3, 128(26)
	sync
	ld 4, 256(26)
	cmpd 7, 4, 4
	sub. 4, 4, 3
	bne- 7, .+4
	isync
	ble 0, .L48_21
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
	bgt 0, .L48_5
	b .L48_22
.L48_9:
	mr 3, 27
	mr 4, 30
	li 5, 0
	bl Worker::reserve.weakest
	ld 3, 40(1)
	cmpld 3, 25
	beq+ 0, .L48_7
.L48_11:
	mr 3, 27
	bl ring::fail
	nop
	trap
.L48_13:
	ld 3, 24(30)
	ld 6, 128(4)
	li 29, 0
	addi 5, 3, -1
	sub. 6, 5, 6
	blt 0, .L48_43
	std 5, 256(4)
	sync
	ld 6, 0(30)
	ld 4, 128(6)
	sub. 7, 5, 4
	blt 0, .L48_51
	ld 9, 16(30)
	ld 8, 8(30)
	cmpld 5, 4
	and 9, 9, 5
	sldi 9, 9, 3
	add 8, 8, 9
	ld 28, 0(8)
	bne 0, .L48_47
	addi 4, 6, 128
	creqv 20, 20, 20
.L48_17:
	ldarx 7, 0, 4
	cmpld 7, 5
	bne- 0, .L48_52
	stdcx. 3, 0, 4
	bne- 0, .L48_17
	std 3, 256(6)
	bc 4, 20, .L48_44
	ld 3, 48(30)
	li 29, 1
	addi 3, 3, 1
	std 3, 48(30)
	b .L48_44
.L48_21:
	li 29, 0
	b .L48_43
.L48_22:
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
	bne- 0, .L48_27
	addi 5, 3, 1
	sync
.L48_24:
	stdcx. 5, 0, 25
	beq+ 0, .L48_26
	ldarx 6, 0, 25
	cmpld 6, 3
	beq+ 0, .L48_24
	b .L48_27
.L48_26:
	lwsync
	creqv 20, 20, 20
.L48_27:
	bc 4, 20, .L48_42
	cmpldi 4, 2
	li 29, 1
	blt 0, .L48_44
	addi 24, 4, -1
	li 4, 3
	addi 27, 1, 56
	rotldi 23, 4, 63
.L48_30:
	sync
	addi 22, 3, 1
	ld 4, 256(26)
	cmpd 7, 4, 4
	bne- 7, .+4
	isync
	sub. 4, 4, 22
	ble 0, .L48_44
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
	bne- 0, .L48_36
	addi 3, 3, 2
	sync
.L48_33:
	stdcx. 3, 0, 25
	beq+ 0, .L48_35
	ldarx 4, 0, 25
	cmpld 4, 22
	beq+ 0, .L48_33
	b .L48_36
.L48_35:
	lwsync
	creqv 20, 20, 20
.L48_36:
	bc 4, 20, .L48_44
	ld 4, 32(30)
	ld 3, 24(30)
	sub. 4, 4, 3
	ble 0, .L48_39
.L48_38:
	ld 4, 16(30)
	ld 5, 8(30)
	addi 24, 24, -1
	cmpldi 24, 0
	and 4, 4, 3
	addi 3, 3, 1
	sldi 4, 4, 3
	add 4, 5, 4
	std 28, 0(4)
	std 3, 24(30)
	mr 28, 21
	ld 4, 0(30)
	lwsync
	std 3, 256(4)
	mr 3, 22
	bc 12, 1, .L48_30
	b .L48_50
.L48_39:
	mr 3, 27
	mr 4, 30
	li 5, 1
	bl Worker::reserve.weakest
	ld 3, 56(1)
	cmpld 3, 23
	bne- 0, .L48_11
	ld 3, 24(30)
	b .L48_38
.L48_42:
	li 29, 2
.L48_43:
.L48_44:
	cmpldi 29, 0
	beq 0, .L48_46
	cmpldi 29, 1
	li 3, -1
	iseleq 29, 28, 3
.L48_46:
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
.L48_47:
	ld 3, 40(30)
	li 29, 1
	std 5, 24(30)
	cmpd 7, 3
	bge 0, .L48_44
	mr 3, 30
	mr 5, 28
	bl Worker::shrink
	mr 28, 3
	b .L48_44
.L48_50:
	mr 28, 21
	b .L48_44
.L48_51:
	std 3, 256(6)
	b .L48_43
.L48_52:
	std 3, 256(6)
	b .L48_44
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
	blt 0, .L49_10
	std 8, 256(4)
	sync
	ld 9, 0(3)
	ld 4, 128(9)
	sub. 10, 8, 4
	blt 0, .L49_11
	ld 11, 16(3)
	ld 5, 8(3)
	cmpld 8, 4
	and 11, 11, 8
	sldi 11, 11, 3
	add 5, 5, 11
	ld 5, 0(5)
	bne 0, .L49_8
	addi 4, 9, 128
	creqv 20, 20, 20
.L49_4:
	ldarx 10, 0, 4
	cmpld 10, 8
	bne- 0, .L49_14
	stdcx. 7, 0, 4
	bne- 0, .L49_4
	std 7, 256(9)
	bc 4, 20, .L49_10
	ld 4, 48(3)
	mr 6, 5
	addi 4, 4, 1
	std 4, 48(3)
	b .L49_10
.L49_8:
	ld 6, 40(3)
	std 8, 24(3)
	cmpd 10, 6
	blt 0, .L49_12
	mr 6, 5
.L49_10:
	mr 3, 6
	addi 1, 1, 32
	ld 0, 16(1)
	mtlr 0
	blr
.L49_11:
	std 7, 256(9)
	b .L49_10
.L49_12:
	bl Worker::shrink
	mr 6, 3
	b .L49_10
.L49_14:
	std 7, 256(9)
	b .L49_10
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
	ble 0, .L50_2
.L50_1:
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
.L50_2:
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
	bne- 0, .L50_5
	ld 4, 24(29)
	mr 3, 29
	b .L50_1
.L50_5:
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
	ble 0, .L51_7
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
	bne- 0, .L51_5
	addi 6, 3, 1
	lwsync
	creqv 20, 20, 20
.L51_3:
	stdcx. 6, 0, 4
	beq+ 0, .L51_6
	ldarx 7, 0, 4
	cmpld 7, 3
	beq+ 0, .L51_3
.L51_5:
	crxor 20, 20, 20
.L51_6:
	li 3, -1
	isel 3, 5, 3, 20
	blr
.L51_7:
	li 3, 0
	blr
wa_batch:
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
	beq 0, .L52_13
	ld 3, 128(26)
	sync
	ld 4, 256(26)
	cmpd 7, 4, 4
	bne- 7, .+4
	isync
	sub. 4, 4, 3
	ble 0, .L52_21
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
	ble 0, .L52_22
	li 3, 3
	li 24, 1
	addi 29, 1, 56
	addi 27, 1, 40
	rotldi 25, 3, 63
.L52_5:
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
	bl Worker::reserve.wa
	ld 3, 56(1)
	cmpld 3, 25
	bne 0, .L52_9
.L52_7:
	ld 5, 32(30)
	ld 6, 24(30)
	ld 3, 128(26)
	sync
	ld 4, 256(26)
	cmpd 7, 4, 4
	sub. 4, 4, 3
	bne- 7, .+4
	isync
	ble 0, .L52_21
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
	bgt 0, .L52_5
	b .L52_22
.L52_9:
	mr 3, 27
	mr 4, 30
	li 5, 0
	bl Worker::reserve.wa
	ld 3, 40(1)
	cmpld 3, 25
	beq+ 0, .L52_7
.L52_11:
	mr 3, 27
	bl ring::fail
	nop
	trap
.L52_13:
	ld 3, 24(30)
	ld 6, 128(4)
	li 29, 0
	addi 5, 3, -1
	sub. 6, 5, 6
	blt 0, .L52_43
	std 5, 256(4)
	sync
	ld 6, 0(30)
	ld 4, 128(6)
	sub. 7, 5, 4
	blt 0, .L52_51
	ld 9, 16(30)
	ld 8, 8(30)
	cmpld 5, 4
	and 9, 9, 5
	sldi 9, 9, 3
	add 8, 8, 9
	ld 28, 0(8)
	bne 0, .L52_47
	addi 4, 6, 128
	creqv 20, 20, 20
.L52_17:
	ldarx 7, 0, 4
	cmpld 7, 5
	bne- 0, .L52_52
	stdcx. 3, 0, 4
	bne- 0, .L52_17
	std 3, 256(6)
	bc 4, 20, .L52_44
	ld 3, 48(30)
	li 29, 1
	addi 3, 3, 1
	std 3, 48(30)
	b .L52_44
.L52_21:
	li 29, 0
	b .L52_43
.L52_22:
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
	bne- 0, .L52_27
	addi 5, 3, 1
	sync
.L52_24:
	stdcx. 5, 0, 25
	beq+ 0, .L52_26
	ldarx 6, 0, 25
	cmpld 6, 3
	beq+ 0, .L52_24
	b .L52_27
.L52_26:
	lwsync
	creqv 20, 20, 20
.L52_27:
	bc 4, 20, .L52_42
	cmpldi 4, 2
	li 29, 1
	blt 0, .L52_44
	addi 24, 4, -1
	li 4, 3
	addi 27, 1, 56
	rotldi 23, 4, 63
.L52_30:
	sync
	addi 22, 3, 1
	ld 4, 256(26)
	cmpd 7, 4, 4
	bne- 7, .+4
	isync
	sub. 4, 4, 22
	ble 0, .L52_44
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
	bne- 0, .L52_36
	addi 3, 3, 2
	sync
.L52_33:
	stdcx. 3, 0, 25
	beq+ 0, .L52_35
	ldarx 4, 0, 25
	cmpld 4, 22
	beq+ 0, .L52_33
	b .L52_36
.L52_35:
	lwsync
	creqv 20, 20, 20
.L52_36:
	bc 4, 20, .L52_44
	ld 4, 32(30)
	ld 3, 24(30)
	sub. 4, 4, 3
	ble 0, .L52_39
.L52_38:
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
	bc 12, 1, .L52_30
	b .L52_50
.L52_39:
	mr 3, 27
	mr 4, 30
	li 5, 1
	bl Worker::reserve.wa
	ld 3, 56(1)
	cmpld 3, 23
	bne- 0, .L52_11
	ld 3, 24(30)
	b .L52_38
.L52_42:
	li 29, 2
.L52_43:
.L52_44:
	cmpldi 29, 0
	beq 0, .L52_46
	cmpldi 29, 1
	li 3, -1
	iseleq 29, 28, 3
.L52_46:
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
.L52_47:
	ld 3, 40(30)
	li 29, 1
	std 5, 24(30)
	cmpd 7, 3
	bge 0, .L52_44
	mr 3, 30
	mr 5, 28
	bl Worker::shrink
	mr 28, 3
	b .L52_44
.L52_50:
	mr 28, 21
	b .L52_44
.L52_51:
	std 3, 256(6)
	b .L52_43
.L52_52:
	std 3, 256(6)
	b .L52_44
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
	blt 0, .L53_10
	std 8, 256(4)
	sync
	ld 9, 0(3)
	ld 4, 128(9)
	sub. 10, 8, 4
	blt 0, .L53_11
	ld 11, 16(3)
	ld 5, 8(3)
	cmpld 8, 4
	and 11, 11, 8
	sldi 11, 11, 3
	add 5, 5, 11
	ld 5, 0(5)
	bne 0, .L53_8
	addi 4, 9, 128
	creqv 20, 20, 20
.L53_4:
	ldarx 10, 0, 4
	cmpld 10, 8
	bne- 0, .L53_14
	stdcx. 7, 0, 4
	bne- 0, .L53_4
	std 7, 256(9)
	bc 4, 20, .L53_10
	ld 4, 48(3)
	mr 6, 5
	addi 4, 4, 1
	std 4, 48(3)
	b .L53_10
.L53_8:
	ld 6, 40(3)
	std 8, 24(3)
	cmpd 10, 6
	blt 0, .L53_12
	mr 6, 5
.L53_10:
	mr 3, 6
	addi 1, 1, 32
	ld 0, 16(1)
	mtlr 0
	blr
.L53_11:
	std 7, 256(9)
	b .L53_10
.L53_12:
	bl Worker::shrink
	mr 6, 3
	b .L53_10
.L53_14:
	std 7, 256(9)
	b .L53_10
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
	ble 0, .L54_2
.L54_1:
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
.L54_2:
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
	bne- 0, .L54_5
	ld 4, 24(29)
	mr 3, 29
	b .L54_1
.L54_5:
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
	ble 0, .L55_7
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
	bne- 0, .L55_5
	addi 6, 3, 1
	lwsync
	creqv 20, 20, 20
.L55_3:
	stdcx. 6, 0, 4
	beq+ 0, .L55_6
	ldarx 7, 0, 4
	cmpld 7, 3
	beq+ 0, .L55_3
.L55_5:
	crxor 20, 20, 20
.L55_6:
	li 3, -1
	isel 3, 5, 3, 20
	blr
.L55_7:
	li 3, 0
	blr
wb_batch:
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
	beq 0, .L56_13
	ld 3, 128(26)
	sync
	ld 4, 256(26)
	cmpd 7, 4, 4
	bne- 7, .+4
	isync
	sub. 4, 4, 3
	ble 0, .L56_21
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
	ble 0, .L56_22
	li 3, 3
	li 24, 1
	addi 29, 1, 56
	addi 27, 1, 40
	rotldi 25, 3, 63
.L56_5:
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
	bne 0, .L56_9
.L56_7:
	ld 5, 32(30)
	ld 6, 24(30)
	ld 3, 128(26)
	sync
	ld 4, 256(26)
	cmpd 7, 4, 4
	sub. 4, 4, 3
	bne- 7, .+4
	isync
	ble 0, .L56_21
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
	bgt 0, .L56_5
	b .L56_22
.L56_9:
	mr 3, 27
	mr 4, 30
	li 5, 0
	bl Worker::reserve.weakest
	ld 3, 40(1)
	cmpld 3, 25
	beq+ 0, .L56_7
.L56_11:
	mr 3, 27
	bl ring::fail
	nop
	trap
.L56_13:
	ld 3, 24(30)
	ld 6, 128(4)
	li 29, 0
	addi 5, 3, -1
	sub. 6, 5, 6
	blt 0, .L56_43
	std 5, 256(4)
	sync
	ld 6, 0(30)
	ld 4, 128(6)
	sub. 7, 5, 4
	blt 0, .L56_51
	ld 9, 16(30)
	ld 8, 8(30)
	cmpld 5, 4
	and 9, 9, 5
	sldi 9, 9, 3
	add 8, 8, 9
	ld 28, 0(8)
	bne 0, .L56_47
	addi 4, 6, 128
	creqv 20, 20, 20
.L56_17:
	ldarx 7, 0, 4
	cmpld 7, 5
	bne- 0, .L56_52
	stdcx. 3, 0, 4
	bne- 0, .L56_17
	std 3, 256(6)
	bc 4, 20, .L56_44
	ld 3, 48(30)
	li 29, 1
	addi 3, 3, 1
	std 3, 48(30)
	b .L56_44
.L56_21:
	li 29, 0
	b .L56_43
.L56_22:
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
	bne- 0, .L56_27
	addi 5, 3, 1
	sync
.L56_24:
	stdcx. 5, 0, 25
	beq+ 0, .L56_26
	ldarx 6, 0, 25
	cmpld 6, 3
	beq+ 0, .L56_24
	b .L56_27
.L56_26:
	lwsync
	creqv 20, 20, 20
.L56_27:
	bc 4, 20, .L56_42
	cmpldi 4, 2
	li 29, 1
	blt 0, .L56_44
	addi 24, 4, -1
	li 4, 3
	addi 27, 1, 56
	rotldi 23, 4, 63
.L56_30:
	sync
	addi 22, 3, 1
	ld 4, 256(26)
	cmpd 7, 4, 4
	bne- 7, .+4
	isync
	sub. 4, 4, 22
	ble 0, .L56_44
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
	bne- 0, .L56_36
	addi 3, 3, 2
	sync
.L56_33:
	stdcx. 3, 0, 25
	beq+ 0, .L56_35
	ldarx 4, 0, 25
	cmpld 4, 22
	beq+ 0, .L56_33
	b .L56_36
.L56_35:
	lwsync
	creqv 20, 20, 20
.L56_36:
	bc 4, 20, .L56_44
	ld 4, 32(30)
	ld 3, 24(30)
	sub. 4, 4, 3
	ble 0, .L56_39
.L56_38:
	ld 4, 16(30)
	ld 5, 8(30)
	addi 24, 24, -1
	cmpldi 24, 0
	and 4, 4, 3
	addi 3, 3, 1
	sldi 4, 4, 3
	add 4, 5, 4
	std 28, 0(4)
	std 3, 24(30)
	mr 28, 21
	ld 4, 0(30)
	std 3, 256(4)
	mr 3, 22
	bc 12, 1, .L56_30
	b .L56_50
.L56_39:
	mr 3, 27
	mr 4, 30
	li 5, 1
	bl Worker::reserve.weakest
	ld 3, 56(1)
	cmpld 3, 23
	bne- 0, .L56_11
	ld 3, 24(30)
	b .L56_38
.L56_42:
	li 29, 2
.L56_43:
.L56_44:
	cmpldi 29, 0
	beq 0, .L56_46
	cmpldi 29, 1
	li 3, -1
	iseleq 29, 28, 3
.L56_46:
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
.L56_47:
	ld 3, 40(30)
	li 29, 1
	std 5, 24(30)
	cmpd 7, 3
	bge 0, .L56_44
	mr 3, 30
	mr 5, 28
	bl Worker::shrink
	mr 28, 3
	b .L56_44
.L56_50:
	mr 28, 21
	b .L56_44
.L56_51:
	std 3, 256(6)
	b .L56_43
.L56_52:
	std 3, 256(6)
	b .L56_44
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
	blt 0, .L57_10
	std 8, 256(4)
	sync
	ld 9, 0(3)
	ld 4, 128(9)
	sub. 10, 8, 4
	blt 0, .L57_11
	ld 11, 16(3)
	ld 5, 8(3)
	cmpld 8, 4
	and 11, 11, 8
	sldi 11, 11, 3
	add 5, 5, 11
	ld 5, 0(5)
	bne 0, .L57_8
	addi 4, 9, 128
	creqv 20, 20, 20
.L57_4:
	ldarx 10, 0, 4
	cmpld 10, 8
	bne- 0, .L57_14
	stdcx. 7, 0, 4
	bne- 0, .L57_4
	std 7, 256(9)
	bc 4, 20, .L57_10
	ld 4, 48(3)
	mr 6, 5
	addi 4, 4, 1
	std 4, 48(3)
	b .L57_10
.L57_8:
	ld 6, 40(3)
	std 8, 24(3)
	cmpd 10, 6
	blt 0, .L57_12
	mr 6, 5
.L57_10:
	mr 3, 6
	addi 1, 1, 32
	ld 0, 16(1)
	mtlr 0
	blr
.L57_11:
	std 7, 256(9)
	b .L57_10
.L57_12:
	bl Worker::shrink
	mr 6, 3
	b .L57_10
.L57_14:
	std 7, 256(9)
	b .L57_10
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
	ble 0, .L58_2
.L58_1:
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
.L58_2:
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
	bne- 0, .L58_5
	ld 4, 24(29)
	mr 3, 29
	b .L58_1
.L58_5:
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
	ble 0, .L59_7
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
	bne- 0, .L59_5
	addi 6, 3, 1
	lwsync
	creqv 20, 20, 20
.L59_3:
	stdcx. 6, 0, 4
	beq+ 0, .L59_6
	ldarx 7, 0, 4
	cmpld 7, 3
	beq+ 0, .L59_3
.L59_5:
	crxor 20, 20, 20
.L59_6:
	li 3, -1
	isel 3, 5, 3, 20
	blr
.L59_7:
	li 3, 0
	blr
wc_batch:
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
	beq 0, .L60_13
	ld 3, 128(26)
	sync
	ld 4, 256(26)
	cmpd 7, 4, 4
	bne- 7, .+4
	isync
	sub. 4, 4, 3
	ble 0, .L60_21
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
	ble 0, .L60_22
	li 3, 3
	li 24, 1
	addi 29, 1, 56
	addi 27, 1, 40
	rotldi 25, 3, 63
.L60_5:
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
	bl Worker::reserve.wc
	ld 3, 56(1)
	cmpld 3, 25
	bne 0, .L60_9
.L60_7:
	ld 5, 32(30)
	ld 6, 24(30)
	ld 3, 128(26)
	sync
	ld 4, 256(26)
	cmpd 7, 4, 4
	sub. 4, 4, 3
	bne- 7, .+4
	isync
	ble 0, .L60_21
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
	bgt 0, .L60_5
	b .L60_22
.L60_9:
	mr 3, 27
	mr 4, 30
	li 5, 0
	bl Worker::reserve.wc
	ld 3, 40(1)
	cmpld 3, 25
	beq+ 0, .L60_7
.L60_11:
	mr 3, 27
	bl ring::fail
	nop
	trap
.L60_13:
	ld 3, 24(30)
	ld 6, 128(4)
	li 29, 0
	addi 5, 3, -1
	sub. 6, 5, 6
	blt 0, .L60_43
	std 5, 256(4)
	sync
	ld 6, 0(30)
	ld 4, 128(6)
	sub. 7, 5, 4
	blt 0, .L60_51
	ld 9, 16(30)
	ld 8, 8(30)
	cmpld 5, 4
	and 9, 9, 5
	sldi 9, 9, 3
	add 8, 8, 9
	ld 28, 0(8)
	bne 0, .L60_47
	addi 4, 6, 128
	creqv 20, 20, 20
.L60_17:
	ldarx 7, 0, 4
	cmpld 7, 5
	bne- 0, .L60_52
	stdcx. 3, 0, 4
	bne- 0, .L60_17
	std 3, 256(6)
	bc 4, 20, .L60_44
	ld 3, 48(30)
	li 29, 1
	addi 3, 3, 1
	std 3, 48(30)
	b .L60_44
.L60_21:
	li 29, 0
	b .L60_43
.L60_22:
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
	bne- 0, .L60_27
	addi 5, 3, 1
	sync
.L60_24:
	stdcx. 5, 0, 25
	beq+ 0, .L60_26
	ldarx 6, 0, 25
	cmpld 6, 3
	beq+ 0, .L60_24
	b .L60_27
.L60_26:
	lwsync
	creqv 20, 20, 20
.L60_27:
	bc 4, 20, .L60_42
	cmpldi 4, 2
	li 29, 1
	blt 0, .L60_44
	addi 24, 4, -1
	li 4, 3
	addi 27, 1, 56
	rotldi 23, 4, 63
.L60_30:
	sync
	addi 22, 3, 1
	ld 4, 256(26)
	cmpd 7, 4, 4
	bne- 7, .+4
	isync
	sub. 4, 4, 22
	ble 0, .L60_44
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
	bne- 0, .L60_36
	addi 3, 3, 2
	sync
.L60_33:
	stdcx. 3, 0, 25
	beq+ 0, .L60_35
	ldarx 4, 0, 25
	cmpld 4, 22
	beq+ 0, .L60_33
	b .L60_36
.L60_35:
	lwsync
	creqv 20, 20, 20
.L60_36:
	bc 4, 20, .L60_44
	ld 4, 32(30)
	ld 3, 24(30)
	sub. 4, 4, 3
	ble 0, .L60_39
.L60_38:
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
	bc 12, 1, .L60_30
	b .L60_50
.L60_39:
	mr 3, 27
	mr 4, 30
	li 5, 1
	bl Worker::reserve.wc
	ld 3, 56(1)
	cmpld 3, 23
	bne- 0, .L60_11
	ld 3, 24(30)
	b .L60_38
.L60_42:
	li 29, 2
.L60_43:
.L60_44:
	cmpldi 29, 0
	beq 0, .L60_46
	cmpldi 29, 1
	li 3, -1
	iseleq 29, 28, 3
.L60_46:
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
.L60_47:
	ld 3, 40(30)
	li 29, 1
	std 5, 24(30)
	cmpd 7, 3
	bge 0, .L60_44
	mr 3, 30
	mr 5, 28
	bl Worker::shrink
	mr 28, 3
	b .L60_44
.L60_50:
	mr 28, 21
	b .L60_44
.L60_51:
	std 3, 256(6)
	b .L60_43
.L60_52:
	std 3, 256(6)
	b .L60_44
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
	blt 0, .L61_10
	std 8, 256(4)
	sync
	ld 9, 0(3)
	ld 4, 128(9)
	sub. 10, 8, 4
	blt 0, .L61_11
	ld 11, 16(3)
	ld 5, 8(3)
	cmpld 8, 4
	and 11, 11, 8
	sldi 11, 11, 3
	add 5, 5, 11
	ld 5, 0(5)
	bne 0, .L61_8
	addi 4, 9, 128
	creqv 20, 20, 20
.L61_4:
	ldarx 10, 0, 4
	cmpld 10, 8
	bne- 0, .L61_14
	stdcx. 7, 0, 4
	bne- 0, .L61_4
	std 7, 256(9)
	bc 4, 20, .L61_10
	ld 4, 48(3)
	mr 6, 5
	addi 4, 4, 1
	std 4, 48(3)
	b .L61_10
.L61_8:
	ld 6, 40(3)
	std 8, 24(3)
	cmpd 10, 6
	blt 0, .L61_12
	mr 6, 5
.L61_10:
	mr 3, 6
	addi 1, 1, 32
	ld 0, 16(1)
	mtlr 0
	blr
.L61_11:
	std 7, 256(9)
	b .L61_10
.L61_12:
	bl Worker::shrink
	mr 6, 3
	b .L61_10
.L61_14:
	std 7, 256(9)
	b .L61_10
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
	ble 0, .L62_2
.L62_1:
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
.L62_2:
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
	bne- 0, .L62_5
	ld 4, 24(29)
	mr 3, 29
	b .L62_1
.L62_5:
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
	ble 0, .L63_7
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
	bne- 0, .L63_5
	addi 6, 3, 1
	lwsync
	creqv 20, 20, 20
.L63_3:
	stdcx. 6, 0, 4
	beq+ 0, .L63_6
	ldarx 7, 0, 4
	cmpld 7, 3
	beq+ 0, .L63_3
.L63_5:
	crxor 20, 20, 20
.L63_6:
	li 3, -1
	isel 3, 5, 3, 20
	blr
.L63_7:
	li 3, 0
	blr
wd_batch:
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
	beq 0, .L64_13
	ld 3, 128(26)
	sync
	ld 4, 256(26)
	cmpd 7, 4, 4
	bne- 7, .+4
	isync
	sub. 4, 4, 3
	ble 0, .L64_21
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
	ble 0, .L64_22
	li 3, 3
	li 24, 1
	addi 29, 1, 56
	addi 27, 1, 40
	rotldi 25, 3, 63
.L64_5:
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
	bne 0, .L64_9
.L64_7:
	ld 5, 32(30)
	ld 6, 24(30)
	ld 3, 128(26)
	sync
	ld 4, 256(26)
	cmpd 7, 4, 4
	sub. 4, 4, 3
	bne- 7, .+4
	isync
	ble 0, .L64_21
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
	bgt 0, .L64_5
	b .L64_22
.L64_9:
	mr 3, 27
	mr 4, 30
	li 5, 0
	bl Worker::reserve.weakest
	ld 3, 40(1)
	cmpld 3, 25
	beq+ 0, .L64_7
.L64_11:
	mr 3, 27
	bl ring::fail
	nop
	trap
.L64_13:
	ld 3, 24(30)
	ld 6, 128(4)
	li 29, 0
	addi 5, 3, -1
	sub. 6, 5, 6
	blt 0, .L64_43
	std 5, 256(4)
	lwsync
	ld 6, 0(30)
	ld 4, 128(6)
	sub. 7, 5, 4
	blt 0, .L64_51
	ld 9, 16(30)
	ld 8, 8(30)
	cmpld 5, 4
	and 9, 9, 5
	sldi 9, 9, 3
	add 8, 8, 9
	ld 28, 0(8)
	bne 0, .L64_47
	addi 4, 6, 128
	creqv 20, 20, 20
.L64_17:
	ldarx 7, 0, 4
	cmpld 7, 5
	bne- 0, .L64_52
	stdcx. 3, 0, 4
	bne- 0, .L64_17
	std 3, 256(6)
	bc 4, 20, .L64_44
	ld 3, 48(30)
	li 29, 1
	addi 3, 3, 1
	std 3, 48(30)
	b .L64_44
.L64_21:
	li 29, 0
	b .L64_43
.L64_22:
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
	bne- 0, .L64_27
	addi 5, 3, 1
	sync
.L64_24:
	stdcx. 5, 0, 25
	beq+ 0, .L64_26
	ldarx 6, 0, 25
	cmpld 6, 3
	beq+ 0, .L64_24
	b .L64_27
.L64_26:
	lwsync
	creqv 20, 20, 20
.L64_27:
	bc 4, 20, .L64_42
	cmpldi 4, 2
	li 29, 1
	blt 0, .L64_44
	addi 24, 4, -1
	li 4, 3
	addi 27, 1, 56
	rotldi 23, 4, 63
.L64_30:
	sync
	addi 22, 3, 1
	ld 4, 256(26)
	cmpd 7, 4, 4
	bne- 7, .+4
	isync
	sub. 4, 4, 22
	ble 0, .L64_44
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
	bne- 0, .L64_36
	addi 3, 3, 2
	sync
.L64_33:
	stdcx. 3, 0, 25
	beq+ 0, .L64_35
	ldarx 4, 0, 25
	cmpld 4, 22
	beq+ 0, .L64_33
	b .L64_36
.L64_35:
	lwsync
	creqv 20, 20, 20
.L64_36:
	bc 4, 20, .L64_44
	ld 4, 32(30)
	ld 3, 24(30)
	sub. 4, 4, 3
	ble 0, .L64_39
.L64_38:
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
	bc 12, 1, .L64_30
	b .L64_50
.L64_39:
	mr 3, 27
	mr 4, 30
	li 5, 1
	bl Worker::reserve.weakest
	ld 3, 56(1)
	cmpld 3, 23
	bne- 0, .L64_11
	ld 3, 24(30)
	b .L64_38
.L64_42:
	li 29, 2
.L64_43:
.L64_44:
	cmpldi 29, 0
	beq 0, .L64_46
	cmpldi 29, 1
	li 3, -1
	iseleq 29, 28, 3
.L64_46:
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
.L64_47:
	ld 3, 40(30)
	li 29, 1
	std 5, 24(30)
	cmpd 7, 3
	bge 0, .L64_44
	mr 3, 30
	mr 5, 28
	bl Worker::shrink
	mr 28, 3
	b .L64_44
.L64_50:
	mr 28, 21
	b .L64_44
.L64_51:
	std 3, 256(6)
	b .L64_43
.L64_52:
	std 3, 256(6)
	b .L64_44
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
	blt 0, .L65_10
	std 8, 256(4)
	lwsync
	ld 9, 0(3)
	ld 4, 128(9)
	sub. 10, 8, 4
	blt 0, .L65_11
	ld 11, 16(3)
	ld 5, 8(3)
	cmpld 8, 4
	and 11, 11, 8
	sldi 11, 11, 3
	add 5, 5, 11
	ld 5, 0(5)
	bne 0, .L65_8
	addi 4, 9, 128
	creqv 20, 20, 20
.L65_4:
	ldarx 10, 0, 4
	cmpld 10, 8
	bne- 0, .L65_14
	stdcx. 7, 0, 4
	bne- 0, .L65_4
	std 7, 256(9)
	bc 4, 20, .L65_10
	ld 4, 48(3)
	mr 6, 5
	addi 4, 4, 1
	std 4, 48(3)
	b .L65_10
.L65_8:
	ld 6, 40(3)
	std 8, 24(3)
	cmpd 10, 6
	blt 0, .L65_12
	mr 6, 5
.L65_10:
	mr 3, 6
	addi 1, 1, 32
	ld 0, 16(1)
	mtlr 0
	blr
.L65_11:
	std 7, 256(9)
	b .L65_10
.L65_12:
	bl Worker::shrink
	mr 6, 3
	b .L65_10
.L65_14:
	std 7, 256(9)
	b .L65_10
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
	ble 0, .L66_2
.L66_1:
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
.L66_2:
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
	bne- 0, .L66_5
	ld 4, 24(29)
	mr 3, 29
	b .L66_1
.L66_5:
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
	ble 0, .L67_7
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
	bne- 0, .L67_5
	addi 6, 3, 1
	lwsync
	creqv 20, 20, 20
.L67_3:
	stdcx. 6, 0, 4
	beq+ 0, .L67_6
	ldarx 7, 0, 4
	cmpld 7, 3
	beq+ 0, .L67_3
.L67_5:
	crxor 20, 20, 20
.L67_6:
	li 3, -1
	isel 3, 5, 3, 20
	blr
.L67_7:
	li 3, 0
	blr
we_batch:
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
	beq 0, .L68_13
	ld 3, 128(26)
	lwsync
	ld 4, 256(26)
	cmpd 7, 4, 4
	bne- 7, .+4
	isync
	sub. 4, 4, 3
	ble 0, .L68_21
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
	ble 0, .L68_22
	li 3, 3
	li 24, 1
	addi 29, 1, 56
	addi 27, 1, 40
	rotldi 25, 3, 63
.L68_5:
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
	bne 0, .L68_9
.L68_7:
	ld 5, 32(30)
	ld 6, 24(30)
	ld 3, 128(26)
	lwsync
	ld 4, 256(26)
	cmpd 7, 4, 4
	sub. 4, 4, 3
	bne- 7, .+4
	isync
	ble 0, .L68_21
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
	bgt 0, .L68_5
	b .L68_22
.L68_9:
	mr 3, 27
	mr 4, 30
	li 5, 0
	bl Worker::reserve.weakest
	ld 3, 40(1)
	cmpld 3, 25
	beq+ 0, .L68_7
.L68_11:
	mr 3, 27
	bl ring::fail
	nop
	trap
.L68_13:
	ld 3, 24(30)
	ld 6, 128(4)
	li 29, 0
	addi 5, 3, -1
	sub. 6, 5, 6
	blt 0, .L68_43
	std 5, 256(4)
	sync
	ld 6, 0(30)
	ld 4, 128(6)
	sub. 7, 5, 4
	blt 0, .L68_51
	ld 9, 16(30)
	ld 8, 8(30)
	cmpld 5, 4
	and 9, 9, 5
	sldi 9, 9, 3
	add 8, 8, 9
	ld 28, 0(8)
	bne 0, .L68_47
	addi 4, 6, 128
	creqv 20, 20, 20
.L68_17:
	ldarx 7, 0, 4
	cmpld 7, 5
	bne- 0, .L68_52
	stdcx. 3, 0, 4
	bne- 0, .L68_17
	std 3, 256(6)
	bc 4, 20, .L68_44
	ld 3, 48(30)
	li 29, 1
	addi 3, 3, 1
	std 3, 48(30)
	b .L68_44
.L68_21:
	li 29, 0
	b .L68_43
.L68_22:
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
	bne- 0, .L68_27
	addi 5, 3, 1
	sync
.L68_24:
	stdcx. 5, 0, 25
	beq+ 0, .L68_26
	ldarx 6, 0, 25
	cmpld 6, 3
	beq+ 0, .L68_24
	b .L68_27
.L68_26:
	lwsync
	creqv 20, 20, 20
.L68_27:
	bc 4, 20, .L68_42
	cmpldi 4, 2
	li 29, 1
	blt 0, .L68_44
	addi 24, 4, -1
	li 4, 3
	addi 27, 1, 56
	rotldi 23, 4, 63
.L68_30:
	sync
	addi 22, 3, 1
	ld 4, 256(26)
	cmpd 7, 4, 4
	bne- 7, .+4
	isync
	sub. 4, 4, 22
	ble 0, .L68_44
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
	bne- 0, .L68_36
	addi 3, 3, 2
	sync
.L68_33:
	stdcx. 3, 0, 25
	beq+ 0, .L68_35
	ldarx 4, 0, 25
	cmpld 4, 22
	beq+ 0, .L68_33
	b .L68_36
.L68_35:
	lwsync
	creqv 20, 20, 20
.L68_36:
	bc 4, 20, .L68_44
	ld 4, 32(30)
	ld 3, 24(30)
	sub. 4, 4, 3
	ble 0, .L68_39
.L68_38:
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
	bc 12, 1, .L68_30
	b .L68_50
.L68_39:
	mr 3, 27
	mr 4, 30
	li 5, 1
	bl Worker::reserve.weakest
	ld 3, 56(1)
	cmpld 3, 23
	bne- 0, .L68_11
	ld 3, 24(30)
	b .L68_38
.L68_42:
	li 29, 2
.L68_43:
.L68_44:
	cmpldi 29, 0
	beq 0, .L68_46
	cmpldi 29, 1
	li 3, -1
	iseleq 29, 28, 3
.L68_46:
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
.L68_47:
	ld 3, 40(30)
	li 29, 1
	std 5, 24(30)
	cmpd 7, 3
	bge 0, .L68_44
	mr 3, 30
	mr 5, 28
	bl Worker::shrink
	mr 28, 3
	b .L68_44
.L68_50:
	mr 28, 21
	b .L68_44
.L68_51:
	std 3, 256(6)
	b .L68_43
.L68_52:
	std 3, 256(6)
	b .L68_44
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
	blt 0, .L69_10
	std 8, 256(4)
	sync
	ld 9, 0(3)
	ld 4, 128(9)
	sub. 10, 8, 4
	blt 0, .L69_11
	ld 11, 16(3)
	ld 5, 8(3)
	cmpld 8, 4
	and 11, 11, 8
	sldi 11, 11, 3
	add 5, 5, 11
	ld 5, 0(5)
	bne 0, .L69_8
	addi 4, 9, 128
	creqv 20, 20, 20
.L69_4:
	ldarx 10, 0, 4
	cmpld 10, 8
	bne- 0, .L69_14
	stdcx. 7, 0, 4
	bne- 0, .L69_4
	std 7, 256(9)
	bc 4, 20, .L69_10
	ld 4, 48(3)
	mr 6, 5
	addi 4, 4, 1
	std 4, 48(3)
	b .L69_10
.L69_8:
	ld 6, 40(3)
	std 8, 24(3)
	cmpd 10, 6
	blt 0, .L69_12
	mr 6, 5
.L69_10:
	mr 3, 6
	addi 1, 1, 32
	ld 0, 16(1)
	mtlr 0
	blr
.L69_11:
	std 7, 256(9)
	b .L69_10
.L69_12:
	bl Worker::shrink
	mr 6, 3
	b .L69_10
.L69_14:
	std 7, 256(9)
	b .L69_10
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
	ble 0, .L70_2
.L70_1:
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
.L70_2:
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
	bne- 0, .L70_5
	ld 4, 24(29)
	mr 3, 29
	b .L70_1
.L70_5:
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
	ble 0, .L71_7
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
	bne- 0, .L71_5
	addi 6, 3, 1
	lwsync
	creqv 20, 20, 20
.L71_3:
	stdcx. 6, 0, 4
	beq+ 0, .L71_6
	ldarx 7, 0, 4
	cmpld 7, 3
	beq+ 0, .L71_3
.L71_5:
	crxor 20, 20, 20
.L71_6:
	li 3, -1
	isel 3, 5, 3, 20
	blr
.L71_7:
	li 3, 0
	blr
wf_batch:
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
	beq 0, .L72_13
	ld 3, 128(26)
	sync
	ld 4, 256(26)
	sub. 4, 4, 3
	ble 0, .L72_21
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
	ble 0, .L72_22
	li 3, 3
	li 24, 1
	addi 29, 1, 56
	addi 27, 1, 40
	rotldi 25, 3, 63
.L72_5:
	ld 3, 256(26)
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
	bne 0, .L72_9
.L72_7:
	ld 5, 32(30)
	ld 6, 24(30)
	ld 3, 128(26)
	sync
	ld 4, 256(26)
	sub. 4, 4, 3
	ble 0, .L72_21
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
	bgt 0, .L72_5
	b .L72_22
.L72_9:
	mr 3, 27
	mr 4, 30
	li 5, 0
	bl Worker::reserve.weakest
	ld 3, 40(1)
	cmpld 3, 25
	beq+ 0, .L72_7
.L72_11:
	mr 3, 27
	bl ring::fail
	nop
	trap
.L72_13:
	ld 3, 24(30)
	ld 6, 128(4)
	li 29, 0
	addi 5, 3, -1
	sub. 6, 5, 6
	blt 0, .L72_43
	std 5, 256(4)
	sync
	ld 6, 0(30)
	ld 4, 128(6)
	sub. 7, 5, 4
	blt 0, .L72_51
	ld 9, 16(30)
	ld 8, 8(30)
	cmpld 5, 4
	and 9, 9, 5
	sldi 9, 9, 3
	add 8, 8, 9
	ld 28, 0(8)
	bne 0, .L72_47
	addi 4, 6, 128
	creqv 20, 20, 20
.L72_17:
	ldarx 7, 0, 4
	cmpld 7, 5
	bne- 0, .L72_52
	stdcx. 3, 0, 4
	bne- 0, .L72_17
	std 3, 256(6)
	bc 4, 20, .L72_44
	ld 3, 48(30)
	li 29, 1
	addi 3, 3, 1
	std 3, 48(30)
	b .L72_44
.L72_21:
	li 29, 0
	b .L72_43
.L72_22:
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
	bne- 0, .L72_27
	addi 5, 3, 1
	sync
.L72_24:
	stdcx. 5, 0, 25
	beq+ 0, .L72_26
	ldarx 6, 0, 25
	cmpld 6, 3
	beq+ 0, .L72_24
	b .L72_27
.L72_26:
	lwsync
	creqv 20, 20, 20
.L72_27:
	bc 4, 20, .L72_42
	cmpldi 4, 2
	li 29, 1
	blt 0, .L72_44
	addi 24, 4, -1
	li 4, 3
	addi 27, 1, 56
	rotldi 23, 4, 63
.L72_30:
	sync
	addi 22, 3, 1
	ld 4, 256(26)
	cmpd 7, 4, 4
	bne- 7, .+4
	isync
	sub. 4, 4, 22
	ble 0, .L72_44
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
	bne- 0, .L72_36
	addi 3, 3, 2
	sync
.L72_33:
	stdcx. 3, 0, 25
	beq+ 0, .L72_35
	ldarx 4, 0, 25
	cmpld 4, 22
	beq+ 0, .L72_33
	b .L72_36
.L72_35:
	lwsync
	creqv 20, 20, 20
.L72_36:
	bc 4, 20, .L72_44
	ld 4, 32(30)
	ld 3, 24(30)
	sub. 4, 4, 3
	ble 0, .L72_39
.L72_38:
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
	bc 12, 1, .L72_30
	b .L72_50
.L72_39:
	mr 3, 27
	mr 4, 30
	li 5, 1
	bl Worker::reserve.weakest
	ld 3, 56(1)
	cmpld 3, 23
	bne- 0, .L72_11
	ld 3, 24(30)
	b .L72_38
.L72_42:
	li 29, 2
.L72_43:
.L72_44:
	cmpldi 29, 0
	beq 0, .L72_46
	cmpldi 29, 1
	li 3, -1
	iseleq 29, 28, 3
.L72_46:
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
.L72_47:
	ld 3, 40(30)
	li 29, 1
	std 5, 24(30)
	cmpd 7, 3
	bge 0, .L72_44
	mr 3, 30
	mr 5, 28
	bl Worker::shrink
	mr 28, 3
	b .L72_44
.L72_50:
	mr 28, 21
	b .L72_44
.L72_51:
	std 3, 256(6)
	b .L72_43
.L72_52:
	std 3, 256(6)
	b .L72_44
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
	blt 0, .L73_10
	std 8, 256(4)
	sync
	ld 9, 0(3)
	ld 4, 128(9)
	sub. 10, 8, 4
	blt 0, .L73_11
	ld 11, 16(3)
	ld 5, 8(3)
	cmpld 8, 4
	and 11, 11, 8
	sldi 11, 11, 3
	add 5, 5, 11
	ld 5, 0(5)
	bne 0, .L73_8
	addi 4, 9, 128
	creqv 20, 20, 20
.L73_4:
	ldarx 10, 0, 4
	cmpld 10, 8
	bne- 0, .L73_14
	stdcx. 7, 0, 4
	bne- 0, .L73_4
	std 7, 256(9)
	bc 4, 20, .L73_10
	ld 4, 48(3)
	mr 6, 5
	addi 4, 4, 1
	std 4, 48(3)
	b .L73_10
.L73_8:
	ld 6, 40(3)
	std 8, 24(3)
	cmpd 10, 6
	blt 0, .L73_12
	mr 6, 5
.L73_10:
	mr 3, 6
	addi 1, 1, 32
	ld 0, 16(1)
	mtlr 0
	blr
.L73_11:
	std 7, 256(9)
	b .L73_10
.L73_12:
	bl Worker::shrink
	mr 6, 3
	b .L73_10
.L73_14:
	std 7, 256(9)
	b .L73_10
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
	ble 0, .L74_2
.L74_1:
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
.L74_2:
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
	bne- 0, .L74_5
	ld 4, 24(29)
	mr 3, 29
	b .L74_1
.L74_5:
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
	ble 0, .L75_7
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
	bne- 0, .L75_5
	addi 6, 3, 1
	lwsync
	creqv 20, 20, 20
.L75_3:
	stdcx. 6, 0, 4
	beq+ 0, .L75_6
	ldarx 7, 0, 4
	cmpld 7, 3
	beq+ 0, .L75_3
.L75_5:
	crxor 20, 20, 20
.L75_6:
	li 3, -1
	isel 3, 5, 3, 20
	blr
.L75_7:
	li 3, 0
	blr
wg_batch:
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
	beq 0, .L76_13
	ld 3, 128(26)
	sync
	ld 4, 256(26)
	cmpd 7, 4, 4
	bne- 7, .+4
	isync
	sub. 4, 4, 3
	ble 0, .L76_21
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
	ble 0, .L76_22
	li 3, 3
	li 24, 1
	addi 29, 1, 56
	addi 27, 1, 40
	rotldi 25, 3, 63
.L76_5:
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
	bne 0, .L76_9
.L76_7:
	ld 5, 32(30)
	ld 6, 24(30)
	ld 3, 128(26)
	sync
	ld 4, 256(26)
	cmpd 7, 4, 4
	sub. 4, 4, 3
	bne- 7, .+4
	isync
	ble 0, .L76_21
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
	bgt 0, .L76_5
	b .L76_22
.L76_9:
	mr 3, 27
	mr 4, 30
	li 5, 0
	bl Worker::reserve.weakest
	ld 3, 40(1)
	cmpld 3, 25
	beq+ 0, .L76_7
.L76_11:
	mr 3, 27
	bl ring::fail
	nop
	trap
.L76_13:
	ld 3, 24(30)
	ld 6, 128(4)
	li 29, 0
	addi 5, 3, -1
	sub. 6, 5, 6
	blt 0, .L76_43
	std 5, 256(4)
	sync
	ld 6, 0(30)
	ld 4, 128(6)
	sub. 7, 5, 4
	blt 0, .L76_51
	ld 9, 16(30)
	ld 8, 8(30)
	cmpld 5, 4
	and 9, 9, 5
	sldi 9, 9, 3
	add 8, 8, 9
	ld 28, 0(8)
	bne 0, .L76_47
	addi 4, 6, 128
	creqv 20, 20, 20
.L76_17:
	ldarx 7, 0, 4
	cmpld 7, 5
	bne- 0, .L76_52
	stdcx. 3, 0, 4
	bne- 0, .L76_17
	std 3, 256(6)
	bc 4, 20, .L76_44
	ld 3, 48(30)
	li 29, 1
	addi 3, 3, 1
	std 3, 48(30)
	b .L76_44
.L76_21:
	li 29, 0
	b .L76_43
.L76_22:
	ld 5, 408(26)
	addi 25, 26, 128
	crxor 20, 20, 20
	ld 6, 0(5)
	and 6, 6, 3
	sldi 6, 6, 3
	add 5, 5, 6
	addi 5, 5, 32
	ld 28, 0(5)
	ldarx 5, 0, 25
	cmpld 5, 3
	bne- 0, .L76_27
	addi 5, 3, 1
	sync
.L76_24:
	stdcx. 5, 0, 25
	beq+ 0, .L76_26
	ldarx 6, 0, 25
	cmpld 6, 3
	beq+ 0, .L76_24
	b .L76_27
.L76_26:
	lwsync
	creqv 20, 20, 20
.L76_27:
	bc 4, 20, .L76_42
	cmpldi 4, 2
	li 29, 1
	blt 0, .L76_44
	addi 24, 4, -1
	li 4, 3
	addi 27, 1, 56
	rotldi 23, 4, 63
.L76_30:
	sync
	addi 22, 3, 1
	ld 4, 256(26)
	cmpd 7, 4, 4
	bne- 7, .+4
	isync
	sub. 4, 4, 22
	ble 0, .L76_44
	ld 4, 408(26)
	crxor 20, 20, 20
	ld 5, 0(4)
	and 5, 5, 22
	sldi 5, 5, 3
	add 4, 4, 5
	addi 4, 4, 32
	ld 21, 0(4)
	ldarx 4, 0, 25
	cmpld 4, 22
	bne- 0, .L76_36
	addi 3, 3, 2
	sync
.L76_33:
	stdcx. 3, 0, 25
	beq+ 0, .L76_35
	ldarx 4, 0, 25
	cmpld 4, 22
	beq+ 0, .L76_33
	b .L76_36
.L76_35:
	lwsync
	creqv 20, 20, 20
.L76_36:
	bc 4, 20, .L76_44
	ld 4, 32(30)
	ld 3, 24(30)
	sub. 4, 4, 3
	ble 0, .L76_39
.L76_38:
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
	bc 12, 1, .L76_30
	b .L76_50
.L76_39:
	mr 3, 27
	mr 4, 30
	li 5, 1
	bl Worker::reserve.weakest
	ld 3, 56(1)
	cmpld 3, 23
	bne- 0, .L76_11
	ld 3, 24(30)
	b .L76_38
.L76_42:
	li 29, 2
.L76_43:
.L76_44:
	cmpldi 29, 0
	beq 0, .L76_46
	cmpldi 29, 1
	li 3, -1
	iseleq 29, 28, 3
.L76_46:
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
.L76_47:
	ld 3, 40(30)
	li 29, 1
	std 5, 24(30)
	cmpd 7, 3
	bge 0, .L76_44
	mr 3, 30
	mr 5, 28
	bl Worker::shrink
	mr 28, 3
	b .L76_44
.L76_50:
	mr 28, 21
	b .L76_44
.L76_51:
	std 3, 256(6)
	b .L76_43
.L76_52:
	std 3, 256(6)
	b .L76_44
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
	blt 0, .L77_10
	std 8, 256(4)
	sync
	ld 9, 0(3)
	ld 4, 128(9)
	sub. 10, 8, 4
	blt 0, .L77_11
	ld 11, 16(3)
	ld 5, 8(3)
	cmpld 8, 4
	and 11, 11, 8
	sldi 11, 11, 3
	add 5, 5, 11
	ld 5, 0(5)
	bne 0, .L77_8
	addi 4, 9, 128
	creqv 20, 20, 20
.L77_4:
	ldarx 10, 0, 4
	cmpld 10, 8
	bne- 0, .L77_14
	stdcx. 7, 0, 4
	bne- 0, .L77_4
	std 7, 256(9)
	bc 4, 20, .L77_10
	ld 4, 48(3)
	mr 6, 5
	addi 4, 4, 1
	std 4, 48(3)
	b .L77_10
.L77_8:
	ld 6, 40(3)
	std 8, 24(3)
	cmpd 10, 6
	blt 0, .L77_12
	mr 6, 5
.L77_10:
	mr 3, 6
	addi 1, 1, 32
	ld 0, 16(1)
	mtlr 0
	blr
.L77_11:
	std 7, 256(9)
	b .L77_10
.L77_12:
	bl Worker::shrink
	mr 6, 3
	b .L77_10
.L77_14:
	std 7, 256(9)
	b .L77_10
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
	ble 0, .L78_2
.L78_1:
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
.L78_2:
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
	bne- 0, .L78_5
	ld 4, 24(29)
	mr 3, 29
	b .L78_1
.L78_5:
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
	ble 0, .L79_7
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
	bne- 0, .L79_5
	addi 6, 3, 1
	lwsync
	creqv 20, 20, 20
.L79_3:
	stdcx. 6, 0, 5
	beq+ 0, .L79_6
	ldarx 7, 0, 5
	cmpld 7, 3
	beq+ 0, .L79_3
.L79_5:
	crxor 20, 20, 20
.L79_6:
	li 3, -1
	isel 3, 4, 3, 20
	blr
.L79_7:
	li 3, 0
	blr
wh_batch:
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
	beq 0, .L80_13
	ld 3, 128(26)
	sync
	ld 4, 256(26)
	cmpd 7, 4, 4
	bne- 7, .+4
	isync
	sub. 4, 4, 3
	ble 0, .L80_21
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
	ble 0, .L80_22
	li 3, 3
	li 24, 1
	addi 29, 1, 56
	addi 27, 1, 40
	rotldi 25, 3, 63
.L80_5:
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
	bne 0, .L80_9
.L80_7:
	ld 5, 32(30)
	ld 6, 24(30)
	ld 3, 128(26)
	sync
	ld 4, 256(26)
	cmpd 7, 4, 4
	sub. 4, 4, 3
	bne- 7, .+4
	isync
	ble 0, .L80_21
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
	bgt 0, .L80_5
	b .L80_22
.L80_9:
	mr 3, 27
	mr 4, 30
	li 5, 0
	bl Worker::reserve.weakest
	ld 3, 40(1)
	cmpld 3, 25
	beq+ 0, .L80_7
.L80_11:
	mr 3, 27
	bl ring::fail
	nop
	trap
.L80_13:
	ld 3, 24(30)
	ld 6, 128(4)
	li 29, 0
	addi 5, 3, -1
	sub. 6, 5, 6
	blt 0, .L80_43
	std 5, 256(4)
	sync
	ld 6, 0(30)
	ld 4, 128(6)
	sub. 7, 5, 4
	blt 0, .L80_51
	ld 9, 16(30)
	ld 8, 8(30)
	cmpld 5, 4
	and 9, 9, 5
	sldi 9, 9, 3
	add 8, 8, 9
	ld 28, 0(8)
	bne 0, .L80_47
	addi 4, 6, 128
	creqv 20, 20, 20
.L80_17:
	ldarx 7, 0, 4
	cmpld 7, 5
	bne- 0, .L80_52
	stdcx. 3, 0, 4
	bne- 0, .L80_17
	std 3, 256(6)
	bc 4, 20, .L80_44
	ld 3, 48(30)
	li 29, 1
	addi 3, 3, 1
	std 3, 48(30)
	b .L80_44
.L80_21:
	li 29, 0
	b .L80_43
.L80_22:
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
	bne- 0, .L80_27
	addi 5, 3, 1
	sync
.L80_24:
	stdcx. 5, 0, 25
	beq+ 0, .L80_26
	ldarx 6, 0, 25
	cmpld 6, 3
	beq+ 0, .L80_24
	b .L80_27
.L80_26:
	lwsync
	creqv 20, 20, 20
.L80_27:
	bc 4, 20, .L80_42
	cmpldi 4, 2
	li 29, 1
	blt 0, .L80_44
	addi 24, 4, -1
	li 4, 3
	addi 27, 1, 56
	rotldi 23, 4, 63
.L80_30:
	sync
	addi 22, 3, 1
	ld 4, 256(26)
	cmpd 7, 4, 4
	bne- 7, .+4
	isync
	sub. 4, 4, 22
	ble 0, .L80_44
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
	bne- 0, .L80_36
	addi 3, 3, 2
	sync
.L80_33:
	stdcx. 3, 0, 25
	beq+ 0, .L80_35
	ldarx 4, 0, 25
	cmpld 4, 22
	beq+ 0, .L80_33
	b .L80_36
.L80_35:
	lwsync
	creqv 20, 20, 20
.L80_36:
	bc 4, 20, .L80_44
	ld 4, 32(30)
	ld 3, 24(30)
	sub. 4, 4, 3
	ble 0, .L80_39
.L80_38:
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
	bc 12, 1, .L80_30
	b .L80_50
.L80_39:
	mr 3, 27
	mr 4, 30
	li 5, 1
	bl Worker::reserve.weakest
	ld 3, 56(1)
	cmpld 3, 23
	bne- 0, .L80_11
	ld 3, 24(30)
	b .L80_38
.L80_42:
	li 29, 2
.L80_43:
.L80_44:
	cmpldi 29, 0
	beq 0, .L80_46
	cmpldi 29, 1
	li 3, -1
	iseleq 29, 28, 3
.L80_46:
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
.L80_47:
	ld 3, 40(30)
	li 29, 1
	std 5, 24(30)
	cmpd 7, 3
	bge 0, .L80_44
	mr 3, 30
	mr 5, 28
	bl Worker::shrink
	mr 28, 3
	b .L80_44
.L80_50:
	mr 28, 21
	b .L80_44
.L80_51:
	std 3, 256(6)
	b .L80_43
.L80_52:
	std 3, 256(6)
	b .L80_44
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
	blt 0, .L81_10
	std 8, 256(4)
	sync
	ld 9, 0(3)
	ld 4, 128(9)
	sub. 10, 8, 4
	blt 0, .L81_11
	ld 11, 16(3)
	ld 5, 8(3)
	cmpld 8, 4
	and 11, 11, 8
	sldi 11, 11, 3
	add 5, 5, 11
	ld 5, 0(5)
	bne 0, .L81_8
	addi 4, 9, 128
	creqv 20, 20, 20
.L81_4:
	ldarx 10, 0, 4
	cmpld 10, 8
	bne- 0, .L81_14
	stdcx. 7, 0, 4
	bne- 0, .L81_4
	std 7, 256(9)
	bc 4, 20, .L81_10
	ld 4, 48(3)
	mr 6, 5
	addi 4, 4, 1
	std 4, 48(3)
	b .L81_10
.L81_8:
	ld 6, 40(3)
	std 8, 24(3)
	cmpd 10, 6
	blt 0, .L81_12
	mr 6, 5
.L81_10:
	mr 3, 6
	addi 1, 1, 32
	ld 0, 16(1)
	mtlr 0
	blr
.L81_11:
	std 7, 256(9)
	b .L81_10
.L81_12:
	bl Worker::shrink
	mr 6, 3
	b .L81_10
.L81_14:
	std 7, 256(9)
	b .L81_10
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
	ble 0, .L82_2
.L82_1:
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
.L82_2:
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
	bne- 0, .L82_5
	ld 4, 24(29)
	mr 3, 29
	b .L82_1
.L82_5:
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
	ble 0, .L83_5
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
.L83_2:
	ldarx 7, 0, 4
	cmpld 7, 3
	bne- 0, .L83_6
	stdcx. 6, 0, 4
	bne- 0, .L83_2
	li 3, -1
	isel 3, 5, 3, 20
	blr
.L83_5:
	li 3, 0
	blr
.L83_6:
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
	beq 0, .L84_13
	ld 3, 128(26)
	sync
	ld 4, 256(26)
	cmpd 7, 4, 4
	bne- 7, .+4
	isync
	sub. 4, 4, 3
	ble 0, .L84_21
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
	ble 0, .L84_22
	li 3, 3
	li 24, 1
	addi 29, 1, 56
	addi 27, 1, 40
	rotldi 25, 3, 63
.L84_5:
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
	bne 0, .L84_9
.L84_7:
	ld 5, 32(30)
	ld 6, 24(30)
	ld 3, 128(26)
	sync
	ld 4, 256(26)
	cmpd 7, 4, 4
	sub. 4, 4, 3
	bne- 7, .+4
	isync
	ble 0, .L84_21
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
	bgt 0, .L84_5
	b .L84_22
.L84_9:
	mr 3, 27
	mr 4, 30
	li 5, 0
	bl Worker::reserve.weakest
	ld 3, 40(1)
	cmpld 3, 25
	beq+ 0, .L84_7
.L84_11:
	mr 3, 27
	bl ring::fail
	nop
	trap
.L84_13:
	ld 3, 24(30)
	ld 6, 128(4)
	li 29, 0
	addi 5, 3, -1
	sub. 6, 5, 6
	blt 0, .L84_43
	std 5, 256(4)
	sync
	ld 6, 0(30)
	ld 4, 128(6)
	sub. 7, 5, 4
	blt 0, .L84_51
	ld 9, 16(30)
	ld 8, 8(30)
	cmpld 5, 4
	and 9, 9, 5
	sldi 9, 9, 3
	add 8, 8, 9
	ld 28, 0(8)
	bne 0, .L84_47
	addi 4, 6, 128
	creqv 20, 20, 20
.L84_17:
	ldarx 7, 0, 4
	cmpld 7, 5
	bne- 0, .L84_52
	stdcx. 3, 0, 4
	bne- 0, .L84_17
	std 3, 256(6)
	bc 4, 20, .L84_44
	ld 3, 48(30)
	li 29, 1
	addi 3, 3, 1
	std 3, 48(30)
	b .L84_44
.L84_21:
	li 29, 0
	b .L84_43
.L84_22:
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
	bne- 0, .L84_27
	addi 5, 3, 1
	lwsync
.L84_24:
	stdcx. 5, 0, 25
	beq+ 0, .L84_26
	ldarx 6, 0, 25
	cmpld 6, 3
	beq+ 0, .L84_24
	b .L84_27
.L84_26:
	lwsync
	creqv 20, 20, 20
.L84_27:
	bc 4, 20, .L84_42
	cmpldi 4, 2
	li 29, 1
	blt 0, .L84_44
	addi 24, 4, -1
	li 4, 3
	addi 27, 1, 56
	rotldi 23, 4, 63
.L84_30:
	sync
	addi 22, 3, 1
	ld 4, 256(26)
	cmpd 7, 4, 4
	bne- 7, .+4
	isync
	sub. 4, 4, 22
	ble 0, .L84_44
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
	bne- 0, .L84_36
	addi 3, 3, 2
	lwsync
.L84_33:
	stdcx. 3, 0, 25
	beq+ 0, .L84_35
	ldarx 4, 0, 25
	cmpld 4, 22
	beq+ 0, .L84_33
	b .L84_36
.L84_35:
	lwsync
	creqv 20, 20, 20
.L84_36:
	bc 4, 20, .L84_44
	ld 4, 32(30)
	ld 3, 24(30)
	sub. 4, 4, 3
	ble 0, .L84_39
.L84_38:
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
	bc 12, 1, .L84_30
	b .L84_50
.L84_39:
	mr 3, 27
	mr 4, 30
	li 5, 1
	bl Worker::reserve.weakest
	ld 3, 56(1)
	cmpld 3, 23
	bne- 0, .L84_11
	ld 3, 24(30)
	b .L84_38
.L84_42:
	li 29, 2
.L84_43:
.L84_44:
	cmpldi 29, 0
	beq 0, .L84_46
	cmpldi 29, 1
	li 3, -1
	iseleq 29, 28, 3
.L84_46:
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
.L84_47:
	ld 3, 40(30)
	li 29, 1
	std 5, 24(30)
	cmpd 7, 3
	bge 0, .L84_44
	mr 3, 30
	mr 5, 28
	bl Worker::shrink
	mr 28, 3
	b .L84_44
.L84_50:
	mr 28, 21
	b .L84_44
.L84_51:
	std 3, 256(6)
	b .L84_43
.L84_52:
	std 3, 256(6)
	b .L84_44
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
	blt 0, .L85_10
	std 8, 256(4)
	sync
	ld 9, 0(3)
	ld 4, 128(9)
	sub. 10, 8, 4
	blt 0, .L85_11
	ld 11, 16(3)
	ld 5, 8(3)
	cmpld 8, 4
	and 11, 11, 8
	sldi 11, 11, 3
	add 5, 5, 11
	ld 5, 0(5)
	bne 0, .L85_8
	addi 4, 9, 128
	creqv 20, 20, 20
.L85_4:
	ldarx 10, 0, 4
	cmpld 10, 8
	bne- 0, .L85_14
	stdcx. 7, 0, 4
	bne- 0, .L85_4
	std 7, 256(9)
	bc 4, 20, .L85_10
	ld 4, 48(3)
	mr 6, 5
	addi 4, 4, 1
	std 4, 48(3)
	b .L85_10
.L85_8:
	ld 6, 40(3)
	std 8, 24(3)
	cmpd 10, 6
	blt 0, .L85_12
	mr 6, 5
.L85_10:
	mr 3, 6
	addi 1, 1, 32
	ld 0, 16(1)
	mtlr 0
	blr
.L85_11:
	std 7, 256(9)
	b .L85_10
.L85_12:
	bl Worker::shrink
	mr 6, 3
	b .L85_10
.L85_14:
	std 7, 256(9)
	b .L85_10
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
	ble 0, .L86_2
.L86_1:
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
.L86_2:
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
	bne- 0, .L86_5
	ld 4, 24(29)
	mr 3, 29
	b .L86_1
.L86_5:
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
	ble 0, .L87_7
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
	bne- 0, .L87_5
	addi 6, 3, 1
	lwsync
	creqv 20, 20, 20
.L87_3:
	stdcx. 6, 0, 4
	beq+ 0, .L87_6
	ldarx 7, 0, 4
	cmpld 7, 3
	beq+ 0, .L87_3
.L87_5:
	crxor 20, 20, 20
.L87_6:
	li 3, -1
	isel 3, 5, 3, 20
	blr
.L87_7:
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
	beq 0, .L88_13
	ld 3, 128(26)
	sync
	ld 4, 256(26)
	cmpd 7, 4, 4
	bne- 7, .+4
	isync
	sub. 4, 4, 3
	ble 0, .L88_21
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
	ble 0, .L88_22
	li 3, 3
	li 24, 1
	addi 29, 1, 56
	addi 27, 1, 40
	rotldi 25, 3, 63
.L88_5:
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
	bne 0, .L88_9
.L88_7:
	ld 5, 32(30)
	ld 6, 24(30)
	ld 3, 128(26)
	sync
	ld 4, 256(26)
	cmpd 7, 4, 4
	sub. 4, 4, 3
	bne- 7, .+4
	isync
	ble 0, .L88_21
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
	bgt 0, .L88_5
	b .L88_22
.L88_9:
	mr 3, 27
	mr 4, 30
	li 5, 0
	bl Worker::reserve.weakest
	ld 3, 40(1)
	cmpld 3, 25
	beq+ 0, .L88_7
.L88_11:
	mr 3, 27
	bl ring::fail
	nop
	trap
.L88_13:
	ld 3, 24(30)
	ld 6, 128(4)
	li 29, 0
	addi 5, 3, -1
	sub. 6, 5, 6
	blt 0, .L88_43
	std 5, 256(4)
	sync
	ld 6, 0(30)
	ld 4, 128(6)
	sub. 7, 5, 4
	blt 0, .L88_51
	ld 9, 16(30)
	ld 8, 8(30)
	cmpld 5, 4
	and 9, 9, 5
	sldi 9, 9, 3
	add 8, 8, 9
	ld 28, 0(8)
	bne 0, .L88_47
	addi 4, 6, 128
	creqv 20, 20, 20
.L88_17:
	ldarx 7, 0, 4
	cmpld 7, 5
	bne- 0, .L88_52
	stdcx. 3, 0, 4
	bne- 0, .L88_17
	std 3, 256(6)
	bc 4, 20, .L88_44
	ld 3, 48(30)
	li 29, 1
	addi 3, 3, 1
	std 3, 48(30)
	b .L88_44
.L88_21:
	li 29, 0
	b .L88_43
.L88_22:
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
	bne- 0, .L88_27
	addi 5, 3, 1
	sync
.L88_24:
	stdcx. 5, 0, 25
	beq+ 0, .L88_26
	ldarx 6, 0, 25
	cmpld 6, 3
	beq+ 0, .L88_24
	b .L88_27
.L88_26:
	lwsync
	creqv 20, 20, 20
.L88_27:
	bc 4, 20, .L88_42
	cmpldi 4, 2
	li 29, 1
	blt 0, .L88_44
	addi 24, 4, -1
	li 4, 3
	addi 27, 1, 56
	rotldi 23, 4, 63
.L88_30:
	ld 4, 256(26)
	addi 22, 3, 1
	cmpd 7, 4, 4
	sub. 4, 4, 22
	bne- 7, .+4
	isync
	ble 0, .L88_44
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
	bne- 0, .L88_36
	addi 3, 3, 2
	sync
.L88_33:
	stdcx. 3, 0, 25
	beq+ 0, .L88_35
	ldarx 4, 0, 25
	cmpld 4, 22
	beq+ 0, .L88_33
	b .L88_36
.L88_35:
	lwsync
	creqv 20, 20, 20
.L88_36:
	bc 4, 20, .L88_44
	ld 4, 32(30)
	ld 3, 24(30)
	sub. 4, 4, 3
	ble 0, .L88_39
.L88_38:
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
	bc 12, 1, .L88_30
	b .L88_50
.L88_39:
	mr 3, 27
	mr 4, 30
	li 5, 1
	bl Worker::reserve.weakest
	ld 3, 56(1)
	cmpld 3, 23
	bne- 0, .L88_11
	ld 3, 24(30)
	b .L88_38
.L88_42:
	li 29, 2
.L88_43:
.L88_44:
	cmpldi 29, 0
	beq 0, .L88_46
	cmpldi 29, 1
	li 3, -1
	iseleq 29, 28, 3
.L88_46:
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
.L88_47:
	ld 3, 40(30)
	li 29, 1
	std 5, 24(30)
	cmpd 7, 3
	bge 0, .L88_44
	mr 3, 30
	mr 5, 28
	bl Worker::shrink
	mr 28, 3
	b .L88_44
.L88_50:
	mr 28, 21
	b .L88_44
.L88_51:
	std 3, 256(6)
	b .L88_43
.L88_52:
	std 3, 256(6)
	b .L88_44
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
	blt 0, .L89_10
	std 8, 256(4)
	sync
	ld 9, 0(3)
	ld 4, 128(9)
	sub. 10, 8, 4
	blt 0, .L89_11
	ld 11, 16(3)
	ld 5, 8(3)
	cmpld 8, 4
	and 11, 11, 8
	sldi 11, 11, 3
	add 5, 5, 11
	ld 5, 0(5)
	bne 0, .L89_8
	addi 4, 9, 128
	creqv 20, 20, 20
.L89_4:
	ldarx 10, 0, 4
	cmpld 10, 8
	bne- 0, .L89_14
	stdcx. 7, 0, 4
	bne- 0, .L89_4
	std 7, 256(9)
	bc 4, 20, .L89_10
	ld 4, 48(3)
	mr 6, 5
	addi 4, 4, 1
	std 4, 48(3)
	b .L89_10
.L89_8:
	ld 6, 40(3)
	std 8, 24(3)
	cmpd 10, 6
	blt 0, .L89_12
	mr 6, 5
.L89_10:
	mr 3, 6
	addi 1, 1, 32
	ld 0, 16(1)
	mtlr 0
	blr
.L89_11:
	std 7, 256(9)
	b .L89_10
.L89_12:
	bl Worker::shrink
	mr 6, 3
	b .L89_10
.L89_14:
	std 7, 256(9)
	b .L89_10
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
	ble 0, .L90_2
.L90_1:
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
.L90_2:
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
	bne- 0, .L90_5
	ld 4, 24(29)
	mr 3, 29
	b .L90_1
.L90_5:
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
	ble 0, .L91_7
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
	bne- 0, .L91_5
	addi 6, 3, 1
	lwsync
	creqv 20, 20, 20
.L91_3:
	stdcx. 6, 0, 4
	beq+ 0, .L91_6
	ldarx 7, 0, 4
	cmpld 7, 3
	beq+ 0, .L91_3
.L91_5:
	crxor 20, 20, 20
.L91_6:
	li 3, -1
	isel 3, 5, 3, 20
	blr
.L91_7:
	li 3, 0
	blr
Worker::reserve.reference:
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
	std 0, 128(1)
	mr 30, 3
	mr 29, 5
	mr 28, 4
	ld 27, 0(4)
	ld 3, 400(27)
	cmpldi 3, 1
	bne 0, .L92_2
	bl barrier::has_barriers
	nop
	andi. 3, 3, 1
	bc 4, 1, .L92_10
.L92_2:
	li 3, 3
	ld 4, 24(28)
	rotldi 26, 3, 63
	ld 3, 32(28)
	sub 3, 3, 4
	sradi 4, 3, 63
	andc 3, 3, 4
	cmpld 3, 29
	bge 0, .L92_8
	li 25, -1
	li 24, 1
	addi 27, 1, 32
.L92_4:
	ld 3, 0(28)
	ld 5, 128(3)
	cmpd 7, 5, 5
	bne- 7, .+4
	isync
	ld 4, 24(28)
	ld 3, 16(28)
	sub 6, 4, 5
	addi 7, 3, 1
	add 6, 6, 29
	add 3, 7, 5
	cmpld 6, 7
	std 3, 32(28)
	bgt 0, .L92_6
.L92_5:
	sub 3, 3, 4
	sradi 4, 3, 63
	andc 3, 3, 4
	cmpld 3, 29
	blt 0, .L92_4
	b .L92_8
.L92_6:
	addi 3, 6, -1
	cmpldi 6, 1
	mr 4, 28
	cntlzd 3, 3
	srd 3, 25, 3
	addi 3, 3, 1
	iselgt 6, 3, 24
	mr 3, 27
	bl Worker::resize.reference
	ld 3, 32(1)
	cmpld 3, 26
	bne 0, .L92_11
	ld 3, 32(28)
	ld 4, 24(28)
	b .L92_5
.L92_8:
	std 26, 0(30)
.L92_9:
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
.L92_10:
	addi 3, 27, 400
	bl Mode::make_cold
	b .L92_2
.L92_11:
	lxvd2x 0, 0, 27
	stxvd2x 0, 0, 30
	b .L92_9
Worker::take_and_see_to.reference:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	std 27, -40(1)
	std 28, -32(1)
	std 29, -24(1)
	std 30, -16(1)
	stdu 1, -80(1)
	std 0, 96(1)
	ld 7, 0(3)
	ld 6, 128(7)
	sub. 8, 4, 6
	blt 0, .L93_9
	ld 10, 16(3)
	ld 9, 8(3)
	cmpld 4, 6
	and 10, 10, 4
	sldi 10, 10, 3
	add 9, 9, 10
	ld 30, 0(9)
	bne 0, .L93_7
	addi 8, 7, 128
	addi 6, 4, 1
	creqv 20, 20, 20
.L93_3:
	ldarx 9, 0, 8
	cmpld 9, 4
	bne- 0, .L93_18
	stdcx. 6, 0, 8
	bne- 0, .L93_3
	std 6, 256(7)
	bc 4, 20, .L93_10
	ld 4, 48(3)
	li 29, 1
	addi 4, 4, 1
	std 4, 48(3)
	b .L93_11
.L93_7:
	std 4, 24(3)
	ld 4, 40(3)
	li 29, 1
	cmpd 8, 4
	bge 0, .L93_11
	mr 4, 6
	mr 27, 5
	mr 5, 30
	mr 28, 3
	bl Worker::shrink
	mr 5, 27
	mr 30, 3
	mr 3, 28
	b .L93_11
.L93_9:
	addi 4, 4, 1
	std 4, 256(7)
.L93_10:
	li 29, 0
.L93_11:
	cmpldi 5, 1
	ld 28, 0(3)
	bne 0, .L93_14
	ld 3, 400(28)
	cmpldi 3, 1
	bne 0, .L93_16
	bl barrier::has_barriers
	nop
	andi. 3, 3, 1
	bc 12, 1, .L93_16
	b .L93_17
.L93_14:
	ld 4, 128(28)
	addi 3, 3, 48
	bl Patience::is_lost
	nop
	andi. 3, 3, 1
	bc 4, 1, .L93_16
	ld 3, 400(28)
	cmpldi 3, 2
	beq 0, .L93_17
.L93_16:
	mr 3, 29
	mr 4, 30
	addi 1, 1, 80
	ld 0, 16(1)
	ld 30, -16(1)
	ld 29, -24(1)
	ld 28, -32(1)
	ld 27, -40(1)
	mtlr 0
	blr
.L93_17:
	addi 3, 28, 400
	bl Mode::make_cold
	b .L93_16
.L93_18:
	std 6, 256(7)
	b .L93_10
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
	bge 0, .L94_6
	li 28, -1
	li 27, 1
	addi 30, 1, 32
.L94_2:
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
	bgt 0, .L94_4
.L94_3:
	sub 6, 6, 8
	sradi 7, 6, 63
	andc 6, 6, 7
	cmpld 6, 5
	blt 0, .L94_2
	b .L94_6
.L94_4:
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
	bne 0, .L94_8
	ld 6, 32(24)
	ld 8, 24(24)
	mr 4, 24
	mr 3, 26
	mr 5, 25
	b .L94_3
.L94_6:
	std 29, 0(3)
.L94_7:
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
.L94_8:
	lxvd2x 0, 0, 30
	stxvd2x 0, 0, 26
	b .L94_7
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
	bge 0, .L95_6
	li 28, -1
	li 27, 1
	addi 30, 1, 32
.L95_2:
	ld 7, 0(4)
	ld 7, 128(7)
	ld 8, 16(4)
	sub 9, 6, 7
	addi 10, 8, 1
	add 9, 9, 5
	add 8, 10, 7
	cmpld 9, 10
	std 8, 32(4)
	bgt 0, .L95_4
.L95_3:
	sub 7, 8, 6
	sradi 8, 7, 63
	andc 7, 7, 8
	cmpld 7, 5
	blt 0, .L95_2
	b .L95_6
.L95_4:
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
	bne 0, .L95_8
	ld 8, 32(24)
	ld 6, 24(24)
	mr 4, 24
	mr 3, 26
	mr 5, 25
	b .L95_3
.L95_6:
	std 29, 0(3)
.L95_7:
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
.L95_8:
	lxvd2x 0, 0, 30
	stxvd2x 0, 0, 26
	b .L95_7
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
	bge 0, .L96_6
	li 28, -1
	li 27, 1
	addi 30, 1, 32
.L96_2:
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
	bgt 0, .L96_4
.L96_3:
	sub 6, 6, 8
	sradi 7, 6, 63
	andc 6, 6, 7
	cmpld 6, 5
	blt 0, .L96_2
	b .L96_6
.L96_4:
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
	bne 0, .L96_8
	ld 6, 32(24)
	ld 8, 24(24)
	mr 4, 24
	mr 3, 26
	mr 5, 25
	b .L96_3
.L96_6:
	std 29, 0(3)
.L96_7:
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
.L96_8:
	lxvd2x 0, 0, 30
	stxvd2x 0, 0, 26
	b .L96_7
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
	bne 0, .L97_13
	li 3, -5
	mr 28, 6
	li 25, 0
	rldic 3, 3, 0, 4
	cmpld 6, 3
	ble 0, .L97_3
	mr 26, 28
	b .L97_6
.L97_3:
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
	beq 0, .L97_6
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
	ble 0, .L97_7
	sldi 4, 5, 3
	li 5, 8
	addi 4, 4, 40
	bl _RNvC7___rustc14___rust_dealloc
	nop
	b .L97_11
.L97_6:
	std 25, 0(30)
	std 26, 8(30)
	b .L97_12
.L97_7:
	cmpld 10, 8
	ld 9, 16(29)
	addi 7, 3, 32
	addi 6, 4, -32
	std 8, 24(3)
	beq 0, .L97_10
	sradi 12, 11, 63
	sub 10, 10, 27
	andc 11, 11, 12
	sub 10, 10, 11
	mtctr 10
.L97_9:
	and 11, 8, 9
	and 10, 8, 5
	addi 8, 8, 1
	sldi 11, 11, 3
	sldi 10, 10, 3
	add 11, 4, 11
	ld 11, 0(11)
	add 10, 7, 10
	std 11, 0(10)
	bdnz .L97_9
.L97_10:
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
.L97_11:
	std 26, 0(30)
.L97_12:
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
.L97_13:
	addi 3, 1, 32
	addis 4, 2, .LC0@toc@ha
	std 3, 40(1)
	ld 3, .LC0@toc@l(4)
	std 3, 48(1)
	addis 3, 2, .L_MergedGlobals@toc@ha
	addi 4, 3, .L_MergedGlobals@toc@l
	addi 3, 4, 29
	addi 5, 4, 56
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
	bne 0, .L98_13
	li 3, -5
	mr 28, 6
	li 25, 0
	rldic 3, 3, 0, 4
	cmpld 6, 3
	ble 0, .L98_3
	mr 26, 28
	b .L98_6
.L98_3:
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
	beq 0, .L98_6
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
	ble 0, .L98_7
	sldi 4, 5, 3
	li 5, 8
	addi 4, 4, 40
	bl _RNvC7___rustc14___rust_dealloc
	nop
	b .L98_11
.L98_6:
	std 25, 0(30)
	std 26, 8(30)
	b .L98_12
.L98_7:
	cmpld 10, 8
	ld 9, 16(29)
	addi 7, 3, 32
	addi 6, 4, -32
	std 8, 24(3)
	beq 0, .L98_10
	sradi 12, 11, 63
	sub 10, 10, 27
	andc 11, 11, 12
	sub 10, 10, 11
	mtctr 10
.L98_9:
	and 11, 8, 9
	and 10, 8, 5
	addi 8, 8, 1
	sldi 11, 11, 3
	sldi 10, 10, 3
	add 11, 4, 11
	ld 11, 0(11)
	add 10, 7, 10
	std 11, 0(10)
	bdnz .L98_9
.L98_10:
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
.L98_11:
	std 26, 0(30)
.L98_12:
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
.L98_13:
	addi 3, 1, 32
	addis 4, 2, .LC0@toc@ha
	std 3, 40(1)
	ld 3, .LC0@toc@l(4)
	std 3, 48(1)
	addis 3, 2, .L_MergedGlobals@toc@ha
	addi 4, 3, .L_MergedGlobals@toc@l
	addi 3, 4, 29
	addi 5, 4, 56
	addi 4, 1, 40
	bl _RNvNtC4core9panicking9panic_fmt
	nop
