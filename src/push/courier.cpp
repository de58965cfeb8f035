#include "push/courier.h"

#include <openssl/ssl.h>

#include <algorithm>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/host_name_verification.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/ssl/ssl_stream.hpp>
#include <charconv>
#include <deque>
#include <thread>
#include <vector>

namespace velatura::push {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;
using boost::system::error_code;

namespace {

constexpr auto as_values = asio::as_tuple(asio::use_awaitable);
constexpr std::uint32_t largest_head = 16'384;

struct Job {
    Parcel parcel;
    std::function<void(Receipt)> done;
};

http::request<http::string_body> request_for(const Parcel& parcel) {
    http::request<http::string_body> request{http::verb::post, parcel.to.target, 11};
    request.set(http::field::host, authority_of(parcel.to));
    request.set(http::field::authorization, parcel.authorization);
    request.set(http::field::content_encoding, "aes128gcm");
    request.set(http::field::content_type, "application/octet-stream");
    request.set(http::field::connection, "close");
    request.set("TTL", std::to_string(parcel.keep.count()));
    request.set("Urgency", parcel.urgent ? "high" : "normal");
    if (!parcel.topic.empty()) request.set("Topic", parcel.topic);
    request.body() = parcel.body;
    request.prepare_payload();
    return request;
}

// A number of seconds; a date is as good as none.
std::optional<std::chrono::seconds> pause_in(std::string_view text) {
    std::int64_t seconds = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seconds);
    if (error != std::errc{} || end != text.data() + text.size() || seconds < 0) return {};
    return std::chrono::seconds{std::min<std::int64_t>(seconds, 86'400)};
}

Receipt receipt_of(const http::response_header<>& answer) {
    using Kind = Receipt::Kind;
    const unsigned status = answer.result_int();
    const auto after = answer[http::field::retry_after];
    const bool later = status == 408 || status == 425 || status == 429 || status >= 500;
    const Kind kind = status >= 200 && status < 300    ? Kind::taken
                      : status == 404 || status == 410 ? Kind::gone
                      : later                          ? Kind::later
                                                       : Kind::refused;
    return {kind, status, pause_in({after.data(), after.size()})};
}

// So that a server of many names knows which certificate to show. (OpenSSL's macro for it has a
// cast that we have switched off.)
void name_server(SSL* line, std::string name) {
    SSL_ctrl(line, SSL_CTRL_SET_TLSEXT_HOSTNAME, TLSEXT_NAMETYPE_host_name, name.data());
}

}  // namespace

struct Courier::Inside {
    explicit Inside(Settings chosen) : settings(std::move(chosen)) {
        secure.set_default_verify_paths();
        secure.set_verify_mode(asio::ssl::verify_peer);
        SSL_CTX_set_min_proto_version(secure.native_handle(), TLS1_2_VERSION);
        thread = std::thread{[this] { context.run(); }};
    }
    ~Inside() {
        context.stop();
        thread.join();
    }
    Inside(const Inside&) = delete;
    Inside& operator=(const Inside&) = delete;

    void add(std::shared_ptr<Job> job);
    void begin(const std::shared_ptr<Job>& job);
    asio::awaitable<Receipt> bring(const std::shared_ptr<Job>& job);
    asio::awaitable<std::vector<tcp::endpoint>> allowed_ends(const PushAddress& to, bool& known);

    Settings settings;
    asio::io_context context{1};
    asio::executor_work_guard<asio::io_context::executor_type> guard{context.get_executor()};
    asio::ssl::context secure{asio::ssl::context::tls_client};
    // In the thread:
    std::size_t under_way = 0;
    std::deque<std::shared_ptr<Job>> waiting;
    std::thread thread;
};

void Courier::Inside::add(std::shared_ptr<Job> job) {
    if (under_way < at_once) return begin(job);
    if (waiting.size() >= most_waiting) return job->done({.kind = Receipt::Kind::later});
    waiting.push_back(std::move(job));
}

void Courier::Inside::begin(const std::shared_ptr<Job>& job) {
    ++under_way;
    asio::co_spawn(context, bring(job),
                   [this, job](const std::exception_ptr& failed, Receipt receipt) {
                       --under_way;
                       if (!waiting.empty()) {
                           const std::shared_ptr<Job> next = std::move(waiting.front());
                           waiting.pop_front();
                           begin(next);
                       }
                       job->done(failed ? Receipt{.kind = Receipt::Kind::later} : receipt);
                   });
}

// Where it may be called; `known` is whether there is such a name at all.
asio::awaitable<std::vector<tcp::endpoint>> Courier::Inside::allowed_ends(const PushAddress& to,
                                                                          bool& known) {
    std::vector<tcp::endpoint> ends;
    tcp::resolver resolver{context};
    asio::steady_timer deadline{context, settings.patience};
    deadline.async_wait([&resolver](const error_code& cancelled) {
        if (!cancelled) resolver.cancel();
    });
    const std::string port = std::to_string(to.port);
    const auto [error, found] =
        co_await resolver.async_resolve(to.host, port, tcp::resolver::numeric_service, as_values);
    deadline.cancel();
    known = !error && !found.empty();
    if (error) co_return ends;
    for (const auto& each : found) {
        const tcp::endpoint end = each.endpoint();
        if (settings.may_call(end.address().to_string(), end.port())) ends.push_back(end);
    }
    co_return ends;
}

asio::awaitable<Receipt> Courier::Inside::bring(const std::shared_ptr<Job>& given) {
    const std::shared_ptr<Job> job = given;  // ours, as long as this goes on
    const PushAddress& to = job->parcel.to;
    const Receipt not_now{.kind = Receipt::Kind::later};
    bool known = false;
    const std::vector<tcp::endpoint> ends = co_await allowed_ends(to, known);
    if (!known) co_return not_now;
    if (ends.empty()) co_return Receipt{.kind = Receipt::Kind::forbidden};

    beast::ssl_stream<beast::tcp_stream> stream{context, secure};
    beast::tcp_stream& below = stream.next_layer();
    stream.set_verify_callback(asio::ssl::host_name_verification{to.host});
    name_server(stream.native_handle(), to.host);
    below.expires_after(settings.patience);
    error_code error;
    for (const tcp::endpoint& end : ends) {
        error = std::get<0>(co_await below.async_connect(end, as_values));
        if (!error) break;
    }
    if (error) co_return not_now;
    error = std::get<0>(co_await stream.async_handshake(asio::ssl::stream_base::client, as_values));
    if (error) co_return not_now;
    auto request = request_for(job->parcel);
    error = std::get<0>(co_await http::async_write(stream, request, as_values));
    if (error) co_return not_now;
    // Its head says all that matters.
    beast::flat_buffer received{std::size_t{2} * largest_head};
    http::response_parser<http::empty_body> answer;
    answer.header_limit(largest_head);
    error = std::get<0>(co_await http::async_read_header(stream, received, answer, as_values));
    if (error) co_return not_now;
    co_return receipt_of(answer.get());
}

Courier::Courier(Settings settings) : inside_{std::make_unique<Inside>(std::move(settings))} {}

Courier::~Courier() = default;

void Courier::bring(Parcel parcel, std::function<void(Receipt)> done) {
    auto job = std::make_shared<Job>(Job{std::move(parcel), std::move(done)});
    asio::post(inside_->context,
               [inside = inside_.get(), job = std::move(job)] { inside->add(job); });
}

}  // namespace velatura::push
