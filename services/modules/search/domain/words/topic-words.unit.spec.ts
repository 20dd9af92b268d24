import { foldText } from '#platform/kernel/text/fold-text.ts';
import { typedTopics } from './topic-words.ts';

describe('genres and countries in a query', () => {
  it.each([
    ['کمدی', ['comedy'], [], ''],
    ['کمدی ایرانی', ['comedy'], ['ir'], ''],
    ['علمی‌تخیلی', ['sci-fi'], [], ''],
    ['horror', ['horror'], [], ''],
    ['کره‌ای', [], ['kr'], ''],
    ['انیمیشن کوکو', ['animation'], [], 'کوکو'],
    ['ایرانی درباره الی', [], ['ir'], 'درباره الی'],
    ['رازآلود', ['mystery'], [], ''],
    ['comedies', ['comedy'], [], ''],
    ['crime thrillers', ['crime', 'thriller'], [], ''],
    ['romcom', ['comedy', 'romance'], [], ''],
    ['rom com', ['comedy', 'romance'], [], ''],
    ['kdrama', [], ['kr'], ''],
    ['اکشن تام کروز', ['action'], [], 'تام کروز'],
  ])('%s', (typed, genres, countries, text) => {
    expect(typedTopics(foldText(typed))).toEqual({ genres, countries, text, years: undefined });
  });

  it('may be of a year', () => {
    const years = { fromYear: 2010, toYear: 2010 };
    expect(typedTopics('comedy 2010')).toEqual({ genres: ['comedy'], countries: [], years, text: '' });
  });

  it.each(['star wars', 'warrior', 'ایرانیان', 'dramatic', '2010', ''])('are not in %s', (typed) => {
    expect(typedTopics(foldText(typed))).toBeNull();
  });
});
