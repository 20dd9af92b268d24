import { parseArgs } from 'node:util';

export type Profile = 'log' | 'kafka';

export interface ChaosOptions {
  /** How long load and faults last, in minutes. */
  minutes: number;
  /** Ends the run after so many faults, however long they take; null: by `minutes`. */
  faults: number | null;
  seed: number;
  /** Kinds of faults that happen, by name; all of the profile when empty. */
  kinds: readonly string[];
  profile: Profile;
  /** A fault of our own making that the harness must find. */
  mutant: string | null;
  /** Runs every mutant in turn. */
  mutants: boolean;
  /** Shortest and longest time a process is stopped by SIGSTOP, in seconds. */
  stopSeconds: [least: number, most: number];
  /** What the limits of recovery are multiplied by on a busy machine. */
  slack: number;
  keep: boolean;
  /** Compiled services to run in place of the project's own, which are built first. */
  dist: string | null;
}

export const USAGE = `npm run chaos -- [options]
  --minutes N        how long load and faults last (default 5)
  --faults N         ends after so many faults instead, as is good on a busy machine
  --seed N           which faults, in which order; the same seed gives the same again (default: from the clock)
  --kinds A,B        only faults of these kinds, for example "black hole,frozen link"
  --profile log|kafka   the event transport (default log)
  --stop-seconds A-B shortest and longest SIGSTOP (default 5-20)
  --slack N          multiplies the limits of recovery, for a busy machine (default 1)
  --mutant NAME      breaks the site on purpose; the run must then find violations
  --mutants          runs every mutant and tells which were caught
  --dist FOLDER      other compiled services than services/dist, which is built first
  --keep             keeps ledger and logs of a good run too
`;

/** @throws Error with one line that says what is wrong. */
export function readOptions(args: string[]): ChaosOptions | 'help' {
  const { values } = parseArgs({
    args,
    options: {
      minutes: { type: 'string', default: '5' },
      faults: { type: 'string' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      kinds: { type: 'string', default: '' },
      profile: { type: 'string', default: 'log' },
      'stop-seconds': { type: 'string', default: '5-20' },
      slack: { type: 'string', default: '1' },
      mutant: { type: 'string' },
      mutants: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
      dist: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return 'help';
  if (values.profile !== 'log' && values.profile !== 'kafka')
    throw new Error(`--profile ${values.profile}: log or kafka`);
  const [least = Number.NaN, most = least] = values['stop-seconds'].split('-').map(Number);
  return {
    minutes: positive('--minutes', Number(values.minutes)),
    faults: values.faults ? positive('--faults', Number(values.faults)) : null,
    seed: positive('--seed', Number(values.seed)),
    kinds: values.kinds.split(',').filter(Boolean),
    profile: values.profile,
    mutant: values.mutant ?? null,
    mutants: values.mutants,
    stopSeconds: [positive('--stop-seconds', least), positive('--stop-seconds', most)],
    slack: positive('--slack', Number(values.slack)),
    keep: values.keep,
    dist: values.dist ?? null,
  };
}

function positive(name: string, value: number): number {
  if (!(value > 0)) throw new Error(`${name}: a number above 0`);
  return value;
}
