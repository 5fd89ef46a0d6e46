#include "summand/studies/sucker/json_value.hpp"

#include <algorithm>
#include <fmt/format.h>

#include "summand/base/foreign_text.hpp"
#include "summand/base/whole_number.hpp"

namespace summand::sucker {

namespace {

constexpr unsigned kMostDepth = 8;

class JsonParser {
 public:
  explicit JsonParser(std::string_view text) : text_(text) {}

  Result<JsonValue> parse() {
    SUMMAND_TRY(value, next(0));
    skip_spaces();
    if (at_ != text_.size()) return fail("nothing is expected behind the value", at_);
    return value;
  }

 private:
  Result<JsonValue> next(unsigned depth);
  Result<JsonValue> list(unsigned depth, bool named);
  Result<std::string> string();
  Result<JsonValue> word();

  void skip_spaces() {
    while (at_ < text_.size() && std::string_view(" \t\r\n").contains(text_[at_])) ++at_;
  }
  bool take(char c) {
    skip_spaces();
    if (at_ == text_.size() || text_[at_] != c) return false;
    ++at_;
    return true;
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

Result<JsonValue> JsonParser::next(unsigned depth) {
  skip_spaces();
  if (depth > kMostDepth) return fail("too many brackets within one another", at_);
  if (at_ == text_.size()) return fail("a value is missing", at_);
  const std::size_t start = at_;
  const char c = text_[at_];
  if (c == '{' || c == '[') {
    ++at_;
    SUMMAND_TRY(value, list(depth, c == '{'));
    value.at = start;
    return value;
  }
  if (c == '"') {
    SUMMAND_TRY(text, string());
    JsonValue value{.kind = JsonValue::Kind::text, .at = start};
    value.text = text;
    return value;
  }
  return word();
}

Result<JsonValue> JsonParser::list(unsigned depth, bool named) {
  JsonValue out{.kind = named ? JsonValue::Kind::object : JsonValue::Kind::array};
  const char end = named ? '}' : ']';
  if (take(end)) return out;
  while (true) {
    if (named) {
      skip_spaces();
      const std::size_t start = at_;
      SUMMAND_TRY(name, string());
      if (out.member(name) != nullptr)
        return fail(fmt::format("'{}' was given before", printable(name, 40)), start);
      if (!take(':')) return fail("a colon is expected", at_);
      out.names.push_back(name);
      out.name_at.push_back(start);
    }
    SUMMAND_TRY(value, next(depth + 1));
    out.items.push_back(std::move(value));
    if (take(end)) return out;
    if (!take(',')) return fail("a comma or a closing bracket is expected", at_);
  }
}

Result<std::string> JsonParser::string() {
  if (!take('"')) return fail("a text in quotation marks is expected", at_);
  std::string out;
  while (at_ < text_.size() && text_[at_] != '"') {
    if (text_[at_] == '\\') {
      ++at_;
      if (at_ == text_.size() || !std::string_view("\"\\/").contains(text_[at_])) {
        return fail("such an escape is not understood here", at_ - 1);
      }
    }
    out.push_back(text_[at_++]);
  }
  if (at_ == text_.size()) return fail("a quotation mark is missing", at_);
  ++at_;
  return out;
}

Result<JsonValue> JsonParser::word() {
  JsonValue out{.at = at_};
  const std::size_t end = std::min(text_.find_first_of(" \t\r\n,]}:", at_), text_.size());
  const std::string_view word = text_.substr(at_, end - at_);
  if (word == "null") {
    out.kind = JsonValue::Kind::null;
  } else if (word == "true" || word == "false") {
    out.kind = JsonValue::Kind::boolean;
    out.boolean = word == "true";
  } else {
    out.kind = JsonValue::Kind::number;
    const auto number = whole_number<decltype(out.number)>(word);
    if (!number) return fail("a whole number, a text, a list or an object is expected", at_);
    out.number = *number;
  }
  at_ = end;
  return out;
}

}  // namespace

const JsonValue* JsonValue::member(std::string_view name) const {
  for (std::size_t i = 0; i < names.size(); ++i) {
    // The name of a value that is still being read has none yet.
    if (names[i] == name) return i < items.size() ? &items[i] : nullptr;
  }
  return nullptr;
}

Result<JsonValue> parse_json(std::string_view text) { return JsonParser(text).parse(); }

}  // namespace summand::sucker
