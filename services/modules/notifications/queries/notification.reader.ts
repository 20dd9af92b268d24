import { Injectable } from '@nestjs/common';
import type { ProfilePart } from '#modules/accounts/contract/profile-part.ts';
import { PublicMembers } from '#modules/accounts/contract/public-members.port.ts';
import { TitleCards } from '#modules/catalogue/contract/title-cards.port.ts';
import { NewsNames } from '#modules/editorial/contract/news-names.port.ts';
import { PersonCards } from '#modules/people/contract/person-cards.port.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import { MAX_VISITED_AT_ONCE, type NotificationAnswer } from '../contract/notification.schema.ts';
import type { NotificationFacts } from '../contract/notifications.events.ts';
import { GATHERED_KIND_NAMES, reading } from '../domain/kinds.ts';

interface Row {
  /** Of what it stands for, the newest first. */
  ids: number[];
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
const COLUMNS = `array[n.id] as ids, n.kind, n.facts, read.iso_time(n.happened_at) as "createdAt", ${VISITED} as visited`;
const PAGE = `select ${COLUMNS} ${FROM} order by n.happened_at desc, n.id desc limit $2`;
const UNVISITED = `
  select ${COLUMNS} ${FROM} and n.position > coalesce(r.visited_up_to, 0) and not ${VISITED}
  order by n.happened_at desc, n.id desc limit $2`;
/**
 * Lines: those of a kind that is gathered are one where they stand next to each other and are not visited, as many as can be
 * visited at once. What was visited is a line each again, with a way to each.
 */
const LINES = `
  with told as (select n.id, n.kind, n.happened_at, ${VISITED} as visited ${FROM}),
  listed as (
    select *, row_number() over latest as place,
      visited or kind <> all($2::text[]) or kind is distinct from lag(kind) over latest or lag(visited) over latest as starts
    from told where not (visited and $3) window latest as (order by happened_at desc, id desc)),
  runs as (select *, count(*) filter (where starts) over (order by place) as run from listed),
  parts as (select *, (row_number() over (partition by run order by place) - 1) / ${MAX_VISITED_AT_ONCE} as part from runs),
  lines as (
    select min(place) as place, array_agg(id order by place) as ids, bool_and(visited) as visited from parts group by run, part),
  page as (select * from lines order by place limit $4 offset $5)
  select (select count(*)::int from lines) as total, coalesce((
    select jsonb_agg(jsonb_build_object('ids', p.ids, 'kind', n.kind, 'facts', n.facts,
      'createdAt', read.iso_time(n.happened_at), 'visited', p.visited) order by p.place)
    from page p join read.notification n on n.user_id = $1 and n.id = p.ids[1]), '[]') as lines`;
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
    private readonly members: PublicMembers,
  ) {}

  async page(userId: number, limit: number): Promise<NotificationAnswer[]> {
    return this.read(await this.database.preparedRows<Row>(PAGE, [userId, limit]));
  }

  async unvisited(userId: number, limit: number): Promise<NotificationAnswer[]> {
    return this.read(await this.database.preparedRows<Row>(UNVISITED, [userId, limit]));
  }

  /** Visited or not, or only those that are not, with how many lines there are of them. */
  async lines(
    { userId, username }: Viewer,
    unvisitedOnly: boolean,
    limit: number,
    offset: number,
  ): Promise<{ lines: NotificationAnswer[]; total: number }> {
    const kinds = [...GATHERED_KIND_NAMES];
    const page = await this.database.preparedRow<{ lines: Row[]; total: number }>(LINES, [
      userId,
      kinds,
      unvisitedOnly,
      limit,
      offset,
    ]);
    const lines = page?.lines ?? [];
    const isGathered = lines.some(({ ids }) => ids.length > 1);
    const shown = isGathered ? (await this.members.find(username)).shows : [];
    return {
      lines: await this.read(lines, (part) => (shown.includes(part) ? `/user/${username}?show=${part}` : null)),
      total: page?.total ?? 0,
    };
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

  /** @param placeOf where a part of their reader's doing is shown; null when it is nowhere. */
  private async read(
    rows: readonly Row[],
    placeOf: (part: ProfilePart) => string | null = () => null,
  ): Promise<NotificationAnswer[]> {
    const named = (name: 'postId' | 'personId' | 'newsPostId') => [
      ...new Set(rows.flatMap(({ facts }) => facts[name] ?? [])),
    ];
    const [titles, people, posts] = await Promise.all([
      this.titles.of(named('postId')),
      this.people.of(named('personId')),
      this.newsNames.of(named('newsPostId')),
    ]);
    return rows.flatMap(({ ids, kind, facts, createdAt, visited }) => {
      const post = facts.postId ? titles.get(facts.postId) : undefined;
      const person = facts.personId ? (people.get(facts.personId) ?? null) : null;
      const news = facts.newsPostId ? (posts.get(facts.newsPostId) ?? null) : null;
      const title = post ? { postType: post.post_type, slug: post.slug, name: post.name } : null;
      const read = reading(kind, { facts, title, news, person });
      if (!read) return [];
      const { text, href, followed, gathered } = read;
      const line = { id: ids[0]!, ids, kind, created_at: createdAt, visited };
      if (gathered && ids.length > 1) {
        return [
          {
            ...line,
            text: gathered.words(ids.length),
            href: placeOf(gathered.part) ?? href,
            followed: null,
            picture: null,
          },
        ];
      }
      const picture = post ? { path: post.cover_path, tint: post.tint } : null;
      return [{ ...line, text, href, followed, picture }];
    });
  }
}
