#include "summand/base/check.hpp"

#include <atomic>

namespace summand {

namespace {
std::atomic<CheckHandler> handler = nullptr;
}

void set_check_handler(CheckHandler replacement) { handler = replacement; }

void check_failed(const char* expression, const char* file, int line) {
  if (const CheckHandler chosen = handler) chosen(expression, file, line);
  __builtin_trap();
}

}  // namespace summand
