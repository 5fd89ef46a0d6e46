#include "summand/ruleset/any.hpp"

#include <string>
#include <utility>

namespace summand {

std::optional<Result<AnyPosition>> AnyRuleset::made_from_text(const Arguments& arguments) const {
  if (arguments.size() != 1) return std::nullopt;
  const auto* text = arguments[0].get<std::string>();
  if (text == nullptr) return std::nullopt;
  Result<AnyPosition> position = parse(*text);
  if (!position) return shifted(std::move(position).error(), arguments[0].offset);
  return position;
}

std::unexpected<Error> AnyRuleset::wants_text(const Arguments& arguments) const {
  const std::string name(info().name);
  return fail(name + " takes one position in quotes, such as " + name + "(\"" +
                  std::string(info().examples[0]) + "\")",
              arguments.empty() ? 0 : arguments[0].offset);
}

std::unexpected<Error> AnyRuleset::wants_parameters() const {
  return fail(std::string(info().name) + " needs the parameters of its rules");
}

}  // namespace summand
