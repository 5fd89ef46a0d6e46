#include "summand/verdict/oracle.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <utility>

#include "summand/misere/written_numbers.hpp"
#include "summand/ruleset/part_table.hpp"
#include "summand/search/nimber_search.hpp"
#include "summand/search/sum_graph.hpp"
#include "summand/search/sum_search.hpp"
#include "summand/value/print.hpp"
#include "summand/verdict/board_searcher.hpp"
#include "summand/verdict/means_in_order.hpp"
#include "summand/verdict/misere_winners.hpp"

namespace summand {

namespace {

constexpr unsigned kLog2Table = 18;

// Parts are evaluated to show their values, so more positions are allowed than in a search.
constexpr std::size_t kShownPositions = 200;
// A sum that takes more nodes is left to the search that the game has for its boards.
constexpr std::uint64_t kShortSearch = 200;
// The search of boards may try so many times as many sums, because each takes less time.
constexpr std::uint64_t kSumsOfBoards = 3;
// The search of boards is given up when less memory than this is free, so that other questions
// have some.
constexpr std::size_t kRoomForBoards = std::size_t{1} << 26;

}  // namespace

struct Oracle::Work {
  Work(std::shared_ptr<Workspace> its_workspace, std::uint64_t its_most_nodes)
      : workspace(std::move(its_workspace)),
        most_nodes(its_most_nodes),
        last_node(its_most_nodes),
        solver(workspace->budget()) {}

  // What all questions share.
  struct Searches {
    explicit Searches(Evaluators& evaluators)
        : tables(evaluators, EasyParts(kEasyMoves, kShownPositions)),
          sums(tables, kLog2Table),
          nimbers(tables) {}

    std::uint64_t nodes() const { return sums.nodes() + nimbers.nodes(); }

    PartTables tables;
    SumSearch sums;
    NimberSearch nimbers;
  };

  Searches& shared() {
    if (!searches) searches.emplace(workspace->evaluators);
    return *searches;
  }
  // After a limit of memory. What was found is forgotten, and boards are not searched any more.
  void forget() {
    give_up_boards();
    nodes_before = nodes();
    searches.reset();
  }
  void give_up_boards() {
    nodes_before += nodes_of_boards();
    boards.emplace();
  }

  ValueStore& store() { return workspace->store; }
  std::uint64_t nodes_of_boards() const {
    return boards && *boards ? (*boards)->search().nodes() : 0;
  }
  std::uint64_t nodes() const {
    return nodes_before + (searches ? searches->nodes() : 0) + nodes_of_boards();
  }

