import { daysLeft, premiumPlan } from './premium-plan.ts';

const NOW = Date.parse('2026-01-01T00:00:00Z');
const LATER = '2026-02-01T00:00:00Z';
const BEFORE = '2025-12-01T00:00:00Z';

describe('premiumPlan', () => {
  it('is the volume as long as any is left, even beside days', () => {
    expect(premiumPlan({ bandwidth: 1, vip_expiration: LATER }, NOW)).toEqual({ kind: 'volume', bytes: 1 });
  });

  it('is the days while they last', () => {
    expect(premiumPlan({ bandwidth: 0, vip_expiration: LATER }, NOW)).toEqual({ kind: 'days', until: LATER });
  });

  it('is none for those who never had one, and says when one ended', () => {
    expect(premiumPlan({ bandwidth: 0, vip_expiration: null }, NOW)).toEqual({ kind: 'none' });
    expect(premiumPlan({ bandwidth: 0, vip_expiration: BEFORE }, NOW)).toEqual({ kind: 'expired', since: BEFORE });
  });
});

it('days are counted with the one that has begun: thirty for whoever has just bought thirty', () => {
  const end = '2026-01-31T00:00:00Z';
  expect(daysLeft(end, NOW)).toBe(30);
  expect(daysLeft(end, NOW + 5_000)).toBe(30);
  expect(daysLeft(end, NOW + 29.5 * 86_400_000)).toBe(1);
});
