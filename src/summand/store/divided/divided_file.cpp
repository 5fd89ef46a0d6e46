#include "summand/store/divided/divided_file.hpp"

#include <algorithm>
#include <charconv>
#include <string_view>
#include <vector>

#include "summand/base/file.hpp"
#include "summand/base/record_lines.hpp"
#include "summand/base/whole_number.hpp"
#include "summand/store/divided/layer_format.hpp"

namespace summand {

namespace {

constexpr std::uint64_t kMostWidth = 4096;

// The number after each word of a line such as "layer 3 count 100".
std::uint64_t number_after(std::string_view line, std::string_view word) {
  while (!line.empty()) {
    const std::size_t end = std::min(line.find(' '), line.size());
    const bool found = line.substr(0, end) == word;
    line.remove_prefix(std::min(end + 1, line.size()));
    if (found) {
      return whole_number<std::uint64_t>(line.substr(0, line.find(' '))).value_or(0);
    }
  }
  return 0;
}

bool is_right_seal(const DividedFile& seal, std::string_view text) {
  return text ==
         divided::seal_text(seal.table, seal.layer, {.ranks = seal.ranks, .digest = seal.digest});
}

Result<bool> has_right_blocks(const std::string& path, const DividedFile& part) {
  const LayerFiles::Layer& layer = part.layer;
  const Shards shards(layer.count, part.ranks);
  const std::string head = divided::head(part.table, layer, shards, *part.rank);
  SUMMAND_TRY(file, FileReader::open(path));
  std::string found(head.size(), '\0');
  SUMMAND_TRY(length, file.read(found));
  if (length != head.size() || found != head) return false;
  std::vector<std::uint8_t> room(std::min(layer.count, shards.block_length()) * layer.width);
  for (std::uint64_t i = 0; i < shards.blocks_of(*part.rank); ++i) {
    const std::uint64_t block = i * part.ranks + *part.rank;
    const auto values = std::span(room).first(shards.length_of(block) * layer.width);
    divided::Sum sum{};
    SUMMAND_TRY(got, file.read({reinterpret_cast<char*>(values.data()), values.size()}));
    SUMMAND_TRY(got_sum, file.read(sum));
    if (got != values.size() || got_sum != divided::kSum) return false;
    if (sum != divided::sum_of_block(part.table, layer.number, block, values)) return false;
  }
  char more = 0;
  SUMMAND_TRY(rest, file.read({&more, 1}));
  return rest == 0;
}

}  // namespace

Result<std::optional<DividedFile>> divided_file(const std::string& path) {
  SUMMAND_TRY(begin, read_at_most(path, divided::kMostSeal));
  if (!begin.starts_with(divided::kTitle)) return std::nullopt;
  const std::vector<RecordLine> lines = lines_of(begin);
  const auto version = whole_number<std::uint64_t>(lines[0].text.substr(divided::kTitle.size()));
  if (!version) return std::nullopt;
  DividedFile out{.version = *version};
  if (*version != divided::kVersion) return out;
  out.is_right = false;
  if (lines.size() < 4) return out;
  out.table = lines[1].text;
  const std::string_view layer = lines[2].text, writer = lines[3].text;
  out.layer = {.number = static_cast<unsigned>(number_after(layer, "layer")),
               .count = number_after(layer, "count"),
               .width = number_after(layer, "width")};
  const std::uint64_t ranks = number_after(writer, "ranks") + number_after(writer, "of");
  if (ranks == 0 || ranks > divided::kMostRanks || out.layer.width > kMostWidth) return out;
  out.ranks = static_cast<unsigned>(ranks);
  if (after_word(writer, "rank")) {
    out.rank = static_cast<unsigned>(number_after(writer, "rank"));
    if (*out.rank >= out.ranks) return out;
    SUMMAND_TRY(right, has_right_blocks(path, out));
    out.is_right = right;
  } else if (lines.size() > 4) {
    if (const auto digest = after_word(lines[4].text, "digest")) {
      std::from_chars(digest->data(), digest->data() + digest->size(), out.digest, 16);
    }
    out.is_right = is_right_seal(out, begin);
  }
  return out;
}

}  // namespace summand
