# rustc 1.95.0 (59807616e 2026-04-14); sources f3edb8ee89c61326
asymmetric_batch:
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
	movq (%rbx), %rcx
	cmpq %rcx, %rbp
	je .L0_33
	movl $32, %eax
	movq %rax, 8(%rsp)
	leaq chase_lev_readers_HANDLE@TLSGD(%rip), %rdi
	callq __tls_get_addr@PLT
	movq %rax, 16(%rsp)
	movabsq $-9223372036854775807, %r12
	movq 256(%rbp), %rax
	cmpq $2, %rax
	je .L0_4
.L0_3:	movq 128(%rbp), %rax
	movq 136(%rbp), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L0_51
.L0_4:	movq 16(%rsp), %rax
	cmpb $1, 8(%rax)
	jne .L0_20
.L0_5:	movq (%rax), %r14
	movq (%r14), %rax
	testb $1, %al
	jne .L0_24
.L0_6:	orq $1, %rax
	movq %rax, (%r14)
.L0_7:	movq 256(%rbp), %rax
	cmpq $2, %rax
	jne .L0_25
.L0_8:	movq 128(%rbp), %r13
	movq 136(%rbp), %rdx
	subq %r13, %rdx
	testq %rdx, %rdx
	jle .L0_11
	movq %rdx, %rcx
	shrq %rcx
	movl %edx, %esi
	andl $1, %esi
	addq %rcx, %rsi
	movq 8(%rsp), %rax
	cmpq %rsi, %rax
	cmovbq %rax, %rsi
	movq 32(%rbx), %rax
	subq 24(%rbx), %rax
	testq %rax, %rax
	movl $0, %edi
	cmovleq %rdi, %rax
	leaq -1(%rsi), %rdi
	cmpq %rax, %rdi
	jbe .L0_17
	movl $3, %r13d
	movb $1, %r15b
	movq 8(%r14), %rax
	testq %rax, %rax
	je .L0_12
.L0_19:	movq %r14, %rdi
	callq *Record::leave_nested@GOTPCREL(%rip)
	jmp .L0_13
.L0_11:	xorl %r15d, %r15d
	xorl %r13d, %r13d
	movq 8(%r14), %rax
	testq %rax, %rax
	jne .L0_19
.L0_12:	incq (%r14)
.L0_13:	movq %r12, %r14
	testb %r15b, %r15b
	je .L0_46
	movq 136(%rbp), %rdx
	movq 128(%rbp), %rax
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
	leaq 24(%rsp), %rdi
	movq %rbx, %rsi
	callq Worker::reserve.asymmetric
	movq %r14, %r12
	cmpq %r14, 24(%rsp)
	jne .L0_30
.L0_16:	movq 32(%rbx), %rax
	subq 24(%rbx), %rax
	testq %rax, %rax
	movl $0, %ecx
	cmovleq %rcx, %rax
	incq %rax
	movq 8(%rsp), %rcx
	cmpq %rcx, %rax
	cmovbq %rax, %rcx
	movq %rcx, 8(%rsp)
	movq 256(%rbp), %rax
	cmpq $2, %rax
	jne .L0_3
	jmp .L0_4
.L0_17:	movq 264(%rbp), %rax
	movq (%rax), %rdi
	andq %r13, %rdi
	leaq (%rax,%rdi,8), %rax
	addq $32, %rax
	movq (%rax), %r8
	leaq 1(%r13), %rdi
	movq %r13, %rax
	lock cmpxchgq %rdi, 128(%rbp)
	je .L0_52
	xorl %r15d, %r15d
	movl $2, %r13d
	movq 8(%r14), %rax
	testq %rax, %rax
	je .L0_12
	jmp .L0_19
.L0_20:	movq 16(%rsp), %rdi
	xorl %esi, %esi
	callq Storage::get_or_init_slow
	testq %rax, %rax
	jne .L0_5
	callq *chase_lev_readers::temporary@GOTPCREL(%rip)
	movq %rax, %r14
	movq (%r14), %rax
	testb $1, %al
	je .L0_6
.L0_24:	movq %r14, %rdi
	callq *Record::enter_nested@GOTPCREL(%rip)
	jmp .L0_7
