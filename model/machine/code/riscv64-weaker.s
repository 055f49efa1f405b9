# rustc 1.95.0 (59807616e 2026-04-14); sources 6b45dac4ada14f29
ra_pop:
	addi sp, sp, -16
	sd ra, 8(sp)
	ld a2, 0(a0)
	ld t0, 24(a0)
	ld a3, 128(a2)
	addi a1, t0, -1
	sub a3, a1, a3
	bltz a3, .L100_8
	sd a1, 256(a2)
	ld a3, 400(a2)
	beqz a3, .L100_4
	li a2, 1
	fence rw, rw
	beq a3, a2, .L100_11
	lw a2, 56(a0)
	addiw a5, a2, -1
	sw a5, 56(a0)
	mv a2, a3
	beqz a5, .L100_11
.L100_4:
	ld a5, 0(a0)
	ld a3, 128(a5)
	sub a7, a1, a3
	bltz a7, .L100_13
	ld a2, 16(a0)
	ld a4, 8(a0)
	and a2, a2, a1
	slli a2, a2, 3
	add a2, a2, a4
	ld a6, 0(a2)
	bne a1, a3, .L100_9
	addi a2, a5, 128
.L100_17:
	lr.d a3, (a2)
	bne a3, a1, .L100_19
	sc.d a4, t0, (a2)
	bnez a4, .L100_17
.L100_19:
	sd t0, 256(a5)
	bne a3, a1, .L100_8
	ld a1, 48(a0)
	addi a1, a1, 1
	sd a1, 48(a0)
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L100_8:
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L100_9:
	ld a2, 40(a0)
	sd a1, 24(a0)
	blt a7, a2, .L100_14
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L100_11:
	call Worker::take_and_see_to.ra
	slli a0, a0, 63
	srai a0, a0, 63
	and a0, a0, a1
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L100_13:
	sd t0, 256(a5)
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L100_14:
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
	blez a3, .L101_2
.L101_1:
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
.L101_2:
	mv a1, a0
	addi a0, sp, 8
	li a2, 1
	mv s1, a1
	call Worker::reserve.ra
	ld a0, 8(sp)
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	bne a0, a1, .L101_5
	mv a0, s1
	ld a2, 24(s1)
	j .L101_1
.L101_5:
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
	sd s4, 0(sp)
	ld s2, 0(a0)
	ld a0, 400(s2)
	li a1, 2
	fence r, rw
	beq a0, a1, .L102_2
	ld a0, 128(s2)
	fence r, rw
	ld a1, 256(s2)
	sub a1, a1, a0
	blez a1, .L102_15
.L102_2:
	auipc a0, %tls_gd_pcrel_hi(RUST_STD_INTERNAL_VAL)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call __tls_get_addr
	lbu a1, 8(a0)
	li a2, 1
	bne a1, a2, .L102_17
.L102_3:
	ld s0, 0(a0)
	ld a1, 8(s0)
	andi a0, a1, 1
	bnez a0, .L102_21
.L102_4:
	addi a1, a1, 1
	sd a1, 8(s0)
	fence rw, w
	sd a1, 0(s0)
.L102_5:
	ld a0, 400(s2)
	li a1, 2
	fence r, rw
	bne a0, a1, .L102_22
.L102_6:
	fence rw, rw
	ld s1, 128(s2)
	fence r, rw
	fence rw, rw
	ld a0, 256(s2)
	sub a0, a0, s1
	fence r, rw
	blez a0, .L102_11
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
.L102_33:
	lr.d.aqrl s2, (a0)
	bne s2, s1, .L102_35
	sc.d.rl a2, a1, (a0)
	bnez a2, .L102_33
.L102_35:
	ld a0, 16(s0)
	bnez a0, .L102_24
	ld a0, 8(s0)
	addi a0, a0, 1
	sd a0, 8(s0)
	fence rw, w
	sd a0, 0(s0)
.L102_9:
	xor a0, s2, s1
	seqz a0, a0
	bnez a0, .L102_16
.L102_10:
	li s3, -1
	j .L102_16
.L102_11:
	li s1, 0
.L102_12:
	ld a0, 16(s0)
	bnez a0, .L102_28
	ld a0, 8(s0)
	addi a0, a0, 1
	sd a0, 8(s0)
	fence rw, w
	sd a0, 0(s0)
.L102_14:
	bnez s1, .L102_10
.L102_15:
	li s3, 0
.L102_16:
	mv a0, s3
	ld ra, 40(sp)
	ld s0, 32(sp)
	ld s1, 24(sp)
	ld s2, 16(sp)
	ld s3, 8(sp)
	ld s4, 0(sp)
	addi sp, sp, 48
	ret
.L102_17:
	li s3, 0
	li a1, 0
	call Storage::get_or_init_slow
	bnez a0, .L102_3
	li s3, 0
	call records::temporary
	mv s0, a0
	ld a1, 8(a0)
	andi a0, a1, 1
	beqz a0, .L102_4
.L102_21:
	li s3, 0
	mv a0, s0
	call Record::enter_nested
	j .L102_5
.L102_22:
	li a1, 3
	bne a0, a1, .L102_25
	fence rw, rw
	j .L102_6
.L102_24:
	mv a0, s0
	call Record::leave_nested
	j .L102_9
.L102_25:
	addi s4, s2, 400
	li s1, 1
.L102_36:
	lr.d a0, (s4)
	bnez a0, .L102_38
	sc.d a1, s1, (s4)
	bnez a1, .L102_36
.L102_38:
	auipc a0, %pcrel_hi(.Lanon)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	mv s3, s0
	call barrier::heavy_fence
	beqz a0, .L102_12
	li a0, 2
	li a1, 1
.L102_39:
	lr.d a2, (s4)
	bne a2, a1, .L102_41
	sc.d a3, a0, (s4)
	bnez a3, .L102_39
.L102_41:
	j .L102_6
.L102_28:
	mv a0, s0
	call Record::leave_nested
	j .L102_14
rb_pop:
	addi sp, sp, -16
	sd ra, 8(sp)
	ld a2, 0(a0)
	ld t0, 24(a0)
	ld a3, 128(a2)
	addi a1, t0, -1
	sub a3, a1, a3
	bltz a3, .L103_8
	sd a1, 256(a2)
	ld a3, 400(a2)
	beqz a3, .L103_4
	li a2, 1
	fence.tso
	beq a3, a2, .L103_11
	lw a2, 56(a0)
	addiw a5, a2, -1
	sw a5, 56(a0)
	mv a2, a3
	beqz a5, .L103_11
.L103_4:
	ld a5, 0(a0)
	ld a3, 128(a5)
	sub a7, a1, a3
	bltz a7, .L103_13
	ld a2, 16(a0)
	ld a4, 8(a0)
	and a2, a2, a1
	slli a2, a2, 3
	add a2, a2, a4
	ld a6, 0(a2)
	bne a1, a3, .L103_9
	addi a2, a5, 128
.L103_17:
	lr.d a3, (a2)
	bne a3, a1, .L103_19
	sc.d a4, t0, (a2)
	bnez a4, .L103_17
.L103_19:
	sd t0, 256(a5)
	bne a3, a1, .L103_8
	ld a1, 48(a0)
	addi a1, a1, 1
	sd a1, 48(a0)
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L103_8:
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L103_9:
	ld a2, 40(a0)
	sd a1, 24(a0)
	blt a7, a2, .L103_14
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L103_11:
	call Worker::take_and_see_to.rb
	slli a0, a0, 63
	srai a0, a0, 63
	and a0, a0, a1
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L103_13:
	sd t0, 256(a5)
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L103_14:
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
	blez a3, .L104_2
.L104_1:
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
.L104_2:
	mv a1, a0
	addi a0, sp, 8
	li a2, 1
	mv s1, a1
	call Worker::reserve.rb
	ld a0, 8(sp)
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	bne a0, a1, .L104_5
	mv a0, s1
	ld a2, 24(s1)
	j .L104_1
.L104_5:
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
	sd s4, 0(sp)
	ld s2, 0(a0)
	ld a0, 400(s2)
	li a1, 2
	fence r, rw
	beq a0, a1, .L105_2
	ld a0, 128(s2)
	fence r, rw
	ld a1, 256(s2)
	sub a1, a1, a0
	blez a1, .L105_15
.L105_2:
	auipc a0, %tls_gd_pcrel_hi(RUST_STD_INTERNAL_VAL)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call __tls_get_addr
	lbu a1, 8(a0)
	li a2, 1
	bne a1, a2, .L105_17
.L105_3:
	ld s0, 0(a0)
	ld a1, 8(s0)
	andi a0, a1, 1
	bnez a0, .L105_21
.L105_4:
	addi a1, a1, 1
	sd a1, 8(s0)
	fence rw, w
	sd a1, 0(s0)
.L105_5:
	ld a0, 400(s2)
	li a1, 2
	fence r, rw
	bne a0, a1, .L105_22
.L105_6:
	fence rw, rw
	ld s1, 128(s2)
	fence r, rw
	fence rw, rw
	ld a0, 256(s2)
	sub a0, a0, s1
	fence r, rw
	blez a0, .L105_11
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
.L105_33:
	lr.d.aqrl s2, (a0)
	bne s2, s1, .L105_35
	sc.d.rl a2, a1, (a0)
	bnez a2, .L105_33
.L105_35:
	ld a0, 16(s0)
	bnez a0, .L105_24
	ld a0, 8(s0)
	addi a0, a0, 1
	sd a0, 8(s0)
	fence rw, w
	sd a0, 0(s0)
.L105_9:
	xor a0, s2, s1
	seqz a0, a0
	bnez a0, .L105_16
.L105_10:
	li s3, -1
	j .L105_16
.L105_11:
	li s1, 0
.L105_12:
	ld a0, 16(s0)
	bnez a0, .L105_28
	ld a0, 8(s0)
	addi a0, a0, 1
	sd a0, 8(s0)
	fence rw, w
	sd a0, 0(s0)
.L105_14:
	bnez s1, .L105_10
.L105_15:
	li s3, 0
.L105_16:
	mv a0, s3
	ld ra, 40(sp)
	ld s0, 32(sp)
	ld s1, 24(sp)
	ld s2, 16(sp)
	ld s3, 8(sp)
	ld s4, 0(sp)
	addi sp, sp, 48
	ret
.L105_17:
	li s3, 0
	li a1, 0
	call Storage::get_or_init_slow
	bnez a0, .L105_3
	li s3, 0
	call records::temporary
	mv s0, a0
	ld a1, 8(a0)
	andi a0, a1, 1
	beqz a0, .L105_4
.L105_21:
	li s3, 0
	mv a0, s0
	call Record::enter_nested
	j .L105_5
.L105_22:
	li a1, 3
	bne a0, a1, .L105_25
	fence rw, rw
	j .L105_6
.L105_24:
	mv a0, s0
	call Record::leave_nested
	j .L105_9
.L105_25:
	addi s4, s2, 400
	li s1, 1
.L105_36:
	lr.d a0, (s4)
	bnez a0, .L105_38
	sc.d a1, s1, (s4)
	bnez a1, .L105_36
.L105_38:
	auipc a0, %pcrel_hi(.Lanon)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	mv s3, s0
	call barrier::heavy_fence
	beqz a0, .L105_12
	li a0, 2
	li a1, 1
.L105_39:
	lr.d a2, (s4)
	bne a2, a1, .L105_41
	sc.d a3, a0, (s4)
	bnez a3, .L105_39
.L105_41:
	j .L105_6
.L105_28:
	mv a0, s0
	call Record::leave_nested
	j .L105_14
rc_pop:
	addi sp, sp, -16
	sd ra, 8(sp)
	ld a2, 0(a0)
	ld t0, 24(a0)
	ld a3, 128(a2)
	addi a1, t0, -1
	sub a3, a1, a3
	bltz a3, .L106_8
	sd a1, 256(a2)
	ld a3, 400(a2)
	beqz a3, .L106_4
	li a2, 1
	fence rw, rw
	beq a3, a2, .L106_11
	lw a2, 56(a0)
	addiw a5, a2, -1
	sw a5, 56(a0)
	mv a2, a3
	beqz a5, .L106_11
