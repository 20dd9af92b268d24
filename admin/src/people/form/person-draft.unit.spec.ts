import { formatPlain } from '../../format/number.ts';
import type { PersonFacts } from '../../providers/commands/catalogue/catalogue-commands.ts';
import { draftOf, errorsOf, factsOf } from './person-draft.ts';

const facts: PersonFacts = {
  name: { fa: 'یکی', en: 'One Person' },
  gender: 'f',
  birthday: '1970-01-31',
  death_year: 2001,
  birth_place: { fa: 'شیراز', en: 'Shiraz' },
  biography: { fa: 'بازی می‌کند.', en: null },
  portrait: null,
};

describe('the draft of a person', () => {
  it('says what is known of them, also where that is little', () => {
    const little = { ...facts, gender: null, birthday: null, death_year: null, birth_place: null, biography: null };
    for (const known of [facts, little]) expect(factsOf(draftOf(known, String))).toEqual(known);
    expect(errorsOf(draftOf(facts, String), String)).toEqual({});
  });

  it('needs the English name, of a place too, and a year in digits of either script', () => {
    const draft = { ...draftOf(undefined, String), birth_place: { fa: 'شیراز', en: null }, death_year: 'long ago' };
    expect(Object.keys(errorsOf(draft, String)).sort()).toEqual(['birth_place.en', 'death_year', 'name.en']);
    expect(draftOf(facts, (value) => formatPlain(value, 'fa')).death_year).toBe('۲۰۰۱');
    expect(factsOf({ ...draftOf(facts, String), death_year: '۱۹۹۹' }).death_year).toBe(1999);
  });
});
