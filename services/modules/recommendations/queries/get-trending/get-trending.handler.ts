import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { GENRES_TAG } from '#modules/catalogue/contract/genres/genre-names.port.ts';
import { TitleCards } from '#modules/catalogue/contract/titles/title-cards.port.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { DocumentCache } from '#platform/documents/document-cache.ts';
import { GetTrending } from './get-trending.query.ts';

const MAX_COUNT = 8;
const BYTES_OF_ONE = 40;
const TREND = `select title_id as id from read.title_trend order by place limit ${MAX_COUNT}`;

/** Cached in two steps: the order until it is counted anew, the cards with their figures. */
@QueryHandler(GetTrending)
export class GetTrendingHandler implements IQueryHandler<GetTrending> {
  constructor(
    private readonly database: ReadDatabase,
    private readonly cards: TitleCards,
    private readonly documents: DocumentCache,
  ) {}

  async execute(): Promise<string> {
    const ids = await this.documents.get({
      key: 'trending',
      tags: ['recommendations'],
      load: async () => (await this.database.rows<{ id: number }>(TREND)).map(({ id }) => id),
      sizeOf: (titles) => BYTES_OF_ONE * (1 + titles.length),
    });
    return this.documents.get({
      key: `trending cards ${ids.join(' ')}`,
      tags: [GENRES_TAG, ...ids.map((id) => `title:${id}`)],
      load: async () => JSON.stringify({ posts: await this.cardsOf(ids) }),
      sizeOf: (text) => 2 * text.length,
    });
  }

  private async cardsOf(ids: readonly number[]) {
    const cards = await this.cards.of(ids);
    return ids.flatMap((id) => cards.get(id) ?? []);
  }
}
