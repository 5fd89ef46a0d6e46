// --origin: where a1 is. Questions that name moves share the option.
#pragma once

#include <optional>
#include <string>

#include "summand/ask/question.hpp"
#include "summand/ask/request.hpp"
#include "summand/base/result.hpp"
#include "summand/boards/origin.hpp"
#include "summand/language/answer.hpp"
#include "summand/text/description.hpp"

namespace summand::ask {

struct OriginOptions {
  Origin origin = Origin::top;
};

Result<Origin> read_origin(const Option& option, const std::string& text);
inline constexpr auto kOriginOption =
    options_in<OriginOptions>(option_read<&OriginOptions::origin, read_origin>(
        "origin", "SIDE", "Where a1 is: top (default) or bottom, as in chess and Go"));

// The member "origin", if the cells of a board are named from it.
template <class T, class Get>
void tell_origin(Members<T>& its, Get origin) {
  its("origin", "Where a1 is, if cells of boards have names.", origin).words({"top", "bottom"});
}
// "a1 is at the bottom left." and a newline, or nothing if a1 is where it usually is.
std::string line_of_origin(std::optional<Origin> origin);

// The answer with the boards of its game, or of the games of its list, named from that origin.
// Throws LimitReached.
Answer named_from(Answer answer, Origin origin);

}  // namespace summand::ask
