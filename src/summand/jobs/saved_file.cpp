#include "summand/jobs/saved_file.hpp"

#include <algorithm>
#include <array>
#include <fmt/core.h>
#include <optional>

#include "summand/base/foreign_text.hpp"
#include "summand/base/whole_number.hpp"

namespace summand {

namespace {

constexpr std::size_t kBlock = std::size_t{1} << 16;
constexpr std::size_t kMostLine = std::size_t{1} << 26;

std::string last_line(const SavedFormat& format, const Checksum& checksum) {
  return fmt::format("{}{:016x}\n", format.before_checksum, checksum.sum());
}

std::optional<std::string> unescaped(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
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

std::string SavedFormat::first_line() const { return fmt::format("{}{}\n", title, version); }

std::string SavedFormat::end_for(std::string_view content) const {
  Checksum sum(checksum);
  sum.add(content);
  return last_line(*this, sum);
}

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

// --- writing ---

void SavedFileWriter::write(std::string_view bytes) {
  checksum_.add(bytes);
  out_.write(bytes);
}

void SavedFileWriter::finish() { out_.write(last_line(format_, checksum_)); }

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

bool SavedFileReader::has(std::size_t count) {
  while (buffer_.size() - at_ < count && !ended_) {
    // The part that was used is dropped.
    buffer_.erase(0, at_);
    dropped_ += std::exchange(at_, 0);
    const std::size_t before = buffer_.size();
    buffer_.resize(before + kAtATime);
    const auto got = read_(std::span(buffer_).subspan(before));
    buffer_.resize(before + (got ? *got : 0));
    if (!got) trouble_ = std::unexpected(got.error());
    ended_ = !got || *got == 0;
  }
  return buffer_.size() - at_ >= count;
}

void SavedFileReader::take(std::size_t count) {
  checksum_.add(std::string_view(buffer_).substr(at_, count));
  at_ += count;
}

bool SavedFileReader::next_is(std::string_view text) {
  return has(text.size()) && std::string_view(buffer_).substr(at_).starts_with(text);
}

Result<std::string> SavedFileReader::line(std::string_view key) {
  if (!next_is(key)) return damaged();
  std::size_t size = key.size();
  for (;;) {
    const std::size_t end = buffer_.find('\n', at_ + size);
    if (end != buffer_.npos) {
      size = end - at_;
      break;
    }
    size = buffer_.size() - at_;
    if (size > kMostLine || !has(size + 1)) return damaged();
  }
  auto rest = unescaped(std::string_view(buffer_).substr(at_ + key.size(), size - key.size()));
  if (!rest) return damaged();
  take(size + 1);
  return *std::move(rest);
}

Result<std::uint64_t> SavedFileReader::number(std::string_view key) {
  SUMMAND_TRY(text, line(key));
  const auto number = whole_number<std::uint64_t>(text);
  if (!number) return damaged();
  return *number;
}

Result<std::uint64_t> SavedFileReader::version() {
  SUMMAND_TRY(text, line(format_->title));
  const auto number = whole_number<std::uint64_t>(text);
  if (!number || std::to_string(*number) != text) return damaged();
  if (*number >= format_->oldest && *number <= format_->version) return *number;
  return fail("it is of another version", 0);
}

Result<std::string_view> SavedFileReader::bytes(std::size_t count) {
  if (!has(count)) return damaged();
  take(count);
  return std::string_view(buffer_).substr(at_ - count, count);
}

Result<void> SavedFileReader::finish() {
  const std::string expected = last_line(*format_, checksum_);
  if (!next_is(expected) || has(expected.size() + 1)) return damaged();
  return {};
}

std::unexpected<Error> SavedFileReader::damaged() const {
  if (!trouble_) return std::unexpected(trouble_.error());
  return fail(fmt::format("it is damaged or is not {}", format_->what), offset());
}

ReadInput read_from(std::string_view text) {
  return [text](std::span<char> room) mutable -> Result<std::size_t> {
    const std::size_t size = text.copy(room.data(), room.size());
    text.remove_prefix(size);
    return size;
  };
}

Error error_in_file(std::string_view path, const Error& error) {
  return {fmt::format("{}: {}", printable(path), error.message), error.offset};
}

Result<std::string> whole_content(const std::string& path, Charge& charge) {
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
