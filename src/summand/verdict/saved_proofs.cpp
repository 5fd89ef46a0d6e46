#include "summand/verdict/saved_proofs.hpp"

#include <array>
#include <fmt/core.h>
#include <string_view>

#include "summand/base/foreign_text.hpp"
#include "summand/jobs/saved_file.hpp"

namespace summand {

namespace {

constexpr SavedFormat kProofsFormat{.what = "a saved search", .title = "summand search of boards "};
constexpr std::size_t kResultBytes = 16, kMostInBlock = 4096;

void append_word(std::string& out, std::uint64_t word) {
  for (int i = 0; i < 8; ++i, word >>= 8) out.push_back(static_cast<char>(word & 0xff));
}
std::uint64_t word_at(std::string_view bytes) {
  std::uint64_t out = 0;
  for (int i = 7; i >= 0; --i) {
    out = out << 8 | static_cast<unsigned char>(bytes[static_cast<std::size_t>(i)]);
  }
  return out;
}

// Results in blocks, because their number is known at the end only.
class Blocks {
 public:
  explicit Blocks(SavedFileWriter& out) : out_(out) {}

  void add(const BoardSearch::Result& result) {
    for (const std::uint64_t word : result) append_word(block_, word);
    if (block_.size() == kMostInBlock * kResultBytes) finish_block();
  }
  void finish() {
    if (!block_.empty()) finish_block();
    finish_block();
  }

 private:
  void finish_block() {
    out_.write(fmt::format("results {}\n", block_.size() / kResultBytes));
    out_.write(block_);
    block_.clear();
  }

  SavedFileWriter& out_;
  std::string block_;
};

Result<void> read_blocks(SavedFileReader& reader, BoardSearch& search) {
  while (true) {
    SUMMAND_TRY(count, reader.number("results "));
    if (count == 0) return {};
    if (count > kMostInBlock) return reader.damaged();
    SUMMAND_TRY(bytes, reader.bytes(count * kResultBytes));
    for (std::size_t at = 0; at < bytes.size(); at += kResultBytes) {
      search.take({word_at(bytes.substr(at)), word_at(bytes.substr(at + 8))});
    }
  }
}

}  // namespace

Result<void> save_proofs(const std::string& path, const BoardSearch& search, std::uint64_t most) {
  return save_file(path, kProofsFormat, [&](SavedFileWriter& out) {
    out.write(fmt::format("boards {}\n", search.form()));
    Blocks blocks(out);
    search.for_each_costly(most, [&](const BoardSearch::Result& result) { blocks.add(result); });
    blocks.finish();
  });
}

Result<void> load_proofs(const std::string& path, BoardSearch& search) {
  return read_file(path, kProofsFormat, [&](SavedFileReader& reader) -> Result<void> {
    SUMMAND_TRY(version, reader.version());
    static_cast<void>(version);
    const std::size_t at = reader.offset();
    SUMMAND_TRY(form, reader.line("boards "));
    if (form != search.form()) {
      return fail(fmt::format("it has boards of {}, and this search has {}", printable(form, 60),
                              search.form()),
                  at);
    }
    if (auto read = read_blocks(reader, search); !read) return read;
    return reader.finish();
  });
}

}  // namespace summand
