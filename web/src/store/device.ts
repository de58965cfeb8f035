// Small things this browser remembers, as JSON in localStorage. It may be switched off, full or
// damaged: then nothing is remembered, and nothing else breaks.
export function recallFrom(place: string): unknown {
    try {
        return JSON.parse(localStorage.getItem(place) ?? "null");
    } catch {
        return null;
    }
}

// Its fields still have to be checked. Empty where nothing is kept.
export function recallObject(place: string): Record<string, unknown> {
    const found = recallFrom(place);
    return typeof found === "object" && found !== null ? (found as Record<string, unknown>) : {};
}

export function keepIn(place: string, value: unknown): void {
    try {
        localStorage.setItem(place, JSON.stringify(value));
    } catch {
        // As long as the page is open, then.
    }
}

export function forgetIn(place: string): void {
    try {
        localStorage.removeItem(place);
    } catch {
        // Nothing was kept.
    }
}

export function forgetAll(): void {
    try {
        for (const place of Object.keys(localStorage))
            if (place.startsWith("velatura.")) localStorage.removeItem(place);
    } catch {
        // Nothing was kept.
    }
}
