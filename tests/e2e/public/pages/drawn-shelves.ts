/// <reference lib="dom" />

import type { Page } from 'playwright-core';
import { LANGUAGES, type Language } from '../../support/texts.ts';
import type { DrawnSite } from './drawn-site.ts';

interface HomeShelf {
  title: { fa: string | null; en: string };
  href: string;
  posts: { post_type: 1 | 2; slug: string }[];
}

/** Of each shelf; the list that its heading leads to has the rest. */
const IN_WORDS = 10;

/** What home has of its shelves without scripts. */
export function describeShelves(drawn: DrawnSite): void {
  it.each(LANGUAGES)('has each shelf of home in %s with its first titles and the way to all', async (language) => {
    const page = await drawn.openWithoutScripts();
    await page.goto(drawn.at('/', language), { waitUntil: 'domcontentloaded' });
    expect(await missingOfShelves(page, language)).toEqual([]);
  });
}

/** @returns the headings and paths of the shelves of home that the page does not show. */
async function missingOfShelves(page: Page, language: Language): Promise<string[]> {
  const { headings, paths } = await page.evaluate(() => ({
    headings: [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent),
    paths: [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].map(({ pathname }) => pathname),
  }));
  const answer = await fetch(new URL('/api/home', page.url()));
  const { shelves } = (await answer.json()) as { shelves: HomeShelf[] };
  if (shelves.length === 0) throw new Error('home has no shelves');
  return shelves.flatMap(({ title, href, posts }) => {
    const name = (language === 'fa' && title.fa) || title.en;
    const wanted = posts
      .slice(0, IN_WORDS)
      .map(({ post_type, slug }) => `/${post_type === 1 ? 'movies' : 'series'}/${slug}`);
    const missing = [new URL(href, page.url()).pathname, ...wanted].filter((path) => !paths.includes(path));
    return headings.some((heading) => heading?.startsWith(name)) ? missing : [name, ...missing];
  });
}
