"""Checks that the documents name what is there: documents_test.py CHECK [argument...]

Runs in the project's root; prints what is wrong, a line each, and fails if there is anything.
"""
import pathlib
import re
import subprocess
import sys


def LinksLeadSomewhere():
    for page in [*pathlib.Path().glob("*.md"), *pathlib.Path("src").glob("*.md"), *pathlib.Path("docs").rglob("*.md")]:
        text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.S)
        for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", text):
            if "://" not in target and not (page.parent / target).exists():
                yield f"{page}: link to {target}, which is not there"


def EveryFolderHasItsParagraph():
    text = pathlib.Path("src/README.md").read_text(encoding="utf-8")
    for folder in sorted(pathlib.Path("src").iterdir()):
        if folder.is_dir() and any(folder.glob("*.h")) and f"**{folder.name}**" not in text:
            yield f"src/README.md: no paragraph for {folder.name}"


def EveryPackageIsExplained():
    text = pathlib.Path("THIRD_PARTY.md").read_text(encoding="utf-8")
    packages = re.findall(r"^(?:terminal|play|test) \| (\S+)", pathlib.Path("scripts/setup").read_text(), re.M)
    if len(packages) < 10:
        yield "scripts/setup: its list of packages was not understood"
    for package in packages:
        if f"`{package}`" not in text:
            yield f"THIRD_PARTY.md: {package}, which scripts/setup installs, is not explained"


def ManPageAndCompletionsKnowEveryVerbAndOption(program):
    def help_of(*verb):
        return subprocess.run([program, *verb, "--help"], capture_output=True, text=True, check=True).stdout

    verbs = re.findall(r"^  ([a-z]+)  ", help_of().partition("Subcommands:")[2], re.M)
    if len(verbs) < 5:
        yield "velatura --help: the list of verbs was not understood"
    options = set()
    for verb in [(), *((verb,) for verb in verbs)]:
        options |= set(re.findall(r"^  (?:-\w,)?(--[a-z0-9-]+)", help_of(*verb), re.M))
    files = ["docs/velatura.1", *(f"docs/completions/velatura.{shell}" for shell in ("bash", "zsh", "fish"))]
    for file in files:
        text = pathlib.Path(file).read_text(encoding="utf-8").replace("\\-", "-")
        for verb in verbs:
            if not re.search(rf"\b{verb}\b", text):
                yield f"{file}: the verb {verb} is missing"
        for option in sorted(options):
            # fish names long options without dashes: -l seed
            name = rf"-l {option[2:]}\b" if file.endswith(".fish") else rf"{option}(?![a-z0-9-])"
            if not re.search(name, text):
                yield f"{file}: the option {option} is missing"


def ManPageNamesEveryEnvironmentVariable():
    code = "".join(file.read_text(encoding="utf-8") for file in pathlib.Path("src/cli").rglob("*.cpp"))
    names = set(re.findall(r'(?:getenv|envname|variable)\("([A-Z_]+)"\)', code))
    names |= set(re.findall(r'"(LC_\w+|LANG)"', code))
    if len(names) < 15:
        yield "src/cli: the environment variables were not understood"
    text = pathlib.Path("docs/velatura.1").read_text(encoding="utf-8").partition(".SH ENVIRONMENT")[2]
    for name in sorted(names):
        if not re.search(rf"\b{name}\b", text):
            yield f"docs/velatura.1: the environment variable {name} is missing"


# What the documents don't say, and what they say instead.
AVOIDED = {
    r"[Ww]ho(so)?ever|([Aa]ny|[Ss]ome|[Ee]very)body": "anyone who, someone, everyone",
    r"for ever|set-ups?|back-ups?|play-outs?|look-ups?": "forever, setup, backup, playout, lookup",
    r"(if|where|unless|otherwise) (not )?told|told otherwise": "default",
    r"(take|takes|taken|taking|took) (\w+ )?back": "undo",
    r"(?<![Tt]here )is no(?! longer)": "is not a",
    r"\w*(colour|neighbour|favour|behaviour)\w*|[Ll]icence|grey|centre|cancelled|(recogn|normal|general|organ|optim|serial|maxim|minim)is(e|ed|es|ing|ation)": "American spelling",
    r"\d %": "95%, without a space",
}


def DocumentsAreInPlainEnglish():
    pages = [path for path in pathlib.Path().rglob("*.md") if not {"build", "node_modules"} & set(path.parts)]
    pages = [path for path in pages if path.name != "CHANGELOG.md" and path.parts[0] != "lang"]
    for page in [*sorted(pages), pathlib.Path("docs/velatura.1")]:
        text = re.sub(r"```.*?```|`[^`]*`", "", page.read_text(encoding="utf-8"), flags=re.S)
        for form, instead in AVOIDED.items():
            for found in re.finditer(rf"(?<!\w)({form})(?!\w)", text):
                yield f"{page}: “{found.group()}”: {instead}"


def main():
    problems = list(globals()[sys.argv[1]](*sys.argv[2:]))
    print("\n".join(problems))
    sys.exit(1 if problems else 0)


main()
