# Adds what Debian wants in every package: copyright and changes, and compressed pages. CPack runs this after it has
# installed the components, and before it makes packages of their folders.
cmake_minimum_required(VERSION 3.25)

file(READ ${CPACK_SUMMAND_SOURCE}/LICENSE license)
string(REGEX MATCH "Copyright \\(c\\) ([^\n]*)\n+(.*[^\n])" license "${license}")
set(holder "${CMAKE_MATCH_1}")
set(license "${CMAKE_MATCH_2}")
string(REPLACE "\n\n" "\n.\n" license "${license}")
string(REPLACE "\n" "\n " license "${license}")

# SOURCE_DATE_EPOCH in the environment sets this time.
string(TIMESTAMP time "%a, %d %b %Y %H:%M:%S +0000" UTC)

foreach(component IN LISTS CPACK_COMPONENTS_ALL)
  string(TOUPPER ${component} name)
  set(share ${CPACK_TEMPORARY_DIRECTORY}/${component}/usr/share)
  set(documents ${share}/doc/${CPACK_DEBIAN_${name}_PACKAGE_NAME})
  file(
    WRITE ${documents}/copyright
    "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Summand

Files: *
Copyright: ${holder}
License: Expat
 ${license}
")
  file(
    WRITE ${documents}/changelog
    "summand (${CPACK_PACKAGE_VERSION}) stable; urgency=medium

  * CHANGELOG.md.gz has the changes of all versions.

 -- ${CPACK_PACKAGE_CONTACT}  ${time}
")
  configure_file(${CPACK_SUMMAND_SOURCE}/CHANGELOG.md ${documents}/CHANGELOG.md COPYONLY)
  file(GLOB pages ${share}/man/*/*)
  execute_process(COMMAND gzip -9nf ${documents}/changelog ${documents}/CHANGELOG.md ${pages}
                  COMMAND_ERROR_IS_FATAL ANY)
endforeach()
