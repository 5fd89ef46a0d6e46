// A nim-sequence by a definition of the session: h(n) = impartial {...}.
#pragma once

#include <memory>
#include <string_view>

#include "summand/ask/asking.hpp"
#include "summand/ask/response.hpp"
#include "summand/base/attempt.hpp"

namespace summand::ask {

// Whether the session has a definition of that name with one argument.
bool defines_heaps(const Asking& asking, std::string_view name);

// A nim-sequence by a definition. It is not copied.
struct DefinedHeaps;
using DefinedHeapsAnswer = std::shared_ptr<const DefinedHeaps>;
void describe(Members<DefinedHeapsAnswer>& its);

// The nimbers of the heaps that the arguments name, "h" and perhaps "0..200", and the period that
// they show. Nothing is proved.
Attempt<Response> answer_defined_heaps(const Asking& asking);

}  // namespace summand::ask
