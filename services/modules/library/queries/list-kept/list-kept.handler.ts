import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { TitleCards } from '#modules/catalogue/contract/title-cards.port.ts';
import { ListEntryReader } from '../list-entry.reader.ts';
import { pageOf } from '../page-of.ts';
import { sortKept } from './kept-order.ts';
import { ListKept } from './list-kept.query.ts';
import type { ListKeptAnswer } from './list-kept.schema.ts';

@QueryHandler(ListKept)
export class ListKeptHandler implements IQueryHandler<ListKept> {
  constructor(
    private readonly entries: ListEntryReader,
    private readonly titles: TitleCards,
  ) {}

  async execute({ userId, page, order, postType }: ListKept): Promise<ListKeptAnswer> {
    const entries = await this.entries.of(userId, ['later']);
    const cards = await this.titles.of(entries.map(({ targetId }) => targetId));
    const kept = entries.flatMap(({ listId, targetId, addedAt }) => {
      const card = cards.get(targetId);
      return card && (!postType || card.post_type === postType)
        ? [{ ...card, list_id: listId, added_at: addedAt }]
        : [];
    });
    const { rows, maxPage, total } = pageOf(sortKept(kept, order), page);
    return { posts: rows, max_page: maxPage, total };
  }
}
