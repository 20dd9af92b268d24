/** The best plain SQL for each workload: one statement a page, prepared, its JSON made by PostgreSQL and sent on as text. */

const NAMES_OF = {
  genres: `(select coalesce(json_agg(g.slug order by g.slug), '[]') from bench.title_genre tg
    join bench.genre g on g.id = tg.genre_id where tg.title_id = t.id)`,
  countries: `(select coalesce(json_agg(c.code), '[]') from bench.title_country tc
    join bench.country c on c.id = tc.country_id where tc.title_id = t.id)`,
  people: (
    part: number,
  ) => `(select coalesce(json_agg(json_build_object('id', p.id, 'slug', p.slug, 'name', p.name) order by cr.place), '[]')
    from bench.credit cr join bench.person p on p.id = cr.person_id where cr.title_id = t.id and cr.part = ${part})`,
};

/** A title's page as an expression over `bench.title t`. */
export const PAGE = `json_build_object('id', t.id, 'post_type', t.post_type, 'slug', t.slug, 'name', t.name, 'year', t.year,
  'age', t.age, 'runtime', t.runtime, 'summary', t.summary, 'tint', t.tint, 'genres', ${NAMES_OF.genres},
  'countries', ${NAMES_OF.countries}, 'cast', ${NAMES_OF.people(1)}, 'directors', ${NAMES_OF.people(2)})`;

const CARD = `json_build_object('id', t.id, 'post_type', t.post_type, 'slug', t.slug, 'name', t.name, 'year', t.year,
  'tint', t.tint, 'genres', ${NAMES_OF.genres})`;

const HIT = `json_build_object('id', t.id, 'slug', t.slug, 'name', t.name, 'year', t.year)`;

export const STATEMENTS = {
  stored: 'select doc from bench.document where slug = $1',
  built: `select (${PAGE})::text as doc from bench.title t where t.slug = $1`,
  genre: `select json_build_object(
      'total', (select count(*) from bench.title_genre tg join bench.genre g on g.id = tg.genre_id where g.slug = $1),
      'posts', (select json_agg(card) from (
        select ${CARD} as card from (
          select tg.title_id, tg.year from bench.title_genre tg where tg.genre_id = (select id from bench.genre where slug = $1)
          order by tg.year desc, tg.title_id desc limit 24 offset ($2::int - 1) * 24) page
        join bench.title t on t.id = page.title_id order by page.year desc, page.title_id desc) cards))::text as doc`,
  all: `select json_build_object(
      'total', (select count(*) from bench.title),
      'posts', (select json_agg(card) from (
        select ${CARD} as card from (
          select id from bench.title order by year desc, id desc limit 24 offset ($1::int - 1) * 24) page
        join bench.title t on t.id = page.id order by t.year desc, t.id desc) cards))::text as doc`,
  prefix: `select coalesce(json_agg(hit), '[]')::text as doc from (
      select ${HIT} as hit from bench.title t where t.lower_name like $1 || '%' order by t.lower_name, t.id limit 10) hits`,
  trigrams: `select coalesce(json_agg(hit), '[]')::text as doc from (
      select ${HIT} as hit from bench.title t where t.lower_name like '%' || $1 || '%'
      order by t.popularity desc, t.id limit 10) hits`,
} as const;

export type StatementName = keyof typeof STATEMENTS;

/** A comment's one row. */
export const INSERT_COMMENT = {
  name: 'insert-comment',
  text: 'insert into bench.comment (title_id, user_id, body) values ($1, $2, $3) returning id',
};
