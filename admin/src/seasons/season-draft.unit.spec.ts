import { draftOf, errorsOf, factsOf } from './season-draft.ts';

const pilot = { number: 1, name: { fa: null, en: 'Pilot' }, air_date: '2020-01-31' };
const season = { number: 2, year: 2020, count: 3, episodes: [pilot] };

describe('the draft of a season', () => {
  it('gives back what it was opened with, and of episodes what is known', () => {
    const draft = draftOf(season, String);
    expect(factsOf(draft)).toEqual(season);
    const typed = {
      ...draft.episodes,
      e3: { fa: ' پایان ', en: null, air_date: '' },
      e9: { fa: 'x', en: '', air_date: '' },
    };
    expect(factsOf({ ...draft, episodes: typed }).episodes).toEqual([
      pilot,
      { number: 3, name: { fa: 'پایان', en: null }, air_date: null },
    ]);
  });

  it('asks for a number of its own and for how many episodes there are', () => {
    const draft = draftOf(season, String);
    expect(errorsOf(draft, new Set([1]))).toEqual({});
    expect(errorsOf(draft, new Set([2]))).toEqual({ number: 'parde.seasons.number_taken' });
    expect(Object.keys(errorsOf({ ...draft, number: '', count: '401', year: '20' }, new Set())).sort()).toEqual([
      'count',
      'number',
      'year',
    ]);
  });
});
