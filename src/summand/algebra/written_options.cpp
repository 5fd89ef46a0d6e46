#include "summand/algebra/written_options.hpp"

#include <fmt/core.h>
#include <optional>
#include <utility>

#include "summand/base/check.hpp"

namespace summand {

namespace {

class WrittenOptions {
 public:
  explicit WrittenOptions(std::size_t most) : most_(most) {}

  std::vector<Game> of(const Game& game, Player player) {
    // Ordinal sums in the base or the top of each other.
    constexpr int kMostNested = 1000;
    if (nested_ == kMostNested) {
      reach_limit(Limit::size, fmt::format("ordinal sums nested {} times", kMostNested));
    }
    ++nested_;
    std::vector<Game> out;
    const std::vector<Summand> summands = game.summands();
    for (std::size_t i = 0; i < summands.size(); ++i) {
      const auto& [copies, term] = summands[i];
      const bool positive = copies.sign() > 0;
      const std::vector<Game> options = of_term(term, positive ? player : opponent(player));
      if (options.empty()) continue;
      const std::optional<Game> rest = without_one(summands, i);
      for (const Game& option : options) {
        out.push_back(positive ? plus(rest, option) : minus(rest, option));
      }
      check_size(out.size());
    }
    --nested_;
    return out;
  }

 private:
  // Nothing is 0.
  static Game plus(const std::optional<Game>& sum, const Game& g) { return sum ? *sum + g : g; }
  static Game minus(const std::optional<Game>& sum, const Game& g) { return sum ? *sum - g : -g; }

  // The sum without one copy of a term, or nullopt if nothing is left.
  static std::optional<Game> without_one(const std::vector<Summand>& summands, std::size_t i) {
    std::optional<Game> out;
    for (std::size_t k = 0; k < summands.size(); ++k) {
      Dyadic count = summands[k].copies;
      if (k == i) count = count - Dyadic(count.sign());
      if (count.sign() == 0) continue;
      const Game& term = summands[k].game;
      const Game copies = count.abs() == 1 ? term : term.copies(count.abs());
      out = count.sign() > 0 ? plus(out, copies) : minus(out, copies);
    }
    return out;
  }

  std::vector<Game> of_term(const Game& term, Player player) {
    const auto& workspace = term.shared_workspace();
    std::vector<Game> out;
    switch (term.kind()) {
      case Game::Kind::value: {
        const Value value = term.construction()->value();
        check_size(term.store().option_count(value, player));
        for (const Value option : term.store().options(value, player)) {
          out.emplace_back(workspace, option);
        }
        return out;
      }
      case Game::Kind::position:
        check_size(term.position()->move_count(player));
        for (AnyMove& move : term.position()->moves(player)) {
          out.emplace_back(workspace, std::move(move.after));
        }
        return out;
      case Game::Kind::braces: {
        const auto options =
            player == Player::left ? term.construction()->left() : term.construction()->right();
        for (const SharedConstruction& option : options) out.emplace_back(workspace, option);
        return out;
      }
      case Game::Kind::ordinal_sum: {
        const Game base(workspace, term.construction()->first());
        const Game top(workspace, term.construction()->second());
        out = of(base, player);
        for (const Game& option : of(top, player)) out.push_back(base.ordinal_sum(option));
        return out;
      }
      case Game::Kind::negative:
      case Game::Kind::sum:
      case Game::Kind::copies:
        break;
    }
    SUMMAND_CHECK(false);  // no term is a sum
    return out;
  }

  void check_size(std::uint64_t size) const {
    if (size > most_) reach_limit(Limit::size, fmt::format("more than {} moves", most_));
  }

  std::size_t most_;
  int nested_ = 0;
};

}  // namespace

std::vector<Game> written_options(const Game& game, Player player, std::size_t most) {
  return WrittenOptions(most).of(game, player);
}

}  // namespace summand
