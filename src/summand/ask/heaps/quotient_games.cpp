#include "summand/ask/heaps/quotient_games.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <optional>
#include <span>
#include <utility>

#include "summand/analysis/heaps/study.hpp"
#include "summand/ask/option_values.hpp"
#include "summand/base/file.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/guard.hpp"
#include "summand/base/mutex.hpp"
#include "summand/base/separated.hpp"
#include "summand/base/thread_id.hpp"
#include "summand/base/time_share.hpp"
#include "summand/base/whole_number.hpp"
#include "summand/heaps/classes.hpp"
#include "summand/jobs/progress.hpp"
#include "summand/misere/published_quotients.hpp"
#include "summand/parallel/tasks.hpp"
#include "summand/text/table.hpp"

namespace summand::ask {

namespace {

constexpr std::uint32_t kUsualHeapsOfGame = 1000;
constexpr std::chrono::seconds kUsualTimeOfGame{60};
constexpr unsigned kMostDigitsOfGame = 3;
constexpr std::size_t kMostBytesOfKnown = 10'000'000;

struct QuotientGamesOptions {
  unsigned digits = 2;
  std::chrono::nanoseconds each = kUsualTimeOfGame;
  std::uint32_t heaps = kUsualHeapsOfGame;
};

Result<QuotientGamesOptions> quotient_games_options(const Request& request) {
  QuotientGamesOptions out;
  SUMMAND_TRY(digits, number_option<unsigned>(request, "digits", 2, {1, kMostDigitsOfGame}));
  SUMMAND_TRY(heaps, number_option<std::uint32_t>(request, "to", kUsualHeapsOfGame,
                                                  {1, kMostQuotientHeaps}));
  out.digits = digits;
  out.heaps = heaps;
  if (const auto text = request.option("each")) {
    const auto each = parse_duration(*text);
    if (!each) return fail("--each: " + each.error().message);
    out.each = *each;
  }
  return out;
}

// The published rows, and those of the file of --known.
Result<std::vector<KnownQuotient>> rows_to_compare(const Request& request) {
  std::vector<KnownQuotient> out = published_quotients();
  const auto file = request.option("known");
  if (!file) return out;
  SUMMAND_TRY(text, read_at_most(*file, kMostBytesOfKnown));
  if (text.size() > kMostBytesOfKnown) {
    return fail(fmt::format("--known: {} is too long", printable(*file)));
  }
  auto rows = parse_known_quotients(text);
  if (!rows) {
    const auto line = std::count(
        text.begin(), text.begin() + static_cast<std::ptrdiff_t>(rows.error().offset), '\n');
    return fail(
        fmt::format("--known: {}, line {}: {}", printable(*file), line + 1, rows.error().message));
  }
  std::ranges::move(*rows, std::back_inserter(out));
  return out;
}

// The row of a game. nullopt if a limit of the whole question ends its search.
QuotientRow searched_row(const heaps::Code& code, const QuotientGamesOptions& options,
                         const Budget& budget) {
  const TimeShare share(options.each);
  FoundQuotient found = find_quotient(code, {.heaps = options.heaps}, budget);
  const bool whole_question =
      found.stopped && (found.stopped->limit == Limit::interrupted ||
                        (found.stopped->limit == Limit::time && !share.is_over()));
  if (whole_question) reach_limit_again(*std::move(found.stopped));
  return row_of(code, found);
}

// Tells how many games are done. Any thread may call at().
class GamesProgress {
 public:
  GamesProgress(const Asking& asking, std::uint64_t all)
      : progress_(asking.watcher(), "games", 0, all) {}

  void one_more() {
    const Guard guard(mutex_);
    progress_.at(++done_);
  }

