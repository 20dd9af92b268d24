/// <reference lib="dom" />

import type { Page } from 'playwright-core';
import { textId } from '#modules/translations/domain/text-id.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { logIn, post } from '../../../support/api-client.ts';
import { LANGUAGES, textsOf } from '../../support/texts.ts';
import { type DrawnSite, MOVIE, SEARCH, TEST_MS } from './drawn-site.ts';

const PHONE = { isMobile: true, hasTouch: true };

/** What becomes of a page when its scripts take it over. */
export function describeTakenOverPages(drawn: DrawnSite): void {
  it(
    'brings what it has found: the site asks for none of it again',
    async () => {
      const page = await drawn.open();
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto(drawn.at(SEARCH, 'en'), { waitUntil: 'networkidle' });
      const genres = page.getByRole('group', { name: textsOf('en')('search', 'filter.genres') });
      await genres.getByRole('button').first().click();
      await page.waitForURL(/genres=/);
      await eventually(async () => expect(asked.filter((path) => path.startsWith('/api/search'))).toHaveLength(1));
    },
    TEST_MS,
  );

  it('leaves a search to the browser that asks for what is no more, with the way to take it off', async () => {
    const page = await drawn.open();
    const answer = await page.goto(drawn.at('/search?genres=no-such-genre', 'en'));
    expect(answer?.status()).toBe(200);
    await page
      .getByRole('button', { name: textsOf('en')('search', 'filter.clear') })
      .first()
      .waitFor();
  });

  it(
    'says what the staff has changed of its texts, and its scripts go on with that',
    async () => {
      const { url } = drawn;
      const token = await logIn(url, 'moderator', 'parde-demo-1404');
      const change = (version: number, en: string | null) =>
        post(url, '/api/console/translations/save', { id: textId('nav.movies'), version, en, token });
      const { version } = (await change(0, 'Pictures')).body;
      const page = await drawn.open();
      const faults: string[] = [];
      page.on('pageerror', ({ message }) => faults.push(message));
      await homeHas(drawn, '>Pictures</a>');
      await page.goto(drawn.at('/', 'en'));
      await page.mouse.wheel(0, 400);
      await comeAlive(page, 'main a');
      expect(await page.locator('a[href="/movies"]').first().textContent()).toBe('Pictures');
      expect(faults).toEqual([]);
      await change(version, null);
      await homeHas(drawn, '>Movies</a>');
    },
    TEST_MS,
  );

  it(
    'is pressed before its scripts have come, and does it when they have',
    async () => {
      const page = await drawn.open();
      const release = await hold(page, /\/assets\/(?!boot-).*\.js$/);
      await page.goto(drawn.at(MOVIE, 'en'), { waitUntil: 'commit' });
      const theme = page.getByRole('button', { name: textsOf('en')('core', 'theme.label') }).first();
      await theme.click();
      release();
      await page.getByRole('menuitemradio').first().waitFor();
    },
    TEST_MS,
  );

  it(
    'lays out under a finger no more than is seen, and Latin letters join with the next page',
    async () => {
      const page = await drawn.open({ viewport: { width: 412, height: 823 }, ...PHONE });
      const lettersCame = page.waitForEvent('requestfinished', (request) => request.url().includes('-latin-common'));
      await page.goto(drawn.at('/movies', 'fa'));
      expect(await page.locator('main li [data-theme=dark][aria-hidden=true]').first().isVisible()).toBe(false);
      await lettersCame;
      await page.evaluate(() => scrollBy(0, 200));
      await comeAlive(page, 'main li a');
      const faces = () => page.evaluate(() => document.fonts.size);
      const before = await faces();
      const sameDocument = await page.evaluateHandle(() => document);
      await page.locator('main li a').first().click();
      await page.locator('main article h1').waitFor();
      expect(await sameDocument.evaluate((known) => known === document)).toBe(true);
      // For the words of this language, and for the other one.
      await eventually(async () => expect(await faces()).toBe(before + 2), 10_000);
    },
    TEST_MS,
  );

  it.each(LANGUAGES)(
    'stays where it is on a phone when its letters come late, in %s',
    async (language) => {
      const page = await drawn.open({ viewport: { width: 390, height: 844 }, ...PHONE });
      const release = await hold(page, /\.woff2$|\/assets\/(?!boot-).*\.js$/);
      await page.goto(drawn.at(MOVIE, language), { waitUntil: 'domcontentloaded' });
      const action = page.getByRole('link', { name: textsOf(language)('title', 'title.download') }).first();
      const top = async () => (await action.boundingBox())?.y ?? 0;
      const before = await top();
      const came = page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
      release();
      await came;
      await page.evaluate(() => document.fonts.ready);
      // A line of the summary is 24 points high.
      expect(Math.abs((await top()) - before)).toBeLessThan(12);
    },
    TEST_MS,
  );
}

/** @returns what lets go of the files that the page asks for. */
async function hold(page: Page, files: RegExp): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Until scripts have taken over what the server drew there. */
async function comeAlive(page: Page, selector: string): Promise<void> {
  await page.waitForFunction(
    (selector) => Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__reactFiber$')),
    selector,
  );
}

async function homeHas(drawn: DrawnSite, words: string): Promise<void> {
  const home = async () => (await fetch(drawn.at('/', 'en'))).text();
  await eventually(async () => expect(await home()).toContain(words), 10_000);
}
