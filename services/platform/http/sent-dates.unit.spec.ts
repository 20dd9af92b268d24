import { sentDay, sentMoment } from './sent-dates.ts';

const kept = (text: string) => new Date(text).toISOString().slice(0, 4);

describe('a day or moment that is sent', () => {
  it.each(['1879-03-14', '2026-02-28'])('may be the day %s', (day) => {
    expect(sentDay.safeParse(day).success).toBe(true);
  });

  it.each(['0000-01-01', '0001-01-01', '9999-12-31', '2026-02-29', 'x'])('is not the day %s', (day) => {
    expect(sentDay.safeParse(day).success).toBe(false);
  });

  it.each(['2026-06-30T20:30:00Z', '2026-06-30T20:30:00+03:30'])('may be the moment %s', (moment) => {
    expect(sentMoment({ offset: true }).safeParse(moment).success).toBe(true);
  });

  it.each(['0000-01-01T00:00:00Z', '0001-01-01T00:00:00+23:59', '9999-12-31T23:59:59-23:59'])(
    'is not the moment %s',
    (moment) => {
      expect(sentMoment({ offset: true }).safeParse(moment).success).toBe(false);
    },
  );

  it('is in a year of four digits also where it is first or last and far from Greenwich', () => {
    for (const moment of ['1990-01-01T00:00:00+23:59', '2099-12-31T23:59:59-23:59']) {
      expect(sentMoment({ offset: true }).safeParse(moment).success).toBe(true);
      expect(kept(moment)).toMatch(/^(1989|2100)$/);
    }
  });
});
