#include "push/key_pair.h"

#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>
#include <openssl/rand.h>

#include <array>

#include "push/base64.h"
#include "push/openssl.h"

namespace velatura::push {
namespace {

using Context = std::unique_ptr<EVP_PKEY_CTX, Freed<EVP_PKEY_CTX_free>>;
using Number = std::unique_ptr<BIGNUM, Freed<BN_clear_free>>;

Number number_of(EVP_PKEY* key, const char* name) {
    BIGNUM* number = nullptr;
    require(EVP_PKEY_get_bn_param(key, name, &number) == 1);
    return Number{number};
}

std::string padded(const BIGNUM* number) {
    std::string bytes(scalar_bytes, '\0');
    require(BN_bn2binpad(number, bytes_of(bytes), static_cast<int>(bytes.size())) ==
            static_cast<int>(bytes.size()));
    return bytes;
}

}  // namespace

void KeyPair::Free::operator()(evp_pkey_st* key) const {
    EVP_PKEY_free(key);
}

KeyPair::KeyPair(Handle key, std::string point, std::string scalar)
    : key_(std::move(key)), point_(std::move(point)), scalar_(std::move(scalar)) {}

KeyPair KeyPair::make() {
    Handle key{EVP_EC_gen("P-256")};
    require(key != nullptr);
    std::string point(1, '\4');
    point += padded(number_of(key.get(), OSSL_PKEY_PARAM_EC_PUB_X).get());
    point += padded(number_of(key.get(), OSSL_PKEY_PARAM_EC_PUB_Y).get());
    std::string scalar = padded(number_of(key.get(), OSSL_PKEY_PARAM_PRIV_KEY).get());
    return {std::move(key), std::move(point), std::move(scalar)};
}

// Without a scalar only a public key.
KeyPair::Handle KeyPair::load(std::string_view point, std::string_view scalar) {
    if (point.size() != point_bytes || point.front() != '\4') return {};
    const std::unique_ptr<OSSL_PARAM_BLD, Freed<OSSL_PARAM_BLD_free>> parts{OSSL_PARAM_BLD_new()};
    const Number number{BN_bin2bn(bytes_of(scalar), static_cast<int>(scalar.size()), nullptr)};
    require(parts && number);
    require(OSSL_PARAM_BLD_push_utf8_string(parts.get(), OSSL_PKEY_PARAM_GROUP_NAME, "P-256", 0));
    require(OSSL_PARAM_BLD_push_octet_string(parts.get(), OSSL_PKEY_PARAM_PUB_KEY, point.data(),
                                             point.size()));
    if (!scalar.empty()) {
        require(OSSL_PARAM_BLD_push_BN(parts.get(), OSSL_PKEY_PARAM_PRIV_KEY, number.get()));
    }
    const std::unique_ptr<OSSL_PARAM, Freed<OSSL_PARAM_free>> parameters{
        OSSL_PARAM_BLD_to_param(parts.get())};
    const Context maker{EVP_PKEY_CTX_new_from_name(nullptr, "EC", nullptr)};
    require(parameters && maker && EVP_PKEY_fromdata_init(maker.get()) == 1);
    EVP_PKEY* raw = nullptr;
    const int kind = scalar.empty() ? EVP_PKEY_PUBLIC_KEY : EVP_PKEY_KEYPAIR;
    const bool made = EVP_PKEY_fromdata(maker.get(), &raw, kind, parameters.get()) == 1;
    Handle key{raw};
    const Context checker{made ? EVP_PKEY_CTX_new_from_pkey(nullptr, raw, nullptr) : nullptr};
    const bool good = checker && (scalar.empty() ? EVP_PKEY_public_check(checker.get()) == 1
                                                 : EVP_PKEY_check(checker.get()) == 1);
    ERR_clear_error();
    return good ? std::move(key) : Handle{};
}

std::optional<KeyPair> KeyPair::from(std::string_view point, std::string_view scalar) {
    if (scalar.size() != scalar_bytes) return {};
    Handle key = load(point, scalar);
    if (!key) return {};
    return KeyPair{std::move(key), std::string{point}, std::string{scalar}};
}

std::optional<KeyPair> KeyPair::read(std::string_view text) {
    const std::size_t space = text.find(' ');
    if (space == std::string_view::npos) return {};
    const auto point = from_base64(text.substr(0, space));
    const auto scalar = from_base64(text.substr(space + 1));
    if (!point || !scalar) return {};
    return from(*point, *scalar);
}

std::string KeyPair::text() const {
    return base64(point_) + ' ' + base64(scalar_);
}

std::string KeyPair::sign(std::string_view text) const {
    const std::unique_ptr<EVP_MD_CTX, Freed<EVP_MD_CTX_free>> signer{EVP_MD_CTX_new()};
    require(signer != nullptr);
    require(EVP_DigestSignInit(signer.get(), nullptr, EVP_sha256(), nullptr, key_.get()) == 1);
    std::array<unsigned char, 80> der{};  // at most 72 bytes
    std::size_t size = der.size();
    require(EVP_DigestSign(signer.get(), der.data(), &size, bytes_of(text), text.size()) == 1);
    const unsigned char* from = der.data();
    const std::unique_ptr<ECDSA_SIG, Freed<ECDSA_SIG_free>> signature{
        d2i_ECDSA_SIG(nullptr, &from, static_cast<long>(size))};
    require(signature != nullptr);
    return padded(ECDSA_SIG_get0_r(signature.get())) + padded(ECDSA_SIG_get0_s(signature.get()));
}

std::optional<std::string> KeyPair::agree(std::string_view other_point) const {
    const Handle other = load(other_point, {});
    if (!other) return {};
    const Context deriver{EVP_PKEY_CTX_new_from_pkey(nullptr, key_.get(), nullptr)};
    require(deriver && EVP_PKEY_derive_init(deriver.get()) == 1);
    require(EVP_PKEY_derive_set_peer(deriver.get(), other.get()) == 1);
    std::string secret(scalar_bytes, '\0');
    std::size_t size = secret.size();
    require(EVP_PKEY_derive(deriver.get(), bytes_of(secret), &size) == 1);
    return secret;
}

bool is_point(std::string_view bytes) {
    // Whoever can agree with it has found it on the curve.
    static const KeyPair any = KeyPair::make();
    return any.agree(bytes).has_value();
}

std::string random_bytes(std::size_t count) {
    std::string bytes(count, '\0');
    require(RAND_bytes(bytes_of(bytes), static_cast<int>(count)) == 1);
    return bytes;
}

}  // namespace velatura::push
