import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ReadDatabase } from '#platform/database/read-database.ts';
import type { ListPage } from '#platform/http/list-query.ts';
import { GenreNames } from '../../contract/genres/genre-names.port.ts';
import type { PostCard } from '../../contract/post-card.ts';
import { ListDuplicates } from './list-duplicates.query.ts';
import type { Duplicate } from './list-duplicates.schema.ts';

/**
 * Of one type, named alike in one language and at most a year apart, as sources differ on the year of release. Namesakes
 * that share nobody are two films; where one of them names nobody, that cannot be told.
 */
const PAIRS = `
  with named as (
    select distinct id, post_type, release_year, people, popularity, key
    from read.title_card, lateral (select base::json -> 'name' ->> 'fa' as fa) name, unnest(array[sort_name, fa]) as key
    where listed and card is not null and key <> ''
  ),
  pair as (
    select distinct a.id as first, b.id as second, greatest(a.popularity, b.popularity) as popularity,
      (select count(*) from unnest(a.people) person where person = any(b.people))::int as shared
    from named a join named b on b.key = a.key and b.post_type = a.post_type and abs(b.release_year - a.release_year) <= 1
      and (b.popularity, -b.id) < (a.popularity, -a.id)
    where (a.people && b.people or a.people = '{}' or b.people = '{}')
      and $1 = exists (select from read.dismissed_pair d
        where d.first_id = least(a.id, b.id) and d.second_id = greatest(a.id, b.id))
  )`;
const PAGE = `
  select first, second, shared, '[' || one.card || ',' || other.card || ']' as cards
  from pair join read.title_card one on one.id = first join read.title_card other on other.id = second`;

interface PairRow {
  first: number;
  second: number;
  shared: number;
  /** JSON text, as it is kept. */
  cards: string;
}

@QueryHandler(ListDuplicates)
export class ListDuplicatesHandler implements IQueryHandler<ListDuplicates> {
  constructor(
    private readonly database: ReadDatabase,
    private readonly names: GenreNames,
  ) {}

  async execute({ request }: ListDuplicates): Promise<ListPage<Duplicate>> {
    const { sort, offset, limit, filter } = request;
    const order = `order by shared ${sort.direction}, pair.popularity desc, first, second`;
    const [rows, count] = await Promise.all([
      this.database.rows<PairRow & Record<string, unknown>>(
        `${PAIRS} ${PAGE} ${order} limit ${limit} offset ${offset}`,
        [filter.dismissed ?? false],
      ),
      this.database.row<{ total: number }>(`${PAIRS} select count(*) as total from pair`, [filter.dismissed ?? false]),
    ]);
    const titles: PostCard[][] = JSON.parse(await this.names.fill(`[${rows.map(({ cards }) => cards).join()}]`));
    return { rows: rows.map((row, n) => duplicateOf(row, titles[n] ?? [])), total: count?.total ?? 0 };
  }
}

function duplicateOf({ first, second, shared }: PairRow, titles: PostCard[]): Duplicate {
  return { id: `${first}-${second}`, titles, shared_people: shared };
}
