import { Injectable } from '@nestjs/common';
import { TitleCards } from '#modules/catalogue/contract/title-cards.port.ts';
import { NewsNames } from '#modules/editorial/contract/news-names.port.ts';
import { PersonCards } from '#modules/people/contract/person-cards.port.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import type { NotificationAnswer } from '../contract/notification.schema.ts';
import type { NotificationFacts } from '../contract/notifications.events.ts';
import { reading } from '../domain/kinds.ts';

interface Row {
  id: number;
  kind: string;
  facts: NotificationFacts;
  createdAt: string;
  visited: boolean;
  [column: string]: unknown;
}

export interface NotificationCounts {
  /** Not visited. */
  unvisited: number;
  total: number;
  /** The last position of the log that something was sent at. */
  upTo: number;
}

const VISITED = `(n.position <= coalesce(r.visited_up_to, 0)
  or exists (select from read.notification_visit v where v.user_id = n.user_id and v.id = n.id))`;
const FROM = `
  from read.notification n left join read.notification_reader r on r.user_id = n.user_id where n.user_id = $1`;
const COLUMNS = `n.id, n.kind, n.facts, read.iso_time(n.happened_at) as "createdAt", ${VISITED} as visited`;
const PAGE = `select ${COLUMNS} ${FROM} order by n.happened_at desc, n.id desc limit $2 offset $3`;
const UNVISITED = `
  select ${COLUMNS} ${FROM} and n.position > coalesce(r.visited_up_to, 0) and not ${VISITED}
  order by n.happened_at desc, n.id desc limit $2 offset $3`;
const COUNTS = `
  select n.user_id as "userId", count(*)::int as total, count(*) filter (where not ${VISITED})::int as unvisited,
    max(n.position) as "upTo"
  from read.notification n left join read.notification_reader r on r.user_id = n.user_id
  where n.user_id = any($1::int[]) group by n.user_id`;
const UNVISITED_COUNTS = `
  select n.user_id as "userId", count(*)::int as count
  from read.notification n left join read.notification_reader r on r.user_id = n.user_id
  where n.user_id = any($1::int[]) and n.position > coalesce(r.visited_up_to, 0) and not ${VISITED}
  group by n.user_id`;

/** A viewer's notifications as they read now: with the names of now. */
@Injectable()
export class NotificationReader {
  constructor(
    private readonly database: ReadDatabase,
    private readonly titles: TitleCards,
    private readonly people: PersonCards,
    private readonly newsNames: NewsNames,
  ) {}

  async page(userId: number, limit: number, offset = 0): Promise<NotificationAnswer[]> {
    return this.read(await this.database.preparedRows<Row>(PAGE, [userId, limit, offset]));
  }

  async unvisited(userId: number, limit: number, offset = 0): Promise<NotificationAnswer[]> {
    return this.read(await this.database.preparedRows<Row>(UNVISITED, [userId, limit, offset]));
  }

  async counts(userId: number): Promise<NotificationCounts> {
    const row = await this.database.preparedRow<NotificationCounts & Record<string, unknown>>(COUNTS, [[userId]]);
    return { total: row?.total ?? 0, unvisited: row?.unvisited ?? 0, upTo: row?.upTo ?? 0 };
  }

  /** How many are new to each of these; who is not in it has none. */
  async unvisitedCounts(userIds: readonly number[]): Promise<Map<number, number>> {
    const rows = await this.database.preparedRows<{ userId: number; count: number }>(UNVISITED_COUNTS, [userIds]);
    return new Map(rows.map(({ userId, count }) => [userId, count]));
  }

  private async read(rows: readonly Row[]): Promise<NotificationAnswer[]> {
    const ids = (name: 'postId' | 'personId' | 'newsPostId') => [
      ...new Set(rows.flatMap(({ facts }) => facts[name] ?? [])),
    ];
    const [titles, people, posts] = await Promise.all([
      this.titles.of(ids('postId')),
      this.people.of(ids('personId')),
      this.newsNames.of(ids('newsPostId')),
    ]);
    return rows.flatMap(({ id, kind, facts, createdAt, visited }) => {
      const post = facts.postId ? titles.get(facts.postId) : undefined;
      const person = facts.personId ? (people.get(facts.personId) ?? null) : null;
      const news = facts.newsPostId ? (posts.get(facts.newsPostId) ?? null) : null;
      const title = post ? { postType: post.post_type, slug: post.slug, name: post.name } : null;
      const read = reading(kind, { facts, title, news, person });
      if (!read) return [];
      const picture = post ? { path: post.cover_path, tint: post.tint } : null;
      return [{ id, kind, ...read, picture, created_at: createdAt, visited }];
    });
  }
}
