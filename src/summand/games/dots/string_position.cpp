#include "summand/games/dots/string_position.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <tuple>
#include <utility>

#include "summand/base/hash.hpp"
#include "summand/games/dots/board_strings.hpp"

namespace summand::games {

// --- fields ---

StringField::StringField(const dots::Board& board)
    : board_(board),
      layout_(
          strings::GridLayout(static_cast<int>(board.rows()), static_cast<int>(board.columns()))),
      all_(std::get<strings::GridLayout>(layout_).all()),
      strings_of_lines_(dots::strings_of_lines(std::get<strings::GridLayout>(layout_), board)) {}

StringField::StringField(strings::StringGraph graph)
    : graph_(std::move(graph)),
      layout_(graph_.layout()),
      all_(std::get<strings::GraphLayout>(layout_).all()) {}

Result<std::shared_ptr<const StringField>> StringField::of(const dots::Board& board) {
  if (!strings::GridLayout::fits(static_cast<int>(board.rows()),
                                 static_cast<int>(board.columns()))) {
    return fail("a board of Nimstring has at most 64 dots, such as 7x7");
  }
  return std::shared_ptr<const StringField>(new StringField(board));
}

// --- positions ---

StringPosition::StringPosition() : StringPosition(board(1, 1).value()) {}

Result<StringPosition> StringPosition::board(unsigned rows, unsigned columns) {
  SUMMAND_TRY(board, dots::Board::of(rows, columns));
  SUMMAND_TRY(field, StringField::of(board));
  const strings::StringSet all = field->all();
  return StringPosition(std::move(field), all);
}

Result<StringPosition> StringPosition::parse(std::string_view text) {
  const std::size_t begin = std::min(text.find_first_not_of(" \t\n"), text.size());
  if (text.substr(begin).starts_with("coins")) {
    const std::size_t end = text.find_last_not_of(" \t\n") + 1;
    auto graph = strings::parse_graph(text.substr(begin, end - begin));
    if (!graph) return shifted(std::move(graph).error(), begin);
    auto field = std::make_shared<const StringField>(*std::move(graph));
    const strings::StringSet all = field->all();
    return StringPosition(std::move(field), all);
  }
  dots::WordReader reader(text);
  SUMMAND_TRY(drawn, read_drawn_board(reader));
  if (!reader.at_end()) {
    return fail(
        "the end of the position is expected: Nimstring has no score, and any player may "
        "be to move",
        reader.begin());
  }
  auto field = StringField::of(drawn.board);
  if (!field) return shifted(std::move(field).error(), begin);
  strings::StringSet uncut = (*field)->all();
  drawn.lines.for_each([&](unsigned line) {
    uncut = uncut.without(strings::StringSet::of((*field)->string_of(line)));
  });
  return StringPosition(*std::move(field), uncut);
}

std::string StringPosition::print() const {
  const dots::Board* const board = field_->board();
  if (board == nullptr)
    return strings::print(strings::StringGraph{field_->graph().coins, uncut_pairs()});
  dots::DrawnBoard drawn{.board = *board};
  for (unsigned line = 0; line < board->lines(); ++line) {
    if (!uncut_.has(field_->string_of(line))) drawn.lines.add(line);
  }
  return dots::print(drawn);
}

bool StringPosition::frees_a_coin(int string) const {
  return std::visit(
      [&](const auto& layout) {
        return (layout.valences(uncut_).one & layout.ends_of(string)) != 0;
      },
      field_->layout());
}

std::string StringPosition::name(int string) const {
  if (const dots::Board* const board = field_->board()) {
    for (unsigned line = 0; line < board->lines(); ++line) {
      if (field_->string_of(line) == string) return board->name(line);
    }
  }
  const strings::StringGraph& graph = field_->graph();
  const auto ends_of = [&](int other) {
    const auto& [a, b] = graph.strings[static_cast<std::size_t>(other)];
    return std::minmax(a, b);
  };
  unsigned before = 0;
  for (int other = 0; other < string; ++other) {
    before += uncut_.has(other) && ends_of(other) == ends_of(string) ? 1 : 0;
  }
  const std::string out = graph.name(static_cast<std::size_t>(string));
  return before == 0 ? out : fmt::format("{}/{}", out, before + 1);
}

std::vector<std::pair<int, int>> StringPosition::uncut_pairs() const {
  std::vector<std::pair<int, int>> out;
  for_each_string(uncut_, [&](int string) {
    out.push_back(field_->graph().strings[static_cast<std::size_t>(string)]);
  });
  return out;
}

// A dot is a plus, as in the texts of other programs. Row 1 is at the bottom.
Picture StringPosition::picture() const {
  Picture out;
  const dots::Board* const board = field_->board();
  const auto write = [&](int row, int column, std::string_view text, Paint paint = Paint::plain) {
    for (std::size_t i = 0; i < text.size(); ++i) {
      if (text[i] == ' ') continue;
      out.marks.push_back({row, column + static_cast<int>(i), std::string(1, text[i]), paint});
    }
  };
  if (board == nullptr) {
    const std::string text = print();
    out.rows = 1;
    out.columns = static_cast<int>(text.size());
    write(0, 0, text);
    return out;
  }
  constexpr int kMargin = 3;
  const unsigned rows = board->rows(), columns = board->columns();
  out.rows = static_cast<int>(2 * rows + 2);
  out.columns = kMargin + static_cast<int>(4 * columns + 1);
  const auto is_drawn = [&](unsigned line) { return !uncut_.has(field_->string_of(line)); };
  for (unsigned row = 0; row <= rows; ++row) {
    const auto at = static_cast<int>(2 * (rows - row));
    write(at, 0, fmt::format("{:2}", row + 1), Paint::faint);
    for (unsigned column = 0; column <= columns; ++column) {
      const int place = kMargin + static_cast<int>(4 * column);
      write(at, place, "+");
      if (column < columns && is_drawn(board->level(row, column))) write(at, place + 1, "---");
      if (row < rows && is_drawn(board->upright(row, column))) write(at - 1, place, "|");
    }
  }
  for (unsigned column = 0; column <= columns; ++column) {
    write(out.rows - 1, kMargin + static_cast<int>(4 * column),
          std::string(1, static_cast<char>('a' + column)), Paint::faint);
  }
  return out;
}

// --- shapes ---

namespace {

// The coins of a layout in rising order, as vertices. The ground is vertex 0.
class Vertices {
 public:
  explicit Vertices(const strings::AnyLayout& layout)
      : coins_(std::visit([](const auto& its) { return its.coins(); }, layout)) {}

