/// <reference lib="dom" />

import type { Page } from 'playwright-core';
import { eventually } from '#platform/testing/eventually.ts';
import { logIn, post } from '../../../support/api-client.ts';
import { type Language, textsOf } from '../../support/texts.ts';
import { type DrawnSite, TEST_MS } from './drawn-site.ts';

const MEMBER = 'viewer';

/** The home page is drawn as for a guest: what it has for a member alone comes to it. */
export function describeMemberHome(drawn: DrawnSite): void {
  it.each([
    [390, 844, 'fa'],
    [1280, 800, 'en'],
  ] as const)(
    'does not move, %i points wide, when the shelves of a member come, whether they had them before or not',
    async (width, height, language) => {
      const token = await watching(drawn.url);
      const page = await drawn.open({ viewport: { width, height } });
      await page.context().addCookies([{ name: 'token', value: token, url: drawn.url }]);
      await page.addInitScript(() => {
        const seen = Object.assign(globalThis, { shifts: [] as PerformanceEntryList });
        new PerformanceObserver((list) => seen.shifts.push(...list.getEntries())).observe({
          type: 'layout-shift',
          buffered: true,
        });
      });
      const first = await shiftAt(page, drawn.at('/', language), language);
      const second = await shiftAt(page, drawn.at('/', language), language);
      expect(Math.max(first, second)).toBeLessThan(0.01);
    },
    TEST_MS,
  );
}

/** @returns the token of a member who has begun a film. */
async function watching(site: string): Promise<string> {
  const token = await logIn(site, MEMBER, 'parde-demo-1404');
  const { files } = (await post(site, '/api/post/getMovie/inception-2010')).body.post;
  await post(site, '/api/playtime', { time: 20, fid: files[0].id, token });
  await eventually(async () => {
    const { cards } = (await post(site, '/api/user/continueWatching', { token })).body;
    expect(cards).not.toEqual([]);
  });
  return token;
}

/**
 * @returns how far the page has moved when the member's shelf is there, as the browser counts it. What moves while a slow machine still
 * reads the page, piece by piece, is none of the shelf's.
 */
async function shiftAt(page: Page, address: string, language: Language): Promise<number> {
  await page.goto(address);
  const title = textsOf(language)('watching', 'continue.title');
  await page.getByRole('heading', { name: title }).waitFor();
  // What else comes by itself comes soon after it.
  await page.waitForTimeout(1_000);
  return page.evaluate(() => {
    const { shifts } = globalThis as unknown as { shifts: (PerformanceEntry & { value: number })[] };
    const [{ domInteractive }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
    return shifts.filter(({ startTime }) => startTime >= domInteractive).reduce((sum, { value }) => sum + value, 0);
  });
}
