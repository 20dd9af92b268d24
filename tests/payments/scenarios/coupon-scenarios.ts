import { DEAR, MONTH, type Scenario } from './scenario.js';

/** Orders of the plan by days with coupons, whose limits are settled when the money is there. */
export const COUPON_SCENARIOS: Scenario[] = [
  {
    name: 'two orders with a coupon for one use, paid at once: one is credited, the other’s money goes back',
    days: MONTH,
    async play(stage) {
      const coupon = await stage.coupon({ total_limit: 1, user_limit: 5 });
      const visits = [await stage.visit({ coupon }), await stage.visit({ coupon })];
      const callbacks = [await visits[0]!.pay(), await visits[1]!.pay()];
      await stage.together(
        ...visits.flatMap((visit, index) => Array.from({ length: 2 }, () => () => visit.goBack(callbacks[index]!))),
        () => stage.lookNow(),
      );
      return Object.fromEntries(visits.map(({ reference }) => [reference, ['paid', 'reversed']]));
    },
  },
  {
    name: 'a coupon once for each user, in three orders of one',
    days: MONTH,
    async play(stage) {
      const coupon = await stage.coupon({ user_limit: 1 });
      const visits = [await stage.visit({ coupon }), await stage.visit({ coupon }), await stage.visit({ coupon })];
      const callbacks = [await visits[0]!.pay(), await visits[1]!.pay(), await visits[2]!.pay()];
      await stage.together(...visits.map((visit, index) => () => visit.goBack(callbacks[index]!)));
      return Object.fromEntries(visits.map(({ reference }) => [reference, ['paid', 'reversed']]));
    },
  },
  {
    name: 'a coupon’s last use goes to a free order while a paid one is under way',
    days: MONTH,
    async play(stage) {
      const coupon = await stage.coupon({ total_limit: 1, user_limit: 5, percent: null, fixed: 490_000 });
      const visit = await stage.visit({ coupon, ...DEAR });
      const callback = await visit.pay();
      await stage.shop.makePayment(stage.buyer.token, stage.gateway, { coupon });
      await stage.crowd(visit, callback);
      return { [visit.reference]: 'reversed' };
    },
  },
  {
    name: 'the coupon is disabled while its buyer is at the bank: the order keeps it',
    days: MONTH,
    async play(stage) {
      const coupon = await stage.coupon({});
      const visit = await stage.visit({ coupon });
      await stage.disable(coupon);
      await stage.crowd(visit, await visit.pay());
      return { [visit.reference]: 'paid' };
    },
  },
];
