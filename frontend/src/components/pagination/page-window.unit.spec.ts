import { pageWindow } from './page-window.ts';

const shown = (page: number, max: number) =>
  pageWindow(page, max)
    .map((cell) => (cell.kind === 'page' ? cell.page : '…'))
    .join(' ');

describe('pageWindow', () => {
  it.each([
    [1, 1, '1'],
    [1, 3, '1 2 3'],
    [1, 9, '1 2 … 9'],
    [4, 9, '1 2 3 4 5 … 9'],
    [5, 9, '1 … 4 5 6 … 9'],
    [6, 9, '1 … 5 6 7 8 9'],
    [1000, 1000, '1 … 999 1000'],
  ])('page %d of %d', (page, max, cells) => {
    expect(shown(page, max)).toBe(cells);
  });
});
