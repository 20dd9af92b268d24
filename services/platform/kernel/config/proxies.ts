import { isIPv4, isIPv6 } from 'node:net';

const NAMED = ['loopback', 'linklocal', 'uniquelocal'];

/** @param text addresses or networks as `10.0.0.0/8`, separated by commas. What is wrong says proxyErrors. */
export function proxiesOf(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}

/** One line each. */
export function proxyErrors(proxies: readonly string[]): string[] {
  return proxies
    .filter((proxy) => !isProxy(proxy))
    .map((proxy) => `TRUSTED_PROXIES: ${proxy} is no address, nor a network as 10.0.0.0/8`);
}

function isProxy(proxy: string): boolean {
  if (NAMED.includes(proxy)) return true;
  const [address = '', prefix, ...more] = proxy.split('/');
  const bits = isIPv4(address) ? 32 : isIPv6(address) ? 128 : 0;
  if (bits === 0 || more.length > 0) return false;
  return prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= bits);
}
