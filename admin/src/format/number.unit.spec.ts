import { parseDecimal, parseWhole } from './number.ts';

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

describe('parseDecimal', () => {
  it('reads numbers with and without a part after the point, of either script', () => {
    expect(['12.5', '۱۲٫۵', '12', '۱٬۲۰۰٫۰۵', '0.25'].map(parseDecimal)).toEqual([12.5, 12.5, 12, 1200.05, 0.25]);
  });

  it('takes nothing else for a number', () => {
    const typed = ['', '-1.5', '1.', '.5', '1.2.3', '1.x', '1e3'];
    expect(typed.map(parseDecimal)).toEqual(typed.map(() => null));
  });
});
