// A board with some lines drawn, as text: "3x3 a1-b1 a1-a2".
#pragma once

#include <cstddef>
#include <expected>
#include <string>
#include <string_view>

#include "summand/base/result.hpp"
#include "summand/games/dots/board.hpp"

namespace summand::dots {

struct DrawnBoard {
  Board board{};
  Lines lines{};
};

// The parts of a text between semicolons and spaces, with their places.
class WordReader {
 public:
  explicit WordReader(std::string_view text, std::size_t at = 0)
      : text_(text), at_(at), begin_(at) {}

  // The text up to the next space or semicolon. It is empty at a semicolon and at the end.
  std::string_view word() {
    skip_blanks();
    begin_ = at_;
    while (at_ < text_.size() && !is_blank(text_[at_]) && text_[at_] != ';') ++at_;
    return text_.substr(begin_, at_ - begin_);
  }
  bool semicolon() {
    skip_blanks();
    if (at_ == text_.size() || text_[at_] != ';') return false;
    ++at_;
    return true;
  }
  bool at_end() const { return text_.find_first_not_of(" \t\n", at_) == text_.npos; }
  std::unexpected<Error> expected(std::string_view what) const {
    return fail(std::string(what) + " is expected", begin_);
  }
  std::size_t begin() const { return begin_; }

 private:
  static bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n'; }
  void skip_blanks() {
    while (at_ < text_.size() && is_blank(text_[at_])) ++at_;
  }

  std::string_view text_;
  std::size_t at_ = 0, begin_ = 0;  // of the last word
};

// Reads the size and the lines. The next word of the reader is then a semicolon or the end.
Result<DrawnBoard> read_drawn_board(WordReader& reader);
std::string print(const DrawnBoard& drawn);

}  // namespace summand::dots
