import { couponsOf, emptyDraft, errorsOfDraft } from './coupon-draft.ts';

const word = (key: string) => `parde.coupons.form.${key}`;
const draft = { ...emptyDraft('۱'), amount: '۳۰' };

describe('a coupon draft', () => {
  it('becomes what the server asks for', () => {
    expect(couponsOf(draft)).toEqual({
      planId: 2,
      stage: 'update',
      percent: 30,
      total_limit: 1,
      user_limit: 1,
      count: 1,
    });
    const bounded = { ...draft, kind: 'fixed' as const, amount: '100,000', total_limit: '', valid_until: '2026-03-21' };
    expect(couponsOf(bounded)).toEqual({
      planId: 2,
      stage: 'update',
      fixed: 100_000,
      user_limit: 1,
      valid_until: '2026-03-21T23:59:59+03:30',
      count: 1,
    });
  });

  it('takes a code of one’s own in any case and digits of either script, for one coupon', () => {
    expect(couponsOf({ ...draft, code: ' nowruz-۱۴۰۵ ' })).toMatchObject({ code: 'NOWRUZ-1405', count: 1 });
    expect(errorsOfDraft({ ...draft, code: 'nowruz-۱۴۰۵' })).toEqual({});
    expect(errorsOfDraft({ ...draft, code: 'نوروز' })).toEqual({ code: word('code_form') });
    expect(errorsOfDraft({ ...draft, code: 'abc' })).toEqual({ code: word('code_length') });
    expect(errorsOfDraft({ ...draft, code: 'abcd', count: '2' })).toEqual({ count: word('code_once') });
  });

  it('has no errors when it is right, and names each that is wrong', () => {
    expect(errorsOfDraft(draft)).toEqual({});
    expect(errorsOfDraft({ ...draft, amount: '101' })).toEqual({ amount: word('percent_range') });
    expect(errorsOfDraft({ ...draft, kind: 'fixed', amount: '101' })).toEqual({});
    expect(errorsOfDraft({ ...draft, amount: '0', user_limit: '', total_limit: 'x', count: '501' })).toEqual({
      amount: word('number'),
      user_limit: word('number'),
      total_limit: word('number'),
      count: word('count_range'),
    });
    const many = '۱۲۳٬'.repeat(6);
    expect(errorsOfDraft({ ...draft, amount: many, user_limit: many })).toEqual({
      amount: 'parde.server.This number is too large',
      user_limit: 'parde.server.This number is too large',
    });
  });

  it('ends on a day that is not over by the clock of Tehran, and not before it begins', () => {
    const evening = Date.parse('2026-03-21T20:00:00Z'); // 23:30 in Tehran
    const between = (valid_from: string, valid_until: string) =>
      errorsOfDraft({ ...draft, valid_from, valid_until }, evening);
    expect(between('2026-03-22', '2026-03-21')).toEqual({ valid_until: word('order') });
    expect(between('2026-03-21', '2026-03-21')).toEqual({});
    expect(between('', '2026-03-20')).toEqual({ valid_until: word('past') });
  });
});
