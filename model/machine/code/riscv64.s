# rustc 1.95.0 (59807616e 2026-04-14); sources f3edb8ee89c61326
asymmetric_batch:
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
	ld s0, 0(a0)
	mv s3, a1
	li a0, 32
	call batch::assert_positive
	ld a0, 0(s3)
	beq s0, a0, .L0_41
	auipc a0, %tls_gd_pcrel_hi(chase_lev_readers_HANDLE)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call __tls_get_addr
	mv s2, a0
	li s6, 32
	li s7, 2
	li s8, 1
	li a0, -1
	addi s4, s0, 128
	slli a0, a0, 63
	addi s9, a0, 1
	li s10, 3
	ld a0, 256(s0)
	fence r, rw
	beq a0, s7, .L0_4
.L0_3:	ld a0, 128(s0)
	fence r, rw
	ld a1, 136(s0)
	sub a1, a1, a0
	blez a1, .L0_59
.L0_4:	lbu a1, 8(s2)
	mv a0, s2
	bne a1, s8, .L0_28
.L0_5:	ld s11, 0(a0)
	ld a0, 0(s11)
	andi a1, a0, 1
	bnez a1, .L0_32
.L0_6:	addi a0, a0, 1
	fence rw, w
	sd a0, 0(s11)
.L0_7:	ld a0, 256(s0)
	fence r, rw
	bne a0, s7, .L0_33
.L0_8:	fence rw, rw
	ld a0, 128(s0)
	fence r, rw
	fence rw, rw
	ld a2, 136(s0)
	sub a2, a2, a0
	fence r, rw
	blez a2, .L0_13
	srli a1, a2, 1
	andi a2, a2, 1
	add a4, a1, a2
	mv a3, s6
	bltu s6, a4, .L0_11
	mv a3, a4
.L0_11:	ld a4, 24(s3)
	ld a5, 32(s3)
	sub a5, a5, a4
	sgtz a4, a5
	neg a4, a4
	and a4, a4, a5
	addi a5, a3, -1
	bgeu a4, a5, .L0_25
	li s1, 3
	li s5, 1
	ld a0, 8(s11)
	beqz a0, .L0_14
	j .L0_27
.L0_13:	li s5, 0
	li s1, 0
	ld a0, 8(s11)
	bnez a0, .L0_27
.L0_14:	ld a0, 0(s11)
	fence rw, w
	addi a0, a0, 1
	sd a0, 0(s11)
.L0_15:	mv a3, s4
	beqz s5, .L0_54
	ld a0, 136(s0)
	fence r, rw
	ld a1, 128(s0)
	sub a0, a0, a1
	bgtz a0, .L0_18
	li a0, 1
.L0_18:	srli a1, a0, 1
	sub a0, a0, a1
	mv a2, s6
	mv s4, a3
	bltu s6, a0, .L0_20
	mv a2, a0
.L0_20:	addi a2, a2, -1
	addi a0, sp, 24
	mv a1, s3
	call Worker::reserve.asymmetric
	ld a0, 24(sp)
	bne a0, s9, .L0_38
.L0_22:	ld a0, 24(s3)
	ld a1, 32(s3)
	sub a1, a1, a0
	sgtz a0, a1
	neg a0, a0
	and a0, a0, a1
	addi a0, a0, 1
	bltu a0, s6, .L0_24
	mv a0, s6
.L0_24:	mv s6, a0
	ld a0, 256(s0)
	fence r, rw
	bne a0, s7, .L0_3
	j .L0_4
.L0_25:	ld a4, 264(s0)
	fence r, rw
	ld a5, 0(a4)
	and a5, a5, a0
	slli a5, a5, 3
	add a4, a4, a5
	addi a4, a4, 32
	ld s5, 0(a4)
	addi a4, a0, 1
.L0_96:	lr.d.aqrl a5, (s4)
	bne a5, a0, .L0_98
	sc.d.rl s1, a4, (s4)
	bnez s1, .L0_96
.L0_98:	beq a5, a0, .L0_60
	li s5, 0
	li s1, 2
	ld a0, 8(s11)
	beqz a0, .L0_14
.L0_27:	mv a0, s11
	call Record::leave_nested
	j .L0_15
.L0_28:	mv a0, s2
	li a1, 0
	call Storage::get_or_init_slow
	bnez a0, .L0_5
	call chase_lev_readers::temporary
	mv s11, a0
	ld a0, 0(a0)
	andi a1, a0, 1
	beqz a1, .L0_6
.L0_32:	mv a0, s11
	call Record::enter_nested
	j .L0_7
