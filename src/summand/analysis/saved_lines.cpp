#include "summand/analysis/saved_lines.hpp"

#include <array>
#include <fmt/format.h>
#include <optional>

#include "summand/base/hash.hpp"

namespace summand {

namespace {

constexpr std::size_t kBlock = std::size_t{1} << 16;

std::uint64_t checksum(std::uint64_t hash, std::string_view line) {
  for (const char c : line) hash = hash_combine(hash, static_cast<unsigned char>(c));
  return hash;
}

std::string checksum_line(std::uint64_t hash) { return fmt::format("checksum {:016x}\n", hash); }

std::optional<std::string> unescaped(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\n') return std::nullopt;
    if (text[i] != '\\') {
      out += text[i];
      continue;
    }
    ++i;
    if (i == text.size() || (text[i] != 'n' && text[i] != '\\')) return std::nullopt;
    out += text[i] == 'n' ? '\n' : '\\';
  }
  return out;
}

}  // namespace

std::string escaped_line(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '\n') {
      out += "\\n";
    } else if (c == '\\') {
      out += "\\\\";
    } else {
      out += c;
    }
  }
  return out;
}

std::string checksum_of_saved(std::string_view lines) { return checksum_line(checksum(0, lines)); }

// --- writing ---

void SavedLinesWriter::write(std::string_view lines) {
  hash_ = checksum(hash_, lines);
  out_.write(lines);
}

void SavedLinesWriter::finish() { out_.write(checksum_line(hash_)); }

void FileSink::write(std::string_view text) {
  block_ += text;
  if (block_.size() >= kBlock) pass_on();
}

Result<void> FileSink::finish() {
  pass_on();
  return written_ ? file_.finish() : written_;
}

void FileSink::pass_on() {
  if (written_) written_ = file_.write(block_);
  block_.clear();
}

// --- reading ---

Result<std::string> SavedLinesReader::next(std::string_view key) {
  const std::size_t end = text_.find('\n', at_);
  if (end == text_.npos) return damaged();
  const std::string_view line = text_.substr(at_, end - at_);
  if (!line.starts_with(key)) return damaged();
  auto rest = unescaped(line.substr(key.size()));
  if (!rest) return damaged();
  hash_ = checksum(hash_, text_.substr(at_, end + 1 - at_));
  at_ = end + 1;
  return *std::move(rest);
}

Result<void> SavedLinesReader::expect_checksum() const {
  if (rest() != checksum_line(hash_)) return damaged();
  return {};
}

std::unexpected<Error> SavedLinesReader::damaged() const {
  return fail(fmt::format("it is damaged or is not {}", what_), at_);
}

Result<std::string> read_saved_lines(const std::string& path, Charge& charge) {
  SUMMAND_TRY(file, FileReader::open(path));
  std::string text;
  std::array<char, kBlock> block;
  while (true) {
    SUMMAND_TRY(count, file.read(block));
    if (count == 0) return text;
    charge.add(2 * count);  // a text that grows may need twice its size
    text.append(block.data(), count);
  }
}

}  // namespace summand
