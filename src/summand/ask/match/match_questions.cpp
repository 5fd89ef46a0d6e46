#include "summand/ask/match/match_questions.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "summand/ask/option_values.hpp"
#include "summand/text/json_texts.hpp"

namespace summand::ask {

Result<std::optional<std::uint64_t>> number_of_match(const Request& request) {
  if (!request.has("match")) return std::nullopt;
  SUMMAND_TRY(number, number_option(request, "match", 0, {1, ~std::uint64_t{0}}));
  return number;
}

Result<void> check_number_of_match(const Request& request) {
  return without_value(number_of_match(request));
}

void write_json(JsonWriter& json, const MatchLines& data) {
  json.key("match").number(data.number);
  write_texts(json, data.key, data.lines);
}

std::string text(const MatchLines& data, const Page&) {
  if (data.lines.empty()) return std::string(data.otherwise) + "\n";
  return fmt::format("{}\n", fmt::join(data.lines, "\n"));
}

void write_json(JsonWriter& json, const RecordOfMatch& data) {
  json.key("match").number(data.number).member("record", data.record);
}

std::string text(const RecordOfMatch& data, const Page&) { return data.record; }

void write_json(JsonWriter& json, const ClosedMatch& data) {
  json.key("match").number(data.number).key("open").number(data.open);
}

std::string text(const ClosedMatch& data, const Page&) {
  return fmt::format("Match {} is closed.\n", data.number);
}

}  // namespace summand::ask
