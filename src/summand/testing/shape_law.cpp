#include "summand/testing/shape_law.hpp"

#include <algorithm>
#include <cstddef>
#include <fmt/core.h>
#include <map>
#include <set>

namespace summand::testing {

namespace {

// The elements that keep their names during a match, by name, with their contents. These are cells,
// and the vertices of graphs on which vertices are taken.
std::map<std::string, std::string> named_contents(const BoardShape& shape) {
  std::map<std::string, std::string> out;
  for (const ShapeCell& cell : shape.cells) out[cell.name] = cell.content;
  for (const ShapeVertex& vertex : shape.vertices) out[vertex.name] = vertex.content;
  return out;
}

std::string loose_name(const ShapeHeap& heap) {
  return fmt::format("{}{}", heap.ring ? "o" : "", heap.size);
}
std::string loose_name(const ShapeStack& stack) {
  return fmt::format("{}{}", stack.height, stack.colour);
}
std::string loose_name(const ShapeCake& cake) {
  std::string out = fmt::format("{}x{}", cake.rows, cake.columns);
  for (const ShapeSide& side : cake.sides) {
    out += fmt::format(" {}{}", side.length,
                       !side.owner                   ? 'G'
                       : *side.owner == Player::left ? 'L'
                                                     : 'R');
  }
  return out;
}

// Heaps, stacks, cakes and cheques, each as often as the shape has it. Coins are left out, because
// a shape has all of them as one element.
std::multiset<std::string> loose_elements(const BoardShape& shape) {
  std::multiset<std::string> out;
  for (const ShapeHeap& heap : shape.heaps) out.insert(loose_name(heap));
  for (const ShapeStack& stack : shape.stacks) {
    for (std::uint64_t i = 0; i < stack.count; ++i) out.insert(loose_name(stack));
  }
  for (const ShapeCake& cake : shape.cakes) {
    for (std::uint64_t i = 0; i < cake.count; ++i) out.insert(loose_name(cake));
  }
  for (const ShapeCheque& cheque : shape.cheques) {
    if (!cheque.coins) out.insert(cheque.text);
  }
  return out;
}

// The contents of the rows.
std::vector<std::string> row_texts(const BoardShape& shape) {
  std::vector<std::string> out;
  std::size_t at = 0;
  for (const ShapeRow& line : shape.lines) {
    out.emplace_back(line.ring ? "o" : "");
    for (std::size_t i = 0; i < line.cells; ++i) out.back() += shape.cells.at(at++).content;
  }
  return out;
}

std::string name_of_element(const BoardShape& shape, int place) {
  const auto i = static_cast<std::size_t>(place);
  switch (shape.touched) {
    case ShapePart::cell:
      return shape.cells[i].name;
    case ShapePart::vertex:
      return shape.vertices[i].name;
    case ShapePart::edge:
      return std::to_string(place);
    case ShapePart::heap:
      return loose_name(shape.heaps[i]);
    case ShapePart::stack:
      return loose_name(shape.stacks[i]);
    case ShapePart::cake:
      return loose_name(shape.cakes[i]);
    case ShapePart::cheque:
      return shape.cheques[i].text;
  }
  return {};
}

// A move changes the elements at which it begins and ends. Only a piece that ends on a piece like
// itself leaves that cell as it is. All other changed elements are cells of the move, unless the
// game says that its moves reach further.
std::string fault_of_named(const BoardShape& before, const BoardShape& after,
                           const std::vector<int>& places, bool reaches_further) {
  const auto was = named_contents(before), is = named_contents(after);
  std::set<std::string> touched, changed;
  for (const int place : places) touched.insert(name_of_element(before, place));
  for (const auto& [name, content] : was) {
    const auto found = is.find(name);
    if (found == is.end() || found->second != content) changed.insert(name);
  }
  const std::string first = name_of_element(before, places.front()),
                    last = name_of_element(before, places.back());
  if (!changed.contains(first)) return "the cell " + first + " of the move does not change";
  if (!changed.contains(last) && was.at(first) != was.at(last)) {
    return "the cell " + last + " of the move does not change";
  }
  for (const std::string& name : changed) {
    if (!reaches_further && !touched.contains(name)) {
      return "the cell " + name + " changes and is not among those of the move";
    }
  }
  return {};
}

// A move takes one element from the table, or two stacks. The others stay.
std::string fault_of_loose(const BoardShape& before, const BoardShape& after,
                           const std::vector<int>& places) {
  if (places.size() != (before.touched == ShapePart::stack ? 2u : 1u)) {
    return "a move changes one heap, cake or cheque, or two stacks";
  }
  std::multiset<std::string> rest = loose_elements(before);
  for (const int place : places) {
    if (!before.cheques.empty() && before.cheques[static_cast<std::size_t>(place)].coins) continue;
    const auto found = rest.find(name_of_element(before, place));
    if (found == rest.end()) return "there is only one such element, and it is taken twice";
    rest.erase(found);
  }
  if (before == after) return "nothing changes";
  const std::multiset<std::string> is = loose_elements(after);
  return std::ranges::includes(is, rest) ? "" : "the others do not stay";
}

// A move fills neighbouring places of one row. The other rows stay, and nothing else is filled.
std::string fault_of_rows(const BoardShape& before, const BoardShape& after,
                          const std::vector<int>& places) {
  std::vector<std::string> texts = row_texts(before);
  std::size_t row = 0;
  int begin = 0, end = 0;  // the range of the cells of the row
  for (;; ++row) {
    if (row == before.lines.size()) return "the rows have too few cells";
    begin = end;
    end += static_cast<int>(before.lines[row].cells);
    if (places.front() < end) break;
  }
  for (std::size_t i = 0; i < places.size(); ++i) {
    if (places[i] != places.front() + static_cast<int>(i)) return "the places are no neighbours";
    if (places[i] < begin || places[i] >= end) return "the places are not in one row";
  }
  texts.erase(texts.begin() + static_cast<std::ptrdiff_t>(row));
  const std::vector<std::string> left = row_texts(after);
  const std::multiset<std::string> rest(texts.begin(), texts.end()), is(left.begin(), left.end());
  if (!std::ranges::includes(is, rest)) return "the other rows do not stay";
  if (before == after) return "nothing changes";
  const auto free = [](const BoardShape& shape) {
    return std::ranges::count(shape.cells, ".", &ShapeCell::content);
  };
  const auto filled = std::ranges::count_if(places, [&](int place) {
    return before.cells[static_cast<std::size_t>(place)].content == ".";
  });
  return free(before) - free(after) == filled ? "" : "other places are filled";
}

}  // namespace

std::string fault_of_places(const BoardShape& shape, const std::vector<int>& places) {
  if (places.empty()) return "the move has no cell";
  for (const int place : places) {
    if (place < 0 || static_cast<std::size_t>(place) >= shape.touchable()) {
      return fmt::format("the place {} is not on the board", place);
    }
    if (shape.touched == ShapePart::cell && !shape.cells[static_cast<std::size_t>(place)].there) {
      return fmt::format("the cell {} is a hole", name_of_element(shape, place));
    }
  }
  return {};
}

std::string fault_of_change(const BoardShape& before, const BoardShape& after,
                            const std::vector<int>& places, bool reaches_further) {
  if (before.kind == ShapeKind::rows) return fault_of_rows(before, after, places);
  switch (before.touched) {
    case ShapePart::cell:
    case ShapePart::vertex:
      return fault_of_named(before, after, places, reaches_further);
    case ShapePart::edge:
      return after.edges.size() < before.edges.size() ? "" : "no edge is taken";
    case ShapePart::heap:
    case ShapePart::stack:
    case ShapePart::cake:
    case ShapePart::cheque:
      return fault_of_loose(before, after, places);
  }
  return {};
}

}  // namespace summand::testing
