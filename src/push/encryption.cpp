#include "push/encryption.h"

#include <openssl/core_names.h>
#include <openssl/evp.h>
#include <openssl/kdf.h>
#include <openssl/params.h>

#include <algorithm>
#include <array>
#include <memory>

#include "push/base64.h"
#include "push/openssl.h"

namespace velatura::push {
namespace {

using namespace std::string_literals;

constexpr std::size_t key_bytes = 16;
constexpr std::size_t nonce_bytes = 12;
constexpr std::size_t tag_bytes = 16;
constexpr std::size_t hash_bytes = 32;
constexpr std::string_view record_size{"\0\0\x10\0", 4};  // 4096

OSSL_PARAM octets(const char* name, std::string& bytes) {
    return OSSL_PARAM_construct_octet_string(name, bytes.data(), bytes.size());
}

// HKDF with SHA-256 (RFC 5869).
std::string derive(std::string salt, std::string secret, std::string info, std::size_t length) {
    const std::unique_ptr<EVP_KDF, Freed<EVP_KDF_free>> kind{
        EVP_KDF_fetch(nullptr, "HKDF", nullptr)};
    require(kind != nullptr);
    const std::unique_ptr<EVP_KDF_CTX, Freed<EVP_KDF_CTX_free>> work{EVP_KDF_CTX_new(kind.get())};
    require(work != nullptr);
    std::string digest = "SHA256";
    const std::array parameters{
        OSSL_PARAM_construct_utf8_string(OSSL_KDF_PARAM_DIGEST, digest.data(), 0),
        octets(OSSL_KDF_PARAM_SALT, salt), octets(OSSL_KDF_PARAM_KEY, secret),
        octets(OSSL_KDF_PARAM_INFO, info), OSSL_PARAM_construct_end()};
    std::string out(length, '\0');
    require(EVP_KDF_derive(work.get(), bytes_of(out), length, parameters.data()) == 1);
    return out;
}

std::string seal(const std::string& key, const std::string& nonce, const std::string& text) {
    const std::unique_ptr<EVP_CIPHER_CTX, Freed<EVP_CIPHER_CTX_free>> work{EVP_CIPHER_CTX_new()};
    require(work != nullptr);
    std::string sealed(text.size() + tag_bytes, '\0');
    int size = 0;
    int rest = 0;
    require(EVP_EncryptInit_ex(work.get(), EVP_aes_128_gcm(), nullptr, bytes_of(key),
                               bytes_of(nonce)) == 1);
    require(EVP_EncryptUpdate(work.get(), bytes_of(sealed), &size, bytes_of(text),
                              static_cast<int>(text.size())) == 1);
    require(EVP_EncryptFinal_ex(work.get(), bytes_of(sealed) + size, &rest) == 1);
    require(EVP_CIPHER_CTX_ctrl(work.get(), EVP_CTRL_GCM_GET_TAG, static_cast<int>(tag_bytes),
                                bytes_of(sealed) + text.size()) == 1);
    return sealed;
}

}  // namespace

std::optional<Subscriber> read_subscriber(std::string_view p256dh, std::string_view auth) {
    auto point = from_base64(p256dh);
    auto secret = from_base64(auth);
    if (!point || !secret || secret->size() != auth_bytes || !is_point(*point)) return {};
    return Subscriber{*std::move(point), *std::move(secret)};
}

std::optional<std::string> encrypt(const Subscriber& to, std::string_view text) {
    const std::size_t padding = shortest_text - std::min(shortest_text, text.size());
    return encrypt(to, text, KeyPair::make(), random_bytes(salt_bytes), padding);
}

std::optional<std::string> encrypt(const Subscriber& to, std::string_view text, const KeyPair& once,
                                   std::string_view salt, std::size_t padding) {
    if (text.size() + padding > longest_text) return {};
    const auto agreed = once.agree(to.point);
    if (!agreed) return {};
    const std::string secret =
        derive(to.auth, *agreed, "WebPush: info\0"s + to.point + once.point(), hash_bytes);
    const std::string kept{salt};
    const std::string key = derive(kept, secret, "Content-Encoding: aes128gcm\0"s, key_bytes);
    const std::string nonce = derive(kept, secret, "Content-Encoding: nonce\0"s, nonce_bytes);
    // 2: this record is the last one, and what follows means nothing.
    const std::string record = std::string{text} + '\2' + std::string(padding, '\0');
    std::string sealed = kept;
    sealed.append(record_size).append(1, static_cast<char>(point_bytes)).append(once.point());
    return sealed + seal(key, nonce, record);
}

}  // namespace velatura::push
