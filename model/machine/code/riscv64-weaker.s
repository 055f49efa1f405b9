# rustc 1.95.0 (59807616e 2026-04-14); sources cfe2e9d9e7f70269
rb_pop:
	addi sp, sp, -16
	sd ra, 8(sp)
	ld a2, 0(a0)
	ld t0, 24(a0)
	ld a3, 128(a2)
	addi a1, t0, -1
	sub a3, a1, a3
	bltz a3, .L113_8
	sd a1, 256(a2)
	ld a3, 400(a2)
	beqz a3, .L113_4
	li a2, 1
	fence.tso
	beq a3, a2, .L113_11
	lw a2, 56(a0)
	addiw a5, a2, -1
	sw a5, 56(a0)
	mv a2, a3
	beqz a5, .L113_11
.L113_4:
	ld a5, 0(a0)
	ld a3, 128(a5)
	sub a7, a1, a3
	bltz a7, .L113_13
	ld a2, 16(a0)
	ld a4, 8(a0)
	and a2, a2, a1
	slli a2, a2, 3
	add a2, a2, a4
	ld a6, 0(a2)
	bne a1, a3, .L113_9
	addi a2, a5, 128
.L113_17:
	lr.d a3, (a2)
	bne a3, a1, .L113_19
	sc.d a4, t0, (a2)
	bnez a4, .L113_17
.L113_19:
	sd t0, 256(a5)
	bne a3, a1, .L113_8
	ld a1, 48(a0)
	addi a1, a1, 1
	sd a1, 48(a0)
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L113_8:
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L113_9:
	ld a2, 40(a0)
	sd a1, 24(a0)
	blt a7, a2, .L113_14
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L113_11:
	call Worker::take_and_see_to.reference
	slli a0, a0, 63
	srai a0, a0, 63
	and a0, a0, a1
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L113_13:
	sd t0, 256(a5)
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L113_14:
	mv a1, a3
	mv a2, a6
	call Worker::shrink
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
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
	beq a0, a1, .L119_2
	ld a0, 128(s2)
	ld a1, 256(s2)
	sub a1, a1, a0
	blez a1, .L119_24
.L119_2:
	auipc a0, %tls_gd_pcrel_hi(RUST_STD_INTERNAL_VAL)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call __tls_get_addr
	lbu a1, 8(a0)
	li a2, 1
	bne a1, a2, .L119_5
.L119_3:
	ld s0, 0(a0)
	ld a0, 24(s0)
	andi a1, a0, 1
	bnez a1, .L119_9
.L119_4:
	addi a0, a0, 1
	sd a0, 24(s0)
	fence rw, w
	sd a0, 0(s0)
	j .L119_10
.L119_5:
	li s0, 0
	li a1, 0
	call Storage::get_or_init_slow
	bnez a0, .L119_3
	li s0, 0
	call records::temporary
	mv s0, a0
	ld a0, 24(a0)
	andi a1, a0, 1
	beqz a1, .L119_4
.L119_9:
	ld a0, 32(s0)
	addi a0, a0, 1
	sd a0, 32(s0)
.L119_10:
	ld a0, 400(s2)
	li a1, 2
	fence r, rw
	bne a0, a1, .L119_15
.L119_11:
	fence rw, rw
	ld s1, 128(s2)
	fence r, rw
	fence rw, rw
	ld a0, 256(s2)
	sub a0, a0, s1
	fence r, rw
	blez a0, .L119_21
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
.L119_30:
	lr.d.aqrl s2, (a0)
	bne s2, s1, .L119_32
	sc.d.rl a2, a1, (a0)
	bnez a2, .L119_30
.L119_32:
	ld a0, 32(s0)
	bnez a0, .L119_17
	ld a0, 24(s0)
	addi a0, a0, 1
	sd a0, 24(s0)
	fence rw, w
	sd a0, 0(s0)
.L119_14:
	xor a0, s2, s1
	seqz a0, a0
	addi a0, a0, -1
	or a0, a0, s3
	j .L119_25
.L119_15:
	li a1, 3
	bne a0, a1, .L119_18
	fence rw, rw
	j .L119_11
.L119_17:
	mv a0, s0
	call Record::leave_nested
	j .L119_14
.L119_18:
	addi s1, s2, 400
	li a0, 1
.L119_33:
	lr.d a1, (s1)
	bnez a1, .L119_35
	sc.d a2, a0, (s1)
	bnez a2, .L119_33
.L119_35:
	auipc a0, %pcrel_hi(.Lanon)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call barrier::heavy_fence
	beqz a0, .L119_21
	li a0, 2
	li a1, 1
.L119_36:
	lr.d a2, (s1)
	bne a2, a1, .L119_38
	sc.d a3, a0, (s1)
	bnez a3, .L119_36
.L119_38:
	j .L119_11
.L119_21:
	ld a0, 32(s0)
	bnez a0, .L119_23
	ld a1, 24(s0)
	addi a1, a1, 1
	sd a1, 24(s0)
	fence rw, w
	sd a1, 0(s0)
	j .L119_25
.L119_23:
	mv a0, s0
	call Record::leave_nested
.L119_24:
	li a0, 0
.L119_25:
	ld ra, 40(sp)
	ld s0, 32(sp)
	ld s1, 24(sp)
	ld s2, 16(sp)
	ld s3, 8(sp)
	addi sp, sp, 48
	ret
