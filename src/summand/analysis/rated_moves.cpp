#include "summand/analysis/rated_moves.hpp"

#include <span>
#include <utility>

#include "summand/analysis/drawn_board.hpp"
#include "summand/analysis/json.hpp"
#include "summand/analysis/sum_value.hpp"
#include "summand/base/current_budget.hpp"
#include "summand/base/stable_sort.hpp"
#include "summand/boards/heap_move.hpp"
#include "summand/value/outcome.hpp"
#include "summand/verdict/cells_of_moves.hpp"

namespace summand {

namespace {

constexpr std::size_t kMostValueText = 400;  // characters

// For the other player.
Fate opposite(Fate fate) {
  if (fate == Fate::draw) return Fate::draw;
  return fate == Fate::win ? Fate::loss : Fate::win;
}

// The fate of the mover after a move, or why it is not known. `next` moves next. Counts the nodes
// of the search.
Attempt<Fate> fate_of_mover(Oracle& oracle, const SumInPlay& after, Player mover, Player next,
                            std::uint64_t& nodes) {
  oracle.allow_all();
  auto winners = oracle.winners(after, next);
  nodes += winners ? winners->nodes : oracle.nodes_of_a_question();
  if (winners) {
    const Fate fate = winners->prospect(next).fate;
    return next == mover ? fate : opposite(fate);
  }
  CurrentBudget::look();  // a stopped question must not report that the nodes are used up
  return std::unexpected(std::move(winners).error());
}

// The result of a move, without what is shown of it.
RatedMove result_of(Oracle& oracle, const SumInPlay& sum, Player player, const TermMove& move,
                    std::uint64_t& nodes) {
  RatedMove out{.term = move.term, .name = move.name, .leaves = {}};
  const auto fate = fate_of_mover(oracle, sum.after(move), player, move.next(player), nodes);
  if (fate) {
    out.fate = *fate;
  } else {
    out.why_unknown = fate.error().error.message;
    out.limit = fate.error().limit;
  }
  return out;
}

// Adds what is shown of a move beside its result.
void describe(RatedMove& rated, Oracle& oracle, const SumInPlay& sum, const TermMove& move,
              CellsOfMoves& cells) {
  const SumInPlay after = sum.after(move);
  rated.leaves = after.print();
  rated.cells = cells.of(move);
  rated.again = move.entails;
  if (sum.misere()) return;
  if (const AnyPosition* its = move.after.position(); its != nullptr && its->loony()) {
    rated.value = kLoony;
    return;
  }
  if (const auto values = oracle.values(after); values && rated.term < values->size()) {
    rated.value = text_with_latex(sum.store(), (*values)[rated.term], kMostValueText);
  }
}

// The place of a result in the list of all moves.
int rank_of(const std::optional<Fate>& fate) {
  if (!fate) return 2;
  return *fate == Fate::win ? 0 : *fate == Fate::draw ? 1 : 3;
}

void sort_by_result(std::vector<RatedMove>& moves) {
  stable_sort(moves, [](const RatedMove& a, const RatedMove& b) {
    return rank_of(a.fate) < rank_of(b.fate);
  });
}

}  // namespace

Attempt<std::vector<RatedMove>> rated(Oracle& oracle, const SumInPlay& sum, Player player,
                                      std::span<const TermMove> moves) {
  return within_limits([&]() -> Attempt<std::vector<RatedMove>> {
    CellsOfMoves cells(sum, player);
    std::vector<RatedMove> out;
    std::uint64_t nodes = 0;
    for (const TermMove& move : moves) {
      out.push_back(result_of(oracle, sum, player, move, nodes));
      describe(out.back(), oracle, sum, move, cells);
    }
    return out;
  });
}

Attempt<RatedMoves> rated_moves(Oracle& oracle, const SumInPlay& sum, Player player,
                                std::size_t most) {
  return within_limits([&]() -> Attempt<RatedMoves> {
    SUMMAND_TRY(all, sum.moves(player));
    RatedMoves out{.legal = sum.move_count(player), .moves = {}};
    const std::uint64_t most_nodes = most * oracle.nodes_of_a_question();
    std::uint64_t nodes = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (i < most || nodes < most_nodes) {
        out.moves.push_back(result_of(oracle, sum, player, all[i], nodes));
      } else {
        out.moves.push_back({.term = all[i].term,
                             .name = all[i].name,
                             .leaves = {},
                             .why_unknown = "the searches of the moves before it used all nodes",
                             .limit = Limit::size});
      }
      out.moves.back().number = i;
      out.winning += out.moves.back().fate == Fate::win;
      out.unknown += !out.moves.back().fate;
    }
    sort_by_result(out.moves);
    if (out.moves.size() > most) out.moves.resize(most);
    CellsOfMoves cells(sum, player);
    for (RatedMove& move : out.moves) describe(move, oracle, sum, all[move.number], cells);
    return out;
  });
}

