// Which kernels this machine can run: the one place where that is decided.
//
// A kernel with several versions lives in x_portable.cpp, x_clmul.cpp, x_avx2.cpp, x_avx512.cpp;
// the caller asks cpu_level() once and keeps the chosen function.
#pragma once

#include <optional>
#include <string_view>

namespace summand {

// Ordered: a machine that has one level has all the lower ones.
enum class CpuLevel { portable, clmul, avx2, avx512 };

// The level of this machine, lowered by the environment variable SUMMAND_CPU where that is set to
// one of "portable", "clmul", "avx2", "avx512". Decided at the first call.
CpuLevel cpu_level();

// The highest level the machine itself has.
CpuLevel detected_cpu_level();

std::string_view name_of(CpuLevel level);
std::optional<CpuLevel> cpu_level_named(std::string_view name);

}  // namespace summand
