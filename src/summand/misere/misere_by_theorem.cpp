#include "summand/misere/misere_by_theorem.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <functional>
#include <numeric>
#include <utility>

#include "summand/base/stable_sort.hpp"
#include "summand/boards/heap_move.hpp"
#include "summand/heaps/breaks.hpp"
#include "summand/misere/genus.hpp"
#include "summand/misere/kayles.hpp"
#include "summand/misere/misere_strategy.hpp"
#include "summand/misere/position_forms.hpp"

namespace summand {

namespace {

Outcome outcome_for_both(MisereOutcome outcome) {
  return outcome == MisereOutcome::next ? Outcome::next : Outcome::previous;
}

// Adds a move that may have been found in an equal heap of the same term already.
void add_once(MisereMove move, std::vector<MisereMove>& out) {
  const bool is_known = std::ranges::any_of(out, [&](const MisereMove& known) {
    return known.term == move.term && known.name == move.name && known.sum == move.sum;
  });
  if (!is_known) out.push_back(std::move(move));
}

// Why the next player wins by the rule, or what the previous player has left.
std::string nim_reason(const MisereNimAnswer& answer, std::span<const std::uint64_t> heaps) {
  const bool next = answer.outcome == MisereOutcome::next;
  switch (answer.rule) {
    case MisereRule::nothing_left:
      return "there is no move, and a player who cannot move wins";
    case MisereRule::only_ones:
      return next ? "only heaps of 1 are left, and their number is even"
                  : "only heaps of 1 are left, and their number is odd";
    case MisereRule::leave_odd_ones:
      return "one heap is larger than 1, and a move in it can leave an odd number of heaps of 1";
    default:
      break;
  }
  if (!next) return "the nim-sum is 0, and a heap is larger than 1";
  const std::uint64_t sum =
      std::accumulate(heaps.begin(), heaps.end(), std::uint64_t{0}, std::bit_xor<>());
  return fmt::format("the nim-sum is {}, not 0: play as in normal play", sum);
}

// What a move to these heaps leaves.
std::string_view left_by_nim_move(std::span<const std::uint64_t> heaps, const MisereNimMove& move) {
  for (std::size_t i = 0; i < heaps.size(); ++i) {
    if ((i == move.heap ? move.to : heaps[i]) > 1) return "leaves nim-sum 0 and a heap above 1";
  }
  return "leaves an odd number of heaps of 1";
}

std::string kayles_reason(const MisereKayles& kayles) {
  if (!kayles.family.empty()) {
    return fmt::format("the nim-sum is {}, but the heaps are in the exceptional family {} of {}",
                       kayles.nim_sum, kayles.family, kayles.is_p ? "P-positions" : "N-positions");
  }
  return fmt::format("the nim-sum is {}, and it decides: no exceptional family has these heaps",
                     kayles.nim_sum);
}

// The genera of positions whose parts are all hereditarily tame.
class TameGenera {
 public:
  explicit TameGenera(const Budget& budget) : store_(budget), evaluator_(store_), genera_(store_) {}

  // nullopt if a part is not hereditarily tame.
  Result<std::optional<Genus>> of(const AnyPosition& position) {
    Genus total;
    for (const auto& [part, count] : position.parts_by_moves()) {
      SUMMAND_TRY(form, evaluator_(part));
      if (!genera_.is_hereditarily_tame(form)) return std::nullopt;
      const Genus& genus = genera_(form);
      // Three equal tame games are like one.
      for (std::uint64_t i = count > 2 ? 2 - count % 2 : count; i > 0; --i) {
        total = tame_sum(total, genus);
      }
    }
    return total;
  }
  Result<std::optional<Genus>> of(const WrittenSum& game) {
    SUMMAND_TRY(form, evaluator_(game));
    if (!genera_.is_hereditarily_tame(form)) return std::nullopt;
    return genera_(form);
  }
  Result<std::optional<Genus>> of(const MisereTerm& term) {
    return std::visit([&](const auto& game) { return of(game); }, term);
  }

  // Whether a game that may be wild, beside the other terms, is won by the previous player.
  Result<bool> leaves_p(const MisereTerm& after, std::span<const MisereTerm> terms,
                        std::size_t without) {
    SUMMAND_TRY(form, evaluator_(after));
    MisereForm rest;
    for (std::size_t i = 0; i < terms.size(); ++i) {
      if (i == without) continue;
      SUMMAND_TRY(its, evaluator_(terms[i]));
      rest = store_.sum(rest, its);
    }
    return store_.outcome_of_sum(form, rest) == MisereOutcome::previous;
  }

