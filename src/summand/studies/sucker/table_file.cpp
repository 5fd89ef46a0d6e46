#include "summand/studies/sucker/table_file.hpp"

#include <fmt/format.h>
#include <optional>

#include "summand/base/file.hpp"
#include "summand/base/hash.hpp"
#include "summand/base/whole_number.hpp"

namespace summand::sucker {

namespace {

constexpr std::string_view kTitle = "summand table of So Long Sucker endgames, version 1";
constexpr std::size_t kBlock = 1 << 16;
constexpr std::size_t kChecksum = 16;  // digits
constexpr unsigned kMostChipsInFile = 30;

using Bits = EndgameTable::Bits;

std::uint64_t add_to_checksum(std::uint64_t sum, std::string_view block) {
  for (const char c : block) sum = hash_combine(sum, static_cast<unsigned char>(c));
  return sum;
}

std::string header_of(const TableRules& rules) {
  return fmt::format("{}\ncolours {} chips {} rebound {} givers {} {}\n", kTitle, rules.colours,
                     rules.chips, name_of(rules.rebound), rules.givers[0], rules.givers[1]);
}

// The bits in which it is the active player's floor; in the plain model the others are the same.
unsigned packed(Bits bits) {
  return (bits & 1u) | (bits >> 1 & 2u) | (bits >> 2 & 4u) | (bits >> 3 & 8u);
}
Bits unpacked(unsigned four) {
  const unsigned own = (four & 1u) | (four & 2u) << 1 | (four & 4u) << 2 | (four & 8u) << 3;
  return static_cast<Bits>(own | own << 1);
}

Result<TableRules> parse_header(std::string_view text) {
  const auto bad = [] { return fail("not a table of So Long Sucker that this version knows"); };
  if (!text.starts_with(std::string(kTitle) + "\n")) return bad();
  // Only what header_of writes: every header is tried against the text.
  std::array<unsigned, 4> numbers{};
  std::size_t at = kTitle.size() + 1, count = 0;
  std::optional<Rebound> rebound;
  while (at < text.size() && text[at] != '\n') {
    const std::size_t end = std::min(text.find_first_of(" \n", at), text.size());
    const std::string_view word = text.substr(at, end - at);
    if (const auto number = whole_number<unsigned>(word); number && count < 4) {
      numbers[count++] = *number;
    }
    if (!rebound) rebound = rebound_named(word);
    at = end + (end < text.size() && text[end] == ' ');
  }
  if (count != 4 || !rebound || numbers[0] < 2 || numbers[0] > kMostColours ||
      numbers[1] > kMostChipsInFile || numbers[2] > 1 || numbers[3] > 1) {
    return bad();
  }
  const TableRules rules{
      .colours = numbers[0],
      .chips = numbers[1],
      .rebound = *rebound,
      .givers = {static_cast<std::uint8_t>(numbers[2]), static_cast<std::uint8_t>(numbers[3])}};
  if (!text.starts_with(header_of(rules))) return bad();
  return rules;
}

// Gives the bytes of a file one after the other, and sums them up.
class Source {
 public:
  explicit Source(FileReader reader) : reader_(std::move(reader)), block_(kBlock, '\0') {}

  // The next byte; none at the end.
  Result<std::optional<unsigned char>> next() {
    if (at_ == size_) {
      SUMMAND_TRY(size, reader_.read(block_));
      size_ = size;
      at_ = 0;
      if (size == 0) return std::nullopt;
    }
    const auto byte = static_cast<unsigned char>(block_[at_++]);
    sum_ = hash_combine(sum_, byte);
    return byte;
  }
  std::uint64_t sum() const { return sum_; }

 private:
  FileReader reader_;
  std::string block_;
  std::size_t at_ = 0, size_ = 0;
  std::uint64_t sum_ = 0;
};

std::unexpected<Error> cut_off() { return fail("the file is cut off"); }

Result<std::string> read_header(Source& source) {
  std::string header;
  for (unsigned lines = 0; lines < 2;) {
    SUMMAND_TRY(byte, source.next());
    if (!byte || header.size() > 200) {
      return fail("not a table of So Long Sucker that this version knows");
    }
    header.push_back(static_cast<char>(*byte));
    lines += *byte == '\n';
  }
  return header;
}

Result<void> read_answers(Source& source, EndgameTable& table) {
  unsigned byte = 0, left = 0;
  for (unsigned chips = 0; chips <= table.rules().chips; ++chips) {
    for (std::size_t i = 0; i < table.level_size(chips); ++i) {
      if (left == 0) {
        SUMMAND_TRY(next, source.next());
        if (!next) return cut_off();
        byte = *next;
        left = 2;
      }
      table.bits(chips, i) = unpacked(byte & 15);
      byte >>= 4;
      --left;
    }
  }
  return {};
}

Result<void> read_checksum(Source& source) {
  const std::string expected = fmt::format("{:016x}\n", source.sum());
  std::string found;
  while (true) {
    SUMMAND_TRY(byte, source.next());
    if (!byte || found.size() > kChecksum + 1) break;
    found.push_back(static_cast<char>(*byte));
  }
  if (found != expected) return fail("the checksum does not fit: the file was changed or cut off");
  return {};
}

}  // namespace

Result<void> save_table(const EndgameTable& table, const std::string& path) {
  if (table.rules().model != Model::plain) {
    return fail("only tables without optional actions are saved");
  }
  SUMMAND_TRY(file, FileWriter::open(path));
  std::string block = header_of(table.rules());
  std::uint64_t sum = 0;
  const auto write = [&]() -> Result<void> {
    sum = add_to_checksum(sum, block);
    auto done = file.write(block);
    block.clear();
    return done;
  };
  bool half = false;
  for (unsigned chips = 0; chips <= table.rules().chips; ++chips) {
    for (std::size_t i = 0; i < table.level_size(chips); ++i) {
      const unsigned four = packed(table.bits(chips, i));
      if (half) {
        block.back() = static_cast<char>(static_cast<unsigned char>(block.back()) | four << 4);
      } else {
        if (block.size() >= kBlock) {
          if (auto done = write(); !done) return done;
        }
        block.push_back(static_cast<char>(four));
      }
      half = !half;
    }
  }
  if (auto done = write(); !done) return done;
  if (auto done = file.write(fmt::format("{:016x}\n", sum)); !done) return done;
  return file.finish();
}

Result<std::unique_ptr<EndgameTable>> load_table(const std::string& path, const Budget& budget) {
  SUMMAND_TRY(reader, FileReader::open(path));
  const auto here = [&](Error error) {
    return fail(fmt::format("{}: {}", path, error.message), error.offset);
  };
  Source source(std::move(reader));
  const auto header = read_header(source);
  if (!header) return here(header.error());
  const auto rules = parse_header(*header);
  if (!rules) return here(rules.error());
  auto table = EndgameTable::empty(*rules, budget);
  if (auto done = read_answers(source, *table); !done) return here(done.error());
  if (auto done = read_checksum(source); !done) return here(done.error());
  return table;
}

}  // namespace summand::sucker
