// Shared by the questions about matches of two and of several players: the number of the match, and
// answers that are the same for both.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "summand/ask/question.hpp"
#include "summand/ask/request.hpp"
#include "summand/draw/page.hpp"
#include "summand/text/json_writer.hpp"

namespace summand::ask {

inline constexpr std::string_view kMatchIsOver = "the match is over; undo takes moves back";
inline constexpr std::string_view kNoMoveIsLeft = "No move is left.\n";
inline constexpr std::string_view kComputerHasNotMoved = "the computer has not moved yet";

// --- the number of the match ---

inline constexpr std::array kMatchOptions = {
    Option{"match", "N", "The number of the match (default: the newest one)"}};

// The number of --match. nullopt if it is not given.
Result<std::optional<std::uint64_t>> number_of_match(const Request& request);
// Fails if number_of_match fails.
Result<void> check_number_of_match(const Request& request);

// A question about a match, without arguments.
constexpr Question about_match(std::string_view name, std::string_view sentence,
                               Attempt<Response> (*answer)(Asking&),
                               Result<void> (*check)(const Request&) = check_number_of_match,
                               std::span<const Option> options = kMatchOptions) {
  return {.name = name,
          .arguments = "",
          .sentence = sentence,
          .details = {},
          .options = options,
          .most = 0,
          .words = true,
          .in_conversation = true,
          .check = check,
          .answer = answer};
}

// --- answers ---

// Sentences about a match.
struct MatchLines {
  std::uint64_t number;
  std::string_view key;  // in JSON
  std::vector<std::string> lines;
  std::string_view otherwise{};  // the text if there are none
};
void write_json(JsonWriter& json, const MatchLines& data);
std::string text(const MatchLines& data, const Page& page);

struct RecordOfMatch {
  std::uint64_t number;
  std::string record;
};
void write_json(JsonWriter& json, const RecordOfMatch& data);
std::string text(const RecordOfMatch& data, const Page& page);

struct ClosedMatch {
  std::uint64_t number;
  std::size_t open;  // the number of matches left
};
void write_json(JsonWriter& json, const ClosedMatch& data);
std::string text(const ClosedMatch& data, const Page& page);

}  // namespace summand::ask
