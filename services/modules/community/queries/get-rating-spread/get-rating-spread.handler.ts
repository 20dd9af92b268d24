import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { DocumentCache } from '#platform/documents/document-cache.ts';
import { CRITERIA } from '../../contract/community.events.ts';
import { GetRatingSpread } from './get-rating-spread.query.ts';
import type { RatingSpread } from './get-rating-spread.schema.ts';

const GRADES = 10;
const SPREAD = 'select criterion, grade, votes from read.rating_spread where post_id = $1';

type Row = { criterion: keyof RatingSpread; grade: number; votes: number };

@QueryHandler(GetRatingSpread)
export class GetRatingSpreadHandler implements IQueryHandler<GetRatingSpread> {
  constructor(
    private readonly database: ReadDatabase,
    private readonly documents: DocumentCache,
  ) {}

  execute({ postId }: GetRatingSpread): Promise<string> {
    return this.documents.get({
      key: `ratings ${postId}`,
      tags: [`ratings:${postId}`],
      load: async () => JSON.stringify(await this.spread(postId)),
      sizeOf: (text) => 2 * text.length,
    });
  }

  private async spread(postId: number): Promise<RatingSpread> {
    const criteria = CRITERIA.map((criterion) => [criterion, Array(GRADES).fill(0)]);
    const spread: RatingSpread = Object.fromEntries(criteria);
    for (const { criterion, grade, votes } of await this.database.rows<Row>(SPREAD, [postId])) {
      spread[criterion][grade - 1] = votes;
    }
    return spread;
  }
}
