# rustc 1.95.0 (59807616e 2026-04-14); sources cfe2e9d9e7f70269
reference_batch:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	std 14, -144(1)
	std 15, -136(1)
	std 16, -128(1)
	std 17, -120(1)
	std 18, -112(1)
	std 19, -104(1)
	std 20, -96(1)
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
	stdu 1, -208(1)
	std 0, 224(1)
	mr 30, 4
	ld 24, 0(3)
	ld 5, 0(4)
	cmpld 24, 5
	beq 0, .L0_48
	addis 3, 2, RUST_STD_INTERNAL_VAL@got@tlsld@ha
	addi 23, 24, 128
	addi 22, 24, 400
	li 21, 32
	addi 3, 3, RUST_STD_INTERNAL_VAL@got@tlsld@l
	li 20, 1
	addi 27, 1, 48
	li 18, 0
	li 17, 2
	bl __tls_get_addr(RUST_STD_INTERNAL_VAL@tlsld)
	nop
	addis 16, 2, .LMergedGlobals@toc@ha
	li 15, -1
	addis 3, 3, RUST_STD_INTERNAL_VAL@dtprel@ha
	addi 28, 3, RUST_STD_INTERNAL_VAL@dtprel@l
	li 3, 3
	rotldi 19, 3, 63
.L0_2:
	ld 3, 400(24)
	cmpd 7, 3, 3
	cmpldi 3, 2
	bne- 7, .+4
	isync
	beq 0, .L0_4
	ld 3, 128(24)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	ld 4, 256(24)
	sub. 3, 4, 3
	ble 0, .L0_90
.L0_4:
	lbz 3, 8(28)
	cmplwi 3, 1
	mr 3, 28
	bne 0, .L0_7
.L0_5:
	ld 29, 0(3)
	ld 3, 24(29)
	andi. 4, 3, 1
	bc 12, 1, .L0_18
.L0_6:
	ori 3, 3, 1
	std 3, 24(29)
	lwsync
	std 3, 0(29)
	b .L0_19
.L0_7:
	li 29, 0
	mr 3, 28
	bl Storage::get_or_init_slow
	cmpldi 3, 0
	bne 0, .L0_5
	ld 4, .LMergedGlobals@toc@l(16)
	cmpd 7, 4, 4
	bne- 7, .+4
	isync
.L0_10:
	cmpldi 4, 0
	beq 0, .L0_16
	mr 3, 4
	ld 4, 16(4)
	addi 5, 3, 8
.L0_12:
	ldarx 6, 0, 5
	cmpldi 6, 0
	bne- 0, .L0_15
	stdcx. 20, 0, 5
	bne- 0, .L0_12
	lwsync
	b .L0_17
.L0_15:
	b .L0_10
.L0_16:
	bl records::push
.L0_17:
	mr 29, 3
	std 15, 32(3)
	ld 3, 24(29)
	andi. 4, 3, 1
	bc 4, 1, .L0_6
.L0_18:
	ld 3, 32(29)
	addi 3, 3, 1
	std 3, 32(29)
.L0_19:
	sync
	ld 3, 400(24)
	cmpd 7, 3, 3
	cmpldi 3, 2
	bne- 7, .+4
	isync
	bne 0, .L0_34
.L0_20:
	sync
	ld 3, 128(24)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	sync
	ld 4, 256(24)
	cmpd 7, 4, 4
	sub. 4, 4, 3
	bne- 7, .+4
	isync
	ble 0, .L0_64
	rldicl 5, 4, 63, 1
	ld 6, 32(30)
	li 25, 3
	sub 4, 4, 5
	ld 7, 24(30)
	sub 6, 6, 7
	cmpld 21, 4
	sradi 7, 6, 63
	andc 6, 6, 7
	isellt 5, 21, 4
	addi 7, 5, -1
	cmpld 1, 7, 6
	bgt 1, .L0_28
	ld 6, 408(24)
	crxor 20, 20, 20
	cmpd 7, 6, 6
	bne- 7, .+4
	isync
	ld 7, 0(6)
	and 7, 7, 3
	sldi 7, 7, 3
	add 6, 6, 7
	addi 6, 6, 32
	ld 14, 0(6)
	ldarx 6, 0, 23
	cmpld 6, 3
	bne- 0, .L0_27
	addi 6, 3, 1
	sync
.L0_24:
	stdcx. 6, 0, 23
	beq+ 0, .L0_26
	ldarx 7, 0, 23
	cmpld 7, 3
	beq+ 0, .L0_24
	b .L0_27
.L0_26:
	lwsync
	creqv 20, 20, 20
.L0_27:
	li 25, 2
	bc 12, 20, .L0_66
.L0_28:
	ld 3, 32(29)
	cmpldi 3, 0
	bne 0, .L0_36
	ld 3, 24(29)
	addi 3, 3, 1
	std 3, 24(29)
	lwsync
	std 3, 0(29)
