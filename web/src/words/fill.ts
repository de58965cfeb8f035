// The template language of lang/, the same as src/words/words.cpp: {name} inserts, {n?one|other}
// takes the first form when n is 1, {{ and }} are braces.
export type Params = Record<string, string | number>;

export function fill(message: string, params: Params = {}): string {
    return message.replace(/\{\{|\}\}|\{([^{}]*)\}/g, (whole, field: string | undefined) => {
        if (field === undefined) return whole[0] ?? "";
        const question = field.indexOf("?");
        const name = question < 0 ? field : field.slice(0, question);
        const value = params[name];
        if (value === undefined) return whole;
        if (question < 0) return String(value);
        const forms = field.slice(question + 1);
        const bar = forms.indexOf("|");
        return Number(value) === 1 ? forms.slice(0, bar) : forms.slice(bar + 1);
    });
}

// What a file of lang/ holds.
export interface Words {
    language: { code: string; name: string; join: string };
    cards: Record<string, Record<string, string>>;
    texts: Record<string, string>;
}

// A title of a left and a right word, either of which may be empty. The right word says which form
// it wants of the left one.
export function joinTitle(words: Words, left: string, right: string): string {
    const alone = (word: string) => words.cards[word]?.alone ?? word;
    if (!left || !right) return alone(left || right);
    const wish = words.cards[right]?.agree;
    const first = (wish && words.cards[left]?.[wish]) || alone(left);
    return first + words.language.join + alone(right);
}
