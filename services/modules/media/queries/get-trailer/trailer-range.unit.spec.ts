import { trailerRange } from './trailer-range.ts';

describe('the bytes of a trailer that are asked for', () => {
  it.each([
    [undefined, { from: 0, to: 100 }],
    ['bytes=0-', { from: 0, to: 100 }],
    ['bytes=10-19', { from: 10, to: 20 }],
    ['bytes=90-500', { from: 90, to: 100 }],
    ['bytes=-10', { from: 90, to: 100 }],
    ['bytes=0-1,5-6', { from: 0, to: 100 }],
    ['lines=1-2', { from: 0, to: 100 }],
    ['bytes=100-', null],
    ['bytes=20-10', null],
  ])('by %s are %j', (header, expected) => {
    expect(trailerRange(header, 100)).toEqual(expected);
  });
});