.L0_30:
	bc 4, 5, .L0_61
	sync
	ld 3, 256(24)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	sync
	ld 4, 128(24)
	sub 3, 3, 4
	cmpd 7, 4, 4
	cmpdi 3, 1
	bne- 7, .+4
	isync
	iselgt 3, 3, 20
	rldicl 4, 3, 63, 1
	sub 3, 3, 4
	cmpld 21, 3
	isellt 3, 21, 3
	addi 5, 3, -1
	mr 3, 27
	mr 4, 30
	bl Worker::reserve.reference
	ld 3, 48(1)
	cmpld 3, 19
	bne 0, .L0_45
.L0_33:
	ld 3, 32(30)
	ld 4, 24(30)
	sub 3, 3, 4
	sradi 4, 3, 63
	andc 3, 3, 4
	addi 3, 3, 1
	cmpld 3, 21
	isellt 21, 3, 21
	b .L0_2
.L0_34:
	cmpldi 3, 3
	bne 0, .L0_38
	sync
	b .L0_20
.L0_36:
	cmpdi 3, -1
	bne 0, .L0_44
	ld 3, 24(29)
	std 18, 32(29)
	addi 3, 3, 1
	std 3, 24(29)
	lwsync
	std 3, 0(29)
	lwsync
	std 18, 8(29)
	b .L0_30
.L0_38:
	ldarx 3, 0, 22
	cmpldi 3, 0
	bne- 0, .L0_40
	stdcx. 20, 0, 22
	bne- 0, .L0_38
.L0_40:
	bl barrier::heavy_fence
	andi. 3, 3, 1
	bc 4, 1, .L0_64
.L0_42:
	ldarx 3, 0, 22
	cmpldi 3, 1
	bne- 0, .L0_20
	stdcx. 17, 0, 22
	beq+ 0, .L0_20
	b .L0_42
.L0_44:
	addi 3, 3, -1
	std 3, 32(29)
	b .L0_30
.L0_45:
	addi 3, 1, 32
	mr 4, 30
	li 5, 0
	bl Worker::reserve.reference
	ld 3, 32(1)
	cmpld 3, 19
	beq+ 0, .L0_33
	ld 4, 40(1)
	bl ring::fail
	b .L0_96
.L0_48:
	ld 3, 24(30)
	ld 6, 128(5)
	li 25, 0
	addi 4, 3, -1
	sub. 6, 4, 6
	blt 0, .L0_59
	std 4, 256(5)
	sync
	ld 5, 400(5)
	cmpldi 5, 0
	beq 0, .L0_52
	cmpldi 5, 1
	sync
	beq 0, .L0_83
	lwz 6, 56(30)
	addi 6, 6, -1
	cmplwi 6, 0
	stw 6, 56(30)
	beq 0, .L0_83
.L0_52:
	ld 6, 0(30)
	ld 5, 128(6)
	sub. 7, 4, 5
	blt 0, .L0_85
	ld 9, 16(30)
	ld 8, 8(30)
	cmpld 4, 5
	and 9, 9, 4
	sldi 9, 9, 3
	add 8, 8, 9
	ld 26, 0(8)
	bne 0, .L0_60
	addi 5, 6, 128
	creqv 20, 20, 20
.L0_55:
	ldarx 7, 0, 5
	cmpld 7, 4
	bne- 0, .L0_94
	stdcx. 3, 0, 5
	bne- 0, .L0_55
	std 3, 256(6)
	bc 4, 20, .L0_61
	ld 3, 48(30)
	li 25, 1
	addi 3, 3, 1
	std 3, 48(30)
	b .L0_61
.L0_59:
	b .L0_61
.L0_60:
	ld 3, 40(30)
	li 25, 1
	std 4, 24(30)
	cmpd 7, 3
	blt 0, .L0_86
.L0_61:
	cmpldi 25, 0
	beq 0, .L0_63
	cmpldi 25, 1
	li 3, -1
	iseleq 25, 26, 3
.L0_63:
	mr 3, 25
	addi 1, 1, 208
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
	ld 20, -96(1)
	mtlr 0
	ld 19, -104(1)
	ld 18, -112(1)
	ld 17, -120(1)
	ld 16, -128(1)
	ld 15, -136(1)
	ld 14, -144(1)
	blr
.L0_64:
	ld 25, 32(29)
	cmpldi 25, 0
	bne 0, .L0_87
	b .L0_82
.L0_66:
	cmpldi 5, 2
	blt 0, .L0_80
	cmpld 21, 4
	addi 28, 1, 48
	isellt 4, 21, 4
	addi 27, 4, -1
	li 4, 3
	rotldi 25, 4, 63
.L0_68:
	sync
	addi 22, 3, 1
	ld 4, 256(24)
	cmpd 7, 4, 4
	bne- 7, .+4
	isync
	sub. 4, 4, 22
	ble 0, .L0_80
	ld 4, 408(24)
	crxor 20, 20, 20
	cmpd 7, 4, 4
	bne- 7, .+4
	isync
	ld 5, 0(4)
	and 5, 5, 22
	sldi 5, 5, 3
	add 4, 4, 5
	addi 4, 4, 32
	ld 26, 0(4)
	ldarx 4, 0, 23
	cmpld 4, 22
	bne- 0, .L0_74
	addi 3, 3, 2
	sync
