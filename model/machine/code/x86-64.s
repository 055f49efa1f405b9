# rustc 1.95.0 (59807616e 2026-04-14); sources a2a2a8f434a36029
reference_batch:
	pushq %rbp
	pushq %r15
	pushq %r14
	pushq %r13
	pushq %r12
	pushq %rbx
	subq $72, %rsp
	movq %rsi, %r14
	movq (%rdi), %rbp
	movl $32, %edi
	callq *batch::assert_positive@GOTPCREL(%rip)
	movq (%r14), %rdx
	cmpq %rdx, %rbp
	je .L0_31
	movl $32, %eax
	movq %rax, 16(%rsp)
	leaq RUST_STD_INTERNAL_VAL@TLSGD(%rip), %rdi
	callq __tls_get_addr@PLT
	movq %rax, 24(%rsp)
	movq 400(%rbp), %rax
	cmpq $2, %rax
	je .L0_4
.L0_3:	movq 128(%rbp), %rax
	movq 256(%rbp), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L0_45
.L0_4:	movq 24(%rsp), %rax
	cmpb $1, 8(%rax)
	jne .L0_17
.L0_5:	movq (%rax), %rdi
	movq 8(%rdi), %rsi
	testb $1, %sil
	movq %rdi, 8(%rsp)
	jne .L0_21
.L0_6:	orq $1, %rsi
	movq %rsi, 8(%rdi)
	movq %rsi, (%rdi)
.L0_7:	movq 400(%rbp), %rax
	cmpq $2, %rax
	jne .L0_22
.L0_8:	movq 128(%rbp), %r13
	movq %rbp, 32(%rsp)
	movq 256(%rbp), %rbp
	subq %r13, %rbp
	testq %rbp, %rbp
	jle .L0_42
	movq %rbp, %rax
	shrq %rax
	subq %rax, %rbp
	movq 16(%rsp), %rax
	cmpq %rbp, %rax
	movq %rbp, %rcx
	cmovbq %rax, %rcx
	movq 32(%r14), %rbx
	subq 24(%r14), %rbx
	testq %rbx, %rbx
	movl $0, %eax
	cmovleq %rax, %rbx
	leaq -1(%rcx), %r15
	movl $3, %r12d
	cmpq %rbx, %r15
	ja .L0_11
	movq 32(%rsp), %rsi
	movq 408(%rsi), %rax
	movq (%rax), %rdx
	andq %r13, %rdx
	leaq (%rax,%rdx,8), %rax
	addq $32, %rax
	movq (%rax), %rdi
	leaq 1(%r13), %rdx
	movq %r13, %rax
	lock cmpxchgq %rdx, 128(%rsi)
	movl $2, %r12d
	je .L0_52
.L0_11:	movq 8(%rsp), %rdi
	movq 16(%rdi), %rax
	testq %rax, %rax
	jne .L0_24
	movq 8(%rdi), %rax
	incq %rax
	movq %rax, 8(%rdi)
	movq %rax, (%rdi)
	movq 32(%rsp), %rbp
.L0_13:	cmpq %rbx, %r15
	jbe .L0_47
	movq 256(%rbp), %rdx
	movq 128(%rbp), %rax
	subq %rax, %rdx
	cmpq $2, %rdx
	movl $1, %eax
	cmovlq %rax, %rdx
	movq %rdx, %rax
	shrq %rax
	subq %rax, %rdx
	movq 16(%rsp), %rax
	cmpq %rdx, %rax
	cmovbq %rax, %rdx
	decq %rdx
	leaq 40(%rsp), %rdi
	movq %r14, %rsi
	callq Worker::reserve.reference
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 40(%rsp)
	jne .L0_28
.L0_16:	movq 32(%r14), %rax
	subq 24(%r14), %rax
	testq %rax, %rax
	movl $0, %ecx
	cmovleq %rcx, %rax
	incq %rax
	movq 16(%rsp), %rcx
	cmpq %rcx, %rax
	cmovbq %rax, %rcx
	movq %rcx, 16(%rsp)
	movq 400(%rbp), %rax
	cmpq $2, %rax
	jne .L0_3
	jmp .L0_4
