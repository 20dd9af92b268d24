import { asHeard, plainSounds } from './as-heard.ts';
import { spellingCost } from './english/english-spelling.ts';

describe('English words as they are heard', () => {
  it.each([
    ['cal', 'call'],
    ['jan', 'john'],
    ['sol', 'saul'],
    ['eli', 'elly'],
    ['nayt', 'knight'],
    ['fikshen', 'fiction'],
    ['brekin', 'breaking'],
    ['lusifer', 'lucifer'],
    ['ayron', 'iron'],
    ['teori', 'theory'],
    ['jango', 'django'],
    ['interesteler', 'interstellar'],
  ])('"%s" is spelt "%s"', (typed, word) => {
    expect(spellingCost(word, asHeard(typed))).toBeLessThanOrEqual(1);
  });

  it.each([
    ['cal', 'tell'],
    ['eli', 'ever'],
    ['nayt', 'nest'],
  ])('"%s" is not "%s"', (typed, word) => {
    expect(spellingCost(word, asHeard(typed))).toBe(Infinity);
  });

  it.each([
    ['elly', 'eli'],
    ['jon', 'john'],
    ['siko', 'sicho'],
    ['wik', 'vick'],
    ['gam', 'game'],
  ])('leaves no difference between "%s" and "%s"', (one, other) => {
    expect(plainSounds(one)).toBe(plainSounds(other));
  });
});
