// Plane drawings: graphs without loops or parallel edges, drawn so that no two edges cross.
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
  // Connected parts stand side by side. Returns nullopt if there is no vertex, or if a part is not
  // planar or has no layout. Asks the current budget.
  static std::optional<PlaneDrawing> of(std::span<const NamedVertex> vertices,
                                        std::span<const VertexPair> edges);

  // Each vertex is drawn as its mark and its name. Returns nullopt if the picture would need more
  // than 40 rows or 78 columns.
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
