import { Injectable } from '@nestjs/common';
import { Conditions } from '../../../../platform/database/conditions.js';
import { ReadDatabase } from '../../../../platform/database/read-database.js';
import type { ListPage } from '../../../../platform/http/list-query.js';
import type { AuditEntry, ListAuditEntries } from './audit-entry.schema.js';

@Injectable()
export class AuditEntryQuery {
  constructor(private readonly database: ReadDatabase) {}

  async list({ sort, offset, limit, filter }: ListAuditEntries): Promise<ListPage<AuditEntry>> {
    const where = new Conditions()
      .add(filter.action, (place) => `action = ${place}`)
      .add(filter.resource, (place) => `resource = ${place}`)
      .add(filter.resource_id, (place) => `resource_id = ${place}`)
      .add(filter.actor_id, (place) => `actor_id = ${place}`)
      .add(filter.id, (place) => `entry.id = any(${place}::int[])`);
    const [rows, count] = await Promise.all([
      this.database.rows<AuditEntry>(
        `select entry.id, action, resource, resource_id, subject, actor_id, account.username as actor, entry.role, operation,
           details, created_at
         from read.audit_entry entry left join read.account on account.user_id = entry.actor_id
         where ${where} order by entry.id ${sort.direction} limit ${limit} offset ${offset}`,
        where.parameters,
      ),
      this.database.row<{ total: number }>(
        `select count(*) as total from read.audit_entry entry where ${where}`,
        where.parameters,
      ),
    ]);
    return { rows, total: count?.total ?? 0 };
  }
}
