#include "summand/boards/strip.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <set>
#include <string>

namespace summand {
namespace {

constexpr Strip::Letters kStripLetters{'x', 'o', '.'};

Strip strip_of(const std::string& text) {
  return text.empty() ? Strip() : Strip::parse(text, kStripLetters).value();
}

// Texts of 1 to 64 cells. The longest ones are frequent.
rc::Gen<std::string> texts() {
  return rc::gen::mapcat(rc::gen::element(1, 5, 12, 31, 32, 33, 63, 64), [](int length) {
    return rc::gen::container<std::string>(static_cast<std::size_t>(length),
                                           rc::gen::element('x', 'o', '.'));
  });
}

RC_GTEST_PROP(Strip, ParseIsTheInverseOfPrint, ()) {
  const std::string text = *texts();
  RC_ASSERT(strip_of(text).print(kStripLetters) == text);
  RC_ASSERT(strip_of(text).length() == static_cast<int>(text.size()));
}

RC_GTEST_PROP(Strip, CellsAndReplacedAreThoseOfTheText, ()) {
  const std::string text = *texts();
  const int length = static_cast<int>(text.size());
  const int begin = *rc::gen::inRange(0, length + 1), end = *rc::gen::inRange(begin, length + 1);
  const int count = *rc::gen::inRange(0, end - begin + 1);
  const auto at = static_cast<std::size_t>(begin), size = static_cast<std::size_t>(end - begin);
  RC_ASSERT(strip_of(text).cells(begin, end) == strip_of(text.substr(at, size)));
  std::string replaced = text;
  replaced.replace(at, size, static_cast<std::size_t>(count), '.');
  RC_ASSERT(strip_of(text).replaced(begin, end, count) == strip_of(replaced));
}

RC_GTEST_PROP(Strip, MirroringReversesAndExchanges, ()) {
  std::string text = *texts();
  const Strip strip = strip_of(text);
  std::ranges::reverse(text);
  for (char& c : text) c = c == 'x' ? 'o' : c == 'o' ? 'x' : c;
  RC_ASSERT(strip.mirrored() == strip_of(text));
  RC_ASSERT(strip.mirrored().mirrored() == strip);
}

RC_GTEST_PROP(Strip, MovingTakesAPieceFromACellToAnother, ()) {
  std::string text = *texts();
  const int from = *rc::gen::inRange(0, static_cast<int>(text.size()));
  const int to = *rc::gen::inRange(0, static_cast<int>(text.size()));
  RC_PRE(text[static_cast<std::size_t>(from)] != '.' && text[static_cast<std::size_t>(to)] == '.');
  const Strip after = strip_of(text).moved(from, to);
  std::swap(text[static_cast<std::size_t>(from)], text[static_cast<std::size_t>(to)]);
  RC_ASSERT(after == strip_of(text));
}

RC_GTEST_PROP(Strip, TheWordsHoldThePiecesAndNoWall, ()) {
  const std::string text = *texts();
  const Strip strip = strip_of(text);
  for (std::size_t i = 0; i < 64; ++i) {
    const char c = i < text.size() ? text[i] : 'w';
    RC_ASSERT((strip.left() >> i & 1) == (c == 'x'));
    RC_ASSERT((strip.right() >> i & 1) == (c == 'o'));
    RC_ASSERT((strip.free() >> i & 1) == (c == '.'));
    RC_ASSERT((strip.occupied() >> i & 1) == (c == 'x' || c == 'o'));
  }
}

RC_GTEST_PROP(Strip, DifferentStripsHaveDifferentKeys, ()) {
  const std::string a = *texts(), b = *texts();
  const auto key_a = strip_of(a).key(), key_b = strip_of(b).key();
  RC_ASSERT(key_a.has_value() || (a.size() == 64 && a.find('o') == std::string::npos));
  if (key_a && key_b) RC_ASSERT((key_a == key_b) == (a == b));
  if (a.size() < 64) RC_ASSERT((key_a->high == 0) == (a.size() <= 31));
}

TEST(Strip, FreeCellsAtTheEndMakeADifference) {
  std::set<std::pair<std::uint64_t, std::uint64_t>> keys;
  for (std::size_t length = 1; length <= 64; ++length) {
    std::string text(length, '.');
    text[0] = 'o';
    const PositionKey key = strip_of(text).key().value();
    keys.emplace(key.low, key.high);
  }
  EXPECT_EQ(keys.size(), 64u);
  EXPECT_FALSE(strip_of(std::string(63, '.') + 'x').key().has_value());
}

TEST(Strip, ListsAllStripsOnce) {
  std::set<Strip> strips;
  std::size_t count = 0;
  Strip::for_each_up_to(7, [&](const Strip& strip) {
    strips.insert(strip);
    ++count;
  });
  EXPECT_EQ(count, 3279u);  // 3 + 9 + ... + 3^7
  EXPECT_EQ(strips.size(), count);
}

TEST(Strip, ThePictureHasAMarkForEachCell) {
  const Picture picture = strip_of("x.o").picture(kStripLetters);
  EXPECT_EQ(picture.rows, 1);
  EXPECT_EQ(picture.columns, 5);
  EXPECT_EQ(picture.marks,
            (std::vector<Mark>{
                {0, 0, "x", Paint::left}, {0, 2, "·", Paint::empty}, {0, 4, "o", Paint::right}}));
}

}  // namespace
}  // namespace summand
