import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#platform/database/read-database.ts';
import type { ListKind } from '../contract/library.events.ts';

export interface ListEntry {
  listId: number;
  kind: ListKind;
  targetId: number;
  [column: string]: unknown;
}
interface DatedEntry extends ListEntry {
  addedAt: string;
}

const COLUMNS = `id as "listId", kind, target_id as "targetId"`;
const ENTRIES = `
  select ${COLUMNS}, read.iso_time(added_at) as "addedAt" from read.list_entry where user_id = $1 and kind = any($2::text[]) order by added_at desc, id desc`;
const AMONG = `
  select ${COLUMNS} from read.list_entry
  where user_id = $1 and target_id = any(case when kind = 'person' then $3::int[] else $2::int[] end)`;
const COUNT = 'select count(*)::int as followers from read.list_entry where kind = $1 and target_id = $2';

@Injectable()
export class ListEntryReader {
  constructor(private readonly database: ReadDatabase) {}

  /** All of a member's entries of these kinds, the newest first. */
  of(userId: number, kinds: readonly ListKind[]): Promise<DatedEntry[]> {
    return this.database.preparedRows<DatedEntry>(ENTRIES, [userId, kinds]);
  }

  /** How many members have it on such a list. */
  async count(kind: ListKind, targetId: number): Promise<number> {
    return (await this.database.preparedRow<{ followers: number }>(COUNT, [kind, targetId]))?.followers ?? 0;
  }

  /** A member's entries that are of these titles and people. */
  among(userId: number, titleIds: readonly number[], personIds: readonly number[]): Promise<ListEntry[]> {
    return this.database.preparedRows<ListEntry>(AMONG, [userId, titleIds, personIds]);
  }
}
