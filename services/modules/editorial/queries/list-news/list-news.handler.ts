import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ListPages } from '#platform/documents/list-pages.ts';
import { foldText } from '#platform/kernel/text/fold-text.ts';
import { newsOrder, newsPage } from '../news-shape.ts';
import { ListNews } from './list-news.query.ts';

@QueryHandler(ListNews)
export class ListNewsHandler implements IQueryHandler<ListNews> {
  constructor(private readonly lists: ListPages) {}

  execute({ filter, page }: ListNews): Promise<Buffer> {
    if ('category' in filter) return this.page({ sql: 'category = $1', value: filter.category }, page);
    if (!filter.words) return this.page(undefined, page);
    // Of what has no letter in it nothing is found, as in the search of titles.
    const narrowing = { sql: `$1 <> '' and strpos(folded, $1) > 0`, value: foldText(filter.words) };
    return this.page(narrowing, page);
  }

  private page(narrowing: { sql: string; value: string } | undefined, page: number): Promise<Buffer> {
    return this.lists.page(newsOrder(narrowing), newsPage, page);
  }
}
