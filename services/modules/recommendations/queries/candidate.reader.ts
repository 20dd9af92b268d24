import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#platform/database/read-database.ts';
import type { Candidate, Features } from '../domain/features.ts';
import type { Opinion } from '../domain/taste.ts';

const FEATURES = `
  f.title_id as "titleId", f.post_type as "postType", f.release_year as "releaseYear", f.popularity,
  coalesce(a.viewers, 0) as viewers, f.genres, f.countries, f.directors, f.people`;
const FROM = 'from read.title_feature f left join read.title_audience a using (title_id)';

const KNOWN = `
  select json_build_object('titles', coalesce(json_agg(t), '[]')) as json from (
    select ${FEATURES}, f.words, coalesce(a.neighbours, '{}') as neighbours, coalesce(a.scores, '{}') as scores
    ${FROM} where f.title_id = any($1::int[])
  ) t`;

const MAX_RARE_WORDS = 10;
const RARE_WORDS = `
  select word, ln(greatest(1, last.catalogue::float8 / titles)) as weight
  from read.story_word, (select catalogue from read.recommendation_build order by build desc limit 1) last
  where word = any($1::text[]) order by titles, word limit ${MAX_RARE_WORDS}`;

/** Weighed are those that may win: what is liked, shares people or rare words, and the best known of the genres. */
const CANDIDATES = `
  with rare as (select * from unnest($5::text[], $6::float8[]) as r(word, weight)),
  candidate as (
    select unnest($4::int[]) as title_id
    union
    (select title_id from read.title_feature where people && $3::int[] and post_type = any($1::smallint[]) limit 200)
    union
    (select title_id from read.title_feature where words && $5::text[] and post_type = any($1::smallint[]) limit 200)
    union
    select known.title_id from unnest($1::smallint[]) as kind, lateral (
      select title_id from read.title_feature where post_type = kind and ($2::text[] = '{}' or genres && $2::text[])
      order by popularity desc, title_id limit $7
    ) known
    union
    select watched.title_id from unnest($1::smallint[]) as kind, lateral (
      select a.title_id from read.title_audience a join read.title_feature f using (title_id)
      where a.post_type = kind and ($2::text[] = '{}' or f.genres && $2::text[])
      order by a.viewers desc, a.title_id limit $7
    ) watched
  )
  select json_build_object('titles', coalesce(json_agg(t), '[]')) as json from (
    select ${FEATURES},
      case when cardinality($5::text[]) = 0 then 0
        else coalesce((select sum(weight) from rare where word = any(f.words)), 0) end as story
    ${FROM} where f.title_id in (select title_id from candidate) and f.post_type = any($1::smallint[])
  ) t`;

const OPINIONS = `
  select title_id as "titleId", current_date - max(day) as "daysAgo",
    coalesce(max(strength) filter (where source = 'rating'), max(strength))::float8 as strength
  from read.taste_signal where user_id = $1 and title_id is not null
  group by title_id order by max(day) desc, strength desc, title_id limit 500`;
const FOLLOWED = 'select distinct person_id as id from read.taste_signal where user_id = $1 and person_id is not null';
const MEMBERS = 'select viewers from read.recommendation_build order by build desc limit 1';
const MAX_VIEWERS =
  'select coalesce(max(viewers), 0) as viewers from read.title_audience where post_type = any($1::smallint[])';

/** One with what the same members like. */
export interface KnownTitle extends Features {
  words: string[];
  neighbours: number[];
  scores: number[];
}

interface WantedTitles {
  postTypes: readonly (1 | 2)[];
  genres: readonly string[];
  people: readonly number[];
  /** Titles that are weighed whatever they have in common. */
  titleIds: readonly number[];
  words: readonly RareWord[];
  /** Of each kind, the best known of the genres. */
  known: number;
}

interface RareWord {
  word: string;
  /** The rarer, the more. */
  weight: number;
}

/** Titles that may be recommended, and what is known of a member's taste. */
@Injectable()
export class CandidateReader {
  constructor(private readonly database: ReadDatabase) {}

  titles(titleIds: readonly number[]): Promise<KnownTitle[]> {
    return this.list<KnownTitle>(KNOWN, [titleIds]);
  }

  rareWords(words: readonly string[]): Promise<RareWord[]> {
    return this.database.rows<RareWord & Record<string, unknown>>(RARE_WORDS, [words]);
  }

  candidates({ postTypes, genres, people, titleIds, words, known }: WantedTitles): Promise<Candidate[]> {
    const texts = words.map(({ word }) => word);
    const weights = words.map(({ weight }) => weight);
    return this.list<Candidate>(CANDIDATES, [postTypes, genres, people, titleIds, texts, weights, known]);
  }

  opinions(userId: number): Promise<Opinion[]> {
    return this.database.rows<Opinion & Record<string, unknown>>(OPINIONS, [userId]);
  }

  async followed(userId: number): Promise<Set<number>> {
    return new Set((await this.database.rows<{ id: number }>(FOLLOWED, [userId])).map(({ id }) => id));
  }

  /** @returns how many like anything. */
  async members(): Promise<number> {
    return (await this.database.row<{ viewers: number }>(MEMBERS))?.viewers ?? 0;
  }

  /** @returns of the title with the most. */
  async mostViewers(postTypes: readonly (1 | 2)[]): Promise<number> {
    return (await this.database.row<{ viewers: number }>(MAX_VIEWERS, [postTypes]))?.viewers ?? 0;
  }

  /** As one JSON text: hundreds of rows with arrays would take longer to take apart than to find. */
  private async list<Title>(sql: string, parameters: unknown[]): Promise<Title[]> {
    const row = await this.database.row<{ json: { titles: Title[] } }>(sql, parameters);
    return row?.json.titles ?? [];
  }
}
