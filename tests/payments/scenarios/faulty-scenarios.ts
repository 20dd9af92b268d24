import type { ScenarioRun } from '../support/scenario-run.ts';
import { MONTH, type Scenario } from './scenario.ts';

export const FAULTY_SCENARIOS: Scenario[] = [
  ...(['verify answers 500', 'verify times out after committing', 'verify malformed'] as const).map((fault) => ({
    name: fault,
    days: MONTH,
    async play(run: ScenarioRun) {
      const visit = await run.visit();
      await run.repeatConcurrently(visit, await visit.pay(fault));
      return { [visit.reference]: 'paid' };
    },
  })),
  {
    name: 'the process dies between verify and commit',
    days: MONTH,
    async play(run) {
      const visit = await run.visit();
      const callback = await visit.pay();
      run.line.crashes = run.random.between(1, 3);
      await run.repeatConcurrently(visit, callback);
      return { [visit.reference]: 'paid' };
    },
  },
  {
    name: 'the process dies between verify and commit, and the buyer never comes again',
    days: MONTH,
    async play(run) {
      const visit = await run.visit();
      const callback = await visit.pay();
      run.line.crashes = 1;
      await visit.goBack(callback);
      return { [visit.reference]: 'paid' };
    },
  },
  {
    name: 'the bank confirms, but for over an hour none of its answers arrives',
    days: MONTH,
    async play(run) {
      const visit = await run.visit();
      const callback = await visit.pay();
      run.line.cut = 'after';
      await run.repeatConcurrently(visit, callback);
      await pass(run, [20, 30, 15], visit.reference);
      run.line.cut = 'none';
      await run.repeatConcurrently(visit, callback);
      return { [visit.reference]: 'paid' };
    },
  },
  {
    name: 'the bank cannot be reached for over an hour, and gives the money back by itself',
    days: 0,
    async play(run) {
      const visit = await run.visit();
      const callback = await visit.pay();
      run.line.cut = 'before';
      await run.repeatConcurrently(visit, callback);
      await pass(run, [20, 30, 15], visit.reference);
      run.line.cut = 'none';
      await run.repeatConcurrently(visit, callback);
      return { [visit.reference]: 'failed' };
    },
  },
  {
    name: 'the wrong terminal asks: nothing is credited',
    days: 0,
    async play(run) {
      const visit = await run.visit();
      const callback = await visit.pay();
      run.line.wrongMerchant = true;
      await run.repeatConcurrently(visit, callback);
      await pass(run, [31, 30], visit.reference);
      return { [visit.reference]: ['failed', 'expired'] };
    },
  },
];

/** Moves the clocks step by step; the worker checks after each. */
async function pass(run: ScenarioRun, minutes: number[], reference: string): Promise<void> {
  for (const step of minutes) {
    await run.fixture.passMinutes(step);
    await run.checkNow();
    await run.recheck(reference);
  }
}
