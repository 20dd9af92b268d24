import { Injectable } from '@nestjs/common';
import type { PostCard } from '#modules/catalogue/contract/post-card.ts';
import { TitleCards } from '#modules/catalogue/contract/title-cards.port.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import type { CollectionCard } from './list-collections/list-collections.schema.ts';

const COLLECTIONS = 'select id, slug, name, about, title_ids from read.collection';

type Row = Pick<CollectionCard, 'id' | 'slug' | 'name' | 'about'> & { title_ids: number[] };

export interface FilledCollection {
  card: CollectionCard;
  /** In the order of the collection. */
  posts: PostCard[];
}

/** Collections with their titles that are listed; one without any is not there. */
@Injectable()
export class CollectionReader {
  constructor(
    private readonly database: ReadDatabase,
    private readonly titles: TitleCards,
  ) {}

  async all(): Promise<FilledCollection[]> {
    return this.filled(await this.database.rows<Row>(`${COLLECTIONS} order by id`));
  }

  async bySlug(slug: string): Promise<FilledCollection | undefined> {
    const [found] = await this.filled(await this.database.rows<Row>(`${COLLECTIONS} where slug = $1`, [slug]));
    return found;
  }

  private async filled(rows: readonly Row[]): Promise<FilledCollection[]> {
    const cards = await this.titles.of([...new Set(rows.flatMap(({ title_ids }) => title_ids))]);
    return rows.flatMap(({ title_ids, ...row }) => {
      const posts = title_ids.flatMap((id) => cards.get(id) ?? []);
      const [first] = posts;
      if (!first) return [];
      // Posters and backdrops of a title differ in their folder alone.
      const horizontal_cover = first.cover_path.replace('/posters/', '/backdrops/');
      return [{ card: { ...row, horizontal_cover, tint: first.tint, posts_count: posts.length }, posts }];
    });
  }
}
