import { givenAnswer } from './given-answer.ts';

const answer = { reason: null, note: '', titleId: null };

describe('an answer to a request', () => {
  it('has what belongs to it, and nothing else', () => {
    expect(givenAnswer({ answer: 'accepted', reason: 'duplicate', note: ' soon ', titleId: 7 })).toEqual({
      answer: 'accepted',
      reason: null,
      note: 'soon',
      titleId: null,
    });
    expect(givenAnswer({ ...answer, answer: 'refused', reason: 'not_released' }).reason).toBe('not_released');
    expect(givenAnswer({ ...answer, answer: 'fulfilled', titleId: 7 }).titleId).toBe(7);
  });

  it.each([
    [{ ...answer, answer: 'refused' }, 'reason'],
    [{ ...answer, answer: 'refused', reason: 'other', note: ' \u200b' }, 'note'],
    [{ ...answer, answer: 'fulfilled' }, 'title_id'],
    [{ ...answer, answer: 'accepted', note: 'x'.repeat(501) }, 'note'],
  ] as const)('is refused as %j', (typed, field) => {
    expect(() => givenAnswer(typed)).toThrow(expect.objectContaining({ errors: { [field]: [expect.any(String)] } }));
  });
});
