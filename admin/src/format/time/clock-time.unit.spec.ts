import { readTime } from './clock-time.ts';

describe('a time of day as it is typed', () => {
  it.each([
    ['21:30', '21:30'],
    ['۲۱:۳۰', '21:30'],
    ['٢١:٣٠', '21:30'],
    [' 9:05 ', '09:05'],
    ['24:00', null],
    ['9:5', null],
    ['evening', null],
  ])('reads %j as %j', (typed, time) => {
    expect(readTime(typed)).toBe(time);
  });
});
