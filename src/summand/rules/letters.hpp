// Letters of a game that is written as text, sets of them, and maps between them.
#pragma once

#include <bit>
#include <compare>
#include <cstdint>

namespace summand {

// The place of a cell in the line `cells` of the file, from 0.
using Letter = std::uint8_t;
inline constexpr int kMostLetters = 16;

// Bit l stands for the letter l.
using LetterSet = std::uint16_t;

constexpr LetterSet set_of(Letter letter) { return static_cast<LetterSet>(1u << letter); }

// Calls visit(letter) for each member, in rising order.
template <class Visit>
constexpr void for_each_letter(LetterSet letters, Visit&& visit) {
  for (unsigned rest = letters; rest != 0; rest &= rest - 1) {
    visit(static_cast<Letter>(std::countr_zero(rest)));
  }
}

// A map from letters to letters in one word: four bits for the image of each letter.
class LetterMap {
 public:
  constexpr LetterMap() = default;  // leaves every letter

  constexpr Letter operator()(Letter letter) const { return images_ >> (4 * letter) & 15; }
  constexpr void set(Letter letter, Letter image) {
    images_ &= ~(std::uint64_t{15} << (4 * letter));
    images_ |= std::uint64_t{image} << (4 * letter);
  }

  // The letters that members become.
  constexpr LetterSet image(LetterSet letters) const {
    LetterSet out = 0;
    for_each_letter(letters, [&](Letter letter) { out |= set_of((*this)(letter)); });
    return out;
  }
  // The letters that become members.
  constexpr LetterSet preimage(LetterSet letters) const {
    LetterSet out = 0;
    for (Letter letter = 0; letter < kMostLetters; ++letter) {
      if (letters >> (*this)(letter) & 1) out |= set_of(letter);
    }
    return out;
  }
  // The members that it changes.
  constexpr LetterSet changed(LetterSet letters) const {
    LetterSet out = 0;
    for_each_letter(letters, [&](Letter letter) {
      if ((*this)(letter) != letter) out |= set_of(letter);
    });
    return out;
  }
  // This map, and the other one after it.
  constexpr LetterMap then(LetterMap after) const {
    LetterMap out;
    for (Letter letter = 0; letter < kMostLetters; ++letter)
      out.set(letter, after((*this)(letter)));
    return out;
  }

  friend constexpr auto operator<=>(const LetterMap&, const LetterMap&) = default;

 private:
  std::uint64_t images_ = 0xfedc'ba98'7654'3210u;
};

}  // namespace summand
