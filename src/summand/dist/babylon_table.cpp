#include "summand/dist/babylon_table.hpp"

#include <algorithm>
#include <bit>
#include <charconv>
#include <fmt/core.h>
#include <limits>
#include <optional>

#include "summand/base/charge.hpp"
#include "summand/base/size.hpp"
#include "summand/dist/questions.hpp"
#include "summand/dist/take_over.hpp"
#include "summand/dist/together.hpp"

namespace summand::dist {

using babylon::LayerCursor;
using babylon::PositionHashes;

namespace {

// What a round has at most. More is faster, until the messages are so large that only memory and
// network count.
constexpr std::size_t kMostOptions = 4096;  // of one position: pairs of at most 60 kinds of stacks
constexpr std::size_t kMostNeeds = std::size_t{1} << 20;
constexpr std::size_t kMostAsked = std::size_t{1} << 19;  // of all ranks together

std::size_t room_for(unsigned ranks) { return std::max(kMostAsked / ranks, 2 * kMostOptions); }

// What a rank tells all others before a round: how many questions come, and whether it goes on.
constexpr std::uint64_t kMore = std::uint64_t{1} << 32, kStop = std::uint64_t{1} << 33;

std::span<std::uint8_t> all_of(Zeroed<std::uint8_t>& values) {
  if (values.size() == 0) return {};
  return {&values[0], values.size()};
}

}  // namespace

// Positions whose options are known only partly. While the answers of a round travel, the next
// round is filled.
struct BabylonTable::Round {
  explicit Round(unsigned ranks)
      : questions(ranks, room_for(ranks)),
        asked_here(ranks * room_for(ranks)),
        in_sizes(ranks),
        answers_out(ranks * room_for(ranks)),
        answers(ranks * room_for(ranks)) {
    needs.reserve(kMostNeeds);
    open.reserve(kUsualRound);
  }
  static std::size_t bytes(unsigned ranks) {
    return Questions::bytes(ranks, room_for(ranks)) +
           ranks * room_for(ranks) * (sizeof(std::uint32_t) + 2) +
           kMostNeeds * sizeof(std::uint32_t) + kUsualRound * sizeof(Open);
  }
  bool has_room() const {
    return needs.size() + kMostOptions <= kMostNeeds && questions.left() >= kMostOptions;
  }
  void clear() {
    questions.clear();
    needs.clear();
    open.clear();
  }

  struct Open {
    std::uint64_t met;   // bit v: an option has the value v
    std::uint64_t hash;  // of the position without its value
    std::uint32_t needs_end;
  };

