import { GenreVocabulary } from './genre-vocabulary.ts';
import { FIRST_GENRES } from './genres.ts';

describe('the first genres', () => {
  const first = new GenreVocabulary(FIRST_GENRES);

  it.each([
    [['Dramas', 'Drama', 'TV Dramas'], ['drama']],
    [
      ['Noir', 'Science Fiction'],
      ['film-noir', 'sci-fi'],
    ],
    [
      ['Action & Adventure', 'Anime Features'],
      ['action', 'adventure', 'anime', 'animation'],
    ],
    [['International Movies', 'Movies', 'Classic Movies', 'no such word'], []],
    [
      ["Kids' TV", ' stand-up comedy '],
      ['kids', 'family', 'stand-up', 'comedy'],
    ],
    [
      ['film-noir', 'martial-arts', 'Martial Arts', 'رزمی'],
      ['film-noir', 'martial-arts'],
    ],
  ])('are what sources mean by %j', (words, genres) => {
    expect(first.ofWords(words)).toEqual(genres);
  });

  it('share no slug and no name', () => {
    const own = FIRST_GENRES.genres.map(({ slug, name }) => new Set([slug, name.fa, name.en.toLowerCase()]));
    const all = own.flatMap((names) => [...names]);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('genres that have changed', () => {
  const genre = (slug: string, words: string[] = []) => ({
    slug,
    name: { fa: `${slug} fa`, en: `${slug} en` },
    words,
    hidden: false,
  });
  const changed = new GenreVocabulary({
    genres: [genre('fear', ['horror']), genre('fun', ['fear en'])],
    ownOrder: true,
    merged: { horror: 'fear', gone: 'retired' },
  });

  it('stand in for those whose place they have taken, once', () => {
    expect(changed.find('horror')?.slug).toBe('fear');
    expect(changed.known(['horror', 'fun', 'fear', 'gone', 'toString'])).toEqual(['fear', 'fun']);
    expect(changed.unknown(['horror', 'gone', 'toString'])).toEqual(['gone', 'toString']);
    expect(changed.refs(['horror'])).toEqual([{ slug: 'fear', fa: 'fear fa', en: 'fear en' }]);
  });

  it('are meant by their names before anything else', () => {
    expect(changed.ofWords(['FEAR EN', 'Horror'])).toEqual(['fear']);
  });
});
