import type { Limit } from '#platform/throttling/throttle.ts';

/** Whoever makes it anew has to give it to their download manager again. */
export const DOWNLOAD_KEY_BY_USER: Limit = { name: 'download key by user', max: 20, seconds: 3_600 };
