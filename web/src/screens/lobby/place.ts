// Where something pasted leads.
const code = /^[0-9a-f]{8,40}$/;

// The link of a table, at this server (`here` is the page's address) or another one, or its code
// alone.
export function placeOf(
    pasted: string,
    here: string,
): { table: string } | { elsewhere: string } | null {
    const text = pasted.trim();
    if (code.test(text)) return { table: text };
    const [page = "", table = ""] = text.split("#/t/");
    const [id = ""] = table.split("/");
    if (!code.test(id)) return null;
    if (page === "" || page === here.replace(/#.*/, "")) return { table: id };
    return /^https?:\/\//.test(page) ? { elsewhere: text } : null;
}
