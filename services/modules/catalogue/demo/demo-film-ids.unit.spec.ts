import { demoRecords } from '../testing/demo-records.ts';

const records = await demoRecords();
const withIds = records.filter(({ filmIds }) => filmIds?.length);

/** By these a request for what is there finds it. */
describe('ids of film databases in the demo', () => {
  it('are known of most titles, and are each of one title', () => {
    expect(withIds.length).toBeGreaterThan(records.length / 2);
    const ids = withIds.flatMap(({ filmIds }) => filmIds ?? []);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([
    ['The Godfather', 1972, 'tt0068646'],
    ['A Separation', 2011, 'tt1832382'],
    ['Breaking Bad', 2008, 'tt0903747'],
  ])('%s of %i is %s', (name, year, id) => {
    const found = withIds.find((record) => record.name.en === name && record.releaseYear === year);
    expect(found?.filmIds).toEqual([id]);
  });
});
