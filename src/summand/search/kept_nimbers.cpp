#include "summand/search/kept_nimbers.hpp"

#include <optional>
#include <string>

#include "summand/base/whole_number.hpp"
#include "summand/ruleset/evaluators.hpp"

namespace summand {

KeptNimbers::KeptNimbers(PartTables& tables)
    : tables_(tables),
      kept_(tables.evaluators().by() == By::anything ? tables.evaluators().kept() : nullptr) {}

void KeptNimbers::look(PartId part, NimberFacts& facts) {
  const PartTable& table = tables_[part.table];
  if (facts.nimber != 0 || table.kept_game().empty()) return;
  const std::string call = table.kept_call(part.number);
  KeptKey key{KeptKind::nimber, table.kept_game(), call};
  if (const auto text = kept_->find(key)) {
    const auto nimber = whole_number<std::uint64_t>(*text);
    if (nimber && *nimber < ~std::uint64_t{0}) facts.nimber = *nimber + 1;
    return;
  }
  key.kind = KeptKind::bounds;
  if (const auto text = kept_->find(key)) {
    if (const auto bits = whole_number<std::uint64_t>(*text)) facts.not_these |= *bits;
  }
}

void KeptNimbers::keep(PartId part, const NimberFacts& facts) {
  const PartTable& table = tables_[part.table];
  if (table.kept_game().empty()) return;
  const std::string call = table.kept_call(part.number);
  if (facts.nimber != 0) {
    kept_->keep({KeptKind::nimber, table.kept_game(), call}, std::to_string(facts.nimber - 1),
                FoundBy::theorems);
  } else if (facts.not_these != 0) {
    kept_->keep({KeptKind::bounds, table.kept_game(), call}, std::to_string(facts.not_these),
                FoundBy::theorems);
  }
}

}  // namespace summand
