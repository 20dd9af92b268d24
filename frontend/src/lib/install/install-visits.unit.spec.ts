import { comesBack, dismissInstall } from './install-visits.ts';

const DAY = 86_400_000;
beforeEach(() => localStorage.clear());

describe('the hint that the site can be installed', () => {
  it('is for who comes back on another day', () => {
    expect(comesBack(100 * DAY)).toBe(false);
    expect(comesBack(100 * DAY + 5_000)).toBe(false);
    expect(comesBack(103 * DAY)).toBe(true);
    expect(comesBack(103 * DAY + 5_000)).toBe(true);
  });

  it('is silent for months once it was sent away', () => {
    comesBack(100 * DAY);
    dismissInstall(101 * DAY);
    expect(comesBack(150 * DAY)).toBe(false);
    expect(comesBack(230 * DAY)).toBe(true);
  });

  it('is not given where what is kept is broken', () => {
    localStorage.setItem('parde.install', '{"days":');
    expect(comesBack(100 * DAY)).toBe(false);
  });
});
