import type { ListShape, OrderedList } from '#platform/documents/list-pages.ts';
import { NEWS_CATEGORIES } from '../contract/news-categories.ts';

/** A category's names as JSON, by its slug: our own words, fit to stand in SQL. */
const CATEGORIES = Object.entries(NEWS_CATEGORIES)
  .map(([slug, { fa, en }]) => `when '${slug}' then '${JSON.stringify({ slug, fa, en })}'::jsonb`)
  .join(' ');

const inBothLanguages = (part: string) =>
  `jsonb_build_object('fa', texts -> 'fa' -> '${part}', 'en', texts -> 'en' -> '${part}')`;

/** A news post as lists show it: SQL for its JSON. */
export const NEWS_CARD = `jsonb_build_object('id', id, 'slug', slug, 'category', case category ${CATEGORIES} end,
  'title', ${inBothLanguages('title')}, 'lead', ${inBothLanguages('lead')}, 'cover_path', cover_path,
  'cover_vertical', replace(cover_path, '/news/', '/news-tall/'), 'tint', tint, 'author', author,
  'published_at', read.iso_time(publish_at))`;

export const PUBLISHED_NEWS = `kind = 'news' and state = 'published'`;

export const newsPage: ListShape = {
  field: 'news',
  pageSize: 12,
  rowsSql: `select id, ${NEWS_CARD}::text as json from read.piece where id = any($1::int[]) and ${PUBLISHED_NEWS}`,
  tagOf: (id) => `piece:${id}`,
};

/** The newest first. @param narrowing SQL of our own that names $1, with its value. */
export function newsOrder(narrowing?: { sql: string; value: string }): OrderedList {
  const where = narrowing ? `${PUBLISHED_NEWS} and ${narrowing.sql}` : PUBLISHED_NEWS;
  return {
    key: `news ${narrowing ? JSON.stringify(narrowing) : ''}`,
    tags: ['pieces'],
    sql: `select id from read.piece where ${where} order by publish_at desc, id desc`,
    parameters: narrowing ? [narrowing.value] : [],
  };
}
