// summand sucker verify, tables, explore: all states up to a size.
#pragma once

#include <memory>
#include <string>

#include "apps/summand/cli/run.hpp"
#include "summand/studies/sucker/table.hpp"

namespace summand::sucker {

program::Exit sucker_verify(const program::Run& run);
program::Exit sucker_tables(const program::Run& run);
program::Exit sucker_explore(const program::Run& run);

// Reads --colours, --chips, --rebound, --rows, --givers and --model, and --no-donations and
// --no-discards for the optional actions.
Result<TableRules> table_rules(const program::Request& request);

// A table and its origin.
struct Source {
  std::unique_ptr<EndgameTable> table;
  std::string file;           // empty if the table was made here
  std::uint64_t checked = 0;  // states of the file compared with the rules
};
// The table of --load, or one made for those rules. Refuses an option that does not fit the table
// of the file. Throws LimitReached.
Result<Source> table_of(const program::Run& run);
// "table from three.table, 2000 states checked"; empty if it was made here.
std::string origin_of(const Source& source);
// The members colours, rebound, rows, model and, of a file, `from`: `file` and `checked`.
void write_rules(JsonWriter& json, const Source& source);

// The answer for --players. Throws LimitReached.
Result<program::Exit> reach_tables(const program::Run& run, unsigned players);

// Reports an error: wrong input or a limit.
program::Exit exit_of(const program::Run& run, const Attempt<program::Exit>& exit);

}  // namespace summand::sucker
