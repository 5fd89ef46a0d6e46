// StatementParser: reads one statement, token by token.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/base/result.hpp"
#include "summand/language/syntax/lexer.hpp"
#include "summand/language/syntax/parser_stack.hpp"
#include "summand/language/syntax/syntax_tree.hpp"

namespace summand {

// Works in two states: a game may begin here, or one has just ended. The characters and brackets of
// the text must have been checked. A statement ends at a semicolon, or where a line begins with
// something that cannot go on the line before.
class StatementParser {
 public:
  // The text must live as long as the parser. A hyphen after one of the names, or of the arguments
  // of a definition, is a minus.
  StatementParser(std::string_view text, const Budget& budget,
                  std::vector<std::string_view> bound = {});

  // The tree without its text. Throws LimitReached.
  Result<SyntaxTree> parse();
  // Where the statement ended.
  std::size_t end() const { return end_; }

 private:
  // --- statement_head.cpp: NAME = and NAME(...) = ---
  Result<void> read_head();
  Result<bool> read_parameters(Lexer& ahead);
  Result<void> check_target(const Token& name) const;

  // --- statement_parser.cpp ---
  Result<void> read_operand();
  Result<void> read_operation();
  Result<void> read_literal(const Token& token);
  Result<void> read_operator(const Token& token);
  Result<void> read_name(const Token& token);
  bool is_label(const Token& name) const;
  Result<void> read_label(const Token& name);
  Result<void> close(const Token& token);
  std::unexpected<Error> wrong_assignment(const Token& token) const;

  // --- statement_words.cpp ---
  Result<bool> read_prefix_word(const Token& token);
  Result<void> read_word(const Token& token);
  Result<void> read_for(const Token& token);
  Result<void> read_let();
  Result<Token> read_new_name();
  Result<void> end_line(const Token& token);

  void operand(SyntaxNode node) {
    tree_.nodes.push_back(node);
    operand_next_ = false;
  }
  void push(Pending::Kind kind, const Token& token) {
    stack_.push(Pending{.kind = kind, .offset = token.offset, .length = token.length});
  }
  Result<void> finish(std::uint32_t offset);
  std::string_view words(const Token& token) const {
    return text_.substr(token.offset, token.length);
  }
  std::string shown(const Token& token) const;
  Error with_hint(Error error, bool operand) const;

  std::string_view text_;
  std::vector<std::string_view> bound_;
  SyntaxTree tree_;
  Lexer lexer_;
  ParserStack stack_;
  Budget budget_;
  std::size_t end_ = 0;
  bool has_clauses_;  // Without the word `for` in the text no option has clauses.
  bool operand_next_ = true;
  bool after_signed_literal_ = false;  // the last operand is -1^ or the like, without brackets
  bool finished_ = false;
};

}  // namespace summand