.L0_25:	cmpq $3, %rax
	jne .L0_27
	lock orl $0, -64(%rsp)
	jmp .L0_8
.L0_27:	xorl %eax, %eax
	movl $1, %ecx
	lock cmpxchgq %rcx, 256(%rbp)
	leaq .Lanon(%rip), %rdi
	callq *barrier::heavy_fence@GOTPCREL(%rip)
	testb %al, %al
	je .L0_67
	movl $1, %eax
	movl $2, %ecx
	lock cmpxchgq %rcx, 256(%rbp)
	jmp .L0_8
.L0_30:	leaq 40(%rsp), %rdi
	movq %rbx, %rsi
	xorl %edx, %edx
	callq Worker::reserve.asymmetric
	cmpq %r12, 40(%rsp)
	je .L0_16
	leaq 40(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	jmp .L0_73
.L0_33:	movq 24(%rbx), %rdx
	leaq -1(%rdx), %rax
	movq 128(%rcx), %rsi
	cmpq %rsi, %rax
	js .L0_43
	movq %rax, 136(%rcx)
	movq 256(%rcx), %rsi
	testq %rsi, %rsi
	je .L0_38
	lock orl $0, -64(%rsp)
	cmpq $1, %rsi
	je .L0_37
	decl 48(%rbx)
	jne .L0_38
.L0_37:	movq $-1, 56(%rbx)
.L0_38:	movq 128(%rcx), %rdi
	movq %rax, %rsi
	subq %rdi, %rsi
	js .L0_42
	movq 16(%rbx), %r8
	andq %rax, %r8
	shlq $3, %r8
	addq 8(%rbx), %r8
	movq (%r8), %r12
	cmpq %rdi, %rax
	jne .L0_44
	lock cmpxchgq %rdx, 128(%rcx)
	movq %rdx, 136(%rcx)
	jne .L0_43
	incq 40(%rbx)
	jmp .L0_45
.L0_42:	movq %rdx, 136(%rcx)
.L0_43:	xorl %r13d, %r13d
	cmpq $0, 56(%rbx)
	je .L0_46
	jmp .L0_66
.L0_44:	movq %rax, 24(%rbx)
.L0_45:	movl $1, %r13d
	cmpq 56(%rbx), %rsi
	jb .L0_66
.L0_46:	testq %r13, %r13
	je .L0_49
	cmpl $1, %r13d
	je .L0_50
	movq $-1, %r12
	jmp .L0_50
.L0_49:	movq %r13, %r12
.L0_50:	movq %r12, %rax
	addq $56, %rsp
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	popq %rbp
	retq
.L0_51:	xorl %r13d, %r13d
	jmp .L0_46
.L0_52:	cmpq $2, %rsi
	jb .L0_61
	movq %r8, 16(%rsp)
	andl $1, %edx
	addq %rdx, %rcx
	movq 8(%rsp), %rax
	cmpq %rcx, %rax
	cmovbq %rax, %rcx
	movl $1, %esi
	subq %rcx, %rsi
	leaq 2(%r13), %r15
	notq %r13
	leaq 24(%rsp), %rdi
.L0_54:	movq 136(%rbp), %rax
	addq %r13, %rax
	testq %rax, %rax
	jle .L0_63
	movq %rsi, 8(%rsp)
	leaq -1(%r15), %rax
	movq 264(%rbp), %rcx
	movq (%rcx), %rdx
	andq %rax, %rdx
	leaq (%rcx,%rdx,8), %rcx
	addq $32, %rcx
	movq (%rcx), %r12
	lock cmpxchgq %r15, 128(%rbp)
	jne .L0_63
	movq 24(%rbx), %rax
	movq 32(%rbx), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	movq 8(%rsp), %rsi
	jle .L0_58
.L0_57:	movq 16(%rbx), %rcx
	andq %rax, %rcx
	shlq $3, %rcx
	addq 8(%rbx), %rcx
	movq 16(%rsp), %rdx
	movq %rdx, (%rcx)
	incq %rax
	movq %rax, 24(%rbx)
	movq (%rbx), %rcx
	movq %rax, 136(%rcx)
	incq %r15
	decq %r13
	movq %r12, 16(%rsp)
	incq %rsi
	jne .L0_54
	jmp .L0_64
.L0_58:	movl $1, %edx
	movq %rbx, %rsi
	callq Worker::reserve.asymmetric
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 24(%rsp)
	jne .L0_72
	movq 24(%rbx), %rax
	movq 8(%rsp), %rsi
	leaq 24(%rsp), %rdi
	jmp .L0_57
.L0_61:	movq %r8, %r12
	jmp .L0_64
.L0_63:	movq 16(%rsp), %r12
.L0_64:	movq 8(%r14), %rax
	movl $1, %r13d
	testq %rax, %rax
	jne .L0_69
.L0_65:	incq (%r14)
	jmp .L0_46
.L0_66:	movq %rbx, %rdi
	callq *Worker::maintain.asymmetric@GOTPCREL(%rip)
	jmp .L0_46
.L0_67:	movq 8(%r14), %rax
	testq %rax, %rax
	jne .L0_70
	movl $2, %r13d
	jmp .L0_65
.L0_69:	movq %r14, %rdi
	callq *Record::leave_nested@GOTPCREL(%rip)
	jmp .L0_46
.L0_70:	movq %r14, %rdi
	callq *Record::leave_nested@GOTPCREL(%rip)
	movl $2, %r13d
	jmp .L0_46
.L0_72:	leaq 24(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
.L0_73:	ud2
asymmetric_pop:
	pushq %rbx
	movq (%rdi), %rcx
	movq 24(%rdi), %rdx
	leaq -1(%rdx), %rax
	movq 128(%rcx), %rsi
	cmpq %rsi, %rax
	js .L1_7
	movq %rax, 136(%rcx)
	movq 256(%rcx), %rsi
	testq %rsi, %rsi
	je .L1_4
	lock orl $0, -64(%rsp)
	cmpq $1, %rsi
	je .L1_10
	decl 48(%rdi)
	jne .L1_4
.L1_10:	movq $-1, 56(%rdi)
.L1_4:	movq 128(%rcx), %r8
	movq %rax, %rsi
	subq %r8, %rsi
	js .L1_11
	movq 16(%rdi), %r9
	andq %rax, %r9
	shlq $3, %r9
	addq 8(%rdi), %r9
	movq (%r9), %rbx
	cmpq %r8, %rax
	jne .L1_12
	lock cmpxchgq %rdx, 128(%rcx)
	movq %rdx, 136(%rcx)
	jne .L1_7
	incq 40(%rdi)
	jmp .L1_14
.L1_11:	movq %rdx, 136(%rcx)
.L1_7:	cmpq $0, 56(%rdi)
	jne .L1_8
.L1_9:	xorl %ebx, %ebx
	movq %rbx, %rax
	popq %rbx
	retq
.L1_12:	movq %rax, 24(%rdi)
.L1_14:	cmpq 56(%rdi), %rsi
	jb .L1_15
.L1_16:	movq %rbx, %rax
	popq %rbx
	retq
.L1_8:	callq *Worker::maintain.asymmetric@GOTPCREL(%rip)
	jmp .L1_9
.L1_15:	callq *Worker::maintain.asymmetric@GOTPCREL(%rip)
	jmp .L1_16
asymmetric_push:
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
	movq %rax, 136(%rcx)
	addq $24, %rsp
	popq %rbx
	popq %r14
	retq
.L2_1:	leaq 8(%rsp), %rax
	movl $1, %edx
	movq %rdi, %rsi
	movq %rax, %rdi
	movq %rsi, %r14
	callq Worker::reserve.asymmetric
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 8(%rsp)
	jne .L2_3
	movq %r14, %rdi
	movq 24(%r14), %rax
	jmp .L2_7
.L2_3:	leaq 8(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	ud2
asymmetric_steal:
	pushq %rbp
	pushq %r15
	pushq %r14
	pushq %rbx
	pushq %rax
	movq (%rdi), %r14
	movq 256(%r14), %rax
	cmpq $2, %rax
	je .L3_2
	movq 128(%r14), %rax
	movq 136(%r14), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L3_12
.L3_2:	leaq chase_lev_readers_HANDLE@TLSGD(%rip), %rdi
	callq __tls_get_addr@PLT
	cmpb $1, 8(%rax)
	jne .L3_14
.L3_3:	movq (%rax), %rbx
	movq (%rbx), %rax
	testb $1, %al
	jne .L3_18
.L3_4:	orq $1, %rax
	movq %rax, (%rbx)
.L3_5:	movq 256(%r14), %rax
	cmpq $2, %rax
	jne .L3_19
.L3_6:	movq 128(%r14), %rax
	movq 136(%r14), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L3_10
	movq 264(%r14), %rcx
	movq (%rcx), %rdx
	andq %rax, %rdx
	leaq (%rcx,%rdx,8), %rcx
	addq $32, %rcx
	movq (%rcx), %r15
	leaq 1(%rax), %rcx
	lock cmpxchgq %rcx, 128(%r14)
	sete %bpl
	movq 8(%rbx), %rax
	testq %rax, %rax
	jne .L3_21
	incq (%rbx)
.L3_9:	testb %bpl, %bpl
	movq $-1, %rax
	cmovneq %r15, %rax
	jmp .L3_13
.L3_10:	movq 8(%rbx), %rax
	testq %rax, %rax
	jne .L3_25
	incq (%rbx)
.L3_12:	xorl %eax, %eax
.L3_13:	addq $8, %rsp
	popq %rbx
	popq %r14
	popq %r15
	popq %rbp
	retq
.L3_14:	movq %rax, %rdi
	xorl %esi, %esi
	callq Storage::get_or_init_slow
	testq %rax, %rax
	jne .L3_3
	callq *chase_lev_readers::temporary@GOTPCREL(%rip)
	movq %rax, %rbx
	movq (%rbx), %rax
	testb $1, %al
	je .L3_4
.L3_18:	movq %rbx, %rdi
	callq *Record::enter_nested@GOTPCREL(%rip)
	jmp .L3_5
.L3_19:	cmpq $3, %rax
	jne .L3_22
	lock orl $0, -64(%rsp)
	jmp .L3_6
.L3_21:	movq %rbx, %rdi
	callq *Record::leave_nested@GOTPCREL(%rip)
	jmp .L3_9
.L3_22:	movl $1, %ecx
	xorl %eax, %eax
	lock cmpxchgq %rcx, 256(%r14)
	leaq .Lanon(%rip), %rdi
	callq *barrier::heavy_fence@GOTPCREL(%rip)
	testb %al, %al
	je .L3_27
	movl $2, %ecx
	movl $1, %eax
	lock cmpxchgq %rcx, 256(%r14)
	jmp .L3_6
.L3_25:	movq %rbx, %rdi
	callq *Record::leave_nested@GOTPCREL(%rip)
	jmp .L3_12
.L3_27:	movq 8(%rbx), %rax
	testq %rax, %rax
	jne .L3_29
	incq (%rbx)
	movq $-1, %rax
	jmp .L3_13
.L3_29:	movq %rbx, %rdi
	callq *Record::leave_nested@GOTPCREL(%rip)
	movq $-1, %rax
	jmp .L3_13
fenced_batch:
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
	movq (%rbx), %rcx
	cmpq %rcx, %rbp
	je .L4_30
	movq 128(%rbp), %r12
	lock orl $0, -64(%rsp)
	movq 136(%rbp), %r14
	subq %r12, %r14
	testq %r14, %r14
	jle .L4_3
	movq %r14, %rax
	shrq %rax
	andl $1, %r14d
	addq %rax, %r14
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
.L4_9:	movq 136(%rbp), %rdx
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
	callq Worker::reserve.fenced
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 24(%rsp)
	jne .L4_11
.L4_13:	movq 24(%rbx), %rcx
	movq 32(%rbx), %rax
	movq 128(%rbp), %r12
	lock orl $0, -64(%rsp)
	movq 136(%rbp), %r14
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
	andl $1, %r14d
	addq %rax, %r14
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
	callq Worker::reserve.fenced
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 40(%rsp)
	je .L4_13
.L4_28:	movq 16(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	ud2
.L4_30:	movq 24(%rbx), %rdx
	leaq -1(%rdx), %rax
	movq 128(%rcx), %rsi
	cmpq %rsi, %rax
	js .L4_34
	movq %rax, 136(%rcx)
	lock orl $0, -64(%rsp)
	movq 128(%rcx), %rdi
	movq %rax, %rsi
	subq %rdi, %rsi
	js .L4_45
	movq 16(%rbx), %r8
	andq %rax, %r8
	shlq $3, %r8
	addq 8(%rbx), %r8
	movq (%r8), %r15
	cmpq %rdi, %rax
	jne .L4_35
	lock cmpxchgq %rdx, 128(%rcx)
	movq %rdx, 136(%rcx)
	jne .L4_34
	movl $1, %r13d
	cmpq 40(%rbx), %rsi
	jae .L4_5
	jmp .L4_37
.L4_15:	movq 256(%rbp), %rax
	movq (%rax), %rcx
	andq %r12, %rcx
	leaq (%rax,%rcx,8), %rax
	addq $32, %rax
	movq (%rax), %r15
	leaq 1(%r12), %rcx
	movq %r12, %rax
	lock cmpxchgq %rcx, 128(%rbp)
	jne .L4_16
	movl $1, %r13d
	cmpq $2, %r14
	jb .L4_5
	movq %r15, 8(%rsp)
	decq %r14
	leaq 2(%r12), %r15
	notq %r12
	leaq 24(%rsp), %rax
	movq %rax, 16(%rsp)
.L4_19:	movq 136(%rbp), %rax
	addq %r12, %rax
	testq %rax, %rax
	jle .L4_20
	leaq -1(%r15), %rax
	movq 256(%rbp), %rcx
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
	movq %rax, 136(%rcx)
	incq %r15
	decq %r12
	movq %r13, 8(%rsp)
	decq %r14
	jne .L4_19
	jmp .L4_27
.L4_23:	movl $1, %edx
	leaq 24(%rsp), %rdi
	movq %rbx, %rsi
	callq Worker::reserve.fenced
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 24(%rsp)
	jne .L4_28
	movq 24(%rbx), %rax
	jmp .L4_26
.L4_3:	xorl %r13d, %r13d
	jmp .L4_4
.L4_16:	movl $2, %r13d
.L4_4:	testq %r13, %r13
	jne .L4_42
	jmp .L4_6
.L4_45:	movq %rdx, 136(%rcx)
.L4_34:	xorl %r13d, %r13d
	cmpq $0, 40(%rbx)
	je .L4_5
	jmp .L4_37
.L4_35:	movq %rax, 24(%rbx)
	movl $1, %r13d
	cmpq 40(%rbx), %rsi
	jae .L4_5
.L4_37:	movq %rbx, %rdi
	callq *Worker::maintain.fenced@GOTPCREL(%rip)
	testq %r13, %r13
	jne .L4_42
	jmp .L4_6
.L4_20:	movl $1, %r13d
	movq 8(%rsp), %r15
.L4_5:	testq %r13, %r13
	je .L4_6
.L4_42:	cmpl $1, %r13d
	je .L4_44
	movq $-1, %r15
	jmp .L4_44
.L4_27:	movq %r13, %r15
	movl $1, %r13d
	testq %r13, %r13
	jne .L4_42
.L4_6:	movq %r13, %r15
.L4_44:	movq %r15, %rax
	addq $56, %rsp
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	popq %rbp
	retq
fenced_pop:
	pushq %rbx
	movq (%rdi), %rdx
	movq 24(%rdi), %rsi
	leaq -1(%rsi), %rcx
	movq 128(%rdx), %rax
	cmpq %rax, %rcx
	js .L5_4
	movq %rcx, 136(%rdx)
	lock orl $0, -64(%rsp)
	movq 128(%rdx), %r9
	movq %rcx, %r8
	subq %r9, %r8
	js .L5_9
	movq 16(%rdi), %rax
	andq %rcx, %rax
	shlq $3, %rax
	addq 8(%rdi), %rax
	movq (%rax), %rax
	cmpq %r9, %rcx
	jne .L5_5
	movq %rax, %r9
	movq %rcx, %rax
	lock cmpxchgq %rsi, 128(%rdx)
	movq %r9, %rax
	movq %rsi, 136(%rdx)
	jne .L5_4
	cmpq 40(%rdi), %r8
	jae .L5_8
.L5_7:	movq %rax, %rbx
	callq *Worker::maintain.fenced@GOTPCREL(%rip)
	movq %rbx, %rax
	popq %rbx
	retq
.L5_9:	movq %rsi, 136(%rdx)
.L5_4:	xorl %eax, %eax
	cmpq $0, 40(%rdi)
	jne .L5_7
.L5_8:	popq %rbx
	retq
.L5_5:	movq %rcx, 24(%rdi)
	cmpq 40(%rdi), %r8
	jae .L5_8
	jmp .L5_7
fenced_push:
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
	movq %rax, 136(%rcx)
	addq $24, %rsp
	popq %rbx
	popq %r14
	retq
.L6_1:	leaq 8(%rsp), %rax
	movl $1, %edx
	movq %rdi, %rsi
	movq %rax, %rdi
	movq %rsi, %r14
	callq Worker::reserve.fenced
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 8(%rsp)
	jne .L6_3
	movq %r14, %rdi
	movq 24(%r14), %rax
	jmp .L6_7
.L6_3:	leaq 8(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	ud2
fenced_steal:
	movq (%rdi), %rcx
	movq 128(%rcx), %rax
	lock orl $0, -64(%rsp)
	movq 136(%rcx), %rdx
	subq %rax, %rdx
	testq %rdx, %rdx
	jle .L7_1
	movq 256(%rcx), %rdx
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
Worker::reserve.asymmetric:
	pushq %rbp
	pushq %r15
	pushq %r14
	pushq %r13
	pushq %r12
	pushq %rbx
	subq $24, %rsp
	movq (%rsi), %rax
	movq 256(%rax), %rcx
	cmpq $1, %rcx
	jne .L8_2
	lock orl $0, -64(%rsp)
	movq $2, 256(%rax)
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
	callq Worker::resize.asymmetric
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
Worker::maintain.asymmetric:
	pushq %r14
	pushq %rbx
	pushq %rax
	movq %rdi, %rbx
	movq (%rdi), %r14
	movq 256(%r14), %rax
	cmpq $1, %rax
	jne .L9_2
	lock orl $0, -64(%rsp)
	movq $2, 256(%r14)
.L9_2:	cmpl $0, 48(%rbx)
	jne .L9_6
	leaq 40(%rbx), %rdi
	movq 128(%r14), %rsi
	callq *Patience::check@GOTPCREL(%rip)
	testb %al, %al
	je .L9_6
	movq 256(%r14), %rax
	cmpq $2, %rax
	je .L9_5
.L9_6:	movq $0, 56(%rbx)
	addq $8, %rsp
	popq %rbx
	popq %r14
	retq
.L9_5:	addq $256, %r14
	movq %r14, %rdi
	callq *Asymmetric::make_cold@GOTPCREL(%rip)
	jmp .L9_6
Worker::reserve.fenced:
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
	callq Worker::resize.fenced
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
Worker::maintain.fenced:
	movq $0, 40(%rdi)
	retq
Worker::resize.asymmetric:
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
	jbe .L12_3
	movq %rcx, %r14
	movq %rdi, %r15
	movabsq $1152921504606846971, %rax
	cmpq %rax, %rcx
	jbe .L12_4
	xorl %ebx, %ebx
	movq %r14, %r13
	jmp .L12_5
.L12_4:	movq %rdx, %r12
	movq %rsi, 8(%rsp)
	leaq 32(,%r14,8), %r13
	callq *rustc::rust_no_alloc_shim_is_unstable_v2@GOTPCREL(%rip)
	movl $8, %ebx
	movl $8, %esi
	movq %r13, %rdi
	callq *rustc::rust_alloc@GOTPCREL(%rip)
	testq %rax, %rax
	je .L12_5
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
	jle .L12_7
	leaq 40(,%rbp,8), %rsi
	movl $8, %edx
	movq %rax, %rdi
	callq *rustc::rust_dealloc@GOTPCREL(%rip)
	jmp .L12_12
.L12_5:	movq %rbx, (%r15)
	movq %r13, 8(%r15)
	jmp .L12_13
.L12_7:	movq %rax, %r8
	addq $32, %r8
	movq 16(%rbx), %rdi
	leaq -32(%rcx), %rdx
	movq %r12, 24(%rax)
	cmpq %r12, %rsi
	je .L12_9
.L12_10:	movq %r12, %r9
	andq %rbp, %r9
	leaq (%r8,%r9,8), %r9
	movq %r12, %r10
	andq %rdi, %r10
	leaq (%rcx,%r10,8), %r10
	movq (%r10), %r10
	movq %r10, (%r9)
	incq %r12
	cmpq %r12, %rsi
	jne .L12_10
.L12_9:	movq %r8, 8(%rbx)
	movq %rbp, 16(%rbx)
	notq %rdi
	addq %rdi, %r14
	addq %r14, 32(%rbx)
	movq $1, 56(%rbx)
	movq (%rbx), %rsi
	movq %rax, 264(%rsi)
	movups 272(%rsi), %xmm0
	movups %xmm0, -24(%rcx)
	movq %rdx, 272(%rsi)
	leaq FnOnce::call_once(%rip), %rax
	movq %rax, 280(%rsi)
.L12_12:	movq %r13, (%r15)
.L12_13:	addq $40, %rsp
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	popq %rbp
	retq
.L12_3:	leaq 16(%rsp), %rax
	movq %rax, 24(%rsp)
	movq fmt@GOTPCREL(%rip), %rax
	movq %rax, 32(%rsp)
	leaq .Lanon(%rip), %rdi
	leaq .Lanon(%rip), %rdx
	leaq 24(%rsp), %rsi
	callq *panicking::panic_fmt@GOTPCREL(%rip)
Worker::resize.fenced:
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
	jbe .L13_3
	movq %rcx, %r14
	movq %rdi, %r15
	movabsq $1152921504606846971, %rax
	cmpq %rax, %rcx
	jbe .L13_4
	xorl %ebx, %ebx
	movq %r14, %r13
	jmp .L13_5
.L13_4:	movq %rdx, %r12
	movq %rsi, 8(%rsp)
	leaq 32(,%r14,8), %r13
	callq *rustc::rust_no_alloc_shim_is_unstable_v2@GOTPCREL(%rip)
	movl $8, %ebx
	movl $8, %esi
	movq %r13, %rdi
	callq *rustc::rust_alloc@GOTPCREL(%rip)
	testq %rax, %rax
	je .L13_5
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
	jle .L13_7
	leaq 40(,%rbp,8), %rsi
	movl $8, %edx
	movq %rax, %rdi
	callq *rustc::rust_dealloc@GOTPCREL(%rip)
	jmp .L13_12
.L13_5:	movq %rbx, (%r15)
	movq %r13, 8(%r15)
	jmp .L13_13
.L13_7:	movq %rax, %r8
	addq $32, %r8
	movq 16(%rbx), %rdi
	leaq -32(%rcx), %rdx
	movq %r12, 24(%rax)
	cmpq %r12, %rsi
	je .L13_9
.L13_10:	movq %r12, %r9
	andq %rbp, %r9
	leaq (%r8,%r9,8), %r9
	movq %r12, %r10
	andq %rdi, %r10
	leaq (%rcx,%r10,8), %r10
	movq (%r10), %r10
	movq %r10, (%r9)
	incq %r12
	cmpq %r12, %rsi
	jne .L13_10
.L13_9:	movq %r8, 8(%rbx)
	movq %rbp, 16(%rbx)
	notq %rdi
	addq %rdi, %r14
	addq %r14, 32(%rbx)
	movq $1, 40(%rbx)
	movq (%rbx), %rsi
	movq %rax, 256(%rsi)
	movups 264(%rsi), %xmm0
	movups %xmm0, -24(%rcx)
	movq %rdx, 264(%rsi)
	leaq FnOnce::call_once(%rip), %rax
	movq %rax, 272(%rsi)
.L13_12:	movq %r13, (%r15)
.L13_13:	addq $40, %rsp
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	popq %rbp
	retq
.L13_3:	leaq 16(%rsp), %rax
	movq %rax, 24(%rsp)
	movq fmt@GOTPCREL(%rip), %rax
	movq %rax, 32(%rsp)
	leaq .Lanon(%rip), %rdi
	leaq .Lanon(%rip), %rdx
	leaq 24(%rsp), %rsi
	callq *panicking::panic_fmt@GOTPCREL(%rip)
