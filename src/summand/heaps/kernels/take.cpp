#include "summand/heaps/kernels/take.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "summand/heaps/kernels/finite_moves.hpp"
#include "summand/heaps/kernels/write_values.hpp"

namespace summand::heaps {

namespace {

constexpr std::size_t kTakeChunk = 1024;  // heaps between two checks of the budget

// The options are bits of one word if a heap has at most 64 of them, otherwise of as many words as
// needed. One word is enough for 64 options: if one of them is above 63, then a smaller number is
// missing.
class TakeKernel final : public Kernel {
 public:
  TakeKernel(const Code& code, Budget& budget) : moves_(code), budget_(&budget) {
    SUMMAND_CHECK(moves_.breaks.empty());
    options_.resize((moves_.takes.size() + 1) / 64 + 1);
    one_word_ = moves_.takes.size() <= 64;
    chunk_ = std::max<std::size_t>(1, kTakeChunk / (1 + moves_.takes.size() / 64));
  }

  std::string_view name() const override { return "bits of the options"; }

  bool extend(NimValues& values, std::size_t size) override {
    // The mex of k options is at most k. Taking the whole heap is one more option.
    const std::size_t most = moves_.takes.size() + 1;
    values.widen(most <= 0xff ? 1 : most <= 0xffff ? 2 : 4);
    while (values.size() < size) {
      budget_->ask();
      const std::size_t count = std::min(chunk_, size - values.size());
      write_values(values, count, [&](auto* g, std::size_t from, std::size_t to) {
        const std::size_t easy = std::clamp<std::size_t>(moves_.most_taken() + 1, from, to);
        for (std::size_t n = from; n < easy; ++n) store(g, n, early_mex(g, n));
        if (one_word_) {
          for (std::size_t n = easy; n < to; ++n) store(g, n, mex_of_one_word(g, n));
        } else {
          for (std::size_t n = easy; n < to; ++n) store(g, n, mex(g, n));
        }
        return to;
      });
    }
    return true;
  }

 private:
  template <class T>
  static void store(T* g, std::size_t n, std::uint32_t value) {
    g[n] = static_cast<T>(value);
  }

  static std::uint64_t bit(std::uint64_t value) {
    return std::uint64_t{value < 64 ? 1u : 0u} << (value & 63);
  }
  template <class T>
  std::uint32_t mex_of_one_word(const T* g, std::size_t n) const {
    std::uint64_t even = 0, odd = 0;  // two independent chains, which run in parallel
    const std::uint32_t* taken = moves_.takes.data();
    const std::size_t count = moves_.takes.size();
    for (std::size_t i = 0; i + 1 < count; i += 2) {
      even |= bit(g[n - taken[i]]);
      odd |= bit(g[n - taken[i + 1]]);
    }
    if (count % 2 == 1) even |= bit(g[n - taken[count - 1]]);
    return static_cast<std::uint32_t>(std::countr_one(even | odd));
  }

  template <class T>
  std::uint32_t mex(const T* g, std::size_t n) {
    std::fill(options_.begin(), options_.end(), std::uint64_t{0});
    for (const std::uint32_t taken : moves_.takes) mark(g[n - taken]);
    return first_free();
  }

  // For heaps so small that some moves take the whole heap or are impossible.
  template <class T>
  std::uint32_t early_mex(const T* g, std::size_t n) {
    std::fill(options_.begin(), options_.end(), std::uint64_t{0});
    for (const std::uint32_t taken : moves_.takes) {
      if (taken < n) mark(g[n - taken]);
    }
    if (moves_.takes_whole(n)) mark(0);
    return first_free();
  }

  void mark(std::uint32_t value) { options_[value / 64] |= std::uint64_t{1} << (value % 64); }
  std::uint32_t first_free() const {
    std::uint32_t word = 0;
    while (options_[word] == ~std::uint64_t{0}) ++word;
    return 64 * word + static_cast<std::uint32_t>(std::countr_one(options_[word]));
  }

  FiniteMoves moves_;
  Budget* budget_;
  std::vector<std::uint64_t> options_;
  bool one_word_;
  std::size_t chunk_;
};

}  // namespace

std::unique_ptr<Kernel> new_take_kernel(const Code& code, Budget& budget) {
  return std::make_unique<TakeKernel>(code, budget);
}

}  // namespace summand::heaps
