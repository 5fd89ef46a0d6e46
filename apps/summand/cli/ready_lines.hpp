// ReadyLines: lines of the standard input, read also while something else is at work.
#pragma once

#include <cstddef>
#include <deque>
#include <string>
#include <string_view>

namespace summand::program {

class ReadyLines {
 public:
  // Reads what is there, and waits for so many milliseconds at most if there is nothing.
  void read(int patience);
  // Lines that are complete, the oldest first. Whoever uses one removes it. A line that was longer
  // than kMostLine is there as "" once its end is reached.
  std::deque<std::string>& lines() { return lines_; }
  // Whether nothing comes any more.
  bool at_end() const { return at_end_; }

  static constexpr std::size_t kMostLine = 8'000'000;  // bytes

 private:
  void take(std::string_view bytes);

  std::deque<std::string> lines_;
  std::string begun_;  // a line without its end
  bool too_long_ = false;
  bool at_end_ = false;
};

}  // namespace summand::program
