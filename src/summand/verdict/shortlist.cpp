#include "summand/verdict/shortlist.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <iterator>
#include <optional>
#include <utility>

#include "summand/ruleset/moves_to_nimbers.hpp"
#include "summand/value/print.hpp"

namespace summand {

namespace {

constexpr std::uint64_t kAbout = 1000;  // moves listed for a game that cannot choose them

class Lister {
 public:
  Lister(const SumInPlay& sum, Player player)
      : sum_(sum), player_(player), moves_(sum.terms().size()) {}

  // Terms with fewest moves are first, so that there is room for them.
  std::vector<TermMove> list() {
    std::vector<std::pair<std::uint64_t, std::size_t>> terms;
    for (std::size_t i = 0; i < sum_.terms().size(); ++i) {
      terms.emplace_back(sum_.move_count(i, player_), i);
    }
    std::ranges::sort(terms);
    std::uint64_t listed = 0;
    for (const auto& [count, term] : terms) {
      if (count <= SumInPlay::kMostMoves - std::min<std::uint64_t>(SumInPlay::kMostMoves, listed)) {
        sum_.add_moves(term, player_, moves_[term]);
      } else {
        add_some(term);
      }
      listed += moves_[term].size();
    }
    std::vector<TermMove> out;
    for (std::vector<TermMove>& its : moves_) std::ranges::move(its, std::back_inserter(out));
    if (out.empty() && sum_.has_moves(player_)) {
      reach_limit(Limit::size,
                  fmt::format("more than {} moves, too many to list", SumInPlay::kMostMoves));
    }
    return out;
  }

 private:
  ValueStore& store() { return sum_.store(); }
  Evaluators& evaluators() { return sum_.workspace()->evaluators; }

  std::optional<Value> value(const Term& term) {
    if (term.value() != nullptr) return *term.value();
    const auto value = term.position()->value_by_theorem(evaluators());
    return value && term.negated ? store().negative(*value) : value;
  }

  std::vector<std::uint64_t> wanted_beside(std::size_t term) {
    Value rest = store().zero();
    for (std::size_t i = 0; i < sum_.terms().size(); ++i) {
      if (i == term) continue;
      const auto other = value(sum_.terms()[i]);
      if (!other) return {};
      rest = store().sum(rest, *other);
    }
    return nimbers_wanted_beside(store(), rest);
  }

  void add_some(std::size_t i) {
    const Term& term = sum_.terms()[i];
    // If this takes too long, the player may still make the moves that are listed.
    const auto wanted =
        within_limits([&]() -> Attempt<std::vector<std::uint64_t>> { return wanted_beside(i); });
    const std::vector<std::uint64_t> others = wanted.value_or(std::vector<std::uint64_t>());
    if (term.value() != nullptr) return add_options(i, *term.value(), others);
    auto moves = within_limits([&]() -> Attempt<std::optional<std::vector<AnyMove>>> {
      return moves_to_nimbers(*term.position(), evaluators(), others);
    });
    if (!moves || !*moves || (*moves)->empty()) return add_any(i);
    for (AnyMove& move : **moves) add_move(i, std::move(move));
  }
  void add_move(std::size_t i, AnyMove move) {
    moves_[i].push_back(
        {i, std::move(move.name), Term(std::move(move.after), sum_.terms()[i].negated)});
  }

  // Adds the game's advice, if it is the only term, and other moves from all parts of the list.
  void add_any(std::size_t i) {
    const Term& term = sum_.terms()[i];
    const Player mover = term.negated ? opponent(player_) : player_;
    if (const AnyPosition* alone = sum_.lone_position()) add_known(i, *alone);
    const std::uint64_t count = sum_.move_count(i, player_);
    if (count > SumInPlay::kMostNamed) return;
    for (AnyMove& move : term.position()->some_moves(mover, count / kAbout + 1)) {
      add_move(i, std::move(move));
    }
  }

  // Adds the move by which the game knows, or conjectures, that the player wins.
  void add_known(std::size_t i, const AnyPosition& alone) {
    auto move = within_limits([&]() -> Attempt<std::optional<AnyMove>> {
      if (auto advice = alone.advice(player_)) return std::move(advice->move);
      if (auto conjecture = alone.conjecture(player_)) return std::move(conjecture->winning);
      return std::nullopt;
    });
    if (move && *move) add_move(i, std::move(**move));
  }

  void add_options(std::size_t i, Value value, const std::vector<std::uint64_t>& wanted) {
    const auto own = store().as_nimber(value);
    if (!own) return;
    for (const std::uint64_t nimber : nimbers_below(*own, wanted)) {
      const Value option = store().nimber(nimber);
      moves_[i].push_back({i, print(store(), option), Term(option)});
    }
  }

  const SumInPlay& sum_;
  Player player_;
  std::vector<std::vector<TermMove>> moves_;  // for each term
};

}  // namespace

Attempt<std::vector<TermMove>> shortlist(const SumInPlay& sum, Player player) {
  return within_limits(
      [&]() -> Attempt<std::vector<TermMove>> { return Lister(sum, player).list(); });
}

}  // namespace summand
