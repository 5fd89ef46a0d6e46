#include "summand/algebra/written.hpp"

#include <fmt/core.h>
#include <string_view>
#include <vector>

#include "summand/base/utf8.hpp"
#include "summand/value/print.hpp"

namespace summand {

namespace {

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
  const Construction* game = nullptr;
  Binding least = in_sum;
};

class Writer {
 public:
  Writer(Workspace& workspace, std::size_t limit, Calls calls)
      : workspace_(workspace), limit_(limit), calls_(calls) {}

  std::string write(const Construction& whole) {
    game(whole, in_sum);
    while (!stack_.empty()) {
      workspace_.budget().ask();
      const Piece piece = std::move(stack_.back());
      stack_.pop_back();
      if (piece.game != nullptr) {
        open(*piece.game, piece.least);
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
  void game(const Construction& g, Binding least) { stack_.push_back({{}, &g, least}); }

  void open(const Construction& g, Binding least) {
    const Binding binding = binding_of_node(g);
    const bool wrapped = binding < least;
    if (wrapped) letters(")");
    switch (g.kind()) {
      case ConstructionKind::value: {
        std::string text = print(workspace_.store, g.value(), limit_);
        if (binding_of(text) < least) text = "(" + text + ")";
        letters(std::move(text));
        break;
      }
      case ConstructionKind::position:
        letters(g.position().print_call());
        break;
      case ConstructionKind::braces:
        open_braces(g);
        break;
      case ConstructionKind::negative: {
        const bool apart = sign_could_join(*g.first());
        if (apart) letters(")");
        game(*g.first(), apart ? in_sum : after_minus);
        letters(apart ? "-(" : "-");
        break;
      }
      case ConstructionKind::sum:
        open_sum(g);
        break;
      case ConstructionKind::copies:
        open_copies(g);
        break;
      case ConstructionKind::ordinal_sum:
        game(*g.second(), in_copies);
        letters(" : ");
        game(*g.first(), in_ordinal_sum);
        break;
    }
    if (wrapped) letters("(");
  }

  // G + -H is G - H.
  void open_sum(const Construction& g) {
    const Construction& right = *g.second();
    const bool minus = right.kind() == ConstructionKind::negative;
    game(minus ? *right.first() : right, after_minus);
    letters(minus ? " - " : " + ");
    game(*g.first(), in_sum);
  }

  void open_braces(const Construction& g) {
    const bool is_lasting = g.braces()->of_function;
    if ((calls_ == Calls::named || is_lasting) && !g.call().empty()) return letters(g.call());
    letters("}");
    options(g.right());
    if (!g.is_impartial_braces()) {
      letters("|");
      options(g.left());
    }
    letters(g.is_impartial_braces() ? "impartial {" : "{");
  }

  void open_copies(const Construction& g) {
    const std::string count = print(g.count());
    const bool bracket = begins_with_digit(*g.first());  // 3.5 would be a decimal
    if (bracket) letters(")");
    game(*g.first(), bracket ? in_sum : in_copies);
    letters((count.starts_with('-') ? "(" + count + ")." : count + ".") + (bracket ? "(" : ""));
  }

  void options(std::span<const SharedConstruction> games) {
    for (std::size_t i = games.size(); i-- > 0;) {
      game(*games[i], in_sum);
      if (i > 0) letters(",");
    }
  }

  // Whether a sign before the text would belong to its beginning: that of G in G : H, or 1 in 1^.
  bool sign_could_join(const Construction& g) const {
    if (g.kind() == ConstructionKind::ordinal_sum) return true;
    if (g.kind() != ConstructionKind::value) return false;
    const std::string text = print(workspace_.store, g.value(), limit_);
    return is_digit(text.front()) && text.find_first_of("^v") != text.npos;
  }

  bool begins_with_digit(const Construction& g) const {
    if (g.kind() != ConstructionKind::value) return g.kind() == ConstructionKind::copies;
    return is_digit(print(workspace_.store, g.value(), limit_).front());
  }

  static Binding binding_of_node(const Construction& g) {
    switch (g.kind()) {
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

  Workspace& workspace_;
  std::size_t limit_;
  Calls calls_;
  std::vector<Piece> stack_;
  std::string out_;
};

}  // namespace

std::string written(const Construction& g, std::size_t limit, Calls calls) {
  return Writer(g.workspace(), limit, calls).write(g);
}

}  // namespace summand
