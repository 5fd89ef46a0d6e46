#include "summand/positions/saved_selection.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <optional>
#include <utility>

#include "summand/base/charge.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/hash.hpp"
#include "summand/base/whole_number.hpp"
#include "summand/language/syntax/former_signs.hpp"
#include "summand/number/dyadic.hpp"
#include "summand/ruleset/former_texts.hpp"

namespace summand {

namespace {

// That of version 0.2.0, in whose expressions a few letters of positions meant something else.
constexpr std::uint64_t kFormerVersionOfSelection = 2;
constexpr std::uint64_t kMostMovesOfRules = 20'000;  // that tell rules apart

std::uint64_t with_text(std::uint64_t hash, std::string_view text) {
  hash = hash_combine(hash, text.size());
  for (const char c : text) hash = hash_combine(hash, static_cast<unsigned char>(c));
  return hash;
}

// --- the lines of a file ---

std::string lines_of(const FoundPosition& hit) {
  std::string out = fmt::format("hit {}\nposition {}\n", hit.number, escaped_line(hit.position));
  const Judgement& what = *hit.what;
  if (what.value) out += fmt::format("value {}\n", escaped_line(*what.value));
  if (what.rank) out += fmt::format("by {}\n", print(*what.rank));
  for (const std::string& text : what.shown) out += fmt::format("show {}\n", escaped_line(text));
  return out;
}

Result<FoundPosition> read_hit(SavedFileReader& lines) {
  SUMMAND_TRY(number, lines.number("hit "));
  SUMMAND_TRY(position, lines.line("position "));
  Judgement what;
  if (lines.next_is("value ")) {
    SUMMAND_TRY(value, lines.line("value "));
    what.value = std::move(value);
  }
  if (lines.next_is("by ")) {
    SUMMAND_TRY(rank, lines.line("by "));
    auto parsed = parse_dyadic(rank);
    if (!parsed) return lines.damaged();
    what.rank = *std::move(parsed);
  }
  while (lines.next_is("show ")) {
    SUMMAND_TRY(text, lines.line("show "));
    what.shown.push_back(std::move(text));
  }
  return FoundPosition{number, std::move(position),
                       std::make_shared<const Judgement>(std::move(what))};
}

// A number, or the word none.
Result<std::optional<std::uint64_t>> read_number_if_any(SavedFileReader& lines,
                                                        std::string_view key) {
  SUMMAND_TRY(text, lines.line(key));
  if (text == "none") return std::nullopt;
  const auto number = whole_number<std::uint64_t>(text);
  if (!number) return lines.damaged();
  return number;
}

std::string or_none(const std::optional<std::uint64_t>& number) {
  return number ? std::to_string(*number) : "none";
}

// Accepts only what lines_of writes.
Result<SelectionState> read_state(SavedFileReader& lines, const Budget& budget) {
  Charge charge(budget);
  std::vector<JudgedPart> parts;
  std::uint64_t furthest = 0;
  while (lines.next_is("shard ")) {
    JudgedPart part;
    SUMMAND_TRY(shard, lines.line("shard "));
    const auto parsed = parse_shard(shard);
    if (!parsed) return lines.damaged();
    part.shard = *parsed;
    SUMMAND_TRY(listed, lines.number("listed "));
    SUMMAND_TRY(last, lines.line("last "));
    part.listed = listed;
    part.last = std::move(last);
    furthest = std::max(furthest, listed);
    charge.add(3 * sizeof(JudgedPart) + part.last.size());
    parts.push_back(std::move(part));
  }
  SelectionState out{.judged = JudgedParts(parts)};
  if (!std::ranges::equal(out.judged.all(), parts)) return lines.damaged();
  SUMMAND_TRY(all, read_number_if_any(lines, "all "));
  SUMMAND_TRY(found, lines.number("found "));
  if ((all && *all != furthest) || found > furthest) return lines.damaged();
  out.all = all;
  out.found = found;
  return out;
}

std::string lines_of(const SelectionState& state) {
  std::string out;
  for (const JudgedPart& part : state.judged.all()) {
    out += fmt::format("shard {}/{}\nlisted {}\nlast {}\n", part.shard.number, part.shard.of,
                       part.listed, escaped_line(part.last));
  }
  return out + fmt::format("all {}\nfound {}\n", or_none(state.all), state.found);
}

Result<SavedSelection> read_now(SavedFileReader& lines, const Budget& budget) {
  SUMMAND_TRY(version, lines.version());
  const bool is_former = version == kFormerVersionOfSelection;
  SUMMAND_TRY(expression, lines.line("expression "));
  SUMMAND_TRY(options, lines.line("options "));
  SUMMAND_TRY(rules, lines.line("rules "));
  if (is_former) {
    expression = expressions_as_written_today(expression);
    options = as_written_today(options);
  }
  SUMMAND_TRY(best, read_number_if_any(lines, "best "));
  SUMMAND_TRY(state, read_state(lines, budget));
  SUMMAND_TRY(count, lines.number("hits "));
  if (count > state.found || (best && (count > *best || *best == 0))) return lines.damaged();
  SavedSelection out{
      {std::move(expression), std::move(options), std::move(rules), best}, std::move(state), {}};
  Charge charge(budget);
  std::uint64_t next = 0;
  for (std::uint64_t i = 0; i < count; ++i) {
    SUMMAND_TRY(hit, read_hit(lines));
    // The first hit tells which columns all have.
    const bool fits = out.kept.empty() ||
                      (hit.what->value.has_value() == out.kept.front().what->value.has_value() &&
                       hit.what->rank.has_value() == out.kept.front().what->rank.has_value() &&
                       hit.what->shown.size() == out.kept.front().what->shown.size());
    const bool needs_rank = out.question.best && !hit.what->rank;
    if (!fits || needs_rank || hit.number < next || !out.state.judged.has(hit.number)) {
      return lines.damaged();
    }
    next = hit.number + 1;
    charge.add(2 * sizeof(FoundPosition) + hit.position.size() + hit.what->bytes());
    out.kept.push_back(std::move(hit));
  }
  if (auto right = lines.finish(); !right) return std::unexpected(right.error());
  return out;
}

void write_lines(const SelectionSubject& question, const SelectionState& state,
                 std::span<const FoundPosition* const> kept, SavedFileWriter& file) {
  file.write(fmt::format("expression {}\noptions {}\nrules {}\nbest {}\n",
                         escaped_line(question.expression), escaped_line(question.options),
                         escaped_line(question.rules), or_none(question.best)));
  file.write(lines_of(state) + fmt::format("hits {}\n", kept.size()));
  for (const FoundPosition* hit : kept) file.write(lines_of(*hit));
}

}  // namespace

SelectionSubject selection_subject(std::string expression, std::string options,
                                   const PositionQuestion& wanted, const AnyRuleset& game,
                                   Budget budget) {
  SelectionSubject out{.expression = std::move(expression),
                       .options = std::move(options),
                       .rules = {},
                       .best = wanted.best};
  std::uint64_t hash = 0, moves = 0;
  game.small_positions([&](const AnyPosition& position) {
    budget.ask();
    if (moves > kMostMovesOfRules) return;
    hash = with_text(hash, position.print());
    for (const Player player : {Player::left, Player::right}) {
      hash = hash_word(hash);
      const std::uint64_t count = position.move_count(player);
      if (count > kMostMovesOfRules) continue;
      for (const AnyMove& move : position.moves(player)) {
        hash = with_text(hash, move.after.print());
      }
      moves += count;
    }
  });
  out.rules = fmt::format("{} {:016x}", game.info().name, hash);
  return out;
}

void write_saved(const SelectionSubject& question, const SelectionState& state,
                 std::span<const FoundPosition* const> kept, TextSink& out) {
  SavedFileWriter file(out, kSelectionFormat);
  file.begin();
  write_lines(question, state, kept, file);
  file.finish();
}

Result<void> save_selection(const std::string& path, const SelectionSubject& question,
                            const SelectionState& state,
                            std::span<const FoundPosition* const> kept) {
  return save_file(path, kSelectionFormat,
                   [&](SavedFileWriter& file) { write_lines(question, state, kept, file); });
}

Attempt<SavedSelection> parse_selection(std::string_view text, const Budget& budget) {
  return within_limits([&] {
    SavedFileReader lines(read_from(text), kSelectionFormat);
    return read_now(lines, budget);
  });
}

Attempt<SavedSelection> load_selection(const std::string& path, const Budget& budget) {
  return load_file(path, kSelectionFormat,
                   [&](SavedFileReader& lines) { return read_now(lines, budget); });
}

Result<void> check_same_selection(const SelectionSubject& known, const SelectionSubject& wanted) {
  if (known.expression != wanted.expression) {
    return fail(fmt::format("it is a search in {}, not in {}", printable(known.expression),
                            printable(wanted.expression)));
  }
  if (known.options != wanted.options) {
    return fail(fmt::format("it is a search with other options: {}",
                            known.options.empty() ? "none" : printable(known.options)));
  }
  if (known.rules != wanted.rules) {
    return fail("the rules of the game were changed after it was saved");
  }
  return {};
}

}  // namespace summand
