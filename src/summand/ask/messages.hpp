// Messages: the door as messages of JSON-RPC 2.0, one line each (docs/guide/serve.md). Used by
// `summand serve` and by the browser page.
#pragma once

#include <atomic>
#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "summand/ask/settings.hpp"
#include "summand/ruleset/any.hpp"

namespace summand::ask {

class Messages {
 public:
  struct FrontEnd {
    std::size_t memory = kUsualMemory;             // bytes, for a request without "memory"
    const std::atomic<bool>* interrupt = nullptr;  // true: the current answer stops soon
    // Called for each message to the client, without a newline. Called on the thread of take().
    std::function<void(std::string_view)> send;
    std::vector<std::shared_ptr<const AnyRuleset>> games = {};  // that expressions call, too
  };

  // The most bytes of a message. A longer one is answered with an error.
  static constexpr std::size_t kMostMessage = 8'000'000;

  explicit Messages(FrontEnd front_end);
  Messages(const Messages&) = delete;
  Messages& operator=(const Messages&) = delete;
  ~Messages();

  // Answers a message, or a list of messages. Wrong messages are answered with an error. Returns
  // after the answer was sent.
  void take(std::string_view message);

  // True if a message asks to cancel the current answer. The caller should then raise the interrupt
  // until take() returns.
  bool cancels(std::string_view message) const;

  // Must be called where limits are checked (base/look_handler.hpp). Sends the progress of the
  // current answer, at most twice a second. Does nothing on other threads than that of take().
  void look();

 private:
  class State;

  std::unique_ptr<State> state_;
};

}  // namespace summand::ask
