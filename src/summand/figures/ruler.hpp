// Numbers to places on paper: the one rounding between exact walls and a drawing of them.
#pragma once

#include <cstdint>
#include <string>

#include "summand/draw/figure.hpp"
#include "summand/number/dyadic.hpp"

namespace summand {

// A scale that begins at a number; places are whole units of a figure.
class Ruler {
 public:
  Ruler() = default;
  // units / grains units for every 2^-grain.
  Ruler(Dyadic from, std::int64_t grain, std::int64_t units, std::int64_t grains);

  // How far x lies from the beginning, rounded to the nearest unit; x must not be off the scale.
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

// Both scales for paper: the same, so that walls slant by 45 degrees, unless the drawing would be
// lower than a sixth of the height (with free slopes: than half of it) or narrower than a twelfth
// of the width. Spans are not empty.
Rulers rulers_on_paper(const Span& across, const Span& up, int width, int height,
                       bool free_slopes = false);

// The same for text: a power of two is a whole number of characters, so that walls with short
// fractions are straight rows of strokes; for that, half as many rows again may be used. `fine` is
// the largest log2_denominator of all the points.
Rulers rulers_in_text(const Span& across, const Span& up, int columns, int rows, unsigned fine,
                      bool free_slopes = false);

// The number for an axis: exact, but as the nearest power of two where it has too many digits.
Label number_label(const Dyadic& x);

}  // namespace summand