  // Adds the parts of all terms. Returns false if a term cannot be split into parts.
  bool add(const Term& term, PartList& out) {
    if (const Value* value = term.value()) {
      out.values.push_back(*value);
      return true;
    }
    if (!term.negated) {
      term.position()->add_parts(shared().tables, out);
      return true;
    }
    // The game has no mirrored positions, so only values can give its negative.
    PartList parts;
    term.position()->add_parts(shared().tables, parts);
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

  // Whether no theorem gives a value to a loopy position.
  bool has_loopy_position(const SumInPlay& sum) {
    return std::ranges::any_of(sum.terms(), [&](const Term& term) {
      const AnyPosition* position = term.position();
      return position != nullptr && position->loopy() &&
             !position->value_by_theorem(workspace->evaluators);
    });
  }

  Winners by_retrograde(const SumInPlay& sum, Player to_move) {
    // All sums that a sum can reach are found once. Sums met later are among them.
    if (!graph || !graph->has(sum_in(graph->sums(), sum))) {
      graph.reset();
      auto its = std::make_shared<SumsOfParts>(SumsOfParts::Policy::as_written, store());
      const SumsOfParts::Sum start = sum_in(*its, sum);
      graph.emplace(std::move(its), start);
    }
    const Ending ending = graph->ending(sum_in(graph->sums(), sum), to_move);
    Winners out{.asked = to_move, .means = Means::retrograde};
    out.prospect(to_move).fate = ending.fate;
    if (ending.fate != Fate::draw) out.prospect(to_move).distance = ending.distance;
    return out;
  }

  // A single position, if a theorem gives its outcome.
  std::optional<Winners> by_theorem(const SumInPlay& sum) {
    const AnyPosition* position = sum.lone_position();
    const auto known =
        position != nullptr ? position->outcome_by_theorem(workspace->evaluators) : std::nullopt;
    return known ? std::optional(winners_of(known->outcome, Means::theorem)) : std::nullopt;
  }

  Attempt<Winners> by_values_and_search(const SumInPlay& sum, Player to_move) {
    const std::optional<PartList> parts = parts_of(sum);
    if (!parts) return failure_elsewhere({"the search cannot handle this sum"});
    Winners out{.asked = to_move, .means = parts->parts.empty() ? Means::values : Means::search};
    const std::uint64_t before = nodes();
    const bool wins = is_impartial(shared().tables, *parts) ? nimber_of(*parts) != 0
                                                            : wins_partizan(sum, *parts, to_move);
    out.prospect(to_move).fate = wins ? Fate::win : Fate::loss;
    out.nodes = nodes() - before;
    return out;
  }

  std::uint64_t rest() const { return last_node - std::min(nodes(), last_node); }

  std::uint64_t nimber_of(const PartList& parts) {
    shared().nimbers.stop_after(rest());
    return shared().nimbers.nimber(parts);
  }

  // Most sums are decided soon by the search that all sums of the oracle share.
  bool wins_partizan(const SumInPlay& sum, const PartList& parts, Player to_move) {
    SumSearch& search = shared().sums;
    const SearchSum its = search.sum_of(parts);
    search.stop_after(std::min(rest(), kShortSearch));
    const auto soon = within_limits([&]() -> Attempt<bool> { return search.wins(its, to_move); });
    if (soon) return *soon;
    if (soon.error().limit != Limit::size || rest() == 0) reach_limit_again(soon.error());
    if (const auto by_boards = wins_by_boards(sum, to_move)) return *by_boards;
    search.stop_after(rest());
    return search.wins(its, to_move);
  }

  // Null if no game of the sum has a search for its boards.
  std::unique_ptr<BoardSearcher> boards_of(const SumInPlay& sum) {
    const auto negated = [](const Term& term) { return term.negated; };
    if (std::ranges::any_of(sum.terms(), negated)) return nullptr;
    return BoardSearcher::of(Game(workspace, store().zero()), sum.terms());
  }

  // nullopt if there is no search of boards, or not enough memory for it.
  std::optional<bool> wins_by_boards(const SumInPlay& sum, Player to_move) {
    if (!root) return std::nullopt;
    // What the search remembers grows with every question.
    if (!workspace->budget().allows(kRoomForBoards)) give_up_boards();
    const auto found = within_limits([&]() -> Attempt<std::optional<bool>> {
      if (!boards) boards = boards_of(*root);
      if (*boards == nullptr) return std::nullopt;
      (*boards)->search().stop_after(kSumsOfBoards * rest());
      return (*boards)->wins_after_moves(sum.terms(), to_move);
    });
    if (found) return *found;
    if (found.error().limit != Limit::memory) reach_limit_again(found.error());
    give_up_boards();
    return std::nullopt;
  }

  Attempt<Winners> in_misere(const SumInPlay& sum) {
    std::vector<MisereTerm> its;
    for (const Term& term : sum.terms()) {
      if (const AnyPosition* position = term.position()) {
        its.emplace_back(term.negated ? position->mirror() : *position);
      } else {
        its.emplace_back(written_misere_number(store(), *term.value()).value());
      }
    }
    solver.stop_after(most_nodes);
    const auto named = [&](Player player, const MisereMove& move) {
      const Value* value = sum.terms()[move.term].value();
      return RatedMove{move.term, value == nullptr ? move.name : option(*value, player, move)};
    };
    auto found = winners_in_misere(solver, its, {}, named);
    if (!found) reach_limit(Limit::size, std::move(found).error().message);
    return *std::move(found);
  }
  // The name of an option of a nim-heap, or of an integer, which has only one.
  std::string option(Value value, Player player, const MisereMove& move) {
    const bool nimber = store().as_nimber(value).has_value();
    return print(store(),
                 nimber ? store().nimber(move.sum) : store().options(value, player).front());
  }

  static SumsOfParts::Sum sum_in(SumsOfParts& sums, const SumInPlay& sum) {
    SumsOfParts::Sum out = SumsOfParts::kZero;
    for (const Term& term : sum.terms()) {
      const SumsOfParts::Sum its =
          std::visit([&](const auto& what) { return sums.of(what); }, term.what);
      out = sums.add(out, term.negated ? sums.negative(its) : its);
    }
    return out;
  }

  std::shared_ptr<Workspace> workspace;
  std::uint64_t most_nodes;
  std::uint64_t last_node;  // of the allowance
  std::optional<SumGraph> graph;
  MisereSolver solver;
  std::optional<Searches> searches;
  std::uint64_t nodes_before = 0;  // of what was given up
  std::optional<SumInPlay> root;   // of all questions, if that is known
  // Of the root, once a question is hard: null if there is none.
  std::optional<std::unique_ptr<BoardSearcher>> boards;
};

namespace {

// A question about a sum, for by_means_in_order().
template <class Work>
struct QuestionInPlay {
  Work& work;
  const SumInPlay& sum;
  Player to_move;
  bool is_sure;  // every loopy sum is analysed backwards

