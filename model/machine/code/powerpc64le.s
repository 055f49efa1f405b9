# rustc 1.95.0 (59807616e 2026-04-14); sources f3edb8ee89c61326
asymmetric_batch:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mfocrf 12, 32
	stw 12, 8(1)
	mflr 0
	stdu 1, -208(1)
	std 0, 224(1)
	std 23, 136(1)
	ld 23, 0(3)
	std 30, 192(1)
	mr 30, 4
	std 15, 72(1)
	std 16, 80(1)
	std 17, 88(1)
	std 18, 96(1)
	std 19, 104(1)
	std 20, 112(1)
	std 21, 120(1)
	std 22, 128(1)
	std 24, 144(1)
	std 25, 152(1)
	std 26, 160(1)
	std 27, 168(1)
	std 28, 176(1)
	std 29, 184(1)
	li 3, 32
	bl batch::assert_positive
	nop
	ld 3, 0(30)
	cmpld 23, 3
	beq 0, .L0_43
	addis 3, 2, chase_lev_readers_HANDLE@got@tlsgd@ha
	addi 22, 23, 128
	addi 21, 23, 256
	li 20, 32
	li 19, 1
	addi 27, 1, 56
	addi 26, 1, 40
	li 17, 2
	addi 3, 3, chase_lev_readers_HANDLE@got@tlsgd@l
	bl __tls_get_addr(chase_lev_readers_HANDLE@tlsgd)
	nop
	mr 28, 3
	li 3, 3
	rotldi 18, 3, 63
	addis 3, 2, .LMergedGlobals@toc@ha
	addi 3, 3, .LMergedGlobals@toc@l
	addi 25, 3, 0
.L0_3:	ld 3, 256(23)
	cmpd 7, 3, 3
	cmpldi 3, 2
	bne- 7, .+4
	isync
	beq 0, .L0_5
	ld 3, 128(23)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	ld 4, 136(23)
	sub. 3, 4, 3
	ble 0, .L0_62
.L0_5:	lbz 3, 8(28)
	cmplwi 3, 1
	mr 3, 28
	bne 0, .L0_26
.L0_6:	ld 29, 0(3)
	ld 3, 0(29)
	andi. 4, 3, 1
	bc 12, 1, .L0_30
.L0_7:	ori 3, 3, 1
	lwsync
	std 3, 0(29)
.L0_8:	sync
	ld 3, 256(23)
	cmpd 7, 3, 3
	cmpldi 3, 2
	bne- 7, .+4
	isync
	bne 0, .L0_31
.L0_9:	sync
	ld 3, 128(23)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	sync
	ld 4, 136(23)
	cmpd 7, 4, 4
	sub. 4, 4, 3
	bne- 7, .+4
	isync
	ble 0, .L0_12
	rldicl 5, 4, 63, 1
	clrldi 4, 4, 63
	add 4, 5, 4
	ld 6, 32(30)
	ld 7, 24(30)
	sub 6, 6, 7
	cmpld 20, 4
	sradi 7, 6, 63
	andc 6, 6, 7
	isellt 5, 20, 4
	addi 7, 5, -1
	cmpld 7, 6
	ble 0, .L0_13
	li 24, 3
	creqv 8, 8, 8
	b .L0_20
.L0_12:	li 24, 0
	crxor 8, 8, 8
	b .L0_20
.L0_13:	ld 6, 264(23)
	crxor 8, 8, 8
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
	ldarx 6, 0, 22
	cmpld 6, 3
	bne- 0, .L0_19
	addi 6, 3, 1
	sync
.L0_15:	stdcx. 6, 0, 22
	beq+ 0, .L0_18
	ldarx 7, 0, 22
	cmpld 7, 3
	beq+ 0, .L0_15
	crxor 20, 20, 20
	b .L0_19
.L0_18:	lwsync
	creqv 20, 20, 20
.L0_19:	li 24, 2
	bc 12, 20, .L0_63
.L0_20:	ld 3, 8(29)
	cmpldi 3, 0
	bne 0, .L0_33
	ld 3, 0(29)
	lwsync
	addi 3, 3, 1
	std 3, 0(29)
