import fc from 'fast-check';
import { commentBody, InvalidCommentBody, MAX_BODY, MIN_BODY } from './comment-body.ts';

describe('commentBody', () => {
  it.each([MIN_BODY, MAX_BODY])('takes %i characters', (length) => {
    expect(commentBody(` ${'🎬'.repeat(length)}\n`)).toBe('🎬'.repeat(length));
  });

  it.each([0, MIN_BODY - 1, MAX_BODY + 1])('refuses %i characters', (length) => {
    expect(() => commentBody('ب'.repeat(length))).toThrow(InvalidCommentBody);
  });

  it.each(['\u3164\u3164', '\u00ad\u00ad\u00ad', '\u2800 \u2800', '\u115f\u1160', '\u0301\u0301\u0301'])(
    'refuses %j, of which nobody sees anything',
    (unseen) => {
      expect(() => commentBody(unseen)).toThrow(InvalidCommentBody);
    },
  );

  it.each(['👍\ufe0f', '!!', '۱۰', 'می\u200cروم'])('takes %s as it is', (seen) => {
    expect(commentBody(seen)).toBe(seen);
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
