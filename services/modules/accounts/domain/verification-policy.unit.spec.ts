import { decideCall, secondsToNextCode } from './verification-policy.ts';

describe('a call that reads the code aloud', () => {
  const state = { secondsSinceRegistration: 60, called: false, phone: '+989121234567' };

  it('comes from a minute after registration, once', () => {
    expect(decideCall({ ...state, secondsSinceRegistration: 59.9 })).toBe('too_early');
    expect(decideCall(state)).toBe('call');
    expect(decideCall({ ...state, called: true })).toBe('used');
  });

  it('is a mail where there is no number', () => {
    expect(decideCall({ ...state, phone: null })).toBe('mail');
  });

  it('says that it was used also when it is early', () => {
    expect(decideCall({ ...state, secondsSinceRegistration: 0, called: true })).toBe('used');
  });
});

it('lets a code be mailed again after a minute, in whole seconds', () => {
  expect([0, 0.2, 59.5, 60, 61, Number.POSITIVE_INFINITY].map(secondsToNextCode)).toEqual([60, 60, 1, 0, 0, 0]);
});
