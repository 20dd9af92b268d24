import { GenreVocabulary } from '../../contract/genres/genre-vocabulary.ts';
import { FIRST_GENRES } from '../../contract/genres/genres.ts';
import { sampleTitle } from '../../testing/sample-facts.ts';
import { checkReleases } from '../files/check-release.ts';
import { editedFacts, peopleNamed, type TitleEdit } from './edit-title.ts';
import type { StoredFacts } from './merge-facts.ts';

const GENRES = new GenreVocabulary(FIRST_GENRES);

function edit(changes: Partial<StoredFacts> = {}): TitleEdit {
  const { titleId: _id, slug: _slug, addedAt: _at, trailers: _trailers, ...stored } = sampleTitle(1, changes);
  return stored;
}
const before = (changes: Partial<StoredFacts> = {}): StoredFacts => ({ ...edit(changes), trailers: [], ...changes });
const ofSeries = {
  status: 1,
  airWeekday: 3,
  endYear: 2020,
  seasons: [
    { number: 2, year: null, episodes: 8 },
    { number: 1, year: null, episodes: 10 },
  ],
};

describe('a title as an editor wants it', () => {
  it('names nobody twice, the last word on each counting', () => {
    const [one, other] = [{ personId: 1 }, { personId: 2 }];
    const role = { en: 'Marge', fa: null };
    const cast = [
      { personId: 1, role: null },
      { personId: 1, role },
    ];
    const facts = editedFacts(edit({ directors: [one, other, one], writers: [one, one], cast }), null, GENRES);
    expect(facts).toMatchObject({ directors: [one, other], writers: [one], cast: [{ personId: 1, role }] });
  });

  it('has of a movie nothing that only series have', () => {
    const facts = editedFacts(edit({ postType: 1, ...ofSeries }), null, GENRES);
    expect(facts).toMatchObject({ seasons: [], status: null, airWeekday: null, endYear: null });
  });

  it('has of a series its seasons in order, and a weekday while it runs', () => {
    const running = editedFacts(edit({ postType: 2, ...ofSeries }), null, GENRES);
    expect(running).toMatchObject({ status: 1, airWeekday: 3, endYear: 2020 });
    expect(running.seasons.map(({ number }) => number)).toEqual([1, 2]);
    expect(editedFacts(edit({ postType: 2, ...ofSeries, status: 2 }), null, GENRES)).toMatchObject({
      status: 2,
      airWeekday: null,
    });
  });

  it('keeps trailers that the editor says nothing of, and when it was added', () => {
    const trailers = [{ key: 't1' }];
    const known = before({ trailers, addedAt: '2026-03-21T12:00:00.000Z' });
    expect(editedFacts(edit(), known, GENRES)).toMatchObject({ trailers, addedAt: known.addedAt });
    expect(editedFacts({ ...edit(), trailers: [] }, known, GENRES).trailers).toEqual([]);
    expect(editedFacts(edit(), null, GENRES).trailers).toEqual([]);
    const { addedAt: _never, ...without } = known;
    expect('addedAt' in editedFacts(edit(), without, GENRES)).toBe(false);
    expect('addedAt' in editedFacts(edit(), null, GENRES)).toBe(false);
  });

  it('names each person once, whatever they did', () => {
    const credits = { directors: [{ personId: 1 }], writers: [{ personId: 2 }], cast: [{ personId: 1, role: null }] };
    expect(peopleNamed(credits)).toEqual([1, 2]);
    expect(peopleNamed({ ...credits, cast: [{ personId: 3, role: null }] })).toEqual([1, 2, 3]);
  });
});

describe('files that a title cannot have', () => {
  const movie = { season: null, episode: null };
  const refusalOf = (...args: Parameters<typeof checkReleases>) => {
    try {
      return checkReleases(...args);
    } catch (error) {
      return (error as { errors: object }).errors;
    }
  };

  it('are those of a level that there is not', () => {
    expect(refusalOf(1, [{ ...movie, quality: 20 }])).toBeUndefined();
    expect(refusalOf(1, [{ ...movie, quality: 21 }])).toEqual({ files: ['There is no quality level 21'] });
    expect(refusalOf(2, [{ quality: 3, season: 1, episode: 1 }])).toBeUndefined();
    expect(refusalOf(2, [{ quality: 4, season: 1, episode: 1 }])).toEqual({ files: ['There is no quality level 4'] });
  });

  it('are those of a series without season and episode, and of a movie with one of them', () => {
    const ofNoEpisode = { files: ['A file of a series needs season and episode'] };
    expect(refusalOf(2, [{ quality: 1, season: 1, episode: null }])).toEqual(ofNoEpisode);
    expect(refusalOf(2, [{ quality: 1, season: null, episode: 1 }])).toEqual(ofNoEpisode);
    const ofMovie = { files: ['A file of a movie has no season or episode'] };
    expect(refusalOf(1, [{ quality: 1, season: 1, episode: null }])).toEqual(ofMovie);
    expect(refusalOf(1, [{ quality: 1, season: null, episode: 1 }])).toEqual(ofMovie);
  });
});
