// --origin: where a1 is. Questions that name moves share the option.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "summand/ask/question.hpp"
#include "summand/ask/request.hpp"
#include "summand/base/result.hpp"
#include "summand/boards/origin.hpp"
#include "summand/language/answer.hpp"
#include "summand/text/json_writer.hpp"

namespace summand::ask {

inline constexpr std::array kOriginOption = {
    Option{"origin", "SIDE", "Where a1 is: top (default) or bottom, as in chess and Go"}};

// The origin of --origin. If it is not given: the top.
Result<Origin> origin_of(const Request& request);

// Writes "origin", "top" or "bottom", if the cells of a board are named from it.
inline void write_origin(JsonWriter& json, std::optional<Origin> origin) {
  if (origin) json.member("origin", key_of(*origin));
}
// "a1 is at the bottom left." and a newline, or nothing if a1 is where it usually is.
std::string line_of_origin(std::optional<Origin> origin);

// The answer with the boards of its game, or of the games of its list, named from that origin.
// Throws LimitReached.
Answer named_from(Answer answer, Origin origin);

}  // namespace summand::ask
