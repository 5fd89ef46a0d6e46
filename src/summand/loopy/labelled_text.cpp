#include "summand/loopy/labelled_text.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <map>
#include <optional>
#include <string_view>
#include <utility>

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

// A letter, or one more than kLabels for each depth at which a label may be.
using Letters = std::u32string;

struct Piece {
  Letters letters;
  unsigned bars = 0;  // the longest run inside its braces, if these may be left out
};

struct Frame {
  std::uint32_t node = 0;
  std::vector<std::uint32_t> left, right;
  std::vector<Piece> left_texts, right_texts;
  std::string_view name = {};  // of a function whose argument is the first text
  bool is_labelled = false;
  char32_t label = 0;

  bool is_done() const {
    return left_texts.size() == left.size() && right_texts.size() == right.size();
  }
  std::uint32_t next() const {
    return left_texts.size() < left.size() ? left[left_texts.size()] : right[right_texts.size()];
  }
  void add(Piece piece) {
    auto& texts = left_texts.size() < left.size() ? left_texts : right_texts;
    texts.push_back(std::move(piece));
  }
};

Piece composed(Frame& frame) {
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

Piece piece_of(std::uint32_t root, const NodesAsText& nodes, std::size_t limit, Budget& budget) {
  std::vector<Frame> path;
  std::map<std::uint32_t, std::size_t>
      open;              // the games around this one, by their places on the path
  std::size_t held = 0;  // letters of all texts on the path
  // The text of a game at once, or nothing if its options are written first.
  const auto enter = [&](std::uint32_t node) -> std::optional<Piece> {
    budget.ask();
    if (const auto around = open.find(node); around != open.end()) {
      path[around->second].is_labelled = true;
      return Piece{Letters(1, path[around->second].label)};
    }
    if (const std::string text = nodes.closed(node); !text.empty()) {
      return Piece{letters_of(text), bars_in(text)};
    }
    Frame frame;
    frame.node = node;
    if (const auto named = nodes.named ? nodes.named(node) : std::nullopt) {
      frame.name = named->name;
      frame.left = {named->argument};
    } else {
      frame.left = nodes.options(node, Player::left);
      frame.right = nodes.options(node, Player::right);
    }
    frame.label = kLabels + static_cast<char32_t>(path.size());
    open.emplace(node, path.size());
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
    open.erase(frame.node);
    path.pop_back();
  }
  return *std::move(made);
}

}  // namespace

std::string labelled_text(std::uint32_t root, const NodesAsText& nodes, std::size_t limit,
                          Budget& budget) {
  std::map<char32_t, std::string> labels;
  std::string out;
  for (const char32_t letter : piece_of(root, nodes, limit, budget).letters) {
    if (letter < kLabels) {
      out += static_cast<char>(letter);
    } else {
      out += labels.try_emplace(letter, label(labels.size())).first->second;
    }
    if (out.size() > limit) too_long(limit);
  }
  return out;
}

}  // namespace summand
