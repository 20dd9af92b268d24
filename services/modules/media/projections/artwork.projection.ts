import {
  type PersonFacts,
  personAdded,
  personRevised,
  type TitleFacts,
  titleAdded,
  titleRevised,
} from '#modules/catalogue/contract/catalogue.events.ts';
import type { Projection, ProjectionTransaction } from '#platform/messaging/projections/projection.ts';
import { personArtwork, titleArtwork } from '../contract/pictures-of.ts';

interface ArtworkRow {
  subject: 'title' | 'person';
  slug: string;
  spec: object;
  popularity: number;
}

const UPSERT = `
  insert into artwork (subject, slug, spec, popularity)
  select * from unnest($1::text[], $2::text[], $3::jsonb[], $4::real[])
  on conflict (subject, slug) do update set spec = excluded.spec, popularity = excluded.popularity`;

/** Keeps what each title's and person's pictures are drawn from. A batch keeps the newest facts of each. */
export const artworkProjection: Projection = {
  name: 'artwork',
  tables: ['artwork'],
  types: [titleAdded.type, titleRevised.type, personAdded.type, personRevised.type],
  async project(events, transaction) {
    const rows = new Map<string, ArtworkRow>();
    for (const event of events) {
      const row = event.type.startsWith('title.')
        ? titleRow(event.data as TitleFacts)
        : personRow(event.data as PersonFacts);
      rows.set(`${row.subject} ${row.slug}`, row);
    }
    await upsert([...rows.values()], transaction);
  },
};

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
