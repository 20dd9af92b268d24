import type { ReadDatabase } from '#platform/database/read-database.ts';
import { Card } from '../../contract/card.ts';
import type { TitleCount } from '../../contract/search-index.port.ts';
import type { TitleFilter, TitlePage, TitleSort } from '../../contract/title-filter.ts';

const SORT_COLUMNS: Record<TitleSort, string> = {
  created_at: 'created_at',
  updated_at: 'updated_at',
  release_year: 'release_year',
  rating: 'rating',
  votes: 'votes',
  name: 'name',
  popularity: 'popularity',
};

type Dimension = 'countries' | 'qualities';

interface Conditions {
  from: string;
  /** Of everything but countries and qualities. */
  base: string;
  countries: string;
  qualities: string;
  parameters: unknown[];
}

/** The filter as SQL. `ids` are the titles that match the query's words, when there is one. */
function conditions(filter: TitleFilter, ids: number[] | null): Conditions {
  const parameters: unknown[] = [];
  const parameter = (value: unknown) => `$${parameters.push(value)}`;
  const base: string[] = ['true'];
  const matches = ids ? `join unnest(${parameter(ids)}::int[]) with ordinality as m(id, place) on m.id = f.id` : '';
  if (filter.ids) base.push(`f.id = any(${parameter(filter.ids)}::int[])`);
  if (filter.postType) base.push(`f.post_type = ${parameter(filter.postType)}::smallint`);
  if (filter.character) base.push(`f.characters @> array[${parameter(filter.character)}::text]`);
  if (filter.actors?.length) base.push(`f.actors @> ${parameter(filter.actors)}::int[]`);
  if (filter.directors?.length) base.push(`f.directors @> ${parameter(filter.directors)}::int[]`);
  for (const people of [filter.people, ...(filter.alongside ?? [])]) {
    if (!people) continue;
    const ids = `${parameter(people)}::int[]`;
    base.push(`(f.actors && ${ids} or f.directors && ${ids})`);
  }
  if (filter.genres?.length) base.push(`f.genres @> ${parameter(filter.genres)}::text[]`);
  if (filter.channel) base.push(`lower(f.channel) = lower(${parameter(filter.channel)})`);
  if (filter.age) base.push(`f.age = ${parameter(filter.age)}`);
  if (filter.fromYear) base.push(`f.release_year >= ${parameter(filter.fromYear)}::int`);
  if (filter.toYear) base.push(`f.release_year <= ${parameter(filter.toYear)}::int`);
  if (filter.translation) base.push(filter.translation === 'dubbed' ? 'f.dubbed' : 'f.censored');
  const anyOf = (column: Dimension, type: string, values?: unknown[]) =>
    values?.length ? `f.${column} && ${parameter(values)}::${type}[]` : 'true';
  return {
    from: `read.search_filter f ${matches}`,
    base: base.join(' and '),
    countries: anyOf('countries', 'text', filter.countries),
    qualities: anyOf('qualities', 'smallint', filter.qualities),
    parameters,
  };
}

/** @param ids best first. @returns the cards of a page. */
export async function cardsOfPage(
  database: ReadDatabase,
  filter: TitleFilter,
  page: TitlePage,
  ids: number[] | null,
): Promise<Card[]> {
  if (ids?.length === 0) return [];
  const { from, base, countries, qualities, parameters } = conditions(filter, ids);
  const sort = page.sort ?? (ids ? undefined : 'popularity');
  const direction = page.direction ?? (sort === 'name' ? 'asc' : 'desc');
  const [key, order] = sort
    ? [`f.${SORT_COLUMNS[sort]}`, `key ${direction} nulls last, title ${direction}`]
    : ['m.place', 'key'];
  const rows = await database.rows<{ title: number; card: string }>(
    `select title, d.card from (
       select f.id as title, ${key} as key from ${from}
        where ${base} and ${countries} and ${qualities}
        order by ${order} limit ${page.size} offset ${(page.page - 1) * page.size}) page
       join read.search_document d on d.kind = 1 and d.id = page.title order by ${order}`,
    parameters,
  );
  return rows.map(({ title, card }) => new Card(title, card));
}

interface CountRow {
  facet: 'total' | 'genres' | Dimension;
  value: string;
  count: number;
}

/** Counts over all the matching titles, whatever the page. */
export async function countTitles(
  database: ReadDatabase,
  filter: TitleFilter,
  ids: number[] | null,
): Promise<TitleCount> {
  const { from, base, countries, qualities, parameters } = conditions(filter, ids);
  const rows = await database.rows<CountRow>(
    `with f as materialized (
       select genres, countries, qualities, ${countries} as in_countries, ${qualities} as in_qualities
         from ${from} where ${base})
     select 'total' as facet, '' as value, count(*)::int as count from f where in_countries and in_qualities
     union all select 'genres', value, count(*)::int from f, unnest(genres) as value where in_countries and in_qualities group by value
     union all select 'countries', value, count(*)::int from f, unnest(countries) as value where in_qualities group by value
     union all select 'qualities', value::text, count(*)::int from f, unnest(qualities) as value where in_countries group by value
     order by facet, count desc, value`,
    parameters,
  );
  const of = (facet: CountRow['facet']) => rows.filter((row) => row.facet === facet);
  return {
    total: of('total')[0]?.count ?? 0,
    facets: {
      genres: of('genres').map(({ value, count }) => ({ slug: value, count })),
      countries: of('countries').map(({ value, count }) => ({ code: value, count })),
      qualities: of('qualities').map(({ value, count }) => ({ level: Number(value), count })),
    },
  };
}
