# rustc 1.95.0 (59807616e 2026-04-14); sources 6b45dac4ada14f29
reference_batch:
	pushq %rbp
	pushq %r15
	pushq %r14
	pushq %r13
	pushq %r12
	pushq %rbx
	subq $56, %rsp
	movq %rsi, %r13
	movq (%rdi), %r15
	movq (%rsi), %rdx
	cmpq %rdx, %r15
	je .L0_29
	leaq RUST_STD_INTERNAL_VAL@TLSLD(%rip), %rdi
	callq __tls_get_addr@PLT
	leaq RUST_STD_INTERNAL_VAL@DTPOFF(%rax), %rbx
	movl $32, %ebp
	movq 400(%r15), %rax
	cmpq $2, %rax
	je .L0_3
.L0_2:
	movq 128(%r15), %rax
	movq 256(%r15), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L0_41
.L0_3:
	cmpb $1, 8(%rbx)
	movq %rbx, %rax
	jne .L0_15
.L0_4:
	movq (%rax), %r14
	movq 8(%r14), %rax
	testb $1, %al
	jne .L0_19
.L0_5:
	orq $1, %rax
	movq %rax, 8(%r14)
	movq %rax, (%r14)
	movq 400(%r15), %rax
	cmpq $2, %rax
	jne .L0_20
.L0_7:
	movq 128(%r15), %r12
	movq 256(%r15), %rcx
	subq %r12, %rcx
	testq %rcx, %rcx
	jle .L0_39
	movq %rbx, (%rsp)
	movq %rcx, %rax
	shrq %rax
	subq %rax, %rcx
	cmpq %rcx, %rbp
	movq %rbp, 32(%rsp)
	cmovbq %rbp, %rcx
	movq 32(%r13), %rbx
	movq %r13, 8(%rsp)
	subq 24(%r13), %rbx
	testq %rbx, %rbx
	movl $0, %eax
	cmovleq %rax, %rbx
	leaq -1(%rcx), %r13
	movl $3, %ebp
	cmpq %rbx, %r13
	ja .L0_10
	movq 408(%r15), %rax
	movq (%rax), %rdx
	andq %r12, %rdx
	leaq (%rax,%rdx,8), %rax
	addq $32, %rax
	movq (%rax), %rsi
	leaq 1(%r12), %rdx
	movq %r12, %rax
	lock cmpxchgq %rdx, 128(%r15)
	movl $2, %ebp
	je .L0_48
.L0_10:
	movq 16(%r14), %rax
	testq %rax, %rax
	jne .L0_22
	movq 8(%r14), %rax
	incq %rax
	movq %rax, 8(%r14)
	movq %rax, (%r14)
	cmpq %rbx, %r13
	jbe .L0_43
.L0_12:
	movq 256(%r15), %rdx
	movq 128(%r15), %rax
	subq %rax, %rdx
	cmpq $2, %rdx
	movl $1, %eax
	cmovlq %rax, %rdx
	movq %rdx, %rax
	shrq %rax
	subq %rax, %rdx
	movq 32(%rsp), %rbp
	cmpq %rdx, %rbp
	cmovbq %rbp, %rdx
	decq %rdx
	leaq 16(%rsp), %rdi
	movq 8(%rsp), %r13
	movq %r13, %rsi
	callq Worker::reserve.reference
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 16(%rsp)
	movq (%rsp), %rbx
	jne .L0_26
.L0_14:
	movq 32(%r13), %rax
	subq 24(%r13), %rax
	testq %rax, %rax
	movl $0, %ecx
	cmovleq %rcx, %rax
	incq %rax
	cmpq %rbp, %rax
	cmovbq %rax, %rbp
	movq 400(%r15), %rax
	cmpq $2, %rax
	jne .L0_2
	jmp .L0_3
.L0_15:
	xorl %r14d, %r14d
	movq %rbx, %rdi
	callq Storage::get_or_init_slow
	testq %rax, %rax
	jne .L0_4
	xorl %r14d, %r14d
	callq records::temporary
	movq %rax, %r14
	movq 8(%r14), %rax
	testb $1, %al
	je .L0_5
.L0_19:
	incq 16(%r14)
	movq %rax, (%r14)
	movq 400(%r15), %rax
	cmpq $2, %rax
	je .L0_7