.L0_71:
	stdcx. 3, 0, 23
	beq+ 0, .L0_73
	ldarx 4, 0, 23
	cmpld 4, 22
	beq+ 0, .L0_71
	b .L0_74
.L0_73:
	lwsync
	creqv 20, 20, 20
.L0_74:
	bc 4, 20, .L0_80
	ld 4, 32(30)
	ld 3, 24(30)
	sub. 4, 4, 3
	ble 0, .L0_77
.L0_76:
	ld 4, 16(30)
	ld 5, 8(30)
	addi 27, 27, -1
	cmpldi 27, 0
	and 4, 4, 3
	addi 3, 3, 1
	sldi 4, 4, 3
	add 4, 5, 4
	std 14, 0(4)
	mr 14, 26
	lwsync
	std 3, 24(30)
	ld 4, 0(30)
	std 3, 256(4)
	mr 3, 22
	bc 12, 1, .L0_68
	b .L0_81
.L0_77:
	mr 3, 28
	mr 4, 30
	li 5, 1
	bl Worker::reserve.reference
	ld 3, 48(1)
	cmpld 3, 25
	bne- 0, .L0_95
	ld 3, 24(30)
	b .L0_76
.L0_80:
	mr 26, 14
.L0_81:
	ld 3, 32(29)
	li 25, 1
	cmpldi 3, 0
	bne 0, .L0_91
.L0_82:
	ld 3, 24(29)
	addi 3, 3, 1
	std 3, 24(29)
	lwsync
	std 3, 0(29)
	b .L0_61
.L0_83:
	mr 3, 30
	bl Worker::take_and_see_to.reference
	mr 25, 3
	mr 26, 4
	b .L0_61
.L0_85:
	std 3, 256(6)
	b .L0_61
.L0_86:
	mr 3, 30
	mr 4, 5
	mr 5, 26
	bl Worker::shrink
	b .L0_61
.L0_87:
	cmpdi 25, -1
	bne 0, .L0_89
	ld 3, 24(29)
	li 25, 0
	std 25, 32(29)
	addi 3, 3, 1
	std 3, 24(29)
	lwsync
	std 3, 0(29)
	lwsync
	std 25, 8(29)
	b .L0_61
.L0_89:
	addi 3, 25, -1
	std 3, 32(29)
.L0_90:
	li 25, 0
	b .L0_61
.L0_91:
	cmpdi 3, -1
	bne 0, .L0_93
	ld 4, 24(29)
	li 3, 0
	std 3, 32(29)
	addi 4, 4, 1
	std 4, 24(29)
	lwsync
	std 4, 0(29)
	lwsync
	std 3, 8(29)
	b .L0_61
.L0_93:
	addi 3, 3, -1
	std 3, 32(29)
	b .L0_61
.L0_94:
	std 3, 256(6)
	b .L0_61
.L0_95:
	ld 4, 56(1)
	bl ring::fail
.L0_96:
	trap
reference_pop:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	std 30, -16(1)
	stdu 1, -48(1)
	std 0, 64(1)
	li 7, 0
	ld 5, 0(3)
	ld 8, 24(3)
	ld 6, 128(5)
	addi 4, 8, -1
	sub. 6, 4, 6
	blt 0, .L1_13
	std 4, 256(5)
	sync
	ld 5, 400(5)
	cmpldi 5, 0
	beq 0, .L1_4
	cmpldi 5, 1
	sync
	beq 0, .L1_15
	lwz 6, 56(3)
	addi 6, 6, -1
	cmplwi 6, 0
	stw 6, 56(3)
	beq 0, .L1_16
.L1_4:
	ld 5, 0(3)
	ld 6, 128(5)
	sub. 9, 4, 6
	blt 0, .L1_14
	ld 11, 16(3)
	ld 10, 8(3)
	cmpld 4, 6
	and 11, 11, 4
	sldi 11, 11, 3
	add 10, 10, 11
	ld 30, 0(10)
	bne 0, .L1_11
	addi 6, 5, 128
	creqv 20, 20, 20
.L1_7:
	ldarx 9, 0, 6
	cmpld 9, 4
	bne- 0, .L1_19
	stdcx. 8, 0, 6
	bne- 0, .L1_7
	std 8, 256(5)
	bc 4, 20, .L1_13
	ld 4, 48(3)
	mr 7, 30
	addi 4, 4, 1
	std 4, 48(3)
	b .L1_13
.L1_11:
	std 4, 24(3)
	ld 4, 40(3)
	cmpd 9, 4
	blt 0, .L1_18
	mr 7, 30
.L1_13:
	mr 3, 7
	addi 1, 1, 48
	ld 0, 16(1)
	ld 30, -16(1)
	mtlr 0
	blr
