// The look handler: what a program does besides wherever limits are looked at.
#pragma once

namespace summand {

// May throw LimitReached.
using LookHandler = void (*)();

// From now on every budget calls it when it looks at the clock, about once a millisecond, in the
// thread that asks. One for the whole process, as the check handler; nullptr: none. Returns the one
// before.
LookHandler set_look_handler(LookHandler handler);

}  // namespace summand
