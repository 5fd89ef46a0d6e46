#include "summand/dist/sucker_table.hpp"

#include <algorithm>
#include <bit>
#include <fmt/core.h>
#include <map>
#include <optional>
#include <span>

#include "summand/base/charge.hpp"
#include "summand/base/check.hpp"
#include "summand/base/hash.hpp"
#include "summand/dist/take_over.hpp"
#include "summand/dist/together.hpp"

namespace summand::dist {

using sucker::Boards;
using Bits = sucker::EndgameTable::Bits;

namespace {

constexpr std::size_t kMostAnswers = std::size_t{1} << 23;  // bytes, of all ranks together
constexpr unsigned kLayerShift = 40;  // a question is a layer, and where its owner keeps the board
constexpr std::uint64_t kMoreBoards = std::uint64_t{1} << 62, kStopBoards = std::uint64_t{1} << 63;

// In the plain model it does not matter who has the floor, so half of the bits are enough.
constexpr unsigned kOwnFloorBits = 0x55;

// The digest of a layer is the sum of these hashes over its boards, modulo 2^64.
std::uint64_t hash_of_board(unsigned chips, unsigned board_chips, std::uint64_t board,
                            std::span<const Bits> hands) {
  std::uint64_t hash = hash_combine(hash_combine(hash_combine(0, chips), board_chips), board);
  for (const Bits bits : hands) hash = hash_combine(hash, bits & kOwnFloorBits);
  return hash;
}

// Boards have numbers of 32 bits.
const sucker::PileKinds& with_few_boards(const sucker::PileKinds& kinds, unsigned chips) {
  std::uint64_t all = 0;
  for (const std::uint64_t boards : sucker::count_boards(kinds, chips)) all += boards;
  if (all >= 0xffffffff) reach_limit(Limit::size, "more than 4,294,967,294 boards");
  return kinds;
}

std::string words_of(const sucker::TableRules& rules) {
  return fmt::format("so long sucker colours {} chips {} rebound {} givers {} {} rows {}",
                     rules.colours, rules.chips, name_of(rules.rebound), rules.givers[0],
                     rules.givers[1], rules.rows);
}

std::string name_of_files(const sucker::TableRules& rules) {
  return fmt::format("sucker-{}-{}-{}-{}{}-{}", rules.colours, rules.chips, name_of(rules.rebound),
                     rules.givers[0], rules.givers[1], rules.rows);
}

}  // namespace

// The boards that a rank keeps, and those that others sent for the present round.
class SuckerTable::Sources final : public sucker::SolvedBoards {
 public:
  explicit Sources(const SuckerTable& table) : table_(table) {}

  const Bits* hands_of(unsigned chips, unsigned board_chips, Boards::Id board) const override {
    const std::size_t layer = table_.index_of(chips, board_chips);
    const std::uint64_t number = table_.boards_.number(board);
    const Layer& kept = table_.layers_[layer];
    if (kept.shards.owner(number) == table_.ranks_.rank()) {
      return &kept.values[kept.shards.local(number) * kept.file.width];
    }
    return sent_->data() + places_->at({layer, number});
  }

  using Places = std::map<std::pair<std::size_t, std::uint64_t>, std::size_t>;
  void use(const std::vector<Bits>& sent, const Places& places) {
    sent_ = &sent;
    places_ = &places;
  }

 private:
  const SuckerTable& table_;
  const std::vector<Bits>* sent_ = nullptr;
  const Places* places_ = nullptr;
};

// One round: questions for boards, and the boards that came. The memory is fixed.
struct SuckerTable::Step {
  Step(unsigned ranks, std::size_t most_bytes)
      : room(room_for(ranks, most_bytes)),
        question_room(questions_for(room)),
        asked(ranks * question_room),
        asked_here(ranks * question_room),
        answers_out(ranks * room),
        answers(ranks * room),
        asked_sizes(ranks),
        answer_sizes(ranks),
        in_sizes(ranks),
        out_bytes(ranks) {}

  static std::size_t room_for(unsigned ranks, std::size_t most_bytes) {
    return std::max(kMostAnswers / ranks, 2 * most_bytes);
  }
  static std::size_t questions_for(std::size_t room) { return room / 64 + 1000; }
  static std::size_t bytes(unsigned ranks, std::size_t most_bytes) {
    const std::size_t room = room_for(ranks, most_bytes);
    // The map of places has an entry for each question.
    constexpr std::size_t kQuestion = 2 * sizeof(std::uint64_t) + 80;
    return ranks * (2 * room + questions_for(room) * kQuestion);
  }

  // Whether the sources of one more board certainly fit, whoever keeps them.
  bool has_room(std::size_t most_bytes, std::size_t most_sources) const {
    return *std::ranges::max_element(answer_sizes) + most_bytes <= room &&
           *std::ranges::max_element(asked_sizes) + most_sources <= question_room;
  }
  void clear() {
    std::ranges::fill(asked_sizes, 0u);
    std::ranges::fill(answer_sizes, 0u);
    places.clear();
  }

