// summand-mpi solve: who wins a sum if a player starts. The ranks search what his first moves
// leave.
#include <algorithm>
#include <filesystem>
#include <fmt/core.h>
#include <optional>

#include "apps/summand-mpi/command.hpp"
#include "apps/summand-mpi/task_run.hpp"
#include "summand/base/file.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/dist/together.hpp"
#include "summand/language/session.hpp"
#include "summand/text/caret.hpp"
#include "summand/text/json_value.hpp"
#include "summand/text/json_writer.hpp"
#include "summand/verdict/first_moves.hpp"

namespace summand::mpi_program {

namespace {

constexpr OptionRow kSolveOptions[] = {
    {"first", "PLAYER", "who starts: left or right"},
    kTaskFolder,
    kTaskProgram,
    kTaskTries,
    {"memory", "SIZE", "the most memory of one search, such as 2G"},
    {"save", "", "each search keeps a file in the folder, and goes on from it"},
    {"json", "", "the answer as JSON"},
    kTaskQuiet,
};

Result<Player> read_first(const Options& options) {
  SUMMAND_TRY(text, options.text("first"));
  for (const Player player : {Player::left, Player::right}) {
    if (text == player_key(player)) return player;
  }
  return fail(fmt::format("--first: left or right is expected, not '{}'", printable(text, 40)));
}

// What the first moves of a player leave, and who wins that if the other player goes on.
struct Searched {
  std::string expression;
  Player first;
  std::vector<FirstMove> moves;

  struct End {
    std::optional<Player> winner;
    std::string found_by;
  };
  std::vector<End> ends{};  // of each move

