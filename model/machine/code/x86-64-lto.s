# rustc 1.95.0 (59807616e 2026-04-14); sources cfe2e9d9e7f70269
reference_batch:
	pushq %rbp
	pushq %r15
	pushq %r14
	pushq %r13
	pushq %r12
	pushq %rbx
	subq $56, %rsp
	movq %rsi, %rbx
	movq (%rdi), %r15
	movq (%rsi), %rdx
	cmpq %rdx, %r15
	je .L0_69
	leaq RUST_STD_INTERNAL_VAL@TLSLD(%rip), %rdi
	callq __tls_get_addr@PLT
	leaq RUST_STD_INTERNAL_VAL@DTPOFF(%rax), %r12
	movl $32, %ebp
	movq 400(%r15), %rax
	cmpq $2, %rax
	je .L0_5
.L0_3:
	movq 128(%r15), %rax
	movq 256(%r15), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L0_4
.L0_5:
	cmpb $1, 8(%r12)
	movq %r12, %rax
	jne .L0_6
.L0_8:
	movq (%rax), %r14
	movq 24(%r14), %rax
	testb $1, %al
	jne .L0_17
.L0_16:
	orq $1, %rax
	movq %rax, 24(%r14)
	movq %rax, (%r14)
	jmp .L0_18
.L0_6:
	xorl %r14d, %r14d
	movq %r12, %rdi
	callq Storage::get_or_init_slow
	testq %rax, %rax
	jne .L0_8
	movq records::HEAD(%rip), %rcx
.L0_10:
	testq %rcx, %rcx
	je .L0_12
	movq %rcx, %r14
	movq 16(%rcx), %rcx
	xorl %eax, %eax
	movl $1, %edx
	lock cmpxchgq %rdx, 8(%r14)
	jne .L0_10
	jmp .L0_14
.L0_12:
	xorl %r14d, %r14d
	callq records::push
	movq %rax, %r14
.L0_14:
	movq $-1, 32(%r14)
	movq 24(%r14), %rax
	testb $1, %al
	je .L0_16
.L0_17:
	incq 32(%r14)
.L0_18:
	movq 400(%r15), %rax
	cmpq $2, %rax
	jne .L0_19
.L0_30:
	movq 128(%r15), %r13
	movq 256(%r15), %rdx
	subq %r13, %rdx
	testq %rdx, %rdx
	jle .L0_23
	movq %r12, 8(%rsp)
	movq %rdx, %rax
	shrq %rax
	subq %rax, %rdx
	cmpq %rdx, %rbp
	movq %rbp, %rdi
	cmovbq %rbp, %rdx
	movq 32(%rbx), %rcx
	subq 24(%rbx), %rcx
	testq %rcx, %rcx
	movl $0, %eax
	cmovleq %rax, %rcx
	leaq -1(%rdx), %r12
	movl $3, %ebp
	cmpq %rcx, %r12
	ja .L0_58
	movq 408(%r15), %rax
	movq (%rax), %rsi
	andq %r13, %rsi
	leaq (%rax,%rsi,8), %rax
	addq $32, %rax
	movq (%rax), %r8
	leaq 1(%r13), %rsi
	movq %r13, %rax
	lock cmpxchgq %rsi, 128(%r15)
	movl $2, %ebp
	je .L0_33
.L0_58:
	movq 32(%r14), %rax
	testq %rax, %rax
	jne .L0_59
	movq 24(%r14), %rax
	incq %rax
	movq %rax, 24(%r14)
	movq %rax, (%r14)
.L0_62:
	cmpq %rcx, %r12
	jbe .L0_40
	movq 256(%r15), %rdx
	movq 128(%r15), %rax
	subq %rax, %rdx
	cmpq $2, %rdx
	movl $1, %eax
	cmovlq %rax, %rdx
	movq %rdx, %rax
	shrq %rax
	subq %rax, %rdx
	movq %rdi, %rbp
	cmpq %rdx, %rdi
	cmovbq %rdi, %rdx
	decq %rdx
	leaq 16(%rsp), %rdi
	movq %rbx, %rsi
	callq Worker::reserve.reference
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 16(%rsp)
	movq 8(%rsp), %r12
	jne .L0_65
.L0_67:
	movq 32(%rbx), %rax
	subq 24(%rbx), %rax
	testq %rax, %rax
	movl $0, %ecx
	cmovleq %rcx, %rax
	incq %rax
	cmpq %rbp, %rax
	cmovbq %rax, %rbp
	movq 400(%r15), %rax
	cmpq $2, %rax
	jne .L0_3
	jmp .L0_5
.L0_19:
	cmpq $3, %rax
	jne .L0_20
	lock orl $0, -64(%rsp)
	jmp .L0_30
