import type { Callback } from '../support/bank-visit.ts';
import type { ScenarioRun } from '../support/scenario-run.ts';
import { BY_REFERENCE, BY_TOKEN, MONTH, type Scenario } from './scenario.ts';

export const LOST_SCENARIOS: Scenario[] = [
  {
    name: 'paid, but the callback never comes: the worker finds it',
    gateways: BY_TOKEN,
    days: MONTH,
    async play(run) {
      const visit = await run.visit();
      await visit.choose('pay', 'callback lost');
      await run.concurrently(
        () => run.checkNow(),
        () => run.checkNow(),
        () => run.recheck(visit.reference),
      );
      return { [visit.reference]: 'paid' };
    },
  },
  {
    name: 'paid, but the callback with its RefNum never comes: the bank gives it back',
    gateways: BY_REFERENCE,
    days: 0,
    async play(run) {
      const visit = await run.visit();
      await visit.choose('pay', 'callback lost');
      await run.checkNow();
      return { [visit.reference]: 'expired' };
    },
  },
  {
    name: 'the callback comes after the bank has given the money back',
    days: 0,
    async play(run) {
      const visit = await run.visit();
      const callback = await visit.pay();
      await run.fixture.passMinutes(31);
      await run.repeatConcurrently(visit, callback);
      return { [visit.reference]: 'failed' };
    },
  },
  {
    name: 'the callback comes while the worker closes the payment',
    days: 0,
    async play(run) {
      const visit = await run.visit();
      const callback = await visit.pay();
      await run.fixture.passMinutes(56);
      await run.repeatConcurrently(visit, callback);
      return {
        [visit.reference]: (await run.fixture.state(visit.reference)).state === 'failed' ? 'failed' : 'expired',
      };
    },
  },
  {
    name: 'nobody ever comes back',
    days: 0,
    async play(run) {
      const visit = await run.visit();
      await visit.open();
      return { [visit.reference]: 'expired' };
    },
  },
  {
    name: 'the buyer waits so long that the bank’s page is closed',
    days: 0,
    async play(run) {
      const visit = await run.visit();
      await run.fixture.passMinutes(21);
      const page = await visit.open();
      if (/name="token"/.test(page)) throw new Error('the page is still open');
      return { [visit.reference]: 'expired' };
    },
  },
  ...(['cancel', 'time out', 'decline'] as const).map((action) => ({
    name: `the buyer chooses: ${action}`,
    days: 0,
    async play(run: ScenarioRun) {
      const visit = await run.visit();
      await run.repeatConcurrently(visit, (await visit.choose(action)) as Callback);
      return { [visit.reference]: 'failed' };
    },
  })),
];
