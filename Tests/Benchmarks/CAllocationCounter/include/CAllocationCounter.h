#ifndef C_ALLOCATION_COUNTER_H
#define C_ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// Whether allocations are counted in this build: with glibc, and without a sanitizer.
bool allocations_are_counted(void);

/// How often the calling thread has allocated so far.
int64_t allocation_count(void);

/// Has freed memory stay with the process, so that a warm round finds it again.
///
/// Left alone, glibc gives large blocks back to the system after every round, and the system clears
/// every page of the next ones.
void keep_freed_memory(void);

#endif
