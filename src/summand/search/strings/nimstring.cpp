#include "summand/search/strings/nimstring.hpp"

#include <fmt/core.h>
#include <optional>

#include "summand/search/strings/nimbers.hpp"

namespace summand::strings {

bool is_loony(const AnyLayout& layout, StringSet strings) {
  return std::visit(
      [&](const auto& its) { return settled(its, with_twins_in_order(its, strings)).give > 0; },
      layout);
}

class NimstringValues::Its {
 public:
  virtual ~Its() = default;
  virtual NimstringValue of(StringSet strings) = 0;
};

// Nimbers are remembered for subsets of the strings of the start, if these fit into a key. Each
// larger position has nimbers of its own.
template <class Layout>
class NimstringValues::On final : public Its {
 public:
  On(const Layout& layout, StringSet strings, const Budget& budget)
      : layout_(layout), budget_(budget), all_(strings) {}

  NimstringValue of(StringSet strings) override {
    const Settled taken = settled(layout_, with_twins_in_order(layout_, strings));
    return {taken.give > 0, nimber_of(taken.rest)};
  }

 private:
  // What a search needs for the subsets of some strings.
  struct Search {
    Search(const Layout& layout, StringSet its_strings, int its_coins, Budget& budget)
        : strings(its_strings),
          coins(its_coins),
          endings(budget, coins, layout.loops()),
          packing(strings, layout.symmetries(), Packing::kMostBits),
          nimbers(layout, endings, packing, budget) {}

    StringSet strings;
    int coins;
    Endings endings;
    Packing packing;
    Nimbers<Layout> nimbers;
  };

  // Of a position without coins that can be taken.
  unsigned nimber_of(StringSet rest) {
    const Valences left = layout_.valences(rest);
    const int coins = count(left.two | left.joints());
    const StringSet joined = without_pieces(layout_, rest);
    if (!search_ || coins > search_->coins || !joined.without(search_->strings).empty()) {
      begin(joined, coins);
    }
    return search_->nimbers.of(quiet_of(layout_, search_->endings, rest));
  }

  void begin(StringSet strings, int coins) {
    search_.reset();
    if (coins > kMostCoins) {
      reach_limit(Limit::size, fmt::format("a nimber of more than {} coins", kMostCoins));
    }
    // All positions of the start have their place, unless it is too large.
    const auto bits = static_cast<int>(Packing::kMostBits);
    if (all_.size() <= bits && count(layout_.coins()) <= kMostCoins) {
      strings = all_;
      coins = count(layout_.coins());
    }
    if (strings.size() > bits) {
      reach_limit(Limit::size, fmt::format("a nimber of more than {} strings", bits));
    }
    search_.emplace(layout_, strings, coins, budget_);
  }

  const Layout& layout_;
  Budget budget_;
  StringSet all_;
  std::optional<Search> search_;
};

NimstringValues::NimstringValues(const AnyLayout& layout, StringSet strings, const Budget& budget)
    : its_(std::visit(
          [&]<class Layout>(const Layout& its) -> std::unique_ptr<Its> {
            return std::make_unique<On<Layout>>(its, strings, budget);
          },
          layout)) {}
NimstringValues::NimstringValues(NimstringValues&&) noexcept = default;
NimstringValues::~NimstringValues() = default;

NimstringValue NimstringValues::of(StringSet strings) { return its_->of(strings); }

}  // namespace summand::strings