.L0_59:
	cmpq $-1, %rax
	jne .L0_61
	movq $0, 32(%r14)
	movq 24(%r14), %rax
	incq %rax
	movq %rax, 24(%r14)
	movq %rax, (%r14)
	movq $0, 8(%r14)
	jmp .L0_62
.L0_20:
	xorl %eax, %eax
	movl $1, %ecx
	lock cmpxchgq %rcx, 400(%r15)
	callq barrier::heavy_fence
	testb %al, %al
	je .L0_23
	movl $1, %eax
	movl $2, %ecx
	lock cmpxchgq %rcx, 400(%r15)
	jmp .L0_30
.L0_61:
	decq %rax
	movq %rax, 32(%r14)
	jmp .L0_62
.L0_65:
	leaq 40(%rsp), %rdi
	movq %rbx, %rsi
	xorl %edx, %edx
	callq Worker::reserve.reference
	movq 40(%rsp), %rdi
	movabsq $-9223372036854775807, %rax
	cmpq %rax, %rdi
	movq 8(%rsp), %r12
	je .L0_67
	movq 48(%rsp), %rsi
	callq ring::fail
	jmp .L0_55
.L0_69:
	movq 24(%rbx), %rcx
	leaq -1(%rcx), %rax
	movq 128(%rdx), %rsi
	cmpq %rsi, %rax
	js .L0_4
	movq %rax, 256(%rdx)
	movq 400(%rdx), %rdx
	testq %rdx, %rdx
	je .L0_75
	lock orl $0, -64(%rsp)
	cmpq $1, %rdx
	je .L0_72
	decl 56(%rbx)
	je .L0_72
.L0_75:
	movq (%rbx), %rdx
	movq 128(%rdx), %rsi
	movq %rax, %rdi
	subq %rsi, %rdi
	js .L0_90
	movq 16(%rbx), %r8
	andq %rax, %r8
	shlq $3, %r8
	addq 8(%rbx), %r8
	movq (%r8), %r13
	cmpq %rsi, %rax
	jne .L0_79
	lock cmpxchgq %rcx, 128(%rdx)
	movq %rcx, 256(%rdx)
	jne .L0_4
	incq 48(%rbx)
	movl $1, %ebp
	jmp .L0_40
.L0_4:
	xorl %ebp, %ebp
	jmp .L0_40
.L0_79:
	movq %rax, 24(%rbx)
	movl $1, %ebp
	cmpq 40(%rbx), %rdi
	jl .L0_80
.L0_40:
	testq %rbp, %rbp
	je .L0_41
	cmpq $1, %rbp
	je .L0_86
	movq $-1, %r13
	jmp .L0_86
.L0_41:
	movq %rbp, %r13
.L0_86:
	movq %r13, %rax
	addq $56, %rsp
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	popq %rbp
	retq
.L0_23:
	movq 32(%r14), %rbp
	testq %rbp, %rbp
	jne .L0_26
	jmp .L0_25
.L0_33:
	movq %r8, %rax
	cmpq $2, %rdx
	jb .L0_37
	leaq 2(%r13), %rbp
	notq %r13
	leaq 16(%rsp), %rdi
	movq %rax, %rcx
.L0_35:
	movq 256(%r15), %rax
	addq %r13, %rax
	testq %rax, %rax
	jle .L0_36
	movq %rcx, 8(%rsp)
	leaq -1(%rbp), %rax
	movq 408(%r15), %rcx
	movq (%rcx), %rdx
	andq %rax, %rdx
	leaq (%rcx,%rdx,8), %rcx
	addq $32, %rcx
	movq (%rcx), %rcx
	movq %rcx, 32(%rsp)
	lock cmpxchgq %rbp, 128(%r15)
	jne .L0_50
	movq 24(%rbx), %rax
	movq 32(%rbx), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L0_52
.L0_57:
	movq 16(%rbx), %rcx
	andq %rax, %rcx
	shlq $3, %rcx
	addq 8(%rbx), %rcx
	movq 8(%rsp), %rdx
	movq %rdx, (%rcx)
	incq %rax
	movq %rax, 24(%rbx)
	movq (%rbx), %rcx
	movq %rax, 256(%rcx)
	incq %rbp
	decq %r13
	movq 32(%rsp), %rax
	movq %rax, %rcx
	decq %r12
	jne .L0_35
	jmp .L0_37
.L0_52:
	movl $1, %edx
	movq %rbx, %rsi
	callq Worker::reserve.reference
	movq 16(%rsp), %rdi
	movabsq $-9223372036854775807, %rax
	cmpq %rax, %rdi
	jne .L0_54
	movq 24(%rbx), %rax
	leaq 16(%rsp), %rdi
	jmp .L0_57
.L0_36:
	movq %rcx, %rax
	jmp .L0_37
.L0_50:
	movq 8(%rsp), %rax
.L0_37:
	movq %rax, %r13
	movq 32(%r14), %rax
	movl $1, %ebp
	testq %rax, %rax
	jne .L0_38
