# rustc 1.95.0 (59807616e 2026-04-14); sources 6b45dac4ada14f29
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
	mv s4, a1
	ld s5, 0(a0)
	ld a2, 0(a1)
	beq s5, a2, .L0_38
	auipc a0, %tls_gd_pcrel_hi(RUST_STD_INTERNAL_VAL)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call __tls_get_addr
	mv s2, a0
	li s7, 32
	li s6, 2
	li s10, 1
	li a0, -1
	slli a0, a0, 63
	addi s9, a0, 1
	li s0, 3
	ld a0, 400(s5)
	fence r, rw
	beq a0, s6, .L0_3
.L0_2:
	ld a0, 128(s5)
	fence r, rw
	ld a1, 256(s5)
	sub a1, a1, a0
	blez a1, .L0_47
.L0_3:
	lbu a1, 8(s2)
	mv a0, s2
	bne a1, s10, .L0_24
.L0_4:
	ld s1, 0(a0)
	ld a0, 8(s1)
	andi a1, a0, 1
	bnez a1, .L0_28
.L0_5:
	addi a0, a0, 1
	sd a0, 8(s1)
	fence rw, w
	sd a0, 0(s1)
	ld a0, 400(s5)
	fence r, rw
	bne a0, s6, .L0_29
.L0_6:
	fence rw, rw
	ld a0, 128(s5)
	fence r, rw
	fence rw, rw
	ld a1, 256(s5)
	sub a1, a1, a0
	fence r, rw
	blez a1, .L0_54
	srli a2, a1, 1
	sub a2, a1, a2
	mv a1, s7
	bltu s7, a2, .L0_9
	mv a1, a2
.L0_9:
	ld a2, 24(s4)
	ld a3, 32(s4)
	sub a3, a3, a2
	sgtz a2, a3
	neg a2, a2
	and s8, a2, a3
	addi s11, a1, -1
	bgeu s8, s11, .L0_11
	li s0, 3
	j .L0_13
.L0_11:
	ld a2, 408(s5)
	fence r, rw
	ld a3, 0(a2)
	addi a4, a0, 1
	and a3, a3, a0
	slli a3, a3, 3
	add a2, a2, a3
	addi a2, a2, 32
	ld s10, 0(a2)
	addi s0, s5, 128
.L0_88:
	lr.d.aqrl a2, (s0)
	bne a2, a0, .L0_90
	sc.d.rl a3, a4, (s0)
	bnez a3, .L0_88
.L0_90:
	beq a2, a0, .L0_57
	li s0, 2
	li s10, 1
.L0_13:
	ld a0, 16(s1)
	bnez a0, .L0_31
	ld a0, 8(s1)
	addi a0, a0, 1
	sd a0, 8(s1)
	fence rw, w
	sd a0, 0(s1)
	bgeu s8, s11, .L0_49
.L0_15:
	fence rw, rw
	ld a0, 256(s5)
	fence r, rw
	fence rw, rw
	ld a1, 128(s5)
	sub a0, a0, a1
	fence r, rw
	bgtz a0, .L0_17
	li a0, 1
.L0_17:
	srli a1, a0, 1
	sub a0, a0, a1
	mv a2, s7
	li s0, 3
	bltu s7, a0, .L0_19
	mv a2, a0
.L0_19:
	addi a2, a2, -1
	addi a0, sp, 24
	mv a1, s4
	call Worker::reserve.reference
	ld a0, 24(sp)
	bne a0, s9, .L0_35
.L0_21:
	ld a0, 24(s4)
	ld a1, 32(s4)
	sub a1, a1, a0
	sgtz a0, a1
	neg a0, a0
	and a0, a0, a1
	addi a0, a0, 1
	bltu a0, s7, .L0_23
	mv a0, s7
.L0_23:
	mv s7, a0
	ld a0, 400(s5)
	fence r, rw
	bne a0, s6, .L0_2
	j .L0_3
