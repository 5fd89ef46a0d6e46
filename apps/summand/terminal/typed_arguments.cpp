#include "apps/summand/terminal/typed_arguments.hpp"

#include <algorithm>
#include <cstdint>
#include <span>

#include "apps/summand/cli/command_line.hpp"
#include "summand/base/utf8.hpp"

namespace summand::program {

namespace {

// A line may have millions of words.
struct TypedWord {
  std::uint32_t begin, end;  // without 'quotes'
  bool quoted;
};

// The end of a word without single quotes. Comments inside brackets do not count.
std::size_t end_of_word(std::string_view text, std::size_t begin) {
  int open = 0;
  std::size_t at = begin;
  for (; at < text.size(); ++at) {
    const char c = text[at];
    if (is_space(c) && open <= 0) break;
    if (c == '"' || (c == '#' && open > 0)) {
      at = text.find(c == '"' ? '"' : '\n', at + 1);
      if (at == text.npos) return text.size();
    }
    if (c == '{' || c == '[' || c == '(') ++open;
    if (c == '}' || c == ']' || c == ')') --open;
  }
  return at;
}

// The end of 'a word in quotes', or npos if the quote does not close at the end of a word.
std::size_t end_of_quoted(std::string_view text, std::size_t begin) {
  const std::size_t close = text[begin] == '\'' ? text.find('\'', begin + 1) : text.npos;
  const bool ends = close != text.npos && (close + 1 == text.size() || is_space(text[close + 1]));
  return ends ? close + 1 : text.npos;
}

std::vector<TypedWord> cut_into_words(std::string_view text) {
  std::vector<TypedWord> out;
  for (std::size_t at = 0; at < text.size();) {
    if (is_space(text[at])) {
      ++at;
      continue;
    }
    if (text[at] == '#') break;
    const std::size_t quoted = end_of_quoted(text, at);
    const std::uint32_t quotes = quoted == text.npos ? 0 : 1;
    const std::size_t end = quotes == 0 ? end_of_word(text, at) : quoted;
    out.push_back({.begin = static_cast<std::uint32_t>(at) + quotes,
                   .end = static_cast<std::uint32_t>(end) - quotes,
                   .quoted = quotes > 0});
    at = end;
  }
  return out;
}

// The word without "double quotes" that are not inside brackets.
std::string without_quotes(std::string_view word) {
  std::string out;
  int open = 0;
  bool quoted = false;
  for (const char c : word) {
    if (c == '"') quoted = !quoted;
    if (!quoted && (c == '{' || c == '[' || c == '(')) ++open;
    if (!quoted && (c == '}' || c == ']' || c == ')')) --open;
    if (c != '"' || open > 0) out += c;
  }
  return out;
}

class ArgumentReader {
 public:
  ArgumentReader(const Command& command, std::string_view text)
      : text_(text), words_(cut_into_words(text)), command_(&command), child_(words_.size()) {
    // Only options stand before the name of a sub-command.
    constexpr std::size_t kMostBefore = 100;
    std::vector<std::string> first;
    for (const TypedWord& word : std::span(words_).first(std::min(words_.size(), kMostBefore))) {
      first.emplace_back(text_of(word));
    }
    if (const std::size_t place = place_of_child(command, first); place < first.size()) {
      child_ = place;
      command_ = find_child(command, first[place]);
    }
    wants_words_ = command.words || command_->words;
    options_ = all_options_of(*command_);
  }

  TypedArguments read() {
    while (at_ < words_.size()) {
      if (at_ == child_) {
        pass_on();
      } else if (is_end_of_options(at_)) {
        pass_on();
        read_rest();
      } else if (is_option(at_)) {
        read_option();
      } else {
        read_argument();
      }
    }
    return std::move(out_);
  }

 private:
  std::string_view text_of(const TypedWord& word) const {
    return text_.substr(word.begin, word.end - word.begin);
  }
  bool is_end_of_options(std::size_t i) const {
    return !words_[i].quoted && text_of(words_[i]) == "--";
  }
  // -h may be the end of an expression.
  bool is_option(std::size_t i) const {
    const std::string_view word = text_of(words_[i]);
    if (words_[i].quoted || !word.starts_with('-')) return false;
    return (word != "-h" || i == 0 || wants_words_) && looks_like_option(word, options_);
  }

  void pass_on() { out_.arguments.emplace_back(text_of(words_[at_++])); }

  void read_option() {
    const bool has_value = takes_value(*command_, text_of(words_[at_]));
    pass_on();
    if (!has_value || at_ == words_.size() || is_option(at_)) return;
    const TypedWord& value = words_[at_++];
    out_.arguments.push_back(value.quoted ? std::string(text_of(value))
                                          : without_quotes(text_of(value)));
  }

  void add(std::string argument, std::size_t place) {
    out_.arguments.push_back(std::move(argument));
    out_.places.push_back(place);
  }

  // One word, or all words up to an option as they were typed.
  void read_argument() {
    const TypedWord& first = words_[at_++];
    if (first.quoted) return add(std::string(text_of(first)), first.begin);
    if (wants_words_) return add(without_quotes(text_of(first)), first.begin);
    std::size_t end = first.end;
    for (; at_ < words_.size() && !words_[at_].quoted; ++at_) {
      if (is_end_of_options(at_) || is_option(at_)) break;
      end = words_[at_].end;
    }
    add(std::string(text_.substr(first.begin, end - first.begin)), first.begin);
  }

  // After -- there are no options.
  void read_rest() {
    options_.clear();
    if (at_ == words_.size()) return;
    if (wants_words_ || words_[at_].quoted) {
      while (at_ < words_.size()) read_argument();
      return;
    }
    const std::size_t begin = words_[at_].begin;
    add(std::string(text_.substr(begin, words_.back().end - begin)), begin);
    at_ = words_.size();
  }

  std::string_view text_;
  std::vector<TypedWord> words_;
  const Command* command_;
  std::size_t child_;
  std::vector<Option> options_;
  bool wants_words_ = false;
  std::size_t at_ = 0;
  TypedArguments out_;
};

}  // namespace

TypedArguments typed_arguments(const Command& command, std::string_view text) {
  return ArgumentReader(command, text).read();
}

}  // namespace summand::program
