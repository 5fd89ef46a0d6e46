#include "summand/draw/svg.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <fmt/core.h>
#include <string_view>
#include <utility>

#include "summand/draw/inks.hpp"
#include "summand/draw/lettering.hpp"

namespace summand {

namespace {

int line_width(Weight weight) {
  switch (weight) {
    case Weight::hair:
      return 6;
    case Weight::normal:
      return 11;
    case Weight::bold:
      return 18;
    case Weight::broad:
      return 75;
  }
  return 11;
}

std::string_view dash_lengths(Dash dash) {
  switch (dash) {
    case Dash::solid:
      return "";
    case Dash::dashed:
      return "55 35";
    case Dash::dotted:
      return "1 32";
    case Dash::dash_dotted:
      return "70 32 1 32";
  }
  return "";
}

constexpr int kRing = 12;  // the width of the line of a ring

// Replaces the characters that have a meaning in XML, and the bytes below the space, which XML does
// not allow.
std::string escaped_for_xml(std::string_view text) {
  std::string out;
  for (const char c : text) {
    switch (c) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '"':
        out += "&quot;";
        break;
      default:
        out += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
    }
  }
  return out;
}

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

// Replaces hyphens by minus signs, except between letters.
std::string with_minus_signs(std::string_view words) {
  std::string out;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool between =
        i > 0 && i + 1 < words.size() && is_letter(words[i - 1]) && is_letter(words[i + 1]);
    out += words[i] == '-' && !between ? "−" : std::string(1, words[i]);
  }
  return out;
}

