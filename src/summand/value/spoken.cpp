#include "summand/value/spoken.hpp"

#include <algorithm>
#include <array>
#include <fmt/core.h>
#include <utility>
#include <vector>

namespace summand {

namespace {

constexpr int kDeepestSpoken = 12;  // levels of games inside games that are spoken

bool opens(char c) { return c == '{' || c == '('; }
bool closes(char c) { return c == '}' || c == ')'; }
bool is_number_sign(char c) { return c >= '0' && c <= '9'; }

// The place of the sign that closes the bracket at `open`, or the end of the text.
std::size_t closing_of(std::string_view text, std::size_t open) {
  int depth = 0;
  for (std::size_t i = open; i < text.size(); ++i) {
    if (opens(text[i])) ++depth;
    if (closes(text[i]) && --depth == 0) return i;
  }
  return text.size();
}

// The items of a list: the parts between commas outside of all brackets.
std::vector<std::string_view> items_of(std::string_view list) {
  std::vector<std::string_view> out;
  int depth = 0;
  std::size_t begin = 0;
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (opens(list[i])) ++depth;
    if (closes(list[i])) --depth;
    if (list[i] != ',' || depth != 0) continue;
    out.push_back(list.substr(begin, i - begin));
    begin = i + 1;
  }
  if (begin < list.size()) out.push_back(list.substr(begin));
  return out;
}

struct Bars {
  std::size_t at = 0, count = 0;
};

// The longest run of bars outside of all brackets. Its count is 0 if there are no bars.
Bars longest_bars(std::string_view text) {
  Bars out;
  int depth = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (opens(text[i])) ++depth;
    if (closes(text[i])) --depth;
    if (text[i] != '|' || depth != 0) continue;
    const std::size_t behind = std::min(text.find_first_not_of('|', i), text.size());
    if (behind - i > out.count) out = {i, behind - i};
    i = behind - 1;
  }
  return out;
}

std::string words_of_number(std::string_view number) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 3> kNames{
      {{"1/2", "one half"}, {"1/4", "one quarter"}, {"3/4", "three quarters"}}};
  for (const auto& [text, words] : kNames) {
    if (number == text) return std::string(words);
  }
  const std::size_t slash = number.find('/');
  if (slash == number.npos) return std::string(number);
  return fmt::format("{} over {}", number.substr(0, slash), number.substr(slash + 1));
}

class Speaker {
 public:
  explicit Speaker(std::size_t length) : length_(length) {}

  SpokenText take() && { return {std::move(out_), cut_}; }

  void value(std::string_view text, int depth) {
    while (!text.empty() && !full_) text.remove_prefix(say_one(text, depth));
  }

 private:
  enum class Before { nothing, number, several_ups };

  // Says the first part of the text. Returns the length of that part.
  std::size_t say_one(std::string_view text, int depth) {
    if (is_number_sign(text[0])) return say_number(text);
    if (text[0] == '{') {
      const std::size_t end = closing_of(text, 0);
      game(text.substr(1, end - 1), depth);
      return std::min(end + 1, text.size());
    }
    if (text.starts_with("+-")) return say_plus_minus(text, depth);
    for (const std::string_view name : {"tiny", "miny", "superstar"}) {
      if (text.starts_with(name)) return say_named(text, name, depth);
    }
    if (text[0] == '^' || text[0] == 'v') return say_ups(text);
    if (text[0] == '*') return say_star(text);
    if (text[0] == '+') say("plus");
    if (text[0] == '-') say("minus");
    if (text[0] != ' ') before_ = Before::nothing;
    return 1;
  }

  static std::size_t digits(std::string_view text, std::size_t from) {
    while (from < text.size() && is_number_sign(text[from])) ++from;
    return from;
  }

  std::size_t say_number(std::string_view text) {
    std::size_t end = digits(text, 0);
    if (end + 1 < text.size() && text[end] == '/') end = digits(text, end + 1);
    say(words_of_number(text.substr(0, end)));
    before_ = Before::number;
    return end;
  }

