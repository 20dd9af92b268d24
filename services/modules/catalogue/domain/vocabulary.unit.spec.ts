import { countriesOf, isCountryCode } from './country-words.ts';
import { genresOf } from './genre-words.ts';

describe('genres of a source', () => {
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
      ['film-noir', 'martial-arts', 'Martial Arts'],
      ['film-noir', 'martial-arts'],
    ],
  ])('%j → %j', (words, genres) => {
    expect(genresOf(words)).toEqual(genres);
  });
});

describe('countries of a source', () => {
  it.each([
    [
      ['United States', 'Iran', 'South Korea'],
      ['us', 'ir', 'kr'],
    ],
    [
      ['West Germany', 'Germany', 'Soviet Union', 'Czech Republic'],
      ['de', 'ru', 'cz'],
    ],
    [
      ['Hong Kong', 'Turkey', 'Vatican City', 'fr', 'GB'],
      ['hk', 'tr', 'va', 'fr', 'gb'],
    ],
    [['Atlantis', ''], []],
  ])('%j → %j', (names, codes) => {
    expect(countriesOf(names)).toEqual(codes);
  });

  it('knows codes', () => {
    expect(['ir', 'us', 'xk'].every(isCountryCode)).toBe(true);
    expect(['xx', 'su', 'eu', 'IR'].some(isCountryCode)).toBe(false);
  });
});