  std::size_t place_of(strings::CoinSet coin) const {
    return 1 + static_cast<std::size_t>(strings::count(coins_ & (coin - 1)));
  }
  // The vertices at both ends of a string; the ground may be one.
  std::pair<std::size_t, std::size_t> ends(strings::CoinSet coins) const {
    const strings::CoinSet first = coins & -coins, second = coins & (coins - 1);
    if (second == 0) return {0, place_of(first)};
    return {place_of(first), place_of(second)};
  }

 private:
  strings::CoinSet coins_;
};

strings::CoinSet coins_beside(const strings::AnyLayout& layout, int string) {
  return std::visit([&](const auto& its) { return its.ends_of(string); }, layout);
}

// The box of a number has its row and column in its name: "2.1" is in row 2 from below.
std::string name_of_box(const dots::Board& board, unsigned box) {
  return fmt::format("{}.{}", box / board.columns() + 1, box % board.columns() + 1);
}

// Two steps are one box.
GridPlace middle_of(const dots::Board& board, unsigned line) {
  for (unsigned row = 0; row <= board.rows(); ++row) {
    for (unsigned column = 0; column <= board.columns(); ++column) {
      const auto x = static_cast<int>(2 * column), y = static_cast<int>(2 * row);
      if (column < board.columns() && board.level(row, column) == line) return {x + 1, y};
      if (row < board.rows() && board.upright(row, column) == line) return {x, y + 1};
    }
  }
  return {};
}

}  // namespace

BoardShape StringPosition::shape() const {
  BoardShape out{.kind = ShapeKind::graph, .touched = ShapePart::edge, .ground = true};
  out.vertices.push_back({.name = "g"});
  if (const dots::Board* const board = field_->board()) {
    for (unsigned box = 0; box < board->boxes(); ++box) {
      out.vertices.push_back({.name = name_of_box(*board, box)});
    }
  } else {
    for (int coin = 0; coin < field_->graph().coins; ++coin) {
      out.vertices.push_back({.name = std::to_string(coin)});
    }
  }
  const Vertices vertices(field_->layout());
  for_each_string(uncut_, [&](int string) {
    const auto [from, to] = vertices.ends(coins_beside(field_->layout(), string));
    out.edges.push_back({.from = from, .to = to});
  });
  return out;
}

std::optional<ShapeLayout> StringPosition::layout() const {
  const dots::Board* const board = field_->board();
  if (board == nullptr) return std::nullopt;
  ShapeLayout out{.vertices = {{}}};
  for (unsigned box = 0; box < board->boxes(); ++box) {
    out.vertices.push_back({static_cast<int>(2 * (box % board->columns()) + 1),
                            static_cast<int>(2 * (box / board->columns()) + 1)});
  }
  // A string crosses its line in the middle. One to the ground ends there.
  const BoardShape its = shape();
  std::size_t edge = 0;
  for_each_string(uncut_, [&](int string) {
    const auto [from, to] = std::pair(its.edges[edge].from, its.edges[edge].to);
    ++edge;
    if (from != 0) {
      out.routes.push_back({out.vertices[from], out.vertices[to]});
      return;
    }
    for (unsigned line = 0; line < board->lines(); ++line) {
      if (field_->string_of(line) != string) continue;
      out.routes.push_back({middle_of(*board, line), out.vertices[to]});
    }
  });
  return out;
}

int StringPosition::place_of(int string) const {
  int out = 0;
  for (int other = 0; other < string; ++other) out += uncut_.has(other) ? 1 : 0;
  return out;
}

// --- order ---

std::strong_ordering operator<=>(const StringPosition& a, const StringPosition& b) {
  const auto of_sets = [&] {
    return std::pair(a.uncut_.low, a.uncut_.high) <=> std::pair(b.uncut_.low, b.uncut_.high);
  };
  if (a.field_ == b.field_) return of_sets();
  const dots::Board* const board = a.field_->board();
  const dots::Board* const other = b.field_->board();
  if ((board == nullptr) != (other == nullptr)) return (board == nullptr) <=> (other == nullptr);
  if (board == nullptr) {
    return std::tuple(a.field_->graph().coins, a.uncut_pairs()) <=>
           std::tuple(b.field_->graph().coins, b.uncut_pairs());
  }
  const auto size =
      std::pair(board->rows(), board->columns()) <=> std::pair(other->rows(), other->columns());
  return size != 0 ? size : of_sets();
}

std::uint64_t hash_value(const StringPosition& position) {
  std::uint64_t out = 0;
  if (position.field_->board() != nullptr) {
    return hash_word(hash_word(position.uncut_.low) ^ position.uncut_.high);
  }
  for (const auto& [a, b] : position.uncut_pairs()) {
    out =
        hash_word(out ^ static_cast<std::uint64_t>(a + 1) << 8 ^ static_cast<std::uint64_t>(b + 1));
  }
  return out;
}

}  // namespace summand::games