  std::size_t open() const {
    return static_cast<std::size_t>(
        std::ranges::count_if(ends, [](const End& end) { return !end.winner; }));
  }
  const FirstMove* winning() const {
    for (std::size_t i = 0; i < ends.size(); ++i) {
      if (ends[i].winner == first) return &moves[i];
    }
    return nullptr;
  }
  std::optional<Player> winner() const {
    if (winning() != nullptr) return first;
    if (open() == 0) return opponent(first);
    return std::nullopt;
  }
};

// Throws LimitReached.
Result<Searched> searched_moves(const std::string& text, Player first, const Budget& budget) {
  Session session(budget);
  const auto failed = [&](const Failure& failure) {
    if (failure.limit) reach_limit_again(failure);
    return fail(failure.is_in_text ? message_with_caret(text, failure.error)
                                   : failure.error.message);
  };
  auto answer = session.evaluate(text);
  if (!answer) return failed(answer.error());
  const Game* game = answer->get<Game>();
  if (game == nullptr) {
    return fail(fmt::format("only games are won, but this is {}", describe(*answer)));
  }
  auto sum = SumInPlay::of(*game);
  if (!sum) return failed(sum.error());
  if (sum->loopy()) return fail("a loopy game cannot be divided by its first moves: use solve");
  auto moves = first_moves(*sum, first);
  if (!moves) return failed(moves.error());
  Searched out{sum->print(), first, *std::move(moves)};
  out.ends.resize(out.moves.size());
  return out;
}

// One command line for each first move.
std::string tasks_of(const Searched& searched, const Options& options) {
  std::vector<std::string> more = {"--first", std::string(player_key(opponent(searched.first))),
                                   "--threads", "1", "--json"};
  if (const auto memory = options.value("memory")) {
    more.insert(more.end(), {"--memory", std::string(*memory)});
  }
  std::string out;
  for (const FirstMove& move : searched.moves) {
    std::vector<std::string> words = {"solve", move.after.print()};
    words.insert(words.end(), more.begin(), more.end());
    out += dist::joined_words(words) + "\n";
  }
  return out;
}

// The answer of `solve --json`, which is in that file.
Result<Searched::End> read_end(const std::string& path, Player first) {
  constexpr std::size_t kMostAnswer = std::size_t{1} << 26;
  SUMMAND_TRY(text, read_at_most(path, kMostAnswer));
  const auto json = parse_json(text);
  const JsonValue* winners = json ? json->member("winner") : nullptr;
  const JsonValue* found_by = json ? json->member("found_by") : nullptr;
  const JsonValue* winner =
      winners ? winners->member(fmt::format("{}_starts", player_key(first))) : nullptr;
  for (const Player player : {Player::left, Player::right}) {
    if (winner == nullptr || winner->text != player_key(player)) continue;
    return Searched::End{player, found_by ? found_by->text : std::string()};
  }
  return fail(fmt::format("{} is no answer of solve; remove it, and its search is done again",
                          printable(path)));
}

std::string all_names(const FirstMove& move) {
  constexpr std::size_t kMost = 8;
  std::string out;
  for (std::size_t i = 0; i < std::min(move.names.size(), kMost); ++i) {
    out += fmt::format("{}{}", i == 0 ? "" : ", ", move.names[i]);
  }
  if (move.names.size() > kMost) out += fmt::format(" and {} more", move.names.size() - kMost);
  return out;
}

std::string text_of(const Searched& searched, const EndedTasks& ended) {
  const std::string_view first = player_name(searched.first);
  std::string out = fmt::format("{}\n", searched.expression);
  if (const FirstMove* winning = searched.winning()) {
    out += fmt::format("{} starts and wins by {}.\n", first, winning->names.front());
  } else if (searched.winner()) {
    out += fmt::format("{} starts and loses: {}.\n", first,
                       searched.moves.empty() ? "there is no move" : "each move loses");
  } else {
    out += fmt::format("{} starts: the winner is not known yet. {} of {} first moves are open.\n",
                       first, searched.open(), searched.moves.size());
  }
  for (std::size_t i = 0; i < searched.moves.size(); ++i) {
    const Searched::End& end = searched.ends[i];
    out += fmt::format("  {}: ", all_names(searched.moves[i]));
    if (end.winner) {
      const bool loses = *end.winner != searched.first;
      out += fmt::format("{}, {}\n", loses ? "loses" : "wins", end.found_by);
    } else if (ended.ends[i].state == dist::TaskState::failed) {
      out += fmt::format("failed, {}\n", ended.ends[i].why);
    } else {
      out += "open\n";
    }
  }
  return out;
}

std::string json_of(const Searched& searched, const EndedTasks& ended) {
  JsonWriter json;
  json.object().member("command", "solve").member("expression", searched.expression);
  json.member("first", player_key(searched.first));
  if (const auto winner = searched.winner()) {
    json.member("winner", player_key(*winner));
  } else {
    json.key("winner").null();
  }
  json.key("moves").array();
  for (std::size_t i = 0; i < searched.moves.size(); ++i) {
    const Searched::End& end = searched.ends[i];
    json.object().key("names").array();
    for (const std::string& name : searched.moves[i].names) json.text(name);
    json.close();
    json.member("leaves", searched.moves[i].after.print());
    json.member("state", name_of(ended.ends[i].state));
    if (end.winner) json.member("winner", player_key(*end.winner));
    if (end.winner) json.member("found_by", end.found_by);
    json.key("tries").number(ended.ends[i].tries);
    json.member("file", ended.tasks[i].name + ".out");
    if (!ended.ends[i].why.empty()) json.member("why", ended.ends[i].why);
    json.close();
  }
  json.close().close();
  return json.str() + "\n";
}

std::string saved_file(const dist::FarmOrders& orders, const dist::Task& task) {
  return dist::result_path(orders.folder, task) + ".proofs";
}

// The words of a task, which saves and goes on from a file if there is one.
std::vector<std::string> saving_words(const dist::FarmOrders& orders, const dist::Task& task) {
  std::vector<std::string> out = task.words;
  const std::string file = saved_file(orders, task);
  out.insert(out.end(), {"--save", file});
  if (std::filesystem::exists(file)) out.insert(out.end(), {"--resume", file});
  return out;
}

Result<Exit> run_solve_command(dist::Ranks& ranks, const Options& options) {
  SUMMAND_TRY(first, read_first(options));
  SUMMAND_TRY(limits, limits_of(options));
  // The first rank finds the moves, and the others get the command lines.
  std::optional<Searched> searched;
  Result<void> found;
  dist::together(ranks, [&] {
    if (!ranks.is_first()) return;
    auto its = searched_moves(options.words.front(), first, Budget(limits));
    if (its) {
      searched = *std::move(its);
    } else {
      found = std::unexpected(its.error());
    }
  });
  SUMMAND_TRY(orders, task_orders(ranks, options, found));
  const std::string lines = searched ? tasks_of(*searched, options) : std::string();
  const std::vector<dist::Task> tasks = dist::parse_tasks(ranks.text_of(0, lines)).value();
  const bool saves = options.has("save");
  if (saves) orders.words = [&](const dist::Task& task) { return saving_words(orders, task); };
  Result<void> read;
  const auto go_on = [&](const dist::Task& task, const dist::TaskEnd& end) {
    if (end.state != dist::TaskState::done && end.state != dist::TaskState::done_before) {
      return true;
    }
    auto its = read_end(dist::result_path(orders.folder, task), opponent(first));
    if (!its) {
      read = std::unexpected(its.error());
      return false;
    }
    std::error_code none;
    if (saves) std::filesystem::remove(saved_file(orders, task), none);
    searched->ends[static_cast<std::size_t>(&task - tasks.data())] = *its;
    return its->winner != first;  // one winning move is enough
  };
  const auto ended = run_tasks(ranks, options, tasks, orders, go_on);
  if (!ranks.is_first()) return Exit::done;
  for (const Result<void>& done : {read, ended ? Result<void>() : std::unexpected(ended.error())}) {
    if (done) continue;
    write_message(done.error().message);
    return Exit::wrong;
  }
  const bool is_written =
      write_out(options.has("json") ? json_of(*searched, *ended) : text_of(*searched, *ended));
  if (!is_written) return Exit::wrong;
  return searched->winner() ? Exit::done : Exit::limited;
}

}  // namespace

const Command& solve_command() {
  static constexpr Command command{
      .name = "solve",
      .words = 1,
      .usage = "EXPR --first PLAYER --out FOLDER",
      .summary = "Who wins a sum if that player starts: each rank searches after first moves.",
      .options = kSolveOptions,
      .run = run_solve_command};
  return command;
}

}  // namespace summand::mpi_program
