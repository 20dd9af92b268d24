import { cursorAfterChange, rowAfter, rowBeside } from './cursor.ts';

describe('rowAfter', () => {
  it('is the next row that stays', () => {
    expect(rowAfter([1, 2, 3, 4], new Set([2, 3]), 2)).toBe(4);
  });
  it('is the last row above when nothing stays below', () => {
    expect(rowAfter([1, 2, 3], new Set([2, 3]), 3)).toBe(1);
  });
  it('is none when nothing stays at all', () => {
    expect(rowAfter([1, 2], new Set([1, 2]), 1)).toBeNull();
  });
});

describe('rowBeside', () => {
  it('stops at both ends', () => {
    expect(rowBeside([1, 2, 3], 3, 1)).toBe(3);
    expect(rowBeside([1, 2, 3], 1, -1)).toBe(1);
  });
  it('begins at the first row when the cursor stands nowhere', () => {
    expect(rowBeside([5, 6], null, 1)).toBe(5);
  });
});

describe('cursorAfterChange', () => {
  it('stays where it is while its row is listed', () => {
    expect(cursorAfterChange([1, 2, 3], [2, 3], 2)).toEqual({ current: 2, lost: false });
  });
  it('stands nowhere when somebody else has decided the row being read', () => {
    expect(cursorAfterChange([1, 2, 3], [1, 3], 2)).toEqual({ current: null, lost: true });
  });
  it('begins anew on a list of other rows', () => {
    expect(cursorAfterChange([1, 2], [7, 8], 2)).toEqual({ current: 7, lost: false });
  });
});
