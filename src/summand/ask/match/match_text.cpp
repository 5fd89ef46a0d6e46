#include "summand/ask/match/match_text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "summand/ask/match/match_questions.hpp"
#include "summand/ask/origin_option.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/draw/text.hpp"
#include "summand/text/json_texts.hpp"
#include "summand/text/table.hpp"
#include "summand/verdict/cells_of_moves.hpp"

namespace summand::ask {

namespace {

// --- JSON ---

void write_player_or_null(JsonWriter& json, std::string_view name, std::optional<Player> player) {
  json.key(name);
  if (player) {
    json.text(player_key(*player));
  } else {
    json.null();
  }
}

void write_match_state(JsonWriter& json, const MatchState& state) {
  const bool over = state.winner.has_value();
  json.member("expression", state.expression).member("first", player_key(state.first));
  if (state.convention == Convention::misere) json.key("misere").boolean(true);
  write_origin(json, state.origin);
  json.member("level", print(state.level)).key("slips").number(state.level.slips_in_100);
  write_player_or_null(json, "to_move", over ? std::nullopt : std::optional(state.to_move));
  json.key("over").boolean(over);
  write_player_or_null(json, "winner", state.winner);
  write_player_or_null(json, "resigned", state.resigned);
  json.key("terms").array();
  for (const TermState& term : state.terms) {
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
  for (const PlayedMove& move : state.moves_made) {
    json.object().member("player", player_key(move.player)).member("move", move.name);
    json.key("term").number(move.term + 1);
    write_touched(json, move.name, move.cells);
    json.close();
  }
  json.close();
}

void write_choice(JsonWriter& json, const std::optional<ComputerMove>& choice) {
  json.key("choice");
  if (!choice) {
    json.null();
    return;
  }
  json.object().member("move", choice->name).member("kind", key_of(choice->choice.kind));
  write_texts(json, "reason", choice->reason);
  json.close();
}

void write_move_texts(JsonWriter& json, std::string_view name, const std::vector<MoveText>& moves,
                      const ValueForms& forms = {}) {
  json.key(name).array();
  for (const MoveText& move : moves) {
    json.object().member("move", move.name);
    json.key("term").number(move.term + 1);
    if (move.rated) write_result(json, *move.rated);
    json.member("leaves", move.leaves);
    if (move.rated) write_value(json, *move.rated, forms);
    write_touched(json, move.name, move.cells);
    json.close();
  }
  json.close();
}

// --- words ---

std::string lines_of_moves(const std::vector<MoveText>& moves) {
  std::vector<std::vector<std::string>> rows;
  for (const MoveText& move : moves) {
    rows.push_back({fmt::format("{:4}", move.number), move.name, "leaves", move.leaves});
  }
  return fmt::format("{}", fmt::join(aligned(rows), "\n"));
}

// The expression in a line.
std::string match_heading(std::uint64_t number, std::string expression) {
  std::ranges::replace_if(
      expression, [](char c) { return c == '\n' || c == '\r' || c == '\t'; }, ' ');
  return fmt::format("Match {}: {}", number, printable(expression));
}

std::string match_status(const MatchState& state) {
  if (!state.winner) return fmt::format("{} is to move.", player_name(state.to_move));
  std::string out;
  if (state.resigned) {
    out = fmt::format("{} resigns. ", player_name(*state.resigned));
  } else if (state.convention == Convention::misere) {
    out = fmt::format("{} cannot move, and this is misère play. ", player_name(*state.winner));
  }
  return out + fmt::format("{} wins.", player_name(*state.winner));
}

}  // namespace

std::vector<MoveText> with_what_they_leave(const SumMatch& match,
                                           const std::vector<ListedMove>& moves) {
  std::vector<MoveText> out;
  const SumInPlay& sum = match.sum();
  CellsOfMoves cells(sum, match.to_move());
  for (const ListedMove& one : moves) {
    out.push_back({.number = one.number,
                   .term = one.move.term,
                   .name = one.name,
                   .leaves = sum.after(one.move).print(),
                   .cells = cells.of(one.move)});
  }
  return out;
}

void write_json(JsonWriter& json, const MatchAnswer& data) {
  json.key("match").number(data.number);
  write_match_state(json, data.state);
  if (data.choice) write_choice(json, data.choice);
  if (!data.several.empty()) write_move_texts(json, "several", data.several);
}

std::string text(const MatchAnswer& data, const Page& page) {
  if (!data.several.empty()) {
    return fmt::format("Several moves touch it:\n{}\n", lines_of_moves(data.several));
  }
  const MatchState& state = data.state;
  std::string out =
      match_heading(data.number, state.expression) + "\n" + line_of_origin(state.origin);
  for (std::size_t i = 0; i < state.terms.size(); ++i) {
    if (state.terms.size() > 1) out += fmt::format("{}. ", i + 1);
    out += state.terms[i].text + "\n";
    if (!state.terms[i].picture) continue;
    for (const std::string& row : rows_of(*state.terms[i].picture, page.colours)) {
      out += "     " + row + "\n";
    }
  }
  if (data.choice) {
    out += fmt::format("{} plays {}\n{}\n", player_name(data.choice->player), data.choice->name,
                       fmt::join(data.choice->reason, "\n"));
  }
  if (data.names_level) out += sentence_of(state.level) + "\n";
  return out + match_status(state) + "\n";
}

void write_json(JsonWriter& json, const MatchMoves& data) {
  json.key("match").number(data.number).key("count").number(data.count);
  write_move_texts(json, "moves", data.moves, data.forms);
}

std::string text(const MatchMoves& data, const Page&) {
  if (data.count == 0) return std::string(kNoMoveIsLeft);
  std::string out = lines_of_moves(data.moves) + "\n";
  if (data.count > data.moves.size()) {
    out += fmt::format("      and {} more\n", data.count - data.moves.size());
  }
  return out;
}

void write_json(JsonWriter& json, const MatchHint& data) {
  json.key("match").number(data.number);
  write_choice(json, data.choice);
}

std::string text(const MatchHint& data, const Page&) {
  if (!data.choice) return std::string(kNoMoveIsLeft);
  return fmt::format("{}\n", fmt::join(data.choice->reason, "\n"));
}

}  // namespace summand::ask