.L0_33:	bne a0, s10, .L0_35
	fence rw, rw
	j .L0_8
.L0_35:	addi s1, s0, 256
.L0_99:	lr.d a0, (s1)
	bnez a0, .L0_101
	sc.d a1, s8, (s1)
	bnez a1, .L0_99
.L0_101:	auipc a0, %pcrel_hi(.Lanon)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call barrier::heavy_fence
	beqz a0, .L0_76
.L0_102:	lr.d a0, (s1)
	bne a0, s8, .L0_104
	sc.d a1, s7, (s1)
	bnez a1, .L0_102
.L0_104:	j .L0_8
.L0_38:	addi a0, sp, 8
	mv a1, s3
	li a2, 0
	call Worker::reserve.asymmetric
	ld a0, 8(sp)
	beq a0, s9, .L0_22
	addi a0, sp, 8
	call ring::fail
	j .L0_83
.L0_41:	ld a1, 24(s3)
	ld a3, 128(a0)
	addi a2, a1, -1
	sub a3, a2, a3
	bltz a3, .L0_50
	sd a2, 136(a0)
	ld a3, 256(a0)
	beqz a3, .L0_46
	li a4, 1
	fence rw, rw
	beq a3, a4, .L0_45
	lw a3, 48(s3)
	addiw a3, a3, -1
	sw a3, 48(s3)
	bnez a3, .L0_46
.L0_45:	li a3, -1
	sd a3, 56(s3)
.L0_46:	ld a4, 128(a0)
	sub a3, a2, a4
	bltz a3, .L0_51
	ld a5, 16(s3)
	ld s1, 8(s3)
	and a5, a5, a2
	slli a5, a5, 3
	add a5, a5, s1
	ld s4, 0(a5)
	bne a2, a4, .L0_52
	addi a4, a0, 128
.L0_105:	lr.d a5, (a4)
	bne a5, a2, .L0_107
	sc.d s1, a1, (a4)
	bnez s1, .L0_105
.L0_107:	fence rw, w
	sd a1, 136(a0)
	bne a5, a2, .L0_50
	ld a0, 40(s3)
	addi a0, a0, 1
	sd a0, 40(s3)
	j .L0_53
.L0_50:	li s1, 0
	ld a0, 56(s3)
	beqz a0, .L0_54
	j .L0_75
.L0_51:	li s1, 0
	fence rw, w
	sd a1, 136(a0)
	ld a0, 56(s3)
	beqz a0, .L0_54
	j .L0_75
.L0_52:	sd a2, 24(s3)
.L0_53:	ld a0, 56(s3)
	li s1, 1
	bltu a3, a0, .L0_75
.L0_54:	beqz s1, .L0_57
	li a0, 1
	beq s1, a0, .L0_58
	li s4, -1
	j .L0_58
.L0_57:	mv s4, s1
.L0_58:	mv a0, s4
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
.L0_59:	li s1, 0
	j .L0_54
.L0_60:	li a4, 2
	bltu a3, a4, .L0_71
	mv s1, s4
	add a1, a1, a2
	bltu s6, a1, .L0_63
	mv s6, a1
.L0_63:	li a1, 1
	addi s2, a0, 2
	not s7, a0
	sub s6, a1, s6
	li a0, -1
	slli a0, a0, 63
	addi s8, a0, 1
.L0_64:	fence rw, rw
	ld a0, 136(s0)
	add a0, a0, s7
	fence r, rw
	blez a0, .L0_71
	ld a0, 264(s0)
	fence r, rw
	ld a1, 0(a0)
	addi a2, s2, -1
	and a1, a1, a2
	slli a1, a1, 3
	add a0, a0, a1
	addi a0, a0, 32
	ld s4, 0(a0)
.L0_108:	lr.d.aqrl a0, (s1)
	bne a0, a2, .L0_71
	sc.d.rl a1, s2, (s1)
	bnez a1, .L0_108
	ld a0, 24(s3)
	ld a1, 32(s3)
	sub a1, a1, a0
	blez a1, .L0_68
.L0_67:	ld a1, 16(s3)
	ld a2, 8(s3)
	and a1, a1, a0
	addi a0, a0, 1
	slli a1, a1, 3
	add a1, a1, a2
	sd s5, 0(a1)
	fence rw, w
	ld a1, 0(s3)
	addi s6, s6, 1
	addi s2, s2, 1
	sd a0, 24(s3)
	sd a0, 136(a1)
	addi s7, s7, -1
	mv s5, s4
	bnez s6, .L0_64
	j .L0_72
