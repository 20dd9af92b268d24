import { Query } from '@nestjs/cqrs';
import type { ListPage } from '#platform/http/list-query.ts';
import type { ConsolePlan, ListConsolePlans as Request } from './console-plan.schema.ts';

/** All plans, on sale or not. */
export class ListConsolePlans extends Query<ListPage<ConsolePlan>> {
  constructor(readonly request: Request) {
    super();
  }
}