re_pop:
	addi sp, sp, -16
	sd ra, 8(sp)
	ld a2, 0(a0)
	ld t0, 24(a0)
	ld a3, 128(a2)
	addi a1, t0, -1
	sub a3, a1, a3
	bltz a3, .L125_8
	sd a1, 256(a2)
	ld a3, 400(a2)
	beqz a3, .L125_4
	li a2, 1
	fence rw, rw
	beq a3, a2, .L125_11
	lw a2, 56(a0)
	addiw a5, a2, -1
	sw a5, 56(a0)
	mv a2, a3
	beqz a5, .L125_11
.L125_4:
	ld a5, 0(a0)
	ld a3, 128(a5)
	sub a7, a1, a3
	bltz a7, .L125_13
	ld a2, 16(a0)
	ld a4, 8(a0)
	and a2, a2, a1
	slli a2, a2, 3
	add a2, a2, a4
	ld a6, 0(a2)
	bne a1, a3, .L125_9
	addi a2, a5, 128
.L125_17:
	lr.d a3, (a2)
	bne a3, a1, .L125_19
	sc.d a4, t0, (a2)
	bnez a4, .L125_17
.L125_19:
	sd t0, 256(a5)
	bne a3, a1, .L125_8
	ld a1, 48(a0)
	addi a1, a1, 1
	sd a1, 48(a0)
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L125_8:
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L125_9:
	ld a2, 40(a0)
	sd a1, 24(a0)
	blt a7, a2, .L125_14
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L125_11:
	call Worker::take_and_see_to.reference
	slli a0, a0, 63
	srai a0, a0, 63
	and a0, a0, a1
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L125_13:
	sd t0, 256(a5)
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L125_14:
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
	blez a3, .L126_2
.L126_1:
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
.L126_2:
	mv a1, a0
	addi a0, sp, 8
	li a2, 1
	mv s1, a1
	call Worker::reserve.reference
	ld a0, 8(sp)
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	bne a0, a1, .L126_5
	mv a0, s1
	ld a2, 24(s1)
	j .L126_1
.L126_5:
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
	beq a0, a1, .L127_2
	ld a0, 128(s2)
	fence r, rw
	ld a1, 256(s2)
	sub a1, a1, a0
	blez a1, .L127_24
.L127_2:
	auipc a0, %tls_gd_pcrel_hi(RUST_STD_INTERNAL_VAL)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call __tls_get_addr
	lbu a1, 8(a0)
	li a2, 1
	bne a1, a2, .L127_5
.L127_3:
	ld s0, 0(a0)
	ld a0, 24(s0)
	andi a1, a0, 1
	bnez a1, .L127_9
.L127_4:
	addi a0, a0, 1
	sd a0, 24(s0)
	fence rw, w
	sd a0, 0(s0)
	j .L127_10
.L127_5:
	li s0, 0
	li a1, 0
	call Storage::get_or_init_slow
	bnez a0, .L127_3
	li s0, 0
	call records::temporary
	mv s0, a0
	ld a0, 24(a0)
	andi a1, a0, 1
	beqz a1, .L127_4
.L127_9:
	ld a0, 32(s0)
	addi a0, a0, 1
	sd a0, 32(s0)
.L127_10:
	ld a0, 400(s2)
	li a1, 2
	bne a0, a1, .L127_15
.L127_11:
	fence rw, rw
	ld s1, 128(s2)
	fence r, rw
	fence rw, rw
	ld a0, 256(s2)
	sub a0, a0, s1
	fence r, rw
	blez a0, .L127_21
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
.L127_30:
	lr.d.aqrl s2, (a0)
	bne s2, s1, .L127_32
	sc.d.rl a2, a1, (a0)
	bnez a2, .L127_30
.L127_32:
	ld a0, 32(s0)
	bnez a0, .L127_17
	ld a0, 24(s0)
	addi a0, a0, 1
	sd a0, 24(s0)
	fence rw, w
	sd a0, 0(s0)
.L127_14:
	xor a0, s2, s1
	seqz a0, a0
	addi a0, a0, -1
	or a0, a0, s3
	j .L127_25
.L127_15:
	li a1, 3
	bne a0, a1, .L127_18
	fence rw, rw
	j .L127_11
.L127_17:
	mv a0, s0
	call Record::leave_nested
	j .L127_14
.L127_18:
	addi s1, s2, 400
	li a0, 1
.L127_33:
	lr.d a1, (s1)
	bnez a1, .L127_35
	sc.d a2, a0, (s1)
	bnez a2, .L127_33
.L127_35:
	auipc a0, %pcrel_hi(.Lanon)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call barrier::heavy_fence
	beqz a0, .L127_21
	li a0, 2
	li a1, 1
.L127_36:
	lr.d a2, (s1)
	bne a2, a1, .L127_38
	sc.d a3, a0, (s1)
	bnez a3, .L127_36
.L127_38:
	j .L127_11
.L127_21:
	ld a0, 32(s0)
	bnez a0, .L127_23
	ld a1, 24(s0)
	addi a1, a1, 1
	sd a1, 24(s0)
	fence rw, w
	sd a1, 0(s0)
	j .L127_25
.L127_23:
	mv a0, s0
	call Record::leave_nested
.L127_24:
	li a0, 0
.L127_25:
	ld ra, 40(sp)
	ld s0, 32(sp)
	ld s1, 24(sp)
	ld s2, 16(sp)
	ld s3, 8(sp)
	addi sp, sp, 48
	ret
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
	beq a0, a1, .L131_2
	ld a0, 128(s2)
	fence r, rw
	ld a1, 256(s2)
	sub a1, a1, a0
	blez a1, .L131_24
.L131_2:
	auipc a0, %tls_gd_pcrel_hi(RUST_STD_INTERNAL_VAL)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call __tls_get_addr
	lbu a1, 8(a0)
	li a2, 1
	bne a1, a2, .L131_5
