// What the program reads: lines of the standard input, and files.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/result.hpp"
#include "summand/language/syntax/lexer.hpp"

namespace summand::program {

// In bytes, whatever --memory allows: a text is read before anything of it is counted.
inline constexpr std::size_t kMostText = Lexer::kMaxText;

// Lines of a file descriptor, without their newlines. A line may hold anything, NUL as well.
class LineReader {
 public:
  explicit LineReader(int file) : file_(file) {}

  // The next line; nothing at the end, when reading fails, or when a Ctrl-C has come. Of a line
  // with more than kMostText bytes two more than that come, so that it is refused also without a
  // \r at its end; the next call skips the rest.
  std::optional<std::string> next();
  // Why reading failed, if that was the end.
  const std::optional<Error>& error() const { return error_; }

 private:
  // Whether nothing more comes. Reads when the buffer is used up.
  bool at_end() { return at_ == buffer_.size() && !fill(); }
  bool fill();
  // Takes what the buffer has of the line, at most so many bytes.
  std::string_view take(std::size_t most);
  // Takes a newline, if one comes next in the buffer.
  bool take_newline();

  int file_;
  std::optional<Error> error_;
  bool cut_ = false;  // the rest of the last line is still to be skipped
  std::vector<char> buffer_;
  std::size_t at_ = 0;
};

// All that a file holds. More than kMostText is an error; messages name the file.
Result<std::string> read_file(const std::string& path);

}  // namespace summand::program
