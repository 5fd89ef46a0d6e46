// search: the positions of a game for which a condition holds.
#include <fmt/core.h>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "summand/ask/asking.hpp"
#include "summand/ask/positions/position_options.hpp"
#include "summand/base/current_budget.hpp"
#include "summand/base/file.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/separated.hpp"
#include "summand/jobs/checkpoints.hpp"
#include "summand/jobs/progress.hpp"
#include "summand/language/heap_games.hpp"
#include "summand/language/session_copy.hpp"
#include "summand/positions/position_selection.hpp"
#include "summand/positions/positions_answer.hpp"
#include "summand/positions/saved_selection.hpp"

namespace summand::ask {

namespace {

// The position from whose game all others come. With --size a name of a game is enough.
Attempt<AnyPosition> start_of(const Asking& asking, const PositionQuestion& wanted) {
  if (wanted.sizes) {
    if (const AnyRuleset* game = asking.session().find_game(asking.text())) {
      for (const std::string_view example : game->info().examples) {
        if (auto position = game->parse(example); position && !example.empty()) return *position;
      }
    }
    if (const auto of_heaps = heap_game_named(asking.text(), asking.session().games())) {
      if (auto position = of_heaps->parse("5")) return *position;
    }
  }
  SUMMAND_TRY(game, asking.evaluate_game("can be searched"));
  if (const AnyPosition* position = game.position()) return *position;
  return failure(Error{"one position of a game is expected here, such as clobber(3x4)"});
}

// The game of a search, and its positions.
struct Field {
  const AnyRuleset* game;
  std::unique_ptr<PositionSpace> space;
};

// The file of --graphs.
Attempt<ReadInput> reader_of(const Asking& asking, const std::string& path) {
  if (path == "-") {
    if (asking.input()) return asking.input();
    return failure_elsewhere(
        {"--graphs: - is the standard input, and there is none here: give the "
         "name of a file"});
  }
  auto file = FileReader::open(path);
  if (!file) return failure_elsewhere(std::move(file).error());
  const auto shared = std::make_shared<FileReader>(*std::move(file));
  return [shared](std::span<char> room) { return shared->read(room); };
}

Attempt<Field> graphs_of(const Asking& asking, const std::string& path) {
  Session& session = asking.session();
  const AnyRuleset* game = session.find_game(asking.text());
  if (game == nullptr || !is_played_on_graphs(*game)) {
    std::vector<std::string_view> known;
    for (const AnyRuleset* each : session.games().all()) {
      if (is_played_on_graphs(*each)) known.push_back(each->info().name);
    }
    return failure(Error{
        fmt::format("--graphs needs the name of a game on graphs: {}", separated(known, ", "))});
  }
  SUMMAND_TRY(read, reader_of(asking, path));
  const std::string name = path == "-" ? "the standard input" : printable(path);
  return Field{game, graph_space(session.store(), *game, name, std::move(read))};
}

Attempt<Field> field_of(const Asking& asking, const PositionQuestion& wanted) {
  if (wanted.graphs) return graphs_of(asking, *wanted.graphs);
  SUMMAND_TRY(start, start_of(asking, wanted));
  ValueStore& store = asking.session().store();
  const AnyRuleset* game = &start.ruleset();
  if (!wanted.fills()) return Field{game, reachable_space(store, start, wanted.every)};
  auto filled = filled_space(store, start, wanted);
  if (!filled) return failure_elsewhere(std::move(filled).error());
  return Field{game, *std::move(filled)};
}

// The file of --save, and what it is about.
class SelectionSaver {
 public:
  SelectionSaver(const Asking& asking, const AnyRuleset& game)
      : saves_(asking.options<PositionOptions>().save) {
    const auto& wanted = asking.options<PositionOptions>();
    if (!wanted.save && !wanted.resume) return;
    question_ = subject_of(asking.request(), wanted, game, asking.session().store().budget());
  }

