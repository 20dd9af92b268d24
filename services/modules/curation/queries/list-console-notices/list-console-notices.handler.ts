import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { Conditions } from '#platform/database/conditions.ts';
import type { ListPage } from '#platform/http/list-query.ts';
import { foldText } from '#platform/kernel/text/fold-text.ts';
import { DeskReader } from '../desk.reader.ts';
import { type ConsoleNotice, NOTICE_DESK, NOTICE_STATE } from './console-notice.schema.ts';
import { ListConsoleNotices } from './list-console-notices.query.ts';

@QueryHandler(ListConsoleNotices)
export class ListConsoleNoticesHandler implements IQueryHandler<ListConsoleNotices> {
  constructor(private readonly desk: DeskReader) {}

  execute({ request }: ListConsoleNotices): Promise<ListPage<ConsoleNotice>> {
    const { state, q, id } = request.filter;
    const where = new Conditions()
      .add(state, (place) => `${NOTICE_STATE} = ${place}`)
      .add(q && foldText(q), (place) => `strpos(folded, ${place}) > 0`)
      .add(id, (place) => `id = any(${place}::int[])`);
    return this.desk.page<ConsoleNotice>(NOTICE_DESK, where, request);
  }
}
