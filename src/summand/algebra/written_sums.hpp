// WrittenSums: games as they are written, as sums of parts.
#pragma once

#include <memory>
#include <unordered_map>
#include <vector>

#include "summand/algebra/game.hpp"
#include "summand/base/charge.hpp"
#include "summand/base/result.hpp"
#include "summand/ruleset/sums_of_parts.hpp"

namespace summand {

// By value, an ordinal sum counts as its value. Otherwise it is a part, and so are braces. All
// functions may throw LimitReached.
class WrittenSums {
 public:
  using Sum = SumsOfParts::Sum;
  using Part = SumsOfParts::Part;
  using Policy = SumsOfParts::Policy;

  WrittenSums(std::shared_ptr<Workspace> workspace, Policy policy);

  Workspace& workspace() const { return *workspace_; }
  SumsOfParts& sums() { return *sums_; }
  const std::shared_ptr<SumsOfParts>& shared_sums() const { return sums_; }

  // Other policies than by value need the form. By moves, this is for misère play: errors for loopy
  // games, and for values of which no form is known. Others assume a game without loops.
  Result<Sum> of(const Game& game);
  // The sum as a game. Not by value.
  Game written(Sum sum);

 private:
  Result<Sum> of_one(const Construction& game);
  Result<Sum> of_value(const Construction& game);
  Game written_part(Part part);
  void name(Sum sum, const SharedConstruction& game);

  std::shared_ptr<Workspace> workspace_;
  std::shared_ptr<SumsOfParts> sums_;
  std::unordered_map<const Construction*, Sum> known_;
  std::vector<SharedConstruction> held_;  // the games of known_
  // Of parts that are written out: the first game that was one.
  std::unordered_map<Part, SharedConstruction> names_;
  Charge charge_;
};

}  // namespace summand
