// Reads a request from a message: the name of a question, and its arguments and options as JSON.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "summand/ask/page.hpp"
#include "summand/ask/request.hpp"
#include "summand/base/result.hpp"
#include "summand/text/json_value.hpp"

namespace summand::ask {

// A request, and whether the answer is wanted in words as well.
struct ReadRequest {
  Request request;
  std::optional<Page> words = {};
};

// Why a message is no request.
struct NoRequest {
  enum class Kind : std::uint8_t { no_question, wrong_options };
  Kind kind;
  std::string message;
  std::string near = {};  // the name that may have been meant
};

// `method` is the name of a question with a point between its words: "analyze", "sucker.verify".
// `params` is an object, or null for none: "text" is the only argument and "arguments" a list of
// them; "words" asks for the answer in words, true or an object with "columns"; all other members
// are options. A flag is true or false; other options are texts or numbers.
std::expected<ReadRequest, NoRequest> read_request(std::string_view method,
                                                   const JsonValue* params);

}  // namespace summand::ask
