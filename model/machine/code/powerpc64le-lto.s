# rustc 1.95.0 (59807616e 2026-04-14); sources 6b45dac4ada14f29
reference_batch:
	addis 2, 12, .TOC.-.Lfunc_gep@ha
	addi 2, 2, .TOC.-.Lfunc_gep@l
	mfocrf 12, 32
	stw 12, 8(1)
	mflr 0
	stdu 1, -192(1)
	std 0, 208(1)
	std 23, 120(1)
	ld 23, 0(3)
	ld 5, 0(4)
	std 30, 176(1)
	mr 30, 4
	std 16, 64(1)
	cmpld 23, 5
	std 17, 72(1)
	std 18, 80(1)
	std 19, 88(1)
	std 20, 96(1)
	std 21, 104(1)
	std 22, 112(1)
	std 24, 128(1)
	std 25, 136(1)
	std 26, 144(1)
	std 27, 152(1)
	std 28, 160(1)
	std 29, 168(1)
	beq 0, .L0_38
	addis 3, 2, RUST_STD_INTERNAL_VAL@got@tlsld@ha
	addi 22, 23, 128
	addi 21, 23, 400
	li 20, 32
	addi 3, 3, RUST_STD_INTERNAL_VAL@got@tlsld@l
	li 19, 1
	addi 27, 1, 48
	addi 26, 1, 32
	li 17, 2
	bl __tls_get_addr(RUST_STD_INTERNAL_VAL@tlsld)
	nop
	addis 3, 3, RUST_STD_INTERNAL_VAL@dtprel@ha
	addi 28, 3, RUST_STD_INTERNAL_VAL@dtprel@l
	li 3, 3
	rotldi 18, 3, 63
.L0_2:
	ld 3, 400(23)
	cmpd 7, 3, 3
	cmpldi 3, 2
	bne- 7, .+4
	isync
	beq 0, .L0_4
	ld 3, 128(23)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	ld 4, 256(23)
	sub. 3, 4, 3
	ble 0, .L0_58
.L0_4:
	lbz 3, 8(28)
	cmplwi 3, 1
	mr 3, 28
	bne 0, .L0_21
.L0_5:
	ld 29, 0(3)
	ld 3, 8(29)
	andi. 4, 3, 1
	bc 12, 1, .L0_25
.L0_6:
	ori 3, 3, 1
	std 3, 8(29)
.L0_7:
	lwsync
	std 3, 0(29)
	sync
	ld 3, 400(23)
	cmpd 7, 3, 3
	cmpldi 3, 2
	bne- 7, .+4
	isync
	bne 0, .L0_26
.L0_8:
	sync
	ld 3, 128(23)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	sync
	ld 4, 256(23)
	cmpd 7, 4, 4
	sub. 4, 4, 3
	bne- 7, .+4
	isync
	ble 0, .L0_55
	rldicl 5, 4, 63, 1
	ld 6, 32(30)
	li 24, 3
	sub 4, 4, 5
	ld 7, 24(30)
	sub 6, 6, 7
	cmpld 20, 4
	sradi 7, 6, 63
	andc 6, 6, 7
	isellt 5, 20, 4
	addi 7, 5, -1
	cmpld 2, 7, 6
	bgt 2, .L0_16
	ld 6, 408(23)
	crxor 20, 20, 20
	cmpd 7, 6, 6
	bne- 7, .+4
	isync
	ld 7, 0(6)
	and 7, 7, 3
	sldi 7, 7, 3
	add 6, 6, 7
	addi 6, 6, 32
	ld 16, 0(6)
	ldarx 6, 0, 22
	cmpld 6, 3
	bne- 0, .L0_15
	addi 6, 3, 1
	sync
.L0_12:
	stdcx. 6, 0, 22
	beq+ 0, .L0_14
	ldarx 7, 0, 22
	cmpld 7, 3
	beq+ 0, .L0_12
	b .L0_15
.L0_14:
	lwsync
	creqv 20, 20, 20
.L0_15:
	li 24, 2
	bc 12, 20, .L0_59
