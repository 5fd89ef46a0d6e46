// classes: codes whose nim-sequences are equal but for zeros at the beginning.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/heaps/code.hpp"

namespace summand::heaps {

// Why a code stands in its class: it has the standard form of the representative (heaps/
// standard_form.hpp); or both sequences have proved periods that end in the same; or nothing is
// known but that they are equal as far as they were compared.
enum class Kinship { cousin, period, observed };

struct ClassMember {
  Code code{std::vector<Digit>()};
  std::uint64_t zeros = 0;  // at the beginning of its sequence, G(0) included
  Kinship kinship = Kinship::observed;
};

struct CodeClass {
  Code representative{std::vector<Digit>()};
  std::vector<ClassMember> members = {};  // the representative among them, in the order given

  bool proved() const;  // no member is only observed
};

struct ClassOptions {
  std::size_t compare_to = 3000;  // heaps
  unsigned threads = 0;           // 0: all there are
  Budget budget = {};
};

// The classes of the codes, in the order of their representatives. One that is in standard form
// represents the others, of these the one that is shortest to write (.51 before 4.11). Throws
// LimitReached. Each different standard form costs its sequence.
std::vector<CodeClass> classes(std::span<const Code> codes, const ClassOptions& options = {});

// d0.d1d2...: all octal codes of at most so many digits behind the point with d0 = 0 or 4; from the
// shortest on, of equals in rising order. Assumes at most 5 digits.
std::vector<Code> octal_codes(unsigned digits);

}  // namespace summand::heaps
