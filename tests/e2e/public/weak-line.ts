/// <reference lib="dom" />

import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { DEMO_PASSWORD } from '#modules/accounts/demo/demo-accounts.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { logIn } from '../../support/api-client.ts';
import { takenOver } from '../../support/processes/taken-over.ts';
import { TcpProxy } from '../../support/processes/tcp-proxy.ts';
import { DEVICES } from '../support/reader.ts';
import { textsOf } from '../support/texts.ts';
import { openedPage, WAIT_MS } from './opened-page.ts';

const text = textsOf('fa');
const [PHONE] = DEVICES as [(typeof DEVICES)[number]];
const MOVIE = '/movies/children-of-heaven-1997';
const MEMBER = 'viewer@parde.local';
const TEST_MS = 240_000;

/** What the line loses, holds back or cuts off; and what the page makes of it. @param running the site, once it has started. */
export function describeWeakLine(running: () => { url: string; browser: Browser }): void {
  describe('a weak line', () => {
    const phone = phoneOf(running);
    describe('on a slow line', () => onSlowLine(phone));
    describe('where a file of the site does not come', () => withoutFile(phone));
    describe('without a connection', () => withoutConnection(phone));
    describe('where a reader comes back', () => comingBack(phone));
  });
}

interface Phone {
  /** Of the site. */
  readonly url: string;
  readonly page: Page;
  readonly context: BrowserContext;
  /** @param serviceWorkers are blocked where a test holds requests back: what they ask for passes the page by. */
  open(serviceWorkers: 'allow' | 'block'): Promise<void>;
  /** The first film of a shelf. */
  card(): Locator;
}

function phoneOf(running: () => { url: string; browser: Browser }): Phone {
  const opened = openedPage(running);
  const { width, height } = PHONE;
  return {
    get url() {
      return running().url;
    },
    get page() {
      return opened.page;
    },
    get context() {
      return opened.context;
    },
    open: (serviceWorkers) =>
      opened.open({ viewport: { width, height }, isMobile: true, hasTouch: true, serviceWorkers }),
    card: () => opened.page.locator('main section li a[href^="/movies/"]:has(img):has(span.card-title)').first(),
  };
}

