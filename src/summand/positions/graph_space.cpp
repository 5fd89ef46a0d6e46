#include <algorithm>
#include <array>
#include <fmt/core.h>
#include <utility>

#include "summand/base/foreign_text.hpp"
#include "summand/boards/graph_line.hpp"
#include "summand/positions/position_classes.hpp"
#include "summand/positions/position_space.hpp"

namespace summand {

namespace {

constexpr std::size_t kInputBlock = std::size_t{1} << 16;
constexpr std::size_t kMostGraphLine = std::size_t{16} << 20;  // bytes
constexpr std::size_t kMostToldProblems = 20;                  // that are told one by one

// InputLines of bytes that are read block by block, without their newlines.
class InputLines {
 public:
  explicit InputLines(ReadInput read) : read_(std::move(read)), block_(kInputBlock, '\0') {}

  // The next line, or nothing at the end. Of a line that is longer than kMostGraphLine only the
  // beginning comes, one byte longer than that.
  Result<std::optional<std::string>> next() {
    std::string line;
    for (bool begun = false;; begun = true) {
      if (at_ == end_) {
        SUMMAND_TRY(count, read_(block_));
        at_ = 0;
        end_ = count;
        if (count == 0) return begun ? std::optional(std::move(line)) : std::nullopt;
      }
      const std::string_view rest(block_.data() + at_, end_ - at_);
      const std::size_t length = rest.find('\n');
      line += rest.substr(0, std::min(length, kMostGraphLine + 1 - line.size()));
      at_ += length == rest.npos ? rest.size() : length + 1;
      if (length != rest.npos) return std::optional(std::move(line));
    }
  }

 private:
  ReadInput read_;
  std::string block_;
  std::size_t at_ = 0, end_ = 0;
};

class GraphSpace final : public PositionSpace {
 public:
  GraphSpace(ValueStore& store, const AnyRuleset& game, std::string name, ReadInput read)
      : budget_(store.budget()), game_(game), name_(std::move(name)), lines_(std::move(read)) {}

  std::optional<AnyPosition> next() override {
    while (!ended_) {
      budget_.ask();
      auto line = lines_.next();
      if (!line) add_problem(line.error().message);
      ended_ = !line || !*line;
      if (ended_) break;
      ++number_;
      if (auto position = read(**line)) return position;
    }
    return std::nullopt;
  }
  std::string written() const override {
    return fmt::format("{}(\"{}\")", game_.info().name, named_);
  }
  std::uint64_t met() const override { return met_; }
  std::optional<std::uint64_t> all() const override { return std::nullopt; }
  std::string sentence() const override {
    return fmt::format("of {} on the graphs of {}", game_.info().name, name_);
  }
  std::vector<std::string> problems() const override {
    std::vector<std::string> out = problems_;
    if (bad_ > kMostToldProblems) {
      out.push_back(fmt::format("{} lines of {} are no positions of {}; {} of them are shown", bad_,
                                name_, game_.info().name, kMostToldProblems));
    }
    return out;
  }

 private:
  void add_problem(std::string problem) {
    if (++bad_ <= kMostToldProblems) problems_.push_back(std::move(problem));
  }

  // Empty lines say nothing.
  std::optional<AnyPosition> read(std::string_view line) {
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (line.empty()) return std::nullopt;
    named_ = named_graph_line(line);
    const bool has_header = line.starts_with(">>");
    const std::size_t word = has_header ? 0 : named_.size() - line.size();
    auto position = line.size() > kMostGraphLine
                        ? fail(fmt::format("a line has at most {} MiB", kMostGraphLine >> 20))
                        : game_.parse(has_header ? line : std::string_view(named_));
    if (position) {
      ++met_;
      return *std::move(position);
    }
    const Error& error = position.error();
    add_problem(fmt::format("{}:{}:{}: {}", name_, number_,
                            error.offset - std::min(word, error.offset) + 1, error.message));
    return std::nullopt;
  }

  Budget budget_;
  const AnyRuleset& game_;
  std::string name_;
  InputLines lines_;
  std::string named_;  // the last line
  std::uint64_t number_ = 0, met_ = 0, bad_ = 0;
  std::vector<std::string> problems_;
  bool ended_ = false;
};

}  // namespace

// Every game on graphs has a position on a single vertex.
bool is_played_on_graphs(const AnyRuleset& game) {
  return std::ranges::any_of(std::array{"graph6 @", "digraph6 &@?"},
                             [&](const char* single) { return game.parse(single).has_value(); });
}

std::unique_ptr<PositionSpace> graph_space(ValueStore& store, const AnyRuleset& game,
                                           std::string name, ReadInput read) {
  return std::make_unique<GraphSpace>(store, game, std::move(name), std::move(read));
}

}  // namespace summand
