import { pluralOf } from './plural.ts';

describe('the plural form of a number', () => {
  it.each(['fa', 'en'] as const)('in %s is that of Intl', (language) => {
    const rules = new Intl.PluralRules(language);
    for (const count of [0, 0.5, 1, 1.5, 2, 3, 10, 11, 21, 100, 101, 1_000, 1_000_000, -1, -2])
      expect([count, pluralOf(count, language)]).toEqual([count, rules.select(count)]);
  });
});