.L0_20:
	cmpq $3, %rax
	jne .L0_23
	lock orl $0, -64(%rsp)
	jmp .L0_7
.L0_22:
	movq %r14, %rdi
	callq Record::leave_nested
	cmpq %rbx, %r13
	jbe .L0_43
	jmp .L0_12
.L0_23:
	xorl %eax, %eax
	movl $1, %ecx
	lock cmpxchgq %rcx, 400(%r15)
	callq barrier::heavy_fence
	testb %al, %al
	je .L0_64
	movl $1, %eax
	movl $2, %ecx
	lock cmpxchgq %rcx, 400(%r15)
	jmp .L0_7
.L0_26:
	leaq 40(%rsp), %rdi
	movq %r13, %rsi
	xorl %edx, %edx
	callq Worker::reserve.reference
	movq 40(%rsp), %rdi
	movabsq $-9223372036854775807, %rax
	cmpq %rax, %rdi
	movq (%rsp), %rbx
	je .L0_14
	movq 48(%rsp), %rsi
	callq ring::fail
	jmp .L0_69
.L0_29:
	movq 24(%r13), %rcx
	leaq -1(%rcx), %rax
	movq 128(%rdx), %rsi
	cmpq %rsi, %rax
	js .L0_41
	movq %rax, 256(%rdx)
	movq 400(%rdx), %rdx
	testq %rdx, %rdx
	je .L0_33
	lock orl $0, -64(%rsp)
	cmpq $1, %rdx
	je .L0_61
	decl 56(%r13)
	je .L0_61
.L0_33:
	movq (%r13), %rdx
	movq 128(%rdx), %rsi
	movq %rax, %rdi
	subq %rsi, %rdi
	js .L0_63
	movq 16(%r13), %r8
	andq %rax, %r8
	shlq $3, %r8
	addq 8(%r13), %r8
	movq (%r8), %r14
	cmpq %rsi, %rax
	jne .L0_37
	lock cmpxchgq %rcx, 128(%rdx)
	movq %rcx, 256(%rdx)
	jne .L0_41
	incq 48(%r13)
	movl $1, %ebp
	jmp .L0_43
.L0_37:
	movq %rax, 24(%r13)
	movl $1, %ebp
	cmpq 40(%r13), %rdi
	jge .L0_43
	movq %r13, %rdi
	movq %r14, %rdx
	callq Worker::shrink
	jmp .L0_43
.L0_39:
	xorl %ebx, %ebx
	movq 16(%r14), %rax
	testq %rax, %rax
	jne .L0_65
.L0_40:
	movq 8(%r14), %rax
	incq %rax
	movq %rax, 8(%r14)
	movq %rax, (%r14)
	testb %bl, %bl
	jne .L0_66
.L0_41:
	xorl %ebp, %ebp
.L0_42:
.L0_43:
	testq %rbp, %rbp
	je .L0_46
	cmpq $1, %rbp
	je .L0_47
	movq $-1, %r14
	jmp .L0_47
.L0_46:
	movq %rbp, %r14
.L0_47:
	movq %r14, %rax
	addq $56, %rsp
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	popq %rbp
	retq
.L0_48:
	cmpq $2, %rcx
	jb .L0_57
	leaq 2(%r12), %rbp
	notq %r12
	leaq 16(%rsp), %rdi
.L0_50:
	movq 256(%r15), %rax
	addq %r12, %rax
	testq %rax, %rax
	jle .L0_57
	leaq -1(%rbp), %rax
	movq 408(%r15), %rcx
	movq (%rcx), %rdx
	andq %rax, %rdx
	leaq (%rcx,%rdx,8), %rcx
	addq $32, %rcx
	movq (%rcx), %rbx
	lock cmpxchgq %rbp, 128(%r15)
	jne .L0_57
	movq %rsi, (%rsp)
	movq 8(%rsp), %rsi
	movq 24(%rsi), %rax
	movq 32(%rsi), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L0_54
.L0_53:
	movq 16(%rsi), %rcx
	andq %rax, %rcx
	shlq $3, %rcx
	addq 8(%rsi), %rcx
	movq (%rsp), %rdx
	movq %rdx, (%rcx)
	incq %rax
	movq %rax, 24(%rsi)
	movq (%rsi), %rcx
	movq %rax, 256(%rcx)
	incq %rbp
	decq %r12
	movq %rbx, %rsi
	decq %r13
	jne .L0_50
	jmp .L0_58