.L106_4:
	ld a5, 0(a0)
	ld a3, 128(a5)
	sub a7, a1, a3
	bltz a7, .L106_13
	ld a2, 16(a0)
	ld a4, 8(a0)
	and a2, a2, a1
	slli a2, a2, 3
	add a2, a2, a4
	ld a6, 0(a2)
	bne a1, a3, .L106_9
	addi a2, a5, 128
.L106_17:
	lr.d a3, (a2)
	bne a3, a1, .L106_19
	sc.d a4, t0, (a2)
	bnez a4, .L106_17
.L106_19:
	sd t0, 256(a5)
	bne a3, a1, .L106_8
	ld a1, 48(a0)
	addi a1, a1, 1
	sd a1, 48(a0)
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L106_8:
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L106_9:
	ld a2, 40(a0)
	sd a1, 24(a0)
	blt a7, a2, .L106_14
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L106_11:
	call Worker::take_and_see_to.ra
	slli a0, a0, 63
	srai a0, a0, 63
	and a0, a0, a1
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L106_13:
	sd t0, 256(a5)
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L106_14:
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
	blez a3, .L107_2
.L107_1:
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
.L107_2:
	mv a1, a0
	addi a0, sp, 8
	li a2, 1
	mv s1, a1
	call Worker::reserve.ra
	ld a0, 8(sp)
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	bne a0, a1, .L107_5
	mv a0, s1
	ld a2, 24(s1)
	j .L107_1
.L107_5:
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
	sd s4, 0(sp)
	ld s2, 0(a0)
	ld a0, 400(s2)
	li a1, 2
	fence r, rw
	beq a0, a1, .L108_2
	ld a0, 128(s2)
	ld a1, 256(s2)
	sub a1, a1, a0
	blez a1, .L108_15
.L108_2:
	auipc a0, %tls_gd_pcrel_hi(RUST_STD_INTERNAL_VAL)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call __tls_get_addr
	lbu a1, 8(a0)
	li a2, 1
	bne a1, a2, .L108_17
.L108_3:
	ld s0, 0(a0)
	ld a1, 8(s0)
	andi a0, a1, 1
	bnez a0, .L108_21
.L108_4:
	addi a1, a1, 1
	sd a1, 8(s0)
	fence rw, w
	sd a1, 0(s0)
.L108_5:
	ld a0, 400(s2)
	li a1, 2
	fence r, rw
	bne a0, a1, .L108_22
.L108_6:
	fence rw, rw
	ld s1, 128(s2)
	fence r, rw
	fence rw, rw
	ld a0, 256(s2)
	sub a0, a0, s1
	fence r, rw
	blez a0, .L108_11
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
.L108_33:
	lr.d.aqrl s2, (a0)
	bne s2, s1, .L108_35
	sc.d.rl a2, a1, (a0)
	bnez a2, .L108_33
.L108_35:
	ld a0, 16(s0)
	bnez a0, .L108_24
	ld a0, 8(s0)
	addi a0, a0, 1
	sd a0, 8(s0)
	fence rw, w
	sd a0, 0(s0)
.L108_9:
	xor a0, s2, s1
	seqz a0, a0
	bnez a0, .L108_16
.L108_10:
	li s3, -1
	j .L108_16
.L108_11:
	li s1, 0
.L108_12:
	ld a0, 16(s0)
	bnez a0, .L108_28
	ld a0, 8(s0)
	addi a0, a0, 1
	sd a0, 8(s0)
	fence rw, w
	sd a0, 0(s0)
.L108_14:
	bnez s1, .L108_10
.L108_15:
	li s3, 0
.L108_16:
	mv a0, s3
	ld ra, 40(sp)
	ld s0, 32(sp)
	ld s1, 24(sp)
	ld s2, 16(sp)
	ld s3, 8(sp)
	ld s4, 0(sp)
	addi sp, sp, 48
	ret
.L108_17:
	li s3, 0
	li a1, 0
	call Storage::get_or_init_slow
	bnez a0, .L108_3
	li s3, 0
	call records::temporary
	mv s0, a0
	ld a1, 8(a0)
	andi a0, a1, 1
	beqz a0, .L108_4
.L108_21:
	li s3, 0
	mv a0, s0
	call Record::enter_nested
	j .L108_5
.L108_22:
	li a1, 3
	bne a0, a1, .L108_25
	fence rw, rw
	j .L108_6
.L108_24:
	mv a0, s0
	call Record::leave_nested
	j .L108_9
.L108_25:
	addi s4, s2, 400
	li s1, 1
.L108_36:
	lr.d a0, (s4)
	bnez a0, .L108_38
	sc.d a1, s1, (s4)
	bnez a1, .L108_36
.L108_38:
	auipc a0, %pcrel_hi(.Lanon)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	mv s3, s0
	call barrier::heavy_fence
	beqz a0, .L108_12
	li a0, 2
	li a1, 1
.L108_39:
	lr.d a2, (s4)
	bne a2, a1, .L108_41
	sc.d a3, a0, (s4)
	bnez a3, .L108_39
.L108_41:
	j .L108_6
.L108_28:
	mv a0, s0
	call Record::leave_nested
	j .L108_14
rd_pop:
	addi sp, sp, -16
	sd ra, 8(sp)
	ld a2, 0(a0)
	ld t0, 24(a0)
	ld a3, 128(a2)
	addi a1, t0, -1
	sub a3, a1, a3
	bltz a3, .L109_8
	sd a1, 256(a2)
	ld a3, 400(a2)
	beqz a3, .L109_4
	li a2, 1
	fence rw, rw
	beq a3, a2, .L109_11
	lw a2, 56(a0)
	addiw a5, a2, -1
	sw a5, 56(a0)
	mv a2, a3
	beqz a5, .L109_11
.L109_4:
	ld a5, 0(a0)
	ld a3, 128(a5)
	sub a7, a1, a3
	bltz a7, .L109_13
	ld a2, 16(a0)
	ld a4, 8(a0)
	and a2, a2, a1
	slli a2, a2, 3
	add a2, a2, a4
	ld a6, 0(a2)
	bne a1, a3, .L109_9
	addi a2, a5, 128
.L109_17:
	lr.d a3, (a2)
	bne a3, a1, .L109_19
	sc.d a4, t0, (a2)
	bnez a4, .L109_17
.L109_19:
	sd t0, 256(a5)
	bne a3, a1, .L109_8
	ld a1, 48(a0)
	addi a1, a1, 1
	sd a1, 48(a0)
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L109_8:
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L109_9:
	ld a2, 40(a0)
	sd a1, 24(a0)
	blt a7, a2, .L109_14
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L109_11:
	call Worker::take_and_see_to.ra
	slli a0, a0, 63
	srai a0, a0, 63
	and a0, a0, a1
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L109_13:
	sd t0, 256(a5)
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L109_14:
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
	blez a3, .L110_2
.L110_1:
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
.L110_2:
	mv a1, a0
	addi a0, sp, 8
	li a2, 1
	mv s1, a1
	call Worker::reserve.ra
	ld a0, 8(sp)
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	bne a0, a1, .L110_5
	mv a0, s1
	ld a2, 24(s1)
	j .L110_1
.L110_5:
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
	sd s4, 0(sp)
	ld s2, 0(a0)
	ld a0, 400(s2)
	li a1, 2
	fence r, rw
	beq a0, a1, .L111_2
	ld a0, 128(s2)
	fence r, rw
	ld a1, 256(s2)
	sub a1, a1, a0
	blez a1, .L111_15
.L111_2:
	auipc a0, %tls_gd_pcrel_hi(RUST_STD_INTERNAL_VAL)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call __tls_get_addr
	lbu a1, 8(a0)
	li a2, 1
	bne a1, a2, .L111_17
.L111_3:
	ld s0, 0(a0)
	ld a1, 8(s0)
	andi a0, a1, 1
	bnez a0, .L111_21
.L111_4:
	addi a1, a1, 1
	sd a1, 8(s0)
	fence rw, w
	sd a1, 0(s0)
.L111_5:
	ld a0, 400(s2)
	li a1, 2
	fence r, rw
	bne a0, a1, .L111_22
.L111_6:
	fence rw, rw
	ld s1, 128(s2)
	fence r, rw
	fence rw, rw
	ld a0, 256(s2)
	sub a0, a0, s1
	fence r, rw
	blez a0, .L111_11
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
.L111_33:
	lr.d.aqrl s2, (a0)
	bne s2, s1, .L111_35
	sc.d.rl a2, a1, (a0)
	bnez a2, .L111_33
.L111_35:
	ld a0, 16(s0)
	bnez a0, .L111_24
	ld a0, 8(s0)
	addi a0, a0, 1
	sd a0, 8(s0)
	fence rw, w
	sd a0, 0(s0)
.L111_9:
	xor a0, s2, s1
	seqz a0, a0
	bnez a0, .L111_16
.L111_10:
	li s3, -1
	j .L111_16
.L111_11:
	li s1, 0
.L111_12:
	ld a0, 16(s0)
	bnez a0, .L111_28
	ld a0, 8(s0)
	addi a0, a0, 1
	sd a0, 8(s0)
	fence rw, w
	sd a0, 0(s0)
.L111_14:
	bnez s1, .L111_10
.L111_15:
	li s3, 0
.L111_16:
	mv a0, s3
	ld ra, 40(sp)
	ld s0, 32(sp)
	ld s1, 24(sp)
	ld s2, 16(sp)
	ld s3, 8(sp)
	ld s4, 0(sp)
	addi sp, sp, 48
	ret
.L111_17:
	li s3, 0
	li a1, 0
	call Storage::get_or_init_slow
	bnez a0, .L111_3
	li s3, 0
	call records::temporary
	mv s0, a0
	ld a1, 8(a0)
	andi a0, a1, 1
	beqz a0, .L111_4
.L111_21:
	li s3, 0
	mv a0, s0
	call Record::enter_nested
	j .L111_5
.L111_22:
	li a1, 3
	bne a0, a1, .L111_25
	fence rw, rw
	j .L111_6
.L111_24:
	mv a0, s0
	call Record::leave_nested
	j .L111_9
.L111_25:
	addi s4, s2, 400
	li s1, 1
.L111_36:
	lr.d a0, (s4)
	bnez a0, .L111_38
	sc.d a1, s1, (s4)
	bnez a1, .L111_36
.L111_38:
	auipc a0, %pcrel_hi(.Lanon)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	mv s3, s0
	call barrier::heavy_fence
	beqz a0, .L111_12
	li a0, 2
	li a1, 1
.L111_39:
	lr.d a2, (s4)
	bne a2, a1, .L111_41
	sc.d a3, a0, (s4)
	bnez a3, .L111_39
.L111_41:
	j .L111_6
.L111_28:
	mv a0, s0
	call Record::leave_nested
	j .L111_14
re_pop:
	addi sp, sp, -16
	sd ra, 8(sp)
	ld a2, 0(a0)
	ld t0, 24(a0)
	ld a3, 128(a2)
	addi a1, t0, -1
	sub a3, a1, a3
	bltz a3, .L112_8
	sd a1, 256(a2)
	ld a3, 400(a2)
	beqz a3, .L112_4
	li a2, 1
	fence rw, rw
	beq a3, a2, .L112_11
	lw a2, 56(a0)
	addiw a5, a2, -1
	sw a5, 56(a0)
	mv a2, a3
	beqz a5, .L112_11
.L112_4:
	ld a5, 0(a0)
	ld a3, 128(a5)
	sub a7, a1, a3
	bltz a7, .L112_13
	ld a2, 16(a0)
	ld a4, 8(a0)
	and a2, a2, a1
	slli a2, a2, 3
	add a2, a2, a4
	ld a6, 0(a2)
	bne a1, a3, .L112_9
	addi a2, a5, 128
.L112_17:
	lr.d a3, (a2)
	bne a3, a1, .L112_19
	sc.d a4, t0, (a2)
	bnez a4, .L112_17
