import { hourCounts, premiumPlan, timeLeft } from './premium-plan.ts';

const NOW = Date.parse('2026-01-01T00:00:00Z');
const LATER = '2026-02-01T00:00:00Z';
const BEFORE = '2025-12-01T00:00:00Z';
const DAY = 86_400_000;

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
  expect(timeLeft(end, NOW)).toEqual({ unit: 'days', count: 30 });
  expect(timeLeft(end, NOW + 5_000)).toEqual({ unit: 'days', count: 30 });
  expect(timeLeft(end, NOW + 28.5 * DAY)).toEqual({ unit: 'days', count: 2 });
});

it('of the last day the hours are counted, since a day is not what is left', () => {
  const end = '2026-01-31T00:00:00Z';
  expect(timeLeft(end, NOW + 29 * DAY)).toEqual({ unit: 'days', count: 1 });
  expect(timeLeft(end, NOW + 29.25 * DAY)).toEqual({ unit: 'hours', count: 18 });
  expect(timeLeft(end, NOW + 30 * DAY - 5_000)).toEqual({ unit: 'hours', count: 1 });
});

it('the hour of the end counts in the last three days, and in the first three afterwards', () => {
  const end = '2026-01-31T00:00:00Z';
  expect(hourCounts(end, NOW + 27 * DAY)).toBe(false);
  expect(hourCounts(end, NOW + 27 * DAY + 1)).toBe(true);
  expect(hourCounts(end, NOW + 33 * DAY - 1)).toBe(true);
  expect(hourCounts(end, NOW + 33 * DAY)).toBe(false);
});
