// Replies: the strategy for two colours, move by move, with the rule that each move comes from.
//
// The winner of a start (Theorem 1) answers by a table where the paper of Georgakopoulos & Winkler
// has one, and else by a certificate (games/babylon/strategy.hpp). Some replies of the paper lose;
// the repaired edition has others in their place.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "summand/games/babylon/strategy.hpp"
#include "summand/studies/babylon/outcomes.hpp"

namespace summand::babylon {

enum class Edition : std::uint8_t { repaired, printed };

// A move by a rule of a table.
struct TableReply {
  StackMove move;
  std::string rule;       // "Lemma 5(viii): rr is answered by rrR"
  bool repaired = false;  // not what was printed
};

// What the tables say to a move of the opponent, made in `before`, which must be lost for him: the
// replies to a start, the even hills, and Lemma 5. Nothing where they say nothing.
std::optional<TableReply> table_reply(const Stacks& before, const StackMove& move, Edition edition);

// How sure a reply is to win.
enum class Surety : std::uint8_t {
  tested,       // on every line of every game up to kTestedChips (40)
  table,        // by a table of all positions, where the strategy has none
  certificate,  // beyond that, by the certificate of what it leaves
  conjecture,   // by one that is known only of fewer chips: it may lose
  none,         // as printed
};

std::string_view name_of(Surety surety);  // "tested"
// "such replies are tested on every line from all starts up to 40 chips".
std::string text_of(Surety surety);

struct StrategyReply {
  StackMove move;
  std::string reason;
  Surety surety = Surety::tested;
  unsigned ahead = 0;                        // replies until the certificate
  std::optional<Certificate> certificate{};  // nothing where the printed edition has none
  Standing standing = Standing::proved;      // of the certificate
  bool by_table = false;                     // by a rule of a table
};

// The reply of the strategy to a move made in `before`. A table's reply of the repaired edition
// must leave a certificate, too. Conjectures are used where nothing else is known, and then said.
// Nothing where there is neither.
std::optional<StrategyReply> strategy_reply(const Stacks& before, const StackMove& move,
                                            Edition edition = Edition::repaired);
// The first move of a game, or one without what went before.
std::optional<StrategyReply> strategy_move(const Stacks& stacks);

struct MadeMove {
  Stacks before;
  StackMove move;
};
// A winning move in any position: of the strategy, where it is sure; else by a table, if there is
// one and it knows any; else by a conjecture. `last` is the move that led here.
std::optional<StrategyReply> any_reply(const Stacks& stacks, const std::optional<MadeMove>& last,
                                       const Outcomes* table);

}  // namespace summand::babylon
