import { forged, type Stage } from '../stage.js';
import { BY_REFERENCE, CHEAP, DEAR, MONTH, type Scenario } from './scenario.js';

/** A callback of this order that claims to be paid, without any money. */
async function claim(stage: Stage, visit: { choose(action: 'cancel'): Promise<unknown> }) {
  const cancelled = (await visit.choose('cancel')) as Parameters<typeof forged>[0];
  return forged(cancelled, {
    ...(stage.gateway === 'saman' && { State: 'OK', Status: '2', RefNum: 'made-up-reference' }),
    ...(stage.gateway === 'sandbox' && { state: 'paid', reference: 'Rmadeup', amount: '490000' }),
    ...(stage.gateway === 'zarinpal' && { Status: 'OK' }),
  });
}

export const FORGED_SCENARIOS: Scenario[] = [
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
    gateways: BY_REFERENCE,
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
    gateways: BY_REFERENCE,
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
    gateways: BY_REFERENCE,
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
      return { [visit.reference]: ['failed', 'expired'] };
    },
  },
];
