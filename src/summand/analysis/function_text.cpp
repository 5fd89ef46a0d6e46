#include "summand/analysis/function_text.hpp"

#include <fmt/core.h>
#include <vector>

#include "summand/base/separated.hpp"
#include "summand/text/table.hpp"

namespace summand {

std::string functions_table() {
  std::vector<std::vector<std::string>> rows;
  for (const Function& function : all_functions()) {
    rows.push_back({fmt::format("  {}({})", function.name, function.arguments),
                    std::string(function.sentence)});
  }
  return fmt::format("{}\n", separated(aligned(rows), "\n"));
}

std::string page_of(const Function& function) {
  std::string result = fmt::format("  {}", function.gives);
  // A result of several lines is printed below the example.
  if (result.contains('\n')) {
    result = fmt::format("\n    {}", function.gives);
    for (std::size_t at = 1; (at = result.find('\n', at)) != result.npos; ++at) {
      result.insert(at + 1, "    ");
    }
  }
  return fmt::format("{}({})\n  {}\n  {}  =>{}\n", function.name, function.arguments,
                     function.sentence, function.example, result);
}

}  // namespace summand
