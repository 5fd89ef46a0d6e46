#include "summand/search/kept_nimbers.hpp"

#include <optional>
#include <string>

#include "summand/base/whole_number.hpp"
#include "summand/ruleset/evaluators.hpp"

namespace summand {

namespace {

// The sum of the position and a heap. The player to move wins it unless the heap has the nimber of
// the position.
std::string sum_with_heap(const std::string& call, std::uint64_t nimber) {
  return call + "\n*" + std::to_string(nimber);
}

}  // namespace

KeptNimbers::KeptNimbers(PartTables& tables) : tables_(tables), kept_(tables.evaluators().kept()) {}

NimberFacts KeptNimbers::look(PartId part, std::uint64_t asked) {
  const PartTable& table = tables_[part.table];
  if (table.kept_game().empty()) return {};
  const std::string call = table.kept_call(part.number);
  if (const auto text = kept_->find({KeptKind::nimber, table.kept_game(), call})) {
    const auto nimber = whole_number<std::uint64_t>(*text);
    if (nimber && *nimber < ~std::uint64_t{0}) return {.nimber = *nimber + 1};
  } else if (kept_->find({KeptKind::next_wins, table.kept_game(), sum_with_heap(call, asked)}) ==
             "1") {
    return {.not_these = std::uint64_t{1} << asked};
  }
  return {};
}

void KeptNimbers::keep(PartId part, std::uint64_t asked, const NimberFacts& facts) {
  const PartTable& table = tables_[part.table];
  if (table.kept_game().empty()) return;
  const std::string call = table.kept_call(part.number);
  if (facts.nimber != 0) {
    kept_->keep({KeptKind::nimber, table.kept_game(), call}, std::to_string(facts.nimber - 1),
                FoundBy::theorems);
  } else if ((facts.not_these >> asked & 1) != 0) {
    kept_->keep({KeptKind::next_wins, table.kept_game(), sum_with_heap(call, asked)}, "1",
                FoundBy::theorems);
  }
}

}  // namespace summand
