// Who wins a sum of heaps in misère play, and by which moves.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/algebra/workspace.hpp"
#include "summand/base/attempt.hpp"
#include "summand/base/result.hpp"
#include "summand/draw/page.hpp"
#include "summand/heaps/rules.hpp"
#include "summand/jobs/progress.hpp"
#include "summand/text/description.hpp"
#include "summand/text/json_writer.hpp"

namespace summand::heaps {

struct MisereSum {
  struct Move {
    std::uint64_t heap = 0;
    std::vector<std::uint64_t> leaves;
    std::string reason;
  };

  heaps::Rules rules;
  std::vector<std::uint64_t> heaps;       // in rising order
  std::string method = {};                // one word: quotient, forms, nim, kayles, tame or search
  bool lost = false;                      // for the player to move
  std::vector<std::string> reasons = {};  // why
  // Winning moves. Equal heaps are listed once. Empty if the sum is lost or has no moves.
  std::vector<Move> moves = {};
  bool more = false;               // there are more
  std::string moves_unknown = {};  // why they are not listed
};

// Reads "5,7,12". Errors name the option --sum.
Result<std::vector<std::uint64_t>> parse_misere_sum(const std::string& text);

// By the engine, which prefers a quotient here. `time` is that of the search for a quotient, if it
// is limited. The heaps are in rising order.
Attempt<MisereSum> misere_sum_of(const Rules& rules, const std::vector<std::uint64_t>& heaps,
                                 std::optional<std::chrono::nanoseconds> time,
                                 const std::shared_ptr<Workspace>& workspace, WorkWatcher* watcher);

std::string text(const MisereSum& sum, const Page& page);
void describe(Members<MisereSum>& its);

}  // namespace summand::heaps
