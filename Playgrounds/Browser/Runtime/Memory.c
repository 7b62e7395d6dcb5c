// What Embedded Swift takes from C, for a program without a C library: memory, and its contents.
//
// Blocks have sizes that are powers of two. Those that are given back are kept by size and given out again.
#include <stddef.h>
#include <stdint.h>

extern uint8_t __heap_base;

typedef union Block {
  struct {
    union Block *next;
    uint32_t kind;
  };
  // What is given out begins behind the header, at a multiple of 16.
  uint8_t header[16];
} Block;

static Block *given_back[32];
static uintptr_t top;

static Block *cut(uint32_t kind) {
  if (!top) top = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
  uintptr_t start = top;
  uintptr_t end = start + ((uintptr_t)1 << kind);
  uintptr_t have = __builtin_wasm_memory_size(0) << 16;
  if (end > have && __builtin_wasm_memory_grow(0, (end - have + 0xffff) >> 16) == SIZE_MAX) {
    __builtin_trap();
  }
  top = end;
  return (Block *)start;
}

void *malloc(size_t size) {
  uint32_t kind = 32 - __builtin_clz((uint32_t)(size + sizeof(Block) - 1) | 31);
  Block *block = given_back[kind];
  if (block) given_back[kind] = block->next;
  else block = cut(kind);
  block->kind = kind;
  return block + 1;
}

void free(void *memory) {
  if (!memory) return;
  Block *block = (Block *)memory - 1;
  block->next = given_back[block->kind];
  given_back[block->kind] = block;
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  // Nothing here needs more than 16.
  if (alignment > 16) return 22;
  *memory = malloc(size);
  return 0;
}

// With bulk memory these three are one instruction each.
void *memcpy(void *to, const void *from, size_t size) { return __builtin_memcpy(to, from, size); }
void *memmove(void *to, const void *from, size_t size) { return __builtin_memmove(to, from, size); }
void *memset(void *to, int value, size_t size) { return __builtin_memset(to, value, size); }

int memcmp(const void *left, const void *right, size_t size) {
  const uint8_t *one = left, *other = right;
  for (size_t index = 0; index < size; index += 1) {
    if (one[index] != other[index]) return one[index] - other[index];
  }
  return 0;
}

// Seeds the hashes of sets and dictionaries. Nobody can send this page strings that collide.
void arc4random_buf(void *memory, size_t size) { __builtin_memset(memory, 0x2a, size); }
