#include "summand/play/assessment.hpp"

#include <fmt/format.h>

#include "summand/language/answer.hpp"
#include "summand/theory/thermographs.hpp"
#include "summand/value/print.hpp"

namespace summand {

namespace {

constexpr std::size_t kShortText = 60;
constexpr std::size_t kMostTerms = 12;  // whose values are listed

std::string prospect(Oracle& oracle, const SumInPlay& sum, Player first) {
  oracle.allow_all();
  const std::optional<PlayVerdict> verdict = oracle.verdict(sum, first);
  const std::string start = fmt::format("If {} is to move, ", player_name(first));
  if (!verdict) return start + "nobody knows: the limit of the search was reached.";
  const std::string_view how = name_of(verdict->means);
  if (verdict->fate == Fate::draw) {
    return fmt::format("{}play goes on for ever (by {}).", start, how);
  }
  const Player winner = verdict->fate == Fate::win ? first : opponent(first);
  const std::string within =
      verdict->distance ? fmt::format(" within {} moves", *verdict->distance) : "";
  return fmt::format("{}{} wins{} (by {}).", start, player_name(winner), within, how);
}

std::string worth(Thermographs& thermographs, Value value) {
  ValueStore& store = thermographs.store();
  std::string out = print(store, value, kShortText);
  const Thermograph thermograph = thermographs.of(value);
  if (thermograph.temperature > Dyadic(0)) {
    out += fmt::format(", of mean {} and temperature {}", print(thermograph.mean),
                       print(thermograph.temperature));
  }
  return out;
}

}  // namespace

std::vector<std::string> assessment(Oracle& oracle, const SumInPlay& sum) {
  std::vector<std::string> out = {prospect(oracle, sum, Player::left),
                                  prospect(oracle, sum, Player::right)};
  const auto said = within_limits([&]() -> Attempt<std::vector<std::string>> {
    std::vector<std::string> lines;
    const auto values = oracle.values(sum);
    if (!values) return lines;
    Thermographs thermographs(sum.store());
    if (values->size() > 1 && values->size() <= kMostTerms) {
      for (std::size_t i = 0; i < values->size(); ++i) {
        lines.push_back(
            fmt::format("Game {} is worth {}.", i + 1, worth(thermographs, (*values)[i])));
      }
    }
    const Value total = sum.store().sum(*values);
    lines.push_back(fmt::format("{} is worth {}.", values->size() > 1 ? "The sum" : "The game",
                                worth(thermographs, total)));
    return lines;
  });
  if (said && !said->empty()) {
    out.insert(out.end(), said->begin(), said->end());
  } else {
    out.emplace_back("What it is worth is not easily had.");
  }
  return out;
}

}  // namespace summand
