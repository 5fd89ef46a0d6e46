#include "summand/analysis/board_notation.hpp"

#include <algorithm>
#include <array>
#include <fmt/core.h>
#include <utility>
#include <vector>

#include "summand/base/separated.hpp"
#include "summand/base/whole_number.hpp"

namespace summand {

namespace {

using Words = std::vector<std::string>;

constexpr char kRest = ';';  // behind it stands what is not on the board, such as chips in hand
constexpr std::string_view kGround =
    ": ";  // before it: what the elements stand on, such as a graph

std::string contents_of_rows(const BoardShape& shape, std::string_view between) {
  std::string out;
  for (std::size_t i = 0; i < shape.cells.size(); ++i) {
    if (i != 0 && i % static_cast<std::size_t>(shape.columns) == 0) out += between;
    out += shape.cells[i].content;
  }
  return out;
}

// The number of pieces on a cell: 0 of ".", 1 of "Q", 2 of "2Q" and of "2".
std::uint64_t pieces_on(const ShapeCell& cell) {
  if (cell.content == ".") return 0;
  const std::size_t digits =
      std::min(cell.content.find_first_not_of("0123456789"), cell.content.size());
  return whole_number<std::uint64_t>(std::string_view(cell.content).substr(0, digits)).value_or(1);
}

Words names_of_pieces(const BoardShape& shape) {
  Words out;
  for (const ShapeCell& cell : shape.cells) {
    // A text always counts from the top.
    const std::string name =
        shape.origin == Origin::top ? cell.name : under_other_origin(cell.name, shape.named_rows());
    for (std::uint64_t i = 0; i < pieces_on(cell); ++i) out.push_back(name);
  }
  return out;
}

char letter_of(std::optional<Player> owner) {
  return !owner ? 'G' : *owner == Player::left ? 'L' : 'R';
}

std::string ends_of(const BoardShape& shape, const ShapeEdge& edge) {
  return shape.vertices[edge.from].name + "-" + shape.vertices[edge.to].name;
}

Words owned_edges(const BoardShape& shape) {
  Words out;
  for (const ShapeEdge& edge : shape.edges) {
    out.push_back(ends_of(shape, edge) + letter_of(edge.owner));
  }
  return out;
}

Words edges_and_vertices(const BoardShape& shape) {
  Words out;
  std::vector<bool> has_edge(shape.vertices.size(), false);
  for (const ShapeEdge& edge : shape.edges) {
    out.push_back(ends_of(shape, edge));
    has_edge[edge.from] = has_edge[edge.to] = true;
  }
  for (std::size_t i = 0; i < shape.vertices.size(); ++i) {
    const auto& [name, content] = shape.vertices[i];
    if (content != ".") {
      out.push_back(name + content);
    } else if (!has_edge[i]) {
      out.push_back(name);
    }
  }
  return out;
}

Words sizes_of_heaps(const BoardShape& shape) {
  Words out;
  for (const ShapeHeap& heap : shape.heaps) {
    out.push_back(fmt::format("{}{}", heap.ring ? "o" : "", heap.size));
  }
  return out;
}

Words heights_of_stacks(const BoardShape& shape) {
  Words out;
  for (const ShapeStack& stack : shape.stacks) {
    const std::string one = fmt::format("{}{}", stack.height, stack.colour);
    out.push_back(stack.count == 1 ? one : fmt::format("{}x{}", stack.count, one));
  }
  return out;
}

std::string sides_of(const ShapeCake& cake, bool owned) {
  if (cake.sides.empty()) return fmt::format("{}x{}", cake.rows, cake.columns);
  Words sides;
  for (const ShapeSide& side : cake.sides) {
    sides.push_back(std::to_string(side.length));
    if (owned) sides.back() += letter_of(side.owner);
  }
  return fmt::format("{}", separated(sides, "x"));
}

Words batches_of_cakes(const BoardShape& shape, bool owned) {
  Words out;
  for (const ShapeCake& cake : shape.cakes) {
    const std::string one = sides_of(cake, owned);
    out.push_back(cake.count == 1 ? one : fmt::format("{} of {}", cake.count, one));
  }
  return out;
}

// The letter at an end of a row, or '-' if nothing stands there.
std::string end_of(const std::string& content) { return content == "." ? "-" : content; }

Words rows_between_ends(const BoardShape& shape) {
  Words out;
  std::size_t at = 0;
  for (const ShapeRow& row : shape.lines) {
    const auto begin = shape.cells.begin() + static_cast<std::ptrdiff_t>(at);
    const auto end = begin + static_cast<std::ptrdiff_t>(row.cells);
    at += row.cells;
    const auto free =
        std::count_if(begin, end, [](const ShapeCell& c) { return c.content == "."; });
    if (row.ring) {
      out.push_back(fmt::format("round {}", free));
      continue;
    }
    const std::string first = begin == end ? "-" : end_of(begin->content);
    const bool is_alone = row.cells == 1 && free == 0;  // only one end has something
    const std::string last = begin == end || is_alone ? "-" : end_of((end - 1)->content);
    out.push_back(fmt::format("{}{}{}", first, free, last));
  }
  return out;
}

Words texts_of_cheques(const BoardShape& shape) {
  Words out;
  for (const ShapeCheque& cheque : shape.cheques) out.push_back(cheque.text);
  return out;
}

Words words_of(const BoardShape& shape, const BoardNotation& notation) {
  switch (notation.form) {
    case BoardForm::cells:
      return {contents_of_rows(shape, notation.between)};
    case BoardForm::pieces:
      return names_of_pieces(shape);
    case BoardForm::edges:
      return owned_edges(shape);
    case BoardForm::vertices:
      return edges_and_vertices(shape);
    case BoardForm::heaps:
      return sizes_of_heaps(shape);
    case BoardForm::stacks:
      return heights_of_stacks(shape);
    case BoardForm::cakes:
      return batches_of_cakes(shape, notation.owned);
    case BoardForm::rows:
      return rows_between_ends(shape);
    case BoardForm::cheques:
      return texts_of_cheques(shape);
  }
  return {};
}

// The ways in which boards of this kind are written.
std::vector<BoardNotation> ways_to_write(const BoardShape& shape) {
  switch (shape.kind) {
    case ShapeKind::grid:
    case ShapeKind::strip:
      return {{.form = BoardForm::cells, .between = "|"},
              {.form = BoardForm::pieces, .between = " ", .sized = true},
              {.form = BoardForm::pieces, .between = " "}};
    case ShapeKind::rows:
      return {{.form = BoardForm::rows, .between = ", ", .nothing = "0"}};
    case ShapeKind::graph:
      if (shape.touched == ShapePart::edge) {
        return {{.form = BoardForm::edges, .between = " ", .nothing = "0"}};
      }
      return {{.form = BoardForm::vertices, .between = " ", .nothing = "empty"}};
    case ShapeKind::heaps:
      return {{.form = BoardForm::heaps, .between = ","}};
    case ShapeKind::stacks:
      return {{.form = BoardForm::stacks, .between = " "}};
    case ShapeKind::cake:
      return {{.form = BoardForm::cakes, .between = ", ", .owned = true},
              {.form = BoardForm::cakes, .between = ", "}};
    case ShapeKind::cheques:
      return {{.form = BoardForm::cheques, .between = ", "}};
  }
  return {};
}

}  // namespace

std::string_view key_of(BoardForm form) {
  constexpr std::array<std::string_view, 9> kKeys{"cells",  "pieces", "edges", "vertices", "heaps",
                                                  "stacks", "cakes",  "rows",  "cheques"};
  return kKeys[static_cast<std::size_t>(form)];
}

std::string written(const BoardShape& shape, const BoardNotation& notation) {
  const Words words = words_of(shape, notation);
  if (words.empty()) return std::string(notation.nothing);
  const std::string size =
      notation.sized ? fmt::format("{}x{}: ", shape.rows, shape.columns) : std::string();
  return size + fmt::format("{}", separated(words, notation.between));
}

std::optional<BoardNotation> notation_of(const AnyPosition& position, const BoardShape& shape) {
  const std::string text = position.print(), call = position.print_call();
  // The text is the last argument. Earlier ones, such as the code of a taking game, may contain it.
  const std::size_t at = text.empty() ? call.npos : call.rfind(text);
  const auto fits = [&](const BoardNotation& notation) {
    const std::string body = written(shape, notation);
    if (at != call.npos && (body == text || text.starts_with(body + kRest))) return true;
    if (at != call.npos && text.ends_with(std::string(kGround) + body)) return true;
    const auto read = position.ruleset().parse(body);
    return read && *read == position;
  };
  std::vector<BoardNotation> ways = ways_to_write(shape);
  const auto way = std::ranges::find_if(ways, fits);
  if (way == ways.end()) return std::nullopt;
  if (at != call.npos) {
    const std::string body = written(shape, *way);
    const bool has_ground = body != text && text.ends_with(std::string(kGround) + body);
    const std::size_t begin = at + (has_ground ? text.size() - body.size() : 0);
    way->before = call.substr(0, begin);
    way->after = call.substr(has_ground || !text.starts_with(body + kRest) ? at + text.size()
                                                                           : at + body.size());
  } else {
    way->before = fmt::format("{}(\"", position.ruleset().info().name);
    way->after = "\")";
  }
  return std::move(*way);
}

}  // namespace summand
