import { nearTexts } from './near-texts.ts';

describe('what to look for where a text names nothing', () => {
  it.each([
    ['the zzyzx returning', ['returning', 'zzyzx', 'the', 'returni']],
    ['inceptionland', ['inceptionl', 'incepti']],
    ['abcd', ['abc']],
    ['xy', []],
    ['بازگشتها', ['بازگشت', 'بازگ']],
  ])('%s', (folded, wanted) => {
    expect(nearTexts(folded)).toEqual(wanted);
  });
});
