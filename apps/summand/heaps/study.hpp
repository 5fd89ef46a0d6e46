// A study of a taking-and-breaking game, as `summand heaps` makes it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/charge.hpp"
#include "summand/base/result.hpp"
#include "summand/heaps/closed_forms.hpp"
#include "summand/heaps/compendium.hpp"
#include "summand/heaps/period_proof.hpp"
#include "summand/heaps/sequence.hpp"

namespace summand::program {

// Where the first values came from, if not from computing them.
struct LoadedValues {
  std::string file;
  std::uint64_t compared = 0;  // with the definition
};

struct HeapsStudy {
  Budget budget;
  Charge kept{budget};  // what is kept for the answer
  heaps::NimSequence sequence;
  std::optional<LoadedValues> loaded = {};
  std::optional<heaps::ClosedPeriod> closed;  // what a formula says, if there is one
  heaps::PeriodReport periods = {};
  std::optional<heaps::Published> published = {};  // where it is trusted, and nothing is proved
  std::optional<std::string> asked = {};           // a single heap, and its value
  std::string asked_value = {};
  std::string_view asked_by = {};          // the closed form that gave it, if one did
  std::vector<std::string> failures = {};  // files that could not be written
  bool may_be_saved = false;               // not while values are being read from a file

  HeapsStudy(heaps::Rules rules, const Budget& limits)
      : budget(limits),
        sequence(std::move(rules), limits),
        closed(heaps::closed_period(sequence.rules())) {}

  // Nothing where the rules have no code.
  const heaps::Code* code() const { return std::get_if<heaps::Code>(&sequence.rules()); }
  // What answers for heaps beyond those that were computed.
  const heaps::Period* known_period() const;
  // The value of a heap that is known or follows from that period.
  std::uint64_t value(std::uint64_t heap) const;

  // Makes the values of all heaps below `size` known, and shows how far it is. Throws LimitReached,
  // as the next two.
  void extend(std::uint64_t size);
  // Begins with the values in a file.
  Result<void> resume(const std::string& file);
  // Looks for a period up to there, or as far as the values go that are known already, and stops at
  // the first length that proves one. Fails where values from a file turn out to be wrong.
  Result<void> find_period(std::uint64_t to);
  // Puts the question after a heap, as heap_number() reads it, and its answer: by what is computed,
  // a closed form or a period.
  Result<void> answer_for(const std::string& text);

  // Keeps what went wrong for the end, when the answer has been given.
  void note_failure(Result<void> done) {
    if (!done) failures.push_back(std::move(done).error().message);
  }

  // Lets a published period answer where none is proved.
  void trust_published();
};

// "1_000_000" and "10^30" written out in digits; any other text as it is, without its _.
std::string in_digits(std::string text);
// The number of a heap in such a way of writing, of any size, in digits.
Result<std::string> heap_number(const std::string& text);

}  // namespace summand::program
