import type { ScenarioRun } from '../support/scenario-run.ts';
import { EXPENSIVE, EXPENSIVE_DAYS, type Scenario } from './scenario.ts';

const amounts: Scenario[] = (['amount one less', 'amount times ten'] as const).flatMap((fault) => [
  {
    name: `${fault}: the money goes back`,
    gateways: ['sandbox', 'saman'] as const,
    days: 0,
    async play(run: ScenarioRun) {
      const visit = await run.visit();
      await run.repeatConcurrently(visit, await visit.pay(fault));
      return { [visit.reference]: 'reversed' };
    },
  },
  {
    name: `${fault}: the bank itself refuses`,
    gateways: ['zarinpal'] as const,
    days: 0,
    async play(run: ScenarioRun) {
      const visit = await run.visit();
      await run.repeatConcurrently(visit, await visit.pay(fault));
      return { [visit.reference]: 'failed' };
    },
  },
]);

const reversals: Scenario[] = [
  {
    name: 'staff reverses while callbacks come',
    days: 0,
    async play(run) {
      const visit = await run.visit();
      const callback = await visit.pay();
      await visit.goBack(callback);
      await run.concurrently(
        ...Array.from({ length: 3 }, () => () => visit.goBack(callback)),
        () => run.reverse(visit.reference),
        () => run.reverse(visit.reference),
        () => run.recheck(visit.reference),
      );
      await visit.goBack(callback);
      return { [visit.reference]: 'reversed' };
    },
  },
  {
    name: 'the reversal’s answer gets lost: it is asked again',
    days: 0,
    async play(run) {
      const visit = await run.visit();
      await visit.goBack(await visit.pay('reverse answers 500'));
      await run.concurrently(
        () => run.reverse(visit.reference),
        () => run.checkNow(),
      );
      return { [visit.reference]: 'reversed' };
    },
  },
  {
    name: 'the bank refuses the reversal: the money is held, nothing is credited',
    days: 0,
    async play(run) {
      const visit = await run.visit();
      await visit.goBack(await visit.pay('reverse refused'));
      await run.concurrently(
        () => run.reverse(visit.reference),
        () => run.checkNow(),
      );
      return { [visit.reference]: 'reversal_refused' };
    },
  },
  {
    name: 'reverse, and buy again',
    days: EXPENSIVE_DAYS,
    async play(run) {
      const visit = await run.visit();
      await visit.goBack(await visit.pay());
      await run.reverse(visit.reference);
      const again = await run.visit(EXPENSIVE);
      await run.repeatConcurrently(again, await again.pay());
      return { [visit.reference]: 'reversed', [again.reference]: 'paid' };
    },
  },
];

export const RETURNED_SCENARIOS: Scenario[] = [...amounts, ...reversals];
