import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { processorTime } from '../measure/processor-time.ts';

/** Where processor time goes: our processes by name, and the database with all its own. */
export const PLACES = ['commands', 'relay', 'projector', 'queries', 'media', 'workers', 'PostgreSQL'] as const;
export type Place = (typeof PLACES)[number];

export interface Reading {
  at: number;
  /** Milliseconds so far. */
  processor: Record<Place, number>;
  /** Bytes of the write-ahead log, and of the database on disk. */
  log: number;
  stored: number;
  /** Pages of 8 KB that statements have looked at, in memory or not. */
  pages: number;
}

/** Statistics of the database's sessions are told a second late. */
const TOLD_AFTER_MS = 1_500;

const DATABASE = `
  select pid as postmaster, (pg_current_wal_insert_lsn() - '0/0')::float8 as log,
    pg_database_size(current_database())::float8 as stored,
    (select (blks_hit + blks_read)::float8 from pg_stat_database where datname = current_database()) as pages
  from pg_stat_activity where pid = pg_backend_pid()`;

export class Meters {
  private readonly processes: readonly { name: string; pid: number }[];
  private readonly client: pg.Client;

  constructor(processes: readonly { name: string; pid: number }[], client: pg.Client) {
    this.processes = processes;
    this.client = client;
  }

  async read(): Promise<Reading> {
    await pause(TOLD_AFTER_MS);
    const { rows } = await this.client.query<{ postmaster: number; log: number; stored: number; pages: number }>(
      DATABASE,
    );
    const { postmaster, ...figures } = rows[0]!;
    const processor = Object.fromEntries(
      PLACES.map((place) => [place, this.processorOf(place)]),
    ) as Reading['processor'];
    processor.PostgreSQL = databaseTime(parentOf(postmaster));
    return { at: performance.now(), processor, ...figures };
  }

  private processorOf(place: Place): number {
    return this.processes.filter(({ name }) => name === place).reduce((sum, { pid }) => sum + processorTime(pid), 0);
  }
}

/** The server with all that it has started; the sessions of our processes stay open, so that none takes its time away with it. */
function databaseTime(postmaster: number): number {
  const own = readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((pid) => pid === postmaster || parentOf(pid) === postmaster);
  return own.reduce((sum, pid) => sum + processorTime(pid), 0);
}

function parentOf(pid: number): number {
  try {
    const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return Number(parent);
  } catch {
    return 0;
  }
}
