/**
 * Those who are signed in belong on the private host, where one is configured (specification §4).
 * @returns the same page there, or null when there is no such host or the page is on it already.
 */
export function addressOnPanel(panel: string | null, here: Pick<Location, 'host' | 'pathname' | 'search' | 'hash'>) {
  if (!panel || new URL(panel).host === here.host) return null;
  return new URL(here.pathname + here.search + here.hash, panel).href;
}
