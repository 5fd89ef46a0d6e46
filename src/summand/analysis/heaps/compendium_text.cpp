#include "summand/analysis/heaps/compendium_text.hpp"

#include <fmt/core.h>

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

void write_json(JsonWriter& json, const Compendium& data) {
  json.key("classes").array();
  for (const CompendiumRow& row : data.rows) {
    json.object().member("code", row.members.representative.print());
    json.member("status", name_of(row.status)).key("looked_to").number(row.looked_to);
    if (row.period) {
      json.key("preperiod").number(row.period->preperiod);
      json.key("period").number(row.period->period).key("saltus").number(row.period->saltus);
    }
    if (!row.source.empty()) json.member("source", row.source);
    json.key("members").array();
    for (const ClassMember& member : row.members.members) {
      json.object().member("code", member.code.print()).key("zeros").number(member.zeros);
      json.member("kinship", member.kinship == Kinship::cousin   ? "cousin"
                             : member.kinship == Kinship::period ? "period"
                                                                 : "observed");
      json.close();
    }
    json.close().close();
  }
  json.close();
}

}  // namespace summand::heaps
