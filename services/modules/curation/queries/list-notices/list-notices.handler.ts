import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { DocumentCache } from '#platform/documents/document-cache.ts';
import { Clock } from '#platform/kernel/clock/clock.ts';
import { isShown } from '../../domain/notice-times.ts';
import { ListNotices } from './list-notices.query.ts';
import type { Notice } from './list-notices.schema.ts';

/** More would leave no room for the page. */
const MAX_SHOWN = 3;
const ROW_BYTES = 1_500;

@QueryHandler(ListNotices)
export class ListNoticesHandler implements IQueryHandler<ListNotices> {
  constructor(
    private readonly cache: DocumentCache,
    private readonly database: ReadDatabase,
    private readonly clock: Clock,
  ) {}

  /** Every page asks: the rows are kept, and only the time is looked at anew. */
  async execute(): Promise<Notice[]> {
    const now = this.clock.now();
    const notices = await this.cache.get({
      key: 'notices',
      tags: ['notices'],
      load: () => this.load(),
      sizeOf: (rows) => rows.length * ROW_BYTES,
    });
    return notices.filter((notice) => isShown(notice, now)).slice(0, MAX_SHOWN);
  }

  private load(): Promise<Notice[]> {
    return this.database.rows<Notice>(
      `select id, kind, text, link, read.iso_time(shown_from) as "from", read.iso_time(shown_until) as "until"
       from read.notice where not retired order by id desc`,
    );
  }
}
