import { titleRated } from '#modules/community/contract/community.events.ts';
import { portraitPath } from '#modules/media/contract/pictures-of.ts';
import type { Projection, ProjectionTransaction } from '#platform/messaging/projections/projection.ts';
import {
  filesChanged,
  type PersonFacts,
  personAdded,
  personRevised,
  type TitleFacts,
  titleAdded,
  titleRevised,
} from '../../contract/catalogue.events.ts';
import type { ReleaseFile } from '../../contract/files/release-file.ts';
import { bothLanguages } from './card-parts.ts';
import { gatherTitles, type TitleBatch } from './title-batch.ts';
import { type PersonRefDocument, titleDocument } from './title-document.ts';
import { noteReviews, REVIEW_EVENTS } from './title-review.ts';
import { COMMENT_COUNT_EVENTS, countComments, countRatings } from './title-stats.ts';

const SAVE_PAGES = `
  insert into title_page (id, post_type, slug, facts, files, created_at, updated_at, doc, withdrawn)
  select * from unnest($1::int[], $2::smallint[], $3::text[], $4::jsonb[], $5::jsonb[], $6::timestamptz[], $7::timestamptz[], $8::text[],
    $9::jsonb[])
  on conflict (id) do update set post_type = excluded.post_type, slug = excluded.slug, facts = excluded.facts,
    files = excluded.files, created_at = excluded.created_at, updated_at = excluded.updated_at, doc = excluded.doc,
    withdrawn = excluded.withdrawn`;

/**
 * The page of each title as text, composed from its own stream and those of its people: whichever arrives, the pages it
 * touches are composed again. Ratings and comment counts are kept in columns beside the text.
 */
export const titlePagesProjection: Projection = {
  name: 'title-pages',
  tables: [
    'title_page',
    'title_page_person',
    'title_page_credit',
    'title_page_review',
    'news_comment_count',
    'viewer_rating',
  ],
  queryIndexes: ['title_page_film_ids', 'title_page_person_slug'],
  types: [
    titleAdded.type,
    titleRevised.type,
    filesChanged.type,
    personAdded.type,
    personRevised.type,
    titleRated.type,
    ...COMMENT_COUNT_EVENTS,
    ...REVIEW_EVENTS,
  ],
  async project(events, transaction) {
    const batch = gatherTitles(events);
    const people = events.flatMap((event) => {
      if (event.type === personAdded.type) return personAdded.read(event).data;
      return event.type === personRevised.type ? personRevised.read(event).data : [];
    });
    await savePeople(people, transaction);
    await saveCredits(batch, transaction);
    await composePages(await touchedTitles(batch, people, transaction), batch, transaction);
    await countRatings(events, transaction);
    await countComments(events, transaction);
    await noteReviews(events, transaction);
  },
};

async function savePeople(people: PersonFacts[], transaction: ProjectionTransaction): Promise<void> {
  if (people.length === 0) return;
  const latest = new Map(people.map((person) => [person.personId, refOf(person)]));
  await transaction.query(
    `insert into title_page_person (person_id, ref)
     select id, ref from jsonb_to_recordset($1::jsonb) as t(id int, ref jsonb)
     on conflict (person_id) do update set ref = excluded.ref`,
    [JSON.stringify([...latest].map(([id, ref]) => ({ id, ref })))],
  );
  transaction.invalidate('title-people');
}

function refOf(facts: PersonFacts): PersonRefDocument {
  const { personId, slug, name, tint } = facts;
  return { id: personId, slug, name: bothLanguages(name), avatar_path: portraitPath(facts), tint };
}

async function saveCredits({ facts }: TitleBatch, transaction: ProjectionTransaction): Promise<void> {
  if (facts.size === 0) return;
  await transaction.query('delete from title_page_credit where title_id = any($1::int[])', [[...facts.keys()]]);
  const credits = [...facts].flatMap(([titleId, { facts: own }]) =>
    peopleOf(own).map((personId) => ({ personId, titleId })),
  );
  await transaction.query(
    'insert into title_page_credit (person_id, title_id) select * from unnest($1::int[], $2::int[])',
    [credits.map(({ personId }) => personId), credits.map(({ titleId }) => titleId)],
  );
}

function peopleOf({ directors, writers, cast }: TitleFacts): number[] {
  return [...new Set([...directors, ...writers, ...cast].map(({ personId }) => personId))];
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
          'select distinct title_id from title_page_credit where person_id = any($1::int[])',
          [people.map(({ personId }) => personId)],
        );
  return [...new Set([...facts.keys(), ...files.keys(), ...credited.map((row) => row.title_id)])];
}

interface PartsRow {
  id: number;
  facts: TitleFacts | null;
  files: Record<string, ReleaseFile>;
  created_at: Date | null;
}

/** What each title is made of, as stored and with what the batch brings. Files are stored by id. */
async function partsOf(ids: number[], batch: TitleBatch, transaction: ProjectionTransaction): Promise<PartsRow[]> {
  const rows = await transaction.query<PartsRow>(
    'select id, facts, files, created_at from title_page where id = any($1::int[])',
    [ids],
  );
  const stored = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = stored.get(id);
    const latest = batch.facts.get(id);
    const files = { ...row?.files };
    for (const [fileId, file] of batch.files.get(id)?.files ?? []) {
      if (file) files[fileId] = file;
      else delete files[fileId];
    }
    return {
      id,
      facts: latest?.facts ?? row?.facts ?? null,
      files,
      created_at: (latest?.facts.addedAt ? latest.createdAt : row?.created_at) ?? latest?.createdAt ?? null,
    };
  });
}

/** One write for each touched title, with its new parts and the text made of them. */
async function composePages(ids: number[], batch: TitleBatch, transaction: ProjectionTransaction): Promise<void> {
  if (ids.length === 0) return;
  const parts = await partsOf(ids, batch, transaction);
  const refs = await transaction.query<{ person_id: number; ref: PersonRefDocument }>(
    'select person_id, ref from title_page_person where person_id = any($1::int[])',
    [[...new Set(parts.flatMap(({ facts }) => (facts ? peopleOf(facts) : [])))]],
  );
  const people = new Map(refs.map((row) => [row.person_id, row.ref]));
  const pages = parts.map(({ facts, files, created_at: createdAt }) =>
    facts && createdAt ? titleDocument({ facts, files: Object.values(files), people, createdAt }) : null,
  );
  await transaction.query(SAVE_PAGES, [
    ids,
    parts.map(({ facts }) => facts?.postType ?? null),
    parts.map(({ facts }) => facts?.slug ?? null),
    parts.map(({ facts }) => facts && JSON.stringify(facts)),
    parts.map(({ files }) => JSON.stringify(files)),
    parts.map((row) => row.created_at),
    pages.map((page) => page?.updatedAt ?? null),
    pages.map((page) => page?.doc ?? null),
    parts.map(({ facts }) => (facts?.withdrawn ? JSON.stringify(facts.withdrawn) : null)),
  ]);
  transaction.invalidate(...parts.flatMap(({ facts }) => (facts ? [`title-page:${facts.slug}`] : [])));
}
