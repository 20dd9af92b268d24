import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { TitleCards } from '../../contract/titles/title-cards.port.ts';
import { GetSuggestedList } from './get-suggested-list.query.ts';
import type { SuggestedList } from './get-suggested-list.schema.ts';

@QueryHandler(GetSuggestedList)
export class GetSuggestedListHandler implements IQueryHandler<GetSuggestedList> {
  constructor(
    private readonly database: ReadDatabase,
    private readonly titles: TitleCards,
  ) {}

  async execute({ postType }: GetSuggestedList): Promise<SuggestedList> {
    const row = await this.database.row<{ version: number; title_ids: number[] }>(
      'select version, title_ids from read.suggested_list where post_type = $1',
      [postType],
    );
    const { version, title_ids } = row ?? { version: 0, title_ids: [] };
    const cards = await this.titles.of(title_ids);
    return { id: postType, version, titles: title_ids.map((id) => ({ id, post: cards.get(id) ?? null })) };
  }
}
