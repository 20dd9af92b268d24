import type { RecordedEvent } from '#platform/messaging/outbox/event-definition.ts';
import type { Projection } from '#platform/messaging/projections/projection.ts';
import { personAdded, personRevised } from '../contract/catalogue.events.ts';

/** What was known of a person, version by version, and who said so. */
export const personVersionsProjection: Projection = {
  name: 'person-versions',
  tables: ['person_version'],
  types: [personAdded.type, personRevised.type],
  async project(events, transaction) {
    await transaction.query(
      `insert into person_version (person_id, version, at, actor, facts)
       select person_id, version, at, actor, facts
       from jsonb_to_recordset($1::jsonb) as t(person_id int, version int, at timestamptz, actor text, facts jsonb)
       on conflict (person_id, version) do update set at = excluded.at, actor = excluded.actor, facts = excluded.facts`,
      [JSON.stringify(events.map(versionRow))],
    );
  },
};

function versionRow(event: RecordedEvent) {
  const { version, time, actor } = event;
  const facts = (event.type === personAdded.type ? personAdded : personRevised).read(event).data;
  return { version, at: time.toISOString(), actor, person_id: facts.personId, facts };
}
