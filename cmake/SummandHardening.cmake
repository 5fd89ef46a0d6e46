# Compiler options that make attacks on mistakes of the program harder: checked stack frames, checked calls of the C
# library, marked targets of jumps, random addresses, and read-only tables of the linker. They change the time of
# benchmarks by -13 % to +3 % (medians of 9 or 11 pairs of runs: nim-sequences, sums, thermographs). tests/hardening.py
# checks that the program has all of them. Builds with sanitizers do not use them.
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
