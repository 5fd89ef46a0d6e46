#include "summand/analysis/drawn_board.hpp"

#include "summand/analysis/most_text.hpp"
#include "summand/analysis/value_text.hpp"
#include "summand/base/attempt.hpp"
#include "summand/language/answer.hpp"

namespace summand {

std::string_view key_of(ShapeKind kind) {
  constexpr std::string_view kKeys[] = {"grid",  "strip",  "rows", "graph",
                                        "heaps", "stacks", "cake", "cheques"};
  return kKeys[static_cast<int>(kind)];
}

std::string_view key_of(ShapePart part) {
  constexpr std::string_view kKeys[] = {"cells",  "vertices", "edges",  "heaps",
                                        "stacks", "cakes",    "cheques"};
  return kKeys[static_cast<int>(part)];
}

namespace {

// Of an edge, or of a side of a cake.
std::string_view key_of_owner(std::optional<Player> owner) {
  return owner ? player_key(*owner) : "either";
}

// A vertex or an edge of a board.
struct Vertex {
  const ShapeOfPosition* board;
  std::size_t place;

  const ShapeVertex& shape() const { return board->shape.vertices[place]; }
  bool is_ground() const { return board->shape.ground && place == 0; }
  const GridPlace* spot() const {
    return board->layout && !is_ground() ? &board->layout->vertices[place] : nullptr;
  }
};

struct Edge {
  const ShapeOfPosition* board;
  std::size_t place;

