#include "summand/heaps/nim/outcomes.hpp"

#include <algorithm>
#include <fmt/core.h>

#include "summand/base/check.hpp"
#include "summand/base/separated.hpp"

namespace summand::heaps {

namespace {

std::size_t bytes_of(const Marbles& position) {
  return position.size() * sizeof(std::uint64_t) + kAllocation;
}

// The positions after one move, each once.
std::vector<Marbles> options_of(const Marbles& position) {
  std::vector<Marbles> out;
  for (std::size_t i = position.size(); i-- > 0;) {
    if (i + 1 < position.size() && position[i] == position[i + 1]) continue;
    for (std::uint64_t to = 0; to < position[i]; ++to) {
      Marbles option = position;
      option[i] = to;
      std::ranges::sort(option);
      out.push_back(std::move(option));
    }
  }
  return out;
}

// Moves to the next position in a counter whose digits never fall and stay at most those of `most`.
bool advance(Marbles& position, const Marbles& most) {
  for (std::size_t i = position.size(); i-- > 0;) {
    if (position[i] == most[i]) continue;
    const std::uint64_t raised = position[i] + 1;
    for (std::size_t k = i; k < position.size(); ++k) position[k] = raised;
    return true;
  }
  return false;
}

}  // namespace

std::string print(const Marbles& position) { return fmt::format("({})", separated(position, ",")); }

WorkingBackwards::WorkingBackwards(const Budget& budget)
    : budget_(budget), charge_(std::make_shared<Charge>(budget)) {}

Result<WorkingBackwards> WorkingBackwards::from(Marbles start, const Budget& budget) {
  std::ranges::sort(start);
  WorkingBackwards out(budget);
  out.start_ = std::move(start);
  if (!out.find_all_below()) {
    return fail(fmt::format("{} is too large: its play has more than {} moves", print(out.start_),
                            kMostMoves));
  }
  out.find_options();
  out.work_backwards();
  return out;
}

bool WorkingBackwards::find_all_below() {
  std::uint64_t moves = 0;
  Marbles position(start_.size(), 0);
  do {
    budget_.ask();
    for (const std::uint64_t heap : position) moves += heap + 1;
    if (moves > kMostMoves) return false;
    // It is stored twice: here and among the places.
    charge_->add(2 * bytes_of(position) + sizeof(MarblesVerdict) + kMapEntry<Marbles, std::size_t>);
    verdicts_.push_back({.position = position});
  } while (advance(position, start_));
  return true;
}

void WorkingBackwards::find_options() {
  for (MarblesVerdict& verdict : verdicts_) {
    budget_.ask();
    std::uint64_t moves = 0;
    for (const std::uint64_t heap : verdict.position) moves += heap;
    charge_->add(moves * (sizeof(Marbles) + bytes_of(verdict.position)));
    verdict.options = options_of(verdict.position);
  }
}

void WorkingBackwards::work_backwards() {
  for (std::size_t i = 0; i < verdicts_.size(); ++i) places_[verdicts_[i].position] = i;
  std::vector<bool> known(verdicts_.size(), false);
  const auto is_lost = [&](const Marbles& option) {
    const std::size_t at = places_.at(option);
    return known[at] && verdicts_[at].lost;
  };
  const auto is_won = [&](const Marbles& option) {
    const std::size_t at = places_.at(option);
    return known[at] && !verdicts_[at].lost;
  };
  std::size_t found = 0;
  for (unsigned round = 0; found < verdicts_.size(); ++round) {
    std::vector<std::size_t> news;
    for (std::size_t i = 0; i < verdicts_.size(); ++i) {
      budget_.ask();
      if (known[i]) continue;
      MarblesVerdict& verdict = verdicts_[i];
      if (round % 2 == 0) {
        verdict.lost = std::ranges::all_of(verdict.options, is_won);
        if (verdict.lost) news.push_back(i);
      } else if (const auto at = std::ranges::find_if(verdict.options, is_lost);
                 at != verdict.options.end()) {
        verdict.winning = *at;
        news.push_back(i);
      }
    }
    SUMMAND_CHECK(!news.empty());
    for (const std::size_t i : news) known[i] = true;
    for (const std::size_t i : news) verdicts_[i].round = round;
    found += news.size();
  }
  std::ranges::sort(verdicts_, {}, [](const MarblesVerdict& verdict) {
    return std::pair(verdict.round, verdict.position);
  });
  for (std::size_t i = 0; i < verdicts_.size(); ++i) places_[verdicts_[i].position] = i;
}

const MarblesVerdict& WorkingBackwards::of(Marbles position) const {
  std::ranges::sort(position);
  return verdicts_[places_.at(position)];
}

}  // namespace summand::heaps
