import { reviewActionOf } from './review-keys.ts';

const pressed = (code: string, key: string, more = {}) => ({
  code,
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

it.each([
  ['KeyY', 'y', 'accept'],
  ['KeyN', 'n', 'refuse'],
  ['KeyA', 'a', 'all'],
  ['KeyA', 'ش', 'all'],
  ['KeyY', 'غ', 'accept'],
  ['KeyN', 'د', 'refuse'],
  ['ArrowDown', 'ArrowDown', 'next'],
  ['Enter', 'Enter', 'publish'],
  ['KeyR', 'ق', 'refuse_subtitle'],
  ['KeyQ', 'q', null],
])('%s (%s) is %s', (code, key, action) => {
  expect(reviewActionOf(pressed(code, key))).toBe(action);
});

it('leaves the browser its own keys', () => {
  expect(reviewActionOf(pressed('KeyA', 'a', { ctrlKey: true }))).toBeNull();
});
