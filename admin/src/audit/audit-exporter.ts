import type { AuditEntry } from '../api/types.ts';
import { csvExporter } from '../components/list/csv-exporter.ts';
import { asCsv } from '../format/csv.ts';

/** What whoever acted gave as the reason. */
export function noteOf({ details }: Pick<AuditEntry, 'details'>): string {
  return String(details['note'] ?? details['reason'] ?? '');
}

export function rowOf(entry: AuditEntry) {
  const { id, created_at, actor_id, actor, role, action, resource, resource_id, name, operation } = entry;
  return {
    id,
    created_at,
    actor_id,
    actor,
    role,
    action,
    resource,
    resource_id,
    name_fa: name?.fa,
    name_en: name?.en,
    reason: noteOf(entry),
    operation,
  };
}

export const auditExporter = csvExporter<AuditEntry>('audit', (entries) => asCsv(entries.map(rowOf)));
