#include "summand/store/divided/layer_files.hpp"

#include <cerrno>
#include <charconv>
#include <cstring>
#include <filesystem>
#include <fmt/core.h>
#include <vector>

#include "summand/base/file.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/record_lines.hpp"
#include "summand/base/whole_number.hpp"
#include "summand/store/divided/layer_format.hpp"

namespace summand {

namespace {

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
  if (auto done = file.write(divided::head(table_, layer, shards, rank)); !done) return done;
  for (std::uint64_t i = 0; i < shards.blocks_of(rank); ++i) {
    const std::uint64_t block = i * shards.ranks() + rank;
    const auto own = values.subspan(i * shards.block_length() * layer.width,
                                    shards.length_of(block) * layer.width);
    const divided::Sum sum = divided::sum_of_block(table_, layer.number, block, own);
    auto done = file.write({reinterpret_cast<const char*>(own.data()), own.size()});
    if (done) done = file.write({sum.data(), sum.size()});
    if (!done) return done;
  }
  return file.finish();
}

Result<void> LayerFiles::seal(const Layer& layer, const Seal& seal) const {
  if (auto done = write_file(seal_path(layer), divided::seal_text(table_, layer, seal)); !done)
    return done;
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
  SUMMAND_TRY(text, read_at_most(path, divided::kMostSeal));
  Seal out;
  for (const RecordLine& line : lines_of(text)) {
    if (const auto ranks = after_word(line.text, "ranks")) {
      out.ranks = whole_number<unsigned>(*ranks).value_or(0);
    }
    if (const auto digest = after_word(line.text, "digest")) {
      std::from_chars(digest->data(), digest->data() + digest->size(), out.digest, 16);
    }
  }
  if (out.ranks != 0 && out.ranks <= divided::kMostRanks &&
      text == divided::seal_text(table_, layer, out))
    return out;
  if (!text.starts_with(fmt::format("{}{}\n{}\n", divided::kTitle, divided::kVersion, table_))) {
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
    const std::string head = divided::head(table_, layer, written, writer);
    const std::uint64_t size = head.size() + written.count_of(writer) * layer.width +
                               written.blocks_of(writer) * divided::kSum;
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
      const std::uint64_t full = written.block_length() * layer.width + divided::kSum;
      if (auto done = file.go_to(head.size() + before * full); !done) return done;
      const std::span<std::uint8_t> values = room(block);
      divided::Sum sum{};
      SUMMAND_TRY(got, file.read({reinterpret_cast<char*>(values.data()), values.size()}));
      SUMMAND_TRY(got_sum, file.read(sum));
      if (got != values.size() || got_sum != divided::kSum) return refused(path, "it is cut short");
      if (sum != divided::sum_of_block(table_, layer.number, block, values)) {
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

}  // namespace summand
