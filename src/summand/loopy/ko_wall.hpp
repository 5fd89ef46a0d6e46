// KoWall: a wall of a thermograph of a game with kos, which is straight between points with any
// integer slope.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "summand/number/ratio.hpp"
#include "summand/value/value.hpp"

namespace summand {

// A wall near some t: its value there, and its slope just above.
struct KoLine {
  Ratio value;
  std::int64_t slope = 0;

  friend bool operator==(const KoLine&, const KoLine&) = default;
  // Which line is greater just above t.
  friend auto operator<=>(const KoLine&, const KoLine&) = default;

  void advance(const Ratio& length) { value = value + length.times(slope); }
};

// How far above t two lines meet, or nullopt if they do not.
std::optional<Ratio> meeting(const KoLine& a, const KoLine& b);

// A function of t >= 0. It is continuous, and straight after its last bend.
class KoWall {
 public:
  struct Bend {
    Ratio t;
    KoLine line;

    friend bool operator==(const Bend&, const Bend&) = default;
  };

  // Goes on with that line from t on, where the wall has its value. Assumes rising t from 0 on.
  void go_on(const Ratio& t, const KoLine& line);

  // The points where the slope changes. The first is at t = 0.
  const std::vector<Bend>& bends() const { return bends_; }
  KoLine at(const Ratio& t) const;
  // The first bend above t.
  std::optional<Ratio> next_bend(const Ratio& t) const;

  friend bool operator==(const KoWall&, const KoWall&) = default;

 private:
  std::vector<Bend>::const_iterator above(const Ratio& t) const;

  std::vector<Bend> bends_;
};

// At every t the larger of two walls for Left, and the smaller one for Right. Linear in the bends,
// but for a search at each.
KoWall better(const KoWall& a, const KoWall& b, Player player);

}  // namespace summand
