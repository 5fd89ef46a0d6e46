// Page: the view of a match in one turn, arranged for the rows and columns of a terminal.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "apps/summand/terminal/screen.hpp"

namespace summand::program {

// The prompt has its own row below the page. If not everything fits, boards and answer are cut so
// that both remain visible. Then lines say that something is missing.
struct Page {
  std::string heading{};
  std::vector<std::string> boards{};
  std::size_t focus = 0;  // the line of the boards that must be visible
  std::string moves{};
  std::vector<std::string> said{};  // the answer
  std::size_t said_from = 0;        // its first line on the page
  std::string status{};

  // At most size.rows - 2 lines (at least 6). Each has fewer than size.columns columns (at least
  // 20).
  std::vector<std::string> lines(const ScreenSize& size) const;
  // The line where the next page of the answer begins. 0 at the end of the answer.
  std::size_t next_said_from(const ScreenSize& size) const;

 private:
  struct Shares {
    std::size_t boards, said;
  };
  Shares shares(const ScreenSize& size) const;
  std::vector<std::string> boards_within(std::size_t rows) const;
  std::vector<std::string> said_within(std::size_t rows) const;
};

// The lines of a text, without their newlines.
std::vector<std::string> lines_of(std::string_view text);

// The columns for lines: all but the last, because some terminals wrap after it.
std::size_t columns_of(const ScreenSize& size);

}  // namespace summand::program
