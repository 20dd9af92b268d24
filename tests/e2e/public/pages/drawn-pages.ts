/// <reference lib="dom" />

import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { textId } from '#modules/translations/domain/text-id.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { logIn, post } from '../../../support/api-client.ts';
import { LANGUAGES, textsOf } from '../../support/texts.ts';
import { describeShelves } from './drawn-shelves.ts';

const MOVIE = '/movies/children-of-heaven-1997';
const NEWS = '/news/the-first-persian-talkie-was-made-in-bombay';
/** Pages that somebody comes to from elsewhere. */
const PAGES = [
  '/',
  '/movies',
  '/movies?page=2',
  '/series/genre/drama',
  '/pages/4k-movies',
  MOVIE,
  '/series/breaking-bad-2008',
  '/top-250/movies',
  '/people',
  '/person/christopher-nolan',
  '/collections',
  '/collections/the-lord-of-the-rings',
  '/news',
  NEWS,
  '/reviews',
  '/award-ceremony/oscar',
  '/premium',
];
/** What somebody looks for by words of their own. */
const SEARCH = '/search?q=heaven';
/** Addresses of nothing, also where the site itself would lead elsewhere. */
const NOTHING = [
  '/nowhere',
  '/movies/there-is-no-such-movie',
  '/news/there-is-no-such-post',
  '/pages/nothing',
  '/people/x',
  // Longer than any slug.
  `/movies/${'x'.repeat(201)}`,
];
/** Bytes that a server sends on a new connection before it waits for the first word of the browser: ten segments. */
const FIRST_BURST = 14_600;
const TEST_MS = 180_000;

/** What the server itself draws of the public site. @param running the site, once it has started. */
export function describeDrawnPages(running: () => { url: string; browser: Browser }): void {
  describe('a page as the server draws it', () => suites(running));
}

