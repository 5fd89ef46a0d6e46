#include <algorithm>
#include <fmt/core.h>
#include <utility>
#include <vector>

#include "summand/base/foreign_text.hpp"
#include "summand/draw/lettering.hpp"
#include "summand/positions/position_classes.hpp"
#include "summand/positions/position_space.hpp"

namespace summand {

namespace {

constexpr std::uint64_t kTooMany = UINT64_MAX;

// A board as text, and the places of the characters that are filled.
struct BoardToFill {
  std::string text;
  std::vector<std::size_t> places;
};

std::uint64_t power(std::uint64_t base, std::uint64_t exponent) {
  if (base == 1) return 1;
  std::uint64_t out = 1;
  for (; exponent > 0; --exponent) {
    if (out > kTooMany / base) return kTooMany;
    out *= base;
  }
  return out;
}

std::string with_commas(std::uint64_t number) {
  std::string out = std::to_string(number);
  for (std::size_t at = out.size(); at > 3;) out.insert(at -= 3, ",");
  return out;
}

std::unexpected<Error> no_cells(const AnyRuleset& game) {
  return fail(fmt::format(
      "{} has no board whose cells have letters, so only reachable positions can be searched",
      game.info().title));
}

class FilledSpace final : public PositionSpace {
 public:
  FilledSpace(ValueStore& store, AnyPosition start, std::vector<BoardToFill> boards,
              std::string letters, std::string sentence, bool every)
      : budget_(store.budget()),
        classes_(store, every),
        every_(every),
        start_(std::move(start)),
        boards_(std::move(boards)),
        letters_(std::move(letters)),
        sentence_(std::move(sentence)) {
    for (const BoardToFill& board : boards_) {
      const std::uint64_t count = power(letters_.size(), board.places.size());
      all_ = all_ > kTooMany - count ? kTooMany : all_ + count;
    }
  }

  // Fillings that are no positions, such as a row with two pieces where one is allowed, are left
  // out.
  std::optional<AnyPosition> next() override {
    while (board_ < boards_.size()) {
      budget_.ask();
      if (!step()) continue;
      ++met_;
      auto position = start_.ruleset().parse(boards_[board_].text);
      if (position && is_new(*position)) return *std::move(position);
    }
    return std::nullopt;
  }
  std::uint64_t met() const override { return met_; }
  std::optional<std::uint64_t> all() const override { return all_; }
  std::string sentence() const override { return sentence_; }

 private:
  // A position that is written in its own way comes once, so it need not be added.
  bool is_new(const AnyPosition& position) {
    if (every_ && position.print() == boards_[board_].text) return !classes_.has(position);
    return classes_.add(position);
  }

  // The next filling of the board, or the next board if it was the last one. Then it returns false.
  bool step() {
    BoardToFill& board = boards_[board_];
    if (digits_.empty()) {
      digits_.assign(board.places.size() + 1, 0);  // the first one counts overflows
      for (const std::size_t place : board.places) board.text[place] = letters_[0];
      return true;
    }
    std::size_t i = digits_.size() - 1;
    for (; i > 0; --i) {
      const bool is_last = ++digits_[i] == letters_.size();
      if (is_last) digits_[i] = 0;
      board.text[board.places[i - 1]] = letters_[digits_[i]];
      if (!is_last) return true;
    }
    digits_.clear();
    ++board_;
    return false;
  }

