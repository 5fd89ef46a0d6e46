#include "summand/analysis/value_text.hpp"

#include <fmt/core.h>

#include "summand/number/brief.hpp"
#include "summand/value/print.hpp"
#include "summand/value/properties.hpp"

namespace summand {

std::string summary(ValueStore& store, Value value) {
  const std::string day = brief(store.birthday(value));
  if (const auto number = as_number(store, value)) {
    return fmt::format("<the number {}, born on day {}>", brief(*number), day);
  }
  return fmt::format("<stops {} and {}, born on day {}>", brief(store.left_stop(value)),
                     brief(store.right_stop(value)), day);
}

ValueText text_of(ValueStore& store, Value value, std::size_t limit) {
  const Attempt<ValueText> text = within_limits([&]() -> Result<ValueText> {
    return ValueText{print(store, value, limit), pretty(store, value, limit)};
  });
  if (text) return *text;
  if (text.error().limit != Limit::size) {
    reach_limit_again(text.error());
  }
  const std::string known = summary(store, value);
  return {known, known, false};
}

ValueText text_with_latex(ValueStore& store, Value value, std::size_t limit) {
  ValueText out = text_of(store, value, limit);
  if (out.complete) out.latex = latex(store, value, limit);
  return out;
}

}  // namespace summand
