// BoardView: a term of a sum as lines, with the coordinates of its board.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "summand/draw/text.hpp"
#include "summand/play/match_state.hpp"

namespace summand::program {

struct BoardLook {
  Colours colours = Colours::no;
  bool ascii = false;
};

class BoardView {
 public:
  // `number` stands before the title. It is a text such as "2. ", or empty.
  BoardView(const TermState& term, std::string number, const BoardLook& look);

  // The title and the picture. Lines have at most `columns` columns (at least 10). A wider
  // picture is cut at the right, and a line below it names the columns that are left out.
  std::vector<std::string> lines(std::size_t columns) const;
  // The same with all columns. The parts of a wide picture stand below each other.
  std::vector<std::string> all_lines(std::size_t columns) const;

 private:
  std::size_t margin_width() const;
  // The squares of the picture from column `first` on, with the margin before each row.
  void add_part(std::vector<std::string>& out, int first, int count) const;
  // How many squares fit beside the margin. Only whole cells count.
  int squares_in(std::size_t columns) const;
  std::string column_name(int square) const;

  std::string title_;
  Picture picture_;                   // with the names of columns
  std::vector<std::string> margins_;  // the numbers of rows, all of one width
  int step_ = 1;                      // squares of a cell
  bool letters_ = false;              // columns are named by letters
  int first_ = 1;                     // the number of the first column otherwise
  Colours colours_;
};

}  // namespace summand::program
