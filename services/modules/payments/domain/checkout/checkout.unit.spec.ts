import { checkoutStarted, startCheckout } from './checkout.ts';

const now = new Date('2026-03-21T12:00:00Z');
const offer = { id: 2, planId: 2, price: 490_000, size: 30 };
const checkout = {
  reference: 'a'.repeat(32),
  userId: 5,
  offer,
  couponId: null,
  atRegistration: false,
  gateway: 'saman' as const,
  now,
};

describe('a checkout that starts', () => {
  it('freezes its amounts, and waits two minutes for a token and 55 for the bank', () => {
    expect(startCheckout({ ...checkout, couponId: 3, discount: 90_000 })).toMatchObject({
      version: 1,
      state: 'created',
      gateway: 'saman',
      price: 490_000,
      discount: 90_000,
      amount: 400_000,
      couponId: 3,
      token: null,
      nextCheckAt: new Date('2026-03-21T12:02:00Z'),
      deadlineAt: new Date('2026-03-21T12:55:00Z'),
    });
  });

  it('needs no bank where it costs nothing', () => {
    const free = startCheckout({ ...checkout, couponId: 3, discount: 490_000 });
    expect(free).toMatchObject({ amount: 0, gateway: 'none', nextCheckAt: null });
  });

  it('is told with the code of its coupon', () => {
    const payment = { id: 7, ...startCheckout({ ...checkout, couponId: 3, discount: 90_000 }) };
    expect(checkoutStarted(payment, 'NOWRUZ')).toEqual({
      type: 'payment.ordered.v1',
      data: {
        paymentId: 7,
        reference: checkout.reference,
        userId: 5,
        planId: 2,
        offerId: 2,
        size: 30,
        price: 490_000,
        discount: 90_000,
        amount: 400_000,
        couponId: 3,
        couponCode: 'NOWRUZ',
        gateway: 'saman',
        deadlineAt: '2026-03-21T12:55:00.000Z',
      },
    });
  });
});
