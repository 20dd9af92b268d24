import type { EventDefinition, RecordedEvent } from '../../../platform/messaging/outbox/event-definition.js';
import type { Projection, ProjectionTransaction } from '../../../platform/messaging/projections/projection.js';
import { foldText } from '../../../platform/text/fold-text.js';
import {
  profileEdited,
  registrationLapsed,
  userDeleted,
  userRegistered,
} from '../../accounts/events/accounts.events.js';
import { personAdded, personRevised, titleAdded, titleRevised } from '../../catalogue/events/catalogue.events.js';

/*
 * Folded names of titles, people and users, for the lists of the console. Those lists filter, sort and count every row that
 * contains a text, which is another thing than the public search with its ranking and its best ten.
 */

interface NameRow {
  kind: number;
  id: number;
  folded: string;
}

const SAVE = `
  insert into console_name (kind, id, folded)
  select kind, id, folded from jsonb_to_recordset($1) as t(kind smallint, id int, folded text)
  on conflict (kind, id) do update set folded = excluded.folded`;

/** A line feed between names: nothing that is searched for reaches from one into the next. */
function fold(names: (string | null)[]): string {
  return names.map((name) => foldText(name ?? '')).join('\n');
}

type Name = { fa: string | null; en: string };
const title = (id: number, name: Name, others: (string | null)[]) => ({
  kind: 1,
  id,
  folded: fold([name.fa, name.en, ...others]),
});
const person = (id: number, name: Name) => ({ kind: 2, id, folded: fold([name.fa, name.en]) });
const user = (id: number, username: string, name: string) => ({ kind: 3, id, folded: fold([username, name]) });

function reads<Type extends string, Data>(definition: EventDefinition<Type, Data>, row: (data: Data) => NameRow) {
  return [definition.type as string, (event: RecordedEvent) => row(definition.read(event).data)] as const;
}

const rowOf = new Map([
  ...[titleAdded, titleRevised].map((definition) =>
    reads(definition, ({ titleId, name, originalName, alternateNames }) =>
      title(titleId, name, [originalName, ...alternateNames]),
    ),
  ),
  ...[personAdded, personRevised].map((definition) =>
    reads(definition, ({ personId, name }) => person(personId, name)),
  ),
  reads(userRegistered, ({ userId, username, name }) => user(userId, username, name)),
  reads(profileEdited, ({ userId, username, name }) => user(userId, username, name)),
]);

async function project(events: RecordedEvent[], transaction: ProjectionTransaction): Promise<void> {
  const rows = new Map<string, NameRow>();
  for (const event of events) {
    const row = rowOf.get(event.type)?.(event);
    if (row) rows.set(`${row.kind} ${row.id}`, row);
  }
  if (rows.size > 0) await transaction.query(SAVE, [JSON.stringify([...rows.values()])]);
  // What lapses or is deleted does not come again.
  const gone = events.flatMap((event) => goneUser(event) ?? []);
  if (gone.length > 0) {
    await transaction.query('delete from console_name where kind = 3 and id = any($1::int[])', [gone]);
  }
}

function goneUser(event: RecordedEvent): number | null {
  const definition = [registrationLapsed, userDeleted].find(({ type }) => type === event.type);
  return definition ? definition.read(event).data.userId : null;
}

export const consoleNamesProjection: Projection = {
  name: 'console-names',
  tables: ['console_name'],
  types: [...rowOf.keys(), registrationLapsed.type, userDeleted.type],
  project,
};
