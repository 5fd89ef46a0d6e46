#include "summand/language/algebra/written.hpp"

#include <fmt/format.h>
#include <string_view>
#include <vector>

#include "summand/base/utf8.hpp"
#include "summand/value/print.hpp"

namespace summand {

namespace {

using Id = Construction::Id;
using ConstructionKind = Construction::Kind;

// How tightly a text binds, in the terms of the parser.
enum Binding : std::uint8_t { in_sum, after_minus, in_ordinal_sum, in_copies, alone };

// The text of a value is a single operand unless it has a sign or a space outside its brackets.
Binding binding_of(std::string_view text) {
  if (text.starts_with('-') || text.starts_with("+-")) return in_sum;
  int depth = 0;
  for (const char c : text) {
    depth += c == '(' || c == '{' || c == '[';
    depth -= c == ')' || c == '}' || c == ']';
    if (depth == 0 && c == ' ') return in_sum;
  }
  return alone;
}

// Letters, or a game that must bind at least this tightly.
struct Piece {
  std::string letters;
  bool is_game = false;
  Id game = 0;
  Binding least = in_sum;
};

class Writer {
 public:
  Writer(const Construction& construction, std::size_t limit) : all_(construction), limit_(limit) {}

  std::string write(Id root) {
    game(root, in_sum);
    while (!stack_.empty()) {
      all_.workspace().budget().ask();
      const Piece piece = std::move(stack_.back());
      stack_.pop_back();
      if (piece.is_game) {
        open(piece.game, piece.least);
      } else {
        out_ += piece.letters;
      }
      if (out_.size() > limit_) {
        reach_limit(Limit::size, fmt::format("a text of more than {} characters", limit_));
      }
    }
    return std::move(out_);
  }

 private:
  // Pieces are pushed in reverse: the last one pushed is written first.
  void letters(std::string text) { stack_.push_back({std::move(text)}); }
  void game(Id id, Binding least) { stack_.push_back({{}, true, id, least}); }

  void open(Id id, Binding least) {
    const Binding binding = binding_of_node(id);
    const bool wrapped = binding < least;
    if (wrapped) letters(")");
    switch (all_.kind(id)) {
      case ConstructionKind::value: {
        std::string text = print(all_.workspace().store, all_.known_value(id), limit_);
        if (binding_of(text) < least) text = "(" + text + ")";
        letters(std::move(text));
        break;
      }
      case ConstructionKind::position:
        letters(all_.position_of(id).print_call());
        break;
      case ConstructionKind::braces:
        letters("}");
        options(all_.right(id));
        letters("|");
        options(all_.left(id));
        letters("{");
        break;
      case ConstructionKind::negative:
        game(all_.first(id), after_minus);
        letters("-");
        break;
      case ConstructionKind::sum:
        open_sum(id);
        break;
      case ConstructionKind::copies:
        open_copies(id);
        break;
      case ConstructionKind::ordinal_sum:
        game(all_.second(id), in_copies);
        letters(" : ");
        game(all_.first(id), in_ordinal_sum);
        break;
    }
    if (wrapped) letters("(");
  }

  // G + -H is G - H.
  void open_sum(Id id) {
    const Id right = all_.second(id);
    const bool minus = all_.kind(right) == ConstructionKind::negative;
    game(minus ? all_.first(right) : right, after_minus);
    letters(minus ? " - " : " + ");
    game(all_.first(id), in_sum);
  }

  void open_copies(Id id) {
    const std::string count = print(all_.count(id));
    const Id g = all_.first(id);
    const bool bracket = begins_with_digit(g);  // 3.5 would be a decimal
    if (bracket) letters(")");
    game(g, bracket ? in_sum : in_copies);
    letters((count.starts_with('-') ? "(" + count + ")." : count + ".") + (bracket ? "(" : ""));
  }

  void options(std::span<const Id> ids) {
    for (std::size_t i = ids.size(); i-- > 0;) {
      game(ids[i], in_sum);
      if (i > 0) letters(",");
    }
  }

  bool begins_with_digit(Id g) const {
    if (all_.kind(g) != ConstructionKind::value) return all_.kind(g) == ConstructionKind::copies;
    return is_digit(print(all_.workspace().store, all_.known_value(g), limit_).front());
  }

  Binding binding_of_node(Id id) const {
    switch (all_.kind(id)) {
      case ConstructionKind::sum:
        return in_sum;
      case ConstructionKind::negative:
        return after_minus;
      case ConstructionKind::ordinal_sum:
        return in_ordinal_sum;
      case ConstructionKind::copies:
        return in_copies;
      default:
        return alone;
    }
  }

  const Construction& all_;
  std::size_t limit_;
  std::vector<Piece> stack_;
  std::string out_;
};

}  // namespace

std::string written(const Construction& construction, Id g, std::size_t limit) {
  return Writer(construction, limit).write(g);
}

}  // namespace summand
