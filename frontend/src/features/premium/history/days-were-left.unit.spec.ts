import { daysWereLeft } from './days-were-left.ts';

const AT = '2026-11-28T18:21:57.550Z';

describe('the days that a line of the statement left', () => {
  it('are those until an end that lay ahead then, also where it is past by now', () => {
    expect(daysWereLeft('2026-11-29T18:21:57.479Z', AT)).toBe(true);
  });

  it('are none where all were taken, though the end was set a moment after the line', () => {
    expect(daysWereLeft('2026-11-28T18:21:57.552Z', AT)).toBe(false);
    expect(daysWereLeft('2026-11-20T00:00:00.000Z', AT)).toBe(false);
  });
});