.L1_14:
	std 8, 256(5)
	b .L1_13
.L1_15:
	li 5, 1
.L1_16:
	bl Worker::take_and_see_to.reference
	andi. 3, 3, 1
	li 3, 0
	iselgt 7, 4, 3
	b .L1_13
.L1_18:
	mr 4, 6
	mr 5, 30
	bl Worker::shrink
	mr 7, 30
	b .L1_13
.L1_19:
	std 8, 256(5)
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
	ld 4, 48(1)
	bl ring::fail
	trap
reference_steal:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	std 28, -32(1)
	std 29, -24(1)
	std 30, -16(1)
	stdu 1, -64(1)
	std 0, 80(1)
	ld 29, 0(3)
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
	ble 0, .L3_41
.L3_2:
	addis 3, 2, RUST_STD_INTERNAL_VAL@got@tlsld@ha
	addi 3, 3, RUST_STD_INTERNAL_VAL@got@tlsld@l
	bl __tls_get_addr(RUST_STD_INTERNAL_VAL@tlsld)
	nop
	addis 3, 3, RUST_STD_INTERNAL_VAL@dtprel@ha
	addi 3, 3, RUST_STD_INTERNAL_VAL@dtprel@l
	lbz 4, 8(3)
	cmplwi 4, 1
	bne 0, .L3_5
.L3_3:
	ld 30, 0(3)
	ld 3, 24(30)
	addi 28, 29, 400
	andi. 4, 3, 1
	bc 12, 1, .L3_16
.L3_4:
	ori 3, 3, 1
	std 3, 24(30)
	lwsync
	std 3, 0(30)
	b .L3_17
.L3_5:
	li 30, 0
	bl Storage::get_or_init_slow
	cmpldi 3, 0
	bne 0, .L3_3
	addis 3, 2, .LMergedGlobals@toc@ha
	li 4, 1
	ld 5, .LMergedGlobals@toc@l(3)
	cmpd 7, 5, 5
	bne- 7, .+4
	isync
.L3_8:
	cmpldi 5, 0
	beq 0, .L3_14
	mr 3, 5
	ld 5, 16(5)
	addi 6, 3, 8
.L3_10:
	ldarx 7, 0, 6
	cmpldi 7, 0
	bne- 0, .L3_13
	stdcx. 4, 0, 6
	bne- 0, .L3_10
	lwsync
	b .L3_15
.L3_13:
	b .L3_8
.L3_14:
	bl records::push
.L3_15:
	li 4, -1
	mr 30, 3
	std 4, 32(3)
	ld 3, 24(30)
	addi 28, 29, 400
	andi. 4, 3, 1
	bc 4, 1, .L3_4
.L3_16:
	ld 3, 32(30)
	addi 3, 3, 1
	std 3, 32(30)
.L3_17:
	sync
	ld 3, 400(29)
	cmpd 7, 3, 3
	cmpldi 3, 2
	bne- 7, .+4
	isync
	bne 0, .L3_27
.L3_18:
	sync
	ld 4, 128(29)
	cmpd 7, 4, 4
	bne- 7, .+4
	isync
	sync
	ld 3, 256(29)
	cmpd 7, 3, 3
	sub. 3, 3, 4
	bne- 7, .+4
	isync
	ble 0, .L3_39
	ld 3, 408(29)
	addi 5, 29, 128
	crxor 20, 20, 20
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	ld 6, 0(3)
	and 6, 6, 4
	sldi 6, 6, 3
	add 3, 3, 6
	addi 3, 3, 32
	ld 3, 0(3)
	ldarx 6, 0, 5
	cmpld 6, 4
	bne- 0, .L3_24
	addi 6, 4, 1
	sync
.L3_21:
	stdcx. 6, 0, 5
	beq+ 0, .L3_23
	ldarx 7, 0, 5
	cmpld 7, 4
	beq+ 0, .L3_21
	b .L3_24
.L3_23:
	lwsync
	creqv 20, 20, 20
.L3_24:
	ld 4, 32(30)
	cmpldi 4, 0
	bne 0, .L3_29
	ld 4, 24(30)
	addi 4, 4, 1
	std 4, 24(30)
	lwsync
	std 4, 0(30)
.L3_26:
	li 4, -1
	isel 3, 3, 4, 20
	b .L3_42
.L3_27:
	cmpldi 3, 3
	bne 0, .L3_31
	sync
	b .L3_18
.L3_29:
	cmpdi 4, -1
	bne 0, .L3_45
	ld 5, 24(30)
	li 4, 0
	std 4, 32(30)
	addi 5, 5, 1
	std 5, 24(30)
	lwsync
	std 5, 0(30)
	lwsync
	std 4, 8(30)
	b .L3_26
.L3_31:
	li 3, 1
.L3_32:
	ldarx 4, 0, 28
	cmpldi 4, 0
	bne- 0, .L3_34
	stdcx. 3, 0, 28
	bne- 0, .L3_32
