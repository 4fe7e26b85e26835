# shellcheck shell=bash
# Sourced by the other scripts: goes to the root of the repository and sets what the tools need.
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit

# Debian's Emscripten looks for acorn only beside Debian's own Node.
if [[ $(readlink -f "$(command -v emcc)" 2>/dev/null) == /usr/share/emscripten/* ]]; then
  acorn=$(dpkg -L node-acorn | sed -n 's|/acorn/package.json$||p' | head -n 1)
  export NODE_PATH=$acorn${NODE_PATH:+:$NODE_PATH}
  unset acorn
fi

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
    locked build cmake --preset "$preset"
  fi
  locked build cmake --build --preset "$preset" --parallel 2 ${1:+--target "$@"}
}