.L0_25:
	movq 24(%r14), %rax
	incq %rax
	movq %rax, 24(%r14)
	movq %rax, (%r14)
	jmp .L0_40
.L0_72:
	movq %rbx, %rdi
	movq %rax, %rsi
	callq Worker::take_and_see_to.reference
	movq %rax, %rbp
	movq %rdx, %r13
	jmp .L0_40
.L0_90:
	movq %rcx, 256(%rdx)
	xorl %ebp, %ebp
	jmp .L0_40
.L0_80:
	movq %rbx, %rdi
	movq %r13, %rdx
	callq Worker::shrink
	jmp .L0_40
.L0_26:
	cmpq $-1, %rbp
	jne .L0_28
	movq $0, 32(%r14)
	movq 24(%r14), %rax
	incq %rax
	movq %rax, 24(%r14)
	movq %rax, (%r14)
	movq $0, 8(%r14)
	xorl %ebp, %ebp
	jmp .L0_40
.L0_28:
	decq %rbp
	movq %rbp, 32(%r14)
	xorl %ebp, %ebp
	jmp .L0_40
.L0_38:
	cmpq $-1, %rax
	jne .L0_48
	movq $0, 32(%r14)
	movq 24(%r14), %rax
	incq %rax
	movq %rax, 24(%r14)
	movq %rax, (%r14)
	movq $0, 8(%r14)
	jmp .L0_40
.L0_48:
	decq %rax
	movq %rax, 32(%r14)
	jmp .L0_40
.L0_54:
	movq 24(%rsp), %rsi
	callq ring::fail
.L0_55:
	ud2
reference_pop:
	pushq %rbx
	movq (%rdi), %rcx
	movq 24(%rdi), %r8
	leaq -1(%r8), %rax
	movq 128(%rcx), %rdx
	cmpq %rdx, %rax
	js .L1_15
	movq %rax, 256(%rcx)
	movq 400(%rcx), %rdx
	testq %rdx, %rdx
	je .L1_7
	lock orl $0, -64(%rsp)
	cmpq $1, %rdx
	je .L1_3
	decl 56(%rdi)
	je .L1_5
.L1_7:
	movq (%rdi), %rdx
	movq 128(%rdx), %rsi
	movq %rax, %r9
	subq %rsi, %r9
	js .L1_14
	movq 16(%rdi), %rcx
	andq %rax, %rcx
	shlq $3, %rcx
	addq 8(%rdi), %rcx
	movq (%rcx), %rcx
	cmpq %rsi, %rax
	jne .L1_11
	lock cmpxchgq %r8, 128(%rdx)
	movq %r8, 256(%rdx)
	jne .L1_15
	incq 48(%rdi)
.L1_16:
	movq %rcx, %rax
	popq %rbx
	retq
.L1_11:
	movq %rax, 24(%rdi)
	cmpq 40(%rdi), %r9
	jge .L1_16
	movq %rcx, %rdx
	movq %rcx, %rbx
	callq Worker::shrink
	movq %rbx, %rcx
	jmp .L1_16
.L1_14:
	movq %r8, 256(%rdx)
.L1_15:
	xorl %ecx, %ecx
	movq %rcx, %rax
	popq %rbx
	retq
.L1_3:
	movl $1, %edx
.L1_5:
	movq %rax, %rsi
	callq Worker::take_and_see_to.reference
	xorl %ecx, %ecx
	testb $1, %al
	cmovneq %rdx, %rcx
	movq %rcx, %rax
	popq %rbx
	retq
reference_push:
	pushq %r14
	pushq %rbx
	subq $24, %rsp
	movq %rsi, %rbx
	movq 24(%rdi), %rax
	movq 32(%rdi), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L2_1
.L2_7:
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
.L2_1:
	leaq 8(%rsp), %rax
	movl $1, %edx
	movq %rdi, %rsi
	movq %rax, %rdi
	movq %rsi, %r14
	callq Worker::reserve.reference
	movq 8(%rsp), %rdi
	movabsq $-9223372036854775807, %rax
	cmpq %rax, %rdi
	jne .L2_3
	movq %r14, %rdi
	movq 24(%r14), %rax
	jmp .L2_7
.L2_3:
	movq 16(%rsp), %rsi
	callq ring::fail
	ud2
reference_steal:
	pushq %r14
	pushq %rbx
	pushq %rax
	movq (%rdi), %r14
	movq 400(%r14), %rax
	cmpq $2, %rax
	je .L3_2
	movq 128(%r14), %rax
	movq 256(%r14), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L3_5
.L3_2:
	leaq RUST_STD_INTERNAL_VAL@TLSLD(%rip), %rdi
	callq __tls_get_addr@PLT
	movq %rax, %rcx
	leaq RUST_STD_INTERNAL_VAL@DTPOFF(%rax), %rax
	cmpb $1, RUST_STD_INTERNAL_VAL@DTPOFF+8(%rcx)
	jne .L3_6
