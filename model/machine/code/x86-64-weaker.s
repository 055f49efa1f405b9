# rustc 1.95.0 (59807616e 2026-04-14); sources cfe2e9d9e7f70269
rb_pop:
	pushq %rax
	movq (%rdi), %rcx
	movq 24(%rdi), %r8
	leaq -1(%r8), %rax
	movq 128(%rcx), %rdx
	cmpq %rdx, %rax
	js .L113_16
	movq %rax, 256(%rcx)
	movq 400(%rcx), %rdx
	testq %rdx, %rdx
	je .L113_7
	cmpq $1, %rdx
	je .L113_3
	decl 56(%rdi)
	je .L113_5
.L113_7:
	movq (%rdi), %rdx
	movq 128(%rdx), %rsi
	movq %rax, %r9
	subq %rsi, %r9
	js .L113_15
	movq 16(%rdi), %rcx
	andq %rax, %rcx
	shlq $3, %rcx
	addq 8(%rdi), %rcx
	movq (%rcx), %rcx
	cmpq %rsi, %rax
	jne .L113_11
	lock cmpxchgq %r8, 128(%rdx)
	movq %r8, 256(%rdx)
	jne .L113_16
	incq 48(%rdi)
.L113_17:
	movq %rcx, %rax
	popq %rcx
	retq
.L113_11:
	movq %rax, 24(%rdi)
	cmpq 40(%rdi), %r9
	jge .L113_17
	movq %rcx, %rdx
	callq Worker::shrink
	movq %rax, %rcx
	movq %rcx, %rax
	popq %rcx
	retq
.L113_15:
	movq %r8, 256(%rdx)
.L113_16:
	xorl %ecx, %ecx
	movq %rcx, %rax
	popq %rcx
	retq
.L113_3:
	movl $1, %edx
.L113_5:
	movq %rax, %rsi
	callq *Worker::take_and_see_to.reference@GOTPCREL(%rip)
	xorl %ecx, %ecx
	testb $1, %al
	cmovneq %rdx, %rcx
	movq %rcx, %rax
	popq %rcx
	retq
re_pop:
	pushq %rax
	movq (%rdi), %rcx
	movq 24(%rdi), %r8
	leaq -1(%r8), %rax
	movq 128(%rcx), %rdx
	cmpq %rdx, %rax
	js .L125_16
	movq %rax, 256(%rcx)
	movq 400(%rcx), %rdx
	testq %rdx, %rdx
	je .L125_7
	lock orl $0, -64(%rsp)
	cmpq $1, %rdx
	je .L125_3
	decl 56(%rdi)
	je .L125_5
.L125_7:
	movq (%rdi), %rdx
	movq 128(%rdx), %rsi
	movq %rax, %r9
	subq %rsi, %r9
	js .L125_15
	movq 16(%rdi), %rcx
	andq %rax, %rcx
	shlq $3, %rcx
	addq 8(%rdi), %rcx
	movq (%rcx), %rcx
	cmpq %rsi, %rax
	jne .L125_11
	lock cmpxchgq %r8, 128(%rdx)
	movq %r8, 256(%rdx)
	jne .L125_16
	incq 48(%rdi)
.L125_17:
	movq %rcx, %rax
	popq %rcx
	retq
.L125_11:
	movq %rax, 24(%rdi)
	cmpq 40(%rdi), %r9
	jge .L125_17
	movq %rcx, %rdx
	callq Worker::shrink
	movq %rax, %rcx
	movq %rcx, %rax
	popq %rcx
	retq
.L125_15:
	movq %r8, 256(%rdx)
.L125_16:
	xorl %ecx, %ecx
	movq %rcx, %rax
	popq %rcx
	retq
.L125_3:
	movl $1, %edx
.L125_5:
	movq %rax, %rsi
	callq *Worker::take_and_see_to.reference@GOTPCREL(%rip)
	xorl %ecx, %ecx
	testb $1, %al
	cmovneq %rdx, %rcx
	movq %rcx, %rax
	popq %rcx
	retq
re_push:
	pushq %r14
	pushq %rbx
	subq $24, %rsp
	movq %rsi, %rbx
	movq 24(%rdi), %rax
	movq 32(%rdi), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L126_1
.L126_7:
	movq 16(%rdi), %rcx
	andq %rax, %rcx
	shlq $3, %rcx
	addq 8(%rdi), %rcx
	movq %rbx, (%rcx)
	incq %rax
	movq %rax, 24(%rdi)
	movq (%rdi), %rcx
	movq %rax, 256(%rcx)
	addq $24, %rsp
	popq %rbx
	popq %r14
	retq
.L126_1:
	leaq 8(%rsp), %rax
	movl $1, %edx
	movq %rdi, %rsi
	movq %rax, %rdi
	movq %rsi, %r14
	callq Worker::reserve.reference
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 8(%rsp)
	jne .L126_3
	movq %r14, %rdi
	movq 24(%r14), %rax
	jmp .L126_7
