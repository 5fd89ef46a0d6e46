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

void write(JsonWriter& json, const PrintedCase& found) {
  json.object().member("place", found.place).member("text", found.text);
  json.member("verdict", babylon::name_of(found.verdict)).member("loses", found.loses);
  json.member("repair", found.repair).key("positions").number(found.positions);
  json.key("lost").number(found.lost).key("repaired").number(found.repaired);
  if (found.refutation) {
    json.member("from", print_hills(*found.from));
    json.member("refutation", babylon::print(*found.refutation));
  }
  json.close();
}

void write(JsonWriter& json, const Family& family) {
  json.object().member("name", family.name).key("moves").array();
  for (const FamilyMove& move : family.moves) {
    json.object().member("move", move.word).key("positions").number(move.positions);
    json.key("replies").array();
    for (const FamilyReply& reply : move.replies) {
      json.object().member("reply", reply.word).key("positions").number(reply.positions);
      json.key("wins").number(reply.wins).close();
    }
    json.close().close();
  }
  json.close().close();
}

void write_json(JsonWriter& json, const Lemmas& data) {
  const auto& [found, plan] = data;
  json.member("topic", "lemmas").key("chips").number(found.chips);
  json.key("holds").boolean(data.hold()).key("printed").array();
  for (const PrintedCase& one : found.printed) write(json, one);
  json.close().key("families").array();
  for (const Family& family : found.families) write(json, family);
  json.close().key("three").array();
  for (const OpeningReply& row : found.three) {
    json.object().member("rule", row.rule).key("games").number(row.games);
    json.key("wins").number(row.wins).close();
  }
  json.close().key("plan").object().key("games").number(plan.games);
  json.key("replies").number(plan.replies);
  json.member("failure", plan.failure ? babylon::print(*plan.failure) : "").close();
}

}  // namespace

Result<Response> babylon_lemmas(const Asking& asking) {
  SUMMAND_TRY(chips, number_option<unsigned>(asking.request(), "chips", 24, {6, kMostCaseChips}));
  Lemmas found{study_lemmas(chips, asking.budget(), asking.settings().threads),
               check_plan(chips, asking.budget())};
  const bool hold = found.hold();
  Response out = respond(std::move(found));
  out.refuted = !hold;
  return out;
}

}  // namespace summand::babylon
