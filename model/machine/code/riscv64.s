# rustc 1.95.0 (59807616e 2026-04-14); sources 3de15fd66b61acc6
reference_batch:
	addi sp, sp, -144
	sd ra, 136(sp)
	sd s0, 128(sp)
	sd s1, 120(sp)
	sd s2, 112(sp)
	sd s3, 104(sp)
	sd s4, 96(sp)
	sd s5, 88(sp)
	sd s6, 80(sp)
	sd s7, 72(sp)
	sd s8, 64(sp)
	sd s9, 56(sp)
	sd s10, 48(sp)
	sd s11, 40(sp)
	ld s5, 0(a0)
	mv s4, a1
	li a0, 32
	call batch::assert_positive
	ld a2, 0(s4)
	beq s5, a2, .L0_41
	auipc a0, %tls_gd_pcrel_hi(RUST_STD_INTERNAL_VAL)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call __tls_get_addr
	mv s2, a0
	li s6, 32
	li s1, 2
	li s9, 1
	li a0, -1
	slli a0, a0, 63
	addi s11, a0, 1
	li s0, 3
	ld a0, 400(s5)
	fence r, rw
	beq a0, s1, .L0_4
.L0_3:
	ld a0, 128(s5)
	fence r, rw
	ld a1, 256(s5)
	sub a1, a1, a0
	blez a1, .L0_73
.L0_4:
	lbu a1, 8(s2)
	mv a0, s2
	bne a1, s9, .L0_7
.L0_5:
	ld s7, 0(a0)
	ld a0, 24(s7)
	andi a1, a0, 1
	bnez a1, .L0_11
.L0_6:
	addi a0, a0, 1
	sd a0, 24(s7)
	fence rw, w
	sd a0, 0(s7)
	j .L0_12
.L0_7:
	li s7, 0
	mv a0, s2
	li a1, 0
	call Storage::get_or_init_slow
	bnez a0, .L0_5
	li s7, 0
	call records::temporary
	mv s7, a0
	ld a0, 24(a0)
	andi a1, a0, 1
	beqz a1, .L0_6
.L0_11:
	ld a0, 32(s7)
	addi a0, a0, 1
	sd a0, 32(s7)
.L0_12:
	ld a0, 400(s5)
	fence r, rw
	bne a0, s1, .L0_32
.L0_13:
	fence rw, rw
	ld a0, 128(s5)
	fence r, rw
	fence rw, rw
	ld a1, 256(s5)
	sub a1, a1, a0
	fence r, rw
	blez a1, .L0_52
	srli a2, a1, 1
	sub a4, a1, a2
	mv a3, s6
	bltu s6, a4, .L0_16
	mv a3, a4
.L0_16:
	ld a4, 24(s4)
	ld a5, 32(s4)
	sub a5, a5, a4
	sgtz a4, a5
	neg a4, a4
	and s10, a4, a5
	addi s8, a3, -1
	bgeu s10, s8, .L0_18
	li s0, 3
	j .L0_20
.L0_18:
	mv s1, s11
	ld a4, 408(s5)
	fence r, rw
	ld a5, 0(a4)
	addi s0, a0, 1
	and a5, a5, a0
	slli a5, a5, 3
	add a4, a4, a5
	addi a4, a4, 32
	ld s9, 0(a4)
	addi s11, s5, 128
.L0_94:
	lr.d.aqrl a4, (s11)
	bne a4, a0, .L0_96
	sc.d.rl a5, s0, (s11)
	bnez a5, .L0_94
.L0_96:
	beq a4, a0, .L0_54
	li s0, 2
	li s9, 1
	mv s11, s1
	li s1, 2
.L0_20:
	ld a0, 32(s7)
	bnez a0, .L0_34
	ld a0, 24(s7)
	addi a0, a0, 1
	sd a0, 24(s7)
	fence rw, w
	sd a0, 0(s7)
.L0_22:
	bgeu s10, s8, .L0_74
	fence rw, rw
	ld a0, 256(s5)
	fence r, rw
	fence rw, rw
	ld a1, 128(s5)
	sub a0, a0, a1
	fence r, rw
	bgtz a0, .L0_25
	li a0, 1
.L0_25:
	srli a1, a0, 1
	sub a0, a0, a1
	mv a2, s6
	li s0, 3
	bltu s6, a0, .L0_27
	mv a2, a0
.L0_27:
	addi a2, a2, -1
	addi a0, sp, 24
	mv a1, s4
	call Worker::reserve.reference
	ld a0, 24(sp)
	bne a0, s11, .L0_38
.L0_29:
	ld a0, 24(s4)
	ld a1, 32(s4)
	sub a1, a1, a0
	sgtz a0, a1
	neg a0, a0
	and a0, a0, a1
	addi a0, a0, 1
	bltu a0, s6, .L0_31
	mv a0, s6
.L0_31:
	mv s6, a0
	ld a0, 400(s5)
	fence r, rw
	bne a0, s1, .L0_3
	j .L0_4
.L0_32:
	bne a0, s0, .L0_35
	fence rw, rw
	j .L0_13
.L0_34:
	mv a0, s7
	call Record::leave_nested
	j .L0_22
.L0_35:
	addi s0, s5, 400
.L0_97:
	lr.d a0, (s0)
	bnez a0, .L0_99
	sc.d a1, s9, (s0)
	bnez a1, .L0_97
.L0_99:
	auipc a0, %pcrel_hi(.Lanon)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call barrier::heavy_fence
	beqz a0, .L0_52
.L0_100:
	lr.d a0, (s0)
	bne a0, s9, .L0_102
	sc.d a1, s1, (s0)
	bnez a1, .L0_100
.L0_102:
	j .L0_13
.L0_38:
	addi a0, sp, 8
	mv a1, s4
	li a2, 0
	call Worker::reserve.reference
	ld a0, 8(sp)
	beq a0, s11, .L0_29
	addi a0, sp, 8
	call ring::fail
	j .L0_82
.L0_41:
	ld a0, 24(s4)
	ld a3, 128(a2)
	addi a1, a0, -1
	sub a3, a1, a3
	bltz a3, .L0_73
	sd a1, 256(a2)
	ld a2, 400(a2)
	beqz a2, .L0_45
	li a3, 1
	fence rw, rw
	beq a2, a3, .L0_69
	lw a3, 56(s4)
	addiw a3, a3, -1
	sw a3, 56(s4)
	beqz a3, .L0_69
.L0_45:
	ld a3, 0(s4)
	ld a2, 128(a3)
	sub a4, a1, a2
	bltz a4, .L0_71
	ld a5, 16(s4)
	ld s1, 8(s4)
	and a5, a5, a1
	slli a5, a5, 3
	add a5, a5, s1
	ld s3, 0(a5)
	bne a1, a2, .L0_49
	addi a2, a3, 128
.L0_103:
	lr.d a4, (a2)
	bne a4, a1, .L0_105
	sc.d a5, a0, (a2)
	bnez a5, .L0_103
.L0_105:
	sd a0, 256(a3)
	bne a4, a1, .L0_73
	ld a0, 48(s4)
	addi a0, a0, 1
	sd a0, 48(s4)
	li s0, 1
	bnez s0, .L0_75
	j .L0_79
.L0_49:
	ld a0, 40(s4)
	sd a1, 24(s4)
	li s0, 1
	bge a4, a0, .L0_74
	mv a0, s4
	mv a1, a2
	mv a2, s3
	call Worker::shrink
	mv s3, a0
	bnez s0, .L0_75
	j .L0_79
.L0_52:
	ld a0, 32(s7)
	bnez a0, .L0_72
	li s0, 0
	j .L0_68
.L0_54:
	li a4, 2
	bltu a3, a4, .L0_65
	sub a1, a1, a2
	bltu s6, a1, .L0_57
	mv s6, a1
.L0_57:
	addi s6, s6, -1
	addi s2, a0, 2
	not s0, a0
	li a0, -1
	slli a0, a0, 63
	addi s8, a0, 1
.L0_58:
	fence rw, rw
	ld a0, 256(s5)
	add a0, a0, s0
	fence r, rw
	blez a0, .L0_65
	ld a0, 408(s5)
	fence r, rw
	ld a1, 0(a0)
	addi a2, s2, -1
	and a1, a1, a2
	slli a1, a1, 3
	add a0, a0, a1
	addi a0, a0, 32
	ld s3, 0(a0)
.L0_106:
	lr.d.aqrl a0, (s11)
	bne a0, a2, .L0_65
	sc.d.rl a1, s2, (s11)
	bnez a1, .L0_106
	ld a0, 24(s4)
	ld a1, 32(s4)
	sub a1, a1, a0
	blez a1, .L0_62
.L0_61:
	ld a1, 16(s4)
	ld a2, 8(s4)
	and a1, a1, a0
	addi a0, a0, 1
	slli a1, a1, 3
	add a1, a1, a2
	sd s9, 0(a1)
	fence rw, w
	ld a1, 0(s4)
	addi s6, s6, -1
	addi s2, s2, 1
	sd a0, 24(s4)
	sd a0, 256(a1)
	addi s0, s0, -1
	mv s9, s3
	bnez s6, .L0_58
	j .L0_66
.L0_62:
	addi a0, sp, 24
	li a2, 1
	mv a1, s4
	call Worker::reserve.reference
	ld a0, 24(sp)
	bne a0, s8, .L0_81
	ld a0, 24(s4)
	j .L0_61
.L0_65:
	mv s3, s9
.L0_66:
	ld a0, 32(s7)
	bnez a0, .L0_77
	li s0, 1
.L0_68:
	ld a0, 24(s7)
	addi a0, a0, 1
	sd a0, 24(s7)
	fence rw, w
	sd a0, 0(s7)
	bnez s0, .L0_75
	j .L0_79
.L0_69:
	mv a0, s4
	call Worker::take_and_see_to.reference
	mv s0, a0
	mv s3, a1
	bnez a0, .L0_75
	j .L0_79
.L0_71:
	li s0, 0
	sd a0, 256(a3)
	j .L0_79
.L0_72:
	mv a0, s7
	call Record::leave_nested
.L0_73:
	li s0, 0
.L0_74:
	beqz s0, .L0_79
.L0_75:
	li a0, 1
	beq s0, a0, .L0_80
	li s3, -1
	j .L0_80
.L0_77:
	mv a0, s7
	call Record::leave_nested
	li s0, 1
	bnez s0, .L0_75
.L0_79:
	mv s3, s0
.L0_80:
	mv a0, s3
	ld ra, 136(sp)
	ld s0, 128(sp)
	ld s1, 120(sp)
	ld s2, 112(sp)
	ld s3, 104(sp)
	ld s4, 96(sp)
	ld s5, 88(sp)
	ld s6, 80(sp)
	ld s7, 72(sp)
	ld s8, 64(sp)
	ld s9, 56(sp)
	ld s10, 48(sp)
	ld s11, 40(sp)
	addi sp, sp, 144
	ret
.L0_81:
	addi a0, sp, 24
	call ring::fail
.L0_82:
	unimp
reference_pop:
	addi sp, sp, -16
	sd ra, 8(sp)
	ld a2, 0(a0)
	ld t0, 24(a0)
	ld a3, 128(a2)
	addi a1, t0, -1
	sub a3, a1, a3
	bltz a3, .L1_8
	sd a1, 256(a2)
	ld a3, 400(a2)
	beqz a3, .L1_4
	li a2, 1
	fence rw, rw
	beq a3, a2, .L1_11
	lw a2, 56(a0)
	addiw a5, a2, -1
	sw a5, 56(a0)
	mv a2, a3
	beqz a5, .L1_11
.L1_4:
	ld a5, 0(a0)
	ld a3, 128(a5)
	sub a7, a1, a3
	bltz a7, .L1_13
	ld a2, 16(a0)
	ld a4, 8(a0)
	and a2, a2, a1
	slli a2, a2, 3
	add a2, a2, a4
	ld a6, 0(a2)
	bne a1, a3, .L1_9
	addi a2, a5, 128
.L1_17:
	lr.d a3, (a2)
	bne a3, a1, .L1_19
	sc.d a4, t0, (a2)
	bnez a4, .L1_17
.L1_19:
	sd t0, 256(a5)
	bne a3, a1, .L1_8
	ld a1, 48(a0)
	addi a1, a1, 1
	sd a1, 48(a0)
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L1_8:
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L1_9:
	ld a2, 40(a0)
	sd a1, 24(a0)
	blt a7, a2, .L1_14
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L1_11:
	call Worker::take_and_see_to.reference
	slli a0, a0, 63
	srai a0, a0, 63
	and a0, a0, a1
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L1_13:
	sd t0, 256(a5)
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L1_14:
	mv a1, a3
	mv a2, a6
	call Worker::shrink
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
reference_push:
	addi sp, sp, -48
	sd ra, 40(sp)
	sd s0, 32(sp)
	sd s1, 24(sp)
	ld a2, 24(a0)
	ld a3, 32(a0)
	sub a3, a3, a2
	mv s0, a1
	blez a3, .L2_2
.L2_1:
	ld a1, 16(a0)
	ld a3, 8(a0)
	and a1, a1, a2
	slli a1, a1, 3
	add a1, a1, a3
	sd s0, 0(a1)
	fence rw, w
	ld a1, 0(a0)
	addi a2, a2, 1
	sd a2, 24(a0)
	sd a2, 256(a1)
	ld ra, 40(sp)
	ld s0, 32(sp)
	ld s1, 24(sp)
	addi sp, sp, 48
	ret
.L2_2:
	mv a1, a0
	addi a0, sp, 8
	li a2, 1
	mv s1, a1
	call Worker::reserve.reference
	ld a0, 8(sp)
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	bne a0, a1, .L2_5
	mv a0, s1
	ld a2, 24(s1)
	j .L2_1
.L2_5:
	addi a0, sp, 8
	call ring::fail
	unimp
reference_steal:
	addi sp, sp, -48
	sd ra, 40(sp)
	sd s0, 32(sp)
	sd s1, 24(sp)
	sd s2, 16(sp)
	sd s3, 8(sp)
	ld s2, 0(a0)
	ld a0, 400(s2)
	li a1, 2
	fence r, rw
	beq a0, a1, .L3_2
	ld a0, 128(s2)
	fence r, rw
	ld a1, 256(s2)
	sub a1, a1, a0
	blez a1, .L3_24
.L3_2:
	auipc a0, %tls_gd_pcrel_hi(RUST_STD_INTERNAL_VAL)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call __tls_get_addr
	lbu a1, 8(a0)
	li a2, 1
	bne a1, a2, .L3_5
.L3_3:
	ld s0, 0(a0)
	ld a0, 24(s0)
	andi a1, a0, 1
	bnez a1, .L3_9
.L3_4:
	addi a0, a0, 1
	sd a0, 24(s0)
	fence rw, w
	sd a0, 0(s0)
	j .L3_10
.L3_5:
	li s0, 0
	li a1, 0
	call Storage::get_or_init_slow
	bnez a0, .L3_3
	li s0, 0
	call records::temporary
	mv s0, a0
	ld a0, 24(a0)
	andi a1, a0, 1
	beqz a1, .L3_4
.L3_9:
	ld a0, 32(s0)
	addi a0, a0, 1
	sd a0, 32(s0)
.L3_10:
	ld a0, 400(s2)
	li a1, 2
	fence r, rw
	bne a0, a1, .L3_15
.L3_11:
	fence rw, rw
	ld s1, 128(s2)
	fence r, rw
	fence rw, rw
	ld a0, 256(s2)
	sub a0, a0, s1
	fence r, rw
	blez a0, .L3_21
	ld a0, 408(s2)
	fence r, rw
	ld a1, 0(a0)
	and a1, a1, s1
	slli a1, a1, 3
	add a0, a0, a1
	addi a1, s1, 1
	addi a0, a0, 32
	ld s3, 0(a0)
	addi a0, s2, 128
.L3_30:
	lr.d.aqrl s2, (a0)
	bne s2, s1, .L3_32
	sc.d.rl a2, a1, (a0)
	bnez a2, .L3_30
.L3_32:
	ld a0, 32(s0)
	bnez a0, .L3_17
	ld a0, 24(s0)
	addi a0, a0, 1
	sd a0, 24(s0)
	fence rw, w
	sd a0, 0(s0)
.L3_14:
	xor a0, s2, s1
	seqz a0, a0
	addi a0, a0, -1
	or a0, a0, s3
	j .L3_25
.L3_15:
	li a1, 3
	bne a0, a1, .L3_18
	fence rw, rw
	j .L3_11
.L3_17:
	mv a0, s0
	call Record::leave_nested
	j .L3_14
.L3_18:
	addi s1, s2, 400
	li a0, 1
.L3_33:
	lr.d a1, (s1)
	bnez a1, .L3_35
	sc.d a2, a0, (s1)
	bnez a2, .L3_33
.L3_35:
	auipc a0, %pcrel_hi(.Lanon)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call barrier::heavy_fence
	beqz a0, .L3_21
	li a0, 2
	li a1, 1
.L3_36:
	lr.d a2, (s1)
	bne a2, a1, .L3_38
	sc.d a3, a0, (s1)
	bnez a3, .L3_36
.L3_38:
	j .L3_11
.L3_21:
	ld a0, 32(s0)
	bnez a0, .L3_23
	ld a1, 24(s0)
	addi a1, a1, 1
	sd a1, 24(s0)
	fence rw, w
	sd a1, 0(s0)
	j .L3_25
.L3_23:
	mv a0, s0
	call Record::leave_nested
.L3_24:
	li a0, 0
.L3_25:
	ld ra, 40(sp)
	ld s0, 32(sp)
	ld s1, 24(sp)
	ld s2, 16(sp)
	ld s3, 8(sp)
	addi sp, sp, 48
	ret
weakest_batch:
	addi sp, sp, -128
	sd ra, 120(sp)
	sd s0, 112(sp)
	sd s1, 104(sp)
	sd s2, 96(sp)
	sd s3, 88(sp)
	sd s4, 80(sp)
	sd s5, 72(sp)
	sd s6, 64(sp)
	sd s7, 56(sp)
	sd s8, 48(sp)
	sd s9, 40(sp)
	ld s9, 0(a0)
	mv s0, a1
	li a0, 32
	call batch::assert_positive
	ld a1, 0(s0)
	beq s9, a1, .L4_22
	ld a0, 128(s9)
	fence rw, rw
	ld a1, 256(s9)
	sub a1, a1, a0
	fence r, rw
	blez a1, .L4_27
	srli s5, a1, 1
	andi a1, a1, 1
	add s5, s5, a1
	li a1, 32
	bltu s5, a1, .L4_5
	li s5, 32
.L4_5:
	ld a1, 24(s0)
	ld a2, 32(s0)
	sub a2, a2, a1
	sgtz a1, a2
	neg a1, a1
	and a1, a1, a2
	addi a2, s5, -1
	bgeu a1, a2, .L4_28
	li a1, 32
	li a0, -1
	slli a0, a0, 63
	addi s2, a0, 1
	j .L4_8
.L4_7:
	ld a2, 24(s0)
	ld a3, 32(s0)
	sub a3, a3, a2
	sgtz a2, a3
	neg a2, a2
	and a2, a2, a3
	addi a3, s5, -1
	bgeu a2, a3, .L4_28
.L4_8:
	ld a0, 256(s9)
	fence r, rw
	ld a2, 128(s9)
	sub a0, a0, a2
	mv s1, a1
	bgtz a0, .L4_10
	li a0, 1
.L4_10:
	srli a1, a0, 1
	sub a0, a0, a1
	mv a2, s1
	bltu s1, a0, .L4_12
	mv a2, a0
.L4_12:
	addi a2, a2, -1
	addi a0, sp, 24
	mv a1, s0
	call Worker::reserve.weakest
	ld a0, 24(sp)
	bne a0, s2, .L4_19
.L4_14:
	ld a1, 24(s0)
	ld a3, 32(s0)
	ld a0, 128(s9)
	fence rw, rw
	ld a2, 256(s9)
	sub a2, a2, a0
	fence r, rw
	blez a2, .L4_27
	sub a3, a3, a1
	sgtz a1, a3
	neg a1, a1
	and a1, a1, a3
	addi a1, a1, 1
	bltu a1, s1, .L4_17
	mv a1, s1
.L4_17:
	srli a3, a2, 1
	andi a2, a2, 1
	add a2, a2, a3
	mv s5, a1
	bltu a1, a2, .L4_7
	mv s5, a2
	j .L4_7
.L4_19:
	addi a0, sp, 8
	mv a1, s0
	li a2, 0
	call Worker::reserve.weakest
	ld a0, 8(sp)
	beq a0, s2, .L4_14
	addi a0, sp, 8
	j .L4_52
.L4_22:
	ld a0, 24(s0)
	ld a3, 128(a1)
	addi a2, a0, -1
	sub a3, a2, a3
	bltz a3, .L4_27
	sd a2, 256(a1)
	fence rw, rw
	ld a3, 0(s0)
	ld a1, 128(a3)
	sub a4, a2, a1
	bltz a4, .L4_50
	ld a5, 16(s0)
	ld s1, 8(s0)
	and a5, a5, a2
	slli a5, a5, 3
	add a5, a5, s1
	ld s2, 0(a5)
	bne a2, a1, .L4_45
	addi a1, a3, 128
.L4_57:
	lr.d a4, (a1)
	bne a4, a2, .L4_59
	sc.d a5, a0, (a1)
	bnez a5, .L4_57
.L4_59:
	sd a0, 256(a3)
	bne a4, a2, .L4_27
	ld a0, 48(s0)
	addi a0, a0, 1
	sd a0, 48(s0)
	li s3, 1
	j .L4_40
.L4_27:
	li s3, 0
	j .L4_39
.L4_28:
	ld a1, 408(s9)
	fence r, rw
	ld a2, 0(a1)
	addi a3, a0, 1
	and a2, a2, a0
	slli a2, a2, 3
	add a1, a1, a2
	addi a1, a1, 32
	ld s2, 0(a1)
	addi s4, s9, 128
.L4_60:
	lr.d.aqrl a1, (s4)
	bne a1, a0, .L4_38
	sc.d.rl a2, a3, (s4)
	bnez a2, .L4_60
	li a1, 2
	bltu s5, a1, .L4_48
	addi s5, s5, -1
	addi s6, a0, 2
	not s7, a0
	li s3, 1
	li a0, -1
	slli a0, a0, 63
	addi s8, a0, 1
.L4_31:
	fence rw, rw
	ld a0, 256(s9)
	add a0, a0, s7
	fence r, rw
	blez a0, .L4_40
	ld a0, 408(s9)
	fence r, rw
	ld a1, 0(a0)
	addi a2, s6, -1
	and a1, a1, a2
	slli a1, a1, 3
	add a0, a0, a1
	addi a0, a0, 32
	ld s1, 0(a0)
.L4_63:
	lr.d.aqrl a0, (s4)
	bne a0, a2, .L4_40
	sc.d.rl a1, s6, (s4)
	bnez a1, .L4_63
	ld a0, 24(s0)
	ld a1, 32(s0)
	sub a1, a1, a0
	blez a1, .L4_35
.L4_34:
	ld a1, 16(s0)
	ld a2, 8(s0)
	and a1, a1, a0
	addi a0, a0, 1
	slli a1, a1, 3
	add a1, a1, a2
	sd s2, 0(a1)
	fence rw, w
	ld a1, 0(s0)
	addi s5, s5, -1
	addi s6, s6, 1
	sd a0, 24(s0)
	sd a0, 256(a1)
	addi s7, s7, -1
	mv s2, s1
	bnez s5, .L4_31
	j .L4_49
.L4_35:
	addi a0, sp, 24
	li a2, 1
	mv a1, s0
	call Worker::reserve.weakest
	ld a0, 24(sp)
	bne a0, s8, .L4_51
	ld a0, 24(s0)
	j .L4_34
.L4_38:
	li s3, 2
.L4_39:
.L4_40:
	beqz s3, .L4_43
	li a0, 1
	beq s3, a0, .L4_44
	li s2, -1
	j .L4_44
.L4_43:
	mv s2, s3
.L4_44:
	mv a0, s2
	ld ra, 120(sp)
	ld s0, 112(sp)
	ld s1, 104(sp)
	ld s2, 96(sp)
	ld s3, 88(sp)
	ld s4, 80(sp)
	ld s5, 72(sp)
	ld s6, 64(sp)
	ld s7, 56(sp)
	ld s8, 48(sp)
	ld s9, 40(sp)
	addi sp, sp, 128
	ret
.L4_45:
	ld a0, 40(s0)
	sd a2, 24(s0)
	li s3, 1
	bge a4, a0, .L4_40
	mv a0, s0
	mv a2, s2
	call Worker::shrink
	mv s2, a0
	j .L4_40
.L4_48:
	li s3, 1
	j .L4_40
.L4_49:
	mv s2, s1
	j .L4_40
.L4_50:
	li s3, 0
	sd a0, 256(a3)
	j .L4_39
.L4_51:
	addi a0, sp, 24
.L4_52:
	call ring::fail
	unimp
weakest_pop:
	addi sp, sp, -16
	sd ra, 8(sp)
	ld a1, 0(a0)
	ld a3, 24(a0)
	ld a2, 128(a1)
	addi a4, a3, -1
	sub a2, a4, a2
	bltz a2, .L5_5
	sd a4, 256(a1)
	fence rw, rw
	ld t0, 0(a0)
	ld a1, 128(t0)
	sub a7, a4, a1
	bltz a7, .L5_8
	ld a2, 16(a0)
	ld a5, 8(a0)
	and a2, a2, a4
	slli a2, a2, 3
	add a2, a2, a5
	ld a6, 0(a2)
	bne a4, a1, .L5_6
	addi a1, t0, 128
.L5_12:
	lr.d a2, (a1)
	bne a2, a4, .L5_14
	sc.d a5, a3, (a1)
	bnez a5, .L5_12
.L5_14:
	sd a3, 256(t0)
	bne a2, a4, .L5_5
	ld a1, 48(a0)
	addi a1, a1, 1
	sd a1, 48(a0)
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L5_5:
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L5_6:
	ld a2, 40(a0)
	sd a4, 24(a0)
	blt a7, a2, .L5_9
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L5_8:
	sd a3, 256(t0)
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L5_9:
	mv a2, a6
	call Worker::shrink
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
weakest_push:
	addi sp, sp, -48
	sd ra, 40(sp)
	sd s0, 32(sp)
	sd s1, 24(sp)
	ld a2, 24(a0)
	ld a3, 32(a0)
	sub a3, a3, a2
	mv s0, a1
	blez a3, .L6_2
.L6_1:
	ld a1, 16(a0)
	ld a3, 8(a0)
	and a1, a1, a2
	slli a1, a1, 3
	add a1, a1, a3
	sd s0, 0(a1)
	fence rw, w
	ld a1, 0(a0)
	addi a2, a2, 1
	sd a2, 24(a0)
	sd a2, 256(a1)
	ld ra, 40(sp)
	ld s0, 32(sp)
	ld s1, 24(sp)
	addi sp, sp, 48
	ret
.L6_2:
	mv a1, a0
	addi a0, sp, 8
	li a2, 1
	mv s1, a1
	call Worker::reserve.weakest
	ld a0, 8(sp)
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	bne a0, a1, .L6_5
	mv a0, s1
	ld a2, 24(s1)
	j .L6_1
.L6_5:
	addi a0, sp, 8
	call ring::fail
	unimp
weakest_steal:
	ld a1, 0(a0)
	ld a0, 128(a1)
	fence rw, rw
	ld a2, 256(a1)
	sub a2, a2, a0
	fence r, rw
	blez a2, .L7_2
	ld a2, 408(a1)
	fence r, rw
	ld a3, 0(a2)
	and a3, a3, a0
	slli a3, a3, 3
	add a2, a2, a3
	addi a3, a0, 1
	addi a2, a2, 32
	ld a2, 0(a2)
	addi a1, a1, 128
.L7_3:
	lr.d a4, (a1)
	bne a4, a0, .L7_5
	sc.d.rl a5, a3, (a1)
	bnez a5, .L7_3
.L7_5:
	xor a0, a0, a4
	seqz a0, a0
	addi a0, a0, -1
	or a0, a0, a2
	ret
.L7_2:
	li a0, 0
	ret
ra_batch:
	addi sp, sp, -144
	sd ra, 136(sp)
	sd s0, 128(sp)
	sd s1, 120(sp)
	sd s2, 112(sp)
	sd s3, 104(sp)
	sd s4, 96(sp)
	sd s5, 88(sp)
	sd s6, 80(sp)
	sd s7, 72(sp)
	sd s8, 64(sp)
	sd s9, 56(sp)
	sd s10, 48(sp)
	sd s11, 40(sp)
	ld s5, 0(a0)
	mv s4, a1
	li a0, 32
	call batch::assert_positive
	ld a2, 0(s4)
	beq s5, a2, .L8_41
	auipc a0, %tls_gd_pcrel_hi(RUST_STD_INTERNAL_VAL)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call __tls_get_addr
	mv s2, a0
	li s6, 32
	li s1, 2
	li s9, 1
	li a0, -1
	slli a0, a0, 63
	addi s11, a0, 1
	li s0, 3
	ld a0, 400(s5)
	fence r, rw
	beq a0, s1, .L8_4
.L8_3:
	ld a0, 128(s5)
	fence r, rw
	ld a1, 256(s5)
	sub a1, a1, a0
	blez a1, .L8_73
.L8_4:
	lbu a1, 8(s2)
	mv a0, s2
	bne a1, s9, .L8_7
.L8_5:
	ld s7, 0(a0)
	ld a0, 24(s7)
	andi a1, a0, 1
	bnez a1, .L8_11
.L8_6:
	addi a0, a0, 1
	sd a0, 24(s7)
	fence rw, w
	sd a0, 0(s7)
	j .L8_12
.L8_7:
	li s7, 0
	mv a0, s2
	li a1, 0
	call Storage::get_or_init_slow
	bnez a0, .L8_5
	li s7, 0
	call records::temporary
	mv s7, a0
	ld a0, 24(a0)
	andi a1, a0, 1
	beqz a1, .L8_6
.L8_11:
	ld a0, 32(s7)
	addi a0, a0, 1
	sd a0, 32(s7)
.L8_12:
	ld a0, 400(s5)
	fence r, rw
	bne a0, s1, .L8_32
.L8_13:
	fence rw, rw
	ld a0, 128(s5)
	fence r, rw
	fence rw, rw
	ld a1, 256(s5)
	sub a1, a1, a0
	fence r, rw
	blez a1, .L8_52
	srli a2, a1, 1
	sub a4, a1, a2
	mv a3, s6
	bltu s6, a4, .L8_16
	mv a3, a4
.L8_16:
	ld a4, 24(s4)
	ld a5, 32(s4)
	sub a5, a5, a4
	sgtz a4, a5
	neg a4, a4
	and s10, a4, a5
	addi s8, a3, -1
	bgeu s10, s8, .L8_18
	li s0, 3
	j .L8_20
.L8_18:
	mv s1, s11
	ld a4, 408(s5)
	fence r, rw
	ld a5, 0(a4)
	addi s0, a0, 1
	and a5, a5, a0
	slli a5, a5, 3
	add a4, a4, a5
	addi a4, a4, 32
	ld s9, 0(a4)
	addi s11, s5, 128
.L8_94:
	lr.d.aqrl a4, (s11)
	bne a4, a0, .L8_96
	sc.d.rl a5, s0, (s11)
	bnez a5, .L8_94
.L8_96:
	beq a4, a0, .L8_54
	li s0, 2
	li s9, 1
	mv s11, s1
	li s1, 2
.L8_20:
	ld a0, 32(s7)
	bnez a0, .L8_34
	ld a0, 24(s7)
	addi a0, a0, 1
	sd a0, 24(s7)
	fence rw, w
	sd a0, 0(s7)
.L8_22:
	bgeu s10, s8, .L8_74
	fence rw, rw
	ld a0, 256(s5)
	fence r, rw
	fence rw, rw
	ld a1, 128(s5)
	sub a0, a0, a1
	fence r, rw
	bgtz a0, .L8_25
	li a0, 1
.L8_25:
	srli a1, a0, 1
	sub a0, a0, a1
	mv a2, s6
	li s0, 3
	bltu s6, a0, .L8_27
	mv a2, a0
.L8_27:
	addi a2, a2, -1
	addi a0, sp, 24
	mv a1, s4
	call Worker::reserve.reference
	ld a0, 24(sp)
	bne a0, s11, .L8_38
.L8_29:
	ld a0, 24(s4)
	ld a1, 32(s4)
	sub a1, a1, a0
	sgtz a0, a1
	neg a0, a0
	and a0, a0, a1
	addi a0, a0, 1
	bltu a0, s6, .L8_31
	mv a0, s6
.L8_31:
	mv s6, a0
	ld a0, 400(s5)
	fence r, rw
	bne a0, s1, .L8_3
	j .L8_4
.L8_32:
	bne a0, s0, .L8_35
	fence rw, rw
	j .L8_13
.L8_34:
	mv a0, s7
	call Record::leave_nested
	j .L8_22
.L8_35:
	addi s0, s5, 400
.L8_97:
	lr.d a0, (s0)
	bnez a0, .L8_99
	sc.d a1, s9, (s0)
	bnez a1, .L8_97
.L8_99:
	auipc a0, %pcrel_hi(.Lanon)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call barrier::heavy_fence
	beqz a0, .L8_52
.L8_100:
	lr.d a0, (s0)
	bne a0, s9, .L8_102
	sc.d a1, s1, (s0)
	bnez a1, .L8_100
.L8_102:
	j .L8_13
.L8_38:
	addi a0, sp, 8
	mv a1, s4
	li a2, 0
	call Worker::reserve.reference
	ld a0, 8(sp)
	beq a0, s11, .L8_29
	addi a0, sp, 8
	call ring::fail
	j .L8_82
.L8_41:
	ld a0, 24(s4)
	ld a3, 128(a2)
	addi a1, a0, -1
	sub a3, a1, a3
	bltz a3, .L8_73
	sd a1, 256(a2)
	ld a2, 400(a2)
	beqz a2, .L8_45
	li a3, 1
	fence rw, rw
	beq a2, a3, .L8_69
	lw a3, 56(s4)
	addiw a3, a3, -1
	sw a3, 56(s4)
	beqz a3, .L8_69
.L8_45:
	ld a3, 0(s4)
	ld a2, 128(a3)
	sub a4, a1, a2
	bltz a4, .L8_71
	ld a5, 16(s4)
	ld s1, 8(s4)
	and a5, a5, a1
	slli a5, a5, 3
	add a5, a5, s1
	ld s3, 0(a5)
	bne a1, a2, .L8_49
	addi a2, a3, 128
.L8_103:
	lr.d a4, (a2)
	bne a4, a1, .L8_105
	sc.d a5, a0, (a2)
	bnez a5, .L8_103
.L8_105:
	sd a0, 256(a3)
	bne a4, a1, .L8_73
	ld a0, 48(s4)
	addi a0, a0, 1
	sd a0, 48(s4)
	li s0, 1
	bnez s0, .L8_75
	j .L8_79
.L8_49:
	ld a0, 40(s4)
	sd a1, 24(s4)
	li s0, 1
	bge a4, a0, .L8_74
	mv a0, s4
	mv a1, a2
	mv a2, s3
	call Worker::shrink
	mv s3, a0
	bnez s0, .L8_75
	j .L8_79
.L8_52:
	ld a0, 32(s7)
	bnez a0, .L8_72
	li s0, 0
	j .L8_68
.L8_54:
	li a4, 2
	bltu a3, a4, .L8_65
	sub a1, a1, a2
	bltu s6, a1, .L8_57
	mv s6, a1
.L8_57:
	addi s6, s6, -1
	addi s2, a0, 2
	not s0, a0
	li a0, -1
	slli a0, a0, 63
	addi s8, a0, 1
.L8_58:
	fence rw, rw
	ld a0, 256(s5)
	add a0, a0, s0
	fence r, rw
	blez a0, .L8_65
	ld a0, 408(s5)
	fence r, rw
	ld a1, 0(a0)
	addi a2, s2, -1
	and a1, a1, a2
	slli a1, a1, 3
	add a0, a0, a1
	addi a0, a0, 32
	ld s3, 0(a0)
.L8_106:
	lr.d.aqrl a0, (s11)
	bne a0, a2, .L8_65
	sc.d.rl a1, s2, (s11)
	bnez a1, .L8_106
	ld a0, 24(s4)
	ld a1, 32(s4)
	sub a1, a1, a0
	blez a1, .L8_62
.L8_61:
	ld a1, 16(s4)
	ld a2, 8(s4)
	and a1, a1, a0
	addi a0, a0, 1
	slli a1, a1, 3
	add a1, a1, a2
	sd s9, 0(a1)
	fence rw, w
	ld a1, 0(s4)
	addi s6, s6, -1
	addi s2, s2, 1
	sd a0, 24(s4)
	sd a0, 256(a1)
	addi s0, s0, -1
	mv s9, s3
	bnez s6, .L8_58
	j .L8_66
.L8_62:
	addi a0, sp, 24
	li a2, 1
	mv a1, s4
	call Worker::reserve.reference
	ld a0, 24(sp)
	bne a0, s8, .L8_81
	ld a0, 24(s4)
	j .L8_61
.L8_65:
	mv s3, s9
.L8_66:
	ld a0, 32(s7)
	bnez a0, .L8_77
	li s0, 1
.L8_68:
	ld a0, 24(s7)
	addi a0, a0, 1
	sd a0, 24(s7)
	fence rw, w
	sd a0, 0(s7)
	bnez s0, .L8_75
	j .L8_79
.L8_69:
	mv a0, s4
	call Worker::take_and_see_to.reference
	mv s0, a0
	mv s3, a1
	bnez a0, .L8_75
	j .L8_79
.L8_71:
	li s0, 0
	sd a0, 256(a3)
	j .L8_79
.L8_72:
	mv a0, s7
	call Record::leave_nested
.L8_73:
	li s0, 0
.L8_74:
	beqz s0, .L8_79
.L8_75:
	li a0, 1
	beq s0, a0, .L8_80
	li s3, -1
	j .L8_80
.L8_77:
	mv a0, s7
	call Record::leave_nested
	li s0, 1
	bnez s0, .L8_75
.L8_79:
	mv s3, s0
.L8_80:
	mv a0, s3
	ld ra, 136(sp)
	ld s0, 128(sp)
	ld s1, 120(sp)
	ld s2, 112(sp)
	ld s3, 104(sp)
	ld s4, 96(sp)
	ld s5, 88(sp)
	ld s6, 80(sp)
	ld s7, 72(sp)
	ld s8, 64(sp)
	ld s9, 56(sp)
	ld s10, 48(sp)
	ld s11, 40(sp)
	addi sp, sp, 144
	ret
.L8_81:
	addi a0, sp, 24
	call ring::fail
.L8_82:
	unimp
ra_pop:
	addi sp, sp, -16
	sd ra, 8(sp)
	ld a2, 0(a0)
	ld t0, 24(a0)
	ld a3, 128(a2)
	addi a1, t0, -1
	sub a3, a1, a3
	bltz a3, .L9_8
	sd a1, 256(a2)
	ld a3, 400(a2)
	beqz a3, .L9_4
	li a2, 1
	fence rw, rw
	beq a3, a2, .L9_11
	lw a2, 56(a0)
	addiw a5, a2, -1
	sw a5, 56(a0)
	mv a2, a3
	beqz a5, .L9_11
.L9_4:
	ld a5, 0(a0)
	ld a3, 128(a5)
	sub a7, a1, a3
	bltz a7, .L9_13
	ld a2, 16(a0)
	ld a4, 8(a0)
	and a2, a2, a1
	slli a2, a2, 3
	add a2, a2, a4
	ld a6, 0(a2)
	bne a1, a3, .L9_9
	addi a2, a5, 128
.L9_17:
	lr.d a3, (a2)
	bne a3, a1, .L9_19
	sc.d a4, t0, (a2)
	bnez a4, .L9_17
.L9_19:
	sd t0, 256(a5)
	bne a3, a1, .L9_8
	ld a1, 48(a0)
	addi a1, a1, 1
	sd a1, 48(a0)
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L9_8:
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L9_9:
	ld a2, 40(a0)
	sd a1, 24(a0)
	blt a7, a2, .L9_14
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L9_11:
	call Worker::take_and_see_to.reference
	slli a0, a0, 63
	srai a0, a0, 63
	and a0, a0, a1
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L9_13:
	sd t0, 256(a5)
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L9_14:
	mv a1, a3
	mv a2, a6
	call Worker::shrink
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
ra_push:
	addi sp, sp, -48
	sd ra, 40(sp)
	sd s0, 32(sp)
	sd s1, 24(sp)
	ld a2, 24(a0)
	ld a3, 32(a0)
	sub a3, a3, a2
	mv s0, a1
	blez a3, .L10_2
.L10_1:
	ld a1, 16(a0)
	ld a3, 8(a0)
	and a1, a1, a2
	slli a1, a1, 3
	add a1, a1, a3
	sd s0, 0(a1)
	fence rw, w
	ld a1, 0(a0)
	addi a2, a2, 1
	sd a2, 24(a0)
	sd a2, 256(a1)
	ld ra, 40(sp)
	ld s0, 32(sp)
	ld s1, 24(sp)
	addi sp, sp, 48
	ret
.L10_2:
	mv a1, a0
	addi a0, sp, 8
	li a2, 1
	mv s1, a1
	call Worker::reserve.reference
	ld a0, 8(sp)
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	bne a0, a1, .L10_5
	mv a0, s1
	ld a2, 24(s1)
	j .L10_1
.L10_5:
	addi a0, sp, 8
	call ring::fail
	unimp
ra_steal:
	addi sp, sp, -48
	sd ra, 40(sp)
	sd s0, 32(sp)
	sd s1, 24(sp)
	sd s2, 16(sp)
	sd s3, 8(sp)
	ld s2, 0(a0)
	ld a0, 400(s2)
	li a1, 2
	fence r, rw
	beq a0, a1, .L11_2
	ld a0, 128(s2)
	fence r, rw
	ld a1, 256(s2)
	sub a1, a1, a0
	blez a1, .L11_24
.L11_2:
	auipc a0, %tls_gd_pcrel_hi(RUST_STD_INTERNAL_VAL)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call __tls_get_addr
	lbu a1, 8(a0)
	li a2, 1
	bne a1, a2, .L11_5
.L11_3:
	ld s0, 0(a0)
	ld a0, 24(s0)
	andi a1, a0, 1
	bnez a1, .L11_9
.L11_4:
	addi a0, a0, 1
	sd a0, 24(s0)
	fence rw, w
	sd a0, 0(s0)
	j .L11_10
.L11_5:
	li s0, 0
	li a1, 0
	call Storage::get_or_init_slow
	bnez a0, .L11_3
	li s0, 0
	call records::temporary
	mv s0, a0
	ld a0, 24(a0)
	andi a1, a0, 1
	beqz a1, .L11_4
.L11_9:
	ld a0, 32(s0)
	addi a0, a0, 1
	sd a0, 32(s0)
.L11_10:
	ld a0, 400(s2)
	li a1, 2
	fence r, rw
	bne a0, a1, .L11_15
.L11_11:
	fence rw, rw
	ld s1, 128(s2)
	fence r, rw
	fence rw, rw
	ld a0, 256(s2)
	sub a0, a0, s1
	fence r, rw
	blez a0, .L11_21
	ld a0, 408(s2)
	fence r, rw
	ld a1, 0(a0)
	and a1, a1, s1
	slli a1, a1, 3
	add a0, a0, a1
	addi a1, s1, 1
	addi a0, a0, 32
	ld s3, 0(a0)
	addi a0, s2, 128
.L11_30:
	lr.d.aqrl s2, (a0)
	bne s2, s1, .L11_32
	sc.d.rl a2, a1, (a0)
	bnez a2, .L11_30
.L11_32:
	ld a0, 32(s0)
	bnez a0, .L11_17
	ld a0, 24(s0)
	addi a0, a0, 1
	sd a0, 24(s0)
	fence rw, w
	sd a0, 0(s0)
.L11_14:
	xor a0, s2, s1
	seqz a0, a0
	addi a0, a0, -1
	or a0, a0, s3
	j .L11_25
.L11_15:
	li a1, 3
	bne a0, a1, .L11_18
	fence rw, rw
	j .L11_11
.L11_17:
	mv a0, s0
	call Record::leave_nested
	j .L11_14
.L11_18:
	addi s1, s2, 400
	li a0, 1
.L11_33:
	lr.d a1, (s1)
	bnez a1, .L11_35
	sc.d a2, a0, (s1)
	bnez a2, .L11_33
.L11_35:
	auipc a0, %pcrel_hi(.Lanon)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call barrier::heavy_fence
	beqz a0, .L11_21
	li a0, 2
	li a1, 1
.L11_36:
	lr.d a2, (s1)
	bne a2, a1, .L11_38
	sc.d a3, a0, (s1)
	bnez a3, .L11_36
.L11_38:
	j .L11_11
.L11_21:
	ld a0, 32(s0)
	bnez a0, .L11_23
	ld a1, 24(s0)
	addi a1, a1, 1
	sd a1, 24(s0)
	fence rw, w
	sd a1, 0(s0)
	j .L11_25
.L11_23:
	mv a0, s0
	call Record::leave_nested
.L11_24:
	li a0, 0
.L11_25:
	ld ra, 40(sp)
	ld s0, 32(sp)
	ld s1, 24(sp)
	ld s2, 16(sp)
	ld s3, 8(sp)
	addi sp, sp, 48
	ret
rb_batch:
	addi sp, sp, -144
	sd ra, 136(sp)
	sd s0, 128(sp)
	sd s1, 120(sp)
	sd s2, 112(sp)
	sd s3, 104(sp)
	sd s4, 96(sp)
	sd s5, 88(sp)
	sd s6, 80(sp)
	sd s7, 72(sp)
	sd s8, 64(sp)
	sd s9, 56(sp)
	sd s10, 48(sp)
	sd s11, 40(sp)
	ld s5, 0(a0)
	mv s4, a1
	li a0, 32
	call batch::assert_positive
	ld a2, 0(s4)
	beq s5, a2, .L12_41
	auipc a0, %tls_gd_pcrel_hi(RUST_STD_INTERNAL_VAL)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call __tls_get_addr
	mv s2, a0
	li s6, 32
	li s1, 2
	li s9, 1
	li a0, -1
	slli a0, a0, 63
	addi s11, a0, 1
	li s0, 3
	ld a0, 400(s5)
	fence r, rw
	beq a0, s1, .L12_4
.L12_3:
	ld a0, 128(s5)
	fence r, rw
	ld a1, 256(s5)
	sub a1, a1, a0
	blez a1, .L12_73
.L12_4:
	lbu a1, 8(s2)
	mv a0, s2
	bne a1, s9, .L12_7
.L12_5:
	ld s7, 0(a0)
	ld a0, 24(s7)
	andi a1, a0, 1
	bnez a1, .L12_11
.L12_6:
	addi a0, a0, 1
	sd a0, 24(s7)
	fence rw, w
	sd a0, 0(s7)
	j .L12_12
.L12_7:
	li s7, 0
	mv a0, s2
	li a1, 0
	call Storage::get_or_init_slow
	bnez a0, .L12_5
	li s7, 0
	call records::temporary
	mv s7, a0
	ld a0, 24(a0)
	andi a1, a0, 1
	beqz a1, .L12_6
.L12_11:
	ld a0, 32(s7)
	addi a0, a0, 1
	sd a0, 32(s7)
.L12_12:
	ld a0, 400(s5)
	fence r, rw
	bne a0, s1, .L12_32
.L12_13:
	fence rw, rw
	ld a0, 128(s5)
	fence r, rw
	fence rw, rw
	ld a1, 256(s5)
	sub a1, a1, a0
	fence r, rw
	blez a1, .L12_52
	srli a2, a1, 1
	sub a4, a1, a2
	mv a3, s6
	bltu s6, a4, .L12_16
	mv a3, a4
.L12_16:
	ld a4, 24(s4)
	ld a5, 32(s4)
	sub a5, a5, a4
	sgtz a4, a5
	neg a4, a4
	and s10, a4, a5
	addi s8, a3, -1
	bgeu s10, s8, .L12_18
	li s0, 3
	j .L12_20
.L12_18:
	mv s1, s11
	ld a4, 408(s5)
	fence r, rw
	ld a5, 0(a4)
	addi s0, a0, 1
	and a5, a5, a0
	slli a5, a5, 3
	add a4, a4, a5
	addi a4, a4, 32
	ld s9, 0(a4)
	addi s11, s5, 128
.L12_94:
	lr.d.aqrl a4, (s11)
	bne a4, a0, .L12_96
	sc.d.rl a5, s0, (s11)
	bnez a5, .L12_94
.L12_96:
	beq a4, a0, .L12_54
	li s0, 2
	li s9, 1
	mv s11, s1
	li s1, 2
.L12_20:
	ld a0, 32(s7)
	bnez a0, .L12_34
	ld a0, 24(s7)
	addi a0, a0, 1
	sd a0, 24(s7)
	fence rw, w
	sd a0, 0(s7)
.L12_22:
	bgeu s10, s8, .L12_74
	fence rw, rw
	ld a0, 256(s5)
	fence r, rw
	fence rw, rw
	ld a1, 128(s5)
	sub a0, a0, a1
	fence r, rw
	bgtz a0, .L12_25
	li a0, 1
.L12_25:
	srli a1, a0, 1
	sub a0, a0, a1
	mv a2, s6
	li s0, 3
	bltu s6, a0, .L12_27
	mv a2, a0
.L12_27:
	addi a2, a2, -1
	addi a0, sp, 24
	mv a1, s4
	call Worker::reserve.reference
	ld a0, 24(sp)
	bne a0, s11, .L12_38
.L12_29:
	ld a0, 24(s4)
	ld a1, 32(s4)
	sub a1, a1, a0
	sgtz a0, a1
	neg a0, a0
	and a0, a0, a1
	addi a0, a0, 1
	bltu a0, s6, .L12_31
	mv a0, s6
.L12_31:
	mv s6, a0
	ld a0, 400(s5)
	fence r, rw
	bne a0, s1, .L12_3
	j .L12_4
.L12_32:
	bne a0, s0, .L12_35
	fence rw, rw
	j .L12_13
.L12_34:
	mv a0, s7
	call Record::leave_nested
	j .L12_22
.L12_35:
	addi s0, s5, 400
.L12_97:
	lr.d a0, (s0)
	bnez a0, .L12_99
	sc.d a1, s9, (s0)
	bnez a1, .L12_97
.L12_99:
	auipc a0, %pcrel_hi(.Lanon)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call barrier::heavy_fence
	beqz a0, .L12_52
.L12_100:
	lr.d a0, (s0)
	bne a0, s9, .L12_102
	sc.d a1, s1, (s0)
	bnez a1, .L12_100
.L12_102:
	j .L12_13
.L12_38:
	addi a0, sp, 8
	mv a1, s4
	li a2, 0
	call Worker::reserve.reference
	ld a0, 8(sp)
	beq a0, s11, .L12_29
	addi a0, sp, 8
	call ring::fail
	j .L12_82
.L12_41:
	ld a0, 24(s4)
	ld a3, 128(a2)
	addi a1, a0, -1
	sub a3, a1, a3
	bltz a3, .L12_73
	sd a1, 256(a2)
	ld a2, 400(a2)
	beqz a2, .L12_45
	li a3, 1
	fence.tso
	beq a2, a3, .L12_69
	lw a3, 56(s4)
	addiw a3, a3, -1
	sw a3, 56(s4)
	beqz a3, .L12_69
.L12_45:
	ld a3, 0(s4)
	ld a2, 128(a3)
	sub a4, a1, a2
	bltz a4, .L12_71
	ld a5, 16(s4)
	ld s1, 8(s4)
	and a5, a5, a1
	slli a5, a5, 3
	add a5, a5, s1
	ld s3, 0(a5)
	bne a1, a2, .L12_49
	addi a2, a3, 128
.L12_103:
	lr.d a4, (a2)
	bne a4, a1, .L12_105
	sc.d a5, a0, (a2)
	bnez a5, .L12_103
.L12_105:
	sd a0, 256(a3)
	bne a4, a1, .L12_73
	ld a0, 48(s4)
	addi a0, a0, 1
	sd a0, 48(s4)
	li s0, 1
	bnez s0, .L12_75
	j .L12_79
.L12_49:
	ld a0, 40(s4)
	sd a1, 24(s4)
	li s0, 1
	bge a4, a0, .L12_74
	mv a0, s4
	mv a1, a2
	mv a2, s3
	call Worker::shrink
	mv s3, a0
	bnez s0, .L12_75
	j .L12_79
.L12_52:
	ld a0, 32(s7)
	bnez a0, .L12_72
	li s0, 0
	j .L12_68
.L12_54:
	li a4, 2
	bltu a3, a4, .L12_65
	sub a1, a1, a2
	bltu s6, a1, .L12_57
	mv s6, a1
.L12_57:
	addi s6, s6, -1
	addi s2, a0, 2
	not s0, a0
	li a0, -1
	slli a0, a0, 63
	addi s8, a0, 1
.L12_58:
	fence rw, rw
	ld a0, 256(s5)
	add a0, a0, s0
	fence r, rw
	blez a0, .L12_65
	ld a0, 408(s5)
	fence r, rw
	ld a1, 0(a0)
	addi a2, s2, -1
	and a1, a1, a2
	slli a1, a1, 3
	add a0, a0, a1
	addi a0, a0, 32
	ld s3, 0(a0)
.L12_106:
	lr.d.aqrl a0, (s11)
	bne a0, a2, .L12_65
	sc.d.rl a1, s2, (s11)
	bnez a1, .L12_106
	ld a0, 24(s4)
	ld a1, 32(s4)
	sub a1, a1, a0
	blez a1, .L12_62
.L12_61:
	ld a1, 16(s4)
	ld a2, 8(s4)
	and a1, a1, a0
	addi a0, a0, 1
	slli a1, a1, 3
	add a1, a1, a2
	sd s9, 0(a1)
	fence rw, w
	ld a1, 0(s4)
	addi s6, s6, -1
	addi s2, s2, 1
	sd a0, 24(s4)
	sd a0, 256(a1)
	addi s0, s0, -1
	mv s9, s3
	bnez s6, .L12_58
	j .L12_66
.L12_62:
	addi a0, sp, 24
	li a2, 1
	mv a1, s4
	call Worker::reserve.reference
	ld a0, 24(sp)
	bne a0, s8, .L12_81
	ld a0, 24(s4)
	j .L12_61
.L12_65:
	mv s3, s9
.L12_66:
	ld a0, 32(s7)
	bnez a0, .L12_77
	li s0, 1
.L12_68:
	ld a0, 24(s7)
	addi a0, a0, 1
	sd a0, 24(s7)
	fence rw, w
	sd a0, 0(s7)
	bnez s0, .L12_75
	j .L12_79
.L12_69:
	mv a0, s4
	call Worker::take_and_see_to.reference
	mv s0, a0
	mv s3, a1
	bnez a0, .L12_75
	j .L12_79
.L12_71:
	li s0, 0
	sd a0, 256(a3)
	j .L12_79
.L12_72:
	mv a0, s7
	call Record::leave_nested
.L12_73:
	li s0, 0
.L12_74:
	beqz s0, .L12_79
.L12_75:
	li a0, 1
	beq s0, a0, .L12_80
	li s3, -1
	j .L12_80
.L12_77:
	mv a0, s7
	call Record::leave_nested
	li s0, 1
	bnez s0, .L12_75
.L12_79:
	mv s3, s0
.L12_80:
	mv a0, s3
	ld ra, 136(sp)
	ld s0, 128(sp)
	ld s1, 120(sp)
	ld s2, 112(sp)
	ld s3, 104(sp)
	ld s4, 96(sp)
	ld s5, 88(sp)
	ld s6, 80(sp)
	ld s7, 72(sp)
	ld s8, 64(sp)
	ld s9, 56(sp)
	ld s10, 48(sp)
	ld s11, 40(sp)
	addi sp, sp, 144
	ret
.L12_81:
	addi a0, sp, 24
	call ring::fail
.L12_82:
	unimp
rb_pop:
	addi sp, sp, -16
	sd ra, 8(sp)
	ld a2, 0(a0)
	ld t0, 24(a0)
	ld a3, 128(a2)
	addi a1, t0, -1
	sub a3, a1, a3
	bltz a3, .L13_8
	sd a1, 256(a2)
	ld a3, 400(a2)
	beqz a3, .L13_4
	li a2, 1
	fence.tso
	beq a3, a2, .L13_11
	lw a2, 56(a0)
	addiw a5, a2, -1
	sw a5, 56(a0)
	mv a2, a3
	beqz a5, .L13_11
.L13_4:
	ld a5, 0(a0)
	ld a3, 128(a5)
	sub a7, a1, a3
	bltz a7, .L13_13
	ld a2, 16(a0)
	ld a4, 8(a0)
	and a2, a2, a1
	slli a2, a2, 3
	add a2, a2, a4
	ld a6, 0(a2)
	bne a1, a3, .L13_9
	addi a2, a5, 128
.L13_17:
	lr.d a3, (a2)
	bne a3, a1, .L13_19
	sc.d a4, t0, (a2)
	bnez a4, .L13_17
.L13_19:
	sd t0, 256(a5)
	bne a3, a1, .L13_8
	ld a1, 48(a0)
	addi a1, a1, 1
	sd a1, 48(a0)
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L13_8:
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L13_9:
	ld a2, 40(a0)
	sd a1, 24(a0)
	blt a7, a2, .L13_14
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L13_11:
	call Worker::take_and_see_to.reference
	slli a0, a0, 63
	srai a0, a0, 63
	and a0, a0, a1
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L13_13:
	sd t0, 256(a5)
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L13_14:
	mv a1, a3
	mv a2, a6
	call Worker::shrink
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
rb_push:
	addi sp, sp, -48
	sd ra, 40(sp)
	sd s0, 32(sp)
	sd s1, 24(sp)
	ld a2, 24(a0)
	ld a3, 32(a0)
	sub a3, a3, a2
	mv s0, a1
	blez a3, .L14_2
.L14_1:
	ld a1, 16(a0)
	ld a3, 8(a0)
	and a1, a1, a2
	slli a1, a1, 3
	add a1, a1, a3
	sd s0, 0(a1)
	fence rw, w
	ld a1, 0(a0)
	addi a2, a2, 1
	sd a2, 24(a0)
	sd a2, 256(a1)
	ld ra, 40(sp)
	ld s0, 32(sp)
	ld s1, 24(sp)
	addi sp, sp, 48
	ret
.L14_2:
	mv a1, a0
	addi a0, sp, 8
	li a2, 1
	mv s1, a1
	call Worker::reserve.reference
	ld a0, 8(sp)
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	bne a0, a1, .L14_5
	mv a0, s1
	ld a2, 24(s1)
	j .L14_1
.L14_5:
	addi a0, sp, 8
	call ring::fail
	unimp
rb_steal:
	addi sp, sp, -48
	sd ra, 40(sp)
	sd s0, 32(sp)
	sd s1, 24(sp)
	sd s2, 16(sp)
	sd s3, 8(sp)
	ld s2, 0(a0)
	ld a0, 400(s2)
	li a1, 2
	fence r, rw
	beq a0, a1, .L15_2
	ld a0, 128(s2)
	fence r, rw
	ld a1, 256(s2)
	sub a1, a1, a0
	blez a1, .L15_24
.L15_2:
	auipc a0, %tls_gd_pcrel_hi(RUST_STD_INTERNAL_VAL)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call __tls_get_addr
	lbu a1, 8(a0)
	li a2, 1
	bne a1, a2, .L15_5
.L15_3:
	ld s0, 0(a0)
	ld a0, 24(s0)
	andi a1, a0, 1
	bnez a1, .L15_9
.L15_4:
	addi a0, a0, 1
	sd a0, 24(s0)
	fence rw, w
	sd a0, 0(s0)
	j .L15_10
.L15_5:
	li s0, 0
	li a1, 0
	call Storage::get_or_init_slow
	bnez a0, .L15_3
	li s0, 0
	call records::temporary
	mv s0, a0
	ld a0, 24(a0)
	andi a1, a0, 1
	beqz a1, .L15_4
.L15_9:
	ld a0, 32(s0)
	addi a0, a0, 1
	sd a0, 32(s0)
.L15_10:
	ld a0, 400(s2)
	li a1, 2
	fence r, rw
	bne a0, a1, .L15_15
.L15_11:
	fence rw, rw
	ld s1, 128(s2)
	fence r, rw
	fence rw, rw
	ld a0, 256(s2)
	sub a0, a0, s1
	fence r, rw
	blez a0, .L15_21
	ld a0, 408(s2)
	fence r, rw
	ld a1, 0(a0)
	and a1, a1, s1
	slli a1, a1, 3
	add a0, a0, a1
	addi a1, s1, 1
	addi a0, a0, 32
	ld s3, 0(a0)
	addi a0, s2, 128
.L15_30:
	lr.d.aqrl s2, (a0)
	bne s2, s1, .L15_32
	sc.d.rl a2, a1, (a0)
	bnez a2, .L15_30
.L15_32:
	ld a0, 32(s0)
	bnez a0, .L15_17
	ld a0, 24(s0)
	addi a0, a0, 1
	sd a0, 24(s0)
	fence rw, w
	sd a0, 0(s0)
.L15_14:
	xor a0, s2, s1
	seqz a0, a0
	addi a0, a0, -1
	or a0, a0, s3
	j .L15_25
.L15_15:
	li a1, 3
	bne a0, a1, .L15_18
	fence rw, rw
	j .L15_11
.L15_17:
	mv a0, s0
	call Record::leave_nested
	j .L15_14
.L15_18:
	addi s1, s2, 400
	li a0, 1
.L15_33:
	lr.d a1, (s1)
	bnez a1, .L15_35
	sc.d a2, a0, (s1)
	bnez a2, .L15_33
.L15_35:
	auipc a0, %pcrel_hi(.Lanon)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call barrier::heavy_fence
	beqz a0, .L15_21
	li a0, 2
	li a1, 1
.L15_36:
	lr.d a2, (s1)
	bne a2, a1, .L15_38
	sc.d a3, a0, (s1)
	bnez a3, .L15_36
.L15_38:
	j .L15_11
.L15_21:
	ld a0, 32(s0)
	bnez a0, .L15_23
	ld a1, 24(s0)
	addi a1, a1, 1
	sd a1, 24(s0)
	fence rw, w
	sd a1, 0(s0)
	j .L15_25
.L15_23:
	mv a0, s0
	call Record::leave_nested
.L15_24:
	li a0, 0
.L15_25:
	ld ra, 40(sp)
	ld s0, 32(sp)
	ld s1, 24(sp)
	ld s2, 16(sp)
	ld s3, 8(sp)
	addi sp, sp, 48
	ret
rc_batch:
	addi sp, sp, -144
	sd ra, 136(sp)
	sd s0, 128(sp)
	sd s1, 120(sp)
	sd s2, 112(sp)
	sd s3, 104(sp)
	sd s4, 96(sp)
	sd s5, 88(sp)
	sd s6, 80(sp)
	sd s7, 72(sp)
	sd s8, 64(sp)
	sd s9, 56(sp)
	sd s10, 48(sp)
	sd s11, 40(sp)
	ld s5, 0(a0)
	mv s4, a1
	li a0, 32
	call batch::assert_positive
	ld a2, 0(s4)
	beq s5, a2, .L16_41
	auipc a0, %tls_gd_pcrel_hi(RUST_STD_INTERNAL_VAL)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call __tls_get_addr
	mv s2, a0
	li s6, 32
	li s1, 2
	li s9, 1
	li a0, -1
	slli a0, a0, 63
	addi s11, a0, 1
	li s0, 3
	ld a0, 400(s5)
	fence r, rw
	beq a0, s1, .L16_4
.L16_3:
	ld a0, 128(s5)
	ld a1, 256(s5)
	sub a1, a1, a0
	blez a1, .L16_73
.L16_4:
	lbu a1, 8(s2)
	mv a0, s2
	bne a1, s9, .L16_7
.L16_5:
	ld s7, 0(a0)
	ld a0, 24(s7)
	andi a1, a0, 1
	bnez a1, .L16_11
.L16_6:
	addi a0, a0, 1
	sd a0, 24(s7)
	fence rw, w
	sd a0, 0(s7)
	j .L16_12
.L16_7:
	li s7, 0
	mv a0, s2
	li a1, 0
	call Storage::get_or_init_slow
	bnez a0, .L16_5
	li s7, 0
	call records::temporary
	mv s7, a0
	ld a0, 24(a0)
	andi a1, a0, 1
	beqz a1, .L16_6
.L16_11:
	ld a0, 32(s7)
	addi a0, a0, 1
	sd a0, 32(s7)
.L16_12:
	ld a0, 400(s5)
	fence r, rw
	bne a0, s1, .L16_32
.L16_13:
	fence rw, rw
	ld a0, 128(s5)
	fence r, rw
	fence rw, rw
	ld a1, 256(s5)
	sub a1, a1, a0
	fence r, rw
	blez a1, .L16_52
	srli a2, a1, 1
	sub a4, a1, a2
	mv a3, s6
	bltu s6, a4, .L16_16
	mv a3, a4
.L16_16:
	ld a4, 24(s4)
	ld a5, 32(s4)
	sub a5, a5, a4
	sgtz a4, a5
	neg a4, a4
	and s10, a4, a5
	addi s8, a3, -1
	bgeu s10, s8, .L16_18
	li s0, 3
	j .L16_20
.L16_18:
	mv s1, s11
	ld a4, 408(s5)
	fence r, rw
	ld a5, 0(a4)
	addi s0, a0, 1
	and a5, a5, a0
	slli a5, a5, 3
	add a4, a4, a5
	addi a4, a4, 32
	ld s9, 0(a4)
	addi s11, s5, 128
.L16_94:
	lr.d.aqrl a4, (s11)
	bne a4, a0, .L16_96
	sc.d.rl a5, s0, (s11)
	bnez a5, .L16_94
.L16_96:
	beq a4, a0, .L16_54
	li s0, 2
	li s9, 1
	mv s11, s1
	li s1, 2
.L16_20:
	ld a0, 32(s7)
	bnez a0, .L16_34
	ld a0, 24(s7)
	addi a0, a0, 1
	sd a0, 24(s7)
	fence rw, w
	sd a0, 0(s7)
.L16_22:
	bgeu s10, s8, .L16_74
	fence rw, rw
	ld a0, 256(s5)
	fence r, rw
	fence rw, rw
	ld a1, 128(s5)
	sub a0, a0, a1
	fence r, rw
	bgtz a0, .L16_25
	li a0, 1
.L16_25:
	srli a1, a0, 1
	sub a0, a0, a1
	mv a2, s6
	li s0, 3
	bltu s6, a0, .L16_27
	mv a2, a0
.L16_27:
	addi a2, a2, -1
	addi a0, sp, 24
	mv a1, s4
	call Worker::reserve.reference
	ld a0, 24(sp)
	bne a0, s11, .L16_38
.L16_29:
	ld a0, 24(s4)
	ld a1, 32(s4)
	sub a1, a1, a0
	sgtz a0, a1
	neg a0, a0
	and a0, a0, a1
	addi a0, a0, 1
	bltu a0, s6, .L16_31
	mv a0, s6
.L16_31:
	mv s6, a0
	ld a0, 400(s5)
	fence r, rw
	bne a0, s1, .L16_3
	j .L16_4
.L16_32:
	bne a0, s0, .L16_35
	fence rw, rw
	j .L16_13
.L16_34:
	mv a0, s7
	call Record::leave_nested
	j .L16_22
.L16_35:
	addi s0, s5, 400
.L16_97:
	lr.d a0, (s0)
	bnez a0, .L16_99
	sc.d a1, s9, (s0)
	bnez a1, .L16_97
.L16_99:
	auipc a0, %pcrel_hi(.Lanon)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call barrier::heavy_fence
	beqz a0, .L16_52
.L16_100:
	lr.d a0, (s0)
	bne a0, s9, .L16_102
	sc.d a1, s1, (s0)
	bnez a1, .L16_100
.L16_102:
	j .L16_13
.L16_38:
	addi a0, sp, 8
	mv a1, s4
	li a2, 0
	call Worker::reserve.reference
	ld a0, 8(sp)
	beq a0, s11, .L16_29
	addi a0, sp, 8
	call ring::fail
	j .L16_82
.L16_41:
	ld a0, 24(s4)
	ld a3, 128(a2)
	addi a1, a0, -1
	sub a3, a1, a3
	bltz a3, .L16_73
	sd a1, 256(a2)
	ld a2, 400(a2)
	beqz a2, .L16_45
	li a3, 1
	fence rw, rw
	beq a2, a3, .L16_69
	lw a3, 56(s4)
	addiw a3, a3, -1
	sw a3, 56(s4)
	beqz a3, .L16_69
.L16_45:
	ld a3, 0(s4)
	ld a2, 128(a3)
	sub a4, a1, a2
	bltz a4, .L16_71
	ld a5, 16(s4)
	ld s1, 8(s4)
	and a5, a5, a1
	slli a5, a5, 3
	add a5, a5, s1
	ld s3, 0(a5)
	bne a1, a2, .L16_49
	addi a2, a3, 128
.L16_103:
	lr.d a4, (a2)
	bne a4, a1, .L16_105
	sc.d a5, a0, (a2)
	bnez a5, .L16_103
.L16_105:
	sd a0, 256(a3)
	bne a4, a1, .L16_73
	ld a0, 48(s4)
	addi a0, a0, 1
	sd a0, 48(s4)
	li s0, 1
	bnez s0, .L16_75
	j .L16_79
.L16_49:
	ld a0, 40(s4)
	sd a1, 24(s4)
	li s0, 1
	bge a4, a0, .L16_74
	mv a0, s4
	mv a1, a2
	mv a2, s3
	call Worker::shrink
	mv s3, a0
	bnez s0, .L16_75
	j .L16_79
.L16_52:
	ld a0, 32(s7)
	bnez a0, .L16_72
	li s0, 0
	j .L16_68
.L16_54:
	li a4, 2
	bltu a3, a4, .L16_65
	sub a1, a1, a2
	bltu s6, a1, .L16_57
	mv s6, a1
.L16_57:
	addi s6, s6, -1
	addi s2, a0, 2
	not s0, a0
	li a0, -1
	slli a0, a0, 63
	addi s8, a0, 1
.L16_58:
	fence rw, rw
	ld a0, 256(s5)
	add a0, a0, s0
	fence r, rw
	blez a0, .L16_65
	ld a0, 408(s5)
	fence r, rw
	ld a1, 0(a0)
	addi a2, s2, -1
	and a1, a1, a2
	slli a1, a1, 3
	add a0, a0, a1
	addi a0, a0, 32
	ld s3, 0(a0)
.L16_106:
	lr.d.aqrl a0, (s11)
	bne a0, a2, .L16_65
	sc.d.rl a1, s2, (s11)
	bnez a1, .L16_106
	ld a0, 24(s4)
	ld a1, 32(s4)
	sub a1, a1, a0
	blez a1, .L16_62
.L16_61:
	ld a1, 16(s4)
	ld a2, 8(s4)
	and a1, a1, a0
	addi a0, a0, 1
	slli a1, a1, 3
	add a1, a1, a2
	sd s9, 0(a1)
	fence rw, w
	ld a1, 0(s4)
	addi s6, s6, -1
	addi s2, s2, 1
	sd a0, 24(s4)
	sd a0, 256(a1)
	addi s0, s0, -1
	mv s9, s3
	bnez s6, .L16_58
	j .L16_66
.L16_62:
	addi a0, sp, 24
	li a2, 1
	mv a1, s4
	call Worker::reserve.reference
	ld a0, 24(sp)
	bne a0, s8, .L16_81
	ld a0, 24(s4)
	j .L16_61
.L16_65:
	mv s3, s9
.L16_66:
	ld a0, 32(s7)
	bnez a0, .L16_77
	li s0, 1
.L16_68:
	ld a0, 24(s7)
	addi a0, a0, 1
	sd a0, 24(s7)
	fence rw, w
	sd a0, 0(s7)
	bnez s0, .L16_75
	j .L16_79
.L16_69:
	mv a0, s4
	call Worker::take_and_see_to.reference
	mv s0, a0
	mv s3, a1
	bnez a0, .L16_75
	j .L16_79
.L16_71:
	li s0, 0
	sd a0, 256(a3)
	j .L16_79
.L16_72:
	mv a0, s7
	call Record::leave_nested
.L16_73:
	li s0, 0
.L16_74:
	beqz s0, .L16_79
.L16_75:
	li a0, 1
	beq s0, a0, .L16_80
	li s3, -1
	j .L16_80
.L16_77:
	mv a0, s7
	call Record::leave_nested
	li s0, 1
	bnez s0, .L16_75
.L16_79:
	mv s3, s0
.L16_80:
	mv a0, s3
	ld ra, 136(sp)
	ld s0, 128(sp)
	ld s1, 120(sp)
	ld s2, 112(sp)
	ld s3, 104(sp)
	ld s4, 96(sp)
	ld s5, 88(sp)
	ld s6, 80(sp)
	ld s7, 72(sp)
	ld s8, 64(sp)
	ld s9, 56(sp)
	ld s10, 48(sp)
	ld s11, 40(sp)
	addi sp, sp, 144
	ret
.L16_81:
	addi a0, sp, 24
	call ring::fail
.L16_82:
	unimp
rc_pop:
	addi sp, sp, -16
	sd ra, 8(sp)
	ld a2, 0(a0)
	ld t0, 24(a0)
	ld a3, 128(a2)
	addi a1, t0, -1
	sub a3, a1, a3
	bltz a3, .L17_8
	sd a1, 256(a2)
	ld a3, 400(a2)
	beqz a3, .L17_4
	li a2, 1
	fence rw, rw
	beq a3, a2, .L17_11
	lw a2, 56(a0)
	addiw a5, a2, -1
	sw a5, 56(a0)
	mv a2, a3
	beqz a5, .L17_11
.L17_4:
	ld a5, 0(a0)
	ld a3, 128(a5)
	sub a7, a1, a3
	bltz a7, .L17_13
	ld a2, 16(a0)
	ld a4, 8(a0)
	and a2, a2, a1
	slli a2, a2, 3
	add a2, a2, a4
	ld a6, 0(a2)
	bne a1, a3, .L17_9
	addi a2, a5, 128
.L17_17:
	lr.d a3, (a2)
	bne a3, a1, .L17_19
	sc.d a4, t0, (a2)
	bnez a4, .L17_17
.L17_19:
	sd t0, 256(a5)
	bne a3, a1, .L17_8
	ld a1, 48(a0)
	addi a1, a1, 1
	sd a1, 48(a0)
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L17_8:
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L17_9:
	ld a2, 40(a0)
	sd a1, 24(a0)
	blt a7, a2, .L17_14
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L17_11:
	call Worker::take_and_see_to.reference
	slli a0, a0, 63
	srai a0, a0, 63
	and a0, a0, a1
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L17_13:
	sd t0, 256(a5)
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L17_14:
	mv a1, a3
	mv a2, a6
	call Worker::shrink
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
rc_push:
	addi sp, sp, -48
	sd ra, 40(sp)
	sd s0, 32(sp)
	sd s1, 24(sp)
	ld a2, 24(a0)
	ld a3, 32(a0)
	sub a3, a3, a2
	mv s0, a1
	blez a3, .L18_2
.L18_1:
	ld a1, 16(a0)
	ld a3, 8(a0)
	and a1, a1, a2
	slli a1, a1, 3
	add a1, a1, a3
	sd s0, 0(a1)
	fence rw, w
	ld a1, 0(a0)
	addi a2, a2, 1
	sd a2, 24(a0)
	sd a2, 256(a1)
	ld ra, 40(sp)
	ld s0, 32(sp)
	ld s1, 24(sp)
	addi sp, sp, 48
	ret
.L18_2:
	mv a1, a0
	addi a0, sp, 8
	li a2, 1
	mv s1, a1
	call Worker::reserve.reference
	ld a0, 8(sp)
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	bne a0, a1, .L18_5
	mv a0, s1
	ld a2, 24(s1)
	j .L18_1
.L18_5:
	addi a0, sp, 8
	call ring::fail
	unimp
rc_steal:
	addi sp, sp, -48
	sd ra, 40(sp)
	sd s0, 32(sp)
	sd s1, 24(sp)
	sd s2, 16(sp)
	sd s3, 8(sp)
	ld s2, 0(a0)
	ld a0, 400(s2)
	li a1, 2
	fence r, rw
	beq a0, a1, .L19_2
	ld a0, 128(s2)
	ld a1, 256(s2)
	sub a1, a1, a0
	blez a1, .L19_24
.L19_2:
	auipc a0, %tls_gd_pcrel_hi(RUST_STD_INTERNAL_VAL)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call __tls_get_addr
	lbu a1, 8(a0)
	li a2, 1
	bne a1, a2, .L19_5
.L19_3:
	ld s0, 0(a0)
	ld a0, 24(s0)
	andi a1, a0, 1
	bnez a1, .L19_9
.L19_4:
	addi a0, a0, 1
	sd a0, 24(s0)
	fence rw, w
	sd a0, 0(s0)
	j .L19_10
.L19_5:
	li s0, 0
	li a1, 0
	call Storage::get_or_init_slow
	bnez a0, .L19_3
	li s0, 0
	call records::temporary
	mv s0, a0
	ld a0, 24(a0)
	andi a1, a0, 1
	beqz a1, .L19_4
.L19_9:
	ld a0, 32(s0)
	addi a0, a0, 1
	sd a0, 32(s0)
.L19_10:
	ld a0, 400(s2)
	li a1, 2
	fence r, rw
	bne a0, a1, .L19_15
.L19_11:
	fence rw, rw
	ld s1, 128(s2)
	fence r, rw
	fence rw, rw
	ld a0, 256(s2)
	sub a0, a0, s1
	fence r, rw
	blez a0, .L19_21
	ld a0, 408(s2)
	fence r, rw
	ld a1, 0(a0)
	and a1, a1, s1
	slli a1, a1, 3
	add a0, a0, a1
	addi a1, s1, 1
	addi a0, a0, 32
	ld s3, 0(a0)
	addi a0, s2, 128
.L19_30:
	lr.d.aqrl s2, (a0)
	bne s2, s1, .L19_32
	sc.d.rl a2, a1, (a0)
	bnez a2, .L19_30
.L19_32:
	ld a0, 32(s0)
	bnez a0, .L19_17
	ld a0, 24(s0)
	addi a0, a0, 1
	sd a0, 24(s0)
	fence rw, w
	sd a0, 0(s0)
.L19_14:
	xor a0, s2, s1
	seqz a0, a0
	addi a0, a0, -1
	or a0, a0, s3
	j .L19_25
.L19_15:
	li a1, 3
	bne a0, a1, .L19_18
	fence rw, rw
	j .L19_11
.L19_17:
	mv a0, s0
	call Record::leave_nested
	j .L19_14
.L19_18:
	addi s1, s2, 400
	li a0, 1
.L19_33:
	lr.d a1, (s1)
	bnez a1, .L19_35
	sc.d a2, a0, (s1)
	bnez a2, .L19_33
.L19_35:
	auipc a0, %pcrel_hi(.Lanon)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call barrier::heavy_fence
	beqz a0, .L19_21
	li a0, 2
	li a1, 1
.L19_36:
	lr.d a2, (s1)
	bne a2, a1, .L19_38
	sc.d a3, a0, (s1)
	bnez a3, .L19_36
.L19_38:
	j .L19_11
.L19_21:
	ld a0, 32(s0)
	bnez a0, .L19_23
	ld a1, 24(s0)
	addi a1, a1, 1
	sd a1, 24(s0)
	fence rw, w
	sd a1, 0(s0)
	j .L19_25
.L19_23:
	mv a0, s0
	call Record::leave_nested
.L19_24:
	li a0, 0
.L19_25:
	ld ra, 40(sp)
	ld s0, 32(sp)
	ld s1, 24(sp)
	ld s2, 16(sp)
	ld s3, 8(sp)
	addi sp, sp, 48
	ret
rd_batch:
	addi sp, sp, -144
	sd ra, 136(sp)
	sd s0, 128(sp)
	sd s1, 120(sp)
	sd s2, 112(sp)
	sd s3, 104(sp)
	sd s4, 96(sp)
	sd s5, 88(sp)
	sd s6, 80(sp)
	sd s7, 72(sp)
	sd s8, 64(sp)
	sd s9, 56(sp)
	sd s10, 48(sp)
	sd s11, 40(sp)
	ld s5, 0(a0)
	mv s4, a1
	li a0, 32
	call batch::assert_positive
	ld a2, 0(s4)
	beq s5, a2, .L20_41
	auipc a0, %tls_gd_pcrel_hi(RUST_STD_INTERNAL_VAL)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call __tls_get_addr
	mv s2, a0
	li s6, 32
	li s1, 2
	li s9, 1
	li a0, -1
	slli a0, a0, 63
	addi s11, a0, 1
	li s0, 3
	ld a0, 400(s5)
	fence r, rw
	beq a0, s1, .L20_4
.L20_3:
	ld a0, 128(s5)
	fence r, rw
	ld a1, 256(s5)
	sub a1, a1, a0
	blez a1, .L20_73
.L20_4:
	lbu a1, 8(s2)
	mv a0, s2
	bne a1, s9, .L20_7
.L20_5:
	ld s7, 0(a0)
	ld a0, 24(s7)
	andi a1, a0, 1
	bnez a1, .L20_11
.L20_6:
	addi a0, a0, 1
	sd a0, 24(s7)
	fence rw, w
	sd a0, 0(s7)
	j .L20_12
.L20_7:
	li s7, 0
	mv a0, s2
	li a1, 0
	call Storage::get_or_init_slow
	bnez a0, .L20_5
	li s7, 0
	call records::temporary
	mv s7, a0
	ld a0, 24(a0)
	andi a1, a0, 1
	beqz a1, .L20_6
.L20_11:
	ld a0, 32(s7)
	addi a0, a0, 1
	sd a0, 32(s7)
.L20_12:
	ld a0, 400(s5)
	fence r, rw
	bne a0, s1, .L20_32
.L20_13:
	fence rw, rw
	ld a0, 128(s5)
	fence r, rw
	fence rw, rw
	ld a1, 256(s5)
	sub a1, a1, a0
	fence r, rw
	blez a1, .L20_52
	srli a2, a1, 1
	sub a4, a1, a2
	mv a3, s6
	bltu s6, a4, .L20_16
	mv a3, a4
.L20_16:
	ld a4, 24(s4)
	ld a5, 32(s4)
	sub a5, a5, a4
	sgtz a4, a5
	neg a4, a4
	and s10, a4, a5
	addi s8, a3, -1
	bgeu s10, s8, .L20_18
	li s0, 3
	j .L20_20
.L20_18:
	mv s1, s11
	ld a4, 408(s5)
	fence r, rw
	ld a5, 0(a4)
	addi s0, a0, 1
	and a5, a5, a0
	slli a5, a5, 3
	add a4, a4, a5
	addi a4, a4, 32
	ld s9, 0(a4)
	addi s11, s5, 128
.L20_94:
	lr.d.aqrl a4, (s11)
	bne a4, a0, .L20_96
	sc.d.rl a5, s0, (s11)
	bnez a5, .L20_94
.L20_96:
	beq a4, a0, .L20_54
	li s0, 2
	li s9, 1
	mv s11, s1
	li s1, 2
.L20_20:
	ld a0, 32(s7)
	bnez a0, .L20_34
	ld a0, 24(s7)
	addi a0, a0, 1
	sd a0, 24(s7)
	fence rw, w
	sd a0, 0(s7)
.L20_22:
	bgeu s10, s8, .L20_74
	fence rw, rw
	ld a0, 256(s5)
	fence r, rw
	fence rw, rw
	ld a1, 128(s5)
	sub a0, a0, a1
	fence r, rw
	bgtz a0, .L20_25
	li a0, 1
.L20_25:
	srli a1, a0, 1
	sub a0, a0, a1
	mv a2, s6
	li s0, 3
	bltu s6, a0, .L20_27
	mv a2, a0
.L20_27:
	addi a2, a2, -1
	addi a0, sp, 24
	mv a1, s4
	call Worker::reserve.reference
	ld a0, 24(sp)
	bne a0, s11, .L20_38
.L20_29:
	ld a0, 24(s4)
	ld a1, 32(s4)
	sub a1, a1, a0
	sgtz a0, a1
	neg a0, a0
	and a0, a0, a1
	addi a0, a0, 1
	bltu a0, s6, .L20_31
	mv a0, s6
.L20_31:
	mv s6, a0
	ld a0, 400(s5)
	fence r, rw
	bne a0, s1, .L20_3
	j .L20_4
.L20_32:
	bne a0, s0, .L20_35
	fence rw, rw
	j .L20_13
.L20_34:
	mv a0, s7
	call Record::leave_nested
	j .L20_22
.L20_35:
	addi s0, s5, 400
.L20_97:
	lr.d a0, (s0)
	bnez a0, .L20_99
	sc.d a1, s9, (s0)
	bnez a1, .L20_97
.L20_99:
	auipc a0, %pcrel_hi(.Lanon)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call barrier::heavy_fence
	beqz a0, .L20_52
.L20_100:
	lr.d a0, (s0)
	bne a0, s9, .L20_102
	sc.d a1, s1, (s0)
	bnez a1, .L20_100
.L20_102:
	j .L20_13
.L20_38:
	addi a0, sp, 8
	mv a1, s4
	li a2, 0
	call Worker::reserve.reference
	ld a0, 8(sp)
	beq a0, s11, .L20_29
	addi a0, sp, 8
	call ring::fail
	j .L20_82
.L20_41:
	ld a0, 24(s4)
	ld a3, 128(a2)
	addi a1, a0, -1
	sub a3, a1, a3
	bltz a3, .L20_73
	sd a1, 256(a2)
	ld a2, 400(a2)
	beqz a2, .L20_45
	li a3, 1
	fence rw, rw
	beq a2, a3, .L20_69
	lw a3, 56(s4)
	addiw a3, a3, -1
	sw a3, 56(s4)
	beqz a3, .L20_69
.L20_45:
	ld a3, 0(s4)
	ld a2, 128(a3)
	sub a4, a1, a2
	bltz a4, .L20_71
	ld a5, 16(s4)
	ld s1, 8(s4)
	and a5, a5, a1
	slli a5, a5, 3
	add a5, a5, s1
	ld s3, 0(a5)
	bne a1, a2, .L20_49
	addi a2, a3, 128
.L20_103:
	lr.d a4, (a2)
	bne a4, a1, .L20_105
	sc.d a5, a0, (a2)
	bnez a5, .L20_103
.L20_105:
	sd a0, 256(a3)
	bne a4, a1, .L20_73
	ld a0, 48(s4)
	addi a0, a0, 1
	sd a0, 48(s4)
	li s0, 1
	bnez s0, .L20_75
	j .L20_79
.L20_49:
	ld a0, 40(s4)
	sd a1, 24(s4)
	li s0, 1
	bge a4, a0, .L20_74
	mv a0, s4
	mv a1, a2
	mv a2, s3
	call Worker::shrink
	mv s3, a0
	bnez s0, .L20_75
	j .L20_79
.L20_52:
	ld a0, 32(s7)
	bnez a0, .L20_72
	li s0, 0
	j .L20_68
.L20_54:
	li a4, 2
	bltu a3, a4, .L20_65
	sub a1, a1, a2
	bltu s6, a1, .L20_57
	mv s6, a1
.L20_57:
	addi s6, s6, -1
	addi s2, a0, 2
	not s0, a0
	li a0, -1
	slli a0, a0, 63
	addi s8, a0, 1
.L20_58:
	fence rw, rw
	ld a0, 256(s5)
	add a0, a0, s0
	fence r, rw
	blez a0, .L20_65
	ld a0, 408(s5)
	fence r, rw
	ld a1, 0(a0)
	addi a2, s2, -1
	and a1, a1, a2
	slli a1, a1, 3
	add a0, a0, a1
	addi a0, a0, 32
	ld s3, 0(a0)
.L20_106:
	lr.d.aqrl a0, (s11)
	bne a0, a2, .L20_65
	sc.d.rl a1, s2, (s11)
	bnez a1, .L20_106
	ld a0, 24(s4)
	ld a1, 32(s4)
	sub a1, a1, a0
	blez a1, .L20_62
.L20_61:
	ld a1, 16(s4)
	ld a2, 8(s4)
	and a1, a1, a0
	addi a0, a0, 1
	slli a1, a1, 3
	add a1, a1, a2
	sd s9, 0(a1)
	fence rw, w
	ld a1, 0(s4)
	addi s6, s6, -1
	addi s2, s2, 1
	sd a0, 24(s4)
	sd a0, 256(a1)
	addi s0, s0, -1
	mv s9, s3
	bnez s6, .L20_58
	j .L20_66
.L20_62:
	addi a0, sp, 24
	li a2, 1
	mv a1, s4
	call Worker::reserve.reference
	ld a0, 24(sp)
	bne a0, s8, .L20_81
	ld a0, 24(s4)
	j .L20_61
.L20_65:
	mv s3, s9
.L20_66:
	ld a0, 32(s7)
	bnez a0, .L20_77
	li s0, 1
.L20_68:
	ld a0, 24(s7)
	addi a0, a0, 1
	sd a0, 24(s7)
	fence rw, w
	sd a0, 0(s7)
	bnez s0, .L20_75
	j .L20_79
.L20_69:
	mv a0, s4
	call Worker::take_and_see_to.reference
	mv s0, a0
	mv s3, a1
	bnez a0, .L20_75
	j .L20_79
.L20_71:
	li s0, 0
	sd a0, 256(a3)
	j .L20_79
.L20_72:
	mv a0, s7
	call Record::leave_nested
.L20_73:
	li s0, 0
.L20_74:
	beqz s0, .L20_79
.L20_75:
	li a0, 1
	beq s0, a0, .L20_80
	li s3, -1
	j .L20_80
.L20_77:
	mv a0, s7
	call Record::leave_nested
	li s0, 1
	bnez s0, .L20_75
.L20_79:
	mv s3, s0
.L20_80:
	mv a0, s3
	ld ra, 136(sp)
	ld s0, 128(sp)
	ld s1, 120(sp)
	ld s2, 112(sp)
	ld s3, 104(sp)
	ld s4, 96(sp)
	ld s5, 88(sp)
	ld s6, 80(sp)
	ld s7, 72(sp)
	ld s8, 64(sp)
	ld s9, 56(sp)
	ld s10, 48(sp)
	ld s11, 40(sp)
	addi sp, sp, 144
	ret
.L20_81:
	addi a0, sp, 24
	call ring::fail
.L20_82:
	unimp
rd_pop:
	addi sp, sp, -16
	sd ra, 8(sp)
	ld a2, 0(a0)
	ld t0, 24(a0)
	ld a3, 128(a2)
	addi a1, t0, -1
	sub a3, a1, a3
	bltz a3, .L21_8
	sd a1, 256(a2)
	ld a3, 400(a2)
	beqz a3, .L21_4
	li a2, 1
	fence rw, rw
	beq a3, a2, .L21_11
	lw a2, 56(a0)
	addiw a5, a2, -1
	sw a5, 56(a0)
	mv a2, a3
	beqz a5, .L21_11
.L21_4:
	ld a5, 0(a0)
	ld a3, 128(a5)
	sub a7, a1, a3
	bltz a7, .L21_13
	ld a2, 16(a0)
	ld a4, 8(a0)
	and a2, a2, a1
	slli a2, a2, 3
	add a2, a2, a4
	ld a6, 0(a2)
	bne a1, a3, .L21_9
	addi a2, a5, 128
.L21_17:
	lr.d a3, (a2)
	bne a3, a1, .L21_19
	sc.d a4, t0, (a2)
	bnez a4, .L21_17
.L21_19:
	sd t0, 256(a5)
	bne a3, a1, .L21_8
	ld a1, 48(a0)
	addi a1, a1, 1
	sd a1, 48(a0)
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L21_8:
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L21_9:
	ld a2, 40(a0)
	sd a1, 24(a0)
	blt a7, a2, .L21_14
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L21_11:
	call Worker::take_and_see_to.reference
	slli a0, a0, 63
	srai a0, a0, 63
	and a0, a0, a1
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L21_13:
	sd t0, 256(a5)
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L21_14:
	mv a1, a3
	mv a2, a6
	call Worker::shrink
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
rd_push:
	addi sp, sp, -48
	sd ra, 40(sp)
	sd s0, 32(sp)
	sd s1, 24(sp)
	ld a2, 24(a0)
	ld a3, 32(a0)
	sub a3, a3, a2
	mv s0, a1
	blez a3, .L22_2
.L22_1:
	ld a1, 16(a0)
	ld a3, 8(a0)
	and a1, a1, a2
	slli a1, a1, 3
	add a1, a1, a3
	sd s0, 0(a1)
	fence rw, w
	ld a1, 0(a0)
	addi a2, a2, 1
	sd a2, 24(a0)
	sd a2, 256(a1)
	ld ra, 40(sp)
	ld s0, 32(sp)
	ld s1, 24(sp)
	addi sp, sp, 48
	ret
.L22_2:
	mv a1, a0
	addi a0, sp, 8
	li a2, 1
	mv s1, a1
	call Worker::reserve.reference
	ld a0, 8(sp)
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	bne a0, a1, .L22_5
	mv a0, s1
	ld a2, 24(s1)
	j .L22_1
.L22_5:
	addi a0, sp, 8
	call ring::fail
	unimp
rd_steal:
	addi sp, sp, -48
	sd ra, 40(sp)
	sd s0, 32(sp)
	sd s1, 24(sp)
	sd s2, 16(sp)
	sd s3, 8(sp)
	ld s2, 0(a0)
	ld a0, 400(s2)
	li a1, 2
	fence r, rw
	beq a0, a1, .L23_2
	ld a0, 128(s2)
	fence r, rw
	ld a1, 256(s2)
	sub a1, a1, a0
	blez a1, .L23_24
.L23_2:
	auipc a0, %tls_gd_pcrel_hi(RUST_STD_INTERNAL_VAL)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call __tls_get_addr
	lbu a1, 8(a0)
	li a2, 1
	bne a1, a2, .L23_5
.L23_3:
	ld s0, 0(a0)
	ld a0, 24(s0)
	andi a1, a0, 1
	bnez a1, .L23_9
.L23_4:
	addi a0, a0, 1
	sd a0, 24(s0)
	fence rw, w
	sd a0, 0(s0)
	j .L23_10
.L23_5:
	li s0, 0
	li a1, 0
	call Storage::get_or_init_slow
	bnez a0, .L23_3
	li s0, 0
	call records::temporary
	mv s0, a0
	ld a0, 24(a0)
	andi a1, a0, 1
	beqz a1, .L23_4
.L23_9:
	ld a0, 32(s0)
	addi a0, a0, 1
	sd a0, 32(s0)
.L23_10:
	ld a0, 400(s2)
	li a1, 2
	fence r, rw
	bne a0, a1, .L23_15
.L23_11:
	fence rw, rw
	ld s1, 128(s2)
	fence r, rw
	fence rw, rw
	ld a0, 256(s2)
	sub a0, a0, s1
	fence r, rw
	blez a0, .L23_21
	ld a0, 408(s2)
	fence r, rw
	ld a1, 0(a0)
	and a1, a1, s1
	slli a1, a1, 3
	add a0, a0, a1
	addi a1, s1, 1
	addi a0, a0, 32
	ld s3, 0(a0)
	addi a0, s2, 128
.L23_30:
	lr.d.aqrl s2, (a0)
	bne s2, s1, .L23_32
	sc.d.rl a2, a1, (a0)
	bnez a2, .L23_30
.L23_32:
	ld a0, 32(s0)
	bnez a0, .L23_17
	ld a0, 24(s0)
	addi a0, a0, 1
	sd a0, 24(s0)
	fence rw, w
	sd a0, 0(s0)
.L23_14:
	xor a0, s2, s1
	seqz a0, a0
	addi a0, a0, -1
	or a0, a0, s3
	j .L23_25
.L23_15:
	li a1, 3
	bne a0, a1, .L23_18
	fence rw, rw
	j .L23_11
.L23_17:
	mv a0, s0
	call Record::leave_nested
	j .L23_14
.L23_18:
	addi s1, s2, 400
	li a0, 1
.L23_33:
	lr.d a1, (s1)
	bnez a1, .L23_35
	sc.d a2, a0, (s1)
	bnez a2, .L23_33
.L23_35:
	auipc a0, %pcrel_hi(.Lanon)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call barrier::heavy_fence
	beqz a0, .L23_21
	li a0, 2
	li a1, 1
.L23_36:
	lr.d a2, (s1)
	bne a2, a1, .L23_38
	sc.d a3, a0, (s1)
	bnez a3, .L23_36
.L23_38:
	j .L23_11
.L23_21:
	ld a0, 32(s0)
	bnez a0, .L23_23
	ld a1, 24(s0)
	addi a1, a1, 1
	sd a1, 24(s0)
	fence rw, w
	sd a1, 0(s0)
	j .L23_25
.L23_23:
	mv a0, s0
	call Record::leave_nested
.L23_24:
	li a0, 0
.L23_25:
	ld ra, 40(sp)
	ld s0, 32(sp)
	ld s1, 24(sp)
	ld s2, 16(sp)
	ld s3, 8(sp)
	addi sp, sp, 48
	ret
re_batch:
	addi sp, sp, -144
	sd ra, 136(sp)
	sd s0, 128(sp)
	sd s1, 120(sp)
	sd s2, 112(sp)
	sd s3, 104(sp)
	sd s4, 96(sp)
	sd s5, 88(sp)
	sd s6, 80(sp)
	sd s7, 72(sp)
	sd s8, 64(sp)
	sd s9, 56(sp)
	sd s10, 48(sp)
	sd s11, 40(sp)
	ld s5, 0(a0)
	mv s4, a1
	li a0, 32
	call batch::assert_positive
	ld a2, 0(s4)
	beq s5, a2, .L24_41
	auipc a0, %tls_gd_pcrel_hi(RUST_STD_INTERNAL_VAL)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call __tls_get_addr
	mv s2, a0
	li s6, 32
	li s1, 2
	li s9, 1
	li a0, -1
	slli a0, a0, 63
	addi s11, a0, 1
	li s0, 3
	ld a0, 400(s5)
	beq a0, s1, .L24_4
.L24_3:
	ld a0, 128(s5)
	fence r, rw
	ld a1, 256(s5)
	sub a1, a1, a0
	blez a1, .L24_73
.L24_4:
	lbu a1, 8(s2)
	mv a0, s2
	bne a1, s9, .L24_7
.L24_5:
	ld s7, 0(a0)
	ld a0, 24(s7)
	andi a1, a0, 1
	bnez a1, .L24_11
.L24_6:
	addi a0, a0, 1
	sd a0, 24(s7)
	fence rw, w
	sd a0, 0(s7)
	j .L24_12
.L24_7:
	li s7, 0
	mv a0, s2
	li a1, 0
	call Storage::get_or_init_slow
	bnez a0, .L24_5
	li s7, 0
	call records::temporary
	mv s7, a0
	ld a0, 24(a0)
	andi a1, a0, 1
	beqz a1, .L24_6
.L24_11:
	ld a0, 32(s7)
	addi a0, a0, 1
	sd a0, 32(s7)
.L24_12:
	ld a0, 400(s5)
	bne a0, s1, .L24_32
.L24_13:
	fence rw, rw
	ld a0, 128(s5)
	fence r, rw
	fence rw, rw
	ld a1, 256(s5)
	sub a1, a1, a0
	fence r, rw
	blez a1, .L24_52
	srli a2, a1, 1
	sub a4, a1, a2
	mv a3, s6
	bltu s6, a4, .L24_16
	mv a3, a4
.L24_16:
	ld a4, 24(s4)
	ld a5, 32(s4)
	sub a5, a5, a4
	sgtz a4, a5
	neg a4, a4
	and s10, a4, a5
	addi s8, a3, -1
	bgeu s10, s8, .L24_18
	li s0, 3
	j .L24_20
.L24_18:
	mv s1, s11
	ld a4, 408(s5)
	fence r, rw
	ld a5, 0(a4)
	addi s0, a0, 1
	and a5, a5, a0
	slli a5, a5, 3
	add a4, a4, a5
	addi a4, a4, 32
	ld s9, 0(a4)
	addi s11, s5, 128
.L24_94:
	lr.d.aqrl a4, (s11)
	bne a4, a0, .L24_96
	sc.d.rl a5, s0, (s11)
	bnez a5, .L24_94
.L24_96:
	beq a4, a0, .L24_54
	li s0, 2
	li s9, 1
	mv s11, s1
	li s1, 2
.L24_20:
	ld a0, 32(s7)
	bnez a0, .L24_34
	ld a0, 24(s7)
	addi a0, a0, 1
	sd a0, 24(s7)
	fence rw, w
	sd a0, 0(s7)
.L24_22:
	bgeu s10, s8, .L24_74
	fence rw, rw
	ld a0, 256(s5)
	fence r, rw
	fence rw, rw
	ld a1, 128(s5)
	sub a0, a0, a1
	fence r, rw
	bgtz a0, .L24_25
	li a0, 1
.L24_25:
	srli a1, a0, 1
	sub a0, a0, a1
	mv a2, s6
	li s0, 3
	bltu s6, a0, .L24_27
	mv a2, a0
.L24_27:
	addi a2, a2, -1
	addi a0, sp, 24
	mv a1, s4
	call Worker::reserve.reference
	ld a0, 24(sp)
	bne a0, s11, .L24_38
.L24_29:
	ld a0, 24(s4)
	ld a1, 32(s4)
	sub a1, a1, a0
	sgtz a0, a1
	neg a0, a0
	and a0, a0, a1
	addi a0, a0, 1
	bltu a0, s6, .L24_31
	mv a0, s6
.L24_31:
	mv s6, a0
	ld a0, 400(s5)
	bne a0, s1, .L24_3
	j .L24_4
.L24_32:
	bne a0, s0, .L24_35
	fence rw, rw
	j .L24_13
.L24_34:
	mv a0, s7
	call Record::leave_nested
	j .L24_22
.L24_35:
	addi s0, s5, 400
.L24_97:
	lr.d a0, (s0)
	bnez a0, .L24_99
	sc.d a1, s9, (s0)
	bnez a1, .L24_97
.L24_99:
	auipc a0, %pcrel_hi(.Lanon)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call barrier::heavy_fence
	beqz a0, .L24_52
.L24_100:
	lr.d a0, (s0)
	bne a0, s9, .L24_102
	sc.d a1, s1, (s0)
	bnez a1, .L24_100
.L24_102:
	j .L24_13
.L24_38:
	addi a0, sp, 8
	mv a1, s4
	li a2, 0
	call Worker::reserve.reference
	ld a0, 8(sp)
	beq a0, s11, .L24_29
	addi a0, sp, 8
	call ring::fail
	j .L24_82
.L24_41:
	ld a0, 24(s4)
	ld a3, 128(a2)
	addi a1, a0, -1
	sub a3, a1, a3
	bltz a3, .L24_73
	sd a1, 256(a2)
	ld a2, 400(a2)
	beqz a2, .L24_45
	li a3, 1
	fence rw, rw
	beq a2, a3, .L24_69
	lw a3, 56(s4)
	addiw a3, a3, -1
	sw a3, 56(s4)
	beqz a3, .L24_69
.L24_45:
	ld a3, 0(s4)
	ld a2, 128(a3)
	sub a4, a1, a2
	bltz a4, .L24_71
	ld a5, 16(s4)
	ld s1, 8(s4)
	and a5, a5, a1
	slli a5, a5, 3
	add a5, a5, s1
	ld s3, 0(a5)
	bne a1, a2, .L24_49
	addi a2, a3, 128
.L24_103:
	lr.d a4, (a2)
	bne a4, a1, .L24_105
	sc.d a5, a0, (a2)
	bnez a5, .L24_103
.L24_105:
	sd a0, 256(a3)
	bne a4, a1, .L24_73
	ld a0, 48(s4)
	addi a0, a0, 1
	sd a0, 48(s4)
	li s0, 1
	bnez s0, .L24_75
	j .L24_79
.L24_49:
	ld a0, 40(s4)
	sd a1, 24(s4)
	li s0, 1
	bge a4, a0, .L24_74
	mv a0, s4
	mv a1, a2
	mv a2, s3
	call Worker::shrink
	mv s3, a0
	bnez s0, .L24_75
	j .L24_79
.L24_52:
	ld a0, 32(s7)
	bnez a0, .L24_72
	li s0, 0
	j .L24_68
.L24_54:
	li a4, 2
	bltu a3, a4, .L24_65
	sub a1, a1, a2
	bltu s6, a1, .L24_57
	mv s6, a1
.L24_57:
	addi s6, s6, -1
	addi s2, a0, 2
	not s0, a0
	li a0, -1
	slli a0, a0, 63
	addi s8, a0, 1
.L24_58:
	fence rw, rw
	ld a0, 256(s5)
	add a0, a0, s0
	fence r, rw
	blez a0, .L24_65
	ld a0, 408(s5)
	fence r, rw
	ld a1, 0(a0)
	addi a2, s2, -1
	and a1, a1, a2
	slli a1, a1, 3
	add a0, a0, a1
	addi a0, a0, 32
	ld s3, 0(a0)
.L24_106:
	lr.d.aqrl a0, (s11)
	bne a0, a2, .L24_65
	sc.d.rl a1, s2, (s11)
	bnez a1, .L24_106
	ld a0, 24(s4)
	ld a1, 32(s4)
	sub a1, a1, a0
	blez a1, .L24_62
.L24_61:
	ld a1, 16(s4)
	ld a2, 8(s4)
	and a1, a1, a0
	addi a0, a0, 1
	slli a1, a1, 3
	add a1, a1, a2
	sd s9, 0(a1)
	fence rw, w
	ld a1, 0(s4)
	addi s6, s6, -1
	addi s2, s2, 1
	sd a0, 24(s4)
	sd a0, 256(a1)
	addi s0, s0, -1
	mv s9, s3
	bnez s6, .L24_58
	j .L24_66
.L24_62:
	addi a0, sp, 24
	li a2, 1
	mv a1, s4
	call Worker::reserve.reference
	ld a0, 24(sp)
	bne a0, s8, .L24_81
	ld a0, 24(s4)
	j .L24_61
.L24_65:
	mv s3, s9
.L24_66:
	ld a0, 32(s7)
	bnez a0, .L24_77
	li s0, 1
.L24_68:
	ld a0, 24(s7)
	addi a0, a0, 1
	sd a0, 24(s7)
	fence rw, w
	sd a0, 0(s7)
	bnez s0, .L24_75
	j .L24_79
.L24_69:
	mv a0, s4
	call Worker::take_and_see_to.reference
	mv s0, a0
	mv s3, a1
	bnez a0, .L24_75
	j .L24_79
.L24_71:
	li s0, 0
	sd a0, 256(a3)
	j .L24_79
.L24_72:
	mv a0, s7
	call Record::leave_nested
.L24_73:
	li s0, 0
.L24_74:
	beqz s0, .L24_79
.L24_75:
	li a0, 1
	beq s0, a0, .L24_80
	li s3, -1
	j .L24_80
.L24_77:
	mv a0, s7
	call Record::leave_nested
	li s0, 1
	bnez s0, .L24_75
.L24_79:
	mv s3, s0
.L24_80:
	mv a0, s3
	ld ra, 136(sp)
	ld s0, 128(sp)
	ld s1, 120(sp)
	ld s2, 112(sp)
	ld s3, 104(sp)
	ld s4, 96(sp)
	ld s5, 88(sp)
	ld s6, 80(sp)
	ld s7, 72(sp)
	ld s8, 64(sp)
	ld s9, 56(sp)
	ld s10, 48(sp)
	ld s11, 40(sp)
	addi sp, sp, 144
	ret
.L24_81:
	addi a0, sp, 24
	call ring::fail
.L24_82:
	unimp
re_pop:
	addi sp, sp, -16
	sd ra, 8(sp)
	ld a2, 0(a0)
	ld t0, 24(a0)
	ld a3, 128(a2)
	addi a1, t0, -1
	sub a3, a1, a3
	bltz a3, .L25_8
	sd a1, 256(a2)
	ld a3, 400(a2)
	beqz a3, .L25_4
	li a2, 1
	fence rw, rw
	beq a3, a2, .L25_11
	lw a2, 56(a0)
	addiw a5, a2, -1
	sw a5, 56(a0)
	mv a2, a3
	beqz a5, .L25_11
.L25_4:
	ld a5, 0(a0)
	ld a3, 128(a5)
	sub a7, a1, a3
	bltz a7, .L25_13
	ld a2, 16(a0)
	ld a4, 8(a0)
	and a2, a2, a1
	slli a2, a2, 3
	add a2, a2, a4
	ld a6, 0(a2)
	bne a1, a3, .L25_9
	addi a2, a5, 128
.L25_17:
	lr.d a3, (a2)
	bne a3, a1, .L25_19
	sc.d a4, t0, (a2)
	bnez a4, .L25_17
.L25_19:
	sd t0, 256(a5)
	bne a3, a1, .L25_8
	ld a1, 48(a0)
	addi a1, a1, 1
	sd a1, 48(a0)
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L25_8:
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L25_9:
	ld a2, 40(a0)
	sd a1, 24(a0)
	blt a7, a2, .L25_14
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L25_11:
	call Worker::take_and_see_to.reference
	slli a0, a0, 63
	srai a0, a0, 63
	and a0, a0, a1
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L25_13:
	sd t0, 256(a5)
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L25_14:
	mv a1, a3
	mv a2, a6
	call Worker::shrink
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
re_push:
	addi sp, sp, -48
	sd ra, 40(sp)
	sd s0, 32(sp)
	sd s1, 24(sp)
	ld a2, 24(a0)
	ld a3, 32(a0)
	sub a3, a3, a2
	mv s0, a1
	blez a3, .L26_2
.L26_1:
	ld a1, 16(a0)
	ld a3, 8(a0)
	and a1, a1, a2
	slli a1, a1, 3
	add a1, a1, a3
	sd s0, 0(a1)
	fence rw, w
	ld a1, 0(a0)
	addi a2, a2, 1
	sd a2, 24(a0)
	sd a2, 256(a1)
	ld ra, 40(sp)
	ld s0, 32(sp)
	ld s1, 24(sp)
	addi sp, sp, 48
	ret
.L26_2:
	mv a1, a0
	addi a0, sp, 8
	li a2, 1
	mv s1, a1
	call Worker::reserve.reference
	ld a0, 8(sp)
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	bne a0, a1, .L26_5
	mv a0, s1
	ld a2, 24(s1)
	j .L26_1
.L26_5:
	addi a0, sp, 8
	call ring::fail
	unimp
re_steal:
	addi sp, sp, -48
	sd ra, 40(sp)
	sd s0, 32(sp)
	sd s1, 24(sp)
	sd s2, 16(sp)
	sd s3, 8(sp)
	ld s2, 0(a0)
	ld a0, 400(s2)
	li a1, 2
	beq a0, a1, .L27_2
	ld a0, 128(s2)
	fence r, rw
	ld a1, 256(s2)
	sub a1, a1, a0
	blez a1, .L27_24
.L27_2:
	auipc a0, %tls_gd_pcrel_hi(RUST_STD_INTERNAL_VAL)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call __tls_get_addr
	lbu a1, 8(a0)
	li a2, 1
	bne a1, a2, .L27_5
.L27_3:
	ld s0, 0(a0)
	ld a0, 24(s0)
	andi a1, a0, 1
	bnez a1, .L27_9
.L27_4:
	addi a0, a0, 1
	sd a0, 24(s0)
	fence rw, w
	sd a0, 0(s0)
	j .L27_10
.L27_5:
	li s0, 0
	li a1, 0
	call Storage::get_or_init_slow
	bnez a0, .L27_3
	li s0, 0
	call records::temporary
	mv s0, a0
	ld a0, 24(a0)
	andi a1, a0, 1
	beqz a1, .L27_4
.L27_9:
	ld a0, 32(s0)
	addi a0, a0, 1
	sd a0, 32(s0)
.L27_10:
	ld a0, 400(s2)
	li a1, 2
	bne a0, a1, .L27_15
.L27_11:
	fence rw, rw
	ld s1, 128(s2)
	fence r, rw
	fence rw, rw
	ld a0, 256(s2)
	sub a0, a0, s1
	fence r, rw
	blez a0, .L27_21
	ld a0, 408(s2)
	fence r, rw
	ld a1, 0(a0)
	and a1, a1, s1
	slli a1, a1, 3
	add a0, a0, a1
	addi a1, s1, 1
	addi a0, a0, 32
	ld s3, 0(a0)
	addi a0, s2, 128
.L27_30:
	lr.d.aqrl s2, (a0)
	bne s2, s1, .L27_32
	sc.d.rl a2, a1, (a0)
	bnez a2, .L27_30
.L27_32:
	ld a0, 32(s0)
	bnez a0, .L27_17
	ld a0, 24(s0)
	addi a0, a0, 1
	sd a0, 24(s0)
	fence rw, w
	sd a0, 0(s0)
.L27_14:
	xor a0, s2, s1
	seqz a0, a0
	addi a0, a0, -1
	or a0, a0, s3
	j .L27_25
.L27_15:
	li a1, 3
	bne a0, a1, .L27_18
	fence rw, rw
	j .L27_11
.L27_17:
	mv a0, s0
	call Record::leave_nested
	j .L27_14
.L27_18:
	addi s1, s2, 400
	li a0, 1
.L27_33:
	lr.d a1, (s1)
	bnez a1, .L27_35
	sc.d a2, a0, (s1)
	bnez a2, .L27_33
.L27_35:
	auipc a0, %pcrel_hi(.Lanon)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call barrier::heavy_fence
	beqz a0, .L27_21
	li a0, 2
	li a1, 1
.L27_36:
	lr.d a2, (s1)
	bne a2, a1, .L27_38
	sc.d a3, a0, (s1)
	bnez a3, .L27_36
.L27_38:
	j .L27_11
.L27_21:
	ld a0, 32(s0)
	bnez a0, .L27_23
	ld a1, 24(s0)
	addi a1, a1, 1
	sd a1, 24(s0)
	fence rw, w
	sd a1, 0(s0)
	j .L27_25
.L27_23:
	mv a0, s0
	call Record::leave_nested
.L27_24:
	li a0, 0
.L27_25:
	ld ra, 40(sp)
	ld s0, 32(sp)
	ld s1, 24(sp)
	ld s2, 16(sp)
	ld s3, 8(sp)
	addi sp, sp, 48
	ret
rf_batch:
	addi sp, sp, -144
	sd ra, 136(sp)
	sd s0, 128(sp)
	sd s1, 120(sp)
	sd s2, 112(sp)
	sd s3, 104(sp)
	sd s4, 96(sp)
	sd s5, 88(sp)
	sd s6, 80(sp)
	sd s7, 72(sp)
	sd s8, 64(sp)
	sd s9, 56(sp)
	sd s10, 48(sp)
	sd s11, 40(sp)
	ld s5, 0(a0)
	mv s4, a1
	li a0, 32
	call batch::assert_positive
	ld a2, 0(s4)
	beq s5, a2, .L28_41
	auipc a0, %tls_gd_pcrel_hi(RUST_STD_INTERNAL_VAL)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call __tls_get_addr
	mv s2, a0
	li s6, 32
	li s1, 2
	li s9, 1
	li a0, -1
	slli a0, a0, 63
	addi s11, a0, 1
	li s0, 3
	ld a0, 400(s5)
	fence r, rw
	beq a0, s1, .L28_4
.L28_3:
	ld a0, 128(s5)
	fence r, rw
	ld a1, 256(s5)
	sub a1, a1, a0
	blez a1, .L28_73
.L28_4:
	lbu a1, 8(s2)
	mv a0, s2
	bne a1, s9, .L28_7
.L28_5:
	ld s7, 0(a0)
	ld a0, 24(s7)
	andi a1, a0, 1
	bnez a1, .L28_11
.L28_6:
	addi a0, a0, 1
	sd a0, 24(s7)
	fence rw, w
	sd a0, 0(s7)
	j .L28_12
.L28_7:
	li s7, 0
	mv a0, s2
	li a1, 0
	call Storage::get_or_init_slow
	bnez a0, .L28_5
	li s7, 0
	call records::temporary
	mv s7, a0
	ld a0, 24(a0)
	andi a1, a0, 1
	beqz a1, .L28_6
.L28_11:
	ld a0, 32(s7)
	addi a0, a0, 1
	sd a0, 32(s7)
.L28_12:
	ld a0, 400(s5)
	fence r, rw
	bne a0, s1, .L28_32
.L28_13:
	fence rw, rw
	ld a0, 128(s5)
	fence r, rw
	fence rw, rw
	ld a1, 256(s5)
	sub a1, a1, a0
	fence r, rw
	blez a1, .L28_52
	srli a2, a1, 1
	sub a4, a1, a2
	mv a3, s6
	bltu s6, a4, .L28_16
	mv a3, a4
.L28_16:
	ld a4, 24(s4)
	ld a5, 32(s4)
	sub a5, a5, a4
	sgtz a4, a5
	neg a4, a4
	and s10, a4, a5
	addi s8, a3, -1
	bgeu s10, s8, .L28_18
	li s0, 3
	j .L28_20
.L28_18:
	mv s1, s11
	ld a4, 408(s5)
	fence r, rw
	ld a5, 0(a4)
	addi s0, a0, 1
	and a5, a5, a0
	slli a5, a5, 3
	add a4, a4, a5
	addi a4, a4, 32
	ld s9, 0(a4)
	addi s11, s5, 128
.L28_94:
	lr.d.aqrl a4, (s11)
	bne a4, a0, .L28_96
	sc.d.rl a5, s0, (s11)
	bnez a5, .L28_94
.L28_96:
	beq a4, a0, .L28_54
	li s0, 2
	li s9, 1
	mv s11, s1
	li s1, 2
.L28_20:
	ld a0, 32(s7)
	bnez a0, .L28_34
	ld a0, 24(s7)
	addi a0, a0, 1
	sd a0, 24(s7)
	fence rw, w
	sd a0, 0(s7)
.L28_22:
	bgeu s10, s8, .L28_74
	fence rw, rw
	ld a0, 256(s5)
	fence r, rw
	fence rw, rw
	ld a1, 128(s5)
	sub a0, a0, a1
	fence r, rw
	bgtz a0, .L28_25
	li a0, 1
.L28_25:
	srli a1, a0, 1
	sub a0, a0, a1
	mv a2, s6
	li s0, 3
	bltu s6, a0, .L28_27
	mv a2, a0
.L28_27:
	addi a2, a2, -1
	addi a0, sp, 24
	mv a1, s4
	call Worker::reserve.reference
	ld a0, 24(sp)
	bne a0, s11, .L28_38
.L28_29:
	ld a0, 24(s4)
	ld a1, 32(s4)
	sub a1, a1, a0
	sgtz a0, a1
	neg a0, a0
	and a0, a0, a1
	addi a0, a0, 1
	bltu a0, s6, .L28_31
	mv a0, s6
.L28_31:
	mv s6, a0
	ld a0, 400(s5)
	fence r, rw
	bne a0, s1, .L28_3
	j .L28_4
.L28_32:
	bne a0, s0, .L28_35
	fence rw, rw
	j .L28_13
.L28_34:
	mv a0, s7
	call Record::leave_nested
	j .L28_22
.L28_35:
	addi s0, s5, 400
.L28_97:
	lr.d a0, (s0)
	bnez a0, .L28_99
	sc.d a1, s9, (s0)
	bnez a1, .L28_97
.L28_99:
	auipc a0, %pcrel_hi(.Lanon)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call barrier::heavy_fence
	beqz a0, .L28_52
.L28_100:
	lr.d a0, (s0)
	bne a0, s9, .L28_102
	sc.d a1, s1, (s0)
	bnez a1, .L28_100
.L28_102:
	j .L28_13
.L28_38:
	addi a0, sp, 8
	mv a1, s4
	li a2, 0
	call Worker::reserve.reference
	ld a0, 8(sp)
	beq a0, s11, .L28_29
	addi a0, sp, 8
	call ring::fail
	j .L28_82
.L28_41:
	ld a0, 24(s4)
	ld a3, 128(a2)
	addi a1, a0, -1
	sub a3, a1, a3
	bltz a3, .L28_73
	sd a1, 256(a2)
	ld a2, 400(a2)
	beqz a2, .L28_45
	li a3, 1
	fence rw, rw
	beq a2, a3, .L28_69
	lw a3, 56(s4)
	addiw a3, a3, -1
	sw a3, 56(s4)
	beqz a3, .L28_69
.L28_45:
	ld a3, 0(s4)
	ld a2, 128(a3)
	sub a4, a1, a2
	bltz a4, .L28_71
	ld a5, 16(s4)
	ld s1, 8(s4)
	and a5, a5, a1
	slli a5, a5, 3
	add a5, a5, s1
	ld s3, 0(a5)
	bne a1, a2, .L28_49
	addi a2, a3, 128
.L28_103:
	lr.d a4, (a2)
	bne a4, a1, .L28_105
	sc.d a5, a0, (a2)
	bnez a5, .L28_103
.L28_105:
	sd a0, 256(a3)
	bne a4, a1, .L28_73
	ld a0, 48(s4)
	addi a0, a0, 1
	sd a0, 48(s4)
	li s0, 1
	bnez s0, .L28_75
	j .L28_79
.L28_49:
	ld a0, 40(s4)
	sd a1, 24(s4)
	li s0, 1
	bge a4, a0, .L28_74
	mv a0, s4
	mv a1, a2
	mv a2, s3
	call Worker::shrink
	mv s3, a0
	bnez s0, .L28_75
	j .L28_79
.L28_52:
	ld a0, 32(s7)
	bnez a0, .L28_72
	li s0, 0
	j .L28_68
.L28_54:
	li a4, 2
	bltu a3, a4, .L28_65
	sub a1, a1, a2
	bltu s6, a1, .L28_57
	mv s6, a1
.L28_57:
	addi s6, s6, -1
	addi s2, a0, 2
	not s0, a0
	li a0, -1
	slli a0, a0, 63
	addi s8, a0, 1
.L28_58:
	fence rw, rw
	ld a0, 256(s5)
	add a0, a0, s0
	fence r, rw
	blez a0, .L28_65
	ld a0, 408(s5)
	fence r, rw
	ld a1, 0(a0)
	addi a2, s2, -1
	and a1, a1, a2
	slli a1, a1, 3
	add a0, a0, a1
	addi a0, a0, 32
	ld s3, 0(a0)
.L28_106:
	lr.d.aqrl a0, (s11)
	bne a0, a2, .L28_65
	sc.d.rl a1, s2, (s11)
	bnez a1, .L28_106
	ld a0, 24(s4)
	ld a1, 32(s4)
	sub a1, a1, a0
	blez a1, .L28_62
.L28_61:
	ld a1, 16(s4)
	ld a2, 8(s4)
	and a1, a1, a0
	addi a0, a0, 1
	slli a1, a1, 3
	add a1, a1, a2
	sd s9, 0(a1)
	fence rw, w
	ld a1, 0(s4)
	addi s6, s6, -1
	addi s2, s2, 1
	sd a0, 24(s4)
	sd a0, 256(a1)
	addi s0, s0, -1
	mv s9, s3
	bnez s6, .L28_58
	j .L28_66
.L28_62:
	addi a0, sp, 24
	li a2, 1
	mv a1, s4
	call Worker::reserve.reference
	ld a0, 24(sp)
	bne a0, s8, .L28_81
	ld a0, 24(s4)
	j .L28_61
.L28_65:
	mv s3, s9
.L28_66:
	ld a0, 32(s7)
	bnez a0, .L28_77
	li s0, 1
.L28_68:
	ld a0, 24(s7)
	addi a0, a0, 1
	sd a0, 24(s7)
	fence rw, w
	sd a0, 0(s7)
	bnez s0, .L28_75
	j .L28_79
.L28_69:
	mv a0, s4
	call Worker::take_and_see_to.reference
	mv s0, a0
	mv s3, a1
	bnez a0, .L28_75
	j .L28_79
.L28_71:
	li s0, 0
	sd a0, 256(a3)
	j .L28_79
.L28_72:
	mv a0, s7
	call Record::leave_nested
.L28_73:
	li s0, 0
.L28_74:
	beqz s0, .L28_79
.L28_75:
	li a0, 1
	beq s0, a0, .L28_80
	li s3, -1
	j .L28_80
.L28_77:
	mv a0, s7
	call Record::leave_nested
	li s0, 1
	bnez s0, .L28_75
.L28_79:
	mv s3, s0
.L28_80:
	mv a0, s3
	ld ra, 136(sp)
	ld s0, 128(sp)
	ld s1, 120(sp)
	ld s2, 112(sp)
	ld s3, 104(sp)
	ld s4, 96(sp)
	ld s5, 88(sp)
	ld s6, 80(sp)
	ld s7, 72(sp)
	ld s8, 64(sp)
	ld s9, 56(sp)
	ld s10, 48(sp)
	ld s11, 40(sp)
	addi sp, sp, 144
	ret
.L28_81:
	addi a0, sp, 24
	call ring::fail
.L28_82:
	unimp
rf_pop:
	addi sp, sp, -16
	sd ra, 8(sp)
	ld a2, 0(a0)
	ld t0, 24(a0)
	ld a3, 128(a2)
	addi a1, t0, -1
	sub a3, a1, a3
	bltz a3, .L29_8
	sd a1, 256(a2)
	ld a3, 400(a2)
	beqz a3, .L29_4
	li a2, 1
	fence rw, rw
	beq a3, a2, .L29_11
	lw a2, 56(a0)
	addiw a5, a2, -1
	sw a5, 56(a0)
	mv a2, a3
	beqz a5, .L29_11
.L29_4:
	ld a5, 0(a0)
	ld a3, 128(a5)
	sub a7, a1, a3
	bltz a7, .L29_13
	ld a2, 16(a0)
	ld a4, 8(a0)
	and a2, a2, a1
	slli a2, a2, 3
	add a2, a2, a4
	ld a6, 0(a2)
	bne a1, a3, .L29_9
	addi a2, a5, 128
.L29_17:
	lr.d a3, (a2)
	bne a3, a1, .L29_19
	sc.d a4, t0, (a2)
	bnez a4, .L29_17
.L29_19:
	sd t0, 256(a5)
	bne a3, a1, .L29_8
	ld a1, 48(a0)
	addi a1, a1, 1
	sd a1, 48(a0)
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L29_8:
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L29_9:
	ld a2, 40(a0)
	sd a1, 24(a0)
	blt a7, a2, .L29_14
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L29_11:
	call Worker::take_and_see_to.reference
	slli a0, a0, 63
	srai a0, a0, 63
	and a0, a0, a1
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L29_13:
	sd t0, 256(a5)
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L29_14:
	mv a1, a3
	mv a2, a6
	call Worker::shrink
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
rf_push:
	addi sp, sp, -48
	sd ra, 40(sp)
	sd s0, 32(sp)
	sd s1, 24(sp)
	ld a2, 24(a0)
	ld a3, 32(a0)
	sub a3, a3, a2
	mv s0, a1
	blez a3, .L30_2
.L30_1:
	ld a1, 16(a0)
	ld a3, 8(a0)
	and a1, a1, a2
	slli a1, a1, 3
	add a1, a1, a3
	sd s0, 0(a1)
	fence rw, w
	ld a1, 0(a0)
	addi a2, a2, 1
	sd a2, 24(a0)
	sd a2, 256(a1)
	ld ra, 40(sp)
	ld s0, 32(sp)
	ld s1, 24(sp)
	addi sp, sp, 48
	ret
.L30_2:
	mv a1, a0
	addi a0, sp, 8
	li a2, 1
	mv s1, a1
	call Worker::reserve.reference
	ld a0, 8(sp)
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	bne a0, a1, .L30_5
	mv a0, s1
	ld a2, 24(s1)
	j .L30_1
.L30_5:
	addi a0, sp, 8
	call ring::fail
	unimp
rf_steal:
	addi sp, sp, -48
	sd ra, 40(sp)
	sd s0, 32(sp)
	sd s1, 24(sp)
	sd s2, 16(sp)
	sd s3, 8(sp)
	ld s2, 0(a0)
	ld a0, 400(s2)
	li a1, 2
	fence r, rw
	beq a0, a1, .L31_2
	ld a0, 128(s2)
	fence r, rw
	ld a1, 256(s2)
	sub a1, a1, a0
	blez a1, .L31_24
.L31_2:
	auipc a0, %tls_gd_pcrel_hi(RUST_STD_INTERNAL_VAL)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call __tls_get_addr
	lbu a1, 8(a0)
	li a2, 1
	bne a1, a2, .L31_5
.L31_3:
	ld s0, 0(a0)
	ld a0, 24(s0)
	andi a1, a0, 1
	bnez a1, .L31_9
.L31_4:
	addi a0, a0, 1
	sd a0, 24(s0)
	fence rw, w
	sd a0, 0(s0)
	j .L31_10
.L31_5:
	li s0, 0
	li a1, 0
	call Storage::get_or_init_slow
	bnez a0, .L31_3
	li s0, 0
	call records::temporary
	mv s0, a0
	ld a0, 24(a0)
	andi a1, a0, 1
	beqz a1, .L31_4
.L31_9:
	ld a0, 32(s0)
	addi a0, a0, 1
	sd a0, 32(s0)
.L31_10:
	ld a0, 400(s2)
	li a1, 2
	fence r, rw
	bne a0, a1, .L31_15
.L31_11:
	fence rw, rw
	ld s1, 128(s2)
	fence r, rw
	fence rw, rw
	ld a0, 256(s2)
	sub a0, a0, s1
	fence r, rw
	blez a0, .L31_21
	ld a0, 408(s2)
	fence r, rw
	ld a1, 0(a0)
	and a1, a1, s1
	slli a1, a1, 3
	add a0, a0, a1
	addi a1, s1, 1
	addi a0, a0, 32
	ld s3, 0(a0)
	addi a0, s2, 128
.L31_30:
	lr.d.aqrl s2, (a0)
	bne s2, s1, .L31_32
	sc.d.rl a2, a1, (a0)
	bnez a2, .L31_30
.L31_32:
	ld a0, 32(s0)
	bnez a0, .L31_17
	ld a0, 24(s0)
	addi a0, a0, 1
	sd a0, 24(s0)
	fence rw, w
	sd a0, 0(s0)
.L31_14:
	xor a0, s2, s1
	seqz a0, a0
	addi a0, a0, -1
	or a0, a0, s3
	j .L31_25
.L31_15:
	li a1, 3
	bne a0, a1, .L31_18
	fence rw, rw
	j .L31_11
.L31_17:
	mv a0, s0
	call Record::leave_nested
	j .L31_14
.L31_18:
	addi s1, s2, 400
	li a0, 1
.L31_33:
	lr.d a1, (s1)
	bnez a1, .L31_35
	sc.d a2, a0, (s1)
	bnez a2, .L31_33
.L31_35:
	auipc a0, %pcrel_hi(.Lanon)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call barrier::heavy_fence
	beqz a0, .L31_21
	li a0, 2
	li a1, 1
.L31_36:
	lr.d a2, (s1)
	bne a2, a1, .L31_38
	sc.d a3, a0, (s1)
	bnez a3, .L31_36
.L31_38:
	j .L31_11
.L31_21:
	ld a0, 32(s0)
	bnez a0, .L31_23
	ld a1, 24(s0)
	addi a1, a1, 1
	sd a1, 24(s0)
	fence rw, w
	sd a1, 0(s0)
	j .L31_25
.L31_23:
	mv a0, s0
	call Record::leave_nested
.L31_24:
	li a0, 0
.L31_25:
	ld ra, 40(sp)
	ld s0, 32(sp)
	ld s1, 24(sp)
	ld s2, 16(sp)
	ld s3, 8(sp)
	addi sp, sp, 48
	ret
rg_batch:
	addi sp, sp, -144
	sd ra, 136(sp)
	sd s0, 128(sp)
	sd s1, 120(sp)
	sd s2, 112(sp)
	sd s3, 104(sp)
	sd s4, 96(sp)
	sd s5, 88(sp)
	sd s6, 80(sp)
	sd s7, 72(sp)
	sd s8, 64(sp)
	sd s9, 56(sp)
	sd s10, 48(sp)
	sd s11, 40(sp)
	ld s5, 0(a0)
	mv s4, a1
	li a0, 32
	call batch::assert_positive
	ld a2, 0(s4)
	beq s5, a2, .L32_41
	auipc a0, %tls_gd_pcrel_hi(RUST_STD_INTERNAL_VAL)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call __tls_get_addr
	mv s2, a0
	li s6, 32
	li s1, 2
	li s9, 1
	li a0, -1
	slli a0, a0, 63
	addi s11, a0, 1
	li s0, 3
	ld a0, 400(s5)
	fence r, rw
	beq a0, s1, .L32_4
.L32_3:
	ld a0, 128(s5)
	fence r, rw
	ld a1, 256(s5)
	sub a1, a1, a0
	blez a1, .L32_73
.L32_4:
	lbu a1, 8(s2)
	mv a0, s2
	bne a1, s9, .L32_7
.L32_5:
	ld s7, 0(a0)
	ld a0, 24(s7)
	andi a1, a0, 1
	bnez a1, .L32_11
.L32_6:
	addi a0, a0, 1
	sd a0, 24(s7)
	fence rw, w
	sd a0, 0(s7)
	j .L32_12
.L32_7:
	li s7, 0
	mv a0, s2
	li a1, 0
	call Storage::get_or_init_slow
	bnez a0, .L32_5
	li s7, 0
	call records::temporary
	mv s7, a0
	ld a0, 24(a0)
	andi a1, a0, 1
	beqz a1, .L32_6
.L32_11:
	ld a0, 32(s7)
	addi a0, a0, 1
	sd a0, 32(s7)
.L32_12:
	ld a0, 400(s5)
	fence r, rw
	bne a0, s1, .L32_32
.L32_13:
	ld a0, 128(s5)
	fence r, rw
	fence rw, rw
	ld a1, 256(s5)
	sub a1, a1, a0
	fence r, rw
	blez a1, .L32_52
	srli a2, a1, 1
	sub a4, a1, a2
	mv a3, s6
	bltu s6, a4, .L32_16
	mv a3, a4
.L32_16:
	ld a4, 24(s4)
	ld a5, 32(s4)
	sub a5, a5, a4
	sgtz a4, a5
	neg a4, a4
	and s10, a4, a5
	addi s8, a3, -1
	bgeu s10, s8, .L32_18
	li s0, 3
	j .L32_20
.L32_18:
	mv s1, s11
	ld a4, 408(s5)
	fence r, rw
	ld a5, 0(a4)
	addi s0, a0, 1
	and a5, a5, a0
	slli a5, a5, 3
	add a4, a4, a5
	addi a4, a4, 32
	ld s9, 0(a4)
	addi s11, s5, 128
.L32_94:
	lr.d.aqrl a4, (s11)
	bne a4, a0, .L32_96
	sc.d.rl a5, s0, (s11)
	bnez a5, .L32_94
.L32_96:
	beq a4, a0, .L32_54
	li s0, 2
	li s9, 1
	mv s11, s1
	li s1, 2
.L32_20:
	ld a0, 32(s7)
	bnez a0, .L32_34
	ld a0, 24(s7)
	addi a0, a0, 1
	sd a0, 24(s7)
	fence rw, w
	sd a0, 0(s7)
.L32_22:
	bgeu s10, s8, .L32_74
	fence rw, rw
	ld a0, 256(s5)
	fence r, rw
	ld a1, 128(s5)
	sub a0, a0, a1
	fence r, rw
	bgtz a0, .L32_25
	li a0, 1
.L32_25:
	srli a1, a0, 1
	sub a0, a0, a1
	mv a2, s6
	li s0, 3
	bltu s6, a0, .L32_27
	mv a2, a0
.L32_27:
	addi a2, a2, -1
	addi a0, sp, 24
	mv a1, s4
	call Worker::reserve.reference
	ld a0, 24(sp)
	bne a0, s11, .L32_38
.L32_29:
	ld a0, 24(s4)
	ld a1, 32(s4)
	sub a1, a1, a0
	sgtz a0, a1
	neg a0, a0
	and a0, a0, a1
	addi a0, a0, 1
	bltu a0, s6, .L32_31
	mv a0, s6
.L32_31:
	mv s6, a0
	ld a0, 400(s5)
	fence r, rw
	bne a0, s1, .L32_3
	j .L32_4
.L32_32:
	bne a0, s0, .L32_35
	fence rw, rw
	j .L32_13
.L32_34:
	mv a0, s7
	call Record::leave_nested
	j .L32_22
.L32_35:
	addi s0, s5, 400
.L32_97:
	lr.d a0, (s0)
	bnez a0, .L32_99
	sc.d a1, s9, (s0)
	bnez a1, .L32_97
.L32_99:
	auipc a0, %pcrel_hi(.Lanon)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call barrier::heavy_fence
	beqz a0, .L32_52
.L32_100:
	lr.d a0, (s0)
	bne a0, s9, .L32_102
	sc.d a1, s1, (s0)
	bnez a1, .L32_100
.L32_102:
	j .L32_13
.L32_38:
	addi a0, sp, 8
	mv a1, s4
	li a2, 0
	call Worker::reserve.reference
	ld a0, 8(sp)
	beq a0, s11, .L32_29
	addi a0, sp, 8
	call ring::fail
	j .L32_82
.L32_41:
	ld a0, 24(s4)
	ld a3, 128(a2)
	addi a1, a0, -1
	sub a3, a1, a3
	bltz a3, .L32_73
	sd a1, 256(a2)
	ld a2, 400(a2)
	beqz a2, .L32_45
	li a3, 1
	fence rw, rw
	beq a2, a3, .L32_69
	lw a3, 56(s4)
	addiw a3, a3, -1
	sw a3, 56(s4)
	beqz a3, .L32_69
.L32_45:
	ld a3, 0(s4)
	ld a2, 128(a3)
	sub a4, a1, a2
	bltz a4, .L32_71
	ld a5, 16(s4)
	ld s1, 8(s4)
	and a5, a5, a1
	slli a5, a5, 3
	add a5, a5, s1
	ld s3, 0(a5)
	bne a1, a2, .L32_49
	addi a2, a3, 128
.L32_103:
	lr.d a4, (a2)
	bne a4, a1, .L32_105
	sc.d a5, a0, (a2)
	bnez a5, .L32_103
.L32_105:
	sd a0, 256(a3)
	bne a4, a1, .L32_73
	ld a0, 48(s4)
	addi a0, a0, 1
	sd a0, 48(s4)
	li s0, 1
	bnez s0, .L32_75
	j .L32_79
.L32_49:
	ld a0, 40(s4)
	sd a1, 24(s4)
	li s0, 1
	bge a4, a0, .L32_74
	mv a0, s4
	mv a1, a2
	mv a2, s3
	call Worker::shrink
	mv s3, a0
	bnez s0, .L32_75
	j .L32_79
.L32_52:
	ld a0, 32(s7)
	bnez a0, .L32_72
	li s0, 0
	j .L32_68
.L32_54:
	li a4, 2
	bltu a3, a4, .L32_65
	sub a1, a1, a2
	bltu s6, a1, .L32_57
	mv s6, a1
.L32_57:
	addi s6, s6, -1
	addi s2, a0, 2
	not s0, a0
	li a0, -1
	slli a0, a0, 63
	addi s8, a0, 1
.L32_58:
	fence rw, rw
	ld a0, 256(s5)
	add a0, a0, s0
	fence r, rw
	blez a0, .L32_65
	ld a0, 408(s5)
	fence r, rw
	ld a1, 0(a0)
	addi a2, s2, -1
	and a1, a1, a2
	slli a1, a1, 3
	add a0, a0, a1
	addi a0, a0, 32
	ld s3, 0(a0)
.L32_106:
	lr.d.aqrl a0, (s11)
	bne a0, a2, .L32_65
	sc.d.rl a1, s2, (s11)
	bnez a1, .L32_106
	ld a0, 24(s4)
	ld a1, 32(s4)
	sub a1, a1, a0
	blez a1, .L32_62
.L32_61:
	ld a1, 16(s4)
	ld a2, 8(s4)
	and a1, a1, a0
	addi a0, a0, 1
	slli a1, a1, 3
	add a1, a1, a2
	sd s9, 0(a1)
	fence rw, w
	ld a1, 0(s4)
	addi s6, s6, -1
	addi s2, s2, 1
	sd a0, 24(s4)
	sd a0, 256(a1)
	addi s0, s0, -1
	mv s9, s3
	bnez s6, .L32_58
	j .L32_66
.L32_62:
	addi a0, sp, 24
	li a2, 1
	mv a1, s4
	call Worker::reserve.reference
	ld a0, 24(sp)
	bne a0, s8, .L32_81
	ld a0, 24(s4)
	j .L32_61
.L32_65:
	mv s3, s9
.L32_66:
	ld a0, 32(s7)
	bnez a0, .L32_77
	li s0, 1
.L32_68:
	ld a0, 24(s7)
	addi a0, a0, 1
	sd a0, 24(s7)
	fence rw, w
	sd a0, 0(s7)
	bnez s0, .L32_75
	j .L32_79
.L32_69:
	mv a0, s4
	call Worker::take_and_see_to.reference
	mv s0, a0
	mv s3, a1
	bnez a0, .L32_75
	j .L32_79
.L32_71:
	li s0, 0
	sd a0, 256(a3)
	j .L32_79
.L32_72:
	mv a0, s7
	call Record::leave_nested
.L32_73:
	li s0, 0
.L32_74:
	beqz s0, .L32_79
.L32_75:
	li a0, 1
	beq s0, a0, .L32_80
	li s3, -1
	j .L32_80
.L32_77:
	mv a0, s7
	call Record::leave_nested
	li s0, 1
	bnez s0, .L32_75
.L32_79:
	mv s3, s0
.L32_80:
	mv a0, s3
	ld ra, 136(sp)
	ld s0, 128(sp)
	ld s1, 120(sp)
	ld s2, 112(sp)
	ld s3, 104(sp)
	ld s4, 96(sp)
	ld s5, 88(sp)
	ld s6, 80(sp)
	ld s7, 72(sp)
	ld s8, 64(sp)
	ld s9, 56(sp)
	ld s10, 48(sp)
	ld s11, 40(sp)
	addi sp, sp, 144
	ret
.L32_81:
	addi a0, sp, 24
	call ring::fail
.L32_82:
	unimp
rg_pop:
	addi sp, sp, -16
	sd ra, 8(sp)
	ld a2, 0(a0)
	ld t0, 24(a0)
	ld a3, 128(a2)
	addi a1, t0, -1
	sub a3, a1, a3
	bltz a3, .L33_8
	sd a1, 256(a2)
	ld a3, 400(a2)
	beqz a3, .L33_4
	li a2, 1
	fence rw, rw
	beq a3, a2, .L33_11
	lw a2, 56(a0)
	addiw a5, a2, -1
	sw a5, 56(a0)
	mv a2, a3
	beqz a5, .L33_11
.L33_4:
	ld a5, 0(a0)
	ld a3, 128(a5)
	sub a7, a1, a3
	bltz a7, .L33_13
	ld a2, 16(a0)
	ld a4, 8(a0)
	and a2, a2, a1
	slli a2, a2, 3
	add a2, a2, a4
	ld a6, 0(a2)
	bne a1, a3, .L33_9
	addi a2, a5, 128
.L33_17:
	lr.d a3, (a2)
	bne a3, a1, .L33_19
	sc.d a4, t0, (a2)
	bnez a4, .L33_17
.L33_19:
	sd t0, 256(a5)
	bne a3, a1, .L33_8
	ld a1, 48(a0)
	addi a1, a1, 1
	sd a1, 48(a0)
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L33_8:
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L33_9:
	ld a2, 40(a0)
	sd a1, 24(a0)
	blt a7, a2, .L33_14
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L33_11:
	call Worker::take_and_see_to.reference
	slli a0, a0, 63
	srai a0, a0, 63
	and a0, a0, a1
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L33_13:
	sd t0, 256(a5)
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L33_14:
	mv a1, a3
	mv a2, a6
	call Worker::shrink
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
rg_push:
	addi sp, sp, -48
	sd ra, 40(sp)
	sd s0, 32(sp)
	sd s1, 24(sp)
	ld a2, 24(a0)
	ld a3, 32(a0)
	sub a3, a3, a2
	mv s0, a1
	blez a3, .L34_2
.L34_1:
	ld a1, 16(a0)
	ld a3, 8(a0)
	and a1, a1, a2
	slli a1, a1, 3
	add a1, a1, a3
	sd s0, 0(a1)
	fence rw, w
	ld a1, 0(a0)
	addi a2, a2, 1
	sd a2, 24(a0)
	sd a2, 256(a1)
	ld ra, 40(sp)
	ld s0, 32(sp)
	ld s1, 24(sp)
	addi sp, sp, 48
	ret
.L34_2:
	mv a1, a0
	addi a0, sp, 8
	li a2, 1
	mv s1, a1
	call Worker::reserve.reference
	ld a0, 8(sp)
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	bne a0, a1, .L34_5
	mv a0, s1
	ld a2, 24(s1)
	j .L34_1
.L34_5:
	addi a0, sp, 8
	call ring::fail
	unimp
rg_steal:
	addi sp, sp, -48
	sd ra, 40(sp)
	sd s0, 32(sp)
	sd s1, 24(sp)
	sd s2, 16(sp)
	sd s3, 8(sp)
	ld s2, 0(a0)
	ld a0, 400(s2)
	li a1, 2
	fence r, rw
	beq a0, a1, .L35_2
	ld a0, 128(s2)
	fence r, rw
	ld a1, 256(s2)
	sub a1, a1, a0
	blez a1, .L35_24
.L35_2:
	auipc a0, %tls_gd_pcrel_hi(RUST_STD_INTERNAL_VAL)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call __tls_get_addr
	lbu a1, 8(a0)
	li a2, 1
	bne a1, a2, .L35_5
.L35_3:
	ld s0, 0(a0)
	ld a0, 24(s0)
	andi a1, a0, 1
	bnez a1, .L35_9
.L35_4:
	addi a0, a0, 1
	sd a0, 24(s0)
	fence rw, w
	sd a0, 0(s0)
	j .L35_10
.L35_5:
	li s0, 0
	li a1, 0
	call Storage::get_or_init_slow
	bnez a0, .L35_3
	li s0, 0
	call records::temporary
	mv s0, a0
	ld a0, 24(a0)
	andi a1, a0, 1
	beqz a1, .L35_4
.L35_9:
	ld a0, 32(s0)
	addi a0, a0, 1
	sd a0, 32(s0)
.L35_10:
	ld a0, 400(s2)
	li a1, 2
	fence r, rw
	bne a0, a1, .L35_15
.L35_11:
	ld s1, 128(s2)
	fence r, rw
	fence rw, rw
	ld a0, 256(s2)
	sub a0, a0, s1
	fence r, rw
	blez a0, .L35_21
	ld a0, 408(s2)
	fence r, rw
	ld a1, 0(a0)
	and a1, a1, s1
	slli a1, a1, 3
	add a0, a0, a1
	addi a1, s1, 1
	addi a0, a0, 32
	ld s3, 0(a0)
	addi a0, s2, 128
.L35_30:
	lr.d.aqrl s2, (a0)
	bne s2, s1, .L35_32
	sc.d.rl a2, a1, (a0)
	bnez a2, .L35_30
.L35_32:
	ld a0, 32(s0)
	bnez a0, .L35_17
	ld a0, 24(s0)
	addi a0, a0, 1
	sd a0, 24(s0)
	fence rw, w
	sd a0, 0(s0)
.L35_14:
	xor a0, s2, s1
	seqz a0, a0
	addi a0, a0, -1
	or a0, a0, s3
	j .L35_25
.L35_15:
	li a1, 3
	bne a0, a1, .L35_18
	fence rw, rw
	j .L35_11
.L35_17:
	mv a0, s0
	call Record::leave_nested
	j .L35_14
.L35_18:
	addi s1, s2, 400
	li a0, 1
.L35_33:
	lr.d a1, (s1)
	bnez a1, .L35_35
	sc.d a2, a0, (s1)
	bnez a2, .L35_33
.L35_35:
	auipc a0, %pcrel_hi(.Lanon)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call barrier::heavy_fence
	beqz a0, .L35_21
	li a0, 2
	li a1, 1
.L35_36:
	lr.d a2, (s1)
	bne a2, a1, .L35_38
	sc.d a3, a0, (s1)
	bnez a3, .L35_36
.L35_38:
	j .L35_11
.L35_21:
	ld a0, 32(s0)
	bnez a0, .L35_23
	ld a1, 24(s0)
	addi a1, a1, 1
	sd a1, 24(s0)
	fence rw, w
	sd a1, 0(s0)
	j .L35_25
.L35_23:
	mv a0, s0
	call Record::leave_nested
.L35_24:
	li a0, 0
.L35_25:
	ld ra, 40(sp)
	ld s0, 32(sp)
	ld s1, 24(sp)
	ld s2, 16(sp)
	ld s3, 8(sp)
	addi sp, sp, 48
	ret
rh_batch:
	addi sp, sp, -144
	sd ra, 136(sp)
	sd s0, 128(sp)
	sd s1, 120(sp)
	sd s2, 112(sp)
	sd s3, 104(sp)
	sd s4, 96(sp)
	sd s5, 88(sp)
	sd s6, 80(sp)
	sd s7, 72(sp)
	sd s8, 64(sp)
	sd s9, 56(sp)
	sd s10, 48(sp)
	sd s11, 40(sp)
	ld s5, 0(a0)
	mv s4, a1
	li a0, 32
	call batch::assert_positive
	ld a2, 0(s4)
	beq s5, a2, .L36_41
	auipc a0, %tls_gd_pcrel_hi(RUST_STD_INTERNAL_VAL)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call __tls_get_addr
	mv s2, a0
	li s6, 32
	li s1, 2
	li s9, 1
	li a0, -1
	slli a0, a0, 63
	addi s11, a0, 1
	li s0, 3
	ld a0, 400(s5)
	fence r, rw
	beq a0, s1, .L36_4
.L36_3:
	ld a0, 128(s5)
	fence r, rw
	ld a1, 256(s5)
	sub a1, a1, a0
	blez a1, .L36_73
.L36_4:
	lbu a1, 8(s2)
	mv a0, s2
	bne a1, s9, .L36_7
.L36_5:
	ld s7, 0(a0)
	ld a0, 24(s7)
	andi a1, a0, 1
	bnez a1, .L36_11
.L36_6:
	addi a0, a0, 1
	sd a0, 24(s7)
	fence rw, w
	sd a0, 0(s7)
	j .L36_12
.L36_7:
	li s7, 0
	mv a0, s2
	li a1, 0
	call Storage::get_or_init_slow
	bnez a0, .L36_5
	li s7, 0
	call records::temporary
	mv s7, a0
	ld a0, 24(a0)
	andi a1, a0, 1
	beqz a1, .L36_6
.L36_11:
	ld a0, 32(s7)
	addi a0, a0, 1
	sd a0, 32(s7)
.L36_12:
	ld a0, 400(s5)
	fence r, rw
	bne a0, s1, .L36_32
.L36_13:
	fence rw, rw
	ld a0, 128(s5)
	fence r, rw
	ld a1, 256(s5)
	sub a1, a1, a0
	fence r, rw
	blez a1, .L36_52
	srli a2, a1, 1
	sub a4, a1, a2
	mv a3, s6
	bltu s6, a4, .L36_16
	mv a3, a4
.L36_16:
	ld a4, 24(s4)
	ld a5, 32(s4)
	sub a5, a5, a4
	sgtz a4, a5
	neg a4, a4
	and s10, a4, a5
	addi s8, a3, -1
	bgeu s10, s8, .L36_18
	li s0, 3
	j .L36_20
.L36_18:
	mv s1, s11
	ld a4, 408(s5)
	fence r, rw
	ld a5, 0(a4)
	addi s0, a0, 1
	and a5, a5, a0
	slli a5, a5, 3
	add a4, a4, a5
	addi a4, a4, 32
	ld s9, 0(a4)
	addi s11, s5, 128
.L36_94:
	lr.d.aqrl a4, (s11)
	bne a4, a0, .L36_96
	sc.d.rl a5, s0, (s11)
	bnez a5, .L36_94
.L36_96:
	beq a4, a0, .L36_54
	li s0, 2
	li s9, 1
	mv s11, s1
	li s1, 2
.L36_20:
	ld a0, 32(s7)
	bnez a0, .L36_34
	ld a0, 24(s7)
	addi a0, a0, 1
	sd a0, 24(s7)
	fence rw, w
	sd a0, 0(s7)
.L36_22:
	bgeu s10, s8, .L36_74
	ld a0, 256(s5)
	fence r, rw
	fence rw, rw
	ld a1, 128(s5)
	sub a0, a0, a1
	fence r, rw
	bgtz a0, .L36_25
	li a0, 1
.L36_25:
	srli a1, a0, 1
	sub a0, a0, a1
	mv a2, s6
	li s0, 3
	bltu s6, a0, .L36_27
	mv a2, a0
.L36_27:
	addi a2, a2, -1
	addi a0, sp, 24
	mv a1, s4
	call Worker::reserve.reference
	ld a0, 24(sp)
	bne a0, s11, .L36_38
.L36_29:
	ld a0, 24(s4)
	ld a1, 32(s4)
	sub a1, a1, a0
	sgtz a0, a1
	neg a0, a0
	and a0, a0, a1
	addi a0, a0, 1
	bltu a0, s6, .L36_31
	mv a0, s6
.L36_31:
	mv s6, a0
	ld a0, 400(s5)
	fence r, rw
	bne a0, s1, .L36_3
	j .L36_4
.L36_32:
	bne a0, s0, .L36_35
	fence rw, rw
	j .L36_13
.L36_34:
	mv a0, s7
	call Record::leave_nested
	j .L36_22
.L36_35:
	addi s0, s5, 400
.L36_97:
	lr.d a0, (s0)
	bnez a0, .L36_99
	sc.d a1, s9, (s0)
	bnez a1, .L36_97
.L36_99:
	auipc a0, %pcrel_hi(.Lanon)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call barrier::heavy_fence
	beqz a0, .L36_52
.L36_100:
	lr.d a0, (s0)
	bne a0, s9, .L36_102
	sc.d a1, s1, (s0)
	bnez a1, .L36_100
.L36_102:
	j .L36_13
.L36_38:
	addi a0, sp, 8
	mv a1, s4
	li a2, 0
	call Worker::reserve.reference
	ld a0, 8(sp)
	beq a0, s11, .L36_29
	addi a0, sp, 8
	call ring::fail
	j .L36_82
.L36_41:
	ld a0, 24(s4)
	ld a3, 128(a2)
	addi a1, a0, -1
	sub a3, a1, a3
	bltz a3, .L36_73
	sd a1, 256(a2)
	ld a2, 400(a2)
	beqz a2, .L36_45
	li a3, 1
	fence rw, rw
	beq a2, a3, .L36_69
	lw a3, 56(s4)
	addiw a3, a3, -1
	sw a3, 56(s4)
	beqz a3, .L36_69
.L36_45:
	ld a3, 0(s4)
	ld a2, 128(a3)
	sub a4, a1, a2
	bltz a4, .L36_71
	ld a5, 16(s4)
	ld s1, 8(s4)
	and a5, a5, a1
	slli a5, a5, 3
	add a5, a5, s1
	ld s3, 0(a5)
	bne a1, a2, .L36_49
	addi a2, a3, 128
.L36_103:
	lr.d a4, (a2)
	bne a4, a1, .L36_105
	sc.d a5, a0, (a2)
	bnez a5, .L36_103
.L36_105:
	sd a0, 256(a3)
	bne a4, a1, .L36_73
	ld a0, 48(s4)
	addi a0, a0, 1
	sd a0, 48(s4)
	li s0, 1
	bnez s0, .L36_75
	j .L36_79
.L36_49:
	ld a0, 40(s4)
	sd a1, 24(s4)
	li s0, 1
	bge a4, a0, .L36_74
	mv a0, s4
	mv a1, a2
	mv a2, s3
	call Worker::shrink
	mv s3, a0
	bnez s0, .L36_75
	j .L36_79
.L36_52:
	ld a0, 32(s7)
	bnez a0, .L36_72
	li s0, 0
	j .L36_68
.L36_54:
	li a4, 2
	bltu a3, a4, .L36_65
	sub a1, a1, a2
	bltu s6, a1, .L36_57
	mv s6, a1
.L36_57:
	addi s6, s6, -1
	addi s2, a0, 2
	not s0, a0
	li a0, -1
	slli a0, a0, 63
	addi s8, a0, 1
.L36_58:
	fence rw, rw
	ld a0, 256(s5)
	add a0, a0, s0
	fence r, rw
	blez a0, .L36_65
	ld a0, 408(s5)
	fence r, rw
	ld a1, 0(a0)
	addi a2, s2, -1
	and a1, a1, a2
	slli a1, a1, 3
	add a0, a0, a1
	addi a0, a0, 32
	ld s3, 0(a0)
.L36_106:
	lr.d.aqrl a0, (s11)
	bne a0, a2, .L36_65
	sc.d.rl a1, s2, (s11)
	bnez a1, .L36_106
	ld a0, 24(s4)
	ld a1, 32(s4)
	sub a1, a1, a0
	blez a1, .L36_62
.L36_61:
	ld a1, 16(s4)
	ld a2, 8(s4)
	and a1, a1, a0
	addi a0, a0, 1
	slli a1, a1, 3
	add a1, a1, a2
	sd s9, 0(a1)
	fence rw, w
	ld a1, 0(s4)
	addi s6, s6, -1
	addi s2, s2, 1
	sd a0, 24(s4)
	sd a0, 256(a1)
	addi s0, s0, -1
	mv s9, s3
	bnez s6, .L36_58
	j .L36_66
.L36_62:
	addi a0, sp, 24
	li a2, 1
	mv a1, s4
	call Worker::reserve.reference
	ld a0, 24(sp)
	bne a0, s8, .L36_81
	ld a0, 24(s4)
	j .L36_61
.L36_65:
	mv s3, s9
.L36_66:
	ld a0, 32(s7)
	bnez a0, .L36_77
	li s0, 1
.L36_68:
	ld a0, 24(s7)
	addi a0, a0, 1
	sd a0, 24(s7)
	fence rw, w
	sd a0, 0(s7)
	bnez s0, .L36_75
	j .L36_79
.L36_69:
	mv a0, s4
	call Worker::take_and_see_to.reference
	mv s0, a0
	mv s3, a1
	bnez a0, .L36_75
	j .L36_79
.L36_71:
	li s0, 0
	sd a0, 256(a3)
	j .L36_79
.L36_72:
	mv a0, s7
	call Record::leave_nested
.L36_73:
	li s0, 0
.L36_74:
	beqz s0, .L36_79
.L36_75:
	li a0, 1
	beq s0, a0, .L36_80
	li s3, -1
	j .L36_80
.L36_77:
	mv a0, s7
	call Record::leave_nested
	li s0, 1
	bnez s0, .L36_75
.L36_79:
	mv s3, s0
.L36_80:
	mv a0, s3
	ld ra, 136(sp)
	ld s0, 128(sp)
	ld s1, 120(sp)
	ld s2, 112(sp)
	ld s3, 104(sp)
	ld s4, 96(sp)
	ld s5, 88(sp)
	ld s6, 80(sp)
	ld s7, 72(sp)
	ld s8, 64(sp)
	ld s9, 56(sp)
	ld s10, 48(sp)
	ld s11, 40(sp)
	addi sp, sp, 144
	ret
.L36_81:
	addi a0, sp, 24
	call ring::fail
.L36_82:
	unimp
rh_pop:
	addi sp, sp, -16
	sd ra, 8(sp)
	ld a2, 0(a0)
	ld t0, 24(a0)
	ld a3, 128(a2)
	addi a1, t0, -1
	sub a3, a1, a3
	bltz a3, .L37_8
	sd a1, 256(a2)
	ld a3, 400(a2)
	beqz a3, .L37_4
	li a2, 1
	fence rw, rw
	beq a3, a2, .L37_11
	lw a2, 56(a0)
	addiw a5, a2, -1
	sw a5, 56(a0)
	mv a2, a3
	beqz a5, .L37_11
.L37_4:
	ld a5, 0(a0)
	ld a3, 128(a5)
	sub a7, a1, a3
	bltz a7, .L37_13
	ld a2, 16(a0)
	ld a4, 8(a0)
	and a2, a2, a1
	slli a2, a2, 3
	add a2, a2, a4
	ld a6, 0(a2)
	bne a1, a3, .L37_9
	addi a2, a5, 128
.L37_17:
	lr.d a3, (a2)
	bne a3, a1, .L37_19
	sc.d a4, t0, (a2)
	bnez a4, .L37_17
.L37_19:
	sd t0, 256(a5)
	bne a3, a1, .L37_8
	ld a1, 48(a0)
	addi a1, a1, 1
	sd a1, 48(a0)
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L37_8:
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L37_9:
	ld a2, 40(a0)
	sd a1, 24(a0)
	blt a7, a2, .L37_14
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L37_11:
	call Worker::take_and_see_to.reference
	slli a0, a0, 63
	srai a0, a0, 63
	and a0, a0, a1
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L37_13:
	sd t0, 256(a5)
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L37_14:
	mv a1, a3
	mv a2, a6
	call Worker::shrink
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
rh_push:
	addi sp, sp, -48
	sd ra, 40(sp)
	sd s0, 32(sp)
	sd s1, 24(sp)
	ld a2, 24(a0)
	ld a3, 32(a0)
	sub a3, a3, a2
	mv s0, a1
	blez a3, .L38_2
.L38_1:
	ld a1, 16(a0)
	ld a3, 8(a0)
	and a1, a1, a2
	slli a1, a1, 3
	add a1, a1, a3
	sd s0, 0(a1)
	fence rw, w
	ld a1, 0(a0)
	addi a2, a2, 1
	sd a2, 24(a0)
	sd a2, 256(a1)
	ld ra, 40(sp)
	ld s0, 32(sp)
	ld s1, 24(sp)
	addi sp, sp, 48
	ret
.L38_2:
	mv a1, a0
	addi a0, sp, 8
	li a2, 1
	mv s1, a1
	call Worker::reserve.reference
	ld a0, 8(sp)
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	bne a0, a1, .L38_5
	mv a0, s1
	ld a2, 24(s1)
	j .L38_1
.L38_5:
	addi a0, sp, 8
	call ring::fail
	unimp
rh_steal:
	addi sp, sp, -48
	sd ra, 40(sp)
	sd s0, 32(sp)
	sd s1, 24(sp)
	sd s2, 16(sp)
	sd s3, 8(sp)
	ld s2, 0(a0)
	ld a0, 400(s2)
	li a1, 2
	fence r, rw
	beq a0, a1, .L39_2
	ld a0, 128(s2)
	fence r, rw
	ld a1, 256(s2)
	sub a1, a1, a0
	blez a1, .L39_24
.L39_2:
	auipc a0, %tls_gd_pcrel_hi(RUST_STD_INTERNAL_VAL)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call __tls_get_addr
	lbu a1, 8(a0)
	li a2, 1
	bne a1, a2, .L39_5
.L39_3:
	ld s0, 0(a0)
	ld a0, 24(s0)
	andi a1, a0, 1
	bnez a1, .L39_9
.L39_4:
	addi a0, a0, 1
	sd a0, 24(s0)
	fence rw, w
	sd a0, 0(s0)
	j .L39_10
.L39_5:
	li s0, 0
	li a1, 0
	call Storage::get_or_init_slow
	bnez a0, .L39_3
	li s0, 0
	call records::temporary
	mv s0, a0
	ld a0, 24(a0)
	andi a1, a0, 1
	beqz a1, .L39_4
.L39_9:
	ld a0, 32(s0)
	addi a0, a0, 1
	sd a0, 32(s0)
.L39_10:
	ld a0, 400(s2)
	li a1, 2
	fence r, rw
	bne a0, a1, .L39_15
.L39_11:
	fence rw, rw
	ld s1, 128(s2)
	fence r, rw
	ld a0, 256(s2)
	sub a0, a0, s1
	fence r, rw
	blez a0, .L39_21
	ld a0, 408(s2)
	fence r, rw
	ld a1, 0(a0)
	and a1, a1, s1
	slli a1, a1, 3
	add a0, a0, a1
	addi a1, s1, 1
	addi a0, a0, 32
	ld s3, 0(a0)
	addi a0, s2, 128
.L39_30:
	lr.d.aqrl s2, (a0)
	bne s2, s1, .L39_32
	sc.d.rl a2, a1, (a0)
	bnez a2, .L39_30
.L39_32:
	ld a0, 32(s0)
	bnez a0, .L39_17
	ld a0, 24(s0)
	addi a0, a0, 1
	sd a0, 24(s0)
	fence rw, w
	sd a0, 0(s0)
.L39_14:
	xor a0, s2, s1
	seqz a0, a0
	addi a0, a0, -1
	or a0, a0, s3
	j .L39_25
.L39_15:
	li a1, 3
	bne a0, a1, .L39_18
	fence rw, rw
	j .L39_11
.L39_17:
	mv a0, s0
	call Record::leave_nested
	j .L39_14
.L39_18:
	addi s1, s2, 400
	li a0, 1
.L39_33:
	lr.d a1, (s1)
	bnez a1, .L39_35
	sc.d a2, a0, (s1)
	bnez a2, .L39_33
.L39_35:
	auipc a0, %pcrel_hi(.Lanon)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call barrier::heavy_fence
	beqz a0, .L39_21
	li a0, 2
	li a1, 1
.L39_36:
	lr.d a2, (s1)
	bne a2, a1, .L39_38
	sc.d a3, a0, (s1)
	bnez a3, .L39_36
.L39_38:
	j .L39_11
.L39_21:
	ld a0, 32(s0)
	bnez a0, .L39_23
	ld a1, 24(s0)
	addi a1, a1, 1
	sd a1, 24(s0)
	fence rw, w
	sd a1, 0(s0)
	j .L39_25
.L39_23:
	mv a0, s0
	call Record::leave_nested
.L39_24:
	li a0, 0
.L39_25:
	ld ra, 40(sp)
	ld s0, 32(sp)
	ld s1, 24(sp)
	ld s2, 16(sp)
	ld s3, 8(sp)
	addi sp, sp, 48
	ret
ri_batch:
	addi sp, sp, -144
	sd ra, 136(sp)
	sd s0, 128(sp)
	sd s1, 120(sp)
	sd s2, 112(sp)
	sd s3, 104(sp)
	sd s4, 96(sp)
	sd s5, 88(sp)
	sd s6, 80(sp)
	sd s7, 72(sp)
	sd s8, 64(sp)
	sd s9, 56(sp)
	sd s10, 48(sp)
	sd s11, 40(sp)
	ld s5, 0(a0)
	mv s4, a1
	li a0, 32
	call batch::assert_positive
	ld a2, 0(s4)
	beq s5, a2, .L40_41
	auipc a0, %tls_gd_pcrel_hi(RUST_STD_INTERNAL_VAL)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call __tls_get_addr
	mv s2, a0
	li s6, 32
	li s1, 2
	li s9, 1
	li a0, -1
	slli a0, a0, 63
	addi s11, a0, 1
	li s0, 3
	ld a0, 400(s5)
	fence r, rw
	beq a0, s1, .L40_4
.L40_3:
	ld a0, 128(s5)
	fence r, rw
	ld a1, 256(s5)
	sub a1, a1, a0
	blez a1, .L40_73
.L40_4:
	lbu a1, 8(s2)
	mv a0, s2
	bne a1, s9, .L40_7
.L40_5:
	ld s7, 0(a0)
	ld a0, 24(s7)
	andi a1, a0, 1
	bnez a1, .L40_11
.L40_6:
	addi a0, a0, 1
	sd a0, 24(s7)
	fence rw, w
	sd a0, 0(s7)
	j .L40_12
.L40_7:
	li s7, 0
	mv a0, s2
	li a1, 0
	call Storage::get_or_init_slow
	bnez a0, .L40_5
	li s7, 0
	call records::temporary
	mv s7, a0
	ld a0, 24(a0)
	andi a1, a0, 1
	beqz a1, .L40_6
.L40_11:
	ld a0, 32(s7)
	addi a0, a0, 1
	sd a0, 32(s7)
.L40_12:
	ld a0, 400(s5)
	fence r, rw
	bne a0, s1, .L40_32
.L40_13:
	fence rw, rw
	ld a0, 128(s5)
	fence r, rw
	fence rw, rw
	ld a1, 256(s5)
	sub a1, a1, a0
	fence r, rw
	blez a1, .L40_52
	srli a2, a1, 1
	sub a4, a1, a2
	mv a3, s6
	bltu s6, a4, .L40_16
	mv a3, a4
.L40_16:
	ld a4, 24(s4)
	ld a5, 32(s4)
	sub a5, a5, a4
	sgtz a4, a5
	neg a4, a4
	and s10, a4, a5
	addi s8, a3, -1
	bgeu s10, s8, .L40_18
	li s0, 3
	j .L40_20
.L40_18:
	mv s1, s11
	ld a4, 408(s5)
	fence r, rw
	ld a5, 0(a4)
	addi s0, a0, 1
	and a5, a5, a0
	slli a5, a5, 3
	add a4, a4, a5
	addi a4, a4, 32
	ld s9, 0(a4)
	addi s11, s5, 128
.L40_94:
	lr.d.aqrl a4, (s11)
	bne a4, a0, .L40_96
	sc.d.rl a5, s0, (s11)
	bnez a5, .L40_94
.L40_96:
	beq a4, a0, .L40_54
	li s0, 2
	li s9, 1
	mv s11, s1
	li s1, 2
.L40_20:
	ld a0, 32(s7)
	bnez a0, .L40_34
	ld a0, 24(s7)
	addi a0, a0, 1
	sd a0, 24(s7)
	fence rw, w
	sd a0, 0(s7)
.L40_22:
	bgeu s10, s8, .L40_74
	fence rw, rw
	ld a0, 256(s5)
	fence r, rw
	fence rw, rw
	ld a1, 128(s5)
	sub a0, a0, a1
	fence r, rw
	bgtz a0, .L40_25
	li a0, 1
.L40_25:
	srli a1, a0, 1
	sub a0, a0, a1
	mv a2, s6
	li s0, 3
	bltu s6, a0, .L40_27
	mv a2, a0
.L40_27:
	addi a2, a2, -1
	addi a0, sp, 24
	mv a1, s4
	call Worker::reserve.reference
	ld a0, 24(sp)
	bne a0, s11, .L40_38
.L40_29:
	ld a0, 24(s4)
	ld a1, 32(s4)
	sub a1, a1, a0
	sgtz a0, a1
	neg a0, a0
	and a0, a0, a1
	addi a0, a0, 1
	bltu a0, s6, .L40_31
	mv a0, s6
.L40_31:
	mv s6, a0
	ld a0, 400(s5)
	fence r, rw
	bne a0, s1, .L40_3
	j .L40_4
.L40_32:
	bne a0, s0, .L40_35
	fence rw, rw
	j .L40_13
.L40_34:
	mv a0, s7
	call Record::leave_nested
	j .L40_22
.L40_35:
	addi s0, s5, 400
.L40_97:
	lr.d a0, (s0)
	bnez a0, .L40_99
	sc.d a1, s9, (s0)
	bnez a1, .L40_97
.L40_99:
	auipc a0, %pcrel_hi(.Lanon)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call barrier::heavy_fence
	beqz a0, .L40_52
.L40_100:
	lr.d a0, (s0)
	bne a0, s9, .L40_102
	sc.d a1, s1, (s0)
	bnez a1, .L40_100
.L40_102:
	j .L40_13
.L40_38:
	addi a0, sp, 8
	mv a1, s4
	li a2, 0
	call Worker::reserve.reference
	ld a0, 8(sp)
	beq a0, s11, .L40_29
	addi a0, sp, 8
	call ring::fail
	j .L40_82
.L40_41:
	ld a0, 24(s4)
	ld a3, 128(a2)
	addi a1, a0, -1
	sub a3, a1, a3
	bltz a3, .L40_73
	sd a1, 256(a2)
	ld a2, 400(a2)
	beqz a2, .L40_45
	li a3, 1
	fence rw, rw
	beq a2, a3, .L40_69
	lw a3, 56(s4)
	addiw a3, a3, -1
	sw a3, 56(s4)
	beqz a3, .L40_69
.L40_45:
	ld a3, 0(s4)
	ld a2, 128(a3)
	sub a4, a1, a2
	bltz a4, .L40_71
	ld a5, 16(s4)
	ld s1, 8(s4)
	and a5, a5, a1
	slli a5, a5, 3
	add a5, a5, s1
	ld s3, 0(a5)
	bne a1, a2, .L40_49
	addi a2, a3, 128
.L40_103:
	lr.d a4, (a2)
	bne a4, a1, .L40_105
	sc.d a5, a0, (a2)
	bnez a5, .L40_103
.L40_105:
	sd a0, 256(a3)
	bne a4, a1, .L40_73
	ld a0, 48(s4)
	addi a0, a0, 1
	sd a0, 48(s4)
	li s0, 1
	bnez s0, .L40_75
	j .L40_79
.L40_49:
	ld a0, 40(s4)
	sd a1, 24(s4)
	li s0, 1
	bge a4, a0, .L40_74
	mv a0, s4
	mv a1, a2
	mv a2, s3
	call Worker::shrink
	mv s3, a0
	bnez s0, .L40_75
	j .L40_79
.L40_52:
	ld a0, 32(s7)
	bnez a0, .L40_72
	li s0, 0
	j .L40_68
.L40_54:
	li a4, 2
	bltu a3, a4, .L40_65
	sub a1, a1, a2
	bltu s6, a1, .L40_57
	mv s6, a1
.L40_57:
	addi s6, s6, -1
	addi s2, a0, 2
	not s0, a0
	li a0, -1
	slli a0, a0, 63
	addi s8, a0, 1
.L40_58:
	fence rw, rw
	ld a0, 256(s5)
	add a0, a0, s0
	fence r, rw
	blez a0, .L40_65
	ld a0, 408(s5)
	fence r, rw
	ld a1, 0(a0)
	addi a2, s2, -1
	and a1, a1, a2
	slli a1, a1, 3
	add a0, a0, a1
	addi a0, a0, 32
	ld s3, 0(a0)
.L40_106:
	lr.d.aqrl a0, (s11)
	bne a0, a2, .L40_65
	sc.d.rl a1, s2, (s11)
	bnez a1, .L40_106
	ld a0, 24(s4)
	ld a1, 32(s4)
	sub a1, a1, a0
	blez a1, .L40_62
.L40_61:
	ld a1, 16(s4)
	ld a2, 8(s4)
	and a1, a1, a0
	addi a0, a0, 1
	slli a1, a1, 3
	add a1, a1, a2
	sd s9, 0(a1)
	fence rw, w
	ld a1, 0(s4)
	addi s6, s6, -1
	addi s2, s2, 1
	sd a0, 24(s4)
	sd a0, 256(a1)
	addi s0, s0, -1
	mv s9, s3
	bnez s6, .L40_58
	j .L40_66
.L40_62:
	addi a0, sp, 24
	li a2, 1
	mv a1, s4
	call Worker::reserve.reference
	ld a0, 24(sp)
	bne a0, s8, .L40_81
	ld a0, 24(s4)
	j .L40_61
.L40_65:
	mv s3, s9
.L40_66:
	ld a0, 32(s7)
	bnez a0, .L40_77
	li s0, 1
.L40_68:
	ld a0, 24(s7)
	addi a0, a0, 1
	sd a0, 24(s7)
	fence rw, w
	sd a0, 0(s7)
	bnez s0, .L40_75
	j .L40_79
.L40_69:
	mv a0, s4
	call Worker::take_and_see_to.reference
	mv s0, a0
	mv s3, a1
	bnez a0, .L40_75
	j .L40_79
.L40_71:
	li s0, 0
	sd a0, 256(a3)
	j .L40_79
.L40_72:
	mv a0, s7
	call Record::leave_nested
.L40_73:
	li s0, 0
.L40_74:
	beqz s0, .L40_79
.L40_75:
	li a0, 1
	beq s0, a0, .L40_80
	li s3, -1
	j .L40_80
.L40_77:
	mv a0, s7
	call Record::leave_nested
	li s0, 1
	bnez s0, .L40_75
.L40_79:
	mv s3, s0
.L40_80:
	mv a0, s3
	ld ra, 136(sp)
	ld s0, 128(sp)
	ld s1, 120(sp)
	ld s2, 112(sp)
	ld s3, 104(sp)
	ld s4, 96(sp)
	ld s5, 88(sp)
	ld s6, 80(sp)
	ld s7, 72(sp)
	ld s8, 64(sp)
	ld s9, 56(sp)
	ld s10, 48(sp)
	ld s11, 40(sp)
	addi sp, sp, 144
	ret
.L40_81:
	addi a0, sp, 24
	call ring::fail
.L40_82:
	unimp
ri_pop:
	addi sp, sp, -16
	sd ra, 8(sp)
	ld a2, 0(a0)
	ld t0, 24(a0)
	ld a3, 128(a2)
	addi a1, t0, -1
	sub a3, a1, a3
	bltz a3, .L41_8
	sd a1, 256(a2)
	ld a3, 400(a2)
	beqz a3, .L41_4
	li a2, 1
	fence rw, rw
	beq a3, a2, .L41_11
	lw a2, 56(a0)
	addiw a5, a2, -1
	sw a5, 56(a0)
	mv a2, a3
	beqz a5, .L41_11
.L41_4:
	ld a5, 0(a0)
	ld a3, 128(a5)
	sub a7, a1, a3
	bltz a7, .L41_13
	ld a2, 16(a0)
	ld a4, 8(a0)
	and a2, a2, a1
	slli a2, a2, 3
	add a2, a2, a4
	ld a6, 0(a2)
	bne a1, a3, .L41_9
	addi a2, a5, 128
.L41_17:
	lr.d a3, (a2)
	bne a3, a1, .L41_19
	sc.d a4, t0, (a2)
	bnez a4, .L41_17
.L41_19:
	sd t0, 256(a5)
	bne a3, a1, .L41_8
	ld a1, 48(a0)
	addi a1, a1, 1
	sd a1, 48(a0)
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L41_8:
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L41_9:
	ld a2, 40(a0)
	sd a1, 24(a0)
	blt a7, a2, .L41_14
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L41_11:
	call Worker::take_and_see_to.reference
	slli a0, a0, 63
	srai a0, a0, 63
	and a0, a0, a1
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L41_13:
	sd t0, 256(a5)
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L41_14:
	mv a1, a3
	mv a2, a6
	call Worker::shrink
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
ri_push:
	addi sp, sp, -48
	sd ra, 40(sp)
	sd s0, 32(sp)
	sd s1, 24(sp)
	ld a2, 24(a0)
	ld a3, 32(a0)
	sub a3, a3, a2
	mv s0, a1
	blez a3, .L42_2
.L42_1:
	ld a1, 16(a0)
	ld a3, 8(a0)
	and a1, a1, a2
	slli a1, a1, 3
	add a1, a1, a3
	sd s0, 0(a1)
	fence rw, w
	ld a1, 0(a0)
	addi a2, a2, 1
	sd a2, 24(a0)
	sd a2, 256(a1)
	ld ra, 40(sp)
	ld s0, 32(sp)
	ld s1, 24(sp)
	addi sp, sp, 48
	ret
.L42_2:
	mv a1, a0
	addi a0, sp, 8
	li a2, 1
	mv s1, a1
	call Worker::reserve.reference
	ld a0, 8(sp)
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	bne a0, a1, .L42_5
	mv a0, s1
	ld a2, 24(s1)
	j .L42_1
.L42_5:
	addi a0, sp, 8
	call ring::fail
	unimp
ri_steal:
	addi sp, sp, -48
	sd ra, 40(sp)
	sd s0, 32(sp)
	sd s1, 24(sp)
	sd s2, 16(sp)
	sd s3, 8(sp)
	ld s2, 0(a0)
	ld a0, 400(s2)
	li a1, 2
	fence r, rw
	beq a0, a1, .L43_2
	ld a0, 128(s2)
	fence r, rw
	ld a1, 256(s2)
	sub a1, a1, a0
	blez a1, .L43_24
.L43_2:
	auipc a0, %tls_gd_pcrel_hi(RUST_STD_INTERNAL_VAL)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call __tls_get_addr
	lbu a1, 8(a0)
	li a2, 1
	bne a1, a2, .L43_5
.L43_3:
	ld s0, 0(a0)
	ld a0, 24(s0)
	andi a1, a0, 1
	bnez a1, .L43_9
.L43_4:
	addi a0, a0, 1
	sd a0, 24(s0)
	fence rw, w
	sd a0, 0(s0)
	j .L43_10
.L43_5:
	li s0, 0
	li a1, 0
	call Storage::get_or_init_slow
	bnez a0, .L43_3
	li s0, 0
	call records::temporary
	mv s0, a0
	ld a0, 24(a0)
	andi a1, a0, 1
	beqz a1, .L43_4
.L43_9:
	ld a0, 32(s0)
	addi a0, a0, 1
	sd a0, 32(s0)
.L43_10:
	ld a0, 400(s2)
	li a1, 2
	fence r, rw
	bne a0, a1, .L43_15
.L43_11:
	fence rw, rw
	ld s1, 128(s2)
	fence r, rw
	fence rw, rw
	ld a0, 256(s2)
	sub a0, a0, s1
	fence r, rw
	blez a0, .L43_21
	ld a0, 408(s2)
	fence r, rw
	ld a1, 0(a0)
	and a1, a1, s1
	slli a1, a1, 3
	add a0, a0, a1
	addi a1, s1, 1
	addi a0, a0, 32
	ld s3, 0(a0)
	addi a0, s2, 128
.L43_30:
	lr.d.aq s2, (a0)
	bne s2, s1, .L43_32
	sc.d.rl a2, a1, (a0)
	bnez a2, .L43_30
.L43_32:
	ld a0, 32(s0)
	bnez a0, .L43_17
	ld a0, 24(s0)
	addi a0, a0, 1
	sd a0, 24(s0)
	fence rw, w
	sd a0, 0(s0)
.L43_14:
	xor a0, s2, s1
	seqz a0, a0
	addi a0, a0, -1
	or a0, a0, s3
	j .L43_25
.L43_15:
	li a1, 3
	bne a0, a1, .L43_18
	fence rw, rw
	j .L43_11
.L43_17:
	mv a0, s0
	call Record::leave_nested
	j .L43_14
.L43_18:
	addi s1, s2, 400
	li a0, 1
.L43_33:
	lr.d a1, (s1)
	bnez a1, .L43_35
	sc.d a2, a0, (s1)
	bnez a2, .L43_33
.L43_35:
	auipc a0, %pcrel_hi(.Lanon)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call barrier::heavy_fence
	beqz a0, .L43_21
	li a0, 2
	li a1, 1
.L43_36:
	lr.d a2, (s1)
	bne a2, a1, .L43_38
	sc.d a3, a0, (s1)
	bnez a3, .L43_36
.L43_38:
	j .L43_11
.L43_21:
	ld a0, 32(s0)
	bnez a0, .L43_23
	ld a1, 24(s0)
	addi a1, a1, 1
	sd a1, 24(s0)
	fence rw, w
	sd a1, 0(s0)
	j .L43_25
.L43_23:
	mv a0, s0
	call Record::leave_nested
.L43_24:
	li a0, 0
.L43_25:
	ld ra, 40(sp)
	ld s0, 32(sp)
	ld s1, 24(sp)
	ld s2, 16(sp)
	ld s3, 8(sp)
	addi sp, sp, 48
	ret
sa_batch:
	addi sp, sp, -128
	sd ra, 120(sp)
	sd s0, 112(sp)
	sd s1, 104(sp)
	sd s2, 96(sp)
	sd s3, 88(sp)
	sd s4, 80(sp)
	sd s5, 72(sp)
	sd s6, 64(sp)
	sd s7, 56(sp)
	sd s8, 48(sp)
	sd s9, 40(sp)
	ld s9, 0(a0)
	mv s0, a1
	li a0, 32
	call batch::assert_positive
	ld a1, 0(s0)
	beq s9, a1, .L44_22
	ld a0, 128(s9)
	fence rw, rw
	ld a1, 256(s9)
	sub a1, a1, a0
	fence r, rw
	blez a1, .L44_27
	srli s5, a1, 1
	andi a1, a1, 1
	add s5, s5, a1
	li a1, 32
	bltu s5, a1, .L44_5
	li s5, 32
.L44_5:
	ld a1, 24(s0)
	ld a2, 32(s0)
	sub a2, a2, a1
	sgtz a1, a2
	neg a1, a1
	and a1, a1, a2
	addi a2, s5, -1
	bgeu a1, a2, .L44_28
	li a1, 32
	li a0, -1
	slli a0, a0, 63
	addi s2, a0, 1
	j .L44_8
.L44_7:
	ld a2, 24(s0)
	ld a3, 32(s0)
	sub a3, a3, a2
	sgtz a2, a3
	neg a2, a2
	and a2, a2, a3
	addi a3, s5, -1
	bgeu a2, a3, .L44_28
.L44_8:
	ld a0, 256(s9)
	fence r, rw
	ld a2, 128(s9)
	sub a0, a0, a2
	mv s1, a1
	bgtz a0, .L44_10
	li a0, 1
.L44_10:
	srli a1, a0, 1
	sub a0, a0, a1
	mv a2, s1
	bltu s1, a0, .L44_12
	mv a2, a0
.L44_12:
	addi a2, a2, -1
	addi a0, sp, 24
	mv a1, s0
	call Worker::reserve.weakest
	ld a0, 24(sp)
	bne a0, s2, .L44_19
.L44_14:
	ld a1, 24(s0)
	ld a3, 32(s0)
	ld a0, 128(s9)
	fence rw, rw
	ld a2, 256(s9)
	sub a2, a2, a0
	fence r, rw
	blez a2, .L44_27
	sub a3, a3, a1
	sgtz a1, a3
	neg a1, a1
	and a1, a1, a3
	addi a1, a1, 1
	bltu a1, s1, .L44_17
	mv a1, s1
.L44_17:
	srli a3, a2, 1
	andi a2, a2, 1
	add a2, a2, a3
	mv s5, a1
	bltu a1, a2, .L44_7
	mv s5, a2
	j .L44_7
.L44_19:
	addi a0, sp, 8
	mv a1, s0
	li a2, 0
	call Worker::reserve.weakest
	ld a0, 8(sp)
	beq a0, s2, .L44_14
	addi a0, sp, 8
	j .L44_52
.L44_22:
	ld a0, 24(s0)
	ld a3, 128(a1)
	addi a2, a0, -1
	sub a3, a2, a3
	bltz a3, .L44_27
	fence rw, w
	sd a2, 256(a1)
	fence rw, rw
	ld a3, 0(s0)
	ld a1, 128(a3)
	sub a4, a2, a1
	bltz a4, .L44_50
	ld a5, 16(s0)
	ld s1, 8(s0)
	and a5, a5, a2
	slli a5, a5, 3
	add a5, a5, s1
	ld s2, 0(a5)
	bne a2, a1, .L44_45
	addi a1, a3, 128
.L44_57:
	lr.d a4, (a1)
	bne a4, a2, .L44_59
	sc.d a5, a0, (a1)
	bnez a5, .L44_57
.L44_59:
	sd a0, 256(a3)
	bne a4, a2, .L44_27
	ld a0, 48(s0)
	addi a0, a0, 1
	sd a0, 48(s0)
	li s3, 1
	j .L44_40
.L44_27:
	li s3, 0
	j .L44_39
.L44_28:
	ld a1, 408(s9)
	fence r, rw
	ld a2, 0(a1)
	addi a3, a0, 1
	and a2, a2, a0
	slli a2, a2, 3
	add a1, a1, a2
	addi a1, a1, 32
	ld s2, 0(a1)
	addi s4, s9, 128
.L44_60:
	lr.d.aqrl a1, (s4)
	bne a1, a0, .L44_38
	sc.d.rl a2, a3, (s4)
	bnez a2, .L44_60
	li a1, 2
	bltu s5, a1, .L44_48
	addi s5, s5, -1
	addi s6, a0, 2
	not s7, a0
	li s3, 1
	li a0, -1
	slli a0, a0, 63
	addi s8, a0, 1
.L44_31:
	fence rw, rw
	ld a0, 256(s9)
	add a0, a0, s7
	fence r, rw
	blez a0, .L44_40
	ld a0, 408(s9)
	fence r, rw
	ld a1, 0(a0)
	addi a2, s6, -1
	and a1, a1, a2
	slli a1, a1, 3
	add a0, a0, a1
	addi a0, a0, 32
	ld s1, 0(a0)
.L44_63:
	lr.d.aqrl a0, (s4)
	bne a0, a2, .L44_40
	sc.d.rl a1, s6, (s4)
	bnez a1, .L44_63
	ld a0, 24(s0)
	ld a1, 32(s0)
	sub a1, a1, a0
	blez a1, .L44_35
.L44_34:
	ld a1, 16(s0)
	ld a2, 8(s0)
	and a1, a1, a0
	addi a0, a0, 1
	slli a1, a1, 3
	add a1, a1, a2
	sd s2, 0(a1)
	ld a1, 0(s0)
	addi s5, s5, -1
	addi s6, s6, 1
	sd a0, 24(s0)
	sd a0, 256(a1)
	addi s7, s7, -1
	mv s2, s1
	bnez s5, .L44_31
	j .L44_49
.L44_35:
	addi a0, sp, 24
	li a2, 1
	mv a1, s0
	call Worker::reserve.weakest
	ld a0, 24(sp)
	bne a0, s8, .L44_51
	ld a0, 24(s0)
	j .L44_34
.L44_38:
	li s3, 2
.L44_39:
.L44_40:
	beqz s3, .L44_43
	li a0, 1
	beq s3, a0, .L44_44
	li s2, -1
	j .L44_44
.L44_43:
	mv s2, s3
.L44_44:
	mv a0, s2
	ld ra, 120(sp)
	ld s0, 112(sp)
	ld s1, 104(sp)
	ld s2, 96(sp)
	ld s3, 88(sp)
	ld s4, 80(sp)
	ld s5, 72(sp)
	ld s6, 64(sp)
	ld s7, 56(sp)
	ld s8, 48(sp)
	ld s9, 40(sp)
	addi sp, sp, 128
	ret
.L44_45:
	ld a0, 40(s0)
	sd a2, 24(s0)
	li s3, 1
	bge a4, a0, .L44_40
	mv a0, s0
	mv a2, s2
	call Worker::shrink
	mv s2, a0
	j .L44_40
.L44_48:
	li s3, 1
	j .L44_40
.L44_49:
	mv s2, s1
	j .L44_40
.L44_50:
	li s3, 0
	sd a0, 256(a3)
	j .L44_39
.L44_51:
	addi a0, sp, 24
.L44_52:
	call ring::fail
	unimp
sa_pop:
	addi sp, sp, -16
	sd ra, 8(sp)
	ld a1, 0(a0)
	ld a3, 24(a0)
	ld a2, 128(a1)
	addi a4, a3, -1
	sub a2, a4, a2
	bltz a2, .L45_5
	fence rw, w
	sd a4, 256(a1)
	fence rw, rw
	ld t0, 0(a0)
	ld a1, 128(t0)
	sub a7, a4, a1
	bltz a7, .L45_8
	ld a2, 16(a0)
	ld a5, 8(a0)
	and a2, a2, a4
	slli a2, a2, 3
	add a2, a2, a5
	ld a6, 0(a2)
	bne a4, a1, .L45_6
	addi a1, t0, 128
.L45_12:
	lr.d a2, (a1)
	bne a2, a4, .L45_14
	sc.d a5, a3, (a1)
	bnez a5, .L45_12
.L45_14:
	sd a3, 256(t0)
	bne a2, a4, .L45_5
	ld a1, 48(a0)
	addi a1, a1, 1
	sd a1, 48(a0)
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L45_5:
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L45_6:
	ld a2, 40(a0)
	sd a4, 24(a0)
	blt a7, a2, .L45_9
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L45_8:
	sd a3, 256(t0)
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L45_9:
	mv a2, a6
	call Worker::shrink
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
sa_push:
	addi sp, sp, -48
	sd ra, 40(sp)
	sd s0, 32(sp)
	sd s1, 24(sp)
	ld a2, 24(a0)
	ld a3, 32(a0)
	sub a3, a3, a2
	mv s0, a1
	blez a3, .L46_2
.L46_1:
	ld a1, 16(a0)
	ld a3, 8(a0)
	and a1, a1, a2
	slli a1, a1, 3
	add a1, a1, a3
	sd s0, 0(a1)
	ld a1, 0(a0)
	addi a2, a2, 1
	sd a2, 24(a0)
	sd a2, 256(a1)
	ld ra, 40(sp)
	ld s0, 32(sp)
	ld s1, 24(sp)
	addi sp, sp, 48
	ret
.L46_2:
	mv a1, a0
	addi a0, sp, 8
	li a2, 1
	mv s1, a1
	call Worker::reserve.weakest
	ld a0, 8(sp)
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	bne a0, a1, .L46_5
	mv a0, s1
	ld a2, 24(s1)
	j .L46_1
.L46_5:
	addi a0, sp, 8
	call ring::fail
	unimp
sa_steal:
	ld a1, 0(a0)
	ld a0, 128(a1)
	fence rw, rw
	ld a2, 256(a1)
	sub a2, a2, a0
	fence r, rw
	blez a2, .L47_2
	ld a2, 408(a1)
	fence r, rw
	ld a3, 0(a2)
	and a3, a3, a0
	slli a3, a3, 3
	add a2, a2, a3
	addi a3, a0, 1
	addi a2, a2, 32
	ld a2, 0(a2)
	addi a1, a1, 128
.L47_3:
	lr.d a4, (a1)
	bne a4, a0, .L47_5
	sc.d.rl a5, a3, (a1)
	bnez a5, .L47_3
.L47_5:
	xor a0, a0, a4
	seqz a0, a0
	addi a0, a0, -1
	or a0, a0, a2
	ret
.L47_2:
	li a0, 0
	ret
sb_batch:
	addi sp, sp, -128
	sd ra, 120(sp)
	sd s0, 112(sp)
	sd s1, 104(sp)
	sd s2, 96(sp)
	sd s3, 88(sp)
	sd s4, 80(sp)
	sd s5, 72(sp)
	sd s6, 64(sp)
	sd s7, 56(sp)
	sd s8, 48(sp)
	sd s9, 40(sp)
	ld s9, 0(a0)
	mv s0, a1
	li a0, 32
	call batch::assert_positive
	ld a1, 0(s0)
	beq s9, a1, .L48_22
	ld a0, 128(s9)
	fence rw, rw
	ld a1, 256(s9)
	sub a1, a1, a0
	fence r, rw
	blez a1, .L48_27
	srli s5, a1, 1
	andi a1, a1, 1
	add s5, s5, a1
	li a1, 32
	bltu s5, a1, .L48_5
	li s5, 32
.L48_5:
	ld a1, 24(s0)
	ld a2, 32(s0)
	sub a2, a2, a1
	sgtz a1, a2
	neg a1, a1
	and a1, a1, a2
	addi a2, s5, -1
	bgeu a1, a2, .L48_28
	li a1, 32
	li a0, -1
	slli a0, a0, 63
	addi s2, a0, 1
	j .L48_8
.L48_7:
	ld a2, 24(s0)
	ld a3, 32(s0)
	sub a3, a3, a2
	sgtz a2, a3
	neg a2, a2
	and a2, a2, a3
	addi a3, s5, -1
	bgeu a2, a3, .L48_28
.L48_8:
	ld a0, 256(s9)
	fence r, rw
	ld a2, 128(s9)
	sub a0, a0, a2
	mv s1, a1
	bgtz a0, .L48_10
	li a0, 1
.L48_10:
	srli a1, a0, 1
	sub a0, a0, a1
	mv a2, s1
	bltu s1, a0, .L48_12
	mv a2, a0
.L48_12:
	addi a2, a2, -1
	addi a0, sp, 24
	mv a1, s0
	call Worker::reserve.weakest
	ld a0, 24(sp)
	bne a0, s2, .L48_19
.L48_14:
	ld a1, 24(s0)
	ld a3, 32(s0)
	ld a0, 128(s9)
	fence rw, rw
	ld a2, 256(s9)
	sub a2, a2, a0
	fence r, rw
	blez a2, .L48_27
	sub a3, a3, a1
	sgtz a1, a3
	neg a1, a1
	and a1, a1, a3
	addi a1, a1, 1
	bltu a1, s1, .L48_17
	mv a1, s1
.L48_17:
	srli a3, a2, 1
	andi a2, a2, 1
	add a2, a2, a3
	mv s5, a1
	bltu a1, a2, .L48_7
	mv s5, a2
	j .L48_7
.L48_19:
	addi a0, sp, 8
	mv a1, s0
	li a2, 0
	call Worker::reserve.weakest
	ld a0, 8(sp)
	beq a0, s2, .L48_14
	addi a0, sp, 8
	j .L48_52
.L48_22:
	ld a0, 24(s0)
	ld a3, 128(a1)
	addi a2, a0, -1
	sub a3, a2, a3
	bltz a3, .L48_27
	sd a2, 256(a1)
	fence rw, rw
	ld a3, 0(s0)
	ld a1, 128(a3)
	sub a4, a2, a1
	bltz a4, .L48_50
	ld a5, 16(s0)
	ld s1, 8(s0)
	and a5, a5, a2
	slli a5, a5, 3
	add a5, a5, s1
	ld s2, 0(a5)
	bne a2, a1, .L48_45
	addi a1, a3, 128
.L48_57:
	lr.d a4, (a1)
	bne a4, a2, .L48_59
	sc.d a5, a0, (a1)
	bnez a5, .L48_57
.L48_59:
	sd a0, 256(a3)
	bne a4, a2, .L48_27
	ld a0, 48(s0)
	addi a0, a0, 1
	sd a0, 48(s0)
	li s3, 1
	j .L48_40
.L48_27:
	li s3, 0
	j .L48_39
.L48_28:
	ld a1, 408(s9)
	fence r, rw
	ld a2, 0(a1)
	addi a3, a0, 1
	and a2, a2, a0
	slli a2, a2, 3
	add a1, a1, a2
	addi a1, a1, 32
	ld s2, 0(a1)
	addi s4, s9, 128
.L48_60:
	lr.d.aqrl a1, (s4)
	bne a1, a0, .L48_38
	sc.d.rl a2, a3, (s4)
	bnez a2, .L48_60
	li a1, 2
	bltu s5, a1, .L48_48
	addi s5, s5, -1
	addi s6, a0, 2
	not s7, a0
	li s3, 1
	li a0, -1
	slli a0, a0, 63
	addi s8, a0, 1
.L48_31:
	fence rw, rw
	ld a0, 256(s9)
	add a0, a0, s7
	fence r, rw
	blez a0, .L48_40
	ld a0, 408(s9)
	fence r, rw
	ld a1, 0(a0)
	addi a2, s6, -1
	and a1, a1, a2
	slli a1, a1, 3
	add a0, a0, a1
	addi a0, a0, 32
	ld s1, 0(a0)
.L48_63:
	lr.d.aqrl a0, (s4)
	bne a0, a2, .L48_40
	sc.d.rl a1, s6, (s4)
	bnez a1, .L48_63
	ld a0, 24(s0)
	ld a1, 32(s0)
	sub a1, a1, a0
	blez a1, .L48_35
.L48_34:
	ld a1, 16(s0)
	ld a2, 8(s0)
	and a1, a1, a0
	addi a0, a0, 1
	addi s5, s5, -1
	slli a1, a1, 3
	add a1, a1, a2
	sd s2, 0(a1)
	ld a1, 0(s0)
	addi s6, s6, 1
	sd a0, 24(s0)
	fence rw, w
	sd a0, 256(a1)
	addi s7, s7, -1
	mv s2, s1
	bnez s5, .L48_31
	j .L48_49
.L48_35:
	addi a0, sp, 24
	li a2, 1
	mv a1, s0
	call Worker::reserve.weakest
	ld a0, 24(sp)
	bne a0, s8, .L48_51
	ld a0, 24(s0)
	j .L48_34
.L48_38:
	li s3, 2
.L48_39:
.L48_40:
	beqz s3, .L48_43
	li a0, 1
	beq s3, a0, .L48_44
	li s2, -1
	j .L48_44
.L48_43:
	mv s2, s3
.L48_44:
	mv a0, s2
	ld ra, 120(sp)
	ld s0, 112(sp)
	ld s1, 104(sp)
	ld s2, 96(sp)
	ld s3, 88(sp)
	ld s4, 80(sp)
	ld s5, 72(sp)
	ld s6, 64(sp)
	ld s7, 56(sp)
	ld s8, 48(sp)
	ld s9, 40(sp)
	addi sp, sp, 128
	ret
.L48_45:
	ld a0, 40(s0)
	sd a2, 24(s0)
	li s3, 1
	bge a4, a0, .L48_40
	mv a0, s0
	mv a2, s2
	call Worker::shrink
	mv s2, a0
	j .L48_40
.L48_48:
	li s3, 1
	j .L48_40
.L48_49:
	mv s2, s1
	j .L48_40
.L48_50:
	li s3, 0
	sd a0, 256(a3)
	j .L48_39
.L48_51:
	addi a0, sp, 24
.L48_52:
	call ring::fail
	unimp
sb_pop:
	addi sp, sp, -16
	sd ra, 8(sp)
	ld a1, 0(a0)
	ld a3, 24(a0)
	ld a2, 128(a1)
	addi a4, a3, -1
	sub a2, a4, a2
	bltz a2, .L49_5
	sd a4, 256(a1)
	fence rw, rw
	ld t0, 0(a0)
	ld a1, 128(t0)
	sub a7, a4, a1
	bltz a7, .L49_8
	ld a2, 16(a0)
	ld a5, 8(a0)
	and a2, a2, a4
	slli a2, a2, 3
	add a2, a2, a5
	ld a6, 0(a2)
	bne a4, a1, .L49_6
	addi a1, t0, 128
.L49_12:
	lr.d a2, (a1)
	bne a2, a4, .L49_14
	sc.d a5, a3, (a1)
	bnez a5, .L49_12
.L49_14:
	sd a3, 256(t0)
	bne a2, a4, .L49_5
	ld a1, 48(a0)
	addi a1, a1, 1
	sd a1, 48(a0)
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L49_5:
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L49_6:
	ld a2, 40(a0)
	sd a4, 24(a0)
	blt a7, a2, .L49_9
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L49_8:
	sd a3, 256(t0)
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L49_9:
	mv a2, a6
	call Worker::shrink
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
sb_push:
	addi sp, sp, -48
	sd ra, 40(sp)
	sd s0, 32(sp)
	sd s1, 24(sp)
	ld a2, 24(a0)
	ld a3, 32(a0)
	sub a3, a3, a2
	mv s0, a1
	blez a3, .L50_2
.L50_1:
	ld a1, 16(a0)
	ld a3, 8(a0)
	and a1, a1, a2
	slli a1, a1, 3
	add a1, a1, a3
	sd s0, 0(a1)
	ld a1, 0(a0)
	addi a2, a2, 1
	sd a2, 24(a0)
	fence rw, w
	sd a2, 256(a1)
	ld ra, 40(sp)
	ld s0, 32(sp)
	ld s1, 24(sp)
	addi sp, sp, 48
	ret
.L50_2:
	mv a1, a0
	addi a0, sp, 8
	li a2, 1
	mv s1, a1
	call Worker::reserve.weakest
	ld a0, 8(sp)
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	bne a0, a1, .L50_5
	mv a0, s1
	ld a2, 24(s1)
	j .L50_1
.L50_5:
	addi a0, sp, 8
	call ring::fail
	unimp
sb_steal:
	ld a1, 0(a0)
	ld a0, 128(a1)
	fence rw, rw
	ld a2, 256(a1)
	sub a2, a2, a0
	fence r, rw
	blez a2, .L51_2
	ld a2, 408(a1)
	fence r, rw
	ld a3, 0(a2)
	and a3, a3, a0
	slli a3, a3, 3
	add a2, a2, a3
	addi a3, a0, 1
	addi a2, a2, 32
	ld a2, 0(a2)
	addi a1, a1, 128
.L51_3:
	lr.d a4, (a1)
	bne a4, a0, .L51_5
	sc.d.rl a5, a3, (a1)
	bnez a5, .L51_3
.L51_5:
	xor a0, a0, a4
	seqz a0, a0
	addi a0, a0, -1
	or a0, a0, a2
	ret
.L51_2:
	li a0, 0
	ret
wa_batch:
	addi sp, sp, -128
	sd ra, 120(sp)
	sd s0, 112(sp)
	sd s1, 104(sp)
	sd s2, 96(sp)
	sd s3, 88(sp)
	sd s4, 80(sp)
	sd s5, 72(sp)
	sd s6, 64(sp)
	sd s7, 56(sp)
	sd s8, 48(sp)
	sd s9, 40(sp)
	ld s9, 0(a0)
	mv s0, a1
	li a0, 32
	call batch::assert_positive
	ld a1, 0(s0)
	beq s9, a1, .L52_22
	ld a0, 128(s9)
	fence rw, rw
	ld a1, 256(s9)
	sub a1, a1, a0
	fence r, rw
	blez a1, .L52_27
	srli s5, a1, 1
	andi a1, a1, 1
	add s5, s5, a1
	li a1, 32
	bltu s5, a1, .L52_5
	li s5, 32
.L52_5:
	ld a1, 24(s0)
	ld a2, 32(s0)
	sub a2, a2, a1
	sgtz a1, a2
	neg a1, a1
	and a1, a1, a2
	addi a2, s5, -1
	bgeu a1, a2, .L52_28
	li a1, 32
	li a0, -1
	slli a0, a0, 63
	addi s2, a0, 1
	j .L52_8
.L52_7:
	ld a2, 24(s0)
	ld a3, 32(s0)
	sub a3, a3, a2
	sgtz a2, a3
	neg a2, a2
	and a2, a2, a3
	addi a3, s5, -1
	bgeu a2, a3, .L52_28
.L52_8:
	ld a0, 256(s9)
	fence r, rw
	ld a2, 128(s9)
	sub a0, a0, a2
	mv s1, a1
	bgtz a0, .L52_10
	li a0, 1
.L52_10:
	srli a1, a0, 1
	sub a0, a0, a1
	mv a2, s1
	bltu s1, a0, .L52_12
	mv a2, a0
.L52_12:
	addi a2, a2, -1
	addi a0, sp, 24
	mv a1, s0
	call Worker::reserve.wa
	ld a0, 24(sp)
	bne a0, s2, .L52_19
.L52_14:
	ld a1, 24(s0)
	ld a3, 32(s0)
	ld a0, 128(s9)
	fence rw, rw
	ld a2, 256(s9)
	sub a2, a2, a0
	fence r, rw
	blez a2, .L52_27
	sub a3, a3, a1
	sgtz a1, a3
	neg a1, a1
	and a1, a1, a3
	addi a1, a1, 1
	bltu a1, s1, .L52_17
	mv a1, s1
.L52_17:
	srli a3, a2, 1
	andi a2, a2, 1
	add a2, a2, a3
	mv s5, a1
	bltu a1, a2, .L52_7
	mv s5, a2
	j .L52_7
.L52_19:
	addi a0, sp, 8
	mv a1, s0
	li a2, 0
	call Worker::reserve.wa
	ld a0, 8(sp)
	beq a0, s2, .L52_14
	addi a0, sp, 8
	j .L52_52
.L52_22:
	ld a0, 24(s0)
	ld a3, 128(a1)
	addi a2, a0, -1
	sub a3, a2, a3
	bltz a3, .L52_27
	sd a2, 256(a1)
	fence rw, rw
	ld a3, 0(s0)
	ld a1, 128(a3)
	sub a4, a2, a1
	bltz a4, .L52_50
	ld a5, 16(s0)
	ld s1, 8(s0)
	and a5, a5, a2
	slli a5, a5, 3
	add a5, a5, s1
	ld s2, 0(a5)
	bne a2, a1, .L52_45
	addi a1, a3, 128
.L52_57:
	lr.d a4, (a1)
	bne a4, a2, .L52_59
	sc.d a5, a0, (a1)
	bnez a5, .L52_57
.L52_59:
	sd a0, 256(a3)
	bne a4, a2, .L52_27
	ld a0, 48(s0)
	addi a0, a0, 1
	sd a0, 48(s0)
	li s3, 1
	j .L52_40
.L52_27:
	li s3, 0
	j .L52_39
.L52_28:
	ld a1, 408(s9)
	fence r, rw
	ld a2, 0(a1)
	addi a3, a0, 1
	and a2, a2, a0
	slli a2, a2, 3
	add a1, a1, a2
	addi a1, a1, 32
	ld s2, 0(a1)
	addi s4, s9, 128
.L52_60:
	lr.d.aqrl a1, (s4)
	bne a1, a0, .L52_38
	sc.d.rl a2, a3, (s4)
	bnez a2, .L52_60
	li a1, 2
	bltu s5, a1, .L52_48
	addi s5, s5, -1
	addi s6, a0, 2
	not s7, a0
	li s3, 1
	li a0, -1
	slli a0, a0, 63
	addi s8, a0, 1
.L52_31:
	fence rw, rw
	ld a0, 256(s9)
	add a0, a0, s7
	fence r, rw
	blez a0, .L52_40
	ld a0, 408(s9)
	fence r, rw
	ld a1, 0(a0)
	addi a2, s6, -1
	and a1, a1, a2
	slli a1, a1, 3
	add a0, a0, a1
	addi a0, a0, 32
	ld s1, 0(a0)
.L52_63:
	lr.d.aqrl a0, (s4)
	bne a0, a2, .L52_40
	sc.d.rl a1, s6, (s4)
	bnez a1, .L52_63
	ld a0, 24(s0)
	ld a1, 32(s0)
	sub a1, a1, a0
	blez a1, .L52_35
.L52_34:
	ld a1, 16(s0)
	ld a2, 8(s0)
	and a1, a1, a0
	addi a0, a0, 1
	slli a1, a1, 3
	add a1, a1, a2
	sd s2, 0(a1)
	fence rw, w
	ld a1, 0(s0)
	addi s5, s5, -1
	addi s6, s6, 1
	sd a0, 24(s0)
	sd a0, 256(a1)
	addi s7, s7, -1
	mv s2, s1
	bnez s5, .L52_31
	j .L52_49
.L52_35:
	addi a0, sp, 24
	li a2, 1
	mv a1, s0
	call Worker::reserve.wa
	ld a0, 24(sp)
	bne a0, s8, .L52_51
	ld a0, 24(s0)
	j .L52_34
.L52_38:
	li s3, 2
.L52_39:
.L52_40:
	beqz s3, .L52_43
	li a0, 1
	beq s3, a0, .L52_44
	li s2, -1
	j .L52_44
.L52_43:
	mv s2, s3
.L52_44:
	mv a0, s2
	ld ra, 120(sp)
	ld s0, 112(sp)
	ld s1, 104(sp)
	ld s2, 96(sp)
	ld s3, 88(sp)
	ld s4, 80(sp)
	ld s5, 72(sp)
	ld s6, 64(sp)
	ld s7, 56(sp)
	ld s8, 48(sp)
	ld s9, 40(sp)
	addi sp, sp, 128
	ret
.L52_45:
	ld a0, 40(s0)
	sd a2, 24(s0)
	li s3, 1
	bge a4, a0, .L52_40
	mv a0, s0
	mv a2, s2
	call Worker::shrink
	mv s2, a0
	j .L52_40
.L52_48:
	li s3, 1
	j .L52_40
.L52_49:
	mv s2, s1
	j .L52_40
.L52_50:
	li s3, 0
	sd a0, 256(a3)
	j .L52_39
.L52_51:
	addi a0, sp, 24
.L52_52:
	call ring::fail
	unimp
wa_pop:
	addi sp, sp, -16
	sd ra, 8(sp)
	ld a1, 0(a0)
	ld a3, 24(a0)
	ld a2, 128(a1)
	addi a4, a3, -1
	sub a2, a4, a2
	bltz a2, .L53_5
	sd a4, 256(a1)
	fence rw, rw
	ld t0, 0(a0)
	ld a1, 128(t0)
	sub a7, a4, a1
	bltz a7, .L53_8
	ld a2, 16(a0)
	ld a5, 8(a0)
	and a2, a2, a4
	slli a2, a2, 3
	add a2, a2, a5
	ld a6, 0(a2)
	bne a4, a1, .L53_6
	addi a1, t0, 128
.L53_12:
	lr.d a2, (a1)
	bne a2, a4, .L53_14
	sc.d a5, a3, (a1)
	bnez a5, .L53_12
.L53_14:
	sd a3, 256(t0)
	bne a2, a4, .L53_5
	ld a1, 48(a0)
	addi a1, a1, 1
	sd a1, 48(a0)
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L53_5:
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L53_6:
	ld a2, 40(a0)
	sd a4, 24(a0)
	blt a7, a2, .L53_9
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L53_8:
	sd a3, 256(t0)
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L53_9:
	mv a2, a6
	call Worker::shrink
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
wa_push:
	addi sp, sp, -48
	sd ra, 40(sp)
	sd s0, 32(sp)
	sd s1, 24(sp)
	ld a2, 24(a0)
	ld a3, 32(a0)
	sub a3, a3, a2
	mv s0, a1
	blez a3, .L54_2
.L54_1:
	ld a1, 16(a0)
	ld a3, 8(a0)
	and a1, a1, a2
	slli a1, a1, 3
	add a1, a1, a3
	sd s0, 0(a1)
	fence rw, w
	ld a1, 0(a0)
	addi a2, a2, 1
	sd a2, 24(a0)
	sd a2, 256(a1)
	ld ra, 40(sp)
	ld s0, 32(sp)
	ld s1, 24(sp)
	addi sp, sp, 48
	ret
.L54_2:
	mv a1, a0
	addi a0, sp, 8
	li a2, 1
	mv s1, a1
	call Worker::reserve.wa
	ld a0, 8(sp)
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	bne a0, a1, .L54_5
	mv a0, s1
	ld a2, 24(s1)
	j .L54_1
.L54_5:
	addi a0, sp, 8
	call ring::fail
	unimp
wa_steal:
	ld a1, 0(a0)
	ld a0, 128(a1)
	fence rw, rw
	ld a2, 256(a1)
	sub a2, a2, a0
	fence r, rw
	blez a2, .L55_2
	ld a2, 408(a1)
	fence r, rw
	ld a3, 0(a2)
	and a3, a3, a0
	slli a3, a3, 3
	add a2, a2, a3
	addi a3, a0, 1
	addi a2, a2, 32
	ld a2, 0(a2)
	addi a1, a1, 128
.L55_3:
	lr.d a4, (a1)
	bne a4, a0, .L55_5
	sc.d.rl a5, a3, (a1)
	bnez a5, .L55_3
.L55_5:
	xor a0, a0, a4
	seqz a0, a0
	addi a0, a0, -1
	or a0, a0, a2
	ret
.L55_2:
	li a0, 0
	ret
wb_batch:
	addi sp, sp, -128
	sd ra, 120(sp)
	sd s0, 112(sp)
	sd s1, 104(sp)
	sd s2, 96(sp)
	sd s3, 88(sp)
	sd s4, 80(sp)
	sd s5, 72(sp)
	sd s6, 64(sp)
	sd s7, 56(sp)
	sd s8, 48(sp)
	sd s9, 40(sp)
	ld s9, 0(a0)
	mv s0, a1
	li a0, 32
	call batch::assert_positive
	ld a1, 0(s0)
	beq s9, a1, .L56_22
	ld a0, 128(s9)
	fence rw, rw
	ld a1, 256(s9)
	sub a1, a1, a0
	fence r, rw
	blez a1, .L56_27
	srli s5, a1, 1
	andi a1, a1, 1
	add s5, s5, a1
	li a1, 32
	bltu s5, a1, .L56_5
	li s5, 32
.L56_5:
	ld a1, 24(s0)
	ld a2, 32(s0)
	sub a2, a2, a1
	sgtz a1, a2
	neg a1, a1
	and a1, a1, a2
	addi a2, s5, -1
	bgeu a1, a2, .L56_28
	li a1, 32
	li a0, -1
	slli a0, a0, 63
	addi s2, a0, 1
	j .L56_8
.L56_7:
	ld a2, 24(s0)
	ld a3, 32(s0)
	sub a3, a3, a2
	sgtz a2, a3
	neg a2, a2
	and a2, a2, a3
	addi a3, s5, -1
	bgeu a2, a3, .L56_28
.L56_8:
	ld a0, 256(s9)
	fence r, rw
	ld a2, 128(s9)
	sub a0, a0, a2
	mv s1, a1
	bgtz a0, .L56_10
	li a0, 1
.L56_10:
	srli a1, a0, 1
	sub a0, a0, a1
	mv a2, s1
	bltu s1, a0, .L56_12
	mv a2, a0
.L56_12:
	addi a2, a2, -1
	addi a0, sp, 24
	mv a1, s0
	call Worker::reserve.weakest
	ld a0, 24(sp)
	bne a0, s2, .L56_19
.L56_14:
	ld a1, 24(s0)
	ld a3, 32(s0)
	ld a0, 128(s9)
	fence rw, rw
	ld a2, 256(s9)
	sub a2, a2, a0
	fence r, rw
	blez a2, .L56_27
	sub a3, a3, a1
	sgtz a1, a3
	neg a1, a1
	and a1, a1, a3
	addi a1, a1, 1
	bltu a1, s1, .L56_17
	mv a1, s1
.L56_17:
	srli a3, a2, 1
	andi a2, a2, 1
	add a2, a2, a3
	mv s5, a1
	bltu a1, a2, .L56_7
	mv s5, a2
	j .L56_7
.L56_19:
	addi a0, sp, 8
	mv a1, s0
	li a2, 0
	call Worker::reserve.weakest
	ld a0, 8(sp)
	beq a0, s2, .L56_14
	addi a0, sp, 8
	j .L56_52
.L56_22:
	ld a0, 24(s0)
	ld a3, 128(a1)
	addi a2, a0, -1
	sub a3, a2, a3
	bltz a3, .L56_27
	sd a2, 256(a1)
	fence rw, rw
	ld a3, 0(s0)
	ld a1, 128(a3)
	sub a4, a2, a1
	bltz a4, .L56_50
	ld a5, 16(s0)
	ld s1, 8(s0)
	and a5, a5, a2
	slli a5, a5, 3
	add a5, a5, s1
	ld s2, 0(a5)
	bne a2, a1, .L56_45
	addi a1, a3, 128
.L56_57:
	lr.d a4, (a1)
	bne a4, a2, .L56_59
	sc.d a5, a0, (a1)
	bnez a5, .L56_57
.L56_59:
	sd a0, 256(a3)
	bne a4, a2, .L56_27
	ld a0, 48(s0)
	addi a0, a0, 1
	sd a0, 48(s0)
	li s3, 1
	j .L56_40
.L56_27:
	li s3, 0
	j .L56_39
.L56_28:
	ld a1, 408(s9)
	fence r, rw
	ld a2, 0(a1)
	addi a3, a0, 1
	and a2, a2, a0
	slli a2, a2, 3
	add a1, a1, a2
	addi a1, a1, 32
	ld s2, 0(a1)
	addi s4, s9, 128
.L56_60:
	lr.d.aqrl a1, (s4)
	bne a1, a0, .L56_38
	sc.d.rl a2, a3, (s4)
	bnez a2, .L56_60
	li a1, 2
	bltu s5, a1, .L56_48
	addi s5, s5, -1
	addi s6, a0, 2
	not s7, a0
	li s3, 1
	li a0, -1
	slli a0, a0, 63
	addi s8, a0, 1
.L56_31:
	fence rw, rw
	ld a0, 256(s9)
	add a0, a0, s7
	fence r, rw
	blez a0, .L56_40
	ld a0, 408(s9)
	fence r, rw
	ld a1, 0(a0)
	addi a2, s6, -1
	and a1, a1, a2
	slli a1, a1, 3
	add a0, a0, a1
	addi a0, a0, 32
	ld s1, 0(a0)
.L56_63:
	lr.d.aqrl a0, (s4)
	bne a0, a2, .L56_40
	sc.d.rl a1, s6, (s4)
	bnez a1, .L56_63
	ld a0, 24(s0)
	ld a1, 32(s0)
	sub a1, a1, a0
	blez a1, .L56_35
.L56_34:
	ld a1, 16(s0)
	ld a2, 8(s0)
	and a1, a1, a0
	addi a0, a0, 1
	slli a1, a1, 3
	add a1, a1, a2
	sd s2, 0(a1)
	ld a1, 0(s0)
	addi s5, s5, -1
	addi s6, s6, 1
	sd a0, 24(s0)
	sd a0, 256(a1)
	addi s7, s7, -1
	mv s2, s1
	bnez s5, .L56_31
	j .L56_49
.L56_35:
	addi a0, sp, 24
	li a2, 1
	mv a1, s0
	call Worker::reserve.weakest
	ld a0, 24(sp)
	bne a0, s8, .L56_51
	ld a0, 24(s0)
	j .L56_34
.L56_38:
	li s3, 2
.L56_39:
.L56_40:
	beqz s3, .L56_43
	li a0, 1
	beq s3, a0, .L56_44
	li s2, -1
	j .L56_44
.L56_43:
	mv s2, s3
.L56_44:
	mv a0, s2
	ld ra, 120(sp)
	ld s0, 112(sp)
	ld s1, 104(sp)
	ld s2, 96(sp)
	ld s3, 88(sp)
	ld s4, 80(sp)
	ld s5, 72(sp)
	ld s6, 64(sp)
	ld s7, 56(sp)
	ld s8, 48(sp)
	ld s9, 40(sp)
	addi sp, sp, 128
	ret
.L56_45:
	ld a0, 40(s0)
	sd a2, 24(s0)
	li s3, 1
	bge a4, a0, .L56_40
	mv a0, s0
	mv a2, s2
	call Worker::shrink
	mv s2, a0
	j .L56_40
.L56_48:
	li s3, 1
	j .L56_40
.L56_49:
	mv s2, s1
	j .L56_40
.L56_50:
	li s3, 0
	sd a0, 256(a3)
	j .L56_39
.L56_51:
	addi a0, sp, 24
.L56_52:
	call ring::fail
	unimp
wb_pop:
	addi sp, sp, -16
	sd ra, 8(sp)
	ld a1, 0(a0)
	ld a3, 24(a0)
	ld a2, 128(a1)
	addi a4, a3, -1
	sub a2, a4, a2
	bltz a2, .L57_5
	sd a4, 256(a1)
	fence rw, rw
	ld t0, 0(a0)
	ld a1, 128(t0)
	sub a7, a4, a1
	bltz a7, .L57_8
	ld a2, 16(a0)
	ld a5, 8(a0)
	and a2, a2, a4
	slli a2, a2, 3
	add a2, a2, a5
	ld a6, 0(a2)
	bne a4, a1, .L57_6
	addi a1, t0, 128
.L57_12:
	lr.d a2, (a1)
	bne a2, a4, .L57_14
	sc.d a5, a3, (a1)
	bnez a5, .L57_12
.L57_14:
	sd a3, 256(t0)
	bne a2, a4, .L57_5
	ld a1, 48(a0)
	addi a1, a1, 1
	sd a1, 48(a0)
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L57_5:
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L57_6:
	ld a2, 40(a0)
	sd a4, 24(a0)
	blt a7, a2, .L57_9
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L57_8:
	sd a3, 256(t0)
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L57_9:
	mv a2, a6
	call Worker::shrink
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
wb_push:
	addi sp, sp, -48
	sd ra, 40(sp)
	sd s0, 32(sp)
	sd s1, 24(sp)
	ld a2, 24(a0)
	ld a3, 32(a0)
	sub a3, a3, a2
	mv s0, a1
	blez a3, .L58_2
.L58_1:
	ld a1, 16(a0)
	ld a3, 8(a0)
	and a1, a1, a2
	slli a1, a1, 3
	add a1, a1, a3
	sd s0, 0(a1)
	ld a1, 0(a0)
	addi a2, a2, 1
	sd a2, 24(a0)
	sd a2, 256(a1)
	ld ra, 40(sp)
	ld s0, 32(sp)
	ld s1, 24(sp)
	addi sp, sp, 48
	ret
.L58_2:
	mv a1, a0
	addi a0, sp, 8
	li a2, 1
	mv s1, a1
	call Worker::reserve.weakest
	ld a0, 8(sp)
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	bne a0, a1, .L58_5
	mv a0, s1
	ld a2, 24(s1)
	j .L58_1
.L58_5:
	addi a0, sp, 8
	call ring::fail
	unimp
wb_steal:
	ld a1, 0(a0)
	ld a0, 128(a1)
	fence rw, rw
	ld a2, 256(a1)
	sub a2, a2, a0
	fence r, rw
	blez a2, .L59_2
	ld a2, 408(a1)
	fence r, rw
	ld a3, 0(a2)
	and a3, a3, a0
	slli a3, a3, 3
	add a2, a2, a3
	addi a3, a0, 1
	addi a2, a2, 32
	ld a2, 0(a2)
	addi a1, a1, 128
.L59_3:
	lr.d a4, (a1)
	bne a4, a0, .L59_5
	sc.d.rl a5, a3, (a1)
	bnez a5, .L59_3
.L59_5:
	xor a0, a0, a4
	seqz a0, a0
	addi a0, a0, -1
	or a0, a0, a2
	ret
.L59_2:
	li a0, 0
	ret
wc_batch:
	addi sp, sp, -128
	sd ra, 120(sp)
	sd s0, 112(sp)
	sd s1, 104(sp)
	sd s2, 96(sp)
	sd s3, 88(sp)
	sd s4, 80(sp)
	sd s5, 72(sp)
	sd s6, 64(sp)
	sd s7, 56(sp)
	sd s8, 48(sp)
	sd s9, 40(sp)
	ld s9, 0(a0)
	mv s0, a1
	li a0, 32
	call batch::assert_positive
	ld a1, 0(s0)
	beq s9, a1, .L60_22
	ld a0, 128(s9)
	fence rw, rw
	ld a1, 256(s9)
	sub a1, a1, a0
	fence r, rw
	blez a1, .L60_27
	srli s5, a1, 1
	andi a1, a1, 1
	add s5, s5, a1
	li a1, 32
	bltu s5, a1, .L60_5
	li s5, 32
.L60_5:
	ld a1, 24(s0)
	ld a2, 32(s0)
	sub a2, a2, a1
	sgtz a1, a2
	neg a1, a1
	and a1, a1, a2
	addi a2, s5, -1
	bgeu a1, a2, .L60_28
	li a1, 32
	li a0, -1
	slli a0, a0, 63
	addi s2, a0, 1
	j .L60_8
.L60_7:
	ld a2, 24(s0)
	ld a3, 32(s0)
	sub a3, a3, a2
	sgtz a2, a3
	neg a2, a2
	and a2, a2, a3
	addi a3, s5, -1
	bgeu a2, a3, .L60_28
.L60_8:
	ld a0, 256(s9)
	fence r, rw
	ld a2, 128(s9)
	sub a0, a0, a2
	mv s1, a1
	bgtz a0, .L60_10
	li a0, 1
.L60_10:
	srli a1, a0, 1
	sub a0, a0, a1
	mv a2, s1
	bltu s1, a0, .L60_12
	mv a2, a0
.L60_12:
	addi a2, a2, -1
	addi a0, sp, 24
	mv a1, s0
	call Worker::reserve.wc
	ld a0, 24(sp)
	bne a0, s2, .L60_19
.L60_14:
	ld a1, 24(s0)
	ld a3, 32(s0)
	ld a0, 128(s9)
	fence rw, rw
	ld a2, 256(s9)
	sub a2, a2, a0
	fence r, rw
	blez a2, .L60_27
	sub a3, a3, a1
	sgtz a1, a3
	neg a1, a1
	and a1, a1, a3
	addi a1, a1, 1
	bltu a1, s1, .L60_17
	mv a1, s1
.L60_17:
	srli a3, a2, 1
	andi a2, a2, 1
	add a2, a2, a3
	mv s5, a1
	bltu a1, a2, .L60_7
	mv s5, a2
	j .L60_7
.L60_19:
	addi a0, sp, 8
	mv a1, s0
	li a2, 0
	call Worker::reserve.wc
	ld a0, 8(sp)
	beq a0, s2, .L60_14
	addi a0, sp, 8
	j .L60_52
.L60_22:
	ld a0, 24(s0)
	ld a3, 128(a1)
	addi a2, a0, -1
	sub a3, a2, a3
	bltz a3, .L60_27
	sd a2, 256(a1)
	fence rw, rw
	ld a3, 0(s0)
	ld a1, 128(a3)
	sub a4, a2, a1
	bltz a4, .L60_50
	ld a5, 16(s0)
	ld s1, 8(s0)
	and a5, a5, a2
	slli a5, a5, 3
	add a5, a5, s1
	ld s2, 0(a5)
	bne a2, a1, .L60_45
	addi a1, a3, 128
.L60_57:
	lr.d a4, (a1)
	bne a4, a2, .L60_59
	sc.d a5, a0, (a1)
	bnez a5, .L60_57
.L60_59:
	sd a0, 256(a3)
	bne a4, a2, .L60_27
	ld a0, 48(s0)
	addi a0, a0, 1
	sd a0, 48(s0)
	li s3, 1
	j .L60_40
.L60_27:
	li s3, 0
	j .L60_39
.L60_28:
	ld a1, 408(s9)
	fence r, rw
	ld a2, 0(a1)
	addi a3, a0, 1
	and a2, a2, a0
	slli a2, a2, 3
	add a1, a1, a2
	addi a1, a1, 32
	ld s2, 0(a1)
	addi s4, s9, 128
.L60_60:
	lr.d.aqrl a1, (s4)
	bne a1, a0, .L60_38
	sc.d.rl a2, a3, (s4)
	bnez a2, .L60_60
	li a1, 2
	bltu s5, a1, .L60_48
	addi s5, s5, -1
	addi s6, a0, 2
	not s7, a0
	li s3, 1
	li a0, -1
	slli a0, a0, 63
	addi s8, a0, 1
.L60_31:
	fence rw, rw
	ld a0, 256(s9)
	add a0, a0, s7
	fence r, rw
	blez a0, .L60_40
	ld a0, 408(s9)
	fence r, rw
	ld a1, 0(a0)
	addi a2, s6, -1
	and a1, a1, a2
	slli a1, a1, 3
	add a0, a0, a1
	addi a0, a0, 32
	ld s1, 0(a0)
.L60_63:
	lr.d.aqrl a0, (s4)
	bne a0, a2, .L60_40
	sc.d.rl a1, s6, (s4)
	bnez a1, .L60_63
	ld a0, 24(s0)
	ld a1, 32(s0)
	sub a1, a1, a0
	blez a1, .L60_35
.L60_34:
	ld a1, 16(s0)
	ld a2, 8(s0)
	and a1, a1, a0
	addi a0, a0, 1
	slli a1, a1, 3
	add a1, a1, a2
	sd s2, 0(a1)
	fence rw, w
	ld a1, 0(s0)
	addi s5, s5, -1
	addi s6, s6, 1
	sd a0, 24(s0)
	sd a0, 256(a1)
	addi s7, s7, -1
	mv s2, s1
	bnez s5, .L60_31
	j .L60_49
.L60_35:
	addi a0, sp, 24
	li a2, 1
	mv a1, s0
	call Worker::reserve.wc
	ld a0, 24(sp)
	bne a0, s8, .L60_51
	ld a0, 24(s0)
	j .L60_34
.L60_38:
	li s3, 2
.L60_39:
.L60_40:
	beqz s3, .L60_43
	li a0, 1
	beq s3, a0, .L60_44
	li s2, -1
	j .L60_44
.L60_43:
	mv s2, s3
.L60_44:
	mv a0, s2
	ld ra, 120(sp)
	ld s0, 112(sp)
	ld s1, 104(sp)
	ld s2, 96(sp)
	ld s3, 88(sp)
	ld s4, 80(sp)
	ld s5, 72(sp)
	ld s6, 64(sp)
	ld s7, 56(sp)
	ld s8, 48(sp)
	ld s9, 40(sp)
	addi sp, sp, 128
	ret
.L60_45:
	ld a0, 40(s0)
	sd a2, 24(s0)
	li s3, 1
	bge a4, a0, .L60_40
	mv a0, s0
	mv a2, s2
	call Worker::shrink
	mv s2, a0
	j .L60_40
.L60_48:
	li s3, 1
	j .L60_40
.L60_49:
	mv s2, s1
	j .L60_40
.L60_50:
	li s3, 0
	sd a0, 256(a3)
	j .L60_39
.L60_51:
	addi a0, sp, 24
.L60_52:
	call ring::fail
	unimp
wc_pop:
	addi sp, sp, -16
	sd ra, 8(sp)
	ld a1, 0(a0)
	ld a3, 24(a0)
	ld a2, 128(a1)
	addi a4, a3, -1
	sub a2, a4, a2
	bltz a2, .L61_5
	sd a4, 256(a1)
	fence rw, rw
	ld t0, 0(a0)
	ld a1, 128(t0)
	sub a7, a4, a1
	bltz a7, .L61_8
	ld a2, 16(a0)
	ld a5, 8(a0)
	and a2, a2, a4
	slli a2, a2, 3
	add a2, a2, a5
	ld a6, 0(a2)
	bne a4, a1, .L61_6
	addi a1, t0, 128
.L61_12:
	lr.d a2, (a1)
	bne a2, a4, .L61_14
	sc.d a5, a3, (a1)
	bnez a5, .L61_12
.L61_14:
	sd a3, 256(t0)
	bne a2, a4, .L61_5
	ld a1, 48(a0)
	addi a1, a1, 1
	sd a1, 48(a0)
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L61_5:
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L61_6:
	ld a2, 40(a0)
	sd a4, 24(a0)
	blt a7, a2, .L61_9
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L61_8:
	sd a3, 256(t0)
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L61_9:
	mv a2, a6
	call Worker::shrink
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
wc_push:
	addi sp, sp, -48
	sd ra, 40(sp)
	sd s0, 32(sp)
	sd s1, 24(sp)
	ld a2, 24(a0)
	ld a3, 32(a0)
	sub a3, a3, a2
	mv s0, a1
	blez a3, .L62_2
.L62_1:
	ld a1, 16(a0)
	ld a3, 8(a0)
	and a1, a1, a2
	slli a1, a1, 3
	add a1, a1, a3
	sd s0, 0(a1)
	fence rw, w
	ld a1, 0(a0)
	addi a2, a2, 1
	sd a2, 24(a0)
	sd a2, 256(a1)
	ld ra, 40(sp)
	ld s0, 32(sp)
	ld s1, 24(sp)
	addi sp, sp, 48
	ret
.L62_2:
	mv a1, a0
	addi a0, sp, 8
	li a2, 1
	mv s1, a1
	call Worker::reserve.wc
	ld a0, 8(sp)
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	bne a0, a1, .L62_5
	mv a0, s1
	ld a2, 24(s1)
	j .L62_1
.L62_5:
	addi a0, sp, 8
	call ring::fail
	unimp
wc_steal:
	ld a1, 0(a0)
	ld a0, 128(a1)
	fence rw, rw
	ld a2, 256(a1)
	sub a2, a2, a0
	fence r, rw
	blez a2, .L63_2
	ld a2, 408(a1)
	fence r, rw
	ld a3, 0(a2)
	and a3, a3, a0
	slli a3, a3, 3
	add a2, a2, a3
	addi a3, a0, 1
	addi a2, a2, 32
	ld a2, 0(a2)
	addi a1, a1, 128
.L63_3:
	lr.d a4, (a1)
	bne a4, a0, .L63_5
	sc.d.rl a5, a3, (a1)
	bnez a5, .L63_3
.L63_5:
	xor a0, a0, a4
	seqz a0, a0
	addi a0, a0, -1
	or a0, a0, a2
	ret
.L63_2:
	li a0, 0
	ret
wd_batch:
	addi sp, sp, -128
	sd ra, 120(sp)
	sd s0, 112(sp)
	sd s1, 104(sp)
	sd s2, 96(sp)
	sd s3, 88(sp)
	sd s4, 80(sp)
	sd s5, 72(sp)
	sd s6, 64(sp)
	sd s7, 56(sp)
	sd s8, 48(sp)
	sd s9, 40(sp)
	ld s9, 0(a0)
	mv s0, a1
	li a0, 32
	call batch::assert_positive
	ld a1, 0(s0)
	beq s9, a1, .L64_22
	ld a0, 128(s9)
	fence rw, rw
	ld a1, 256(s9)
	sub a1, a1, a0
	fence r, rw
	blez a1, .L64_27
	srli s5, a1, 1
	andi a1, a1, 1
	add s5, s5, a1
	li a1, 32
	bltu s5, a1, .L64_5
	li s5, 32
.L64_5:
	ld a1, 24(s0)
	ld a2, 32(s0)
	sub a2, a2, a1
	sgtz a1, a2
	neg a1, a1
	and a1, a1, a2
	addi a2, s5, -1
	bgeu a1, a2, .L64_28
	li a1, 32
	li a0, -1
	slli a0, a0, 63
	addi s2, a0, 1
	j .L64_8
.L64_7:
	ld a2, 24(s0)
	ld a3, 32(s0)
	sub a3, a3, a2
	sgtz a2, a3
	neg a2, a2
	and a2, a2, a3
	addi a3, s5, -1
	bgeu a2, a3, .L64_28
.L64_8:
	ld a0, 256(s9)
	fence r, rw
	ld a2, 128(s9)
	sub a0, a0, a2
	mv s1, a1
	bgtz a0, .L64_10
	li a0, 1
.L64_10:
	srli a1, a0, 1
	sub a0, a0, a1
	mv a2, s1
	bltu s1, a0, .L64_12
	mv a2, a0
.L64_12:
	addi a2, a2, -1
	addi a0, sp, 24
	mv a1, s0
	call Worker::reserve.weakest
	ld a0, 24(sp)
	bne a0, s2, .L64_19
.L64_14:
	ld a1, 24(s0)
	ld a3, 32(s0)
	ld a0, 128(s9)
	fence rw, rw
	ld a2, 256(s9)
	sub a2, a2, a0
	fence r, rw
	blez a2, .L64_27
	sub a3, a3, a1
	sgtz a1, a3
	neg a1, a1
	and a1, a1, a3
	addi a1, a1, 1
	bltu a1, s1, .L64_17
	mv a1, s1
.L64_17:
	srli a3, a2, 1
	andi a2, a2, 1
	add a2, a2, a3
	mv s5, a1
	bltu a1, a2, .L64_7
	mv s5, a2
	j .L64_7
.L64_19:
	addi a0, sp, 8
	mv a1, s0
	li a2, 0
	call Worker::reserve.weakest
	ld a0, 8(sp)
	beq a0, s2, .L64_14
	addi a0, sp, 8
	j .L64_52
.L64_22:
	ld a0, 24(s0)
	ld a3, 128(a1)
	addi a2, a0, -1
	sub a3, a2, a3
	bltz a3, .L64_27
	sd a2, 256(a1)
	fence.tso
	ld a3, 0(s0)
	ld a1, 128(a3)
	sub a4, a2, a1
	bltz a4, .L64_50
	ld a5, 16(s0)
	ld s1, 8(s0)
	and a5, a5, a2
	slli a5, a5, 3
	add a5, a5, s1
	ld s2, 0(a5)
	bne a2, a1, .L64_45
	addi a1, a3, 128
.L64_57:
	lr.d a4, (a1)
	bne a4, a2, .L64_59
	sc.d a5, a0, (a1)
	bnez a5, .L64_57
.L64_59:
	sd a0, 256(a3)
	bne a4, a2, .L64_27
	ld a0, 48(s0)
	addi a0, a0, 1
	sd a0, 48(s0)
	li s3, 1
	j .L64_40
.L64_27:
	li s3, 0
	j .L64_39
.L64_28:
	ld a1, 408(s9)
	fence r, rw
	ld a2, 0(a1)
	addi a3, a0, 1
	and a2, a2, a0
	slli a2, a2, 3
	add a1, a1, a2
	addi a1, a1, 32
	ld s2, 0(a1)
	addi s4, s9, 128
.L64_60:
	lr.d.aqrl a1, (s4)
	bne a1, a0, .L64_38
	sc.d.rl a2, a3, (s4)
	bnez a2, .L64_60
	li a1, 2
	bltu s5, a1, .L64_48
	addi s5, s5, -1
	addi s6, a0, 2
	not s7, a0
	li s3, 1
	li a0, -1
	slli a0, a0, 63
	addi s8, a0, 1
.L64_31:
	fence rw, rw
	ld a0, 256(s9)
	add a0, a0, s7
	fence r, rw
	blez a0, .L64_40
	ld a0, 408(s9)
	fence r, rw
	ld a1, 0(a0)
	addi a2, s6, -1
	and a1, a1, a2
	slli a1, a1, 3
	add a0, a0, a1
	addi a0, a0, 32
	ld s1, 0(a0)
.L64_63:
	lr.d.aqrl a0, (s4)
	bne a0, a2, .L64_40
	sc.d.rl a1, s6, (s4)
	bnez a1, .L64_63
	ld a0, 24(s0)
	ld a1, 32(s0)
	sub a1, a1, a0
	blez a1, .L64_35
.L64_34:
	ld a1, 16(s0)
	ld a2, 8(s0)
	and a1, a1, a0
	addi a0, a0, 1
	slli a1, a1, 3
	add a1, a1, a2
	sd s2, 0(a1)
	fence rw, w
	ld a1, 0(s0)
	addi s5, s5, -1
	addi s6, s6, 1
	sd a0, 24(s0)
	sd a0, 256(a1)
	addi s7, s7, -1
	mv s2, s1
	bnez s5, .L64_31
	j .L64_49
.L64_35:
	addi a0, sp, 24
	li a2, 1
	mv a1, s0
	call Worker::reserve.weakest
	ld a0, 24(sp)
	bne a0, s8, .L64_51
	ld a0, 24(s0)
	j .L64_34
.L64_38:
	li s3, 2
.L64_39:
.L64_40:
	beqz s3, .L64_43
	li a0, 1
	beq s3, a0, .L64_44
	li s2, -1
	j .L64_44
.L64_43:
	mv s2, s3
.L64_44:
	mv a0, s2
	ld ra, 120(sp)
	ld s0, 112(sp)
	ld s1, 104(sp)
	ld s2, 96(sp)
	ld s3, 88(sp)
	ld s4, 80(sp)
	ld s5, 72(sp)
	ld s6, 64(sp)
	ld s7, 56(sp)
	ld s8, 48(sp)
	ld s9, 40(sp)
	addi sp, sp, 128
	ret
.L64_45:
	ld a0, 40(s0)
	sd a2, 24(s0)
	li s3, 1
	bge a4, a0, .L64_40
	mv a0, s0
	mv a2, s2
	call Worker::shrink
	mv s2, a0
	j .L64_40
.L64_48:
	li s3, 1
	j .L64_40
.L64_49:
	mv s2, s1
	j .L64_40
.L64_50:
	li s3, 0
	sd a0, 256(a3)
	j .L64_39
.L64_51:
	addi a0, sp, 24
.L64_52:
	call ring::fail
	unimp
wd_pop:
	addi sp, sp, -16
	sd ra, 8(sp)
	ld a1, 0(a0)
	ld a3, 24(a0)
	ld a2, 128(a1)
	addi a4, a3, -1
	sub a2, a4, a2
	bltz a2, .L65_5
	sd a4, 256(a1)
	fence.tso
	ld t0, 0(a0)
	ld a1, 128(t0)
	sub a7, a4, a1
	bltz a7, .L65_8
	ld a2, 16(a0)
	ld a5, 8(a0)
	and a2, a2, a4
	slli a2, a2, 3
	add a2, a2, a5
	ld a6, 0(a2)
	bne a4, a1, .L65_6
	addi a1, t0, 128
.L65_12:
	lr.d a2, (a1)
	bne a2, a4, .L65_14
	sc.d a5, a3, (a1)
	bnez a5, .L65_12
.L65_14:
	sd a3, 256(t0)
	bne a2, a4, .L65_5
	ld a1, 48(a0)
	addi a1, a1, 1
	sd a1, 48(a0)
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L65_5:
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L65_6:
	ld a2, 40(a0)
	sd a4, 24(a0)
	blt a7, a2, .L65_9
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L65_8:
	sd a3, 256(t0)
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L65_9:
	mv a2, a6
	call Worker::shrink
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
wd_push:
	addi sp, sp, -48
	sd ra, 40(sp)
	sd s0, 32(sp)
	sd s1, 24(sp)
	ld a2, 24(a0)
	ld a3, 32(a0)
	sub a3, a3, a2
	mv s0, a1
	blez a3, .L66_2
.L66_1:
	ld a1, 16(a0)
	ld a3, 8(a0)
	and a1, a1, a2
	slli a1, a1, 3
	add a1, a1, a3
	sd s0, 0(a1)
	fence rw, w
	ld a1, 0(a0)
	addi a2, a2, 1
	sd a2, 24(a0)
	sd a2, 256(a1)
	ld ra, 40(sp)
	ld s0, 32(sp)
	ld s1, 24(sp)
	addi sp, sp, 48
	ret
.L66_2:
	mv a1, a0
	addi a0, sp, 8
	li a2, 1
	mv s1, a1
	call Worker::reserve.weakest
	ld a0, 8(sp)
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	bne a0, a1, .L66_5
	mv a0, s1
	ld a2, 24(s1)
	j .L66_1
.L66_5:
	addi a0, sp, 8
	call ring::fail
	unimp
wd_steal:
	ld a1, 0(a0)
	ld a0, 128(a1)
	fence rw, rw
	ld a2, 256(a1)
	sub a2, a2, a0
	fence r, rw
	blez a2, .L67_2
	ld a2, 408(a1)
	fence r, rw
	ld a3, 0(a2)
	and a3, a3, a0
	slli a3, a3, 3
	add a2, a2, a3
	addi a3, a0, 1
	addi a2, a2, 32
	ld a2, 0(a2)
	addi a1, a1, 128
.L67_3:
	lr.d a4, (a1)
	bne a4, a0, .L67_5
	sc.d.rl a5, a3, (a1)
	bnez a5, .L67_3
.L67_5:
	xor a0, a0, a4
	seqz a0, a0
	addi a0, a0, -1
	or a0, a0, a2
	ret
.L67_2:
	li a0, 0
	ret
we_batch:
	addi sp, sp, -128
	sd ra, 120(sp)
	sd s0, 112(sp)
	sd s1, 104(sp)
	sd s2, 96(sp)
	sd s3, 88(sp)
	sd s4, 80(sp)
	sd s5, 72(sp)
	sd s6, 64(sp)
	sd s7, 56(sp)
	sd s8, 48(sp)
	sd s9, 40(sp)
	ld s9, 0(a0)
	mv s0, a1
	li a0, 32
	call batch::assert_positive
	ld a1, 0(s0)
	beq s9, a1, .L68_22
	ld a0, 128(s9)
	fence.tso
	ld a1, 256(s9)
	sub a1, a1, a0
	fence r, rw
	blez a1, .L68_27
	srli s5, a1, 1
	andi a1, a1, 1
	add s5, s5, a1
	li a1, 32
	bltu s5, a1, .L68_5
	li s5, 32
.L68_5:
	ld a1, 24(s0)
	ld a2, 32(s0)
	sub a2, a2, a1
	sgtz a1, a2
	neg a1, a1
	and a1, a1, a2
	addi a2, s5, -1
	bgeu a1, a2, .L68_28
	li a1, 32
	li a0, -1
	slli a0, a0, 63
	addi s2, a0, 1
	j .L68_8
.L68_7:
	ld a2, 24(s0)
	ld a3, 32(s0)
	sub a3, a3, a2
	sgtz a2, a3
	neg a2, a2
	and a2, a2, a3
	addi a3, s5, -1
	bgeu a2, a3, .L68_28
.L68_8:
	ld a0, 256(s9)
	fence r, rw
	ld a2, 128(s9)
	sub a0, a0, a2
	mv s1, a1
	bgtz a0, .L68_10
	li a0, 1
.L68_10:
	srli a1, a0, 1
	sub a0, a0, a1
	mv a2, s1
	bltu s1, a0, .L68_12
	mv a2, a0
.L68_12:
	addi a2, a2, -1
	addi a0, sp, 24
	mv a1, s0
	call Worker::reserve.weakest
	ld a0, 24(sp)
	bne a0, s2, .L68_19
.L68_14:
	ld a1, 24(s0)
	ld a3, 32(s0)
	ld a0, 128(s9)
	fence.tso
	ld a2, 256(s9)
	sub a2, a2, a0
	fence r, rw
	blez a2, .L68_27
	sub a3, a3, a1
	sgtz a1, a3
	neg a1, a1
	and a1, a1, a3
	addi a1, a1, 1
	bltu a1, s1, .L68_17
	mv a1, s1
.L68_17:
	srli a3, a2, 1
	andi a2, a2, 1
	add a2, a2, a3
	mv s5, a1
	bltu a1, a2, .L68_7
	mv s5, a2
	j .L68_7
.L68_19:
	addi a0, sp, 8
	mv a1, s0
	li a2, 0
	call Worker::reserve.weakest
	ld a0, 8(sp)
	beq a0, s2, .L68_14
	addi a0, sp, 8
	j .L68_52
.L68_22:
	ld a0, 24(s0)
	ld a3, 128(a1)
	addi a2, a0, -1
	sub a3, a2, a3
	bltz a3, .L68_27
	sd a2, 256(a1)
	fence rw, rw
	ld a3, 0(s0)
	ld a1, 128(a3)
	sub a4, a2, a1
	bltz a4, .L68_50
	ld a5, 16(s0)
	ld s1, 8(s0)
	and a5, a5, a2
	slli a5, a5, 3
	add a5, a5, s1
	ld s2, 0(a5)
	bne a2, a1, .L68_45
	addi a1, a3, 128
.L68_57:
	lr.d a4, (a1)
	bne a4, a2, .L68_59
	sc.d a5, a0, (a1)
	bnez a5, .L68_57
.L68_59:
	sd a0, 256(a3)
	bne a4, a2, .L68_27
	ld a0, 48(s0)
	addi a0, a0, 1
	sd a0, 48(s0)
	li s3, 1
	j .L68_40
.L68_27:
	li s3, 0
	j .L68_39
.L68_28:
	ld a1, 408(s9)
	fence r, rw
	ld a2, 0(a1)
	addi a3, a0, 1
	and a2, a2, a0
	slli a2, a2, 3
	add a1, a1, a2
	addi a1, a1, 32
	ld s2, 0(a1)
	addi s4, s9, 128
.L68_60:
	lr.d.aqrl a1, (s4)
	bne a1, a0, .L68_38
	sc.d.rl a2, a3, (s4)
	bnez a2, .L68_60
	li a1, 2
	bltu s5, a1, .L68_48
	addi s5, s5, -1
	addi s6, a0, 2
	not s7, a0
	li s3, 1
	li a0, -1
	slli a0, a0, 63
	addi s8, a0, 1
.L68_31:
	fence rw, rw
	ld a0, 256(s9)
	add a0, a0, s7
	fence r, rw
	blez a0, .L68_40
	ld a0, 408(s9)
	fence r, rw
	ld a1, 0(a0)
	addi a2, s6, -1
	and a1, a1, a2
	slli a1, a1, 3
	add a0, a0, a1
	addi a0, a0, 32
	ld s1, 0(a0)
.L68_63:
	lr.d.aqrl a0, (s4)
	bne a0, a2, .L68_40
	sc.d.rl a1, s6, (s4)
	bnez a1, .L68_63
	ld a0, 24(s0)
	ld a1, 32(s0)
	sub a1, a1, a0
	blez a1, .L68_35
.L68_34:
	ld a1, 16(s0)
	ld a2, 8(s0)
	and a1, a1, a0
	addi a0, a0, 1
	slli a1, a1, 3
	add a1, a1, a2
	sd s2, 0(a1)
	fence rw, w
	ld a1, 0(s0)
	addi s5, s5, -1
	addi s6, s6, 1
	sd a0, 24(s0)
	sd a0, 256(a1)
	addi s7, s7, -1
	mv s2, s1
	bnez s5, .L68_31
	j .L68_49
.L68_35:
	addi a0, sp, 24
	li a2, 1
	mv a1, s0
	call Worker::reserve.weakest
	ld a0, 24(sp)
	bne a0, s8, .L68_51
	ld a0, 24(s0)
	j .L68_34
.L68_38:
	li s3, 2
.L68_39:
.L68_40:
	beqz s3, .L68_43
	li a0, 1
	beq s3, a0, .L68_44
	li s2, -1
	j .L68_44
.L68_43:
	mv s2, s3
.L68_44:
	mv a0, s2
	ld ra, 120(sp)
	ld s0, 112(sp)
	ld s1, 104(sp)
	ld s2, 96(sp)
	ld s3, 88(sp)
	ld s4, 80(sp)
	ld s5, 72(sp)
	ld s6, 64(sp)
	ld s7, 56(sp)
	ld s8, 48(sp)
	ld s9, 40(sp)
	addi sp, sp, 128
	ret
.L68_45:
	ld a0, 40(s0)
	sd a2, 24(s0)
	li s3, 1
	bge a4, a0, .L68_40
	mv a0, s0
	mv a2, s2
	call Worker::shrink
	mv s2, a0
	j .L68_40
.L68_48:
	li s3, 1
	j .L68_40
.L68_49:
	mv s2, s1
	j .L68_40
.L68_50:
	li s3, 0
	sd a0, 256(a3)
	j .L68_39
.L68_51:
	addi a0, sp, 24
.L68_52:
	call ring::fail
	unimp
we_pop:
	addi sp, sp, -16
	sd ra, 8(sp)
	ld a1, 0(a0)
	ld a3, 24(a0)
	ld a2, 128(a1)
	addi a4, a3, -1
	sub a2, a4, a2
	bltz a2, .L69_5
	sd a4, 256(a1)
	fence rw, rw
	ld t0, 0(a0)
	ld a1, 128(t0)
	sub a7, a4, a1
	bltz a7, .L69_8
	ld a2, 16(a0)
	ld a5, 8(a0)
	and a2, a2, a4
	slli a2, a2, 3
	add a2, a2, a5
	ld a6, 0(a2)
	bne a4, a1, .L69_6
	addi a1, t0, 128
.L69_12:
	lr.d a2, (a1)
	bne a2, a4, .L69_14
	sc.d a5, a3, (a1)
	bnez a5, .L69_12
.L69_14:
	sd a3, 256(t0)
	bne a2, a4, .L69_5
	ld a1, 48(a0)
	addi a1, a1, 1
	sd a1, 48(a0)
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L69_5:
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L69_6:
	ld a2, 40(a0)
	sd a4, 24(a0)
	blt a7, a2, .L69_9
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L69_8:
	sd a3, 256(t0)
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L69_9:
	mv a2, a6
	call Worker::shrink
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
we_push:
	addi sp, sp, -48
	sd ra, 40(sp)
	sd s0, 32(sp)
	sd s1, 24(sp)
	ld a2, 24(a0)
	ld a3, 32(a0)
	sub a3, a3, a2
	mv s0, a1
	blez a3, .L70_2
.L70_1:
	ld a1, 16(a0)
	ld a3, 8(a0)
	and a1, a1, a2
	slli a1, a1, 3
	add a1, a1, a3
	sd s0, 0(a1)
	fence rw, w
	ld a1, 0(a0)
	addi a2, a2, 1
	sd a2, 24(a0)
	sd a2, 256(a1)
	ld ra, 40(sp)
	ld s0, 32(sp)
	ld s1, 24(sp)
	addi sp, sp, 48
	ret
.L70_2:
	mv a1, a0
	addi a0, sp, 8
	li a2, 1
	mv s1, a1
	call Worker::reserve.weakest
	ld a0, 8(sp)
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	bne a0, a1, .L70_5
	mv a0, s1
	ld a2, 24(s1)
	j .L70_1
.L70_5:
	addi a0, sp, 8
	call ring::fail
	unimp
we_steal:
	ld a1, 0(a0)
	ld a0, 128(a1)
	fence.tso
	ld a2, 256(a1)
	sub a2, a2, a0
	fence r, rw
	blez a2, .L71_2
	ld a2, 408(a1)
	fence r, rw
	ld a3, 0(a2)
	and a3, a3, a0
	slli a3, a3, 3
	add a2, a2, a3
	addi a3, a0, 1
	addi a2, a2, 32
	ld a2, 0(a2)
	addi a1, a1, 128
.L71_3:
	lr.d a4, (a1)
	bne a4, a0, .L71_5
	sc.d.rl a5, a3, (a1)
	bnez a5, .L71_3
.L71_5:
	xor a0, a0, a4
	seqz a0, a0
	addi a0, a0, -1
	or a0, a0, a2
	ret
.L71_2:
	li a0, 0
	ret
wf_batch:
	addi sp, sp, -128
	sd ra, 120(sp)
	sd s0, 112(sp)
	sd s1, 104(sp)
	sd s2, 96(sp)
	sd s3, 88(sp)
	sd s4, 80(sp)
	sd s5, 72(sp)
	sd s6, 64(sp)
	sd s7, 56(sp)
	sd s8, 48(sp)
	sd s9, 40(sp)
	ld s9, 0(a0)
	mv s0, a1
	li a0, 32
	call batch::assert_positive
	ld a1, 0(s0)
	beq s9, a1, .L72_22
	ld a0, 128(s9)
	fence rw, rw
	ld a1, 256(s9)
	sub a1, a1, a0
	blez a1, .L72_27
	srli s5, a1, 1
	andi a1, a1, 1
	add s5, s5, a1
	li a1, 32
	bltu s5, a1, .L72_5
	li s5, 32
.L72_5:
	ld a1, 24(s0)
	ld a2, 32(s0)
	sub a2, a2, a1
	sgtz a1, a2
	neg a1, a1
	and a1, a1, a2
	addi a2, s5, -1
	bgeu a1, a2, .L72_28
	li a1, 32
	li a0, -1
	slli a0, a0, 63
	addi s2, a0, 1
	j .L72_8
.L72_7:
	ld a2, 24(s0)
	ld a3, 32(s0)
	sub a3, a3, a2
	sgtz a2, a3
	neg a2, a2
	and a2, a2, a3
	addi a3, s5, -1
	bgeu a2, a3, .L72_28
.L72_8:
	ld a0, 256(s9)
	ld a2, 128(s9)
	sub a0, a0, a2
	mv s1, a1
	bgtz a0, .L72_10
	li a0, 1
.L72_10:
	srli a1, a0, 1
	sub a0, a0, a1
	mv a2, s1
	bltu s1, a0, .L72_12
	mv a2, a0
.L72_12:
	addi a2, a2, -1
	addi a0, sp, 24
	mv a1, s0
	call Worker::reserve.weakest
	ld a0, 24(sp)
	bne a0, s2, .L72_19
.L72_14:
	ld a1, 24(s0)
	ld a3, 32(s0)
	ld a0, 128(s9)
	fence rw, rw
	ld a2, 256(s9)
	sub a2, a2, a0
	blez a2, .L72_27
	sub a3, a3, a1
	sgtz a1, a3
	neg a1, a1
	and a1, a1, a3
	addi a1, a1, 1
	bltu a1, s1, .L72_17
	mv a1, s1
.L72_17:
	srli a3, a2, 1
	andi a2, a2, 1
	add a2, a2, a3
	mv s5, a1
	bltu a1, a2, .L72_7
	mv s5, a2
	j .L72_7
.L72_19:
	addi a0, sp, 8
	mv a1, s0
	li a2, 0
	call Worker::reserve.weakest
	ld a0, 8(sp)
	beq a0, s2, .L72_14
	addi a0, sp, 8
	j .L72_52
.L72_22:
	ld a0, 24(s0)
	ld a3, 128(a1)
	addi a2, a0, -1
	sub a3, a2, a3
	bltz a3, .L72_27
	sd a2, 256(a1)
	fence rw, rw
	ld a3, 0(s0)
	ld a1, 128(a3)
	sub a4, a2, a1
	bltz a4, .L72_50
	ld a5, 16(s0)
	ld s1, 8(s0)
	and a5, a5, a2
	slli a5, a5, 3
	add a5, a5, s1
	ld s2, 0(a5)
	bne a2, a1, .L72_45
	addi a1, a3, 128
.L72_57:
	lr.d a4, (a1)
	bne a4, a2, .L72_59
	sc.d a5, a0, (a1)
	bnez a5, .L72_57
.L72_59:
	sd a0, 256(a3)
	bne a4, a2, .L72_27
	ld a0, 48(s0)
	addi a0, a0, 1
	sd a0, 48(s0)
	li s3, 1
	j .L72_40
.L72_27:
	li s3, 0
	j .L72_39
.L72_28:
	ld a1, 408(s9)
	fence r, rw
	ld a2, 0(a1)
	addi a3, a0, 1
	and a2, a2, a0
	slli a2, a2, 3
	add a1, a1, a2
	addi a1, a1, 32
	ld s2, 0(a1)
	addi s4, s9, 128
.L72_60:
	lr.d.aqrl a1, (s4)
	bne a1, a0, .L72_38
	sc.d.rl a2, a3, (s4)
	bnez a2, .L72_60
	li a1, 2
	bltu s5, a1, .L72_48
	addi s5, s5, -1
	addi s6, a0, 2
	not s7, a0
	li s3, 1
	li a0, -1
	slli a0, a0, 63
	addi s8, a0, 1
.L72_31:
	fence rw, rw
	ld a0, 256(s9)
	add a0, a0, s7
	fence r, rw
	blez a0, .L72_40
	ld a0, 408(s9)
	fence r, rw
	ld a1, 0(a0)
	addi a2, s6, -1
	and a1, a1, a2
	slli a1, a1, 3
	add a0, a0, a1
	addi a0, a0, 32
	ld s1, 0(a0)
.L72_63:
	lr.d.aqrl a0, (s4)
	bne a0, a2, .L72_40
	sc.d.rl a1, s6, (s4)
	bnez a1, .L72_63
	ld a0, 24(s0)
	ld a1, 32(s0)
	sub a1, a1, a0
	blez a1, .L72_35
.L72_34:
	ld a1, 16(s0)
	ld a2, 8(s0)
	and a1, a1, a0
	addi a0, a0, 1
	slli a1, a1, 3
	add a1, a1, a2
	sd s2, 0(a1)
	fence rw, w
	ld a1, 0(s0)
	addi s5, s5, -1
	addi s6, s6, 1
	sd a0, 24(s0)
	sd a0, 256(a1)
	addi s7, s7, -1
	mv s2, s1
	bnez s5, .L72_31
	j .L72_49
.L72_35:
	addi a0, sp, 24
	li a2, 1
	mv a1, s0
	call Worker::reserve.weakest
	ld a0, 24(sp)
	bne a0, s8, .L72_51
	ld a0, 24(s0)
	j .L72_34
.L72_38:
	li s3, 2
.L72_39:
.L72_40:
	beqz s3, .L72_43
	li a0, 1
	beq s3, a0, .L72_44
	li s2, -1
	j .L72_44
.L72_43:
	mv s2, s3
.L72_44:
	mv a0, s2
	ld ra, 120(sp)
	ld s0, 112(sp)
	ld s1, 104(sp)
	ld s2, 96(sp)
	ld s3, 88(sp)
	ld s4, 80(sp)
	ld s5, 72(sp)
	ld s6, 64(sp)
	ld s7, 56(sp)
	ld s8, 48(sp)
	ld s9, 40(sp)
	addi sp, sp, 128
	ret
.L72_45:
	ld a0, 40(s0)
	sd a2, 24(s0)
	li s3, 1
	bge a4, a0, .L72_40
	mv a0, s0
	mv a2, s2
	call Worker::shrink
	mv s2, a0
	j .L72_40
.L72_48:
	li s3, 1
	j .L72_40
.L72_49:
	mv s2, s1
	j .L72_40
.L72_50:
	li s3, 0
	sd a0, 256(a3)
	j .L72_39
.L72_51:
	addi a0, sp, 24
.L72_52:
	call ring::fail
	unimp
wf_pop:
	addi sp, sp, -16
	sd ra, 8(sp)
	ld a1, 0(a0)
	ld a3, 24(a0)
	ld a2, 128(a1)
	addi a4, a3, -1
	sub a2, a4, a2
	bltz a2, .L73_5
	sd a4, 256(a1)
	fence rw, rw
	ld t0, 0(a0)
	ld a1, 128(t0)
	sub a7, a4, a1
	bltz a7, .L73_8
	ld a2, 16(a0)
	ld a5, 8(a0)
	and a2, a2, a4
	slli a2, a2, 3
	add a2, a2, a5
	ld a6, 0(a2)
	bne a4, a1, .L73_6
	addi a1, t0, 128
.L73_12:
	lr.d a2, (a1)
	bne a2, a4, .L73_14
	sc.d a5, a3, (a1)
	bnez a5, .L73_12
.L73_14:
	sd a3, 256(t0)
	bne a2, a4, .L73_5
	ld a1, 48(a0)
	addi a1, a1, 1
	sd a1, 48(a0)
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L73_5:
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L73_6:
	ld a2, 40(a0)
	sd a4, 24(a0)
	blt a7, a2, .L73_9
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L73_8:
	sd a3, 256(t0)
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L73_9:
	mv a2, a6
	call Worker::shrink
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
wf_push:
	addi sp, sp, -48
	sd ra, 40(sp)
	sd s0, 32(sp)
	sd s1, 24(sp)
	ld a2, 24(a0)
	ld a3, 32(a0)
	sub a3, a3, a2
	mv s0, a1
	blez a3, .L74_2
.L74_1:
	ld a1, 16(a0)
	ld a3, 8(a0)
	and a1, a1, a2
	slli a1, a1, 3
	add a1, a1, a3
	sd s0, 0(a1)
	fence rw, w
	ld a1, 0(a0)
	addi a2, a2, 1
	sd a2, 24(a0)
	sd a2, 256(a1)
	ld ra, 40(sp)
	ld s0, 32(sp)
	ld s1, 24(sp)
	addi sp, sp, 48
	ret
.L74_2:
	mv a1, a0
	addi a0, sp, 8
	li a2, 1
	mv s1, a1
	call Worker::reserve.weakest
	ld a0, 8(sp)
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	bne a0, a1, .L74_5
	mv a0, s1
	ld a2, 24(s1)
	j .L74_1
.L74_5:
	addi a0, sp, 8
	call ring::fail
	unimp
wf_steal:
	ld a1, 0(a0)
	ld a0, 128(a1)
	fence rw, rw
	ld a2, 256(a1)
	sub a2, a2, a0
	blez a2, .L75_2
	ld a2, 408(a1)
	fence r, rw
	ld a3, 0(a2)
	and a3, a3, a0
	slli a3, a3, 3
	add a2, a2, a3
	addi a3, a0, 1
	addi a2, a2, 32
	ld a2, 0(a2)
	addi a1, a1, 128
.L75_3:
	lr.d a4, (a1)
	bne a4, a0, .L75_5
	sc.d.rl a5, a3, (a1)
	bnez a5, .L75_3
.L75_5:
	xor a0, a0, a4
	seqz a0, a0
	addi a0, a0, -1
	or a0, a0, a2
	ret
.L75_2:
	li a0, 0
	ret
wg_batch:
	addi sp, sp, -128
	sd ra, 120(sp)
	sd s0, 112(sp)
	sd s1, 104(sp)
	sd s2, 96(sp)
	sd s3, 88(sp)
	sd s4, 80(sp)
	sd s5, 72(sp)
	sd s6, 64(sp)
	sd s7, 56(sp)
	sd s8, 48(sp)
	sd s9, 40(sp)
	ld s9, 0(a0)
	mv s0, a1
	li a0, 32
	call batch::assert_positive
	ld a1, 0(s0)
	beq s9, a1, .L76_22
	ld a0, 128(s9)
	fence rw, rw
	ld a1, 256(s9)
	sub a1, a1, a0
	fence r, rw
	blez a1, .L76_27
	srli s5, a1, 1
	andi a1, a1, 1
	add s5, s5, a1
	li a1, 32
	bltu s5, a1, .L76_5
	li s5, 32
.L76_5:
	ld a1, 24(s0)
	ld a2, 32(s0)
	sub a2, a2, a1
	sgtz a1, a2
	neg a1, a1
	and a1, a1, a2
	addi a2, s5, -1
	bgeu a1, a2, .L76_28
	li a1, 32
	li a0, -1
	slli a0, a0, 63
	addi s2, a0, 1
	j .L76_8
.L76_7:
	ld a2, 24(s0)
	ld a3, 32(s0)
	sub a3, a3, a2
	sgtz a2, a3
	neg a2, a2
	and a2, a2, a3
	addi a3, s5, -1
	bgeu a2, a3, .L76_28
.L76_8:
	ld a0, 256(s9)
	fence r, rw
	ld a2, 128(s9)
	sub a0, a0, a2
	mv s1, a1
	bgtz a0, .L76_10
	li a0, 1
.L76_10:
	srli a1, a0, 1
	sub a0, a0, a1
	mv a2, s1
	bltu s1, a0, .L76_12
	mv a2, a0
.L76_12:
	addi a2, a2, -1
	addi a0, sp, 24
	mv a1, s0
	call Worker::reserve.weakest
	ld a0, 24(sp)
	bne a0, s2, .L76_19
.L76_14:
	ld a1, 24(s0)
	ld a3, 32(s0)
	ld a0, 128(s9)
	fence rw, rw
	ld a2, 256(s9)
	sub a2, a2, a0
	fence r, rw
	blez a2, .L76_27
	sub a3, a3, a1
	sgtz a1, a3
	neg a1, a1
	and a1, a1, a3
	addi a1, a1, 1
	bltu a1, s1, .L76_17
	mv a1, s1
.L76_17:
	srli a3, a2, 1
	andi a2, a2, 1
	add a2, a2, a3
	mv s5, a1
	bltu a1, a2, .L76_7
	mv s5, a2
	j .L76_7
.L76_19:
	addi a0, sp, 8
	mv a1, s0
	li a2, 0
	call Worker::reserve.weakest
	ld a0, 8(sp)
	beq a0, s2, .L76_14
	addi a0, sp, 8
	j .L76_52
.L76_22:
	ld a0, 24(s0)
	ld a3, 128(a1)
	addi a2, a0, -1
	sub a3, a2, a3
	bltz a3, .L76_27
	sd a2, 256(a1)
	fence rw, rw
	ld a3, 0(s0)
	ld a1, 128(a3)
	sub a4, a2, a1
	bltz a4, .L76_50
	ld a5, 16(s0)
	ld s1, 8(s0)
	and a5, a5, a2
	slli a5, a5, 3
	add a5, a5, s1
	ld s2, 0(a5)
	bne a2, a1, .L76_45
	addi a1, a3, 128
.L76_57:
	lr.d a4, (a1)
	bne a4, a2, .L76_59
	sc.d a5, a0, (a1)
	bnez a5, .L76_57
.L76_59:
	sd a0, 256(a3)
	bne a4, a2, .L76_27
	ld a0, 48(s0)
	addi a0, a0, 1
	sd a0, 48(s0)
	li s3, 1
	j .L76_40
.L76_27:
	li s3, 0
	j .L76_39
.L76_28:
	ld a1, 408(s9)
	ld a2, 0(a1)
	addi a3, a0, 1
	and a2, a2, a0
	slli a2, a2, 3
	add a1, a1, a2
	addi a1, a1, 32
	ld s2, 0(a1)
	addi s4, s9, 128
.L76_60:
	lr.d.aqrl a1, (s4)
	bne a1, a0, .L76_38
	sc.d.rl a2, a3, (s4)
	bnez a2, .L76_60
	li a1, 2
	bltu s5, a1, .L76_48
	addi s5, s5, -1
	addi s6, a0, 2
	not s7, a0
	li s3, 1
	li a0, -1
	slli a0, a0, 63
	addi s8, a0, 1
.L76_31:
	fence rw, rw
	ld a0, 256(s9)
	add a0, a0, s7
	fence r, rw
	blez a0, .L76_40
	ld a0, 408(s9)
	ld a1, 0(a0)
	addi a2, s6, -1
	and a1, a1, a2
	slli a1, a1, 3
	add a0, a0, a1
	addi a0, a0, 32
	ld s1, 0(a0)
.L76_63:
	lr.d.aqrl a0, (s4)
	bne a0, a2, .L76_40
	sc.d.rl a1, s6, (s4)
	bnez a1, .L76_63
	ld a0, 24(s0)
	ld a1, 32(s0)
	sub a1, a1, a0
	blez a1, .L76_35
.L76_34:
	ld a1, 16(s0)
	ld a2, 8(s0)
	and a1, a1, a0
	addi a0, a0, 1
	slli a1, a1, 3
	add a1, a1, a2
	sd s2, 0(a1)
	fence rw, w
	ld a1, 0(s0)
	addi s5, s5, -1
	addi s6, s6, 1
	sd a0, 24(s0)
	sd a0, 256(a1)
	addi s7, s7, -1
	mv s2, s1
	bnez s5, .L76_31
	j .L76_49
.L76_35:
	addi a0, sp, 24
	li a2, 1
	mv a1, s0
	call Worker::reserve.weakest
	ld a0, 24(sp)
	bne a0, s8, .L76_51
	ld a0, 24(s0)
	j .L76_34
.L76_38:
	li s3, 2
.L76_39:
.L76_40:
	beqz s3, .L76_43
	li a0, 1
	beq s3, a0, .L76_44
	li s2, -1
	j .L76_44
.L76_43:
	mv s2, s3
.L76_44:
	mv a0, s2
	ld ra, 120(sp)
	ld s0, 112(sp)
	ld s1, 104(sp)
	ld s2, 96(sp)
	ld s3, 88(sp)
	ld s4, 80(sp)
	ld s5, 72(sp)
	ld s6, 64(sp)
	ld s7, 56(sp)
	ld s8, 48(sp)
	ld s9, 40(sp)
	addi sp, sp, 128
	ret
.L76_45:
	ld a0, 40(s0)
	sd a2, 24(s0)
	li s3, 1
	bge a4, a0, .L76_40
	mv a0, s0
	mv a2, s2
	call Worker::shrink
	mv s2, a0
	j .L76_40
.L76_48:
	li s3, 1
	j .L76_40
.L76_49:
	mv s2, s1
	j .L76_40
.L76_50:
	li s3, 0
	sd a0, 256(a3)
	j .L76_39
.L76_51:
	addi a0, sp, 24
.L76_52:
	call ring::fail
	unimp
wg_pop:
	addi sp, sp, -16
	sd ra, 8(sp)
	ld a1, 0(a0)
	ld a3, 24(a0)
	ld a2, 128(a1)
	addi a4, a3, -1
	sub a2, a4, a2
	bltz a2, .L77_5
	sd a4, 256(a1)
	fence rw, rw
	ld t0, 0(a0)
	ld a1, 128(t0)
	sub a7, a4, a1
	bltz a7, .L77_8
	ld a2, 16(a0)
	ld a5, 8(a0)
	and a2, a2, a4
	slli a2, a2, 3
	add a2, a2, a5
	ld a6, 0(a2)
	bne a4, a1, .L77_6
	addi a1, t0, 128
.L77_12:
	lr.d a2, (a1)
	bne a2, a4, .L77_14
	sc.d a5, a3, (a1)
	bnez a5, .L77_12
.L77_14:
	sd a3, 256(t0)
	bne a2, a4, .L77_5
	ld a1, 48(a0)
	addi a1, a1, 1
	sd a1, 48(a0)
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L77_5:
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L77_6:
	ld a2, 40(a0)
	sd a4, 24(a0)
	blt a7, a2, .L77_9
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L77_8:
	sd a3, 256(t0)
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L77_9:
	mv a2, a6
	call Worker::shrink
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
wg_push:
	addi sp, sp, -48
	sd ra, 40(sp)
	sd s0, 32(sp)
	sd s1, 24(sp)
	ld a2, 24(a0)
	ld a3, 32(a0)
	sub a3, a3, a2
	mv s0, a1
	blez a3, .L78_2
.L78_1:
	ld a1, 16(a0)
	ld a3, 8(a0)
	and a1, a1, a2
	slli a1, a1, 3
	add a1, a1, a3
	sd s0, 0(a1)
	fence rw, w
	ld a1, 0(a0)
	addi a2, a2, 1
	sd a2, 24(a0)
	sd a2, 256(a1)
	ld ra, 40(sp)
	ld s0, 32(sp)
	ld s1, 24(sp)
	addi sp, sp, 48
	ret
.L78_2:
	mv a1, a0
	addi a0, sp, 8
	li a2, 1
	mv s1, a1
	call Worker::reserve.weakest
	ld a0, 8(sp)
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	bne a0, a1, .L78_5
	mv a0, s1
	ld a2, 24(s1)
	j .L78_1
.L78_5:
	addi a0, sp, 8
	call ring::fail
	unimp
wg_steal:
	ld a1, 0(a0)
	ld a0, 128(a1)
	fence rw, rw
	ld a2, 256(a1)
	sub a2, a2, a0
	fence r, rw
	blez a2, .L79_2
	ld a2, 408(a1)
	ld a3, 0(a2)
	and a3, a3, a0
	slli a3, a3, 3
	add a2, a2, a3
	addi a3, a0, 1
	addi a2, a2, 32
	ld a2, 0(a2)
	addi a1, a1, 128
.L79_3:
	lr.d a4, (a1)
	bne a4, a0, .L79_5
	sc.d.rl a5, a3, (a1)
	bnez a5, .L79_3
.L79_5:
	xor a0, a0, a4
	seqz a0, a0
	addi a0, a0, -1
	or a0, a0, a2
	ret
.L79_2:
	li a0, 0
	ret
wh_batch:
	addi sp, sp, -128
	sd ra, 120(sp)
	sd s0, 112(sp)
	sd s1, 104(sp)
	sd s2, 96(sp)
	sd s3, 88(sp)
	sd s4, 80(sp)
	sd s5, 72(sp)
	sd s6, 64(sp)
	sd s7, 56(sp)
	sd s8, 48(sp)
	sd s9, 40(sp)
	ld s9, 0(a0)
	mv s0, a1
	li a0, 32
	call batch::assert_positive
	ld a1, 0(s0)
	beq s9, a1, .L80_22
	ld a0, 128(s9)
	fence rw, rw
	ld a1, 256(s9)
	sub a1, a1, a0
	fence r, rw
	blez a1, .L80_27
	srli s5, a1, 1
	andi a1, a1, 1
	add s5, s5, a1
	li a1, 32
	bltu s5, a1, .L80_5
	li s5, 32
.L80_5:
	ld a1, 24(s0)
	ld a2, 32(s0)
	sub a2, a2, a1
	sgtz a1, a2
	neg a1, a1
	and a1, a1, a2
	addi a2, s5, -1
	bgeu a1, a2, .L80_28
	li a1, 32
	li a0, -1
	slli a0, a0, 63
	addi s2, a0, 1
	j .L80_8
.L80_7:
	ld a2, 24(s0)
	ld a3, 32(s0)
	sub a3, a3, a2
	sgtz a2, a3
	neg a2, a2
	and a2, a2, a3
	addi a3, s5, -1
	bgeu a2, a3, .L80_28
.L80_8:
	ld a0, 256(s9)
	fence r, rw
	ld a2, 128(s9)
	sub a0, a0, a2
	mv s1, a1
	bgtz a0, .L80_10
	li a0, 1
.L80_10:
	srli a1, a0, 1
	sub a0, a0, a1
	mv a2, s1
	bltu s1, a0, .L80_12
	mv a2, a0
.L80_12:
	addi a2, a2, -1
	addi a0, sp, 24
	mv a1, s0
	call Worker::reserve.weakest
	ld a0, 24(sp)
	bne a0, s2, .L80_19
.L80_14:
	ld a1, 24(s0)
	ld a3, 32(s0)
	ld a0, 128(s9)
	fence rw, rw
	ld a2, 256(s9)
	sub a2, a2, a0
	fence r, rw
	blez a2, .L80_27
	sub a3, a3, a1
	sgtz a1, a3
	neg a1, a1
	and a1, a1, a3
	addi a1, a1, 1
	bltu a1, s1, .L80_17
	mv a1, s1
.L80_17:
	srli a3, a2, 1
	andi a2, a2, 1
	add a2, a2, a3
	mv s5, a1
	bltu a1, a2, .L80_7
	mv s5, a2
	j .L80_7
.L80_19:
	addi a0, sp, 8
	mv a1, s0
	li a2, 0
	call Worker::reserve.weakest
	ld a0, 8(sp)
	beq a0, s2, .L80_14
	addi a0, sp, 8
	j .L80_52
.L80_22:
	ld a0, 24(s0)
	ld a3, 128(a1)
	addi a2, a0, -1
	sub a3, a2, a3
	bltz a3, .L80_27
	sd a2, 256(a1)
	fence rw, rw
	ld a3, 0(s0)
	ld a1, 128(a3)
	sub a4, a2, a1
	bltz a4, .L80_50
	ld a5, 16(s0)
	ld s1, 8(s0)
	and a5, a5, a2
	slli a5, a5, 3
	add a5, a5, s1
	ld s2, 0(a5)
	bne a2, a1, .L80_45
	addi a1, a3, 128
.L80_57:
	lr.d a4, (a1)
	bne a4, a2, .L80_59
	sc.d a5, a0, (a1)
	bnez a5, .L80_57
.L80_59:
	sd a0, 256(a3)
	bne a4, a2, .L80_27
	ld a0, 48(s0)
	addi a0, a0, 1
	sd a0, 48(s0)
	li s3, 1
	j .L80_40
.L80_27:
	li s3, 0
	j .L80_39
.L80_28:
	ld a1, 408(s9)
	fence r, rw
	ld a2, 0(a1)
	addi a3, a0, 1
	and a2, a2, a0
	slli a2, a2, 3
	add a1, a1, a2
	addi a1, a1, 32
	ld s2, 0(a1)
	addi s4, s9, 128
.L80_60:
	lr.d.aqrl a1, (s4)
	bne a1, a0, .L80_38
	sc.d.rl a2, a3, (s4)
	bnez a2, .L80_60
	li a1, 2
	bltu s5, a1, .L80_48
	addi s5, s5, -1
	addi s6, a0, 2
	not s7, a0
	li s3, 1
	li a0, -1
	slli a0, a0, 63
	addi s8, a0, 1
.L80_31:
	fence rw, rw
	ld a0, 256(s9)
	add a0, a0, s7
	fence r, rw
	blez a0, .L80_40
	ld a0, 408(s9)
	fence r, rw
	ld a1, 0(a0)
	addi a2, s6, -1
	and a1, a1, a2
	slli a1, a1, 3
	add a0, a0, a1
	addi a0, a0, 32
	ld s1, 0(a0)
.L80_63:
	lr.d.aqrl a0, (s4)
	bne a0, a2, .L80_40
	sc.d.rl a1, s6, (s4)
	bnez a1, .L80_63
	ld a0, 24(s0)
	ld a1, 32(s0)
	sub a1, a1, a0
	blez a1, .L80_35
.L80_34:
	ld a1, 16(s0)
	ld a2, 8(s0)
	and a1, a1, a0
	addi a0, a0, 1
	slli a1, a1, 3
	add a1, a1, a2
	sd s2, 0(a1)
	fence rw, w
	ld a1, 0(s0)
	addi s5, s5, -1
	addi s6, s6, 1
	sd a0, 24(s0)
	sd a0, 256(a1)
	addi s7, s7, -1
	mv s2, s1
	bnez s5, .L80_31
	j .L80_49
.L80_35:
	addi a0, sp, 24
	li a2, 1
	mv a1, s0
	call Worker::reserve.weakest
	ld a0, 24(sp)
	bne a0, s8, .L80_51
	ld a0, 24(s0)
	j .L80_34
.L80_38:
	li s3, 2
.L80_39:
.L80_40:
	beqz s3, .L80_43
	li a0, 1
	beq s3, a0, .L80_44
	li s2, -1
	j .L80_44
.L80_43:
	mv s2, s3
.L80_44:
	mv a0, s2
	ld ra, 120(sp)
	ld s0, 112(sp)
	ld s1, 104(sp)
	ld s2, 96(sp)
	ld s3, 88(sp)
	ld s4, 80(sp)
	ld s5, 72(sp)
	ld s6, 64(sp)
	ld s7, 56(sp)
	ld s8, 48(sp)
	ld s9, 40(sp)
	addi sp, sp, 128
	ret
.L80_45:
	ld a0, 40(s0)
	sd a2, 24(s0)
	li s3, 1
	bge a4, a0, .L80_40
	mv a0, s0
	mv a2, s2
	call Worker::shrink
	mv s2, a0
	j .L80_40
.L80_48:
	li s3, 1
	j .L80_40
.L80_49:
	mv s2, s1
	j .L80_40
.L80_50:
	li s3, 0
	sd a0, 256(a3)
	j .L80_39
.L80_51:
	addi a0, sp, 24
.L80_52:
	call ring::fail
	unimp
wh_pop:
	addi sp, sp, -16
	sd ra, 8(sp)
	ld a1, 0(a0)
	ld a3, 24(a0)
	ld a2, 128(a1)
	addi a4, a3, -1
	sub a2, a4, a2
	bltz a2, .L81_5
	sd a4, 256(a1)
	fence rw, rw
	ld t0, 0(a0)
	ld a1, 128(t0)
	sub a7, a4, a1
	bltz a7, .L81_8
	ld a2, 16(a0)
	ld a5, 8(a0)
	and a2, a2, a4
	slli a2, a2, 3
	add a2, a2, a5
	ld a6, 0(a2)
	bne a4, a1, .L81_6
	addi a1, t0, 128
.L81_12:
	lr.d a2, (a1)
	bne a2, a4, .L81_14
	sc.d a5, a3, (a1)
	bnez a5, .L81_12
.L81_14:
	sd a3, 256(t0)
	bne a2, a4, .L81_5
	ld a1, 48(a0)
	addi a1, a1, 1
	sd a1, 48(a0)
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L81_5:
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L81_6:
	ld a2, 40(a0)
	sd a4, 24(a0)
	blt a7, a2, .L81_9
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L81_8:
	sd a3, 256(t0)
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L81_9:
	mv a2, a6
	call Worker::shrink
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
wh_push:
	addi sp, sp, -48
	sd ra, 40(sp)
	sd s0, 32(sp)
	sd s1, 24(sp)
	ld a2, 24(a0)
	ld a3, 32(a0)
	sub a3, a3, a2
	mv s0, a1
	blez a3, .L82_2
.L82_1:
	ld a1, 16(a0)
	ld a3, 8(a0)
	and a1, a1, a2
	slli a1, a1, 3
	add a1, a1, a3
	sd s0, 0(a1)
	fence rw, w
	ld a1, 0(a0)
	addi a2, a2, 1
	sd a2, 24(a0)
	sd a2, 256(a1)
	ld ra, 40(sp)
	ld s0, 32(sp)
	ld s1, 24(sp)
	addi sp, sp, 48
	ret
.L82_2:
	mv a1, a0
	addi a0, sp, 8
	li a2, 1
	mv s1, a1
	call Worker::reserve.weakest
	ld a0, 8(sp)
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	bne a0, a1, .L82_5
	mv a0, s1
	ld a2, 24(s1)
	j .L82_1
.L82_5:
	addi a0, sp, 8
	call ring::fail
	unimp
wh_steal:
	ld a1, 0(a0)
	ld a0, 128(a1)
	fence rw, rw
	ld a2, 256(a1)
	sub a2, a2, a0
	fence r, rw
	blez a2, .L83_2
	ld a2, 408(a1)
	fence r, rw
	ld a3, 0(a2)
	and a3, a3, a0
	slli a3, a3, 3
	add a2, a2, a3
	addi a3, a0, 1
	addi a2, a2, 32
	ld a2, 0(a2)
	addi a1, a1, 128
.L83_3:
	lr.d a4, (a1)
	bne a4, a0, .L83_5
	sc.d a5, a3, (a1)
	bnez a5, .L83_3
.L83_5:
	xor a0, a0, a4
	seqz a0, a0
	addi a0, a0, -1
	or a0, a0, a2
	ret
.L83_2:
	li a0, 0
	ret
wi_batch:
	addi sp, sp, -128
	sd ra, 120(sp)
	sd s0, 112(sp)
	sd s1, 104(sp)
	sd s2, 96(sp)
	sd s3, 88(sp)
	sd s4, 80(sp)
	sd s5, 72(sp)
	sd s6, 64(sp)
	sd s7, 56(sp)
	sd s8, 48(sp)
	sd s9, 40(sp)
	ld s9, 0(a0)
	mv s0, a1
	li a0, 32
	call batch::assert_positive
	ld a1, 0(s0)
	beq s9, a1, .L84_22
	ld a0, 128(s9)
	fence rw, rw
	ld a1, 256(s9)
	sub a1, a1, a0
	fence r, rw
	blez a1, .L84_27
	srli s5, a1, 1
	andi a1, a1, 1
	add s5, s5, a1
	li a1, 32
	bltu s5, a1, .L84_5
	li s5, 32
.L84_5:
	ld a1, 24(s0)
	ld a2, 32(s0)
	sub a2, a2, a1
	sgtz a1, a2
	neg a1, a1
	and a1, a1, a2
	addi a2, s5, -1
	bgeu a1, a2, .L84_28
	li a1, 32
	li a0, -1
	slli a0, a0, 63
	addi s2, a0, 1
	j .L84_8
.L84_7:
	ld a2, 24(s0)
	ld a3, 32(s0)
	sub a3, a3, a2
	sgtz a2, a3
	neg a2, a2
	and a2, a2, a3
	addi a3, s5, -1
	bgeu a2, a3, .L84_28
.L84_8:
	ld a0, 256(s9)
	fence r, rw
	ld a2, 128(s9)
	sub a0, a0, a2
	mv s1, a1
	bgtz a0, .L84_10
	li a0, 1
.L84_10:
	srli a1, a0, 1
	sub a0, a0, a1
	mv a2, s1
	bltu s1, a0, .L84_12
	mv a2, a0
.L84_12:
	addi a2, a2, -1
	addi a0, sp, 24
	mv a1, s0
	call Worker::reserve.weakest
	ld a0, 24(sp)
	bne a0, s2, .L84_19
.L84_14:
	ld a1, 24(s0)
	ld a3, 32(s0)
	ld a0, 128(s9)
	fence rw, rw
	ld a2, 256(s9)
	sub a2, a2, a0
	fence r, rw
	blez a2, .L84_27
	sub a3, a3, a1
	sgtz a1, a3
	neg a1, a1
	and a1, a1, a3
	addi a1, a1, 1
	bltu a1, s1, .L84_17
	mv a1, s1
.L84_17:
	srli a3, a2, 1
	andi a2, a2, 1
	add a2, a2, a3
	mv s5, a1
	bltu a1, a2, .L84_7
	mv s5, a2
	j .L84_7
.L84_19:
	addi a0, sp, 8
	mv a1, s0
	li a2, 0
	call Worker::reserve.weakest
	ld a0, 8(sp)
	beq a0, s2, .L84_14
	addi a0, sp, 8
	j .L84_52
.L84_22:
	ld a0, 24(s0)
	ld a3, 128(a1)
	addi a2, a0, -1
	sub a3, a2, a3
	bltz a3, .L84_27
	sd a2, 256(a1)
	fence rw, rw
	ld a3, 0(s0)
	ld a1, 128(a3)
	sub a4, a2, a1
	bltz a4, .L84_50
	ld a5, 16(s0)
	ld s1, 8(s0)
	and a5, a5, a2
	slli a5, a5, 3
	add a5, a5, s1
	ld s2, 0(a5)
	bne a2, a1, .L84_45
	addi a1, a3, 128
.L84_57:
	lr.d a4, (a1)
	bne a4, a2, .L84_59
	sc.d a5, a0, (a1)
	bnez a5, .L84_57
.L84_59:
	sd a0, 256(a3)
	bne a4, a2, .L84_27
	ld a0, 48(s0)
	addi a0, a0, 1
	sd a0, 48(s0)
	li s3, 1
	j .L84_40
.L84_27:
	li s3, 0
	j .L84_39
.L84_28:
	ld a1, 408(s9)
	fence r, rw
	ld a2, 0(a1)
	addi a3, a0, 1
	and a2, a2, a0
	slli a2, a2, 3
	add a1, a1, a2
	addi a1, a1, 32
	ld s2, 0(a1)
	addi s4, s9, 128
.L84_60:
	lr.d.aq a1, (s4)
	bne a1, a0, .L84_38
	sc.d.rl a2, a3, (s4)
	bnez a2, .L84_60
	li a1, 2
	bltu s5, a1, .L84_48
	addi s5, s5, -1
	addi s6, a0, 2
	not s7, a0
	li s3, 1
	li a0, -1
	slli a0, a0, 63
	addi s8, a0, 1
.L84_31:
	fence rw, rw
	ld a0, 256(s9)
	add a0, a0, s7
	fence r, rw
	blez a0, .L84_40
	ld a0, 408(s9)
	fence r, rw
	ld a1, 0(a0)
	addi a2, s6, -1
	and a1, a1, a2
	slli a1, a1, 3
	add a0, a0, a1
	addi a0, a0, 32
	ld s1, 0(a0)
.L84_63:
	lr.d.aq a0, (s4)
	bne a0, a2, .L84_40
	sc.d.rl a1, s6, (s4)
	bnez a1, .L84_63
	ld a0, 24(s0)
	ld a1, 32(s0)
	sub a1, a1, a0
	blez a1, .L84_35
.L84_34:
	ld a1, 16(s0)
	ld a2, 8(s0)
	and a1, a1, a0
	addi a0, a0, 1
	slli a1, a1, 3
	add a1, a1, a2
	sd s2, 0(a1)
	fence rw, w
	ld a1, 0(s0)
	addi s5, s5, -1
	addi s6, s6, 1
	sd a0, 24(s0)
	sd a0, 256(a1)
	addi s7, s7, -1
	mv s2, s1
	bnez s5, .L84_31
	j .L84_49
.L84_35:
	addi a0, sp, 24
	li a2, 1
	mv a1, s0
	call Worker::reserve.weakest
	ld a0, 24(sp)
	bne a0, s8, .L84_51
	ld a0, 24(s0)
	j .L84_34
.L84_38:
	li s3, 2
.L84_39:
.L84_40:
	beqz s3, .L84_43
	li a0, 1
	beq s3, a0, .L84_44
	li s2, -1
	j .L84_44
.L84_43:
	mv s2, s3
.L84_44:
	mv a0, s2
	ld ra, 120(sp)
	ld s0, 112(sp)
	ld s1, 104(sp)
	ld s2, 96(sp)
	ld s3, 88(sp)
	ld s4, 80(sp)
	ld s5, 72(sp)
	ld s6, 64(sp)
	ld s7, 56(sp)
	ld s8, 48(sp)
	ld s9, 40(sp)
	addi sp, sp, 128
	ret
.L84_45:
	ld a0, 40(s0)
	sd a2, 24(s0)
	li s3, 1
	bge a4, a0, .L84_40
	mv a0, s0
	mv a2, s2
	call Worker::shrink
	mv s2, a0
	j .L84_40
.L84_48:
	li s3, 1
	j .L84_40
.L84_49:
	mv s2, s1
	j .L84_40
.L84_50:
	li s3, 0
	sd a0, 256(a3)
	j .L84_39
.L84_51:
	addi a0, sp, 24
.L84_52:
	call ring::fail
	unimp
wi_pop:
	addi sp, sp, -16
	sd ra, 8(sp)
	ld a1, 0(a0)
	ld a3, 24(a0)
	ld a2, 128(a1)
	addi a4, a3, -1
	sub a2, a4, a2
	bltz a2, .L85_5
	sd a4, 256(a1)
	fence rw, rw
	ld t0, 0(a0)
	ld a1, 128(t0)
	sub a7, a4, a1
	bltz a7, .L85_8
	ld a2, 16(a0)
	ld a5, 8(a0)
	and a2, a2, a4
	slli a2, a2, 3
	add a2, a2, a5
	ld a6, 0(a2)
	bne a4, a1, .L85_6
	addi a1, t0, 128
.L85_12:
	lr.d a2, (a1)
	bne a2, a4, .L85_14
	sc.d a5, a3, (a1)
	bnez a5, .L85_12
.L85_14:
	sd a3, 256(t0)
	bne a2, a4, .L85_5
	ld a1, 48(a0)
	addi a1, a1, 1
	sd a1, 48(a0)
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L85_5:
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L85_6:
	ld a2, 40(a0)
	sd a4, 24(a0)
	blt a7, a2, .L85_9
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L85_8:
	sd a3, 256(t0)
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L85_9:
	mv a2, a6
	call Worker::shrink
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
wi_push:
	addi sp, sp, -48
	sd ra, 40(sp)
	sd s0, 32(sp)
	sd s1, 24(sp)
	ld a2, 24(a0)
	ld a3, 32(a0)
	sub a3, a3, a2
	mv s0, a1
	blez a3, .L86_2
.L86_1:
	ld a1, 16(a0)
	ld a3, 8(a0)
	and a1, a1, a2
	slli a1, a1, 3
	add a1, a1, a3
	sd s0, 0(a1)
	fence rw, w
	ld a1, 0(a0)
	addi a2, a2, 1
	sd a2, 24(a0)
	sd a2, 256(a1)
	ld ra, 40(sp)
	ld s0, 32(sp)
	ld s1, 24(sp)
	addi sp, sp, 48
	ret
.L86_2:
	mv a1, a0
	addi a0, sp, 8
	li a2, 1
	mv s1, a1
	call Worker::reserve.weakest
	ld a0, 8(sp)
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	bne a0, a1, .L86_5
	mv a0, s1
	ld a2, 24(s1)
	j .L86_1
.L86_5:
	addi a0, sp, 8
	call ring::fail
	unimp
wi_steal:
	ld a1, 0(a0)
	ld a0, 128(a1)
	fence rw, rw
	ld a2, 256(a1)
	sub a2, a2, a0
	fence r, rw
	blez a2, .L87_2
	ld a2, 408(a1)
	fence r, rw
	ld a3, 0(a2)
	and a3, a3, a0
	slli a3, a3, 3
	add a2, a2, a3
	addi a3, a0, 1
	addi a2, a2, 32
	ld a2, 0(a2)
	addi a1, a1, 128
.L87_3:
	lr.d a4, (a1)
	bne a4, a0, .L87_5
	sc.d.rl a5, a3, (a1)
	bnez a5, .L87_3
.L87_5:
	xor a0, a0, a4
	seqz a0, a0
	addi a0, a0, -1
	or a0, a0, a2
	ret
.L87_2:
	li a0, 0
	ret
wj_batch:
	addi sp, sp, -128
	sd ra, 120(sp)
	sd s0, 112(sp)
	sd s1, 104(sp)
	sd s2, 96(sp)
	sd s3, 88(sp)
	sd s4, 80(sp)
	sd s5, 72(sp)
	sd s6, 64(sp)
	sd s7, 56(sp)
	sd s8, 48(sp)
	sd s9, 40(sp)
	ld s9, 0(a0)
	mv s0, a1
	li a0, 32
	call batch::assert_positive
	ld a1, 0(s0)
	beq s9, a1, .L88_22
	ld a0, 128(s9)
	fence rw, rw
	ld a1, 256(s9)
	sub a1, a1, a0
	fence r, rw
	blez a1, .L88_27
	srli s5, a1, 1
	andi a1, a1, 1
	add s5, s5, a1
	li a1, 32
	bltu s5, a1, .L88_5
	li s5, 32
.L88_5:
	ld a1, 24(s0)
	ld a2, 32(s0)
	sub a2, a2, a1
	sgtz a1, a2
	neg a1, a1
	and a1, a1, a2
	addi a2, s5, -1
	bgeu a1, a2, .L88_28
	li a1, 32
	li a0, -1
	slli a0, a0, 63
	addi s2, a0, 1
	j .L88_8
.L88_7:
	ld a2, 24(s0)
	ld a3, 32(s0)
	sub a3, a3, a2
	sgtz a2, a3
	neg a2, a2
	and a2, a2, a3
	addi a3, s5, -1
	bgeu a2, a3, .L88_28
.L88_8:
	ld a0, 256(s9)
	fence r, rw
	ld a2, 128(s9)
	sub a0, a0, a2
	mv s1, a1
	bgtz a0, .L88_10
	li a0, 1
.L88_10:
	srli a1, a0, 1
	sub a0, a0, a1
	mv a2, s1
	bltu s1, a0, .L88_12
	mv a2, a0
.L88_12:
	addi a2, a2, -1
	addi a0, sp, 24
	mv a1, s0
	call Worker::reserve.weakest
	ld a0, 24(sp)
	bne a0, s2, .L88_19
.L88_14:
	ld a1, 24(s0)
	ld a3, 32(s0)
	ld a0, 128(s9)
	fence rw, rw
	ld a2, 256(s9)
	sub a2, a2, a0
	fence r, rw
	blez a2, .L88_27
	sub a3, a3, a1
	sgtz a1, a3
	neg a1, a1
	and a1, a1, a3
	addi a1, a1, 1
	bltu a1, s1, .L88_17
	mv a1, s1
.L88_17:
	srli a3, a2, 1
	andi a2, a2, 1
	add a2, a2, a3
	mv s5, a1
	bltu a1, a2, .L88_7
	mv s5, a2
	j .L88_7
.L88_19:
	addi a0, sp, 8
	mv a1, s0
	li a2, 0
	call Worker::reserve.weakest
	ld a0, 8(sp)
	beq a0, s2, .L88_14
	addi a0, sp, 8
	j .L88_52
.L88_22:
	ld a0, 24(s0)
	ld a3, 128(a1)
	addi a2, a0, -1
	sub a3, a2, a3
	bltz a3, .L88_27
	sd a2, 256(a1)
	fence rw, rw
	ld a3, 0(s0)
	ld a1, 128(a3)
	sub a4, a2, a1
	bltz a4, .L88_50
	ld a5, 16(s0)
	ld s1, 8(s0)
	and a5, a5, a2
	slli a5, a5, 3
	add a5, a5, s1
	ld s2, 0(a5)
	bne a2, a1, .L88_45
	addi a1, a3, 128
.L88_57:
	lr.d a4, (a1)
	bne a4, a2, .L88_59
	sc.d a5, a0, (a1)
	bnez a5, .L88_57
.L88_59:
	sd a0, 256(a3)
	bne a4, a2, .L88_27
	ld a0, 48(s0)
	addi a0, a0, 1
	sd a0, 48(s0)
	li s3, 1
	j .L88_40
.L88_27:
	li s3, 0
	j .L88_39
.L88_28:
	ld a1, 408(s9)
	fence r, rw
	ld a2, 0(a1)
	addi a3, a0, 1
	and a2, a2, a0
	slli a2, a2, 3
	add a1, a1, a2
	addi a1, a1, 32
	ld s2, 0(a1)
	addi s4, s9, 128
.L88_60:
	lr.d.aqrl a1, (s4)
	bne a1, a0, .L88_38
	sc.d.rl a2, a3, (s4)
	bnez a2, .L88_60
	li a1, 2
	bltu s5, a1, .L88_48
	addi s5, s5, -1
	addi s6, a0, 2
	not s7, a0
	li s3, 1
	li a0, -1
	slli a0, a0, 63
	addi s8, a0, 1
.L88_31:
	ld a0, 256(s9)
	add a0, a0, s7
	fence r, rw
	blez a0, .L88_40
	ld a0, 408(s9)
	fence r, rw
	ld a1, 0(a0)
	addi a2, s6, -1
	and a1, a1, a2
	slli a1, a1, 3
	add a0, a0, a1
	addi a0, a0, 32
	ld s1, 0(a0)
.L88_63:
	lr.d.aqrl a0, (s4)
	bne a0, a2, .L88_40
	sc.d.rl a1, s6, (s4)
	bnez a1, .L88_63
	ld a0, 24(s0)
	ld a1, 32(s0)
	sub a1, a1, a0
	blez a1, .L88_35
.L88_34:
	ld a1, 16(s0)
	ld a2, 8(s0)
	and a1, a1, a0
	addi a0, a0, 1
	slli a1, a1, 3
	add a1, a1, a2
	sd s2, 0(a1)
	fence rw, w
	ld a1, 0(s0)
	addi s5, s5, -1
	addi s6, s6, 1
	sd a0, 24(s0)
	sd a0, 256(a1)
	addi s7, s7, -1
	mv s2, s1
	bnez s5, .L88_31
	j .L88_49
.L88_35:
	addi a0, sp, 24
	li a2, 1
	mv a1, s0
	call Worker::reserve.weakest
	ld a0, 24(sp)
	bne a0, s8, .L88_51
	ld a0, 24(s0)
	j .L88_34
.L88_38:
	li s3, 2
.L88_39:
.L88_40:
	beqz s3, .L88_43
	li a0, 1
	beq s3, a0, .L88_44
	li s2, -1
	j .L88_44
.L88_43:
	mv s2, s3
.L88_44:
	mv a0, s2
	ld ra, 120(sp)
	ld s0, 112(sp)
	ld s1, 104(sp)
	ld s2, 96(sp)
	ld s3, 88(sp)
	ld s4, 80(sp)
	ld s5, 72(sp)
	ld s6, 64(sp)
	ld s7, 56(sp)
	ld s8, 48(sp)
	ld s9, 40(sp)
	addi sp, sp, 128
	ret
.L88_45:
	ld a0, 40(s0)
	sd a2, 24(s0)
	li s3, 1
	bge a4, a0, .L88_40
	mv a0, s0
	mv a2, s2
	call Worker::shrink
	mv s2, a0
	j .L88_40
.L88_48:
	li s3, 1
	j .L88_40
.L88_49:
	mv s2, s1
	j .L88_40
.L88_50:
	li s3, 0
	sd a0, 256(a3)
	j .L88_39
.L88_51:
	addi a0, sp, 24
.L88_52:
	call ring::fail
	unimp
wj_pop:
	addi sp, sp, -16
	sd ra, 8(sp)
	ld a1, 0(a0)
	ld a3, 24(a0)
	ld a2, 128(a1)
	addi a4, a3, -1
	sub a2, a4, a2
	bltz a2, .L89_5
	sd a4, 256(a1)
	fence rw, rw
	ld t0, 0(a0)
	ld a1, 128(t0)
	sub a7, a4, a1
	bltz a7, .L89_8
	ld a2, 16(a0)
	ld a5, 8(a0)
	and a2, a2, a4
	slli a2, a2, 3
	add a2, a2, a5
	ld a6, 0(a2)
	bne a4, a1, .L89_6
	addi a1, t0, 128
.L89_12:
	lr.d a2, (a1)
	bne a2, a4, .L89_14
	sc.d a5, a3, (a1)
	bnez a5, .L89_12
.L89_14:
	sd a3, 256(t0)
	bne a2, a4, .L89_5
	ld a1, 48(a0)
	addi a1, a1, 1
	sd a1, 48(a0)
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L89_5:
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L89_6:
	ld a2, 40(a0)
	sd a4, 24(a0)
	blt a7, a2, .L89_9
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L89_8:
	sd a3, 256(t0)
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L89_9:
	mv a2, a6
	call Worker::shrink
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
wj_push:
	addi sp, sp, -48
	sd ra, 40(sp)
	sd s0, 32(sp)
	sd s1, 24(sp)
	ld a2, 24(a0)
	ld a3, 32(a0)
	sub a3, a3, a2
	mv s0, a1
	blez a3, .L90_2
.L90_1:
	ld a1, 16(a0)
	ld a3, 8(a0)
	and a1, a1, a2
	slli a1, a1, 3
	add a1, a1, a3
	sd s0, 0(a1)
	fence rw, w
	ld a1, 0(a0)
	addi a2, a2, 1
	sd a2, 24(a0)
	sd a2, 256(a1)
	ld ra, 40(sp)
	ld s0, 32(sp)
	ld s1, 24(sp)
	addi sp, sp, 48
	ret
.L90_2:
	mv a1, a0
	addi a0, sp, 8
	li a2, 1
	mv s1, a1
	call Worker::reserve.weakest
	ld a0, 8(sp)
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	bne a0, a1, .L90_5
	mv a0, s1
	ld a2, 24(s1)
	j .L90_1
.L90_5:
	addi a0, sp, 8
	call ring::fail
	unimp
wj_steal:
	ld a1, 0(a0)
	ld a0, 128(a1)
	fence rw, rw
	ld a2, 256(a1)
	sub a2, a2, a0
	fence r, rw
	blez a2, .L91_2
	ld a2, 408(a1)
	fence r, rw
	ld a3, 0(a2)
	and a3, a3, a0
	slli a3, a3, 3
	add a2, a2, a3
	addi a3, a0, 1
	addi a2, a2, 32
	ld a2, 0(a2)
	addi a1, a1, 128
.L91_3:
	lr.d a4, (a1)
	bne a4, a0, .L91_5
	sc.d.rl a5, a3, (a1)
	bnez a5, .L91_3
.L91_5:
	xor a0, a0, a4
	seqz a0, a0
	addi a0, a0, -1
	or a0, a0, a2
	ret
.L91_2:
	li a0, 0
	ret
Worker::reserve.reference:
	addi sp, sp, -112
	sd ra, 104(sp)
	sd s0, 96(sp)
	sd s1, 88(sp)
	sd s2, 80(sp)
	sd s3, 72(sp)
	sd s4, 64(sp)
	sd s5, 56(sp)
	sd s6, 48(sp)
	sd s7, 40(sp)
	sd s8, 32(sp)
	sd s9, 24(sp)
	mv s1, a2
	mv s0, a1
	ld s3, 0(a1)
	ld a1, 400(s3)
	li a2, 1
	mv s2, a0
	bne a1, a2, .L92_2
	call barrier::has_barriers
	beqz a0, .L92_13
.L92_2:
	ld a0, 24(s0)
	ld a1, 32(s0)
	sub a1, a1, a0
	sgtz a0, a1
	neg a0, a0
	and a0, a0, a1
	bgeu a0, s1, .L92_11
	li s3, 2
	li s4, -1
	lui a0, 349525
	lui a1, 209715
	lui a2, 61681
	lui a3, 4112
	slli s5, s4, 63
	addi s6, a0, 1365
	addi s7, a1, 819
	addi s8, a2, -241
	addi s9, a3, 257
	addi s5, s5, 1
	slli a0, s6, 32
	add s6, s6, a0
	slli a0, s7, 32
	add s7, s7, a0
	slli a0, s8, 32
	add s8, s8, a0
	slli a0, s9, 32
	add s9, s9, a0
.L92_4:
	ld a0, 0(s0)
	ld a2, 128(a0)
	fence r, rw
	ld a1, 16(s0)
	ld a0, 24(s0)
	addi a4, a1, 1
	add a3, a0, s1
	add a1, a4, a2
	sub a3, a3, a2
	sd a1, 32(s0)
	bltu a4, a3, .L92_6
	sub a1, a1, a0
	sgtz a0, a1
	neg a0, a0
	and a0, a0, a1
	bltu a0, s1, .L92_4
	j .L92_11
.L92_6:
	bgeu a3, s3, .L92_8
	li a3, 1
	j .L92_9
.L92_8:
	addi a3, a3, -1
	srli a0, a3, 1
	or a0, a0, a3
	srli a1, a0, 2
	or a0, a0, a1
	srli a1, a0, 4
	or a0, a0, a1
	srli a1, a0, 8
	or a0, a0, a1
	srli a1, a0, 16
	or a0, a0, a1
	srli a1, a0, 32
	or a0, a0, a1
	not a0, a0
	srli a1, a0, 1
	and a1, a1, s6
	sub a0, a0, a1
	and a1, a0, s7
	srli a0, a0, 2
	and a0, a0, s7
	add a0, a0, a1
	srli a1, a0, 4
	add a0, a0, a1
	and a0, a0, s8
	mul a0, a0, s9
	srli a0, a0, 56
	srl a3, s4, a0
	addi a3, a3, 1
.L92_9:
	addi a0, sp, 8
	mv a1, s0
	call Worker::resize.reference
	ld a0, 8(sp)
	bne a0, s5, .L92_14
	ld a0, 24(s0)
	ld a1, 32(s0)
	sub a1, a1, a0
	sgtz a0, a1
	neg a0, a0
	and a0, a0, a1
	bltu a0, s1, .L92_4
.L92_11:
	li a0, -1
	slli a0, a0, 63
	addi a0, a0, 1
	sd a0, 0(s2)
.L92_12:
	ld ra, 104(sp)
	ld s0, 96(sp)
	ld s1, 88(sp)
	ld s2, 80(sp)
	ld s3, 72(sp)
	ld s4, 64(sp)
	ld s5, 56(sp)
	ld s6, 48(sp)
	ld s7, 40(sp)
	ld s8, 32(sp)
	ld s9, 24(sp)
	addi sp, sp, 112
	ret
.L92_13:
	addi a0, s3, 400
	call Mode::make_cold
	j .L92_2
.L92_14:
	ld a0, 8(sp)
	ld a1, 16(sp)
	sd a0, 0(s2)
	sd a1, 8(s2)
	j .L92_12
Worker::take_and_see_to.reference:
	addi sp, sp, -48
	sd ra, 40(sp)
	sd s0, 32(sp)
	sd s1, 24(sp)
	sd s2, 16(sp)
	ld a4, 0(a0)
	ld a3, 128(a4)
	sub a5, a1, a3
	bltz a5, .L93_10
	ld s1, 16(a0)
	ld s0, 8(a0)
	and s1, s1, a1
	slli s1, s1, 3
	add s0, s0, s1
	ld s2, 0(s0)
	bne a1, a3, .L93_4
	addi a3, a1, 1
	addi a5, a4, 128
.L93_15:
	lr.d s1, (a5)
	bne s1, a1, .L93_17
	sc.d s0, a3, (a5)
	bnez s0, .L93_15
.L93_17:
	sd a3, 256(a4)
	bne s1, a1, .L93_6
	ld a1, 48(a0)
	addi a1, a1, 1
	sd a1, 48(a0)
	li s1, 1
	ld s0, 0(a0)
	li a1, 1
	beq a2, a1, .L93_8
	j .L93_11
.L93_4:
	ld a4, 40(a0)
	sd a1, 24(a0)
	li s1, 1
	bge a5, a4, .L93_7
	sd a0, 8(sp)
	ld a0, 8(sp)
	mv a1, a3
	mv s0, a2
	mv a2, s2
	call Worker::shrink
	mv a2, s0
	mv s2, a0
	ld a0, 8(sp)
	ld s0, 0(a0)
	li a1, 1
	beq a2, a1, .L93_8
	j .L93_11
.L93_6:
	li s1, 0
.L93_7:
	ld s0, 0(a0)
	li a1, 1
	bne a2, a1, .L93_11
.L93_8:
	ld a0, 400(s0)
	bne a0, a1, .L93_13
	call barrier::has_barriers
	bnez a0, .L93_13
	j .L93_14
.L93_10:
	li s1, 0
	addi a1, a1, 1
	sd a1, 256(a4)
	ld s0, 0(a0)
	li a1, 1
	beq a2, a1, .L93_8
.L93_11:
	ld a1, 128(s0)
	addi a0, a0, 48
	call Patience::is_lost
	beqz a0, .L93_13
	ld a0, 400(s0)
	li a1, 2
	beq a0, a1, .L93_14
.L93_13:
	mv a0, s1
	mv a1, s2
	ld ra, 40(sp)
	ld s0, 32(sp)
	ld s1, 24(sp)
	ld s2, 16(sp)
	addi sp, sp, 48
	ret
.L93_14:
	addi a0, s0, 400
	call Mode::make_cold
	j .L93_13
Worker::reserve.weakest:
	addi sp, sp, -128
	sd ra, 120(sp)
	sd s0, 112(sp)
	sd s1, 104(sp)
	sd s2, 96(sp)
	sd s3, 88(sp)
	sd s4, 80(sp)
	sd s5, 72(sp)
	sd s6, 64(sp)
	sd s7, 56(sp)
	sd s8, 48(sp)
	sd s9, 40(sp)
	sd s10, 32(sp)
	sd s11, 24(sp)
	ld a3, 24(a1)
	ld a4, 32(a1)
	sub a4, a4, a3
	sgtz a3, a4
	neg a3, a3
	and a3, a3, a4
	bgeu a3, a2, .L94_9
	li s2, 2
	li s3, -1
	lui a3, 349525
	lui a4, 209715
	lui a5, 61681
	lui s1, 4112
	slli s4, s3, 63
	addi s5, a3, 1365
	addi s6, a4, 819
	addi s10, a5, -241
	addi s0, s1, 257
	addi s4, s4, 1
	slli a3, s5, 32
	add s5, s5, a3
	slli a3, s6, 32
	add s6, s6, a3
	slli a3, s10, 32
	add s10, s10, a3
	slli a3, s0, 32
	add s11, s0, a3
.L94_2:
	ld a3, 0(a1)
	ld s0, 128(a3)
	fence r, rw
	ld a5, 16(a1)
	ld a3, 24(a1)
	addi a5, a5, 1
	add s1, a3, a2
	add a4, a5, s0
	sub s1, s1, s0
	sd a4, 32(a1)
	bltu a5, s1, .L94_4
	sub a4, a4, a3
	sgtz a3, a4
	neg a3, a3
	and a3, a3, a4
	bltu a3, a2, .L94_2
	j .L94_9
.L94_4:
	mv s7, a0
	mv s8, a2
	bgeu s1, s2, .L94_6
	li a3, 1
	j .L94_7
.L94_6:
	addi s1, s1, -1
	srli a0, s1, 1
	or a0, a0, s1
	srli a2, a0, 2
	or a0, a0, a2
	srli a2, a0, 4
	or a0, a0, a2
	srli a2, a0, 8
	or a0, a0, a2
	srli a2, a0, 16
	or a0, a0, a2
	srli a2, a0, 32
	or a0, a0, a2
	not a0, a0
	srli a2, a0, 1
	and a2, a2, s5
	sub a0, a0, a2
	and a2, a0, s6
	srli a0, a0, 2
	and a0, a0, s6
	add a0, a0, a2
	srli a2, a0, 4
	add a0, a0, a2
	and a0, a0, s10
	mul a0, a0, s11
	srli a0, a0, 56
	srl a3, s3, a0
	addi a3, a3, 1
.L94_7:
	addi a0, sp, 8
	mv s9, a1
	mv a2, s0
	call Worker::resize.reference
	ld a0, 8(sp)
	bne a0, s4, .L94_11
	mv a1, s9
	ld a3, 24(s9)
	ld a4, 32(s9)
	mv a2, s8
	mv a0, s7
	sub a4, a4, a3
	sgtz a3, a4
	neg a3, a3
	and a3, a3, a4
	bltu a3, s8, .L94_2
.L94_9:
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	sd a1, 0(a0)
.L94_10:
	ld ra, 120(sp)
	ld s0, 112(sp)
	ld s1, 104(sp)
	ld s2, 96(sp)
	ld s3, 88(sp)
	ld s4, 80(sp)
	ld s5, 72(sp)
	ld s6, 64(sp)
	ld s7, 56(sp)
	ld s8, 48(sp)
	ld s9, 40(sp)
	ld s10, 32(sp)
	ld s11, 24(sp)
	addi sp, sp, 128
	ret
.L94_11:
	ld a0, 8(sp)
	ld a1, 16(sp)
	sd a0, 0(s7)
	sd a1, 8(s7)
	j .L94_10
Worker::reserve.wa:
	addi sp, sp, -128
	sd ra, 120(sp)
	sd s0, 112(sp)
	sd s1, 104(sp)
	sd s2, 96(sp)
	sd s3, 88(sp)
	sd s4, 80(sp)
	sd s5, 72(sp)
	sd s6, 64(sp)
	sd s7, 56(sp)
	sd s8, 48(sp)
	sd s9, 40(sp)
	sd s10, 32(sp)
	sd s11, 24(sp)
	ld a3, 24(a1)
	ld a4, 32(a1)
	sub a4, a4, a3
	sgtz a5, a4
	neg a5, a5
	and a4, a4, a5
	bgeu a4, a2, .L95_9
	li s2, 2
	li s3, -1
	lui a4, 349525
	lui a5, 209715
	lui s1, 61681
	lui s0, 4112
	slli s4, s3, 63
	addi s5, a4, 1365
	addi s6, a5, 819
	addi s10, s1, -241
	addi s0, s0, 257
	addi s4, s4, 1
	slli a4, s5, 32
	add s5, s5, a4
	slli a4, s6, 32
	add s6, s6, a4
	slli a4, s10, 32
	add s10, s10, a4
	slli a4, s0, 32
	add s11, s0, a4
.L95_2:
	ld a4, 0(a1)
	ld s0, 128(a4)
	ld a5, 16(a1)
	add s1, a3, a2
	addi a5, a5, 1
	add a4, a5, s0
	sub s1, s1, s0
	sd a4, 32(a1)
	bltu a5, s1, .L95_4
	sub a4, a4, a3
	sgtz a5, a4
	neg a5, a5
	and a4, a4, a5
	bltu a4, a2, .L95_2
	j .L95_9
.L95_4:
	mv s7, a0
	mv s8, a2
	bgeu s1, s2, .L95_6
	li a3, 1
	j .L95_7
.L95_6:
	addi s1, s1, -1
	srli a0, s1, 1
	or a0, a0, s1
	srli a2, a0, 2
	or a0, a0, a2
	srli a2, a0, 4
	or a0, a0, a2
	srli a2, a0, 8
	or a0, a0, a2
	srli a2, a0, 16
	or a0, a0, a2
	srli a2, a0, 32
	or a0, a0, a2
	not a0, a0
	srli a2, a0, 1
	and a2, a2, s5
	sub a0, a0, a2
	and a2, a0, s6
	srli a0, a0, 2
	and a0, a0, s6
	add a0, a0, a2
	srli a2, a0, 4
	add a0, a0, a2
	and a0, a0, s10
	mul a0, a0, s11
	srli a0, a0, 56
	srl a3, s3, a0
	addi a3, a3, 1
.L95_7:
	addi a0, sp, 8
	mv s9, a1
	mv a2, s0
	call Worker::resize.reference
	ld a0, 8(sp)
	bne a0, s4, .L95_11
	mv a1, s9
	ld a3, 24(s9)
	ld a4, 32(s9)
	mv a2, s8
	mv a0, s7
	sub a4, a4, a3
	sgtz a5, a4
	neg a5, a5
	and a4, a4, a5
	bltu a4, s8, .L95_2
.L95_9:
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	sd a1, 0(a0)
.L95_10:
	ld ra, 120(sp)
	ld s0, 112(sp)
	ld s1, 104(sp)
	ld s2, 96(sp)
	ld s3, 88(sp)
	ld s4, 80(sp)
	ld s5, 72(sp)
	ld s6, 64(sp)
	ld s7, 56(sp)
	ld s8, 48(sp)
	ld s9, 40(sp)
	ld s10, 32(sp)
	ld s11, 24(sp)
	addi sp, sp, 128
	ret
.L95_11:
	ld a0, 8(sp)
	ld a1, 16(sp)
	sd a0, 0(s7)
	sd a1, 8(s7)
	j .L95_10
Worker::reserve.wc:
	addi sp, sp, -128
	sd ra, 120(sp)
	sd s0, 112(sp)
	sd s1, 104(sp)
	sd s2, 96(sp)
	sd s3, 88(sp)
	sd s4, 80(sp)
	sd s5, 72(sp)
	sd s6, 64(sp)
	sd s7, 56(sp)
	sd s8, 48(sp)
	sd s9, 40(sp)
	sd s10, 32(sp)
	sd s11, 24(sp)
	ld a3, 24(a1)
	ld a4, 32(a1)
	sub a4, a4, a3
	sgtz a3, a4
	neg a3, a3
	and a3, a3, a4
	bgeu a3, a2, .L96_9
	li s2, 2
	li s3, -1
	lui a3, 349525
	lui a4, 209715
	lui a5, 61681
	lui s1, 4112
	slli s4, s3, 63
	addi s5, a3, 1365
	addi s6, a4, 819
	addi s10, a5, -241
	addi s0, s1, 257
	addi s4, s4, 1
	slli a3, s5, 32
	add s5, s5, a3
	slli a3, s6, 32
	add s6, s6, a3
	slli a3, s10, 32
	add s10, s10, a3
	slli a3, s0, 32
	add s11, s0, a3
.L96_2:
	ld a3, 0(a1)
	ld s0, 128(a3)
	fence r, rw
	ld a5, 16(a1)
	ld a3, 24(a1)
	addi a5, a5, 1
	add s1, a3, a2
	add a4, a5, s0
	sub s1, s1, s0
	sd a4, 32(a1)
	bltu a5, s1, .L96_4
	sub a4, a4, a3
	sgtz a3, a4
	neg a3, a3
	and a3, a3, a4
	bltu a3, a2, .L96_2
	j .L96_9
.L96_4:
	mv s7, a0
	mv s8, a2
	bgeu s1, s2, .L96_6
	li a3, 1
	j .L96_7
.L96_6:
	addi s1, s1, -1
	srli a0, s1, 1
	or a0, a0, s1
	srli a2, a0, 2
	or a0, a0, a2
	srli a2, a0, 4
	or a0, a0, a2
	srli a2, a0, 8
	or a0, a0, a2
	srli a2, a0, 16
	or a0, a0, a2
	srli a2, a0, 32
	or a0, a0, a2
	not a0, a0
	srli a2, a0, 1
	and a2, a2, s5
	sub a0, a0, a2
	and a2, a0, s6
	srli a0, a0, 2
	and a0, a0, s6
	add a0, a0, a2
	srli a2, a0, 4
	add a0, a0, a2
	and a0, a0, s10
	mul a0, a0, s11
	srli a0, a0, 56
	srl a3, s3, a0
	addi a3, a3, 1
.L96_7:
	addi a0, sp, 8
	mv s9, a1
	mv a2, s0
	call Worker::resize.wc
	ld a0, 8(sp)
	bne a0, s4, .L96_11
	mv a1, s9
	ld a3, 24(s9)
	ld a4, 32(s9)
	mv a2, s8
	mv a0, s7
	sub a4, a4, a3
	sgtz a3, a4
	neg a3, a3
	and a3, a3, a4
	bltu a3, s8, .L96_2
.L96_9:
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	sd a1, 0(a0)
.L96_10:
	ld ra, 120(sp)
	ld s0, 112(sp)
	ld s1, 104(sp)
	ld s2, 96(sp)
	ld s3, 88(sp)
	ld s4, 80(sp)
	ld s5, 72(sp)
	ld s6, 64(sp)
	ld s7, 56(sp)
	ld s8, 48(sp)
	ld s9, 40(sp)
	ld s10, 32(sp)
	ld s11, 24(sp)
	addi sp, sp, 128
	ret
.L96_11:
	ld a0, 8(sp)
	ld a1, 16(sp)
	sd a0, 0(s7)
	sd a1, 8(s7)
	j .L96_10
Worker::resize.reference:
	addi sp, sp, -96
	sd ra, 88(sp)
	sd s0, 80(sp)
	sd s1, 72(sp)
	sd s2, 64(sp)
	sd s3, 56(sp)
	sd s4, 48(sp)
	sd s5, 40(sp)
	sd s6, 32(sp)
	mv s2, a0
	addi s0, a3, -1
	xor a0, a3, s0
	sd a3, 8(sp)
	bgeu s0, a0, .L97_14
	mv s1, a3
	li a0, -65
	srli a0, a0, 4
	bgeu a0, a3, .L97_3
	li s6, 0
	mv s5, s1
	j .L97_8
.L97_3:
	mv s3, a2
	mv s4, a1
	slli a0, s1, 3
	addi s5, a0, 32
	call _RNvC7___rustc35___rust_no_alloc_shim_is_unstable_v2
	li a1, 8
	li s6, 8
	mv a0, s5
	call _RNvC7___rustc12___rust_alloc
	beqz a0, .L97_8
	ld t0, 8(s4)
	sd s0, 0(a0)
	sd zero, 8(a0)
	ld a3, 24(s4)
	ld a1, -8(t0)
	li a2, -1
	sub a5, a1, s3
	slli a2, a2, 63
	bgtz a5, .L97_6
	mv a1, s3
.L97_6:
	sub a5, a3, a1
	addi s3, a2, 1
	bge s1, a5, .L97_9
	slli s0, s0, 3
	addi a1, s0, 40
	li a2, 8
	call _RNvC7___rustc14___rust_dealloc
	j .L97_12
.L97_8:
	sd s6, 0(s2)
	sd s5, 8(s2)
	j .L97_13
.L97_9:
	ld a5, 16(s4)
	addi a7, a0, 32
	addi a6, t0, -32
	sd a1, 24(a0)
	beq a3, a1, .L97_11
.L97_10:
	and a2, a1, a5
	slli a2, a2, 3
	add a2, a2, t0
	ld a2, 0(a2)
	and a4, a1, s0
	slli a4, a4, 3
	add a4, a4, a7
	sd a2, 0(a4)
	addi a1, a1, 1
	bne a3, a1, .L97_10
.L97_11:
	ld a3, 32(s4)
	ld a4, 0(s4)
	not a2, a5
	add a2, a2, s1
	add a2, a2, a3
	sd a7, 8(s4)
	sd s0, 16(s4)
	sd a2, 32(s4)
	sd zero, 40(s4)
	fence rw, w
	sd a0, 408(a4)
	ld a0, 384(a4)
	ld a2, 392(a4)
	auipc a3, %pcrel_hi(FnOnce::call_once)
	addi a3, a3, %pcrel_lo(.Lpcrel_hi)
	sd a0, -24(t0)
	sd a2, -16(t0)
	sd a6, 384(a4)
	sd a3, 392(a4)
.L97_12:
	sd s3, 0(s2)
.L97_13:
	ld ra, 88(sp)
	ld s0, 80(sp)
	ld s1, 72(sp)
	ld s2, 64(sp)
	ld s3, 56(sp)
	ld s4, 48(sp)
	ld s5, 40(sp)
	ld s6, 32(sp)
	addi sp, sp, 96
	ret
.L97_14:
	auipc a0, %got_pcrel_hi(_RNvXsi_NtNtNtC4core3fmt3num3impjNtB9_7Display3fmt)
	ld a0, %pcrel_lo(.Lpcrel_hi)(a0)
	addi a1, sp, 8
	sd a1, 16(sp)
	sd a0, 24(sp)
	auipc a0, %pcrel_hi(.Lanon)
	auipc a1, %pcrel_hi(.Lanon)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	addi a2, a1, %pcrel_lo(.Lpcrel_hi)
	addi a1, sp, 16
	call _RNvNtC4core9panicking9panic_fmt
Worker::resize.wc:
	addi sp, sp, -96
	sd ra, 88(sp)
	sd s0, 80(sp)
	sd s1, 72(sp)
	sd s2, 64(sp)
	sd s3, 56(sp)
	sd s4, 48(sp)
	sd s5, 40(sp)
	sd s6, 32(sp)
	mv s2, a0
	addi s0, a3, -1
	xor a0, a3, s0
	sd a3, 8(sp)
	bgeu s0, a0, .L98_14
	mv s1, a3
	li a0, -65
	srli a0, a0, 4
	bgeu a0, a3, .L98_3
	li s6, 0
	mv s5, s1
	j .L98_8
.L98_3:
	mv s3, a2
	mv s4, a1
	slli a0, s1, 3
	addi s5, a0, 32
	call _RNvC7___rustc35___rust_no_alloc_shim_is_unstable_v2
	li a1, 8
	li s6, 8
	mv a0, s5
	call _RNvC7___rustc12___rust_alloc
	beqz a0, .L98_8
	ld t0, 8(s4)
	sd s0, 0(a0)
	sd zero, 8(a0)
	ld a3, 24(s4)
	ld a1, -8(t0)
	li a2, -1
	sub a5, a1, s3
	slli a2, a2, 63
	bgtz a5, .L98_6
	mv a1, s3
.L98_6:
	sub a5, a3, a1
	addi s3, a2, 1
	bge s1, a5, .L98_9
	slli s0, s0, 3
	addi a1, s0, 40
	li a2, 8
	call _RNvC7___rustc14___rust_dealloc
	j .L98_12
.L98_8:
	sd s6, 0(s2)
	sd s5, 8(s2)
	j .L98_13
.L98_9:
	ld a5, 16(s4)
	addi a7, a0, 32
	addi a6, t0, -32
	sd a1, 24(a0)
	beq a3, a1, .L98_11
.L98_10:
	and a2, a1, a5
	slli a2, a2, 3
	add a2, a2, t0
	ld a2, 0(a2)
	and a4, a1, s0
	slli a4, a4, 3
	add a4, a4, a7
	sd a2, 0(a4)
	addi a1, a1, 1
	bne a3, a1, .L98_10
.L98_11:
	ld a3, 32(s4)
	ld a4, 0(s4)
	not a2, a5
	add a2, a2, s1
	add a2, a2, a3
	sd a7, 8(s4)
	sd s0, 16(s4)
	sd a2, 32(s4)
	sd zero, 40(s4)
	sd a0, 408(a4)
	ld a0, 384(a4)
	ld a2, 392(a4)
	auipc a3, %pcrel_hi(FnOnce::call_once)
	addi a3, a3, %pcrel_lo(.Lpcrel_hi)
	sd a0, -24(t0)
	sd a2, -16(t0)
	sd a6, 384(a4)
	sd a3, 392(a4)
.L98_12:
	sd s3, 0(s2)
.L98_13:
	ld ra, 88(sp)
	ld s0, 80(sp)
	ld s1, 72(sp)
	ld s2, 64(sp)
	ld s3, 56(sp)
	ld s4, 48(sp)
	ld s5, 40(sp)
	ld s6, 32(sp)
	addi sp, sp, 96
	ret
.L98_14:
	auipc a0, %got_pcrel_hi(_RNvXsi_NtNtNtC4core3fmt3num3impjNtB9_7Display3fmt)
	ld a0, %pcrel_lo(.Lpcrel_hi)(a0)
	addi a1, sp, 8
	sd a1, 16(sp)
	sd a0, 24(sp)
	auipc a0, %pcrel_hi(.Lanon)
	auipc a1, %pcrel_hi(.Lanon)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	addi a2, a1, %pcrel_lo(.Lpcrel_hi)
	addi a1, sp, 16
	call _RNvNtC4core9panicking9panic_fmt
