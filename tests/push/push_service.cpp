#include "push/push_service.h"

#include <netinet/in.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/ssl.h>
#include <openssl/x509v3.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <cstdio>

namespace velatura::push_test {

struct PushService::Tls {
    EVP_PKEY* key = EVP_EC_gen("P-256");
    X509* certificate = X509_new();
    SSL_CTX* context = SSL_CTX_new(TLS_server_method());

    Tls() {
        X509_set_version(certificate, X509_VERSION_3);
        ASN1_INTEGER_set(X509_get_serialNumber(certificate), 1);
        X509_gmtime_adj(X509_getm_notBefore(certificate), -60);
        X509_gmtime_adj(X509_getm_notAfter(certificate), 86'400);
        X509_set_pubkey(certificate, key);
        X509_NAME* const name = X509_get_subject_name(certificate);
        X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_ASC,
                                   reinterpret_cast<const unsigned char*>("push service"), -1, -1,
                                   0);
        X509_set_issuer_name(certificate, name);
        X509_EXTENSION* const names =
            X509V3_EXT_conf_nid(nullptr, nullptr, NID_subject_alt_name, "DNS:localhost");
        X509_add_ext(certificate, names, -1);
        X509_EXTENSION_free(names);
        X509_sign(certificate, key, EVP_sha256());
        SSL_CTX_use_certificate(context, certificate);
        SSL_CTX_use_PrivateKey(context, key);
    }
    ~Tls() {
        SSL_CTX_free(context);
        X509_free(certificate);
        EVP_PKEY_free(key);
    }
    Tls(const Tls&) = delete;
    Tls& operator=(const Tls&) = delete;
};

std::string Pushed::header(const std::string& name) const {
    const std::size_t begin = head.find("\r\n" + name + ": ");
    if (begin == std::string::npos) return {};
    const std::size_t value = begin + name.size() + 4;
    return head.substr(value, head.find("\r\n", value) - value);
}

PushService::PushService(Answer answer)
    : tls_(std::make_unique<Tls>()), answer_(std::move(answer)) {
    if (!answer_) answer_ = [](const Pushed&) { return "201 Created\r\n"; };
    std::string file = "/tmp/velatura-push-XXXXXX";
    const int made = mkstemp(file.data());
    std::FILE* const out = fdopen(made, "w");
    PEM_write_X509(out, tls_->certificate);
    std::fclose(out);
    certificate_ = file;
    std::signal(SIGPIPE, SIG_IGN);  // a client may have had enough
    setenv("SSL_CERT_FILE", file.c_str(), 1);
    listener_ = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in here{};
    here.sin_family = AF_INET;
    here.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof(here);
    auto* const generic = reinterpret_cast<sockaddr*>(&here);
    if (bind(listener_, generic, size) != 0 || listen(listener_, 64) != 0) std::abort();
    getsockname(listener_, generic, &size);
    port_ = ntohs(here.sin_port);
    thread_ = std::thread{[this] { serve(); }};
}

PushService::~PushService() {
    shutdown(listener_, SHUT_RDWR);  // accept() ends
    thread_.join();
    close(listener_);
    unlink(certificate_.c_str());
}

std::string PushService::address(const std::string& name) const {
    return "https://localhost:" + std::to_string(port_) + "/push/" + name;
}

std::optional<Pushed> PushService::next(int seconds) {
    std::unique_lock lock{mutex_};
    const bool there = changed_.wait_for(lock, std::chrono::seconds{seconds},
                                         [&] { return told_ < heard_.size(); });
    if (!there) return {};
    return heard_[told_++];
}

std::size_t PushService::calls() const {
    const std::lock_guard lock{mutex_};
    return calls_;
}

void PushService::serve() {
    while (true) {
        const int socket = accept4(listener_, nullptr, nullptr, SOCK_CLOEXEC);
        if (socket < 0) return;
        {
            const std::lock_guard lock{mutex_};
            ++calls_;
        }
        const timeval longest{5, 0};
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &longest, sizeof(longest));
        hear(socket);
        close(socket);
    }
}

void PushService::hear(int socket) {
    SSL* const line = SSL_new(tls_->context);
    SSL_set_fd(line, socket);
    Pushed pushed;
    std::string text;
    std::size_t body = std::string::npos;
    bool whole = false;
    if (SSL_accept(line) == 1) {
        std::array<char, 4096> part{};
        while (!whole) {
            const int size = SSL_read(line, part.data(), part.size());
            if (size <= 0) break;
            text.append(part.data(), static_cast<std::size_t>(size));
            const std::size_t end = text.find("\r\n\r\n");
            if (end == std::string::npos) continue;
            body = end + 4;
            pushed.head = text.substr(0, end + 2);
            whole = text.size() - body >= std::stoul("0" + pushed.header("Content-Length"));
        }
    }
    if (whole) {
        const std::size_t begin = text.find(' ') + 1;
        pushed.target = text.substr(begin, text.find(' ', begin) - begin);
        pushed.body = text.substr(body);
        const std::string answer = "HTTP/1.1 " + answer_(pushed) + "Content-Length: 0\r\n\r\n";
        SSL_write(line, answer.data(), static_cast<int>(answer.size()));
        SSL_shutdown(line);
        const std::lock_guard lock{mutex_};
        heard_.push_back(std::move(pushed));
        changed_.notify_all();
    }
    SSL_free(line);
}

}  // namespace velatura::push_test
