import { Query } from '@nestjs/cqrs';
import type { ListPage } from '#platform/http/list-query.ts';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import type { ListWaiting as Request, WaitingRow } from './list-waiting.schema.ts';

/** All that waits for this member of staff, what waits longest first. */
export class ListWaiting extends Query<ListPage<WaitingRow>> {
  constructor(
    readonly viewer: Viewer,
    readonly request: Request,
  ) {
    super();
  }
}
