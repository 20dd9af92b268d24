import {
  type PersonFacts,
  personAdded,
  personRevised,
  type TitleFacts,
  titleAdded,
  titleRevised,
} from '#modules/catalogue/contract/catalogue.events.ts';
import { type NewsPostFacts, newsPostAdded, newsPostRevised } from '#modules/editorial/contract/editorial.events.ts';
import { newsPicture } from '#modules/editorial/contract/news-picture.ts';
import type { RecordedEvent } from '#platform/messaging/outbox/event-definition.ts';
import type { Projection, ProjectionTransaction } from '#platform/messaging/projections/projection.ts';
import { newsArtwork, personArtwork, titleArtwork } from '../contract/pictures-of.ts';

interface ArtworkRow {
  subject: 'title' | 'person' | 'news';
  slug: string;
  spec: object;
  popularity: number;
}

const UPSERT = `
  insert into artwork (subject, slug, spec, popularity)
  select * from unnest($1::text[], $2::text[], $3::jsonb[], $4::real[])
  on conflict (subject, slug) do update set spec = excluded.spec, popularity = excluded.popularity`;

/** Keeps what the pictures of each title, person and news post are drawn from. A batch keeps the newest facts of each. */
export const artworkProjection: Projection = {
  name: 'artwork',
  tables: ['artwork'],
  types: [
    titleAdded.type,
    titleRevised.type,
    personAdded.type,
    personRevised.type,
    newsPostAdded.type,
    newsPostRevised.type,
  ],
  async project(events, transaction) {
    const rows = new Map<string, ArtworkRow>();
    for (const event of events) {
      const row = rowOf(event);
      rows.set(`${row.subject} ${row.slug}`, row);
    }
    await upsert([...rows.values()], transaction);
  },
};

function rowOf({ type, data }: RecordedEvent): ArtworkRow {
  if (type.startsWith('title.')) return titleRow(data as TitleFacts);
  return type.startsWith('news-post.') ? newsRow(data as NewsPostFacts) : personRow(data as PersonFacts);
}

async function upsert(rows: ArtworkRow[], transaction: ProjectionTransaction): Promise<void> {
  if (rows.length === 0) return;
  await transaction.query(UPSERT, [
    rows.map((row) => row.subject),
    rows.map((row) => row.slug),
    rows.map((row) => JSON.stringify(row.spec)),
    rows.map((row) => row.popularity),
  ]);
}

function titleRow(facts: TitleFacts): ArtworkRow {
  return { subject: 'title', slug: facts.slug, spec: titleArtwork(facts), popularity: facts.popularity };
}

function personRow(facts: PersonFacts): ArtworkRow {
  return { subject: 'person', slug: facts.slug, spec: personArtwork(facts), popularity: 0 };
}

function newsRow(facts: NewsPostFacts): ArtworkRow {
  return { subject: 'news', slug: facts.slug, spec: newsArtwork(newsPicture(facts)), popularity: 0 };
}