.L0_24:
	li s1, 0
	mv a0, s2
	call Storage::get_or_init_slow
	li s0, 3
	bnez a0, .L0_4
	li s1, 0
	call records::temporary
	mv s1, a0
	li s0, 3
	ld a0, 8(a0)
	andi a1, a0, 1
	beqz a1, .L0_5
.L0_28:
	ld a1, 16(s1)
	addi a1, a1, 1
	sd a1, 16(s1)
	fence rw, w
	sd a0, 0(s1)
	ld a0, 400(s5)
	fence r, rw
	beq a0, s6, .L0_6
.L0_29:
	bne a0, s0, .L0_32
	fence rw, rw
	j .L0_6
.L0_31:
	mv a0, s1
	call Record::leave_nested
	bgeu s8, s11, .L0_49
	j .L0_15
.L0_32:
	addi s3, s5, 400
	auipc a0, %pcrel_hi(has_barriers::REGISTERED)
.L0_91:
	lr.d a1, (s3)
	bnez a1, .L0_93
	sc.d a2, s10, (s3)
	bnez a2, .L0_91
.L0_93:
	addi s0, a0, %pcrel_lo(.Lpcrel_hi)
	lw a0, 0(s0)
	fence r, rw
	bnez a0, .L0_37
.L0_33:
	lbu a0, 4(s0)
	fence rw, rw
	bnez a0, .L0_73
.L0_94:
	lr.d a0, (s3)
	bne a0, s10, .L0_96
	sc.d a1, s6, (s3)
	bnez a1, .L0_94
.L0_96:
	j .L0_6
.L0_35:
	addi a0, sp, 8
	mv a1, s4
	li a2, 0
	call Worker::reserve.reference
	ld a0, 8(sp)
	beq a0, s9, .L0_21
	j .L0_77
.L0_37:
	call OnceLock::initialize
	j .L0_33
.L0_38:
	ld a0, 24(s4)
	ld a3, 128(a2)
	addi a1, a0, -1
	sub a3, a1, a3
	bltz a3, .L0_47
	sd a1, 256(a2)
	ld a2, 400(a2)
	beqz a2, .L0_42
	li a3, 1
	fence rw, rw
	beq a2, a3, .L0_69
	lw a3, 56(s4)
	addiw a3, a3, -1
	sw a3, 56(s4)
	beqz a3, .L0_69
.L0_42:
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
	bne a1, a2, .L0_48
	addi a2, a3, 128
.L0_97:
	lr.d a4, (a2)
	bne a4, a1, .L0_99
	sc.d a5, a0, (a2)
	bnez a5, .L0_97
.L0_99:
	sd a0, 256(a3)
	bne a4, a1, .L0_47
	ld a0, 48(s4)
	addi a0, a0, 1
	sd a0, 48(s4)
.L0_46:
	li s0, 1
	j .L0_49
.L0_47:
	li s0, 0
	j .L0_49
.L0_48:
	ld a0, 40(s4)
	sd a1, 24(s4)
	li s0, 1
	blt a4, a0, .L0_72
.L0_49:
	beqz s0, .L0_52
	li a0, 1
	beq s0, a0, .L0_53
	li s3, -1
	j .L0_53
.L0_52:
	mv s3, s0
.L0_53:
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
.L0_54:
	li s0, 0
	ld a0, 16(s1)
	bnez a0, .L0_74
.L0_55:
	ld a0, 8(s1)
	addi a0, a0, 1
	sd a0, 8(s1)
	fence rw, w
	sd a0, 0(s1)
	bnez s0, .L0_75
.L0_56:
	j .L0_49
.L0_57:
	li a2, 2
	bltu a1, a2, .L0_66
	addi s2, a0, 2
	not s6, a0
	li a0, -1
	slli a0, a0, 63
	addi s7, a0, 1
.L0_59:
	fence rw, rw
	ld a0, 256(s5)
	add a0, a0, s6
	fence r, rw
	blez a0, .L0_66
	ld a0, 408(s5)
	fence r, rw
	ld a1, 0(a0)
	addi a2, s2, -1
	and a1, a1, a2
	slli a1, a1, 3
	add a0, a0, a1
	addi a0, a0, 32
	ld s3, 0(a0)
