/** Days are days in Tehran, which has no summer time. */
const TEHRAN_MS = 3.5 * 3_600_000;

/** @returns the day that it is there at a moment, as `2026-03-21`. */
export const dayAt = (time: number) => new Date(time + TEHRAN_MS).toISOString().slice(0, 10);
/** @returns the moment in which a day begins there. */
export const startOf = (day: string) => Date.parse(`${day}T00:00:00.000Z`) - TEHRAN_MS;
/** @returns the last day of what ends at a moment. */
export const lastDay = (until: string | null | undefined) => (until ? dayAt(Date.parse(until) - 1) : '');
