// Watcher: what a front end is told while a question is answered.
#pragma once

#include "summand/ask/response.hpp"
#include "summand/jobs/progress.hpp"

namespace summand::ask {

struct Request;

class Watcher : public WorkWatcher {
 public:
  // The part of the answer that is known before the rest. The whole answer begins with the same
  // text.
  virtual void early(const Request& request, const Response& part) = 0;
};

}  // namespace summand::ask
