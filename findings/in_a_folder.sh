# shellcheck shell=bash
# For the scripts of this folder: a temporary folder with pinned Python packages, and the comparison.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# install PACKAGE==VERSION…: into the folder, with exactly these versions.
install() {
  python3 -m venv "$folder/venv"
  if ! "$folder/venv/bin/pip" install --quiet --disable-pip-version-check "$@"; then
    echo "not installed: $*" >&2
    exit 2
  fi
}

# seen EXPECTED: runs the Python program of the standard input, prints what it prints, and compares it.
seen() {
  local expected=$1 output
  output=$("$folder/venv/bin/python" - 2>&1) || true
  echo "$output"
  if [[ $output == "$expected" ]]; then
    echo "As described."
  else
    echo "The behaviour has changed. It was:" >&2
    echo "$expected" >&2
    exit 1
  fi
}
