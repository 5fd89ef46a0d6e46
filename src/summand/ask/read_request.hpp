// Reads a request from a message that has the name of a question, and its arguments and options as
// JSON.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "summand/ask/request.hpp"
#include "summand/base/result.hpp"
#include "summand/draw/page.hpp"
#include "summand/text/json_value.hpp"

namespace summand::ask {

// A request, and how the answer in words should look if it is wanted.
struct ReadRequest {
  Request request;
  std::optional<Page> words = {};
};

// Why a message is no request.
struct NoRequest {
  enum class Kind : std::uint8_t { no_question, wrong_options };
  Kind kind;
  std::string message;
  std::string near = {};  // the known name that is most similar
};

// `method` is the name of a question with a point between its words: "analyze", "sucker.verify".
// `params` is an object, or null if there are none. Its members are
//     "text"       the only argument
//     "arguments"  a list of arguments
//     "words"      true or an object with "columns", if the answer in words is wanted
// and options. A flag is true or false. Other options are texts or numbers.
std::expected<ReadRequest, NoRequest> read_request(std::string_view method,
                                                   const JsonValue* params);

}  // namespace summand::ask
