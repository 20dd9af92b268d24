/** What the page at an address needs first, so that it can be asked for before the bundle has come. */
export interface EntryPage {
  /** Which of the drawn shapes of `index.html` fits. */
  shape: 'home' | 'title' | 'list' | 'bare';
  /** Its modules and texts that are not in the bundle, by their paths below `src`. */
  modules(language: string): string[];
  /** The path of its first call. */
  call?(slug: string): { method: 'GET' | 'POST'; path: string };
}

interface Entry extends EntryPage {
  pattern: RegExp;
}

const textsOf = (folder: string) => (language: string) => `${folder}/locales/${language}.json`;

function entry(pattern: RegExp, shape: EntryPage['shape'], module?: string, ...folders: string[]): Entry {
  const texts = ['lib/i18n', ...folders].map(textsOf);
  return {
    pattern,
    shape,
    modules: (language) => [...(module ? [module] : []), ...texts.map((text) => text(language))],
  };
}

function title(pattern: RegExp, method: string): Entry {
  const page = entry(pattern, 'title', 'app/routes/TitleRoute.tsx', 'features/title');
  return { ...page, call: (slug) => ({ method: 'POST', path: `/api/post/${method}/${slug}` }) };
}

/** In the order of the routes: the first that fits is meant. The pages that visitors come in by; each costs all of them a few bytes. */
export const entryPages: readonly Entry[] = [
  { ...entry(/^\/$/, 'home'), call: () => ({ method: 'GET', path: '/api/home' }) },
  entry(
    /^\/(?:(?:movies|series)(?:\/genre\/.+)?|pages\/.+|country\/.+|channel\/.+)\/?$/,
    'list',
    'app/routes/ListRoute.tsx',
    'features/catalogue',
    'app',
  ),
  title(/^\/movies\/([^/]+)/, 'getMovie'),
  title(/^\/series\/([^/]+)/, 'getSerial'),
  entry(/^\/top-250\//, 'list', 'app/routes/TopListRoute.tsx', 'features/catalogue'),
  entry(/^\/person\//, 'bare', 'app/routes/PersonRoute.tsx', 'features/people'),
  entry(/^\/(?:people|search)/, 'list'),
  entry(/^/, 'bare'),
];

/** @returns the page, and what its pattern has found in the address. */
export function entryPage(pathname: string): [page: EntryPage, slug: string] {
  for (const page of entryPages) {
    const found = page.pattern.exec(pathname);
    if (found) return [page, found[1] ?? ''];
  }
  throw new Error('the last entry fits every address');
}
