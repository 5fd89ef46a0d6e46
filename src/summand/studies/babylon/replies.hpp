// Replies: the strategy for two colours, move by move, with the rule for each move.
//
// The winner of a start (Theorem 1) answers by a table if the paper of Georgakopoulos & Winkler has
// one for the move, otherwise by a certificate (games/babylon/strategy.hpp). Some replies of the
// paper lose. The repaired edition replaces them.
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
  bool repaired = false;  // different from the printed reply
};

// The reply of the tables to a move of the opponent in the position `before`, which must be lost
// for him. The tables are those for starts, for even hills, and of Lemma 5. Returns nullopt if they
// have no reply.
std::optional<TableReply> table_reply(const Stacks& before, const StackMove& move, Edition edition);

// How sure it is that a reply wins.
enum class Surety : std::uint8_t {
  tested,       // tested on every line of every game up to kTestedChips (40)
  table,        // by a table of all positions, if the strategy has no reply
  certificate,  // for more chips, by the certificate of the position after it
  conjecture,   // by a certificate that is known only for fewer chips: it may lose
  none,         // a printed reply
};

std::string_view name_of(Surety surety);  // "tested"
// Returns "such replies are tested on every line from all starts up to 40 chips".
std::string text_of(Surety surety);

struct StrategyReply {
  StackMove move;
  std::string reason;
  Surety surety = Surety::tested;
  unsigned ahead = 0;                        // replies until the certificate
  std::optional<Certificate> certificate{};  // nullopt if the printed edition has none
  Standing standing = Standing::proved;      // of the certificate
  bool by_table = false;                     // by a rule of a table
};

// The strategy's reply to a move made in the position `before`. A reply of a table in the repaired
// edition must also leave a position with a certificate. If nothing else is known, a conjecture is
// used, and the reply says so. Returns nullopt if there is none, either.
std::optional<StrategyReply> strategy_reply(const Stacks& before, const StackMove& move,
                                            Edition edition = Edition::repaired);
// The first move of a game, or a move without knowledge of the move before.
std::optional<StrategyReply> strategy_move(const Stacks& stacks);

struct MadeMove {
  Stacks before;
  StackMove move;
};
// A winning move in any position: a sure move of the strategy, otherwise a move by the table (if
// there is one and it has a move), otherwise a move by a conjecture. `last` is the move that led
// here.
std::optional<StrategyReply> any_reply(const Stacks& stacks, const std::optional<MadeMove>& last,
                                       const Outcomes* table);

}  // namespace summand::babylon
