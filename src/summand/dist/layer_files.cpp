#include "summand/dist/layer_files.hpp"

#include <array>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <filesystem>
#include <fmt/format.h>
#include <vector>

#include "summand/base/file.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/hash.hpp"
#include "summand/base/record_lines.hpp"
#include "summand/base/whole_number.hpp"

namespace summand::dist {

namespace {

constexpr std::string_view kFirstLine = "summand divided-table 1";
constexpr std::size_t kMostSeal = 2000;
constexpr unsigned kMostRanks = 1 << 16;
constexpr std::size_t kSum = 8;  // bytes of a block's checksum
using Sum = std::array<char, kSum>;

std::uint64_t checksum_of(std::uint64_t hash, std::span<const std::uint8_t> bytes) {
  std::size_t at = 0;
  for (; at + 8 <= bytes.size(); at += 8) {
    std::uint64_t word = 0;
    for (unsigned k = 0; k < 8; ++k) word |= std::uint64_t{bytes[at + k]} << (8 * k);
    hash = hash_combine(hash, word);
  }
  for (; at < bytes.size(); ++at) hash = hash_combine(hash, bytes[at]);
  return hash_combine(hash, bytes.size());
}

std::uint64_t checksum_of(std::string_view text) {
  return checksum_of(0, {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
}

// The checksum says which block of which layer the values are, so that no block can stand for
// another one.
Sum sum_of_block(std::string_view table, unsigned layer, std::uint64_t block,
                 std::span<const std::uint8_t> values) {
  const std::uint64_t hash = hash_combine(hash_combine(checksum_of(table), layer), block);
  const std::uint64_t sum = checksum_of(hash, values);
  Sum out{};
  for (unsigned k = 0; k < kSum; ++k) out[k] = static_cast<char>(sum >> (8 * k) & 0xff);
  return out;
}

std::unexpected<Error> refused(const std::string& path, std::string_view why) {
  return fail(fmt::format("{} is refused: {}", printable(path), why));
}

}  // namespace

LayerFiles::LayerFiles(std::string folder, std::string name, std::string table)
    : folder_(std::move(folder)), name_(std::move(name)), table_(std::move(table)) {
  if (!folder_.empty() && !folder_.ends_with('/')) folder_ += '/';
}

std::string LayerFiles::seal_path(const Layer& layer) const {
  return fmt::format("{}{}-layer-{:03}", folder_, name_, layer.number);
}

std::string LayerFiles::path(const Layer& layer, unsigned rank, unsigned ranks) const {
  return fmt::format("{}-rank-{}-of-{}", seal_path(layer), rank, ranks);
}

std::string LayerFiles::head(const Layer& layer, const Shards& shards, unsigned rank) const {
  return fmt::format("{}\n{}\nlayer {} count {} width {} block {}\nrank {} of {}\n\n", kFirstLine,
                     table_, layer.number, layer.count, layer.width, shards.block_length(), rank,
                     shards.ranks());
}

std::string LayerFiles::seal_text(const Layer& layer, const Seal& seal) const {
  std::string out =
      fmt::format("{}\n{}\nlayer {} count {} width {}\nranks {}\ndigest {:016x}\n", kFirstLine,
                  table_, layer.number, layer.count, layer.width, seal.ranks, seal.digest);
  return out + fmt::format("checksum {:016x}\n", checksum_of(out));
}

Result<void> LayerFiles::make_folder() const {
  std::error_code error;
  std::filesystem::create_directories(folder_, error);
  if (!error || std::filesystem::is_directory(folder_)) return {};
  return fail(fmt::format("cannot make the folder {}: {}", printable(folder_), error.message()));
}

Result<void> LayerFiles::save(const Layer& layer, const Shards& shards, unsigned rank,
                              std::span<const std::uint8_t> values) const {
  SUMMAND_CHECK(values.size() == shards.count_of(rank) * layer.width);
  SUMMAND_TRY(file, FileWriter::open(path(layer, rank, shards.ranks())));
  if (auto done = file.write(head(layer, shards, rank)); !done) return done;
  for (std::uint64_t i = 0; i < shards.blocks_of(rank); ++i) {
    const std::uint64_t block = i * shards.ranks() + rank;
    const auto own = values.subspan(i * shards.block_length() * layer.width,
                                    shards.length_of(block) * layer.width);
    const Sum sum = sum_of_block(table_, layer.number, block, own);
    auto done = file.write({reinterpret_cast<const char*>(own.data()), own.size()});
    if (done) done = file.write({sum.data(), sum.size()});
    if (!done) return done;
  }
  return file.finish();
}

Result<void> LayerFiles::seal(const Layer& layer, const Seal& seal) const {
  if (auto done = write_file(seal_path(layer), seal_text(layer, seal)); !done) return done;
  remove_others(layer, seal.ranks);
  return {};
}

// What cannot be removed only takes room.
void LayerFiles::remove_others(const Layer& layer, unsigned ranks) const {
  namespace fs = std::filesystem;
  const std::string beginning = fs::path(seal_path(layer)).filename().string() + "-rank-";
  std::error_code error;
  std::vector<fs::path> others;
  for (fs::directory_iterator at(folder_.empty() ? "." : folder_, error), end; !error && at != end;
       at.increment(error)) {
    const std::string file = at->path().filename().string();
    if (file.starts_with(beginning) && !file.ends_with(fmt::format("-of-{}", ranks))) {
      others.push_back(at->path());
    }
  }
  for (const fs::path& other : others) fs::remove(other, error);
}

Result<std::optional<LayerFiles::Seal>> LayerFiles::find_seal(const Layer& layer) const {
  const std::string path = seal_path(layer);
  if (!status_of_regular_file(path)) return std::nullopt;
  SUMMAND_TRY(text, read_at_most(path, kMostSeal));
  Seal out;
  for (const RecordLine& line : lines_of(text)) {
    if (const auto ranks = after_word(line.text, "ranks")) {
      out.ranks = whole_number<unsigned>(*ranks).value_or(0);
    }
    if (const auto digest = after_word(line.text, "digest")) {
      std::from_chars(digest->data(), digest->data() + digest->size(), out.digest, 16);
    }
  }
  if (out.ranks != 0 && out.ranks <= kMostRanks && text == seal_text(layer, out)) return out;
  if (!text.starts_with(fmt::format("{}\n{}\n", kFirstLine, table_))) {
    return refused(path, fmt::format("it is not of the table '{}'", table_));
  }
  return refused(path, "it is damaged");
}

Result<void> LayerFiles::read_blocks(
    const Layer& layer, const Seal& seal, const Shards& shards, unsigned rank,
    const std::function<std::span<std::uint8_t>(std::uint64_t block)>& room) const {
  const Shards written(layer.count, seal.ranks);
  for (unsigned writer = 0; writer < seal.ranks; ++writer) {
    // The first block of both, if there is one.
    std::uint64_t block = writer;
    while (block < shards.blocks() && block % shards.ranks() != rank &&
           block < std::uint64_t{seal.ranks} * shards.ranks()) {
      block += seal.ranks;
    }
    if (block >= shards.blocks() || block % shards.ranks() != rank) continue;
    const std::string path = this->path(layer, writer, seal.ranks);
    const std::string head = this->head(layer, written, writer);
    const std::uint64_t size =
        head.size() + written.count_of(writer) * layer.width + written.blocks_of(writer) * kSum;
    const auto status = status_of_regular_file(path);
    if (!status) return refused(path, "it is missing");
    if (status->size != size) return refused(path, "it has the wrong length");
    SUMMAND_TRY(file, FileReader::open(path));
    std::string found(head.size(), '\0');
    SUMMAND_TRY(length, file.read(found));
    if (length != head.size() || found != head) {
      return refused(path, fmt::format("it is damaged or not of the table '{}'", table_));
    }
    for (; block < shards.blocks(); block += seal.ranks) {
      if (block % shards.ranks() != rank) continue;
      const std::uint64_t before = block / seal.ranks;
      const std::uint64_t full = written.block_length() * layer.width + kSum;
      if (auto done = file.go_to(head.size() + before * full); !done) return done;
      const std::span<std::uint8_t> values = room(block);
      Sum sum{};
      SUMMAND_TRY(got, file.read({reinterpret_cast<char*>(values.data()), values.size()}));
      SUMMAND_TRY(got_sum, file.read(sum));
      if (got != values.size() || got_sum != kSum) return refused(path, "it is cut short");
      if (sum != sum_of_block(table_, layer.number, block, values)) {
        return refused(path, fmt::format("the checksum of its block {} is wrong", before));
      }
    }
  }
  return {};
}

Result<void> LayerFiles::load(const Layer& layer, const Seal& seal, const Shards& shards,
                              unsigned rank, std::span<std::uint8_t> values) const {
  SUMMAND_CHECK(values.size() == shards.count_of(rank) * layer.width);
  return read_blocks(layer, seal, shards, rank, [&](std::uint64_t block) {
    return values.subspan(block / shards.ranks() * shards.block_length() * layer.width,
                          shards.length_of(block) * layer.width);
  });
}

Result<void> LayerFiles::check(const Layer& layer, const Seal& seal, const Shards& shards,
                               unsigned rank) const {
  std::vector<std::uint8_t> room(std::min(layer.count, shards.block_length()) * layer.width);
  return read_blocks(layer, seal, shards, rank, [&](std::uint64_t block) {
    return std::span(room).first(shards.length_of(block) * layer.width);
  });
}

}  // namespace summand::dist