.L0_68:	addi a0, sp, 24
	li a2, 1
	mv a1, s3
	call Worker::reserve.asymmetric
	ld a0, 24(sp)
	bne a0, s8, .L0_82
	ld a0, 24(s3)
	j .L0_67
.L0_71:	mv s4, s5
.L0_72:	ld a0, 8(s11)
	bnez a0, .L0_78
	li s1, 1
.L0_74:	ld a0, 0(s11)
	fence rw, w
	addi a0, a0, 1
	sd a0, 0(s11)
	j .L0_54
.L0_75:	mv a0, s3
	call Worker::maintain.asymmetric
	j .L0_54
.L0_76:	ld a0, 8(s11)
	bnez a0, .L0_80
	li s1, 2
	j .L0_74
.L0_78:	mv a0, s11
	call Record::leave_nested
	li s1, 1
	j .L0_54
.L0_80:	mv a0, s11
	call Record::leave_nested
	li s1, 2
	j .L0_54
.L0_82:	addi a0, sp, 24
	call ring::fail
.L0_83:	unimp
asymmetric_pop:
	addi sp, sp, -16
	sd ra, 8(sp)
	sd s0, 0(sp)
	ld a1, 0(a0)
	ld a2, 24(a0)
	ld a4, 128(a1)
	addi a3, a2, -1
	sub a4, a3, a4
	bltz a4, .L1_10
	sd a3, 136(a1)
	ld a4, 256(a1)
	beqz a4, .L1_5
	li a5, 1
	fence rw, rw
	beq a4, a5, .L1_4
	lw a4, 48(a0)
	addiw a4, a4, -1
	sw a4, 48(a0)
	bnez a4, .L1_5
.L1_4:	li a4, -1
	sd a4, 56(a0)
.L1_5:	ld a5, 128(a1)
	sub a6, a3, a5
	bltz a6, .L1_9
	ld s0, 16(a0)
	ld a4, 8(a0)
	and s0, s0, a3
	slli s0, s0, 3
	add a4, a4, s0
	ld s0, 0(a4)
	bne a3, a5, .L1_12
	addi a4, a1, 128
.L1_18:	lr.d a7, (a4)
	bne a7, a3, .L1_20
	sc.d a5, a2, (a4)
	bnez a5, .L1_18
.L1_20:	fence rw, w
	sd a2, 136(a1)
	bne a7, a3, .L1_10
	ld a1, 40(a0)
	addi a1, a1, 1
	sd a1, 40(a0)
	j .L1_13
.L1_9:	fence rw, w
	sd a2, 136(a1)
.L1_10:	ld a1, 56(a0)
	bnez a1, .L1_15
.L1_11:	li a0, 0
	ld ra, 8(sp)
	ld s0, 0(sp)
	addi sp, sp, 16
	ret
.L1_12:	sd a3, 24(a0)
.L1_13:	ld a1, 56(a0)
	bltu a6, a1, .L1_16
.L1_14:	mv a0, s0
	ld ra, 8(sp)
	ld s0, 0(sp)
	addi sp, sp, 16
	ret
.L1_15:	call Worker::maintain.asymmetric
	j .L1_11
.L1_16:	call Worker::maintain.asymmetric
	j .L1_14
asymmetric_push:
	addi sp, sp, -48
	sd ra, 40(sp)
	sd s0, 32(sp)
	sd s1, 24(sp)
	ld a2, 24(a0)
	ld a3, 32(a0)
	sub a3, a3, a2
	mv s0, a1
	blez a3, .L2_2
.L2_1:	ld a1, 16(a0)
	ld a3, 8(a0)
	and a1, a1, a2
	slli a1, a1, 3
	add a1, a1, a3
	sd s0, 0(a1)
	fence rw, w
	ld a1, 0(a0)
	addi a2, a2, 1
	sd a2, 24(a0)
	sd a2, 136(a1)
	ld ra, 40(sp)
	ld s0, 32(sp)
	ld s1, 24(sp)
	addi sp, sp, 48
	ret
.L2_2:	mv a1, a0
	addi a0, sp, 8
	li a2, 1
	mv s1, a1
	call Worker::reserve.asymmetric
	ld a0, 8(sp)
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	bne a0, a1, .L2_5
	mv a0, s1
	ld a2, 24(s1)
	j .L2_1
.L2_5:	addi a0, sp, 8
	call ring::fail
	unimp
