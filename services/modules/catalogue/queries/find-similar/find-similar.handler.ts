import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ListPages, type OrderedList } from '#platform/documents/list-pages.ts';
import { cardPage } from '../card-shapes.ts';
import { FindSimilar } from './find-similar.query.ts';

const MAX_COUNT = 12;

/**
 * Titles that share people or genres. Weighed are the best known of the genres and all that share people, not the whole
 * catalogue: among tens of thousands the rest could not win.
 */
const SIMILAR = `
  with own as (select * from read.title_card where id = $1 and listed and post_type = $2),
  candidates as (
    (select c.* from read.title_card c, own where c.people && own.people and c.post_type = own.post_type and c.listed limit 200)
    union
    (select c.* from read.title_card c, own where c.genres && own.genres and c.post_type = own.post_type and c.listed
     order by c.popularity desc, c.id limit 300)
  )
  select c.id from candidates c, own where c.id <> own.id
  order by 3.0 * cardinality(array(select unnest(c.genres) intersect select unnest(own.genres)))
      + 2.5 * least(3, cardinality(array(select unnest(c.people) intersect select unnest(own.people))))
      + 1.5 * (c.countries && own.countries)::int + c.popularity / 30 - abs(c.release_year - own.release_year) / 12.0 desc, c.id
  limit ${MAX_COUNT}`;

@QueryHandler(FindSimilar)
export class FindSimilarHandler implements IQueryHandler<FindSimilar> {
  constructor(private readonly lists: ListPages) {}

  async execute({ postType, postId }: FindSimilar): Promise<string> {
    const list: OrderedList = {
      key: `similar ${postType} ${postId}`,
      tags: ['lists'],
      sql: SIMILAR,
      parameters: [postId, postType],
    };
    return `{"posts":[${await this.lists.first(list, cardPage, MAX_COUNT)}]}`;
  }
}
