import { Injectable } from '@nestjs/common';
import { DocumentCache } from '../../../../platform/documents/document-cache.js';
import { SearchIndex } from '../../../../platform/search/search-index.port.js';
import type { TitleFilter, TitlePage } from '../../../../platform/search/title-filter.js';
import { SEARCH_TAG } from '../../search-tag.js';
import type { FindPostsRequest } from './find-posts.schema.js';

const PAGE_SIZE = 24;

interface Counted {
  total: number;
  facets: string;
}

/** Advanced search. Counts are the dear part and the same for all pages and sorts: they are cached by filter. */
@Injectable()
export class FindPostsQuery {
  constructor(
    private readonly index: SearchIndex,
    private readonly cache: DocumentCache,
  ) {}

  async execute(request: FindPostsRequest): Promise<string> {
    const filter = filterOf(request);
    const [cards, { total, facets }] = await Promise.all([
      this.index.find(filter, pageOf(request)),
      this.count(filter),
    ]);
    const maxPage = Math.max(1, Math.ceil(total / PAGE_SIZE));
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

function filterOf(request: FindPostsRequest): TitleFilter {
  const { query, actors, directors, countries, genres, qualities, channel, age, fromYear, toYear } = request;
  const postType = request.post_type;
  const translation = request.dc_type;
  return {
    query,
    actors,
    directors,
    countries,
    genres,
    qualities,
    channel,
    postType,
    age,
    translation,
    fromYear,
    toYear,
  };
}

function pageOf(request: FindPostsRequest): TitlePage {
  return { sort: request.sort ?? request.field, direction: request.type, page: request.page, size: PAGE_SIZE };
}
