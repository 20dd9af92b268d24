import { foldText } from '#platform/kernel/text/fold-text.ts';
import { FINGLISH_WORDS, finglishAsPersian } from './finglish.ts';

describe('finglishAsPersian', () => {
  it.each([
    ['pedarkhandeh', 'پدرخوانده'],
    ['shab 2', 'شب 2'],
    ['jodaei karamazov', 'جدایی karamazov'],
    ['the godfather', null],
    ['', null],
  ])('%s', (typed, persian) => {
    expect(finglishAsPersian(typed)).toBe(persian);
  });

  it('knows each spelling once, folded as names and queries are', () => {
    for (const [finglish, persian] of FINGLISH_WORDS) {
      expect([finglish, persian]).toEqual([foldText(finglish), foldText(persian)]);
      expect(finglish).toMatch(/^[a-z]{3,}$/);
      expect(persian).toMatch(/^\p{Script=Arabic}+$/u);
    }
  });
});
