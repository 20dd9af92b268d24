import { declarePersonalFields, personalFields, personsIn, withoutPersonalFields } from './personal-fields.ts';

const SAID = 'personal-fields-test.said.v1';
const COUNTED = 'personal-fields-test.counted.v1';
interface Said {
  by: number | null;
  name: string;
  mail: string | null;
  to: number | null;
  toName: string;
  votes: number;
}
const said = (changes: Partial<Said>): { type: string; data: Said } => ({
  type: SAID,
  data: { by: 3, name: 'N', mail: 'm', to: null, toName: 'T', votes: 2, ...changes },
});

beforeAll(() => {
  declarePersonalFields<Said>(SAID, [
    { of: 'by', becomes: { name: '', mail: null } },
    { of: 'to', becomes: { toName: '' } },
  ]);
  declarePersonalFields(COUNTED, []);
});

describe('what is personal in events', () => {
  it('is known by type, of those that have any', () => {
    expect(
      personalFields()
        .get(SAID)
        ?.map(({ of }) => of),
    ).toEqual(['by', 'to']);
    expect(personalFields().has(COUNTED)).toBe(false);
  });

  it('is about people, each named once, smallest id first', () => {
    const events = [said({ by: 20, to: 3 }), said({ by: 3, to: 100 }), said({ by: null })];
    expect(personsIn(events)).toEqual([3, 20, 100]);
    expect(
      personsIn([
        { type: COUNTED, data: { by: 3 } },
        { type: SAID, data: { by: '3' } },
      ]),
    ).toEqual([]);
    expect(personsIn([])).toEqual([]);
  });

  it('can be left away, and nothing else', () => {
    expect(withoutPersonalFields(SAID, said({}).data)).toEqual({ by: 3, to: null, votes: 2 });
    expect(withoutPersonalFields(COUNTED, { by: 3, name: 'N' })).toEqual({ by: 3, name: 'N' });
  });
});
