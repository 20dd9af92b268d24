import type { Limit } from '#platform/throttling/throttle.ts';

/** Far above what somebody taps, far below what a program would. */
export const LIKE_BY_USER: Limit = { name: 'like by user', max: 600, seconds: 3_600 };
export const COMMENT_REPORT_BY_USER: Limit = { name: 'comment report by user', max: 60, seconds: 3_600 };
/** Comments, answers and new words for them together: each waits for a moderator. */
export const COMMENT_BY_USER: Limit = { name: 'comment by user', max: 10, seconds: 60 };
