#include "store/cluster.h"

#include <pwd.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <fstream>

#include "store/postgresql.h"

namespace velatura::store {

namespace {

// The newest that is installed, e.g. /usr/lib/postgresql/15/bin
std::string find_programs() {
    std::string found;
    std::error_code ignored;
    for (const auto& version :
         std::filesystem::directory_iterator{"/usr/lib/postgresql", ignored}) {
        const auto folder = version.path() / "bin";
        if (std::filesystem::exists(folder / "initdb")) found = std::max(found, folder.string());
    }
    return found;
}

// PostgreSQL refuses to run as root. It ends when we do, however that happens.
std::vector<std::string> as_postgres(std::vector<std::string> command) {
    std::vector<std::string> all{"setpriv", "--pdeathsig", "INT"};
    if (getuid() == 0) {
        all.insert(all.end(), {"--reuid=postgres", "--regid=postgres", "--init-groups"});
    }
    all.insert(all.end(), command.begin(), command.end());
    return all;
}

}  // namespace

Cluster::Cluster(bool fsync) : fsync_{fsync}, program_folder_{find_programs()} {
    if (program_folder_.empty()) {
        trouble_ = "PostgreSQL is not installed: scripts/setup test";
        return;
    }
    if (getuid() == 0) {
        const passwd* const user = getpwnam("postgres");
        if (user == nullptr || chown(folder_.path().c_str(), user->pw_uid, user->pw_gid) != 0) {
            trouble_ = "no user postgres";
            return;
        }
    }
    Process made{as_postgres({program_folder_ + "/initdb", "--pgdata", folder_.file("data"),
                              "--username", "velatura", "--auth", "trust", "--encoding", "UTF8",
                              "--locale", "C", "--no-sync"})};
    std::string said;
    while (const auto line = made.line())
        said += *line + '\n';
    if (made.wait() != 0) {
        trouble_ = "initdb failed: " + said;
        return;
    }
    start();
}

Cluster::~Cluster() {
    stop(Stop::at_once);
}

void Cluster::start() {
    const std::string sockets = folder_.path().string();
    server_ = std::make_unique<Process>(
        as_postgres({program_folder_ + "/postgres", "-D", folder_.file("data"), "-c",
                     "listen_addresses=", "-c", "unix_socket_directories=" + sockets, "-c",
                     fsync_ ? "fsync=on" : "fsync=off", "-c", "log_min_messages=log"}),
        Process::Reads::errors);
    std::string said;
    while (const auto line = server_->line()) {
        if (line->contains("ready to accept connections")) return;
        said += *line + '\n';
    }
    trouble_ = "postgres did not start: " + said;
}

void Cluster::stop(Stop how) {
    if (!server_) return;
    server_->signal(how == Stop::gently ? SIGINT : SIGQUIT);
    server_->wait();
    server_.reset();
}

// All its processes; those that serve a client are its children.
void Cluster::freeze(bool frozen) const {
    const int number = frozen ? SIGSTOP : SIGCONT;
    server_->signal(number);  // first: it starts no more
    for (const pid_t child : children())
        ::kill(child, number);
}

std::vector<pid_t> Cluster::children() const {
    std::ifstream in{"/proc/" + std::to_string(server_->id()) + "/task/" +
                     std::to_string(server_->id()) + "/children"};
    std::vector<pid_t> all;
    for (pid_t child = 0; in >> child;)
        all.push_back(child);
    return all;
}

void Cluster::cut_connections() const {
    const auto connection = connect_postgresql(address());
    if (!connection) return;
    PQsetnonblocking(connection->get(), 0);
    const PostgresqlResult cut{
        PQexec(connection->get(),
               "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
               " WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()")};
}

std::string Cluster::address() const {
    return "postgresql:///postgres?user=velatura&host=" + folder_.path().string();
}

// A schema, which takes milliseconds, looks like a database of its own.
std::string Cluster::fresh_database() {
    const std::string address = this->address();
    const std::string name = "test" + std::to_string(databases_++);
    auto connection = connect_postgresql(address);
    if (!connection) {
        if (trouble_.empty()) trouble_ = connection.error().detail;
        return {};
    }
    PQsetnonblocking(connection->get(), 0);
    const PostgresqlResult made{PQexec(connection->get(), ("CREATE SCHEMA " + name).c_str())};
    // Its log is read until it is ready; later a full pipe would hold up the whole server.
    return address + "&options=-csearch_path%3D" + name + "%20-clog_min_messages%3Dpanic";
}

Cluster& shared_cluster() {
    static Cluster cluster;
    return cluster;
}

}  // namespace velatura::store
