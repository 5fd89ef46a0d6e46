// store verify: finds random rows of a store a second time, in another way.
#include <algorithm>
#include <chrono>
#include <fmt/core.h>
#include <optional>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "summand/analysis/heaps/kept_heaps.hpp"
#include "summand/ask/option_values.hpp"
#include "summand/ask/store/row_text.hpp"
#include "summand/ask/store/store_answers.hpp"
#include "summand/base/charge.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/time_share.hpp"
#include "summand/base/whole_number.hpp"
#include "summand/heaps/definition.hpp"
#include "summand/heaps/names.hpp"
#include "summand/heaps/sequence.hpp"
#include "summand/jobs/progress.hpp"
#include "summand/store/store_rows.hpp"
#include "summand/theory/taxed_text.hpp"
#include "summand/theory/thermographs.hpp"
#include "summand/value/packed_value.hpp"

namespace summand::ask {

namespace {

constexpr std::uint64_t kMostVerified = 1'000'000;
constexpr std::chrono::seconds kTimeOfARow{5};  // without --time
constexpr std::size_t kMostDifferent = 20;

// A row that outlives the visit.
struct ChosenRow {
  std::string game, position, answer;
  std::int64_t kind = 0;
  std::int64_t found_by = 0;

  StoreRow row() const {
    return {.game = game,
            .position = position,
            .kind = kind,
            .answer = answer,
            .found_by = found_by,
            .library = {}};
  }
};

struct VerifyAnswer {
  struct Different {
    std::string what;  // "the value of nim(3) (nim)"
    std::string in_file, found;
  };

  std::string path;
  std::uint64_t seed = 0;
  std::uint64_t chosen = 0;
  std::uint64_t agree = 0;
  std::uint64_t out_of_reach = 0;
  std::vector<Different> different = {};
};

void describe(Members<VerifyAnswer::Different>& its) {
  its.named("DifferentAnswer", "A row whose answer is not found again.");
  its("what", "What it is about.", &VerifyAnswer::Different::what);
  its("in_file", "The answer of the row.", &VerifyAnswer::Different::in_file);
  its("found", "The answer of the second way.", &VerifyAnswer::Different::found);
}

void describe(Members<VerifyAnswer>& its) {
  its("file", "The file.", &VerifyAnswer::path);
  its("seed", "The seed that chose the rows.", &VerifyAnswer::seed);
  its("rows", "The rows that were chosen.", &VerifyAnswer::chosen);
  its("agree", "Those whose answer was found again.", &VerifyAnswer::agree);
  its("out_of_reach", "Those with no second way in time.", &VerifyAnswer::out_of_reach);
  its("different", "Those whose answer differs.", &VerifyAnswer::different);
}

std::string text(const VerifyAnswer& data, const Page&) {
  std::string out = fmt::format("{} of {} with seed {}: {} agree, {} differ, {} out of reach.\n",
                                counted_rows(data.chosen), printable(data.path), data.seed,
                                data.agree, data.different.size(), data.out_of_reach);
  for (std::size_t i = 0; i < std::min(data.different.size(), kMostDifferent); ++i) {
    const auto& [what, in_file, found] = data.different[i];
    out += fmt::format("\n{}\n  in the file: {}\n  found again: {}\n", what, printable(in_file),
                       printable(found));
  }
  if (data.different.size() > kMostDifferent) {
    out += fmt::format("\nand {} more\n", data.different.size() - kMostDifferent);
  }
  return out;
}

// At most `count` rows, each with the same chance (reservoir sampling), in the order of the file.
// Rows with a wrong checksum are never answers, so they are not chosen.
Result<std::vector<ChosenRow>> chosen_rows(StoreRows& rows, std::uint64_t count, std::uint64_t seed,
                                           Charge& charge) {
  std::mt19937_64 random(seed);
  std::vector<std::pair<std::uint64_t, ChosenRow>> chosen;
  std::uint64_t seen = 0;
  const auto visited = rows.for_each({}, [&](const StoreRow& row, bool whole) -> Result<void> {
    if (!whole) return {};
    const std::uint64_t number = seen++;
    std::size_t at = chosen.size();
    if (chosen.size() == count) {
      // Not a standard distribution: the same seed must choose the same rows everywhere.
      const std::uint64_t place = random() % seen;
      if (place >= count) return {};
      at = static_cast<std::size_t>(place);
    }
    charge.add(sizeof(ChosenRow) + row.game.size() + row.position.size() + row.answer.size());
    ChosenRow copy{.game = std::string(row.game),
                   .position = std::string(row.position),
                   .answer = std::string(row.answer),
                   .kind = row.kind,
                   .found_by = row.found_by};
    if (at == chosen.size()) chosen.emplace_back();
    chosen[at] = {number, std::move(copy)};
    return {};
  });
  if (!visited) return std::unexpected(visited.error());
  std::ranges::sort(chosen, {}, [](const auto& numbered) { return numbered.first; });
  std::vector<ChosenRow> out;
  for (auto& [number, row] : chosen) out.push_back(std::move(row));
  return out;
}

// Finds answers by the values of positions, in a session of its own and without any store.
class SecondWay {
 public:
  SecondWay(const Asking& asking, const Budget& budget, const StoreRow& row)
      // What theorems have found is found by moves alone, and what moves have found by anything.
      : session_(
            budget,
            row.found_by == static_cast<std::int64_t>(FoundBy::search) ? By::anything : By::search,
            asking.session().games()) {}

