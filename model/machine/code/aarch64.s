# rustc 1.95.0 (59807616e 2026-04-14); sources f3edb8ee89c61326
asymmetric_batch:
	sub sp, sp, #128
	stp x29, x30, [sp, #32]
	stp x28, x27, [sp, #48]
	stp x26, x25, [sp, #64]
	stp x24, x23, [sp, #80]
	stp x22, x21, [sp, #96]
	stp x20, x19, [sp, #112]
	add x29, sp, #32
	ldr x24, [x0]
	mov x19, x1
	mov w0, #32
	bl batch::assert_positive
	ldr x21, [x19]
	cmp x24, x21
	b.eq .L0_33
	adrp x0, :tlsdesc:chase_lev_readers_HANDLE
	ldr x1, [x0, :tlsdesc_lo12:chase_lev_readers_HANDLE]
	add x0, x0, :tlsdesc_lo12:chase_lev_readers_HANDLE
	blr x1
	mrs x8, TPIDR_EL0
	mov w25, #32
	adrp x22, .Lanon
	add x22, x22, :lo12:.Lanon
	add x21, x8, x0
	add x8, x24, #256
	ldar x8, [x8]
	cmp x8, #2
	b.eq .L0_4
.L0_3:	add x8, x24, #128
	ldar x8, [x8]
	ldr x9, [x24, #136]
	sub x8, x9, x8
	cmp x8, #1
	b.lt .L0_51
.L0_4:	ldrb w8, [x21, #8]
	mov x0, x21
	cmp w8, #1
	b.ne .L0_20
.L0_5:	ldr x20, [x0]
	ldr x8, [x20]
	tbnz w8, #0, .L0_24
.L0_6:	orr x8, x8, #0x1
	stlr x8, [x20]
.L0_7:	add x8, x24, #256
	ldar x8, [x8]
	cmp x8, #2
	b.ne .L0_25
.L0_8:	add x8, x24, #128
	add x9, x24, #136
	ldar x23, [x8]
	ldar x8, [x9]
	sub x28, x8, x23
	cmp x28, #1
	b.lt .L0_11
	and x8, x28, #0x1
	ldp x10, x9, [x19, #24]
	add x8, x8, x28, lsr #1
	cmp x25, x8
	sub x9, x9, x10
	csel x26, x25, x8, lo
	bic x8, x9, x9, asr #63
	sub x9, x26, #1
	cmp x9, x8
	b.ls .L0_17
	mov w28, #1
	mov w27, #3
	ldr x8, [x20, #8]
	cbz x8, .L0_12
	b .L0_19
.L0_11:	mov w28, wzr
	mov x27, xzr
	ldr x8, [x20, #8]
	cbnz x8, .L0_19
.L0_12:	ldr x8, [x20]
	add x8, x8, #1
	stlr x8, [x20]
.L0_13:	cbz w28, .L0_46
	add x8, x24, #136
	ldar x8, [x8]
	ldr x9, [x24, #128]
	sub x8, x8, x9
	cmp x8, #1
	csinc x8, x8, xzr, gt
	sub x8, x8, x8, lsr #1
	cmp x25, x8
	csel x8, x25, x8, lo
	sub x2, x8, #1
	add x0, sp, #16
	mov x1, x19
	bl Worker::reserve.asymmetric
	ldr x8, [sp, #16]
	mov x9, #-9223372036854775807
	cmp x8, x9
	b.ne .L0_30
.L0_16:	ldp x9, x8, [x19, #24]
	sub x8, x8, x9
	bic x8, x8, x8, asr #63
	add x9, x8, #1
	cmp x9, x25
	csinc x25, x25, x8, hs
	add x8, x24, #256
	ldar x8, [x8]
	cmp x8, #2
	b.ne .L0_3
	b .L0_4
.L0_17:	add x8, x24, #264
	add x1, x23, #1
	add x2, x24, #128
	ldar x8, [x8]
	mov x0, x23
	ldr x9, [x8]
	and x9, x9, x23
	add x8, x8, x9, lsl #3
	add x8, x8, #32
	ldr x27, [x8]
	bl __aarch64_cas8_acq_rel
	cmp x0, x23
	b.eq .L0_52
	mov w28, wzr
	mov w27, #2
	ldr x8, [x20, #8]
	cbz x8, .L0_12
.L0_19:	mov x0, x20
	bl Record::leave_nested
	b .L0_13
.L0_20:	mov x0, x21
	mov x1, xzr
	bl Storage::get_or_init_slow
	cbnz x0, .L0_5
	bl chase_lev_readers::temporary
	mov x20, x0
	ldr x8, [x0]
	tbz w8, #0, .L0_6
.L0_24:	mov x0, x20
	bl Record::enter_nested
	b .L0_7
.L0_25:	cmp x8, #3
	b.ne .L0_27
	dmb ish
	b .L0_8
.L0_27:	add x2, x24, #256
	mov x0, xzr
	mov w1, #1
	bl __aarch64_cas8_relax
	mov x0, x22
	bl barrier::heavy_fence
	cbz w0, .L0_66
	add x2, x24, #256
	mov w0, #1
	mov w1, #2
	bl __aarch64_cas8_relax
	b .L0_8
.L0_30:	mov x0, sp
	mov x1, x19
	mov x2, xzr
	bl Worker::reserve.asymmetric
	ldr x8, [sp]
	mov x9, #-9223372036854775807
	cmp x8, x9
	b.eq .L0_16
	mov x0, sp
	bl ring::fail
	b .L0_73
.L0_33:	ldr x20, [x19, #24]
	ldr x8, [x21, #128]
	sub x22, x20, #1
	cmp x22, x8
	b.mi .L0_42
	str x22, [x21, #136]
	ldr x8, [x21, #256]
	cbz x8, .L0_38
	cmp x8, #1
	dmb ish
	b.eq .L0_37
	ldr w8, [x19, #48]
	subs w8, w8, #1
	str w8, [x19, #48]
	b.ne .L0_38
.L0_37:	mov x8, #-1
	str x8, [x19, #56]
.L0_38:	ldr x8, [x21, #128]
	subs x24, x22, x8
	b.mi .L0_43
	ldp x10, x9, [x19, #8]
	cmp x22, x8
	and x9, x9, x22
	add x9, x10, x9, lsl #3
	ldr x23, [x9]
	b.ne .L0_44
	sub x0, x20, #1
	add x2, x21, #128
	mov x1, x20
	bl __aarch64_cas8_relax
	add x8, x21, #136
	cmp x0, x22
	stlr x20, [x8]
	b.ne .L0_42
	ldr x8, [x19, #40]
	add x8, x8, #1
	str x8, [x19, #40]
	b .L0_45
.L0_42:	mov x27, xzr
	ldr x8, [x19, #56]
	cbz x8, .L0_46
	b .L0_65
.L0_43:	add x8, x21, #136
	mov x27, xzr
	stlr x20, [x8]
	ldr x8, [x19, #56]
	cbz x8, .L0_46
	b .L0_65
.L0_44:	str x22, [x19, #24]
.L0_45:	ldr x8, [x19, #56]
	mov w27, #1
	cmp x24, x8
	b.lo .L0_65
.L0_46:	cbz x27, .L0_49
	cmp x27, #1
	b.eq .L0_50
	mov x23, #-1
	b .L0_50
.L0_49:	mov x23, x27
.L0_50:	mov x0, x23
	ldp x20, x19, [sp, #112]
	ldp x22, x21, [sp, #96]
	ldp x24, x23, [sp, #80]
	ldp x26, x25, [sp, #64]
	ldp x28, x27, [sp, #48]
	ldp x29, x30, [sp, #32]
	add sp, sp, #128
	ret
.L0_51:	mov x27, xzr
	b .L0_46
.L0_52:	cmp x26, #2
	b.lo .L0_61
	and x8, x28, #0x1
	mov w9, #1
	add x21, x23, #2
	add x8, x8, x28, lsr #1
	mov x26, #-9223372036854775807
	cmp x25, x8
	csel x8, x25, x8, lo
	mvn x25, x23
	sub x22, x9, x8
.L0_54:	add x8, x24, #136
	ldar x8, [x8]
	add x8, x25, x8
	cmp x8, #1
	b.lt .L0_61
	add x8, x24, #264
	sub x28, x21, #1
	sub x0, x21, #1
	ldar x8, [x8]
	add x2, x24, #128
	mov x1, x21
	ldr x9, [x8]
	and x9, x9, x28
	add x8, x8, x9, lsl #3
	add x8, x8, #32
	ldr x23, [x8]
	bl __aarch64_cas8_acq_rel
	cmp x0, x28
	b.ne .L0_61
	ldp x8, x9, [x19, #24]
	sub x9, x9, x8
	cmp x9, #0
	b.le .L0_58
.L0_57:	ldp x10, x9, [x19, #8]
	adds x22, x22, #1
	add x21, x21, #1
	sub x25, x25, #1
	and x9, x9, x8
	add x8, x8, #1
	add x9, x10, x9, lsl #3
	str x27, [x9]
	mov x27, x23
	dmb ish
	str x8, [x19, #24]
	ldr x9, [x19]
	str x8, [x9, #136]
	b.lo .L0_54
	b .L0_62
.L0_58:	add x0, sp, #16
	mov x1, x19
	mov w2, #1
	bl Worker::reserve.asymmetric
	ldr x8, [sp, #16]
	cmp x8, x26
	b.ne .L0_72
	ldr x8, [x19, #24]
	b .L0_57
.L0_61:	mov x23, x27
.L0_62:	ldr x8, [x20, #8]
	cbnz x8, .L0_68
	mov w27, #1
.L0_64:	ldr x8, [x20]
	add x8, x8, #1
	stlr x8, [x20]
	b .L0_46
.L0_65:	mov x0, x19
	bl Worker::maintain.asymmetric
	b .L0_46
.L0_66:	ldr x8, [x20, #8]
	cbnz x8, .L0_70
	mov w27, #2
	b .L0_64
.L0_68:	mov x0, x20
	bl Record::leave_nested
	mov w27, #1
	b .L0_46
.L0_70:	mov x0, x20
	bl Record::leave_nested
	mov w27, #2
	b .L0_46
.L0_72:	add x0, sp, #16
	bl ring::fail
.L0_73:	brk #0x1
asymmetric_pop:
	stp x29, x30, [sp, #-64]!
	stp x24, x23, [sp, #16]
	stp x22, x21, [sp, #32]
	stp x20, x19, [sp, #48]
	mov x29, sp
	ldr x21, [x0]
	ldr x19, [x0, #24]
	ldr x8, [x21, #128]
	sub x22, x19, #1
	cmp x22, x8
	b.mi .L1_10
	str x22, [x21, #136]
	ldr x8, [x21, #256]
	cbz x8, .L1_5
	cmp x8, #1
	dmb ish
	b.eq .L1_4
	ldr w8, [x0, #48]
	subs w8, w8, #1
	str w8, [x0, #48]
	b.ne .L1_5
.L1_4:	mov x8, #-1
	str x8, [x0, #56]
.L1_5:	ldr x8, [x21, #128]
	subs x23, x22, x8
	b.mi .L1_9
	ldp x10, x9, [x0, #8]
	cmp x22, x8
	and x9, x9, x22
	add x9, x10, x9, lsl #3
	ldr x20, [x9]
	b.ne .L1_12
	mov x24, x0
	sub x0, x19, #1
	add x2, x21, #128
	mov x1, x19
	bl __aarch64_cas8_relax
	add x8, x21, #136
	cmp x0, x22
	mov x0, x24
	stlr x19, [x8]
	b.ne .L1_15
	ldr x8, [x24, #40]
	add x8, x8, #1
	str x8, [x24, #40]
	b .L1_13
.L1_9:	add x8, x21, #136
	stlr x19, [x8]
.L1_10:	ldr x8, [x0, #56]
	cbnz x8, .L1_16
.L1_11:	mov x20, xzr
	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldp x22, x21, [sp, #32]
	ldp x24, x23, [sp, #16]
	ldp x29, x30, [sp], #64
	ret
.L1_12:	str x22, [x0, #24]
.L1_13:	ldr x8, [x0, #56]
	cmp x23, x8
	b.lo .L1_17
.L1_14:	mov x0, x20
	ldp x20, x19, [sp, #48]
	ldp x22, x21, [sp, #32]
	ldp x24, x23, [sp, #16]
	ldp x29, x30, [sp], #64
	ret
.L1_15:	ldr x8, [x24, #56]
	cbz x8, .L1_11
.L1_16:	bl Worker::maintain.asymmetric
	b .L1_11
.L1_17:	bl Worker::maintain.asymmetric
	b .L1_14
asymmetric_push:
	sub sp, sp, #48
	stp x29, x30, [sp, #16]
	stp x20, x19, [sp, #32]
	add x29, sp, #16
	ldp x8, x9, [x0, #24]
	mov x19, x1
	sub x9, x9, x8
	cmp x9, #0
	b.le .L2_2
.L2_1:	ldp x10, x9, [x0, #8]
	and x9, x9, x8
	add x8, x8, #1
	add x9, x10, x9, lsl #3
	str x19, [x9]
	dmb ish
	str x8, [x0, #24]
	ldr x9, [x0]
	str x8, [x9, #136]
	ldp x20, x19, [sp, #32]
	ldp x29, x30, [sp, #16]
	add sp, sp, #48
	ret
.L2_2:	mov x1, x0
	mov x0, sp
	mov w2, #1
	mov x20, x1
	bl Worker::reserve.asymmetric
	ldr x8, [sp]
	mov x9, #-9223372036854775807
	cmp x8, x9
	b.ne .L2_5
	ldr x8, [x20, #24]
	mov x0, x20
	b .L2_1
.L2_5:	mov x0, sp
	bl ring::fail
	brk #0x1
asymmetric_steal:
	stp x29, x30, [sp, #-48]!
	str x21, [sp, #16]
	stp x20, x19, [sp, #32]
	mov x29, sp
	ldr x21, [x0]
	add x8, x21, #256
	ldar x8, [x8]
	cmp x8, #2
	b.eq .L3_2
	add x8, x21, #128
	ldar x8, [x8]
	ldr x9, [x21, #136]
	sub x8, x9, x8
	cmp x8, #1
	b.lt .L3_24
.L3_2:	adrp x0, :tlsdesc:chase_lev_readers_HANDLE
	ldr x1, [x0, :tlsdesc_lo12:chase_lev_readers_HANDLE]
	add x0, x0, :tlsdesc_lo12:chase_lev_readers_HANDLE
	blr x1
	mrs x8, TPIDR_EL0
	add x0, x8, x0
	ldrb w8, [x0, #8]
	cmp w8, #1
	b.ne .L3_12
.L3_3:	ldr x19, [x0]
	ldr x8, [x19]
	tbnz w8, #0, .L3_16
.L3_4:	orr x8, x8, #0x1
	stlr x8, [x19]
.L3_5:	add x8, x21, #256
	ldar x8, [x8]
	cmp x8, #2
	b.ne .L3_17
.L3_6:	add x2, x21, #128
	add x8, x21, #136
	ldar x20, [x2]
	ldar x8, [x8]
	sub x8, x8, x20
	cmp x8, #0
	b.le .L3_10
	add x8, x21, #264
	add x1, x20, #1
	mov x0, x20
	ldar x8, [x8]
	ldr x9, [x8]
	and x9, x9, x20
	add x8, x8, x9, lsl #3
	add x8, x8, #32
	ldr x21, [x8]
	bl __aarch64_cas8_acq_rel
	ldr x8, [x19, #8]
	cmp x0, x20
	cset w20, eq
	cbnz x8, .L3_19
	ldr x8, [x19]
	add x8, x8, #1
	stlr x8, [x19]
.L3_9:	cmp w20, #0
	csinv x0, x21, xzr, ne
	ldp x20, x19, [sp, #32]
	ldr x21, [sp, #16]
	ldp x29, x30, [sp], #48
	ret
.L3_10:	ldr x8, [x19, #8]
	cbnz x8, .L3_23
	ldr x8, [x19]
	mov x0, xzr
	add x8, x8, #1
	stlr x8, [x19]
	ldp x20, x19, [sp, #32]
	ldr x21, [sp, #16]
	ldp x29, x30, [sp], #48
	ret
.L3_12:	mov x1, xzr
	bl Storage::get_or_init_slow
	cbnz x0, .L3_3
	bl chase_lev_readers::temporary
	mov x19, x0
	ldr x8, [x0]
	tbz w8, #0, .L3_4
.L3_16:	mov x0, x19
	bl Record::enter_nested
	b .L3_5
.L3_17:	cmp x8, #3
	b.ne .L3_20
	dmb ish
	b .L3_6
.L3_19:	mov x0, x19
	bl Record::leave_nested
	b .L3_9
.L3_20:	add x2, x21, #256
	mov x0, xzr
	mov w1, #1
	bl __aarch64_cas8_relax
	adrp x0, .Lanon
	add x0, x0, :lo12:.Lanon
	bl barrier::heavy_fence
	cbz w0, .L3_25
	add x2, x21, #256
	mov w0, #1
	mov w1, #2
	bl __aarch64_cas8_relax
	b .L3_6
.L3_23:	mov x0, x19
	bl Record::leave_nested
.L3_24:	mov x0, xzr
	ldp x20, x19, [sp, #32]
	ldr x21, [sp, #16]
	ldp x29, x30, [sp], #48
	ret
.L3_25:	ldr x8, [x19, #8]
	cbnz x8, .L3_28
	ldr x8, [x19]
	add x8, x8, #1
	stlr x8, [x19]
.L3_27:	mov x0, #-1
	ldp x20, x19, [sp, #32]
	ldr x21, [sp, #16]
	ldp x29, x30, [sp], #48
	ret
.L3_28:	mov x0, x19
	bl Record::leave_nested
	b .L3_27
fenced_batch:
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
	ldr x24, [x19]
	cmp x23, x24
	b.eq .L4_12
	add x8, x23, #136
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
.L4_5:	add x8, x23, #136
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
	bl Worker::reserve.fenced
	ldr x8, [sp, #16]
	cmp x8, x21
	b.ne .L4_9
.L4_7:	ldp x10, x9, [x19, #24]
	add x8, x23, #136
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
.L4_9:	mov x0, sp
	mov x1, x19
	mov x2, xzr
	bl Worker::reserve.fenced
	ldr x8, [sp]
	cmp x8, x21
	b.eq .L4_7
	mov x0, sp
	b .L4_42
.L4_12:	ldr x21, [x19, #24]
	ldr x8, [x24, #128]
	sub x23, x21, #1
	cmp x23, x8
	b.mi .L4_16
	str x23, [x24, #136]
	dmb ish
	ldr x8, [x24, #128]
	subs x22, x23, x8
	b.mi .L4_35
	ldp x10, x9, [x19, #8]
	cmp x23, x8
	and x9, x9, x23
	add x9, x10, x9, lsl #3
	ldr x20, [x9]
	b.ne .L4_36
	sub x0, x21, #1
	add x2, x24, #128
	mov x1, x21
	bl __aarch64_cas8_relax
	add x8, x24, #136
	cmp x0, x23
	stlr x21, [x8]
	b.eq .L4_37
.L4_16:	mov x22, xzr
	ldr x8, [x19, #40]
	cbz x8, .L4_30
	b .L4_38
.L4_17:	mov x22, xzr
	b .L4_29
.L4_18:	add x8, x23, #256
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
	b.lo .L4_39
	sub x24, x24, #1
	add x21, x22, #2
	mvn x25, x22
	mov w22, #1
	mov x26, #-9223372036854775807
.L4_21:	add x8, x23, #136
	ldar x8, [x8]
	add x8, x25, x8
	cmp x8, #1
	b.lt .L4_30
	add x8, x23, #256
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
	b.ne .L4_30
	ldp x8, x9, [x19, #24]
	sub x9, x9, x8
	cmp x9, #0
	b.le .L4_25
.L4_24:	ldp x10, x9, [x19, #8]
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
	str x8, [x9, #136]
	cbnz x24, .L4_21
	b .L4_40
.L4_25:	add x0, sp, #16
	mov x1, x19
	mov w2, #1
	bl Worker::reserve.fenced
	ldr x8, [sp, #16]
	cmp x8, x26
	b.ne .L4_41
	ldr x8, [x19, #24]
	b .L4_24
.L4_28:	mov w22, #2
.L4_29:
.L4_30:	cbz x22, .L4_33
	cmp x22, #1
	b.eq .L4_34
	mov x20, #-1
	b .L4_34
.L4_33:	mov x20, x22
.L4_34:	mov x0, x20
	ldp x20, x19, [sp, #112]
	ldp x22, x21, [sp, #96]
	ldp x24, x23, [sp, #80]
	ldp x26, x25, [sp, #64]
	ldp x28, x27, [sp, #48]
	ldp x29, x30, [sp, #32]
	add sp, sp, #128
	ret
.L4_35:	add x8, x24, #136
	mov x22, xzr
	stlr x21, [x8]
	ldr x8, [x19, #40]
	cbz x8, .L4_30
	b .L4_38
.L4_36:	str x23, [x19, #24]
.L4_37:	ldr x8, [x19, #40]
	cmp x22, x8
	mov w22, #1
	b.hs .L4_30
.L4_38:	mov x0, x19
	bl Worker::maintain.fenced
	b .L4_30
.L4_39:	mov w22, #1
	b .L4_30
.L4_40:	mov x20, x27
	b .L4_30
.L4_41:	add x0, sp, #16
.L4_42:	bl ring::fail
	brk #0x1
fenced_pop:
	stp x29, x30, [sp, #-64]!
	stp x24, x23, [sp, #16]
	stp x22, x21, [sp, #32]
	stp x20, x19, [sp, #48]
	mov x29, sp
	ldr x21, [x0]
	ldr x20, [x0, #24]
	ldr x8, [x21, #128]
	sub x22, x20, #1
	cmp x22, x8
	b.mi .L5_7
	str x22, [x21, #136]
	dmb ish
	ldr x8, [x21, #128]
	subs x23, x22, x8
	b.mi .L5_6
	ldp x10, x9, [x0, #8]
	cmp x22, x8
	and x9, x9, x22
	add x9, x10, x9, lsl #3
	ldr x19, [x9]
	b.ne .L5_9
	mov x24, x0
	sub x0, x20, #1
	add x2, x21, #128
	mov x1, x20
	bl __aarch64_cas8_relax
	mov x8, x0
	mov x0, x24
	add x9, x21, #136
	cmp x8, x22
	stlr x20, [x9]
	b.ne .L5_7
	ldr x8, [x0, #40]
	cmp x23, x8
	b.hs .L5_8
.L5_5:	bl Worker::maintain.fenced
	mov x0, x19
	ldp x20, x19, [sp, #48]
	ldp x22, x21, [sp, #32]
	ldp x24, x23, [sp, #16]
	ldp x29, x30, [sp], #64
	ret
.L5_6:	add x8, x21, #136
	stlr x20, [x8]
.L5_7:	ldr x8, [x0, #40]
	mov x19, xzr
	cbnz x8, .L5_5
.L5_8:	mov x0, x19
	ldp x20, x19, [sp, #48]
	ldp x22, x21, [sp, #32]
	ldp x24, x23, [sp, #16]
	ldp x29, x30, [sp], #64
	ret
.L5_9:	str x22, [x0, #24]
	ldr x8, [x0, #40]
	cmp x23, x8
	b.hs .L5_8
	b .L5_5
fenced_push:
	sub sp, sp, #48
	stp x29, x30, [sp, #16]
	stp x20, x19, [sp, #32]
	add x29, sp, #16
	ldp x8, x9, [x0, #24]
	mov x19, x1
	sub x9, x9, x8
	cmp x9, #0
	b.le .L6_2
.L6_1:	ldp x10, x9, [x0, #8]
	and x9, x9, x8
	add x8, x8, #1
	add x9, x10, x9, lsl #3
	str x19, [x9]
	dmb ish
	str x8, [x0, #24]
	ldr x9, [x0]
	str x8, [x9, #136]
	ldp x20, x19, [sp, #32]
	ldp x29, x30, [sp, #16]
	add sp, sp, #48
	ret
.L6_2:	mov x1, x0
	mov x0, sp
	mov w2, #1
	mov x20, x1
	bl Worker::reserve.fenced
	ldr x8, [sp]
	mov x9, #-9223372036854775807
	cmp x8, x9
	b.ne .L6_5
	ldr x8, [x20, #24]
	mov x0, x20
	b .L6_1
.L6_5:	mov x0, sp
	bl ring::fail
	brk #0x1
fenced_steal:
	stp x29, x30, [sp, #-32]!
	stp x20, x19, [sp, #16]
	mov x29, sp
	ldr x8, [x0]
	add x9, x8, #136
	ldr x19, [x8, #128]
	dmb ish
	ldar x9, [x9]
	sub x9, x9, x19
	cmp x9, #1
	b.lt .L7_2
	add x9, x8, #256
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
.L7_2:	mov x0, xzr
	ldp x20, x19, [sp, #16]
	ldp x29, x30, [sp], #32
	ret
Worker::reserve.asymmetric:
	sub sp, sp, #80
	stp x29, x30, [sp, #16]
	stp x24, x23, [sp, #32]
	stp x22, x21, [sp, #48]
	stp x20, x19, [sp, #64]
	add x29, sp, #16
	ldr x8, [x1]
	ldr x9, [x8, #256]
	cmp x9, #1
	b.ne .L8_2
	mov w9, #2
	dmb ish
	str x9, [x8, #256]
.L8_2:	ldp x9, x8, [x1, #24]
	sub x8, x8, x9
	bic x8, x8, x8, asr #63
	cmp x8, x2
	b.hs .L8_8
	mov x19, #-1
	mov w20, #1
	mov x21, #-9223372036854775807
.L8_4:	ldr x8, [x1]
	add x8, x8, #128
	ldar x8, [x8]
	ldp x10, x9, [x1, #16]
	sub x11, x9, x8
	add x12, x10, #1
	add x11, x11, x2
	add x10, x12, x8
	cmp x11, x12
	str x10, [x1, #32]
	b.hi .L8_6
	sub x8, x10, x9
	bic x8, x8, x8, asr #63
	cmp x8, x2
	b.lo .L8_4
	b .L8_8
.L8_6:	subs x9, x11, #1
	mov x22, x0
	mov x23, x2
	clz x9, x9
	mov x0, sp
	mov x2, x8
	lsr x9, x19, x9
	mov x24, x1
	csinc x3, x20, x9, ls
	bl Worker::resize.asymmetric
	ldr x8, [sp]
	cmp x8, x21
	b.ne .L8_9
	ldp x9, x10, [x24, #24]
	mov x1, x24
	mov x2, x23
	mov x0, x22
	sub x8, x10, x9
	bic x8, x8, x8, asr #63
	cmp x8, x23
	b.lo .L8_4
.L8_8:	mov x8, #-9223372036854775807
	str x8, [x0]
	ldp x20, x19, [sp, #64]
	ldp x22, x21, [sp, #48]
	ldp x24, x23, [sp, #32]
	ldp x29, x30, [sp, #16]
	add sp, sp, #80
	ret
.L8_9:	ldr q0, [sp]
	str q0, [x22]
	ldp x20, x19, [sp, #64]
	ldp x22, x21, [sp, #48]
	ldp x24, x23, [sp, #32]
	ldp x29, x30, [sp, #16]
	add sp, sp, #80
	ret
Worker::maintain.asymmetric:
	stp x29, x30, [sp, #-32]!
	stp x20, x19, [sp, #16]
	mov x29, sp
	mov x19, x0
	ldr x20, [x0], #40
	ldr x8, [x20, #256]
	cmp x8, #1
	b.ne .L9_2
	mov w8, #2
	dmb ish
	str x8, [x20, #256]
.L9_2:	ldr w8, [x19, #48]
	cbz w8, .L9_4
.L9_3:	str xzr, [x19, #56]
	ldp x20, x19, [sp, #16]
	ldp x29, x30, [sp], #32
	ret
.L9_4:	ldr x1, [x20, #128]
	bl Patience::check
	cbz w0, .L9_3
	ldr x8, [x20, #256]
	cmp x8, #2
	b.ne .L9_3
	add x0, x20, #256
	bl Asymmetric::make_cold
	str xzr, [x19, #56]
	ldp x20, x19, [sp, #16]
	ldp x29, x30, [sp], #32
	ret
Worker::reserve.fenced:
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
	b.hs .L10_6
	mov x19, #-1
	mov w20, #1
	mov x21, #-9223372036854775807
.L10_2:	ldr x8, [x1]
	add x8, x8, #128
	ldar x8, [x8]
	ldp x10, x9, [x1, #16]
	sub x11, x9, x8
	add x12, x10, #1
	add x11, x11, x2
	add x10, x12, x8
	cmp x11, x12
	str x10, [x1, #32]
	b.hi .L10_4
	sub x8, x10, x9
	bic x8, x8, x8, asr #63
	cmp x8, x2
	b.lo .L10_2
	b .L10_6
.L10_4:	subs x9, x11, #1
	mov x23, x2
	mov x22, x0
	clz x9, x9
	mov x0, sp
	mov x2, x8
	lsr x9, x19, x9
	mov x24, x1
	csinc x3, x20, x9, ls
	bl Worker::resize.fenced
	ldr x8, [sp]
	cmp x8, x21
	b.ne .L10_7
	ldp x9, x10, [x24, #24]
	mov x1, x24
	mov x0, x22
	mov x2, x23
	sub x8, x10, x9
	bic x8, x8, x8, asr #63
	cmp x8, x23
	b.lo .L10_2
.L10_6:	mov x8, #-9223372036854775807
	str x8, [x0]
	ldp x20, x19, [sp, #64]
	ldp x22, x21, [sp, #48]
	ldp x24, x23, [sp, #32]
	ldp x29, x30, [sp, #16]
	add sp, sp, #80
	ret
.L10_7:	ldr q0, [sp]
	str q0, [x22]
	ldp x20, x19, [sp, #64]
	ldp x22, x21, [sp, #48]
	ldp x24, x23, [sp, #32]
	ldp x29, x30, [sp, #16]
	add sp, sp, #80
	ret
Worker::maintain.fenced:
	str xzr, [x0, #40]
	ret
Worker::resize.asymmetric:
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
	b.ls .L12_13
	mov x8, #-5
	mov x20, x3
	mov x19, x0
	movk x8, #4095, lsl #48
	cmp x3, x8
	b.ls .L12_3
	mov x25, xzr
	b .L12_7
.L12_3:	lsl x8, x20, #3
	mov x22, x2
	mov x21, x1
	add x23, x8, #32
	bl rustc::rust_no_alloc_shim_is_unstable_v2
	mov x0, x23
	mov w1, #8
	mov w25, #8
	bl rustc::rust_alloc
	cbz x0, .L12_6
	ldr x8, [x21, #8]
	stp x24, xzr, [x0]
	ldr x10, [x21, #24]
	ldur x9, [x8, #-8]
	sub x11, x9, x22
	cmp x11, #0
	csel x11, x9, x22, gt
	sub x9, x10, x11
	cmp x9, x20
	b.le .L12_8
	lsl x8, x24, #3
	mov w2, #8
	add x1, x8, #40
	bl rustc::rust_dealloc
	b .L12_11
.L12_6:	mov x20, x23
.L12_7:	stp x25, x20, [x19]
	b .L12_12
.L12_8:	ldr x12, [x21, #16]
	cmp x10, x11
	add x13, x0, #32
	sub x9, x8, #32
	str x11, [x0, #24]
	b.eq .L12_10
.L12_9:	and x14, x11, x12
	and x15, x11, x24
	add x11, x11, #1
	add x14, x8, x14, lsl #3
	add x15, x13, x15, lsl #3
	cmp x10, x11
	ldr x14, [x14]
	str x14, [x15]
	b.ne .L12_9
.L12_10:	stp x13, x24, [x21, #8]
	mvn x10, x12
	ldr x11, [x21, #32]
	ldr x13, [x21]
	add x10, x20, x10
	mov w12, #1
	add x10, x10, x11
	str x12, [x21, #56]
	add x11, x13, #264
	str x10, [x21, #32]
	stlr x0, [x11]
	ldr q0, [x13, #272]
	stur q0, [x8, #-24]
	adrp x8, FnOnce::call_once
	add x8, x8, :lo12:FnOnce::call_once
	stp x9, x8, [x13, #272]
.L12_11:	mov x8, #-9223372036854775807
	str x8, [x19]
.L12_12:	ldp x20, x19, [sp, #80]
	ldr x25, [sp, #32]
	ldp x22, x21, [sp, #64]
	ldp x24, x23, [sp, #48]
	ldp x29, x30, [sp, #16]
	add sp, sp, #96
	ret
.L12_13:	adrp x9, :got:fmt
	add x8, x29, #24
	adrp x0, .Lanon
	add x0, x0, :lo12:.Lanon
	ldr x9, [x9, :got_lo12:fmt]
	adrp x2, .Lanon
	add x2, x2, :lo12:.Lanon
	mov x1, sp
	stp x8, x9, [sp]
	bl panicking::panic_fmt
Worker::resize.fenced:
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
	b.ls .L13_13
	mov x8, #-5
	mov x20, x3
	mov x19, x0
	movk x8, #4095, lsl #48
	cmp x3, x8
	b.ls .L13_3
	mov x25, xzr
	b .L13_7
.L13_3:	lsl x8, x20, #3
	mov x22, x2
	mov x21, x1
	add x23, x8, #32
	bl rustc::rust_no_alloc_shim_is_unstable_v2
	mov x0, x23
	mov w1, #8
	mov w25, #8
	bl rustc::rust_alloc
	cbz x0, .L13_6
	ldr x8, [x21, #8]
	stp x24, xzr, [x0]
	ldr x10, [x21, #24]
	ldur x9, [x8, #-8]
	sub x11, x9, x22
	cmp x11, #0
	csel x11, x9, x22, gt
	sub x9, x10, x11
	cmp x9, x20
	b.le .L13_8
	lsl x8, x24, #3
	mov w2, #8
	add x1, x8, #40
	bl rustc::rust_dealloc
	b .L13_11
.L13_6:	mov x20, x23
.L13_7:	stp x25, x20, [x19]
	b .L13_12
.L13_8:	ldr x12, [x21, #16]
	cmp x10, x11
	add x13, x0, #32
	sub x9, x8, #32
	str x11, [x0, #24]
	b.eq .L13_10
.L13_9:	and x14, x11, x12
	and x15, x11, x24
	add x11, x11, #1
	add x14, x8, x14, lsl #3
	add x15, x13, x15, lsl #3
	cmp x10, x11
	ldr x14, [x14]
	str x14, [x15]
	b.ne .L13_9
.L13_10:	mvn x10, x12
	ldr x11, [x21, #32]
	ldr x12, [x21]
	add x10, x20, x10
	stp x13, x24, [x21, #8]
	add x10, x10, x11
	mov w11, #1
	stp x10, x11, [x21, #32]
	add x10, x12, #256
	add x11, x12, #264
	stlr x0, [x10]
	ldr q0, [x11]
	stur q0, [x8, #-24]
	adrp x8, FnOnce::call_once
	add x8, x8, :lo12:FnOnce::call_once
	stp x9, x8, [x12, #264]
.L13_11:	mov x8, #-9223372036854775807
	str x8, [x19]
.L13_12:	ldp x20, x19, [sp, #80]
	ldr x25, [sp, #32]
	ldp x22, x21, [sp, #64]
	ldp x24, x23, [sp, #48]
	ldp x29, x30, [sp, #16]
	add sp, sp, #96
	ret
.L13_13:	adrp x9, :got:fmt
	add x8, x29, #24
	adrp x0, .Lanon
	add x0, x0, :lo12:.Lanon
	ldr x9, [x9, :got_lo12:fmt]
	adrp x2, .Lanon
	add x2, x2, :lo12:.Lanon
	mov x1, sp
	stp x8, x9, [sp]
	bl panicking::panic_fmt
