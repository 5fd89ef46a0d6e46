// AnyPosition and AnyRuleset: one type for all games, for code that chooses the game at run time.
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
#include "summand/boards/board_shape.hpp"
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
struct ConjecturedResult;
struct OwnSearch;
struct AnyMove;
struct NamedMove;
struct NamedCells;
struct Training;
struct TrainingOptions;

// Who wins, by a theorem.
struct KnownOutcome {
  Outcome outcome;
  std::string_view theorem;
};

// A position that is a sum of heaps, and the rules for single heaps as heaps/names.hpp reads them.
struct HeapSum {
  std::string code;
  std::vector<std::uint64_t> heaps;
};

// A position of any ruleset. Cheap to copy, and never changes. Cells and moves are named as its
// origin says. Positions that it leads to have the same origin.
class AnyPosition {
 public:
  class Model {
   public:
    virtual ~Model() = default;
    virtual const AnyRuleset& ruleset() const = 0;
    virtual bool equals(const Model& other) const = 0;
    virtual std::uint64_t hash() const = 0;
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
    virtual std::optional<BoardShape> shape() const = 0;
    virtual int named_rows() const = 0;
    virtual std::optional<ShapeLayout> layout() const = 0;
    virtual std::vector<NamedCells> cells_of_moves(Player player) const = 0;
    virtual std::vector<int> cells_of_move(Player player, std::string_view name) const = 0;
    virtual bool impartial() const = 0;
    virtual void add_parts(PartTables& tables, PartList& out, std::uint64_t copies) const = 0;
    virtual bool loopy() const = 0;
    virtual bool entails() const { return false; }
    virtual bool loony() const { return false; }
    virtual std::uint64_t nimber_of_rest(Evaluators&) const;
    virtual AnyPosition impartial_version() const = 0;
    virtual Taxed taxed(Budget& budget, KeptResults* kept) const = 0;
    virtual Value value(Evaluators& evaluators) const = 0;
    virtual std::optional<Value> value_by_theorem(Evaluators& evaluators) const = 0;
    virtual std::optional<std::string_view> theorem(Evaluators& evaluators) const = 0;
    virtual std::optional<KnownOutcome> outcome_by_theorem(Evaluators& evaluators) const = 0;
    virtual std::optional<OwnSearch> own_search(ValueStore& store) const = 0;
    virtual std::unique_ptr<BoardSearch> board_search(std::span<const AnyPosition> positions,
                                                      ValueStore& store,
                                                      const BoardSearchOptions& options) const = 0;
    virtual std::optional<AdvisedMove> advice(Player player) const = 0;
    virtual std::optional<ConjecturedResult> conjecture(Player player) const = 0;
    virtual std::vector<Copies<AnyPosition>> parts_by_moves() const = 0;
    virtual std::optional<HeapSum> heap_sum() const = 0;
  };

  explicit AnyPosition(std::shared_ptr<const Model> model) : model_(std::move(model)) {}

