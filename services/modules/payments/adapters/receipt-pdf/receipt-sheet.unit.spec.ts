import { receiptSheet } from './receipt-sheet.ts';

const ORDER = {
  reference: '0123456789abcdef0123456789abcdef',
  planId: 2,
  size: 30,
  price: 490_000,
  discount: 0,
  amount: 490_000,
  gateway: 'saman',
  bank_reference: 'R1',
  card: null,
  coupon: null,
  paid_at: new Date('2026-01-01T00:00:00Z'),
  username: 'niloufar',
};

it.each([
  ['paid', 'Paid', 'پرداخت‌شده'],
  ['reversing', 'Being returned', 'در حال برگشت'],
  ['reversed', 'Returned', 'برگشته'],
  ['reversal_refused', 'Not returned yet', 'هنوز برنگشته'],
])('a receipt says of a payment that is %s: %s', (state, en, fa) => {
  expect(receiptSheet({ ...ORDER, state }, 'en').state).toBe(en);
  expect(receiptSheet({ ...ORDER, state }, 'fa').state).toBe(fa);
});
