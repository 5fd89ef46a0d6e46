// ReadyLines: lines of the standard input, read also while something else is at work.
#pragma once

#include <cstddef>
#include <deque>
#include <string>
#include <string_view>

#include "summand/ask/messages.hpp"

namespace summand::program {

class ReadyLines {
 public:
  // Reads what is there, and waits for so many milliseconds at most if there is nothing.
  void read(int patience);
  // Lines that are complete, the oldest first. Longer lines than kMostLine are cut to kMostLine + 1
  // bytes.
  const std::deque<std::string>& lines() const { return lines_; }
  // Takes the oldest one. Assumes that there is one.
  std::string pop();
  // Whether nothing comes any more.
  bool at_end() const { return at_end_; }

  static constexpr std::size_t kMostLine = ask::Messages::kMostMessage;

 private:
  void take(std::string_view bytes);

  std::deque<std::string> lines_;
  std::size_t bytes_ = 0;  // of the lines that wait
  std::string begun_;      // a line without its end
  bool at_end_ = false;
};

}  // namespace summand::program
