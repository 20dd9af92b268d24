import type { ListShape } from '#platform/documents/list-pages.ts';

const tagOf = (id: number) => `title:${id}`;

export const cardPage: ListShape = {
  field: 'posts',
  pageSize: 24,
  rowsSql: 'select id, card as json from read.title_card where id = any($1::int[]) and card is not null',
  tagOf,
};

export const HERO_COUNT = 8;

/** Cards with what the hero shows besides. Both columns are JSON objects; the second joins the first. */
export const heroPage: ListShape = {
  field: 'posts',
  pageSize: HERO_COUNT,
  rowsSql: `select id, left(card, -1) || ',' || substr(extra, 2) as json from read.title_card
    where id = any($1::int[]) and card is not null`,
  tagOf,
};
