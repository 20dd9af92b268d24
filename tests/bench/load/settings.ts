import { parseArgs } from 'node:util';

export type TransportName = 'log' | 'kafka';

export interface LoadSettings {
  quick: boolean;
  transports: TransportName[];
  /** Puts the table into the page of figures. */
  write: boolean;
  /** Of the steady load of commands. */
  steadySeconds: number;
  /** Of commands, and of reads, as fast as they are answered. */
  fullSeconds: number;
  /** Comments that wait for the projectors. */
  backlog: number;
  /** Rounds of reads with one process and with two, by turns. */
  readRounds: number;
}

const FULL = { steadySeconds: 30, fullSeconds: 8, backlog: 15_000, readRounds: 4 };
const QUICK = { steadySeconds: 5, fullSeconds: 2, backlog: 1_500, readRounds: 2 };

export const USAGE = `npm run bench:load -- [--quick] [--transport log|kafka] [--write]

  The processes apart, under load: commands, reads, lag, backlog, rebuild; on both event transports, in about five minutes.

  --quick      about a minute; good for seeing that nothing fell over
  --transport  only this one
  --write      puts the table into services/docs/performance.md`;

/** @throws TypeError on an option that does not exist. */
export function readSettings(args: string[]): LoadSettings | 'help' {
  const { values } = parseArgs({
    args,
    options: {
      quick: { type: 'boolean', default: false },
      transport: { type: 'string' },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const { quick, transport, write, help } = values;
  if (help) return 'help';
  if (transport !== undefined && transport !== 'log' && transport !== 'kafka') {
    throw new TypeError(`--transport ${transport}: log or kafka`);
  }
  return { ...(quick ? QUICK : FULL), quick, write, transports: transport ? [transport] : ['log', 'kafka'] };
}
