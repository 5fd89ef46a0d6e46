#include "summand/ask/origin_option.hpp"

#include <fmt/core.h>
#include <utility>

#include "summand/algebra/named_from.hpp"
#include "summand/base/foreign_text.hpp"

namespace summand::ask {

Result<Origin> read_origin(const Option& option, const std::string& text) {
  if (const auto origin = origin_named(text)) return *origin;
  return fail(
      fmt::format("--{} must be top or bottom, not '{}'", option.name, printable(text, 40)));
}

std::string line_of_origin(std::optional<Origin> origin) {
  return origin == Origin::bottom ? fmt::format("{}.\n", sentence_of(*origin)) : std::string();
}

Answer named_from(Answer answer, Origin origin) {
  if (auto* game = std::get_if<Game>(&answer.what)) {
    *game = summand::named_from(*game, origin);
  } else if (auto* list = std::get_if<List>(&answer.what)) {
    for (Answer& element : list->elements) {
      if (auto* one = std::get_if<Game>(&element.what)) *one = summand::named_from(*one, origin);
    }
  }
  return answer;
}

}  // namespace summand::ask
