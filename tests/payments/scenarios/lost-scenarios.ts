import type { Callback } from '../bank-visit.js';
import type { Stage } from '../stage.js';
import { BY_REFERENCE, BY_TOKEN, MONTH, type Scenario } from './scenario.js';

export const LOST_SCENARIOS: Scenario[] = [
  {
    name: 'paid, but the callback never comes: the worker finds it',
    gateways: BY_TOKEN,
    days: MONTH,
    async play(stage) {
      const visit = await stage.visit();
      await visit.choose('pay', 'callback lost');
      await stage.together(
        () => stage.lookNow(),
        () => stage.lookNow(),
        () => stage.recheck(visit.reference),
      );
      return { [visit.reference]: 'paid' };
    },
  },
  {
    name: 'paid, but the callback with its RefNum never comes: the bank gives it back',
    gateways: BY_REFERENCE,
    days: 0,
    async play(stage) {
      const visit = await stage.visit();
      await visit.choose('pay', 'callback lost');
      await stage.lookNow();
      return { [visit.reference]: 'expired' };
    },
  },
  {
    name: 'the callback comes after the bank has given the money back',
    days: 0,
    async play(stage) {
      const visit = await stage.visit();
      const callback = await visit.pay();
      await stage.shop.passMinutes(31);
      await stage.crowd(visit, callback);
      return { [visit.reference]: 'failed' };
    },
  },
  {
    name: 'the callback comes while the worker closes the payment',
    days: 0,
    async play(stage) {
      const visit = await stage.visit();
      const callback = await visit.pay();
      await stage.shop.passMinutes(56);
      await stage.crowd(visit, callback);
      return { [visit.reference]: (await stage.shop.state(visit.reference)).state === 'failed' ? 'failed' : 'expired' };
    },
  },
  {
    name: 'nobody ever comes back',
    days: 0,
    async play(stage) {
      const visit = await stage.visit();
      await visit.open();
      return { [visit.reference]: 'expired' };
    },
  },
  {
    name: 'the buyer waits so long that the bank’s page is closed',
    days: 0,
    async play(stage) {
      const visit = await stage.visit();
      await stage.shop.passMinutes(21);
      const page = await visit.open();
      if (/name="token"/.test(page)) throw new Error('the page is still open');
      return { [visit.reference]: 'expired' };
    },
  },
  ...(['cancel', 'time out', 'decline'] as const).map((action) => ({
    name: `the buyer chooses: ${action}`,
    days: 0,
    async play(stage: Stage) {
      const visit = await stage.visit();
      await stage.crowd(visit, (await visit.choose(action)) as Callback);
      return { [visit.reference]: 'failed' };
    },
  })),
];
