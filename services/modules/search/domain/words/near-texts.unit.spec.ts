import { nearTexts } from './near-texts.ts';

describe('what to look for where a text names nothing', () => {
  it.each([
    ['the zzyzx returning', ['the zzyzx', 'returning']],
    ['هری پاتر و سنگ جادو', ['هری پاتر و سنگ', 'هری پاتر و', 'هری پاتر']],
    ['شوهر آهو خانم', ['شوهر آهو']],
    ['in a heat wave', ['in a heat']],
    ['in of the to', []],
    ['inceptionland', ['incepti']],
    ['abcd', []],
    ['xy', []],
    ['بازگشتها', ['بازگ']],
  ])('%s', (folded, wanted) => {
    expect(nearTexts(folded).map(({ text }) => text)).toEqual(wanted);
  });

  it('is a whole word of a name, as it was typed or with more behind it', () => {
    const of = (folded: string, word: string) => nearTexts(folded).map(({ isOf }) => isOf?.(word));
    expect(of('qq solaris', 'solaris')).toEqual([true, true]);
    expect(of('qq solaris', 'solarisia')).toEqual([false, false]);
    expect(of('solarisland', 'solaris')).toEqual([true]);
    expect(of('solarisland', 'sola')).toEqual([false]);
  });
});
