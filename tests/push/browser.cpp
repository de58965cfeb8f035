#include "push/browser.h"

#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/x509.h>

#include <array>
#include <utility>

#include "push/base64.h"
#include "push/openssl.h"

namespace velatura::push_test {
namespace {

using namespace std::string_literals;
using push::bytes_of;

constexpr std::size_t head = 21;  // salt, record size, length of the key
constexpr std::size_t tag = 16;

std::string hmac(const std::string& key, const std::string& text) {
    std::string out(32, '\0');
    unsigned size = 0;
    HMAC(EVP_sha256(), key.data(), static_cast<int>(key.size()), bytes_of(std::string_view{text}),
         text.size(), bytes_of(out), &size);
    return out;
}

std::string hkdf(const std::string& salt, const std::string& secret, const std::string& info,
                 std::size_t length) {
    return hmac(hmac(salt, secret), info + '\1').substr(0, length);
}

std::optional<std::string> opened(const std::string& key, const std::string& nonce,
                                  std::string sealed) {
    EVP_CIPHER_CTX* const work = EVP_CIPHER_CTX_new();
    const std::size_t size = sealed.size() - tag;
    std::string text(size, '\0');
    int done = 0;
    EVP_DecryptInit_ex(work, EVP_aes_128_gcm(), nullptr, bytes_of(std::string_view{key}),
                       bytes_of(std::string_view{nonce}));
    EVP_DecryptUpdate(work, bytes_of(text), &done, bytes_of(std::string_view{sealed}),
                      static_cast<int>(size));
    EVP_CIPHER_CTX_ctrl(work, EVP_CTRL_GCM_SET_TAG, tag, bytes_of(sealed) + size);
    const bool good = EVP_DecryptFinal_ex(work, bytes_of(text) + done, &done) == 1;
    EVP_CIPHER_CTX_free(work);
    if (!good) return {};
    return text;
}

// What follows a word, up to a comma or the end.
std::string part(std::string_view text, std::string_view word) {
    const std::size_t begin = text.find(word);
    if (begin == std::string_view::npos) return {};
    text.remove_prefix(begin + word.size());
    return std::string{text.substr(0, text.find(','))};
}

// As SubjectPublicKeyInfo begins for a key on P-256 (RFC 5480).
const std::string p256_head =
    "\x30\x59\x30\x13\x06\x07\x2a\x86\x48\xce\x3d\x02\x01\x06\x08\x2a\x86\x48\xce\x3d\x03\x01\x07"
    "\x03\x42\x00"s;

bool is_signed(const std::string& text, const std::string& signature, const std::string& point) {
    if (signature.size() != 64 || point.size() != push::point_bytes) return false;
    ECDSA_SIG* const numbers = ECDSA_SIG_new();
    ECDSA_SIG_set0(numbers, BN_bin2bn(bytes_of(std::string_view{signature}), 32, nullptr),
                   BN_bin2bn(bytes_of(std::string_view{signature}) + 32, 32, nullptr));
    unsigned char* der = nullptr;
    const int size = i2d_ECDSA_SIG(numbers, &der);
    ECDSA_SIG_free(numbers);
    const std::string info = p256_head + point;
    const unsigned char* from = bytes_of(std::string_view{info});
    EVP_PKEY* const key = d2i_PUBKEY(nullptr, &from, static_cast<long>(info.size()));
    EVP_MD_CTX* const check = EVP_MD_CTX_new();
    const bool good = key != nullptr &&
                      EVP_DigestVerifyInit(check, nullptr, EVP_sha256(), nullptr, key) == 1 &&
                      EVP_DigestVerify(check, der, static_cast<std::size_t>(size),
                                       bytes_of(std::string_view{text}), text.size()) == 1;
    EVP_MD_CTX_free(check);
    EVP_PKEY_free(key);
    OPENSSL_free(der);
    return good;
}

}  // namespace

Browser::Browser() : Browser(push::KeyPair::make(), push::random_bytes(16)) {}
Browser::Browser(push::KeyPair key, std::string auth)
    : key_(std::move(key)), auth_(std::move(auth)) {}

std::string Browser::p256dh() const {
    return push::base64(key_.point());
}
std::string Browser::auth() const {
    return push::base64(auth_);
}

std::optional<std::string> Browser::read(const std::string& body) const {
    if (body.size() < head + push::point_bytes + tag + 1) return {};
    const std::string salt = body.substr(0, 16);
    const unsigned record =
        (static_cast<unsigned char>(body[18]) << 8U) + static_cast<unsigned char>(body[19]);
    if (body[16] != 0 || body[17] != 0 || body[20] != push::point_bytes) return {};
    const std::string point = body.substr(head, push::point_bytes);
    const std::string sealed = body.substr(head + push::point_bytes);
    if (sealed.size() > record) return {};  // more than one record: nobody sends that
    const auto agreed = key_.agree(point);
    if (!agreed) return {};
    const std::string secret = hkdf(auth_, *agreed, "WebPush: info\0"s + key_.point() + point, 32);
    auto text = opened(hkdf(salt, secret, "Content-Encoding: aes128gcm\0"s, 16),
                       hkdf(salt, secret, "Content-Encoding: nonce\0"s, 12), sealed);
    if (!text) return {};
    text->erase(text->find_last_not_of('\0') + 1);  // what fills it up
    if (!text->ends_with('\2')) return {};
    text->pop_back();
    return text;
}

std::optional<std::string> vouched(std::string_view authorization) {
    if (!authorization.starts_with("vapid ")) return {};
    const std::string token = part(authorization, "t=");
    const auto point = push::from_base64(part(authorization, "k="));
    const std::size_t last = token.rfind('.');
    const std::size_t first = token.find('.');
    if (!point || first == last || last == std::string::npos) return {};
    const auto signature = push::from_base64(std::string_view{token}.substr(last + 1));
    if (!signature || !is_signed(token.substr(0, last), *signature, *point)) return {};
    if (push::from_base64(token.substr(0, first)) != R"({"typ":"JWT","alg":"ES256"})") return {};
    return push::from_base64(std::string_view{token}.substr(first + 1, last - first - 1));
}

}  // namespace velatura::push_test
