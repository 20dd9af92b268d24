import { sampleTitle } from '../../testing/sample-facts.ts';
import { leads, mergeFacts, type StoredFacts, sharesPeople } from './merge-facts.ts';

function facts(changes: Partial<StoredFacts> = {}): StoredFacts {
  const { titleId: _id, slug: _slug, ...stored } = sampleTitle(1, changes);
  return stored;
}

describe('facts of two sources', () => {
  it('are those of who leads: editors before the rest, and each before itself', () => {
    expect([leads('console', 'demo'), leads('demo', 'console'), leads('demo', 'imdb')]).toEqual([true, false, true]);
    expect([leads('imdb', 'imdb'), leads('imdb', 'tmdb')]).toEqual([true, false]);
  });

  it('are of one film when a director or a player is in both', () => {
    const [one, other] = [{ personId: 1 }, { personId: 2 }];
    const none = { directors: [], writers: [], cast: [] };
    const played = (...ids: number[]) => ids.map((personId) => ({ personId, role: null }));
    expect(sharesPeople(facts({ ...none, directors: [one] }), facts({ ...none, cast: played(2, 1) }))).toBe(true);
    expect(sharesPeople(facts({ ...none, cast: played(2) }), facts({ ...none, directors: [other] }))).toBe(true);
    expect(sharesPeople(facts({ ...none, writers: [one] }), facts({ ...none, directors: [one] }))).toBe(false);
  });

  it('fill the gaps of the first from the second, text by text and list by list', () => {
    const first = facts({
      name: { en: 'Fargo', fa: null },
      summary: { en: null, fa: 'یک' },
      originalName: null,
      age: 'R',
      awards: [],
      directors: [{ personId: 1 }],
      alternateNames: ['a'],
      genres: ['crime'],
      countries: ['us'],
      popularity: 10,
    });
    const second = facts({
      name: { en: 'FARGO', fa: 'فارگو' },
      summary: { en: 'two', fa: 'دو' },
      originalName: 'Fargo!',
      age: 'PG',
      awards: [{ ceremony: 1, year: 1997, title: 'Best', won: true }],
      directors: [{ personId: 2 }],
      alternateNames: ['a', ...Array.from({ length: 20 }, (_, index) => `b${index}`)],
      genres: ['drama'],
      countries: ['gb', 'us'],
      popularity: 30,
    });
    const merged = mergeFacts(first, second);
    expect(merged).toMatchObject({
      name: { en: 'Fargo', fa: 'فارگو' },
      summary: { en: 'two', fa: 'یک' },
      originalName: 'Fargo!',
      age: 'R',
      awards: second.awards,
      directors: first.directors,
      genres: ['crime', 'drama'],
      countries: ['us', 'gb'],
      popularity: 30,
    });
    expect(merged.alternateNames).toHaveLength(12);
    expect(merged.alternateNames.slice(0, 2)).toEqual(['a', 'b0']);
    expect(mergeFacts(second, first)).toMatchObject({ name: { fa: 'فارگو' }, summary: second.summary, popularity: 30 });
  });

  it("keep a list of the first whole, and have the second's where the first has none", () => {
    const lists = (id: number) => ({
      directors: [{ personId: id }],
      writers: [{ personId: id }],
      cast: [{ personId: id, role: null }],
      awards: [{ ceremony: id, year: 1997, title: 'Best', won: true }],
      trailers: [{ key: `t${id}` }],
      seasons: [{ number: id, year: null, episodes: 8 }],
    });
    const empty = { directors: [], writers: [], cast: [], awards: [], trailers: [], seasons: [] };
    expect(mergeFacts(facts(lists(1)), facts(lists(2)))).toMatchObject(lists(1));
    expect(mergeFacts(facts(empty), facts(lists(2)))).toMatchObject(lists(2));
  });

  it('have at most six genres and eight countries', () => {
    const genres: StoredFacts['genres'] = ['action', 'comedy', 'crime', 'drama', 'family'];
    const countries = ['ir', 'us', 'gb', 'fr', 'de', 'it', 'es'];
    const merged = mergeFacts(
      facts({ genres, countries }),
      facts({ genres: ['war', 'western'], countries: ['jp', 'kr'] }),
    );
    expect(merged).toMatchObject({ genres: [...genres, 'war'], countries: [...countries, 'jp'] });
  });

  it('are not emptied by what the first does not say', () => {
    const day = '2026-03-21T12:00:00.000Z';
    const unsaid = { ...facts({ addedAt: day }), addedAt: undefined } as unknown as StoredFacts;
    expect(mergeFacts(unsaid, facts({ addedAt: day })).addedAt).toBe(day);
  });
});
