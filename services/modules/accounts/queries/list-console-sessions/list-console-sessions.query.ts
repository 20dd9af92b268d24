import { Query } from '@nestjs/cqrs';
import type { ListPage } from '#platform/http/list-query.ts';
import type { ConsoleSession, ListConsoleSessions as Request } from './console-session.schema.ts';

/** The log-ins of users. */
export class ListConsoleSessions extends Query<ListPage<ConsoleSession>> {
  constructor(
    readonly request: Request,
    /** Where from somebody signed in is for admins only, like the e-mail address. */
    readonly withAddresses: boolean,
  ) {
    super();
  }
}