  const ShapeEdge& shape() const { return board->shape.edges[place]; }
};

void describe(Members<Vertex>& its) {
  its.named("Vertex", "A vertex of a graph.");
  its("name", "Its name.", [](auto& it) { return it.shape().name; });
  its.if_any("content", "What is on it.", [](auto& it) { return it.shape().content; });
  its.if_any("ground", "Whether it is the ground.", [](auto& it) { return it.is_ground(); });
  its.with([](auto& it) { return it.spot(); });
}

void describe(Members<Edge>& its) {
  its.named("Edge", "An edge of a graph.");
  its("from", "The place of a vertex in the list.", [](auto& it) { return it.shape().from; });
  its("to", "The place of the other vertex.", [](auto& it) { return it.shape().to; });
  its("owner", "Who may take it, if edges are touched.", [](auto& it) {
    return it.board->shape.touched == ShapePart::edge
               ? std::optional(key_of_owner(it.shape().owner))
               : std::nullopt;
  }).words({"left", "right", "either"});
  its("route", "The places through which it is drawn. None: it is straight.", [](const Edge& data) {
    const auto& layout = data.board->layout;
    return layout && !layout->routes.empty() ? &layout->routes[data.place] : nullptr;
  });
}

template <class Element>
std::vector<Element> elements(const ShapeOfPosition& board, std::size_t count) {
  std::vector<Element> out;
  for (std::size_t i = 0; i < count; ++i) out.push_back({&board, i});
  return out;
}

// The members of a board that has no others: one kind of board.
template <ShapeKind... kKinds>
struct BoardOf {
  const ShapeOfPosition* board;
};

template <class T>
void tell_head(Members<T>& its, std::initializer_list<std::string_view> kinds) {
  its("kind", "What the board is.", [](auto& it) { return it.board->shape.kind; }).words(kinds);
  its("touched", "The list whose elements moves touch.", [](auto& it) {
    return it.board->shape.touched;
  }).words({"cells", "vertices", "edges", "heaps", "stacks", "cakes", "cheques"});
  its.if_any("letters", "The possible contents of a cell.",
             [](auto& it) { return it.board->shape.letters; });
  its("origin", "Where a1 is, if it is not at the top.", [](const T& data) {
    const Origin& origin = data.board->shape.origin;
    return origin == Origin::bottom ? &origin : nullptr;
  }).words({"bottom"});
  its("notation", "How such boards are written.",
      [](auto& it) -> auto& { return it.board->notation; });
}

template <class T>
void tell_cells(Members<T>& its) {
  its("cells", "The cells, row by row from the top left.",
      [](auto& it) -> auto& { return it.board->shape.cells; });
}

using Grid = BoardOf<ShapeKind::grid, ShapeKind::strip>;
using Rows = BoardOf<ShapeKind::rows>;
using Graph = BoardOf<ShapeKind::graph>;
using HeapsBoard = BoardOf<ShapeKind::heaps>;
using Stacks = BoardOf<ShapeKind::stacks>;
using Cakes = BoardOf<ShapeKind::cake>;
using Cheques = BoardOf<ShapeKind::cheques>;
using AnyBoard = std::variant<Grid, Rows, Graph, HeapsBoard, Stacks, Cakes, Cheques>;

void describe(Members<Grid>& its) {
  tell_head(its, {"grid", "strip"});
  its("rows", "Their number.", [](auto& it) { return it.board->shape.rows; });
  its("columns", "Their number.", [](auto& it) { return it.board->shape.columns; });
  tell_cells(its);
}

void describe(Members<Rows>& its) {
  tell_head(its, {"rows"});
  its("lines", "The rows.", [](auto& it) -> auto& { return it.board->shape.lines; });
  tell_cells(its);
}

void describe(Members<Graph>& its) {
  tell_head(its, {"graph"});
  its("vertices", "The vertices.",
      [](auto& it) { return elements<Vertex>(*it.board, it.board->shape.vertices.size()); });
  its("edges", "The edges.",
      [](auto& it) { return elements<Edge>(*it.board, it.board->shape.edges.size()); });
}

void describe(Members<HeapsBoard>& its) {
  tell_head(its, {"heaps"});
  its("heaps", "The heaps.", [](auto& it) -> auto& { return it.board->shape.heaps; });
}

void describe(Members<Stacks>& its) {
  tell_head(its, {"stacks"});
  its("stacks", "The stacks. Equal ones are together.",
      [](auto& it) -> auto& { return it.board->shape.stacks; });
}

void describe(Members<Cakes>& its) {
  tell_head(its, {"cake"});
  its("cakes", "The cakes. Equal ones are together.",
      [](auto& it) -> auto& { return it.board->shape.cakes; });
}

void describe(Members<Cheques>& its) {
  tell_head(its, {"cheques"});
  its("cheques", "The cheques. All coins together are one.",
      [](auto& it) -> auto& { return it.board->shape.cheques; });
}

// The notation of a game in braces.
struct Braces {
  std::string_view form = "braces", before = "{", between = ",", after = "}";
};

void describe(Members<Braces>& its) {
  its.named("Braces", "How a game in braces is written.");
  its("form", "What is written.", &Braces::form).words({"braces"});
  its("before", "The text before.", &Braces::before);
  its("between", "The text between two.", &Braces::between);
  its("after", "The text after.", &Braces::after);
}

AnyBoard board_of(const ShapeOfPosition& board) {
  switch (board.shape.kind) {
    case ShapeKind::grid:
    case ShapeKind::strip:
      return Grid{&board};
    case ShapeKind::rows:
      return Rows{&board};
    case ShapeKind::graph:
      return Graph{&board};
    case ShapeKind::heaps:
      return HeapsBoard{&board};
    case ShapeKind::stacks:
      return Stacks{&board};
    case ShapeKind::cake:
      return Cakes{&board};
    case ShapeKind::cheques:
      return Cheques{&board};
  }
  return Grid{&board};
}

std::vector<std::string> texts_of_options(ValueStore& store, Value value, Player player) {
  std::vector<std::string> out;
  for (const Value option : store.options(value, player)) {
    out.push_back(text_of(store, option, kMostTextOfMove).plain);
  }
  return out;
}

}  // namespace

std::optional<DrawnBoard> drawn_board(const AnyPosition& position) {
  std::optional<BoardShape> shape = position.shape();
  if (!shape || shape->touchable() > kMostElementsDrawn) return std::nullopt;
  ShapeOfPosition out{.shape = *std::move(shape)};
  auto layout =
      within_limits([&]() -> Attempt<std::optional<ShapeLayout>> { return position.layout(); });
  if (layout) out.layout = *std::move(layout);
  out.notation = notation_of(position, out.shape);
  return out;
}

std::optional<DrawnBoard> drawn_board(ValueStore& store, const Term& term) {
  if (term.position() != nullptr) return drawn_board(*term.position());
  const Value value = *term.value();
  const std::uint64_t left = store.option_count(value, Player::left);
  const std::uint64_t right = store.option_count(value, Player::right);
  if (left > kMostOptionsDrawn || right > kMostOptionsDrawn - left) return std::nullopt;
  return OptionsOfValue{texts_of_options(store, value, Player::left),
                        texts_of_options(store, value, Player::right)};
}

OptionsOfValue options_as_written(const Game& braces) {
  const auto texts = [&](std::span<const SharedConstruction> options) {
    std::vector<std::string> out;
    for (const SharedConstruction& option : options) {
      out.push_back(Game(braces.shared_workspace(), option).print());
    }
    return out;
  };
  return {texts(braces.construction()->left()), texts(braces.construction()->right())};
}

void describe(Members<GridPlace>& its) {
  its.named("Spot", "A place on the paper.");
  its("x", "To the right.", &GridPlace::x);
  its("y", "Downwards.", &GridPlace::y);
}

void describe(Members<ShapeCell>& its) {
  its.named("Cell", "A cell of a board.");
  its("name", "Its name.", &ShapeCell::name);
  its("content", "What is on it, as the game writes it.", &ShapeCell::content);
  its.if_any("hole", "Whether no move touches it.", [](auto& it) { return !it.there; });
}

void describe(Members<ShapeRow>& its) {
  its.named("Row", "A row or a ring.");
  its("cells", "The number of its cells.", &ShapeRow::cells);
  its.if_any("ring", "Whether its ends are joined.", &ShapeRow::ring);
}

void describe(Members<ShapeHeap>& its) {
  its.named("Heap", "A heap.");
  its("size", "Its size.", [](auto& it) { return std::to_string(it.size); });
  its.if_any("ring", "Whether its ends are joined.", &ShapeHeap::ring);
}

void describe(Members<ShapeStack>& its) {
  its.named("Stack", "Equal stacks.");
  its("colour", "The colour of the top chip.", &ShapeStack::colour);
  its("height", "The chips.", [](auto& it) { return std::to_string(it.height); });
  its("count", "The stacks.", [](auto& it) { return std::to_string(it.count); });
}

void describe(Members<ShapeSide>& its) {
  its.named("Side", "A side of a cake.");
  its("length", "Its length.", &ShapeSide::length);
  its("owner", "Who may divide it.", [](auto& it) {
    return key_of_owner(it.owner);
  }).words({"left", "right", "either"});
}

void describe(Members<ShapeCake>& its) {
  its.named("Cake", "Equal cakes.");
  its.if_any("rows", "Of a cake with two sides.", &ShapeCake::rows);
  its("columns", "Of a cake with two sides.",
      [](auto& it) { return it.rows != 0 ? &it.columns : nullptr; });
  its.if_any("sides", "If the game says who may divide each side.", &ShapeCake::sides);
  its("count", "The cakes.", [](auto& it) { return std::to_string(it.count); });
}

void describe(Members<ShapeCheque>& its) {
  its.named("Cheque", "A cheque, or all coins.");
  its("text", "As the game writes it.", &ShapeCheque::text);
  its.if_any("coins", "Whether it is all coins.", &ShapeCheque::coins);
  its("left", "The result of Left's move.", &ShapeCheque::left);
  its("right", "The result of Right's move.", &ShapeCheque::right);
}

void describe(Members<BoardNotation>& its) {
  its.named("Notation", "How boards are written: `before`, the elements with `between`, `after`.");
  its("form", "What is written of a board.", &BoardNotation::form)
      .words(
          {"cells", "pieces", "edges", "vertices", "heaps", "stacks", "cakes", "rows", "cheques"});
  its("before", "The text before.", &BoardNotation::before);
  its("between", "The text between two.", &BoardNotation::between);
  its("after", "The text after.", &BoardNotation::after);
  its.if_any("sized", "Of pieces: the size of the board is before them.", &BoardNotation::sized);
  its.if_any("owned", "Of cakes: the letter of its owner is behind each side.",
             &BoardNotation::owned);
  its.if_any("nothing", "The text of a board without elements.", &BoardNotation::nothing);
}

void describe(Members<ShapeOfPosition>& its) { its.with(board_of); }

void describe(Members<OptionsOfValue>& its) {
  using Literal = std::string_view;
  its("kind", "What the board is.", [](auto&) { return Literal("braces"); }).words({"braces"});
  its("touched", "The list whose elements moves touch.", [](auto&) {
    return Literal("options");
  }).words({"options"});
  its("notation", "How such boards are written.", [](auto&) { return Braces(); });
  its("left", "Left's options.", &OptionsOfValue::left);
  its("right", "Right's options.", &OptionsOfValue::right);
}

void describe(Members<DrawnBoard>& its) {
  its.named("Board", "A board, as data for pages that draw it.");
  its.with([](auto& it) -> auto& { return it; });
}

}  // namespace summand
