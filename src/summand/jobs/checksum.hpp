// Checksum: what the last line of a saved file says about everything before it.
#pragma once

#include <cstdint>
#include <string_view>

namespace summand {

// How the bytes of a kind of file are mixed. It finds damage. It does not tell who wrote a file.
enum class ChecksumBy {
  bytes,
  words,  // of eight bytes, the low one first; then the rest and the number of bytes
  parts,  // words of the text up to the first empty line, and then of what follows
};

class Checksum {
 public:
  explicit Checksum(ChecksumBy by) : by_(by) {}

  // Adds the next bytes. Pieces of any length have the same sum together.
  void add(std::string_view bytes);
  std::uint64_t sum() const;

 private:
  void add_byte(unsigned char byte);
  void add_words(std::string_view bytes);
  std::uint64_t end_of_part() const;

  ChecksumBy by_;
  bool in_first_part_ = true;
  bool after_newline_ = false;
  std::uint64_t hash_ = 0, word_ = 0, count_ = 0;
};

}  // namespace summand
