import fc from 'fast-check';
import { DAY_MS } from '#platform/kernel/time/durations.ts';
import { type Entitlement, give, remainingBytes, take } from './entitlement.ts';

const NOW = new Date('2026-03-21T00:00:00Z');
const nothing: Entitlement = { vipExpiration: null, bytesGranted: 0, bytesUsed: 0, bytesRecorded: 0, bytesReserved: 0 };
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

const change = fc.record({
  unit: fc.constantFrom('days' as const, 'bytes' as const),
  amount: fc.integer({ min: 1, max: 3_650 }),
  giving: fc.boolean(),
});

describe('an extension', () => {
  it('adds days to the days that are left', () => {
    const left = { ...nothing, vipExpiration: inDays(10) };
    expect(give(left, { unit: 'days', amount: 30 }, NOW).vipExpiration).toEqual(inDays(40));
  });

  it('begins now when the days are over', () => {
    const over = { ...nothing, vipExpiration: inDays(-100) };
    expect(give(over, { unit: 'days', amount: 30 }, NOW).vipExpiration).toEqual(inDays(30));
  });

  it('adds bytes to the bytes that are left', () => {
    const left = { ...nothing, bytesGranted: 100, bytesUsed: 40 };
    expect(remainingBytes(give(left, { unit: 'bytes', amount: 10 }, NOW))).toBe(70);
  });
});

describe('what is taken', () => {
  it('is never more than what is left', () => {
    expect(take({ ...nothing, vipExpiration: inDays(2) }, { unit: 'days', amount: 30 }, NOW).taken).toBe(2);
    const bytes = { ...nothing, bytesGranted: 100, bytesUsed: 40, bytesReserved: 50 };
    expect(take(bytes, { unit: 'bytes', amount: 30 }, NOW).taken).toBe(10);
    expect(take(nothing, { unit: 'days', amount: 1 }, NOW)).toEqual({ entitlement: nothing, taken: 0 });
  });

  it('gives back exactly what was given', () => {
    const given = give({ ...nothing, vipExpiration: inDays(3) }, { unit: 'days', amount: 30 }, NOW);
    expect(take(given, { unit: 'days', amount: 30 }, NOW).entitlement.vipExpiration).toEqual(inDays(3));
  });
});

describe('any run of changes', () => {
  it('never leaves less than nothing', () => {
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        let state = nothing;
        for (const { giving, ...one } of changes) {
          state = giving ? give(state, one, NOW) : take(state, one, NOW).entitlement;
          expect(remainingBytes(state)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});
