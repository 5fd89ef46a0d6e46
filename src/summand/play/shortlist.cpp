#include "summand/play/shortlist.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <numeric>
#include <optional>

#include "summand/ruleset/moves_to_nimbers.hpp"
#include "summand/value/print.hpp"

namespace summand {

namespace {

class Lister {
 public:
  Lister(const SumInPlay& sum, Player player) : sum_(sum), player_(player) {}

  // The terms with fewest moves come first, so that there is room for them.
  Attempt<std::vector<SumMoveByName>> list() {
    std::vector<std::size_t> terms(sum_.terms().size());
    std::iota(terms.begin(), terms.end(), std::size_t{0});
    const auto count = [&](std::size_t term) { return sum_.move_count(term, player_); };
    std::ranges::stable_sort(terms, {}, count);
    for (const std::size_t term : terms) {
      if (count(term) <= SumInPlay::kMostMoves - std::min(SumInPlay::kMostMoves, out_.size())) {
        sum_.add_moves(term, player_, out_);
      } else if (!add_some(term)) {
        return failure(
            Error{fmt::format("more than {} moves, too many to list", SumInPlay::kMostMoves)});
      }
    }
    std::ranges::stable_sort(out_, {}, &SumMoveByName::term);
    return std::move(out_);
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

  bool add_some(std::size_t i) {
    const Term& term = sum_.terms()[i];
    const std::vector<std::uint64_t> wanted = wanted_beside(i);
    if (term.value() != nullptr) return add_options(i, *term.value(), wanted);
    auto moves = moves_to_nimbers(*term.position(), evaluators(), wanted);
    if (!moves || moves->empty()) return add_advised(i);
    for (AnyMove& move : *moves) add_move(i, std::move(move));
    return true;
  }
  void add_move(std::size_t i, AnyMove move) {
    out_.push_back({i, std::move(move.name), Term(std::move(move.after), sum_.terms()[i].negated)});
  }

  bool add_advised(std::size_t i) {
    const Term& term = sum_.terms()[i];
    if (sum_.terms().size() > 1 || term.negated) return false;
    auto advice = term.position()->advice(player_);
    if (advice) add_move(i, std::move(advice->move));
    return advice.has_value();
  }

  bool add_options(std::size_t i, Value value, const std::vector<std::uint64_t>& wanted) {
    const auto own = store().as_nimber(value);
    if (!own) return false;
    const auto add = [&](std::uint64_t nimber) {
      const Value option = store().nimber(nimber);
      out_.push_back({i, print(store(), option), Term(option)});
    };
    for (std::uint64_t nimber = 0; nimber < std::min(*own, kMostNimbers); ++nimber) add(nimber);
    for (const std::uint64_t nimber : wanted) {
      if (nimber >= kMostNimbers && nimber < *own) add(nimber);
    }
    return true;
  }

  const SumInPlay& sum_;
  Player player_;
  std::vector<SumMoveByName> out_;
};

}  // namespace

Attempt<std::vector<SumMoveByName>> shortlist(const SumInPlay& sum, Player player) {
  return within_limits([&] { return Lister(sum, player).list(); });
}

}  // namespace summand