  Questions questions;
  std::vector<std::uint32_t> asked_here;  // by the rank that asks
  std::vector<std::uint32_t> in_sizes;
  std::vector<std::uint8_t> answers_out, answers;
  std::vector<std::uint32_t> needs;  // slots of questions, position after position
  std::vector<Open> open;
  std::uint64_t first = 0;  // where the rank keeps the first position
  std::optional<unsigned> answers_trade;
};

BabylonTable::BabylonTable(Ranks& ranks, unsigned chips, unsigned colours, std::string folder,
                           Budget budget, std::size_t round)
    : ranks_(ranks),
      budget_(std::move(budget)),
      partitions_(chips, budget_),
      places_(partitions_, chips, colours, budget_),
      hashes_(partitions_, budget_),
      files_(std::move(folder), fmt::format("babylon-{}-{}", chips, places_.colours()),
             fmt::format("babylon chips {} colours {}", chips, places_.colours())),
      round_(round) {
  use_.index_bytes = budget_.charged();
}

std::uint64_t BabylonTable::positions() const {
  std::uint64_t out = 0;
  for (unsigned stacks = 1; stacks <= layers(); ++stacks) out += places_.count(stacks);
  return out;
}

Result<void> BabylonTable::run(const std::function<void(const LayerDone&)>& report) {
  if (auto made = together(ranks_, ranks_.is_first() ? files_.make_folder() : Result<void>());
      !made) {
    return made;
  }
  std::vector<LayerFiles::Layer> all;
  for (unsigned stacks = 1; stacks <= layers(); ++stacks) all.push_back(layer(stacks));
  const TakenOver taken = take_over(ranks_, files_, all, report);
  digests_ = taken.digests;
  use_.taken_over = static_cast<unsigned>(digests_.size());
  if (const unsigned last = use_.taken_over; last > 0) {
    const Shards shards(places_.count(last), ranks_.size());
    together(ranks_,
             [&] { values_ = Zeroed<std::uint8_t>(budget_, shards.count_of(ranks_.rank())); });
    auto loaded = together(ranks_, files_.load(layer(last), taken.seals[last - 1], shards,
                                               ranks_.rank(), all_of(values_)));
    if (!loaded) return loaded;
    // A checksum does not tell who wrote a file. A value is less than the number of stacks.
    const bool possible =
        std::ranges::all_of(all_of(values_), [&](std::uint8_t value) { return value < last; });
    auto right = together(
        ranks_, possible ? Result<void>() : fail(fmt::format("layer {} has a wrong value", last)));
    if (!right) return right;
    use_.values_bytes = values_.size();
  }
  Charge charge(budget_);
  std::vector<Round> rounds;
  if (digests_.size() < layers()) {
    together(ranks_, [&] {
      use_.message_bytes = 2 * Round::bytes(ranks_.size());
      charge.add(use_.message_bytes);
      for (int i = 0; i < 2; ++i) rounds.emplace_back(ranks_.size());
    });
  }
  while (digests_.size() < layers()) {
    const unsigned stacks = static_cast<unsigned>(digests_.size()) + 1;
    const std::uint64_t digest = solve(stacks, std::span<Round, 2>(rounds));
    const Shards shards(places_.count(stacks), ranks_.size());
    auto saved =
        together(ranks_, files_.save(layer(stacks), shards, ranks_.rank(), all_of(values_)));
    if (!saved) return saved;
    const LayerFiles::Seal seal{.ranks = ranks_.size(), .digest = digest};
    auto sealed =
        together(ranks_, ranks_.is_first() ? files_.seal(layer(stacks), seal) : Result<void>());
    if (!sealed) return sealed;
    digests_.push_back(digest);
    if (report) {
      report({.layer = stacks, .layers = layers(), .count = places_.count(stacks)});
    }
  }
  use_.sent = ranks_.sent();
  return {};
}

// Returns the digest of the layer.
std::uint64_t BabylonTable::solve(unsigned stacks, std::span<Round, 2> rounds) {
  const unsigned own = ranks_.rank();
  const Shards shards(places_.count(stacks), ranks_.size());
  const Shards below(stacks > 1 ? places_.count(stacks - 1) : 0, ranks_.size());
  together(ranks_, [&] {
    if (shards.count_of(own) > std::numeric_limits<std::uint32_t>::max()) {
      reach_limit(Limit::size, "more than 4,294,967,295 positions of a layer on one rank");
    }
    before_ = Zeroed<std::uint8_t>();
    before_.swap(values_);
    values_ = Zeroed<std::uint8_t>(budget_, shards.count_of(own));
  });
  use_.values_bytes = std::max(use_.values_bytes, before_.size() + values_.size());
  LayerCursor cursor(places_, stacks);
  std::uint64_t next = 0, digest = 0;
  for (unsigned k = 0;; k ^= 1) {
    Round& now = rounds[k];
    Round& last = rounds[k ^ 1];
    std::optional<LimitReached> reached;
    try {
      fill(now, cursor, shards, below, next);
    } catch (const LimitReached& limit) {
      reached = limit;
    }
    std::vector<std::uint64_t> words;
    for (const std::uint32_t size : now.questions.sizes()) {
      words.push_back(size | (next < shards.count_of(own) ? kMore : 0) | (reached ? kStop : 0));
    }
    words = ranks_.exchange(words);
    std::uint64_t any = 0;
    for (const std::uint64_t word : words) any |= word;
    if (last.answers_trade) digest += conclude(last);
    if ((any & kStop) != 0) {
      together(ranks_, [&] {
        if (reached) reach_limit(*reached);
      });
    }
    ask_and_answer(now, words);
    if ((any & kMore) != 0) continue;
    digest += conclude(now);
    break;
  }
  before_ = Zeroed<std::uint8_t>();
  return ranks_.sum(digest);
}

// Looks up the options that the rank keeps, and prepares questions for the others.
void BabylonTable::fill(Round& round, LayerCursor& cursor, const Shards& shards,
                        const Shards& below, std::uint64_t& next) {
  const unsigned own = ranks_.rank();
  const std::uint64_t end = shards.count_of(own), in_block = shards.block_length() - 1;
  round.clear();
  round.first = next;
  for (; next < end && next - round.first < round_ && round.has_room(); ++next) {
    budget_.ask();
    (next & in_block) == 0 ? cursor.go_to(shards.number(own, next)) : cursor.next();
    std::uint64_t met = 0;
    cursor.for_each_option([&](std::uint64_t option) {
      ++use_.options;
      const unsigned owner = below.owner(option);
      const std::uint64_t local = below.local(option);
      if (owner == own) {
        met |= std::uint64_t{1} << before_[local];
      } else {
        round.needs.push_back(round.questions.ask(owner, static_cast<std::uint32_t>(local)));
      }
    });
    round.open.push_back({.met = met,
                          .hash = hashes_.of({cursor.ids(), cursor.count()}),
                          .needs_end = static_cast<std::uint32_t>(round.needs.size())});
  }
}

// Sends the questions, answers those of the others, and starts to send the answers.
void BabylonTable::ask_and_answer(Round& round, std::span<const std::uint64_t> words) {
  const std::size_t room = round.questions.room();
  for (unsigned r = 0; r < ranks_.size(); ++r) {
    round.in_sizes[r] = static_cast<std::uint32_t>(words[r]);
    use_.asked += round.questions.sizes()[r];
  }
  ranks_.finish(ranks_.start({.out = round.questions.asked().data(),
                              .out_sizes = round.questions.sizes(),
                              .in = round.asked_here.data(),
                              .in_sizes = round.in_sizes,
                              .room = room,
                              .item = sizeof(std::uint32_t)}));
  for (unsigned r = 0; r < ranks_.size(); ++r) {
    for (std::size_t i = r * room; i < r * room + round.in_sizes[r]; ++i) {
      SUMMAND_CHECK(round.asked_here[i] < before_.size());
      round.answers_out[i] = before_[round.asked_here[i]];
    }
  }
  round.answers_trade = ranks_.start({.out = round.answers_out.data(),
                                      .out_sizes = round.in_sizes,
                                      .in = round.answers.data(),
                                      .in_sizes = round.questions.sizes(),
                                      .room = room,
                                      .item = 1});
}

// Waits for the answers and stores the values. Returns the sum of the hashes.
std::uint64_t BabylonTable::conclude(Round& round) {
  ranks_.finish(*round.answers_trade);
  round.answers_trade.reset();
  std::uint64_t digest = 0;
  std::size_t at = 0;
  for (std::size_t i = 0; i < round.open.size(); ++i) {
    Round::Open& open = round.open[i];
    for (; at < open.needs_end; ++at) {
      open.met |= std::uint64_t{1} << (round.answers[round.needs[at]] & 63);
    }
    const auto value = static_cast<std::uint8_t>(std::countr_one(open.met));
    values_[round.first + i] = value;
    digest += PositionHashes::with_value(open.hash, value);
  }
  use_.solved += round.open.size();
  return digest;
}

std::vector<babylon::SolvedStart> BabylonTable::starts() {
  const Shards shards(places_.count(layers()), ranks_.size());
  std::vector<std::uint8_t> all(shards.count(), 0);
  for (std::uint64_t i = 0; i < values_.size(); ++i) {
    all[shards.number(ranks_.rank(), i)] = values_[i];
  }
  ranks_.sum(all);
  return babylon::solved_starts(
      partitions_, layers(), places_.colours(),
      [&](const babylon::Colours& position) { return unsigned{all[places_.place(position)]}; });
}

}  // namespace summand::dist
