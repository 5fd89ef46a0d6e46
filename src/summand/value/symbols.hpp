// The signs used to write values: one table for each kind of text.
#pragma once

#include <string>
#include <string_view>

#include "summand/number/dyadic.hpp"
#include "summand/value/naming.hpp"

namespace summand {

struct Symbols {
  std::string (*number)(const Dyadic&);
  std::string_view up, down, star, plus_minus;
  std::string_view power_open, power_close, sum_open, sum_close;  // around the n of an uptimal
  std::string_view open, close, bars_before, bars_after;
  std::string_view tiny, miny, argument_open, argument_close;
  std::string_view superstar, downstar, superstar_open, superstar_close;
};

inline const Symbols kAscii{
    .number = [](const Dyadic& x) { return print(x); },
    .up = "^",
    .down = "v",
    .star = "*",
    .plus_minus = "+-",
    .power_open = "<",
    .power_close = ">",
    .sum_open = "[",
    .sum_close = "]",
    .open = "{",
    .close = "}",
    .bars_before = "",
    .bars_after = "",
    .tiny = "tiny",
    .miny = "miny",
    .argument_open = "(",
    .argument_close = ")",
    .superstar = "superstar",
    .downstar = "-superstar",
    .superstar_open = "(",
    .superstar_close = ")",
};

// Halves, quarters and eighths are single characters.
std::string pretty_number(const Dyadic& x);
std::string latex_number(const Dyadic& x);

inline const Symbols kPretty = [] {
  Symbols symbols = kAscii;
  symbols.number = pretty_number;
  symbols.up = "↑";
  symbols.down = "↓";
  symbols.plus_minus = "±";
  return symbols;
}();

inline const Symbols kLatex{
    .number = latex_number,
    .up = "{\\uparrow}",
    .down = "{\\downarrow}",
    .star = "{\\ast}",
    .plus_minus = "{\\pm}",
    .power_open = "^{",
    .power_close = "}",
    .sum_open = "^{[",
    .sum_close = "]}",
    .open = "\\{",
    .close = "\\}",
    .bars_before = "\\,",
    .bars_after = "\\,",
    .tiny = "{+}",
    .miny = "{-}",
    .argument_open = "_{",
    .argument_close = "}",
    .superstar = "{\\uparrow}",
    .downstar = "{\\downarrow}",
    .superstar_open = "^{",
    .superstar_close = "}",
};

// The texts of values whose names contain no other value.
std::string closed_text(const NumberUpStar& value, const Symbols& symbols);
std::string uptimal_text(const Uptimal& value, const Symbols& symbols);
std::string superstar_text(const Writing& writing, const Symbols& symbols);

}  // namespace summand