  ValueStore& store() { return session_.store(); }

  // The answer as in the row. nullopt inside: there is no second way. A limit may be of this row
  // alone.
  Attempt<std::optional<std::string>> answer(const StoreRow& row) {
    if (static_cast<KeptKind>(row.kind) == KeptKind::nim_values) return values_of_heaps(row);
    // The rules of a game with a digest are in another file.
    if (row.game.find('#') != row.game.npos) return std::nullopt;
    auto evaluated = session_.evaluate(expression_of(row));
    if (!evaluated) {
      if (evaluated.error().limit) return std::unexpected(std::move(evaluated).error());
      return std::nullopt;
    }
    const Game* game = evaluated->get<Game>();
    if (game == nullptr) return std::nullopt;
    return within_limits([&] { return answer_of(*game, row); });
  }

 private:
  // Computed again without the special instructions of this processor, and in part by the
  // definition.
  Attempt<std::optional<std::string>> values_of_heaps(const StoreRow& row) {
    constexpr std::uint64_t kMostCompared = 1000;
    const auto stretch = heaps::read_stretch(row.position);
    if (!stretch) return std::nullopt;
    const auto rules = heaps::parse_rules(stretch->rules);
    if (!rules) return std::nullopt;
    return within_limits([&]() -> Attempt<std::optional<std::string>> {
      heaps::NimSequence sequence(*rules, store().budget(), CpuLevel::portable);
      sequence.extend(stretch->from + heaps::kKeptStretch);
      const heaps::Comparison sample =
          heaps::compare_with_definition(*rules, sequence.values(), sequence.size(), kMostCompared,
                                         stretch->from, store().budget());
      SUMMAND_CHECK(!sample.wrong);
      return heaps::stretch_bytes(sequence.values(), stretch->from);
    });
  }

  Attempt<std::optional<std::string>> answer_of(const Game& game, const StoreRow& row) {
    const Value value = game.value();
    switch (static_cast<KeptKind>(row.kind)) {
      case KeptKind::value:
        // Longer bytes are another value.
        return packed_value(store(), value, row.answer.size()).value_or("");
      case KeptKind::nimber: {
        const auto nimber = store().as_nimber(value);
        return nimber ? std::to_string(*nimber) : "no nimber";
      }
      case KeptKind::left_first:
      case KeptKind::right_first: {
        const bool left = static_cast<KeptKind>(row.kind) == KeptKind::left_first;
        const Player winner_is =
            winner(outcome(store(), value), left ? Player::left : Player::right);
        return std::string(winner_is == Player::left ? "1" : "0");
      }
      case KeptKind::next_wins:
        if (!store().as_nimber(value)) return "no nimber";
        return std::string(value == store().zero() ? "0" : "1");
      case KeptKind::thermograph: {
        Thermographs thermographs(store(), Thermographs::Bottom::zero);
        return print(taxed(thermographs, value));
      }
      default:
        return std::nullopt;
    }
  }

