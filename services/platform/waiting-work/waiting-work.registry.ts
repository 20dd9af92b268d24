import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#platform/database/read-database.ts';
import type { Role } from '#platform/kernel/context/viewer.ts';

/** Something that waits for staff to act on it. */
export type WaitingWork = {
  /** As the console's overview calls it, for example `payments`. */
  name: string;
  /** Who acts on it, and is told of it; admins are told of everything. */
  role: Exclude<Role, 'viewer'>;
} & (
  | {
      /** One row: `count`, and `oldest_at` (null when nothing waits). */
      sql: string;
    }
  | { count(): Promise<WaitingCount> }
);

/** What waits, one by one. */
export type WaitingItems = {
  /** Of its work. */
  name: string;
} & (
  | {
      /** The `$1` that wait longest, the oldest first, each as a WaitingItem. */
      sql: string;
    }
  | { oldest(limit: number): Promise<WaitingItem[]> }
);

export interface WaitingCount {
  count: number;
  /** ISO 8601, in the answer. */
  oldest_at: string | null;
}

export interface WaitingItem {
  id: number;
  /** ISO 8601, in the answer. */
  since: string;
  /** At most 200 characters; empty where the kind says all. */
  text: string;
  /** Username or name of whoever brought it. */
  by: string | null;
  /** What it is on, where that has a name of its own. */
  about?: WaitingSubject | null;
}

interface WaitingSubject {
  name: { fa: string | null; en: string };
  /** Where it is one file of a title; the type says which qualities the number counts. */
  file?: { post_type: 1 | 2; quality: number; season: number | null; episode: number | null };
}

/** What waits for staff; every feature that has such work answers for itself. */
@Injectable()
export class WaitingWorkRegistry {
  private readonly known = new Map<string, WaitingWork>();
  private readonly items = new Map<string, WaitingItems>();

  constructor(private readonly database: ReadDatabase) {}

  add(...work: WaitingWork[]): void {
    for (const one of work) this.known.set(one.name, one);
  }

  addItems(...items: WaitingItems[]): void {
    for (const one of items) this.items.set(one.name, one);
  }

  /** The work that may be seen one by one. */
  namesFor(role: Role): string[] {
    return this.visible(role).flatMap(({ name }) => (this.items.has(name) ? [name] : []));
  }

  async of(role: Role): Promise<Record<string, WaitingCount>> {
    return Object.fromEntries(await Promise.all(this.visible(role).map((work) => this.count(work))));
  }

  /** @returns those that wait longest. */
  async oldest(name: string, limit: number): Promise<WaitingItem[]> {
    const items = this.items.get(name);
    if (!items) return [];
    if ('oldest' in items) return items.oldest(limit);
    return this.database.rows<WaitingItem & Record<string, unknown>>(items.sql, [limit]);
  }

  private visible(role: Role): WaitingWork[] {
    return [...this.known.values()].filter((work) => role === 'admin' || work.role === role);
  }

  private async count(work: WaitingWork): Promise<[string, WaitingCount]> {
    if ('count' in work) return [work.name, await work.count()];
    const row = await this.database.row<WaitingCount & { [column: string]: unknown }>(work.sql);
    return [work.name, row ?? { count: 0, oldest_at: null }];
  }
}
