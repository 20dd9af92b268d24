import { countryNames } from './country-names.ts';

const called = (language: 'fa' | 'en', name: RegExp, kept?: string[]) =>
  countryNames(language, kept).filter((country) => name.test(country.name));

describe('the countries a title may have', () => {
  it.each(['fa', 'en'] as const)('have a name each, in %s', (language) => {
    const names = countryNames(language).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(240);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });

  it('are not those whose code was given up', () => {
    expect(called('en', /^Germany/)).toEqual([{ id: 'de', name: 'Germany' }]);
    expect(called('fa', /^روسیه/)).toEqual([{ id: 'ru', name: 'روسیه' }]);
  });

  it('are no parts of countries, unless a title has one', () => {
    expect(called('en', /^(Canary|Diego|Clipperton|Ceuta)/)).toEqual([]);
    expect(called('en', /^Canary/, ['ic'])).toEqual([{ id: 'ic', name: 'Canary Islands' }]);
  });

  it('are also those that it has already, told from their successor', () => {
    expect(called('en', /^Germany/, ['dd'])).toEqual([
      { id: 'de', name: 'Germany' },
      { id: 'dd', name: 'Germany (DD)' },
    ]);
  });
});
