// babylon verify: a report on Theorem 1, the lemmas and the strategy for two colours.
#include <algorithm>
#include <fmt/core.h>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "summand/ask/option_values.hpp"
#include "summand/jobs/progress.hpp"
#include "summand/studies/babylon/verification.hpp"
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

}  // namespace

static void describe(Members<LemmaCheck>& its) {
  its.named("LemmaCheck", "A lemma, tried on all positions that it speaks of.");
  its("name", "The lemma.", &LemmaCheck::name);
  its("claim", "What it says.", &LemmaCheck::claim);
  its("positions", "The positions.", &LemmaCheck::positions);
  its("exceptions", "Those in which it fails.", &LemmaCheck::exceptions);
  its("mixed", "Whether it need not hold in all of them.", &LemmaCheck::mixed);
  its("conjecture", "Whether it is a conjecture.", &LemmaCheck::conjecture);
  its("holds", "Whether it holds.", [](auto& it) { return it.holds(); });
  its("first_exceptions", "Some exceptions.", &LemmaCheck::first_exceptions);
}

namespace {

struct TheoremPart {
  const Verification* found;
};

void describe(Members<TheoremPart>& its) {
  its.named("TheoremCheck", "Theorem 1 of the paper.");
  its("games", "The starts.", [](auto& it) { return it.found->theorem.games; });
  its("positions", "All their positions.", [](auto& it) { return it.found->theorem.positions; });
  its("violations", "Where it fails.",
      [](auto& it) -> auto& { return it.found->theorem.violations; });
}

struct StrategyPart {
  const Verification* found;
};

void describe(Members<StrategyPart>& its) {
  its.named("StrategyCheck", "The strategy, against every line.");
  its("chips", "The starts have at most so many chips.",
      [](auto& it) { return it.found->strategy.chips; });
  its("games", "The starts.", [](auto& it) { return it.found->strategy.games; });
  its("replies", "The replies.", [](auto& it) { return it.found->strategy.replies; });
  its("by_table", "Those by a table of replies.",
      [](auto& it) { return it.found->strategy.by_table; });
  its("ahead", "The replies by how far they look ahead.",
      [](auto& it) -> auto& { return it.found->strategy.ahead; });
  its("failures", "Lines that it loses.",
      [](auto& it) -> auto& { return it.found->strategy.failures; });
}

using Refutation = std::remove_cvref_t<decltype(Verification{}.printed.refuted.front())>;

struct RefutedGame {
  const Refutation* of;
};

void describe(Members<RefutedGame>& its) {
  its.named("RefutedGame", "A start that the printed strategy loses.");
  its("p", "The chips of one colour.", [](auto& it) { return it.of->p; });
  its("q", "The chips of the other.", [](auto& it) { return it.of->q; });
  its("line", "The line.", [](auto& it) { return babylon::print(it.of->line); });
}

struct PrintedPart {
  const Verification* found;
};

void describe(Members<PrintedPart>& its) {
  its.named("PrintedStrategy", "The strategy as printed.");
  its("chips", "The starts have at most so many chips.",
      [](auto& it) { return it.found->printed.chips; });
  its("refuted", "The starts that it loses.", [](auto& it) {
    std::vector<RefutedGame> out;
    for (const Refutation& refutation : it.found->printed.refuted) out.push_back({&refutation});
    return out;
  });
  its("not_refuted", "The others.",
      [](auto& it) -> auto& { return it.found->printed.not_refuted; });
}

void describe(Members<Verified>& its) {
  its("topic", "The part of the question.", [](auto&) { return std::string_view("verify"); });
  its("chips", "The starts have at most so many chips.", [](auto& it) { return it.found.chips; });
  its("holds", "Whether all of it is verified.", [](auto& it) { return it.found.holds(); });
  its("theorem", "Theorem 1.", [](auto& it) { return TheoremPart{&it.found}; });
  its("lemmas", "The lemmas.", [](auto& it) -> auto& { return it.found.lemmas; });
  its("strategy", "The strategy.", [](auto& it) { return StrategyPart{&it.found}; });
  its("printed", "The strategy as printed.", [](auto& it) { return PrintedPart{&it.found}; });
}

struct VerifyOptions {
  unsigned chips = 24, strategy_chips = kMostStrategyVerified;
};

constexpr auto kVerifyOptions = options_in<VerifyOptions>(
    option<&VerifyOptions::chips>("chips", "N", "All starts of two colours up to N chips (24)",
                                  {2, kMostVerified}),
    option<&VerifyOptions::strategy_chips>(
        "strategy-chips", "N", "Test the strategy against every line up to N chips (40)",
        {0, kMostVerified}));

Result<Response> babylon_verify(const Asking& asking) {
  const auto& [chips, strategy] = asking.options<VerifyOptions>();
  Progress progress(asking.watcher(), "chips", 1, chips);
  Verification found = verify(chips, strategy, asking.settings().threads, asking.budget(),
                              [&](unsigned n) { progress.at(n); });
  const bool holds = found.holds();
  Response out = respond(Verified{std::move(found)});
  out.refuted = !holds;
  return out;
}

}  // namespace

const Question kBabylonVerify{
    .name = "babylon verify",
    .arguments = "",
    .sentence = "Prove the theorem, the lemmas and the strategy for two colours by search",
    .details = "Try: summand babylon verify --chips 40",
    .options = kVerifyOptions,
    .most = 0,
    .words = true,
    .answer = answered<babylon_verify>,
    .answers = kAnswersAre<Verified>,
};

}  // namespace summand::babylon
