#include "summand/text/json_writer.hpp"

#include <algorithm>
#include <cstdint>
#include <gtest/gtest.h>
#include <string>
#include <string_view>

namespace summand {
namespace {

std::string quoted(std::string_view text) { return JsonWriter().text(text).str(); }

TEST(JsonWriter, WritesObjectsAndArrays) {
  JsonWriter json(JsonWriter::Layout::one_line);
  json.object().key("a").array().number(1).boolean(true).null().close();
  json.key("b").object().close().member("c", "d").close();
  EXPECT_EQ(json.str(), R"({"a": [1, true, null], "b": {}, "c": "d"})");
}

TEST(JsonWriter, IndentsNestedValues) {
  JsonWriter json;
  json.object().key("a").array().number(1).number(2).close().key("b").array().close().close();
  EXPECT_EQ(json.str(), "{\n  \"a\": [\n    1,\n    2\n  ],\n  \"b\": []\n}");
}

// Keeps the whole text, and the size of the largest piece.
struct Pieces final : TextSink {
  void write(std::string_view text) override {
    all += text;
    largest = std::max(largest, text.size());
    ++count;
  }
  std::string all;
  std::size_t largest = 0, count = 0;
};

TEST(JsonWriter, GivesASinkTheSameTextInPieces) {
  Pieces pieces;
  JsonWriter streamed(JsonWriter::Layout::indented, &pieces), kept;
  for (JsonWriter* json : {&streamed, &kept}) {
    json->object().key("numbers").array();
    for (std::uint64_t n = 0; n < 100'000; ++n) json->number(n);
    json->close().member("end", "x").close();
  }
  streamed.finish();
  EXPECT_EQ(pieces.all, kept.str() + "\n");
  EXPECT_GT(pieces.count, 10u);
  EXPECT_LT(pieces.largest, 20'000u);
}

TEST(JsonWriter, EscapesCharactersThatJsonForbids) {
  EXPECT_EQ(quoted("a\"b\\c\n\t\x01\x7f"), R"("a\"b\\c\n\t\u0001\u007f")");
  EXPECT_EQ(quoted("↑½"), "\"↑½\"");
}

TEST(JsonWriter, EscapesCharactersThatATerminalWouldObey) {
  EXPECT_EQ(quoted("\u0085\u202e\u2066"), R"("\u0085\u202e\u2066")");
  EXPECT_EQ(quoted("\U000e0041"), R"("\udb40\udc41")");
}

TEST(JsonWriter, ReplacesBytesThatAreNotUtf8) {
  EXPECT_EQ(quoted("a\xff"
                   "b\xc3"),
            "\"a\uFFFDb\uFFFD\"");
}

}  // namespace
}  // namespace summand