.L131_3:
	ld s0, 0(a0)
	ld a0, 24(s0)
	andi a1, a0, 1
	bnez a1, .L131_9
.L131_4:
	addi a0, a0, 1
	sd a0, 24(s0)
	fence rw, w
	sd a0, 0(s0)
	j .L131_10
.L131_5:
	li s0, 0
	li a1, 0
	call Storage::get_or_init_slow
	bnez a0, .L131_3
	li s0, 0
	call records::temporary
	mv s0, a0
	ld a0, 24(a0)
	andi a1, a0, 1
	beqz a1, .L131_4
.L131_9:
	ld a0, 32(s0)
	addi a0, a0, 1
	sd a0, 32(s0)
.L131_10:
	ld a0, 400(s2)
	li a1, 2
	fence r, rw
	bne a0, a1, .L131_15
.L131_11:
	ld s1, 128(s2)
	fence r, rw
	fence rw, rw
	ld a0, 256(s2)
	sub a0, a0, s1
	fence r, rw
	blez a0, .L131_21
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
.L131_30:
	lr.d.aqrl s2, (a0)
	bne s2, s1, .L131_32
	sc.d.rl a2, a1, (a0)
	bnez a2, .L131_30
.L131_32:
	ld a0, 32(s0)
	bnez a0, .L131_17
	ld a0, 24(s0)
	addi a0, a0, 1
	sd a0, 24(s0)
	fence rw, w
	sd a0, 0(s0)
.L131_14:
	xor a0, s2, s1
	seqz a0, a0
	addi a0, a0, -1
	or a0, a0, s3
	j .L131_25
.L131_15:
	li a1, 3
	bne a0, a1, .L131_18
	fence rw, rw
	j .L131_11
.L131_17:
	mv a0, s0
	call Record::leave_nested
	j .L131_14
.L131_18:
	addi s1, s2, 400
	li a0, 1
.L131_33:
	lr.d a1, (s1)
	bnez a1, .L131_35
	sc.d a2, a0, (s1)
	bnez a2, .L131_33
.L131_35:
	auipc a0, %pcrel_hi(.Lanon)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call barrier::heavy_fence
	beqz a0, .L131_21
	li a0, 2
	li a1, 1
.L131_36:
	lr.d a2, (s1)
	bne a2, a1, .L131_38
	sc.d a3, a0, (s1)
	bnez a3, .L131_36
.L131_38:
	j .L131_11
.L131_21:
	ld a0, 32(s0)
	bnez a0, .L131_23
	ld a1, 24(s0)
	addi a1, a1, 1
	sd a1, 24(s0)
	fence rw, w
	sd a1, 0(s0)
	j .L131_25
.L131_23:
	mv a0, s0
	call Record::leave_nested
.L131_24:
	li a0, 0
.L131_25:
	ld ra, 40(sp)
	ld s0, 32(sp)
	ld s1, 24(sp)
	ld s2, 16(sp)
	ld s3, 8(sp)
	addi sp, sp, 48
	ret
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
	beq a0, a1, .L135_2
	ld a0, 128(s2)
	fence r, rw
	ld a1, 256(s2)
	sub a1, a1, a0
	blez a1, .L135_24
.L135_2:
	auipc a0, %tls_gd_pcrel_hi(RUST_STD_INTERNAL_VAL)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call __tls_get_addr
	lbu a1, 8(a0)
	li a2, 1
	bne a1, a2, .L135_5
.L135_3:
	ld s0, 0(a0)
	ld a0, 24(s0)
	andi a1, a0, 1
	bnez a1, .L135_9
.L135_4:
	addi a0, a0, 1
	sd a0, 24(s0)
	fence rw, w
	sd a0, 0(s0)
	j .L135_10
.L135_5:
	li s0, 0
	li a1, 0
	call Storage::get_or_init_slow
	bnez a0, .L135_3
	li s0, 0
	call records::temporary
	mv s0, a0
	ld a0, 24(a0)
	andi a1, a0, 1
	beqz a1, .L135_4
.L135_9:
	ld a0, 32(s0)
	addi a0, a0, 1
	sd a0, 32(s0)
.L135_10:
	ld a0, 400(s2)
	li a1, 2
	fence r, rw
	bne a0, a1, .L135_15
.L135_11:
	fence rw, rw
	ld s1, 128(s2)
	fence r, rw
	ld a0, 256(s2)
	sub a0, a0, s1
	fence r, rw
	blez a0, .L135_21
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
.L135_30:
	lr.d.aqrl s2, (a0)
	bne s2, s1, .L135_32
	sc.d.rl a2, a1, (a0)
	bnez a2, .L135_30
.L135_32:
	ld a0, 32(s0)
	bnez a0, .L135_17
	ld a0, 24(s0)
	addi a0, a0, 1
	sd a0, 24(s0)
	fence rw, w
	sd a0, 0(s0)
.L135_14:
	xor a0, s2, s1
	seqz a0, a0
	addi a0, a0, -1
	or a0, a0, s3
	j .L135_25
.L135_15:
	li a1, 3
	bne a0, a1, .L135_18
	fence rw, rw
	j .L135_11
.L135_17:
	mv a0, s0
	call Record::leave_nested
	j .L135_14
.L135_18:
	addi s1, s2, 400
	li a0, 1
.L135_33:
	lr.d a1, (s1)
	bnez a1, .L135_35
	sc.d a2, a0, (s1)
	bnez a2, .L135_33
.L135_35:
	auipc a0, %pcrel_hi(.Lanon)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call barrier::heavy_fence
	beqz a0, .L135_21
	li a0, 2
	li a1, 1
.L135_36:
	lr.d a2, (s1)
	bne a2, a1, .L135_38
	sc.d a3, a0, (s1)
	bnez a3, .L135_36
