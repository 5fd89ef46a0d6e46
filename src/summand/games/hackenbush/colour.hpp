// The colours of Hackenbush: bLue edges are Left's, Red ones Right's, Green ones anybody's.
#pragma once

#include "summand/draw/picture.hpp"
#include "summand/value/value.hpp"

namespace summand::games::hackenbush {

enum Colour : unsigned { blue, red, green };

constexpr char letter(unsigned colour) { return "LRG"[colour]; }

constexpr bool may_delete(Player player, unsigned colour) {
  return colour == green || (colour == blue) == (player == Player::left);
}

constexpr unsigned mirrored(unsigned colour) {
  return colour == green ? unsigned{green} : unsigned{blue} + red - colour;
}

constexpr Paint paint_of(unsigned colour) {
  return colour == green ? Paint::either : colour == blue ? Paint::left : Paint::right;
}

}  // namespace summand::games::hackenbush