.L0_22:	bc 4, 8, .L0_59
	ld 3, 136(23)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	ld 4, 128(23)
	sub 3, 3, 4
	cmpdi 3, 1
	iselgt 3, 3, 19
	rldicl 4, 3, 63, 1
	sub 3, 3, 4
	cmpld 20, 3
	isellt 3, 20, 3
	addi 5, 3, -1
	mr 3, 27
	mr 4, 30
	bl Worker::reserve.asymmetric
	ld 3, 56(1)
	cmpld 3, 18
	bne 0, .L0_40
.L0_25:	ld 3, 32(30)
	ld 4, 24(30)
	sub 3, 3, 4
	sradi 4, 3, 63
	andc 3, 3, 4
	addi 3, 3, 1
	cmpld 3, 20
	isellt 20, 3, 20
	b .L0_3
.L0_26:	mr 3, 28
	li 4, 0
	bl Storage::get_or_init_slow
	cmpldi 3, 0
	bne 0, .L0_6
	bl chase_lev_readers::temporary
	nop
	mr 29, 3
	ld 3, 0(29)
	andi. 4, 3, 1
	bc 4, 1, .L0_7
.L0_30:	mr 3, 29
	bl Record::enter_nested
	nop
	b .L0_8
.L0_31:	cmpldi 3, 3
	bne 0, .L0_34
	sync
	b .L0_9
.L0_33:	mr 3, 29
	bl Record::leave_nested
	nop
	b .L0_22
.L0_34:	ldarx 3, 0, 21
	cmpldi 3, 0
	bne- 0, .L0_36
	stdcx. 19, 0, 21
	bne- 0, .L0_34
.L0_36:	mr 3, 25
	bl barrier::heavy_fence
	nop
	andi. 3, 3, 1
	bc 4, 1, .L0_81
.L0_38:	ldarx 3, 0, 21
	cmpldi 3, 1
	bne- 0, .L0_9
	stdcx. 17, 0, 21
	beq+ 0, .L0_9
	b .L0_38
.L0_40:	mr 3, 26
	mr 4, 30
	li 5, 0
	bl Worker::reserve.asymmetric
	ld 3, 40(1)
	cmpld 3, 18
	beq+ 0, .L0_25
	addi 3, 1, 40
	bl ring::fail
	nop
	b .L0_88
.L0_43:	ld 4, 24(30)
	ld 6, 128(3)
	addi 5, 4, -1
	sub. 6, 5, 6
	blt 0, .L0_56
	std 5, 136(3)
	addi 6, 3, 128
	sync
	ld 7, 256(3)
	cmpldi 7, 0
	beq 0, .L0_48
	cmpldi 7, 1
	sync
	beq 0, .L0_47
	lwz 7, 48(30)
	addi 7, 7, -1
	cmplwi 7, 0
	stw 7, 48(30)
	bne 0, .L0_48
.L0_47:	li 7, -1
	std 7, 56(30)
.L0_48:	ld 8, 128(3)
	sub. 7, 5, 8
	blt 0, .L0_55
	ld 10, 16(30)
	ld 9, 8(30)
	cmpld 5, 8
	and 10, 10, 5
	sldi 10, 10, 3
	add 9, 9, 10
	ld 16, 0(9)
	bne 0, .L0_57
	creqv 20, 20, 20
.L0_51:	ldarx 8, 0, 6
	cmpld 8, 5
	bne- 0, .L0_84
	stdcx. 4, 0, 6
	bne- 0, .L0_51
	lwsync
	std 4, 136(3)
	bc 4, 20, .L0_56
	ld 3, 40(30)
	addi 3, 3, 1
	std 3, 40(30)
	b .L0_58
.L0_55:	lwsync
	std 4, 136(3)
.L0_56:	ld 3, 56(30)
	li 24, 0
	cmpldi 3, 0
	beq 0, .L0_59
	b .L0_80
.L0_57:	std 5, 24(30)
.L0_58:	ld 3, 56(30)
	li 24, 1
	cmpld 7, 3
	blt 0, .L0_80
.L0_59:	cmpldi 24, 0
	beq 0, .L0_61
	cmpldi 24, 1
	li 3, -1
	iseleq 24, 16, 3
