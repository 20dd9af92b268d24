import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ReadDatabase } from '#platform/database/read-database.ts';
import type { ListPage } from '#platform/http/list-query.ts';
import { parkedEvents } from '#platform/messaging/projections/parking/parked-events.ts';
import { ListParkedEvents } from './list-parked-events.query.ts';
import type { ConsoleParkedEvent } from './parked-event.schema.ts';

@QueryHandler(ListParkedEvents)
export class ListParkedEventsHandler implements IQueryHandler<ListParkedEvents> {
  constructor(private readonly database: ReadDatabase) {}

  async execute({ request }: ListParkedEvents): Promise<ListPage<ConsoleParkedEvent>> {
    const { filter, sort, offset, limit } = request;
    const { rows, total } = await parkedEvents(this.database, { ...filter, direction: sort.direction, offset, limit });
    return { rows: rows.map((event) => ({ id: `${event.projection}-${event.position}`, ...event })), total };
  }
}