.L126_3:
	leaq 8(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	ud2
wa_push:
	pushq %r14
	pushq %rbx
	subq $24, %rsp
	movq %rsi, %rbx
	movq 24(%rdi), %rax
	movq 32(%rdi), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L150_1
.L150_7:
	movq 16(%rdi), %rcx
	andq %rax, %rcx
	shlq $3, %rcx
	addq 8(%rdi), %rcx
	movq %rbx, (%rcx)
	incq %rax
	movq %rax, 24(%rdi)
	movq (%rdi), %rcx
	movq %rax, 256(%rcx)
	addq $24, %rsp
	popq %rbx
	popq %r14
	retq
.L150_1:
	leaq 8(%rsp), %rax
	movl $1, %edx
	movq %rdi, %rsi
	movq %rax, %rdi
	movq %rsi, %r14
	callq Worker::reserve.wa
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 8(%rsp)
	jne .L150_3
	movq %r14, %rdi
	movq 24(%r14), %rax
	jmp .L150_7
.L150_3:
	leaq 8(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	ud2
wc_push:
	pushq %r14
	pushq %rbx
	subq $24, %rsp
	movq %rsi, %rbx
	movq 24(%rdi), %rax
	movq 32(%rdi), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L158_1
.L158_7:
	movq 16(%rdi), %rcx
	andq %rax, %rcx
	shlq $3, %rcx
	addq 8(%rdi), %rcx
	movq %rbx, (%rcx)
	incq %rax
	movq %rax, 24(%rdi)
	movq (%rdi), %rcx
	movq %rax, 256(%rcx)
	addq $24, %rsp
	popq %rbx
	popq %r14
	retq
.L158_1:
	leaq 8(%rsp), %rax
	movl $1, %edx
	movq %rdi, %rsi
	movq %rax, %rdi
	movq %rsi, %r14
	callq Worker::reserve.wc
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 8(%rsp)
	jne .L158_3
	movq %r14, %rdi
	movq 24(%r14), %rax
	jmp .L158_7
.L158_3:
	leaq 8(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	ud2
wd_pop:
	pushq %rax
	movq (%rdi), %rdx
	movq 24(%rdi), %rcx
	leaq -1(%rcx), %rax
	movq 128(%rdx), %rsi
	cmpq %rsi, %rax
	js .L161_9
	movq %rax, 256(%rdx)
	movq (%rdi), %r8
	movq 128(%r8), %rsi
	movq %rax, %r9
	subq %rsi, %r9
	js .L161_8
	movq 16(%rdi), %rdx
	andq %rax, %rdx
	shlq $3, %rdx
	addq 8(%rdi), %rdx
	movq (%rdx), %rdx
	cmpq %rsi, %rax
	jne .L161_5
	lock cmpxchgq %rcx, 128(%r8)
	movq %rcx, 256(%r8)
	jne .L161_9
	incq 48(%rdi)
.L161_10:
	movq %rdx, %rax
	popq %rcx
	retq
.L161_5:
	movq %rax, 24(%rdi)
	cmpq 40(%rdi), %r9
	jge .L161_10
	callq Worker::shrink
	movq %rax, %rdx
	jmp .L161_10
.L161_8:
	movq %rcx, 256(%r8)
.L161_9:
	xorl %edx, %edx
	movq %rdx, %rax
	popq %rcx
	retq
we_push:
	pushq %r14
	pushq %rbx
	subq $24, %rsp
	movq %rsi, %rbx
	movq 24(%rdi), %rax
	movq 32(%rdi), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L166_1
.L166_7:
	movq 16(%rdi), %rcx
	andq %rax, %rcx
	shlq $3, %rcx
	addq 8(%rdi), %rcx
	movq %rbx, (%rcx)
	incq %rax
	movq %rax, 24(%rdi)
	movq (%rdi), %rcx
	movq %rax, 256(%rcx)
	addq $24, %rsp
	popq %rbx
	popq %r14
	retq
.L166_1:
	leaq 8(%rsp), %rax
	movl $1, %edx
	movq %rdi, %rsi
	movq %rax, %rdi
	movq %rsi, %r14
	callq Worker::reserve.weakest
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 8(%rsp)
	jne .L166_3
	movq %r14, %rdi
	movq 24(%r14), %rax
	jmp .L166_7
.L166_3:
	leaq 8(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	ud2
we_steal:
	movq (%rdi), %rcx
	movq 128(%rcx), %rax
	movq 256(%rcx), %rdx
	subq %rax, %rdx
	testq %rdx, %rdx
	jle .L167_1
	movq 408(%rcx), %rdx
	movq (%rdx), %rsi
	andq %rax, %rsi
	leaq (%rdx,%rsi,8), %rdx
	addq $32, %rdx
	movq (%rdx), %rdx
	leaq 1(%rax), %rsi
	lock cmpxchgq %rsi, 128(%rcx)
	movq $-1, %rax
	cmoveq %rdx, %rax
	retq
.L167_1:
	xorl %eax, %eax
	retq
Worker::reserve.wa:
	pushq %rbp
	pushq %r15
	pushq %r14
	pushq %r13
	pushq %r12
	pushq %rbx
	subq $24, %rsp
	movabsq $-9223372036854775807, %r14
	movq 24(%rsi), %rcx
	movq 32(%rsi), %rax
	subq %rcx, %rax
	xorl %r8d, %r8d
	testq %rax, %rax
	cmovgq %rax, %r8
	cmpq %rdx, %r8
	jae .L191_4
	leaq 8(%rsp), %rbx
	xorl %r15d, %r15d
.L191_2:
	movq (%rsi), %rax
	movq 128(%rax), %rax
	movq 16(%rsi), %r10
	leaq (%r10,%rax), %r8
	incq %r8
	incq %r10
	movq %r8, 32(%rsi)
	movq %rcx, %r9
	subq %rax, %r9
	addq %rdx, %r9
	cmpq %r10, %r9
	ja .L191_5
.L191_3:
	subq %rcx, %r8
	testq %r8, %r8
	cmovleq %r15, %r8
	cmpq %rdx, %r8
	jb .L191_2
	jmp .L191_4
.L191_5:
	movq %rdx, %r13
	movq %rdi, %r12
	movl $1, %ecx
	cmpq $2, %r9
	jb .L191_7
	decq %r9
	bsrq %r9, %rcx
	notl %ecx
	movq $-1, %rdx
	shrq %cl, %rdx
	movq %rdx, %rcx
	incq %rcx
.L191_7:
	movq %rbx, %rdi
	movq %rsi, %rbp
	movq %rax, %rdx
	callq Worker::resize.reference
	cmpq %r14, 8(%rsp)
	jne .L191_8
	movq %rbp, %rsi
	movq 24(%rbp), %rcx
	movq 32(%rbp), %r8
	movq %r12, %rdi
	movq %r13, %rdx
	jmp .L191_3
.L191_4:
	movq %r14, (%rdi)
.L191_9:
	addq $24, %rsp
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	popq %rbp
	retq
.L191_8:
	movups 8(%rsp), %xmm0
	movups %xmm0, (%r12)
	jmp .L191_9
Worker::reserve.wc:
	pushq %rbp
	pushq %r15
	pushq %r14
	pushq %r13
	pushq %r12
	pushq %rbx
	subq $24, %rsp
	movabsq $-9223372036854775807, %r14
	movq 32(%rsi), %rax
	subq 24(%rsi), %rax
	xorl %ecx, %ecx
	testq %rax, %rax
	cmovgq %rax, %rcx
	cmpq %rdx, %rcx
	jae .L192_4
	leaq 8(%rsp), %rbx
	xorl %r15d, %r15d
.L192_2:
	movq (%rsi), %rax
	movq 128(%rax), %rax
	movq 16(%rsi), %r10
	movq 24(%rsi), %r8
	leaq (%r10,%rax), %rcx
	incq %rcx
	incq %r10
	movq %rcx, 32(%rsi)
	movq %r8, %r9
	subq %rax, %r9
	addq %rdx, %r9
	cmpq %r10, %r9
	ja .L192_5
.L192_3:
	subq %r8, %rcx
	testq %rcx, %rcx
	cmovleq %r15, %rcx
	cmpq %rdx, %rcx
	jb .L192_2
	jmp .L192_4
.L192_5:
	movq %rdx, %r13
	movq %rdi, %r12
	movl $1, %ecx
	cmpq $2, %r9
	jb .L192_7
	decq %r9
	bsrq %r9, %rcx
	notl %ecx
	movq $-1, %rdx
	shrq %cl, %rdx
	movq %rdx, %rcx
	incq %rcx
.L192_7:
	movq %rbx, %rdi
	movq %rsi, %rbp
	movq %rax, %rdx
	callq Worker::resize.wc
	cmpq %r14, 8(%rsp)
	jne .L192_8
	movq %rbp, %rsi
	movq 24(%rbp), %r8
	movq 32(%rbp), %rcx
	movq %r12, %rdi
	movq %r13, %rdx
	jmp .L192_3
.L192_4:
	movq %r14, (%rdi)
.L192_9:
	addq $24, %rsp
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	popq %rbp
	retq
.L192_8:
	movups 8(%rsp), %xmm0
	movups %xmm0, (%r12)
	jmp .L192_9
Worker::resize.wc:
	pushq %rbp
	pushq %r15
	pushq %r14
	pushq %r13
	pushq %r12
	pushq %rbx
	subq $40, %rsp
	movq %rcx, 16(%rsp)
	leaq -1(%rcx), %rbp
	movq %rcx, %rax
	xorq %rbp, %rax
	cmpq %rbp, %rax
	jbe .L194_3
	movq %rcx, %r14
	movq %rdi, %r15
	movabsq $1152921504606846971, %rax
	cmpq %rax, %rcx
	jbe .L194_4
	xorl %ebx, %ebx
	movq %r14, %r13
	jmp .L194_5
.L194_4:
	movq %rdx, %r12
	movq %rsi, 8(%rsp)
	leaq 32(,%r14,8), %r13
	callq *_RNvC7___rustc35___rust_no_alloc_shim_is_unstable_v2@GOTPCREL(%rip)
	movl $8, %ebx
	movl $8, %esi
	movq %r13, %rdi
	callq *_RNvC7___rustc12___rust_alloc@GOTPCREL(%rip)
	testq %rax, %rax
	je .L194_5
	movabsq $-9223372036854775807, %r13
	movq %rbp, (%rax)
	movq $0, 8(%rax)
	movq 8(%rsp), %rbx
	movq 8(%rbx), %rcx
	movq -8(%rcx), %rdx
	movq %rdx, %rsi
	subq %r12, %rsi
	testq %rsi, %rsi
	cmovgq %rdx, %r12
	movq 24(%rbx), %rsi
	movq %rsi, %rdx
	subq %r12, %rdx
	cmpq %r14, %rdx
	jle .L194_7
	leaq 40(,%rbp,8), %rsi
	movl $8, %edx
	movq %rax, %rdi
	callq *_RNvC7___rustc14___rust_dealloc@GOTPCREL(%rip)
	jmp .L194_12
.L194_5:
	movq %rbx, (%r15)
	movq %r13, 8(%r15)
	jmp .L194_13
.L194_7:
	movq %rax, %r8
	addq $32, %r8
	movq 16(%rbx), %rdi
	leaq -32(%rcx), %rdx
	movq %r12, 24(%rax)
	cmpq %r12, %rsi
	je .L194_9
.L194_10:
	movq %r12, %r9
	andq %rbp, %r9
	leaq (%r8,%r9,8), %r9
	movq %r12, %r10
	andq %rdi, %r10
	leaq (%rcx,%r10,8), %r10
	movq (%r10), %r10
	movq %r10, (%r9)
	incq %r12
	cmpq %r12, %rsi
	jne .L194_10
.L194_9:
	movq %r8, 8(%rbx)
	movq %rbp, 16(%rbx)
	notq %rdi
	addq %rdi, %r14
	addq %r14, 32(%rbx)
	movq $0, 40(%rbx)
	movq (%rbx), %rsi
	movq %rax, 408(%rsi)
	movups 384(%rsi), %xmm0
	movups %xmm0, -24(%rcx)
	movq %rdx, 384(%rsi)
	leaq FnOnce::call_once(%rip), %rax
	movq %rax, 392(%rsi)
.L194_12:
	movq %r13, (%r15)
.L194_13:
	addq $40, %rsp
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	popq %rbp
	retq
.L194_3:
	leaq 16(%rsp), %rax
	movq %rax, 24(%rsp)
	movq _RNvXsi_NtNtNtC4core3fmt3num3impjNtB9_7Display3fmt@GOTPCREL(%rip), %rax
	movq %rax, 32(%rsp)
	leaq .Lanon(%rip), %rdi
	leaq .Lanon(%rip), %rdx
	leaq 24(%rsp), %rsi
	callq *_RNvNtC4core9panicking9panic_fmt@GOTPCREL(%rip)
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
rc_steal = reference_steal
rd_batch = reference_batch
rd_pop = reference_pop
rd_push = reference_push
rd_steal = reference_steal
re_batch = reference_batch
re_steal = reference_steal
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
sa_pop = weakest_pop
sa_push = weakest_push
sa_steal = weakest_steal
sb_batch = weakest_batch
sb_pop = weakest_pop
sb_push = weakest_push
sb_steal = weakest_steal
wa_batch = weakest_batch
wa_pop = weakest_pop
wa_steal = weakest_steal
wb_batch = weakest_batch
wb_pop = weakest_pop
wb_push = weakest_push
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
wf_steal = weakest_steal
wg_batch = weakest_batch
wg_pop = weakest_pop
wg_push = weakest_push
wg_steal = weakest_steal
wh_batch = weakest_batch
wh_pop = weakest_pop
wh_push = weakest_push
wh_steal = weakest_steal
wi_batch = weakest_batch
wi_pop = weakest_pop
wi_push = weakest_push
wi_steal = weakest_steal
wj_batch = weakest_batch
wj_pop = weakest_pop
wj_push = weakest_push
wj_steal = weakest_steal
