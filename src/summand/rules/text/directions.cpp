#include "summand/rules/text/directions.hpp"

#include <algorithm>
#include <charconv>
#include <string>
#include <utility>

namespace summand {

namespace {

// Clockwise, with rows counted downwards.
Offset quarter_turn(Offset offset) { return {offset.columns, -offset.rows}; }
TextFrame quarter_turn(TextFrame frame) {
  return {quarter_turn(frame.along), quarter_turn(frame.down)};
}

constexpr TextFrame kWritten{{0, 1}, {1, 0}};
constexpr TextFrame kMirrored{{0, -1}, {1, 0}};  // left and right exchanged
constexpr TextFrame kUpsideDown{{0, 1}, {-1, 0}};
constexpr TextFrame kHalfTurned{{0, -1}, {-1, 0}};

constexpr std::pair<std::string_view, Offset> kPoints[] = {
    {"n", {-1, 0}}, {"ne", {-1, 1}}, {"e", {0, 1}},  {"se", {1, 1}},
    {"s", {1, 0}},  {"sw", {1, -1}}, {"w", {0, -1}}, {"nw", {-1, -1}}};

TextFrame frame_along(Offset along) { return {along, {1, 0}}; }

Result<std::vector<TextFrame>> read_points(LineReader& line) {
  std::vector<TextFrame> out;
  do {
    std::size_t length = 0;
    while (length < line.rest().size() && line.rest()[length] >= 'a' &&
           line.rest()[length] <= 'z') {
      ++length;
    }
    const std::string_view word = line.rest().substr(0, length);
    const auto at = std::ranges::find(kPoints, word, &std::pair<std::string_view, Offset>::first);
    if (at == std::end(kPoints)) return line.expected("a direction (n, ne, e, se, s, sw, w or nw)");
    out.push_back(frame_along(at->second));
    line.take(word);
  } while (line.take(","));
  return out;
}

std::vector<TextFrame> frames_along(Offset along, BoardKind board) {
  std::vector<TextFrame> out;
  for (const Offset image : square_images(along, board)) out.push_back(frame_along(image));
  return out;
}

std::vector<TextFrame> turned(std::initializer_list<TextFrame> frames) {
  std::vector<TextFrame> out;
  for (TextFrame frame : frames) {
    for (int turn = 0; turn < 4; ++turn, frame = quarter_turn(frame)) out.push_back(frame);
  }
  return out;
}

struct Direction {
  std::vector<TextFrame> frames;
  bool for_one_row = false;
};

Result<std::optional<Direction>> read_frames(LineReader& line, BoardKind board) {
  const auto of = [](std::vector<TextFrame> frames, bool for_one_row = false) {
    return std::optional(Direction{std::move(frames), for_one_row});
  };
  if (line.take_words("either", "way")) return of({kWritten, kMirrored});
  if (line.take_word("orthogonally")) return of(frames_along({0, 1}, board), true);
  if (line.take_word("diagonally")) return of(frames_along({1, 1}, board), true);
  if (line.take_words("in", "all", "directions")) {
    std::vector<TextFrame> frames = frames_along({0, 1}, board);
    std::ranges::copy(frames_along({1, 1}, board), std::back_inserter(frames));
    return of(std::move(frames), true);
  }
  if (line.take_word("along")) {
    SUMMAND_TRY(offset, read_offset(line));
    return of(frames_along(offset, board), true);
  }
  if (line.take_word("towards")) {
    SUMMAND_TRY(frames, read_points(line));
    return of(std::move(frames), true);
  }
  if (line.take_words("turned", "and", "flipped")) return of(turned({kWritten, kMirrored}));
  if (line.take_word("turned")) return of(turned({kWritten}));
  if (line.take_word("flipped")) return of({kWritten, kMirrored, kUpsideDown, kHalfTurned});
  return std::optional<Direction>();
}

}  // namespace

std::vector<Offset> square_images(Offset offset, BoardKind board) {
  std::vector<Offset> out;
  for (Offset image : {offset, Offset{offset.columns, offset.rows}}) {
    for (int turn = 0; turn < 4; ++turn, image = quarter_turn(image)) {
      const bool on_board = board == BoardKind::grid || image.rows == 0;
      if (on_board && std::ranges::find(out, image) == out.end()) out.push_back(image);
    }
  }
  return out;
}

Result<Offset> read_offset(LineReader& line) {
  constexpr int kMost = 4096;  // a board has no longer side
  Offset out;
  for (int* const part : {&out.rows, &out.columns}) {
    const std::string_view rest = line.rest();
    const auto read = std::from_chars(rest.data(), rest.data() + rest.size(), *part);
    if (read.ec != std::errc() || *part < 0 || *part > kMost) {
      return line.expected("a number up to 4096");
    }
    line.skip(static_cast<std::size_t>(read.ptr - rest.data()));
    if (part == &out.rows && !line.take(":")) return line.expected("':'");
  }
  line.skip_blanks();
  if (out == Offset{}) return fail("0:0 is no direction", line.offset());
  return out;
}

Result<bool> read_direction(LineReader& line, BoardKind board, bool several_rows,
                            std::vector<TextFrame>& frames) {
  const std::size_t offset = line.offset();
  SUMMAND_TRY(direction, read_frames(line, board));
  if (!direction) return false;
  if (several_rows && direction->for_one_row) {
    return fail(
        "this direction is for patterns of one row: write `turned`, `flipped` or `either way`",
        offset);
  }
  bool any = false;
  for (TextFrame frame : direction->frames) {
    if (!several_rows) frame.down = kWritten.down;
    if (board != BoardKind::grid && frame.along.rows != 0) continue;
    any = true;
    if (std::ranges::find(frames, frame) == frames.end()) frames.push_back(frame);
  }
  if (!any) return fail("a strip or a ring has no such direction", offset);
  return true;
}

}  // namespace summand
