// Boards that other programs have solved.
#include <gtest/gtest.h>
#include <map>
#include <string>

#include "summand/ruleset/registry.hpp"
#include "summand/search/nimber_search.hpp"
#include "summand/search/sum_search.hpp"
#include "summand/testing/table.hpp"

namespace summand::games {
namespace {

// Compares the rows with the result of a search. The rows `slow` are a test of their own.
std::map<std::string, int> compare_rows(bool slow) {
  ValueStore store;
  Evaluators evaluators(store);
  PartTables tables(evaluators, 12);
  SumSearch search(tables, 12);
  NimberSearch nimbers(tables);
  std::map<std::string, int> rows;
  for (const auto& row : testing::table("solved_boards.tsv")) {
    if ((row.size() > 3) != slow) continue;
    const AnyRuleset* const game = find_ruleset(row[0]);
    const auto position = game == nullptr ? fail("no such game") : game->parse(row[1]);
    EXPECT_TRUE(position) << row[0] << " " << row[1];
    if (!position) continue;
    PartList parts;
    std::string found;
    if (row[2].starts_with("nimber ")) {
      position->impartial_version().add_parts(tables, parts);
      found = "nimber " + std::to_string(nimbers.nimber(parts));
    } else {
      position->add_parts(tables, parts);
      const SearchSum sum = search.sum_of(parts);
      const bool left = search.wins(sum, Player::left), right = search.wins(sum, Player::right);
      found = left ? (right ? "N" : "L") : (right ? "R" : "P");
    }
    EXPECT_EQ(found, row[2]) << row[0] << " " << row[1];
    ++rows[row[0]];
  }
  return rows;
}

TEST(SolvedBoards, TheSearchAgreesWithOtherPrograms) {
  const auto rows = compare_rows(false);
  for (const char* const name : {"cannibal-clobber", "king-dirt", "nogo", "sheep"}) {
    EXPECT_GE(rows.contains(name) ? rows.at(name) : 0, 15) << name;
  }
}

TEST(SolvedBoardsSlow, TheSearchAgreesWithOtherPrograms) {
  EXPECT_EQ(compare_rows(true).size(), 3u);
}

}  // namespace
}  // namespace summand::games
