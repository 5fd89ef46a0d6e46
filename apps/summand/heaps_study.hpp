// A study of a taking-and-breaking game, as `summand heaps` makes and shows it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "apps/summand/command.hpp"
#include "summand/analysis/json_writer.hpp"
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

  HeapsStudy(heaps::Rules rules, const Budget& budget) : sequence(std::move(rules), budget) {}

  // What answers for heaps beyond those that were computed.
  const heaps::Period* known_period() const;
  // The value of a heap that is known or follows from that period.
  std::uint64_t value(std::uint64_t heap) const;
};

// What of it is shown.
struct HeapsView {
  bool rare = false;
  std::uint64_t values = 0;  // as many, from the first on
};

std::string text_of(const HeapsStudy& study, const HeapsView& view);
void write(JsonWriter& json, const HeapsStudy& study, const HeapsView& view);

std::string text_of(const std::vector<heaps::CompendiumRow>& rows);
void write(JsonWriter& json, const std::vector<heaps::CompendiumRow>& rows);

}  // namespace summand::program
