// What is known of Babylon in two colours: theorems and lemmas, as questions about a position.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "summand/games/babylon/stacks.hpp"

namespace summand::babylon {

// Theorem 1, of a start in two colours: whoever moves wins unless the number of chips is even and
// there are at least three of each colour (Goadrich & Schlatter 2011 for an odd number or fewer
// than three; Georgakopoulos & Winkler 2012). Nothing for other positions.
std::optional<bool> first_player_wins(const Stacks& stacks);

// Whether one colour has a single stack, which is higher than all of the other, single colour
// together (some are there). It cannot be covered and can cover nothing, so that both colours stay
// alive and exactly count() - 2 moves are left.
bool out_of_reach(const Stacks& stacks);

// Why a position is lost for the player who has to move; n = 2m is the number of chips. Those
// marked P are plain, or proved in the papers; the others are what exhaustive search found without
// an exception, C2 to C5 after lemmas of Georgakopoulos & Winkler with exact conditions.
enum class Certificate : std::uint8_t {
  one_colour,    // P: all stacks become one, in an even number of moves
  start,         // P: Theorem 1
  out_of_reach,  // P: C1, Lemma 2
  single,        // C5, Lemma 3: a lone stack that will never be covered
  target,        // C2: <j,k;2u;2v> with j, k >= 4
  three,         // C3, Lemma 4: <3,k;2u;2v> with k >= 3
  two,           // C4, Lemma 5: <2,2s;2u;2v> but for 2u + 2 = m, s > 1, v > 1
  odd,           // C6: an odd number of chips, at most one hill of each colour
};

// "C5", and what it says.
std::string_view name_of(Certificate certificate);
std::string_view text_of(Certificate certificate);

// <j,k;U;V> of a position in two colours: j and k single chips, hills (higher stacks) U and V.
struct Hills {
  struct Side {
    int colour = 0;
    std::uint64_t singles = 0, hills = 0, chips = 0;
    std::uint64_t height = 0;  // of the highest hill

    std::uint64_t stacks() const { return singles + hills; }
  };
  Side sides[2];

  std::uint64_t chips() const { return sides[0].chips + sides[1].chips; }
  std::uint64_t stacks() const { return sides[0].stacks() + sides[1].stacks(); }
};

// Assumes two colours. The first side is the colour of the lower number.
Hills hills_of(const Stacks& stacks);
// "<2,4;2;2>".
std::string print_hills(const Stacks& stacks);

// A certificate that the player who has to move loses; nothing where there is none. Linear in the
// number of different stacks.
std::optional<Certificate> lost_by_certificate(const Stacks& stacks);

}  // namespace summand::babylon
