#include "served.h"

#include <unistd.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <fstream>
#include <vector>

#include "glance.h"

namespace velatura::bench {

namespace asio = boost::asio;
namespace fs = std::filesystem;

namespace {

std::vector<std::string> command(const std::string& program, const std::string& folder,
                                 const std::string& database, std::uint64_t connections) {
    const fs::path page = fs::path{folder} / "page";
    fs::create_directories(page);
    std::ofstream{page / "index.html"} << "<!doctype html><title>Velatura</title>";
    std::vector<std::string> words{
        program,     "serve",       "--port", "0",    "--log",         "nothing",
        "--page",    page.string(), "--data", folder, "--connections", std::to_string(connections),
        "--metrics", "127.0.0.1:0"};
    if (!database.empty()) words.insert(words.end(), {"--db", database});
    return words;
}

}  // namespace

Usage usage_of(pid_t process) {
    const fs::path folder = fs::path{"/proc"} / std::to_string(process);
    std::string line;
    std::getline(std::ifstream{folder / "stat"}, line);
    // Behind the name, which may hold anything: fields 3, 4, ... of which 14 and 15 are ours.
    std::istringstream fields{line.substr(line.rfind(')') + 1)};
    std::string field;
    double ticks = 0;
    for (int n = 3; n <= 15 && fields >> field; ++n) {
        if (n >= 14) ticks += std::stod(field);
    }
    std::uint64_t pages = 0;
    std::ifstream{folder / "statm"} >> pages >> pages;
    return {std::chrono::duration<double>{ticks / double(sysconf(_SC_CLK_TCK))},
            pages * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE))};
}

Served::Served(const std::string& program, const std::string& folder, const std::string& database,
               std::uint64_t connections)
    : process_{command(program, folder, database, connections)} {
    for (std::uint16_t* port : {&port_, &metrics_port_}) {
        const auto line = process_.line();
        const auto link = after(line.value_or(""), "http://");
        *port = static_cast<std::uint16_t>(number_after(link, ":").value_or(0));
    }
}

double Served::metric(const std::string& name) const {
    asio::io_context context;
    asio::ip::tcp::socket socket{context};
    boost::system::error_code error;
    error = socket.connect({asio::ip::address_v4::loopback(), metrics_port_}, error);
    const std::string request = "GET /metrics HTTP/1.1\r\nHost: table\r\nConnection: close\r\n\r\n";
    asio::write(socket, asio::buffer(request), error);
    std::string answer;
    asio::read(socket, asio::dynamic_buffer(answer), error);
    return double(number_after(answer, "\nvelatura_" + name + " ").value_or(0));
}

}  // namespace velatura::bench
