import { Query } from '@nestjs/cqrs';
import type { ListPage } from '#platform/http/list-query.ts';
import type { ConsoleUser, ListConsoleUsers as Request } from './console-user.schema.ts';

/** Users for the console. */
export class ListConsoleUsers extends Query<ListPage<ConsoleUser>> {
  constructor(
    readonly request: Request,
    /** E-mail addresses and telephone numbers are read, and searched, for admins only. */
    readonly withContacts: boolean,
  ) {
    super();
  }
}
