// The parts of the question `store`, one file each. Their answers may throw LimitReached.
#pragma once

#include "summand/ask/asking.hpp"
#include "summand/base/attempt.hpp"

namespace summand::ask {

extern const Question kStoreInfo, kStoreCheck, kStoreVerify, kStoreMerge, kStoreExport,
    kStoreVacuum, kStoreRevoke;

}  // namespace summand::ask
