import { draftOf, errorsOf, factsOf, rowOf, wrongIn } from './channels-draft.ts';

describe('the draft of the channels', () => {
  it('suggests an address and letters, and asks for the Persian name', () => {
    const row = rowOf('IRIB TV1', 4);
    expect(row).toEqual({ key: 'IRIB TV1', slug: 'irib-tv1', fa: '', en: 'IRIB TV1', logo: 'IRIB', posts_count: 4 });
    expect(Object.keys(wrongIn(row, [row]))).toEqual(['fa']);
    expect(errorsOf({ channels: [row] })).toHaveProperty('channels');
    expect(errorsOf({ channels: [{ ...row, fa: 'شبکهٔ یک' }] })).toEqual({});
  });

  it('says which of two have one address', () => {
    const whole = { ...rowOf('HBO', 4), fa: 'اچ‌بی‌او' };
    const rows = [whole, { ...whole, key: 'HBO Max', slug: ' hbo ' }];
    for (const row of rows) expect(wrongIn(row, rows)).toEqual({ slug: 'parde.channels.slug_twice' });
    expect(errorsOf({ channels: rows })).toHaveProperty('channels');
  });

  it('gives back what it was opened with', () => {
    const channel = { key: 'HBO', slug: 'hbo', name: { fa: 'اچ‌بی‌او', en: 'HBO' }, logo: 'HBO' };
    const opened = { version: 1, channels: [{ ...channel, posts_count: 2 }], unlisted: [] };
    expect(factsOf(draftOf(opened))).toEqual({ channels: [channel] });
  });
});