.L3_3:
	movq (%rax), %rbx
	movq 24(%rbx), %rax
	testb $1, %al
	jne .L3_14
.L3_4:
	orq $1, %rax
	movq %rax, 24(%rbx)
	movq %rax, (%rbx)
	jmp .L3_15
.L3_6:
	xorl %ebx, %ebx
	movq %rax, %rdi
	callq Storage::get_or_init_slow
	testq %rax, %rax
	jne .L3_3
	movq records::HEAD(%rip), %rdx
	movl $1, %ecx
.L3_9:
	testq %rdx, %rdx
	je .L3_11
	movq %rdx, %rbx
	movq 16(%rdx), %rdx
	xorl %eax, %eax
	lock cmpxchgq %rcx, 8(%rbx)
	jne .L3_9
	jmp .L3_13
.L3_11:
	xorl %ebx, %ebx
	callq records::push
	movq %rax, %rbx
.L3_13:
	movq $-1, 32(%rbx)
	movq 24(%rbx), %rax
	testb $1, %al
	je .L3_4
.L3_14:
	incq 32(%rbx)
.L3_15:
	movq 400(%r14), %rax
	cmpq $2, %rax
	jne .L3_20
.L3_16:
	movq 128(%r14), %rax
	movq 256(%r14), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L3_27
	movq 408(%r14), %rcx
	movq (%rcx), %rdx
	andq %rax, %rdx
	leaq (%rcx,%rdx,8), %rcx
	addq $32, %rcx
	movq (%rcx), %rcx
	leaq 1(%rax), %rdx
	lock cmpxchgq %rdx, 128(%r14)
	sete %al
	movq 32(%rbx), %rdx
	testq %rdx, %rdx
	jne .L3_22
	movq 24(%rbx), %rdx
	incq %rdx
	movq %rdx, 24(%rbx)
	movq %rdx, (%rbx)
.L3_19:
	testb %al, %al
	movq $-1, %rax
	cmovneq %rcx, %rax
	addq $8, %rsp
	popq %rbx
	popq %r14
	retq
.L3_20:
	cmpq $3, %rax
	jne .L3_24
	lock orl $0, -64(%rsp)
	jmp .L3_16
.L3_22:
	cmpq $-1, %rdx
	jne .L3_31
	movq $0, 32(%rbx)
	movq 24(%rbx), %rdx
	incq %rdx
	movq %rdx, 24(%rbx)
	movq %rdx, (%rbx)
	movq $0, 8(%rbx)
	jmp .L3_19
.L3_24:
	movl $1, %ecx
	xorl %eax, %eax
	lock cmpxchgq %rcx, 400(%r14)
	callq barrier::heavy_fence
	testb %al, %al
	je .L3_27
	movl $2, %ecx
	movl $1, %eax
	lock cmpxchgq %rcx, 400(%r14)
	jmp .L3_16
.L3_27:
	movq 32(%rbx), %rax
	testq %rax, %rax
	jne .L3_29
	movq 24(%rbx), %rax
	incq %rax
	movq %rax, 24(%rbx)
	movq %rax, (%rbx)
.L3_5:
	xorl %eax, %eax
	addq $8, %rsp
	popq %rbx
	popq %r14
	retq
.L3_29:
	cmpq $-1, %rax
	jne .L3_32
	movq $0, 32(%rbx)
	movq 24(%rbx), %rax
	incq %rax
	movq %rax, 24(%rbx)
	movq %rax, (%rbx)
	movq $0, 8(%rbx)
	jmp .L3_5
.L3_31:
	decq %rdx
	movq %rdx, 32(%rbx)
	jmp .L3_19
.L3_32:
	decq %rax
	movq %rax, 32(%rbx)
	jmp .L3_5
weakest_batch:
	pushq %rbp
	pushq %r15
	pushq %r14
	pushq %r13
	pushq %r12
	pushq %rbx
	subq $56, %rsp
	movq %rsi, %rbx
	movq (%rdi), %rbp
	movq (%rsi), %rdx
	cmpq %rdx, %rbp
	je .L4_29
	movq 128(%rbp), %r14
	lock orl $0, -64(%rsp)
	movq 256(%rbp), %r12
	subq %r14, %r12
	testq %r12, %r12
	jle .L4_2
	movq %r12, %rax
	shrq %rax
	andl $1, %r12d
	addq %rax, %r12
	cmpq $32, %r12
	movl $32, %r15d
	cmovaeq %r15, %r12
	movq 32(%rbx), %rax
	subq 24(%rbx), %rax
	xorl %ecx, %ecx
	testq %rax, %rax
	cmovgq %rax, %rcx
	leaq -1(%r12), %rax
	cmpq %rcx, %rax
	jbe .L4_14
	leaq 48(%rsp), %rax
	movq %rax, 16(%rsp)
	xorl %r13d, %r13d
