import type { Genre, GenreList } from '../contract/genres/genre.events.ts';
import { mergedGenres, retiredGenres, savedGenres } from './change-genres.ts';

const genre = (slug: string, words: string[] = []): Genre => ({
  slug,
  name: { fa: `${slug} fa`, en: `${slug} en` },
  words,
  hidden: false,
});
const list = (slugs: string[], merged: GenreList['merged'] = {}): GenreList => ({
  genres: slugs.map((slug) => genre(slug)),
  ownOrder: false,
  merged,
});
const messageOf = (act: () => unknown): unknown => {
  try {
    return act();
  } catch (error) {
    return (error as { errors: { genres: string[] } }).errors.genres[0];
  }
};

describe('saved genres', () => {
  it('are in their order, their words each once and none that is their name', () => {
    const saved = savedGenres(list(['a', 'b']), [genre('b', ['X ', 'x', 'B EN', '']), genre('a')], true);
    expect(saved.genres.map(({ slug, words }) => [slug, words])).toEqual([
      ['b', ['x']],
      ['a', []],
    ]);
    expect(saved.ownOrder).toBe(true);
  });

  it('do not stand there twice, and take no address that leads elsewhere', () => {
    const before = list(['a'], { old: 'a' });
    const named = { ...genre('b'), name: { fa: 'a fa', en: 'other' } };
    expect(messageOf(() => savedGenres(before, [genre('a'), genre('a')], false))).toBe('A genre stands here twice');
    expect(messageOf(() => savedGenres(before, [genre('a'), named], false))).toBe('Two genres have one name');
    expect(messageOf(() => savedGenres(before, [genre('old')], false))).toBe('This address leads to another genre');
  });

  it('forget what led to one that goes', () => {
    const before = list(['a', 'b'], { x: 'a', y: 'b' });
    expect(retiredGenres(before, [genre('b')])).toEqual(['a']);
    expect(savedGenres(before, [genre('b')], false).merged).toEqual({ y: 'b' });
  });
});

describe('a merged genre', () => {
  it('leaves its names and words to the one that stays, and all that led to it leads there', () => {
    const before = list(['a', 'b', 'c'], { x: 'a' });
    const after = mergedGenres(before, 'a', 'b');
    expect(after.genres).toEqual([genre('b', ['a en', 'a fa']), genre('c')]);
    expect(after.merged).toEqual({ x: 'b', a: 'b' });
  });

  it('is another one, and both are there', () => {
    expect(messageOf(() => mergedGenres(list(['a']), 'a', 'a'))).toBe('A genre cannot be merged into itself');
    expect(messageOf(() => mergedGenres(list(['a']), 'a', 'z'))).toBe('One of these genres is not there');
  });
});