  Budget budget_;
  PositionClasses classes_;
  bool every_;
  AnyPosition start_;
  std::vector<BoardToFill> boards_;
  std::string letters_, sentence_;
  std::size_t board_ = 0;
  std::vector<std::size_t> digits_;
  std::uint64_t met_ = 0, all_ = 0;
};

// The board of the position. Its holes stay.
std::optional<BoardToFill> board_of(const AnyPosition& start, const BoardShape& shape) {
  BoardToFill out{.text = start.print(), .places = {}};
  std::size_t cell = 0;
  for (std::size_t at = 0; at < out.text.size(); ++at) {
    if (out.text[at] == '|') continue;
    if (cell == shape.cells.size()) return std::nullopt;
    const ShapeCell& its = shape.cells[cell++];
    if (its.content != std::string_view(out.text).substr(at, 1)) return std::nullopt;
    if (its.there) out.places.push_back(at);
  }
  if (cell != shape.cells.size()) return std::nullopt;
  return out;
}

BoardToFill board_of_size(std::uint32_t rows, std::uint32_t columns, char letter) {
  BoardToFill out;
  for (std::uint32_t row = 0; row < rows; ++row) {
    if (row > 0) out.text += '|';
    for (std::uint32_t column = 0; column < columns; ++column) {
      out.places.push_back(out.text.size());
      out.text += letter;
    }
  }
  return out;
}

std::string in_words(BoardSizes::Span span) {
  return span.first == span.last ? std::to_string(span.first)
                                 : fmt::format("{}..{}", span.first, span.last);
}

std::string in_words(const BoardSizes& sizes) {
  const std::string columns = in_words(sizes.columns);
  return sizes.rows.last == 1 ? columns : in_words(sizes.rows) + "x" + columns;
}

// The letters for cells, each once.
Result<std::string> letters_to_fill(const PositionQuestion& request, const BoardShape& shape) {
  if (!request.letters) return shape.letters;
  std::string out;
  for (const char c : *request.letters) {
    if (shape.letters.find(c) == shape.letters.npos) {
      return fail(fmt::format("--letters: '{}' has other letters than those of the game: {}",
                              printable(*request.letters, 40), shape.letters));
    }
    if (out.find(c) == out.npos) out += c;
  }
  if (out.empty()) return fail("--letters: at least one letter is expected");
  return out;
}

}  // namespace

Result<std::unique_ptr<PositionSpace>> filled_space(ValueStore& store, const AnyPosition& start,
                                                    const PositionQuestion& request) {
  const AnyRuleset& game = start.ruleset();
  const std::optional<BoardShape> shape = start.shape();
  const bool has_cells =
      shape && (shape->kind == ShapeKind::grid || shape->kind == ShapeKind::strip);
  if (!has_cells || shape->letters.empty()) return no_cells(game);
  const auto board = board_of(start, *shape);
  const auto again = game.parse(start.print());
  if (!board || !again || *again != start) return no_cells(game);
  SUMMAND_TRY(letters, letters_to_fill(request, *shape));

  std::vector<BoardToFill> boards;
  std::string where;
  if (request.sizes) {
    const auto& [rows, columns] = *request.sizes;
    if (shape->kind == ShapeKind::strip && rows.last > 1) {
      return fail(fmt::format("--size: a board of {} is one row: give one length, such as 8",
                              game.info().title));
    }
    for (std::uint32_t row = rows.first; row <= rows.last; ++row) {
      for (std::uint32_t column = columns.first; column <= columns.last; ++column) {
        boards.push_back(board_of_size(row, column, letters[0]));
        if (boards.size() > 1 && boards.back().places.size() > 64) break;
      }
    }
    where = fmt::format("of {} on boards of {}", game.info().name, in_words(*request.sizes));
  } else {
    boards.push_back(*board);
    where = "on the board of " + shortened(start.print_call(), 200);
  }
  where += " with the letters " + letters;

  const std::string power_in_words =
      boards.size() > 1 ? "" : fmt::format("{}^{}", letters.size(), boards[0].places.size());
  auto out = std::make_unique<FilledSpace>(store, start, std::move(boards), letters,
                                           std::move(where), request.every);
  const std::uint64_t all = *out->all();
  if (all > kMostFillings && !request.first) {
    const std::string count = all == kTooMany ? "more than 10^19" : with_commas(all);
    return fail(fmt::format(
        "{}{} ways to fill the cells are too many (at most {}): take fewer letters or cells, or "
        "stop early with --first N",
        power_in_words.empty() ? "" : power_in_words + " = ", count, with_commas(kMostFillings)));
  }
  return out;
}

}  // namespace summand
