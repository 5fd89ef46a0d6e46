#include "summand/analysis/json_writer.hpp"

#include <gtest/gtest.h>

namespace summand {
namespace {

std::string quoted(std::string_view text) { return JsonWriter().text(text).str(); }

TEST(JsonWriter, WritesObjectsAndArrays) {
  JsonWriter json(JsonWriter::Layout::one_line);
  json.object().key("a").array().number(1).boolean(true).null().close();
  json.key("b").object().close().member("c", "d").close();
  EXPECT_EQ(json.str(), R"({"a": [1, true, null], "b": {}, "c": "d"})");
}

TEST(JsonWriter, IndentsWhatIsInside) {
  JsonWriter json;
  json.object().key("a").array().number(1).number(2).close().key("b").array().close().close();
  EXPECT_EQ(json.str(), "{\n  \"a\": [\n    1,\n    2\n  ],\n  \"b\": []\n}");
}

TEST(JsonWriter, EscapesWhatJsonDoesNotAllow) {
  EXPECT_EQ(quoted("a\"b\\c\n\t\x01\x7f"), R"("a\"b\\c\n\t\u0001\u007f")");
  EXPECT_EQ(quoted("↑½"), "\"↑½\"");
}

TEST(JsonWriter, ReplacesBytesThatAreNoText) {
  EXPECT_EQ(quoted("a\xff"
                   "b\xc3"),
            "\"a\uFFFDb\uFFFD\"");
}

}  // namespace
}  // namespace summand
