import fc from 'fast-check';
import { commentBody, InvalidCommentBody, MAX_BODY, MIN_BODY } from './comment-body.ts';

describe('commentBody', () => {
  it.each([MIN_BODY, MAX_BODY])('takes %i characters', (length) => {
    expect(commentBody(` ${'🎬'.repeat(length)}\n`)).toBe('🎬'.repeat(length));
  });

  it.each([0, MIN_BODY - 1, MAX_BODY + 1])('refuses %i characters', (length) => {
    expect(() => commentBody('ب'.repeat(length))).toThrow(InvalidCommentBody);
  });

  it('either refuses a text or keeps it within its bounds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        let body: string;
        try {
          body = commentBody(text);
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidCommentBody);
          return;
        }
        expect([...body].length).toBeGreaterThanOrEqual(MIN_BODY);
      }),
    );
  });
});