.L0_54:
	movl $1, %edx
	callq Worker::reserve.reference
	movq 16(%rsp), %rdi
	movabsq $-9223372036854775807, %rax
	cmpq %rax, %rdi
	jne .L0_68
	movq 8(%rsp), %rsi
	movq 24(%rsi), %rax
	leaq 16(%rsp), %rdi
	jmp .L0_53
.L0_57:
	movq %rsi, %rbx
.L0_58:
	movq 16(%r14), %rax
	testq %rax, %rax
	jne .L0_67
	movq 8(%r14), %rax
	incq %rax
	movq %rax, 8(%r14)
	movq %rax, (%r14)
.L0_60:
	movl $1, %ebp
	movq %rbx, %r14
	jmp .L0_43
.L0_61:
	movq %r13, %rdi
	movq %rax, %rsi
	callq Worker::take_and_see_to.reference
	movq %rax, %rbp
	movq %rdx, %r14
	jmp .L0_43
.L0_63:
	movq %rcx, 256(%rdx)
	jmp .L0_41
.L0_64:
	movb $1, %bl
	movq 16(%r14), %rax
	testq %rax, %rax
	je .L0_40
.L0_65:
	movq %r14, %rdi
	callq Record::leave_nested
	testb %bl, %bl
	je .L0_41
.L0_66:
	movl $2, %ebp
	jmp .L0_42
.L0_67:
	movq %r14, %rdi
	callq Record::leave_nested
	jmp .L0_60
.L0_68:
	movq 24(%rsp), %rsi
	callq ring::fail
.L0_69:
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
	pushq %rbp
	pushq %r15
	pushq %r14
	pushq %rbx
	pushq %rax
	movq (%rdi), %r15
	movq 400(%r15), %rax
	cmpq $2, %rax
	je .L3_2
	movq 128(%r15), %rax
	movq 256(%r15), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L3_14
.L3_2:
	leaq RUST_STD_INTERNAL_VAL@TLSLD(%rip), %rdi
	callq __tls_get_addr@PLT
	movq %rax, %rcx
	leaq RUST_STD_INTERNAL_VAL@DTPOFF(%rax), %rax
	cmpb $1, RUST_STD_INTERNAL_VAL@DTPOFF+8(%rcx)
	jne .L3_16
.L3_3:
	movq (%rax), %rbx
	movq 8(%rbx), %rax
	testb $1, %al
	jne .L3_20
.L3_4:
	orq $1, %rax
	movq %rax, 8(%rbx)
	movq %rax, (%rbx)
	movq 400(%r15), %rax
	cmpq $2, %rax
	jne .L3_21
.L3_6:
	movq 128(%r15), %rax
	movq 256(%r15), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L3_10
	movq 408(%r15), %rcx
	movq (%rcx), %rdx
	andq %rax, %rdx
	leaq (%rcx,%rdx,8), %rcx
	addq $32, %rcx
	movq (%rcx), %r14
	leaq 1(%rax), %rcx
	lock cmpxchgq %rcx, 128(%r15)
	sete %bpl
	movq 16(%rbx), %rax
	testq %rax, %rax
	jne .L3_23
	movq 8(%rbx), %rax
	incq %rax
	movq %rax, 8(%rbx)
	movq %rax, (%rbx)
	testb %bpl, %bpl
	jne .L3_15
.L3_9:
	movq $-1, %r14
	jmp .L3_15
.L3_10:
	xorl %ebp, %ebp
.L3_11:
	movq 16(%rbx), %rax
	testq %rax, %rax
	jne .L3_27
	movq 8(%rbx), %rax
	incq %rax
	movq %rax, 8(%rbx)
	movq %rax, (%rbx)
	testb %bpl, %bpl
	jne .L3_9
.L3_14:
	xorl %r14d, %r14d
.L3_15:
	movq %r14, %rax
	addq $8, %rsp
	popq %rbx
	popq %r14
	popq %r15
	popq %rbp
	retq
