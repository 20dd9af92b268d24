import { leftToRight, visualRuns } from './visual-runs.ts';

const onPaper = (line: string, direction: 'rtl' | 'ltr' = 'rtl') => visualRuns(line, direction);

describe('a line of a receipt, from left to right on the paper', () => {
  it('is one run where it is of one script', () => {
    expect(onPaper('رسید پرداخت')).toEqual(['رسید پرداخت']);
    expect(onPaper('Paid on 2 Nov, 12:34', 'ltr')).toEqual(['Paid on 2 Nov, 12:34']);
  });

  it('has Persian numbers read from the left, though the library turns their script round', () => {
    expect(onPaper('مبلغ ۴۹٬۰۰۰ تومان')).toEqual([' تومان', '۰۰۰٬۹۴', 'مبلغ ']);
    expect(onPaper('۳۰')).toEqual(['۰۳']);
  });

  it('keeps Latin words and numbers as they are', () => {
    expect(onPaper('شمارهٔ 04HM-ASW9')).toEqual(['04HM-ASW9', 'شمارهٔ ']);
    expect(onPaper(`کارت ${leftToRight('603799****1111')}`)).toEqual(['603799****1111', 'کارت ']);
  });

  it('opens brackets the way the text runs', () => {
    expect(onPaper('خرید (روز)')).toEqual(['خرید )روز(']);
    expect(onPaper('(VIP)')).toEqual(['(', 'VIP', ')']);
  });

  it('has Persian words in an English line in their own order', () => {
    expect(onPaper('Account نیلوفر ۲', 'ltr')).toEqual(['Account ', '۲', 'نیلوفر ']);
  });
});