  const Model& model() const { return *model_; }
  const AnyRuleset& ruleset() const { return model_->ruleset(); }
  // The same position with its cells named from that origin.
  AnyPosition named_from(Origin origin) const {
    AnyPosition out = *this;
    out.origin_ = origin;
    return out;
  }
  Origin origin() const { return origin_; }
  // The number of rows that the names of its cells count, from the origin. 0 for a game without
  // such names: then the origin means nothing.
  int named_rows() const { return model_->named_rows(); }
  // True if they are the same position under the same rules, from whatever origin. Tables of
  // positions use this.
  friend bool operator==(const AnyPosition& a, const AnyPosition& b) {
    return a.model_ == b.model_ || a.model_->equals(*b.model_);
  }
  friend std::uint64_t hash_value(const AnyPosition& position) { return position.model_->hash(); }
  std::string print() const { return model_->print(); }            // as parse() reads it
  std::string print_call() const { return model_->print_call(); }  // as an expression
  // The number of legal moves; a heap may have too many to list.
  std::uint64_t move_count(Player player) const { return model_->move_count(player); }
  std::vector<AnyMove> moves(Player player) const;  // all legal moves
  // The moves that leave exactly this nimber. nullopt if the game would have to list all moves. The
  // work counts against the budget of the store. Throws LimitReached.
  std::optional<std::vector<AnyMove>> moves_to_nimber(std::uint64_t nimber,
                                                      Evaluators& evaluators) const;
  // Every `step`-th move, beginning with the first one. The others are only counted.
  std::vector<AnyMove> some_moves(Player player, std::uint64_t step) const;
  // The legal move with this name, written without blanks. nullopt if there is none. reads_moves()
  // is true if the game finds it without a list of all moves.
  std::optional<AnyMove> move_named(Player player, std::string_view name) const;
  bool reads_moves() const { return model_->reads_moves(); }
  std::vector<Copies<AnyPosition>> parts() const { return seen(model_->parts()); }
  // Parts whose moves together are the moves of the position, now and later, up to symmetry. Parts
  // without moves may be left out. Misère play needs them, because it can tell games of equal value
  // apart. A game that does not promise such parts (SplitsByMoves) has the position itself.
  std::vector<Copies<AnyPosition>> parts_by_moves() const { return seen(model_->parts_by_moves()); }
  // The heaps of a taking-and-breaking game. nullopt for other games.
  std::optional<HeapSum> heap_sum() const { return model_->heap_sum(); }
  // Adds the parts of that many copies (at least 1) to `out`, for a search. Throws LimitReached,
  // also for loopy games, unless a theorem gives the value.
  void add_parts(PartTables& tables, PartList& out, std::uint64_t copies = 1) const {
    model_->add_parts(tables, out, copies);
  }
  // The position with the players exchanged. It may be an impartial position itself.
  AnyPosition mirror() const { return model_->mirror().named_from(origin_); }
  std::optional<Picture> picture() const { return model_->picture(); }
  // The board after these moves from this position, if the game can show more than the picture of
  // the position. nullopt if a name is not that of a legal move.
  std::optional<Picture> picture_after(std::span<const NamedMove> moves) const;
  // The position for Medium::svg or Medium::tikz.
  std::optional<Figure> figure(Medium medium) const { return model_->figure(medium); }
  // The shape of the position, and the places of its vertices if it is a graph. nullopt if the game
  // does not give them.
  std::optional<BoardShape> shape() const;
  std::optional<ShapeLayout> layout() const { return model_->layout(); }
  // For each of moves(player), in their order, the places in the shape that it touches
  // (BoardShape::touched). Empty if the game does not say so. Lists all moves.
  std::vector<NamedCells> cells_of_moves(Player player) const;
  // The same for the legal move with this name, written without blanks. Without reads_moves() all
  // moves are searched for it.
  std::vector<int> cells_of_move(Player player, std::string_view name) const;
  bool impartial() const { return model_->impartial(); }
  // True if the game is loopy: a position can repeat.
  bool loopy() const { return model_->loopy(); }
  // True if the game has entailing moves (ruleset/ruleset.hpp): then this position is loony, or
  // quiet and a nimber.
  bool entails() const { return model_->entails(); }
  bool loony() const { return model_->loony(); }
  // Whether the moves of the game alone give the value of each of its positions.
  bool valued_by_moves() const { return !loopy() && !entails(); }
  // Whether no theorem gives it a value: it is loony, or of a loopy game.
  bool without_value(Evaluators& evaluators) const {
    return loony() || (loopy() && !value_by_theorem(evaluators));
  }
  // The nimber of a quiet position, or of what is left of a loony one after all captures. Assumes a
  // game with entailing moves. Throws LimitReached.
  std::uint64_t nimber_of_rest(Evaluators& evaluators) const {
    return model_->nimber_of_rest(evaluators);
  }
  // The game in which both players may make all moves. For an impartial position this is its own
  // game.
  AnyPosition impartial_version() const { return model_->impartial_version().named_from(origin_); }

  // The thermograph from t = 0 up, found by playing without canonical forms. `kept`, if given, has
  // results of earlier runs. Throws LimitReached.
  Taxed taxed(Budget& budget, KeptResults* kept = nullptr) const {
    return model_->taxed(budget, kept);
  }

