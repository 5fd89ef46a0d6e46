// The cases of Lemmas 4 and 5 of Georgakopoulos & Winkler (2012) and its other replies, as printed:
// which of them lose, where, and what wins in their place.
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

// In the words of the paper: r, b are single chips, R, B hills, the upper stack first; a hill just
// made has the word of its move. So rrR puts the new hill rr on R, or r on the new hill rR.
struct PrintedCase {
  enum class Verdict : std::uint8_t { right, wrong, open };

  std::string_view place;  // "Lemma 5(viii)"
  std::string_view text;   // "rr is answered by rrR"
  Verdict verdict = Verdict::right;
  std::string_view loses{};   // where it does: "v = u + 1"
  std::string_view repair{};  // what wins there, or what fills a gap
  // Positions in which the program has tried it, and those of them where it loses; none where the
  // rule is not known here but for what the errata say of it.
  std::uint64_t positions = 0, lost = 0;
  std::uint64_t repaired = 0;        // of those, where the repair wins
  std::optional<Stacks> from{};      // the smallest in which it loses
  std::optional<Line> refutation{};  // from there to the end

  // Whether what was found does not speak against the verdict and the repair.
  bool holds() const { return repaired == lost && (lost == 0 || verdict == Verdict::wrong); }
};
std::string_view name_of(PrintedCase::Verdict verdict);  // "right"

// What each first move of the opponent in a family is answered by.
struct FamilyReply {
  std::string word;
  std::uint64_t positions = 0, wins = 0;  // in which it is legal, and in which it wins
};
struct FamilyMove {
  std::string word;
  std::uint64_t positions = 0;
  std::vector<FamilyReply> replies{};  // those that win most first
};
struct Family {
  std::string_view name;  // "Lemma 4: <3,k;2u;2v>, ..."
  std::vector<FamilyMove> moves{};
};

// A reply of a table, in all games that it speaks of.
struct OpeningReply {
  std::string_view rule;  // "q >= 5: rr is answered by rR"
  std::uint64_t games = 0, wins = 0;
};

struct LemmaCases {
  unsigned chips = 0;  // up to
  std::vector<PrintedCase> printed{};
  std::vector<Family> families{};
  std::vector<OpeningReply> three{};  // p = 3

  // Whether nothing speaks against the verdicts, and each wrong reply loses somewhere, if there are
  // kChipsToRefuteAll chips.
  bool holds() const;
};

inline constexpr unsigned kMostCaseChips = 40;
// With so many chips each wrong reply that the program can try loses somewhere.
inline constexpr unsigned kChipsToRefuteAll = 20;

// By tables of all positions of an even number of chips up to that. Throws LimitReached.
LemmaCases study_lemmas(unsigned chips, const Budget& budget, unsigned threads);

}  // namespace summand::babylon
