import { conflictOf } from './case-ruling.ts';

describe('a ruling on a case', () => {
  const open = { state: 'open', version: 3 } as const;

  it('counts for what the moderator has seen', () => {
    expect(conflictOf(open, 3, 'mended')).toBeNull();
    expect(conflictOf(open, 2, 'mended')).toBe('version_conflict');
    expect(conflictOf(null, 1, 'mended')).toBe('unknown_case');
  });

  it('changes something, or is refused', () => {
    expect(conflictOf(open, 3, 'open')).toBe('already_decided');
    expect(conflictOf({ state: 'mended', version: 4 }, 4, 'mended')).toBe('already_decided');
    expect(conflictOf({ state: 'mended', version: 4 }, 4, 'open')).toBeNull();
    expect(conflictOf({ state: 'dismissed', version: 4 }, 4, 'mended')).toBeNull();
  });
});
