#include "summand/dist/task_list.hpp"

#include <gtest/gtest.h>

namespace summand::dist {
namespace {

using Words = std::vector<std::string>;

TEST(TaskList, SplitsWordsAsDocumented) {
  const std::vector<std::pair<std::string, Words>> rows = {
      {"", {}},
      {" \t ", {}},
      {"heaps 0.07  --to\t10^7", {"heaps", "0.07", "--to", "10^7"}},
      {"eval '{1|0} + *2'", {"eval", "{1|0} + *2"}},
      {"--where='n > 3'", {"--where=n > 3"}},
      {"a'b'\"c\"d", {"abcd"}},
      {"'' \"\"", {"", ""}},
      {R"("a\"b\\c\d")", {R"(a"b\c\d)"}},
      {R"('a\b')", {R"(a\b)"}},
      {R"(a\ b \' \\)", {"a b", "'", R"(\)"}},
      {"$HOME `ls` *; | & > x", {"$HOME", "`ls`", "*;", "|", "&", ">", "x"}},
      {"caf\xc3\xa9", {"caf\xc3\xa9"}},
  };
  for (const auto& [line, words] : rows) {
    const auto found = split_words(line);
    ASSERT_TRUE(found) << line;
    EXPECT_EQ(*found, words) << line;
  }
}

TEST(TaskList, ReadsTheWordsThatItJoins) {
  for (const Words& words : {Words{"solve", "clobber(\"xo|ox\") + ^2", "--first", "left"},
                             Words{"it's", "", "'", R"(a\b "c")", "#"}}) {
    EXPECT_EQ(split_words(joined_words(words)), words);
    EXPECT_EQ(parse_tasks(joined_words(words)).value().front().words, words);
  }
}

TEST(TaskList, SaysWhereALineIsWrong) {
  const std::vector<std::pair<std::string, std::size_t>> rows = {
      {"a 'b", 2}, {"a \"b\\\"", 2}, {"ab\\", 2}, {"a\x1b[31m", 1}, {"'\x07'", 1}, {"\\\x01", 1}};
  for (const auto& [line, offset] : rows) {
    const auto found = split_words(line);
    ASSERT_FALSE(found) << line;
    EXPECT_EQ(found.error().offset, offset) << line;
  }
  const auto tasks = parse_tasks("eval 1\n  eval '2\n");
  ASSERT_FALSE(tasks);
  EXPECT_EQ(tasks.error().message, "line 2, column 8: a quote is not closed");
}

TEST(TaskList, HasALineForEachTaskAndTheSameNameForTheSameWords) {
  const auto tasks = parse_tasks("# codes\neval 1\n\n eval  '1'\r\neval 2\n#eval 3");
  ASSERT_TRUE(tasks);
  ASSERT_EQ(tasks->size(), 2u);
  EXPECT_EQ((*tasks)[0].line, 2u);
  EXPECT_EQ((*tasks)[1].line, 5u);
  EXPECT_EQ((*tasks)[0].name.size(), 32u);
  EXPECT_NE((*tasks)[0].name, (*tasks)[1].name);
  // The words, not their joined letters, make the name.
  EXPECT_NE((*parse_tasks("ab c"))[0].name, (*parse_tasks("a bc"))[0].name);
}

}  // namespace
}  // namespace summand::dist
