#include "summand/text/json_value.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "summand/text/json_writer.hpp"

namespace summand {

namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using Kind = JsonValue::Kind;

JsonValue read(std::string_view text) {
  auto value = parse_json(text);
  EXPECT_TRUE(value) << text << ": " << value.error().message;
  return value.value_or(JsonValue{});
}

Error error_of(std::string_view text) {
  auto value = parse_json(text);
  EXPECT_FALSE(value) << text;
  return value ? Error{} : value.error();
}

TEST(JsonValue, EveryKindIsRead) {
  const JsonValue value = read(R"({"a": [null, true, "b\u00e9\n", -7], "c": {}})");
  EXPECT_EQ(value.kind, Kind::object);
  EXPECT_THAT(value.names, ElementsAre("a", "c"));
  const JsonValue& list = *value.member("a");
  ASSERT_EQ(list.items.size(), 4u);
  EXPECT_EQ(list.items[0].kind, Kind::null);
  EXPECT_TRUE(list.items[1].boolean);
  EXPECT_EQ(list.items[2].text, "b\u00e9\n");
  EXPECT_EQ(list.items[3].text, "-7");
  EXPECT_EQ(value.member("c")->kind, Kind::object);
  EXPECT_EQ(value.member("d"), nullptr);
  EXPECT_EQ(list.member("a"), nullptr);
}

TEST(JsonValue, NumbersAreNotRounded) {
  for (const std::string number : {"0", "-9223372036854775808", "18446744073709551615",
                                   "340282366920938463463374607431768211457", "0.1000"}) {
    EXPECT_EQ(read(number).text, number);
  }
}

TEST(JsonValue, EveryValueHasItsPlace) {
  const std::string text = " { \"a\" : 12 , \"b\":[3,45 ,\"x\"], \"c\":{\"d\":6}}";
  const JsonValue value = read(text);
  EXPECT_EQ(value.at, text.find('{'));
  EXPECT_EQ(value.member("a")->at, text.find("12"));
  EXPECT_THAT(value.name_at,
              ElementsAre(text.find("\"a\""), text.find("\"b\""), text.find("\"c\"")));
  const JsonValue& list = *value.member("b");
  EXPECT_EQ(list.at, text.find('['));
  EXPECT_EQ(list.items[0].at, text.find("3,"));
  EXPECT_EQ(list.items[1].at, text.find("45"));
  EXPECT_EQ(list.items[2].at, text.find("\"x\""));
  EXPECT_EQ(value.member("c")->member("d")->at, text.find('6'));
}

TEST(JsonValue, ErrorsHaveTheirPlace) {
  const std::pair<std::string_view, std::size_t> wrong[] = {
      {"", 0},          {"  ", 2},     {"[1 2]", 3},        {"[1,]", 3},
      {"{\"a\" 1}", 5}, {"{1: 2}", 1}, {"[\"a\", nul]", 6}, {"{\"a\":1,\"a\":2}", 7},
      {"1 2", 2},       {"\"a", 0},    {"[[1]", 4},         {"1e999", 0},
  };
  for (const auto& [text, at] : wrong) EXPECT_EQ(error_of(text).offset, at) << text;
  EXPECT_THAT(error_of("{\"a\":1,\"a\":2}").message, HasSubstr("'a' was given before"));
}

TEST(JsonValue, DepthHasALimit) {
  EXPECT_TRUE(parse_json(std::string(64, '[') + std::string(64, ']')));
  EXPECT_THAT(error_of(std::string(65, '[') + std::string(65, ']')).message,
              HasSubstr("too many brackets"));
  EXPECT_THAT(error_of(std::string(1'000'000, '[')).message, HasSubstr("too many brackets"));
}

TEST(JsonValue, NoControlCharacterPassesAMessage) {
  for (const std::string_view text :
       {"\x1b[31m", "[\"\x1b\"]", "{\"\\u001b\":1,\"\\u001b\":2}", "\xc2\x9b"}) {
    const std::string message = error_of(text).message;
    EXPECT_EQ(message.find('\x1b'), message.npos);
    EXPECT_EQ(message.find("\xc2\x9b"), message.npos);
  }
}

TEST(JsonValue, ReadsTheOutputOfTheWriter) {
  JsonWriter json(JsonWriter::Layout::one_line);
  json.object().member("text", "\"\\\u202e\x07 end").key("size").number(18446744073709551615u);
  json.key("list").array().boolean(false).null().close().close();
  const JsonValue value = read(json.str());
  EXPECT_EQ(value.member("text")->text, "\"\\\u202e\x07 end");
  EXPECT_EQ(value.member("size")->text, "18446744073709551615");
  EXPECT_EQ(value.member("list")->items.size(), 2u);
}

}  // namespace

}  // namespace summand
