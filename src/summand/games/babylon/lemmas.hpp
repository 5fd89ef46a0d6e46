// What is known about Babylon in two colours: theorems and lemmas, as questions about a position.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "summand/games/babylon/stacks.hpp"

namespace summand::babylon {

// Theorem 1, for a start in two colours: the player to move wins, unless the number of chips is
// even and there are at least three of each colour (Goadrich & Schlatter 2011 for an odd number or
// fewer than three; Georgakopoulos & Winkler 2012). Returns nullopt for other positions.
std::optional<bool> first_player_wins(const Stacks& stacks);

// Whether one colour has only a single stack, which is higher than all stacks of the other colours
// together. These must all have one colour, and there must be at least one. The lone stack cannot
// be covered and can cover nothing. So both colours stay on top, and exactly count() - 2 moves are
// left.
bool out_of_reach(const Stacks& stacks);

// The reason why a position is lost for the player to move. n = 2m is the number of chips.
enum class Certificate : std::uint8_t {
  one_colour,    // all stacks become one, in an even number of moves
  start,         // Theorem 1
  out_of_reach,  // C1, Lemma 2
  single,        // C5, Lemma 3: a lone stack that will never be covered
  target,        // C2: <j,k;2u;2v> with j, k >= 4
  three,         // C3, Lemma 4: <3,k;2u;2v> with k >= 3 and u + v >= 3
  two,           // C4, Lemma 5: <2,2s;2u;2v> except 2u + 2 = m, s > 1
  odd,           // C6: an odd number of chips, at most one hill of each colour
  three_low,     // C7: <3,k;2;2> with k >= 3
  two_low,       // C8: <2,2s;2s;2> with s > 1
};

// The name ("C5") and the statement of a certificate.
std::string_view name_of(Certificate certificate);
std::string_view text_of(Certificate certificate);

// How a certificate is known. C6 to C8 are in no paper. A search of all positions of up to
// kSearchedChips chips found no exception to them. For more chips they are conjectures.
enum class Standing : std::uint8_t {
  proved,      // obvious, or a theorem or lemma of the papers
  searched,    // by search of all positions with that many chips
  conjectured  // never a reason: a result that needs it is not known
};
inline constexpr std::uint64_t kSearchedChips = 48;

Standing standing_of(Certificate certificate, std::uint64_t chips);
std::string_view name_of(Standing standing);  // "proved"
// Returns "(C5)", "(C6), known by search up to 48 chips", or "conjectured (C6), checked by search
// up to 48 chips".
std::string cite(Certificate certificate, Standing standing);

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
// Writes "<2,4;2;2>", and many hills of one height as "5x2". Stacks::parse reads it again, except
// the names of the colours. Other positions are written as print() writes them.
std::string print_hills(const Stacks& stacks);

// A certificate that the player to move loses, or nullopt if there is none. Linear in the number of
// different stacks.
std::optional<Certificate> lost_by_certificate(const Stacks& stacks);

}  // namespace summand::babylon