.L135_38:
	j .L135_11
.L135_21:
	ld a0, 32(s0)
	bnez a0, .L135_23
	ld a1, 24(s0)
	addi a1, a1, 1
	sd a1, 24(s0)
	fence rw, w
	sd a1, 0(s0)
	j .L135_25
.L135_23:
	mv a0, s0
	call Record::leave_nested
.L135_24:
	li a0, 0
.L135_25:
	ld ra, 40(sp)
	ld s0, 32(sp)
	ld s1, 24(sp)
	ld s2, 16(sp)
	ld s3, 8(sp)
	addi sp, sp, 48
	ret
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
	beq a0, a1, .L139_2
	ld a0, 128(s2)
	fence r, rw
	ld a1, 256(s2)
	sub a1, a1, a0
	blez a1, .L139_24
.L139_2:
	auipc a0, %tls_gd_pcrel_hi(RUST_STD_INTERNAL_VAL)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call __tls_get_addr
	lbu a1, 8(a0)
	li a2, 1
	bne a1, a2, .L139_5
.L139_3:
	ld s0, 0(a0)
	ld a0, 24(s0)
	andi a1, a0, 1
	bnez a1, .L139_9
.L139_4:
	addi a0, a0, 1
	sd a0, 24(s0)
	fence rw, w
	sd a0, 0(s0)
	j .L139_10
.L139_5:
	li s0, 0
	li a1, 0
	call Storage::get_or_init_slow
	bnez a0, .L139_3
	li s0, 0
	call records::temporary
	mv s0, a0
	ld a0, 24(a0)
	andi a1, a0, 1
	beqz a1, .L139_4
.L139_9:
	ld a0, 32(s0)
	addi a0, a0, 1
	sd a0, 32(s0)
.L139_10:
	ld a0, 400(s2)
	li a1, 2
	fence r, rw
	bne a0, a1, .L139_15
.L139_11:
	fence rw, rw
	ld s1, 128(s2)
	fence r, rw
	fence rw, rw
	ld a0, 256(s2)
	sub a0, a0, s1
	fence r, rw
	blez a0, .L139_21
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
.L139_30:
	lr.d.aq s2, (a0)
	bne s2, s1, .L139_32
	sc.d.rl a2, a1, (a0)
	bnez a2, .L139_30
.L139_32:
	ld a0, 32(s0)
	bnez a0, .L139_17
	ld a0, 24(s0)
	addi a0, a0, 1
	sd a0, 24(s0)
	fence rw, w
	sd a0, 0(s0)
.L139_14:
	xor a0, s2, s1
	seqz a0, a0
	addi a0, a0, -1
	or a0, a0, s3
	j .L139_25
.L139_15:
	li a1, 3
	bne a0, a1, .L139_18
	fence rw, rw
	j .L139_11
.L139_17:
	mv a0, s0
	call Record::leave_nested
	j .L139_14
.L139_18:
	addi s1, s2, 400
	li a0, 1
.L139_33:
	lr.d a1, (s1)
	bnez a1, .L139_35
	sc.d a2, a0, (s1)
	bnez a2, .L139_33
.L139_35:
	auipc a0, %pcrel_hi(.Lanon)
	addi a0, a0, %pcrel_lo(.Lpcrel_hi)
	call barrier::heavy_fence
	beqz a0, .L139_21
	li a0, 2
	li a1, 1
.L139_36:
	lr.d a2, (s1)
	bne a2, a1, .L139_38
	sc.d a3, a0, (s1)
	bnez a3, .L139_36
.L139_38:
	j .L139_11
.L139_21:
	ld a0, 32(s0)
	bnez a0, .L139_23
	ld a1, 24(s0)
	addi a1, a1, 1
	sd a1, 24(s0)
	fence rw, w
	sd a1, 0(s0)
	j .L139_25
.L139_23:
	mv a0, s0
	call Record::leave_nested
.L139_24:
	li a0, 0
.L139_25:
	ld ra, 40(sp)
	ld s0, 32(sp)
	ld s1, 24(sp)
	ld s2, 16(sp)
	ld s3, 8(sp)
	addi sp, sp, 48
	ret
sa_pop:
	addi sp, sp, -16
	sd ra, 8(sp)
	ld a1, 0(a0)
	ld a3, 24(a0)
	ld a2, 128(a1)
	addi a4, a3, -1
	sub a2, a4, a2
	bltz a2, .L141_5
	fence rw, w
	sd a4, 256(a1)
	fence rw, rw
	ld t0, 0(a0)
	ld a1, 128(t0)
	sub a7, a4, a1
	bltz a7, .L141_8
	ld a2, 16(a0)
	ld a5, 8(a0)
	and a2, a2, a4
	slli a2, a2, 3
	add a2, a2, a5
	ld a6, 0(a2)
	bne a4, a1, .L141_6
	addi a1, t0, 128
.L141_12:
	lr.d a2, (a1)
	bne a2, a4, .L141_14
	sc.d a5, a3, (a1)
	bnez a5, .L141_12
.L141_14:
	sd a3, 256(t0)
	bne a2, a4, .L141_5
	ld a1, 48(a0)
	addi a1, a1, 1
	sd a1, 48(a0)
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L141_5:
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L141_6:
	ld a2, 40(a0)
	sd a4, 24(a0)
	blt a7, a2, .L141_9
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L141_8:
	sd a3, 256(t0)
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L141_9:
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
	blez a3, .L142_2
.L142_1:
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
.L142_2:
	mv a1, a0
	addi a0, sp, 8
	li a2, 1
	mv s1, a1
	call Worker::reserve.weakest
	ld a0, 8(sp)
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	bne a0, a1, .L142_5
	mv a0, s1
	ld a2, 24(s1)
	j .L142_1
