// What the strings of Swift ask about characters: here, that none is composed of others.
//
// So two tags are the same if their bytes are the same, and a table of the report counts code points. A program
// whose tags are typed by people links the tables that come with the toolchain instead, which are 20 kB more:
// copy libswiftUnicodeDataTables.a, run llvm-ranlib on the copy, and give it to wasm-ld.
#include <stdbool.h>
#include <stdint.h>

const uint8_t *const _swift_stdlib_nfd_decompositions = 0;

uint16_t _swift_stdlib_getNormData(uint32_t scalar) { return 0; }
uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) { return 0; }
uint32_t _swift_stdlib_getComposition(uint32_t left, uint32_t right) { return UINT32_MAX; }
uint8_t _swift_stdlib_getGraphemeBreakProperty(uint32_t scalar) { return 0; }
bool _swift_stdlib_isExtendedPictographic(uint32_t scalar) { return false; }
bool _swift_stdlib_isInCB_Consonant(uint32_t scalar) { return false; }
