// Values as text: the ASCII notation, the same with arrows, and LaTeX.
#pragma once

#include <cstddef>
#include <string>

#include "summand/value/store.hpp"

namespace summand {

inline constexpr std::size_t kMostText = 1'000'000;

// The standard text of a value. It is its name if it has one, otherwise its options in braces. The
// options of a player are sorted by length and then by letters. The same value gives the same text
// in every store.
//   3/4^2*  -1 + ^*            number, ups, nimber; a sum if a sign before ups could be misread
//   ^<3>  ^[2]*2  1v[2]        uptimals up^3 and up^[2], added in the same way
//   tiny(2)  2 + miny({3|1})   also with a number
//   superstar(0,2)             {0,*|0,*2}; the negative one is -superstar(0,2)
//   +-1  +-{2|1}  +-(1,{3|0})  games that are their own negatives, by Left's options
//   +-(1^)                     with brackets where a number and ups follow the sign
//   {1|0,{2|*}}  {a||b|c}      in one pair of braces the longest run of bars divides
// A text may be exponentially longer than the number of followers. More than `limit` characters
// reach the size limit before any text is made.
std::string print(ValueStore& store, Value g, std::size_t limit = kMostText);

// For people: UTF-8 with arrows, a plus-minus sign, and fractions such as one half.
std::string pretty(ValueStore& store, Value g, std::size_t limit = kMostText);

// By definition: {LEFT|RIGHT} with options in nested braces, one bar in each, and no names but
// those of numbers and nimbers. Programs without Summand's names read it.
std::string print_braces(ValueStore& store, Value g, std::size_t limit = kMostText);

// For LaTeX's math mode. The limit counts the characters of the ASCII text.
std::string latex(ValueStore& store, Value g, std::size_t limit = kMostText);

}  // namespace summand
