#include "summand/heaps/kernels/block.hpp"

#include <utility>

#include "summand/heaps/kernels/block_engine.hpp"

namespace summand::heaps {

namespace {

// Larger digits would make the rows long without use.
constexpr std::uint64_t kMostTaken = 1024;

class BlockKernel : public Kernel {
 public:
  BlockKernel(const Code& code, const Split& split, CpuLevel level, Budget budget)
      : budget_(std::move(budget)), engine_(FiniteMoves(code), split, block_ops(level), budget_) {}

  std::string_view name() const override { return "block"; }

  bool extend(NimValues& values, std::size_t size) override {
    if (values.width() > 2 || !engine_.learn(values)) return false;
    while (values.size() < size) {
      if (!engine_.advance(values, size - values.size())) return false;
    }
    return true;
  }

 private:
  Budget budget_;
  BlockEngine engine_;
};

bool fits(const Code& code, const Split& split) {
  if (!code.finite() || code.most_heaps() > 2 || code.most_taken() > kMostTaken) return false;
  const FiniteMoves moves(code);
  if (moves.breaks.empty()) return false;
  for (const auto& digit : moves.breaks) {
    if (split.by_position && (digit.taken - moves.breaks.front().taken) % 2 != 0) return false;
  }
  return true;
}

}  // namespace

std::unique_ptr<Kernel> new_block_kernel(const Code& code, const Split& split, CpuLevel level,
                                         Budget& budget) {
  if (!fits(code, split)) return nullptr;
  return std::make_unique<BlockKernel>(code, split, level, budget);
}

}  // namespace summand::heaps
