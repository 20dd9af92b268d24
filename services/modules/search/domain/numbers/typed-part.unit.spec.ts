import { typedPart } from './typed-part.ts';

describe('the part of a series', () => {
  it.each([
    ['هری پاتر 3', 'هری پاتر', 3],
    ['harry potter 3', 'harry potter', 3],
    ['john wick chapter 7', 'john wick', 7],
    ['rocky ix', 'rocky', 9],
    ['rocky part two', 'rocky', 2],
    ['فسیل دو', 'فسیل', 2],
    ['12 angry men 2', '12 angry men', 2],
  ])('%s', (folded, series, number) => {
    expect(typedPart(folded)).toEqual({ series, number });
  });

  it.each(['rocky', 'rocky 2049', '12', '12 13'])('is not named by %s', (folded) => {
    expect(typedPart(folded)).toBeNull();
  });
});
