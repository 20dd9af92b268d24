import { median } from './figures.ts';
import type { Fired } from './fire.ts';

/** Something whose speed is measured. */
export interface Probe {
  name: string;
  /** Looks once whether the answers are what they should be. @throws Error that says what is wrong. */
  check?(): Promise<void>;
  run(seconds: number, round: number): Promise<Fired>;
}

export interface Measured extends Fired {
  /** Requests per second of each round. */
  rounds: number[];
}

export interface Plan {
  rounds: number;
  /** Length of a round of one probe, in seconds. */
  seconds: number;
  onStep: (text: string) => void;
}

export type Outcome = { measured: Measured } | { fault: string };

/**
 * Short rounds of all the probes by turns, and the median of each: what else goes on on the machine meets all of them alike.
 * A probe that fails is left out and the others go on.
 */
export async function inRounds(
  probes: readonly Probe[],
  { rounds, seconds, onStep }: Plan,
): Promise<Map<string, Outcome>> {
  const fired = new Map<string, Fired[]>(probes.map(({ name }) => [name, []]));
  const faults = new Map<string, string>();
  const attempt = async (probe: Probe, work: () => Promise<void>) => {
    if (faults.has(probe.name)) return;
    await work().catch((error: unknown) =>
      faults.set(probe.name, error instanceof Error ? error.message : String(error)),
    );
  };
  for (const probe of probes) {
    onStep(`warming up: ${probe.name}`);
    await attempt(probe, async () => {
      await probe.check?.();
      await probe.run(seconds / 2, 0);
    });
  }
  for (let round = 1; round <= rounds; round++) {
    for (const probe of probes) {
      onStep(`round ${round} of ${rounds}: ${probe.name}`);
      await attempt(probe, async () => void fired.get(probe.name)!.push(await probe.run(seconds, round)));
    }
  }
  return new Map(probes.map(({ name }) => [name, outcome(faults.get(name), fired.get(name)!)]));
}

function outcome(fault: string | undefined, fired: readonly Fired[]): Outcome {
  if (fault !== undefined) return { fault };
  const middle = (figure: keyof Fired) => median(fired.map((one) => one[figure]));
  const failures = fired.reduce((sum, one) => sum + one.failures, 0);
  const rounds = fired.map(({ perSecond }) => Math.round(perSecond));
  return {
    measured: {
      perSecond: middle('perSecond'),
      p50: middle('p50'),
      p99: middle('p99'),
      bytes: middle('bytes'),
      failures,
      rounds,
    },
  };
}
