// Progress: tells the watcher how much of a piece of work is done.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "summand/ask/asking.hpp"

namespace summand::ask {

class Progress {
 public:
  // `first` of `all` are already done; the rate does not count them.
  Progress(const Asking& asking, std::string noun, std::uint64_t first, std::uint64_t all)
      : Progress(asking, Work{std::move(noun), first, all}) {}
  // The size of the work is unknown.
  Progress(const Asking& asking, std::string noun) : Progress(asking, Work{std::move(noun)}) {}
  Progress(const Asking& asking, Work work)
      : line_(asking.watcher() == nullptr ? nullptr : asking.watcher()->begin(std::move(work))) {}

  // Any thread may call it.
  void at(std::uint64_t done) {
    if (line_) line_->at(done);
  }
  void say_when_long(std::string sentence) {
    if (line_) line_->say_when_long(std::move(sentence));
  }
  bool shown() const { return line_ && line_->shown(); }

 private:
  std::unique_ptr<WorkLine> line_;
};

}  // namespace summand::ask
