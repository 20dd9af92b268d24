import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { Usernames } from '#modules/accounts/contract/usernames.port.ts';
import { Conditions } from '#platform/database/conditions.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { withinDays } from '#platform/http/list-days.ts';
import type { ListPage } from '#platform/http/list-query.ts';
import { SubjectNamesRegistry } from '#platform/subject-names/subject-names.registry.ts';
import type { AuditEntry, ListAuditEntries as Request } from './audit-entry.schema.ts';
import { ListAuditEntries } from './list-audit-entries.query.ts';

const COLUMNS = 'id, action, resource, resource_id, subject, version, actor_id, role, operation, details, created_at';

type AuditRow = Omit<AuditEntry, 'actor' | 'name'>;

@QueryHandler(ListAuditEntries)
export class ListAuditEntriesHandler implements IQueryHandler<ListAuditEntries> {
  constructor(
    private readonly database: ReadDatabase,
    private readonly usernames: Usernames,
    private readonly names: SubjectNamesRegistry,
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
    const [usernames, names] = await Promise.all([
      this.usernames.find(rows.flatMap((row) => row.actor_id ?? [])),
      this.names.of(rows),
    ]);
    const entries = rows.map((row, place) => {
      const actor = (row.actor_id && usernames.get(row.actor_id)) || null;
      return { ...row, actor, name: names[place] ?? null };
    });
    return { rows: entries, total: count?.total ?? 0 };
  }
}

function conditionsOf(filter: Request['filter']): Conditions {
  return withinDays(new Conditions(), 'created_at', filter)
    .add(filter.action, (place) => `action = ${place}`)
    .add(filter.resource, (place) => `resource = ${place}`)
    .add(filter.resource_id, (place) => `resource_id = ${place}`)
    .add(filter.actor_id, (place) => `actor_id = ${place}`)
    .add(filter.id, (place) => `id = any(${place}::int[])`);
}
