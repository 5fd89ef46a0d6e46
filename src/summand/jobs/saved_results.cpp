#include "summand/jobs/saved_results.hpp"

#include <fmt/core.h>

#include "summand/base/foreign_text.hpp"

namespace summand {

namespace {

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

  void add(const SavedResult& result) {
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

Result<void> read_blocks(SavedFileReader& reader,
                         const std::function<void(const SavedResult&)>& take) {
  while (true) {
    SUMMAND_TRY(count, reader.number("results "));
    if (count == 0) return {};
    if (count > kMostInBlock) return reader.damaged();
    SUMMAND_TRY(bytes, reader.bytes(count * kResultBytes));
    for (std::size_t at = 0; at < bytes.size(); at += kResultBytes) {
      take({word_at(bytes.substr(at)), word_at(bytes.substr(at + 8))});
    }
  }
}

}  // namespace

Result<void> save_results(const std::string& path, const SavedResults& its,
                          const std::function<void(const AddResult&)>& for_each) {
  return save_file(path, its.format, [&](SavedFileWriter& out) {
    out.write(fmt::format("{} {}\n", its.subject, its.form));
    Blocks blocks(out);
    for_each([&](const SavedResult& result) { blocks.add(result); });
    blocks.finish();
  });
}

Result<void> load_results(const std::string& path, const SavedResults& its,
                          const std::function<void(const SavedResult&)>& take) {
  return read_file(path, its.format, [&](SavedFileReader& reader) -> Result<void> {
    SUMMAND_TRY(version, reader.version());
    static_cast<void>(version);
    const std::size_t at = reader.offset();
    SUMMAND_TRY(form, reader.line(fmt::format("{} ", its.subject)));
    if (form != its.form) {
      return fail(fmt::format("it has {} of {}, and this search has {}", its.subject,
                              printable(form, 60), its.form),
                  at);
    }
    if (auto read = read_blocks(reader, take); !read) return read;
    return reader.finish();
  });
}

}  // namespace summand
