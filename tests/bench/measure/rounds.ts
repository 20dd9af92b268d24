import { median } from './figures.ts';
import { processorTime } from './processor-time.ts';
import type { LoadResult } from './run-load.ts';

/** Something whose speed is measured. */
export interface Probe {
  name: string;
  /** The process that answers; then the processor time it takes is measured too. */
  pid?: number;
  /** Looks once whether the answers are what they should be. @throws Error that says what is wrong. */
  check?(): Promise<void>;
  /** What comes before a round and does not count. Round 0 is the warm-up. */
  prepare?(round: number): Promise<void>;
  run(seconds: number, round: number): Promise<LoadResult>;
}

type Round = LoadResult & {
  /** Processor time of the answering process for one answer, in microseconds: what a busy machine changes least. */
  processorMicros: number;
};

interface Measured extends Round {
  /** Requests per second of each round. */
  rounds: number[];
}

interface Plan {
  rounds: number;
  /** Length of a round of one probe, in seconds. */
  seconds: number;
  onStep: (text: string) => void;
}

export type Outcome = { measured: Measured } | { error: string };

/**
 * Short rounds of all the probes by turns, and the median of each: what else goes on on the machine meets all of them alike.
 * A probe that fails is left out and the others go on.
 */
export async function inRounds(
  probes: readonly Probe[],
  { rounds, seconds, onStep }: Plan,
): Promise<Map<string, Outcome>> {
  const result = new Map<string, Round[]>(probes.map(({ name }) => [name, []]));
  const errors = new Map<string, string>();
  const attempt = async (probe: Probe, work: () => Promise<void>) => {
    if (errors.has(probe.name)) return;
    await work().catch((error: unknown) =>
      errors.set(probe.name, error instanceof Error ? error.message : String(error)),
    );
  };
  for (const probe of probes) {
    onStep(`warming up: ${probe.name}`);
    await attempt(probe, async () => {
      await probe.check?.();
      await runOnce(probe, seconds / 2, 0);
    });
  }
  for (let round = 1; round <= rounds; round++) {
    for (const probe of probes) {
      onStep(`round ${round} of ${rounds}: ${probe.name}`);
      await attempt(probe, async () => void result.get(probe.name)!.push(await runOnce(probe, seconds, round)));
    }
  }
  return new Map(probes.map(({ name }) => [name, outcome(errors.get(name), result.get(name)!)]));
}

async function runOnce(probe: Probe, seconds: number, round: number): Promise<Round> {
  await probe.prepare?.(round);
  const before = probe.pid ? processorTime(probe.pid) : 0;
  const result = await probe.run(seconds, round);
  const used = probe.pid ? processorTime(probe.pid) - before : 0;
  return { ...result, processorMicros: Math.round((used * 1_000) / Math.max(1, result.answers)) };
}

function outcome(message: string | undefined, result: readonly Round[]): Outcome {
  if (message !== undefined) return { error: message };
  const middle = (figure: keyof Round) => median(result.map((one) => one[figure]));
  const failures = result.reduce((sum, one) => sum + one.failures, 0);
  const rounds = result.map(({ perSecond }) => Math.round(perSecond));
  return {
    measured: {
      perSecond: middle('perSecond'),
      p50: middle('p50'),
      p99: middle('p99'),
      bytes: middle('bytes'),
      answers: middle('answers'),
      processorMicros: middle('processorMicros'),
      failures,
      rounds,
    },
  };
}