.L0_16:
	ld 3, 16(29)
	cmpldi 3, 0
	bne 0, .L0_28
	ld 3, 8(29)
	addi 3, 3, 1
	std 3, 8(29)
	lwsync
	std 3, 0(29)
	bc 4, 9, .L0_52
.L0_18:
	sync
	ld 3, 256(23)
	cmpd 7, 3, 3
	bne- 7, .+4
	isync
	sync
	ld 4, 128(23)
	sub 3, 3, 4
	cmpd 7, 4, 4
	cmpdi 3, 1
	bne- 7, .+4
	isync
	iselgt 3, 3, 19
	rldicl 4, 3, 63, 1
	sub 3, 3, 4
	cmpld 20, 3
	isellt 3, 20, 3
	addi 5, 3, -1
	mr 3, 27
	mr 4, 30
	bl Worker::reserve.reference
	ld 3, 48(1)
	cmpld 3, 18
	bne 0, .L0_35
.L0_20:
	ld 3, 32(30)
	ld 4, 24(30)
	sub 3, 3, 4
	sradi 4, 3, 63
	andc 3, 3, 4
	addi 3, 3, 1
	cmpld 3, 20
	isellt 20, 3, 20
	b .L0_2
.L0_21:
	li 29, 0
	mr 3, 28
	bl Storage::get_or_init_slow
	cmpldi 3, 0
	bne 0, .L0_5
	bl records::temporary
	mr 29, 3
	ld 3, 8(29)
	andi. 4, 3, 1
	bc 4, 1, .L0_6
.L0_25:
	ld 4, 16(29)
	addi 4, 4, 1
	std 4, 16(29)
	b .L0_7
.L0_26:
	cmpldi 3, 3
	bne 0, .L0_29
	sync
	b .L0_8
.L0_28:
	mr 3, 29
	bl Record::leave_nested
	bc 4, 9, .L0_52
	b .L0_18
.L0_29:
	ldarx 3, 0, 21
	cmpldi 3, 0
	bne- 0, .L0_31
	stdcx. 19, 0, 21
	bne- 0, .L0_29
.L0_31:
	bl barrier::heavy_fence
	andi. 3, 3, 1
	bc 4, 1, .L0_80
.L0_33:
	ldarx 3, 0, 21
	cmpldi 3, 1
	bne- 0, .L0_8
	stdcx. 17, 0, 21
	beq+ 0, .L0_8
	b .L0_33
.L0_35:
	mr 3, 26
	mr 4, 30
	li 5, 0
	bl Worker::reserve.reference
	ld 3, 32(1)
	cmpld 3, 18
	beq+ 0, .L0_20
	ld 4, 40(1)
	bl ring::fail
	b .L0_85
.L0_38:
	ld 3, 24(30)
	ld 6, 128(5)
	li 24, 0
	addi 4, 3, -1
	sub. 6, 4, 6
	blt 0, .L0_50
	std 4, 256(5)
	sync
	ld 5, 400(5)
	cmpldi 5, 0
	beq 0, .L0_42
	cmpldi 5, 1
	sync
	beq 0, .L0_76
	lwz 6, 56(30)
	addi 6, 6, -1
	cmplwi 6, 0
	stw 6, 56(30)
	beq 0, .L0_76
.L0_42:
	ld 6, 0(30)
	ld 5, 128(6)
	sub. 7, 4, 5
	blt 0, .L0_78
	ld 9, 16(30)
	ld 8, 8(30)
	cmpld 4, 5
	and 9, 9, 4
	sldi 9, 9, 3
	add 8, 8, 9
	ld 25, 0(8)
	bne 0, .L0_51
	addi 5, 6, 128
	creqv 20, 20, 20
.L0_45:
	ldarx 7, 0, 5
	cmpld 7, 4
	bne- 0, .L0_83
	stdcx. 3, 0, 5
	bne- 0, .L0_45
	std 3, 256(6)
	bc 4, 20, .L0_52
	ld 3, 48(30)
	addi 3, 3, 1
	std 3, 48(30)
.L0_49:
	li 24, 1
	b .L0_52
.L0_50:
	b .L0_52
