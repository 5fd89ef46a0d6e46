// Games of OpenSpiel: how they are named, and their actions as moves of Summand.
//
// OpenSpiel writes a game with its parameters, as in clobber(rows=4,columns=5). An action is a
// number or a text. What follows was compared with OpenSpiel 2.0.2 (bench/peers/openspiel).
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/attempt.hpp"
#include "summand/judge/match_record.hpp"

namespace summand::judge {

class OpenSpielGame {
 public:
  virtual ~OpenSpielGame() = default;

  // Fails for other games and parameters, with the place in the text.
  static Result<std::unique_ptr<OpenSpielGame>> of(std::string_view text);

  // The start. Throws nothing.
  virtual Attempt<std::variant<SumStart, dots::Position>> start(Session& session) const = 0;
  // The next action, as a number or a text. Returns the move that it completes, if it does. Fails
  // for an action that no position of the game has.
  virtual Result<std::optional<RecordedMove>> add(std::string_view action) = 0;
  // Actions of a turn that is not complete.
  virtual bool is_in_turn() const { return false; }

  // The actions of start_at, which come before those of a record.
  const std::vector<std::string>& history() const { return history_; }
  bool misere() const { return misere_; }

 protected:
  bool misere_ = false;

 private:
  std::vector<std::string> history_;
};

}  // namespace summand::judge