.L4_8:
	movq 256(%rbp), %rdx
	movq 128(%rbp), %rax
	subq %rax, %rdx
	cmpq $2, %rdx
	movl $1, %eax
	cmovlq %rax, %rdx
	movq %rdx, %rax
	shrq %rax
	subq %rax, %rdx
	cmpq %rdx, %r15
	cmovbq %r15, %rdx
	decq %rdx
	leaq 24(%rsp), %rdi
	movq %rbx, %rsi
	callq Worker::reserve.weakest
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 24(%rsp)
	jne .L4_10
.L4_12:
	movq 24(%rbx), %rcx
	movq 32(%rbx), %rax
	movq 128(%rbp), %r14
	lock orl $0, -64(%rsp)
	movq 256(%rbp), %r12
	subq %r14, %r12
	testq %r12, %r12
	jle .L4_3
	subq %rcx, %rax
	testq %rax, %rax
	cmovleq %r13, %rax
	incq %rax
	cmpq %r15, %rax
	cmovbq %rax, %r15
	movq %r12, %rax
	shrq %rax
	andl $1, %r12d
	addq %rax, %r12
	cmpq %r12, %r15
	cmovbq %r15, %r12
	movq 32(%rbx), %rax
	subq 24(%rbx), %rax
	testq %rax, %rax
	cmovleq %r13, %rax
	leaq -1(%r12), %rcx
	cmpq %rax, %rcx
	ja .L4_8
	jmp .L4_14
.L4_10:
	leaq 40(%rsp), %rdi
	movq %rbx, %rsi
	xorl %edx, %edx
	callq Worker::reserve.weakest
	movq 40(%rsp), %rdi
	movabsq $-9223372036854775807, %rax
	cmpq %rax, %rdi
	je .L4_12
.L4_27:
	movq 16(%rsp), %rax
	movq (%rax), %rsi
	callq ring::fail
	ud2
.L4_29:
	movq 24(%rbx), %rcx
	leaq -1(%rcx), %rax
	movq 128(%rdx), %rsi
	cmpq %rsi, %rax
	js .L4_2
	movq %rax, 256(%rdx)
	lock orl $0, -64(%rsp)
	movq (%rbx), %rdx
	movq 128(%rdx), %rsi
	movq %rax, %rdi
	subq %rsi, %rdi
	js .L4_43
	movq 16(%rbx), %r8
	andq %rax, %r8
	shlq $3, %r8
	addq 8(%rbx), %r8
	movq (%r8), %r15
	cmpq %rsi, %rax
	jne .L4_34
	lock cmpxchgq %rcx, 128(%rdx)
	movq %rcx, 256(%rdx)
	jne .L4_2
	incq 48(%rbx)
	movl $1, %r13d
	jmp .L4_4
.L4_14:
	movq 408(%rbp), %rax
	movq (%rax), %rcx
	andq %r14, %rcx
	leaq (%rax,%rcx,8), %rax
	addq $32, %rax
	movq (%rax), %r15
	leaq 1(%r14), %rcx
	movq %r14, %rax
	lock cmpxchgq %rcx, 128(%rbp)
	jne .L4_15
	movl $1, %r13d
	cmpq $2, %r12
	jb .L4_4
	movq %r15, 8(%rsp)
	leaq 32(%rsp), %rax
	movq %rax, 16(%rsp)
	decq %r12
	leaq 2(%r14), %r15
	notq %r14
	leaq 24(%rsp), %rdi
.L4_18:
	movq 256(%rbp), %rax
	addq %r14, %rax
	testq %rax, %rax
	jle .L4_19
	leaq -1(%r15), %rax
	movq 408(%rbp), %rcx
	movq (%rcx), %rdx
	andq %rax, %rdx
	leaq (%rcx,%rdx,8), %rcx
	addq $32, %rcx
	movq (%rcx), %r13
	lock cmpxchgq %r15, 128(%rbp)
	jne .L4_19
	movq 24(%rbx), %rax
	movq 32(%rbx), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L4_22
.L4_25:
	movq 16(%rbx), %rcx
	andq %rax, %rcx
	shlq $3, %rcx
	addq 8(%rbx), %rcx
	movq 8(%rsp), %rdx
	movq %rdx, (%rcx)
	incq %rax
	movq %rax, 24(%rbx)
	movq (%rbx), %rcx
	movq %rax, 256(%rcx)
	incq %r15
	decq %r14
	movq %r13, 8(%rsp)
	decq %r12
	jne .L4_18
	jmp .L4_26
.L4_22:
	movl $1, %edx
	movq %rbx, %rsi
	callq Worker::reserve.weakest
	movq 24(%rsp), %rdi
	movabsq $-9223372036854775807, %rax
	cmpq %rax, %rdi
	jne .L4_27
	movq 24(%rbx), %rax
	leaq 24(%rsp), %rdi
	jmp .L4_25