.L3_34:
	bl barrier::heavy_fence
	andi. 3, 3, 1
	bc 4, 1, .L3_39
	li 3, 2
.L3_37:
	ldarx 4, 0, 28
	cmpldi 4, 1
	bne- 0, .L3_18
	stdcx. 3, 0, 28
	beq+ 0, .L3_18
	b .L3_37
.L3_39:
	ld 3, 32(30)
	cmpldi 3, 0
	bne 0, .L3_43
	ld 3, 24(30)
	addi 3, 3, 1
	std 3, 24(30)
	lwsync
	std 3, 0(30)
.L3_41:
	li 3, 0
.L3_42:
	addi 1, 1, 64
	ld 0, 16(1)
	ld 30, -16(1)
	ld 29, -24(1)
	ld 28, -32(1)
	mtlr 0
	blr
.L3_43:
	cmpdi 3, -1
	bne 0, .L3_46
	ld 4, 24(30)
	li 3, 0
	std 3, 32(30)
	addi 4, 4, 1
	std 4, 24(30)
	lwsync
	std 4, 0(30)
	lwsync
	std 3, 8(30)
	b .L3_42
.L3_45:
	addi 4, 4, -1
	std 4, 32(30)
	b .L3_26
.L3_46:
	addi 3, 3, -1
	std 3, 32(30)
	b .L3_41
weakest_batch:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	std 20, -96(1)
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
	ld 4, 0(4)
	cmpld 26, 4
	beq 0, .L4_12
	ld 3, 128(26)
	sync
	ld 4, 256(26)
	cmpd 7, 4, 4
	bne- 7, .+4
	isync
	sub. 4, 4, 3
	ble 0, .L4_20
	rldicl 5, 4, 63, 1
	clrldi 4, 4, 63
	li 27, 32
	add 4, 5, 4
	ld 5, 32(30)
	ld 6, 24(30)
	cmpldi 4, 32
	sub 5, 5, 6
	sradi 6, 5, 63
	isellt 4, 4, 27
	andc 5, 5, 6
	addi 6, 4, -1
	cmpld 6, 5
	ble 0, .L4_21
	li 3, 3
	addi 25, 1, 40
	li 23, 1
	addi 29, 1, 48
	addi 28, 1, 32
	rotldi 24, 3, 63
.L4_4:
	ld 3, 256(26)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	ld 4, 128(26)
	sub 3, 3, 4
	cmpdi 3, 1
	iselgt 3, 3, 23
	rldicl 4, 3, 63, 1
	sub 3, 3, 4
	cmpld 27, 3
	isellt 3, 27, 3
	addi 5, 3, -1
	mr 3, 29
	mr 4, 30
	bl Worker::reserve.weakest
	ld 3, 48(1)
	cmpld 3, 24
	bne 0, .L4_8
.L4_6:
	ld 5, 32(30)
	ld 6, 24(30)
	ld 3, 128(26)
	sync
	ld 4, 256(26)
	cmpd 7, 4, 4
	sub. 4, 4, 3
	bne- 7, .+4
	isync
	ble 0, .L4_20
	sub 5, 5, 6
	sradi 6, 5, 63
	andc 5, 5, 6
	ld 6, 24(30)
	addi 5, 5, 1
	cmpld 5, 27
	isellt 27, 5, 27
	rldicl 5, 4, 63, 1
	clrldi 4, 4, 63
	add 4, 5, 4
	ld 5, 32(30)
	cmpld 27, 4
	sub 5, 5, 6
	sradi 6, 5, 63
	andc 5, 5, 6
	isellt 4, 27, 4
	addi 6, 4, -1
	cmpld 6, 5
	bgt 0, .L4_4
	b .L4_21
.L4_8:
	mr 3, 28
	mr 4, 30
	li 5, 0
	bl Worker::reserve.weakest
	ld 3, 32(1)
	cmpld 3, 24
	beq+ 0, .L4_6
.L4_10:
	ld 4, 0(25)
	bl ring::fail
	trap
.L4_12:
	ld 3, 24(30)
	ld 6, 128(4)
	li 28, 0
	addi 5, 3, -1
	sub. 6, 5, 6
	blt 0, .L4_42
	std 5, 256(4)
	sync
	ld 6, 0(30)
	ld 4, 128(6)
	sub. 7, 5, 4
	blt 0, .L4_49
	ld 9, 16(30)
	ld 8, 8(30)
	cmpld 5, 4
	and 9, 9, 5
	sldi 9, 9, 3
	add 8, 8, 9
	ld 29, 0(8)
	bne 0, .L4_46
	addi 4, 6, 128
	creqv 20, 20, 20
.L4_16:
	ldarx 7, 0, 4
	cmpld 7, 5
	bne- 0, .L4_50
	stdcx. 3, 0, 4
	bne- 0, .L4_16
	std 3, 256(6)
	bc 4, 20, .L4_43
	ld 3, 48(30)
	li 28, 1
	addi 3, 3, 1
	std 3, 48(30)
	b .L4_43
