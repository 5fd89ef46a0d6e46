#include "summand/ask/match/match_text.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <utility>

#include "summand/ask/origin_option.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/separated.hpp"
#include "summand/draw/text.hpp"
#include "summand/studies/babylon/physical.hpp"
#include "summand/text/json_texts.hpp"
#include "summand/text/table.hpp"

namespace summand::ask {

namespace {

// --- JSON ---

void write_or_null(JsonWriter& json, std::string_view name, std::optional<std::string_view> text) {
  json.key(name);
  if (text) {
    json.text(*text);
  } else {
    json.null();
  }
}

void write_player_or_null(JsonWriter& json, std::string_view name, std::optional<Player> player) {
  write_or_null(json, name, player.transform(player_key));
}

// Writes members of an open object.
void write_sum(JsonWriter& json, const MatchState& state, const SumMatchState& sum) {
  const bool over = sum.winner.has_value();
  json.member("expression", state.title).member("first", player_key(sum.first));
  if (sum.convention == Convention::misere) json.key("misere").boolean(true);
  write_origin(json, sum.origin);
  json.member("level", print(sum.level)).key("slips").number(sum.level.slips_in_100);
  json.member("you", state.you);
  write_player_or_null(json, "to_move", over ? std::nullopt : std::optional(sum.to_move));
  json.key("over").boolean(over);
  write_player_or_null(json, "winner", sum.winner);
  write_player_or_null(json, "resigned", sum.resigned);
  json.key("terms").array();
  for (const TermState& term : sum.terms) {
    json.object().member("text", term.text);
    if (term.picture) {
      write_texts(json, "picture", rows_of(*term.picture));
    } else {
      json.key("picture").null();
    }
    summand::write_json(json.key("board"), term.board);
    json.close();
  }
  json.close().key("moves_made").array();
  for (const MatchMove& move : state.moves_made) {
    json.object().member("player", move.player == 0 ? "left" : "right").member("move", move.name);
    json.key("term").number(move.term + 1);
    write_touched(json, move.name, move.cells);
    json.close();
  }
  json.close();
}

// Writes members of an open object.
void write_made(JsonWriter& json, const MatchState& state, const MatchMove& move) {
  json.member("player", state.player_of(move)).member("action", move.name);
  write_texts(json, "news", move.news);
}

void write_things(JsonWriter& json, std::string_view name, const std::vector<TableThing>& things) {
  json.key(name).array();
  for (const TableThing& thing : things) {
    json.object().member("key", thing.key).member("name", thing.name);
    write_texts(json, "chips", thing.chips);
    json.key("count").number(thing.count).close();
  }
  json.close();
}

void write_table(JsonWriter& json, const TableState& table) {
  json.key("table").object().key("hands").array();
  for (const auto& [player, things] : table.hands) {
    json.object().member("player", player);
    write_things(json, "things", things);
    json.close();
  }
  json.close();
  write_things(json, "piles", table.piles);
  json.member("dead", table.dead);
  write_texts(json, "out", table.out);
  json.close();
}

void write_seated(JsonWriter& json, const MatchState& state) {
  json.object().member("game", state.game).member("title", state.title);
  json.member("text", state.text).key("players").array();
  for (const auto& [name, seat] : state.players) {
    json.object().member("name", name).member("seat", seat).close();
  }
  json.close();
  write_or_null(json, "to_move", state.to_move);
  json.key("over").boolean(state.is_over());
  write_or_null(json, "winner", state.winner);
  write_texts(json, "places", state.places);
  json.key("picture").array();
  for (std::string_view rest = state.picture; !rest.empty();) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    json.text(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  json.close().key("actions_made").array();
  for (const MatchMove& move : state.moves_made) {
    write_made(json.object(), state, move);
    json.close();
  }
  json.close().key("deals").array();
  for (const auto& [after, text] : state.deals) {
    json.object().key("after").number(after).member("text", text).close();
  }
  json.close();
  if (state.table) write_table(json, *state.table);
  json.close();
}

void write_rounds(JsonWriter& json, const RoundsState& rounds) {
  json.object().member("start", rounds.start).key("rounds").number(rounds.rounds);
  json.key("wins").array();
  for (const auto& [player, wins] : rounds.wins) {
    json.object().member("player", player).key("wins").number(wins).close();
  }
  json.close();
  write_or_null(json, "chooser", rounds.chooser);
  write_or_null(json, "winner", rounds.winner);
  json.close();
}

void write_state(JsonWriter& json, const MatchState& state) {
  if (state.sum) return write_sum(json, state, *state.sum);
  json.key("contest");
  if (state.rounds) {
    write_rounds(json, *state.rounds);
  } else {
    json.null();
  }
  json.key("state");
  if (!state.rounds || state.rounds->begun) {
    write_seated(json, state);
  } else {
    json.null();
  }
}

// The reason, and what was known with it.
std::vector<std::string> reasons_of(const Advised<MatchMove>& advised) {
  std::vector<std::string> out = {advised.reason};
  out.insert(out.end(), advised.known.begin(), advised.known.end());
  return out;
}

// Writes members of an open object.
void write_advised(JsonWriter& json, std::string_view player, const Advised<MatchMove>& advised) {
  json.member("player", player).member("action", advised.action.name);
  json.member("reason", advised.reason).key("exact").boolean(advised.exact);
}

// `player` made the choice in a game of several seats.
void write_choice(JsonWriter& json, bool in_sum, std::string_view player,
                  const std::optional<Advised<MatchMove>>& choice) {
  json.key("choice");
  if (!choice) {
    json.null();
    return;
  }
  json.object();
  if (in_sum) {
    json.member("move", choice->action.name).member("kind", choice->kind);
    write_texts(json, "reason", reasons_of(*choice));
  } else {
    write_advised(json, player, *choice);
    write_texts(json, "known", choice->known);
  }
  json.close();
}

void write_moves(JsonWriter& json, std::string_view name, const std::vector<RatedMove>& moves,
                 const ValueForms& forms = {}) {
  json.key(name).array();
  for (const RatedMove& move : moves) {
    const bool is_rated = move.fate || !move.why_unknown.empty();
    json.object().member("move", move.name);
    json.key("term").number(move.term + 1);
    if (is_rated) write_result(json, move);
    json.member("leaves", move.leaves);
    if (is_rated) write_value(json, move, forms);
    write_touched(json, move.name, move.cells);
    json.close();
  }
  json.close();
}

// --- words ---

std::string lines_of_moves(const std::vector<RatedMove>& moves) {
  std::vector<std::vector<std::string>> rows;
  for (const RatedMove& move : moves) {
    rows.push_back({fmt::format("{:4}", move.number + 1), move.name, "leaves", move.leaves});
  }
  return fmt::format("{}", separated(aligned(rows), "\n"));
}

std::string line_of(const Advised<MatchMove>& advised) {
  return fmt::format("{} ({})\n", advised.action.name, advised.reason);
}

std::string words_of_unasked(const Unasked& one) {
  std::string out =
      one.choice ? line_of(*one.choice) : one.move.name + " (the only possible action)\n";
  for (const std::string& news : one.move.news) out += news + "\n";
  return out;
}

std::string words_of_rounds(const RoundsState& rounds) {
  std::string out;
  for (const auto& [player, wins] : rounds.wins) {
    out += fmt::format("{}{}", out.empty() ? "It is " : " to ", wins);
  }
  out += "\n";
  if (rounds.chooser) {
    const auto players = static_cast<unsigned>(rounds.wins.size());
    out +=
        fmt::format("{} chooses to go {}\n", *rounds.chooser, babylon::places_to_choose(players));
  }
  return rounds.winner ? out + fmt::format("{} wins the match\n", *rounds.winner) : out;
}

std::string words_of_boards(const SumMatchState& sum, const Page& page) {
  std::string out = line_of_origin(sum.origin);
  for (std::size_t i = 0; i < sum.terms.size(); ++i) {
    if (sum.terms.size() > 1) out += fmt::format("{}. ", i + 1);
    out += sum.terms[i].text + "\n";
    if (!sum.terms[i].picture) continue;
    for (const std::string& row : rows_of(*sum.terms[i].picture, page.colours)) {
      out += "     " + row + "\n";
    }
  }
  return out;
}

std::string status_of(const SumMatchState& sum) {
  if (!sum.winner) return fmt::format("{} is to move.\n", player_name(sum.to_move));
  std::string out;
  if (sum.resigned) {
    out = fmt::format("{} resigns. ", player_name(*sum.resigned));
  } else if (sum.convention == Convention::misere) {
    out = fmt::format("{} cannot move, and this is misère play. ", player_name(*sum.winner));
  }
  return out + fmt::format("{} wins.\n", player_name(*sum.winner));
}

// In one line.
std::string heading_of(const MatchAnswer& data) {
  std::string title = data.state.title;
  std::ranges::replace_if(title, [](char c) { return c == '\n' || c == '\r' || c == '\t'; }, ' ');
  return fmt::format("Match {}: {}\n", data.number, printable(title));
}

}  // namespace

std::string sentence_of(PlayLevel level) {
  return fmt::format("The computer's level is {}.", described(level));
}

void write_json(JsonWriter& json, const MatchAnswer& data) {
  const bool in_sum = data.state.sum.has_value();
  json.key("match").number(data.number);
  write_state(json, data.state);
  if (data.choice) {
    write_choice(json, in_sum, data.state.player_of(data.choice->action), data.choice);
  }
  if (data.several) write_moves(json, "several", data.several->moves);
  if (!data.made) return;
  json.key("made").array();
  for (const auto& [move, choice] : *data.made) {
    write_made(json.object(), data.state, move);
    write_choice(json, in_sum, data.state.player_of(move), choice);
    json.close();
  }
  json.close();
}

std::string text(const MatchAnswer& data, const Page& page) {
  if (data.several) {
    return fmt::format("Several moves touch it:\n{}\n", lines_of_moves(data.several->moves));
  }
  const MatchState& state = data.state;
  std::string out = heading_of(data), choice;
  if (data.choice && state.sum) {
    choice = fmt::format("{} plays {}\n{}\n", state.player_of(data.choice->action),
                         data.choice->action.name, separated(reasons_of(*data.choice), "\n"));
  } else if (data.choice) {
    choice = line_of(*data.choice);
  }
  for (const Unasked& one : data.made.value_or(std::vector<Unasked>())) {
    choice += words_of_unasked(one);
  }
  if (state.sum) {
    out += words_of_boards(*state.sum, page) + choice;
    if (data.names_level) out += sentence_of(state.sum->level) + "\n";
    return out + status_of(*state.sum);
  }
  out += choice;
  if (!state.rounds) return out + state.picture;
  if (state.rounds->begun) out += state.picture;
  return out + words_of_rounds(*state.rounds);
}

void write_json(JsonWriter& json, const MatchMoves& data) {
  json.key("match").number(data.number);
  if (data.of_sum) {
    json.key("count").number(data.of_sum->count);
    return write_moves(json, "moves", data.of_sum->moves, data.forms);
  }
  json.key("actions").array();
  for (std::size_t i = 0; i < data.others.size(); ++i) {
    const MatchMove& move = data.others[i];
    json.object().key("number").number(i + 1).member("player", data.players[move.player]);
    json.member("action", move.name);
    if (!move.things.empty()) write_texts(json, "things", move.things);
    json.close();
  }
  json.close();
}

std::string text(const MatchMoves& data, const Page&) {
  std::string out;
  if (data.of_sum) {
    if (data.of_sum->count == 0) return std::string(kNoMoveIsLeft);
    out = lines_of_moves(data.of_sum->moves) + "\n";
    const std::uint64_t more = data.of_sum->count - data.of_sum->moves.size();
    return more > 0 ? out + fmt::format("      and {} more\n", more) : out;
  }
  for (std::size_t i = 0; i < data.others.size(); ++i) {
    out += fmt::format("{:3}  {}\n", i + 1, data.others[i].name);
  }
  return out.empty() ? "The match is over.\n" : out;
}

void write_json(JsonWriter& json, const MatchHint& data) {
  json.key("match").number(data.number);
  if (data.in_sum) return write_choice(json, true, data.player, data.advised);
  json.key("hint");
  if (!data.advised) {
    json.null();
    return;
  }
  write_advised(json.object(), data.player, *data.advised);
  json.close();
}

std::string text(const MatchHint& data, const Page&) {
  if (!data.advised) return data.in_sum ? std::string(kNoMoveIsLeft) : "The match is over.\n";
  if (!data.in_sum) return line_of(*data.advised);
  return fmt::format("{}\n", separated(reasons_of(*data.advised), "\n"));
}

void write_json(JsonWriter& json, const MatchReasons& data) {
  json.key("match").number(data.number);
  if (data.in_sum) {
    write_texts(json, "reason",
                data.choice ? reasons_of(*data.choice) : std::vector<std::string>());
    return;
  }
  write_choice(json, false, data.player, data.choice);
  write_texts(json, "known", data.known);
}

std::string text(const MatchReasons& data, const Page&) {
  if (data.in_sum) {
    if (!data.choice) return fmt::format("{}\n", kComputerHasNotMoved);
    return fmt::format("{}\n", separated(reasons_of(*data.choice), "\n"));
  }
  std::string out = "no program has played yet\n";
  if (data.choice) {
    out = line_of(*data.choice);
    for (const std::string& line : data.choice->known)
      out += fmt::format("  before it: {}\n", line);
  }
  for (const std::string& line : data.known) out += fmt::format("now: {}\n", line);
  return out;
}

void write_json(JsonWriter& json, const MatchLines& data) {
  json.key("match").number(data.number);
  write_texts(json, "lines", data.lines);
}

std::string text(const MatchLines& data, const Page&) {
  return fmt::format("{}\n", separated(data.lines, "\n"));
}

void write_json(JsonWriter& json, const RecordOfMatch& data) {
  json.key("match").number(data.number).member("record", data.record);
}

std::string text(const RecordOfMatch& data, const Page&) { return data.record; }

void write_json(JsonWriter& json, const ClosedMatch& data) {
  json.key("match").number(data.number).key("open").number(data.open);
}

std::string text(const ClosedMatch& data, const Page&) {
  return fmt::format("Match {} is closed.\n", data.number);
}

}  // namespace summand::ask
