# Builds the project in SOURCE with the library below PREFIX and with COMPILER, and runs its programs. Without a PREFIX,
# BUILD is first installed below WORK.
cmake_minimum_required(VERSION 3.25)

function(run)
  execute_process(COMMAND ${ARGV} RESULT_VARIABLE code OUTPUT_VARIABLE output ERROR_VARIABLE output)
  if(NOT code EQUAL 0)
    list(JOIN ARGV " " command)
    message(FATAL_ERROR "failed (${code}): ${command}\n${output}")
  endif()
  set(output "${output}" PARENT_SCOPE)
endfunction()

function(expect text)
  string(FIND "${output}" "${text}" at)
  if(at EQUAL -1)
    message(FATAL_ERROR "expected \"${text}\" in: ${output}")
  endif()
endfunction()

# The guide shows exactly the programs that are built here.
file(READ ${SOURCE}/../../docs/guide/library.md output)
foreach(name main ask)
  file(READ ${SOURCE}/${name}.cpp program)
  expect("```cpp\n${program}```")
endforeach()

file(REMOVE_RECURSE ${WORK})
if(NOT PREFIX)
  set(PREFIX ${WORK}/prefix)
  run(${CMAKE_COMMAND} --install ${BUILD} --prefix ${PREFIX})
endif()

# The project is copied away from this tree, so that it cannot use files of the tree.
file(COPY ${SOURCE}/CMakeLists.txt ${SOURCE}/main.cpp ${SOURCE}/ask.cpp DESTINATION ${WORK}/outsider)
run(${CMAKE_COMMAND} -S ${WORK}/outsider -B ${WORK}/build -G Ninja -D CMAKE_BUILD_TYPE=Release
    -D CMAKE_PREFIX_PATH=${PREFIX} -D CMAKE_CXX_COMPILER=${COMPILER}
    -D CMAKE_CXX_COMPILER_LAUNCHER=${LAUNCHER} "-DCMAKE_CXX_FLAGS=${FLAGS}" -D WANTED_VERSION=${VERSION})
run(${CMAKE_COMMAND} --build ${WORK}/build)
run(${WORK}/build/outsider)
expect("summand ${VERSION}")
run(${WORK}/build/asker)
expect("\"left_starts\": \"left\"")

if(PROGRAM)
  run(${PREFIX}/bin/summand --version)
  expect("${VERSION}")
  foreach(file man/man1/summand.1 summand/games/fission.game
               bash-completion/completions/summand zsh/site-functions/_summand
               fish/vendor_completions.d/summand.fish doc/summand/guide/heat.md doc/summand/words.md)
    file(SIZE ${PREFIX}/share/${file} size)
    if(size EQUAL 0)
      message(FATAL_ERROR "${file} is empty")
    endif()
  endforeach()
endif()
