import { withoutPart } from './typed-part.ts';

describe('the name without its part', () => {
  it.each([
    ['هری پاتر 3', 'هری پاتر'],
    ['harry potter 3', 'harry potter'],
    ['john wick chapter 7', 'john wick'],
    ['rocky ix', 'rocky'],
    ['rocky part two', 'rocky'],
    ['فسیل دو', 'فسیل'],
    ['12 angry men 2', '12 angry men'],
    ['rocky', null],
    ['rocky 2049', null],
    ['12', null],
    ['12 13', null],
  ])('of %s', (folded, name) => {
    expect(withoutPart(folded)).toBe(name);
  });
});
