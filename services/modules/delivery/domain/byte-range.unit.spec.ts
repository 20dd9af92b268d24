import { askedRange, rangeIfUnchanged } from './byte-range.ts';

const whole = { from: 0, to: 1_000, part: false };

it.each([
  ['bytes=0-', 0, 1_000],
  ['bytes=0-0', 0, 1],
  ['bytes=10-19', 10, 20],
  ['Bytes= 10 - 19 ', 10, 20],
  ['bytes=990-5000', 990, 1_000],
  ['bytes=-1', 999, 1_000],
  ['bytes=-5000', 0, 1_000],
  [`bytes=5-${'9'.repeat(19)}`, 5, 1_000],
])('%s is one part', (header, from, to) => {
  expect(askedRange(header, 1_000)).toEqual({ from, to, part: true });
});

it.each([undefined, '', 'items=0-1', 'bytes=0-1,5-6', 'bytes=0-,0-,0-,0-', `bytes=${'0-0,'.repeat(10_000)}0-0`])(
  '%.40s is the whole file',
  (header) => {
    expect(askedRange(header, 1_000)).toEqual(whole);
  },
);

it.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0', 'bytes=20-10', 'bytes=', 'bytes=-', 'bytes=a-b', 'bytes=1-2-3'])(
  '%s are no bytes of it',
  (header) => expect(askedRange(header, 1_000)).toBeNull(),
);

it('gives a part only of the file whose beginning one has', () => {
  const range = 'bytes=5-';
  expect(rangeIfUnchanged({ range, ifRange: undefined }, '"a"')).toBe(range);
  expect(rangeIfUnchanged({ range, ifRange: '"a"' }, '"a"')).toBe(range);
  for (const ifRange of ['"b"', 'W/"a"', 'a', '', 'Wed, 21 Oct 2015 07:28:00 GMT'])
    expect(rangeIfUnchanged({ range, ifRange }, '"a"')).toBeUndefined();
});
