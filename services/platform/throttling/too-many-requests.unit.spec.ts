import { TooManyRequests } from './too-many-requests.ts';

it.each([
  [5, 'please wait a little'],
  [121, 'please try again in a quarter of an hour'],
  [900, 'please try again in a quarter of an hour'],
  [3_560, 'please try again in an hour'],
  [80_000, 'please try again tomorrow'],
])('whoever has to wait for %i seconds is told so: %s', (seconds, told) => {
  expect(new TooManyRequests(seconds).message).toBe(`Too many tries, ${told}`);
});
