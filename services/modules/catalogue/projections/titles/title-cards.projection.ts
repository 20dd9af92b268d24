import { titleRated } from '#modules/community/contract/community.events.ts';
import { foldNames } from '#platform/kernel/text/fold-names.ts';
import type { RecordedEvent } from '#platform/messaging/outbox/event-definition.ts';
import type { Projection, ProjectionTransaction } from '#platform/messaging/projections/projection.ts';
import { filesChanged, titleAdded, titleRevised } from '../../contract/catalogue.events.ts';
import type { TitleOffer } from '../../contract/files/release-file.ts';
import { cardBase } from '../../contract/titles/title-card.ts';
import { heroExtra } from './card-parts.ts';
import { gradeSum } from './grades.ts';
import { sortName } from './sort-name.ts';
import { gatherTitles, type LatestFacts } from './title-batch.ts';

const UPSERT_FACTS = `
  insert into title_card (id, listed, merged_into, post_type, slug, name_en, sort_name, release_year, created_at, updated_at, popularity,
    genres, countries, people, channel, status, air_weekday, mini, seasons_count, base, extra)
  select id, listed, merged_into, post_type, slug, name_en, sort_name, release_year, entered_at, entered_at, popularity,
    genres, countries, people, channel, status, air_weekday, mini, seasons_count, base, extra
  from jsonb_to_recordset($1::jsonb) as t(id int, listed boolean, merged_into int, post_type smallint, slug text, name_en text, sort_name text, release_year int,
    added_at timestamptz, created_at timestamptz, popularity real, genres text[], countries text[], people int[], channel text, status smallint,
    air_weekday smallint, mini boolean, seasons_count int, base text, extra text)
  cross join lateral (
    select coalesce(t.added_at, (select c.created_at from title_card c where c.id = t.id), t.created_at) as entered_at
  ) as entered
  on conflict (id) do update set listed = excluded.listed, merged_into = excluded.merged_into, post_type = excluded.post_type, slug = excluded.slug, name_en = excluded.name_en,
    sort_name = excluded.sort_name, release_year = excluded.release_year, popularity = excluded.popularity, genres = excluded.genres,
    countries = excluded.countries, people = excluded.people, channel = excluded.channel, status = excluded.status,
    air_weekday = excluded.air_weekday, mini = excluded.mini, seasons_count = excluded.seasons_count, base = excluded.base, extra = excluded.extra,
    created_at = excluded.created_at, updated_at = greatest(title_card.updated_at, excluded.created_at)`;

const SAVE_NAMES = `
  insert into title_name (id, folded) select * from unnest($1::int[], $2::text[])
  on conflict (id) do update set folded = excluded.folded`;

const SAVE_OFFERS = `
  insert into title_card (id, quality, qualities, dubbed, censored, files, updated_at, uploaded_at, dubbed_at)
  select id, quality, qualities, dubbed, censored, files, updated_at, updated_at, dubbed_at
  from jsonb_to_recordset($1::jsonb) as t(id int, quality smallint, qualities smallint[], dubbed boolean, censored boolean, files int,
    updated_at timestamptz, dubbed_at timestamptz)
  on conflict (id) do update set quality = excluded.quality, qualities = excluded.qualities, dubbed = excluded.dubbed,
    censored = excluded.censored, files = excluded.files, updated_at = greatest(title_card.updated_at, excluded.updated_at),
    uploaded_at = excluded.uploaded_at, dubbed_at = excluded.dubbed_at`;

const ADD_RATINGS = `
  insert into title_card (id, votes, grade_sum)
  select * from unnest($1::int[], $2::int[], $3::int[])
  on conflict (id) do update set votes = title_card.votes + excluded.votes, grade_sum = title_card.grade_sum + excluded.grade_sum`;

/**
 * Cards of titles and what lists need: filters, sort keys, figures; and their folded names, by which the console finds them.
 * Ratings may come before their title.
 */
export const titleCardsProjection: Projection = {
  name: 'title-cards',
  tables: ['title_card', 'title_name'],
  types: [titleAdded.type, titleRevised.type, filesChanged.type, titleRated.type],
  async project(events, transaction) {
    const { facts, files } = gatherTitles(events);
    await saveFacts([...facts.values()], transaction);
    if (files.size > 0) await transaction.query(SAVE_OFFERS, [JSON.stringify([...files].map(offerRow))]);
    const changed = new Set([...facts.keys(), ...files.keys()]);
    if (changed.size > 0) transaction.invalidate('lists', ...[...changed].map((id) => `title:${id}`));
    await addRatings(events, transaction);
  },
};

async function saveFacts(titles: LatestFacts[], transaction: ProjectionTransaction): Promise<void> {
  if (titles.length === 0) return;
  await transaction.query(UPSERT_FACTS, [JSON.stringify(titles.map(factsRow))]);
  const names = titles.map(({ facts: { name, originalName, alternateNames } }) =>
    foldNames([name.fa, name.en, originalName, ...alternateNames]),
  );
  await transaction.query(SAVE_NAMES, [titles.map(({ facts }) => facts.titleId), names]);
}

function factsRow({ facts, createdAt }: LatestFacts) {
  const people = [...facts.directors, ...facts.writers, ...facts.cast].map(({ personId }) => personId);
  const base = cardBase(facts);
  return {
    id: facts.titleId,
    listed: !facts.withdrawn,
    merged_into: facts.withdrawn?.into ?? null,
    post_type: facts.postType,
    slug: facts.slug,
    name_en: facts.name.en,
    sort_name: sortName(facts.name.en),
    release_year: facts.releaseYear,
    added_at: facts.addedAt ?? null,
    created_at: createdAt,
    popularity: facts.popularity,
    genres: facts.genres,
    countries: facts.countries,
    people: [...new Set(people)],
    channel: facts.channel,
    status: facts.status,
    air_weekday: facts.airWeekday,
    mini: facts.miniSeries ?? false,
    seasons_count: base.seasons_count,
    base: JSON.stringify(base),
    extra: JSON.stringify(heroExtra(facts)),
  };
}

function offerRow([id, { offer }]: [number, { offer: TitleOffer }]) {
  const { uploadedAt, dubbedAt, qualities, ...figures } = offer;
  return { id, quality: qualities.at(-1) ?? null, qualities, ...figures, updated_at: uploadedAt, dubbed_at: dubbedAt };
}

async function addRatings(events: readonly RecordedEvent[], transaction: ProjectionTransaction): Promise<void> {
  const moves = new Map<number, { votes: number; sum: number }>();
  for (const event of events) {
    if (event.type !== titleRated.type) continue;
    const { postId, grades, previous } = titleRated.read(event).data;
    const move = moves.get(postId) ?? { votes: 0, sum: 0 };
    move.votes += previous ? 0 : 1;
    move.sum += gradeSum(grades) - (previous ? gradeSum(previous) : 0);
    moves.set(postId, move);
  }
  if (moves.size === 0) return;
  const figures = [...moves.values()];
  await transaction.query(ADD_RATINGS, [
    [...moves.keys()],
    figures.map(({ votes }) => votes),
    figures.map(({ sum }) => sum),
  ]);
  transaction.invalidate('ratings', ...[...moves.keys()].map((id) => `title:${id}`));
}
