import { parseArgs } from 'node:util';

export interface SoakSettings {
  minutes: number;
  /** Puts the table into performance.md. */
  write: boolean;
}

export const USAGE = `npm run bench:soak -- [--minutes <number>] [--write]

  --minutes  how long the mixed load lasts; 30 where nothing is said
  --write    puts the tables into services/docs/performance.md

  BENCH_TITLES=<file> names the titles that are imported first (.jsonl, .jsonl.gz, .csv).`;

/** @throws TypeError on an option that does not exist, and on minutes that are none. */
export function readSettings(args: string[]): SoakSettings | 'help' {
  const { values } = parseArgs({
    args,
    options: {
      minutes: { type: 'string', default: '30' },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return 'help';
  const minutes = Number(values.minutes);
  if (!(minutes >= 1)) throw new TypeError(`--minutes ${values.minutes} is no number of minutes`);
  return { minutes, write: values.write };
}
