#include "apps/summand/matches/several_page.hpp"

#include <algorithm>
#include <iterator>
#include <unistd.h>
#include <vector>

#include "apps/summand/cli/output.hpp"
#include "apps/summand/terminal/screen.hpp"

namespace summand::program {

void SeveralPage::say(std::string_view text) {
  if (!in_place_) return write_out(text);
  const std::size_t columns = columns_of(screen_size(STDOUT_FILENO));
  std::ranges::move(lines_of(folded(text, columns)), std::back_inserter(page_.said));
}

void SeveralPage::show(std::string_view game, std::string_view picture,
                       const std::string& actions) {
  if (!in_place_) return write_out("\n" + std::string(picture));
  page_.heading = game;
  page_.boards = lines_of(picture);
  page_.moves = actions;
  page_.status = "Type a number or an action, or help.";
  std::string out(kClearPage);
  for (const std::string& line : page_.lines(screen_size(STDOUT_FILENO))) out += line + "\n";
  write_out(out);
}

bool SeveralPage::turn(std::string_view line) {
  if (line == "more" && !page_.said.empty()) {
    page_.said_from = page_.next_said_from(screen_size(STDOUT_FILENO));
    return true;
  }
  page_.said.clear();
  page_.said_from = 0;
  return false;
}

}  // namespace summand::program
