// States as JSON. The JSON is converted to the text of a state, which is then read. So only one
// place knows which states are possible.
#include <algorithm>
#include <fmt/core.h>

#include "summand/studies/sucker/state.hpp"
#include "summand/text/json_value.hpp"

namespace summand::sucker {

namespace {

std::string print_chips(const Chips& chips) {
  std::string out;
  for (unsigned colour = 0; colour < kMostPlayers; ++colour) {
    if (chips[colour] == 0) continue;
    out += fmt::format("{}\"{}\": {}", out.empty() ? "" : ", ", letter_of(colour), chips[colour]);
  }
  return "{" + out + "}";
}

template <class List, class Text>
std::string print_list(const List& list, Text&& text) {
  std::string out;
  for (const auto& one : list) out += fmt::format("{}\"{}\"", out.empty() ? "" : ", ", text(one));
  return "[" + out + "]";
}

template <class PlayerNumber>
std::string print_players(const std::vector<PlayerNumber>& players) {
  return print_list(players, [](unsigned player) { return name_of(player); });
}

std::string json_of_phase(const State& state) {
  switch (state.phase) {
    case Phase::place:
      if (!state.owed) break;
      return fmt::format(", \"must play\": \"{}\"", letter_of(*state.owed));
    case Phase::next:
      return fmt::format(", \"next\": \"{}\"", state.pile);
    case Phase::kill:
      return fmt::format(", \"capture\": \"{}\"", state.pile);
    case Phase::rescue:
      return ", \"rescue\": " + print_players(state.refusers());
    case Phase::over:
      return ", \"over\": true";
  }
  return "";
}

}  // namespace

std::string print_json(const State& state) {
  std::string out = "{\"hands\": {";
  for (const Player player : state.alive_players()) {
    out += fmt::format("{}\"{}\": {}", out.ends_with('{') ? "" : ", ", name_of(player),
                       print_chips(state.hands[player]));
  }
  out += "}, \"piles\": " + print_list(state.piles, [](const std::string& pile) { return pile; });
  if (state.dead != Chips{}) out += ", \"dead\": " + print_chips(state.dead);
  if (!state.out.empty()) out += ", \"out\": " + print_players(state.out);
  std::string givers;
  for (Player player = 0; player < state.players; ++player) {
    if (!state.givers[player]) continue;
    givers += fmt::format("{}\"{}\": \"{}\"", givers.empty() ? "" : ", ", name_of(player),
                          name_of(*state.givers[player]));
  }
  if (!givers.empty()) out += ", \"givers\": {" + givers + "}";
  if (!state.before.empty()) out += ", \"before\": " + print_players(state.before);
  out += fmt::format(", \"to move\": \"{}\"", name_of(state.active));
  return out + json_of_phase(state) + "}";
}

namespace {

using JsonKind = JsonValue::Kind;

// A word of the text. It must not be empty or contain separators of words and fields.
Result<std::string> word_of(const JsonValue& value) {
  if (value.kind != JsonKind::text) return fail("a text is expected", value.at);
  if (value.text.empty() || value.text.find_first_of(" ;:=\t") != std::string::npos) {
    return fail("a single word is expected", value.at);
  }
  return value.text;
}

Result<std::string> words_of(const JsonValue& value) {
  if (value.kind != JsonKind::array) return fail("a list is expected", value.at);
  std::string out;
  for (const JsonValue& item : value.items) {
    SUMMAND_TRY(word, word_of(item));
    out += " " + word;
  }
  return out;
}

// The members as words: a letter and a number, or two words with a sign between them.
Result<std::string> pairs_of(const JsonValue& value, std::string_view sign) {
  if (value.kind != JsonKind::object) return fail("an object is expected", value.at);
  std::string out;
  for (std::size_t i = 0; i < value.items.size(); ++i) {
    const JsonValue& item = value.items[i];
    if (sign.empty() && item.kind != JsonKind::number) return fail("a number is expected", item.at);
    std::string second = item.text;
    if (!sign.empty()) {
      SUMMAND_TRY(word, word_of(item));
      second = word;
    }
    out += fmt::format(" {}{}{}", value.names[i], sign, second);
  }
  return out;
}

Result<std::string> field_of(std::string_view name, const JsonValue& value) {
  if (name == "dead") return pairs_of(value, "");
  if (name == "givers") return pairs_of(value, "=");
  if (name == "piles" || name == "out" || name == "before") return words_of(value);
  if (name == "rescue") {
    SUMMAND_TRY(refused, words_of(value));
    return refused.empty() ? " asked" : " refused" + refused;
  }
  if (name == "over") {
    if (value.kind != JsonKind::boolean || !value.boolean)
      return fail("true is expected", value.at);
    return " yes";
  }
  SUMMAND_TRY(word, word_of(value));
  return " " + word;
}

Result<State> state_of(const JsonValue& json) {
  if (json.kind != JsonKind::object) return fail("an object is expected", json.at);
  std::string state;
  std::vector<std::pair<std::size_t, std::size_t>> places;  // in the text, in the JSON
  const auto add = [&](std::size_t at, std::string_view name,
                       Result<std::string> field) -> Result<void> {
    if (!field) return std::unexpected(field.error());
    places.emplace_back(state.size(), at);
    state += fmt::format("{}:{};", name, *field);
    return {};
  };
  for (std::size_t i = 0; i < json.items.size(); ++i) {
    const JsonValue& value = json.items[i];
    if (json.names[i] != "hands") {
      if (auto done = add(json.name_at[i], json.names[i], field_of(json.names[i], value)); !done) {
        return std::unexpected(done.error());
      }
      continue;
    }
    if (value.kind != JsonKind::object) return fail("an object is expected", value.at);
    for (std::size_t j = 0; j < value.items.size(); ++j) {
      auto done = add(value.name_at[j], value.names[j], pairs_of(value.items[j], ""));
      if (!done) return std::unexpected(done.error());
    }
  }
  auto out = parse_state(state);
  if (out) return out;
  // The place of the member that contains the error.
  std::size_t at = 0;
  for (const auto& [in_text, in_json] : places) {
    if (in_text <= out.error().offset) at = in_json;
  }
  return fail(out.error().message, at);
}

}  // namespace

Result<State> parse_state_json(std::string_view text) {
  SUMMAND_TRY(json, parse_json(text));
  return state_of(json);
}

Result<StateAnswer> parse_answer_json(std::string_view text) {
  SUMMAND_TRY(json, parse_json(text));
  const JsonValue* const inner = json.member("state");
  StateAnswer out;
  if (const JsonValue* rules = json.member("rules"); inner != nullptr && rules != nullptr) {
    if (rules->kind != JsonKind::text) return fail("a text is expected", rules->at);
    out.rules = rules->text;
  }
  SUMMAND_TRY(state, state_of(inner == nullptr ? json : *inner));
  out.state = state;
  return out;
}

}  // namespace summand::sucker
