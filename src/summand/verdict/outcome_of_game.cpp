#include "summand/verdict/outcome_of_game.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <fmt/format.h>
#include <optional>

#include "summand/algebra/loopy_value.hpp"
#include "summand/base/reserve.hpp"
#include "summand/verdict/retrograde_of_game.hpp"
#include "summand/verdict/way.hpp"
#include "summand/verdict/winner_search.hpp"

namespace summand {

namespace {

// The search gets twice the time of the values, because it also finishes for values out of reach.
constexpr std::chrono::milliseconds kFirstShare(50);
constexpr int kSearchShares = 2;

constexpr std::size_t kMostTableBytes = std::size_t{1} << 26,
                      kLeastTableBytes = std::size_t{1} << 16;

// The size of the table of sums: at most an eighth of the free memory.
std::size_t table_bytes(const Budget& budget) {
  std::size_t out = kMostTableBytes;
  while (out > kLeastTableBytes && !budget.allows(8 * out)) out /= 2;
  return out;
}

Attempt<Outcome> outcome_of(const Prospect& left, const Prospect& right) {
  if (left.fate == Fate::draw || right.fate == Fate::draw) {
    const bool both = left.fate == right.fate;
    return failure(
        Error{both ? "nobody wins: play goes on for ever"
                   : fmt::format("there is no outcome: play goes on for ever if {} starts",
                                 left.fate == Fate::draw ? "Left" : "Right")});
  }
  if (left.fate == right.fate) return left.fate == Fate::win ? Outcome::next : Outcome::previous;
  return left.fate == Fate::win ? Outcome::left : Outcome::right;
}

std::optional<Outcome> by_theorem(const Game& game) {
  const AnyPosition* position = game.position();
  if (position == nullptr || game.evaluators().by() == By::search) return std::nullopt;
  const auto known = position->outcome_by_theorem(game.evaluators());
  return known ? std::optional(known->outcome) : std::nullopt;
}

}  // namespace

Attempt<Outcome> outcome_of(const Game& game, const std::function<Result<Outcome>()>& by_values) {
  SUMMAND_TRY(known,
              within_limits([&]() -> Attempt<std::optional<Outcome>> { return by_theorem(game); }));
  if (known) return *known;
  SUMMAND_TRY(loopy, within_limits([&]() -> Attempt<bool> { return is_loopy(game); }));
  if (loopy) {
    SUMMAND_TRY(winners, winners_by_retrograde(game));
    return outcome_of(winners.left, winners.right);
  }
  const Budget& budget = game.store().budget();
  const std::size_t table = table_bytes(budget);
  Way<Outcome> values, search;
  std::optional<WinnerSearch> searcher;
  const auto by_search = [&]() -> Attempt<Outcome> {
    if (!searcher) {
      SUMMAND_TRY(made, WinnerSearch::of(game, {.table_bytes = table, .names_moves = false}));
      searcher.emplace(std::move(made));
    }
    if (auto done = searcher->go_on(); !done) return std::unexpected(std::move(done).error());
    return outcome_of(searcher->prospect(Player::left), searcher->prospect(Player::right));
  };
  for (TimeShare::Clock::duration share = kFirstShare; values.is_open() || search.is_open();
       share *= 2) {
    if (values.is_open()) {
      const Reserve for_search(budget, searcher ? 0 : 2 * table);
      if (const auto out = values.turn(share, by_values)) return *out;
      if (values.was_interrupted()) break;
    }
    if (search.is_open()) {
      if (const auto out = search.turn(kSearchShares * share, by_search)) return *out;
      if (search.was_interrupted()) return std::unexpected(search.why_closed());
    }
  }
  return std::unexpected(values.why_closed());
}

namespace {

class OutcomesOfGames final : public OutcomeOracle {
 public:
  Attempt<Outcome> outcome(const Game& game,
                           const std::function<Result<Outcome>()>& by_values) const override {
    return outcome_of(game, by_values);
  }
};

}  // namespace

std::shared_ptr<const OutcomeOracle> outcome_oracle() {
  return std::make_shared<OutcomesOfGames>();
}

}  // namespace summand
