# rustc 1.95.0 (59807616e 2026-04-14); sources 6b45dac4ada14f29
ra_pop:
	stp x29, x30, [sp, #-64]!
	str x23, [sp, #16]
	stp x22, x21, [sp, #32]
	stp x20, x19, [sp, #48]
	mov x29, sp
	ldr x8, [x0]
	ldr x21, [x0, #24]
	ldr x9, [x8, #128]
	sub x19, x21, #1
	cmp x19, x9
	b.mi .L100_8
	str x19, [x8, #256]
	ldr x2, [x8, #400]
	cbz x2, .L100_4
	cmp x2, #1
	dmb ish
	b.eq .L100_11
	ldr w8, [x0, #56]
	subs w8, w8, #1
	str w8, [x0, #56]
	b.eq .L100_11
.L100_4:
	ldr x22, [x0]
	ldr x1, [x22, #128]
	subs x8, x19, x1
	b.mi .L100_13
	ldp x10, x9, [x0, #8]
	cmp x19, x1
	and x9, x9, x19
	add x9, x10, x9, lsl #3
	ldr x20, [x9]
	b.ne .L100_9
	mov x23, x0
	sub x0, x21, #1
	add x2, x22, #128
	mov x1, x21
	bl __aarch64_cas8_relax
	cmp x0, x19
	str x21, [x22, #256]
	b.ne .L100_8
	ldr x8, [x23, #48]
	add x8, x8, #1
	str x8, [x23, #48]
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L100_8:
	mov x20, xzr
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L100_9:
	ldr x9, [x0, #40]
	str x19, [x0, #24]
	cmp x8, x9
	b.lt .L100_14
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L100_11:
	mov x1, x19
	bl Worker::take_and_see_to.ra
	tst w0, #0x1
	csel x20, x1, xzr, ne
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L100_13:
	mov x20, xzr
	str x21, [x22, #256]
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L100_14:
	mov x2, x20
	bl Worker::shrink
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
ra_push:
	sub sp, sp, #48
	stp x29, x30, [sp, #16]
	stp x20, x19, [sp, #32]
	add x29, sp, #16
	ldp x8, x9, [x0, #24]
	mov x19, x1
	sub x9, x9, x8
	cmp x9, #0
	b.le .L101_2
.L101_1:
	ldp x10, x9, [x0, #8]
	and x9, x9, x8
	add x8, x8, #1
	add x9, x10, x9, lsl #3
	str x19, [x9]
	dmb ish
	str x8, [x0, #24]
	ldr x9, [x0]
	str x8, [x9, #256]
	ldp x20, x19, [sp, #32]
	ldp x29, x30, [sp, #16]
	add sp, sp, #48
	ret
.L101_2:
	mov x1, x0
	mov x0, sp
	mov w2, #1
	mov x20, x1
	bl Worker::reserve.ra
	ldr x8, [sp]
	mov x9, #-9223372036854775807
	cmp x8, x9
	b.ne .L101_5
	ldr x8, [x20, #24]
	mov x0, x20
	b .L101_1
.L101_5:
	mov x0, sp
	bl ring::fail
	brk #0x1
ra_steal:
	stp x29, x30, [sp, #-48]!
	stp x22, x21, [sp, #16]
	stp x20, x19, [sp, #32]
	mov x29, sp
	ldr x22, [x0]
	add x8, x22, #400
	ldar x8, [x8]
	cmp x8, #2
	b.eq .L102_2
	add x8, x22, #128
	ldar x8, [x8]
	ldr x9, [x22, #256]
	sub x8, x9, x8
	cmp x8, #1
	b.lt .L102_15
.L102_2:
	adrp x0, :tlsdesc:RUST_STD_INTERNAL_VAL
	ldr x1, [x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL]
	add x0, x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL
	blr x1
	mrs x8, TPIDR_EL0
	add x0, x8, x0
	ldrb w8, [x0, #8]
	cmp w8, #1
	b.ne .L102_16
.L102_3:
	ldr x19, [x0]
	ldr x1, [x19, #8]
	tbnz w1, #0, .L102_20
.L102_4:
	orr x8, x1, #0x1
	str x8, [x19, #8]
	stlr x8, [x19]
.L102_5:
	add x8, x22, #400
	ldar x8, [x8]
	cmp x8, #2
	b.ne .L102_21
.L102_6:
	add x2, x22, #128
	add x8, x22, #256
	ldar x21, [x2]
	ldar x8, [x8]
	sub x8, x8, x21
	cmp x8, #1
	b.lt .L102_12
	add x8, x22, #408
	add x1, x21, #1
	mov x0, x21
	ldar x8, [x8]
	ldr x9, [x8]
	and x9, x9, x21
	add x8, x8, x9, lsl #3
	add x8, x8, #32
	ldr x20, [x8]
	bl __aarch64_cas8_acq_rel
	ldr x8, [x19, #16]
	cmp x0, x21
	cset w21, eq
	cbnz x8, .L102_23
	ldr x8, [x19, #8]
	add x8, x8, #1
	str x8, [x19, #8]
	stlr x8, [x19]
.L102_9:
	tbnz w21, #0, .L102_11
.L102_10:
	mov x20, #-1
.L102_11:
	mov x0, x20
	ldp x20, x19, [sp, #32]
	ldp x22, x21, [sp, #16]
	ldp x29, x30, [sp], #48
	ret
.L102_12:
	mov w20, wzr
	ldr x8, [x19, #16]
	cbnz x8, .L102_28
.L102_13:
	ldr x8, [x19, #8]
	add x8, x8, #1
	str x8, [x19, #8]
	stlr x8, [x19]
.L102_14:
	tbnz w20, #0, .L102_10
.L102_15:
	mov x20, xzr
	mov x0, x20
	ldp x20, x19, [sp, #32]
	ldp x22, x21, [sp, #16]
	ldp x29, x30, [sp], #48
	ret
.L102_16:
	mov x1, xzr
	mov x20, xzr
	bl Storage::get_or_init_slow
	cbnz x0, .L102_3
	mov x20, xzr
	bl records::temporary
	mov x19, x0
	ldr x1, [x0, #8]
	tbz w1, #0, .L102_4
.L102_20:
	mov x0, x19
	mov x20, xzr
	bl Record::enter_nested
	b .L102_5
.L102_21:
	cmp x8, #3
	b.ne .L102_24
	dmb ish
	b .L102_6
.L102_23:
	mov x0, x19
	bl Record::leave_nested
	b .L102_9
.L102_24:
	add x2, x22, #400
	mov x0, xzr
	mov w1, #1
	bl __aarch64_cas8_relax
	adrp x0, .Lanon
	add x0, x0, :lo12:.Lanon
	mov x20, x19
	bl barrier::heavy_fence
	tbz w0, #0, .L102_27
	add x2, x22, #400
	mov w0, #1
	mov w1, #2
	bl __aarch64_cas8_relax
	b .L102_6
.L102_27:
	mov w20, #1
	ldr x8, [x19, #16]
	cbz x8, .L102_13
.L102_28:
	mov x0, x19
	bl Record::leave_nested
	b .L102_14
rb_pop:
	stp x29, x30, [sp, #-64]!
	str x23, [sp, #16]
	stp x22, x21, [sp, #32]
	stp x20, x19, [sp, #48]
	mov x29, sp
	ldr x8, [x0]
	ldr x21, [x0, #24]
	ldr x9, [x8, #128]
	sub x19, x21, #1
	cmp x19, x9
	b.mi .L103_8
	str x19, [x8, #256]
	ldr x2, [x8, #400]
	cbz x2, .L103_4
	cmp x2, #1
	dmb ish
	b.eq .L103_11
	ldr w8, [x0, #56]
	subs w8, w8, #1
	str w8, [x0, #56]
	b.eq .L103_11
.L103_4:
	ldr x22, [x0]
	ldr x1, [x22, #128]
	subs x8, x19, x1
	b.mi .L103_13
	ldp x10, x9, [x0, #8]
	cmp x19, x1
	and x9, x9, x19
	add x9, x10, x9, lsl #3
	ldr x20, [x9]
	b.ne .L103_9
	mov x23, x0
	sub x0, x21, #1
	add x2, x22, #128
	mov x1, x21
	bl __aarch64_cas8_relax
	cmp x0, x19
	str x21, [x22, #256]
	b.ne .L103_8
	ldr x8, [x23, #48]
	add x8, x8, #1
	str x8, [x23, #48]
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L103_8:
	mov x20, xzr
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L103_9:
	ldr x9, [x0, #40]
	str x19, [x0, #24]
	cmp x8, x9
	b.lt .L103_14
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L103_11:
	mov x1, x19
	bl Worker::take_and_see_to.rb
	tst w0, #0x1
	csel x20, x1, xzr, ne
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L103_13:
	mov x20, xzr
	str x21, [x22, #256]
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L103_14:
	mov x2, x20
	bl Worker::shrink
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
rb_push:
	sub sp, sp, #48
	stp x29, x30, [sp, #16]
	stp x20, x19, [sp, #32]
	add x29, sp, #16
	ldp x8, x9, [x0, #24]
	mov x19, x1
	sub x9, x9, x8
	cmp x9, #0
	b.le .L104_2
.L104_1:
	ldp x10, x9, [x0, #8]
	and x9, x9, x8
	add x8, x8, #1
	add x9, x10, x9, lsl #3
	str x19, [x9]
	dmb ish
	str x8, [x0, #24]
	ldr x9, [x0]
	str x8, [x9, #256]
	ldp x20, x19, [sp, #32]
	ldp x29, x30, [sp, #16]
	add sp, sp, #48
	ret
.L104_2:
	mov x1, x0
	mov x0, sp
	mov w2, #1
	mov x20, x1
	bl Worker::reserve.rb
	ldr x8, [sp]
	mov x9, #-9223372036854775807
	cmp x8, x9
	b.ne .L104_5
	ldr x8, [x20, #24]
	mov x0, x20
	b .L104_1
.L104_5:
	mov x0, sp
	bl ring::fail
	brk #0x1
rb_steal:
	stp x29, x30, [sp, #-48]!
	stp x22, x21, [sp, #16]
	stp x20, x19, [sp, #32]
	mov x29, sp
	ldr x22, [x0]
	add x8, x22, #400
	ldar x8, [x8]
	cmp x8, #2
	b.eq .L105_2
	add x8, x22, #128
	ldar x8, [x8]
	ldr x9, [x22, #256]
	sub x8, x9, x8
	cmp x8, #1
	b.lt .L105_15
.L105_2:
	adrp x0, :tlsdesc:RUST_STD_INTERNAL_VAL
	ldr x1, [x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL]
	add x0, x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL
	blr x1
	mrs x8, TPIDR_EL0
	add x0, x8, x0
	ldrb w8, [x0, #8]
	cmp w8, #1
	b.ne .L105_16
.L105_3:
	ldr x19, [x0]
	ldr x1, [x19, #8]
	tbnz w1, #0, .L105_20
.L105_4:
	orr x8, x1, #0x1
	str x8, [x19, #8]
	stlr x8, [x19]
.L105_5:
	add x8, x22, #400
	ldar x8, [x8]
	cmp x8, #2
	b.ne .L105_21
.L105_6:
	add x2, x22, #128
	add x8, x22, #256
	ldar x21, [x2]
	ldar x8, [x8]
	sub x8, x8, x21
	cmp x8, #1
	b.lt .L105_12
	add x8, x22, #408
	add x1, x21, #1
	mov x0, x21
	ldar x8, [x8]
	ldr x9, [x8]
	and x9, x9, x21
	add x8, x8, x9, lsl #3
	add x8, x8, #32
	ldr x20, [x8]
	bl __aarch64_cas8_acq_rel
	ldr x8, [x19, #16]
	cmp x0, x21
	cset w21, eq
	cbnz x8, .L105_23
	ldr x8, [x19, #8]
	add x8, x8, #1
	str x8, [x19, #8]
	stlr x8, [x19]
.L105_9:
	tbnz w21, #0, .L105_11
.L105_10:
	mov x20, #-1
.L105_11:
	mov x0, x20
	ldp x20, x19, [sp, #32]
	ldp x22, x21, [sp, #16]
	ldp x29, x30, [sp], #48
	ret
.L105_12:
	mov w20, wzr
	ldr x8, [x19, #16]
	cbnz x8, .L105_28
.L105_13:
	ldr x8, [x19, #8]
	add x8, x8, #1
	str x8, [x19, #8]
	stlr x8, [x19]
.L105_14:
	tbnz w20, #0, .L105_10
.L105_15:
	mov x20, xzr
	mov x0, x20
	ldp x20, x19, [sp, #32]
	ldp x22, x21, [sp, #16]
	ldp x29, x30, [sp], #48
	ret
.L105_16:
	mov x1, xzr
	mov x20, xzr
	bl Storage::get_or_init_slow
	cbnz x0, .L105_3
	mov x20, xzr
	bl records::temporary
	mov x19, x0
	ldr x1, [x0, #8]
	tbz w1, #0, .L105_4
.L105_20:
	mov x0, x19
	mov x20, xzr
	bl Record::enter_nested
	b .L105_5
.L105_21:
	cmp x8, #3
	b.ne .L105_24
	dmb ish
	b .L105_6
.L105_23:
	mov x0, x19
	bl Record::leave_nested
	b .L105_9
.L105_24:
	add x2, x22, #400
	mov x0, xzr
	mov w1, #1
	bl __aarch64_cas8_relax
	adrp x0, .Lanon
	add x0, x0, :lo12:.Lanon
	mov x20, x19
	bl barrier::heavy_fence
	tbz w0, #0, .L105_27
	add x2, x22, #400
	mov w0, #1
	mov w1, #2
	bl __aarch64_cas8_relax
	b .L105_6
.L105_27:
	mov w20, #1
	ldr x8, [x19, #16]
	cbz x8, .L105_13
.L105_28:
	mov x0, x19
	bl Record::leave_nested
	b .L105_14
rc_pop:
	stp x29, x30, [sp, #-64]!
	str x23, [sp, #16]
	stp x22, x21, [sp, #32]
	stp x20, x19, [sp, #48]
	mov x29, sp
	ldr x8, [x0]
	ldr x21, [x0, #24]
	ldr x9, [x8, #128]
	sub x19, x21, #1
	cmp x19, x9
	b.mi .L106_8
	str x19, [x8, #256]
	ldr x2, [x8, #400]
	cbz x2, .L106_4
	cmp x2, #1
	dmb ish
	b.eq .L106_11
	ldr w8, [x0, #56]
	subs w8, w8, #1
	str w8, [x0, #56]
	b.eq .L106_11
.L106_4:
	ldr x22, [x0]
	ldr x1, [x22, #128]
	subs x8, x19, x1
	b.mi .L106_13
	ldp x10, x9, [x0, #8]
	cmp x19, x1
	and x9, x9, x19
	add x9, x10, x9, lsl #3
	ldr x20, [x9]
	b.ne .L106_9
	mov x23, x0
	sub x0, x21, #1
	add x2, x22, #128
	mov x1, x21
	bl __aarch64_cas8_relax
	cmp x0, x19
	str x21, [x22, #256]
	b.ne .L106_8
	ldr x8, [x23, #48]
	add x8, x8, #1
	str x8, [x23, #48]
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L106_8:
	mov x20, xzr
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L106_9:
	ldr x9, [x0, #40]
	str x19, [x0, #24]
	cmp x8, x9
	b.lt .L106_14
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L106_11:
	mov x1, x19
	bl Worker::take_and_see_to.ra
	tst w0, #0x1
	csel x20, x1, xzr, ne
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L106_13:
	mov x20, xzr
	str x21, [x22, #256]
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L106_14:
	mov x2, x20
	bl Worker::shrink
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
rc_push:
	sub sp, sp, #48
	stp x29, x30, [sp, #16]
	stp x20, x19, [sp, #32]
	add x29, sp, #16
	ldp x8, x9, [x0, #24]
	mov x19, x1
	sub x9, x9, x8
	cmp x9, #0
	b.le .L107_2
.L107_1:
	ldp x10, x9, [x0, #8]
	and x9, x9, x8
	add x8, x8, #1
	add x9, x10, x9, lsl #3
	str x19, [x9]
	dmb ish
	str x8, [x0, #24]
	ldr x9, [x0]
	str x8, [x9, #256]
	ldp x20, x19, [sp, #32]
	ldp x29, x30, [sp, #16]
	add sp, sp, #48
	ret
.L107_2:
	mov x1, x0
	mov x0, sp
	mov w2, #1
	mov x20, x1
	bl Worker::reserve.ra
	ldr x8, [sp]
	mov x9, #-9223372036854775807
	cmp x8, x9
	b.ne .L107_5
	ldr x8, [x20, #24]
	mov x0, x20
	b .L107_1
.L107_5:
	mov x0, sp
	bl ring::fail
	brk #0x1
rc_steal:
	stp x29, x30, [sp, #-48]!
	stp x22, x21, [sp, #16]
	stp x20, x19, [sp, #32]
	mov x29, sp
	ldr x22, [x0]
	add x8, x22, #400
	ldar x8, [x8]
	cmp x8, #2
	b.eq .L108_2
	ldr x8, [x22, #128]
	ldr x9, [x22, #256]
	sub x8, x9, x8
	cmp x8, #1
	b.lt .L108_15
.L108_2:
	adrp x0, :tlsdesc:RUST_STD_INTERNAL_VAL
	ldr x1, [x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL]
	add x0, x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL
	blr x1
	mrs x8, TPIDR_EL0
	add x0, x8, x0
	ldrb w8, [x0, #8]
	cmp w8, #1
	b.ne .L108_16
.L108_3:
	ldr x19, [x0]
	ldr x1, [x19, #8]
	tbnz w1, #0, .L108_20
.L108_4:
	orr x8, x1, #0x1
	str x8, [x19, #8]
	stlr x8, [x19]
.L108_5:
	add x8, x22, #400
	ldar x8, [x8]
	cmp x8, #2
	b.ne .L108_21
.L108_6:
	add x2, x22, #128
	add x8, x22, #256
	ldar x21, [x2]
	ldar x8, [x8]
	sub x8, x8, x21
	cmp x8, #1
	b.lt .L108_12
	add x8, x22, #408
	add x1, x21, #1
	mov x0, x21
	ldar x8, [x8]
	ldr x9, [x8]
	and x9, x9, x21
	add x8, x8, x9, lsl #3
	add x8, x8, #32
	ldr x20, [x8]
	bl __aarch64_cas8_acq_rel
	ldr x8, [x19, #16]
	cmp x0, x21
	cset w21, eq
	cbnz x8, .L108_23
	ldr x8, [x19, #8]
	add x8, x8, #1
	str x8, [x19, #8]
	stlr x8, [x19]
.L108_9:
	tbnz w21, #0, .L108_11
.L108_10:
	mov x20, #-1
.L108_11:
	mov x0, x20
	ldp x20, x19, [sp, #32]
	ldp x22, x21, [sp, #16]
	ldp x29, x30, [sp], #48
	ret
.L108_12:
	mov w20, wzr
	ldr x8, [x19, #16]
	cbnz x8, .L108_28
.L108_13:
	ldr x8, [x19, #8]
	add x8, x8, #1
	str x8, [x19, #8]
	stlr x8, [x19]
.L108_14:
	tbnz w20, #0, .L108_10
.L108_15:
	mov x20, xzr
	mov x0, x20
	ldp x20, x19, [sp, #32]
	ldp x22, x21, [sp, #16]
	ldp x29, x30, [sp], #48
	ret
.L108_16:
	mov x1, xzr
	mov x20, xzr
	bl Storage::get_or_init_slow
	cbnz x0, .L108_3
	mov x20, xzr
	bl records::temporary
	mov x19, x0
	ldr x1, [x0, #8]
	tbz w1, #0, .L108_4
.L108_20:
	mov x0, x19
	mov x20, xzr
	bl Record::enter_nested
	b .L108_5
.L108_21:
	cmp x8, #3
	b.ne .L108_24
	dmb ish
	b .L108_6
.L108_23:
	mov x0, x19
	bl Record::leave_nested
	b .L108_9
.L108_24:
	add x2, x22, #400
	mov x0, xzr
	mov w1, #1
	bl __aarch64_cas8_relax
	adrp x0, .Lanon
	add x0, x0, :lo12:.Lanon
	mov x20, x19
	bl barrier::heavy_fence
	tbz w0, #0, .L108_27
	add x2, x22, #400
	mov w0, #1
	mov w1, #2
	bl __aarch64_cas8_relax
	b .L108_6
.L108_27:
	mov w20, #1
	ldr x8, [x19, #16]
	cbz x8, .L108_13
.L108_28:
	mov x0, x19
	bl Record::leave_nested
	b .L108_14
rd_pop:
	stp x29, x30, [sp, #-64]!
	str x23, [sp, #16]
	stp x22, x21, [sp, #32]
	stp x20, x19, [sp, #48]
	mov x29, sp
	ldr x8, [x0]
	ldr x21, [x0, #24]
	ldr x9, [x8, #128]
	sub x19, x21, #1
	cmp x19, x9
	b.mi .L109_8
	str x19, [x8, #256]
	ldr x2, [x8, #400]
	cbz x2, .L109_4
	cmp x2, #1
	dmb ish
	b.eq .L109_11
	ldr w8, [x0, #56]
	subs w8, w8, #1
	str w8, [x0, #56]
	b.eq .L109_11
.L109_4:
	ldr x22, [x0]
	ldr x1, [x22, #128]
	subs x8, x19, x1
	b.mi .L109_13
	ldp x10, x9, [x0, #8]
	cmp x19, x1
	and x9, x9, x19
	add x9, x10, x9, lsl #3
	ldr x20, [x9]
	b.ne .L109_9
	mov x23, x0
	sub x0, x21, #1
	add x2, x22, #128
	mov x1, x21
	bl __aarch64_cas8_relax
	cmp x0, x19
	str x21, [x22, #256]
	b.ne .L109_8
	ldr x8, [x23, #48]
	add x8, x8, #1
	str x8, [x23, #48]
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L109_8:
	mov x20, xzr
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L109_9:
	ldr x9, [x0, #40]
	str x19, [x0, #24]
	cmp x8, x9
	b.lt .L109_14
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L109_11:
	mov x1, x19
	bl Worker::take_and_see_to.ra
	tst w0, #0x1
	csel x20, x1, xzr, ne
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L109_13:
	mov x20, xzr
	str x21, [x22, #256]
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L109_14:
	mov x2, x20
	bl Worker::shrink
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
rd_push:
	sub sp, sp, #48
	stp x29, x30, [sp, #16]
	stp x20, x19, [sp, #32]
	add x29, sp, #16
	ldp x8, x9, [x0, #24]
	mov x19, x1
	sub x9, x9, x8
	cmp x9, #0
	b.le .L110_2
.L110_1:
	ldp x10, x9, [x0, #8]
	and x9, x9, x8
	add x8, x8, #1
	add x9, x10, x9, lsl #3
	str x19, [x9]
	dmb ish
	str x8, [x0, #24]
	ldr x9, [x0]
	str x8, [x9, #256]
	ldp x20, x19, [sp, #32]
	ldp x29, x30, [sp, #16]
	add sp, sp, #48
	ret
.L110_2:
	mov x1, x0
	mov x0, sp
	mov w2, #1
	mov x20, x1
	bl Worker::reserve.ra
	ldr x8, [sp]
	mov x9, #-9223372036854775807
	cmp x8, x9
	b.ne .L110_5
	ldr x8, [x20, #24]
	mov x0, x20
	b .L110_1
.L110_5:
	mov x0, sp
	bl ring::fail
	brk #0x1
rd_steal:
	stp x29, x30, [sp, #-48]!
	stp x22, x21, [sp, #16]
	stp x20, x19, [sp, #32]
	mov x29, sp
	ldr x22, [x0]
	add x8, x22, #400
	ldar x8, [x8]
	cmp x8, #2
	b.eq .L111_2
	add x8, x22, #128
	ldar x8, [x8]
	ldr x9, [x22, #256]
	sub x8, x9, x8
	cmp x8, #1
	b.lt .L111_15
.L111_2:
	adrp x0, :tlsdesc:RUST_STD_INTERNAL_VAL
	ldr x1, [x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL]
	add x0, x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL
	blr x1
	mrs x8, TPIDR_EL0
	add x0, x8, x0
	ldrb w8, [x0, #8]
	cmp w8, #1
	b.ne .L111_16
.L111_3:
	ldr x19, [x0]
	ldr x1, [x19, #8]
	tbnz w1, #0, .L111_20
.L111_4:
	orr x8, x1, #0x1
	str x8, [x19, #8]
	stlr x8, [x19]
.L111_5:
	add x8, x22, #400
	ldar x8, [x8]
	cmp x8, #2
	b.ne .L111_21
.L111_6:
	add x2, x22, #128
	add x8, x22, #256
	ldar x21, [x2]
	ldar x8, [x8]
	sub x8, x8, x21
	cmp x8, #1
	b.lt .L111_12
	add x8, x22, #408
	add x1, x21, #1
	mov x0, x21
	ldar x8, [x8]
	ldr x9, [x8]
	and x9, x9, x21
	add x8, x8, x9, lsl #3
	add x8, x8, #32
	ldr x20, [x8]
	bl __aarch64_cas8_acq_rel
	ldr x8, [x19, #16]
	cmp x0, x21
	cset w21, eq
	cbnz x8, .L111_23
	ldr x8, [x19, #8]
	add x8, x8, #1
	str x8, [x19, #8]
	stlr x8, [x19]
.L111_9:
	tbnz w21, #0, .L111_11
.L111_10:
	mov x20, #-1
.L111_11:
	mov x0, x20
	ldp x20, x19, [sp, #32]
	ldp x22, x21, [sp, #16]
	ldp x29, x30, [sp], #48
	ret
.L111_12:
	mov w20, wzr
	ldr x8, [x19, #16]
	cbnz x8, .L111_28
.L111_13:
	ldr x8, [x19, #8]
	add x8, x8, #1
	str x8, [x19, #8]
	stlr x8, [x19]
.L111_14:
	tbnz w20, #0, .L111_10
.L111_15:
	mov x20, xzr
	mov x0, x20
	ldp x20, x19, [sp, #32]
	ldp x22, x21, [sp, #16]
	ldp x29, x30, [sp], #48
	ret
.L111_16:
	mov x1, xzr
	mov x20, xzr
	bl Storage::get_or_init_slow
	cbnz x0, .L111_3
	mov x20, xzr
	bl records::temporary
	mov x19, x0
	ldr x1, [x0, #8]
	tbz w1, #0, .L111_4
.L111_20:
	mov x0, x19
	mov x20, xzr
	bl Record::enter_nested
	b .L111_5
.L111_21:
	cmp x8, #3
	b.ne .L111_24
	dmb ish
	b .L111_6
.L111_23:
	mov x0, x19
	bl Record::leave_nested
	b .L111_9
.L111_24:
	add x2, x22, #400
	mov x0, xzr
	mov w1, #1
	bl __aarch64_cas8_relax
	adrp x0, .Lanon
	add x0, x0, :lo12:.Lanon
	mov x20, x19
	bl barrier::heavy_fence
	tbz w0, #0, .L111_27
	add x2, x22, #400
	mov w0, #1
	mov w1, #2
	bl __aarch64_cas8_relax
	b .L111_6
.L111_27:
	mov w20, #1
	ldr x8, [x19, #16]
	cbz x8, .L111_13
.L111_28:
	mov x0, x19
	bl Record::leave_nested
	b .L111_14
re_pop:
	stp x29, x30, [sp, #-64]!
	str x23, [sp, #16]
	stp x22, x21, [sp, #32]
	stp x20, x19, [sp, #48]
	mov x29, sp
	ldr x8, [x0]
	ldr x21, [x0, #24]
	ldr x9, [x8, #128]
	sub x19, x21, #1
	cmp x19, x9
	b.mi .L112_8
	str x19, [x8, #256]
	ldr x2, [x8, #400]
	cbz x2, .L112_4
	cmp x2, #1
	dmb ish
	b.eq .L112_11
	ldr w8, [x0, #56]
	subs w8, w8, #1
	str w8, [x0, #56]
	b.eq .L112_11
.L112_4:
	ldr x22, [x0]
	ldr x1, [x22, #128]
	subs x8, x19, x1
	b.mi .L112_13
	ldp x10, x9, [x0, #8]
	cmp x19, x1
	and x9, x9, x19
	add x9, x10, x9, lsl #3
	ldr x20, [x9]
	b.ne .L112_9
	mov x23, x0
	sub x0, x21, #1
	add x2, x22, #128
	mov x1, x21
	bl __aarch64_cas8_relax
	cmp x0, x19
	str x21, [x22, #256]
	b.ne .L112_8
	ldr x8, [x23, #48]
	add x8, x8, #1
	str x8, [x23, #48]
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L112_8:
	mov x20, xzr
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L112_9:
	ldr x9, [x0, #40]
	str x19, [x0, #24]
	cmp x8, x9
	b.lt .L112_14
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L112_11:
	mov x1, x19
	bl Worker::take_and_see_to.ra
	tst w0, #0x1
	csel x20, x1, xzr, ne
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L112_13:
	mov x20, xzr
	str x21, [x22, #256]
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L112_14:
	mov x2, x20
	bl Worker::shrink
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
re_push:
	sub sp, sp, #48
	stp x29, x30, [sp, #16]
	stp x20, x19, [sp, #32]
	add x29, sp, #16
	ldp x8, x9, [x0, #24]
	mov x19, x1
	sub x9, x9, x8
	cmp x9, #0
	b.le .L113_2
.L113_1:
	ldp x10, x9, [x0, #8]
	and x9, x9, x8
	add x8, x8, #1
	add x9, x10, x9, lsl #3
	str x19, [x9]
	dmb ish
	str x8, [x0, #24]
	ldr x9, [x0]
	str x8, [x9, #256]
	ldp x20, x19, [sp, #32]
	ldp x29, x30, [sp, #16]
	add sp, sp, #48
	ret
.L113_2:
	mov x1, x0
	mov x0, sp
	mov w2, #1
	mov x20, x1
	bl Worker::reserve.ra
	ldr x8, [sp]
	mov x9, #-9223372036854775807
	cmp x8, x9
	b.ne .L113_5
	ldr x8, [x20, #24]
	mov x0, x20
	b .L113_1
.L113_5:
	mov x0, sp
	bl ring::fail
	brk #0x1
re_steal:
	stp x29, x30, [sp, #-48]!
	stp x22, x21, [sp, #16]
	stp x20, x19, [sp, #32]
	mov x29, sp
	ldr x22, [x0]
	ldr x8, [x22, #400]
	cmp x8, #2
	b.eq .L114_2
	add x8, x22, #128
	ldar x8, [x8]
	ldr x9, [x22, #256]
	sub x8, x9, x8
	cmp x8, #1
	b.lt .L114_15
.L114_2:
	adrp x0, :tlsdesc:RUST_STD_INTERNAL_VAL
	ldr x1, [x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL]
	add x0, x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL
	blr x1
	mrs x8, TPIDR_EL0
	add x0, x8, x0
	ldrb w8, [x0, #8]
	cmp w8, #1
	b.ne .L114_16
.L114_3:
	ldr x19, [x0]
	ldr x1, [x19, #8]
	tbnz w1, #0, .L114_20
.L114_4:
	orr x8, x1, #0x1
	str x8, [x19, #8]
	stlr x8, [x19]
.L114_5:
	ldr x8, [x22, #400]
	cmp x8, #2
	b.ne .L114_21
.L114_6:
	add x2, x22, #128
	add x8, x22, #256
	ldar x21, [x2]
	ldar x8, [x8]
	sub x8, x8, x21
	cmp x8, #1
	b.lt .L114_12
	add x8, x22, #408
	add x1, x21, #1
	mov x0, x21
	ldar x8, [x8]
	ldr x9, [x8]
	and x9, x9, x21
	add x8, x8, x9, lsl #3
	add x8, x8, #32
	ldr x20, [x8]
	bl __aarch64_cas8_acq_rel
	ldr x8, [x19, #16]
	cmp x0, x21
	cset w21, eq
	cbnz x8, .L114_23
	ldr x8, [x19, #8]
	add x8, x8, #1
	str x8, [x19, #8]
	stlr x8, [x19]
.L114_9:
	tbnz w21, #0, .L114_11
.L114_10:
	mov x20, #-1
.L114_11:
	mov x0, x20
	ldp x20, x19, [sp, #32]
	ldp x22, x21, [sp, #16]
	ldp x29, x30, [sp], #48
	ret
.L114_12:
	mov w20, wzr
	ldr x8, [x19, #16]
	cbnz x8, .L114_28
.L114_13:
	ldr x8, [x19, #8]
	add x8, x8, #1
	str x8, [x19, #8]
	stlr x8, [x19]
.L114_14:
	tbnz w20, #0, .L114_10
.L114_15:
	mov x20, xzr
	mov x0, x20
	ldp x20, x19, [sp, #32]
	ldp x22, x21, [sp, #16]
	ldp x29, x30, [sp], #48
	ret
.L114_16:
	mov x1, xzr
	mov x20, xzr
	bl Storage::get_or_init_slow
	cbnz x0, .L114_3
	mov x20, xzr
	bl records::temporary
	mov x19, x0
	ldr x1, [x0, #8]
	tbz w1, #0, .L114_4
.L114_20:
	mov x0, x19
	mov x20, xzr
	bl Record::enter_nested
	b .L114_5
.L114_21:
	cmp x8, #3
	b.ne .L114_24
	dmb ish
	b .L114_6
.L114_23:
	mov x0, x19
	bl Record::leave_nested
	b .L114_9
.L114_24:
	add x2, x22, #400
	mov x0, xzr
	mov w1, #1
	bl __aarch64_cas8_relax
	adrp x0, .Lanon
	add x0, x0, :lo12:.Lanon
	mov x20, x19
	bl barrier::heavy_fence
	tbz w0, #0, .L114_27
	add x2, x22, #400
	mov w0, #1
	mov w1, #2
	bl __aarch64_cas8_relax
	b .L114_6
.L114_27:
	mov w20, #1
	ldr x8, [x19, #16]
	cbz x8, .L114_13
.L114_28:
	mov x0, x19
	bl Record::leave_nested
	b .L114_14
rg_pop:
	stp x29, x30, [sp, #-64]!
	str x23, [sp, #16]
	stp x22, x21, [sp, #32]
	stp x20, x19, [sp, #48]
	mov x29, sp
	ldr x8, [x0]
	ldr x21, [x0, #24]
	ldr x9, [x8, #128]
	sub x19, x21, #1
	cmp x19, x9
	b.mi .L115_8
	str x19, [x8, #256]
	ldr x2, [x8, #400]
	cbz x2, .L115_4
	cmp x2, #1
	dmb ish
	b.eq .L115_11
	ldr w8, [x0, #56]
	subs w8, w8, #1
	str w8, [x0, #56]
	b.eq .L115_11
.L115_4:
	ldr x22, [x0]
	ldr x1, [x22, #128]
	subs x8, x19, x1
	b.mi .L115_13
	ldp x10, x9, [x0, #8]
	cmp x19, x1
	and x9, x9, x19
	add x9, x10, x9, lsl #3
	ldr x20, [x9]
	b.ne .L115_9
	mov x23, x0
	sub x0, x21, #1
	add x2, x22, #128
	mov x1, x21
	bl __aarch64_cas8_relax
	cmp x0, x19
	str x21, [x22, #256]
	b.ne .L115_8
	ldr x8, [x23, #48]
	add x8, x8, #1
	str x8, [x23, #48]
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L115_8:
	mov x20, xzr
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L115_9:
	ldr x9, [x0, #40]
	str x19, [x0, #24]
	cmp x8, x9
	b.lt .L115_14
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L115_11:
	mov x1, x19
	bl Worker::take_and_see_to.ra
	tst w0, #0x1
	csel x20, x1, xzr, ne
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L115_13:
	mov x20, xzr
	str x21, [x22, #256]
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L115_14:
	mov x2, x20
	bl Worker::shrink
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
rg_push:
	sub sp, sp, #48
	stp x29, x30, [sp, #16]
	stp x20, x19, [sp, #32]
	add x29, sp, #16
	ldp x8, x9, [x0, #24]
	mov x19, x1
	sub x9, x9, x8
	cmp x9, #0
	b.le .L116_2
.L116_1:
	ldp x10, x9, [x0, #8]
	and x9, x9, x8
	add x8, x8, #1
	add x9, x10, x9, lsl #3
	str x19, [x9]
	dmb ish
	str x8, [x0, #24]
	ldr x9, [x0]
	str x8, [x9, #256]
	ldp x20, x19, [sp, #32]
	ldp x29, x30, [sp, #16]
	add sp, sp, #48
	ret
.L116_2:
	mov x1, x0
	mov x0, sp
	mov w2, #1
	mov x20, x1
	bl Worker::reserve.ra
	ldr x8, [sp]
	mov x9, #-9223372036854775807
	cmp x8, x9
	b.ne .L116_5
	ldr x8, [x20, #24]
	mov x0, x20
	b .L116_1
.L116_5:
	mov x0, sp
	bl ring::fail
	brk #0x1
rg_steal:
	stp x29, x30, [sp, #-48]!
	stp x22, x21, [sp, #16]
	stp x20, x19, [sp, #32]
	mov x29, sp
	ldr x22, [x0]
	add x8, x22, #400
	ldar x8, [x8]
	cmp x8, #2
	b.eq .L117_2
	add x8, x22, #128
	ldar x8, [x8]
	ldr x9, [x22, #256]
	sub x8, x9, x8
	cmp x8, #1
	b.lt .L117_15
.L117_2:
	adrp x0, :tlsdesc:RUST_STD_INTERNAL_VAL
	ldr x1, [x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL]
	add x0, x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL
	blr x1
	mrs x8, TPIDR_EL0
	add x0, x8, x0
	ldrb w8, [x0, #8]
	cmp w8, #1
	b.ne .L117_16
.L117_3:
	ldr x19, [x0]
	ldr x1, [x19, #8]
	tbnz w1, #0, .L117_20
.L117_4:
	orr x8, x1, #0x1
	str x8, [x19, #8]
	stlr x8, [x19]
.L117_5:
	add x8, x22, #400
	ldar x8, [x8]
	cmp x8, #2
	b.ne .L117_21
.L117_6:
	add x2, x22, #128
	add x8, x22, #256
	ldar x21, [x2]
	ldar x8, [x8]
	sub x8, x8, x21
	cmp x8, #1
	b.lt .L117_12
	add x8, x22, #408
	add x1, x21, #1
	mov x0, x21
	ldar x8, [x8]
	ldr x9, [x8]
	and x9, x9, x21
	add x8, x8, x9, lsl #3
	add x8, x8, #32
	ldr x20, [x8]
	bl __aarch64_cas8_acq_rel
	ldr x8, [x19, #16]
	cmp x0, x21
	cset w21, eq
	cbnz x8, .L117_23
	ldr x8, [x19, #8]
	add x8, x8, #1
	str x8, [x19, #8]
	stlr x8, [x19]
.L117_9:
	tbnz w21, #0, .L117_11
.L117_10:
	mov x20, #-1
.L117_11:
	mov x0, x20
	ldp x20, x19, [sp, #32]
	ldp x22, x21, [sp, #16]
	ldp x29, x30, [sp], #48
	ret
.L117_12:
	mov w20, wzr
	ldr x8, [x19, #16]
	cbnz x8, .L117_28
.L117_13:
	ldr x8, [x19, #8]
	add x8, x8, #1
	str x8, [x19, #8]
	stlr x8, [x19]
.L117_14:
	tbnz w20, #0, .L117_10
.L117_15:
	mov x20, xzr
	mov x0, x20
	ldp x20, x19, [sp, #32]
	ldp x22, x21, [sp, #16]
	ldp x29, x30, [sp], #48
	ret
.L117_16:
	mov x1, xzr
	mov x20, xzr
	bl Storage::get_or_init_slow
	cbnz x0, .L117_3
	mov x20, xzr
	bl records::temporary
	mov x19, x0
	ldr x1, [x0, #8]
	tbz w1, #0, .L117_4
.L117_20:
	mov x0, x19
	mov x20, xzr
	bl Record::enter_nested
	b .L117_5
.L117_21:
	cmp x8, #3
	b.ne .L117_24
	dmb ish
	b .L117_6
.L117_23:
	mov x0, x19
	bl Record::leave_nested
	b .L117_9
.L117_24:
	add x2, x22, #400
	mov x0, xzr
	mov w1, #1
	bl __aarch64_cas8_relax
	adrp x0, .Lanon
	add x0, x0, :lo12:.Lanon
	mov x20, x19
	bl barrier::heavy_fence
	tbz w0, #0, .L117_27
	add x2, x22, #400
	mov w0, #1
	mov w1, #2
	bl __aarch64_cas8_relax
	b .L117_6
.L117_27:
	mov w20, #1
	ldr x8, [x19, #16]
	cbz x8, .L117_13
.L117_28:
	mov x0, x19
	bl Record::leave_nested
	b .L117_14
rh_pop:
	stp x29, x30, [sp, #-64]!
	str x23, [sp, #16]
	stp x22, x21, [sp, #32]
	stp x20, x19, [sp, #48]
	mov x29, sp
	ldr x8, [x0]
	ldr x21, [x0, #24]
	ldr x9, [x8, #128]
	sub x19, x21, #1
	cmp x19, x9
	b.mi .L118_8
	str x19, [x8, #256]
	ldr x2, [x8, #400]
	cbz x2, .L118_4
	cmp x2, #1
	dmb ish
	b.eq .L118_11
	ldr w8, [x0, #56]
	subs w8, w8, #1
	str w8, [x0, #56]
	b.eq .L118_11
.L118_4:
	ldr x22, [x0]
	ldr x1, [x22, #128]
	subs x8, x19, x1
	b.mi .L118_13
	ldp x10, x9, [x0, #8]
	cmp x19, x1
	and x9, x9, x19
	add x9, x10, x9, lsl #3
	ldr x20, [x9]
	b.ne .L118_9
	mov x23, x0
	sub x0, x21, #1
	add x2, x22, #128
	mov x1, x21
	bl __aarch64_cas8_relax
	cmp x0, x19
	str x21, [x22, #256]
	b.ne .L118_8
	ldr x8, [x23, #48]
	add x8, x8, #1
	str x8, [x23, #48]
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L118_8:
	mov x20, xzr
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L118_9:
	ldr x9, [x0, #40]
	str x19, [x0, #24]
	cmp x8, x9
	b.lt .L118_14
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L118_11:
	mov x1, x19
	bl Worker::take_and_see_to.ra
	tst w0, #0x1
	csel x20, x1, xzr, ne
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L118_13:
	mov x20, xzr
	str x21, [x22, #256]
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L118_14:
	mov x2, x20
	bl Worker::shrink
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
rh_push:
	sub sp, sp, #48
	stp x29, x30, [sp, #16]
	stp x20, x19, [sp, #32]
	add x29, sp, #16
	ldp x8, x9, [x0, #24]
	mov x19, x1
	sub x9, x9, x8
	cmp x9, #0
	b.le .L119_2
.L119_1:
	ldp x10, x9, [x0, #8]
	and x9, x9, x8
	add x8, x8, #1
	add x9, x10, x9, lsl #3
	str x19, [x9]
	dmb ish
	str x8, [x0, #24]
	ldr x9, [x0]
	str x8, [x9, #256]
	ldp x20, x19, [sp, #32]
	ldp x29, x30, [sp, #16]
	add sp, sp, #48
	ret
.L119_2:
	mov x1, x0
	mov x0, sp
	mov w2, #1
	mov x20, x1
	bl Worker::reserve.ra
	ldr x8, [sp]
	mov x9, #-9223372036854775807
	cmp x8, x9
	b.ne .L119_5
	ldr x8, [x20, #24]
	mov x0, x20
	b .L119_1
.L119_5:
	mov x0, sp
	bl ring::fail
	brk #0x1
rh_steal:
	stp x29, x30, [sp, #-48]!
	stp x22, x21, [sp, #16]
	stp x20, x19, [sp, #32]
	mov x29, sp
	ldr x22, [x0]
	add x8, x22, #400
	ldar x8, [x8]
	cmp x8, #2
	b.eq .L120_2
	add x8, x22, #128
	ldar x8, [x8]
	ldr x9, [x22, #256]
	sub x8, x9, x8
	cmp x8, #1
	b.lt .L120_15
.L120_2:
	adrp x0, :tlsdesc:RUST_STD_INTERNAL_VAL
	ldr x1, [x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL]
	add x0, x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL
	blr x1
	mrs x8, TPIDR_EL0
	add x0, x8, x0
	ldrb w8, [x0, #8]
	cmp w8, #1
	b.ne .L120_16
.L120_3:
	ldr x19, [x0]
	ldr x1, [x19, #8]
	tbnz w1, #0, .L120_20
.L120_4:
	orr x8, x1, #0x1
	str x8, [x19, #8]
	stlr x8, [x19]
.L120_5:
	add x8, x22, #400
	ldar x8, [x8]
	cmp x8, #2
	b.ne .L120_21
.L120_6:
	add x2, x22, #128
	add x8, x22, #256
	ldar x21, [x2]
	ldar x8, [x8]
	sub x8, x8, x21
	cmp x8, #1
	b.lt .L120_12
	add x8, x22, #408
	add x1, x21, #1
	mov x0, x21
	ldar x8, [x8]
	ldr x9, [x8]
	and x9, x9, x21
	add x8, x8, x9, lsl #3
	add x8, x8, #32
	ldr x20, [x8]
	bl __aarch64_cas8_acq_rel
	ldr x8, [x19, #16]
	cmp x0, x21
	cset w21, eq
	cbnz x8, .L120_23
	ldr x8, [x19, #8]
	add x8, x8, #1
	str x8, [x19, #8]
	stlr x8, [x19]
.L120_9:
	tbnz w21, #0, .L120_11
.L120_10:
	mov x20, #-1
.L120_11:
	mov x0, x20
	ldp x20, x19, [sp, #32]
	ldp x22, x21, [sp, #16]
	ldp x29, x30, [sp], #48
	ret
.L120_12:
	mov w20, wzr
	ldr x8, [x19, #16]
	cbnz x8, .L120_28
.L120_13:
	ldr x8, [x19, #8]
	add x8, x8, #1
	str x8, [x19, #8]
	stlr x8, [x19]
.L120_14:
	tbnz w20, #0, .L120_10
.L120_15:
	mov x20, xzr
	mov x0, x20
	ldp x20, x19, [sp, #32]
	ldp x22, x21, [sp, #16]
	ldp x29, x30, [sp], #48
	ret
.L120_16:
	mov x1, xzr
	mov x20, xzr
	bl Storage::get_or_init_slow
	cbnz x0, .L120_3
	mov x20, xzr
	bl records::temporary
	mov x19, x0
	ldr x1, [x0, #8]
	tbz w1, #0, .L120_4
.L120_20:
	mov x0, x19
	mov x20, xzr
	bl Record::enter_nested
	b .L120_5
.L120_21:
	cmp x8, #3
	b.ne .L120_24
	dmb ish
	b .L120_6
.L120_23:
	mov x0, x19
	bl Record::leave_nested
	b .L120_9
.L120_24:
	add x2, x22, #400
	mov x0, xzr
	mov w1, #1
	bl __aarch64_cas8_relax
	adrp x0, .Lanon
	add x0, x0, :lo12:.Lanon
	mov x20, x19
	bl barrier::heavy_fence
	tbz w0, #0, .L120_27
	add x2, x22, #400
	mov w0, #1
	mov w1, #2
	bl __aarch64_cas8_relax
	b .L120_6
.L120_27:
	mov w20, #1
	ldr x8, [x19, #16]
	cbz x8, .L120_13
.L120_28:
	mov x0, x19
	bl Record::leave_nested
	b .L120_14
ri_pop:
	stp x29, x30, [sp, #-64]!
	str x23, [sp, #16]
	stp x22, x21, [sp, #32]
	stp x20, x19, [sp, #48]
	mov x29, sp
	ldr x8, [x0]
	ldr x21, [x0, #24]
	ldr x9, [x8, #128]
	sub x19, x21, #1
	cmp x19, x9
	b.mi .L121_8
	str x19, [x8, #256]
	ldr x2, [x8, #400]
	cbz x2, .L121_4
	cmp x2, #1
	dmb ish
	b.eq .L121_11
	ldr w8, [x0, #56]
	subs w8, w8, #1
	str w8, [x0, #56]
	b.eq .L121_11
.L121_4:
	ldr x22, [x0]
	ldr x1, [x22, #128]
	subs x8, x19, x1
	b.mi .L121_13
	ldp x10, x9, [x0, #8]
	cmp x19, x1
	and x9, x9, x19
	add x9, x10, x9, lsl #3
	ldr x20, [x9]
	b.ne .L121_9
	mov x23, x0
	sub x0, x21, #1
	add x2, x22, #128
	mov x1, x21
	bl __aarch64_cas8_relax
	cmp x0, x19
	str x21, [x22, #256]
	b.ne .L121_8
	ldr x8, [x23, #48]
	add x8, x8, #1
	str x8, [x23, #48]
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L121_8:
	mov x20, xzr
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L121_9:
	ldr x9, [x0, #40]
	str x19, [x0, #24]
	cmp x8, x9
	b.lt .L121_14
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L121_11:
	mov x1, x19
	bl Worker::take_and_see_to.ra
	tst w0, #0x1
	csel x20, x1, xzr, ne
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L121_13:
	mov x20, xzr
	str x21, [x22, #256]
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L121_14:
	mov x2, x20
	bl Worker::shrink
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
ri_push:
	sub sp, sp, #48
	stp x29, x30, [sp, #16]
	stp x20, x19, [sp, #32]
	add x29, sp, #16
	ldp x8, x9, [x0, #24]
	mov x19, x1
	sub x9, x9, x8
	cmp x9, #0
	b.le .L122_2
.L122_1:
	ldp x10, x9, [x0, #8]
	and x9, x9, x8
	add x8, x8, #1
	add x9, x10, x9, lsl #3
	str x19, [x9]
	dmb ish
	str x8, [x0, #24]
	ldr x9, [x0]
	str x8, [x9, #256]
	ldp x20, x19, [sp, #32]
	ldp x29, x30, [sp, #16]
	add sp, sp, #48
	ret
.L122_2:
	mov x1, x0
	mov x0, sp
	mov w2, #1
	mov x20, x1
	bl Worker::reserve.ra
	ldr x8, [sp]
	mov x9, #-9223372036854775807
	cmp x8, x9
	b.ne .L122_5
	ldr x8, [x20, #24]
	mov x0, x20
	b .L122_1
.L122_5:
	mov x0, sp
	bl ring::fail
	brk #0x1
ri_steal:
	stp x29, x30, [sp, #-48]!
	stp x22, x21, [sp, #16]
	stp x20, x19, [sp, #32]
	mov x29, sp
	ldr x22, [x0]
	add x8, x22, #400
	ldar x8, [x8]
	cmp x8, #2
	b.eq .L123_2
	add x8, x22, #128
	ldar x8, [x8]
	ldr x9, [x22, #256]
	sub x8, x9, x8
	cmp x8, #1
	b.lt .L123_15
.L123_2:
	adrp x0, :tlsdesc:RUST_STD_INTERNAL_VAL
	ldr x1, [x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL]
	add x0, x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL
	blr x1
	mrs x8, TPIDR_EL0
	add x0, x8, x0
	ldrb w8, [x0, #8]
	cmp w8, #1
	b.ne .L123_16
.L123_3:
	ldr x19, [x0]
	ldr x1, [x19, #8]
	tbnz w1, #0, .L123_20
.L123_4:
	orr x8, x1, #0x1
	str x8, [x19, #8]
	stlr x8, [x19]
.L123_5:
	add x8, x22, #400
	ldar x8, [x8]
	cmp x8, #2
	b.ne .L123_21
.L123_6:
	add x2, x22, #128
	add x8, x22, #256
	ldar x21, [x2]
	ldar x8, [x8]
	sub x8, x8, x21
	cmp x8, #1
	b.lt .L123_12
	add x8, x22, #408
	add x1, x21, #1
	mov x0, x21
	ldar x8, [x8]
	ldr x9, [x8]
	and x9, x9, x21
	add x8, x8, x9, lsl #3
	add x8, x8, #32
	ldr x20, [x8]
	bl __aarch64_cas8_acq_rel
	ldr x8, [x19, #16]
	cmp x0, x21
	cset w21, eq
	cbnz x8, .L123_23
	ldr x8, [x19, #8]
	add x8, x8, #1
	str x8, [x19, #8]
	stlr x8, [x19]
.L123_9:
	tbnz w21, #0, .L123_11
.L123_10:
	mov x20, #-1
.L123_11:
	mov x0, x20
	ldp x20, x19, [sp, #32]
	ldp x22, x21, [sp, #16]
	ldp x29, x30, [sp], #48
	ret
.L123_12:
	mov w20, wzr
	ldr x8, [x19, #16]
	cbnz x8, .L123_28
.L123_13:
	ldr x8, [x19, #8]
	add x8, x8, #1
	str x8, [x19, #8]
	stlr x8, [x19]
.L123_14:
	tbnz w20, #0, .L123_10
.L123_15:
	mov x20, xzr
	mov x0, x20
	ldp x20, x19, [sp, #32]
	ldp x22, x21, [sp, #16]
	ldp x29, x30, [sp], #48
	ret
.L123_16:
	mov x1, xzr
	mov x20, xzr
	bl Storage::get_or_init_slow
	cbnz x0, .L123_3
	mov x20, xzr
	bl records::temporary
	mov x19, x0
	ldr x1, [x0, #8]
	tbz w1, #0, .L123_4
.L123_20:
	mov x0, x19
	mov x20, xzr
	bl Record::enter_nested
	b .L123_5
.L123_21:
	cmp x8, #3
	b.ne .L123_24
	dmb ish
	b .L123_6
.L123_23:
	mov x0, x19
	bl Record::leave_nested
	b .L123_9
.L123_24:
	add x2, x22, #400
	mov x0, xzr
	mov w1, #1
	bl __aarch64_cas8_relax
	adrp x0, .Lanon
	add x0, x0, :lo12:.Lanon
	mov x20, x19
	bl barrier::heavy_fence
	tbz w0, #0, .L123_27
	add x2, x22, #400
	mov w0, #1
	mov w1, #2
	bl __aarch64_cas8_relax
	b .L123_6
.L123_27:
	mov w20, #1
	ldr x8, [x19, #16]
	cbz x8, .L123_13
.L123_28:
	mov x0, x19
	bl Record::leave_nested
	b .L123_14
sa_pop:
	stp x29, x30, [sp, #-64]!
	str x23, [sp, #16]
	stp x22, x21, [sp, #32]
	stp x20, x19, [sp, #48]
	mov x29, sp
	ldr x8, [x0]
	ldr x19, [x0, #24]
	ldr x9, [x8, #128]
	sub x20, x19, #1
	cmp x20, x9
	b.mi .L124_5
	add x8, x8, #256
	stlr x20, [x8]
	dmb ish
	ldr x21, [x0]
	ldr x1, [x21, #128]
	subs x9, x20, x1
	b.mi .L124_8
	ldp x10, x8, [x0, #8]
	cmp x20, x1
	and x8, x8, x20
	add x8, x10, x8, lsl #3
	ldr x8, [x8]
	b.ne .L124_6
	mov x23, x0
	sub x0, x19, #1
	add x2, x21, #128
	mov x1, x19
	mov x22, x8
	bl __aarch64_cas8_relax
	cmp x0, x20
	str x19, [x21, #256]
	b.ne .L124_5
	ldr x8, [x23, #48]
	add x8, x8, #1
	str x8, [x23, #48]
	mov x8, x22
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L124_5:
	mov x8, xzr
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L124_6:
	ldr x10, [x0, #40]
	str x20, [x0, #24]
	cmp x9, x10
	b.lt .L124_9
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L124_8:
	mov x8, xzr
	str x19, [x21, #256]
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L124_9:
	mov x2, x8
	bl Worker::shrink
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
sa_push:
	sub sp, sp, #48
	stp x29, x30, [sp, #16]
	stp x20, x19, [sp, #32]
	add x29, sp, #16
	ldp x8, x9, [x0, #24]
	mov x19, x1
	sub x9, x9, x8
	cmp x9, #0
	b.le .L125_2
.L125_1:
	ldp x10, x9, [x0, #8]
	and x9, x9, x8
	add x8, x8, #1
	add x9, x10, x9, lsl #3
	str x19, [x9]
	str x8, [x0, #24]
	ldr x9, [x0]
	str x8, [x9, #256]
	ldp x20, x19, [sp, #32]
	ldp x29, x30, [sp, #16]
	add sp, sp, #48
	ret
.L125_2:
	mov x1, x0
	mov x0, sp
	mov w2, #1
	mov x20, x1
	bl Worker::reserve.sa
	ldr x8, [sp]
	mov x9, #-9223372036854775807
	cmp x8, x9
	b.ne .L125_5
	ldr x8, [x20, #24]
	mov x0, x20
	b .L125_1
.L125_5:
	mov x0, sp
	bl ring::fail
	brk #0x1
sa_steal:
	stp x29, x30, [sp, #-32]!
	stp x20, x19, [sp, #16]
	mov x29, sp
	ldr x8, [x0]
	ldr x19, [x8, #128]
	dmb ish
	add x9, x8, #256
	ldar x9, [x9]
	sub x9, x9, x19
	cmp x9, #1
	b.lt .L126_2
	add x9, x8, #408
	add x1, x19, #1
	add x2, x8, #128
	ldar x9, [x9]
	mov x0, x19
	ldr x10, [x9]
	and x10, x10, x19
	add x9, x9, x10, lsl #3
	add x9, x9, #32
	ldr x20, [x9]
	bl __aarch64_cas8_rel
	cmp x0, x19
	csinv x0, x20, xzr, eq
	ldp x20, x19, [sp, #16]
	ldp x29, x30, [sp], #32
	ret
.L126_2:
	mov x0, xzr
	ldp x20, x19, [sp, #16]
	ldp x29, x30, [sp], #32
	ret
sb_pop:
	stp x29, x30, [sp, #-64]!
	str x23, [sp, #16]
	stp x22, x21, [sp, #32]
	stp x20, x19, [sp, #48]
	mov x29, sp
	ldr x8, [x0]
	ldr x19, [x0, #24]
	ldr x9, [x8, #128]
	sub x20, x19, #1
	cmp x20, x9
	b.mi .L127_5
	str x20, [x8, #256]
	dmb ish
	ldr x21, [x0]
	ldr x1, [x21, #128]
	subs x9, x20, x1
	b.mi .L127_8
	ldp x10, x8, [x0, #8]
	cmp x20, x1
	and x8, x8, x20
	add x8, x10, x8, lsl #3
	ldr x8, [x8]
	b.ne .L127_6
	mov x23, x0
	sub x0, x19, #1
	add x2, x21, #128
	mov x1, x19
	mov x22, x8
	bl __aarch64_cas8_relax
	cmp x0, x20
	str x19, [x21, #256]
	b.ne .L127_5
	ldr x8, [x23, #48]
	add x8, x8, #1
	str x8, [x23, #48]
	mov x8, x22
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L127_5:
	mov x8, xzr
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L127_6:
	ldr x10, [x0, #40]
	str x20, [x0, #24]
	cmp x9, x10
	b.lt .L127_9
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L127_8:
	mov x8, xzr
	str x19, [x21, #256]
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L127_9:
	mov x2, x8
	bl Worker::shrink
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
sb_push:
	sub sp, sp, #48
	stp x29, x30, [sp, #16]
	stp x20, x19, [sp, #32]
	add x29, sp, #16
	ldp x8, x9, [x0, #24]
	mov x19, x1
	sub x9, x9, x8
	cmp x9, #0
	b.le .L128_2
.L128_1:
	ldp x10, x9, [x0, #8]
	and x9, x9, x8
	add x8, x8, #1
	add x9, x10, x9, lsl #3
	str x19, [x9]
	str x8, [x0, #24]
	ldr x9, [x0]
	add x9, x9, #256
	stlr x8, [x9]
	ldp x20, x19, [sp, #32]
	ldp x29, x30, [sp, #16]
	add sp, sp, #48
	ret
.L128_2:
	mov x1, x0
	mov x0, sp
	mov w2, #1
	mov x20, x1
	bl Worker::reserve.sa
	ldr x8, [sp]
	mov x9, #-9223372036854775807
	cmp x8, x9
	b.ne .L128_5
	ldr x8, [x20, #24]
	mov x0, x20
	b .L128_1
.L128_5:
	mov x0, sp
	bl ring::fail
	brk #0x1
sb_steal:
	stp x29, x30, [sp, #-32]!
	stp x20, x19, [sp, #16]
	mov x29, sp
	ldr x8, [x0]
	ldr x19, [x8, #128]
	dmb ish
	add x9, x8, #256
	ldar x9, [x9]
	sub x9, x9, x19
	cmp x9, #1
	b.lt .L129_2
	add x9, x8, #408
	add x1, x19, #1
	add x2, x8, #128
	ldar x9, [x9]
	mov x0, x19
	ldr x10, [x9]
	and x10, x10, x19
	add x9, x9, x10, lsl #3
	add x9, x9, #32
	ldr x20, [x9]
	bl __aarch64_cas8_rel
	cmp x0, x19
	csinv x0, x20, xzr, eq
	ldp x20, x19, [sp, #16]
	ldp x29, x30, [sp], #32
	ret
.L129_2:
	mov x0, xzr
	ldp x20, x19, [sp, #16]
	ldp x29, x30, [sp], #32
	ret
wa_pop:
	stp x29, x30, [sp, #-64]!
	str x23, [sp, #16]
	stp x22, x21, [sp, #32]
	stp x20, x19, [sp, #48]
	mov x29, sp
	ldr x8, [x0]
	ldr x19, [x0, #24]
	ldr x9, [x8, #128]
	sub x20, x19, #1
	cmp x20, x9
	b.mi .L130_5
	str x20, [x8, #256]
	dmb ish
	ldr x21, [x0]
	ldr x1, [x21, #128]
	subs x9, x20, x1
	b.mi .L130_8
	ldp x10, x8, [x0, #8]
	cmp x20, x1
	and x8, x8, x20
	add x8, x10, x8, lsl #3
	ldr x8, [x8]
	b.ne .L130_6
	mov x23, x0
	sub x0, x19, #1
	add x2, x21, #128
	mov x1, x19
	mov x22, x8
	bl __aarch64_cas8_relax
	cmp x0, x20
	str x19, [x21, #256]
	b.ne .L130_5
	ldr x8, [x23, #48]
	add x8, x8, #1
	str x8, [x23, #48]
	mov x8, x22
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L130_5:
	mov x8, xzr
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L130_6:
	ldr x10, [x0, #40]
	str x20, [x0, #24]
	cmp x9, x10
	b.lt .L130_9
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L130_8:
	mov x8, xzr
	str x19, [x21, #256]
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L130_9:
	mov x2, x8
	bl Worker::shrink
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
wa_push:
	sub sp, sp, #48
	stp x29, x30, [sp, #16]
	stp x20, x19, [sp, #32]
	add x29, sp, #16
	ldp x8, x9, [x0, #24]
	mov x19, x1
	sub x9, x9, x8
	cmp x9, #0
	b.le .L131_2
.L131_1:
	ldp x10, x9, [x0, #8]
	and x9, x9, x8
	add x8, x8, #1
	add x9, x10, x9, lsl #3
	str x19, [x9]
	dmb ish
	str x8, [x0, #24]
	ldr x9, [x0]
	str x8, [x9, #256]
	ldp x20, x19, [sp, #32]
	ldp x29, x30, [sp, #16]
	add sp, sp, #48
	ret
.L131_2:
	mov x1, x0
	mov x0, sp
	mov w2, #1
	mov x20, x1
	bl Worker::reserve.wa
	ldr x8, [sp]
	mov x9, #-9223372036854775807
	cmp x8, x9
	b.ne .L131_5
	ldr x8, [x20, #24]
	mov x0, x20
	b .L131_1
.L131_5:
	mov x0, sp
	bl ring::fail
	brk #0x1
wa_steal:
	stp x29, x30, [sp, #-32]!
	stp x20, x19, [sp, #16]
	mov x29, sp
	ldr x8, [x0]
	ldr x19, [x8, #128]
	dmb ish
	add x9, x8, #256
	ldar x9, [x9]
	sub x9, x9, x19
	cmp x9, #1
	b.lt .L132_2
	add x9, x8, #408
	add x1, x19, #1
	add x2, x8, #128
	ldar x9, [x9]
	mov x0, x19
	ldr x10, [x9]
	and x10, x10, x19
	add x9, x9, x10, lsl #3
	add x9, x9, #32
	ldr x20, [x9]
	bl __aarch64_cas8_rel
	cmp x0, x19
	csinv x0, x20, xzr, eq
	ldp x20, x19, [sp, #16]
	ldp x29, x30, [sp], #32
	ret
.L132_2:
	mov x0, xzr
	ldp x20, x19, [sp, #16]
	ldp x29, x30, [sp], #32
	ret
wb_pop:
	stp x29, x30, [sp, #-64]!
	str x23, [sp, #16]
	stp x22, x21, [sp, #32]
	stp x20, x19, [sp, #48]
	mov x29, sp
	ldr x8, [x0]
	ldr x19, [x0, #24]
	ldr x9, [x8, #128]
	sub x20, x19, #1
	cmp x20, x9
	b.mi .L133_5
	str x20, [x8, #256]
	dmb ish
	ldr x21, [x0]
	ldr x1, [x21, #128]
	subs x9, x20, x1
	b.mi .L133_8
	ldp x10, x8, [x0, #8]
	cmp x20, x1
	and x8, x8, x20
	add x8, x10, x8, lsl #3
	ldr x8, [x8]
	b.ne .L133_6
	mov x23, x0
	sub x0, x19, #1
	add x2, x21, #128
	mov x1, x19
	mov x22, x8
	bl __aarch64_cas8_relax
	cmp x0, x20
	str x19, [x21, #256]
	b.ne .L133_5
	ldr x8, [x23, #48]
	add x8, x8, #1
	str x8, [x23, #48]
	mov x8, x22
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L133_5:
	mov x8, xzr
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L133_6:
	ldr x10, [x0, #40]
	str x20, [x0, #24]
	cmp x9, x10
	b.lt .L133_9
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L133_8:
	mov x8, xzr
	str x19, [x21, #256]
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L133_9:
	mov x2, x8
	bl Worker::shrink
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
wb_push:
	sub sp, sp, #48
	stp x29, x30, [sp, #16]
	stp x20, x19, [sp, #32]
	add x29, sp, #16
	ldp x8, x9, [x0, #24]
	mov x19, x1
	sub x9, x9, x8
	cmp x9, #0
	b.le .L134_2
.L134_1:
	ldp x10, x9, [x0, #8]
	and x9, x9, x8
	add x8, x8, #1
	add x9, x10, x9, lsl #3
	str x19, [x9]
	str x8, [x0, #24]
	ldr x9, [x0]
	str x8, [x9, #256]
	ldp x20, x19, [sp, #32]
	ldp x29, x30, [sp, #16]
	add sp, sp, #48
	ret
.L134_2:
	mov x1, x0
	mov x0, sp
	mov w2, #1
	mov x20, x1
	bl Worker::reserve.sa
	ldr x8, [sp]
	mov x9, #-9223372036854775807
	cmp x8, x9
	b.ne .L134_5
	ldr x8, [x20, #24]
	mov x0, x20
	b .L134_1
.L134_5:
	mov x0, sp
	bl ring::fail
	brk #0x1
wb_steal:
	stp x29, x30, [sp, #-32]!
	stp x20, x19, [sp, #16]
	mov x29, sp
	ldr x8, [x0]
	ldr x19, [x8, #128]
	dmb ish
	add x9, x8, #256
	ldar x9, [x9]
	sub x9, x9, x19
	cmp x9, #1
	b.lt .L135_2
	add x9, x8, #408
	add x1, x19, #1
	add x2, x8, #128
	ldar x9, [x9]
	mov x0, x19
	ldr x10, [x9]
	and x10, x10, x19
	add x9, x9, x10, lsl #3
	add x9, x9, #32
	ldr x20, [x9]
	bl __aarch64_cas8_rel
	cmp x0, x19
	csinv x0, x20, xzr, eq
	ldp x20, x19, [sp, #16]
	ldp x29, x30, [sp], #32
	ret
.L135_2:
	mov x0, xzr
	ldp x20, x19, [sp, #16]
	ldp x29, x30, [sp], #32
	ret
wc_pop:
	stp x29, x30, [sp, #-64]!
	str x23, [sp, #16]
	stp x22, x21, [sp, #32]
	stp x20, x19, [sp, #48]
	mov x29, sp
	ldr x8, [x0]
	ldr x19, [x0, #24]
	ldr x9, [x8, #128]
	sub x20, x19, #1
	cmp x20, x9
	b.mi .L136_5
	str x20, [x8, #256]
	dmb ish
	ldr x21, [x0]
	ldr x1, [x21, #128]
	subs x9, x20, x1
	b.mi .L136_8
	ldp x10, x8, [x0, #8]
	cmp x20, x1
	and x8, x8, x20
	add x8, x10, x8, lsl #3
	ldr x8, [x8]
	b.ne .L136_6
	mov x23, x0
	sub x0, x19, #1
	add x2, x21, #128
	mov x1, x19
	mov x22, x8
	bl __aarch64_cas8_relax
	cmp x0, x20
	str x19, [x21, #256]
	b.ne .L136_5
	ldr x8, [x23, #48]
	add x8, x8, #1
	str x8, [x23, #48]
	mov x8, x22
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L136_5:
	mov x8, xzr
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L136_6:
	ldr x10, [x0, #40]
	str x20, [x0, #24]
	cmp x9, x10
	b.lt .L136_9
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L136_8:
	mov x8, xzr
	str x19, [x21, #256]
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L136_9:
	mov x2, x8
	bl Worker::shrink
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
wc_push:
	sub sp, sp, #48
	stp x29, x30, [sp, #16]
	stp x20, x19, [sp, #32]
	add x29, sp, #16
	ldp x8, x9, [x0, #24]
	mov x19, x1
	sub x9, x9, x8
	cmp x9, #0
	b.le .L137_2
.L137_1:
	ldp x10, x9, [x0, #8]
	and x9, x9, x8
	add x8, x8, #1
	add x9, x10, x9, lsl #3
	str x19, [x9]
	dmb ish
	str x8, [x0, #24]
	ldr x9, [x0]
	str x8, [x9, #256]
	ldp x20, x19, [sp, #32]
	ldp x29, x30, [sp, #16]
	add sp, sp, #48
	ret
.L137_2:
	mov x1, x0
	mov x0, sp
	mov w2, #1
	mov x20, x1
	bl Worker::reserve.wc
	ldr x8, [sp]
	mov x9, #-9223372036854775807
	cmp x8, x9
	b.ne .L137_5
	ldr x8, [x20, #24]
	mov x0, x20
	b .L137_1
.L137_5:
	mov x0, sp
	bl ring::fail
	brk #0x1
wc_steal:
	stp x29, x30, [sp, #-32]!
	stp x20, x19, [sp, #16]
	mov x29, sp
	ldr x8, [x0]
	ldr x19, [x8, #128]
	dmb ish
	add x9, x8, #256
	ldar x9, [x9]
	sub x9, x9, x19
	cmp x9, #1
	b.lt .L138_2
	add x9, x8, #408
	add x1, x19, #1
	add x2, x8, #128
	ldar x9, [x9]
	mov x0, x19
	ldr x10, [x9]
	and x10, x10, x19
	add x9, x9, x10, lsl #3
	add x9, x9, #32
	ldr x20, [x9]
	bl __aarch64_cas8_rel
	cmp x0, x19
	csinv x0, x20, xzr, eq
	ldp x20, x19, [sp, #16]
	ldp x29, x30, [sp], #32
	ret
.L138_2:
	mov x0, xzr
	ldp x20, x19, [sp, #16]
	ldp x29, x30, [sp], #32
	ret
wd_pop:
	stp x29, x30, [sp, #-64]!
	str x23, [sp, #16]
	stp x22, x21, [sp, #32]
	stp x20, x19, [sp, #48]
	mov x29, sp
	ldr x8, [x0]
	ldr x19, [x0, #24]
	ldr x9, [x8, #128]
	sub x20, x19, #1
	cmp x20, x9
	b.mi .L139_5
	str x20, [x8, #256]
	dmb ish
	ldr x21, [x0]
	ldr x1, [x21, #128]
	subs x9, x20, x1
	b.mi .L139_8
	ldp x10, x8, [x0, #8]
	cmp x20, x1
	and x8, x8, x20
	add x8, x10, x8, lsl #3
	ldr x8, [x8]
	b.ne .L139_6
	mov x23, x0
	sub x0, x19, #1
	add x2, x21, #128
	mov x1, x19
	mov x22, x8
	bl __aarch64_cas8_relax
	cmp x0, x20
	str x19, [x21, #256]
	b.ne .L139_5
	ldr x8, [x23, #48]
	add x8, x8, #1
	str x8, [x23, #48]
	mov x8, x22
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L139_5:
	mov x8, xzr
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L139_6:
	ldr x10, [x0, #40]
	str x20, [x0, #24]
	cmp x9, x10
	b.lt .L139_9
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L139_8:
	mov x8, xzr
	str x19, [x21, #256]
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L139_9:
	mov x2, x8
	bl Worker::shrink
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
wd_push:
	sub sp, sp, #48
	stp x29, x30, [sp, #16]
	stp x20, x19, [sp, #32]
	add x29, sp, #16
	ldp x8, x9, [x0, #24]
	mov x19, x1
	sub x9, x9, x8
	cmp x9, #0
	b.le .L140_2
.L140_1:
	ldp x10, x9, [x0, #8]
	and x9, x9, x8
	add x8, x8, #1
	add x9, x10, x9, lsl #3
	str x19, [x9]
	dmb ish
	str x8, [x0, #24]
	ldr x9, [x0]
	str x8, [x9, #256]
	ldp x20, x19, [sp, #32]
	ldp x29, x30, [sp, #16]
	add sp, sp, #48
	ret
.L140_2:
	mov x1, x0
	mov x0, sp
	mov w2, #1
	mov x20, x1
	bl Worker::reserve.sa
	ldr x8, [sp]
	mov x9, #-9223372036854775807
	cmp x8, x9
	b.ne .L140_5
	ldr x8, [x20, #24]
	mov x0, x20
	b .L140_1
.L140_5:
	mov x0, sp
	bl ring::fail
	brk #0x1
wd_steal:
	stp x29, x30, [sp, #-32]!
	stp x20, x19, [sp, #16]
	mov x29, sp
	ldr x8, [x0]
	ldr x19, [x8, #128]
	dmb ish
	add x9, x8, #256
	ldar x9, [x9]
	sub x9, x9, x19
	cmp x9, #1
	b.lt .L141_2
	add x9, x8, #408
	add x1, x19, #1
	add x2, x8, #128
	ldar x9, [x9]
	mov x0, x19
	ldr x10, [x9]
	and x10, x10, x19
	add x9, x9, x10, lsl #3
	add x9, x9, #32
	ldr x20, [x9]
	bl __aarch64_cas8_rel
	cmp x0, x19
	csinv x0, x20, xzr, eq
	ldp x20, x19, [sp, #16]
	ldp x29, x30, [sp], #32
	ret
.L141_2:
	mov x0, xzr
	ldp x20, x19, [sp, #16]
	ldp x29, x30, [sp], #32
	ret
we_pop:
	stp x29, x30, [sp, #-64]!
	str x23, [sp, #16]
	stp x22, x21, [sp, #32]
	stp x20, x19, [sp, #48]
	mov x29, sp
	ldr x8, [x0]
	ldr x19, [x0, #24]
	ldr x9, [x8, #128]
	sub x20, x19, #1
	cmp x20, x9
	b.mi .L142_5
	str x20, [x8, #256]
	dmb ish
	ldr x21, [x0]
	ldr x1, [x21, #128]
	subs x9, x20, x1
	b.mi .L142_8
	ldp x10, x8, [x0, #8]
	cmp x20, x1
	and x8, x8, x20
	add x8, x10, x8, lsl #3
	ldr x8, [x8]
	b.ne .L142_6
	mov x23, x0
	sub x0, x19, #1
	add x2, x21, #128
	mov x1, x19
	mov x22, x8
	bl __aarch64_cas8_relax
	cmp x0, x20
	str x19, [x21, #256]
	b.ne .L142_5
	ldr x8, [x23, #48]
	add x8, x8, #1
	str x8, [x23, #48]
	mov x8, x22
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L142_5:
	mov x8, xzr
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L142_6:
	ldr x10, [x0, #40]
	str x20, [x0, #24]
	cmp x9, x10
	b.lt .L142_9
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L142_8:
	mov x8, xzr
	str x19, [x21, #256]
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L142_9:
	mov x2, x8
	bl Worker::shrink
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
we_push:
	sub sp, sp, #48
	stp x29, x30, [sp, #16]
	stp x20, x19, [sp, #32]
	add x29, sp, #16
	ldp x8, x9, [x0, #24]
	mov x19, x1
	sub x9, x9, x8
	cmp x9, #0
	b.le .L143_2
.L143_1:
	ldp x10, x9, [x0, #8]
	and x9, x9, x8
	add x8, x8, #1
	add x9, x10, x9, lsl #3
	str x19, [x9]
	dmb ish
	str x8, [x0, #24]
	ldr x9, [x0]
	str x8, [x9, #256]
	ldp x20, x19, [sp, #32]
	ldp x29, x30, [sp, #16]
	add sp, sp, #48
	ret
.L143_2:
	mov x1, x0
	mov x0, sp
	mov w2, #1
	mov x20, x1
	bl Worker::reserve.sa
	ldr x8, [sp]
	mov x9, #-9223372036854775807
	cmp x8, x9
	b.ne .L143_5
	ldr x8, [x20, #24]
	mov x0, x20
	b .L143_1
.L143_5:
	mov x0, sp
	bl ring::fail
	brk #0x1
we_steal:
	stp x29, x30, [sp, #-32]!
	stp x20, x19, [sp, #16]
	mov x29, sp
	ldr x8, [x0]
	ldr x19, [x8, #128]
	dmb ish
	add x9, x8, #256
	ldar x9, [x9]
	sub x9, x9, x19
	cmp x9, #1
	b.lt .L144_2
	add x9, x8, #408
	add x1, x19, #1
	add x2, x8, #128
	ldar x9, [x9]
	mov x0, x19
	ldr x10, [x9]
	and x10, x10, x19
	add x9, x9, x10, lsl #3
	add x9, x9, #32
	ldr x20, [x9]
	bl __aarch64_cas8_rel
	cmp x0, x19
	csinv x0, x20, xzr, eq
	ldp x20, x19, [sp, #16]
	ldp x29, x30, [sp], #32
	ret
.L144_2:
	mov x0, xzr
	ldp x20, x19, [sp, #16]
	ldp x29, x30, [sp], #32
	ret
wf_pop:
	stp x29, x30, [sp, #-64]!
	str x23, [sp, #16]
	stp x22, x21, [sp, #32]
	stp x20, x19, [sp, #48]
	mov x29, sp
	ldr x8, [x0]
	ldr x19, [x0, #24]
	ldr x9, [x8, #128]
	sub x20, x19, #1
	cmp x20, x9
	b.mi .L145_5
	str x20, [x8, #256]
	dmb ish
	ldr x21, [x0]
	ldr x1, [x21, #128]
	subs x9, x20, x1
	b.mi .L145_8
	ldp x10, x8, [x0, #8]
	cmp x20, x1
	and x8, x8, x20
	add x8, x10, x8, lsl #3
	ldr x8, [x8]
	b.ne .L145_6
	mov x23, x0
	sub x0, x19, #1
	add x2, x21, #128
	mov x1, x19
	mov x22, x8
	bl __aarch64_cas8_relax
	cmp x0, x20
	str x19, [x21, #256]
	b.ne .L145_5
	ldr x8, [x23, #48]
	add x8, x8, #1
	str x8, [x23, #48]
	mov x8, x22
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L145_5:
	mov x8, xzr
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L145_6:
	ldr x10, [x0, #40]
	str x20, [x0, #24]
	cmp x9, x10
	b.lt .L145_9
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L145_8:
	mov x8, xzr
	str x19, [x21, #256]
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L145_9:
	mov x2, x8
	bl Worker::shrink
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
wf_push:
	sub sp, sp, #48
	stp x29, x30, [sp, #16]
	stp x20, x19, [sp, #32]
	add x29, sp, #16
	ldp x8, x9, [x0, #24]
	mov x19, x1
	sub x9, x9, x8
	cmp x9, #0
	b.le .L146_2
.L146_1:
	ldp x10, x9, [x0, #8]
	and x9, x9, x8
	add x8, x8, #1
	add x9, x10, x9, lsl #3
	str x19, [x9]
	dmb ish
	str x8, [x0, #24]
	ldr x9, [x0]
	str x8, [x9, #256]
	ldp x20, x19, [sp, #32]
	ldp x29, x30, [sp, #16]
	add sp, sp, #48
	ret
.L146_2:
	mov x1, x0
	mov x0, sp
	mov w2, #1
	mov x20, x1
	bl Worker::reserve.sa
	ldr x8, [sp]
	mov x9, #-9223372036854775807
	cmp x8, x9
	b.ne .L146_5
	ldr x8, [x20, #24]
	mov x0, x20
	b .L146_1
.L146_5:
	mov x0, sp
	bl ring::fail
	brk #0x1
wf_steal:
	stp x29, x30, [sp, #-32]!
	stp x20, x19, [sp, #16]
	mov x29, sp
	ldr x8, [x0]
	ldr x19, [x8, #128]
	dmb ish
	ldr x9, [x8, #256]
	sub x9, x9, x19
	cmp x9, #1
	b.lt .L147_2
	add x9, x8, #408
	add x1, x19, #1
	add x2, x8, #128
	ldar x9, [x9]
	mov x0, x19
	ldr x10, [x9]
	and x10, x10, x19
	add x9, x9, x10, lsl #3
	add x9, x9, #32
	ldr x20, [x9]
	bl __aarch64_cas8_rel
	cmp x0, x19
	csinv x0, x20, xzr, eq
	ldp x20, x19, [sp, #16]
	ldp x29, x30, [sp], #32
	ret
.L147_2:
	mov x0, xzr
	ldp x20, x19, [sp, #16]
	ldp x29, x30, [sp], #32
	ret
wg_pop:
	stp x29, x30, [sp, #-64]!
	str x23, [sp, #16]
	stp x22, x21, [sp, #32]
	stp x20, x19, [sp, #48]
	mov x29, sp
	ldr x8, [x0]
	ldr x19, [x0, #24]
	ldr x9, [x8, #128]
	sub x20, x19, #1
	cmp x20, x9
	b.mi .L148_5
	str x20, [x8, #256]
	dmb ish
	ldr x21, [x0]
	ldr x1, [x21, #128]
	subs x9, x20, x1
	b.mi .L148_8
	ldp x10, x8, [x0, #8]
	cmp x20, x1
	and x8, x8, x20
	add x8, x10, x8, lsl #3
	ldr x8, [x8]
	b.ne .L148_6
	mov x23, x0
	sub x0, x19, #1
	add x2, x21, #128
	mov x1, x19
	mov x22, x8
	bl __aarch64_cas8_relax
	cmp x0, x20
	str x19, [x21, #256]
	b.ne .L148_5
	ldr x8, [x23, #48]
	add x8, x8, #1
	str x8, [x23, #48]
	mov x8, x22
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L148_5:
	mov x8, xzr
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L148_6:
	ldr x10, [x0, #40]
	str x20, [x0, #24]
	cmp x9, x10
	b.lt .L148_9
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L148_8:
	mov x8, xzr
	str x19, [x21, #256]
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L148_9:
	mov x2, x8
	bl Worker::shrink
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
wg_push:
	sub sp, sp, #48
	stp x29, x30, [sp, #16]
	stp x20, x19, [sp, #32]
	add x29, sp, #16
	ldp x8, x9, [x0, #24]
	mov x19, x1
	sub x9, x9, x8
	cmp x9, #0
	b.le .L149_2
.L149_1:
	ldp x10, x9, [x0, #8]
	and x9, x9, x8
	add x8, x8, #1
	add x9, x10, x9, lsl #3
	str x19, [x9]
	dmb ish
	str x8, [x0, #24]
	ldr x9, [x0]
	str x8, [x9, #256]
	ldp x20, x19, [sp, #32]
	ldp x29, x30, [sp, #16]
	add sp, sp, #48
	ret
.L149_2:
	mov x1, x0
	mov x0, sp
	mov w2, #1
	mov x20, x1
	bl Worker::reserve.sa
	ldr x8, [sp]
	mov x9, #-9223372036854775807
	cmp x8, x9
	b.ne .L149_5
	ldr x8, [x20, #24]
	mov x0, x20
	b .L149_1
.L149_5:
	mov x0, sp
	bl ring::fail
	brk #0x1
wg_steal:
	stp x29, x30, [sp, #-32]!
	stp x20, x19, [sp, #16]
	mov x29, sp
	ldr x8, [x0]
	ldr x19, [x8, #128]
	dmb ish
	add x9, x8, #256
	ldar x9, [x9]
	sub x9, x9, x19
	cmp x9, #1
	b.lt .L150_2
	ldr x9, [x8, #408]
	add x1, x19, #1
	add x2, x8, #128
	mov x0, x19
	ldr x10, [x9]
	and x10, x10, x19
	add x9, x9, x10, lsl #3
	add x9, x9, #32
	ldr x20, [x9]
	bl __aarch64_cas8_rel
	cmp x0, x19
	csinv x0, x20, xzr, eq
	ldp x20, x19, [sp, #16]
	ldp x29, x30, [sp], #32
	ret
.L150_2:
	mov x0, xzr
	ldp x20, x19, [sp, #16]
	ldp x29, x30, [sp], #32
	ret
wh_pop:
	stp x29, x30, [sp, #-64]!
	str x23, [sp, #16]
	stp x22, x21, [sp, #32]
	stp x20, x19, [sp, #48]
	mov x29, sp
	ldr x8, [x0]
	ldr x19, [x0, #24]
	ldr x9, [x8, #128]
	sub x20, x19, #1
	cmp x20, x9
	b.mi .L151_5
	str x20, [x8, #256]
	dmb ish
	ldr x21, [x0]
	ldr x1, [x21, #128]
	subs x9, x20, x1
	b.mi .L151_8
	ldp x10, x8, [x0, #8]
	cmp x20, x1
	and x8, x8, x20
	add x8, x10, x8, lsl #3
	ldr x8, [x8]
	b.ne .L151_6
	mov x23, x0
	sub x0, x19, #1
	add x2, x21, #128
	mov x1, x19
	mov x22, x8
	bl __aarch64_cas8_relax
	cmp x0, x20
	str x19, [x21, #256]
	b.ne .L151_5
	ldr x8, [x23, #48]
	add x8, x8, #1
	str x8, [x23, #48]
	mov x8, x22
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L151_5:
	mov x8, xzr
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L151_6:
	ldr x10, [x0, #40]
	str x20, [x0, #24]
	cmp x9, x10
	b.lt .L151_9
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L151_8:
	mov x8, xzr
	str x19, [x21, #256]
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L151_9:
	mov x2, x8
	bl Worker::shrink
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
wh_push:
	sub sp, sp, #48
	stp x29, x30, [sp, #16]
	stp x20, x19, [sp, #32]
	add x29, sp, #16
	ldp x8, x9, [x0, #24]
	mov x19, x1
	sub x9, x9, x8
	cmp x9, #0
	b.le .L152_2
.L152_1:
	ldp x10, x9, [x0, #8]
	and x9, x9, x8
	add x8, x8, #1
	add x9, x10, x9, lsl #3
	str x19, [x9]
	dmb ish
	str x8, [x0, #24]
	ldr x9, [x0]
	str x8, [x9, #256]
	ldp x20, x19, [sp, #32]
	ldp x29, x30, [sp, #16]
	add sp, sp, #48
	ret
.L152_2:
	mov x1, x0
	mov x0, sp
	mov w2, #1
	mov x20, x1
	bl Worker::reserve.sa
	ldr x8, [sp]
	mov x9, #-9223372036854775807
	cmp x8, x9
	b.ne .L152_5
	ldr x8, [x20, #24]
	mov x0, x20
	b .L152_1
.L152_5:
	mov x0, sp
	bl ring::fail
	brk #0x1
wh_steal:
	stp x29, x30, [sp, #-32]!
	stp x20, x19, [sp, #16]
	mov x29, sp
	ldr x8, [x0]
	ldr x19, [x8, #128]
	dmb ish
	add x9, x8, #256
	ldar x9, [x9]
	sub x9, x9, x19
	cmp x9, #1
	b.lt .L153_2
	add x9, x8, #408
	add x1, x19, #1
	add x2, x8, #128
	ldar x9, [x9]
	mov x0, x19
	ldr x10, [x9]
	and x10, x10, x19
	add x9, x9, x10, lsl #3
	add x9, x9, #32
	ldr x20, [x9]
	bl __aarch64_cas8_relax
	cmp x0, x19
	csinv x0, x20, xzr, eq
	ldp x20, x19, [sp, #16]
	ldp x29, x30, [sp], #32
	ret
.L153_2:
	mov x0, xzr
	ldp x20, x19, [sp, #16]
	ldp x29, x30, [sp], #32
	ret
wi_batch:
	sub sp, sp, #128
	stp x29, x30, [sp, #32]
	stp x28, x27, [sp, #48]
	stp x26, x25, [sp, #64]
	stp x24, x23, [sp, #80]
	stp x22, x21, [sp, #96]
	stp x20, x19, [sp, #112]
	add x29, sp, #32
	ldr x23, [x0]
	mov x19, x1
	mov w0, #32
	bl batch::assert_positive
	ldr x8, [x19]
	cmp x23, x8
	b.eq .L154_12
	add x8, x23, #256
	ldr x22, [x23, #128]
	dmb ish
	ldar x8, [x8]
	sub x8, x8, x22
	cmp x8, #1
	b.lt .L154_17
	ldp x10, x9, [x19, #24]
	sub x8, x8, x8, lsr #1
	mov w11, #32
	cmp x8, #32
	sub x9, x9, x10
	csel x24, x8, x11, lo
	bic x8, x9, x9, asr #63
	sub x9, x24, #1
	cmp x9, x8
	b.ls .L154_18
	mov w20, #32
	mov x21, #-9223372036854775807
.L154_5:
	add x8, x23, #256
	ldar x8, [x8]
	ldr x9, [x23, #128]
	sub x8, x8, x9
	cmp x8, #1
	csinc x8, x8, xzr, gt
	sub x8, x8, x8, lsr #1
	cmp x20, x8
	csel x8, x20, x8, lo
	sub x2, x8, #1
	add x0, sp, #16
	mov x1, x19
	bl Worker::reserve.sa
	ldr x8, [sp, #16]
	cmp x8, x21
	b.ne .L154_9
.L154_7:
	ldp x10, x8, [x19, #24]
	add x9, x23, #256
	ldr x22, [x23, #128]
	dmb ish
	ldar x9, [x9]
	sub x9, x9, x22
	cmp x9, #1
	b.lt .L154_17
	sub x8, x8, x10
	sub x9, x9, x9, lsr #1
	bic x8, x8, x8, asr #63
	add x10, x8, #1
	cmp x10, x20
	ldp x11, x10, [x19, #24]
	csinc x20, x20, x8, hs
	cmp x20, x9
	sub x8, x10, x11
	csel x24, x20, x9, lo
	bic x8, x8, x8, asr #63
	sub x9, x24, #1
	cmp x9, x8
	b.hi .L154_5
	b .L154_18
.L154_9:
	mov x0, sp
	mov x1, x19
	mov x2, xzr
	bl Worker::reserve.sa
	ldr x8, [sp]
	cmp x8, x21
	b.eq .L154_7
	mov x0, sp
	b .L154_42
.L154_12:
	ldr x21, [x19, #24]
	ldr x9, [x8, #128]
	sub x22, x21, #1
	cmp x22, x9
	b.mi .L154_17
	str x22, [x8, #256]
	dmb ish
	ldr x23, [x19]
	ldr x1, [x23, #128]
	subs x8, x22, x1
	b.mi .L154_38
	ldp x10, x9, [x19, #8]
	cmp x22, x1
	and x9, x9, x22
	add x9, x10, x9, lsl #3
	ldr x20, [x9]
	b.ne .L154_30
	sub x0, x21, #1
	add x2, x23, #128
	mov x1, x21
	bl __aarch64_cas8_relax
	cmp x0, x22
	str x21, [x23, #256]
	b.ne .L154_17
	ldr x8, [x19, #48]
	mov w22, #1
	add x8, x8, #1
	str x8, [x19, #48]
	cbnz x22, .L154_33
	b .L154_36
.L154_17:
	mov x22, xzr
	b .L154_29
.L154_18:
	add x8, x23, #408
	add x1, x22, #1
	add x2, x23, #128
	ldar x8, [x8]
	mov x0, x22
	ldr x9, [x8]
	and x9, x9, x22
	add x8, x8, x9, lsl #3
	add x8, x8, #32
	ldr x20, [x8]
	bl __aarch64_cas8_acq_rel
	cmp x0, x22
	b.ne .L154_28
	cmp x24, #2
	b.lo .L154_31
	sub x24, x24, #1
	add x21, x22, #2
	mvn x25, x22
	mov w22, #1
	mov x26, #-9223372036854775807
.L154_21:
	add x8, x23, #256
	ldar x8, [x8]
	add x8, x25, x8
	cmp x8, #1
	b.lt .L154_32
	add x8, x23, #408
	sub x28, x21, #1
	sub x0, x21, #1
	ldar x8, [x8]
	add x2, x23, #128
	mov x1, x21
	ldr x9, [x8]
	and x9, x9, x28
	add x8, x8, x9, lsl #3
	add x8, x8, #32
	ldr x27, [x8]
	bl __aarch64_cas8_acq_rel
	cmp x0, x28
	b.ne .L154_32
	ldp x8, x9, [x19, #24]
	sub x9, x9, x8
	cmp x9, #0
	b.le .L154_25
.L154_24:
	ldp x10, x9, [x19, #8]
	sub x24, x24, #1
	add x21, x21, #1
	sub x25, x25, #1
	and x9, x9, x8
	add x8, x8, #1
	add x9, x10, x9, lsl #3
	str x20, [x9]
	mov x20, x27
	dmb ish
	str x8, [x19, #24]
	ldr x9, [x19]
	str x8, [x9, #256]
	cbnz x24, .L154_21
	b .L154_35
.L154_25:
	add x0, sp, #16
	mov x1, x19
	mov w2, #1
	bl Worker::reserve.sa
	ldr x8, [sp, #16]
	cmp x8, x26
	b.ne .L154_41
	ldr x8, [x19, #24]
	b .L154_24
.L154_28:
	mov w22, #2
.L154_29:
	cbnz x22, .L154_33
	b .L154_36
.L154_30:
	ldr x9, [x19, #40]
	str x22, [x19, #24]
	cmp x8, x9
	b.lt .L154_39
.L154_31:
	mov w22, #1
.L154_32:
	cbz x22, .L154_36
.L154_33:
	cmp x22, #1
	b.eq .L154_37
	mov x20, #-1
	b .L154_37
.L154_35:
	mov x20, x27
	cbnz x22, .L154_33
.L154_36:
	mov x20, x22
.L154_37:
	mov x0, x20
	ldp x20, x19, [sp, #112]
	ldp x22, x21, [sp, #96]
	ldp x24, x23, [sp, #80]
	ldp x26, x25, [sp, #64]
	ldp x28, x27, [sp, #48]
	ldp x29, x30, [sp, #32]
	add sp, sp, #128
	ret
.L154_38:
	mov x22, xzr
	str x21, [x23, #256]
	b .L154_29
.L154_39:
	mov x0, x19
	mov x2, x20
	bl Worker::shrink
	mov x20, x0
	b .L154_31
.L154_41:
	add x0, sp, #16
.L154_42:
	bl ring::fail
	brk #0x1
wi_pop:
	stp x29, x30, [sp, #-64]!
	str x23, [sp, #16]
	stp x22, x21, [sp, #32]
	stp x20, x19, [sp, #48]
	mov x29, sp
	ldr x8, [x0]
	ldr x19, [x0, #24]
	ldr x9, [x8, #128]
	sub x20, x19, #1
	cmp x20, x9
	b.mi .L155_5
	str x20, [x8, #256]
	dmb ish
	ldr x21, [x0]
	ldr x1, [x21, #128]
	subs x9, x20, x1
	b.mi .L155_8
	ldp x10, x8, [x0, #8]
	cmp x20, x1
	and x8, x8, x20
	add x8, x10, x8, lsl #3
	ldr x8, [x8]
	b.ne .L155_6
	mov x23, x0
	sub x0, x19, #1
	add x2, x21, #128
	mov x1, x19
	mov x22, x8
	bl __aarch64_cas8_relax
	cmp x0, x20
	str x19, [x21, #256]
	b.ne .L155_5
	ldr x8, [x23, #48]
	add x8, x8, #1
	str x8, [x23, #48]
	mov x8, x22
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L155_5:
	mov x8, xzr
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L155_6:
	ldr x10, [x0, #40]
	str x20, [x0, #24]
	cmp x9, x10
	b.lt .L155_9
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L155_8:
	mov x8, xzr
	str x19, [x21, #256]
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L155_9:
	mov x2, x8
	bl Worker::shrink
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
wi_push:
	sub sp, sp, #48
	stp x29, x30, [sp, #16]
	stp x20, x19, [sp, #32]
	add x29, sp, #16
	ldp x8, x9, [x0, #24]
	mov x19, x1
	sub x9, x9, x8
	cmp x9, #0
	b.le .L156_2
.L156_1:
	ldp x10, x9, [x0, #8]
	and x9, x9, x8
	add x8, x8, #1
	add x9, x10, x9, lsl #3
	str x19, [x9]
	dmb ish
	str x8, [x0, #24]
	ldr x9, [x0]
	str x8, [x9, #256]
	ldp x20, x19, [sp, #32]
	ldp x29, x30, [sp, #16]
	add sp, sp, #48
	ret
.L156_2:
	mov x1, x0
	mov x0, sp
	mov w2, #1
	mov x20, x1
	bl Worker::reserve.sa
	ldr x8, [sp]
	mov x9, #-9223372036854775807
	cmp x8, x9
	b.ne .L156_5
	ldr x8, [x20, #24]
	mov x0, x20
	b .L156_1
.L156_5:
	mov x0, sp
	bl ring::fail
	brk #0x1
wi_steal:
	stp x29, x30, [sp, #-32]!
	stp x20, x19, [sp, #16]
	mov x29, sp
	ldr x8, [x0]
	ldr x19, [x8, #128]
	dmb ish
	add x9, x8, #256
	ldar x9, [x9]
	sub x9, x9, x19
	cmp x9, #1
	b.lt .L157_2
	add x9, x8, #408
	add x1, x19, #1
	add x2, x8, #128
	ldar x9, [x9]
	mov x0, x19
	ldr x10, [x9]
	and x10, x10, x19
	add x9, x9, x10, lsl #3
	add x9, x9, #32
	ldr x20, [x9]
	bl __aarch64_cas8_rel
	cmp x0, x19
	csinv x0, x20, xzr, eq
	ldp x20, x19, [sp, #16]
	ldp x29, x30, [sp], #32
	ret
.L157_2:
	mov x0, xzr
	ldp x20, x19, [sp, #16]
	ldp x29, x30, [sp], #32
	ret
wj_batch:
	sub sp, sp, #128
	stp x29, x30, [sp, #32]
	stp x28, x27, [sp, #48]
	stp x26, x25, [sp, #64]
	stp x24, x23, [sp, #80]
	stp x22, x21, [sp, #96]
	stp x20, x19, [sp, #112]
	add x29, sp, #32
	ldr x23, [x0]
	mov x19, x1
	mov w0, #32
	bl batch::assert_positive
	ldr x8, [x19]
	cmp x23, x8
	b.eq .L158_12
	add x8, x23, #256
	ldr x22, [x23, #128]
	dmb ish
	ldar x8, [x8]
	sub x8, x8, x22
	cmp x8, #1
	b.lt .L158_17
	ldp x10, x9, [x19, #24]
	sub x8, x8, x8, lsr #1
	mov w11, #32
	cmp x8, #32
	sub x9, x9, x10
	csel x24, x8, x11, lo
	bic x8, x9, x9, asr #63
	sub x9, x24, #1
	cmp x9, x8
	b.ls .L158_18
	mov w20, #32
	mov x21, #-9223372036854775807
.L158_5:
	add x8, x23, #256
	ldar x8, [x8]
	ldr x9, [x23, #128]
	sub x8, x8, x9
	cmp x8, #1
	csinc x8, x8, xzr, gt
	sub x8, x8, x8, lsr #1
	cmp x20, x8
	csel x8, x20, x8, lo
	sub x2, x8, #1
	add x0, sp, #16
	mov x1, x19
	bl Worker::reserve.sa
	ldr x8, [sp, #16]
	cmp x8, x21
	b.ne .L158_9
.L158_7:
	ldp x10, x8, [x19, #24]
	add x9, x23, #256
	ldr x22, [x23, #128]
	dmb ish
	ldar x9, [x9]
	sub x9, x9, x22
	cmp x9, #1
	b.lt .L158_17
	sub x8, x8, x10
	sub x9, x9, x9, lsr #1
	bic x8, x8, x8, asr #63
	add x10, x8, #1
	cmp x10, x20
	ldp x11, x10, [x19, #24]
	csinc x20, x20, x8, hs
	cmp x20, x9
	sub x8, x10, x11
	csel x24, x20, x9, lo
	bic x8, x8, x8, asr #63
	sub x9, x24, #1
	cmp x9, x8
	b.hi .L158_5
	b .L158_18
.L158_9:
	mov x0, sp
	mov x1, x19
	mov x2, xzr
	bl Worker::reserve.sa
	ldr x8, [sp]
	cmp x8, x21
	b.eq .L158_7
	mov x0, sp
	b .L158_42
.L158_12:
	ldr x21, [x19, #24]
	ldr x9, [x8, #128]
	sub x22, x21, #1
	cmp x22, x9
	b.mi .L158_17
	str x22, [x8, #256]
	dmb ish
	ldr x23, [x19]
	ldr x1, [x23, #128]
	subs x8, x22, x1
	b.mi .L158_38
	ldp x10, x9, [x19, #8]
	cmp x22, x1
	and x9, x9, x22
	add x9, x10, x9, lsl #3
	ldr x20, [x9]
	b.ne .L158_30
	sub x0, x21, #1
	add x2, x23, #128
	mov x1, x21
	bl __aarch64_cas8_relax
	cmp x0, x22
	str x21, [x23, #256]
	b.ne .L158_17
	ldr x8, [x19, #48]
	mov w22, #1
	add x8, x8, #1
	str x8, [x19, #48]
	cbnz x22, .L158_33
	b .L158_36
.L158_17:
	mov x22, xzr
	b .L158_29
.L158_18:
	add x8, x23, #408
	add x1, x22, #1
	add x2, x23, #128
	ldar x8, [x8]
	mov x0, x22
	ldr x9, [x8]
	and x9, x9, x22
	add x8, x8, x9, lsl #3
	add x8, x8, #32
	ldr x20, [x8]
	bl __aarch64_cas8_acq_rel
	cmp x0, x22
	b.ne .L158_28
	cmp x24, #2
	b.lo .L158_31
	sub x24, x24, #1
	add x21, x22, #2
	mvn x25, x22
	mov w22, #1
	mov x26, #-9223372036854775807
.L158_21:
	add x8, x23, #256
	ldar x8, [x8]
	add x8, x25, x8
	cmp x8, #1
	b.lt .L158_32
	add x8, x23, #408
	sub x28, x21, #1
	sub x0, x21, #1
	ldar x8, [x8]
	add x2, x23, #128
	mov x1, x21
	ldr x9, [x8]
	and x9, x9, x28
	add x8, x8, x9, lsl #3
	add x8, x8, #32
	ldr x27, [x8]
	bl __aarch64_cas8_acq_rel
	cmp x0, x28
	b.ne .L158_32
	ldp x8, x9, [x19, #24]
	sub x9, x9, x8
	cmp x9, #0
	b.le .L158_25
.L158_24:
	ldp x10, x9, [x19, #8]
	sub x24, x24, #1
	add x21, x21, #1
	sub x25, x25, #1
	and x9, x9, x8
	add x8, x8, #1
	add x9, x10, x9, lsl #3
	str x20, [x9]
	mov x20, x27
	dmb ish
	str x8, [x19, #24]
	ldr x9, [x19]
	str x8, [x9, #256]
	cbnz x24, .L158_21
	b .L158_35
.L158_25:
	add x0, sp, #16
	mov x1, x19
	mov w2, #1
	bl Worker::reserve.sa
	ldr x8, [sp, #16]
	cmp x8, x26
	b.ne .L158_41
	ldr x8, [x19, #24]
	b .L158_24
.L158_28:
	mov w22, #2
.L158_29:
	cbnz x22, .L158_33
	b .L158_36
.L158_30:
	ldr x9, [x19, #40]
	str x22, [x19, #24]
	cmp x8, x9
	b.lt .L158_39
.L158_31:
	mov w22, #1
.L158_32:
	cbz x22, .L158_36
.L158_33:
	cmp x22, #1
	b.eq .L158_37
	mov x20, #-1
	b .L158_37
.L158_35:
	mov x20, x27
	cbnz x22, .L158_33
.L158_36:
	mov x20, x22
.L158_37:
	mov x0, x20
	ldp x20, x19, [sp, #112]
	ldp x22, x21, [sp, #96]
	ldp x24, x23, [sp, #80]
	ldp x26, x25, [sp, #64]
	ldp x28, x27, [sp, #48]
	ldp x29, x30, [sp, #32]
	add sp, sp, #128
	ret
.L158_38:
	mov x22, xzr
	str x21, [x23, #256]
	b .L158_29
.L158_39:
	mov x0, x19
	mov x2, x20
	bl Worker::shrink
	mov x20, x0
	b .L158_31
.L158_41:
	add x0, sp, #16
.L158_42:
	bl ring::fail
	brk #0x1
wj_pop:
	stp x29, x30, [sp, #-64]!
	str x23, [sp, #16]
	stp x22, x21, [sp, #32]
	stp x20, x19, [sp, #48]
	mov x29, sp
	ldr x8, [x0]
	ldr x19, [x0, #24]
	ldr x9, [x8, #128]
	sub x20, x19, #1
	cmp x20, x9
	b.mi .L159_5
	str x20, [x8, #256]
	dmb ish
	ldr x21, [x0]
	ldr x1, [x21, #128]
	subs x9, x20, x1
	b.mi .L159_8
	ldp x10, x8, [x0, #8]
	cmp x20, x1
	and x8, x8, x20
	add x8, x10, x8, lsl #3
	ldr x8, [x8]
	b.ne .L159_6
	mov x23, x0
	sub x0, x19, #1
	add x2, x21, #128
	mov x1, x19
	mov x22, x8
	bl __aarch64_cas8_relax
	cmp x0, x20
	str x19, [x21, #256]
	b.ne .L159_5
	ldr x8, [x23, #48]
	add x8, x8, #1
	str x8, [x23, #48]
	mov x8, x22
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L159_5:
	mov x8, xzr
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L159_6:
	ldr x10, [x0, #40]
	str x20, [x0, #24]
	cmp x9, x10
	b.lt .L159_9
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L159_8:
	mov x8, xzr
	str x19, [x21, #256]
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L159_9:
	mov x2, x8
	bl Worker::shrink
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
wj_push:
	sub sp, sp, #48
	stp x29, x30, [sp, #16]
	stp x20, x19, [sp, #32]
	add x29, sp, #16
	ldp x8, x9, [x0, #24]
	mov x19, x1
	sub x9, x9, x8
	cmp x9, #0
	b.le .L160_2
.L160_1:
	ldp x10, x9, [x0, #8]
	and x9, x9, x8
	add x8, x8, #1
	add x9, x10, x9, lsl #3
	str x19, [x9]
	dmb ish
	str x8, [x0, #24]
	ldr x9, [x0]
	str x8, [x9, #256]
	ldp x20, x19, [sp, #32]
	ldp x29, x30, [sp, #16]
	add sp, sp, #48
	ret
.L160_2:
	mov x1, x0
	mov x0, sp
	mov w2, #1
	mov x20, x1
	bl Worker::reserve.sa
	ldr x8, [sp]
	mov x9, #-9223372036854775807
	cmp x8, x9
	b.ne .L160_5
	ldr x8, [x20, #24]
	mov x0, x20
	b .L160_1
.L160_5:
	mov x0, sp
	bl ring::fail
	brk #0x1
wj_steal:
	stp x29, x30, [sp, #-32]!
	stp x20, x19, [sp, #16]
	mov x29, sp
	ldr x8, [x0]
	ldr x19, [x8, #128]
	dmb ish
	add x9, x8, #256
	ldar x9, [x9]
	sub x9, x9, x19
	cmp x9, #1
	b.lt .L161_2
	add x9, x8, #408
	add x1, x19, #1
	add x2, x8, #128
	ldar x9, [x9]
	mov x0, x19
	ldr x10, [x9]
	and x10, x10, x19
	add x9, x9, x10, lsl #3
	add x9, x9, #32
	ldr x20, [x9]
	bl __aarch64_cas8_rel
	cmp x0, x19
	csinv x0, x20, xzr, eq
	ldp x20, x19, [sp, #16]
	ldp x29, x30, [sp], #32
	ret
.L161_2:
	mov x0, xzr
	ldp x20, x19, [sp, #16]
	ldp x29, x30, [sp], #32
	ret
Worker::take_and_see_to.ra:
	stp x29, x30, [sp, #-64]!
	stp x24, x23, [sp, #16]
	stp x22, x21, [sp, #32]
	stp x20, x19, [sp, #48]
	mov x29, sp
	ldr x23, [x0]
	mov x20, x2
	mov x19, x0
	cmp x2, #1
	b.eq .L162_2
	ldr w8, [x19, #60]
	str w8, [x19, #56]
.L162_2:
	ldr x8, [x23, #128]
	subs x9, x1, x8
	b.mi .L162_11
	ldp x11, x10, [x19, #8]
	cmp x1, x8
	and x10, x10, x1
	add x10, x11, x10, lsl #3
	ldr x21, [x10]
	b.ne .L162_6
	mov x22, x1
	add x24, x1, #1
	add x1, x1, #1
	add x2, x23, #128
	mov x0, x22
	bl __aarch64_cas8_relax
	cmp x0, x22
	str x24, [x23, #256]
	b.ne .L162_8
	ldr x8, [x19, #48]
	add x8, x8, #1
	str x8, [x19, #48]
	b .L162_7
.L162_6:
	ldr x10, [x19, #40]
	str x1, [x19, #24]
	cmp x9, x10
	b.lt .L162_15
.L162_7:
	mov w22, #1
	cmp x20, #1
	b.eq .L162_9
	b .L162_12
.L162_8:
	mov x22, xzr
	cmp x20, #1
	b.ne .L162_12
.L162_9:
	ldr x8, [x23, #400]
	cmp x8, #1
	b.ne .L162_14
	mov w8, #2
	dmb ish
	str x8, [x23, #400]
	b .L162_14
.L162_11:
	add x8, x1, #1
	mov x22, xzr
	str x8, [x23, #256]
	cmp x20, #1
	b.eq .L162_9
.L162_12:
	ldr x1, [x23, #128]
	add x0, x19, #48
	bl Patience::check
	tbz w0, #0, .L162_14
	ldr x8, [x23, #400]
	cmp x8, #2
	b.eq .L162_16
.L162_14:
	mov x0, x22
	mov x1, x21
	ldp x20, x19, [sp, #48]
	ldp x22, x21, [sp, #32]
	ldp x24, x23, [sp, #16]
	ldp x29, x30, [sp], #64
	ret
.L162_15:
	mov x0, x19
	mov x1, x8
	mov x2, x21
	bl Worker::shrink
	mov x21, x0
	b .L162_7
.L162_16:
	add x0, x23, #400
	bl Mode::make_cold
	b .L162_14
Worker::reserve.ra:
	sub sp, sp, #80
	stp x29, x30, [sp, #16]
	stp x24, x23, [sp, #32]
	stp x22, x21, [sp, #48]
	stp x20, x19, [sp, #64]
	add x29, sp, #16
	ldr x8, [x1]
	ldr x9, [x8, #400]
	cmp x9, #1
	b.ne .L163_2
	mov w9, #2
	dmb ish
	str x9, [x8, #400]
.L163_2:
	ldp x9, x8, [x1, #24]
	sub x8, x8, x9
	bic x8, x8, x8, asr #63
	cmp x8, x2
	b.hs .L163_8
	mov x19, #-1
	mov w20, #1
	mov x21, #-9223372036854775807
.L163_4:
	ldr x8, [x1]
	add x8, x8, #128
	ldar x8, [x8]
	ldp x10, x9, [x1, #16]
	sub x11, x9, x8
	add x12, x10, #1
	add x11, x11, x2
	add x10, x12, x8
	cmp x11, x12
	str x10, [x1, #32]
	b.hi .L163_6
	sub x8, x10, x9
	bic x8, x8, x8, asr #63
	cmp x8, x2
	b.lo .L163_4
	b .L163_8
.L163_6:
	subs x9, x11, #1
	mov x22, x0
	mov x23, x2
	clz x9, x9
	mov x0, sp
	mov x2, x8
	lsr x9, x19, x9
	mov x24, x1
	csinc x3, x20, x9, ls
	bl Worker::resize.ra
	ldr x8, [sp]
	cmp x8, x21
	b.ne .L163_9
	ldp x9, x10, [x24, #24]
	mov x1, x24
	mov x2, x23
	mov x0, x22
	sub x8, x10, x9
	bic x8, x8, x8, asr #63
	cmp x8, x23
	b.lo .L163_4
.L163_8:
	mov x8, #-9223372036854775807
	str x8, [x0]
	ldp x20, x19, [sp, #64]
	ldp x22, x21, [sp, #48]
	ldp x24, x23, [sp, #32]
	ldp x29, x30, [sp, #16]
	add sp, sp, #80
	ret
.L163_9:
	ldr q0, [sp]
	str q0, [x22]
	ldp x20, x19, [sp, #64]
	ldp x22, x21, [sp, #48]
	ldp x24, x23, [sp, #32]
	ldp x29, x30, [sp, #16]
	add sp, sp, #80
	ret
Worker::take_and_see_to.rb:
	stp x29, x30, [sp, #-64]!
	stp x24, x23, [sp, #16]
	stp x22, x21, [sp, #32]
	stp x20, x19, [sp, #48]
	mov x29, sp
	ldr x23, [x0]
	mov x20, x2
	mov x19, x0
	cmp x2, #1
	b.eq .L164_2
	ldr w8, [x19, #60]
	str w8, [x19, #56]
.L164_2:
	ldr x8, [x23, #128]
	subs x9, x1, x8
	b.mi .L164_11
	ldp x11, x10, [x19, #8]
	cmp x1, x8
	and x10, x10, x1
	add x10, x11, x10, lsl #3
	ldr x21, [x10]
	b.ne .L164_6
	mov x22, x1
	add x24, x1, #1
	add x1, x1, #1
	add x2, x23, #128
	mov x0, x22
	bl __aarch64_cas8_relax
	cmp x0, x22
	str x24, [x23, #256]
	b.ne .L164_8
	ldr x8, [x19, #48]
	add x8, x8, #1
	str x8, [x19, #48]
	b .L164_7
.L164_6:
	ldr x10, [x19, #40]
	str x1, [x19, #24]
	cmp x9, x10
	b.lt .L164_15
.L164_7:
	mov w22, #1
	cmp x20, #1
	b.eq .L164_9
	b .L164_12
.L164_8:
	mov x22, xzr
	cmp x20, #1
	b.ne .L164_12
.L164_9:
	ldr x8, [x23, #400]
	cmp x8, #1
	b.ne .L164_14
	mov w8, #2
	dmb ish
	str x8, [x23, #400]
	b .L164_14
.L164_11:
	add x8, x1, #1
	mov x22, xzr
	str x8, [x23, #256]
	cmp x20, #1
	b.eq .L164_9
.L164_12:
	ldr x1, [x23, #128]
	add x0, x19, #48
	bl Patience::check
	tbz w0, #0, .L164_14
	ldr x8, [x23, #400]
	cmp x8, #2
	b.eq .L164_16
.L164_14:
	mov x0, x22
	mov x1, x21
	ldp x20, x19, [sp, #48]
	ldp x22, x21, [sp, #32]
	ldp x24, x23, [sp, #16]
	ldp x29, x30, [sp], #64
	ret
.L164_15:
	mov x0, x19
	mov x1, x8
	mov x2, x21
	bl Worker::shrink
	mov x21, x0
	b .L164_7
.L164_16:
	add x0, x23, #400
	bl Mode::make_cold
	b .L164_14
Worker::reserve.rb:
	sub sp, sp, #80
	stp x29, x30, [sp, #16]
	stp x24, x23, [sp, #32]
	stp x22, x21, [sp, #48]
	stp x20, x19, [sp, #64]
	add x29, sp, #16
	ldr x8, [x1]
	ldr x9, [x8, #400]
	cmp x9, #1
	b.ne .L165_2
	mov w9, #2
	dmb ish
	str x9, [x8, #400]
.L165_2:
	ldp x9, x8, [x1, #24]
	sub x8, x8, x9
	bic x8, x8, x8, asr #63
	cmp x8, x2
	b.hs .L165_8
	mov x19, #-1
	mov w20, #1
	mov x21, #-9223372036854775807
.L165_4:
	ldr x8, [x1]
	add x8, x8, #128
	ldar x8, [x8]
	ldp x10, x9, [x1, #16]
	sub x11, x9, x8
	add x12, x10, #1
	add x11, x11, x2
	add x10, x12, x8
	cmp x11, x12
	str x10, [x1, #32]
	b.hi .L165_6
	sub x8, x10, x9
	bic x8, x8, x8, asr #63
	cmp x8, x2
	b.lo .L165_4
	b .L165_8
.L165_6:
	subs x9, x11, #1
	mov x22, x0
	mov x23, x2
	clz x9, x9
	mov x0, sp
	mov x2, x8
	lsr x9, x19, x9
	mov x24, x1
	csinc x3, x20, x9, ls
	bl Worker::resize.ra
	ldr x8, [sp]
	cmp x8, x21
	b.ne .L165_9
	ldp x9, x10, [x24, #24]
	mov x1, x24
	mov x2, x23
	mov x0, x22
	sub x8, x10, x9
	bic x8, x8, x8, asr #63
	cmp x8, x23
	b.lo .L165_4
.L165_8:
	mov x8, #-9223372036854775807
	str x8, [x0]
	ldp x20, x19, [sp, #64]
	ldp x22, x21, [sp, #48]
	ldp x24, x23, [sp, #32]
	ldp x29, x30, [sp, #16]
	add sp, sp, #80
	ret
.L165_9:
	ldr q0, [sp]
	str q0, [x22]
	ldp x20, x19, [sp, #64]
	ldp x22, x21, [sp, #48]
	ldp x24, x23, [sp, #32]
	ldp x29, x30, [sp, #16]
	add sp, sp, #80
	ret
Worker::reserve.sa:
	sub sp, sp, #80
	stp x29, x30, [sp, #16]
	stp x24, x23, [sp, #32]
	stp x22, x21, [sp, #48]
	stp x20, x19, [sp, #64]
	add x29, sp, #16
	ldp x9, x8, [x1, #24]
	sub x8, x8, x9
	bic x8, x8, x8, asr #63
	cmp x8, x2
	b.hs .L166_6
	mov x19, #-1
	mov w20, #1
	mov x21, #-9223372036854775807
.L166_2:
	ldr x8, [x1]
	add x8, x8, #128
	ldar x8, [x8]
	ldp x10, x9, [x1, #16]
	sub x11, x9, x8
	add x12, x10, #1
	add x11, x11, x2
	add x10, x12, x8
	cmp x11, x12
	str x10, [x1, #32]
	b.hi .L166_4
	sub x8, x10, x9
	bic x8, x8, x8, asr #63
	cmp x8, x2
	b.lo .L166_2
	b .L166_6
.L166_4:
	subs x9, x11, #1
	mov x23, x2
	mov x22, x0
	clz x9, x9
	mov x0, sp
	mov x2, x8
	lsr x9, x19, x9
	mov x24, x1
	csinc x3, x20, x9, ls
	bl Worker::resize.ra
	ldr x8, [sp]
	cmp x8, x21
	b.ne .L166_7
	ldp x9, x10, [x24, #24]
	mov x1, x24
	mov x0, x22
	mov x2, x23
	sub x8, x10, x9
	bic x8, x8, x8, asr #63
	cmp x8, x23
	b.lo .L166_2
.L166_6:
	mov x8, #-9223372036854775807
	str x8, [x0]
	ldp x20, x19, [sp, #64]
	ldp x22, x21, [sp, #48]
	ldp x24, x23, [sp, #32]
	ldp x29, x30, [sp, #16]
	add sp, sp, #80
	ret
.L166_7:
	ldr q0, [sp]
	str q0, [x22]
	ldp x20, x19, [sp, #64]
	ldp x22, x21, [sp, #48]
	ldp x24, x23, [sp, #32]
	ldp x29, x30, [sp, #16]
	add sp, sp, #80
	ret
Worker::reserve.wa:
	sub sp, sp, #80
	stp x29, x30, [sp, #16]
	stp x24, x23, [sp, #32]
	stp x22, x21, [sp, #48]
	stp x20, x19, [sp, #64]
	add x29, sp, #16
	ldp x9, x8, [x1, #24]
	sub x8, x8, x9
	bic x8, x8, x8, asr #63
	cmp x8, x2
	b.hs .L167_6
	mov x19, #-1
	mov w20, #1
	mov x21, #-9223372036854775807
.L167_2:
	ldr x8, [x1]
	ldr x8, [x8, #128]
	ldr x10, [x1, #16]
	sub x11, x9, x8
	add x12, x10, #1
	add x11, x11, x2
	add x10, x12, x8
	cmp x11, x12
	str x10, [x1, #32]
	b.hi .L167_4
	sub x8, x10, x9
	bic x8, x8, x8, asr #63
	cmp x8, x2
	b.lo .L167_2
	b .L167_6
.L167_4:
	subs x9, x11, #1
	mov x23, x2
	mov x22, x0
	clz x9, x9
	mov x0, sp
	mov x2, x8
	lsr x9, x19, x9
	mov x24, x1
	csinc x3, x20, x9, ls
	bl Worker::resize.ra
	ldr x8, [sp]
	cmp x8, x21
	b.ne .L167_7
	ldp x9, x10, [x24, #24]
	mov x1, x24
	mov x0, x22
	mov x2, x23
	sub x8, x10, x9
	bic x8, x8, x8, asr #63
	cmp x8, x23
	b.lo .L167_2
.L167_6:
	mov x8, #-9223372036854775807
	str x8, [x0]
	ldp x20, x19, [sp, #64]
	ldp x22, x21, [sp, #48]
	ldp x24, x23, [sp, #32]
	ldp x29, x30, [sp, #16]
	add sp, sp, #80
	ret
.L167_7:
	ldr q0, [sp]
	str q0, [x22]
	ldp x20, x19, [sp, #64]
	ldp x22, x21, [sp, #48]
	ldp x24, x23, [sp, #32]
	ldp x29, x30, [sp, #16]
	add sp, sp, #80
	ret
Worker::reserve.wc:
	sub sp, sp, #80
	stp x29, x30, [sp, #16]
	stp x24, x23, [sp, #32]
	stp x22, x21, [sp, #48]
	stp x20, x19, [sp, #64]
	add x29, sp, #16
	ldp x9, x8, [x1, #24]
	sub x8, x8, x9
	bic x8, x8, x8, asr #63
	cmp x8, x2
	b.hs .L168_6
	mov x19, #-1
	mov w20, #1
	mov x21, #-9223372036854775807
.L168_2:
	ldr x8, [x1]
	add x8, x8, #128
	ldar x8, [x8]
	ldp x10, x9, [x1, #16]
	sub x11, x9, x8
	add x12, x10, #1
	add x11, x11, x2
	add x10, x12, x8
	cmp x11, x12
	str x10, [x1, #32]
	b.hi .L168_4
	sub x8, x10, x9
	bic x8, x8, x8, asr #63
	cmp x8, x2
	b.lo .L168_2
	b .L168_6
.L168_4:
	subs x9, x11, #1
	mov x23, x2
	mov x22, x0
	clz x9, x9
	mov x0, sp
	mov x2, x8
	lsr x9, x19, x9
	mov x24, x1
	csinc x3, x20, x9, ls
	bl Worker::resize.wc
	ldr x8, [sp]
	cmp x8, x21
	b.ne .L168_7
	ldp x9, x10, [x24, #24]
	mov x1, x24
	mov x0, x22
	mov x2, x23
	sub x8, x10, x9
	bic x8, x8, x8, asr #63
	cmp x8, x23
	b.lo .L168_2
.L168_6:
	mov x8, #-9223372036854775807
	str x8, [x0]
	ldp x20, x19, [sp, #64]
	ldp x22, x21, [sp, #48]
	ldp x24, x23, [sp, #32]
	ldp x29, x30, [sp, #16]
	add sp, sp, #80
	ret
.L168_7:
	ldr q0, [sp]
	str q0, [x22]
	ldp x20, x19, [sp, #64]
	ldp x22, x21, [sp, #48]
	ldp x24, x23, [sp, #32]
	ldp x29, x30, [sp, #16]
	add sp, sp, #80
	ret
Worker::resize.ra:
	sub sp, sp, #96
	stp x29, x30, [sp, #16]
	str x25, [sp, #32]
	stp x24, x23, [sp, #48]
	stp x22, x21, [sp, #64]
	stp x20, x19, [sp, #80]
	add x29, sp, #16
	sub x24, x3, #1
	str x3, [x29, #24]
	eor x8, x3, x24
	cmp x8, x24
	b.ls .L169_13
	mov x8, #-5
	mov x20, x3
	mov x19, x0
	movk x8, #4095, lsl #48
	cmp x3, x8
	b.ls .L169_3
	mov x25, xzr
	b .L169_7
.L169_3:
	lsl x8, x20, #3
	mov x22, x2
	mov x21, x1
	add x23, x8, #32
	bl _RNvC7___rustc35___rust_no_alloc_shim_is_unstable_v2
	mov x0, x23
	mov w1, #8
	mov w25, #8
	bl _RNvC7___rustc12___rust_alloc
	cbz x0, .L169_6
	ldr x8, [x21, #8]
	stp x24, xzr, [x0]
	ldr x10, [x21, #24]
	ldur x9, [x8, #-8]
	sub x11, x9, x22
	cmp x11, #0
	csel x11, x9, x22, gt
	sub x9, x10, x11
	cmp x9, x20
	b.le .L169_8
	lsl x8, x24, #3
	mov w2, #8
	add x1, x8, #40
	bl _RNvC7___rustc14___rust_dealloc
	b .L169_11
.L169_6:
	mov x20, x23
.L169_7:
	stp x25, x20, [x19]
	b .L169_12
.L169_8:
	ldr x12, [x21, #16]
	cmp x10, x11
	add x13, x0, #32
	sub x9, x8, #32
	str x11, [x0, #24]
	b.eq .L169_10
.L169_9:
	and x14, x11, x12
	and x15, x11, x24
	add x11, x11, #1
	add x14, x8, x14, lsl #3
	add x15, x13, x15, lsl #3
	cmp x10, x11
	ldr x14, [x14]
	str x14, [x15]
	b.ne .L169_9
.L169_10:
	mvn x10, x12
	ldr x11, [x21, #32]
	ldr x12, [x21]
	add x10, x20, x10
	stp x13, x24, [x21, #8]
	add x10, x11, x10
	stp x10, xzr, [x21, #32]
	add x10, x12, #408
	stlr x0, [x10]
	ldr q0, [x12, #384]
	stur q0, [x8, #-24]
	adrp x8, FnOnce::call_once
	add x8, x8, :lo12:FnOnce::call_once
	stp x9, x8, [x12, #384]
.L169_11:
	mov x8, #-9223372036854775807
	str x8, [x19]
.L169_12:
	ldp x20, x19, [sp, #80]
	ldr x25, [sp, #32]
	ldp x22, x21, [sp, #64]
	ldp x24, x23, [sp, #48]
	ldp x29, x30, [sp, #16]
	add sp, sp, #96
	ret
.L169_13:
	adrp x9, :got:_RNvXsi_NtNtNtC4core3fmt3num3impjNtB9_7Display3fmt
	add x8, x29, #24
	adrp x0, .Lanon
	add x0, x0, :lo12:.Lanon
	ldr x9, [x9, :got_lo12:_RNvXsi_NtNtNtC4core3fmt3num3impjNtB9_7Display3fmt]
	adrp x2, .Lanon
	add x2, x2, :lo12:.Lanon
	mov x1, sp
	stp x8, x9, [sp]
	bl _RNvNtC4core9panicking9panic_fmt
Worker::resize.wc:
	sub sp, sp, #96
	stp x29, x30, [sp, #16]
	str x25, [sp, #32]
	stp x24, x23, [sp, #48]
	stp x22, x21, [sp, #64]
	stp x20, x19, [sp, #80]
	add x29, sp, #16
	sub x24, x3, #1
	str x3, [x29, #24]
	eor x8, x3, x24
	cmp x8, x24
	b.ls .L170_13
	mov x8, #-5
	mov x20, x3
	mov x19, x0
	movk x8, #4095, lsl #48
	cmp x3, x8
	b.ls .L170_3
	mov x25, xzr
	b .L170_7
.L170_3:
	lsl x8, x20, #3
	mov x22, x2
	mov x21, x1
	add x23, x8, #32
	bl _RNvC7___rustc35___rust_no_alloc_shim_is_unstable_v2
	mov x0, x23
	mov w1, #8
	mov w25, #8
	bl _RNvC7___rustc12___rust_alloc
	cbz x0, .L170_6
	ldr x8, [x21, #8]
	stp x24, xzr, [x0]
	ldr x10, [x21, #24]
	ldur x9, [x8, #-8]
	sub x11, x9, x22
	cmp x11, #0
	csel x11, x9, x22, gt
	sub x9, x10, x11
	cmp x9, x20
	b.le .L170_8
	lsl x8, x24, #3
	mov w2, #8
	add x1, x8, #40
	bl _RNvC7___rustc14___rust_dealloc
	b .L170_11
.L170_6:
	mov x20, x23
.L170_7:
	stp x25, x20, [x19]
	b .L170_12
.L170_8:
	ldr x12, [x21, #16]
	cmp x10, x11
	add x13, x0, #32
	sub x9, x8, #32
	str x11, [x0, #24]
	b.eq .L170_10
.L170_9:
	and x14, x11, x12
	and x15, x11, x24
	add x11, x11, #1
	add x14, x8, x14, lsl #3
	add x15, x13, x15, lsl #3
	cmp x10, x11
	ldr x14, [x14]
	str x14, [x15]
	b.ne .L170_9
.L170_10:
	mvn x10, x12
	ldr x11, [x21, #32]
	stp x13, x24, [x21, #8]
	add x10, x20, x10
	add x10, x11, x10
	ldr x11, [x21]
	stp x10, xzr, [x21, #32]
	str x0, [x11, #408]
	ldr q0, [x11, #384]
	stur q0, [x8, #-24]
	adrp x8, FnOnce::call_once
	add x8, x8, :lo12:FnOnce::call_once
	stp x9, x8, [x11, #384]
.L170_11:
	mov x8, #-9223372036854775807
	str x8, [x19]
.L170_12:
	ldp x20, x19, [sp, #80]
	ldr x25, [sp, #32]
	ldp x22, x21, [sp, #64]
	ldp x24, x23, [sp, #48]
	ldp x29, x30, [sp, #16]
	add sp, sp, #96
	ret
.L170_13:
	adrp x9, :got:_RNvXsi_NtNtNtC4core3fmt3num3impjNtB9_7Display3fmt
	add x8, x29, #24
	adrp x0, .Lanon
	add x0, x0, :lo12:.Lanon
	ldr x9, [x9, :got_lo12:_RNvXsi_NtNtNtC4core3fmt3num3impjNtB9_7Display3fmt]
	adrp x2, .Lanon
	add x2, x2, :lo12:.Lanon
	mov x1, sp
	stp x8, x9, [sp]
	bl _RNvNtC4core9panicking9panic_fmt
