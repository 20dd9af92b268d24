import type { Stage } from '../stage.js';
import { DEAR, DEAR_DAYS, type Scenario } from './scenario.js';

const amounts: Scenario[] = (['amount one less', 'amount times ten'] as const).flatMap((fault) => [
  {
    name: `${fault}: the money goes back`,
    gateways: ['sandbox', 'saman'] as const,
    days: 0,
    async play(stage: Stage) {
      const visit = await stage.visit();
      await stage.crowd(visit, await visit.pay(fault));
      return { [visit.reference]: 'reversed' };
    },
  },
  {
    name: `${fault}: the bank itself refuses`,
    gateways: ['zarinpal'] as const,
    days: 0,
    async play(stage: Stage) {
      const visit = await stage.visit();
      await stage.crowd(visit, await visit.pay(fault));
      return { [visit.reference]: 'failed' };
    },
  },
]);

const reversals: Scenario[] = [
  {
    name: 'staff reverses while callbacks come',
    days: 0,
    async play(stage) {
      const visit = await stage.visit();
      const callback = await visit.pay();
      await visit.goBack(callback);
      await stage.together(
        ...Array.from({ length: 3 }, () => () => visit.goBack(callback)),
        () => stage.reverse(visit.reference),
        () => stage.reverse(visit.reference),
        () => stage.recheck(visit.reference),
      );
      await visit.goBack(callback);
      return { [visit.reference]: 'reversed' };
    },
  },
  {
    name: 'the reversal’s answer gets lost: it is asked again',
    days: 0,
    async play(stage) {
      const visit = await stage.visit();
      await visit.goBack(await visit.pay('reverse answers 500'));
      await stage.together(
        () => stage.reverse(visit.reference),
        () => stage.lookNow(),
      );
      return { [visit.reference]: 'reversed' };
    },
  },
  {
    name: 'the bank refuses the reversal: the money is held, nothing is credited',
    days: 0,
    async play(stage) {
      const visit = await stage.visit();
      await visit.goBack(await visit.pay('reverse refused'));
      await stage.together(
        () => stage.reverse(visit.reference),
        () => stage.lookNow(),
      );
      return { [visit.reference]: 'reversal_refused' };
    },
  },
  {
    name: 'reverse, and buy again',
    days: DEAR_DAYS,
    async play(stage) {
      const visit = await stage.visit();
      await visit.goBack(await visit.pay());
      await stage.reverse(visit.reference);
      const again = await stage.visit(DEAR);
      await stage.crowd(again, await again.pay());
      return { [visit.reference]: 'reversed', [again.reference]: 'paid' };
    },
  },
];

export const RETURNED_SCENARIOS: Scenario[] = [...amounts, ...reversals];
