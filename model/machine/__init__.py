"""The machine code of the deque, judged by the memory models of four architectures."""
