import { positionText } from './position-text.ts';

describe('a place in the film', () => {
  it('has hours only where there are some', () => {
    expect([0, 59.9, 247, 3_847].map(positionText)).toEqual(['0:00', '0:59', '4:07', '1:04:07']);
  });

  it('is the start while nobody knows better', () => {
    expect([Number.NaN, -1].map(positionText)).toEqual(['0:00', '0:00']);
  });
});
