// The context of a thread: for functions that the library calls back, such as a look handler or the
// moves of a game, and that need to know for whom the thread works.
#pragma once

namespace summand {

// Belongs to the program, which may set it for a thread. The library only hands it on: the threads
// of for_each_task have that of the thread that called it.
inline constinit thread_local void* thread_context = nullptr;

// From the constructor to the destructor, the thread has this context.
class InContext {
 public:
  explicit InContext(void* context) : outer_(thread_context) { thread_context = context; }
  InContext(const InContext&) = delete;
  InContext& operator=(const InContext&) = delete;
  ~InContext() { thread_context = outer_; }

 private:
  void* outer_;
};

}  // namespace summand
