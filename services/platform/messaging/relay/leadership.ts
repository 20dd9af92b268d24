import type pg from 'pg';
import { ADVISORY_LOCK } from '#platform/database/advisory-locks.ts';
import { MAX_STATEMENT_MS } from './numbering-pace.ts';

/** A leader gives a sign of life at least this often, in milliseconds. */
export const BEAT_MS = 1_000;
/** How often in a row a follower finds no new sign of life before it deposes the leader; it looks twice a second. */
const TIMEOUT_MS = 8;

const SIGN_OF_LIFE = 'select term, beat, position from write.relay_head';
const BEGIN_TERM = 'update write.relay_head set term = term + 1, beat = beat + 1 returning term';
const BEAT = 'update write.relay_head set beat = beat + 1 where term = $1';
// A leader that waits for a slow disk is no less alive than we: whoever comes next would have to wait as well.
const END_LEADERS_SESSION = `
  select pg_terminate_backend(pid) from pg_locks left join pg_stat_activity using (pid)
  where not coalesce(state = 'active' and query_start > now() - interval '${MAX_STATEMENT_MS} milliseconds', false)
    and locktype = 'advisory' and granted and objid = $1 and classid = 0 and objsubid = 1
    and pg_locks.database = (select oid from pg_database where datname = current_database())`;

/** Thrown when another relay has begun its term: whatever this one still wanted to do, it may not. */
export class Deposed extends Error {
  constructor() {
    super('another relay leads');
  }
}

/**
 * A follower's way to the lead. A leader that died has lost its session, and with it the lock. One that is stopped or cut
 * off keeps both while nothing happens: after a few seconds without a sign of life its session is ended. Each leader begins
 * a new term, and what leaders do is bound to their own term, so one that wakes up later does nothing any more.
 */
export class Campaign {
  private lastSign = '';
  private silences = 0;

  constructor(private readonly client: pg.Client) {}

  /** @returns the term that begins now, or null while another relay leads; to be asked about twice a second. */
  async tryToLead(): Promise<number | null> {
    const { rows } = await this.client.query('select pg_try_advisory_lock($1) as taken', [ADVISORY_LOCK.relayLeader]);
    if (rows[0].taken) return Number((await this.client.query(BEGIN_TERM)).rows[0].term);
    const sign = JSON.stringify((await this.client.query(SIGN_OF_LIFE)).rows[0]);
    this.silences = sign === this.lastSign ? this.silences + 1 : 0;
    this.lastSign = sign;
    if (this.silences >= TIMEOUT_MS) {
      this.silences = 0;
      await this.client.query(END_LEADERS_SESSION, [ADVISORY_LOCK.relayLeader]);
    }
    return null;
  }
}

/** @throws Deposed */
export async function beat(client: pg.Client, term: number): Promise<void> {
  const { rowCount } = await client.query(BEAT, [term]);
  if (rowCount !== 1) throw new Deposed();
}