.L112_19:
	sd t0, 256(a5)
	bne a3, a1, .L112_8
	ld a1, 48(a0)
	addi a1, a1, 1
	sd a1, 48(a0)
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L112_8:
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L112_9:
	ld a2, 40(a0)
	sd a1, 24(a0)
	blt a7, a2, .L112_14
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L112_11:
	call Worker::take_and_see_to.ra
	slli a0, a0, 63
	srai a0, a0, 63
	and a0, a0, a1
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L112_13:
	sd t0, 256(a5)
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L112_14:
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
	blez a3, .L113_2
.L113_1:
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
.L113_2:
	mv a1, a0
	addi a0, sp, 8
	li a2, 1
	mv s1, a1
	call Worker::reserve.ra
	ld a0, 8(sp)
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	bne a0, a1, .L113_5
	mv a0, s1
	ld a2, 24(s1)
	j .L113_1
.L113_5:
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
	sd s4, 0(sp)
	ld s2, 0(a0)
	ld a0, 400(s2)
	li a1, 2
	beq a0, a1, .L114_2
	ld a0, 128(s2)
	fence r, rw
	ld a1, 256(s2)
	sub a1, a1, a0
	blez a1, .L114_15
.L114_2:
	auipc a0, %tls_gd_pcrel_hi(RUST_STD_INTERNAL_VAL)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call __tls_get_addr
	lbu a1, 8(a0)
	li a2, 1
	bne a1, a2, .L114_17
.L114_3:
	ld s0, 0(a0)
	ld a1, 8(s0)
	andi a0, a1, 1
	bnez a0, .L114_21
.L114_4:
	addi a1, a1, 1
	sd a1, 8(s0)
	fence rw, w
	sd a1, 0(s0)
.L114_5:
	ld a0, 400(s2)
	li a1, 2
	bne a0, a1, .L114_22
.L114_6:
	fence rw, rw
	ld s1, 128(s2)
	fence r, rw
	fence rw, rw
	ld a0, 256(s2)
	sub a0, a0, s1
	fence r, rw
	blez a0, .L114_11
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
.L114_33:
	lr.d.aqrl s2, (a0)
	bne s2, s1, .L114_35
	sc.d.rl a2, a1, (a0)
	bnez a2, .L114_33
.L114_35:
	ld a0, 16(s0)
	bnez a0, .L114_24
	ld a0, 8(s0)
	addi a0, a0, 1
	sd a0, 8(s0)
	fence rw, w
	sd a0, 0(s0)
.L114_9:
	xor a0, s2, s1
	seqz a0, a0
	bnez a0, .L114_16
.L114_10:
	li s3, -1
	j .L114_16
.L114_11:
	li s1, 0
.L114_12:
	ld a0, 16(s0)
	bnez a0, .L114_28
	ld a0, 8(s0)
	addi a0, a0, 1
	sd a0, 8(s0)
	fence rw, w
	sd a0, 0(s0)
.L114_14:
	bnez s1, .L114_10
.L114_15:
	li s3, 0
.L114_16:
	mv a0, s3
	ld ra, 40(sp)
	ld s0, 32(sp)
	ld s1, 24(sp)
	ld s2, 16(sp)
	ld s3, 8(sp)
	ld s4, 0(sp)
	addi sp, sp, 48
	ret
.L114_17:
	li s3, 0
	li a1, 0
	call Storage::get_or_init_slow
	bnez a0, .L114_3
	li s3, 0
	call records::temporary
	mv s0, a0
	ld a1, 8(a0)
	andi a0, a1, 1
	beqz a0, .L114_4
.L114_21:
	li s3, 0
	mv a0, s0
	call Record::enter_nested
	j .L114_5
.L114_22:
	li a1, 3
	bne a0, a1, .L114_25
	fence rw, rw
	j .L114_6
.L114_24:
	mv a0, s0
	call Record::leave_nested
	j .L114_9
.L114_25:
	addi s4, s2, 400
	li s1, 1
.L114_36:
	lr.d a0, (s4)
	bnez a0, .L114_38
	sc.d a1, s1, (s4)
	bnez a1, .L114_36
.L114_38:
	auipc a0, %pcrel_hi(.Lanon)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	mv s3, s0
	call barrier::heavy_fence
	beqz a0, .L114_12
	li a0, 2
	li a1, 1
.L114_39:
	lr.d a2, (s4)
	bne a2, a1, .L114_41
	sc.d a3, a0, (s4)
	bnez a3, .L114_39
.L114_41:
	j .L114_6
.L114_28:
	mv a0, s0
	call Record::leave_nested
	j .L114_14
rg_pop:
	addi sp, sp, -16
	sd ra, 8(sp)
	ld a2, 0(a0)
	ld t0, 24(a0)
	ld a3, 128(a2)
	addi a1, t0, -1
	sub a3, a1, a3
	bltz a3, .L115_8
	sd a1, 256(a2)
	ld a3, 400(a2)
	beqz a3, .L115_4
	li a2, 1
	fence rw, rw
	beq a3, a2, .L115_11
	lw a2, 56(a0)
	addiw a5, a2, -1
	sw a5, 56(a0)
	mv a2, a3
	beqz a5, .L115_11
.L115_4:
	ld a5, 0(a0)
	ld a3, 128(a5)
	sub a7, a1, a3
	bltz a7, .L115_13
	ld a2, 16(a0)
	ld a4, 8(a0)
	and a2, a2, a1
	slli a2, a2, 3
	add a2, a2, a4
	ld a6, 0(a2)
	bne a1, a3, .L115_9
	addi a2, a5, 128
.L115_17:
	lr.d a3, (a2)
	bne a3, a1, .L115_19
	sc.d a4, t0, (a2)
	bnez a4, .L115_17
.L115_19:
	sd t0, 256(a5)
	bne a3, a1, .L115_8
	ld a1, 48(a0)
	addi a1, a1, 1
	sd a1, 48(a0)
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L115_8:
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L115_9:
	ld a2, 40(a0)
	sd a1, 24(a0)
	blt a7, a2, .L115_14
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L115_11:
	call Worker::take_and_see_to.ra
	slli a0, a0, 63
	srai a0, a0, 63
	and a0, a0, a1
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L115_13:
	sd t0, 256(a5)
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L115_14:
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
	blez a3, .L116_2
.L116_1:
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
.L116_2:
	mv a1, a0
	addi a0, sp, 8
	li a2, 1
	mv s1, a1
	call Worker::reserve.ra
	ld a0, 8(sp)
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	bne a0, a1, .L116_5
	mv a0, s1
	ld a2, 24(s1)
	j .L116_1
.L116_5:
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
	sd s4, 0(sp)
	ld s2, 0(a0)
	ld a0, 400(s2)
	li a1, 2
	fence r, rw
	beq a0, a1, .L117_2
	ld a0, 128(s2)
	fence r, rw
	ld a1, 256(s2)
	sub a1, a1, a0
	blez a1, .L117_15
.L117_2:
	auipc a0, %tls_gd_pcrel_hi(RUST_STD_INTERNAL_VAL)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call __tls_get_addr
	lbu a1, 8(a0)
	li a2, 1
	bne a1, a2, .L117_17
.L117_3:
	ld s0, 0(a0)
	ld a1, 8(s0)
	andi a0, a1, 1
	bnez a0, .L117_21
.L117_4:
	addi a1, a1, 1
	sd a1, 8(s0)
	fence rw, w
	sd a1, 0(s0)
.L117_5:
	ld a0, 400(s2)
	li a1, 2
	fence r, rw
	bne a0, a1, .L117_22
.L117_6:
	ld s1, 128(s2)
	fence r, rw
	fence rw, rw
	ld a0, 256(s2)
	sub a0, a0, s1
	fence r, rw
	blez a0, .L117_11
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
.L117_33:
	lr.d.aqrl s2, (a0)
	bne s2, s1, .L117_35
	sc.d.rl a2, a1, (a0)
	bnez a2, .L117_33
.L117_35:
	ld a0, 16(s0)
	bnez a0, .L117_24
	ld a0, 8(s0)
	addi a0, a0, 1
	sd a0, 8(s0)
	fence rw, w
	sd a0, 0(s0)
.L117_9:
	xor a0, s2, s1
	seqz a0, a0
	bnez a0, .L117_16
.L117_10:
	li s3, -1
	j .L117_16
.L117_11:
	li s1, 0
.L117_12:
	ld a0, 16(s0)
	bnez a0, .L117_28
	ld a0, 8(s0)
	addi a0, a0, 1
	sd a0, 8(s0)
	fence rw, w
	sd a0, 0(s0)
.L117_14:
	bnez s1, .L117_10
.L117_15:
	li s3, 0
.L117_16:
	mv a0, s3
	ld ra, 40(sp)
	ld s0, 32(sp)
	ld s1, 24(sp)
	ld s2, 16(sp)
	ld s3, 8(sp)
	ld s4, 0(sp)
	addi sp, sp, 48
	ret
.L117_17:
	li s3, 0
	li a1, 0
	call Storage::get_or_init_slow
	bnez a0, .L117_3
	li s3, 0
	call records::temporary
	mv s0, a0
	ld a1, 8(a0)
	andi a0, a1, 1
	beqz a0, .L117_4
.L117_21:
	li s3, 0
	mv a0, s0
	call Record::enter_nested
	j .L117_5
.L117_22:
	li a1, 3
	bne a0, a1, .L117_25
	fence rw, rw
	j .L117_6
.L117_24:
	mv a0, s0
	call Record::leave_nested
	j .L117_9
.L117_25:
	addi s4, s2, 400
	li s1, 1
.L117_36:
	lr.d a0, (s4)
	bnez a0, .L117_38
	sc.d a1, s1, (s4)
	bnez a1, .L117_36
.L117_38:
	auipc a0, %pcrel_hi(.Lanon)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	mv s3, s0
	call barrier::heavy_fence
	beqz a0, .L117_12
	li a0, 2
	li a1, 1
.L117_39:
	lr.d a2, (s4)
	bne a2, a1, .L117_41
	sc.d a3, a0, (s4)
	bnez a3, .L117_39
.L117_41:
	j .L117_6
.L117_28:
	mv a0, s0
	call Record::leave_nested
	j .L117_14
rh_pop:
	addi sp, sp, -16
	sd ra, 8(sp)
	ld a2, 0(a0)
	ld t0, 24(a0)
	ld a3, 128(a2)
	addi a1, t0, -1
	sub a3, a1, a3
	bltz a3, .L118_8
	sd a1, 256(a2)
	ld a3, 400(a2)
	beqz a3, .L118_4
	li a2, 1
	fence rw, rw
	beq a3, a2, .L118_11
	lw a2, 56(a0)
	addiw a5, a2, -1
	sw a5, 56(a0)
	mv a2, a3
	beqz a5, .L118_11
.L118_4:
	ld a5, 0(a0)
	ld a3, 128(a5)
	sub a7, a1, a3
	bltz a7, .L118_13
	ld a2, 16(a0)
	ld a4, 8(a0)
	and a2, a2, a1
	slli a2, a2, 3
	add a2, a2, a4
	ld a6, 0(a2)
	bne a1, a3, .L118_9
	addi a2, a5, 128
.L118_17:
	lr.d a3, (a2)
	bne a3, a1, .L118_19
	sc.d a4, t0, (a2)
	bnez a4, .L118_17
.L118_19:
	sd t0, 256(a5)
	bne a3, a1, .L118_8
	ld a1, 48(a0)
	addi a1, a1, 1
	sd a1, 48(a0)
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L118_8:
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L118_9:
	ld a2, 40(a0)
	sd a1, 24(a0)
	blt a7, a2, .L118_14
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L118_11:
	call Worker::take_and_see_to.ra
	slli a0, a0, 63
	srai a0, a0, 63
	and a0, a0, a1
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L118_13:
	sd t0, 256(a5)
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L118_14:
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
	blez a3, .L119_2
