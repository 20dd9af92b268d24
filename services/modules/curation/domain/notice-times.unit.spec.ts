import { isShown, requireOrder } from './notice-times.ts';

const MARCH = '2026-03-01T00:00:00.000Z';
const APRIL = '2026-04-01T00:00:00.000Z';

describe('the times of a notice', () => {
  it('end after they begin', () => {
    expect(() => requireOrder({ from: MARCH, until: APRIL })).not.toThrow();
    expect(() => requireOrder({ from: null, until: null })).not.toThrow();
    for (const times of [
      { from: APRIL, until: MARCH },
      { from: MARCH, until: MARCH },
    ])
      expect(() => requireOrder(times)).toThrow();
  });

  it.each([
    [null, null, true],
    [MARCH, null, true],
    [APRIL, null, false],
    [null, MARCH, false],
    [MARCH, APRIL, true],
  ])('from %s until %s, in the middle of March: %s', (from, until, shown) => {
    expect(isShown({ from, until }, new Date('2026-03-15T00:00:00.000Z'))).toBe(shown);
  });

  it('begin with the first moment and end before the last', () => {
    expect(isShown({ from: MARCH, until: APRIL }, new Date(MARCH))).toBe(true);
    expect(isShown({ from: MARCH, until: APRIL }, new Date(APRIL))).toBe(false);
  });
});
