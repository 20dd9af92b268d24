import { Injectable } from '@nestjs/common';
import { Conditions } from '#platform/database/conditions.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { type ListPage, orderBy } from '#platform/http/list-query.ts';
import { foldText } from '#platform/kernel/text/fold-text.ts';
import { commentHints } from '../../domain/comment-hints.ts';
import { ModerationRulesReader } from '../moderation-rules.reader.ts';
import type { ConsoleComment, ListConsoleComments } from './console-comment.schema.ts';

/**
 * A title or a news post may arrive after a comment on it: its number stands in for its name until then.
 * @param page the rows that are shown: of those that were passed over on the way nothing is counted.
 */
const selectOf = (page: string) => `
  select c.id, c.body, c.status, c.version, c.created_at, c.edited_at, c.spoiler,
    case when c.minute is not null
      then json_build_object('minute', c.minute, 'season', c.season, 'episode', c.episode) end as place,
    json_build_object('id', c.user_id, 'username', c.username, 'name', c.name) as "user",
    case when c.post_id is not null then json_build_object('id', c.post_id, 'post_type', coalesce(t.post_type, 1), 'slug', coalesce(t.slug, ''),
      'name', coalesce(t.name, jsonb_build_object('fa', null, 'en', '#' || c.post_id)),
      'cover_path', coalesce(t.cover_path, '')) end as post,
    case when c.news_post_id is not null then json_build_object('id', c.news_post_id, 'slug', coalesce(n.slug, ''),
      'name', coalesce(n.title, jsonb_build_object('fa', null, 'en', '#' || c.news_post_id)),
      'cover_path', coalesce(n.cover_path, '')) end as news,
    case when p.id is not null then json_build_object('id', p.id, 'body', p.body, 'username', p.username) end as parent,
    c.decided_by, c.decided_at, c.reason, c.refusal,
    coalesce((select json_agg(json_build_object('reason', w.reason, 'note', w.note,
        'reported_at', read.iso_time(w.reported_at)) order by w.reported_at, w.id)
      from read.comment_report w where w.comment_id = c.id), '[]') as reports,
    (select json_build_object('approved', count(*) filter (where o.status = 'approved'),
                              'refused', count(*) filter (where o.status = 'refused'))
     from read.comment o where o.user_id = c.user_id and o.id <> c.id) as other_comments
  from (${page}) c
  left join read.community_title t on t.id = c.post_id
  left join read.community_news n on n.id = c.news_post_id
  left join read.comment p on p.id = c.parent_id`;

const ROWS = 'select c.* from read.comment c';
const REPORTS = 'select from read.comment_report w where w.comment_id = c.id';

@Injectable()
export class ConsoleCommentReader {
  constructor(
    private readonly database: ReadDatabase,
    private readonly rules: ModerationRulesReader,
  ) {}

  async list({ sort, offset, limit, filter }: ListConsoleComments): Promise<ListPage<ConsoleComment>> {
    const where = conditionsOf(filter);
    const order = orderBy(`c.${sort.field}`, sort.direction, 'c.id');
    const [rows, count, { words }] = await Promise.all([
      this.database.rows<Row>(
        `${selectOf(`${ROWS} where ${where} order by ${order} limit ${limit} offset ${offset}`)} order by ${order}`,
        where.parameters,
      ),
      this.database.row<{ total: number }>(
        `select count(*) as total from read.comment c where ${where}`,
        where.parameters,
      ),
      this.rules.current(),
    ]);
    return { rows: rows.map((row) => withHints(row, words)), total: count?.total ?? 0 };
  }

  async one(id: number): Promise<ConsoleComment | undefined> {
    const row = await this.database.row<Row>(selectOf(`${ROWS} where c.id = $1 and c.status <> 'deleted'`), [id]);
    return row && withHints(row, (await this.rules.current()).words);
  }
}

/** By the index of decided comments' words and, of the few that wait, one after the other: no row is in both. */
const holds = (place: string) => `(c.status = 'pending' and c.folded like ${place}
  or c.status in ('approved', 'refused') and c.folded like ${place})`;

type Row = Omit<ConsoleComment, 'hints'>;

function withHints(row: Row, words: readonly string[]): ConsoleComment {
  return { ...row, hints: commentHints(row.body, words) };
}

function conditionsOf({ status, q, ...filter }: ListConsoleComments['filter']): Conditions {
  const nothingAsked = !q && !filter.post_id && !filter.news_post_id && !filter.user_id && !filter.id;
  const wanted = status ?? (nothingAsked ? 'pending' : 'all');
  return (
    new Conditions()
      .add(status === 'reported' || undefined, (place) => `${place} = exists (${REPORTS})`)
      .add(
        wanted === 'all' || wanted === 'reported' ? ['pending', 'approved', 'refused'] : [wanted],
        (place) => `c.status = any(${place}::text[])`,
      )
      // Folded text has letters, digits and spaces only, so nothing in it means something to LIKE.
      .add(q ? `%${foldText(q)}%` : undefined, holds)
      .add(filter.post_id, (place) => `c.post_id = ${place}`)
      .add(filter.news_post_id, (place) => `c.news_post_id = ${place}`)
      .add(filter.user_id, (place) => `c.user_id = ${place}`)
      .add(filter.id, (place) => `c.id = any(${place}::int[])`)
  );
}
