import { Query } from '@nestjs/cqrs';
import type { ListPage } from '#platform/http/list-query.ts';
import type { AuditEntry, ListAuditEntries as Request } from './audit-entry.schema.ts';

/** Who did what in the console, the newest first. */
export class ListAuditEntries extends Query<ListPage<AuditEntry>> {
  constructor(readonly request: Request) {
    super();
  }
}
