// Ranks: the processes of an MPI run, and what they say to one another.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace summand::dist {

// A thin layer over the C API of MPI, so that no other file includes it. All functions without
// another comment are collective: every rank calls them in the same order. An error of MPI ends all
// ranks with a message of MPI.
class Ranks {
 public:
  // Starts MPI. Only one object may exist in a process.
  Ranks(int& count, char**& values);
  Ranks(const Ranks&) = delete;
  Ranks& operator=(const Ranks&) = delete;
  ~Ranks();

  unsigned rank() const { return rank_; }
  unsigned size() const { return size_; }
  bool is_first() const { return rank_ == 0; }

  // Ends all ranks at once. Not collective.
  [[noreturn]] void abort(int code);

  bool all(bool mine);
  std::uint64_t sum(std::uint64_t mine);
  std::uint64_t most(std::uint64_t mine);
  // Each byte becomes the sum of the bytes of all ranks.
  void sum(std::span<std::uint8_t> bytes);
  // Everybody gets the text of that rank.
  std::string text_of(unsigned rank, std::string mine);
  // to_each[r] goes to rank r. Returns what came, by the sender.
  std::vector<std::uint64_t> exchange(std::span<const std::uint64_t> to_each);

  // Items of one kind from each rank to each rank. Those for rank r begin at r * room, and so do
  // those from rank r.
  struct Trade {
    const void* out;
    std::span<const std::uint32_t> out_sizes;
    void* in;
    std::span<const std::uint32_t> in_sizes;
    std::size_t room;
    std::size_t item;  // bytes
  };
  // Starts a trade and returns its number. The memory of the items must stay until the end.
  unsigned start(const Trade& trade);
  void finish(unsigned number);

  // Bytes of trades that this rank sent to other ranks. Not collective.
  std::uint64_t sent() const { return sent_; }

  // Short texts between two ranks. Not collective.
  void say(unsigned to, std::string_view text);
  struct Said {
    unsigned from = 0;
    std::string text;
  };
  // Waits for a text of any rank, for not much longer than the given time.
  std::optional<Said> listen(unsigned milliseconds);

 private:
  struct Pending;

  unsigned rank_ = 0, size_ = 1;
  std::uint64_t sent_ = 0;
  std::vector<std::unique_ptr<Pending>> pending_;
};

}  // namespace summand::dist
