import { inOtherLayout } from './keyboard-layouts.ts';

describe('the other keyboard layout', () => {
  it.each([
    ['fhcd', ['بازی']],
    ['f,hkd', ['بوانی']],
    ['[nhdd', ['جدایی']],
    [']al', ['چشم']],
    [';ghi', ['کلاه']],
    ["'hv", ['گار']],
    ['Hslhk', ['آسمان']],
    ['HslhK', ['آسمان']],
    ['Cvt', ['ژرف']],
    ['nv,y 2', ['دروغ 2']],
    ['اخذ', ['hob']],
    ['هدزثحفهخد', ['inception']],
    ['یعدث', ['dune']],
    ['يعدث', ['dune']],
    ['فاث لخیبشفاثق ۲', ['the godfather ۲']],
    ['dune بازی', []],
    ['روشمور', []],
    ['چیکاگو', []],
    ['گات', []],
    ['دشن گات', []],
    ['خزثشدگس', ["ocean's"]],
    ['1917', []],
    ['', []],
  ])('of %s', (typed, mended) => {
    expect(inOtherLayout(typed)).toEqual(mended);
  });

  it.each([
    ['ISIRI 9147', 'mnvo,hkni', 'پدرخوانده'],
    ['Windows', '\\nvo,hkni', 'پدرخوانده'],
    ['Windows', '`nv', 'پدر'],
    ['ISIRI 9147', 'پشفقهط', 'matrix'],
    ['Windows', 'ئشفقهط', 'matrix'],
  ])('of %s: %s', (_layout, typed, wanted) => {
    expect(inOtherLayout(typed)).toContain(wanted);
  });
});
