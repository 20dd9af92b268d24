import { Injectable } from '@nestjs/common';

/** What nobody needs any more of the write database. */
export interface Cleanup {
  name: string;
  /** One statement without parameters that deletes the rows, or empties what is in them. */
  sql: string;
}

/** Jobs keep what an operator may ask about for a while; their payloads are gone since they were done. */
const platformCleanups: Cleanup[] = [
  {
    name: 'jobs',
    sql: `delete from write.effect_job
          where done_at < now() - interval '30 days' or failed_at < now() - interval '90 days'`,
  },
  { name: 'spent captchas', sql: 'delete from write.spent_captcha where expires_at < now()' },
  { name: 'throttled tries', sql: 'delete from write.throttle where expire < extract(epoch from now()) * 1000' },
  { name: 'idempotency keys', sql: `delete from write.idempotency_key where created_at < now() - interval '7 days'` },
];

/** What the daily cleanup deletes; the feature modules add theirs. */
@Injectable()
export class CleanupRegistry {
  private readonly known = new Map<string, Cleanup>(platformCleanups.map((cleanup) => [cleanup.name, cleanup]));

  add(...cleanups: Cleanup[]): void {
    for (const cleanup of cleanups) this.known.set(cleanup.name, cleanup);
  }

  all(): Cleanup[] {
    return [...this.known.values()];
  }
}