.L119_1:
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
.L119_2:
	mv a1, a0
	addi a0, sp, 8
	li a2, 1
	mv s1, a1
	call Worker::reserve.ra
	ld a0, 8(sp)
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	bne a0, a1, .L119_5
	mv a0, s1
	ld a2, 24(s1)
	j .L119_1
.L119_5:
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
	sd s4, 0(sp)
	ld s2, 0(a0)
	ld a0, 400(s2)
	li a1, 2
	fence r, rw
	beq a0, a1, .L120_2
	ld a0, 128(s2)
	fence r, rw
	ld a1, 256(s2)
	sub a1, a1, a0
	blez a1, .L120_15
.L120_2:
	auipc a0, %tls_gd_pcrel_hi(RUST_STD_INTERNAL_VAL)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call __tls_get_addr
	lbu a1, 8(a0)
	li a2, 1
	bne a1, a2, .L120_17
.L120_3:
	ld s0, 0(a0)
	ld a1, 8(s0)
	andi a0, a1, 1
	bnez a0, .L120_21
.L120_4:
	addi a1, a1, 1
	sd a1, 8(s0)
	fence rw, w
	sd a1, 0(s0)
.L120_5:
	ld a0, 400(s2)
	li a1, 2
	fence r, rw
	bne a0, a1, .L120_22
.L120_6:
	fence rw, rw
	ld s1, 128(s2)
	fence r, rw
	ld a0, 256(s2)
	sub a0, a0, s1
	fence r, rw
	blez a0, .L120_11
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
.L120_33:
	lr.d.aqrl s2, (a0)
	bne s2, s1, .L120_35
	sc.d.rl a2, a1, (a0)
	bnez a2, .L120_33
.L120_35:
	ld a0, 16(s0)
	bnez a0, .L120_24
	ld a0, 8(s0)
	addi a0, a0, 1
	sd a0, 8(s0)
	fence rw, w
	sd a0, 0(s0)
.L120_9:
	xor a0, s2, s1
	seqz a0, a0
	bnez a0, .L120_16
.L120_10:
	li s3, -1
	j .L120_16
.L120_11:
	li s1, 0
.L120_12:
	ld a0, 16(s0)
	bnez a0, .L120_28
	ld a0, 8(s0)
	addi a0, a0, 1
	sd a0, 8(s0)
	fence rw, w
	sd a0, 0(s0)
.L120_14:
	bnez s1, .L120_10
.L120_15:
	li s3, 0
.L120_16:
	mv a0, s3
	ld ra, 40(sp)
	ld s0, 32(sp)
	ld s1, 24(sp)
	ld s2, 16(sp)
	ld s3, 8(sp)
	ld s4, 0(sp)
	addi sp, sp, 48
	ret
.L120_17:
	li s3, 0
	li a1, 0
	call Storage::get_or_init_slow
	bnez a0, .L120_3
	li s3, 0
	call records::temporary
	mv s0, a0
	ld a1, 8(a0)
	andi a0, a1, 1
	beqz a0, .L120_4
.L120_21:
	li s3, 0
	mv a0, s0
	call Record::enter_nested
	j .L120_5
.L120_22:
	li a1, 3
	bne a0, a1, .L120_25
	fence rw, rw
	j .L120_6
.L120_24:
	mv a0, s0
	call Record::leave_nested
	j .L120_9
.L120_25:
	addi s4, s2, 400
	li s1, 1
.L120_36:
	lr.d a0, (s4)
	bnez a0, .L120_38
	sc.d a1, s1, (s4)
	bnez a1, .L120_36
.L120_38:
	auipc a0, %pcrel_hi(.Lanon)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	mv s3, s0
	call barrier::heavy_fence
	beqz a0, .L120_12
	li a0, 2
	li a1, 1
.L120_39:
	lr.d a2, (s4)
	bne a2, a1, .L120_41
	sc.d a3, a0, (s4)
	bnez a3, .L120_39
.L120_41:
	j .L120_6
.L120_28:
	mv a0, s0
	call Record::leave_nested
	j .L120_14
ri_pop:
	addi sp, sp, -16
	sd ra, 8(sp)
	ld a2, 0(a0)
	ld t0, 24(a0)
	ld a3, 128(a2)
	addi a1, t0, -1
	sub a3, a1, a3
	bltz a3, .L121_8
	sd a1, 256(a2)
	ld a3, 400(a2)
	beqz a3, .L121_4
	li a2, 1
	fence rw, rw
	beq a3, a2, .L121_11
	lw a2, 56(a0)
	addiw a5, a2, -1
	sw a5, 56(a0)
	mv a2, a3
	beqz a5, .L121_11
.L121_4:
	ld a5, 0(a0)
	ld a3, 128(a5)
	sub a7, a1, a3
	bltz a7, .L121_13
	ld a2, 16(a0)
	ld a4, 8(a0)
	and a2, a2, a1
	slli a2, a2, 3
	add a2, a2, a4
	ld a6, 0(a2)
	bne a1, a3, .L121_9
	addi a2, a5, 128
.L121_17:
	lr.d a3, (a2)
	bne a3, a1, .L121_19
	sc.d a4, t0, (a2)
	bnez a4, .L121_17
.L121_19:
	sd t0, 256(a5)
	bne a3, a1, .L121_8
	ld a1, 48(a0)
	addi a1, a1, 1
	sd a1, 48(a0)
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L121_8:
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L121_9:
	ld a2, 40(a0)
	sd a1, 24(a0)
	blt a7, a2, .L121_14
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L121_11:
	call Worker::take_and_see_to.ra
	slli a0, a0, 63
	srai a0, a0, 63
	and a0, a0, a1
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L121_13:
	sd t0, 256(a5)
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L121_14:
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
	blez a3, .L122_2
.L122_1:
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
.L122_2:
	mv a1, a0
	addi a0, sp, 8
	li a2, 1
	mv s1, a1
	call Worker::reserve.ra
	ld a0, 8(sp)
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	bne a0, a1, .L122_5
	mv a0, s1
	ld a2, 24(s1)
	j .L122_1
.L122_5:
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
	sd s4, 0(sp)
	ld s2, 0(a0)
	ld a0, 400(s2)
	li a1, 2
	fence r, rw
	beq a0, a1, .L123_2
	ld a0, 128(s2)
	fence r, rw
	ld a1, 256(s2)
	sub a1, a1, a0
	blez a1, .L123_15
.L123_2:
	auipc a0, %tls_gd_pcrel_hi(RUST_STD_INTERNAL_VAL)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call __tls_get_addr
	lbu a1, 8(a0)
	li a2, 1
	bne a1, a2, .L123_17
.L123_3:
	ld s0, 0(a0)
	ld a1, 8(s0)
	andi a0, a1, 1
	bnez a0, .L123_21
.L123_4:
	addi a1, a1, 1
	sd a1, 8(s0)
	fence rw, w
	sd a1, 0(s0)
.L123_5:
	ld a0, 400(s2)
	li a1, 2
	fence r, rw
	bne a0, a1, .L123_22
.L123_6:
	fence rw, rw
	ld s1, 128(s2)
	fence r, rw
	fence rw, rw
	ld a0, 256(s2)
	sub a0, a0, s1
	fence r, rw
	blez a0, .L123_11
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
.L123_33:
	lr.d.aq s2, (a0)
	bne s2, s1, .L123_35
	sc.d.rl a2, a1, (a0)
	bnez a2, .L123_33
.L123_35:
	ld a0, 16(s0)
	bnez a0, .L123_24
	ld a0, 8(s0)
	addi a0, a0, 1
	sd a0, 8(s0)
	fence rw, w
	sd a0, 0(s0)
.L123_9:
	xor a0, s2, s1
	seqz a0, a0
	bnez a0, .L123_16
.L123_10:
	li s3, -1
	j .L123_16
.L123_11:
	li s1, 0
.L123_12:
	ld a0, 16(s0)
	bnez a0, .L123_28
	ld a0, 8(s0)
	addi a0, a0, 1
	sd a0, 8(s0)
	fence rw, w
	sd a0, 0(s0)
.L123_14:
	bnez s1, .L123_10
.L123_15:
	li s3, 0
.L123_16:
	mv a0, s3
	ld ra, 40(sp)
	ld s0, 32(sp)
	ld s1, 24(sp)
	ld s2, 16(sp)
	ld s3, 8(sp)
	ld s4, 0(sp)
	addi sp, sp, 48
	ret
.L123_17:
	li s3, 0
	li a1, 0
	call Storage::get_or_init_slow
	bnez a0, .L123_3
	li s3, 0
	call records::temporary
	mv s0, a0
	ld a1, 8(a0)
	andi a0, a1, 1
	beqz a0, .L123_4
.L123_21:
	li s3, 0
	mv a0, s0
	call Record::enter_nested
	j .L123_5
.L123_22:
	li a1, 3
	bne a0, a1, .L123_25
	fence rw, rw
	j .L123_6
.L123_24:
	mv a0, s0
	call Record::leave_nested
	j .L123_9
.L123_25:
	addi s4, s2, 400
	li s1, 1
.L123_36:
	lr.d a0, (s4)
	bnez a0, .L123_38
	sc.d a1, s1, (s4)
	bnez a1, .L123_36
.L123_38:
	auipc a0, %pcrel_hi(.Lanon)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	mv s3, s0
	call barrier::heavy_fence
	beqz a0, .L123_12
	li a0, 2
	li a1, 1
.L123_39:
	lr.d a2, (s4)
	bne a2, a1, .L123_41
	sc.d a3, a0, (s4)
	bnez a3, .L123_39
.L123_41:
	j .L123_6
.L123_28:
	mv a0, s0
	call Record::leave_nested
	j .L123_14
sa_pop:
	addi sp, sp, -16
	sd ra, 8(sp)
	ld a1, 0(a0)
	ld a3, 24(a0)
	ld a2, 128(a1)
	addi a4, a3, -1
	sub a2, a4, a2
	bltz a2, .L124_5
	fence rw, w
	sd a4, 256(a1)
	fence rw, rw
	ld t0, 0(a0)
	ld a1, 128(t0)
	sub a7, a4, a1
	bltz a7, .L124_8
	ld a2, 16(a0)
	ld a5, 8(a0)
	and a2, a2, a4
	slli a2, a2, 3
	add a2, a2, a5
	ld a6, 0(a2)
	bne a4, a1, .L124_6
	addi a1, t0, 128
.L124_12:
	lr.d a2, (a1)
	bne a2, a4, .L124_14
	sc.d a5, a3, (a1)
	bnez a5, .L124_12
.L124_14:
	sd a3, 256(t0)
	bne a2, a4, .L124_5
	ld a1, 48(a0)
	addi a1, a1, 1
	sd a1, 48(a0)
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L124_5:
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L124_6:
	ld a2, 40(a0)
	sd a4, 24(a0)
	blt a7, a2, .L124_9
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L124_8:
	sd a3, 256(t0)
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L124_9:
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
	blez a3, .L125_2
.L125_1:
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
.L125_2:
	mv a1, a0
	addi a0, sp, 8
	li a2, 1
	mv s1, a1
	call Worker::reserve.sa
	ld a0, 8(sp)
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	bne a0, a1, .L125_5
	mv a0, s1
	ld a2, 24(s1)
	j .L125_1
.L125_5:
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
	blez a2, .L126_2
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
.L126_3:
	lr.d a4, (a1)
	bne a4, a0, .L126_5
	sc.d.rl a5, a3, (a1)
	bnez a5, .L126_3
.L126_5:
	xor a0, a0, a4
	seqz a0, a0
	addi a0, a0, -1
	or a0, a0, a2
	ret
.L126_2:
	li a0, 0
	ret
sb_pop:
	addi sp, sp, -16
	sd ra, 8(sp)
	ld a1, 0(a0)
	ld a3, 24(a0)
	ld a2, 128(a1)
	addi a4, a3, -1
	sub a2, a4, a2
	bltz a2, .L127_5
	sd a4, 256(a1)
	fence rw, rw
	ld t0, 0(a0)
	ld a1, 128(t0)
	sub a7, a4, a1
	bltz a7, .L127_8
	ld a2, 16(a0)
	ld a5, 8(a0)
	and a2, a2, a4
	slli a2, a2, 3
	add a2, a2, a5
	ld a6, 0(a2)
	bne a4, a1, .L127_6
	addi a1, t0, 128
