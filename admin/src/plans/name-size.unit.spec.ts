import { otherSizeInNames } from './name-size.ts';

const GIB = 1024 ** 3;

describe('the size that a plan’s name says', () => {
  it.each<[string, number, number]>([
    ['30 days', 60, 30],
    ['A 30-day plan', 60, 30],
    ['۳۰ روزه', 60, 30],
    ['اشتراک ۳۰\u200cروزه', 60, 30],
    ['۱٬۰۰۰ روز', 60, 1_000],
  ])('is other than the days: %s', (name, size, said) => {
    expect(otherSizeInNames(2, [name], size)).toBe(said);
    expect(otherSizeInNames(2, ['A plan', name], size)).toBe(said);
    expect(otherSizeInNames(2, [name], said)).toBeNull();
  });

  it.each<[string, number]>([
    ['20 GB', 20],
    ['۲۰ گیگابایت', 20],
    ['۲۰گیگ', 20],
    ['1.5 GB', 1.5],
    ['۱٫۵ گیگابایت', 1.5],
  ])('is other than the volume: %s', (name, said) => {
    expect(otherSizeInNames(3, [name], 50 * GIB)).toBe(said * GIB);
    expect(otherSizeInNames(3, [name], said * GIB)).toBeNull();
  });

  it.each(['A month', '3 months', '۳ ماهه', 'Nowruz 1405', '20 GB', '2 daylight'])('is none in days: %s', (name) => {
    expect(otherSizeInNames(2, [name], 90)).toBeNull();
  });
});
