// What a table of several players writes: a page for each turn on a terminal, lines elsewhere.
#pragma once

#include <string>
#include <string_view>

#include "apps/summand/terminal/page.hpp"

namespace summand::program {

class SeveralPage {
 public:
  // With `in_place` the terminal is cleared for each page.
  explicit SeveralPage(bool in_place) : in_place_(in_place) {}

  bool in_place() const { return in_place_; }

  // At once, or on the next page; text with newlines at the ends of its lines.
  void say(std::string_view text);
  // The table as it is: the game, the picture and what may be chosen, the last actions; with what
  // was said since the last line that was typed.
  void show(std::string_view game, std::string_view picture, const std::string& actions);
  // A line was typed: what was said is forgotten, but for `more`, which turns to its next page.
  // Whether it was that.
  bool turn(std::string_view line);

 private:
  bool in_place_;
  Page page_{};  // the one that is shown, and what was said
};

}  // namespace summand::program
