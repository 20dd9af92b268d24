import { errorsOfTexts, RENAMED, textsOf, typedTexts } from './article-draft.ts';

const FA = { title: 'عنوان', lead: 'لید', body: 'متن' };

describe('the words of an article', () => {
  it('come back as they were', () => {
    const texts = { fa: FA, en: null };
    expect(textsOf(typedTexts(texts))).toEqual(texts);
    expect(textsOf(typedTexts(undefined))).toEqual({ fa: null, en: null });
  });

  it('need a title in one language', () => {
    expect(errorsOfTexts(typedTexts({ fa: FA, en: null }))).toEqual({});
    expect(errorsOfTexts(typedTexts({ fa: { ...FA, title: ' ' }, en: null }))).toEqual({
      fa_title: 'parde.articles.form.required',
    });
  });

  it('have a field for each name that the server blames', () => {
    expect(Object.values(RENAMED).sort()).toEqual(Object.keys(typedTexts(undefined)).sort());
  });
});
