import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Where a browser takes messages, and the keys that they are sealed with. */
interface PushSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: 'fa' | 'en';
}

interface SubscriptionsWanted {
  userIds: readonly number[];
  /** Null for all of theirs. */
  only: readonly string[] | null;
  /** Address of the last one of the page before. */
  after: string;
}

const MAX_OF_MEMBER = 10;

@Injectable()
export class PushSubscriptionRepository {
  /** A browser belongs to whoever is signed in there. Of one member the newest few are kept. */
  async save(
    manager: EntityManager,
    { userId, sessionId }: { userId: number; sessionId: string },
    { endpoint, p256dh, auth, language }: PushSubscription,
  ): Promise<void> {
    await manager.query(
      `delete from write.push_subscription where ctid = any(array(
         select ctid from write.push_subscription where user_id = $1 and endpoint <> $2
         order by endpoint offset ${MAX_OF_MEMBER - 1}))`,
      [userId, endpoint],
    );
    await manager.query(
      `insert into write.push_subscription (endpoint, user_id, session_id, p256dh, auth, language)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (endpoint) do update set user_id = excluded.user_id, session_id = excluded.session_id,
         p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language`,
      [endpoint, userId, sessionId, p256dh, auth, language],
    );
  }

  async remove(manager: EntityManager, userId: number, endpoint: string): Promise<void> {
    await manager.query('delete from write.push_subscription where user_id = $1 and endpoint = $2', [userId, endpoint]);
  }

  /** Browsers where nobody is signed in any more. */
  async endSessions(manager: EntityManager, sessionIds: readonly string[]): Promise<void> {
    if (sessionIds.length === 0) return;
    await manager.query('delete from write.push_subscription where session_id = any($1::uuid[])', [sessionIds]);
  }

  /** @returns those of them who have a browser that takes messages of the kind. */
  async reachable(manager: EntityManager, kind: string, userIds: readonly number[]): Promise<number[]> {
    const rows: { userId: number }[] = await manager.query(
      `select distinct s.user_id as "userId" from write.push_subscription s
         left join write.notification_reader r on r.user_id = s.user_id
       where s.user_id = any($1) and $2 <> all(coalesce(r.unpushed, '{}')) order by 1`,
      [userIds, kind],
    );
    return rows.map(({ userId }) => userId);
  }

  /** @returns the next of the members' browsers, in the order of their addresses. */
  page(
    manager: EntityManager,
    { userIds, only, after }: SubscriptionsWanted,
    most: number,
  ): Promise<(PushSubscription & { userId: number })[]> {
    return manager.query(
      `select endpoint, user_id as "userId", p256dh, auth, language from write.push_subscription
       where user_id = any($1) and ($2::text[] is null or endpoint = any($2)) and endpoint > $3
       order by endpoint limit $4`,
      [userIds, only, after, most],
    );
  }
}
