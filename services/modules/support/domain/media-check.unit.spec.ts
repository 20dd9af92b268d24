import { faultOf, isNews, standingFault } from './media-check.ts';

const expected = { sha256: 'a'.repeat(64), size: 100 };
const sound = { size: 100, readable: true, sha256: expected.sha256 };

describe('what the robot says of a file', () => {
  it('is nothing while it is as it was brought', () => {
    expect(faultOf(expected, sound)).toBeNull();
    expect(faultOf(expected, { ...sound, sha256: null })).toBeNull();
  });

  it.each([
    ['missing', { ...sound, size: null }],
    ['missing', { size: null, readable: false, sha256: null }],
    ['other_size', { ...sound, size: 99 }],
    ['other_size', { size: 0, readable: false, sha256: null }],
    ['unreadable', { ...sound, readable: false, sha256: null }],
    ['other_bytes', { ...sound, sha256: 'b'.repeat(64) }],
  ] as const)('is %s for %j', (fault, found) => {
    expect(faultOf(expected, found)).toBe(fault);
  });

  it('keeps what only a sum could find until the next sum', () => {
    expect(standingFault('other_bytes', null, false)).toBe('other_bytes');
    expect(standingFault('other_bytes', null, true)).toBeNull();
    expect(standingFault('missing', null, false)).toBeNull();
    expect(standingFault('other_bytes', 'missing', false)).toBe('missing');
  });

  it('is told once, and again where it was called mended', () => {
    expect(isNews(null, null)).toBe(false);
    expect(isNews(null, 'missing')).toBe(true);
    expect(isNews({ fault: 'missing', state: 'open' }, 'missing')).toBe(false);
    expect(isNews({ fault: 'missing', state: 'dismissed' }, 'missing')).toBe(false);
    expect(isNews({ fault: 'missing', state: 'mended' }, 'missing')).toBe(true);
    expect(isNews({ fault: null, state: 'mended' }, null)).toBe(false);
    expect(isNews({ fault: 'missing', state: 'mended' }, null)).toBe(true);
  });
});
