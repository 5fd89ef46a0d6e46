// The only file that includes the JSON library, because compiling that library takes long.
#include "summand/text/json_value.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <iterator>
#include <nlohmann/json.hpp>
#include <numeric>
#include <utility>

#include "summand/base/foreign_text.hpp"

namespace summand {

namespace {

constexpr std::size_t kMostDepth = 64;

// Goes through the text, and stores how far the library has read.
class ReadingIterator {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;

  ReadingIterator(const char* at, const char** read) : at_(at), read_(read) {}

  reference operator*() const { return *at_; }
  ReadingIterator& operator++() {
    *read_ = ++at_;
    return *this;
  }
  ReadingIterator operator++(int) {
    const ReadingIterator before = *this;
    ++*this;
    return before;
  }
  bool operator==(const ReadingIterator& other) const { return at_ == other.at_; }

 private:
  const char* at_;
  const char** read_;
};

// Builds the value from the calls of the library, one for each token.
class JsonBuilder {
 public:
  explicit JsonBuilder(std::string_view text) : text_(text), read_(text.data()) {}

  Result<JsonValue> build() {
    const char* const end = text_.data() + text_.size();
    const bool done = nlohmann::json::sax_parse(ReadingIterator(text_.data(), &read_),
                                                ReadingIterator(end, &read_), this);
    if (!done) return std::unexpected(std::move(error_));
    return std::move(root_);
  }

  // These functions are called by the library, which requires their names. Returning false stops
  // it.
  bool null() { return add({.kind = JsonValue::Kind::null}); }
  bool boolean(bool value) { return add({.kind = JsonValue::Kind::boolean, .boolean = value}); }
  bool number_integer(std::int64_t value) { return add_number(std::to_string(value)); }
  bool number_unsigned(std::uint64_t value) { return add_number(std::to_string(value)); }
  bool number_float(double, const std::string& digits) { return add_number(digits); }
  bool string(std::string& value) {
    return add({.kind = JsonValue::Kind::text, .text = std::move(value)});
  }
  bool binary(std::vector<std::uint8_t>&) {
    return refuse("JSON has no binary values", token_begin());
  }
  bool start_object(std::size_t) { return open(JsonValue::Kind::object); }
  bool start_array(std::size_t) { return open(JsonValue::Kind::array); }
  bool end_object() { return names_differ(*open_.back()) && close(); }
  bool end_array() { return close(); }
  bool key(std::string& name) {
    open_.back()->names.push_back(std::move(name));
    open_.back()->name_at.push_back(token_begin());
    token_is_over();
    return true;
  }
  template <class Exception>
  bool parse_error(std::size_t, const std::string&, const Exception& exception) {
    const std::string_view all = exception.what();
    const std::size_t dash = all.find(" - ");
    const std::string_view reason = dash == all.npos ? "it ends too early" : all.substr(dash + 3);
    return refuse(fmt::format("this is not JSON: {}", printable(reason, 200)), token_begin());
  }

 private:
  // The offset of the current token: after the last token and the signs that may follow it.
  std::size_t token_begin() const {
    return std::min(text_.find_first_not_of(" \t\r\n,:", end_), text_.size());
  }
  void token_is_over(bool is_number = false) {
    end_ = static_cast<std::size_t>(read_ - text_.data());
    // A number ends at the next character, which was already read.
    if (is_number && end_ > 0 && !std::string_view("0123456789").contains(text_[end_ - 1])) --end_;
  }
  bool add_number(std::string digits) {
    return add({.kind = JsonValue::Kind::number, .text = std::move(digits)});
  }
  bool add(JsonValue value) {
    value.at = token_begin();
    const bool is_number = value.kind == JsonValue::Kind::number;
    place(std::move(value));
    token_is_over(is_number);
    return true;
  }
  JsonValue& place(JsonValue value) {
    if (open_.empty()) return root_ = std::move(value);
    return open_.back()->items.emplace_back(std::move(value));
  }
  // Values that are open do not move, because only the innermost one gets more items.
  bool open(JsonValue::Kind kind) {
    if (open_.size() == kMostDepth)
      return refuse("too many brackets within one another", token_begin());
    open_.push_back(&place({.kind = kind, .at = token_begin()}));
    token_is_over();
    return true;
  }
  bool close() {
    open_.pop_back();
    token_is_over();
    return true;
  }
  bool names_differ(const JsonValue& object) {
    std::vector<std::size_t> order(object.names.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto name_of = [&](std::size_t i) {
      return std::pair(std::string_view(object.names[i]), i);
    };
    std::ranges::sort(order, {}, name_of);
    const auto twice = std::ranges::adjacent_find(
        order, {}, [&](std::size_t i) { return std::string_view(object.names[i]); });
    if (twice == order.end()) return true;
    const std::size_t second = *std::next(twice);
    return refuse(fmt::format("'{}' was given before", printable(object.names[second], 40)),
                  object.name_at[second]);
  }
  bool refuse(std::string message, std::size_t at) {
    error_ = Error{std::move(message), at};
    return false;
  }

  std::string_view text_;
  const char* read_;  // the end of the part that the library has read
  std::size_t end_ = 0;
  JsonValue root_;
  std::vector<JsonValue*> open_;
  Error error_;
};

}  // namespace

const JsonValue* JsonValue::member(std::string_view name) const {
  const auto found = std::ranges::find(names, name);
  return found == names.end() ? nullptr : &items[static_cast<std::size_t>(found - names.begin())];
}

Result<JsonValue> parse_json(std::string_view text) { return JsonBuilder(text).build(); }

}  // namespace summand