.L0_100:
	lr.d.aqrl a0, (s0)
	bne a0, a2, .L0_66
	sc.d.rl a1, s2, (s0)
	bnez a1, .L0_100
	ld a0, 24(s4)
	ld a1, 32(s4)
	sub a1, a1, a0
	blez a1, .L0_63
.L0_62:
	ld a1, 16(s4)
	ld a2, 8(s4)
	and a1, a1, a0
	addi a0, a0, 1
	slli a1, a1, 3
	add a1, a1, a2
	sd s10, 0(a1)
	fence rw, w
	ld a1, 0(s4)
	addi s11, s11, -1
	addi s2, s2, 1
	sd a0, 24(s4)
	sd a0, 256(a1)
	addi s6, s6, -1
	mv s10, s3
	bnez s11, .L0_59
	j .L0_67
.L0_63:
	addi a0, sp, 24
	li a2, 1
	mv a1, s4
	call Worker::reserve.reference
	ld a0, 24(sp)
	bne a0, s7, .L0_78
	ld a0, 24(s4)
	j .L0_62
.L0_66:
	mv s3, s10
.L0_67:
	ld a0, 16(s1)
	bnez a0, .L0_76
	ld a0, 8(s1)
	addi a0, a0, 1
	sd a0, 8(s1)
	fence rw, w
	sd a0, 0(s1)
	j .L0_46
.L0_69:
	mv a0, s4
	call Worker::take_and_see_to.reference
	mv s0, a0
	mv s3, a1
	j .L0_49
.L0_71:
	li s0, 0
	sd a0, 256(a3)
	j .L0_49
.L0_72:
	mv a0, s4
	mv a1, a2
	mv a2, s3
	call Worker::shrink
	j .L0_49
.L0_73:
	li s0, 1
	ld a0, 16(s1)
	beqz a0, .L0_55
.L0_74:
	mv a0, s1
	call Record::leave_nested
	beqz s0, .L0_56
.L0_75:
	li s0, 2
	j .L0_49
.L0_76:
	mv a0, s1
	call Record::leave_nested
	j .L0_46
.L0_77:
	ld a1, 16(sp)
	call ring::fail
	j .L0_79
.L0_78:
	ld a1, 32(sp)
	call ring::fail
.L0_79:
	unimp
reference_pop:
	addi sp, sp, -16
	sd ra, 8(sp)
	sd s0, 0(sp)
	ld a2, 0(a0)
	ld a3, 24(a0)
	ld a4, 128(a2)
	addi a1, a3, -1
	sub a4, a1, a4
	bltz a4, .L1_8
	sd a1, 256(a2)
	ld a4, 400(a2)
	beqz a4, .L1_4
	li a2, 1
	fence rw, rw
	beq a4, a2, .L1_11
	lw a2, 56(a0)
	addiw a5, a2, -1
	sw a5, 56(a0)
	mv a2, a4
	beqz a5, .L1_11
.L1_4:
	ld a4, 0(a0)
	ld a2, 128(a4)
	sub a6, a1, a2
	bltz a6, .L1_13
	ld s0, 16(a0)
	ld a5, 8(a0)
	and s0, s0, a1
	slli s0, s0, 3
	add a5, a5, s0
	ld s0, 0(a5)
	bne a1, a2, .L1_9
	addi a2, a4, 128
.L1_16:
	lr.d a6, (a2)
	bne a6, a1, .L1_18
	sc.d a5, a3, (a2)
	bnez a5, .L1_16
.L1_18:
	sd a3, 256(a4)
	bne a6, a1, .L1_8
	ld a1, 48(a0)
	addi a1, a1, 1
	sd a1, 48(a0)
	mv a0, s0
	ld ra, 8(sp)
	ld s0, 0(sp)
	addi sp, sp, 16
	ret
.L1_8:
	li a0, 0
	ld ra, 8(sp)
	ld s0, 0(sp)
	addi sp, sp, 16
	ret
.L1_9:
	ld a3, 40(a0)
	sd a1, 24(a0)
	blt a6, a3, .L1_14
