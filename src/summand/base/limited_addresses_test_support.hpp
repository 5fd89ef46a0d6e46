// SUMMAND_LIMITS_ADDRESSES is defined where a test can limit the addresses of its process.
// Sanitizers map the whole address space, so it cannot be limited under them.
#pragma once

// g++ defines a macro for each sanitizer. clang has a question instead.
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define SUMMAND_SANITIZED
#endif
#endif
#if defined(__unix__) && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__) && \
    !defined(SUMMAND_SANITIZED)
#define SUMMAND_LIMITS_ADDRESSES
#include <sys/resource.h>
#endif