.L0_61:	mr 3, 24
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
.L0_62:	li 24, 0
	b .L0_59
.L0_63:	cmpldi 5, 2
	blt 0, .L0_77
	cmpld 20, 4
	addi 28, 1, 56
	isellt 4, 20, 4
	addi 27, 4, -1
	li 4, 3
	rotldi 26, 4, 63
.L0_65:	sync
	addi 25, 3, 1
	ld 4, 136(23)
	cmpd 7, 4, 4
	bne- 7, .+4
	isync
	sub. 4, 4, 25
	ble 0, .L0_77
	ld 4, 264(23)
	crxor 20, 20, 20
	cmpd 7, 4, 4
	bne- 7, .+4
	isync
	ld 5, 0(4)
	and 5, 5, 25
	sldi 5, 5, 3
	add 4, 4, 5
	addi 4, 4, 32
	ld 16, 0(4)
	ldarx 4, 0, 22
	cmpld 4, 25
	bne- 0, .L0_71
	addi 3, 3, 2
	sync
.L0_68:	stdcx. 3, 0, 22
	beq+ 0, .L0_70
	ldarx 4, 0, 22
	cmpld 4, 25
	beq+ 0, .L0_68
	b .L0_71
.L0_70:	lwsync
	creqv 20, 20, 20
.L0_71:	bc 4, 20, .L0_77
	ld 4, 32(30)
	ld 3, 24(30)
	sub. 4, 4, 3
	ble 0, .L0_74
.L0_73:	ld 4, 16(30)
	ld 5, 8(30)
	addi 27, 27, -1
	cmpldi 27, 0
	and 4, 4, 3
	addi 3, 3, 1
	sldi 4, 4, 3
	add 4, 5, 4
	std 15, 0(4)
	mr 15, 16
	lwsync
	std 3, 24(30)
	ld 4, 0(30)
	std 3, 136(4)
	mr 3, 25
	bc 12, 1, .L0_65
	b .L0_78
.L0_74:	mr 3, 28
	mr 4, 30
	li 5, 1
	bl Worker::reserve.asymmetric
	ld 3, 56(1)
	cmpld 3, 26
	bne- 0, .L0_87
	ld 3, 24(30)
	b .L0_73
.L0_77:	mr 16, 15
.L0_78:	ld 3, 8(29)
	li 24, 1
	cmpldi 3, 0
	bne 0, .L0_83
.L0_79:	ld 3, 0(29)
	lwsync
	addi 3, 3, 1
	std 3, 0(29)
	b .L0_59
.L0_80:	mr 3, 30
	bl Worker::maintain.asymmetric
	nop
	b .L0_59
.L0_81:	ld 3, 8(29)
	cmpldi 3, 0
	bne 0, .L0_85
	li 24, 2
	b .L0_79
.L0_83:	mr 3, 29
	bl Record::leave_nested
	nop
	b .L0_59
.L0_84:	lwsync
	std 4, 136(3)
	b .L0_56
.L0_85:	mr 3, 29
	bl Record::leave_nested
	nop
	li 24, 2
	b .L0_59
.L0_87:	addi 3, 1, 56
	bl ring::fail
	nop
.L0_88:	trap
asymmetric_pop:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	std 30, -16(1)
	stdu 1, -48(1)
	std 0, 64(1)
	ld 4, 0(3)
	ld 5, 24(3)
	ld 7, 128(4)
	addi 6, 5, -1
	sub. 7, 6, 7
	blt 0, .L1_13
	std 6, 136(4)
	addi 7, 4, 128
	sync
	ld 8, 256(4)
	cmpldi 8, 0
	beq 0, .L1_5
	cmpldi 8, 1
	sync
	beq 0, .L1_4
	lwz 8, 48(3)
	addi 8, 8, -1
	cmplwi 8, 0
	stw 8, 48(3)
	bne 0, .L1_5
.L1_4:	li 8, -1
	std 8, 56(3)
