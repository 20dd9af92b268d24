import fc from 'fast-check';
import { type CommentState, conflictOf } from './decision.ts';

const status = fc.constantFrom('pending' as const, 'approved' as const, 'refused' as const);
const decision = fc.constantFrom('approved' as const, 'refused' as const, 'pending' as const);
const version = fc.integer({ min: 1, max: 5 });

describe('conflictOf', () => {
  it.each([
    [null, 1, 'approved', 'unknown_comment'],
    [{ status: 'pending', version: 1 }, 1, 'approved', null],
    [{ status: 'pending', version: 1 }, 1, 'refused', null],
    [{ status: 'refused', version: 2 }, 2, 'approved', null],
    [{ status: 'approved', version: 2 }, 2, 'refused', null],
    [{ status: 'approved', version: 2 }, 2, 'approved', 'already_decided'],
    [{ status: 'approved', version: 2 }, 1, 'approved', 'version_conflict'],
    [{ status: 'approved', version: 2 }, 2, 'pending', null],
    [{ status: 'pending', version: 3 }, 3, 'pending', 'already_decided'],
    [{ status: 'pending', version: 1 }, 2, 'approved', 'version_conflict'],
  ] as const)('%j seen at version %i, %s: %s', (comment, seenVersion, wanted, conflict) => {
    expect(conflictOf(comment, seenVersion, wanted)).toBe(conflict);
  });

  it('allows a decision only on what was seen, and only when it changes something', () => {
    fc.assert(
      fc.property(status, version, version, decision, (is, at, seen, wanted) => {
        const allowed = conflictOf({ status: is, version: at }, seen, wanted) === null;
        expect(allowed).toBe(at === seen && is !== wanted);
      }),
    );
  });

  it('lets exactly one of many moderators who saw the same version decide', () => {
    fc.assert(
      fc.property(status, fc.array(decision, { minLength: 1, maxLength: 8 }), (is, decisions) => {
        let comment: CommentState = { status: is, version: 1 };
        let taken = 0;
        for (const wanted of decisions) {
          if (conflictOf(comment, 1, wanted)) continue;
          comment = { status: wanted, version: comment.version + 1 };
          taken += 1;
        }
        expect(taken).toBe(decisions.some((wanted) => wanted !== is) ? 1 : 0);
      }),
    );
  });
});