.L0_17:	xorl %r12d, %r12d
	movq 24(%rsp), %rdi
	xorl %esi, %esi
	callq Storage::get_or_init_slow
	testq %rax, %rax
	jne .L0_5
	xorl %r12d, %r12d
	callq *records::temporary@GOTPCREL(%rip)
	movq %rax, %rdi
	movq 8(%rdi), %rsi
	testb $1, %sil
	movq %rdi, 8(%rsp)
	je .L0_6
.L0_21:	xorl %r12d, %r12d
	callq *Record::enter_nested@GOTPCREL(%rip)
	movq 8(%rsp), %rdi
	jmp .L0_7
.L0_22:	cmpq $3, %rax
	jne .L0_25
	lock orl $0, -64(%rsp)
	jmp .L0_8
.L0_24:	callq *Record::leave_nested@GOTPCREL(%rip)
	movq 32(%rsp), %rbp
	jmp .L0_13
.L0_25:	xorl %eax, %eax
	movl $1, %ecx
	lock cmpxchgq %rcx, 400(%rbp)
	movq %rdi, %r12
	leaq .Lanon(%rip), %rdi
	callq *barrier::heavy_fence@GOTPCREL(%rip)
	movq 8(%rsp), %rdi
	testb %al, %al
	je .L0_70
	movl $1, %eax
	movl $2, %ecx
	lock cmpxchgq %rcx, 400(%rbp)
	jmp .L0_8
