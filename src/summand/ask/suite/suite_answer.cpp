#include "summand/ask/suite/suite_answer.hpp"

#include <algorithm>
#include <array>
#include <fmt/core.h>
#include <map>
#include <utility>

#include "summand/base/foreign_text.hpp"
#include "summand/text/table.hpp"

namespace summand::ask {

namespace {

constexpr std::size_t kMostShownCases = 200;  // bytes of an expression or a reason
constexpr std::string_view kImpartial = "impartial ";

using Counts = std::array<std::size_t, kCaseResults>;

// Columns of the table, and members of the JSON.
constexpr std::array<std::string_view, kCaseResults> kNames = {"agree", "differ",  "answered",
                                                               "limit", "unknown", "unreadable"};
constexpr std::array<std::string_view, kCaseResults> kMeanings = {
    "Cases in which the file and Summand say the same.", "Cases in which they differ.",
    "Cases for which the file expects nothing.",         "Cases that reached a limit.",
    "Cases that ask what Summand does not know.",        "Cases that could not be read."};

// An impartial game stands behind the game that it comes from.
std::pair<std::string_view, bool> order_of(std::string_view game) {
  const bool impartial = game.starts_with(kImpartial);
  return {impartial ? game.substr(kImpartial.size()) : game, impartial};
}

struct ByOrder {
  bool operator()(const std::string& a, const std::string& b) const {
    return order_of(a) < order_of(b);
  }
};

std::map<std::string, Counts, ByOrder> counts_by_game(const SuiteAnswer& answer) {
  std::map<std::string, Counts, ByOrder> out;
  for (const SuiteCase& one : answer.cases) {
    ++out[one.game][static_cast<std::size_t>(one.result)];
  }
  return out;
}

Counts totals(const SuiteAnswer& answer) {
  Counts out{};
  for (const SuiteCase& one : answer.cases) ++out[static_cast<std::size_t>(one.result)];
  return out;
}

std::size_t all_of(const Counts& counts) {
  std::size_t out = 0;
  for (const std::size_t count : counts) out += count;
  return out;
}

// The first four columns always stand there, the others if they are needed.
bool has_column(const Counts& total, std::size_t column) {
  constexpr std::array kAlways = {CaseResult::agree, CaseResult::differ, CaseResult::limit,
                                  CaseResult::unknown};
  return total[column] > 0 ||
         std::ranges::find(kAlways, static_cast<CaseResult>(column)) != kAlways.end();
}

std::vector<std::string> row_of(std::string name, const Counts& counts, const Counts& total) {
  std::vector<std::string> out{std::move(name), fmt::format("{:>5}", all_of(counts))};
  for (std::size_t column = 0; column < kCaseResults; ++column) {
    if (!has_column(total, column)) continue;
    const std::size_t width = std::max<std::size_t>(kNames[column].size(), 5);
    out.push_back(fmt::format("{:>{}}", counts[column], width));
  }
  return out;
}

std::string table_of(const SuiteAnswer& answer) {
  const Counts total = totals(answer);
  std::vector<std::vector<std::string>> rows{{"game", "cases"}};
  for (std::size_t column = 0; column < kCaseResults; ++column) {
    if (has_column(total, column)) rows[0].push_back(fmt::format("{:>5}", kNames[column]));
  }
  for (const auto& [game, counts] : counts_by_game(answer)) {
    rows.push_back(row_of(printable(game, kMostShownCases), counts, total));
  }
  rows.push_back(row_of("all", total, total));
  std::string out;
  for (const std::string& line : aligned(rows)) out += line + "\n";
  return out;
}

std::string place_text(const SuiteAnswer& answer, const SuiteCase& one) {
  return fmt::format("{}:{}:{}", printable(answer.files[one.file]), one.place.line,
                     one.place.column);
}

std::string differences(const SuiteAnswer& answer) {
  std::string out;
  for (const SuiteCase& one : answer.cases) {
    if (one.result != CaseResult::differ) continue;
    if (out.empty()) out = "\nDifferences\n";
    out += fmt::format("  {}: {} is expected, {} is right: {}\n", place_text(answer, one),
                       one.question, one.found, printable(one.sum, kMostShownCases));
  }
  return out;
}

// Each reason once, with the number of its cases and the place of the first.
std::string unknown_kinds(const SuiteAnswer& answer) {
  struct Reason {
    std::size_t cases = 0;
    const SuiteCase* first = nullptr;
  };
  std::map<std::string, Reason> reasons;
  for (const SuiteCase& one : answer.cases) {
    if (one.result != CaseResult::unknown) continue;
    Reason& reason = reasons[one.reason];
    if (reason.cases++ == 0) reason.first = &one;
  }
  std::string out;
  for (const auto& [text, reason] : reasons) {
    if (out.empty()) out = "\nUnknown\n";
    out += fmt::format("  {} case{}, the first at {}: {}\n", reason.cases,
                       reason.cases == 1 ? "" : "s", place_text(answer, *reason.first),
                       printable(text, kMostShownCases));
  }
  return out;
}

std::string plural(std::size_t count, std::string_view noun) {
  return fmt::format("{} {}{}", count, noun, count == 1 ? "" : "s");
}

std::string summary(const SuiteAnswer& answer) {
  std::string out = fmt::format("\n{} about {} in {}", plural(answer.cases.size(), "case"),
                                plural(answer.sums, "sum"), plural(answer.files.size(), "file"));
  if (answer.cases.size() < answer.all) out += fmt::format(", of {} cases", answer.all);
  if (const std::size_t limits = answer.count(CaseResult::limit); limits > 0) {
    out += fmt::format("; {} reached {}", limits,
                       answer.time.count() == 0
                           ? "a limit"
                           : fmt::format("the limit of {:g} s",
                                         std::chrono::duration<double>(answer.time).count()));
  }
  return out + "\n";
}

struct Total {
  Counts counts;
};
struct TotalOfGame : Total {
  std::string game;
};

template <class T>
void tell_counts(Members<T>& its) {
  its("cases", "All cases.", [](auto& it) { return all_of(it.counts); });
  its.by_hand([](JsonWriter& json, const T& data) {
    for (std::size_t i = 0; i < kCaseResults; ++i) json.key(kNames[i]).number(data.counts[i]);
  });
  for (std::size_t i = 0; i < kCaseResults; ++i) its.template told<int>(kNames[i], kMeanings[i]);
}

void describe(Members<Total>& its) { tell_counts(its); }

void describe(Members<TotalOfGame>& its) {
  its("game", "The kind of the games.", &TotalOfGame::game);
  tell_counts(its);
}

}  // namespace

std::size_t SuiteAnswer::count(CaseResult result) const {
  return static_cast<std::size_t>(std::ranges::count(cases, result, &SuiteCase::result));
}

static void describe(Members<SuiteCase>& its) {
  its.named("SuiteCase", "A case of a suite.");
  its("file", "The number of its file, from 1.", [](auto& it) { return it.file + 1; });
  its("line", "The line of the question.", [](auto& it) { return it.place.line; });
  its("column", "The column of the question.", [](auto& it) { return it.place.column; });
  its("game", "The kind of its games, or `(no game)` or `(several games)`.", &SuiteCase::game);
  its("sum", "The sum as an expression. Empty if it has none.", &SuiteCase::sum);
  its("question", "The question, as the file has it.", &SuiteCase::question);
  its("result", "What became of it.", [](auto& it) {
    return kNames[static_cast<std::size_t>(it.result)];
  }).words({"agree", "differ", "answered", "limit", "unknown", "unreadable"});
  its.if_any("found", "The answer, as the file would say it.", &SuiteCase::found);
  its.if_any("reason", "Why there is no answer.", &SuiteCase::reason);
  its("seconds", "The time of the case.", &SuiteCase::seconds);
}

void describe(Members<SuiteAnswer>& its) {
  its("format", "The format of the files.", &SuiteAnswer::format);
  its("files", "The names of the files.", &SuiteAnswer::files);
  its("sums", "The sums in the files.", &SuiteAnswer::sums);
  its("finished", "Whether all cases were asked.",
      [](auto& it) { return it.cases.size() == it.all; });
  its("total", "The counts of all cases.", [](auto& it) { return Total{totals(it)}; });
  its("games", "The counts by kind of game.", [](const SuiteAnswer& answer) {
    std::vector<TotalOfGame> out;
    for (const auto& [game, counts] : counts_by_game(answer)) out.push_back({{counts}, game});
    return out;
  });
  its("cases", "Each case.", &SuiteAnswer::cases);
}

void write_text(TextSink& sink, const SuiteAnswer& answer, const Page&) {
  if (!answer.cases.empty()) sink.write(table_of(answer));
  sink.write(differences(answer));
  sink.write(unknown_kinds(answer));
  const std::string last = summary(answer);
  sink.write(answer.cases.empty() ? last.substr(1) : last);
}

}  // namespace summand::ask
