import { languageOf } from './page-language.ts';

describe('the language of a page', () => {
  it.each([
    ['/movies?lang=en', {}, 'en'],
    ['/movies?lang=en', { lang: 'fa' }, 'en'],
    ['/movies?page=2&lang=fa', { lang: 'en' }, 'fa'],
    ['/movies?lang=de', { lang: 'en' }, 'en'],
    ['/movies?lang=de', {}, 'fa'],
    ['/movies', { lang: '%' }, 'fa'],
    ['//', { lang: 'en' }, 'en'],
    ['//?lang=en', {}, 'en'],
  ])('of %s with the cookies %j is %s', (url, cookies, language) => {
    expect(languageOf({ url, cookies })).toBe(language);
  });
});
