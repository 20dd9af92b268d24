import { draftOf, errorsOf, factsOf } from './notice-draft.ts';

const typed = { ...draftOf(undefined), fa_text: 'سلام', en_text: 'Hello' };

describe('the draft of a notice', () => {
  it('means whole days in Tehran, the last one included', () => {
    const facts = factsOf({ ...typed, from: '2026-03-21', until: '2026-03-22' });
    expect(facts).toMatchObject({ from: '2026-03-20T20:30:00.000Z', until: '2026-03-22T20:30:00.000Z', link: null });
    const notice = { id: 1, version: 1, state: 'shown' as const, added_at: '', changed_at: '', ...facts };
    expect(draftOf(notice)).toMatchObject({ from: '2026-03-21', until: '2026-03-22' });
  });

  it('keeps an hour that came from elsewhere while nobody touches the day', () => {
    const from = '2026-03-21T10:15:00.000Z';
    const notice = {
      ...factsOf(typed),
      id: 1,
      version: 1,
      state: 'shown' as const,
      added_at: '',
      changed_at: '',
      from,
    };
    expect(factsOf(draftOf(notice), notice).from).toBe(from);
    expect(factsOf({ ...draftOf(notice), from: '' }, notice).from).toBeNull();
  });

  it('says what is wrong, each at its field', () => {
    expect(errorsOf(typed)).toEqual({});
    expect(Object.keys(errorsOf(draftOf(undefined)))).toEqual(['fa_text', 'en_text']);
    expect(errorsOf({ ...typed, from: '2026-03-22', until: '2026-03-21' })).toHaveProperty('until');
    for (const link of ['javascript:alert(1)', '//elsewhere.example', 'news'])
      expect(errorsOf({ ...typed, link })).toHaveProperty('link');
    for (const link of ['/news', 'https://example.com/a']) expect(errorsOf({ ...typed, link })).toEqual({});
  });
});
