#include "summand/several/match_record.hpp"

#include "summand/base/foreign_text.hpp"
#include "summand/base/utf8.hpp"

namespace summand {

namespace {

constexpr std::string_view kDeal = "deal: ";
constexpr std::size_t kMostText = 10'000'000;

}  // namespace

std::string deal_line(std::string_view deal) {
  return std::string(kDeal) + printable(deal, std::string_view::npos);
}

Result<std::optional<std::string>> deal_in(std::string_view line) {
  if (!line.starts_with(kDeal)) return std::nullopt;
  for (std::size_t at = kDeal.size(); at < line.size(); at += character_length(line, at)) {
    if (is_printable(line, at)) continue;
    return fail(fmt::format("a deal is printable text, and {} is not", quoted_character(line, at)),
                at);
  }
  return std::string(line.substr(kDeal.size()));
}

Result<RecordBody> body_of_record(std::string_view title, std::string_view text) {
  if (text.size() > kMostText) {
    return fail(fmt::format("a record has at most {} characters", kMostText), kMostText);
  }
  const std::vector<RecordLine> all = lines_of(text);
  if (all.empty() || all.front().text != title) {
    return fail(fmt::format("the title '{}' is missing", title));
  }
  SUMMAND_TRY(whole, without_end(text));
  RecordBody out{.lines = {}, .end = whole.size()};
  for (const RecordLine& line : all) {
    const bool inside = line.offset > 0 && line.offset < whole.size();
    if (inside && !line.text.empty()) out.lines.push_back(line);
  }
  return out;
}

}  // namespace summand
