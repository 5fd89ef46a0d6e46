// The misère quotients of all octal games with few digits, compared with what is published.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "summand/ask/asking.hpp"
#include "summand/base/result.hpp"
#include "summand/draw/page.hpp"
#include "summand/misere/quotient_table.hpp"
#include "summand/text/json_writer.hpp"

namespace summand::ask {

struct QuotientGames {
  struct Compared {
    KnownQuotient known;
    // nullopt if the search for the game was not finished.
    std::optional<Agreement> agreement;
  };

  std::vector<QuotientRow> rows;  // the games that were finished, in order
  std::size_t games = 0;          // that were asked for
  std::vector<Compared> compared;
};

// Options: --digits, --each, --to and --known.
Result<void> check_quotient_games(const Request& request);
// Assumes that check_quotient_games() succeeds. Throws LimitReached.
Attempt<Response> quotient_games_topic(Asking& asking);

std::string text(const QuotientGames& data, const Page& page);
// Writes members of an open object.
void write_json(JsonWriter& json, const QuotientGames& data);

}  // namespace summand::ask