  // The canonical value, by the ruleset's evaluator among `evaluators` (which keeps its memo).
  // Throws LimitReached.
  Value value(Evaluators& evaluators) const { return model_->value(evaluators); }
  // The value, if the theorems of the game give it without search.
  std::optional<Value> value_by_theorem(Evaluators& evaluators) const {
    return model_->value_by_theorem(evaluators);
  }
  // The citation of the theorem that gives the value of this whole position, if there is one.
  std::optional<std::string_view> theorem(Evaluators& evaluators) const {
    return model_->theorem(evaluators);
  }
  // Who wins this whole position, if a theorem gives that but not the value.
  std::optional<KnownOutcome> outcome_by_theorem(Evaluators& evaluators) const {
    return model_->outcome_by_theorem(evaluators);
  }
  // The search of the game's own for who wins, if it has one (ruleset/ruleset.hpp).
  std::optional<OwnSearch> own_search(ValueStore& store) const;
  // The search that the game brings along for sums of these positions, of which this is one, and of
  // values of the store (ruleset/board_search.hpp). Null if it has none for them. Throws
  // LimitReached.
  std::unique_ptr<BoardSearch> board_search(std::span<const AnyPosition> positions,
                                            ValueStore& store,
                                            const BoardSearchOptions& options) const {
    return model_->board_search(positions, store, options);
  }
  // A winning move that the game knows without search, and why it wins.
  std::optional<AdvisedMove> advice(Player player) const;
  // The result by a conjecture, if nothing is known for sure. It is never a reason.
  std::optional<ConjecturedResult> conjecture(Player player) const;

 private:
  // What the model gives, with the names and positions of this origin.
  std::string seen(std::string name) const;
  AnyMove seen(AnyMove move) const;
  std::vector<AnyMove> seen(std::vector<AnyMove> moves) const;
  std::vector<Copies<AnyPosition>> seen(std::vector<Copies<AnyPosition>> parts) const;

  std::shared_ptr<const Model> model_;
  Origin origin_ = Origin::top;
};

struct AnyPositionHash {
  std::uint64_t operator()(const AnyPosition& position) const { return hash_value(position); }
};

// A legal move with its name, and the position after it.
struct AnyMove {
  std::string name;
  AnyPosition after;
  bool entails = false;  // whoever makes it moves again, anywhere in the sum
};

// A move that was made, by the name of its AnyMove.
struct NamedMove {
  Player player;
  std::string name;
};

// The cells that the move of this name touches.
struct NamedCells {
  std::string name;
  std::vector<int> cells;

  friend bool operator==(const NamedCells&, const NamedCells&) = default;
};

struct AdvisedMove {
  AnyMove move;
  std::string reason;
};

struct ConjecturedResult {
  std::optional<AnyMove> winning;  // for the player to move; if there is none, all moves lose
  std::string text;                // which conjecture says so, and how far it was checked
};

class AnyRuleset {
 public:
  virtual ~AnyRuleset() = default;
  virtual const RulesetInfo& info() const = 0;
  // Offsets of errors count from the start of `text`.
  virtual Result<AnyPosition> parse(std::string_view text) const = 0;
  // A start from arguments. The offset of an error is that of its argument (Argument::offset). In a
  // string it counts from the beginning of the string.
  virtual Result<AnyPosition> make(const Arguments& arguments) const = 0;
  // Calls visit for the small positions of the laws.
  virtual void small_positions(const std::function<void(const AnyPosition&)>& visit) const = 0;
  // The names of the abilities of the game, for `summand rules`.
  virtual std::vector<std::string_view> abilities() const = 0;
  // What the game learns from searches of its own (ruleset/training.hpp). Null if it cannot.
  using Learn = Training (*)(ValueStore& store, const TrainingOptions& options);
  virtual Learn learn() const { return nullptr; }
  // The same from single rows.
  virtual Learn learn_from_rows() const { return nullptr; }

 protected:
  // The position in quotes, if that is the only argument.
  std::optional<Result<AnyPosition>> made_from_text(const Arguments& arguments) const;
  // Errors for a game that takes no other arguments, and for one whose rules have parameters.
  std::unexpected<Error> wants_text(const Arguments& arguments) const;
  std::unexpected<Error> wants_parameters() const;
};

}  // namespace summand