.L1_5:	ld 9, 128(4)
	sub. 8, 6, 9
	blt 0, .L1_12
	ld 11, 16(3)
	ld 10, 8(3)
	cmpld 6, 9
	and 11, 11, 6
	sldi 11, 11, 3
	add 10, 10, 11
	ld 30, 0(10)
	bne 0, .L1_15
	creqv 20, 20, 20
.L1_8:	ldarx 9, 0, 7
	cmpld 9, 6
	bne- 0, .L1_19
	stdcx. 5, 0, 7
	bne- 0, .L1_8
	lwsync
	std 5, 136(4)
	bc 4, 20, .L1_13
	ld 4, 40(3)
	addi 4, 4, 1
	std 4, 40(3)
	b .L1_16
.L1_12:	lwsync
	std 5, 136(4)
.L1_13:	ld 4, 56(3)
	li 30, 0
	cmpldi 4, 0
	beq 0, .L1_17
	bl Worker::maintain.asymmetric
	nop
	b .L1_17
.L1_15:	std 6, 24(3)
.L1_16:	ld 4, 56(3)
	cmpld 8, 4
	blt 0, .L1_18
.L1_17:	mr 3, 30
	addi 1, 1, 48
	ld 0, 16(1)
	ld 30, -16(1)
	mtlr 0
	blr
.L1_18:	bl Worker::maintain.asymmetric
	nop
	b .L1_17
.L1_19:	lwsync
	std 5, 136(4)
	b .L1_13
asymmetric_push:
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
	std 4, 136(3)
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
	bl Worker::reserve.asymmetric
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
asymmetric_steal:
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
	ld 3, 256(29)
	cmpd 7, 3, 3
	cmpldi 3, 2
	bne- 7, .+4
	isync
	beq 0, .L3_2
	ld 3, 128(29)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	ld 4, 136(29)
	sub. 3, 4, 3
	ble 0, .L3_17
.L3_2:	addis 3, 2, chase_lev_readers_HANDLE@got@tlsgd@ha
	addi 3, 3, chase_lev_readers_HANDLE@got@tlsgd@l
	bl __tls_get_addr(chase_lev_readers_HANDLE@tlsgd)
	nop
	lbz 4, 8(3)
	cmplwi 4, 1
	bne 0, .L3_19
.L3_3:	ld 30, 0(3)
	ld 3, 0(30)
	andi. 4, 3, 1
	bc 12, 1, .L3_23
.L3_4:	ori 3, 3, 1
	lwsync
	std 3, 0(30)
.L3_5:	sync
	addi 28, 29, 256
	ld 3, 256(29)
	cmpd 7, 3, 3
	bne- 7, .+4
	cmpldi 3, 2
	isync
	bne 0, .L3_24
.L3_6:	sync
	ld 3, 128(29)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	sync
	ld 4, 136(29)
	cmpd 7, 4, 4
	sub. 4, 4, 3
	bne- 7, .+4
	isync
	ble 0, .L3_15
	ld 5, 264(29)
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
.L3_12:	ld 3, 8(30)
	cmpldi 3, 0
	bne 0, .L3_26
	ld 3, 0(30)
	lwsync
	addi 3, 3, 1
	std 3, 0(30)
.L3_14:	li 3, -1
	isel 3, 29, 3, 8
	b .L3_18
.L3_15:	ld 3, 8(30)
	cmpldi 3, 0
	bne 0, .L3_35
	ld 3, 0(30)
	lwsync
	addi 3, 3, 1
	std 3, 0(30)
.L3_17:	li 3, 0
.L3_18:	ld 30, 48(1)
	ld 29, 40(1)
	ld 28, 32(1)
	addi 1, 1, 64
	ld 0, 16(1)
	lwz 12, 8(1)
	mtlr 0
	mtocrf 32, 12
	blr
.L3_19:	li 4, 0
	bl Storage::get_or_init_slow
	cmpldi 3, 0
	bne 0, .L3_3
	bl chase_lev_readers::temporary
	nop
	mr 30, 3
	ld 3, 0(30)
	andi. 4, 3, 1
	bc 4, 1, .L3_4
.L3_23:	mr 3, 30
	bl Record::enter_nested
	nop
	b .L3_5
.L3_24:	cmpldi 3, 3
	bne 0, .L3_27
	sync
	b .L3_6
