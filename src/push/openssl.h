// Small helps for OpenSSL's C interface. For the .cpp files of this room.
#pragma once

#include <new>
#include <string>
#include <string_view>

namespace velatura::push {

template <auto free>
struct Freed {
    void operator()(auto* thing) const { free(thing); }
};

// For what goes wrong only without memory.
inline void require(bool done) {
    if (!done) throw std::bad_alloc{};
}

inline unsigned char* bytes_of(std::string& text) {
    return reinterpret_cast<unsigned char*>(text.data());
}
inline const unsigned char* bytes_of(std::string_view text) {
    return reinterpret_cast<const unsigned char*>(text.data());
}

}  // namespace velatura::push
