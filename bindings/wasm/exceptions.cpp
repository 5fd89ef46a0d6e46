// The run-time of C++ exceptions for WebAssembly, which Debian's libc++abi does not have.
//
// The compiler turns `throw` into __cxa_throw. That throws the address of the object under the tag
// __cpp_exception. Where this is caught, the code calls _Unwind_CallPersonality to learn which
// handler fits. The answer is a number of the table that the compiler wrote for the function.
//
// A handler fits if it has the type of the object, or no type at all. A handler of a base class is
// not found: the library has none.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <exception>
#include <typeinfo>
#include <utility>

namespace {

// The object that is thrown follows it in memory.
struct alignas(std::max_align_t) Thrown {
  const std::type_info* type = nullptr;
  void* (*destroy)(void*) = nullptr;  // destructors of WebAssembly return their object
  int handlers = 0;                   // that have begun and not ended
  bool thrown_again = false;          // so the end of its handlers does not destroy it
  Thrown* outer = nullptr;            // handled outside the handlers of this one

  static Thrown& of(void* object) { return static_cast<Thrown*>(object)[-1]; }
  void* object() { return this + 1; }
};

constexpr int kTag = 0;  // of __cpp_exception

Thrown* innermost = nullptr;  // of those that are handled

void destroy(Thrown& thrown) {
  if (thrown.destroy != nullptr) thrown.destroy(thrown.object());
  std::free(&thrown);
}

// Reads a table of a function.
class Table {
 public:
  explicit Table(const std::uint8_t* at) : at_(at) {}

  const std::uint8_t* at() const { return at_; }
  std::uint8_t byte() { return *at_++; }
  std::uint32_t number() {
    std::uint32_t out = 0;
    for (int shift = 0;; shift += 7) {
      const std::uint8_t next = byte();
      out |= static_cast<std::uint32_t>(next & 0x7f) << shift;
      if (next < 0x80) return out;
    }
  }
  std::int32_t signed_number() {
    std::uint32_t out = 0;
    for (int shift = 0;;) {
      const std::uint8_t next = byte();
      out |= static_cast<std::uint32_t>(next & 0x7f) << shift;
      shift += 7;
      if (next < 0x80) {
        const bool negative = (next & 0x40) != 0 && shift < 32;
        return static_cast<std::int32_t>(negative ? out | ~std::uint32_t{0} << shift : out);
      }
    }
  }

 private:
  const std::uint8_t* at_;
};

constexpr std::uint8_t kOmitted = 0xff;

// The number of the first handler at a place of the function that fits the type, or 0.
std::uint32_t handler_of(const std::uint8_t* function, std::uint32_t place,
                         const std::type_info* type) {
  Table table(function);
  if (table.byte() != kOmitted) std::abort();  // no base for addresses, which are not used
  if (table.byte() == kOmitted) return 0;      // only places that clean up
  const std::uint32_t to_types = table.number();
  const auto* types = reinterpret_cast<const std::type_info* const*>(table.at() + to_types);
  table.byte();  // how the numbers of the places are written
  const std::uint32_t places_bytes = table.number();
  const std::uint8_t* const actions = table.at() + places_bytes;
  for (; place > 0; --place) {
    table.number();
    table.number();
  }
  table.number();
  std::uint32_t action = table.number();  // 1 more than its offset; 0: none
  const std::uint8_t* at = actions + action - 1;
  while (action != 0) {
    Table handlers(at);
    const std::int32_t number = handlers.signed_number();
    if (number > 0) {
      const std::type_info* const handled = types[-number];
      if (handled == nullptr || handled == type) return static_cast<std::uint32_t>(number);
    }
    const std::uint8_t* const next = handlers.at();
    const std::int32_t to_next = handlers.signed_number();
    if (to_next == 0) return 0;
    at = next + to_next;
  }
  return 0;
}

}  // namespace

extern "C" {

// Written and read by the code of the compiler.
struct {
  std::uintptr_t place;
  const std::uint8_t* function;
  std::uintptr_t handler;
} __wasm_lpad_context;

void* __cxa_allocate_exception(std::size_t bytes) noexcept {
  void* const start = std::malloc(sizeof(Thrown) + bytes);
  if (start == nullptr) std::abort();
  return (new (start) Thrown)->object();
}

void __cxa_free_exception(void* object) noexcept { std::free(&Thrown::of(object)); }

[[noreturn]] void __cxa_throw(void* object, std::type_info* type, void* (*destroy)(void*)) {
  Thrown& thrown = Thrown::of(object);
  thrown.type = type;
  thrown.destroy = destroy;
  __builtin_wasm_throw(kTag, object);
}

int _Unwind_CallPersonality(void* object) {
  __wasm_lpad_context.handler =
      handler_of(__wasm_lpad_context.function, __wasm_lpad_context.place, Thrown::of(object).type);
  return 0;
}

void* __cxa_begin_catch(void* object) noexcept {
  Thrown& thrown = Thrown::of(object);
  thrown.thrown_again = false;
  if (thrown.handlers++ == 0) thrown.outer = std::exchange(innermost, &thrown);
  return object;
}

void __cxa_end_catch() {
  Thrown& thrown = *innermost;
  if (--thrown.handlers > 0) return;
  innermost = thrown.outer;
  if (!thrown.thrown_again) destroy(thrown);
}

[[noreturn]] void __cxa_rethrow() {
  if (innermost == nullptr) std::terminate();
  innermost->thrown_again = true;
  __builtin_wasm_throw(kTag, innermost->object());
}
}
