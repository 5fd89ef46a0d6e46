#include "summand/base/cpu.hpp"

#include <algorithm>
#include <cstdlib>
#include <gtest/gtest.h>
#include <string>

namespace summand {
namespace {

constexpr CpuLevel kLevels[] = {CpuLevel::portable, CpuLevel::clmul, CpuLevel::avx2,
                                CpuLevel::avx512};

TEST(Cpu, LevelsAreFoundByTheirNames) {
  for (const CpuLevel level : kLevels) EXPECT_EQ(cpu_level_named(name_of(level)), level);
  EXPECT_FALSE(cpu_level_named("sse9").has_value());
  EXPECT_FALSE(cpu_level_named("").has_value());
}

TEST(Cpu, TheLevelIsNotAboveTheDetectedOne) { EXPECT_LE(cpu_level(), detected_cpu_level()); }

TEST(Cpu, IsDecidedOnce) {
  const CpuLevel level = cpu_level();
  setenv("SUMMAND_CPU", level == CpuLevel::portable ? "avx512" : "portable", 1);
  EXPECT_EQ(cpu_level(), level);
  unsetenv("SUMMAND_CPU");
}

// Each child decides afresh.
TEST(CpuDeathTest, TheEnvironmentLowersTheLevel) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  for (const CpuLevel level : kLevels) {
    const std::string name(name_of(level));
    const CpuLevel expected = std::min(level, detected_cpu_level());
    EXPECT_EXIT(
        {
          setenv("SUMMAND_CPU", name.c_str(), 1);
          std::exit(cpu_level() == expected ? 0 : 1);
        },
        ::testing::ExitedWithCode(0), "")
        << name;
  }
}

}  // namespace
}  // namespace summand
