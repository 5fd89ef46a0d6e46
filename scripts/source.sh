# Sourced by scripts/package and scripts/wheel: the version and the time of the source, licences, and dist/.
# shellcheck shell=bash
# shellcheck source=scripts/quiet-build.sh
source scripts/quiet-build.sh
# The same bytes for everybody: times of the last change, rights and order do not depend on who packs.
umask 022
export LC_ALL=C.UTF-8 TZ=UTC CCACHE_BASEDIR=$PWD
version=$(sed -n 's/^project(summand VERSION \([0-9.]*\) .*/\1/p' CMakeLists.txt)
dist=$PWD/dist
# The libraries inside a static program.
libraries=(libc6 libstdc++6 libgcc-s1 libfmt-dev libedit2 libtinfo6 libbsd0 libmd0 libsqlite3-0 libboost1.81-dev nlohmann-json3-dev)

git_here() { git -c safe.directory='*' "$@"; }

# The time of the last commit; in a tree without git, the day of the version.
time_of_source() {
  git_here log -1 --format=%ct 2>/dev/null ||
    date -d "$(sed -n "s/^## \[$version\] - //p" CHANGELOG.md)" +%s
}

give_up() { # give_up SENTENCE [LOG]
  if [[ -n ${2:-} ]]; then tail -n 40 "$2" >&2; fi
  echo "$(basename "$0"): $1${2:+ (log: $2)}" >&2
  exit 1
}

copy_licences() { # copy_licences FOLDER
  local folder=$1 library
  mkdir -p "$folder"
  for library in "${libraries[@]}"; do
    cp -L "/usr/share/doc/$library/copyright" "$folder/$library" || give_up "the licence of $library is missing"
  done
}

# Writes the checksums of all packages of this version in dist/.
write_checksums() (
  shopt -s nullglob
  cd "$dist" || exit
  sha256sum -- *"_${version}_"*.deb "summand-$version"*.tar.gz "summand_cgt-$version"-*.whl >SHA256SUMS
)
