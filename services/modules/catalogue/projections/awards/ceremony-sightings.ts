import type { RecordedEvent } from '#platform/messaging/outbox/event-definition.ts';
import type { ProjectionTransaction } from '#platform/messaging/projections/projection.ts';
import { nomineesOf } from '../../contract/awards/award-nominees.ts';
import { personAdded, personRevised, type TitleFacts } from '../../contract/catalogue.events.ts';
import { foldName } from '../../domain/words/fold-name.ts';
import type { LatestFacts } from '../titles/title-batch.ts';

/** Titles by all that a ceremony can know them by, as they are and as they were. */
export interface Sighting {
  ids: number[];
  names: string[];
  filmIds: string[];
}

const SAVE_TITLES = `
  insert into ceremony_title (title_id, post_type, release_year, names, film_ids, awards)
  select title_id, post_type, release_year, names, film_ids, awards
  from jsonb_to_recordset($1::jsonb) as t(title_id int, post_type smallint, release_year int, names text[], film_ids text[], awards jsonb)
  on conflict (title_id) do update set post_type = excluded.post_type, release_year = excluded.release_year,
    names = excluded.names, film_ids = excluded.film_ids, awards = excluded.awards`;

const SAVE_PEOPLE = `
  insert into ceremony_person (person_id, name) select * from unnest($1::int[], $2::text[])
  on conflict (person_id) do update set name = excluded.name`;

export async function noteCeremonyTitles(
  titles: readonly LatestFacts[],
  transaction: ProjectionTransaction,
): Promise<Sighting> {
  const ids = titles.map(({ facts }) => facts.titleId);
  if (ids.length === 0) return { ids, names: [], filmIds: [] };
  const gone = titles.flatMap(({ facts }) => (facts.withdrawn ? [facts.titleId] : []));
  if (gone.length > 0) await transaction.query('delete from ceremony_title where title_id = any($1::int[])', [gone]);
  const rows = titles.flatMap(({ facts }) => (facts.withdrawn ? [] : [titleRow(facts)]));
  if (rows.length > 0) await transaction.query(SAVE_TITLES, [JSON.stringify(rows)]);
  return { ids, names: rows.flatMap(({ names }) => names), filmIds: rows.flatMap((row) => row.film_ids) };
}

function titleRow(facts: TitleFacts) {
  const { name, originalName, alternateNames } = facts;
  const names = [name.en, name.fa, originalName, ...alternateNames].map((one) => foldName(one ?? ''));
  return {
    title_id: facts.titleId,
    post_type: facts.postType,
    release_year: facts.releaseYear,
    names: [...new Set(names)].filter((one) => one !== ''),
    film_ids: facts.filmIds ?? [],
    awards: facts.awards.map((award) => ({
      ceremony: award.ceremony,
      year: award.year,
      award: award.title,
      won: award.won,
      people: nomineesOf(facts, award),
    })),
  };
}

/** @returns the names, those that somebody had before as well. */
export async function noteCeremonyPeople(
  events: readonly RecordedEvent[],
  transaction: ProjectionTransaction,
): Promise<string[]> {
  const names = new Map<number, string>();
  for (const event of events) {
    if (event.type !== personAdded.type && event.type !== personRevised.type) continue;
    const { personId, name } = (event.type === personAdded.type ? personAdded : personRevised).read(event).data;
    names.set(personId, foldName(name.en));
  }
  if (names.size === 0) return [];
  const ids = [...names.keys()];
  const before = await transaction.query<{ name: string }>(
    'select name from ceremony_person where person_id = any($1::int[])',
    [ids],
  );
  await transaction.query(SAVE_PEOPLE, [ids, [...names.values()]]);
  return [...new Set([...before.map(({ name }) => name), ...names.values()])];
}
