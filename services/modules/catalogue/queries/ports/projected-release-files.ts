import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { type ReleaseFileCard, ReleaseFileCards } from '../../contract/files/release-file-cards.port.ts';

const CARDS = `
  select f.id as "fileId", f.title_id as "titleId", f.season, f.episode, f.quality, f.dubbed, f.censored,
    read.iso_time(f.uploaded_at) as "uploadedAt", f.media, c.post_type as "postType", c.slug, c.release_year as "releaseYear",
    c.base::json -> 'name' as name, c.base::json ->> 'cover_path' as "coverPath", c.base::json ->> 'tint' as tint
  from read.release_file f join read.title_card c on c.id = f.title_id and c.listed`;
const ORDER = 'order by f.season nulls first, f.episode nulls first, f.quality desc, f.dubbed, f.censored';

type CardRow = ReleaseFileCard & Record<string, unknown>;

@Injectable()
export class ProjectedReleaseFiles extends ReleaseFileCards {
  constructor(private readonly database: ReadDatabase) {
    super();
  }

  async of(fileIds: readonly number[]): Promise<Map<number, ReleaseFileCard>> {
    const rows = await this.database.preparedRows<CardRow>(`${CARDS} where f.id = any($1::int[])`, [fileIds]);
    return new Map(rows.map((row) => [row.fileId, row]));
  }

  ofTitle(titleId: number): Promise<ReleaseFileCard[]> {
    return this.database.preparedRows<CardRow>(`${CARDS} where f.title_id = $1 ${ORDER}`, [titleId]);
  }
}
