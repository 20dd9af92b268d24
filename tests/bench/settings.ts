import { parseArgs } from 'node:util';

export interface Settings {
  quick: boolean;
  /** File of titles to measure on; null: the demo catalogue alone. */
  titles: string | null;
  /** Rounds of each probe, and their length in seconds. */
  rounds: number;
  seconds: number;
  /** Comments whose way to the screen is timed. */
  watchedComments: number;
  /** Seconds of the steady load of commands. */
  steadySeconds: number;
  searchTasks: number;
  coldStarts: number;
  /** Writes a CPU profile of the site. */
  profile: boolean;
  /** Puts the table into performance.md. */
  write: boolean;
  /** Only rows whose name holds this text. */
  only: string | null;
}

const FULL = { rounds: 5, seconds: 1.5, watchedComments: 200, steadySeconds: 15, searchTasks: 1_000, coldStarts: 3 };
const QUICK = { rounds: 2, seconds: 0.5, watchedComments: 40, steadySeconds: 4, searchTasks: 200, coldStarts: 1 };

export const USAGE = `npm run bench -- [--quick] [--only <text>] [--profile] [--write]

  --quick    about a minute instead of five; good for seeing that nothing fell over, not for small differences
  --only     only the probes whose name holds the text, e.g. --only W3
  --profile  writes a CPU profile of the site to node_modules/.cache/parde/profile
  --write    puts the table into services/docs/performance.md; not of a quick run or of some probes

  BENCH_TITLES=<file> measures on the titles of that file (.jsonl, .jsonl.gz, .csv) besides the demo catalogue.`;

/** @throws TypeError on an option that does not exist. */
export function readSettings(args: string[], environment: NodeJS.ProcessEnv): Settings | 'help' {
  const { values } = parseArgs({
    args,
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string' },
      profile: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return 'help';
  const { quick, profile, write, only = null } = values;
  if (write && (quick || only !== null)) throw new TypeError('--write needs a whole run: leave out --quick and --only');
  return { ...(quick ? QUICK : FULL), quick, profile, write, only, titles: environment['BENCH_TITLES'] || null };
}
