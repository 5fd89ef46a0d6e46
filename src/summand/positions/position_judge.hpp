// PositionJudge: says whether a position is one of those that are searched, and what is shown of
// it.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "summand/base/attempt.hpp"
#include "summand/base/charge.hpp"
#include "summand/language/expression_of_game.hpp"
#include "summand/language/session.hpp"
#include "summand/number/dyadic.hpp"
#include "summand/positions/position_question.hpp"
#include "summand/ruleset/any.hpp"

namespace summand {

// What is said of a hit. Positions with equal values may share it.
struct Judgement {
  std::optional<std::string> value;  // if values are all that matters
  std::optional<Dyadic> rank;        // with --by
  std::vector<std::string> shown;    // one for each expression of --show

  std::size_t bytes() const;  // about
};

class PositionJudge {
 public:
  // Reads the expressions of the request. An error has its place in its message. Throws nothing.
  static Attempt<PositionJudge> read(Session& session, const PositionQuestion& request);

  // Whether the answer depends only on the values of positions. Then each value is judged once, and
  // hits show their values.
  bool needs_values_only() const { return needs_values_only_; }

  // The judgement of a hit, or null for other positions. An error names the position. Throws
  // LimitReached, and names the position if it is too large.
  Result<std::shared_ptr<const Judgement>> judge(const AnyPosition& position);

 private:
  struct Named {
    std::string option;
    std::string text;
    ExpressionOfGame expression;
  };
  using Known = std::unordered_map<Value, std::shared_ptr<const Judgement>>;

  PositionJudge(Session& session, std::optional<Named> where, std::optional<Named> by,
                std::vector<Named> show);

  static Attempt<Named> read_one(const Session& session, std::string option, std::string text);
  Result<std::shared_ptr<const Judgement>> judge_now(const AnyPosition& position);
  Result<std::shared_ptr<const Judgement>> judge_game(const Game& game);
  Attempt<void> check_kinds() const;
  Result<bool> truth_of(const Answer& answer) const;
  Result<Dyadic> rank_of(const Answer& answer) const;
  Result<Answer> answer(const Named& named, const Game& game) const;
  Error about(Error error, const AnyPosition& position) const;

  Session* session_;
  std::optional<Named> where_, by_;
  std::vector<Named> show_;
  bool needs_values_only_;
  std::unique_ptr<Charge> charge_;
  Known known_;
};

}  // namespace summand
