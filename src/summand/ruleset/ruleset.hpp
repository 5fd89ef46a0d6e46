// The contract of a game: the members that a Ruleset must have, and those it may have (abilities).
//
// A game is a value type that knows only its rules. The library finds abilities by the presence of
// members; nothing is registered. docs/guide/adding-a-game.md walks through an example.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "summand/base/result.hpp"
#include "summand/boards/arguments.hpp"
#include "summand/boards/board_shape.hpp"
#include "summand/boards/heaps.hpp"
#include "summand/boards/key.hpp"
#include "summand/draw/figure.hpp"
#include "summand/draw/picture.hpp"
#include "summand/ruleset/board_search.hpp"
#include "summand/ruleset/info.hpp"
#include "summand/ruleset/part_bounds.hpp"
#include "summand/ruleset/training.hpp"
#include "summand/value/outcome.hpp"
#include "summand/value/store.hpp"

namespace summand {

// The statement of a theorem about a position: its value, or only who wins.
struct Known {
  std::variant<Value, Outcome> what;
  std::string_view theorem;  // "strings by Berlekamp's rule (Winning Ways ch. 3)"
  // For a position whose outcome is known: finding its value would take hours or too much memory.
  // It is searched for only if theorems are not used.
  bool no_value = false;
};

// A winning move without search, and why it wins.
template <class Move>
struct Advice {
  Move move;
  std::string reason;
};

// The statement of a conjecture about who wins a position. It is used only if nothing is known for
// sure. It may be wrong, so it is never a reason.
template <class Move>
struct Conjectured {
  std::optional<Move> winning;  // for the player to move; if there is none, all moves lose
  std::string text;             // which conjecture says so, and how far it was checked
};

// A search of the game's own for who wins a position.
struct OwnSearch {
  // Throws LimitReached. The game remembers what it found, so the next call continues there.
  std::function<Outcome()> outcome;
  // Whether the game may split into parts. Then this search and the others take turns.
  bool may_split = false;
};

// A move of a match, for pictures of it.
template <class Move>
struct MoveMade {
  Player player;
  Move move;
};

// The result of `make`. The position depends on the arguments, and the rules may.
template <class Rules>
struct Start {
  Rules rules;
  typename Rules::Position position;
};

// A part of a position, and how many times it occurs. There may be too many equal parts to list, so
// they are counted.
template <class Position>
struct Copies {
  Position part;
  std::uint64_t count = 1;
};

namespace contract {

struct Anything {
  template <class... Args>
  void operator()(Args&&...) const {}
};

}  // namespace contract

// All legal moves of a player, by a visitor (fast) or as a list.
template <class R>
concept VisitsMoves = requires(const R rules, const typename R::Position position, Player player) {
  rules.for_each_move(position, player, contract::Anything());
};
template <class R>
concept ListsMoves = requires(const R rules, const typename R::Position position, Player player) {
  { rules.moves(position, player) } -> std::convertible_to<std::vector<typename R::Move>>;
};

template <class R>
concept Ruleset =
    std::copyable<R> && std::equality_comparable<R> && std::regular<typename R::Position> &&
    std::totally_ordered<typename R::Position> && std::copyable<typename R::Move> &&
    std::equality_comparable<typename R::Move> && (VisitsMoves<R> || ListsMoves<R>) &&
    requires(const R rules, const typename R::Position position, const typename R::Move move,
             Player player, std::string_view text) {
      { R::info } -> std::convertible_to<RulesetInfo>;
      { hash_value(position) } -> std::convertible_to<std::uint64_t>;
      { rules.play(position, player, move) } -> std::convertible_to<typename R::Position>;
      { rules.parse(text) } -> std::same_as<Result<typename R::Position>>;
      { rules.print(position) } -> std::convertible_to<std::string>;
      { rules.print_move(position, player, move) } -> std::convertible_to<std::string>;
      rules.small_positions(contract::Anything());
    };

// A loopy game: in some order of moves a position repeats. The game says so by `static constexpr
// bool loopy = true`. Its moves give no canonical form; a theorem may still give a value, and
// retrograde analysis (search/) finds who wins.
template <class R>
concept Loopy = requires { requires R::loopy; };

// A game with entailing moves: whoever makes one moves again, anywhere in the sum. entails() says
// which moves these are, and both players have the same moves. Such moves give no canonical form.
// Some positions are loony: in a sum, the player to move chooses who moves next in the rest. The
// others are quiet. Nimbers(budget) finds the nimber of a quiet position, which is then its value,
// or that of the rest of a loony one.
template <class R>
concept Entails =
    requires(const R rules, const typename R::Position position, const typename R::Move move,
             Player player, typename R::Nimbers& nimbers) {
      { rules.entails(position, player, move) } -> std::same_as<bool>;
      { rules.is_loony(position) } -> std::same_as<bool>;
      { nimbers.of(position) } -> std::same_as<std::uint64_t>;
    };

// Stands for the nimbers of a game without entailing moves.
struct NoNimbers {
  explicit NoNimbers(const Budget&) {}
};
namespace contract {

template <class R>
struct NimbersOf {
  using Type = NoNimbers;
};
template <Entails R>
struct NimbersOf<R> {
  using Type = typename R::Nimbers;
};

}  // namespace contract
template <class R>
using NimbersOf = typename contract::NimbersOf<R>::Type;

// Rules that are made at run time, whose positions may repeat although the rules do not say so.
// `expect_end` throws LimitReached if play from the position can go on for ever, where theorems end
// play if they are used. Asked before moves give a value.
template <class R>
concept ChecksEnds = requires(const R rules, const typename R::Position position) {
  rules.expect_end(position, true);
};

// --- abilities ---

// The position is the sum of its parts. `parts(position)` lists them, or `take_part(rest)` removes
// a part from the position and returns it, until nothing is left (fast). `take_copies(rest)`
// removes all parts that are equal to one and counts them; a game has it if an argument decides
// their number. Parts that are 0 may be left out. A position that does not split has itself as its
// only part.
template <class R>
concept TakesParts = requires(const R rules, typename R::Position rest) {
  { rules.take_part(rest) } -> std::same_as<std::optional<typename R::Position>>;
};
template <class R>
concept ListsParts = requires(const R rules, const typename R::Position position) {
  { rules.parts(position) } -> std::convertible_to<std::vector<typename R::Position>>;
};
template <class R>
concept TakesCopies = requires(const R rules, typename R::Position rest) {
  { rules.take_copies(rest) } -> std::same_as<std::optional<Copies<typename R::Position>>>;
};
// A version of a game visits the parts that the game has, if they are its own, too (version.hpp).
template <class R>
concept VisitsParts = requires(const R rules, const typename R::Position position) {
  rules.for_each_part(position, contract::Anything());
};
template <class R>
concept SplitsIntoParts = TakesParts<R> || ListsParts<R> || TakesCopies<R> || VisitsParts<R>;
// A part may occur more than once among the parts visited: in a game, or in a version of one.
template <class R>
concept CountsCopies = TakesCopies<R> || TakesCopies<decltype(R::rules)>;

// One position for all that are equal by symmetry or simplification; the value is the same.
template <class R>
concept HasRepresentative = requires(const R rules, const typename R::Position position) {
  { rules.representative(position) } -> std::convertible_to<typename R::Position>;
};

// `representative` takes less time than an access to a large table. Then only the values of
// representatives are remembered. The game says so by `static constexpr bool quick_representative =
// true`.
template <class R>
concept HasQuickRepresentative =
    HasRepresentative<R> && requires { requires R::quick_representative; };

// Parts, representatives and mirrored positions keep the moves of both players, not only the value.
// The game says so by `static constexpr bool splits_by_moves = true`. Then its impartial version
// has the same parts and representatives.
template <class R>
concept SplitsByMoves = requires { requires R::splits_by_moves; };

// Capitals and small letters mean different things in the texts of positions. The game says so by
// `static constexpr bool letters_have_case = true`. In all other games both mean the same, or one
// of them is refused.
template <class R>
concept LettersHaveCase = requires { requires R::letters_have_case; };

// The players exchanged: the value is negated.
template <class R>
concept HasMirror = requires(const R rules, const typename R::Position position) {
  { rules.mirror(position) } -> std::convertible_to<typename R::Position>;
};

// One position for all whose impartial versions have the same moves up to symmetry, such as those
// that differ in colours only. Without it, the impartial version uses the lesser one of the
// representatives of a position and of its mirrored position, if these keep the moves.
template <class R>
concept HasImpartialRepresentative =
    HasRepresentative<R> && requires(const R rules, const typename R::Position position) {
      { rules.impartial_representative(position) } -> std::convertible_to<typename R::Position>;
    };

// Both players have the same moves, now and later; such positions are evaluated to nimbers.
template <class R>
concept MayBeImpartial = requires(const R rules, const typename R::Position position) {
  { rules.impartial(position) } -> std::same_as<bool>;
};

// The legal moves of a player without some that are dominated: for each of those one of the others
// is at least as good in every sum. A value needs no more.
template <class R>
concept KnowsNeededMoves =
    requires(const R rules, const typename R::Position position, Player player) {
      rules.for_each_needed_move(position, player, contract::Anything());
    };

// The number of moves, for games whose positions may have too many moves to list, such as a heap of
// 10^18.
template <class R>
concept CountsMoves = requires(const R rules, const typename R::Position position, Player player) {
  { rules.move_count(position, player) } -> std::same_as<std::uint64_t>;
};
// The moves of an impartial position that leave a given nimber, found without listing all.
template <class R>
concept FindsMovesToNimbers =
    requires(const R rules, const typename R::Position position, ValueStore& store) {
      {
        rules.moves_to_nimber(position, std::uint64_t{}, store)
      } -> std::convertible_to<std::vector<typename R::Move>>;
    };

// The legal move with this name of print_move, without blanks. nullopt for other names.
template <class R>
concept ReadsMoves = requires(const R rules, const typename R::Position position, Player player) {
  {
    rules.read_move(position, player, std::string_view())
  } -> std::same_as<std::optional<typename R::Move>>;
};

// The position is a sum of heaps of a taking-and-breaking game, and these are its rules for single
// heaps, as heaps/names.hpp reads them: "0.77".
template <class R>
concept HasHeapCode = requires(const R rules) {
  { rules.heap_code() } -> std::same_as<std::string>;
  requires std::same_as<typename R::Position, Heaps>;
};

template <class R>
concept HasTheorem =
    requires(const R rules, const typename R::Position position, ValueStore& store) {
      { rules.theorem(position, store) } -> std::same_as<std::optional<Known>>;
    };

// The same for the impartial version of the game: the value is a nimber. A theorem about the game
// itself says nothing about its impartial version.
template <class R>
concept HasImpartialTheorem =
    requires(const R rules, const typename R::Position position, ValueStore& store) {
      { rules.impartial_theorem(position, store) } -> std::same_as<std::optional<Known>>;
    };

template <class R>
concept GivesAdvice = requires(const R rules, const typename R::Position position, Player player) {
  { rules.advice(position, player) } -> std::same_as<std::optional<Advice<typename R::Move>>>;
};

template <class R>
concept GivesConjectures =
    requires(const R rules, const typename R::Position position, Player player) {
      {
        rules.conjecture(position, player)
      } -> std::same_as<std::optional<Conjectured<typename R::Move>>>;
    };

// Who wins, by a search of the game's own. It is for a game whose moves are expensive to list, or
// that knows a better search. It needs no values.
template <class R>
concept SearchesItself =
    requires(const R rules, const typename R::Position position, ValueStore& store) {
      { rules.own_search(position, store) } -> std::same_as<OwnSearch>;
    };

// Who wins sums of some positions and values, by a search on a compact form of the positions. Null
// if the positions have none, because they are too large.
template <class R>
concept SearchesBoards = requires(std::span<const typename R::Position> positions,
                                  ValueStore& store, const BoardSearchOptions& options) {
  {
    R::board_search(positions, store, options)
  } -> std::same_as<std::unique_ptr<BoardSearchOf<typename R::Position>>>;
};

// The same for the impartial version of the game, in which both players may make the moves of
// either. The sums have nimbers beside the positions.
template <class R>
concept SearchesImpartialBoards = requires(std::span<const typename R::Position> positions,
                                           ValueStore& store, const BoardSearchOptions& options) {
  {
    R::impartial_board_search(positions, store, options)
  } -> std::same_as<std::unique_ptr<BoardSearchOf<typename R::Position>>>;
};

// What the game learns from searches of its own about the cost of proofs. A limit of the store ends
// it, and what was learned before is kept.
template <class R>
concept Learns = requires(ValueStore& store, const TrainingOptions& options) {
  { R::learn(store, options) } -> std::same_as<Training>;
};

// The same from single rows, if a game has a form of its own for them.
template <class R>
concept LearnsFromRows = requires(ValueStore& store, const TrainingOptions& options) {
  { R::learn_from_rows(store, options) } -> std::same_as<Training>;
};

// Bounds of positions, found without search: `Bounds(rules, evaluators)` is made once for a search.
// `of(position, effort)` gives what each player can be sure of in a position. It is most often a
// part. `is_easy(position)` says whether the value of a part is quick to find. A search uses bounds
// to prove who wins and to order moves. Positions that have a key are judged before they are
// stored.
template <class R>
concept HasBounds = requires(typename R::Bounds& bounds, const typename R::Position position) {
  { bounds.of(position, Effort::most) } -> std::same_as<PartBounds>;
  { bounds.is_easy(position) } -> std::same_as<bool>;
};

// Different positions have different keys. nullopt for a position that does not fit into a key.
template <class R>
concept HasKey = requires(const R rules, const typename R::Position position) {
  { rules.key(position) } -> std::same_as<std::optional<PositionKey>>;
};

template <class R>
concept HasPicture = requires(const R rules, const typename R::Position position) {
  { rules.picture(position) } -> std::same_as<Picture>;
};

// The board after legal moves from `start`, if it shows more than the position, such as the owner
// of a piece on a taken cell.
template <class R>
concept HasPictureAfter = requires(const R rules, const typename R::Position start,
                                   std::span<const MoveMade<typename R::Move>> moves) {
  { rules.picture_after(start, moves) } -> std::same_as<Picture>;
};

// The position on paper, if that is more than the lines and letters of its picture.
template <class R>
concept HasFigure = requires(const R rules, const typename R::Position position, Medium medium) {
  { rules.figure(position, medium) } -> std::same_as<Figure>;
};

// The shape of the position: a grid, a graph or heaps. nullopt for a position without such a shape.
template <class R>
concept HasShape = requires(const R rules, const typename R::Position position) {
  { rules.shape(position) } -> std::convertible_to<std::optional<BoardShape>>;
};

// The places of the vertices, if the shape is a graph. nullopt if no layout is found. Asks the
// current budget.
template <class R>
concept HasLayout = requires(const R rules, const typename R::Position position) {
  { rules.layout(position) } -> std::same_as<std::optional<ShapeLayout>>;
};

// What a person points at to make a legal move: places in that list of the shape which its
// `touched` names, in the order of the steps of the move. The first one is where the move begins. A
// chain of jumps has each landing. Empty for a position that has no shape.
template <class R>
concept NamesCells = HasShape<R> && requires(const R rules, const typename R::Position position,
                                             Player player, const typename R::Move move) {
  { rules.cells(position, player, move) } -> std::same_as<std::vector<int>>;
};

// A move also changes cells that are not among its cells, such as the cell of a stone that is
// jumped over. The game declares this by `static constexpr bool moves_reach_further = true`.
template <class R>
concept MovesReachFurther = requires { requires R::moves_reach_further; };

// A start from arguments other than a single string: domineering(4x6).
template <class R>
concept MakesStarts = requires(const Arguments arguments) {
  { R::make(arguments) } -> std::same_as<Result<Start<R>>>;
};

// The whole call as an expression, if it is not name("print(position)"). Games whose rules have
// parameters need it.
template <class R>
concept PrintsCall = requires(const R rules, const typename R::Position position) {
  { rules.print_call(position) } -> std::convertible_to<std::string>;
};

// --- derived by the library ---

template <Ruleset R, class Visit>
void for_each_move(const R& rules, const typename R::Position& position, Player player,
                   Visit&& visit) {
  if constexpr (VisitsMoves<R>) {
    rules.for_each_move(position, player, visit);
  } else {
    for (const auto& move : rules.moves(position, player)) visit(move);
  }
}

template <Ruleset R>
std::vector<typename R::Move> moves(const R& rules, const typename R::Position& position,
                                    Player player) {
  std::vector<typename R::Move> out;
  for_each_move(rules, position, player,
                [&](const typename R::Move& move) { out.push_back(move); });
  return out;
}

// The moves that the value of a position needs: all legal ones, if the game knows no better.
template <Ruleset R, class Visit>
void for_each_needed_move(const R& rules, const typename R::Position& position, Player player,
                          Visit&& visit) {
  if constexpr (KnowsNeededMoves<R>) {
    rules.for_each_needed_move(position, player, visit);
  } else {
    for_each_move(rules, position, player, visit);
  }
}

// Calls visit(part, count). The count is 1 unless the game takes copies.
template <Ruleset R, class Visit>
void for_each_part(const R& rules, const typename R::Position& position, Visit&& visit) {
  constexpr std::uint64_t kOne = 1;
  if constexpr (VisitsParts<R>) {
    rules.for_each_part(position, visit);
  } else if constexpr (TakesCopies<R>) {
    typename R::Position rest = position;
    while (const std::optional<Copies<typename R::Position>> copies = rules.take_copies(rest)) {
      visit(copies->part, copies->count);
    }
  } else if constexpr (TakesParts<R>) {
    typename R::Position rest = position;
    while (const std::optional<typename R::Position> part = rules.take_part(rest)) {
      visit(*part, kOne);
    }
  } else if constexpr (ListsParts<R>) {
    for (const auto& part : rules.parts(position)) visit(part, kOne);
  } else {
    visit(position, kOne);
  }
}

template <Ruleset R>
bool is_impartial(const R& rules, const typename R::Position& position) {
  if constexpr (MayBeImpartial<R>) return rules.impartial(position);
  return false;
}

template <Ruleset R>
std::string print_call(const R& rules, const typename R::Position& position) {
  if constexpr (PrintsCall<R>) return rules.print_call(position);
  return std::string(R::info.name) + "(\"" + rules.print(position) + "\")";
}

}  // namespace summand
