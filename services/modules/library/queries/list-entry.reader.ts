import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#platform/database/read-database.ts';
import type { ListKind } from '../contract/library.events.ts';

export interface ListedEntry {
  listId: number;
  kind: ListKind;
  targetId: number;
  addedAt: string;
  [column: string]: unknown;
}

const ENTRIES = `
  select id as "listId", kind, target_id as "targetId", read.iso_time(added_at) as "addedAt"
  from read.list_entry where user_id = $1 and kind = any($2::text[]) order by added_at desc, id desc`;

@Injectable()
export class ListEntryReader {
  constructor(private readonly database: ReadDatabase) {}

  /** All of a member's entries of these kinds, the newest first. */
  of(userId: number, kinds: readonly ListKind[]): Promise<ListedEntry[]> {
    return this.database.rows<ListedEntry>(ENTRIES, [userId, kinds]);
  }
}
