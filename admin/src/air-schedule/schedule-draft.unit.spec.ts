import { errorsOf, factsOf, readTime } from './schedule-draft.ts';

describe('the draft of a time in the schedule', () => {
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

  it('asks for a day where a time is told, and for a time that is one', () => {
    const draft = { air_weekday: '' as const, air_time: '', channel: ' ' };
    expect(errorsOf(draft)).toEqual({});
    expect(factsOf(draft)).toEqual({ air_weekday: null, air_time: null, channel: null });
    expect(errorsOf({ ...draft, air_time: '21:30' })).toHaveProperty('air_weekday');
    expect(errorsOf({ ...draft, air_weekday: 3, air_time: 'noon' })).toHaveProperty('air_time');
  });
});