  const SelectionSubject& question() const { return question_; }
  std::string how_to_go_on() const { return saves_.how_to_go_on(); }

  // Saves now and then.
  void save_sometimes(const PositionSelection& search) {
    saves_.save_sometimes([&](const std::string& path) { return write(path, search); });
  }
  Result<void> save(const PositionSelection& search) const {
    return saves_.save([&](const std::string& path) { return write(path, search); });
  }

 private:
  Result<void> write(const std::string& path, const PositionSelection& search) const {
    return save_selection(path, question_, search.state(), search.found().as_found());
  }

  Checkpoints saves_;
  SelectionSubject question_;
};

// The search in the file of --resume.
Attempt<std::optional<SavedSelection>> known_selection(const Asking& asking) {
  const auto& path = asking.options<PositionOptions>().resume;
  if (!path) return std::nullopt;
  SUMMAND_TRY(known, load_selection(*path, asking.session().store().budget()));
  return std::optional(std::move(known));
}

// Takes the hits of a known search, and passes over its positions.
Attempt<void> resume(const Asking& asking, std::optional<SavedSelection> known,
                     const SelectionSubject& question, PositionSelection& search,
                     const std::function<void()>& tell) {
  if (!known) return {};
  const auto& path = asking.options<PositionOptions>().resume;
  const auto of_file = [&](std::string_view message) {
    return failure_elsewhere({fmt::format("{}: {}", printable(*path), message)});
  };
  if (auto same = check_same_selection(known->question, question); !same) {
    return of_file(same.error().message);
  }
  auto gone = search.go_on_from(*std::move(known), tell);
  if (!gone && !gone.error().limit) return of_file(gone.error().error.message);
  if (!gone) {
    gone.error().surround(
        "", fmt::format(" while the positions of {} were listed again", printable(*path)));
  }
  return gone;
}

// A judge for each thread, and the sessions that they use.
struct Judges {
  std::vector<std::unique_ptr<Session>> sessions{};
  std::vector<PositionJudge> judges{};
};

// Fewer than --threads asks for if the session has a name that cannot be copied. By default one.
Attempt<Judges> judges_of(const Asking& asking, const PositionQuestion& wanted,
                          PositionJudge first) {
  Judges out;
  out.judges.push_back(std::move(first));
  const std::size_t threads = asking.settings().threads;
  auto copies = within_limits([&]() -> Result<std::vector<std::unique_ptr<Session>>> {
    return copies_of(asking.session(), threads > 1 ? threads - 1 : 0);
  });
  if (!copies) return std::unexpected(std::move(copies).error());
  out.sessions = *std::move(copies);
  for (const auto& session : out.sessions) {
    SUMMAND_TRY(judge, PositionJudge::read(*session, wanted));
    out.judges.push_back(std::move(judge));
  }
  return out;
}

Attempt<Response> search(Asking& asking) {
  const auto& wanted = asking.options<PositionOptions>();
  SUMMAND_TRY(judge, PositionJudge::read(asking.session(), wanted));
  SUMMAND_TRY(field, field_of(asking, wanted));
  SUMMAND_TRY(known, known_selection(asking));
  Budget& budget = asking.session().store().budget();
  const CurrentBudget current(budget);
  SelectionSaver saver(asking, *field.game);
  const std::optional<std::uint64_t> all = field.space->all();
  SUMMAND_TRY(judges, judges_of(asking, wanted, std::move(judge)));
  PositionSelection search(std::move(field.space), std::move(judges.judges), wanted, wanted.shard,
                           budget);

  Attempt<void> done;
  {
    Progress progress(asking.watcher(), Work{.noun = "positions", .all = all});
    const auto tell = [&] { progress.at(all ? search.space().met() : search.searched()); };
    if (auto resumed = resume(asking, std::move(known), saver.question(), search, tell); !resumed) {
      return std::unexpected(std::move(resumed).error());
    }
    done = within_limits([&] {
      return search.run([&] {
        tell();
        saver.save_sometimes(search);
      });
    });
  }
  const std::vector<std::string> problems = search.space().problems();
  if (!done && (!done.error().limit || search.searched() == 0)) {
    return std::unexpected(std::move(done).error());
  }
  if (auto saved = saver.save(search); !saved) return failure_elsewhere(std::move(saved).error());

  PositionsAnswer answer{.input = asking.text(),
                         .request = static_cast<const PositionQuestion&>(wanted),
                         .shard = wanted.shard,
                         .space = search.space().sentence(),
                         .hits = {},
                         .searched = search.searched(),
                         .found = search.found().found(),
                         .all = all,
                         .values = search.shows_values(),
                         .finished = search.finished(),
                         .csv = wanted.csv};
  answer.hits = search.found().take_sorted();
  const std::string summary = answer.summary();
  Response out = respond(std::move(answer));
  out.long_json = true;
  if (wanted.csv) out.notes.push_back(summary);
  out.problems = problems;
  if (!done) {
    out.stopped = std::move(done).error();
    out.problems.push_back(
        fmt::format("{} positions were searched{}", search.searched(), saver.how_to_go_on()));
  }
  return out;
}

constexpr auto kSearchOptions = options_in<PositionOptions>(
    option<&PositionQuestion::where>("where", "EXPR",
                                     "Find positions G for which this is true (default: all)"),
    option<&PositionQuestion::by>(
        "by", "EXPR", "Sort by this number, greatest first (default: as they are found)"),
    option<&PositionQuestion::best>("best", "N", "With --by: keep the N best", kKept),
    option<&PositionQuestion::first>("first", "N", "Stop after N hits", kKept),
    option_read<&PositionQuestion::show, read_columns>("show", "EXPR,...",
                                                       "Print these of each hit, too"),
    option<&PositionQuestion::all>("all", "", "Search all ways to fill the cells of the board"),
    option_read<&PositionQuestion::sizes, read_sizes>(
        "size", "SIZES",
        "Search all ways to fill boards of these sizes: 8, 1..8, 3x4, 1..3x1..4 (EXPR can be the "
        "name of a game)"),
    option<&PositionQuestion::letters>("letters", "LETTERS",
                                       "With --all or --size: fill cells only with these letters"),
    option<&PositionQuestion::graphs>(
        "graphs", "FILE",
        "Search the game on each graph of a file, or of the standard input with -, in graph6, "
        "sparse6 or digraph6 (EXPR is the name of a game)"),
    option<&PositionQuestion::every>("every", "",
                                     "Search also positions with the same parts as another one"),
    option<&PositionOptions::csv>("csv", "", "Print comma-separated values"),
    long_work_options("Save the search, now and then and when it ends, also by a limit"),
    kStoreOptions);

constexpr Question kSearch{
    .name = "search",
    .arguments = "EXPR",
    .sentence = "Find the positions of a game for which a condition holds",
    .details =
        "EXPR is a position. The search goes through all that moves of both players reach from it, "
        "or with --all through all on its board. In expressions G is the position. Positions that "
        "fall apart into the same parts, up to symmetry, count once.\n"
        "One thread searches, or as many as --threads says. Each thread and each shard lists all "
        "positions and finds its own values, so they pay if the conditions take time.\n"
        "Try: summand search 'clobber(3x3)' --where 'G == ^'\n"
        "     summand search domineering --size 3x3 --by 'temperature(G)' --best 5\n"
        "     nauty-geng -c 6 | summand search snort --graphs - --where 'temperature(G) > 3'",
    .options = checked<check_search>(kSearchOptions),
    .least = 1,
    .most = 1,
    .each = true,
    .answer = search,
    .answers = kAnswersAre<PositionsAnswer>,
};

}  // namespace

const Question& search_question() { return kSearch; }

}  // namespace summand::ask