asymmetric_steal:
	addi sp, sp, -48
	sd ra, 40(sp)
	sd s0, 32(sp)
	sd s1, 24(sp)
	sd s2, 16(sp)
	sd s3, 8(sp)
	ld s1, 0(a0)
	ld a0, 256(s1)
	li a1, 2
	fence r, rw
	beq a0, a1, .L3_2
	ld a0, 128(s1)
	fence r, rw
	ld a1, 136(s1)
	sub a1, a1, a0
	blez a1, .L3_24
.L3_2:	auipc a0, %tls_gd_pcrel_hi(chase_lev_readers_HANDLE)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call __tls_get_addr
	lbu a1, 8(a0)
	li a2, 1
	bne a1, a2, .L3_12
.L3_3:	ld s2, 0(a0)
	ld a0, 0(s2)
	andi a1, a0, 1
	bnez a1, .L3_16
.L3_4:	addi a0, a0, 1
	fence rw, w
	sd a0, 0(s2)
.L3_5:	ld a0, 256(s1)
	li a1, 2
	fence r, rw
	bne a0, a1, .L3_17
.L3_6:	fence rw, rw
	ld s0, 128(s1)
	fence r, rw
	fence rw, rw
	ld a0, 136(s1)
	sub a0, a0, s0
	fence r, rw
	blez a0, .L3_10
	ld a0, 264(s1)
	fence r, rw
	ld a1, 0(a0)
	and a1, a1, s0
	slli a1, a1, 3
	add a0, a0, a1
	addi a1, s0, 1
	addi a0, a0, 32
	ld s3, 0(a0)
	addi a0, s1, 128
.L3_36:	lr.d.aqrl s1, (a0)
	bne s1, s0, .L3_38
	sc.d.rl a2, a1, (a0)
	bnez a2, .L3_36
.L3_38:	ld a0, 8(s2)
	bnez a0, .L3_19
	ld a0, 0(s2)
	fence rw, w
	addi a0, a0, 1
	sd a0, 0(s2)
.L3_9:	xor s0, s0, s1
	seqz a0, s0
	addi a0, a0, -1
	or a0, a0, s3
	j .L3_25
.L3_10:	ld a0, 8(s2)
	bnez a0, .L3_23
	ld a1, 0(s2)
	fence rw, w
	addi a1, a1, 1
	sd a1, 0(s2)
	j .L3_25
.L3_12:	li a1, 0
	call Storage::get_or_init_slow
	bnez a0, .L3_3
	call chase_lev_readers::temporary
	mv s2, a0
	ld a0, 0(a0)
	andi a1, a0, 1
	beqz a1, .L3_4
.L3_16:	mv a0, s2
	call Record::enter_nested
	j .L3_5
.L3_17:	li a1, 3
	bne a0, a1, .L3_20
	fence rw, rw
	j .L3_6
.L3_19:	mv a0, s2
	call Record::leave_nested
	j .L3_9
.L3_20:	addi s0, s1, 256
	li a0, 1
.L3_39:	lr.d a1, (s0)
	bnez a1, .L3_41
	sc.d a2, a0, (s0)
	bnez a2, .L3_39
.L3_41:	auipc a0, %pcrel_hi(.Lanon)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call barrier::heavy_fence
	beqz a0, .L3_26
	li a0, 2
	li a1, 1
.L3_42:	lr.d a2, (s0)
	bne a2, a1, .L3_44
	sc.d a3, a0, (s0)
	bnez a3, .L3_42
.L3_44:	j .L3_6
.L3_23:	mv a0, s2
	call Record::leave_nested
.L3_24:	li a0, 0
.L3_25:	ld ra, 40(sp)
	ld s0, 32(sp)
	ld s1, 24(sp)
	ld s2, 16(sp)
	ld s3, 8(sp)
	addi sp, sp, 48
	ret
.L3_26:	ld a0, 8(s2)
	bnez a0, .L3_29
	ld a0, 0(s2)
	fence rw, w
	addi a0, a0, 1
	sd a0, 0(s2)
.L3_28:	li a0, -1
	j .L3_25
.L3_29:	mv a0, s2
	call Record::leave_nested
	j .L3_28
fenced_batch:
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
	ld a0, 0(s0)
	beq s9, a0, .L4_22
	ld a0, 128(s9)
	fence rw, rw
	ld a1, 136(s9)
	sub a1, a1, a0
	fence r, rw
	blez a1, .L4_27
	srli s5, a1, 1
	andi a1, a1, 1
	add s5, s5, a1
	li a1, 32
	bltu s5, a1, .L4_5
	li s5, 32
.L4_5:	ld a1, 24(s0)
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
.L4_7:	ld a2, 24(s0)
	ld a3, 32(s0)
	sub a3, a3, a2
	sgtz a2, a3
	neg a2, a2
	and a2, a2, a3
	addi a3, s5, -1
	bgeu a2, a3, .L4_28
