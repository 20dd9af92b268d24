import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { Usernames } from '#modules/accounts/contract/usernames.port.ts';
import { Conditions } from '#platform/database/conditions.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import type { ListPage } from '#platform/http/list-query.ts';
import type { AuditEntry, ListAuditEntries as Request } from './audit-entry.schema.ts';
import { ListAuditEntries } from './list-audit-entries.query.ts';

const COLUMNS = 'id, action, resource, resource_id, subject, actor_id, role, operation, details, created_at';

type AuditRow = Omit<AuditEntry, 'actor'>;

@QueryHandler(ListAuditEntries)
export class ListAuditEntriesHandler implements IQueryHandler<ListAuditEntries> {
  constructor(
    private readonly database: ReadDatabase,
    private readonly usernames: Usernames,
  ) {}

  async execute({ request }: ListAuditEntries): Promise<ListPage<AuditEntry>> {
    const { sort, offset, limit, filter } = request;
    const where = conditionsOf(filter);
    const [rows, count] = await Promise.all([
      this.database.rows<AuditRow>(
        `select ${COLUMNS} from read.audit_entry where ${where}
         order by id ${sort.direction} limit ${limit} offset ${offset}`,
        where.parameters,
      ),
      this.database.row<{ total: number }>(
        `select count(*) as total from read.audit_entry where ${where}`,
        where.parameters,
      ),
    ]);
    const usernames = await this.usernames.find(rows.flatMap((row) => row.actor_id ?? []));
    const entries = rows.map((row) => ({ ...row, actor: (row.actor_id && usernames.get(row.actor_id)) || null }));
    return { rows: entries, total: count?.total ?? 0 };
  }
}

function conditionsOf(filter: Request['filter']): Conditions {
  return new Conditions()
    .add(filter.action, (place) => `action = ${place}`)
    .add(filter.resource, (place) => `resource = ${place}`)
    .add(filter.resource_id, (place) => `resource_id = ${place}`)
    .add(filter.actor_id, (place) => `actor_id = ${place}`)
    .add(filter.id, (place) => `id = any(${place}::int[])`);
}
