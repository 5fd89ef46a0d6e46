#include "summand/algebra/smallest_position.hpp"

#include <algorithm>
#include <map>
#include <string>
#include <tuple>
#include <vector>

#include "summand/base/utf8.hpp"

namespace summand {

namespace {

// A text. Texts are compared by their sizes first.
struct Text {
  std::size_t size;
  std::string letters;

  auto key() const { return std::tuple(size, letters.size(), std::string_view(letters)); }
  friend bool operator<(const Text& a, const Text& b) { return a.key() < b.key(); }
};

Text text_of(const AnyPosition& position) {
  std::string letters = position.print();
  const auto bars = static_cast<std::size_t>(std::ranges::count(letters, '|'));
  return {letters.size() - bars, std::move(letters)};
}

struct Small {
  Text text;
  AnyPosition position;
};

std::vector<Small> small_positions(const AnyRuleset& game) {
  std::vector<Small> out;
  game.small_positions(
      [&](const AnyPosition& position) { out.push_back({text_of(position), position}); });
  std::ranges::sort(out, {}, [](const Small& small) { return small.text.key(); });
  return out;
}

// The characters in which positions of a game are written.
struct Alphabet {
  std::string letters;  // sorted
  bool boards = false;  // one letter for each cell, and | between rows
  bool others = false;  // there are texts other than boards, such as those of graphs
};

// The letters of boards, if there are any, otherwise all characters of texts. A letter that occurs
// in only one text belongs to a word, such as "empty".
Alphabet alphabet_of(const std::vector<Small>& small) {
  std::map<char, std::size_t> on_boards, anywhere;
  bool rows = false;
  Alphabet out;
  for (const auto& [text, position] : small) {
    std::string letters = text.letters;
    std::ranges::sort(letters);
    letters.erase(std::unique(letters.begin(), letters.end()), letters.end());
    const bool is_board =
        std::ranges::none_of(letters, [](char c) { return c == ' ' || c == ',' || is_digit(c); });
    out.others = out.others || !is_board;
    for (const char c : letters) {
      ++anywhere[c];
      if (is_board) ++on_boards[c];
    }
  }
  for (const auto& [letter, texts] : on_boards) {
    if (letter == '|') rows = true;
    if (texts > 1 && letter != '|') out.letters += letter;
  }
  out.boards = !out.letters.empty();
  if (out.boards) {
    if (rows) out.letters.insert(out.letters.begin(), '|');
    return out;
  }
  for (char digit = '0'; digit <= '9'; ++digit) {
    if (std::ranges::any_of(anywhere, [](const auto& entry) { return is_digit(entry.first); })) {
      anywhere.try_emplace(digit, 0);
    }
  }
  for (const auto& entry : anywhere) out.letters += entry.first;
  return out;
}

// Examines positions one after another until one is found.
class Search {
 public:
  Search(const AnyRuleset& game, Value wanted, Evaluators& evaluators)
      : game_(game),
        evaluators_(evaluators),
        wanted_(wanted),
        negative_(evaluators.store().negative(wanted)),
        small_(small_positions(game)),
        alphabet_(alphabet_of(small_)),
        has_rows_(alphabet_.boards && alphabet_.letters.front() == '|') {
    if (has_rows_) alphabet_.letters.erase(0, 1);
  }

  SmallestPosition run() {
    // A short text may stand for a large board of a game with entailing moves, such as 9x9.
    const bool spells = small_.empty() || !small_.front().position.entails();
    const std::uint64_t most = !spells                                 ? 0
                               : alphabet_.boards && !alphabet_.others ? kMostBoards
                                                                       : kMostTexts;
    for (std::size_t size = 1; !done() && spell_allowed(size, most); ++size) {
      spell(size);
      if (!done()) look_at_small({size + 1, ""});
      out_.every_size_to = size;
    }
    out_.is_proved = done();
    if (!done()) look_at_small({SIZE_MAX, ""});
    return std::move(out_);
  }

 private:
  bool done() const { return out_.position.has_value(); }

  // Whether there are still few enough texts of a size. Counts them.
  bool spell_allowed(std::size_t size, std::uint64_t most) {
    std::uint64_t fills = 1;
    for (std::size_t i = 0; i < size && fills <= most; ++i) fills *= alphabet_.letters.size();
    if (alphabet_.letters.size() == 1 && size > most) return false;
    for (std::size_t rows = 1; rows <= size; ++rows) {
      if (size % rows == 0 && (rows == 1 || has_rows_)) spelled_ += fills;
    }
    return spelled_ <= most;
  }

  // Examines all texts of a size, in order.
  void spell(std::size_t size) {
    for (std::size_t rows = 1; rows <= size && (rows == 1 || has_rows_); ++rows) {
      if (size % rows != 0) continue;
      std::vector<std::size_t> digits(size, 0);
      for (bool more = true; more && !done(); more = next(digits)) {
        std::string letters;
        for (std::size_t i = 0; i < size; ++i) {
          if (i > 0 && i % (size / rows) == 0) letters += '|';
          letters += alphabet_.letters[digits[i]];
        }
        look_at_text({size, std::move(letters)});
      }
    }
  }

  bool next(std::vector<std::size_t>& digits) const {
    for (std::size_t i = digits.size(); i-- > 0;) {
      if (++digits[i] < alphabet_.letters.size()) return true;
      digits[i] = 0;
    }
    return false;
  }

  void look_at_text(const Text& text) {
    look_at_small(text);
    if (done()) return;
    evaluators_.store().budget().ask();
    const auto position = game_.parse(text.letters);
    if (position && position->print() == text.letters) look_at(*position);
  }

  // Examines the small positions before a text. That text itself is not examined twice.
  void look_at_small(const Text& end) {
    while (!done() && at_ < small_.size() && small_[at_].text < end) {
      look_at(small_[at_++].position);
    }
    if (at_ < small_.size() && !(end < small_[at_].text)) ++at_;
  }

  void look_at(const AnyPosition& position) {
    ++out_.looked_at;
    if (position.without_value(evaluators_)) return;
    const Value value = position.value(evaluators_);
    if (value == wanted_) {
      out_.position = position;
    } else if (value == negative_) {
      // The negative of a game without mirrored positions is another game.
      const AnyPosition mirror = position.mirror();
      if (&mirror.ruleset() == &game_) out_.position = mirror;
    }
  }

  const AnyRuleset& game_;
  Evaluators& evaluators_;
  Value wanted_, negative_;
  std::vector<Small> small_;  // sorted
  std::size_t at_ = 0;        // the positions before it have been examined
  Alphabet alphabet_;
  bool has_rows_;
  std::uint64_t spelled_ = 0;
  SmallestPosition out_;
};

}  // namespace

SmallestPosition smallest_position(const AnyRuleset& game, Value wanted, Evaluators& evaluators) {
  return Search(game, wanted, evaluators).run();
}

}  // namespace summand
