#include <filesystem>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>
#include <unistd.h>
#include <vector>

#include "summand/analysis/heaps/kept_heaps.hpp"
#include "summand/ask/match/talk_test_support.hpp"
#include "summand/ask/store/file_kind.hpp"
#include "summand/heaps/names.hpp"
#include "summand/heaps/sequence.hpp"
#include "summand/store/kept_file.hpp"
#include "summand/store/store_rows.hpp"
#include "summand/theory/taxed_text.hpp"
#include "summand/theory/thermographs.hpp"
#include "summand/value/packed_value.hpp"

namespace summand::ask {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

class StoreQuestions : public ::testing::Test {
 protected:
  StoreQuestions() {
    const auto* test = ::testing::UnitTest::GetInstance()->current_test_info();
    folder_ = std::filesystem::temp_directory_path() /
              (std::string("summand-store-") + test->name() + std::to_string(getpid()));
    std::filesystem::remove_all(folder_);
    std::filesystem::create_directory(folder_);
  }
  ~StoreQuestions() override { std::filesystem::remove_all(folder_); }

  std::string path(std::string_view name) const { return folder_ / name; }

  void keep(std::string_view name, KeptKind kind, std::string_view game, std::string_view position,
            std::string_view answer, FoundBy by = FoundBy::search) const {
    const auto file = KeptFile::open(path(name), KeptFile::Access::write);
    ASSERT_TRUE(file.has_value()) << file.error().message;
    (*file)->keep({kind, game, position}, answer, by);
    ASSERT_TRUE((*file)->flush().has_value());
  }
  // The bytes of the value of an expression.
  static std::string packed(std::string_view expression) {
    Session session;
    const Game game = *session.evaluate(expression)->get<Game>();
    return *packed_value(session.store(), game.value(), 1'000'000);
  }
  static std::string thermograph(std::string_view expression) {
    Session session;
    const Game game = *session.evaluate(expression)->get<Game>();
    Thermographs thermographs(session.store(), Thermographs::Bottom::zero);
    return print(taxed(thermographs, game.value()));
  }
  // The second stretch of Kayles.
  static std::string kayles() {
    heaps::NimSequence sequence(heaps::parse_rules("0.77").value());
    sequence.extend(2 * heaps::kKeptStretch);
    return heaps::stretch_bytes(sequence.values(), heaps::kKeptStretch);
  }
  bool refuted(std::string_view part, std::vector<std::string> arguments) {
    const auto answer = talk_.ask(part, std::move(arguments));
    EXPECT_TRUE(answer.has_value());
    return answer && answer->refuted;
  }

