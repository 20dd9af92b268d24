import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { TitleCards } from '#modules/catalogue/contract/titles/title-cards.port.ts';
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
    const ids = entries.map(({ targetId }) => targetId);
    const titles = await this.titles.listed(ids, order.sort === 'name');
    const kept = entries.flatMap((entry) => {
      const title = titles.get(entry.targetId);
      return title && (!postType || title.postType === postType) ? [{ ...entry, ...title }] : [];
    });
    const { rows, maxPage, total } = pageOf(sortKept(kept, order), page);
    const cards = await this.titles.of(rows.map(({ targetId }) => targetId));
    const posts = rows.flatMap(({ listId, targetId, addedAt }) => {
      const card = cards.get(targetId);
      return card ? [{ ...card, list_id: listId, added_at: addedAt }] : [];
    });
    return { posts, max_page: maxPage, total };
  }
}
