#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <limits>

#include "summand/boards/cells.hpp"
#include "summand/boards/tinted_graph.hpp"
#include "summand/boards/tinted_graph_families.hpp"

namespace summand {

namespace {

using Set = TintedGraph::Set;

constexpr std::string_view kEmpty = "empty";
constexpr std::string_view kExpected =
    "expected rows such as \"..L|.#R\", edges such as \"0-1 1-2 2L\", a row between pieces such as "
    "\"L5-\", or a family such as \"cycle 5\"";

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_lower(char c) { return c >= 'a' && c <= 'z'; }
bool is_gap(char c) { return c == ' ' || c == ','; }

// A reader of a text, from its start.
struct Reader {
  std::string_view text;
  std::size_t at = 0;

  bool done() const { return at == text.size(); }
  char next() const { return done() ? '\0' : text[at]; }
  bool skip(char c) {
    if (next() != c) return false;
    ++at;
    return true;
  }
  void skip_gaps() {
    while (is_gap(next())) ++at;
  }
  // Reads digits. There must be at least one. A number that is too large becomes the largest
  // possible one.
  std::int64_t number() {
    std::int64_t out = 0;
    const auto [end, error] = std::from_chars(text.data() + at, text.data() + text.size(), out);
    at = static_cast<std::size_t>(end - text.data());
    return error == std::errc() ? out : std::numeric_limits<std::int64_t>::max();
  }
};

// --- families ---

Result<TintedGraph> parse_family(std::string_view text) {
  Reader reader{text};
  while (is_lower(reader.next())) ++reader.at;
  const std::string_view name = text.substr(0, reader.at);
  if (name == kEmpty && reader.done()) return TintedGraph();
  reader.skip_gaps();
  const std::size_t offset = reader.at;
  if (!is_digit(reader.next())) {
    return fail("behind the name of a family stands its size, such as cycle 5 or grid 3x4", offset);
  }
  std::variant<std::int64_t, Dimensions> size = reader.number();
  if (reader.skip('x')) {
    if (!is_digit(reader.next())) return fail("expected columns, as in grid 3x4", reader.at);
    size = Dimensions{{std::get<std::int64_t>(size), reader.number()}};
  }
  if (!reader.done()) return fail("there is more behind the size of the family", reader.at);
  return tinted_graph_of_family(name, 0, size, offset);
}

// --- rows ---

Result<TintedGraph> parse_rows(std::string_view text) {
  const std::size_t columns = std::min(text.find('|'), text.size());
  if (columns == 0) return fail("the first row is empty");
  const std::size_t rows = (text.size() + 1 + columns) / (columns + 1);
  if (columns > TintedGraph::kMostVertices || rows > TintedGraph::kMostVertices / columns) {
    return too_many_vertices(0);
  }
  TintedGraph grid = TintedGraph::grid(static_cast<int>(rows), static_cast<int>(columns));
  int vertex = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool divider = i % (columns + 1) == columns;
    if (std::string_view(".LR#|").find(text[i]) == std::string_view::npos) {
      return fail("expected '.' (free), 'L', 'R', '#' (gone) or '|'", i);
    }
    if (divider != (text[i] == '|')) {
      return fail(fmt::format("ragged rows: each must have {} vertices like the first", columns),
                  i);
    }
    if (divider) continue;
    if (text[i] == 'L' || text[i] == '#') grid.forbid(TintedGraph::bit(vertex), Player::right);
    if (text[i] == 'R' || text[i] == '#') grid.forbid(TintedGraph::bit(vertex), Player::left);
    ++vertex;
  }
  if (vertex != static_cast<int>(rows * columns)) {
    return fail(fmt::format("ragged rows: the last must have {} vertices like the first", columns),
                text.size());
  }
  return grid;
}

// L-.-.-R: one row, its edges drawn as hyphens.
bool is_drawn_row(std::string_view text) {
  if (text.size() < 3 || text.size() % 2 == 0) return false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool fits =
        i % 2 == 1 ? text[i] == '-' : text[i] == '.' || text[i] == 'L' || text[i] == 'R';
    if (!fits) return false;
  }
  return true;
}

// L5-: five vertices in a row, with a piece or nothing beyond each end.
Result<TintedGraph> parse_between(std::string_view text, KeepsAway whom) {
  Reader reader{text, 1};
  const std::int64_t length = reader.number();
  const std::size_t end = reader.at;
  if (end + 1 != text.size() || std::string_view("LR-").find(text[end]) == std::string_view::npos) {
    return fail("a row between pieces is an L, R or -, its length, and an L, R or -, as in L5-",
                end);
  }
  if (length > TintedGraph::kMostVertices) return too_many_vertices(1);
  if (length == 0) return TintedGraph();
  TintedGraph row = TintedGraph::path(static_cast<int>(length));
  const auto put_beside = [&](char piece, std::int64_t vertex) {
    if (piece == '-') return;
    const Player owner = piece == 'L' ? Player::left : Player::right;
    row.forbid(TintedGraph::bit(static_cast<int>(vertex)), kept_away(whom, owner));
  };
  put_beside(text[0], 0);
  put_beside(text[end], length - 1);
  return row;
}

