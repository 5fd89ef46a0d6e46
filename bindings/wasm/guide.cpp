// The guide, which lies in a file of its own (guide.txt), because it is rarely read: a front end
// loads it when a page is first asked for. Before each page stand a form feed, its name and a new
// line.
#include "summand/ask/guide.hpp"

#include <algorithm>
#include <string_view>
#include <vector>

extern "C" {

// From the host. The text of guide.txt in memory by summand_take(), with a zero byte behind it.
[[clang::import_module("summand"), clang::import_name("guide")]] const char* summand_guide();
}

namespace summand::ask {

std::span<const GuidePage> guide_pages() {
  static const std::vector<GuidePage> pages = [] {
    std::vector<GuidePage> out;
    std::string_view rest = summand_guide();
    while (!rest.empty()) {
      rest.remove_prefix(1);
      const std::size_t name = rest.find('\n');
      const std::size_t end = std::min(rest.find('\f'), rest.size());
      out.push_back({rest.substr(0, name), rest.substr(name + 1, end - name - 1)});
      rest.remove_prefix(end);
    }
    return out;
  }();
  return pages;
}

}  // namespace summand::ask
