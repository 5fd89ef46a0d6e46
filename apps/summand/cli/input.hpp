// The input of the program: lines of the standard input, and files.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/result.hpp"
#include "summand/language/syntax/lexer.hpp"

namespace summand::program {

// Bytes. Does not depend on --memory, because a text is read before it is charged to a budget.
inline constexpr std::size_t kMostText = Lexer::kMaxText;

// Lines of a file descriptor, without their newlines. A line may contain any bytes, including NUL.
class LineReader {
 public:
  explicit LineReader(int file) : file_(file) {}

  // The next line. nullopt at the end of the input, after a read error, or after Ctrl-C. A line
  // longer than kMostText is cut to kMostText + 2 bytes. So it is refused even if its last byte is
  // a \r. The next call skips the rest of it.
  std::optional<std::string> next();
  // True if the next line is in memory, so that next() will not wait.
  bool has_next() const;
  // The read error, if one ended the input.
  const std::optional<Error>& error() const { return error_; }

 private:
  // True at the end of the input. Reads if the buffer is empty.
  bool at_end() { return at_ == buffer_.size() && !fill(); }
  bool fill();
  std::string_view rest() const { return {buffer_.data() + at_, buffer_.size() - at_}; }
  // Takes the rest of the line from the buffer, at most that many bytes.
  std::string_view take(std::size_t most);
  // Takes a newline if it is next in the buffer.
  bool take_newline();

  int file_;
  std::optional<Error> error_;
  bool cut_ = false;  // the rest of the last line must still be skipped
  std::vector<char> buffer_;
  std::size_t at_ = 0;
};

// Waits for bytes of the standard input and reads some of them. 0 at its end. Throws LimitReached
// after Ctrl-C.
Result<std::size_t> read_some_input(std::span<char> room);

// The contents of a file. Fails if it has more than kMostText bytes. Messages name the file.
Result<std::string> read_file(const std::string& path);
// The same for the standard input.
Result<std::string> read_input();

}  // namespace summand::program
