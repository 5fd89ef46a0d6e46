// OpenSeveral: a match of several players, or rounds of Babylon, with a number in a conversation.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/ask/several/box.hpp"
#include "summand/ask/several/several_match.hpp"

namespace summand::ask {

// Before each round, the choice of a place is also an action: "first", "second" and so on.
// Functions with a budget may throw LimitReached. Then they change nothing.
class OpenSeveral {
 public:
  static constexpr std::string_view kQuestion = "several";

  explicit OpenSeveral(std::unique_ptr<SeveralMatch> match) : match_(std::move(match)) {}
  explicit OpenSeveral(babylon::Box box) : box_(std::move(box)) {}

  // The rounds of Babylon. Nothing for a single match.
  const std::optional<babylon::Box>& box() const { return box_; }
  // The match, or the round that was begun last. Null before the first round.
  SeveralMatch* match() const { return box_ ? box_->round() : match_.get(); }
  // Whether the match or the last round is over and no player is to choose a place.
  bool is_over() const { return !chooser() && match()->is_over(); }
  std::string name(unsigned player) const;
  // A record of the match or of all rounds, as text that can be loaded.
  std::string record() const { return box_ ? box_->record() : match_->game().record(); }

  // The actions that people may choose, in the order of their numbers. None at the end.
  std::vector<SeveralAction> choices() const;
  // Plays an action of a person. `text` is its number or the action itself. Errors change nothing.
  Result<void> play(std::string_view text);

  // The action of a program for the player who is to choose. It is not played. Assumes that the
  // match is not over.
  ProgramChoice choose(const Budget& budget) const;
  // Plays a choice of choose(). Assumes that nothing was played after choose().
  void play(const ProgramChoice& choice);
  // Plays the next action that no person has to choose. Nothing if a person is to choose, and at
  // the end.
  std::optional<UnaskedAction> go_on(const Budget& budget, Forced forced);
  // A winning action if one is known. Otherwise the action of a program. Assumes that the match is
  // not over.
  Advised<SeveralAction> hint(const Budget& budget) const;

  void rest();

 private:
  // The player who is to choose a place, if there is one.
  std::optional<unsigned> chooser() const { return box_ ? box_->chooser() : std::nullopt; }
  Result<unsigned> read_place(std::string_view text) const;

  std::unique_ptr<SeveralMatch> match_;
  std::optional<babylon::Box> box_;
};

}  // namespace summand::ask
