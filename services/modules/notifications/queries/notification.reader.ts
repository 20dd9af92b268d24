import { Injectable } from '@nestjs/common';
import type { ProfilePart } from '#modules/accounts/contract/profile-part.ts';
import { PublicMembers } from '#modules/accounts/contract/public-members.port.ts';
import { TitleCards } from '#modules/catalogue/contract/titles/title-cards.port.ts';
import { NewsNames } from '#modules/editorial/contract/news-names.port.ts';
import { PersonCards } from '#modules/people/contract/person-cards.port.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import { MAX_VISITED_AT_ONCE, type NotificationAnswer } from '../contract/notification.schema.ts';
import type { NotificationFacts } from '../contract/notifications.events.ts';
import { reading } from '../domain/kinds.ts';

interface Row {
  /** Of what it stands for, the newest first, as many as can be visited at once. */
  ids: number[];
  /** How many it stands for. */
  count: number;
  kind: string;
  facts: NotificationFacts;
  createdAt: string;
  visited: boolean;
  [column: string]: unknown;
}

interface NotificationCounts {
  /** Not visited. */
  unvisited: number;
  /** The last position of the log that something was sent at. */
  upTo: number;
}

const VISITED = '(n.visited or n.position <= coalesce(r.visited_up_to, 0))';
const FROM = `
  from read.notification n left join read.notification_reader r on r.user_id = n.user_id where n.user_id = $1`;
const COLUMNS = `array[n.id] as ids, 1 as count, n.kind, n.facts, read.iso_time(n.happened_at) as "createdAt", ${VISITED} as visited`;
const PAGE = `select ${COLUMNS} ${FROM} order by n.happened_at desc, n.id desc limit $2`;
/** What is new to `reader`; what they have seen up to is not looked at. */
const fresh = (reader: string) => `
  from read.notification n where n.user_id = ${reader}
    and not n.visited
    and n.position > coalesce((select visited_up_to from read.notification_reader where user_id = ${reader}), 0)`;
/** All that is new before its order, so that the newest are not looked through for it. */
const UNVISITED = `
  with fresh as materialized (select n.id, n.kind, n.facts, n.happened_at ${fresh('$1')})
  select array[id] as ids, 1 as count, kind, facts, read.iso_time(happened_at) as "createdAt", false as visited
  from fresh order by happened_at desc, id desc limit $2`;
/**
 * Lines: from where one starts to where the next newer one does. A line tells of what is not visited in it, and of all of it
 * once that is visited. Read from the newest, as far as the page goes.
 */
const LINES = `
  with starts as (
    select happened_at, id, lag(happened_at, 1, 'infinity') over latest as newer_at, lag(id, 1, 0) over latest as newer_id
    from read.notification where user_id = $1 and starts window latest as (order by happened_at desc, id desc)),
  lines as (
    select s.happened_at as started_at, s.id as start_id, coalesce(l.fresh, l.every) as ids, l.fresh is null as visited
    from starts s cross join lateral (
      select array_agg(id order by happened_at desc, id desc) as every,
        array_agg(id order by happened_at desc, id desc) filter (where not visited) as fresh
      from (
        select n.id, n.happened_at, ${VISITED} as visited ${FROM}
          and (n.happened_at, n.id) >= (s.happened_at, s.id) and (n.happened_at, n.id) < (s.newer_at, s.newer_id)) told) l)`;
/** Lines by what is not visited in them: from each of these back to where its line starts, so that nothing else is looked at. */
const UNVISITED_LINES = `
  with told as (
    select s.happened_at as started_at, s.id as start_id, f.happened_at, f.id
    from (select n.happened_at, n.id, n.starts ${fresh('$1')}) f cross join lateral (
      select f.happened_at, f.id where f.starts
      union all (
        select happened_at, id from read.notification
        where user_id = $1 and starts and not f.starts and (happened_at, id) < (f.happened_at, f.id)
        order by happened_at desc, id desc limit 1)) s)`;
const SHOWN = `
  select p.ids[:${MAX_VISITED_AT_ONCE}] as ids, cardinality(p.ids) as count, n.kind, n.facts,
    read.iso_time(n.happened_at) as "createdAt", p.visited
  from page p join read.notification n on n.user_id = $1 and n.id = p.ids[1] order by p.started_at desc, p.start_id desc`;
const LATEST = 'order by started_at desc, start_id desc limit $2 offset $3';
const PAGE_OF_LINES = `${LINES}, page as (select * from lines ${LATEST}) ${SHOWN}`;
const PAGE_OF_UNVISITED = `${UNVISITED_LINES}, page as (
    select started_at, start_id, array_agg(id order by happened_at desc, id desc) as ids, false as visited
    from told group by started_at, start_id ${LATEST}) ${SHOWN}`;
const LINE_COUNT = 'select count(*)::int as total from read.notification where user_id = $1 and starts';
const UNVISITED_LINE_COUNT = `${UNVISITED_LINES} select count(distinct start_id)::int as total from told`;
const UP_TO = 'select max(position) as "upTo" from read.notification where user_id = $1';
const UNVISITED_COUNTS = `
  select reader.id as "userId", counted.count
  from unnest($1::int[]) as reader(id) cross join lateral (select count(*)::int as count ${fresh('reader.id')}) counted
  where counted.count > 0`;

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
    const [pageSql, countSql] = unvisitedOnly ? [PAGE_OF_UNVISITED, UNVISITED_LINE_COUNT] : [PAGE_OF_LINES, LINE_COUNT];
    const [lines, counted] = await Promise.all([
      this.database.preparedRows<Row>(pageSql, [userId, limit, offset]),
      this.database.preparedRow<{ total: number }>(countSql, [userId]),
    ]);
    const isGathered = lines.some(({ count }) => count > 1);
    const shown = isGathered ? (await this.members.find(username)).shows : [];
    return {
      lines: await this.read(lines, (part) => (shown.includes(part) ? `/user/${username}?show=${part}` : null)),
      total: counted?.total ?? 0,
    };
  }

  async counts(userId: number): Promise<NotificationCounts> {
    const [unvisited, last] = await Promise.all([
      this.unvisitedCounts([userId]),
      this.database.preparedRow<{ upTo: number | null }>(UP_TO, [userId]),
    ]);
    return { unvisited: unvisited.get(userId) ?? 0, upTo: last?.upTo ?? 0 };
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
    return rows.flatMap(({ ids, count, kind, facts, createdAt, visited }) => {
      const post = facts.postId ? titles.get(facts.postId) : undefined;
      const person = facts.personId ? (people.get(facts.personId) ?? null) : null;
      const news = facts.newsPostId ? (posts.get(facts.newsPostId) ?? null) : null;
      const title = post ? { postType: post.post_type, slug: post.slug, name: post.name } : null;
      const read = reading(kind, { facts, title, news, person });
      if (!read) return [];
      const { text, href, followed, gathered } = read;
      const line = { id: ids[0]!, ids, kind, created_at: createdAt, visited };
      if (gathered && count > 1) {
        return [
          {
            ...line,
            text: gathered.words(count),
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
