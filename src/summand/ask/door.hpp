// Door: the one way in. A front end hands over a request and gets a response. It never chooses how
// an answer is found, and computes nothing.
#pragma once

#include <atomic>
#include <cstddef>
#include <memory>

#include "summand/ask/request.hpp"
#include "summand/ask/response.hpp"
#include "summand/ask/settings.hpp"
#include "summand/ask/watcher.hpp"
#include "summand/base/attempt.hpp"
#include "summand/language/session.hpp"

namespace summand::ask {

// A conversation: names and values of one question can be used by the next one. One thread at a
// time may ask.
class Door {
 public:
  struct Surroundings {
    std::size_t memory = kUsualMemory;             // bytes, for a request that says nothing
    const std::atomic<bool>* interrupt = nullptr;  // true: stop soon
    Watcher* watcher = nullptr;
  };

  Door() : Door(Surroundings{}) {}
  explicit Door(const Surroundings& surroundings);
  Door(Door&&) noexcept;
  Door& operator=(Door&&) noexcept;
  ~Door();

  // The answer. Never throws. Fails where the options or the text are wrong (then an offset counts
  // bytes of the text, if is_in_text), and where a limit is reached. Assumes that the request has
  // as many arguments as its question takes, and one if the question answers each by itself.
  Attempt<Response> ask(const Request& request, const Page& page = {});

  // The limits of the last question, for whoever writes its response: numbers may take seconds to
  // become text (base/current_budget.hpp).
  Budget rest_of_budget() const;
  // A failure while the last response was written: if it was the time of its question that was
  // over, the message says so.
  Failure explained(Failure failure) const;

  // Drops all names and values.
  void forget();

  // The session of requests that have no limit of memory of their own. Made by the first call.
  Session& session();

 private:
  struct State;

  std::unique_ptr<State> state_;
};

}  // namespace summand::ask
