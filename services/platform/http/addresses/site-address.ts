import type { ConfigValues } from '#platform/kernel/config/config.ts';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

/**
 * Where the site is, for addresses that leave it, without a slash at the end. Without PUBLIC_URL, as during development, it is
 * the loopback address it was asked at; a Host header can name nothing else.
 * @param host of the request, where one is answered; what goes into mails does without.
 */
export function siteAddress({ publicUrl, port }: Pick<ConfigValues, 'publicUrl' | 'port'>, host = ''): string {
  const site = publicUrl ?? `http://${LOOPBACK.test(host) ? host : `localhost:${port}`}`;
  return site.replace(/\/$/, '');
}