.L142_5:
	addi a0, sp, 8
	call ring::fail
	unimp
sb_push:
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
.L146_2:
	mv a1, a0
	addi a0, sp, 8
	li a2, 1
	mv s1, a1
	call Worker::reserve.weakest
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
wa_push:
	addi sp, sp, -48
	sd ra, 40(sp)
	sd s0, 32(sp)
	sd s1, 24(sp)
	ld a2, 24(a0)
	ld a3, 32(a0)
	sub a3, a3, a2
	mv s0, a1
	blez a3, .L150_2
.L150_1:
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
.L150_2:
	mv a1, a0
	addi a0, sp, 8
	li a2, 1
	mv s1, a1
	call Worker::reserve.wa
	ld a0, 8(sp)
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	bne a0, a1, .L150_5
	mv a0, s1
	ld a2, 24(s1)
	j .L150_1
.L150_5:
	addi a0, sp, 8
	call ring::fail
	unimp
wb_push:
	addi sp, sp, -48
	sd ra, 40(sp)
	sd s0, 32(sp)
	sd s1, 24(sp)
	ld a2, 24(a0)
	ld a3, 32(a0)
	sub a3, a3, a2
	mv s0, a1
	blez a3, .L154_2
.L154_1:
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
.L154_2:
	mv a1, a0
	addi a0, sp, 8
	li a2, 1
	mv s1, a1
	call Worker::reserve.weakest
	ld a0, 8(sp)
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	bne a0, a1, .L154_5
	mv a0, s1
	ld a2, 24(s1)
	j .L154_1
.L154_5:
	addi a0, sp, 8
	call ring::fail
	unimp
wc_push:
	addi sp, sp, -48
	sd ra, 40(sp)
	sd s0, 32(sp)
	sd s1, 24(sp)
	ld a2, 24(a0)
	ld a3, 32(a0)
	sub a3, a3, a2
	mv s0, a1
	blez a3, .L158_2
.L158_1:
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
.L158_2:
	mv a1, a0
	addi a0, sp, 8
	li a2, 1
	mv s1, a1
	call Worker::reserve.wc
	ld a0, 8(sp)
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	bne a0, a1, .L158_5
	mv a0, s1
	ld a2, 24(s1)
	j .L158_1
.L158_5:
	addi a0, sp, 8
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
	bltz a2, .L161_5
	sd a4, 256(a1)
	fence.tso
	ld t0, 0(a0)
	ld a1, 128(t0)
	sub a7, a4, a1
	bltz a7, .L161_8
	ld a2, 16(a0)
	ld a5, 8(a0)
	and a2, a2, a4
	slli a2, a2, 3
	add a2, a2, a5
	ld a6, 0(a2)
	bne a4, a1, .L161_6
	addi a1, t0, 128
.L161_12:
	lr.d a2, (a1)
	bne a2, a4, .L161_14
	sc.d a5, a3, (a1)
	bnez a5, .L161_12
.L161_14:
	sd a3, 256(t0)
	bne a2, a4, .L161_5
	ld a1, 48(a0)
	addi a1, a1, 1
	sd a1, 48(a0)
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L161_5:
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L161_6:
	ld a2, 40(a0)
	sd a4, 24(a0)
	blt a7, a2, .L161_9
	mv a0, a6
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L161_8:
	sd a3, 256(t0)
	li a0, 0
	ld ra, 8(sp)
	addi sp, sp, 16
	ret
.L161_9:
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
	blez a3, .L166_2
.L166_1:
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
.L166_2:
	mv a1, a0
	addi a0, sp, 8
	li a2, 1
	mv s1, a1
	call Worker::reserve.weakest
	ld a0, 8(sp)
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	bne a0, a1, .L166_5
	mv a0, s1
	ld a2, 24(s1)
	j .L166_1
.L166_5:
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
	blez a2, .L167_2
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
.L167_3:
	lr.d a4, (a1)
	bne a4, a0, .L167_5
	sc.d.rl a5, a3, (a1)
	bnez a5, .L167_3
.L167_5:
	xor a0, a0, a4
	seqz a0, a0
	addi a0, a0, -1
	or a0, a0, a2
	ret
.L167_2:
	li a0, 0
	ret
wf_steal:
	ld a1, 0(a0)
	ld a0, 128(a1)
	fence rw, rw
	ld a2, 256(a1)
	sub a2, a2, a0
	blez a2, .L171_2
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
.L171_3:
	lr.d a4, (a1)
	bne a4, a0, .L171_5
	sc.d.rl a5, a3, (a1)
	bnez a5, .L171_3
.L171_5:
	xor a0, a0, a4
	seqz a0, a0
	addi a0, a0, -1
	or a0, a0, a2
	ret
.L171_2:
	li a0, 0
	ret
wg_steal:
	ld a1, 0(a0)
	ld a0, 128(a1)
	fence rw, rw
	ld a2, 256(a1)
	sub a2, a2, a0
	fence r, rw
	blez a2, .L175_2
	ld a2, 408(a1)
	ld a3, 0(a2)
	and a3, a3, a0
	slli a3, a3, 3
	add a2, a2, a3
	addi a3, a0, 1
	addi a2, a2, 32
	ld a2, 0(a2)
	addi a1, a1, 128
.L175_3:
	lr.d a4, (a1)
	bne a4, a0, .L175_5
	sc.d.rl a5, a3, (a1)
	bnez a5, .L175_3
.L175_5:
	xor a0, a0, a4
	seqz a0, a0
	addi a0, a0, -1
	or a0, a0, a2
	ret
