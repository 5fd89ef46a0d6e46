// Progress: tells whoever watches how much of a piece of work is done.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace summand {

// A piece of work that has begun.
struct Work {
  std::string noun;                          // plural: "cells", or the expression
  std::uint64_t first = 0;                   // the number already done at the beginning
  std::optional<std::uint64_t> all = {};     // nullopt if the size of the work is unknown
  std::function<std::size_t()> values = {};  // counts the values of an expression; called on
                                             // the thread that began the work
  std::function<std::string()> more = {};  // what else a person may be told, such as "2 of 9 first
                                           // moves are open"; perhaps ""; called on any thread
};

// Lives as long as its piece of work.
class WorkLine {
 public:
  virtual ~WorkLine() = default;
  // That many are done. Any thread may call it.
  virtual void at(std::uint64_t done) = 0;
  // A sentence that is shown once if the work takes several seconds.
  virtual void say_when_long(std::string sentence) = 0;
  // False if nobody is watching. Then at() need not be called.
  virtual bool shown() const = 0;
};

class WorkWatcher {
 public:
  virtual ~WorkWatcher() = default;
  // Called on the thread that answers. Work may begin while other work is going on, and then ends
  // before it. Null if nothing is to be shown of it.
  virtual std::unique_ptr<WorkLine> begin(Work work) = 0;
};

class Progress {
 public:
  // Without a watcher nothing is told.
  Progress(WorkWatcher* watcher, Work work)
      : line_(watcher == nullptr ? nullptr : watcher->begin(std::move(work))) {}
  // `first` of `all` are already done; the rate does not count them.
  Progress(WorkWatcher* watcher, std::string noun, std::uint64_t first, std::uint64_t all)
      : Progress(watcher, Work{std::move(noun), first, all}) {}
  // The size of the work is unknown.
  Progress(WorkWatcher* watcher, std::string noun) : Progress(watcher, Work{std::move(noun)}) {}

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

}  // namespace summand