.L3_16:
	xorl %ebx, %ebx
	movq %rax, %rdi
	callq Storage::get_or_init_slow
	testq %rax, %rax
	jne .L3_3
	xorl %ebx, %ebx
	callq records::temporary
	movq %rax, %rbx
	movq 8(%rbx), %rax
	testb $1, %al
	je .L3_4
.L3_20:
	incq 16(%rbx)
	movq %rax, (%rbx)
	movq 400(%r15), %rax
	cmpq $2, %rax
	je .L3_6
.L3_21:
	cmpq $3, %rax
	jne .L3_24
	lock orl $0, -64(%rsp)
	jmp .L3_6
.L3_23:
	movq %rbx, %rdi
	callq Record::leave_nested
	testb %bpl, %bpl
	je .L3_9
	jmp .L3_15
.L3_24:
	movl $1, %ecx
	xorl %eax, %eax
	lock cmpxchgq %rcx, 400(%r15)
	callq barrier::heavy_fence
	movb $1, %bpl
	testb %al, %al
	je .L3_11
	movl $2, %ecx
	movl $1, %eax
	lock cmpxchgq %rcx, 400(%r15)
	jmp .L3_6
.L3_27:
	movq %rbx, %rdi
	callq Record::leave_nested
	testb %bpl, %bpl
	je .L3_14
	jmp .L3_9
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
	movq 128(%rbp), %r15
	lock orl $0, -64(%rsp)
	movq 256(%rbp), %r12
	subq %r15, %r12
	testq %r12, %r12
	jle .L4_2
	movq %r12, %rax
	shrq %rax
	subq %rax, %r12
	cmpq $32, %r12
	movl $32, %r14d
	cmovaeq %r14, %r12
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
	cmpq %rdx, %r14
	cmovbq %r14, %rdx
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
	movq 128(%rbp), %r15
	lock orl $0, -64(%rsp)
	movq 256(%rbp), %r12
	subq %r15, %r12
	testq %r12, %r12
	jle .L4_3
	subq %rcx, %rax
	testq %rax, %rax
	cmovleq %r13, %rax
	incq %rax
	cmpq %r14, %rax
	cmovbq %rax, %r14
	movq %r12, %rax
	shrq %rax
	subq %rax, %r12
	cmpq %r12, %r14
	cmovbq %r14, %r12
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
	movq (%r8), %r14
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
	andq %r15, %rcx
	leaq (%rax,%rcx,8), %rax
	addq $32, %rax
	movq (%rax), %r14
	leaq 1(%r15), %rcx
	movq %r15, %rax
	lock cmpxchgq %rcx, 128(%rbp)
	jne .L4_15
	movl $1, %r13d
	cmpq $2, %r12
	jb .L4_4
	movq %r14, 8(%rsp)
	leaq 32(%rsp), %rax
	movq %rax, 16(%rsp)
	decq %r12
	leaq 2(%r15), %r14
	notq %r15
	leaq 24(%rsp), %rdi
.L4_18:
	movq 256(%rbp), %rax
	addq %r15, %rax
	testq %rax, %rax
	jle .L4_19
	leaq -1(%r14), %rax
	movq 408(%rbp), %rcx
	movq (%rcx), %rdx
	andq %rax, %rdx
	leaq (%rcx,%rdx,8), %rcx
	addq $32, %rcx
	movq (%rcx), %r13
	lock cmpxchgq %r14, 128(%rbp)
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
	incq %r14
	decq %r15
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
	movq %r14, %rdx
	callq Worker::shrink
	jmp .L4_4
.L4_19:
	movl $1, %r13d
	movq 8(%rsp), %r14
	jmp .L4_4
.L4_26:
	movq %r13, %r14
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
	movq $-1, %r14
	jmp .L4_42
.L4_5:
	movq %r13, %r14
.L4_42:
	movq %r14, %rax
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
	movq (%rsi), %rax
	movq 400(%rax), %rcx
	cmpq $1, %rcx
	jne .L8_2
	lock orl $0, -64(%rsp)
	movq $2, 400(%rax)
.L8_2:
	movabsq $-9223372036854775807, %r14
	movq 32(%rsi), %rax
	subq 24(%rsi), %rax
	xorl %ecx, %ecx
	testq %rax, %rax
	cmovgq %rax, %rcx
	cmpq %rdx, %rcx
	jae .L8_6
	leaq 8(%rsp), %rbx
	xorl %r15d, %r15d
