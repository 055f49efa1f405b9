# rustc 1.95.0 (59807616e 2026-04-14); sources 6b45dac4ada14f29
ra_pop:
	pushq %rax
	movq (%rdi), %rcx
	movq 24(%rdi), %r8
	leaq -1(%r8), %rax
	movq 128(%rcx), %rdx
	cmpq %rdx, %rax
	js .L100_16
	movq %rax, 256(%rcx)
	movq 400(%rcx), %rdx
	testq %rdx, %rdx
	je .L100_7
	lock orl $0, -64(%rsp)
	cmpq $1, %rdx
	je .L100_3
	decl 56(%rdi)
	je .L100_5
.L100_7:
	movq (%rdi), %rdx
	movq 128(%rdx), %rsi
	movq %rax, %r9
	subq %rsi, %r9
	js .L100_15
	movq 16(%rdi), %rcx
	andq %rax, %rcx
	shlq $3, %rcx
	addq 8(%rdi), %rcx
	movq (%rcx), %rcx
	cmpq %rsi, %rax
	jne .L100_11
	lock cmpxchgq %r8, 128(%rdx)
	movq %r8, 256(%rdx)
	jne .L100_16
	incq 48(%rdi)
.L100_17:
	movq %rcx, %rax
	popq %rcx
	retq
.L100_11:
	movq %rax, 24(%rdi)
	cmpq 40(%rdi), %r9
	jge .L100_17
	movq %rcx, %rdx
	callq Worker::shrink
	movq %rax, %rcx
	movq %rcx, %rax
	popq %rcx
	retq
.L100_15:
	movq %r8, 256(%rdx)
.L100_16:
	xorl %ecx, %ecx
	movq %rcx, %rax
	popq %rcx
	retq
.L100_3:
	movl $1, %edx
.L100_5:
	movq %rax, %rsi
	callq *Worker::take_and_see_to.ra@GOTPCREL(%rip)
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
	jle .L101_1
.L101_7:
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
.L101_1:
	leaq 8(%rsp), %rax
	movl $1, %edx
	movq %rdi, %rsi
	movq %rax, %rdi
	movq %rsi, %r14
	callq Worker::reserve.ra
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 8(%rsp)
	jne .L101_3
	movq %r14, %rdi
	movq 24(%r14), %rax
	jmp .L101_7
