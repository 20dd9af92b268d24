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
  /** Its run is over when all is asked. Where that is before the end of the round it is prepared and run again, so that no pause of the machine is most of a figure. */
  repeats?: boolean;
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
      await runRound(probe, seconds / 2, 0);
    });
  }
  for (let round = 1; round <= rounds; round++) {
    for (const probe of probes) {
      onStep(`round ${round} of ${rounds}: ${probe.name}`);
      await attempt(probe, async () => void result.get(probe.name)!.push(await runRound(probe, seconds, round)));
    }
  }
  return new Map(probes.map(({ name }) => [name, outcome(errors.get(name), result.get(name)!)]));
}

async function runRound(probe: Probe, seconds: number, round: number): Promise<Round> {
  const runs: Round[] = [];
  do runs.push(await runOnce(probe, seconds, round));
  while (probe.repeats && sumOf(runs.map((run) => run.seconds)) < seconds);
  return together(runs);
}

async function runOnce(probe: Probe, seconds: number, round: number): Promise<Round> {
  await probe.prepare?.(round);
  const before = probe.pid ? processorTime(probe.pid) : 0;
  const result = await probe.run(seconds, round);
  const used = probe.pid ? processorTime(probe.pid) - before : 0;
  return { ...result, processorMicros: Math.round((used * 1_000) / Math.max(1, result.answers)) };
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

function together(runs: readonly Round[]): Round {
  const answers = sumOf(runs.map((run) => run.answers));
  const seconds = sumOf(runs.map((run) => run.seconds));
  const micros = sumOf(runs.map((run) => run.processorMicros * run.answers));
  return {
    answers,
    seconds,
    perSecond: sumOf(runs.map((run) => run.perSecond * run.seconds)) / seconds,
    p50: median(runs.map(({ p50 }) => p50)),
    p99: median(runs.map(({ p99 }) => p99)),
    bytes: median(runs.map(({ bytes }) => bytes)),
    failures: sumOf(runs.map(({ failures }) => failures)),
    processorMicros: Math.round(micros / Math.max(1, answers)),
  };
}

function outcome(message: string | undefined, result: readonly Round[]): Outcome {
  if (message !== undefined) return { error: message };
  const middle = (figure: keyof Round) => median(result.map((one) => one[figure]));
  const failures = sumOf(result.map((one) => one.failures));
  const rounds = result.map(({ perSecond }) => Math.round(perSecond));
  return {
    measured: {
      perSecond: middle('perSecond'),
      p50: middle('p50'),
      p99: middle('p99'),
      bytes: middle('bytes'),
      answers: middle('answers'),
      seconds: middle('seconds'),
      processorMicros: middle('processorMicros'),
      failures,
      rounds,
    },
  };
}
