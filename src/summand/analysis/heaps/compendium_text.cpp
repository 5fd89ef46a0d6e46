#include "summand/analysis/heaps/compendium_text.hpp"

#include <fmt/core.h>

#include "summand/analysis/heaps/value_grid.hpp"
#include "summand/base/separated.hpp"
#include "summand/text/table.hpp"

namespace summand::heaps {

std::string text(const Compendium& data, const Page&) {
  std::vector<std::vector<std::string>> table = {{"code", "codes", "from", "period", "status", ""}};
  std::size_t counts[3] = {};
  for (const CompendiumRow& row : data.rows) {
    ++counts[static_cast<std::size_t>(row.status)];
    const auto number = [&](std::uint64_t Period::* part) {
      return row.period ? std::to_string((*row.period).*part) : std::string("-");
    };
    table.push_back(
        {row.members.representative.print(),
         fmt::format("{}{}", row.members.members.size(),
                     row.members.proved() ? "" : ", some only observed"),
         number(&Period::preperiod), number(&Period::period), std::string(name_of(row.status)),
         row.source.empty() ? fmt::format("to {}", row.looked_to) : std::string(row.source)});
  }
  return fmt::format("{}\n\n{} classes: {} proved here, {} published, {} open\n",
                     separated(aligned(table), "\n"), data.rows.size(), counts[0], counts[1],
                     counts[2]);
}

static void describe(Members<ClassMember>& its) {
  its.named("ClassMember", "A code of a class.");
  its("code", "The code.", [](auto& it) { return it.code.print(); });
  its("zeros", "The zeros at the beginning of its sequence.", &ClassMember::zeros);
  its("kinship", "Why it is in the class.", [](auto& it) {
    return it.kinship == Kinship::cousin   ? "cousin"
           : it.kinship == Kinship::period ? "period"
                                           : "observed";
  }).words({"cousin", "period", "observed"});
}

static void describe(Members<CompendiumRow>& its) {
  its.named("CodeClass", "Codes with the same values.");
  its("code", "The code that stands for them.",
      [](auto& it) { return it.members.representative.print(); });
  its("status", "How the period is known.", [](auto& it) { return name_of(it.status); });
  its("looked_to", "The heaps that were computed.", &CompendiumRow::looked_to);
  its.with(&CompendiumRow::period);
  its.if_any("source", "Who published the period.", &CompendiumRow::source);
  its("members", "The codes.", [](auto& it) -> auto& { return it.members.members; });
}

void describe(Members<Compendium>& its) { its("classes", "The classes.", &Compendium::rows); }

}  // namespace summand::heaps
