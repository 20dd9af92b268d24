import { couponCode, optionalCouponCode } from './coupon-code.schema.ts';

it('a code is read as somebody types it, and asked for where only a code is asked for', () => {
  expect(couponCode.parse(' CZ۴FX-HH۴C۸ ')).toBe('CZ4FX-HH4C8');
  expect(couponCode.safeParse(' ').success).toBe(false);
});

it.each([
  [undefined, undefined],
  [null, null],
  ['', null],
  [' \u200c ', null],
  [' CZ۴FX ', 'CZ4FX'],
])('an order with the coupon %j has %j', (sent, code) => {
  expect(optionalCouponCode.parse(sent)).toBe(code);
});

it('an order with what is no code is refused', () => {
  expect(optionalCouponCode.safeParse('x'.repeat(65)).success).toBe(false);
  expect(optionalCouponCode.safeParse(5).success).toBe(false);
});
