import { bothScripts } from './both-scripts.ts';

describe('the two sides of a text in both scripts', () => {
  it.each([
    ['matrix ماتریکس', { latin: 'matrix', persian: 'ماتریکس' }],
    ['جدایی نادر a separation', { latin: 'a separation', persian: 'جدایی نادر' }],
    ['راکی 2 rocky ii', { latin: 'rocky ii', persian: 'راکی 2' }],
    ['12 مرد angry men', { latin: 'angry men', persian: '12 مرد' }],
    ['the ماتریکس matrix', { latin: 'the matrix', persian: 'ماتریکس' }],
    ['matrix 1999', null],
    ['ماتریکس', null],
    ['1999', null],
    ['', null],
    [`${'word '.repeat(16)}واژه`, null],
  ])('%s', (folded, wanted) => {
    expect(bothScripts(folded)).toEqual(wanted);
  });
});
