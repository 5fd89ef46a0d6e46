# What makes it harder to turn a mistake of the program into an attack: checked stack frames, checked calls of the C
# library, marked targets of jumps, addresses that differ from run to run, and tables of the linker that cannot be
# written. Benchmarks take from -13 % to +3 % more time for it (medians of 9 or 11 pairs of runs: nim-sequences, sums,
# thermographs). tests/hardening.py looks for all of it in the program. Builds with sanitizers do without.
if(NOT SUMMAND_HARDENED OR NOT CMAKE_SYSTEM_NAME STREQUAL "Linux")
  return()
endif()

include(CheckPIESupported)
check_pie_supported(LANGUAGES CXX)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)

target_compile_options(
  summand_options INTERFACE -fstack-protector-strong
                            "$<$<NOT:$<CONFIG:Debug>>:-U_FORTIFY_SOURCE;-D_FORTIFY_SOURCE=2>")
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
  target_compile_options(summand_options INTERFACE -fcf-protection=full)
endif()
target_link_options(summand_options INTERFACE LINKER:-z,relro,-z,now,-z,noexecstack)
