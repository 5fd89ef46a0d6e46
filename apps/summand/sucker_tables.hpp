// summand sucker verify, tables, explore: all states up to a size.
#pragma once

#include <memory>
#include <string>

#include "apps/summand/run.hpp"
#include "summand/studies/sucker/table.hpp"

namespace summand::sucker {

program::Exit sucker_verify(const program::Run& run);
program::Exit sucker_tables(const program::Run& run);
program::Exit sucker_explore(const program::Run& run);

// What --colours, --chips, --rebound, --givers and --model say.
Result<TableRules> table_rules(const program::Request& request);
// The table that --load names, or one made for those rules. Throws LimitReached.
Result<std::unique_ptr<EndgameTable>> table_of(const program::Run& run);
// "two players, 3 colours, rebound R".
std::string title_of(const TableRules& rules);

// Says why there is no exit code: wrong input or a limit.
program::Exit exit_of(const program::Run& run, const Attempt<program::Exit>& exit);

}  // namespace summand::sucker
