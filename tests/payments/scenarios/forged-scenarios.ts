import { forged, type ScenarioRun } from '../support/scenario-run.ts';
import { BY_REFERENCE, CHEAP, EXPENSIVE, MONTH, type Scenario } from './scenario.ts';

/** A callback of this order that claims to be paid, without any money. */
async function claim(run: ScenarioRun, visit: { choose(action: 'cancel'): Promise<unknown> }) {
  const cancelled = (await visit.choose('cancel')) as Parameters<typeof forged>[0];
  return forged(cancelled, {
    ...(run.gateway === 'saman' && { State: 'OK', Status: '2', RefNum: 'made-up-reference' }),
    ...(run.gateway === 'sandbox' && { state: 'paid', reference: 'Rmadeup', amount: '490000' }),
    ...(run.gateway === 'zarinpal' && { Status: 'OK' }),
  });
}

export const FORGED_SCENARIOS: Scenario[] = [
  {
    name: 'a forged callback without money',
    days: 0,
    async play(run) {
      const visit = await run.visit();
      await run.repeatConcurrently(visit, await claim(run, visit));
      const { state } = await run.fixture.state(visit.reference);
      return { [visit.reference]: state === 'failed' ? 'failed' : 'expired' };
    },
  },
  {
    name: 'a forged callback, then the true one',
    days: MONTH,
    async play(run) {
      const visit = await run.visit();
      const callback = await visit.pay();
      const made = forged(callback, { RefNum: 'made-up-reference', reference: 'Rmadeup' });
      await run.concurrently(
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
    async play(run) {
      const visit = await run.visit();
      const callback = await visit.pay();
      await run.repeatConcurrently(visit, forged(callback, { amount: '1', Amount: '1' }));
      return { [visit.reference]: 'paid' };
    },
  },
  {
    name: 'a cheaper reference for a dearer order, before its own order came back',
    gateways: BY_REFERENCE,
    days: 0,
    async play(run) {
      const [cheap, dear] = [await run.visit(CHEAP), await run.visit(EXPENSIVE)];
      const callback = await cheap.pay();
      await run.repeatConcurrently(dear, forged(callback, { ResNum: dear.reference }));
      await cheap.goBack(callback);
      return { [dear.reference]: 'reversed', [cheap.reference]: 'expired' };
    },
  },
  {
    name: 'a cheaper reference for a dearer order, at the same time as for its own',
    gateways: BY_REFERENCE,
    days: Number.NaN,
    async play(run) {
      const [cheap, dear] = [await run.visit(CHEAP), await run.visit(EXPENSIVE)];
      const callback = await cheap.pay();
      await run.concurrently(
        () => dear.goBack(forged(callback, { ResNum: dear.reference })),
        () => cheap.goBack(callback),
        () => run.checkNow(),
      );
      const credited = (await run.fixture.state(cheap.reference)).state === 'paid';
      return credited
        ? { [dear.reference]: 'expired' }
        : { [dear.reference]: 'reversed', [cheap.reference]: 'expired' };
    },
  },
  {
    name: 'a cheaper reference that was credited, replayed on a dearer order',
    days: MONTH,
    async play(run) {
      const cheap = await run.visit(CHEAP);
      const callback = await cheap.pay();
      await cheap.goBack(callback);
      const dear = await run.visit(EXPENSIVE);
      const replayed = forged(callback, { ResNum: dear.reference, order: dear.reference });
      const token = dear.answer.token ?? '';
      await run.repeatConcurrently(
        dear,
        run.gateway === 'zarinpal' ? forged(replayed, { Authority: token }) : replayed,
      );
      return { [cheap.reference]: 'paid', [dear.reference]: 'expired' };
    },
  },
  {
    name: 'another order’s reference of the same price: one of them is paid',
    gateways: BY_REFERENCE,
    days: MONTH,
    async play(run) {
      const [one, other] = [await run.visit(), await run.visit()];
      const callback = await one.pay();
      await run.concurrently(
        () => other.goBack(forged(callback, { ResNum: other.reference })),
        () => one.goBack(callback),
        () => run.checkNow(),
      );
      return {};
    },
  },
  {
    name: 'a callback for nobody',
    days: 0,
    async play(run) {
      const visit = await run.visit();
      const callback = await visit.pay();
      await run.fixture.passMinutes(31);
      const nobody = { ResNum: 'f'.repeat(32), order: 'f'.repeat(32), Authority: 'A'.repeat(36) };
      const { location } = await visit.goBack(forged(callback, nobody));
      if (location !== '/payment/error/unknown_reference/-') throw new Error(`went to ${location}`);
      return { [visit.reference]: ['failed', 'expired'] };
    },
  },
];
