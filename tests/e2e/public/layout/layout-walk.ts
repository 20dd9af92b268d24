/// <reference lib="dom" />

import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { DEMO_PASSWORD } from '#modules/accounts/demo/demo-accounts.ts';
import { logIn, post } from '../../../support/api-client.ts';
import { takenOver } from '../../../support/processes/taken-over.ts';
import { accessibilityFaults } from '../../support/accessibility.ts';
import { buyPlan } from '../../support/sandbox-purchase.ts';
import { addressesOf, GUEST_PAGES } from '../../support/site-routes.ts';
import type { Language } from '../../support/texts.ts';
import { layoutFaults } from './layout-faults.ts';
import { longNameFaults } from './long-names.ts';

const WIDTHS = [320, 360, 390, 430, 820, 1440, 1920];
/** Every page at every width in both languages takes many minutes. Without it: the narrowest, a phone and a desktop. */
const ALL = process.env['JOURNEYS'] === 'all';
const LOOKED_AT = ALL ? WIDTHS : [320, 390, 1440];
const PHONE = 390;
const SMALLEST_PHONE = 320;
const DESKTOP = 1440;
/** A folder for what a phone and a desktop show of each page. */
const KEPT = process.env['SCREENSHOTS'];

interface LayoutReader {
  language: Language;
  theme: 'dark' | 'light';
  /** Ascending. */
  widths: readonly number[];
  /** The widths at which axe looks. */
  axeAt: readonly number[];
  /** Which pages. */
  pages: RegExp;
}

/** Pages that no other journey looks at with axe; `JOURNEYS=all` looks at every page. */
const FOR_AXE = /^\/(play|report|people|person|search|top-250|d)\b|\/details$|tab=downloads|error=/;
const IN_TURN: LayoutReader[] = [
  { language: 'fa', theme: 'dark', widths: LOOKED_AT, axeAt: [PHONE], pages: /./ },
  { language: 'en', theme: 'light', widths: LOOKED_AT, axeAt: [DESKTOP], pages: FOR_AXE },
];
const EVERYBODY: LayoutReader[] = (['fa', 'en'] as const).flatMap((language) =>
  (['dark', 'light'] as const).map((theme) => {
    return { language, theme, widths: WIDTHS, axeAt: [PHONE, DESKTOP], pages: /./ };
  }),
);
const READERS = ALL ? EVERYBODY : IN_TURN;
const WALK_MS = ALL ? 2_400_000 : 600_000;
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
    it(
      'fits the screen at each width, and every control is large enough for a finger',
      async () => {
        expect(await walk(place(), reader)).toEqual([]);
      },
      WALK_MS,
    );
  });
}

/** @returns what is wrong, with the width and the address where it is. */
async function walk({ url, browser }: Place, reader: LayoutReader): Promise<string[]> {
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
    const errors = errorsOf(page);
    if (!KEPT) await fulfilPictures(page);
    for (const address of addresses) {
      if (GUEST_PAGES.test(address) !== guest) continue;
      faults.push(...(await faultsAt(page, url, address, reader)));
      faults.push(...errors.splice(0).map((error) => `${address} ${error}`));
    }
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

/** What the browser has to complain of. That a link is spent or a title is not there is an answer, which it reports as well. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(message.text());
  });
  return errors;
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

async function faultsAt(page: Page, url: string, address: string, reader: LayoutReader): Promise<string[]> {
  const { widths, axeAt } = reader;
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
    if (KEPT && (width === PHONE || width === DESKTOP)) await keep(page, { ...reader, width, address });
    if (!axeAt.includes(width) || !(ALL || FOR_AXE.test(address))) continue;
    // As tall as the page, so that the bar at its foot covers nothing.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height });
    faults.push(...(await accessibilityFaults(page)).map((fault) => `${width} ${address} ${fault}`));
  }
  faults.push(...(await largeLetterFaults(page)).map((fault) => `${address} with letters twice as large ${fault}`));
  faults.push(...(await longNameFaults(page, widths[0]!)).map((fault) => `${address} with long names ${fault}`));
  return faults;
}

/** What is too wide for the smallest phone whose reader has letters twice as large (WCAG 1.4.4). By the browser's setting, since widths in em follow it. */
async function largeLetterFaults(page: Page): Promise<string[]> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.setViewportSize({ width: SMALLEST_PHONE, height: 900 });
  // Other breakpoints hold: what they show may first have to come.
  await settled(page);
  const faults = await layoutFaults(page, SMALLEST_PHONE);
  await protocol.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await protocol.detach();
  return faults.filter((fault) => /^(scrolls sideways|sticks out)/.test(fault));
}

async function keep(
  page: Page,
  { language, theme, width, address }: LayoutReader & { width: number; address: string },
): Promise<void> {
  const folder = path.join(KEPT!, `${language}-${theme}-${width}`);
  await mkdir(folder, { recursive: true });
  await page.setViewportSize({ width, height: width === PHONE ? 844 : 900 });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const name = address.replaceAll(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home';
  await page.screenshot({ path: path.join(folder, `${name}.jpg`), type: 'jpeg', quality: 80 });
}

async function settled(page: Page): Promise<void> {
  await page.locator('main').locator('h1, h2, video').first().waitFor();
  await takenOver(page);
  // Home keeps the room of a member's own shelves out of a guest's sight.
  await page.waitForFunction(() => {
    return ![...document.querySelectorAll('main [class*=shimmer]')].some((skeleton) => skeleton.checkVisibility());
  });
}
