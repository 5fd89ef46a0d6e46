#include "summand/heaps/kernels/tiny_core.hpp"

namespace summand::heaps {

namespace {

struct Machine {
  struct History {
    History(const std::uint8_t*, std::size_t) {}
    void push(std::uint64_t) {}
  };

  template <unsigned kWords>
  static void pair_sets(const TinyGame& game, std::size_t far_count, const std::uint8_t* g,
                        std::size_t total, const History&, std::uint64_t* sets, std::size_t plane) {
    std::uint64_t set[kWords][8] = {};
    const auto pair_all = [&](const TinyGame::Left& left, std::size_t count) {
      for (std::size_t k = 0; k < count; ++k) {
        const std::uint8_t* partner = g + total - left.heap[k];
        const auto value = static_cast<unsigned>(left.value[k]);
        for (unsigned j = 0; j < 8; ++j) {
          const unsigned sum = partner[j] ^ value;
          const std::uint64_t bit = std::uint64_t{1} << (sum & 63);
          if constexpr (kWords == 1) {
            set[0][j] |= bit;
          } else {
            set[sum >> 6 & (kWords - 1)][j] |= bit;
          }
        }
      }
    };
    pair_all(game.far, far_count);
    pair_all(game.middle, game.middle.count);
    for (unsigned w = 0; w < kWords; ++w) {
      for (unsigned j = 0; j < 8; ++j) sets[w * plane + j] = set[w][j];
    }
  }

  // Removes from `missing` the values that pairs of heaps have as nim-sum. Returns true as soon as
  // none is left.
  template <unsigned kWords>
  static bool find_witnesses(const std::uint8_t* g, std::size_t total, bool unequal,
                             std::uint64_t* missing) {
    const std::size_t end = unequal ? (total + 1) / 2 : total / 2 + 1;
    for (std::size_t heap = 1; heap < end;) {
      const std::size_t stop = heap + 16 < end ? heap + 16 : end;
      for (; heap < stop; ++heap) {
        const auto sum = static_cast<unsigned>(g[heap] ^ g[total - heap]);
        if (sum < 64 * kWords) missing[sum >> 6] &= ~(std::uint64_t{1} << (sum & 63));
      }
      std::uint64_t any = 0;
      for (unsigned w = 0; w < kWords; ++w) any |= missing[w];
      if (any == 0) return true;
    }
    return false;
  }
};

}  // namespace

TinyRun tiny_run_portable(unsigned words) { return tiny_run_of<Machine>(words); }

}  // namespace summand::heaps
