// What the program reads: lines of the standard input, and files.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "summand/base/result.hpp"

namespace summand::program {

inline constexpr std::size_t kMostText = std::size_t{1} << 30;

// Lines of a file descriptor, without their newlines. A line may hold anything, NUL as well.
class LineReader {
 public:
  explicit LineReader(int file) : file_(file) {}

  // The next line; nothing at the end, when reading fails, or when a Ctrl-C has come.
  std::optional<std::string> next();

 private:
  bool fill();

  int file_;
  std::vector<char> buffer_;
  std::size_t at_ = 0;
};

// All that a file holds, up to kMostText; the message names the file.
Result<std::string> read_file(const std::string& path);

}  // namespace summand::program
