#include "summand/ruleset/shared_memo.hpp"

namespace summand {

template class SharedMap<std::uint64_t, Value, NarrowKeyHash>;
template class SharedMap<std::uint64_t, std::uint32_t, NarrowKeyHash>;
template class SharedMap<PositionKey, Value, WideKeyHash>;
template class SharedMap<PositionKey, std::uint32_t, WideKeyHash>;

}  // namespace summand