.L127_12:
	lr.d a2, (a1)
	bne a2, a4, .L127_14
	sc.d a5, a3, (a1)
	bnez a5, .L127_12
.L127_14:
	sd a3, 256(t0)
	bne a2, a4, .L127_5
	ld a1, 48(a0)
	addi a1, a1, 1
	sd a1, 48(a0)
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L127_5:
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L127_6:
	ld a2, 40(a0)
	sd a4, 24(a0)
	blt a7, a2, .L127_9
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L127_8:
	sd a3, 256(t0)
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L127_9:
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
	blez a3, .L128_2
.L128_1:
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
.L128_2:
	mv a1, a0
	addi a0, sp, 8
	li a2, 1
	mv s1, a1
	call Worker::reserve.sa
	ld a0, 8(sp)
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	bne a0, a1, .L128_5
	mv a0, s1
	ld a2, 24(s1)
	j .L128_1
.L128_5:
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
	blez a2, .L129_2
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
.L129_3:
	lr.d a4, (a1)
	bne a4, a0, .L129_5
	sc.d.rl a5, a3, (a1)
	bnez a5, .L129_3
.L129_5:
	xor a0, a0, a4
	seqz a0, a0
	addi a0, a0, -1
	or a0, a0, a2
	ret
.L129_2:
	li a0, 0
	ret
wa_pop:
	addi sp, sp, -16
	sd ra, 8(sp)
	ld a1, 0(a0)
	ld a3, 24(a0)
	ld a2, 128(a1)
	addi a4, a3, -1
	sub a2, a4, a2
	bltz a2, .L130_5
	sd a4, 256(a1)
	fence rw, rw
	ld t0, 0(a0)
	ld a1, 128(t0)
	sub a7, a4, a1
	bltz a7, .L130_8
	ld a2, 16(a0)
	ld a5, 8(a0)
	and a2, a2, a4
	slli a2, a2, 3
	add a2, a2, a5
	ld a6, 0(a2)
	bne a4, a1, .L130_6
	addi a1, t0, 128
.L130_12:
	lr.d a2, (a1)
	bne a2, a4, .L130_14
	sc.d a5, a3, (a1)
	bnez a5, .L130_12
.L130_14:
	sd a3, 256(t0)
	bne a2, a4, .L130_5
	ld a1, 48(a0)
	addi a1, a1, 1
	sd a1, 48(a0)
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L130_5:
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L130_6:
	ld a2, 40(a0)
	sd a4, 24(a0)
	blt a7, a2, .L130_9
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L130_8:
	sd a3, 256(t0)
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L130_9:
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
	blez a3, .L131_2
.L131_1:
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
.L131_2:
	mv a1, a0
	addi a0, sp, 8
	li a2, 1
	mv s1, a1
	call Worker::reserve.wa
	ld a0, 8(sp)
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	bne a0, a1, .L131_5
	mv a0, s1
	ld a2, 24(s1)
	j .L131_1
.L131_5:
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
	blez a2, .L132_2
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
.L132_3:
	lr.d a4, (a1)
	bne a4, a0, .L132_5
	sc.d.rl a5, a3, (a1)
	bnez a5, .L132_3
.L132_5:
	xor a0, a0, a4
	seqz a0, a0
	addi a0, a0, -1
	or a0, a0, a2
	ret
.L132_2:
	li a0, 0
	ret
wb_pop:
	addi sp, sp, -16
	sd ra, 8(sp)
	ld a1, 0(a0)
	ld a3, 24(a0)
	ld a2, 128(a1)
	addi a4, a3, -1
	sub a2, a4, a2
	bltz a2, .L133_5
	sd a4, 256(a1)
	fence rw, rw
	ld t0, 0(a0)
	ld a1, 128(t0)
	sub a7, a4, a1
	bltz a7, .L133_8
	ld a2, 16(a0)
	ld a5, 8(a0)
	and a2, a2, a4
	slli a2, a2, 3
	add a2, a2, a5
	ld a6, 0(a2)
	bne a4, a1, .L133_6
	addi a1, t0, 128
.L133_12:
	lr.d a2, (a1)
	bne a2, a4, .L133_14
	sc.d a5, a3, (a1)
	bnez a5, .L133_12
.L133_14:
	sd a3, 256(t0)
	bne a2, a4, .L133_5
	ld a1, 48(a0)
	addi a1, a1, 1
	sd a1, 48(a0)
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L133_5:
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L133_6:
	ld a2, 40(a0)
	sd a4, 24(a0)
	blt a7, a2, .L133_9
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L133_8:
	sd a3, 256(t0)
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L133_9:
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
	blez a3, .L134_2
.L134_1:
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
.L134_2:
	mv a1, a0
	addi a0, sp, 8
	li a2, 1
	mv s1, a1
	call Worker::reserve.sa
	ld a0, 8(sp)
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	bne a0, a1, .L134_5
	mv a0, s1
	ld a2, 24(s1)
	j .L134_1
.L134_5:
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
	blez a2, .L135_2
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
.L135_3:
	lr.d a4, (a1)
	bne a4, a0, .L135_5
	sc.d.rl a5, a3, (a1)
	bnez a5, .L135_3
.L135_5:
	xor a0, a0, a4
	seqz a0, a0
	addi a0, a0, -1
	or a0, a0, a2
	ret
.L135_2:
	li a0, 0
	ret
wc_pop:
	addi sp, sp, -16
	sd ra, 8(sp)
	ld a1, 0(a0)
	ld a3, 24(a0)
	ld a2, 128(a1)
	addi a4, a3, -1
	sub a2, a4, a2
	bltz a2, .L136_5
	sd a4, 256(a1)
	fence rw, rw
	ld t0, 0(a0)
	ld a1, 128(t0)
	sub a7, a4, a1
	bltz a7, .L136_8
	ld a2, 16(a0)
	ld a5, 8(a0)
	and a2, a2, a4
	slli a2, a2, 3
	add a2, a2, a5
	ld a6, 0(a2)
	bne a4, a1, .L136_6
	addi a1, t0, 128
.L136_12:
	lr.d a2, (a1)
	bne a2, a4, .L136_14
	sc.d a5, a3, (a1)
	bnez a5, .L136_12
.L136_14:
	sd a3, 256(t0)
	bne a2, a4, .L136_5
	ld a1, 48(a0)
	addi a1, a1, 1
	sd a1, 48(a0)
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L136_5:
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L136_6:
	ld a2, 40(a0)
	sd a4, 24(a0)
	blt a7, a2, .L136_9
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L136_8:
	sd a3, 256(t0)
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L136_9:
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
	blez a3, .L137_2
.L137_1:
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
.L137_2:
	mv a1, a0
	addi a0, sp, 8
	li a2, 1
	mv s1, a1
	call Worker::reserve.wc
	ld a0, 8(sp)
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	bne a0, a1, .L137_5
	mv a0, s1
	ld a2, 24(s1)
	j .L137_1
.L137_5:
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
	blez a2, .L138_2
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
.L138_3:
	lr.d a4, (a1)
	bne a4, a0, .L138_5
	sc.d.rl a5, a3, (a1)
	bnez a5, .L138_3
.L138_5:
	xor a0, a0, a4
	seqz a0, a0
	addi a0, a0, -1
	or a0, a0, a2
	ret
.L138_2:
	li a0, 0
	ret
wd_pop:
	addi sp, sp, -16
	sd ra, 8(sp)
	ld a1, 0(a0)
	ld a3, 24(a0)
	ld a2, 128(a1)
	addi a4, a3, -1
	sub a2, a4, a2
	bltz a2, .L139_5
	sd a4, 256(a1)
	fence.tso
	ld t0, 0(a0)
	ld a1, 128(t0)
	sub a7, a4, a1
	bltz a7, .L139_8
	ld a2, 16(a0)
	ld a5, 8(a0)
	and a2, a2, a4
	slli a2, a2, 3
	add a2, a2, a5
	ld a6, 0(a2)
	bne a4, a1, .L139_6
	addi a1, t0, 128
.L139_12:
	lr.d a2, (a1)
	bne a2, a4, .L139_14
	sc.d a5, a3, (a1)
	bnez a5, .L139_12
.L139_14:
	sd a3, 256(t0)
	bne a2, a4, .L139_5
	ld a1, 48(a0)
	addi a1, a1, 1
	sd a1, 48(a0)
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L139_5:
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L139_6:
	ld a2, 40(a0)
	sd a4, 24(a0)
	blt a7, a2, .L139_9
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L139_8:
	sd a3, 256(t0)
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L139_9:
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
	blez a3, .L140_2
.L140_1:
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
.L140_2:
	mv a1, a0
	addi a0, sp, 8
	li a2, 1
	mv s1, a1
	call Worker::reserve.sa
	ld a0, 8(sp)
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	bne a0, a1, .L140_5
	mv a0, s1
	ld a2, 24(s1)
	j .L140_1
.L140_5:
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
	blez a2, .L141_2
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
.L141_3:
	lr.d a4, (a1)
	bne a4, a0, .L141_5
	sc.d.rl a5, a3, (a1)
	bnez a5, .L141_3
.L141_5:
	xor a0, a0, a4
	seqz a0, a0
	addi a0, a0, -1
	or a0, a0, a2
	ret
.L141_2:
	li a0, 0
	ret
we_pop:
	addi sp, sp, -16
	sd ra, 8(sp)
	ld a1, 0(a0)
	ld a3, 24(a0)
	ld a2, 128(a1)
	addi a4, a3, -1
	sub a2, a4, a2
	bltz a2, .L142_5
	sd a4, 256(a1)
	fence rw, rw
	ld t0, 0(a0)
	ld a1, 128(t0)
	sub a7, a4, a1
	bltz a7, .L142_8
	ld a2, 16(a0)
	ld a5, 8(a0)
	and a2, a2, a4
	slli a2, a2, 3
	add a2, a2, a5
	ld a6, 0(a2)
	bne a4, a1, .L142_6
	addi a1, t0, 128
.L142_12:
	lr.d a2, (a1)
	bne a2, a4, .L142_14
	sc.d a5, a3, (a1)
	bnez a5, .L142_12
.L142_14:
	sd a3, 256(t0)
	bne a2, a4, .L142_5
	ld a1, 48(a0)
	addi a1, a1, 1
	sd a1, 48(a0)
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L142_5:
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L142_6:
	ld a2, 40(a0)
	sd a4, 24(a0)
	blt a7, a2, .L142_9
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L142_8:
	sd a3, 256(t0)
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L142_9:
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
	blez a3, .L143_2
.L143_1:
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
.L143_2:
	mv a1, a0
	addi a0, sp, 8
	li a2, 1
	mv s1, a1
	call Worker::reserve.sa
	ld a0, 8(sp)
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	bne a0, a1, .L143_5
	mv a0, s1
	ld a2, 24(s1)
	j .L143_1
.L143_5:
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
	blez a2, .L144_2
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
.L144_3:
	lr.d a4, (a1)
	bne a4, a0, .L144_5
	sc.d.rl a5, a3, (a1)
	bnez a5, .L144_3
.L144_5:
	xor a0, a0, a4
	seqz a0, a0
	addi a0, a0, -1
	or a0, a0, a2
	ret
.L144_2:
	li a0, 0
	ret
wf_pop:
	addi sp, sp, -16
	sd ra, 8(sp)
	ld a1, 0(a0)
	ld a3, 24(a0)
	ld a2, 128(a1)
	addi a4, a3, -1
	sub a2, a4, a2
	bltz a2, .L145_5
	sd a4, 256(a1)
	fence rw, rw
	ld t0, 0(a0)
	ld a1, 128(t0)
	sub a7, a4, a1
	bltz a7, .L145_8
	ld a2, 16(a0)
	ld a5, 8(a0)
	and a2, a2, a4
	slli a2, a2, 3
	add a2, a2, a5
	ld a6, 0(a2)
	bne a4, a1, .L145_6
	addi a1, t0, 128
