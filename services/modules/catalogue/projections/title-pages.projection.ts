import type { Projection, ProjectionTransaction } from '../../../platform/messaging/projections/projection.js';
import { commentApproved, titleRated } from '../../community/events/community.events.js';
import {
  filesAdded,
  type PersonFacts,
  personAdded,
  personRevised,
  type ReleaseFile,
  type TitleFacts,
  titleAdded,
  titleRevised,
} from '../events/catalogue.events.js';
import { gatherTitles, type TitleBatch } from './title-batch.js';
import { type PersonRefDocument, titleDocument } from './title-document.js';
import { countComments, countRatings } from './title-stats.js';

/**
 * The page of each title as text, composed from its own stream and those of its people: whichever arrives, the pages it
 * touches are composed again. Ratings and comment counts are kept in columns beside the text.
 */
export const titlePagesProjection: Projection = {
  name: 'title-pages',
  types: [
    ...[titleAdded.type, titleRevised.type, filesAdded.type, personAdded.type, personRevised.type],
    ...[titleRated.type, commentApproved.type],
  ],
  async project(events, transaction) {
    const batch = gatherTitles(events);
    const people = events.flatMap((event) => {
      if (event.type === personAdded.type) return personAdded.read(event).data;
      return event.type === personRevised.type ? personRevised.read(event).data : [];
    });
    await savePeople(people, transaction);
    await saveFacts(batch, transaction);
    await saveFiles(batch.files, transaction);
    await composePages(await touchedTitles(batch, people, transaction), transaction);
    await countRatings(events, transaction);
    await countComments(events, transaction);
  },
};

async function savePeople(people: PersonFacts[], transaction: ProjectionTransaction): Promise<void> {
  if (people.length === 0) return;
  const latest = new Map(people.map((person) => [person.personId, refOf(person)]));
  await transaction.query(
    `insert into read.title_page_person (person_id, ref)
     select id, ref from jsonb_to_recordset($1::jsonb) as t(id int, ref jsonb)
     on conflict (person_id) do update set ref = excluded.ref`,
    [JSON.stringify([...latest].map(([id, ref]) => ({ id, ref })))],
  );
}

function refOf({ personId, slug, name, tint }: PersonFacts): PersonRefDocument {
  return { id: personId, slug, name, avatar_path: `/media/images/portraits/${slug}.jpg`, tint };
}

async function saveFacts({ facts }: TitleBatch, transaction: ProjectionTransaction): Promise<void> {
  if (facts.size === 0) return;
  const latest = [...facts.values()];
  await transaction.query(
    `insert into read.title_page (id, post_type, slug, facts, created_at)
     select id, post_type, slug, facts, created_at
     from jsonb_to_recordset($1::jsonb) as t(id int, post_type smallint, slug text, facts jsonb, created_at timestamptz)
     on conflict (id) do update set post_type = excluded.post_type, slug = excluded.slug, facts = excluded.facts,
       created_at = coalesce(title_page.created_at, excluded.created_at)`,
    [
      JSON.stringify(
        latest.map(({ facts: own, createdAt }) => ({
          id: own.titleId,
          post_type: own.postType,
          slug: own.slug,
          facts: own,
          created_at: createdAt,
        })),
      ),
    ],
  );
  await transaction.query('delete from read.title_page_credit where title_id = any($1::int[])', [[...facts.keys()]]);
  const credits = latest.flatMap(({ facts: own }) =>
    peopleOf(own).map((personId) => ({ personId, titleId: own.titleId })),
  );
  await transaction.query(
    'insert into read.title_page_credit (person_id, title_id) select * from unnest($1::int[], $2::int[])',
    [credits.map(({ personId }) => personId), credits.map(({ titleId }) => titleId)],
  );
}

function peopleOf({ directors, writers, cast }: TitleFacts): number[] {
  return [...new Set([...directors, ...writers, ...cast].map(({ personId }) => personId))];
}

/** Files are kept by id: the same file twice is one file. */
async function saveFiles(files: TitleBatch['files'], transaction: ProjectionTransaction): Promise<void> {
  if (files.size === 0) return;
  const rows = [...files].map(([id, own]) => ({
    id,
    files: Object.fromEntries(own.map((file) => [file.fileId, file])),
  }));
  await transaction.query(
    `insert into read.title_page (id, files) select id, files from jsonb_to_recordset($1::jsonb) as t(id int, files jsonb)
     on conflict (id) do update set files = title_page.files || excluded.files`,
    [JSON.stringify(rows)],
  );
}

async function touchedTitles(
  { facts, files }: TitleBatch,
  people: PersonFacts[],
  transaction: ProjectionTransaction,
): Promise<number[]> {
  const credited =
    people.length === 0
      ? []
      : await transaction.query<{ title_id: number }>(
          'select distinct title_id from read.title_page_credit where person_id = any($1::int[])',
          [people.map(({ personId }) => personId)],
        );
  return [...new Set([...facts.keys(), ...files.keys(), ...credited.map((row) => row.title_id)])];
}

interface PartsRow {
  id: number;
  slug: string;
  facts: TitleFacts;
  files: Record<string, ReleaseFile>;
  created_at: Date;
}

async function composePages(ids: number[], transaction: ProjectionTransaction): Promise<void> {
  if (ids.length === 0) return;
  const rows = await transaction.query<PartsRow>(
    'select id, slug, facts, files, created_at from read.title_page where id = any($1::int[]) and facts is not null',
    [ids],
  );
  const refs = await transaction.query<{ person_id: number; ref: PersonRefDocument }>(
    'select person_id, ref from read.title_page_person where person_id = any($1::int[])',
    [[...new Set(rows.flatMap(({ facts }) => peopleOf(facts)))]],
  );
  const people = new Map(refs.map((row) => [row.person_id, row.ref]));
  const pages = rows.map((row) =>
    titleDocument({ ...row, files: Object.values(row.files), people, createdAt: row.created_at }),
  );
  await transaction.query(
    `update read.title_page p set doc = t.doc, updated_at = t.updated_at
     from unnest($1::int[], $2::text[], $3::timestamptz[]) as t(id, doc, updated_at) where p.id = t.id`,
    [rows.map(({ id }) => id), pages.map(({ doc }) => doc), pages.map(({ updatedAt }) => updatedAt)],
  );
  transaction.invalidate(...rows.map(({ slug }) => `title-page:${slug}`));
}
