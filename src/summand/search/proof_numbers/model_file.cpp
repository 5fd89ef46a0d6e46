#include "summand/search/proof_numbers/model_file.hpp"

#include <cstdint>
#include <fmt/core.h>
#include <optional>
#include <utility>

#include "summand/base/foreign_text.hpp"
#include "summand/base/record_lines.hpp"
#include "summand/base/whole_number.hpp"

namespace summand {

namespace {

constexpr std::string_view kVersion = "1";
constexpr std::size_t kMostInMessage = 40;

std::unexpected<Error> wrong_line(std::size_t line, std::size_t offset, std::string_view what) {
  return fail(fmt::format("line {}: {}", line, what), offset);
}

// "-7 -17 -32"
std::optional<OrderModel::Weights> weights_in(std::string_view row) {
  OrderModel::Weights out{};
  constexpr std::size_t kNumbers = 3;
  for (std::size_t i = 0; i < kNumbers; ++i) {
    const std::size_t end = i + 1 < kNumbers ? row.find(' ') : row.size();
    if (end == std::string_view::npos) return std::nullopt;
    const auto weight = whole_number<std::int16_t>(row.substr(0, end));
    if (!weight) return std::nullopt;
    out[i] = *weight;
    row.remove_prefix(i + 1 < kNumbers ? end + 1 : end);
  }
  return out;
}

// The game in the first line.
Result<std::string> game_in(std::string_view line) {
  constexpr std::string_view kHead = "summand learned ";
  const std::string its = printable(line, kMostInMessage);
  const std::size_t space = line.rfind(' ');
  if (!line.starts_with(kHead) || space <= kHead.size() ||
      line.substr(kHead.size(), space - kHead.size()).contains(' ')) {
    return wrong_line(
        1, 0, fmt::format("'{}GAME {}' is expected, but this is '{}'", kHead, kVersion, its));
  }
  if (line.substr(space + 1) != kVersion) {
    return wrong_line(1, space + 1,
                      fmt::format("the version {} is expected, but this is '{}'", kVersion, its));
  }
  return std::string(line.substr(kHead.size(), space - kHead.size()));
}

}  // namespace

std::string model_text(std::string_view game, std::span<const OrderModel::Weights> weights) {
  std::string out = fmt::format("summand learned {} {}\n", game, kVersion);
  for (const auto& its : weights) out += fmt::format("{} {} {}\n", its[0], its[1], its[2]);
  return out;
}

Result<LearnedModel> read_model(std::string_view text) {
  const auto lines = lines_of(text);
  SUMMAND_TRY(game, game_in(lines.empty() ? "" : lines.front().text));
  LearnedModel out{.game = std::move(game), .weights = {}};
  for (std::size_t i = 1; i < lines.size(); ++i) {
    const auto& [line, offset] = lines[i];
    if (line.empty() || line.front() == '#') continue;
    const auto its = weights_in(line);
    if (!its) {
      return wrong_line(i + 1, offset,
                        fmt::format("three whole numbers from -32768 to 32767 are expected, but "
                                    "this is '{}'",
                                    printable(line, kMostInMessage)));
    }
    out.weights.push_back(*its);
  }
  if (out.weights.empty()) return wrong_line(lines.size(), text.size(), "there are no rows");
  return out;
}

}  // namespace summand
