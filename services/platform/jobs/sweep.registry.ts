import { Injectable } from '@nestjs/common';

/** Rows of the write database that nobody needs any more. */
export interface Sweep {
  name: string;
  /** One statement without parameters that deletes them. */
  sql: string;
}

/** Jobs keep what an operator may ask about for a while; their payloads are gone since they were done. */
const platformSweeps: Sweep[] = [
  {
    name: 'effect jobs',
    sql: `delete from write.effect_job
          where done_at < now() - interval '30 days' or failed_at < now() - interval '90 days'`,
  },
  { name: 'spent captchas', sql: 'delete from write.spent_captcha where expires_at < now()' },
  { name: 'idempotency keys', sql: `delete from write.idempotency_key where created_at < now() - interval '7 days'` },
];

/** What the daily sweep does; the feature modules put theirs in. */
@Injectable()
export class SweepRegistry {
  private readonly known = new Map<string, Sweep>(platformSweeps.map((sweep) => [sweep.name, sweep]));

  add(...sweeps: Sweep[]): void {
    for (const sweep of sweeps) this.known.set(sweep.name, sweep);
  }

  all(): Sweep[] {
    return [...this.known.values()];
  }
}