.L4_8:	ld a0, 136(s9)
	fence r, rw
	ld a2, 128(s9)
	sub a0, a0, a2
	mv s1, a1
	bgtz a0, .L4_10
	li a0, 1
.L4_10:	srli a1, a0, 1
	sub a0, a0, a1
	mv a2, s1
	bltu s1, a0, .L4_12
	mv a2, a0
.L4_12:	addi a2, a2, -1
	addi a0, sp, 24
	mv a1, s0
	call Worker::reserve.fenced
	ld a0, 24(sp)
	bne a0, s2, .L4_19
.L4_14:	ld a1, 24(s0)
	ld a3, 32(s0)
	ld a0, 128(s9)
	fence rw, rw
	ld a2, 136(s9)
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
.L4_17:	srli a3, a2, 1
	andi a2, a2, 1
	add a2, a2, a3
	mv s5, a1
	bltu a1, a2, .L4_7
	mv s5, a2
	j .L4_7
.L4_19:	addi a0, sp, 8
	mv a1, s0
	li a2, 0
	call Worker::reserve.fenced
	ld a0, 8(sp)
	beq a0, s2, .L4_14
	addi a0, sp, 8
	j .L4_52
.L4_22:	ld a1, 24(s0)
	ld a2, 128(a0)
	addi a3, a1, -1
	sub a2, a3, a2
	bltz a2, .L4_26
	sd a3, 136(a0)
	fence rw, rw
	ld a4, 128(a0)
	sub a2, a3, a4
	bltz a2, .L4_45
	ld a5, 16(s0)
	ld s1, 8(s0)
	and a5, a5, a3
	slli a5, a5, 3
	add a5, a5, s1
	ld s2, 0(a5)
	bne a3, a4, .L4_46
	addi a4, a0, 128
.L4_57:	lr.d a5, (a4)
	bne a5, a3, .L4_59
	sc.d s1, a1, (a4)
	bnez s1, .L4_57
.L4_59:	fence rw, w
	sd a1, 136(a0)
	beq a5, a3, .L4_47
.L4_26:	li s3, 0
	ld a0, 40(s0)
	beqz a0, .L4_40
	j .L4_48
.L4_27:	li s3, 0
	j .L4_39
.L4_28:	ld a1, 256(s9)
	fence r, rw
	ld a2, 0(a1)
	addi a3, a0, 1
	and a2, a2, a0
	slli a2, a2, 3
	add a1, a1, a2
	addi a1, a1, 32
	ld s2, 0(a1)
	addi s4, s9, 128
.L4_60:	lr.d.aqrl a1, (s4)
	bne a1, a0, .L4_38
	sc.d.rl a2, a3, (s4)
	bnez a2, .L4_60
	li a1, 2
	bltu s5, a1, .L4_49
	addi s5, s5, -1
	addi s6, a0, 2
	not s7, a0
	li s3, 1
	li a0, -1
	slli a0, a0, 63
	addi s8, a0, 1
.L4_31:	fence rw, rw
	ld a0, 136(s9)
	add a0, a0, s7
	fence r, rw
	blez a0, .L4_40
	ld a0, 256(s9)
	fence r, rw
	ld a1, 0(a0)
	addi a2, s6, -1
	and a1, a1, a2
	slli a1, a1, 3
	add a0, a0, a1
	addi a0, a0, 32
	ld s1, 0(a0)
.L4_63:	lr.d.aqrl a0, (s4)
	bne a0, a2, .L4_40
	sc.d.rl a1, s6, (s4)
	bnez a1, .L4_63
	ld a0, 24(s0)
	ld a1, 32(s0)
	sub a1, a1, a0
	blez a1, .L4_35
.L4_34:	ld a1, 16(s0)
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
	sd a0, 136(a1)
	addi s7, s7, -1
	mv s2, s1
	bnez s5, .L4_31
	j .L4_50
.L4_35:	addi a0, sp, 24
	li a2, 1
	mv a1, s0
	call Worker::reserve.fenced
	ld a0, 24(sp)
	bne a0, s8, .L4_51
	ld a0, 24(s0)
	j .L4_34
.L4_38:	li s3, 2
.L4_39:
.L4_40:	beqz s3, .L4_43
	li a0, 1
	beq s3, a0, .L4_44
	li s2, -1
	j .L4_44
