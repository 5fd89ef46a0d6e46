#include "summand/draw/ascii.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace summand {

namespace {

using Pair = std::pair<std::string_view, std::string_view>;

constexpr auto kForms = std::to_array<Pair>({
    // boards and their pieces
    {"·", "."},
    {"•", "*"},
    {"█", "#"},
    {"▒", "%"},
    {"□", "#"},
    {"●", "x"},
    {"○", "o"},
    {"∘", "o"},
    {"♕", "W"},
    {"♛", "Q"},
    {"♜", "R"},
    {"♚", "K"},
    {"♞", "N"},
    {"♙", "W"},
    {"♟", "B"},
    {"Ⓛ", "L"},
    {"Ⓡ", "R"},
    {"Ⓖ", "G"},
    // dominoes
    {"╻", "^"},
    {"╹", "v"},
    {"╺", "<"},
    {"╸", ">"},
    // lines
    {"─", "-"},
    {"━", "-"},
    {"╌", "-"},
    {"┈", "."},
    {"═", "="},
    {"│", "|"},
    {"┃", "|"},
    {"╎", ":"},
    {"┊", ":"},
    {"╱", "/"},
    {"╲", "\\"},
    {"⋰", "/"},
    {"⋱", "\\"},
    {"┌", "+"},
    {"┐", "+"},
    {"└", "+"},
    {"┘", "+"},
    {"├", "+"},
    {"┤", "+"},
    {"┬", "+"},
    {"┴", "+"},
    {"┼", "+"},
    {"╭", "+"},
    {"╮", "+"},
    {"╰", "+"},
    {"╯", "+"},
    // text
    {"↑", "^"},
    {"↓", "v"},
    {"←", "<"},
    {"→", ">"},
    {"±", "+-"},
    {"−", "-"},
    {"≈", "~"},
    {"≤", "<="},
    {"≥", ">="},
    {"×", "x"},
    {"⇑", "^^"},
    {"⇓", "vv"},
    {"…", "..."},
    {"⋮", ":"},
    {"½", "1/2"},
    {"¼", "1/4"},
    {"¾", "3/4"},
    {"⅛", "1/8"},
    {"⅜", "3/8"},
    {"⅝", "5/8"},
    {"⅞", "7/8"},
    {"ö", "o"},
    {"ü", "u"},
});

bool goes_on(char byte) { return (static_cast<unsigned char>(byte) & 0xc0) == 0x80; }

std::string_view form_of(std::string_view symbol) {
  const auto at = std::ranges::find(kForms, symbol, &Pair::first);
  return at == kForms.end() ? "?" : at->second;
}

// In one game queens are pieces of Left and of Right, in another game they belong to nobody.
std::string_view queen_of(const Mark& mark) {
  if (mark.glyph != "♕" && mark.glyph != "♛") return "";
  return mark.paint == Paint::left ? "L" : mark.paint == Paint::right ? "R" : "";
}

}  // namespace

std::string in_ascii(std::string_view text) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = at + 1;
    if (static_cast<unsigned char>(text[at]) < 0x80) {
      out += text[at];
    } else {
      while (end < text.size() && goes_on(text[end])) ++end;
      out += form_of(text.substr(at, end - at));
    }
    at = end;
  }
  return out;
}

Picture in_ascii(Picture picture) {
  for (Mark& mark : picture.marks) {
    const std::string_view queen = queen_of(mark);
    if (!queen.empty()) mark.plain = std::string(queen);
    mark.glyph = in_ascii(mark.plain.empty() ? mark.glyph : mark.plain);
    mark.plain.clear();
  }
  return picture;
}

}  // namespace summand
