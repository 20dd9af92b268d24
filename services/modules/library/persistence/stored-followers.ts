import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Followed, type FollowedKind, Followers } from '../contract/followers.port.ts';

const COLUMN = { person: 'person_id', series: 'post_id' } as const;

/** By the partial indexes of what is followed. */
@Injectable()
export class StoredFollowers extends Followers {
  async followed(manager: EntityManager, kind: FollowedKind, targetIds: readonly number[]): Promise<Set<number>> {
    const column = COLUMN[kind];
    const rows: { id: number }[] = await manager.query(
      `select t.id from unnest($1::int[]) t(id)
       where exists (select from write.list_entry e where e.kind = '${kind}' and e.${column} = t.id and e.listed)`,
      [targetIds],
    );
    return new Set(rows.map(({ id }) => id));
  }

  async page(manager: EntityManager, { kind, id, notOf }: Followed, after: number, max: number): Promise<number[]> {
    const column = COLUMN[kind];
    const rows: { userId: number }[] = await manager.query(
      `select user_id as "userId" from write.list_entry e
       where kind = '${kind}' and ${column} = $1 and listed and user_id > $2 and (cardinality($4::int[]) = 0 or not exists (
         select from write.list_entry other where other.user_id = e.user_id and other.kind = '${kind}'
           and other.${column} = any($4) and other.listed))
       order by user_id limit $3`,
      [id, after, max, notOf],
    );
    return rows.map(({ userId }) => userId);
  }
}