 private:
  Progress progress_;
  Mutex mutex_;
  std::uint64_t done_ = 0;
};

// Compares the known rows of games that were asked for.
void compare_all(QuotientGames& out, std::span<const heaps::Code> games,
                 std::vector<KnownQuotient> known) {
  for (KnownQuotient& row : known) {
    const auto code = heaps::Code::parse(row.code);
    if (!code || std::ranges::find(games, *code) == games.end()) continue;
    const auto found = std::ranges::find(out.rows, code->print(), &QuotientRow::code);
    std::optional<Agreement> agreement;
    if (found != out.rows.end()) agreement = compare(*found, row);
    out.compared.push_back({std::move(row), agreement});
  }
}

std::string_view in_words(const std::optional<Agreement>& agreement) {
  return agreement ? summand::name_of(*agreement) : "not tried";
}

std::string heaps_of_row(const QuotientRow& row) {
  if (row.period) return "all";
  return fmt::format("{}{}", row.heaps, row.is_stopped ? ", unfinished" : "");
}

std::string counts_of(const QuotientGames& data) {
  const auto all = std::ranges::count_if(
      data.rows, [](const QuotientRow& row) { return row.period.has_value(); });
  const auto stopped = std::ranges::count_if(data.rows, &QuotientRow::is_stopped);
  return fmt::format(
      "{} games: {} for all heaps, {} to the number of heaps asked for, {} "
      "unfinished{}.",
      data.rows.size(), all, data.rows.size() - static_cast<std::size_t>(all + stopped), stopped,
      data.rows.size() < data.games ? fmt::format(", {} not tried", data.games - data.rows.size())
                                    : "");
}

// The known rows, and whether they agree. Empty if there are none.
std::string comparison(const QuotientGames& data, const Page& page) {
  if (data.compared.empty()) return "";
  std::vector<std::vector<std::string>> claims;
  for (const auto& [row, agreement] : data.compared) {
    claims.push_back({row.code, claim_of(row), std::string(in_words(agreement)) + ":"});
  }
  const std::vector<std::string> lines = aligned(claims);
  std::vector<std::vector<std::string>> rows;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    rows.push_back({lines[i], data.compared[i].known.source});
  }
  return fmt::format("\nCompared with what is known:\n{}\n",
                     separated(aligned(rows, page.columns), "\n"));
}

}  // namespace

Result<void> check_quotient_games(const Request& request) {
  return without_value(quotient_games_options(request));
}

Attempt<Response> quotient_games_topic(Asking& asking) {
  const QuotientGamesOptions options = quotient_games_options(asking.request()).value();
  auto known = rows_to_compare(asking.request());
  if (!known) return failure_elsewhere(std::move(known).error());
  const std::vector<heaps::Code> codes = heaps::octal_codes(options.digits);
  std::vector<std::optional<QuotientRow>> rows(codes.size());
  GamesProgress progress(asking, codes.size());
  const Budget budget = asking.budget();
  auto done = within_limits([&]() -> Result<void> {
    for_each_task(codes.size(), asking.settings().threads, [&](unsigned, std::size_t i) {
      rows[i] = searched_row(codes[i], options, budget);
      progress.one_more();
    });
    return {};
  });
  QuotientGames out{.rows = {}, .games = codes.size(), .compared = {}};
  for (std::optional<QuotientRow>& row : rows) {
    if (row) out.rows.push_back(*std::move(row));
  }
  compare_all(out, codes, *std::move(known));
  const std::size_t finished = out.rows.size();
  Response response = respond(std::move(out));
  response.long_json = true;
  if (!done) {
    response.stopped = std::move(done).error();
    response.problems = {fmt::format("{} of {} games are finished", finished, codes.size())};
  }
  return response;
}

std::string text(const QuotientGames& data, const Page& page) {
  std::vector<std::vector<std::string>> rows = {{"code", "order", "P", "heaps", "from", "period"}};
  for (const QuotientRow& row : data.rows) {
    rows.push_back({row.code, std::to_string(row.order), std::to_string(row.p_count),
                    heaps_of_row(row), row.period ? std::to_string(row.period->preperiod) : "",
                    row.period ? std::to_string(row.period->period) : ""});
  }
  const std::string notes =
      counts_of(data) +
      " \"all\" is proved by the periodicity theorem. An order for some heaps says nothing about "
      "more of them.";
  return fmt::format("{}\n\n{}\n{}", separated(aligned(rows), "\n"),
                     separated(wrapped(notes, page.columns), "\n"), comparison(data, page));
}

void write_json(JsonWriter& json, const QuotientGames& data) {
  json.key("games").array();
  for (const QuotientRow& row : data.rows) {
    json.object().member("code", row.code).key("order").number(row.order);
    json.key("p").number(row.p_count).key("heaps").number(row.heaps);
    json.key("for_all_heaps").boolean(row.period.has_value());
    json.key("finished").boolean(!row.is_stopped).member("growth", growth_text(row.growth));
    if (row.period) {
      json.key("preperiod").number(row.period->preperiod);
      json.key("period").number(row.period->period);
    }
    json.close();
  }
  json.close().key("asked").number(data.games).key("known").array();
  for (const auto& [row, agreement] : data.compared) {
    json.object().member("code", row.code).key("order").number(row.order).key("heaps");
    if (row.bound) {
      json.number(*row.bound);
    } else {
      json.text("all");
    }
    json.member("source", row.source).member("agreement", in_words(agreement)).close();
  }
  json.close();
}

}  // namespace summand::ask
