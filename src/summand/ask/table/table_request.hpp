// What summand table is asked, as data.
#pragma once

#include "summand/analysis/value_table.hpp"
#include "summand/analysis/value_table_text.hpp"
#include "summand/ask/asking.hpp"
#include "summand/base/attempt.hpp"

namespace summand::ask {

// The request without its expression. Fails if options are wrong or do not fit together.
Result<TableRequest> table_request(const Request& request);
// The request with its expression and all axes.
Attempt<TableRequest> settled_request(const Asking& asking);

// The format of --format.
Result<TableFormat> format_of(const Request& request);
// The writing of the cells. In JSON it is always plain.
CellWriting writing_of(const Asking& asking, TableFormat format);

}  // namespace summand::ask
