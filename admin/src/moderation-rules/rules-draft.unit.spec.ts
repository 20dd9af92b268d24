import { draftOf, errorsOf, factsOf } from './rules-draft.ts';

const write = (value: number) => value.toLocaleString('fa-IR');

describe('the form of the rules of moderation', () => {
  it('gives back what it was opened with', () => {
    const rules = { version: 3, trust_after: 20, words: ['casino', 'قمار'] };
    expect(factsOf(draftOf(rules, write))).toEqual({ trust_after: 20, words: ['casino', 'قمار'] });
    expect(factsOf(draftOf({ ...rules, trust_after: null }, write)).trust_after).toBeNull();
  });

  it('leaves out empty lines', () => {
    expect(factsOf({ trusting: false, trust_after: '', words: ' a \n\n b\n' }).words).toEqual(['a', 'b']);
  });

  it.each(['2', '101', 'x', ''])('does not take %j for trust, once it is switched on', (trust_after) => {
    expect(errorsOf({ trusting: true, trust_after, words: '' })).toHaveProperty('trust_after');
    expect(errorsOf({ trusting: false, trust_after, words: '' })).toEqual({});
  });
});
