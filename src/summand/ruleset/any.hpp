// AnyPosition and AnyRuleset: games behind one type, for everything that meets them at run time.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/result.hpp"
#include "summand/boards/arguments.hpp"
#include "summand/draw/figure.hpp"
#include "summand/draw/picture.hpp"
#include "summand/ruleset/evaluators.hpp"
#include "summand/ruleset/info.hpp"
#include "summand/ruleset/part_table.hpp"
#include "summand/theory/taxed.hpp"
#include "summand/value/outcome.hpp"
#include "summand/value/store.hpp"

namespace summand {

class AnyRuleset;
struct AdvisedMove;
struct AnyMove;
struct NamedMove;

// Who wins, by a theorem.
struct KnownOutcome {
  Outcome outcome;
  std::string_view theorem;
};

// A position of some ruleset. Cheap to copy, never changes.
class AnyPosition {
 public:
  class Model {
   public:
    virtual ~Model() = default;
    virtual const AnyRuleset& ruleset() const = 0;
    virtual bool equals(const Model& other) const = 0;
    virtual std::size_t hash() const = 0;
    virtual std::string print() const = 0;
    virtual std::string print_call() const = 0;
    virtual std::uint64_t move_count(Player player) const = 0;
    virtual std::vector<AnyMove> moves(Player player) const = 0;
    virtual std::optional<std::vector<AnyMove>> moves_to_nimber(std::uint64_t nimber,
                                                                Evaluators& evaluators) const = 0;
    virtual std::vector<AnyMove> some_moves(Player player, std::uint64_t step) const = 0;
    virtual bool reads_moves() const = 0;
    virtual std::optional<AnyMove> move_named(Player player, std::string_view name) const = 0;
    virtual std::vector<Copies<AnyPosition>> parts() const = 0;
    virtual AnyPosition mirror() const = 0;
    virtual std::optional<Picture> picture() const = 0;
    virtual std::optional<Picture> picture_after(std::span<const NamedMove> moves) const = 0;
    virtual std::optional<Figure> figure(Medium medium) const = 0;
    virtual bool impartial() const = 0;
    virtual void add_parts(PartTables& tables, PartList& out, std::uint64_t copies) const = 0;
    virtual bool loopy() const = 0;
    virtual AnyPosition impartial_version() const = 0;
    virtual Taxed taxed(Budget& budget) const = 0;
    virtual Value value(Evaluators& evaluators) const = 0;
    virtual std::optional<Value> value_by_theorem(Evaluators& evaluators) const = 0;
    virtual std::optional<std::string_view> theorem(Evaluators& evaluators) const = 0;
    virtual std::optional<KnownOutcome> outcome_by_theorem(Evaluators& evaluators) const = 0;
    virtual std::optional<AdvisedMove> advice(Player player) const = 0;
  };

  explicit AnyPosition(std::shared_ptr<const Model> model) : model_(std::move(model)) {}

  const Model& model() const { return *model_; }
  const AnyRuleset& ruleset() const { return model_->ruleset(); }
  // Whether they are the same position under the same rules: what a table of positions goes by.
  friend bool operator==(const AnyPosition& a, const AnyPosition& b) {
    return a.model_ == b.model_ || a.model_->equals(*b.model_);
  }
  friend std::size_t hash_value(const AnyPosition& position) { return position.model_->hash(); }
  std::string print() const { return model_->print(); }            // as parse() reads it
  std::string print_call() const { return model_->print_call(); }  // as an expression
  // How many legal moves there are; a heap may have more than anybody would list.
  std::uint64_t move_count(Player player) const { return model_->move_count(player); }
  std::vector<AnyMove> moves(Player player) const;  // all legal moves
  // The moves that leave exactly this nimber, where the game can tell without listing all. What
  // it computes for that is within the budget of the store. Throws LimitReached.
  std::optional<std::vector<AnyMove>> moves_to_nimber(std::uint64_t nimber,
                                                      Evaluators& evaluators) const;
  // The first of all moves, and every so many behind it; the others are only counted.
  std::vector<AnyMove> some_moves(Player player, std::uint64_t step) const;
  // The legal move of a name, written without blanks, if there is one; whether the game finds it
  // without a look at the names of all.
  std::optional<AnyMove> move_named(Player player, std::string_view name) const;
  bool reads_moves() const { return model_->reads_moves(); }
  std::vector<Copies<AnyPosition>> parts() const { return model_->parts(); }
  // Adds the parts of so many copies (at least 1) to `out`, as a search sees them. Throws
  // LimitReached, also for loopy games, unless a theorem gives the value.
  void add_parts(PartTables& tables, PartList& out, std::uint64_t copies = 1) const {
    model_->add_parts(tables, out, copies);
  }
  // The players exchanged; of an impartial position perhaps itself.
  AnyPosition mirror() const { return model_->mirror(); }
  std::optional<Picture> picture() const { return model_->picture(); }
  // What the board looks like after these moves from here, where the game can tell more than the
  // picture of the position does. Nothing where a name is that of no legal move.
  std::optional<Picture> picture_after(std::span<const NamedMove> moves) const {
    return model_->picture_after(moves);
  }
  // The position for Medium::svg or Medium::tikz.
  std::optional<Figure> figure(Medium medium) const { return model_->figure(medium); }
  bool impartial() const { return model_->impartial(); }
  // Whether the game is loopy: a position repeats in some order of moves.
  bool loopy() const { return model_->loopy(); }
  // The game in which both may make either player's moves; of an impartial position itself.
  AnyPosition impartial_version() const { return model_->impartial_version(); }

