#include "summand/studies/dots/rules.hpp"

#include <algorithm>
#include <fmt/core.h>

#include "summand/base/whole_number.hpp"
#include "summand/games/dots/drawn_board.hpp"

namespace summand::dots {

static_assert(SeatedRuleset<DotsAndBoxes>);

std::optional<unsigned> DotsAndBoxes::to_move(const State& state) const {
  return state.undrawn().empty() ? std::nullopt : std::optional(state.mover);
}

std::vector<unsigned> DotsAndBoxes::actions(const State& state) const {
  std::vector<unsigned> out;
  state.undrawn().for_each([&](unsigned line) { out.push_back(line); });
  return out;
}

Position DotsAndBoxes::apply(const State& state, Action line) const {
  Position out = state;
  const unsigned completed = state.board.completed(state.drawn, line);
  out.drawn.add(line);
  out.boxes[state.mover] += completed;
  if (completed == 0) out.mover = 1 - state.mover;
  return out;
}

std::vector<unsigned> DotsAndBoxes::ranking(const State& state) const {
  const unsigned other = 1 - state.mover;
  const bool behind = state.boxes[other] > state.boxes[state.mover];
  return behind ? std::vector{other, state.mover} : std::vector{state.mover, other};
}

std::string print(const Position& position) {
  return print(DrawnBoard{position.board, position.drawn}) +
         fmt::format("; {}-{}; {} to move", position.boxes[0], position.boxes[1],
                     position.mover == 0 ? "first" : "second");
}

namespace {

Result<void> read_score(WordReader& reader, Position& position) {
  const std::string_view word = reader.word();
  const std::size_t hyphen = std::min(word.find('-'), word.size());
  const auto first = whole_number<unsigned>(word.substr(0, hyphen));
  const auto second = whole_number<unsigned>(word.substr(std::min(hyphen + 1, word.size())));
  const unsigned most = position.board.boxes();
  if (!first || !second || *first > most || *second > most) {
    return reader.expected("the boxes of both players, such as 2-1,");
  }
  position.boxes = {*first, *second};
  return {};
}

Result<void> read_turn(WordReader& reader, Position& position) {
  const std::string_view who = reader.word();
  const std::size_t begin = reader.begin();
  const bool rest = reader.word() == "to" && reader.word() == "move";
  if ((who != "first" && who != "second") || !rest) {
    return fail("'first to move' or 'second to move' is expected", begin);
  }
  position.mover = who == "first" ? 0 : 1;
  return {};
}

unsigned complete_boxes(const Position& position) {
  unsigned count = 0;
  for (unsigned box = 0; box < position.board.boxes(); ++box) {
    count += position.board.count_around(box, position.drawn) == 4 ? 1 : 0;
  }
  return count;
}

}  // namespace

Result<void> read_score_and_turn(std::string_view text, std::size_t at, Position& position) {
  WordReader reader(text, at);
  std::size_t score_at = text.size();
  if (reader.semicolon()) {
    if (auto done = read_score(reader, position); !done) return done;
    score_at = reader.begin();
    if (reader.semicolon()) {
      if (auto done = read_turn(reader, position); !done) return done;
    }
  }
  if (!reader.at_end()) {
    reader.word();
    return reader.expected("the end of the position");
  }
  const unsigned complete = complete_boxes(position);
  if (position.boxes[0] + position.boxes[1] != complete) {
    return fail(fmt::format("{} {} complete: a score such as {}-0 is expected", complete,
                            complete == 1 ? "box is" : "boxes are", complete),
                score_at);
  }
  return {};
}

Result<Position> parse_position(std::string_view text) {
  WordReader reader(text);
  SUMMAND_TRY(drawn, read_drawn_board(reader));
  Position position{.board = drawn.board, .drawn = drawn.lines};
  if (auto done = read_score_and_turn(text, reader.begin(), position); !done) {
    return std::unexpected(done.error());
  }
  return position;
}

}  // namespace summand::dots