.L4_15:
	movl $2, %r13d
	jmp .L4_3
.L4_34:
	movq %rax, 24(%rbx)
	movl $1, %r13d
	cmpq 40(%rbx), %rdi
	jge .L4_4
	movq %rbx, %rdi
	movq %r15, %rdx
	callq Worker::shrink
	jmp .L4_4
.L4_19:
	movl $1, %r13d
	movq 8(%rsp), %r15
	jmp .L4_4
.L4_26:
	movq %r13, %r15
	movl $1, %r13d
	jmp .L4_4
.L4_43:
	movq %rcx, 256(%rdx)
.L4_2:
	xorl %r13d, %r13d
.L4_3:
.L4_4:
	testq %r13, %r13
	je .L4_5
	cmpl $1, %r13d
	je .L4_42
	movq $-1, %r15
	jmp .L4_42
.L4_5:
	movq %r13, %r15
.L4_42:
	movq %r15, %rax
	addq $56, %rsp
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	popq %rbp
	retq
weakest_pop:
	pushq %rbx
	movq (%rdi), %rax
	movq 24(%rdi), %rdx
	leaq -1(%rdx), %rcx
	movq 128(%rax), %rsi
	cmpq %rsi, %rcx
	js .L5_9
	movq %rcx, 256(%rax)
	lock orl $0, -64(%rsp)
	movq (%rdi), %r8
	movq 128(%r8), %rsi
	movq %rcx, %r9
	subq %rsi, %r9
	js .L5_8
	movq 16(%rdi), %rax
	andq %rcx, %rax
	shlq $3, %rax
	addq 8(%rdi), %rax
	movq (%rax), %rax
	cmpq %rsi, %rcx
	jne .L5_5
	movq %rax, %rsi
	movq %rcx, %rax
	lock cmpxchgq %rdx, 128(%r8)
	movq %rdx, 256(%r8)
	jne .L5_9
	incq 48(%rdi)
	movq %rsi, %rax
	popq %rbx
	retq
.L5_5:
	movq %rcx, 24(%rdi)
	cmpq 40(%rdi), %r9
	jl .L5_6
.L5_10:
	popq %rbx
	retq
.L5_8:
	movq %rdx, 256(%r8)
.L5_9:
	xorl %eax, %eax
	popq %rbx
	retq
.L5_6:
	movq %rax, %rdx
	movq %rax, %rbx
	callq Worker::shrink
	movq %rbx, %rax
	jmp .L5_10
weakest_push:
	pushq %r14
	pushq %rbx
	subq $24, %rsp
	movq %rsi, %rbx
	movq 24(%rdi), %rax
	movq 32(%rdi), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L6_1
.L6_7:
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
.L6_1:
	leaq 8(%rsp), %rax
	movl $1, %edx
	movq %rdi, %rsi
	movq %rax, %rdi
	movq %rsi, %r14
	callq Worker::reserve.weakest
	movq 8(%rsp), %rdi
	movabsq $-9223372036854775807, %rax
	cmpq %rax, %rdi
	jne .L6_3
	movq %r14, %rdi
	movq 24(%r14), %rax
	jmp .L6_7
.L6_3:
	movq 16(%rsp), %rsi
	callq ring::fail
	ud2
weakest_steal:
	movq (%rdi), %rcx
	movq 128(%rcx), %rax
	lock orl $0, -64(%rsp)
	movq 256(%rcx), %rdx
	subq %rax, %rdx
	testq %rdx, %rdx
	jle .L7_1
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
.L7_1:
	xorl %eax, %eax
	retq
Worker::reserve.reference:
	pushq %rbp
	pushq %r15
	pushq %r14
	pushq %r13
	pushq %r12
	pushq %rbx
	subq $24, %rsp
	movq (%rsi), %rbx
	movq 400(%rbx), %rax
	cmpq $1, %rax
	jne .L8_6
	movl is_registered::REGISTERED(%rip), %eax
	testl %eax, %eax
	jne .L8_2
	cmpb $1, is_registered::REGISTERED+4(%rip)
	jne .L8_5
.L8_4:
	movzbl barrier::REFUSED(%rip), %eax
	testb %al, %al
	jne .L8_5
.L8_6:
	movabsq $-9223372036854775807, %r14
	movq 32(%rsi), %rax
	subq 24(%rsi), %rax
	xorl %ecx, %ecx
	testq %rax, %rax
	cmovgq %rax, %rcx
	cmpq %rdx, %rcx
	jae .L8_10
	leaq 8(%rsp), %rbx
	xorl %r15d, %r15d
.L8_8:
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
	ja .L8_11
.L8_9:
	subq %r8, %rcx
	testq %rcx, %rcx
	cmovleq %r15, %rcx
	cmpq %rdx, %rcx
	jb .L8_8
	jmp .L8_10
