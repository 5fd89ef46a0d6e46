#include "summand/base/cpu.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace summand {

namespace {

constexpr std::array<std::string_view, 4> kNames = {"portable", "clmul", "avx2", "avx512"};

CpuLevel chosen_level() {
  const CpuLevel detected = detected_cpu_level();
  const char* wish = std::getenv("SUMMAND_CPU");
  if (wish == nullptr) return detected;
  return std::min(detected, cpu_level_named(wish).value_or(detected));
}

}  // namespace

CpuLevel detected_cpu_level() {
#if defined(__x86_64__)
  __builtin_cpu_init();
  if (!__builtin_cpu_supports("pclmul") || !__builtin_cpu_supports("sse4.1"))
    return CpuLevel::portable;
  if (!__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("bmi2")) return CpuLevel::clmul;
  const bool avx512 = __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
                      __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512vbmi") &&
                      __builtin_cpu_supports("avx512vbmi2");
  return avx512 ? CpuLevel::avx512 : CpuLevel::avx2;
#else
  return CpuLevel::portable;
#endif
}

CpuLevel cpu_level() {
  static const CpuLevel level = chosen_level();
  return level;
}

std::string_view name_of(CpuLevel level) { return kNames[static_cast<std::size_t>(level)]; }

std::optional<CpuLevel> cpu_level_named(std::string_view name) {
  const auto at = std::find(kNames.begin(), kNames.end(), name);
  if (at == kNames.end()) return std::nullopt;
  return static_cast<CpuLevel>(at - kNames.begin());
}

}  // namespace summand
