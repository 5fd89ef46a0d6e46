// Question: a kind of question that Summand answers, with its arguments and options. A command in a
// terminal, a message of `summand serve` and a call from another language all ask such questions.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "summand/ask/options.hpp"
#include "summand/ask/response.hpp"
#include "summand/base/attempt.hpp"

namespace summand::ask {

class Asking;
struct Request;

// The options of a question, followed by those that it shares with others.
template <std::size_t N, std::size_t M>
constexpr std::array<Option, N + M> joined(const std::array<Option, N>& own,
                                           const std::array<Option, M>& common) {
  std::array<Option, N + M> out{};
  std::ranges::copy(common, std::ranges::copy(own, out.begin()).out);
  return out;
}

// A question, or a part of one with options and help of its own (a sub-command).
struct Question {
  std::string_view name;       // two words for a part: "sucker verify"
  std::string_view arguments;  // as in the usage: "EXPR..."
  std::string_view sentence;   // what it does
  std::string_view details;    // paragraphs for the help page
  OptionList options;
  std::size_t least = 0, most = SIZE_MAX;  // how many arguments
  // Each argument is a text with an answer of its own, as if it were the only one.
  bool each = false;
  // The answers are pages, separated by empty lines.
  bool pages = false;
  // In a dialogue, too, its arguments are words and not one expression.
  bool words = false;
  // It is about something that an earlier question of the conversation made.
  bool in_conversation = false;
  // The time of the request is for each part of its work, and the answer itself keeps to it.
  bool limits_parts = false;
  // Null if a part must be named, and if only a terminal can answer. May throw LimitReached.
  Attempt<Response> (*answer)(Asking&) = nullptr;
  std::string (*more_help)() = nullptr;
  // What its answers have, in JSON.
  std::span<const Description::Part> answers = {};
  std::span<const Question* const> children = {};  // its parts

  // "sucker" of "sucker verify".
  std::string_view first_word() const { return name.substr(0, name.find(' ')); }
  std::string_view last_word() const { return name.substr(name.rfind(' ') + 1); }
};

// The answers of a question: the types of data that respond() gets.
template <class... Data>
inline constexpr std::array<Description::Part, sizeof...(Data)> kAnswersAre = {
    &description_of<Data>...};

// All questions that a library can answer, sorted by name.
std::span<const Question* const> all_questions();
// The question of that whole name, "eval" or "sucker verify". Null if there is none.
const Question* find_question(std::string_view name);
// The part whose last word this is. Null if there is none.
const Question* find_child(const Question& question, std::string_view word);

// The options of every question: json, memory, time, threads.
std::span<const Option> common_options();
// The options of a question, followed by those that every question has.
std::vector<Option> options_of(const Question& question);

}  // namespace summand::ask
