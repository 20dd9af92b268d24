import { titlePair } from './title-pair.ts';

describe('a pair of titles', () => {
  it('is the same in whichever order they are named', () => {
    expect(titlePair(7, 3)).toEqual({ firstId: 3, secondId: 7 });
    expect(titlePair(3, 7)).toEqual({ firstId: 3, secondId: 7 });
  });

  it('is of two', () => {
    expect(() => titlePair(3, 3)).toThrow('Two titles are needed');
  });
});
