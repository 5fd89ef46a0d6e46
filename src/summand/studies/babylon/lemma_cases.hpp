// The cases of Lemmas 4 and 5 of Georgakopoulos & Winkler (2012) and the paper's other replies, as
// printed: which of them lose, where, and which replies win instead.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/studies/babylon/lines.hpp"
#include "summand/studies/babylon/outcomes.hpp"

namespace summand::babylon {

// In the notation of the paper: r and b are single chips, R and B are hills, and the upper stack is
// first. A hill made by the last move has the name of that move. So rrR puts the new hill rr on R,
// or r on the new hill rR.
struct PrintedCase {
  enum class Verdict : std::uint8_t { right, wrong, open };

  std::string_view place;  // "Lemma 5(viii)"
  std::string_view text;   // "rr is answered by rrR"
  Verdict verdict = Verdict::right;
  std::string_view loses{};   // the positions where it loses: "v = u + 1"
  std::string_view repair{};  // the reply that wins there, or that fills a gap
  // How many positions the program tested, and in how many of them the reply loses. Both are 0 if
  // only the errata describe the rule.
  std::uint64_t positions = 0, lost = 0;
  std::uint64_t repaired = 0;        // of these, where the repair wins
  std::optional<Stacks> from{};      // the smallest position in which it loses
  std::optional<Line> refutation{};  // from there to the end

  // Whether the results are consistent with the verdict and the repair.
  bool holds() const { return repaired == lost && (lost == 0 || verdict == Verdict::wrong); }
};
std::string_view name_of(PrintedCase::Verdict verdict);  // "right"

// The replies to each first move of the opponent in a family.
struct FamilyReply {
  std::string word;
  std::uint64_t positions = 0, wins = 0;  // in which it is legal; in which it wins
};
struct FamilyMove {
  std::string word;
  std::uint64_t positions = 0;
  std::vector<FamilyReply> replies{};  // the replies with the most wins first
};
struct Family {
  std::string_view name;  // "Lemma 4: <3,k;2u;2v>, ..."
  std::vector<FamilyMove> moves{};
};

// A reply of a table, in all games to which it applies.
struct OpeningReply {
  std::string_view rule;  // "q >= 5: rr is answered by rR"
  std::uint64_t games = 0, wins = 0;
};

struct LemmaCases {
  unsigned chips = 0;  // the limit
  std::vector<PrintedCase> printed{};
  std::vector<Family> families{};
  std::vector<OpeningReply> three{};  // p = 3

  // Whether the results are consistent with all verdicts. From kChipsToRefuteAll chips on, each
  // wrong reply must lose somewhere.
  bool holds() const;
};

inline constexpr unsigned kMostCaseChips = 40;
// With that many chips, each wrong reply that the program can test loses somewhere.
inline constexpr unsigned kChipsToRefuteAll = 20;

// Uses tables of all positions with an even number of chips up to that. Throws LimitReached.
LemmaCases study_lemmas(unsigned chips, const Budget& budget, unsigned threads);

}  // namespace summand::babylon
