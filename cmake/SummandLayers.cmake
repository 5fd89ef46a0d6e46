# Each folder of src/summand is a layer. It has one object library and one test program.
# The static library summand::summand consists of all layers except `testing`.

# The options of all targets of the project.
add_library(summand_options INTERFACE)
target_compile_features(summand_options INTERFACE cxx_std_23)
target_include_directories(
  summand_options INTERFACE $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/src>
                            $<BUILD_INTERFACE:${PROJECT_BINARY_DIR}/generated>)
target_compile_options(
  summand_options INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wno-missing-field-initializers
                            -ffile-prefix-map=${PROJECT_SOURCE_DIR}/=
                            $<$<BOOL:${SUMMAND_WERROR}>:-Werror>)

if(SUMMAND_PARALLEL STREQUAL "none")
  target_compile_definitions(summand_options INTERFACE SUMMAND_ONE_THREAD)
endif()

include(SummandHardening)

# With SUMMAND_UNITY a target compiles its sources in batches: reading the headers is most of the work, and a batch
# reads them once. g++ lets a large unit grow less by inlining than a small one, and then small functions of hot loops
# are called; so a batch may grow more. g++ also looks for memory that it can use again, which takes a tenth of its
# time. For a batch it begins to look only at 512 MiB. All batches of a target have about as many files, at most `most`.
function(summand_batches target most)
  if(SUMMAND_UNITY)
    get_target_property(sources ${target} SOURCES)
    list(LENGTH sources count)
    math(EXPR batches "(${count} + ${most} - 1) / ${most}")
    math(EXPR size "(${count} + ${batches} - 1) / ${batches}")
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE ${size})
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
      target_compile_options(${target} PRIVATE --param=inline-unit-growth=400 --param=ggc-min-heapsize=524288)
    endif()
  endif()
endfunction()

# For code that only reads, writes and shows texts, and for tests. -Og takes less time to compile, and this code does so
# little work that nobody notices a difference. In a browser it must be short.
function(summand_cold)
  summand_level(-Og ${ARGN})
endfunction()

# For code between texts and hot loops.
function(summand_cool)
  summand_level(-O1 ${ARGN})
endfunction()

# A level below -O2, for code whose batches need not grow by inlining.
function(summand_level level)
  if(SUMMAND_WASM)
    set(level -Oz)
  endif()
  foreach(target IN LISTS ARGN)
    target_compile_options(${target} PRIVATE $<$<CONFIG:Release,RelWithDebInfo>:${level}>)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
      target_compile_options(${target} PRIVATE --param=inline-unit-growth=40)
    endif()
  endforeach()
endfunction()

# How layers are compiled for browsers, where all code is loaded: the values fast, the others short. -Oz alone inlines
# nearly nothing, which makes evaluations half as fast again. So it is for layers that do not evaluate.
function(summand_layers_of_browsers)
  if(NOT SUMMAND_WASM)
    return()
  endif()
  cmake_parse_arguments(PARSE_ARGV 0 layers "" "" "FAST;SHORT;SHORTEST")
  foreach(target IN LISTS layers_FAST)
    target_compile_options(${target} PRIVATE "$<$<CONFIG:Release>:SHELL:-O2 -mllvm -inline-threshold=100>")
  endforeach()
  foreach(target IN LISTS layers_SHORT)
    target_compile_options(${target} PRIVATE "$<$<CONFIG:Release>:SHELL:-Oz -mllvm -inline-threshold=50>")
  endforeach()
  foreach(target IN LISTS layers_SHORTEST)
    target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-Oz>)
  endforeach()
endfunction()

