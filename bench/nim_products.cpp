// Nim-products a second, on each level of processor that this machine has. All levels print one
// digest.
#include <chrono>
#include <cstdint>
#include <fmt/core.h>
#include <vector>

#include "summand/base/hash.hpp"
#include "summand/number/nim_kernels.hpp"

namespace {

constexpr std::size_t kBatch = 4096;
constexpr int kRounds = 4000;
constexpr std::uint32_t kDigest = 0x873FA870;
constexpr double kBar = 100;  // millions a second

std::vector<std::uint64_t> some_nimbers(std::uint64_t seed) {
  std::vector<std::uint64_t> nimbers(kBatch);
  for (std::uint64_t& nimber : nimbers) nimber = summand::hash_word(seed += 0x9e3779b97f4a7c15u);
  return nimbers;
}

// Each round multiplies the products of the round before, so none can be left out.
std::uint32_t digest_of_rounds(const summand::NimKernel& kernel,
                               std::vector<std::uint64_t> products) {
  const std::vector<std::uint64_t> factors = some_nimbers(2);
  for (int round = 0; round < kRounds; ++round) {
    kernel.multiply_all(products.data(), factors.data(), products.data(), kBatch);
  }
  std::uint64_t digest = 0;
  for (const std::uint64_t product : products) digest = summand::hash_combine(digest, product);
  return static_cast<std::uint32_t>(digest);
}

// Tells whether the level gave the right products fast enough.
bool report(summand::CpuLevel level) {
  const summand::NimKernel kernel = summand::nim_kernel(level);
  static_cast<void>(kernel.multiply(2, 3));  // builds the tables
  const auto begin = std::chrono::steady_clock::now();
  const std::uint32_t digest = digest_of_rounds(kernel, some_nimbers(1));
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
  const double millions = static_cast<double>(kBatch) * kRounds / seconds.count() / 1e6;
  fmt::print("nim products 64-bit: {:.0f} M/s digest {:08X} level {}\n", millions, digest,
             summand::name_of(level));
  return digest == kDigest && (level == summand::CpuLevel::portable || millions >= kBar);
}

}  // namespace

int main(int argc, char** argv) {
  bool passed = true;
  for (int level = 0; level <= static_cast<int>(summand::cpu_level()); ++level) {
    passed = report(static_cast<summand::CpuLevel>(level)) && passed;
  }
  const bool bars = argc > 1 && std::string_view(argv[1]) == "--bars";
  return bars && !passed ? 1 : 0;
}
