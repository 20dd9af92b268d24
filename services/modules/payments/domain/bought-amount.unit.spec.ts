import { boughtAmount } from './bought-amount.ts';

const GIB = 1024 ** 3;

describe('what was bought', () => {
  it.each([
    [2, 1, '1 day', '۱ روز'],
    [2, 30, '30 days', '۳۰ روز'],
    [3, 1.5 * GIB, '1.5 GB', '۱٫۵ گیگابایت'],
  ])('is said as people say it: plan %i, %i', (planId, size, en, fa) => {
    expect(boughtAmount(planId, size)).toEqual({ en, fa });
  });
});
