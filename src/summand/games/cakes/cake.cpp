#include "summand/games/cakes/cake.hpp"

namespace summand::games {

namespace {

constexpr std::string_view kExpectedCake = "expected a cake of rows x columns, such as 4x7";

Result<std::uint32_t> read_side(std::string_view text, std::size_t& at) {
  std::uint32_t side = 0;
  const auto [end, error] = std::from_chars(text.data() + at, text.data() + text.size(), side);
  if (error == std::errc::invalid_argument) return fail(std::string(kExpectedCake), at);
  if (error != std::errc() || side < 1 || side > Cake::kMostSide) {
    return fail(fmt::format("the sides of a cake are from 1 to {}", Cake::kMostSide), at);
  }
  at = static_cast<std::size_t>(end - text.data());
  return side;
}

}  // namespace

Result<Cake> Cake::read(std::string_view text, std::size_t& at) {
  SUMMAND_TRY(rows, read_side(text, at));
  if (at == text.size() || text[at] != 'x') return fail(std::string(kExpectedCake), at);
  ++at;
  SUMMAND_TRY(columns, read_side(text, at));
  return Cake{rows, columns};
}

std::string Cake::print() const { return fmt::format("{}x{}", rows, columns); }

std::string CakeMove::print() const {
  if (first.cells() == 0) return from.print() + "->0";
  if (second.cells() == 0) return from.print() + "->" + first.print();
  return from.print() + "->" + first.print() + "+" + second.print();
}

Result<Cakes> make_cakes(const Arguments& arguments) {
  if (arguments.size() == 2 && arguments[0].get<std::int64_t>() != nullptr &&
      arguments[1].get<std::int64_t>() != nullptr) {
    const Dimensions sides{{*arguments[0].get<std::int64_t>(), *arguments[1].get<std::int64_t>()}};
    return make_cakes({{.what = sides, .offset = arguments[0].offset}});
  }
  std::string text;
  for (const Argument& argument : arguments) {
    std::string cake;
    if (const auto* quoted = argument.get<std::string>()) {
      cake = *quoted;
    } else if (const auto* sides = argument.get<Dimensions>();
               sides != nullptr && sides->sides.size() == 2) {
      cake = fmt::format("{}x{}", sides->sides[0], sides->sides[1]);
    } else {
      return fail(std::string(kExpectedCake), argument.offset);
    }
    if (auto alone = Cakes::parse(cake); !alone) {
      return fail(std::move(alone).error().message, argument.offset);
    }
    text += (text.empty() ? "" : ",") + cake;
  }
  if (arguments.empty()) return fail(std::string(kExpectedCake));
  auto cakes = Cakes::parse(text);
  if (!cakes) return fail(std::move(cakes).error().message, arguments.front().offset);
  return cakes;
}

std::optional<Copies<Cakes>> take_equal_cakes(Cakes& rest) {
  const auto batch = rest.take_batch();
  if (!batch) return std::nullopt;
  return Copies<Cakes>{Cakes(batch->cake), batch->count};
}

BoardShape shape_of(const Cakes& cakes) {
  BoardShape out{.kind = ShapeKind::cake, .touched = ShapePart::cake};
  for (const auto& [cake, count] : cakes.batches()) {
    out.cakes.push_back({.rows = cake.rows, .columns = cake.columns, .count = count});
  }
  return out;
}

int place_in_shape(const Cakes& cakes, const Cake& cake) {
  const auto batches = cakes.batches();
  return static_cast<int>(std::ranges::find(batches, cake, &Cakes::Batch::cake) - batches.begin());
}

std::optional<PositionKey> key_of(const Cakes& cakes) {
  if (cakes.empty()) return PositionKey{};
  const auto& [cake, count] = cakes.batches().front();
  if (cakes.batches().size() > 1 || count > 1) return std::nullopt;
  return PositionKey{std::uint64_t{cake.rows} << 32 | cake.columns, 0};
}

namespace {

constexpr std::uint32_t kMostCakeRows = 20, kMostCakeColumns = 30;

// The glyph for the lines that meet at a place of the frame: above, below, left and right of it.
std::string_view corner(bool top, bool bottom, bool left, bool right) {
  if (top) return left ? "┌" : right ? "┐" : "┬";
  if (bottom) return left ? "└" : right ? "┘" : "┴";
  return left ? "├" : right ? "┤" : "┼";
}

void draw(Picture& picture, const Cake& cake, Paint upright, Paint lying) {
  const int rows = static_cast<int>(2 * cake.rows), columns = static_cast<int>(2 * cake.columns);
  for (int r = 0; r <= rows; ++r) {
    for (int c = 0; c <= columns; ++c) {
      const bool on_row = r % 2 == 0, on_column = c % 2 == 0;
      const bool edge = r == 0 || r == rows || c == 0 || c == columns;
      if (!on_row && !on_column) continue;
      const std::string_view glyph = !on_row      ? "│"
                                     : !on_column ? "─"
                                                  : corner(r == 0, r == rows, c == 0, c == columns);
      const Paint paint = edge || (on_row && on_column) ? Paint::plain : on_row ? lying : upright;
      picture.marks.push_back({picture.rows + r, c, std::string(glyph), paint});
    }
  }
  picture.rows += rows + 1;
  picture.columns = std::max(picture.columns, columns + 1);
}

void write(Picture& picture, std::string_view text) {
  int column = 0;
  for (const char c : text) {
    picture.marks.push_back({picture.rows, column++, std::string(1, c), Paint::faint});
  }
  ++picture.rows;
  picture.columns = std::max(picture.columns, column);
}

}  // namespace

Picture picture_of(const Cakes& cakes, Paint upright, Paint lying) {
  Picture picture;
  std::uint32_t rows = 0;
  for (const auto& [cake, count] : cakes.batches()) {
    const bool fits = cake.rows <= kMostCakeRows - rows && cake.columns <= kMostCakeColumns;
    std::string text = count > 1 ? fmt::format("{} of ", count) : "";
    if (!fits) text += cake.print();
    if (!text.empty()) write(picture, text);
    if (!fits) continue;
    draw(picture, cake, upright, lying);
    rows = std::min(kMostCakeRows, rows + cake.rows);
  }
  if (cakes.empty()) write(picture, "0");
  return picture;
}

}  // namespace summand::games