  Attempt<Winners> winners() {
    return by_means_in_order(*this, {.convention = sum.convention(), .distances = true});
  }

  // --- the means ---

  Attempt<Winners> in_misere() {
    return within_limits([&] { return work.in_misere(sum); });
  }
  Attempt<bool> needs_retrograde() {
    return within_limits(
        [&]() -> Attempt<bool> { return is_sure ? sum.loopy() : work.has_loopy_position(sum); });
  }
  Attempt<Winners> by_retrograde() {
    return within_limits([&]() -> Attempt<Winners> { return work.by_retrograde(sum, to_move); });
  }
  Attempt<std::optional<Winners>> by_theorem() {
    return within_limits([&]() -> Attempt<std::optional<Winners>> { return work.by_theorem(sum); });
  }
  Attempt<Winners> by_search() { return by_values_and_search(); }
  Attempt<Winners> by_values_and_search() {
    auto out = within_limits([&] { return work.by_values_and_search(sum, to_move); });
    if (!out && out.error().limit == Limit::memory) work.forget();
    return out;
  }
};

}  // namespace

Oracle::Oracle(std::shared_ptr<Workspace> workspace, std::uint64_t most_nodes)
    : work_(std::make_unique<Work>(std::move(workspace), most_nodes)) {}
Oracle::~Oracle() = default;

void Oracle::allow(std::uint64_t nodes) { work_->last_node = work_->nodes() + nodes; }
std::uint64_t Oracle::nodes_of_a_question() const { return work_->most_nodes; }
void Oracle::allow_all() { allow(work_->most_nodes); }

void Oracle::begin_with(const SumInPlay& sum) {
  work_->give_up_boards();
  if (sum.entails()) return;  // its nimbers do not come from one another by moves
  work_->root = sum;
  work_->boards.reset();
}

// A nimber stands for all games with entailing moves. If one of them is loony, the player to move
// chooses who moves next beside it.
Attempt<Winners> Oracle::winners_with_nimber(const SumInPlay& sum, Player to_move) {
  if (sum.misere()) return failure_elsewhere({"misère play has no rule for a move after a move"});
  using Reduced = std::pair<SumInPlay, bool>;
  SUMMAND_TRY(reduced, within_limits([&]() -> Attempt<Reduced> { return sum.with_nimber(); }));
  const auto& [with_nimber, loony] = reduced;
  if (with_nimber.loopy()) {
    return failure_elsewhere(
        {"a game in which a player may move again is not played beside loopy games"});
  }
  SUMMAND_TRY(out, winners(with_nimber, to_move));
  if (!loony || out.prospect(to_move).fate == Fate::win) return out;
  const Player other = opponent(to_move);
  SUMMAND_TRY(others, winners(with_nimber, other));
  const bool wins = others.prospect(other).fate == Fate::loss;
  out.prospect(to_move).fate = wins ? Fate::win : Fate::loss;
  out.nodes += others.nodes;
  return out;
}

Attempt<Winners> Oracle::winners(const SumInPlay& sum, Player to_move) {
  if (sum.entails()) return winners_with_nimber(sum, to_move);
  return QuestionInPlay{*work_, sum, to_move, false}.winners();
}

Attempt<Winners> Oracle::sure_winners(const SumInPlay& sum, Player to_move) {
  allow_all();
  if (sum.entails()) return winners_with_nimber(sum, to_move);
  QuestionInPlay its{*work_, sum, to_move, true};
  auto out = its.winners();
  const bool is_unsearchable = !out && !out.error().limit;
  return is_unsearchable && !sum.misere() ? its.by_retrograde() : out;
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
