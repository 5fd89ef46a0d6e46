// sucker verify, tables, explore: all states up to a size.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "summand/ask/asking.hpp"
#include "summand/ask/match/sucker_options.hpp"
#include "summand/studies/sucker/table.hpp"
#include "summand/topics/loaded_file.hpp"
#include "summand/topics/sucker/topics.hpp"

namespace summand::sucker {

Result<std::optional<Model>> read_model(const ask::Option& option, const std::string& text);

// The options of the rules of a table. The most chips depend on the colours.
struct RulesOptions : HouseOptions {
  std::optional<unsigned> colours{}, chips{};
  std::optional<std::array<std::uint8_t, 2>> givers{};
  std::optional<Model> model{};
  std::optional<std::string> load{};
};
Result<std::optional<std::array<std::uint8_t, 2>>> read_givers(const ask::Option& option,
                                                               const std::string& text);
inline constexpr auto kRulesOptions = ask::options_in<RulesOptions>(
    ask::option<&RulesOptions::colours>("colours", "N", "The number of colours: 2, 3 or 4 (3)",
                                        {2, kMostColours}),
    ask::option_read<&RulesOptions::givers, read_givers>(
        "givers", "WHO",
        "With --rebound P: who gave the dead players their last move, me or other (me)"),
    ask::option_read<&RulesOptions::model, read_model>(
        "model", "NAME",
        "Optional actions: plain (none, default), active (of the player to move) or "
        "anytime (of both players)"));

struct TablesOptions : RulesOptions {
  std::optional<unsigned> players{};
  std::optional<std::string> save{}, resume{};
  bool formulas = false;
};

// The same with --players.
Result<void> check_reach(const TablesOptions& options, const ask::Request& request);
Attempt<ask::Response> sucker_reach(ask::Asking& asking);
struct Reached;
void describe(Members<Reached>& its);

// The rules of a table that is computed, not loaded.
Result<TableRules> rules_to_make(const RulesOptions& options);

// A table and its origin.
struct Source {
  std::shared_ptr<const EndgameTable> table;
  LoadedFile from = {};
};
// The table of `load`, or a computed one, which goes on from the one in `resume`. `save` saves it
// while it is computed. Fails if an option does not fit the table of the file. Throws LimitReached.
Result<Source> table_of(const ask::Asking& asking, const RulesOptions& options,
                        const std::optional<std::string>& resume = {},
                        const std::optional<std::string>& save = {});
// "table from three.table, 2000 states checked". Empty for a computed table.
std::string origin_of(const Source& source);
// The rules of the table, and a line with its origin if it is from a file.
std::string heading(const Source& source);
// The rules of the table, and its file.
void describe(Members<Source>& its);

}  // namespace summand::sucker
