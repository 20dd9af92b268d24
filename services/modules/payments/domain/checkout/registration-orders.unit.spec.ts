import { isPriceCurrent, OrderOpen, openOrderFor, PriceEnded } from './registration-orders.ts';

const now = new Date('2026-03-21T12:00:00Z');
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const terms = { planId: 2, offerId: 2, amount: 490_000, couponId: null, gateway: 'saman' } as const;

describe('the price that a registration was told', () => {
  it('holds for less than a day', () => {
    expect(isPriceCurrent({ openedAt: before(24 * 60 - 1) }, now)).toBe(true);
    expect(isPriceCurrent({ openedAt: before(24 * 60) }, now)).toBe(false);
  });
});

describe('an order that is asked for while one is open', () => {
  it('is that one when it is the same', () => {
    expect(openOrderFor({ ...terms, createdAt: before(19) }, terms, now)).toBe('same');
  });

  it.each([{ planId: 3 }, { offerId: 3 }, { amount: 1 }, { couponId: 7 }, { gateway: 'zarinpal' as const }])(
    'is refused when it differs by %j',
    (other) => {
      expect(() => openOrderFor({ ...terms, createdAt: before(0) }, { ...terms, ...other }, now)).toThrow(OrderOpen);
    },
  );

  it('takes its place once the bank has closed its page, whatever it is for', () => {
    expect(openOrderFor({ ...terms, createdAt: before(20) }, terms, now)).toBe('given up');
    expect(openOrderFor({ ...terms, createdAt: before(20) }, { ...terms, planId: 3 }, now)).toBe('given up');
  });
});

describe('what is refused', () => {
  it('is said in words, with a code of its own', () => {
    const { code, httpStatus, message } = new PriceEnded();
    expect([code, httpStatus]).toEqual(['price_ended', 409]);
    expect(message).toMatch(/has ended/);
    expect(new OrderOpen()).toMatchObject({ code: 'order_open', httpStatus: 409 });
    expect(new OrderOpen().message).toMatch(/open at the bank/);
  });
});