.L4_43:	mv s2, s3
.L4_44:	mv a0, s2
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
.L4_45:	li s3, 0
	fence rw, w
	sd a1, 136(a0)
	ld a0, 40(s0)
	beqz a0, .L4_40
	j .L4_48
.L4_46:	sd a3, 24(s0)
.L4_47:	ld a0, 40(s0)
	li s3, 1
	bgeu a2, a0, .L4_40
.L4_48:	mv a0, s0
	call Worker::maintain.fenced
	j .L4_40
.L4_49:	li s3, 1
	j .L4_40
.L4_50:	mv s2, s1
	j .L4_40
.L4_51:	addi a0, sp, 24
.L4_52:	call ring::fail
	unimp
fenced_pop:
	addi sp, sp, -16
	sd ra, 8(sp)
	sd s0, 0(sp)
	ld a1, 0(a0)
	ld a2, 24(a0)
	ld a3, 128(a1)
	addi a4, a2, -1
	sub a3, a4, a3
	bltz a3, .L5_7
	sd a4, 136(a1)
	fence rw, rw
	ld a5, 128(a1)
	sub a7, a4, a5
	bltz a7, .L5_6
	ld s0, 16(a0)
	ld a6, 8(a0)
	and s0, s0, a4
	slli s0, s0, 3
	add a6, a6, s0
	ld s0, 0(a6)
	bne a4, a5, .L5_9
	addi a5, a1, 128
.L5_10:	lr.d a6, (a5)
	bne a6, a4, .L5_12
	sc.d a3, a2, (a5)
	bnez a3, .L5_10
.L5_12:	fence rw, w
	sd a2, 136(a1)
	bne a6, a4, .L5_7
	ld a1, 40(a0)
	bgeu a7, a1, .L5_8
.L5_5:	call Worker::maintain.fenced
	mv a0, s0
	ld ra, 8(sp)
	ld s0, 0(sp)
	addi sp, sp, 16
	ret
.L5_6:	fence rw, w
	sd a2, 136(a1)
.L5_7:	ld a1, 40(a0)
	li s0, 0
	bnez a1, .L5_5
.L5_8:	mv a0, s0
	ld ra, 8(sp)
	ld s0, 0(sp)
	addi sp, sp, 16
	ret
.L5_9:	sd a4, 24(a0)
	ld a1, 40(a0)
	bgeu a7, a1, .L5_8
	j .L5_5
fenced_push:
	addi sp, sp, -48
	sd ra, 40(sp)
	sd s0, 32(sp)
	sd s1, 24(sp)
	ld a2, 24(a0)
	ld a3, 32(a0)
	sub a3, a3, a2
	mv s0, a1
	blez a3, .L6_2
.L6_1:	ld a1, 16(a0)
	ld a3, 8(a0)
	and a1, a1, a2
	slli a1, a1, 3
	add a1, a1, a3
	sd s0, 0(a1)
	fence rw, w
	ld a1, 0(a0)
	addi a2, a2, 1
	sd a2, 24(a0)
	sd a2, 136(a1)
	ld ra, 40(sp)
	ld s0, 32(sp)
	ld s1, 24(sp)
	addi sp, sp, 48
	ret
.L6_2:	mv a1, a0
	addi a0, sp, 8
	li a2, 1
	mv s1, a1
	call Worker::reserve.fenced
	ld a0, 8(sp)
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	bne a0, a1, .L6_5
	mv a0, s1
	ld a2, 24(s1)
	j .L6_1
.L6_5:	addi a0, sp, 8
	call ring::fail
	unimp
fenced_steal:
	ld a1, 0(a0)
	ld a0, 128(a1)
	fence rw, rw
	ld a2, 136(a1)
	sub a2, a2, a0
	fence r, rw
	blez a2, .L7_2
	ld a2, 256(a1)
	fence r, rw
	ld a3, 0(a2)
	and a3, a3, a0
	slli a3, a3, 3
	add a2, a2, a3
	addi a3, a0, 1
	addi a2, a2, 32
	ld a2, 0(a2)
	addi a1, a1, 128
.L7_3:	lr.d a4, (a1)
	bne a4, a0, .L7_5
	sc.d.rl a5, a3, (a1)
	bnez a5, .L7_3
.L7_5:	xor a0, a0, a4
	seqz a0, a0
	addi a0, a0, -1
	or a0, a0, a2
	ret
.L7_2:	li a0, 0
	ret
Worker::reserve.asymmetric:
	ld a3, 0(a1)
	ld a4, 256(a3)
	li a5, 1
	bne a4, a5, .L8_2
	fence rw, rw
	li a4, 2
	sd a4, 256(a3)
