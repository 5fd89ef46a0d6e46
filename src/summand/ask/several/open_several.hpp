// OpenSeveral: what has a number in a conversation: a match of several players, or rounds of
// Babylon, each of them a match.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/ask/several/box.hpp"
#include "summand/ask/several/several_match.hpp"

namespace summand::ask {

// Before each round the choice of a place is an action, too: "first", "second" and so on. Functions
// with a budget throw LimitReached and change nothing then.
class OpenSeveral {
 public:
  static constexpr std::string_view kQuestion = "several";

  explicit OpenSeveral(std::unique_ptr<SeveralMatch> match) : match_(std::move(match)) {}
  explicit OpenSeveral(babylon::Box box) : box_(std::move(box)) {}

  // Nothing for a single match.
  const std::optional<babylon::Box>& box() const { return box_; }
  // The match, or the round that is on the table. Null before the first round.
  SeveralMatch* match() const { return box_ ? box_->round() : match_.get(); }
  // Whether nobody has anything to choose.
  bool is_over() const { return !chooser() && match()->is_over(); }
  std::string name(unsigned player) const;
  // Of the match, or of all rounds, as it is read.
  std::string record() const { return box_ ? box_->record() : match_->game().record(); }

  // The actions that people may choose, in the order of their numbers. None at the end.
  std::vector<SeveralAction> choices() const;
  // The action of a person, by its number or as it is written. Errors change nothing.
  Result<void> play(std::string_view text);

  // What a program would do for whoever is to choose. Assumes that the match is not over.
  ProgramChoice choose(const Budget& budget) const;
  // Does it. Assumes that nothing was done since.
  void play(const ProgramChoice& choice);
  // The next action that no person has to choose. Nothing if a person is to choose, and at the end.
  std::optional<UnaskedAction> go_on(const Budget& budget, Forced forced);
  // What is sure to win, where that is known, or what a program would do. Assumes the same as
  // choose.
  Advised<SeveralAction> hint(const Budget& budget) const;

  void rest();

 private:
  // Who is to choose a place.
  std::optional<unsigned> chooser() const { return box_ ? box_->chooser() : std::nullopt; }
  Result<unsigned> read_place(std::string_view text) const;

  std::unique_ptr<SeveralMatch> match_;
  std::optional<babylon::Box> box_;
};

}  // namespace summand::ask