.L175_2:
	li a0, 0
	ret
wh_steal:
	ld a1, 0(a0)
	ld a0, 128(a1)
	fence rw, rw
	ld a2, 256(a1)
	sub a2, a2, a0
	fence r, rw
	blez a2, .L179_2
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
.L179_3:
	lr.d a4, (a1)
	bne a4, a0, .L179_5
	sc.d a5, a3, (a1)
	bnez a5, .L179_3
.L179_5:
	xor a0, a0, a4
	seqz a0, a0
	addi a0, a0, -1
	or a0, a0, a2
	ret
.L179_2:
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
	beq s9, a1, .L180_22
	ld a0, 128(s9)
	fence rw, rw
	ld a1, 256(s9)
	sub a1, a1, a0
	fence r, rw
	blez a1, .L180_27
	srli s5, a1, 1
	andi a1, a1, 1
	add s5, s5, a1
	li a1, 32
	bltu s5, a1, .L180_5
	li s5, 32
.L180_5:
	ld a1, 24(s0)
	ld a2, 32(s0)
	sub a2, a2, a1
	sgtz a1, a2
	neg a1, a1
	and a1, a1, a2
	addi a2, s5, -1
	bgeu a1, a2, .L180_28
	li a1, 32
	li a0, -1
	slli a0, a0, 63
	addi s2, a0, 1
	j .L180_8
.L180_7:
	ld a2, 24(s0)
	ld a3, 32(s0)
	sub a3, a3, a2
	sgtz a2, a3
	neg a2, a2
	and a2, a2, a3
	addi a3, s5, -1
	bgeu a2, a3, .L180_28
.L180_8:
	ld a0, 256(s9)
	fence r, rw
	ld a2, 128(s9)
	sub a0, a0, a2
	mv s1, a1
	bgtz a0, .L180_10
	li a0, 1
.L180_10:
	srli a1, a0, 1
	sub a0, a0, a1
	mv a2, s1
	bltu s1, a0, .L180_12
	mv a2, a0
.L180_12:
	addi a2, a2, -1
	addi a0, sp, 24
	mv a1, s0
	call Worker::reserve.weakest
	ld a0, 24(sp)
	bne a0, s2, .L180_19
.L180_14:
	ld a1, 24(s0)
	ld a3, 32(s0)
	ld a0, 128(s9)
	fence rw, rw
	ld a2, 256(s9)
	sub a2, a2, a0
	fence r, rw
	blez a2, .L180_27
	sub a3, a3, a1
	sgtz a1, a3
	neg a1, a1
	and a1, a1, a3
	addi a1, a1, 1
	bltu a1, s1, .L180_17
	mv a1, s1
.L180_17:
	srli a3, a2, 1
	andi a2, a2, 1
	add a2, a2, a3
	mv s5, a1
	bltu a1, a2, .L180_7
	mv s5, a2
	j .L180_7
.L180_19:
	addi a0, sp, 8
	mv a1, s0
	li a2, 0
	call Worker::reserve.weakest
	ld a0, 8(sp)
	beq a0, s2, .L180_14
	addi a0, sp, 8
	j .L180_52
.L180_22:
	ld a0, 24(s0)
	ld a3, 128(a1)
	addi a2, a0, -1
	sub a3, a2, a3
	bltz a3, .L180_27
	sd a2, 256(a1)
	fence rw, rw
	ld a3, 0(s0)
	ld a1, 128(a3)
	sub a4, a2, a1
	bltz a4, .L180_50
	ld a5, 16(s0)
	ld s1, 8(s0)
	and a5, a5, a2
	slli a5, a5, 3
	add a5, a5, s1
	ld s2, 0(a5)
	bne a2, a1, .L180_45
	addi a1, a3, 128
.L180_57:
	lr.d a4, (a1)
	bne a4, a2, .L180_59
	sc.d a5, a0, (a1)
	bnez a5, .L180_57
.L180_59:
	sd a0, 256(a3)
	bne a4, a2, .L180_27
	ld a0, 48(s0)
	addi a0, a0, 1
	sd a0, 48(s0)
	li s3, 1
	j .L180_40
.L180_27:
	li s3, 0
	j .L180_39
.L180_28:
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
.L180_60:
	lr.d.aq a1, (s4)
	bne a1, a0, .L180_38
	sc.d.rl a2, a3, (s4)
	bnez a2, .L180_60
	li a1, 2
	bltu s5, a1, .L180_48
	addi s5, s5, -1
	addi s6, a0, 2
	not s7, a0
	li s3, 1
	li a0, -1
	slli a0, a0, 63
	addi s8, a0, 1
.L180_31:
	fence rw, rw
	ld a0, 256(s9)
	add a0, a0, s7
	fence r, rw
	blez a0, .L180_40
	ld a0, 408(s9)
	fence r, rw
	ld a1, 0(a0)
	addi a2, s6, -1
	and a1, a1, a2
	slli a1, a1, 3
	add a0, a0, a1
	addi a0, a0, 32
	ld s1, 0(a0)
.L180_63:
	lr.d.aq a0, (s4)
	bne a0, a2, .L180_40
	sc.d.rl a1, s6, (s4)
	bnez a1, .L180_63
	ld a0, 24(s0)
	ld a1, 32(s0)
	sub a1, a1, a0
	blez a1, .L180_35
.L180_34:
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
	bnez s5, .L180_31
	j .L180_49
.L180_35:
	addi a0, sp, 24
	li a2, 1
	mv a1, s0
	call Worker::reserve.weakest
	ld a0, 24(sp)
	bne a0, s8, .L180_51
	ld a0, 24(s0)
	j .L180_34
