// judge: which moves of recorded matches kept a win, and which threw it away.
#include "summand/judge/judge.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/core.h>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "summand/ask/asking.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/separated.hpp"
#include "summand/jobs/progress.hpp"
#include "summand/text/caret.hpp"
#include "summand/text/table.hpp"

namespace summand::judge {

namespace {

// A figure to three digits, or null.
std::optional<double> rounded(std::optional<double> x) {
  return x.transform([](double its) { return std::round(its * 1000) / 1000; });
}

std::string percent(std::optional<double> x) {
  return x ? fmt::format("{:.0f} %", 100 * *x) : std::string("-");
}

}  // namespace

void describe(Members<GradedMove>& its) {
  its.named("GradedMove", "A move of a match, with its verdict.");
  its("number", "Of the move in the match, from 1.", &GradedMove::number);
  its("player", "0 or 1.", &GradedMove::player);
  its("move", "As Summand names it.", &GradedMove::move);
  its("recorded", "As it stands in the record.", &GradedMove::recorded);
  its("position", "Before it.", &GradedMove::position);
  its("verdict", "What the move did.", [](auto& it) {
    return name_of(it.verdict);
  }).words({"kept", "threw away", "gave boxes", "lost already", "forced", "not known", "illegal"});
  its("before", "What the player could get: win, draw, lose, or boxes more than the other one.",
      [](auto& it) { return it.before.empty() ? nullptr : &it.before; });
  its("after", "What he can get after the move.",
      [](auto& it) { return it.after.empty() ? nullptr : &it.after; });
  its("legal", "Legal moves.", &GradedMove::legal);
  its("best", "Of them those that keep what the player could get, if all were searched.",
      &GradedMove::best);
  its("loss", "Boxes that the move gave away.", &GradedMove::loss);
  its.if_any("free", "Whether all legal moves have the same result.", &GradedMove::is_free);
  its.if_any("moves_again", "Whether the player moves again after it.", &GradedMove::is_again);
  its.if_any("better", "Up to three moves that keep what this one gave away.", &GradedMove::better);
}

void describe(Members<Rate>& its) {
  its.named("Interval", "A 95 % interval of Wilson.");
  its("low", "The lower end.", [](auto& it) { return *rounded(it.low); });
  its("high", "The upper end.", [](auto& it) { return *rounded(it.high); });
}

void describe(Members<Figures>& its) {
  its.named("Figures", "What a player did.");
  its("player", "The name.", &Figures::player);
  its("moves", "All moves that were judged.", &Figures::moves);
  its("kept", "Moves that kept what was possible.", &Figures::kept);
  its("threw_away", "Moves that threw a win or a draw away.", &Figures::threw_away);
  its("gave_boxes", "Moves that gave boxes away, with the same result.", &Figures::gave_boxes);
  its("lost_already", "Moves when none could win.", &Figures::lost_already);
  its("forced", "The only legal moves.", &Figures::forced);
  its("free", "Moves of positions in which all have the same result.", &Figures::free);
  its("not_known", "Moves that were not decided.", &Figures::not_known);
  its("forfeits", "Illegal moves, forfeits and timeouts, which are no moves.", &Figures::forfeits);
  its("decisions", "Moves from positions with better and worse ones.", &Figures::decisions);
  its("kept_decisions", "Of the decisions those that were best.", &Figures::kept_decisions);
  its("rate", "The share of these.", [](auto& it) { return rounded(it.rate()); });
  its("interval", "Of the rate.", [](auto& it) {
    return it.decisions == 0 ? std::nullopt
                             : std::optional(wilson(it.kept_decisions, it.decisions));
  });
  its("chance", "What a random mover keeps, on average.",
      [](auto& it) { return rounded(it.mean_chance()); });
  its("skill", "(rate - chance) / (1 - chance), with 20 decisions or more.",
      [](auto& it) { return rounded(it.skill()); });
  its("boxes_lost", "Boxes that were given away.", &Figures::boxes_lost);
  its("first_error", "The number of the first move that gave something away.",
      &Figures::first_error);
}

namespace {

struct End {
  const EarlyEnd* of;
};
void describe(Members<End>& its) {
  its.named("EarlyEnd", "How a match ended before the end of the game.");
  its("how", "The way.", [](auto& it) {
    return it.of->how;
  }).words({"resigned", "forfeit", "timeout", "illegal"});
  its("player", "Who did it.", [](auto& it) { return it.of->by; });
  its.if_any("was_won", "Whether who resigned could have won.",
             [](auto& it) { return it.of->was_won; });
}

}  // namespace

void describe(Members<JudgedMatch>& its) {
  its.named("JudgedMatch", "A match with its verdicts.");
  its("format", "The format of the record.", [](auto& it) { return it.record.format; });
  its("game", "The game, as the record names it.", [](auto& it) { return it.record.game; });
  its("players", "The names of player 0 and of player 1.", [](auto& it) {
    return std::vector<std::string>(it.record.players.begin(), it.record.players.end());
  });
  its("rule", "normal, misère, or boxes.", [](auto& it) -> std::string_view {
    const auto* sum = std::get_if<SumStart>(&it.record.start);
    return sum == nullptr ? "boxes" : sum->sum.misere() ? "misère" : "normal";
  });
  its("moves", "The moves that were judged.", &JudgedMatch::moves);
  its("figures", "Of player 0 and of player 1.", [](auto& it) {
    const auto figures = figures_of(it);
    return std::vector<Figures>(figures.begin(), figures.end());
  });
  its("winner", "0 or 1, if the game was played to its end.", &JudgedMatch::winner);
  its("end", "How it ended before.",
      [](auto& it) { return it.end ? std::optional(End{&*it.end}) : std::nullopt; });
  its.if_any("could_win_at_the_start", "Who could win before the first move that was judged.",
             &JudgedMatch::at_the_start);
  its("swings", "How often the one who could win has changed.", &JudgedMatch::swings);
  its.if_any("decided_by", "The last move that threw the game away, or how the match ended early.",
             &JudgedMatch::decided_by);
  its.if_any("warnings", "What was odd about the record.", &JudgedMatch::warnings);
}

namespace {

using namespace ask;

struct JudgeQuestion {
  std::string format, names;
  std::uint64_t nodes = JudgeOptions{}.nodes;
  bool all = false;
};

struct Judgement {
  std::vector<JudgedMatch> records;
  std::vector<Figures> totals;  // by name
  bool shows_all = false;
};

void describe(Members<Judgement>& its) {
  its("records", "The matches.", &Judgement::records);
  its("totals", "Sums for each name.", &Judgement::totals);
}

std::vector<Figures> totals_of(const std::vector<JudgedMatch>& records) {
  std::map<std::string, Figures> all;
  for (const JudgedMatch& match : records) {
    for (const Figures& figures : figures_of(match)) {
      Figures& its = all[figures.player];
      its.player = figures.player;
      its.add(figures);
    }
  }
  std::vector<Figures> out;
  for (auto& [name, figures] : all) out.push_back(std::move(figures));
  return out;
}

std::string result_words(const GradedMove& move) {
  if (move.before.empty() || move.after.empty()) return "";
  return move.before == move.after ? move.before : move.before + " -> " + move.after;
}

std::string choice_words(const GradedMove& move) {
  if (!move.best) return fmt::format("of {}", move.legal);
  return fmt::format("{} of {}", *move.best, move.legal);
}

std::string table_of(const std::vector<Figures>& all) {
  std::vector<std::vector<std::string>> rows = {{"", "moves", "decisions", "kept", "rate",
                                                 "95 % interval", "chance", "skill", "threw away",
                                                 "boxes lost", "not known", "forfeits"}};
  for (const Figures& its : all) {
    const Rate interval = wilson(its.kept_decisions, its.decisions);
    rows.push_back({its.player, std::to_string(its.moves), std::to_string(its.decisions),
                    std::to_string(its.kept_decisions), percent(its.rate()),
                    its.decisions == 0 ? "-"
                                       : fmt::format("{:.0f} to {:.0f} %", 100 * interval.low,
                                                     100 * interval.high),
                    percent(its.mean_chance()),
                    its.skill() ? fmt::format("{:.2f}", *its.skill()) : std::string("-"),
                    std::to_string(its.threw_away), std::to_string(its.boxes_lost),
                    std::to_string(its.not_known), std::to_string(its.forfeits)});
  }
  std::string out;
  for (const std::string& row : aligned(rows)) out += row + "\n";
  return out;
}

std::string_view words_of(std::string_view end) {
  if (end == "illegal") return "made an illegal move";
  if (end == "forfeit") return "forfeited";
  return end == "timeout" ? "ran out of time" : end;
}

std::string text_of(const JudgedMatch& match, bool shows_all) {
  constexpr std::size_t kMostOfGame = 300;
  std::string out = fmt::format("{}, {} against {}\n", printable(match.record.game, kMostOfGame),
                                match.record.players[0], match.record.players[1]);
  std::vector<std::vector<std::string>> rows;
  std::size_t left_out = 0;
  for (const GradedMove& move : match.moves) {
    const bool matters = move.is_decision() || move.verdict == Verdict::threw_away ||
                         move.verdict == Verdict::gave_boxes || move.verdict == Verdict::illegal ||
                         move.verdict == Verdict::not_known;
    if (!shows_all && !matters) {
      ++left_out;
      continue;
    }
    rows.push_back(
        {fmt::format("{:>4}", move.number), match.record.players[move.player], move.move,
         std::string(name_of(move.verdict)), result_words(move), choice_words(move),
         move.better.empty() ? "" : fmt::format("better: {}", separated(move.better, ", "))});
  }
  for (const std::string& row : aligned(rows)) out += row + "\n";
  if (left_out > 0) {
    out += fmt::format("{} {} no decision (--all shows {})\n", left_out,
                       left_out == 1 ? "move was" : "moves were", left_out == 1 ? "it" : "them");
  }
  if (!match.at_the_start.empty()) {
    out += fmt::format("Before the first of these moves {} could win; this changed {} time{}.\n",
                       match.at_the_start, match.swings, match.swings == 1 ? "" : "s");
  }
  if (match.end) {
    out += fmt::format("The match ended early: {} {}{}.\n",
                       match.record.players[match.end->by.value_or(0)], words_of(match.end->how),
                       match.end->was_won ? " a position that could be won" : "");
  } else if (match.winner) {
    out += fmt::format("{} won.\n", match.record.players[*match.winner]);
  }
  for (const std::string& warning : match.warnings) out += fmt::format("Note: {}.\n", warning);
  return out + "\n";
}

std::string text(const Judgement& data, const Page&) {
  std::string out;
  for (const JudgedMatch& match : data.records) out += text_of(match, data.shows_all);
  out += table_of(data.totals);
  for (const Figures& its : data.totals) {
    if (its.moves > 0 && 5 * its.not_known > its.moves) {
      out += fmt::format(
          "Of the moves of {} {:.0f} % are not known: --time gives more time.\n", its.player,
          100.0 * static_cast<double>(its.not_known) / static_cast<double>(its.moves));
    }
  }
  return out;
}

Result<std::string> read_format(const Option& option, const std::string& text) {
  if (std::ranges::find(kFormats, std::string_view(text)) != kFormats.end()) return text;
  return fail(fmt::format("--{}: '{}' is not a format (expected: {})", option.name,
                          printable(text, 40), separated(kFormats, ", ")));
}

constexpr auto kJudgeOptions = options_in<JudgeQuestion>(
    option_read<&JudgeQuestion::format, read_format>(
        "format", "NAME",
        "The format: summand, plain, openspiel, kaggle or textarena (default: the record says it)"),
    option<&JudgeQuestion::nodes>("nodes", "N", "Search at most N positions for a move"),
    option<&JudgeQuestion::all>("all", "", "Show all moves, not only those that mattered"),
    option<&JudgeQuestion::names>("names", "NAMES", "The names of the texts, one a line"));

// The name of a text, from the lines of --names.
std::string name_of_text(std::string_view names, std::size_t number) {
  for (std::size_t i = 0; i < number && !names.empty(); ++i) {
    names.remove_prefix(std::min(names.find('\n'), names.size() - 1) + 1);
  }
  const std::string name = printable(names.substr(0, names.find('\n')));
  return name.empty() ? fmt::format("record {}", number + 1) : name;
}

// The failure with the place in its text. A text of many lines has no caret.
Failure with_place(Failure why, std::string_view text, const std::string& name) {
  if (why.limit) return why;
  const Place place = place_of(text, why.error.offset);
  return {Error{fmt::format("{}:{}:{}: {}", name, place.line, place.column, why.error.message)},
          std::nullopt, false};
}

Attempt<Response> judge(Asking& asking) {
  const auto& options = asking.options<JudgeQuestion>();
  JudgeOptions limits{.nodes = options.nodes};
  if (asking.settings().time.count() != 0) limits.time = asking.settings().time;
  Session& session = asking.session();
  Judgement out{.records = {}, .totals = {}, .shows_all = options.all};
  std::vector<MatchRecord> records;
  const std::vector<std::string>& texts = asking.request().arguments;
  for (std::size_t i = 0; i < texts.size(); ++i) {
    auto its = read_records(texts[i], options.format, session);
    if (!its) {
      return std::unexpected(
          with_place(std::move(its).error(), texts[i], name_of_text(options.names, i)));
    }
    for (MatchRecord& record : *its) records.push_back(std::move(record));
  }
  std::optional<Failure> stopped;
  {
    Progress progress(asking.watcher(), "matches", 0, records.size());
    for (MatchRecord& record : records) {
      auto match = within_limits(
          [&]() -> Attempt<JudgedMatch> { return judged(std::move(record), limits, session); });
      if (!match) {
        stopped = std::move(match).error();
        break;
      }
      out.records.push_back(*std::move(match));
      progress.at(out.records.size());
    }
  }
  const std::string done =
      fmt::format("{} of {} matches were judged", out.records.size(), records.size());
  out.totals = totals_of(out.records);
  Response response = respond(std::move(out));
  response.long_json = true;
  if (stopped) {
    response.stopped = std::move(stopped);
    response.problems.push_back(done);
  }
  return response;
}

constexpr Question kJudge{
    .name = "judge",
    .arguments = "RECORD...",
    .sentence = "Grade the moves of recorded matches",
    .details =
        "RECORD is the text of a match: of Summand, of Kaggle, OpenSpiel or TextArena, or\n"
        "{\"game\": EXPR, \"first\": \"left\", \"moves\": [...]}. A verdict says whether a move "
        "kept\n"
        "what was possible, or threw a won game away. Where a limit is reached it is \"not "
        "known\".",
    .options = kJudgeOptions,
    .least = 1,
    // The command of the terminal reads files.
    .in_conversation = true,
    .limits_parts = true,
    .answer = judge,
    .answers = kAnswersAre<Judgement>,
};

}  // namespace

}  // namespace summand::judge

namespace summand::ask {

const Question& judge_question() { return judge::kJudge; }

}  // namespace summand::ask
