#include "server/log_writer.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <csignal>

namespace velatura::server_test {
namespace {

using server::LogWriter;

struct Pipe {
    Pipe() { EXPECT_EQ(pipe2(ends.data(), O_CLOEXEC), 0); }
    ~Pipe() {
        close_reader();
        close(ends[1]);
    }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;

    void close_reader() {
        if (ends[0] >= 0) close(ends[0]);
        ends[0] = -1;
    }
    // Until there is a line of its own with this in it, or nothing more: all lines.
    std::string read_until(std::string_view end) const {
        std::string all;
        std::array<char, 4096> part;
        while (!all.contains(end)) {
            const ssize_t bytes = read(ends[0], part.data(), part.size());
            if (bytes <= 0) break;
            all.append(part.data(), static_cast<std::size_t>(bytes));
        }
        return all;
    }
    std::array<int, 2> ends{-1, -1};
};

TEST(LogWriter, WritesWhatItIsGivenInOrder) {
    const Pipe pipe;
    {
        LogWriter writer{pipe.ends[1]};
        for (int i = 0; i < 100; ++i)
            writer.write("line " + std::to_string(i));
        EXPECT_EQ(writer.dropped(), 0u);
    }
    const std::string all = pipe.read_until("line 99\n");
    EXPECT_TRUE(all.starts_with("line 0\nline 1\nline 2\n"));
    EXPECT_TRUE(all.ends_with("line 98\nline 99\n"));
}

TEST(LogWriter, WaitsForNobodyWhoDoesNotRead) {
    const Pipe pipe;
    std::uint64_t dropped = 0;
    {
        LogWriter writer{pipe.ends[1]};
        // Far more than a pipe and its queue hold.
        for (std::size_t i = 0; i < 2 * LogWriter::most_waiting; ++i)
            writer.write(std::string(100, 'x'));
        dropped = writer.dropped();
        EXPECT_GT(dropped, 0u);
        // As soon as somebody reads again it says what was lost.
        const std::string all = pipe.read_until("event=log_dropped lines=");
        EXPECT_TRUE(all.contains("event=log_dropped lines="));
    }
}

TEST(LogWriter, LivesOnWithoutAReader) {
    std::signal(SIGPIPE, SIG_IGN);
    Pipe pipe;
    pipe.close_reader();
    LogWriter writer{pipe.ends[1]};
    while (writer.dropped() < 10)
        writer.write("nobody reads this");
}

}  // namespace
}  // namespace velatura::server_test
