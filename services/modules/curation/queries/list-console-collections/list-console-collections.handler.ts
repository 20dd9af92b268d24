import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { Conditions } from '#platform/database/conditions.ts';
import type { ListPage } from '#platform/http/list-query.ts';
import { foldText } from '#platform/kernel/text/fold-text.ts';
import { DeskReader } from '../desk.reader.ts';
import { COLLECTION_DESK, type ConsoleCollection } from './console-collection.schema.ts';
import { ListConsoleCollections } from './list-console-collections.query.ts';

@QueryHandler(ListConsoleCollections)
export class ListConsoleCollectionsHandler implements IQueryHandler<ListConsoleCollections> {
  constructor(private readonly desk: DeskReader) {}

  execute({ request }: ListConsoleCollections): Promise<ListPage<ConsoleCollection>> {
    const { state, q, id } = request.filter;
    const where = new Conditions()
      .add(state && state === 'retired', (place) => `retired = ${place}`)
      .add(q && foldText(q), (place) => `strpos(folded, ${place}) > 0`)
      .add(id, (place) => `id = any(${place}::int[])`);
    return this.desk.page<ConsoleCollection>(COLLECTION_DESK, where, request);
  }
}
