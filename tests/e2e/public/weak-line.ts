/// <reference lib="dom" />

import type { Browser, BrowserContext, Page } from 'playwright-core';
import { DEMO_PASSWORD } from '#modules/accounts/demo/demo-accounts.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { logIn } from '../../support/api-client.ts';
import { takenOver } from '../../support/taken-over.ts';
import { TcpProxy } from '../../support/tcp-proxy.ts';
import { DEVICES } from '../support/reader.ts';
import { textsOf } from '../support/texts.ts';

const text = textsOf('fa');
const [PHONE] = DEVICES as [(typeof DEVICES)[number]];
const MOVIE = '/movies/children-of-heaven-1997';
const MEMBER = 'viewer@parde.local';
/** For what a page does in a second: the machine may be busy. */
const WAIT_MS = 60_000;
const TEST_MS = 240_000;

/** What the line loses, holds back or cuts off; and what the page makes of it. @param running the site, once it has started. */
export function describeWeakLine(running: () => { url: string; browser: Browser }): void {
  describe('a weak line', () => suites(running));
}

function suites(running: () => { url: string; browser: Browser }): void {
  let context: BrowserContext;
  let page: Page;

  /** @param serviceWorkers are blocked where a test holds requests back: what they ask for passes the page by. */
  async function open(serviceWorkers: 'allow' | 'block'): Promise<void> {
    const { width, height } = PHONE;
    const viewport = { width, height };
    context = await running().browser.newContext({ viewport, isMobile: true, hasTouch: true, serviceWorkers });
    page = await context.newPage();
    page.setDefaultTimeout(WAIT_MS);
  }
  afterEach(() => context.close());

  const card = () => page.locator('main section li a[href^="/movies/"]:has(img):has(span.card-title)').first();

  describe('on a slow line', () => {
    it(
      'draws the shell, in the right direction, before style sheet and bundle have come',
      async () => {
        await open('block');
        const { url } = running();
        await context.addCookies([{ name: 'lang', value: 'en', url }]);
        await page.route(/\/assets\/(?!boot-)/, () => undefined);
        await page.goto(`${url}${MOVIE}`, { waitUntil: 'commit' });
        await page.locator('.first-paint .title .poster').waitFor();
        await page.locator('.first-paint header svg').waitFor();
        const { lang, dir, dataset } = await page.evaluate(() => {
          const { lang, dir, dataset } = document.documentElement;
          return { lang, dir, dataset: { ...dataset } };
        });
        expect({ lang, dir, ...dataset }).toEqual({
          lang: 'en',
          dir: 'ltr',
          theme: 'dark',
          shape: 'title',
          drawn: '1',
        });
      },
      TEST_MS,
    );

    it(
      'answers a tap with the picture and the name that the card has shown',
      async () => {
        await open('block');
        await page.goto(running().url);
        await takenOver(page);
        await card().scrollIntoViewIfNeeded();
        const picture = await eventually(async () => {
          const shown = await card()
            .locator('img')
            .evaluate((image: HTMLImageElement) => image.complete && image.currentSrc);
          expect(shown).toBeTruthy();
          return shown as string;
        }, WAIT_MS);
        const name = await card().locator('span.card-title').first().textContent();
        await page.route(/\/assets\/TitleRoute-|\/api\/post\/get/, () => undefined);
        await card().click();
        await page.getByRole('heading', { level: 1, name: name ?? '', exact: true }).waitFor();
        const shown = page.locator('main img:visible').first();
        await eventually(async () => {
          expect(await shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toBe(picture);
        }, WAIT_MS);
      },
      TEST_MS,
    );
  });

  describe('where a file of the site does not come', () => {
    it(
      'has a button in its place, and gets it by that',
      async () => {
        await open('block');
        await page.goto(running().url);
        await takenOver(page);
        await card().waitFor();
        await page.route(/\/assets\/MoreSheet-/, (route) => route.abort());
        const more = page.getByRole('button', { name: text('core', 'nav.more'), exact: true });
        await more.click();
        await page.getByText(text('core', 'error.part')).waitFor();
        expect(await card().count()).toBe(1);
        await page.unroute(/\/assets\/MoreSheet-/);
        await page.getByRole('button', { name: text('core', 'error.retry') }).click();
        await page.getByRole('dialog').waitFor();
      },
      TEST_MS,
    );
  });

  describe('without a connection', () => {
    let line: TcpProxy;
    let site: string;
    beforeEach(async () => {
      line = await TcpProxy.start('127.0.0.1', Number(new URL(running().url).port));
      site = `http://127.0.0.1:${line.port}`;
      await open('allow');
    });
    afterEach(() => line.cut());

    const whatIsKept = () =>
      page.evaluate(async () => {
        const kept: Record<string, string[]> = {};
        for (const name of await caches.keys()) {
          if (!name.startsWith('parde-seen')) continue;
          const cache = await caches.open(name);
          const requests = [...(await cache.keys())];
          kept[name] = await Promise.all(
            requests.map(async (request) => request.url + ((await (await cache.match(request))?.text()) ?? '')),
          );
        }
        return kept;
      });
    const notice = () => page.getByText(text('core', 'offline'));

    it(
      'opens what was seen, says so, and goes on by itself; nothing of the member is kept',
      async () => {
        const token = await logIn(running().url, MEMBER, DEMO_PASSWORD);
        await page.goto(site);
        await page.evaluate(async () => {
          await navigator.serviceWorker.ready;
          if (navigator.serviceWorker.controller) return;
          await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
        });
        await context.addCookies([{ name: 'token', value: token, url: site }]);
        await page.goto(`${site}${MOVIE}`);
        const name = (await page.locator('main h1').textContent()) ?? '';
        await page.goto(site);
        await card().waitFor();
        const kept = await eventually(async () => {
          const found = (await whatIsKept())['parde-seen-answers'] ?? [];
          for (const path of ['/api/home', '/api/post/getMovie'])
            expect(found.some((one) => one.includes(path))).toBe(true);
          return found.join();
        }, WAIT_MS);
        for (const personal of [token, MEMBER, '"viewer":{']) expect(kept).not.toContain(personal);

        await line.cut();
        await page.goto(`${site}${MOVIE}`);
        await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
        await notice().waitFor();
        for (const unseen of ['/series', '/people']) {
          await page.goto(site + unseen);
          await page.getByText(text('core', 'error.offline.title')).waitFor();
        }

        await line.mend();
        await notice().waitFor({ state: 'detached' });
        await page.locator('main a[href^="/person/"]').first().waitFor();

        await page.goto(`${site}/logout`);
        await page.waitForURL(`${site}/`);
        await eventually(async () =>
          expect((await whatIsKept())['parde-seen-answers']?.join() ?? '').not.toContain('getMovie'),
        );
      },
      TEST_MS,
    );
  });

  describe('where a reader comes back', () => {
    const shelf = () => page.locator('main section :is(ul, ol):has(a img)').first();
    const scrolled = () => shelf().evaluate((row) => Math.abs(row.scrollLeft));

    it(
      'finds page and shelf as they were left; the other language moves neither of them, nor the focus',
      async () => {
        await open('block');
        await page.goto(running().url);
        await takenOver(page);
        await card().waitFor();
        await shelf().evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }));
        await shelf().evaluate((row) => row.scrollBy({ left: -600, behavior: 'instant' }));
        const left = await eventually(async () => {
          const distance = await scrolled();
          expect(distance).toBeGreaterThan(300);
          return distance;
        }, WAIT_MS);
        const top = await page.evaluate(() => scrollY);
        expect(top).toBeGreaterThan(100);
        // The card that is in the middle of the row.
        const box = (await shelf().boundingBox())!;
        await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
        await page.waitForURL(/\/(movies|series)\//);
        await page.locator('main header h1').waitFor();
        await page.goBack();
        await eventually(async () => {
          expect(Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(4);
          expect(Math.abs((await scrolled()) - left)).toBeLessThan(4);
        }, WAIT_MS);

        await page.setViewportSize({ width: 1440, height: 900 });
        await shelf().evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }));
        const place = () => shelf().evaluate((row) => row.getBoundingClientRect().top);
        const [before, distance] = [await place(), await scrolled()];
        const button = page.locator('header button[lang]').first();
        // By the mouse itself: a locator's click scrolls first.
        const { x, y } = (await button.boundingBox())!;
        await page.mouse.click(x + 8, y + 16);
        await page.locator('html[lang="en"]').waitFor();
        expect(Math.abs((await place()) - before)).toBeLessThan(16);
        expect(Math.abs((await scrolled()) - distance)).toBeLessThan(16);
        expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
      },
      TEST_MS,
    );
  });
}
