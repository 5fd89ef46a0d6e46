#include "summand/studies/sucker/partitions.hpp"

#include <algorithm>
#include <string>
#include <unordered_map>

namespace summand::sucker {

namespace {

using List = std::string;  // sizes in falling order

void list_all(unsigned rest, unsigned most, List& list, std::vector<List>& out) {
  if (rest == 0) out.push_back(list);
  for (unsigned part = std::min(rest, most); part > 0; --part) {
    list.push_back(static_cast<char>(part));
    list_all(rest - part, part, list, out);
    list.pop_back();
  }
}

Partitions::Sums sums_of(const List& list) {
  Partitions::Sums sums;
  for (const char size : list) {
    const unsigned part = static_cast<unsigned char>(size);
    ++sums.piles;
    if (part == 1) {
      ++sums.singles;
      continue;
    }
    const unsigned own = (part + 1) / 2, down = part / 2;
    sums.own += own;
    sums.down += down;
    sums.longest_own = std::max(sums.longest_own, own);
    sums.longest_down = std::max(sums.longest_down, down);
  }
  return sums;
}

}  // namespace

Partitions::Partitions(unsigned most) : most_(most) {
  std::vector<List> all;
  std::unordered_map<List, Id> ids;
  for (unsigned n = 0; n <= most; ++n) {
    first_.push_back(static_cast<Id>(all.size()));
    List list;
    list_all(n, n, list, all);
  }
  first_.push_back(static_cast<Id>(all.size()));
  for (Id id = 0; id < all.size(); ++id) ids[all[id]] = id;
  with_.resize(all.size() * (most + 1));
  for (Id id = 0; id < all.size(); ++id) {
    const List& list = all[id];
    sums_.push_back(sums_of(list));
    part_from_.push_back(static_cast<Id>(parts_.size()));
    for (std::size_t i = 0; i < list.size(); ++i) {
      if (i > 0 && list[i] == list[i - 1]) continue;
      List without = list;
      without.erase(i, 1);
      const Id smaller = ids.at(without);
      const unsigned size = static_cast<unsigned char>(list[i]);
      parts_.push_back({size, smaller});
      with_[smaller * (most + 1) + size] = id;
    }
  }
  part_from_.push_back(static_cast<Id>(parts_.size()));
}

std::vector<unsigned> Partitions::list(Id id) const {
  std::vector<unsigned> out;
  while (!parts(id).empty()) {
    out.push_back(parts(id).front().size);
    id = parts(id).front().without;
  }
  return out;
}

}  // namespace summand::sucker