.L180_38:
	li s3, 2
.L180_39:
.L180_40:
	beqz s3, .L180_43
	li a0, 1
	beq s3, a0, .L180_44
	li s2, -1
	j .L180_44
.L180_43:
	mv s2, s3
.L180_44:
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
.L180_45:
	ld a0, 40(s0)
	sd a2, 24(s0)
	li s3, 1
	bge a4, a0, .L180_40
	mv a0, s0
	mv a2, s2
	call Worker::shrink
	mv s2, a0
	j .L180_40
.L180_48:
	li s3, 1
	j .L180_40
.L180_49:
	mv s2, s1
	j .L180_40
.L180_50:
	li s3, 0
	sd a0, 256(a3)
	j .L180_39
.L180_51:
	addi a0, sp, 24
.L180_52:
	call ring::fail
	unimp
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
	beq s9, a1, .L184_22
	ld a0, 128(s9)
	fence rw, rw
	ld a1, 256(s9)
	sub a1, a1, a0
	fence r, rw
	blez a1, .L184_27
	srli s5, a1, 1
	andi a1, a1, 1
	add s5, s5, a1
	li a1, 32
	bltu s5, a1, .L184_5
	li s5, 32
.L184_5:
	ld a1, 24(s0)
	ld a2, 32(s0)
	sub a2, a2, a1
	sgtz a1, a2
	neg a1, a1
	and a1, a1, a2
	addi a2, s5, -1
	bgeu a1, a2, .L184_28
	li a1, 32
	li a0, -1
	slli a0, a0, 63
	addi s2, a0, 1
	j .L184_8
.L184_7:
	ld a2, 24(s0)
	ld a3, 32(s0)
	sub a3, a3, a2
	sgtz a2, a3
	neg a2, a2
	and a2, a2, a3
	addi a3, s5, -1
	bgeu a2, a3, .L184_28
.L184_8:
	ld a0, 256(s9)
	fence r, rw
	ld a2, 128(s9)
	sub a0, a0, a2
	mv s1, a1
	bgtz a0, .L184_10
	li a0, 1
.L184_10:
	srli a1, a0, 1
	sub a0, a0, a1
	mv a2, s1
	bltu s1, a0, .L184_12
	mv a2, a0
.L184_12:
	addi a2, a2, -1
	addi a0, sp, 24
	mv a1, s0
	call Worker::reserve.weakest
	ld a0, 24(sp)
	bne a0, s2, .L184_19
.L184_14:
	ld a1, 24(s0)
	ld a3, 32(s0)
	ld a0, 128(s9)
	fence rw, rw
	ld a2, 256(s9)
	sub a2, a2, a0
	fence r, rw
	blez a2, .L184_27
	sub a3, a3, a1
	sgtz a1, a3
	neg a1, a1
	and a1, a1, a3
	addi a1, a1, 1
	bltu a1, s1, .L184_17
	mv a1, s1
.L184_17:
	srli a3, a2, 1
	andi a2, a2, 1
	add a2, a2, a3
	mv s5, a1
	bltu a1, a2, .L184_7
	mv s5, a2
	j .L184_7
.L184_19:
	addi a0, sp, 8
	mv a1, s0
	li a2, 0
	call Worker::reserve.weakest
	ld a0, 8(sp)
	beq a0, s2, .L184_14
	addi a0, sp, 8
	j .L184_52
.L184_22:
	ld a0, 24(s0)
	ld a3, 128(a1)
	addi a2, a0, -1
	sub a3, a2, a3
	bltz a3, .L184_27
	sd a2, 256(a1)
	fence rw, rw
	ld a3, 0(s0)
	ld a1, 128(a3)
	sub a4, a2, a1
	bltz a4, .L184_50
	ld a5, 16(s0)
	ld s1, 8(s0)
	and a5, a5, a2
	slli a5, a5, 3
	add a5, a5, s1
	ld s2, 0(a5)
	bne a2, a1, .L184_45
	addi a1, a3, 128
.L184_57:
	lr.d a4, (a1)
	bne a4, a2, .L184_59
	sc.d a5, a0, (a1)
	bnez a5, .L184_57
.L184_59:
	sd a0, 256(a3)
	bne a4, a2, .L184_27
	ld a0, 48(s0)
	addi a0, a0, 1
	sd a0, 48(s0)
	li s3, 1
	j .L184_40
.L184_27:
	li s3, 0
	j .L184_39
.L184_28:
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
.L184_60:
	lr.d.aqrl a1, (s4)
	bne a1, a0, .L184_38
	sc.d.rl a2, a3, (s4)
	bnez a2, .L184_60
	li a1, 2
	bltu s5, a1, .L184_48
	addi s5, s5, -1
	addi s6, a0, 2
	not s7, a0
	li s3, 1
	li a0, -1
	slli a0, a0, 63
	addi s8, a0, 1
.L184_31:
	ld a0, 256(s9)
	add a0, a0, s7
	fence r, rw
	blez a0, .L184_40
	ld a0, 408(s9)
	fence r, rw
	ld a1, 0(a0)
	addi a2, s6, -1
	and a1, a1, a2
	slli a1, a1, 3
	add a0, a0, a1
	addi a0, a0, 32
	ld s1, 0(a0)
.L184_63:
	lr.d.aqrl a0, (s4)
	bne a0, a2, .L184_40
	sc.d.rl a1, s6, (s4)
	bnez a1, .L184_63
	ld a0, 24(s0)
	ld a1, 32(s0)
	sub a1, a1, a0
	blez a1, .L184_35
.L184_34:
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
	bnez s5, .L184_31
	j .L184_49