  // The thermograph from t = 0 up by playing the position out, without canonical forms. Throws
  // LimitReached.
  Taxed taxed(Budget& budget) const { return model_->taxed(budget); }

  // The canonical value, by the ruleset's evaluator among `evaluators` (which keeps its memo).
  // Throws LimitReached.
  Value value(Evaluators& evaluators) const { return model_->value(evaluators); }
  // The value by theorems of the game alone, if they give it.
  std::optional<Value> value_by_theorem(Evaluators& evaluators) const {
    return model_->value_by_theorem(evaluators);
  }
  // The citation of the theorem that gives the value of this very position, if there is one.
  std::optional<std::string_view> theorem(Evaluators& evaluators) const {
    return model_->theorem(evaluators);
  }
  // Who wins this very position, where a theorem tells that and no more.
  std::optional<KnownOutcome> outcome_by_theorem(Evaluators& evaluators) const {
    return model_->outcome_by_theorem(evaluators);
  }
  // A winning move that the game knows without search, and why it wins.
  std::optional<AdvisedMove> advice(Player player) const;

 private:
  std::shared_ptr<const Model> model_;
};

struct AnyPositionHash {
  std::size_t operator()(const AnyPosition& position) const { return hash_value(position); }
};

// A legal move as a person names it, and where it leads.
struct AnyMove {
  std::string name;
  AnyPosition after;
};

// A move that was made, by the name that AnyMove has.
struct NamedMove {
  Player player;
  std::string name;
};

struct AdvisedMove {
  AnyMove move;
  std::string reason;
};

inline std::optional<AdvisedMove> AnyPosition::advice(Player player) const {
  return model_->advice(player);
}
inline std::vector<AnyMove> AnyPosition::moves(Player player) const {
  return model_->moves(player);
}
inline std::optional<std::vector<AnyMove>> AnyPosition::moves_to_nimber(
    std::uint64_t nimber, Evaluators& evaluators) const {
  return model_->moves_to_nimber(nimber, evaluators);
}

inline std::vector<AnyMove> AnyPosition::some_moves(Player player, std::uint64_t step) const {
  return model_->some_moves(player, step);
}
inline std::optional<AnyMove> AnyPosition::move_named(Player player, std::string_view name) const {
  return model_->move_named(player, name);
}

class AnyRuleset {
 public:
  virtual ~AnyRuleset() = default;
  virtual const RulesetInfo& info() const = 0;
  // Offsets of errors count from the start of `text`.
  virtual Result<AnyPosition> parse(std::string_view text) const = 0;
  // A start from arguments; offsets of errors are those of the arguments (Argument::offset), and an
  // error inside a string argument counts from that argument's offset.
  virtual Result<AnyPosition> make(const Arguments& arguments) const = 0;
  // Calls visit for the small positions of the laws.
  virtual void small_positions(const std::function<void(const AnyPosition&)>& visit) const = 0;
  // The abilities the game has, by name, for `summand rules`.
  virtual std::vector<std::string_view> abilities() const = 0;
};

}  // namespace summand
