#include "summand/ask/heaps/quotient_games.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <optional>
#include <span>
#include <utility>
#include <variant>

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

namespace summand {

static void describe(Members<QuotientRow>& its) {
  its.named("QuotientRow", "The misère quotient of a game.");
  its("code", "The game.", &QuotientRow::code);
  its("order", "The order.", &QuotientRow::order);
  its("p", "The elements of P-positions.", &QuotientRow::p_count);
  its("heaps", "It is that of so many heaps.", &QuotientRow::heaps);
  its("for_all_heaps", "Whether it is that of all heaps.",
      [](auto& it) { return it.period.has_value(); });
  its("finished", "Whether no limit ended its search.", [](auto& it) { return !it.is_stopped; });
  its("growth", "Where it grows.", [](auto& it) { return growth_text(it.growth); });
  its("preperiod", "The heap from which the elements repeat.",
      [](auto& it) { return it.period ? &it.period->preperiod : nullptr; });
  its("period", "The length of the period.",
      [](auto& it) { return it.period ? &it.period->period : nullptr; });
}

}  // namespace summand

namespace summand::ask {

namespace {

constexpr std::uint32_t kUsualHeapsOfGame = 1000;
constexpr std::chrono::seconds kUsualTimeOfGame{60};
constexpr unsigned kMostDigitsOfGame = 3;
constexpr std::size_t kMostBytesOfKnown = 10'000'000;

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

struct QuotientGamesOptions {
  unsigned digits = 2;
  std::chrono::nanoseconds each = kUsualTimeOfGame;
  std::uint32_t heaps = kUsualHeapsOfGame;
  std::optional<std::string> known{};
};

Result<std::chrono::nanoseconds> read_each(const Option& option, const std::string& text) {
  auto each = parse_duration(text);
  if (!each) each.error().message = fmt::format("--{}: {}", option.name, each.error().message);
  return each;
}

constexpr auto kQuotientGamesOptions = options_in<QuotientGamesOptions>(
    option<&QuotientGamesOptions::digits>("digits", "N",
                                          "The most digits of a code after the point, 1 to 3 (2)",
                                          {1, kMostDigitsOfGame}),
    option_read<&QuotientGamesOptions::each, read_each>("each", "TIME",
                                                        "The time for each game, such as 5s (60s)"),
    option<&QuotientGamesOptions::heaps>("to", "N", "The most heaps of each game (1000)",
                                         {1, kMostQuotientHeaps}),
    option<&QuotientGamesOptions::known>("known", "FILE", "Compare with the rows of a file, too"));

// The published rows, and those of the file of --known.
Result<std::vector<KnownQuotient>> rows_to_compare(const std::optional<std::string>& file) {
  std::vector<KnownQuotient> out = published_quotients();
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

void describe(Members<QuotientGames::Compared>& its) {
  using C = QuotientGames::Compared;
  its.named("ComparedQuotient", "A quotient that is published, or a row of --known.");
  its("code", "The game.", [](auto& it) { return it.known.code; });
  its("order", "The order.", [](auto& it) { return it.known.order; });
  its("heaps", "It is that of so many heaps, or \"all\".",
      [](const C& data) -> std::variant<std::uint32_t, std::string_view> {
        if (data.known.bound) return *data.known.bound;
        return "all";
      });
  its("source", "Who says so.", [](auto& it) { return it.known.source; });
  its("agreement", "Whether it is found here.", [](auto& it) { return in_words(it.agreement); });
}

void describe(Members<QuotientGames>& its) {
  its("games", "The games that were finished.", &QuotientGames::rows);
  its("asked", "The games that were asked for.", &QuotientGames::games);
  its("known", "What is known of them.", &QuotientGames::compared);
}

Attempt<Response> quotient_games_topic(Asking& asking) {
  const auto& options = asking.options<QuotientGamesOptions>();
  auto known = rows_to_compare(options.known);
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

}  // namespace

const Question kHeapsQuotients{
    .name = "heaps quotients",
    .arguments = "",
    .sentence = "List the misère quotients of all octal games with few digits",
    .details = "The orders that are published are compared: agree, differ or not reached.",
    .options = kQuotientGamesOptions,
    .most = 0,
    .words = true,
    .answer = quotient_games_topic,
    .answers = kAnswersAre<QuotientGames>,
};

}  // namespace summand::ask
