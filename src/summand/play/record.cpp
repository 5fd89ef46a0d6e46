#include "summand/play/record.hpp"

#include <algorithm>
#include <array>

#include "summand/base/foreign_text.hpp"
#include "summand/base/utf8.hpp"

namespace summand {

namespace {

constexpr std::string_view kHeading = "summand match 2";
constexpr std::string_view kFormerHeading = "summand match 1";
constexpr std::string_view kBegins = "summand match ";
constexpr std::size_t kMostRecord = 10'000'000;

// The titles of version 0.2.0 for games of several seats, and their games.
struct FormerTitle {
  std::string_view name, game;
  std::string title() const { return fmt::format("{}, version 1", name); }
};
constexpr std::array<FormerTitle, 4> kFormerTitles = {{
    {"so long sucker", "sucker"},
    {"babylon for several players", "babylon"},
    {"babylon in rounds", "babylon in rounds"},
    {"dots and boxes", "dots-and-boxes"},
}};
// The words of their lines. A line without such a word is a move.
constexpr std::array<std::string_view, 7> kFormerKeys = {"players", "rules",  "start", "begins",
                                                         "deal",    "winner", "places"};

const FormerTitle* former_title(std::string_view text) {
  const auto at = std::ranges::find_if(
      kFormerTitles, [&](const FormerTitle& title) { return text.starts_with(title.name); });
  return at == kFormerTitles.end() ? nullptr : &*at;
}

RecordEntry entry_of(const RecordLine& line) {
  const std::size_t space = std::min(line.text.find(' '), line.text.size());
  const std::size_t value = std::min(space + 1, line.text.size());
  return {line.text.substr(0, space), line.text.substr(value), line.offset, line.offset + value};
}

RecordEntry former_entry_of(const RecordLine& line) {
  const std::size_t colon = line.text.find(": ");
  const std::string_view key = line.text.substr(0, std::min(colon, line.text.size()));
  if (colon == std::string_view::npos || std::ranges::find(kFormerKeys, key) == kFormerKeys.end()) {
    return {"move", line.text, line.offset, line.offset};
  }
  return {key, line.text.substr(colon + 2), line.offset, line.offset + colon + 2};
}

}  // namespace

Result<RecordReading> RecordReading::of(std::string_view text) {
  if (text.size() > kMostRecord) {
    return fail(fmt::format("a record has at most {} characters", kMostRecord), kMostRecord);
  }
  const std::vector<RecordLine> all = lines_of(text);
  const std::string_view heading = all.empty() ? "" : all.front().text;
  const FormerTitle* former = former_title(text);
  if (former != nullptr && heading != former->title()) {
    return fail(fmt::format("the title '{}' is missing", former->title()));
  }
  if (former == nullptr && heading != kHeading && heading != kFormerHeading) {
    return fail(fmt::format("a record begins with the line '{}'", kHeading));
  }
  SUMMAND_TRY(whole, without_end(text));
  RecordReading out;
  out.end_ = whole.size();
  out.former_letters_ = heading == kFormerHeading;
  for (const RecordLine& line : all) {
    const bool inside = line.offset > 0 && line.offset < whole.size();
    if (!inside || line.text.empty()) continue;
    out.entries_.push_back(former == nullptr ? entry_of(line) : former_entry_of(line));
  }
  if (former != nullptr) {
    out.game_ = {"game", former->game, 0, 0};
  } else if (const auto game = out.take("game")) {
    out.game_ = *game;
  }
  return out;
}

std::optional<RecordEntry> RecordReading::take(std::string_view key) {
  if (at_end() || entries_[next_].key != key || entries_[next_].value.empty()) return std::nullopt;
  return entries_[next_++];
}

std::optional<RecordEntry> RecordReading::take_any() {
  return at_end() ? std::nullopt : std::optional(entries_[next_++]);
}

bool RecordReading::take_word(std::string_view word) {
  const bool found = !at_end() && entries_[next_].key == word && entries_[next_].value.empty();
  next_ += found ? 1 : 0;
  return found;
}

Result<RecordEntry> RecordReading::need(std::string_view key, std::string_view what) {
  if (const auto entry = take(key)) return *entry;
  if (at_end()) return expected(fmt::format("the line '{}' is missing", key));
  return expected(fmt::format("'{}' and {} are expected", key, what));
}

std::unexpected<Error> RecordReading::expected(std::string message) const {
  return fail(std::move(message), at_end() ? end_ : entries_[next_].line);
}

std::optional<std::string_view> game_of_record(std::string_view text) {
  if (const FormerTitle* former = former_title(text)) return former->game;
  if (!text.starts_with(kBegins)) return std::nullopt;
  for (const RecordLine& line : lines_of(text.substr(0, kMostRecord))) {
    const RecordEntry entry = entry_of(line);
    if (entry.key == "game") return entry.value;
  }
  return "";
}

std::string record_of(std::string_view game, std::string_view lines) {
  return fmt::format("{}\ngame {}\n{}{}\n", kHeading, game, lines, kRecordEnd);
}

std::string deal_line(std::string_view deal) {
  return fmt::format("deal {}\n", printable(deal, std::string_view::npos));
}

Result<void> check_deal(std::string_view deal) {
  for (std::size_t at = 0; at < deal.size(); at += character_length(deal, at)) {
    if (is_printable(deal, at)) continue;
    return fail(fmt::format("a deal is printable text, and {} is not", quoted_character(deal, at)),
                at);
  }
  return {};
}

}  // namespace summand
