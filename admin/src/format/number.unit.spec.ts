import { parseWhole } from './number.ts';

describe('parseWhole', () => {
  it('reads digits of either script, with separators', () => {
    expect(['30', '۳۰', '٣٠', '1,290,000', '۱٬۲۹۰٬۰۰۰', ' 7 '].map(parseWhole)).toEqual([
      30, 30, 30, 1290000, 1290000, 7,
    ]);
  });

  it('takes nothing else for a number', () => {
    expect(['', '-1', '1.5', '1e3', 'ten', '9'.repeat(16)].map(parseWhole)).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});
