// The look handler: a function of the program that is called where limits are checked.
#pragma once

namespace summand {

// May throw LimitReached.
using LookHandler = void (*)();

// From now on every budget calls it when it reads the clock, about once a millisecond, in the
// thread that asks the budget. There is one handler for the whole process; nullptr: none. Returns
// the previous one.
LookHandler set_look_handler(LookHandler handler);

// While it lives there is none: what was finished before a limit can be written.
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