.L0_51:
	ld 3, 40(30)
	li 24, 1
	std 4, 24(30)
	cmpd 7, 3
	blt 0, .L0_79
.L0_52:
	cmpldi 24, 0
	beq 0, .L0_54
	cmpldi 24, 1
	li 3, -1
	iseleq 24, 25, 3
.L0_54:
	mr 3, 24
	ld 30, 176(1)
	ld 29, 168(1)
	ld 28, 160(1)
	ld 27, 152(1)
	ld 26, 144(1)
	ld 25, 136(1)
	ld 24, 128(1)
	ld 23, 120(1)
	ld 22, 112(1)
	ld 21, 104(1)
	ld 20, 96(1)
	ld 19, 88(1)
	ld 18, 80(1)
	ld 17, 72(1)
	ld 16, 64(1)
	addi 1, 1, 192
	ld 0, 16(1)
	lwz 12, 8(1)
	mtlr 0
	mtocrf 32, 12
	blr
.L0_55:
	crxor 8, 8, 8
	ld 3, 16(29)
	cmpldi 3, 0
	bne 0, .L0_81
.L0_56:
	ld 3, 8(29)
	addi 3, 3, 1
	std 3, 8(29)
	lwsync
	std 3, 0(29)
.L0_57:
	li 3, 0
	li 4, 2
	isel 24, 4, 3, 8
	b .L0_52
.L0_58:
	li 24, 0
	b .L0_52
.L0_59:
	cmpldi 5, 2
	blt 0, .L0_73
	cmpld 20, 4
	addi 28, 1, 48
	isellt 4, 20, 4
	addi 27, 4, -1
	li 4, 3
	rotldi 26, 4, 63
.L0_61:
	sync
	addi 24, 3, 1
	ld 4, 256(23)
	cmpd 7, 4, 4
	bne- 7, .+4
	isync
	sub. 4, 4, 24
	ble 0, .L0_73
	ld 4, 408(23)
	crxor 20, 20, 20
	cmpd 7, 4, 4
	bne- 7, .+4
	isync
	ld 5, 0(4)
	and 5, 5, 24
	sldi 5, 5, 3
	add 4, 4, 5
	addi 4, 4, 32
	ld 25, 0(4)
	ldarx 4, 0, 22
	cmpld 4, 24
	bne- 0, .L0_67
	addi 3, 3, 2
	sync
.L0_64:
	stdcx. 3, 0, 22
	beq+ 0, .L0_66
	ldarx 4, 0, 22
	cmpld 4, 24
	beq+ 0, .L0_64
	b .L0_67
.L0_66:
	lwsync
	creqv 20, 20, 20
.L0_67:
	bc 4, 20, .L0_73
	ld 4, 32(30)
	ld 3, 24(30)
	sub. 4, 4, 3
	ble 0, .L0_70
.L0_69:
	ld 4, 16(30)
	ld 5, 8(30)
	addi 27, 27, -1
	cmpldi 27, 0
	and 4, 4, 3
	addi 3, 3, 1
	sldi 4, 4, 3
	add 4, 5, 4
	std 16, 0(4)
	mr 16, 25
	lwsync
	std 3, 24(30)
	ld 4, 0(30)
	std 3, 256(4)
	mr 3, 24
	bc 12, 1, .L0_61
	b .L0_74
.L0_70:
	mr 3, 28
	mr 4, 30
	li 5, 1
	bl Worker::reserve.reference
	ld 3, 48(1)
	cmpld 3, 26
	bne- 0, .L0_84
	ld 3, 24(30)
	b .L0_69
.L0_73:
	mr 25, 16
.L0_74:
	ld 3, 16(29)
	cmpldi 3, 0
	bne 0, .L0_82
	ld 3, 8(29)
	addi 3, 3, 1
	std 3, 8(29)
	lwsync
	std 3, 0(29)
	b .L0_49
.L0_76:
	mr 3, 30
	bl Worker::take_and_see_to.reference
	mr 24, 3
	mr 25, 4
	b .L0_52
.L0_78:
	std 3, 256(6)
	b .L0_52
