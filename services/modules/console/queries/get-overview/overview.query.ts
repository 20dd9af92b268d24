import { Injectable } from '@nestjs/common';
import type { Role } from '../../../../platform/auth/access.decorator.js';
import { ReadDatabase } from '../../../../platform/database/read-database.js';
import type { Overview } from './overview.schema.js';

const WAITING_COMMENTS = 'select count(*) as count, min(created_at) as oldest_at from read.waiting_comment';
/** As the console's list of payments has them in its view `stuck`. */
const STUCK_PAYMENTS = `
  select count(*) as count, min(created_at) as oldest_at from read.payment
  where state = 'reversal_refused'
    or (state in ('created', 'pending', 'reversing') and deadline_at + interval '2 minutes' < now())`;
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

type Waiting = Overview['waiting']['comments'];

@Injectable()
export class OverviewQuery {
  constructor(private readonly database: ReadDatabase) {}

  async overview(role: Role): Promise<Overview> {
    const [comments, payments, projections] = await Promise.all([
      this.database.row<Waiting>(WAITING_COMMENTS),
      role === 'admin' ? this.database.row<Waiting>(STUCK_PAYMENTS) : undefined,
      this.database.rows<Overview['projections'][number]>(PROJECTIONS),
    ]);
    const head = Math.max(0, ...projections.map(({ position }) => position));
    const waiting = { comments: comments ?? { count: 0, oldest_at: null }, ...(payments && { payments }) };
    return { waiting, projections, head };
  }
}