.L145_12:
	lr.d a2, (a1)
	bne a2, a4, .L145_14
	sc.d a5, a3, (a1)
	bnez a5, .L145_12
.L145_14:
	sd a3, 256(t0)
	bne a2, a4, .L145_5
	ld a1, 48(a0)
	addi a1, a1, 1
	sd a1, 48(a0)
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L145_5:
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L145_6:
	ld a2, 40(a0)
	sd a4, 24(a0)
	blt a7, a2, .L145_9
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L145_8:
	sd a3, 256(t0)
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L145_9:
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
	blez a3, .L146_2
.L146_1:
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
.L146_2:
	mv a1, a0
	addi a0, sp, 8
	li a2, 1
	mv s1, a1
	call Worker::reserve.sa
	ld a0, 8(sp)
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	bne a0, a1, .L146_5
	mv a0, s1
	ld a2, 24(s1)
	j .L146_1
.L146_5:
	addi a0, sp, 8
	call ring::fail
	unimp
wf_steal:
	ld a1, 0(a0)
	ld a0, 128(a1)
	fence rw, rw
	ld a2, 256(a1)
	sub a2, a2, a0
	blez a2, .L147_2
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
.L147_3:
	lr.d a4, (a1)
	bne a4, a0, .L147_5
	sc.d.rl a5, a3, (a1)
	bnez a5, .L147_3
.L147_5:
	xor a0, a0, a4
	seqz a0, a0
	addi a0, a0, -1
	or a0, a0, a2
	ret
.L147_2:
	li a0, 0
	ret
wg_pop:
	addi sp, sp, -16
	sd ra, 8(sp)
	ld a1, 0(a0)
	ld a3, 24(a0)
	ld a2, 128(a1)
	addi a4, a3, -1
	sub a2, a4, a2
	bltz a2, .L148_5
	sd a4, 256(a1)
	fence rw, rw
	ld t0, 0(a0)
	ld a1, 128(t0)
	sub a7, a4, a1
	bltz a7, .L148_8
	ld a2, 16(a0)
	ld a5, 8(a0)
	and a2, a2, a4
	slli a2, a2, 3
	add a2, a2, a5
	ld a6, 0(a2)
	bne a4, a1, .L148_6
	addi a1, t0, 128
.L148_12:
	lr.d a2, (a1)
	bne a2, a4, .L148_14
	sc.d a5, a3, (a1)
	bnez a5, .L148_12
.L148_14:
	sd a3, 256(t0)
	bne a2, a4, .L148_5
	ld a1, 48(a0)
	addi a1, a1, 1
	sd a1, 48(a0)
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L148_5:
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L148_6:
	ld a2, 40(a0)
	sd a4, 24(a0)
	blt a7, a2, .L148_9
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L148_8:
	sd a3, 256(t0)
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L148_9:
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
	blez a3, .L149_2
.L149_1:
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
.L149_2:
	mv a1, a0
	addi a0, sp, 8
	li a2, 1
	mv s1, a1
	call Worker::reserve.sa
	ld a0, 8(sp)
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	bne a0, a1, .L149_5
	mv a0, s1
	ld a2, 24(s1)
	j .L149_1
.L149_5:
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
	blez a2, .L150_2
	ld a2, 408(a1)
	ld a3, 0(a2)
	and a3, a3, a0
	slli a3, a3, 3
	add a2, a2, a3
	addi a3, a0, 1
	addi a2, a2, 32
	ld a2, 0(a2)
	addi a1, a1, 128
.L150_3:
	lr.d a4, (a1)
	bne a4, a0, .L150_5
	sc.d.rl a5, a3, (a1)
	bnez a5, .L150_3
.L150_5:
	xor a0, a0, a4
	seqz a0, a0
	addi a0, a0, -1
	or a0, a0, a2
	ret
.L150_2:
	li a0, 0
	ret
wh_pop:
	addi sp, sp, -16
	sd ra, 8(sp)
	ld a1, 0(a0)
	ld a3, 24(a0)
	ld a2, 128(a1)
	addi a4, a3, -1
	sub a2, a4, a2
	bltz a2, .L151_5
	sd a4, 256(a1)
	fence rw, rw
	ld t0, 0(a0)
	ld a1, 128(t0)
	sub a7, a4, a1
	bltz a7, .L151_8
	ld a2, 16(a0)
	ld a5, 8(a0)
	and a2, a2, a4
	slli a2, a2, 3
	add a2, a2, a5
	ld a6, 0(a2)
	bne a4, a1, .L151_6
	addi a1, t0, 128
.L151_12:
	lr.d a2, (a1)
	bne a2, a4, .L151_14
	sc.d a5, a3, (a1)
	bnez a5, .L151_12
.L151_14:
	sd a3, 256(t0)
	bne a2, a4, .L151_5
	ld a1, 48(a0)
	addi a1, a1, 1
	sd a1, 48(a0)
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L151_5:
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L151_6:
	ld a2, 40(a0)
	sd a4, 24(a0)
	blt a7, a2, .L151_9
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L151_8:
	sd a3, 256(t0)
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L151_9:
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
	blez a3, .L152_2
.L152_1:
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
.L152_2:
	mv a1, a0
	addi a0, sp, 8
	li a2, 1
	mv s1, a1
	call Worker::reserve.sa
	ld a0, 8(sp)
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	bne a0, a1, .L152_5
	mv a0, s1
	ld a2, 24(s1)
	j .L152_1
.L152_5:
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
	blez a2, .L153_2
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
.L153_3:
	lr.d a4, (a1)
	bne a4, a0, .L153_5
	sc.d a5, a3, (a1)
	bnez a5, .L153_3
.L153_5:
	xor a0, a0, a4
	seqz a0, a0
	addi a0, a0, -1
	or a0, a0, a2
	ret
.L153_2:
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
	beq s9, a1, .L154_22
	ld a0, 128(s9)
	fence rw, rw
	ld a1, 256(s9)
	sub a1, a1, a0
	fence r, rw
	blez a1, .L154_27
	srli a2, a1, 1
	sub s5, a1, a2
	li a1, 32
	bltu s5, a1, .L154_5
	li s5, 32
.L154_5:
	ld a1, 24(s0)
	ld a2, 32(s0)
	sub a2, a2, a1
	sgtz a1, a2
	neg a1, a1
	and a1, a1, a2
	addi a2, s5, -1
	bgeu a1, a2, .L154_28
	li a1, 32
	li a0, -1
	slli a0, a0, 63
	addi s2, a0, 1
	j .L154_8
.L154_7:
	ld a2, 24(s0)
	ld a3, 32(s0)
	sub a3, a3, a2
	sgtz a2, a3
	neg a2, a2
	and a2, a2, a3
	addi a3, s5, -1
	bgeu a2, a3, .L154_28
.L154_8:
	ld a0, 256(s9)
	fence r, rw
	ld a2, 128(s9)
	sub a0, a0, a2
	mv s1, a1
	bgtz a0, .L154_10
	li a0, 1
.L154_10:
	srli a1, a0, 1
	sub a0, a0, a1
	mv a2, s1
	bltu s1, a0, .L154_12
	mv a2, a0
.L154_12:
	addi a2, a2, -1
	addi a0, sp, 24
	mv a1, s0
	call Worker::reserve.sa
	ld a0, 24(sp)
	bne a0, s2, .L154_19
.L154_14:
	ld a1, 24(s0)
	ld a3, 32(s0)
	ld a0, 128(s9)
	fence rw, rw
	ld a2, 256(s9)
	sub a2, a2, a0
	fence r, rw
	blez a2, .L154_27
	sub a3, a3, a1
	sgtz a1, a3
	neg a1, a1
	and a1, a1, a3
	addi a1, a1, 1
	bltu a1, s1, .L154_17
	mv a1, s1
.L154_17:
	srli a3, a2, 1
	sub a2, a2, a3
	mv s5, a1
	bltu a1, a2, .L154_7
	mv s5, a2
	j .L154_7
.L154_19:
	addi a0, sp, 8
	mv a1, s0
	li a2, 0
	call Worker::reserve.sa
	ld a0, 8(sp)
	beq a0, s2, .L154_14
	addi a0, sp, 8
	j .L154_52
.L154_22:
	ld a0, 24(s0)
	ld a3, 128(a1)
	addi a2, a0, -1
	sub a3, a2, a3
	bltz a3, .L154_27
	sd a2, 256(a1)
	fence rw, rw
	ld a3, 0(s0)
	ld a1, 128(a3)
	sub a4, a2, a1
	bltz a4, .L154_50
	ld a5, 16(s0)
	ld s1, 8(s0)
	and a5, a5, a2
	slli a5, a5, 3
	add a5, a5, s1
	ld s2, 0(a5)
	bne a2, a1, .L154_45
	addi a1, a3, 128
.L154_57:
	lr.d a4, (a1)
	bne a4, a2, .L154_59
	sc.d a5, a0, (a1)
	bnez a5, .L154_57
.L154_59:
	sd a0, 256(a3)
	bne a4, a2, .L154_27
	ld a0, 48(s0)
	addi a0, a0, 1
	sd a0, 48(s0)
	li s3, 1
	j .L154_40
.L154_27:
	li s3, 0
	j .L154_39
.L154_28:
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
.L154_60:
	lr.d.aq a1, (s4)
	bne a1, a0, .L154_38
	sc.d.rl a2, a3, (s4)
	bnez a2, .L154_60
	li a1, 2
	bltu s5, a1, .L154_48
	addi s5, s5, -1
	addi s6, a0, 2
	not s7, a0
	li s3, 1
	li a0, -1
	slli a0, a0, 63
	addi s8, a0, 1
.L154_31:
	fence rw, rw
	ld a0, 256(s9)
	add a0, a0, s7
	fence r, rw
	blez a0, .L154_40
	ld a0, 408(s9)
	fence r, rw
	ld a1, 0(a0)
	addi a2, s6, -1
	and a1, a1, a2
	slli a1, a1, 3
	add a0, a0, a1
	addi a0, a0, 32
	ld s1, 0(a0)
.L154_63:
	lr.d.aq a0, (s4)
	bne a0, a2, .L154_40
	sc.d.rl a1, s6, (s4)
	bnez a1, .L154_63
	ld a0, 24(s0)
	ld a1, 32(s0)
	sub a1, a1, a0
	blez a1, .L154_35
.L154_34:
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
	bnez s5, .L154_31
	j .L154_49
.L154_35:
	addi a0, sp, 24
	li a2, 1
	mv a1, s0
	call Worker::reserve.sa
	ld a0, 24(sp)
	bne a0, s8, .L154_51
	ld a0, 24(s0)
	j .L154_34
.L154_38:
	li s3, 2
.L154_39:
.L154_40:
	beqz s3, .L154_43
	li a0, 1
	beq s3, a0, .L154_44
	li s2, -1
	j .L154_44
.L154_43:
	mv s2, s3
.L154_44:
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
.L154_45:
	ld a0, 40(s0)
	sd a2, 24(s0)
	li s3, 1
	bge a4, a0, .L154_40
	mv a0, s0
	mv a2, s2
	call Worker::shrink
	mv s2, a0
	j .L154_40
.L154_48:
	li s3, 1
	j .L154_40
.L154_49:
	mv s2, s1
	j .L154_40
.L154_50:
	li s3, 0
	sd a0, 256(a3)
	j .L154_39
.L154_51:
	addi a0, sp, 24
.L154_52:
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
	bltz a2, .L155_5
	sd a4, 256(a1)
	fence rw, rw
	ld t0, 0(a0)
	ld a1, 128(t0)
	sub a7, a4, a1
	bltz a7, .L155_8
	ld a2, 16(a0)
	ld a5, 8(a0)
	and a2, a2, a4
	slli a2, a2, 3
	add a2, a2, a5
	ld a6, 0(a2)
	bne a4, a1, .L155_6
	addi a1, t0, 128
.L155_12:
	lr.d a2, (a1)
	bne a2, a4, .L155_14
	sc.d a5, a3, (a1)
	bnez a5, .L155_12
