// A study of a taking-and-breaking game, for the question heaps.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/analysis/heaps/kept_heaps.hpp"
#include "summand/base/attempt.hpp"
#include "summand/base/charge.hpp"
#include "summand/base/result.hpp"
#include "summand/heaps/closed_forms.hpp"
#include "summand/heaps/compendium.hpp"
#include "summand/heaps/first_heaps.hpp"
#include "summand/heaps/period_proof.hpp"
#include "summand/heaps/sequence.hpp"
#include "summand/jobs/checkpoints.hpp"
#include "summand/jobs/progress.hpp"

namespace summand::heaps {

// The file that the first values came from.
struct LoadedValues {
  std::string file;
  std::uint64_t compared = 0;  // values compared with the definition
};

struct HeapsStudy {
  Budget budget;
  Charge kept{budget};  // the memory of the answer
  heaps::NimSequence sequence;
  std::optional<LoadedValues> loaded = {};
  std::optional<heaps::ClosedPeriod> closed;  // the period by a formula, if there is one
  heaps::PeriodReport periods = {};
  std::optional<heaps::Published> published = {};  // if it is trusted and no period is proved
  std::optional<std::string> asked = {};           // the number of the single heap of --at
  std::string asked_value = {};
  std::string_view asked_by = {};          // the closed form that gave the value, if any
  std::vector<std::string> failures = {};  // files that could not be written
  std::shared_ptr<KeptResults> store = {};
  std::optional<KeptHeaps> kept_heaps = {};  // in the store
  // Where values are saved. Nowhere while they are read from a file.
  Checkpoints saves{std::nullopt};

  HeapsStudy(heaps::Rules rules, const Budget& limits)
      : budget(limits),
        sequence(std::move(rules), limits),
        closed(heaps::closed_period(sequence.rules())) {}

  // Null if the rules have no code.
  const heaps::Code* code() const { return std::get_if<heaps::Code>(&sequence.rules()); }
  // The period that gives the values beyond the computed heaps. Null if none is known.
  const heaps::Period* known_period() const;
  // The value of a heap. Assumes that the heap was computed or that known_period() gives its value.
  std::uint64_t value(std::uint64_t heap) const;

  // Computes the values of all heaps below `size` and tells the progress. Throws LimitReached, like
  // the functions up to first_heaps().
  void extend(WorkWatcher* watcher, std::uint64_t size);
  // Reads the first values from a file.
  Result<void> resume(const std::string& file);
  // From now on values are kept in a store. Unless some are known, those below `size` are read from
  // it.
  Result<void> use(std::shared_ptr<KeptResults> store, std::uint64_t size);
  // Adds what was found to the store, if there is one, and saves it now and then.
  void keep();
  // Writes all values into the file at the end, if there is one.
  Result<void> save() const;
  // Looks for a period in the heaps below `to`, or in all known values if there are more. Stops at
  // the first proof. Fails if values from a file are wrong.
  Result<void> find_period(WorkWatcher* watcher, std::uint64_t to);
  // Finds the value of a single heap from the computed values, a closed form or a period. The text
  // is read by heap_number().
  Result<void> answer_for(WorkWatcher* watcher, const std::string& text);

  // The heaps below `to`, or the computed ones. A known period is used for those that are not
  // computed, but no saltus if `without_saltus`: then all of them are computed. Fails if these are
  // too many.
  Result<heaps::FirstHeaps> first_heaps(WorkWatcher* watcher, std::optional<std::uint64_t> to,
                                        bool without_saltus);

  // Keeps an error that is reported after the answer.
  void note_failure(Result<void> done) {
    if (!done) failures.push_back(std::move(done).error().message);
  }

  // Allows the use of a published period if none is proved.
  void trust_published();

  // Adds how far the study came to the limit that stops it. Saves the values first, if they are to
  // be saved.
  Failure after_stop(Failure stopped) const;
};

// Writes "1_000_000" and "10^30" as digits. Removes only the _ from other texts.
std::string in_digits(std::string text);
// The largest number of heaps that a period can describe.
inline constexpr std::uint64_t kMostDescribed = std::uint64_t{1} << 63;
// The number of heaps of --to in such a notation, from 1 to `most`.
Result<std::uint64_t> heap_count(const std::string& text,
                                 std::uint64_t most = heaps::NimValues::kMost);
// The number of a heap in such a notation, as digits. It may have any size.
Result<std::string> heap_number(const std::string& text);

}  // namespace summand::heaps
