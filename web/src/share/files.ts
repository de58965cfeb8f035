// Files that go out, a record as text or a painting as a picture, and records that come in.

// What every system takes as the name of a file.
export const fileName = (title: string, ending: string): string =>
    `${title.replace(/[\\/:*?"<>|\p{Cc}]/gu, "").replace(/\s+/g, "-") || "velatura"}.${ending}`;

export function saveFile(content: Blob, name: string): void {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(content);
    link.download = name;
    link.click();
    // Some browsers only begin to read when this task is over.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

// Named after what its own tags say.
export function recordName(record: string): string {
    const tag = (name: string) => new RegExp(`^\\[${name} "([^"]*)"\\]`, "m").exec(record)?.[1];
    const parts = ["velatura", tag("Date"), tag("Scenario") ?? tag("Mode")];
    return fileName(parts.filter(Boolean).join(" "), "velatura");
}

export const saveRecord = (record: string): void =>
    saveFile(new Blob([record], { type: "text/plain" }), recordName(record));

// The games of a file, one after the other: each begins where tags begin (docs/record.md). Blank
// lines before it keep the line numbers of complaints those of the file.
export function gamesOf(text: string): string[] {
    const lines = text.split("\n");
    const starts: number[] = [];
    let tags = false;
    lines.forEach((line, at) => {
        if (line.trim() === "") return;
        const isTag = line.trimStart().startsWith("[");
        if (isTag && !tags) starts.push(at);
        tags = isTag;
    });
    if (starts.length < 2) return [text];
    return starts.map((start, i) => {
        const from = i === 0 ? 0 : start; // whatever stands before the first game is for the engine
        return "\n".repeat(from) + lines.slice(from, starts[i + 1]).join("\n");
    });
}