.L4_20:
	li 28, 0
	b .L4_42
.L4_21:
	ld 5, 408(26)
	addi 24, 26, 128
	crxor 20, 20, 20
	cmpd 7, 5, 5
	bne- 7, .+4
	isync
	ld 6, 0(5)
	and 6, 6, 3
	sldi 6, 6, 3
	add 5, 5, 6
	addi 5, 5, 32
	ld 29, 0(5)
	ldarx 5, 0, 24
	cmpld 5, 3
	bne- 0, .L4_26
	addi 5, 3, 1
	sync
.L4_23:
	stdcx. 5, 0, 24
	beq+ 0, .L4_25
	ldarx 6, 0, 24
	cmpld 6, 3
	beq+ 0, .L4_23
	b .L4_26
.L4_25:
	lwsync
	creqv 20, 20, 20
.L4_26:
	bc 4, 20, .L4_41
	cmpldi 4, 2
	li 28, 1
	blt 0, .L4_43
	addi 23, 4, -1
	li 4, 3
	addi 25, 1, 56
	addi 27, 1, 48
	rotldi 22, 4, 63
.L4_29:
	sync
	addi 21, 3, 1
	ld 4, 256(26)
	cmpd 7, 4, 4
	bne- 7, .+4
	isync
	sub. 4, 4, 21
	ble 0, .L4_43
	ld 4, 408(26)
	crxor 20, 20, 20
	cmpd 7, 4, 4
	bne- 7, .+4
	isync
	ld 5, 0(4)
	and 5, 5, 21
	sldi 5, 5, 3
	add 4, 4, 5
	addi 4, 4, 32
	ld 20, 0(4)
	ldarx 4, 0, 24
	cmpld 4, 21
	bne- 0, .L4_35
	addi 3, 3, 2
	sync
.L4_32:
	stdcx. 3, 0, 24
	beq+ 0, .L4_34
	ldarx 4, 0, 24
	cmpld 4, 21
	beq+ 0, .L4_32
	b .L4_35
.L4_34:
	lwsync
	creqv 20, 20, 20
.L4_35:
	bc 4, 20, .L4_43
	ld 4, 32(30)
	ld 3, 24(30)
	sub. 4, 4, 3
	ble 0, .L4_38
.L4_37:
	ld 4, 16(30)
	ld 5, 8(30)
	addi 23, 23, -1
	cmpldi 23, 0
	and 4, 4, 3
	addi 3, 3, 1
	sldi 4, 4, 3
	add 4, 5, 4
	std 29, 0(4)
	mr 29, 20
	lwsync
	std 3, 24(30)
	ld 4, 0(30)
	std 3, 256(4)
	mr 3, 21
	bc 12, 1, .L4_29
	b .L4_48
.L4_38:
	mr 3, 27
	mr 4, 30
	li 5, 1
	bl Worker::reserve.weakest
	ld 3, 48(1)
	cmpld 3, 22
	bne- 0, .L4_10
	ld 3, 24(30)
	b .L4_37
.L4_41:
	li 28, 2
.L4_42:
.L4_43:
	cmpldi 28, 0
	beq 0, .L4_45
	cmpldi 28, 1
	li 3, -1
	iseleq 28, 29, 3
.L4_45:
	mr 3, 28
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
	ld 20, -96(1)
	mtlr 0
	blr
.L4_46:
	ld 3, 40(30)
	li 28, 1
	std 5, 24(30)
	cmpd 7, 3
	bge 0, .L4_43
	mr 3, 30
	mr 5, 29
	bl Worker::shrink
	b .L4_43
.L4_48:
	mr 29, 20
	b .L4_43
.L4_49:
	std 3, 256(6)
	b .L4_42
.L4_50:
	std 3, 256(6)
	b .L4_43
weakest_pop:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	std 30, -16(1)
	stdu 1, -48(1)
	std 0, 64(1)
	ld 4, 0(3)
	ld 6, 24(3)
	ld 5, 128(4)
	addi 7, 6, -1
	sub. 5, 7, 5
	li 5, 0
	blt 0, .L5_10
	std 7, 256(4)
	sync
	ld 8, 0(3)
	ld 4, 128(8)
	sub. 9, 7, 4
	blt 0, .L5_11
	ld 11, 16(3)
	ld 10, 8(3)
	cmpld 7, 4
	and 11, 11, 7
	sldi 11, 11, 3
	add 10, 10, 11
	ld 30, 0(10)
	bne 0, .L5_8
	addi 4, 8, 128
	creqv 20, 20, 20
.L5_4:
	ldarx 9, 0, 4
	cmpld 9, 7
	bne- 0, .L5_13
	stdcx. 6, 0, 4
	bne- 0, .L5_4
	std 6, 256(8)
	bc 4, 20, .L5_10
	ld 4, 48(3)
	mr 5, 30
	addi 4, 4, 1
	std 4, 48(3)
	b .L5_10
