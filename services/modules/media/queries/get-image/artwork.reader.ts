import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#platform/database/read-database.ts';
import type { ArtworkFacts } from '../../domain/artwork/artwork-spec.ts';
import { pageArtwork } from '../../domain/artwork/page-artwork.ts';

export type PicturedSubject = 'title' | 'person' | 'news' | 'collection' | 'page';

/** What a picture is drawn from. */
@Injectable()
export class ArtworkReader {
  constructor(private readonly database: ReadDatabase) {}

  /** @returns null where nothing of that name is known. */
  async find(subject: PicturedSubject, slug: string): Promise<ArtworkFacts | null> {
    if (subject === 'page') return pageArtwork(slug, new Date().getFullYear());
    const row =
      subject === 'collection'
        ? await this.database.row<{ spec: ArtworkFacts }>('select spec from read.collection_artwork where slug = $1', [
            slug,
          ])
        : await this.database.row<{ spec: ArtworkFacts }>(
            'select spec from read.artwork where subject = $1 and slug = $2',
            [subject, slug],
          );
    return row?.spec ?? null;
  }
}
