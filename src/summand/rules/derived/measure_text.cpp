#include <fmt/core.h>

#include "summand/rules/derived/measure.hpp"

namespace summand {

namespace {

std::string signs_of(const LetterWeights& weights, int weight, std::string_view signs) {
  std::string out;
  for (std::size_t i = 0; i < signs.size(); ++i) {
    if (weights[i] != weight) continue;
    if (!out.empty()) out += " and ";
    out += signs[i];
  }
  return out;
}

// "T and F". Weights that differ by a constant say the same.
std::string weighed_signs(const LetterWeights& weights, std::string_view signs) {
  std::string more = signs_of(weights, 1, signs);
  const std::string less = signs_of(weights, -1, signs);
  if (less.empty()) return more;
  if (!more.empty()) return more + " minus " + less;
  const std::string others = signs_of(weights, 0, signs);
  return others.size() <= less.size() ? others : "other than " + less;
}

// Where the coordinate is 1.
std::string origin_of(Offset direction) {
  std::string out;
  if (direction.rows != 0) out += direction.rows > 0 ? "top" : "bottom";
  if (direction.columns == 0) return out;
  if (!out.empty()) out += " ";
  return out + (direction.columns > 0 ? "left" : "right");
}

}  // namespace

std::string text_of(const Measure& measure, std::string_view signs) {
  const std::string letters = weighed_signs(measure.weights, signs);
  const Offset direction = measure.first;
  switch (measure.kind) {
    case MeasureKind::count:
      return fmt::format("the number of cells {}", letters);
    case MeasureKind::coordinate: {
      const char* const what = direction.rows == 0      ? "columns"
                               : direction.columns == 0 ? "rows"
                                                        : "rows and columns";
      return fmt::format("the sum of the {} of cells {}, from the {}", what, letters,
                         origin_of(direction));
    }
    case MeasureKind::scan:
      return fmt::format("the cells {}, read from the {}", letters, origin_of(-1 * direction));
  }
  return {};
}

}  // namespace summand
