import type { Language } from '../support/texts.ts';
import type { WalkedSite } from '../support/walked-site.ts';
import { ConsolePage } from './console-page.ts';

/** How a test opens the console. @param token of a log-in; without one the log-in page is shown. */
type OpenConsole = (language: Language, token?: string) => Promise<ConsolePage>;

/** Consoles of a suite: each is closed when its test ends, which no error of the browser may have come before. */
export function openConsoles(site: WalkedSite): OpenConsole {
  let opened: ConsolePage[] = [];
  beforeEach(() => {
    opened = [];
  });
  afterEach(async () => {
    await Promise.all(opened.map((one) => one.close()));
    expect(opened.flatMap(({ browserErrors }) => browserErrors)).toEqual([]);
  });
  return async (language, token) => {
    const console = await ConsolePage.open(site.browser, site.url, language, token);
    opened.push(console);
    return console;
  };
}
