# rustc 1.95.0 (59807616e 2026-04-14); sources 3de15fd66b61acc6
reference_batch:
	sub sp, sp, #144
	stp x29, x30, [sp, #48]
	stp x28, x27, [sp, #64]
	stp x26, x25, [sp, #80]
	stp x24, x23, [sp, #96]
	stp x22, x21, [sp, #112]
	stp x20, x19, [sp, #128]
	add x29, sp, #48
	ldr x25, [x0]
	mov x19, x1
	mov w0, #32
	bl batch::assert_positive
	ldr x8, [x19]
	cmp x25, x8
	b.eq .L0_33
	adrp x0, :tlsdesc:RUST_STD_INTERNAL_VAL
	ldr x1, [x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL]
	add x0, x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL
	blr x1
	mrs x8, TPIDR_EL0
	mov w26, #32
	add x21, x8, x0
	add x8, x25, #400
	ldar x8, [x8]
	cmp x8, #2
	b.eq .L0_4
.L0_3:
	add x8, x25, #128
	ldar x8, [x8]
	ldr x9, [x25, #256]
	sub x8, x9, x8
	cmp x8, #1
	b.lt .L0_65
.L0_4:
	ldrb w8, [x21, #8]
	mov x0, x21
	cmp w8, #1
	b.ne .L0_7
.L0_5:
	ldr x20, [x0]
	ldr x8, [x20, #24]
	tbnz w8, #0, .L0_11
.L0_6:
	orr x8, x8, #0x1
	str x8, [x20, #24]
	stlr x8, [x20]
	b .L0_12
.L0_7:
	mov x0, x21
	mov x1, xzr
	mov x20, xzr
	bl Storage::get_or_init_slow
	cbnz x0, .L0_5
	mov x20, xzr
	bl records::temporary
	mov x20, x0
	ldr x8, [x0, #24]
	tbz w8, #0, .L0_6
.L0_11:
	ldr x8, [x20, #32]
	add x8, x8, #1
	str x8, [x20, #32]
.L0_12:
	add x8, x25, #400
	ldar x8, [x8]
	cmp x8, #2
	b.ne .L0_24
.L0_13:
	str x19, [sp, #8]
	add x8, x25, #128
	add x9, x25, #256
	ldar x23, [x8]
	ldar x8, [x9]
	sub x8, x8, x23
	cmp x8, #1
	b.lt .L0_44
	ldr x9, [sp, #8]
	sub x22, x8, x8, lsr #1
	mov x19, x21
	mov x21, x26
	ldp x9, x8, [x9, #24]
	cmp x26, x22
	csel x26, x26, x22, lo
	sub x27, x26, #1
	sub x8, x8, x9
	bic x28, x8, x8, asr #63
	cmp x27, x28
	b.ls .L0_16
	mov w24, #3
	b .L0_18
.L0_16:
	add x8, x25, #408
	add x1, x23, #1
	add x2, x25, #128
	ldar x8, [x8]
	mov x0, x23
	ldr x9, [x8]
	and x9, x9, x23
	add x8, x8, x9, lsl #3
	add x8, x8, #32
	ldr x24, [x8]
	bl __aarch64_cas8_acq_rel
	cmp x0, x23
	b.eq .L0_46
	mov w24, #2
.L0_18:
	ldr x8, [x20, #32]
	mov x26, x21
	cbnz x8, .L0_26
	ldr x8, [x20, #24]
	add x8, x8, #1
	str x8, [x20, #24]
	stlr x8, [x20]
.L0_20:
	cmp x27, x28
	b.ls .L0_66
	add x8, x25, #256
	add x9, x25, #128
	ldar x8, [x8]
	ldar x9, [x9]
	sub x8, x8, x9
	cmp x8, #1
	csinc x8, x8, xzr, gt
	sub x8, x8, x8, lsr #1
	cmp x26, x8
	csel x8, x26, x8, lo
	sub x2, x8, #1
	ldr x1, [sp, #8]
	sub x0, x29, #16
	bl Worker::reserve.reference
	ldur x8, [x29, #-16]
	mov x9, #-9223372036854775807
	mov x21, x19
	cmp x8, x9
	b.ne .L0_30
.L0_23:
	ldr x19, [sp, #8]
	ldp x9, x8, [x19, #24]
	sub x8, x8, x9
	bic x8, x8, x8, asr #63
	add x9, x8, #1
	cmp x9, x26
	csinc x26, x26, x8, hs
	add x8, x25, #400
	ldar x8, [x8]
	cmp x8, #2
	b.ne .L0_3
	b .L0_4
.L0_24:
	cmp x8, #3
	b.ne .L0_27
	dmb ish
	b .L0_13
.L0_26:
	mov x0, x20
	bl Record::leave_nested
	b .L0_20
.L0_27:
	add x2, x25, #400
	mov x0, xzr
	mov w1, #1
	bl __aarch64_cas8_relax
	adrp x0, .Lanon
	add x0, x0, :lo12:.Lanon
	bl barrier::heavy_fence
	tbz w0, #0, .L0_44
	add x2, x25, #400
	mov w0, #1
	mov w1, #2
	bl __aarch64_cas8_relax
	b .L0_13
.L0_30:
	ldr x1, [sp, #8]
	add x0, sp, #16
	mov x2, xzr
	bl Worker::reserve.reference
	ldr x8, [sp, #16]
	mov x9, #-9223372036854775807
	mov x21, x19
	cmp x8, x9
	b.eq .L0_23
	add x0, sp, #16
	bl ring::fail
	b .L0_72
.L0_33:
	ldr x21, [x19, #24]
	ldr x9, [x8, #128]
	sub x20, x21, #1
	cmp x20, x9
	b.mi .L0_65
	str x20, [x8, #256]
	ldr x2, [x8, #400]
	cbz x2, .L0_37
	cmp x2, #1
	dmb ish
	b.eq .L0_59
	ldr w8, [x19, #56]
	subs w8, w8, #1
	str w8, [x19, #56]
	b.eq .L0_59
.L0_37:
	ldr x22, [x19]
	ldr x1, [x22, #128]
	subs x8, x20, x1
	b.mi .L0_61
	ldp x10, x9, [x19, #8]
	cmp x20, x1
	and x9, x9, x20
	add x9, x10, x9, lsl #3
	ldr x23, [x9]
	b.ne .L0_41
	sub x0, x21, #1
	add x2, x22, #128
	mov x1, x21
	bl __aarch64_cas8_relax
	cmp x0, x20
	str x21, [x22, #256]
	b.ne .L0_65
	ldr x8, [x19, #48]
	mov w24, #1
	add x8, x8, #1
	str x8, [x19, #48]
	cbnz x24, .L0_67
	b .L0_43
.L0_41:
	ldr x9, [x19, #40]
	str x20, [x19, #24]
	cmp x8, x9
	b.lt .L0_62
.L0_42:
	mov w24, #1
	cbnz x24, .L0_67
.L0_43:
	mov x23, x24
	b .L0_69
.L0_44:
	ldr x8, [x20, #32]
	cbnz x8, .L0_64
	mov x24, xzr
	b .L0_58
.L0_46:
	cmp x26, #2
	b.lo .L0_55
	cmp x21, x22
	ldr x19, [sp, #8]
	mvn x26, x23
	csel x8, x21, x22, lo
	add x21, x23, #2
	mov x27, #-9223372036854775807
	sub x22, x8, #1
.L0_48:
	add x8, x25, #256
	ldar x8, [x8]
	add x8, x26, x8
	cmp x8, #1
	b.lt .L0_55
	add x8, x25, #408
	sub x28, x21, #1
	sub x0, x21, #1
	ldar x8, [x8]
	add x2, x25, #128
	mov x1, x21
	ldr x9, [x8]
	and x9, x9, x28
	add x8, x8, x9, lsl #3
	add x8, x8, #32
	ldr x23, [x8]
	bl __aarch64_cas8_acq_rel
	cmp x0, x28
	b.ne .L0_55
	ldp x8, x9, [x19, #24]
	sub x9, x9, x8
	cmp x9, #0
	b.le .L0_52
.L0_51:
	ldp x10, x9, [x19, #8]
	sub x22, x22, #1
	add x21, x21, #1
	sub x26, x26, #1
	and x9, x9, x8
	add x8, x8, #1
	add x9, x10, x9, lsl #3
	str x24, [x9]
	mov x24, x23
	dmb ish
	str x8, [x19, #24]
	ldr x9, [x19]
	str x8, [x9, #256]
	cbnz x22, .L0_48
	b .L0_56
.L0_52:
	sub x0, x29, #16
	mov x1, x19
	mov w2, #1
	bl Worker::reserve.reference
	ldur x8, [x29, #-16]
	cmp x8, x27
	b.ne .L0_71
	ldr x19, [sp, #8]
	ldr x8, [x19, #24]
	b .L0_51
.L0_55:
	mov x23, x24
.L0_56:
	ldr x8, [x20, #32]
	cbnz x8, .L0_70
	mov w24, #1
.L0_58:
	ldr x8, [x20, #24]
	add x8, x8, #1
	str x8, [x20, #24]
	stlr x8, [x20]
	cbnz x24, .L0_67
	b .L0_43
.L0_59:
	mov x0, x19
	mov x1, x20
	bl Worker::take_and_see_to.reference
	mov x24, x0
	mov x23, x1
	cbnz x0, .L0_67
	b .L0_43
.L0_61:
	mov x24, xzr
	str x21, [x22, #256]
	b .L0_43
.L0_62:
	mov x0, x19
	mov x2, x23
	bl Worker::shrink
	mov x23, x0
	b .L0_42
.L0_64:
	mov x0, x20
	bl Record::leave_nested
.L0_65:
	mov x24, xzr
.L0_66:
	cbz x24, .L0_43
.L0_67:
	cmp x24, #1
	b.eq .L0_69
	mov x23, #-1
.L0_69:
	mov x0, x23
	ldp x20, x19, [sp, #128]
	ldp x22, x21, [sp, #112]
	ldp x24, x23, [sp, #96]
	ldp x26, x25, [sp, #80]
	ldp x28, x27, [sp, #64]
	ldp x29, x30, [sp, #48]
	add sp, sp, #144
	ret
.L0_70:
	mov x0, x20
	bl Record::leave_nested
	b .L0_42
.L0_71:
	sub x0, x29, #16
	bl ring::fail
.L0_72:
	brk #0x1
reference_pop:
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
	b.mi .L1_8
	str x19, [x8, #256]
	ldr x2, [x8, #400]
	cbz x2, .L1_4
	cmp x2, #1
	dmb ish
	b.eq .L1_11
	ldr w8, [x0, #56]
	subs w8, w8, #1
	str w8, [x0, #56]
	b.eq .L1_11
.L1_4:
	ldr x22, [x0]
	ldr x1, [x22, #128]
	subs x8, x19, x1
	b.mi .L1_13
	ldp x10, x9, [x0, #8]
	cmp x19, x1
	and x9, x9, x19
	add x9, x10, x9, lsl #3
	ldr x20, [x9]
	b.ne .L1_9
	mov x23, x0
	sub x0, x21, #1
	add x2, x22, #128
	mov x1, x21
	bl __aarch64_cas8_relax
	cmp x0, x19
	str x21, [x22, #256]
	b.ne .L1_8
	ldr x8, [x23, #48]
	add x8, x8, #1
	str x8, [x23, #48]
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L1_8:
	mov x20, xzr
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L1_9:
	ldr x9, [x0, #40]
	str x19, [x0, #24]
	cmp x8, x9
	b.lt .L1_14
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L1_11:
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
.L1_13:
	mov x20, xzr
	str x21, [x22, #256]
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L1_14:
	mov x2, x20
	bl Worker::shrink
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
reference_push:
	sub sp, sp, #48
	stp x29, x30, [sp, #16]
	stp x20, x19, [sp, #32]
	add x29, sp, #16
	ldp x8, x9, [x0, #24]
	mov x19, x1
	sub x9, x9, x8
	cmp x9, #0
	b.le .L2_2
.L2_1:
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
.L2_2:
	mov x1, x0
	mov x0, sp
	mov w2, #1
	mov x20, x1
	bl Worker::reserve.reference
	ldr x8, [sp]
	mov x9, #-9223372036854775807
	cmp x8, x9
	b.ne .L2_5
	ldr x8, [x20, #24]
	mov x0, x20
	b .L2_1
.L2_5:
	mov x0, sp
	bl ring::fail
	brk #0x1
reference_steal:
	stp x29, x30, [sp, #-48]!
	str x21, [sp, #16]
	stp x20, x19, [sp, #32]
	mov x29, sp
	ldr x21, [x0]
	add x8, x21, #400
	ldar x8, [x8]
	cmp x8, #2
	b.eq .L3_2
	add x8, x21, #128
	ldar x8, [x8]
	ldr x9, [x21, #256]
	sub x8, x9, x8
	cmp x8, #1
	b.lt .L3_24
.L3_2:
	adrp x0, :tlsdesc:RUST_STD_INTERNAL_VAL
	ldr x1, [x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL]
	add x0, x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL
	blr x1
	mrs x8, TPIDR_EL0
	add x0, x8, x0
	ldrb w8, [x0, #8]
	cmp w8, #1
	b.ne .L3_5
.L3_3:
	ldr x19, [x0]
	ldr x8, [x19, #24]
	tbnz w8, #0, .L3_9
.L3_4:
	orr x8, x8, #0x1
	str x8, [x19, #24]
	stlr x8, [x19]
	b .L3_10
.L3_5:
	mov x1, xzr
	mov x19, xzr
	bl Storage::get_or_init_slow
	cbnz x0, .L3_3
	mov x19, xzr
	bl records::temporary
	mov x19, x0
	ldr x8, [x0, #24]
	tbz w8, #0, .L3_4
.L3_9:
	ldr x8, [x19, #32]
	add x8, x8, #1
	str x8, [x19, #32]
.L3_10:
	add x8, x21, #400
	ldar x8, [x8]
	cmp x8, #2
	b.ne .L3_15
.L3_11:
	add x2, x21, #128
	add x8, x21, #256
	ldar x20, [x2]
	ldar x8, [x8]
	sub x8, x8, x20
	cmp x8, #1
	b.lt .L3_21
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
	cbnz x8, .L3_17
	ldr x8, [x19, #24]
	add x8, x8, #1
	str x8, [x19, #24]
	stlr x8, [x19]
.L3_14:
	cmp w20, #0
	csinv x0, x21, xzr, ne
	ldp x20, x19, [sp, #32]
	ldr x21, [sp, #16]
	ldp x29, x30, [sp], #48
	ret
.L3_15:
	cmp x8, #3
	b.ne .L3_18
	dmb ish
	b .L3_11
.L3_17:
	mov x0, x19
	bl Record::leave_nested
	b .L3_14
.L3_18:
	add x2, x21, #400
	mov x0, xzr
	mov w1, #1
	bl __aarch64_cas8_relax
	adrp x0, .Lanon
	add x0, x0, :lo12:.Lanon
	bl barrier::heavy_fence
	tbz w0, #0, .L3_21
	add x2, x21, #400
	mov w0, #1
	mov w1, #2
	bl __aarch64_cas8_relax
	b .L3_11
.L3_21:
	ldr x8, [x19, #32]
	cbnz x8, .L3_23
	ldr x8, [x19, #24]
	mov x0, xzr
	add x8, x8, #1
	str x8, [x19, #24]
	stlr x8, [x19]
	ldp x20, x19, [sp, #32]
	ldr x21, [sp, #16]
	ldp x29, x30, [sp], #48
	ret
.L3_23:
	mov x0, x19
	bl Record::leave_nested
.L3_24:
	mov x0, xzr
	ldp x20, x19, [sp, #32]
	ldr x21, [sp, #16]
	ldp x29, x30, [sp], #48
	ret
weakest_batch:
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
	b.eq .L4_12
	add x8, x23, #256
	ldr x22, [x23, #128]
	dmb ish
	ldar x8, [x8]
	sub x8, x8, x22
	cmp x8, #1
	b.lt .L4_17
	and x9, x8, #0x1
	mov w11, #32
	add x8, x9, x8, lsr #1
	ldp x10, x9, [x19, #24]
	cmp x8, #32
	sub x9, x9, x10
	csel x24, x8, x11, lo
	bic x8, x9, x9, asr #63
	sub x9, x24, #1
	cmp x9, x8
	b.ls .L4_18
	mov w20, #32
	mov x21, #-9223372036854775807
.L4_5:
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
	bl Worker::reserve.weakest
	ldr x8, [sp, #16]
	cmp x8, x21
	b.ne .L4_9
.L4_7:
	ldp x10, x9, [x19, #24]
	add x8, x23, #256
	ldr x22, [x23, #128]
	dmb ish
	ldar x8, [x8]
	sub x8, x8, x22
	cmp x8, #1
	b.lt .L4_17
	sub x9, x9, x10
	and x11, x8, #0x1
	bic x9, x9, x9, asr #63
	add x8, x11, x8, lsr #1
	add x10, x9, #1
	cmp x10, x20
	ldp x11, x10, [x19, #24]
	csinc x20, x20, x9, hs
	cmp x20, x8
	sub x9, x10, x11
	csel x24, x20, x8, lo
	bic x8, x9, x9, asr #63
	sub x9, x24, #1
	cmp x9, x8
	b.hi .L4_5
	b .L4_18
.L4_9:
	mov x0, sp
	mov x1, x19
	mov x2, xzr
	bl Worker::reserve.weakest
	ldr x8, [sp]
	cmp x8, x21
	b.eq .L4_7
	mov x0, sp
	b .L4_42
.L4_12:
	ldr x21, [x19, #24]
	ldr x9, [x8, #128]
	sub x22, x21, #1
	cmp x22, x9
	b.mi .L4_17
	str x22, [x8, #256]
	dmb ish
	ldr x23, [x19]
	ldr x1, [x23, #128]
	subs x8, x22, x1
	b.mi .L4_38
	ldp x10, x9, [x19, #8]
	cmp x22, x1
	and x9, x9, x22
	add x9, x10, x9, lsl #3
	ldr x20, [x9]
	b.ne .L4_30
	sub x0, x21, #1
	add x2, x23, #128
	mov x1, x21
	bl __aarch64_cas8_relax
	cmp x0, x22
	str x21, [x23, #256]
	b.ne .L4_17
	ldr x8, [x19, #48]
	mov w22, #1
	add x8, x8, #1
	str x8, [x19, #48]
	cbnz x22, .L4_33
	b .L4_36
.L4_17:
	mov x22, xzr
	b .L4_29
.L4_18:
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
	b.ne .L4_28
	cmp x24, #2
	b.lo .L4_31
	sub x24, x24, #1
	add x21, x22, #2
	mvn x25, x22
	mov w22, #1
	mov x26, #-9223372036854775807
.L4_21:
	add x8, x23, #256
	ldar x8, [x8]
	add x8, x25, x8
	cmp x8, #1
	b.lt .L4_32
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
	b.ne .L4_32
	ldp x8, x9, [x19, #24]
	sub x9, x9, x8
	cmp x9, #0
	b.le .L4_25
.L4_24:
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
	cbnz x24, .L4_21
	b .L4_35
.L4_25:
	add x0, sp, #16
	mov x1, x19
	mov w2, #1
	bl Worker::reserve.weakest
	ldr x8, [sp, #16]
	cmp x8, x26
	b.ne .L4_41
	ldr x8, [x19, #24]
	b .L4_24
.L4_28:
	mov w22, #2
.L4_29:
	cbnz x22, .L4_33
	b .L4_36
.L4_30:
	ldr x9, [x19, #40]
	str x22, [x19, #24]
	cmp x8, x9
	b.lt .L4_39
.L4_31:
	mov w22, #1
.L4_32:
	cbz x22, .L4_36
.L4_33:
	cmp x22, #1
	b.eq .L4_37
	mov x20, #-1
	b .L4_37
.L4_35:
	mov x20, x27
	cbnz x22, .L4_33
.L4_36:
	mov x20, x22
.L4_37:
	mov x0, x20
	ldp x20, x19, [sp, #112]
	ldp x22, x21, [sp, #96]
	ldp x24, x23, [sp, #80]
	ldp x26, x25, [sp, #64]
	ldp x28, x27, [sp, #48]
	ldp x29, x30, [sp, #32]
	add sp, sp, #128
	ret
.L4_38:
	mov x22, xzr
	str x21, [x23, #256]
	b .L4_29
.L4_39:
	mov x0, x19
	mov x2, x20
	bl Worker::shrink
	mov x20, x0
	b .L4_31
.L4_41:
	add x0, sp, #16
.L4_42:
	bl ring::fail
	brk #0x1
weakest_pop:
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
	b.mi .L5_5
	str x20, [x8, #256]
	dmb ish
	ldr x21, [x0]
	ldr x1, [x21, #128]
	subs x9, x20, x1
	b.mi .L5_8
	ldp x10, x8, [x0, #8]
	cmp x20, x1
	and x8, x8, x20
	add x8, x10, x8, lsl #3
	ldr x8, [x8]
	b.ne .L5_6
	mov x23, x0
	sub x0, x19, #1
	add x2, x21, #128
	mov x1, x19
	mov x22, x8
	bl __aarch64_cas8_relax
	cmp x0, x20
	str x19, [x21, #256]
	b.ne .L5_5
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
.L5_5:
	mov x8, xzr
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L5_6:
	ldr x10, [x0, #40]
	str x20, [x0, #24]
	cmp x9, x10
	b.lt .L5_9
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L5_8:
	mov x8, xzr
	str x19, [x21, #256]
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L5_9:
	mov x2, x8
	bl Worker::shrink
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
weakest_push:
	sub sp, sp, #48
	stp x29, x30, [sp, #16]
	stp x20, x19, [sp, #32]
	add x29, sp, #16
	ldp x8, x9, [x0, #24]
	mov x19, x1
	sub x9, x9, x8
	cmp x9, #0
	b.le .L6_2
.L6_1:
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
.L6_2:
	mov x1, x0
	mov x0, sp
	mov w2, #1
	mov x20, x1
	bl Worker::reserve.weakest
	ldr x8, [sp]
	mov x9, #-9223372036854775807
	cmp x8, x9
	b.ne .L6_5
	ldr x8, [x20, #24]
	mov x0, x20
	b .L6_1
.L6_5:
	mov x0, sp
	bl ring::fail
	brk #0x1
weakest_steal:
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
	b.lt .L7_2
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
.L7_2:
	mov x0, xzr
	ldp x20, x19, [sp, #16]
	ldp x29, x30, [sp], #32
	ret
ra_batch:
	sub sp, sp, #144
	stp x29, x30, [sp, #48]
	stp x28, x27, [sp, #64]
	stp x26, x25, [sp, #80]
	stp x24, x23, [sp, #96]
	stp x22, x21, [sp, #112]
	stp x20, x19, [sp, #128]
	add x29, sp, #48
	ldr x25, [x0]
	mov x19, x1
	mov w0, #32
	bl batch::assert_positive
	ldr x8, [x19]
	cmp x25, x8
	b.eq .L8_33
	adrp x0, :tlsdesc:RUST_STD_INTERNAL_VAL
	ldr x1, [x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL]
	add x0, x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL
	blr x1
	mrs x8, TPIDR_EL0
	mov w26, #32
	add x21, x8, x0
	add x8, x25, #400
	ldar x8, [x8]
	cmp x8, #2
	b.eq .L8_4
.L8_3:
	add x8, x25, #128
	ldar x8, [x8]
	ldr x9, [x25, #256]
	sub x8, x9, x8
	cmp x8, #1
	b.lt .L8_65
.L8_4:
	ldrb w8, [x21, #8]
	mov x0, x21
	cmp w8, #1
	b.ne .L8_7
.L8_5:
	ldr x20, [x0]
	ldr x8, [x20, #24]
	tbnz w8, #0, .L8_11
.L8_6:
	orr x8, x8, #0x1
	str x8, [x20, #24]
	stlr x8, [x20]
	b .L8_12
.L8_7:
	mov x0, x21
	mov x1, xzr
	mov x20, xzr
	bl Storage::get_or_init_slow
	cbnz x0, .L8_5
	mov x20, xzr
	bl records::temporary
	mov x20, x0
	ldr x8, [x0, #24]
	tbz w8, #0, .L8_6
.L8_11:
	ldr x8, [x20, #32]
	add x8, x8, #1
	str x8, [x20, #32]
.L8_12:
	add x8, x25, #400
	ldar x8, [x8]
	cmp x8, #2
	b.ne .L8_24
.L8_13:
	str x19, [sp, #8]
	add x8, x25, #128
	add x9, x25, #256
	ldar x23, [x8]
	ldar x8, [x9]
	sub x8, x8, x23
	cmp x8, #1
	b.lt .L8_44
	ldr x9, [sp, #8]
	sub x22, x8, x8, lsr #1
	mov x19, x21
	mov x21, x26
	ldp x9, x8, [x9, #24]
	cmp x26, x22
	csel x26, x26, x22, lo
	sub x27, x26, #1
	sub x8, x8, x9
	bic x28, x8, x8, asr #63
	cmp x27, x28
	b.ls .L8_16
	mov w24, #3
	b .L8_18
.L8_16:
	add x8, x25, #408
	add x1, x23, #1
	add x2, x25, #128
	ldar x8, [x8]
	mov x0, x23
	ldr x9, [x8]
	and x9, x9, x23
	add x8, x8, x9, lsl #3
	add x8, x8, #32
	ldr x24, [x8]
	bl __aarch64_cas8_acq_rel
	cmp x0, x23
	b.eq .L8_46
	mov w24, #2
.L8_18:
	ldr x8, [x20, #32]
	mov x26, x21
	cbnz x8, .L8_26
	ldr x8, [x20, #24]
	add x8, x8, #1
	str x8, [x20, #24]
	stlr x8, [x20]
.L8_20:
	cmp x27, x28
	b.ls .L8_66
	add x8, x25, #256
	add x9, x25, #128
	ldar x8, [x8]
	ldar x9, [x9]
	sub x8, x8, x9
	cmp x8, #1
	csinc x8, x8, xzr, gt
	sub x8, x8, x8, lsr #1
	cmp x26, x8
	csel x8, x26, x8, lo
	sub x2, x8, #1
	ldr x1, [sp, #8]
	sub x0, x29, #16
	bl Worker::reserve.reference
	ldur x8, [x29, #-16]
	mov x9, #-9223372036854775807
	mov x21, x19
	cmp x8, x9
	b.ne .L8_30
.L8_23:
	ldr x19, [sp, #8]
	ldp x9, x8, [x19, #24]
	sub x8, x8, x9
	bic x8, x8, x8, asr #63
	add x9, x8, #1
	cmp x9, x26
	csinc x26, x26, x8, hs
	add x8, x25, #400
	ldar x8, [x8]
	cmp x8, #2
	b.ne .L8_3
	b .L8_4
.L8_24:
	cmp x8, #3
	b.ne .L8_27
	dmb ish
	b .L8_13
.L8_26:
	mov x0, x20
	bl Record::leave_nested
	b .L8_20
.L8_27:
	add x2, x25, #400
	mov x0, xzr
	mov w1, #1
	bl __aarch64_cas8_relax
	adrp x0, .Lanon
	add x0, x0, :lo12:.Lanon
	bl barrier::heavy_fence
	tbz w0, #0, .L8_44
	add x2, x25, #400
	mov w0, #1
	mov w1, #2
	bl __aarch64_cas8_relax
	b .L8_13
.L8_30:
	ldr x1, [sp, #8]
	add x0, sp, #16
	mov x2, xzr
	bl Worker::reserve.reference
	ldr x8, [sp, #16]
	mov x9, #-9223372036854775807
	mov x21, x19
	cmp x8, x9
	b.eq .L8_23
	add x0, sp, #16
	bl ring::fail
	b .L8_72
.L8_33:
	ldr x21, [x19, #24]
	ldr x9, [x8, #128]
	sub x20, x21, #1
	cmp x20, x9
	b.mi .L8_65
	str x20, [x8, #256]
	ldr x2, [x8, #400]
	cbz x2, .L8_37
	cmp x2, #1
	dmb ish
	b.eq .L8_59
	ldr w8, [x19, #56]
	subs w8, w8, #1
	str w8, [x19, #56]
	b.eq .L8_59
.L8_37:
	ldr x22, [x19]
	ldr x1, [x22, #128]
	subs x8, x20, x1
	b.mi .L8_61
	ldp x10, x9, [x19, #8]
	cmp x20, x1
	and x9, x9, x20
	add x9, x10, x9, lsl #3
	ldr x23, [x9]
	b.ne .L8_41
	sub x0, x21, #1
	add x2, x22, #128
	mov x1, x21
	bl __aarch64_cas8_relax
	cmp x0, x20
	str x21, [x22, #256]
	b.ne .L8_65
	ldr x8, [x19, #48]
	mov w24, #1
	add x8, x8, #1
	str x8, [x19, #48]
	cbnz x24, .L8_67
	b .L8_43
.L8_41:
	ldr x9, [x19, #40]
	str x20, [x19, #24]
	cmp x8, x9
	b.lt .L8_62
.L8_42:
	mov w24, #1
	cbnz x24, .L8_67
.L8_43:
	mov x23, x24
	b .L8_69
.L8_44:
	ldr x8, [x20, #32]
	cbnz x8, .L8_64
	mov x24, xzr
	b .L8_58
.L8_46:
	cmp x26, #2
	b.lo .L8_55
	cmp x21, x22
	ldr x19, [sp, #8]
	mvn x26, x23
	csel x8, x21, x22, lo
	add x21, x23, #2
	mov x27, #-9223372036854775807
	sub x22, x8, #1
.L8_48:
	add x8, x25, #256
	ldar x8, [x8]
	add x8, x26, x8
	cmp x8, #1
	b.lt .L8_55
	add x8, x25, #408
	sub x28, x21, #1
	sub x0, x21, #1
	ldar x8, [x8]
	add x2, x25, #128
	mov x1, x21
	ldr x9, [x8]
	and x9, x9, x28
	add x8, x8, x9, lsl #3
	add x8, x8, #32
	ldr x23, [x8]
	bl __aarch64_cas8_acq_rel
	cmp x0, x28
	b.ne .L8_55
	ldp x8, x9, [x19, #24]
	sub x9, x9, x8
	cmp x9, #0
	b.le .L8_52
.L8_51:
	ldp x10, x9, [x19, #8]
	sub x22, x22, #1
	add x21, x21, #1
	sub x26, x26, #1
	and x9, x9, x8
	add x8, x8, #1
	add x9, x10, x9, lsl #3
	str x24, [x9]
	mov x24, x23
	dmb ish
	str x8, [x19, #24]
	ldr x9, [x19]
	str x8, [x9, #256]
	cbnz x22, .L8_48
	b .L8_56
.L8_52:
	sub x0, x29, #16
	mov x1, x19
	mov w2, #1
	bl Worker::reserve.reference
	ldur x8, [x29, #-16]
	cmp x8, x27
	b.ne .L8_71
	ldr x19, [sp, #8]
	ldr x8, [x19, #24]
	b .L8_51
.L8_55:
	mov x23, x24
.L8_56:
	ldr x8, [x20, #32]
	cbnz x8, .L8_70
	mov w24, #1
.L8_58:
	ldr x8, [x20, #24]
	add x8, x8, #1
	str x8, [x20, #24]
	stlr x8, [x20]
	cbnz x24, .L8_67
	b .L8_43
.L8_59:
	mov x0, x19
	mov x1, x20
	bl Worker::take_and_see_to.reference
	mov x24, x0
	mov x23, x1
	cbnz x0, .L8_67
	b .L8_43
.L8_61:
	mov x24, xzr
	str x21, [x22, #256]
	b .L8_43
.L8_62:
	mov x0, x19
	mov x2, x23
	bl Worker::shrink
	mov x23, x0
	b .L8_42
.L8_64:
	mov x0, x20
	bl Record::leave_nested
.L8_65:
	mov x24, xzr
.L8_66:
	cbz x24, .L8_43
.L8_67:
	cmp x24, #1
	b.eq .L8_69
	mov x23, #-1
.L8_69:
	mov x0, x23
	ldp x20, x19, [sp, #128]
	ldp x22, x21, [sp, #112]
	ldp x24, x23, [sp, #96]
	ldp x26, x25, [sp, #80]
	ldp x28, x27, [sp, #64]
	ldp x29, x30, [sp, #48]
	add sp, sp, #144
	ret
.L8_70:
	mov x0, x20
	bl Record::leave_nested
	b .L8_42
.L8_71:
	sub x0, x29, #16
	bl ring::fail
.L8_72:
	brk #0x1
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
	b.mi .L9_8
	str x19, [x8, #256]
	ldr x2, [x8, #400]
	cbz x2, .L9_4
	cmp x2, #1
	dmb ish
	b.eq .L9_11
	ldr w8, [x0, #56]
	subs w8, w8, #1
	str w8, [x0, #56]
	b.eq .L9_11
.L9_4:
	ldr x22, [x0]
	ldr x1, [x22, #128]
	subs x8, x19, x1
	b.mi .L9_13
	ldp x10, x9, [x0, #8]
	cmp x19, x1
	and x9, x9, x19
	add x9, x10, x9, lsl #3
	ldr x20, [x9]
	b.ne .L9_9
	mov x23, x0
	sub x0, x21, #1
	add x2, x22, #128
	mov x1, x21
	bl __aarch64_cas8_relax
	cmp x0, x19
	str x21, [x22, #256]
	b.ne .L9_8
	ldr x8, [x23, #48]
	add x8, x8, #1
	str x8, [x23, #48]
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L9_8:
	mov x20, xzr
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L9_9:
	ldr x9, [x0, #40]
	str x19, [x0, #24]
	cmp x8, x9
	b.lt .L9_14
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L9_11:
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
.L9_13:
	mov x20, xzr
	str x21, [x22, #256]
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L9_14:
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
	b.le .L10_2
.L10_1:
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
.L10_2:
	mov x1, x0
	mov x0, sp
	mov w2, #1
	mov x20, x1
	bl Worker::reserve.reference
	ldr x8, [sp]
	mov x9, #-9223372036854775807
	cmp x8, x9
	b.ne .L10_5
	ldr x8, [x20, #24]
	mov x0, x20
	b .L10_1
.L10_5:
	mov x0, sp
	bl ring::fail
	brk #0x1
ra_steal:
	stp x29, x30, [sp, #-48]!
	str x21, [sp, #16]
	stp x20, x19, [sp, #32]
	mov x29, sp
	ldr x21, [x0]
	add x8, x21, #400
	ldar x8, [x8]
	cmp x8, #2
	b.eq .L11_2
	add x8, x21, #128
	ldar x8, [x8]
	ldr x9, [x21, #256]
	sub x8, x9, x8
	cmp x8, #1
	b.lt .L11_24
.L11_2:
	adrp x0, :tlsdesc:RUST_STD_INTERNAL_VAL
	ldr x1, [x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL]
	add x0, x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL
	blr x1
	mrs x8, TPIDR_EL0
	add x0, x8, x0
	ldrb w8, [x0, #8]
	cmp w8, #1
	b.ne .L11_5
.L11_3:
	ldr x19, [x0]
	ldr x8, [x19, #24]
	tbnz w8, #0, .L11_9
.L11_4:
	orr x8, x8, #0x1
	str x8, [x19, #24]
	stlr x8, [x19]
	b .L11_10
.L11_5:
	mov x1, xzr
	mov x19, xzr
	bl Storage::get_or_init_slow
	cbnz x0, .L11_3
	mov x19, xzr
	bl records::temporary
	mov x19, x0
	ldr x8, [x0, #24]
	tbz w8, #0, .L11_4
.L11_9:
	ldr x8, [x19, #32]
	add x8, x8, #1
	str x8, [x19, #32]
.L11_10:
	add x8, x21, #400
	ldar x8, [x8]
	cmp x8, #2
	b.ne .L11_15
.L11_11:
	add x2, x21, #128
	add x8, x21, #256
	ldar x20, [x2]
	ldar x8, [x8]
	sub x8, x8, x20
	cmp x8, #1
	b.lt .L11_21
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
	cbnz x8, .L11_17
	ldr x8, [x19, #24]
	add x8, x8, #1
	str x8, [x19, #24]
	stlr x8, [x19]
.L11_14:
	cmp w20, #0
	csinv x0, x21, xzr, ne
	ldp x20, x19, [sp, #32]
	ldr x21, [sp, #16]
	ldp x29, x30, [sp], #48
	ret
.L11_15:
	cmp x8, #3
	b.ne .L11_18
	dmb ish
	b .L11_11
.L11_17:
	mov x0, x19
	bl Record::leave_nested
	b .L11_14
.L11_18:
	add x2, x21, #400
	mov x0, xzr
	mov w1, #1
	bl __aarch64_cas8_relax
	adrp x0, .Lanon
	add x0, x0, :lo12:.Lanon
	bl barrier::heavy_fence
	tbz w0, #0, .L11_21
	add x2, x21, #400
	mov w0, #1
	mov w1, #2
	bl __aarch64_cas8_relax
	b .L11_11
.L11_21:
	ldr x8, [x19, #32]
	cbnz x8, .L11_23
	ldr x8, [x19, #24]
	mov x0, xzr
	add x8, x8, #1
	str x8, [x19, #24]
	stlr x8, [x19]
	ldp x20, x19, [sp, #32]
	ldr x21, [sp, #16]
	ldp x29, x30, [sp], #48
	ret
.L11_23:
	mov x0, x19
	bl Record::leave_nested
.L11_24:
	mov x0, xzr
	ldp x20, x19, [sp, #32]
	ldr x21, [sp, #16]
	ldp x29, x30, [sp], #48
	ret
rb_batch:
	sub sp, sp, #144
	stp x29, x30, [sp, #48]
	stp x28, x27, [sp, #64]
	stp x26, x25, [sp, #80]
	stp x24, x23, [sp, #96]
	stp x22, x21, [sp, #112]
	stp x20, x19, [sp, #128]
	add x29, sp, #48
	ldr x25, [x0]
	mov x19, x1
	mov w0, #32
	bl batch::assert_positive
	ldr x8, [x19]
	cmp x25, x8
	b.eq .L12_33
	adrp x0, :tlsdesc:RUST_STD_INTERNAL_VAL
	ldr x1, [x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL]
	add x0, x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL
	blr x1
	mrs x8, TPIDR_EL0
	mov w26, #32
	add x21, x8, x0
	add x8, x25, #400
	ldar x8, [x8]
	cmp x8, #2
	b.eq .L12_4
.L12_3:
	add x8, x25, #128
	ldar x8, [x8]
	ldr x9, [x25, #256]
	sub x8, x9, x8
	cmp x8, #1
	b.lt .L12_65
.L12_4:
	ldrb w8, [x21, #8]
	mov x0, x21
	cmp w8, #1
	b.ne .L12_7
.L12_5:
	ldr x20, [x0]
	ldr x8, [x20, #24]
	tbnz w8, #0, .L12_11
.L12_6:
	orr x8, x8, #0x1
	str x8, [x20, #24]
	stlr x8, [x20]
	b .L12_12
.L12_7:
	mov x0, x21
	mov x1, xzr
	mov x20, xzr
	bl Storage::get_or_init_slow
	cbnz x0, .L12_5
	mov x20, xzr
	bl records::temporary
	mov x20, x0
	ldr x8, [x0, #24]
	tbz w8, #0, .L12_6
.L12_11:
	ldr x8, [x20, #32]
	add x8, x8, #1
	str x8, [x20, #32]
.L12_12:
	add x8, x25, #400
	ldar x8, [x8]
	cmp x8, #2
	b.ne .L12_24
.L12_13:
	str x19, [sp, #8]
	add x8, x25, #128
	add x9, x25, #256
	ldar x23, [x8]
	ldar x8, [x9]
	sub x8, x8, x23
	cmp x8, #1
	b.lt .L12_44
	ldr x9, [sp, #8]
	sub x22, x8, x8, lsr #1
	mov x19, x21
	mov x21, x26
	ldp x9, x8, [x9, #24]
	cmp x26, x22
	csel x26, x26, x22, lo
	sub x27, x26, #1
	sub x8, x8, x9
	bic x28, x8, x8, asr #63
	cmp x27, x28
	b.ls .L12_16
	mov w24, #3
	b .L12_18
.L12_16:
	add x8, x25, #408
	add x1, x23, #1
	add x2, x25, #128
	ldar x8, [x8]
	mov x0, x23
	ldr x9, [x8]
	and x9, x9, x23
	add x8, x8, x9, lsl #3
	add x8, x8, #32
	ldr x24, [x8]
	bl __aarch64_cas8_acq_rel
	cmp x0, x23
	b.eq .L12_46
	mov w24, #2
.L12_18:
	ldr x8, [x20, #32]
	mov x26, x21
	cbnz x8, .L12_26
	ldr x8, [x20, #24]
	add x8, x8, #1
	str x8, [x20, #24]
	stlr x8, [x20]
.L12_20:
	cmp x27, x28
	b.ls .L12_66
	add x8, x25, #256
	add x9, x25, #128
	ldar x8, [x8]
	ldar x9, [x9]
	sub x8, x8, x9
	cmp x8, #1
	csinc x8, x8, xzr, gt
	sub x8, x8, x8, lsr #1
	cmp x26, x8
	csel x8, x26, x8, lo
	sub x2, x8, #1
	ldr x1, [sp, #8]
	sub x0, x29, #16
	bl Worker::reserve.reference
	ldur x8, [x29, #-16]
	mov x9, #-9223372036854775807
	mov x21, x19
	cmp x8, x9
	b.ne .L12_30
.L12_23:
	ldr x19, [sp, #8]
	ldp x9, x8, [x19, #24]
	sub x8, x8, x9
	bic x8, x8, x8, asr #63
	add x9, x8, #1
	cmp x9, x26
	csinc x26, x26, x8, hs
	add x8, x25, #400
	ldar x8, [x8]
	cmp x8, #2
	b.ne .L12_3
	b .L12_4
.L12_24:
	cmp x8, #3
	b.ne .L12_27
	dmb ish
	b .L12_13
.L12_26:
	mov x0, x20
	bl Record::leave_nested
	b .L12_20
.L12_27:
	add x2, x25, #400
	mov x0, xzr
	mov w1, #1
	bl __aarch64_cas8_relax
	adrp x0, .Lanon
	add x0, x0, :lo12:.Lanon
	bl barrier::heavy_fence
	tbz w0, #0, .L12_44
	add x2, x25, #400
	mov w0, #1
	mov w1, #2
	bl __aarch64_cas8_relax
	b .L12_13
.L12_30:
	ldr x1, [sp, #8]
	add x0, sp, #16
	mov x2, xzr
	bl Worker::reserve.reference
	ldr x8, [sp, #16]
	mov x9, #-9223372036854775807
	mov x21, x19
	cmp x8, x9
	b.eq .L12_23
	add x0, sp, #16
	bl ring::fail
	b .L12_72
.L12_33:
	ldr x21, [x19, #24]
	ldr x9, [x8, #128]
	sub x20, x21, #1
	cmp x20, x9
	b.mi .L12_65
	str x20, [x8, #256]
	ldr x2, [x8, #400]
	cbz x2, .L12_37
	cmp x2, #1
	dmb ish
	b.eq .L12_59
	ldr w8, [x19, #56]
	subs w8, w8, #1
	str w8, [x19, #56]
	b.eq .L12_59
.L12_37:
	ldr x22, [x19]
	ldr x1, [x22, #128]
	subs x8, x20, x1
	b.mi .L12_61
	ldp x10, x9, [x19, #8]
	cmp x20, x1
	and x9, x9, x20
	add x9, x10, x9, lsl #3
	ldr x23, [x9]
	b.ne .L12_41
	sub x0, x21, #1
	add x2, x22, #128
	mov x1, x21
	bl __aarch64_cas8_relax
	cmp x0, x20
	str x21, [x22, #256]
	b.ne .L12_65
	ldr x8, [x19, #48]
	mov w24, #1
	add x8, x8, #1
	str x8, [x19, #48]
	cbnz x24, .L12_67
	b .L12_43
.L12_41:
	ldr x9, [x19, #40]
	str x20, [x19, #24]
	cmp x8, x9
	b.lt .L12_62
.L12_42:
	mov w24, #1
	cbnz x24, .L12_67
.L12_43:
	mov x23, x24
	b .L12_69
.L12_44:
	ldr x8, [x20, #32]
	cbnz x8, .L12_64
	mov x24, xzr
	b .L12_58
.L12_46:
	cmp x26, #2
	b.lo .L12_55
	cmp x21, x22
	ldr x19, [sp, #8]
	mvn x26, x23
	csel x8, x21, x22, lo
	add x21, x23, #2
	mov x27, #-9223372036854775807
	sub x22, x8, #1
.L12_48:
	add x8, x25, #256
	ldar x8, [x8]
	add x8, x26, x8
	cmp x8, #1
	b.lt .L12_55
	add x8, x25, #408
	sub x28, x21, #1
	sub x0, x21, #1
	ldar x8, [x8]
	add x2, x25, #128
	mov x1, x21
	ldr x9, [x8]
	and x9, x9, x28
	add x8, x8, x9, lsl #3
	add x8, x8, #32
	ldr x23, [x8]
	bl __aarch64_cas8_acq_rel
	cmp x0, x28
	b.ne .L12_55
	ldp x8, x9, [x19, #24]
	sub x9, x9, x8
	cmp x9, #0
	b.le .L12_52
.L12_51:
	ldp x10, x9, [x19, #8]
	sub x22, x22, #1
	add x21, x21, #1
	sub x26, x26, #1
	and x9, x9, x8
	add x8, x8, #1
	add x9, x10, x9, lsl #3
	str x24, [x9]
	mov x24, x23
	dmb ish
	str x8, [x19, #24]
	ldr x9, [x19]
	str x8, [x9, #256]
	cbnz x22, .L12_48
	b .L12_56
.L12_52:
	sub x0, x29, #16
	mov x1, x19
	mov w2, #1
	bl Worker::reserve.reference
	ldur x8, [x29, #-16]
	cmp x8, x27
	b.ne .L12_71
	ldr x19, [sp, #8]
	ldr x8, [x19, #24]
	b .L12_51
.L12_55:
	mov x23, x24
.L12_56:
	ldr x8, [x20, #32]
	cbnz x8, .L12_70
	mov w24, #1
.L12_58:
	ldr x8, [x20, #24]
	add x8, x8, #1
	str x8, [x20, #24]
	stlr x8, [x20]
	cbnz x24, .L12_67
	b .L12_43
.L12_59:
	mov x0, x19
	mov x1, x20
	bl Worker::take_and_see_to.reference
	mov x24, x0
	mov x23, x1
	cbnz x0, .L12_67
	b .L12_43
.L12_61:
	mov x24, xzr
	str x21, [x22, #256]
	b .L12_43
.L12_62:
	mov x0, x19
	mov x2, x23
	bl Worker::shrink
	mov x23, x0
	b .L12_42
.L12_64:
	mov x0, x20
	bl Record::leave_nested
.L12_65:
	mov x24, xzr
.L12_66:
	cbz x24, .L12_43
.L12_67:
	cmp x24, #1
	b.eq .L12_69
	mov x23, #-1
.L12_69:
	mov x0, x23
	ldp x20, x19, [sp, #128]
	ldp x22, x21, [sp, #112]
	ldp x24, x23, [sp, #96]
	ldp x26, x25, [sp, #80]
	ldp x28, x27, [sp, #64]
	ldp x29, x30, [sp, #48]
	add sp, sp, #144
	ret
.L12_70:
	mov x0, x20
	bl Record::leave_nested
	b .L12_42
.L12_71:
	sub x0, x29, #16
	bl ring::fail
.L12_72:
	brk #0x1
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
	b.mi .L13_8
	str x19, [x8, #256]
	ldr x2, [x8, #400]
	cbz x2, .L13_4
	cmp x2, #1
	dmb ish
	b.eq .L13_11
	ldr w8, [x0, #56]
	subs w8, w8, #1
	str w8, [x0, #56]
	b.eq .L13_11
.L13_4:
	ldr x22, [x0]
	ldr x1, [x22, #128]
	subs x8, x19, x1
	b.mi .L13_13
	ldp x10, x9, [x0, #8]
	cmp x19, x1
	and x9, x9, x19
	add x9, x10, x9, lsl #3
	ldr x20, [x9]
	b.ne .L13_9
	mov x23, x0
	sub x0, x21, #1
	add x2, x22, #128
	mov x1, x21
	bl __aarch64_cas8_relax
	cmp x0, x19
	str x21, [x22, #256]
	b.ne .L13_8
	ldr x8, [x23, #48]
	add x8, x8, #1
	str x8, [x23, #48]
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L13_8:
	mov x20, xzr
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L13_9:
	ldr x9, [x0, #40]
	str x19, [x0, #24]
	cmp x8, x9
	b.lt .L13_14
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L13_11:
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
.L13_13:
	mov x20, xzr
	str x21, [x22, #256]
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L13_14:
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
	b.le .L14_2
.L14_1:
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
.L14_2:
	mov x1, x0
	mov x0, sp
	mov w2, #1
	mov x20, x1
	bl Worker::reserve.reference
	ldr x8, [sp]
	mov x9, #-9223372036854775807
	cmp x8, x9
	b.ne .L14_5
	ldr x8, [x20, #24]
	mov x0, x20
	b .L14_1
.L14_5:
	mov x0, sp
	bl ring::fail
	brk #0x1
rb_steal:
	stp x29, x30, [sp, #-48]!
	str x21, [sp, #16]
	stp x20, x19, [sp, #32]
	mov x29, sp
	ldr x21, [x0]
	add x8, x21, #400
	ldar x8, [x8]
	cmp x8, #2
	b.eq .L15_2
	add x8, x21, #128
	ldar x8, [x8]
	ldr x9, [x21, #256]
	sub x8, x9, x8
	cmp x8, #1
	b.lt .L15_24
.L15_2:
	adrp x0, :tlsdesc:RUST_STD_INTERNAL_VAL
	ldr x1, [x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL]
	add x0, x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL
	blr x1
	mrs x8, TPIDR_EL0
	add x0, x8, x0
	ldrb w8, [x0, #8]
	cmp w8, #1
	b.ne .L15_5
.L15_3:
	ldr x19, [x0]
	ldr x8, [x19, #24]
	tbnz w8, #0, .L15_9
.L15_4:
	orr x8, x8, #0x1
	str x8, [x19, #24]
	stlr x8, [x19]
	b .L15_10
.L15_5:
	mov x1, xzr
	mov x19, xzr
	bl Storage::get_or_init_slow
	cbnz x0, .L15_3
	mov x19, xzr
	bl records::temporary
	mov x19, x0
	ldr x8, [x0, #24]
	tbz w8, #0, .L15_4
.L15_9:
	ldr x8, [x19, #32]
	add x8, x8, #1
	str x8, [x19, #32]
.L15_10:
	add x8, x21, #400
	ldar x8, [x8]
	cmp x8, #2
	b.ne .L15_15
.L15_11:
	add x2, x21, #128
	add x8, x21, #256
	ldar x20, [x2]
	ldar x8, [x8]
	sub x8, x8, x20
	cmp x8, #1
	b.lt .L15_21
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
	cbnz x8, .L15_17
	ldr x8, [x19, #24]
	add x8, x8, #1
	str x8, [x19, #24]
	stlr x8, [x19]
.L15_14:
	cmp w20, #0
	csinv x0, x21, xzr, ne
	ldp x20, x19, [sp, #32]
	ldr x21, [sp, #16]
	ldp x29, x30, [sp], #48
	ret
.L15_15:
	cmp x8, #3
	b.ne .L15_18
	dmb ish
	b .L15_11
.L15_17:
	mov x0, x19
	bl Record::leave_nested
	b .L15_14
.L15_18:
	add x2, x21, #400
	mov x0, xzr
	mov w1, #1
	bl __aarch64_cas8_relax
	adrp x0, .Lanon
	add x0, x0, :lo12:.Lanon
	bl barrier::heavy_fence
	tbz w0, #0, .L15_21
	add x2, x21, #400
	mov w0, #1
	mov w1, #2
	bl __aarch64_cas8_relax
	b .L15_11
.L15_21:
	ldr x8, [x19, #32]
	cbnz x8, .L15_23
	ldr x8, [x19, #24]
	mov x0, xzr
	add x8, x8, #1
	str x8, [x19, #24]
	stlr x8, [x19]
	ldp x20, x19, [sp, #32]
	ldr x21, [sp, #16]
	ldp x29, x30, [sp], #48
	ret
.L15_23:
	mov x0, x19
	bl Record::leave_nested
.L15_24:
	mov x0, xzr
	ldp x20, x19, [sp, #32]
	ldr x21, [sp, #16]
	ldp x29, x30, [sp], #48
	ret
rc_batch:
	sub sp, sp, #144
	stp x29, x30, [sp, #48]
	stp x28, x27, [sp, #64]
	stp x26, x25, [sp, #80]
	stp x24, x23, [sp, #96]
	stp x22, x21, [sp, #112]
	stp x20, x19, [sp, #128]
	add x29, sp, #48
	ldr x25, [x0]
	mov x19, x1
	mov w0, #32
	bl batch::assert_positive
	ldr x8, [x19]
	cmp x25, x8
	b.eq .L16_33
	adrp x0, :tlsdesc:RUST_STD_INTERNAL_VAL
	ldr x1, [x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL]
	add x0, x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL
	blr x1
	mrs x8, TPIDR_EL0
	mov w26, #32
	add x21, x8, x0
	add x8, x25, #400
	ldar x8, [x8]
	cmp x8, #2
	b.eq .L16_4
.L16_3:
	ldr x8, [x25, #128]
	ldr x9, [x25, #256]
	sub x8, x9, x8
	cmp x8, #1
	b.lt .L16_65
.L16_4:
	ldrb w8, [x21, #8]
	mov x0, x21
	cmp w8, #1
	b.ne .L16_7
.L16_5:
	ldr x20, [x0]
	ldr x8, [x20, #24]
	tbnz w8, #0, .L16_11
.L16_6:
	orr x8, x8, #0x1
	str x8, [x20, #24]
	stlr x8, [x20]
	b .L16_12
.L16_7:
	mov x0, x21
	mov x1, xzr
	mov x20, xzr
	bl Storage::get_or_init_slow
	cbnz x0, .L16_5
	mov x20, xzr
	bl records::temporary
	mov x20, x0
	ldr x8, [x0, #24]
	tbz w8, #0, .L16_6
.L16_11:
	ldr x8, [x20, #32]
	add x8, x8, #1
	str x8, [x20, #32]
.L16_12:
	add x8, x25, #400
	ldar x8, [x8]
	cmp x8, #2
	b.ne .L16_24
.L16_13:
	str x19, [sp, #8]
	add x8, x25, #128
	add x9, x25, #256
	ldar x23, [x8]
	ldar x8, [x9]
	sub x8, x8, x23
	cmp x8, #1
	b.lt .L16_44
	ldr x9, [sp, #8]
	sub x22, x8, x8, lsr #1
	mov x19, x21
	mov x21, x26
	ldp x9, x8, [x9, #24]
	cmp x26, x22
	csel x26, x26, x22, lo
	sub x27, x26, #1
	sub x8, x8, x9
	bic x28, x8, x8, asr #63
	cmp x27, x28
	b.ls .L16_16
	mov w24, #3
	b .L16_18
.L16_16:
	add x8, x25, #408
	add x1, x23, #1
	add x2, x25, #128
	ldar x8, [x8]
	mov x0, x23
	ldr x9, [x8]
	and x9, x9, x23
	add x8, x8, x9, lsl #3
	add x8, x8, #32
	ldr x24, [x8]
	bl __aarch64_cas8_acq_rel
	cmp x0, x23
	b.eq .L16_46
	mov w24, #2
.L16_18:
	ldr x8, [x20, #32]
	mov x26, x21
	cbnz x8, .L16_26
	ldr x8, [x20, #24]
	add x8, x8, #1
	str x8, [x20, #24]
	stlr x8, [x20]
.L16_20:
	cmp x27, x28
	b.ls .L16_66
	add x8, x25, #256
	add x9, x25, #128
	ldar x8, [x8]
	ldar x9, [x9]
	sub x8, x8, x9
	cmp x8, #1
	csinc x8, x8, xzr, gt
	sub x8, x8, x8, lsr #1
	cmp x26, x8
	csel x8, x26, x8, lo
	sub x2, x8, #1
	ldr x1, [sp, #8]
	sub x0, x29, #16
	bl Worker::reserve.reference
	ldur x8, [x29, #-16]
	mov x9, #-9223372036854775807
	mov x21, x19
	cmp x8, x9
	b.ne .L16_30
.L16_23:
	ldr x19, [sp, #8]
	ldp x9, x8, [x19, #24]
	sub x8, x8, x9
	bic x8, x8, x8, asr #63
	add x9, x8, #1
	cmp x9, x26
	csinc x26, x26, x8, hs
	add x8, x25, #400
	ldar x8, [x8]
	cmp x8, #2
	b.ne .L16_3
	b .L16_4
.L16_24:
	cmp x8, #3
	b.ne .L16_27
	dmb ish
	b .L16_13
.L16_26:
	mov x0, x20
	bl Record::leave_nested
	b .L16_20
.L16_27:
	add x2, x25, #400
	mov x0, xzr
	mov w1, #1
	bl __aarch64_cas8_relax
	adrp x0, .Lanon
	add x0, x0, :lo12:.Lanon
	bl barrier::heavy_fence
	tbz w0, #0, .L16_44
	add x2, x25, #400
	mov w0, #1
	mov w1, #2
	bl __aarch64_cas8_relax
	b .L16_13
.L16_30:
	ldr x1, [sp, #8]
	add x0, sp, #16
	mov x2, xzr
	bl Worker::reserve.reference
	ldr x8, [sp, #16]
	mov x9, #-9223372036854775807
	mov x21, x19
	cmp x8, x9
	b.eq .L16_23
	add x0, sp, #16
	bl ring::fail
	b .L16_72
.L16_33:
	ldr x21, [x19, #24]
	ldr x9, [x8, #128]
	sub x20, x21, #1
	cmp x20, x9
	b.mi .L16_65
	str x20, [x8, #256]
	ldr x2, [x8, #400]
	cbz x2, .L16_37
	cmp x2, #1
	dmb ish
	b.eq .L16_59
	ldr w8, [x19, #56]
	subs w8, w8, #1
	str w8, [x19, #56]
	b.eq .L16_59
.L16_37:
	ldr x22, [x19]
	ldr x1, [x22, #128]
	subs x8, x20, x1
	b.mi .L16_61
	ldp x10, x9, [x19, #8]
	cmp x20, x1
	and x9, x9, x20
	add x9, x10, x9, lsl #3
	ldr x23, [x9]
	b.ne .L16_41
	sub x0, x21, #1
	add x2, x22, #128
	mov x1, x21
	bl __aarch64_cas8_relax
	cmp x0, x20
	str x21, [x22, #256]
	b.ne .L16_65
	ldr x8, [x19, #48]
	mov w24, #1
	add x8, x8, #1
	str x8, [x19, #48]
	cbnz x24, .L16_67
	b .L16_43
.L16_41:
	ldr x9, [x19, #40]
	str x20, [x19, #24]
	cmp x8, x9
	b.lt .L16_62
.L16_42:
	mov w24, #1
	cbnz x24, .L16_67
.L16_43:
	mov x23, x24
	b .L16_69
.L16_44:
	ldr x8, [x20, #32]
	cbnz x8, .L16_64
	mov x24, xzr
	b .L16_58
.L16_46:
	cmp x26, #2
	b.lo .L16_55
	cmp x21, x22
	ldr x19, [sp, #8]
	mvn x26, x23
	csel x8, x21, x22, lo
	add x21, x23, #2
	mov x27, #-9223372036854775807
	sub x22, x8, #1
.L16_48:
	add x8, x25, #256
	ldar x8, [x8]
	add x8, x26, x8
	cmp x8, #1
	b.lt .L16_55
	add x8, x25, #408
	sub x28, x21, #1
	sub x0, x21, #1
	ldar x8, [x8]
	add x2, x25, #128
	mov x1, x21
	ldr x9, [x8]
	and x9, x9, x28
	add x8, x8, x9, lsl #3
	add x8, x8, #32
	ldr x23, [x8]
	bl __aarch64_cas8_acq_rel
	cmp x0, x28
	b.ne .L16_55
	ldp x8, x9, [x19, #24]
	sub x9, x9, x8
	cmp x9, #0
	b.le .L16_52
.L16_51:
	ldp x10, x9, [x19, #8]
	sub x22, x22, #1
	add x21, x21, #1
	sub x26, x26, #1
	and x9, x9, x8
	add x8, x8, #1
	add x9, x10, x9, lsl #3
	str x24, [x9]
	mov x24, x23
	dmb ish
	str x8, [x19, #24]
	ldr x9, [x19]
	str x8, [x9, #256]
	cbnz x22, .L16_48
	b .L16_56
.L16_52:
	sub x0, x29, #16
	mov x1, x19
	mov w2, #1
	bl Worker::reserve.reference
	ldur x8, [x29, #-16]
	cmp x8, x27
	b.ne .L16_71
	ldr x19, [sp, #8]
	ldr x8, [x19, #24]
	b .L16_51
.L16_55:
	mov x23, x24
.L16_56:
	ldr x8, [x20, #32]
	cbnz x8, .L16_70
	mov w24, #1
.L16_58:
	ldr x8, [x20, #24]
	add x8, x8, #1
	str x8, [x20, #24]
	stlr x8, [x20]
	cbnz x24, .L16_67
	b .L16_43
.L16_59:
	mov x0, x19
	mov x1, x20
	bl Worker::take_and_see_to.reference
	mov x24, x0
	mov x23, x1
	cbnz x0, .L16_67
	b .L16_43
.L16_61:
	mov x24, xzr
	str x21, [x22, #256]
	b .L16_43
.L16_62:
	mov x0, x19
	mov x2, x23
	bl Worker::shrink
	mov x23, x0
	b .L16_42
.L16_64:
	mov x0, x20
	bl Record::leave_nested
.L16_65:
	mov x24, xzr
.L16_66:
	cbz x24, .L16_43
.L16_67:
	cmp x24, #1
	b.eq .L16_69
	mov x23, #-1
.L16_69:
	mov x0, x23
	ldp x20, x19, [sp, #128]
	ldp x22, x21, [sp, #112]
	ldp x24, x23, [sp, #96]
	ldp x26, x25, [sp, #80]
	ldp x28, x27, [sp, #64]
	ldp x29, x30, [sp, #48]
	add sp, sp, #144
	ret
.L16_70:
	mov x0, x20
	bl Record::leave_nested
	b .L16_42
.L16_71:
	sub x0, x29, #16
	bl ring::fail
.L16_72:
	brk #0x1
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
	b.mi .L17_8
	str x19, [x8, #256]
	ldr x2, [x8, #400]
	cbz x2, .L17_4
	cmp x2, #1
	dmb ish
	b.eq .L17_11
	ldr w8, [x0, #56]
	subs w8, w8, #1
	str w8, [x0, #56]
	b.eq .L17_11
.L17_4:
	ldr x22, [x0]
	ldr x1, [x22, #128]
	subs x8, x19, x1
	b.mi .L17_13
	ldp x10, x9, [x0, #8]
	cmp x19, x1
	and x9, x9, x19
	add x9, x10, x9, lsl #3
	ldr x20, [x9]
	b.ne .L17_9
	mov x23, x0
	sub x0, x21, #1
	add x2, x22, #128
	mov x1, x21
	bl __aarch64_cas8_relax
	cmp x0, x19
	str x21, [x22, #256]
	b.ne .L17_8
	ldr x8, [x23, #48]
	add x8, x8, #1
	str x8, [x23, #48]
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L17_8:
	mov x20, xzr
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L17_9:
	ldr x9, [x0, #40]
	str x19, [x0, #24]
	cmp x8, x9
	b.lt .L17_14
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L17_11:
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
.L17_13:
	mov x20, xzr
	str x21, [x22, #256]
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L17_14:
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
	b.le .L18_2
.L18_1:
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
.L18_2:
	mov x1, x0
	mov x0, sp
	mov w2, #1
	mov x20, x1
	bl Worker::reserve.reference
	ldr x8, [sp]
	mov x9, #-9223372036854775807
	cmp x8, x9
	b.ne .L18_5
	ldr x8, [x20, #24]
	mov x0, x20
	b .L18_1
.L18_5:
	mov x0, sp
	bl ring::fail
	brk #0x1
rc_steal:
	stp x29, x30, [sp, #-48]!
	str x21, [sp, #16]
	stp x20, x19, [sp, #32]
	mov x29, sp
	ldr x21, [x0]
	add x8, x21, #400
	ldar x8, [x8]
	cmp x8, #2
	b.eq .L19_2
	ldr x8, [x21, #128]
	ldr x9, [x21, #256]
	sub x8, x9, x8
	cmp x8, #1
	b.lt .L19_24
.L19_2:
	adrp x0, :tlsdesc:RUST_STD_INTERNAL_VAL
	ldr x1, [x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL]
	add x0, x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL
	blr x1
	mrs x8, TPIDR_EL0
	add x0, x8, x0
	ldrb w8, [x0, #8]
	cmp w8, #1
	b.ne .L19_5
.L19_3:
	ldr x19, [x0]
	ldr x8, [x19, #24]
	tbnz w8, #0, .L19_9
.L19_4:
	orr x8, x8, #0x1
	str x8, [x19, #24]
	stlr x8, [x19]
	b .L19_10
.L19_5:
	mov x1, xzr
	mov x19, xzr
	bl Storage::get_or_init_slow
	cbnz x0, .L19_3
	mov x19, xzr
	bl records::temporary
	mov x19, x0
	ldr x8, [x0, #24]
	tbz w8, #0, .L19_4
.L19_9:
	ldr x8, [x19, #32]
	add x8, x8, #1
	str x8, [x19, #32]
.L19_10:
	add x8, x21, #400
	ldar x8, [x8]
	cmp x8, #2
	b.ne .L19_15
.L19_11:
	add x2, x21, #128
	add x8, x21, #256
	ldar x20, [x2]
	ldar x8, [x8]
	sub x8, x8, x20
	cmp x8, #1
	b.lt .L19_21
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
	cbnz x8, .L19_17
	ldr x8, [x19, #24]
	add x8, x8, #1
	str x8, [x19, #24]
	stlr x8, [x19]
.L19_14:
	cmp w20, #0
	csinv x0, x21, xzr, ne
	ldp x20, x19, [sp, #32]
	ldr x21, [sp, #16]
	ldp x29, x30, [sp], #48
	ret
.L19_15:
	cmp x8, #3
	b.ne .L19_18
	dmb ish
	b .L19_11
.L19_17:
	mov x0, x19
	bl Record::leave_nested
	b .L19_14
.L19_18:
	add x2, x21, #400
	mov x0, xzr
	mov w1, #1
	bl __aarch64_cas8_relax
	adrp x0, .Lanon
	add x0, x0, :lo12:.Lanon
	bl barrier::heavy_fence
	tbz w0, #0, .L19_21
	add x2, x21, #400
	mov w0, #1
	mov w1, #2
	bl __aarch64_cas8_relax
	b .L19_11
.L19_21:
	ldr x8, [x19, #32]
	cbnz x8, .L19_23
	ldr x8, [x19, #24]
	mov x0, xzr
	add x8, x8, #1
	str x8, [x19, #24]
	stlr x8, [x19]
	ldp x20, x19, [sp, #32]
	ldr x21, [sp, #16]
	ldp x29, x30, [sp], #48
	ret
.L19_23:
	mov x0, x19
	bl Record::leave_nested
.L19_24:
	mov x0, xzr
	ldp x20, x19, [sp, #32]
	ldr x21, [sp, #16]
	ldp x29, x30, [sp], #48
	ret
rd_batch:
	sub sp, sp, #144
	stp x29, x30, [sp, #48]
	stp x28, x27, [sp, #64]
	stp x26, x25, [sp, #80]
	stp x24, x23, [sp, #96]
	stp x22, x21, [sp, #112]
	stp x20, x19, [sp, #128]
	add x29, sp, #48
	ldr x25, [x0]
	mov x19, x1
	mov w0, #32
	bl batch::assert_positive
	ldr x8, [x19]
	cmp x25, x8
	b.eq .L20_33
	adrp x0, :tlsdesc:RUST_STD_INTERNAL_VAL
	ldr x1, [x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL]
	add x0, x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL
	blr x1
	mrs x8, TPIDR_EL0
	mov w26, #32
	add x21, x8, x0
	add x8, x25, #400
	ldar x8, [x8]
	cmp x8, #2
	b.eq .L20_4
.L20_3:
	add x8, x25, #128
	ldar x8, [x8]
	ldr x9, [x25, #256]
	sub x8, x9, x8
	cmp x8, #1
	b.lt .L20_65
.L20_4:
	ldrb w8, [x21, #8]
	mov x0, x21
	cmp w8, #1
	b.ne .L20_7
.L20_5:
	ldr x20, [x0]
	ldr x8, [x20, #24]
	tbnz w8, #0, .L20_11
.L20_6:
	orr x8, x8, #0x1
	str x8, [x20, #24]
	stlr x8, [x20]
	b .L20_12
.L20_7:
	mov x0, x21
	mov x1, xzr
	mov x20, xzr
	bl Storage::get_or_init_slow
	cbnz x0, .L20_5
	mov x20, xzr
	bl records::temporary
	mov x20, x0
	ldr x8, [x0, #24]
	tbz w8, #0, .L20_6
.L20_11:
	ldr x8, [x20, #32]
	add x8, x8, #1
	str x8, [x20, #32]
.L20_12:
	add x8, x25, #400
	ldar x8, [x8]
	cmp x8, #2
	b.ne .L20_24
.L20_13:
	str x19, [sp, #8]
	add x8, x25, #128
	add x9, x25, #256
	ldar x23, [x8]
	ldar x8, [x9]
	sub x8, x8, x23
	cmp x8, #1
	b.lt .L20_44
	ldr x9, [sp, #8]
	sub x22, x8, x8, lsr #1
	mov x19, x21
	mov x21, x26
	ldp x9, x8, [x9, #24]
	cmp x26, x22
	csel x26, x26, x22, lo
	sub x27, x26, #1
	sub x8, x8, x9
	bic x28, x8, x8, asr #63
	cmp x27, x28
	b.ls .L20_16
	mov w24, #3
	b .L20_18
.L20_16:
	add x8, x25, #408
	add x1, x23, #1
	add x2, x25, #128
	ldar x8, [x8]
	mov x0, x23
	ldr x9, [x8]
	and x9, x9, x23
	add x8, x8, x9, lsl #3
	add x8, x8, #32
	ldr x24, [x8]
	bl __aarch64_cas8_acq_rel
	cmp x0, x23
	b.eq .L20_46
	mov w24, #2
.L20_18:
	ldr x8, [x20, #32]
	mov x26, x21
	cbnz x8, .L20_26
	ldr x8, [x20, #24]
	add x8, x8, #1
	str x8, [x20, #24]
	stlr x8, [x20]
.L20_20:
	cmp x27, x28
	b.ls .L20_66
	add x8, x25, #256
	add x9, x25, #128
	ldar x8, [x8]
	ldar x9, [x9]
	sub x8, x8, x9
	cmp x8, #1
	csinc x8, x8, xzr, gt
	sub x8, x8, x8, lsr #1
	cmp x26, x8
	csel x8, x26, x8, lo
	sub x2, x8, #1
	ldr x1, [sp, #8]
	sub x0, x29, #16
	bl Worker::reserve.reference
	ldur x8, [x29, #-16]
	mov x9, #-9223372036854775807
	mov x21, x19
	cmp x8, x9
	b.ne .L20_30
.L20_23:
	ldr x19, [sp, #8]
	ldp x9, x8, [x19, #24]
	sub x8, x8, x9
	bic x8, x8, x8, asr #63
	add x9, x8, #1
	cmp x9, x26
	csinc x26, x26, x8, hs
	add x8, x25, #400
	ldar x8, [x8]
	cmp x8, #2
	b.ne .L20_3
	b .L20_4
.L20_24:
	cmp x8, #3
	b.ne .L20_27
	dmb ish
	b .L20_13
.L20_26:
	mov x0, x20
	bl Record::leave_nested
	b .L20_20
.L20_27:
	add x2, x25, #400
	mov x0, xzr
	mov w1, #1
	bl __aarch64_cas8_relax
	adrp x0, .Lanon
	add x0, x0, :lo12:.Lanon
	bl barrier::heavy_fence
	tbz w0, #0, .L20_44
	add x2, x25, #400
	mov w0, #1
	mov w1, #2
	bl __aarch64_cas8_relax
	b .L20_13
.L20_30:
	ldr x1, [sp, #8]
	add x0, sp, #16
	mov x2, xzr
	bl Worker::reserve.reference
	ldr x8, [sp, #16]
	mov x9, #-9223372036854775807
	mov x21, x19
	cmp x8, x9
	b.eq .L20_23
	add x0, sp, #16
	bl ring::fail
	b .L20_72
.L20_33:
	ldr x21, [x19, #24]
	ldr x9, [x8, #128]
	sub x20, x21, #1
	cmp x20, x9
	b.mi .L20_65
	str x20, [x8, #256]
	ldr x2, [x8, #400]
	cbz x2, .L20_37
	cmp x2, #1
	dmb ish
	b.eq .L20_59
	ldr w8, [x19, #56]
	subs w8, w8, #1
	str w8, [x19, #56]
	b.eq .L20_59
.L20_37:
	ldr x22, [x19]
	ldr x1, [x22, #128]
	subs x8, x20, x1
	b.mi .L20_61
	ldp x10, x9, [x19, #8]
	cmp x20, x1
	and x9, x9, x20
	add x9, x10, x9, lsl #3
	ldr x23, [x9]
	b.ne .L20_41
	sub x0, x21, #1
	add x2, x22, #128
	mov x1, x21
	bl __aarch64_cas8_relax
	cmp x0, x20
	str x21, [x22, #256]
	b.ne .L20_65
	ldr x8, [x19, #48]
	mov w24, #1
	add x8, x8, #1
	str x8, [x19, #48]
	cbnz x24, .L20_67
	b .L20_43
.L20_41:
	ldr x9, [x19, #40]
	str x20, [x19, #24]
	cmp x8, x9
	b.lt .L20_62
.L20_42:
	mov w24, #1
	cbnz x24, .L20_67
.L20_43:
	mov x23, x24
	b .L20_69
.L20_44:
	ldr x8, [x20, #32]
	cbnz x8, .L20_64
	mov x24, xzr
	b .L20_58
.L20_46:
	cmp x26, #2
	b.lo .L20_55
	cmp x21, x22
	ldr x19, [sp, #8]
	mvn x26, x23
	csel x8, x21, x22, lo
	add x21, x23, #2
	mov x27, #-9223372036854775807
	sub x22, x8, #1
.L20_48:
	add x8, x25, #256
	ldar x8, [x8]
	add x8, x26, x8
	cmp x8, #1
	b.lt .L20_55
	add x8, x25, #408
	sub x28, x21, #1
	sub x0, x21, #1
	ldar x8, [x8]
	add x2, x25, #128
	mov x1, x21
	ldr x9, [x8]
	and x9, x9, x28
	add x8, x8, x9, lsl #3
	add x8, x8, #32
	ldr x23, [x8]
	bl __aarch64_cas8_acq_rel
	cmp x0, x28
	b.ne .L20_55
	ldp x8, x9, [x19, #24]
	sub x9, x9, x8
	cmp x9, #0
	b.le .L20_52
.L20_51:
	ldp x10, x9, [x19, #8]
	sub x22, x22, #1
	add x21, x21, #1
	sub x26, x26, #1
	and x9, x9, x8
	add x8, x8, #1
	add x9, x10, x9, lsl #3
	str x24, [x9]
	mov x24, x23
	dmb ish
	str x8, [x19, #24]
	ldr x9, [x19]
	str x8, [x9, #256]
	cbnz x22, .L20_48
	b .L20_56
.L20_52:
	sub x0, x29, #16
	mov x1, x19
	mov w2, #1
	bl Worker::reserve.reference
	ldur x8, [x29, #-16]
	cmp x8, x27
	b.ne .L20_71
	ldr x19, [sp, #8]
	ldr x8, [x19, #24]
	b .L20_51
.L20_55:
	mov x23, x24
.L20_56:
	ldr x8, [x20, #32]
	cbnz x8, .L20_70
	mov w24, #1
.L20_58:
	ldr x8, [x20, #24]
	add x8, x8, #1
	str x8, [x20, #24]
	stlr x8, [x20]
	cbnz x24, .L20_67
	b .L20_43
.L20_59:
	mov x0, x19
	mov x1, x20
	bl Worker::take_and_see_to.reference
	mov x24, x0
	mov x23, x1
	cbnz x0, .L20_67
	b .L20_43
.L20_61:
	mov x24, xzr
	str x21, [x22, #256]
	b .L20_43
.L20_62:
	mov x0, x19
	mov x2, x23
	bl Worker::shrink
	mov x23, x0
	b .L20_42
.L20_64:
	mov x0, x20
	bl Record::leave_nested
.L20_65:
	mov x24, xzr
.L20_66:
	cbz x24, .L20_43
.L20_67:
	cmp x24, #1
	b.eq .L20_69
	mov x23, #-1
.L20_69:
	mov x0, x23
	ldp x20, x19, [sp, #128]
	ldp x22, x21, [sp, #112]
	ldp x24, x23, [sp, #96]
	ldp x26, x25, [sp, #80]
	ldp x28, x27, [sp, #64]
	ldp x29, x30, [sp, #48]
	add sp, sp, #144
	ret
.L20_70:
	mov x0, x20
	bl Record::leave_nested
	b .L20_42
.L20_71:
	sub x0, x29, #16
	bl ring::fail
.L20_72:
	brk #0x1
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
	b.mi .L21_8
	str x19, [x8, #256]
	ldr x2, [x8, #400]
	cbz x2, .L21_4
	cmp x2, #1
	dmb ish
	b.eq .L21_11
	ldr w8, [x0, #56]
	subs w8, w8, #1
	str w8, [x0, #56]
	b.eq .L21_11
.L21_4:
	ldr x22, [x0]
	ldr x1, [x22, #128]
	subs x8, x19, x1
	b.mi .L21_13
	ldp x10, x9, [x0, #8]
	cmp x19, x1
	and x9, x9, x19
	add x9, x10, x9, lsl #3
	ldr x20, [x9]
	b.ne .L21_9
	mov x23, x0
	sub x0, x21, #1
	add x2, x22, #128
	mov x1, x21
	bl __aarch64_cas8_relax
	cmp x0, x19
	str x21, [x22, #256]
	b.ne .L21_8
	ldr x8, [x23, #48]
	add x8, x8, #1
	str x8, [x23, #48]
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L21_8:
	mov x20, xzr
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L21_9:
	ldr x9, [x0, #40]
	str x19, [x0, #24]
	cmp x8, x9
	b.lt .L21_14
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L21_11:
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
.L21_13:
	mov x20, xzr
	str x21, [x22, #256]
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L21_14:
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
	b.le .L22_2
.L22_1:
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
.L22_2:
	mov x1, x0
	mov x0, sp
	mov w2, #1
	mov x20, x1
	bl Worker::reserve.reference
	ldr x8, [sp]
	mov x9, #-9223372036854775807
	cmp x8, x9
	b.ne .L22_5
	ldr x8, [x20, #24]
	mov x0, x20
	b .L22_1
.L22_5:
	mov x0, sp
	bl ring::fail
	brk #0x1
rd_steal:
	stp x29, x30, [sp, #-48]!
	str x21, [sp, #16]
	stp x20, x19, [sp, #32]
	mov x29, sp
	ldr x21, [x0]
	add x8, x21, #400
	ldar x8, [x8]
	cmp x8, #2
	b.eq .L23_2
	add x8, x21, #128
	ldar x8, [x8]
	ldr x9, [x21, #256]
	sub x8, x9, x8
	cmp x8, #1
	b.lt .L23_24
.L23_2:
	adrp x0, :tlsdesc:RUST_STD_INTERNAL_VAL
	ldr x1, [x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL]
	add x0, x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL
	blr x1
	mrs x8, TPIDR_EL0
	add x0, x8, x0
	ldrb w8, [x0, #8]
	cmp w8, #1
	b.ne .L23_5
.L23_3:
	ldr x19, [x0]
	ldr x8, [x19, #24]
	tbnz w8, #0, .L23_9
.L23_4:
	orr x8, x8, #0x1
	str x8, [x19, #24]
	stlr x8, [x19]
	b .L23_10
.L23_5:
	mov x1, xzr
	mov x19, xzr
	bl Storage::get_or_init_slow
	cbnz x0, .L23_3
	mov x19, xzr
	bl records::temporary
	mov x19, x0
	ldr x8, [x0, #24]
	tbz w8, #0, .L23_4
.L23_9:
	ldr x8, [x19, #32]
	add x8, x8, #1
	str x8, [x19, #32]
.L23_10:
	add x8, x21, #400
	ldar x8, [x8]
	cmp x8, #2
	b.ne .L23_15
.L23_11:
	add x2, x21, #128
	add x8, x21, #256
	ldar x20, [x2]
	ldar x8, [x8]
	sub x8, x8, x20
	cmp x8, #1
	b.lt .L23_21
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
	cbnz x8, .L23_17
	ldr x8, [x19, #24]
	add x8, x8, #1
	str x8, [x19, #24]
	stlr x8, [x19]
.L23_14:
	cmp w20, #0
	csinv x0, x21, xzr, ne
	ldp x20, x19, [sp, #32]
	ldr x21, [sp, #16]
	ldp x29, x30, [sp], #48
	ret
.L23_15:
	cmp x8, #3
	b.ne .L23_18
	dmb ish
	b .L23_11
.L23_17:
	mov x0, x19
	bl Record::leave_nested
	b .L23_14
.L23_18:
	add x2, x21, #400
	mov x0, xzr
	mov w1, #1
	bl __aarch64_cas8_relax
	adrp x0, .Lanon
	add x0, x0, :lo12:.Lanon
	bl barrier::heavy_fence
	tbz w0, #0, .L23_21
	add x2, x21, #400
	mov w0, #1
	mov w1, #2
	bl __aarch64_cas8_relax
	b .L23_11
.L23_21:
	ldr x8, [x19, #32]
	cbnz x8, .L23_23
	ldr x8, [x19, #24]
	mov x0, xzr
	add x8, x8, #1
	str x8, [x19, #24]
	stlr x8, [x19]
	ldp x20, x19, [sp, #32]
	ldr x21, [sp, #16]
	ldp x29, x30, [sp], #48
	ret
.L23_23:
	mov x0, x19
	bl Record::leave_nested
.L23_24:
	mov x0, xzr
	ldp x20, x19, [sp, #32]
	ldr x21, [sp, #16]
	ldp x29, x30, [sp], #48
	ret
re_batch:
	sub sp, sp, #144
	stp x29, x30, [sp, #48]
	stp x28, x27, [sp, #64]
	stp x26, x25, [sp, #80]
	stp x24, x23, [sp, #96]
	stp x22, x21, [sp, #112]
	stp x20, x19, [sp, #128]
	add x29, sp, #48
	ldr x25, [x0]
	mov x19, x1
	mov w0, #32
	bl batch::assert_positive
	ldr x8, [x19]
	cmp x25, x8
	b.eq .L24_33
	adrp x0, :tlsdesc:RUST_STD_INTERNAL_VAL
	ldr x1, [x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL]
	add x0, x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL
	blr x1
	mrs x8, TPIDR_EL0
	mov w26, #32
	add x21, x8, x0
	ldr x8, [x25, #400]
	cmp x8, #2
	b.eq .L24_4
.L24_3:
	add x8, x25, #128
	ldar x8, [x8]
	ldr x9, [x25, #256]
	sub x8, x9, x8
	cmp x8, #1
	b.lt .L24_65
.L24_4:
	ldrb w8, [x21, #8]
	mov x0, x21
	cmp w8, #1
	b.ne .L24_7
.L24_5:
	ldr x20, [x0]
	ldr x8, [x20, #24]
	tbnz w8, #0, .L24_11
.L24_6:
	orr x8, x8, #0x1
	str x8, [x20, #24]
	stlr x8, [x20]
	b .L24_12
.L24_7:
	mov x0, x21
	mov x1, xzr
	mov x20, xzr
	bl Storage::get_or_init_slow
	cbnz x0, .L24_5
	mov x20, xzr
	bl records::temporary
	mov x20, x0
	ldr x8, [x0, #24]
	tbz w8, #0, .L24_6
.L24_11:
	ldr x8, [x20, #32]
	add x8, x8, #1
	str x8, [x20, #32]
.L24_12:
	ldr x8, [x25, #400]
	cmp x8, #2
	b.ne .L24_24
.L24_13:
	str x19, [sp, #8]
	add x8, x25, #128
	add x9, x25, #256
	ldar x23, [x8]
	ldar x8, [x9]
	sub x8, x8, x23
	cmp x8, #1
	b.lt .L24_44
	ldr x9, [sp, #8]
	sub x22, x8, x8, lsr #1
	mov x19, x21
	mov x21, x26
	ldp x9, x8, [x9, #24]
	cmp x26, x22
	csel x26, x26, x22, lo
	sub x27, x26, #1
	sub x8, x8, x9
	bic x28, x8, x8, asr #63
	cmp x27, x28
	b.ls .L24_16
	mov w24, #3
	b .L24_18
.L24_16:
	add x8, x25, #408
	add x1, x23, #1
	add x2, x25, #128
	ldar x8, [x8]
	mov x0, x23
	ldr x9, [x8]
	and x9, x9, x23
	add x8, x8, x9, lsl #3
	add x8, x8, #32
	ldr x24, [x8]
	bl __aarch64_cas8_acq_rel
	cmp x0, x23
	b.eq .L24_46
	mov w24, #2
.L24_18:
	ldr x8, [x20, #32]
	mov x26, x21
	cbnz x8, .L24_26
	ldr x8, [x20, #24]
	add x8, x8, #1
	str x8, [x20, #24]
	stlr x8, [x20]
.L24_20:
	cmp x27, x28
	b.ls .L24_66
	add x8, x25, #256
	add x9, x25, #128
	ldar x8, [x8]
	ldar x9, [x9]
	sub x8, x8, x9
	cmp x8, #1
	csinc x8, x8, xzr, gt
	sub x8, x8, x8, lsr #1
	cmp x26, x8
	csel x8, x26, x8, lo
	sub x2, x8, #1
	ldr x1, [sp, #8]
	sub x0, x29, #16
	bl Worker::reserve.reference
	ldur x8, [x29, #-16]
	mov x9, #-9223372036854775807
	mov x21, x19
	cmp x8, x9
	b.ne .L24_30
.L24_23:
	ldr x19, [sp, #8]
	ldp x9, x8, [x19, #24]
	sub x8, x8, x9
	bic x8, x8, x8, asr #63
	add x9, x8, #1
	cmp x9, x26
	csinc x26, x26, x8, hs
	ldr x8, [x25, #400]
	cmp x8, #2
	b.ne .L24_3
	b .L24_4
.L24_24:
	cmp x8, #3
	b.ne .L24_27
	dmb ish
	b .L24_13
.L24_26:
	mov x0, x20
	bl Record::leave_nested
	b .L24_20
.L24_27:
	add x2, x25, #400
	mov x0, xzr
	mov w1, #1
	bl __aarch64_cas8_relax
	adrp x0, .Lanon
	add x0, x0, :lo12:.Lanon
	bl barrier::heavy_fence
	tbz w0, #0, .L24_44
	add x2, x25, #400
	mov w0, #1
	mov w1, #2
	bl __aarch64_cas8_relax
	b .L24_13
.L24_30:
	ldr x1, [sp, #8]
	add x0, sp, #16
	mov x2, xzr
	bl Worker::reserve.reference
	ldr x8, [sp, #16]
	mov x9, #-9223372036854775807
	mov x21, x19
	cmp x8, x9
	b.eq .L24_23
	add x0, sp, #16
	bl ring::fail
	b .L24_72
.L24_33:
	ldr x21, [x19, #24]
	ldr x9, [x8, #128]
	sub x20, x21, #1
	cmp x20, x9
	b.mi .L24_65
	str x20, [x8, #256]
	ldr x2, [x8, #400]
	cbz x2, .L24_37
	cmp x2, #1
	dmb ish
	b.eq .L24_59
	ldr w8, [x19, #56]
	subs w8, w8, #1
	str w8, [x19, #56]
	b.eq .L24_59
.L24_37:
	ldr x22, [x19]
	ldr x1, [x22, #128]
	subs x8, x20, x1
	b.mi .L24_61
	ldp x10, x9, [x19, #8]
	cmp x20, x1
	and x9, x9, x20
	add x9, x10, x9, lsl #3
	ldr x23, [x9]
	b.ne .L24_41
	sub x0, x21, #1
	add x2, x22, #128
	mov x1, x21
	bl __aarch64_cas8_relax
	cmp x0, x20
	str x21, [x22, #256]
	b.ne .L24_65
	ldr x8, [x19, #48]
	mov w24, #1
	add x8, x8, #1
	str x8, [x19, #48]
	cbnz x24, .L24_67
	b .L24_43
.L24_41:
	ldr x9, [x19, #40]
	str x20, [x19, #24]
	cmp x8, x9
	b.lt .L24_62
.L24_42:
	mov w24, #1
	cbnz x24, .L24_67
.L24_43:
	mov x23, x24
	b .L24_69
.L24_44:
	ldr x8, [x20, #32]
	cbnz x8, .L24_64
	mov x24, xzr
	b .L24_58
.L24_46:
	cmp x26, #2
	b.lo .L24_55
	cmp x21, x22
	ldr x19, [sp, #8]
	mvn x26, x23
	csel x8, x21, x22, lo
	add x21, x23, #2
	mov x27, #-9223372036854775807
	sub x22, x8, #1
.L24_48:
	add x8, x25, #256
	ldar x8, [x8]
	add x8, x26, x8
	cmp x8, #1
	b.lt .L24_55
	add x8, x25, #408
	sub x28, x21, #1
	sub x0, x21, #1
	ldar x8, [x8]
	add x2, x25, #128
	mov x1, x21
	ldr x9, [x8]
	and x9, x9, x28
	add x8, x8, x9, lsl #3
	add x8, x8, #32
	ldr x23, [x8]
	bl __aarch64_cas8_acq_rel
	cmp x0, x28
	b.ne .L24_55
	ldp x8, x9, [x19, #24]
	sub x9, x9, x8
	cmp x9, #0
	b.le .L24_52
.L24_51:
	ldp x10, x9, [x19, #8]
	sub x22, x22, #1
	add x21, x21, #1
	sub x26, x26, #1
	and x9, x9, x8
	add x8, x8, #1
	add x9, x10, x9, lsl #3
	str x24, [x9]
	mov x24, x23
	dmb ish
	str x8, [x19, #24]
	ldr x9, [x19]
	str x8, [x9, #256]
	cbnz x22, .L24_48
	b .L24_56
.L24_52:
	sub x0, x29, #16
	mov x1, x19
	mov w2, #1
	bl Worker::reserve.reference
	ldur x8, [x29, #-16]
	cmp x8, x27
	b.ne .L24_71
	ldr x19, [sp, #8]
	ldr x8, [x19, #24]
	b .L24_51
.L24_55:
	mov x23, x24
.L24_56:
	ldr x8, [x20, #32]
	cbnz x8, .L24_70
	mov w24, #1
.L24_58:
	ldr x8, [x20, #24]
	add x8, x8, #1
	str x8, [x20, #24]
	stlr x8, [x20]
	cbnz x24, .L24_67
	b .L24_43
.L24_59:
	mov x0, x19
	mov x1, x20
	bl Worker::take_and_see_to.reference
	mov x24, x0
	mov x23, x1
	cbnz x0, .L24_67
	b .L24_43
.L24_61:
	mov x24, xzr
	str x21, [x22, #256]
	b .L24_43
.L24_62:
	mov x0, x19
	mov x2, x23
	bl Worker::shrink
	mov x23, x0
	b .L24_42
.L24_64:
	mov x0, x20
	bl Record::leave_nested
.L24_65:
	mov x24, xzr
.L24_66:
	cbz x24, .L24_43
.L24_67:
	cmp x24, #1
	b.eq .L24_69
	mov x23, #-1
.L24_69:
	mov x0, x23
	ldp x20, x19, [sp, #128]
	ldp x22, x21, [sp, #112]
	ldp x24, x23, [sp, #96]
	ldp x26, x25, [sp, #80]
	ldp x28, x27, [sp, #64]
	ldp x29, x30, [sp, #48]
	add sp, sp, #144
	ret
.L24_70:
	mov x0, x20
	bl Record::leave_nested
	b .L24_42
.L24_71:
	sub x0, x29, #16
	bl ring::fail
.L24_72:
	brk #0x1
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
	b.mi .L25_8
	str x19, [x8, #256]
	ldr x2, [x8, #400]
	cbz x2, .L25_4
	cmp x2, #1
	dmb ish
	b.eq .L25_11
	ldr w8, [x0, #56]
	subs w8, w8, #1
	str w8, [x0, #56]
	b.eq .L25_11
.L25_4:
	ldr x22, [x0]
	ldr x1, [x22, #128]
	subs x8, x19, x1
	b.mi .L25_13
	ldp x10, x9, [x0, #8]
	cmp x19, x1
	and x9, x9, x19
	add x9, x10, x9, lsl #3
	ldr x20, [x9]
	b.ne .L25_9
	mov x23, x0
	sub x0, x21, #1
	add x2, x22, #128
	mov x1, x21
	bl __aarch64_cas8_relax
	cmp x0, x19
	str x21, [x22, #256]
	b.ne .L25_8
	ldr x8, [x23, #48]
	add x8, x8, #1
	str x8, [x23, #48]
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L25_8:
	mov x20, xzr
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L25_9:
	ldr x9, [x0, #40]
	str x19, [x0, #24]
	cmp x8, x9
	b.lt .L25_14
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L25_11:
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
.L25_13:
	mov x20, xzr
	str x21, [x22, #256]
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L25_14:
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
	b.le .L26_2
.L26_1:
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
.L26_2:
	mov x1, x0
	mov x0, sp
	mov w2, #1
	mov x20, x1
	bl Worker::reserve.reference
	ldr x8, [sp]
	mov x9, #-9223372036854775807
	cmp x8, x9
	b.ne .L26_5
	ldr x8, [x20, #24]
	mov x0, x20
	b .L26_1
.L26_5:
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
	b.eq .L27_2
	add x8, x21, #128
	ldar x8, [x8]
	ldr x9, [x21, #256]
	sub x8, x9, x8
	cmp x8, #1
	b.lt .L27_24
.L27_2:
	adrp x0, :tlsdesc:RUST_STD_INTERNAL_VAL
	ldr x1, [x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL]
	add x0, x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL
	blr x1
	mrs x8, TPIDR_EL0
	add x0, x8, x0
	ldrb w8, [x0, #8]
	cmp w8, #1
	b.ne .L27_5
.L27_3:
	ldr x19, [x0]
	ldr x8, [x19, #24]
	tbnz w8, #0, .L27_9
.L27_4:
	orr x8, x8, #0x1
	str x8, [x19, #24]
	stlr x8, [x19]
	b .L27_10
.L27_5:
	mov x1, xzr
	mov x19, xzr
	bl Storage::get_or_init_slow
	cbnz x0, .L27_3
	mov x19, xzr
	bl records::temporary
	mov x19, x0
	ldr x8, [x0, #24]
	tbz w8, #0, .L27_4
.L27_9:
	ldr x8, [x19, #32]
	add x8, x8, #1
	str x8, [x19, #32]
.L27_10:
	ldr x8, [x21, #400]
	cmp x8, #2
	b.ne .L27_15
.L27_11:
	add x2, x21, #128
	add x8, x21, #256
	ldar x20, [x2]
	ldar x8, [x8]
	sub x8, x8, x20
	cmp x8, #1
	b.lt .L27_21
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
	cbnz x8, .L27_17
	ldr x8, [x19, #24]
	add x8, x8, #1
	str x8, [x19, #24]
	stlr x8, [x19]
.L27_14:
	cmp w20, #0
	csinv x0, x21, xzr, ne
	ldp x20, x19, [sp, #32]
	ldr x21, [sp, #16]
	ldp x29, x30, [sp], #48
	ret
.L27_15:
	cmp x8, #3
	b.ne .L27_18
	dmb ish
	b .L27_11
.L27_17:
	mov x0, x19
	bl Record::leave_nested
	b .L27_14
.L27_18:
	add x2, x21, #400
	mov x0, xzr
	mov w1, #1
	bl __aarch64_cas8_relax
	adrp x0, .Lanon
	add x0, x0, :lo12:.Lanon
	bl barrier::heavy_fence
	tbz w0, #0, .L27_21
	add x2, x21, #400
	mov w0, #1
	mov w1, #2
	bl __aarch64_cas8_relax
	b .L27_11
.L27_21:
	ldr x8, [x19, #32]
	cbnz x8, .L27_23
	ldr x8, [x19, #24]
	mov x0, xzr
	add x8, x8, #1
	str x8, [x19, #24]
	stlr x8, [x19]
	ldp x20, x19, [sp, #32]
	ldr x21, [sp, #16]
	ldp x29, x30, [sp], #48
	ret
.L27_23:
	mov x0, x19
	bl Record::leave_nested
.L27_24:
	mov x0, xzr
	ldp x20, x19, [sp, #32]
	ldr x21, [sp, #16]
	ldp x29, x30, [sp], #48
	ret
rf_batch:
	sub sp, sp, #144
	stp x29, x30, [sp, #48]
	stp x28, x27, [sp, #64]
	stp x26, x25, [sp, #80]
	stp x24, x23, [sp, #96]
	stp x22, x21, [sp, #112]
	stp x20, x19, [sp, #128]
	add x29, sp, #48
	ldr x25, [x0]
	mov x19, x1
	mov w0, #32
	bl batch::assert_positive
	ldr x8, [x19]
	cmp x25, x8
	b.eq .L28_33
	adrp x0, :tlsdesc:RUST_STD_INTERNAL_VAL
	ldr x1, [x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL]
	add x0, x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL
	blr x1
	mrs x8, TPIDR_EL0
	mov w26, #32
	add x21, x8, x0
	add x8, x25, #400
	ldar x8, [x8]
	cmp x8, #2
	b.eq .L28_4
.L28_3:
	add x8, x25, #128
	ldar x8, [x8]
	ldr x9, [x25, #256]
	sub x8, x9, x8
	cmp x8, #1
	b.lt .L28_65
.L28_4:
	ldrb w8, [x21, #8]
	mov x0, x21
	cmp w8, #1
	b.ne .L28_7
.L28_5:
	ldr x20, [x0]
	ldr x8, [x20, #24]
	tbnz w8, #0, .L28_11
.L28_6:
	orr x8, x8, #0x1
	str x8, [x20, #24]
	stlr x8, [x20]
	b .L28_12
.L28_7:
	mov x0, x21
	mov x1, xzr
	mov x20, xzr
	bl Storage::get_or_init_slow
	cbnz x0, .L28_5
	mov x20, xzr
	bl records::temporary
	mov x20, x0
	ldr x8, [x0, #24]
	tbz w8, #0, .L28_6
.L28_11:
	ldr x8, [x20, #32]
	add x8, x8, #1
	str x8, [x20, #32]
.L28_12:
	add x8, x25, #400
	ldar x8, [x8]
	cmp x8, #2
	b.ne .L28_24
.L28_13:
	str x19, [sp, #8]
	add x8, x25, #128
	add x9, x25, #256
	ldar x23, [x8]
	ldar x8, [x9]
	sub x8, x8, x23
	cmp x8, #1
	b.lt .L28_44
	ldr x9, [sp, #8]
	sub x22, x8, x8, lsr #1
	mov x19, x21
	mov x21, x26
	ldp x9, x8, [x9, #24]
	cmp x26, x22
	csel x26, x26, x22, lo
	sub x27, x26, #1
	sub x8, x8, x9
	bic x28, x8, x8, asr #63
	cmp x27, x28
	b.ls .L28_16
	mov w24, #3
	b .L28_18
.L28_16:
	add x8, x25, #408
	add x1, x23, #1
	add x2, x25, #128
	ldar x8, [x8]
	mov x0, x23
	ldr x9, [x8]
	and x9, x9, x23
	add x8, x8, x9, lsl #3
	add x8, x8, #32
	ldr x24, [x8]
	bl __aarch64_cas8_acq_rel
	cmp x0, x23
	b.eq .L28_46
	mov w24, #2
.L28_18:
	ldr x8, [x20, #32]
	mov x26, x21
	cbnz x8, .L28_26
	ldr x8, [x20, #24]
	add x8, x8, #1
	str x8, [x20, #24]
	stlr x8, [x20]
.L28_20:
	cmp x27, x28
	b.ls .L28_66
	add x8, x25, #256
	add x9, x25, #128
	ldar x8, [x8]
	ldar x9, [x9]
	sub x8, x8, x9
	cmp x8, #1
	csinc x8, x8, xzr, gt
	sub x8, x8, x8, lsr #1
	cmp x26, x8
	csel x8, x26, x8, lo
	sub x2, x8, #1
	ldr x1, [sp, #8]
	sub x0, x29, #16
	bl Worker::reserve.reference
	ldur x8, [x29, #-16]
	mov x9, #-9223372036854775807
	mov x21, x19
	cmp x8, x9
	b.ne .L28_30
.L28_23:
	ldr x19, [sp, #8]
	ldp x9, x8, [x19, #24]
	sub x8, x8, x9
	bic x8, x8, x8, asr #63
	add x9, x8, #1
	cmp x9, x26
	csinc x26, x26, x8, hs
	add x8, x25, #400
	ldar x8, [x8]
	cmp x8, #2
	b.ne .L28_3
	b .L28_4
.L28_24:
	cmp x8, #3
	b.ne .L28_27
	dmb ish
	b .L28_13
.L28_26:
	mov x0, x20
	bl Record::leave_nested
	b .L28_20
.L28_27:
	add x2, x25, #400
	mov x0, xzr
	mov w1, #1
	bl __aarch64_cas8_relax
	adrp x0, .Lanon
	add x0, x0, :lo12:.Lanon
	bl barrier::heavy_fence
	tbz w0, #0, .L28_44
	add x2, x25, #400
	mov w0, #1
	mov w1, #2
	bl __aarch64_cas8_relax
	b .L28_13
.L28_30:
	ldr x1, [sp, #8]
	add x0, sp, #16
	mov x2, xzr
	bl Worker::reserve.reference
	ldr x8, [sp, #16]
	mov x9, #-9223372036854775807
	mov x21, x19
	cmp x8, x9
	b.eq .L28_23
	add x0, sp, #16
	bl ring::fail
	b .L28_72
.L28_33:
	ldr x21, [x19, #24]
	ldr x9, [x8, #128]
	sub x20, x21, #1
	cmp x20, x9
	b.mi .L28_65
	str x20, [x8, #256]
	ldr x2, [x8, #400]
	cbz x2, .L28_37
	cmp x2, #1
	dmb ish
	b.eq .L28_59
	ldr w8, [x19, #56]
	subs w8, w8, #1
	str w8, [x19, #56]
	b.eq .L28_59
.L28_37:
	ldr x22, [x19]
	ldr x1, [x22, #128]
	subs x8, x20, x1
	b.mi .L28_61
	ldp x10, x9, [x19, #8]
	cmp x20, x1
	and x9, x9, x20
	add x9, x10, x9, lsl #3
	ldr x23, [x9]
	b.ne .L28_41
	sub x0, x21, #1
	add x2, x22, #128
	mov x1, x21
	bl __aarch64_cas8_relax
	cmp x0, x20
	str x21, [x22, #256]
	b.ne .L28_65
	ldr x8, [x19, #48]
	mov w24, #1
	add x8, x8, #1
	str x8, [x19, #48]
	cbnz x24, .L28_67
	b .L28_43
.L28_41:
	ldr x9, [x19, #40]
	str x20, [x19, #24]
	cmp x8, x9
	b.lt .L28_62
.L28_42:
	mov w24, #1
	cbnz x24, .L28_67
.L28_43:
	mov x23, x24
	b .L28_69
.L28_44:
	ldr x8, [x20, #32]
	cbnz x8, .L28_64
	mov x24, xzr
	b .L28_58
.L28_46:
	cmp x26, #2
	b.lo .L28_55
	cmp x21, x22
	ldr x19, [sp, #8]
	mvn x26, x23
	csel x8, x21, x22, lo
	add x21, x23, #2
	mov x27, #-9223372036854775807
	sub x22, x8, #1
.L28_48:
	add x8, x25, #256
	ldar x8, [x8]
	add x8, x26, x8
	cmp x8, #1
	b.lt .L28_55
	add x8, x25, #408
	sub x28, x21, #1
	sub x0, x21, #1
	ldar x8, [x8]
	add x2, x25, #128
	mov x1, x21
	ldr x9, [x8]
	and x9, x9, x28
	add x8, x8, x9, lsl #3
	add x8, x8, #32
	ldr x23, [x8]
	bl __aarch64_cas8_acq_rel
	cmp x0, x28
	b.ne .L28_55
	ldp x8, x9, [x19, #24]
	sub x9, x9, x8
	cmp x9, #0
	b.le .L28_52
.L28_51:
	ldp x10, x9, [x19, #8]
	sub x22, x22, #1
	add x21, x21, #1
	sub x26, x26, #1
	and x9, x9, x8
	add x8, x8, #1
	add x9, x10, x9, lsl #3
	str x24, [x9]
	mov x24, x23
	dmb ish
	str x8, [x19, #24]
	ldr x9, [x19]
	str x8, [x9, #256]
	cbnz x22, .L28_48
	b .L28_56
.L28_52:
	sub x0, x29, #16
	mov x1, x19
	mov w2, #1
	bl Worker::reserve.reference
	ldur x8, [x29, #-16]
	cmp x8, x27
	b.ne .L28_71
	ldr x19, [sp, #8]
	ldr x8, [x19, #24]
	b .L28_51
.L28_55:
	mov x23, x24
.L28_56:
	ldr x8, [x20, #32]
	cbnz x8, .L28_70
	mov w24, #1
.L28_58:
	ldr x8, [x20, #24]
	add x8, x8, #1
	str x8, [x20, #24]
	stlr x8, [x20]
	cbnz x24, .L28_67
	b .L28_43
.L28_59:
	mov x0, x19
	mov x1, x20
	bl Worker::take_and_see_to.reference
	mov x24, x0
	mov x23, x1
	cbnz x0, .L28_67
	b .L28_43
.L28_61:
	mov x24, xzr
	str x21, [x22, #256]
	b .L28_43
.L28_62:
	mov x0, x19
	mov x2, x23
	bl Worker::shrink
	mov x23, x0
	b .L28_42
.L28_64:
	mov x0, x20
	bl Record::leave_nested
.L28_65:
	mov x24, xzr
.L28_66:
	cbz x24, .L28_43
.L28_67:
	cmp x24, #1
	b.eq .L28_69
	mov x23, #-1
.L28_69:
	mov x0, x23
	ldp x20, x19, [sp, #128]
	ldp x22, x21, [sp, #112]
	ldp x24, x23, [sp, #96]
	ldp x26, x25, [sp, #80]
	ldp x28, x27, [sp, #64]
	ldp x29, x30, [sp, #48]
	add sp, sp, #144
	ret
.L28_70:
	mov x0, x20
	bl Record::leave_nested
	b .L28_42
.L28_71:
	sub x0, x29, #16
	bl ring::fail
.L28_72:
	brk #0x1
rf_pop:
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
	b.mi .L29_8
	str x19, [x8, #256]
	ldr x2, [x8, #400]
	cbz x2, .L29_4
	cmp x2, #1
	dmb ish
	b.eq .L29_11
	ldr w8, [x0, #56]
	subs w8, w8, #1
	str w8, [x0, #56]
	b.eq .L29_11
.L29_4:
	ldr x22, [x0]
	ldr x1, [x22, #128]
	subs x8, x19, x1
	b.mi .L29_13
	ldp x10, x9, [x0, #8]
	cmp x19, x1
	and x9, x9, x19
	add x9, x10, x9, lsl #3
	ldr x20, [x9]
	b.ne .L29_9
	mov x23, x0
	sub x0, x21, #1
	add x2, x22, #128
	mov x1, x21
	bl __aarch64_cas8_relax
	cmp x0, x19
	str x21, [x22, #256]
	b.ne .L29_8
	ldr x8, [x23, #48]
	add x8, x8, #1
	str x8, [x23, #48]
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L29_8:
	mov x20, xzr
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L29_9:
	ldr x9, [x0, #40]
	str x19, [x0, #24]
	cmp x8, x9
	b.lt .L29_14
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L29_11:
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
.L29_13:
	mov x20, xzr
	str x21, [x22, #256]
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L29_14:
	mov x2, x20
	bl Worker::shrink
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
rf_push:
	sub sp, sp, #48
	stp x29, x30, [sp, #16]
	stp x20, x19, [sp, #32]
	add x29, sp, #16
	ldp x8, x9, [x0, #24]
	mov x19, x1
	sub x9, x9, x8
	cmp x9, #0
	b.le .L30_2
.L30_1:
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
.L30_2:
	mov x1, x0
	mov x0, sp
	mov w2, #1
	mov x20, x1
	bl Worker::reserve.reference
	ldr x8, [sp]
	mov x9, #-9223372036854775807
	cmp x8, x9
	b.ne .L30_5
	ldr x8, [x20, #24]
	mov x0, x20
	b .L30_1
.L30_5:
	mov x0, sp
	bl ring::fail
	brk #0x1
rf_steal:
	stp x29, x30, [sp, #-48]!
	str x21, [sp, #16]
	stp x20, x19, [sp, #32]
	mov x29, sp
	ldr x21, [x0]
	add x8, x21, #400
	ldar x8, [x8]
	cmp x8, #2
	b.eq .L31_2
	add x8, x21, #128
	ldar x8, [x8]
	ldr x9, [x21, #256]
	sub x8, x9, x8
	cmp x8, #1
	b.lt .L31_24
.L31_2:
	adrp x0, :tlsdesc:RUST_STD_INTERNAL_VAL
	ldr x1, [x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL]
	add x0, x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL
	blr x1
	mrs x8, TPIDR_EL0
	add x0, x8, x0
	ldrb w8, [x0, #8]
	cmp w8, #1
	b.ne .L31_5
.L31_3:
	ldr x19, [x0]
	ldr x8, [x19, #24]
	tbnz w8, #0, .L31_9
.L31_4:
	orr x8, x8, #0x1
	str x8, [x19, #24]
	stlr x8, [x19]
	b .L31_10
.L31_5:
	mov x1, xzr
	mov x19, xzr
	bl Storage::get_or_init_slow
	cbnz x0, .L31_3
	mov x19, xzr
	bl records::temporary
	mov x19, x0
	ldr x8, [x0, #24]
	tbz w8, #0, .L31_4
.L31_9:
	ldr x8, [x19, #32]
	add x8, x8, #1
	str x8, [x19, #32]
.L31_10:
	add x8, x21, #400
	ldar x8, [x8]
	cmp x8, #2
	b.ne .L31_15
.L31_11:
	add x2, x21, #128
	add x8, x21, #256
	ldar x20, [x2]
	ldar x8, [x8]
	sub x8, x8, x20
	cmp x8, #1
	b.lt .L31_21
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
	cbnz x8, .L31_17
	ldr x8, [x19, #24]
	add x8, x8, #1
	str x8, [x19, #24]
	stlr x8, [x19]
.L31_14:
	cmp w20, #0
	csinv x0, x21, xzr, ne
	ldp x20, x19, [sp, #32]
	ldr x21, [sp, #16]
	ldp x29, x30, [sp], #48
	ret
.L31_15:
	cmp x8, #3
	b.ne .L31_18
	dmb ish
	b .L31_11
.L31_17:
	mov x0, x19
	bl Record::leave_nested
	b .L31_14
.L31_18:
	add x2, x21, #400
	mov x0, xzr
	mov w1, #1
	bl __aarch64_cas8_relax
	adrp x0, .Lanon
	add x0, x0, :lo12:.Lanon
	bl barrier::heavy_fence
	tbz w0, #0, .L31_21
	add x2, x21, #400
	mov w0, #1
	mov w1, #2
	bl __aarch64_cas8_relax
	b .L31_11
.L31_21:
	ldr x8, [x19, #32]
	cbnz x8, .L31_23
	ldr x8, [x19, #24]
	mov x0, xzr
	add x8, x8, #1
	str x8, [x19, #24]
	stlr x8, [x19]
	ldp x20, x19, [sp, #32]
	ldr x21, [sp, #16]
	ldp x29, x30, [sp], #48
	ret
.L31_23:
	mov x0, x19
	bl Record::leave_nested
.L31_24:
	mov x0, xzr
	ldp x20, x19, [sp, #32]
	ldr x21, [sp, #16]
	ldp x29, x30, [sp], #48
	ret
rg_batch:
	sub sp, sp, #144
	stp x29, x30, [sp, #48]
	stp x28, x27, [sp, #64]
	stp x26, x25, [sp, #80]
	stp x24, x23, [sp, #96]
	stp x22, x21, [sp, #112]
	stp x20, x19, [sp, #128]
	add x29, sp, #48
	ldr x25, [x0]
	mov x19, x1
	mov w0, #32
	bl batch::assert_positive
	ldr x8, [x19]
	cmp x25, x8
	b.eq .L32_33
	adrp x0, :tlsdesc:RUST_STD_INTERNAL_VAL
	ldr x1, [x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL]
	add x0, x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL
	blr x1
	mrs x8, TPIDR_EL0
	mov w26, #32
	add x21, x8, x0
	add x8, x25, #400
	ldar x8, [x8]
	cmp x8, #2
	b.eq .L32_4
.L32_3:
	add x8, x25, #128
	ldar x8, [x8]
	ldr x9, [x25, #256]
	sub x8, x9, x8
	cmp x8, #1
	b.lt .L32_65
.L32_4:
	ldrb w8, [x21, #8]
	mov x0, x21
	cmp w8, #1
	b.ne .L32_7
.L32_5:
	ldr x20, [x0]
	ldr x8, [x20, #24]
	tbnz w8, #0, .L32_11
.L32_6:
	orr x8, x8, #0x1
	str x8, [x20, #24]
	stlr x8, [x20]
	b .L32_12
.L32_7:
	mov x0, x21
	mov x1, xzr
	mov x20, xzr
	bl Storage::get_or_init_slow
	cbnz x0, .L32_5
	mov x20, xzr
	bl records::temporary
	mov x20, x0
	ldr x8, [x0, #24]
	tbz w8, #0, .L32_6
.L32_11:
	ldr x8, [x20, #32]
	add x8, x8, #1
	str x8, [x20, #32]
.L32_12:
	add x8, x25, #400
	ldar x8, [x8]
	cmp x8, #2
	b.ne .L32_24
.L32_13:
	str x19, [sp, #8]
	add x8, x25, #128
	add x9, x25, #256
	ldar x23, [x8]
	ldar x8, [x9]
	sub x8, x8, x23
	cmp x8, #1
	b.lt .L32_44
	ldr x9, [sp, #8]
	sub x22, x8, x8, lsr #1
	mov x19, x21
	mov x21, x26
	ldp x9, x8, [x9, #24]
	cmp x26, x22
	csel x26, x26, x22, lo
	sub x27, x26, #1
	sub x8, x8, x9
	bic x28, x8, x8, asr #63
	cmp x27, x28
	b.ls .L32_16
	mov w24, #3
	b .L32_18
.L32_16:
	add x8, x25, #408
	add x1, x23, #1
	add x2, x25, #128
	ldar x8, [x8]
	mov x0, x23
	ldr x9, [x8]
	and x9, x9, x23
	add x8, x8, x9, lsl #3
	add x8, x8, #32
	ldr x24, [x8]
	bl __aarch64_cas8_acq_rel
	cmp x0, x23
	b.eq .L32_46
	mov w24, #2
.L32_18:
	ldr x8, [x20, #32]
	mov x26, x21
	cbnz x8, .L32_26
	ldr x8, [x20, #24]
	add x8, x8, #1
	str x8, [x20, #24]
	stlr x8, [x20]
.L32_20:
	cmp x27, x28
	b.ls .L32_66
	add x8, x25, #256
	add x9, x25, #128
	ldar x8, [x8]
	ldar x9, [x9]
	sub x8, x8, x9
	cmp x8, #1
	csinc x8, x8, xzr, gt
	sub x8, x8, x8, lsr #1
	cmp x26, x8
	csel x8, x26, x8, lo
	sub x2, x8, #1
	ldr x1, [sp, #8]
	sub x0, x29, #16
	bl Worker::reserve.reference
	ldur x8, [x29, #-16]
	mov x9, #-9223372036854775807
	mov x21, x19
	cmp x8, x9
	b.ne .L32_30
.L32_23:
	ldr x19, [sp, #8]
	ldp x9, x8, [x19, #24]
	sub x8, x8, x9
	bic x8, x8, x8, asr #63
	add x9, x8, #1
	cmp x9, x26
	csinc x26, x26, x8, hs
	add x8, x25, #400
	ldar x8, [x8]
	cmp x8, #2
	b.ne .L32_3
	b .L32_4
.L32_24:
	cmp x8, #3
	b.ne .L32_27
	dmb ish
	b .L32_13
.L32_26:
	mov x0, x20
	bl Record::leave_nested
	b .L32_20
.L32_27:
	add x2, x25, #400
	mov x0, xzr
	mov w1, #1
	bl __aarch64_cas8_relax
	adrp x0, .Lanon
	add x0, x0, :lo12:.Lanon
	bl barrier::heavy_fence
	tbz w0, #0, .L32_44
	add x2, x25, #400
	mov w0, #1
	mov w1, #2
	bl __aarch64_cas8_relax
	b .L32_13
.L32_30:
	ldr x1, [sp, #8]
	add x0, sp, #16
	mov x2, xzr
	bl Worker::reserve.reference
	ldr x8, [sp, #16]
	mov x9, #-9223372036854775807
	mov x21, x19
	cmp x8, x9
	b.eq .L32_23
	add x0, sp, #16
	bl ring::fail
	b .L32_72
.L32_33:
	ldr x21, [x19, #24]
	ldr x9, [x8, #128]
	sub x20, x21, #1
	cmp x20, x9
	b.mi .L32_65
	str x20, [x8, #256]
	ldr x2, [x8, #400]
	cbz x2, .L32_37
	cmp x2, #1
	dmb ish
	b.eq .L32_59
	ldr w8, [x19, #56]
	subs w8, w8, #1
	str w8, [x19, #56]
	b.eq .L32_59
.L32_37:
	ldr x22, [x19]
	ldr x1, [x22, #128]
	subs x8, x20, x1
	b.mi .L32_61
	ldp x10, x9, [x19, #8]
	cmp x20, x1
	and x9, x9, x20
	add x9, x10, x9, lsl #3
	ldr x23, [x9]
	b.ne .L32_41
	sub x0, x21, #1
	add x2, x22, #128
	mov x1, x21
	bl __aarch64_cas8_relax
	cmp x0, x20
	str x21, [x22, #256]
	b.ne .L32_65
	ldr x8, [x19, #48]
	mov w24, #1
	add x8, x8, #1
	str x8, [x19, #48]
	cbnz x24, .L32_67
	b .L32_43
.L32_41:
	ldr x9, [x19, #40]
	str x20, [x19, #24]
	cmp x8, x9
	b.lt .L32_62
.L32_42:
	mov w24, #1
	cbnz x24, .L32_67
.L32_43:
	mov x23, x24
	b .L32_69
.L32_44:
	ldr x8, [x20, #32]
	cbnz x8, .L32_64
	mov x24, xzr
	b .L32_58
.L32_46:
	cmp x26, #2
	b.lo .L32_55
	cmp x21, x22
	ldr x19, [sp, #8]
	mvn x26, x23
	csel x8, x21, x22, lo
	add x21, x23, #2
	mov x27, #-9223372036854775807
	sub x22, x8, #1
.L32_48:
	add x8, x25, #256
	ldar x8, [x8]
	add x8, x26, x8
	cmp x8, #1
	b.lt .L32_55
	add x8, x25, #408
	sub x28, x21, #1
	sub x0, x21, #1
	ldar x8, [x8]
	add x2, x25, #128
	mov x1, x21
	ldr x9, [x8]
	and x9, x9, x28
	add x8, x8, x9, lsl #3
	add x8, x8, #32
	ldr x23, [x8]
	bl __aarch64_cas8_acq_rel
	cmp x0, x28
	b.ne .L32_55
	ldp x8, x9, [x19, #24]
	sub x9, x9, x8
	cmp x9, #0
	b.le .L32_52
.L32_51:
	ldp x10, x9, [x19, #8]
	sub x22, x22, #1
	add x21, x21, #1
	sub x26, x26, #1
	and x9, x9, x8
	add x8, x8, #1
	add x9, x10, x9, lsl #3
	str x24, [x9]
	mov x24, x23
	dmb ish
	str x8, [x19, #24]
	ldr x9, [x19]
	str x8, [x9, #256]
	cbnz x22, .L32_48
	b .L32_56
.L32_52:
	sub x0, x29, #16
	mov x1, x19
	mov w2, #1
	bl Worker::reserve.reference
	ldur x8, [x29, #-16]
	cmp x8, x27
	b.ne .L32_71
	ldr x19, [sp, #8]
	ldr x8, [x19, #24]
	b .L32_51
.L32_55:
	mov x23, x24
.L32_56:
	ldr x8, [x20, #32]
	cbnz x8, .L32_70
	mov w24, #1
.L32_58:
	ldr x8, [x20, #24]
	add x8, x8, #1
	str x8, [x20, #24]
	stlr x8, [x20]
	cbnz x24, .L32_67
	b .L32_43
.L32_59:
	mov x0, x19
	mov x1, x20
	bl Worker::take_and_see_to.reference
	mov x24, x0
	mov x23, x1
	cbnz x0, .L32_67
	b .L32_43
.L32_61:
	mov x24, xzr
	str x21, [x22, #256]
	b .L32_43
.L32_62:
	mov x0, x19
	mov x2, x23
	bl Worker::shrink
	mov x23, x0
	b .L32_42
.L32_64:
	mov x0, x20
	bl Record::leave_nested
.L32_65:
	mov x24, xzr
.L32_66:
	cbz x24, .L32_43
.L32_67:
	cmp x24, #1
	b.eq .L32_69
	mov x23, #-1
.L32_69:
	mov x0, x23
	ldp x20, x19, [sp, #128]
	ldp x22, x21, [sp, #112]
	ldp x24, x23, [sp, #96]
	ldp x26, x25, [sp, #80]
	ldp x28, x27, [sp, #64]
	ldp x29, x30, [sp, #48]
	add sp, sp, #144
	ret
.L32_70:
	mov x0, x20
	bl Record::leave_nested
	b .L32_42
.L32_71:
	sub x0, x29, #16
	bl ring::fail
.L32_72:
	brk #0x1
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
	b.mi .L33_8
	str x19, [x8, #256]
	ldr x2, [x8, #400]
	cbz x2, .L33_4
	cmp x2, #1
	dmb ish
	b.eq .L33_11
	ldr w8, [x0, #56]
	subs w8, w8, #1
	str w8, [x0, #56]
	b.eq .L33_11
.L33_4:
	ldr x22, [x0]
	ldr x1, [x22, #128]
	subs x8, x19, x1
	b.mi .L33_13
	ldp x10, x9, [x0, #8]
	cmp x19, x1
	and x9, x9, x19
	add x9, x10, x9, lsl #3
	ldr x20, [x9]
	b.ne .L33_9
	mov x23, x0
	sub x0, x21, #1
	add x2, x22, #128
	mov x1, x21
	bl __aarch64_cas8_relax
	cmp x0, x19
	str x21, [x22, #256]
	b.ne .L33_8
	ldr x8, [x23, #48]
	add x8, x8, #1
	str x8, [x23, #48]
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L33_8:
	mov x20, xzr
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L33_9:
	ldr x9, [x0, #40]
	str x19, [x0, #24]
	cmp x8, x9
	b.lt .L33_14
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L33_11:
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
.L33_13:
	mov x20, xzr
	str x21, [x22, #256]
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L33_14:
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
	b.le .L34_2
.L34_1:
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
.L34_2:
	mov x1, x0
	mov x0, sp
	mov w2, #1
	mov x20, x1
	bl Worker::reserve.reference
	ldr x8, [sp]
	mov x9, #-9223372036854775807
	cmp x8, x9
	b.ne .L34_5
	ldr x8, [x20, #24]
	mov x0, x20
	b .L34_1
.L34_5:
	mov x0, sp
	bl ring::fail
	brk #0x1
rg_steal:
	stp x29, x30, [sp, #-48]!
	str x21, [sp, #16]
	stp x20, x19, [sp, #32]
	mov x29, sp
	ldr x21, [x0]
	add x8, x21, #400
	ldar x8, [x8]
	cmp x8, #2
	b.eq .L35_2
	add x8, x21, #128
	ldar x8, [x8]
	ldr x9, [x21, #256]
	sub x8, x9, x8
	cmp x8, #1
	b.lt .L35_24
.L35_2:
	adrp x0, :tlsdesc:RUST_STD_INTERNAL_VAL
	ldr x1, [x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL]
	add x0, x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL
	blr x1
	mrs x8, TPIDR_EL0
	add x0, x8, x0
	ldrb w8, [x0, #8]
	cmp w8, #1
	b.ne .L35_5
.L35_3:
	ldr x19, [x0]
	ldr x8, [x19, #24]
	tbnz w8, #0, .L35_9
.L35_4:
	orr x8, x8, #0x1
	str x8, [x19, #24]
	stlr x8, [x19]
	b .L35_10
.L35_5:
	mov x1, xzr
	mov x19, xzr
	bl Storage::get_or_init_slow
	cbnz x0, .L35_3
	mov x19, xzr
	bl records::temporary
	mov x19, x0
	ldr x8, [x0, #24]
	tbz w8, #0, .L35_4
.L35_9:
	ldr x8, [x19, #32]
	add x8, x8, #1
	str x8, [x19, #32]
.L35_10:
	add x8, x21, #400
	ldar x8, [x8]
	cmp x8, #2
	b.ne .L35_15
.L35_11:
	add x2, x21, #128
	add x8, x21, #256
	ldar x20, [x2]
	ldar x8, [x8]
	sub x8, x8, x20
	cmp x8, #1
	b.lt .L35_21
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
	cbnz x8, .L35_17
	ldr x8, [x19, #24]
	add x8, x8, #1
	str x8, [x19, #24]
	stlr x8, [x19]
.L35_14:
	cmp w20, #0
	csinv x0, x21, xzr, ne
	ldp x20, x19, [sp, #32]
	ldr x21, [sp, #16]
	ldp x29, x30, [sp], #48
	ret
.L35_15:
	cmp x8, #3
	b.ne .L35_18
	dmb ish
	b .L35_11
.L35_17:
	mov x0, x19
	bl Record::leave_nested
	b .L35_14
.L35_18:
	add x2, x21, #400
	mov x0, xzr
	mov w1, #1
	bl __aarch64_cas8_relax
	adrp x0, .Lanon
	add x0, x0, :lo12:.Lanon
	bl barrier::heavy_fence
	tbz w0, #0, .L35_21
	add x2, x21, #400
	mov w0, #1
	mov w1, #2
	bl __aarch64_cas8_relax
	b .L35_11
.L35_21:
	ldr x8, [x19, #32]
	cbnz x8, .L35_23
	ldr x8, [x19, #24]
	mov x0, xzr
	add x8, x8, #1
	str x8, [x19, #24]
	stlr x8, [x19]
	ldp x20, x19, [sp, #32]
	ldr x21, [sp, #16]
	ldp x29, x30, [sp], #48
	ret
.L35_23:
	mov x0, x19
	bl Record::leave_nested
.L35_24:
	mov x0, xzr
	ldp x20, x19, [sp, #32]
	ldr x21, [sp, #16]
	ldp x29, x30, [sp], #48
	ret
rh_batch:
	sub sp, sp, #144
	stp x29, x30, [sp, #48]
	stp x28, x27, [sp, #64]
	stp x26, x25, [sp, #80]
	stp x24, x23, [sp, #96]
	stp x22, x21, [sp, #112]
	stp x20, x19, [sp, #128]
	add x29, sp, #48
	ldr x25, [x0]
	mov x19, x1
	mov w0, #32
	bl batch::assert_positive
	ldr x8, [x19]
	cmp x25, x8
	b.eq .L36_33
	adrp x0, :tlsdesc:RUST_STD_INTERNAL_VAL
	ldr x1, [x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL]
	add x0, x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL
	blr x1
	mrs x8, TPIDR_EL0
	mov w26, #32
	add x21, x8, x0
	add x8, x25, #400
	ldar x8, [x8]
	cmp x8, #2
	b.eq .L36_4
.L36_3:
	add x8, x25, #128
	ldar x8, [x8]
	ldr x9, [x25, #256]
	sub x8, x9, x8
	cmp x8, #1
	b.lt .L36_65
.L36_4:
	ldrb w8, [x21, #8]
	mov x0, x21
	cmp w8, #1
	b.ne .L36_7
.L36_5:
	ldr x20, [x0]
	ldr x8, [x20, #24]
	tbnz w8, #0, .L36_11
.L36_6:
	orr x8, x8, #0x1
	str x8, [x20, #24]
	stlr x8, [x20]
	b .L36_12
.L36_7:
	mov x0, x21
	mov x1, xzr
	mov x20, xzr
	bl Storage::get_or_init_slow
	cbnz x0, .L36_5
	mov x20, xzr
	bl records::temporary
	mov x20, x0
	ldr x8, [x0, #24]
	tbz w8, #0, .L36_6
.L36_11:
	ldr x8, [x20, #32]
	add x8, x8, #1
	str x8, [x20, #32]
.L36_12:
	add x8, x25, #400
	ldar x8, [x8]
	cmp x8, #2
	b.ne .L36_24
.L36_13:
	str x19, [sp, #8]
	add x8, x25, #128
	add x9, x25, #256
	ldar x23, [x8]
	ldar x8, [x9]
	sub x8, x8, x23
	cmp x8, #1
	b.lt .L36_44
	ldr x9, [sp, #8]
	sub x22, x8, x8, lsr #1
	mov x19, x21
	mov x21, x26
	ldp x9, x8, [x9, #24]
	cmp x26, x22
	csel x26, x26, x22, lo
	sub x27, x26, #1
	sub x8, x8, x9
	bic x28, x8, x8, asr #63
	cmp x27, x28
	b.ls .L36_16
	mov w24, #3
	b .L36_18
.L36_16:
	add x8, x25, #408
	add x1, x23, #1
	add x2, x25, #128
	ldar x8, [x8]
	mov x0, x23
	ldr x9, [x8]
	and x9, x9, x23
	add x8, x8, x9, lsl #3
	add x8, x8, #32
	ldr x24, [x8]
	bl __aarch64_cas8_acq_rel
	cmp x0, x23
	b.eq .L36_46
	mov w24, #2
.L36_18:
	ldr x8, [x20, #32]
	mov x26, x21
	cbnz x8, .L36_26
	ldr x8, [x20, #24]
	add x8, x8, #1
	str x8, [x20, #24]
	stlr x8, [x20]
.L36_20:
	cmp x27, x28
	b.ls .L36_66
	add x8, x25, #256
	add x9, x25, #128
	ldar x8, [x8]
	ldar x9, [x9]
	sub x8, x8, x9
	cmp x8, #1
	csinc x8, x8, xzr, gt
	sub x8, x8, x8, lsr #1
	cmp x26, x8
	csel x8, x26, x8, lo
	sub x2, x8, #1
	ldr x1, [sp, #8]
	sub x0, x29, #16
	bl Worker::reserve.reference
	ldur x8, [x29, #-16]
	mov x9, #-9223372036854775807
	mov x21, x19
	cmp x8, x9
	b.ne .L36_30
.L36_23:
	ldr x19, [sp, #8]
	ldp x9, x8, [x19, #24]
	sub x8, x8, x9
	bic x8, x8, x8, asr #63
	add x9, x8, #1
	cmp x9, x26
	csinc x26, x26, x8, hs
	add x8, x25, #400
	ldar x8, [x8]
	cmp x8, #2
	b.ne .L36_3
	b .L36_4
.L36_24:
	cmp x8, #3
	b.ne .L36_27
	dmb ish
	b .L36_13
.L36_26:
	mov x0, x20
	bl Record::leave_nested
	b .L36_20
.L36_27:
	add x2, x25, #400
	mov x0, xzr
	mov w1, #1
	bl __aarch64_cas8_relax
	adrp x0, .Lanon
	add x0, x0, :lo12:.Lanon
	bl barrier::heavy_fence
	tbz w0, #0, .L36_44
	add x2, x25, #400
	mov w0, #1
	mov w1, #2
	bl __aarch64_cas8_relax
	b .L36_13
.L36_30:
	ldr x1, [sp, #8]
	add x0, sp, #16
	mov x2, xzr
	bl Worker::reserve.reference
	ldr x8, [sp, #16]
	mov x9, #-9223372036854775807
	mov x21, x19
	cmp x8, x9
	b.eq .L36_23
	add x0, sp, #16
	bl ring::fail
	b .L36_72
.L36_33:
	ldr x21, [x19, #24]
	ldr x9, [x8, #128]
	sub x20, x21, #1
	cmp x20, x9
	b.mi .L36_65
	str x20, [x8, #256]
	ldr x2, [x8, #400]
	cbz x2, .L36_37
	cmp x2, #1
	dmb ish
	b.eq .L36_59
	ldr w8, [x19, #56]
	subs w8, w8, #1
	str w8, [x19, #56]
	b.eq .L36_59
.L36_37:
	ldr x22, [x19]
	ldr x1, [x22, #128]
	subs x8, x20, x1
	b.mi .L36_61
	ldp x10, x9, [x19, #8]
	cmp x20, x1
	and x9, x9, x20
	add x9, x10, x9, lsl #3
	ldr x23, [x9]
	b.ne .L36_41
	sub x0, x21, #1
	add x2, x22, #128
	mov x1, x21
	bl __aarch64_cas8_relax
	cmp x0, x20
	str x21, [x22, #256]
	b.ne .L36_65
	ldr x8, [x19, #48]
	mov w24, #1
	add x8, x8, #1
	str x8, [x19, #48]
	cbnz x24, .L36_67
	b .L36_43
.L36_41:
	ldr x9, [x19, #40]
	str x20, [x19, #24]
	cmp x8, x9
	b.lt .L36_62
.L36_42:
	mov w24, #1
	cbnz x24, .L36_67
.L36_43:
	mov x23, x24
	b .L36_69
.L36_44:
	ldr x8, [x20, #32]
	cbnz x8, .L36_64
	mov x24, xzr
	b .L36_58
.L36_46:
	cmp x26, #2
	b.lo .L36_55
	cmp x21, x22
	ldr x19, [sp, #8]
	mvn x26, x23
	csel x8, x21, x22, lo
	add x21, x23, #2
	mov x27, #-9223372036854775807
	sub x22, x8, #1
.L36_48:
	add x8, x25, #256
	ldar x8, [x8]
	add x8, x26, x8
	cmp x8, #1
	b.lt .L36_55
	add x8, x25, #408
	sub x28, x21, #1
	sub x0, x21, #1
	ldar x8, [x8]
	add x2, x25, #128
	mov x1, x21
	ldr x9, [x8]
	and x9, x9, x28
	add x8, x8, x9, lsl #3
	add x8, x8, #32
	ldr x23, [x8]
	bl __aarch64_cas8_acq_rel
	cmp x0, x28
	b.ne .L36_55
	ldp x8, x9, [x19, #24]
	sub x9, x9, x8
	cmp x9, #0
	b.le .L36_52
.L36_51:
	ldp x10, x9, [x19, #8]
	sub x22, x22, #1
	add x21, x21, #1
	sub x26, x26, #1
	and x9, x9, x8
	add x8, x8, #1
	add x9, x10, x9, lsl #3
	str x24, [x9]
	mov x24, x23
	dmb ish
	str x8, [x19, #24]
	ldr x9, [x19]
	str x8, [x9, #256]
	cbnz x22, .L36_48
	b .L36_56
.L36_52:
	sub x0, x29, #16
	mov x1, x19
	mov w2, #1
	bl Worker::reserve.reference
	ldur x8, [x29, #-16]
	cmp x8, x27
	b.ne .L36_71
	ldr x19, [sp, #8]
	ldr x8, [x19, #24]
	b .L36_51
.L36_55:
	mov x23, x24
.L36_56:
	ldr x8, [x20, #32]
	cbnz x8, .L36_70
	mov w24, #1
.L36_58:
	ldr x8, [x20, #24]
	add x8, x8, #1
	str x8, [x20, #24]
	stlr x8, [x20]
	cbnz x24, .L36_67
	b .L36_43
.L36_59:
	mov x0, x19
	mov x1, x20
	bl Worker::take_and_see_to.reference
	mov x24, x0
	mov x23, x1
	cbnz x0, .L36_67
	b .L36_43
.L36_61:
	mov x24, xzr
	str x21, [x22, #256]
	b .L36_43
.L36_62:
	mov x0, x19
	mov x2, x23
	bl Worker::shrink
	mov x23, x0
	b .L36_42
.L36_64:
	mov x0, x20
	bl Record::leave_nested
.L36_65:
	mov x24, xzr
.L36_66:
	cbz x24, .L36_43
.L36_67:
	cmp x24, #1
	b.eq .L36_69
	mov x23, #-1
.L36_69:
	mov x0, x23
	ldp x20, x19, [sp, #128]
	ldp x22, x21, [sp, #112]
	ldp x24, x23, [sp, #96]
	ldp x26, x25, [sp, #80]
	ldp x28, x27, [sp, #64]
	ldp x29, x30, [sp, #48]
	add sp, sp, #144
	ret
.L36_70:
	mov x0, x20
	bl Record::leave_nested
	b .L36_42
.L36_71:
	sub x0, x29, #16
	bl ring::fail
.L36_72:
	brk #0x1
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
	b.mi .L37_8
	str x19, [x8, #256]
	ldr x2, [x8, #400]
	cbz x2, .L37_4
	cmp x2, #1
	dmb ish
	b.eq .L37_11
	ldr w8, [x0, #56]
	subs w8, w8, #1
	str w8, [x0, #56]
	b.eq .L37_11
.L37_4:
	ldr x22, [x0]
	ldr x1, [x22, #128]
	subs x8, x19, x1
	b.mi .L37_13
	ldp x10, x9, [x0, #8]
	cmp x19, x1
	and x9, x9, x19
	add x9, x10, x9, lsl #3
	ldr x20, [x9]
	b.ne .L37_9
	mov x23, x0
	sub x0, x21, #1
	add x2, x22, #128
	mov x1, x21
	bl __aarch64_cas8_relax
	cmp x0, x19
	str x21, [x22, #256]
	b.ne .L37_8
	ldr x8, [x23, #48]
	add x8, x8, #1
	str x8, [x23, #48]
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L37_8:
	mov x20, xzr
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L37_9:
	ldr x9, [x0, #40]
	str x19, [x0, #24]
	cmp x8, x9
	b.lt .L37_14
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L37_11:
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
.L37_13:
	mov x20, xzr
	str x21, [x22, #256]
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L37_14:
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
	b.le .L38_2
.L38_1:
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
.L38_2:
	mov x1, x0
	mov x0, sp
	mov w2, #1
	mov x20, x1
	bl Worker::reserve.reference
	ldr x8, [sp]
	mov x9, #-9223372036854775807
	cmp x8, x9
	b.ne .L38_5
	ldr x8, [x20, #24]
	mov x0, x20
	b .L38_1
.L38_5:
	mov x0, sp
	bl ring::fail
	brk #0x1
rh_steal:
	stp x29, x30, [sp, #-48]!
	str x21, [sp, #16]
	stp x20, x19, [sp, #32]
	mov x29, sp
	ldr x21, [x0]
	add x8, x21, #400
	ldar x8, [x8]
	cmp x8, #2
	b.eq .L39_2
	add x8, x21, #128
	ldar x8, [x8]
	ldr x9, [x21, #256]
	sub x8, x9, x8
	cmp x8, #1
	b.lt .L39_24
.L39_2:
	adrp x0, :tlsdesc:RUST_STD_INTERNAL_VAL
	ldr x1, [x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL]
	add x0, x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL
	blr x1
	mrs x8, TPIDR_EL0
	add x0, x8, x0
	ldrb w8, [x0, #8]
	cmp w8, #1
	b.ne .L39_5
.L39_3:
	ldr x19, [x0]
	ldr x8, [x19, #24]
	tbnz w8, #0, .L39_9
.L39_4:
	orr x8, x8, #0x1
	str x8, [x19, #24]
	stlr x8, [x19]
	b .L39_10
.L39_5:
	mov x1, xzr
	mov x19, xzr
	bl Storage::get_or_init_slow
	cbnz x0, .L39_3
	mov x19, xzr
	bl records::temporary
	mov x19, x0
	ldr x8, [x0, #24]
	tbz w8, #0, .L39_4
.L39_9:
	ldr x8, [x19, #32]
	add x8, x8, #1
	str x8, [x19, #32]
.L39_10:
	add x8, x21, #400
	ldar x8, [x8]
	cmp x8, #2
	b.ne .L39_15
.L39_11:
	add x2, x21, #128
	add x8, x21, #256
	ldar x20, [x2]
	ldar x8, [x8]
	sub x8, x8, x20
	cmp x8, #1
	b.lt .L39_21
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
	cbnz x8, .L39_17
	ldr x8, [x19, #24]
	add x8, x8, #1
	str x8, [x19, #24]
	stlr x8, [x19]
.L39_14:
	cmp w20, #0
	csinv x0, x21, xzr, ne
	ldp x20, x19, [sp, #32]
	ldr x21, [sp, #16]
	ldp x29, x30, [sp], #48
	ret
.L39_15:
	cmp x8, #3
	b.ne .L39_18
	dmb ish
	b .L39_11
.L39_17:
	mov x0, x19
	bl Record::leave_nested
	b .L39_14
.L39_18:
	add x2, x21, #400
	mov x0, xzr
	mov w1, #1
	bl __aarch64_cas8_relax
	adrp x0, .Lanon
	add x0, x0, :lo12:.Lanon
	bl barrier::heavy_fence
	tbz w0, #0, .L39_21
	add x2, x21, #400
	mov w0, #1
	mov w1, #2
	bl __aarch64_cas8_relax
	b .L39_11
.L39_21:
	ldr x8, [x19, #32]
	cbnz x8, .L39_23
	ldr x8, [x19, #24]
	mov x0, xzr
	add x8, x8, #1
	str x8, [x19, #24]
	stlr x8, [x19]
	ldp x20, x19, [sp, #32]
	ldr x21, [sp, #16]
	ldp x29, x30, [sp], #48
	ret
.L39_23:
	mov x0, x19
	bl Record::leave_nested
.L39_24:
	mov x0, xzr
	ldp x20, x19, [sp, #32]
	ldr x21, [sp, #16]
	ldp x29, x30, [sp], #48
	ret
ri_batch:
	sub sp, sp, #144
	stp x29, x30, [sp, #48]
	stp x28, x27, [sp, #64]
	stp x26, x25, [sp, #80]
	stp x24, x23, [sp, #96]
	stp x22, x21, [sp, #112]
	stp x20, x19, [sp, #128]
	add x29, sp, #48
	ldr x25, [x0]
	mov x19, x1
	mov w0, #32
	bl batch::assert_positive
	ldr x8, [x19]
	cmp x25, x8
	b.eq .L40_33
	adrp x0, :tlsdesc:RUST_STD_INTERNAL_VAL
	ldr x1, [x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL]
	add x0, x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL
	blr x1
	mrs x8, TPIDR_EL0
	mov w26, #32
	add x21, x8, x0
	add x8, x25, #400
	ldar x8, [x8]
	cmp x8, #2
	b.eq .L40_4
.L40_3:
	add x8, x25, #128
	ldar x8, [x8]
	ldr x9, [x25, #256]
	sub x8, x9, x8
	cmp x8, #1
	b.lt .L40_65
.L40_4:
	ldrb w8, [x21, #8]
	mov x0, x21
	cmp w8, #1
	b.ne .L40_7
.L40_5:
	ldr x20, [x0]
	ldr x8, [x20, #24]
	tbnz w8, #0, .L40_11
.L40_6:
	orr x8, x8, #0x1
	str x8, [x20, #24]
	stlr x8, [x20]
	b .L40_12
.L40_7:
	mov x0, x21
	mov x1, xzr
	mov x20, xzr
	bl Storage::get_or_init_slow
	cbnz x0, .L40_5
	mov x20, xzr
	bl records::temporary
	mov x20, x0
	ldr x8, [x0, #24]
	tbz w8, #0, .L40_6
.L40_11:
	ldr x8, [x20, #32]
	add x8, x8, #1
	str x8, [x20, #32]
.L40_12:
	add x8, x25, #400
	ldar x8, [x8]
	cmp x8, #2
	b.ne .L40_24
.L40_13:
	str x19, [sp, #8]
	add x8, x25, #128
	add x9, x25, #256
	ldar x23, [x8]
	ldar x8, [x9]
	sub x8, x8, x23
	cmp x8, #1
	b.lt .L40_44
	ldr x9, [sp, #8]
	sub x22, x8, x8, lsr #1
	mov x19, x21
	mov x21, x26
	ldp x9, x8, [x9, #24]
	cmp x26, x22
	csel x26, x26, x22, lo
	sub x27, x26, #1
	sub x8, x8, x9
	bic x28, x8, x8, asr #63
	cmp x27, x28
	b.ls .L40_16
	mov w24, #3
	b .L40_18
.L40_16:
	add x8, x25, #408
	add x1, x23, #1
	add x2, x25, #128
	ldar x8, [x8]
	mov x0, x23
	ldr x9, [x8]
	and x9, x9, x23
	add x8, x8, x9, lsl #3
	add x8, x8, #32
	ldr x24, [x8]
	bl __aarch64_cas8_acq_rel
	cmp x0, x23
	b.eq .L40_46
	mov w24, #2
.L40_18:
	ldr x8, [x20, #32]
	mov x26, x21
	cbnz x8, .L40_26
	ldr x8, [x20, #24]
	add x8, x8, #1
	str x8, [x20, #24]
	stlr x8, [x20]
.L40_20:
	cmp x27, x28
	b.ls .L40_66
	add x8, x25, #256
	add x9, x25, #128
	ldar x8, [x8]
	ldar x9, [x9]
	sub x8, x8, x9
	cmp x8, #1
	csinc x8, x8, xzr, gt
	sub x8, x8, x8, lsr #1
	cmp x26, x8
	csel x8, x26, x8, lo
	sub x2, x8, #1
	ldr x1, [sp, #8]
	sub x0, x29, #16
	bl Worker::reserve.reference
	ldur x8, [x29, #-16]
	mov x9, #-9223372036854775807
	mov x21, x19
	cmp x8, x9
	b.ne .L40_30
.L40_23:
	ldr x19, [sp, #8]
	ldp x9, x8, [x19, #24]
	sub x8, x8, x9
	bic x8, x8, x8, asr #63
	add x9, x8, #1
	cmp x9, x26
	csinc x26, x26, x8, hs
	add x8, x25, #400
	ldar x8, [x8]
	cmp x8, #2
	b.ne .L40_3
	b .L40_4
.L40_24:
	cmp x8, #3
	b.ne .L40_27
	dmb ish
	b .L40_13
.L40_26:
	mov x0, x20
	bl Record::leave_nested
	b .L40_20
.L40_27:
	add x2, x25, #400
	mov x0, xzr
	mov w1, #1
	bl __aarch64_cas8_relax
	adrp x0, .Lanon
	add x0, x0, :lo12:.Lanon
	bl barrier::heavy_fence
	tbz w0, #0, .L40_44
	add x2, x25, #400
	mov w0, #1
	mov w1, #2
	bl __aarch64_cas8_relax
	b .L40_13
.L40_30:
	ldr x1, [sp, #8]
	add x0, sp, #16
	mov x2, xzr
	bl Worker::reserve.reference
	ldr x8, [sp, #16]
	mov x9, #-9223372036854775807
	mov x21, x19
	cmp x8, x9
	b.eq .L40_23
	add x0, sp, #16
	bl ring::fail
	b .L40_72
.L40_33:
	ldr x21, [x19, #24]
	ldr x9, [x8, #128]
	sub x20, x21, #1
	cmp x20, x9
	b.mi .L40_65
	str x20, [x8, #256]
	ldr x2, [x8, #400]
	cbz x2, .L40_37
	cmp x2, #1
	dmb ish
	b.eq .L40_59
	ldr w8, [x19, #56]
	subs w8, w8, #1
	str w8, [x19, #56]
	b.eq .L40_59
.L40_37:
	ldr x22, [x19]
	ldr x1, [x22, #128]
	subs x8, x20, x1
	b.mi .L40_61
	ldp x10, x9, [x19, #8]
	cmp x20, x1
	and x9, x9, x20
	add x9, x10, x9, lsl #3
	ldr x23, [x9]
	b.ne .L40_41
	sub x0, x21, #1
	add x2, x22, #128
	mov x1, x21
	bl __aarch64_cas8_relax
	cmp x0, x20
	str x21, [x22, #256]
	b.ne .L40_65
	ldr x8, [x19, #48]
	mov w24, #1
	add x8, x8, #1
	str x8, [x19, #48]
	cbnz x24, .L40_67
	b .L40_43
.L40_41:
	ldr x9, [x19, #40]
	str x20, [x19, #24]
	cmp x8, x9
	b.lt .L40_62
.L40_42:
	mov w24, #1
	cbnz x24, .L40_67
.L40_43:
	mov x23, x24
	b .L40_69
.L40_44:
	ldr x8, [x20, #32]
	cbnz x8, .L40_64
	mov x24, xzr
	b .L40_58
.L40_46:
	cmp x26, #2
	b.lo .L40_55
	cmp x21, x22
	ldr x19, [sp, #8]
	mvn x26, x23
	csel x8, x21, x22, lo
	add x21, x23, #2
	mov x27, #-9223372036854775807
	sub x22, x8, #1
.L40_48:
	add x8, x25, #256
	ldar x8, [x8]
	add x8, x26, x8
	cmp x8, #1
	b.lt .L40_55
	add x8, x25, #408
	sub x28, x21, #1
	sub x0, x21, #1
	ldar x8, [x8]
	add x2, x25, #128
	mov x1, x21
	ldr x9, [x8]
	and x9, x9, x28
	add x8, x8, x9, lsl #3
	add x8, x8, #32
	ldr x23, [x8]
	bl __aarch64_cas8_acq_rel
	cmp x0, x28
	b.ne .L40_55
	ldp x8, x9, [x19, #24]
	sub x9, x9, x8
	cmp x9, #0
	b.le .L40_52
.L40_51:
	ldp x10, x9, [x19, #8]
	sub x22, x22, #1
	add x21, x21, #1
	sub x26, x26, #1
	and x9, x9, x8
	add x8, x8, #1
	add x9, x10, x9, lsl #3
	str x24, [x9]
	mov x24, x23
	dmb ish
	str x8, [x19, #24]
	ldr x9, [x19]
	str x8, [x9, #256]
	cbnz x22, .L40_48
	b .L40_56
.L40_52:
	sub x0, x29, #16
	mov x1, x19
	mov w2, #1
	bl Worker::reserve.reference
	ldur x8, [x29, #-16]
	cmp x8, x27
	b.ne .L40_71
	ldr x19, [sp, #8]
	ldr x8, [x19, #24]
	b .L40_51
.L40_55:
	mov x23, x24
.L40_56:
	ldr x8, [x20, #32]
	cbnz x8, .L40_70
	mov w24, #1
.L40_58:
	ldr x8, [x20, #24]
	add x8, x8, #1
	str x8, [x20, #24]
	stlr x8, [x20]
	cbnz x24, .L40_67
	b .L40_43
.L40_59:
	mov x0, x19
	mov x1, x20
	bl Worker::take_and_see_to.reference
	mov x24, x0
	mov x23, x1
	cbnz x0, .L40_67
	b .L40_43
.L40_61:
	mov x24, xzr
	str x21, [x22, #256]
	b .L40_43
.L40_62:
	mov x0, x19
	mov x2, x23
	bl Worker::shrink
	mov x23, x0
	b .L40_42
.L40_64:
	mov x0, x20
	bl Record::leave_nested
.L40_65:
	mov x24, xzr
.L40_66:
	cbz x24, .L40_43
.L40_67:
	cmp x24, #1
	b.eq .L40_69
	mov x23, #-1
.L40_69:
	mov x0, x23
	ldp x20, x19, [sp, #128]
	ldp x22, x21, [sp, #112]
	ldp x24, x23, [sp, #96]
	ldp x26, x25, [sp, #80]
	ldp x28, x27, [sp, #64]
	ldp x29, x30, [sp, #48]
	add sp, sp, #144
	ret
.L40_70:
	mov x0, x20
	bl Record::leave_nested
	b .L40_42
.L40_71:
	sub x0, x29, #16
	bl ring::fail
.L40_72:
	brk #0x1
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
	b.mi .L41_8
	str x19, [x8, #256]
	ldr x2, [x8, #400]
	cbz x2, .L41_4
	cmp x2, #1
	dmb ish
	b.eq .L41_11
	ldr w8, [x0, #56]
	subs w8, w8, #1
	str w8, [x0, #56]
	b.eq .L41_11
.L41_4:
	ldr x22, [x0]
	ldr x1, [x22, #128]
	subs x8, x19, x1
	b.mi .L41_13
	ldp x10, x9, [x0, #8]
	cmp x19, x1
	and x9, x9, x19
	add x9, x10, x9, lsl #3
	ldr x20, [x9]
	b.ne .L41_9
	mov x23, x0
	sub x0, x21, #1
	add x2, x22, #128
	mov x1, x21
	bl __aarch64_cas8_relax
	cmp x0, x19
	str x21, [x22, #256]
	b.ne .L41_8
	ldr x8, [x23, #48]
	add x8, x8, #1
	str x8, [x23, #48]
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L41_8:
	mov x20, xzr
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L41_9:
	ldr x9, [x0, #40]
	str x19, [x0, #24]
	cmp x8, x9
	b.lt .L41_14
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L41_11:
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
.L41_13:
	mov x20, xzr
	str x21, [x22, #256]
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L41_14:
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
	b.le .L42_2
.L42_1:
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
.L42_2:
	mov x1, x0
	mov x0, sp
	mov w2, #1
	mov x20, x1
	bl Worker::reserve.reference
	ldr x8, [sp]
	mov x9, #-9223372036854775807
	cmp x8, x9
	b.ne .L42_5
	ldr x8, [x20, #24]
	mov x0, x20
	b .L42_1
.L42_5:
	mov x0, sp
	bl ring::fail
	brk #0x1
ri_steal:
	stp x29, x30, [sp, #-48]!
	str x21, [sp, #16]
	stp x20, x19, [sp, #32]
	mov x29, sp
	ldr x21, [x0]
	add x8, x21, #400
	ldar x8, [x8]
	cmp x8, #2
	b.eq .L43_2
	add x8, x21, #128
	ldar x8, [x8]
	ldr x9, [x21, #256]
	sub x8, x9, x8
	cmp x8, #1
	b.lt .L43_24
.L43_2:
	adrp x0, :tlsdesc:RUST_STD_INTERNAL_VAL
	ldr x1, [x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL]
	add x0, x0, :tlsdesc_lo12:RUST_STD_INTERNAL_VAL
	blr x1
	mrs x8, TPIDR_EL0
	add x0, x8, x0
	ldrb w8, [x0, #8]
	cmp w8, #1
	b.ne .L43_5
.L43_3:
	ldr x19, [x0]
	ldr x8, [x19, #24]
	tbnz w8, #0, .L43_9
.L43_4:
	orr x8, x8, #0x1
	str x8, [x19, #24]
	stlr x8, [x19]
	b .L43_10
.L43_5:
	mov x1, xzr
	mov x19, xzr
	bl Storage::get_or_init_slow
	cbnz x0, .L43_3
	mov x19, xzr
	bl records::temporary
	mov x19, x0
	ldr x8, [x0, #24]
	tbz w8, #0, .L43_4
.L43_9:
	ldr x8, [x19, #32]
	add x8, x8, #1
	str x8, [x19, #32]
.L43_10:
	add x8, x21, #400
	ldar x8, [x8]
	cmp x8, #2
	b.ne .L43_15
.L43_11:
	add x2, x21, #128
	add x8, x21, #256
	ldar x20, [x2]
	ldar x8, [x8]
	sub x8, x8, x20
	cmp x8, #1
	b.lt .L43_21
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
	cbnz x8, .L43_17
	ldr x8, [x19, #24]
	add x8, x8, #1
	str x8, [x19, #24]
	stlr x8, [x19]
.L43_14:
	cmp w20, #0
	csinv x0, x21, xzr, ne
	ldp x20, x19, [sp, #32]
	ldr x21, [sp, #16]
	ldp x29, x30, [sp], #48
	ret
.L43_15:
	cmp x8, #3
	b.ne .L43_18
	dmb ish
	b .L43_11
.L43_17:
	mov x0, x19
	bl Record::leave_nested
	b .L43_14
.L43_18:
	add x2, x21, #400
	mov x0, xzr
	mov w1, #1
	bl __aarch64_cas8_relax
	adrp x0, .Lanon
	add x0, x0, :lo12:.Lanon
	bl barrier::heavy_fence
	tbz w0, #0, .L43_21
	add x2, x21, #400
	mov w0, #1
	mov w1, #2
	bl __aarch64_cas8_relax
	b .L43_11
.L43_21:
	ldr x8, [x19, #32]
	cbnz x8, .L43_23
	ldr x8, [x19, #24]
	mov x0, xzr
	add x8, x8, #1
	str x8, [x19, #24]
	stlr x8, [x19]
	ldp x20, x19, [sp, #32]
	ldr x21, [sp, #16]
	ldp x29, x30, [sp], #48
	ret
.L43_23:
	mov x0, x19
	bl Record::leave_nested
.L43_24:
	mov x0, xzr
	ldp x20, x19, [sp, #32]
	ldr x21, [sp, #16]
	ldp x29, x30, [sp], #48
	ret
sa_batch:
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
	b.eq .L44_12
	add x8, x23, #256
	ldr x22, [x23, #128]
	dmb ish
	ldar x8, [x8]
	sub x8, x8, x22
	cmp x8, #1
	b.lt .L44_17
	and x9, x8, #0x1
	mov w11, #32
	add x8, x9, x8, lsr #1
	ldp x10, x9, [x19, #24]
	cmp x8, #32
	sub x9, x9, x10
	csel x24, x8, x11, lo
	bic x8, x9, x9, asr #63
	sub x9, x24, #1
	cmp x9, x8
	b.ls .L44_18
	mov w20, #32
	mov x21, #-9223372036854775807
.L44_5:
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
	bl Worker::reserve.weakest
	ldr x8, [sp, #16]
	cmp x8, x21
	b.ne .L44_9
.L44_7:
	ldp x10, x9, [x19, #24]
	add x8, x23, #256
	ldr x22, [x23, #128]
	dmb ish
	ldar x8, [x8]
	sub x8, x8, x22
	cmp x8, #1
	b.lt .L44_17
	sub x9, x9, x10
	and x11, x8, #0x1
	bic x9, x9, x9, asr #63
	add x8, x11, x8, lsr #1
	add x10, x9, #1
	cmp x10, x20
	ldp x11, x10, [x19, #24]
	csinc x20, x20, x9, hs
	cmp x20, x8
	sub x9, x10, x11
	csel x24, x20, x8, lo
	bic x8, x9, x9, asr #63
	sub x9, x24, #1
	cmp x9, x8
	b.hi .L44_5
	b .L44_18
.L44_9:
	mov x0, sp
	mov x1, x19
	mov x2, xzr
	bl Worker::reserve.weakest
	ldr x8, [sp]
	cmp x8, x21
	b.eq .L44_7
	mov x0, sp
	b .L44_42
.L44_12:
	ldr x21, [x19, #24]
	ldr x9, [x8, #128]
	sub x22, x21, #1
	cmp x22, x9
	b.mi .L44_17
	add x8, x8, #256
	stlr x22, [x8]
	dmb ish
	ldr x23, [x19]
	ldr x1, [x23, #128]
	subs x8, x22, x1
	b.mi .L44_38
	ldp x10, x9, [x19, #8]
	cmp x22, x1
	and x9, x9, x22
	add x9, x10, x9, lsl #3
	ldr x20, [x9]
	b.ne .L44_30
	sub x0, x21, #1
	add x2, x23, #128
	mov x1, x21
	bl __aarch64_cas8_relax
	cmp x0, x22
	str x21, [x23, #256]
	b.ne .L44_17
	ldr x8, [x19, #48]
	mov w22, #1
	add x8, x8, #1
	str x8, [x19, #48]
	cbnz x22, .L44_33
	b .L44_36
.L44_17:
	mov x22, xzr
	b .L44_29
.L44_18:
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
	b.ne .L44_28
	cmp x24, #2
	b.lo .L44_31
	sub x24, x24, #1
	add x21, x22, #2
	mvn x25, x22
	mov w22, #1
	mov x26, #-9223372036854775807
.L44_21:
	add x8, x23, #256
	ldar x8, [x8]
	add x8, x25, x8
	cmp x8, #1
	b.lt .L44_32
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
	b.ne .L44_32
	ldp x8, x9, [x19, #24]
	sub x9, x9, x8
	cmp x9, #0
	b.le .L44_25
.L44_24:
	ldp x10, x9, [x19, #8]
	sub x24, x24, #1
	add x21, x21, #1
	sub x25, x25, #1
	and x9, x9, x8
	add x8, x8, #1
	add x9, x10, x9, lsl #3
	str x20, [x9]
	mov x20, x27
	ldr x9, [x19]
	str x8, [x19, #24]
	str x8, [x9, #256]
	cbnz x24, .L44_21
	b .L44_35
.L44_25:
	add x0, sp, #16
	mov x1, x19
	mov w2, #1
	bl Worker::reserve.weakest
	ldr x8, [sp, #16]
	cmp x8, x26
	b.ne .L44_41
	ldr x8, [x19, #24]
	b .L44_24
.L44_28:
	mov w22, #2
.L44_29:
	cbnz x22, .L44_33
	b .L44_36
.L44_30:
	ldr x9, [x19, #40]
	str x22, [x19, #24]
	cmp x8, x9
	b.lt .L44_39
.L44_31:
	mov w22, #1
.L44_32:
	cbz x22, .L44_36
.L44_33:
	cmp x22, #1
	b.eq .L44_37
	mov x20, #-1
	b .L44_37
.L44_35:
	mov x20, x27
	cbnz x22, .L44_33
.L44_36:
	mov x20, x22
.L44_37:
	mov x0, x20
	ldp x20, x19, [sp, #112]
	ldp x22, x21, [sp, #96]
	ldp x24, x23, [sp, #80]
	ldp x26, x25, [sp, #64]
	ldp x28, x27, [sp, #48]
	ldp x29, x30, [sp, #32]
	add sp, sp, #128
	ret
.L44_38:
	mov x22, xzr
	str x21, [x23, #256]
	b .L44_29
.L44_39:
	mov x0, x19
	mov x2, x20
	bl Worker::shrink
	mov x20, x0
	b .L44_31
.L44_41:
	add x0, sp, #16
.L44_42:
	bl ring::fail
	brk #0x1
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
	b.mi .L45_5
	add x8, x8, #256
	stlr x20, [x8]
	dmb ish
	ldr x21, [x0]
	ldr x1, [x21, #128]
	subs x9, x20, x1
	b.mi .L45_8
	ldp x10, x8, [x0, #8]
	cmp x20, x1
	and x8, x8, x20
	add x8, x10, x8, lsl #3
	ldr x8, [x8]
	b.ne .L45_6
	mov x23, x0
	sub x0, x19, #1
	add x2, x21, #128
	mov x1, x19
	mov x22, x8
	bl __aarch64_cas8_relax
	cmp x0, x20
	str x19, [x21, #256]
	b.ne .L45_5
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
.L45_5:
	mov x8, xzr
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L45_6:
	ldr x10, [x0, #40]
	str x20, [x0, #24]
	cmp x9, x10
	b.lt .L45_9
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L45_8:
	mov x8, xzr
	str x19, [x21, #256]
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L45_9:
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
	b.le .L46_2
.L46_1:
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
.L46_2:
	mov x1, x0
	mov x0, sp
	mov w2, #1
	mov x20, x1
	bl Worker::reserve.weakest
	ldr x8, [sp]
	mov x9, #-9223372036854775807
	cmp x8, x9
	b.ne .L46_5
	ldr x8, [x20, #24]
	mov x0, x20
	b .L46_1
.L46_5:
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
	b.lt .L47_2
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
.L47_2:
	mov x0, xzr
	ldp x20, x19, [sp, #16]
	ldp x29, x30, [sp], #32
	ret
sb_batch:
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
	b.eq .L48_12
	add x8, x23, #256
	ldr x22, [x23, #128]
	dmb ish
	ldar x8, [x8]
	sub x8, x8, x22
	cmp x8, #1
	b.lt .L48_17
	and x9, x8, #0x1
	mov w11, #32
	add x8, x9, x8, lsr #1
	ldp x10, x9, [x19, #24]
	cmp x8, #32
	sub x9, x9, x10
	csel x24, x8, x11, lo
	bic x8, x9, x9, asr #63
	sub x9, x24, #1
	cmp x9, x8
	b.ls .L48_18
	mov w20, #32
	mov x21, #-9223372036854775807
.L48_5:
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
	bl Worker::reserve.weakest
	ldr x8, [sp, #16]
	cmp x8, x21
	b.ne .L48_9
.L48_7:
	ldp x10, x9, [x19, #24]
	add x8, x23, #256
	ldr x22, [x23, #128]
	dmb ish
	ldar x8, [x8]
	sub x8, x8, x22
	cmp x8, #1
	b.lt .L48_17
	sub x9, x9, x10
	and x11, x8, #0x1
	bic x9, x9, x9, asr #63
	add x8, x11, x8, lsr #1
	add x10, x9, #1
	cmp x10, x20
	ldp x11, x10, [x19, #24]
	csinc x20, x20, x9, hs
	cmp x20, x8
	sub x9, x10, x11
	csel x24, x20, x8, lo
	bic x8, x9, x9, asr #63
	sub x9, x24, #1
	cmp x9, x8
	b.hi .L48_5
	b .L48_18
.L48_9:
	mov x0, sp
	mov x1, x19
	mov x2, xzr
	bl Worker::reserve.weakest
	ldr x8, [sp]
	cmp x8, x21
	b.eq .L48_7
	mov x0, sp
	b .L48_42
.L48_12:
	ldr x21, [x19, #24]
	ldr x9, [x8, #128]
	sub x22, x21, #1
	cmp x22, x9
	b.mi .L48_17
	str x22, [x8, #256]
	dmb ish
	ldr x23, [x19]
	ldr x1, [x23, #128]
	subs x8, x22, x1
	b.mi .L48_38
	ldp x10, x9, [x19, #8]
	cmp x22, x1
	and x9, x9, x22
	add x9, x10, x9, lsl #3
	ldr x20, [x9]
	b.ne .L48_30
	sub x0, x21, #1
	add x2, x23, #128
	mov x1, x21
	bl __aarch64_cas8_relax
	cmp x0, x22
	str x21, [x23, #256]
	b.ne .L48_17
	ldr x8, [x19, #48]
	mov w22, #1
	add x8, x8, #1
	str x8, [x19, #48]
	cbnz x22, .L48_33
	b .L48_36
.L48_17:
	mov x22, xzr
	b .L48_29
.L48_18:
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
	b.ne .L48_28
	cmp x24, #2
	b.lo .L48_31
	sub x24, x24, #1
	add x21, x22, #2
	mvn x25, x22
	mov w22, #1
	mov x26, #-9223372036854775807
.L48_21:
	add x8, x23, #256
	ldar x8, [x8]
	add x8, x25, x8
	cmp x8, #1
	b.lt .L48_32
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
	b.ne .L48_32
	ldp x8, x9, [x19, #24]
	sub x9, x9, x8
	cmp x9, #0
	b.le .L48_25
.L48_24:
	ldp x10, x9, [x19, #8]
	sub x24, x24, #1
	add x21, x21, #1
	sub x25, x25, #1
	and x9, x9, x8
	add x8, x8, #1
	add x9, x10, x9, lsl #3
	str x20, [x9]
	mov x20, x27
	ldr x9, [x19]
	str x8, [x19, #24]
	add x9, x9, #256
	stlr x8, [x9]
	cbnz x24, .L48_21
	b .L48_35
.L48_25:
	add x0, sp, #16
	mov x1, x19
	mov w2, #1
	bl Worker::reserve.weakest
	ldr x8, [sp, #16]
	cmp x8, x26
	b.ne .L48_41
	ldr x8, [x19, #24]
	b .L48_24
.L48_28:
	mov w22, #2
.L48_29:
	cbnz x22, .L48_33
	b .L48_36
.L48_30:
	ldr x9, [x19, #40]
	str x22, [x19, #24]
	cmp x8, x9
	b.lt .L48_39
.L48_31:
	mov w22, #1
.L48_32:
	cbz x22, .L48_36
.L48_33:
	cmp x22, #1
	b.eq .L48_37
	mov x20, #-1
	b .L48_37
.L48_35:
	mov x20, x27
	cbnz x22, .L48_33
.L48_36:
	mov x20, x22
.L48_37:
	mov x0, x20
	ldp x20, x19, [sp, #112]
	ldp x22, x21, [sp, #96]
	ldp x24, x23, [sp, #80]
	ldp x26, x25, [sp, #64]
	ldp x28, x27, [sp, #48]
	ldp x29, x30, [sp, #32]
	add sp, sp, #128
	ret
.L48_38:
	mov x22, xzr
	str x21, [x23, #256]
	b .L48_29
.L48_39:
	mov x0, x19
	mov x2, x20
	bl Worker::shrink
	mov x20, x0
	b .L48_31
.L48_41:
	add x0, sp, #16
.L48_42:
	bl ring::fail
	brk #0x1
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
	b.mi .L49_5
	str x20, [x8, #256]
	dmb ish
	ldr x21, [x0]
	ldr x1, [x21, #128]
	subs x9, x20, x1
	b.mi .L49_8
	ldp x10, x8, [x0, #8]
	cmp x20, x1
	and x8, x8, x20
	add x8, x10, x8, lsl #3
	ldr x8, [x8]
	b.ne .L49_6
	mov x23, x0
	sub x0, x19, #1
	add x2, x21, #128
	mov x1, x19
	mov x22, x8
	bl __aarch64_cas8_relax
	cmp x0, x20
	str x19, [x21, #256]
	b.ne .L49_5
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
.L49_5:
	mov x8, xzr
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L49_6:
	ldr x10, [x0, #40]
	str x20, [x0, #24]
	cmp x9, x10
	b.lt .L49_9
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L49_8:
	mov x8, xzr
	str x19, [x21, #256]
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L49_9:
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
	b.le .L50_2
.L50_1:
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
.L50_2:
	mov x1, x0
	mov x0, sp
	mov w2, #1
	mov x20, x1
	bl Worker::reserve.weakest
	ldr x8, [sp]
	mov x9, #-9223372036854775807
	cmp x8, x9
	b.ne .L50_5
	ldr x8, [x20, #24]
	mov x0, x20
	b .L50_1
.L50_5:
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
	b.lt .L51_2
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
.L51_2:
	mov x0, xzr
	ldp x20, x19, [sp, #16]
	ldp x29, x30, [sp], #32
	ret
wa_batch:
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
	b.eq .L52_12
	add x8, x23, #256
	ldr x22, [x23, #128]
	dmb ish
	ldar x8, [x8]
	sub x8, x8, x22
	cmp x8, #1
	b.lt .L52_17
	and x9, x8, #0x1
	mov w11, #32
	add x8, x9, x8, lsr #1
	ldp x10, x9, [x19, #24]
	cmp x8, #32
	sub x9, x9, x10
	csel x24, x8, x11, lo
	bic x8, x9, x9, asr #63
	sub x9, x24, #1
	cmp x9, x8
	b.ls .L52_18
	mov w20, #32
	mov x21, #-9223372036854775807
.L52_5:
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
	bl Worker::reserve.wa
	ldr x8, [sp, #16]
	cmp x8, x21
	b.ne .L52_9
.L52_7:
	ldp x10, x9, [x19, #24]
	add x8, x23, #256
	ldr x22, [x23, #128]
	dmb ish
	ldar x8, [x8]
	sub x8, x8, x22
	cmp x8, #1
	b.lt .L52_17
	sub x9, x9, x10
	and x11, x8, #0x1
	bic x9, x9, x9, asr #63
	add x8, x11, x8, lsr #1
	add x10, x9, #1
	cmp x10, x20
	ldp x11, x10, [x19, #24]
	csinc x20, x20, x9, hs
	cmp x20, x8
	sub x9, x10, x11
	csel x24, x20, x8, lo
	bic x8, x9, x9, asr #63
	sub x9, x24, #1
	cmp x9, x8
	b.hi .L52_5
	b .L52_18
.L52_9:
	mov x0, sp
	mov x1, x19
	mov x2, xzr
	bl Worker::reserve.wa
	ldr x8, [sp]
	cmp x8, x21
	b.eq .L52_7
	mov x0, sp
	b .L52_42
.L52_12:
	ldr x21, [x19, #24]
	ldr x9, [x8, #128]
	sub x22, x21, #1
	cmp x22, x9
	b.mi .L52_17
	str x22, [x8, #256]
	dmb ish
	ldr x23, [x19]
	ldr x1, [x23, #128]
	subs x8, x22, x1
	b.mi .L52_38
	ldp x10, x9, [x19, #8]
	cmp x22, x1
	and x9, x9, x22
	add x9, x10, x9, lsl #3
	ldr x20, [x9]
	b.ne .L52_30
	sub x0, x21, #1
	add x2, x23, #128
	mov x1, x21
	bl __aarch64_cas8_relax
	cmp x0, x22
	str x21, [x23, #256]
	b.ne .L52_17
	ldr x8, [x19, #48]
	mov w22, #1
	add x8, x8, #1
	str x8, [x19, #48]
	cbnz x22, .L52_33
	b .L52_36
.L52_17:
	mov x22, xzr
	b .L52_29
.L52_18:
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
	b.ne .L52_28
	cmp x24, #2
	b.lo .L52_31
	sub x24, x24, #1
	add x21, x22, #2
	mvn x25, x22
	mov w22, #1
	mov x26, #-9223372036854775807
.L52_21:
	add x8, x23, #256
	ldar x8, [x8]
	add x8, x25, x8
	cmp x8, #1
	b.lt .L52_32
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
	b.ne .L52_32
	ldp x8, x9, [x19, #24]
	sub x9, x9, x8
	cmp x9, #0
	b.le .L52_25
.L52_24:
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
	cbnz x24, .L52_21
	b .L52_35
.L52_25:
	add x0, sp, #16
	mov x1, x19
	mov w2, #1
	bl Worker::reserve.wa
	ldr x8, [sp, #16]
	cmp x8, x26
	b.ne .L52_41
	ldr x8, [x19, #24]
	b .L52_24
.L52_28:
	mov w22, #2
.L52_29:
	cbnz x22, .L52_33
	b .L52_36
.L52_30:
	ldr x9, [x19, #40]
	str x22, [x19, #24]
	cmp x8, x9
	b.lt .L52_39
.L52_31:
	mov w22, #1
.L52_32:
	cbz x22, .L52_36
.L52_33:
	cmp x22, #1
	b.eq .L52_37
	mov x20, #-1
	b .L52_37
.L52_35:
	mov x20, x27
	cbnz x22, .L52_33
.L52_36:
	mov x20, x22
.L52_37:
	mov x0, x20
	ldp x20, x19, [sp, #112]
	ldp x22, x21, [sp, #96]
	ldp x24, x23, [sp, #80]
	ldp x26, x25, [sp, #64]
	ldp x28, x27, [sp, #48]
	ldp x29, x30, [sp, #32]
	add sp, sp, #128
	ret
.L52_38:
	mov x22, xzr
	str x21, [x23, #256]
	b .L52_29
.L52_39:
	mov x0, x19
	mov x2, x20
	bl Worker::shrink
	mov x20, x0
	b .L52_31
.L52_41:
	add x0, sp, #16
.L52_42:
	bl ring::fail
	brk #0x1
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
	b.mi .L53_5
	str x20, [x8, #256]
	dmb ish
	ldr x21, [x0]
	ldr x1, [x21, #128]
	subs x9, x20, x1
	b.mi .L53_8
	ldp x10, x8, [x0, #8]
	cmp x20, x1
	and x8, x8, x20
	add x8, x10, x8, lsl #3
	ldr x8, [x8]
	b.ne .L53_6
	mov x23, x0
	sub x0, x19, #1
	add x2, x21, #128
	mov x1, x19
	mov x22, x8
	bl __aarch64_cas8_relax
	cmp x0, x20
	str x19, [x21, #256]
	b.ne .L53_5
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
.L53_5:
	mov x8, xzr
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L53_6:
	ldr x10, [x0, #40]
	str x20, [x0, #24]
	cmp x9, x10
	b.lt .L53_9
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L53_8:
	mov x8, xzr
	str x19, [x21, #256]
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L53_9:
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
	b.le .L54_2
.L54_1:
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
.L54_2:
	mov x1, x0
	mov x0, sp
	mov w2, #1
	mov x20, x1
	bl Worker::reserve.wa
	ldr x8, [sp]
	mov x9, #-9223372036854775807
	cmp x8, x9
	b.ne .L54_5
	ldr x8, [x20, #24]
	mov x0, x20
	b .L54_1
.L54_5:
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
	b.lt .L55_2
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
.L55_2:
	mov x0, xzr
	ldp x20, x19, [sp, #16]
	ldp x29, x30, [sp], #32
	ret
wb_batch:
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
	b.eq .L56_12
	add x8, x23, #256
	ldr x22, [x23, #128]
	dmb ish
	ldar x8, [x8]
	sub x8, x8, x22
	cmp x8, #1
	b.lt .L56_17
	and x9, x8, #0x1
	mov w11, #32
	add x8, x9, x8, lsr #1
	ldp x10, x9, [x19, #24]
	cmp x8, #32
	sub x9, x9, x10
	csel x24, x8, x11, lo
	bic x8, x9, x9, asr #63
	sub x9, x24, #1
	cmp x9, x8
	b.ls .L56_18
	mov w20, #32
	mov x21, #-9223372036854775807
.L56_5:
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
	bl Worker::reserve.weakest
	ldr x8, [sp, #16]
	cmp x8, x21
	b.ne .L56_9
.L56_7:
	ldp x10, x9, [x19, #24]
	add x8, x23, #256
	ldr x22, [x23, #128]
	dmb ish
	ldar x8, [x8]
	sub x8, x8, x22
	cmp x8, #1
	b.lt .L56_17
	sub x9, x9, x10
	and x11, x8, #0x1
	bic x9, x9, x9, asr #63
	add x8, x11, x8, lsr #1
	add x10, x9, #1
	cmp x10, x20
	ldp x11, x10, [x19, #24]
	csinc x20, x20, x9, hs
	cmp x20, x8
	sub x9, x10, x11
	csel x24, x20, x8, lo
	bic x8, x9, x9, asr #63
	sub x9, x24, #1
	cmp x9, x8
	b.hi .L56_5
	b .L56_18
.L56_9:
	mov x0, sp
	mov x1, x19
	mov x2, xzr
	bl Worker::reserve.weakest
	ldr x8, [sp]
	cmp x8, x21
	b.eq .L56_7
	mov x0, sp
	b .L56_42
.L56_12:
	ldr x21, [x19, #24]
	ldr x9, [x8, #128]
	sub x22, x21, #1
	cmp x22, x9
	b.mi .L56_17
	str x22, [x8, #256]
	dmb ish
	ldr x23, [x19]
	ldr x1, [x23, #128]
	subs x8, x22, x1
	b.mi .L56_38
	ldp x10, x9, [x19, #8]
	cmp x22, x1
	and x9, x9, x22
	add x9, x10, x9, lsl #3
	ldr x20, [x9]
	b.ne .L56_30
	sub x0, x21, #1
	add x2, x23, #128
	mov x1, x21
	bl __aarch64_cas8_relax
	cmp x0, x22
	str x21, [x23, #256]
	b.ne .L56_17
	ldr x8, [x19, #48]
	mov w22, #1
	add x8, x8, #1
	str x8, [x19, #48]
	cbnz x22, .L56_33
	b .L56_36
.L56_17:
	mov x22, xzr
	b .L56_29
.L56_18:
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
	b.ne .L56_28
	cmp x24, #2
	b.lo .L56_31
	sub x24, x24, #1
	add x21, x22, #2
	mvn x25, x22
	mov w22, #1
	mov x26, #-9223372036854775807
.L56_21:
	add x8, x23, #256
	ldar x8, [x8]
	add x8, x25, x8
	cmp x8, #1
	b.lt .L56_32
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
	b.ne .L56_32
	ldp x8, x9, [x19, #24]
	sub x9, x9, x8
	cmp x9, #0
	b.le .L56_25
.L56_24:
	ldp x10, x9, [x19, #8]
	sub x24, x24, #1
	add x21, x21, #1
	sub x25, x25, #1
	and x9, x9, x8
	add x8, x8, #1
	add x9, x10, x9, lsl #3
	str x20, [x9]
	mov x20, x27
	ldr x9, [x19]
	str x8, [x19, #24]
	str x8, [x9, #256]
	cbnz x24, .L56_21
	b .L56_35
.L56_25:
	add x0, sp, #16
	mov x1, x19
	mov w2, #1
	bl Worker::reserve.weakest
	ldr x8, [sp, #16]
	cmp x8, x26
	b.ne .L56_41
	ldr x8, [x19, #24]
	b .L56_24
.L56_28:
	mov w22, #2
.L56_29:
	cbnz x22, .L56_33
	b .L56_36
.L56_30:
	ldr x9, [x19, #40]
	str x22, [x19, #24]
	cmp x8, x9
	b.lt .L56_39
.L56_31:
	mov w22, #1
.L56_32:
	cbz x22, .L56_36
.L56_33:
	cmp x22, #1
	b.eq .L56_37
	mov x20, #-1
	b .L56_37
.L56_35:
	mov x20, x27
	cbnz x22, .L56_33
.L56_36:
	mov x20, x22
.L56_37:
	mov x0, x20
	ldp x20, x19, [sp, #112]
	ldp x22, x21, [sp, #96]
	ldp x24, x23, [sp, #80]
	ldp x26, x25, [sp, #64]
	ldp x28, x27, [sp, #48]
	ldp x29, x30, [sp, #32]
	add sp, sp, #128
	ret
.L56_38:
	mov x22, xzr
	str x21, [x23, #256]
	b .L56_29
.L56_39:
	mov x0, x19
	mov x2, x20
	bl Worker::shrink
	mov x20, x0
	b .L56_31
.L56_41:
	add x0, sp, #16
.L56_42:
	bl ring::fail
	brk #0x1
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
	b.mi .L57_5
	str x20, [x8, #256]
	dmb ish
	ldr x21, [x0]
	ldr x1, [x21, #128]
	subs x9, x20, x1
	b.mi .L57_8
	ldp x10, x8, [x0, #8]
	cmp x20, x1
	and x8, x8, x20
	add x8, x10, x8, lsl #3
	ldr x8, [x8]
	b.ne .L57_6
	mov x23, x0
	sub x0, x19, #1
	add x2, x21, #128
	mov x1, x19
	mov x22, x8
	bl __aarch64_cas8_relax
	cmp x0, x20
	str x19, [x21, #256]
	b.ne .L57_5
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
.L57_5:
	mov x8, xzr
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L57_6:
	ldr x10, [x0, #40]
	str x20, [x0, #24]
	cmp x9, x10
	b.lt .L57_9
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L57_8:
	mov x8, xzr
	str x19, [x21, #256]
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L57_9:
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
	b.le .L58_2
.L58_1:
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
.L58_2:
	mov x1, x0
	mov x0, sp
	mov w2, #1
	mov x20, x1
	bl Worker::reserve.weakest
	ldr x8, [sp]
	mov x9, #-9223372036854775807
	cmp x8, x9
	b.ne .L58_5
	ldr x8, [x20, #24]
	mov x0, x20
	b .L58_1
.L58_5:
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
	b.lt .L59_2
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
.L59_2:
	mov x0, xzr
	ldp x20, x19, [sp, #16]
	ldp x29, x30, [sp], #32
	ret
wc_batch:
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
	b.eq .L60_12
	add x8, x23, #256
	ldr x22, [x23, #128]
	dmb ish
	ldar x8, [x8]
	sub x8, x8, x22
	cmp x8, #1
	b.lt .L60_17
	and x9, x8, #0x1
	mov w11, #32
	add x8, x9, x8, lsr #1
	ldp x10, x9, [x19, #24]
	cmp x8, #32
	sub x9, x9, x10
	csel x24, x8, x11, lo
	bic x8, x9, x9, asr #63
	sub x9, x24, #1
	cmp x9, x8
	b.ls .L60_18
	mov w20, #32
	mov x21, #-9223372036854775807
.L60_5:
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
	bl Worker::reserve.wc
	ldr x8, [sp, #16]
	cmp x8, x21
	b.ne .L60_9
.L60_7:
	ldp x10, x9, [x19, #24]
	add x8, x23, #256
	ldr x22, [x23, #128]
	dmb ish
	ldar x8, [x8]
	sub x8, x8, x22
	cmp x8, #1
	b.lt .L60_17
	sub x9, x9, x10
	and x11, x8, #0x1
	bic x9, x9, x9, asr #63
	add x8, x11, x8, lsr #1
	add x10, x9, #1
	cmp x10, x20
	ldp x11, x10, [x19, #24]
	csinc x20, x20, x9, hs
	cmp x20, x8
	sub x9, x10, x11
	csel x24, x20, x8, lo
	bic x8, x9, x9, asr #63
	sub x9, x24, #1
	cmp x9, x8
	b.hi .L60_5
	b .L60_18
.L60_9:
	mov x0, sp
	mov x1, x19
	mov x2, xzr
	bl Worker::reserve.wc
	ldr x8, [sp]
	cmp x8, x21
	b.eq .L60_7
	mov x0, sp
	b .L60_42
.L60_12:
	ldr x21, [x19, #24]
	ldr x9, [x8, #128]
	sub x22, x21, #1
	cmp x22, x9
	b.mi .L60_17
	str x22, [x8, #256]
	dmb ish
	ldr x23, [x19]
	ldr x1, [x23, #128]
	subs x8, x22, x1
	b.mi .L60_38
	ldp x10, x9, [x19, #8]
	cmp x22, x1
	and x9, x9, x22
	add x9, x10, x9, lsl #3
	ldr x20, [x9]
	b.ne .L60_30
	sub x0, x21, #1
	add x2, x23, #128
	mov x1, x21
	bl __aarch64_cas8_relax
	cmp x0, x22
	str x21, [x23, #256]
	b.ne .L60_17
	ldr x8, [x19, #48]
	mov w22, #1
	add x8, x8, #1
	str x8, [x19, #48]
	cbnz x22, .L60_33
	b .L60_36
.L60_17:
	mov x22, xzr
	b .L60_29
.L60_18:
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
	b.ne .L60_28
	cmp x24, #2
	b.lo .L60_31
	sub x24, x24, #1
	add x21, x22, #2
	mvn x25, x22
	mov w22, #1
	mov x26, #-9223372036854775807
.L60_21:
	add x8, x23, #256
	ldar x8, [x8]
	add x8, x25, x8
	cmp x8, #1
	b.lt .L60_32
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
	b.ne .L60_32
	ldp x8, x9, [x19, #24]
	sub x9, x9, x8
	cmp x9, #0
	b.le .L60_25
.L60_24:
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
	cbnz x24, .L60_21
	b .L60_35
.L60_25:
	add x0, sp, #16
	mov x1, x19
	mov w2, #1
	bl Worker::reserve.wc
	ldr x8, [sp, #16]
	cmp x8, x26
	b.ne .L60_41
	ldr x8, [x19, #24]
	b .L60_24
.L60_28:
	mov w22, #2
.L60_29:
	cbnz x22, .L60_33
	b .L60_36
.L60_30:
	ldr x9, [x19, #40]
	str x22, [x19, #24]
	cmp x8, x9
	b.lt .L60_39
.L60_31:
	mov w22, #1
.L60_32:
	cbz x22, .L60_36
.L60_33:
	cmp x22, #1
	b.eq .L60_37
	mov x20, #-1
	b .L60_37
.L60_35:
	mov x20, x27
	cbnz x22, .L60_33
.L60_36:
	mov x20, x22
.L60_37:
	mov x0, x20
	ldp x20, x19, [sp, #112]
	ldp x22, x21, [sp, #96]
	ldp x24, x23, [sp, #80]
	ldp x26, x25, [sp, #64]
	ldp x28, x27, [sp, #48]
	ldp x29, x30, [sp, #32]
	add sp, sp, #128
	ret
.L60_38:
	mov x22, xzr
	str x21, [x23, #256]
	b .L60_29
.L60_39:
	mov x0, x19
	mov x2, x20
	bl Worker::shrink
	mov x20, x0
	b .L60_31
.L60_41:
	add x0, sp, #16
.L60_42:
	bl ring::fail
	brk #0x1
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
	b.mi .L61_5
	str x20, [x8, #256]
	dmb ish
	ldr x21, [x0]
	ldr x1, [x21, #128]
	subs x9, x20, x1
	b.mi .L61_8
	ldp x10, x8, [x0, #8]
	cmp x20, x1
	and x8, x8, x20
	add x8, x10, x8, lsl #3
	ldr x8, [x8]
	b.ne .L61_6
	mov x23, x0
	sub x0, x19, #1
	add x2, x21, #128
	mov x1, x19
	mov x22, x8
	bl __aarch64_cas8_relax
	cmp x0, x20
	str x19, [x21, #256]
	b.ne .L61_5
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
.L61_5:
	mov x8, xzr
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L61_6:
	ldr x10, [x0, #40]
	str x20, [x0, #24]
	cmp x9, x10
	b.lt .L61_9
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L61_8:
	mov x8, xzr
	str x19, [x21, #256]
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L61_9:
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
	b.le .L62_2
.L62_1:
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
.L62_2:
	mov x1, x0
	mov x0, sp
	mov w2, #1
	mov x20, x1
	bl Worker::reserve.wc
	ldr x8, [sp]
	mov x9, #-9223372036854775807
	cmp x8, x9
	b.ne .L62_5
	ldr x8, [x20, #24]
	mov x0, x20
	b .L62_1
.L62_5:
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
	b.lt .L63_2
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
.L63_2:
	mov x0, xzr
	ldp x20, x19, [sp, #16]
	ldp x29, x30, [sp], #32
	ret
wd_batch:
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
	b.eq .L64_12
	add x8, x23, #256
	ldr x22, [x23, #128]
	dmb ish
	ldar x8, [x8]
	sub x8, x8, x22
	cmp x8, #1
	b.lt .L64_17
	and x9, x8, #0x1
	mov w11, #32
	add x8, x9, x8, lsr #1
	ldp x10, x9, [x19, #24]
	cmp x8, #32
	sub x9, x9, x10
	csel x24, x8, x11, lo
	bic x8, x9, x9, asr #63
	sub x9, x24, #1
	cmp x9, x8
	b.ls .L64_18
	mov w20, #32
	mov x21, #-9223372036854775807
.L64_5:
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
	bl Worker::reserve.weakest
	ldr x8, [sp, #16]
	cmp x8, x21
	b.ne .L64_9
.L64_7:
	ldp x10, x9, [x19, #24]
	add x8, x23, #256
	ldr x22, [x23, #128]
	dmb ish
	ldar x8, [x8]
	sub x8, x8, x22
	cmp x8, #1
	b.lt .L64_17
	sub x9, x9, x10
	and x11, x8, #0x1
	bic x9, x9, x9, asr #63
	add x8, x11, x8, lsr #1
	add x10, x9, #1
	cmp x10, x20
	ldp x11, x10, [x19, #24]
	csinc x20, x20, x9, hs
	cmp x20, x8
	sub x9, x10, x11
	csel x24, x20, x8, lo
	bic x8, x9, x9, asr #63
	sub x9, x24, #1
	cmp x9, x8
	b.hi .L64_5
	b .L64_18
.L64_9:
	mov x0, sp
	mov x1, x19
	mov x2, xzr
	bl Worker::reserve.weakest
	ldr x8, [sp]
	cmp x8, x21
	b.eq .L64_7
	mov x0, sp
	b .L64_42
.L64_12:
	ldr x21, [x19, #24]
	ldr x9, [x8, #128]
	sub x22, x21, #1
	cmp x22, x9
	b.mi .L64_17
	str x22, [x8, #256]
	dmb ish
	ldr x23, [x19]
	ldr x1, [x23, #128]
	subs x8, x22, x1
	b.mi .L64_38
	ldp x10, x9, [x19, #8]
	cmp x22, x1
	and x9, x9, x22
	add x9, x10, x9, lsl #3
	ldr x20, [x9]
	b.ne .L64_30
	sub x0, x21, #1
	add x2, x23, #128
	mov x1, x21
	bl __aarch64_cas8_relax
	cmp x0, x22
	str x21, [x23, #256]
	b.ne .L64_17
	ldr x8, [x19, #48]
	mov w22, #1
	add x8, x8, #1
	str x8, [x19, #48]
	cbnz x22, .L64_33
	b .L64_36
.L64_17:
	mov x22, xzr
	b .L64_29
.L64_18:
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
	b.ne .L64_28
	cmp x24, #2
	b.lo .L64_31
	sub x24, x24, #1
	add x21, x22, #2
	mvn x25, x22
	mov w22, #1
	mov x26, #-9223372036854775807
.L64_21:
	add x8, x23, #256
	ldar x8, [x8]
	add x8, x25, x8
	cmp x8, #1
	b.lt .L64_32
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
	b.ne .L64_32
	ldp x8, x9, [x19, #24]
	sub x9, x9, x8
	cmp x9, #0
	b.le .L64_25
.L64_24:
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
	cbnz x24, .L64_21
	b .L64_35
.L64_25:
	add x0, sp, #16
	mov x1, x19
	mov w2, #1
	bl Worker::reserve.weakest
	ldr x8, [sp, #16]
	cmp x8, x26
	b.ne .L64_41
	ldr x8, [x19, #24]
	b .L64_24
.L64_28:
	mov w22, #2
.L64_29:
	cbnz x22, .L64_33
	b .L64_36
.L64_30:
	ldr x9, [x19, #40]
	str x22, [x19, #24]
	cmp x8, x9
	b.lt .L64_39
.L64_31:
	mov w22, #1
.L64_32:
	cbz x22, .L64_36
.L64_33:
	cmp x22, #1
	b.eq .L64_37
	mov x20, #-1
	b .L64_37
.L64_35:
	mov x20, x27
	cbnz x22, .L64_33
.L64_36:
	mov x20, x22
.L64_37:
	mov x0, x20
	ldp x20, x19, [sp, #112]
	ldp x22, x21, [sp, #96]
	ldp x24, x23, [sp, #80]
	ldp x26, x25, [sp, #64]
	ldp x28, x27, [sp, #48]
	ldp x29, x30, [sp, #32]
	add sp, sp, #128
	ret
.L64_38:
	mov x22, xzr
	str x21, [x23, #256]
	b .L64_29
.L64_39:
	mov x0, x19
	mov x2, x20
	bl Worker::shrink
	mov x20, x0
	b .L64_31
.L64_41:
	add x0, sp, #16
.L64_42:
	bl ring::fail
	brk #0x1
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
	b.mi .L65_5
	str x20, [x8, #256]
	dmb ish
	ldr x21, [x0]
	ldr x1, [x21, #128]
	subs x9, x20, x1
	b.mi .L65_8
	ldp x10, x8, [x0, #8]
	cmp x20, x1
	and x8, x8, x20
	add x8, x10, x8, lsl #3
	ldr x8, [x8]
	b.ne .L65_6
	mov x23, x0
	sub x0, x19, #1
	add x2, x21, #128
	mov x1, x19
	mov x22, x8
	bl __aarch64_cas8_relax
	cmp x0, x20
	str x19, [x21, #256]
	b.ne .L65_5
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
.L65_5:
	mov x8, xzr
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L65_6:
	ldr x10, [x0, #40]
	str x20, [x0, #24]
	cmp x9, x10
	b.lt .L65_9
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L65_8:
	mov x8, xzr
	str x19, [x21, #256]
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L65_9:
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
	b.le .L66_2
.L66_1:
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
.L66_2:
	mov x1, x0
	mov x0, sp
	mov w2, #1
	mov x20, x1
	bl Worker::reserve.weakest
	ldr x8, [sp]
	mov x9, #-9223372036854775807
	cmp x8, x9
	b.ne .L66_5
	ldr x8, [x20, #24]
	mov x0, x20
	b .L66_1
.L66_5:
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
	b.lt .L67_2
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
.L67_2:
	mov x0, xzr
	ldp x20, x19, [sp, #16]
	ldp x29, x30, [sp], #32
	ret
we_batch:
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
	b.eq .L68_12
	add x8, x23, #256
	ldr x22, [x23, #128]
	dmb ish
	ldar x8, [x8]
	sub x8, x8, x22
	cmp x8, #1
	b.lt .L68_17
	and x9, x8, #0x1
	mov w11, #32
	add x8, x9, x8, lsr #1
	ldp x10, x9, [x19, #24]
	cmp x8, #32
	sub x9, x9, x10
	csel x24, x8, x11, lo
	bic x8, x9, x9, asr #63
	sub x9, x24, #1
	cmp x9, x8
	b.ls .L68_18
	mov w20, #32
	mov x21, #-9223372036854775807
.L68_5:
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
	bl Worker::reserve.weakest
	ldr x8, [sp, #16]
	cmp x8, x21
	b.ne .L68_9
.L68_7:
	ldp x10, x9, [x19, #24]
	add x8, x23, #256
	ldr x22, [x23, #128]
	dmb ish
	ldar x8, [x8]
	sub x8, x8, x22
	cmp x8, #1
	b.lt .L68_17
	sub x9, x9, x10
	and x11, x8, #0x1
	bic x9, x9, x9, asr #63
	add x8, x11, x8, lsr #1
	add x10, x9, #1
	cmp x10, x20
	ldp x11, x10, [x19, #24]
	csinc x20, x20, x9, hs
	cmp x20, x8
	sub x9, x10, x11
	csel x24, x20, x8, lo
	bic x8, x9, x9, asr #63
	sub x9, x24, #1
	cmp x9, x8
	b.hi .L68_5
	b .L68_18
.L68_9:
	mov x0, sp
	mov x1, x19
	mov x2, xzr
	bl Worker::reserve.weakest
	ldr x8, [sp]
	cmp x8, x21
	b.eq .L68_7
	mov x0, sp
	b .L68_42
.L68_12:
	ldr x21, [x19, #24]
	ldr x9, [x8, #128]
	sub x22, x21, #1
	cmp x22, x9
	b.mi .L68_17
	str x22, [x8, #256]
	dmb ish
	ldr x23, [x19]
	ldr x1, [x23, #128]
	subs x8, x22, x1
	b.mi .L68_38
	ldp x10, x9, [x19, #8]
	cmp x22, x1
	and x9, x9, x22
	add x9, x10, x9, lsl #3
	ldr x20, [x9]
	b.ne .L68_30
	sub x0, x21, #1
	add x2, x23, #128
	mov x1, x21
	bl __aarch64_cas8_relax
	cmp x0, x22
	str x21, [x23, #256]
	b.ne .L68_17
	ldr x8, [x19, #48]
	mov w22, #1
	add x8, x8, #1
	str x8, [x19, #48]
	cbnz x22, .L68_33
	b .L68_36
.L68_17:
	mov x22, xzr
	b .L68_29
.L68_18:
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
	b.ne .L68_28
	cmp x24, #2
	b.lo .L68_31
	sub x24, x24, #1
	add x21, x22, #2
	mvn x25, x22
	mov w22, #1
	mov x26, #-9223372036854775807
.L68_21:
	add x8, x23, #256
	ldar x8, [x8]
	add x8, x25, x8
	cmp x8, #1
	b.lt .L68_32
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
	b.ne .L68_32
	ldp x8, x9, [x19, #24]
	sub x9, x9, x8
	cmp x9, #0
	b.le .L68_25
.L68_24:
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
	cbnz x24, .L68_21
	b .L68_35
.L68_25:
	add x0, sp, #16
	mov x1, x19
	mov w2, #1
	bl Worker::reserve.weakest
	ldr x8, [sp, #16]
	cmp x8, x26
	b.ne .L68_41
	ldr x8, [x19, #24]
	b .L68_24
.L68_28:
	mov w22, #2
.L68_29:
	cbnz x22, .L68_33
	b .L68_36
.L68_30:
	ldr x9, [x19, #40]
	str x22, [x19, #24]
	cmp x8, x9
	b.lt .L68_39
.L68_31:
	mov w22, #1
.L68_32:
	cbz x22, .L68_36
.L68_33:
	cmp x22, #1
	b.eq .L68_37
	mov x20, #-1
	b .L68_37
.L68_35:
	mov x20, x27
	cbnz x22, .L68_33
.L68_36:
	mov x20, x22
.L68_37:
	mov x0, x20
	ldp x20, x19, [sp, #112]
	ldp x22, x21, [sp, #96]
	ldp x24, x23, [sp, #80]
	ldp x26, x25, [sp, #64]
	ldp x28, x27, [sp, #48]
	ldp x29, x30, [sp, #32]
	add sp, sp, #128
	ret
.L68_38:
	mov x22, xzr
	str x21, [x23, #256]
	b .L68_29
.L68_39:
	mov x0, x19
	mov x2, x20
	bl Worker::shrink
	mov x20, x0
	b .L68_31
.L68_41:
	add x0, sp, #16
.L68_42:
	bl ring::fail
	brk #0x1
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
	b.mi .L69_5
	str x20, [x8, #256]
	dmb ish
	ldr x21, [x0]
	ldr x1, [x21, #128]
	subs x9, x20, x1
	b.mi .L69_8
	ldp x10, x8, [x0, #8]
	cmp x20, x1
	and x8, x8, x20
	add x8, x10, x8, lsl #3
	ldr x8, [x8]
	b.ne .L69_6
	mov x23, x0
	sub x0, x19, #1
	add x2, x21, #128
	mov x1, x19
	mov x22, x8
	bl __aarch64_cas8_relax
	cmp x0, x20
	str x19, [x21, #256]
	b.ne .L69_5
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
.L69_5:
	mov x8, xzr
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L69_6:
	ldr x10, [x0, #40]
	str x20, [x0, #24]
	cmp x9, x10
	b.lt .L69_9
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L69_8:
	mov x8, xzr
	str x19, [x21, #256]
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L69_9:
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
	b.le .L70_2
.L70_1:
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
.L70_2:
	mov x1, x0
	mov x0, sp
	mov w2, #1
	mov x20, x1
	bl Worker::reserve.weakest
	ldr x8, [sp]
	mov x9, #-9223372036854775807
	cmp x8, x9
	b.ne .L70_5
	ldr x8, [x20, #24]
	mov x0, x20
	b .L70_1
.L70_5:
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
	b.lt .L71_2
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
.L71_2:
	mov x0, xzr
	ldp x20, x19, [sp, #16]
	ldp x29, x30, [sp], #32
	ret
wf_batch:
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
	b.eq .L72_12
	ldr x22, [x23, #128]
	dmb ish
	ldr x8, [x23, #256]
	sub x8, x8, x22
	cmp x8, #1
	b.lt .L72_17
	and x9, x8, #0x1
	mov w11, #32
	add x8, x9, x8, lsr #1
	ldp x10, x9, [x19, #24]
	cmp x8, #32
	sub x9, x9, x10
	csel x24, x8, x11, lo
	bic x8, x9, x9, asr #63
	sub x9, x24, #1
	cmp x9, x8
	b.ls .L72_18
	mov w20, #32
	mov x21, #-9223372036854775807
.L72_5:
	ldr x8, [x23, #256]
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
	bl Worker::reserve.weakest
	ldr x8, [sp, #16]
	cmp x8, x21
	b.ne .L72_9
.L72_7:
	ldp x10, x9, [x19, #24]
	ldr x22, [x23, #128]
	dmb ish
	ldr x8, [x23, #256]
	sub x8, x8, x22
	cmp x8, #1
	b.lt .L72_17
	sub x9, x9, x10
	and x11, x8, #0x1
	bic x9, x9, x9, asr #63
	add x8, x11, x8, lsr #1
	add x10, x9, #1
	cmp x10, x20
	ldp x11, x10, [x19, #24]
	csinc x20, x20, x9, hs
	cmp x20, x8
	sub x9, x10, x11
	csel x24, x20, x8, lo
	bic x8, x9, x9, asr #63
	sub x9, x24, #1
	cmp x9, x8
	b.hi .L72_5
	b .L72_18
.L72_9:
	mov x0, sp
	mov x1, x19
	mov x2, xzr
	bl Worker::reserve.weakest
	ldr x8, [sp]
	cmp x8, x21
	b.eq .L72_7
	mov x0, sp
	b .L72_42
.L72_12:
	ldr x21, [x19, #24]
	ldr x9, [x8, #128]
	sub x22, x21, #1
	cmp x22, x9
	b.mi .L72_17
	str x22, [x8, #256]
	dmb ish
	ldr x23, [x19]
	ldr x1, [x23, #128]
	subs x8, x22, x1
	b.mi .L72_38
	ldp x10, x9, [x19, #8]
	cmp x22, x1
	and x9, x9, x22
	add x9, x10, x9, lsl #3
	ldr x20, [x9]
	b.ne .L72_30
	sub x0, x21, #1
	add x2, x23, #128
	mov x1, x21
	bl __aarch64_cas8_relax
	cmp x0, x22
	str x21, [x23, #256]
	b.ne .L72_17
	ldr x8, [x19, #48]
	mov w22, #1
	add x8, x8, #1
	str x8, [x19, #48]
	cbnz x22, .L72_33
	b .L72_36
.L72_17:
	mov x22, xzr
	b .L72_29
.L72_18:
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
	b.ne .L72_28
	cmp x24, #2
	b.lo .L72_31
	sub x24, x24, #1
	add x21, x22, #2
	mvn x25, x22
	mov w22, #1
	mov x26, #-9223372036854775807
.L72_21:
	add x8, x23, #256
	ldar x8, [x8]
	add x8, x25, x8
	cmp x8, #1
	b.lt .L72_32
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
	b.ne .L72_32
	ldp x8, x9, [x19, #24]
	sub x9, x9, x8
	cmp x9, #0
	b.le .L72_25
.L72_24:
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
	cbnz x24, .L72_21
	b .L72_35
.L72_25:
	add x0, sp, #16
	mov x1, x19
	mov w2, #1
	bl Worker::reserve.weakest
	ldr x8, [sp, #16]
	cmp x8, x26
	b.ne .L72_41
	ldr x8, [x19, #24]
	b .L72_24
.L72_28:
	mov w22, #2
.L72_29:
	cbnz x22, .L72_33
	b .L72_36
.L72_30:
	ldr x9, [x19, #40]
	str x22, [x19, #24]
	cmp x8, x9
	b.lt .L72_39
.L72_31:
	mov w22, #1
.L72_32:
	cbz x22, .L72_36
.L72_33:
	cmp x22, #1
	b.eq .L72_37
	mov x20, #-1
	b .L72_37
.L72_35:
	mov x20, x27
	cbnz x22, .L72_33
.L72_36:
	mov x20, x22
.L72_37:
	mov x0, x20
	ldp x20, x19, [sp, #112]
	ldp x22, x21, [sp, #96]
	ldp x24, x23, [sp, #80]
	ldp x26, x25, [sp, #64]
	ldp x28, x27, [sp, #48]
	ldp x29, x30, [sp, #32]
	add sp, sp, #128
	ret
.L72_38:
	mov x22, xzr
	str x21, [x23, #256]
	b .L72_29
.L72_39:
	mov x0, x19
	mov x2, x20
	bl Worker::shrink
	mov x20, x0
	b .L72_31
.L72_41:
	add x0, sp, #16
.L72_42:
	bl ring::fail
	brk #0x1
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
	b.mi .L73_5
	str x20, [x8, #256]
	dmb ish
	ldr x21, [x0]
	ldr x1, [x21, #128]
	subs x9, x20, x1
	b.mi .L73_8
	ldp x10, x8, [x0, #8]
	cmp x20, x1
	and x8, x8, x20
	add x8, x10, x8, lsl #3
	ldr x8, [x8]
	b.ne .L73_6
	mov x23, x0
	sub x0, x19, #1
	add x2, x21, #128
	mov x1, x19
	mov x22, x8
	bl __aarch64_cas8_relax
	cmp x0, x20
	str x19, [x21, #256]
	b.ne .L73_5
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
.L73_5:
	mov x8, xzr
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L73_6:
	ldr x10, [x0, #40]
	str x20, [x0, #24]
	cmp x9, x10
	b.lt .L73_9
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L73_8:
	mov x8, xzr
	str x19, [x21, #256]
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L73_9:
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
	b.le .L74_2
.L74_1:
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
.L74_2:
	mov x1, x0
	mov x0, sp
	mov w2, #1
	mov x20, x1
	bl Worker::reserve.weakest
	ldr x8, [sp]
	mov x9, #-9223372036854775807
	cmp x8, x9
	b.ne .L74_5
	ldr x8, [x20, #24]
	mov x0, x20
	b .L74_1
.L74_5:
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
	b.lt .L75_2
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
.L75_2:
	mov x0, xzr
	ldp x20, x19, [sp, #16]
	ldp x29, x30, [sp], #32
	ret
wg_batch:
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
	b.eq .L76_12
	add x8, x23, #256
	ldr x22, [x23, #128]
	dmb ish
	ldar x8, [x8]
	sub x8, x8, x22
	cmp x8, #1
	b.lt .L76_17
	and x9, x8, #0x1
	mov w11, #32
	add x8, x9, x8, lsr #1
	ldp x10, x9, [x19, #24]
	cmp x8, #32
	sub x9, x9, x10
	csel x24, x8, x11, lo
	bic x8, x9, x9, asr #63
	sub x9, x24, #1
	cmp x9, x8
	b.ls .L76_18
	mov w20, #32
	mov x21, #-9223372036854775807
.L76_5:
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
	bl Worker::reserve.weakest
	ldr x8, [sp, #16]
	cmp x8, x21
	b.ne .L76_9
.L76_7:
	ldp x10, x9, [x19, #24]
	add x8, x23, #256
	ldr x22, [x23, #128]
	dmb ish
	ldar x8, [x8]
	sub x8, x8, x22
	cmp x8, #1
	b.lt .L76_17
	sub x9, x9, x10
	and x11, x8, #0x1
	bic x9, x9, x9, asr #63
	add x8, x11, x8, lsr #1
	add x10, x9, #1
	cmp x10, x20
	ldp x11, x10, [x19, #24]
	csinc x20, x20, x9, hs
	cmp x20, x8
	sub x9, x10, x11
	csel x24, x20, x8, lo
	bic x8, x9, x9, asr #63
	sub x9, x24, #1
	cmp x9, x8
	b.hi .L76_5
	b .L76_18
.L76_9:
	mov x0, sp
	mov x1, x19
	mov x2, xzr
	bl Worker::reserve.weakest
	ldr x8, [sp]
	cmp x8, x21
	b.eq .L76_7
	mov x0, sp
	b .L76_42
.L76_12:
	ldr x21, [x19, #24]
	ldr x9, [x8, #128]
	sub x22, x21, #1
	cmp x22, x9
	b.mi .L76_17
	str x22, [x8, #256]
	dmb ish
	ldr x23, [x19]
	ldr x1, [x23, #128]
	subs x8, x22, x1
	b.mi .L76_38
	ldp x10, x9, [x19, #8]
	cmp x22, x1
	and x9, x9, x22
	add x9, x10, x9, lsl #3
	ldr x20, [x9]
	b.ne .L76_30
	sub x0, x21, #1
	add x2, x23, #128
	mov x1, x21
	bl __aarch64_cas8_relax
	cmp x0, x22
	str x21, [x23, #256]
	b.ne .L76_17
	ldr x8, [x19, #48]
	mov w22, #1
	add x8, x8, #1
	str x8, [x19, #48]
	cbnz x22, .L76_33
	b .L76_36
.L76_17:
	mov x22, xzr
	b .L76_29
.L76_18:
	ldr x8, [x23, #408]
	add x1, x22, #1
	add x2, x23, #128
	mov x0, x22
	ldr x9, [x8]
	and x9, x9, x22
	add x8, x8, x9, lsl #3
	add x8, x8, #32
	ldr x20, [x8]
	bl __aarch64_cas8_acq_rel
	cmp x0, x22
	b.ne .L76_28
	cmp x24, #2
	b.lo .L76_31
	sub x24, x24, #1
	add x21, x22, #2
	mvn x25, x22
	mov w22, #1
	mov x26, #-9223372036854775807
.L76_21:
	add x8, x23, #256
	ldar x8, [x8]
	add x8, x25, x8
	cmp x8, #1
	b.lt .L76_32
	ldr x8, [x23, #408]
	sub x28, x21, #1
	sub x0, x21, #1
	add x2, x23, #128
	mov x1, x21
	ldr x9, [x8]
	and x9, x9, x28
	add x8, x8, x9, lsl #3
	add x8, x8, #32
	ldr x27, [x8]
	bl __aarch64_cas8_acq_rel
	cmp x0, x28
	b.ne .L76_32
	ldp x8, x9, [x19, #24]
	sub x9, x9, x8
	cmp x9, #0
	b.le .L76_25
.L76_24:
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
	cbnz x24, .L76_21
	b .L76_35
.L76_25:
	add x0, sp, #16
	mov x1, x19
	mov w2, #1
	bl Worker::reserve.weakest
	ldr x8, [sp, #16]
	cmp x8, x26
	b.ne .L76_41
	ldr x8, [x19, #24]
	b .L76_24
.L76_28:
	mov w22, #2
.L76_29:
	cbnz x22, .L76_33
	b .L76_36
.L76_30:
	ldr x9, [x19, #40]
	str x22, [x19, #24]
	cmp x8, x9
	b.lt .L76_39
.L76_31:
	mov w22, #1
.L76_32:
	cbz x22, .L76_36
.L76_33:
	cmp x22, #1
	b.eq .L76_37
	mov x20, #-1
	b .L76_37
.L76_35:
	mov x20, x27
	cbnz x22, .L76_33
.L76_36:
	mov x20, x22
.L76_37:
	mov x0, x20
	ldp x20, x19, [sp, #112]
	ldp x22, x21, [sp, #96]
	ldp x24, x23, [sp, #80]
	ldp x26, x25, [sp, #64]
	ldp x28, x27, [sp, #48]
	ldp x29, x30, [sp, #32]
	add sp, sp, #128
	ret
.L76_38:
	mov x22, xzr
	str x21, [x23, #256]
	b .L76_29
.L76_39:
	mov x0, x19
	mov x2, x20
	bl Worker::shrink
	mov x20, x0
	b .L76_31
.L76_41:
	add x0, sp, #16
.L76_42:
	bl ring::fail
	brk #0x1
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
	b.mi .L77_5
	str x20, [x8, #256]
	dmb ish
	ldr x21, [x0]
	ldr x1, [x21, #128]
	subs x9, x20, x1
	b.mi .L77_8
	ldp x10, x8, [x0, #8]
	cmp x20, x1
	and x8, x8, x20
	add x8, x10, x8, lsl #3
	ldr x8, [x8]
	b.ne .L77_6
	mov x23, x0
	sub x0, x19, #1
	add x2, x21, #128
	mov x1, x19
	mov x22, x8
	bl __aarch64_cas8_relax
	cmp x0, x20
	str x19, [x21, #256]
	b.ne .L77_5
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
.L77_5:
	mov x8, xzr
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L77_6:
	ldr x10, [x0, #40]
	str x20, [x0, #24]
	cmp x9, x10
	b.lt .L77_9
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L77_8:
	mov x8, xzr
	str x19, [x21, #256]
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L77_9:
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
	b.le .L78_2
.L78_1:
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
.L78_2:
	mov x1, x0
	mov x0, sp
	mov w2, #1
	mov x20, x1
	bl Worker::reserve.weakest
	ldr x8, [sp]
	mov x9, #-9223372036854775807
	cmp x8, x9
	b.ne .L78_5
	ldr x8, [x20, #24]
	mov x0, x20
	b .L78_1
.L78_5:
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
	b.lt .L79_2
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
.L79_2:
	mov x0, xzr
	ldp x20, x19, [sp, #16]
	ldp x29, x30, [sp], #32
	ret
wh_batch:
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
	b.eq .L80_12
	add x8, x23, #256
	ldr x22, [x23, #128]
	dmb ish
	ldar x8, [x8]
	sub x8, x8, x22
	cmp x8, #1
	b.lt .L80_17
	and x9, x8, #0x1
	mov w11, #32
	add x8, x9, x8, lsr #1
	ldp x10, x9, [x19, #24]
	cmp x8, #32
	sub x9, x9, x10
	csel x24, x8, x11, lo
	bic x8, x9, x9, asr #63
	sub x9, x24, #1
	cmp x9, x8
	b.ls .L80_18
	mov w20, #32
	mov x21, #-9223372036854775807
.L80_5:
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
	bl Worker::reserve.weakest
	ldr x8, [sp, #16]
	cmp x8, x21
	b.ne .L80_9
.L80_7:
	ldp x10, x9, [x19, #24]
	add x8, x23, #256
	ldr x22, [x23, #128]
	dmb ish
	ldar x8, [x8]
	sub x8, x8, x22
	cmp x8, #1
	b.lt .L80_17
	sub x9, x9, x10
	and x11, x8, #0x1
	bic x9, x9, x9, asr #63
	add x8, x11, x8, lsr #1
	add x10, x9, #1
	cmp x10, x20
	ldp x11, x10, [x19, #24]
	csinc x20, x20, x9, hs
	cmp x20, x8
	sub x9, x10, x11
	csel x24, x20, x8, lo
	bic x8, x9, x9, asr #63
	sub x9, x24, #1
	cmp x9, x8
	b.hi .L80_5
	b .L80_18
.L80_9:
	mov x0, sp
	mov x1, x19
	mov x2, xzr
	bl Worker::reserve.weakest
	ldr x8, [sp]
	cmp x8, x21
	b.eq .L80_7
	mov x0, sp
	b .L80_42
.L80_12:
	ldr x21, [x19, #24]
	ldr x9, [x8, #128]
	sub x22, x21, #1
	cmp x22, x9
	b.mi .L80_17
	str x22, [x8, #256]
	dmb ish
	ldr x23, [x19]
	ldr x1, [x23, #128]
	subs x8, x22, x1
	b.mi .L80_38
	ldp x10, x9, [x19, #8]
	cmp x22, x1
	and x9, x9, x22
	add x9, x10, x9, lsl #3
	ldr x20, [x9]
	b.ne .L80_30
	sub x0, x21, #1
	add x2, x23, #128
	mov x1, x21
	bl __aarch64_cas8_relax
	cmp x0, x22
	str x21, [x23, #256]
	b.ne .L80_17
	ldr x8, [x19, #48]
	mov w22, #1
	add x8, x8, #1
	str x8, [x19, #48]
	cbnz x22, .L80_33
	b .L80_36
.L80_17:
	mov x22, xzr
	b .L80_29
.L80_18:
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
	b.ne .L80_28
	cmp x24, #2
	b.lo .L80_31
	sub x24, x24, #1
	add x21, x22, #2
	mvn x25, x22
	mov w22, #1
	mov x26, #-9223372036854775807
.L80_21:
	add x8, x23, #256
	ldar x8, [x8]
	add x8, x25, x8
	cmp x8, #1
	b.lt .L80_32
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
	b.ne .L80_32
	ldp x8, x9, [x19, #24]
	sub x9, x9, x8
	cmp x9, #0
	b.le .L80_25
.L80_24:
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
	cbnz x24, .L80_21
	b .L80_35
.L80_25:
	add x0, sp, #16
	mov x1, x19
	mov w2, #1
	bl Worker::reserve.weakest
	ldr x8, [sp, #16]
	cmp x8, x26
	b.ne .L80_41
	ldr x8, [x19, #24]
	b .L80_24
.L80_28:
	mov w22, #2
.L80_29:
	cbnz x22, .L80_33
	b .L80_36
.L80_30:
	ldr x9, [x19, #40]
	str x22, [x19, #24]
	cmp x8, x9
	b.lt .L80_39
.L80_31:
	mov w22, #1
.L80_32:
	cbz x22, .L80_36
.L80_33:
	cmp x22, #1
	b.eq .L80_37
	mov x20, #-1
	b .L80_37
.L80_35:
	mov x20, x27
	cbnz x22, .L80_33
.L80_36:
	mov x20, x22
.L80_37:
	mov x0, x20
	ldp x20, x19, [sp, #112]
	ldp x22, x21, [sp, #96]
	ldp x24, x23, [sp, #80]
	ldp x26, x25, [sp, #64]
	ldp x28, x27, [sp, #48]
	ldp x29, x30, [sp, #32]
	add sp, sp, #128
	ret
.L80_38:
	mov x22, xzr
	str x21, [x23, #256]
	b .L80_29
.L80_39:
	mov x0, x19
	mov x2, x20
	bl Worker::shrink
	mov x20, x0
	b .L80_31
.L80_41:
	add x0, sp, #16
.L80_42:
	bl ring::fail
	brk #0x1
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
	b.mi .L81_5
	str x20, [x8, #256]
	dmb ish
	ldr x21, [x0]
	ldr x1, [x21, #128]
	subs x9, x20, x1
	b.mi .L81_8
	ldp x10, x8, [x0, #8]
	cmp x20, x1
	and x8, x8, x20
	add x8, x10, x8, lsl #3
	ldr x8, [x8]
	b.ne .L81_6
	mov x23, x0
	sub x0, x19, #1
	add x2, x21, #128
	mov x1, x19
	mov x22, x8
	bl __aarch64_cas8_relax
	cmp x0, x20
	str x19, [x21, #256]
	b.ne .L81_5
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
.L81_5:
	mov x8, xzr
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L81_6:
	ldr x10, [x0, #40]
	str x20, [x0, #24]
	cmp x9, x10
	b.lt .L81_9
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L81_8:
	mov x8, xzr
	str x19, [x21, #256]
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L81_9:
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
	b.le .L82_2
.L82_1:
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
.L82_2:
	mov x1, x0
	mov x0, sp
	mov w2, #1
	mov x20, x1
	bl Worker::reserve.weakest
	ldr x8, [sp]
	mov x9, #-9223372036854775807
	cmp x8, x9
	b.ne .L82_5
	ldr x8, [x20, #24]
	mov x0, x20
	b .L82_1
.L82_5:
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
	b.lt .L83_2
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
.L83_2:
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
	b.eq .L84_12
	add x8, x23, #256
	ldr x22, [x23, #128]
	dmb ish
	ldar x8, [x8]
	sub x8, x8, x22
	cmp x8, #1
	b.lt .L84_17
	and x9, x8, #0x1
	mov w11, #32
	add x8, x9, x8, lsr #1
	ldp x10, x9, [x19, #24]
	cmp x8, #32
	sub x9, x9, x10
	csel x24, x8, x11, lo
	bic x8, x9, x9, asr #63
	sub x9, x24, #1
	cmp x9, x8
	b.ls .L84_18
	mov w20, #32
	mov x21, #-9223372036854775807
.L84_5:
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
	bl Worker::reserve.weakest
	ldr x8, [sp, #16]
	cmp x8, x21
	b.ne .L84_9
.L84_7:
	ldp x10, x9, [x19, #24]
	add x8, x23, #256
	ldr x22, [x23, #128]
	dmb ish
	ldar x8, [x8]
	sub x8, x8, x22
	cmp x8, #1
	b.lt .L84_17
	sub x9, x9, x10
	and x11, x8, #0x1
	bic x9, x9, x9, asr #63
	add x8, x11, x8, lsr #1
	add x10, x9, #1
	cmp x10, x20
	ldp x11, x10, [x19, #24]
	csinc x20, x20, x9, hs
	cmp x20, x8
	sub x9, x10, x11
	csel x24, x20, x8, lo
	bic x8, x9, x9, asr #63
	sub x9, x24, #1
	cmp x9, x8
	b.hi .L84_5
	b .L84_18
.L84_9:
	mov x0, sp
	mov x1, x19
	mov x2, xzr
	bl Worker::reserve.weakest
	ldr x8, [sp]
	cmp x8, x21
	b.eq .L84_7
	mov x0, sp
	b .L84_42
.L84_12:
	ldr x21, [x19, #24]
	ldr x9, [x8, #128]
	sub x22, x21, #1
	cmp x22, x9
	b.mi .L84_17
	str x22, [x8, #256]
	dmb ish
	ldr x23, [x19]
	ldr x1, [x23, #128]
	subs x8, x22, x1
	b.mi .L84_38
	ldp x10, x9, [x19, #8]
	cmp x22, x1
	and x9, x9, x22
	add x9, x10, x9, lsl #3
	ldr x20, [x9]
	b.ne .L84_30
	sub x0, x21, #1
	add x2, x23, #128
	mov x1, x21
	bl __aarch64_cas8_relax
	cmp x0, x22
	str x21, [x23, #256]
	b.ne .L84_17
	ldr x8, [x19, #48]
	mov w22, #1
	add x8, x8, #1
	str x8, [x19, #48]
	cbnz x22, .L84_33
	b .L84_36
.L84_17:
	mov x22, xzr
	b .L84_29
.L84_18:
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
	b.ne .L84_28
	cmp x24, #2
	b.lo .L84_31
	sub x24, x24, #1
	add x21, x22, #2
	mvn x25, x22
	mov w22, #1
	mov x26, #-9223372036854775807
.L84_21:
	add x8, x23, #256
	ldar x8, [x8]
	add x8, x25, x8
	cmp x8, #1
	b.lt .L84_32
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
	b.ne .L84_32
	ldp x8, x9, [x19, #24]
	sub x9, x9, x8
	cmp x9, #0
	b.le .L84_25
.L84_24:
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
	cbnz x24, .L84_21
	b .L84_35
.L84_25:
	add x0, sp, #16
	mov x1, x19
	mov w2, #1
	bl Worker::reserve.weakest
	ldr x8, [sp, #16]
	cmp x8, x26
	b.ne .L84_41
	ldr x8, [x19, #24]
	b .L84_24
.L84_28:
	mov w22, #2
.L84_29:
	cbnz x22, .L84_33
	b .L84_36
.L84_30:
	ldr x9, [x19, #40]
	str x22, [x19, #24]
	cmp x8, x9
	b.lt .L84_39
.L84_31:
	mov w22, #1
.L84_32:
	cbz x22, .L84_36
.L84_33:
	cmp x22, #1
	b.eq .L84_37
	mov x20, #-1
	b .L84_37
.L84_35:
	mov x20, x27
	cbnz x22, .L84_33
.L84_36:
	mov x20, x22
.L84_37:
	mov x0, x20
	ldp x20, x19, [sp, #112]
	ldp x22, x21, [sp, #96]
	ldp x24, x23, [sp, #80]
	ldp x26, x25, [sp, #64]
	ldp x28, x27, [sp, #48]
	ldp x29, x30, [sp, #32]
	add sp, sp, #128
	ret
.L84_38:
	mov x22, xzr
	str x21, [x23, #256]
	b .L84_29
.L84_39:
	mov x0, x19
	mov x2, x20
	bl Worker::shrink
	mov x20, x0
	b .L84_31
.L84_41:
	add x0, sp, #16
.L84_42:
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
	b.mi .L85_5
	str x20, [x8, #256]
	dmb ish
	ldr x21, [x0]
	ldr x1, [x21, #128]
	subs x9, x20, x1
	b.mi .L85_8
	ldp x10, x8, [x0, #8]
	cmp x20, x1
	and x8, x8, x20
	add x8, x10, x8, lsl #3
	ldr x8, [x8]
	b.ne .L85_6
	mov x23, x0
	sub x0, x19, #1
	add x2, x21, #128
	mov x1, x19
	mov x22, x8
	bl __aarch64_cas8_relax
	cmp x0, x20
	str x19, [x21, #256]
	b.ne .L85_5
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
.L85_5:
	mov x8, xzr
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L85_6:
	ldr x10, [x0, #40]
	str x20, [x0, #24]
	cmp x9, x10
	b.lt .L85_9
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L85_8:
	mov x8, xzr
	str x19, [x21, #256]
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L85_9:
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
	b.le .L86_2
.L86_1:
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
.L86_2:
	mov x1, x0
	mov x0, sp
	mov w2, #1
	mov x20, x1
	bl Worker::reserve.weakest
	ldr x8, [sp]
	mov x9, #-9223372036854775807
	cmp x8, x9
	b.ne .L86_5
	ldr x8, [x20, #24]
	mov x0, x20
	b .L86_1
.L86_5:
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
	b.lt .L87_2
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
.L87_2:
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
	b.eq .L88_12
	add x8, x23, #256
	ldr x22, [x23, #128]
	dmb ish
	ldar x8, [x8]
	sub x8, x8, x22
	cmp x8, #1
	b.lt .L88_17
	and x9, x8, #0x1
	mov w11, #32
	add x8, x9, x8, lsr #1
	ldp x10, x9, [x19, #24]
	cmp x8, #32
	sub x9, x9, x10
	csel x24, x8, x11, lo
	bic x8, x9, x9, asr #63
	sub x9, x24, #1
	cmp x9, x8
	b.ls .L88_18
	mov w20, #32
	mov x21, #-9223372036854775807
.L88_5:
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
	bl Worker::reserve.weakest
	ldr x8, [sp, #16]
	cmp x8, x21
	b.ne .L88_9
.L88_7:
	ldp x10, x9, [x19, #24]
	add x8, x23, #256
	ldr x22, [x23, #128]
	dmb ish
	ldar x8, [x8]
	sub x8, x8, x22
	cmp x8, #1
	b.lt .L88_17
	sub x9, x9, x10
	and x11, x8, #0x1
	bic x9, x9, x9, asr #63
	add x8, x11, x8, lsr #1
	add x10, x9, #1
	cmp x10, x20
	ldp x11, x10, [x19, #24]
	csinc x20, x20, x9, hs
	cmp x20, x8
	sub x9, x10, x11
	csel x24, x20, x8, lo
	bic x8, x9, x9, asr #63
	sub x9, x24, #1
	cmp x9, x8
	b.hi .L88_5
	b .L88_18
.L88_9:
	mov x0, sp
	mov x1, x19
	mov x2, xzr
	bl Worker::reserve.weakest
	ldr x8, [sp]
	cmp x8, x21
	b.eq .L88_7
	mov x0, sp
	b .L88_42
.L88_12:
	ldr x21, [x19, #24]
	ldr x9, [x8, #128]
	sub x22, x21, #1
	cmp x22, x9
	b.mi .L88_17
	str x22, [x8, #256]
	dmb ish
	ldr x23, [x19]
	ldr x1, [x23, #128]
	subs x8, x22, x1
	b.mi .L88_38
	ldp x10, x9, [x19, #8]
	cmp x22, x1
	and x9, x9, x22
	add x9, x10, x9, lsl #3
	ldr x20, [x9]
	b.ne .L88_30
	sub x0, x21, #1
	add x2, x23, #128
	mov x1, x21
	bl __aarch64_cas8_relax
	cmp x0, x22
	str x21, [x23, #256]
	b.ne .L88_17
	ldr x8, [x19, #48]
	mov w22, #1
	add x8, x8, #1
	str x8, [x19, #48]
	cbnz x22, .L88_33
	b .L88_36
.L88_17:
	mov x22, xzr
	b .L88_29
.L88_18:
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
	b.ne .L88_28
	cmp x24, #2
	b.lo .L88_31
	sub x24, x24, #1
	add x21, x22, #2
	mvn x25, x22
	mov w22, #1
	mov x26, #-9223372036854775807
.L88_21:
	add x8, x23, #256
	ldar x8, [x8]
	add x8, x25, x8
	cmp x8, #1
	b.lt .L88_32
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
	b.ne .L88_32
	ldp x8, x9, [x19, #24]
	sub x9, x9, x8
	cmp x9, #0
	b.le .L88_25
.L88_24:
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
	cbnz x24, .L88_21
	b .L88_35
.L88_25:
	add x0, sp, #16
	mov x1, x19
	mov w2, #1
	bl Worker::reserve.weakest
	ldr x8, [sp, #16]
	cmp x8, x26
	b.ne .L88_41
	ldr x8, [x19, #24]
	b .L88_24
.L88_28:
	mov w22, #2
.L88_29:
	cbnz x22, .L88_33
	b .L88_36
.L88_30:
	ldr x9, [x19, #40]
	str x22, [x19, #24]
	cmp x8, x9
	b.lt .L88_39
.L88_31:
	mov w22, #1
.L88_32:
	cbz x22, .L88_36
.L88_33:
	cmp x22, #1
	b.eq .L88_37
	mov x20, #-1
	b .L88_37
.L88_35:
	mov x20, x27
	cbnz x22, .L88_33
.L88_36:
	mov x20, x22
.L88_37:
	mov x0, x20
	ldp x20, x19, [sp, #112]
	ldp x22, x21, [sp, #96]
	ldp x24, x23, [sp, #80]
	ldp x26, x25, [sp, #64]
	ldp x28, x27, [sp, #48]
	ldp x29, x30, [sp, #32]
	add sp, sp, #128
	ret
.L88_38:
	mov x22, xzr
	str x21, [x23, #256]
	b .L88_29
.L88_39:
	mov x0, x19
	mov x2, x20
	bl Worker::shrink
	mov x20, x0
	b .L88_31
.L88_41:
	add x0, sp, #16
.L88_42:
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
	b.mi .L89_5
	str x20, [x8, #256]
	dmb ish
	ldr x21, [x0]
	ldr x1, [x21, #128]
	subs x9, x20, x1
	b.mi .L89_8
	ldp x10, x8, [x0, #8]
	cmp x20, x1
	and x8, x8, x20
	add x8, x10, x8, lsl #3
	ldr x8, [x8]
	b.ne .L89_6
	mov x23, x0
	sub x0, x19, #1
	add x2, x21, #128
	mov x1, x19
	mov x22, x8
	bl __aarch64_cas8_relax
	cmp x0, x20
	str x19, [x21, #256]
	b.ne .L89_5
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
.L89_5:
	mov x8, xzr
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L89_6:
	ldr x10, [x0, #40]
	str x20, [x0, #24]
	cmp x9, x10
	b.lt .L89_9
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L89_8:
	mov x8, xzr
	str x19, [x21, #256]
	mov x0, x8
	ldp x20, x19, [sp, #48]
	ldr x23, [sp, #16]
	ldp x22, x21, [sp, #32]
	ldp x29, x30, [sp], #64
	ret
.L89_9:
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
	b.le .L90_2
.L90_1:
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
.L90_2:
	mov x1, x0
	mov x0, sp
	mov w2, #1
	mov x20, x1
	bl Worker::reserve.weakest
	ldr x8, [sp]
	mov x9, #-9223372036854775807
	cmp x8, x9
	b.ne .L90_5
	ldr x8, [x20, #24]
	mov x0, x20
	b .L90_1
.L90_5:
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
	b.lt .L91_2
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
.L91_2:
	mov x0, xzr
	ldp x20, x19, [sp, #16]
	ldp x29, x30, [sp], #32
	ret
Worker::reserve.reference:
	sub sp, sp, #80
	stp x29, x30, [sp, #16]
	stp x24, x23, [sp, #32]
	stp x22, x21, [sp, #48]
	stp x20, x19, [sp, #64]
	add x29, sp, #16
	ldr x22, [x1]
	mov x19, x2
	mov x20, x1
	mov x21, x0
	ldr x8, [x22, #400]
	cmp x8, #1
	b.ne .L92_2
	bl barrier::has_barriers
	tbz w0, #0, .L92_8
.L92_2:
	ldp x9, x8, [x20, #24]
	sub x8, x8, x9
	bic x8, x8, x8, asr #63
	cmp x8, x19
	b.hs .L92_9
.L92_3:
	mov x22, #-1
	mov w23, #1
	mov x24, #-9223372036854775807
.L92_4:
	ldr x8, [x20]
	add x8, x8, #128
	ldar x2, [x8]
	ldp x9, x8, [x20, #16]
	sub x10, x8, x2
	add x11, x9, #1
	add x10, x10, x19
	add x9, x11, x2
	cmp x10, x11
	str x9, [x20, #32]
	b.hi .L92_6
	sub x8, x9, x8
	bic x8, x8, x8, asr #63
	cmp x8, x19
	b.lo .L92_4
	b .L92_9
.L92_6:
	subs x8, x10, #1
	mov x0, sp
	mov x1, x20
	clz x8, x8
	lsr x8, x22, x8
	csinc x3, x23, x8, ls
	bl Worker::resize.reference
	ldr x8, [sp]
	cmp x8, x24
	b.ne .L92_10
	ldp x8, x9, [x20, #24]
	sub x8, x9, x8
	bic x8, x8, x8, asr #63
	cmp x8, x19
	b.lo .L92_4
	b .L92_9
.L92_8:
	add x0, x22, #400
	bl Mode::make_cold
	ldp x9, x8, [x20, #24]
	sub x8, x8, x9
	bic x8, x8, x8, asr #63
	cmp x8, x19
	b.lo .L92_3
.L92_9:
	mov x8, #-9223372036854775807
	str x8, [x21]
	ldp x20, x19, [sp, #64]
	ldp x22, x21, [sp, #48]
	ldp x24, x23, [sp, #32]
	ldp x29, x30, [sp, #16]
	add sp, sp, #80
	ret
.L92_10:
	ldr q0, [sp]
	str q0, [x21]
	ldp x20, x19, [sp, #64]
	ldp x22, x21, [sp, #48]
	ldp x24, x23, [sp, #32]
	ldp x29, x30, [sp, #16]
	add sp, sp, #80
	ret
Worker::take_and_see_to.reference:
	stp x29, x30, [sp, #-64]!
	stp x24, x23, [sp, #16]
	stp x22, x21, [sp, #32]
	stp x20, x19, [sp, #48]
	mov x29, sp
	ldr x23, [x0]
	mov x20, x0
	mov x21, x2
	ldr x8, [x23, #128]
	subs x9, x1, x8
	b.mi .L93_9
	ldp x11, x10, [x20, #8]
	cmp x1, x8
	and x10, x10, x1
	add x10, x11, x10, lsl #3
	ldr x19, [x10]
	b.ne .L93_4
	mov x22, x1
	add x24, x1, #1
	add x1, x1, #1
	add x2, x23, #128
	mov x0, x22
	bl __aarch64_cas8_relax
	cmp x0, x22
	str x24, [x23, #256]
	b.ne .L93_6
	ldr x8, [x20, #48]
	add x8, x8, #1
	str x8, [x20, #48]
	b .L93_5
.L93_4:
	ldr x10, [x20, #40]
	str x1, [x20, #24]
	cmp x9, x10
	b.lt .L93_14
.L93_5:
	mov w22, #1
	ldr x23, [x20]
	cmp x21, #1
	b.eq .L93_7
	b .L93_10
.L93_6:
	mov x22, xzr
	ldr x23, [x20]
	cmp x21, #1
	b.ne .L93_10
.L93_7:
	ldr x8, [x23, #400]
	cmp x8, #1
	b.ne .L93_12
	bl barrier::has_barriers
	tbnz w0, #0, .L93_12
	b .L93_13
.L93_9:
	add x8, x1, #1
	mov x22, xzr
	str x8, [x23, #256]
	ldr x23, [x20]
	cmp x21, #1
	b.eq .L93_7
.L93_10:
	ldr x1, [x23, #128]
	add x0, x20, #48
	bl Patience::is_lost
	tbz w0, #0, .L93_12
	ldr x8, [x23, #400]
	cmp x8, #2
	b.eq .L93_13
.L93_12:
	mov x0, x22
	mov x1, x19
	ldp x20, x19, [sp, #48]
	ldp x22, x21, [sp, #32]
	ldp x24, x23, [sp, #16]
	ldp x29, x30, [sp], #64
	ret
.L93_13:
	add x0, x23, #400
	bl Mode::make_cold
	b .L93_12
.L93_14:
	mov x0, x20
	mov x1, x8
	mov x2, x19
	bl Worker::shrink
	mov x19, x0
	b .L93_5
Worker::reserve.weakest:
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
	b.hs .L94_6
	mov x19, #-1
	mov w20, #1
	mov x21, #-9223372036854775807
.L94_2:
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
	b.hi .L94_4
	sub x8, x10, x9
	bic x8, x8, x8, asr #63
	cmp x8, x2
	b.lo .L94_2
	b .L94_6
.L94_4:
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
	b.ne .L94_7
	ldp x9, x10, [x24, #24]
	mov x1, x24
	mov x0, x22
	mov x2, x23
	sub x8, x10, x9
	bic x8, x8, x8, asr #63
	cmp x8, x23
	b.lo .L94_2
.L94_6:
	mov x8, #-9223372036854775807
	str x8, [x0]
	ldp x20, x19, [sp, #64]
	ldp x22, x21, [sp, #48]
	ldp x24, x23, [sp, #32]
	ldp x29, x30, [sp, #16]
	add sp, sp, #80
	ret
.L94_7:
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
	b.hs .L95_6
	mov x19, #-1
	mov w20, #1
	mov x21, #-9223372036854775807
.L95_2:
	ldr x8, [x1]
	ldr x8, [x8, #128]
	ldr x10, [x1, #16]
	sub x11, x9, x8
	add x12, x10, #1
	add x11, x11, x2
	add x10, x12, x8
	cmp x11, x12
	str x10, [x1, #32]
	b.hi .L95_4
	sub x8, x10, x9
	bic x8, x8, x8, asr #63
	cmp x8, x2
	b.lo .L95_2
	b .L95_6
.L95_4:
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
	b.ne .L95_7
	ldp x9, x10, [x24, #24]
	mov x1, x24
	mov x0, x22
	mov x2, x23
	sub x8, x10, x9
	bic x8, x8, x8, asr #63
	cmp x8, x23
	b.lo .L95_2
.L95_6:
	mov x8, #-9223372036854775807
	str x8, [x0]
	ldp x20, x19, [sp, #64]
	ldp x22, x21, [sp, #48]
	ldp x24, x23, [sp, #32]
	ldp x29, x30, [sp, #16]
	add sp, sp, #80
	ret
.L95_7:
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
	b.hs .L96_6
	mov x19, #-1
	mov w20, #1
	mov x21, #-9223372036854775807
.L96_2:
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
	b.hi .L96_4
	sub x8, x10, x9
	bic x8, x8, x8, asr #63
	cmp x8, x2
	b.lo .L96_2
	b .L96_6
.L96_4:
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
	b.ne .L96_7
	ldp x9, x10, [x24, #24]
	mov x1, x24
	mov x0, x22
	mov x2, x23
	sub x8, x10, x9
	bic x8, x8, x8, asr #63
	cmp x8, x23
	b.lo .L96_2
.L96_6:
	mov x8, #-9223372036854775807
	str x8, [x0]
	ldp x20, x19, [sp, #64]
	ldp x22, x21, [sp, #48]
	ldp x24, x23, [sp, #32]
	ldp x29, x30, [sp, #16]
	add sp, sp, #80
	ret
.L96_7:
	ldr q0, [sp]
	str q0, [x22]
	ldp x20, x19, [sp, #64]
	ldp x22, x21, [sp, #48]
	ldp x24, x23, [sp, #32]
	ldp x29, x30, [sp, #16]
	add sp, sp, #80
	ret
Worker::resize.reference:
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
	b.ls .L97_13
	mov x8, #-5
	mov x20, x3
	mov x19, x0
	movk x8, #4095, lsl #48
	cmp x3, x8
	b.ls .L97_3
	mov x25, xzr
	b .L97_7
.L97_3:
	lsl x8, x20, #3
	mov x22, x2
	mov x21, x1
	add x23, x8, #32
	bl _RNvC7___rustc35___rust_no_alloc_shim_is_unstable_v2
	mov x0, x23
	mov w1, #8
	mov w25, #8
	bl _RNvC7___rustc12___rust_alloc
	cbz x0, .L97_6
	ldr x8, [x21, #8]
	stp x24, xzr, [x0]
	ldr x10, [x21, #24]
	ldur x9, [x8, #-8]
	sub x11, x9, x22
	cmp x11, #0
	csel x11, x9, x22, gt
	sub x9, x10, x11
	cmp x9, x20
	b.le .L97_8
	lsl x8, x24, #3
	mov w2, #8
	add x1, x8, #40
	bl _RNvC7___rustc14___rust_dealloc
	b .L97_11
.L97_6:
	mov x20, x23
.L97_7:
	stp x25, x20, [x19]
	b .L97_12
.L97_8:
	ldr x12, [x21, #16]
	cmp x10, x11
	add x13, x0, #32
	sub x9, x8, #32
	str x11, [x0, #24]
	b.eq .L97_10
.L97_9:
	and x14, x11, x12
	and x15, x11, x24
	add x11, x11, #1
	add x14, x8, x14, lsl #3
	add x15, x13, x15, lsl #3
	cmp x10, x11
	ldr x14, [x14]
	str x14, [x15]
	b.ne .L97_9
.L97_10:
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
.L97_11:
	mov x8, #-9223372036854775807
	str x8, [x19]
.L97_12:
	ldp x20, x19, [sp, #80]
	ldr x25, [sp, #32]
	ldp x22, x21, [sp, #64]
	ldp x24, x23, [sp, #48]
	ldp x29, x30, [sp, #16]
	add sp, sp, #96
	ret
.L97_13:
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
	b.ls .L98_13
	mov x8, #-5
	mov x20, x3
	mov x19, x0
	movk x8, #4095, lsl #48
	cmp x3, x8
	b.ls .L98_3
	mov x25, xzr
	b .L98_7
.L98_3:
	lsl x8, x20, #3
	mov x22, x2
	mov x21, x1
	add x23, x8, #32
	bl _RNvC7___rustc35___rust_no_alloc_shim_is_unstable_v2
	mov x0, x23
	mov w1, #8
	mov w25, #8
	bl _RNvC7___rustc12___rust_alloc
	cbz x0, .L98_6
	ldr x8, [x21, #8]
	stp x24, xzr, [x0]
	ldr x10, [x21, #24]
	ldur x9, [x8, #-8]
	sub x11, x9, x22
	cmp x11, #0
	csel x11, x9, x22, gt
	sub x9, x10, x11
	cmp x9, x20
	b.le .L98_8
	lsl x8, x24, #3
	mov w2, #8
	add x1, x8, #40
	bl _RNvC7___rustc14___rust_dealloc
	b .L98_11
.L98_6:
	mov x20, x23
.L98_7:
	stp x25, x20, [x19]
	b .L98_12
.L98_8:
	ldr x12, [x21, #16]
	cmp x10, x11
	add x13, x0, #32
	sub x9, x8, #32
	str x11, [x0, #24]
	b.eq .L98_10
.L98_9:
	and x14, x11, x12
	and x15, x11, x24
	add x11, x11, #1
	add x14, x8, x14, lsl #3
	add x15, x13, x15, lsl #3
	cmp x10, x11
	ldr x14, [x14]
	str x14, [x15]
	b.ne .L98_9
.L98_10:
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
.L98_11:
	mov x8, #-9223372036854775807
	str x8, [x19]
.L98_12:
	ldp x20, x19, [sp, #80]
	ldr x25, [sp, #32]
	ldp x22, x21, [sp, #64]
	ldp x24, x23, [sp, #48]
	ldp x29, x30, [sp, #16]
	add sp, sp, #96
	ret
.L98_13:
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
