import { DAY_SECONDS } from '#platform/kernel/time/durations.ts';
import type { Limit } from '#platform/throttling/throttle.ts';

/** Far above what somebody finds who watches, far below what buries the moderators. */
export const REPORT_BY_USER: Limit = { name: 'file report by user', max: 30, seconds: 3_600 };
/** A household may share an address. */
export const LETTER_BY_ADDRESS: Limit = { name: 'letter by address', max: 20, seconds: 3_600 };
export const LETTER_BY_EMAIL: Limit = { name: 'letter by e-mail', max: 10, seconds: DAY_SECONDS };
