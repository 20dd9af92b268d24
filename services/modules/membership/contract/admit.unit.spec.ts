import { DAY_MS } from '#platform/kernel/time/durations.ts';
import { type Applicant, admit, type WantedFile } from './admit.ts';

const now = new Date('2026-06-15T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
const file = (changes: Partial<WantedFile> = {}): WantedFile => ({
  way: 'download',
  uploadedAt: daysAgo(1),
  bytes: 100,
  ...changes,
});
const member = (changes: Partial<NonNullable<Applicant>> = {}): NonNullable<Applicant> => ({
  bandwidth: 0,
  vipExpiration: null,
  ...changes,
});
const asked = (viewer: Applicant, wanted: WantedFile) => admit(viewer, wanted, now, 7);

describe('who may have a file', () => {
  it('is nobody without a log-in', () => {
    expect(asked(null, file({ uploadedAt: daysAgo(100) }))).toEqual({ verdict: 'login' });
    expect(asked(null, file({ way: 'play' }))).toEqual({ verdict: 'login' });
  });

  it('is every member for a download that is older than the window, and nobody is charged for it', () => {
    const old = file({ uploadedAt: daysAgo(7.001) });
    expect(asked(member(), old)).toEqual({ verdict: 'allowed', charge: 'old file' });
    expect(asked(member({ bandwidth: 1 }), old)).toEqual({ verdict: 'allowed', charge: 'old file' });
    expect(asked(member(), file({ uploadedAt: daysAgo(7) }))).toEqual({ verdict: 'vip' });
  });

  it('is for playing only who has days or volume, however old the file', () => {
    const old = file({ way: 'play', uploadedAt: daysAgo(100) });
    expect(asked(member(), old)).toEqual({ verdict: 'vip' });
    expect(asked(member({ bandwidth: 100 }), old)).toEqual({ verdict: 'allowed', charge: 'bytes' });
    expect(asked(member({ vipExpiration: daysAgo(-1) }), old)).toEqual({ verdict: 'allowed', charge: 'days' });
  });

  it('is with days left never charged, also when there is volume', () => {
    const both = member({ bandwidth: 50, vipExpiration: daysAgo(-0.001) });
    expect(asked(both, file())).toEqual({ verdict: 'allowed', charge: 'days' });
    expect(asked(member({ ...both, bandwidth: 1 }), file())).toEqual({ verdict: 'allowed', charge: 'days' });
    expect(asked(member({ vipExpiration: now }), file())).toEqual({ verdict: 'vip' });
  });

  it('is with volume whoever has enough for what would be charged', () => {
    expect(asked(member({ bandwidth: 100 }), file())).toEqual({ verdict: 'allowed', charge: 'bytes' });
    expect(asked(member({ bandwidth: 99 }), file())).toEqual({ verdict: 'bandwidth' });
    expect(asked(member({ bandwidth: 1 }), file({ bytes: 0 }))).toEqual({ verdict: 'allowed', charge: 'bytes' });
  });

  it('is not sent to buy a plan while all of the volume is promised to downloads under way', () => {
    expect(asked(member({ bandwidth: 0, reserved: 10 }), file())).toEqual({ verdict: 'bandwidth' });
    expect(asked(member({ bandwidth: 0, reserved: 0 }), file())).toEqual({ verdict: 'vip' });
  });

  it('goes on with what is charged already, also when the volume is used up by it', () => {
    expect(asked(member(), file({ bytes: 0 }))).toEqual({ verdict: 'allowed', charge: 'bytes' });
  });
});