.L0_79:
	mr 3, 30
	mr 4, 5
	mr 5, 25
	bl Worker::shrink
	b .L0_52
.L0_80:
	creqv 8, 8, 8
	ld 3, 16(29)
	cmpldi 3, 0
	beq 0, .L0_56
.L0_81:
	mr 3, 29
	bl Record::leave_nested
	b .L0_57
.L0_82:
	mr 3, 29
	bl Record::leave_nested
	b .L0_49
.L0_83:
	std 3, 256(6)
	b .L0_52
.L0_84:
	ld 4, 56(1)
	bl ring::fail
.L0_85:
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
	ble 0, .L3_18
.L3_2:
	addis 3, 2, RUST_STD_INTERNAL_VAL@got@tlsld@ha
	addi 3, 3, RUST_STD_INTERNAL_VAL@got@tlsld@l
	bl __tls_get_addr(RUST_STD_INTERNAL_VAL@tlsld)
	nop
	addis 3, 3, RUST_STD_INTERNAL_VAL@dtprel@ha
	addi 3, 3, RUST_STD_INTERNAL_VAL@dtprel@l
	lbz 4, 8(3)
	cmplwi 4, 1
	bne 0, .L3_20
.L3_3:
	ld 30, 0(3)
	ld 3, 8(30)
	addi 28, 29, 400
	andi. 4, 3, 1
	bc 12, 1, .L3_24
.L3_4:
	ori 3, 3, 1
	std 3, 8(30)
.L3_5:
	lwsync
	std 3, 0(30)
	sync
	ld 3, 400(29)
	cmpd 7, 3, 3
	cmpldi 3, 2
	bne- 7, .+4
	isync
	bne 0, .L3_25
.L3_6:
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
	ble 0, .L3_15
	ld 3, 408(29)
	addi 5, 29, 128
	crxor 8, 8, 8
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
	bne- 0, .L3_12
	addi 6, 4, 1
	sync
.L3_9:
	stdcx. 6, 0, 5
	beq+ 0, .L3_11
	ldarx 7, 0, 5
	cmpld 7, 4
	beq+ 0, .L3_9
	b .L3_12
.L3_11:
	lwsync
	creqv 8, 8, 8
.L3_12:
	ld 4, 16(30)
	cmpldi 4, 0
	bne 0, .L3_27
	ld 4, 8(30)
	addi 4, 4, 1
	std 4, 8(30)
	lwsync
	std 4, 0(30)
	bc 12, 8, .L3_19
.L3_14:
	li 3, -1
	b .L3_19
.L3_15:
	crxor 8, 8, 8
.L3_16:
	ld 3, 16(30)
	cmpldi 3, 0
	bne 0, .L3_36
	ld 3, 8(30)
	addi 3, 3, 1
	std 3, 8(30)
	lwsync
	std 3, 0(30)
	li 3, 0
	bc 4, 8, .L3_19
	b .L3_14
.L3_18:
	li 3, 0
.L3_19:
	ld 30, 48(1)
	ld 29, 40(1)
	ld 28, 32(1)
	addi 1, 1, 64
	ld 0, 16(1)
	lwz 12, 8(1)
	mtlr 0
	mtocrf 32, 12
	blr
.L3_20:
	li 30, 0
	bl Storage::get_or_init_slow
	cmpldi 3, 0
	bne 0, .L3_3
	bl records::temporary
	mr 30, 3
	ld 3, 8(30)
	addi 28, 29, 400
	andi. 4, 3, 1
	bc 4, 1, .L3_4
.L3_24:
	ld 4, 16(30)
	addi 4, 4, 1
	std 4, 16(30)
	b .L3_5
.L3_25:
	cmpldi 3, 3
	bne 0, .L3_28
	sync
	b .L3_6
.L3_27:
	mr 29, 3
	mr 3, 30
	bl Record::leave_nested
	mr 3, 29
	bc 4, 8, .L3_14
	b .L3_19
.L3_28:
	li 3, 1
