import type { Limit } from '#platform/throttling/throttle.ts';

/**
 * Reports of one device. A player sends one a minute, and one for each pause, seek and leave; a thumb that never rests for
 * longer than the second that a seek waits for stays below half of it.
 */
export const PLAYTIME_BY_DEVICE: Limit = { name: 'playtime by device', max: 120, seconds: 60 };
/** Far above what somebody opens who looks for where they were; each is a row and an event. */
export const START_BY_USER: Limit = { name: 'playing begun by user', max: 120, seconds: 600 };
/** Several presses are one offset to keep: a player waits for the last. */
export const OFFSET_BY_USER: Limit = { name: 'subtitle offset by user', max: 120, seconds: 600 };
