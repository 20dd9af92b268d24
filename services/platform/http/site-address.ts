import type { ConfigValues } from '#platform/kernel/config/config.ts';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

/**
 * Where the site is, for addresses that leave it, without a slash at the end. Without PUBLIC_URL, as during development, it is
 * the loopback address it was asked at; a Host header can name nothing else.
 */
export function siteAddress({ publicUrl, port }: ConfigValues, host: string | undefined): string {
  const site = publicUrl ?? `http://${LOOPBACK.test(host ?? '') ? host : `localhost:${port}`}`;
  return site.replace(/\/$/, '');
}
