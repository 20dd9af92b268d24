import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { DocumentCache } from '#platform/documents/document-cache.ts';
import { SearchIndex } from '../../contract/search-index.port.ts';
import { SEARCH_TAG } from '../../contract/search-tag.ts';
import type { TitleFilter } from '../../contract/title-filter.ts';
import { FindPosts } from './find-posts.query.ts';

interface Counted {
  total: number;
  facets: string;
}

/** Counting costs the most, and its result is the same for all pages and sorts: it is cached by filter. */
@QueryHandler(FindPosts)
export class FindPostsHandler implements IQueryHandler<FindPosts> {
  constructor(
    private readonly index: SearchIndex,
    private readonly cache: DocumentCache,
  ) {}

  async execute({ filter, page }: FindPosts): Promise<string> {
    const [cards, { total, facets }] = await Promise.all([this.index.find(filter, page), this.count(filter)]);
    const maxPage = Math.max(1, Math.ceil(total / page.size));
    return `{"posts":[${cards.join(',')}],"max_page":${maxPage},"total":${total},"facets":${facets}}`;
  }

  private count(filter: TitleFilter): Promise<Counted> {
    return this.cache.get({
      key: `search count ${JSON.stringify(filter)}`,
      tags: [SEARCH_TAG],
      load: async () => {
        const { total, facets } = await this.index.count(filter);
        return { total, facets: JSON.stringify(facets) };
      },
      sizeOf: ({ facets }) => facets.length + 200,
    });
  }
}
