/**
 * Those who are signed in belong on the private host, where one is configured (specification §4).
 * @returns the same page there, or null when there is no such host or the page is on it already.
 */
export function addressOnPanel(panel: string | null, here: Pick<Location, 'host' | 'pathname' | 'search' | 'hash'>) {
  if (!panel) return null;
  const address = new URL(panel);
  if (address.host === here.host) return null;
  // Each part by itself: a path that begins with // would name a host of its own.
  address.pathname = here.pathname;
  address.search = here.search;
  address.hash = here.hash;
  return address.href;
}
