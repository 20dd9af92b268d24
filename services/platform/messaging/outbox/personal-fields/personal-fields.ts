/** Fields of an event that are about one person, and what stands in their place once that person's account is deleted. */
export interface PersonalFields<Data = Record<string, unknown>> {
  /** The field with the id of the account they are about. */
  of: keyof Data & string;
  becomes: Partial<Data>;
}

interface DeclaredFields {
  of: string;
  becomes: Record<string, unknown>;
}

/*
 * Filled as events are declared, so that no feature can be forgotten: a process that writes an event has declared it.
 */
const declared = new Map<string, readonly DeclaredFields[]>();

export function declarePersonalFields<Data>(type: string, fields: readonly PersonalFields<Data>[]): void {
  if (fields.length > 0) declared.set(type, fields as readonly DeclaredFields[]);
}

/** Rows of the write side that are about one person: they go with the account, or stay without what was theirs. */
interface PersonalRows {
  /** With its schema. */
  table: string;
  /** With the id of the account. */
  column: string;
  /** What stands in place of what was personal, by column; null where the rows are about the person alone, and go. */
  becomes: Readonly<Record<string, string>> | null;
}

const declaredRows = new Map<string, PersonalRows>();

export function declarePersonalRows(table: string, column: string, becomes: PersonalRows['becomes'] = null): void {
  declaredRows.set(table, { table, column, becomes });
}

export function personalRows(): readonly PersonalRows[] {
  return [...declaredRows.values()];
}

/** Event type → its personal fields, of all events this process knows. */
export function personalFields(): ReadonlyMap<string, readonly DeclaredFields[]> {
  return declared;
}

/** The accounts that something personal in these events is about, each once, smallest id first. */
export function personsIn(events: readonly { type: string; data: unknown }[]): number[] {
  const ids = events.flatMap(({ type, data }) =>
    (declared.get(type) ?? []).map(({ of }) => (data as Record<string, unknown>)[of]),
  );
  return [...new Set(ids)].filter((id) => typeof id === 'number').sort((a, b) => a - b);
}

/** An event's data without what is personal in it. */
export function withoutPersonalFields(type: string, data: object): Record<string, unknown> {
  const hidden = new Set((declared.get(type) ?? []).flatMap(({ becomes }) => Object.keys(becomes)));
  return Object.fromEntries(Object.entries(data).filter(([name]) => !hidden.has(name)));
}
