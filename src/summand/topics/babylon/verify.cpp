// babylon verify: a report on Theorem 1, the lemmas and the strategy for two colours.
#include <algorithm>
#include <fmt/core.h>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "summand/ask/option_values.hpp"
#include "summand/jobs/progress.hpp"
#include "summand/studies/babylon/verification.hpp"
#include "summand/text/json_texts.hpp"
#include "summand/topics/babylon/topics.hpp"

namespace summand::babylon {

using namespace ask;

namespace {

constexpr std::size_t kMostExamples = 8;

struct Verified {
  Verification found;
};

// The first texts, one line each, and the number of the others.
std::string listed(const std::vector<std::string>& all) {
  std::string out;
  for (std::size_t i = 0; i < std::min(all.size(), kMostExamples); ++i) {
    out += fmt::format("  {}\n", all[i]);
  }
  if (all.size() > kMostExamples) out += fmt::format("  and {} more\n", all.size() - kMostExamples);
  return out;
}

// The same for texts that need several lines.
std::string listed_wrapped(const std::vector<std::string>& all) {
  std::string out;
  for (std::size_t i = 0; i < std::min(all.size(), kMostExamples); ++i) {
    out += "  " + paragraph(all[i], "    ").substr(4);
  }
  if (all.size() > kMostExamples) out += fmt::format("  and {} more\n", all.size() - kMostExamples);
  return out;
}

std::string text_of(const LemmaCheck& check) {
  const std::string verdict =
      check.mixed
          ? fmt::format("true of {} of {} positions", check.positions - check.exceptions,
                        check.positions)
          : fmt::format("{} positions, {}", check.positions,
                        check.exceptions == 0 ? "no exception"
                                              : fmt::format("{} EXCEPTIONS", check.exceptions));
  std::string out =
      fmt::format("  {}{}: {}\n", check.name, check.conjecture ? ", a conjecture" : "", verdict);
  out += paragraph(check.claim, "    ");
  if (!check.mixed) out += listed(check.first_exceptions);
  return out;
}

std::string text_of(const Verification::Theorem& theorem, unsigned chips) {
  std::string out = "Theorem 1\n";
  out += paragraph(
      "p and q chips of two colours, 1 <= p <= q: the second player wins exactly if p + q is even "
      "and p >= 3 (Goadrich & Schlatter 2011; Georgakopoulos & Winkler 2012).",
      "  ");
  out += fmt::format(
      "  {} games of 2 to {} chips, {} positions: {}\n", theorem.games, chips, theorem.positions,
      theorem.violations.empty() ? "no violation"
                                 : fmt::format("{} VIOLATIONS", theorem.violations.size()));
  return out + listed(theorem.violations);
}

std::string text_of(const Verification::Strategy& strategy) {
  std::string out =
      fmt::format("\nThe repaired strategy, against every line, up to {} chips\n", strategy.chips);
  out += fmt::format(
      "  {} games, {} replies ({} by a table of replies): {}\n", strategy.games, strategy.replies,
      strategy.by_table,
      strategy.failures.empty() ? "no loss" : fmt::format("{} LOSSES", strategy.failures.size()));
  out += fmt::format(
      "  a certificate follows at once: {}, after 1 more reply: {}, after 2: {}, after 3: {}\n",
      strategy.ahead[0], strategy.ahead[1], strategy.ahead[2], strategy.ahead[3]);
  return out + listed(strategy.failures);
}

std::string text_of(const Verification::Printed& printed) {
  const std::size_t all = printed.refuted.size() + printed.not_refuted.size();
  std::string out = fmt::format(
      "\nThe strategy as printed, 4 <= p <= q, p + q even, up to {} chips\n", printed.chips);
  out += fmt::format(
      "  it loses {} of {} games (? marks the printed reply that loses, ! the move that uses "
      "it):\n",
      printed.refuted.size(), all);
  std::vector<std::string> lines;
  for (const auto& refutation : printed.refuted) {
    lines.push_back(
        fmt::format("{},{}: {}", refutation.p, refutation.q, babylon::print(refutation.line)));
  }
  out += listed_wrapped(lines);
  for (const std::string& game : printed.not_refuted) out += fmt::format("  {}: not lost\n", game);
  return out;
}

std::string text(const Verified& data, const Page&) {
  const Verification& found = data.found;
  std::string out = text_of(found.theorem, found.chips);
  out += fmt::format("\nLemmas, on all positions they speak of, of up to {} chips\n", found.chips);
  for (const LemmaCheck& check : found.lemmas) out += text_of(check);
  out += text_of(found.strategy);
  out += text_of(found.printed);
  return out + (found.holds() ? "\nAll of this is verified.\n" : "\nNOT VERIFIED.\n");
}

void write_json(JsonWriter& json, const Verified& data) {
  const Verification& found = data.found;
  json.member("topic", "verify");
  json.key("chips").number(found.chips).key("holds").boolean(found.holds());
  json.key("theorem").object().key("games").number(found.theorem.games);
  json.key("positions").number(found.theorem.positions);
  write_texts(json, "violations", found.theorem.violations);
  json.close().key("lemmas").array();
  for (const LemmaCheck& check : found.lemmas) {
    json.object().member("name", check.name).member("claim", check.claim);
    json.key("positions").number(check.positions).key("exceptions").number(check.exceptions);
    json.key("mixed").boolean(check.mixed).key("conjecture").boolean(check.conjecture);
    json.key("holds").boolean(check.holds());
    write_texts(json, "first_exceptions", check.first_exceptions);
    json.close();
  }
  json.close().key("strategy").object().key("chips").number(found.strategy.chips);
  json.key("games").number(found.strategy.games).key("replies").number(found.strategy.replies);
  json.key("by_table").number(found.strategy.by_table).key("ahead").array();
  for (const std::uint64_t count : found.strategy.ahead) json.number(count);
  json.close();
  write_texts(json, "failures", found.strategy.failures);
  json.close().key("printed").object().key("chips").number(found.printed.chips);
  json.key("refuted").array();
  for (const auto& refutation : found.printed.refuted) {
    json.object().key("p").number(refutation.p).key("q").number(refutation.q);
    json.member("line", babylon::print(refutation.line)).close();
  }
  json.close();
  write_texts(json, "not_refuted", found.printed.not_refuted);
  json.close();
}

}  // namespace

Result<Response> babylon_verify(const Asking& asking) {
  SUMMAND_TRY(chips, number_option<unsigned>(asking.request(), "chips", 24, {2, kMostVerified}));
  SUMMAND_TRY(strategy, number_option<unsigned>(asking.request(), "strategy-chips",
                                                kMostStrategyVerified, {0, kMostVerified}));
  Progress progress(asking.watcher(), "chips", 1, chips);
  Verification found = verify(chips, strategy, asking.settings().threads, asking.budget(),
                              [&](unsigned n) { progress.at(n); });
  const bool holds = found.holds();
  Response out = respond(Verified{std::move(found)});
  out.refuted = !holds;
  return out;
}

}  // namespace summand::babylon
