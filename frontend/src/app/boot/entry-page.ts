/** What the page at an address needs first, so that it can be asked for before the bundle has come. */
export interface EntryPage {
  /** Which of the drawn shapes of `index.html` fits. */
  shape: 'home' | 'title' | 'list' | 'bare';
  /** The path of its first call. */
  call?(slug: string): { method: 'GET' | 'POST'; path: string };
}

interface Entry extends EntryPage {
  pattern: RegExp;
}

const title = (pattern: RegExp, method: string): Entry => ({
  pattern,
  shape: 'title',
  call: (slug) => ({ method: 'POST', path: `/api/post/${method}/${slug}` }),
});

/** In the order of the routes: the first that fits is meant. The pages that visitors come in by; each costs all of them a few bytes. */
const entryPages: readonly Entry[] = [
  { pattern: /^\/$/, shape: 'home', call: () => ({ method: 'GET', path: '/api/home' }) },
  {
    pattern:
      /^\/(?:(?:movies|series)(?:\/genre\/.+)?|pages\/.+|country\/.+|channel\/.+|top-250\/.*|people.*|search.*)\/?$/,
    shape: 'list',
  },
  title(/^\/movies\/([^/]+)/, 'getMovie'),
  title(/^\/series\/([^/]+)/, 'getSerial'),
  { pattern: /^/, shape: 'bare' },
];

/** @returns the page, and what its pattern has found in the address. */
export function entryPage(pathname: string): [page: EntryPage, slug: string] {
  for (const page of entryPages) {
    const found = page.pattern.exec(pathname);
    if (found) return [page, found[1] ?? ''];
  }
  throw new Error('the last entry fits every address');
}
