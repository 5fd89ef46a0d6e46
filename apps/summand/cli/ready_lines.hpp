// ReadyLines: lines of the standard input that can also be read while an answer is computed.
#pragma once

#include <cstddef>
#include <deque>
#include <string>
#include <string_view>

#include "summand/ask/messages.hpp"

namespace summand::program {

class ReadyLines {
 public:
  // Reads the available input. If there is none, waits for at most `patience` milliseconds.
  void read(int patience);
  // Complete lines, the oldest first. A line longer than kMostLine is cut to kMostLine + 1 bytes.
  const std::deque<std::string>& lines() const { return lines_; }
  // Removes the oldest line and returns it. Assumes that there is one.
  std::string pop();
  // True if the input has ended.
  bool at_end() const { return at_end_; }

  static constexpr std::size_t kMostLine = ask::Messages::kMostMessage;

 private:
  void take(std::string_view bytes);

  std::deque<std::string> lines_;
  std::size_t bytes_ = 0;  // of the complete lines
  std::string begun_;      // a line whose end is not yet read
  bool at_end_ = false;
};

}  // namespace summand::program
