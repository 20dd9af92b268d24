import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { GenreNames } from '../../contract/genres/genre-names.port.ts';
import type { PostCard } from '../../contract/post-card.ts';
import { type ListedTitle, TitleCards } from '../../contract/titles/title-cards.port.ts';

/** In the place of a title that was merged into another stands that one. */
const ofListed = (columns: string) => `
  select t.id, ${columns} from read.title_card t
  join read.title_card c on c.id = coalesce(t.merged_into, t.id) and c.listed and c.card is not null
  where t.id = any($1::int[])`;
const CARDS = ofListed('c.card');
const ORDERED_BY = 'c.post_type as "postType", c.release_year as "releaseYear", c.rating::float8 as rating';
const LISTED = ofListed(ORDERED_BY);
const LISTED_NAMED = ofListed(`${ORDERED_BY}, c.base::json -> 'name' as name`);

const BY_FILM_IDS = `
  select f.id as "filmId", c.card
  from read.title_page p
  join read.title_card c on c.id = p.id and c.listed and c.card is not null
  cross join lateral jsonb_array_elements_text(p.facts -> 'filmIds') as f(id)
  where p.facts -> 'filmIds' ?| $1::text[] and f.id = any($1::text[])
  order by p.id desc`;

@Injectable()
export class ProjectedTitleCards extends TitleCards {
  constructor(
    private readonly database: ReadDatabase,
    private readonly names: GenreNames,
  ) {
    super();
  }

  async of(titleIds: readonly number[]): Promise<Map<number, PostCard>> {
    const rows = await this.database.preparedRows<{ id: number; card: string }>(CARDS, [titleIds]);
    const cards = await this.read(rows);
    return new Map(rows.map(({ id }, n) => [id, cards[n] as PostCard]));
  }

  async listed(titleIds: readonly number[], named = false): Promise<Map<number, ListedTitle>> {
    const sql = named ? LISTED_NAMED : LISTED;
    const rows = await this.database.preparedRows<ListedTitle & { id: number }>(sql, [titleIds]);
    return new Map(rows.map(({ id, ...title }) => [id, title]));
  }

  async byFilmIds(filmIds: readonly string[]): Promise<Map<string, PostCard>> {
    if (filmIds.length === 0) return new Map();
    const rows = await this.database.rows<{ filmId: string; card: string }>(BY_FILM_IDS, [filmIds]);
    const cards = await this.read(rows);
    return new Map(rows.map(({ filmId }, n) => [filmId, cards[n] as PostCard]));
  }

  private async read(rows: readonly { card: string }[]): Promise<PostCard[]> {
    return JSON.parse(await this.names.fill(`[${rows.map(({ card }) => card).join()}]`));
  }
}
