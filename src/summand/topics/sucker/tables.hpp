// sucker verify, tables, explore: all states up to a size.
#pragma once

#include <memory>
#include <string>

#include "summand/ask/asking.hpp"
#include "summand/studies/sucker/table.hpp"
#include "summand/text/json_writer.hpp"

namespace summand::sucker {

Result<void> check_verify(const ask::Request& request);
Attempt<ask::Response> sucker_verify(ask::Asking& asking);

// Without a STATE the answer is about the whole table. The table is kept for the next STATE.
Result<void> check_tables(const ask::Request& request);
Attempt<ask::Response> sucker_tables(ask::Asking& asking);

Result<void> check_explore(const ask::Request& request);
Attempt<ask::Response> sucker_explore(ask::Asking& asking);

// The same for --players. check_tables and sucker_tables call them.
Result<void> check_reach(const ask::Request& request);
Attempt<ask::Response> sucker_reach(ask::Asking& asking);

// Reads --colours, --chips, --rebound, --rows, --givers and --model. Also reads --no-donations and
// --no-discards for the optional actions.
Result<TableRules> table_rules(const ask::Request& request);
// The same for a table that is computed, not loaded.
Result<TableRules> rules_to_make(const ask::Request& request);

// A table and its origin.
struct Source {
  std::shared_ptr<const EndgameTable> table;
  std::string file;           // empty if the table was computed
  std::uint64_t checked = 0;  // states of the file compared with the rules
};
// The table of --load, or a computed one. Fails if an option does not fit the table of the file.
// Throws LimitReached.
Result<Source> table_of(const ask::Asking& asking);
// "table from three.table, 2000 states checked". Empty for a computed table.
std::string origin_of(const Source& source);
// The rules of the table, and a line with its origin if it is from a file.
std::string heading(const Source& source);
// Writes the members colours, rebound, rows and model. For a table of a file also `from` with
// `file` and `checked`.
void write_rules(JsonWriter& json, const Source& source);

}  // namespace summand::sucker
