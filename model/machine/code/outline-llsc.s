# The function of compiler-rt that a call of `__aarch64_cas8_*` runs, where the processor does not have `cas`.
__aarch64_cas8_relax:
	mov x16, x0
.Lo0_0:
	ldxr x0, [x2]
	cmp x0, x16
	b.ne .Lo0_1
	stxr w17, x1, [x2]
	cbnz w17, .Lo0_0
.Lo0_1:
	ret
__aarch64_cas8_acq:
	mov x16, x0
.Lo1_0:
	ldaxr x0, [x2]
	cmp x0, x16
	b.ne .Lo1_1
	stxr w17, x1, [x2]
	cbnz w17, .Lo1_0
.Lo1_1:
	ret
__aarch64_cas8_rel:
	mov x16, x0
.Lo2_0:
	ldxr x0, [x2]
	cmp x0, x16
	b.ne .Lo2_1
	stlxr w17, x1, [x2]
	cbnz w17, .Lo2_0
.Lo2_1:
	ret
__aarch64_cas8_acq_rel:
	mov x16, x0
.Lo3_0:
	ldaxr x0, [x2]
	cmp x0, x16
	b.ne .Lo3_1
	stlxr w17, x1, [x2]
	cbnz w17, .Lo3_0
.Lo3_1:
	ret
