import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commentBody, InvalidCommentBody, LONGEST_BODY, SHORTEST_BODY } from './comment-body.js';

describe('commentBody', () => {
  it.each([SHORTEST_BODY, LONGEST_BODY])('takes %i characters', (length) => {
    expect(commentBody(` ${'🎬'.repeat(length)}\n`)).toBe('🎬'.repeat(length));
  });

  it.each([0, SHORTEST_BODY - 1, LONGEST_BODY + 1])('refuses %i characters', (length) => {
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
        expect([...body].length).toBeGreaterThanOrEqual(SHORTEST_BODY);
      }),
    );
  });
});
