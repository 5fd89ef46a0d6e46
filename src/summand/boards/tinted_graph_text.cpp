#include <algorithm>
#include <array>
#include <charconv>
#include <fmt/core.h>
#include <limits>
#include <optional>

#include "summand/base/separated.hpp"
#include "summand/boards/cells.hpp"
#include "summand/boards/tinted_graph.hpp"
#include "summand/boards/tinted_graph_families.hpp"

namespace summand {

namespace {

using Set = TintedGraph::Set;

constexpr std::string_view kEmpty = "empty";
constexpr std::string_view kExpected =
    "expected rows such as \"..L|.#R\", edges such as \"0-1 1-2 2L\", a row between pieces such as "
    "\"L5-\", a family such as \"cycle 5\", or a line of another program such as \"graph6 D?{\"";

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_lower(char c) { return c >= 'a' && c <= 'z'; }
bool is_letter(char c) { return is_lower(c) || (c >= 'A' && c <= 'Z'); }
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

// --- marks of vertices ---

// The letter of a vertex, and its place in the text.
struct VertexMark {
  char letter = '.';
  std::size_t offset = 0;
};

// The marks of a text, and what they do to its graph.
class VertexMarks {
 public:
  VertexMarks(KeepsAway whom, PieceLetters pieces) : whom_(whom), pieces_(pieces) {
    if (has_pieces()) {
      letters_ += {pieces.left, pieces.right, tints().left, tints().right};
    }
  }

  // The letters of vertices: ".#LR", and those of the pieces and their tints.
  const std::string& letters() const { return letters_; }
  const VertexMark& of(int vertex) const { return marks_[static_cast<std::size_t>(vertex)]; }
  void set(int vertex, char letter, std::size_t offset) {
    marks_[static_cast<std::size_t>(vertex)] = {letter, offset};
  }

  std::string expected() const {
    std::string out = "expected '.' (free), 'L', 'R' (tints), ";
    if (has_pieces()) {
      out += fmt::format("'{}', '{}' (pieces), '{}', '{}' (their tints), ", pieces_.left,
                         pieces_.right, tints().left, tints().right);
    }
    return out + "'#' (gone) or '|'";
  }

  // Takes free vertices. A piece is put on its vertex as in play.
  Result<TintedGraph> on(TintedGraph graph) const {
    SUMMAND_TRY(alphabet, alphabet_of_text());
    const TintedGraph all = graph;
    Set gone = 0;
    Result<void> right = {};
    TintedGraph::for_each(all.vertices(), [&](int vertex) {
      const VertexMark& mark = of(vertex);
      const Meaning meaning = meaning_of(mark.letter, alphabet);
      if (mark.letter == '#') gone |= TintedGraph::bit(vertex);
      if (!meaning.player) return;
      if (!meaning.is_piece) {
        graph.forbid(TintedGraph::bit(vertex), opponent(*meaning.player));
        return;
      }
      TintedGraph::for_each(all.beside(vertex), [&](int other) {
        if (right) right = expect_fit(mark, *meaning.player, of(other), alphabet);
      });
      if (right) graph.put(vertex, *meaning.player, whom_);
    });
    if (!right) return std::unexpected(std::move(right).error());
    TintedGraph::for_each(gone, [&](int vertex) { graph.remove(vertex); });
    return graph;
  }

 private:
  enum class Alphabet : std::uint8_t { tints, pieces };
  struct Meaning {
    std::optional<Player> player = {};
    bool is_piece = false;
  };

  bool has_pieces() const { return pieces_.left != '\0'; }
  TintLetters tints() const { return tints_of(pieces_); }

  static bool is_mark(const VertexMark& mark) { return mark.letter != '.' && mark.letter != '#'; }
  static bool in_tints(char letter) { return letter == 'L' || letter == 'R'; }
  bool in_pieces(char letter) const {
    return has_pieces() && (letter == pieces_.left || letter == pieces_.right ||
                            letter == tints().left || letter == tints().right);
  }

  Meaning meaning_of(char letter, Alphabet alphabet) const {
    if (alphabet == Alphabet::tints) {
      if (letter == 'L') return {Player::left};
      if (letter == 'R') return {Player::right};
      return {};
    }
    if (letter == pieces_.left) return {Player::left, true};
    if (letter == pieces_.right) return {Player::right, true};
    if (letter == tints().left) return {Player::left};
    if (letter == tints().right) return {Player::right};
    return {};
  }

