import { Query } from '@nestjs/cqrs';
import type { ListPage } from '#platform/http/list-query.ts';
import type { AiredSeries, ListAirScheduleRequest } from './list-air-schedule.schema.ts';

/** Running series with when they are aired, for the staff; also those that are not in the schedule. */
export class ListAirSchedule extends Query<ListPage<AiredSeries>> {
  constructor(readonly request: ListAirScheduleRequest) {
    super();
  }
}
