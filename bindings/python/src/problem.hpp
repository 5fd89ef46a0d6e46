// Problem: an error on its way to Python, where it becomes an exception of summand/errors.py.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "summand/base/attempt.hpp"

namespace summand::python {

enum class ProblemKind {
  parse,      // ParseError: a text cannot be read
  undefined,  // NotDefined: the question has no answer
  limit,      // LimitReached
  value,      // ValueError
  type,       // TypeError
  busy,       // RuntimeError
};

// Thrown by the functions of this module. It holds no Python objects, so that it may be thrown
// without the lock of the interpreter.
struct Problem {
  ProblemKind kind;
  std::string message;
  // Of a text: the text itself and the offset of the place in bytes.
  std::optional<std::string> text = {};
  std::size_t offset = 0;
  std::optional<Limit> limit = {};
};

// Throws a problem with this message.
[[noreturn]] void refuse(ProblemKind kind, std::string message);

// The problem of a failure. `text` is the text that was read, if there is one.
Problem problem_of(Failure failure, std::optional<std::string_view> text = {});

// Makes it the current error of Python. Needs the lock of the interpreter.
void set_error(const Problem& problem);

// Registers the translation of problems into exceptions.
void translate_problems();

}  // namespace summand::python
