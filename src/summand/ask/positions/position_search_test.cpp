#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "summand/analysis/kept_text_test_support.hpp"
#include "summand/ask/positions/position_options.hpp"
#include "summand/ask/question.hpp"
#include "summand/language/functions/function.hpp"
#include "summand/positions/position_selection.hpp"

namespace summand::ask {
namespace {

using SearchOptionTexts = std::map<std::string, std::string, std::less<>>;
using Strings = std::vector<std::string>;

Request search_for(std::string expression, SearchOptionTexts options) {
  return {find_question("search"), {std::move(expression)}, std::move(options)};
}

PositionOptions options_of(const Request& request) {
  return *static_cast<const PositionOptions*>(read_options(request).value().get());
}

AnyPosition position_of(Session& session, const std::string& expression) {
  return *session.evaluate(expression).value().get<Game>()->position();
}

PositionSelection search_of(Session& session, const Request& request, const Shard& shard = {},
                            std::vector<Session>* others = nullptr) {
  const PositionOptions wanted = options_of(request);
  const AnyPosition start = position_of(session, request.arguments.front());
  ValueStore& store = session.store();
  std::unique_ptr<PositionSpace> space = wanted.fills()
                                             ? filled_space(store, start, wanted).value()
                                             : reachable_space(store, start, wanted.every);
  std::vector<PositionJudge> judges;
  judges.push_back(PositionJudge::read(session, wanted).value());
  if (others != nullptr) {
    for (Session& other : *others) judges.push_back(PositionJudge::read(other, wanted).value());
  }
  return {std::move(space), std::move(judges), wanted, shard, store.budget()};
}

Strings positions(const std::vector<FoundPosition>& hits) {
  Strings out;
  for (const FoundPosition& hit : hits) out.push_back(hit.position);
  return out;
}

// The hits of a whole search.
Strings hits_of(Session& session, const std::string& expression, SearchOptionTexts options) {
  PositionSelection search = search_of(session, search_for(expression, std::move(options)));
  const auto done = search.run([] {});
  EXPECT_TRUE(done) << done.error().error.message;
  EXPECT_TRUE(search.finished());
  return positions(search.found().take_sorted());
}

void add_reachable(const AnyPosition& position, std::map<std::string, AnyPosition>& out) {
  if (!out.emplace(position.print_call(), position).second) return;
  for (const Player player : {Player::left, Player::right}) {
    for (const AnyMove& move : position.moves(player)) add_reachable(move.after, out);
  }
}

// All positions that can be reached, by plain recursion.
std::map<std::string, AnyPosition> reachable(const AnyPosition& start) {
  std::map<std::string, AnyPosition> out;
  add_reachable(start, out);
  return out;
}

TEST(PositionSelection, FindsWhatAPlainLoopFinds) {
  Session session;
  for (const char* expression : {"clobber(2x3)", "domineering(2x4)", "toads-and-frogs(\"TT..FF\")",
                                 "impartial(domineering(2x3))", "nim(2,3)", "konane(3x3)"}) {
    std::set<std::string> hot, all;
    for (const auto& [text, position] : reachable(position_of(session, expression))) {
      all.insert(text);
      const Game game(session.workspace(), position);
      if (print(session.call("temperature", {{game}}).value()) >= "0") hot.insert(text);
    }
    const Strings every = hits_of(session, expression, {{"every", ""}});
    EXPECT_EQ(std::set<std::string>(every.begin(), every.end()), all) << expression;
    EXPECT_EQ(every.size(), all.size()) << expression;
    const Strings hits =
        hits_of(session, expression, {{"every", ""}, {"where", "temperature(G) >= 0"}});
    EXPECT_EQ(std::set<std::string>(hits.begin(), hits.end()), hot) << expression;
    // A search by form and a search by values agree.
    EXPECT_EQ(hits_of(session, expression,
                      {{"every", ""}, {"where", "temperature(G) >= 0 and 0 : 0 == 0"}}),
              hits)
        << expression;
  }
}

// --- classes ---

using Rows = std::vector<std::string>;

Rows transposed(const Rows& rows) {
  Rows out(rows.empty() ? 0 : rows[0].size(), std::string(rows.size(), '.'));
  for (std::size_t r = 0; r < rows.size(); ++r) {
    for (std::size_t c = 0; c < rows[r].size(); ++c) out[c][r] = rows[r][c];
  }
  return out;
}

Rows without_empty_rows_above(Rows rows) {
  while (!rows.empty() && rows[0].find_first_not_of('.') == std::string::npos) {
    rows.erase(rows.begin());
  }
  return rows;
}

// A board of Clobber: cut to its stones, the least of its eight images.
Rows plain_representative(Rows rows) {
  const auto turn = [&] {
    rows = transposed(rows);
    std::ranges::reverse(rows);
  };
  for (int side = 0; side < 4; ++side) {
    rows = without_empty_rows_above(rows);
    turn();
  }
  std::set<Rows> images;
  for (int side = 0; side < 4; ++side) {
    images.insert(rows);
    images.insert(transposed(rows));
    turn();
  }
  return *images.begin();
}

Rows rows_of_text(const std::string& text) {
  Rows out(1);
  for (const char c : text) {
    if (c == '|') {
      out.emplace_back();
    } else {
      out.back() += c;
    }
  }
  return out;
}

TEST(PositionSelection, PositionsWithTheSamePartsUpToSymmetryCountOnce) {
  Session session;
  const AnyPosition start = position_of(session, "clobber(3x3)");
  std::set<std::multiset<Rows>> classes;
  for (const auto& [text, position] : reachable(start)) {
    std::multiset<Rows> parts;
    for (const auto& [part, count] : position.parts()) {
      const bool moves = part.move_count(Player::left) > 0 || part.move_count(Player::right) > 0;
      if (moves) parts.insert(plain_representative(rows_of_text(part.print())));
    }
    classes.insert(parts);
  }
  EXPECT_EQ(hits_of(session, "clobber(3x3)", {}).size(), classes.size());
}

// Blockbusting has parts that keep only the values, so they are not used.
TEST(PositionSelection, ClassesHaveTheSameValues) {
  Session session;
  for (const char* expression : {"domineering(3x3)", "blockbusting(\"L3R\")", "snort(2x3)"}) {
    const auto values = [&](const Strings& hits) {
      std::set<Value> out;
      for (const std::string& hit : hits) {
        out.insert(session.evaluate(hit).value().get<Game>()->value());
      }
      return out;
    };
    const Strings once = hits_of(session, expression, {});
    const Strings every = hits_of(session, expression, {{"every", ""}});
    EXPECT_EQ(values(once), values(every)) << expression;
    EXPECT_LE(once.size(), every.size()) << expression;
  }
}

// --- fillings ---

TEST(PositionSelection, AllFillingsOfABoardAreSearched) {
  Session session;
  const auto count = [&](const std::string& expression, SearchOptionTexts options) {
    options.emplace("every", "");
    const Strings hits = hits_of(session, expression, std::move(options));
    EXPECT_EQ(std::set<std::string>(hits.begin(), hits.end()).size(), hits.size());
    return hits.size();
  };
  EXPECT_EQ(count("clobber(2x2)", {{"all", ""}}), 81u);
  EXPECT_EQ(count("clobber(2x2)", {{"all", ""}, {"letters", "xo"}}), 16u);
  EXPECT_EQ(count("clobber(2x2)", {{"size", "1..2x1..2"}, {"letters", "x."}}), 2u + 4 + 4 + 16);
  EXPECT_EQ(count("domineering(\"..#|...\")", {{"all", ""}}), 32u);  // the hole stays
  EXPECT_EQ(count("clobber(2x2)", {{"size", "2\u00d71..2"}, {"letters", "x."}}), 4u + 16);
  EXPECT_EQ(count("toads-and-frogs(\"T\")", {{"size", "1..3"}}), 3u + 9 + 27);
}

TEST(PositionSelection, TooManyFillingsAreCountedBeforeTheSearch) {
  Session session;
  const auto space = [&](const std::string& expression, SearchOptionTexts options) {
    options.emplace("all", "");
    const auto wanted = options_of(search_for(expression, std::move(options)));
    const auto out = filled_space(session.store(), position_of(session, expression), wanted);
    return out ? "" : out.error().message;
  };
  EXPECT_EQ(space("clobber(5x5)", {}),
            "3^25 = 847,288,609,443 ways to fill the cells are too many (at most 1,000,000,000): "
            "take fewer letters or cells, or stop early with --first N");
  EXPECT_EQ(space("clobber(5x5)", {{"first", "3"}}), "");
  EXPECT_TRUE(space("clobber(9x9)", {}).starts_with("3^81 = more than 10^19 ways"));
  EXPECT_EQ(space("clobber(2x2)", {{"letters", "xq"}}),
            "--letters: 'xq' has other letters than those of the game: .xo");
  EXPECT_EQ(space("nim(3)", {}),
            "Nim has no board whose cells have letters, so only reachable positions can be "
            "searched");
}

// --- the order of hits ---

TEST(PositionSelection, TheBestAreTheFirstOnesOfAllSorted) {
  Session session;
  const SearchOptionTexts by = {{"by", "temperature(G)"}};
  const Strings all = hits_of(session, "domineering(3x3)", by);
  for (const std::size_t best : {1u, 2u, 5u, 20u, 1000u}) {
    SearchOptionTexts options = by;
    options.emplace("best", std::to_string(best));
    const Strings some(all.begin(),
                       all.begin() + static_cast<std::ptrdiff_t>(std::min(best, all.size())));
    EXPECT_EQ(hits_of(session, "domineering(3x3)", options), some) << best;
  }
}

// --- conditions ---

TEST(PositionSelection, FunctionsOfValuesGiveTheSameForAPositionAndItsCanonicalForm) {
  Session session;
  std::size_t checked = 0;
  for (const Function& function : all_functions()) {
    const std::string text = std::string(function.name) + "(G)";
    const auto expression = ExpressionOfGame::read(session, text);
    if (function.least != 1 || !expression || !expression->needs_values_only()) continue;
    ++checked;
    for (const auto& [name, position] : reachable(position_of(session, "clobber(2x3)"))) {
      const Game game(session.workspace(), position);
      const auto said = [&](const Game& its) {
        const auto answer = expression->of(its);
        return answer ? print(*answer) : answer.error().message;
      };
      EXPECT_EQ(said(game), said(Game(session.workspace(), game.value()))) << text << " " << name;
    }
  }
  EXPECT_GE(checked, 25u);
}

TEST(PositionSelection, AnExpressionOfAnotherKindIsAnErrorThatNamesThePosition) {
  Session session;
  const auto message = [&](SearchOptionTexts options) {
    PositionSelection search = search_of(session, search_for("nim(1)", std::move(options)));
    const auto done = search.run([] {});
    return done ? "" : done.error().error.message;
  };
  EXPECT_EQ(message({{"where", "if G == 0 then G == 0 else mean(G)"}}),
            "for nim(1): --where must give true or false, but 'if G == 0 then G == 0 else mean(G)' "
            "gives a game");
  EXPECT_EQ(message({{"by", "G"}}),
            "for nim(1): --by must give a number, but 'G' gives another game");
  EXPECT_EQ(message({{"where", "left_options(G)[1] == 0"}}).substr(0, 22),
            "for nim(0): --where: 1");
  EXPECT_EQ(message({{"where", "G == *"}, {"by", "mean(G)"}}), "");
}

TEST(PositionSelection, WrongExpressionsAreRefusedBeforeAnyPosition) {
  Session session;
  const auto refusal = [&](SearchOptionTexts options) {
    const auto wanted = options_of(search_for("nim(1)", std::move(options)));
    const auto judge = PositionJudge::read(session, wanted);
    return judge ? "" : judge.error().error.message;
  };
  EXPECT_EQ(refusal({{"where", "mean(G)"}}),
            "--where must give true or false, but 'mean(G)' gives a game");
  EXPECT_EQ(refusal({{"by", "G == 0"}}),
            "--by must give a number, but 'G == 0' gives a truth value");
  EXPECT_TRUE(refusal({{"where", "G > 0 and man(G) > 0"}})
                  .starts_with("--where: 1:11: an unknown game or function is called here"));
  EXPECT_TRUE(refusal({{"show", "man(G)"}})
                  .starts_with("--show: 1:1: unknown game or function 'man'; did you mean"));
  EXPECT_TRUE(refusal({{"by", "mean(H)"}}).starts_with("--by: 1:6: unknown name 'H'"));
  EXPECT_EQ(refusal({{"by", " "}}), "--by: an expression is expected");
  ASSERT_TRUE(session.evaluate("hot(g) = temperature(g) > 0"));
  EXPECT_EQ(refusal({{"where", "hot(G)"}, {"by", "mean(G)"}, {"show", "[G, 1],outcome(G)"}}), "");
}

// --- searches that go on ---

std::string saved(const PositionSelection& search, const SelectionSubject& question) {
  KeptText out;
  write_saved(question, search.state(), search.found().as_found(), out);
  return out.all;
}

TEST(PositionSelection, ASearchThatGoesOnGivesTheSameAnswer) {
  Session session;
  for (const SearchOptionTexts& options :
       {SearchOptionTexts{{"where", "temperature(G) >= 0"}, {"show", "mean(G)"}},
        SearchOptionTexts{{"by", "temperature(G)"}, {"best", "3"}},
        SearchOptionTexts{{"first", "5"}},
        SearchOptionTexts{{"all", ""}, {"where", "G > 0 : 0"}}}) {
    const Request request = search_for("clobber(2x3)", options);
    const AnyPosition start = position_of(session, "clobber(2x3)");
    const SelectionSubject question =
        subject_of(request, options_of(request), start.ruleset(), session.store().budget());
    PositionSelection whole = search_of(session, request);
    ASSERT_TRUE(whole.run([] {}));
    const std::string all_saved = saved(whole, question);
    const Strings all = positions(whole.found().take_sorted());
    for (std::uint64_t stop = 1; stop <= whole.searched(); stop += 7) {
      PositionSelection stopped = search_of(session, request);
      const auto done = within_limits([&] {
        return stopped.run([&] {
          if (stopped.searched() == stop) reach_limit(Limit::interrupted, "stopped");
        });
      });
      ASSERT_FALSE(done);
      auto known = parse_selection(saved(stopped, question), Budget());
      ASSERT_TRUE(known) << known.error().error.message;
      EXPECT_TRUE(check_same_selection(known->question, question));
      PositionSelection further = search_of(session, request);
      ASSERT_TRUE(further.go_on_from(*std::move(known), [] {}));
      ASSERT_TRUE(further.run([] {}));
      EXPECT_EQ(saved(further, question), all_saved) << stop;
      EXPECT_EQ(positions(further.found().take_sorted()), all);
    }
  }
}

const SearchOptionTexts kSharedSearches[] = {
    {{"where", "temperature(G) >= 0"}, {"show", "mean(G)"}},
    {{"by", "temperature(G)"}, {"best", "3"}},
    {{"all", ""}, {"where", "G > 0 : 0"}},
};

TEST(PositionSelection, ThreadsFindTheSame) {
  std::vector<SearchOptionTexts> searches(std::begin(kSharedSearches), std::end(kSharedSearches));
  for (const char* first : {"1", "5", "17"}) searches.push_back({{"every", ""}, {"first", first}});
  for (const SearchOptionTexts& options : searches) {
    const Request request = search_for("clobber(2x3)", options);
    Session alone;
    PositionSelection expected = search_of(alone, request);
    ASSERT_TRUE(expected.run([] {}));
    for (const std::size_t more : {1u, 3u}) {
      Session session;
      std::vector<Session> others(more);
      PositionSelection search = search_of(session, request, {}, &others);
      ASSERT_TRUE(search.run([] {}));
      EXPECT_EQ(saved(search, {}), saved(expected, {}));
      EXPECT_EQ(search.searched(), expected.searched());
    }
  }
}

TEST(PositionSelection, AnErrorOnThreadsIsThatOfTheFirstPosition) {
  const Request request =
      search_for("nim(40)", {{"where", "if G == *25 or G == *30 then mean(G) else G == 0"}});
  Session alone, session;
  std::vector<Session> others(2);
  PositionSelection expected = search_of(alone, request),
                    search = search_of(session, request, {}, &others);
  const auto message = expected.run([] {}).error().error.message;
  EXPECT_EQ(search.run([] {}).error().error.message, message);
  EXPECT_EQ(search.searched(), expected.searched());
}

// The saved state of a search that a limit ended on two threads. Empty if nothing was searched.
std::string stopped_on_threads(const Request& request, std::uint64_t questions) {
  Session session(Budget({.questions = questions}));
  std::vector<Session> others;
  others.emplace_back(session.store().budget());
  const auto state = within_limits([&]() -> Result<std::string> {
    PositionSelection search = search_of(session, request, {}, &others);
    const auto done = within_limits([&] { return search.run([] {}); });
    if (done || search.searched() == 0) return std::string();
    EXPECT_TRUE(done.error().limit);
    return saved(search, {});
  });
  return state.value_or("");
}

TEST(PositionSelection, ALimitOnThreadsKeepsWhatIsSearched) {
  const Request request = search_for("clobber(2x3)", {});
  Session session;
  PositionSelection whole = search_of(session, request);
  ASSERT_TRUE(whole.run([] {}));
  std::size_t stopped = 0;
  for (std::uint64_t questions = 200; questions < 10'000; questions += 331) {
    const std::string state = stopped_on_threads(request, questions);
    if (state.empty()) continue;
    ++stopped;
    PositionSelection further = search_of(session, request);
    ASSERT_TRUE(further.go_on_from(parse_selection(state, Budget()).value(), [] {}));
    ASSERT_TRUE(further.run([] {}));
    EXPECT_EQ(saved(further, {}), saved(whole, {}));
  }
  EXPECT_GT(stopped, 0u);
}

TEST(PositionSelection, ShardsJudgeEveryPositionOnceAndAnyOfThemGoesOn) {
  Session session;
  for (const SearchOptionTexts& options : kSharedSearches) {
    const Request request = search_for("clobber(2x3)", options);
    PositionSelection whole = search_of(session, request);
    ASSERT_TRUE(whole.run([] {}));
    for (std::uint64_t of = 2; of <= 4; ++of) {
      std::uint64_t searched = 0;
      std::string last;
      for (std::uint64_t number = 1; number <= of; ++number) {
        PositionSelection part = search_of(session, request, {number, of});
        ASSERT_TRUE(part.run([] {}));
        searched += part.searched();
        last = saved(part, {});
      }
      EXPECT_EQ(searched, whole.searched());
      PositionSelection further = search_of(session, request);
      ASSERT_TRUE(further.go_on_from(parse_selection(last, Budget()).value(), [] {}));
      ASSERT_TRUE(further.run([] {}));
      EXPECT_EQ(further.searched(), whole.searched());
      EXPECT_EQ(saved(further, {}), saved(whole, {}));
    }
  }
}

TEST(PositionSelection, AChangedByteAndACutOfASavedSearchAreDetected) {
  Session session;
  const Request request = search_for("clobber(2x2)", {{"by", "mean(G)"}, {"show", "G,*"}});
  PositionSelection search = search_of(session, request);
  ASSERT_TRUE(search.run([] {}));
  const std::string right = saved(search, {"clobber(2x2)", "", "clobber", {}});
  ASSERT_TRUE(parse_selection(right, Budget()));
  for (std::size_t i = 0; i < right.size(); ++i) {
    std::string changed = right;
    changed[i] = static_cast<char>(changed[i] ^ 1);
    EXPECT_FALSE(parse_selection(changed, Budget())) << i;
    EXPECT_FALSE(parse_selection(right.substr(0, i), Budget())) << i;
  }
}

TEST(PositionSelection, OnlyASearchAboutTheSameGoesOn) {
  Session session;
  const auto question = [&](const std::string& expression, SearchOptionTexts options) {
    const Request request = search_for(expression, std::move(options));
    return subject_of(request, options_of(request), position_of(session, expression).ruleset(),
                      session.store().budget());
  };
  const SelectionSubject known = question("clobber(2x2)", {{"where", "G > 0"}});
  EXPECT_TRUE(
      check_same_selection(known, question("clobber(2x2)", {{"where", "G > 0"}, {"csv", ""}})));
  EXPECT_EQ(
      check_same_selection(known, question("clobber(2x3)", {{"where", "G > 0"}})).error().message,
      "it is a search in clobber(2x2), not in clobber(2x3)");
  EXPECT_EQ(check_same_selection(known, question("clobber(2x2)", {})).error().message,
            "it is a search with other options: --where G > 0");
  SelectionSubject changed = known;
  changed.rules = question("konane(2x2)", {}).rules;
  EXPECT_EQ(check_same_selection(known, changed).error().message,
            "the rules of the game were changed after it was saved");
}

}  // namespace
}  // namespace summand::ask
