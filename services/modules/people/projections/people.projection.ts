import {
  type PersonFacts,
  personAdded,
  personRevised,
  type TitleFacts,
  titleAdded,
  titleRevised,
} from '#modules/catalogue/contract/catalogue.events.ts';
import { portraitPath } from '#modules/media/contract/pictures-of.ts';
import { foldNames } from '#platform/kernel/text/fold-names.ts';
import type { RecordedEvent } from '#platform/messaging/outbox/event-definition.ts';
import type { Projection, ProjectionTransaction } from '#platform/messaging/projections/projection.ts';
import { creditsOf } from './credits.ts';

/** People with their figures and folded names, and who did what in which title. A title may come before the people it names. */
export const peopleProjection: Projection = {
  name: 'people',
  tables: ['person', 'person_credit', 'person_name'],
  types: [personAdded.type, personRevised.type, titleAdded.type, titleRevised.type],
  async project(events, transaction) {
    await savePeople(latestPeople(events), transaction);
    const touched = await saveCredits(latestTitles(events), transaction);
    await countCredits(touched, transaction);
    transaction.invalidate('people');
  },
};

function latestPeople(events: readonly RecordedEvent[]): PersonFacts[] {
  const latest = new Map<number, PersonFacts>();
  for (const event of events) {
    const definition = [personAdded, personRevised].find(({ type }) => type === event.type);
    if (definition) latest.set((event.data as PersonFacts).personId, definition.read(event as never).data);
  }
  return [...latest.values()];
}

function latestTitles(events: readonly RecordedEvent[]): TitleFacts[] {
  const latest = new Map<number, TitleFacts>();
  for (const event of events) {
    const definition = [titleAdded, titleRevised].find(({ type }) => type === event.type);
    if (definition) latest.set((event.data as TitleFacts).titleId, definition.read(event as never).data);
  }
  return [...latest.values()];
}

async function savePeople(people: PersonFacts[], transaction: ProjectionTransaction): Promise<void> {
  if (people.length === 0) return;
  await transaction.query(
    `insert into person (id, slug, name_en, name_fa, gender, birthday, death_year, birth_place, ref, biography)
     select * from jsonb_to_recordset($1::jsonb) as t(id int, slug text, name_en text, name_fa text, gender text, birthday date, death_year int,
       birth_place text, ref text, biography text)
     on conflict (id) do update set slug = excluded.slug, name_en = excluded.name_en, name_fa = excluded.name_fa,
       gender = excluded.gender, birthday = excluded.birthday, death_year = excluded.death_year,
       birth_place = excluded.birth_place, ref = excluded.ref, biography = excluded.biography`,
    [JSON.stringify(people.map(personRow))],
  );
  await transaction.query(
    `insert into person_name (id, folded) select * from unnest($1::int[], $2::text[])
     on conflict (id) do update set folded = excluded.folded`,
    [people.map(({ personId }) => personId), people.map(({ name }) => foldNames([name.fa, name.en]))],
  );
  transaction.invalidate(...people.map(({ slug }) => `person:${slug}`));
}

function personRow(facts: PersonFacts) {
  const { personId, slug, name, gender, birthday, deathYear, birthPlace, biography, tint } = facts;
  const ref = { id: personId, slug, name, avatar_path: portraitPath(facts), tint };
  return {
    id: personId,
    slug,
    name_en: name.en,
    name_fa: name.fa,
    gender,
    birthday,
    death_year: deathYear ?? null,
    birth_place: birthPlace ? JSON.stringify(birthPlace) : null,
    ref: JSON.stringify(ref),
    biography: biography && JSON.stringify(biography),
  };
}

/** @returns the people whose figures may have changed: those named now and those named before. */
async function saveCredits(titles: TitleFacts[], transaction: ProjectionTransaction): Promise<number[]> {
  if (titles.length === 0) return [];
  const removed = await transaction.query<{ person_id: number }>(
    'delete from person_credit where title_id = any($1::int[]) returning person_id',
    [titles.map(({ titleId }) => titleId)],
  );
  const credits = titles.flatMap(creditsOf);
  await transaction.query(
    `insert into person_credit (person_id, title_id, post_type, acts, directs, writes, nominations, wins, popularity)
     select * from jsonb_to_recordset($1::jsonb) as t(person_id int, title_id int, post_type smallint, acts boolean, directs boolean,
       writes boolean, nominations int, wins int, popularity real)`,
    [JSON.stringify(credits)],
  );
  return [...new Set([...removed, ...credits].map(({ person_id }) => person_id))];
}

async function countCredits(people: number[], transaction: ProjectionTransaction): Promise<void> {
  if (people.length === 0) return;
  const rows = await transaction.query<{ slug: string | null }>(
    `insert into person (id, movies_count, serials_count, acts, directs, writes, nominations, wins, prominence)
     select p.id, count(*) filter (where c.post_type = 1), count(*) filter (where c.post_type = 2),
       coalesce(bool_or(c.acts), false), coalesce(bool_or(c.directs), false), coalesce(bool_or(c.writes), false),
       coalesce(sum(c.nominations), 0), coalesce(sum(c.wins), 0), coalesce(sum(c.popularity), 0)
     from unnest($1::int[]) as p(id) left join person_credit c on c.person_id = p.id group by p.id
     on conflict (id) do update set movies_count = excluded.movies_count, serials_count = excluded.serials_count,
       acts = excluded.acts, directs = excluded.directs, writes = excluded.writes, nominations = excluded.nominations,
       wins = excluded.wins, prominence = excluded.prominence
     returning slug`,
    [people],
  );
  transaction.invalidate(...rows.flatMap(({ slug }) => (slug ? [`person:${slug}`] : [])));
}
