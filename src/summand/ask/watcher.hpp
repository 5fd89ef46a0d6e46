// Watcher: what a front end is told while a question is answered.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "summand/ask/response.hpp"

namespace summand::ask {

struct Request;

// A piece of work that has begun.
struct Work {
  std::string noun;                          // plural: "cells", or the expression
  std::uint64_t first = 0;                   // the number already done at the beginning
  std::optional<std::uint64_t> all = {};     // nullopt if the size of the work is unknown
  std::function<std::size_t()> values = {};  // counts the values of an expression; called on
                                             // the thread that began the work
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

class Watcher {
 public:
  virtual ~Watcher() = default;
  // Called on the thread that answers. Work may begin while other work is going on, and then ends
  // before it.
  virtual std::unique_ptr<WorkLine> begin(Work work) = 0;
  // The part of the answer that is known before the rest. The whole answer begins with the same
  // text.
  virtual void early(const Request& request, const Response& part) = 0;
};

}  // namespace summand::ask
