import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

/** For what a page does in a second: the machine may be busy. */
export const WAIT_MS = 60_000;

/** The page of a test, in a context of its own that ends with the test. */
interface OpenedPage {
  readonly page: Page;
  readonly context: BrowserContext;
  open(options: BrowserContextOptions): Promise<void>;
}

/** For the tests of the suite that calls it. @param running the site, once it has started. */
export function openedPage(running: () => { browser: Browser }): OpenedPage {
  let context: BrowserContext | undefined;
  let page: Page;
  afterEach(() => context?.close());
  return {
    get page() {
      return page;
    },
    get context() {
      return page.context();
    },
    open: async (options) => {
      context = await running().browser.newContext(options);
      page = await context.newPage();
      page.setDefaultTimeout(WAIT_MS);
    },
  };
}