.L3_26:	mr 3, 30
	bl Record::leave_nested
	nop
	b .L3_14
.L3_27:	li 3, 1
.L3_28:	ldarx 4, 0, 28
	cmpldi 4, 0
	bne- 0, .L3_30
	stdcx. 3, 0, 28
	bne- 0, .L3_28
.L3_30:	addis 3, 2, .LMergedGlobals@toc@ha
	addi 3, 3, .LMergedGlobals@toc@l
	addi 3, 3, 0
	bl barrier::heavy_fence
	nop
	andi. 3, 3, 1
	bc 4, 1, .L3_36
	li 3, 2
.L3_33:	ldarx 4, 0, 28
	cmpldi 4, 1
	bne- 0, .L3_6
	stdcx. 3, 0, 28
	beq+ 0, .L3_6
	b .L3_33
.L3_35:	mr 3, 30
	bl Record::leave_nested
	nop
	li 3, 0
	b .L3_18
.L3_36:	ld 3, 8(30)
	cmpldi 3, 0
	bne 0, .L3_38
	ld 3, 0(30)
	lwsync
	addi 3, 3, 1
	std 3, 0(30)
	li 3, -1
	b .L3_18
.L3_38:	mr 3, 30
	bl Record::leave_nested
	nop
	li 3, -1
	b .L3_18
fenced_batch:
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
	ld 27, 0(3)
	li 3, 32
	bl batch::assert_positive
	nop
	ld 3, 0(30)
	cmpld 27, 3
	beq 0, .L4_13
	ld 3, 128(27)
	sync
	ld 4, 136(27)
	cmpd 7, 4, 4
	bne- 7, .+4
	isync
	sub. 4, 4, 3
	ble 0, .L4_21
	rldicl 5, 4, 63, 1
	clrldi 4, 4, 63
	li 26, 32
	add 4, 5, 4
	ld 5, 32(30)
	ld 6, 24(30)
	cmpldi 4, 32
	sub 5, 5, 6
	sradi 6, 5, 63
	isellt 4, 4, 26
	andc 5, 5, 6
	addi 6, 4, -1
	cmpld 6, 5
	ble 0, .L4_22
	li 3, 3
	li 24, 1
	addi 29, 1, 56
	addi 28, 1, 40
	rotldi 25, 3, 63
.L4_5:	ld 3, 136(27)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	ld 4, 128(27)
	sub 3, 3, 4
	cmpdi 3, 1
	iselgt 3, 3, 24
	rldicl 4, 3, 63, 1
	sub 3, 3, 4
	cmpld 26, 3
	isellt 3, 26, 3
	addi 5, 3, -1
	mr 3, 29
	mr 4, 30
	bl Worker::reserve.fenced
	ld 3, 56(1)
	cmpld 3, 25
	bne 0, .L4_9
.L4_7:	ld 5, 32(30)
	ld 6, 24(30)
	ld 3, 128(27)
	sync
	ld 4, 136(27)
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
	cmpld 5, 26
	isellt 26, 5, 26
	rldicl 5, 4, 63, 1
	clrldi 4, 4, 63
	add 4, 5, 4
	ld 5, 32(30)
	cmpld 26, 4
	sub 5, 5, 6
	sradi 6, 5, 63
	andc 5, 5, 6
	isellt 4, 26, 4
	addi 6, 4, -1
	cmpld 6, 5
	bgt 0, .L4_5
	b .L4_22
.L4_9:	mr 3, 28
	mr 4, 30
	li 5, 0
	bl Worker::reserve.fenced
	ld 3, 40(1)
	cmpld 3, 25
	beq+ 0, .L4_7
.L4_11:	mr 3, 28
	bl ring::fail
	nop
	trap
.L4_13:	ld 4, 24(30)
	ld 5, 128(3)
	addi 6, 4, -1
	sub. 5, 6, 5
	blt 0, .L4_45
	std 6, 136(3)
	sync
	ld 7, 128(3)
	sub. 5, 6, 7
	blt 0, .L4_44
	ld 9, 16(30)
	ld 8, 8(30)
	cmpld 6, 7
	and 9, 9, 6
	sldi 9, 9, 3
	add 8, 8, 9
	ld 26, 0(8)
	bne 0, .L4_46
	addi 7, 3, 128
	creqv 20, 20, 20
