#include "summand/studies/sucker/picture.hpp"

#include <algorithm>
#include <array>
#include <fmt/core.h>
#include <optional>
#include <utility>
#include <vector>

#include "summand/base/separated.hpp"

namespace summand::sucker {

namespace {

constexpr std::array<std::string_view, 5> kRows = {"piles", "dead", "out", "givers", "before"};

template <class Players>
std::string names_of(const Players& players) {
  std::string out;
  for (const auto player : players) out += fmt::format(" {}", name_of(player));
  return out.substr(out.empty() ? 0 : 1);
}

std::string givers_label(const State& state) {
  std::string out;
  for (Player player = 0; player < state.players; ++player) {
    if (!state.givers[player]) continue;
    out += fmt::format("{}{}={}", out.empty() ? "" : " ", letter_of(player),
                       letter_of(*state.givers[player]));
  }
  return out;
}

}  // namespace

std::string table_of(const State& state, History history) {
  std::vector<std::pair<std::string_view, std::string>> rows;
  for (const Player player : state.alive_players()) {
    rows.emplace_back(name_of(player), print(state.hands[player]));
  }
  rows.emplace_back("piles",
                    state.piles.empty() ? "none" : fmt::format("{}", separated(state.piles, " ")));
  if (state.dead != Chips{}) rows.emplace_back("dead", print(state.dead));
  if (!state.out.empty()) rows.emplace_back("out", names_of(state.out));
  if (history == History::shown) {
    if (std::string givers = givers_label(state); !givers.empty()) {
      rows.emplace_back("givers", std::move(givers));
    }
    if (!state.before.empty()) rows.emplace_back("before", names_of(state.before));
  }
  std::size_t width = 0;
  for (const auto& [name, text] : rows) width = std::max(width, name.size());
  std::string out;
  for (const auto& [name, text] : rows) out += fmt::format("{:<{}}  {}\n", name, width, text);
  return out;
}

std::string decision_of(const Referee& referee, const State& state) {
  const auto player = referee.to_move(state);
  if (!player) {
    return fmt::format("{} is the last and wins", name_of(referee.ranking(state).front()));
  }
  const auto name = name_of(*player);
  switch (state.phase) {
    case Phase::place:
      if (state.owed) {
        return fmt::format("{} is to play the {} chip that rescued him", name,
                           name_of(*state.owed));
      }
      return fmt::format("{} is to play a chip", name);
    case Phase::next:
      return fmt::format("{} chooses who moves next, after playing on {}", name, state.pile);
    case Phase::kill: {
      const std::string turn =
          *player == state.active ? "" : fmt::format(" in the turn of {}", name_of(state.active));
      return fmt::format("{} captures {}{} and chooses the chip that dies", name, state.pile, turn);
    }
    case Phase::rescue: {
      const std::string refused = names_of(state.refusers());
      return fmt::format("{} has no chip{}: {} may donate one or refuse", name_of(state.active),
                         refused.empty() ? "" : fmt::format(" and {} refused", refused), name);
    }
    case Phase::over:
      break;
  }
  return "";
}

namespace {

// The text between a start and an end, or nullopt if the line does not begin and end with them.
std::optional<std::string_view> between(std::string_view line, std::string_view start,
                                        std::string_view end) {
  if (line.size() < start.size() + end.size() || !line.starts_with(start) || !line.ends_with(end)) {
    return std::nullopt;
  }
  return line.substr(start.size(), line.size() - start.size() - end.size());
}

// The fields of a sentence that decision_of wrote.
std::optional<std::string> fields_of(std::string_view sentence) {
  const std::size_t space = sentence.find(' ');
  if (space == std::string_view::npos) return std::nullopt;
  const std::string_view name = sentence.substr(0, space), rest = sentence.substr(space);
  const auto to_move = [](std::string_view player) { return fmt::format("to move: {}", player); };
  if (rest == " is to play a chip") return to_move(name);
  if (rest == " is the last and wins") return to_move(name) + "; over: yes";
  if (const auto colour = between(rest, " is to play the ", " chip that rescued him")) {
    const auto owed = player_named(*colour);
    if (!owed) return std::nullopt;
    return fmt::format("{}; must play: {}", to_move(name), letter_of(*owed));
  }
  if (const auto pile = between(rest, " chooses who moves next, after playing on ", "")) {
    return fmt::format("{}; next: {}", to_move(name), *pile);
  }
  if (const auto capture = between(rest, " captures ", " and chooses the chip that dies")) {
    constexpr std::string_view kTurn = " in the turn of ";
    const std::size_t turn = capture->find(kTurn);
    const std::string_view active =
        turn == std::string_view::npos ? name : capture->substr(turn + kTurn.size());
    return fmt::format("{}; capture: {}", to_move(active), capture->substr(0, turn));
  }
  const std::size_t colon = rest.find(": ");
  if (colon == std::string_view::npos || !rest.ends_with(" may donate one or refuse")) {
    return std::nullopt;
  }
  const std::string_view who = rest.substr(0, colon);
  if (who == " has no chip") return to_move(name) + "; rescue: asked";
  const auto refused = between(who, " has no chip and ", " refused");
  if (!refused) return std::nullopt;
  return fmt::format("{}; rescue: refused {}", to_move(name), *refused);
}

bool is_row(std::string_view name) {
  return std::ranges::find(kRows, name) != kRows.end() ||
         (name.size() > 1 && player_named(name).has_value());
}

std::string_view line_at(std::string_view text, std::size_t at) {
  std::string_view line = text.substr(at, text.find('\n', at) - at);
  if (line.ends_with('\r')) line.remove_suffix(1);
  return line;
}

}  // namespace

bool is_picture(std::string_view text) {
  const std::string_view line = line_at(text, 0);
  return text.contains('\n') && is_row(line.substr(0, line.find(' '))) && line.contains("  ");
}

Result<State> parse_picture(std::string_view text) {
  std::string fields;
  std::vector<std::pair<std::size_t, std::size_t>> places;  // in the fields, in the text
  for (std::size_t at = 0; at < text.size();) {
    const std::string_view line = line_at(text, at);
    const std::size_t name_end = std::min(line.find(' '), line.size());
    places.emplace_back(fields.size(), at);
    if (line.substr(name_end).starts_with("  ") && is_row(line.substr(0, name_end))) {
      fields += fmt::format("{}:{}; ", line.substr(0, name_end), line.substr(name_end));
      at = std::min(text.find('\n', at), text.size() - 1) + 1;
      continue;
    }
    const auto decision = fields_of(line);
    if (!decision) return fail("a row such as 'piles  br b' or who is to play is expected", at);
    fields += *decision;
    const std::size_t next = std::min(text.find('\n', at), text.size());
    if (next + 1 < text.size() && !line_at(text, next + 1).empty()) {
      return fail("an empty line is expected", next + 1);
    }
    break;
  }
  auto state = parse_state(fields);
  if (state) return state;
  std::size_t place = 0;
  for (const auto& [in_fields, in_text] : places) {
    if (in_fields <= state.error().offset) place = in_text;
  }
  return fail(state.error().message, place);
}

}  // namespace summand::sucker