  Session session_;
};

// The text of an answer that the second way found.
std::string plain_second(SecondWay& way, const StoreRow& row, const std::string& found) {
  StoreRow second = row;
  second.answer = found;
  const auto text = plain_answer(way.store(), second);
  return text ? *text : "another value";
}

struct VerifyOptions {
  std::uint64_t seed = 1;
};

constexpr auto kVerifyOptions = options_in<VerifyOptions>(
    option<&VerifyOptions::seed>("seed", "N", "Choose other rows (default: 1)"));

Result<std::uint64_t> rows_to_verify(const std::string& text) {
  const auto count = whole_number<std::uint64_t>(text);
  if (count && *count > 0 && *count <= kMostVerified) return *count;
  return fail(fmt::format("expected a number of rows from 1 to {}, not {}", kMostVerified,
                          printable(text)));
}

Result<void> check_verify(const VerifyOptions&, const Request& request) {
  return without_value(rows_to_verify(request.arguments[1]));
}

Attempt<Response> store_verify(Asking& asking) {
  const std::uint64_t count = rows_to_verify(asking.request().arguments[1]).value();
  const std::uint64_t seed = asking.options<VerifyOptions>().seed;
  const Budget budget = asking.budget();
  const TimeShare::Clock::time_point begin = TimeShare::Clock::now();
  auto rows = StoreRows::open(asking.text(), Database::Access::read, budget);
  if (!rows) return failure_elsewhere(rows.error());
  Charge charge(budget);
  const auto chosen = chosen_rows(*rows, count, seed, charge);
  if (!chosen) return failure_elsewhere(chosen.error());

  VerifyAnswer out{.path = asking.text(), .seed = seed, .chosen = chosen->size()};
  std::optional<Failure> stopped;
  Progress progress(asking.watcher(), "row", 0, chosen->size());
  for (std::size_t i = 0; i < chosen->size(); ++i) {
    progress.at(i);
    const StoreRow row = (*chosen)[i].row();
    TimeShare::Clock::duration time = kTimeOfARow;
    if (asking.settings().time.count() > 0) {
      const auto left = asking.settings().time - (TimeShare::Clock::now() - begin);
      time = std::chrono::duration_cast<TimeShare::Clock::duration>(left) /
             static_cast<TimeShare::Clock::rep>(chosen->size() - i);
    }
    const TimeShare share(time);
    SecondWay way(asking, budget, row);
    auto found = way.answer(row);
    if (!found && !share.is_over() && found.error().limit != Limit::memory &&
        found.error().limit != Limit::size) {
      stopped = std::move(found).error();
      break;
    }
    if (!found || !*found) {
      ++out.out_of_reach;
    } else if (**found == row.answer) {
      ++out.agree;
    } else {
      out.different.push_back(
          {.what = described(row.kind, row.game, row.position),
           .in_file = plain_answer(way.store(), row).value_or("an answer that cannot be read"),
           .found = plain_second(way, row, **found)});
    }
  }
  const bool refuted = !out.different.empty();
  Response response = respond(std::move(out));
  response.refuted = refuted;
  response.stopped = std::move(stopped);
  return response;
}

}  // namespace

const Question kStoreVerify{
    .name = "store verify",
    .arguments = "FILE N",
    .sentence = "Find N random rows of a store again, in a second way",
    .details =
        "The second way uses no store. What was found with theorems is found again by moves alone, "
        "and what was found by moves alone is found again with theorems. Nimbers and outcomes are "
        "found from values. If an answer differs, the exit code is 4. Without --time a row takes "
        "at most 5 s. With --time the rows share the time.",
    .options = checked<check_verify>(kVerifyOptions),
    .least = 2,
    .most = 2,
    .words = true,
    .answer = store_verify,
    .answers = kAnswersAre<VerifyAnswer>,
};

}  // namespace summand::ask