.L4_17:	ldarx 8, 0, 7
	cmpld 8, 6
	bne- 0, .L4_52
	stdcx. 4, 0, 7
	bne- 0, .L4_17
	lwsync
	std 4, 136(3)
	bc 4, 20, .L4_45
	ld 3, 40(30)
	li 29, 1
	cmpld 5, 3
	bge 0, .L4_49
	b .L4_47
.L4_21:	li 29, 0
	b .L4_43
.L4_22:	ld 5, 256(27)
	addi 25, 27, 128
	crxor 20, 20, 20
	cmpd 7, 5, 5
	bne- 7, .+4
	isync
	ld 6, 0(5)
	and 6, 6, 3
	sldi 6, 6, 3
	add 5, 5, 6
	addi 5, 5, 32
	ld 26, 0(5)
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
	blt 0, .L4_49
	addi 24, 4, -1
	li 4, 3
	addi 28, 1, 56
	rotldi 23, 4, 63
.L4_30:	sync
	addi 22, 3, 1
	ld 4, 136(27)
	cmpd 7, 4, 4
	bne- 7, .+4
	isync
	sub. 4, 4, 22
	ble 0, .L4_49
	ld 4, 256(27)
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
.L4_36:	bc 4, 20, .L4_49
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
	std 26, 0(4)
	mr 26, 21
	lwsync
	std 3, 24(30)
	ld 4, 0(30)
	std 3, 136(4)
	mr 3, 22
	bc 12, 1, .L4_30
	b .L4_48
.L4_39:	mr 3, 28
	mr 4, 30
	li 5, 1
	bl Worker::reserve.fenced
	ld 3, 56(1)
	cmpld 3, 23
	bne- 0, .L4_11
	ld 3, 24(30)
	b .L4_38
.L4_42:	li 29, 2
.L4_43:	b .L4_49
.L4_44:	lwsync
	std 4, 136(3)
.L4_45:	ld 3, 40(30)
	li 29, 0
	cmpldi 3, 0
	beq 0, .L4_49
	b .L4_47
.L4_46:	std 6, 24(30)
	ld 3, 40(30)
	li 29, 1
	cmpld 5, 3
	bge 0, .L4_49
.L4_47:	mr 3, 30
	bl Worker::maintain.fenced
	nop
	b .L4_49
.L4_48:	mr 26, 21
.L4_49:	cmpldi 29, 0
	beq 0, .L4_51
	cmpldi 29, 1
	li 3, -1
	iseleq 29, 26, 3
.L4_51:	mr 3, 29
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
.L4_52:	lwsync
	std 4, 136(3)
	b .L4_45
fenced_pop:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	std 30, -16(1)
	stdu 1, -48(1)
	std 0, 64(1)
	ld 4, 0(3)
	ld 5, 24(3)
	ld 6, 128(4)
	addi 7, 5, -1
	sub. 6, 7, 6
	blt 0, .L5_10
	std 7, 136(4)
	sync
	ld 8, 128(4)
	sub. 6, 7, 8
	blt 0, .L5_9
	ld 10, 16(3)
	ld 9, 8(3)
	cmpld 7, 8
	and 10, 10, 7
	sldi 10, 10, 3
	add 9, 9, 10
	ld 30, 0(9)
	bne 0, .L5_12
	addi 8, 4, 128
	creqv 20, 20, 20
.L5_4:	ldarx 9, 0, 8
	cmpld 9, 7
	bne- 0, .L5_13
	stdcx. 5, 0, 8
	bne- 0, .L5_4
	lwsync
	std 5, 136(4)
	bc 4, 20, .L5_10
	ld 4, 40(3)
	cmpld 6, 4
	bge 0, .L5_11
.L5_8:	bl Worker::maintain.fenced
	nop
	b .L5_11
.L5_9:	lwsync
	std 5, 136(4)
.L5_10:	ld 4, 40(3)
	li 30, 0
	cmpldi 4, 0
	bne 0, .L5_8
