#include "summand/studies/babylon/lemma_cases.hpp"

#include <algorithm>
#include <array>
#include <span>

#include "summand/base/check.hpp"
#include "summand/base/stable_sort.hpp"
#include "summand/studies/babylon/paper_words.hpp"

namespace summand::babylon {

namespace {

using Verdict = PrintedCase::Verdict;
using Words = std::vector<std::string_view>;

// <j,k;2u;2v> with 2m chips. It is a start if u = v = 0.
struct Shape {
  unsigned j = 0, k = 0, u = 0, v = 0, m = 0;

  Stacks stacks() const {
    Stacks out;
    out.add({0, 1}, j);
    out.add({1, 1}, k);
    if (u > 0) out.add({0, 2 * u});
    if (v > 0) out.add({1, 2 * v});
    return out;
  }
};

enum class Of : std::uint8_t { lemma_4, lemma_5, start };

// Whether a lemma, as printed, says that the player to move loses. For starts it is Theorem 1.
bool is_in(Of of, const Shape& shape) {
  if (of == Of::start) return shape.u == 0 && shape.v == 0 && shape.j >= 3 && shape.k >= shape.j;
  if (shape.u == 0 || shape.v == 0) return false;
  if (of == Of::lemma_4) return shape.j == 3 && shape.k >= 3 && shape.u + shape.v >= 3;
  return shape.j == 2 && shape.k >= 2 && shape.k % 2 == 0 &&
         (2 * shape.u + 2 != shape.m || shape.k == 2);
}

// A reply that the program can test. It is the last of these words, which are a line from a
// position that is lost for the player to move. Another line has the repair as its last word.
struct Rule {
  std::string_view place, text;
  Of of;
  Words words;
  bool (*when)(const Shape&);  // the positions for which it is printed
  std::string_view loses;      // the positions where it loses; empty: none
  Words repair_words;
  std::string_view repair;
};

bool is_fourth(const Shape& s) { return s.u == s.v && 4 * s.u + 2 == s.m; }

const std::vector<Rule>& rules() {
  static const std::vector<Rule> kRules = {
      {"p = 5",
       "rr is answered by rr",
       Of::start,
       {"rr", "rr"},
       [](const Shape& s) { return s.j == 5; },
       "q = 5 or 7",
       {"rr", "br"},
       "br"},
      {"Lemma 4(v)",
       "RB where 4u = m - 2 is answered by br, and bb then by bbB (Lemma 5)",
       Of::lemma_4,
       {"RB", "br", "bb", "bbB"},
       is_fourth,
       "always",
       {"RB", "bb"},
       "RB is answered by bb"},
      {"Lemma 5(ii)",
       "RB where 4u = m - 2 is answered by br, and rb then by brrb (br put on rb)",
       Of::lemma_5,
       {"RB", "br", "rb", "Brb"},
       is_fourth,
       "u = 1: <2,6;2;2>, of the game 4,8",
       {"RB", "br", "rb", "rbB"},
       "rbbr"},
      {"Lemma 5(iii)",
       "bb is answered by bbB",
       Of::lemma_5,
       {"bb", "bbB"},
       [](const Shape& s) { return s.k > 2 || s.u != s.v; },
       "s = 1 and u = v + 1",
       {"bb", "rr"},
       "rr"},
      {"Lemma 5(iv)",
       "bB is answered by bbB",
       Of::lemma_5,
       {"bB", "bbB"},
       [](const Shape& s) { return s.k > 2 || s.u != s.v; },
       "s = 1 and u = v + 1",
       {"bB", "rr"},
       "rr"},
      {"Lemma 5(vi)",
       "rb is answered by rrb",
       Of::lemma_5,
       {"rb", "rrb"},
       [](const Shape& s) { return 2 * s.u + 3 != s.m; },
       "u = v and 4u + 3 = m",
       {"rb", "br"},
       "br"},
      {"Lemma 5(vii)",
       "rR is answered by rrR (printed rrb, a slip)",
       Of::lemma_5,
       {"rR", "rrR"},
       [](const Shape& s) { return 2 * s.u + 2 != s.m; },
       "v = u + 1",
       {"rR", "br"},
       "br"},
      {"Lemma 5(viii)",
       "rr is answered by rrR",
       Of::lemma_5,
       {"rr", "rrR"},
       [](const Shape& s) { return 2 * s.u + 2 != s.m; },
       "v = u + 1",
       {"rr", "bB"},
       "bB"},
  };
  return kRules;
}

// What the errata say about the other replies, which were compared with a copy of the paper. The
// program knows only this about them, not their texts.
const std::vector<PrintedCase>& others() {
  constexpr std::string_view kNoText = "(its text is not at hand)";
  static const std::vector<PrintedCase> kOthers = {
      {"p = 3", "left to the reader", Verdict::open, "", "the table below"},
      {"p = 4", "the exclusion of q = 4 is not needed: <2,2;2;2> is in Lemma 5"},
      {"Position 1", kNoText},
      {"Position 2", "2u + 4 = m is left to the reader", Verdict::open, "", "br"},
      {"Position 3", kNoText},
      {"Lemma 4", "u + v >= 3 is not needed up to 48 chips: <3,k;2;2> is C7"},
      {"Lemma 4(i)", kNoText},
      {"Lemma 4(ii)", "brB is the new hill br put on B"},
      {"Lemma 4(iii)", kNoText},
      {"Lemma 4(iv)", "rr where 2u + 3 = m - 2 is dangerous exactly if v = 1"},
      {"Lemma 4(vi)", kNoText},
      {"Lemma 4(vii)", kNoText},
      {"Lemma 5", "the exception 2u + 2 = m, s > 1 is none for v = 1 up to 48 chips: C8"},
      {"Lemma 5(i)", kNoText},
      {"Lemma 5(v)", kNoText},
      {"Lemma 5(viii)", "where 2u + 2 = m: the only way to defend is to capture R with B",
       Verdict::wrong, "v = 1", "B captures the new hill rr if m >= 8, rr goes on B if m = 6"},
  };
  return kOthers;
}

struct Tried {
  Stacks end;
  Line line;
};

// The whole line, or nullopt if a move of it is illegal.
std::optional<Tried> play(const Stacks& start, const Words& words) {
  Tried out{start, {.moves = moves_of_words(start, words), .end = {}}};
  if (out.line.moves.size() != words.size()) return std::nullopt;
  for (const StackMove& move : out.line.moves) out.end = after(std::move(out.end), move);
  out.line.end = out.end;
  return out;
}

class Study {
 public:
  explicit Study(LemmaCases& out) : out_(out) {
    for (const Rule& rule : rules()) {
      out_.printed.push_back({rule.place, rule.text,
                              rule.loses.empty() ? Verdict::right : Verdict::wrong, rule.loses,
                              rule.repair});
    }
    out_.families = {{"Lemma 4: <3,k;2u;2v>, k >= 3, u + v >= 3"},
                     {"Lemma 5: <2,2s;2u;2v>, unless 2u + 2 = m and s > 1"}};
    out_.three = {{"q = 3: rr is answered by rb"},  {"q = 3: bb is answered by br"},
                  {"q = 3: rb is answered by rr"},  {"q = 3: br is answered by bb"},
                  {"q >= 5: rr is answered by rR"}, {"q >= 5: bb is answered by rr"},
                  {"q >= 5: rb is answered by bb"}, {"q >= 5: br is answered by rb"}};
  }

