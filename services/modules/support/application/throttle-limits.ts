import type { Limit } from '#platform/throttling/throttle.ts';

/** Far above what somebody finds who watches, far below what buries the moderators. */
export const REPORT_BY_USER: Limit = { name: 'file report by user', max: 30, seconds: 3_600 };
