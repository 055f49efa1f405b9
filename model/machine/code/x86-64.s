# rustc 1.95.0 (59807616e 2026-04-14); sources 3de15fd66b61acc6
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
ra_batch:
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
	je .L8_31
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
	je .L8_4
.L8_3:
	movq 128(%r15), %rax
	movq 256(%r15), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L8_61
.L8_4:
	cmpb $1, 8(%r14)
	movq %r14, %rax
	jne .L8_7
.L8_5:
	movq (%rax), %rdi
	movq 24(%rdi), %rax
	testb $1, %al
	jne .L8_11
.L8_6:
	orq $1, %rax
	movq %rax, 24(%rdi)
	movq %rax, (%rdi)
	jmp .L8_12
.L8_7:
	xorl %ebx, %ebx
	movq %r14, %rdi
	xorl %esi, %esi
	callq Storage::get_or_init_slow
	testq %rax, %rax
	jne .L8_5
	xorl %ebx, %ebx
	callq *records::temporary@GOTPCREL(%rip)
	movq %rax, %rdi
	movq 24(%rdi), %rax
	testb $1, %al
	je .L8_6
.L8_11:
	incq 32(%rdi)
.L8_12:
	movq 400(%r15), %rax
	cmpq $2, %rax
	jne .L8_22
.L8_13:
	movq %r14, 48(%rsp)
	movq 128(%r15), %r13
	movq 256(%r15), %rbp
	subq %r13, %rbp
	testq %rbp, %rbp
	jle .L8_42
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
	ja .L8_16
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
	je .L8_44
.L8_16:
	cmpq $0, 32(%rdi)
	jne .L8_24
	movq 24(%rdi), %rax
	incq %rax
	movq %rax, 24(%rdi)
	movq %rax, (%rdi)
	movq 16(%rsp), %r13
.L8_18:
	cmpq %rbx, %r14
	jbe .L8_62
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
	jne .L8_28
.L8_21:
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
	jne .L8_3
	jmp .L8_4
.L8_22:
	cmpq $3, %rax
	jne .L8_25
	lock orl $0, -64(%rsp)
	jmp .L8_13
.L8_24:
	callq *Record::leave_nested@GOTPCREL(%rip)
	movq 16(%rsp), %r13
	jmp .L8_18
.L8_25:
	movq %rdi, %rbx
	xorl %eax, %eax
	lock cmpxchgq %r12, 400(%r15)
	movq %r13, %rdi
	callq *barrier::heavy_fence@GOTPCREL(%rip)
	testb %al, %al
	movq %rbx, %rdi
	je .L8_42
	movl $1, %eax
	movl $2, %ecx
	lock cmpxchgq %rcx, 400(%r15)
	jmp .L8_13
