# Sourced by scripts/run and scripts/source.sh: quiet_build builds and shows one line of progress.
# shellcheck shell=bash

in_words() { # in_words SECONDS
  if (($1 < 90)); then echo "$1 s"; else echo "$((($1 + 30) / 60)) min"; fi
}

# Shows one line on the terminal with the progress of the build and the time left: show_progress TITLE
show_progress() {
  local line text columns began=$SECONDS seconds ready=0 all=0 code=0
  columns=$(tput cols 2>/dev/null || echo 80)
  while true; do
    IFS= read -r -t 1 line && code=0 || code=$?
    if ((code == 1)); then break; fi # 1: the end; more than 128: a second is over
    if ((code == 0)) && [[ $line =~ ^\ *\[([0-9]+)/([0-9]+)\] ]]; then
      ready=${BASH_REMATCH[1]} all=${BASH_REMATCH[2]}
    fi
    seconds=$((SECONDS - began))
    text="$1: $(in_words $seconds)"
    if ((all > 0)); then text+=", step $ready of $all"; fi
    if ((seconds >= 10 && ready > 2)); then
      text+=", about $(in_words $((seconds * (all - ready) / ready))) left"
    fi
    printf '\r\033[K%s' "${text:0:columns-1}"
  done
  printf '\r\033[K'
}

# quiet_build TITLE LOG COMMAND…: the output of the command goes into the log.
quiet_build() {
  local title=$1 log=$2
  shift 2
  if [[ -t 2 ]]; then
    "$@" 2>&1 | tee "$log" | show_progress "$title" >&2
  else
    "$@" >"$log" 2>&1
  fi
}
