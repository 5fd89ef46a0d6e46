// SUMMAND_CHECK: checks of our own code, also in release builds. SUMMAND_DCHECK: expensive checks.
//
// Wrong input never reaches a check: it is a Result (base/result.hpp).
#pragma once

#include "summand/base/config.hpp"

namespace summand {

// Called with the failed condition and its place; must not return.
using CheckHandler = void (*)(const char* expression, const char* file, int line);

// Replaces the handler of failed checks. A program prints a message and exits. The library itself
// traps.
void set_check_handler(CheckHandler handler);

[[noreturn]] void check_failed(const char* expression, const char* file, int line);

}  // namespace summand

// A module for browsers has no handler, and is shorter without these texts.
#ifdef __wasm__
#define SUMMAND_CHECK(condition) (static_cast<bool>(condition) ? void() : __builtin_trap())
#else
#define SUMMAND_CHECK(condition) \
  (static_cast<bool>(condition) ? void() : ::summand::check_failed(#condition, __FILE__, __LINE__))
#endif

#if SUMMAND_CHECKED
#define SUMMAND_DCHECK(condition) SUMMAND_CHECK(condition)
#else
#define SUMMAND_DCHECK(condition) static_cast<void>(sizeof(static_cast<bool>(condition)))
#endif
