import { formatClock } from './clock.ts';

describe('formatClock', () => {
  it.each([
    [0, '0:00'],
    [59.9, '0:59'],
    [754, '12:34'],
    [3_723, '1:02:03'],
  ])('%d seconds', (seconds, text) => {
    expect(formatClock(seconds, 'en')).toBe(text);
  });

  it('has Persian digits in Persian', () => {
    expect(formatClock(754, 'fa')).toBe('۱۲:۳۴');
  });
});