 private:
  MisereStore store_;
  MisereEvaluator evaluator_;
  GenusTable genera_;
};

// The moves of a term: their names or sums, and the games after them.
struct MoveOfTerm {
  MisereMove move;
  MisereTerm after;
};

std::vector<MoveOfTerm> moves_of_term(std::size_t number, const MisereTerm& term) {
  std::vector<MoveOfTerm> out;
  if (const auto* position = std::get_if<AnyPosition>(&term)) {
    for (AnyMove& move : position->moves(Player::left)) {
      out.push_back({{number, std::move(move.name)}, std::move(move.after)});
    }
    return out;
  }
  const auto& game = std::get<WrittenSum>(term);
  for (const SumsOfParts::Sum option : options_of(game, Player::left)) {
    out.push_back({{number, {}, option}, WrittenSum{game.sums, option}});
  }
  return out;
}

std::uint64_t move_count(std::span<const MisereTerm> terms) {
  std::uint64_t out = 0;
  for (const MisereTerm& term : terms) {
    const auto* position = std::get_if<AnyPosition>(&term);
    const std::uint64_t more = position != nullptr
                                   ? position->move_count(Player::left)
                                   : options_of(std::get<WrittenSum>(term), Player::left).size();
    if (__builtin_add_overflow(out, more, &out)) return ~std::uint64_t{0};
  }
  return out;
}

}  // namespace

MisereVerdict misere_nim_verdict(const HeapsOfSum& sum) {
  const MisereNimAnswer answer = misere_nim(sum.heaps);
  MisereVerdict out{.outcome = outcome_for_both(answer.outcome),
                    .means = MisereMeans::nim,
                    .reason = nim_reason(answer, sum.heaps)};
  for (const MisereNimMove& move : answer.moves) {
    MisereMove found{.term = sum.terms[move.heap],
                     .reason = std::string(left_by_nim_move(sum.heaps, move))};
    if (const auto& heaps = sum.written[move.heap]; !heaps.empty()) {
      found.sum = heaps[static_cast<std::size_t>(move.to)];
    } else {
      found.name = HeapMove{sum.heaps[move.heap], {move.to}}.print();
    }
    add_once(std::move(found), out.left);
  }
  out.right = out.left;
  return out;
}

MisereVerdict misere_kayles_verdict(const HeapsOfSum& sum, Budget& budget) {
  const MisereKayles whole = misere_kayles(sum.heaps);
  MisereVerdict out{.outcome = whole.is_p ? Outcome::previous : Outcome::next,
                    .means = MisereMeans::kayles,
                    .reason = kayles_reason(whole)};
  if (whole.is_p) return out;
  const heaps::Rules rules = heaps::Code({{}, {7}, {7}});
  std::uint64_t steps = 0;
  for (const std::uint64_t heap : sum.heaps) {
    // Each move is judged by all heaps after it.
    std::uint64_t its = 0;
    if (__builtin_mul_overflow(heaps::count_of_breaks(rules, heap), sum.heaps.size() + 1, &its) ||
        __builtin_add_overflow(steps, its, &steps) || steps > 10 * kMostMisereMoves) {
      out.names_moves = false;
      return out;
    }
  }
  for (std::size_t i = 0; i < sum.heaps.size(); ++i) {
    std::vector<std::uint64_t> after = sum.heaps;
    after.erase(after.begin() + static_cast<std::ptrdiff_t>(i));
    const std::size_t others = after.size();
    heaps::for_each_option(
        rules, sum.heaps[i], [&](std::uint64_t, std::span<const std::uint64_t> left) {
          budget.ask();
          after.resize(others);
          after.insert(after.end(), left.begin(), left.end());
          const MisereKayles its = misere_kayles(after);
          if (!its.is_p) return;
          add_once({.term = sum.terms[i],
                    .name = HeapMove{sum.heaps[i], heaps::left_of(left)}.print(),
                    .reason = its.family.empty() ? std::string("leaves nim-sum 0")
                                                 : fmt::format("leaves the family {}", its.family)},
                   out.left);
        });
  }
  out.right = out.left;
  return out;
}

Result<std::optional<MisereVerdict>> misere_tame_verdict(std::span<const MisereTerm> terms,
                                                         const Budget& budget) {
  if (!all_impartial(terms)) return std::nullopt;
  if (move_count(terms) > kMostMisereMoves) return std::nullopt;
  TameGenera genera(budget);
  // The sums of the terms before each term, and of all.
  std::vector<Genus> before{Genus()}, its;
  for (const MisereTerm& term : terms) {
    SUMMAND_TRY(genus, genera.of(term));
    if (!genus) return std::nullopt;
    before.push_back(tame_sum(before.back(), *genus));
    its.push_back(*std::move(genus));
  }
  MisereVerdict out{.outcome = outcome_for_both(before.back().outcome()),
                    .means = MisereMeans::tame,
                    .reason = fmt::format("the games are tame, and the genus of the sum is {}",
                                          print(before.back()))};
  if (out.outcome == Outcome::previous) return out;
  Genus behind;
  for (std::size_t i = terms.size(); i-- > 0;) {
    const Genus rest = tame_sum(before[i], behind);
    for (MoveOfTerm& move : moves_of_term(i, terms[i])) {
      SUMMAND_TRY(genus, genera.of(move.after));
      if (genus) {
        const Genus after = tame_sum(rest, *genus);
        if (after.outcome() == MisereOutcome::next) continue;
        move.move.reason = fmt::format("leaves the genus {}", print(after));
      } else {
        SUMMAND_TRY(wins, genera.leaves_p(move.after, terms, i));
        if (!wins) continue;
        move.move.reason = "leaves a P-position";
      }
      out.left.push_back(std::move(move.move));
    }
    behind = tame_sum(behind, its[i]);
  }
  stable_sort(out.left, [](const MisereMove& a, const MisereMove& b) { return a.term < b.term; });
  out.right = out.left;
  return out;
}

}  // namespace summand
