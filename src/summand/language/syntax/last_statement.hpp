// The last statement of a text, which has the answer of the text.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "summand/base/attempt.hpp"
#include "summand/base/budget.hpp"
#include "summand/language/syntax/parser.hpp"

namespace summand {

struct LastStatement {
  std::size_t begin = 0;
  bool gives_name = false;          // x = ... or f(a) = ...
  bool assigns = false;             // x = ...
  bool follows_assignment = false;  // an earlier statement is x = ...
};

// Nothing if a statement cannot be read.
inline std::optional<LastStatement> last_statement(std::string_view text, const Budget& budget) {
  if (!check_text(text)) return std::nullopt;
  const auto read = within_limits([&]() -> Result<std::optional<LastStatement>> {
    std::optional<LastStatement> out;
    for (std::size_t at = 0; at < text.size();) {
      SUMMAND_TRY(statement, parse_statement(text, at, budget));
      const SyntaxTree& tree = statement.tree;
      const bool assigned = out && (out->follows_assignment || out->assigns);
      out = LastStatement{statement.begin, tree.target.has_value(),
                          tree.target.has_value() && !tree.is_definition, assigned};
      at = statement.next;
    }
    return out;
  });
  return read.value_or(std::nullopt);
}

}  // namespace summand
