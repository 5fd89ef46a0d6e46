#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <sstream>
#include <string>
#include <unistd.h>
#include <vector>

#include "summand/analysis/kept_text_test_support.hpp"
#include "summand/analysis/saved_value_table.hpp"
#include "summand/ask/door.hpp"
#include "summand/positions/saved_selection.hpp"

namespace summand::ask {
namespace {

using MergeOptions = std::map<std::string, std::string, std::less<>>;

// A folder for files, and questions that read and write them.
class Merge : public ::testing::Test {
 protected:
  Merge() { std::filesystem::create_directory(folder_); }
  ~Merge() override { std::filesystem::remove_all(folder_); }

  std::string path(const std::string& name) const { return folder_ + "/" + name; }
  std::string content(const std::string& name) const {
    std::ifstream file(path(name), std::ios::binary);
    std::stringstream out;
    out << file.rdbuf();
    return out.str();
  }
  void write(const std::string& name, const std::string& text) const {
    std::ofstream(path(name), std::ios::binary) << text;
  }

  Attempt<Response> asked(const char* question, std::vector<std::string> arguments,
                          MergeOptions options) {
    Door door;
    return door.ask({find_question(question), std::move(arguments), std::move(options)});
  }
  // Saves what the question finds with these options.
  void save(const char* question, const std::string& expression, MergeOptions options,
            const std::string& name) {
    options["save"] = path(name);
    const auto done = asked(question, {expression}, std::move(options));
    ASSERT_TRUE(done) << done.error().error.message;
    EXPECT_FALSE(done->stopped);
  }
  Attempt<Response> merge(const std::vector<std::string>& names, const std::string& out) {
    std::vector<std::string> paths;
    for (const std::string& name : names) paths.push_back(path(name));
    return asked("merge", std::move(paths), {{"save", path(out)}});
  }
  static std::string text_of(const Response& response) {
    KeptText out;
    response.text(out, {});
    return out.all;
  }

  // The files of shards together are the file without shards, also if one comes twice.
  void expect_whole_from_shards(const char* question, const std::string& expression,
                                const MergeOptions& options) {
    save(question, expression, options, "whole");
    for (unsigned of = 1; of <= 5; ++of) {
      std::vector<std::string> names;
      for (unsigned number = of; number >= 1; --number) {
        MergeOptions shard = options;
        shard["shard"] = std::to_string(number) + "/" + std::to_string(of);
        names.push_back("part" + std::to_string(number));
        save(question, expression, shard, names.back());
      }
      names.push_back(names.front());
      const auto merged = merge(names, "merged");
      ASSERT_TRUE(merged) << merged.error().error.message;
      EXPECT_FALSE(merged->unfinished) << text_of(*merged);
      EXPECT_FALSE(merged->refuted) << text_of(*merged);
      EXPECT_EQ(content("merged"), content("whole")) << expression << " in " << of;
      if (of == 1) continue;
      // One is missing; --resume computes it.
      names = {"part1"};
      for (unsigned number = 3; number <= of; ++number) {
        names.push_back("part" + std::to_string(number));
      }
      const auto partly = merge(names, "partly");
      ASSERT_TRUE(partly) << partly.error().error.message;
      EXPECT_TRUE(partly->unfinished);
      MergeOptions further = options;
      further["resume"] = path("partly");
      save(question, expression, further, "further");
      EXPECT_EQ(content("further"), content("whole"));
    }
  }

