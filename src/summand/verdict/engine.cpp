#include "summand/verdict/engine.hpp"

#include <chrono>
#include <cstddef>
#include <fmt/core.h>
#include <utility>
#include <vector>

#include "summand/algebra/loopy_value.hpp"
#include "summand/algebra/switch_sum.hpp"
#include "summand/base/reserve.hpp"
#include "summand/ruleset/ruleset.hpp"
#include "summand/theory/verdicts.hpp"
#include "summand/verdict/entailing_winners.hpp"
#include "summand/verdict/means_in_order.hpp"
#include "summand/verdict/misere_winners.hpp"
#include "summand/verdict/retrograde_of_game.hpp"
#include "summand/verdict/way.hpp"

namespace summand {

namespace {

// The search gets twice the time of the values, because it also finishes for values out of reach.
constexpr std::chrono::milliseconds kFirstShare(50);
constexpr int kSearchShares = 2;
// Values of that many summands are listed for theorems about sums.
constexpr std::size_t kMostListed = 10'000;

// The position, if the game is a single one or the negative of one.
std::optional<AnyPosition> lone_position(const Game& game) {
  if (const AnyPosition* position = game.position()) return *position;
  if (game.kind() != Game::Kind::negative) return std::nullopt;
  const std::vector<Summand> summands = game.summands();
  if (summands.size() != 1 || summands[0].copies != 1) return std::nullopt;
  const AnyPosition* position = summands[0].game.position();
  return position != nullptr ? std::optional(*position) : std::nullopt;
}

// The values of the summands, where n copies are n values. nullopt if they are too many to list.
std::optional<std::vector<Value>> values_of(const Game& game) {
  std::vector<Value> out;
  ValueStore& store = game.store();
  for (const Summand& summand : game.summands()) {
    const Value value = summand.game.value();
    if (store.as_number_up_star(value)) {
      out.push_back(store.multiple(summand.copies, value));
      continue;
    }
    const auto count = summand.copies.abs().to_int64();
    if (!count || *count > static_cast<std::int64_t>(kMostListed - out.size())) {
      return std::nullopt;
    }
    out.insert(out.end(), static_cast<std::size_t>(*count),
               summand.copies.sign() < 0 ? store.negative(value) : value);
    if (out.size() == kMostListed) return std::nullopt;
  }
  return out;
}

}  // namespace

Attempt<std::optional<Winners>> Engine::by_theorem() {
  return within_limits([&]() -> Attempt<std::optional<Winners>> {
    Evaluators& evaluators = game_.evaluators();
    if (evaluators.by() == By::search) return std::nullopt;
    const std::optional<AnyPosition> position = lone_position(game_);
    const auto known = position ? position->outcome_by_theorem(evaluators) : std::nullopt;
    if (!known) return std::nullopt;
    Winners out = winners_of(known->outcome, Means::theorem);
    out.found = fmt::format("theorem: {}", known->theorem);
    for (const Player first : {Player::left, Player::right}) {
      if (!question_.names_moves) break;
      if (const auto advice = position->advice(first)) {
        out.prospect(first).winning.push_back({0, advice->move.name, advice->reason});
      }
    }
    return out;
  });
}

// Sums of switches, and of numbers, ups, stars and tinies, have formulas, so no value of the sum is
// made.
Winners Engine::by_value() {
  ValueStore& store = game_.store();
  if (game_.summands().size() > 1) {
    if (const auto switches = switch_sum_of(game_)) {
      return winners_of(outcome(*switches), Means::values);
    }
    if (const auto values = values_of(game_)) {
      const auto verdict = verdict_by_names(store, *values);
      if (verdict && verdict->outcome()) return winners_of(*verdict->outcome(), Means::values);
    }
  }
  return winners_of(game_.outcome(), Means::values);
}

Attempt<Winners> Engine::by_search() {
  if (!search_) {
    SUMMAND_TRY(made, WinnerSearch::of(game_, question_));
    search_.emplace(std::move(made));
  }
  return search_->winners();
}

Attempt<Winners> Engine::in_misere() { return winners_in_misere(game_, question_); }

Attempt<bool> Engine::needs_retrograde() {
  return within_limits([&]() -> Attempt<bool> { return is_loopy(game_); });
}

Attempt<Winners> Engine::by_retrograde() {
  const bool only_who = !question_.names_moves && !question_.distances;
  return only_who ? winners_of_loopy_values(game_) : winners_of_loopy(game_);
}

Attempt<Winners> Engine::without_value() {
  SUMMAND_TRY(entailing, of_entailing());
  if (entailing) return *std::move(entailing);
  SUMMAND_TRY(known, by_theorem());
  if (known) return *std::move(known);
  return by_search();
}

Attempt<Winners> Engine::by_values_and_search() {
  std::optional<OwnSearch> own;
  if (const auto position = lone_position(game_);
      position && game_.evaluators().by() != By::search) {
    own = position->own_search(game_.store());
  }
  const auto by_own_search = [&]() -> Attempt<Winners> {
    return winners_of(own->outcome(), Means::search);
  };
  if (own && !own->may_split) return within_limits(by_own_search);
  const auto by_values = [&]() -> Attempt<Winners> { return by_value(); };
  if (!game_.has_positions()) return within_limits(by_values);
  const Budget& budget = game_.store().budget();
  const std::size_t table = table_bytes(budget, question_.search);
  question_.search.table_bytes = table;
  Way<Winners> play, values, search;
  const auto is_open = [&] {
    return values.is_open() || search.is_open() || (own && play.is_open());
  };
  for (TimeShare::Clock::duration share = kFirstShare; is_open(); share *= 2) {
    if (own && play.is_open()) {
      if (auto out = play.turn(share, by_own_search)) return *std::move(out);
      if (play.was_interrupted()) return std::unexpected(play.why_closed());
    }
    if (values.is_open()) {
      const Reserve for_search(budget, search_ ? 0 : 2 * table);
      if (auto out = values.turn(share, by_values)) return *std::move(out);
      if (values.was_interrupted()) break;
    }
    if (search.is_open()) {
      if (auto out = search.turn(kSearchShares * share, [&] { return by_search(); })) {
        return *std::move(out);
      }
      if (search.was_interrupted()) return std::unexpected(search.why_closed());
    }
  }
  return std::unexpected(values.why_closed());
}

Attempt<std::optional<Winners>> Engine::of_entailing() {
  if (!game_.has_loops() || question_.convention == Convention::misere) return std::nullopt;
  return winners_of_entailing(game_, question_);
}

Attempt<Winners> Engine::winners() {
  SUMMAND_TRY(entailing, of_entailing());
  if (entailing) return *std::move(entailing);
  SUMMAND_TRY(out, by_means_in_order(*this, question_));
  out.asked = question_.first;
  return out;
}

}  // namespace summand
