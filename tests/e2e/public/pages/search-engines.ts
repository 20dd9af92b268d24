import { LANGUAGES } from '../../support/texts.ts';
import type { DrawnSite } from './drawn-site.ts';

/** What the site tells of itself to those who look for its pages. */
export function describeSearchEngines(drawn: DrawnSite): void {
  const read = async (path: string) => {
    const answer = await fetch(`${drawn.url}${path}`);
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
  };
  const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');

  it('find every public page by the sitemap that robots.txt names, and each is there', async () => {
    const robots = await read('/robots.txt');
    expect(robots.text).toContain(`Sitemap: ${drawn.url}/sitemap.xml\n`);
    expect(robots.text).toContain('Disallow: /user/\n');
    const index = await read('/sitemap.xml');
    expect(index.type).toBe('application/xml; charset=utf-8');
    const parts = locations(index.text);
    const names = ['lists-1', 'genres-1', 'movies-1', 'series-1', 'people-1', 'collections-1', 'news-1'];
    expect(parts.map((part) => part.replace(`${drawn.url}/sitemap/`, ''))).toEqual(
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
}
