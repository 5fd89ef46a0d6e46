# Writes the source that says from which commit the program is built, and how.
#
#   cmake -D SOURCE=folder -D KIND="static Release" -D TEMPLATE=file -D OUTPUT=file -P write_build.cmake
#
# The commit is that of the file packaging/commit, into which `git archive` writes it, or else that of the repository
# whose top folder is SOURCE. The file OUTPUT is written only if it changes.
cmake_minimum_required(VERSION 3.25)

# Sets `output` to what git prints, and `ran` to true if it has no fault to find.
macro(git)
  execute_process(
    COMMAND git -c safe.directory=* --no-optional-locks -C ${SOURCE} ${ARGV}
    OUTPUT_VARIABLE output ERROR_QUIET RESULT_VARIABLE code)
  if(code EQUAL 0)
    set(ran TRUE)
  else()
    set(ran FALSE)
  endif()
endmacro()

set(commit "")
set(changed false)
file(READ ${SOURCE}/packaging/commit archived)
if(archived MATCHES "^[0-9a-f]+")
  set(commit ${CMAKE_MATCH_0})
else()
  # The first line is empty in the top folder of a repository.
  git(rev-parse --show-prefix HEAD)
  if(ran AND output MATCHES "^\n([0-9a-f]+)\n$")
    set(commit ${CMAKE_MATCH_1})
    git(status --porcelain)
    if(NOT ran OR NOT output STREQUAL "")
      set(changed true)
    endif()
  endif()
endif()
string(TOLOWER "${KIND}" kind)
configure_file(${TEMPLATE} ${OUTPUT} @ONLY)
