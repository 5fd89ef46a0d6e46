// PositionsAnswer: the hits of a search over positions, as text, CSV and JSON.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "summand/base/text_sink.hpp"
#include "summand/draw/page.hpp"
#include "summand/jobs/shard.hpp"
#include "summand/positions/found_positions.hpp"
#include "summand/positions/position_question.hpp"
#include "summand/text/description.hpp"

namespace summand {

struct PositionsAnswer {
  std::string input;
  PositionQuestion request;
  Shard shard{};
  std::string space;  // PositionSpace::sentence()
  std::vector<FoundPosition> hits;
  std::uint64_t searched = 0, found = 0;
  std::optional<std::uint64_t> all;  // how many ways there are to fill the cells
  bool values = false;               // whether hits show their values
  bool finished = false;
  bool csv = false;

  // "3 of 27 positions that can be reached from ...".
  std::string summary() const;
};

void describe(Members<PositionsAnswer>& its);
void write_text(TextSink& sink, const PositionsAnswer& answer, const Page& page);

}  // namespace summand
