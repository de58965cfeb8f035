// The HTTP side of the online tables, under /api/v1: people, lists, records, and what Prometheus
// reads. docs/api.md describes it.
#pragma once

#include "server/reception.h"

namespace velatura::server {

inline constexpr std::size_t largest_body = 16'384;  // bytes of a request

struct ApiRequest {
    std::string method;
    std::string path;           // decoded, without query
    std::string authorization;  // the header
    std::string body;
    std::string address;       // for limits; empty: none
    bool for_metrics = false;  // came by the door for these
};

struct ApiAnswer {
    unsigned status = 200;
    std::string body;
    std::string_view type = "application/json";
    std::string file{};          // the name to save it under
    std::string_view allowed{};  // of 405: the methods that are
};

class Api {
  public:
    Api(Reception& reception, const store::Store& store, const Metrics& metrics)
        : reception_(reception), store_(store), metrics_(metrics) {}

    static bool owns(std::string_view path);
    // The path without what only its people should know.
    static std::string logged(std::string_view path);

    using ApiThen = std::function<void(ApiAnswer)>;
    // `then` is called in the tables' thread, at once or later.
    void answer(const ApiRequest& request, const ApiThen& then);

  private:
    void create_person(const ApiRequest& request, const ApiThen& then);
    void own(const ApiRequest& request, const store::Person& person, const ApiThen& then);
    void set_table(const ApiRequest& request, const store::Person& person, const ApiThen& then);
    void part(const std::string& table, const std::string& person, std::function<void()> done);
    void erase(const store::Person& person, const ApiThen& then);
    void record(const std::string& table, const std::string& person, const ApiThen& then);
    // As somebody: with the secret the request has.
    void identified(const ApiRequest& request, const ApiThen& then,
                    std::function<void(const store::Person&)> go_on);

    Reception& reception_;
    const store::Store& store_;
    const Metrics& metrics_;
};

}  // namespace velatura::server
