import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { allProgress } from '#platform/messaging/projections/checkpoints/projection-progress.ts';
import { type WaitingCount, WaitingWorkRegistry } from '#platform/waiting-work/waiting-work.registry.ts';
import { GetOverview } from './get-overview.query.ts';
import type { Overview } from './get-overview.schema.ts';

const NONE: WaitingCount = { count: 0, oldest_at: null };

@QueryHandler(GetOverview)
export class GetOverviewHandler implements IQueryHandler<GetOverview> {
  constructor(
    private readonly database: ReadDatabase,
    private readonly work: WaitingWorkRegistry,
  ) {}

  async execute({ role }: GetOverview): Promise<Overview> {
    const [waiting, projections] = await Promise.all([this.work.of(role), allProgress(this.database)]);
    const head = Math.max(0, ...projections.map(({ position }) => position));
    return { waiting: { comments: NONE, ...waiting }, projections, head };
  }
}
