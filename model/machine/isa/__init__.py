"""The tables of instructions, a module for each architecture."""
