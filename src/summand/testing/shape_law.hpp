// The law of shapes: what the moves of a game touch, and what they leave alone.
#pragma once

#include <algorithm>
#include <cstddef>
#include <fmt/format.h>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "summand/boards/board_shape.hpp"
#include "summand/ruleset/ruleset.hpp"

namespace summand::testing {

// Names of the elements that keep theirs in a match, with what is in them: cells, and the vertices
// of graphs on which vertices are taken.
inline std::map<std::string, std::string> named_contents(const BoardShape& shape) {
  std::map<std::string, std::string> out;
  for (const ShapeCell& cell : shape.cells) out[cell.name] = cell.content;
  for (const ShapeVertex& vertex : shape.vertices) out[vertex.name] = vertex.content;
  return out;
}

// Heaps or cakes, as many times as they are there.
inline std::multiset<std::string> loose_elements(const BoardShape& shape) {
  std::multiset<std::string> out;
  for (const ShapeHeap& heap : shape.heaps) {
    out.insert(fmt::format("{}{}", heap.ring ? "o" : "", heap.size));
  }
  for (const ShapeCake& cake : shape.cakes) {
    for (std::uint64_t i = 0; i < cake.count; ++i) {
      out.insert(fmt::format("{}x{}", cake.rows, cake.columns));
    }
  }
  return out;
}

inline std::string name_of_element(const BoardShape& shape, int place) {
  const auto i = static_cast<std::size_t>(place);
  switch (shape.touched) {
    case ShapePart::cell:
      return shape.cells[i].name;
    case ShapePart::vertex:
      return shape.vertices[i].name;
    case ShapePart::edge:
      return std::to_string(place);
    case ShapePart::heap:
      return fmt::format("{}{}", shape.heaps[i].ring ? "o" : "", shape.heaps[i].size);
    case ShapePart::cake:
      return fmt::format("{}x{}", shape.cakes[i].rows, shape.cakes[i].columns);
  }
  return {};
}

// What is wrong with the list of a move: it is empty, or has a place that is not on the board.
inline std::string fault_of_places(const BoardShape& shape, const std::vector<int>& places) {
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

// The element at which the move begins changes; all others that change are among its cells, unless
// the game says that its moves reach further.
inline std::string fault_of_named(const BoardShape& before, const BoardShape& after,
                                  const std::vector<int>& places, bool reaches_further) {
  const auto was = named_contents(before), is = named_contents(after);
  std::set<std::string> touched, changed;
  for (const int place : places) touched.insert(name_of_element(before, place));
  for (const auto& [name, content] : was) {
    const auto found = is.find(name);
    if (found == is.end() || found->second != content) changed.insert(name);
  }
  const std::string first = name_of_element(before, places.front());
  if (!changed.contains(first)) return "the first cell of the move, " + first + ", does not change";
  for (const std::string& name : changed) {
    if (!reaches_further && !touched.contains(name)) {
      return "the cell " + name + " changes and is not among those of the move";
    }
  }
  return {};
}

// One heap or cake is taken from the table, and the others stay.
inline std::string fault_of_loose(const BoardShape& before, const BoardShape& after,
                                  const std::vector<int>& places) {
  if (places.size() != 1) return "a move changes one heap or one cake";
  std::multiset<std::string> rest = loose_elements(before);
  rest.erase(rest.find(name_of_element(before, places.front())));
  const std::multiset<std::string> is = loose_elements(after);
  return std::ranges::includes(is, rest) ? "" : "the others do not stay";
}

// What is wrong with the cells of a move, or nothing. The shapes of the position before it and
// after it must be there.
template <class R>
std::string shape_fault(const R& rules, const typename R::Position& position, Player player,
                        const typename R::Move& move) {
  const std::optional<BoardShape> before = rules.shape(position);
  const std::optional<BoardShape> after = rules.shape(rules.play(position, player, move));
  if (!before || !after) return "there is no shape";
  const std::vector<int> places = rules.cells(position, player, move);
  if (std::string fault = fault_of_places(*before, places); !fault.empty()) return fault;
  switch (before->touched) {
    case ShapePart::cell:
    case ShapePart::vertex:
      return fault_of_named(*before, *after, places, MovesReachFurther<R>);
    case ShapePart::edge:
      return after->edges.size() < before->edges.size() ? "" : "no edge is taken";
    case ShapePart::heap:
    case ShapePart::cake:
      return fault_of_loose(*before, *after, places);
  }
  return {};
}

}  // namespace summand::testing
