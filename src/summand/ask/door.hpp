// Door: the only entrance to the library for front ends. A front end hands over a request and gets
// a response. It computes nothing and never chooses how an answer is found.
#pragma once

#include <atomic>
#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "summand/ask/request.hpp"
#include "summand/ask/response.hpp"
#include "summand/ask/settings.hpp"
#include "summand/ask/stores.hpp"
#include "summand/ask/watcher.hpp"
#include "summand/base/attempt.hpp"
#include "summand/base/read_input.hpp"
#include "summand/language/session.hpp"

namespace summand::ask {

// A door is a conversation: the next question can use names and values of the last one. Only one
// thread at a time may ask.
class Door {
 public:
  struct FrontEnd {
    std::size_t memory = kUsualMemory;             // bytes, for a request without --memory
    const std::atomic<bool>* interrupt = nullptr;  // true: stop soon
    Watcher* watcher = nullptr;
    ReadInput input = {};           // the standard input, for an option whose value is -
    KnownGames::Source games = {};  // that expressions call, too; asked when they are needed
    StorePlace store = {};          // of questions that can use one and do not name another
  };

  Door() : Door(FrontEnd{}) {}
  explicit Door(const FrontEnd& front_end);
  Door(Door&&) noexcept;
  Door& operator=(Door&&) noexcept;
  ~Door();

  // Returns the answer. Never throws. Fails if the options or the text are wrong, and if a limit
  // is reached. The offset of an error counts bytes of the text if is_in_text is true. Assumes that
  // the request has as many arguments as its question takes. A question that answers each argument
  // by itself takes one.
  Attempt<Response> ask(const Request& request, const Page& page = {});

  // The limits of the last question. Its response must be written within them, because numbers may
  // take seconds to become text (base/current_budget.hpp).
  Budget rest_of_budget() const;
  // Explains a failure while the last response was written. If the time of its question was over,
  // the message says so.
  Failure explained(Failure failure) const;

  // From now on expressions can call this game, too. Fails as Session::add_game does
  // (language/session.hpp).
  Result<void> add_game(const std::shared_ptr<const AnyRuleset>& game);

  // For front ends that use the session without a question. Fails if the store of the front end
  // cannot be opened.
  Result<void> open_store();
  // Writes the results that wait. Returns sentences about what went wrong and was not yet said.
  std::vector<std::string> settle_store();

  // Drops all names and values.
  void forget();
  // Drops the values of requests without --memory, unless there are names. A conversation of very
  // many questions needs that. A game that somebody else holds keeps its workspace alive.
  void begin_anew();

  // The session of requests without --memory. The first call makes it.
  Session& session();

 private:
  struct State;

  std::unique_ptr<State> state_;
};

}  // namespace summand::ask
