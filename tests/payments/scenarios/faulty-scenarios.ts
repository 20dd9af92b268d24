import type { Stage } from '../stage.js';
import { MONTH, type Scenario } from './scenario.js';

export const FAULTY_SCENARIOS: Scenario[] = [
  ...(['verify answers 500', 'verify times out after committing', 'verify malformed'] as const).map((fault) => ({
    name: fault,
    days: MONTH,
    async play(stage: Stage) {
      const visit = await stage.visit();
      await stage.crowd(visit, await visit.pay(fault));
      return { [visit.reference]: 'paid' };
    },
  })),
  {
    name: 'the process dies between verify and commit',
    days: MONTH,
    async play(stage) {
      const visit = await stage.visit();
      const callback = await visit.pay();
      stage.line.crashes = stage.random.between(1, 3);
      await stage.crowd(visit, callback);
      return { [visit.reference]: 'paid' };
    },
  },
  {
    name: 'the process dies between verify and commit, and the buyer never comes again',
    days: MONTH,
    async play(stage) {
      const visit = await stage.visit();
      const callback = await visit.pay();
      stage.line.crashes = 1;
      await visit.goBack(callback);
      return { [visit.reference]: 'paid' };
    },
  },
  {
    name: 'the bank confirms, but for over an hour none of its answers arrives',
    days: MONTH,
    async play(stage) {
      const visit = await stage.visit();
      const callback = await visit.pay();
      stage.line.cut = 'after';
      await stage.crowd(visit, callback);
      await pass(stage, [20, 30, 15], visit.reference);
      stage.line.cut = 'none';
      await stage.crowd(visit, callback);
      return { [visit.reference]: 'paid' };
    },
  },
  {
    name: 'the bank cannot be reached for over an hour, and gives the money back by itself',
    days: 0,
    async play(stage) {
      const visit = await stage.visit();
      const callback = await visit.pay();
      stage.line.cut = 'before';
      await stage.crowd(visit, callback);
      await pass(stage, [20, 30, 15], visit.reference);
      stage.line.cut = 'none';
      await stage.crowd(visit, callback);
      return { [visit.reference]: 'failed' };
    },
  },
  {
    name: 'the wrong terminal asks: nothing is credited',
    days: 0,
    async play(stage) {
      const visit = await stage.visit();
      const callback = await visit.pay();
      stage.line.mistaken = true;
      await stage.crowd(visit, callback);
      await pass(stage, [31, 30], visit.reference);
      return { [visit.reference]: ['failed', 'expired'] };
    },
  },
];

/** Time goes on, and the worker looks after each step. */
async function pass(stage: Stage, minutes: number[], reference: string): Promise<void> {
  for (const step of minutes) {
    await stage.shop.passMinutes(step);
    await stage.lookNow();
    await stage.recheck(reference);
  }
}
