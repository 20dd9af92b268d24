import { mergeEdits, same } from './merge-edits.ts';

const opened = {
  name: { en: 'One', fa: null as string | null },
  year: 2000,
  genres: ['drama'],
  age: null as string | null,
};

describe('the edits of two', () => {
  it('keep what each has changed alone', () => {
    const mine = { ...opened, year: 2001 };
    const theirs = { ...opened, genres: ['war'] };
    expect(mergeEdits(opened, mine, theirs)).toEqual({
      facts: { ...opened, year: 2001, genres: ['war'] },
      both: [],
    });
  });

  it('name the fields that both changed otherwise; there mine stands', () => {
    const mine = { ...opened, name: { en: 'Mine', fa: null }, age: 'PG' };
    const theirs = { ...opened, name: { en: 'Theirs', fa: null }, age: 'PG', year: 1999 };
    expect(mergeEdits(opened, mine, theirs)).toEqual({
      facts: { ...mine, year: 1999 },
      both: [{ field: 'name_en', mine: 'Mine', theirs: 'Theirs' }],
    });
  });

  it('keep each language that one alone has changed', () => {
    const mine = { ...opened, name: { en: 'Mine', fa: null } };
    const theirs = { ...opened, name: { en: 'One', fa: 'یک' } };
    expect(mergeEdits(opened, mine, theirs)).toEqual({
      facts: { ...opened, name: { en: 'Mine', fa: 'یک' } },
      both: [],
    });
  });
});

describe('two values', () => {
  it('are the same whatever the order of their fields, and without those that are undefined', () => {
    expect(same({ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1, d: undefined })).toBe(true);
    expect(same([1, 2], [2, 1])).toBe(false);
    expect(same({ a: null }, {})).toBe(false);
    expect(same([], {})).toBe(false);
  });
});
