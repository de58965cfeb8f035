// What Debian's WebAssembly runtime library expects and wasi-libc lacks.
#include <stdint.h>

uintptr_t __stack_chk_guard = 0x5bd1e995u;

_Noreturn void __stack_chk_fail(void) {
    __builtin_trap();
}
