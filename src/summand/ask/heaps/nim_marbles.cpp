// nim marbles: analyses small positions backwards from the end, and shows the laws of their sums.
#include <algorithm>
#include <fmt/core.h>

#include "summand/ask/heaps/nim.hpp"
#include "summand/base/separated.hpp"
#include "summand/text/table.hpp"

namespace summand::heaps {

static void describe(Members<MarblesVerdict>& its) {
  its.named("MarblesVerdict", "What is found for a position.");
  its("position", "The heaps.", &MarblesVerdict::position);
  its("outcome", "For the player to move.", [](auto& it) {
    return it.lost ? "lost" : "won";
  }).words({"lost", "won"});
  its("round", "The round in which it is found.", &MarblesVerdict::round);
  its("options", "The heaps after each move.", &MarblesVerdict::options);
  its.or_null("winning", "The heaps after a winning move.", &MarblesVerdict::winning);
}

static void describe(Members<MarblesLaw>& its) {
  its.named("MarblesLaw", "A law of sums.");
  its("law", "The law.", &MarblesLaw::law);
  its("compared", "The sums on which it was tested.", &MarblesLaw::compared);
  its("exceptions", "Those on which it fails.", &MarblesLaw::exceptions);
  its("decided", "Whether it says who wins.", &MarblesLaw::decided);
  its("instances", "Examples.", &MarblesLaw::instances);
}

}  // namespace summand::heaps

namespace summand::ask {

using namespace heaps;

namespace {

std::string reason_of(const MarblesVerdict& verdict) {
  if (verdict.winning) return fmt::format("a winning move leaves {}", print(*verdict.winning));
  if (verdict.options.empty()) return "nothing is left to take";
  std::vector<std::string> options;
  for (const Marbles& option : verdict.options) options.push_back(print(option));
  return fmt::format("after every move the other player wins: {}", separated(options, " "));
}

struct Worked {
  WorkingBackwards all;

  // True if the lesson shows the puzzle of these heaps.
  bool is_puzzle() const { return all.start().position == Marbles{1, 2, 3}; }
};

void write_text(TextSink& out, const Worked& data, const Page&) {
  const WorkingBackwards& all = data.all;
  out.write(fmt::format(
      "Heaps are the colours. A move takes at least one marble, all of the same colour. The "
      "player\nwho takes the last marble wins. Should you start with {}? {}.\n\n",
      print(all.start().position),
      all.start().lost ? "Decline: whoever starts loses" : "Accept: whoever starts wins"));
  out.write("Analysed backwards from the end, for the player to move:\n");
  std::size_t width = std::string_view("position").size();
  for (const MarblesVerdict& verdict : all.verdicts()) {
    width = std::max(width, print(verdict.position).size());
  }
  const auto row = [&](const auto& round, std::string_view position, std::string_view outcome,
                       std::string_view reason) {
    out.write(fmt::format("  {:>5}  {:<{}}  {:<4}  {}\n", round, position, width, outcome, reason));
  };
  row("round", "position", "", "because");
  for (const MarblesVerdict& verdict : all.verdicts()) {
    row(verdict.round, print(verdict.position), verdict.lost ? "lost" : "won", reason_of(verdict));
  }
  out.write(
      "\nSums of positions, tested on all positions of at most two heaps of at most three "
      "marbles:\n");
  for (const MarblesLaw& law : marbles_laws()) {
    out.write(lines(wrapped(fmt::format("{} ({} compared, {})", law.law, law.compared,
                                        !law.decided          ? "both happen"
                                        : law.exceptions == 0 ? "no exception"
                                                              : "NOT TRUE"),
                            kTextWidth),
                    "  "));
    out.write(lines(law.instances, "    "));
  }
  if (!data.is_puzzle()) return;
  out.write("\nSlips of the printed lesson of the marbles:\n");
  for (const std::string& slip : slips_of_the_lesson()) {
    out.write(lines(wrapped(slip, kTextWidth), "  "));
  }
}

void describe(Members<Worked>& its) {
  its("topic", "The part of the question.", [](auto&) { return std::string_view("marbles"); });
  its("start", "The heaps.", [](auto& it) -> auto& { return it.all.start().position; });
  its("answer", "Whether to accept the first move.", [](auto& it) {
    return it.all.start().lost ? "decline" : "accept";
  }).words({"accept", "decline"});
  its("positions", "All positions, from the end backwards.",
      [](auto& it) -> auto& { return it.all.verdicts(); });
  its("laws", "Laws of sums, tested on small positions.", [](auto&) { return marbles_laws(); });
  its("slips", "Of the puzzle 1,2,3: slips of the printed lesson.", [](auto& it) {
    return it.is_puzzle() ? std::optional(slips_of_the_lesson()) : std::nullopt;
  });
}

Attempt<Response> nim_marbles(Asking& asking) {
  return answer_nim(asking, [&](const std::string& heaps) -> Attempt<Response> {
    SUMMAND_TRY(sizes, parse_marbles(heaps.empty() ? "1,2,3" : heaps));
    auto all = WorkingBackwards::from(std::move(sizes), asking.budget());
    if (!all) return failure_elsewhere(std::move(all).error());
    return respond(Worked{*std::move(all)});
  });
}

}  // namespace

// The arguments are sizes of heaps. Without arguments they are 1,2,3.
const Question kNimMarbles{
    .name = "nim marbles",
    .arguments = "[HEAPS]",
    .sentence = "Work small positions backwards from the end",
    .details = "Without HEAPS: the puzzle 1,2,3.",
    .options = {},
    .words = true,
    .answer = nim_marbles,
    .answers = kAnswersAre<Worked>,
};

}  // namespace summand::ask