function suites(running: () => { url: string; browser: Browser }): void {
  let context: BrowserContext;
  let page: Page;
  async function open(javaScriptEnabled: boolean, device: BrowserContextOptions = {}): Promise<void> {
    context = await running().browser.newContext({ ...device, javaScriptEnabled, serviceWorkers: 'block' });
    page = await context.newPage();
    page.setDefaultTimeout(60_000);
  }
  afterEach(() => context?.close());

  const at = (path: string, language: string) =>
    `${running().url}${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

  it.each(LANGUAGES)(
    'tells a reader without scripts in %s all that it is about, and search engines the same',
    async (language) => {
      await open(false);
      // What they look like is no matter here, and drawing them takes time.
      await page.route(/\/media\//, (route) => route.abort());
      const seen = new Set<string>();
      for (const path of PAGES) {
        const answer = await page.goto(at(path, language), { waitUntil: 'domcontentloaded' });
        expect([path, answer?.status()]).toEqual([path, 200]);
        const facts = await page.evaluate(() => {
          const content = (selector: string) => document.querySelector(selector)?.getAttribute('content') ?? '';
          const href = (selector: string) => document.querySelector<HTMLLinkElement>(selector)?.href ?? '';
          return {
            language: document.documentElement.lang,
            titles: document.querySelectorAll('title').length,
            title: document.title,
            headings: document.querySelectorAll('main h1').length,
            description: content('meta[name=description]'),
            descriptions: document.querySelectorAll('meta[name=description]').length,
            picture: content('meta[property="og:image"]'),
            pictured: content('meta[property="og:image:alt"]'),
            card: content('meta[name="twitter:card"]'),
            canonical: href('link[rel=canonical]'),
            other: href('link[hreflang=en]'),
            links: document.querySelectorAll('main a[href]').length,
            waiting: document.querySelectorAll('main [aria-busy=true], main h1 ~ [class*=shimmer]').length,
            data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
              ({ textContent }) => textContent,
            ),
          };
        });
        expect({ path, ...facts }).toMatchObject({ language, titles: 1, headings: 1, descriptions: 1, waiting: 0 });
        expect(facts.canonical).toBe(at(path, language));
        expect(facts.other).toBe(at(path, 'en'));
        expect(facts.description.length).toBeGreaterThan(20);
        // Lettered for whoever reads the page, in the size that the head says.
        expect(facts.picture).toMatch(
          language === 'en'
            ? /^http.+\/media\/images\/share\S*-en\/\S+-1200x630/
            : /^http.+\/media\/images\/share(?!\S*-en\/)/,
        );
        expect([facts.card, facts.pictured.length > 0]).toEqual(['summary_large_image', true]);
        expect([path, facts.links > 2]).toEqual([path, true]);
        for (const data of facts.data)
          expect(JSON.parse(data ?? '')).toMatchObject({ '@context': 'https://schema.org' });
        seen.add(facts.title);
      }
      // Two pages of one list have the name of the list.
      expect(seen.size).toBe(PAGES.length - 1);
    },
    TEST_MS,
  );

  describeShelves(() => open(false).then(() => page), at);

  it('says of a movie what it is', async () => {
    await open(false);
    await page.goto(at(MOVIE, 'en'));
    const data = await page.locator('script[type="application/ld+json"]').first().textContent();
    expect(JSON.parse(data ?? '')).toMatchObject({
      breadcrumb: {
        itemListElement: [{ position: 1 }, { position: 2, item: `${running().url}/movies` }, { position: 3 }],
      },
      mainEntity: {
        '@type': 'Movie',
        name: 'Children of Heaven',
        datePublished: '1997',
        director: [{ name: 'Majid Majidi', url: `${running().url}/person/majid-majidi` }],
        aggregateRating: { bestRating: 10 },
      },
    });
  });

  it.each(NOTHING)('is there for %s, too, says that there is nothing, and where to go on', async (path) => {
    await open(false);
    const answer = await page.goto(at(path, 'fa'));
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: textsOf('fa')('core', 'missing.title') }).waitFor();
    expect(await page.locator('main a[href="/movies"]').count()).toBe(1);
  });

  it.each(['/', '/movies', MOVIE, '/person/christopher-nolan', NEWS, SEARCH, '/search'])(
    'comes in the first burst of a line to all but its first readers: %s',
    async (path) => {
      for (const language of LANGUAGES) {
        // Smaller since somebody has asked for it again, with room for what viewers will write below it.
        await eventually(async () => {
          const { headers, body } = await fetch(at(path, language), { headers: { 'accept-encoding': 'br' } });
          await body?.cancel();
          const ofHeaders = [...headers].reduce((bytes, [name, value]) => bytes + `${name}: ${value}\r\n`.length, 0);
          expect(headers.get('content-encoding')).toBe('br');
          expect(Number(headers.get('content-length')) + ofHeaders).toBeLessThan(FIRST_BURST);
        });
      }
    },
  );

  it.each([SEARCH, '/search', '/search?q=xqzjw&lang=en'])(
    'answers a search at once, not for robots nor for caches that others share: %s',
    async (path) => {
      await open(false);
      const answer = await page.goto(at(path, 'en'));
      expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([200, 'private, no-cache']);
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
      const found = path.includes('xqzjw')
        ? page.getByRole('heading', { name: textsOf('en')('search', 'search.none') })
        : page.locator('main li a[href^="/movies/"]').first();
      expect(await found.count()).toBe(1);
      if (path !== SEARCH) return;
      // Without scripts as well: the form itself asks.
      expect(await page.locator('main li').first().textContent()).toContain('Heaven');
      await page.getByRole('searchbox').fill('inception');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/search?q=inception');
    },
    TEST_MS,
  );

  it(
    'brings what it has found: the site asks for none of it again',
    async () => {
      await open(true);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto(at(SEARCH, 'en'), { waitUntil: 'networkidle' });
      const genres = page.getByRole('group', { name: textsOf('en')('search', 'filter.genres') });
      await genres.getByRole('button').first().click();
      await page.waitForURL(/genres=/);
      await eventually(async () => expect(asked.filter((path) => path.startsWith('/api/search'))).toHaveLength(1));
    },
    TEST_MS,
  );

  it('leaves a search to the browser that asks for what is no more, with the way to take it off', async () => {
    await open(true);
    const answer = await page.goto(at('/search?genres=no-such-genre', 'en'));
    expect(answer?.status()).toBe(200);
    await page
      .getByRole('button', { name: textsOf('en')('search', 'filter.clear') })
      .first()
      .waitFor();
  });

  it('is sent once: who has it is told that it is the same', async () => {
    const first = await fetch(at(MOVIE, 'fa'));
    await first.text();
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('vary')?.toLowerCase()).toContain('cookie');
    const again = await fetch(at(MOVIE, 'fa'), { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const other = await fetch(at(MOVIE, 'en'), { headers: { 'if-none-match': etag } });
    expect(other.status).toBe(200);
    await other.text();
  });

  it(
    'says what the staff has changed of its texts, and its scripts go on with that',
    async () => {
      const { url } = running();
      const token = await logIn(url, 'moderator', 'parde-demo-1404');
      const change = (version: number, en: string | null) =>
        post(url, '/api/console/translations/save', { id: textId('nav.movies'), version, en, token });
      const { version } = (await change(0, 'Pictures')).body;
      await open(true);
      const faults: string[] = [];
      page.on('pageerror', ({ message }) => faults.push(message));
      await eventually(async () => {
        expect(await (await fetch(at('/', 'en'))).text()).toContain('>Pictures</a>');
      }, 10_000);
      await page.goto(at('/', 'en'));
      await page.mouse.wheel(0, 400);
      await page.waitForFunction(() =>
        Object.keys(document.querySelector('main a') ?? {}).some((key) => key.startsWith('__reactFiber$')),
      );
      expect(await page.locator('a[href="/movies"]').first().textContent()).toBe('Pictures');
      expect(faults).toEqual([]);
      await change(version, null);
      await eventually(async () => {
        expect(await (await fetch(at('/', 'en'))).text()).toContain('>Movies</a>');
      }, 10_000);
    },
    TEST_MS,
  );

  it(
    'is pressed before its scripts have come, and does it when they have',
    async () => {
      await open(true);
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      await page.route(/\/assets\/(?!boot-).*\.js$/, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(at(MOVIE, 'en'), { waitUntil: 'commit' });
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
      await open(true, { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
      const lettersCame = page.waitForEvent('requestfinished', (request) => request.url().includes('-latin-common'));
      await page.goto(at('/movies', 'fa'));
      expect(await page.locator('main li [data-theme=dark][aria-hidden=true]').first().isVisible()).toBe(false);
      await lettersCame;
      await page.evaluate(() => scrollBy(0, 200));
      await page.waitForFunction(() =>
        Object.keys(document.querySelector('main li a') ?? {}).some((key) => key.startsWith('__reactFiber$')),
      );
      const faces = () => page.evaluate(() => document.fonts.size);
      const before = await faces();
      const sameDocument = await page.evaluateHandle(() => document);
      await page.locator('main li a').first().click();
      await page.locator('main article h1').waitFor();
      expect(await sameDocument.evaluate((known) => known === document)).toBe(true);
      await eventually(async () => expect(await faces()).toBe(before + 1), 10_000);
    },
    TEST_MS,
  );

  it.each(LANGUAGES)(
    'stays where it is on a phone when its letters come late, in %s',
    async (language) => {
      await open(true, { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      await page.route(/\.woff2$|\/assets\/(?!boot-).*\.js$/, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(at(MOVIE, language), { waitUntil: 'domcontentloaded' });
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

  it('has on paper what a title is and its files, and nothing to press', async () => {
    await open(false);
    await page.emulateMedia({ media: 'print' });
    await page.goto(at(MOVIE, 'en'));
    expect(await page.getByRole('heading', { level: 1, name: 'Children of Heaven' }).isVisible()).toBe(true);
    const quality = page.locator('main button[aria-expanded]').first();
    expect(await quality.isVisible()).toBe(true);
    const links = page.locator('main :is(a, button):visible');
    const pressed = await links.evaluateAll((all) => all.filter(({ className }) => /rounded-full|tap/.test(className)));
    expect(pressed).toEqual([]);
    for (const part of ['#comments', 'main nav', 'main picture'])
      expect([part, await page.locator(part).filter({ visible: true }).count()]).toEqual([part, 0]);
  });

  describe('search engines', () => {
    const read = async (path: string) => {
      const answer = await fetch(`${running().url}${path}`);
      return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
    };
    const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');

    it('find every public page by the sitemap that robots.txt names, and each is there', async () => {
      const robots = await read('/robots.txt');
      expect(robots.text).toContain(`Sitemap: ${running().url}/sitemap.xml\n`);
      expect(robots.text).toContain('Disallow: /user/\n');
      const index = await read('/sitemap.xml');
      expect(index.type).toBe('application/xml; charset=utf-8');
      const parts = locations(index.text);
      const names = ['lists-1', 'genres-1', 'movies-1', 'series-1', 'people-1', 'collections-1', 'news-1'];
      expect(parts.map((part) => part.replace(`${running().url}/sitemap/`, ''))).toEqual(
        expect.arrayContaining(names.map((name) => `${name}.xml`)),
      );
      for (const part of parts) {
        const { text } = await read(new URL(part).pathname);
        const pages = locations(text);
        expect([part, pages.length > 0, new Set(pages).size]).toEqual([part, true, pages.length]);
        const each = part.includes('/lists-') ? pages : [pages[0]!, pages.at(-1)!];
        for (const page of each) {
          const { status } = await read(new URL(page).pathname);
          expect([page, status]).toEqual([page, 200]);
        }
      }
      expect((await read('/sitemap/movies-2.xml')).status).toBe(404);
      expect((await read('/sitemap/none-1.xml')).status).toBe(404);
    });

    it('and readers of feeds are told of the news, in both languages', async () => {
      for (const language of LANGUAGES) {
        const { type, text } = await read(`/rss.xml?lang=${language}`);
        expect(type).toBe('application/rss+xml; charset=utf-8');
        expect(text).toContain(`<language>${language}</language>`);
        expect(text.match(/<item>/g)?.length).toBeGreaterThan(5);
        const [link] = text.match(/(?<=<link>)[^<]+\/news\/[^<]+(?=<\/link>)/) ?? [];
        expect((await read(`${new URL(link ?? '').pathname}?lang=${language}`)).status).toBe(200);
      }
    });
  });
}
