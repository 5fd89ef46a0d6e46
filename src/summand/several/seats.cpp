#include "summand/several/seats.hpp"

#include "summand/base/foreign_text.hpp"

namespace summand {

Result<std::vector<Seat>> parse_seats(std::string_view text, std::size_t most) {
  std::vector<Seat> out;
  std::size_t from = 0;
  while (from <= text.size()) {
    const std::size_t comma = std::min(text.find(',', from), text.size());
    const std::size_t first = std::min(text.find_first_not_of(' ', from), comma);
    std::string_view word = text.substr(first, comma - first);
    while (word.ends_with(' ')) word.remove_suffix(1);
    const auto manner = manner_named(word);
    if (!manner && word != "person") {
      return fail(fmt::format("a seat is for person, {}, not for '{}'", names_of_manners(),
                              printable(word, 40)),
                  first);
    }
    if (out.size() == most) return fail(fmt::format("there are at most {} seats", most), first);
    out.push_back({manner});
    from = comma + 1;
  }
  return out;
}

}  // namespace summand
