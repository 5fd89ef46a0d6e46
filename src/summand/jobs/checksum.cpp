#include "summand/jobs/checksum.hpp"

#include "summand/base/hash.hpp"

namespace summand {

namespace {

std::uint64_t byte_of(char c) { return static_cast<unsigned char>(c); }

}  // namespace

void Checksum::add(std::string_view bytes) {
  if (by_ == ChecksumBy::bytes) {
    for (const char c : bytes) hash_ = hash_combine(hash_, byte_of(c));
    return;
  }
  std::size_t at = 0;
  while (by_ == ChecksumBy::parts && in_first_part_ && at < bytes.size()) {
    const char c = bytes[at++];
    add_byte(static_cast<unsigned char>(c));
    if (c == '\n' && after_newline_) {
      hash_ = end_of_part();
      word_ = count_ = 0;
      in_first_part_ = false;
    }
    after_newline_ = c == '\n';
  }
  add_words(bytes.substr(at));
}

void Checksum::add_words(std::string_view bytes) {
  std::size_t i = 0;
  for (; i < bytes.size() && count_ % 8 != 0; ++i) add_byte(static_cast<unsigned char>(bytes[i]));
  for (; i + 8 <= bytes.size(); i += 8) {
    std::uint64_t word = 0;
    for (unsigned j = 0; j < 8; ++j) word |= byte_of(bytes[i + j]) << (8 * j);
    hash_ = hash_combine(hash_, word);
    count_ += 8;
  }
  for (; i < bytes.size(); ++i) add_byte(static_cast<unsigned char>(bytes[i]));
}

void Checksum::add_byte(unsigned char byte) {
  word_ |= std::uint64_t{byte} << (count_ % 8 * 8);
  if (++count_ % 8 != 0) return;
  hash_ = hash_combine(hash_, word_);
  word_ = 0;
}

std::uint64_t Checksum::end_of_part() const {
  return hash_combine(count_ % 8 == 0 ? hash_ : hash_combine(hash_, word_), count_);
}

std::uint64_t Checksum::sum() const {
  switch (by_) {
    case ChecksumBy::bytes:
      return hash_;
    case ChecksumBy::words:
      return hash_combine(hash_combine(hash_, word_), count_);
    case ChecksumBy::parts:
      break;
  }
  return end_of_part();
}

}  // namespace summand
