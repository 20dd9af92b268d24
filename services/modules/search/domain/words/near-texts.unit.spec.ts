import { nearTexts } from './near-texts.ts';

describe('what to look for where a text names nothing', () => {
  it.each([
    ['the zzyzx returning', ['the zzyzx', 'returning', 'zzyzx', 'the', 'returni', 'retur']],
    ['هری پاتر و سنگ جادو', ['هری پاتر و سنگ', 'هری پاتر و', 'هری پاتر', 'پاتر', 'جادو', 'هری']],
    ['inceptionland', ['inceptionl', 'incepti']],
    ['abcd', ['abc']],
    ['xy', []],
    ['بازگشتها', ['بازگشت', 'بازگ']],
  ])('%s', (folded, wanted) => {
    expect(nearTexts(folded)).toEqual(wanted);
  });
});
