import { type TitleFacts, titleAdded, titleRevised } from '#modules/catalogue/contract/catalogue.events.ts';
import type { RecordedEvent } from '#platform/messaging/outbox/event-definition.ts';
import type { Projection, ProjectionTransaction } from '#platform/messaging/projections/projection.ts';
import { storyWords } from '../domain/story-words.ts';

/** What titles have in common with others: people, genres, countries, their time, words of their stories. */

const SAVE = `
  insert into title_feature (title_id, post_type, release_year, popularity, genres, countries, directors, people, words)
  select title_id, post_type, release_year, popularity, genres, countries, directors, people, words
  from jsonb_to_recordset($1) as t(title_id int, post_type smallint, release_year int, popularity real, genres text[],
    countries text[], directors int[], people int[], words text[])
  on conflict (title_id) do update set
    post_type = excluded.post_type, release_year = excluded.release_year, popularity = excluded.popularity,
    genres = excluded.genres, countries = excluded.countries, directors = excluded.directors, people = excluded.people,
    words = excluded.words`;

function featureRow({ titleId, directors, writers, cast, ...facts }: TitleFacts) {
  const idsOf = (credits: readonly { personId: number }[]) => [...new Set(credits.map(({ personId }) => personId))];
  return {
    title_id: titleId,
    post_type: facts.postType,
    release_year: facts.releaseYear,
    popularity: facts.popularity,
    genres: facts.genres,
    countries: facts.countries,
    directors: idsOf(directors),
    people: idsOf([...directors, ...writers, ...cast]),
    words: storyWords(facts.summary),
  };
}

async function project(events: RecordedEvent[], { query, invalidate }: ProjectionTransaction): Promise<void> {
  const rows = new Map<number, object>();
  const withdrawn = new Set<number>();
  for (const event of events) {
    const { data } = (event.type === titleAdded.type ? titleAdded : titleRevised).read(event);
    rows.set(data.titleId, featureRow(data));
    if (data.withdrawn) withdrawn.add(data.titleId);
    else withdrawn.delete(data.titleId);
  }
  for (const titleId of withdrawn) rows.delete(titleId);
  await query(SAVE, [JSON.stringify([...rows.values()])]);
  if (withdrawn.size > 0) await query('delete from title_feature where title_id = any($1::int[])', [[...withdrawn]]);
  invalidate('recommendations');
}

export const titleFeaturesProjection: Projection = {
  name: 'title-features',
  tables: ['title_feature'],
  types: [titleAdded.type, titleRevised.type],
  project,
};
