#include "summand/analysis/outcome_search.hpp"

#include <algorithm>
#include <bit>
#include <fmt/format.h>

#include "summand/base/check.hpp"
#include "summand/solve/nimber_search.hpp"
#include "summand/solve/sum_search.hpp"
#include "summand/value/print.hpp"

namespace summand {

namespace {

constexpr std::size_t kMostCopies = 1000;
constexpr std::uint64_t kEasyMoves = 12;
constexpr std::size_t kPairBytes = 48;
constexpr unsigned kLeastTable = 10;

// The parts of a game in tables of their own.
class Searched {
 public:
  explicit Searched(const Game& game) : game_(game), tables_(game.evaluators(), kEasyMoves) {}

  PartTables& tables() { return tables_; }
  ValueStore& store() { return game_.store(); }

  Attempt<PartList> parts() {
    PartList out;
    for (const Summand& summand : game_.summands()) {
      if (Attempt<void> added = add(summand, out); !added) {
        return std::unexpected(std::move(added).error());
      }
    }
    return out;
  }

  // The sum in which one of the copies of a summand has become something else.
  static PartList replaced(PartList sum, const PartList& old, const PartList& now) {
    const auto take_out = [](auto& from, const auto& what) {
      for (const auto& one : what) {
        const auto at = std::ranges::find(from, one);
        if (at != from.end()) from.erase(at);
      }
    };
    take_out(sum.values, old.values);
    take_out(sum.parts, old.parts);
    sum.values.insert(sum.values.end(), now.values.begin(), now.values.end());
    sum.parts.insert(sum.parts.end(), now.parts.begin(), now.parts.end());
    return sum;
  }

  PartList parts_of(const AnyPosition& position) {
    PartList out;
    position.add_parts(tables_, out);
    return out;
  }

 private:
  Attempt<void> add(const Summand& summand, PartList& out) {
    const AnyPosition* position = summand.game.position();
    if (position == nullptr) {
      out.values.push_back(store().multiple(summand.copies, summand.game.value()));
      return {};
    }
    if (position->cyclic() && !position->value_by_theorem(game_.evaluators())) {
      return failure(
          Error{fmt::format("positions of {} may come again, which a search by depth "
                            "does not bear; summand analyze works backwards",
                            position->ruleset().info().title)});
    }
    const Dyadic count = summand.copies.abs();
    if (count > Dyadic(static_cast<std::int64_t>(kMostCopies))) {
      return failure(
          Error{fmt::format("more than {} copies of a position are not searched", kMostCopies)});
    }
    if (summand.copies.sign() < 0 && !position->impartial()) {
      return failure(
          Error{fmt::format("{} has no mirrored positions, so its negative is not "
                            "searched",
                            position->ruleset().info().title)});
    }
    for (std::int64_t copy = 0; copy < *count.to_int64(); ++copy) {
      position->add_parts(tables_, out);
    }
    return {};
  }

  const Game& game_;
  PartTables tables_;
};

unsigned log2_pairs(std::size_t bytes) {
  const std::size_t pairs = std::max<std::size_t>(bytes / kPairBytes, 1);
  return std::max(kLeastTable, static_cast<unsigned>(std::bit_width(pairs)) - 1);
}

// The move that leaves a sum, by name.
WinningMove named(const Game& game, Searched& searched, SumSearch& search, const PartList& parts,
                  Player player, const SearchSum& wanted) {
  const std::vector<Summand> summands = game.summands();
  const auto leaves = [&](const PartList& old, const PartList& now) {
    return search.sum_of(Searched::replaced(parts, old, now)) == wanted;
  };
  for (std::size_t i = 0; i < summands.size(); ++i) {
    const Summand& summand = summands[i];
    if (const AnyPosition* position = summand.game.position()) {
      const PartList old = searched.parts_of(*position);
      for (const AnyMove& move : position->moves(player)) {
        if (leaves(old, searched.parts_of(move.after))) return {i, move.name, {}};
      }
      continue;
    }
    ValueStore& store = searched.store();
    const Value value = store.multiple(summand.copies, summand.game.value());
    for (const Value option : store.options(value, player)) {
      if (leaves({{value}, {}}, {{option}, {}})) return {i, print(store, option), {}};
    }
  }
  return {};
}

}  // namespace

Attempt<OutcomeAnalysis> analyze_by_search(const Game& game, const SearchOptions& options) {
  const auto start = std::chrono::steady_clock::now();
  Searched searched(game);
  SUMMAND_TRY(parts, searched.parts());
  SumSearch search(searched.tables(), log2_pairs(options.table_bytes));
  const SearchSum sum = search.sum_of(parts);
  OutcomeAnalysis out = unanswered(game);
  out.asked = options.first;
  for (const Player first : {Player::left, Player::right}) {
    if (options.first && *options.first != first) continue;
    Prospect& prospect = first == Player::left ? out.left : out.right;
    prospect.fate = search.wins(sum, first) ? Fate::win : Fate::loss;
    if (prospect.fate == Fate::loss) continue;
    const std::optional<SearchSum> left = search.winning_option(sum, first);
    SUMMAND_CHECK(left.has_value());
    prospect.winning.push_back(
        named(game, searched, search, parts, first, search.sum_of({left->values, left->parts})));
  }
  out.nodes = search.nodes();
  out.found =
      fmt::format("search of {} sum{}, 128-bit keys", *out.nodes, *out.nodes == 1 ? "" : "s");
  out.time = std::chrono::steady_clock::now() - start;
  return out;
}

Attempt<FoundNimber> search_nimber(const Game& game) {
  const auto start = std::chrono::steady_clock::now();
  Searched searched(game);
  SUMMAND_TRY(parts, searched.parts());
  if (!is_impartial(searched.tables(), parts)) {
    return failure(Error{"a nimber is the value of an impartial game, and this one is not"});
  }
  NimberSearch search(searched.tables());
  FoundNimber out;
  out.nimber = search.nimber(parts);
  out.nodes = search.nodes();
  out.time = std::chrono::steady_clock::now() - start;
  return out;
}

}  // namespace summand
