#include "summand/language/syntax/former_signs.hpp"

#include <cstddef>
#include <vector>

#include "summand/base/stable_sort.hpp"
#include "summand/language/syntax/lexer.hpp"
#include "summand/language/syntax/literal_signs.hpp"
#include "summand/language/syntax/parser.hpp"
#include "summand/ruleset/former_texts.hpp"

namespace summand {

namespace {

using TokenSign = Token::Kind;

struct Insertion {
  std::size_t at;
  char bracket;
};

// Walks through the tokens. A chain is an operand with its places, dots and colons.
class Walk {
 public:
  explicit Walk(std::string_view text) : text_(text), lexer_(text) {}

  std::vector<Insertion> insertions() {
    levels_.emplace_back();
    while (step()) {
    }
    stable_sort(insertions_, [](const Insertion& a, const Insertion& b) { return a.at < b.at; });
    return std::move(insertions_);
  }

 private:
  static constexpr std::size_t kNone = std::string_view::npos;
  struct Level {                      // of brackets
    std::size_t behind_sign = kNone;  // of the chain, if a sign begins it
    bool has_colon = false;           // after that sign
  };

  bool step() {
    auto read = operand_ ? lexer_.operand() : lexer_.operation();
    if (!read) return skip_line();
    read->offset += base_;
    if (read->kind == TokenSign::end) {
      end_chain();
      return false;
    }
    operand_ ? operand(*read) : operation(*read);
    return true;
  }

  // Goes on with the next line. False if there is none.
  bool skip_line() {
    const std::size_t end = text_.find('\n', base_ + lexer_.offset());
    if (end == text_.npos) return false;
    base_ = static_cast<std::uint32_t>(end);
    lexer_ = Lexer(text_.substr(end));
    levels_.assign(1, {});
    operand_ = true;
    return true;
  }

  void operand(const Token& token) {
    const std::size_t end = token.offset + token.length;
    switch (token.kind) {
      case TokenSign::literal:
        literal(token);
        break;
      case TokenSign::name:
        operand_ = is_reserved_word(text_.substr(token.offset, token.length)) || opens_bracket(end);
        break;
      case TokenSign::string:
      case TokenSign::dimensions:
        operand_ = false;
        break;
      case TokenSign::minus:
      case TokenSign::plus_minus:
        if (!levels_.back().has_colon) levels_.back().behind_sign = end;
        break;
      case TokenSign::tiny:
      case TokenSign::miny:
        follows_index_sign_ = true;
        return;
      case TokenSign::open_round:
      case TokenSign::open_brace:
      case TokenSign::open_square:
        levels_.emplace_back();
        break;
      case TokenSign::bars:
        levels_.back() = {};
        break;
      default:
        close();
    }
    follows_index_sign_ = false;
    end_ = end;
  }

  // Whether a name is that of a call or of labelled braces. Reads the bracket.
  bool opens_bracket(std::size_t end) {
    const bool label = end < text_.size() && text_[end] == '{';
    if (!label && lexer_.next_character() != '(') return false;
    levels_.emplace_back();
    return lexer_.operand().has_value();
  }

  // A literal may have taken the sign before it.
  void literal(const Token& token) {
    operand_ = false;
    const std::size_t end = token.offset + token.length;
    const std::string_view text = text_.substr(token.offset, token.length);
    const std::size_t sign = token.literal.number ? length_of_sign(text, kMinusSigns) : 0;
    std::size_t begin = token.offset;
    if (sign > 0) {
      begin += sign;
      if (!levels_.back().has_colon) levels_.back().behind_sign = begin;
    }
    const bool follows_sign = levels_.back().behind_sign != kNone;
    const bool joins = token.literal.number && token.literal.has_ups() && follows_sign;
    const bool is_index = follows_index_sign_ && token.length > 1;
    if (!joins && !is_index) return;
    insertions_.push_back({begin, '('});
    insertions_.push_back({end, ')'});
  }

  void operation(const Token& token) {
    switch (token.kind) {
      case TokenSign::dot:
        operand_ = true;
        break;
      case TokenSign::colon:
        levels_.back().has_colon = true;
        operand_ = true;
        break;
      case TokenSign::open_square:
        levels_.emplace_back();
        operand_ = true;
        break;
      case TokenSign::close_round:
      case TokenSign::close_brace:
      case TokenSign::close_square:
        close();
        break;
      default:
        end_chain();
        operand_ = true;
    }
    end_ = token.offset + token.length;
  }

  void close() {
    end_chain();
    if (levels_.size() > 1) levels_.pop_back();
    operand_ = false;
  }

  void end_chain() {
    const Level level = levels_.back();
    levels_.back() = {};
    if (level.behind_sign == kNone || !level.has_colon) return;
    insertions_.push_back({level.behind_sign, '('});
    insertions_.push_back({end_, ')'});
  }

  std::string_view text_;
  Lexer lexer_;
  std::vector<Level> levels_;
  std::vector<Insertion> insertions_;
  std::uint32_t base_ = 0;  // where the text of the lexer begins
  std::size_t end_ = 0;     // of the last token
  bool operand_ = true;
  bool follows_index_sign_ = false;
};

}  // namespace

std::string with_brackets_of_signs(std::string_view text) {
  if (text.find_first_of("+-\xe2\xc2") == text.npos) return std::string(text);  // no sign
  std::string out;
  std::size_t from = 0;
  for (const auto& [at, bracket] : Walk(text).insertions()) {
    out += text.substr(from, at - from);
    out += bracket;
    from = at;
  }
  return out.append(text.substr(from));
}

std::string expressions_as_written_today(std::string_view text) {
  return with_brackets_of_signs(as_written_today(text));
}

}  // namespace summand
