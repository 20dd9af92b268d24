import { formatPositions, parsePositions } from './read-position.ts';

describe('the positions that clients carry', () => {
  it('come back as they went out, in both profiles', () => {
    for (const text of ['17', '17.catalogue-3', '17.catalogue-3, 9.user-lists-0']) {
      expect(formatPositions(parsePositions(text))).toBe(text);
    }
  });

  it.each([
    '',
    '0',
    '-1',
    '1e9',
    '9'.repeat(16),
    '17.',
    '17.Catalogue-3',
    '17.catalogue',
    "17.a-1'",
    '1,'.repeat(2_000),
  ])('count for nothing when they are none of ours: %j', (text) => expect(parsePositions(text)).toEqual([]));

  it('are taken one by one from a header that came in parts', () => {
    expect(parsePositions(['5', 'nonsense, 6.community-0'])).toEqual([
      { position: 5, partition: 'log' },
      { position: 6, partition: 'community-0' },
    ]);
  });

  it('are one in each partition, the furthest: nobody makes a request wait for hundreds', () => {
    expect(parsePositions('5, 7.community-0, 9, 6, 3.community-0')).toEqual([
      { position: 9, partition: 'log' },
      { position: 7, partition: 'community-0' },
    ]);
  });
});
