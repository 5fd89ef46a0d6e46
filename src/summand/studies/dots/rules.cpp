#include "summand/studies/dots/rules.hpp"

#include <algorithm>
#include <fmt/core.h>

#include "summand/base/whole_number.hpp"

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
  std::string out = fmt::format("{}x{}", position.board.rows(), position.board.columns());
  for (unsigned line = 0; line < position.board.lines(); ++line) {
    if (position.drawn.has(line)) out += " " + position.board.name(line);
  }
  return out + fmt::format("; {}-{}; {} to move", position.boxes[0], position.boxes[1],
                           position.mover == 0 ? "first" : "second");
}

namespace {

// The parts of a text between semicolons and spaces, with their places.
class Reader {
 public:
  explicit Reader(std::string_view text, std::size_t at = 0) : text_(text), at_(at), begin_(at) {}

  // The text up to the next space or semicolon. It is empty at a semicolon and at the end.
  std::string_view word() {
    skip_blanks();
    begin_ = at_;
    while (at_ < text_.size() && !is_blank(text_[at_]) && text_[at_] != ';') ++at_;
    return text_.substr(begin_, at_ - begin_);
  }
  bool semicolon() {
    skip_blanks();
    if (at_ == text_.size() || text_[at_] != ';') return false;
    ++at_;
    return true;
  }
  bool at_end() const { return text_.find_first_not_of(" \t\n", at_) == text_.npos; }
  std::unexpected<Error> expected(std::string_view what) const {
    return fail(fmt::format("{} is expected", what), begin_);
  }
  std::size_t begin() const { return begin_; }

 private:
  static bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n'; }
  void skip_blanks() {
    while (at_ < text_.size() && is_blank(text_[at_])) ++at_;
  }

  std::string_view text_;
  std::size_t at_ = 0, begin_ = 0;  // of the last word
};

Result<Board> read_board(Reader& reader) {
  const std::string_view size = reader.word();
  const std::size_t cross = std::min(size.find('x'), size.size());
  const auto rows = whole_number<unsigned>(size.substr(0, cross));
  const auto columns = whole_number<unsigned>(size.substr(std::min(cross + 1, size.size())));
  if (!rows || !columns)
    return reader.expected("a board in rows and columns of boxes, such as 3x3,");
  return Board::of(*rows, *columns);
}

Result<void> read_lines(Reader& reader, Position& position) {
  for (std::string_view word = reader.word(); !word.empty(); word = reader.word()) {
    const auto line = position.board.line_named(word);
    if (!line) return reader.expected("a line between two neighbouring dots, such as a1-b1,");
    if (position.drawn.has(*line)) {
      return fail(fmt::format("the line {} stands twice", position.board.name(*line)),
                  reader.begin());
    }
    position.drawn.add(*line);
  }
  return {};
}

Result<void> read_score(Reader& reader, Position& position) {
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

Result<void> read_turn(Reader& reader, Position& position) {
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
  Reader reader(text, at);
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
  Reader reader(text);
  SUMMAND_TRY(board, read_board(reader));
  Position position{.board = board};
  if (const auto done = read_lines(reader, position); !done) return std::unexpected(done.error());
  if (auto done = read_score_and_turn(text, reader.begin(), position); !done) {
    return std::unexpected(done.error());
  }
  return position;
}

}  // namespace summand::dots