.L101_3:
	leaq 8(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	ud2
ra_steal:
	pushq %rbp
	pushq %r15
	pushq %r14
	pushq %rbx
	pushq %rax
	movq (%rdi), %r15
	movq 400(%r15), %rax
	cmpq $2, %rax
	je .L102_2
	movq 128(%r15), %rax
	movq 256(%r15), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L102_16
.L102_2:
	leaq RUST_STD_INTERNAL_VAL@TLSGD(%rip), %rdi
	callq __tls_get_addr@PLT
	cmpb $1, 8(%rax)
	jne .L102_18
.L102_3:
	movq (%rax), %rbx
	movq 8(%rbx), %rsi
	testb $1, %sil
	jne .L102_22
.L102_4:
	orq $1, %rsi
	movq %rsi, 8(%rbx)
	movq %rsi, (%rbx)
.L102_5:
	movq 400(%r15), %rax
	cmpq $2, %rax
	jne .L102_23
.L102_6:
	movq 128(%r15), %rax
	movq 256(%r15), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L102_11
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
	jne .L102_25
	movq 8(%rbx), %rax
	incq %rax
	movq %rax, 8(%rbx)
	movq %rax, (%rbx)
.L102_9:
	testb %bpl, %bpl
	jne .L102_17
.L102_10:
	movq $-1, %r14
	jmp .L102_17
.L102_11:
	xorl %ebp, %ebp
.L102_12:
	movq 16(%rbx), %rax
	testq %rax, %rax
	jne .L102_29
	movq 8(%rbx), %rax
	incq %rax
	movq %rax, 8(%rbx)
	movq %rax, (%rbx)
.L102_14:
	testb %bpl, %bpl
	jne .L102_10
.L102_16:
	xorl %r14d, %r14d
.L102_17:
	movq %r14, %rax
	addq $8, %rsp
	popq %rbx
	popq %r14
	popq %r15
	popq %rbp
	retq
.L102_18:
	xorl %r14d, %r14d
	movq %rax, %rdi
	xorl %esi, %esi
	callq Storage::get_or_init_slow
	testq %rax, %rax
	jne .L102_3
	xorl %r14d, %r14d
	callq *records::temporary@GOTPCREL(%rip)
	movq %rax, %rbx
	movq 8(%rbx), %rsi
	testb $1, %sil
	je .L102_4
.L102_22:
	xorl %r14d, %r14d
	movq %rbx, %rdi
	callq *Record::enter_nested@GOTPCREL(%rip)
	jmp .L102_5
.L102_23:
	cmpq $3, %rax
	jne .L102_26
	lock orl $0, -64(%rsp)
	jmp .L102_6
.L102_25:
	movq %rbx, %rdi
	callq *Record::leave_nested@GOTPCREL(%rip)
	jmp .L102_9
.L102_26:
	movl $1, %ecx
	xorl %eax, %eax
	lock cmpxchgq %rcx, 400(%r15)
	leaq .Lanon(%rip), %rdi
	movq %rbx, %r14
	callq *barrier::heavy_fence@GOTPCREL(%rip)
	movb $1, %bpl
	testb %al, %al
	je .L102_12
	movl $2, %ecx
	movl $1, %eax
	lock cmpxchgq %rcx, 400(%r15)
	jmp .L102_6
.L102_29:
	movq %rbx, %rdi
	callq *Record::leave_nested@GOTPCREL(%rip)
	jmp .L102_14
rb_pop:
	pushq %rax
	movq (%rdi), %rcx
	movq 24(%rdi), %r8
	leaq -1(%r8), %rax
	movq 128(%rcx), %rdx
	cmpq %rdx, %rax
	js .L103_16
	movq %rax, 256(%rcx)
	movq 400(%rcx), %rdx
	testq %rdx, %rdx
	je .L103_7
	cmpq $1, %rdx
	je .L103_3
	decl 56(%rdi)
	je .L103_5
.L103_7:
	movq (%rdi), %rdx
	movq 128(%rdx), %rsi
	movq %rax, %r9
	subq %rsi, %r9
	js .L103_15
	movq 16(%rdi), %rcx
	andq %rax, %rcx
	shlq $3, %rcx
	addq 8(%rdi), %rcx
	movq (%rcx), %rcx
	cmpq %rsi, %rax
	jne .L103_11
	lock cmpxchgq %r8, 128(%rdx)
	movq %r8, 256(%rdx)
	jne .L103_16
	incq 48(%rdi)
.L103_17:
	movq %rcx, %rax
	popq %rcx
	retq
.L103_11:
	movq %rax, 24(%rdi)
	cmpq 40(%rdi), %r9
	jge .L103_17
	movq %rcx, %rdx
	callq Worker::shrink
	movq %rax, %rcx
	movq %rcx, %rax
	popq %rcx
	retq
.L103_15:
	movq %r8, 256(%rdx)
.L103_16:
	xorl %ecx, %ecx
	movq %rcx, %rax
	popq %rcx
	retq
.L103_3:
	movl $1, %edx
.L103_5:
	movq %rax, %rsi
	callq *Worker::take_and_see_to.rb@GOTPCREL(%rip)
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
	jle .L104_1
.L104_7:
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
.L104_1:
	leaq 8(%rsp), %rax
	movl $1, %edx
	movq %rdi, %rsi
	movq %rax, %rdi
	movq %rsi, %r14
	callq Worker::reserve.rb
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 8(%rsp)
	jne .L104_3
	movq %r14, %rdi
	movq 24(%r14), %rax
	jmp .L104_7
.L104_3:
	leaq 8(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	ud2
rb_steal:
	pushq %rbp
	pushq %r15
	pushq %r14
	pushq %rbx
	pushq %rax
	movq (%rdi), %r15
	movq 400(%r15), %rax
	cmpq $2, %rax
	je .L105_2
	movq 128(%r15), %rax
	movq 256(%r15), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L105_16
.L105_2:
	leaq RUST_STD_INTERNAL_VAL@TLSGD(%rip), %rdi
	callq __tls_get_addr@PLT
	cmpb $1, 8(%rax)
	jne .L105_18
.L105_3:
	movq (%rax), %rbx
	movq 8(%rbx), %rsi
	testb $1, %sil
	jne .L105_22
.L105_4:
	orq $1, %rsi
	movq %rsi, 8(%rbx)
	movq %rsi, (%rbx)
.L105_5:
	movq 400(%r15), %rax
	cmpq $2, %rax
	jne .L105_23
.L105_6:
	movq 128(%r15), %rax
	movq 256(%r15), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L105_11
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
	jne .L105_25
	movq 8(%rbx), %rax
	incq %rax
	movq %rax, 8(%rbx)
	movq %rax, (%rbx)
.L105_9:
	testb %bpl, %bpl
	jne .L105_17
.L105_10:
	movq $-1, %r14
	jmp .L105_17
.L105_11:
	xorl %ebp, %ebp
.L105_12:
	movq 16(%rbx), %rax
	testq %rax, %rax
	jne .L105_29
	movq 8(%rbx), %rax
	incq %rax
	movq %rax, 8(%rbx)
	movq %rax, (%rbx)
.L105_14:
	testb %bpl, %bpl
	jne .L105_10
.L105_16:
	xorl %r14d, %r14d
.L105_17:
	movq %r14, %rax
	addq $8, %rsp
	popq %rbx
	popq %r14
	popq %r15
	popq %rbp
	retq
.L105_18:
	xorl %r14d, %r14d
	movq %rax, %rdi
	xorl %esi, %esi
	callq Storage::get_or_init_slow
	testq %rax, %rax
	jne .L105_3
	xorl %r14d, %r14d
	callq *records::temporary@GOTPCREL(%rip)
	movq %rax, %rbx
	movq 8(%rbx), %rsi
	testb $1, %sil
	je .L105_4
.L105_22:
	xorl %r14d, %r14d
	movq %rbx, %rdi
	callq *Record::enter_nested@GOTPCREL(%rip)
	jmp .L105_5
.L105_23:
	cmpq $3, %rax
	jne .L105_26
	lock orl $0, -64(%rsp)
	jmp .L105_6
.L105_25:
	movq %rbx, %rdi
	callq *Record::leave_nested@GOTPCREL(%rip)
	jmp .L105_9
.L105_26:
	movl $1, %ecx
	xorl %eax, %eax
	lock cmpxchgq %rcx, 400(%r15)
	leaq .Lanon(%rip), %rdi
	movq %rbx, %r14
	callq *barrier::heavy_fence@GOTPCREL(%rip)
	movb $1, %bpl
	testb %al, %al
	je .L105_12
	movl $2, %ecx
	movl $1, %eax
	lock cmpxchgq %rcx, 400(%r15)
	jmp .L105_6
.L105_29:
	movq %rbx, %rdi
	callq *Record::leave_nested@GOTPCREL(%rip)
	jmp .L105_14
rc_pop:
	pushq %rax
	movq (%rdi), %rcx
	movq 24(%rdi), %r8
	leaq -1(%r8), %rax
	movq 128(%rcx), %rdx
	cmpq %rdx, %rax
	js .L106_16
	movq %rax, 256(%rcx)
	movq 400(%rcx), %rdx
	testq %rdx, %rdx
	je .L106_7
	lock orl $0, -64(%rsp)
	cmpq $1, %rdx
	je .L106_3
	decl 56(%rdi)
	je .L106_5
.L106_7:
	movq (%rdi), %rdx
	movq 128(%rdx), %rsi
	movq %rax, %r9
	subq %rsi, %r9
	js .L106_15
	movq 16(%rdi), %rcx
	andq %rax, %rcx
	shlq $3, %rcx
	addq 8(%rdi), %rcx
	movq (%rcx), %rcx
	cmpq %rsi, %rax
	jne .L106_11
	lock cmpxchgq %r8, 128(%rdx)
	movq %r8, 256(%rdx)
	jne .L106_16
	incq 48(%rdi)
.L106_17:
	movq %rcx, %rax
	popq %rcx
	retq
.L106_11:
	movq %rax, 24(%rdi)
	cmpq 40(%rdi), %r9
	jge .L106_17
	movq %rcx, %rdx
	callq Worker::shrink
	movq %rax, %rcx
	movq %rcx, %rax
	popq %rcx
	retq
.L106_15:
	movq %r8, 256(%rdx)
.L106_16:
	xorl %ecx, %ecx
	movq %rcx, %rax
	popq %rcx
	retq
.L106_3:
	movl $1, %edx
.L106_5:
	movq %rax, %rsi
	callq *Worker::take_and_see_to.ra@GOTPCREL(%rip)
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
	jle .L107_1
.L107_7:
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
.L107_1:
	leaq 8(%rsp), %rax
	movl $1, %edx
	movq %rdi, %rsi
	movq %rax, %rdi
	movq %rsi, %r14
	callq Worker::reserve.ra
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 8(%rsp)
	jne .L107_3
	movq %r14, %rdi
	movq 24(%r14), %rax
	jmp .L107_7
.L107_3:
	leaq 8(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	ud2
rc_steal:
	pushq %rbp
	pushq %r15
	pushq %r14
	pushq %rbx
	pushq %rax
	movq (%rdi), %r15
	movq 400(%r15), %rax
	cmpq $2, %rax
	je .L108_2
	movq 128(%r15), %rax
	movq 256(%r15), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L108_16
.L108_2:
	leaq RUST_STD_INTERNAL_VAL@TLSGD(%rip), %rdi
	callq __tls_get_addr@PLT
	cmpb $1, 8(%rax)
	jne .L108_18
.L108_3:
	movq (%rax), %rbx
	movq 8(%rbx), %rsi
	testb $1, %sil
	jne .L108_22
.L108_4:
	orq $1, %rsi
	movq %rsi, 8(%rbx)
	movq %rsi, (%rbx)
.L108_5:
	movq 400(%r15), %rax
	cmpq $2, %rax
	jne .L108_23
.L108_6:
	movq 128(%r15), %rax
	movq 256(%r15), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L108_11
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
	jne .L108_25
	movq 8(%rbx), %rax
	incq %rax
	movq %rax, 8(%rbx)
	movq %rax, (%rbx)
.L108_9:
	testb %bpl, %bpl
	jne .L108_17
.L108_10:
	movq $-1, %r14
	jmp .L108_17
.L108_11:
	xorl %ebp, %ebp
.L108_12:
	movq 16(%rbx), %rax
	testq %rax, %rax
	jne .L108_29
	movq 8(%rbx), %rax
	incq %rax
	movq %rax, 8(%rbx)
	movq %rax, (%rbx)
.L108_14:
	testb %bpl, %bpl
	jne .L108_10
.L108_16:
	xorl %r14d, %r14d
.L108_17:
	movq %r14, %rax
	addq $8, %rsp
	popq %rbx
	popq %r14
	popq %r15
	popq %rbp
	retq
.L108_18:
	xorl %r14d, %r14d
	movq %rax, %rdi
	xorl %esi, %esi
	callq Storage::get_or_init_slow
	testq %rax, %rax
	jne .L108_3
	xorl %r14d, %r14d
	callq *records::temporary@GOTPCREL(%rip)
	movq %rax, %rbx
	movq 8(%rbx), %rsi
	testb $1, %sil
	je .L108_4
.L108_22:
	xorl %r14d, %r14d
	movq %rbx, %rdi
	callq *Record::enter_nested@GOTPCREL(%rip)
	jmp .L108_5
.L108_23:
	cmpq $3, %rax
	jne .L108_26
	lock orl $0, -64(%rsp)
	jmp .L108_6
.L108_25:
	movq %rbx, %rdi
	callq *Record::leave_nested@GOTPCREL(%rip)
	jmp .L108_9
.L108_26:
	movl $1, %ecx
	xorl %eax, %eax
	lock cmpxchgq %rcx, 400(%r15)
	leaq .Lanon(%rip), %rdi
	movq %rbx, %r14
	callq *barrier::heavy_fence@GOTPCREL(%rip)
	movb $1, %bpl
	testb %al, %al
	je .L108_12
	movl $2, %ecx
	movl $1, %eax
	lock cmpxchgq %rcx, 400(%r15)
	jmp .L108_6
.L108_29:
	movq %rbx, %rdi
	callq *Record::leave_nested@GOTPCREL(%rip)
	jmp .L108_14
rd_pop:
	pushq %rax
	movq (%rdi), %rcx
	movq 24(%rdi), %r8
	leaq -1(%r8), %rax
	movq 128(%rcx), %rdx
	cmpq %rdx, %rax
	js .L109_16
	movq %rax, 256(%rcx)
	movq 400(%rcx), %rdx
	testq %rdx, %rdx
	je .L109_7
	lock orl $0, -64(%rsp)
	cmpq $1, %rdx
	je .L109_3
	decl 56(%rdi)
	je .L109_5
.L109_7:
	movq (%rdi), %rdx
	movq 128(%rdx), %rsi
	movq %rax, %r9
	subq %rsi, %r9
	js .L109_15
	movq 16(%rdi), %rcx
	andq %rax, %rcx
	shlq $3, %rcx
	addq 8(%rdi), %rcx
	movq (%rcx), %rcx
	cmpq %rsi, %rax
	jne .L109_11
	lock cmpxchgq %r8, 128(%rdx)
	movq %r8, 256(%rdx)
	jne .L109_16
	incq 48(%rdi)
.L109_17:
	movq %rcx, %rax
	popq %rcx
	retq
.L109_11:
	movq %rax, 24(%rdi)
	cmpq 40(%rdi), %r9
	jge .L109_17
	movq %rcx, %rdx
	callq Worker::shrink
	movq %rax, %rcx
	movq %rcx, %rax
	popq %rcx
	retq
.L109_15:
	movq %r8, 256(%rdx)
.L109_16:
	xorl %ecx, %ecx
	movq %rcx, %rax
	popq %rcx
	retq
.L109_3:
	movl $1, %edx
.L109_5:
	movq %rax, %rsi
	callq *Worker::take_and_see_to.ra@GOTPCREL(%rip)
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
	jle .L110_1
.L110_7:
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
.L110_1:
	leaq 8(%rsp), %rax
	movl $1, %edx
	movq %rdi, %rsi
	movq %rax, %rdi
	movq %rsi, %r14
	callq Worker::reserve.ra
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 8(%rsp)
	jne .L110_3
	movq %r14, %rdi
	movq 24(%r14), %rax
	jmp .L110_7
.L110_3:
	leaq 8(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	ud2
rd_steal:
	pushq %rbp
	pushq %r15
	pushq %r14
	pushq %rbx
	pushq %rax
	movq (%rdi), %r15
	movq 400(%r15), %rax
	cmpq $2, %rax
	je .L111_2
	movq 128(%r15), %rax
	movq 256(%r15), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L111_16
.L111_2:
	leaq RUST_STD_INTERNAL_VAL@TLSGD(%rip), %rdi
	callq __tls_get_addr@PLT
	cmpb $1, 8(%rax)
	jne .L111_18
.L111_3:
	movq (%rax), %rbx
	movq 8(%rbx), %rsi
	testb $1, %sil
	jne .L111_22
.L111_4:
	orq $1, %rsi
	movq %rsi, 8(%rbx)
	movq %rsi, (%rbx)
.L111_5:
	movq 400(%r15), %rax
	cmpq $2, %rax
	jne .L111_23
.L111_6:
	movq 128(%r15), %rax
	movq 256(%r15), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L111_11
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
	jne .L111_25
	movq 8(%rbx), %rax
	incq %rax
	movq %rax, 8(%rbx)
	movq %rax, (%rbx)
.L111_9:
	testb %bpl, %bpl
	jne .L111_17
.L111_10:
	movq $-1, %r14
	jmp .L111_17
.L111_11:
	xorl %ebp, %ebp
.L111_12:
	movq 16(%rbx), %rax
	testq %rax, %rax
	jne .L111_29
	movq 8(%rbx), %rax
	incq %rax
	movq %rax, 8(%rbx)
	movq %rax, (%rbx)
.L111_14:
	testb %bpl, %bpl
	jne .L111_10
.L111_16:
	xorl %r14d, %r14d
.L111_17:
	movq %r14, %rax
	addq $8, %rsp
	popq %rbx
	popq %r14
	popq %r15
	popq %rbp
	retq
.L111_18:
	xorl %r14d, %r14d
	movq %rax, %rdi
	xorl %esi, %esi
	callq Storage::get_or_init_slow
	testq %rax, %rax
	jne .L111_3
	xorl %r14d, %r14d
	callq *records::temporary@GOTPCREL(%rip)
	movq %rax, %rbx
	movq 8(%rbx), %rsi
	testb $1, %sil
	je .L111_4
.L111_22:
	xorl %r14d, %r14d
	movq %rbx, %rdi
	callq *Record::enter_nested@GOTPCREL(%rip)
	jmp .L111_5
.L111_23:
	cmpq $3, %rax
	jne .L111_26
	lock orl $0, -64(%rsp)
	jmp .L111_6
.L111_25:
	movq %rbx, %rdi
	callq *Record::leave_nested@GOTPCREL(%rip)
	jmp .L111_9
.L111_26:
	movl $1, %ecx
	xorl %eax, %eax
	lock cmpxchgq %rcx, 400(%r15)
	leaq .Lanon(%rip), %rdi
	movq %rbx, %r14
	callq *barrier::heavy_fence@GOTPCREL(%rip)
	movb $1, %bpl
	testb %al, %al
	je .L111_12
	movl $2, %ecx
	movl $1, %eax
	lock cmpxchgq %rcx, 400(%r15)
	jmp .L111_6
.L111_29:
	movq %rbx, %rdi
	callq *Record::leave_nested@GOTPCREL(%rip)
	jmp .L111_14
re_pop:
	pushq %rax
	movq (%rdi), %rcx
	movq 24(%rdi), %r8
	leaq -1(%r8), %rax
	movq 128(%rcx), %rdx
	cmpq %rdx, %rax
	js .L112_16
	movq %rax, 256(%rcx)
	movq 400(%rcx), %rdx
	testq %rdx, %rdx
	je .L112_7
	lock orl $0, -64(%rsp)
	cmpq $1, %rdx
	je .L112_3
	decl 56(%rdi)
	je .L112_5
.L112_7:
	movq (%rdi), %rdx
	movq 128(%rdx), %rsi
	movq %rax, %r9
	subq %rsi, %r9
	js .L112_15
	movq 16(%rdi), %rcx
	andq %rax, %rcx
	shlq $3, %rcx
	addq 8(%rdi), %rcx
	movq (%rcx), %rcx
	cmpq %rsi, %rax
	jne .L112_11
	lock cmpxchgq %r8, 128(%rdx)
	movq %r8, 256(%rdx)
	jne .L112_16
	incq 48(%rdi)
.L112_17:
	movq %rcx, %rax
	popq %rcx
	retq
.L112_11:
	movq %rax, 24(%rdi)
	cmpq 40(%rdi), %r9
	jge .L112_17
	movq %rcx, %rdx
	callq Worker::shrink
	movq %rax, %rcx
	movq %rcx, %rax
	popq %rcx
	retq
.L112_15:
	movq %r8, 256(%rdx)
.L112_16:
	xorl %ecx, %ecx
	movq %rcx, %rax
	popq %rcx
	retq
.L112_3:
	movl $1, %edx
.L112_5:
	movq %rax, %rsi
	callq *Worker::take_and_see_to.ra@GOTPCREL(%rip)
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
	jle .L113_1
.L113_7:
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
.L113_1:
	leaq 8(%rsp), %rax
	movl $1, %edx
	movq %rdi, %rsi
	movq %rax, %rdi
	movq %rsi, %r14
	callq Worker::reserve.ra
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 8(%rsp)
	jne .L113_3
	movq %r14, %rdi
	movq 24(%r14), %rax
	jmp .L113_7
.L113_3:
	leaq 8(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	ud2
re_steal:
	pushq %rbp
	pushq %r15
	pushq %r14
	pushq %rbx
	pushq %rax
	movq (%rdi), %r15
	movq 400(%r15), %rax
	cmpq $2, %rax
	je .L114_2
	movq 128(%r15), %rax
	movq 256(%r15), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L114_16
.L114_2:
	leaq RUST_STD_INTERNAL_VAL@TLSGD(%rip), %rdi
	callq __tls_get_addr@PLT
	cmpb $1, 8(%rax)
	jne .L114_18
.L114_3:
	movq (%rax), %rbx
	movq 8(%rbx), %rsi
	testb $1, %sil
	jne .L114_22
.L114_4:
	orq $1, %rsi
	movq %rsi, 8(%rbx)
	movq %rsi, (%rbx)
.L114_5:
	movq 400(%r15), %rax
	cmpq $2, %rax
	jne .L114_23
.L114_6:
	movq 128(%r15), %rax
	movq 256(%r15), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L114_11
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
	jne .L114_25
	movq 8(%rbx), %rax
	incq %rax
	movq %rax, 8(%rbx)
	movq %rax, (%rbx)
.L114_9:
	testb %bpl, %bpl
	jne .L114_17
.L114_10:
	movq $-1, %r14
	jmp .L114_17
.L114_11:
	xorl %ebp, %ebp
.L114_12:
	movq 16(%rbx), %rax
	testq %rax, %rax
	jne .L114_29
	movq 8(%rbx), %rax
	incq %rax
	movq %rax, 8(%rbx)
	movq %rax, (%rbx)
.L114_14:
	testb %bpl, %bpl
	jne .L114_10
.L114_16:
	xorl %r14d, %r14d
.L114_17:
	movq %r14, %rax
	addq $8, %rsp
	popq %rbx
	popq %r14
	popq %r15
	popq %rbp
	retq
.L114_18:
	xorl %r14d, %r14d
	movq %rax, %rdi
	xorl %esi, %esi
	callq Storage::get_or_init_slow
	testq %rax, %rax
	jne .L114_3
	xorl %r14d, %r14d
	callq *records::temporary@GOTPCREL(%rip)
	movq %rax, %rbx
	movq 8(%rbx), %rsi
	testb $1, %sil
	je .L114_4
.L114_22:
	xorl %r14d, %r14d
	movq %rbx, %rdi
	callq *Record::enter_nested@GOTPCREL(%rip)
	jmp .L114_5
.L114_23:
	cmpq $3, %rax
	jne .L114_26
	lock orl $0, -64(%rsp)
	jmp .L114_6
.L114_25:
	movq %rbx, %rdi
	callq *Record::leave_nested@GOTPCREL(%rip)
	jmp .L114_9
.L114_26:
	movl $1, %ecx
	xorl %eax, %eax
	lock cmpxchgq %rcx, 400(%r15)
	leaq .Lanon(%rip), %rdi
	movq %rbx, %r14
	callq *barrier::heavy_fence@GOTPCREL(%rip)
	movb $1, %bpl
	testb %al, %al
	je .L114_12
	movl $2, %ecx
	movl $1, %eax
	lock cmpxchgq %rcx, 400(%r15)
	jmp .L114_6
.L114_29:
	movq %rbx, %rdi
	callq *Record::leave_nested@GOTPCREL(%rip)
	jmp .L114_14
rg_pop:
	pushq %rax
	movq (%rdi), %rcx
	movq 24(%rdi), %r8
	leaq -1(%r8), %rax
	movq 128(%rcx), %rdx
	cmpq %rdx, %rax
	js .L115_16
	movq %rax, 256(%rcx)
	movq 400(%rcx), %rdx
	testq %rdx, %rdx
	je .L115_7
	lock orl $0, -64(%rsp)
	cmpq $1, %rdx
	je .L115_3
	decl 56(%rdi)
	je .L115_5
.L115_7:
	movq (%rdi), %rdx
	movq 128(%rdx), %rsi
	movq %rax, %r9
	subq %rsi, %r9
	js .L115_15
	movq 16(%rdi), %rcx
	andq %rax, %rcx
	shlq $3, %rcx
	addq 8(%rdi), %rcx
	movq (%rcx), %rcx
	cmpq %rsi, %rax
	jne .L115_11
	lock cmpxchgq %r8, 128(%rdx)
	movq %r8, 256(%rdx)
	jne .L115_16
	incq 48(%rdi)
.L115_17:
	movq %rcx, %rax
	popq %rcx
	retq
.L115_11:
	movq %rax, 24(%rdi)
	cmpq 40(%rdi), %r9
	jge .L115_17
	movq %rcx, %rdx
	callq Worker::shrink
	movq %rax, %rcx
	movq %rcx, %rax
	popq %rcx
	retq
.L115_15:
	movq %r8, 256(%rdx)
.L115_16:
	xorl %ecx, %ecx
	movq %rcx, %rax
	popq %rcx
	retq
.L115_3:
	movl $1, %edx
.L115_5:
	movq %rax, %rsi
	callq *Worker::take_and_see_to.ra@GOTPCREL(%rip)
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
	jle .L116_1
.L116_7:
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
.L116_1:
	leaq 8(%rsp), %rax
	movl $1, %edx
	movq %rdi, %rsi
	movq %rax, %rdi
	movq %rsi, %r14
	callq Worker::reserve.ra
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 8(%rsp)
	jne .L116_3
	movq %r14, %rdi
	movq 24(%r14), %rax
	jmp .L116_7
.L116_3:
	leaq 8(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	ud2
rg_steal:
	pushq %rbp
	pushq %r15
	pushq %r14
	pushq %rbx
	pushq %rax
	movq (%rdi), %r15
	movq 400(%r15), %rax
	cmpq $2, %rax
	je .L117_2
	movq 128(%r15), %rax
	movq 256(%r15), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L117_16
.L117_2:
	leaq RUST_STD_INTERNAL_VAL@TLSGD(%rip), %rdi
	callq __tls_get_addr@PLT
	cmpb $1, 8(%rax)
	jne .L117_18
.L117_3:
	movq (%rax), %rbx
	movq 8(%rbx), %rsi
	testb $1, %sil
	jne .L117_22
.L117_4:
	orq $1, %rsi
	movq %rsi, 8(%rbx)
	movq %rsi, (%rbx)
.L117_5:
	movq 400(%r15), %rax
	cmpq $2, %rax
	jne .L117_23
.L117_6:
	movq 128(%r15), %rax
	movq 256(%r15), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L117_11
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
	jne .L117_25
	movq 8(%rbx), %rax
	incq %rax
	movq %rax, 8(%rbx)
	movq %rax, (%rbx)
.L117_9:
	testb %bpl, %bpl
	jne .L117_17
.L117_10:
	movq $-1, %r14
	jmp .L117_17
.L117_11:
	xorl %ebp, %ebp
.L117_12:
	movq 16(%rbx), %rax
	testq %rax, %rax
	jne .L117_29
	movq 8(%rbx), %rax
	incq %rax
	movq %rax, 8(%rbx)
	movq %rax, (%rbx)
.L117_14:
	testb %bpl, %bpl
	jne .L117_10
.L117_16:
	xorl %r14d, %r14d
.L117_17:
	movq %r14, %rax
	addq $8, %rsp
	popq %rbx
	popq %r14
	popq %r15
	popq %rbp
	retq
.L117_18:
	xorl %r14d, %r14d
	movq %rax, %rdi
	xorl %esi, %esi
	callq Storage::get_or_init_slow
	testq %rax, %rax
	jne .L117_3
	xorl %r14d, %r14d
	callq *records::temporary@GOTPCREL(%rip)
	movq %rax, %rbx
	movq 8(%rbx), %rsi
	testb $1, %sil
	je .L117_4
.L117_22:
	xorl %r14d, %r14d
	movq %rbx, %rdi
	callq *Record::enter_nested@GOTPCREL(%rip)
	jmp .L117_5
.L117_23:
	cmpq $3, %rax
	jne .L117_26
	lock orl $0, -64(%rsp)
	jmp .L117_6
.L117_25:
	movq %rbx, %rdi
	callq *Record::leave_nested@GOTPCREL(%rip)
	jmp .L117_9
.L117_26:
	movl $1, %ecx
	xorl %eax, %eax
	lock cmpxchgq %rcx, 400(%r15)
	leaq .Lanon(%rip), %rdi
	movq %rbx, %r14
	callq *barrier::heavy_fence@GOTPCREL(%rip)
	movb $1, %bpl
	testb %al, %al
	je .L117_12
	movl $2, %ecx
	movl $1, %eax
	lock cmpxchgq %rcx, 400(%r15)
	jmp .L117_6
.L117_29:
	movq %rbx, %rdi
	callq *Record::leave_nested@GOTPCREL(%rip)
	jmp .L117_14
rh_pop:
	pushq %rax
	movq (%rdi), %rcx
	movq 24(%rdi), %r8
	leaq -1(%r8), %rax
	movq 128(%rcx), %rdx
	cmpq %rdx, %rax
	js .L118_16
	movq %rax, 256(%rcx)
	movq 400(%rcx), %rdx
	testq %rdx, %rdx
	je .L118_7
	lock orl $0, -64(%rsp)
	cmpq $1, %rdx
	je .L118_3
	decl 56(%rdi)
	je .L118_5
.L118_7:
	movq (%rdi), %rdx
	movq 128(%rdx), %rsi
	movq %rax, %r9
	subq %rsi, %r9
	js .L118_15
	movq 16(%rdi), %rcx
	andq %rax, %rcx
	shlq $3, %rcx
	addq 8(%rdi), %rcx
	movq (%rcx), %rcx
	cmpq %rsi, %rax
	jne .L118_11
	lock cmpxchgq %r8, 128(%rdx)
	movq %r8, 256(%rdx)
	jne .L118_16
	incq 48(%rdi)
.L118_17:
	movq %rcx, %rax
	popq %rcx
	retq
.L118_11:
	movq %rax, 24(%rdi)
	cmpq 40(%rdi), %r9
	jge .L118_17
	movq %rcx, %rdx
	callq Worker::shrink
	movq %rax, %rcx
	movq %rcx, %rax
	popq %rcx
	retq
.L118_15:
	movq %r8, 256(%rdx)
.L118_16:
	xorl %ecx, %ecx
	movq %rcx, %rax
	popq %rcx
	retq
.L118_3:
	movl $1, %edx
.L118_5:
	movq %rax, %rsi
	callq *Worker::take_and_see_to.ra@GOTPCREL(%rip)
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
	jle .L119_1
.L119_7:
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
.L119_1:
	leaq 8(%rsp), %rax
	movl $1, %edx
	movq %rdi, %rsi
	movq %rax, %rdi
	movq %rsi, %r14
	callq Worker::reserve.ra
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 8(%rsp)
	jne .L119_3
	movq %r14, %rdi
	movq 24(%r14), %rax
	jmp .L119_7
.L119_3:
	leaq 8(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	ud2
rh_steal:
	pushq %rbp
	pushq %r15
	pushq %r14
	pushq %rbx
	pushq %rax
	movq (%rdi), %r15
	movq 400(%r15), %rax
	cmpq $2, %rax
	je .L120_2
	movq 128(%r15), %rax
	movq 256(%r15), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L120_16
.L120_2:
	leaq RUST_STD_INTERNAL_VAL@TLSGD(%rip), %rdi
	callq __tls_get_addr@PLT
	cmpb $1, 8(%rax)
	jne .L120_18
.L120_3:
	movq (%rax), %rbx
	movq 8(%rbx), %rsi
	testb $1, %sil
	jne .L120_22
.L120_4:
	orq $1, %rsi
	movq %rsi, 8(%rbx)
	movq %rsi, (%rbx)
.L120_5:
	movq 400(%r15), %rax
	cmpq $2, %rax
	jne .L120_23
.L120_6:
	movq 128(%r15), %rax
	movq 256(%r15), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L120_11
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
	jne .L120_25
	movq 8(%rbx), %rax
	incq %rax
	movq %rax, 8(%rbx)
	movq %rax, (%rbx)
.L120_9:
	testb %bpl, %bpl
	jne .L120_17
.L120_10:
	movq $-1, %r14
	jmp .L120_17
.L120_11:
	xorl %ebp, %ebp
.L120_12:
	movq 16(%rbx), %rax
	testq %rax, %rax
	jne .L120_29
	movq 8(%rbx), %rax
	incq %rax
	movq %rax, 8(%rbx)
	movq %rax, (%rbx)
.L120_14:
	testb %bpl, %bpl
	jne .L120_10
.L120_16:
	xorl %r14d, %r14d
.L120_17:
	movq %r14, %rax
	addq $8, %rsp
	popq %rbx
	popq %r14
	popq %r15
	popq %rbp
	retq
.L120_18:
	xorl %r14d, %r14d
	movq %rax, %rdi
	xorl %esi, %esi
	callq Storage::get_or_init_slow
	testq %rax, %rax
	jne .L120_3
	xorl %r14d, %r14d
	callq *records::temporary@GOTPCREL(%rip)
	movq %rax, %rbx
	movq 8(%rbx), %rsi
	testb $1, %sil
	je .L120_4
.L120_22:
	xorl %r14d, %r14d
	movq %rbx, %rdi
	callq *Record::enter_nested@GOTPCREL(%rip)
	jmp .L120_5
.L120_23:
	cmpq $3, %rax
	jne .L120_26
	lock orl $0, -64(%rsp)
	jmp .L120_6
.L120_25:
	movq %rbx, %rdi
	callq *Record::leave_nested@GOTPCREL(%rip)
	jmp .L120_9
.L120_26:
	movl $1, %ecx
	xorl %eax, %eax
	lock cmpxchgq %rcx, 400(%r15)
	leaq .Lanon(%rip), %rdi
	movq %rbx, %r14
	callq *barrier::heavy_fence@GOTPCREL(%rip)
	movb $1, %bpl
	testb %al, %al
	je .L120_12
	movl $2, %ecx
	movl $1, %eax
	lock cmpxchgq %rcx, 400(%r15)
	jmp .L120_6
.L120_29:
	movq %rbx, %rdi
	callq *Record::leave_nested@GOTPCREL(%rip)
	jmp .L120_14
ri_pop:
	pushq %rax
	movq (%rdi), %rcx
	movq 24(%rdi), %r8
	leaq -1(%r8), %rax
	movq 128(%rcx), %rdx
	cmpq %rdx, %rax
	js .L121_16
	movq %rax, 256(%rcx)
	movq 400(%rcx), %rdx
	testq %rdx, %rdx
	je .L121_7
	lock orl $0, -64(%rsp)
	cmpq $1, %rdx
	je .L121_3
	decl 56(%rdi)
	je .L121_5
.L121_7:
	movq (%rdi), %rdx
	movq 128(%rdx), %rsi
	movq %rax, %r9
	subq %rsi, %r9
	js .L121_15
	movq 16(%rdi), %rcx
	andq %rax, %rcx
	shlq $3, %rcx
	addq 8(%rdi), %rcx
	movq (%rcx), %rcx
	cmpq %rsi, %rax
	jne .L121_11
	lock cmpxchgq %r8, 128(%rdx)
	movq %r8, 256(%rdx)
	jne .L121_16
	incq 48(%rdi)
.L121_17:
	movq %rcx, %rax
	popq %rcx
	retq
.L121_11:
	movq %rax, 24(%rdi)
	cmpq 40(%rdi), %r9
	jge .L121_17
	movq %rcx, %rdx
	callq Worker::shrink
	movq %rax, %rcx
	movq %rcx, %rax
	popq %rcx
	retq
.L121_15:
	movq %r8, 256(%rdx)
.L121_16:
	xorl %ecx, %ecx
	movq %rcx, %rax
	popq %rcx
	retq
.L121_3:
	movl $1, %edx
.L121_5:
	movq %rax, %rsi
	callq *Worker::take_and_see_to.ra@GOTPCREL(%rip)
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
	jle .L122_1
.L122_7:
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
.L122_1:
	leaq 8(%rsp), %rax
	movl $1, %edx
	movq %rdi, %rsi
	movq %rax, %rdi
	movq %rsi, %r14
	callq Worker::reserve.ra
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 8(%rsp)
	jne .L122_3
	movq %r14, %rdi
	movq 24(%r14), %rax
	jmp .L122_7
.L122_3:
	leaq 8(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	ud2
ri_steal:
	pushq %rbp
	pushq %r15
	pushq %r14
	pushq %rbx
	pushq %rax
	movq (%rdi), %r15
	movq 400(%r15), %rax
	cmpq $2, %rax
	je .L123_2
	movq 128(%r15), %rax
	movq 256(%r15), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L123_16
.L123_2:
	leaq RUST_STD_INTERNAL_VAL@TLSGD(%rip), %rdi
	callq __tls_get_addr@PLT
	cmpb $1, 8(%rax)
	jne .L123_18
.L123_3:
	movq (%rax), %rbx
	movq 8(%rbx), %rsi
	testb $1, %sil
	jne .L123_22
.L123_4:
	orq $1, %rsi
	movq %rsi, 8(%rbx)
	movq %rsi, (%rbx)
.L123_5:
	movq 400(%r15), %rax
	cmpq $2, %rax
	jne .L123_23
.L123_6:
	movq 128(%r15), %rax
	movq 256(%r15), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L123_11
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
	jne .L123_25
	movq 8(%rbx), %rax
	incq %rax
	movq %rax, 8(%rbx)
	movq %rax, (%rbx)
.L123_9:
	testb %bpl, %bpl
	jne .L123_17
.L123_10:
	movq $-1, %r14
	jmp .L123_17
.L123_11:
	xorl %ebp, %ebp
.L123_12:
	movq 16(%rbx), %rax
	testq %rax, %rax
	jne .L123_29
	movq 8(%rbx), %rax
	incq %rax
	movq %rax, 8(%rbx)
	movq %rax, (%rbx)
.L123_14:
	testb %bpl, %bpl
	jne .L123_10
.L123_16:
	xorl %r14d, %r14d
.L123_17:
	movq %r14, %rax
	addq $8, %rsp
	popq %rbx
	popq %r14
	popq %r15
	popq %rbp
	retq
.L123_18:
	xorl %r14d, %r14d
	movq %rax, %rdi
	xorl %esi, %esi
	callq Storage::get_or_init_slow
	testq %rax, %rax
	jne .L123_3
	xorl %r14d, %r14d
	callq *records::temporary@GOTPCREL(%rip)
	movq %rax, %rbx
	movq 8(%rbx), %rsi
	testb $1, %sil
	je .L123_4
.L123_22:
	xorl %r14d, %r14d
	movq %rbx, %rdi
	callq *Record::enter_nested@GOTPCREL(%rip)
	jmp .L123_5
.L123_23:
	cmpq $3, %rax
	jne .L123_26
	lock orl $0, -64(%rsp)
	jmp .L123_6
.L123_25:
	movq %rbx, %rdi
	callq *Record::leave_nested@GOTPCREL(%rip)
	jmp .L123_9
.L123_26:
	movl $1, %ecx
	xorl %eax, %eax
	lock cmpxchgq %rcx, 400(%r15)
	leaq .Lanon(%rip), %rdi
	movq %rbx, %r14
	callq *barrier::heavy_fence@GOTPCREL(%rip)
	movb $1, %bpl
	testb %al, %al
	je .L123_12
	movl $2, %ecx
	movl $1, %eax
	lock cmpxchgq %rcx, 400(%r15)
	jmp .L123_6
.L123_29:
	movq %rbx, %rdi
	callq *Record::leave_nested@GOTPCREL(%rip)
	jmp .L123_14
sa_pop:
	pushq %rax
	movq (%rdi), %rdx
	movq 24(%rdi), %rcx
	leaq -1(%rcx), %rax
	movq 128(%rdx), %rsi
	cmpq %rsi, %rax
	js .L124_9
	movq %rax, 256(%rdx)
	lock orl $0, -64(%rsp)
	movq (%rdi), %r8
	movq 128(%r8), %rsi
	movq %rax, %r9
	subq %rsi, %r9
	js .L124_8
	movq 16(%rdi), %rdx
	andq %rax, %rdx
	shlq $3, %rdx
	addq 8(%rdi), %rdx
	movq (%rdx), %rdx
	cmpq %rsi, %rax
	jne .L124_5
	lock cmpxchgq %rcx, 128(%r8)
	movq %rcx, 256(%r8)
	jne .L124_9
	incq 48(%rdi)
.L124_10:
	movq %rdx, %rax
	popq %rcx
	retq
.L124_5:
	movq %rax, 24(%rdi)
	cmpq 40(%rdi), %r9
	jge .L124_10
	callq Worker::shrink
	movq %rax, %rdx
	jmp .L124_10
.L124_8:
	movq %rcx, 256(%r8)
.L124_9:
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
	jle .L125_1
.L125_7:
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
.L125_1:
	leaq 8(%rsp), %rax
	movl $1, %edx
	movq %rdi, %rsi
	movq %rax, %rdi
	movq %rsi, %r14
	callq Worker::reserve.sa
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 8(%rsp)
	jne .L125_3
	movq %r14, %rdi
	movq 24(%r14), %rax
	jmp .L125_7
.L125_3:
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
	jle .L126_1
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
.L126_1:
	xorl %eax, %eax
	retq
sb_pop:
	pushq %rax
	movq (%rdi), %rdx
	movq 24(%rdi), %rcx
	leaq -1(%rcx), %rax
	movq 128(%rdx), %rsi
	cmpq %rsi, %rax
	js .L127_9
	movq %rax, 256(%rdx)
	lock orl $0, -64(%rsp)
	movq (%rdi), %r8
	movq 128(%r8), %rsi
	movq %rax, %r9
	subq %rsi, %r9
	js .L127_8
	movq 16(%rdi), %rdx
	andq %rax, %rdx
	shlq $3, %rdx
	addq 8(%rdi), %rdx
	movq (%rdx), %rdx
	cmpq %rsi, %rax
	jne .L127_5
	lock cmpxchgq %rcx, 128(%r8)
	movq %rcx, 256(%r8)
	jne .L127_9
	incq 48(%rdi)
.L127_10:
	movq %rdx, %rax
	popq %rcx
	retq
.L127_5:
	movq %rax, 24(%rdi)
	cmpq 40(%rdi), %r9
	jge .L127_10
	callq Worker::shrink
	movq %rax, %rdx
	jmp .L127_10
.L127_8:
	movq %rcx, 256(%r8)
.L127_9:
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
	jle .L128_1
.L128_7:
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
.L128_1:
	leaq 8(%rsp), %rax
	movl $1, %edx
	movq %rdi, %rsi
	movq %rax, %rdi
	movq %rsi, %r14
	callq Worker::reserve.sa
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 8(%rsp)
	jne .L128_3
	movq %r14, %rdi
	movq 24(%r14), %rax
	jmp .L128_7
.L128_3:
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
	jle .L129_1
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
.L129_1:
	xorl %eax, %eax
	retq
wa_pop:
	pushq %rax
	movq (%rdi), %rdx
	movq 24(%rdi), %rcx
	leaq -1(%rcx), %rax
	movq 128(%rdx), %rsi
	cmpq %rsi, %rax
	js .L130_9
	movq %rax, 256(%rdx)
	lock orl $0, -64(%rsp)
	movq (%rdi), %r8
	movq 128(%r8), %rsi
	movq %rax, %r9
	subq %rsi, %r9
	js .L130_8
	movq 16(%rdi), %rdx
	andq %rax, %rdx
	shlq $3, %rdx
	addq 8(%rdi), %rdx
	movq (%rdx), %rdx
	cmpq %rsi, %rax
	jne .L130_5
	lock cmpxchgq %rcx, 128(%r8)
	movq %rcx, 256(%r8)
	jne .L130_9
	incq 48(%rdi)
.L130_10:
	movq %rdx, %rax
	popq %rcx
	retq
.L130_5:
	movq %rax, 24(%rdi)
	cmpq 40(%rdi), %r9
	jge .L130_10
	callq Worker::shrink
	movq %rax, %rdx
	jmp .L130_10
.L130_8:
	movq %rcx, 256(%r8)
.L130_9:
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
	jle .L131_1
.L131_7:
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
.L131_1:
	leaq 8(%rsp), %rax
	movl $1, %edx
	movq %rdi, %rsi
	movq %rax, %rdi
	movq %rsi, %r14
	callq Worker::reserve.wa
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 8(%rsp)
	jne .L131_3
	movq %r14, %rdi
	movq 24(%r14), %rax
	jmp .L131_7
.L131_3:
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
	jle .L132_1
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
.L132_1:
	xorl %eax, %eax
	retq
wb_pop:
	pushq %rax
	movq (%rdi), %rdx
	movq 24(%rdi), %rcx
	leaq -1(%rcx), %rax
	movq 128(%rdx), %rsi
	cmpq %rsi, %rax
	js .L133_9
	movq %rax, 256(%rdx)
	lock orl $0, -64(%rsp)
	movq (%rdi), %r8
	movq 128(%r8), %rsi
	movq %rax, %r9
	subq %rsi, %r9
	js .L133_8
	movq 16(%rdi), %rdx
	andq %rax, %rdx
	shlq $3, %rdx
	addq 8(%rdi), %rdx
	movq (%rdx), %rdx
	cmpq %rsi, %rax
	jne .L133_5
	lock cmpxchgq %rcx, 128(%r8)
	movq %rcx, 256(%r8)
	jne .L133_9
	incq 48(%rdi)
.L133_10:
	movq %rdx, %rax
	popq %rcx
	retq
.L133_5:
	movq %rax, 24(%rdi)
	cmpq 40(%rdi), %r9
	jge .L133_10
	callq Worker::shrink
	movq %rax, %rdx
	jmp .L133_10
.L133_8:
	movq %rcx, 256(%r8)
.L133_9:
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
	jle .L134_1
.L134_7:
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
.L134_1:
	leaq 8(%rsp), %rax
	movl $1, %edx
	movq %rdi, %rsi
	movq %rax, %rdi
	movq %rsi, %r14
	callq Worker::reserve.sa
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 8(%rsp)
	jne .L134_3
	movq %r14, %rdi
	movq 24(%r14), %rax
	jmp .L134_7
.L134_3:
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
	jle .L135_1
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
.L135_1:
	xorl %eax, %eax
	retq
wc_pop:
	pushq %rax
	movq (%rdi), %rdx
	movq 24(%rdi), %rcx
	leaq -1(%rcx), %rax
	movq 128(%rdx), %rsi
	cmpq %rsi, %rax
	js .L136_9
	movq %rax, 256(%rdx)
	lock orl $0, -64(%rsp)
	movq (%rdi), %r8
	movq 128(%r8), %rsi
	movq %rax, %r9
	subq %rsi, %r9
	js .L136_8
	movq 16(%rdi), %rdx
	andq %rax, %rdx
	shlq $3, %rdx
	addq 8(%rdi), %rdx
	movq (%rdx), %rdx
	cmpq %rsi, %rax
	jne .L136_5
	lock cmpxchgq %rcx, 128(%r8)
	movq %rcx, 256(%r8)
	jne .L136_9
	incq 48(%rdi)
.L136_10:
	movq %rdx, %rax
	popq %rcx
	retq
.L136_5:
	movq %rax, 24(%rdi)
	cmpq 40(%rdi), %r9
	jge .L136_10
	callq Worker::shrink
	movq %rax, %rdx
	jmp .L136_10
.L136_8:
	movq %rcx, 256(%r8)
.L136_9:
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
	jle .L137_1
.L137_7:
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
.L137_1:
	leaq 8(%rsp), %rax
	movl $1, %edx
	movq %rdi, %rsi
	movq %rax, %rdi
	movq %rsi, %r14
	callq Worker::reserve.wc
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 8(%rsp)
	jne .L137_3
	movq %r14, %rdi
	movq 24(%r14), %rax
	jmp .L137_7
.L137_3:
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
	jle .L138_1
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
.L138_1:
	xorl %eax, %eax
	retq
wd_pop:
	pushq %rax
	movq (%rdi), %rdx
	movq 24(%rdi), %rcx
	leaq -1(%rcx), %rax
	movq 128(%rdx), %rsi
	cmpq %rsi, %rax
	js .L139_9
	movq %rax, 256(%rdx)
	movq (%rdi), %r8
	movq 128(%r8), %rsi
	movq %rax, %r9
	subq %rsi, %r9
	js .L139_8
	movq 16(%rdi), %rdx
	andq %rax, %rdx
	shlq $3, %rdx
	addq 8(%rdi), %rdx
	movq (%rdx), %rdx
	cmpq %rsi, %rax
	jne .L139_5
	lock cmpxchgq %rcx, 128(%r8)
	movq %rcx, 256(%r8)
	jne .L139_9
	incq 48(%rdi)
.L139_10:
	movq %rdx, %rax
	popq %rcx
	retq
.L139_5:
	movq %rax, 24(%rdi)
	cmpq 40(%rdi), %r9
	jge .L139_10
	callq Worker::shrink
	movq %rax, %rdx
	jmp .L139_10
.L139_8:
	movq %rcx, 256(%r8)
.L139_9:
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
	jle .L140_1
.L140_7:
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
.L140_1:
	leaq 8(%rsp), %rax
	movl $1, %edx
	movq %rdi, %rsi
	movq %rax, %rdi
	movq %rsi, %r14
	callq Worker::reserve.sa
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 8(%rsp)
	jne .L140_3
	movq %r14, %rdi
	movq 24(%r14), %rax
	jmp .L140_7
.L140_3:
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
	jle .L141_1
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
.L141_1:
	xorl %eax, %eax
	retq
we_pop:
	pushq %rax
	movq (%rdi), %rdx
	movq 24(%rdi), %rcx
	leaq -1(%rcx), %rax
	movq 128(%rdx), %rsi
	cmpq %rsi, %rax
	js .L142_9
	movq %rax, 256(%rdx)
	lock orl $0, -64(%rsp)
	movq (%rdi), %r8
	movq 128(%r8), %rsi
	movq %rax, %r9
	subq %rsi, %r9
	js .L142_8
	movq 16(%rdi), %rdx
	andq %rax, %rdx
	shlq $3, %rdx
	addq 8(%rdi), %rdx
	movq (%rdx), %rdx
	cmpq %rsi, %rax
	jne .L142_5
	lock cmpxchgq %rcx, 128(%r8)
	movq %rcx, 256(%r8)
	jne .L142_9
	incq 48(%rdi)
.L142_10:
	movq %rdx, %rax
	popq %rcx
	retq
.L142_5:
	movq %rax, 24(%rdi)
	cmpq 40(%rdi), %r9
	jge .L142_10
	callq Worker::shrink
	movq %rax, %rdx
	jmp .L142_10
.L142_8:
	movq %rcx, 256(%r8)
.L142_9:
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
	jle .L143_1
.L143_7:
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
.L143_1:
	leaq 8(%rsp), %rax
	movl $1, %edx
	movq %rdi, %rsi
	movq %rax, %rdi
	movq %rsi, %r14
	callq Worker::reserve.sa
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 8(%rsp)
	jne .L143_3
	movq %r14, %rdi
	movq 24(%r14), %rax
	jmp .L143_7
.L143_3:
	leaq 8(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	ud2
we_steal:
	movq (%rdi), %rcx
	movq 128(%rcx), %rax
	movq 256(%rcx), %rdx
	subq %rax, %rdx
	testq %rdx, %rdx
	jle .L144_1
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
.L144_1:
	xorl %eax, %eax
	retq
wf_pop:
	pushq %rax
	movq (%rdi), %rdx
	movq 24(%rdi), %rcx
	leaq -1(%rcx), %rax
	movq 128(%rdx), %rsi
	cmpq %rsi, %rax
	js .L145_9
	movq %rax, 256(%rdx)
	lock orl $0, -64(%rsp)
	movq (%rdi), %r8
	movq 128(%r8), %rsi
	movq %rax, %r9
	subq %rsi, %r9
	js .L145_8
	movq 16(%rdi), %rdx
	andq %rax, %rdx
	shlq $3, %rdx
	addq 8(%rdi), %rdx
	movq (%rdx), %rdx
	cmpq %rsi, %rax
	jne .L145_5
	lock cmpxchgq %rcx, 128(%r8)
	movq %rcx, 256(%r8)
	jne .L145_9
	incq 48(%rdi)
.L145_10:
	movq %rdx, %rax
	popq %rcx
	retq
.L145_5:
	movq %rax, 24(%rdi)
	cmpq 40(%rdi), %r9
	jge .L145_10
	callq Worker::shrink
	movq %rax, %rdx
	jmp .L145_10
.L145_8:
	movq %rcx, 256(%r8)
.L145_9:
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
	jle .L146_1
.L146_7:
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
.L146_1:
	leaq 8(%rsp), %rax
	movl $1, %edx
	movq %rdi, %rsi
	movq %rax, %rdi
	movq %rsi, %r14
	callq Worker::reserve.sa
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 8(%rsp)
	jne .L146_3
	movq %r14, %rdi
	movq 24(%r14), %rax
	jmp .L146_7
.L146_3:
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
	jle .L147_1
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
.L147_1:
	xorl %eax, %eax
	retq
wg_pop:
	pushq %rax
	movq (%rdi), %rdx
	movq 24(%rdi), %rcx
	leaq -1(%rcx), %rax
	movq 128(%rdx), %rsi
	cmpq %rsi, %rax
	js .L148_9
	movq %rax, 256(%rdx)
	lock orl $0, -64(%rsp)
	movq (%rdi), %r8
	movq 128(%r8), %rsi
	movq %rax, %r9
	subq %rsi, %r9
	js .L148_8
	movq 16(%rdi), %rdx
	andq %rax, %rdx
	shlq $3, %rdx
	addq 8(%rdi), %rdx
	movq (%rdx), %rdx
	cmpq %rsi, %rax
	jne .L148_5
	lock cmpxchgq %rcx, 128(%r8)
	movq %rcx, 256(%r8)
	jne .L148_9
	incq 48(%rdi)
.L148_10:
	movq %rdx, %rax
	popq %rcx
	retq
.L148_5:
	movq %rax, 24(%rdi)
	cmpq 40(%rdi), %r9
	jge .L148_10
	callq Worker::shrink
	movq %rax, %rdx
	jmp .L148_10
.L148_8:
	movq %rcx, 256(%r8)
.L148_9:
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
	jle .L149_1
.L149_7:
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
.L149_1:
	leaq 8(%rsp), %rax
	movl $1, %edx
	movq %rdi, %rsi
	movq %rax, %rdi
	movq %rsi, %r14
	callq Worker::reserve.sa
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 8(%rsp)
	jne .L149_3
	movq %r14, %rdi
	movq 24(%r14), %rax
	jmp .L149_7
.L149_3:
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
	jle .L150_1
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
.L150_1:
	xorl %eax, %eax
	retq
wh_pop:
	pushq %rax
	movq (%rdi), %rdx
	movq 24(%rdi), %rcx
	leaq -1(%rcx), %rax
	movq 128(%rdx), %rsi
	cmpq %rsi, %rax
	js .L151_9
	movq %rax, 256(%rdx)
	lock orl $0, -64(%rsp)
	movq (%rdi), %r8
	movq 128(%r8), %rsi
	movq %rax, %r9
	subq %rsi, %r9
	js .L151_8
	movq 16(%rdi), %rdx
	andq %rax, %rdx
	shlq $3, %rdx
	addq 8(%rdi), %rdx
	movq (%rdx), %rdx
	cmpq %rsi, %rax
	jne .L151_5
	lock cmpxchgq %rcx, 128(%r8)
	movq %rcx, 256(%r8)
	jne .L151_9
	incq 48(%rdi)
.L151_10:
	movq %rdx, %rax
	popq %rcx
	retq
.L151_5:
	movq %rax, 24(%rdi)
	cmpq 40(%rdi), %r9
	jge .L151_10
	callq Worker::shrink
	movq %rax, %rdx
	jmp .L151_10
.L151_8:
	movq %rcx, 256(%r8)
.L151_9:
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
	jle .L152_1
.L152_7:
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
.L152_1:
	leaq 8(%rsp), %rax
	movl $1, %edx
	movq %rdi, %rsi
	movq %rax, %rdi
	movq %rsi, %r14
	callq Worker::reserve.sa
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 8(%rsp)
	jne .L152_3
	movq %r14, %rdi
	movq 24(%r14), %rax
	jmp .L152_7
.L152_3:
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
	jle .L153_1
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
.L153_1:
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
	je .L154_30
	movq 128(%rbp), %r12
	lock orl $0, -64(%rsp)
	movq 256(%rbp), %r14
	subq %r12, %r14
	testq %r14, %r14
	jle .L154_3
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
	jbe .L154_15
	xorl %r13d, %r13d
	leaq 40(%rsp), %rax
	movq %rax, 16(%rsp)
.L154_9:
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
	callq Worker::reserve.sa
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 24(%rsp)
	jne .L154_11
.L154_13:
	movq 24(%rbx), %rcx
	movq 32(%rbx), %rax
	movq 128(%rbp), %r12
	lock orl $0, -64(%rsp)
	movq 256(%rbp), %r14
	subq %r12, %r14
	testq %r14, %r14
	jle .L154_4
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
	ja .L154_9
	jmp .L154_15
.L154_11:
	leaq 40(%rsp), %rdi
	movq %rbx, %rsi
	xorl %edx, %edx
	callq Worker::reserve.sa
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 40(%rsp)
	je .L154_13
.L154_28:
	movq 16(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	ud2
.L154_30:
	movq 24(%rbx), %rcx
	leaq -1(%rcx), %rax
	movq 128(%rdx), %rsi
	cmpq %rsi, %rax
	js .L154_3
	movq %rax, 256(%rdx)
	lock orl $0, -64(%rsp)
	movq (%rbx), %rdx
	movq 128(%rdx), %rsi
	movq %rax, %rdi
	subq %rsi, %rdi
	js .L154_45
	movq 16(%rbx), %r8
	andq %rax, %r8
	shlq $3, %r8
	addq 8(%rbx), %r8
	movq (%r8), %r8
	cmpq %rsi, %rax
	jne .L154_35
	lock cmpxchgq %rcx, 128(%rdx)
	movq %rcx, 256(%rdx)
	jne .L154_3
	incq 48(%rbx)
	movl $1, %r13d
	jmp .L154_5
.L154_15:
	movq 408(%rbp), %rax
	movq (%rax), %rcx
	andq %r12, %rcx
	leaq (%rax,%rcx,8), %rax
	addq $32, %rax
	movq (%rax), %r8
	leaq 1(%r12), %rcx
	movq %r12, %rax
	lock cmpxchgq %rcx, 128(%rbp)
	jne .L154_16
	movl $1, %r13d
	cmpq $2, %r14
	jb .L154_5
	movq %r8, 8(%rsp)
	decq %r14
	leaq 2(%r12), %r15
	notq %r12
	leaq 24(%rsp), %rax
	movq %rax, 16(%rsp)
.L154_19:
	movq 256(%rbp), %rax
	addq %r12, %rax
	testq %rax, %rax
	jle .L154_20
	leaq -1(%r15), %rax
	movq 408(%rbp), %rcx
	movq (%rcx), %rdx
	andq %rax, %rdx
	leaq (%rcx,%rdx,8), %rcx
	addq $32, %rcx
	movq (%rcx), %r13
	lock cmpxchgq %r15, 128(%rbp)
	jne .L154_20
	movq 24(%rbx), %rax
	movq 32(%rbx), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L154_23
.L154_26:
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
	decq %r12
	movq %r13, 8(%rsp)
	decq %r14
	jne .L154_19
	jmp .L154_27
.L154_23:
	movl $1, %edx
	leaq 24(%rsp), %rdi
	movq %rbx, %rsi
	callq Worker::reserve.sa
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 24(%rsp)
	jne .L154_28
	movq 24(%rbx), %rax
	jmp .L154_26
.L154_16:
	movl $2, %r13d
	jmp .L154_4
.L154_35:
	movq %rax, 24(%rbx)
	movl $1, %r13d
	cmpq 40(%rbx), %rdi
	jge .L154_5
	movq %rbx, %rdi
	movq %r8, %rdx
	callq Worker::shrink
	movl $1, %r13d
	movq %rax, %r8
	jmp .L154_5
.L154_20:
	movl $1, %r13d
	movq 8(%rsp), %r8
	jmp .L154_5
.L154_27:
	movq %r13, %r8
	movl $1, %r13d
	jmp .L154_5
.L154_45:
	movq %rcx, 256(%rdx)
.L154_3:
	xorl %r13d, %r13d
.L154_4:
.L154_5:
	testq %r13, %r13
	je .L154_6
	cmpl $1, %r13d
	je .L154_44
	movq $-1, %r8
	jmp .L154_44
.L154_6:
	movq %r13, %r8
.L154_44:
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
	js .L155_9
	movq %rax, 256(%rdx)
	lock orl $0, -64(%rsp)
	movq (%rdi), %r8
	movq 128(%r8), %rsi
	movq %rax, %r9
	subq %rsi, %r9
	js .L155_8
	movq 16(%rdi), %rdx
	andq %rax, %rdx
	shlq $3, %rdx
	addq 8(%rdi), %rdx
	movq (%rdx), %rdx
	cmpq %rsi, %rax
	jne .L155_5
	lock cmpxchgq %rcx, 128(%r8)
	movq %rcx, 256(%r8)
	jne .L155_9
	incq 48(%rdi)
.L155_10:
	movq %rdx, %rax
	popq %rcx
	retq
.L155_5:
	movq %rax, 24(%rdi)
	cmpq 40(%rdi), %r9
	jge .L155_10
	callq Worker::shrink
	movq %rax, %rdx
	jmp .L155_10
.L155_8:
	movq %rcx, 256(%r8)
.L155_9:
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
	jle .L156_1
.L156_7:
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
.L156_1:
	leaq 8(%rsp), %rax
	movl $1, %edx
	movq %rdi, %rsi
	movq %rax, %rdi
	movq %rsi, %r14
	callq Worker::reserve.sa
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 8(%rsp)
	jne .L156_3
	movq %r14, %rdi
	movq 24(%r14), %rax
	jmp .L156_7
.L156_3:
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
	jle .L157_1
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
.L157_1:
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
	je .L158_30
	movq 128(%rbp), %r12
	lock orl $0, -64(%rsp)
	movq 256(%rbp), %r14
	subq %r12, %r14
	testq %r14, %r14
	jle .L158_3
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
	jbe .L158_15
	xorl %r13d, %r13d
	leaq 40(%rsp), %rax
	movq %rax, 16(%rsp)
.L158_9:
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
	callq Worker::reserve.sa
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 24(%rsp)
	jne .L158_11
.L158_13:
	movq 24(%rbx), %rcx
	movq 32(%rbx), %rax
	movq 128(%rbp), %r12
	lock orl $0, -64(%rsp)
	movq 256(%rbp), %r14
	subq %r12, %r14
	testq %r14, %r14
	jle .L158_4
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
	ja .L158_9
	jmp .L158_15
.L158_11:
	leaq 40(%rsp), %rdi
	movq %rbx, %rsi
	xorl %edx, %edx
	callq Worker::reserve.sa
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 40(%rsp)
	je .L158_13
.L158_28:
	movq 16(%rsp), %rdi
	callq *ring::fail@GOTPCREL(%rip)
	ud2
.L158_30:
	movq 24(%rbx), %rcx
	leaq -1(%rcx), %rax
	movq 128(%rdx), %rsi
	cmpq %rsi, %rax
	js .L158_3
	movq %rax, 256(%rdx)
	lock orl $0, -64(%rsp)
	movq (%rbx), %rdx
	movq 128(%rdx), %rsi
	movq %rax, %rdi
	subq %rsi, %rdi
	js .L158_45
	movq 16(%rbx), %r8
	andq %rax, %r8
	shlq $3, %r8
	addq 8(%rbx), %r8
	movq (%r8), %r8
	cmpq %rsi, %rax
	jne .L158_35
	lock cmpxchgq %rcx, 128(%rdx)
	movq %rcx, 256(%rdx)
	jne .L158_3
	incq 48(%rbx)
	movl $1, %r13d
	jmp .L158_5
.L158_15:
	movq 408(%rbp), %rax
	movq (%rax), %rcx
	andq %r12, %rcx
	leaq (%rax,%rcx,8), %rax
	addq $32, %rax
	movq (%rax), %r8
	leaq 1(%r12), %rcx
	movq %r12, %rax
	lock cmpxchgq %rcx, 128(%rbp)
	jne .L158_16
	movl $1, %r13d
	cmpq $2, %r14
	jb .L158_5
	movq %r8, 8(%rsp)
	decq %r14
	leaq 2(%r12), %r15
	notq %r12
	leaq 24(%rsp), %rax
	movq %rax, 16(%rsp)
.L158_19:
	movq 256(%rbp), %rax
	addq %r12, %rax
	testq %rax, %rax
	jle .L158_20
	leaq -1(%r15), %rax
	movq 408(%rbp), %rcx
	movq (%rcx), %rdx
	andq %rax, %rdx
	leaq (%rcx,%rdx,8), %rcx
	addq $32, %rcx
	movq (%rcx), %r13
	lock cmpxchgq %r15, 128(%rbp)
	jne .L158_20
	movq 24(%rbx), %rax
	movq 32(%rbx), %rcx
	subq %rax, %rcx
	testq %rcx, %rcx
	jle .L158_23
.L158_26:
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
	decq %r12
	movq %r13, 8(%rsp)
	decq %r14
	jne .L158_19
	jmp .L158_27
.L158_23:
	movl $1, %edx
	leaq 24(%rsp), %rdi
	movq %rbx, %rsi
	callq Worker::reserve.sa
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 24(%rsp)
	jne .L158_28
	movq 24(%rbx), %rax
	jmp .L158_26
.L158_16:
	movl $2, %r13d
	jmp .L158_4
.L158_35:
	movq %rax, 24(%rbx)
	movl $1, %r13d
	cmpq 40(%rbx), %rdi
	jge .L158_5
	movq %rbx, %rdi
	movq %r8, %rdx
	callq Worker::shrink
	movl $1, %r13d
	movq %rax, %r8
	jmp .L158_5
.L158_20:
	movl $1, %r13d
	movq 8(%rsp), %r8
	jmp .L158_5
.L158_27:
	movq %r13, %r8
	movl $1, %r13d
	jmp .L158_5
.L158_45:
	movq %rcx, 256(%rdx)
.L158_3:
	xorl %r13d, %r13d
.L158_4:
.L158_5:
	testq %r13, %r13
	je .L158_6
	cmpl $1, %r13d
	je .L158_44
	movq $-1, %r8
	jmp .L158_44
.L158_6:
	movq %r13, %r8
.L158_44:
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
	js .L159_9
	movq %rax, 256(%rdx)
	lock orl $0, -64(%rsp)
	movq (%rdi), %r8
	movq 128(%r8), %rsi
	movq %rax, %r9
	subq %rsi, %r9
	js .L159_8
	movq 16(%rdi), %rdx
	andq %rax, %rdx
	shlq $3, %rdx
	addq 8(%rdi), %rdx
	movq (%rdx), %rdx
	cmpq %rsi, %rax
	jne .L159_5
	lock cmpxchgq %rcx, 128(%r8)
	movq %rcx, 256(%r8)
	jne .L159_9
	incq 48(%rdi)
.L159_10:
	movq %rdx, %rax
	popq %rcx
	retq
.L159_5:
	movq %rax, 24(%rdi)
	cmpq 40(%rdi), %r9
	jge .L159_10
	callq Worker::shrink
	movq %rax, %rdx
	jmp .L159_10
.L159_8:
	movq %rcx, 256(%r8)
.L159_9:
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
	jle .L160_1
.L160_7:
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
.L160_1:
	leaq 8(%rsp), %rax
	movl $1, %edx
	movq %rdi, %rsi
	movq %rax, %rdi
	movq %rsi, %r14
	callq Worker::reserve.sa
	movabsq $-9223372036854775807, %rax
	cmpq %rax, 8(%rsp)
	jne .L160_3
	movq %r14, %rdi
	movq 24(%r14), %rax
	jmp .L160_7
.L160_3:
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
	jle .L161_1
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
.L161_1:
	xorl %eax, %eax
	retq
Worker::take_and_see_to.ra:
	pushq %r15
	pushq %r14
	pushq %r13
	pushq %r12
	pushq %rbx
	movq (%rdi), %rbx
	cmpq $1, %rdx
	je .L162_1
	movl 60(%rdi), %eax
	movl %eax, 56(%rdi)
.L162_1:
	movq 128(%rbx), %rax
	movq %rsi, %rcx
	subq %rax, %rcx
	js .L162_15
	movq 16(%rdi), %r8
	andq %rsi, %r8
	shlq $3, %r8
	addq 8(%rdi), %r8
	movq (%r8), %r14
	cmpq %rax, %rsi
	jne .L162_6
	leaq 1(%rsi), %rcx
	movq %rsi, %rax
	lock cmpxchgq %rcx, 128(%rbx)
	movq %rcx, 256(%rbx)
	jne .L162_4
	incq 48(%rdi)
	movl $1, %r15d
	cmpq $1, %rdx
	je .L162_9
	jmp .L162_11
.L162_6:
	movq %rsi, 24(%rdi)
	movl $1, %r15d
	cmpq 40(%rdi), %rcx
	jge .L162_8
	movq %rdi, %r12
	movq %rax, %rsi
	movq %rdx, %r13
	movq %r14, %rdx
	callq Worker::shrink
	movq %r13, %rdx
	movq %r12, %rdi
	movq %rax, %r14
	cmpq $1, %rdx
	je .L162_9
	jmp .L162_11
.L162_4:
	xorl %r15d, %r15d
.L162_8:
	cmpq $1, %rdx
	jne .L162_11
.L162_9:
	movq 400(%rbx), %rax
	cmpq $1, %rax
	jne .L162_14
	lock orl $0, -64(%rsp)
	movq $2, 400(%rbx)
	jmp .L162_14
.L162_15:
	incq %rsi
	movq %rsi, 256(%rbx)
	xorl %r15d, %r15d
	cmpq $1, %rdx
	je .L162_9
.L162_11:
	movq 128(%rbx), %rsi
	addq $48, %rdi
	callq *Patience::check@GOTPCREL(%rip)
	testb %al, %al
	je .L162_14
	movq 400(%rbx), %rax
	cmpq $2, %rax
	je .L162_13
.L162_14:
	movq %r15, %rax
	movq %r14, %rdx
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	retq
.L162_13:
	addq $400, %rbx
	movq %rbx, %rdi
	callq Mode::make_cold
	jmp .L162_14
Worker::reserve.ra:
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
	jne .L163_2
	lock orl $0, -64(%rsp)
	movq $2, 400(%rax)
.L163_2:
	movabsq $-9223372036854775807, %r14
	movq 32(%rsi), %rax
	subq 24(%rsi), %rax
	xorl %ecx, %ecx
	testq %rax, %rax
	cmovgq %rax, %rcx
	cmpq %rdx, %rcx
	jae .L163_6
	leaq 8(%rsp), %rbx
	xorl %r15d, %r15d
.L163_4:
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
	ja .L163_7
.L163_5:
	subq %r8, %rcx
	testq %rcx, %rcx
	cmovleq %r15, %rcx
	cmpq %rdx, %rcx
	jb .L163_4
	jmp .L163_6
.L163_7:
	movq %rdx, %r13
	movq %rdi, %r12
	movl $1, %ecx
	cmpq $2, %r9
	jb .L163_9
	decq %r9
	bsrq %r9, %rcx
	notl %ecx
	movq $-1, %rdx
	shrq %cl, %rdx
	movq %rdx, %rcx
	incq %rcx
.L163_9:
	movq %rbx, %rdi
	movq %rsi, %rbp
	movq %rax, %rdx
	callq Worker::resize.ra
	cmpq %r14, 8(%rsp)
	jne .L163_10
	movq %rbp, %rsi
	movq 24(%rbp), %r8
	movq 32(%rbp), %rcx
	movq %r12, %rdi
	movq %r13, %rdx
	jmp .L163_5
.L163_6:
	movq %r14, (%rdi)
.L163_11:
	addq $24, %rsp
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	popq %rbp
	retq
.L163_10:
	movups 8(%rsp), %xmm0
	movups %xmm0, (%r12)
	jmp .L163_11
Worker::take_and_see_to.rb:
	pushq %r15
	pushq %r14
	pushq %r13
	pushq %r12
	pushq %rbx
	movq (%rdi), %rbx
	cmpq $1, %rdx
	je .L164_1
	movl 60(%rdi), %eax
	movl %eax, 56(%rdi)
.L164_1:
	movq 128(%rbx), %rax
	movq %rsi, %rcx
	subq %rax, %rcx
	js .L164_15
	movq 16(%rdi), %r8
	andq %rsi, %r8
	shlq $3, %r8
	addq 8(%rdi), %r8
	movq (%r8), %r14
	cmpq %rax, %rsi
	jne .L164_6
	leaq 1(%rsi), %rcx
	movq %rsi, %rax
	lock cmpxchgq %rcx, 128(%rbx)
	movq %rcx, 256(%rbx)
	jne .L164_4
	incq 48(%rdi)
	movl $1, %r15d
	cmpq $1, %rdx
	je .L164_9
	jmp .L164_11
.L164_6:
	movq %rsi, 24(%rdi)
	movl $1, %r15d
	cmpq 40(%rdi), %rcx
	jge .L164_8
	movq %rdi, %r12
	movq %rax, %rsi
	movq %rdx, %r13
	movq %r14, %rdx
	callq Worker::shrink
	movq %r13, %rdx
	movq %r12, %rdi
	movq %rax, %r14
	cmpq $1, %rdx
	je .L164_9
	jmp .L164_11
.L164_4:
	xorl %r15d, %r15d
.L164_8:
	cmpq $1, %rdx
	jne .L164_11
.L164_9:
	movq 400(%rbx), %rax
	cmpq $1, %rax
	jne .L164_14
	movq $2, 400(%rbx)
	jmp .L164_14
.L164_15:
	incq %rsi
	movq %rsi, 256(%rbx)
	xorl %r15d, %r15d
	cmpq $1, %rdx
	je .L164_9
.L164_11:
	movq 128(%rbx), %rsi
	addq $48, %rdi
	callq *Patience::check@GOTPCREL(%rip)
	testb %al, %al
	je .L164_14
	movq 400(%rbx), %rax
	cmpq $2, %rax
	je .L164_13
.L164_14:
	movq %r15, %rax
	movq %r14, %rdx
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	retq
.L164_13:
	addq $400, %rbx
	movq %rbx, %rdi
	callq Mode::make_cold
	jmp .L164_14
Worker::reserve.rb:
	movq (%rsi), %rax
	movq 400(%rax), %rcx
	cmpq $1, %rcx
	jne .L165_2
	movq $2, 400(%rax)
.L165_2:
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
	jae .L165_6
	leaq 8(%rsp), %rbx
	xorl %r15d, %r15d
.L165_4:
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
	ja .L165_7
.L165_5:
	subq %r8, %rcx
	testq %rcx, %rcx
	cmovleq %r15, %rcx
	cmpq %rdx, %rcx
	jb .L165_4
	jmp .L165_6
.L165_7:
	movq %rdx, %r13
	movq %rdi, %r12
	movl $1, %ecx
	cmpq $2, %r9
	jb .L165_9
	decq %r9
	bsrq %r9, %rcx
	notl %ecx
	movq $-1, %rdx
	shrq %cl, %rdx
	movq %rdx, %rcx
	incq %rcx
.L165_9:
	movq %rbx, %rdi
	movq %rsi, %rbp
	movq %rax, %rdx
	callq Worker::resize.ra
	cmpq %r14, 8(%rsp)
	jne .L165_10
	movq %rbp, %rsi
	movq 24(%rbp), %r8
	movq 32(%rbp), %rcx
	movq %r12, %rdi
	movq %r13, %rdx
	jmp .L165_5
.L165_6:
	movq %r14, (%rdi)
.L165_11:
	addq $24, %rsp
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	popq %rbp
	retq
.L165_10:
	movups 8(%rsp), %xmm0
	movups %xmm0, (%r12)
	jmp .L165_11
Worker::reserve.sa:
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
	jae .L166_4
	leaq 8(%rsp), %rbx
	xorl %r15d, %r15d
.L166_2:
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
	ja .L166_5
.L166_3:
	subq %r8, %rcx
	testq %rcx, %rcx
	cmovleq %r15, %rcx
	cmpq %rdx, %rcx
	jb .L166_2
	jmp .L166_4
.L166_5:
	movq %rdx, %r13
	movq %rdi, %r12
	movl $1, %ecx
	cmpq $2, %r9
	jb .L166_7
	decq %r9
	bsrq %r9, %rcx
	notl %ecx
	movq $-1, %rdx
	shrq %cl, %rdx
	movq %rdx, %rcx
	incq %rcx
.L166_7:
	movq %rbx, %rdi
	movq %rsi, %rbp
	movq %rax, %rdx
	callq Worker::resize.ra
	cmpq %r14, 8(%rsp)
	jne .L166_8
	movq %rbp, %rsi
	movq 24(%rbp), %r8
	movq 32(%rbp), %rcx
	movq %r12, %rdi
	movq %r13, %rdx
	jmp .L166_3
.L166_4:
	movq %r14, (%rdi)
.L166_9:
	addq $24, %rsp
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	popq %rbp
	retq
.L166_8:
	movups 8(%rsp), %xmm0
	movups %xmm0, (%r12)
	jmp .L166_9
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
	jae .L167_4
	leaq 8(%rsp), %rbx
	xorl %r15d, %r15d
.L167_2:
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
	ja .L167_5
.L167_3:
	subq %rcx, %r8
	testq %r8, %r8
	cmovleq %r15, %r8
	cmpq %rdx, %r8
	jb .L167_2
	jmp .L167_4
.L167_5:
	movq %rdx, %r13
	movq %rdi, %r12
	movl $1, %ecx
	cmpq $2, %r9
	jb .L167_7
	decq %r9
	bsrq %r9, %rcx
	notl %ecx
	movq $-1, %rdx
	shrq %cl, %rdx
	movq %rdx, %rcx
	incq %rcx
.L167_7:
	movq %rbx, %rdi
	movq %rsi, %rbp
	movq %rax, %rdx
	callq Worker::resize.ra
	cmpq %r14, 8(%rsp)
	jne .L167_8
	movq %rbp, %rsi
	movq 24(%rbp), %rcx
	movq 32(%rbp), %r8
	movq %r12, %rdi
	movq %r13, %rdx
	jmp .L167_3
.L167_4:
	movq %r14, (%rdi)
.L167_9:
	addq $24, %rsp
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	popq %rbp
	retq
.L167_8:
	movups 8(%rsp), %xmm0
	movups %xmm0, (%r12)
	jmp .L167_9
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
	jae .L168_4
	leaq 8(%rsp), %rbx
	xorl %r15d, %r15d
.L168_2:
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
	ja .L168_5
.L168_3:
	subq %r8, %rcx
	testq %rcx, %rcx
	cmovleq %r15, %rcx
	cmpq %rdx, %rcx
	jb .L168_2
	jmp .L168_4
.L168_5:
	movq %rdx, %r13
	movq %rdi, %r12
	movl $1, %ecx
	cmpq $2, %r9
	jb .L168_7
	decq %r9
	bsrq %r9, %rcx
	notl %ecx
	movq $-1, %rdx
	shrq %cl, %rdx
	movq %rdx, %rcx
	incq %rcx
.L168_7:
	movq %rbx, %rdi
	movq %rsi, %rbp
	movq %rax, %rdx
	callq Worker::resize.wc
	cmpq %r14, 8(%rsp)
	jne .L168_8
	movq %rbp, %rsi
	movq 24(%rbp), %r8
	movq 32(%rbp), %rcx
	movq %r12, %rdi
	movq %r13, %rdx
	jmp .L168_3
.L168_4:
	movq %r14, (%rdi)
.L168_9:
	addq $24, %rsp
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	popq %rbp
	retq
.L168_8:
	movups 8(%rsp), %xmm0
	movups %xmm0, (%r12)
	jmp .L168_9
Worker::resize.ra:
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
	jbe .L169_3
	movq %rcx, %r14
	movq %rdi, %r15
	movabsq $1152921504606846971, %rax
	cmpq %rax, %rcx
	jbe .L169_4
	xorl %ebx, %ebx
	movq %r14, %r13
	jmp .L169_5
.L169_4:
	movq %rdx, %r12
	movq %rsi, 8(%rsp)
	leaq 32(,%r14,8), %r13
	callq *_RNvC7___rustc35___rust_no_alloc_shim_is_unstable_v2@GOTPCREL(%rip)
	movl $8, %ebx
	movl $8, %esi
	movq %r13, %rdi
	callq *_RNvC7___rustc12___rust_alloc@GOTPCREL(%rip)
	testq %rax, %rax
	je .L169_5
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
	jle .L169_7
	leaq 40(,%rbp,8), %rsi
	movl $8, %edx
	movq %rax, %rdi
	callq *_RNvC7___rustc14___rust_dealloc@GOTPCREL(%rip)
	jmp .L169_12
.L169_5:
	movq %rbx, (%r15)
	movq %r13, 8(%r15)
	jmp .L169_13
.L169_7:
	movq %rax, %r8
	addq $32, %r8
	movq 16(%rbx), %rdi
	leaq -32(%rcx), %rdx
	movq %r12, 24(%rax)
	cmpq %r12, %rsi
	je .L169_9
.L169_10:
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
	jne .L169_10
.L169_9:
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
.L169_12:
	movq %r13, (%r15)
.L169_13:
	addq $40, %rsp
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	popq %rbp
	retq
.L169_3:
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
	jbe .L170_3
	movq %rcx, %r14
	movq %rdi, %r15
	movabsq $1152921504606846971, %rax
	cmpq %rax, %rcx
	jbe .L170_4
	xorl %ebx, %ebx
	movq %r14, %r13
	jmp .L170_5
.L170_4:
	movq %rdx, %r12
	movq %rsi, 8(%rsp)
	leaq 32(,%r14,8), %r13
	callq *_RNvC7___rustc35___rust_no_alloc_shim_is_unstable_v2@GOTPCREL(%rip)
	movl $8, %ebx
	movl $8, %esi
	movq %r13, %rdi
	callq *_RNvC7___rustc12___rust_alloc@GOTPCREL(%rip)
	testq %rax, %rax
	je .L170_5
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
	jle .L170_7
	leaq 40(,%rbp,8), %rsi
	movl $8, %edx
	movq %rax, %rdi
	callq *_RNvC7___rustc14___rust_dealloc@GOTPCREL(%rip)
	jmp .L170_12
.L170_5:
	movq %rbx, (%r15)
	movq %r13, 8(%r15)
	jmp .L170_13
.L170_7:
	movq %rax, %r8
	addq $32, %r8
	movq 16(%rbx), %rdi
	leaq -32(%rcx), %rdx
	movq %r12, 24(%rax)
	cmpq %r12, %rsi
	je .L170_9
.L170_10:
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
	jne .L170_10
.L170_9:
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
.L170_12:
	movq %r13, (%r15)
.L170_13:
	addq $40, %rsp
	popq %rbx
	popq %r12
	popq %r13
	popq %r14
	popq %r15
	popq %rbp
	retq
.L170_3:
	leaq 16(%rsp), %rax
	movq %rax, 24(%rsp)
	movq _RNvXsi_NtNtNtC4core3fmt3num3impjNtB9_7Display3fmt@GOTPCREL(%rip), %rax
	movq %rax, 32(%rsp)
	leaq .Lanon(%rip), %rdi
	leaq .Lanon(%rip), %rdx
	leaq 24(%rsp), %rsi
	callq *_RNvNtC4core9panicking9panic_fmt@GOTPCREL(%rip)
