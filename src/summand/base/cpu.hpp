// The kernels that this machine can run. Only this file decides that.
//
// The versions of a kernel are in x_portable.cpp, x_clmul.cpp, x_avx2.cpp and x_avx512.cpp. The
// caller asks cpu_level() once and keeps the chosen function.
#pragma once

#include <optional>
#include <string_view>

namespace summand {

// Ordered: a machine that has one level has all the lower ones.
enum class CpuLevel { portable, clmul, avx2, avx512 };

// The level of this machine, or the lower one that the environment variable SUMMAND_CPU names:
// "portable", "clmul", "avx2" or "avx512". Decided at the first call.
CpuLevel cpu_level();

// The highest level of the machine.
CpuLevel detected_cpu_level();

std::string_view name_of(CpuLevel level);
std::optional<CpuLevel> cpu_level_named(std::string_view name);

}  // namespace summand