.L1_10:
	mv a0, s0
	ld ra, 8(sp)
	ld s0, 0(sp)
	addi sp, sp, 16
	ret
.L1_11:
	call Worker::take_and_see_to.reference
	slli a0, a0, 63
	srai a0, a0, 63
	and a0, a0, a1
	ld ra, 8(sp)
	ld s0, 0(sp)
	addi sp, sp, 16
	ret
.L1_13:
	sd a3, 256(a4)
	li a0, 0
	ld ra, 8(sp)
	ld s0, 0(sp)
	addi sp, sp, 16
	ret
.L1_14:
	mv a1, a2
	mv a2, s0
	call Worker::shrink
	j .L1_10
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
	ld a1, 16(sp)
	call ring::fail
	unimp
reference_steal:
	addi sp, sp, -48
	sd ra, 40(sp)
	sd s0, 32(sp)
	sd s1, 24(sp)
	sd s2, 16(sp)
	sd s3, 8(sp)
	sd s4, 0(sp)
	ld s1, 0(a0)
	ld a0, 400(s1)
	li a1, 2
	fence r, rw
	beq a0, a1, .L3_2
	ld a0, 128(s1)
	fence r, rw
	ld a1, 256(s1)
	sub a1, a1, a0
	blez a1, .L3_12
.L3_2:
	auipc a0, %tls_gd_pcrel_hi(RUST_STD_INTERNAL_VAL)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call __tls_get_addr
	lbu a1, 8(a0)
	li a2, 1
	bne a1, a2, .L3_14
.L3_3:
	ld s0, 0(a0)
	ld a0, 8(s0)
	andi a1, a0, 1
	bnez a1, .L3_18
.L3_4:
	addi a0, a0, 1
	sd a0, 8(s0)
	fence rw, w
	sd a0, 0(s0)
	ld a0, 400(s1)
	li a1, 2
	fence r, rw
	bne a0, a1, .L3_19
.L3_5:
	fence rw, rw
	ld a1, 128(s1)
	fence r, rw
	fence rw, rw
	ld a0, 256(s1)
	sub a0, a0, a1
	fence r, rw
	blez a0, .L3_9
	ld a0, 408(s1)
	fence r, rw
	ld a2, 0(a0)
	and a2, a2, a1
	slli a2, a2, 3
	add a0, a0, a2
	addi a2, a1, 1
	addi a0, a0, 32
	ld a0, 0(a0)
	addi a3, s1, 128
.L3_28:
	lr.d.aqrl a4, (a3)
	bne a4, a1, .L3_30
	sc.d.rl a5, a2, (a3)
	bnez a5, .L3_28
.L3_30:
	ld a2, 16(s0)
	xor a1, a1, a4
	seqz s1, a1
	bnez a2, .L3_21
	ld a1, 8(s0)
	addi a1, a1, 1
	sd a1, 8(s0)
	fence rw, w
	sd a1, 0(s0)
	bnez s1, .L3_13
.L3_8:
	li a0, -1
	j .L3_13
.L3_9:
	li s2, 0
.L3_10:
	ld a0, 16(s0)
	bnez a0, .L3_25
	ld a0, 8(s0)
	addi a0, a0, 1
	sd a0, 8(s0)
	fence rw, w
	sd a0, 0(s0)
	bnez s2, .L3_8
.L3_12:
	li a0, 0
.L3_13:
	ld ra, 40(sp)
	ld s0, 32(sp)
	ld s1, 24(sp)
	ld s2, 16(sp)
	ld s3, 8(sp)
	ld s4, 0(sp)
	addi sp, sp, 48
	ret
.L3_14:
	li s0, 0
	call Storage::get_or_init_slow
	bnez a0, .L3_3
	li s0, 0
	call records::temporary
	mv s0, a0
	ld a0, 8(a0)
	andi a1, a0, 1
	beqz a1, .L3_4
.L3_18:
	ld a1, 16(s0)
	addi a1, a1, 1
	sd a1, 16(s0)
	fence rw, w
	sd a0, 0(s0)
	ld a0, 400(s1)
	li a1, 2
	fence r, rw
	beq a0, a1, .L3_5