class SvgWriter {
 public:
  explicit SvgWriter(const Figure& figure) {
    write(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}.{}\" height=\"{}.{}\" "
        "viewBox=\"0 0 {} {}\" role=\"img\">\n",
        figure.width / 10, figure.width % 10, figure.height / 10, figure.height % 10, figure.width,
        figure.height);
    if (!figure.title.empty()) write("<title>{}</title>\n", escaped_for_xml(figure.title));
    write("<rect class=\"paper\" width=\"{}\" height=\"{}\" fill=\"#ffffff\"/>\n", figure.width,
          figure.height);
    write("<g fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\n");
    for (const Line& line : figure.lines) draw(line);
    write("</g>\n");
    for (const Dot& dot : figure.dots) draw(dot);
    write(
        "<g font-family=\"'Latin Modern Roman','STIX Two Text','DejaVu Serif',serif\" "
        "font-size=\"{}\">\n",
        kLetterHeight);
    for (const Label& label : figure.labels) draw(label);
    write("</g>\n</svg>\n");
  }

  std::string take() && { return std::move(out_); }

 private:
  template <class... Arguments>
  void write(fmt::format_string<Arguments...> format, Arguments&&... arguments) {
    out_ += fmt::format(format, std::forward<Arguments>(arguments)...);
  }

  void draw(const Line& line) {
    if (line.spots.size() < 2) return;
    const Ink& ink = ink_of(line.stroke.paint);
    if (line.filled) return fill(line, ink);
    write("<path class=\"{}\" stroke=\"{}\" stroke-width=\"{}\"", ink.name, ink.code,
          line_width(line.stroke.weight));
    if (const std::string_view pattern = dash_lengths(line.stroke.dash); !pattern.empty()) {
      write(" stroke-dasharray=\"{}\"", pattern);
    }
    if (line.stroke.weight == Weight::broad) {
      write(" stroke-opacity=\"0.25\" stroke-linecap=\"butt\"");
    }
    write(" d=\"");
    for (std::size_t i = 0; i < line.spots.size(); ++i) {
      // A thick line would show beside the tip of its own head.
      const bool under_head = line.stroke.arrow && i + 1 == line.spots.size();
      const Spot spot = under_head ? beside_tip(line, -kNotch, 0) : line.spots[i];
      write("{}{} {}", i == 0 ? "M" : "L", spot.x, spot.y);
    }
    write("\"/>\n");
    if (line.stroke.arrow) head(line, ink);
  }

  void fill(const Line& line, const Ink& ink) {
    write("<path class=\"{}\" fill=\"{}\" d=\"", ink.name, ink.code);
    for (const Spot& spot : line.spots) {
      write("{}{} {}", &spot == line.spots.data() ? "M" : "L", spot.x, spot.y);
    }
    write("Z\"/>\n");
  }

  // The head of an arrow. Its tip is the last spot.
  void head(const Line& line, const Ink& ink) {
    const Spot tip = line.spots.back(), tail = beside_tip(line, -kHead, 34),
               other = beside_tip(line, -kHead, -34), notch = beside_tip(line, -kNotch, 0);
    write("<path class=\"{}\" fill=\"{}\" d=\"M{} {}L{} {}L{} {}L{} {}Z\"/>\n", ink.name, ink.code,
          tip.x, tip.y, tail.x, tail.y, notch.x, notch.y, other.x, other.y);
  }

  static constexpr int kHead = 75, kNotch = 58;  // distances of its ends from the tip

  // The spot at this distance from the last one, along the last stretch and to its side.
  static Spot beside_tip(const Line& line, std::int64_t forth, std::int64_t aside) {
    const Spot tip = line.spots.back(), before = line.spots[line.spots.size() - 2];
    const std::int64_t x = tip.x - before.x, y = tip.y - before.y;
    const std::int64_t length = std::max<std::int64_t>(1, root(x * x + y * y));
    return {static_cast<int>(tip.x + (forth * x - aside * y) / length),
            static_cast<int>(tip.y + (forth * y + aside * x) / length)};
  }

  static std::int64_t root(std::int64_t square) {
    std::int64_t low = 0, high = std::int64_t{1} << 31;
    while (low + 1 < high) {
      const std::int64_t middle = (low + high) / 2;
      (middle * middle <= square ? low : high) = middle;
    }
    return low;
  }

  void draw(const Dot& dot) {
    const Ink& ink = ink_of(dot.paint);
    write("<circle class=\"{}\" cx=\"{}\" cy=\"{}\" r=\"{}\"", ink.name, dot.at.x, dot.at.y,
          dot.radius);
    if (dot.open) {
      write(" fill=\"#ffffff\" stroke=\"{}\" stroke-width=\"{}\"/>\n", ink.code, kRing);
    } else {
      write(" fill=\"{}\"/>\n", ink.code);
    }
  }

  void draw(const Label& label) {
    if (const auto fraction = as_fraction(label.text)) return draw(label, *fraction);
    const int down = label.level == Level::above ? -25 : label.level == Level::below ? 100 : 42;
    text(label.at.x, label.at.y + down, label.side, label.paint, "", label.text);
  }

  // The middle of the fraction's bar is at the height of the spot.
  void draw(const Label& label, const Fraction& fraction) {
    const int letters = width_on_paper(label.text) - (fraction.negative ? 90 : 0);
    const int sign = fraction.negative ? 90 : 0;
    const int half = letters / 2;
    const int y = label.at.y + (label.level == Level::above   ? -105
                                : label.level == Level::below ? 105
                                                              : 0);
    // Under an axis the fraction itself is in the middle, and its sign stands before it.
    const int x = label.side == Side::left    ? label.at.x - half
                  : label.side == Side::right ? label.at.x + sign + half
                                              : label.at.x;
    const std::string small = fmt::format(" font-size=\"{}\"", kSmallHeight);
    text(x, y - 22, Side::middle, label.paint, small, fraction.over);
    text(x, y + 88, Side::middle, label.paint, small, fraction.under);
    const Ink& ink = ink_of(label.paint);
    write("<path class=\"{}\" stroke=\"{}\" stroke-width=\"7\" d=\"M{} {}L{} {}\"/>\n", ink.name,
          ink.code, x - half, y, x + half, y);
    if (fraction.negative) text(x - half - 10, y + 38, Side::left, label.paint, "", "-");
  }

  void text(int x, int y, Side side, Paint paint, std::string_view more, std::string_view words) {
    const std::string_view anchor = side == Side::left    ? "end"
                                    : side == Side::right ? "start"
                                                          : "middle";
    const Ink& ink = ink_of(paint);
    write("<text class=\"{}\" x=\"{}\" y=\"{}\" text-anchor=\"{}\" fill=\"{}\"{}>{}</text>\n",
          ink.name, x, y, anchor, ink.code, more, escaped_for_xml(with_minus_signs(words)));
  }

  std::string out_;
};

}  // namespace

std::string as_svg(const Figure& figure) {
  expect_drawable(figure);
  return SvgWriter(figure).take();
}

}  // namespace summand
