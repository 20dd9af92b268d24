import type { Scenario } from './scenarios.js';
import { OFFERS } from './scenarios.js';
import { forged, type Stage } from './stage.js';

const { CHEAP, DEAR, DEAR_DAYS, MONTH } = OFFERS;

/** A callback of this order that claims to be paid, without any money. */
async function claim(stage: Stage, visit: { choose(action: 'cancel'): Promise<unknown> }) {
  const cancelled = (await visit.choose('cancel')) as Parameters<typeof forged>[0];
  return forged(cancelled, {
    ...(stage.gateway === 'saman' && { State: 'OK', Status: '2', RefNum: 'made-up-reference' }),
    ...(stage.gateway === 'sandbox' && { state: 'paid', reference: 'Rmadeup', amount: '490000' }),
    ...(stage.gateway === 'zarinpal' && { Status: 'OK' }),
  });
}

const forgeries: Scenario[] = [
  {
    name: 'a forged callback without money',
    days: 0,
    async play(stage) {
      const visit = await stage.visit();
      await stage.crowd(visit, await claim(stage, visit));
      const { state } = await stage.shop.state(visit.reference);
      return { [visit.reference]: state === 'failed' ? 'failed' : 'expired' };
    },
  },
  {
    name: 'a forged callback, then the true one',
    days: MONTH,
    async play(stage) {
      const visit = await stage.visit();
      const callback = await visit.pay();
      const made = forged(callback, { RefNum: 'made-up-reference', reference: 'Rmadeup' });
      await stage.together(
        () => visit.goBack(made),
        () => visit.goBack(callback),
      );
      await visit.goBack(callback);
      return { [visit.reference]: 'paid' };
    },
  },
  {
    name: 'a callback that says another amount',
    days: MONTH,
    async play(stage) {
      const visit = await stage.visit();
      const callback = await visit.pay();
      await stage.crowd(visit, forged(callback, { amount: '1', Amount: '1' }));
      return { [visit.reference]: 'paid' };
    },
  },
  {
    name: 'a cheaper reference for a dearer order, before its own order came back',
    gateways: ['saman'],
    days: 0,
    async play(stage) {
      const [cheap, dear] = [await stage.visit(CHEAP), await stage.visit(DEAR)];
      const callback = await cheap.pay();
      await stage.crowd(dear, forged(callback, { ResNum: dear.reference }));
      await cheap.goBack(callback);
      return { [dear.reference]: 'reversed', [cheap.reference]: 'expired' };
    },
  },
  {
    name: 'a cheaper reference for a dearer order, at the same time as for its own',
    gateways: ['saman'],
    days: Number.NaN,
    async play(stage) {
      const [cheap, dear] = [await stage.visit(CHEAP), await stage.visit(DEAR)];
      const callback = await cheap.pay();
      await stage.together(
        () => dear.goBack(forged(callback, { ResNum: dear.reference })),
        () => cheap.goBack(callback),
        () => stage.lookNow(),
      );
      const credited = (await stage.shop.state(cheap.reference)).state === 'paid';
      return credited
        ? { [dear.reference]: 'expired' }
        : { [dear.reference]: 'reversed', [cheap.reference]: 'expired' };
    },
  },
  {
    name: 'a cheaper reference that was credited, replayed on a dearer order',
    days: MONTH,
    async play(stage) {
      const cheap = await stage.visit(CHEAP);
      const callback = await cheap.pay();
      await cheap.goBack(callback);
      const dear = await stage.visit(DEAR);
      const replayed = forged(callback, { ResNum: dear.reference, order: dear.reference });
      const token = dear.answer.token ?? '';
      await stage.crowd(dear, stage.gateway === 'zarinpal' ? forged(replayed, { Authority: token }) : replayed);
      return { [cheap.reference]: 'paid', [dear.reference]: 'expired' };
    },
  },
  {
    name: 'another order’s reference of the same price: one of them is paid',
    gateways: ['saman'],
    days: MONTH,
    async play(stage) {
      const [one, other] = [await stage.visit(), await stage.visit()];
      const callback = await one.pay();
      await stage.together(
        () => other.goBack(forged(callback, { ResNum: other.reference })),
        () => one.goBack(callback),
        () => stage.lookNow(),
      );
      return {};
    },
  },
  {
    name: 'a callback for nobody',
    days: 0,
    async play(stage) {
      const visit = await stage.visit();
      const callback = await visit.pay();
      await stage.shop.passMinutes(31);
      const nobody = { ResNum: 'f'.repeat(32), order: 'f'.repeat(32), Authority: 'A'.repeat(36) };
      const { location } = await visit.goBack(forged(callback, nobody));
      if (location !== '/payment/error/unknown_reference/-') throw new Error(`went to ${location}`);
      return { [visit.reference]: 'expired' };
    },
  },
];

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

export const HOSTILE_SCENARIOS = [...forgeries, ...amounts, ...reversals];
