# shellcheck shell=bash
# Sourced by the other scripts: goes to the root of the repository and defines what they share.
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit

# locked NAME COMMAND...: runs the command while no other run of these scripts holds the lock NAME.
locked() {
  local name=$1
  shift
  mkdir -p build
  if command -v flock >/dev/null; then
    flock "build/$name.lock" "$@"
  else
    "$@"
  fi
}

# build_preset PRESET [TARGET...]: brings a CMake preset, or only some of its targets, up to date.
build_preset() {
  local preset=$1
  shift
  if [[ ! -f build/$preset/CMakeCache.txt || CMakePresets.json -nt build/$preset/CMakeCache.txt ]]; then
    locked build cmake --preset "$preset" || return
  fi
  locked build cmake --build --preset "$preset" --parallel 2 ${1:+--target "$@"}
}
