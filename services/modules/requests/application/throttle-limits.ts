import { DAY_SECONDS } from '#platform/kernel/time/durations.ts';
import type { Limit } from '#platform/throttling/throttle.ts';

/** Far above what somebody misses, far below what fills the queue. */
export const WISH_BY_USER: Limit = { name: 'wish by user', max: 40, seconds: DAY_SECONDS };
/** Joining and leaving what others have wished for. */
export const VOTE_BY_USER: Limit = { name: 'vote for a wish by user', max: 600, seconds: 3_600 };
