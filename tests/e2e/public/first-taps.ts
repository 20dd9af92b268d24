/// <reference lib="dom" />

import type { Browser, BrowserContext, Page } from 'playwright-core';
import { post } from '../../support/api-client.ts';
import { takenOver } from '../../support/processes/taken-over.ts';
import { addressesOf } from '../support/site-routes.ts';
import { textsOf } from '../support/texts.ts';

const PHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
} as const;
const DESKTOP = { viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' } as const;
const TEST_MS = 600_000;

/** The first tap on a drawn page whose scripts are there. @param running the site, once it has started. */
export function describeFirstTaps(running: () => { url: string; browser: Browser }): void {
  it(
    'the first tap leads on from every page that the server draws without loading another document',
    async () => {
      const { url, browser } = running();
      const context = await browser.newContext(PHONE);
      const page = await opened(context);
      const faults: string[] = [];
      let drawn = 0;
      for (const address of await addresses(url)) {
        await page.goto(url + address, { waitUntil: 'domcontentloaded' });
        if ((await page.locator('#page-state').count()) === 0) continue;
        drawn += 1;
        if (!(await staysOnTap(page))) faults.push(address);
      }
      await context.close();
      expect(faults).toEqual([]);
      expect(drawn).toBeGreaterThan(25);
    },
    TEST_MS,
  );

  it('who comes by a member’s link to the home page is known as sent by them, though they press nothing', async () => {
    const { url, browser } = running();
    const context = await browser.newContext(DESKTOP);
    const page = await context.newPage();
    await page.goto(`${url}/?ref=7`);
    // To be asked for anything counts as a press: once, when all that comes by itself has come.
    await page.waitForTimeout(3_000);
    expect(await page.evaluate(() => localStorage.getItem('parde.referrer'))).toBe('7');
    await context.close();
  });

  it('the first press may change the language: React takes over what the server has drawn before its words change', async () => {
    const { url, browser } = running();
    const context = await browser.newContext(DESKTOP);
    await context.addCookies([{ name: 'lang', value: 'fa', url }]);
    const page = await opened(context);
    const devtools = await context.newCDPSession(page);
    // Of a phone, where it takes long.
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(`${new URL(page.url()).pathname}: ${message}`));
    for (const address of ['/', '/movies', '/movies/inception-2010', '/series/breaking-bad-2008', '/news']) {
      await context.addCookies([{ name: 'lang', value: 'fa', url }]);
      await page.goto(url + address, { waitUntil: 'domcontentloaded' });
      await page.locator('html[data-there]').waitFor({ state: 'attached' });
      const label = textsOf('fa')('core', 'language.label');
      await page.getByRole('banner').getByRole('button', { name: label }).click();
      await page.locator('html[lang=en]').waitFor({ state: 'attached' });
      await takenOver(page);
    }
    await context.close();
    expect(errors).toEqual([]);
  });
}

/** A page that tells by a mark when its scripts take it over. */
async function opened(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  // What they look like is no matter here.
  await page.route(/\/media\//, (route) => route.abort());
  await page.addInitScript(() =>
    addEventListener('parde:takes-over', () => {
      document.documentElement.dataset['there'] = '1';
    }),
  );
  return page;
}

async function addresses(url: string): Promise<string[]> {
  const movie = (await post(url, '/api/post/getMovie/inception-2010')).body.post;
  const series = (await post(url, '/api/post/getSerial/breaking-bad-2008')).body.post;
  // Payments and profiles are their readers' own: no server draws them.
  const own = { offerId: 1, reference: '-', username: '-' };
  const sample = { ...own, fileId: movie.files[0].id, genre: movie.genres[0].slug, channel: series.channel };
  return addressesOf(sample);
}

/** Taps the first link that is seen below the head. @returns whether the site has led on, or there is no link. */
async function staysOnTap(page: Page): Promise<boolean> {
  await page.locator('html[data-there]').waitFor({ state: 'attached' });
  const before = await page.evaluate(() => performance.timeOrigin);
  const point = await page.evaluate(linkSeen);
  if (!point) return true;
  await page.touchscreen.tap(point.x, point.y);
  await page.waitForURL(({ href }) => href !== point.from, { waitUntil: 'commit' });
  return (await page.evaluate(() => performance.timeOrigin)) === before;
}

/** Runs in the page. */
function linkSeen(): { x: number; y: number; from: string } | null {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]:not([href^="/d/"])')];
  for (const link of links) {
    const { left, top, width, height } = link.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (link.href !== location.href && link.contains(document.elementFromPoint(x, y)))
      return { x, y, from: location.href };
  }
  return null;
}