  // The alphabet of the letters that are in only one of the two.
  Result<Alphabet> alphabet_of_text() const {
    std::optional<VertexMark> tint, piece, either;
    const auto first = [](std::optional<VertexMark>& of, const VertexMark& mark) {
      if (!of || mark.offset < of->offset) of = mark;
    };
    for (const VertexMark& mark : marks_) {
      if (!is_mark(mark)) continue;
      const bool is_tint = in_tints(mark.letter), is_piece = in_pieces(mark.letter);
      first(is_tint && is_piece ? either : is_tint ? tint : piece, mark);
    }
    if (tint && piece) {
      return fail(fmt::format("{} is a tint, and {} belongs to texts with pieces: there {} and {} "
                              "are pieces, {} and {} are tints",
                              tint->letter, piece->letter, pieces_.left, pieces_.right,
                              tints().left, tints().right),
                  std::max(tint->offset, piece->offset));
    }
    if (either && !tint && !piece) {
      const Player owner = either->letter == 'L' ? Player::left : Player::right;
      const bool left_beside = kept_away(whom_, owner) == Player::right;
      return fail(fmt::format("{0} could be a tint or a piece: write {1} if only {2} may use this "
                              "vertex; if it has a piece of {2}, write # here and {3} beside it",
                              either->letter, owner == Player::left ? tints().left : tints().right,
                              owner == Player::left ? "Left" : "Right",
                              left_beside ? tints().left : tints().right),
                  either->offset);
    }
    return piece ? Alphabet::pieces : Alphabet::tints;
  }

  // Whether the mark of a vertex can stand beside a piece.
  Result<void> expect_fit(const VertexMark& piece, Player owner, const VertexMark& beside,
                          Alphabet alphabet) const {
    const Meaning meaning = meaning_of(beside.letter, alphabet);
    const Player away = kept_away(whom_, owner);
    if (meaning.player != away) return {};
    if (meaning.is_piece) {
      return fail(fmt::format("{} and {} may not stand side by side", piece.letter, beside.letter),
                  std::max(piece.offset, beside.offset));
    }
    return fail(fmt::format("the {} beside this vertex keeps {} away: write # if nobody may use it",
                            piece.letter, away == Player::left ? "Left" : "Right"),
                beside.offset);
  }

  KeepsAway whom_;
  PieceLetters pieces_;
  std::string letters_ = ".#LR";
  std::array<VertexMark, TintedGraph::kMostVertices> marks_{};
};

// --- rows ---

Result<TintedGraph> parse_rows(std::string_view text, VertexMarks marks) {
  const std::size_t columns = std::min(text.find('|'), text.size());
  if (columns == 0) return fail("the first row is empty");
  const std::size_t rows = (text.size() + 1 + columns) / (columns + 1);
  if (columns > TintedGraph::kMostVertices || rows > TintedGraph::kMostVertices / columns) {
    return too_many_vertices(0);
  }
  int vertex = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool divider = i % (columns + 1) == columns;
    if (text[i] != '|' && !marks.letters().contains(text[i])) return fail(marks.expected(), i);
    if (divider != (text[i] == '|')) {
      return fail(fmt::format("ragged rows: each must have {} vertices like the first", columns),
                  i);
    }
    if (!divider) marks.set(vertex++, text[i], i);
  }
  if (vertex != static_cast<int>(rows * columns)) {
    return fail(fmt::format("ragged rows: the last must have {} vertices like the first", columns),
                text.size());
  }
  return marks.on(TintedGraph::grid(static_cast<int>(rows), static_cast<int>(columns)));
}

// L-.-.-R: one row, its edges drawn as hyphens.
bool is_drawn_row(std::string_view text, const VertexMarks& marks) {
  if (text.size() < 3 || text.size() % 2 == 0) return false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (!(i % 2 == 1 ? text[i] == '-' : marks.letters().contains(text[i]))) return false;
  }
  return true;
}

// L5- or B5-: five vertices in a row, with a piece or nothing beyond each end.
Result<TintedGraph> parse_between(std::string_view text, KeepsAway whom, std::string_view ends) {
  Reader reader{text, 1};
  const std::int64_t length = reader.number();
  const std::size_t end = reader.at;
  if (end + 1 != text.size() || !ends.contains(text[end])) {
    return fail("a row between pieces is an L, R or -, its length, and an L, R or -, as in L5-",
                end);
  }
  if (length > TintedGraph::kMostVertices) return too_many_vertices(1);
  if (length == 0) return TintedGraph();
  TintedGraph row = TintedGraph::path(static_cast<int>(length));
  const auto put_beside = [&](char piece, std::int64_t vertex) {
    if (piece == '-') return;
    // Left's letters stand before Right's.
    const Player owner = ends.find(piece) % 2 == 0 ? Player::left : Player::right;
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
  explicit Named(VertexMarks marks) : marks_(std::move(marks)) {}

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
    const char letter = reader.next();
    if (!is_letter(letter) || !marks_.letters().contains(letter)) return vertex;
    const char before = marks_.of(vertex).letter;
    if (before != '.' && before != letter) {
      return fail(fmt::format("vertex {} is marked twice, as {} and as {}", vertex, before, letter),
                  offset);
    }
    marks_.set(vertex, letter, reader.at++);
    return vertex;
  }
  void join(int one, int other) { graph_.join(one, other); }

  Result<TintedGraph> done() && {
    graph_.forbid(~named_, Player::left);
    graph_.forbid(~named_, Player::right);
    return marks_.on(std::move(graph_));
  }

 private:
  VertexMarks marks_;
  TintedGraph graph_{TintedGraph::kMostVertices};
  Set named_ = 0;
};