.L5_11:	mr 3, 30
	addi 1, 1, 48
	ld 0, 16(1)
	ld 30, -16(1)
	mtlr 0
	blr
.L5_12:	std 7, 24(3)
	ld 4, 40(3)
	cmpld 6, 4
	bge 0, .L5_11
	b .L5_8
.L5_13:	lwsync
	std 5, 136(4)
	b .L5_10
fenced_push:
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
	std 4, 136(3)
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
	bl Worker::reserve.fenced
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
fenced_steal:
	ld 5, 0(3)
	ld 3, 128(5)
	sync
	ld 4, 136(5)
	cmpd 7, 4, 4
	sub. 4, 4, 3
	bne- 7, .+4
	isync
	ble 0, .L7_7
	addi 4, 5, 128
	ld 5, 256(5)
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
Worker::reserve.asymmetric:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	ld 6, 0(4)
	ld 7, 256(6)
	cmpldi 7, 1
	bne 0, .L8_2
	sync
	li 7, 2
	std 7, 256(6)
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
	bl Worker::resize.asymmetric
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
Worker::maintain.asymmetric:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	std 29, -24(1)
	std 30, -16(1)
	stdu 1, -64(1)
	std 0, 80(1)
	mr 30, 3
	ld 29, 0(3)
	ld 3, 256(29)
	cmpldi 3, 1
	bne 0, .L9_2
	sync
	li 3, 2
	std 3, 256(29)
.L9_2:	lwz 3, 48(30)
	cmplwi 3, 0
	bne 0, .L9_5
	ld 4, 128(29)
	addi 3, 30, 40
	bl Patience::check
	nop
	cmpldi 3, 0
	beq 0, .L9_5
	ld 3, 256(29)
	cmpldi 3, 2
	beq 0, .L9_6
.L9_5:	li 3, 0
	std 3, 56(30)
	addi 1, 1, 64
	ld 0, 16(1)
	ld 30, -16(1)
	ld 29, -24(1)
	mtlr 0
	blr
.L9_6:	addi 3, 29, 256
	bl Asymmetric::make_cold
	nop
	b .L9_5
Worker::reserve.fenced:
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
	bl Worker::resize.fenced
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
Worker::maintain.fenced:
	li 4, 0
	std 4, 40(3)
	blr
Worker::resize.asymmetric:
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
	bne 0, .L12_13
	li 3, -5
	mr 28, 6
	li 25, 0
	rldic 3, 3, 0, 4
	cmpld 6, 3
	ble 0, .L12_3
	mr 26, 28
	b .L12_6
.L12_3:	sldi 3, 28, 3
	mr 27, 5
	addi 26, 3, 32
	mr 29, 4
	bl rustc::rust_no_alloc_shim_is_unstable_v2
	nop
	mr 3, 26
	li 4, 8
	li 25, 8
	bl rustc::rust_alloc
	nop
	cmpldi 3, 0
	beq 0, .L12_6
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
	ble 0, .L12_7
	sldi 4, 5, 3
	li 5, 8
	addi 4, 4, 40
	bl rustc::rust_dealloc
	nop
	b .L12_11
.L12_6:	std 25, 0(30)
	std 26, 8(30)
	b .L12_12
.L12_7:	cmpld 10, 8
	ld 9, 16(29)
	addi 7, 3, 32
	addi 6, 4, -32
	std 8, 24(3)
	beq 0, .L12_10
	sradi 12, 11, 63
	sub 10, 10, 27
	andc 11, 11, 12
	sub 10, 10, 11
	mtctr 10
.L12_9:	and 11, 8, 9
	and 10, 8, 5
	addi 8, 8, 1
	sldi 11, 11, 3
	sldi 10, 10, 3
	add 11, 4, 11
	ld 11, 0(11)
	add 10, 7, 10
	std 11, 0(10)
	bdnz .L12_9
