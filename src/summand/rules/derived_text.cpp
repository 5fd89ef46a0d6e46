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

static void describe(Members<DerivedReport::Split>& its) {
  its.named("Split", "A position that is a sum.");
  its("position", "The position.", &DerivedReport::Split::position);
  its("parts", "Its parts.", &DerivedReport::Split::parts);
}

void describe(Members<DerivedReport>& its) {
  its.named("DerivedReport", "What follows from the rules of a game in a file.");
  its("play_ends", "Whether a number was found that every move lowers.",
      [](auto& it) { return it.measures.has_value(); });
  its("measures", "Every move lowers the first of these that it changes.",
      [](auto& it) { return it.measures.value_or(std::vector<std::string>()); });
  its("symmetries", "Those of the rules.", &DerivedReport::keeping);
  its("exchanging_players", "Those that exchange the players.", &DerivedReport::exchanging);
  its("impartial", "Whether both players have the same moves.", &DerivedReport::is_impartial);
  its.or_null("sum", "A position that is a sum. Null if none was found.", &DerivedReport::split);
}

}  // namespace summand
