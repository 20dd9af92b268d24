import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { UnknownNotice } from '../curation-query-errors.ts';
import { DeskReader } from '../desk.reader.ts';
import { type ConsoleNotice, NOTICE_DESK } from '../list-console-notices/console-notice.schema.ts';
import { GetConsoleNotice } from './get-console-notice.query.ts';

@QueryHandler(GetConsoleNotice)
export class GetConsoleNoticeHandler implements IQueryHandler<GetConsoleNotice> {
  constructor(private readonly desk: DeskReader) {}

  /** @throws UnknownNotice */
  async execute({ id }: GetConsoleNotice): Promise<ConsoleNotice> {
    const found = await this.desk.one<ConsoleNotice>(NOTICE_DESK, id);
    if (!found) throw new UnknownNotice();
    return found;
  }
}
