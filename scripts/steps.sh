# Sourced by scripts/check: steps with their seconds, logs and counts of tests, and how a stopped run goes on.
# shellcheck shell=bash
#
# `logs` is the folder of the logs, and `go_on` is "yes" if steps that passed on the same tree are not run again. A step
# that passes leaves a stamp beside its log: the tree that it tested and its command.
# The script that sources this one sets both.
# shellcheck disable=SC2154

passed=0
failed=0

git_here() { git -c safe.directory='*' "$@"; }

# The hash of the tree that is tested: all files that git tracks, and new ones that it does not ignore, as they are in
# the folder. Without git it is empty, and nothing is skipped.
tree_here() (
  index=$(git_here rev-parse --git-path index 2>/dev/null) || return 0
  mine=$(mktemp)
  trap 'rm -f "$mine"' EXIT
  # The time of the index tells git which files may have changed in the same second.
  cp -p "$index" "$mine" 2>/dev/null || return 0
  export GIT_INDEX_FILE=$mine
  if git_here add --all 2>/dev/null; then git_here write-tree || true; fi
)

# What prepares other steps and is quickly done a second time.
always_runs() { [[ $1 == setup* || $1 == "Python packages" || $1 == build* || $1 == configure* ]]; }

begin_steps() {
  mkdir -p "$logs"
  if [[ $go_on != yes ]]; then rm -f "$logs"/*; fi
}

# Adds the tests in a log of ctest, pytest or vitest to the counts.
count_tests() {
  local summary='tests passed, ([0-9]+) tests? failed out of ([0-9]+)' line
  local of_pytest='^(([0-9]+) failed, )?([0-9]+) passed.* in [0-9.]+s'
  local of_vitest='^ +Tests +(([0-9]+) failed \| )?([0-9]+) passed'
  while IFS= read -r line; do
    if [[ $line =~ $summary ]]; then
      failed=$((failed + BASH_REMATCH[1]))
      passed=$((passed + BASH_REMATCH[2] - BASH_REMATCH[1]))
    elif [[ $line =~ $of_pytest || $line =~ $of_vitest ]]; then
      failed=$((failed + ${BASH_REMATCH[2]:-0}))
      passed=$((passed + BASH_REMATCH[3]))
    fi
  done < <(grep -E "$summary|$of_pytest|$of_vitest" "$1" || true)
}

give_up() {
  local name=$1 log=$2
  grep -vE '^ *[0-9]+/[0-9]+ Test .* Passed|^ *Start +[0-9]+:' "$log" | tail -n 200 >&2 || true
  echo "FAILED: $name (log: $log)"
  if ((failed == 0)); then failed=1; fi
  echo "$passed passed, $failed failed"
  exit 1
}

# step NAME COMMAND…: runs the command and writes its output into a log.
step() {
  local name=$1 log stamp tree code=0 times
  shift
  log=$logs/${name//[^a-zA-Z0-9]/-}.log
  stamp=${log%.log}.passed
  tree=$(tree_here)
  printf '%-34s' "$name"
  if [[ $go_on == yes && -n $tree && -f $log && -f $stamp && $(<"$stamp") == "$tree $*" ]] && ! always_runs "$name"; then
    echo "passed before on this tree"
    count_tests "$log"
    return 0
  fi
  rm -f "$stamp"
  local TIMEFORMAT='%R %U %S'
  set +e
  { time { (set -e && "$@") >"$log" 2>&1; }; } 2>"$log.time"
  code=$?
  set -e
  read -ra times <"$log.time"
  rm -f "$log.time"
  awk -v real="${times[0]}" -v user="${times[1]}" -v sys="${times[2]}" \
    'BEGIN { printf "%8.1f s %8.1f CPU s\n", real, user + sys }'
  count_tests "$log"
  if ((code != 0)); then give_up "$name" "$log"; fi
  # A tree that changed during the step was not tested.
  if [[ -n $tree && $tree == "$(tree_here)" ]]; then echo "$tree $*" >"$stamp"; fi
}

# The last line of a run.
end_steps() {
  if ((passed == 0)); then give_up "counting the tests" /dev/null; fi
  echo "$passed passed, $failed failed"
}