.L0_28:	leaq 56(%rsp), %rdi
	movq %r14, %rsi
	xorl %edx, %edx
	callq Worker::reserve.reference
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 56(%rsp)
	je .L0_16
	leaq 56(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	jmp .L0_74
.L0_31:	movq 24(%r14), %rcx
	leaq -1(%rcx), %rax
	movq 128(%rdx), %rsi
	cmpq %rsi, %rax
	js .L0_45
	movq %rax, 256(%rdx)
	movq 400(%rdx), %rdx
	testq %rdx, %rdx
	je .L0_35
	lock orl $0, -64(%rsp)
	cmpq $1, %rdx
	je .L0_66
	decl 56(%r14)
	je .L0_66
.L0_35:	movq (%r14), %rdx
	movq 128(%rdx), %rsi
	movq %rax, %rdi
	subq %rsi, %rdi
	js .L0_68
	movq 16(%r14), %r8
	andq %rax, %r8
	shlq $3, %r8
	addq 8(%r14), %r8
	movq (%r8), %r8
	cmpq %rsi, %rax
	jne .L0_39
	lock cmpxchgq %rcx, 128(%rdx)
	movq %rcx, 256(%rdx)
	jne .L0_45
	incq 48(%r14)
	movl $1, %r12d
	jmp .L0_47
.L0_39:	movq %rax, 24(%r14)
	movl $1, %r12d
	cmpq 40(%r14), %rdi
	jge .L0_47
	movq %r14, %rdi
	movq %r8, %rdx
	callq Worker::shrink
	movq %rax, %r8
	jmp .L0_47
.L0_42:	xorl %ebx, %ebx
	movq 16(%rdi), %rax
	testq %rax, %rax
	jne .L0_71
.L0_43:	movq 8(%rdi), %rax
	incq %rax
	movq %rax, 8(%rdi)
	movq %rax, (%rdi)
.L0_44:	testb %bl, %bl
	jne .L0_69
.L0_45:	xorl %r12d, %r12d
.L0_46:
.L0_47:	testq %r12, %r12
	je .L0_50
	cmpq $1, %r12
	je .L0_51
	movq $-1, %r8
	jmp .L0_51
.L0_50:	movq %r12, %r8
.L0_51:	movq %r8, %rax
	addq $72, %rsp
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	popq %rbp
	retq
.L0_52:	movq %rdi, %rbx
	cmpq $2, %rcx
	jb .L0_63
	movq 16(%rsp), %rax
	cmpq %rbp, %rax
	cmovbq %rax, %rbp
	decq %rbp
	leaq 2(%r13), %r12
	notq %r13
	leaq 40(%rsp), %r9
	movq 8(%rsp), %rdi
	movq %rbx, %r8
.L0_54:	movq 32(%rsp), %rsi
	movq 256(%rsi), %rax
	addq %r13, %rax
	testq %rax, %rax
	jle .L0_61
	leaq -1(%r12), %rax
	movq 408(%rsi), %rcx
	movq (%rcx), %rdx
	andq %rax, %rdx
	leaq (%rcx,%rdx,8), %rcx
	addq $32, %rcx
	movq (%rcx), %rbx
	lock cmpxchgq %r12, 128(%rsi)
	jne .L0_62
	movq %r14, %rsi
	movq 24(%r14), %rax
	movq 32(%r14), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L0_58
.L0_57:	movq 16(%rsi), %rcx
	andq %rax, %rcx
	shlq $3, %rcx
	addq 8(%rsi), %rcx
	movq %r8, (%rcx)
	incq %rax
	movq %rax, 24(%rsi)
	movq (%rsi), %rcx
	movq %rax, 256(%rcx)
	incq %r12
	decq %r13
	movq %rbx, %r8
	decq %rbp
	movq 8(%rsp), %rdi
	jne .L0_54
	jmp .L0_64
.L0_58:	movq %r8, 24(%rsp)
	movl $1, %edx
	movq %r9, %r15
	movq %r9, %rdi
	callq Worker::reserve.reference
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 40(%rsp)
	jne .L0_73
	movq %r14, %rsi
	movq 24(%r14), %rax
	movq 24(%rsp), %r8
	movq %r15, %r9
	jmp .L0_57
.L0_61:	movq %r8, %rbx
	jmp .L0_64
.L0_62:	movq %r8, %rbx
.L0_63:	movq 8(%rsp), %rdi
.L0_64:	movq 16(%rdi), %rax
	testq %rax, %rax
	jne .L0_72
	movq 8(%rdi), %rax
	incq %rax
	movq %rax, 8(%rdi)
	movq %rax, (%rdi)
	movl $1, %r12d
	movq %rbx, %r8
	jmp .L0_47
.L0_66:	movq %r14, %rdi
	movq %rax, %rsi
	callq *Worker::take_and_see_to.reference@GOTPCREL(%rip)
	movq %rax, %r12
	movq %rdx, %r8
	jmp .L0_47
.L0_68:	movq %rcx, 256(%rdx)
	jmp .L0_45
.L0_69:	movl $2, %r12d
	jmp .L0_46
.L0_70:	movb $1, %bl
	movq 16(%rdi), %rax
	testq %rax, %rax
	je .L0_43
.L0_71:	callq *Record::leave_nested@GOTPCREL(%rip)
	jmp .L0_44
.L0_72:	movl $1, %r12d
	callq *Record::leave_nested@GOTPCREL(%rip)
	movq %rbx, %r8
	jmp .L0_47
.L0_73:	leaq 40(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
.L0_74:	ud2
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
.L1_7:	movq (%rdi), %rdx
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
.L1_17:	movq %rcx, %rax
	popq %rcx
	retq
.L1_11:	movq %rax, 24(%rdi)
	cmpq 40(%rdi), %r9
	jge .L1_17
	movq %rcx, %rdx
	callq Worker::shrink
	movq %rax, %rcx
	movq %rcx, %rax
	popq %rcx
	retq
.L1_15:	movq %r8, 256(%rdx)
.L1_16:	xorl %ecx, %ecx
	movq %rcx, %rax
	popq %rcx
	retq
.L1_3:	movl $1, %edx
.L1_5:	movq %rax, %rsi
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
.L2_7:	movq 16(%rdi), %rcx
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
.L2_1:	leaq 8(%rsp), %rax
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
.L2_3:	leaq 8(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
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
	jle .L3_16
.L3_2:	leaq RUST_STD_INTERNAL_VAL@TLSGD(%rip), %rdi
	callq __tls_get_addr@PLT
	cmpb $1, 8(%rax)
	jne .L3_18
.L3_3:	movq (%rax), %rbx
	movq 8(%rbx), %rsi
	testb $1, %sil
	jne .L3_22
.L3_4:	orq $1, %rsi
	movq %rsi, 8(%rbx)
	movq %rsi, (%rbx)
.L3_5:	movq 400(%r15), %rax
	cmpq $2, %rax
	jne .L3_23
.L3_6:	movq 128(%r15), %rax
	movq 256(%r15), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L3_11
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
	jne .L3_25
	movq 8(%rbx), %rax
	incq %rax
	movq %rax, 8(%rbx)
	movq %rax, (%rbx)
.L3_9:	testb %bpl, %bpl
	jne .L3_17
.L3_10:	movq $-1, %r14
	jmp .L3_17
.L3_11:	xorl %ebp, %ebp
.L3_12:	movq 16(%rbx), %rax
	testq %rax, %rax
	jne .L3_29
	movq 8(%rbx), %rax
	incq %rax
	movq %rax, 8(%rbx)
	movq %rax, (%rbx)
.L3_14:	testb %bpl, %bpl
	jne .L3_10
.L3_16:	xorl %r14d, %r14d
.L3_17:	movq %r14, %rax
	addq $8, %rsp
	popq %rbx
	popq %r14
	popq %r15
	popq %rbp
	retq
.L3_18:	xorl %r14d, %r14d
	movq %rax, %rdi
	xorl %esi, %esi
	callq Storage::get_or_init_slow
	testq %rax, %rax
	jne .L3_3
	xorl %r14d, %r14d
	callq *records::temporary@GOTPCREL(%rip)
	movq %rax, %rbx
	movq 8(%rbx), %rsi
	testb $1, %sil
	je .L3_4
.L3_22:	xorl %r14d, %r14d
	movq %rbx, %rdi
	callq *Record::enter_nested@GOTPCREL(%rip)
	jmp .L3_5
.L3_23:	cmpq $3, %rax
	jne .L3_26
	lock orl $0, -64(%rsp)
	jmp .L3_6
.L3_25:	movq %rbx, %rdi
	callq *Record::leave_nested@GOTPCREL(%rip)
	jmp .L3_9
.L3_26:	movl $1, %ecx
	xorl %eax, %eax
	lock cmpxchgq %rcx, 400(%r15)
	leaq .Lanon(%rip), %rdi
	movq %rbx, %r14
	callq *barrier::heavy_fence@GOTPCREL(%rip)
	movb $1, %bpl
	testb %al, %al
	je .L3_12
	movl $2, %ecx
	movl $1, %eax
	lock cmpxchgq %rcx, 400(%r15)
	jmp .L3_6
.L3_29:	movq %rbx, %rdi
	callq *Record::leave_nested@GOTPCREL(%rip)
	jmp .L3_14
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
	movq 128(%rbp), %r12
	lock orl $0, -64(%rsp)
	movq 256(%rbp), %r14
	subq %r12, %r14
	testq %r14, %r14
	jle .L4_3
	movq %r14, %rax
	shrq %rax
	subq %rax, %r14
	cmpq $32, %r14
	movl $32, %r15d
	cmovaeq %r15, %r14
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
.L4_9:	movq 256(%rbp), %rdx
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
	jne .L4_11
.L4_13:	movq 24(%rbx), %rcx
	movq 32(%rbx), %rax
	movq 128(%rbp), %r12
	lock orl $0, -64(%rsp)
	movq 256(%rbp), %r14
	subq %r12, %r14
	testq %r14, %r14
	jle .L4_4
	subq %rcx, %rax
	testq %rax, %rax
	cmovleq %r13, %rax
	incq %rax
	cmpq %r15, %rax
	cmovbq %rax, %r15
	movq %r14, %rax
	shrq %rax
	subq %rax, %r14
	cmpq %r14, %r15
	cmovbq %r15, %r14
	movq 32(%rbx), %rax
	subq 24(%rbx), %rax
	testq %rax, %rax
	cmovleq %r13, %rax
	leaq -1(%r14), %rcx
	cmpq %rax, %rcx
	ja .L4_9
	jmp .L4_15
.L4_11:	leaq 40(%rsp), %rdi
	movq %rbx, %rsi
	xorl %edx, %edx
	callq Worker::reserve.weakest
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 40(%rsp)
	je .L4_13
.L4_28:	movq 16(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	ud2
.L4_30:	movq 24(%rbx), %rcx
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
.L4_15:	movq 408(%rbp), %rax
	movq (%rax), %rcx
	andq %r12, %rcx
	leaq (%rax,%rcx,8), %rax
	addq $32, %rax
	movq (%rax), %r8
	leaq 1(%r12), %rcx
	movq %r12, %rax
	lock cmpxchgq %rcx, 128(%rbp)
	jne .L4_16
	movl $1, %r13d
	cmpq $2, %r14
	jb .L4_5
	movq %r8, 8(%rsp)
	decq %r14
	leaq 2(%r12), %r15
	notq %r12
	leaq 24(%rsp), %rax
	movq %rax, 16(%rsp)
.L4_19:	movq 256(%rbp), %rax
	addq %r12, %rax
	testq %rax, %rax
	jle .L4_20
	leaq -1(%r15), %rax
	movq 408(%rbp), %rcx
	movq (%rcx), %rdx
	andq %rax, %rdx
	leaq (%rcx,%rdx,8), %rcx
	addq $32, %rcx
	movq (%rcx), %r13
	lock cmpxchgq %r15, 128(%rbp)
	jne .L4_20
	movq 24(%rbx), %rax
	movq 32(%rbx), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L4_23
.L4_26:	movq 16(%rbx), %rcx
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
	decq %r12
	movq %r13, 8(%rsp)
	decq %r14
	jne .L4_19
	jmp .L4_27
.L4_23:	movl $1, %edx
	leaq 24(%rsp), %rdi
	movq %rbx, %rsi
	callq Worker::reserve.weakest
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 24(%rsp)
	jne .L4_28
	movq 24(%rbx), %rax
	jmp .L4_26
.L4_16:	movl $2, %r13d
	jmp .L4_4
.L4_35:	movq %rax, 24(%rbx)
	movl $1, %r13d
	cmpq 40(%rbx), %rdi
	jge .L4_5
	movq %rbx, %rdi
	movq %r8, %rdx
	callq Worker::shrink
	movl $1, %r13d
	movq %rax, %r8
	jmp .L4_5
.L4_20:	movl $1, %r13d
	movq 8(%rsp), %r8
	jmp .L4_5
.L4_27:	movq %r13, %r8
	movl $1, %r13d
	jmp .L4_5
.L4_45:	movq %rcx, 256(%rdx)
.L4_3:	xorl %r13d, %r13d
.L4_4:
.L4_5:	testq %r13, %r13
	je .L4_6
	cmpl $1, %r13d
	je .L4_44
	movq $-1, %r8
	jmp .L4_44
.L4_6:	movq %r13, %r8
.L4_44:	movq %r8, %rax
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
.L5_10:	movq %rdx, %rax
	popq %rcx
	retq
.L5_5:	movq %rax, 24(%rdi)
	cmpq 40(%rdi), %r9
	jge .L5_10
	callq Worker::shrink
	movq %rax, %rdx
	jmp .L5_10
.L5_8:	movq %rcx, 256(%r8)
.L5_9:	xorl %edx, %edx
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
.L6_7:	movq 16(%rdi), %rcx
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
.L6_1:	leaq 8(%rsp), %rax
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
.L6_3:	leaq 8(%rsp), %rdi
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
.L7_1:	xorl %eax, %eax
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
.L8_2:	movabsq $-9223372036854775807, %r14
	movq 32(%rsi), %rax
	subq 24(%rsi), %rax
	xorl %ecx, %ecx
	testq %rax, %rax
	cmovgq %rax, %rcx
	cmpq %rdx, %rcx
	jae .L8_6
	leaq 8(%rsp), %rbx
	xorl %r15d, %r15d
.L8_4:	movq (%rsi), %rax
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
.L8_5:	subq %r8, %rcx
	testq %rcx, %rcx
	cmovleq %r15, %rcx
	cmpq %rdx, %rcx
	jb .L8_4
	jmp .L8_6
.L8_7:	movq %rdx, %r13
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
.L8_9:	movq %rbx, %rdi
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
.L8_6:	movq %r14, (%rdi)
.L8_11:	addq $24, %rsp
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	popq %rbp
	retq
.L8_10:	movups 8(%rsp), %xmm0
	movups %xmm0, (%r12)
	jmp .L8_11
Worker::take_and_see_to.reference:
	pushq %r15
	pushq %r14
	pushq %r13
	pushq %r12
	pushq %rbx
	movq (%rdi), %rbx
	cmpq $1, %rdx
	je .L9_1
	movl 60(%rdi), %eax
	movl %eax, 56(%rdi)
.L9_1:	movq 128(%rbx), %rax
	movq %rsi, %rcx
	subq %rax, %rcx
	js .L9_15
	movq 16(%rdi), %r8
	andq %rsi, %r8
	shlq $3, %r8
	addq 8(%rdi), %r8
	movq (%r8), %r14
	cmpq %rax, %rsi
	jne .L9_6
	leaq 1(%rsi), %rcx
	movq %rsi, %rax
	lock cmpxchgq %rcx, 128(%rbx)
	movq %rcx, 256(%rbx)
	jne .L9_4
	incq 48(%rdi)
	movl $1, %r15d
	cmpq $1, %rdx
	je .L9_9
	jmp .L9_11
.L9_6:	movq %rsi, 24(%rdi)
	movl $1, %r15d
	cmpq 40(%rdi), %rcx
	jge .L9_8
	movq %rdi, %r12
	movq %rax, %rsi
	movq %rdx, %r13
	movq %r14, %rdx
	callq Worker::shrink
	movq %r13, %rdx
	movq %r12, %rdi
	movq %rax, %r14
	cmpq $1, %rdx
	je .L9_9
	jmp .L9_11
.L9_4:	xorl %r15d, %r15d
.L9_8:	cmpq $1, %rdx
	jne .L9_11
.L9_9:	movq 400(%rbx), %rax
	cmpq $1, %rax
	jne .L9_14
	lock orl $0, -64(%rsp)
	movq $2, 400(%rbx)
	jmp .L9_14
.L9_15:	incq %rsi
	movq %rsi, 256(%rbx)
	xorl %r15d, %r15d
	cmpq $1, %rdx
	je .L9_9
.L9_11:	movq 128(%rbx), %rsi
	addq $48, %rdi
	callq *Patience::check@GOTPCREL(%rip)
	testb %al, %al
	je .L9_14
	movq 400(%rbx), %rax
	cmpq $2, %rax
	je .L9_13
.L9_14:	movq %r15, %rax
	movq %r14, %rdx
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	retq
.L9_13:	addq $400, %rbx
	movq %rbx, %rdi
	callq Mode::make_cold
	jmp .L9_14
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
.L10_2:	movq (%rsi), %rax
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
.L10_3:	subq %r8, %rcx
	testq %rcx, %rcx
	cmovleq %r15, %rcx
	cmpq %rdx, %rcx
	jb .L10_2
	jmp .L10_4
.L10_5:	movq %rdx, %r13
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
.L10_7:	movq %rbx, %rdi
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
.L10_4:	movq %r14, (%rdi)
.L10_9:	addq $24, %rsp
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	popq %rbp
	retq
.L10_8:	movups 8(%rsp), %xmm0
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
.L11_4:	movq %rdx, %r12
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
.L11_5:	movq %rbx, (%r15)
	movq %r13, 8(%r15)
	jmp .L11_13
.L11_7:	movq %rax, %r8
	addq $32, %r8
	movq 16(%rbx), %rdi
	leaq -32(%rcx), %rdx
	movq %r12, 24(%rax)
	cmpq %r12, %rsi
	je .L11_9
.L11_10:	movq %r12, %r9
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
.L11_9:	movq %r8, 8(%rbx)
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
.L11_12:	movq %r13, (%r15)
.L11_13:	addq $40, %rsp
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	popq %rbp
	retq
.L11_3:	leaq 16(%rsp), %rax
	movq %rax, 24(%rsp)
	movq _RNvXsi_NtNtNtC4core3fmt3num3impjNtB9_7Display3fmt@GOTPCREL(%rip), %rax
	movq %rax, 32(%rsp)
	leaq .Lanon(%rip), %rdi
	leaq .Lanon(%rip), %rdx
	leaq 24(%rsp), %rsi
	callq *_RNvNtC4core9panicking9panic_fmt@GOTPCREL(%rip)
