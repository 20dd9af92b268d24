import type { Ledger, LedgerEntry } from '../ledger.ts';
import { REPORTED_TEXTS } from '../load/visitors.ts';
import { type Evidence, listed } from './evidence.ts';

/** The audit log's entry, one beside each event of a command of the staff. */
const AUDITED = 'staff.acted.v1';

const STAFF = new Set(['add title', 'revise title', 'approved', 'refused']);

interface Made {
  events: number;
  position: number;
}

/** Invariant 1: an acknowledged command's events exist exactly once, a refused one's never, an unanswered one's at most once. */
export async function commandsAndEvents({ database, ledger, violations }: Evidence): Promise<void> {
  const { rows } = await database.query<{ id: string; events: number; position: number }>(
    `select correlation_id as id, count(*)::int as events, max(position)::int as position
     from write.event_log where correlation_id is not null and type <> '${AUDITED}' group by 1`,
  );
  const made = new Map<string, Made>(rows.map(({ id, ...rest }) => [id, rest]));
  const faults = new Map<string, string[]>();
  for (const entry of ledger.entries.values()) {
    const fault = faultOf(entry, made.get(entry.id) ?? { events: 0, position: 0 });
    if (fault) faults.set(fault, [...(faults.get(fault) ?? []), describe(entry, made.get(entry.id))]);
    made.delete(entry.id);
  }
  for (const [fault, cases] of faults) violations.addAll('1', fault, cases);
  violations.addAll('1', 'events of no command', [...made.keys()]);
  await reports(database, ledger, violations);
  violations.addAll(
    '1',
    'commands of the staff whose audit is not that of their events',
    await unaudited(database, ledger),
  );
}

async function unaudited(database: Evidence['database'], ledger: Ledger): Promise<string[]> {
  const rows = await listed(
    database,
    `select correlation_id from write.event_log where correlation_id is not null group by 1
     having count(*) filter (where type = '${AUDITED}') <> count(*) filter (where type <> '${AUDITED}')`,
  );
  const staff = [...ledger.entries.values()].filter(({ kind }) => STAFF.has(kind)).map(({ id }) => id);
  const others = await listed(
    database,
    `select distinct correlation_id from write.event_log where type = '${AUDITED}'`,
  );
  const known = new Set(staff);
  return [...rows.filter((id) => known.has(id)), ...others.filter((id) => !known.has(id))];
}

function faultOf(entry: LedgerEntry, { events, position }: Made): string | null {
  if (entry.outcome === 'refused') return events > 0 ? 'events of refused commands' : null;
  if (entry.outcome !== 'acknowledged') return events > entry.events ? 'unanswered commands done twice' : null;
  if (events < entry.events && !entry.orFewer) return 'acknowledged commands lost';
  if (events > entry.events) return 'acknowledged commands done twice';
  // `17` or, where events have partitions, `17.community-3, 18.community-0`.
  const told = Math.max(...entry.position.split(',').map((position) => Number.parseInt(position, 10) || 0));
  return told && told !== position ? 'events at another position than the answer said' : null;
}

function describe({ kind, id, note, position }: LedgerEntry, made: Made | undefined): string {
  return `${kind} ${note} ${id}: ${made?.events ?? 0} events, position ${made?.position ?? '-'}, told ${position || '-'}`;
}

/** Reports of missing texts make no event; they are counted. */
async function reports(database: Evidence['database'], ledger: Ledger, violations: Evidence['violations']) {
  const counted = await listed(database, 'select key, reports from write.missing_translation');
  const reported = [...ledger.entries.values()].filter((entry) => entry.kind === 'report');
  for (const text of REPORTED_TEXTS) {
    const sent = reported.filter((entry) => entry.note.startsWith(text));
    const least = sent.filter((entry) => entry.outcome === 'acknowledged').length;
    const most = sent.filter((entry) => entry.outcome !== 'refused').length;
    const line = counted.find((row) => row.startsWith(`${text} `)) ?? `${text} 0`;
    const count = Number(line.split(' ').at(-1));
    if (count < least || count > most)
      violations.add('1', `"${text}" counted ${count} times, sent ${least} to ${most} times`);
  }
}
