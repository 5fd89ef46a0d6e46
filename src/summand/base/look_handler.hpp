// The look handler: a function of the program that is called where limits are checked.
#pragma once

namespace summand {

// May throw LimitReached.
using LookHandler = void (*)();

// From now on every budget calls it when it reads the clock, about once a millisecond, in the
// thread that asks the budget. There is one handler for the whole process; nullptr: none. Returns
// the previous one.
LookHandler set_look_handler(LookHandler handler);

}  // namespace summand
