#include "summand/draw/figure_row.hpp"

#include <algorithm>
#include <utility>

#include "summand/draw/moved.hpp"

namespace summand {

namespace {

constexpr int kSign = 120;  // the room for a sign

}  // namespace

Figure in_a_row(const std::vector<FigureTerm>& terms) {
  if (terms.size() == 1 && !terms[0].is_negative) return terms[0].figure;
  Figure out{.title = "a sum of positions"};
  for (const FigureTerm& term : terms) out.height = std::max(out.height, term.figure.height);
  for (const FigureTerm& term : terms) {
    if (out.width > 0 || term.is_negative) {
      out.labels.push_back(
          {.at = {out.width + kSign / 2, out.height / 2}, .text = term.is_negative ? "-" : "+"});
      out.width += kSign;
    }
    const Spot by{out.width, (out.height - term.figure.height) / 2};
    out = joined(std::move(out), moved(term.figure, by));
    out.width += term.figure.width;
  }
  return out;
}

}  // namespace summand