.L8_4:
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
	ja .L8_7
.L8_5:
	subq %r8, %rcx
	testq %rcx, %rcx
	cmovleq %r15, %rcx
	cmpq %rdx, %rcx
	jb .L8_4
	jmp .L8_6
.L8_7:
	movq %rdx, %r13
	movq %rdi, %r12
	movl $1, %ecx
	cmpq $2, %r9
	jb .L8_9
	decq %r9
	bsrq %r9, %rcx
	notl %ecx
	movq $-1, %rdx
	shrq %cl, %rdx
	movq %rdx, %rcx
	incq %rcx
.L8_9:
	movq %rbx, %rdi
	movq %rsi, %rbp
	movq %rax, %rdx
	callq Worker::resize.reference
	cmpq %r14, 8(%rsp)
	jne .L8_10
	movq %rbp, %rsi
	movq 24(%rbp), %r8
	movq 32(%rbp), %rcx
	movq %r12, %rdi
	movq %r13, %rdx
	jmp .L8_5
.L8_6:
	movq %r14, (%rdi)
.L8_11:
	addq $24, %rsp
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	popq %rbp
	retq
.L8_10:
	movups 8(%rsp), %xmm0
	movups %xmm0, (%r12)
	jmp .L8_11
Worker::take_and_see_to.reference:
	pushq %r15
	pushq %r14
	pushq %r12
	pushq %rbx
	pushq %rax
	movq %rdx, %r14
	movq (%rdi), %rbx
	cmpq $1, %rdx
	je .L9_1
	movl 60(%rdi), %eax
	movl %eax, 56(%rdi)
.L9_1:
	movq 128(%rbx), %rcx
	movq %rsi, %r8
	subq %rcx, %r8
	js .L9_16
	movq 16(%rdi), %rax
	andq %rsi, %rax
	shlq $3, %rax
	addq 8(%rdi), %rax
	movq (%rax), %rdx
	cmpq %rcx, %rsi
	jne .L9_6
	leaq 1(%rsi), %rcx
	movq %rsi, %rax
	lock cmpxchgq %rcx, 128(%rbx)
	movq %rcx, 256(%rbx)
	jne .L9_4
	incq 48(%rdi)
	movl $1, %eax
	cmpq $1, %r14
	je .L9_9
	jmp .L9_11
.L9_6:
	movq %rsi, 24(%rdi)
	movl $1, %eax
	cmpq 40(%rdi), %r8
	jge .L9_8
	movq %rdi, %r15
	movq %rcx, %rsi
	movq %rdx, %r12
	callq Worker::shrink
	movl $1, %eax
	movq %r12, %rdx
	movq %r15, %rdi
	cmpq $1, %r14
	je .L9_9
	jmp .L9_11
.L9_4:
	xorl %eax, %eax
.L9_8:
	cmpq $1, %r14
	jne .L9_11
.L9_9:
	movq 400(%rbx), %rcx
	cmpq $1, %rcx
	jne .L9_13
	lock orl $0, -64(%rsp)
	movq $2, 400(%rbx)
	jmp .L9_13
.L9_16:
	incq %rsi
	movq %rsi, 256(%rbx)
	xorl %eax, %eax
	cmpq $1, %r14
	je .L9_9
.L9_11:
	movq 128(%rbx), %rsi
	movq 48(%rdi), %r8
	movq %rsi, 48(%rdi)
	movl 60(%rdi), %ecx
	cmpq %rsi, %r8
	jne .L9_12
	addl %ecx, %ecx
	cmpl $8192, %ecx
	movl $8192, %esi
	cmovbl %ecx, %esi
	movl %esi, 60(%rdi)
	movl %esi, 56(%rdi)
	movq 400(%rbx), %rcx
	cmpq $2, %rcx
	jne .L9_13
	addq $400, %rbx
	movq %rbx, %rdi
	movq %rdx, %rbx
	movq %rax, %r14
	callq Mode::make_cold
	movq %r14, %rax
	movq %rbx, %rdx
	jmp .L9_13
.L9_12:
	movl %ecx, 56(%rdi)
.L9_13:
	addq $8, %rsp
	popq %rbx
	popq %r12
	popq %r14
	popq %r15
	retq
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
