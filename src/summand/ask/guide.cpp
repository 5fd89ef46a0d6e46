#include "summand/ask/guide.hpp"

#include <algorithm>

namespace summand::ask {

std::string_view GuidePage::title() const {
  const std::size_t end = text.find('\n');
  const std::string_view first = text.substr(0, end);
  return first.starts_with("# ") ? first.substr(2) : name;
}

const GuidePage* find_guide_page(std::string_view name) {
  const auto pages = guide_pages();
  const auto at = std::ranges::find(pages, name, &GuidePage::name);
  return at == pages.end() ? nullptr : &*at;
}

}  // namespace summand::ask
