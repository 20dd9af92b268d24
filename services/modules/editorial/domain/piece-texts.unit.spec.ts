import { cleanTexts, requireWhole } from './piece-texts.ts';

const text = { title: 'A title', lead: 'A lead', body: 'A body' };
const EMPTY = { title: ' ', lead: '', body: '\u200f\n' };
const refusal = (act: () => unknown) => {
  try {
    act();
  } catch (error) {
    return (error as { errors: object }).errors;
  }
  return null;
};

describe('the texts of a piece', () => {
  it('lose what nobody sees; a language without words is left out', () => {
    const typed = { title: ' Two\nlines ', lead: 'A lead', body: 'One\r\n\r\n\r\n\r\nTwo' };
    expect(cleanTexts({ fa: EMPTY, en: typed })).toEqual({
      fa: null,
      en: { title: 'Two lines', lead: 'A lead', body: 'One\n\nTwo' },
    });
  });

  it.each([
    ['no title at all', { fa: null, en: null }, 'fa.title'],
    ['a body without a title', { fa: null, en: { ...text, title: '' } }, 'fa.title'],
    ['lists too deep in each other', { fa: { ...text, body: `${'- '.repeat(800)}a` }, en: text }, 'fa.body'],
    ['nothing but headings', { fa: text, en: { ...text, body: 'a\n=\n'.repeat(4_000) } }, 'en.body'],
    ['an endless lead', { fa: text, en: { ...text, lead: 'x'.repeat(401) } }, 'en.lead'],
  ])('are refused with %s', (_, typed, field) => {
    expect(refusal(() => cleanTexts(typed))).toEqual({ [field]: [expect.any(String)] });
  });

  it('are whole in each language that is begun', () => {
    expect(refusal(() => requireWhole({ fa: text, en: null }))).toBeNull();
    expect(refusal(() => requireWhole({ fa: text, en: { ...text, body: '' } }))).toEqual({
      'en.body': ['Please fill this in'],
    });
  });
});
