#include "summand/loopy/loopy_text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "summand/loopy/named_games.hpp"
#include "summand/loopy/short_games.hpp"

namespace summand {

namespace {

// Labels stand for the depth of their braces until all is written. Then they get letters.
constexpr char32_t kLabels = 0x200000;
// As in the texts of short games.
constexpr unsigned kLongestBars = 6;

[[noreturn]] void too_long(std::size_t limit) {
  reach_limit(Limit::size, fmt::format("a text of more than {} characters", limit));
}

// a, b, ..., z without v, which is a down; then aa, ab, ...
std::string label(std::size_t number) {
  constexpr std::string_view kAlphabet = "abcdefghijklmnopqrstuwxyz";
  std::string out(1, kAlphabet[number % kAlphabet.size()]);
  while (number >= kAlphabet.size()) {
    number = number / kAlphabet.size() - 1;
    out.insert(out.begin(), kAlphabet[number % kAlphabet.size()]);
  }
  return out;
}

std::u32string letters_of(std::string_view text) { return {text.begin(), text.end()}; }

// The longest run of bars inside the braces around a text, but not inside other braces; 0 if the
// text is not in braces.
unsigned bars_in(std::string_view text) {
  unsigned longest = 0, run = 0;
  int depth = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '{' || text[i] == '(') ++depth;
    if (text[i] == '}' || text[i] == ')') --depth;
    if (depth == 0 && i + 1 < text.size()) return 0;
    run = text[i] == '|' && depth == 1 ? run + 1 : 0;
    longest = std::max(longest, run);
  }
  return !text.empty() && text.front() == '{' ? longest : 0;
}

}  // namespace

struct LoopyText::Frame {
  Stopper s;
  std::vector<Stopper> left, right;
  std::vector<Piece> left_texts, right_texts;
  std::string_view name = {};  // a name with the first text as its argument
  bool is_labelled = false;
  char32_t label = 0;

  bool is_done() const {
    return left_texts.size() == left.size() && right_texts.size() == right.size();
  }
  Stopper next() const {
    return left_texts.size() < left.size() ? left[left_texts.size()] : right[right_texts.size()];
  }
  void add(Piece piece) {
    auto& texts = left_texts.size() < left.size() ? left_texts : right_texts;
    texts.push_back(std::move(piece));
  }
};

LoopyText::LoopyText(StopperStore& store, ValueStore& values)
    : store_(store), values_(values), numbers_(store) {
  Budget& budget = store.budget();
  for (const char* name : {"upon", "upon*", "ace", "deuce", "trey"}) {
    const Stopper s = store.add(*named_loopy_game(name, budget));
    names_.emplace(s, name);
    names_.emplace(store.negative(s), std::string("-") + name);
  }
}

std::string LoopyText::closed(Stopper s, std::size_t limit) {
  if (const auto name = names_.find(s); name != names_.end()) return name->second;
  if (const auto x = numbers_.pseudo_number(s)) return summand::print(*x);
  const auto [known, is_new] = short_.try_emplace(s);
  if (is_new) {
    const auto value = short_value(values_, store_.game(s));
    if (value) known->second = summand::print(values_, *value, limit);
  }
  return known->second;
}

std::optional<Stopper> LoopyText::threat(Stopper game, Player player) {
  const Player other = opponent(player);
  const std::vector<Stopper> zero = {store_.zero()};
  const std::vector<Stopper> answers = store_.options(game, other);
  if (store_.options(game, player) != zero || answers.size() != 1) return std::nullopt;
  const std::vector<Stopper> threats = store_.options(answers[0], other);
  if (store_.options(answers[0], player) != zero || threats.size() != 1) return std::nullopt;
  const Stopper s = player == Player::left ? store_.negative(threats[0]) : threats[0];
  if (s == store_.zero() || !store_.greater_or_equal(s, store_.zero())) return std::nullopt;
  // A label inside the name could not be read.
  const std::vector<Stopper> inner = store_.followers(threats[0]);
  const bool contains_itself = std::ranges::find(inner, game) != inner.end();
  return contains_itself ? std::nullopt : std::optional(s);
}

