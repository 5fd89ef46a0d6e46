// Messages: the door as messages of JSON-RPC 2.0, each one a line (docs/guide/serve.md). `summand
// serve` and the browser page pass them on.
#pragma once

#include <atomic>
#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "summand/ask/settings.hpp"

namespace summand::ask {

class Messages {
 public:
  struct Surroundings {
    std::size_t memory = kUsualMemory;             // bytes, for a request that says nothing
    const std::atomic<bool>* interrupt = nullptr;  // true: the answer at work stops soon
    // Gets each message that goes out, without a newline. Called by the thread that calls take().
    std::function<void(std::string_view)> send;
  };

  // The most bytes of a message. A longer one is answered with an error.
  static constexpr std::size_t kMostMessage = 8'000'000;

  explicit Messages(Surroundings surroundings);
  Messages(const Messages&) = delete;
  Messages& operator=(const Messages&) = delete;
  ~Messages();

  // Answers a message, or a list of messages. Wrong messages are answered with an error. Returns
  // when the answer is sent.
  void take(std::string_view message);

  // Whether a message asks to cancel what is answered now. Then the interrupt should be raised
  // until take() returns.
  bool cancels(std::string_view message) const;

  // To be called where limits are checked (base/look_handler.hpp): sends the progress of the answer
  // at work, twice a second at most. Does nothing in other threads than that of take().
  void look();

 private:
  class State;

  std::unique_ptr<State> state_;
};

}  // namespace summand::ask
