import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { DocumentCache } from '#platform/documents/document-cache.ts';
import { CardLists } from '../cards/card-lists.ts';
import { UnknownPerson } from '../catalogue-query-errors.ts';
import { ListPersonPosts } from './list-person-posts.query.ts';

const POSTS = `
  select id from read.title_card where people @> array[$1::int] and post_type = $2 and listed
  order by release_year desc, popularity desc, id desc`;

@QueryHandler(ListPersonPosts)
export class ListPersonPostsHandler implements IQueryHandler<ListPersonPosts> {
  constructor(
    private readonly cache: DocumentCache,
    private readonly database: ReadDatabase,
    private readonly lists: CardLists,
  ) {}

  /** @throws UnknownPerson */
  async execute({ postType, slug, page }: ListPersonPosts): Promise<Buffer> {
    const id = await this.cache.get({
      key: `person id ${slug}`,
      // A slug never becomes another person's.
      tags: [],
      load: () => this.idOf(slug),
      sizeOf: () => 100 + 2 * slug.length,
    });
    const list = { key: `posts of ${id} ${postType}`, tags: ['lists'], sql: POSTS, parameters: [id, postType] };
    return this.lists.page(list, page);
  }

  private async idOf(slug: string): Promise<number> {
    const sql = `select person_id from read.title_page_person where ref ->> 'slug' = $1`;
    const row = await this.database.row<{ person_id: number }>(sql, [slug]);
    if (!row) throw new UnknownPerson();
    return row.person_id;
  }
}