.L3_19:
	li a1, 3
	bne a0, a1, .L3_22
	fence rw, rw
	j .L3_5
.L3_21:
	mv s2, a0
	mv a0, s0
	call Record::leave_nested
	mv a0, s2
	beqz s1, .L3_8
	j .L3_13
.L3_22:
	addi s3, s1, 400
	li s2, 1
	auipc a0, %pcrel_hi(has_barriers::REGISTERED)
.L3_31:
	lr.d a1, (s3)
	bnez a1, .L3_33
	sc.d a2, s2, (s3)
	bnez a2, .L3_31
.L3_33:
	addi s4, a0, %pcrel_lo(.Lpcrel_hi)
	lw a0, 0(s4)
	fence r, rw
	bnez a0, .L3_26
.L3_23:
	lbu a0, 4(s4)
	fence rw, rw
	bnez a0, .L3_10
	li a0, 2
	li a1, 1
.L3_34:
	lr.d a2, (s3)
	bne a2, a1, .L3_36
	sc.d a3, a0, (s3)
	bnez a3, .L3_34
.L3_36:
	j .L3_5
.L3_25:
	mv a0, s0
	call Record::leave_nested
	beqz s2, .L3_12
	j .L3_8
.L3_26:
	call OnceLock::initialize
	j .L3_23
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
	sd s10, 32(sp)
	mv s0, a1
	ld s10, 0(a0)
	ld a1, 0(a1)
	beq s10, a1, .L4_22
	ld a0, 128(s10)
	fence rw, rw
	ld a1, 256(s10)
	sub a1, a1, a0
	fence r, rw
	blez a1, .L4_27
	srli a2, a1, 1
	sub s6, a1, a2
	li a1, 32
	bltu s6, a1, .L4_4
	li s6, 32
.L4_4:
	ld a1, 24(s0)
	ld a2, 32(s0)
	sub a2, a2, a1
	sgtz a1, a2
	neg a1, a1
	and a1, a1, a2
	addi a2, s6, -1
	bgeu a1, a2, .L4_28
	addi s3, sp, 8
	li a1, 32
	li a0, -1
	slli a0, a0, 63
	addi s2, a0, 1
	j .L4_7
.L4_6:
	ld a2, 24(s0)
	ld a3, 32(s0)
	sub a3, a3, a2
	sgtz a2, a3
	neg a2, a2
	and a2, a2, a3
	addi a3, s6, -1
	bgeu a2, a3, .L4_28
.L4_7:
	ld a0, 256(s10)
	fence r, rw
	ld a2, 128(s10)
	sub a0, a0, a2
	mv s1, a1
	bgtz a0, .L4_9
	li a0, 1
.L4_9:
	srli a1, a0, 1
	sub a0, a0, a1
	mv a2, s1
	bltu s1, a0, .L4_11
	mv a2, a0
.L4_11:
	addi a2, a2, -1
	addi a0, sp, 16
	mv a1, s0
	call Worker::reserve.weakest
	ld a0, 16(sp)
	bne a0, s2, .L4_18
.L4_13:
	ld a1, 24(s0)
	ld a3, 32(s0)
	ld a0, 128(s10)
	fence rw, rw
	ld a2, 256(s10)
	sub a2, a2, a0
	fence r, rw
	blez a2, .L4_27
	sub a3, a3, a1
	sgtz a1, a3
	neg a1, a1
	and a1, a1, a3
	addi a1, a1, 1
	bltu a1, s1, .L4_16
	mv a1, s1
.L4_16:
	srli a3, a2, 1
	sub a2, a2, a3
	mv s6, a1
	bltu a1, a2, .L4_6
	mv s6, a2
	j .L4_6
.L4_18:
	mv a0, sp
	mv a1, s0
	li a2, 0
	call Worker::reserve.weakest
	ld a0, 0(sp)
	beq a0, s2, .L4_13