  void look_at(const Shape& shape, const Outcomes& table) {
    const Stacks start = shape.stacks();
    for (std::size_t i = 0; i < rules().size(); ++i) {
      const Rule& rule = rules()[i];
      if (is_in(rule.of, shape) && rule.when(shape)) {
        try_rule(rule, out_.printed[i], start, table);
      }
    }
    if (is_in(Of::lemma_4, shape)) try_all(out_.families[0], start, table);
    if (is_in(Of::lemma_5, shape)) try_all(out_.families[1], start, table);
    if (is_in(Of::start, shape) && shape.j == 3) try_three(start, shape.k == 3, table);
  }

 private:
  static void try_rule(const Rule& rule, PrintedCase& found, const Stacks& start,
                       const Outcomes& table) {
    auto tried = play(start, rule.words);
    if (!tried) return;
    ++found.positions;
    if (table.lost(tried->end)) return;
    ++found.lost;
    const auto repaired = play(start, rule.repair_words);
    found.repaired += repaired && table.lost(repaired->end);
    if (found.refutation) return;
    found.from = start;
    tried->line.mistake = rule.words.size();
    play_out(tried->line, [&](const Stacks& stacks) { return table.lost(stacks); });
    found.refutation = std::move(tried->line);
  }

  template <class Row>
  static Row& row_of(std::vector<Row>& rows, const std::string& word) {
    const auto at = std::ranges::find(rows, word, &Row::word);
    return at != rows.end() ? *at : rows.emplace_back(Row{word});
  }

