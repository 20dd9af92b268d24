import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { NotificationFacts } from '../contract/notifications.events.ts';
import type { Cause } from '../domain/kind.ts';
import { toldTogether } from '../domain/told-together.ts';

export interface News extends Cause {
  kind: string;
  happenedAt: Date;
}

/** What was told, or might have been, and holds no more since `at`. */
export interface TakenBack {
  kind: string;
  cause: string;
  at: Date;
}

/** What nobody was told before: a whole notification, or one for followers of somebody who is new in it. */
export interface FreshNews extends News {
  notificationId: number;
}

interface KnownNotification {
  id: number;
  kind: string;
  facts: NotificationFacts;
  happenedAt: Date;
}

interface Spread extends KnownNotification {
  spreadId: string;
  audience: 'series' | 'person';
  targetId: number;
  /** All that the notification is told the followers of, in the order of its telling. */
  targets: number[];
  afterUserId: number;
}

const targetsOf = ({ to }: News) => ('targets' in to ? to.targets : []);
const keyOf = ({ kind, cause }: { kind: string; cause: string }) => `${kind} ${cause}`;

const SAVE = `
  insert into write.notification (kind, cause, facts, happened_at, targets)
  select kind, cause, facts, happened_at, targets
  from jsonb_to_recordset($1) as t(n int, kind text, cause text, facts jsonb, happened_at timestamptz, targets int[])
  order by n
  on conflict (kind, cause) do update set targets = write.notification.targets || excluded.targets
  returning id, kind, cause`;

/** What members were told, or are being told; one row for each cause. Whoever takes news in is alone: `lockProgress`. */
@Injectable()
export class NewsRepository {
  /** @returns how far the log was taken in; null while somebody else is at it. */
  async lockProgress(manager: EntityManager): Promise<number | null> {
    const [row] = await manager.query('select position from write.notification_progress for update skip locked');
    return row ? Number(row.position) : null;
  }

  async moveProgress(manager: EntityManager, position: number): Promise<void> {
    await manager.query('update write.notification_progress set position = $1', [position]);
  }

  /** Keeps what is new in these. @returns what is to be told of it, in the order of its happening. */
  async keepFresh(manager: EntityManager, news: readonly News[]): Promise<FreshNews[]> {
    const { told, silent } = toldTogether(await this.freshOf(manager, news));
    if (told.length === 0) return [];
    const given = [...told, ...silent].map((one, n) => ({
      ...one,
      n,
      happened_at: one.happenedAt,
      targets: targetsOf(one),
    }));
    const saved: { id: number; kind: string; cause: string }[] = await manager.query(
      `with saved as (${SAVE}) select * from saved`,
      [JSON.stringify(given)],
    );
    const ids = new Map(saved.map((row) => [keyOf(row), row.id]));
    return told.map((one) => ({ ...one, notificationId: ids.get(keyOf(one)) as number }));
  }

  private async freshOf(manager: EntityManager, news: readonly News[]): Promise<News[]> {
    const known = await this.knownTargets(manager, news);
    const fresh = new Map<string, News>();
    for (const one of news) {
      const key = keyOf(one);
      const before = known.get(key);
      const targets = targetsOf(one).filter((id) => !before?.has(id));
      known.set(key, new Set([...(before ?? []), ...targets]));
      if (before && targets.length === 0) continue;
      const to = 'targets' in one.to ? { ...one.to, targets } : one.to;
      const first = fresh.get(key);
      if (first && 'targets' in first.to) first.to.targets.push(...targets);
      else fresh.set(key, { ...one, to });
    }
    return [...fresh.values()];
  }

  private async knownTargets(manager: EntityManager, news: readonly News[]): Promise<Map<string, Set<number>>> {
    const rows: { kind: string; cause: string; targets: number[] }[] = await manager.query(
      `select kind, cause, targets from write.notification
       where (kind, cause) in (select * from unnest($1::text[], $2::text[]))`,
      [news.map(({ kind }) => kind), news.map(({ cause }) => cause)],
    );
    return new Map(rows.map((row) => [keyOf(row), new Set(row.targets)]));
  }

  /**
   * Forgets what holds no more, so that it is news when it happens again. What has happened since it was taken back stays.
   * @returns those that somebody was told, with the versions of their streams.
   */
  async forget(manager: EntityManager, takenBack: readonly TakenBack[]): Promise<{ id: number; version: number }[]> {
    const named = [
      takenBack.map(({ kind }) => kind),
      takenBack.map(({ cause }) => cause),
      takenBack.map(({ at }) => at),
    ];
    const known = `select n.id from write.notification n
      join unnest($1::text[], $2::text[], $3::timestamptz[]) as t(kind, cause, at)
        on t.kind = n.kind and t.cause = n.cause and n.happened_at < t.at`;
    await manager.query(`delete from write.notification_digest_line where notification_id in (${known})`, named);
    const [rows] = await manager.query(
      `delete from write.notification where id in (${known}) returning id, version`,
      named,
    );
    return rows.filter(({ version }: { version: number }) => version > 0);
  }

  /** The version that the stream of a notification has with the next event. */
  async nextVersion(manager: EntityManager, notificationId: number): Promise<number> {
    const [row] = await manager.query(
      `with next as (update write.notification set version = version + 1 where id = $1 returning version)
       select version from next`,
      [notificationId],
    );
    return row.version;
  }

  async startSpreading(
    manager: EntityManager,
    notificationId: number,
    audience: Spread['audience'],
    targetIds: readonly number[],
  ): Promise<void> {
    await manager.query(
      `insert into write.notification_spread (notification_id, audience, target_id)
       select $1, $2, id from unnest($3::int[]) with ordinality as t(id, n) order by n`,
      [notificationId, audience, targetIds],
    );
  }

  /** The oldest that nobody else works on, locked; null when there is none. */
  async lockSpread(manager: EntityManager): Promise<Spread | null> {
    const [row] = await manager.query(
      `select s.id as "spreadId", s.audience, s.target_id as "targetId", s.after_user_id as "afterUserId",
         n.targets,
         n.id, n.kind, n.facts, n.happened_at as "happenedAt"
       from write.notification_spread s join write.notification n on n.id = s.notification_id
       order by s.id limit 1 for update of s skip locked`,
    );
    return row ?? null;
  }

  async moveSpread(manager: EntityManager, { spreadId }: Spread, afterUserId: number): Promise<void> {
    await manager.query('update write.notification_spread set after_user_id = $2 where id = $1', [
      spreadId,
      afterUserId,
    ]);
  }

  async endSpread(manager: EntityManager, { spreadId }: Spread): Promise<void> {
    await manager.query('delete from write.notification_spread where id = $1', [spreadId]);
  }

  /** In the order of their happening, the newest first. */
  find(manager: EntityManager, notificationIds: readonly number[]): Promise<KnownNotification[]> {
    return manager.query(
      `select id, kind, facts, happened_at as "happenedAt" from write.notification where id = any($1)
       order by happened_at desc, id desc`,
      [notificationIds],
    );
  }
}
