/** Names of the service worker's stores of what this reader has seen; the page empties them at a log-out. */
export const SEEN_ANSWERS = 'parde-seen-answers';
export const SEEN_PICTURES = 'parde-seen-pictures';
/** Files of builds, the same for everybody. */
export const SEEN_FILES = 'parde-files';

/** Where the answers are kept that a page came with: they were never asked for one by one. @param page its address. */
export function keyOfPageState(page: string): string {
  const { origin, pathname, search } = new URL(page);
  return `${origin}/page-state?of=${encodeURIComponent(pathname + search)}`;
}
