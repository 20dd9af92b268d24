import { EXPENSIVE, MONTH, type Scenario } from './scenario.ts';

/** Orders of the plan by days with coupons, whose limits are settled when the money is there. */
export const COUPON_SCENARIOS: Scenario[] = [
  {
    name: 'two orders with a coupon for one use, paid at once: one is credited, the other’s money goes back',
    days: MONTH,
    async play(run) {
      const coupon = await run.coupon({ total_limit: 1, user_limit: 5 });
      const visits = [await run.visit({ coupon }), await run.visit({ coupon })];
      const callbacks = [await visits[0]!.pay(), await visits[1]!.pay()];
      await run.concurrently(
        ...visits.flatMap((visit, index) => Array.from({ length: 2 }, () => () => visit.goBack(callbacks[index]!))),
        () => run.checkNow(),
      );
      return Object.fromEntries(visits.map(({ reference }) => [reference, ['paid', 'reversed']]));
    },
  },
  {
    name: 'a coupon once for each user, in three orders of one',
    days: MONTH,
    async play(run) {
      const coupon = await run.coupon({ user_limit: 1 });
      const visits = [await run.visit({ coupon }), await run.visit({ coupon }), await run.visit({ coupon })];
      const callbacks = [await visits[0]!.pay(), await visits[1]!.pay(), await visits[2]!.pay()];
      await run.concurrently(...visits.map((visit, index) => () => visit.goBack(callbacks[index]!)));
      return Object.fromEntries(visits.map(({ reference }) => [reference, ['paid', 'reversed']]));
    },
  },
  {
    name: 'a coupon’s last use goes to a free order while a paid one is under way',
    days: MONTH,
    async play(run) {
      const coupon = await run.coupon({ total_limit: 1, user_limit: 5, percent: null, fixed: 490_000 });
      const visit = await run.visit({ coupon, ...EXPENSIVE });
      const callback = await visit.pay();
      await run.fixture.makePayment(run.buyer.token, run.gateway, { coupon });
      await run.repeatConcurrently(visit, callback);
      return { [visit.reference]: 'reversed' };
    },
  },
  {
    name: 'the coupon is disabled while its buyer is at the bank: the order keeps it',
    days: MONTH,
    async play(run) {
      const coupon = await run.coupon({});
      const visit = await run.visit({ coupon });
      await run.disable(coupon);
      await run.repeatConcurrently(visit, await visit.pay());
      return { [visit.reference]: 'paid' };
    },
  },
];
