import { MONTH, type Scenario } from './scenario.js';

const GIB = 1024 ** 3;

/** What happens on our side while the buyer pays. */
export const ACCOUNT_SCENARIOS: Scenario[] = [
  {
    name: 'the button is pressed many times, under one key: one order',
    days: MONTH,
    async play(stage) {
      const key = `order-${stage.buyer.id}`;
      const press = () => stage.shop.makePayment(stage.buyer.token, stage.gateway, {}, key);
      await stage.together(press, press, press, press);
      const visit = await stage.visit({}, key);
      await stage.crowd(visit, await visit.pay());
      const orders = await stage.orders();
      if (orders !== 1) throw new Error(`${orders} orders`);
      return { [visit.reference]: 'paid' };
    },
  },
  {
    name: 'the account is deleted while its buyer is at the bank: the money goes back',
    days: 0,
    async play(stage) {
      const visit = await stage.visit();
      const callback = await visit.pay();
      await stage.deleteAccount();
      await stage.crowd(visit, callback);
      return { [visit.reference]: 'reversed' };
    },
  },
  {
    name: 'staff gives and takes days while the callbacks come',
    days: MONTH + 7 - 3,
    async play(stage) {
      const visit = await stage.visit();
      const callback = await visit.pay();
      // So that there is something to take, whatever comes first.
      await stage.adjust('grant', 'days', 4);
      await stage.together(
        () => visit.goBack(callback),
        () => stage.adjust('grant', 'days', 3),
        () => visit.goBack(callback),
        () => stage.adjust('withdraw', 'days', 3),
        () => stage.lookNow(),
      );
      return { [visit.reference]: 'paid' };
    },
  },
  {
    name: 'days and volume, bought at once',
    days: MONTH,
    bytes: 20 * GIB,
    async play(stage) {
      const visits = [await stage.visit(), await stage.visit({ planId: 3 })];
      const callbacks = [await visits[0]!.pay(), await visits[1]!.pay()];
      await stage.together(
        ...visits.flatMap((visit, index) => Array.from({ length: 2 }, () => () => visit.goBack(callbacks[index]!))),
        () => stage.lookNow(),
      );
      return Object.fromEntries(visits.map(({ reference }) => [reference, 'paid']));
    },
  },
  {
    name: 'a registration that is paid before the first log-in, twice at once',
    days: MONTH,
    async play(stage) {
      await stage.registerWithPlan();
      const visit = await stage.visit({ user_id: stage.buyer.id });
      await stage.crowd(visit, await visit.pay(), 4);
      const { status } = await stage.shop.makePayment(null, stage.gateway, { user_id: stage.buyer.id });
      if (status !== 401) throw new Error('what is paid can be paid without a log-in again');
      return { [visit.reference]: 'paid' };
    },
  },
];
