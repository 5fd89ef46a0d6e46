// Winners: who wins a sum, by which moves, by what means and why.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/loopy/retrograde.hpp"
#include "summand/value/outcome.hpp"
#include "summand/value/value_text.hpp"

namespace summand {

// The means, with the cheap ones first.
enum class Means : std::uint8_t {
  theorem,     // of the game about this position, or a rule of misère play
  values,      // of all summands
  search,      // of the sums that moves lead to
  retrograde,  // of all positions that can be reached
};

// The text after "by".
std::string_view name_of(Means means);
// One word, for programs.
std::string_view key_of(Means means);

// A first move of a sum with what is known of it. Whoever asks says what that is.
struct RatedMove {
  std::size_t term = 0;              // the index of the summand in which it is made, from 0
  std::string name{};                // as the game names it; the option itself if there is no board
  std::string reason{};              // why it wins
  std::size_t number = 0;            // index among all legal moves
  std::string leaves{};              // the sum or the summand after it, as an expression
  std::vector<int> cells{};          // the cells that it touches on the board of its game
  std::optional<Fate> fate{};        // for the player who makes it; nothing if it is unknown
  std::string why_unknown{};         // a sentence without a full stop, if there is no fate
  std::optional<Limit> limit{};      // the limit that was reached, if fate is unknown
  std::optional<ValueText> value{};  // of the summand after the move; "loony" if it has none
  bool again = false;                // the player who makes it moves again

  friend bool operator==(const RatedMove&, const RatedMove&) = default;
};

// The result of a sum if a player starts.
struct Prospect {
  Fate fate = Fate::draw;                   // for the player who starts
  std::optional<std::uint32_t> distance{};  // moves to the end, if known
  std::vector<RatedMove> winning{};         // all winning moves, or those known to win
};

// Of a move after which the same player moves.
inline constexpr std::string_view kAndAgain = "and moves again";

// Stands for the value of a loony position.
inline const ValueText kLoony{.plain = "loony", .pretty = "loony", .latex = "\\text{loony}"};

struct Winners {
  Prospect left{}, right{};       // if Left starts; if Right starts
  std::optional<Player> asked{};  // set if only the result for this starting player was asked
  Means means = Means::search;
  std::string found{};      // the means in words, if there is more to say of it
  std::string rule{};       // in misère play: the means as one word, such as "tame"
  std::string reason{};     // a clause, if there is more to say than the means
  bool names_moves = true;  // false if there are so many moves that not all were tried
  std::uint64_t nodes = 0;  // the sums that a search made; positions, if analysed backwards
  // Of a loopy game: whether a summand has so many positions that its sides would take long to
  // find, if the positions were counted.
  std::optional<bool> has_large_summands{};
  // In misère play: the number of terms, and whether both players always have the same moves.
  std::size_t terms = 0;
  bool is_impartial = false;

  const Prospect& prospect(Player first) const { return first == Player::left ? left : right; }
  Prospect& prospect(Player first) { return first == Player::left ? left : right; }
  // Returns nullopt if only one question was asked, or if play may go on for ever.
  std::optional<Outcome> outcome() const;
  // The text after "by": the means, or in misère play the rule.
  std::string_view by() const;
  // The same with the clause of the rule: "the rule of misère Nim: the nim-sum is not 0".
  std::string by_and_why() const;
};

// The winners of a short game with this outcome. They have no moves yet.
Winners winners_of(Outcome outcome, Means means);

}  // namespace summand
