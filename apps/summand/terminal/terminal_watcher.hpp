// The watcher of the program: shows progress on the terminal.
#pragma once

#include <functional>

#include "summand/ask/watcher.hpp"

namespace summand::program {

// Shows lines of progress for all doors of the program.
ask::Watcher& terminal_watcher();

// Receives the early parts of an answer, from the constructor to the destructor.
class HearEarly {
 public:
  explicit HearEarly(std::function<void(const ask::Response&)> hear);
  HearEarly(const HearEarly&) = delete;
  HearEarly& operator=(const HearEarly&) = delete;
  ~HearEarly();
};

// Shows no progress, from the constructor to the destructor: the screen shows a match.
class WithoutProgress {
 public:
  WithoutProgress();
  WithoutProgress(const WithoutProgress&) = delete;
  WithoutProgress& operator=(const WithoutProgress&) = delete;
  ~WithoutProgress();
};

}  // namespace summand::program