.L8_2:	addi sp, sp, -128
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
.L8_4:	ld a3, 0(a1)
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
.L8_6:	mv s8, a2
	mv s7, a0
	bgeu s1, s2, .L8_8
	li a3, 1
	j .L8_9
.L8_8:	addi s1, s1, -1
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
.L8_9:	addi a0, sp, 8
	mv s9, a1
	mv a2, s0
	call Worker::resize.asymmetric
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
.L8_11:	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	sd a1, 0(a0)
.L8_12:	ld ra, 120(sp)
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
.L8_13:	ld a0, 8(sp)
	ld a1, 16(sp)
	sd a0, 0(s7)
	sd a1, 8(s7)
	j .L8_12
Worker::maintain.asymmetric:
	addi sp, sp, -32
	sd ra, 24(sp)
	sd s0, 16(sp)
	sd s1, 8(sp)
	mv s0, a0
	ld s1, 0(a0)
	ld a0, 256(s1)
	li a1, 1
	bne a0, a1, .L9_2
	fence rw, rw
	li a0, 2
	sd a0, 256(s1)
.L9_2:	lw a0, 48(s0)
	beqz a0, .L9_4
.L9_3:	sd zero, 56(s0)
	ld ra, 24(sp)
	ld s0, 16(sp)
	ld s1, 8(sp)
	addi sp, sp, 32
	ret
.L9_4:	ld a1, 128(s1)
	addi a0, s0, 40
	call Patience::check
	beqz a0, .L9_3
	ld a0, 256(s1)
	li a1, 2
	bne a0, a1, .L9_3
	addi a0, s1, 256
	call Asymmetric::make_cold
	sd zero, 56(s0)
	ld ra, 24(sp)
	ld s0, 16(sp)
	ld s1, 8(sp)
	addi sp, sp, 32
	ret
Worker::reserve.fenced:
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
.L10_2:	ld a3, 0(a1)
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
.L10_4:	mv s7, a0
	mv s8, a2
	bgeu s1, s2, .L10_6
	li a3, 1
	j .L10_7
.L10_6:	addi s1, s1, -1
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
.L10_7:	addi a0, sp, 8
	mv s9, a1
	mv a2, s0
	call Worker::resize.fenced
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
.L10_9:	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	sd a1, 0(a0)
.L10_10:	ld ra, 120(sp)
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
.L10_11:	ld a0, 8(sp)
	ld a1, 16(sp)
	sd a0, 0(s7)
	sd a1, 8(s7)
	j .L10_10
Worker::maintain.fenced:
	sd zero, 40(a0)
	ret
Worker::resize.asymmetric:
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
	bgeu s0, a0, .L12_14
	mv s1, a3
	li a0, -65
	srli a0, a0, 4
	bgeu a0, a3, .L12_3
	li s6, 0
	mv s5, s1
	j .L12_8
.L12_3:	mv s3, a2
	mv s4, a1
	slli a0, s1, 3
	addi s5, a0, 32
	call rustc::rust_no_alloc_shim_is_unstable_v2
	li a1, 8
	li s6, 8
	mv a0, s5
	call rustc::rust_alloc
	beqz a0, .L12_8
	ld t0, 8(s4)
	sd s0, 0(a0)
	sd zero, 8(a0)
	ld a3, 24(s4)
	ld a1, -8(t0)
	li a2, -1
	sub a5, a1, s3
	slli a2, a2, 63
	bgtz a5, .L12_6
	mv a1, s3
.L12_6:	sub a5, a3, a1
	addi s3, a2, 1
	bge s1, a5, .L12_9
	slli s0, s0, 3
	addi a1, s0, 40
	li a2, 8
	call rustc::rust_dealloc
	j .L12_12
.L12_8:	sd s6, 0(s2)
	sd s5, 8(s2)
	j .L12_13
.L12_9:	ld a5, 16(s4)
	addi a7, a0, 32
	addi a6, t0, -32
	sd a1, 24(a0)
	beq a3, a1, .L12_11
.L12_10:	and a2, a1, a5
	slli a2, a2, 3
	add a2, a2, t0
	ld a2, 0(a2)
	and a4, a1, s0
	slli a4, a4, 3
	add a4, a4, a7
	sd a2, 0(a4)
	addi a1, a1, 1
	bne a3, a1, .L12_10
