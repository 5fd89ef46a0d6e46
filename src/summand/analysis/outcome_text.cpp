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

void write_json(JsonWriter& json, const OutcomeAnalysis::Loopy& loopy, std::string_view why_not) {
  if (loopy.value.empty()) {
    json.key("value").null().member("why_no_value", why_not);
    return;
  }
  json.member("value", loopy.value);
  if (!loopy.left_stop.empty()) {
    json.key("stops").object().member("left", loopy.left_stop);
    json.member("right", loopy.right_stop).close();
  }
  if (!loopy.degree.empty()) json.member("degree", loopy.degree);
}

}  // namespace

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

void write_json(JsonWriter& json, const OutcomeAnalysis& analysis) {
  json.member("expression", analysis.expression).key("winner").object();
  for (const Player first : asked_players(analysis)) {
    json.member(first == Player::left ? "left_starts" : "right_starts",
                key_of(analysis.winners.prospect(first).fate, first));
  }
  json.close();
  if (const auto outcome = analysis.winners.outcome()) {
    json.member("outcome", std::string(1, letter(*outcome)));
  }
  json.member("by", key_of(analysis.winners.means));
  if (analysis.misere) {
    json.key("misere").object().member("method", analysis.winners.rule);
    json.member("reason", analysis.winners.reason);
    write_members(json, analysis.misere->facts);
    if (!analysis.misere->left_out.empty()) json.member("left_out", analysis.misere->left_out);
    json.key("names_moves").boolean(analysis.winners.names_moves).close();
  } else if (analysis.loopy) {
    json.member("letters", letters_of(analysis));
    write_json(json, *analysis.loopy, analysis.why_no_value);
  } else if (!analysis.why_no_value.empty()) {
    json.key("value").null().member("why_no_value", analysis.why_no_value);
  }
  if (analysis.limit) json.member("limit", name_of(*analysis.limit));
  json.member("found_by", analysis.winners.found);
  if (analysis.winners.means == Means::search) json.key("nodes").number(analysis.winners.nodes);
  for (const Player first : asked_players(analysis)) {
    const Prospect& prospect = analysis.winners.prospect(first);
    json.key(first == Player::left ? "left_first" : "right_first").object();
    if (prospect.distance) json.key("distance").number(*prospect.distance);
    json.key("winning_moves").array();
    for (const RatedMove& move : prospect.winning) {
      json.object().key("summand").number(move.term);
      json.member("move", move.name).member("reason", move.reason).close();
    }
    json.close().close();
  }
  json.key("summands").array();
  for (const OutcomeAnalysis::Part& part : analysis.summands) {
    json.object().member("expression", part.text);
    if (!part.title.empty()) json.member("game", part.title);
    if (!part.value.empty()) json.member("value", part.value);
    if (!part.misere.all.empty()) {
      json.key("misere").object();
      write_members(json, part.misere);
      json.close();
    }
    json.close();
  }
  json.close();
  json.key("seconds").seconds(std::chrono::duration<double>(analysis.time).count());
}

}  // namespace summand
