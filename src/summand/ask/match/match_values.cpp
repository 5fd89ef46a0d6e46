#include "summand/ask/match/match_values.hpp"

#include <fmt/core.h>
#include <string_view>

#include "summand/analysis/json.hpp"
#include "summand/ask/match/match_text.hpp"
#include "summand/language/answer.hpp"
#include "summand/text/table.hpp"
#include "summand/value/print.hpp"

namespace summand {

namespace {

// "left", "right", "draw" or "unknown".
std::string_view key_of_winner(const PositionInMatch& position) {
  const std::optional<Fate>& fate = position.fate;
  if (!fate) return "unknown";
  if (*fate == Fate::draw) return "draw";
  return player_key(*fate == Fate::win ? position.to_move : opponent(position.to_move));
}

// Of the value.
template <auto kWhat>
auto if_known(const PositionInMatch& position) {
  return position.worth ? &(*position.worth.*kWhat) : nullptr;
}

}  // namespace

static void describe(Members<PositionInMatch>& its) {
  its.named("PositionInMatch", "A position of a match at a sum.");
  its.or_null("move", "The move before it. Null at the start.",
              [](auto& it) { return it.move.empty() ? nullptr : &it.move; });
  its("to_move", "Who is to move.", &PositionInMatch::to_move).words({"left", "right"});
  its("winner", "Who wins.", key_of_winner).words({"left", "right", "draw", "unknown"});
  its.with([](auto& it) { return it.worth ? it.worth->value : ValueText{.complete = false}; });
  its("why_no_value", "Why the value is not known.",
      [](auto& it) { return it.worth ? nullptr : &it.why_no_value; });
  its("mean", "The mean.", if_known<&PositionValue::mean>);
  its("temperature", "The temperature.", if_known<&PositionValue::temperature>);
  its("stops", "The stops.", [](auto& it) {
    return it.worth.transform([](const PositionValue& worth) {
      return ByPlayer<Dyadic>{worth.left_stop, worth.right_stop};
    });
  });
}

}  // namespace summand

namespace summand::ask {

namespace {

constexpr std::uint64_t kNodesAPosition = 20'000;  // of search, if a position has no value

}  // namespace

MatchValues match_values_of(std::uint64_t number, const SumMatch& match,
                            std::chrono::nanoseconds time) {
  Oracle oracle(match.sum().workspace(), kNodesAPosition);
  oracle.begin_with(match.start_sum());
  return {number, value_history(match, oracle, time)};
}

void describe(Members<MatchValues>& its) {
  tell_match(its);
  its.by_hand([](JsonWriter& json, const MatchValues& data) { json.forms = data.forms; });
  its("positions", "The positions at the start and after each move.", &MatchValues::positions);
}

std::string text(const MatchValues& data, const Page& page) {
  std::vector<std::vector<std::string>> rows;
  for (const PositionInMatch& position : data.positions) {
    const std::string worth = !position.worth   ? position.why_no_value
                              : page.for_people ? position.worth->value.pretty
                                                : position.worth->value.plain;
    rows.push_back({position.move.empty() ? "start" : position.move,
                    fmt::format("{} to move", player_name(position.to_move)),
                    std::string(key_of_winner(position)), worth});
  }
  std::string out;
  for (const std::string& row : aligned(rows)) out += row + "\n";
  return out;
}

}  // namespace summand::ask