.L8_11:
	movq %rdx, %r13
	movq %rdi, %r12
	movl $1, %ecx
	cmpq $2, %r9
	jb .L8_13
	decq %r9
	bsrq %r9, %rcx
	notl %ecx
	movq $-1, %rdx
	shrq %cl, %rdx
	movq %rdx, %rcx
	incq %rcx
.L8_13:
	movq %rbx, %rdi
	movq %rsi, %rbp
	movq %rax, %rdx
	callq Worker::resize.reference
	cmpq %r14, 8(%rsp)
	jne .L8_14
	movq %rbp, %rsi
	movq 24(%rbp), %r8
	movq 32(%rbp), %rcx
	movq %r12, %rdi
	movq %r13, %rdx
	jmp .L8_9
.L8_10:
	movq %r14, (%rdi)
.L8_15:
	addq $24, %rsp
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	popq %rbp
	retq
.L8_2:
	movq %rdi, %r14
	movq %rdx, %r12
	movq %rsi, %r15
	callq OnceLock::initialize
	movq %r15, %rsi
	movq %r12, %rdx
	movq %r14, %rdi
	cmpb $1, is_registered::REGISTERED+4(%rip)
	je .L8_4
.L8_5:
	addq $400, %rbx
	movq %rdi, %r14
	movq %rbx, %rdi
	movq %rdx, %rbx
	movq %rsi, %r15
	callq Mode::make_cold
	movq %r15, %rsi
	movq %rbx, %rdx
	movq %r14, %rdi
	jmp .L8_6
.L8_14:
	movups 8(%rsp), %xmm0
	movups %xmm0, (%r12)
	jmp .L8_15
Worker::take_and_see_to.reference:
	pushq %r15
	pushq %r14
	pushq %rbx
	movq %rdx, %rbx
	movq (%rdi), %r8
	movq 128(%r8), %rcx
	movq %rsi, %r9
	subq %rcx, %r9
	js .L9_19
	movq 16(%rdi), %rax
	andq %rsi, %rax
	shlq $3, %rax
	addq 8(%rdi), %rax
	movq (%rax), %rdx
	cmpq %rcx, %rsi
	jne .L9_5
	leaq 1(%rsi), %rcx
	movq %rsi, %rax
	lock cmpxchgq %rcx, 128(%r8)
	movq %rcx, 256(%r8)
	jne .L9_3
	incq 48(%rdi)
	movl $1, %eax
	movq (%rdi), %r14
	cmpq $1, %rbx
	je .L9_8
	jmp .L9_14
.L9_5:
	movq %rsi, 24(%rdi)
	movl $1, %eax
	cmpq 40(%rdi), %r9
	jge .L9_7
	movq %rdi, %r14
	movq %rcx, %rsi
	movq %rdx, %r15
	callq Worker::shrink
	movq %r14, %rdi
	movl $1, %eax
	movq %r15, %rdx
	movq (%rdi), %r14
	cmpq $1, %rbx
	je .L9_8
	jmp .L9_14
.L9_3:
	xorl %eax, %eax
.L9_7:
	movq (%rdi), %r14
	cmpq $1, %rbx
	jne .L9_14
.L9_8:
	movq 400(%r14), %rcx
	cmpq $1, %rcx
	jne .L9_16
	movl is_registered::REGISTERED(%rip), %ecx
	testl %ecx, %ecx
	jne .L9_10
	addq $400, %r14
	cmpb $1, is_registered::REGISTERED+4(%rip)
	jne .L9_13
.L9_12:
	movzbl barrier::REFUSED(%rip), %ecx
	testb %cl, %cl
	jne .L9_13
.L9_16:
	popq %rbx
	popq %r14
	popq %r15
	retq
.L9_19:
	incq %rsi
	movq %rsi, 256(%r8)
	xorl %eax, %eax
	movq (%rdi), %r14
	cmpq $1, %rbx
	je .L9_8
.L9_14:
	movq 128(%r14), %rsi
	movq 48(%rdi), %r8
	movq %rsi, 48(%rdi)
	movl 60(%rdi), %ecx
	cmpq %rsi, %r8
	jne .L9_15
	addl %ecx, %ecx
	cmpl $8192, %ecx
	movl $8192, %esi
	cmovbl %ecx, %esi
	movl %esi, 60(%rdi)
	movl %esi, 56(%rdi)
	movq 400(%r14), %rcx
	cmpq $2, %rcx
	jne .L9_16
	addq $400, %r14
.L9_13:
	movq %r14, %rdi
	movq %rdx, %rbx
	movq %rax, %r14
	callq Mode::make_cold
	movq %r14, %rax
	movq %rbx, %rdx
	popq %rbx
	popq %r14
	popq %r15
	retq
