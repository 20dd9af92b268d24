import { formatPlain } from '../../format/number.ts';
import type { TitleFacts } from '../../providers/commands/catalogue/catalogue-commands.ts';
import { draftOf, errorsOf, factsOf } from './title-draft.ts';

const facts: TitleFacts = {
  post_type: 2,
  name: { fa: 'روزی', en: 'Once' },
  original_name: 'Once',
  alternate_names: ['One day'],
  release_year: 2001,
  end_year: null,
  countries: ['ir'],
  genres: ['drama'],
  age: 'PG',
  runtime_minutes: 45,
  summary: { fa: null, en: 'A story.' },
  directors: [3],
  writers: [],
  cast: [
    { person_id: 4, role: { fa: null, en: 'Mina' } },
    { person_id: 5, role: null },
  ],
  awards: [{ ceremony: 1, year: 2002, title: 'Best Picture', won: true, nominees: [3] }],
  trailers: [{ key: 'abc' }],
  channel: 'HBO',
  status: 1,
  air_weekday: 3,
  mini_series: true,
  seasons: [{ number: 1, year: null, episodes: 8 }],
  popularity: 40,
  mood: null,
  film_ids: ['tt0111161'],
  pictures: { poster: null, backdrop: null },
};

describe('the draft of a title', () => {
  it('says what the title says', () => {
    expect(factsOf(draftOf(facts, String))).toEqual(facts);
    expect(errorsOf(draftOf(facts, String), String)).toEqual({});
  });

  it('has its numbers in the digits of the reader, and reads them', () => {
    const draft = draftOf(facts, (value) => formatPlain(value, 'fa'));
    expect(draft).toMatchObject({ release_year: '۲۰۰۱', runtime_minutes: '۴۵', popularity: '۴۰' });
    expect([draft.awards[0]?.year, draft.seasons[0]?.number]).toEqual(['۲۰۰۲', '۱']);
    expect(factsOf(draft)).toEqual(facts);
    expect(errorsOf(draft, String)).toEqual({});
  });

  it('leaves out of a movie what only series have', () => {
    const movie = factsOf({ ...draftOf(facts, String), post_type: 1, end_year: '2003' });
    expect(movie).toMatchObject({ status: null, air_weekday: null, end_year: null, seasons: [], mini_series: false });
  });

  it('takes numbers in Persian digits, and a role that has only a Persian name', () => {
    const draft = { ...draftOf(facts, String), release_year: '۱۹۹۹', cast: [{ id: 4, role: { fa: 'مینا', en: ' ' } }] };
    expect(factsOf(draft)).toMatchObject({
      release_year: 1999,
      cast: [{ person_id: 4, role: { fa: 'مینا', en: 'مینا' } }],
    });
  });

  it.each(['en', 'fa'] as const)('keeps a popularity that is no whole number, in %s', (language) => {
    const imported = { ...facts, popularity: 61.5 };
    const draft = draftOf(imported, (value) => formatPlain(value, language));
    expect(errorsOf(draft, String)).toEqual({});
    expect(factsOf(draft)).toEqual(imported);
  });

  it('takes an emptied popularity for no number at all', () => {
    for (const popularity of ['', ' ', null, '-1']) {
      expect(Object.keys(errorsOf({ ...draftOf(facts, String), popularity }, String))).toEqual(['popularity']);
    }
  });

  it('says what is missing where it is missing', () => {
    const draft = { ...draftOf(undefined, String), runtime_minutes: 'long' };
    const season = { number: null, year: 'x', episodes: '3' };
    const award = { ceremony: 1, year: '2000', title: null, won: false };
    expect(Object.keys(errorsOf({ ...draft, seasons: [season], awards: [award] }, String)).sort()).toEqual([
      'awards.0.title',
      'name.en',
      'release_year',
      'runtime_minutes',
      'seasons.0.number',
      'seasons.0.year',
    ]);
  });

  it('says in which Gregorian years a Persian one lies', () => {
    const named = { ...draftOf(facts, String), release_year: '۱۴۰۴' };
    const args = { year: '1404', from: '2025', to: '2026' };
    expect(errorsOf(named, String)).toEqual({ release_year: { message: expect.any(String), args } });
  });
});
