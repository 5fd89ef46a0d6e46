// One cell of a table of a family of games, computed in a session.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "summand/analysis/value_table.hpp"
#include "summand/base/attempt.hpp"
#include "summand/language/session.hpp"

namespace summand {

struct ComputedCell {
  std::string plain, shown;
  std::string note;                  // why there is no value; otherwise empty
  std::optional<Failure> refusal{};  // the same, with its place in the expression of the request
};

// Computes a cell of the table. Fails at a limit that ends the whole table: a size limit only
// refuses the cell. Throws nothing.
Attempt<ComputedCell> compute_cell(Session& session, const ValueTable& table, std::size_t index,
                                   CellWriting writing = CellWriting::plain);

// The text of a cell from a file in the form in which it is shown. Throws LimitReached.
std::string shown_of(Session& session, std::string_view plain, std::string_view show,
                     CellWriting writing);

}  // namespace summand
