import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { OrderedList } from '#platform/documents/list-pages.ts';
import { TITLES_OF_AWARD } from '../awards/nominations.ts';
import { CardLists } from '../cards/card-lists.ts';
import { UnknownAward } from '../catalogue-query-errors.ts';
import { type PostFilter, postList, type Sort } from '../post-lists.ts';
import { ListAwardPosts } from './list-award-posts.query.ts';

@QueryHandler(ListAwardPosts)
export class ListAwardPostsHandler implements IQueryHandler<ListAwardPosts> {
  constructor(private readonly lists: CardLists) {}

  /** @throws UnknownAward */
  async execute({ ceremony, award, won, sort, page }: ListAwardPosts): Promise<Buffer> {
    const asked = listOf(ceremony, award, won, sort);
    if ((await this.lists.count(asked)) > 0) return this.lists.page(asked, page);
    // An award that everybody here has won has nobody else; one that nobody has ever heard of is not there.
    if ((await this.lists.count(listOf(ceremony, award, !won, sort))) === 0) throw new UnknownAward();
    return this.lists.page(asked, page);
  }
}

function listOf(ceremony: number, award: string, won: boolean, sort: Sort): OrderedList {
  const filter: PostFilter = {
    key: `award ${ceremony} ${won} ${JSON.stringify(award)}`,
    where: `id in ${TITLES_OF_AWARD}`,
    parameters: [ceremony, award, won],
  };
  const list = postList(filter, sort);
  return { ...list, tags: [...list.tags, 'awards'] };
}
