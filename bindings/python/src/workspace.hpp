// Workspaces for Python: expressions, functions and questions.
#pragma once

#include <memory>
#include <nanobind/nanobind.h>
#include <string_view>
#include <vector>

#include "bindings/python/src/conversation.hpp"
#include "summand/language/answer.hpp"

namespace summand::python {

struct PyWorkspace {
  std::shared_ptr<Conversation> conversation;
};

// The result of a function of the language, as an object of Python. Throws Problem: NotDefined if
// there is none.
nb::object call_function(const std::shared_ptr<Conversation>& conversation, std::string_view name,
                         std::vector<Answer> arguments);

void bind_workspace(nb::module_& module);

}  // namespace summand::python
