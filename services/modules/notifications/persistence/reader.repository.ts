import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { DigestEvery } from '../contract/notifications.events.ts';

interface ReaderSettings {
  muted: string[];
  unmailed: string[];
  unpushed: string[];
  digest: DigestEvery;
}

const NEXT_DUE = `case digest when 'day' then now() + interval '1 day' when 'week' then now() + interval '7 days' end`;

/** What members want to be told, and by which ways. Who has said nothing has no row. */
@Injectable()
export class ReaderRepository {
  /** The version that the member's stream has with the next event; the row is locked. */
  async nextVersion(manager: EntityManager, userId: number): Promise<number> {
    const [row] = await manager.query(
      `with next as (
         insert into write.notification_reader (user_id, version) values ($1, 1)
         on conflict (user_id) do update set version = write.notification_reader.version + 1 returning version)
       select version from next`,
      [userId],
    );
    return row.version;
  }

  async save(manager: EntityManager, userId: number, settings: ReaderSettings): Promise<void> {
    const { muted, unmailed, unpushed, digest } = settings;
    await manager.query(
      `update write.notification_reader r set muted = $2, unmailed = $3, unpushed = $4, digest = $5,
         digest_due_at = case when r.digest = $5 then r.digest_due_at else t.due end
       from (select ${NEXT_DUE} as due from (values ($5::text)) v(digest)) t
       where user_id = $1`,
      [userId, muted, unmailed, unpushed, digest],
    );
    if (digest === 'never') await this.forgetLines(manager, userId);
  }

  async getsDigest(manager: EntityManager, userId: number): Promise<boolean> {
    const [row] = await manager.query(
      `select digest <> 'never' as gets from write.notification_reader where user_id = $1`,
      [userId],
    );
    return row?.gets ?? false;
  }

  /** @returns the settings there are now, with the version of the event that says so; null when no mail came before. */
  async endDigest(manager: EntityManager, userId: number): Promise<(ReaderSettings & { version: number }) | null> {
    const [[row]] = await manager.query(
      `update write.notification_reader set digest = 'never', digest_due_at = null, version = version + 1
       where user_id = $1 and digest <> 'never' returning version, muted, unmailed, unpushed, digest`,
      [userId],
    );
    if (row) await this.forgetLines(manager, userId);
    return row ?? null;
  }

  /** @returns those of them who want to be told of a kind. */
  async wanting(manager: EntityManager, kind: string, userIds: readonly number[]): Promise<number[]> {
    const rows: { userId: number }[] = await manager.query(
      'select user_id as "userId" from write.notification_reader where user_id = any($1) and $2 = any(muted)',
      [userIds, kind],
    );
    const muting = new Set(rows.map(({ userId }) => userId));
    return userIds.filter((id) => !muting.has(id));
  }

  /** Notes a notification for the next mail of those who get one. */
  async noteLines(
    manager: EntityManager,
    { id, kind }: { id: number; kind: string },
    userIds: readonly number[],
  ): Promise<void> {
    await manager.query(
      `insert into write.notification_digest_line (user_id, notification_id)
       select user_id, $2 from write.notification_reader
       where user_id = any($1) and digest <> 'never' and $3 <> all(unmailed)
       on conflict do nothing`,
      [userIds, id, kind],
    );
  }

  /** What was visited is no news any more. @param notificationIds all of them when absent. */
  async forgetLines(manager: EntityManager, userId: number, notificationIds?: readonly number[]): Promise<void> {
    await manager.query(
      `delete from write.notification_digest_line where user_id = $1 and ($2::int[] is null or notification_id = any($2))`,
      [userId, notificationIds ?? null],
    );
  }

  /** Somebody whose mail is due, locked, with the time of the next one moved on. @returns null when there is nobody. */
  async claimDue(manager: EntityManager): Promise<number | null> {
    const [row] = await manager.query(
      `with due as (
         select user_id from write.notification_reader where digest_due_at <= now()
         order by digest_due_at limit 1 for update skip locked),
       moved as (
         update write.notification_reader r set digest_due_at = ${NEXT_DUE} from due where r.user_id = due.user_id
         returning r.user_id)
       select user_id as "userId" from moved`,
    );
    return row?.userId ?? null;
  }

  /** @returns the notifications that were noted, newest first. */
  async takeLines(manager: EntityManager, userId: number): Promise<number[]> {
    const rows: { id: number }[] = await manager.query(
      `with taken as (delete from write.notification_digest_line where user_id = $1 returning notification_id)
       select notification_id as id from taken order by notification_id desc`,
      [userId],
    );
    return rows.map(({ id }) => id);
  }
}
