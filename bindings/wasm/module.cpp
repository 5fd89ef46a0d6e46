// The module for browsers: the messages of `summand serve`, by two functions (README.md).
#include <atomic>
#include <cstddef>
#include <cstdlib>
#include <string_view>

#include "summand/ask/messages.hpp"
#include "summand/base/look_handler.hpp"

extern "C" {

// From the host. Takes a message to the client. It must copy the bytes before it returns.
[[clang::import_module("summand"), clang::import_name("tell")]] void summand_tell(
    const char* start, std::size_t bytes);
// From the host. Not 0 if the answer is to stop. Asked about once a millisecond.
[[clang::import_module("summand"), clang::import_name("stopped")]] int summand_stopped();
}

namespace summand {

namespace {

std::atomic<bool> interrupt = false;

ask::Messages& messages() {
  static ask::Messages the_messages({.interrupt = &interrupt, .send = [](std::string_view text) {
                                       summand_tell(text.data(), text.size());
                                     }});
  return the_messages;
}

void look() {
  if (summand_stopped() != 0) interrupt = true;
  messages().look();
}

}  // namespace

}  // namespace summand

extern "C" {

// Memory for a message of that many bytes. summand_ask() frees it.
[[clang::export_name("summand_take")]] char* summand_take(std::size_t bytes) {
  return static_cast<char*>(std::malloc(bytes));
}

// Answers a message. Calls tell() for the answer, and before it for progress and early parts.
[[clang::export_name("summand_ask")]] void summand_ask(char* start, std::size_t bytes) {
  summand::interrupt = false;
  summand::set_look_handler(summand::look);
  summand::messages().take(std::string_view(start, bytes));
  std::free(start);
}
}
