// Watcher: what a front end hears while a question is answered.
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
  std::string noun;                          // in the plural: "cells", or the expression
  std::uint64_t first = 0;                   // so many are already done
  std::optional<std::uint64_t> all = {};     // nothing if the size of the work is unknown
  std::function<std::size_t()> values = {};  // counts the values of an expression; called by the
                                             // thread that began the work
};

// Lives as long as its piece of work.
class WorkLine {
 public:
  virtual ~WorkLine() = default;
  // So many are done. Any thread may call it.
  virtual void at(std::uint64_t done) = 0;
  // A sentence to be said once, if the work takes some seconds.
  virtual void say_when_long(std::string sentence) = 0;
  // Whether anybody looks: otherwise at() need not be called.
  virtual bool shown() const = 0;
};

class Watcher {
 public:
  virtual ~Watcher() = default;
  // Called by the thread that answers. Pieces of work lie within one another.
  virtual std::unique_ptr<WorkLine> begin(Work work) = 0;
  // A part of the answer that is known before the rest. The whole answer begins with the same text.
  virtual void early(const Request& request, const Response& part) = 0;
};

}  // namespace summand::ask
