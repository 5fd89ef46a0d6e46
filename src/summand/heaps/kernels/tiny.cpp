#include "summand/heaps/kernels/tiny.hpp"

#include <algorithm>
#include <vector>

#include "summand/heaps/kernels/finite_moves.hpp"
#include "summand/heaps/kernels/tiny_core.hpp"

namespace summand::heaps {

namespace {

constexpr std::size_t kTinyChunk = 4096;  // heaps between two checks of the budget
constexpr std::size_t kReach = 64;        // the heaps that a machine may keep in registers
constexpr std::size_t kMostSpan = 256;    // between the first and the last breaking digit
constexpr std::size_t kTinyWitnesses = 32;

TinyRun run_for(unsigned words, CpuLevel level) {
#if defined(__x86_64__)
  if (level >= CpuLevel::avx512) return tiny_run_avx512(words);
  if (level >= CpuLevel::avx2) return tiny_run_avx2(words);
#endif
  static_cast<void>(level);
  return tiny_run_portable(words);
}

class TinyKernel final : public Kernel {
 public:
  TinyKernel(const Code& code, const Split& split, unsigned words, CpuLevel level, Budget& budget)
      : moves_(code), split_(split), run_(run_for(words, level)), budget_(&budget) {
    for (const auto& move : moves_.breaks) breaks_.push_back({move.taken, move.unequal});
    first_ = moves_.breaks.front().taken;
    game_.breaks = breaks_.data();
    game_.break_count = breaks_.size();
    game_.takes = moves_.takes.data();
    game_.take_count = moves_.takes.size();
    game_.span = moves_.breaks.back().taken - first_;
    sets_.assign(words * (game_.span + 8), 0);
    game_.sets = sets_.data();
    for (std::uint64_t parity = 0; parity < 2; ++parity) {
      for (std::uint32_t v = 0; v < 64 * words; ++v) {
        const bool settled = split_.settles(parity + first_, v);
        game_.settled[parity][v / 64] |= std::uint64_t{settled ? 1u : 0u} << (v % 64);
      }
      for (const auto& move : moves_.breaks) {
        if (!move.unequal && (parity + move.taken) % 2 == 0) game_.halves[parity] = 1;
      }
    }
    game_.unequal =
        std::any_of(breaks_.begin(), breaks_.end(), [](const auto& move) { return move.unequal; });
  }

  std::string_view name() const override { return "sparse space, sets of small values"; }

  bool extend(NimValues& values, std::size_t size) override {
    SUMMAND_CHECK(values.width() == 1);
    if (met_ == 0) meet_all(values);
    SUMMAND_CHECK(met_ == values.size());
    while (values.size() < size) {
      budget_->ask();
      const std::size_t from = values.size(), count = std::min(kTinyChunk, size - from);
      std::uint8_t* g = values.byte_room(count) - from;
      TinyEnd end{};
      const std::size_t reached = run_(game_, g, from, from + count, &end);
      values.append(reached - from);
      met_ = reached;
      if (end == TinyEnd::too_large) return false;
      if (end == TinyEnd::new_rare) meet_rare(reached - 1, g[reached - 1]);
    }
    return true;
  }

 private:
  struct Left {
    std::vector<std::size_t> heap;
    std::vector<std::uint64_t> value;
    void push_back(std::size_t h, std::uint64_t v) {
      heap.push_back(h);
      value.push_back(v);
    }
    TinyGame::Left view() const { return {heap.data(), value.data(), heap.size()}; }
  };

  void meet_all(const NimValues& values) {
    const std::uint8_t* g = values.bytes();
    const std::uint32_t near = tiny_near(first_), far = kReach - first_ + 1;
    std::size_t witnesses = 0;
    bool is_rare[2][256];
    for (std::uint32_t v = 0; v < 512; ++v)
      is_rare[v / 256][v % 256] = split_.rare(v / 256, v % 256);
    for (std::size_t heap = 1; heap < values.size(); ++heap) {
      const bool rare = is_rare[heap % 2][g[heap]];
      if (rare) rare_.push_back(heap);
      if (heap < near) {
        if (rare) near_.push_back(heap, g[heap]);
      } else if (heap < far) {
        if (rare || witnesses++ < kTinyWitnesses) middle_.push_back(heap, g[heap]);
      } else if (rare) {
        far_.push_back(heap, g[heap]);
      }
    }
    met_ = values.size();
    set_views();
    fill_sets(g);
  }
  void meet_rare(std::size_t heap, std::uint8_t value) {
    rare_.push_back(heap);
    far_.push_back(heap, value);
    set_views();
  }
  void set_views() {
    game_.near = near_.view();
    game_.middle = middle_.view();
    game_.far = far_.view();
    game_.rare = rare_.data();
    game_.rare_count = rare_.size();
  }

  // The sets of the totals that the next heap needs, except the first, which is new.
  void fill_sets(const std::uint8_t* g) {
    const std::size_t plane = game_.span + 8;
    std::fill(sets_.begin(), sets_.end(), std::uint64_t{0});
    for (std::size_t i = 0; i < game_.span; ++i) {
      const std::size_t total = met_ - first_ - game_.span + i;
      const auto add = [&](std::size_t heap) {
        if (heap >= total || 2 * heap == total) return;
        const unsigned sum = g[heap] ^ g[total - heap];
        sets_[sum / 64 * plane + i] |= std::uint64_t{1} << (sum % 64);
      };
      for (const std::size_t heap : rare_) add(heap);
      for (const std::size_t heap : middle_.heap) add(heap);
    }
  }

  FiniteMoves moves_;
  Split split_;
  TinyRun run_;
  Budget* budget_;
  std::uint32_t first_ = 0;  // the least number that is taken when the rest is split

  std::size_t met_ = 0;
  TinyGame game_{};
  std::vector<TinyGame::Break> breaks_;
  Left near_, middle_, far_;
  std::vector<std::size_t> rare_;
  std::vector<std::uint64_t> sets_;
};

}  // namespace

bool suits_tiny_kernel(const Code& code, std::size_t size) {
  const FiniteMoves moves(code);
  if (moves.breaks.empty() || moves.breaks.front().taken > kReach / 2) return false;
  const std::size_t span = moves.breaks.back().taken - moves.breaks.front().taken;
  return span <= kMostSpan && size >= moves.most_taken() + 4 * kReach;
}

std::unique_ptr<Kernel> new_tiny_kernel(const Code& code, const Split& split, unsigned words,
                                        CpuLevel level, Budget& budget) {
  return std::make_unique<TinyKernel>(code, split, words, level, budget);
}

}  // namespace summand::heaps
