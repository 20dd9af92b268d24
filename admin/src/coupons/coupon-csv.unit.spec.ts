import type { ConsoleCoupon } from '../api/types.ts';
import { couponsAsCsv } from './coupon-csv.ts';

const coupon: ConsoleCoupon = {
  id: 1,
  version: 1,
  code: 'AAAAA-BBBBB-CCCCC',
  planId: 2,
  stage: 'register',
  percent: 30,
  fixed: null,
  total_limit: 1,
  user_limit: 1,
  valid_from: null,
  valid_until: null,
  disabled: false,
  state: 'live',
  note: null,
  created_by: 'user-1',
  created_at: '2026-03-21T00:00:00.000Z',
  used: 0,
  discounted: 0,
};
const noteOf = (note: string) => couponsAsCsv([{ ...coupon, note }]).split('\r\n')[1];

describe('couponsAsCsv', () => {
  it('has a head, one row each, and the mark for Persian', () => {
    const text = couponsAsCsv([coupon, coupon]);
    expect(text.startsWith('\ufeffcode,planId,')).toBe(true);
    expect(text.trimEnd().split('\r\n')).toHaveLength(3);
    expect(text).toContain('AAAAA-BBBBB-CCCCC,2,register,30,,1,1,');
  });

  it('quotes what would break a row, and lets no note become a formula', () => {
    expect(noteOf('a "b", c')).toContain('"a ""b"", c"');
    expect(noteOf('=1+1')).toContain(",'=1+1,");
  });
});
