// classes: codes whose nim-sequences are equal except for zeros at the beginning.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/heaps/code.hpp"

namespace summand::heaps {

// The reason why a code is in its class. cousin: it has the standard form of the representative
// (heaps/standard_form.hpp). period: both sequences have proved periods that end in equal values.
// observed: the sequences are equal as far as they were compared.
enum class Kinship { cousin, period, observed };

struct ClassMember {
  Code code{std::vector<Digit>()};
  std::uint64_t zeros = 0;  // at the beginning of its sequence, including G(0)
  Kinship kinship = Kinship::observed;
};

struct CodeClass {
  Code representative{std::vector<Digit>()};
  std::vector<ClassMember> members = {};  // including the representative, in the order given

  bool proved() const;  // no member is only observed
};

struct ClassOptions {
  std::size_t compare_to = 3000;  // heaps
  unsigned threads = 0;           // 0: all cores
  Budget budget = {};
};

// The classes of the codes, in the order of their representatives. The representative is a code in
// standard form, and the shortest of these (.51 before 4.11). Throws LimitReached. The sequence of
// each different standard form is computed.
std::vector<CodeClass> classes(std::span<const Code> codes, const ClassOptions& options = {});

// d0.d1d2...: all octal codes with at most that many digits after the point and d0 = 0 or 4.
// Shorter codes are first, and codes of equal length are in rising order. Assumes at most 5 digits.
std::vector<Code> octal_codes(unsigned digits);

}  // namespace summand::heaps
