// What Debian's libraries for wasm32-wasi lack, or do otherwise than the library needs.
#include <cstdint>
#include <cstdlib>
#include <new>

// clang's run-time asks for a stack protector, which wasi-libc does not have.
extern "C" {
std::uintptr_t __stack_chk_guard = 0x5a17;
[[noreturn]] void __stack_chk_fail() { __builtin_trap(); }
}

// That of libc++abi ends the module when no memory is left. The library expects an exception.
void* operator new(std::size_t bytes) {
  void* start = std::malloc(bytes);
  if (start == nullptr) throw std::bad_alloc();
  return start;
}
