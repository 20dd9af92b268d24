import type { Profile } from '../options.ts';
import { type Random, randomFor, shuffled } from '../random.ts';
import { brokerFaults } from './broker-faults.ts';
import { databaseFaults } from './database-faults.ts';
import { duplicateFaults } from './duplicate-faults.ts';
import type { Fault, FaultKind } from './fault.ts';
import { networkFaults } from './network-faults.ts';
import { processFaults } from './process-faults.ts';
import { silentFaults } from './silent-faults.ts';

const LOG_FAULTS: FaultKind[] = [
  ...processFaults,
  ...databaseFaults,
  ...networkFaults,
  ...silentFaults,
  ...duplicateFaults,
];

export const FAULTS: Record<Profile, readonly FaultKind[]> = {
  log: LOG_FAULTS,
  kafka: [...LOG_FAULTS, ...brokerFaults],
};

export interface Scheduled {
  kind: FaultKind;
  fault: Fault;
  /** Before the fault, in milliseconds. */
  pauseMs: number;
}

/**
 * The faults of a seed, without end: every kind once, in some order, then again. What comes when depends on nothing but the
 * seed, so that a run can be repeated.
 */
export function* schedule(
  seed: number,
  kinds: readonly FaultKind[],
  stopSeconds: [least: number, most: number],
): Generator<Scheduled, never> {
  const random: Random = randomFor(seed, 'faults');
  for (;;) {
    for (const kind of shuffled(random, kinds)) {
      const fault = { kind: kind.kind, ...kind.draw(random, stopSeconds) };
      yield { kind, fault, pauseMs: random.between(300, 1_500) };
    }
  }
}
