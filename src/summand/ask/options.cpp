#include "summand/ask/options.hpp"

#include <fmt/core.h>

#include "summand/ask/request.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/whole_number.hpp"

namespace summand::ask {

Result<std::uint64_t> read_number(const Option& option, const std::string& text) {
  const auto [least, most] = option.range;
  const auto number = whole_number<std::uint64_t>(text);
  if (number && *number >= least && *number <= most) return *number;
  return fail(fmt::format("--{}: a number from {} to {} is expected, not '{}'", option.name, least,
                          most, printable(text, 40)));
}

Result<void> read_rows(std::span<const Option> rows, const Request& request, void* options) {
  for (const Option& row : rows) {
    const auto at = request.options.find(row.name);
    if (at == request.options.end()) continue;
    void* its = row.group == nullptr ? options : row.group(options);
    if (auto read = row.read(its, row, at->second); !read) return read;
  }
  return {};
}

Result<std::shared_ptr<const void>> OptionList::read(const Request& request) const {
  if (make_ == nullptr) return nullptr;
  std::shared_ptr<void> options = make_();
  if (auto read = read_rows(rows_, request, options.get()); !read) {
    return std::unexpected(std::move(read).error());
  }
  if (check_ != nullptr) {
    if (auto fits = check_(options.get(), request); !fits) {
      return std::unexpected(std::move(fits).error());
    }
  }
  return options;
}

}  // namespace summand::ask
