// The number of nim-products in a second, for each level of processor that this machine has. All
// levels print the same digest.
#include <charconv>
#include <cstdint>
#include <vector>

#include "bench/bench.hpp"
#include "summand/number/nim_kernels.hpp"

namespace summand::bench {
namespace {

constexpr std::size_t kBatch = 4096;

// The sizes are rounds of a batch. The bar is 100 million products a second.
constexpr Workload kWorkloads[] = {
    {"100", 0, 0x726673F1},
    {"4000", 0, 0x873FA870, 4000.0 * kBatch / 100e6},
};

std::vector<std::uint64_t> some_nimbers(std::uint64_t seed) {
  std::vector<std::uint64_t> nimbers(kBatch);
  for (std::uint64_t& nimber : nimbers) nimber = hash_word(seed += 0x9e3779b97f4a7c15u);
  return nimbers;
}

// Each round multiplies the products of the round before, so the compiler cannot leave out any
// round.
std::uint32_t digest_of_rounds(const NimKernel& kernel, int rounds) {
  const std::vector<std::uint64_t> factors = some_nimbers(2);
  std::vector<std::uint64_t> products = some_nimbers(1);
  for (int round = 0; round < rounds; ++round) {
    kernel.multiply_all(products.data(), factors.data(), products.data(), kBatch);
  }
  std::uint64_t digest = 0;
  for (const std::uint64_t product : products) digest = hash_combine(digest, product);
  return static_cast<std::uint32_t>(digest);
}

// The portable level has no bar, because it is for machines without carry-less multiplication.
bool run(Workload workload, CpuLevel level) {
  int rounds = 0;
  std::from_chars(workload.size.data(), workload.size.data() + workload.size.size(), rounds);
  const NimKernel kernel = nim_kernel(level);
  static_cast<void>(kernel.multiply(2, 3));  // builds the tables
  Stopwatch watch;
  watch.resume();
  const std::uint32_t digest = digest_of_rounds(kernel, rounds);
  watch.pause();
  if (level == CpuLevel::portable) workload.seconds = 0;
  fmt::print("{:>8} ", name_of(level));
  return report("nim products, batches of 4096", workload, watch.seconds(),
                static_cast<std::uint64_t>(rounds) * kBatch, 0, digest);
}

bool run_on_all_levels(const Workload& workload) {
  bool right = true;
  for (int level = 0; level <= static_cast<int>(cpu_level()); ++level) {
    right = run(workload, static_cast<CpuLevel>(level)) && right;
  }
  return right;
}

}  // namespace
}  // namespace summand::bench

int main(int argc, char** argv) {
  using namespace summand::bench;
  return run_all(kWorkloads, argc, argv, run_on_all_levels);
}
