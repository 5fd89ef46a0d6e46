// A study of a taking-and-breaking game, as `summand heaps` makes it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "summand/base/result.hpp"
#include "summand/heaps/compendium.hpp"
#include "summand/heaps/period_proof.hpp"
#include "summand/heaps/sequence.hpp"

namespace summand::program {

struct HeapsStudy {
  heaps::NimSequence sequence;
  heaps::PeriodReport periods = {};
  std::optional<heaps::Published> published = {};  // where it is trusted, and nothing is proved
  std::optional<std::string> asked = {};           // a single heap, and its value
  std::string asked_value = {};
  bool may_be_saved = false;  // not while values are being read from a file

  HeapsStudy(heaps::Rules rules, const Budget& budget) : sequence(std::move(rules), budget) {}

  // Nothing where the rules have no code.
  const heaps::Code* code() const { return std::get_if<heaps::Code>(&sequence.rules()); }
  // What answers for heaps beyond those that were computed.
  const heaps::Period* known_period() const;
  // The value of a heap that is known or follows from that period.
  std::uint64_t value(std::uint64_t heap) const;

  // Makes the values of all heaps below `size` known, and shows how far it is. Throws LimitReached,
  // as the next two.
  void extend(std::uint64_t size);
  // Looks for a period up to there, and stops at the first length that proves one.
  void find_period(std::uint64_t to);
  // Puts the question after a heap, in decimal digits, and its answer; the period must be known
  // where it is beyond what is computed.
  Result<void> answer_for(const std::string& text);

  // Lets a published period answer where none is proved.
  void trust_published();
};

}  // namespace summand::program
