// The look handler: a function of the program that is called where limits are checked.
#pragma once

namespace summand {

// May throw LimitReached.
using LookHandler = void (*)();

// Sets the function that every budget calls when it reads the clock. That is about once a
// millisecond, on the thread that asks the budget. There is one handler for the whole process.
// nullptr means none. Returns the previous one.
LookHandler set_look_handler(LookHandler handler);

// Removes the handler from the constructor to the destructor, so that results found before a limit
// can be written.
class NoLookHandler {
 public:
  NoLookHandler() : handler_(set_look_handler(nullptr)) {}
  NoLookHandler(const NoLookHandler&) = delete;
  NoLookHandler& operator=(const NoLookHandler&) = delete;
  ~NoLookHandler() { set_look_handler(handler_); }

 private:
  LookHandler handler_;
};

}  // namespace summand
