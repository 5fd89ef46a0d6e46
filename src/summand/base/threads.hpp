// kHasThreads: whether the library has threads. It has only one in a browser.
#pragma once

namespace summand {

#if defined(SUMMAND_ONE_THREAD)
inline constexpr bool kHasThreads = false;
#else
inline constexpr bool kHasThreads = true;
#endif

}  // namespace summand
