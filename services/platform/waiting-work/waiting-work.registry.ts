import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#platform/database/read-database.ts';
import type { Role } from '#platform/kernel/context/viewer.ts';

/** Something that waits for staff to act on it. */
export interface WaitingWork {
  /** As the console's overview calls it, for example `payments`. */
  name: string;
  /** Who acts on it, and is told of it; admins are told of everything. */
  role: Exclude<Role, 'viewer'>;
  /** One row: `count`, and `oldest_at` (null when nothing waits). */
  sql: string;
}

export interface WaitingCount {
  count: number;
  /** ISO 8601, in the answer. */
  oldest_at: string | null;
}

/** What waits for staff; every feature that has such work answers for itself. */
@Injectable()
export class WaitingWorkRegistry {
  private readonly known = new Map<string, WaitingWork>();

  constructor(private readonly database: ReadDatabase) {}

  add(...work: WaitingWork[]): void {
    for (const one of work) this.known.set(one.name, one);
  }

  async of(role: Role): Promise<Record<string, WaitingCount>> {
    const visible = [...this.known.values()].filter((work) => role === 'admin' || work.role === role);
    const counts = await Promise.all(visible.map(({ name, sql }) => this.count(name, sql)));
    return Object.fromEntries(counts);
  }

  private async count(name: string, sql: string): Promise<[string, WaitingCount]> {
    const row = await this.database.row<WaitingCount & { [column: string]: unknown }>(sql);
    return [name, row ?? { count: 0, oldest_at: null }];
  }
}