 private:
  std::string folder_ = ::testing::TempDir() + "summand_merge_" + std::to_string(::getpid());
};

TEST_F(Merge, ShardsOfATableAreTheTable) {
  for (const char* expression : {"domineering(r,c)", "tiny(r - 2) + c"}) {
    expect_whole_from_shards("table", expression, {{"rows", "1..4"}, {"cols", "1..3"}});
  }
}

TEST_F(Merge, ShardsOfASearchAreTheSearch) {
  expect_whole_from_shards("search", "clobber(2x4)", {{"where", "G > 0"}, {"show", "mean(G)"}});
  expect_whole_from_shards("search", "clobber(2x3)",
                           {{"all", ""}, {"by", "temperature(G)"}, {"best", "7"}});
  expect_whole_from_shards("search", "nim(2,3)", {{"every", ""}});
}

TEST_F(Merge, ACellThatDiffersIsNamed) {
  save("table", "nim(r,c)", {{"rows", "1..2"}, {"cols", "1..2"}}, "right");
  std::string changed = content("right");
  changed = changed.substr(0, changed.rfind("checksum "));
  const std::size_t at = changed.find("=*3\n");
  ASSERT_NE(at, changed.npos);
  changed.replace(at, 4, "=*5\n");
  write("wrong", changed + kTableFormat.end_for(changed));
  const auto merged = merge({"right", "wrong"}, "merged");
  ASSERT_TRUE(merged);
  EXPECT_TRUE(merged->refuted);
  EXPECT_NE(text_of(*merged).find("r = 1, c = 2: " + path("right") + " says *3, but " +
                                  path("wrong") + " says *5"),
            std::string::npos)
      << text_of(*merged);
  EXPECT_EQ(content("merged"), "");
}

TEST_F(Merge, AHitThatDiffersIsNamed) {
  save("search", "nim(2)", {{"by", "mean(G)"}}, "right");
  std::string changed = content("right");
  changed = changed.substr(0, changed.rfind("checksum "));
  const std::size_t at = changed.find("by 0\n");
  ASSERT_NE(at, changed.npos);
  changed.replace(at, 5, "by 1\n");
  write("wrong", changed + kSelectionFormat.end_for(changed));
  const auto merged = merge({"right", "wrong"}, "merged");
  ASSERT_TRUE(merged);
  EXPECT_TRUE(merged->refuted);
  EXPECT_NE(text_of(*merged).find("it says something else about nim(0)"), std::string::npos)
      << text_of(*merged);
}

TEST_F(Merge, FilesOfDifferentQuestionsAreRefused) {
  const auto refusal = [&](const std::vector<std::string>& names) {
    const auto merged = merge(names, "merged");
    return merged ? "" : merged.error().error.message;
  };
  save("table", "nim(r,c)", {{"rows", "1..2"}, {"cols", "1..2"}}, "two");
  save("table", "nim(r,c)", {{"rows", "1..2"}, {"cols", "1..3"}}, "three");
  save("table", "nim(r,c)", {{"rows", "1..3"}, {"cols", "1..2"}}, "more_rows");
  save("search", "nim(2)", {}, "search");
  save("search", "nim(3)", {}, "other");
  EXPECT_NE(refusal({"two", "three"}).find("its columns are c=1..3"), std::string::npos);
  EXPECT_NE(refusal({"search", "other"}).find("it is a search in nim(3)"), std::string::npos);
  EXPECT_NE(refusal({"two", "search"}).find("is not a saved table"), std::string::npos);
  EXPECT_NE(refusal({"search", "two"}).find("is not a saved search"), std::string::npos);
  EXPECT_NE(refusal({"none"}), "");
  write("text", "hello\n");
  EXPECT_NE(refusal({"text"}).find("only files of table, search and heaps --all with --save"),
            std::string::npos);
  EXPECT_EQ(refusal({"two", "more_rows"}), "");
  EXPECT_EQ(content("merged"), content("more_rows"));
}

TEST_F(Merge, WithBestOverlappingPartsAreRefused) {
  const MergeOptions options{{"by", "mean(G)"}, {"best", "2"}};
  save("search", "clobber(2x3)", options, "whole");
  for (const char* shard : {"1/2", "2/3"}) {
    MergeOptions part = options;
    part["shard"] = shard;
    save("search", "clobber(2x3)", part, std::string("part") + shard[2]);
  }
  EXPECT_FALSE(merge({"part2", "part3"}, "merged"));
  ASSERT_TRUE(merge({"part2", "whole"}, "merged"));
  EXPECT_EQ(content("merged"), content("whole"));
}

}  // namespace
}  // namespace summand::ask
