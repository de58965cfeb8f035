// What was chosen last on this device.
import { keepIn, recallObject } from "../../store/device";

export function recall<T extends object>(place: string, into: T, keys: readonly (keyof T)[]): void {
    const kept = recallObject(place) as Partial<T>;
    for (const key of keys)
        if (typeof kept[key] === typeof into[key]) Object.assign(into, { [key]: kept[key] });
}

export function keep<T extends object>(place: string, from: T, keys: readonly (keyof T)[]): void {
    keepIn(place, Object.fromEntries(keys.map((key) => [key, from[key]])));
}
