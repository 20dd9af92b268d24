import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { ListPage } from '#platform/http/list-query.ts';
import { ConsolePlanReader } from './console-plan.reader.ts';
import type { ConsolePlan } from './console-plan.schema.ts';
import { ListConsolePlans } from './list-console-plans.query.ts';

@QueryHandler(ListConsolePlans)
export class ListConsolePlansHandler implements IQueryHandler<ListConsolePlans> {
  constructor(private readonly plans: ConsolePlanReader) {}

  execute({ request }: ListConsolePlans): Promise<ListPage<ConsolePlan>> {
    return this.plans.list(request);
  }
}
