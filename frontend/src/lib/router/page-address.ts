/** What an address says of the page, beside its path: another of these is another page. */
const OF_THE_PAGE = ['page', 'lang'] as const;

/** @returns an address of this site, whole. */
export function wholeAddress(path: string): string {
  return new URL(path, location.origin).href;
}

/** The one address of a page, without what only says how somebody came to it. @param language for the page in that language. */
export function pageAddress(pathname: string, search: string, language?: string): string {
  const asked = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of OF_THE_PAGE) {
    const value = name === 'lang' && language !== undefined ? language : asked.get(name);
    if (value) kept.set(name, value);
  }
  const question = kept.size > 0 ? `?${kept}` : '';
  // What begins with two slashes would name another site.
  return wholeAddress((pathname.replace(/^\/+/, '/').replace(/(.)\/$/, '$1') || '/') + question);
}
