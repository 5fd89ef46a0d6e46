#include <algorithm>
#include <charconv>
#include <map>
#include <tuple>
#include <utility>

#include "summand/base/charge.hpp"
#include "summand/misere/misere_forms.hpp"

namespace summand {

namespace {

// The text of an option inside brackets.
using FormTexts = std::map<MisereForm, std::string>;

std::string bracket_text(MisereStore& store, MisereForm g, const FormTexts& texts,
                         std::size_t most) {
  if (const auto n = store.as_nimber(g)) return std::to_string(*n);
  struct Written {
    bool is_nimber;
    std::size_t length;
    std::string_view text;
    auto key() const { return std::tuple(!is_nimber, length, text); }
  };
  std::vector<Written> options;
  std::size_t length = 2;
  for (const MisereForm option : store.options(g)) {
    const std::string& text = texts.at(option);
    options.push_back({store.as_nimber(option).has_value(), text.size(), text});
    length += text.size() + 1;
  }
  if (length > most) {
    reach_limit(Limit::size,
                "the text of the misère form has more than " + std::to_string(most) + " letters");
  }
  std::ranges::sort(options, {}, &Written::key);
  std::string out = "[";
  for (const Written& option : options) {
    if (out.size() > 1) out += ',';
    out += option.text;
  }
  return out + "]";
}

// Reads a form from left to right. Open brackets are kept on a stack.
class FormReader {
 public:
  FormReader(MisereStore& store, std::string_view text) : store_(store), text_(text) {}

  Result<MisereForm> read() {
    bool begins = true;
    while (true) {
      SUMMAND_TRY(done, read_term(begins));
      begins = false;
      if (done) break;
    }
    skip_blanks();
    if (at_ < text_.size()) return fail("expected the end of the form", at_);
    return result_;
  }

 private:
  // Reads a term, or opens a bracket. Returns true if the text of the form is complete.
  Result<bool> read_term(bool begins) {
    skip_blanks();
    const bool star = take('*');
    const std::size_t start = at_;
    if (take('[')) {
      if (begins && !star) return fail("expected 0, * or a star before the brackets", start);
      open_.emplace_back();
      skip_blanks();
      return take(']') ? close() : Result<bool>(false);
    }
    std::size_t end = at_;
    while (end < text_.size() && text_[end] >= '0' && text_[end] <= '9') ++end;
    if (end == start) {
      if (star) return take_term(store_.star());
      return fail(
          begins ? "expected a misère form, such as *[2,3]" : "expected a number or a bracket",
          start);
    }
    std::uint64_t n = 0;
    const auto [stop, error] = std::from_chars(text_.data() + start, text_.data() + end, n);
    if (error != std::errc() || n > MisereStore::kMostNimber) {
      return fail("a nim-heap in a misère form has at most " +
                      std::to_string(MisereStore::kMostNimber) + " counters",
                  start);
    }
    if (begins && !star && n != 0) return fail("expected a star before the number", start);
    at_ = end;
    return take_term(store_.nimber(n));
  }
  // Adds a term to the open brackets. Closes those that end behind it.
  Result<bool> take_term(MisereForm term) {
    if (open_.empty()) {
      result_ = term;
      return true;
    }
    open_.back().push_back(term);
    skip_blanks();
    if (take(',')) return false;
    if (take(']')) return close();
    return fail("expected a comma or a closing bracket", at_);
  }
  Result<bool> close() {
    while (true) {
      result_ = store_.make(open_.back());
      open_.pop_back();
      if (open_.empty()) return true;
      open_.back().push_back(result_);
      skip_blanks();
      if (take(',')) return false;
      if (!take(']')) return fail("expected a comma or a closing bracket", at_);
    }
  }

  void skip_blanks() {
    while (at_ < text_.size() && text_[at_] == ' ') ++at_;
  }
  bool take(char sign) {
    if (at_ == text_.size() || text_[at_] != sign) return false;
    ++at_;
    return true;
  }

  MisereStore& store_;
  std::string_view text_;
  std::size_t at_ = 0;
  std::vector<std::vector<MisereForm>> open_;  // the options read so far
  MisereForm result_;
};

}  // namespace

std::string print(MisereStore& store, MisereForm g, std::size_t most) {
  if (g == MisereForm()) return "0";
  if (g == store.star()) return "*";
  FormTexts texts;
  Charge charge(store.budget());
  for (const MisereForm follower : store.followers(g)) {
    store.budget().ask();
    std::string text = bracket_text(store, follower, texts, most);
    charge.add(text.size() + kMapEntry<MisereForm, std::string>);
    texts.emplace(follower, std::move(text));
  }
  return "*" + texts.at(g);
}

Result<MisereForm> parse_misere_form(MisereStore& store, std::string_view text) {
  return FormReader(store, text).read();
}

}  // namespace summand
