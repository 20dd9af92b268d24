import { isReference, pollInterval } from './payment-query.ts';

const NOW = Date.parse('2026-01-01T12:00:00Z');
const LATER = '2026-01-01T12:30:00Z';
const BEFORE = '2026-01-01T11:30:00Z';

describe('pollInterval', () => {
  it('asks soon while the bank is being asked', () => {
    for (const state of ['created', 'pending', 'reversing'] as const) {
      expect(pollInterval({ state, deadline_at: LATER }, NOW)).toBe(3_000);
    }
  });

  it('asks now and then while a failure could still turn out to be paid', () => {
    expect(pollInterval({ state: 'failed', deadline_at: LATER }, NOW)).toBe(20_000);
    expect(pollInterval({ state: 'failed', deadline_at: BEFORE }, NOW)).toBe(false);
  });

  it('asks no more about what has come to its end', () => {
    for (const state of ['paid', 'expired', 'reversed', 'reversal_refused'] as const) {
      expect(pollInterval({ state, deadline_at: LATER }, NOW)).toBe(false);
    }
    expect(pollInterval(undefined, NOW)).toBe(false);
  });
});

describe('isReference', () => {
  it('knows what the server gives, and nothing else', () => {
    expect(isReference('0123456789abcdef0123456789abcdef')).toBe(true);
    expect(isReference('-')).toBe(false);
    expect(isReference('<b>')).toBe(false);
  });
});