.L12_10:	not 8, 9
	ld 9, 32(29)
	std 7, 8(29)
	li 7, 1
	std 5, 16(29)
	li 5, 272
	add 8, 28, 8
	std 7, 56(29)
	add 8, 8, 9
	ld 9, 0(29)
	std 8, 32(29)
	lwsync
	std 3, 264(9)
	addi 3, 4, -24
	lxvd2x 0, 9, 5
	stxvd2x 0, 0, 3
	addis 3, 2, FnOnce::call_once@toc@ha
	std 6, 272(9)
	addi 3, 3, FnOnce::call_once@toc@l
	std 3, 280(9)
.L12_11:	std 26, 0(30)
.L12_12:	addi 1, 1, 112
	ld 0, 16(1)
	ld 30, -16(1)
	ld 29, -24(1)
	ld 28, -32(1)
	ld 27, -40(1)
	ld 26, -48(1)
	ld 25, -56(1)
	mtlr 0
	blr
.L12_13:	addi 3, 1, 32
	addis 4, 2, .LC@toc@ha
	std 3, 40(1)
	ld 3, .LC@toc@l(4)
	std 3, 48(1)
	addis 3, 2, .LMergedGlobals@toc@ha
	addi 4, 3, .LMergedGlobals@toc@l
	addi 3, 4, 0
	addi 5, 4, 0
	addi 4, 1, 40
	bl panicking::panic_fmt
	nop
Worker::resize.fenced:
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
	bne 0, .L13_13
	li 3, -5
	mr 28, 6
	li 25, 0
	rldic 3, 3, 0, 4
	cmpld 6, 3
	ble 0, .L13_3
	mr 26, 28
	b .L13_6
.L13_3:	sldi 3, 28, 3
	mr 27, 5
	addi 26, 3, 32
	mr 29, 4
	bl rustc::rust_no_alloc_shim_is_unstable_v2
	nop
	mr 3, 26
	li 4, 8
	li 25, 8
	bl rustc::rust_alloc
	nop
	cmpldi 3, 0
	beq 0, .L13_6
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
	ble 0, .L13_7
	sldi 4, 5, 3
	li 5, 8
	addi 4, 4, 40
	bl rustc::rust_dealloc
	nop
	b .L13_11
.L13_6:	std 25, 0(30)
	std 26, 8(30)
	b .L13_12
.L13_7:	cmpld 10, 8
	ld 9, 16(29)
	addi 7, 3, 32
	addi 6, 4, -32
	std 8, 24(3)
	beq 0, .L13_10
	sradi 12, 11, 63
	sub 10, 10, 27
	andc 11, 11, 12
	sub 10, 10, 11
	mtctr 10
.L13_9:	and 11, 8, 9
	and 10, 8, 5
	addi 8, 8, 1
	sldi 11, 11, 3
	sldi 10, 10, 3
	add 11, 4, 11
	ld 11, 0(11)
	add 10, 7, 10
	std 11, 0(10)
	bdnz .L13_9
.L13_10:	not 8, 9
	ld 9, 32(29)
	std 7, 8(29)
	li 7, 1
	std 5, 16(29)
	li 5, 264
	add 8, 28, 8
	std 7, 40(29)
	add 8, 8, 9
	ld 9, 0(29)
	std 8, 32(29)
	lwsync
	std 3, 256(9)
	addi 3, 4, -24
	lxvd2x 0, 9, 5
	stxvd2x 0, 0, 3
	addis 3, 2, FnOnce::call_once@toc@ha
	std 6, 264(9)
	addi 3, 3, FnOnce::call_once@toc@l
	std 3, 272(9)
.L13_11:	std 26, 0(30)
.L13_12:	addi 1, 1, 112
	ld 0, 16(1)
	ld 30, -16(1)
	ld 29, -24(1)
	ld 28, -32(1)
	ld 27, -40(1)
	ld 26, -48(1)
	ld 25, -56(1)
	mtlr 0
	blr
.L13_13:	addi 3, 1, 32
	addis 4, 2, .LC@toc@ha
	std 3, 40(1)
	ld 3, .LC@toc@l(4)
	std 3, 48(1)
	addis 3, 2, .LMergedGlobals@toc@ha
	addi 4, 3, .LMergedGlobals@toc@l
	addi 3, 4, 0
	addi 5, 4, 0
	addi 4, 1, 40
	bl panicking::panic_fmt
	nop
