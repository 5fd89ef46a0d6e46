#include "summand/ask/heaps/nim.hpp"

#include <fmt/core.h>

#include "summand/base/foreign_text.hpp"
#include "summand/base/separated.hpp"
#include "summand/boards/heaps.hpp"
#include "summand/text/caret.hpp"

namespace summand::ask {

Attempt<heaps::Marbles> parse_marbles(std::string_view text) {
  const auto heaps = Heaps::parse(text);
  if (!heaps) {
    return failure_elsewhere({fmt::format("'{}': {}", printable(text, 40), heaps.error().message)});
  }
  return heaps::Marbles(heaps->sizes().begin(), heaps->sizes().end());
}

Attempt<Response> answer_nim(
    const Asking& asking,
    const std::function<Attempt<Response>(const std::string& heaps)>& answer) {
  const std::string heaps = fmt::format("{}", separated(asking.request().arguments, " "));
  auto out = answer(heaps);
  if (out) {
    out->long_json = true;
  } else if (const Failure& failure = out.error(); failure.is_in_text && !failure.limit) {
    return failure_elsewhere({message_with_caret(heaps, failure.error)});
  }
  return out;
}

}  // namespace summand::ask
