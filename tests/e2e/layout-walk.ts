/// <reference lib="dom" />

import type { Browser, BrowserContext, Page } from 'playwright-core';
import { DEMO_PASSWORD } from '#modules/accounts/demo/demo-accounts.ts';
import { logIn, post } from '../support/api-client.ts';
import { takenOver } from '../support/taken-over.ts';
import { accessibilityFaults } from './accessibility.ts';
import { layoutFaults } from './layout-faults.ts';
import { buyPlan } from './sandbox-purchase.ts';
import { addressesOf, GUEST_PAGES } from './site-routes.ts';
import type { Language } from './texts.ts';

const WIDTHS = [320, 360, 390, 430, 820, 1440, 1920];
/** Every page at every width in both languages takes many minutes. Without it: the narrowest, a phone and a desktop. */
const ALL = process.env['JOURNEYS'] === 'all';
const LOOKED_AT = ALL ? WIDTHS : [320, 390, 1440];

interface LayoutReader {
  language: Language;
  theme: 'dark' | 'light';
  /** Ascending. */
  widths: readonly number[];
  /** The width at which axe looks. */
  axeAt: number;
  /** Which pages. */
  pages: RegExp;
}

/** Pages that no other journey looks at with axe; `JOURNEYS=all` looks at every page. */
const FOR_AXE = /^\/(play|report|people|person|search|top-250|d)\b|tab=downloads|error=/;
export const READERS: LayoutReader[] = [
  { language: 'fa', theme: 'dark', widths: LOOKED_AT, axeAt: 390, pages: /./ },
  { language: 'en', theme: 'light', widths: LOOKED_AT, axeAt: 1440, pages: ALL ? /./ : FOR_AXE },
];
const MEMBER = 'viewer';
/** Lays out as any picture does, and nobody draws it. */
const PIXEL = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

interface Place {
  url: string;
  browser: Browser;
}

/** The routes of the site at each reader's widths, as a touch screen shows them: nothing sticks out, everything can be touched. */
export function describeLayout(place: () => Place): void {
  describe.each(READERS)('the pages in $language, in the $theme theme', (reader) => {
    it('fits the screen at each width, and every control is large enough for a finger', async () => {
      expect(await walk(place(), reader)).toEqual([]);
    }, 600_000);
  });
}

/** @returns what is wrong, with the width and the address where it is. */
export async function walk({ url, browser }: Place, reader: LayoutReader): Promise<string[]> {
  const token = await logIn(url, MEMBER, DEMO_PASSWORD);
  const movie = (await post(url, '/api/post/getMovie/inception-2010')).body.post;
  const series = (await post(url, '/api/post/getSerial/breaking-bad-2008')).body.post;
  const offers: { id: number; price: number }[] = (await post(url, '/api/plans')).body.plans;
  const addresses = addressesOf({
    offerId: offers.find(({ price }) => price > 0)!.id,
    fileId: movie.files[0].id,
    reference: await buyPlan(url, token, 2),
    username: MEMBER,
    genre: movie.genres[0].slug,
    channel: series.channel,
  }).filter((address) => reader.pages.test(address));
  const faults: string[] = [];
  for (const guest of [true, false]) {
    const context = await openContext(browser, url, reader, guest ? null : token);
    const page = await context.newPage();
    await fulfilPictures(page);
    for (const address of addresses)
      if (GUEST_PAGES.test(address) === guest) faults.push(...(await faultsAt(page, url, address, reader)));
    await context.close();
  }
  return faults;
}

async function openContext(
  browser: Browser,
  url: string,
  { language, theme }: LayoutReader,
  token: string | null,
): Promise<BrowserContext> {
  const context = await browser.newContext({ hasTouch: true, reducedMotion: 'reduce' });
  await context.addCookies([{ name: 'lang', value: language, url }]);
  if (token) await context.addCookies([{ name: 'token', value: token, url }]);
  await context.addInitScript(
    ({ order, chosen }) => {
      localStorage.setItem('parde.theme', chosen);
      // A registration that waits for its payment and its code.
      if (order) sessionStorage.setItem('parde.order', JSON.stringify({ ...order, since: Date.now() }));
    },
    { order: token ? null : ORDER, chosen: theme },
  );
  return context;
}

/** By the protocol itself: a route of Playwright's would switch the cache off, and each page would load the scripts anew. */
async function fulfilPictures(page: Page): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  protocol.on('Fetch.requestPaused', ({ requestId }) => {
    const responseHeaders = [{ name: 'content-type', value: 'image/gif' }];
    // The page may have been left meanwhile.
    protocol
      .send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body: PIXEL })
      .catch(() => undefined);
  });
  await protocol.send('Fetch.enable', { patterns: [{ resourceType: 'Image' }] });
}

const ORDER = {
  userId: 'a-registration',
  login: 'newcomer',
  email: 'newcomer@example.org',
  planId: 2,
  offerId: 1,
  price: 490_000,
  size: 30,
};

async function faultsAt(page: Page, url: string, address: string, { widths, axeAt }: LayoutReader): Promise<string[]> {
  await page.setViewportSize({ width: widths.at(-1)!, height: 900 });
  await page.goto(`${url}${address}`);
  await settled(page);
  // What is mounted when it comes near.
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }
  });
  await settled(page);
  const faults: string[] = [];
  for (const width of widths) {
    faults.push(...(await layoutFaults(page, width)).map((fault) => `${width} ${address} ${fault}`));
    if (width !== axeAt || !(ALL || FOR_AXE.test(address))) continue;
    // As tall as the page, so that the bar at its foot covers nothing.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height });
    faults.push(...(await accessibilityFaults(page)).map((fault) => `${width} ${address} ${fault}`));
  }
  return faults;
}

async function settled(page: Page): Promise<void> {
  await page.locator('main').locator('h1, h2, video').first().waitFor();
  await takenOver(page);
  await page.waitForFunction(() => !document.querySelector('main [class*=shimmer]'));
}
