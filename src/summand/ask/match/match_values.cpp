#include "summand/ask/match/match_values.hpp"

#include <fmt/core.h>
#include <string_view>

#include "summand/language/answer.hpp"
#include "summand/text/table.hpp"
#include "summand/value/print.hpp"

namespace summand::ask {

namespace {

constexpr std::uint64_t kNodesAPosition = 20'000;  // of search, if a position has no value

// "left", "right", "draw" or "unknown".
std::string_view key_of_winner(const PositionInMatch& position) {
  const std::optional<Fate>& fate = position.fate;
  if (!fate) return "unknown";
  if (*fate == Fate::draw) return "draw";
  return player_key(*fate == Fate::win ? position.to_move : opponent(position.to_move));
}

void write_worth(JsonWriter& json, const PositionInMatch& known, const ValueForms& forms) {
  if (!known.worth) {
    json.key("value").null().member("why_no_value", known.why_no_value);
    return;
  }
  const PositionValue& worth = *known.worth;
  write_value(json, worth.value, forms);
  json.member("mean", print(worth.mean)).member("temperature", print(worth.temperature));
  json.key("stops").object().member("left", print(worth.left_stop));
  json.member("right", print(worth.right_stop)).close();
}

}  // namespace

MatchValues match_values_of(std::uint64_t number, const SumMatch& match,
                            std::chrono::nanoseconds time) {
  Oracle oracle(match.sum().workspace(), kNodesAPosition);
  return {number, value_history(match, oracle, time)};
}

void write_json(JsonWriter& json, const MatchValues& data) {
  json.key("match").number(data.number).key("positions").array();
  for (const PositionInMatch& position : data.positions) {
    json.object().key("move");
    if (position.move.empty()) {
      json.null();
    } else {
      json.text(position.move);
    }
    json.member("to_move", player_key(position.to_move));
    json.member("winner", key_of_winner(position));
    write_worth(json, position, data.forms);
    json.close();
  }
  json.close();
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
