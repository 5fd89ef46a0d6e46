// Where the squares of a picture are in its figure.
#pragma once

#include "summand/draw/figure.hpp"

namespace summand {

inline constexpr int kCellHalf = 90;  // from the middle of a cell of a board to its outline

// The middle of a square in figure_of(picture, medium). A square of the text's grid is twice as
// high as wide.
constexpr Spot middle_on_paper(int row, int column) {
  return {kCellHalf + column * kCellHalf + kCellHalf / 2,
          kCellHalf + 2 * kCellHalf * row + kCellHalf};
}

}  // namespace summand