.L4_20:
	ld a1, 0(s3)
	call ring::fail
	unimp
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
	bltz a4, .L4_49
	ld a5, 16(s0)
	ld s1, 8(s0)
	and a5, a5, a2
	slli a5, a5, 3
	add a5, a5, s1
	ld s2, 0(a5)
	bne a2, a1, .L4_45
	addi a1, a3, 128
.L4_53:
	lr.d a4, (a1)
	bne a4, a2, .L4_55
	sc.d a5, a0, (a1)
	bnez a5, .L4_53
.L4_55:
	sd a0, 256(a3)
	bne a4, a2, .L4_27
	ld a0, 48(s0)
	addi a0, a0, 1
	sd a0, 48(s0)
	li s4, 1
	j .L4_40
.L4_27:
	li s4, 0
	j .L4_39
.L4_28:
	ld a1, 408(s10)
	fence r, rw
	ld a2, 0(a1)
	addi a3, a0, 1
	and a2, a2, a0
	slli a2, a2, 3
	add a1, a1, a2
	addi a1, a1, 32
	ld s2, 0(a1)
	addi s5, s10, 128
.L4_56:
	lr.d.aqrl a1, (s5)
	bne a1, a0, .L4_38
	sc.d.rl a2, a3, (s5)
	bnez a2, .L4_56
	li a1, 2
	bltu s6, a1, .L4_47
	addi s3, sp, 24
	addi s6, s6, -1
	addi s7, a0, 2
	not s8, a0
	li s4, 1
	li a0, -1
	slli a0, a0, 63
	addi s9, a0, 1
.L4_31:
	fence rw, rw
	ld a0, 256(s10)
	add a0, a0, s8
	fence r, rw
	blez a0, .L4_40
	ld a0, 408(s10)
	fence r, rw
	ld a1, 0(a0)
	addi a2, s7, -1
	and a1, a1, a2
	slli a1, a1, 3
	add a0, a0, a1
	addi a0, a0, 32
	ld s1, 0(a0)
.L4_59:
	lr.d.aqrl a0, (s5)
	bne a0, a2, .L4_40
	sc.d.rl a1, s7, (s5)
	bnez a1, .L4_59
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
	addi s6, s6, -1
	addi s7, s7, 1
	sd a0, 24(s0)
	sd a0, 256(a1)
	addi s8, s8, -1
	mv s2, s1
	bnez s6, .L4_31
	j .L4_48
.L4_35:
	addi a0, sp, 16
	li a2, 1
	mv a1, s0
	call Worker::reserve.weakest
	ld a0, 16(sp)
	bne a0, s9, .L4_20
	ld a0, 24(s0)
	j .L4_34
.L4_38:
	li s4, 2
.L4_39:
.L4_40:
	beqz s4, .L4_43
	li a0, 1
	beq s4, a0, .L4_44
	li s2, -1
	j .L4_44
.L4_43:
	mv s2, s4
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
	ld s10, 32(sp)
	addi sp, sp, 128
	ret
.L4_45:
	ld a0, 40(s0)
	sd a2, 24(s0)
	li s4, 1
	bge a4, a0, .L4_40
	mv a0, s0
	mv a2, s2
	call Worker::shrink
	j .L4_40
.L4_47:
	li s4, 1
	j .L4_40
.L4_48:
	mv s2, s1
	j .L4_40
.L4_49:
	li s4, 0
	sd a0, 256(a3)
	j .L4_39
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
.L5_11:
	lr.d a2, (a1)
	bne a2, a4, .L5_13
	sc.d a5, a3, (a1)
	bnez a5, .L5_11
.L5_13:
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
.L5_7:
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
	sd a6, 0(sp)
	ld a2, 0(sp)
	call Worker::shrink
	ld a6, 0(sp)
	j .L5_7
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
	ld a1, 16(sp)
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
Worker::reserve.reference:
	ld a3, 0(a1)
	ld a4, 400(a3)
	li a5, 1
	bne a4, a5, .L8_2
	fence rw, rw
	li a4, 2
	sd a4, 400(a3)
.L8_2:
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
	bgeu a3, a2, .L8_11
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
.L8_4:
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
	bltu a5, s1, .L8_6
	sub a4, a4, a3
	sgtz a3, a4
	neg a3, a3
	and a3, a3, a4
	bltu a3, a2, .L8_4
	j .L8_11
