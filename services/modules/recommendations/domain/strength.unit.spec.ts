import { ratedStrength, watchedStrength } from './strength.ts';

describe('how much something says for a title', () => {
  it.each([
    [60, 1],
    [48, 0.6],
    [30, 0],
    [12, -0.6],
    [6, -0.8],
  ])('grades with the sum %i say %d', (sum, strength) => expect(ratedStrength(sum)).toBe(strength));

  it.each([
    [{ position: 4, duration: 100, watched: false }, 0],
    [{ position: 5, duration: 100, watched: false }, 0.2],
    [{ position: 50, duration: 100, watched: false }, 0.5],
    [{ position: 500, duration: 100, watched: false }, 0.8],
    [{ position: 0, duration: 100, watched: true }, 0.8],
    [{ position: 9, duration: 0, watched: false }, 0],
  ])('%j says %d', (playback, strength) => expect(watchedStrength(playback)).toBe(strength));
});
