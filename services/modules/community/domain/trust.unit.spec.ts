import { isTrusted } from './trust.ts';

describe('trust in an author', () => {
  it('comes with so many comments approved one after the other', () => {
    expect(isTrusted(['approved', 'approved', 'approved'], 3)).toBe(true);
    expect(isTrusted(['approved', 'approved'], 3)).toBe(false);
  });

  it('goes with one that is refused', () => {
    expect(isTrusted(['approved', 'refused', 'approved'], 3)).toBe(false);
  });

  it('is not there while it is switched off', () => {
    expect(isTrusted(['approved', 'approved', 'approved'], null)).toBe(false);
  });
});
