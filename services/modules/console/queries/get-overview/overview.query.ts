import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '../../../../platform/database/read-database.js';
import type { Overview } from './overview.schema.js';

const WAITING_COMMENTS = 'select count(*) as count, min(created_at) as oldest_at from read.waiting_comment';
// The read side does not see the log: its head is the newest position that any projection has reached.
const PROJECTIONS = `
  with checkpoint as (
    select projection as name, min(position) as position, max(updated_at) as updated_at
    from read.projection_checkpoint c
    -- What the log's one partition had before Kafka's took over says nothing any more.
    where partition <> 'log'
      or not exists (select from read.projection_checkpoint k where k.projection = c.projection and k.partition <> 'log')
    group by projection
  ),
  parked as (select projection as name, count(*) as parked from read.parked_event group by projection)
  select name, position, (select max(position) from checkpoint) - position as lag, coalesce(parked, 0) as parked, updated_at
  from checkpoint left join parked using (name) order by name`;

@Injectable()
export class OverviewQuery {
  constructor(private readonly database: ReadDatabase) {}

  async overview(): Promise<Overview> {
    const [comments, projections] = await Promise.all([
      this.database.row<Overview['waiting']['comments']>(WAITING_COMMENTS),
      this.database.rows<Overview['projections'][number]>(PROJECTIONS),
    ]);
    const head = Math.max(0, ...projections.map(({ position }) => position));
    return { waiting: { comments: comments ?? { count: 0, oldest_at: null } }, projections, head };
  }
}
