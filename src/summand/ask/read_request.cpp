#include "summand/ask/read_request.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <vector>

#include "summand/base/foreign_text.hpp"
#include "summand/base/whole_number.hpp"
#include "summand/language/syntax/suggest.hpp"

namespace summand::ask {

namespace {

using Kind = JsonValue::Kind;
using Wrong = std::unexpected<NoRequest>;

constexpr std::size_t kMostQuoted = 40;
constexpr std::size_t kLeastColumns = 20, kMostColumns = 1000;

Wrong wrong(std::string message, std::string near = "") {
  if (!near.empty()) message += fmt::format(", did you mean '{}'?", near);
  return std::unexpected(
      NoRequest{NoRequest::Kind::wrong_options, std::move(message), std::move(near)});
}

std::string nearest(std::string_view word, std::span<const std::string_view> known) {
  return std::string(nearest_name(word.substr(0, kMostQuoted), known).value_or(""));
}

// The question of that method.
const Question* question_of(std::string_view method) {
  std::string name(method);
  std::ranges::replace(name, '.', ' ');
  const Question* out = find_question(name);
  return out != nullptr && out->answer != nullptr && !method.contains(' ') ? out : nullptr;
}

Wrong no_question(std::string_view method) {
  std::vector<std::string> names;
  for (const Question* question : all_questions()) {
    if (question->answer != nullptr) names.emplace_back(question->name);
    for (const Question* child : question->children) {
      names.push_back(fmt::format("{}.{}", child->first_word(), child->last_word()));
    }
  }
  const std::vector<std::string_view> known(names.begin(), names.end());
  std::string near = nearest(method, known);
  std::string message = fmt::format("there is no question '{}'", printable(method, kMostQuoted));
  if (!near.empty()) message += fmt::format(", did you mean '{}'?", near);
  return std::unexpected(
      NoRequest{NoRequest::Kind::no_question, std::move(message), std::move(near)});
}

std::expected<void, NoRequest> read_arguments(const JsonValue& value, Request& out) {
  if (value.kind != Kind::array) return wrong("arguments: a list of texts is expected");
  for (const JsonValue& item : value.items) {
    if (item.kind != Kind::text) return wrong("arguments: a list of texts is expected");
    out.arguments.push_back(item.text);
  }
  return {};
}

std::expected<void, NoRequest> read_words(const JsonValue& value, std::optional<Page>& out) {
  if (value.kind == Kind::boolean) {
    if (value.boolean) out.emplace();
    return {};
  }
  if (value.kind != Kind::object) return wrong("words: true or an object is expected");
  out.emplace();
  if (const JsonValue* columns = value.member("columns")) {
    const auto number = whole_number<std::size_t>(columns->text);
    if (columns->kind != Kind::number || !number || *number < kLeastColumns ||
        *number > kMostColumns) {
      return wrong(fmt::format("words: columns: a number from {} to {} is expected", kLeastColumns,
                               kMostColumns));
    }
    out->columns = *number;
  }
  return {};
}

std::expected<void, NoRequest> read_option(const Option& option, const JsonValue& value,
                                           Request& out) {
  const std::string name(option.name);
  if (option.value.empty()) {
    if (value.kind != Kind::boolean) return wrong(name + ": true or false is expected");
    if (value.boolean) out.options[name] = "";
    return {};
  }
  if (value.kind != Kind::text && value.kind != Kind::number) {
    return wrong(name + ": a text or a number is expected");
  }
  out.options[name] = value.text;
  return {};
}

std::expected<void, NoRequest> read_member(std::string_view name, const JsonValue& value,
                                           ReadRequest& out) {
  Request& request = out.request;
  if (name == "arguments") return read_arguments(value, request);
  if (name == "words") return read_words(value, out.words);
  if (name == "text") {
    if (value.kind != Kind::text) return wrong("text: a text is expected");
    request.arguments.push_back(value.text);
    return {};
  }
  const std::vector<Option> options = options_of(*request.question);
  const auto option = std::ranges::find(options, name, &Option::name);
  if (option != options.end() && name != "json") return read_option(*option, value, request);
  std::vector<std::string_view> known = {"text", "arguments", "words"};
  for (const Option& one : options) {
    if (one.name != "json") known.push_back(one.name);
  }
  return wrong(
      fmt::format("{} has no option '{}'", request.question->name, printable(name, kMostQuoted)),
      nearest(name, known));
}

// Checks that the question takes that many arguments. If it answers each argument by itself, it
// takes one.
std::expected<void, NoRequest> check_count(const Request& request) {
  const Question& question = *request.question;
  const std::size_t count = request.arguments.size();
  const std::size_t most = question.each ? std::min<std::size_t>(question.most, 1) : question.most;
  if (count < question.least) {
    return wrong(fmt::format("{} needs {}", question.name,
                             question.least == 1 ? "a text" : "more arguments"));
  }
  if (count > most) return wrong(fmt::format("{}: too many arguments", question.name));
  return {};
}

}  // namespace

std::expected<ReadRequest, NoRequest> read_request(std::string_view method,
                                                   const JsonValue* params) {
  ReadRequest out;
  out.request.question = question_of(method);
  if (out.request.question == nullptr) return no_question(method);
  // The answer is data, so its values are printed for programs.
  out.request.options["json"] = "";
  if (params != nullptr && params->kind != Kind::null) {
    if (params->kind != Kind::object) return wrong("params: an object is expected");
    for (std::size_t i = 0; i < params->items.size(); ++i) {
      if (auto done = read_member(params->names[i], params->items[i], out); !done) {
        return std::unexpected(std::move(done).error());
      }
    }
  }
  if (auto fits = check_count(out.request); !fits) return std::unexpected(std::move(fits).error());
  return out;
}

}  // namespace summand::ask
