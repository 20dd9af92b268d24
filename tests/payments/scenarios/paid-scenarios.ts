import { forged } from '../support/scenario-run.ts';
import { MONTH, type Scenario } from './scenario.ts';

export const PAID_SCENARIOS: Scenario[] = [
  {
    name: 'paid, the callback together with worker and staff',
    days: MONTH,
    async play(run) {
      const visit = await run.visit();
      await run.repeatConcurrently(visit, await visit.pay());
      return { [visit.reference]: 'paid' };
    },
  },
  {
    name: 'callback many times in parallel',
    days: MONTH,
    async play(run) {
      const visit = await run.visit();
      await run.repeatConcurrently(visit, await visit.pay(), 8);
      return { [visit.reference]: 'paid' };
    },
  },
  {
    name: 'the bank posts the callback twice besides the browser',
    days: MONTH,
    async play(run) {
      const visit = await run.visit();
      const callback = await visit.pay('callback twice');
      await run.repeatConcurrently(visit, callback, 1);
      return { [visit.reference]: 'paid' };
    },
  },
  {
    name: 'the callback comes before the browser is redirected',
    days: MONTH,
    async play(run) {
      const visit = await run.visit();
      await run.repeatConcurrently(visit, await visit.pay('callback before redirect'));
      return { [visit.reference]: 'paid' };
    },
  },
  {
    name: 'the callback is replayed after the receipt',
    days: MONTH,
    async play(run) {
      const visit = await run.visit();
      const callback = await visit.pay();
      await visit.goBack(callback);
      await run.repeatConcurrently(visit, callback, 5);
      await run.fixture.passMinutes(120);
      await visit.goBack(callback);
      return { [visit.reference]: 'paid' };
    },
  },
  {
    name: 'the callback is late, but in time',
    days: MONTH,
    async play(run) {
      const visit = await run.visit();
      const callback = await visit.pay();
      await run.fixture.passMinutes(29);
      await run.repeatConcurrently(visit, callback);
      return { [visit.reference]: 'paid' };
    },
  },
  {
    name: 'two orders, both paid',
    days: 2 * MONTH,
    async play(run) {
      const visits = [await run.visit(), await run.visit()];
      const callbacks = await Promise.all(visits.map((visit) => visit.pay()));
      await run.concurrently(
        ...visits.flatMap((visit, index) => Array.from({ length: 3 }, () => () => visit.goBack(callbacks[index]!))),
        () => run.checkNow(),
      );
      return Object.fromEntries(visits.map(({ reference }) => [reference, 'paid']));
    },
  },
  {
    name: 'a forged cancellation of what is really paid',
    days: MONTH,
    async play(run) {
      const visit = await run.visit();
      const callback = await visit.pay();
      const cancelled = forged(callback, {
        state: 'cancelled',
        State: 'CanceledByUser',
        Status: run.gateway === 'zarinpal' ? 'NOK' : '1',
      });
      await run.concurrently(
        () => visit.goBack(cancelled),
        () => visit.goBack(callback),
      );
      return { [visit.reference]: 'paid' };
    },
  },
];
