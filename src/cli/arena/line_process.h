// Another program, connected line by line through its standard input and output. It cannot block or
// crash us: every wait has a limit, and so has the length of every line.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

namespace velatura::cli {

class LineProcess {
  public:
    static constexpr std::size_t longest_line = std::size_t{1} << 16;  // bytes

    enum class Failure : std::uint8_t {
        slow,      // no line in time
        ended,     // closed its output, perhaps in the middle of a line
        too_long,  // a line that does not end
        unasked,   // more lines than it was asked for
    };

    // Runs the command by the shell, in a process group of its own; its standard error is ours.
    // Whoever starts one must ignore SIGPIPE.
    explicit LineProcess(const std::string& command);
    // Closes its input, gives it half a second to end by itself, then ends all of its group.
    ~LineProcess();
    LineProcess(const LineProcess&) = delete;
    LineProcess& operator=(const LineProcess&) = delete;

    bool started() const { return process_ > 0; }

    // A line to be sent with the next question.
    void tell(std::string_view line);
    // Sends all that is to be told and waits for one line, which comes without its end. When
    // `ended` says so it waits no longer, as if the time were up.
    std::expected<std::string, Failure> ask(std::chrono::milliseconds patience,
                                            bool (*ended)() = nullptr);

    // Ends it at once. How it ended where it did so by itself ("exit status 3"), or "killed".
    std::string end();

  private:
    using Clock = std::chrono::steady_clock;

    bool wait(short& output_events, short& input_events, Clock::time_point until,
              bool (*ended)() = nullptr) const;
    bool send_some();  // false when nobody reads any more
    bool read_some();  // false at the end
    void close_input();

    pid_t process_ = -1;
    int to_ = -1;    // its standard input
    int from_ = -1;  // its standard output
    std::string unsent_;
    std::string unread_;
    bool asked_ = false;
};

}  // namespace velatura::cli
