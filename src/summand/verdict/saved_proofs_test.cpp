#include "summand/verdict/saved_proofs.hpp"

#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <string>

#include "summand/language/game_test_support.hpp"
#include "summand/language/session.hpp"
#include "summand/verdict/winner_search.hpp"

namespace summand {
namespace {

Attempt<Winners> winners_of(const Game& game, ProofFiles& files, std::uint64_t most_nodes,
                            unsigned threads = 1) {
  SearchWatch watch(most_nodes);
  SUMMAND_TRY(
      search,
      WinnerSearch::of(game, {.first = Player::left,
                              .search = {.threads = threads, .watch = &watch, .files = &files}}));
  return search.winners();
}

std::string file_in_tests(const std::string& name) {
  return ::testing::TempDir() + "saved_proofs_" + name;
}
std::string content_of(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}
void write(const std::string& path, const std::string& content) {
  std::ofstream(path, std::ios::binary) << content;
}

TEST(SavedProofs, AStoppedSearchGoesOn) {
  Session session;
  const Game board = game(session, "clobber(4x6)");
  for (const unsigned threads : {1u, 2u}) {
    const std::string path = file_in_tests("going_on");
    std::uint64_t most = 2000;
    std::optional<std::string> resume;
    int stops = 0;
    while (true) {
      ProofFiles files{Checkpoints(path), resume};
      const auto found = winners_of(board, files, most, threads);
      if (found) {
        EXPECT_EQ(found->prospect(Player::left).fate, Fate::loss);  // 4x6 is a P-position
        EXPECT_TRUE(found->found.contains("that were not checked")) << found->found;
        break;
      }
      ASSERT_EQ(found.error().limit, Limit::size) << found.error().error.message;
      resume = path;
      most *= 3;
      ++stops;
    }
    EXPECT_GE(stops, 3);

    // The file has the answer now.
    ProofFiles files{Checkpoints(std::nullopt), path};
    const auto again = winners_of(board, files, 5);
    ASSERT_TRUE(again.has_value()) << again.error().error.message;
    EXPECT_EQ(again->nodes, 0u);
  }
}

TEST(SavedProofs, ASearchByJoinedBandsGoesOn) {
  Session session;
  const Game board = game(session, "domineering(8x8)");
  const std::string path = file_in_tests("bands");
  ProofFiles saves{Checkpoints(path), std::nullopt};
  // It takes 74,000 nodes without a file.
  ASSERT_FALSE(winners_of(board, saves, 60'000).has_value());
  ProofFiles files{Checkpoints(std::nullopt), path};
  const auto found = winners_of(board, files, 40'000);
  ASSERT_TRUE(found.has_value()) << found.error().error.message;
  EXPECT_EQ(found->prospect(Player::left).fate, Fate::win);
  EXPECT_TRUE(found->found.contains("by joined bands")) << found->found;

  EXPECT_TRUE(winners_of(board, files, 40'000, 2).has_value());

  const auto refused = winners_of(game(session, "domineering(7x8)"), files, 1'000'000);
  ASSERT_FALSE(refused.has_value());
  EXPECT_TRUE(refused.error().error.message.contains("domineering on 8 by 8 cells"))
      << refused.error().error.message;
}

TEST(SavedProofs, AFileOfOtherBoardsIsRefused) {
  Session session;
  const std::string path = file_in_tests("square");
  ProofFiles saves{Checkpoints(path), std::nullopt};
  ASSERT_TRUE(winners_of(game(session, "clobber(4x4)"), saves, 100'000).has_value());
  ProofFiles files{Checkpoints(std::nullopt), path};
  const auto refused = winners_of(game(session, "clobber(2x17)"), files, 100'000);
  ASSERT_FALSE(refused.has_value());
  EXPECT_TRUE(refused.error().error.message.contains("it has boards of clobber in rows of 8 bits"))
      << refused.error().error.message;
  EXPECT_FALSE(refused.error().is_in_text);
}

TEST(SavedProofs, ADamagedFileIsRefusedWhateverIsWrong) {
  Session session;
  const Game board = game(session, "clobber(3x4)");
  const std::string path = file_in_tests("whole"), damaged = file_in_tests("damaged");
  ProofFiles saves{Checkpoints(path), std::nullopt};
  ASSERT_TRUE(winners_of(board, saves, 100'000).has_value());
  const std::string whole = content_of(path);
  ASSERT_GT(whole.size(), 100u);
  for (std::size_t at = 0; at < whole.size(); at += 1 + whole.size() / 200) {
    std::string changed = whole;
    changed[at] = static_cast<char>(changed[at] ^ 4);
    for (const std::string& content : {changed, whole.substr(0, at)}) {
      write(damaged, content);
      ProofFiles files{Checkpoints(std::nullopt), damaged};
      const auto refused = winners_of(board, files, 100'000);
      ASSERT_FALSE(refused.has_value()) << at;
      EXPECT_FALSE(refused.error().limit.has_value()) << at;
    }
  }
}

TEST(SavedProofs, OtherSearchesAreNotSaved) {
  Session session;
  ProofFiles files{Checkpoints(file_in_tests("never")), std::nullopt};
  const auto refused = winners_of(game(session, "cram(4x4)"), files, 100'000);
  ASSERT_FALSE(refused.has_value());
  EXPECT_TRUE(refused.error().error.message.contains("is saved")) << refused.error().error.message;
}

}  // namespace
}  // namespace summand
