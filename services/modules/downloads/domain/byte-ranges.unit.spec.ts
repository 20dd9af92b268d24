import fc from 'fast-check';
import { type ByteRanges, firstOf, parseRanges, rangeOf, sizeOf, textOf, union, without } from './byte-ranges.ts';

const SIZE = 60;
const range = fc.tuple(fc.nat(SIZE), fc.nat(SIZE)).map(([a, b]) => rangeOf(Math.min(a, b), Math.max(a, b)));
const ranges = fc.array(range, { maxLength: 8 }).map((parts) => union(...parts));

/** Each byte by itself. */
const ALL = Array.from({ length: SIZE }, (_, at) => at);
const has = (some: ByteRanges, at: number) => some.some(([from, to]) => at >= from && at < to);
const bytesOf = (some: ByteRanges) => ALL.filter((at) => has(some, at));

describe('ranges of bytes', () => {
  it('are together what their bytes are, in one writing only', () => {
    fc.assert(
      fc.property(ranges, ranges, (one, other) => {
        const both = union(one, other);
        expect(bytesOf(both)).toEqual(ALL.filter((at) => has(one, at) || has(other, at)));
        both.forEach(([from, to], index) => {
          expect(to).toBeGreaterThan(from);
          if (index > 0) expect(from).toBeGreaterThan(both[index - 1]![1]);
        });
        expect(union(both, one)).toEqual(both);
      }),
    );
  });

  it('leave what was not taken', () => {
    fc.assert(
      fc.property(ranges, ranges, (one, other) => {
        expect(bytesOf(without(one, other))).toEqual(ALL.filter((at) => has(one, at) && !has(other, at)));
        expect(sizeOf(without(one, other)) + sizeOf(without(other, one))).toBe(
          ALL.filter((at) => has(one, at) !== has(other, at)).length,
        );
      }),
    );
  });

  it('have a beginning of any length', () => {
    fc.assert(
      fc.property(ranges, fc.nat(SIZE), (some, max) => {
        expect(bytesOf(firstOf(some, max))).toEqual(bytesOf(some).slice(0, max));
      }),
    );
  });

  it('are read as they are written', () => {
    expect(textOf([])).toBe('{}');
    fc.assert(fc.property(ranges, (some) => expect(parseRanges(textOf(some))).toEqual(some)));
  });
});
