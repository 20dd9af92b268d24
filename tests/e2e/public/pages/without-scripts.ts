/// <reference lib="dom" />

import type { Page } from 'playwright-core';
import { LANGUAGES, textsOf } from '../../support/texts.ts';
import { type DrawnSite, MOVIE, NEWS, SEARCH, TEST_MS } from './drawn-site.ts';

/** Pages that somebody comes to from elsewhere. */
const PAGES = [
  '/',
  '/movies',
  '/movies?page=2',
  '/series/genre/drama',
  '/pages/4k-movies',
  MOVIE,
  '/movies/inception-2010',
  '/movies/inception-2010/review',
  '/series/breaking-bad-2008',
  '/top-250/movies',
  '/people',
  '/people/directors',
  '/person/christopher-nolan',
  '/collections',
  '/collections/the-lord-of-the-rings',
  '/channels',
  '/news',
  '/news-category/film-history',
  NEWS,
  '/reviews',
  '/award-ceremony/oscar',
  '/country/movies/ir',
  '/award/1/1/Best%20Picture',
  '/premium',
];
/** Addresses of nothing, also where the site itself would lead elsewhere. */
const NOTHING = [
  '/nowhere',
  '/movies/there-is-no-such-movie',
  '/news/there-is-no-such-post',
  '/pages/nothing',
  '/people/x',
  '/play/999999999',
  '/play/x',
  // Longer than any slug.
  `/movies/${'x'.repeat(201)}`,
];

/** What readers without scripts and search engines have of a page. */
export function describeWithoutScripts(drawn: DrawnSite): void {
  it.each(LANGUAGES)(
    'tells a reader without scripts in %s all that it is about, and search engines the same',
    async (language) => {
      const page = await drawn.openWithoutScripts();
      // What they look like is no matter here, and drawing them takes time.
      await page.route(/\/media\//, (route) => route.abort());
      const seen = new Set<string>();
      const described = new Set<string>();
      for (const path of PAGES) {
        const answer = await page.goto(drawn.at(path, language), { waitUntil: 'domcontentloaded' });
        expect([path, answer?.status()]).toEqual([path, 200]);
        const facts = await factsOf(page);
        expect({ path, ...facts }).toMatchObject({ language, titles: 1, headings: 1, descriptions: 1, waiting: 0 });
        expect(facts.canonical).toBe(drawn.at(path, language));
        expect(facts.other).toBe(drawn.at(path, 'en'));
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
        described.add(facts.description);
      }
      // Two pages of one list have the name of the list.
      expect(seen.size).toBe(PAGES.length - 1);
      expect(described.size).toBe(PAGES.length);
    },
    TEST_MS,
  );

  it('says of a movie what it is', async () => {
    const page = await drawn.openWithoutScripts();
    await page.goto(drawn.at(MOVIE, 'en'));
    const data = await page.locator('script[type="application/ld+json"]').first().textContent();
    expect(JSON.parse(data ?? '')).toMatchObject({
      breadcrumb: {
        itemListElement: [{ position: 1 }, { position: 2, item: `${drawn.url}/movies` }, { position: 3 }],
      },
      mainEntity: {
        '@type': 'Movie',
        name: 'Children of Heaven',
        datePublished: '1997',
        director: [{ name: 'Majid Majidi', url: `${drawn.url}/person/majid-majidi` }],
        aggregateRating: { bestRating: 10 },
      },
    });
  });

  it.each(NOTHING)('is there for %s, too, says that there is nothing, and where to go on', async (path) => {
    const page = await drawn.openWithoutScripts();
    const answer = await page.goto(drawn.at(path, 'fa'));
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: textsOf('fa')('core', 'missing.title') }).waitFor();
    expect(await page.locator('main a[href="/movies"]').count()).toBe(1);
  });

  it.each([SEARCH, '/search', '/search?q=xqzjw&lang=en'])(
    'answers a search at once, not for robots nor for caches that others share: %s',
    async (path) => {
      const page = await drawn.openWithoutScripts();
      const answer = await page.goto(drawn.at(path, 'en'));
      expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([200, 'private, no-cache']);
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
      const found = path.includes('xqzjw')
        ? page.getByRole('heading', { name: textsOf('en')('search', 'search.notHere').replace('{{query}}', 'xqzjw') })
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

  it('has on paper what a title is and its files, and nothing to press', async () => {
    const page = await drawn.openWithoutScripts();
    await page.emulateMedia({ media: 'print' });
    await page.goto(drawn.at(MOVIE, 'en'));
    expect(await page.getByRole('heading', { level: 1, name: 'Children of Heaven' }).isVisible()).toBe(true);
    const quality = page.locator('main button[aria-expanded]').first();
    expect(await quality.isVisible()).toBe(true);
    const links = page.locator('main :is(a, button):visible');
    const pressed = await links.evaluateAll((all) => all.filter(({ className }) => /rounded-full|tap/.test(className)));
    expect(pressed).toEqual([]);
    const beside = `main aside[aria-label="${textsOf('en')('core', 'more')}"]`;
    expect(await page.locator(beside).count()).toBe(1);
    for (const part of ['#comments', 'main nav', 'main picture', beside])
      expect([part, await page.locator(part).filter({ visible: true }).count()]).toEqual([part, 0]);
    // Whose printer prints backgrounds gets none of the poster's colour.
    const ground = await page
      .locator('article > header')
      .evaluate((header) => getComputedStyle(header).backgroundColor);
    expect(ground).toMatch(/^oklab\((1|0\.999\d*) /);
  });
}

/** What a page says of itself, to readers and to search engines. */
function factsOf(page: Page) {
  return page.evaluate(() => {
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
      data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent),
    };
  });
}
