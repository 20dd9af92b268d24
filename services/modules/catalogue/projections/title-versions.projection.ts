import type { RecordedEvent } from '#platform/messaging/outbox/event-definition.ts';
import type { Projection } from '#platform/messaging/projections/projection.ts';
import { filesChanged, titleAdded, titleRevised } from '../contract/catalogue.events.ts';

/** What was known of a title, version by version, and who said so; a version that changed files alone has no facts. */
export const titleVersionsProjection: Projection = {
  name: 'title-versions',
  tables: ['title_version'],
  types: [titleAdded.type, titleRevised.type, filesChanged.type],
  async project(events, transaction) {
    await transaction.query(
      `insert into title_version (title_id, version, at, actor, facts)
       select title_id, version, at, actor, facts
       from jsonb_to_recordset($1::jsonb) as t(title_id int, version int, at timestamptz, actor text, facts jsonb)
       on conflict (title_id, version) do update set at = excluded.at, actor = excluded.actor, facts = excluded.facts`,
      [JSON.stringify(events.map(versionRow))],
    );
  },
};

function versionRow(event: RecordedEvent) {
  const { version, time, actor } = event;
  const about = { version, at: time.toISOString(), actor };
  if (event.type === filesChanged.type) {
    return { ...about, title_id: filesChanged.read(event).data.titleId, facts: null };
  }
  const facts = (event.type === titleAdded.type ? titleAdded : titleRevised).read(event).data;
  return { ...about, title_id: facts.titleId, facts };
}
