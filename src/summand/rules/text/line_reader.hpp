// LineReader: a line of a .game file, read from left to right.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "summand/base/foreign_text.hpp"
#include "summand/base/result.hpp"

namespace summand {

class LineReader {
 public:
  // The line begins at `offset` in its file.
  LineReader(std::string_view line, std::size_t offset) : line_(line), offset_(offset) {}

  std::size_t offset() const { return offset_ + at_; }
  bool at_end() const { return at_ == line_.size(); }
  std::string_view rest() const { return line_.substr(at_); }
  char peek() const { return at_end() ? '\0' : line_[at_]; }
  void skip(std::size_t count) { at_ += count; }
  void skip_blanks() {
    while (!at_end() && is_blank(line_[at_])) ++at_;
  }

  // The text up to the next blank, without reading it.
  std::string_view chunk() const {
    std::size_t end = at_;
    while (end < line_.size() && !is_blank(line_[end])) ++end;
    return line_.substr(at_, end - at_);
  }
  // Reads this text and the blanks after it, if it comes next.
  bool take(std::string_view text) {
    if (!rest().starts_with(text)) return false;
    at_ += text.size();
    skip_blanks();
    return true;
  }
  // The same for the whole chunk.
  bool take_word(std::string_view word) { return chunk() == word && take(word); }
  // The same for words that stand behind one another.
  bool take_words(std::string_view first, std::string_view second, std::string_view third = {}) {
    const std::size_t before = at_;
    if (take_word(first) && take_word(second) && (third.empty() || take_word(third))) return true;
    at_ = before;
    return false;
  }

  std::unexpected<Error> expected(std::string_view what) const {
    std::string message(what);
    message += " is expected here";
    if (!at_end()) message += ", not " + printable(shown());
    return fail(std::move(message), offset());
  }

  static bool is_blank(char c) { return c == ' ' || c == '\t'; }

 private:
  std::string shown() const {
    const std::string_view next = is_blank(peek()) ? line_.substr(at_, 1) : chunk();
    return "'" + printable(next, 20) + "'";
  }

  std::string_view line_;
  std::size_t offset_;
  std::size_t at_ = 0;
};

}  // namespace summand
