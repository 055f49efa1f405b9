# rustc 1.95.0 (59807616e 2026-04-14); sources cfe2e9d9e7f70269
reference_batch:
	pushq %rbp
	pushq %r15
	pushq %r14
	pushq %r13
	pushq %r12
	pushq %rbx
	subq $72, %rsp
	movq %rsi, %rbx
	movq (%rdi), %r15
	movl $32, %edi
	callq *batch::assert_positive@GOTPCREL(%rip)
	movq (%rbx), %rdx
	cmpq %rdx, %r15
	je .L0_31
	movl $32, %eax
	movq %rax, 8(%rsp)
	leaq RUST_STD_INTERNAL_VAL@TLSGD(%rip), %rdi
	callq __tls_get_addr@PLT
	movq %rax, %r14
	movl $1, %r12d
	leaq .Lanon(%rip), %r13
	movq %rbx, 16(%rsp)
	movq 400(%r15), %rax
	cmpq $2, %rax
	je .L0_4
.L0_3:
	movq 128(%r15), %rax
	movq 256(%r15), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L0_61
.L0_4:
	cmpb $1, 8(%r14)
	movq %r14, %rax
	jne .L0_7
.L0_5:
	movq (%rax), %rdi
	movq 24(%rdi), %rax
	testb $1, %al
	jne .L0_11
.L0_6:
	orq $1, %rax
	movq %rax, 24(%rdi)
	movq %rax, (%rdi)
	jmp .L0_12
.L0_7:
	xorl %ebx, %ebx
	movq %r14, %rdi
	xorl %esi, %esi
	callq Storage::get_or_init_slow
	testq %rax, %rax
	jne .L0_5
	xorl %ebx, %ebx
	callq *records::temporary@GOTPCREL(%rip)
	movq %rax, %rdi
	movq 24(%rdi), %rax
	testb $1, %al
	je .L0_6
.L0_11:
	incq 32(%rdi)
.L0_12:
	movq 400(%r15), %rax
	cmpq $2, %rax
	jne .L0_22
.L0_13:
	movq %r14, 48(%rsp)
	movq 128(%r15), %r13
	movq 256(%r15), %rbp
	subq %r13, %rbp
	testq %rbp, %rbp
	jle .L0_42
	movq %rbp, %rax
	shrq %rax
	subq %rax, %rbp
	movq 8(%rsp), %rax
	cmpq %rbp, %rax
	movq %rbp, %rcx
	cmovbq %rax, %rcx
	movq 16(%rsp), %rax
	movq 32(%rax), %rbx
	subq 24(%rax), %rbx
	testq %rbx, %rbx
	movl $0, %eax
	cmovleq %rax, %rbx
	leaq -1(%rcx), %r14
	movl $3, %r12d
	cmpq %rbx, %r14
	ja .L0_16
	movq 408(%r15), %rax
	movq (%rax), %rdx
	andq %r13, %rdx
	leaq (%rax,%rdx,8), %rax
	addq $32, %rax
	movq (%rax), %rsi
	leaq 1(%r13), %rdx
	movq %r13, %rax
	lock cmpxchgq %rdx, 128(%r15)
	movl $2, %r12d
	je .L0_44
.L0_16:
	cmpq $0, 32(%rdi)
	jne .L0_24
	movq 24(%rdi), %rax
	incq %rax
	movq %rax, 24(%rdi)
	movq %rax, (%rdi)
	movq 16(%rsp), %r13
.L0_18:
	cmpq %rbx, %r14
	jbe .L0_62
	movq 256(%r15), %rdx
	movq 128(%r15), %rax
	subq %rax, %rdx
	cmpq $2, %rdx
	movl $1, %eax
	cmovlq %rax, %rdx
	movq %rdx, %rax
	shrq %rax
	subq %rax, %rdx
	movq 8(%rsp), %rax
	cmpq %rdx, %rax
	cmovbq %rax, %rdx
	decq %rdx
	leaq 32(%rsp), %rdi
	movq %r13, %rsi
	callq Worker::reserve.reference
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 32(%rsp)
	jne .L0_28
