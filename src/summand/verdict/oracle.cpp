#include "summand/verdict/oracle.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

#include "summand/misere/misere_verdict.hpp"
#include "summand/ruleset/part_table.hpp"
#include "summand/search/nimber_search.hpp"
#include "summand/search/sum_graph.hpp"
#include "summand/search/sum_search.hpp"
#include "summand/value/print.hpp"

namespace summand {

namespace {

constexpr unsigned kLog2Table = 18;

}  // namespace

struct Oracle::Work {
  Work(std::shared_ptr<Workspace> its_workspace, std::uint64_t its_most_nodes)
      : workspace(std::move(its_workspace)),
        most_nodes(its_most_nodes),
        last_node(its_most_nodes),
        solver(workspace->budget()),
        tables(workspace->evaluators, kEasyMoves),
        sums(tables, kLog2Table),
        nimbers(tables) {}

  ValueStore& store() { return workspace->store; }
  std::uint64_t nodes() const { return sums.nodes() + nimbers.nodes(); }

  // Adds the parts of all terms. Returns false if a term cannot be split into parts.
  bool add(const Term& term, PartList& out) {
    if (const Value* value = term.value()) {
      out.values.push_back(*value);
      return true;
    }
    if (!term.negated) {
      term.position()->add_parts(tables, out);
      return true;
    }
    // The game has no mirrored positions, so only values can give its negative.
    PartList parts;
    term.position()->add_parts(tables, parts);
    if (!parts.parts.empty()) return false;
    for (const Value value : parts.values) out.values.push_back(store().negative(value));
    return true;
  }
  std::optional<PartList> parts_of(const SumInPlay& sum) {
    PartList out;
    for (const Term& term : sum.terms()) {
      if (!add(term, out)) return std::nullopt;
    }
    return out;
  }

  bool needs_retrograde(const SumInPlay& sum) {
    return std::ranges::any_of(sum.terms(), [&](const Term& term) {
      const AnyPosition* position = term.position();
      return position != nullptr && position->loopy() &&
             !position->value_by_theorem(workspace->evaluators);
    });
  }

  PlayVerdict sure_verdict(const SumInPlay& sum, Player to_move) {
    if (sum.misere()) return by_misere(sum, to_move);
    if (!sum.loopy()) {
      if (const auto found = verdict(sum, to_move)) return *found;
    }
    return by_retrograde(sum, to_move);
  }

  std::optional<PlayVerdict> verdict(const SumInPlay& sum, Player to_move) {
    if (sum.misere()) return by_misere(sum, to_move);
    if (needs_retrograde(sum)) return by_retrograde(sum, to_move);
    if (const auto known = by_theorem(sum, to_move)) return known;
    const std::optional<PartList> parts = parts_of(sum);
    if (!parts) return std::nullopt;
    PlayVerdict out{.means = parts->parts.empty() ? Means::values : Means::search};
    const std::uint64_t before = nodes();
    const std::uint64_t rest = last_node - std::min(before, last_node);
    sums.stop_after(rest);
    nimbers.stop_after(rest);
    const bool wins = is_impartial(tables, *parts) ? nimbers.nimber(*parts) != 0
                                                   : sums.wins(sums.sum_of(*parts), to_move);
    out.fate = wins ? Fate::win : Fate::loss;
    out.nodes = nodes() - before;
    return out;
  }

  // The verdict on a single position, if a theorem gives its outcome.
  std::optional<PlayVerdict> by_theorem(const SumInPlay& sum, Player to_move) {
    if (sum.terms().size() != 1 || sum.terms()[0].negated) return std::nullopt;
    const AnyPosition* position = sum.terms()[0].position();
    if (position == nullptr) return std::nullopt;
    const auto known = position->outcome_by_theorem(workspace->evaluators);
    if (!known) return std::nullopt;
    return PlayVerdict{.fate = winner(known->outcome, to_move) == to_move ? Fate::win : Fate::loss,
                       .means = Means::theorem};
  }

  MisereMoves misere_moves(const SumInPlay& sum) {
    std::vector<MisereTerm> its;
    for (const Term& term : sum.terms()) {
      if (const AnyPosition* position = term.position()) {
        its.emplace_back(term.negated ? position->mirror() : *position);
      } else {
        its.emplace_back(misere_tree(store(), *term.value()).value());
      }
    }
    solver.stop_after(most_nodes);
    auto verdict = solver.verdict(its);
    if (!verdict) reach_limit(Limit::size, std::move(verdict).error().message);
    MisereVerdict found = *std::move(verdict);
    MisereMoves out{.outcome = found.outcome,
                    .means = found.means == MisereMeans::search ? Means::search : Means::theorem,
                    .by = std::string(name_of(found.means)),
                    .reason = found.means == MisereMeans::search
                                  ? found.reason
                                  : fmt::format("{}: {}", name_of(found.means), found.reason),
                    .sums = found.sums};
    for (const Player player : {Player::left, Player::right}) {
      auto& to = player == Player::left ? out.left : out.right;
      for (MisereWinningMove& move : player == Player::left ? found.left : found.right) {
        const Value* value = sum.terms()[move.term].value();
        std::string name = value == nullptr ? std::move(move.name) : option(*value, player, move);
        to.push_back({move.term, std::move(name), std::move(move.reason)});
      }
    }
    return out;
  }
  // The name of an option of a nim-heap, or of an integer, which has only one.
  std::string option(Value value, Player player, const MisereWinningMove& move) {
    const bool nimber = store().as_nimber(value).has_value();
    return print(store(),
                 nimber ? store().nimber(move.sum) : store().options(value, player).front());
  }
  PlayVerdict by_misere(const SumInPlay& sum, Player to_move) {
    MisereMoves found = misere_moves(sum);
    const bool wins = winner(found.outcome, to_move) == to_move;
    return {.fate = wins ? Fate::win : Fate::loss,
            .means = found.means,
            .nodes = found.sums,
            .reason = std::move(found.reason)};
  }