.L8_6:
	mv s8, a2
	mv s7, a0
	bgeu s1, s2, .L8_8
	li a3, 1
	j .L8_9
.L8_8:
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
.L8_9:
	addi a0, sp, 8
	mv s9, a1
	mv a2, s0
	call Worker::resize.reference
	ld a0, 8(sp)
	bne a0, s4, .L8_13
	mv a1, s9
	ld a3, 24(s9)
	ld a4, 32(s9)
	mv a0, s7
	mv a2, s8
	sub a4, a4, a3
	sgtz a3, a4
	neg a3, a3
	and a3, a3, a4
	bltu a3, s8, .L8_4
.L8_11:
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	sd a1, 0(a0)
.L8_12:
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
.L8_13:
	ld a0, 8(sp)
	ld a1, 16(sp)
	sd a0, 0(s7)
	sd a1, 8(s7)
	j .L8_12
Worker::take_and_see_to.reference:
	addi sp, sp, -64
	sd ra, 56(sp)
	sd s0, 48(sp)
	sd s1, 40(sp)
	sd s2, 32(sp)
	ld s1, 0(a0)
	li a4, 1
	mv a3, a1
	beq a2, a4, .L9_2
	lw a1, 60(a0)
	sw a1, 56(a0)
.L9_2:
	ld a4, 128(s1)
	sub a5, a3, a4
	bltz a5, .L9_12
	ld a1, 16(a0)
	ld s0, 8(a0)
	and a1, a1, a3
	slli a1, a1, 3
	add a1, a1, s0
	ld a1, 0(a1)
	bne a3, a4, .L9_6
	addi a6, a3, 1
	addi a5, s1, 128
.L9_20:
	lr.d s0, (a5)
	bne s0, a3, .L9_22
	sc.d a4, a6, (a5)
	bnez a4, .L9_20
.L9_22:
	sd a6, 256(s1)
	bne s0, a3, .L9_8
	ld a3, 48(a0)
	addi a3, a3, 1
	sd a3, 48(a0)
	li s2, 1
	li a3, 1
	beq a2, a3, .L9_10
	j .L9_13
.L9_6:
	ld s0, 40(a0)
	sd a3, 24(a0)
	li s2, 1
	bge a5, s0, .L9_9
	sd a0, 24(sp)
	ld a0, 24(sp)
	sd a1, 16(sp)
	mv a1, a4
	sd a2, 8(sp)
	ld a2, 16(sp)
	call Worker::shrink
	ld a2, 8(sp)
	ld a1, 16(sp)
	ld a0, 24(sp)
	li a3, 1
	beq a2, a3, .L9_10
	j .L9_13
.L9_8:
	li s2, 0
.L9_9:
	li a3, 1
	bne a2, a3, .L9_13
.L9_10:
	ld a0, 400(s1)
	bne a0, a3, .L9_19
	fence rw, rw
	li a0, 2
	sd a0, 400(s1)
	j .L9_19
.L9_12:
	li s2, 0
	addi a3, a3, 1
	sd a3, 256(s1)
	li a3, 1
	beq a2, a3, .L9_10
.L9_13:
	ld a3, 128(s1)
	ld a4, 48(a0)
	lw a2, 60(a0)
	sd a3, 48(a0)
	bne a4, a3, .L9_18
	slliw a2, a2, 1
	lui a3, 2
	bltu a2, a3, .L9_16
	lui a2, 2
.L9_16:
	sw a2, 56(a0)
	sw a2, 60(a0)
	ld a0, 400(s1)
	li a2, 2
	bne a0, a2, .L9_19
	addi a0, s1, 400
	mv s1, a1
	call Mode::make_cold
	mv a1, s1
	j .L9_19
.L9_18:
	sw a2, 56(a0)
