#include "summand/analysis/drawn_board.hpp"

#include "summand/analysis/most_text.hpp"
#include "summand/analysis/value_text.hpp"
#include "summand/base/attempt.hpp"
#include "summand/language/answer.hpp"
#include "summand/text/json_texts.hpp"

namespace summand {

std::string_view key_of(ShapeKind kind) {
  switch (kind) {
    case ShapeKind::grid:
      return "grid";
    case ShapeKind::strip:
      return "strip";
    case ShapeKind::rows:
      return "rows";
    case ShapeKind::graph:
      return "graph";
    case ShapeKind::heaps:
      return "heaps";
    case ShapeKind::stacks:
      return "stacks";
    case ShapeKind::cake:
      return "cake";
    case ShapeKind::cheques:
      return "cheques";
  }
  return {};
}

namespace {

std::string_view key_of_part(ShapePart part) {
  switch (part) {
    case ShapePart::cell:
      return "cells";
    case ShapePart::vertex:
      return "vertices";
    case ShapePart::edge:
      return "edges";
    case ShapePart::heap:
      return "heaps";
    case ShapePart::stack:
      return "stacks";
    case ShapePart::cake:
      return "cakes";
    case ShapePart::cheque:
      return "cheques";
  }
  return {};
}

std::uint64_t count_of(int number) { return static_cast<std::uint64_t>(number); }

// Of an edge, or of a side of a cake.
std::string_view key_of_owner(std::optional<Player> owner) {
  return owner ? player_key(*owner) : "either";
}

void write_cell_list(JsonWriter& json, const BoardShape& shape) {
  json.key("cells").array();
  for (const ShapeCell& cell : shape.cells) {
    json.object().member("name", cell.name).member("content", cell.content);
    if (!cell.there) json.key("hole").boolean(true);
    json.close();
  }
  json.close();
}

void write_lines(JsonWriter& json, const BoardShape& shape) {
  json.key("lines").array();
  for (const ShapeRow& line : shape.lines) {
    json.object().key("cells").number(line.cells);
    if (line.ring) json.key("ring").boolean(true);
    json.close();
  }
  json.close();
}

void write_place(JsonWriter& json, GridPlace place) {
  json.key("x").number(count_of(place.x)).key("y").number(count_of(place.y));
}

void write_vertices(JsonWriter& json, const BoardShape& shape, const ShapeLayout* layout) {
  json.key("vertices").array();
  for (std::size_t i = 0; i < shape.vertices.size(); ++i) {
    const ShapeVertex& vertex = shape.vertices[i];
    const bool is_ground = shape.ground && i == 0;
    json.object().member("name", vertex.name);
    if (!vertex.content.empty()) json.member("content", vertex.content);
    if (is_ground) json.key("ground").boolean(true);
    if (layout != nullptr && !is_ground) write_place(json, layout->vertices[i]);
    json.close();
  }
  json.close();
}

void write_edges(JsonWriter& json, const BoardShape& shape, const ShapeLayout* layout) {
  json.key("edges").array();
  for (std::size_t i = 0; i < shape.edges.size(); ++i) {
    const ShapeEdge& edge = shape.edges[i];
    json.object().key("from").number(edge.from).key("to").number(edge.to);
    if (shape.touched == ShapePart::edge) {
      json.member("owner", key_of_owner(edge.owner));
    }
    if (layout != nullptr && !layout->routes.empty()) {
      json.key("route").array();
      for (const GridPlace place : layout->routes[i]) {
        write_place(json.object(), place);
        json.close();
      }
      json.close();
    }
    json.close();
  }
  json.close();
}

void write_heaps(JsonWriter& json, const BoardShape& shape) {
  json.key("heaps").array();
  for (const ShapeHeap& heap : shape.heaps) {
    json.object().member("size", std::to_string(heap.size));
    if (heap.ring) json.key("ring").boolean(true);
    json.close();
  }
  json.close();
}

void write_stacks(JsonWriter& json, const BoardShape& shape) {
  json.key("stacks").array();
  for (const ShapeStack& stack : shape.stacks) {
    json.object().member("colour", stack.colour).member("height", std::to_string(stack.height));
    json.member("count", std::to_string(stack.count)).close();
  }
  json.close();
}

void write_cakes(JsonWriter& json, const BoardShape& shape) {
  json.key("cakes").array();
  for (const ShapeCake& cake : shape.cakes) {
    json.object();
    if (cake.rows != 0) json.key("rows").number(cake.rows).key("columns").number(cake.columns);
    if (!cake.sides.empty()) {
      json.key("sides").array();
      for (const ShapeSide& side : cake.sides) {
        json.object().key("length").number(side.length);
        json.member("owner", key_of_owner(side.owner)).close();
      }
      json.close();
    }
    json.member("count", std::to_string(cake.count)).close();
  }
  json.close();
}

void write_cheques(JsonWriter& json, const BoardShape& shape) {
  json.key("cheques").array();
  for (const ShapeCheque& cheque : shape.cheques) {
    json.object().member("text", cheque.text);
    if (cheque.coins) json.key("coins").boolean(true);
    if (cheque.left) json.member("left", *cheque.left);
    if (cheque.right) json.member("right", *cheque.right);
    json.close();
  }
  json.close();
}

void write_notation(JsonWriter& json, const BoardNotation& notation) {
  json.key("notation").object().member("form", key_of(notation.form));
  json.member("before", notation.before).member("between", notation.between);
  json.member("after", notation.after);
  if (notation.sized) json.key("sized").boolean(true);
  if (notation.owned) json.key("owned").boolean(true);
  if (!notation.nothing.empty()) json.member("nothing", notation.nothing);
  json.close();
}

void write_members(JsonWriter& json, const ShapeOfPosition& board) {
  const BoardShape& shape = board.shape;
  json.member("kind", key_of(shape.kind)).member("touched", key_of_part(shape.touched));
  if (!shape.letters.empty()) json.member("letters", shape.letters);
  if (shape.origin == Origin::bottom) json.member("origin", key_of(shape.origin));
  if (board.notation) write_notation(json, *board.notation);
  switch (shape.kind) {
    case ShapeKind::grid:
    case ShapeKind::strip:
      json.key("rows").number(count_of(shape.rows)).key("columns").number(count_of(shape.columns));
      return write_cell_list(json, shape);
    case ShapeKind::rows:
      write_lines(json, shape);
      return write_cell_list(json, shape);
    case ShapeKind::graph: {
      const ShapeLayout* layout = board.layout ? &*board.layout : nullptr;
      write_vertices(json, shape, layout);
      return write_edges(json, shape, layout);
    }
    case ShapeKind::heaps:
      return write_heaps(json, shape);
    case ShapeKind::stacks:
      return write_stacks(json, shape);
    case ShapeKind::cake:
      return write_cakes(json, shape);
    case ShapeKind::cheques:
      return write_cheques(json, shape);
  }
}

void write_members(JsonWriter& json, const OptionsOfValue& board) {
  json.member("kind", "braces").member("touched", "options");
  json.key("notation").object().member("form", "braces");
  json.member("before", "{").member("between", ",").member("after", "}").close();
  write_texts(json, "left", board.left);
  write_texts(json, "right", board.right);
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

void write_json(JsonWriter& json, const std::optional<DrawnBoard>& board) {
  if (!board) {
    json.null();
    return;
  }
  json.object();
  std::visit([&](const auto& what) { write_members(json, what); }, *board);
  json.close();
}

void write_cells(JsonWriter& json, const std::vector<int>& cells) {
  json.key("cells").array();
  for (const int cell : cells) json.number(count_of(cell));
  json.close();
}

}  // namespace summand
