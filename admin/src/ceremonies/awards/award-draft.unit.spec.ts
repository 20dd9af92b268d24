import type { ConsoleNomination } from '../../api/types.ts';
import { draftOf, factsOf, peopleOf, seenOf, toldRow } from './award-draft.ts';

const person = (id: number) => ({ id, name: { fa: null, en: `P${id}` } });
const nomination = (title_id: number, won: boolean, nominees: number[]): ConsoleNomination => ({
  title_id,
  version: title_id * 10,
  won,
  nominees: nominees.map((id) => ({ ...person(id), slug: `p${id}` })),
  post: null,
  told: null,
});
const told = (en: string) => ({
  film: { name: { fa: null, en }, post_type: 1 as const, year: null, film_id: null },
  people: [{ fa: null, en: 'Somebody' }],
});

describe('the draft of an award', () => {
  it('keeps a film that is nominated twice, and names its version once', () => {
    const opened = [nomination(1, true, [5]), nomination(1, false, [6]), nomination(2, false, [])];
    const draft = draftOf(opened);
    expect(new Set(draft.nominations.map(({ key }) => key)).size).toBe(3);
    expect(factsOf(draft).nominations).toEqual([
      { title_id: 1, won: true, nominees: [5] },
      { title_id: 1, won: false, nominees: [6] },
      { title_id: 2, won: false, nominees: [] },
    ]);
    expect(seenOf(opened)).toEqual([
      { title_id: 1, version: 10 },
      { title_id: 2, version: 20 },
    ]);
  });

  it('sends back what the ceremony tells, of titles and of films that are not there', () => {
    const opened = [
      { ...nomination(1, true, []), told: told('One') },
      { ...nomination(2, false, []), title_id: null, told: told('Elsewhere') },
    ];
    const draft = draftOf(opened);
    const added = { nominations: [...draft.nominations, toldRow('New')] };
    expect(factsOf(added).nominations.map(({ title_id }) => title_id)).toEqual([1]);
    expect(factsOf(added).told).toEqual([
      { won: true, ...told('One') },
      { won: false, ...told('Elsewhere') },
      { won: false, film: told('New').film, people: [] },
    ]);
    const [blank] = draftOf([{ ...nomination(2, true, []), title_id: null, told: told('  ') }]).nominations;
    expect(factsOf({ nominations: blank ? [blank] : [] }).told).toEqual([
      { won: true, film: null, people: told('x').people },
    ]);
    expect(seenOf(opened)).toEqual([{ title_id: 1, version: 10 }]);
  });

  it('offers everyone of a title once', () => {
    const title = { directors: [person(1)], writers: [person(1), person(2)], cast: [person(3), person(2)] };
    expect(peopleOf(title).map(({ id }) => id)).toEqual([1, 2, 3]);
  });
});
