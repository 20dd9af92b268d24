import type { Limit } from '#platform/throttling/throttle.ts';

export const SUBTITLE_BY_ACCOUNT: Limit = { name: 'subtitle by account', max: 20, seconds: 3_600 };
