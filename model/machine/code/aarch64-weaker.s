# rustc 1.95.0 (59807616e 2026-04-14); sources cfe2e9d9e7f70269
rc_steal:
	stp x29, x30, [sp, #-48]!
	str x21, [sp, #16]
	stp x20, x19, [sp, #32]
	mov x29, sp
	ldr x21, [x0]
	add x8, x21, #400
	ldar x8, [x8]
	cmp x8, #2
	b.eq .L119_2
	ldr x8, [x21, #128]
	ldr x9, [x21, #256]
	sub x8, x9, x8
	cmp x8, #1
	b.lt .L119_24
.L119_2:
	adrp x0, :tlsdesc:RUST_STD_INTERNAL_VAL
	ldr x1, [x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL]
	add x0, x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL
	blr x1
	mrs x8, TPIDR_EL0
	add x0, x8, x0
	ldrb w8, [x0, #8]
	cmp w8, #1
	b.ne .L119_5
.L119_3:
	ldr x19, [x0]
	ldr x8, [x19, #24]
	tbnz w8, #0, .L119_9
.L119_4:
	orr x8, x8, #0x1
	str x8, [x19, #24]
	stlr x8, [x19]
	b .L119_10
.L119_5:
	mov x1, xzr
	mov x19, xzr
	bl Storage::get_or_init_slow
	cbnz x0, .L119_3
	mov x19, xzr
	bl records::temporary
	mov x19, x0
	ldr x8, [x0, #24]
	tbz w8, #0, .L119_4
.L119_9:
	ldr x8, [x19, #32]
	add x8, x8, #1
	str x8, [x19, #32]
.L119_10:
	add x8, x21, #400
	ldar x8, [x8]
	cmp x8, #2
	b.ne .L119_15
.L119_11:
	add x2, x21, #128
	add x8, x21, #256
	ldar x20, [x2]
	ldar x8, [x8]
	sub x8, x8, x20
	cmp x8, #1
	b.lt .L119_21
	add x8, x21, #408
	add x1, x20, #1
	mov x0, x20
	ldar x8, [x8]
	ldr x9, [x8]
	and x9, x9, x20
	add x8, x8, x9, lsl #3
	add x8, x8, #32
	ldr x21, [x8]
	bl __aarch64_cas8_acq_rel
	ldr x8, [x19, #32]
	cmp x0, x20
	cset w20, eq
	cbnz x8, .L119_17
	ldr x8, [x19, #24]
	add x8, x8, #1
	str x8, [x19, #24]
	stlr x8, [x19]
.L119_14:
	cmp w20, #0
	csinv x0, x21, xzr, ne
	ldp x20, x19, [sp, #32]
	ldr x21, [sp, #16]
	ldp x29, x30, [sp], #48
	ret
.L119_15:
	cmp x8, #3
	b.ne .L119_18
	dmb ish
	b .L119_11
.L119_17:
	mov x0, x19
	bl Record::leave_nested
	b .L119_14
.L119_18:
	add x2, x21, #400
	mov x0, xzr
	mov w1, #1
	bl __aarch64_cas8_relax
	adrp x0, .Lanon
	add x0, x0, :lo12:.Lanon
	bl barrier::heavy_fence
	tbz w0, #0, .L119_21
	add x2, x21, #400
	mov w0, #1
	mov w1, #2
	bl __aarch64_cas8_relax
	b .L119_11
.L119_21:
	ldr x8, [x19, #32]
	cbnz x8, .L119_23
	ldr x8, [x19, #24]
	mov x0, xzr
	add x8, x8, #1
	str x8, [x19, #24]
	stlr x8, [x19]
	ldp x20, x19, [sp, #32]
	ldr x21, [sp, #16]
	ldp x29, x30, [sp], #48
	ret
.L119_23:
	mov x0, x19
	bl Record::leave_nested
.L119_24:
	mov x0, xzr
	ldp x20, x19, [sp, #32]
	ldr x21, [sp, #16]
	ldp x29, x30, [sp], #48
	ret
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
	b.mi .L125_8
	str x19, [x8, #256]
	ldr x2, [x8, #400]
	cbz x2, .L125_4
	cmp x2, #1
	dmb ish
	b.eq .L125_11
	ldr w8, [x0, #56]
	subs w8, w8, #1
	str w8, [x0, #56]
	b.eq .L125_11
.L125_4:
	ldr x22, [x0]
	ldr x1, [x22, #128]
	subs x8, x19, x1
	b.mi .L125_13
	ldp x10, x9, [x0, #8]
	cmp x19, x1
	and x9, x9, x19
	add x9, x10, x9, lsl #3
	ldr x20, [x9]
	b.ne .L125_9
	mov x23, x0
	sub x0, x21, #1
	add x2, x22, #128
	mov x1, x21
	bl __aarch64_cas8_relax
	cmp x0, x19
	str x21, [x22, #256]
	b.ne .L125_8
	ldr x8, [x23, #48]
	add x8, x8, #1
	str x8, [x23, #48]
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L125_8:
	mov x20, xzr
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L125_9:
	ldr x9, [x0, #40]
	str x19, [x0, #24]
	cmp x8, x9
	b.lt .L125_14
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L125_11:
	mov x1, x19
	bl Worker::take_and_see_to.reference
	tst w0, #0x1
	csel x20, x1, xzr, ne
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L125_13:
	mov x20, xzr
	str x21, [x22, #256]
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L125_14:
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
	b.le .L126_2
.L126_1:
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
.L126_2:
	mov x1, x0
	mov x0, sp
	mov w2, #1
	mov x20, x1
	bl Worker::reserve.reference
	ldr x8, [sp]
	mov x9, #-9223372036854775807
	cmp x8, x9
	b.ne .L126_5
	ldr x8, [x20, #24]
	mov x0, x20
	b .L126_1
.L126_5:
	mov x0, sp
	bl ring::fail
	brk #0x1
re_steal:
	stp x29, x30, [sp, #-48]!
	str x21, [sp, #16]
	stp x20, x19, [sp, #32]
	mov x29, sp
	ldr x21, [x0]
	ldr x8, [x21, #400]
	cmp x8, #2
	b.eq .L127_2
	add x8, x21, #128
	ldar x8, [x8]
	ldr x9, [x21, #256]
	sub x8, x9, x8
	cmp x8, #1
	b.lt .L127_24
.L127_2:
	adrp x0, :tlsdesc:RUST_STD_INTERNAL_VAL
	ldr x1, [x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL]
	add x0, x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL
	blr x1
	mrs x8, TPIDR_EL0
	add x0, x8, x0
	ldrb w8, [x0, #8]
	cmp w8, #1
	b.ne .L127_5
.L127_3:
	ldr x19, [x0]
	ldr x8, [x19, #24]
	tbnz w8, #0, .L127_9
.L127_4:
	orr x8, x8, #0x1
	str x8, [x19, #24]
	stlr x8, [x19]
	b .L127_10
.L127_5:
	mov x1, xzr
	mov x19, xzr
	bl Storage::get_or_init_slow
	cbnz x0, .L127_3
	mov x19, xzr
	bl records::temporary
	mov x19, x0
	ldr x8, [x0, #24]
	tbz w8, #0, .L127_4
.L127_9:
	ldr x8, [x19, #32]
	add x8, x8, #1
	str x8, [x19, #32]
.L127_10:
	ldr x8, [x21, #400]
	cmp x8, #2
	b.ne .L127_15
.L127_11:
	add x2, x21, #128
	add x8, x21, #256
	ldar x20, [x2]
	ldar x8, [x8]
	sub x8, x8, x20
	cmp x8, #1
	b.lt .L127_21
	add x8, x21, #408
	add x1, x20, #1
	mov x0, x20
	ldar x8, [x8]
	ldr x9, [x8]
	and x9, x9, x20
	add x8, x8, x9, lsl #3
	add x8, x8, #32
	ldr x21, [x8]
	bl __aarch64_cas8_acq_rel
	ldr x8, [x19, #32]
	cmp x0, x20
	cset w20, eq
	cbnz x8, .L127_17
	ldr x8, [x19, #24]
	add x8, x8, #1
	str x8, [x19, #24]
	stlr x8, [x19]
.L127_14:
	cmp w20, #0
	csinv x0, x21, xzr, ne
	ldp x20, x19, [sp, #32]
	ldr x21, [sp, #16]
	ldp x29, x30, [sp], #48
	ret
.L127_15:
	cmp x8, #3
	b.ne .L127_18
	dmb ish
	b .L127_11
.L127_17:
	mov x0, x19
	bl Record::leave_nested
	b .L127_14
.L127_18:
	add x2, x21, #400
	mov x0, xzr
	mov w1, #1
	bl __aarch64_cas8_relax
	adrp x0, .Lanon
	add x0, x0, :lo12:.Lanon
	bl barrier::heavy_fence
	tbz w0, #0, .L127_21
	add x2, x21, #400
	mov w0, #1
	mov w1, #2
	bl __aarch64_cas8_relax
	b .L127_11
.L127_21:
	ldr x8, [x19, #32]
	cbnz x8, .L127_23
	ldr x8, [x19, #24]
	mov x0, xzr
	add x8, x8, #1
	str x8, [x19, #24]
	stlr x8, [x19]
	ldp x20, x19, [sp, #32]
	ldr x21, [sp, #16]
	ldp x29, x30, [sp], #48
	ret
.L127_23:
	mov x0, x19
	bl Record::leave_nested
.L127_24:
	mov x0, xzr
	ldp x20, x19, [sp, #32]
	ldr x21, [sp, #16]
	ldp x29, x30, [sp], #48
	ret
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
	b.mi .L141_5
	add x8, x8, #256
	stlr x20, [x8]
	dmb ish
	ldr x21, [x0]
	ldr x1, [x21, #128]
	subs x9, x20, x1
	b.mi .L141_8
	ldp x10, x8, [x0, #8]
	cmp x20, x1
	and x8, x8, x20
	add x8, x10, x8, lsl #3
	ldr x8, [x8]
	b.ne .L141_6
	mov x23, x0
	sub x0, x19, #1
	add x2, x21, #128
	mov x1, x19
	mov x22, x8
	bl __aarch64_cas8_relax
	cmp x0, x20
	str x19, [x21, #256]
	b.ne .L141_5
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
.L141_5:
	mov x8, xzr
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L141_6:
	ldr x10, [x0, #40]
	str x20, [x0, #24]
	cmp x9, x10
	b.lt .L141_9
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L141_8:
	mov x8, xzr
	str x19, [x21, #256]
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L141_9:
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
	b.le .L142_2
.L142_1:
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
.L142_2:
	mov x1, x0
	mov x0, sp
	mov w2, #1
	mov x20, x1
	bl Worker::reserve.weakest
	ldr x8, [sp]
	mov x9, #-9223372036854775807
	cmp x8, x9
	b.ne .L142_5
	ldr x8, [x20, #24]
	mov x0, x20
	b .L142_1
.L142_5:
	mov x0, sp
	bl ring::fail
	brk #0x1
sb_push:
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
	str x8, [x0, #24]
	ldr x9, [x0]
	add x9, x9, #256
	stlr x8, [x9]
	ldp x20, x19, [sp, #32]
	ldp x29, x30, [sp, #16]
	add sp, sp, #48
	ret
.L146_2:
	mov x1, x0
	mov x0, sp
	mov w2, #1
	mov x20, x1
	bl Worker::reserve.weakest
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
wa_push:
	sub sp, sp, #48
	stp x29, x30, [sp, #16]
	stp x20, x19, [sp, #32]
	add x29, sp, #16
	ldp x8, x9, [x0, #24]
	mov x19, x1
	sub x9, x9, x8
	cmp x9, #0
	b.le .L150_2
.L150_1:
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
.L150_2:
	mov x1, x0
	mov x0, sp
	mov w2, #1
	mov x20, x1
	bl Worker::reserve.wa
	ldr x8, [sp]
	mov x9, #-9223372036854775807
	cmp x8, x9
	b.ne .L150_5
	ldr x8, [x20, #24]
	mov x0, x20
	b .L150_1
.L150_5:
	mov x0, sp
	bl ring::fail
	brk #0x1
wb_push:
	sub sp, sp, #48
	stp x29, x30, [sp, #16]
	stp x20, x19, [sp, #32]
	add x29, sp, #16
	ldp x8, x9, [x0, #24]
	mov x19, x1
	sub x9, x9, x8
	cmp x9, #0
	b.le .L154_2
.L154_1:
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
.L154_2:
	mov x1, x0
	mov x0, sp
	mov w2, #1
	mov x20, x1
	bl Worker::reserve.weakest
	ldr x8, [sp]
	mov x9, #-9223372036854775807
	cmp x8, x9
	b.ne .L154_5
	ldr x8, [x20, #24]
	mov x0, x20
	b .L154_1
.L154_5:
	mov x0, sp
	bl ring::fail
	brk #0x1
wc_push:
	sub sp, sp, #48
	stp x29, x30, [sp, #16]
	stp x20, x19, [sp, #32]
	add x29, sp, #16
	ldp x8, x9, [x0, #24]
	mov x19, x1
	sub x9, x9, x8
	cmp x9, #0
	b.le .L158_2
.L158_1:
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
.L158_2:
	mov x1, x0
	mov x0, sp
	mov w2, #1
	mov x20, x1
	bl Worker::reserve.wc
	ldr x8, [sp]
	mov x9, #-9223372036854775807
	cmp x8, x9
	b.ne .L158_5
	ldr x8, [x20, #24]
	mov x0, x20
	b .L158_1
.L158_5:
	mov x0, sp
	bl ring::fail
	brk #0x1
we_push:
	sub sp, sp, #48
	stp x29, x30, [sp, #16]
	stp x20, x19, [sp, #32]
	add x29, sp, #16
	ldp x8, x9, [x0, #24]
	mov x19, x1
	sub x9, x9, x8
	cmp x9, #0
	b.le .L166_2
.L166_1:
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
.L166_2:
	mov x1, x0
	mov x0, sp
	mov w2, #1
	mov x20, x1
	bl Worker::reserve.weakest
	ldr x8, [sp]
	mov x9, #-9223372036854775807
	cmp x8, x9
	b.ne .L166_5
	ldr x8, [x20, #24]
	mov x0, x20
	b .L166_1
.L166_5:
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
	b.lt .L171_2
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
.L171_2:
	mov x0, xzr
	ldp x20, x19, [sp, #16]
	ldp x29, x30, [sp], #32
	ret
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
	b.lt .L175_2
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
.L175_2:
	mov x0, xzr
	ldp x20, x19, [sp, #16]
	ldp x29, x30, [sp], #32
	ret
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
	b.lt .L179_2
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
.L179_2:
	mov x0, xzr
	ldp x20, x19, [sp, #16]
	ldp x29, x30, [sp], #32
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
	b.hs .L191_6
	mov x19, #-1
	mov w20, #1
	mov x21, #-9223372036854775807
.L191_2:
	ldr x8, [x1]
	ldr x8, [x8, #128]
	ldr x10, [x1, #16]
	sub x11, x9, x8
	add x12, x10, #1
	add x11, x11, x2
	add x10, x12, x8
	cmp x11, x12
	str x10, [x1, #32]
	b.hi .L191_4
	sub x8, x10, x9
	bic x8, x8, x8, asr #63
	cmp x8, x2
	b.lo .L191_2
	b .L191_6
.L191_4:
	subs x9, x11, #1
	mov x23, x2
	mov x22, x0
	clz x9, x9
	mov x0, sp
	mov x2, x8
	lsr x9, x19, x9
	mov x24, x1
	csinc x3, x20, x9, ls
	bl Worker::resize.reference
	ldr x8, [sp]
	cmp x8, x21
	b.ne .L191_7
	ldp x9, x10, [x24, #24]
	mov x1, x24
	mov x0, x22
	mov x2, x23
	sub x8, x10, x9
	bic x8, x8, x8, asr #63
	cmp x8, x23
	b.lo .L191_2
.L191_6:
	mov x8, #-9223372036854775807
	str x8, [x0]
	ldp x20, x19, [sp, #64]
	ldp x22, x21, [sp, #48]
	ldp x24, x23, [sp, #32]
	ldp x29, x30, [sp, #16]
	add sp, sp, #80
	ret
.L191_7:
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
	b.hs .L192_6
	mov x19, #-1
	mov w20, #1
	mov x21, #-9223372036854775807
.L192_2:
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
	b.hi .L192_4
	sub x8, x10, x9
	bic x8, x8, x8, asr #63
	cmp x8, x2
	b.lo .L192_2
	b .L192_6
.L192_4:
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
	b.ne .L192_7
	ldp x9, x10, [x24, #24]
	mov x1, x24
	mov x0, x22
	mov x2, x23
	sub x8, x10, x9
	bic x8, x8, x8, asr #63
	cmp x8, x23
	b.lo .L192_2
.L192_6:
	mov x8, #-9223372036854775807
	str x8, [x0]
	ldp x20, x19, [sp, #64]
	ldp x22, x21, [sp, #48]
	ldp x24, x23, [sp, #32]
	ldp x29, x30, [sp, #16]
	add sp, sp, #80
	ret
.L192_7:
	ldr q0, [sp]
	str q0, [x22]
	ldp x20, x19, [sp, #64]
	ldp x22, x21, [sp, #48]
	ldp x24, x23, [sp, #32]
	ldp x29, x30, [sp, #16]
	add sp, sp, #80
	ret
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
	b.ls .L194_13
	mov x8, #-5
	mov x20, x3
	mov x19, x0
	movk x8, #4095, lsl #48
	cmp x3, x8
	b.ls .L194_3
	mov x25, xzr
	b .L194_7
.L194_3:
	lsl x8, x20, #3
	mov x22, x2
	mov x21, x1
	add x23, x8, #32
	bl _RNvC7___rustc35___rust_no_alloc_shim_is_unstable_v2
	mov x0, x23
	mov w1, #8
	mov w25, #8
	bl _RNvC7___rustc12___rust_alloc
	cbz x0, .L194_6
	ldr x8, [x21, #8]
	stp x24, xzr, [x0]
	ldr x10, [x21, #24]
	ldur x9, [x8, #-8]
	sub x11, x9, x22
	cmp x11, #0
	csel x11, x9, x22, gt
	sub x9, x10, x11
	cmp x9, x20
	b.le .L194_8
	lsl x8, x24, #3
	mov w2, #8
	add x1, x8, #40
	bl _RNvC7___rustc14___rust_dealloc
	b .L194_11
.L194_6:
	mov x20, x23
.L194_7:
	stp x25, x20, [x19]
	b .L194_12
.L194_8:
	ldr x12, [x21, #16]
	cmp x10, x11
	add x13, x0, #32
	sub x9, x8, #32
	str x11, [x0, #24]
	b.eq .L194_10
.L194_9:
	and x14, x11, x12
	and x15, x11, x24
	add x11, x11, #1
	add x14, x8, x14, lsl #3
	add x15, x13, x15, lsl #3
	cmp x10, x11
	ldr x14, [x14]
	str x14, [x15]
	b.ne .L194_9
.L194_10:
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
.L194_11:
	mov x8, #-9223372036854775807
	str x8, [x19]
.L194_12:
	ldp x20, x19, [sp, #80]
	ldr x25, [sp, #32]
	ldp x22, x21, [sp, #64]
	ldp x24, x23, [sp, #48]
	ldp x29, x30, [sp, #16]
	add sp, sp, #96
	ret
.L194_13:
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
ra_batch = reference_batch
ra_pop = reference_pop
ra_push = reference_push
ra_steal = reference_steal
rb_batch = reference_batch
rb_pop = reference_pop
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
rg_steal = reference_steal
rh_batch = reference_batch
rh_pop = reference_pop
rh_push = reference_push
rh_steal = reference_steal
ri_batch = reference_batch
ri_pop = reference_pop
ri_push = reference_push
ri_steal = reference_steal
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
wd_pop = weakest_pop
wd_push = weakest_push
wd_steal = weakest_steal
we_batch = weakest_batch
we_pop = weakest_pop
we_steal = weakest_steal
wf_batch = weakest_batch
wf_pop = weakest_pop
wf_push = weakest_push
wg_batch = weakest_batch
wg_pop = weakest_pop
wg_push = weakest_push
wh_batch = weakest_batch
wh_pop = weakest_pop
wh_push = weakest_push
wi_batch = weakest_batch
wi_pop = weakest_pop
wi_push = weakest_push
wi_steal = weakest_steal
wj_batch = weakest_batch
wj_pop = weakest_pop
wj_push = weakest_push
wj_steal = weakest_steal
