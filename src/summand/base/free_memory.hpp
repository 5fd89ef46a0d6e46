// Memory that was freed, and that the allocator still keeps.
#pragma once

namespace summand {

// Gives free memory back to the system, where the C library can do that. It takes milliseconds or
// more, so it is nothing for hot loops.
void give_back_free_memory();

}  // namespace summand
