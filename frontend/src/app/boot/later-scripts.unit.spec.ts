import { loadScriptsLater } from './later-scripts.ts';

const NAMED =
  '<link rel="later" href="/assets/vendor.js"><link rel="later" data-rel="manifest" href="/site.webmanifest"><link rel="icon" href="/icon.svg"><script type="later" src="/assets/main.js"></script>';
const scripts = () =>
  [...document.head.querySelectorAll('script')].map(({ type, src }) => `${type} ${new URL(src).pathname}`);
const preloaded = () => [...document.head.querySelectorAll('link[rel="modulepreload"]')].length;

const FRAMES_MS = 60;

let ahead: jest.Mock;
beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = NAMED;
  ahead = jest.fn();
  loadScriptsLater(ahead);
});
afterEach(() => {
  dispatchEvent(new Event('load'));
  jest.useRealTimers();
});

function expectLoaded(): void {
  // Each file is asked for in a task of its own.
  jest.advanceTimersByTime(1);
  expect(scripts()).toEqual(['module /assets/main.js']);
  expect(preloaded()).toBe(1);
  expect(document.head.querySelectorAll('link[rel="manifest"]').length).toBe(1);
  expect(ahead).toHaveBeenCalledTimes(1);
}

describe('the scripts that a drawn page names', () => {
  it('come once, when letters and pictures are there and drawn', () => {
    jest.advanceTimersByTime(2_900);
    expect(scripts()).toEqual(['later /assets/main.js']);
    expect([preloaded(), ahead.mock.calls.length]).toEqual([0, 0]);
    dispatchEvent(new Event('load'));
    expect(preloaded()).toBe(0);
    jest.advanceTimersByTime(FRAMES_MS);
    expectLoaded();
    dispatchEvent(new Event('pointermove'));
    jest.advanceTimersByTime(10_000);
    expectLoaded();
  });

  it('come with the first sign that somebody wants more', () => {
    dispatchEvent(new Event('touchstart'));
    expectLoaded();
  });

  it('come beside pictures that take long', () => {
    jest.advanceTimersByTime(3_000);
    expectLoaded();
  });
});
