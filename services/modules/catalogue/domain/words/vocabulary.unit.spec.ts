import { countriesOf, isCountryCode } from './country-words.ts';

describe('countries of a source', () => {
  it.each([
    [
      ['United States', 'Iran', 'South Korea'],
      ['us', 'ir', 'kr'],
    ],
    [
      ['West Germany', 'Germany', 'Soviet Union', 'Czech Republic'],
      ['de', 'ru', 'cz'],
    ],
    [
      ['Hong Kong', 'Turkey', 'Vatican City', 'fr', 'GB'],
      ['hk', 'tr', 'va', 'fr', 'gb'],
    ],
    [['Atlantis', ''], []],
  ])('%j → %j', (names, codes) => {
    expect(countriesOf(names)).toEqual(codes);
  });

  it('knows codes', () => {
    expect(['ir', 'us', 'xk'].every(isCountryCode)).toBe(true);
    expect(['xx', 'su', 'eu', 'IR'].some(isCountryCode)).toBe(false);
  });
});
