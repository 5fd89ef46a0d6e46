#include "summand/rules/derived_text.hpp"

#include <fmt/core.h>
#include <span>

#include "summand/base/separated.hpp"
#include "summand/text/json_texts.hpp"
#include "summand/text/table.hpp"

namespace summand {

namespace {

std::string end_in_words(const DerivedReport& report) {
  if (!report.measures) {
    return "may not come: no number was found that every move lowers, so the game counts as loopy";
  }
  if (report.measures->size() == 1) {
    return fmt::format("comes: every move lowers {}", report.measures->front());
  }
  return fmt::format("comes: every move lowers the first of these that it changes: {}",
                     separated(*report.measures, "; "));
}

// The first ones, and how many there are besides.
std::string some_of(const std::vector<std::string>& symmetries) {
  constexpr std::size_t kFew = 3;
  if (symmetries.size() <= kFew + 1) return fmt::format("{}", separated(symmetries, "; "));
  const std::span<const std::string> first(symmetries.data(), kFew);
  return fmt::format("{}; and {} others", separated(first, "; "), symmetries.size() - kFew);
}

}  // namespace

std::vector<std::string> derived_lines(const DerivedReport& report, std::size_t columns) {
  std::vector<std::vector<std::string>> rows = {
      {"end of play", end_in_words(report)},
      {"symmetries", report.keeping.empty() ? "none" : some_of(report.keeping)},
      {"players exchanged",
       report.exchanging.empty() ? "by no symmetry" : some_of(report.exchanging)},
      {"impartial", report.is_impartial ? "all positions: both players have the same moves"
                                        : "not all positions"},
      {"a sum", report.split ? fmt::format("{} = {}", report.split->position,
                                           separated(report.split->parts, " + "))
                             : "none was found in play from the examples"},
  };
  return aligned(rows, columns);
}

void write_derived(JsonWriter& json, const DerivedReport& report) {
  json.key("play_ends").boolean(report.measures.has_value());
  write_texts(json, "measures", report.measures.value_or(std::vector<std::string>()));
  write_texts(json, "symmetries", report.keeping);
  write_texts(json, "exchanging_players", report.exchanging);
  json.key("impartial").boolean(report.is_impartial);
  json.key("sum");
  if (!report.split) {
    json.null();
    return;
  }
  json.object().member("position", report.split->position);
  write_texts(json, "parts", report.split->parts);
  json.close();
}

}  // namespace summand
