import type { Browser } from 'playwright-core';
import { eventually } from '#platform/testing/eventually.ts';
import { LANGUAGES } from '../../support/texts.ts';
import { describeShelves } from './drawn-shelves.ts';
import { type DrawnSite, drawnSite, MOVIE, NEWS, SEARCH } from './drawn-site.ts';
import { describeMemberHome } from './member-home.ts';
import { describeSearchEngines } from './search-engines.ts';
import { describeTakenOverPages } from './taken-over-pages.ts';
import { describeWithoutScripts } from './without-scripts.ts';

/** Bytes that a server sends on a new connection before it waits for the first word of the browser: ten segments. */
const FIRST_BURST = 14_600;

/** What the server itself draws of the public site. @param running the site, once it has started. */
export function describeDrawnPages(running: () => { url: string; browser: Browser }): void {
  describe('a page as the server draws it', () => {
    const drawn = drawnSite(running);
    describeWithoutScripts(drawn);
    describeShelves(drawn);
    describeSending(drawn);
    describeTakenOverPages(drawn);
    describeMemberHome(drawn);
    describe('search engines', () => describeSearchEngines(drawn));
  });
}

/** How a page comes over the line. */
function describeSending(drawn: DrawnSite): void {
  it.each(['/', '/movies', MOVIE, '/person/christopher-nolan', NEWS, SEARCH, '/search'])(
    'comes in the first burst of a line to all but its first readers: %s',
    async (path) => {
      for (const language of LANGUAGES) {
        // Smaller since somebody has asked for it again, with room for what viewers will write below it.
        await eventually(async () => {
          const { headers, body } = await fetch(drawn.at(path, language), { headers: { 'accept-encoding': 'br' } });
          await body?.cancel();
          const ofHeaders = [...headers].reduce((bytes, [name, value]) => bytes + `${name}: ${value}\r\n`.length, 0);
          expect(headers.get('content-encoding')).toBe('br');
          expect(Number(headers.get('content-length')) + ofHeaders).toBeLessThan(FIRST_BURST);
        });
      }
    },
  );

  it('is sent once: who has it is told that it is the same', async () => {
    const first = await fetch(drawn.at(MOVIE, 'fa'));
    await first.text();
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('vary')?.toLowerCase()).toContain('cookie');
    const again = await fetch(drawn.at(MOVIE, 'fa'), { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const other = await fetch(drawn.at(MOVIE, 'en'), { headers: { 'if-none-match': etag } });
    expect(other.status).toBe(200);
    await other.text();
  });
}
