import { demoRecords } from '../testing/demo-records.ts';

const records = await demoRecords();
const levelsOf = (postType: number) =>
  [
    ...new Set(records.filter((record) => record.postType === postType).flatMap(({ offer }) => offer?.qualities ?? [])),
  ].sort((one, other) => one - other);

describe('levels of quality in the demo', () => {
  it('are all twenty of movies', () =>
    expect(levelsOf(1)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1)));

  it('are all three of series', () => expect(levelsOf(2)).toEqual([1, 2, 3]));
});
