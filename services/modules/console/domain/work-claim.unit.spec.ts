import { checkFree, claimedUntil, WorkTaken } from './work-claim.ts';

const now = new Date('2026-01-01T12:00:00.000Z');
const claim = { userId: 1, until: claimedUntil(now) };

describe('the claim of something that waits', () => {
  it('keeps colleagues from it while it lasts, and nobody else', () => {
    expect(() => checkFree(claim, 2, now)).toThrow(WorkTaken);
    expect(() => checkFree(claim, 1, now)).not.toThrow();
    expect(() => checkFree(null, 2, now)).not.toThrow();
  });

  it('ends by itself', () => {
    expect(() => checkFree(claim, 2, new Date(now.getTime() + 299_999))).toThrow(WorkTaken);
    expect(() => checkFree(claim, 2, new Date(now.getTime() + 300_000))).not.toThrow();
  });
});
