#include "summand/studies/babylon/solution.hpp"

#include <algorithm>
#include <bit>
#include <charconv>
#include <fmt/core.h>

#include "summand/games/babylon.hpp"
#include "summand/games/babylon/strategy.hpp"
#include "summand/ruleset/evaluate.hpp"

namespace summand::babylon {

namespace {

constexpr std::uint64_t kMostSearched = 16;  // stacks

Result<Stacks> parse_start(std::string_view text) {
  std::vector<std::uint64_t> chips;
  std::uint64_t left = kMostChips;
  std::size_t at = 0;
  while (true) {
    while (at < text.size() && text[at] == ' ') ++at;
    std::uint64_t count = 0;
    const auto [end, error] = std::from_chars(text.data() + at, text.data() + text.size(), count);
    if (error == std::errc::result_out_of_range || count > left) {
      return fail(fmt::format("at most {} chips lie on a table", kMostChips), at);
    }
    if (error != std::errc() || count == 0) {
      return fail("expected how many chips there are of each colour, such as 3,3,3,3", at);
    }
    if (chips.size() == kMostColours) {
      return fail(fmt::format("there are letters for {} colours", kMostColours), at);
    }
    chips.push_back(count);
    left -= count;
    at = static_cast<std::size_t>(end - text.data());
    while (at < text.size() && text[at] == ' ') ++at;
    if (at == text.size()) return Stacks::singles(chips);
    if (text[at] != ',') return fail("expected a comma between numbers", at);
    ++at;
  }
}

// The least number that is not in a set of bits.
unsigned mex(std::uint64_t met) { return static_cast<unsigned>(std::countr_one(met)); }

// The game without the names of colours, so that positions that differ only by these names are
// evaluated once.
struct Unnamed : games::Babylon {
  Position play(const Position& stacks, Player player, const Move& move) const {
    return Babylon::play(stacks, player, move).unnamed();
  }
};

// The values of all positions that can be reached from a position, by search.
class GrundySearch {
 public:
  explicit GrundySearch(const Budget& budget)
      : store_(budget), evaluate_(Unnamed(), store_, By::search) {}

  unsigned operator()(const Stacks& stacks) {
    return static_cast<unsigned>(*store_.as_nimber(evaluate_(stacks.unnamed())));
  }
  std::size_t positions() const { return evaluate_.positions(); }

 private:
  ValueStore store_;
  Evaluator<Unnamed> evaluate_;
};

// "by C5", "by C6, known by search up to 48 chips", "conjectured (C6), ...".
std::string found_by(Certificate certificate, Standing standing) {
  if (standing == Standing::conjectured) return cite(certificate, standing);
  std::string out = fmt::format("by {}", name_of(certificate));
  if (standing == Standing::proved) return out;
  return out + fmt::format(", known by search up to {} chips", kSearchedChips);
}

template <class Grundy>
Solution solution_of(const Stacks& stacks, Grundy&& grundy) {
  Solution out{.stacks = stacks};
  std::uint64_t met = 0;
  for_each_move(stacks, [&](const StackMove& move) {
    out.moves.push_back({move, grundy(after(stacks, move))});
    met |= std::uint64_t{1} << out.moves.back().grundy;
  });
  out.grundy = mex(met);
  out.mover_wins = *out.grundy != 0;
  return out;
}

}  // namespace

Result<Stacks> parse_stacks(std::string_view text) {
  const bool letters =
      std::ranges::any_of(text, [](char c) { return (c >= 'a' && c <= 'z') || c == '<'; });
  return letters || text == "0" ? Stacks::parse(text) : parse_start(text);
}

bool wants_table(const Stacks& stacks) {
  return stacks.count() > kMostSearched && stacks.chips() <= Partitions::kMostChips;
}

Solution solve_by_table(const Stacks& stacks, const Table& table, std::string_view origin) {
  Solution out = solution_of(stacks, [&](const Stacks& option) { return table.grundy(option); });
  if (out.moves.empty()) out.grundy = table.grundy(stacks);  // which depends on how play ends
  out.mover_wins = *out.grundy != 0;
  out.found = fmt::format("by a table of the {} positions of {} chips in at most {} colours{}{}",
                          table.positions(), table.chips(), table.colours(),
                          origin.empty() ? "" : "; ", origin);
  return out;
}

Solution solve_by_search(const Stacks& stacks, const Budget& budget) {
  if (stacks.count() > kMostSearched) {
    reach_limit(Limit::size,
                fmt::format("{} stacks with {} chips are out of reach: by search are "
                            "known at most {} stacks, or {} chips",
                            stacks.count(), stacks.chips(), kMostSearched, Partitions::kMostChips));
  }
  GrundySearch search(budget);
  Solution out = solution_of(stacks, search);
  const std::size_t positions = search.positions() + 1;
  out.found =
      fmt::format("by search of {} {}", positions, positions == 1 ? "position" : "positions");
  return out;
}

std::optional<Solution> solve_by_theorem(const Stacks& stacks) {
  Solution out{.stacks = stacks, .standing = Standing::proved};
  const auto first = first_player_wins(stacks);
  const auto lost = first ? std::nullopt : lost_by_certificate(stacks);
  if (lost) {
    out.standing = standing_of(*lost, stacks.chips());
    out.found = fmt::format("{}: {}", found_by(*lost, out.standing), text_of(*lost));
    return out;
  }
  out.mover_wins = first.value_or(true);
  out.found = first ? "by Theorem 1 (Goadrich & Schlatter 2011; Georgakopoulos & Winkler 2012): in "
                      "two colours the second player wins exactly if the number of chips is even "
                      "and there are at least three of each"
                    : "";
  if (!out.mover_wins) return out;
  out.advice = strategy_move(stacks);
  if (first) return out;
  if (!out.advice) return std::nullopt;
  out.standing = out.advice->standing;
  out.found = found_by(*out.advice->certificate, out.standing);
  return out;
}

}  // namespace summand::babylon