  std::filesystem::path folder_;
  Talk talk_{"store"};
};

TEST_F(StoreQuestions, VerifyAgreesWithTrueRowsOfEachKind) {
  const std::string board = "domineering(\"....|....\")";
  keep("a", KeptKind::value, "domineering", board, packed("domineering(2x4)"), FoundBy::theorems);
  keep("a", KeptKind::value, "domineering", "domineering(\"...|...\")", packed("domineering(2x3)"));
  keep("a", KeptKind::nimber, "nim", "nim(3,5)", "6", FoundBy::theorems);
  keep("a", KeptKind::left_first, "domineering", board, "0");
  keep("a", KeptKind::right_first, "domineering", board, "0");
  keep("a", KeptKind::value, "", "domineering(\"...|...\")\n{3|1}\n-1",
       packed("domineering(2x3) + {3|1} - 1"));
  keep("a", KeptKind::left_first, "", "nim(3)\n*3", "0");
  keep("a", KeptKind::thermograph, "domineering", "domineering(\"...|...\")",
       thermograph("domineering(2x3)"));
  keep("a", KeptKind::nim_values, heaps::kKeptHeaps,
       name_of(heaps::KeptStretch{"0.77", heaps::kKeptStretch}), kayles());
  EXPECT_THAT(talk_.json("verify", {path("a"), "100"}),
              HasSubstr(R"("rows": 9, "agree": 9, "out_of_reach": 0, "different": [])"));
  EXPECT_FALSE(refuted("verify", {path("a"), "100"}));
  EXPECT_FALSE(refuted("check", {path("a")}));
}

TEST_F(StoreQuestions, VerifyFindsEachFalseRow) {
  keep("a", KeptKind::value, "domineering", "domineering(\"...|...\")", packed("{2|1}"),
       FoundBy::theorems);
  keep("a", KeptKind::nimber, "nim", "nim(3,5)", "7");
  keep("a", KeptKind::left_first, "nim", "nim(3)", "0");
  keep("a", KeptKind::right_first, "", "nim(3)\nnim(3)", "0");
  keep("a", KeptKind::thermograph, "domineering", "domineering(\"...|...\")", thermograph("{2|1}"));
  std::string bytes = kayles();
  bytes[500] ^= 1;
  keep("a", KeptKind::nim_values, heaps::kKeptHeaps,
       name_of(heaps::KeptStretch{"0.77", heaps::kKeptStretch}), bytes);
  const std::string words = talk_.words("verify", {path("a"), "6"});
  EXPECT_THAT(words, HasSubstr("0 agree, 6 differ, 0 out of reach"));
  EXPECT_THAT(words,
              HasSubstr("the nimber of nim(3,5) (nim)\n  in the file: *7\n  found again: *6"));
  EXPECT_THAT(words, HasSubstr("in the file: {2|1}\n"));
  EXPECT_TRUE(refuted("verify", {path("a"), "6"}));
  // One row is chosen, and the seed says which.
  EXPECT_THAT(talk_.words("verify", {path("a"), "1"}), StartsWith("1 row of "));
}

TEST_F(StoreQuestions, VerifySaysWhatIsOutOfReach) {
  keep("a", KeptKind::value, "mygame#12", "mygame(\"..\")", packed("1"));
  keep("a", static_cast<KeptKind>(77), "nim", "nim(1)", "?");
  keep("a", KeptKind::nimber, "nim", "nim(", "1");
  EXPECT_THAT(talk_.words("verify", {path("a"), "3"}), HasSubstr("0 differ, 3 out of reach"));
}

TEST_F(StoreQuestions, CheckFindsAnswersThatCannotBeRead) {
  keep("a", KeptKind::value, "nim", "nim(1)", "no value");
  keep("a", KeptKind::nimber, "nim", "nim(2)", "02");
  keep("a", KeptKind::left_first, "nim", "nim(2)", "2");
  keep("a", KeptKind::nimber, "nim", "nim(2,1)", "3");
  keep("a", KeptKind::thermograph, "nim", "nim(1)", "hot");
  keep("a", KeptKind::nim_values, heaps::kKeptHeaps, "0.77, heaps 0..65535", "1");
  keep("a", KeptKind::nim_values, heaps::kKeptHeaps, "0.77", kayles());
  const std::string words = talk_.words("check", {path("a")});
  EXPECT_THAT(words, HasSubstr("6 of its 7 rows are wrong"));
  EXPECT_THAT(words, HasSubstr("the value of nim(1) (nim): its bytes are no value"));
  EXPECT_TRUE(refuted("check", {path("a")}));
  EXPECT_FALSE(refuted("info", {path("a")}));
}

TEST_F(StoreQuestions, ExportWritesPlainNotation) {
  keep("a", KeptKind::value, "domineering", "domineering(\"...|...\")", packed("{2|-1}"));
  keep("a", KeptKind::left_first, "", "nim(1)\nnim(2)", "1", FoundBy::theorems);
  const std::string words = talk_.words("export", {path("a")});
  const std::string library = std::string("\"library\": \"") + SUMMAND_VERSION + "\"}\n";
  const std::string board =
      R"~({"game": "domineering", "what": "value", "position": "domineering(\"...|...\")", )~"
      R"~("answer": "{2|-1}", "found_by": "search", )~";
  const std::string sum = R"~({"game": "", "what": "left_first", "position": "nim(1) + nim(2)", )~"
                          R"~("answer": "Left wins", "found_by": "theorems", )~";
  // Games are in the order in which they were kept.
  EXPECT_EQ(words, board + library + sum + library);
  EXPECT_THAT(talk_.json("export", {path("a")}, {{"game", "sums"}}), HasSubstr("nim(1) + nim(2)"));
}

TEST_F(StoreQuestions, ShowNoControlCharactersOfAFile) {
  const std::string evil = "\x1b[31m\x07\xff";
  keep("a", KeptKind::nimber, evil, evil, evil);
  keep("b", KeptKind::nimber, evil, evil, "1");
  for (const std::string& words :
       {talk_.words("info", {path("a")}), talk_.words("check", {path("a")}),
        talk_.words("verify", {path("a"), "1"}), talk_.words("export", {path("b")}),
        talk_.words("merge", {path("a"), path("b")})}) {
    EXPECT_EQ(words.find('\x1b'), words.npos) << words;
    EXPECT_EQ(words.find('\x07'), words.npos) << words;
  }
}

TEST_F(StoreQuestions, RevokeNeedsAnOption) {
  keep("a", KeptKind::nimber, "nim", "nim(1)", "1");
  EXPECT_THAT(talk_.json("revoke", {path("a")}), HasSubstr("which rows?"));
  EXPECT_THAT(talk_.json("revoke", {path("a")}, {{"found-by", "luck"}}),
              HasSubstr("--found-by is search or theorems"));
  EXPECT_THAT(talk_.json("revoke", {path("a")}, {{"game", "kayles"}}), HasSubstr("\"removed\": 0"));
  EXPECT_THAT(talk_.json("revoke", {path("a")}, {{"game", "nim"}}), HasSubstr("\"removed\": 1"));
}

// In rows of version 0.2.0, X and O are safe stones in NoGo, and L and R tints in Col.
TEST_F(StoreQuestions, RowsOfVersion020AreReadAsTheyWereMeant) {
  keep("a", KeptKind::value, "nogo", "nogo(\"X.\")", packed("1"));
  keep("a", KeptKind::value, "col", "col(\"R\")", packed("-1"));
  keep("a", KeptKind::left_first, "", "nogo(\"X.O\")\nnogo(\"X.\")", "1");
  EXPECT_FALSE(refuted("verify", {path("a"), "3"}));
  EXPECT_THAT(talk_.words("verify", {path("a"), "3"}), HasSubstr("3 agree"));
  EXPECT_THAT(talk_.words("export", {path("a")}), HasSubstr("nogo(\\\"<.\\\")"));
}

TEST_F(StoreQuestions, ThatChangeAStoreMakeNoNewOne) {
  for (const char* part : {"vacuum", "revoke", "check", "info", "export"}) {
    EXPECT_FALSE(talk_.ask(part, {path("none")}, {{"game", "nim"}}).has_value());
    EXPECT_FALSE(std::filesystem::exists(path("none")));
  }
  EXPECT_FALSE(talk_.ask("merge", {path("new"), path("none")}).has_value());
  EXPECT_FALSE(std::filesystem::exists(path("new")));
}

TEST(SavedFiles, OfOtherVersionsAndKindsAreRecognized) {
  EXPECT_FALSE(saved_file("").has_value());
  EXPECT_FALSE(saved_file("summand table 1").has_value());  // no line
  EXPECT_FALSE(saved_file("summand table of contents\n").has_value());
  const auto newer = saved_file("summand table 9\nexpression x\n");
  ASSERT_TRUE(newer.has_value());
  EXPECT_EQ(newer->version, 9u);
  EXPECT_FALSE(newer->whole.has_value());
  const auto cut = saved_file("summand match 1\ngame nim(3)\nfirst left\n");
  ASSERT_TRUE(cut.has_value());
  EXPECT_EQ(cut->kind, "match");
  EXPECT_EQ(cut->whole, false);
  EXPECT_EQ(saved_file("summand match 1\ngame nim(3)\nfirst left\nend\n")->whole, true);
  // Those of version 0.2.0 are still read.
  EXPECT_EQ(saved_file("summand match 1\ngame nim(3)\nfirst left\nend\n")->known_version, 1u);
  for (const char* title : {"summand table 1\n", "summand table 2\n", "summand babylon-table 1\n\n",
                            "summand nim-sequence 1\n", "so long sucker, version 1\n"}) {
    EXPECT_EQ(saved_file(title)->whole, false) << title;
  }
}

}  // namespace
}  // namespace summand::ask
