// The scales that convert numbers to places. Only here exact walls are rounded for a drawing.
#pragma once

#include <cstdint>
#include <string>

#include "summand/draw/figure.hpp"
#include "summand/number/dyadic.hpp"

namespace summand {

// A scale that begins at a number. Places are whole units of a figure.
class Ruler {
 public:
  Ruler() = default;
  // A scale with `units / grains` units for every 2^-grain.
  Ruler(Dyadic from, std::int64_t grain, std::int64_t units, std::int64_t grains);

  // The distance of x from the beginning, rounded to the nearest unit. Assumes that x is on the
  // scale.
  int place(const Dyadic& x) const;

 private:
  Dyadic from_;
  std::int64_t grain_ = 0;
  std::int64_t units_ = 1, grains_ = 1;
};

struct Span {
  Dyadic from, to;

  Dyadic length() const { return to - from; }
  void include(const Dyadic& x);
};

struct Rulers {
  Ruler across, up;
};

// The two scales for paper. They are equal, so that walls slant by 45 degrees, unless the drawing
// would be lower than a sixth of the height (with free slopes: half of it) or narrower than a
// twelfth of the width. Spans must not be empty.
Rulers rulers_on_paper(const Span& across, const Span& up, int width, int height,
                       bool free_slopes = false);

// The same for text. A power of two is a whole number of characters, so that walls with short
// fractions are straight rows of strokes. Up to half as many rows more may be used for that. `fine`
// is the largest log2_denominator of all points.
Rulers rulers_in_text(const Span& across, const Span& up, int columns, int rows, unsigned fine,
                      bool free_slopes = false);

// The label of a number at an axis. It is exact, or the nearest power of two if it has too many
// digits.
Label number_label(const Dyadic& x);

}  // namespace summand