.L8_28:
	leaq 56(%rsp), %rdi
	movq %r13, %rsi
	xorl %edx, %edx
	callq Worker::reserve.reference
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 56(%rsp)
	je .L8_21
	leaq 56(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	jmp .L8_69
.L8_31:
	movq 24(%rbx), %rcx
	leaq -1(%rcx), %rax
	movq 128(%rdx), %rsi
	cmpq %rsi, %rax
	js .L8_61
	movq %rax, 256(%rdx)
	movq 400(%rdx), %rdx
	testq %rdx, %rdx
	je .L8_35
	lock orl $0, -64(%rsp)
	cmpq $1, %rdx
	je .L8_57
	decl 56(%rbx)
	je .L8_57
.L8_35:
	movq (%rbx), %rdx
	movq 128(%rdx), %rsi
	movq %rax, %rdi
	subq %rsi, %rdi
	js .L8_59
	movq 16(%rbx), %r8
	andq %rax, %r8
	shlq $3, %r8
	addq 8(%rbx), %r8
	movq (%r8), %r8
	cmpq %rsi, %rax
	jne .L8_39
	lock cmpxchgq %rcx, 128(%rdx)
	movq %rcx, 256(%rdx)
	jne .L8_61
	incq 48(%rbx)
	movl $1, %r12d
	jmp .L8_62
.L8_39:
	movq %rax, 24(%rbx)
	movl $1, %r12d
	cmpq 40(%rbx), %rdi
	jge .L8_62
	movq %rbx, %rdi
	movq %r8, %rdx
	callq Worker::shrink
	movq %rax, %r8
	jmp .L8_62
.L8_42:
	cmpq $0, 32(%rdi)
	jne .L8_60
	xorl %r12d, %r12d
	jmp .L8_56
.L8_44:
	cmpq $2, %rcx
	jb .L8_53
	movq 8(%rsp), %rax
	cmpq %rbp, %rax
	cmovbq %rax, %rbp
	decq %rbp
	leaq 2(%r13), %r12
	notq %r13
	leaq 32(%rsp), %r8
	movq %rdi, 24(%rsp)
.L8_46:
	movq 256(%r15), %rax
	addq %r13, %rax
	testq %rax, %rax
	jle .L8_53
	leaq -1(%r12), %rax
	movq 408(%r15), %rcx
	movq (%rcx), %rdx
	andq %rax, %rdx
	leaq (%rcx,%rdx,8), %rcx
	addq $32, %rcx
	movq (%rcx), %r14
	lock cmpxchgq %r12, 128(%r15)
	jne .L8_53
	movq %rsi, %rbx
	movq 16(%rsp), %rsi
	movq 24(%rsi), %rax
	movq 32(%rsi), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L8_50
.L8_49:
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
	jne .L8_46
	jmp .L8_54
.L8_50:
	movl $1, %edx
	movq %r8, %rdi
	callq Worker::reserve.reference
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 32(%rsp)
	jne .L8_68
	movq 16(%rsp), %rsi
	movq 24(%rsi), %rax
	leaq 32(%rsp), %r8
	jmp .L8_49
.L8_53:
	movq %rsi, %r14
.L8_54:
	movq %r14, %rbx
	movl $1, %r12d
	cmpq $0, 32(%rdi)
	jne .L8_67
	movq %rbx, %r8
.L8_56:
	movq 24(%rdi), %rax
	incq %rax
	movq %rax, 24(%rdi)
	movq %rax, (%rdi)
	jmp .L8_62
.L8_57:
	movq %rbx, %rdi
	movq %rax, %rsi
	callq *Worker::take_and_see_to.reference@GOTPCREL(%rip)
	movq %rax, %r12
	movq %rdx, %r8
	jmp .L8_62
.L8_59:
	movq %rcx, 256(%rdx)
.L8_61:
	xorl %r12d, %r12d
.L8_62:
	testq %r12, %r12
	je .L8_65
	cmpq $1, %r12
	je .L8_66
	movq $-1, %r8
	jmp .L8_66
.L8_65:
	movq %r12, %r8
.L8_66:
	movq %r8, %rax
	addq $72, %rsp
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	popq %rbp
	retq
.L8_60:
	callq *Record::leave_nested@GOTPCREL(%rip)
	jmp .L8_61
.L8_67:
	callq *Record::leave_nested@GOTPCREL(%rip)
	movq %rbx, %r8
	jmp .L8_62
.L8_68:
	leaq 32(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
.L8_69:
	ud2
ra_pop:
	pushq %rax
	movq (%rdi), %rcx
	movq 24(%rdi), %r8
	leaq -1(%r8), %rax
	movq 128(%rcx), %rdx
	cmpq %rdx, %rax
	js .L9_16
	movq %rax, 256(%rcx)
	movq 400(%rcx), %rdx
	testq %rdx, %rdx
	je .L9_7
	lock orl $0, -64(%rsp)
	cmpq $1, %rdx
	je .L9_3
	decl 56(%rdi)
	je .L9_5
.L9_7:
	movq (%rdi), %rdx
	movq 128(%rdx), %rsi
	movq %rax, %r9
	subq %rsi, %r9
	js .L9_15
	movq 16(%rdi), %rcx
	andq %rax, %rcx
	shlq $3, %rcx
	addq 8(%rdi), %rcx
	movq (%rcx), %rcx
	cmpq %rsi, %rax
	jne .L9_11
	lock cmpxchgq %r8, 128(%rdx)
	movq %r8, 256(%rdx)
	jne .L9_16
	incq 48(%rdi)
.L9_17:
	movq %rcx, %rax
	popq %rcx
	retq
.L9_11:
	movq %rax, 24(%rdi)
	cmpq 40(%rdi), %r9
	jge .L9_17
	movq %rcx, %rdx
	callq Worker::shrink
	movq %rax, %rcx
	movq %rcx, %rax
	popq %rcx
	retq
.L9_15:
	movq %r8, 256(%rdx)
.L9_16:
	xorl %ecx, %ecx
	movq %rcx, %rax
	popq %rcx
	retq
.L9_3:
	movl $1, %edx
.L9_5:
	movq %rax, %rsi
	callq *Worker::take_and_see_to.reference@GOTPCREL(%rip)
	xorl %ecx, %ecx
	testb $1, %al
	cmovneq %rdx, %rcx
	movq %rcx, %rax
	popq %rcx
	retq
ra_push:
	pushq %r14
	pushq %rbx
	subq $24, %rsp
	movq %rsi, %rbx
	movq 24(%rdi), %rax
	movq 32(%rdi), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L10_1
.L10_7:
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
.L10_1:
	leaq 8(%rsp), %rax
	movl $1, %edx
	movq %rdi, %rsi
	movq %rax, %rdi
	movq %rsi, %r14
	callq Worker::reserve.reference
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 8(%rsp)
	jne .L10_3
	movq %r14, %rdi
	movq 24(%r14), %rax
	jmp .L10_7
.L10_3:
	leaq 8(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	ud2
ra_steal:
	pushq %rbp
	pushq %r15
	pushq %r14
	pushq %rbx
	pushq %rax
	movq (%rdi), %r14
	movq 400(%r14), %rax
	cmpq $2, %rax
	je .L11_2
	movq 128(%r14), %rax
	movq 256(%r14), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L11_24
.L11_2:
	leaq RUST_STD_INTERNAL_VAL@TLSGD(%rip), %rdi
	callq __tls_get_addr@PLT
	cmpb $1, 8(%rax)
	jne .L11_6
.L11_3:
	movq (%rax), %rbx
	movq 24(%rbx), %rax
	testb $1, %al
	jne .L11_10
.L11_4:
	orq $1, %rax
	movq %rax, 24(%rbx)
	movq %rax, (%rbx)
	jmp .L11_11
.L11_6:
	xorl %ebx, %ebx
	movq %rax, %rdi
	xorl %esi, %esi
	callq Storage::get_or_init_slow
	testq %rax, %rax
	jne .L11_3
	xorl %ebx, %ebx
	callq *records::temporary@GOTPCREL(%rip)
	movq %rax, %rbx
	movq 24(%rbx), %rax
	testb $1, %al
	je .L11_4
.L11_10:
	incq 32(%rbx)
.L11_11:
	movq 400(%r14), %rax
	cmpq $2, %rax
	jne .L11_16
.L11_12:
	movq 128(%r14), %rax
	movq 256(%r14), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L11_22
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
	jne .L11_18
	movq 24(%rbx), %rax
	incq %rax
	movq %rax, 24(%rbx)
	movq %rax, (%rbx)
.L11_15:
	testb %bpl, %bpl
	movq $-1, %rax
	cmovneq %r15, %rax
	jmp .L11_25
.L11_16:
	cmpq $3, %rax
	jne .L11_19
	lock orl $0, -64(%rsp)
	jmp .L11_12
.L11_18:
	movq %rbx, %rdi
	callq *Record::leave_nested@GOTPCREL(%rip)
	jmp .L11_15
.L11_19:
	movl $1, %ecx
	xorl %eax, %eax
	lock cmpxchgq %rcx, 400(%r14)
	leaq .Lanon(%rip), %rdi
	callq *barrier::heavy_fence@GOTPCREL(%rip)
	testb %al, %al
	je .L11_22
	movl $2, %ecx
	movl $1, %eax
	lock cmpxchgq %rcx, 400(%r14)
	jmp .L11_12
.L11_22:
	cmpq $0, 32(%rbx)
	jne .L11_26
	movq 24(%rbx), %rax
	incq %rax
	movq %rax, 24(%rbx)
	movq %rax, (%rbx)
.L11_24:
	xorl %eax, %eax
.L11_25:
	addq $8, %rsp
	popq %rbx
	popq %r14
	popq %r15
	popq %rbp
	retq
.L11_26:
	movq %rbx, %rdi
	callq *Record::leave_nested@GOTPCREL(%rip)
	jmp .L11_24
rb_batch:
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
	je .L12_31
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
	je .L12_4
.L12_3:
	movq 128(%r15), %rax
	movq 256(%r15), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L12_61
.L12_4:
	cmpb $1, 8(%r14)
	movq %r14, %rax
	jne .L12_7
.L12_5:
	movq (%rax), %rdi
	movq 24(%rdi), %rax
	testb $1, %al
	jne .L12_11
.L12_6:
	orq $1, %rax
	movq %rax, 24(%rdi)
	movq %rax, (%rdi)
	jmp .L12_12
.L12_7:
	xorl %ebx, %ebx
	movq %r14, %rdi
	xorl %esi, %esi
	callq Storage::get_or_init_slow
	testq %rax, %rax
	jne .L12_5
	xorl %ebx, %ebx
	callq *records::temporary@GOTPCREL(%rip)
	movq %rax, %rdi
	movq 24(%rdi), %rax
	testb $1, %al
	je .L12_6
.L12_11:
	incq 32(%rdi)
.L12_12:
	movq 400(%r15), %rax
	cmpq $2, %rax
	jne .L12_22
.L12_13:
	movq %r14, 48(%rsp)
	movq 128(%r15), %r13
	movq 256(%r15), %rbp
	subq %r13, %rbp
	testq %rbp, %rbp
	jle .L12_42
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
	ja .L12_16
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
	je .L12_44
.L12_16:
	cmpq $0, 32(%rdi)
	jne .L12_24
	movq 24(%rdi), %rax
	incq %rax
	movq %rax, 24(%rdi)
	movq %rax, (%rdi)
	movq 16(%rsp), %r13
.L12_18:
	cmpq %rbx, %r14
	jbe .L12_62
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
	jne .L12_28
.L12_21:
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
	jne .L12_3
	jmp .L12_4
.L12_22:
	cmpq $3, %rax
	jne .L12_25
	lock orl $0, -64(%rsp)
	jmp .L12_13
.L12_24:
	callq *Record::leave_nested@GOTPCREL(%rip)
	movq 16(%rsp), %r13
	jmp .L12_18
.L12_25:
	movq %rdi, %rbx
	xorl %eax, %eax
	lock cmpxchgq %r12, 400(%r15)
	movq %r13, %rdi
	callq *barrier::heavy_fence@GOTPCREL(%rip)
	testb %al, %al
	movq %rbx, %rdi
	je .L12_42
	movl $1, %eax
	movl $2, %ecx
	lock cmpxchgq %rcx, 400(%r15)
	jmp .L12_13
.L12_28:
	leaq 56(%rsp), %rdi
	movq %r13, %rsi
	xorl %edx, %edx
	callq Worker::reserve.reference
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 56(%rsp)
	je .L12_21
	leaq 56(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	jmp .L12_69
.L12_31:
	movq 24(%rbx), %rcx
	leaq -1(%rcx), %rax
	movq 128(%rdx), %rsi
	cmpq %rsi, %rax
	js .L12_61
	movq %rax, 256(%rdx)
	movq 400(%rdx), %rdx
	testq %rdx, %rdx
	je .L12_35
	cmpq $1, %rdx
	je .L12_57
	decl 56(%rbx)
	je .L12_57
.L12_35:
	movq (%rbx), %rdx
	movq 128(%rdx), %rsi
	movq %rax, %rdi
	subq %rsi, %rdi
	js .L12_59
	movq 16(%rbx), %r8
	andq %rax, %r8
	shlq $3, %r8
	addq 8(%rbx), %r8
	movq (%r8), %r8
	cmpq %rsi, %rax
	jne .L12_39
	lock cmpxchgq %rcx, 128(%rdx)
	movq %rcx, 256(%rdx)
	jne .L12_61
	incq 48(%rbx)
	movl $1, %r12d
	jmp .L12_62
.L12_39:
	movq %rax, 24(%rbx)
	movl $1, %r12d
	cmpq 40(%rbx), %rdi
	jge .L12_62
	movq %rbx, %rdi
	movq %r8, %rdx
	callq Worker::shrink
	movq %rax, %r8
	jmp .L12_62
.L12_42:
	cmpq $0, 32(%rdi)
	jne .L12_60
	xorl %r12d, %r12d
	jmp .L12_56
.L12_44:
	cmpq $2, %rcx
	jb .L12_53
	movq 8(%rsp), %rax
	cmpq %rbp, %rax
	cmovbq %rax, %rbp
	decq %rbp
	leaq 2(%r13), %r12
	notq %r13
	leaq 32(%rsp), %r8
	movq %rdi, 24(%rsp)
.L12_46:
	movq 256(%r15), %rax
	addq %r13, %rax
	testq %rax, %rax
	jle .L12_53
	leaq -1(%r12), %rax
	movq 408(%r15), %rcx
	movq (%rcx), %rdx
	andq %rax, %rdx
	leaq (%rcx,%rdx,8), %rcx
	addq $32, %rcx
	movq (%rcx), %r14
	lock cmpxchgq %r12, 128(%r15)
	jne .L12_53
	movq %rsi, %rbx
	movq 16(%rsp), %rsi
	movq 24(%rsi), %rax
	movq 32(%rsi), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L12_50
.L12_49:
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
	jne .L12_46
	jmp .L12_54
.L12_50:
	movl $1, %edx
	movq %r8, %rdi
	callq Worker::reserve.reference
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 32(%rsp)
	jne .L12_68
	movq 16(%rsp), %rsi
	movq 24(%rsi), %rax
	leaq 32(%rsp), %r8
	jmp .L12_49
.L12_53:
	movq %rsi, %r14
.L12_54:
	movq %r14, %rbx
	movl $1, %r12d
	cmpq $0, 32(%rdi)
	jne .L12_67
	movq %rbx, %r8
.L12_56:
	movq 24(%rdi), %rax
	incq %rax
	movq %rax, 24(%rdi)
	movq %rax, (%rdi)
	jmp .L12_62
.L12_57:
	movq %rbx, %rdi
	movq %rax, %rsi
	callq *Worker::take_and_see_to.reference@GOTPCREL(%rip)
	movq %rax, %r12
	movq %rdx, %r8
	jmp .L12_62
.L12_59:
	movq %rcx, 256(%rdx)
.L12_61:
	xorl %r12d, %r12d
.L12_62:
	testq %r12, %r12
	je .L12_65
	cmpq $1, %r12
	je .L12_66
	movq $-1, %r8
	jmp .L12_66
.L12_65:
	movq %r12, %r8
.L12_66:
	movq %r8, %rax
	addq $72, %rsp
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	popq %rbp
	retq
.L12_60:
	callq *Record::leave_nested@GOTPCREL(%rip)
	jmp .L12_61
.L12_67:
	callq *Record::leave_nested@GOTPCREL(%rip)
	movq %rbx, %r8
	jmp .L12_62
.L12_68:
	leaq 32(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
.L12_69:
	ud2
rb_pop:
	pushq %rax
	movq (%rdi), %rcx
	movq 24(%rdi), %r8
	leaq -1(%r8), %rax
	movq 128(%rcx), %rdx
	cmpq %rdx, %rax
	js .L13_16
	movq %rax, 256(%rcx)
	movq 400(%rcx), %rdx
	testq %rdx, %rdx
	je .L13_7
	cmpq $1, %rdx
	je .L13_3
	decl 56(%rdi)
	je .L13_5
.L13_7:
	movq (%rdi), %rdx
	movq 128(%rdx), %rsi
	movq %rax, %r9
	subq %rsi, %r9
	js .L13_15
	movq 16(%rdi), %rcx
	andq %rax, %rcx
	shlq $3, %rcx
	addq 8(%rdi), %rcx
	movq (%rcx), %rcx
	cmpq %rsi, %rax
	jne .L13_11
	lock cmpxchgq %r8, 128(%rdx)
	movq %r8, 256(%rdx)
	jne .L13_16
	incq 48(%rdi)
.L13_17:
	movq %rcx, %rax
	popq %rcx
	retq
.L13_11:
	movq %rax, 24(%rdi)
	cmpq 40(%rdi), %r9
	jge .L13_17
	movq %rcx, %rdx
	callq Worker::shrink
	movq %rax, %rcx
	movq %rcx, %rax
	popq %rcx
	retq
.L13_15:
	movq %r8, 256(%rdx)
.L13_16:
	xorl %ecx, %ecx
	movq %rcx, %rax
	popq %rcx
	retq
.L13_3:
	movl $1, %edx
.L13_5:
	movq %rax, %rsi
	callq *Worker::take_and_see_to.reference@GOTPCREL(%rip)
	xorl %ecx, %ecx
	testb $1, %al
	cmovneq %rdx, %rcx
	movq %rcx, %rax
	popq %rcx
	retq
rb_push:
	pushq %r14
	pushq %rbx
	subq $24, %rsp
	movq %rsi, %rbx
	movq 24(%rdi), %rax
	movq 32(%rdi), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L14_1
.L14_7:
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
.L14_1:
	leaq 8(%rsp), %rax
	movl $1, %edx
	movq %rdi, %rsi
	movq %rax, %rdi
	movq %rsi, %r14
	callq Worker::reserve.reference
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 8(%rsp)
	jne .L14_3
	movq %r14, %rdi
	movq 24(%r14), %rax
	jmp .L14_7
.L14_3:
	leaq 8(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	ud2
rb_steal:
	pushq %rbp
	pushq %r15
	pushq %r14
	pushq %rbx
	pushq %rax
	movq (%rdi), %r14
	movq 400(%r14), %rax
	cmpq $2, %rax
	je .L15_2
	movq 128(%r14), %rax
	movq 256(%r14), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L15_24
.L15_2:
	leaq RUST_STD_INTERNAL_VAL@TLSGD(%rip), %rdi
	callq __tls_get_addr@PLT
	cmpb $1, 8(%rax)
	jne .L15_6
.L15_3:
	movq (%rax), %rbx
	movq 24(%rbx), %rax
	testb $1, %al
	jne .L15_10
.L15_4:
	orq $1, %rax
	movq %rax, 24(%rbx)
	movq %rax, (%rbx)
	jmp .L15_11
.L15_6:
	xorl %ebx, %ebx
	movq %rax, %rdi
	xorl %esi, %esi
	callq Storage::get_or_init_slow
	testq %rax, %rax
	jne .L15_3
	xorl %ebx, %ebx
	callq *records::temporary@GOTPCREL(%rip)
	movq %rax, %rbx
	movq 24(%rbx), %rax
	testb $1, %al
	je .L15_4
.L15_10:
	incq 32(%rbx)
.L15_11:
	movq 400(%r14), %rax
	cmpq $2, %rax
	jne .L15_16
.L15_12:
	movq 128(%r14), %rax
	movq 256(%r14), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L15_22
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
	jne .L15_18
	movq 24(%rbx), %rax
	incq %rax
	movq %rax, 24(%rbx)
	movq %rax, (%rbx)
.L15_15:
	testb %bpl, %bpl
	movq $-1, %rax
	cmovneq %r15, %rax
	jmp .L15_25
.L15_16:
	cmpq $3, %rax
	jne .L15_19
	lock orl $0, -64(%rsp)
	jmp .L15_12
.L15_18:
	movq %rbx, %rdi
	callq *Record::leave_nested@GOTPCREL(%rip)
	jmp .L15_15
.L15_19:
	movl $1, %ecx
	xorl %eax, %eax
	lock cmpxchgq %rcx, 400(%r14)
	leaq .Lanon(%rip), %rdi
	callq *barrier::heavy_fence@GOTPCREL(%rip)
	testb %al, %al
	je .L15_22
	movl $2, %ecx
	movl $1, %eax
	lock cmpxchgq %rcx, 400(%r14)
	jmp .L15_12
.L15_22:
	cmpq $0, 32(%rbx)
	jne .L15_26
	movq 24(%rbx), %rax
	incq %rax
	movq %rax, 24(%rbx)
	movq %rax, (%rbx)
.L15_24:
	xorl %eax, %eax
.L15_25:
	addq $8, %rsp
	popq %rbx
	popq %r14
	popq %r15
	popq %rbp
	retq
.L15_26:
	movq %rbx, %rdi
	callq *Record::leave_nested@GOTPCREL(%rip)
	jmp .L15_24
rc_batch:
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
	je .L16_31
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
	je .L16_4
.L16_3:
	movq 128(%r15), %rax
	movq 256(%r15), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L16_61
.L16_4:
	cmpb $1, 8(%r14)
	movq %r14, %rax
	jne .L16_7
.L16_5:
	movq (%rax), %rdi
	movq 24(%rdi), %rax
	testb $1, %al
	jne .L16_11
.L16_6:
	orq $1, %rax
	movq %rax, 24(%rdi)
	movq %rax, (%rdi)
	jmp .L16_12
.L16_7:
	xorl %ebx, %ebx
	movq %r14, %rdi
	xorl %esi, %esi
	callq Storage::get_or_init_slow
	testq %rax, %rax
	jne .L16_5
	xorl %ebx, %ebx
	callq *records::temporary@GOTPCREL(%rip)
	movq %rax, %rdi
	movq 24(%rdi), %rax
	testb $1, %al
	je .L16_6
.L16_11:
	incq 32(%rdi)
.L16_12:
	movq 400(%r15), %rax
	cmpq $2, %rax
	jne .L16_22
.L16_13:
	movq %r14, 48(%rsp)
	movq 128(%r15), %r13
	movq 256(%r15), %rbp
	subq %r13, %rbp
	testq %rbp, %rbp
	jle .L16_42
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
	ja .L16_16
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
	je .L16_44
.L16_16:
	cmpq $0, 32(%rdi)
	jne .L16_24
	movq 24(%rdi), %rax
	incq %rax
	movq %rax, 24(%rdi)
	movq %rax, (%rdi)
	movq 16(%rsp), %r13
.L16_18:
	cmpq %rbx, %r14
	jbe .L16_62
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
	jne .L16_28
.L16_21:
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
	jne .L16_3
	jmp .L16_4
.L16_22:
	cmpq $3, %rax
	jne .L16_25
	lock orl $0, -64(%rsp)
	jmp .L16_13
.L16_24:
	callq *Record::leave_nested@GOTPCREL(%rip)
	movq 16(%rsp), %r13
	jmp .L16_18
.L16_25:
	movq %rdi, %rbx
	xorl %eax, %eax
	lock cmpxchgq %r12, 400(%r15)
	movq %r13, %rdi
	callq *barrier::heavy_fence@GOTPCREL(%rip)
	testb %al, %al
	movq %rbx, %rdi
	je .L16_42
	movl $1, %eax
	movl $2, %ecx
	lock cmpxchgq %rcx, 400(%r15)
	jmp .L16_13
.L16_28:
	leaq 56(%rsp), %rdi
	movq %r13, %rsi
	xorl %edx, %edx
	callq Worker::reserve.reference
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 56(%rsp)
	je .L16_21
	leaq 56(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	jmp .L16_69
.L16_31:
	movq 24(%rbx), %rcx
	leaq -1(%rcx), %rax
	movq 128(%rdx), %rsi
	cmpq %rsi, %rax
	js .L16_61
	movq %rax, 256(%rdx)
	movq 400(%rdx), %rdx
	testq %rdx, %rdx
	je .L16_35
	lock orl $0, -64(%rsp)
	cmpq $1, %rdx
	je .L16_57
	decl 56(%rbx)
	je .L16_57
.L16_35:
	movq (%rbx), %rdx
	movq 128(%rdx), %rsi
	movq %rax, %rdi
	subq %rsi, %rdi
	js .L16_59
	movq 16(%rbx), %r8
	andq %rax, %r8
	shlq $3, %r8
	addq 8(%rbx), %r8
	movq (%r8), %r8
	cmpq %rsi, %rax
	jne .L16_39
	lock cmpxchgq %rcx, 128(%rdx)
	movq %rcx, 256(%rdx)
	jne .L16_61
	incq 48(%rbx)
	movl $1, %r12d
	jmp .L16_62
.L16_39:
	movq %rax, 24(%rbx)
	movl $1, %r12d
	cmpq 40(%rbx), %rdi
	jge .L16_62
	movq %rbx, %rdi
	movq %r8, %rdx
	callq Worker::shrink
	movq %rax, %r8
	jmp .L16_62
.L16_42:
	cmpq $0, 32(%rdi)
	jne .L16_60
	xorl %r12d, %r12d
	jmp .L16_56
.L16_44:
	cmpq $2, %rcx
	jb .L16_53
	movq 8(%rsp), %rax
	cmpq %rbp, %rax
	cmovbq %rax, %rbp
	decq %rbp
	leaq 2(%r13), %r12
	notq %r13
	leaq 32(%rsp), %r8
	movq %rdi, 24(%rsp)
.L16_46:
	movq 256(%r15), %rax
	addq %r13, %rax
	testq %rax, %rax
	jle .L16_53
	leaq -1(%r12), %rax
	movq 408(%r15), %rcx
	movq (%rcx), %rdx
	andq %rax, %rdx
	leaq (%rcx,%rdx,8), %rcx
	addq $32, %rcx
	movq (%rcx), %r14
	lock cmpxchgq %r12, 128(%r15)
	jne .L16_53
	movq %rsi, %rbx
	movq 16(%rsp), %rsi
	movq 24(%rsi), %rax
	movq 32(%rsi), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L16_50
.L16_49:
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
	jne .L16_46
	jmp .L16_54
.L16_50:
	movl $1, %edx
	movq %r8, %rdi
	callq Worker::reserve.reference
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 32(%rsp)
	jne .L16_68
	movq 16(%rsp), %rsi
	movq 24(%rsi), %rax
	leaq 32(%rsp), %r8
	jmp .L16_49
.L16_53:
	movq %rsi, %r14
.L16_54:
	movq %r14, %rbx
	movl $1, %r12d
	cmpq $0, 32(%rdi)
	jne .L16_67
	movq %rbx, %r8
.L16_56:
	movq 24(%rdi), %rax
	incq %rax
	movq %rax, 24(%rdi)
	movq %rax, (%rdi)
	jmp .L16_62
.L16_57:
	movq %rbx, %rdi
	movq %rax, %rsi
	callq *Worker::take_and_see_to.reference@GOTPCREL(%rip)
	movq %rax, %r12
	movq %rdx, %r8
	jmp .L16_62
.L16_59:
	movq %rcx, 256(%rdx)
.L16_61:
	xorl %r12d, %r12d
.L16_62:
	testq %r12, %r12
	je .L16_65
	cmpq $1, %r12
	je .L16_66
	movq $-1, %r8
	jmp .L16_66
.L16_65:
	movq %r12, %r8
.L16_66:
	movq %r8, %rax
	addq $72, %rsp
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	popq %rbp
	retq
.L16_60:
	callq *Record::leave_nested@GOTPCREL(%rip)
	jmp .L16_61
.L16_67:
	callq *Record::leave_nested@GOTPCREL(%rip)
	movq %rbx, %r8
	jmp .L16_62
.L16_68:
	leaq 32(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
.L16_69:
	ud2
rc_pop:
	pushq %rax
	movq (%rdi), %rcx
	movq 24(%rdi), %r8
	leaq -1(%r8), %rax
	movq 128(%rcx), %rdx
	cmpq %rdx, %rax
	js .L17_16
	movq %rax, 256(%rcx)
	movq 400(%rcx), %rdx
	testq %rdx, %rdx
	je .L17_7
	lock orl $0, -64(%rsp)
	cmpq $1, %rdx
	je .L17_3
	decl 56(%rdi)
	je .L17_5
.L17_7:
	movq (%rdi), %rdx
	movq 128(%rdx), %rsi
	movq %rax, %r9
	subq %rsi, %r9
	js .L17_15
	movq 16(%rdi), %rcx
	andq %rax, %rcx
	shlq $3, %rcx
	addq 8(%rdi), %rcx
	movq (%rcx), %rcx
	cmpq %rsi, %rax
	jne .L17_11
	lock cmpxchgq %r8, 128(%rdx)
	movq %r8, 256(%rdx)
	jne .L17_16
	incq 48(%rdi)
.L17_17:
	movq %rcx, %rax
	popq %rcx
	retq
.L17_11:
	movq %rax, 24(%rdi)
	cmpq 40(%rdi), %r9
	jge .L17_17
	movq %rcx, %rdx
	callq Worker::shrink
	movq %rax, %rcx
	movq %rcx, %rax
	popq %rcx
	retq
.L17_15:
	movq %r8, 256(%rdx)
.L17_16:
	xorl %ecx, %ecx
	movq %rcx, %rax
	popq %rcx
	retq
.L17_3:
	movl $1, %edx
.L17_5:
	movq %rax, %rsi
	callq *Worker::take_and_see_to.reference@GOTPCREL(%rip)
	xorl %ecx, %ecx
	testb $1, %al
	cmovneq %rdx, %rcx
	movq %rcx, %rax
	popq %rcx
	retq
rc_push:
	pushq %r14
	pushq %rbx
	subq $24, %rsp
	movq %rsi, %rbx
	movq 24(%rdi), %rax
	movq 32(%rdi), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L18_1
.L18_7:
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
.L18_1:
	leaq 8(%rsp), %rax
	movl $1, %edx
	movq %rdi, %rsi
	movq %rax, %rdi
	movq %rsi, %r14
	callq Worker::reserve.reference
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 8(%rsp)
	jne .L18_3
	movq %r14, %rdi
	movq 24(%r14), %rax
	jmp .L18_7
.L18_3:
	leaq 8(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	ud2
rc_steal:
	pushq %rbp
	pushq %r15
	pushq %r14
	pushq %rbx
	pushq %rax
	movq (%rdi), %r14
	movq 400(%r14), %rax
	cmpq $2, %rax
	je .L19_2
	movq 128(%r14), %rax
	movq 256(%r14), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L19_24
.L19_2:
	leaq RUST_STD_INTERNAL_VAL@TLSGD(%rip), %rdi
	callq __tls_get_addr@PLT
	cmpb $1, 8(%rax)
	jne .L19_6
.L19_3:
	movq (%rax), %rbx
	movq 24(%rbx), %rax
	testb $1, %al
	jne .L19_10
.L19_4:
	orq $1, %rax
	movq %rax, 24(%rbx)
	movq %rax, (%rbx)
	jmp .L19_11
.L19_6:
	xorl %ebx, %ebx
	movq %rax, %rdi
	xorl %esi, %esi
	callq Storage::get_or_init_slow
	testq %rax, %rax
	jne .L19_3
	xorl %ebx, %ebx
	callq *records::temporary@GOTPCREL(%rip)
	movq %rax, %rbx
	movq 24(%rbx), %rax
	testb $1, %al
	je .L19_4
.L19_10:
	incq 32(%rbx)
.L19_11:
	movq 400(%r14), %rax
	cmpq $2, %rax
	jne .L19_16
.L19_12:
	movq 128(%r14), %rax
	movq 256(%r14), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L19_22
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
	jne .L19_18
	movq 24(%rbx), %rax
	incq %rax
	movq %rax, 24(%rbx)
	movq %rax, (%rbx)
.L19_15:
	testb %bpl, %bpl
	movq $-1, %rax
	cmovneq %r15, %rax
	jmp .L19_25
.L19_16:
	cmpq $3, %rax
	jne .L19_19
	lock orl $0, -64(%rsp)
	jmp .L19_12
.L19_18:
	movq %rbx, %rdi
	callq *Record::leave_nested@GOTPCREL(%rip)
	jmp .L19_15
.L19_19:
	movl $1, %ecx
	xorl %eax, %eax
	lock cmpxchgq %rcx, 400(%r14)
	leaq .Lanon(%rip), %rdi
	callq *barrier::heavy_fence@GOTPCREL(%rip)
	testb %al, %al
	je .L19_22
	movl $2, %ecx
	movl $1, %eax
	lock cmpxchgq %rcx, 400(%r14)
	jmp .L19_12
.L19_22:
	cmpq $0, 32(%rbx)
	jne .L19_26
	movq 24(%rbx), %rax
	incq %rax
	movq %rax, 24(%rbx)
	movq %rax, (%rbx)
.L19_24:
	xorl %eax, %eax
.L19_25:
	addq $8, %rsp
	popq %rbx
	popq %r14
	popq %r15
	popq %rbp
	retq
.L19_26:
	movq %rbx, %rdi
	callq *Record::leave_nested@GOTPCREL(%rip)
	jmp .L19_24
rd_batch:
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
	je .L20_31
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
	je .L20_4
.L20_3:
	movq 128(%r15), %rax
	movq 256(%r15), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L20_61
.L20_4:
	cmpb $1, 8(%r14)
	movq %r14, %rax
	jne .L20_7
.L20_5:
	movq (%rax), %rdi
	movq 24(%rdi), %rax
	testb $1, %al
	jne .L20_11
.L20_6:
	orq $1, %rax
	movq %rax, 24(%rdi)
	movq %rax, (%rdi)
	jmp .L20_12
.L20_7:
	xorl %ebx, %ebx
	movq %r14, %rdi
	xorl %esi, %esi
	callq Storage::get_or_init_slow
	testq %rax, %rax
	jne .L20_5
	xorl %ebx, %ebx
	callq *records::temporary@GOTPCREL(%rip)
	movq %rax, %rdi
	movq 24(%rdi), %rax
	testb $1, %al
	je .L20_6
.L20_11:
	incq 32(%rdi)
.L20_12:
	movq 400(%r15), %rax
	cmpq $2, %rax
	jne .L20_22
.L20_13:
	movq %r14, 48(%rsp)
	movq 128(%r15), %r13
	movq 256(%r15), %rbp
	subq %r13, %rbp
	testq %rbp, %rbp
	jle .L20_42
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
	ja .L20_16
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
	je .L20_44
.L20_16:
	cmpq $0, 32(%rdi)
	jne .L20_24
	movq 24(%rdi), %rax
	incq %rax
	movq %rax, 24(%rdi)
	movq %rax, (%rdi)
	movq 16(%rsp), %r13
.L20_18:
	cmpq %rbx, %r14
	jbe .L20_62
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
	jne .L20_28
.L20_21:
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
	jne .L20_3
	jmp .L20_4
.L20_22:
	cmpq $3, %rax
	jne .L20_25
	lock orl $0, -64(%rsp)
	jmp .L20_13
.L20_24:
	callq *Record::leave_nested@GOTPCREL(%rip)
	movq 16(%rsp), %r13
	jmp .L20_18
.L20_25:
	movq %rdi, %rbx
	xorl %eax, %eax
	lock cmpxchgq %r12, 400(%r15)
	movq %r13, %rdi
	callq *barrier::heavy_fence@GOTPCREL(%rip)
	testb %al, %al
	movq %rbx, %rdi
	je .L20_42
	movl $1, %eax
	movl $2, %ecx
	lock cmpxchgq %rcx, 400(%r15)
	jmp .L20_13
.L20_28:
	leaq 56(%rsp), %rdi
	movq %r13, %rsi
	xorl %edx, %edx
	callq Worker::reserve.reference
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 56(%rsp)
	je .L20_21
	leaq 56(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	jmp .L20_69
.L20_31:
	movq 24(%rbx), %rcx
	leaq -1(%rcx), %rax
	movq 128(%rdx), %rsi
	cmpq %rsi, %rax
	js .L20_61
	movq %rax, 256(%rdx)
	movq 400(%rdx), %rdx
	testq %rdx, %rdx
	je .L20_35
	lock orl $0, -64(%rsp)
	cmpq $1, %rdx
	je .L20_57
	decl 56(%rbx)
	je .L20_57
.L20_35:
	movq (%rbx), %rdx
	movq 128(%rdx), %rsi
	movq %rax, %rdi
	subq %rsi, %rdi
	js .L20_59
	movq 16(%rbx), %r8
	andq %rax, %r8
	shlq $3, %r8
	addq 8(%rbx), %r8
	movq (%r8), %r8
	cmpq %rsi, %rax
	jne .L20_39
	lock cmpxchgq %rcx, 128(%rdx)
	movq %rcx, 256(%rdx)
	jne .L20_61
	incq 48(%rbx)
	movl $1, %r12d
	jmp .L20_62
.L20_39:
	movq %rax, 24(%rbx)
	movl $1, %r12d
	cmpq 40(%rbx), %rdi
	jge .L20_62
	movq %rbx, %rdi
	movq %r8, %rdx
	callq Worker::shrink
	movq %rax, %r8
	jmp .L20_62
.L20_42:
	cmpq $0, 32(%rdi)
	jne .L20_60
	xorl %r12d, %r12d
	jmp .L20_56
.L20_44:
	cmpq $2, %rcx
	jb .L20_53
	movq 8(%rsp), %rax
	cmpq %rbp, %rax
	cmovbq %rax, %rbp
	decq %rbp
	leaq 2(%r13), %r12
	notq %r13
	leaq 32(%rsp), %r8
	movq %rdi, 24(%rsp)
.L20_46:
	movq 256(%r15), %rax
	addq %r13, %rax
	testq %rax, %rax
	jle .L20_53
	leaq -1(%r12), %rax
	movq 408(%r15), %rcx
	movq (%rcx), %rdx
	andq %rax, %rdx
	leaq (%rcx,%rdx,8), %rcx
	addq $32, %rcx
	movq (%rcx), %r14
	lock cmpxchgq %r12, 128(%r15)
	jne .L20_53
	movq %rsi, %rbx
	movq 16(%rsp), %rsi
	movq 24(%rsi), %rax
	movq 32(%rsi), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L20_50
.L20_49:
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
	jne .L20_46
	jmp .L20_54
.L20_50:
	movl $1, %edx
	movq %r8, %rdi
	callq Worker::reserve.reference
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 32(%rsp)
	jne .L20_68
	movq 16(%rsp), %rsi
	movq 24(%rsi), %rax
	leaq 32(%rsp), %r8
	jmp .L20_49
.L20_53:
	movq %rsi, %r14
.L20_54:
	movq %r14, %rbx
	movl $1, %r12d
	cmpq $0, 32(%rdi)
	jne .L20_67
	movq %rbx, %r8
.L20_56:
	movq 24(%rdi), %rax
	incq %rax
	movq %rax, 24(%rdi)
	movq %rax, (%rdi)
	jmp .L20_62
.L20_57:
	movq %rbx, %rdi
	movq %rax, %rsi
	callq *Worker::take_and_see_to.reference@GOTPCREL(%rip)
	movq %rax, %r12
	movq %rdx, %r8
	jmp .L20_62
.L20_59:
	movq %rcx, 256(%rdx)
.L20_61:
	xorl %r12d, %r12d
.L20_62:
	testq %r12, %r12
	je .L20_65
	cmpq $1, %r12
	je .L20_66
	movq $-1, %r8
	jmp .L20_66
.L20_65:
	movq %r12, %r8
.L20_66:
	movq %r8, %rax
	addq $72, %rsp
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	popq %rbp
	retq
.L20_60:
	callq *Record::leave_nested@GOTPCREL(%rip)
	jmp .L20_61
.L20_67:
	callq *Record::leave_nested@GOTPCREL(%rip)
	movq %rbx, %r8
	jmp .L20_62
.L20_68:
	leaq 32(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
.L20_69:
	ud2
rd_pop:
	pushq %rax
	movq (%rdi), %rcx
	movq 24(%rdi), %r8
	leaq -1(%r8), %rax
	movq 128(%rcx), %rdx
	cmpq %rdx, %rax
	js .L21_16
	movq %rax, 256(%rcx)
	movq 400(%rcx), %rdx
	testq %rdx, %rdx
	je .L21_7
	lock orl $0, -64(%rsp)
	cmpq $1, %rdx
	je .L21_3
	decl 56(%rdi)
	je .L21_5
.L21_7:
	movq (%rdi), %rdx
	movq 128(%rdx), %rsi
	movq %rax, %r9
	subq %rsi, %r9
	js .L21_15
	movq 16(%rdi), %rcx
	andq %rax, %rcx
	shlq $3, %rcx
	addq 8(%rdi), %rcx
	movq (%rcx), %rcx
	cmpq %rsi, %rax
	jne .L21_11
	lock cmpxchgq %r8, 128(%rdx)
	movq %r8, 256(%rdx)
	jne .L21_16
	incq 48(%rdi)
.L21_17:
	movq %rcx, %rax
	popq %rcx
	retq
.L21_11:
	movq %rax, 24(%rdi)
	cmpq 40(%rdi), %r9
	jge .L21_17
	movq %rcx, %rdx
	callq Worker::shrink
	movq %rax, %rcx
	movq %rcx, %rax
	popq %rcx
	retq
.L21_15:
	movq %r8, 256(%rdx)
.L21_16:
	xorl %ecx, %ecx
	movq %rcx, %rax
	popq %rcx
	retq
.L21_3:
	movl $1, %edx
.L21_5:
	movq %rax, %rsi
	callq *Worker::take_and_see_to.reference@GOTPCREL(%rip)
	xorl %ecx, %ecx
	testb $1, %al
	cmovneq %rdx, %rcx
	movq %rcx, %rax
	popq %rcx
	retq
rd_push:
	pushq %r14
	pushq %rbx
	subq $24, %rsp
	movq %rsi, %rbx
	movq 24(%rdi), %rax
	movq 32(%rdi), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L22_1
.L22_7:
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
.L22_1:
	leaq 8(%rsp), %rax
	movl $1, %edx
	movq %rdi, %rsi
	movq %rax, %rdi
	movq %rsi, %r14
	callq Worker::reserve.reference
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 8(%rsp)
	jne .L22_3
	movq %r14, %rdi
	movq 24(%r14), %rax
	jmp .L22_7
.L22_3:
	leaq 8(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	ud2
rd_steal:
	pushq %rbp
	pushq %r15
	pushq %r14
	pushq %rbx
	pushq %rax
	movq (%rdi), %r14
	movq 400(%r14), %rax
	cmpq $2, %rax
	je .L23_2
	movq 128(%r14), %rax
	movq 256(%r14), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L23_24
.L23_2:
	leaq RUST_STD_INTERNAL_VAL@TLSGD(%rip), %rdi
	callq __tls_get_addr@PLT
	cmpb $1, 8(%rax)
	jne .L23_6
.L23_3:
	movq (%rax), %rbx
	movq 24(%rbx), %rax
	testb $1, %al
	jne .L23_10
.L23_4:
	orq $1, %rax
	movq %rax, 24(%rbx)
	movq %rax, (%rbx)
	jmp .L23_11
.L23_6:
	xorl %ebx, %ebx
	movq %rax, %rdi
	xorl %esi, %esi
	callq Storage::get_or_init_slow
	testq %rax, %rax
	jne .L23_3
	xorl %ebx, %ebx
	callq *records::temporary@GOTPCREL(%rip)
	movq %rax, %rbx
	movq 24(%rbx), %rax
	testb $1, %al
	je .L23_4
.L23_10:
	incq 32(%rbx)
.L23_11:
	movq 400(%r14), %rax
	cmpq $2, %rax
	jne .L23_16
.L23_12:
	movq 128(%r14), %rax
	movq 256(%r14), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L23_22
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
	jne .L23_18
	movq 24(%rbx), %rax
	incq %rax
	movq %rax, 24(%rbx)
	movq %rax, (%rbx)
.L23_15:
	testb %bpl, %bpl
	movq $-1, %rax
	cmovneq %r15, %rax
	jmp .L23_25
.L23_16:
	cmpq $3, %rax
	jne .L23_19
	lock orl $0, -64(%rsp)
	jmp .L23_12
.L23_18:
	movq %rbx, %rdi
	callq *Record::leave_nested@GOTPCREL(%rip)
	jmp .L23_15
.L23_19:
	movl $1, %ecx
	xorl %eax, %eax
	lock cmpxchgq %rcx, 400(%r14)
	leaq .Lanon(%rip), %rdi
	callq *barrier::heavy_fence@GOTPCREL(%rip)
	testb %al, %al
	je .L23_22
	movl $2, %ecx
	movl $1, %eax
	lock cmpxchgq %rcx, 400(%r14)
	jmp .L23_12
.L23_22:
	cmpq $0, 32(%rbx)
	jne .L23_26
	movq 24(%rbx), %rax
	incq %rax
	movq %rax, 24(%rbx)
	movq %rax, (%rbx)
.L23_24:
	xorl %eax, %eax
.L23_25:
	addq $8, %rsp
	popq %rbx
	popq %r14
	popq %r15
	popq %rbp
	retq
.L23_26:
	movq %rbx, %rdi
	callq *Record::leave_nested@GOTPCREL(%rip)
	jmp .L23_24
re_batch:
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
	je .L24_31
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
	je .L24_4
.L24_3:
	movq 128(%r15), %rax
	movq 256(%r15), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L24_61
.L24_4:
	cmpb $1, 8(%r14)
	movq %r14, %rax
	jne .L24_7
.L24_5:
	movq (%rax), %rdi
	movq 24(%rdi), %rax
	testb $1, %al
	jne .L24_11
.L24_6:
	orq $1, %rax
	movq %rax, 24(%rdi)
	movq %rax, (%rdi)
	jmp .L24_12
.L24_7:
	xorl %ebx, %ebx
	movq %r14, %rdi
	xorl %esi, %esi
	callq Storage::get_or_init_slow
	testq %rax, %rax
	jne .L24_5
	xorl %ebx, %ebx
	callq *records::temporary@GOTPCREL(%rip)
	movq %rax, %rdi
	movq 24(%rdi), %rax
	testb $1, %al
	je .L24_6
.L24_11:
	incq 32(%rdi)
.L24_12:
	movq 400(%r15), %rax
	cmpq $2, %rax
	jne .L24_22
.L24_13:
	movq %r14, 48(%rsp)
	movq 128(%r15), %r13
	movq 256(%r15), %rbp
	subq %r13, %rbp
	testq %rbp, %rbp
	jle .L24_42
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
	ja .L24_16
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
	je .L24_44
.L24_16:
	cmpq $0, 32(%rdi)
	jne .L24_24
	movq 24(%rdi), %rax
	incq %rax
	movq %rax, 24(%rdi)
	movq %rax, (%rdi)
	movq 16(%rsp), %r13
.L24_18:
	cmpq %rbx, %r14
	jbe .L24_62
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
	jne .L24_28
.L24_21:
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
	jne .L24_3
	jmp .L24_4
.L24_22:
	cmpq $3, %rax
	jne .L24_25
	lock orl $0, -64(%rsp)
	jmp .L24_13
.L24_24:
	callq *Record::leave_nested@GOTPCREL(%rip)
	movq 16(%rsp), %r13
	jmp .L24_18
.L24_25:
	movq %rdi, %rbx
	xorl %eax, %eax
	lock cmpxchgq %r12, 400(%r15)
	movq %r13, %rdi
	callq *barrier::heavy_fence@GOTPCREL(%rip)
	testb %al, %al
	movq %rbx, %rdi
	je .L24_42
	movl $1, %eax
	movl $2, %ecx
	lock cmpxchgq %rcx, 400(%r15)
	jmp .L24_13
.L24_28:
	leaq 56(%rsp), %rdi
	movq %r13, %rsi
	xorl %edx, %edx
	callq Worker::reserve.reference
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 56(%rsp)
	je .L24_21
	leaq 56(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	jmp .L24_69
.L24_31:
	movq 24(%rbx), %rcx
	leaq -1(%rcx), %rax
	movq 128(%rdx), %rsi
	cmpq %rsi, %rax
	js .L24_61
	movq %rax, 256(%rdx)
	movq 400(%rdx), %rdx
	testq %rdx, %rdx
	je .L24_35
	lock orl $0, -64(%rsp)
	cmpq $1, %rdx
	je .L24_57
	decl 56(%rbx)
	je .L24_57
.L24_35:
	movq (%rbx), %rdx
	movq 128(%rdx), %rsi
	movq %rax, %rdi
	subq %rsi, %rdi
	js .L24_59
	movq 16(%rbx), %r8
	andq %rax, %r8
	shlq $3, %r8
	addq 8(%rbx), %r8
	movq (%r8), %r8
	cmpq %rsi, %rax
	jne .L24_39
	lock cmpxchgq %rcx, 128(%rdx)
	movq %rcx, 256(%rdx)
	jne .L24_61
	incq 48(%rbx)
	movl $1, %r12d
	jmp .L24_62
.L24_39:
	movq %rax, 24(%rbx)
	movl $1, %r12d
	cmpq 40(%rbx), %rdi
	jge .L24_62
	movq %rbx, %rdi
	movq %r8, %rdx
	callq Worker::shrink
	movq %rax, %r8
	jmp .L24_62
.L24_42:
	cmpq $0, 32(%rdi)
	jne .L24_60
	xorl %r12d, %r12d
	jmp .L24_56
.L24_44:
	cmpq $2, %rcx
	jb .L24_53
	movq 8(%rsp), %rax
	cmpq %rbp, %rax
	cmovbq %rax, %rbp
	decq %rbp
	leaq 2(%r13), %r12
	notq %r13
	leaq 32(%rsp), %r8
	movq %rdi, 24(%rsp)
.L24_46:
	movq 256(%r15), %rax
	addq %r13, %rax
	testq %rax, %rax
	jle .L24_53
	leaq -1(%r12), %rax
	movq 408(%r15), %rcx
	movq (%rcx), %rdx
	andq %rax, %rdx
	leaq (%rcx,%rdx,8), %rcx
	addq $32, %rcx
	movq (%rcx), %r14
	lock cmpxchgq %r12, 128(%r15)
	jne .L24_53
	movq %rsi, %rbx
	movq 16(%rsp), %rsi
	movq 24(%rsi), %rax
	movq 32(%rsi), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L24_50
.L24_49:
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
	jne .L24_46
	jmp .L24_54
.L24_50:
	movl $1, %edx
	movq %r8, %rdi
	callq Worker::reserve.reference
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 32(%rsp)
	jne .L24_68
	movq 16(%rsp), %rsi
	movq 24(%rsi), %rax
	leaq 32(%rsp), %r8
	jmp .L24_49
.L24_53:
	movq %rsi, %r14
.L24_54:
	movq %r14, %rbx
	movl $1, %r12d
	cmpq $0, 32(%rdi)
	jne .L24_67
	movq %rbx, %r8
.L24_56:
	movq 24(%rdi), %rax
	incq %rax
	movq %rax, 24(%rdi)
	movq %rax, (%rdi)
	jmp .L24_62
.L24_57:
	movq %rbx, %rdi
	movq %rax, %rsi
	callq *Worker::take_and_see_to.reference@GOTPCREL(%rip)
	movq %rax, %r12
	movq %rdx, %r8
	jmp .L24_62
.L24_59:
	movq %rcx, 256(%rdx)
.L24_61:
	xorl %r12d, %r12d
.L24_62:
	testq %r12, %r12
	je .L24_65
	cmpq $1, %r12
	je .L24_66
	movq $-1, %r8
	jmp .L24_66
.L24_65:
	movq %r12, %r8
.L24_66:
	movq %r8, %rax
	addq $72, %rsp
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	popq %rbp
	retq
.L24_60:
	callq *Record::leave_nested@GOTPCREL(%rip)
	jmp .L24_61
.L24_67:
	callq *Record::leave_nested@GOTPCREL(%rip)
	movq %rbx, %r8
	jmp .L24_62
.L24_68:
	leaq 32(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
.L24_69:
	ud2
re_pop:
	pushq %rax
	movq (%rdi), %rcx
	movq 24(%rdi), %r8
	leaq -1(%r8), %rax
	movq 128(%rcx), %rdx
	cmpq %rdx, %rax
	js .L25_16
	movq %rax, 256(%rcx)
	movq 400(%rcx), %rdx
	testq %rdx, %rdx
	je .L25_7
	lock orl $0, -64(%rsp)
	cmpq $1, %rdx
	je .L25_3
	decl 56(%rdi)
	je .L25_5
.L25_7:
	movq (%rdi), %rdx
	movq 128(%rdx), %rsi
	movq %rax, %r9
	subq %rsi, %r9
	js .L25_15
	movq 16(%rdi), %rcx
	andq %rax, %rcx
	shlq $3, %rcx
	addq 8(%rdi), %rcx
	movq (%rcx), %rcx
	cmpq %rsi, %rax
	jne .L25_11
	lock cmpxchgq %r8, 128(%rdx)
	movq %r8, 256(%rdx)
	jne .L25_16
	incq 48(%rdi)
.L25_17:
	movq %rcx, %rax
	popq %rcx
	retq
.L25_11:
	movq %rax, 24(%rdi)
	cmpq 40(%rdi), %r9
	jge .L25_17
	movq %rcx, %rdx
	callq Worker::shrink
	movq %rax, %rcx
	movq %rcx, %rax
	popq %rcx
	retq
.L25_15:
	movq %r8, 256(%rdx)
.L25_16:
	xorl %ecx, %ecx
	movq %rcx, %rax
	popq %rcx
	retq
.L25_3:
	movl $1, %edx
.L25_5:
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
	jle .L26_1
.L26_7:
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
.L26_1:
	leaq 8(%rsp), %rax
	movl $1, %edx
	movq %rdi, %rsi
	movq %rax, %rdi
	movq %rsi, %r14
	callq Worker::reserve.reference
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 8(%rsp)
	jne .L26_3
	movq %r14, %rdi
	movq 24(%r14), %rax
	jmp .L26_7
.L26_3:
	leaq 8(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	ud2
re_steal:
	pushq %rbp
	pushq %r15
	pushq %r14
	pushq %rbx
	pushq %rax
	movq (%rdi), %r14
	movq 400(%r14), %rax
	cmpq $2, %rax
	je .L27_2
	movq 128(%r14), %rax
	movq 256(%r14), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L27_24
.L27_2:
	leaq RUST_STD_INTERNAL_VAL@TLSGD(%rip), %rdi
	callq __tls_get_addr@PLT
	cmpb $1, 8(%rax)
	jne .L27_6
.L27_3:
	movq (%rax), %rbx
	movq 24(%rbx), %rax
	testb $1, %al
	jne .L27_10
.L27_4:
	orq $1, %rax
	movq %rax, 24(%rbx)
	movq %rax, (%rbx)
	jmp .L27_11
.L27_6:
	xorl %ebx, %ebx
	movq %rax, %rdi
	xorl %esi, %esi
	callq Storage::get_or_init_slow
	testq %rax, %rax
	jne .L27_3
	xorl %ebx, %ebx
	callq *records::temporary@GOTPCREL(%rip)
	movq %rax, %rbx
	movq 24(%rbx), %rax
	testb $1, %al
	je .L27_4
.L27_10:
	incq 32(%rbx)
.L27_11:
	movq 400(%r14), %rax
	cmpq $2, %rax
	jne .L27_16
.L27_12:
	movq 128(%r14), %rax
	movq 256(%r14), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L27_22
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
	jne .L27_18
	movq 24(%rbx), %rax
	incq %rax
	movq %rax, 24(%rbx)
	movq %rax, (%rbx)
.L27_15:
	testb %bpl, %bpl
	movq $-1, %rax
	cmovneq %r15, %rax
	jmp .L27_25
.L27_16:
	cmpq $3, %rax
	jne .L27_19
	lock orl $0, -64(%rsp)
	jmp .L27_12
.L27_18:
	movq %rbx, %rdi
	callq *Record::leave_nested@GOTPCREL(%rip)
	jmp .L27_15
.L27_19:
	movl $1, %ecx
	xorl %eax, %eax
	lock cmpxchgq %rcx, 400(%r14)
	leaq .Lanon(%rip), %rdi
	callq *barrier::heavy_fence@GOTPCREL(%rip)
	testb %al, %al
	je .L27_22
	movl $2, %ecx
	movl $1, %eax
	lock cmpxchgq %rcx, 400(%r14)
	jmp .L27_12
.L27_22:
	cmpq $0, 32(%rbx)
	jne .L27_26
	movq 24(%rbx), %rax
	incq %rax
	movq %rax, 24(%rbx)
	movq %rax, (%rbx)
.L27_24:
	xorl %eax, %eax
.L27_25:
	addq $8, %rsp
	popq %rbx
	popq %r14
	popq %r15
	popq %rbp
	retq
.L27_26:
	movq %rbx, %rdi
	callq *Record::leave_nested@GOTPCREL(%rip)
	jmp .L27_24
rf_batch:
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
	je .L28_31
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
	je .L28_4
.L28_3:
	movq 128(%r15), %rax
	movq 256(%r15), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L28_61
.L28_4:
	cmpb $1, 8(%r14)
	movq %r14, %rax
	jne .L28_7
.L28_5:
	movq (%rax), %rdi
	movq 24(%rdi), %rax
	testb $1, %al
	jne .L28_11
.L28_6:
	orq $1, %rax
	movq %rax, 24(%rdi)
	movq %rax, (%rdi)
	jmp .L28_12
.L28_7:
	xorl %ebx, %ebx
	movq %r14, %rdi
	xorl %esi, %esi
	callq Storage::get_or_init_slow
	testq %rax, %rax
	jne .L28_5
	xorl %ebx, %ebx
	callq *records::temporary@GOTPCREL(%rip)
	movq %rax, %rdi
	movq 24(%rdi), %rax
	testb $1, %al
	je .L28_6
.L28_11:
	incq 32(%rdi)
.L28_12:
	movq 400(%r15), %rax
	cmpq $2, %rax
	jne .L28_22
.L28_13:
	movq %r14, 48(%rsp)
	movq 128(%r15), %r13
	movq 256(%r15), %rbp
	subq %r13, %rbp
	testq %rbp, %rbp
	jle .L28_42
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
	ja .L28_16
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
	je .L28_44
.L28_16:
	cmpq $0, 32(%rdi)
	jne .L28_24
	movq 24(%rdi), %rax
	incq %rax
	movq %rax, 24(%rdi)
	movq %rax, (%rdi)
	movq 16(%rsp), %r13
.L28_18:
	cmpq %rbx, %r14
	jbe .L28_62
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
	jne .L28_28
.L28_21:
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
	jne .L28_3
	jmp .L28_4
.L28_22:
	cmpq $3, %rax
	jne .L28_25
	lock orl $0, -64(%rsp)
	jmp .L28_13
.L28_24:
	callq *Record::leave_nested@GOTPCREL(%rip)
	movq 16(%rsp), %r13
	jmp .L28_18
.L28_25:
	movq %rdi, %rbx
	xorl %eax, %eax
	lock cmpxchgq %r12, 400(%r15)
	movq %r13, %rdi
	callq *barrier::heavy_fence@GOTPCREL(%rip)
	testb %al, %al
	movq %rbx, %rdi
	je .L28_42
	movl $1, %eax
	movl $2, %ecx
	lock cmpxchgq %rcx, 400(%r15)
	jmp .L28_13
.L28_28:
	leaq 56(%rsp), %rdi
	movq %r13, %rsi
	xorl %edx, %edx
	callq Worker::reserve.reference
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 56(%rsp)
	je .L28_21
	leaq 56(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	jmp .L28_69
.L28_31:
	movq 24(%rbx), %rcx
	leaq -1(%rcx), %rax
	movq 128(%rdx), %rsi
	cmpq %rsi, %rax
	js .L28_61
	movq %rax, 256(%rdx)
	movq 400(%rdx), %rdx
	testq %rdx, %rdx
	je .L28_35
	lock orl $0, -64(%rsp)
	cmpq $1, %rdx
	je .L28_57
	decl 56(%rbx)
	je .L28_57
.L28_35:
	movq (%rbx), %rdx
	movq 128(%rdx), %rsi
	movq %rax, %rdi
	subq %rsi, %rdi
	js .L28_59
	movq 16(%rbx), %r8
	andq %rax, %r8
	shlq $3, %r8
	addq 8(%rbx), %r8
	movq (%r8), %r8
	cmpq %rsi, %rax
	jne .L28_39
	lock cmpxchgq %rcx, 128(%rdx)
	movq %rcx, 256(%rdx)
	jne .L28_61
	incq 48(%rbx)
	movl $1, %r12d
	jmp .L28_62
.L28_39:
	movq %rax, 24(%rbx)
	movl $1, %r12d
	cmpq 40(%rbx), %rdi
	jge .L28_62
	movq %rbx, %rdi
	movq %r8, %rdx
	callq Worker::shrink
	movq %rax, %r8
	jmp .L28_62
.L28_42:
	cmpq $0, 32(%rdi)
	jne .L28_60
	xorl %r12d, %r12d
	jmp .L28_56
.L28_44:
	cmpq $2, %rcx
	jb .L28_53
	movq 8(%rsp), %rax
	cmpq %rbp, %rax
	cmovbq %rax, %rbp
	decq %rbp
	leaq 2(%r13), %r12
	notq %r13
	leaq 32(%rsp), %r8
	movq %rdi, 24(%rsp)
.L28_46:
	movq 256(%r15), %rax
	addq %r13, %rax
	testq %rax, %rax
	jle .L28_53
	leaq -1(%r12), %rax
	movq 408(%r15), %rcx
	movq (%rcx), %rdx
	andq %rax, %rdx
	leaq (%rcx,%rdx,8), %rcx
	addq $32, %rcx
	movq (%rcx), %r14
	lock cmpxchgq %r12, 128(%r15)
	jne .L28_53
	movq %rsi, %rbx
	movq 16(%rsp), %rsi
	movq 24(%rsi), %rax
	movq 32(%rsi), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L28_50
.L28_49:
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
	jne .L28_46
	jmp .L28_54
.L28_50:
	movl $1, %edx
	movq %r8, %rdi
	callq Worker::reserve.reference
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 32(%rsp)
	jne .L28_68
	movq 16(%rsp), %rsi
	movq 24(%rsi), %rax
	leaq 32(%rsp), %r8
	jmp .L28_49
.L28_53:
	movq %rsi, %r14
.L28_54:
	movq %r14, %rbx
	movl $1, %r12d
	cmpq $0, 32(%rdi)
	jne .L28_67
	movq %rbx, %r8
.L28_56:
	movq 24(%rdi), %rax
	incq %rax
	movq %rax, 24(%rdi)
	movq %rax, (%rdi)
	jmp .L28_62
.L28_57:
	movq %rbx, %rdi
	movq %rax, %rsi
	callq *Worker::take_and_see_to.reference@GOTPCREL(%rip)
	movq %rax, %r12
	movq %rdx, %r8
	jmp .L28_62
.L28_59:
	movq %rcx, 256(%rdx)
.L28_61:
	xorl %r12d, %r12d
.L28_62:
	testq %r12, %r12
	je .L28_65
	cmpq $1, %r12
	je .L28_66
	movq $-1, %r8
	jmp .L28_66
.L28_65:
	movq %r12, %r8
.L28_66:
	movq %r8, %rax
	addq $72, %rsp
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	popq %rbp
	retq
.L28_60:
	callq *Record::leave_nested@GOTPCREL(%rip)
	jmp .L28_61
.L28_67:
	callq *Record::leave_nested@GOTPCREL(%rip)
	movq %rbx, %r8
	jmp .L28_62
.L28_68:
	leaq 32(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
.L28_69:
	ud2
rf_pop:
	pushq %rax
	movq (%rdi), %rcx
	movq 24(%rdi), %r8
	leaq -1(%r8), %rax
	movq 128(%rcx), %rdx
	cmpq %rdx, %rax
	js .L29_16
	movq %rax, 256(%rcx)
	movq 400(%rcx), %rdx
	testq %rdx, %rdx
	je .L29_7
	lock orl $0, -64(%rsp)
	cmpq $1, %rdx
	je .L29_3
	decl 56(%rdi)
	je .L29_5
.L29_7:
	movq (%rdi), %rdx
	movq 128(%rdx), %rsi
	movq %rax, %r9
	subq %rsi, %r9
	js .L29_15
	movq 16(%rdi), %rcx
	andq %rax, %rcx
	shlq $3, %rcx
	addq 8(%rdi), %rcx
	movq (%rcx), %rcx
	cmpq %rsi, %rax
	jne .L29_11
	lock cmpxchgq %r8, 128(%rdx)
	movq %r8, 256(%rdx)
	jne .L29_16
	incq 48(%rdi)
.L29_17:
	movq %rcx, %rax
	popq %rcx
	retq
.L29_11:
	movq %rax, 24(%rdi)
	cmpq 40(%rdi), %r9
	jge .L29_17
	movq %rcx, %rdx
	callq Worker::shrink
	movq %rax, %rcx
	movq %rcx, %rax
	popq %rcx
	retq
.L29_15:
	movq %r8, 256(%rdx)
.L29_16:
	xorl %ecx, %ecx
	movq %rcx, %rax
	popq %rcx
	retq
.L29_3:
	movl $1, %edx
.L29_5:
	movq %rax, %rsi
	callq *Worker::take_and_see_to.reference@GOTPCREL(%rip)
	xorl %ecx, %ecx
	testb $1, %al
	cmovneq %rdx, %rcx
	movq %rcx, %rax
	popq %rcx
	retq
rf_push:
	pushq %r14
	pushq %rbx
	subq $24, %rsp
	movq %rsi, %rbx
	movq 24(%rdi), %rax
	movq 32(%rdi), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L30_1
.L30_7:
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
.L30_1:
	leaq 8(%rsp), %rax
	movl $1, %edx
	movq %rdi, %rsi
	movq %rax, %rdi
	movq %rsi, %r14
	callq Worker::reserve.reference
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 8(%rsp)
	jne .L30_3
	movq %r14, %rdi
	movq 24(%r14), %rax
	jmp .L30_7
.L30_3:
	leaq 8(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	ud2
rf_steal:
	pushq %rbp
	pushq %r15
	pushq %r14
	pushq %rbx
	pushq %rax
	movq (%rdi), %r14
	movq 400(%r14), %rax
	cmpq $2, %rax
	je .L31_2
	movq 128(%r14), %rax
	movq 256(%r14), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L31_24
.L31_2:
	leaq RUST_STD_INTERNAL_VAL@TLSGD(%rip), %rdi
	callq __tls_get_addr@PLT
	cmpb $1, 8(%rax)
	jne .L31_6
.L31_3:
	movq (%rax), %rbx
	movq 24(%rbx), %rax
	testb $1, %al
	jne .L31_10
.L31_4:
	orq $1, %rax
	movq %rax, 24(%rbx)
	movq %rax, (%rbx)
	jmp .L31_11
.L31_6:
	xorl %ebx, %ebx
	movq %rax, %rdi
	xorl %esi, %esi
	callq Storage::get_or_init_slow
	testq %rax, %rax
	jne .L31_3
	xorl %ebx, %ebx
	callq *records::temporary@GOTPCREL(%rip)
	movq %rax, %rbx
	movq 24(%rbx), %rax
	testb $1, %al
	je .L31_4
.L31_10:
	incq 32(%rbx)
.L31_11:
	movq 400(%r14), %rax
	cmpq $2, %rax
	jne .L31_16
.L31_12:
	movq 128(%r14), %rax
	movq 256(%r14), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L31_22
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
	jne .L31_18
	movq 24(%rbx), %rax
	incq %rax
	movq %rax, 24(%rbx)
	movq %rax, (%rbx)
.L31_15:
	testb %bpl, %bpl
	movq $-1, %rax
	cmovneq %r15, %rax
	jmp .L31_25
.L31_16:
	cmpq $3, %rax
	jne .L31_19
	lock orl $0, -64(%rsp)
	jmp .L31_12
.L31_18:
	movq %rbx, %rdi
	callq *Record::leave_nested@GOTPCREL(%rip)
	jmp .L31_15
.L31_19:
	movl $1, %ecx
	xorl %eax, %eax
	lock cmpxchgq %rcx, 400(%r14)
	leaq .Lanon(%rip), %rdi
	callq *barrier::heavy_fence@GOTPCREL(%rip)
	testb %al, %al
	je .L31_22
	movl $2, %ecx
	movl $1, %eax
	lock cmpxchgq %rcx, 400(%r14)
	jmp .L31_12
.L31_22:
	cmpq $0, 32(%rbx)
	jne .L31_26
	movq 24(%rbx), %rax
	incq %rax
	movq %rax, 24(%rbx)
	movq %rax, (%rbx)
.L31_24:
	xorl %eax, %eax
.L31_25:
	addq $8, %rsp
	popq %rbx
	popq %r14
	popq %r15
	popq %rbp
	retq
.L31_26:
	movq %rbx, %rdi
	callq *Record::leave_nested@GOTPCREL(%rip)
	jmp .L31_24
rg_batch:
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
	je .L32_31
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
	je .L32_4
.L32_3:
	movq 128(%r15), %rax
	movq 256(%r15), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L32_61
.L32_4:
	cmpb $1, 8(%r14)
	movq %r14, %rax
	jne .L32_7
.L32_5:
	movq (%rax), %rdi
	movq 24(%rdi), %rax
	testb $1, %al
	jne .L32_11
.L32_6:
	orq $1, %rax
	movq %rax, 24(%rdi)
	movq %rax, (%rdi)
	jmp .L32_12
.L32_7:
	xorl %ebx, %ebx
	movq %r14, %rdi
	xorl %esi, %esi
	callq Storage::get_or_init_slow
	testq %rax, %rax
	jne .L32_5
	xorl %ebx, %ebx
	callq *records::temporary@GOTPCREL(%rip)
	movq %rax, %rdi
	movq 24(%rdi), %rax
	testb $1, %al
	je .L32_6
.L32_11:
	incq 32(%rdi)
.L32_12:
	movq 400(%r15), %rax
	cmpq $2, %rax
	jne .L32_22
.L32_13:
	movq %r14, 48(%rsp)
	movq 128(%r15), %r13
	movq 256(%r15), %rbp
	subq %r13, %rbp
	testq %rbp, %rbp
	jle .L32_42
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
	ja .L32_16
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
	je .L32_44
.L32_16:
	cmpq $0, 32(%rdi)
	jne .L32_24
	movq 24(%rdi), %rax
	incq %rax
	movq %rax, 24(%rdi)
	movq %rax, (%rdi)
	movq 16(%rsp), %r13
.L32_18:
	cmpq %rbx, %r14
	jbe .L32_62
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
	jne .L32_28
.L32_21:
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
	jne .L32_3
	jmp .L32_4
.L32_22:
	cmpq $3, %rax
	jne .L32_25
	lock orl $0, -64(%rsp)
	jmp .L32_13
.L32_24:
	callq *Record::leave_nested@GOTPCREL(%rip)
	movq 16(%rsp), %r13
	jmp .L32_18
.L32_25:
	movq %rdi, %rbx
	xorl %eax, %eax
	lock cmpxchgq %r12, 400(%r15)
	movq %r13, %rdi
	callq *barrier::heavy_fence@GOTPCREL(%rip)
	testb %al, %al
	movq %rbx, %rdi
	je .L32_42
	movl $1, %eax
	movl $2, %ecx
	lock cmpxchgq %rcx, 400(%r15)
	jmp .L32_13
.L32_28:
	leaq 56(%rsp), %rdi
	movq %r13, %rsi
	xorl %edx, %edx
	callq Worker::reserve.reference
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 56(%rsp)
	je .L32_21
	leaq 56(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	jmp .L32_69
.L32_31:
	movq 24(%rbx), %rcx
	leaq -1(%rcx), %rax
	movq 128(%rdx), %rsi
	cmpq %rsi, %rax
	js .L32_61
	movq %rax, 256(%rdx)
	movq 400(%rdx), %rdx
	testq %rdx, %rdx
	je .L32_35
	lock orl $0, -64(%rsp)
	cmpq $1, %rdx
	je .L32_57
	decl 56(%rbx)
	je .L32_57
.L32_35:
	movq (%rbx), %rdx
	movq 128(%rdx), %rsi
	movq %rax, %rdi
	subq %rsi, %rdi
	js .L32_59
	movq 16(%rbx), %r8
	andq %rax, %r8
	shlq $3, %r8
	addq 8(%rbx), %r8
	movq (%r8), %r8
	cmpq %rsi, %rax
	jne .L32_39
	lock cmpxchgq %rcx, 128(%rdx)
	movq %rcx, 256(%rdx)
	jne .L32_61
	incq 48(%rbx)
	movl $1, %r12d
	jmp .L32_62
.L32_39:
	movq %rax, 24(%rbx)
	movl $1, %r12d
	cmpq 40(%rbx), %rdi
	jge .L32_62
	movq %rbx, %rdi
	movq %r8, %rdx
	callq Worker::shrink
	movq %rax, %r8
	jmp .L32_62
.L32_42:
	cmpq $0, 32(%rdi)
	jne .L32_60
	xorl %r12d, %r12d
	jmp .L32_56
.L32_44:
	cmpq $2, %rcx
	jb .L32_53
	movq 8(%rsp), %rax
	cmpq %rbp, %rax
	cmovbq %rax, %rbp
	decq %rbp
	leaq 2(%r13), %r12
	notq %r13
	leaq 32(%rsp), %r8
	movq %rdi, 24(%rsp)
.L32_46:
	movq 256(%r15), %rax
	addq %r13, %rax
	testq %rax, %rax
	jle .L32_53
	leaq -1(%r12), %rax
	movq 408(%r15), %rcx
	movq (%rcx), %rdx
	andq %rax, %rdx
	leaq (%rcx,%rdx,8), %rcx
	addq $32, %rcx
	movq (%rcx), %r14
	lock cmpxchgq %r12, 128(%r15)
	jne .L32_53
	movq %rsi, %rbx
	movq 16(%rsp), %rsi
	movq 24(%rsi), %rax
	movq 32(%rsi), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L32_50
.L32_49:
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
	jne .L32_46
	jmp .L32_54
.L32_50:
	movl $1, %edx
	movq %r8, %rdi
	callq Worker::reserve.reference
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 32(%rsp)
	jne .L32_68
	movq 16(%rsp), %rsi
	movq 24(%rsi), %rax
	leaq 32(%rsp), %r8
	jmp .L32_49
.L32_53:
	movq %rsi, %r14
.L32_54:
	movq %r14, %rbx
	movl $1, %r12d
	cmpq $0, 32(%rdi)
	jne .L32_67
	movq %rbx, %r8
.L32_56:
	movq 24(%rdi), %rax
	incq %rax
	movq %rax, 24(%rdi)
	movq %rax, (%rdi)
	jmp .L32_62
.L32_57:
	movq %rbx, %rdi
	movq %rax, %rsi
	callq *Worker::take_and_see_to.reference@GOTPCREL(%rip)
	movq %rax, %r12
	movq %rdx, %r8
	jmp .L32_62
.L32_59:
	movq %rcx, 256(%rdx)
.L32_61:
	xorl %r12d, %r12d
.L32_62:
	testq %r12, %r12
	je .L32_65
	cmpq $1, %r12
	je .L32_66
	movq $-1, %r8
	jmp .L32_66
.L32_65:
	movq %r12, %r8
.L32_66:
	movq %r8, %rax
	addq $72, %rsp
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	popq %rbp
	retq
.L32_60:
	callq *Record::leave_nested@GOTPCREL(%rip)
	jmp .L32_61
.L32_67:
	callq *Record::leave_nested@GOTPCREL(%rip)
	movq %rbx, %r8
	jmp .L32_62
.L32_68:
	leaq 32(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
.L32_69:
	ud2
rg_pop:
	pushq %rax
	movq (%rdi), %rcx
	movq 24(%rdi), %r8
	leaq -1(%r8), %rax
	movq 128(%rcx), %rdx
	cmpq %rdx, %rax
	js .L33_16
	movq %rax, 256(%rcx)
	movq 400(%rcx), %rdx
	testq %rdx, %rdx
	je .L33_7
	lock orl $0, -64(%rsp)
	cmpq $1, %rdx
	je .L33_3
	decl 56(%rdi)
	je .L33_5
.L33_7:
	movq (%rdi), %rdx
	movq 128(%rdx), %rsi
	movq %rax, %r9
	subq %rsi, %r9
	js .L33_15
	movq 16(%rdi), %rcx
	andq %rax, %rcx
	shlq $3, %rcx
	addq 8(%rdi), %rcx
	movq (%rcx), %rcx
	cmpq %rsi, %rax
	jne .L33_11
	lock cmpxchgq %r8, 128(%rdx)
	movq %r8, 256(%rdx)
	jne .L33_16
	incq 48(%rdi)
.L33_17:
	movq %rcx, %rax
	popq %rcx
	retq
.L33_11:
	movq %rax, 24(%rdi)
	cmpq 40(%rdi), %r9
	jge .L33_17
	movq %rcx, %rdx
	callq Worker::shrink
	movq %rax, %rcx
	movq %rcx, %rax
	popq %rcx
	retq
.L33_15:
	movq %r8, 256(%rdx)
.L33_16:
	xorl %ecx, %ecx
	movq %rcx, %rax
	popq %rcx
	retq
.L33_3:
	movl $1, %edx
.L33_5:
	movq %rax, %rsi
	callq *Worker::take_and_see_to.reference@GOTPCREL(%rip)
	xorl %ecx, %ecx
	testb $1, %al
	cmovneq %rdx, %rcx
	movq %rcx, %rax
	popq %rcx
	retq
rg_push:
	pushq %r14
	pushq %rbx
	subq $24, %rsp
	movq %rsi, %rbx
	movq 24(%rdi), %rax
	movq 32(%rdi), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L34_1
.L34_7:
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
.L34_1:
	leaq 8(%rsp), %rax
	movl $1, %edx
	movq %rdi, %rsi
	movq %rax, %rdi
	movq %rsi, %r14
	callq Worker::reserve.reference
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 8(%rsp)
	jne .L34_3
	movq %r14, %rdi
	movq 24(%r14), %rax
	jmp .L34_7
.L34_3:
	leaq 8(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	ud2
rg_steal:
	pushq %rbp
	pushq %r15
	pushq %r14
	pushq %rbx
	pushq %rax
	movq (%rdi), %r14
	movq 400(%r14), %rax
	cmpq $2, %rax
	je .L35_2
	movq 128(%r14), %rax
	movq 256(%r14), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L35_24
.L35_2:
	leaq RUST_STD_INTERNAL_VAL@TLSGD(%rip), %rdi
	callq __tls_get_addr@PLT
	cmpb $1, 8(%rax)
	jne .L35_6
.L35_3:
	movq (%rax), %rbx
	movq 24(%rbx), %rax
	testb $1, %al
	jne .L35_10
.L35_4:
	orq $1, %rax
	movq %rax, 24(%rbx)
	movq %rax, (%rbx)
	jmp .L35_11
.L35_6:
	xorl %ebx, %ebx
	movq %rax, %rdi
	xorl %esi, %esi
	callq Storage::get_or_init_slow
	testq %rax, %rax
	jne .L35_3
	xorl %ebx, %ebx
	callq *records::temporary@GOTPCREL(%rip)
	movq %rax, %rbx
	movq 24(%rbx), %rax
	testb $1, %al
	je .L35_4
.L35_10:
	incq 32(%rbx)
.L35_11:
	movq 400(%r14), %rax
	cmpq $2, %rax
	jne .L35_16
.L35_12:
	movq 128(%r14), %rax
	movq 256(%r14), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L35_22
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
	jne .L35_18
	movq 24(%rbx), %rax
	incq %rax
	movq %rax, 24(%rbx)
	movq %rax, (%rbx)
.L35_15:
	testb %bpl, %bpl
	movq $-1, %rax
	cmovneq %r15, %rax
	jmp .L35_25
.L35_16:
	cmpq $3, %rax
	jne .L35_19
	lock orl $0, -64(%rsp)
	jmp .L35_12
.L35_18:
	movq %rbx, %rdi
	callq *Record::leave_nested@GOTPCREL(%rip)
	jmp .L35_15
.L35_19:
	movl $1, %ecx
	xorl %eax, %eax
	lock cmpxchgq %rcx, 400(%r14)
	leaq .Lanon(%rip), %rdi
	callq *barrier::heavy_fence@GOTPCREL(%rip)
	testb %al, %al
	je .L35_22
	movl $2, %ecx
	movl $1, %eax
	lock cmpxchgq %rcx, 400(%r14)
	jmp .L35_12
.L35_22:
	cmpq $0, 32(%rbx)
	jne .L35_26
	movq 24(%rbx), %rax
	incq %rax
	movq %rax, 24(%rbx)
	movq %rax, (%rbx)
.L35_24:
	xorl %eax, %eax
.L35_25:
	addq $8, %rsp
	popq %rbx
	popq %r14
	popq %r15
	popq %rbp
	retq
.L35_26:
	movq %rbx, %rdi
	callq *Record::leave_nested@GOTPCREL(%rip)
	jmp .L35_24
rh_batch:
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
	je .L36_31
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
	je .L36_4
.L36_3:
	movq 128(%r15), %rax
	movq 256(%r15), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L36_61
.L36_4:
	cmpb $1, 8(%r14)
	movq %r14, %rax
	jne .L36_7
.L36_5:
	movq (%rax), %rdi
	movq 24(%rdi), %rax
	testb $1, %al
	jne .L36_11
.L36_6:
	orq $1, %rax
	movq %rax, 24(%rdi)
	movq %rax, (%rdi)
	jmp .L36_12
.L36_7:
	xorl %ebx, %ebx
	movq %r14, %rdi
	xorl %esi, %esi
	callq Storage::get_or_init_slow
	testq %rax, %rax
	jne .L36_5
	xorl %ebx, %ebx
	callq *records::temporary@GOTPCREL(%rip)
	movq %rax, %rdi
	movq 24(%rdi), %rax
	testb $1, %al
	je .L36_6
.L36_11:
	incq 32(%rdi)
.L36_12:
	movq 400(%r15), %rax
	cmpq $2, %rax
	jne .L36_22
.L36_13:
	movq %r14, 48(%rsp)
	movq 128(%r15), %r13
	movq 256(%r15), %rbp
	subq %r13, %rbp
	testq %rbp, %rbp
	jle .L36_42
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
	ja .L36_16
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
	je .L36_44
.L36_16:
	cmpq $0, 32(%rdi)
	jne .L36_24
	movq 24(%rdi), %rax
	incq %rax
	movq %rax, 24(%rdi)
	movq %rax, (%rdi)
	movq 16(%rsp), %r13
.L36_18:
	cmpq %rbx, %r14
	jbe .L36_62
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
	jne .L36_28
.L36_21:
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
	jne .L36_3
	jmp .L36_4
.L36_22:
	cmpq $3, %rax
	jne .L36_25
	lock orl $0, -64(%rsp)
	jmp .L36_13
.L36_24:
	callq *Record::leave_nested@GOTPCREL(%rip)
	movq 16(%rsp), %r13
	jmp .L36_18
.L36_25:
	movq %rdi, %rbx
	xorl %eax, %eax
	lock cmpxchgq %r12, 400(%r15)
	movq %r13, %rdi
	callq *barrier::heavy_fence@GOTPCREL(%rip)
	testb %al, %al
	movq %rbx, %rdi
	je .L36_42
	movl $1, %eax
	movl $2, %ecx
	lock cmpxchgq %rcx, 400(%r15)
	jmp .L36_13
.L36_28:
	leaq 56(%rsp), %rdi
	movq %r13, %rsi
	xorl %edx, %edx
	callq Worker::reserve.reference
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 56(%rsp)
	je .L36_21
	leaq 56(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	jmp .L36_69
.L36_31:
	movq 24(%rbx), %rcx
	leaq -1(%rcx), %rax
	movq 128(%rdx), %rsi
	cmpq %rsi, %rax
	js .L36_61
	movq %rax, 256(%rdx)
	movq 400(%rdx), %rdx
	testq %rdx, %rdx
	je .L36_35
	lock orl $0, -64(%rsp)
	cmpq $1, %rdx
	je .L36_57
	decl 56(%rbx)
	je .L36_57
.L36_35:
	movq (%rbx), %rdx
	movq 128(%rdx), %rsi
	movq %rax, %rdi
	subq %rsi, %rdi
	js .L36_59
	movq 16(%rbx), %r8
	andq %rax, %r8
	shlq $3, %r8
	addq 8(%rbx), %r8
	movq (%r8), %r8
	cmpq %rsi, %rax
	jne .L36_39
	lock cmpxchgq %rcx, 128(%rdx)
	movq %rcx, 256(%rdx)
	jne .L36_61
	incq 48(%rbx)
	movl $1, %r12d
	jmp .L36_62
.L36_39:
	movq %rax, 24(%rbx)
	movl $1, %r12d
	cmpq 40(%rbx), %rdi
	jge .L36_62
	movq %rbx, %rdi
	movq %r8, %rdx
	callq Worker::shrink
	movq %rax, %r8
	jmp .L36_62
.L36_42:
	cmpq $0, 32(%rdi)
	jne .L36_60
	xorl %r12d, %r12d
	jmp .L36_56
.L36_44:
	cmpq $2, %rcx
	jb .L36_53
	movq 8(%rsp), %rax
	cmpq %rbp, %rax
	cmovbq %rax, %rbp
	decq %rbp
	leaq 2(%r13), %r12
	notq %r13
	leaq 32(%rsp), %r8
	movq %rdi, 24(%rsp)
.L36_46:
	movq 256(%r15), %rax
	addq %r13, %rax
	testq %rax, %rax
	jle .L36_53
	leaq -1(%r12), %rax
	movq 408(%r15), %rcx
	movq (%rcx), %rdx
	andq %rax, %rdx
	leaq (%rcx,%rdx,8), %rcx
	addq $32, %rcx
	movq (%rcx), %r14
	lock cmpxchgq %r12, 128(%r15)
	jne .L36_53
	movq %rsi, %rbx
	movq 16(%rsp), %rsi
	movq 24(%rsi), %rax
	movq 32(%rsi), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L36_50
.L36_49:
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
	jne .L36_46
	jmp .L36_54
.L36_50:
	movl $1, %edx
	movq %r8, %rdi
	callq Worker::reserve.reference
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 32(%rsp)
	jne .L36_68
	movq 16(%rsp), %rsi
	movq 24(%rsi), %rax
	leaq 32(%rsp), %r8
	jmp .L36_49
.L36_53:
	movq %rsi, %r14
.L36_54:
	movq %r14, %rbx
	movl $1, %r12d
	cmpq $0, 32(%rdi)
	jne .L36_67
	movq %rbx, %r8
.L36_56:
	movq 24(%rdi), %rax
	incq %rax
	movq %rax, 24(%rdi)
	movq %rax, (%rdi)
	jmp .L36_62
.L36_57:
	movq %rbx, %rdi
	movq %rax, %rsi
	callq *Worker::take_and_see_to.reference@GOTPCREL(%rip)
	movq %rax, %r12
	movq %rdx, %r8
	jmp .L36_62
.L36_59:
	movq %rcx, 256(%rdx)
.L36_61:
	xorl %r12d, %r12d
.L36_62:
	testq %r12, %r12
	je .L36_65
	cmpq $1, %r12
	je .L36_66
	movq $-1, %r8
	jmp .L36_66
.L36_65:
	movq %r12, %r8
.L36_66:
	movq %r8, %rax
	addq $72, %rsp
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	popq %rbp
	retq
.L36_60:
	callq *Record::leave_nested@GOTPCREL(%rip)
	jmp .L36_61
.L36_67:
	callq *Record::leave_nested@GOTPCREL(%rip)
	movq %rbx, %r8
	jmp .L36_62
.L36_68:
	leaq 32(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
.L36_69:
	ud2
rh_pop:
	pushq %rax
	movq (%rdi), %rcx
	movq 24(%rdi), %r8
	leaq -1(%r8), %rax
	movq 128(%rcx), %rdx
	cmpq %rdx, %rax
	js .L37_16
	movq %rax, 256(%rcx)
	movq 400(%rcx), %rdx
	testq %rdx, %rdx
	je .L37_7
	lock orl $0, -64(%rsp)
	cmpq $1, %rdx
	je .L37_3
	decl 56(%rdi)
	je .L37_5
.L37_7:
	movq (%rdi), %rdx
	movq 128(%rdx), %rsi
	movq %rax, %r9
	subq %rsi, %r9
	js .L37_15
	movq 16(%rdi), %rcx
	andq %rax, %rcx
	shlq $3, %rcx
	addq 8(%rdi), %rcx
	movq (%rcx), %rcx
	cmpq %rsi, %rax
	jne .L37_11
	lock cmpxchgq %r8, 128(%rdx)
	movq %r8, 256(%rdx)
	jne .L37_16
	incq 48(%rdi)
.L37_17:
	movq %rcx, %rax
	popq %rcx
	retq
.L37_11:
	movq %rax, 24(%rdi)
	cmpq 40(%rdi), %r9
	jge .L37_17
	movq %rcx, %rdx
	callq Worker::shrink
	movq %rax, %rcx
	movq %rcx, %rax
	popq %rcx
	retq
.L37_15:
	movq %r8, 256(%rdx)
.L37_16:
	xorl %ecx, %ecx
	movq %rcx, %rax
	popq %rcx
	retq
.L37_3:
	movl $1, %edx
.L37_5:
	movq %rax, %rsi
	callq *Worker::take_and_see_to.reference@GOTPCREL(%rip)
	xorl %ecx, %ecx
	testb $1, %al
	cmovneq %rdx, %rcx
	movq %rcx, %rax
	popq %rcx
	retq
rh_push:
	pushq %r14
	pushq %rbx
	subq $24, %rsp
	movq %rsi, %rbx
	movq 24(%rdi), %rax
	movq 32(%rdi), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L38_1
.L38_7:
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
.L38_1:
	leaq 8(%rsp), %rax
	movl $1, %edx
	movq %rdi, %rsi
	movq %rax, %rdi
	movq %rsi, %r14
	callq Worker::reserve.reference
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 8(%rsp)
	jne .L38_3
	movq %r14, %rdi
	movq 24(%r14), %rax
	jmp .L38_7
.L38_3:
	leaq 8(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	ud2
rh_steal:
	pushq %rbp
	pushq %r15
	pushq %r14
	pushq %rbx
	pushq %rax
	movq (%rdi), %r14
	movq 400(%r14), %rax
	cmpq $2, %rax
	je .L39_2
	movq 128(%r14), %rax
	movq 256(%r14), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L39_24
.L39_2:
	leaq RUST_STD_INTERNAL_VAL@TLSGD(%rip), %rdi
	callq __tls_get_addr@PLT
	cmpb $1, 8(%rax)
	jne .L39_6
.L39_3:
	movq (%rax), %rbx
	movq 24(%rbx), %rax
	testb $1, %al
	jne .L39_10
.L39_4:
	orq $1, %rax
	movq %rax, 24(%rbx)
	movq %rax, (%rbx)
	jmp .L39_11
.L39_6:
	xorl %ebx, %ebx
	movq %rax, %rdi
	xorl %esi, %esi
	callq Storage::get_or_init_slow
	testq %rax, %rax
	jne .L39_3
	xorl %ebx, %ebx
	callq *records::temporary@GOTPCREL(%rip)
	movq %rax, %rbx
	movq 24(%rbx), %rax
	testb $1, %al
	je .L39_4
.L39_10:
	incq 32(%rbx)
.L39_11:
	movq 400(%r14), %rax
	cmpq $2, %rax
	jne .L39_16
.L39_12:
	movq 128(%r14), %rax
	movq 256(%r14), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L39_22
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
	jne .L39_18
	movq 24(%rbx), %rax
	incq %rax
	movq %rax, 24(%rbx)
	movq %rax, (%rbx)
.L39_15:
	testb %bpl, %bpl
	movq $-1, %rax
	cmovneq %r15, %rax
	jmp .L39_25
.L39_16:
	cmpq $3, %rax
	jne .L39_19
	lock orl $0, -64(%rsp)
	jmp .L39_12
.L39_18:
	movq %rbx, %rdi
	callq *Record::leave_nested@GOTPCREL(%rip)
	jmp .L39_15
.L39_19:
	movl $1, %ecx
	xorl %eax, %eax
	lock cmpxchgq %rcx, 400(%r14)
	leaq .Lanon(%rip), %rdi
	callq *barrier::heavy_fence@GOTPCREL(%rip)
	testb %al, %al
	je .L39_22
	movl $2, %ecx
	movl $1, %eax
	lock cmpxchgq %rcx, 400(%r14)
	jmp .L39_12
.L39_22:
	cmpq $0, 32(%rbx)
	jne .L39_26
	movq 24(%rbx), %rax
	incq %rax
	movq %rax, 24(%rbx)
	movq %rax, (%rbx)
.L39_24:
	xorl %eax, %eax
.L39_25:
	addq $8, %rsp
	popq %rbx
	popq %r14
	popq %r15
	popq %rbp
	retq
.L39_26:
	movq %rbx, %rdi
	callq *Record::leave_nested@GOTPCREL(%rip)
	jmp .L39_24
ri_batch:
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
	je .L40_31
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
	je .L40_4
.L40_3:
	movq 128(%r15), %rax
	movq 256(%r15), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L40_61
.L40_4:
	cmpb $1, 8(%r14)
	movq %r14, %rax
	jne .L40_7
.L40_5:
	movq (%rax), %rdi
	movq 24(%rdi), %rax
	testb $1, %al
	jne .L40_11
.L40_6:
	orq $1, %rax
	movq %rax, 24(%rdi)
	movq %rax, (%rdi)
	jmp .L40_12
.L40_7:
	xorl %ebx, %ebx
	movq %r14, %rdi
	xorl %esi, %esi
	callq Storage::get_or_init_slow
	testq %rax, %rax
	jne .L40_5
	xorl %ebx, %ebx
	callq *records::temporary@GOTPCREL(%rip)
	movq %rax, %rdi
	movq 24(%rdi), %rax
	testb $1, %al
	je .L40_6
.L40_11:
	incq 32(%rdi)
.L40_12:
	movq 400(%r15), %rax
	cmpq $2, %rax
	jne .L40_22
.L40_13:
	movq %r14, 48(%rsp)
	movq 128(%r15), %r13
	movq 256(%r15), %rbp
	subq %r13, %rbp
	testq %rbp, %rbp
	jle .L40_42
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
	ja .L40_16
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
	je .L40_44
.L40_16:
	cmpq $0, 32(%rdi)
	jne .L40_24
	movq 24(%rdi), %rax
	incq %rax
	movq %rax, 24(%rdi)
	movq %rax, (%rdi)
	movq 16(%rsp), %r13
.L40_18:
	cmpq %rbx, %r14
	jbe .L40_62
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
	jne .L40_28
.L40_21:
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
	jne .L40_3
	jmp .L40_4
.L40_22:
	cmpq $3, %rax
	jne .L40_25
	lock orl $0, -64(%rsp)
	jmp .L40_13
.L40_24:
	callq *Record::leave_nested@GOTPCREL(%rip)
	movq 16(%rsp), %r13
	jmp .L40_18
.L40_25:
	movq %rdi, %rbx
	xorl %eax, %eax
	lock cmpxchgq %r12, 400(%r15)
	movq %r13, %rdi
	callq *barrier::heavy_fence@GOTPCREL(%rip)
	testb %al, %al
	movq %rbx, %rdi
	je .L40_42
	movl $1, %eax
	movl $2, %ecx
	lock cmpxchgq %rcx, 400(%r15)
	jmp .L40_13
.L40_28:
	leaq 56(%rsp), %rdi
	movq %r13, %rsi
	xorl %edx, %edx
	callq Worker::reserve.reference
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 56(%rsp)
	je .L40_21
	leaq 56(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	jmp .L40_69
.L40_31:
	movq 24(%rbx), %rcx
	leaq -1(%rcx), %rax
	movq 128(%rdx), %rsi
	cmpq %rsi, %rax
	js .L40_61
	movq %rax, 256(%rdx)
	movq 400(%rdx), %rdx
	testq %rdx, %rdx
	je .L40_35
	lock orl $0, -64(%rsp)
	cmpq $1, %rdx
	je .L40_57
	decl 56(%rbx)
	je .L40_57
.L40_35:
	movq (%rbx), %rdx
	movq 128(%rdx), %rsi
	movq %rax, %rdi
	subq %rsi, %rdi
	js .L40_59
	movq 16(%rbx), %r8
	andq %rax, %r8
	shlq $3, %r8
	addq 8(%rbx), %r8
	movq (%r8), %r8
	cmpq %rsi, %rax
	jne .L40_39
	lock cmpxchgq %rcx, 128(%rdx)
	movq %rcx, 256(%rdx)
	jne .L40_61
	incq 48(%rbx)
	movl $1, %r12d
	jmp .L40_62
.L40_39:
	movq %rax, 24(%rbx)
	movl $1, %r12d
	cmpq 40(%rbx), %rdi
	jge .L40_62
	movq %rbx, %rdi
	movq %r8, %rdx
	callq Worker::shrink
	movq %rax, %r8
	jmp .L40_62
.L40_42:
	cmpq $0, 32(%rdi)
	jne .L40_60
	xorl %r12d, %r12d
	jmp .L40_56
.L40_44:
	cmpq $2, %rcx
	jb .L40_53
	movq 8(%rsp), %rax
	cmpq %rbp, %rax
	cmovbq %rax, %rbp
	decq %rbp
	leaq 2(%r13), %r12
	notq %r13
	leaq 32(%rsp), %r8
	movq %rdi, 24(%rsp)
.L40_46:
	movq 256(%r15), %rax
	addq %r13, %rax
	testq %rax, %rax
	jle .L40_53
	leaq -1(%r12), %rax
	movq 408(%r15), %rcx
	movq (%rcx), %rdx
	andq %rax, %rdx
	leaq (%rcx,%rdx,8), %rcx
	addq $32, %rcx
	movq (%rcx), %r14
	lock cmpxchgq %r12, 128(%r15)
	jne .L40_53
	movq %rsi, %rbx
	movq 16(%rsp), %rsi
	movq 24(%rsi), %rax
	movq 32(%rsi), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L40_50
.L40_49:
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
	jne .L40_46
	jmp .L40_54
.L40_50:
	movl $1, %edx
	movq %r8, %rdi
	callq Worker::reserve.reference
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 32(%rsp)
	jne .L40_68
	movq 16(%rsp), %rsi
	movq 24(%rsi), %rax
	leaq 32(%rsp), %r8
	jmp .L40_49
.L40_53:
	movq %rsi, %r14
.L40_54:
	movq %r14, %rbx
	movl $1, %r12d
	cmpq $0, 32(%rdi)
	jne .L40_67
	movq %rbx, %r8
.L40_56:
	movq 24(%rdi), %rax
	incq %rax
	movq %rax, 24(%rdi)
	movq %rax, (%rdi)
	jmp .L40_62
.L40_57:
	movq %rbx, %rdi
	movq %rax, %rsi
	callq *Worker::take_and_see_to.reference@GOTPCREL(%rip)
	movq %rax, %r12
	movq %rdx, %r8
	jmp .L40_62
.L40_59:
	movq %rcx, 256(%rdx)
.L40_61:
	xorl %r12d, %r12d
.L40_62:
	testq %r12, %r12
	je .L40_65
	cmpq $1, %r12
	je .L40_66
	movq $-1, %r8
	jmp .L40_66
.L40_65:
	movq %r12, %r8
.L40_66:
	movq %r8, %rax
	addq $72, %rsp
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	popq %rbp
	retq
.L40_60:
	callq *Record::leave_nested@GOTPCREL(%rip)
	jmp .L40_61
.L40_67:
	callq *Record::leave_nested@GOTPCREL(%rip)
	movq %rbx, %r8
	jmp .L40_62
.L40_68:
	leaq 32(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
.L40_69:
	ud2
ri_pop:
	pushq %rax
	movq (%rdi), %rcx
	movq 24(%rdi), %r8
	leaq -1(%r8), %rax
	movq 128(%rcx), %rdx
	cmpq %rdx, %rax
	js .L41_16
	movq %rax, 256(%rcx)
	movq 400(%rcx), %rdx
	testq %rdx, %rdx
	je .L41_7
	lock orl $0, -64(%rsp)
	cmpq $1, %rdx
	je .L41_3
	decl 56(%rdi)
	je .L41_5
.L41_7:
	movq (%rdi), %rdx
	movq 128(%rdx), %rsi
	movq %rax, %r9
	subq %rsi, %r9
	js .L41_15
	movq 16(%rdi), %rcx
	andq %rax, %rcx
	shlq $3, %rcx
	addq 8(%rdi), %rcx
	movq (%rcx), %rcx
	cmpq %rsi, %rax
	jne .L41_11
	lock cmpxchgq %r8, 128(%rdx)
	movq %r8, 256(%rdx)
	jne .L41_16
	incq 48(%rdi)
.L41_17:
	movq %rcx, %rax
	popq %rcx
	retq
.L41_11:
	movq %rax, 24(%rdi)
	cmpq 40(%rdi), %r9
	jge .L41_17
	movq %rcx, %rdx
	callq Worker::shrink
	movq %rax, %rcx
	movq %rcx, %rax
	popq %rcx
	retq
.L41_15:
	movq %r8, 256(%rdx)
.L41_16:
	xorl %ecx, %ecx
	movq %rcx, %rax
	popq %rcx
	retq
.L41_3:
	movl $1, %edx
.L41_5:
	movq %rax, %rsi
	callq *Worker::take_and_see_to.reference@GOTPCREL(%rip)
	xorl %ecx, %ecx
	testb $1, %al
	cmovneq %rdx, %rcx
	movq %rcx, %rax
	popq %rcx
	retq
ri_push:
	pushq %r14
	pushq %rbx
	subq $24, %rsp
	movq %rsi, %rbx
	movq 24(%rdi), %rax
	movq 32(%rdi), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L42_1
.L42_7:
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
.L42_1:
	leaq 8(%rsp), %rax
	movl $1, %edx
	movq %rdi, %rsi
	movq %rax, %rdi
	movq %rsi, %r14
	callq Worker::reserve.reference
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 8(%rsp)
	jne .L42_3
	movq %r14, %rdi
	movq 24(%r14), %rax
	jmp .L42_7
.L42_3:
	leaq 8(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	ud2
ri_steal:
	pushq %rbp
	pushq %r15
	pushq %r14
	pushq %rbx
	pushq %rax
	movq (%rdi), %r14
	movq 400(%r14), %rax
	cmpq $2, %rax
	je .L43_2
	movq 128(%r14), %rax
	movq 256(%r14), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L43_24
.L43_2:
	leaq RUST_STD_INTERNAL_VAL@TLSGD(%rip), %rdi
	callq __tls_get_addr@PLT
	cmpb $1, 8(%rax)
	jne .L43_6
.L43_3:
	movq (%rax), %rbx
	movq 24(%rbx), %rax
	testb $1, %al
	jne .L43_10
.L43_4:
	orq $1, %rax
	movq %rax, 24(%rbx)
	movq %rax, (%rbx)
	jmp .L43_11
.L43_6:
	xorl %ebx, %ebx
	movq %rax, %rdi
	xorl %esi, %esi
	callq Storage::get_or_init_slow
	testq %rax, %rax
	jne .L43_3
	xorl %ebx, %ebx
	callq *records::temporary@GOTPCREL(%rip)
	movq %rax, %rbx
	movq 24(%rbx), %rax
	testb $1, %al
	je .L43_4
.L43_10:
	incq 32(%rbx)
.L43_11:
	movq 400(%r14), %rax
	cmpq $2, %rax
	jne .L43_16
.L43_12:
	movq 128(%r14), %rax
	movq 256(%r14), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L43_22
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
	jne .L43_18
	movq 24(%rbx), %rax
	incq %rax
	movq %rax, 24(%rbx)
	movq %rax, (%rbx)
.L43_15:
	testb %bpl, %bpl
	movq $-1, %rax
	cmovneq %r15, %rax
	jmp .L43_25
.L43_16:
	cmpq $3, %rax
	jne .L43_19
	lock orl $0, -64(%rsp)
	jmp .L43_12
.L43_18:
	movq %rbx, %rdi
	callq *Record::leave_nested@GOTPCREL(%rip)
	jmp .L43_15
.L43_19:
	movl $1, %ecx
	xorl %eax, %eax
	lock cmpxchgq %rcx, 400(%r14)
	leaq .Lanon(%rip), %rdi
	callq *barrier::heavy_fence@GOTPCREL(%rip)
	testb %al, %al
	je .L43_22
	movl $2, %ecx
	movl $1, %eax
	lock cmpxchgq %rcx, 400(%r14)
	jmp .L43_12
.L43_22:
	cmpq $0, 32(%rbx)
	jne .L43_26
	movq 24(%rbx), %rax
	incq %rax
	movq %rax, 24(%rbx)
	movq %rax, (%rbx)
.L43_24:
	xorl %eax, %eax
.L43_25:
	addq $8, %rsp
	popq %rbx
	popq %r14
	popq %r15
	popq %rbp
	retq
.L43_26:
	movq %rbx, %rdi
	callq *Record::leave_nested@GOTPCREL(%rip)
	jmp .L43_24
sa_batch:
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
	je .L44_30
	movq 128(%rbp), %r15
	lock orl $0, -64(%rsp)
	movq 256(%rbp), %r14
	subq %r15, %r14
	testq %r14, %r14
	jle .L44_3
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
	jbe .L44_15
	xorl %r13d, %r13d
	leaq 40(%rsp), %rax
	movq %rax, 16(%rsp)
.L44_9:
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
	jne .L44_11
.L44_13:
	movq 24(%rbx), %rcx
	movq 32(%rbx), %rax
	movq 128(%rbp), %r15
	lock orl $0, -64(%rsp)
	movq 256(%rbp), %r14
	subq %r15, %r14
	testq %r14, %r14
	jle .L44_4
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
	ja .L44_9
	jmp .L44_15
.L44_11:
	leaq 40(%rsp), %rdi
	movq %rbx, %rsi
	xorl %edx, %edx
	callq Worker::reserve.weakest
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 40(%rsp)
	je .L44_13
.L44_28:
	movq 16(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	ud2
.L44_30:
	movq 24(%rbx), %rcx
	leaq -1(%rcx), %rax
	movq 128(%rdx), %rsi
	cmpq %rsi, %rax
	js .L44_3
	movq %rax, 256(%rdx)
	lock orl $0, -64(%rsp)
	movq (%rbx), %rdx
	movq 128(%rdx), %rsi
	movq %rax, %rdi
	subq %rsi, %rdi
	js .L44_45
	movq 16(%rbx), %r8
	andq %rax, %r8
	shlq $3, %r8
	addq 8(%rbx), %r8
	movq (%r8), %r8
	cmpq %rsi, %rax
	jne .L44_35
	lock cmpxchgq %rcx, 128(%rdx)
	movq %rcx, 256(%rdx)
	jne .L44_3
	incq 48(%rbx)
	movl $1, %r13d
	jmp .L44_5
.L44_15:
	movq 408(%rbp), %rax
	movq (%rax), %rcx
	andq %r15, %rcx
	leaq (%rax,%rcx,8), %rax
	addq $32, %rax
	movq (%rax), %r8
	leaq 1(%r15), %rcx
	movq %r15, %rax
	lock cmpxchgq %rcx, 128(%rbp)
	jne .L44_16
	movl $1, %r13d
	cmpq $2, %r14
	jb .L44_5
	movq %r8, 8(%rsp)
	decq %r14
	leaq 2(%r15), %r12
	notq %r15
	leaq 24(%rsp), %rax
	movq %rax, 16(%rsp)
.L44_19:
	movq 256(%rbp), %rax
	addq %r15, %rax
	testq %rax, %rax
	jle .L44_20
	leaq -1(%r12), %rax
	movq 408(%rbp), %rcx
	movq (%rcx), %rdx
	andq %rax, %rdx
	leaq (%rcx,%rdx,8), %rcx
	addq $32, %rcx
	movq (%rcx), %r13
	lock cmpxchgq %r12, 128(%rbp)
	jne .L44_20
	movq 24(%rbx), %rax
	movq 32(%rbx), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L44_23
.L44_26:
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
	jne .L44_19
	jmp .L44_27
.L44_23:
	movl $1, %edx
	leaq 24(%rsp), %rdi
	movq %rbx, %rsi
	callq Worker::reserve.weakest
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 24(%rsp)
	jne .L44_28
	movq 24(%rbx), %rax
	jmp .L44_26
.L44_16:
	movl $2, %r13d
	jmp .L44_4
.L44_35:
	movq %rax, 24(%rbx)
	movl $1, %r13d
	cmpq 40(%rbx), %rdi
	jge .L44_5
	movq %rbx, %rdi
	movq %r8, %rdx
	callq Worker::shrink
	movl $1, %r13d
	movq %rax, %r8
	jmp .L44_5
.L44_20:
	movl $1, %r13d
	movq 8(%rsp), %r8
	jmp .L44_5
.L44_27:
	movq %r13, %r8
	movl $1, %r13d
	jmp .L44_5
.L44_45:
	movq %rcx, 256(%rdx)
.L44_3:
	xorl %r13d, %r13d
.L44_4:
.L44_5:
	testq %r13, %r13
	je .L44_6
	cmpl $1, %r13d
	je .L44_44
	movq $-1, %r8
	jmp .L44_44
.L44_6:
	movq %r13, %r8
.L44_44:
	movq %r8, %rax
	addq $56, %rsp
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	popq %rbp
	retq
sa_pop:
	pushq %rax
	movq (%rdi), %rdx
	movq 24(%rdi), %rcx
	leaq -1(%rcx), %rax
	movq 128(%rdx), %rsi
	cmpq %rsi, %rax
	js .L45_9
	movq %rax, 256(%rdx)
	lock orl $0, -64(%rsp)
	movq (%rdi), %r8
	movq 128(%r8), %rsi
	movq %rax, %r9
	subq %rsi, %r9
	js .L45_8
	movq 16(%rdi), %rdx
	andq %rax, %rdx
	shlq $3, %rdx
	addq 8(%rdi), %rdx
	movq (%rdx), %rdx
	cmpq %rsi, %rax
	jne .L45_5
	lock cmpxchgq %rcx, 128(%r8)
	movq %rcx, 256(%r8)
	jne .L45_9
	incq 48(%rdi)
.L45_10:
	movq %rdx, %rax
	popq %rcx
	retq
.L45_5:
	movq %rax, 24(%rdi)
	cmpq 40(%rdi), %r9
	jge .L45_10
	callq Worker::shrink
	movq %rax, %rdx
	jmp .L45_10
.L45_8:
	movq %rcx, 256(%r8)
.L45_9:
	xorl %edx, %edx
	movq %rdx, %rax
	popq %rcx
	retq
sa_push:
	pushq %r14
	pushq %rbx
	subq $24, %rsp
	movq %rsi, %rbx
	movq 24(%rdi), %rax
	movq 32(%rdi), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L46_1
.L46_7:
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
.L46_1:
	leaq 8(%rsp), %rax
	movl $1, %edx
	movq %rdi, %rsi
	movq %rax, %rdi
	movq %rsi, %r14
	callq Worker::reserve.weakest
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 8(%rsp)
	jne .L46_3
	movq %r14, %rdi
	movq 24(%r14), %rax
	jmp .L46_7
.L46_3:
	leaq 8(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	ud2
sa_steal:
	movq (%rdi), %rcx
	movq 128(%rcx), %rax
	lock orl $0, -64(%rsp)
	movq 256(%rcx), %rdx
	subq %rax, %rdx
	testq %rdx, %rdx
	jle .L47_1
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
.L47_1:
	xorl %eax, %eax
	retq
sb_batch:
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
	je .L48_30
	movq 128(%rbp), %r15
	lock orl $0, -64(%rsp)
	movq 256(%rbp), %r14
	subq %r15, %r14
	testq %r14, %r14
	jle .L48_3
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
	jbe .L48_15
	xorl %r13d, %r13d
	leaq 40(%rsp), %rax
	movq %rax, 16(%rsp)
.L48_9:
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
	jne .L48_11
.L48_13:
	movq 24(%rbx), %rcx
	movq 32(%rbx), %rax
	movq 128(%rbp), %r15
	lock orl $0, -64(%rsp)
	movq 256(%rbp), %r14
	subq %r15, %r14
	testq %r14, %r14
	jle .L48_4
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
	ja .L48_9
	jmp .L48_15
.L48_11:
	leaq 40(%rsp), %rdi
	movq %rbx, %rsi
	xorl %edx, %edx
	callq Worker::reserve.weakest
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 40(%rsp)
	je .L48_13
.L48_28:
	movq 16(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	ud2
.L48_30:
	movq 24(%rbx), %rcx
	leaq -1(%rcx), %rax
	movq 128(%rdx), %rsi
	cmpq %rsi, %rax
	js .L48_3
	movq %rax, 256(%rdx)
	lock orl $0, -64(%rsp)
	movq (%rbx), %rdx
	movq 128(%rdx), %rsi
	movq %rax, %rdi
	subq %rsi, %rdi
	js .L48_45
	movq 16(%rbx), %r8
	andq %rax, %r8
	shlq $3, %r8
	addq 8(%rbx), %r8
	movq (%r8), %r8
	cmpq %rsi, %rax
	jne .L48_35
	lock cmpxchgq %rcx, 128(%rdx)
	movq %rcx, 256(%rdx)
	jne .L48_3
	incq 48(%rbx)
	movl $1, %r13d
	jmp .L48_5
.L48_15:
	movq 408(%rbp), %rax
	movq (%rax), %rcx
	andq %r15, %rcx
	leaq (%rax,%rcx,8), %rax
	addq $32, %rax
	movq (%rax), %r8
	leaq 1(%r15), %rcx
	movq %r15, %rax
	lock cmpxchgq %rcx, 128(%rbp)
	jne .L48_16
	movl $1, %r13d
	cmpq $2, %r14
	jb .L48_5
	movq %r8, 8(%rsp)
	decq %r14
	leaq 2(%r15), %r12
	notq %r15
	leaq 24(%rsp), %rax
	movq %rax, 16(%rsp)
.L48_19:
	movq 256(%rbp), %rax
	addq %r15, %rax
	testq %rax, %rax
	jle .L48_20
	leaq -1(%r12), %rax
	movq 408(%rbp), %rcx
	movq (%rcx), %rdx
	andq %rax, %rdx
	leaq (%rcx,%rdx,8), %rcx
	addq $32, %rcx
	movq (%rcx), %r13
	lock cmpxchgq %r12, 128(%rbp)
	jne .L48_20
	movq 24(%rbx), %rax
	movq 32(%rbx), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L48_23
.L48_26:
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
	jne .L48_19
	jmp .L48_27
.L48_23:
	movl $1, %edx
	leaq 24(%rsp), %rdi
	movq %rbx, %rsi
	callq Worker::reserve.weakest
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 24(%rsp)
	jne .L48_28
	movq 24(%rbx), %rax
	jmp .L48_26
.L48_16:
	movl $2, %r13d
	jmp .L48_4
.L48_35:
	movq %rax, 24(%rbx)
	movl $1, %r13d
	cmpq 40(%rbx), %rdi
	jge .L48_5
	movq %rbx, %rdi
	movq %r8, %rdx
	callq Worker::shrink
	movl $1, %r13d
	movq %rax, %r8
	jmp .L48_5
.L48_20:
	movl $1, %r13d
	movq 8(%rsp), %r8
	jmp .L48_5
.L48_27:
	movq %r13, %r8
	movl $1, %r13d
	jmp .L48_5
.L48_45:
	movq %rcx, 256(%rdx)
.L48_3:
	xorl %r13d, %r13d
.L48_4:
.L48_5:
	testq %r13, %r13
	je .L48_6
	cmpl $1, %r13d
	je .L48_44
	movq $-1, %r8
	jmp .L48_44
.L48_6:
	movq %r13, %r8
.L48_44:
	movq %r8, %rax
	addq $56, %rsp
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	popq %rbp
	retq
sb_pop:
	pushq %rax
	movq (%rdi), %rdx
	movq 24(%rdi), %rcx
	leaq -1(%rcx), %rax
	movq 128(%rdx), %rsi
	cmpq %rsi, %rax
	js .L49_9
	movq %rax, 256(%rdx)
	lock orl $0, -64(%rsp)
	movq (%rdi), %r8
	movq 128(%r8), %rsi
	movq %rax, %r9
	subq %rsi, %r9
	js .L49_8
	movq 16(%rdi), %rdx
	andq %rax, %rdx
	shlq $3, %rdx
	addq 8(%rdi), %rdx
	movq (%rdx), %rdx
	cmpq %rsi, %rax
	jne .L49_5
	lock cmpxchgq %rcx, 128(%r8)
	movq %rcx, 256(%r8)
	jne .L49_9
	incq 48(%rdi)
.L49_10:
	movq %rdx, %rax
	popq %rcx
	retq
.L49_5:
	movq %rax, 24(%rdi)
	cmpq 40(%rdi), %r9
	jge .L49_10
	callq Worker::shrink
	movq %rax, %rdx
	jmp .L49_10
.L49_8:
	movq %rcx, 256(%r8)
.L49_9:
	xorl %edx, %edx
	movq %rdx, %rax
	popq %rcx
	retq
sb_push:
	pushq %r14
	pushq %rbx
	subq $24, %rsp
	movq %rsi, %rbx
	movq 24(%rdi), %rax
	movq 32(%rdi), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L50_1
.L50_7:
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
.L50_1:
	leaq 8(%rsp), %rax
	movl $1, %edx
	movq %rdi, %rsi
	movq %rax, %rdi
	movq %rsi, %r14
	callq Worker::reserve.weakest
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 8(%rsp)
	jne .L50_3
	movq %r14, %rdi
	movq 24(%r14), %rax
	jmp .L50_7
.L50_3:
	leaq 8(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	ud2
sb_steal:
	movq (%rdi), %rcx
	movq 128(%rcx), %rax
	lock orl $0, -64(%rsp)
	movq 256(%rcx), %rdx
	subq %rax, %rdx
	testq %rdx, %rdx
	jle .L51_1
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
.L51_1:
	xorl %eax, %eax
	retq
wa_batch:
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
	je .L52_30
	movq 128(%rbp), %r15
	lock orl $0, -64(%rsp)
	movq 256(%rbp), %r14
	subq %r15, %r14
	testq %r14, %r14
	jle .L52_3
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
	jbe .L52_15
	xorl %r13d, %r13d
	leaq 40(%rsp), %rax
	movq %rax, 16(%rsp)
.L52_9:
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
	callq Worker::reserve.wa
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 24(%rsp)
	jne .L52_11
.L52_13:
	movq 24(%rbx), %rcx
	movq 32(%rbx), %rax
	movq 128(%rbp), %r15
	lock orl $0, -64(%rsp)
	movq 256(%rbp), %r14
	subq %r15, %r14
	testq %r14, %r14
	jle .L52_4
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
	ja .L52_9
	jmp .L52_15
.L52_11:
	leaq 40(%rsp), %rdi
	movq %rbx, %rsi
	xorl %edx, %edx
	callq Worker::reserve.wa
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 40(%rsp)
	je .L52_13
.L52_28:
	movq 16(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	ud2
.L52_30:
	movq 24(%rbx), %rcx
	leaq -1(%rcx), %rax
	movq 128(%rdx), %rsi
	cmpq %rsi, %rax
	js .L52_3
	movq %rax, 256(%rdx)
	lock orl $0, -64(%rsp)
	movq (%rbx), %rdx
	movq 128(%rdx), %rsi
	movq %rax, %rdi
	subq %rsi, %rdi
	js .L52_45
	movq 16(%rbx), %r8
	andq %rax, %r8
	shlq $3, %r8
	addq 8(%rbx), %r8
	movq (%r8), %r8
	cmpq %rsi, %rax
	jne .L52_35
	lock cmpxchgq %rcx, 128(%rdx)
	movq %rcx, 256(%rdx)
	jne .L52_3
	incq 48(%rbx)
	movl $1, %r13d
	jmp .L52_5
.L52_15:
	movq 408(%rbp), %rax
	movq (%rax), %rcx
	andq %r15, %rcx
	leaq (%rax,%rcx,8), %rax
	addq $32, %rax
	movq (%rax), %r8
	leaq 1(%r15), %rcx
	movq %r15, %rax
	lock cmpxchgq %rcx, 128(%rbp)
	jne .L52_16
	movl $1, %r13d
	cmpq $2, %r14
	jb .L52_5
	movq %r8, 8(%rsp)
	decq %r14
	leaq 2(%r15), %r12
	notq %r15
	leaq 24(%rsp), %rax
	movq %rax, 16(%rsp)
.L52_19:
	movq 256(%rbp), %rax
	addq %r15, %rax
	testq %rax, %rax
	jle .L52_20
	leaq -1(%r12), %rax
	movq 408(%rbp), %rcx
	movq (%rcx), %rdx
	andq %rax, %rdx
	leaq (%rcx,%rdx,8), %rcx
	addq $32, %rcx
	movq (%rcx), %r13
	lock cmpxchgq %r12, 128(%rbp)
	jne .L52_20
	movq 24(%rbx), %rax
	movq 32(%rbx), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L52_23
.L52_26:
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
	jne .L52_19
	jmp .L52_27
.L52_23:
	movl $1, %edx
	leaq 24(%rsp), %rdi
	movq %rbx, %rsi
	callq Worker::reserve.wa
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 24(%rsp)
	jne .L52_28
	movq 24(%rbx), %rax
	jmp .L52_26
.L52_16:
	movl $2, %r13d
	jmp .L52_4
.L52_35:
	movq %rax, 24(%rbx)
	movl $1, %r13d
	cmpq 40(%rbx), %rdi
	jge .L52_5
	movq %rbx, %rdi
	movq %r8, %rdx
	callq Worker::shrink
	movl $1, %r13d
	movq %rax, %r8
	jmp .L52_5
.L52_20:
	movl $1, %r13d
	movq 8(%rsp), %r8
	jmp .L52_5
.L52_27:
	movq %r13, %r8
	movl $1, %r13d
	jmp .L52_5
.L52_45:
	movq %rcx, 256(%rdx)
.L52_3:
	xorl %r13d, %r13d
.L52_4:
.L52_5:
	testq %r13, %r13
	je .L52_6
	cmpl $1, %r13d
	je .L52_44
	movq $-1, %r8
	jmp .L52_44
.L52_6:
	movq %r13, %r8
.L52_44:
	movq %r8, %rax
	addq $56, %rsp
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	popq %rbp
	retq
wa_pop:
	pushq %rax
	movq (%rdi), %rdx
	movq 24(%rdi), %rcx
	leaq -1(%rcx), %rax
	movq 128(%rdx), %rsi
	cmpq %rsi, %rax
	js .L53_9
	movq %rax, 256(%rdx)
	lock orl $0, -64(%rsp)
	movq (%rdi), %r8
	movq 128(%r8), %rsi
	movq %rax, %r9
	subq %rsi, %r9
	js .L53_8
	movq 16(%rdi), %rdx
	andq %rax, %rdx
	shlq $3, %rdx
	addq 8(%rdi), %rdx
	movq (%rdx), %rdx
	cmpq %rsi, %rax
	jne .L53_5
	lock cmpxchgq %rcx, 128(%r8)
	movq %rcx, 256(%r8)
	jne .L53_9
	incq 48(%rdi)
.L53_10:
	movq %rdx, %rax
	popq %rcx
	retq
.L53_5:
	movq %rax, 24(%rdi)
	cmpq 40(%rdi), %r9
	jge .L53_10
	callq Worker::shrink
	movq %rax, %rdx
	jmp .L53_10
.L53_8:
	movq %rcx, 256(%r8)
.L53_9:
	xorl %edx, %edx
	movq %rdx, %rax
	popq %rcx
	retq
wa_push:
	pushq %r14
	pushq %rbx
	subq $24, %rsp
	movq %rsi, %rbx
	movq 24(%rdi), %rax
	movq 32(%rdi), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L54_1
.L54_7:
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
.L54_1:
	leaq 8(%rsp), %rax
	movl $1, %edx
	movq %rdi, %rsi
	movq %rax, %rdi
	movq %rsi, %r14
	callq Worker::reserve.wa
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 8(%rsp)
	jne .L54_3
	movq %r14, %rdi
	movq 24(%r14), %rax
	jmp .L54_7
.L54_3:
	leaq 8(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	ud2
wa_steal:
	movq (%rdi), %rcx
	movq 128(%rcx), %rax
	lock orl $0, -64(%rsp)
	movq 256(%rcx), %rdx
	subq %rax, %rdx
	testq %rdx, %rdx
	jle .L55_1
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
.L55_1:
	xorl %eax, %eax
	retq
wb_batch:
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
	je .L56_30
	movq 128(%rbp), %r15
	lock orl $0, -64(%rsp)
	movq 256(%rbp), %r14
	subq %r15, %r14
	testq %r14, %r14
	jle .L56_3
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
	jbe .L56_15
	xorl %r13d, %r13d
	leaq 40(%rsp), %rax
	movq %rax, 16(%rsp)
.L56_9:
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
	jne .L56_11
.L56_13:
	movq 24(%rbx), %rcx
	movq 32(%rbx), %rax
	movq 128(%rbp), %r15
	lock orl $0, -64(%rsp)
	movq 256(%rbp), %r14
	subq %r15, %r14
	testq %r14, %r14
	jle .L56_4
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
	ja .L56_9
	jmp .L56_15
.L56_11:
	leaq 40(%rsp), %rdi
	movq %rbx, %rsi
	xorl %edx, %edx
	callq Worker::reserve.weakest
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 40(%rsp)
	je .L56_13
.L56_28:
	movq 16(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	ud2
.L56_30:
	movq 24(%rbx), %rcx
	leaq -1(%rcx), %rax
	movq 128(%rdx), %rsi
	cmpq %rsi, %rax
	js .L56_3
	movq %rax, 256(%rdx)
	lock orl $0, -64(%rsp)
	movq (%rbx), %rdx
	movq 128(%rdx), %rsi
	movq %rax, %rdi
	subq %rsi, %rdi
	js .L56_45
	movq 16(%rbx), %r8
	andq %rax, %r8
	shlq $3, %r8
	addq 8(%rbx), %r8
	movq (%r8), %r8
	cmpq %rsi, %rax
	jne .L56_35
	lock cmpxchgq %rcx, 128(%rdx)
	movq %rcx, 256(%rdx)
	jne .L56_3
	incq 48(%rbx)
	movl $1, %r13d
	jmp .L56_5
.L56_15:
	movq 408(%rbp), %rax
	movq (%rax), %rcx
	andq %r15, %rcx
	leaq (%rax,%rcx,8), %rax
	addq $32, %rax
	movq (%rax), %r8
	leaq 1(%r15), %rcx
	movq %r15, %rax
	lock cmpxchgq %rcx, 128(%rbp)
	jne .L56_16
	movl $1, %r13d
	cmpq $2, %r14
	jb .L56_5
	movq %r8, 8(%rsp)
	decq %r14
	leaq 2(%r15), %r12
	notq %r15
	leaq 24(%rsp), %rax
	movq %rax, 16(%rsp)
.L56_19:
	movq 256(%rbp), %rax
	addq %r15, %rax
	testq %rax, %rax
	jle .L56_20
	leaq -1(%r12), %rax
	movq 408(%rbp), %rcx
	movq (%rcx), %rdx
	andq %rax, %rdx
	leaq (%rcx,%rdx,8), %rcx
	addq $32, %rcx
	movq (%rcx), %r13
	lock cmpxchgq %r12, 128(%rbp)
	jne .L56_20
	movq 24(%rbx), %rax
	movq 32(%rbx), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L56_23
.L56_26:
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
	jne .L56_19
	jmp .L56_27
.L56_23:
	movl $1, %edx
	leaq 24(%rsp), %rdi
	movq %rbx, %rsi
	callq Worker::reserve.weakest
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 24(%rsp)
	jne .L56_28
	movq 24(%rbx), %rax
	jmp .L56_26
.L56_16:
	movl $2, %r13d
	jmp .L56_4
.L56_35:
	movq %rax, 24(%rbx)
	movl $1, %r13d
	cmpq 40(%rbx), %rdi
	jge .L56_5
	movq %rbx, %rdi
	movq %r8, %rdx
	callq Worker::shrink
	movl $1, %r13d
	movq %rax, %r8
	jmp .L56_5
.L56_20:
	movl $1, %r13d
	movq 8(%rsp), %r8
	jmp .L56_5
.L56_27:
	movq %r13, %r8
	movl $1, %r13d
	jmp .L56_5
.L56_45:
	movq %rcx, 256(%rdx)
.L56_3:
	xorl %r13d, %r13d
.L56_4:
.L56_5:
	testq %r13, %r13
	je .L56_6
	cmpl $1, %r13d
	je .L56_44
	movq $-1, %r8
	jmp .L56_44
.L56_6:
	movq %r13, %r8
.L56_44:
	movq %r8, %rax
	addq $56, %rsp
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	popq %rbp
	retq
wb_pop:
	pushq %rax
	movq (%rdi), %rdx
	movq 24(%rdi), %rcx
	leaq -1(%rcx), %rax
	movq 128(%rdx), %rsi
	cmpq %rsi, %rax
	js .L57_9
	movq %rax, 256(%rdx)
	lock orl $0, -64(%rsp)
	movq (%rdi), %r8
	movq 128(%r8), %rsi
	movq %rax, %r9
	subq %rsi, %r9
	js .L57_8
	movq 16(%rdi), %rdx
	andq %rax, %rdx
	shlq $3, %rdx
	addq 8(%rdi), %rdx
	movq (%rdx), %rdx
	cmpq %rsi, %rax
	jne .L57_5
	lock cmpxchgq %rcx, 128(%r8)
	movq %rcx, 256(%r8)
	jne .L57_9
	incq 48(%rdi)
.L57_10:
	movq %rdx, %rax
	popq %rcx
	retq
.L57_5:
	movq %rax, 24(%rdi)
	cmpq 40(%rdi), %r9
	jge .L57_10
	callq Worker::shrink
	movq %rax, %rdx
	jmp .L57_10
.L57_8:
	movq %rcx, 256(%r8)
.L57_9:
	xorl %edx, %edx
	movq %rdx, %rax
	popq %rcx
	retq
wb_push:
	pushq %r14
	pushq %rbx
	subq $24, %rsp
	movq %rsi, %rbx
	movq 24(%rdi), %rax
	movq 32(%rdi), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L58_1
.L58_7:
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
.L58_1:
	leaq 8(%rsp), %rax
	movl $1, %edx
	movq %rdi, %rsi
	movq %rax, %rdi
	movq %rsi, %r14
	callq Worker::reserve.weakest
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 8(%rsp)
	jne .L58_3
	movq %r14, %rdi
	movq 24(%r14), %rax
	jmp .L58_7
.L58_3:
	leaq 8(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	ud2
wb_steal:
	movq (%rdi), %rcx
	movq 128(%rcx), %rax
	lock orl $0, -64(%rsp)
	movq 256(%rcx), %rdx
	subq %rax, %rdx
	testq %rdx, %rdx
	jle .L59_1
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
.L59_1:
	xorl %eax, %eax
	retq
wc_batch:
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
	je .L60_30
	movq 128(%rbp), %r15
	lock orl $0, -64(%rsp)
	movq 256(%rbp), %r14
	subq %r15, %r14
	testq %r14, %r14
	jle .L60_3
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
	jbe .L60_15
	xorl %r13d, %r13d
	leaq 40(%rsp), %rax
	movq %rax, 16(%rsp)
.L60_9:
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
	callq Worker::reserve.wc
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 24(%rsp)
	jne .L60_11
.L60_13:
	movq 24(%rbx), %rcx
	movq 32(%rbx), %rax
	movq 128(%rbp), %r15
	lock orl $0, -64(%rsp)
	movq 256(%rbp), %r14
	subq %r15, %r14
	testq %r14, %r14
	jle .L60_4
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
	ja .L60_9
	jmp .L60_15
.L60_11:
	leaq 40(%rsp), %rdi
	movq %rbx, %rsi
	xorl %edx, %edx
	callq Worker::reserve.wc
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 40(%rsp)
	je .L60_13
.L60_28:
	movq 16(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	ud2
.L60_30:
	movq 24(%rbx), %rcx
	leaq -1(%rcx), %rax
	movq 128(%rdx), %rsi
	cmpq %rsi, %rax
	js .L60_3
	movq %rax, 256(%rdx)
	lock orl $0, -64(%rsp)
	movq (%rbx), %rdx
	movq 128(%rdx), %rsi
	movq %rax, %rdi
	subq %rsi, %rdi
	js .L60_45
	movq 16(%rbx), %r8
	andq %rax, %r8
	shlq $3, %r8
	addq 8(%rbx), %r8
	movq (%r8), %r8
	cmpq %rsi, %rax
	jne .L60_35
	lock cmpxchgq %rcx, 128(%rdx)
	movq %rcx, 256(%rdx)
	jne .L60_3
	incq 48(%rbx)
	movl $1, %r13d
	jmp .L60_5
.L60_15:
	movq 408(%rbp), %rax
	movq (%rax), %rcx
	andq %r15, %rcx
	leaq (%rax,%rcx,8), %rax
	addq $32, %rax
	movq (%rax), %r8
	leaq 1(%r15), %rcx
	movq %r15, %rax
	lock cmpxchgq %rcx, 128(%rbp)
	jne .L60_16
	movl $1, %r13d
	cmpq $2, %r14
	jb .L60_5
	movq %r8, 8(%rsp)
	decq %r14
	leaq 2(%r15), %r12
	notq %r15
	leaq 24(%rsp), %rax
	movq %rax, 16(%rsp)
.L60_19:
	movq 256(%rbp), %rax
	addq %r15, %rax
	testq %rax, %rax
	jle .L60_20
	leaq -1(%r12), %rax
	movq 408(%rbp), %rcx
	movq (%rcx), %rdx
	andq %rax, %rdx
	leaq (%rcx,%rdx,8), %rcx
	addq $32, %rcx
	movq (%rcx), %r13
	lock cmpxchgq %r12, 128(%rbp)
	jne .L60_20
	movq 24(%rbx), %rax
	movq 32(%rbx), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L60_23
.L60_26:
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
	jne .L60_19
	jmp .L60_27
.L60_23:
	movl $1, %edx
	leaq 24(%rsp), %rdi
	movq %rbx, %rsi
	callq Worker::reserve.wc
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 24(%rsp)
	jne .L60_28
	movq 24(%rbx), %rax
	jmp .L60_26
.L60_16:
	movl $2, %r13d
	jmp .L60_4
.L60_35:
	movq %rax, 24(%rbx)
	movl $1, %r13d
	cmpq 40(%rbx), %rdi
	jge .L60_5
	movq %rbx, %rdi
	movq %r8, %rdx
	callq Worker::shrink
	movl $1, %r13d
	movq %rax, %r8
	jmp .L60_5
.L60_20:
	movl $1, %r13d
	movq 8(%rsp), %r8
	jmp .L60_5
.L60_27:
	movq %r13, %r8
	movl $1, %r13d
	jmp .L60_5
.L60_45:
	movq %rcx, 256(%rdx)
.L60_3:
	xorl %r13d, %r13d
.L60_4:
.L60_5:
	testq %r13, %r13
	je .L60_6
	cmpl $1, %r13d
	je .L60_44
	movq $-1, %r8
	jmp .L60_44
.L60_6:
	movq %r13, %r8
.L60_44:
	movq %r8, %rax
	addq $56, %rsp
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	popq %rbp
	retq
wc_pop:
	pushq %rax
	movq (%rdi), %rdx
	movq 24(%rdi), %rcx
	leaq -1(%rcx), %rax
	movq 128(%rdx), %rsi
	cmpq %rsi, %rax
	js .L61_9
	movq %rax, 256(%rdx)
	lock orl $0, -64(%rsp)
	movq (%rdi), %r8
	movq 128(%r8), %rsi
	movq %rax, %r9
	subq %rsi, %r9
	js .L61_8
	movq 16(%rdi), %rdx
	andq %rax, %rdx
	shlq $3, %rdx
	addq 8(%rdi), %rdx
	movq (%rdx), %rdx
	cmpq %rsi, %rax
	jne .L61_5
	lock cmpxchgq %rcx, 128(%r8)
	movq %rcx, 256(%r8)
	jne .L61_9
	incq 48(%rdi)
.L61_10:
	movq %rdx, %rax
	popq %rcx
	retq
.L61_5:
	movq %rax, 24(%rdi)
	cmpq 40(%rdi), %r9
	jge .L61_10
	callq Worker::shrink
	movq %rax, %rdx
	jmp .L61_10
.L61_8:
	movq %rcx, 256(%r8)
.L61_9:
	xorl %edx, %edx
	movq %rdx, %rax
	popq %rcx
	retq
wc_push:
	pushq %r14
	pushq %rbx
	subq $24, %rsp
	movq %rsi, %rbx
	movq 24(%rdi), %rax
	movq 32(%rdi), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L62_1
.L62_7:
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
.L62_1:
	leaq 8(%rsp), %rax
	movl $1, %edx
	movq %rdi, %rsi
	movq %rax, %rdi
	movq %rsi, %r14
	callq Worker::reserve.wc
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 8(%rsp)
	jne .L62_3
	movq %r14, %rdi
	movq 24(%r14), %rax
	jmp .L62_7
.L62_3:
	leaq 8(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	ud2
wc_steal:
	movq (%rdi), %rcx
	movq 128(%rcx), %rax
	lock orl $0, -64(%rsp)
	movq 256(%rcx), %rdx
	subq %rax, %rdx
	testq %rdx, %rdx
	jle .L63_1
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
.L63_1:
	xorl %eax, %eax
	retq
wd_batch:
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
	je .L64_30
	movq 128(%rbp), %r15
	lock orl $0, -64(%rsp)
	movq 256(%rbp), %r14
	subq %r15, %r14
	testq %r14, %r14
	jle .L64_3
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
	jbe .L64_15
	xorl %r13d, %r13d
	leaq 40(%rsp), %rax
	movq %rax, 16(%rsp)
.L64_9:
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
	jne .L64_11
.L64_13:
	movq 24(%rbx), %rcx
	movq 32(%rbx), %rax
	movq 128(%rbp), %r15
	lock orl $0, -64(%rsp)
	movq 256(%rbp), %r14
	subq %r15, %r14
	testq %r14, %r14
	jle .L64_4
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
	ja .L64_9
	jmp .L64_15
.L64_11:
	leaq 40(%rsp), %rdi
	movq %rbx, %rsi
	xorl %edx, %edx
	callq Worker::reserve.weakest
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 40(%rsp)
	je .L64_13
.L64_28:
	movq 16(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	ud2
.L64_30:
	movq 24(%rbx), %rcx
	leaq -1(%rcx), %rax
	movq 128(%rdx), %rsi
	cmpq %rsi, %rax
	js .L64_3
	movq %rax, 256(%rdx)
	movq (%rbx), %rdx
	movq 128(%rdx), %rsi
	movq %rax, %rdi
	subq %rsi, %rdi
	js .L64_45
	movq 16(%rbx), %r8
	andq %rax, %r8
	shlq $3, %r8
	addq 8(%rbx), %r8
	movq (%r8), %r8
	cmpq %rsi, %rax
	jne .L64_35
	lock cmpxchgq %rcx, 128(%rdx)
	movq %rcx, 256(%rdx)
	jne .L64_3
	incq 48(%rbx)
	movl $1, %r13d
	jmp .L64_5
.L64_15:
	movq 408(%rbp), %rax
	movq (%rax), %rcx
	andq %r15, %rcx
	leaq (%rax,%rcx,8), %rax
	addq $32, %rax
	movq (%rax), %r8
	leaq 1(%r15), %rcx
	movq %r15, %rax
	lock cmpxchgq %rcx, 128(%rbp)
	jne .L64_16
	movl $1, %r13d
	cmpq $2, %r14
	jb .L64_5
	movq %r8, 8(%rsp)
	decq %r14
	leaq 2(%r15), %r12
	notq %r15
	leaq 24(%rsp), %rax
	movq %rax, 16(%rsp)
.L64_19:
	movq 256(%rbp), %rax
	addq %r15, %rax
	testq %rax, %rax
	jle .L64_20
	leaq -1(%r12), %rax
	movq 408(%rbp), %rcx
	movq (%rcx), %rdx
	andq %rax, %rdx
	leaq (%rcx,%rdx,8), %rcx
	addq $32, %rcx
	movq (%rcx), %r13
	lock cmpxchgq %r12, 128(%rbp)
	jne .L64_20
	movq 24(%rbx), %rax
	movq 32(%rbx), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L64_23
.L64_26:
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
	jne .L64_19
	jmp .L64_27
.L64_23:
	movl $1, %edx
	leaq 24(%rsp), %rdi
	movq %rbx, %rsi
	callq Worker::reserve.weakest
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 24(%rsp)
	jne .L64_28
	movq 24(%rbx), %rax
	jmp .L64_26
.L64_16:
	movl $2, %r13d
	jmp .L64_4
.L64_35:
	movq %rax, 24(%rbx)
	movl $1, %r13d
	cmpq 40(%rbx), %rdi
	jge .L64_5
	movq %rbx, %rdi
	movq %r8, %rdx
	callq Worker::shrink
	movl $1, %r13d
	movq %rax, %r8
	jmp .L64_5
.L64_20:
	movl $1, %r13d
	movq 8(%rsp), %r8
	jmp .L64_5
.L64_27:
	movq %r13, %r8
	movl $1, %r13d
	jmp .L64_5
.L64_45:
	movq %rcx, 256(%rdx)
.L64_3:
	xorl %r13d, %r13d
.L64_4:
.L64_5:
	testq %r13, %r13
	je .L64_6
	cmpl $1, %r13d
	je .L64_44
	movq $-1, %r8
	jmp .L64_44
.L64_6:
	movq %r13, %r8
.L64_44:
	movq %r8, %rax
	addq $56, %rsp
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	popq %rbp
	retq
wd_pop:
	pushq %rax
	movq (%rdi), %rdx
	movq 24(%rdi), %rcx
	leaq -1(%rcx), %rax
	movq 128(%rdx), %rsi
	cmpq %rsi, %rax
	js .L65_9
	movq %rax, 256(%rdx)
	movq (%rdi), %r8
	movq 128(%r8), %rsi
	movq %rax, %r9
	subq %rsi, %r9
	js .L65_8
	movq 16(%rdi), %rdx
	andq %rax, %rdx
	shlq $3, %rdx
	addq 8(%rdi), %rdx
	movq (%rdx), %rdx
	cmpq %rsi, %rax
	jne .L65_5
	lock cmpxchgq %rcx, 128(%r8)
	movq %rcx, 256(%r8)
	jne .L65_9
	incq 48(%rdi)
.L65_10:
	movq %rdx, %rax
	popq %rcx
	retq
.L65_5:
	movq %rax, 24(%rdi)
	cmpq 40(%rdi), %r9
	jge .L65_10
	callq Worker::shrink
	movq %rax, %rdx
	jmp .L65_10
.L65_8:
	movq %rcx, 256(%r8)
.L65_9:
	xorl %edx, %edx
	movq %rdx, %rax
	popq %rcx
	retq
wd_push:
	pushq %r14
	pushq %rbx
	subq $24, %rsp
	movq %rsi, %rbx
	movq 24(%rdi), %rax
	movq 32(%rdi), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L66_1
.L66_7:
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
.L66_1:
	leaq 8(%rsp), %rax
	movl $1, %edx
	movq %rdi, %rsi
	movq %rax, %rdi
	movq %rsi, %r14
	callq Worker::reserve.weakest
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 8(%rsp)
	jne .L66_3
	movq %r14, %rdi
	movq 24(%r14), %rax
	jmp .L66_7
.L66_3:
	leaq 8(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	ud2
wd_steal:
	movq (%rdi), %rcx
	movq 128(%rcx), %rax
	lock orl $0, -64(%rsp)
	movq 256(%rcx), %rdx
	subq %rax, %rdx
	testq %rdx, %rdx
	jle .L67_1
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
.L67_1:
	xorl %eax, %eax
	retq
we_batch:
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
	je .L68_30
	movq 128(%rbp), %r15
	movq 256(%rbp), %r14
	subq %r15, %r14
	testq %r14, %r14
	jle .L68_3
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
	jbe .L68_15
	xorl %r13d, %r13d
	leaq 40(%rsp), %rax
	movq %rax, 16(%rsp)
.L68_9:
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
	jne .L68_11
.L68_13:
	movq 24(%rbx), %rcx
	movq 32(%rbx), %rax
	movq 128(%rbp), %r15
	movq 256(%rbp), %r14
	subq %r15, %r14
	testq %r14, %r14
	jle .L68_4
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
	ja .L68_9
	jmp .L68_15
.L68_11:
	leaq 40(%rsp), %rdi
	movq %rbx, %rsi
	xorl %edx, %edx
	callq Worker::reserve.weakest
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 40(%rsp)
	je .L68_13
.L68_28:
	movq 16(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	ud2
.L68_30:
	movq 24(%rbx), %rcx
	leaq -1(%rcx), %rax
	movq 128(%rdx), %rsi
	cmpq %rsi, %rax
	js .L68_3
	movq %rax, 256(%rdx)
	lock orl $0, -64(%rsp)
	movq (%rbx), %rdx
	movq 128(%rdx), %rsi
	movq %rax, %rdi
	subq %rsi, %rdi
	js .L68_45
	movq 16(%rbx), %r8
	andq %rax, %r8
	shlq $3, %r8
	addq 8(%rbx), %r8
	movq (%r8), %r8
	cmpq %rsi, %rax
	jne .L68_35
	lock cmpxchgq %rcx, 128(%rdx)
	movq %rcx, 256(%rdx)
	jne .L68_3
	incq 48(%rbx)
	movl $1, %r13d
	jmp .L68_5
.L68_15:
	movq 408(%rbp), %rax
	movq (%rax), %rcx
	andq %r15, %rcx
	leaq (%rax,%rcx,8), %rax
	addq $32, %rax
	movq (%rax), %r8
	leaq 1(%r15), %rcx
	movq %r15, %rax
	lock cmpxchgq %rcx, 128(%rbp)
	jne .L68_16
	movl $1, %r13d
	cmpq $2, %r14
	jb .L68_5
	movq %r8, 8(%rsp)
	decq %r14
	leaq 2(%r15), %r12
	notq %r15
	leaq 24(%rsp), %rax
	movq %rax, 16(%rsp)
.L68_19:
	movq 256(%rbp), %rax
	addq %r15, %rax
	testq %rax, %rax
	jle .L68_20
	leaq -1(%r12), %rax
	movq 408(%rbp), %rcx
	movq (%rcx), %rdx
	andq %rax, %rdx
	leaq (%rcx,%rdx,8), %rcx
	addq $32, %rcx
	movq (%rcx), %r13
	lock cmpxchgq %r12, 128(%rbp)
	jne .L68_20
	movq 24(%rbx), %rax
	movq 32(%rbx), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L68_23
.L68_26:
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
	jne .L68_19
	jmp .L68_27
.L68_23:
	movl $1, %edx
	leaq 24(%rsp), %rdi
	movq %rbx, %rsi
	callq Worker::reserve.weakest
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 24(%rsp)
	jne .L68_28
	movq 24(%rbx), %rax
	jmp .L68_26
.L68_16:
	movl $2, %r13d
	jmp .L68_4
.L68_35:
	movq %rax, 24(%rbx)
	movl $1, %r13d
	cmpq 40(%rbx), %rdi
	jge .L68_5
	movq %rbx, %rdi
	movq %r8, %rdx
	callq Worker::shrink
	movl $1, %r13d
	movq %rax, %r8
	jmp .L68_5
.L68_20:
	movl $1, %r13d
	movq 8(%rsp), %r8
	jmp .L68_5
.L68_27:
	movq %r13, %r8
	movl $1, %r13d
	jmp .L68_5
.L68_45:
	movq %rcx, 256(%rdx)
.L68_3:
	xorl %r13d, %r13d
.L68_4:
.L68_5:
	testq %r13, %r13
	je .L68_6
	cmpl $1, %r13d
	je .L68_44
	movq $-1, %r8
	jmp .L68_44
.L68_6:
	movq %r13, %r8
.L68_44:
	movq %r8, %rax
	addq $56, %rsp
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	popq %rbp
	retq
we_pop:
	pushq %rax
	movq (%rdi), %rdx
	movq 24(%rdi), %rcx
	leaq -1(%rcx), %rax
	movq 128(%rdx), %rsi
	cmpq %rsi, %rax
	js .L69_9
	movq %rax, 256(%rdx)
	lock orl $0, -64(%rsp)
	movq (%rdi), %r8
	movq 128(%r8), %rsi
	movq %rax, %r9
	subq %rsi, %r9
	js .L69_8
	movq 16(%rdi), %rdx
	andq %rax, %rdx
	shlq $3, %rdx
	addq 8(%rdi), %rdx
	movq (%rdx), %rdx
	cmpq %rsi, %rax
	jne .L69_5
	lock cmpxchgq %rcx, 128(%r8)
	movq %rcx, 256(%r8)
	jne .L69_9
	incq 48(%rdi)
.L69_10:
	movq %rdx, %rax
	popq %rcx
	retq
.L69_5:
	movq %rax, 24(%rdi)
	cmpq 40(%rdi), %r9
	jge .L69_10
	callq Worker::shrink
	movq %rax, %rdx
	jmp .L69_10
.L69_8:
	movq %rcx, 256(%r8)
.L69_9:
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
	jle .L70_1
.L70_7:
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
.L70_1:
	leaq 8(%rsp), %rax
	movl $1, %edx
	movq %rdi, %rsi
	movq %rax, %rdi
	movq %rsi, %r14
	callq Worker::reserve.weakest
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 8(%rsp)
	jne .L70_3
	movq %r14, %rdi
	movq 24(%r14), %rax
	jmp .L70_7
.L70_3:
	leaq 8(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	ud2
we_steal:
	movq (%rdi), %rcx
	movq 128(%rcx), %rax
	movq 256(%rcx), %rdx
	subq %rax, %rdx
	testq %rdx, %rdx
	jle .L71_1
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
.L71_1:
	xorl %eax, %eax
	retq
wf_batch:
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
	je .L72_30
	movq 128(%rbp), %r15
	lock orl $0, -64(%rsp)
	movq 256(%rbp), %r14
	subq %r15, %r14
	testq %r14, %r14
	jle .L72_3
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
	jbe .L72_15
	xorl %r13d, %r13d
	leaq 40(%rsp), %rax
	movq %rax, 16(%rsp)
.L72_9:
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
	jne .L72_11
.L72_13:
	movq 24(%rbx), %rcx
	movq 32(%rbx), %rax
	movq 128(%rbp), %r15
	lock orl $0, -64(%rsp)
	movq 256(%rbp), %r14
	subq %r15, %r14
	testq %r14, %r14
	jle .L72_4
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
	ja .L72_9
	jmp .L72_15
.L72_11:
	leaq 40(%rsp), %rdi
	movq %rbx, %rsi
	xorl %edx, %edx
	callq Worker::reserve.weakest
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 40(%rsp)
	je .L72_13
.L72_28:
	movq 16(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	ud2
.L72_30:
	movq 24(%rbx), %rcx
	leaq -1(%rcx), %rax
	movq 128(%rdx), %rsi
	cmpq %rsi, %rax
	js .L72_3
	movq %rax, 256(%rdx)
	lock orl $0, -64(%rsp)
	movq (%rbx), %rdx
	movq 128(%rdx), %rsi
	movq %rax, %rdi
	subq %rsi, %rdi
	js .L72_45
	movq 16(%rbx), %r8
	andq %rax, %r8
	shlq $3, %r8
	addq 8(%rbx), %r8
	movq (%r8), %r8
	cmpq %rsi, %rax
	jne .L72_35
	lock cmpxchgq %rcx, 128(%rdx)
	movq %rcx, 256(%rdx)
	jne .L72_3
	incq 48(%rbx)
	movl $1, %r13d
	jmp .L72_5
.L72_15:
	movq 408(%rbp), %rax
	movq (%rax), %rcx
	andq %r15, %rcx
	leaq (%rax,%rcx,8), %rax
	addq $32, %rax
	movq (%rax), %r8
	leaq 1(%r15), %rcx
	movq %r15, %rax
	lock cmpxchgq %rcx, 128(%rbp)
	jne .L72_16
	movl $1, %r13d
	cmpq $2, %r14
	jb .L72_5
	movq %r8, 8(%rsp)
	decq %r14
	leaq 2(%r15), %r12
	notq %r15
	leaq 24(%rsp), %rax
	movq %rax, 16(%rsp)
.L72_19:
	movq 256(%rbp), %rax
	addq %r15, %rax
	testq %rax, %rax
	jle .L72_20
	leaq -1(%r12), %rax
	movq 408(%rbp), %rcx
	movq (%rcx), %rdx
	andq %rax, %rdx
	leaq (%rcx,%rdx,8), %rcx
	addq $32, %rcx
	movq (%rcx), %r13
	lock cmpxchgq %r12, 128(%rbp)
	jne .L72_20
	movq 24(%rbx), %rax
	movq 32(%rbx), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L72_23
.L72_26:
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
	jne .L72_19
	jmp .L72_27
.L72_23:
	movl $1, %edx
	leaq 24(%rsp), %rdi
	movq %rbx, %rsi
	callq Worker::reserve.weakest
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 24(%rsp)
	jne .L72_28
	movq 24(%rbx), %rax
	jmp .L72_26
.L72_16:
	movl $2, %r13d
	jmp .L72_4
.L72_35:
	movq %rax, 24(%rbx)
	movl $1, %r13d
	cmpq 40(%rbx), %rdi
	jge .L72_5
	movq %rbx, %rdi
	movq %r8, %rdx
	callq Worker::shrink
	movl $1, %r13d
	movq %rax, %r8
	jmp .L72_5
.L72_20:
	movl $1, %r13d
	movq 8(%rsp), %r8
	jmp .L72_5
.L72_27:
	movq %r13, %r8
	movl $1, %r13d
	jmp .L72_5
.L72_45:
	movq %rcx, 256(%rdx)
.L72_3:
	xorl %r13d, %r13d
.L72_4:
.L72_5:
	testq %r13, %r13
	je .L72_6
	cmpl $1, %r13d
	je .L72_44
	movq $-1, %r8
	jmp .L72_44
.L72_6:
	movq %r13, %r8
.L72_44:
	movq %r8, %rax
	addq $56, %rsp
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	popq %rbp
	retq
wf_pop:
	pushq %rax
	movq (%rdi), %rdx
	movq 24(%rdi), %rcx
	leaq -1(%rcx), %rax
	movq 128(%rdx), %rsi
	cmpq %rsi, %rax
	js .L73_9
	movq %rax, 256(%rdx)
	lock orl $0, -64(%rsp)
	movq (%rdi), %r8
	movq 128(%r8), %rsi
	movq %rax, %r9
	subq %rsi, %r9
	js .L73_8
	movq 16(%rdi), %rdx
	andq %rax, %rdx
	shlq $3, %rdx
	addq 8(%rdi), %rdx
	movq (%rdx), %rdx
	cmpq %rsi, %rax
	jne .L73_5
	lock cmpxchgq %rcx, 128(%r8)
	movq %rcx, 256(%r8)
	jne .L73_9
	incq 48(%rdi)
.L73_10:
	movq %rdx, %rax
	popq %rcx
	retq
.L73_5:
	movq %rax, 24(%rdi)
	cmpq 40(%rdi), %r9
	jge .L73_10
	callq Worker::shrink
	movq %rax, %rdx
	jmp .L73_10
.L73_8:
	movq %rcx, 256(%r8)
.L73_9:
	xorl %edx, %edx
	movq %rdx, %rax
	popq %rcx
	retq
wf_push:
	pushq %r14
	pushq %rbx
	subq $24, %rsp
	movq %rsi, %rbx
	movq 24(%rdi), %rax
	movq 32(%rdi), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L74_1
.L74_7:
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
.L74_1:
	leaq 8(%rsp), %rax
	movl $1, %edx
	movq %rdi, %rsi
	movq %rax, %rdi
	movq %rsi, %r14
	callq Worker::reserve.weakest
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 8(%rsp)
	jne .L74_3
	movq %r14, %rdi
	movq 24(%r14), %rax
	jmp .L74_7
.L74_3:
	leaq 8(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	ud2
wf_steal:
	movq (%rdi), %rcx
	movq 128(%rcx), %rax
	lock orl $0, -64(%rsp)
	movq 256(%rcx), %rdx
	subq %rax, %rdx
	testq %rdx, %rdx
	jle .L75_1
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
.L75_1:
	xorl %eax, %eax
	retq
wg_batch:
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
	je .L76_30
	movq 128(%rbp), %r15
	lock orl $0, -64(%rsp)
	movq 256(%rbp), %r14
	subq %r15, %r14
	testq %r14, %r14
	jle .L76_3
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
	jbe .L76_15
	xorl %r13d, %r13d
	leaq 40(%rsp), %rax
	movq %rax, 16(%rsp)
.L76_9:
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
	jne .L76_11
.L76_13:
	movq 24(%rbx), %rcx
	movq 32(%rbx), %rax
	movq 128(%rbp), %r15
	lock orl $0, -64(%rsp)
	movq 256(%rbp), %r14
	subq %r15, %r14
	testq %r14, %r14
	jle .L76_4
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
	ja .L76_9
	jmp .L76_15
.L76_11:
	leaq 40(%rsp), %rdi
	movq %rbx, %rsi
	xorl %edx, %edx
	callq Worker::reserve.weakest
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 40(%rsp)
	je .L76_13
.L76_28:
	movq 16(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	ud2
.L76_30:
	movq 24(%rbx), %rcx
	leaq -1(%rcx), %rax
	movq 128(%rdx), %rsi
	cmpq %rsi, %rax
	js .L76_3
	movq %rax, 256(%rdx)
	lock orl $0, -64(%rsp)
	movq (%rbx), %rdx
	movq 128(%rdx), %rsi
	movq %rax, %rdi
	subq %rsi, %rdi
	js .L76_45
	movq 16(%rbx), %r8
	andq %rax, %r8
	shlq $3, %r8
	addq 8(%rbx), %r8
	movq (%r8), %r8
	cmpq %rsi, %rax
	jne .L76_35
	lock cmpxchgq %rcx, 128(%rdx)
	movq %rcx, 256(%rdx)
	jne .L76_3
	incq 48(%rbx)
	movl $1, %r13d
	jmp .L76_5
.L76_15:
	movq 408(%rbp), %rax
	movq (%rax), %rcx
	andq %r15, %rcx
	leaq (%rax,%rcx,8), %rax
	addq $32, %rax
	movq (%rax), %r8
	leaq 1(%r15), %rcx
	movq %r15, %rax
	lock cmpxchgq %rcx, 128(%rbp)
	jne .L76_16
	movl $1, %r13d
	cmpq $2, %r14
	jb .L76_5
	movq %r8, 8(%rsp)
	decq %r14
	leaq 2(%r15), %r12
	notq %r15
	leaq 24(%rsp), %rax
	movq %rax, 16(%rsp)
.L76_19:
	movq 256(%rbp), %rax
	addq %r15, %rax
	testq %rax, %rax
	jle .L76_20
	leaq -1(%r12), %rax
	movq 408(%rbp), %rcx
	movq (%rcx), %rdx
	andq %rax, %rdx
	leaq (%rcx,%rdx,8), %rcx
	addq $32, %rcx
	movq (%rcx), %r13
	lock cmpxchgq %r12, 128(%rbp)
	jne .L76_20
	movq 24(%rbx), %rax
	movq 32(%rbx), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L76_23
.L76_26:
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
	jne .L76_19
	jmp .L76_27
.L76_23:
	movl $1, %edx
	leaq 24(%rsp), %rdi
	movq %rbx, %rsi
	callq Worker::reserve.weakest
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 24(%rsp)
	jne .L76_28
	movq 24(%rbx), %rax
	jmp .L76_26
.L76_16:
	movl $2, %r13d
	jmp .L76_4
.L76_35:
	movq %rax, 24(%rbx)
	movl $1, %r13d
	cmpq 40(%rbx), %rdi
	jge .L76_5
	movq %rbx, %rdi
	movq %r8, %rdx
	callq Worker::shrink
	movl $1, %r13d
	movq %rax, %r8
	jmp .L76_5
.L76_20:
	movl $1, %r13d
	movq 8(%rsp), %r8
	jmp .L76_5
.L76_27:
	movq %r13, %r8
	movl $1, %r13d
	jmp .L76_5
.L76_45:
	movq %rcx, 256(%rdx)
.L76_3:
	xorl %r13d, %r13d
.L76_4:
.L76_5:
	testq %r13, %r13
	je .L76_6
	cmpl $1, %r13d
	je .L76_44
	movq $-1, %r8
	jmp .L76_44
.L76_6:
	movq %r13, %r8
.L76_44:
	movq %r8, %rax
	addq $56, %rsp
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	popq %rbp
	retq
wg_pop:
	pushq %rax
	movq (%rdi), %rdx
	movq 24(%rdi), %rcx
	leaq -1(%rcx), %rax
	movq 128(%rdx), %rsi
	cmpq %rsi, %rax
	js .L77_9
	movq %rax, 256(%rdx)
	lock orl $0, -64(%rsp)
	movq (%rdi), %r8
	movq 128(%r8), %rsi
	movq %rax, %r9
	subq %rsi, %r9
	js .L77_8
	movq 16(%rdi), %rdx
	andq %rax, %rdx
	shlq $3, %rdx
	addq 8(%rdi), %rdx
	movq (%rdx), %rdx
	cmpq %rsi, %rax
	jne .L77_5
	lock cmpxchgq %rcx, 128(%r8)
	movq %rcx, 256(%r8)
	jne .L77_9
	incq 48(%rdi)
.L77_10:
	movq %rdx, %rax
	popq %rcx
	retq
.L77_5:
	movq %rax, 24(%rdi)
	cmpq 40(%rdi), %r9
	jge .L77_10
	callq Worker::shrink
	movq %rax, %rdx
	jmp .L77_10
.L77_8:
	movq %rcx, 256(%r8)
.L77_9:
	xorl %edx, %edx
	movq %rdx, %rax
	popq %rcx
	retq
wg_push:
	pushq %r14
	pushq %rbx
	subq $24, %rsp
	movq %rsi, %rbx
	movq 24(%rdi), %rax
	movq 32(%rdi), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L78_1
.L78_7:
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
.L78_1:
	leaq 8(%rsp), %rax
	movl $1, %edx
	movq %rdi, %rsi
	movq %rax, %rdi
	movq %rsi, %r14
	callq Worker::reserve.weakest
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 8(%rsp)
	jne .L78_3
	movq %r14, %rdi
	movq 24(%r14), %rax
	jmp .L78_7
.L78_3:
	leaq 8(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	ud2
wg_steal:
	movq (%rdi), %rcx
	movq 128(%rcx), %rax
	lock orl $0, -64(%rsp)
	movq 256(%rcx), %rdx
	subq %rax, %rdx
	testq %rdx, %rdx
	jle .L79_1
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
.L79_1:
	xorl %eax, %eax
	retq
wh_batch:
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
	je .L80_30
	movq 128(%rbp), %r15
	lock orl $0, -64(%rsp)
	movq 256(%rbp), %r14
	subq %r15, %r14
	testq %r14, %r14
	jle .L80_3
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
	jbe .L80_15
	xorl %r13d, %r13d
	leaq 40(%rsp), %rax
	movq %rax, 16(%rsp)
.L80_9:
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
	jne .L80_11
.L80_13:
	movq 24(%rbx), %rcx
	movq 32(%rbx), %rax
	movq 128(%rbp), %r15
	lock orl $0, -64(%rsp)
	movq 256(%rbp), %r14
	subq %r15, %r14
	testq %r14, %r14
	jle .L80_4
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
	ja .L80_9
	jmp .L80_15
.L80_11:
	leaq 40(%rsp), %rdi
	movq %rbx, %rsi
	xorl %edx, %edx
	callq Worker::reserve.weakest
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 40(%rsp)
	je .L80_13
.L80_28:
	movq 16(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	ud2
.L80_30:
	movq 24(%rbx), %rcx
	leaq -1(%rcx), %rax
	movq 128(%rdx), %rsi
	cmpq %rsi, %rax
	js .L80_3
	movq %rax, 256(%rdx)
	lock orl $0, -64(%rsp)
	movq (%rbx), %rdx
	movq 128(%rdx), %rsi
	movq %rax, %rdi
	subq %rsi, %rdi
	js .L80_45
	movq 16(%rbx), %r8
	andq %rax, %r8
	shlq $3, %r8
	addq 8(%rbx), %r8
	movq (%r8), %r8
	cmpq %rsi, %rax
	jne .L80_35
	lock cmpxchgq %rcx, 128(%rdx)
	movq %rcx, 256(%rdx)
	jne .L80_3
	incq 48(%rbx)
	movl $1, %r13d
	jmp .L80_5
.L80_15:
	movq 408(%rbp), %rax
	movq (%rax), %rcx
	andq %r15, %rcx
	leaq (%rax,%rcx,8), %rax
	addq $32, %rax
	movq (%rax), %r8
	leaq 1(%r15), %rcx
	movq %r15, %rax
	lock cmpxchgq %rcx, 128(%rbp)
	jne .L80_16
	movl $1, %r13d
	cmpq $2, %r14
	jb .L80_5
	movq %r8, 8(%rsp)
	decq %r14
	leaq 2(%r15), %r12
	notq %r15
	leaq 24(%rsp), %rax
	movq %rax, 16(%rsp)
.L80_19:
	movq 256(%rbp), %rax
	addq %r15, %rax
	testq %rax, %rax
	jle .L80_20
	leaq -1(%r12), %rax
	movq 408(%rbp), %rcx
	movq (%rcx), %rdx
	andq %rax, %rdx
	leaq (%rcx,%rdx,8), %rcx
	addq $32, %rcx
	movq (%rcx), %r13
	lock cmpxchgq %r12, 128(%rbp)
	jne .L80_20
	movq 24(%rbx), %rax
	movq 32(%rbx), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L80_23
.L80_26:
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
	jne .L80_19
	jmp .L80_27
.L80_23:
	movl $1, %edx
	leaq 24(%rsp), %rdi
	movq %rbx, %rsi
	callq Worker::reserve.weakest
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 24(%rsp)
	jne .L80_28
	movq 24(%rbx), %rax
	jmp .L80_26
.L80_16:
	movl $2, %r13d
	jmp .L80_4
.L80_35:
	movq %rax, 24(%rbx)
	movl $1, %r13d
	cmpq 40(%rbx), %rdi
	jge .L80_5
	movq %rbx, %rdi
	movq %r8, %rdx
	callq Worker::shrink
	movl $1, %r13d
	movq %rax, %r8
	jmp .L80_5
.L80_20:
	movl $1, %r13d
	movq 8(%rsp), %r8
	jmp .L80_5
.L80_27:
	movq %r13, %r8
	movl $1, %r13d
	jmp .L80_5
.L80_45:
	movq %rcx, 256(%rdx)
.L80_3:
	xorl %r13d, %r13d
.L80_4:
.L80_5:
	testq %r13, %r13
	je .L80_6
	cmpl $1, %r13d
	je .L80_44
	movq $-1, %r8
	jmp .L80_44
.L80_6:
	movq %r13, %r8
.L80_44:
	movq %r8, %rax
	addq $56, %rsp
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	popq %rbp
	retq
wh_pop:
	pushq %rax
	movq (%rdi), %rdx
	movq 24(%rdi), %rcx
	leaq -1(%rcx), %rax
	movq 128(%rdx), %rsi
	cmpq %rsi, %rax
	js .L81_9
	movq %rax, 256(%rdx)
	lock orl $0, -64(%rsp)
	movq (%rdi), %r8
	movq 128(%r8), %rsi
	movq %rax, %r9
	subq %rsi, %r9
	js .L81_8
	movq 16(%rdi), %rdx
	andq %rax, %rdx
	shlq $3, %rdx
	addq 8(%rdi), %rdx
	movq (%rdx), %rdx
	cmpq %rsi, %rax
	jne .L81_5
	lock cmpxchgq %rcx, 128(%r8)
	movq %rcx, 256(%r8)
	jne .L81_9
	incq 48(%rdi)
.L81_10:
	movq %rdx, %rax
	popq %rcx
	retq
.L81_5:
	movq %rax, 24(%rdi)
	cmpq 40(%rdi), %r9
	jge .L81_10
	callq Worker::shrink
	movq %rax, %rdx
	jmp .L81_10
.L81_8:
	movq %rcx, 256(%r8)
.L81_9:
	xorl %edx, %edx
	movq %rdx, %rax
	popq %rcx
	retq
wh_push:
	pushq %r14
	pushq %rbx
	subq $24, %rsp
	movq %rsi, %rbx
	movq 24(%rdi), %rax
	movq 32(%rdi), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L82_1
.L82_7:
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
.L82_1:
	leaq 8(%rsp), %rax
	movl $1, %edx
	movq %rdi, %rsi
	movq %rax, %rdi
	movq %rsi, %r14
	callq Worker::reserve.weakest
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 8(%rsp)
	jne .L82_3
	movq %r14, %rdi
	movq 24(%r14), %rax
	jmp .L82_7
.L82_3:
	leaq 8(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	ud2
wh_steal:
	movq (%rdi), %rcx
	movq 128(%rcx), %rax
	lock orl $0, -64(%rsp)
	movq 256(%rcx), %rdx
	subq %rax, %rdx
	testq %rdx, %rdx
	jle .L83_1
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
.L83_1:
	xorl %eax, %eax
	retq
wi_batch:
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
	je .L84_30
	movq 128(%rbp), %r15
	lock orl $0, -64(%rsp)
	movq 256(%rbp), %r14
	subq %r15, %r14
	testq %r14, %r14
	jle .L84_3
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
	jbe .L84_15
	xorl %r13d, %r13d
	leaq 40(%rsp), %rax
	movq %rax, 16(%rsp)
.L84_9:
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
	jne .L84_11
.L84_13:
	movq 24(%rbx), %rcx
	movq 32(%rbx), %rax
	movq 128(%rbp), %r15
	lock orl $0, -64(%rsp)
	movq 256(%rbp), %r14
	subq %r15, %r14
	testq %r14, %r14
	jle .L84_4
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
	ja .L84_9
	jmp .L84_15
.L84_11:
	leaq 40(%rsp), %rdi
	movq %rbx, %rsi
	xorl %edx, %edx
	callq Worker::reserve.weakest
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 40(%rsp)
	je .L84_13
.L84_28:
	movq 16(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	ud2
.L84_30:
	movq 24(%rbx), %rcx
	leaq -1(%rcx), %rax
	movq 128(%rdx), %rsi
	cmpq %rsi, %rax
	js .L84_3
	movq %rax, 256(%rdx)
	lock orl $0, -64(%rsp)
	movq (%rbx), %rdx
	movq 128(%rdx), %rsi
	movq %rax, %rdi
	subq %rsi, %rdi
	js .L84_45
	movq 16(%rbx), %r8
	andq %rax, %r8
	shlq $3, %r8
	addq 8(%rbx), %r8
	movq (%r8), %r8
	cmpq %rsi, %rax
	jne .L84_35
	lock cmpxchgq %rcx, 128(%rdx)
	movq %rcx, 256(%rdx)
	jne .L84_3
	incq 48(%rbx)
	movl $1, %r13d
	jmp .L84_5
.L84_15:
	movq 408(%rbp), %rax
	movq (%rax), %rcx
	andq %r15, %rcx
	leaq (%rax,%rcx,8), %rax
	addq $32, %rax
	movq (%rax), %r8
	leaq 1(%r15), %rcx
	movq %r15, %rax
	lock cmpxchgq %rcx, 128(%rbp)
	jne .L84_16
	movl $1, %r13d
	cmpq $2, %r14
	jb .L84_5
	movq %r8, 8(%rsp)
	decq %r14
	leaq 2(%r15), %r12
	notq %r15
	leaq 24(%rsp), %rax
	movq %rax, 16(%rsp)
.L84_19:
	movq 256(%rbp), %rax
	addq %r15, %rax
	testq %rax, %rax
	jle .L84_20
	leaq -1(%r12), %rax
	movq 408(%rbp), %rcx
	movq (%rcx), %rdx
	andq %rax, %rdx
	leaq (%rcx,%rdx,8), %rcx
	addq $32, %rcx
	movq (%rcx), %r13
	lock cmpxchgq %r12, 128(%rbp)
	jne .L84_20
	movq 24(%rbx), %rax
	movq 32(%rbx), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L84_23
.L84_26:
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
	jne .L84_19
	jmp .L84_27
.L84_23:
	movl $1, %edx
	leaq 24(%rsp), %rdi
	movq %rbx, %rsi
	callq Worker::reserve.weakest
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 24(%rsp)
	jne .L84_28
	movq 24(%rbx), %rax
	jmp .L84_26
.L84_16:
	movl $2, %r13d
	jmp .L84_4
.L84_35:
	movq %rax, 24(%rbx)
	movl $1, %r13d
	cmpq 40(%rbx), %rdi
	jge .L84_5
	movq %rbx, %rdi
	movq %r8, %rdx
	callq Worker::shrink
	movl $1, %r13d
	movq %rax, %r8
	jmp .L84_5
.L84_20:
	movl $1, %r13d
	movq 8(%rsp), %r8
	jmp .L84_5
.L84_27:
	movq %r13, %r8
	movl $1, %r13d
	jmp .L84_5
.L84_45:
	movq %rcx, 256(%rdx)
.L84_3:
	xorl %r13d, %r13d
.L84_4:
.L84_5:
	testq %r13, %r13
	je .L84_6
	cmpl $1, %r13d
	je .L84_44
	movq $-1, %r8
	jmp .L84_44
.L84_6:
	movq %r13, %r8
.L84_44:
	movq %r8, %rax
	addq $56, %rsp
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	popq %rbp
	retq
wi_pop:
	pushq %rax
	movq (%rdi), %rdx
	movq 24(%rdi), %rcx
	leaq -1(%rcx), %rax
	movq 128(%rdx), %rsi
	cmpq %rsi, %rax
	js .L85_9
	movq %rax, 256(%rdx)
	lock orl $0, -64(%rsp)
	movq (%rdi), %r8
	movq 128(%r8), %rsi
	movq %rax, %r9
	subq %rsi, %r9
	js .L85_8
	movq 16(%rdi), %rdx
	andq %rax, %rdx
	shlq $3, %rdx
	addq 8(%rdi), %rdx
	movq (%rdx), %rdx
	cmpq %rsi, %rax
	jne .L85_5
	lock cmpxchgq %rcx, 128(%r8)
	movq %rcx, 256(%r8)
	jne .L85_9
	incq 48(%rdi)
.L85_10:
	movq %rdx, %rax
	popq %rcx
	retq
.L85_5:
	movq %rax, 24(%rdi)
	cmpq 40(%rdi), %r9
	jge .L85_10
	callq Worker::shrink
	movq %rax, %rdx
	jmp .L85_10
.L85_8:
	movq %rcx, 256(%r8)
.L85_9:
	xorl %edx, %edx
	movq %rdx, %rax
	popq %rcx
	retq
wi_push:
	pushq %r14
	pushq %rbx
	subq $24, %rsp
	movq %rsi, %rbx
	movq 24(%rdi), %rax
	movq 32(%rdi), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L86_1
.L86_7:
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
.L86_1:
	leaq 8(%rsp), %rax
	movl $1, %edx
	movq %rdi, %rsi
	movq %rax, %rdi
	movq %rsi, %r14
	callq Worker::reserve.weakest
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 8(%rsp)
	jne .L86_3
	movq %r14, %rdi
	movq 24(%r14), %rax
	jmp .L86_7
.L86_3:
	leaq 8(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	ud2
wi_steal:
	movq (%rdi), %rcx
	movq 128(%rcx), %rax
	lock orl $0, -64(%rsp)
	movq 256(%rcx), %rdx
	subq %rax, %rdx
	testq %rdx, %rdx
	jle .L87_1
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
.L87_1:
	xorl %eax, %eax
	retq
wj_batch:
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
	je .L88_30
	movq 128(%rbp), %r15
	lock orl $0, -64(%rsp)
	movq 256(%rbp), %r14
	subq %r15, %r14
	testq %r14, %r14
	jle .L88_3
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
	jbe .L88_15
	xorl %r13d, %r13d
	leaq 40(%rsp), %rax
	movq %rax, 16(%rsp)
.L88_9:
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
	jne .L88_11
.L88_13:
	movq 24(%rbx), %rcx
	movq 32(%rbx), %rax
	movq 128(%rbp), %r15
	lock orl $0, -64(%rsp)
	movq 256(%rbp), %r14
	subq %r15, %r14
	testq %r14, %r14
	jle .L88_4
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
	ja .L88_9
	jmp .L88_15
.L88_11:
	leaq 40(%rsp), %rdi
	movq %rbx, %rsi
	xorl %edx, %edx
	callq Worker::reserve.weakest
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 40(%rsp)
	je .L88_13
.L88_28:
	movq 16(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	ud2
.L88_30:
	movq 24(%rbx), %rcx
	leaq -1(%rcx), %rax
	movq 128(%rdx), %rsi
	cmpq %rsi, %rax
	js .L88_3
	movq %rax, 256(%rdx)
	lock orl $0, -64(%rsp)
	movq (%rbx), %rdx
	movq 128(%rdx), %rsi
	movq %rax, %rdi
	subq %rsi, %rdi
	js .L88_45
	movq 16(%rbx), %r8
	andq %rax, %r8
	shlq $3, %r8
	addq 8(%rbx), %r8
	movq (%r8), %r8
	cmpq %rsi, %rax
	jne .L88_35
	lock cmpxchgq %rcx, 128(%rdx)
	movq %rcx, 256(%rdx)
	jne .L88_3
	incq 48(%rbx)
	movl $1, %r13d
	jmp .L88_5
.L88_15:
	movq 408(%rbp), %rax
	movq (%rax), %rcx
	andq %r15, %rcx
	leaq (%rax,%rcx,8), %rax
	addq $32, %rax
	movq (%rax), %r8
	leaq 1(%r15), %rcx
	movq %r15, %rax
	lock cmpxchgq %rcx, 128(%rbp)
	jne .L88_16
	movl $1, %r13d
	cmpq $2, %r14
	jb .L88_5
	movq %r8, 8(%rsp)
	decq %r14
	leaq 2(%r15), %r12
	notq %r15
	leaq 24(%rsp), %rax
	movq %rax, 16(%rsp)
.L88_19:
	movq 256(%rbp), %rax
	addq %r15, %rax
	testq %rax, %rax
	jle .L88_20
	leaq -1(%r12), %rax
	movq 408(%rbp), %rcx
	movq (%rcx), %rdx
	andq %rax, %rdx
	leaq (%rcx,%rdx,8), %rcx
	addq $32, %rcx
	movq (%rcx), %r13
	lock cmpxchgq %r12, 128(%rbp)
	jne .L88_20
	movq 24(%rbx), %rax
	movq 32(%rbx), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L88_23
.L88_26:
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
	jne .L88_19
	jmp .L88_27
.L88_23:
	movl $1, %edx
	leaq 24(%rsp), %rdi
	movq %rbx, %rsi
	callq Worker::reserve.weakest
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 24(%rsp)
	jne .L88_28
	movq 24(%rbx), %rax
	jmp .L88_26
.L88_16:
	movl $2, %r13d
	jmp .L88_4
.L88_35:
	movq %rax, 24(%rbx)
	movl $1, %r13d
	cmpq 40(%rbx), %rdi
	jge .L88_5
	movq %rbx, %rdi
	movq %r8, %rdx
	callq Worker::shrink
	movl $1, %r13d
	movq %rax, %r8
	jmp .L88_5
.L88_20:
	movl $1, %r13d
	movq 8(%rsp), %r8
	jmp .L88_5
.L88_27:
	movq %r13, %r8
	movl $1, %r13d
	jmp .L88_5
.L88_45:
	movq %rcx, 256(%rdx)
.L88_3:
	xorl %r13d, %r13d
.L88_4:
.L88_5:
	testq %r13, %r13
	je .L88_6
	cmpl $1, %r13d
	je .L88_44
	movq $-1, %r8
	jmp .L88_44
.L88_6:
	movq %r13, %r8
.L88_44:
	movq %r8, %rax
	addq $56, %rsp
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	popq %rbp
	retq
wj_pop:
	pushq %rax
	movq (%rdi), %rdx
	movq 24(%rdi), %rcx
	leaq -1(%rcx), %rax
	movq 128(%rdx), %rsi
	cmpq %rsi, %rax
	js .L89_9
	movq %rax, 256(%rdx)
	lock orl $0, -64(%rsp)
	movq (%rdi), %r8
	movq 128(%r8), %rsi
	movq %rax, %r9
	subq %rsi, %r9
	js .L89_8
	movq 16(%rdi), %rdx
	andq %rax, %rdx
	shlq $3, %rdx
	addq 8(%rdi), %rdx
	movq (%rdx), %rdx
	cmpq %rsi, %rax
	jne .L89_5
	lock cmpxchgq %rcx, 128(%r8)
	movq %rcx, 256(%r8)
	jne .L89_9
	incq 48(%rdi)
.L89_10:
	movq %rdx, %rax
	popq %rcx
	retq
.L89_5:
	movq %rax, 24(%rdi)
	cmpq 40(%rdi), %r9
	jge .L89_10
	callq Worker::shrink
	movq %rax, %rdx
	jmp .L89_10
.L89_8:
	movq %rcx, 256(%r8)
.L89_9:
	xorl %edx, %edx
	movq %rdx, %rax
	popq %rcx
	retq
wj_push:
	pushq %r14
	pushq %rbx
	subq $24, %rsp
	movq %rsi, %rbx
	movq 24(%rdi), %rax
	movq 32(%rdi), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L90_1
.L90_7:
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
.L90_1:
	leaq 8(%rsp), %rax
	movl $1, %edx
	movq %rdi, %rsi
	movq %rax, %rdi
	movq %rsi, %r14
	callq Worker::reserve.weakest
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 8(%rsp)
	jne .L90_3
	movq %r14, %rdi
	movq 24(%r14), %rax
	jmp .L90_7
.L90_3:
	leaq 8(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	ud2
wj_steal:
	movq (%rdi), %rcx
	movq 128(%rcx), %rax
	lock orl $0, -64(%rsp)
	movq 256(%rcx), %rdx
	subq %rax, %rdx
	testq %rdx, %rdx
	jle .L91_1
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
.L91_1:
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
	jne .L92_3
	callq *barrier::has_barriers@GOTPCREL(%rip)
	testb %al, %al
	je .L92_2
.L92_3:
	movabsq $-9223372036854775807, %r13
	movq 32(%r15), %rax
	subq 24(%r15), %rax
	xorl %ecx, %ecx
	testq %rax, %rax
	cmovgq %rax, %rcx
	cmpq %r14, %rcx
	jae .L92_7
	leaq 8(%rsp), %r12
	xorl %ebp, %ebp
.L92_5:
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
	ja .L92_8
.L92_6:
	subq %rcx, %rax
	testq %rax, %rax
	cmovleq %rbp, %rax
	cmpq %r14, %rax
	jb .L92_5
	jmp .L92_7
.L92_8:
	movl $1, %ecx
	cmpq $2, %rsi
	jb .L92_10
	decq %rsi
	bsrq %rsi, %rcx
	notl %ecx
	movq $-1, %rax
	shrq %cl, %rax
	movq %rax, %rcx
	incq %rcx
.L92_10:
	movq %r12, %rdi
	movq %r15, %rsi
	callq Worker::resize.reference
	cmpq %r13, 8(%rsp)
	jne .L92_11
	movq 24(%r15), %rcx
	movq 32(%r15), %rax
	jmp .L92_6
.L92_7:
	movq %r13, (%rbx)
.L92_12:
	addq $24, %rsp
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	popq %rbp
	retq
.L92_2:
	addq $400, %r12
	movq %r12, %rdi
	callq Mode::make_cold
	jmp .L92_3
.L92_11:
	movups 8(%rsp), %xmm0
	movups %xmm0, (%rbx)
	jmp .L92_12
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
	js .L93_14
	movq 16(%rdi), %r9
	andq %rsi, %r9
	shlq $3, %r9
	addq 8(%rdi), %r9
	movq (%r9), %rbx
	cmpq %rax, %rsi
	jne .L93_5
	leaq 1(%rsi), %r8
	movq %rsi, %rax
	lock cmpxchgq %r8, 128(%rcx)
	movq %r8, 256(%rcx)
	jne .L93_3
	incq 48(%rdi)
	movl $1, %r14d
	movq (%rdi), %r15
	cmpq $1, %rdx
	je .L93_8
	jmp .L93_12
.L93_5:
	movq %rsi, 24(%rdi)
	movl $1, %r14d
	cmpq 40(%rdi), %r8
	jge .L93_7
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
	je .L93_8
	jmp .L93_12
.L93_3:
	xorl %r14d, %r14d
.L93_7:
	movq (%rdi), %r15
	cmpq $1, %rdx
	jne .L93_12
.L93_8:
	movq 400(%r15), %rax
	cmpq $1, %rax
	jne .L93_11
	callq *barrier::has_barriers@GOTPCREL(%rip)
	testb %al, %al
	jne .L93_11
	jmp .L93_10
.L93_14:
	incq %rsi
	movq %rsi, 256(%rcx)
	xorl %r14d, %r14d
	movq (%rdi), %r15
	cmpq $1, %rdx
	je .L93_8
.L93_12:
	movq 128(%r15), %rsi
	addq $48, %rdi
	callq *Patience::is_lost@GOTPCREL(%rip)
	testb %al, %al
	je .L93_11
	movq 400(%r15), %rax
	cmpq $2, %rax
	je .L93_10
.L93_11:
	movq %r14, %rax
	movq %rbx, %rdx
	addq $8, %rsp
	popq %rbx
	popq %r12
	popq %r14
	popq %r15
	retq
.L93_10:
	addq $400, %r15
	movq %r15, %rdi
	callq Mode::make_cold
	jmp .L93_11
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
	jae .L94_4
	leaq 8(%rsp), %rbx
	xorl %r15d, %r15d
.L94_2:
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
	ja .L94_5
.L94_3:
	subq %r8, %rcx
	testq %rcx, %rcx
	cmovleq %r15, %rcx
	cmpq %rdx, %rcx
	jb .L94_2
	jmp .L94_4
.L94_5:
	movq %rdx, %r13
	movq %rdi, %r12
	movl $1, %ecx
	cmpq $2, %r9
	jb .L94_7
	decq %r9
	bsrq %r9, %rcx
	notl %ecx
	movq $-1, %rdx
	shrq %cl, %rdx
	movq %rdx, %rcx
	incq %rcx
.L94_7:
	movq %rbx, %rdi
	movq %rsi, %rbp
	movq %rax, %rdx
	callq Worker::resize.reference
	cmpq %r14, 8(%rsp)
	jne .L94_8
	movq %rbp, %rsi
	movq 24(%rbp), %r8
	movq 32(%rbp), %rcx
	movq %r12, %rdi
	movq %r13, %rdx
	jmp .L94_3
.L94_4:
	movq %r14, (%rdi)
.L94_9:
	addq $24, %rsp
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	popq %rbp
	retq
.L94_8:
	movups 8(%rsp), %xmm0
	movups %xmm0, (%r12)
	jmp .L94_9
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
	jae .L95_4
	leaq 8(%rsp), %rbx
	xorl %r15d, %r15d
.L95_2:
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
	ja .L95_5
.L95_3:
	subq %rcx, %r8
	testq %r8, %r8
	cmovleq %r15, %r8
	cmpq %rdx, %r8
	jb .L95_2
	jmp .L95_4
.L95_5:
	movq %rdx, %r13
	movq %rdi, %r12
	movl $1, %ecx
	cmpq $2, %r9
	jb .L95_7
	decq %r9
	bsrq %r9, %rcx
	notl %ecx
	movq $-1, %rdx
	shrq %cl, %rdx
	movq %rdx, %rcx
	incq %rcx
.L95_7:
	movq %rbx, %rdi
	movq %rsi, %rbp
	movq %rax, %rdx
	callq Worker::resize.reference
	cmpq %r14, 8(%rsp)
	jne .L95_8
	movq %rbp, %rsi
	movq 24(%rbp), %rcx
	movq 32(%rbp), %r8
	movq %r12, %rdi
	movq %r13, %rdx
	jmp .L95_3
.L95_4:
	movq %r14, (%rdi)
.L95_9:
	addq $24, %rsp
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	popq %rbp
	retq
.L95_8:
	movups 8(%rsp), %xmm0
	movups %xmm0, (%r12)
	jmp .L95_9
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
	jae .L96_4
	leaq 8(%rsp), %rbx
	xorl %r15d, %r15d
.L96_2:
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
	ja .L96_5
.L96_3:
	subq %r8, %rcx
	testq %rcx, %rcx
	cmovleq %r15, %rcx
	cmpq %rdx, %rcx
	jb .L96_2
	jmp .L96_4
.L96_5:
	movq %rdx, %r13
	movq %rdi, %r12
	movl $1, %ecx
	cmpq $2, %r9
	jb .L96_7
	decq %r9
	bsrq %r9, %rcx
	notl %ecx
	movq $-1, %rdx
	shrq %cl, %rdx
	movq %rdx, %rcx
	incq %rcx
.L96_7:
	movq %rbx, %rdi
	movq %rsi, %rbp
	movq %rax, %rdx
	callq Worker::resize.wc
	cmpq %r14, 8(%rsp)
	jne .L96_8
	movq %rbp, %rsi
	movq 24(%rbp), %r8
	movq 32(%rbp), %rcx
	movq %r12, %rdi
	movq %r13, %rdx
	jmp .L96_3
.L96_4:
	movq %r14, (%rdi)
.L96_9:
	addq $24, %rsp
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	popq %rbp
	retq
.L96_8:
	movups 8(%rsp), %xmm0
	movups %xmm0, (%r12)
	jmp .L96_9
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
	jbe .L97_3
	movq %rcx, %r14
	movq %rdi, %r15
	movabsq $1152921504606846971, %rax
	cmpq %rax, %rcx
	jbe .L97_4
	xorl %ebx, %ebx
	movq %r14, %r13
	jmp .L97_5
.L97_4:
	movq %rdx, %r12
	movq %rsi, 8(%rsp)
	leaq 32(,%r14,8), %r13
	callq *_RNvC7___rustc35___rust_no_alloc_shim_is_unstable_v2@GOTPCREL(%rip)
	movl $8, %ebx
	movl $8, %esi
	movq %r13, %rdi
	callq *_RNvC7___rustc12___rust_alloc@GOTPCREL(%rip)
	testq %rax, %rax
	je .L97_5
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
	jle .L97_7
	leaq 40(,%rbp,8), %rsi
	movl $8, %edx
	movq %rax, %rdi
	callq *_RNvC7___rustc14___rust_dealloc@GOTPCREL(%rip)
	jmp .L97_12
.L97_5:
	movq %rbx, (%r15)
	movq %r13, 8(%r15)
	jmp .L97_13
.L97_7:
	movq %rax, %r8
	addq $32, %r8
	movq 16(%rbx), %rdi
	leaq -32(%rcx), %rdx
	movq %r12, 24(%rax)
	cmpq %r12, %rsi
	je .L97_9
.L97_10:
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
	jne .L97_10
.L97_9:
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
.L97_12:
	movq %r13, (%r15)
.L97_13:
	addq $40, %rsp
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	popq %rbp
	retq
.L97_3:
	leaq 16(%rsp), %rax
	movq %rax, 24(%rsp)
	movq _RNvXsi_NtNtNtC4core3fmt3num3impjNtB9_7Display3fmt@GOTPCREL(%rip), %rax
	movq %rax, 32(%rsp)
	leaq .Lanon(%rip), %rdi
	leaq .Lanon(%rip), %rdx
	leaq 24(%rsp), %rsi
	callq *_RNvNtC4core9panicking9panic_fmt@GOTPCREL(%rip)
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
	jbe .L98_3
	movq %rcx, %r14
	movq %rdi, %r15
	movabsq $1152921504606846971, %rax
	cmpq %rax, %rcx
	jbe .L98_4
	xorl %ebx, %ebx
	movq %r14, %r13
	jmp .L98_5
.L98_4:
	movq %rdx, %r12
	movq %rsi, 8(%rsp)
	leaq 32(,%r14,8), %r13
	callq *_RNvC7___rustc35___rust_no_alloc_shim_is_unstable_v2@GOTPCREL(%rip)
	movl $8, %ebx
	movl $8, %esi
	movq %r13, %rdi
	callq *_RNvC7___rustc12___rust_alloc@GOTPCREL(%rip)
	testq %rax, %rax
	je .L98_5
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
	jle .L98_7
	leaq 40(,%rbp,8), %rsi
	movl $8, %edx
	movq %rax, %rdi
	callq *_RNvC7___rustc14___rust_dealloc@GOTPCREL(%rip)
	jmp .L98_12
.L98_5:
	movq %rbx, (%r15)
	movq %r13, 8(%r15)
	jmp .L98_13
.L98_7:
	movq %rax, %r8
	addq $32, %r8
	movq 16(%rbx), %rdi
	leaq -32(%rcx), %rdx
	movq %r12, 24(%rax)
	cmpq %r12, %rsi
	je .L98_9
.L98_10:
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
	jne .L98_10
.L98_9:
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
.L98_12:
	movq %r13, (%r15)
.L98_13:
	addq $40, %rsp
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	popq %rbp
	retq
.L98_3:
	leaq 16(%rsp), %rax
	movq %rax, 24(%rsp)
	movq _RNvXsi_NtNtNtC4core3fmt3num3impjNtB9_7Display3fmt@GOTPCREL(%rip), %rax
	movq %rax, 32(%rsp)
	leaq .Lanon(%rip), %rdi
	leaq .Lanon(%rip), %rdx
	leaq 24(%rsp), %rsi
	callq *_RNvNtC4core9panicking9panic_fmt@GOTPCREL(%rip)