  std::size_t room, question_room;  // for each rank, in bytes of answers and in questions
  std::vector<std::uint64_t> asked, asked_here;
  std::vector<Bits> answers_out, answers;
  std::vector<std::uint32_t> asked_sizes, answer_sizes;  // what goes to each rank, and comes back
  std::vector<std::uint32_t> in_sizes, out_bytes;        // the same for the questions of each rank
  Sources::Places places;
};

SuckerTable::SuckerTable(Ranks& ranks, const sucker::TableRules& rules, std::string folder,
                         Budget budget, std::size_t round)
    : ranks_(ranks),
      budget_(std::move(budget)),
      charge_(budget_),
      rules_(rules),
      kinds_(rules.colours, std::max(rules.chips, 1u)),
      boards_(with_few_boards(kinds_, rules.chips), rules.chips, budget_),
      hands_(rules.colours, rules.chips),
      files_(std::move(folder), name_of_files(rules), words_of(rules)),
      round_(round) {
  SUMMAND_CHECK(rules.model == sucker::Model::plain);
  for (unsigned chips = 0; chips <= rules.chips; ++chips) {
    for (unsigned s = chips + 1; s-- > 0;) {
      const std::uint64_t boards = boards_.of(s).size();
      const LayerFiles::Layer file{.number = static_cast<unsigned>(layers_.size()) + 1,
                                   .count = boards,
                                   .width = hands_.count(chips - s)};
      layers_.push_back(
          {.chips = chips, .board_chips = s, .file = file, .shards = {boards, ranks.size()}});
    }
  }
  most_bytes_ = most_bytes_of_a_board();
  charge_.add(bytes_of_hands());
  use_.index_bytes = budget_.charged();
}

// What Hands and BoardSolver keep of hands: each hand, with its number after one chip more in each
// place, and after each possible gain of a capture by each player.
std::size_t SuckerTable::bytes_of_hands() const {
  std::size_t hands = 0, gains = 0;
  for (unsigned h = 0; h <= rules_.chips; ++h) {
    hands += hands_.count(h);
    std::size_t contents = 0, of_size = 1;  // of k chips: k + colours - 1 over colours - 1
    for (unsigned k = 0; h + k < rules_.chips; ++k) {
      contents += of_size;
      of_size = of_size * (k + rules_.colours) / (k + 1);
    }
    gains += 2 * contents * hands_.count(h);
  }
  return hands * (sizeof(sucker::Hands::Hand) + 2 * rules_.colours * sizeof(std::uint32_t)) +
         gains * sizeof(std::uint32_t);
}

SuckerTable::~SuckerTable() = default;

std::uint64_t SuckerTable::states() const {
  std::uint64_t out = 0;
  for (const Layer& layer : layers_) out += states_of(layer);
  return out;
}

std::uint64_t SuckerTable::digest() const {
  std::uint64_t hash = 0;
  for (const std::uint64_t layer : digests_) hash = hash_combine(hash, layer);
  return hash;
}

Result<void> SuckerTable::run(const std::function<void(const LayerDone&)>& report) {
  auto made = together(ranks_, ranks_.is_first() ? files_.make_folder() : Result<void>());
  if (!made) return made;
  sources_ = std::make_unique<Sources>(*this);
  solver_ = std::make_unique<sucker::BoardSolver>(rules_, boards_, hands_, *sources_, Bits{});
  std::vector<LayerFiles::Layer> files;
  for (const Layer& layer : layers_) files.push_back(layer.file);
  const TakenOver taken = take_over(ranks_, files_, files, report);
  use_.taken_over = static_cast<unsigned>(taken.digests.size());
  Charge charge(budget_);
  std::optional<Step> step;
  if (use_.taken_over < layers()) {
    together(ranks_, [&] {
      use_.message_bytes = Step::bytes(ranks_.size(), most_bytes_);
      charge.add(use_.message_bytes);
      step.emplace(ranks_.size(), most_bytes_);
    });
  }
  for (Layer& layer : layers_) {
    const unsigned own = ranks_.rank();
    const std::size_t size = layer.shards.count_of(own) * layer.file.width;
    together(ranks_, [&] { layer.values = Zeroed<std::uint8_t>(budget_, size); });
    use_.values_bytes += size;
    const std::span<std::uint8_t> values =
        size == 0 ? std::span<std::uint8_t>() : std::span(&layer.values[0], size);
    if (digests_.size() < taken.digests.size()) {
      const LayerFiles::Seal& seal = taken.seals[digests_.size()];
      auto loaded = together(ranks_, files_.load(layer.file, seal, layer.shards, own, values));
      if (!loaded) return loaded;
      digests_.push_back(seal.digest);
      continue;
    }
    const std::uint64_t digest = solve(layer, *step);
    auto saved = together(ranks_, files_.save(layer.file, layer.shards, own, values));
    if (!saved) return saved;
    const LayerFiles::Seal seal{.ranks = ranks_.size(), .digest = digest};
    auto sealed =
        together(ranks_, ranks_.is_first() ? files_.seal(layer.file, seal) : Result<void>());
    if (!sealed) return sealed;
    digests_.push_back(digest);
    if (report) {
      report({.layer = layer.file.number, .layers = layers(), .count = states_of(layer)});
    }
  }
  use_.sent = ranks_.sent();
  return {};
}

// Of the sources of one board, for any board. A board with s chips has at most s kinds of piles. On
// each kind all colours but one can be played, and beside the piles all colours. Each kind can be
// captured. A captured pile of k chips gives hands of chips - 1 - s + k chips. The number of hands
// is a convex function of their chips. So the captures need most if one pile has nearly all chips.
std::size_t SuckerTable::most_bytes_of_a_board() const {
  if (rules_.chips == 0) return 1;
  const unsigned chips = rules_.chips;
  std::size_t most = 0;
  for (unsigned s = 0; s < chips; ++s) {
    const std::size_t plays = std::size_t{rules_.colours - 1} * s + rules_.colours;
    most = std::max(most, (plays + s) * hands_.count(chips - 1 - s));
  }
  return hands_.count(chips - 1) + most;
}

std::uint64_t SuckerTable::digest_of(const Layer& layer, std::uint64_t local) const {
  const std::uint64_t number = layer.shards.number(ranks_.rank(), local);
  return hash_of_board(layer.chips, layer.board_chips, number,
                       {&layer.values[local * layer.file.width], layer.file.width});
}

// Returns the digest of the layer.
std::uint64_t SuckerTable::solve(Layer& layer, Step& step) {
  const std::uint64_t end = layer.shards.count_of(ranks_.rank());
  for (; prepared_ <= layer.chips; ++prepared_) solver_->prepare_level(prepared_);
  std::uint64_t digest = 0;
  for (std::uint64_t next = 0, first = 0;; first = next) {
    std::optional<LimitReached> reached;
    step.clear();
    try {
      ask_for_boards(layer, step, first, next);
    } catch (const LimitReached& limit) {
      reached = limit;
    }
    // Everybody learns how many questions come from whom, how long the answers are, and who is not
    // done.
    std::vector<std::uint64_t> words;
    for (unsigned r = 0; r < ranks_.size(); ++r) {
      words.push_back(std::uint64_t{step.answer_sizes[r]} << 24 | step.asked_sizes[r] |
                      (next < end ? kMoreBoards : 0) | (reached ? kStopBoards : 0));
    }
    words = ranks_.exchange(words);
    std::uint64_t any = 0;
    for (unsigned r = 0; r < ranks_.size(); ++r) {
      any |= words[r];
      step.in_sizes[r] = static_cast<std::uint32_t>(words[r] & 0xffffff);
      step.out_bytes[r] = static_cast<std::uint32_t>(words[r] >> 24);
    }
    if ((any & kStopBoards) != 0) {
      together(ranks_, [&] {
        if (reached) reach_limit(*reached);
      });
    }
    trade(step);
    digest += solve_boards(layer, step, first, next);
    if ((any & kMoreBoards) == 0) return ranks_.sum(digest);
  }
}

// Prepares questions for the boards that other ranks keep, as long as there is room. `next` is the
// first board for which there is none.
void SuckerTable::ask_for_boards(const Layer& layer, Step& step, std::uint64_t first,
                                 std::uint64_t& next) {
  const unsigned own = ranks_.rank();
  const auto boards = boards_.of(layer.board_chips);
  const std::size_t most_sources = std::size_t{rules_.colours} * (layer.board_chips + 1);
  const auto need = [&](unsigned chips, unsigned board_chips, Boards::Id board) {
    const std::size_t index = index_of(chips, board_chips);
    const Layer& from = layers_[index];
    const std::uint64_t number = boards_.number(board);
    const unsigned owner = from.shards.owner(number);
    ++use_.options;
    if (owner == own) return;
    const auto [at, is_new] =
        step.places.try_emplace({index, number}, owner * step.room + step.answer_sizes[owner]);
    if (!is_new) return;
    step.asked[owner * step.question_room + step.asked_sizes[owner]++] =
        std::uint64_t{index} << kLayerShift | from.shards.local(number);
    step.answer_sizes[owner] += static_cast<std::uint32_t>(from.file.width);
    SUMMAND_CHECK(step.answer_sizes[owner] <= step.room);
    ++use_.asked;
  };
  for (; next < layer.shards.count_of(own) && next - first < round_; ++next) {
    if (!step.has_room(most_bytes_, most_sources)) return;
    budget_.ask();
    const Boards::Id board = boards[layer.shards.number(own, next)];
    if (!allows(board)) continue;
    sucker::BoardSolver::for_each_source(rules_, boards_, layer.chips, board, need);
  }
}

// Sends the questions, answers those of the others, and waits for the answers.
void SuckerTable::trade(Step& step) {
  ranks_.finish(ranks_.start({.out = step.asked.data(),
                              .out_sizes = step.asked_sizes,
                              .in = step.asked_here.data(),
                              .in_sizes = step.in_sizes,
                              .room = step.question_room,
                              .item = sizeof(std::uint64_t)}));
  for (unsigned r = 0; r < ranks_.size(); ++r) {
    Bits* out = &step.answers_out[r * step.room];
    for (std::size_t i = 0; i < step.in_sizes[r]; ++i) {
      const std::uint64_t what = step.asked_here[r * step.question_room + i];
      const Layer& from = layers_[what >> kLayerShift];
      const std::uint64_t local = what & ((std::uint64_t{1} << kLayerShift) - 1);
      SUMMAND_CHECK((local + 1) * from.file.width <= from.values.size());
      out = std::copy_n(&from.values[local * from.file.width], from.file.width, out);
    }
  }
  ranks_.finish(ranks_.start({.out = step.answers_out.data(),
                              .out_sizes = step.out_bytes,
                              .in = step.answers.data(),
                              .in_sizes = step.answer_sizes,
                              .room = step.room,
                              .item = 1}));
}

// Returns the sum of the hashes.
std::uint64_t SuckerTable::solve_boards(Layer& layer, const Step& step, std::uint64_t first,
                                        std::uint64_t end) {
  const auto boards = boards_.of(layer.board_chips);
  sucker::BoardSolver::Work work{.chips = layer.chips,
                                 .board_chips = layer.board_chips,
                                 .hand_chips = layer.chips - layer.board_chips};
  sources_->use(step.answers, step.places);
  std::uint64_t digest = 0;
  for (std::uint64_t i = first; i < end; ++i) {
    work.board = boards[layer.shards.number(ranks_.rank(), i)];
    if (!allows(work.board)) continue;
    solver_->solve(work, &layer.values[i * layer.file.width]);
    digest += digest_of(layer, i);
    use_.solved += layer.file.width;
  }
  return digest;
}

sucker::TableLevel SuckerTable::level(unsigned chips) {
  const bool holder = rules_.rebound == sucker::Rebound::holder;
  // If it does not matter which of the two had the move before, one stands for both.
  const unsigned mask = holder ? 5 : 1;
  std::uint64_t states = 0, blue = 0, red = 0;
  for (unsigned s = 0; s <= chips; ++s) {
    const Layer& layer = layers_[index_of(chips, s)];
    for (std::uint64_t i = 0; i < layer.shards.count_of(ranks_.rank()); ++i) {
      const Boards::Id board = boards_.of(s)[layer.shards.number(ranks_.rank(), i)];
      if (!allows(board)) continue;
      states += layer.file.width * (holder ? 2 : 1);
      for (std::uint64_t k = 0; k < layer.file.width; ++k) {
        const unsigned bits = layer.values[i * layer.file.width + k];
        blue += static_cast<unsigned>(std::popcount(bits & mask));
        red += static_cast<unsigned>(std::popcount(~bits >> 4 & mask));
      }
    }
  }
  return {.chips = chips,
          .states = ranks_.sum(states),
          .blue_wins = ranks_.sum(blue),
          .red_wins = ranks_.sum(red)};
}

std::uint64_t digest_of(const sucker::EndgameTable& table) {
  std::uint64_t out = 0;
  std::vector<Bits> hands;
  for (unsigned chips = 0; chips <= table.chips(); ++chips) {
    // EndgameTable keeps the boards of a level one after another, those with the fewest chips
    // first.
    std::vector<std::size_t> from;
    std::size_t at = 0;
    for (unsigned s = 0; s <= chips; ++s) {
      from.push_back(at);
      at += table.boards().of(s).size() * table.hands().count(chips - s);
    }
    for (unsigned s = chips + 1; s-- > 0;) {
      const std::size_t width = table.hands().count(chips - s);
      std::uint64_t layer = 0;
      for (const Boards::Id board : table.boards().of(s)) {
        if (!table.allows(board)) continue;
        const std::uint64_t number = table.boards().number(board);
        hands.clear();
        for (std::size_t i = 0; i < width; ++i) {
          hands.push_back(table.bits(chips, from[s] + number * width + i));
        }
        layer += hash_of_board(chips, s, number, hands);
      }
      out = hash_combine(out, layer);
    }
  }
  return out;
}

}  // namespace summand::dist
