import { MONTH, type Scenario } from './scenario.ts';

const GIB = 1024 ** 3;

/** What happens on our side while the buyer pays. */
export const ACCOUNT_SCENARIOS: Scenario[] = [
  {
    name: 'the button is pressed many times, under one key: one order',
    days: MONTH,
    async play(run) {
      const key = `order-${run.buyer.id}`;
      const press = () => run.fixture.makePayment(run.buyer.token, run.gateway, {}, key);
      await run.concurrently(press, press, press, press);
      const visit = await run.visit({}, key);
      await run.repeatConcurrently(visit, await visit.pay());
      const orders = await run.orders();
      if (orders !== 1) throw new Error(`${orders} orders`);
      return { [visit.reference]: 'paid' };
    },
  },
  {
    name: 'the account is deleted while its buyer is at the bank: the money goes back',
    days: 0,
    async play(run) {
      const visit = await run.visit();
      const callback = await visit.pay();
      await run.deleteAccount();
      await run.repeatConcurrently(visit, callback);
      return { [visit.reference]: 'reversed' };
    },
  },
  {
    name: 'staff gives and takes days while the callbacks come',
    days: MONTH + 7 - 3,
    async play(run) {
      const visit = await run.visit();
      const callback = await visit.pay();
      // So that there are days to withdraw in any order.
      await run.adjust('grant', 'days', 4);
      await run.concurrently(
        () => visit.goBack(callback),
        () => run.adjust('grant', 'days', 3),
        () => visit.goBack(callback),
        () => run.adjust('withdraw', 'days', 3),
        () => run.checkNow(),
      );
      return { [visit.reference]: 'paid' };
    },
  },
  {
    name: 'days and volume, bought at once',
    days: MONTH,
    bytes: 20 * GIB,
    async play(run) {
      const visits = [await run.visit(), await run.visit({ planId: 3 })];
      const callbacks = [await visits[0]!.pay(), await visits[1]!.pay()];
      await run.concurrently(
        ...visits.flatMap((visit, index) => Array.from({ length: 2 }, () => () => visit.goBack(callbacks[index]!))),
        () => run.checkNow(),
      );
      return Object.fromEntries(visits.map(({ reference }) => [reference, 'paid']));
    },
  },
  {
    name: 'a registration that is paid before the first log-in, twice at once',
    days: MONTH,
    async play(run) {
      const user_id = await run.registerWithPlan();
      const visit = await run.visit({ user_id });
      await run.repeatConcurrently(visit, await visit.pay(), 4);
      const { status } = await run.fixture.makePayment(null, run.gateway, { user_id });
      if (status !== 401) throw new Error('what is paid can be paid without a log-in again');
      return { [visit.reference]: 'paid' };
    },
  },
];
