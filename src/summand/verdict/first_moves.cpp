#include "summand/verdict/first_moves.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "summand/ruleset/part_table.hpp"

namespace summand {

namespace {

// A sum as a search sees it, in a fixed order.
using Parts = std::pair<std::vector<Value>, std::vector<PartId>>;

Parts parts_of(const SumInPlay& sum, PartTables& tables) {
  PartList out;
  for (const Term& term : sum.terms()) {
    if (const AnyPosition* position = term.position()) {
      (term.negated ? position->mirror() : *position).add_parts(tables, out);
    } else {
      out.values.push_back(*term.value());
    }
  }
  std::ranges::sort(out.values);
  std::ranges::sort(out.parts);
  return {std::move(out.values), std::move(out.parts)};
}

}  // namespace

Attempt<std::vector<FirstMove>> first_moves(const SumInPlay& sum, Player player) {
  return within_limits([&]() -> Attempt<std::vector<FirstMove>> {
    SUMMAND_TRY(moves, sum.moves(player));
    std::vector<FirstMove> out;
    std::map<Parts, std::size_t> known;
    PartTables tables(sum.workspace()->evaluators, EasyParts(kEasyMoves, kEasyPositions));
    for (const TermMove& move : moves) {
      sum.store().budget().ask();
      SumInPlay after = sum.after(move);
      const auto [found, is_new] = known.try_emplace(parts_of(after, tables), out.size());
      if (is_new) out.push_back({{}, std::move(after)});
      out[found->second].names.push_back(sum.name_of(move));
    }
    return out;
  });
}

}  // namespace summand
