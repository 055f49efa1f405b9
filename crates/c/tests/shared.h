/* The deque that the files of a program share, in C and in C++, which includes it as a header for C. */
#ifndef SHARED_H
#define SHARED_H

#ifdef __cplusplus
extern "C" {
#endif

#include "chase_lev.h"

CHASE_LEV_DEFINE(numbers, long)

/* Steals all numbers, and returns their sum. */
long steal_all(numbers *d);

#ifdef __cplusplus
}
#endif

#endif