  // Tries every reply to every move.
  static void try_all(Family& family, const Stacks& start, const Outcomes& table) {
    std::vector<std::string> done;
    for_each_move(start, [&](const StackMove& move) {
      const std::string word = word_of(move, std::nullopt);
      FamilyMove& row = row_of(family.moves, word);
      ++row.positions;
      const Stacks now = after(start, move);
      const NewHill made = made_by(move, std::nullopt);
      std::vector<std::string> seen;
      for_each_move(now, [&](const StackMove& reply) {
        const std::string name = word_of(reply, made);
        if (std::ranges::find(seen, name) != seen.end()) return;
        seen.push_back(name);
        FamilyReply& here = row_of(row.replies, name);
        ++here.positions;
        here.wins += table.lost(after(now, reply));
      });
    });
  }

  void try_three(const Stacks& start, bool equal, const Outcomes& table) {
    static const std::array<Words, 8> kWords = {{{"rr", "rb"},
                                                 {"bb", "br"},
                                                 {"rb", "rr"},
                                                 {"br", "bb"},
                                                 {"rr", "rrr"},
                                                 {"bb", "rr"},
                                                 {"rb", "bb"},
                                                 {"br", "rb"}}};
    for (std::size_t i = equal ? 0 : 4; i < (equal ? 4u : 8u); ++i) {
      const auto tried = play(start, kWords[i]);
      ++out_.three[i].games;
      out_.three[i].wins += tried && table.lost(tried->end);
    }
  }

  LemmaCases& out_;
};

}  // namespace

std::string_view name_of(PrintedCase::Verdict verdict) {
  switch (verdict) {
    case Verdict::right:
      return "right";
    case Verdict::wrong:
      return "wrong";
    case Verdict::open:
      return "left open";
  }
  return {};
}

bool LemmaCases::holds() const {
  const auto is_shown = [&](const PrintedCase& one) {
    return one.verdict != Verdict::wrong || one.positions == 0 || one.lost > 0;
  };
  return std::ranges::all_of(printed, &PrintedCase::holds) &&
         (chips < kChipsToRefuteAll || std::ranges::all_of(printed, is_shown)) &&
         std::ranges::all_of(three, [](const auto& row) { return row.wins == row.games; });
}

LemmaCases study_lemmas(unsigned chips, const Budget& budget, unsigned threads) {
  SUMMAND_CHECK(chips <= kMostCaseChips);
  LemmaCases out{.chips = chips};
  Study study(out);
  for (unsigned m = 3; 2 * m <= chips; ++m) {
    const Outcomes table(Stacks::singles(std::array<std::uint64_t, 2>{m, m}), budget, threads);
    for (unsigned u = 0; u < m; ++u) {
      for (unsigned v = u == 0 ? 0 : 1; u + v < m && (u > 0 || v == 0); ++v) {
        const unsigned singles = 2 * (m - u - v);
        for (unsigned j = 2; j < singles; ++j) study.look_at({j, singles - j, u, v, m}, table);
      }
    }
  }
  for (Family& family : out.families) {
    for (FamilyMove& move : family.moves) {
      stable_sort(move.replies,
                  [](const FamilyReply& a, const FamilyReply& b) { return a.wins > b.wins; });
    }
  }
  out.printed.insert(out.printed.end(), others().begin(), others().end());
  stable_sort(out.printed,
              [](const PrintedCase& a, const PrintedCase& b) { return a.place < b.place; });
  return out;
}

}  // namespace summand::babylon
