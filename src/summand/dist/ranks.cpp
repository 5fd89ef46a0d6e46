#include "summand/dist/ranks.hpp"

#include <chrono>
#include <cstdlib>
#include <limits>
#include <mpi.h>  // the C API alone: OMPI_SKIP_MPICXX
#include <thread>

#include "summand/base/check.hpp"

namespace summand::dist {

namespace {

constexpr int kText = 1;  // the tag of texts

int as_int(std::size_t number) {
  SUMMAND_CHECK(number <= static_cast<std::size_t>(std::numeric_limits<int>::max()));
  return static_cast<int>(number);
}

std::uint64_t reduced(std::uint64_t mine, MPI_Op operation) {
  std::uint64_t out = 0;
  MPI_Allreduce(&mine, &out, 1, MPI_UINT64_T, operation, MPI_COMM_WORLD);
  return out;
}

}  // namespace

// The memory that MPI reads until a trade has ended.
struct Ranks::Pending {
  MPI_Request request = MPI_REQUEST_NULL;
  MPI_Datatype item = MPI_DATATYPE_NULL;
  std::vector<int> out_sizes, out_from, in_sizes, in_from;
};

Ranks::Ranks(int& count, char**& values) {
  MPI_Init(&count, &values);
  int rank = 0, size = 1;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  rank_ = static_cast<unsigned>(rank);
  size_ = static_cast<unsigned>(size);
}

Ranks::~Ranks() { MPI_Finalize(); }

void Ranks::abort(int code) {
  MPI_Abort(MPI_COMM_WORLD, code);
  std::_Exit(code);
}

bool Ranks::all(bool mine) { return sum(mine ? 0 : 1) == 0; }
std::uint64_t Ranks::sum(std::uint64_t mine) { return reduced(mine, MPI_SUM); }
std::uint64_t Ranks::most(std::uint64_t mine) { return reduced(mine, MPI_MAX); }

void Ranks::sum(std::span<std::uint8_t> bytes) {
  MPI_Allreduce(MPI_IN_PLACE, bytes.data(), as_int(bytes.size()), MPI_UINT8_T, MPI_SUM,
                MPI_COMM_WORLD);
}

std::string Ranks::text_of(unsigned rank, std::string mine) {
  const int root = as_int(rank);
  std::uint64_t size = mine.size();
  MPI_Bcast(&size, 1, MPI_UINT64_T, root, MPI_COMM_WORLD);
  mine.resize(size);
  MPI_Bcast(mine.data(), as_int(size), MPI_CHAR, root, MPI_COMM_WORLD);
  return mine;
}

std::vector<std::uint64_t> Ranks::exchange(std::span<const std::uint64_t> to_each) {
  SUMMAND_CHECK(to_each.size() == size_);
  std::vector<std::uint64_t> out(size_);
  MPI_Alltoall(to_each.data(), 1, MPI_UINT64_T, out.data(), 1, MPI_UINT64_T, MPI_COMM_WORLD);
  return out;
}

unsigned Ranks::start(const Trade& trade) {
  SUMMAND_CHECK(trade.out_sizes.size() == size_ && trade.in_sizes.size() == size_);
  auto pending = std::make_unique<Pending>();
  for (unsigned r = 0; r < size_; ++r) {
    pending->out_sizes.push_back(as_int(trade.out_sizes[r]));
    pending->in_sizes.push_back(as_int(trade.in_sizes[r]));
    pending->out_from.push_back(as_int(r * trade.room));
    pending->in_from.push_back(as_int(r * trade.room));
    if (r != rank_) sent_ += std::uint64_t{trade.out_sizes[r]} * trade.item;
  }
  MPI_Type_contiguous(as_int(trade.item), MPI_BYTE, &pending->item);
  MPI_Type_commit(&pending->item);
  MPI_Ialltoallv(trade.out, pending->out_sizes.data(), pending->out_from.data(), pending->item,
                 trade.in, pending->in_sizes.data(), pending->in_from.data(), pending->item,
                 MPI_COMM_WORLD, &pending->request);
  std::size_t number = 0;
  while (number < pending_.size() && pending_[number]) ++number;
  if (number == pending_.size()) pending_.emplace_back();
  pending_[number] = std::move(pending);
  return static_cast<unsigned>(number);
}

void Ranks::finish(unsigned number) {
  Pending& pending = *pending_[number];
  MPI_Wait(&pending.request, MPI_STATUS_IGNORE);
  MPI_Type_free(&pending.item);
  pending_[number].reset();
}

void Ranks::say(unsigned to, std::string_view text) {
  MPI_Send(text.data(), as_int(text.size()), MPI_CHAR, static_cast<int>(to), kText, MPI_COMM_WORLD);
}

// MPI waits by asking again and again, which would take a processor from the tasks of a farm.
std::optional<Ranks::Said> Ranks::listen(unsigned milliseconds) {
  using Clock = std::chrono::steady_clock;
  const auto end = Clock::now() + std::chrono::milliseconds(milliseconds);
  while (true) {
    int there = 0;
    MPI_Status status;
    MPI_Iprobe(MPI_ANY_SOURCE, kText, MPI_COMM_WORLD, &there, &status);
    if (there != 0) {
      int size = 0;
      MPI_Get_count(&status, MPI_CHAR, &size);
      Said out{.from = static_cast<unsigned>(status.MPI_SOURCE),
               .text = std::string(static_cast<std::size_t>(size), '\0')};
      MPI_Recv(out.text.data(), size, MPI_CHAR, status.MPI_SOURCE, kText, MPI_COMM_WORLD,
               MPI_STATUS_IGNORE);
      return out;
    }
    if (Clock::now() >= end) return std::nullopt;
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
}

}  // namespace summand::dist
