import type { Limit } from '#platform/throttling/throttle.ts';

/**
 * Reports of one device. A player sends one a minute, and one for each pause, seek and leave; a thumb that never rests for
 * longer than the second that a seek waits for stays below half of it.
 */
export const PLAYTIME_BY_DEVICE: Limit = { name: 'playtime by device', max: 120, seconds: 60 };