std::string LoopyText::print(const Sides& sides, std::size_t limit) {
  if (sides.is_stopper()) return print(sides.onside, limit);
  std::string on = print(sides.onside, limit), off = print(sides.offside, limit);
  if (on == "on" && off == "off") return "dud";
  return on + " & " + off;
}

std::string LoopyText::print(Stopper s, std::size_t limit) {
  std::map<char32_t, std::string> labels;
  std::string out;
  for (const char32_t letter : piece(s, limit).letters) {
    if (letter < kLabels) {
      out += static_cast<char>(letter);
    } else {
      out += labels.try_emplace(letter, label(labels.size())).first->second;
    }
    if (out.size() > limit) too_long(limit);
  }
  return out;
}

LoopyText::Piece LoopyText::piece(Stopper root, std::size_t limit) {
  std::vector<Frame> path;
  std::map<Stopper, std::size_t> open;  // the games around this one, by their places on the path
  std::size_t held = 0;                 // letters of all texts on the path
  // The text of a game at once, or nothing if its options are written first.
  const auto enter = [&](Stopper s) -> std::optional<Piece> {
    store_.budget().ask();
    if (const auto around = open.find(s); around != open.end()) {
      path[around->second].is_labelled = true;
      return Piece{Letters(1, path[around->second].label)};
    }
    if (const std::string text = closed(s, limit); !text.empty()) {
      return Piece{letters_of(text), bars_in(text)};
    }
    Frame frame;
    frame.s = s;
    if (const auto tiny = threat(s, Player::left)) {
      frame.name = "tiny(";
      frame.left = {*tiny};
    } else if (const auto miny = threat(s, Player::right)) {
      frame.name = "miny(";
      frame.left = {*miny};
    } else {
      frame.left = store_.options(s, Player::left);
      frame.right = store_.options(s, Player::right);
    }
    frame.label = kLabels + static_cast<char32_t>(path.size());
    open.emplace(s, path.size());
    path.push_back(std::move(frame));
    return std::nullopt;
  };
  std::optional<Piece> made = enter(root);
  while (!path.empty()) {
    if (made) {
      held += made->letters.size();
      if (held > limit) too_long(limit);
      path.back().add(*std::exchange(made, std::nullopt));
    }
    Frame& frame = path.back();
    if (!frame.is_done()) {
      made = enter(frame.next());
      continue;
    }
    for (const auto* texts : {&frame.left_texts, &frame.right_texts}) {
      for (const Piece& text : *texts) held -= text.letters.size();
    }
    made = composed(frame);
    open.erase(frame.s);
    path.pop_back();
  }
  return *std::move(made);
}

LoopyText::Piece LoopyText::composed(Frame& frame) const {
  if (!frame.name.empty()) {
    return {letters_of(frame.name) + frame.left_texts.front().letters + U')'};
  }
  const auto shorter = [](const Piece& a, const Piece& b) {
    if (a.letters.size() != b.letters.size()) return a.letters.size() < b.letters.size();
    return a.letters < b.letters;
  };
  const auto strips = [](const std::vector<Piece>& texts) {
    return texts.size() == 1 && texts[0].bars > 0 && texts[0].bars < kLongestBars;
  };
  Piece out;
  for (auto* texts : {&frame.left_texts, &frame.right_texts}) {
    std::sort(texts->begin(), texts->end(), shorter);
    if (strips(*texts)) out.bars = std::max(out.bars, texts->front().bars);
  }
  ++out.bars;
  const auto append = [&](const std::vector<Piece>& texts) {
    if (strips(texts)) {
      out.letters.append(texts[0].letters, 1, texts[0].letters.size() - 2);
      return;
    }
    for (std::size_t i = 0; i < texts.size(); ++i) {
      if (i > 0) out.letters += U',';
      out.letters += texts[i].letters;
    }
  };
  if (frame.is_labelled) out.letters += frame.label;
  out.letters += U'{';
  append(frame.left_texts);
  out.letters.append(out.bars, U'|');
  append(frame.right_texts);
  out.letters += U'}';
  // The label belongs to the braces, so a labelled game keeps them.
  if (frame.is_labelled) out.bars = 0;
  return out;
}

}  // namespace summand