Attempt<void> add_values(RatedMoves& moves, const SumInPlay& sum, Player player,
                         std::chrono::steady_clock::time_point end) {
  using Clock = std::chrono::steady_clock;
  Budget& budget = sum.workspace()->budget();
  auto done = within_limits([&]() -> Attempt<void> {
    SUMMAND_TRY(all, sum.moves(player));
    for (std::size_t i = 0; i < moves.moves.size(); ++i) {
      RatedMove& rated = moves.moves[i];
      if (rated.value && rated.fate) continue;
      const auto now = Clock::now();
      const auto rest = static_cast<std::int64_t>(moves.moves.size() - i);
      budget.stop_at(now < end ? now + (end - now) / rest : now);
      const SumInPlay after = sum.after(all[rated.number]);
      if (rated.term < after.terms().size() && !rated.value) {
        auto text = within_limits([&]() -> Attempt<ValueText> {
          SUMMAND_TRY(value, value_of_term(after, after.terms()[rated.term]));
          return text_with_latex(sum.store(), value, kMostValueText);
        });
        if (text) rated.value = *std::move(text);
      }
      if (!rated.fate) {
        if (const auto value = value_of_sum(after)) {
          const auto to_move = all[rated.number].next(player);
          const bool wins = winner(outcome(sum.store(), *value), to_move) == player;
          rated.fate = wins ? Fate::win : Fate::loss;
          --moves.unknown;
          moves.winning += wins;
          rated.why_unknown.clear();
          rated.limit.reset();
        }
      }
    }
    return {};
  });
  budget.stop_at(Clock::time_point::max());
  sort_by_result(moves.moves);
  CurrentBudget::look();  // a stopped question has no answer
  return done;
}

std::optional<std::vector<std::string>> heap_after(std::string_view move) {
  if (const std::size_t colon = move.find(": "); colon != move.npos) move.remove_prefix(colon + 2);
  const auto read = HeapMove::read(move);
  if (!read) return std::nullopt;
  std::vector<std::string> out;
  for (const std::uint64_t heap : read->left) {
    if (heap != 0) out.push_back(std::to_string(heap));
  }
  return out;
}

std::string_view key_of_result(const std::optional<Fate>& fate) {
  if (!fate) return "unknown";
  return *fate == Fate::win ? "win" : *fate == Fate::loss ? "lose" : "draw";
}

void describe(Members<RatedMove>& its) {
  its.named("RatedMove", "A first move, and its result.");
  its("term", "The term in which it is made, from 1.", [](auto& it) { return it.term + 1; });
  its("move", "The move, as the game names it.", &RatedMove::name);
  its("result", "For the player who makes it, if that was asked.", [](const RatedMove& move) {
    const bool is_rated = move.fate || !move.why_unknown.empty();
    return is_rated ? std::optional(key_of_result(move.fate)) : std::nullopt;
  }).words({"win", "lose", "draw", "unknown"});
  its.if_any("why_unknown", "Why the result is not known.", &RatedMove::why_unknown);
  its("limit", "The limit that was reached.", [](const RatedMove& move) {
    return move.limit.transform([](Limit limit) { return name_of(limit); });
  }).words({"memory", "time", "size", "interrupted"});
  its("leaves", "The sum after it.", &RatedMove::leaves);
  its.if_any("moves_again", "Whether the player who makes it moves again.", &RatedMove::again);
  its.with(&RatedMove::value);
  its("cells", "What it touches on the board of its term: places in the list that the board names.",
      &RatedMove::cells);
  its("heap_after", "Of a move in a heap: the sizes that it leaves.",
      [](auto& it) { return heap_after(it.name); });
}

}  // namespace summand