.L155_14:
	sd a3, 256(t0)
	bne a2, a4, .L155_5
	ld a1, 48(a0)
	addi a1, a1, 1
	sd a1, 48(a0)
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L155_5:
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L155_6:
	ld a2, 40(a0)
	sd a4, 24(a0)
	blt a7, a2, .L155_9
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L155_8:
	sd a3, 256(t0)
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L155_9:
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
	blez a3, .L156_2
.L156_1:
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
.L156_2:
	mv a1, a0
	addi a0, sp, 8
	li a2, 1
	mv s1, a1
	call Worker::reserve.sa
	ld a0, 8(sp)
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	bne a0, a1, .L156_5
	mv a0, s1
	ld a2, 24(s1)
	j .L156_1
.L156_5:
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
	blez a2, .L157_2
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
.L157_3:
	lr.d a4, (a1)
	bne a4, a0, .L157_5
	sc.d.rl a5, a3, (a1)
	bnez a5, .L157_3
.L157_5:
	xor a0, a0, a4
	seqz a0, a0
	addi a0, a0, -1
	or a0, a0, a2
	ret
.L157_2:
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
	beq s9, a1, .L158_22
	ld a0, 128(s9)
	fence rw, rw
	ld a1, 256(s9)
	sub a1, a1, a0
	fence r, rw
	blez a1, .L158_27
	srli a2, a1, 1
	sub s5, a1, a2
	li a1, 32
	bltu s5, a1, .L158_5
	li s5, 32
.L158_5:
	ld a1, 24(s0)
	ld a2, 32(s0)
	sub a2, a2, a1
	sgtz a1, a2
	neg a1, a1
	and a1, a1, a2
	addi a2, s5, -1
	bgeu a1, a2, .L158_28
	li a1, 32
	li a0, -1
	slli a0, a0, 63
	addi s2, a0, 1
	j .L158_8
.L158_7:
	ld a2, 24(s0)
	ld a3, 32(s0)
	sub a3, a3, a2
	sgtz a2, a3
	neg a2, a2
	and a2, a2, a3
	addi a3, s5, -1
	bgeu a2, a3, .L158_28
.L158_8:
	ld a0, 256(s9)
	fence r, rw
	ld a2, 128(s9)
	sub a0, a0, a2
	mv s1, a1
	bgtz a0, .L158_10
	li a0, 1
.L158_10:
	srli a1, a0, 1
	sub a0, a0, a1
	mv a2, s1
	bltu s1, a0, .L158_12
	mv a2, a0
.L158_12:
	addi a2, a2, -1
	addi a0, sp, 24
	mv a1, s0
	call Worker::reserve.sa
	ld a0, 24(sp)
	bne a0, s2, .L158_19
.L158_14:
	ld a1, 24(s0)
	ld a3, 32(s0)
	ld a0, 128(s9)
	fence rw, rw
	ld a2, 256(s9)
	sub a2, a2, a0
	fence r, rw
	blez a2, .L158_27
	sub a3, a3, a1
	sgtz a1, a3
	neg a1, a1
	and a1, a1, a3
	addi a1, a1, 1
	bltu a1, s1, .L158_17
	mv a1, s1
.L158_17:
	srli a3, a2, 1
	sub a2, a2, a3
	mv s5, a1
	bltu a1, a2, .L158_7
	mv s5, a2
	j .L158_7
.L158_19:
	addi a0, sp, 8
	mv a1, s0
	li a2, 0
	call Worker::reserve.sa
	ld a0, 8(sp)
	beq a0, s2, .L158_14
	addi a0, sp, 8
	j .L158_52
.L158_22:
	ld a0, 24(s0)
	ld a3, 128(a1)
	addi a2, a0, -1
	sub a3, a2, a3
	bltz a3, .L158_27
	sd a2, 256(a1)
	fence rw, rw
	ld a3, 0(s0)
	ld a1, 128(a3)
	sub a4, a2, a1
	bltz a4, .L158_50
	ld a5, 16(s0)
	ld s1, 8(s0)
	and a5, a5, a2
	slli a5, a5, 3
	add a5, a5, s1
	ld s2, 0(a5)
	bne a2, a1, .L158_45
	addi a1, a3, 128
.L158_57:
	lr.d a4, (a1)
	bne a4, a2, .L158_59
	sc.d a5, a0, (a1)
	bnez a5, .L158_57
.L158_59:
	sd a0, 256(a3)
	bne a4, a2, .L158_27
	ld a0, 48(s0)
	addi a0, a0, 1
	sd a0, 48(s0)
	li s3, 1
	j .L158_40
.L158_27:
	li s3, 0
	j .L158_39
.L158_28:
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
.L158_60:
	lr.d.aqrl a1, (s4)
	bne a1, a0, .L158_38
	sc.d.rl a2, a3, (s4)
	bnez a2, .L158_60
	li a1, 2
	bltu s5, a1, .L158_48
	addi s5, s5, -1
	addi s6, a0, 2
	not s7, a0
	li s3, 1
	li a0, -1
	slli a0, a0, 63
	addi s8, a0, 1
.L158_31:
	ld a0, 256(s9)
	add a0, a0, s7
	fence r, rw
	blez a0, .L158_40
	ld a0, 408(s9)
	fence r, rw
	ld a1, 0(a0)
	addi a2, s6, -1
	and a1, a1, a2
	slli a1, a1, 3
	add a0, a0, a1
	addi a0, a0, 32
	ld s1, 0(a0)
.L158_63:
	lr.d.aqrl a0, (s4)
	bne a0, a2, .L158_40
	sc.d.rl a1, s6, (s4)
	bnez a1, .L158_63
	ld a0, 24(s0)
	ld a1, 32(s0)
	sub a1, a1, a0
	blez a1, .L158_35
.L158_34:
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
	bnez s5, .L158_31
	j .L158_49
.L158_35:
	addi a0, sp, 24
	li a2, 1
	mv a1, s0
	call Worker::reserve.sa
	ld a0, 24(sp)
	bne a0, s8, .L158_51
	ld a0, 24(s0)
	j .L158_34
.L158_38:
	li s3, 2
.L158_39:
.L158_40:
	beqz s3, .L158_43
	li a0, 1
	beq s3, a0, .L158_44
	li s2, -1
	j .L158_44
.L158_43:
	mv s2, s3
.L158_44:
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
.L158_45:
	ld a0, 40(s0)
	sd a2, 24(s0)
	li s3, 1
	bge a4, a0, .L158_40
	mv a0, s0
	mv a2, s2
	call Worker::shrink
	mv s2, a0
	j .L158_40
.L158_48:
	li s3, 1
	j .L158_40
.L158_49:
	mv s2, s1
	j .L158_40
.L158_50:
	li s3, 0
	sd a0, 256(a3)
	j .L158_39
.L158_51:
	addi a0, sp, 24
.L158_52:
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
	bltz a2, .L159_5
	sd a4, 256(a1)
	fence rw, rw
	ld t0, 0(a0)
	ld a1, 128(t0)
	sub a7, a4, a1
	bltz a7, .L159_8
	ld a2, 16(a0)
	ld a5, 8(a0)
	and a2, a2, a4
	slli a2, a2, 3
	add a2, a2, a5
	ld a6, 0(a2)
	bne a4, a1, .L159_6
	addi a1, t0, 128
.L159_12:
	lr.d a2, (a1)
	bne a2, a4, .L159_14
	sc.d a5, a3, (a1)
	bnez a5, .L159_12
.L159_14:
	sd a3, 256(t0)
	bne a2, a4, .L159_5
	ld a1, 48(a0)
	addi a1, a1, 1
	sd a1, 48(a0)
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L159_5:
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L159_6:
	ld a2, 40(a0)
	sd a4, 24(a0)
	blt a7, a2, .L159_9
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L159_8:
	sd a3, 256(t0)
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L159_9:
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
	blez a3, .L160_2
.L160_1:
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
.L160_2:
	mv a1, a0
	addi a0, sp, 8
	li a2, 1
	mv s1, a1
	call Worker::reserve.sa
	ld a0, 8(sp)
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	bne a0, a1, .L160_5
	mv a0, s1
	ld a2, 24(s1)
	j .L160_1
.L160_5:
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
	blez a2, .L161_2
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
.L161_3:
	lr.d a4, (a1)
	bne a4, a0, .L161_5
	sc.d.rl a5, a3, (a1)
	bnez a5, .L161_3
.L161_5:
	xor a0, a0, a4
	seqz a0, a0
	addi a0, a0, -1
	or a0, a0, a2
	ret
.L161_2:
	li a0, 0
	ret
Worker::take_and_see_to.ra:
	addi sp, sp, -48
	sd ra, 40(sp)
	sd s0, 32(sp)
	sd s1, 24(sp)
	sd s2, 16(sp)
	ld s0, 0(a0)
	li a3, 1
	beq a2, a3, .L162_2
	lw a3, 60(a0)
	sw a3, 56(a0)
.L162_2:
	ld a3, 128(s0)
	sub a4, a1, a3
	bltz a4, .L162_12
	ld a5, 16(a0)
	ld s1, 8(a0)
	and a5, a5, a1
	slli a5, a5, 3
	add a5, a5, s1
	ld s2, 0(a5)
	bne a1, a3, .L162_6
	addi a3, a1, 1
	addi a4, s0, 128
.L162_17:
	lr.d a5, (a4)
	bne a5, a1, .L162_19
	sc.d s1, a3, (a4)
	bnez s1, .L162_17
.L162_19:
	sd a3, 256(s0)
	bne a5, a1, .L162_8
	ld a1, 48(a0)
	addi a1, a1, 1
	sd a1, 48(a0)
	li s1, 1
	li a1, 1
	beq a2, a1, .L162_10
	j .L162_13
.L162_6:
	ld a5, 40(a0)
	sd a1, 24(a0)
	li s1, 1
	bge a4, a5, .L162_9
	sd a0, 8(sp)
	ld a0, 8(sp)
	mv a1, a3
	sd a2, 0(sp)
	mv a2, s2
	call Worker::shrink
	ld a2, 0(sp)
	mv s2, a0
	ld a0, 8(sp)
	li a1, 1
	beq a2, a1, .L162_10
	j .L162_13
.L162_8:
	li s1, 0
.L162_9:
	li a1, 1
	bne a2, a1, .L162_13
.L162_10:
	ld a0, 400(s0)
	bne a0, a1, .L162_15
	fence rw, rw
	li a0, 2
	sd a0, 400(s0)
	j .L162_15
.L162_12:
	li s1, 0
	addi a1, a1, 1
	sd a1, 256(s0)
	li a1, 1
	beq a2, a1, .L162_10
.L162_13:
	ld a1, 128(s0)
	addi a0, a0, 48
	call Patience::check
	beqz a0, .L162_15
	ld a0, 400(s0)
	li a1, 2
	beq a0, a1, .L162_16
.L162_15:
	mv a0, s1
	mv a1, s2
	ld ra, 40(sp)
	ld s0, 32(sp)
	ld s1, 24(sp)
	ld s2, 16(sp)
	addi sp, sp, 48
	ret
.L162_16:
	addi a0, s0, 400
	call Mode::make_cold
	j .L162_15
Worker::reserve.ra:
	ld a3, 0(a1)
	ld a4, 400(a3)
	li a5, 1
	bne a4, a5, .L163_2
	fence rw, rw
	li a4, 2
	sd a4, 400(a3)
.L163_2:
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
	bgeu a3, a2, .L163_11
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
.L163_4:
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
	bltu a5, s1, .L163_6
	sub a4, a4, a3
	sgtz a3, a4
	neg a3, a3
	and a3, a3, a4
	bltu a3, a2, .L163_4
	j .L163_11
.L163_6:
	mv s8, a2
	mv s7, a0
	bgeu s1, s2, .L163_8
	li a3, 1
	j .L163_9
