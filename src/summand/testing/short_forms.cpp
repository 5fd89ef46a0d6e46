#include "summand/testing/short_forms.hpp"

#include <cctype>
#include <string>
#include <utility>
#include <vector>

#include "summand/base/check.hpp"
#include "summand/value/names.hpp"

namespace summand::testing {

namespace {

using Values = std::vector<Value>;

// Reads from left to right, with its own stack of open brackets.
class Reader {
 public:
  Reader(ValueStore& store, std::string_view text) : store_(store), text_(text) {}

  Value read() {
    open("");
    while (at_ < text_.size()) step();
    SUMMAND_CHECK(brackets_.size() == 1);
    return finished_sum();
  }

 private:
  // Options between two dividers, and the bars of the divider before them.
  struct Segment {
    std::size_t bars = 0;
    Values options;
  };
  struct Bracket {
    std::string name;               // "{", "(", or the function that is called
    std::vector<Segment> segments;  // the last one is being read
    Value sum;  // the sum of the terms read so far in this option; empty if there are none
    bool subtract = false;              // for the next term
    std::vector<std::string> prefixes;  // "-" and "+-" before the next term
  };

  void open(std::string name) {
    brackets_.push_back({std::move(name), {Segment{}}, Value(), false, {}});
  }

  bool accept(std::string_view token) {
    if (!text_.substr(at_).starts_with(token)) return false;
    at_ += token.size();
    return true;
  }
  bool digit_follows(std::size_t by = 0) const {
    return at_ + by < text_.size() && std::isdigit(static_cast<unsigned char>(text_[at_ + by]));
  }
  std::uint64_t integer(std::uint64_t otherwise) {
    if (!digit_follows()) return otherwise;
    std::uint64_t n = 0;
    while (digit_follows()) n = 10 * n + static_cast<std::uint64_t>(text_[at_++] - '0');
    return n;
  }

  void step() {
    Bracket& top = brackets_.back();
    if (accept(" ")) return;
    if (accept("{")) return open("{");
    if (accept("}")) return close_braces();
    if (accept(")")) return close_call();
    if (accept(",")) return finish_option();
    if (accept("|")) {
      finish_option();
      std::size_t bars = 1;
      while (accept("|")) ++bars;
      brackets_.back().segments.push_back({bars, {}});
      return;
    }
    if (top.sum && top.prefixes.empty() && !expects_term_) {
      SUMMAND_CHECK(text_[at_] == '+' || text_[at_] == '-');
      top.subtract = text_[at_++] == '-';
      expects_term_ = true;
      return;
    }
    if (accept("+-")) return top.prefixes.push_back("+-");
    if (text_[at_] == '-' && !digit_follows(1)) {
      ++at_;
      return top.prefixes.push_back("-");
    }
    for (const char* name : {"(", "tiny(", "miny(", "superstar("}) {
      if (accept(name)) return open(name);
    }
    term(juxtaposition());
  }

  void term(Value value) {
    Bracket& top = brackets_.back();
    for (; !top.prefixes.empty(); top.prefixes.pop_back()) {
      value = top.prefixes.back() == "-" ? store_.negative(value) : switch_of(store_, value);
    }
    if (top.subtract) value = store_.negative(value);
    top.sum = top.sum ? store_.sum(top.sum, value) : value;
    top.subtract = false;
    expects_term_ = false;
  }