/** What is there before the rest has come. */
function onSlowLine(phone: Phone): void {
  it(
    'draws the shell, in the right direction, before style sheet and bundle have come',
    async () => {
      await phone.open('block');
      const { url } = phone;
      await phone.context.addCookies([{ name: 'lang', value: 'en', url }]);
      await phone.page.route(/\/assets\/(?!boot-)/, () => undefined);
      await phone.page.goto(`${url}${MOVIE}`, { waitUntil: 'commit' });
      await phone.page.locator('.first-paint .title .poster').waitFor();
      await phone.page.locator('.first-paint header svg').waitFor();
      const { lang, dir, dataset } = await phone.page.evaluate(() => {
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
      await phone.open('block');
      await phone.page.goto(phone.url);
      await takenOver(phone.page);
      await phone.card().scrollIntoViewIfNeeded();
      const picture = await eventually(async () => {
        const shown = await phone
          .card()
          .locator('img')
          .evaluate((image: HTMLImageElement) => image.complete && image.currentSrc);
        expect(shown).toBeTruthy();
        return shown as string;
      }, WAIT_MS);
      const name = await phone.card().locator('span.card-title').first().textContent();
      await phone.page.route(/\/assets\/TitleRoute-|\/api\/post\/get/, () => undefined);
      await phone.card().click();
      await phone.page.getByRole('heading', { level: 1, name: name ?? '', exact: true }).waitFor();
      const shown = phone.page.locator('main img:visible').first();
      await eventually(async () => {
        expect(await shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toBe(picture);
      }, WAIT_MS);
    },
    TEST_MS,
  );
}

/** A part of the page whose file does not come. */
function withoutFile(phone: Phone): void {
  it(
    'has a button in its place, and gets it by that',
    async () => {
      await phone.open('block');
      await phone.page.goto(phone.url);
      await takenOver(phone.page);
      await phone.card().waitFor();
      await phone.page.route(/\/assets\/MoreSheet-/, (route) => route.abort());
      const more = phone.page.getByRole('button', { name: text('core', 'nav.more'), exact: true });
      await more.click();
      await phone.page.getByText(text('core', 'error.part')).waitFor();
      expect(await phone.card().count()).toBe(1);
      await phone.page.unroute(/\/assets\/MoreSheet-/);
      await phone.page.getByRole('button', { name: text('core', 'error.retry') }).click();
      await phone.page.getByRole('dialog').waitFor();
    },
    TEST_MS,
  );
}

/** What was seen before the line was cut. */
function withoutConnection(phone: Phone): void {
  let line: TcpProxy;
  let site: string;
  beforeEach(async () => {
    line = await TcpProxy.start('127.0.0.1', Number(new URL(phone.url).port));
    site = `http://127.0.0.1:${line.port}`;
    await phone.open('allow');
  });
  afterEach(() => line.cut());

  const notice = () => phone.page.getByText(text('core', 'offline'));

  it(
    'opens what was seen, says so, and goes on by itself; nothing of the member is kept',
    async () => {
      const token = await logIn(phone.url, MEMBER, DEMO_PASSWORD);
      await phone.page.goto(site);
      await phone.page.evaluate(async () => {
        await navigator.serviceWorker.ready;
        if (navigator.serviceWorker.controller) return;
        await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
      });
      await phone.context.addCookies([{ name: 'token', value: token, url: site }]);
      await phone.page.goto(`${site}${MOVIE}`);
      const name = (await phone.page.locator('main h1').textContent()) ?? '';
      await phone.page.goto(site);
      await phone.card().waitFor();
      const kept = await eventually(async () => {
        const found = await keptAnswers(phone.page);
        for (const path of ['/api/home', '/api/post/getMovie'])
          expect(found.some((one) => one.includes(path))).toBe(true);
        return found.join();
      }, WAIT_MS);
      for (const personal of [token, MEMBER, '"viewer":{']) expect(kept).not.toContain(personal);

      await line.cut();
      await phone.page.goto(`${site}${MOVIE}`);
      await phone.page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
      await notice().waitFor();
      for (const unseen of ['/series', '/people']) {
        await phone.page.goto(site + unseen);
        await phone.page.getByText(text('core', 'error.offline.title')).waitFor();
      }

      await line.mend();
      await notice().waitFor({ state: 'detached' });
      await phone.page.locator('main a[href^="/person/"]').first().waitFor();

      await phone.page.goto(`${site}/logout`);
      await phone.page.waitForURL(`${site}/`);
      await eventually(async () => expect((await keptAnswers(phone.page)).join()).not.toContain('getMovie'));
    },
    TEST_MS,
  );

  it(
    'opens the page by which somebody has come for the first time, which has asked for nothing',
    async () => {
      await phone.page.goto(`${site}${MOVIE}`);
      const name = (await phone.page.locator('main h1').textContent()) ?? '';
      await eventually(async () => expect(await keptAnswers(phone.page)).toHaveLength(1), WAIT_MS);
      await line.cut();
      await phone.page.reload();
      await notice().waitFor();
      await phone.page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
      await phone.page.goto(`${site}/series`);
      await phone.page.getByText(text('core', 'error.offline.title')).waitFor();
    },
    TEST_MS,
  );
}

/** Address and text of each answer that the service worker keeps. */
function keptAnswers(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const cache = await caches.open('parde-seen-answers');
    const textOf = async (request: Request) => (await (await cache.match(request))?.text()) ?? '';
    return Promise.all([...(await cache.keys())].map(async (request) => request.url + (await textOf(request))));
  });
}

/** The place that a reader has left. */
function comingBack(phone: Phone): void {
  const shelf = () => phone.page.locator('main section :is(ul, ol):has(a img)').first();
  const scrolled = () => shelf().evaluate((row) => Math.abs(row.scrollLeft));

  it(
    'finds page and shelf as they were left; the other language moves neither of them, nor the focus',
    async () => {
      await phone.open('block');
      await phone.page.goto(phone.url);
      await takenOver(phone.page);
      await phone.card().waitFor();
      await shelf().evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await shelf().evaluate((row) => row.scrollBy({ left: -600, behavior: 'instant' }));
      const left = await eventually(async () => {
        const distance = await scrolled();
        expect(distance).toBeGreaterThan(300);
        return distance;
      }, WAIT_MS);
      const top = await phone.page.evaluate(() => scrollY);
      expect(top).toBeGreaterThan(100);
      // The card that is in the middle of the row.
      const box = (await shelf().boundingBox())!;
      await phone.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await phone.page.waitForURL(/\/(movies|series)\//);
      await phone.page.locator('main header h1').waitFor();
      await phone.page.goBack();
      await eventually(async () => {
        expect(Math.abs((await phone.page.evaluate(() => scrollY)) - top)).toBeLessThan(4);
        expect(Math.abs((await scrolled()) - left)).toBeLessThan(4);
      }, WAIT_MS);

      await phone.page.setViewportSize({ width: 1440, height: 900 });
      await shelf().evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const place = () => shelf().evaluate((row) => row.getBoundingClientRect().top);
      const [before, distance] = [await place(), await scrolled()];
      const button = phone.page.locator('header button[lang]').first();
      // By the mouse itself: a locator's click scrolls first.
      const { x, y } = (await button.boundingBox())!;
      await phone.page.mouse.click(x + 8, y + 16);
      await phone.page.locator('html[lang="en"]').waitFor();
      expect(Math.abs((await place()) - before)).toBeLessThan(16);
      expect(Math.abs((await scrolled()) - distance)).toBeLessThan(16);
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    },
    TEST_MS,
  );
}