.L0_21:
	movq 32(%r13), %rax
	subq 24(%r13), %rax
	testq %rax, %rax
	movl $0, %ecx
	cmovleq %rcx, %rax
	incq %rax
	movq 8(%rsp), %rcx
	cmpq %rcx, %rax
	cmovbq %rax, %rcx
	movq %rcx, 8(%rsp)
	movq 48(%rsp), %r14
	movl $1, %r12d
	leaq .Lanon(%rip), %r13
	movq 400(%r15), %rax
	cmpq $2, %rax
	jne .L0_3
	jmp .L0_4
.L0_22:
	cmpq $3, %rax
	jne .L0_25
	lock orl $0, -64(%rsp)
	jmp .L0_13
.L0_24:
	callq *Record::leave_nested@GOTPCREL(%rip)
	movq 16(%rsp), %r13
	jmp .L0_18
.L0_25:
	movq %rdi, %rbx
	xorl %eax, %eax
	lock cmpxchgq %r12, 400(%r15)
	movq %r13, %rdi
	callq *barrier::heavy_fence@GOTPCREL(%rip)
	testb %al, %al
	movq %rbx, %rdi
	je .L0_42
	movl $1, %eax
	movl $2, %ecx
	lock cmpxchgq %rcx, 400(%r15)
	jmp .L0_13
