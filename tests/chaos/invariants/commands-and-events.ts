import type { Ledger, LedgerEntry } from '../ledger.ts';
import { REPORTED_TEXTS } from '../load/visitors.ts';
import { type Evidence, listed } from './evidence.ts';

/** The audit log's entry, one beside each event of a command of the staff. */
const AUDITED = 'staff.acted.v1';

const STAFF = new Set(['add title', 'revise title', 'approved', 'refused']);

interface Made {
  events: number;
  /** Ascending. */
  positions: number[];
}

/** Invariant 1: an acknowledged command's events exist exactly once, a refused one's never, an unanswered one's at most once. */
export async function commandsAndEvents({ database, ledger, violations }: Evidence): Promise<void> {
  const { rows } = await database.query<{ id: string; events: number; positions: number[] }>(
    `select correlation_id as id, count(*)::int as events, array_agg(position::int order by position) as positions
     from write.event_log where correlation_id is not null and type <> '${AUDITED}' group by 1`,
  );
  const made = new Map<string, Made>(rows.map(({ id, ...rest }) => [id, rest]));
  const faults = new Map<string, string[]>();
  for (const entry of ledger.entries.values()) {
    const fault = faultOf(entry, made.get(entry.id) ?? { events: 0, positions: [] });
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

function faultOf(entry: LedgerEntry, { events, positions }: Made): string | null {
  if (entry.outcome === 'refused') return events > 0 ? 'events of refused commands' : null;
  if (entry.outcome !== 'acknowledged') return events > entry.events ? 'unanswered commands done twice' : null;
  if (events < entry.events && !entry.orFewer) return 'acknowledged commands lost';
  if (events > entry.events) return 'acknowledged commands done twice';
  return isTold(entry.position, positions) ? null : 'events at another position than the answer said';
}

/**
 * The last event's position `17` or, where events have partitions, that of the last in each of them: `17.community-3,
 * 18.community-0`. Of a partition whose event the relay had not numbered in time an answer says nothing.
 */
function isTold(position: string, positions: readonly number[]): boolean {
  const told = position.split(',').flatMap((one) => Number.parseInt(one, 10) || []);
  if (position.includes('.')) return told.every((one) => positions.includes(one));
  return told.length === 0 || told[0] === positions.at(-1);
}

function describe({ kind, id, note, position }: LedgerEntry, made: Made | undefined): string {
  return `${kind} ${note} ${id}: ${made?.events ?? 0} events, positions ${made?.positions.join(' ') ?? '-'}, told ${position || '-'}`;
}

/** Of the reports of a missing text the first makes an event; all are counted. */
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
