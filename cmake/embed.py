"""Writes files as C++ string constants: embed.py NAME OUT_DIR ROOT FILE..."""
import pathlib
import sys

# Compilers limit the length of one literal; the pieces below are joined by the compiler.
PIECE = 8000


def literal(text: str) -> str:
    pieces = [text[i : i + PIECE] for i in range(0, len(text), PIECE)] or [""]
    return "\n        ".join(f'R"~~~({piece})~~~"' for piece in pieces)


def main() -> None:
    name, out, root, *files = sys.argv[1:]
    out_dir = pathlib.Path(out)
    out_dir.mkdir(parents=True, exist_ok=True)
    rows = []
    for file in sorted(files):
        text = pathlib.Path(file).read_text(encoding="utf-8")
        rows.append(f'    {{"{pathlib.Path(file).relative_to(root)}",\n        {literal(text)}}},')
    (out_dir / f"embedded_{name}.h").write_text(
        "#pragma once\n#include <span>\n#include <string_view>\n\n"
        "namespace velatura::embedded {\n\n"
        "#ifndef VELATURA_EMBEDDED_FILE\n#define VELATURA_EMBEDDED_FILE\n"
        "struct File {\n    std::string_view path;\n    std::string_view text;\n};\n#endif\n\n"
        f"std::span<const File> {name}();\n\n}}  // namespace velatura::embedded\n"
    )
    (out_dir / f"embedded_{name}.cpp").write_text(
        f'#include "embedded_{name}.h"\n\nnamespace velatura::embedded {{\n\n'
        "static constexpr File files[] = {\n" + "\n".join(rows) + "\n};\n\n"
        f"std::span<const File> {name}() {{ return files; }}\n\n}}  // namespace velatura::embedded\n"
    )


if __name__ == "__main__":
    main()
