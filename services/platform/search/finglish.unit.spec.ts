import { describe, expect, it } from 'vitest';
import { foldText } from '../text/fold-text.js';
import { FINGLISH_WORDS, finglishAsPersian } from './finglish.js';

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
    }
  });
});
