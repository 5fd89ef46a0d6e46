// Request: a question with its arguments and options as data.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/ask/question.hpp"

namespace summand::ask {

struct Request {
  const Question* question = nullptr;
  std::vector<std::string> arguments = {};
  // By name, without hyphens. A flag has the value "".
  std::map<std::string, std::string, std::less<>> options = {};

  bool has(std::string_view name) const { return options.contains(name); }
  std::optional<std::string> option(std::string_view name) const {
    const auto at = options.find(name);
    return at == options.end() ? std::nullopt : std::optional(at->second);
  }
  // The same question with the same options and that text as its only argument.
  Request about(std::string text) const {
    Request out{question, {}, options};
    out.arguments.push_back(std::move(text));  // a long text is not copied
    return out;
  }
};

// The options of the request, as the struct of its question. Null if it has no options.
// Fails if an option cannot be read, or if the options do not fit together.
Result<std::shared_ptr<const void>> read_options(const Request& request);

}  // namespace summand::ask
