#include "summand/games/seating/rows.hpp"

#include <charconv>
#include <fmt/core.h>

#include "summand/base/check.hpp"
#include "summand/base/hash.hpp"

namespace summand::games {

namespace {

constexpr std::string_view kRound = "round ";
constexpr std::string_view kExpectedRows = "expected a row such as L5R or -5-, or round 7";

char letter_of(End end) { return end == End::left ? 'L' : end == End::right ? 'R' : '-'; }

std::optional<End> end_from(char letter, char also_left, char also_right) {
  if (letter == '-') return End::none;
  if (letter == 'L' || (letter == also_left && letter != 0)) return End::left;
  if (letter == 'R' || (letter == also_right && letter != 0)) return End::right;
  return std::nullopt;
}

Result<std::uint32_t> read_places(std::string_view text, std::size_t& at) {
  std::uint32_t places = 0;
  const auto [end, error] = std::from_chars(text.data() + at, text.data() + text.size(), places);
  if (error == std::errc::invalid_argument) return fail(std::string(kExpectedRows), at);
  if (error != std::errc() || places > Row::kMostPlaces) {
    return fail(fmt::format("a row has at most {} places", Row::kMostPlaces), at);
  }
  at = static_cast<std::size_t>(end - text.data());
  return places;
}

// A single number is a row with free ends.
Result<Row> read_row(std::string_view text, std::size_t& at, const Rows::Letters& also) {
  if (text.substr(at).starts_with(kRound)) {
    at += kRound.size();
    SUMMAND_TRY(places, read_places(text, at));
    return Row::round(places);
  }
  const bool alone = at < text.size() && text[at] >= '0' && text[at] <= '9';
  std::optional<End> first = End::none, last = End::none;
  if (!alone) {
    first = at < text.size() ? end_from(text[at], also.first_left, also.first_right) : std::nullopt;
    if (!first) return fail(std::string(kExpectedRows), at);
    ++at;
  }
  SUMMAND_TRY(places, read_places(text, at));
  if (!alone) {
    last = at < text.size() ? end_from(text[at], also.last_left, also.last_right) : std::nullopt;
    if (!last) return fail(std::string(kExpectedRows), at);
    ++at;
  }
  return Row(*first, places, *last);
}

}  // namespace

std::string Row::print() const {
  if (is_round()) return fmt::format("{}{}", kRound, places);
  return fmt::format("{}{}{}", letter_of(first), places, letter_of(last));
}

Result<Rows> Rows::parse(std::string_view text, Letters also) {
  Rows out;
  if (text == "0") return out;
  std::size_t at = 0;
  while (true) {
    while (at < text.size() && text[at] == ' ') ++at;
    if (out.rows_.size() == kMostRows) return fail(fmt::format("more than {} rows", kMostRows), at);
    SUMMAND_TRY(row, read_row(text, at, also));
    out.rows_.push_back(row);
    const std::size_t gap = at;
    while (at < text.size() && text[at] == ' ') ++at;
    if (at == text.size()) break;
    if (text[at] == ',') {
      ++at;
    } else if (gap == at) {
      return fail("expected ',' or a space between rows", at);
    }
  }
  std::ranges::sort(out.rows_);
  return out;
}

std::string Rows::print() const {
  std::string text;
  for (const Row& row : rows_) text += (text.empty() ? "" : ", ") + row.print();
  return text.empty() ? "0" : text;
}

Result<Rows> Rows::make(const Arguments& arguments) {
  Rows out;
  for (const Argument& argument : arguments) {
    if (const auto* places = argument.get<std::int64_t>()) {
      if (*places < 0 || *places > Row::kMostPlaces) {
        return fail(fmt::format("a row has at most {} places", Row::kMostPlaces), argument.offset);
      }
      out.rows_.push_back(Row(End::none, static_cast<std::uint32_t>(*places), End::none));
    } else if (const auto* word = argument.get<Word>();
               word != nullptr && word->text == "round" && !out.rows_.empty()) {
      out.rows_.back() = Row::round(out.rows_.back().places);
    } else {
      return fail("expected numbers of places, such as 7, and behind one of them perhaps: round",
                  argument.offset);
    }
  }
  if (arguments.empty()) return fail("expected a number of places, such as 7, or 7, round");
  std::ranges::sort(out.rows_);
  return out;
}

void Rows::add(const Row& row) { rows_.insert(std::ranges::lower_bound(rows_, row), row); }

void Rows::remove(const Row& row) {
  const auto at = std::ranges::lower_bound(rows_, row);
  SUMMAND_CHECK(at != rows_.end() && *at == row);
  rows_.erase(at);
}

std::optional<Rows> Rows::take_row() {
  if (rows_.empty()) return std::nullopt;
  const Row row = rows_.back();
  rows_.pop_back();
  return Rows(row);
}

Rows Rows::exchanged() const {
  Rows out;
  for (const Row& row : rows_) out.rows_.push_back(row.exchanged());
  std::ranges::sort(out.rows_);
  return out;
}

std::optional<PositionKey> Rows::key() const {
  if (rows_.empty()) return PositionKey{};
  if (rows_.size() > 1) return std::nullopt;
  const Row& row = rows_.front();
  return PositionKey{std::uint64_t{1} << 48 |
                         std::uint64_t{static_cast<std::uint8_t>(row.last)} << 40 |
                         std::uint64_t{static_cast<std::uint8_t>(row.first)} << 32 | row.places,
                     0};
}

bool Rows::has_shape() const {
  std::uint64_t cells = 0;
  for (const Row& row : rows_) cells += row.cells();
  return cells <= kMostElementsDrawn;
}

std::optional<BoardShape> Rows::shape() const {
  if (!has_shape()) return std::nullopt;
  BoardShape out{.kind = ShapeKind::rows, .letters = ".LR"};
  for (const Row& row : rows_) {
    std::string text(row.places, '.');
    if (is_owned(row.first)) text.insert(text.begin(), letter_of(row.first));
    if (is_owned(row.last)) text += letter_of(row.last);
    out.lines.push_back({.cells = text.size(), .ring = row.is_round()});
    std::uint32_t place = is_owned(row.first) ? 0 : 1;
    for (const char content : text) {
      out.cells.push_back({.name = fmt::format("{}.{}", out.lines.size(), place++),
                           .content = std::string(1, content),
                           .there = content == '.'});
    }
  }
  return out;
}

std::vector<int> Rows::cells(const RowMove& move) const {
  if (!has_shape()) return {};
  const Row& from = move.from;
  std::uint32_t begin = 0, count = from.places - move.before - move.behind;
  for (const Row& row : rows_) {
    if (row == from) break;
    begin += row.cells();
  }
  if (from.places == 0) {
    count = from.cells();
  } else if (!from.is_round()) {
    begin += move.before + static_cast<std::uint32_t>(is_owned(from.first));
  }
  std::vector<int> out;
  for (std::uint32_t i = 0; i < count; ++i) out.push_back(static_cast<int>(begin + i));
  return out;
}

std::vector<Row> Rows::rows_of(bool free_ends, std::uint32_t places) {
  std::vector<Row> out{Row(End::left, places, End::left), Row(End::left, places, End::right),
                       Row(End::right, places, End::right)};
  if (!free_ends) return out;
  for (const End end : {End::none, End::left, End::right}) {
    out.push_back(Row(End::none, places, end));
  }
  out.push_back(Row::round(places));
  return out;
}

std::uint64_t hash_value(const Rows& rows) {
  std::uint64_t hash = hash_word(rows.rows_.size());
  for (const Row& row : rows.rows_) {
    hash = hash_combine(hash, std::uint64_t{row.places} << 16 |
                                  std::uint64_t{static_cast<std::uint8_t>(row.first)} << 8 |
                                  static_cast<std::uint8_t>(row.last));
  }
  return hash;
}

namespace {

Paint paint_of(End end) {
  return end == End::left ? Paint::left : end == End::right ? Paint::right : Paint::blocked;
}

}  // namespace

Picture Rows::picture(std::string_view place) const {
  constexpr int kMostLines = 40;
  constexpr std::uint32_t kMostShown = 38;
  Picture picture;
  int column = 0;
  const auto write = [&](std::string_view glyph, Paint paint) {
    picture.marks.push_back({picture.rows, column, std::string(glyph), paint});
    picture.columns = std::max(picture.columns, column + 1);
    column += 2;
  };
  const auto write_places = [&](std::uint32_t count) {
    for (std::uint32_t i = 0; i < std::min(count, kMostShown); ++i) write(place, Paint::empty);
    if (count <= kMostShown) return;
    for (const char c : "..." + std::to_string(count)) write(std::string(1, c), Paint::faint);
  };
  const auto end_line = [&] {
    ++picture.rows;
    column = 0;
  };
  for (const Row& row : rows_) {
    if (picture.rows >= kMostLines) break;
    if (row.is_round()) {
      const std::uint32_t above = row.places - row.places / 2;
      write("╭", Paint::plain);
      write_places(above);
      write("╮", Paint::plain);
      end_line();
      write("╰", Paint::plain);
      write_places(row.places / 2);
      while (column < 2 + 2 * static_cast<int>(std::min(above, kMostShown)))
        write(" ", Paint::plain);
      write("╯", Paint::plain);
    } else {
      write(row.first == End::none ? "│" : std::string(1, letter_of(row.first)),
            paint_of(row.first));
      write_places(row.places);
      write(row.last == End::none ? "│" : std::string(1, letter_of(row.last)), paint_of(row.last));
    }
    end_line();
  }
  return picture;
}

}  // namespace summand::games