.L5_8:
	ld 5, 40(3)
	std 7, 24(3)
	cmpd 9, 5
	blt 0, .L5_12
	mr 5, 30
.L5_10:
	mr 3, 5
	addi 1, 1, 48
	ld 0, 16(1)
	ld 30, -16(1)
	mtlr 0
	blr
.L5_11:
	std 6, 256(8)
	b .L5_10
.L5_12:
	mr 5, 30
	bl Worker::shrink
	mr 5, 30
	b .L5_10
.L5_13:
	std 6, 256(8)
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
	ld 4, 48(1)
	bl ring::fail
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
	ld 30, 0(4)
	ld 6, 400(30)
	cmpldi 6, 1
	bne 0, .L8_4
	addis 6, 2, is_registered::REGISTERED@toc@ha
	lwz 6, is_registered::REGISTERED@toc@l(6)
	cmpd 7, 6, 6
	cmplwi 6, 0
	bne- 7, .+4
	isync
	bne 0, .L8_12
	addis 6, 2, is_registered::REGISTERED@toc@ha+4
	lbz 6, is_registered::REGISTERED@toc@l+4(6)
	andi. 6, 6, 1
	bc 4, 1, .L8_13
.L8_3:
	addis 6, 2, .LMergedGlobals@toc@ha
	lbz 6, .LMergedGlobals@toc@l(6)
	cmplwi 6, 0
	bne- 0, .L8_13
.L8_4:
	li 6, 3
	ld 7, 24(4)
	rotldi 29, 6, 63
	ld 6, 32(4)
	sub 6, 6, 7
	sradi 7, 6, 63
	andc 6, 6, 7
	cmpld 6, 5
	bge 0, .L8_10
	li 28, -1
	li 27, 1
	addi 30, 1, 32
.L8_6:
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
	bgt 0, .L8_8
.L8_7:
	sub 6, 6, 8
	sradi 7, 6, 63
	andc 6, 6, 7
	cmpld 6, 5
	blt 0, .L8_6
	b .L8_10
.L8_8:
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
	bne 0, .L8_14
	ld 6, 32(24)
	ld 8, 24(24)
	mr 4, 24
	mr 3, 26
	mr 5, 25
	b .L8_7
.L8_10:
	std 29, 0(3)
.L8_11:
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
.L8_12:
	mr 29, 3
	mr 27, 5
	mr 28, 4
	bl OnceLock::initialize
	mr 4, 28
	mr 5, 27
	mr 3, 29
	addis 6, 2, is_registered::REGISTERED@toc@ha+4
	lbz 6, is_registered::REGISTERED@toc@l+4(6)
	andi. 6, 6, 1
	bc 12, 1, .L8_3
.L8_13:
	addi 6, 30, 400
	mr 30, 3
	mr 29, 5
	mr 28, 4
	mr 3, 6
	bl Mode::make_cold
	mr 4, 28
	mr 5, 29
	mr 3, 30
	b .L8_4
.L8_14:
	lxvd2x 0, 0, 30
	stxvd2x 0, 0, 26
	b .L8_11
Worker::take_and_see_to.reference:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	std 28, -32(1)
	std 29, -24(1)
	std 30, -16(1)
	stdu 1, -64(1)
	std 0, 80(1)
	mr 30, 5
	mr 5, 4
	ld 7, 0(3)
	ld 6, 128(7)
	sub. 8, 4, 6
	blt 0, .L9_9
	ld 9, 16(3)
	ld 4, 8(3)
	cmpld 5, 6
	and 9, 9, 5
	sldi 9, 9, 3
	add 4, 4, 9
	ld 4, 0(4)
	bne 0, .L9_7
	addi 8, 7, 128
	addi 6, 5, 1
	creqv 20, 20, 20
.L9_3:
	ldarx 9, 0, 8
	cmpld 9, 5
	bne- 0, .L9_23
	stdcx. 6, 0, 8
	bne- 0, .L9_3
	std 6, 256(7)
	bc 4, 20, .L9_10
	ld 5, 48(3)
	addi 5, 5, 1
	std 5, 48(3)
	li 5, 1
	b .L9_11
.L9_7:
	ld 7, 40(3)
	std 5, 24(3)
	li 5, 1
	cmpd 8, 7
	bge 0, .L9_11
	mr 28, 4
	mr 4, 6
	mr 29, 3
	mr 5, 28
	bl Worker::shrink
	mr 3, 29
	li 5, 1
	mr 4, 28
	b .L9_11
.L9_9:
	addi 4, 5, 1
	std 4, 256(7)
.L9_10:
	li 5, 0
.L9_11:
	cmpldi 30, 1
	ld 29, 0(3)
	bne 0, .L9_16
	ld 3, 400(29)
	cmpldi 3, 1
	bne 0, .L9_21
	addis 3, 2, is_registered::REGISTERED@toc@ha
	lwz 3, is_registered::REGISTERED@toc@l(3)
	cmpd 7, 3, 3
	cmplwi 3, 0
	bne- 7, .+4
	isync
	bne 0, .L9_22
