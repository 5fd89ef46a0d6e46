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
  certificate,  // beyond that, by the certificate of what it leaves
  none,         // as printed
};

// Who wins is a theorem in any case.
std::string_view text_of(Surety surety);
// Of the replies of the repaired edition in such a position.
Surety surety_of(const Stacks& stacks);

struct StrategyReply {
  StackMove move;
  std::string reason;
  Surety surety = Surety::tested;
  unsigned ahead = 0;                        // replies until the certificate
  std::optional<Certificate> certificate{};  // nothing where the printed edition has none
};

// The reply of the strategy to a move made in `before`. A table's reply of the repaired edition
// must leave a certificate, too. Nothing where there is neither: the strategy never guesses.
std::optional<StrategyReply> strategy_reply(const Stacks& before, const StackMove& move,
                                            Edition edition = Edition::repaired);
// The first move of a game, or one without what went before.
std::optional<StrategyReply> strategy_move(const Stacks& stacks);

}  // namespace summand::babylon
