#include "summand/play/shortlist.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <optional>

#include "summand/value/print.hpp"

namespace summand {

namespace {

constexpr std::size_t kMostToANimber = 4;  // moves of a heap to the same nimber

class Lister {
 public:
  Lister(const SumInPlay& sum, Player player) : sum_(sum), player_(player) {}

  Attempt<std::vector<SumMoveByName>> list() {
    for (std::size_t i = 0; i < sum_.terms().size(); ++i) {
      const std::uint64_t count = sum_.move_count(i, player_);
      if (count <= SumInPlay::kMostMoves - std::min(SumInPlay::kMostMoves, out_.size())) {
        sum_.add_moves(i, player_, out_);
      } else if (!add_some(i)) {
        return failure(
            Error{fmt::format("more than {} moves, too many to list", SumInPlay::kMostMoves)});
      }
    }
    return std::move(out_);
  }

 private:
  // By a theorem alone, not by search.
  std::optional<std::uint64_t> nimber(const Term& term) {
    ValueStore& store = sum_.store();
    if (term.value() != nullptr) return store.as_nimber(*term.value());
    if (!term.position()->impartial()) return std::nullopt;
    const auto value = term.position()->value_by_theorem(sum_.workspace()->evaluators);
    return value ? store.as_nimber(*value) : std::nullopt;
  }

  // What the other terms are worth together.
  std::optional<std::uint64_t> nimber_beside(std::size_t term) {
    std::uint64_t out = 0;
    for (std::size_t i = 0; i < sum_.terms().size(); ++i) {
      if (i == term) continue;
      const auto other = nimber(sum_.terms()[i]);
      if (!other) return std::nullopt;
      out ^= *other;
    }
    return out;
  }

  bool add_some(std::size_t i) {
    const auto own = nimber(sum_.terms()[i]);
    if (!own) return false;
    for (std::uint64_t to = 0; to < std::min(*own, kMostNimbers); ++to) {
      if (!add_moves_to(i, to)) return false;
    }
    const auto beside = nimber_beside(i);
    if (beside && *beside >= kMostNimbers && *beside < *own) return add_moves_to(i, *beside);
    return *own > 0 || add_any(i);
  }

  // Of a game worth 0, so that who cannot do anything else still has a move.
  bool add_any(std::size_t i) {
    const std::size_t before = out_.size();
    for (std::uint64_t to = 1; to <= kMostNimbers && out_.size() == before; ++to) {
      if (!add_moves_to(i, to)) return false;
    }
    return out_.size() > before;
  }

  bool add_moves_to(std::size_t i, std::uint64_t to) {
    const Term& term = sum_.terms()[i];
    if (term.value() != nullptr) {
      const Value option = sum_.store().nimber(to);
      out_.push_back({i, print(sum_.store(), option), Term(option)});
      return true;
    }
    auto moves = term.position()->moves_to_nimber(to, sum_.workspace()->evaluators);
    if (!moves) return false;
    for (std::size_t k = 0; k < std::min(moves->size(), kMostToANimber); ++k) {
      AnyMove& move = (*moves)[k];
      out_.push_back({i, std::move(move.name), Term(std::move(move.after), term.negated)});
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
