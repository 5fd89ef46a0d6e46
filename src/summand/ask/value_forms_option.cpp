#include "summand/ask/value_forms_option.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <string_view>

#include "summand/base/foreign_text.hpp"

namespace summand::ask {

Result<void> read_forms(void* options, const Option& option, const std::string& text) {
  auto& out = *static_cast<ValueForms*>(options);
  for (std::string_view rest = text;;) {
    const std::size_t end = std::min(rest.find(','), rest.size());
    const std::string_view form = rest.substr(0, end);
    if (form == "latex") {
      out.latex = true;
    } else if (form == "spoken") {
      out.spoken = true;
    } else {
      return fail(fmt::format("--{}: latex, spoken or both are expected, not '{}'", option.name,
                              printable(form, 40)));
    }
    if (end == rest.size()) return {};
    rest.remove_prefix(end + 1);
  }
}

}  // namespace summand::ask
