// Plane drawings: a graph without loops and parallel edges, no two of whose edges cross.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "summand/boards/named_graph.hpp"
#include "summand/draw/figure.hpp"
#include "summand/draw/graph_layout.hpp"
#include "summand/draw/picture.hpp"

namespace summand {

class PlaneDrawing {
 public:
  // Connected parts stand side by side. Nothing where there is no vertex, or a
  // part is not planar or has no layout.
  // Asks the current budget.
  static std::optional<PlaneDrawing> of(std::span<const NamedVertex> vertices,
                                        std::span<const VertexPair> edges);

  // The vertices are their marks with the names behind them. Nothing if that takes more than 40
  // rows or 78 columns.
  std::optional<Picture> picture() const;
  // Where the vertices stand, in their order.
  const std::vector<GridPlace>& places() const { return places_; }
  // On paper vertices are dots, or labels where their marks are letters.
  Figure figure() const;

 private:
  PlaneDrawing(std::span<const NamedVertex> vertices, std::span<const VertexPair> edges)
      : vertices_(vertices.begin(), vertices.end()), edges_(edges.begin(), edges.end()) {}

  std::vector<NamedVertex> vertices_;
  std::vector<VertexPair> edges_;
  std::vector<GridPlace> places_ = {};  // of the vertices
  int columns_ = 0, rows_ = 0;
};

}  // namespace summand
