import { personIdentity } from '../words/fold-name.ts';
import { completePerson, composeFacts, composePerson, identityOf, peopleOf, recordHash } from './compose-facts.ts';
import type { PersonRecord, TitleRecord } from './title-record.ts';

const now = new Date('2026-03-21T12:00:00Z');
const person = (en: string, fa: string | null = null, gender: PersonRecord['gender'] = null): PersonRecord => ({
  name: { en, fa },
  gender,
});
const RECORD: TitleRecord = {
  source: 'demo',
  sourceKey: 'k1',
  postType: 1,
  name: { en: 'Fargo', fa: 'فارگو' },
  originalName: null,
  alternateNames: [],
  releaseYear: 1996,
  endYear: null,
  countries: ['us'],
  genres: ['crime'],
  age: 'R',
  runtimeMinutes: 98,
  summary: { fa: null, en: null },
  directors: [person('Joel Coen'), person('joel coen')],
  writers: [person('Ethan Coen'), person('Joel Coen')],
  cast: [
    { ...person('Frances McDormand'), role: { en: 'Marge', fa: null } },
    { ...person('Joel Coen'), role: null },
  ],
  awards: [],
  channel: null,
  status: null,
  airWeekday: null,
  seasons: [],
  popularity: 80,
  mood: null,
  ageDays: null,
  offer: { qualities: [12], dubbed: false, censored: false },
};
const IDS = new Map([
  [personIdentity('Joel Coen'), 1],
  [personIdentity('Ethan Coen'), 2],
  [personIdentity('Frances McDormand'), 3],
]);

describe('facts of a record', () => {
  it('name people by their ids, each once, and say nothing of where they come from', () => {
    const { source, sourceKey, offer, ageDays, ...rest } = RECORD;
    expect(composeFacts(RECORD, IDS, now)).toEqual({
      ...rest,
      directors: [{ personId: 1 }],
      writers: [{ personId: 2 }, { personId: 1 }],
      cast: [
        { personId: 3, role: { en: 'Marge', fa: null } },
        { personId: 1, role: null },
      ],
      trailers: [],
    });
  });

  it('count from the days that the record says', () => {
    expect(composeFacts({ ...RECORD, ageDays: 3 }, IDS, now).addedAt).toBe('2026-03-18T12:00:00.000Z');
  });

  it('are told from others by type, year and name, and have a hash that changes with each word', () => {
    expect(identityOf(RECORD)).toBe('1|1996|fargo');
    expect(recordHash(RECORD)).toMatch(/^[0-9a-f]{40}$/);
    expect(recordHash({ ...RECORD })).toBe(recordHash(RECORD));
    expect(recordHash({ ...RECORD, age: 'PG' })).not.toBe(recordHash(RECORD));
  });
});

describe('a person of a record', () => {
  it('is known by name and gender, with a colour of its own', () => {
    const composed = composePerson(person('Ethan Coen', 'ایتن کوئن', 'm'));
    expect(composed).toEqual({
      name: { en: 'Ethan Coen', fa: 'ایتن کوئن' },
      gender: 'm',
      birthday: null,
      biography: null,
      tint: expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
    expect(composePerson(person('Joel Coen')).tint).not.toBe(composed.tint);
  });

  it('is completed by what was not known, and by nothing else', () => {
    const known = composePerson(person('Ethan Coen'));
    const both = { ...known, name: { en: 'Ethan Coen', fa: 'ایتن' }, gender: 'm' };
    expect(completePerson(known, person('ETHAN', 'ایتن', 'm'))).toEqual(both);
    expect(completePerson(known, person('Ethan Coen', 'ایتن'))).toMatchObject({ gender: null, name: { fa: 'ایتن' } });
    expect(completePerson(known, person('Ethan Coen', null, 'm'))).toMatchObject({ gender: 'm', name: { fa: null } });
    expect(completePerson(known, person('Ethan Coen'))).toBeNull();
    const whole = composePerson(person('Ethan Coen', 'ایتن', 'm'));
    expect(completePerson(whole, person('Ethan Coen', 'other', 'f'))).toBeNull();
  });

  it('is told apart from what is known: each gap is filled, nothing known is replaced', () => {
    const birthPlace = { en: 'Minneapolis, United States', fa: null };
    const biography = { en: 'Writes and directs.', fa: null };
    const told = { ...person('Ethan Coen'), birthday: '1957-09-21', birthPlace, biography };
    const known = { ...composePerson(person('Ethan Coen')), birthday: '1900-01-01' };
    expect(completePerson(known, told)).toEqual({ ...known, birthPlace, biography });
    expect(completePerson(composePerson(told), told)).toBeNull();
    expect(completePerson(composePerson(told), person('Ethan Coen'))).toBeNull();
    expect(completePerson(composePerson(told), { ...told, deathYear: 2050 })?.deathYear).toBe(2050);
  });

  it('is named once by a batch, with all that its records know', () => {
    const second = { ...RECORD, directors: [person('JOEL COEN', 'جوئل', 'm')], writers: [], cast: [] };
    const third = { ...second, directors: [person('Joel Coen', 'other', 'f')] };
    const people = peopleOf([RECORD, second, third]);
    expect([...people.keys()]).toEqual([...IDS.keys()]);
    expect(people.get(personIdentity('Joel Coen'))).toEqual(person('Joel Coen', 'جوئل', 'm'));
  });
});
