import type { RecordedEvent } from '#platform/messaging/outbox/event-definition.ts';
import type { Projection, ProjectionTransaction } from '#platform/messaging/projections/projection.ts';
import { ceremonyAwardSaved } from '../../contract/awards/ceremony.events.ts';
import { TOLD_NOMINATIONS_TAG } from '../../contract/awards/told-nominations.port.ts';
import { personAdded, personRevised, titleAdded, titleRevised } from '../../contract/catalogue.events.ts';
import { foldName } from '../../domain/words/fold-name.ts';
import { gatherTitles } from '../titles/title-batch.ts';
import { linkAwards } from './ceremony-links.ts';
import { noteCeremonyPeople, noteCeremonyTitles, type Sighting } from './ceremony-sightings.ts';

const SAVE_NOMINATIONS = `
  insert into ceremony_nomination (award_id, place, version, ceremony, year, award, won, film, film_id, film_name, people, people_names)
  select award_id, place, version, ceremony, year, award, won, film, film_id, film_name, people, people_names
  from jsonb_to_recordset($1::jsonb) as t(award_id int, place int, version int, ceremony smallint, year int, award text, won boolean,
    film jsonb, film_id text, film_name text, people jsonb, people_names text[])`;

/** Of which awards anything may lead elsewhere now: those that name a title or somebody that the events are about. */
const TOUCHED = `
  select distinct award_id from ceremony_nomination
  where title_id = any($1::int[]) or film_name = any($2::text[]) or film_id = any($3::text[]) or people_names && $4::text[]`;

/**
 * What ceremonies tell of their awards, each nomination with the title that it is of, where the site has it. Titles, people and
 * ceremonies come in any order: whichever arrives, the awards it touches are linked again.
 */
export const ceremoniesProjection: Projection = {
  name: 'ceremonies',
  tables: ['ceremony_nomination', 'ceremony_title', 'ceremony_person'],
  types: [titleAdded.type, titleRevised.type, personAdded.type, personRevised.type, ceremonyAwardSaved.type],
  async project(events, transaction) {
    const saved = await saveNominations(events, transaction);
    const titles = await noteCeremonyTitles([...gatherTitles(events).facts.values()], transaction);
    const people = await noteCeremonyPeople(events, transaction);
    const linked = await linkAwards(
      [...new Set([...saved, ...(await touched(titles, people, transaction))])],
      transaction,
    );
    if (saved.length > 0 || linked) transaction.invalidate('awards', TOLD_NOMINATIONS_TAG);
  },
};

async function touched(
  { ids, names, filmIds }: Sighting,
  people: readonly string[],
  transaction: ProjectionTransaction,
): Promise<number[]> {
  if (ids.length === 0 && people.length === 0) return [];
  const rows = await transaction.query<{ award_id: number }>(TOUCHED, [ids, names, filmIds, people]);
  return rows.map((row) => row.award_id);
}

/** @returns the awards that were saved. */
async function saveNominations(
  events: readonly RecordedEvent[],
  transaction: ProjectionTransaction,
): Promise<number[]> {
  const latest = new Map(
    events
      .filter(({ type }) => type === ceremonyAwardSaved.type)
      .map((event) => ceremonyAwardSaved.read(event))
      .map((event) => [event.data.awardId, event]),
  );
  if (latest.size === 0) return [];
  await transaction.query('delete from ceremony_nomination where award_id = any($1::int[])', [[...latest.keys()]]);
  const rows = [...latest.values()].flatMap(({ data, version }) =>
    data.nominations.map(({ won, film, people }, place) => ({
      award_id: data.awardId,
      place,
      version,
      ceremony: data.ceremony,
      year: data.year,
      award: data.title,
      won,
      film,
      film_id: film?.filmId ?? null,
      film_name: film && foldName(film.name.en),
      people: people.map((name) => ({ name, id: null })),
      people_names: people.map(({ en }) => foldName(en)),
    })),
  );
  await transaction.query(SAVE_NOMINATIONS, [JSON.stringify(rows)]);
  return [...latest.keys()];
}
