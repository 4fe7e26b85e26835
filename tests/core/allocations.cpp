// Counts what the test program allocates. The operators stand apart from their uses, because a
// compiler that sees both takes them for a mismatch.
#include "allocations.hpp"

#include <algorithm>
#include <cstdlib>
#include <new>

namespace {

std::size_t allocated = 0;
std::size_t most_allocated = 0;

/// Each block begins with its size; so many bytes keep the alignment of what follows.
constexpr std::size_t header = alignof(std::max_align_t);

}  // namespace

// Both forms of new are replaced, since delete frees the blocks of both: the standard library asks
// for its temporary buffers in the form that does not throw.
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  void* const block = std::malloc(size + header);
  if (block == nullptr) return nullptr;
  *static_cast<std::size_t*>(block) = size;
  allocated += size;
  most_allocated = std::max(most_allocated, allocated);
  return static_cast<char*>(block) + header;
}

void* operator new(std::size_t size) {
  void* const block = operator new(size, std::nothrow);
  if (block == nullptr) throw std::bad_alloc();
  return block;
}

void operator delete(void* pointer) noexcept {
  if (pointer == nullptr) return;
  void* const block = static_cast<char*>(pointer) - header;
  allocated -= *static_cast<std::size_t*>(block);
  std::free(block);
}

void operator delete(void* pointer, std::size_t) noexcept { operator delete(pointer); }

namespace attention::test {

std::size_t memory_of(const std::function<void()>& call) {
  const std::size_t before = allocated;
  most_allocated = allocated;
  call();
  return most_allocated - before;
}

}  // namespace attention::test
