// babylon lemmas: the lemmas of the paper on two colours, as printed and as repaired.
#include <fmt/core.h>
#include <string>
#include <string_view>
#include <utility>

#include "summand/ask/option_values.hpp"
#include "summand/studies/babylon/lemma_cases.hpp"
#include "summand/studies/babylon/plan.hpp"
#include "summand/text/table.hpp"
#include "summand/topics/babylon/topics.hpp"

namespace summand::babylon {

using namespace ask;

namespace {

struct Lemmas {
  LemmaCases cases;
  PlanReport plan;

  bool hold() const { return cases.holds() && !plan.failure; }
};

// Indents all lines but the first one.
std::string hanging(std::string_view text, std::size_t indent) {
  std::string out;
  for (const std::string& line : wrapped(text, kTextWidth - indent)) {
    out += fmt::format("{}{}\n", out.empty() ? "" : std::string(indent, ' '), line);
  }
  return out;
}

std::string text_of(const PrintedCase& found) {
  std::string out = fmt::format("  {:<14}{:<11}{}", found.place, babylon::name_of(found.verdict),
                                hanging(found.text, 27));
  const std::string indent(27, ' ');
  if (!found.loses.empty()) {
    const std::string tried =
        found.positions == 0 ? ""
                             : fmt::format(" ({} of {} positions)", found.lost, found.positions);
    out += indent + "loses: " + hanging(fmt::format("{}{}", found.loses, tried), 27);
  }
  if (!found.repair.empty()) {
    const std::string tried =
        found.lost == 0 ? "" : fmt::format(" (wins in {} of these)", found.repaired);
    out += indent + "instead: " + hanging(fmt::format("{}{}", found.repair, tried), 27);
  }
  if (found.refutation) {
    out += indent + hanging(fmt::format("{}: {}", print_hills(*found.from),
                                        babylon::print(*found.refutation)),
                            29);
  }
  return out;
}

std::string text_of(const FamilyMove& move) {
  std::string always, mostly;
  for (const FamilyReply& reply : move.replies) {
    if (reply.wins == reply.positions) {
      always += fmt::format(" {}", reply.word);
      if (reply.positions < move.positions) always += fmt::format(" (in {})", reply.positions);
    } else if (reply.wins > 0) {
      mostly += fmt::format(" {} {}/{}", reply.word, reply.wins, reply.positions);
    }
  }
  std::string out;
  if (!always.empty()) out += "always" + always;
  if (!mostly.empty()) out += fmt::format("{}of so many{}", out.empty() ? "" : "; ", mostly);
  return fmt::format("  {:<4}{:>5}  {}", move.word, move.positions, hanging(out, 13));
}

std::string text_of(const PlanReport& plan) {
  return fmt::format(
      "\nThe first player's plan for an odd number of chips, one or two of them red (Section 2)\n"
      "  one red stack, of 2 chips after the first move, of 4, 8, 16 ... later: it is put on a\n"
      "  blue stack of the same height as soon as there is one. With one red chip its height\n"
      "  is 2, not at least 4, until the second move.\n"
      "  {} games, {} replies against every line: {}\n",
      plan.games, plan.replies,
      plan.failure ? "LOST: " + babylon::print(*plan.failure) : "no loss");
}

std::string text(const Lemmas& data, const Page&) {
  const LemmaCases& found = data.cases;
  std::string out = fmt::format(
      "The replies of Georgakopoulos & Winkler (2012), tried in all games of up to {} chips.\n"
      "r and b are single chips, R and B are hills. The upper stack is written first. A hill\n"
      "made by the last move has the word of that move. <j,k;U;V> has j and k single chips,\n"
      "hills U and V; n = 2m chips.\n"
      "? marks a reply that loses, and ! marks the move that uses this mistake.\n"
      "Cases without a number of positions are taken from the errata.\n\nAs printed\n",
      found.chips);
  for (const PrintedCase& one : found.printed) out += text_of(one);
  out +=
      "\nReplies that win, by search: the move of the player who loses, the number of positions,\n"
      "and the replies\n";
  for (const Family& family : found.families) {
    out += fmt::format("\n{}\n", family.name);
    for (const FamilyMove& move : family.moves) out += text_of(move);
  }
  out += "\nThe table for p = 3, which the paper leaves to the reader\n";
  for (const OpeningReply& row : found.three) {
    out += fmt::format("  {}: wins in {} of {} games\n", row.rule, row.wins, row.games);
  }
  return out + text_of(data.plan);
}

}  // namespace

static void describe(Members<PrintedCase>& its) {
  its.named("PrintedCase", "A reply of the paper.");
  its("place", "Where it is printed.", &PrintedCase::place);
  its("text", "What is printed.", &PrintedCase::text);
  its("verdict", "Whether it wins.", [](auto& it) { return babylon::name_of(it.verdict); });
  its("loses", "Where it loses.", &PrintedCase::loses);
  its("repair", "The reply that wins.", &PrintedCase::repair);
  its("positions", "The positions on which it was tried.", &PrintedCase::positions);
  its("lost", "Those in which it loses.", &PrintedCase::lost);
  its("repaired", "Of these, those in which the repair wins.", &PrintedCase::repaired);
  its("from", "A position in which it loses.",
      [](auto& it) { return it.refutation ? std::optional(print_hills(*it.from)) : std::nullopt; });
  its("refutation", "A line that refutes it there.", [](auto& it) {
    return it.refutation ? std::optional(babylon::print(*it.refutation)) : std::nullopt;
  });
}

static void describe(Members<FamilyReply>& its) {
  its.named("FamilyReply", "A reply to a move of a family.");
  its("reply", "The reply.", &FamilyReply::word);
  its("positions", "The positions in which it is possible.", &FamilyReply::positions);
  its("wins", "Those in which it wins.", &FamilyReply::wins);
}

static void describe(Members<FamilyMove>& its) {
  its.named("FamilyMove", "A move of the player who loses.");
  its("move", "The move.", &FamilyMove::word);
  its("positions", "The positions in which it is possible.", &FamilyMove::positions);
  its("replies", "The replies.", &FamilyMove::replies);
}

static void describe(Members<Family>& its) {
  its.named("Family", "Positions of one kind.");
  its("name", "The kind.", &Family::name);
  its("moves", "The moves in them.", &Family::moves);
}

static void describe(Members<OpeningReply>& its) {
  its.named("OpeningReply", "A rule for the table of p = 3.");
  its("rule", "The rule.", &OpeningReply::rule);
  its("games", "The games in which it can be used.", &OpeningReply::games);
  its("wins", "Those in which it wins.", &OpeningReply::wins);
}

static void describe(Members<PlanReport>& its) {
  its.named("PlanReport", "The plan of the first player, against every line.");
  its("games", "The games.", &PlanReport::games);
  its("replies", "The replies.", &PlanReport::replies);
  its("failure", "A line that refutes it, or nothing.",
      [](auto& it) { return it.failure ? babylon::print(*it.failure) : std::string(); });
}

namespace {

void describe(Members<Lemmas>& its) {
  its("topic", "The part of the question.", [](auto&) { return std::string_view("lemmas"); });
  its("chips", "The games have at most so many chips.", [](auto& it) { return it.cases.chips; });
  its("holds", "Whether all repairs win.", [](auto& it) { return it.hold(); });
  its("printed", "The replies as printed.", [](auto& it) -> auto& { return it.cases.printed; });
  its("families", "Replies that win, by search.",
      [](auto& it) -> auto& { return it.cases.families; });
  its("three", "The table for p = 3.", [](auto& it) -> auto& { return it.cases.three; });
  its("plan", "The plan of the first player.", &Lemmas::plan);
}

struct LemmasOptions {
  unsigned chips = 24;
};

constexpr auto kLemmasOptions = options_in<LemmasOptions>(option<&LemmasOptions::chips>(
    "chips", "N", "Positions up to N chips (24)", {6, kMostCaseChips}));

Result<Response> babylon_lemmas(const Asking& asking) {
  const unsigned chips = asking.options<LemmasOptions>().chips;
  Lemmas found{study_lemmas(chips, asking.budget(), asking.settings().threads),
               check_plan(chips, asking.budget())};
  const bool hold = found.hold();
  Response out = respond(std::move(found));
  out.refuted = !hold;
  return out;
}

}  // namespace

const Question kBabylonLemmas{
    .name = "babylon lemmas",
    .arguments = "",
    .sentence = "Show the replies of the paper case by case",
    .details = "Each case says whether its reply loses, where it loses, and which reply wins.",
    .options = kLemmasOptions,
    .most = 0,
    .words = true,
    .answer = answered<babylon_lemmas>,
    .answers = kAnswersAre<Lemmas>,
};

}  // namespace summand::babylon
