#include "summand/text/json_writer.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <iterator>
#include <utility>

#include "summand/base/check.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/utf8.hpp"

namespace summand {

namespace {

// Control characters that are written with a letter.
constexpr std::pair<char, char> kShort[] = {
    {'\n', 'n'}, {'\t', 't'}, {'\r', 'r'}, {'\b', 'b'}, {'\f', 'f'}};

// The text is given to a sink in pieces of about this size.
constexpr std::size_t kPiece = 1 << 14;

std::string escaped(char32_t code) {
  const auto bits = static_cast<unsigned>(code);
  if (bits <= 0xffff) return fmt::format("\\u{:04x}", bits);
  const unsigned rest = bits - 0x10000;  // as two halves, like in UTF-16
  return fmt::format("\\u{:04x}\\u{:04x}", 0xd800 + (rest >> 10), 0xdc00 + (rest & 0x3ff));
}

std::string quoted(std::string_view text) {
  std::string out = "\"";
  for (std::size_t i = 0; i < text.size();) {
    const char c = text[i];
    const std::size_t length = character_length(text, i);
    if (c == '"' || c == '\\') {
      out.append({'\\', c});
    } else if (const auto* known = std::ranges::find(kShort, c, &std::pair<char, char>::first);
               known != std::end(kShort)) {
      out.append({'\\', known->second});
    } else if (length == 0) {
      out += "\uFFFD";
    } else if (is_printable(text, i)) {
      out += text.substr(i, length);
    } else {
      out += escaped(code_point(text, i));
    }
    i += length == 0 ? 1 : length;
  }
  return out + '"';
}

}  // namespace

JsonWriter& JsonWriter::object() {
  raw("{");
  open_ += '}';
  filled_.push_back(false);
  return *this;
}

JsonWriter& JsonWriter::array() {
  raw("[");
  open_ += ']';
  filled_.push_back(false);
  return *this;
}

JsonWriter& JsonWriter::close() {
  SUMMAND_CHECK(!open_.empty() && !after_key_);
  const bool filled = filled_.back();
  const char bracket = open_.back();
  filled_.pop_back();
  open_.pop_back();
  if (filled) new_line();
  out_ += bracket;
  return *this;
}

JsonWriter& JsonWriter::key(std::string_view name) {
  SUMMAND_CHECK(!open_.empty() && open_.back() == '}');
  begin_value();
  out_ += quoted(name) + ": ";
  after_key_ = true;
  return *this;
}

JsonWriter& JsonWriter::text(std::string_view value) { return raw(quoted(value)); }
JsonWriter& JsonWriter::number(std::uint64_t value) { return raw(std::to_string(value)); }
JsonWriter& JsonWriter::digits(std::string_view value) { return raw(value); }
JsonWriter& JsonWriter::boolean(bool value) { return raw(value ? "true" : "false"); }
JsonWriter& JsonWriter::null() { return raw("null"); }
JsonWriter& JsonWriter::seconds(double value) { return raw(fmt::format("{:.6f}", value)); }

const std::string& JsonWriter::str() const {
  SUMMAND_CHECK(open_.empty() && sink_ == nullptr);
  return out_;
}

void JsonWriter::finish() {
  SUMMAND_CHECK(open_.empty() && sink_ != nullptr);
  out_ += '\n';
  sink_->write(out_);
  out_.clear();
}

JsonWriter& JsonWriter::raw(std::string_view value) {
  if (after_key_) {
    after_key_ = false;
  } else {
    begin_value();
  }
  out_ += value;
  if (sink_ != nullptr && out_.size() >= kPiece) {
    sink_->write(out_);
    out_.clear();
  }
  return *this;
}

void JsonWriter::begin_value() {
  if (open_.empty()) return;
  if (filled_.back()) out_ += layout_ == Layout::one_line ? ", " : ",";
  filled_.back() = true;
  new_line();
}

void JsonWriter::new_line() {
  if (layout_ == Layout::indented) out_.append("\n").append(2 * open_.size(), ' ');
}

}  // namespace summand
