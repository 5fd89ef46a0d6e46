#include "apps/summand-mpi/report.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <sys/resource.h>

namespace summand::mpi_program {

namespace {

std::uint64_t most_resident() {
  rusage usage = {};
  getrusage(RUSAGE_SELF, &usage);
  return static_cast<std::uint64_t>(usage.ru_maxrss) * 1024;  // Linux counts in KiB
}

// The value of every rank.
std::vector<std::uint64_t> all_of(dist::Ranks& ranks, std::uint64_t mine) {
  return ranks.exchange(std::vector<std::uint64_t>(ranks.size(), mine));
}

template <class Member>
std::uint64_t most(const std::vector<RankUse>& ranks, Member member) {
  std::uint64_t out = 0;
  for (const RankUse& rank : ranks) out = std::max<std::uint64_t>(out, rank.*member);
  return out;
}

template <class Member>
std::uint64_t sum(const std::vector<RankUse>& ranks, Member member) {
  std::uint64_t out = 0;
  for (const RankUse& rank : ranks) out += rank.*member;
  return out;
}

// "12.34" without floating point: hundredths, rounded down.
std::string per(std::uint64_t amount, std::uint64_t things) {
  if (things == 0) return "0";
  const std::uint64_t whole = amount / things, rest = amount % things;
  return fmt::format("{}.{:02}", whole, rest * 100 / things);
}

}  // namespace

std::vector<RankUse> gather(dist::Ranks& ranks, const dist::TableUse& mine) {
  std::vector<RankUse> out(ranks.size());
  const auto collect = [&](auto member, std::uint64_t value) {
    const auto values = all_of(ranks, value);
    for (unsigned r = 0; r < ranks.size(); ++r) {
      using Value = std::remove_reference_t<decltype(out[r].*member)>;
      out[r].*member = static_cast<Value>(values[r]);
    }
  };
  collect(&RankUse::index_bytes, mine.index_bytes);
  collect(&RankUse::message_bytes, mine.message_bytes);
  collect(&RankUse::values_bytes, mine.values_bytes);
  collect(&RankUse::solved, mine.solved);
  collect(&RankUse::options, mine.options);
  collect(&RankUse::asked, mine.asked);
  collect(&RankUse::sent, mine.sent);
  collect(&RankUse::taken_over, mine.taken_over);
  collect(&RankUse::resident_bytes, most_resident());
  return out;
}

std::string use_text(const std::vector<RankUse>& ranks) {
  const std::uint64_t solved = sum(ranks, &RankUse::solved), sent = sum(ranks, &RankUse::sent);
  std::string out = fmt::format(
      "  memory of a rank, at most: values {} B, index {} B, messages {} B; resident {} B\n",
      most(ranks, &RankUse::values_bytes), most(ranks, &RankUse::index_bytes),
      most(ranks, &RankUse::message_bytes), most(ranks, &RankUse::resident_bytes));
  out += fmt::format(
      "  messages: {} B sent, {} B for each solved position; {} of {} look-ups asked\n", sent,
      per(sent, solved), sum(ranks, &RankUse::asked), sum(ranks, &RankUse::options));
  return out;
}

void write_use(JsonWriter& json, const std::vector<RankUse>& ranks) {
  json.key("ranks").array();
  for (const RankUse& rank : ranks) {
    json.object();
    json.key("values_bytes").number(rank.values_bytes);
    json.key("index_bytes").number(rank.index_bytes);
    json.key("message_bytes").number(rank.message_bytes);
    json.key("resident_bytes").number(rank.resident_bytes);
    json.key("solved").number(rank.solved);
    json.key("options").number(rank.options);
    json.key("asked").number(rank.asked);
    json.key("sent_bytes").number(rank.sent);
    json.close();
  }
  json.close();
}

std::string progress_text(const dist::LayerDone& done) {
  if (!done.refused.empty()) {
    return fmt::format("layer {} of {} is solved again: {}", done.layer, done.layers, done.refused);
  }
  return fmt::format("layer {} of {}: {}, {} positions", done.layer, done.layers,
                     done.taken_over ? "taken over" : "solved", done.count);
}

}  // namespace summand::mpi_program