Result<TintedGraph> parse_edges(std::string_view text, VertexMarks marks) {
  Reader reader{text};
  Named named(std::move(marks));
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

Result<TintedGraph> TintedGraph::of(const GraphLine& graph, KeepsAway whom) {
  if (graph.directed) return fail("this graph has arrows, but the game is played along edges");
  if (graph.vertices > kMostVertices) return too_many_vertices(0);
  TintedGraph out(static_cast<int>(graph.vertices));
  for (const auto [one, other] : graph.edges) {
    if (one != other) {
      out.join(static_cast<int>(one), static_cast<int>(other));
    } else if (whom == KeepsAway::owner) {
      return fail(
          fmt::format("vertex {} has a loop: a piece there would stand beside itself, and "
                      "the rules do not say whether it may",
                      one));
    }
  }
  return out;
}

Result<TintedGraph> TintedGraph::parse(std::string_view text, KeepsAway whom, PieceLetters pieces) {
  std::size_t begin = 0, end = text.size();
  while (begin < end && text[begin] == ' ') ++begin;
  while (end > begin && text[end - 1] == ' ') --end;
  const std::string_view inner = text.substr(begin, end - begin);
  if (inner.empty()) return fail(std::string(kExpected), begin);

  const VertexMarks marks(whom, pieces);
  std::string ends = "LR";
  if (pieces.left != '\0') ends += {pieces.left, pieces.right};
  ends += '-';
  const auto read = [&]() -> Result<TintedGraph> {
    if (auto graph = graph_in(inner)) {
      if (!*graph) return std::unexpected(std::move(*graph).error());
      return position_on(**graph, [&](const GraphLine& line) { return of(line, whom); });
    }
    const char first = inner[0];
    const bool is_rows = inner.find_first_not_of(marks.letters() + '|') == inner.npos;
    if (is_lower(first) && !is_rows && !is_drawn_row(inner, marks)) return parse_family(inner);
    if (is_digit(first)) return parse_edges(inner, marks);
    if (ends.contains(first) && inner.size() > 1 && is_digit(inner[1])) {
      return parse_between(inner, whom, ends);
    }
    if (is_drawn_row(inner, marks)) {
      std::string row;
      for (std::size_t i = 0; i < inner.size(); i += 2) row += inner[i];
      auto graph = parse_rows(row, marks);
      if (!graph) graph.error().offset *= 2;
      return graph;
    }
    if (first == '|' || marks.letters().contains(first)) return parse_rows(inner, marks);
    return fail(std::string(kExpected));
  };
  auto graph = read();
  if (!graph) return shifted(std::move(graph).error(), begin);
  return graph;
}

std::string TintedGraph::print(TintLetters tints) const {
  if (is_grid()) {
    const char letters[] = {'#', tints.left, tints.right, '.'};
    std::string text;
    for (int v = 0; v < size(); ++v) {
      if (v != 0 && v % columns_ == 0) text += '|';
      text += letters[(left_ >> v & 1) + 2 * (right_ >> v & 1)];
    }
    return text;
  }
  if (empty()) return std::string(kEmpty);
  std::vector<std::string> words, marks;
  const auto mark = [&](int v, char letter) { marks.push_back(fmt::format("{}{}", v, letter)); };
  for_each(vertices(), [&](int v) {
    for_each(beside(v) & ~low_bits(v), [&](int u) { words.push_back(fmt::format("{}-{}", v, u)); });
    if ((tinted(Player::left) & TintedGraph::bit(v)) != 0) mark(v, tints.left);
    if ((tinted(Player::right) & TintedGraph::bit(v)) != 0) mark(v, tints.right);
    if ((free() & TintedGraph::bit(v)) != 0 && beside(v) == 0) marks.push_back(std::to_string(v));
  });
  words.insert(words.end(), marks.begin(), marks.end());
  return fmt::format("{}", separated(words, " "));
}

std::string TintedGraph::name(int vertex) const {
  return is_grid() ? summand::Cells(rows_, columns_).name(vertex) : std::to_string(vertex);
}

}  // namespace summand
