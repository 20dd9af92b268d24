import { matchParts } from './match-parts.ts';

const hits = (text: string, query: string) =>
  matchParts(text, query)
    .filter(({ hit }) => hit)
    .map(({ text: part }) => part);

describe('marking what was found', () => {
  it('marks beginnings of words in any case', () => {
    expect(hits('The Godfather', 'GOD')).toEqual(['God']);
    expect(hits('Goodfellas', 'fellas')).toEqual([]);
  });

  it('takes Arabic letters, joiners and accents for what readers take them for', () => {
    expect(hits('چیزهای عجیب', 'چيز')).toEqual(['چیز']);
    expect(hits('می‌خواهم زنده بمانم', 'میخواهم')).toEqual(['می‌خواهم']);
    expect(hits('Amélie', 'ame')).toEqual(['Amé']);
  });

  it('gives back the whole text, cut', () => {
    const text = 'پدرخوانده ۲';
    expect(
      matchParts(text, 'پدر 2')
        .map(({ text: part }) => part)
        .join(''),
    ).toBe(text);
    expect(hits(text, 'پدر 2')).toEqual(['پدر', '۲']);
  });
});
