// Analyses without a value, as pages and as JSON.
#include <algorithm>
#include <fmt/core.h>
#include <utility>
#include <vector>

#include "summand/analysis/head_text.hpp"
#include "summand/analysis/json.hpp"
#include "summand/analysis/outcome_analysis.hpp"
#include "summand/draw/text.hpp"
#include "summand/loopy/loopy_outcome.hpp"
#include "summand/text/table.hpp"

namespace summand {

namespace {

std::string sentence(const Prospect& prospect, Player first, Colours colours) {
  if (prospect.fate == Fate::draw) return "play goes on for ever";
  const Player winner = prospect.fate == Fate::win ? first : opponent(first);
  std::string out = painted_name(winner, colours) + " wins";
  if (prospect.distance) {
    out += fmt::format(" within {} move{}", *prospect.distance, *prospect.distance == 1 ? "" : "s");
  }
  return out;
}

std::string_view key_of(Fate fate, Player first) {
  if (fate == Fate::draw) return "draw";
  return player_key(fate == Fate::win ? first : opponent(first));
}

std::vector<Player> asked_players(const OutcomeAnalysis& analysis) {
  if (analysis.winners.asked) return {*analysis.winners.asked};
  return {Player::left, Player::right};
}

// The value of a loopy sum, or why it is not known.
std::string loopy_text(const OutcomeAnalysis::Loopy& loopy, std::string_view why_not) {
  std::string out = "The sum is loopy (a position can repeat).\n";
  if (loopy.value.empty()) return out + fmt::format("Its value is not known: {}.\n", why_not);
  std::vector<std::vector<std::string>> rows = {{"value", loopy.value}};
  if (!loopy.left_stop.empty()) {
    rows.push_back({"stops", fmt::format("Left {}, Right {}", loopy.left_stop, loopy.right_stop)});
  }
  if (!loopy.degree.empty()) rows.push_back({"degree", loopy.degree});
  for (const std::string& line : aligned(rows)) out += line + "\n";
  return out;
}

// The genera of the heaps or other parts: "5 4^146, 7 2^1420".
std::string text_of_parts(const std::vector<Fields>& parts) {
  std::string out;
  for (const Fields& part : parts) {
    if (!out.empty()) out += ", ";
    for (const Field& field : part.all) {
      out += (&field == &part.all.front() ? "" : " ") + std::get<std::string>(field.what);
    }
  }
  return out;
}

// The fields as lines: misere_nim_value becomes "misère nim-value".
std::vector<std::string> lines_of(const Fields& fields, std::string_view margin) {
  std::vector<std::vector<std::string>> rows;
  for (const Field& field : fields.all) {
    const auto* text = std::get_if<std::string>(&field.what);
    const auto* truth = std::get_if<bool>(&field.what);
    const auto* count = std::get_if<std::uint64_t>(&field.what);
    const auto* parts = std::get_if<std::vector<Fields>>(&field.what);
    std::string name =
        field.name == "misere_nim_value" ? "misère nim-value" : std::string(field.name);
    std::ranges::replace(name, '_', ' ');
    rows.push_back({std::string(margin) + name, text != nullptr    ? *text
                                                : truth != nullptr ? (*truth ? "yes" : "no")
                                                : count != nullptr ? std::to_string(*count)
                                                : parts != nullptr ? text_of_parts(*parts)
                                                                   : ""});
  }
  return aligned(rows);
}

std::string misere_text(const Winners& winners, const OutcomeAnalysis::Misere& misere) {
  std::string out = "In misère play a player who cannot move wins.\n";
  if (winners.rule != "search") out += fmt::format("The reason: {}.\n", winners.reason);
  for (const std::string& line : lines_of(misere.facts, "")) out += line + "\n";
  if (!misere.left_out.empty()) out += misere.left_out + "\n";
  if (!winners.names_moves) {
    out += winners.left.winning.empty()
               ? "There are too many moves to name the winning ones.\n"
               : "There are more winning moves than those that are named.\n";
  }
  return out;
}

void append(std::string& out, const std::vector<std::string>& lines) {
  for (const std::string& line : lines) out += line + "\n";
}

// The result for Left starting and for Right starting: L, R or D.
std::string letters_of(const OutcomeAnalysis& analysis) {
  return outcome_letters({{analysis.winners.left.fate}, {analysis.winners.right.fate}});
}

// What is known of a player who starts. Null if the question was not about that start.
const Prospect* prospect_of(const OutcomeAnalysis& analysis, Player first) {
  return analysis.winners.asked.value_or(first) == first ? &analysis.winners.prospect(first)
                                                         : nullptr;
}

std::optional<std::string_view> winner_of(const OutcomeAnalysis& analysis, Player first) {
  const Prospect* prospect = prospect_of(analysis, first);
  return prospect == nullptr ? std::nullopt : std::optional(key_of(prospect->fate, first));
}

// Null if the value is not known, nullopt if nothing is said of it.
std::optional<const std::string*> value_of(const OutcomeAnalysis& analysis) {
  if (analysis.misere) return std::nullopt;
  const auto& loopy = analysis.loopy;
  if (loopy && !loopy->value.empty()) return &loopy->value;
  return loopy || !analysis.why_no_value.empty() ? std::optional(nullptr) : std::nullopt;
}

// Of a loopy sum whose value is known.
const OutcomeAnalysis::Loopy* stopper_of(const OutcomeAnalysis& analysis) {
  const auto& loopy = analysis.loopy;
  return !analysis.misere && loopy && !loopy->value.empty() ? &*loopy : nullptr;
}

// In misère play.
struct MiserePart {
  const OutcomeAnalysis* of;
};

void describe(Members<MiserePart>& its) {
  its.named("MiserePlay", "How a sum was decided in misère play, and what is known of it.");
  its("method", "The means.", [](auto& it) { return it.of->winners.rule; });
  its("reason", "Why it holds.", [](auto& it) { return it.of->winners.reason; });
  its.by_hand([](JsonWriter& json, const MiserePart& data) {
    summand::write_members(json, data.of->misere->facts);
  });
  its.and_others();
  its.if_any("left_out", "What was out of reach.",
             [](auto& it) { return it.of->misere->left_out; });
  its("names_moves", "Whether all winning moves are named.",
      [](auto& it) { return it.of->winners.names_moves; });
}

}  // namespace

namespace {

// A move that wins.
struct WinningMove {
  const RatedMove* move;
};

void describe(Members<WinningMove>& its) {
  its.named("WinningMove", "A first move that wins the whole sum.");
  its("summand", "The summand in which it is made, from 0.",
      [](auto& it) { return it.move->term; });
  its("move", "The move, as the game names it.", [](auto& it) -> auto& { return it.move->name; });
  its("reason", "Why it wins.", [](auto& it) -> auto& { return it.move->reason; });
  its.if_any("moves_again", "Whether the player who makes it moves again.",
             [](auto& it) { return it.move->again; });
}

}  // namespace

void describe(Members<Prospect>& its) {
  its.named("Prospect", "What is known if this player starts.");
  its("distance", "The moves to the end, if they were counted.", &Prospect::distance);
  its("winning_moves", "The winning moves, or those known to win.", [](auto& it) {
    std::vector<WinningMove> out;
    for (const RatedMove& move : it.winning) out.push_back({&move});
    return out;
  });
}

void describe(Members<OutcomeAnalysis::Part>& its) {
  its.named("OutcomePart", "A summand of a sum whose value is not known.");
  its("expression", "The summand.", &OutcomeAnalysis::Part::text);
  its.if_any("game", "The title of its game, if it is a position.", &OutcomeAnalysis::Part::title);
  its.if_any("value", "The value of a loopy game, if it was found.", &OutcomeAnalysis::Part::value);
  its("misere", "What is known of an impartial game in misère play.",
      [](auto& it) { return it.misere.all.empty() ? nullptr : &it.misere; });
}

std::string head(const OutcomeAnalysis& analysis, Colours colours) {
  std::vector<std::pair<Player, std::string>> prospects;
  for (const Player first : asked_players(analysis)) {
    prospects.emplace_back(first, sentence(analysis.winners.prospect(first), first, colours));
  }
  return head_text(analysis.expression, prospects, colours);
}

std::string text(const OutcomeAnalysis& analysis, Colours colours) {
  std::string out = head(analysis, colours);
  out += "\n";
  if (analysis.misere) {
    out += misere_text(analysis.winners, *analysis.misere);
  } else if (analysis.loopy) {
    out += loopy_text(*analysis.loopy, analysis.why_no_value);
  } else if (!analysis.why_no_value.empty()) {
    out += fmt::format("{}: {}.\n", analysis.limit ? "Value not computed" : "There is no value",
                       analysis.why_no_value);
  }
  out += fmt::format("Found by {}.\n", analysis.winners.found);
  for (std::size_t i = 0; i < analysis.summands.size(); ++i) {
    const OutcomeAnalysis::Part& part = analysis.summands[i];
    out += fmt::format("\n{}. {}\n", i + 1, part.text);
    if (!part.value.empty() && part.value != part.text) out += "   value " + part.value + "\n";
    for (const std::string& line : lines_of(part.misere, "   ")) out += line + "\n";
    if (part.picture) {
      out += "\n";
      for (const std::string& row : rows_of(*part.picture, colours)) out += "     " + row + "\n";
    }
  }
  for (const Player first : asked_players(analysis)) {
    const Prospect& prospect = analysis.winners.prospect(first);
    if (prospect.winning.empty()) continue;
    out += fmt::format("\n{} wins with\n", player_name(first));
    std::vector<std::vector<std::string>> rows;
    for (const RatedMove& move : prospect.winning) {
      rows.push_back({"  ", move.name,
                      analysis.summands.size() > 1 ? fmt::format("in {}", move.term + 1) : "",
                      move.reason});
    }
    append(out, aligned(rows));
  }
  const double seconds = std::chrono::duration<double>(analysis.time).count();
  return out + fmt::format("\nFound in {:.3f} s.\n", seconds);
}

void describe(Members<OutcomeAnalysis>& its) {
  using A = OutcomeAnalysis;
  its("expression", "The input as it was understood.", &A::expression);
  its("winner", "Who wins, by who starts.", [](auto& it) {
    return ByStart<std::optional<std::string_view>>{winner_of(it, Player::left),
                                                    winner_of(it, Player::right)};
  });
  its("outcome", "Who wins, unless play can go on for ever.", [](auto& it) {
    return it.winners.outcome();
  }).words({"L", "R", "N", "P"});
  its("by", "The means.", [](auto& it) {
    return it.winners.means;
  }).words({"theorem", "values", "search", "retrograde"});
  its("misere", "How misère play was decided.",
      [](auto& it) { return it.misere ? std::optional(MiserePart{&it}) : std::nullopt; });
  its("letters", "The results of a loopy sum: if Left starts, then if Right starts, L, R or D.",
      [](auto& it) {
        return it.loopy && !it.misere ? std::optional(letters_of(it)) : std::nullopt;
      });
  its("value", "A stopper or two sides. Null if it is not known.", value_of);
  its("why_no_value", "Why there is no value.", [](const A& data) {
    const auto value = value_of(data);
    return value && *value == nullptr ? &data.why_no_value : nullptr;
  });
  its("stops", "The stops of a stopper.",
      [](const A& data) -> std::optional<ByPlayer<std::string>> {
        const auto* stopper = stopper_of(data);
        if (stopper == nullptr || stopper->left_stop.empty()) return std::nullopt;
        return ByPlayer<std::string>{stopper->left_stop, stopper->right_stop};
      });
  its("degree", "The degree of a stopper.", [](const A& data) {
    const auto* stopper = stopper_of(data);
    return stopper == nullptr || stopper->degree.empty() ? nullptr : &stopper->degree;
  });
  its("limit", "The limit that was reached before the value was found.", [](const A& data) {
    return data.limit.transform([](Limit limit) { return name_of(limit); });
  }).words({"memory", "time", "size", "interrupted"});
  its("found_by", "How the winner was found.", [](auto& it) { return it.winners.found; });
  its("nodes", "The sums that a search made.",
      [](auto& it) { return it.winners.means == Means::search ? &it.winners.nodes : nullptr; });
  its("left_first", "What is known if Left starts.",
      [](auto& it) { return prospect_of(it, Player::left); });
  its("right_first", "What is known if Right starts.",
      [](auto& it) { return prospect_of(it, Player::right); });
  its("summands", "The terms of the sum.", &A::summands);
  its("seconds", "The time that it took.", &A::time);
}

}  // namespace summand
