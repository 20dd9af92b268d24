import { Injectable } from '@nestjs/common';
import type { PostCard } from '#modules/catalogue/contract/post-card.ts';
import { TitleCards } from '#modules/catalogue/contract/titles/title-cards.port.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import type { CollectionCard } from './list-collections/list-collections.schema.ts';

const COLLECTIONS = 'select id, slug, name, about, title_ids, cover_path, tint from read.collection';

type Row = Pick<CollectionCard, 'id' | 'slug' | 'name' | 'about'> & {
  title_ids: number[];
  /** Null where it has no cover of its own. */
  cover_path: string | null;
  tint: string | null;
};

interface FilledCollection {
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
    return rows.flatMap(({ title_ids, cover_path, tint, id, slug, name, about }) => {
      const posts = title_ids.flatMap((titleId) => cards.get(titleId) ?? []);
      const [first] = posts;
      if (!first) return [];
      const pictures = cover_path && tint ? ownPictures(cover_path, tint) : picturesOf(first);
      return [{ card: { id, slug, name, about, ...pictures, posts_count: posts.length }, posts }];
    });
  }
}

type Pictures = Pick<CollectionCard, 'horizontal_cover' | 'vertical_cover' | 'tint'>;

/* The pictures of one subject differ in their folder alone. */

function ownPictures(path: string, tint: string): Pictures {
  return { horizontal_cover: path, vertical_cover: path.replace('/collections/', '/collections-tall/'), tint };
}

function picturesOf({ cover_path: poster, tint }: PostCard): Pictures {
  const inFolder = (folder: string) => poster.replace('/posters/', `/${folder}/`);
  return { horizontal_cover: inFolder('backdrops'), vertical_cover: inFolder('backdrops-tall'), tint };
}
