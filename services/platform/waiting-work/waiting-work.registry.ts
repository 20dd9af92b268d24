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

/** What waits, one by one. */
export interface WaitingItems {
  /** Of its work. */
  name: string;
  /**
   * The `$1` that wait longest, the oldest first: `id`, `since`, `text` (at most 200 characters; empty where the kind says all) and
   * `by` (the username of whoever brought it, or null).
   */
  sql: string;
}

export interface WaitingCount {
  count: number;
  /** ISO 8601, in the answer. */
  oldest_at: string | null;
}

export interface WaitingItem {
  id: number;
  /** ISO 8601, in the answer. */
  since: string;
  text: string;
  by: string | null;
}

/** What waits for staff; every feature that has such work answers for itself. */
@Injectable()
export class WaitingWorkRegistry {
  private readonly known = new Map<string, WaitingWork>();
  private readonly items = new Map<string, string>();

  constructor(private readonly database: ReadDatabase) {}

  add(...work: WaitingWork[]): void {
    for (const one of work) this.known.set(one.name, one);
  }

  addItems(...items: WaitingItems[]): void {
    for (const { name, sql } of items) this.items.set(name, sql);
  }

  /** The work that may be seen one by one. */
  namesFor(role: Role): string[] {
    return this.visible(role).flatMap(({ name }) => (this.items.has(name) ? [name] : []));
  }

  async of(role: Role): Promise<Record<string, WaitingCount>> {
    const counts = await Promise.all(this.visible(role).map(({ name, sql }) => this.count(name, sql)));
    return Object.fromEntries(counts);
  }

  /** @returns those that wait longest. */
  async oldest(name: string, limit: number): Promise<WaitingItem[]> {
    const sql = this.items.get(name);
    return sql ? this.database.rows<WaitingItem & Record<string, unknown>>(sql, [limit]) : [];
  }

  private visible(role: Role): WaitingWork[] {
    return [...this.known.values()].filter((work) => role === 'admin' || work.role === role);
  }

  private async count(name: string, sql: string): Promise<[string, WaitingCount]> {
    const row = await this.database.row<WaitingCount & { [column: string]: unknown }>(sql);
    return [name, row ?? { count: 0, oldest_at: null }];
  }
}
