// Functions of the language: one table for each group. Evaluation, --help and completion read them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/result.hpp"
#include "summand/language/answer.hpp"
#include "summand/language/known_games.hpp"
#include "summand/verdict/winner_question.hpp"
#include "summand/verdict/winners.hpp"

namespace summand {

// A comparison as an argument of a function.
struct Claim {
  Game g, h;
  std::string_view sign;  // "==", "!=", "<", "<=", ">", ">=" or "<>"
  bool holds;
};

// The error for a game in which play need not end or the players need not take turns.
std::string only_ending(const Game& game);

// A call with its arguments already evaluated. The accessors give errors with the argument's place.
class FunctionCall {
 public:
  struct Argument {
    Answer answer;
    std::size_t offset;
    std::shared_ptr<const Claim> claim = {};  // for a comparison
  };

  FunctionCall(std::shared_ptr<Workspace> workspace, std::size_t offset,
               std::span<const Argument> arguments, const KnownGames& games)
      : workspace_(std::move(workspace)), offset_(offset), arguments_(arguments), games_(games) {}

  Workspace& workspace() const { return *workspace_; }
  const std::shared_ptr<Workspace>& shared_workspace() const { return workspace_; }
  ValueStore& store() const { return workspace_->store; }
  const KnownGames& games() const { return games_; }  // that expressions can call
  std::size_t size() const { return arguments_.size(); }
  std::size_t offset() const { return offset_; }  // of the function's name
  std::size_t offset(std::size_t i) const { return arguments_[i].offset; }
  // The comparison of an argument, or null if it is something else.
  const Claim* claim(std::size_t i) const { return arguments_[i].claim.get(); }

  const Answer& argument(std::size_t i) const { return arguments_[i].answer; }
  const List* list(std::size_t i) const { return argument(i).get<List>(); }  // null for others

  Result<Game> game(std::size_t i) const;
  // A game whose play ends. Fails for one in which a position can repeat.
  Result<Game> ending_game(std::size_t i) const;
  Result<std::string> text(std::size_t i) const;
  Result<Value> value(std::size_t i) const;
  // The value of a game that is this argument or a term of it.
  Result<Value> value(std::size_t i, const Game& game) const;
  // None for a loopy game that is equal to no short game, and for sides.
  Result<std::optional<Value>> short_value(std::size_t i) const;
  Result<Dyadic> number(std::size_t i) const;
  Result<Dyadic> integer(std::size_t i) const;
  // *n, or the integer n for the same.
  Result<std::uint64_t> nimber(std::size_t i) const;

  // The terms of an argument that is a sum, where n copies are n terms. For formulas that need no
  // value of the sum. More than kMostTerms reach the size limit.
  Result<std::vector<Value>> terms(std::size_t i) const;
  // The same, with the index of each term among Game::summands().
  struct Terms {
    std::vector<Value> values;
    std::vector<std::size_t> places;
  };
  Result<Terms> placed_terms(std::size_t i) const { return placed_terms(i, false); }
  static constexpr std::size_t kMostTerms = 100'000;
  // Fewer terms with the same sum: two equal switches {x|y} become the number x + y. For functions
  // that depend only on the value of the sum.
  Result<std::vector<Value>> terms_by_value(std::size_t i) const;

  // Who wins the game that is an argument (verdict/engine.hpp).
  Result<Winners> winners(std::size_t i, const WinnerQuestion& question) const;

  // The thermograph, or null if the argument is none.
  const Thermograph* thermograph(std::size_t i) const {
    return arguments_[i].answer.get<Thermograph>();
  }

  Answer answer(Value value) const { return {Game(workspace_, value)}; }
  Answer answer(const Dyadic& number) const { return answer(workspace_->store.number(number)); }

 private:
  Result<Terms> placed_terms(std::size_t i, bool by_value) const;

  std::shared_ptr<Workspace> workspace_;
  std::size_t offset_;
  std::span<const Argument> arguments_;
  const KnownGames& games_;
};

// A game that is printed as it is written. A value has only one way.
Answer as_written(Game game);

struct Function {
  static constexpr std::size_t kAnyNumber = SIZE_MAX;

  std::string_view name;
  std::string_view arguments;  // as in the help: "G, H"
  std::string_view sentence;   // for --help
  std::size_t least, most;     // least and greatest number of arguments
  Result<Answer> (*call)(const FunctionCall& call);
  std::string_view example, gives;   // an expression and its result
  bool gives_numbers = false;        // every game in the result is a number
  bool only_in_expressions = false;  // Python has its own: len, min, max, ...
  bool compares = false;             // two games, as G < H does
  // The result for two integers, or null if only `call` knows it. Definitions call it very often.
  std::int64_t (*of_integers)(std::int64_t first, std::int64_t second) = nullptr;
};

// All functions, sorted by name.
std::span<const Function> all_functions();
// The underscores of a name may be left out: leftstop is left_stop.
const Function* find_function(std::string_view name);
// The function of a name with capitals, as CGSuite writes them: Tiny is tiny, LeftStop left_stop.
const Function* find_function_of_capitals(std::string_view name);

}  // namespace summand
