import { conflictOf } from './request-state.ts';

describe('a decision on a request', () => {
  it.each([
    [null, 0, 'accepted', 'unknown_request'],
    [{ state: 'open', ruling: 1 }, 0, 'accepted', 'version_conflict'],
    [{ state: 'accepted', ruling: 1 }, 1, 'accepted', 'already_decided'],
    [{ state: 'open', ruling: 0 }, 0, 'open', 'already_decided'],
    [{ state: 'open', ruling: 0 }, 0, 'refused', null],
    [{ state: 'refused', ruling: 3 }, 3, 'accepted', null],
    [{ state: 'fulfilled', ruling: 2 }, 2, 'open', null],
  ] as const)('on %j seen at %i to make it %s: %s', (current, seen, wanted, conflict) => {
    expect(conflictOf(current, seen, wanted)).toBe(conflict);
  });
});
