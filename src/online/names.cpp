#include "online/names.h"

#include <algorithm>

#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/uscript.h>
#include <unicode/uspoof.h>
#include <unicode/ustring.h>

#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string>

namespace velatura::online {
namespace {

constexpr UChar32 joiner = 0x200d;
constexpr UChar32 as_picture = 0xfe0f;
constexpr UChar32 empty_braille = 0x2800;
constexpr UChar32 wide_space = 0x3000;
// Of Thai, Hindi and the like so many marks belong to one letter; of ours, one.
constexpr int most_marks = 3;

struct CloseChecker {
    void operator()(USpoofChecker* checker) const { uspoof_close(checker); }
};

// ICU's data is linked with it: without it there is no program.
const USpoofChecker* checker() {
    static const std::unique_ptr<USpoofChecker, CloseChecker> made = [] {
        UErrorCode error = U_ZERO_ERROR;
        std::unique_ptr<USpoofChecker, CloseChecker> one{uspoof_open(&error)};
        uspoof_setRestrictionLevel(one.get(), USPOOF_MODERATELY_RESTRICTIVE);
        uspoof_setChecks(
            one.get(), USPOOF_RESTRICTION_LEVEL | USPOOF_INVISIBLE | USPOOF_MIXED_NUMBERS, &error);
        if (U_FAILURE(error)) std::abort();
        return one;
    }();
    return made.get();
}

// What ICU writes to a buffer of its own length.
template <class Write>
std::u16string written(const Write& write) {
    UErrorCode error = U_ZERO_ERROR;
    std::u16string text(static_cast<std::size_t>(write(nullptr, 0, &error)), u'\0');
    error = U_ZERO_ERROR;
    write(text.data(), static_cast<std::int32_t>(text.size()), &error);
    return U_SUCCESS(error) ? text : std::u16string{};
}

std::int32_t length(const std::u16string& text) {
    return static_cast<std::int32_t>(text.size());
}

// Empty: no UTF-8.
std::u16string utf16(std::string_view text) {
    return written([&](char16_t* to, std::int32_t most, UErrorCode* error) {
        std::int32_t size = 0;
        u_strFromUTF8(to, most, &size, text.data(), static_cast<std::int32_t>(text.size()), error);
        return size;
    });
}

std::u16string composed(const std::u16string& text) {
    UErrorCode error = U_ZERO_ERROR;
    const UNormalizer2* const nfc = unorm2_getNFCInstance(&error);
    if (U_FAILURE(error)) std::abort();
    return written([&](char16_t* to, std::int32_t most, UErrorCode* why) {
        return unorm2_normalize(nfc, text.data(), length(text), to, most, why);
    });
}

std::u16string folded(const std::u16string& text) {
    return written([&](char16_t* to, std::int32_t most, UErrorCode* error) {
        return u_strFoldCase(to, most, text.data(), length(text), U_FOLD_CASE_DEFAULT, error);
    });
}

std::u16string skeleton(const std::u16string& text) {
    return written([&](char16_t* to, std::int32_t most, UErrorCode* error) {
        return uspoof_getSkeleton(checker(), 0, text.data(), length(text), to, most, error);
    });
}

bool is_mark(UChar32 c) {
    return (U_GET_GC_MASK(c) & (U_GC_MN_MASK | U_GC_ME_MASK)) != 0;
}

bool has_one_mark_at_most(UChar32 letter) {
    UErrorCode error = U_ZERO_ERROR;
    switch (uscript_getScript(letter, &error)) {
        case USCRIPT_COMMON:
        case USCRIPT_LATIN:
        case USCRIPT_GREEK:
        case USCRIPT_CYRILLIC:
            return true;
        default:
            return false;
    }
}

// Goes through a name, code point by code point.
class NameReader {
  public:
    bool takes(UChar32 c) {
        if (u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) != 0) return belongs(c);
        const bool fits = is_mark(c) ? takes_mark() : takes_letter(c);
        last_ = c;
        return fits;
    }
    bool sees_something() const { return seen_ && !u_isUWhiteSpace(last_); }

  private:
    // What cannot be seen, but as part of a picture such as a family or a heart.
    bool belongs(UChar32 c) const {
        return (c == joiner || c == as_picture) && !u_isUWhiteSpace(last_) &&
               u_hasBinaryProperty(last_, UCHAR_EXTENDED_PICTOGRAPHIC) != 0;
    }

    bool takes_mark() {
        return last_ != 0 && !u_isUWhiteSpace(last_) &&
               ++marks_ <= (has_one_mark_at_most(letter_) ? 1 : most_marks);
    }

    bool takes_letter(UChar32 c) {
        letter_ = c;
        marks_ = 0;
        if (u_isUWhiteSpace(c) != 0) {
            return (c == ' ' || c == wide_space) && seen_ && u_isUWhiteSpace(last_) == 0;
        }
        seen_ = true;
        constexpr std::uint32_t shown =
            ~(U_GC_C_MASK | U_GC_Z_MASK);  // no control, nothing unassigned, no other space
        return (U_GET_GC_MASK(c) & shown) != 0 && c != empty_braille;
    }

    UChar32 last_ = 0;
    UChar32 letter_ = 0;
    int marks_ = 0;
    bool seen_ = false;
};

}  // namespace

bool is_clear_name(std::string_view name) {
    const std::u16string text = composed(utf16(name));
    UErrorCode error = U_ZERO_ERROR;
    if (uspoof_check2(checker(), text.data(), length(text), nullptr, &error) != 0) return false;
    NameReader reader;
    for (std::int32_t at = 0; at < length(text);) {
        UChar32 c = 0;
        U16_NEXT(text.data(), at, length(text), c);
        if (!reader.takes(c)) return false;
    }
    return U_SUCCESS(error) && reader.sees_something();
}

bool is_plain_text(std::string_view text) {
    unsigned char before = 0;
    return std::ranges::none_of(text, [&before](char c) {
        const auto byte = static_cast<unsigned char>(c);
        const bool c1 = before == 0xc2 && byte < 0xa0;
        before = byte;
        return byte < ' ' || byte == 127 || c1;
    });
}

bool look_alike(std::string_view a, std::string_view b) {
    const std::u16string one = composed(utf16(a));
    const std::u16string other = composed(utf16(b));
    return skeleton(one) == skeleton(other) || skeleton(folded(one)) == skeleton(folded(other));
}

}  // namespace velatura::online
