// What summand table is asked, as data.
#pragma once

#include <optional>
#include <string>

#include "summand/analysis/value_table.hpp"
#include "summand/analysis/value_table_text.hpp"
#include "summand/ask/asking.hpp"
#include "summand/ask/long_work_options.hpp"
#include "summand/ask/misere_option.hpp"
#include "summand/ask/stores.hpp"
#include "summand/base/attempt.hpp"

namespace summand::ask {

// The request has no expression yet.
struct TableOptions : TableRequest, MisereOptions, LongWorkOptions, StoreOptions {
  TableFormat format = TableFormat::text;
  bool pretty = false;

  TableOptions()
      : TableRequest{.expression = {},
                     .rows = {.name = "r", .last = 6},
                     .columns = {.name = "c", .last = 6},
                     .show = {}} {}
};

// Of --rows and --cols, whose usual variables are their first letters.
Result<TableAxis> read_axis(const Option& option, const std::string& text);
Result<TableFormat> read_table_format(const Option& option, const std::string& text);
// Decides what is shown. Fails if the options do not fit together.
Result<void> check_table(TableOptions& options, const Request& request);

// The request with its expression and all axes.
Attempt<TableRequest> settled_request(const Asking& asking);
// The writing of the cells. In JSON it is always plain.
CellWriting writing_of(const Asking& asking);

}  // namespace summand::ask
