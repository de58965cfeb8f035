// What was chosen last, kept in localStorage.
export function recall<T extends object>(place: string, into: T, keys: readonly (keyof T)[]): void {
    try {
        const kept = JSON.parse(localStorage.getItem(place) ?? "{}");
        for (const key of keys)
            if (typeof kept[key] === typeof into[key]) Object.assign(into, { [key]: kept[key] });
    } catch {
        // As new, then.
    }
}

export function keep<T extends object>(place: string, from: T, keys: readonly (keyof T)[]): void {
    const kept = Object.fromEntries(keys.map((key) => [key, from[key]]));
    try {
        localStorage.setItem(place, JSON.stringify(kept));
    } catch {
        // Not kept, then.
    }
}
