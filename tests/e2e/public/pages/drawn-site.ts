import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openedPage } from '../opened-page.ts';

export const MOVIE = '/movies/children-of-heaven-1997';
export const NEWS = '/news/the-first-persian-talkie-was-made-in-bombay';
/** What somebody looks for by words of their own. */
export const SEARCH = '/search?q=heaven';
export const TEST_MS = 180_000;

/** The site of a suite about drawn pages. */
export interface DrawnSite {
  readonly url: string;
  /** The address of a path in a language. */
  at(path: string, language: string): string;
  /** @returns a page, without the service worker: what that asks for passes the page by. */
  open(device?: BrowserContextOptions): Promise<Page>;
  openWithoutScripts(): Promise<Page>;
}

/** For the tests of the suite that calls it. @param running the site, once it has started. */
export function drawnSite(running: () => { url: string; browser: Browser }): DrawnSite {
  const opened = openedPage(running);
  const open = async (options: BrowserContextOptions) => {
    await opened.open({ ...options, serviceWorkers: 'block' });
    return opened.page;
  };
  return {
    get url() {
      return running().url;
    },
    at: (path, language) => `${running().url}${path}${path.includes('?') ? '&' : '?'}lang=${language}`,
    open: (device = {}) => open(device),
    openWithoutScripts: () => open({ javaScriptEnabled: false }),
  };
}
