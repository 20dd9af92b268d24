/** @returns an address of this site, whole. */
export function wholeAddress(path: string): string {
  return new URL(path, location.origin).href;
}

/**
 * The one address of a page, without what only says how somebody came to it, and without a number where it is the first.
 * @param language for the page in that language.
 */
export function pageAddress(pathname: string, search: string, language?: string): string {
  const asked = new URLSearchParams(search);
  const kept = new URLSearchParams();
  const page = Number.parseInt(asked.get('page') ?? '', 10);
  if (page > 1) kept.set('page', `${page}`);
  const named = language ?? asked.get('lang');
  if (named) kept.set('lang', named);
  const question = kept.size ? `?${kept}` : '';
  // What begins with two slashes would name another site.
  return wholeAddress((pathname.replace(/^\/+/, '/').replace(/(.)\/$/, '$1') || '/') + question);
}