.L163_8:
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
.L163_9:
	addi a0, sp, 8
	mv s9, a1
	mv a2, s0
	call Worker::resize.ra
	ld a0, 8(sp)
	bne a0, s4, .L163_13
	mv a1, s9
	ld a3, 24(s9)
	ld a4, 32(s9)
	mv a0, s7
	mv a2, s8
	sub a4, a4, a3
	sgtz a3, a4
	neg a3, a3
	and a3, a3, a4
	bltu a3, s8, .L163_4
.L163_11:
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	sd a1, 0(a0)
.L163_12:
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
.L163_13:
	ld a0, 8(sp)
	ld a1, 16(sp)
	sd a0, 0(s7)
	sd a1, 8(s7)
	j .L163_12
Worker::take_and_see_to.rb:
	addi sp, sp, -48
	sd ra, 40(sp)
	sd s0, 32(sp)
	sd s1, 24(sp)
	sd s2, 16(sp)
	ld s0, 0(a0)
	li a3, 1
	beq a2, a3, .L164_2
	lw a3, 60(a0)
	sw a3, 56(a0)
.L164_2:
	ld a3, 128(s0)
	sub a4, a1, a3
	bltz a4, .L164_12
	ld a5, 16(a0)
	ld s1, 8(a0)
	and a5, a5, a1
	slli a5, a5, 3
	add a5, a5, s1
	ld s2, 0(a5)
	bne a1, a3, .L164_6
	addi a3, a1, 1
	addi a4, s0, 128
.L164_17:
	lr.d a5, (a4)
	bne a5, a1, .L164_19
	sc.d s1, a3, (a4)
	bnez s1, .L164_17
.L164_19:
	sd a3, 256(s0)
	bne a5, a1, .L164_8
	ld a1, 48(a0)
	addi a1, a1, 1
	sd a1, 48(a0)
	li s1, 1
	li a1, 1
	beq a2, a1, .L164_10
	j .L164_13
.L164_6:
	ld a5, 40(a0)
	sd a1, 24(a0)
	li s1, 1
	bge a4, a5, .L164_9
	sd a0, 8(sp)
	ld a0, 8(sp)
	mv a1, a3
	sd a2, 0(sp)
	mv a2, s2
	call Worker::shrink
	ld a2, 0(sp)
	mv s2, a0
	ld a0, 8(sp)
	li a1, 1
	beq a2, a1, .L164_10
	j .L164_13
.L164_8:
	li s1, 0
.L164_9:
	li a1, 1
	bne a2, a1, .L164_13
.L164_10:
	ld a0, 400(s0)
	bne a0, a1, .L164_15
	fence.tso
	li a0, 2
	sd a0, 400(s0)
	j .L164_15
.L164_12:
	li s1, 0
	addi a1, a1, 1
	sd a1, 256(s0)
	li a1, 1
	beq a2, a1, .L164_10
.L164_13:
	ld a1, 128(s0)
	addi a0, a0, 48
	call Patience::check
	beqz a0, .L164_15
	ld a0, 400(s0)
	li a1, 2
	beq a0, a1, .L164_16
.L164_15:
	mv a0, s1
	mv a1, s2
	ld ra, 40(sp)
	ld s0, 32(sp)
	ld s1, 24(sp)
	ld s2, 16(sp)
	addi sp, sp, 48
	ret
.L164_16:
	addi a0, s0, 400
	call Mode::make_cold
	j .L164_15
Worker::reserve.rb:
	ld a3, 0(a1)
	ld a4, 400(a3)
	li a5, 1
	bne a4, a5, .L165_2
	fence.tso
	li a4, 2
	sd a4, 400(a3)
.L165_2:
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
	bgeu a3, a2, .L165_11
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
.L165_4:
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
	bltu a5, s1, .L165_6
	sub a4, a4, a3
	sgtz a3, a4
	neg a3, a3
	and a3, a3, a4
	bltu a3, a2, .L165_4
	j .L165_11
.L165_6:
	mv s8, a2
	mv s7, a0
	bgeu s1, s2, .L165_8
	li a3, 1
	j .L165_9
.L165_8:
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
.L165_9:
	addi a0, sp, 8
	mv s9, a1
	mv a2, s0
	call Worker::resize.ra
	ld a0, 8(sp)
	bne a0, s4, .L165_13
	mv a1, s9
	ld a3, 24(s9)
	ld a4, 32(s9)
	mv a0, s7
	mv a2, s8
	sub a4, a4, a3
	sgtz a3, a4
	neg a3, a3
	and a3, a3, a4
	bltu a3, s8, .L165_4
.L165_11:
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	sd a1, 0(a0)
.L165_12:
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
.L165_13:
	ld a0, 8(sp)
	ld a1, 16(sp)
	sd a0, 0(s7)
	sd a1, 8(s7)
	j .L165_12
Worker::reserve.sa:
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
	bgeu a3, a2, .L166_9
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
.L166_2:
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
	bltu a5, s1, .L166_4
	sub a4, a4, a3
	sgtz a3, a4
	neg a3, a3
	and a3, a3, a4
	bltu a3, a2, .L166_2
	j .L166_9
.L166_4:
	mv s7, a0
	mv s8, a2
	bgeu s1, s2, .L166_6
	li a3, 1
	j .L166_7
.L166_6:
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
.L166_7:
	addi a0, sp, 8
	mv s9, a1
	mv a2, s0
	call Worker::resize.ra
	ld a0, 8(sp)
	bne a0, s4, .L166_11
	mv a1, s9
	ld a3, 24(s9)
	ld a4, 32(s9)
	mv a2, s8
	mv a0, s7
	sub a4, a4, a3
	sgtz a3, a4
	neg a3, a3
	and a3, a3, a4
	bltu a3, s8, .L166_2
.L166_9:
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	sd a1, 0(a0)
.L166_10:
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
.L166_11:
	ld a0, 8(sp)
	ld a1, 16(sp)
	sd a0, 0(s7)
	sd a1, 8(s7)
	j .L166_10
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
	bgeu a4, a2, .L167_9
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
.L167_2:
	ld a4, 0(a1)
	ld s0, 128(a4)
	ld a5, 16(a1)
	add s1, a3, a2
	addi a5, a5, 1
	add a4, a5, s0
	sub s1, s1, s0
	sd a4, 32(a1)
	bltu a5, s1, .L167_4
	sub a4, a4, a3
	sgtz a5, a4
	neg a5, a5
	and a4, a4, a5
	bltu a4, a2, .L167_2
	j .L167_9
.L167_4:
	mv s7, a0
	mv s8, a2
	bgeu s1, s2, .L167_6
	li a3, 1
	j .L167_7
.L167_6:
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
.L167_7:
	addi a0, sp, 8
	mv s9, a1
	mv a2, s0
	call Worker::resize.ra
	ld a0, 8(sp)
	bne a0, s4, .L167_11
	mv a1, s9
	ld a3, 24(s9)
	ld a4, 32(s9)
	mv a2, s8
	mv a0, s7
	sub a4, a4, a3
	sgtz a5, a4
	neg a5, a5
	and a4, a4, a5
	bltu a4, s8, .L167_2
.L167_9:
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	sd a1, 0(a0)
.L167_10:
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
.L167_11:
	ld a0, 8(sp)
	ld a1, 16(sp)
	sd a0, 0(s7)
	sd a1, 8(s7)
	j .L167_10
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
	bgeu a3, a2, .L168_9
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
.L168_2:
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
	bltu a5, s1, .L168_4
	sub a4, a4, a3
	sgtz a3, a4
	neg a3, a3
	and a3, a3, a4
	bltu a3, a2, .L168_2
	j .L168_9
.L168_4:
	mv s7, a0
	mv s8, a2
	bgeu s1, s2, .L168_6
	li a3, 1
	j .L168_7
.L168_6:
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
.L168_7:
	addi a0, sp, 8
	mv s9, a1
	mv a2, s0
	call Worker::resize.wc
	ld a0, 8(sp)
	bne a0, s4, .L168_11
	mv a1, s9
	ld a3, 24(s9)
	ld a4, 32(s9)
	mv a2, s8
	mv a0, s7
	sub a4, a4, a3
	sgtz a3, a4
	neg a3, a3
	and a3, a3, a4
	bltu a3, s8, .L168_2
.L168_9:
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	sd a1, 0(a0)
.L168_10:
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
.L168_11:
	ld a0, 8(sp)
	ld a1, 16(sp)
	sd a0, 0(s7)
	sd a1, 8(s7)
	j .L168_10
Worker::resize.ra:
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
	bgeu s0, a0, .L169_14
	mv s1, a3
	li a0, -65
	srli a0, a0, 4
	bgeu a0, a3, .L169_3
	li s6, 0
	mv s5, s1
	j .L169_8
.L169_3:
	mv s3, a2
	mv s4, a1
	slli a0, s1, 3
	addi s5, a0, 32
	call _RNvC7___rustc35___rust_no_alloc_shim_is_unstable_v2
	li a1, 8
	li s6, 8
	mv a0, s5
	call _RNvC7___rustc12___rust_alloc
	beqz a0, .L169_8
	ld t0, 8(s4)
	sd s0, 0(a0)
	sd zero, 8(a0)
	ld a3, 24(s4)
	ld a1, -8(t0)
	li a2, -1
	sub a5, a1, s3
	slli a2, a2, 63
	bgtz a5, .L169_6
	mv a1, s3
.L169_6:
	sub a5, a3, a1
	addi s3, a2, 1
	bge s1, a5, .L169_9
	slli s0, s0, 3
	addi a1, s0, 40
	li a2, 8
	call _RNvC7___rustc14___rust_dealloc
	j .L169_12
.L169_8:
	sd s6, 0(s2)
	sd s5, 8(s2)
	j .L169_13
.L169_9:
	ld a5, 16(s4)
	addi a7, a0, 32
	addi a6, t0, -32
	sd a1, 24(a0)
	beq a3, a1, .L169_11
.L169_10:
	and a2, a1, a5
	slli a2, a2, 3
	add a2, a2, t0
	ld a2, 0(a2)
	and a4, a1, s0
	slli a4, a4, 3
	add a4, a4, a7
	sd a2, 0(a4)
	addi a1, a1, 1
	bne a3, a1, .L169_10
.L169_11:
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
.L169_12:
	sd s3, 0(s2)
.L169_13:
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
.L169_14:
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
	bgeu s0, a0, .L170_14
	mv s1, a3
	li a0, -65
	srli a0, a0, 4
	bgeu a0, a3, .L170_3
	li s6, 0
	mv s5, s1
	j .L170_8
.L170_3:
	mv s3, a2
	mv s4, a1
	slli a0, s1, 3
	addi s5, a0, 32
	call _RNvC7___rustc35___rust_no_alloc_shim_is_unstable_v2
	li a1, 8
	li s6, 8
	mv a0, s5
	call _RNvC7___rustc12___rust_alloc
	beqz a0, .L170_8
	ld t0, 8(s4)
	sd s0, 0(a0)
	sd zero, 8(a0)
	ld a3, 24(s4)
	ld a1, -8(t0)
	li a2, -1
	sub a5, a1, s3
	slli a2, a2, 63
	bgtz a5, .L170_6
	mv a1, s3
.L170_6:
	sub a5, a3, a1
	addi s3, a2, 1
	bge s1, a5, .L170_9
	slli s0, s0, 3
	addi a1, s0, 40
	li a2, 8
	call _RNvC7___rustc14___rust_dealloc
	j .L170_12
.L170_8:
	sd s6, 0(s2)
	sd s5, 8(s2)
	j .L170_13
.L170_9:
	ld a5, 16(s4)
	addi a7, a0, 32
	addi a6, t0, -32
	sd a1, 24(a0)
	beq a3, a1, .L170_11
.L170_10:
	and a2, a1, a5
	slli a2, a2, 3
	add a2, a2, t0
	ld a2, 0(a2)
	and a4, a1, s0
	slli a4, a4, 3
	add a4, a4, a7
	sd a2, 0(a4)
	addi a1, a1, 1
	bne a3, a1, .L170_10
.L170_11:
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
.L170_12:
	sd s3, 0(s2)
.L170_13:
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
.L170_14:
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
