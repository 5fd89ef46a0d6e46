#include "summand/draw/canvas.hpp"

#include <cstdint>
#include <cstdlib>
#include <string_view>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/draw/lettering.hpp"
#include "summand/draw/share.hpp"

namespace summand {

namespace {

constexpr std::int64_t kMostCharacters = 4'000'000;

struct Glyphs {
  std::string_view level, upright, rising, falling;  // rising to the right: ╱
};

Glyphs glyphs(const Stroke& stroke) {
  if (stroke.weight == Weight::broad) return {"━", "┃", "╱", "╲"};
  switch (stroke.dash) {
    case Dash::solid:
      return {"─", "│", "╱", "╲"};
    case Dash::dashed:
      return {"╌", "╎", "⋰", "⋱"};
    case Dash::dotted:
      return {"·", "·", "·", "·"};
    case Dash::dash_dotted:
      return {"┈", "┊", "∘", "∘"};
  }
  return {};
}

class Canvas {
 public:
  explicit Canvas(const Figure& figure) {
    picture_.rows = figure.height;
    picture_.columns = figure.width;
    for (const Line& line : figure.lines) draw(line);
    for (const Dot& dot : figure.dots) put(dot.at, "●", dot.paint);
    for (const Label& label : figure.labels) draw(label);
  }

  Picture take() && { return std::move(picture_); }

 private:
  void put(Spot at, std::string_view glyph, Paint paint) {
    picture_.marks.push_back({at.y, at.x, std::string(glyph), paint});
  }

  // Draws slopes first. Where lines meet, the other lines then keep the character.
  void draw(const Line& line) {
    for (const bool slopes : {true, false}) {
      for (std::size_t i = 0; i + 1 < line.spots.size(); ++i) {
        const Spot from = line.spots[i], to = line.spots[i + 1];
        if ((from.x != to.x && from.y != to.y) != slopes) continue;
        // A level stretch before a slope that goes down is drawn at the foot of its row.
        const bool low = i + 2 < line.spots.size() && from.y == to.y &&
                         line.spots[i + 2].y > to.y && line.spots[i + 2].x != to.x;
        draw(from, to, line.stroke, low);
      }
    }
    if (line.stroke.arrow && line.spots.size() > 1) head(line);
  }

  void draw(Spot from, Spot to, const Stroke& stroke, bool low) {
    const Glyphs with = glyphs(stroke);
    const int across = std::abs(to.x - from.x), down = std::abs(to.y - from.y);
    const std::string_view slope =
        (to.x - from.x > 0) == (to.y - from.y > 0) ? with.falling : with.rising;
    const std::string_view level = low && stroke.dash == Dash::solid ? "_" : with.level;
    const int steps = std::max(across, down);
    int last_x = from.x, last_y = from.y;
    for (int i = 0; i <= steps; ++i) {
      const int x = from.x + share(to.x - from.x, i, steps);
      const int y = from.y + share(to.y - from.y, i, steps);
      const bool moves_x = i == 0 ? across > 0 && across == steps : x != last_x;
      const bool moves_y = i == 0 ? down > 0 && down == steps : y != last_y;
      const bool slants = across > 0 && down > 0 && (across == down || (moves_x && moves_y));
      put({x, y}, slants ? slope : across > down || down == 0 ? level : with.upright, stroke.paint);
      last_x = x;
      last_y = y;
    }
  }

  void head(const Line& line) {
    const Spot tip = line.spots.back(), before = line.spots[line.spots.size() - 2];
    const int x = tip.x - before.x, y = tip.y - before.y;
    const std::string_view glyph =
        std::abs(y) >= std::abs(x) ? (y < 0 ? "↑" : "↓") : (x < 0 ? "←" : "→");
    put(tip, glyph, line.stroke.paint);
  }

  void draw(const Label& label) {
    const std::vector<std::string_view> letters = characters(label.text);
    const auto count = static_cast<int>(letters.size());
    int x = label.side == Side::left     ? label.at.x - count + 1
            : label.side == Side::middle ? label.at.x - (count - 1) / 2
                                         : label.at.x;
    const int y = label.at.y + (label.level == Level::above   ? -1
                                : label.level == Level::below ? 1
                                                              : 0);
    for (const std::string_view letter : letters) put({x++, y}, letter, label.paint);
  }

  Picture picture_;
};

}  // namespace

Picture as_picture(const Figure& figure) {
  expect_drawable(figure);
  if (std::int64_t{figure.width} * figure.height > kMostCharacters) {
    reach_limit(Limit::size, "the figure would take more than " + std::to_string(kMostCharacters) +
                                 " characters");
  }
  return Canvas(figure).take();
}

std::string as_text(const Figure& figure, Colours colours) {
  std::string out;
  for (const std::string& row : rows_of(as_picture(figure), colours)) out.append(row).append("\n");
  return out;
}

}  // namespace summand