.L9_14:
	addis 6, 2, is_registered::REGISTERED@toc@ha+4
	addi 3, 29, 400
	lbz 6, is_registered::REGISTERED@toc@l+4(6)
	andi. 6, 6, 1
	bc 4, 1, .L9_19
	addis 6, 2, .LMergedGlobals@toc@ha
	lbz 6, .LMergedGlobals@toc@l(6)
	cmplwi 6, 0
	beq+ 0, .L9_21
	b .L9_19
.L9_16:
	ld 7, 128(29)
	ld 8, 48(3)
	std 7, 48(3)
	cmpld 8, 7
	lwz 6, 60(3)
	bne 0, .L9_20
	slwi 6, 6, 1
	li 7, 8192
	cmplwi 6, 8192
	isellt 6, 6, 7
	stw 6, 60(3)
	stw 6, 56(3)
	ld 3, 400(29)
	cmpldi 3, 2
	bne 0, .L9_21
	addi 3, 29, 400
.L9_19:
	mr 30, 5
	mr 29, 4
	bl Mode::make_cold
	mr 5, 30
	mr 4, 29
	b .L9_21
.L9_20:
	stw 6, 56(3)
.L9_21:
	mr 3, 5
	addi 1, 1, 64
	ld 0, 16(1)
	ld 30, -16(1)
	ld 29, -24(1)
	ld 28, -32(1)
	mtlr 0
	blr
.L9_22:
	mr 30, 4
	mr 28, 5
	bl OnceLock::initialize
	mr 5, 28
	mr 4, 30
	b .L9_14
.L9_23:
	std 6, 256(7)
	b .L9_10
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
.L10_2:
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
	bgt 0, .L10_4
.L10_3:
	sub 6, 6, 8
	sradi 7, 6, 63
	andc 6, 6, 7
	cmpld 6, 5
	blt 0, .L10_2
	b .L10_6
.L10_4:
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
	bne 0, .L10_8
	ld 6, 32(24)
	ld 8, 24(24)
	mr 4, 24
	mr 3, 26
	mr 5, 25
	b .L10_3
.L10_6:
	std 29, 0(3)
.L10_7:
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
.L10_8:
	lxvd2x 0, 0, 30
	stxvd2x 0, 0, 26
	b .L10_7
Worker::resize.reference:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mflr 0
	std 26, -48(1)
	std 27, -40(1)
	std 28, -32(1)
	std 29, -24(1)
	std 30, -16(1)
	stdu 1, -112(1)
	mr 30, 3
	popcntd 3, 6
	std 0, 128(1)
	std 6, 40(1)
	cmpldi 3, 1
	bne 0, .L11_14
	mr 29, 4
	li 4, -5
	mr 28, 6
	li 3, 0
	rldic 4, 4, 0, 4
	cmpld 6, 4
	ble 0, .L11_3
	mr 26, 28
	b .L11_7
.L11_3:
	sldi 3, 28, 3
	mr 27, 5
	addi 26, 3, 32
	mr 3, 26
	bl malloc
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
	ble 0, .L11_8
	bl free
	nop
	b .L11_12
.L11_6:
	li 3, 8
.L11_7:
	std 3, 0(30)
	std 26, 8(30)
	b .L11_13
.L11_8:
	cmpld 10, 8
	ld 9, 16(29)
	addi 7, 3, 32
	addi 6, 4, -32
	std 8, 24(3)
	beq 0, .L11_11
	sradi 12, 11, 63
	sub 10, 10, 27
	andc 11, 11, 12
	sub 10, 10, 11
	mtctr 10
.L11_10:
	and 11, 8, 9
	and 10, 8, 5
	addi 8, 8, 1
	sldi 11, 11, 3
	sldi 10, 10, 3
	add 11, 4, 11
	ld 11, 0(11)
	add 10, 7, 10
	std 11, 0(10)
	bdnz .L11_10
.L11_11:
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
.L11_12:
	std 26, 0(30)
.L11_13:
	addi 1, 1, 112
	ld 0, 16(1)
	ld 30, -16(1)
	ld 29, -24(1)
	ld 28, -32(1)
	ld 27, -40(1)
	ld 26, -48(1)
	mtlr 0
	blr
.L11_14:
	addi 3, 1, 40
	std 3, 48(1)
	addis 3, 2, _RNvXsd_NtNtNtC4core3fmt3num3impyNtB9_7Display3fmt@toc@ha
	addi 3, 3, _RNvXsd_NtNtNtC4core3fmt3num3impyNtB9_7Display3fmt@toc@l
	std 3, 56(1)
	addis 3, 2, .LMergedGlobals@toc@ha
	addi 4, 3, .LMergedGlobals@toc@l
	addi 3, 4, 0
	addi 5, 4, 0
	addi 4, 1, 48
	bl _RNvNtC4core9panicking9panic_fmt
