// Addresses of an online table, to hand on.
const link = (...parts: (string | number)[]): string =>
    `${location.origin}${location.pathname}#/t/${parts.join("/")}`;

export const tableLink = (id: string): string => link(id);
export const moveLink = (id: string, number: number): string => link(id, "replay", number);