  // Says ^, ^2, ^<2>, ^[2], and the same with v.
  std::size_t say_ups(std::string_view text) {
    const std::string_view name = text[0] == '^' ? "up" : "down";
    if (before_ == Before::number) say("plus");
    before_ = Before::nothing;
    if (text.size() > 1 && (text[1] == '<' || text[1] == '[')) {
      const std::size_t end = digits(text, 2);
      say(fmt::format("{} {} {}", name, text[1] == '<' ? "to the power" : "in brackets",
                      text.substr(2, end - 2)));
      return std::min(end + 1, text.size());
    }
    const std::size_t end = digits(text, 1);
    if (end == 1) {
      say(name);
    } else {
      say(fmt::format("{} times {}", text.substr(1, end - 1), name));
      before_ = Before::several_ups;
    }
    return end;
  }

  std::size_t say_star(std::string_view text) {
    if (before_ == Before::several_ups) say("plus");
    before_ = Before::nothing;
    const std::size_t end = digits(text, 1);
    say(end == 1 ? "star" : fmt::format("star {}", text.substr(1, end - 1)));
    return end;
  }

  // Says +- and the value or the list in parentheses after it.
  std::size_t say_plus_minus(std::string_view text, int depth) {
    say("plus or minus");
    before_ = Before::nothing;
    if (text.size() == 2 || text[2] != '(') return 2;
    return 2 + say_list(text.substr(2), depth);
  }

  std::size_t say_named(std::string_view text, std::string_view name, int depth) {
    say(fmt::format("{} of", name));
    before_ = Before::nothing;
    if (text.size() == name.size() || text[name.size()] != '(') return name.size();
    return name.size() + say_list(text.substr(name.size()), depth);
  }

  // Says a list such as "(1,{3|0})". A single item needs no "end".
  std::size_t say_list(std::string_view text, int depth) {
    const std::size_t end = closing_of(text, 0);
    const std::string_view list = text.substr(1, end - 1);
    if (depth >= kDeepestSpoken) {
      say_too_deep();
    } else {
      options(list, depth + 1);
      if (items_of(list).size() > 1) add(", end");
    }
    before_ = Before::nothing;
    return std::min(end + 1, text.size());
  }

  void options(std::string_view list, int depth) {
    if (list.empty()) return say("nothing");
    if (longest_bars(list).count > 0) return game(list, depth);
    bool first = true;
    for (const std::string_view item : items_of(list)) {
      if (full_) return;
      if (!first) add(",");
      first = false;
      before_ = Before::nothing;
      value(item, depth);
    }
  }

  // Says a game without its braces, also if a longer run of bars replaces the braces.
  void game(std::string_view inside, int depth) {
    if (depth >= kDeepestSpoken) return say_too_deep();
    const Bars bars = longest_bars(inside);
    say("game, Left:");
    options(inside.substr(0, bars.at), depth + 1);
    add(";");
    say("Right:");
    options(inside.substr(std::min(bars.at + bars.count, inside.size())), depth + 1);
    add(", end");
    before_ = Before::nothing;
  }

  void say_too_deep() {
    say("a deeper game");
    cut_ = true;
  }

  // Says a word, with a blank before it.
  void say(std::string_view word) {
    add(out_.empty() ? std::string(word) : " " + std::string(word));
  }
  void add(std::string_view text) {
    if (full_) return;
    full_ = out_.size() + text.size() > length_;
    cut_ |= full_;
    out_ += full_ ? (out_.empty() ? "a longer value" : ", and so on") : text;
  }

  std::size_t length_;
  std::string out_;
  bool cut_ = false, full_ = false;
  Before before_ = Before::nothing;
};

}  // namespace

SpokenText spoken(std::string_view text, std::size_t length) {
  Speaker speaker(length);
  speaker.value(text, 0);
  return std::move(speaker).take();
}

}  // namespace summand
