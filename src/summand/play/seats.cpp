#include "summand/play/seats.hpp"

#include "summand/base/foreign_text.hpp"

namespace summand {

namespace {

Result<Seat> parse_seat(std::string_view word, const Policies& policies) {
  if (word == "person") return Seat{};
  if (const auto manner = manner_named(word)) return Seat{.program = manner};
  if (policies.help.empty()) {
    return fail(
        fmt::format("a seat is person, {}, not '{}'", names_of_manners(), printable(word, 40)));
  }
  const auto fault = policies.fault_of(word);
  if (!fault) return Seat{.policy = std::string(word)};
  // A word that begins as a policy has its own fault.
  if (fault->offset > 0) return std::unexpected(*fault);
  return fail(fmt::format("a seat is person, {}, {}, not '{}'", names_of_manners(), policies.help,
                          printable(word, 40)));
}

}  // namespace

std::string print(const Seat& seat) {
  if (seat.program) return std::string(name_of(*seat.program));
  return seat.policy.empty() ? "person" : seat.policy;
}

Result<std::vector<Seat>> parse_seats(std::string_view text, std::size_t most,
                                      const Policies& policies) {
  std::vector<Seat> out;
  std::size_t from = 0;
  while (from <= text.size()) {
    const std::size_t comma = std::min(text.find(',', from), text.size());
    const std::size_t first = std::min(text.find_first_not_of(' ', from), comma);
    std::string_view word = text.substr(first, comma - first);
    while (word.ends_with(' ')) word.remove_suffix(1);
    const auto seat = parse_seat(word, policies);
    if (!seat) return shifted(seat.error(), first);
    if (out.size() == most) return fail(fmt::format("there are at most {} seats", most), first);
    out.push_back(*seat);
    from = comma + 1;
  }
  return out;
}

}  // namespace summand
