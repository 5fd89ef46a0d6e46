#include "summand/ask/value_forms_option.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <string_view>

#include "summand/ask/option_values.hpp"
#include "summand/base/foreign_text.hpp"

namespace summand::ask {

Result<ValueForms> value_forms_of(const Request& request) {
  ValueForms out;
  SUMMAND_TRY(length,
              number_option<std::size_t>(request, "length", kMostTextOfGame, {1, kMostTextOfGame}));
  out.length = length;
  const auto list = request.option("forms");
  if (!list) return out;
  for (std::string_view rest = *list;;) {
    const std::size_t end = std::min(rest.find(','), rest.size());
    const std::string_view form = rest.substr(0, end);
    if (form == "latex") {
      out.latex = true;
    } else if (form == "spoken") {
      out.spoken = true;
    } else {
      return fail(fmt::format("--forms: latex, spoken or both are expected, not '{}'",
                              printable(form, 40)));
    }
    if (end == rest.size()) return out;
    rest.remove_prefix(end + 1);
  }
}

}  // namespace summand::ask
