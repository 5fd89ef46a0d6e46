// The output of a match of several players: on a terminal one page for each turn, otherwise lines.
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

  // Writes the text now, or on the next page. Each of its lines ends with a newline.
  void say(std::string_view text);
  // Shows the match: the game, the picture, the possible actions, the last actions, and the
  // messages since the last typed line.
  void show(std::string_view game, std::string_view picture, const std::string& actions);
  // To be called after a line was typed. Removes the messages, but `more` turns to their next page.
  // Returns true if the line was `more`.
  bool turn(std::string_view line);

 private:
  bool in_place_;
  Page page_{};  // the current page, with the messages
};

}  // namespace summand::program