// --- edges ---

// The vertices and edges named so far.
class Named {
 public:
  // `7`, `7L` or `7R`.
  Result<int> vertex(Reader& reader) {
    const std::size_t offset = reader.at;
    if (!is_digit(reader.next())) {
      return fail("expected edges such as 0-1, or vertices such as 2, 2L or 2R", offset);
    }
    const std::int64_t number = reader.number();
    if (number >= TintedGraph::kMostVertices) {
      return fail(fmt::format("vertices are numbered up to {}", TintedGraph::kMostVertices - 1),
                  offset);
    }
    const int vertex = static_cast<int>(number);
    named_ |= TintedGraph::bit(vertex);
    if (reader.skip('L')) left_ |= TintedGraph::bit(vertex);
    if (reader.skip('R')) right_ |= TintedGraph::bit(vertex);
    if ((left_ & right_ & TintedGraph::bit(vertex)) != 0) {
      return fail(fmt::format("vertex {} cannot be tinted for both players", vertex), offset);
    }
    return vertex;
  }
  void join(int one, int other) { graph_.join(one, other); }

  TintedGraph done() && {
    graph_.forbid(~named_ | right_, Player::left);
    graph_.forbid(~named_ | left_, Player::right);
    return std::move(graph_);
  }

 private:
  TintedGraph graph_{TintedGraph::kMostVertices};
  Set named_ = 0, left_ = 0, right_ = 0;
};

Result<TintedGraph> parse_edges(std::string_view text) {
  Reader reader{text};
  Named named;
  while (!reader.done()) {
    const std::size_t offset = reader.at;
    SUMMAND_TRY(one, named.vertex(reader));
    if (reader.skip('-')) {
      SUMMAND_TRY(other, named.vertex(reader));
      if (one == other) return fail("an edge joins two different vertices", offset);
      named.join(one, other);
    }
    if (!reader.done() && !is_gap(reader.next())) {
      return fail("expected edges such as 0-1, or vertices such as 2, 2L or 2R", reader.at);
    }
    reader.skip_gaps();
  }
  return std::move(named).done();
}

}  // namespace

Result<TintedGraph> TintedGraph::parse(std::string_view text, KeepsAway whom) {
  std::size_t begin = 0, end = text.size();
  while (begin < end && text[begin] == ' ') ++begin;
  while (end > begin && text[end - 1] == ' ') --end;
  const std::string_view inner = text.substr(begin, end - begin);
  if (inner.empty()) return fail(std::string(kExpected), begin);

  const auto read = [&]() -> Result<TintedGraph> {
    const char first = inner[0];
    if (is_lower(first)) return parse_family(inner);
    if (is_digit(first)) return parse_edges(inner);
    const bool stands_for_piece = first == 'L' || first == 'R' || first == '-';
    if (stands_for_piece && inner.size() > 1 && is_digit(inner[1])) {
      return parse_between(inner, whom);
    }
    if (is_drawn_row(inner)) {
      std::string row;
      for (std::size_t i = 0; i < inner.size(); i += 2) row += inner[i];
      return parse_rows(row);
    }
    if (std::string_view(".LR#|").find(first) != std::string_view::npos) return parse_rows(inner);
    return fail(std::string(kExpected));
  };
  auto graph = read();
  if (!graph) return shifted(std::move(graph).error(), begin);
  return graph;
}

std::string TintedGraph::print() const {
  if (is_grid()) {
    std::string text;
    for (int v = 0; v < size(); ++v) {
      if (v != 0 && v % columns_ == 0) text += '|';
      text += "#LR."[(left_ >> v & 1) + 2 * (right_ >> v & 1)];
    }
    return text;
  }
  if (empty()) return std::string(kEmpty);
  std::vector<std::string> words, tints;
  for_each(vertices(), [&](int v) {
    for_each(beside(v) & ~low_bits(v), [&](int u) { words.push_back(fmt::format("{}-{}", v, u)); });
    if ((tinted(Player::left) & TintedGraph::bit(v)) != 0) tints.push_back(fmt::format("{}L", v));
    if ((tinted(Player::right) & TintedGraph::bit(v)) != 0) tints.push_back(fmt::format("{}R", v));
    if ((free() & TintedGraph::bit(v)) != 0 && beside(v) == 0)
      tints.push_back(fmt::format("{}", v));
  });
  words.insert(words.end(), tints.begin(), tints.end());
  return fmt::format("{}", fmt::join(words, " "));
}

std::string TintedGraph::name(int vertex) const {
  return is_grid() ? summand::Cells(rows_, columns_).name(vertex) : std::to_string(vertex);
}

}  // namespace summand