  PlayVerdict by_retrograde(const SumInPlay& sum, Player to_move) {
    std::optional<SumGraph::State> state = state_of(sum);
    if (!state) {
      make_graph(sum);
      state = graph->start();
    }
    const Ending ending = graph->ending(*state, to_move);
    PlayVerdict out{.fate = ending.fate, .means = Means::retrograde};
    if (ending.fate != Fate::draw) out.distance = ending.distance;
    return out;
  }

  // All positions that a sum can reach are found once. Sums met later are among them.
  void make_graph(const SumInPlay& sum) {
    graph.reset();
    std::vector<SummandGraph> graphs;
    for (const Term& term : sum.terms()) {
      SummandGraph its = term.position() != nullptr
                             ? SummandGraph(*term.position(), store().budget())
                             : SummandGraph(store(), *term.value());
      graphs.push_back(term.negated ? std::move(its).negated() : std::move(its));
    }
    negated.clear();
    for (const Term& term : sum.terms()) negated.push_back(term.negated);
    graph.emplace(std::move(graphs), store().budget());
  }
  std::optional<SumGraph::State> state_of(const SumInPlay& sum) const {
    if (!graph || sum.terms().size() != negated.size()) return std::nullopt;
    SumGraph::State state;
    for (std::size_t i = 0; i < negated.size(); ++i) {
      const Term& term = sum.terms()[i];
      if (term.negated != negated[i]) return std::nullopt;
      const SummandGraph& its = graph->summand(i);
      const auto number =
          term.position() != nullptr ? its.find(*term.position()) : its.find(*term.value());
      if (!number) return std::nullopt;
      state.push_back(*number);
    }
    return graph->has(state) ? std::optional(state) : std::nullopt;
  }

  std::shared_ptr<Workspace> workspace;
  std::uint64_t most_nodes;
  std::uint64_t last_node;  // of the allowance
  std::optional<SumGraph> graph;
  std::vector<bool> negated;  // which terms of the graph's sum are subtracted
  MisereSolver solver;
  PartTables tables;
  SumSearch sums;
  NimberSearch nimbers;
};

Oracle::Oracle(std::shared_ptr<Workspace> workspace, std::uint64_t most_nodes)
    : work_(std::make_unique<Work>(std::move(workspace), most_nodes)) {}
Oracle::~Oracle() = default;

void Oracle::allow(std::uint64_t nodes) { work_->last_node = work_->nodes() + nodes; }
std::uint64_t Oracle::nodes_of_a_question() const { return work_->most_nodes; }
void Oracle::allow_all() { allow(work_->most_nodes); }

std::optional<PlayVerdict> Oracle::verdict(const SumInPlay& sum, Player to_move) {
  const auto attempt = verdict_or_limit(sum, to_move);
  return attempt ? *attempt : std::nullopt;
}

Attempt<std::optional<PlayVerdict>> Oracle::verdict_or_limit(const SumInPlay& sum, Player to_move) {
  return within_limits(
      [&]() -> Attempt<std::optional<PlayVerdict>> { return work_->verdict(sum, to_move); });
}

Attempt<PlayVerdict> Oracle::sure_verdict(const SumInPlay& sum, Player to_move) {
  allow_all();
  return within_limits([&]() -> Attempt<PlayVerdict> { return work_->sure_verdict(sum, to_move); });
}

std::optional<Oracle::MisereMoves> Oracle::misere_moves(const SumInPlay& sum) {
  auto attempt = within_limits([&]() -> Attempt<MisereMoves> { return work_->misere_moves(sum); });
  return attempt ? std::optional(*std::move(attempt)) : std::nullopt;
}

std::optional<std::vector<Value>> Oracle::values(const SumInPlay& sum) {
  const auto attempt = within_limits([&]() -> Attempt<std::optional<std::vector<Value>>> {
    std::vector<Value> out;
    for (const Term& term : sum.terms()) {
      PartList parts;
      if (!work_->add(term, parts) || !parts.parts.empty()) return std::nullopt;
      out.push_back(work_->store().sum(parts.values));
    }
    return out;
  });
  return attempt ? *attempt : std::nullopt;
}

}  // namespace summand
