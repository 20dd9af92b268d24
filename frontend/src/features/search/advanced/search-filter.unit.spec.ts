import { countFilters, looserParts, readSearch, toFilter, withoutFilters, writeSearch } from './search-filter.ts';
import { FIRST_YEAR, lastYear } from './search-limits.ts';

const read = (query: string) => readSearch(new URLSearchParams(query));

describe('the search in the address', () => {
  it('comes back as it was written', () => {
    const query = 'q=god&type=1&genres=crime%2Cdrama&actors=12-al-pacino&version=dubbed&from=1970&sort=rating&page=2';
    expect(readSearch(writeSearch(read(query)))).toEqual(read(query));
    expect(writeSearch(read(query)).toString()).toBe(query);
  });

  it('writes nothing for an empty form', () => {
    expect(writeSearch(read('')).toString()).toBe('');
    expect(toFilter(read(''))).toEqual({ page: 1 });
  });

  it('keeps to the limits of the specification', () => {
    const state = read(`actors=1-a,1-a,2-b,3-c,4-d,5-e&from=1929&to=${lastYear() + 1}&page=-3&type=7`);
    expect(state.actors.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    expect([state.from, state.to]).toEqual([FIRST_YEAR, lastYear()]);
    expect([state.page, state.type]).toEqual([1, null]);
  });

  it('takes of an address made by hand what can be searched for', () => {
    const filter = (query: string) => toFilter(read(query));
    expect(filter(`q=${'x'.repeat(300)}`).query).toHaveLength(100);
    for (const query of ['genres=drama,war', 'genres=drama&genres=war', 'genres=drama,drama&genres=war,drama']) {
      expect(filter(query).genres).toEqual(['drama', 'war']);
    }
    expect(filter('actors=1-a&actors=2-b,1-a').actors).toEqual([1, 2]);
    expect(filter('qualities=2,2,2.5,02,1e1,x,99&countries=ir&countries=ir')).toMatchObject({
      qualities: [2],
      countries: ['ir'],
    });
    expect(filter('from=1990&to=1980')).toMatchObject({ fromYear: 1980, toYear: 1990 });
  });

  it('counts what is set', () => {
    expect(countFilters(read('q=x&genres=crime,drama&to=1990&age=R'))).toBe(4);
  });
});

it('takes each filter that is set off by itself, and none that is not', () => {
  const address =
    'q=dune&type=1&genres=war&countries=ir&qualities=2&actors=1-a&directors=2-b&channel=hbo&age=R&version=dubbed&from=2001';
  const state = readSearch(new URLSearchParams(address));
  const left = Object.entries(looserParts(state)).map(([filter, part]) => [
    filter,
    countFilters({ ...state, ...part }),
  ]);
  expect(left).toEqual([
    ['type', 8],
    ...['genres', 'countries', 'qualities', 'version', 'years', 'actors', 'directors', 'channel', 'age'].map((one) => [
      one,
      9,
    ]),
  ]);
  expect(looserParts(withoutFilters(state))).toEqual({});
});
