// A study of a taking-and-breaking game, as the question heaps makes it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/attempt.hpp"
#include "summand/base/charge.hpp"
#include "summand/base/result.hpp"
#include "summand/heaps/closed_forms.hpp"
#include "summand/heaps/compendium.hpp"
#include "summand/heaps/period_proof.hpp"
#include "summand/heaps/sequence.hpp"

namespace summand::ask {

class Asking;

// The file from which the first values came, if any.
struct LoadedValues {
  std::string file;
  std::uint64_t compared = 0;  // values compared with the definition
};

struct HeapsStudy {
  Budget budget;
  Charge kept{budget};  // memory kept for the answer
  heaps::NimSequence sequence;
  std::optional<LoadedValues> loaded = {};
  std::optional<heaps::ClosedPeriod> closed;  // by a formula, if there is one
  heaps::PeriodReport periods = {};
  std::optional<heaps::Published> published = {};  // if it is trusted and nothing is proved
  std::optional<std::string> asked = {};           // a single heap, and its value
  std::string asked_value = {};
  std::string_view asked_by = {};          // the closed form that gave the value, if any
  std::vector<std::string> failures = {};  // files that could not be written
  // Where values are saved. Nothing while they are read from a file.
  std::optional<std::string> save = {};

  HeapsStudy(heaps::Rules rules, const Budget& limits)
      : budget(limits),
        sequence(std::move(rules), limits),
        closed(heaps::closed_period(sequence.rules())) {}

  // Nothing if the rules have no code.
  const heaps::Code* code() const { return std::get_if<heaps::Code>(&sequence.rules()); }
  // The period that gives values beyond the computed heaps.
  const heaps::Period* known_period() const;
  // The value of a heap that was computed or follows from that period.
  std::uint64_t value(std::uint64_t heap) const;

  // Computes the values of all heaps below `size` and tells the progress. Throws LimitReached, like
  // the next three.
  void extend(const Asking& asking, std::uint64_t size);
  // Reads the first values from a file.
  Result<void> resume(const std::string& file);
  // Looks for a period in the heaps below `to`, or in all known values if these are more, and stops
  // at the first proof. Fails if values from a file turn out to be wrong.
  Result<void> find_period(const Asking& asking, std::uint64_t to);
  // Finds the value of a single heap, written as for heap_number(): from the computed values, a
  // closed form or a period.
  Result<void> answer_for(const Asking& asking, const std::string& text);

  // Notes an error that is reported after the answer.
  void note_failure(Result<void> done) {
    if (!done) failures.push_back(std::move(done).error().message);
  }

  // Allows a published period if none is proved.
  void trust_published();

  // Adds how far the study came to the limit that stops it. Saves the values first, if they are to
  // be saved.
  Failure after_stop(Failure stopped) const;
};

// Writes "1_000_000" and "10^30" in digits; other texts only lose their _.
std::string in_digits(std::string text);
// The number of a heap in this notation, of any size, as digits.
Result<std::string> heap_number(const std::string& text);

}  // namespace summand::ask
