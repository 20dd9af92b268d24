import type { EntityManager } from 'typeorm';
import type { BundledStatement } from '#platform/database/connections/statements/bundled-query.ts';
import { preparedStatement } from '#platform/database/connections/statements/prepared.ts';

type Value = string | number | boolean | null;

interface Writing {
  text: string;
  /** Tells what the database's refusal means. @throws whatever it means, or the error itself. */
  refused?: (error: unknown) => never;
}

/** A statement of its own. */
export interface StatementWrite extends Writing {
  values: readonly Value[];
}

/** One of the rows that a statement takes as a JSON array, $1: those of several commands go in one. */
export interface RowWrite extends Writing {
  row: Readonly<Record<string, Value>>;
}

/** What a command writes without wanting an answer: it may go along with what others write. */
export type Write = StatementWrite | RowWrite;

export async function runWrite(manager: EntityManager, write: Write): Promise<void> {
  const { text, refused } = write;
  const running = manager.query(text, 'row' in write ? [rowsOf([write])] : [...write.values]);
  await (refused ? running.catch(refused) : running);
}

/** @param commands the writes of each. @returns them as they are sent together, those of each command in their order. */
export function bundled(commands: readonly (readonly Write[])[]): BundledStatement[] {
  const longest = Math.max(0, ...commands.map(({ length }) => length));
  const places = Array.from({ length: longest }, (_, place) => commands.flatMap((writes) => writes[place] ?? []));
  return places.flatMap(joined);
}

function joined(writes: readonly Write[]): BundledStatement[] {
  const rows = new Map<string, RowWrite[]>();
  const statements: BundledStatement[] = [];
  for (const write of writes) {
    if ('row' in write) rows.set(write.text, [...(rows.get(write.text) ?? []), write]);
    else statements.push(preparedStatement(write.text, write.values.map(toText)));
  }
  return [...[...rows].map(([text, group]) => preparedStatement(text, [rowsOf(group)])), ...statements];
}

const rowsOf = (writes: readonly RowWrite[]) => JSON.stringify(writes.map(({ row }) => row));
const toText = (value: Value) => (value === null ? null : String(value));
