// Sentences about how the computer plays.
#include <fmt/format.h>

#include "summand/ask/match/match_session.hpp"

namespace summand::ask {

namespace {

// " (12 sums searched)". Empty if there was no search for the move.
std::string sums_searched(const Choice& choice) {
  const auto& found = choice.winners;
  // In misère play the reason says it.
  const bool searched = found && found->means == Means::search && found->rule.empty();
  // Zero if an earlier search has found the answer.
  if (!searched || found->nodes == 0) return "";
  return fmt::format(" ({} sum{} searched)", found->nodes, found->nodes == 1 ? "" : "s");
}

}  // namespace

std::string sentence_of(const Choice& choice, std::string_view move) {
  switch (choice.kind) {
    case Choice::Kind::winning:
      return fmt::format("{} wins: {}{}.", move, choice.reason, sums_searched(choice));
    case Choice::Kind::lost:
      return fmt::format("{}{}; {} is the hardest to answer.", choice.reason, sums_searched(choice),
                         move);
    case Choice::Kind::drawn:
      return fmt::format("After {} play goes on for ever: {}.", move, choice.reason);
    case Choice::Kind::conjectured:
      return fmt::format("{} wins if a conjecture is true: {}.", move, choice.reason);
    case Choice::Kind::guessed:
      return fmt::format("{} is a guess: {}.", move, choice.reason);
    case Choice::Kind::slip:
      return fmt::format("{} was chosen at random, because of the level.", move);
  }
  return {};
}

std::string sentence_of(PlayLevel level) {
  return fmt::format("The computer's level is {}.", described(level));
}

std::string_view key_of(Choice::Kind kind) {
  switch (kind) {
    case Choice::Kind::winning:
      return "winning";
    case Choice::Kind::lost:
      return "lost";
    case Choice::Kind::drawn:
      return "drawn";
    case Choice::Kind::conjectured:
      return "conjectured";
    case Choice::Kind::guessed:
      return "guessed";
    case Choice::Kind::slip:
      return "slip";
  }
  return {};
}

}  // namespace summand::ask