  // Reads a number, ups or an uptimal, and a nimber: at least one of them.
  Value juxtaposition() {
    const std::size_t begin = at_;
    Value value = store_.zero();
    if (text_[at_] == '-') ++at_;
    if (digit_follows()) {
      while (digit_follows() || (at_ < text_.size() && text_[at_] == '/')) ++at_;
      const Result<Dyadic> number = parse_dyadic(text_.substr(begin, at_ - begin));
      SUMMAND_CHECK(number.has_value());
      value = store_.number(*number);
    }
    for (const char* arrow : {"^", "v"}) {
      if (!accept(arrow)) continue;
      Value ups;
      if (accept("<")) {
        ups = *up_power(store_, integer(0));
        SUMMAND_CHECK(accept(">"));
      } else if (accept("[")) {
        ups = *up_sum(store_, integer(0));
        SUMMAND_CHECK(accept("]"));
      } else {
        std::uint64_t count = 1;
        while (accept(arrow)) ++count;
        ups = up(store_, static_cast<std::int64_t>(integer(count)));
      }
      value = store_.sum(value, arrow[0] == 'v' ? store_.negative(ups) : ups);
    }
    if (accept("*")) value = store_.sum(value, store_.nimber(integer(1)));
    SUMMAND_CHECK(at_ > begin);
    return value;
  }

  Value finished_sum() {
    Bracket& top = brackets_.back();
    SUMMAND_CHECK(top.sum && top.prefixes.empty() && !top.subtract);
    return std::exchange(top.sum, Value());
  }
  void finish_option() {
    Bracket& top = brackets_.back();
    if (top.sum) top.segments.back().options.push_back(finished_sum());
    expects_term_ = false;
  }

  Value made(const Values& left, const Values& right) { return store_.make(left, right); }

  // The longest run of bars divides last: short runs bind their neighbours first.
  void close_braces() {
    finish_option();
    SUMMAND_CHECK(brackets_.back().name == "{" && brackets_.back().segments.size() >= 2);
    std::vector<Segment> segments = std::move(brackets_.back().segments);
    brackets_.pop_back();
    std::vector<Segment> waiting;
    const auto bind = [&](std::size_t below) {
      while (waiting.size() >= 2 && waiting.back().bars < below) {
        const Values right = std::move(waiting.back().options);
        waiting.pop_back();
        waiting.back().options = {made(waiting.back().options, right)};
      }
    };
    for (Segment& segment : segments) {
      if (!waiting.empty()) bind(segment.bars);
      SUMMAND_CHECK(waiting.size() < 2 || waiting.back().bars != segment.bars);
      waiting.push_back(std::move(segment));
    }
    bind(text_.size());
    SUMMAND_CHECK(waiting.size() == 1);
    term(waiting.front().options.front());
  }

  void close_call() {
    finish_option();
    const std::string name = brackets_.back().name;
    SUMMAND_CHECK(name.ends_with("(") && brackets_.back().segments.size() == 1);
    const Values arguments = std::move(brackets_.back().segments.front().options);
    brackets_.pop_back();
    if (name == "superstar(") return term(superstar_of(arguments));
    std::vector<std::string>& prefixes = brackets_.back().prefixes;
    if (name == "(" && !prefixes.empty() && prefixes.back() == "+-") {
      prefixes.pop_back();
      Values negatives;
      for (const Value argument : arguments) negatives.push_back(store_.negative(argument));
      return term(made(arguments, negatives));
    }
    SUMMAND_CHECK(arguments.size() == 1);
    const Value x = arguments.front();
    term(name == "(" ? x : name == "tiny(" ? *tiny(store_, x) : *miny(store_, x));
  }

  Value superstar_of(const Values& arguments) {
    std::vector<std::uint64_t> nimbers;
    for (const Value argument : arguments) {
      const std::optional<NumberUpStar> parts = store_.as_number_up_star(argument);
      SUMMAND_CHECK(parts && parts->ups == 0 && parts->number.to_int64() >= 0);
      nimbers.push_back(static_cast<std::uint64_t>(*parts->number.to_int64()) ^ parts->star);
    }
    return superstar(store_, nimbers);
  }

  ValueStore& store_;
  std::string_view text_;
  std::size_t at_ = 0;
  bool expects_term_ = false;
  std::vector<Bracket> brackets_;
};

}  // namespace

Value value_from_text(ValueStore& store, std::string_view text) {
  return Reader(store, text).read();
}

}  // namespace summand::testing
