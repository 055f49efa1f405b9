# The function of compiler-rt that a call of `__aarch64_cas8_*` runs, where the processor has the instruction `cas`.
__aarch64_cas8_relax:
	cas x0, x1, [x2]
	ret
__aarch64_cas8_acq:
	casa x0, x1, [x2]
	ret
__aarch64_cas8_rel:
	casl x0, x1, [x2]
	ret
__aarch64_cas8_acq_rel:
	casal x0, x1, [x2]
	ret