.L184_35:
	addi a0, sp, 24
	li a2, 1
	mv a1, s0
	call Worker::reserve.weakest
	ld a0, 24(sp)
	bne a0, s8, .L184_51
	ld a0, 24(s0)
	j .L184_34
.L184_38:
	li s3, 2
.L184_39:
.L184_40:
	beqz s3, .L184_43
	li a0, 1
	beq s3, a0, .L184_44
	li s2, -1
	j .L184_44
.L184_43:
	mv s2, s3
.L184_44:
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
.L184_45:
	ld a0, 40(s0)
	sd a2, 24(s0)
	li s3, 1
	bge a4, a0, .L184_40
	mv a0, s0
	mv a2, s2
	call Worker::shrink
	mv s2, a0
	j .L184_40
.L184_48:
	li s3, 1
	j .L184_40
.L184_49:
	mv s2, s1
	j .L184_40
.L184_50:
	li s3, 0
	sd a0, 256(a3)
	j .L184_39
.L184_51:
	addi a0, sp, 24
.L184_52:
	call ring::fail
	unimp
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
	bgeu a4, a2, .L191_9
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
.L191_2:
	ld a4, 0(a1)
	ld s0, 128(a4)
	ld a5, 16(a1)
	add s1, a3, a2
	addi a5, a5, 1
	add a4, a5, s0
	sub s1, s1, s0
	sd a4, 32(a1)
	bltu a5, s1, .L191_4
	sub a4, a4, a3
	sgtz a5, a4
	neg a5, a5
	and a4, a4, a5
	bltu a4, a2, .L191_2
	j .L191_9
.L191_4:
	mv s7, a0
	mv s8, a2
	bgeu s1, s2, .L191_6
	li a3, 1
	j .L191_7
.L191_6:
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
.L191_7:
	addi a0, sp, 8
	mv s9, a1
	mv a2, s0
	call Worker::resize.reference
	ld a0, 8(sp)
	bne a0, s4, .L191_11
	mv a1, s9
	ld a3, 24(s9)
	ld a4, 32(s9)
	mv a2, s8
	mv a0, s7
	sub a4, a4, a3
	sgtz a5, a4
	neg a5, a5
	and a4, a4, a5
	bltu a4, s8, .L191_2
.L191_9:
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	sd a1, 0(a0)
.L191_10:
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
.L191_11:
	ld a0, 8(sp)
	ld a1, 16(sp)
	sd a0, 0(s7)
	sd a1, 8(s7)
	j .L191_10
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
	bgeu a3, a2, .L192_9
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
.L192_2:
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
	bltu a5, s1, .L192_4
	sub a4, a4, a3
	sgtz a3, a4
	neg a3, a3
	and a3, a3, a4
	bltu a3, a2, .L192_2
	j .L192_9
.L192_4:
	mv s7, a0
	mv s8, a2
	bgeu s1, s2, .L192_6
	li a3, 1
	j .L192_7
.L192_6:
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
.L192_7:
	addi a0, sp, 8
	mv s9, a1
	mv a2, s0
	call Worker::resize.wc
	ld a0, 8(sp)
	bne a0, s4, .L192_11
	mv a1, s9
	ld a3, 24(s9)
	ld a4, 32(s9)
	mv a2, s8
	mv a0, s7
	sub a4, a4, a3
	sgtz a3, a4
	neg a3, a3
	and a3, a3, a4
	bltu a3, s8, .L192_2
.L192_9:
	li a1, -1
	slli a1, a1, 63
	addi a1, a1, 1
	sd a1, 0(a0)
.L192_10:
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
.L192_11:
	ld a0, 8(sp)
	ld a1, 16(sp)
	sd a0, 0(s7)
	sd a1, 8(s7)
	j .L192_10
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
	bgeu s0, a0, .L194_14
	mv s1, a3
	li a0, -65
	srli a0, a0, 4
	bgeu a0, a3, .L194_3
	li s6, 0
	mv s5, s1
	j .L194_8
.L194_3:
	mv s3, a2
	mv s4, a1
	slli a0, s1, 3
	addi s5, a0, 32
	call _RNvC7___rustc35___rust_no_alloc_shim_is_unstable_v2
	li a1, 8
	li s6, 8
	mv a0, s5
	call _RNvC7___rustc12___rust_alloc
	beqz a0, .L194_8
	ld t0, 8(s4)
	sd s0, 0(a0)
	sd zero, 8(a0)
	ld a3, 24(s4)
	ld a1, -8(t0)
	li a2, -1
	sub a5, a1, s3
	slli a2, a2, 63
	bgtz a5, .L194_6
	mv a1, s3
.L194_6:
	sub a5, a3, a1
	addi s3, a2, 1
	bge s1, a5, .L194_9
	slli s0, s0, 3
	addi a1, s0, 40
	li a2, 8
	call _RNvC7___rustc14___rust_dealloc
	j .L194_12
.L194_8:
	sd s6, 0(s2)
	sd s5, 8(s2)
	j .L194_13
.L194_9:
	ld a5, 16(s4)
	addi a7, a0, 32
	addi a6, t0, -32
	sd a1, 24(a0)
	beq a3, a1, .L194_11
.L194_10:
	and a2, a1, a5
	slli a2, a2, 3
	add a2, a2, t0
	ld a2, 0(a2)
	and a4, a1, s0
	slli a4, a4, 3
	add a4, a4, a7
	sd a2, 0(a4)
	addi a1, a1, 1
	bne a3, a1, .L194_10
.L194_11:
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
.L194_12:
	sd s3, 0(s2)
.L194_13:
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
.L194_14:
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
ra_batch = reference_batch
ra_pop = reference_pop
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
rd_steal = reference_steal
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