# Kernels for one level of processor. The suffix of the file name is the level (base/cpu.hpp). They are empty on other
# processors. In a browser the loops of nim-sequences use vectors of 128 bits and are compiled to be fast.
function(summand_kernel_options)
  if(SUMMAND_WASM)
    foreach(source IN LISTS ARGN)
      if(source MATCHES "/heaps/kernels/.*_portable\\.cpp$")
        set_source_files_properties(${source} PROPERTIES COMPILE_OPTIONS "-O2;-msimd128")
      elseif(source MATCHES "/heaps/kernels/(block_engine|dense)\\.cpp$")
        set_source_files_properties(${source} PROPERTIES COMPILE_OPTIONS "-O2")
      endif()
    endforeach()
  endif()
  if(NOT CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
    return()
  endif()
  foreach(source IN LISTS ARGN)
    if(source MATCHES "_clmul\\.cpp$")
      set_source_files_properties(${source} PROPERTIES COMPILE_OPTIONS "-mpclmul;-msse4.1")
    elseif(source MATCHES "_avx2\\.cpp$")
      set_source_files_properties(${source} PROPERTIES COMPILE_OPTIONS
                                  "-mpclmul;-mavx2;-mbmi;-mbmi2;-mlzcnt;-mpopcnt")
    elseif(source MATCHES "_avx512\\.cpp$")
      set_source_files_properties(
        ${source}
        PROPERTIES
          COMPILE_OPTIONS
          "-mpclmul;-mavx2;-mbmi;-mbmi2;-mlzcnt;-mpopcnt;-mavx512f;-mavx512bw;-mavx512vl;-mavx512vbmi;-mavx512vbmi2;-mgfni"
      )
    endif()
  endforeach()
endfunction()

# summand_layer(NAME [DEPENDS layer...] [LINK library...] [SOURCES extra...])
function(summand_layer name)
  cmake_parse_arguments(PARSE_ARGV 1 layer "" "" "DEPENDS;LINK;SOURCES")
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${name}/*.cpp)
  set(tests ${sources})
  list(FILTER tests INCLUDE REGEX "_test\\.cpp$")
  list(FILTER sources EXCLUDE REGEX "_test\\.cpp$")
  list(APPEND sources ${layer_SOURCES})
  if(SUMMAND_WASM)
    list(FILTER sources EXCLUDE REGEX
         "/base/file\\.cpp$|_(clmul|avx2|avx512)\\.cpp$|/ask/(store|merge)/|/ask/questions/(store|merge|train)\\.cpp$|/games/[a-z]+/training\\.cpp$|/proof_numbers/(learning|model_file)\\.cpp$|/ask/heaps/survey\\.cpp$|/analysis/heaps/survey_text\\.cpp$|/ask/questions/judge\\.cpp$")
    if(name STREQUAL "store")
      list(FILTER sources INCLUDE REGEX "_missing\\.cpp$")
    endif()
  else()
    list(FILTER sources EXCLUDE REGEX "_missing\\.cpp$")
  endif()
  summand_kernel_options(${sources})

  set(target summand_${name})
  set(needs summand_options ${SUMMAND_FMT} Boost::headers ${layer_LINK})
  foreach(dependency IN LISTS layer_DEPENDS)
    list(APPEND needs summand_${dependency})
  endforeach()
  if(sources)
    add_library(${target} OBJECT ${sources})
    set_target_properties(${target} PROPERTIES POSITION_INDEPENDENT_CODE ON)
    summand_batches(${target} 32)
    target_link_libraries(${target} PUBLIC ${needs})
  else()
    add_library(${target} INTERFACE)
    target_link_libraries(${target} INTERFACE ${needs})
  endif()
  set_property(GLOBAL APPEND PROPERTY SUMMAND_LAYERS ${target})
  set_property(GLOBAL PROPERTY SUMMAND_TESTS_OF_${name} "${tests}")
endfunction()

# In these layers no implicit conversion may change a number. They read files and arguments, or other layers depend on
# their numbers. (clang's -Wconversion includes signs, that of g++ does not.) Where std::size_t has 32 bits, the same
# code has more such conversions. The other builds check it.
function(summand_strict_conversions)
  if(SUMMAND_WASM)
    return()
  endif()
  foreach(name IN LISTS ARGN)
    target_compile_options(summand_${name} PRIVATE -Wconversion -Wno-sign-conversion)
  endforeach()
endfunction()

# One test program for each layer. Called after all layers are known, because tests may use the layer `testing`.
function(summand_layer_tests name)
  get_property(tests GLOBAL PROPERTY SUMMAND_TESTS_OF_${name})
  list(APPEND tests ${ARGN})
  if(NOT tests)
    return()
  endif()
  add_executable(${name}_test ${tests})
  summand_batches(${name}_test 32)
  # Tests are compiled once and run once, so more than -Og would cost more time than it saves.
  summand_cold(${name}_test)
  target_link_libraries(${name}_test PRIVATE summand_testing summand GTest::gmock_main rapidcheck
                                             rapidcheck_gtest)
  # Suites named …Slow have the label `slow` instead of the name of their layer. Quick runs leave them out.
  gtest_discover_tests(
    ${name}_test
    TEST_FILTER "-*Slow.*:*Slow/*"
    DISCOVERY_MODE PRE_TEST
    PROPERTIES LABELS ${name})
  gtest_discover_tests(
    ${name}_test
    TEST_FILTER "*Slow.*:*Slow/*"
    DISCOVERY_MODE PRE_TEST
    PROPERTIES LABELS slow)
endfunction()