.L9_15:
	movl %ecx, 56(%rdi)
	popq %rbx
	popq %r14
	popq %r15
	retq
.L9_10:
	movq %rdx, %rbx
	movq %rax, %r15
	callq OnceLock::initialize
	movq %r15, %rax
	movq %rbx, %rdx
	addq $400, %r14
	cmpb $1, is_registered::REGISTERED+4(%rip)
	je .L9_12
	jmp .L9_13
Worker::reserve.weakest:
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
	jae .L10_4
	leaq 8(%rsp), %rbx
	xorl %r15d, %r15d
.L10_2:
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
	ja .L10_5
.L10_3:
	subq %r8, %rcx
	testq %rcx, %rcx
	cmovleq %r15, %rcx
	cmpq %rdx, %rcx
	jb .L10_2
	jmp .L10_4
.L10_5:
	movq %rdx, %r13
	movq %rdi, %r12
	movl $1, %ecx
	cmpq $2, %r9
	jb .L10_7
	decq %r9
	bsrq %r9, %rcx
	notl %ecx
	movq $-1, %rdx
	shrq %cl, %rdx
	movq %rdx, %rcx
	incq %rcx
.L10_7:
	movq %rbx, %rdi
	movq %rsi, %rbp
	movq %rax, %rdx
	callq Worker::resize.reference
	cmpq %r14, 8(%rsp)
	jne .L10_8
	movq %rbp, %rsi
	movq 24(%rbp), %r8
	movq 32(%rbp), %rcx
	movq %r12, %rdi
	movq %r13, %rdx
	jmp .L10_3
.L10_4:
	movq %r14, (%rdi)
.L10_9:
	addq $24, %rsp
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	popq %rbp
	retq
.L10_8:
	movups 8(%rsp), %xmm0
	movups %xmm0, (%r12)
	jmp .L10_9
Worker::resize.reference:
	pushq %rbp
	pushq %r15
	pushq %r14
	pushq %r13
	pushq %r12
	pushq %rbx
	subq $24, %rsp
	movq %rcx, (%rsp)
	leaq -1(%rcx), %rbp
	movq %rcx, %rax
	xorq %rbp, %rax
	cmpq %rbp, %rax
	jbe .L11_3
	movq %rcx, %r14
	movq %rdi, %rbx
	movabsq $1152921504606846971, %rax
	cmpq %rax, %rcx
	jbe .L11_4
	xorl %eax, %eax
	jmp .L11_6
.L11_4:
	movq %rdx, %r12
	movq %rsi, %r15
	leaq 32(,%r14,8), %r13
	movq %r13, %rdi
	callq *malloc@GOTPCREL(%rip)
	testq %rax, %rax
	je .L11_5
	movabsq $-9223372036854775807, %r13
	movq %rbp, (%rax)
	movq $0, 8(%rax)
	movq 8(%r15), %rcx
	movq -8(%rcx), %rdx
	movq %rdx, %rsi
	subq %r12, %rsi
	testq %rsi, %rsi
	cmovgq %rdx, %r12
	movq 24(%r15), %rsi
	movq %rsi, %rdx
	subq %r12, %rdx
	cmpq %r14, %rdx
	jle .L11_8
	movq %rax, %rdi
	callq *free@GOTPCREL(%rip)
	jmp .L11_13
.L11_5:
	movl $8, %eax
	movq %r13, %r14
.L11_6:
	movq %rax, (%rbx)
	movq %r14, 8(%rbx)
	jmp .L11_14
.L11_8:
	movq %rax, %r8
	addq $32, %r8
	movq 16(%r15), %rdi
	leaq -32(%rcx), %rdx
	movq %r12, 24(%rax)
	cmpq %r12, %rsi
	je .L11_10
.L11_11:
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
	jne .L11_11
.L11_10:
	movq %r8, 8(%r15)
	movq %rbp, 16(%r15)
	notq %rdi
	addq %rdi, %r14
	addq %r14, 32(%r15)
	movq $0, 40(%r15)
	movq (%r15), %rsi
	movq %rax, 408(%rsi)
	movups 384(%rsi), %xmm0
	movups %xmm0, -24(%rcx)
	movq %rdx, 384(%rsi)
	leaq FnOnce::call_once(%rip), %rax
	movq %rax, 392(%rsi)
.L11_13:
	movq %r13, (%rbx)
.L11_14:
	addq $24, %rsp
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	popq %rbp
	retq
.L11_3:
	movq %rsp, %rax
	movq %rax, 8(%rsp)
	leaq _RNvXsd_NtNtNtC4core3fmt3num3impyNtB9_7Display3fmt(%rip), %rax
	movq %rax, 16(%rsp)
	leaq .Lanon(%rip), %rdi
	leaq .Lanon(%rip), %rdx
	leaq 8(%rsp), %rsi
	callq _RNvNtC4core9panicking9panic_fmt
