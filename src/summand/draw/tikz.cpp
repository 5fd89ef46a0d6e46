#include "summand/draw/tikz.hpp"

#include <algorithm>
#include <array>
#include <fmt/core.h>
#include <iterator>
#include <utility>

#include "summand/base/budget.hpp"
#include "summand/draw/inks.hpp"
#include "summand/draw/lettering.hpp"

namespace summand {

namespace {

// TeX's greatest dimension is 16383 pt.
constexpr int kWidest = 150'000;

std::string ink(Paint paint) { return fmt::format("{} ink", ink_of(paint).name); }

std::string_view dash_style(Dash dash) {
  switch (dash) {
    case Dash::solid:
      return "";
    case Dash::dashed:
      return ", dashed";
    case Dash::dotted:
      return ", dotted";
    case Dash::dash_dotted:
      return ", dash dot";
  }
  return "";
}

std::string_view line_style(Weight weight) {
  switch (weight) {
    case Weight::hair:
      return "very thin";
    case Weight::normal:
      return "semithick";
    case Weight::bold:
      return "thick";
    case Weight::broad:
      return "line width=7.5bp, opacity=0.25";
  }
  return "";
}

constexpr std::pair<std::string_view, std::string_view> kSpecial[] = {
    {"\\", "\\textbackslash{}"},
    {"{", "\\{"},
    {"}", "\\}"},
    {"$", "\\$"},
    {"&", "\\&"},
    {"#", "\\#"},
    {"%", "\\%"},
    {"_", "\\_"},
    {"^", "\\textasciicircum{}"},
    {"~", "\\textasciitilde{}"},
    {"<", "$<$"},
    {">", "$>$"},
    {"|", "$|$"},
    {"-", "$-$"},
    {"*", "$*$"},
    {"…", "\\dots{}"},
    {"±", "$\\pm$"},
    {"↑", "$\\uparrow$"},
    {"↓", "$\\downarrow$"},
    {"→", "$\\to$"},
    {"½", "$\\tfrac12$"},
    {"¼", "$\\tfrac14$"},
    {"¾", "$\\tfrac34$"},
    {"·", "$\\cdot$"},
};

std::string escaped_for_tex(std::string_view text) {
  std::string out;
  for (const std::string_view character : characters(text)) {
    const auto* special = std::ranges::find(kSpecial, character,
                                            &std::pair<std::string_view, std::string_view>::first);
    if (special != std::end(kSpecial)) {
      out += special->second;
    } else if (static_cast<unsigned char>(character[0]) < 0x20) {
      out += ' ';
    } else {
      out += character;
    }
  }
  return out;
}

std::string lettering(const Label& label) {
  if (!label.tex.empty()) return "$" + label.tex + "$";
  if (const auto fraction = as_fraction(label.text)) {
    return fmt::format("${}\\tfrac{{{}}}{{{}}}$", fraction->negative ? "-" : "", fraction->over,
                       fraction->under);
  }
  return escaped_for_tex(label.text);
}

std::string_view anchor(const Label& label) {
  constexpr std::string_view kAnchors[3][3] = {{"south east", "south", "south west"},
                                               {"east", "", "west"},
                                               {"north east", "north", "north west"}};
  return kAnchors[static_cast<std::size_t>(label.level)][static_cast<std::size_t>(label.side)];
}

}  // namespace

std::string as_tikz(const Figure& figure) {
  expect_drawable(figure);
  if (std::max(figure.width, figure.height) > kWidest) {
    reach_limit(Limit::size, fmt::format("the figure is wider than the {} points TeX has room for",
                                         kWidest / 10));
  }
  std::string out;
  out +=
      "% \\usepackage{tikz,amsmath}\n"
      "\\begin{tikzpicture}[x=0.1bp, y=-0.1bp, >=stealth, every node/.style={inner sep=1.5pt, "
      "font=\\small}";
  for (const Ink& each : kInks) {
    const auto [red, green, blue] = parts_of(each);
    out += fmt::format(",\n  {} ink/.style={{color={{rgb,255:red,{};green,{};blue,{}}}}}",
                       each.name, red, green, blue);
  }
  out += "]\n";
  for (const Line& line : figure.lines) {
    if (line.spots.size() < 2) continue;
    if (line.filled) {
      out += fmt::format("\\fill[{}]", ink(line.stroke.paint));
    } else {
      out +=
          fmt::format("\\draw[{}, {}{}{}]", ink(line.stroke.paint), line_style(line.stroke.weight),
                      dash_style(line.stroke.dash), line.stroke.arrow ? ", ->" : "");
    }
    for (std::size_t i = 0; i < line.spots.size(); ++i) {
      out += fmt::format("{} ({},{})", i == 0 ? "" : " --", line.spots[i].x, line.spots[i].y);
    }
    out += ";\n";
  }
  for (const Dot& dot : figure.dots) {
    out +=
        fmt::format("\\{}[{}{}] ({},{}) circle[radius={}.{}bp];\n", dot.open ? "filldraw" : "fill",
                    ink(dot.paint), dot.open ? ", fill=white, line width=1.2bp" : "", dot.at.x,
                    dot.at.y, dot.radius / 10, dot.radius % 10);
  }
  for (const Label& label : figure.labels) {
    const std::string_view where = anchor(label);
    out += fmt::format("\\node[{}{}{}] at ({},{}) {{{}}};\n", ink(label.paint),
                       where.empty() ? "" : ", anchor=", where, label.at.x, label.at.y,
                       lettering(label));
  }
  out += "\\end{tikzpicture}\n";
  return out;
}

}  // namespace summand
