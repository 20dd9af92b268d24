import { readReferrer, rememberReferrer } from './referrer.ts';

describe('who has sent somebody', () => {
  beforeEach(() => localStorage.clear());

  it.each(['referrer_id=7', 'ref=7', 'referrer=7'])('is kept from ?%s', (search) => {
    rememberReferrer(new URLSearchParams(search));
    expect(readReferrer()).toBe(7);
  });

  it.each(['referrer_id=', 'referrer_id=-1', 'ref=admin', 'plan=2'])('is nobody in ?%s', (search) => {
    rememberReferrer(new URLSearchParams(search));
    expect(readReferrer()).toBeUndefined();
  });
});