.L0_28:
	leaq 56(%rsp), %rdi
	movq %r13, %rsi
	xorl %edx, %edx
	callq Worker::reserve.reference
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 56(%rsp)
	je .L0_21
	leaq 56(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	jmp .L0_69
.L0_31:
	movq 24(%rbx), %rcx
	leaq -1(%rcx), %rax
	movq 128(%rdx), %rsi
	cmpq %rsi, %rax
	js .L0_61
	movq %rax, 256(%rdx)
	movq 400(%rdx), %rdx
	testq %rdx, %rdx
	je .L0_35
	lock orl $0, -64(%rsp)
	cmpq $1, %rdx
	je .L0_57
	decl 56(%rbx)
	je .L0_57
.L0_35:
	movq (%rbx), %rdx
	movq 128(%rdx), %rsi
	movq %rax, %rdi
	subq %rsi, %rdi
	js .L0_59
	movq 16(%rbx), %r8
	andq %rax, %r8
	shlq $3, %r8
	addq 8(%rbx), %r8
	movq (%r8), %r8
	cmpq %rsi, %rax
	jne .L0_39
	lock cmpxchgq %rcx, 128(%rdx)
	movq %rcx, 256(%rdx)
	jne .L0_61
	incq 48(%rbx)
	movl $1, %r12d
	jmp .L0_62
.L0_39:
	movq %rax, 24(%rbx)
	movl $1, %r12d
	cmpq 40(%rbx), %rdi
	jge .L0_62
	movq %rbx, %rdi
	movq %r8, %rdx
	callq Worker::shrink
	movq %rax, %r8
	jmp .L0_62
.L0_42:
	cmpq $0, 32(%rdi)
	jne .L0_60
	xorl %r12d, %r12d
	jmp .L0_56
.L0_44:
	cmpq $2, %rcx
	jb .L0_53
	movq 8(%rsp), %rax
	cmpq %rbp, %rax
	cmovbq %rax, %rbp
	decq %rbp
	leaq 2(%r13), %r12
	notq %r13
	leaq 32(%rsp), %r8
	movq %rdi, 24(%rsp)
.L0_46:
	movq 256(%r15), %rax
	addq %r13, %rax
	testq %rax, %rax
	jle .L0_53
	leaq -1(%r12), %rax
	movq 408(%r15), %rcx
	movq (%rcx), %rdx
	andq %rax, %rdx
	leaq (%rcx,%rdx,8), %rcx
	addq $32, %rcx
	movq (%rcx), %r14
	lock cmpxchgq %r12, 128(%r15)
	jne .L0_53
	movq %rsi, %rbx
	movq 16(%rsp), %rsi
	movq 24(%rsi), %rax
	movq 32(%rsi), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L0_50
.L0_49:
	movq 16(%rsi), %rcx
	andq %rax, %rcx
	shlq $3, %rcx
	addq 8(%rsi), %rcx
	movq %rbx, (%rcx)
	incq %rax
	movq %rax, 24(%rsi)
	movq (%rsi), %rcx
	movq %rax, 256(%rcx)
	incq %r12
	decq %r13
	movq %r14, %rsi
	decq %rbp
	movq 24(%rsp), %rdi
	jne .L0_46
	jmp .L0_54
.L0_50:
	movl $1, %edx
	movq %r8, %rdi
	callq Worker::reserve.reference
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 32(%rsp)
	jne .L0_68
	movq 16(%rsp), %rsi
	movq 24(%rsi), %rax
	leaq 32(%rsp), %r8
	jmp .L0_49
.L0_53:
	movq %rsi, %r14
.L0_54:
	movq %r14, %rbx
	movl $1, %r12d
	cmpq $0, 32(%rdi)
	jne .L0_67
	movq %rbx, %r8
.L0_56:
	movq 24(%rdi), %rax
	incq %rax
	movq %rax, 24(%rdi)
	movq %rax, (%rdi)
	jmp .L0_62
.L0_57:
	movq %rbx, %rdi
	movq %rax, %rsi
	callq *Worker::take_and_see_to.reference@GOTPCREL(%rip)
	movq %rax, %r12
	movq %rdx, %r8
	jmp .L0_62
.L0_59:
	movq %rcx, 256(%rdx)
.L0_61:
	xorl %r12d, %r12d
.L0_62:
	testq %r12, %r12
	je .L0_65
	cmpq $1, %r12
	je .L0_66
	movq $-1, %r8
	jmp .L0_66
.L0_65:
	movq %r12, %r8
.L0_66:
	movq %r8, %rax
	addq $72, %rsp
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	popq %rbp
	retq
.L0_60:
	callq *Record::leave_nested@GOTPCREL(%rip)
	jmp .L0_61
.L0_67:
	callq *Record::leave_nested@GOTPCREL(%rip)
	movq %rbx, %r8
	jmp .L0_62
.L0_68:
	leaq 32(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
.L0_69:
	ud2
reference_pop:
	pushq %rax
	movq (%rdi), %rcx
	movq 24(%rdi), %r8
	leaq -1(%r8), %rax
	movq 128(%rcx), %rdx
	cmpq %rdx, %rax
	js .L1_16
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
	js .L1_15
	movq 16(%rdi), %rcx
	andq %rax, %rcx
	shlq $3, %rcx
	addq 8(%rdi), %rcx
	movq (%rcx), %rcx
	cmpq %rsi, %rax
	jne .L1_11
	lock cmpxchgq %r8, 128(%rdx)
	movq %r8, 256(%rdx)
	jne .L1_16
	incq 48(%rdi)
.L1_17:
	movq %rcx, %rax
	popq %rcx
	retq
.L1_11:
	movq %rax, 24(%rdi)
	cmpq 40(%rdi), %r9
	jge .L1_17
	movq %rcx, %rdx
	callq Worker::shrink
	movq %rax, %rcx
	movq %rcx, %rax
	popq %rcx
	retq
.L1_15:
	movq %r8, 256(%rdx)
.L1_16:
	xorl %ecx, %ecx
	movq %rcx, %rax
	popq %rcx
	retq
.L1_3:
	movl $1, %edx
.L1_5:
	movq %rax, %rsi
	callq *Worker::take_and_see_to.reference@GOTPCREL(%rip)
	xorl %ecx, %ecx
	testb $1, %al
	cmovneq %rdx, %rcx
	movq %rcx, %rax
	popq %rcx
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
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 8(%rsp)
	jne .L2_3
	movq %r14, %rdi
	movq 24(%r14), %rax
	jmp .L2_7
.L2_3:
	leaq 8(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	ud2
reference_steal:
	pushq %rbp
	pushq %r15
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
	jle .L3_24
.L3_2:
	leaq RUST_STD_INTERNAL_VAL@TLSGD(%rip), %rdi
	callq __tls_get_addr@PLT
	cmpb $1, 8(%rax)
	jne .L3_6
.L3_3:
	movq (%rax), %rbx
	movq 24(%rbx), %rax
	testb $1, %al
	jne .L3_10
.L3_4:
	orq $1, %rax
	movq %rax, 24(%rbx)
	movq %rax, (%rbx)
	jmp .L3_11
.L3_6:
	xorl %ebx, %ebx
	movq %rax, %rdi
	xorl %esi, %esi
	callq Storage::get_or_init_slow
	testq %rax, %rax
	jne .L3_3
	xorl %ebx, %ebx
	callq *records::temporary@GOTPCREL(%rip)
	movq %rax, %rbx
	movq 24(%rbx), %rax
	testb $1, %al
	je .L3_4
.L3_10:
	incq 32(%rbx)
.L3_11:
	movq 400(%r14), %rax
	cmpq $2, %rax
	jne .L3_16
.L3_12:
	movq 128(%r14), %rax
	movq 256(%r14), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L3_22
	movq 408(%r14), %rcx
	movq (%rcx), %rdx
	andq %rax, %rdx
	leaq (%rcx,%rdx,8), %rcx
	addq $32, %rcx
	movq (%rcx), %r15
	leaq 1(%rax), %rcx
	lock cmpxchgq %rcx, 128(%r14)
	sete %bpl
	cmpq $0, 32(%rbx)
	jne .L3_18
	movq 24(%rbx), %rax
	incq %rax
	movq %rax, 24(%rbx)
	movq %rax, (%rbx)
.L3_15:
	testb %bpl, %bpl
	movq $-1, %rax
	cmovneq %r15, %rax
	jmp .L3_25
.L3_16:
	cmpq $3, %rax
	jne .L3_19
	lock orl $0, -64(%rsp)
	jmp .L3_12
.L3_18:
	movq %rbx, %rdi
	callq *Record::leave_nested@GOTPCREL(%rip)
	jmp .L3_15
.L3_19:
	movl $1, %ecx
	xorl %eax, %eax
	lock cmpxchgq %rcx, 400(%r14)
	leaq .Lanon(%rip), %rdi
	callq *barrier::heavy_fence@GOTPCREL(%rip)
	testb %al, %al
	je .L3_22
	movl $2, %ecx
	movl $1, %eax
	lock cmpxchgq %rcx, 400(%r14)
	jmp .L3_12
.L3_22:
	cmpq $0, 32(%rbx)
	jne .L3_26
	movq 24(%rbx), %rax
	incq %rax
	movq %rax, 24(%rbx)
	movq %rax, (%rbx)
.L3_24:
	xorl %eax, %eax
.L3_25:
	addq $8, %rsp
	popq %rbx
	popq %r14
	popq %r15
	popq %rbp
	retq
.L3_26:
	movq %rbx, %rdi
	callq *Record::leave_nested@GOTPCREL(%rip)
	jmp .L3_24
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
	movl $32, %edi
	callq *batch::assert_positive@GOTPCREL(%rip)
	movq (%rbx), %rdx
	cmpq %rdx, %rbp
	je .L4_30
	movq 128(%rbp), %r15
	lock orl $0, -64(%rsp)
	movq 256(%rbp), %r14
	subq %r15, %r14
	testq %r14, %r14
	jle .L4_3
	movq %r14, %rax
	shrq %rax
	andl $1, %r14d
	addq %rax, %r14
	cmpq $32, %r14
	movl $32, %r12d
	cmovaeq %r12, %r14
	movq 32(%rbx), %rax
	subq 24(%rbx), %rax
	xorl %ecx, %ecx
	testq %rax, %rax
	cmovgq %rax, %rcx
	leaq -1(%r14), %rax
	cmpq %rcx, %rax
	jbe .L4_15
	xorl %r13d, %r13d
	leaq 40(%rsp), %rax
	movq %rax, 16(%rsp)
.L4_9:
	movq 256(%rbp), %rdx
	movq 128(%rbp), %rax
	subq %rax, %rdx
	cmpq $2, %rdx
	movl $1, %eax
	cmovlq %rax, %rdx
	movq %rdx, %rax
	shrq %rax
	subq %rax, %rdx
	cmpq %rdx, %r12
	cmovbq %r12, %rdx
	decq %rdx
	leaq 24(%rsp), %rdi
	movq %rbx, %rsi
	callq Worker::reserve.weakest
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 24(%rsp)
	jne .L4_11
.L4_13:
	movq 24(%rbx), %rcx
	movq 32(%rbx), %rax
	movq 128(%rbp), %r15
	lock orl $0, -64(%rsp)
	movq 256(%rbp), %r14
	subq %r15, %r14
	testq %r14, %r14
	jle .L4_4
	subq %rcx, %rax
	testq %rax, %rax
	cmovleq %r13, %rax
	incq %rax
	cmpq %r12, %rax
	cmovbq %rax, %r12
	movq %r14, %rax
	shrq %rax
	andl $1, %r14d
	addq %rax, %r14
	cmpq %r14, %r12
	cmovbq %r12, %r14
	movq 32(%rbx), %rax
	subq 24(%rbx), %rax
	testq %rax, %rax
	cmovleq %r13, %rax
	leaq -1(%r14), %rcx
	cmpq %rax, %rcx
	ja .L4_9
	jmp .L4_15
.L4_11:
	leaq 40(%rsp), %rdi
	movq %rbx, %rsi
	xorl %edx, %edx
	callq Worker::reserve.weakest
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 40(%rsp)
	je .L4_13
.L4_28:
	movq 16(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	ud2
.L4_30:
	movq 24(%rbx), %rcx
	leaq -1(%rcx), %rax
	movq 128(%rdx), %rsi
	cmpq %rsi, %rax
	js .L4_3
	movq %rax, 256(%rdx)
	lock orl $0, -64(%rsp)
	movq (%rbx), %rdx
	movq 128(%rdx), %rsi
	movq %rax, %rdi
	subq %rsi, %rdi
	js .L4_45
	movq 16(%rbx), %r8
	andq %rax, %r8
	shlq $3, %r8
	addq 8(%rbx), %r8
	movq (%r8), %r8
	cmpq %rsi, %rax
	jne .L4_35
	lock cmpxchgq %rcx, 128(%rdx)
	movq %rcx, 256(%rdx)
	jne .L4_3
	incq 48(%rbx)
	movl $1, %r13d
	jmp .L4_5
.L4_15:
	movq 408(%rbp), %rax
	movq (%rax), %rcx
	andq %r15, %rcx
	leaq (%rax,%rcx,8), %rax
	addq $32, %rax
	movq (%rax), %r8
	leaq 1(%r15), %rcx
	movq %r15, %rax
	lock cmpxchgq %rcx, 128(%rbp)
	jne .L4_16
	movl $1, %r13d
	cmpq $2, %r14
	jb .L4_5
	movq %r8, 8(%rsp)
	decq %r14
	leaq 2(%r15), %r12
	notq %r15
	leaq 24(%rsp), %rax
	movq %rax, 16(%rsp)
.L4_19:
	movq 256(%rbp), %rax
	addq %r15, %rax
	testq %rax, %rax
	jle .L4_20
	leaq -1(%r12), %rax
	movq 408(%rbp), %rcx
	movq (%rcx), %rdx
	andq %rax, %rdx
	leaq (%rcx,%rdx,8), %rcx
	addq $32, %rcx
	movq (%rcx), %r13
	lock cmpxchgq %r12, 128(%rbp)
	jne .L4_20
	movq 24(%rbx), %rax
	movq 32(%rbx), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L4_23
.L4_26:
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
	incq %r12
	decq %r15
	movq %r13, 8(%rsp)
	decq %r14
	jne .L4_19
	jmp .L4_27
.L4_23:
	movl $1, %edx
	leaq 24(%rsp), %rdi
	movq %rbx, %rsi
	callq Worker::reserve.weakest
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 24(%rsp)
	jne .L4_28
	movq 24(%rbx), %rax
	jmp .L4_26
.L4_16:
	movl $2, %r13d
	jmp .L4_4
.L4_35:
	movq %rax, 24(%rbx)
	movl $1, %r13d
	cmpq 40(%rbx), %rdi
	jge .L4_5
	movq %rbx, %rdi
	movq %r8, %rdx
	callq Worker::shrink
	movl $1, %r13d
	movq %rax, %r8
	jmp .L4_5
.L4_20:
	movl $1, %r13d
	movq 8(%rsp), %r8
	jmp .L4_5
.L4_27:
	movq %r13, %r8
	movl $1, %r13d
	jmp .L4_5
.L4_45:
	movq %rcx, 256(%rdx)
.L4_3:
	xorl %r13d, %r13d
.L4_4:
.L4_5:
	testq %r13, %r13
	je .L4_6
	cmpl $1, %r13d
	je .L4_44
	movq $-1, %r8
	jmp .L4_44
.L4_6:
	movq %r13, %r8
.L4_44:
	movq %r8, %rax
	addq $56, %rsp
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	popq %rbp
	retq
weakest_pop:
	pushq %rax
	movq (%rdi), %rdx
	movq 24(%rdi), %rcx
	leaq -1(%rcx), %rax
	movq 128(%rdx), %rsi
	cmpq %rsi, %rax
	js .L5_9
	movq %rax, 256(%rdx)
	lock orl $0, -64(%rsp)
	movq (%rdi), %r8
	movq 128(%r8), %rsi
	movq %rax, %r9
	subq %rsi, %r9
	js .L5_8
	movq 16(%rdi), %rdx
	andq %rax, %rdx
	shlq $3, %rdx
	addq 8(%rdi), %rdx
	movq (%rdx), %rdx
	cmpq %rsi, %rax
	jne .L5_5
	lock cmpxchgq %rcx, 128(%r8)
	movq %rcx, 256(%r8)
	jne .L5_9
	incq 48(%rdi)
.L5_10:
	movq %rdx, %rax
	popq %rcx
	retq
.L5_5:
	movq %rax, 24(%rdi)
	cmpq 40(%rdi), %r9
	jge .L5_10
	callq Worker::shrink
	movq %rax, %rdx
	jmp .L5_10
.L5_8:
	movq %rcx, 256(%r8)
.L5_9:
	xorl %edx, %edx
	movq %rdx, %rax
	popq %rcx
	retq
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
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 8(%rsp)
	jne .L6_3
	movq %r14, %rdi
	movq 24(%r14), %rax
	jmp .L6_7
.L6_3:
	leaq 8(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
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
	movq %rdx, %r14
	movq %rsi, %r15
	movq %rdi, %rbx
	movq (%rsi), %r12
	movq 400(%r12), %rax
	cmpq $1, %rax
	jne .L8_3
	callq *barrier::has_barriers@GOTPCREL(%rip)
	testb %al, %al
	je .L8_2
.L8_3:
	movabsq $-9223372036854775807, %r13
	movq 32(%r15), %rax
	subq 24(%r15), %rax
	xorl %ecx, %ecx
	testq %rax, %rax
	cmovgq %rax, %rcx
	cmpq %r14, %rcx
	jae .L8_7
	leaq 8(%rsp), %r12
	xorl %ebp, %ebp
.L8_5:
	movq (%r15), %rax
	movq 128(%rax), %rdx
	movq 16(%r15), %rdi
	movq 24(%r15), %rcx
	leaq (%rdi,%rdx), %rax
	incq %rax
	incq %rdi
	movq %rax, 32(%r15)
	movq %rcx, %rsi
	subq %rdx, %rsi
	addq %r14, %rsi
	cmpq %rdi, %rsi
	ja .L8_8
.L8_6:
	subq %rcx, %rax
	testq %rax, %rax
	cmovleq %rbp, %rax
	cmpq %r14, %rax
	jb .L8_5
	jmp .L8_7
.L8_8:
	movl $1, %ecx
	cmpq $2, %rsi
	jb .L8_10
	decq %rsi
	bsrq %rsi, %rcx
	notl %ecx
	movq $-1, %rax
	shrq %cl, %rax
	movq %rax, %rcx
	incq %rcx
.L8_10:
	movq %r12, %rdi
	movq %r15, %rsi
	callq Worker::resize.reference
	cmpq %r13, 8(%rsp)
	jne .L8_11
	movq 24(%r15), %rcx
	movq 32(%r15), %rax
	jmp .L8_6
.L8_7:
	movq %r13, (%rbx)
.L8_12:
	addq $24, %rsp
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	popq %rbp
	retq
.L8_2:
	addq $400, %r12
	movq %r12, %rdi
	callq Mode::make_cold
	jmp .L8_3
.L8_11:
	movups 8(%rsp), %xmm0
	movups %xmm0, (%rbx)
	jmp .L8_12
Worker::take_and_see_to.reference:
	pushq %r15
	pushq %r14
	pushq %r12
	pushq %rbx
	pushq %rax
	movq (%rdi), %rcx
	movq 128(%rcx), %rax
	movq %rsi, %r8
	subq %rax, %r8
	js .L9_14
	movq 16(%rdi), %r9
	andq %rsi, %r9
	shlq $3, %r9
	addq 8(%rdi), %r9
	movq (%r9), %rbx
	cmpq %rax, %rsi
	jne .L9_5
	leaq 1(%rsi), %r8
	movq %rsi, %rax
	lock cmpxchgq %r8, 128(%rcx)
	movq %r8, 256(%rcx)
	jne .L9_3
	incq 48(%rdi)
	movl $1, %r14d
	movq (%rdi), %r15
	cmpq $1, %rdx
	je .L9_8
	jmp .L9_12
.L9_5:
	movq %rsi, 24(%rdi)
	movl $1, %r14d
	cmpq 40(%rdi), %r8
	jge .L9_7
	movq %rdi, %r15
	movq %rax, %rsi
	movq %rdx, %r12
	movq %rbx, %rdx
	callq Worker::shrink
	movq %r12, %rdx
	movq %r15, %rdi
	movq %rax, %rbx
	movq (%rdi), %r15
	cmpq $1, %rdx
	je .L9_8
	jmp .L9_12
.L9_3:
	xorl %r14d, %r14d
.L9_7:
	movq (%rdi), %r15
	cmpq $1, %rdx
	jne .L9_12
.L9_8:
	movq 400(%r15), %rax
	cmpq $1, %rax
	jne .L9_11
	callq *barrier::has_barriers@GOTPCREL(%rip)
	testb %al, %al
	jne .L9_11
	jmp .L9_10
.L9_14:
	incq %rsi
	movq %rsi, 256(%rcx)
	xorl %r14d, %r14d
	movq (%rdi), %r15
	cmpq $1, %rdx
	je .L9_8
.L9_12:
	movq 128(%r15), %rsi
	addq $48, %rdi
	callq *Patience::is_lost@GOTPCREL(%rip)
	testb %al, %al
	je .L9_11
	movq 400(%r15), %rax
	cmpq $2, %rax
	je .L9_10
.L9_11:
	movq %r14, %rax
	movq %rbx, %rdx
	addq $8, %rsp
	popq %rbx
	popq %r12
	popq %r14
	popq %r15
	retq
.L9_10:
	addq $400, %r15
	movq %r15, %rdi
	callq Mode::make_cold
	jmp .L9_11
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
	subq $40, %rsp
	movq %rcx, 16(%rsp)
	leaq -1(%rcx), %rbp
	movq %rcx, %rax
	xorq %rbp, %rax
	cmpq %rbp, %rax
	jbe .L11_3
	movq %rcx, %r14
	movq %rdi, %r15
	movabsq $1152921504606846971, %rax
	cmpq %rax, %rcx
	jbe .L11_4
	xorl %ebx, %ebx
	movq %r14, %r13
	jmp .L11_5
.L11_4:
	movq %rdx, %r12
	movq %rsi, 8(%rsp)
	leaq 32(,%r14,8), %r13
	callq *_RNvC7___rustc35___rust_no_alloc_shim_is_unstable_v2@GOTPCREL(%rip)
	movl $8, %ebx
	movl $8, %esi
	movq %r13, %rdi
	callq *_RNvC7___rustc12___rust_alloc@GOTPCREL(%rip)
	testq %rax, %rax
	je .L11_5
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
	jle .L11_7
	leaq 40(,%rbp,8), %rsi
	movl $8, %edx
	movq %rax, %rdi
	callq *_RNvC7___rustc14___rust_dealloc@GOTPCREL(%rip)
	jmp .L11_12
.L11_5:
	movq %rbx, (%r15)
	movq %r13, 8(%r15)
	jmp .L11_13
.L11_7:
	movq %rax, %r8
	addq $32, %r8
	movq 16(%rbx), %rdi
	leaq -32(%rcx), %rdx
	movq %r12, 24(%rax)
	cmpq %r12, %rsi
	je .L11_9
.L11_10:
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
	jne .L11_10
.L11_9:
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
.L11_12:
	movq %r13, (%r15)
.L11_13:
	addq $40, %rsp
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	popq %rbp
	retq
.L11_3:
	leaq 16(%rsp), %rax
	movq %rax, 24(%rsp)
	movq _RNvXsi_NtNtNtC4core3fmt3num3impjNtB9_7Display3fmt@GOTPCREL(%rip), %rax
	movq %rax, 32(%rsp)
	leaq .Lanon(%rip), %rdi
	leaq .Lanon(%rip), %rdx
	leaq 24(%rsp), %rsi
	callq *_RNvNtC4core9panicking9panic_fmt@GOTPCREL(%rip)
