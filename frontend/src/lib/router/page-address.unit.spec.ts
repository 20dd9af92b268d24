import { pageAddress, wholeAddress } from './page-address.ts';

const { origin } = location;

describe('the address of a page', () => {
  it('keeps page and language, and nothing that only says how somebody came', () => {
    expect(pageAddress('/movies', '?page=3&utm_source=mail')).toBe(`${origin}/movies?page=3`);
    expect(pageAddress('/movies/inception-2010/', '?ref=17')).toBe(`${origin}/movies/inception-2010`);
    expect(pageAddress('/', '?lang=en&ref=17')).toBe(`${origin}/?lang=en`);
  });

  it.each(['?page=1', '?page=0', '?page=x', '?page=', '?page=-2'])(
    'is that of the list for its first page: %s',
    (search) => {
      expect(pageAddress('/movies', search)).toBe(`${origin}/movies`);
    },
  );

  it('names the language that it is asked for', () => {
    expect(pageAddress('/news', '', 'fa')).toBe(`${origin}/news?lang=fa`);
    expect(pageAddress('/news', '?lang=fa&page=2', 'en')).toBe(`${origin}/news?page=2&lang=en`);
    expect(pageAddress('/news', '?lang=fa', '')).toBe(`${origin}/news`);
  });

  it('is never one of another host', () => {
    expect(wholeAddress('/media/images/posters/a.jpg?v=1')).toBe(`${origin}/media/images/posters/a.jpg?v=1`);
    for (const path of ['//', '//evil.example', '///evil.example/movies']) {
      expect(new URL(pageAddress(path, '')).origin).toBe(origin);
    }
  });
});
