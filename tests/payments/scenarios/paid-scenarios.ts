import { forged } from '../stage.js';
import { MONTH, type Scenario } from './scenario.js';

export const PAID_SCENARIOS: Scenario[] = [
  {
    name: 'paid, the callback together with worker and staff',
    days: MONTH,
    async play(stage) {
      const visit = await stage.visit();
      await stage.crowd(visit, await visit.pay());
      return { [visit.reference]: 'paid' };
    },
  },
  {
    name: 'callback many times in parallel',
    days: MONTH,
    async play(stage) {
      const visit = await stage.visit();
      await stage.crowd(visit, await visit.pay(), 8);
      return { [visit.reference]: 'paid' };
    },
  },
  {
    name: 'the bank posts the callback twice besides the browser',
    days: MONTH,
    async play(stage) {
      const visit = await stage.visit();
      const callback = await visit.pay('callback twice');
      await stage.crowd(visit, callback, 1);
      return { [visit.reference]: 'paid' };
    },
  },
  {
    name: 'the callback comes before the browser is redirected',
    days: MONTH,
    async play(stage) {
      const visit = await stage.visit();
      await stage.crowd(visit, await visit.pay('callback before redirect'));
      return { [visit.reference]: 'paid' };
    },
  },
  {
    name: 'the callback is replayed after the receipt',
    days: MONTH,
    async play(stage) {
      const visit = await stage.visit();
      const callback = await visit.pay();
      await visit.goBack(callback);
      await stage.crowd(visit, callback, 5);
      await stage.shop.passMinutes(120);
      await visit.goBack(callback);
      return { [visit.reference]: 'paid' };
    },
  },
  {
    name: 'the callback is late, but in time',
    days: MONTH,
    async play(stage) {
      const visit = await stage.visit();
      const callback = await visit.pay();
      await stage.shop.passMinutes(29);
      await stage.crowd(visit, callback);
      return { [visit.reference]: 'paid' };
    },
  },
  {
    name: 'two orders, both paid',
    days: 2 * MONTH,
    async play(stage) {
      const visits = [await stage.visit(), await stage.visit()];
      const callbacks = await Promise.all(visits.map((visit) => visit.pay()));
      await stage.together(
        ...visits.flatMap((visit, index) => Array.from({ length: 3 }, () => () => visit.goBack(callbacks[index]!))),
        () => stage.lookNow(),
      );
      return Object.fromEntries(visits.map(({ reference }) => [reference, 'paid']));
    },
  },
  {
    name: 'a forged cancellation of what is really paid',
    days: MONTH,
    async play(stage) {
      const visit = await stage.visit();
      const callback = await visit.pay();
      const cancelled = forged(callback, {
        state: 'cancelled',
        State: 'CanceledByUser',
        Status: stage.gateway === 'zarinpal' ? 'NOK' : '1',
      });
      await stage.together(
        () => visit.goBack(cancelled),
        () => visit.goBack(callback),
      );
      return { [visit.reference]: 'paid' };
    },
  },
];