.L12_11:	ld a3, 32(s4)
	ld a4, 0(s4)
	not a2, a5
	add a2, a2, s1
	add a2, a2, a3
	li a3, 1
	sd a7, 8(s4)
	sd s0, 16(s4)
	sd a2, 32(s4)
	sd a3, 56(s4)
	fence rw, w
	sd a0, 264(a4)
	ld a0, 272(a4)
	ld a2, 280(a4)
	auipc a3, %pcrel_hi(FnOnce::call_once)
	addi a3, a3, %pcrel_lo(.Lpcrel_hi)
	sd a0, -24(t0)
	sd a2, -16(t0)
	sd a6, 272(a4)
	sd a3, 280(a4)
.L12_12:	sd s3, 0(s2)
.L12_13:	ld ra, 88(sp)
	ld s0, 80(sp)
	ld s1, 72(sp)
	ld s2, 64(sp)
	ld s3, 56(sp)
	ld s4, 48(sp)
	ld s5, 40(sp)
	ld s6, 32(sp)
	addi sp, sp, 96
	ret
.L12_14:	auipc a0, %got_pcrel_hi(fmt)
	ld a0, %pcrel_lo(.Lpcrel_hi)(a0)
	addi a1, sp, 8
	sd a1, 16(sp)
	sd a0, 24(sp)
	auipc a0, %pcrel_hi(.Lanon)
	auipc a1, %pcrel_hi(.Lanon)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	addi a2, a1, %pcrel_lo(.Lpcrel_hi)
	addi a1, sp, 16
	call panicking::panic_fmt
Worker::resize.fenced:
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
	bgeu s0, a0, .L13_14
	mv s1, a3
	li a0, -65
	srli a0, a0, 4
	bgeu a0, a3, .L13_3
	li s6, 0
	mv s5, s1
	j .L13_8
.L13_3:	mv s3, a2
	mv s4, a1
	slli a0, s1, 3
	addi s5, a0, 32
	call rustc::rust_no_alloc_shim_is_unstable_v2
	li a1, 8
	li s6, 8
	mv a0, s5
	call rustc::rust_alloc
	beqz a0, .L13_8
	ld t0, 8(s4)
	sd s0, 0(a0)
	sd zero, 8(a0)
	ld a3, 24(s4)
	ld a1, -8(t0)
	li a2, -1
	sub a5, a1, s3
	slli a2, a2, 63
	bgtz a5, .L13_6
	mv a1, s3
.L13_6:	sub a5, a3, a1
	addi s3, a2, 1
	bge s1, a5, .L13_9
	slli s0, s0, 3
	addi a1, s0, 40
	li a2, 8
	call rustc::rust_dealloc
	j .L13_12
.L13_8:	sd s6, 0(s2)
	sd s5, 8(s2)
	j .L13_13
.L13_9:	ld a5, 16(s4)
	addi a7, a0, 32
	addi a6, t0, -32
	sd a1, 24(a0)
	beq a3, a1, .L13_11
.L13_10:	and a2, a1, a5
	slli a2, a2, 3
	add a2, a2, t0
	ld a2, 0(a2)
	and a4, a1, s0
	slli a4, a4, 3
	add a4, a4, a7
	sd a2, 0(a4)
	addi a1, a1, 1
	bne a3, a1, .L13_10
.L13_11:	ld a3, 32(s4)
	ld a4, 0(s4)
	not a2, a5
	add a2, a2, s1
	add a2, a2, a3
	li a3, 1
	sd a7, 8(s4)
	sd s0, 16(s4)
	sd a2, 32(s4)
	sd a3, 40(s4)
	fence rw, w
	sd a0, 256(a4)
	ld a0, 264(a4)
	ld a2, 272(a4)
	auipc a3, %pcrel_hi(FnOnce::call_once)
	addi a3, a3, %pcrel_lo(.Lpcrel_hi)
	sd a0, -24(t0)
	sd a2, -16(t0)
	sd a6, 264(a4)
	sd a3, 272(a4)
.L13_12:	sd s3, 0(s2)
.L13_13:	ld ra, 88(sp)
	ld s0, 80(sp)
	ld s1, 72(sp)
	ld s2, 64(sp)
	ld s3, 56(sp)
	ld s4, 48(sp)
	ld s5, 40(sp)
	ld s6, 32(sp)
	addi sp, sp, 96
	ret
.L13_14:	auipc a0, %got_pcrel_hi(fmt)
	ld a0, %pcrel_lo(.Lpcrel_hi)(a0)
	addi a1, sp, 8
	sd a1, 16(sp)
	sd a0, 24(sp)
	auipc a0, %pcrel_hi(.Lanon)
	auipc a1, %pcrel_hi(.Lanon)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	addi a2, a1, %pcrel_lo(.Lpcrel_hi)
	addi a1, sp, 16
	call panicking::panic_fmt
