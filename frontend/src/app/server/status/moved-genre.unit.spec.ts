import { QueryClient } from '@tanstack/react-query';
import { genreMovedTo } from './moved-genre.ts';

/** What a page has asked for: the titles of this genre, which are answered with those of another. */
function asked(slug: string, answered: string) {
  const client = new QueryClient();
  client.setQueryData(['posts', { kind: 'genre', postType: 2, slug }, 1, {}], { posts: [], genre: { slug: answered } });
  return client.getQueryCache().getAll();
}

const at = (path: string) => new URL(path, 'https://site.example');

describe('the address of a genre', () => {
  it('that was merged leads to the other, with what was asked', () => {
    const queries = asked('noir', 'crime');
    expect(genreMovedTo(at('/series/genre/noir'), queries)).toBe('/series/genre/crime');
    expect(genreMovedTo(at('/series/genre/noir?page=2&lang=en'), queries)).toBe('/series/genre/crime?page=2&lang=en');
  });

  it('stays as it is where the genre is there', () => {
    expect(genreMovedTo(at('/series/genre/crime'), asked('crime', 'crime'))).toBeNull();
    expect(genreMovedTo(at('/series/genre/war'), asked('noir', 'crime'))).toBeNull();
  });
});