.L9_19:
	mv a0, s2
	ld ra, 56(sp)
	ld s0, 48(sp)
	ld s1, 40(sp)
	ld s2, 32(sp)
	addi sp, sp, 64
	ret
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
	bgeu a3, a2, .L10_9
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
.L10_2:
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
	bltu a5, s1, .L10_4
	sub a4, a4, a3
	sgtz a3, a4
	neg a3, a3
	and a3, a3, a4
	bltu a3, a2, .L10_2
	j .L10_9
.L10_4:
	mv s7, a0
	mv s8, a2
	bgeu s1, s2, .L10_6
	li a3, 1
	j .L10_7
.L10_6:
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
.L10_7:
	addi a0, sp, 8
	mv s9, a1
	mv a2, s0
	call Worker::resize.reference
	ld a0, 8(sp)
	bne a0, s4, .L10_11
	mv a1, s9
	ld a3, 24(s9)
	ld a4, 32(s9)
	mv a2, s8
	mv a0, s7
	sub a4, a4, a3
	sgtz a3, a4
	neg a3, a3
	and a3, a3, a4
	bltu a3, s8, .L10_2
.L10_9:
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	sd a1, 0(a0)
.L10_10:
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
.L10_11:
	ld a0, 8(sp)
	ld a1, 16(sp)
	sd a0, 0(s7)
	sd a1, 8(s7)
	j .L10_10
Worker::resize.reference:
	addi sp, sp, -80
	sd ra, 72(sp)
	sd s0, 64(sp)
	sd s1, 56(sp)
	sd s2, 48(sp)
	sd s3, 40(sp)
	sd s4, 32(sp)
	sd s5, 24(sp)
	mv s2, a0
	addi s0, a3, -1
	xor a0, a3, s0
	sd a3, 0(sp)
	bgeu s0, a0, .L11_15
	mv s1, a3
	li a0, -65
	srli a0, a0, 4
	bgeu a0, a3, .L11_3
	li a0, 0
	j .L11_9
.L11_3:
	mv s3, a2
	mv s4, a1
	slli a0, s1, 3
	addi s5, a0, 32
	mv a0, s5
	call malloc
	beqz a0, .L11_8
	ld t0, 8(s4)
	sd s0, 0(a0)
	sd zero, 8(a0)
	ld a3, 24(s4)
	ld a1, -8(t0)
	li a2, -1
	sub a5, a1, s3
	slli a2, a2, 63
	bgtz a5, .L11_6
	mv a1, s3
.L11_6:
	sub a5, a3, a1
	addi s3, a2, 1
	bge s1, a5, .L11_10
	call free
	j .L11_13
.L11_8:
	li a0, 8
	mv s1, s5
.L11_9:
	sd a0, 0(s2)
	sd s1, 8(s2)
	j .L11_14
.L11_10:
	ld a5, 16(s4)
	addi a7, a0, 32
	addi a6, t0, -32
	sd a1, 24(a0)
	beq a3, a1, .L11_12
.L11_11:
	and a2, a1, a5
	slli a2, a2, 3
	add a2, a2, t0
	ld a2, 0(a2)
	and a4, a1, s0
	slli a4, a4, 3
	add a4, a4, a7
	sd a2, 0(a4)
	addi a1, a1, 1
	bne a3, a1, .L11_11
.L11_12:
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
.L11_13:
	sd s3, 0(s2)
.L11_14:
	ld ra, 72(sp)
	ld s0, 64(sp)
	ld s1, 56(sp)
	ld s2, 48(sp)
	ld s3, 40(sp)
	ld s4, 32(sp)
	ld s5, 24(sp)
	addi sp, sp, 80
	ret
.L11_15:
	mv a0, sp
	auipc a1, %pcrel_hi(_RNvXsd_NtNtNtC4core3fmt3num3impyNtB9_7Display3fmt)
	addi a1, a1, %pcrel_lo(.Lpcrel_hi)
	sd a0, 8(sp)
	sd a1, 16(sp)
	auipc a0, %pcrel_hi(.Lanon)
	auipc a1, %pcrel_hi(.Lanon)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	addi a2, a1, %pcrel_lo(.Lpcrel_hi)
	addi a1, sp, 8
	call _RNvNtC4core9panicking9panic_fmt
