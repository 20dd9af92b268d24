import { solarYearError } from './solar-year.ts';

describe('a year of the Persian calendar', () => {
  it('is told with the two Gregorian years that it lies in', () => {
    expect(solarYearError('۱۴۰۴', String)?.args).toEqual({ year: '1404', from: '2025', to: '2026' });
  });

  it.each(['2025', '۱۹۹۹', '', 'x', null, '150'])('is not seen in %p', (typed) => {
    expect(solarYearError(typed, String)).toBeNull();
  });
});
