import { errorsOf, factsOf } from './schedule-draft.ts';

describe('the draft of a time in the schedule', () => {
  it('asks for a day where a time is told, and for a time that is one', () => {
    const draft = { air_weekday: '' as const, air_time: '', channel: ' ' };
    expect(errorsOf(draft)).toEqual({});
    expect(factsOf(draft)).toEqual({ air_weekday: null, air_time: null, channel: null });
    expect(errorsOf({ ...draft, air_time: '21:30' })).toHaveProperty('air_weekday');
    expect(errorsOf({ ...draft, air_weekday: 3, air_time: 'noon' })).toHaveProperty('air_time');
  });
});