.L3_29:
	ldarx 4, 0, 28
	cmpldi 4, 0
	bne- 0, .L3_31
	stdcx. 3, 0, 28
	bne- 0, .L3_29
.L3_31:
	bl barrier::heavy_fence
	andi. 3, 3, 1
	creqv 8, 8, 8
	bc 4, 1, .L3_16
	li 3, 2
.L3_34:
	ldarx 4, 0, 28
	cmpldi 4, 1
	bne- 0, .L3_6
	stdcx. 3, 0, 28
	beq+ 0, .L3_6
	b .L3_34
.L3_36:
	mr 3, 30
	bl Record::leave_nested
	li 3, 0
	bc 4, 8, .L3_19
	b .L3_14
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
	li 27, 32
	ld 6, 24(30)
	sub 4, 4, 5
	ld 5, 32(30)
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
	sub 4, 4, 5
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
	ld 6, 0(4)
	ld 7, 400(6)
	cmpldi 7, 1
	bne 0, .L8_2
	sync
	li 7, 2
	std 7, 400(6)
.L8_2:
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
	bge 0, .L8_8
	li 28, -1
	li 27, 1
	addi 30, 1, 32
.L8_4:
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
	bgt 0, .L8_6
.L8_5:
	sub 6, 6, 8
	sradi 7, 6, 63
	andc 6, 6, 7
	cmpld 6, 5
	blt 0, .L8_4
	b .L8_8
.L8_6:
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
	bne 0, .L8_10
	ld 6, 32(24)
	ld 8, 24(24)
	mr 4, 24
	mr 3, 26
	mr 5, 25
	b .L8_5
.L8_8:
	std 29, 0(3)
.L8_9:
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
.L8_10:
	lxvd2x 0, 0, 30
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
	mr 7, 4
	std 29, 56(1)
	std 30, 64(1)
	beq 0, .L9_2
	lwz 4, 60(3)
	stw 4, 56(3)
.L9_2:
	ld 6, 128(27)
	addi 5, 27, 128
	sub. 8, 7, 6
	blt 0, .L9_11
	ld 9, 16(3)
	ld 4, 8(3)
	cmpld 7, 6
	and 9, 9, 7
	sldi 9, 9, 3
	add 4, 4, 9
	ld 4, 0(4)
	bne 0, .L9_9
	addi 6, 7, 1
	creqv 20, 20, 20
.L9_5:
	ldarx 8, 0, 5
	cmpld 8, 7
	bne- 0, .L9_21
	stdcx. 6, 0, 5
	bne- 0, .L9_5
	std 6, 256(27)
	bc 4, 20, .L9_12
	ld 5, 48(3)
	li 30, 1
	addi 5, 5, 1
	std 5, 48(3)
	b .L9_13
.L9_9:
	ld 5, 40(3)
	li 30, 1
	std 7, 24(3)
	cmpd 8, 5
	bge 0, .L9_13
	mr 28, 4
	mr 4, 6
	mr 29, 3
	mr 5, 28
	bl Worker::shrink
	mr 4, 28
	mr 3, 29
	b .L9_13
.L9_11:
	addi 4, 7, 1
	std 4, 256(27)
.L9_12:
	li 30, 0
.L9_13:
	bc 4, 10, .L9_16
	ld 3, 400(27)
	cmpldi 3, 1
	bne 0, .L9_20
	sync
	li 3, 2
	std 3, 400(27)
	b .L9_20
.L9_16:
	ld 6, 128(27)
	ld 7, 48(3)
	std 6, 48(3)
	cmpld 7, 6
	lwz 5, 60(3)
	bne 0, .L9_19
	slwi 5, 5, 1
	li 6, 8192
	cmplwi 5, 8192
	isellt 5, 5, 6
	stw 5, 60(3)
	stw 5, 56(3)
	ld 3, 400(27)
	cmpldi 3, 2
	bne 0, .L9_20
	addi 3, 27, 400
	mr 29, 4
	bl Mode::make_cold
	mr 4, 29
	b .L9_20
.L9_19:
	stw 5, 56(3)
.L9_20:
	mr 3, 30
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
.L9_21:
	std 6, 256(27)
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
