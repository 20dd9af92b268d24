import { compareFacts } from './compare-facts.ts';

describe('what differs between two versions', () => {
  it('is told field by field, each language for itself', () => {
    const before = { name: { fa: 'یک', en: 'One' }, year: 2000, age: null };
    const after = { name: { fa: 'یک', en: 'Two' }, year: 2000, age: 'PG' };
    expect(compareFacts(before, after)).toEqual([
      { field: 'name_en', before: 'One', after: 'Two' },
      { field: 'age', before: null, after: 'PG' },
    ]);
  });

  it('is told of each part of an article, also of a language that was not written before', () => {
    const text = { title: 'A', lead: 'B', body: 'C' };
    expect(compareFacts({ fa: null, en: text }, { fa: text, en: { ...text, body: 'D' } })).toEqual([
      { field: 'fa_title', before: null, after: 'A' },
      { field: 'fa_lead', before: null, after: 'B' },
      { field: 'fa_body', before: null, after: 'C' },
      { field: 'en_body', before: 'C', after: 'D' },
    ]);
    expect(compareFacts({ fa: text }, { fa: null }).map(({ after }) => after)).toEqual([null, null, null]);
  });

  it('is what went and what came of a row, and the whole row where things only changed places', () => {
    const row = [
      { id: 1, gross: 5 },
      { id: 2, gross: 4 },
    ];
    expect(compareFacts({ row }, { row: [row[0], { id: 2, gross: 6 }] })).toEqual([
      { field: 'row', before: [{ id: 2, gross: 4 }], after: [{ id: 2, gross: 6 }] },
    ]);
    expect(compareFacts({ row: [1, 2] }, { row: [2, 1] })).toEqual([
      { field: 'row', before: [1, 2], after: [2, 1], moved: true },
    ]);
  });

  it('is nothing where nothing differs', () => {
    expect(compareFacts({ a: [{ b: null }] }, { a: [{ b: null, c: undefined }] })).toEqual([]);
  });

  it('takes a picture as one', () => {
    const picture = { key: 'k', crop: { x: 0 } };
    expect(compareFacts({ cover: null }, { cover: picture })).toEqual([
      { field: 'cover', before: null, after: picture },
    ]);
  });
});
